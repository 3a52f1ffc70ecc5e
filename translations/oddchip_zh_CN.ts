<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation>过牌 / 跟注</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>跟注 %1</translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation>下注 / 加注</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>补足</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>下注 %1</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>加注 %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>补足 %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>全下</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>全下 %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>开注 %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>发%1</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>推池</translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation>推 %1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Said…</source>
        <translation>口头…</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>筹码…</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>失误…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation>主管…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation>下一动作</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>手停</translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation>判误发牌</translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation>记录失误</translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation>下一位：%1</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>分池…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从此继续</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>底池助手</translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation>只算一手的底池，无牌桌</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>满池</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation>判给 %1</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>无牌</translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation>盖牌</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>未看到</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>其他位置…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>恢复副本…</translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation>显示条目</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation>%1 号位，提前</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>越序</translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation>输入数额</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>底池 %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 起</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation>记录为 %1</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation>已点 %1</translation>
    </message>
    <message>
        <source>count it</source>
        <translation>点清</translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation>烧牌，1 张</translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation>烧牌，3 张</translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation>每人 1 张</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 给 %2</translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation>开始第 %1 手</translation>
    </message>
    <message>
        <source>words</source>
        <translation>口头</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>发两次</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>count chips</source>
        <translation>点筹码</translation>
    </message>
    <message>
        <source>which chips</source>
        <translation>哪些筹码</translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation>牌与失误</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>再按一次</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>下注未结束</translation>
    </message>
    <message>
        <source>betting over</source>
        <translation>下注已结束</translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation>无人行动</translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation>谁先开注？</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>丢牌</translation>
    </message>
    <message>
        <source>upcards</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation>%1 号位换牌</translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation>%1 号位丢牌</translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation>明牌，%1 号位</translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation>补齐公共牌</translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation>不换牌</translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation>全部已丢牌</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>通吃</translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation>零头：%1 号位</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>无低牌</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>无赢家</translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation>有手牌待亮</translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation>本手进行中</translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation>本手已结束</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>没有牌桌</translation>
    </message>
    <message>
        <source>several pots</source>
        <translation>有多个底池</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>公共牌已满</translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation>待推 %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>尚未开局</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无内容</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>无可撤销</translation>
    </message>
    <message>
        <source>in helper</source>
        <translation>在助手中</translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation>需跟 %1</translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation>现在不能加注</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>已封顶</translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation>全下不足</translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation>无人能跟</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>提前行动</translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation>已叫主管</translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation>底池暂扣</translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation>需两份筹码</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>刚有变动</translation>
    </message>
    <message>
        <source>reading only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation>尚无理由：%1</translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation>太迟：%1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message>
        <source>Seat %1 acts.</source>
        <translation>%1 号位行动。</translation>
    </message>
    <message>
        <source>Seat %1 folds.</source>
        <translation>%1 号位弃牌。</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>%1 号位过牌。</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>%1 号位跟注。</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>%1 号位下注 %2。</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>%1 号位加注到 %2。</translation>
    </message>
    <message>
        <source>Seat %1 completes.</source>
        <translation>%1 号位补足。</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>%1 号位全下。</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>%1 号位强制开注。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;fold&quot;.</source>
        <translation>%1 号位说“弃牌”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;check&quot;.</source>
        <translation>%1 号位说“过牌”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;call&quot;.</source>
        <translation>%1 号位说“跟注”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet&quot;.</source>
        <translation>%1 号位说“下注”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet %2&quot;.</source>
        <translation>%1 号位说“下注 %2”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise&quot; and no amount.</source>
        <translation>%1 号位说“加注”，未说数额。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise to %2&quot;.</source>
        <translation>%1 号位说“加注到 %2”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise by %2&quot;.</source>
        <translation>%1 号位说“多加 %2”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise %2&quot;, neither to nor by.</source>
        <translation>%1 号位说“加注 %2”，未说加到还是多加。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;all-in&quot;.</source>
        <translation>%1 号位说“全下”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;%2&quot;.</source>
        <translation>%1 号位说“%2”。</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;time&quot;.</source>
        <translation>%1 号位喊“时间”。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 枚 %2</translation>
    </message>
    <message>
        <source>Seat %1 puts out %2 in one motion: %3 in all.</source>
        <translation>%1 号位一个动作放出 %2：共 %3。</translation>
    </message>
    <message>
        <source>Seat %1 puts out one chip of %2.</source>
        <translation>%1 号位放出一枚 %2 筹码。</translation>
    </message>
    <message>
        <source>Seat %1 takes back %2 that lay in front.</source>
        <translation>%1 号位收回面前原有的 %2。</translation>
    </message>
    <message>
        <source>Seat %1 rests its hands.</source>
        <translation>%1 号位手停下。</translation>
    </message>
    <message>
        <source>Card %1 of seat %2, %3, was exposed by the dealer.</source>
        <translation>%2 号位的第 %1 张牌 %3 被荷官暴露。</translation>
    </message>
    <message>
        <source>Card %1 of seat %2 was flashed by the dealer.</source>
        <translation>%2 号位的第 %1 张牌被荷官闪现。</translation>
    </message>
    <message>
        <source>Boxed cards in the deck: %1.</source>
        <translation>牌组中反面牌：%1 张。</translation>
    </message>
    <message>
        <source>Seat %1 has too many cards, by %2.</source>
        <translation>%1 号位多牌，多 %2 张。</translation>
    </message>
    <message>
        <source>Seat %1 has too few cards, by %2.</source>
        <translation>%1 号位少牌，少 %2 张。</translation>
    </message>
    <message>
        <source>The card of seat %1 came out of sequence.</source>
        <translation>%1 号位的牌次序发错。</translation>
    </message>
    <message>
        <source>The button is in the wrong place.</source>
        <translation>庄位按钮位置错误。</translation>
    </message>
    <message>
        <source>The first card went to seat %1 by mistake.</source>
        <translation>第一张牌误发给 %1 号位。</translation>
    </message>
    <message>
        <source>Seat %1 is empty and was dealt a hand.</source>
        <translation>%1 号位是空位，却发了牌。</translation>
    </message>
    <message>
        <source>Seat %1 was left out of the deal.</source>
        <translation>%1 号位漏发了牌。</translation>
    </message>
    <message>
        <source>On the table before the betting is over: %1 (%2).</source>
        <translation>下注未结束，%1已发到桌上：%2。</translation>
    </message>
    <message>
        <source>No card was burnt before %1.</source>
        <translation>%1之前没有烧牌。</translation>
    </message>
    <message>
        <source>Two cards were burnt before %1.</source>
        <translation>%1之前烧了两张牌。</translation>
    </message>
    <message>
        <source>A card too many lies on the flop: %1.</source>
        <translation>翻牌多发一张：%1。</translation>
    </message>
    <message>
        <source>Seat %1 has the wrong number of cards: its hand is dead.</source>
        <translation>%1 号位牌数不对：其手牌为死牌。</translation>
    </message>
    <message>
        <source>The dealer has mucked the hand of seat %1: it is dead.</source>
        <translation>荷官把 %1 号位的手牌收入弃牌堆：为死牌。</translation>
    </message>
    <message>
        <source>%1: nobody has a low.</source>
        <translation>%1：无人有低牌。</translation>
    </message>
    <message>
        <source>%1, high: seats %2 tie.</source>
        <translation>%1，高牌：%2 号位平分。</translation>
    </message>
    <message>
        <source>%1, high: seat %2.</source>
        <translation>%1，高牌：%2 号位。</translation>
    </message>
    <message>
        <source>%1, low: seats %2 tie.</source>
        <translation>%1，低牌：%2 号位平分。</translation>
    </message>
    <message>
        <source>%1, low: seat %2.</source>
        <translation>%1，低牌：%2 号位。</translation>
    </message>
    <message>
        <source>%1: seats %2 tie.</source>
        <translation>%1：%2 号位平分。</translation>
    </message>
    <message>
        <source>%1: seat %2 wins.</source>
        <translation>%1：%2 号位赢。</translation>
    </message>
    <message>
        <source>Board %1, %2: seats %3 tie.</source>
        <translation>公共牌 %1，%2：%3 号位平分。</translation>
    </message>
    <message>
        <source>Board %1, %2: seat %3 wins.</source>
        <translation>公共牌 %1，%2：%3 号位赢。</translation>
    </message>
    <message>
        <source>main pot</source>
        <translation>主池</translation>
    </message>
    <message>
        <source>side pot %1</source>
        <translation>边池 %1</translation>
    </message>
    <message>
        <source>A player calls a misdeal.</source>
        <translation>有玩家要求判误发牌。</translation>
    </message>
    <message>
        <source>Seat %1 leaves the game.</source>
        <translation>%1 号位离开牌局。</translation>
    </message>
    <message>
        <source>Seat %1 is away for the next hand.</source>
        <translation>%1 号位下一手离席。</translation>
    </message>
    <message>
        <source>Seat %1 comes back.</source>
        <translation>%1 号位回来。</translation>
    </message>
    <message>
        <source>Seat %1 wants to post and be dealt in.</source>
        <translation>%1 号位要下盲入局。</translation>
    </message>
    <message>
        <source>Seat %1 moves to seat %2.</source>
        <translation>%1 号位换到 %2 号位。</translation>
    </message>
    <message>
        <source>Seat %1 sits down with %2.</source>
        <translation>%1 号位带 %2 入座。</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>a call, %1</source>
        <translation>跟注，%1</translation>
    </message>
    <message>
        <source>a bet of %1</source>
        <translation>下注 %1</translation>
    </message>
    <message>
        <source>a raise to %1</source>
        <translation>加注到 %1</translation>
    </message>
    <message>
        <source>a completion to %1</source>
        <translation>补足到 %1</translation>
    </message>
    <message>
        <source>all-in, %1</source>
        <translation>全下，%1</translation>
    </message>
    <message>
        <source>the bring-in, %1</source>
        <translation>强制开注，%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不算</translation>
    </message>
    <message>
        <source>Seats %1 fold.</source>
        <translation>%1 号位弃牌。</translation>
    </message>
    <message>
        <source>Seats %1 check.</source>
        <translation>%1 号位过牌。</translation>
    </message>
    <message>
        <source>Seats %1 call.</source>
        <translation>%1 号位跟注。</translation>
    </message>
    <message>
        <source>Dealt: %1, %2.</source>
        <translation>发牌：%1，%2。</translation>
    </message>
    <message>
        <source>A misdeal: the cards are dealt anew.</source>
        <translation>误发牌：重新发牌。</translation>
    </message>
    <message>
        <source>Push the pots: how much does each seat win? What nobody matched goes back and is not won.</source>
        <translation>分推底池：各座位各赢多少？无人跟的部分退回，不算赢得。</translation>
    </message>
    <message>
        <source>Build the pots: how much, who may win, and what comes back.</source>
        <translation>分池：各池多少、谁能赢、退回什么。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, seats %2</source>
        <translation>%1，%2 号位</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1，%2 号位</translation>
    </message>
    <message>
        <source>Pot %1 to settle: %2</source>
        <translation>第 %1 个结算：%2</translation>
    </message>
    <message>
        <source>Seats %1 may win it.</source>
        <translation>%1 号位可赢此池。</translation>
    </message>
    <message>
        <source>Seat %1 alone can win it.</source>
        <translation>只有 %1 号位可赢此池。</translation>
    </message>
    <message>
        <source>Which seats can win the pot that is settled first?</source>
        <translation>最先结算的底池，哪些座位能赢？</translation>
    </message>
    <message>
        <source>Give back %1 to seat %2</source>
        <translation>退回 %1 给 %2 号位</translation>
    </message>
    <message>
        <source>Nobody matched it.</source>
        <translation>无人跟到。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 folded by %2</source>
        <translation>%2 号位弃牌 %1</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>池中 %1</translation>
    </message>
    <message>
        <source>%1 dead money</source>
        <translation>死钱 %1</translation>
    </message>
    <message>
        <source>Smallest in: %1. Pull %1 from %2</source>
        <translation>最小投入：%1。向 %2 号位各收 %1</translation>
    </message>
    <message>
        <source>Next: pull %1 more from %2</source>
        <translation>接着：再向 %2 号位各收 %1</translation>
    </message>
    <message>
        <source>%1 makes %2. Close it: %3.</source>
        <translation>%1 合计 %2。封池：%3。</translation>
    </message>
    <message>
        <source>Check the sum</source>
        <translation>核对总和</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: in all %2, all that was put in.</source>
        <translation>%1：共 %2，即投入的全部。</translation>
    </message>
    <message>
        <source>Pot-limit: what is the most that seat %1 may bet?</source>
        <translation>底池限注：%1 号位最多可下注多少？</translation>
    </message>
    <message>
        <source>Pot-limit: to what total may seat %1 raise at most?</source>
        <translation>底池限注：%1 号位最多可加注到总额多少？</translation>
    </message>
    <message>
        <source>Everything in the middle and in front</source>
        <translation>池中与面前的全部筹码</translation>
    </message>
    <message>
        <source>Count every bet that is out.</source>
        <translation>已放出的每一注都要计入。</translation>
    </message>
    <message>
        <source>What of it counts</source>
        <translation>其中算数的</translation>
    </message>
    <message>
        <source>Short and small blinds, antes and rounding as the house counts them.</source>
        <translation>不足的盲注、小盲、前注和取整，按场规计。</translation>
    </message>
    <message>
        <source>With nothing to call the pot is the most</source>
        <translation>无需跟注时，底池即为上限</translation>
    </message>
    <message>
        <source>Seat %2 calls first: %1</source>
        <translation>%2 号位先跟注：%1</translation>
    </message>
    <message>
        <source>The bet to match and the pot after the call</source>
        <translation>需跟到的注加上跟注后的底池</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>满池为 %1。</translation>
    </message>
    <message>
        <source>Divide it: how much does each seat get?</source>
        <translation>分池：每个座位得多少？</translation>
    </message>
    <message>
        <source>%1, high half</source>
        <translation>%1，高牌一半</translation>
    </message>
    <message>
        <source>%1, low half</source>
        <translation>%1，低牌一半</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1，公共牌 %2</translation>
    </message>
    <message>
        <source>high half</source>
        <translation>高牌一半</translation>
    </message>
    <message>
        <source>low half</source>
        <translation>低牌一半</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>公共牌 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%2 has the odd %1</source>
        <translation>零头 %1 归%2</translation>
    </message>
    <message>
        <source>%1: divide it</source>
        <translation>%1：分池</translation>
    </message>
    <message>
        <source>%2: seat %1 wins</source>
        <translation>%2：%1 号位赢</translation>
    </message>
    <message>
        <source>%2: seats %1 share</source>
        <translation>%2：%1 号位平分</translation>
    </message>
    <message>
        <source>%1 in %2 shares: %3 each</source>
        <translation>%1 分 %2 份：每份 %3</translation>
    </message>
    <message>
        <source>the odd %1 to seat %2</source>
        <translation>零头 %1 归 %2 号位</translation>
    </message>
    <message>
        <source>Seat %1 has in all</source>
        <translation>%1 号位共得</translation>
    </message>
    <message>
        <source>Add its parts: %1.</source>
        <translation>各部分相加：%1。</translation>
    </message>
    <message>
        <source>Which seats win? Name all that tie.</source>
        <translation>哪些座位赢？平分者全部列出。</translation>
    </message>
    <message>
        <source>Which seats win high, and which low? No low is an answer.</source>
        <translation>高牌谁赢，低牌谁赢？“无低牌”也是答案。</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>%1 号位成牌 %2</translation>
    </message>
    <message>
        <source>%1. It wins.</source>
        <translation>%1。赢。</translation>
    </message>
    <message>
        <source>%1. It loses.</source>
        <translation>%1。输。</translation>
    </message>
    <message>
        <source>Seat %1 has no low</source>
        <translation>%1 号位无低牌</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 for low</source>
        <translation>%1 号位低牌为 %2</translation>
    </message>
    <message>
        <source>Which seat acts first on this street?</source>
        <translation>本街哪个座位先行动？</translation>
    </message>
    <message>
        <source>Seat %1 shows %2</source>
        <translation>%1 号位明牌 %2</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>强制开注</translation>
    </message>
    <message>
        <source>The lowest upcard, of equal ones by suit: clubs, diamonds, hearts, spades.</source>
        <translation>最小的明牌，同点时按花色：梅花、方块、红桃、黑桃。</translation>
    </message>
    <message>
        <source>Razz: the highest upcard, of equal ones by suit: spades, hearts, diamonds, clubs.</source>
        <translation>拉兹：最大的明牌，同点时按花色：黑桃、红桃、方块、梅花。</translation>
    </message>
    <message>
        <source>After the first round</source>
        <translation>第一轮之后</translation>
    </message>
    <message>
        <source>The highest board, of equal ones the first at the left of the dealer.</source>
        <translation>最大的一副明牌，相同时为荷官左边第一个。</translation>
    </message>
    <message>
        <source>Razz: the lowest board, of equal ones the first at the left of the dealer.</source>
        <translation>拉兹：最小的一副明牌，相同时为荷官左边第一个。</translation>
    </message>
    <message>
        <source>It acts first.</source>
        <translation>先行动。</translation>
    </message>
    <message>
        <source>It acts later.</source>
        <translation>后行动。</translation>
    </message>
    <message>
        <source>To what total must seat %1 raise at least?</source>
        <translation>%1 号位至少须加注到总额多少？</translation>
    </message>
    <message>
        <source>The bet to match</source>
        <translation>需跟到的注</translation>
    </message>
    <message>
        <source>The most that anyone has in front.</source>
        <translation>面前最多者的数额。</translation>
    </message>
    <message>
        <source>The last full bet or raise</source>
        <translation>最近一次完整下注或加注</translation>
    </message>
    <message>
        <source>A raise adds at least as much again.</source>
        <translation>加注至少再加同样多。</translation>
    </message>
    <message>
        <source>A short all-in changes what there is to call, never the size of a full raise.</source>
        <translation>不足的全下只改变需跟的数额，不改变完整加注的大小。</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>May seat %1 raise, or only call or fold?</source>
        <translation>%1 号位可以加注，还是只能跟注或弃牌？</translation>
    </message>
    <message>
        <source>It may raise.</source>
        <translation>可以加注。</translation>
    </message>
    <message>
        <source>Call or fold only.</source>
        <translation>只能跟注或弃牌。</translation>
    </message>
    <message>
        <source>What seat %1 faces</source>
        <translation>%1 号位面对的数额</translation>
    </message>
    <message>
        <source>%1 less %2 in front</source>
        <translation>%1 减去面前的 %2</translation>
    </message>
    <message>
        <source>A full raise</source>
        <translation>完整加注</translation>
    </message>
    <message>
        <source>It faces enough: raise</source>
        <translation>面对的够多：可加注</translation>
    </message>
    <message>
        <source>It faces too little: call or fold</source>
        <translation>面对的不够：只能跟注或弃牌</translation>
    </message>
    <message>
        <source>Short all-ins add up for each seat.</source>
        <translation>不足的全下按各座位累计。</translation>
    </message>
    <message>
        <source>A single later wager must have been a full one.</source>
        <translation>须有一次后来的下注本身达到完整加注。</translation>
    </message>
    <message>
        <source>What may seat %1 do beside calling and folding?</source>
        <translation>除跟注和弃牌外，%1 号位还可做什么？</translation>
    </message>
    <message>
        <source>The bet of this street</source>
        <translation>本轮的注额</translation>
    </message>
    <message>
        <source>Half of it, %1, is the test.</source>
        <translation>以其一半 %1 为准。</translation>
    </message>
    <message>
        <source>Seat %1, all-in, lifts it from %3 to %2</source>
        <translation>%1 号位全下，由 %3 提到 %2</translation>
    </message>
    <message>
        <source>Half a bet or more: it counts as a full bet or raise.</source>
        <translation>半注或以上：算完整下注或加注。</translation>
    </message>
    <message>
        <source>Less than half a bet: what comes next completes it.</source>
        <translation>不足半注：其后的加注算补足。</translation>
    </message>
    <message>
        <source>%1 less %2 in front. It has acted: half a bet or more lets it raise.</source>
        <translation>%1 减去面前的 %2。已行动过：半注或以上才可加注。</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>How many raises are left in this round?</source>
        <translation>本轮还剩几次加注？</translation>
    </message>
    <message>
        <source>The house allows %1 raises after the bet</source>
        <translation>场规允许下注后加注 %1 次</translation>
    </message>
    <message>
        <source>Before the flop the big blind is the bet.</source>
        <translation>翻牌前，大盲即为下注。</translation>
    </message>
    <message>
        <source>Made so far: %1</source>
        <translation>已加注：%1 次</translation>
    </message>
    <message>
        <source>Calls and short all-ins do not count.</source>
        <translation>跟注和不足的全下不计。</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>剩余：%1 次</translation>
    </message>
    <message>
        <source>%1 less %2 is %3</source>
        <translation>%1 减 %2 等于 %3</translation>
    </message>
    <message>
        <source>What is the fewest chips that make %1? There are chips of %2.</source>
        <translation>最少几枚筹码凑成 %1？筹码面额有 %2。</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>剩 %1。</translation>
    </message>
    <message>
        <source>How much change goes back to seat %1?</source>
        <translation>应找零多少给 %1 号位？</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 减 %2</translation>
    </message>
    <message>
        <source>How much must seat %1 add to call?</source>
        <translation>%1 号位跟注须补多少？</translation>
    </message>
    <message>
        <source>In front of seat %1</source>
        <translation>%1 号位面前</translation>
    </message>
    <message>
        <source>It counts towards the call.</source>
        <translation>计入跟注。</translation>
    </message>
    <message>
        <source>It adds %1</source>
        <translation>补 %1</translation>
    </message>
    <message>
        <source>Its stack is only %1: it is all-in.</source>
        <translation>其筹码只有 %1：全下。</translation>
    </message>
    <message>
        <source>The rake is %1 %, in steps of %2.</source>
        <translation>抽水 %1 %，以 %2 为一档。</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>最多 %1。</translation>
    </message>
    <message>
        <source>No flop, no drop.</source>
        <translation>不发翻牌不抽水。</translation>
    </message>
    <message>
        <source>%1 for the jackpot from a pot of %2 on.</source>
        <translation>底池满 %2 起，奖池收 %1。</translation>
    </message>
    <message>
        <source>How much rake is taken?</source>
        <translation>抽水多少？</translation>
    </message>
    <message>
        <source>How much is taken, rake and jackpot together?</source>
        <translation>抽水与奖池共收多少？</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>整个底池</translation>
    </message>
    <message>
        <source>All pots of the hand together, without what came back.</source>
        <translation>本手所有底池合计，不含已退回的。</translation>
    </message>
    <message>
        <source>%1 % of %2 is %3</source>
        <translation>%2 的 %1 % 为 %3</translation>
    </message>
    <message>
        <source>Down to a whole %1: %2</source>
        <translation>向下取到整 %1：%2</translation>
    </message>
    <message>
        <source>The rake</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>Nothing is taken.</source>
        <translation>不抽。</translation>
    </message>
    <message>
        <source>There is no cap.</source>
        <translation>无上限。</translation>
    </message>
    <message>
        <source>And for the jackpot</source>
        <translation>另收奖池</translation>
    </message>
    <message>
        <source>A stack is coloured up; chips of %2 in it: %1. How many chips of %3 come for it? What does not make a whole one stays small.</source>
        <translation>一摞面额 %2 的筹码共 %1 枚，换大面额。换得面额 %3 的几枚？不够一枚的仍留小筹码。</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>What does it count as?</source>
        <translation>算作什么？</translation>
    </message>
    <message>
        <source>The action comes to seat %1. What of its act out of turn?</source>
        <translation>轮到 %1 号位行动。其越序行动如何处理？</translation>
    </message>
    <message>
        <source>It stands as it was.</source>
        <translation>照原样有效。</translation>
    </message>
    <message>
        <source>It lapses: the chips go back.</source>
        <translation>失效：筹码退回。</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <translation>越序：%1</translation>
    </message>
    <message>
        <source>The act is kept</source>
        <translation>该行动保留</translation>
    </message>
    <message>
        <source>It waits until its turn comes.</source>
        <translation>等到轮到该座位时再定。</translation>
    </message>
    <message>
        <source>A bet or raise changes the action.</source>
        <translation>下注或加注改变了局面。</translation>
    </message>
    <message>
        <source>After a call in between the act no longer binds by itself.</source>
        <translation>中间有人跟注之后，该行动本身不再有约束力。</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>局面未变。</translation>
    </message>
    <message>
        <source>Seat %1 was passed over and now wants to act. Does it still have its right?</source>
        <translation>%1 号位被跳过，现在要行动。还有行动权吗？</translation>
    </message>
    <message>
        <source>It keeps its right to act.</source>
        <translation>保留行动权。</translation>
    </message>
    <message>
        <source>It may have lost it: the floor decides.</source>
        <translation>可能已失去：由主管决定。</translation>
    </message>
    <message>
        <source>Who says &quot;time&quot; keeps the right to act.</source>
        <translation>喊了“时间”的，保留行动权。</translation>
    </message>
    <message>
        <source>Acts behind it: %1</source>
        <translation>其后的行动数：%1</translation>
    </message>
    <message>
        <source>From %1 on the right may be lost.</source>
        <translation>达到 %1 次起可能失去行动权。</translation>
    </message>
    <message>
        <source>The least raise is to %1.</source>
        <translation>最小加注为加到 %1。</translation>
    </message>
    <message>
        <source>Nobody has bet; the least bet is %1.</source>
        <translation>无人下注；最小下注为 %1。</translation>
    </message>
    <message>
        <source>It may not be raised.</source>
        <translation>不得加注。</translation>
    </message>
    <message>
        <source>Over the call</source>
        <translation>超出跟注的部分</translation>
    </message>
    <message>
        <source>A full raise adds %1.</source>
        <translation>完整加注须加 %1。</translation>
    </message>
    <message>
        <source>In front now: %1.</source>
        <translation>现在面前：%1。</translation>
    </message>
    <message>
        <source>So</source>
        <translation>所以</translation>
    </message>
    <message>
        <source>Nobody has acted. Is it a misdeal, or do you play on?</source>
        <translation>尚无人行动。判误发牌，还是继续？</translation>
    </message>
    <message>
        <source>Misdeal, or play on?</source>
        <translation>误发牌，还是继续？</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>误发牌。</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>继续。</translation>
    </message>
    <message>
        <source>A cause for a misdeal, while it can still be called.</source>
        <translation>在仍可提出时，属误发牌事由。</translation>
    </message>
    <message>
        <source>By itself no cause.</source>
        <translation>本身不是事由。</translation>
    </message>
    <message>
        <source>Acts since the blinds: %1</source>
        <translation>盲注后的行动数：%1</translation>
    </message>
    <message>
        <source>After two acts in turn the hand is played.</source>
        <translation>依次行动两次后，本手照打。</translation>
    </message>
    <message>
        <source>After three acts, or two that are not both folds or both checks, the hand is played.</source>
        <translation>三次行动后，或两次行动且非都弃牌、非都过牌后，本手照打。</translation>
    </message>
    <message>
        <source>After three acts, or two of which one had chips, the hand is played.</source>
        <translation>三次行动后，或两次行动且其一有筹码后，本手照打。</translation>
    </message>
    <message>
        <source>It is noticed now. What is done?</source>
        <translation>现在才发现。怎么处理？</translation>
    </message>
    <message>
        <source>The street goes back and comes as it should have.</source>
        <translation>该街收回，按应有的方式重发。</translation>
    </message>
    <message>
        <source>The board stands; play on.</source>
        <translation>公共牌有效；继续。</translation>
    </message>
    <message>
        <source>There has been action on it.</source>
        <translation>在其上已有行动。</translation>
    </message>
    <message>
        <source>Leave the burn card where it is</source>
        <translation>烧牌留在原处</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>烧一张牌</translation>
    </message>
    <message>
        <source>Burn no card</source>
        <translation>不烧牌</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>收回%1</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>收回一张牌</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>洗余牌</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>发%1</translation>
    </message>
    <message>
        <source>Seat %1 gets the burn card</source>
        <translation>%1 号位得烧牌</translation>
    </message>
    <message>
        <source>Seat %1 gets the top card after the deal</source>
        <translation>发牌完成后 %1 号位得顶牌</translation>
    </message>
    <message>
        <source>The exposed card is the burn</source>
        <translation>暴露牌作烧牌</translation>
    </message>
    <message>
        <source>%1 is kept</source>
        <translation>%1 保留</translation>
    </message>
    <message>
        <source>Lay %1 aside until %2</source>
        <translation>%1 放一边，等到%2</translation>
    </message>
    <message>
        <source>When the betting is over, what is done with the early cards?</source>
        <translation>下注结束后，提前发出的牌怎么处理？</translation>
    </message>
    <message>
        <source>They go back, the stub is shuffled, and the street comes without a new burn.</source>
        <translation>牌收回，洗余牌，不再烧牌，重发该街。</translation>
    </message>
    <message>
        <source>The card waits: burn, the next card is the turn; it is shuffled in for the river.</source>
        <translation>该牌先放一边：烧牌，下一张作转牌；河牌前将其洗入余牌。</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>牌有效。</translation>
    </message>
    <message>
        <source>They go back; burn again and deal the next cards.</source>
        <translation>牌收回；再烧一张，发后面的牌。</translation>
    </message>
    <message>
        <source>What is done?</source>
        <translation>怎么处理？</translation>
    </message>
    <message>
        <source>The floor draws one of the four as the next burn.</source>
        <translation>主管从四张中抽一张，作下一张烧牌。</translation>
    </message>
    <message>
        <source>All go back, the stub is shuffled, three are dealt.</source>
        <translation>全部收回，洗余牌，重发三张。</translation>
    </message>
    <message>
        <source>The first three play.</source>
        <translation>前三张有效。</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>叫主管</translation>
    </message>
    <message>
        <source>One of the four is drawn, and is the next burn.</source>
        <translation>从四张中抽一张，作下一张烧牌。</translation>
    </message>
    <message>
        <source>Build the pots without the hand of seat %1.</source>
        <translation>分池，不计 %1 号位的手牌。</translation>
    </message>
    <message>
        <source>The chips of seat %1 stay</source>
        <translation>%1 号位的筹码留下</translation>
    </message>
    <message>
        <source>They are folded money.</source>
        <translation>按弃牌者的筹码计。</translation>
    </message>
    <message>
        <source>Last hand: button seat %1, small blind seat %2, big blind seat %3.</source>
        <translation>上一手：按钮 %1 号位，小盲 %2 号位，大盲 %3 号位。</translation>
    </message>
    <message>
        <source>Next hand: where are the button, the small blind and the big blind?</source>
        <translation>下一手：按钮、小盲和大盲在哪里？</translation>
    </message>
    <message>
        <source>Big blind: seat %1</source>
        <translation>大盲：%1 号位</translation>
    </message>
    <message>
        <source>The next seat that is due.</source>
        <translation>下一个该付的座位。</translation>
    </message>
    <message>
        <source>Small blind: seat %1</source>
        <translation>小盲：%1 号位</translation>
    </message>
    <message>
        <source>Nobody posts a small blind</source>
        <translation>无人付小盲</translation>
    </message>
    <message>
        <source>It lies where the big blind was.</source>
        <translation>在原大盲的位置。</translation>
    </message>
    <message>
        <source>Button: seat %1</source>
        <translation>按钮：%1 号位</translation>
    </message>
    <message>
        <source>It lies where the small blind was, on an empty seat if need be.</source>
        <translation>在原小盲的位置，必要时放在空位上。</translation>
    </message>
    <message>
        <source>Seat %1 has button and small blind</source>
        <translation>%1 号位兼按钮和小盲</translation>
    </message>
    <message>
        <source>Heads-up the button has the small blind; nobody has the big blind twice running.</source>
        <translation>单挑时按钮为小盲；任何人不连付两次大盲。</translation>
    </message>
    <message>
        <source>Seat %1 was away.</source>
        <translation>%1 号位曾离席。</translation>
    </message>
    <message>
        <source>The big blind went past seat %1 while it was away.</source>
        <translation>%1 号位离席时，大盲已经过该座位。</translation>
    </message>
    <message>
        <source>Seat %1 had its big blind and missed the small one.</source>
        <translation>%1 号位付过大盲，欠小盲。</translation>
    </message>
    <message>
        <source>What does seat %1 post to be dealt in: live, and dead?</source>
        <translation>%1 号位入局须付什么：活注多少，死注多少？</translation>
    </message>
    <message>
        <source>Live: %1</source>
        <translation>活注：%1</translation>
    </message>
    <message>
        <source>A missed big blind is posted live.</source>
        <translation>欠的大盲按活注付。</translation>
    </message>
    <message>
        <source>Dead: %1</source>
        <translation>死注：%1</translation>
    </message>
    <message>
        <source>A missed small blind is dead money.</source>
        <translation>欠的小盲是死钱。</translation>
    </message>
    <message>
        <source>It has not missed that one.</source>
        <translation>未欠此盲。</translation>
    </message>
    <message>
        <source>Does seat %1 owe anything for the move?</source>
        <translation>%1 号位换座要补付吗？</translation>
    </message>
    <message>
        <source>It owes nothing.</source>
        <translation>不用补付。</translation>
    </message>
    <message>
        <source>It posts, or waits for the big blind.</source>
        <translation>须下盲，或等大盲。</translation>
    </message>
    <message>
        <source>Count the players that it passed</source>
        <translation>数出越过的玩家</translation>
    </message>
    <message>
        <source>Moving away from the big blind that is coming, and not past it.</source>
        <translation>背离即将到来的大盲移动，且不越过它。</translation>
    </message>
    <message>
        <source>Passed: %1 (%2)</source>
        <translation>越过：%1 人（座位：%2）</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>免付：%1</translation>
    </message>
    <message>
        <source>One more, and it comes in as a newcomer does.</source>
        <translation>再多一个，就按新来者入局。</translation>
    </message>
    <message>
        <source>Seat %1 took %2 off the table in this session and comes back.</source>
        <translation>%1 号位在本场次带走 %2，现在回来。</translation>
    </message>
    <message>
        <source>The least buy-in is %1.</source>
        <translation>最小买入为 %1。</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>最大为 %1。</translation>
    </message>
    <message>
        <source>With how much must seat %1 come back at least?</source>
        <translation>%1 号位至少须带多少回来？</translation>
    </message>
    <message>
        <source>What it left with</source>
        <translation>离开时的数额</translation>
    </message>
    <message>
        <source>Chips may not be taken off and left out.</source>
        <translation>不得把筹码带走而不带回。</translation>
    </message>
    <message>
        <source>The least buy-in</source>
        <translation>最小买入</translation>
    </message>
    <message>
        <source>As for anybody.</source>
        <translation>与任何人一样。</translation>
    </message>
    <message>
        <source>The larger of the two.</source>
        <translation>取两者中较大的。</translation>
    </message>
    <message>
        <source>Exactly what it left with.</source>
        <translation>正是离开时的数额。</translation>
    </message>
    <message>
        <source>Only the least buy-in.</source>
        <translation>只需最小买入。</translation>
    </message>
    <message>
        <source>Who shows first?</source>
        <translation>谁先亮牌？</translation>
    </message>
    <message>
        <source>Somebody bet on the last round</source>
        <translation>最后一轮有人下注</translation>
    </message>
    <message>
        <source>Nobody bet on the last round</source>
        <translation>最后一轮无人下注</translation>
    </message>
    <message>
        <source>The last bet or raise decides; without one whoever acted first.</source>
        <translation>以最后的下注或加注者为准；没有则为最先行动者。</translation>
    </message>
    <message>
        <source>Then clockwise.</source>
        <translation>然后顺时针。</translation>
    </message>
    <message>
        <source>Which hands do you kill before the push?</source>
        <translation>推池之前收掉哪些手牌？</translation>
    </message>
    <message>
        <source>Push the %1 to %2</source>
        <translation>把 %1 推给 %2 号位</translation>
    </message>
    <message>
        <source>Last formed, first pushed.</source>
        <translation>后成的池先推。</translation>
    </message>
    <message>
        <source>To which seats do you push the first pot?</source>
        <translation>第一个底池推给哪些座位？</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>你报什么？</translation>
    </message>
    <message>
        <source>The next street comes. What do you announce?</source>
        <translation>下一轮要发了。你报什么？</translation>
    </message>
    <message>
        <source>In the hand: %1</source>
        <translation>在局：%1</translation>
    </message>
    <message>
        <source>Count all that have not folded, all-in or not.</source>
        <translation>未弃牌的都算，不论是否全下。</translation>
    </message>
    <message>
        <source>Say the total</source>
        <translation>报总额</translation>
    </message>
    <message>
        <source>A raise is announced by its total, never by what was added.</source>
        <translation>加注报总额，不报所加的数。</translation>
    </message>
    <message>
        <source>Players dealt in: %1. A card was burnt before each street. How many cards are in the stub?</source>
        <translation>发牌玩家：%1 人。每轮前各烧一张。余牌有几张？</translation>
    </message>
    <message>
        <source>Players: %1, so cards dealt: %2</source>
        <translation>玩家：%1 人，已发牌：%2 张</translation>
    </message>
    <message>
        <source>Folded hands count as well.</source>
        <translation>弃掉的手牌也算。</translation>
    </message>
    <message>
        <source>On the board %1, burnt %2</source>
        <translation>公共牌 %1 张，烧牌 %2 张</translation>
    </message>
    <message>
        <source>One burn a street.</source>
        <translation>每轮烧一张。</translation>
    </message>
    <message>
        <source>52 less %1, less %2, less %3: %4</source>
        <translation>52 减 %1、减 %2、减 %3：%4</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>你叫什么？</translation>
    </message>
    <message>
        <source>Player has %1, bank has %2.</source>
        <translation>闲 %1 点，庄 %2 点。</translation>
    </message>
    <message>
        <source>Player %1, bank %2.</source>
        <translation>闲 %1，庄 %2。</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing; only the last digit counts.</source>
        <translation>十和花牌算零；只计个位数。</translation>
    </message>
    <message>
        <source>A card for the player.</source>
        <translation>闲补一张牌。</translation>
    </message>
    <message>
        <source>A card for the bank.</source>
        <translation>庄补一张牌。</translation>
    </message>
    <message>
        <source>No more cards.</source>
        <translation>不再补牌。</translation>
    </message>
    <message>
        <source>%1 on %2. It has won.</source>
        <translation>%2押 %1。已赢。</translation>
    </message>
    <message>
        <source>%1 on %2. It is a tie.</source>
        <translation>%2押 %1。和局。</translation>
    </message>
    <message>
        <source>player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>How much is paid beside the bet?</source>
        <translation>注旁赔付多少？</translation>
    </message>
    <message>
        <source>What the bet wins</source>
        <translation>赢得的数额</translation>
    </message>
    <message>
        <source>Even money on %1.</source>
        <translation>%1 一赔一。</translation>
    </message>
    <message>
        <source>%1 at %2 to 1.</source>
        <translation>%1，%2 赔 1。</translation>
    </message>
    <message>
        <source>The house keeps %1 % of it</source>
        <translation>场方抽其 %1 %</translation>
    </message>
    <message>
        <source>%1 for the commission.</source>
        <translation>佣金 %1。</translation>
    </message>
    <message>
        <source>That is %1; rounded as the house does it, %2.</source>
        <translation>即 %1；按场规取整为 %2。</translation>
    </message>
    <message>
        <source>Paid beside the bet</source>
        <translation>注旁赔付</translation>
    </message>
    <message>
        <source>Nothing is paid, nothing is taken</source>
        <translation>不赔不收</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation>已在别处打开</translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation>此日志已在另一个 Oddchip 中打开：%1。只能阅读，不能录入。</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>请在那边关闭，再重试。</translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation>不可写入</translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation>此日志不可写入：%1。只能阅读，不能录入。</translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation>请取得该文件及其文件夹的写入权限，或改用其他文件夹。</translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation>不是日志</translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation>%1 是别的文件，不是 Oddchip 日志。未作改动。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation>来自较新版本</translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation>此日志由较新的 Oddchip 写成：%1。未作改动。</translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation>请使用该版本或更新版本。</translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation>在 Oddchip 外被改动</translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation>此日志在 Oddchip 外被改动：%1。已证实的部分可以阅读。</translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation>保留该文件，恢复一份副本再继续。</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>磁盘已满：%1。最后一个事件未保存。此前没有丢失。</translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation>请腾出空间再重试，或改用其他位置。</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>磁盘未能写入：%1。最后一个事件未保存。此前没有丢失。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation>请重试。若仍如此，请改用其他位置。</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>%1 处没有内容。</translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation>请检查名称，或选择其他位置。</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation>条目数：%1。每条均与写入时一致。</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>条目被改动</translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>第 %1 条在 Oddchip 外被改动。此前各手已证实。此后的可以阅读，无法证实。</translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation>显示该条目，或恢复副本。</translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation>条目缺失</translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>第 %1 条缺失。此前各手已证实。此后的可以阅读，无法证实。</translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation>请恢复副本。</translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation>条目被移动</translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>第 %1 条不在原位。此前各手已证实。此后的可以阅读，无法证实。</translation>
    </message>
    <message>
        <source>end missing</source>
        <translation>结尾缺失</translation>
    </message>
    <message>
        <source>Entry %1 is not there: the end was cut off after a head was noted.</source>
        <translation>第 %1 条不存在：记下链头之后，末尾被截掉。</translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation>请恢复更完整的副本。</translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation>保护已失</translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation>每条均与写入时一致，但有一道防改动的保护已失。</translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation>恢复副本，或在新日志中继续。</translation>
    </message>
    <message>
        <source>copy told otherwise</source>
        <translation>副本记载被改</translation>
    </message>
    <message>
        <source>Every entry up to %1 is what was written, but what is told there of a copy was changed.</source>
        <translation>截至第 %1 条，每条均与写入时一致，但其中关于副本的记载被改动。</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation>文件在第 %1 条处损坏。此前各手已证实。</translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation>有一行无法理解</translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation>此版本无法读取 %3 的第 %1 条：%2。只能阅读，不能录入。</translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation>用写成该日志的版本打开，或在其他文件夹中继续。</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不相符</translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation>%3 的第 %1 条与此前内容不符：%2。只能阅读，不能录入。</translation>
    </message>
    <message>
        <source>read differently</source>
        <translation>读法不同</translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation>第 %1 条写入时得出的桌面与现在不同。</translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation>请点清各人筹码。此版本对这一手的读法与写入它的版本不同。</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation>未记录。牌桌保持原样。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation>检查“%1”，或点按键。</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation>无法读取 %1 的第 %2 行：%3。</translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation>请改正该行。其前后内容仍会采用。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation>请检查名称。</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>牌桌：%1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>%1 号位有 %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>-- %1</source>
        <translation>-- %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>%1 号位：%2</translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation>按 %1：%2 [%3]</translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation>又按 %1：%2 [%3]</translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation>标记：%1，%2</translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation>主管决定：%1，%2 [%3]</translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation>候选：%1 号位，%2</translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation>%1 号位行动，需补 %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, brings in %2 or completes</source>
        <translation>%1 号位行动：开注 %2 或补足</translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation>可下注 %1 至 %2 [%3]</translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation>可加注，最少到 %1，最多 %2 [%3]</translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation>可补足到 %1，最多 %2 [%3]</translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation>不可加注：%1 [%2]</translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation>%1 %2，%3 号位</translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation>合计 %1：面前 %2，此前 %3</translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation>跟注 %1，跟注后底池 %2：最多 %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation>%1 号位赢 %2，其中零头 %3 [%4]</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation>拒绝：%1，%2</translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation>%1 号位最后有 %2</translation>
    </message>
    <message>
        <source>Not over yet: seat %1 has %2</source>
        <translation>尚未结束：%1 号位有 %2</translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation>各规则结果相同：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>首个差异</translation>
    </message>
    <message>
        <source>Coup %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Player %1; bank %2</source>
        <translation>闲 %1；庄 %2</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>补牌：%1</translation>
    </message>
    <message>
        <source>Stands: %1</source>
        <translation>停牌：%1</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>赢家：%1</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card of the shoe</source>
        <translation>%1 退回：作为牌靴的下一张牌</translation>
    </message>
    <message>
        <source>Seat %1 loses %2 on %3</source>
        <translation>%1 号位输 %2，押 %3</translation>
    </message>
    <message>
        <source>Seat %1 has its %2 on %3 back</source>
        <translation>%1 号位退回 %2，押 %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %4 with %2 on %3</source>
        <translation>%1 号位赢 %4，以 %2 押 %3</translation>
    </message>
    <message>
        <source>commission %1</source>
        <translation>佣金 %1</translation>
    </message>
    <message>
        <source>Commission %1; the box holds %2</source>
        <translation>佣金 %1；佣金箱内 %2</translation>
    </message>
    <message>
        <source>The shoe is with seat %1</source>
        <translation>牌靴在 %1 号位</translation>
    </message>
    <message>
        <source>Commission box %1, collected %2</source>
        <translation>佣金箱 %1，已收 %2</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>%1 号位欠 %2</translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation>按 %1 均无差异。</translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message>
        <source>Floor called %1, %2</source>
        <translation>已叫主管，%1，%2</translation>
    </message>
    <message>
        <source>Copy frozen at event %1. The dealer cannot change it.</source>
        <translation>副本定格于事件 %1。荷官不能改动。</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>自叫主管起</translation>
    </message>
    <message>
        <source>to act %1</source>
        <translation>%1 号位行动</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>%1; floor: %2</source>
        <translation>%1；主管：%2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>%1 号位：%2</translation>
    </message>
    <message>
        <source>what came before could not be</source>
        <translation>之前的事件无法成立</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Tap to write it down.</source>
        <translation>点按写下。</translation>
    </message>
    <message>
        <source>Heard, nothing written.</source>
        <translation>已听取，未写下。</translation>
    </message>
    <message>
        <source>What happened: %1</source>
        <translation>经过：%1</translation>
    </message>
    <message>
        <source>Tab: the next who tells. Enter: written down.</source>
        <translation>Tab：下一位陈述者。Enter：写入。</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 归 %2 号位</translation>
    </message>
    <message>
        <source>%1: no low</source>
        <translation>%1：无低牌</translation>
    </message>
    <message>
        <source>Of the hand before, from the next hand on.</source>
        <translation>判上一手，从下一手起。</translation>
    </message>
    <message>
        <source>hand of seat %1 is dead</source>
        <translation>%1 号位手牌为死牌</translation>
    </message>
    <message>
        <source>hand of seat %1 is live</source>
        <translation>%1 号位手牌为活牌</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>暂扣%1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>解除暂扣%1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>%1 号位有 %2</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>找零 %1 给 %2 号位。</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>%1 号位补 %2。</translation>
    </message>
    <message>
        <source>Seat %1 owes %2.</source>
        <translation>%1 号位欠 %2。</translation>
    </message>
    <message>
        <source>House</source>
        <translation>场规</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>所问</translation>
    </message>
    <message>
        <source>next owes</source>
        <translation>下家需付</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 号位投入</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 号位：%2</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 号位退回</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Write it as the dealer would say it.</source>
        <translation>按荷官的说法写。</translation>
    </message>
    <message>
        <source>For example: call 40, raise to 80, 6 dead, award main 5, misdeal.</source>
        <translation>例如：call 40、raise to 80、6 dead、award main 5、misdeal。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1 的 PIN 码</translation>
    </message>
    <message>
        <source>Second person, PIN of %1</source>
        <translation>第二人，%1 的 PIN 码</translation>
    </message>
    <message>
        <source>Initials of the floor</source>
        <translation>主管签名缩写</translation>
    </message>
    <message>
        <source>Initials of a second person</source>
        <translation>第二人签名缩写</translation>
    </message>
    <message>
        <source>Other person</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>A second person approves; this is the same one.</source>
        <translation>须由第二人批准；这是同一人。</translation>
    </message>
    <message>
        <source>Initials…</source>
        <translation>签名缩写…</translation>
    </message>
    <message>
        <source>Decide: %1</source>
        <translation>裁决：%1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Act, ruling and versions stay in the record.</source>
        <translation>行动、裁决和各方说法都留在记录中。</translation>
    </message>
    <message>
        <source>No outcome is chosen.</source>
        <translation>未选结果。</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>缺少理由。</translation>
    </message>
    <message>
        <source>The initials are missing.</source>
        <translation>缺少签名缩写。</translation>
    </message>
    <message>
        <source>Digits missing: %1.</source>
        <translation>还缺位数：%1。</translation>
    </message>
    <message>
        <source>Hold pot %1 (H)</source>
        <translation>暂扣底池 %1 (H)</translation>
    </message>
    <message>
        <source>Pot %1 held (H)</source>
        <translation>底池 %1 已扣 (H)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>返回牌局 (Esc)</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Tab ← →</source>
        <translation>Tab ← →</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>0 – 9</source>
        <translation>0 – 9</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 码</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hold pot</source>
        <translation>暂扣底池</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>add version</source>
        <translation>添加说法</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: %1. The last: %2, %3.</source>
        <translation>主管裁决过的类似情形：%1。最近一次：%2，%3。</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: none.</source>
        <translation>主管裁决过的类似情形：无。</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, call stays open</source>
        <translation>返回，叫主管仍未结</translation>
    </message>
    <message>
        <source>Silent chips</source>
        <translation>无声放筹码</translation>
    </message>
    <message>
        <source>Words came first</source>
        <translation>话语在先</translation>
    </message>
    <message>
        <source>Camera shows</source>
        <translation>摄像头显示</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平</translation>
    </message>
    <message>
        <source>Intent was clear</source>
        <translation>意图明确</translation>
    </message>
    <message>
        <source>Dealer&apos;s mistake</source>
        <translation>荷官失误</translation>
    </message>
    <message>
        <source>Player not aware</source>
        <translation>玩家不知情</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>以牌为准</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>各方一致</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>最近事件</translation>
    </message>
    <message>
        <source>Ruling by the house rules</source>
        <translation>按场规裁决</translation>
    </message>
    <message>
        <source>What the other books say</source>
        <translation>其他规则手册怎么说</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>各方说法</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>This journal is open for reading only. Decide at its own table.</source>
        <translation>此日志仅供阅读。请在其本桌裁决。</translation>
    </message>
    <message>
        <source>Only the hand that is on the table can be decided.</source>
        <translation>只能裁决桌上正在进行的这一手。</translation>
    </message>
    <message>
        <source>Open another journal…</source>
        <translation>打开另一日志…</translation>
    </message>
    <message>
        <source>Reports have a box for pots of at least</source>
        <translation>报告中设框的底池，至少</translation>
    </message>
    <message>
        <source>Oddchip: the floor</source>
        <translation>Oddchip：主管</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>各手</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>House impact</source>
        <translation>场规影响</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Find hands</source>
        <translation>查找手牌</translation>
    </message>
    <message>
        <source>table, seat, pot, rule, text</source>
        <translation>桌、座位、底池、规则、文字</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已裁决</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>%1 号桌</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>按实际</translation>
    </message>
    <message>
        <source>floor called</source>
        <translation>已叫主管</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>误发牌</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已裁决</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>已修正</translation>
    </message>
    <message>
        <source>%1, change %2</source>
        <translation>%1，找零 %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，依 %2</translation>
    </message>
    <message>
        <source>for the floor: %1</source>
        <translation>由主管定：%1</translation>
    </message>
    <message>
        <source>this version cannot take this line</source>
        <translation>此版本不能接受这一行</translation>
    </message>
    <message>
        <source>Timeline of the hand</source>
        <translation>本手时间线</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>第 %1 行，共 %2 行</translation>
    </message>
    <message>
        <source>Ruling at event %1</source>
        <translation>事件 %1 的裁决</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Pot, built</source>
        <translation>底池构成</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%2 号位各 %1</translation>
    </message>
    <message>
        <source>folded by %1</source>
        <translation>%1 号位弃牌</translation>
    </message>
    <message>
        <source>dead money</source>
        <translation>死钱</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1，%2 号位</translation>
    </message>
    <message>
        <source>no chips yet</source>
        <translation>尚无筹码</translation>
    </message>
    <message>
        <source>Hands: %1 of %2</source>
        <translation>手数：%1 / %2</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>No hands yet. Hands appear here as dealers play them.</source>
        <translation>尚无手牌。荷官打牌后会显示在这里。</translation>
    </message>
    <message>
        <source>Nothing fits &quot;%1&quot;. Fewer words find more.</source>
        <translation>没有符合“%1”的结果。减少词语可找到更多。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Last entry %1</source>
        <translation>最后条目 %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>单位 %1</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>事件 %1 / %2</translation>
    </message>
    <message>
        <source>No hand would have ended differently.</source>
        <translation>没有一手会有不同结果。</translation>
    </message>
    <message>
        <source>Stopped. Hands run: %1. What was found is kept.</source>
        <translation>停在 %1 手。已查到的保留。</translation>
    </message>
    <message>
        <source>replaced by the line below</source>
        <translation>由下一行替换</translation>
    </message>
    <message>
        <source>taken back by the line below</source>
        <translation>由下一行撤回</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>corrections: %1</source>
        <translation>更正：%1</translation>
    </message>
    <message>
        <source>replaced or taken back</source>
        <translation>已替换或撤回</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>试过的走法</translation>
    </message>
    <message>
        <source>Try an act</source>
        <translation>试一个行动</translation>
    </message>
    <message>
        <source>6 says raise</source>
        <translation>6 says raise</translation>
    </message>
    <message>
        <source>One option</source>
        <translation>一项选项</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>under %1 sets of rules</source>
        <translation>按 %1 套规则</translation>
    </message>
    <message>
        <source>same facts, nothing is changed in the record</source>
        <translation>事实相同，记录不作任何改动</translation>
    </message>
    <message>
        <source>Choose a hand under Hands first.</source>
        <translation>请先在“各手”中选一手。</translation>
    </message>
    <message>
        <source>A line becomes the record only by a decision of the floor at the table: reason, rule and PIN.</source>
        <translation>试行的走法，只有经主管在桌边裁决才进入记录：理由、规则和 PIN 码。</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>不可行：%1</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>stops here</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>底池 %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>找零 %1</translation>
    </message>
    <message>
        <source>seat %1 owes %2</source>
        <translation>%1 号位欠 %2</translation>
    </message>
    <message>
        <source>seat %1 would act first</source>
        <translation>%1 号位应先行动</translation>
    </message>
    <message>
        <source>First difference: event %1</source>
        <translation>首个差异：事件 %1</translation>
    </message>
    <message>
        <source>First difference: the division of the pots</source>
        <translation>首个差异：底池分配</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>No difference in this hand: all agree on every event and on the money.</source>
        <translation>本手无差异：每个事件和金额都一致。</translation>
    </message>
    <message>
        <source>Money at the end of the hand, net by seat</source>
        <translation>本手结束时的金额，各座位净额</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>查规则</translation>
    </message>
    <message>
        <source>what happened, in plain words</source>
        <translation>用平常的话写发生了什么</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1 of %2 rules, best match first</source>
        <translation>规则 %1 / %2，最匹配在前</translation>
    </message>
    <message>
        <source>No rule fits &quot;%1&quot;. Try what happened in plain words: two boxed cards.</source>
        <translation>没有符合“%1”的规则。试用平常的话：两张反面牌。</translation>
    </message>
    <message>
        <source>Show on a hand</source>
        <translation>在一手中查看</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>浅白说明</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>本场惯例</translation>
    </message>
    <message>
        <source>option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>House has</source>
        <translation>场规为</translation>
    </message>
    <message>
        <source>try</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全部各手</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>最近 24 小时</translation>
    </message>
    <message>
        <source>Hands that end differently</source>
        <translation>结果不同的各手</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Open in what-if</source>
        <translation>在“假设”中打开</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>division of the pots</source>
        <translation>底池分配</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>table</source>
        <translation>桌</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>将变为</translation>
    </message>
    <message>
        <source>?: play would have gone another way, not guessed</source>
        <translation>?：牌局会另有走向，不作猜测</translation>
    </message>
    <message>
        <source>Hands replayed: %1 of %2</source>
        <translation>已重演：%1 / %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
    <message>
        <source>hands replayed</source>
        <translation>已重演手数</translation>
    </message>
    <message>
        <source>would end differently</source>
        <translation>结果会不同</translation>
    </message>
    <message>
        <source>of the hands</source>
        <translation>占各手</translation>
    </message>
    <message>
        <source>money that moves</source>
        <translation>变动金额</translation>
    </message>
    <message>
        <source>How much a hand moves</source>
        <translation>每手变动多少</translation>
    </message>
    <message>
        <source>in big blinds or bets</source>
        <translation>以大盲或注为单位</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>手数：%1</translation>
    </message>
    <message>
        <source>Heads noted on reports</source>
        <translation>报告上记下的链头</translation>
    </message>
    <message>
        <source>88231 7f3a 91c2 0be4 5d17; more after a semicolon</source>
        <translation>88231 7f3a 91c2 0be4 5d17；多个用半角分号隔开</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Rebuild the search</source>
        <translation>重建搜索</translation>
    </message>
    <message>
        <source>Is the journal what was written?</source>
        <translation>日志是否与写入时一致？</translation>
    </message>
    <message>
        <source>Every entry is chained to the one before it. Heads noted on paper also tell a tail that was cut.</source>
        <translation>每一条都与前一条相链。记在纸上的链头还能查出结尾是否被截。</translation>
    </message>
    <message>
        <source>Stopped at entry %1. Everything up to it is proven.</source>
        <translation>停在第 %1 条。此前全部已证实。</translation>
    </message>
    <message>
        <source>Every entry is as it was written. Entries: %1.</source>
        <translation>每一条都与写入时一致。条目数：%1。</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>第 %1 条，共 %2 条</translation>
    </message>
    <message>
        <source>Journal entry %1, head %2</source>
        <translation>日志条目 %1，链头 %2</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>时期 %1</translation>
    </message>
    <message>
        <source>not a head: %1</source>
        <translation>不是链头：%1</translation>
    </message>
    <message>
        <source>journals: %1</source>
        <translation>日志数：%1</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>事件报告：%1</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>报告 %1</translation>
    </message>
    <message>
        <source>page 1 of 1</source>
        <translation>第 1 页，共 1 页</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Ruling of the program, not decided</source>
        <translation>程序的裁决，未经主管裁决</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>裁决人：%1。</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>批准人：%1。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>Rule: %1, %2.</source>
        <translation>规则：%1，%2。</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>pot at that moment</source>
        <translation>当时底池</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>pot at the end</source>
        <translation>最终底池</translation>
    </message>
    <message>
        <source>rake, jackpot</source>
        <translation>抽水，奖池</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或以上</translation>
    </message>
    <message>
        <source>The table at event %1, %2. Dealer at the bottom.</source>
        <translation>事件 %1 时的牌桌，%2。荷官在下方。</translation>
    </message>
    <message>
        <source>The versions</source>
        <translation>各方说法</translation>
    </message>
    <message>
        <source>none recorded</source>
        <translation>没有记录</translation>
    </message>
    <message>
        <source>The rule, and other books</source>
        <translation>规则与其他规则手册</translation>
    </message>
    <message>
        <source>The record. Added lines are marked +, replaced ones struck through</source>
        <translation>记录。添加的行标 +，被替换的行划去</translation>
    </message>
    <message>
        <source>The record, lines %1 to %2 of %3. Added lines are marked +, replaced ones struck through</source>
        <translation>记录，第 %1 至 %2 行，共 %3 行。添加的行标 +，被替换的行划去</translation>
    </message>
    <message>
        <source>What the hand cost each seat, net, under each book</source>
        <translation>各规则手册下，本手各座位净输赢</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>PDF/A · printed %1</source>
        <translation>PDF/A · 打印于 %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 could not be written. Nothing else is lost; choose another place.</source>
        <translation>%1 无法写入。其他内容未丢失；请另选位置。</translation>
    </message>
    <message>
        <source>line</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>house-impact</source>
        <translation>场规影响</translation>
    </message>
    <message>
        <source>incident-hand-%1</source>
        <translation>事件报告-第-%1-手</translation>
    </message>
    <message>
        <source>← → event · Ctrl ← → street · Home first · End last · ↑ ↓ hand · F next flag · C corrections · W what-if · D decide · T show the table · R report · / search · Ctrl 1 – 5 pages</source>
        <translation>← → 事件 · Ctrl ← → 轮 · Home 最前 · End 最后 · ↑ ↓ 手 · F 下一标记 · C 更正 · W 假设 · D 裁决 · T 显示牌桌 · R 报告 · / 搜索 · Ctrl 1 – 5 页面</translation>
    </message>
    <message>
        <source>↑ ↓ act · D first difference · 1 – 5 book on, off · O one option · K try an act · Del delete line · Ctrl E export · Esc back</source>
        <translation>↑ ↓ 行动 · D 首个差异 · 1 – 5 规则手册开、关 · O 一项选项 · K 试一个行动 · Del 删除走法 · Ctrl E 导出 · Esc 返回</translation>
    </message>
    <message>
        <source>/ search · ↑ ↓ rule · T show on a hand · I house impact · Ctrl C copy with sources · Esc back</source>
        <translation>/ 搜索 · ↑ ↓ 规则 · T 在一手中查看 · I 场规影响 · Ctrl C 连同出处复制 · Esc 返回</translation>
    </message>
    <message>
        <source>Ctrl Enter start · Esc stop · ↑ ↓ hand · Enter what-if · Ctrl E export CSV</source>
        <translation>Ctrl Enter 开始 · Esc 停止 · ↑ ↓ 手 · Enter 假设 · Ctrl E 导出 CSV</translation>
    </message>
    <message>
        <source>Enter prove · Esc stop, then back · Ctrl O another journal</source>
        <translation>Enter 验证 · Esc 停止，再按返回 · Ctrl O 另一日志</translation>
    </message>
    <message>
        <source>silent, nothing said, without words; one chip, big chip, oversized chip, single chip, oversize; several chips, too many chips, more than the call; string, second motion, two motions, back for more; short all-in, all-in short</source>
        <translation>无声, 没说话, 未出声, 不出声; 单枚, 一枚筹码, 大筹码, 大面额, 大面额单筹码; 几枚, 多枚筹码, 筹码太多, 多于跟注; 分次, 两个动作, 第二个动作, 回手再拿; 不足的全下, 全下不足, 短全下</translation>
    </message>
    <message>
        <source>boxed, face up, wrong way; exposed, shown card, flashed, turned; too many cards, extra card; too few cards, short; misdeal, deal again; burn, burned; premature, too early, before betting, too soon</source>
        <translation>反面, 反面牌, 面朝上, 翻面; 暴露, 露牌, 亮出的牌, 闪现, 翻开; 多牌, 牌太多, 多一张; 少牌, 牌太少, 缺牌; 误发牌, 重发; 烧牌, 已烧; 过早, 太早, 提前发, 下注未结束</translation>
    </message>
    <message>
        <source>out of turn, not his turn, too early, skipped; missed blind, owes blind; dead button, moving button; checked, knocked, tapped; muck, mucked, thrown away, folded</source>
        <translation>越序, 没轮到, 未轮到, 太早, 被跳过, 漏掉; 欠盲, 漏盲, 补盲; 死按钮, 移动按钮; 过牌, 敲桌, 拍桌; 盖牌, 弃牌堆, 扔牌, 扔掉, 弃牌</translation>
    </message>
    <message>
        <source>odd chip, extra chip, remainder; side pot, side; uncalled, returned, nobody called; rake, drop, house takes; buy-in, buying in, top up; overpot, more than the pot, too much</source>
        <translation>零头, 零头筹码, 多出一枚, 余数; 边池, 边; 未被跟注, 退回, 无人跟注; 抽水, 入箱, 场方抽; 买入, 补码, 加码; 超池, 超过底池, 下注太多</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限注</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>区间</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>limit</source>
        <translation>限注</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>无限注</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>底池限注</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>spread limit</source>
        <translation>区间限注</translation>
    </message>
    <message>
        <source>SL</source>
        <translation>SL</translation>
    </message>
    <message>
        <source>hold&apos;em</source>
        <translation>德州扑克</translation>
    </message>
    <message>
        <source>short deck</source>
        <translation>短牌</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>奥马哈</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>奥马哈高低</translation>
    </message>
    <message>
        <source>five-card Omaha</source>
        <translation>五张奥马哈</translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation>五张奥马哈高低</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>菠萝</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>疯狂菠萝</translation>
    </message>
    <message>
        <source>crazy pineapple hi-lo</source>
        <translation>疯狂菠萝高低</translation>
    </message>
    <message>
        <source>stud</source>
        <translation>梭哈</translation>
    </message>
    <message>
        <source>stud hi-lo</source>
        <translation>梭哈高低</translation>
    </message>
    <message>
        <source>razz</source>
        <translation>拉兹</translation>
    </message>
    <message>
        <source>five-card draw</source>
        <translation>五张换牌</translation>
    </message>
    <message>
        <source>A-5 draw</source>
        <translation>A-5 换牌</translation>
    </message>
    <message>
        <source>2-7 draw</source>
        <translation>2-7 换牌</translation>
    </message>
    <message>
        <source>A-5 triple draw</source>
        <translation>A-5 三次换牌</translation>
    </message>
    <message>
        <source>2-7 triple draw</source>
        <translation>2-7 三次换牌</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>巴杜吉</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Pre-draw</source>
        <translation>换牌前</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>换牌前</translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation>换牌前</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>翻牌前</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>翻牌前</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>翻牌前</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转牌</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>转牌</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>转牌</translation>
    </message>
    <message>
        <source>River</source>
        <translation>河牌</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>河牌</translation>
    </message>
    <message>
        <source>river</source>
        <translation>河牌</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>第三街</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>第三街</translation>
    </message>
    <message>
        <source>third</source>
        <translation>第三街</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>第四街</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>第四街</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>第四街</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>第五街</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>第五街</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>第五街</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>第六街</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>第六街</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>第六街</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>第七街</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>第七街</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>第七街</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>第一次换牌</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>第一次换牌</translation>
    </message>
    <message>
        <source>first draw</source>
        <translation>第一次换牌</translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation>第二次换牌</translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation>第二次换牌</translation>
    </message>
    <message>
        <source>second draw</source>
        <translation>第二次换牌</translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation>第三次换牌</translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation>第三次换牌</translation>
    </message>
    <message>
        <source>third draw</source>
        <translation>第三次换牌</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>摊牌</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>摊牌</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>摊牌</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>本手结束</translation>
    </message>
    <message>
        <source>over</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>House</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation>牌室规则手册</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules</source>
        <translation>罗伯特规则</translation>
    </message>
    <message>
        <source>WSOP 2024</source>
        <translation>WSOP 2024</translation>
    </message>
    <message>
        <source>TDA 2024</source>
        <translation>TDA 2024</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>no hand</source>
        <translation>无牌型</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>高牌</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>高牌 %1</translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation>高牌 %1，踢脚 %2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>一对 %1</translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation>一对 %1，踢脚 %2</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>两对</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>两对，%1 和 %2</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation>两对，%1 和 %2，踢脚 %3</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>三条 %1</translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation>三条 %1，踢脚 %2</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation>顺子，%1 高</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation>同花，%1 高</translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation>同花，%1 高，踢脚 %2</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>葫芦，%1 带 %2</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>四条 %1</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation>四条 %1，踢脚 %2</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation>同花顺，%1 高</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低牌</translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation>低牌，%1</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>无低牌</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>一张</translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation>一张，%1</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>两张</translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation>两张，%1</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation>三张，%1</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>巴杜吉</translation>
    </message>
    <message>
        <source>badugi, %1</source>
        <translation>巴杜吉，%1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>梅花 %1</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>方块 %1</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>红桃 %1</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>黑桃 %1</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Least buy-in, limit</source>
        <translation>最小买入，限注</translation>
    </message>
    <message>
        <source>Least buy-in, no-limit and pot-limit</source>
        <translation>最小买入，无限注和底池限注</translation>
    </message>
    <message>
        <source>Big blinds: %1</source>
        <translation>大盲数：%1</translation>
    </message>
    <message>
        <source>Most to buy in for</source>
        <translation>最大买入</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Coming from another table</source>
        <translation>从其他桌来</translation>
    </message>
    <message>
        <source>Coming back buys in for</source>
        <translation>回来时买入</translation>
    </message>
    <message>
        <source>A session lasts, after leaving</source>
        <translation>离开后场次持续</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>分钟：%1</translation>
    </message>
    <message>
        <source>The gaming day</source>
        <translation>整个营业日</translation>
    </message>
    <message>
        <source>Short buys in a session</source>
        <translation>每场次短额买入次数</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Least of a short buy</source>
        <translation>短额买入的最小额</translation>
    </message>
    <message>
        <source>Chips bought during a hand</source>
        <translation>一手中买的筹码</translation>
    </message>
    <message>
        <source>Chips from player to player</source>
        <translation>玩家之间转筹码</translation>
    </message>
    <message>
        <source>Chips hidden from view</source>
        <translation>筹码被遮挡</translation>
    </message>
    <message>
        <source>Cash on the table</source>
        <translation>桌上的现金</translation>
    </message>
    <message>
        <source>Blinds may be taken back when all others fold</source>
        <translation>其他人都弃牌时可收回盲注</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, limit</source>
        <translation>协议分池，限注</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, no-limit and pot-limit</source>
        <translation>协议分池，无限注和底池限注</translation>
    </message>
    <message>
        <source>Insurance between players</source>
        <translation>玩家之间的保险</translation>
    </message>
    <message>
        <source>Times the board may be run</source>
        <translation>公共牌最多发几次</translation>
    </message>
    <message>
        <source>The betting unit comes from</source>
        <translation>下注单位取自</translation>
    </message>
    <message>
        <source>Chips under the betting unit</source>
        <translation>小于下注单位的筹码</translation>
    </message>
    <message>
        <source>All-in for a call, not announced</source>
        <translation>面对跟注全下，未宣布</translation>
    </message>
    <message>
        <source>Raising over a short all-in, limit</source>
        <translation>在不足的全下上加注，限注</translation>
    </message>
    <message>
        <source>A completion counts as a raise</source>
        <translation>补足算加注</translation>
    </message>
    <message>
        <source>Short all-ins add up</source>
        <translation>不足的全下累计</translation>
    </message>
    <message>
        <source>Raises after the bet, three or more in</source>
        <translation>下注后的加注次数，三人或以上</translation>
    </message>
    <message>
        <source>The same in games of two betting rounds</source>
        <translation>同上，两轮下注的游戏</translation>
    </message>
    <message>
        <source>As with three or more in</source>
        <translation>与三人或以上相同</translation>
    </message>
    <message>
        <source>Raises between the last two</source>
        <translation>最后两人之间的加注</translation>
    </message>
    <message>
        <source>Two are left when it counts</source>
        <translation>何时须只剩两人</translation>
    </message>
    <message>
        <source>A fold after the cap opens it again</source>
        <translation>封顶后有人弃牌则解封</translation>
    </message>
    <message>
        <source>A straddle against the cap</source>
        <translation>抓头与封顶</translation>
    </message>
    <message>
        <source>A short bring-in is completed from</source>
        <translation>强制开注不足时补足起点</translation>
    </message>
    <message>
        <source>A short big blind pays first</source>
        <translation>大盲不足时先付</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>抓头</translation>
    </message>
    <message>
        <source>A straddle is</source>
        <translation>抓头为</translation>
    </message>
    <message>
        <source>First to act with a straddle on the button</source>
        <translation>按钮抓头时谁先行动</translation>
    </message>
    <message>
        <source>Straddle in limit games</source>
        <translation>限注游戏的抓头</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <translation>抓头之上的最小加注</translation>
    </message>
    <message>
        <source>Least bet after the flop, when straddled</source>
        <translation>有抓头时翻牌后最小下注</translation>
    </message>
    <message>
        <source>The small blind in the pot-limit sum</source>
        <translation>小盲计入底池限注</translation>
    </message>
    <message>
        <source>Antes in the pot-limit sum</source>
        <translation>前注计入底池限注</translation>
    </message>
    <message>
        <source>The pot-limit sum is</source>
        <translation>底池限注数额取整</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>取整到</translation>
    </message>
    <message>
        <source>The betting unit</source>
        <translation>下注单位</translation>
    </message>
    <message>
        <source>A bet over the pot may be mended until</source>
        <translation>超池下注可更正至</translation>
    </message>
    <message>
        <source>A short blind in the pot-limit sum</source>
        <translation>不足的盲注计入底池限注</translation>
    </message>
    <message>
        <source>An under-bet may be mended until</source>
        <translation>下注不足可更正至</translation>
    </message>
    <message>
        <source>Halfway between two amounts goes</source>
        <translation>两数额正中时取</translation>
    </message>
    <message>
        <source>Chips over the bet, limit</source>
        <translation>超出应付的筹码，限注</translation>
    </message>
    <message>
        <source>Several chips, one may go back</source>
        <translation>多枚筹码，一枚可退回</translation>
    </message>
    <message>
        <source>Chips already in front</source>
        <translation>面前原有的筹码</translation>
    </message>
    <message>
        <source>Several chips, more than the call</source>
        <translation>多枚筹码，多于跟注</translation>
    </message>
    <message>
        <source>What a silent over-call of less than a full raise counts as, in no-limit and pot-limit.</source>
        <translation>无限注和底池限注中，无声多放、不足一次完整加注时算作什么。</translation>
    </message>
    <message>
        <source>String raises are called by</source>
        <translation>分次加注由谁提出</translation>
    </message>
    <message>
        <source>After &quot;raise&quot;: how many motions</source>
        <translation>说“加注”后可有几个动作</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>话语与筹码不一致</translation>
    </message>
    <message>
        <source>A number that can mean two amounts</source>
        <translation>数字可指两种数额</translation>
    </message>
    <message>
        <source>Chips moved forward, not let go</source>
        <translation>筹码前移，未松手</translation>
    </message>
    <message>
        <source>A check out of turn, then a bet before it</source>
        <translation>越序过牌，其前有人下注</translation>
    </message>
    <message>
        <source>Out of turn, a call in between</source>
        <translation>越序，其间有人跟注</translation>
    </message>
    <message>
        <source>A fold out of turn</source>
        <translation>越序弃牌</translation>
    </message>
    <message>
        <source>Skipped seat loses its hand after</source>
        <translation>被跳过的座位何时失去手牌</translation>
    </message>
    <message>
        <source>Players behind: %1</source>
        <translation>后面玩家：%1</translation>
    </message>
    <message>
        <source>A call by somebody unaware of a raise</source>
        <translation>不知有加注而跟注</translation>
    </message>
    <message>
        <source>Gross misunderstanding, refused from</source>
        <translation>重大误解，不再受理，自</translation>
    </message>
    <message>
        <source>%1 % of the bet is in</source>
        <translation>已投下注的 %1 %</translation>
    </message>
    <message>
        <source>Always refused</source>
        <translation>一律不受理</translation>
    </message>
    <message>
        <source>The clock runs for</source>
        <translation>计时时长</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>The countdown at its end</source>
        <translation>末尾倒数</translation>
    </message>
    <message>
        <source>The clock may be called after</source>
        <translation>多久后可叫计时</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立刻</translation>
    </message>
    <message>
        <source>The pot on the public screen</source>
        <translation>公共屏幕上的底池</translation>
    </message>
    <message>
        <source>Pots are divided down to</source>
        <translation>底池分到</translation>
    </message>
    <message>
        <source>Stud: cards that decide the odd chip</source>
        <translation>梭哈：决定零头的牌</translation>
    </message>
    <message>
        <source>Stud: odd chip of the low half to</source>
        <translation>梭哈：低牌一半的零头归</translation>
    </message>
    <message>
        <source>High-low, hands alike: the odd chip of</source>
        <translation>高低分池，牌相同：零头取自</translation>
    </message>
    <message>
        <source>One odd chip a player</source>
        <translation>每人一枚零头</translation>
    </message>
    <message>
        <source>Run twice: the odd chip to</source>
        <translation>发两次：零头归</translation>
    </message>
    <message>
        <source>Exposed first cards that make a misdeal</source>
        <translation>首发牌暴露即误发牌</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>暴露牌达到误发牌</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>牌：%1 张</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>反面牌达到误发牌</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>多牌达到误发牌</translation>
    </message>
    <message>
        <source>Misdeal may be called until</source>
        <translation>误发牌的时限</translation>
    </message>
    <message>
        <source>Turn or river dealt too soon</source>
        <translation>转牌或河牌提前发出</translation>
    </message>
    <message>
        <source>Cards dropped by a player</source>
        <translation>玩家掉落的牌</translation>
    </message>
    <message>
        <source>Deuce-to-seven: exposed cards</source>
        <translation>2-7：暴露牌</translation>
    </message>
    <message>
        <source>Crazy pineapple: discard forgotten</source>
        <translation>疯狂菠萝：忘记丢牌</translation>
    </message>
    <message>
        <source>Who may ask to see a hand</source>
        <translation>谁可要求看牌</translation>
    </message>
    <message>
        <source>Showing after an all-in</source>
        <translation>全下后亮牌</translation>
    </message>
    <message>
        <source>The button</source>
        <translation>庄位按钮</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>欠盲</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>新玩家</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <translation>买按钮</translation>
    </message>
    <message>
        <source>Seat change away from the blinds is free up to</source>
        <translation>远离盲注方向换座，免付至</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>座位：%1</translation>
    </message>
    <message>
        <source>Decks in the shoe</source>
        <translation>牌靴副数</translation>
    </message>
    <message>
        <source>Commission on the bank</source>
        <translation>庄赢佣金</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>佣金计法</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>和局赔率</translation>
    </message>
    <message>
        <source>10 small bets</source>
        <translation>10 个小注</translation>
    </message>
    <message>
        <source>10 largest bets</source>
        <translation>10 个最大注</translation>
    </message>
    <message>
        <source>Plays what is brought</source>
        <translation>带多少打多少</translation>
    </message>
    <message>
        <source>The least, unless the table broke</source>
        <translation>最小买入，散桌者除外</translation>
    </message>
    <message>
        <source>What was taken off, or the least</source>
        <translation>带走的数额或最小买入</translation>
    </message>
    <message>
        <source>What was taken off</source>
        <translation>带走的数额</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>最小买入</translation>
    </message>
    <message>
        <source>Half the least buy-in</source>
        <translation>最小买入的一半</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>无后果</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>不算数</translation>
    </message>
    <message>
        <source>Play from the next hand</source>
        <translation>下一手起算</translation>
    </message>
    <message>
        <source>Are refused</source>
        <translation>不予接受</translation>
    </message>
    <message>
        <source>Allowed unless somebody objects</source>
        <translation>有人反对才不可</translation>
    </message>
    <message>
        <source>In limit games only</source>
        <translation>仅限注游戏</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Do not play</source>
        <translation>不算数</translation>
    </message>
    <message>
        <source>The dealer judges</source>
        <translation>荷官判断</translation>
    </message>
    <message>
        <source>Hundreds, from 10/20 on</source>
        <translation>百元钞，10/20 起</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>百元钞</translation>
    </message>
    <message>
        <source>All of it under 10/20</source>
        <translation>10/20 以下全部算</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>No-limit and pot-limit only</source>
        <translation>仅无限注和底池限注</translation>
    </message>
    <message>
        <source>The smallest chip of blinds and antes</source>
        <translation>盲注和前注中的最小筹码</translation>
    </message>
    <message>
        <source>The same, with the rake</source>
        <translation>同上，含抽水</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>强制开注</translation>
    </message>
    <message>
        <source>The big blind</source>
        <translation>大盲</translation>
    </message>
    <message>
        <source>Play as far as they make whole units</source>
        <translation>凑成整单位的部分算</translation>
    </message>
    <message>
        <source>Never play</source>
        <translation>一律不算</translation>
    </message>
    <message>
        <source>Play all-in at their value</source>
        <translation>按面值全下</translation>
    </message>
    <message>
        <source>The player is warned</source>
        <translation>警告玩家</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>由主管决定</translation>
    </message>
    <message>
        <source>Adds a full raise</source>
        <translation>加一次完整加注</translation>
    </message>
    <message>
        <source>Completes it and raises</source>
        <translation>先补足再加注</translation>
    </message>
    <message>
        <source>When a raise was completed</source>
        <translation>补成加注时</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>按每位玩家</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Capped too</source>
        <translation>同样封顶</translation>
    </message>
    <message>
        <source>Before the cap is reached</source>
        <translation>封顶之前</translation>
    </message>
    <message>
        <source>When the round began</source>
        <translation>本轮开始时</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>The full bring-in</source>
        <translation>完整的强制开注</translation>
    </message>
    <message>
        <source>What was posted</source>
        <translation>已付的数额</translation>
    </message>
    <message>
        <source>The blind</source>
        <translation>盲注</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>前注</translation>
    </message>
    <message>
        <source>First seat after the big blind</source>
        <translation>大盲后第一个座位</translation>
    </message>
    <message>
        <source>First seat or button</source>
        <translation>第一个座位或按钮</translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>任何座位</translation>
    </message>
    <message>
        <source>Twice the big blind</source>
        <translation>两倍大盲</translation>
    </message>
    <message>
        <source>Twice the big blind or more</source>
        <translation>两倍大盲或更多</translation>
    </message>
    <message>
        <source>The small blind</source>
        <translation>小盲</translation>
    </message>
    <message>
        <source>Twice the straddle</source>
        <translation>两倍抓头</translation>
    </message>
    <message>
        <source>Straddle + big blind</source>
        <translation>抓头 + 大盲</translation>
    </message>
    <message>
        <source>The straddle</source>
        <translation>抓头</translation>
    </message>
    <message>
        <source>As it lies there</source>
        <translation>按实际放出</translation>
    </message>
    <message>
        <source>As a big blind</source>
        <translation>按大盲计</translation>
    </message>
    <message>
        <source>Only after the flop</source>
        <translation>仅翻牌后</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>向上取整</translation>
    </message>
    <message>
        <source>All have acted</source>
        <translation>全部行动完</translation>
    </message>
    <message>
        <source>The next player acts</source>
        <translation>下一位行动</translation>
    </message>
    <message>
        <source>As a full blind</source>
        <translation>按完整盲注计</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本轮结束</translation>
    </message>
    <message>
        <source>Substantial action</source>
        <translation>足够行动</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Half a bet more is a raise</source>
        <translation>多出半注即加注</translation>
    </message>
    <message>
        <source>Anything more is a raise</source>
        <translation>凡多出即加注</translation>
    </message>
    <message>
        <source>Take the smallest away</source>
        <translation>拿掉最小一枚</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>按细则</translation>
    </message>
    <message>
        <source>As one motion</source>
        <translation>视为一个动作</translation>
    </message>
    <message>
        <source>A call, excess goes back</source>
        <translation>算跟注，多余退回</translation>
    </message>
    <message>
        <source>Half or more: the least raise</source>
        <translation>达到一半：算最小加注</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>A player who asks</source>
        <translation>有玩家要求时</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Amount first</source>
        <translation>先放数额</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>话语</translation>
    </message>
    <message>
        <source>What came first</source>
        <translation>先出者</translation>
    </message>
    <message>
        <source>The smallest it can mean</source>
        <translation>可能的最小数</translation>
    </message>
    <message>
        <source>The largest within the pot</source>
        <translation>不超过底池的最大数</translation>
    </message>
    <message>
        <source>May bind in limit</source>
        <translation>限注中可有约束力</translation>
    </message>
    <message>
        <source>May bind</source>
        <translation>可有约束力</translation>
    </message>
    <message>
        <source>Binds when let go</source>
        <translation>松手即有约束力</translation>
    </message>
    <message>
        <source>May call, never raise</source>
        <translation>可跟注，不得加注</translation>
    </message>
    <message>
        <source>Is free if the action changed</source>
        <translation>局面变了则不受约束</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>有约束力</translation>
    </message>
    <message>
        <source>Binding unless the action changed</source>
        <translation>有约束力，除非局面变了</translation>
    </message>
    <message>
        <source>May go back if nobody acted after</source>
        <translation>其后无人行动则可收回</translation>
    </message>
    <message>
        <source>Stands: accepted action</source>
        <translation>有效：接受该行动</translation>
    </message>
    <message>
        <source>Of the last 10 seconds</source>
        <translation>最后 10 秒</translation>
    </message>
    <message>
        <source>10 seconds more</source>
        <translation>另加 10 秒</translation>
    </message>
    <message>
        <source>5 seconds more</source>
        <translation>另加 5 秒</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>In pot-limit only</source>
        <translation>仅底池限注</translation>
    </message>
    <message>
        <source>The smallest chip in the game</source>
        <translation>本局最小筹码</translation>
    </message>
    <message>
        <source>The smallest chip of the blinds</source>
        <translation>盲注中的最小筹码</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全部牌</translation>
    </message>
    <message>
        <source>The five that play</source>
        <translation>成牌的五张</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>最小的牌</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>最大的牌</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>整个底池</translation>
    </message>
    <message>
        <source>Each half</source>
        <translation>每一半</translation>
    </message>
    <message>
        <source>In each pot</source>
        <translation>每个底池</translation>
    </message>
    <message>
        <source>At each division</source>
        <translation>每次分池</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>第一组公共牌</translation>
    </message>
    <message>
        <source>The first two off the deck</source>
        <translation>牌组最先两张</translation>
    </message>
    <message>
        <source>The first two of any player</source>
        <translation>任一玩家的头两张</translation>
    </message>
    <message>
        <source>Two have acted</source>
        <translation>两人已行动</translation>
    </message>
    <message>
        <source>Two mixed acts, or three alike</source>
        <translation>两次不同行动，或三次相同</translation>
    </message>
    <message>
        <source>Two acts with chips, or three</source>
        <translation>两次有筹码的行动，或三次</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>洗余牌</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>下一张牌</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Low ones are kept</source>
        <translation>小牌须保留</translation>
    </message>
    <message>
        <source>All are replaced</source>
        <translation>全部更换</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation>手牌为死牌</translation>
    </message>
    <message>
        <source>Anybody dealt in</source>
        <translation>任何发到牌的人</translation>
    </message>
    <message>
        <source>Who called, of the bettor</source>
        <translation>跟注者可要求看下注者</translation>
    </message>
    <message>
        <source>Nobody, unless collusion is suspected</source>
        <translation>无人，怀疑串通时除外</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>按次序</translation>
    </message>
    <message>
        <source>All hands are tabled at once</source>
        <translation>全部手牌同时亮出</translation>
    </message>
    <message>
        <source>The all-in player first</source>
        <translation>全下者先亮</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>死按钮</translation>
    </message>
    <message>
        <source>Moves to the next player</source>
        <translation>移到下一位玩家</translation>
    </message>
    <message>
        <source>Big blind live, small blind dead</source>
        <translation>大盲为活注，小盲为死注</translation>
    </message>
    <message>
        <source>Wait for the big blind</source>
        <translation>等大盲</translation>
    </message>
    <message>
        <source>Plays free</source>
        <translation>免盲入局</translation>
    </message>
    <message>
        <source>Posts, or waits for the big blind</source>
        <translation>下盲，或等大盲</translation>
    </message>
    <message>
        <source>Posts in limit only</source>
        <translation>仅限注中下盲</translation>
    </message>
    <message>
        <source>Waits for the big blind</source>
        <translation>等大盲</translation>
    </message>
    <message>
        <source>Rounded up to the unit</source>
        <translation>向上取整到单位</translation>
    </message>
    <message>
        <source>A quarter for every five</source>
        <translation>每五收四分之一</translation>
    </message>
    <message>
        <source>8 to 1</source>
        <translation>8 赔 1</translation>
    </message>
    <message>
        <source>9 to 1</source>
        <translation>9 赔 1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>经理</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation>PIN 码不对。剩余次数：%1，之后须等 %2 秒。结果与理由均已保留。</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation>PIN 码错误次数过多。等待：%1 秒。结果与理由均已保留。</translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation>%1 无权裁决。需要主管 PIN 码。</translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation>%1 还没有 PIN 码。由经理设置。</translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation>这里没有姓名缩写为 %1 的人。</translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation>此底池已判给。改动须第二人批准。</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Oddchip: practice</source>
        <translation>Oddchip：练习</translation>
    </message>
    <message>
        <source>Oddchip</source>
        <translation>Oddchip</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Pick a skill…</source>
        <translation>选择技能…</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>无尽模式</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Do not know</source>
        <translation>不知道</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>+ Pot</source>
        <translation>+ 底池</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>上一行</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>下一行</translation>
    </message>
    <message>
        <source>Paper number</source>
        <translation>试卷编号</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Same again, new numbers</source>
        <translation>同类再来，换新数字</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Table test, 14 questions</source>
        <translation>上桌测试，14 题</translation>
    </message>
    <message>
        <source>A down of 20 hands</source>
        <translation>20 手的荷官班次</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>新试卷</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print the down of 20 hands…</source>
        <translation>打印 20 手的班次…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>练习此项</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Trainee and rules</source>
        <translation>学员与规则</translation>
    </message>
    <message>
        <source>Noise: on</source>
        <translation>干扰：开</translation>
    </message>
    <message>
        <source>Noise: off</source>
        <translation>干扰：关</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>New trainee…</source>
        <translation>新学员…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>整手牌</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>另一手</translation>
    </message>
    <message>
        <source>Same hand again</source>
        <translation>同一手再来</translation>
    </message>
    <message>
        <source>Exam date…</source>
        <translation>考试日期…</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>设定日期</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>无考试</translation>
    </message>
    <message>
        <source>Whole hand: %1 of %2 right</source>
        <translation>整手牌：%2 题对 %1 题</translation>
    </message>
    <message>
        <source>level %1 of %2 · time %3 · hands dealt: %4</source>
        <translation>级别 %1/%2 · 用时 %3 · 已发手数：%4</translation>
    </message>
    <message>
        <source>right so far: %1 of %2</source>
        <translation>目前正确：%1/%2</translation>
    </message>
    <message>
        <source>whole hand</source>
        <translation>整手牌</translation>
    </message>
    <message>
        <source>another hand</source>
        <translation>另一手</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2：%3（%4）</translation>
    </message>
    <message>
        <source>%1, level %2 of %3, target %4 s</source>
        <translation>%1，第 %2 级，共 %3 级，目标 %4 秒</translation>
    </message>
    <message>
        <source>Rules: %1. Seed %2.</source>
        <translation>规则：%1。种子 %2。</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>By %1 [%2]</source>
        <translation>依 %1 [%2]</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <translation>请说：%1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>退回 %1 给 %2 号位</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>无退回</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>%1 号位：%2</translation>
    </message>
    <message>
        <source>high %1, low %2</source>
        <translation>高牌 %1，低牌 %2</translation>
    </message>
    <message>
        <source>button %1, small blind %2, big blind %3</source>
        <translation>按钮 %1，小盲 %2，大盲 %3</translation>
    </message>
    <message>
        <source>live %1, dead %2</source>
        <translation>活注 %1，死注 %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>第 %1 级，共 %2 级</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>数额</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>comes back to</source>
        <translation>退回给</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高牌</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低牌</translation>
    </message>
    <message>
        <source>button</source>
        <translation>按钮</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>小盲</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>大盲</translation>
    </message>
    <message>
        <source>live</source>
        <translation>活注</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死注</translation>
    </message>
    <message>
        <source>%1, seat %2, chosen</source>
        <translation>%1，%2 号位，已选</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1，%2 号位</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目标 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2</source>
        <translation>你答 %1。应为 %2</translation>
    </message>
    <message>
        <source>%1 s of %2</source>
        <translation>%1 秒 / %2</translation>
    </message>
    <message>
        <source>As a dealer does it by hand</source>
        <translation>荷官手工做法</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>请说</translation>
    </message>
    <message>
        <source>Your last answers</source>
        <translation>你最近的回答</translation>
    </message>
    <message>
        <source>wrong %1 of %2</source>
        <translation>错 %1 / %2</translation>
    </message>
    <message>
        <source>Who put in what, cut at each all-in</source>
        <translation>各人投入，在每次全下处切分</translation>
    </message>
    <message>
        <source>called</source>
        <translation>已跟注</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>全下 %1</translation>
    </message>
    <message>
        <source>In the middle: %1</source>
        <translation>池中：%1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>back in %1 min</source>
        <translation>%1 分钟后再来</translation>
    </message>
    <message>
        <source>days until it is back: %1</source>
        <translation>再来还有天数：%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 · %2 likely to be right now</source>
        <translation>%1 · 现在答对的可能性 %2</translation>
    </message>
    <message>
        <source>%1 · still being learnt</source>
        <translation>%1 · 仍在学习</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>tried %1 of %2</source>
        <translation>已试 %1 / %2</translation>
    </message>
    <message>
        <source>%1 · right, %2 s for %3 s</source>
        <translation>%1 · 答对，用时 %2 秒，目标 %3 秒</translation>
    </message>
    <message>
        <source>%1 · not seen before</source>
        <translation>%1 · 未做过</translation>
    </message>
    <message>
        <source>due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>偏慢</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Skills: %1, %2 min</source>
        <translation>技能：%1，%2 分钟</translation>
    </message>
    <message>
        <source>due %1, slow %2, new %3</source>
        <translation>到期 %1，偏慢 %2，新 %3</translation>
    </message>
    <message>
        <source>, days until the exam: %1</source>
        <translation>，距考试天数：%1</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今天没有到期的。</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>连续天数：%1</translation>
    </message>
    <message>
        <source>yesterday %1 of %2</source>
        <translation>昨天 %1 / %2</translation>
    </message>
    <message>
        <source>Right answers, all skills</source>
        <translation>答对率，全部技能</translation>
    </message>
    <message>
        <source>Right answers: %1</source>
        <translation>答对：%1</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>及格 %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>现为 %1</translation>
    </message>
    <message>
        <source>No answers yet. The line begins with the first one.</source>
        <translation>尚无回答。从第一次回答起画线。</translation>
    </message>
    <message>
        <source>Median time: %1</source>
        <translation>中位用时：%1</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>中位用时</translation>
    </message>
    <message>
        <source>seconds an answer</source>
        <translation>每题秒数</translation>
    </message>
    <message>
        <source>Readiness: how likely right after a day</source>
        <translation>准备程度：一天后答对的可能</translation>
    </message>
    <message>
        <source>tick at 90 % = ready</source>
        <translation>90 % 处的刻度 = 就绪</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>即将到期</translation>
    </message>
    <message>
        <source>skills due a day, 14 days</source>
        <translation>今后 14 天每日到期的技能</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>全部技能</translation>
    </message>
    <message>
        <source>Levels: %1. Harder by: %2</source>
        <translation>级数：%1。加难方式：%2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>seed %1 · question %2 of %3</source>
        <translation>种子 %1 · 第 %2 题，共 %3 题</translation>
    </message>
    <message>
        <source>%1 · rules %2</source>
        <translation>%1 · 规则 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 无法写入。</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <translation>本手继续</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>下一栏</translation>
    </message>
    <message>
        <source>seat on, off</source>
        <translation>选、取消座位</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>do not know</source>
        <translation>不知道</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>同类再来</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>take the grade back</source>
        <translation>撤回评分</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>skip today</source>
        <translation>今天跳过</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>无尽</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>干扰</translation>
    </message>
    <message>
        <source>export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>table test</source>
        <translation>上桌测试</translation>
    </message>
    <message>
        <source>down of 20 hands</source>
        <translation>20 手的班次</translation>
    </message>
    <message>
        <source>new paper</source>
        <translation>新试卷</translation>
    </message>
    <message>
        <source>print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>print the questions</source>
        <translation>打印试题</translation>
    </message>
    <message>
        <source>question</source>
        <translation>题</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>good, fair, poor</source>
        <translation>好、中、差</translation>
    </message>
    <message>
        <source>examiner&apos;s ticks</source>
        <translation>考官勾选</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>试卷 %1</translation>
    </message>
    <message>
        <source>The same number is the same paper, for one trainee or a class. No hints; the answers come at the end.</source>
        <translation>同一编号即同一试卷，供一名学员或全班使用。没有提示；答案在最后给出。</translation>
    </message>
    <message>
        <source>Number of the paper, 1 to %1</source>
        <translation>试卷编号，1 至 %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>A wrong pot fails. So do less than the pass mark, half of a subject wrong, and time run out.</source>
        <translation>底池有错即不及格。低于及格分、某科错一半、超时，也不及格。</translation>
    </message>
    <message>
        <source>Paper %1 was left at question %2. It counts as not finished.</source>
        <translation>试卷 %1 停在第 %2 题。算作未完成。</translation>
    </message>
    <message>
        <source>Paper %1: passed, %2</source>
        <translation>试卷 %1：及格，%2</translation>
    </message>
    <message>
        <source>Paper %1: not passed, %2</source>
        <translation>试卷 %1：不及格，%2</translation>
    </message>
    <message>
        <source>pass mark %1, no pot wrong</source>
        <translation>及格分 %1，底池无错</translation>
    </message>
    <message>
        <source>PASS %1</source>
        <translation>及格 %1</translation>
    </message>
    <message>
        <source>FAIL %1</source>
        <translation>不及格 %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 / %2 · %3</translation>
    </message>
    <message>
        <source>look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>分，满分 %1</translation>
    </message>
    <message>
        <source>wrong pots</source>
        <translation>错误底池</translation>
    </message>
    <message>
        <source>answers wrong</source>
        <translation>错误回答</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>平均用时</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>of</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Examiner: pitch and shuffle</source>
        <translation>考官：发牌与洗牌</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>中</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>差</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>未勾选</translation>
    </message>
    <message>
        <source>Scramble, riffle, strip, riffle, cut</source>
        <translation>搓洗、交叉洗、抽洗、交叉洗、切牌</translation>
    </message>
    <message>
        <source>Cards low and flat, none flashed</source>
        <translation>出牌低而平，无闪现牌</translation>
    </message>
    <message>
        <source>Burns kept apart, three to be proven</source>
        <translation>烧牌分开放，可查证为三张</translation>
    </message>
    <message>
        <source>Hands cleared, deck never unguarded</source>
        <translation>双手亮清，牌组始终有护</translation>
    </message>
    <message>
        <source>Table test: result</source>
        <translation>上桌测试：结果</translation>
    </message>
    <message>
        <source>Down of 20 hands: result</source>
        <translation>20 手的班次：结果</translation>
    </message>
    <message>
        <source>Paper %1 · rules %2</source>
        <translation>试卷 %1 · 规则 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>questions: %1, wrong: %2</source>
        <translation>题数：%1，错：%2</translation>
    </message>
    <message>
        <source>wrong pots: %1</source>
        <translation>错误底池：%1</translation>
    </message>
    <message>
        <source>examiner, name and signature</source>
        <translation>考官，姓名与签名</translation>
    </message>
    <message>
        <source>trainee, signature</source>
        <translation>学员签名</translation>
    </message>
    <message>
        <source>trainee %1</source>
        <translation>学员 %1</translation>
    </message>
    <message>
        <source>Same number, same paper. Answers kept: %1 of %2. Check word %3.</source>
        <translation>同一编号，同一试卷。保留的回答：%1 / %2。校验词 %3。</translation>
    </message>
    <message>
        <source>&quot;Hurry up, it is all one pot anyway.&quot;</source>
        <translation>“快点，反正都是一个底池。”</translation>
    </message>
    <message>
        <source>&quot;How much is it to me?&quot;</source>
        <translation>“我要跟多少？”</translation>
    </message>
    <message>
        <source>&quot;I had the nuts last hand.&quot;</source>
        <translation>“上一手我是坚果牌。”</translation>
    </message>
    <message>
        <source>&quot;Can I get change for this?&quot;</source>
        <translation>“这个能换零吗？”</translation>
    </message>
    <message>
        <source>&quot;Is it not my turn?&quot;</source>
        <translation>“不是轮到我吗？”</translation>
    </message>
    <message>
        <source>&quot;You always forget my blind.&quot;</source>
        <translation>“你老是忘记我的盲注。”</translation>
    </message>
    <message>
        <source>&quot;What time does the big game start?&quot;</source>
        <translation>“大局几点开？”</translation>
    </message>
    <message>
        <source>&quot;That is not how they do it downtown.&quot;</source>
        <translation>“城里的场子可不是这样打的。”</translation>
    </message>
    <message>
        <source>&quot;Drinks, over here!&quot;</source>
        <translation>“这边要饮料！”</translation>
    </message>
    <message>
        <source>&quot;Count it again.&quot;</source>
        <translation>“再数一遍。”</translation>
    </message>
</context>
<context>
    <name>punto</name>
    <message>
        <source>Punto Banco</source>
        <translation>百家乐</translation>
    </message>
    <message>
        <source>player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 副牌</translation>
    </message>
    <message>
        <source>coup %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>shoe: nobody yet</source>
        <translation>牌靴：暂无人</translation>
    </message>
    <message>
        <source>shoe: seat %1</source>
        <translation>牌靴：%1 号位</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>cards left: %1 of %2</source>
        <translation>余牌：%1 / %2</translation>
    </message>
    <message>
        <source>cut card out</source>
        <translation>切牌卡已出</translation>
    </message>
    <message>
        <source>commission %1 %</source>
        <translation>佣金 %1 %</translation>
    </message>
    <message>
        <source>no commission</source>
        <translation>无佣金</translation>
    </message>
    <message>
        <source>a tie pays %1 to 1</source>
        <translation>和局 %1 赔 1</translation>
    </message>
    <message>
        <source>no shoe yet</source>
        <translation>尚无牌靴</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>有误</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>珠盘路</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>大路</translation>
    </message>
    <message>
        <source>tie after that coup</source>
        <translation>该局之后有和局</translation>
    </message>
    <message>
        <source>next</source>
        <translation>接着</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>Tap, or press the key, for the next choice.</source>
        <translation>点按，或按该键，换下一个选项。</translation>
    </message>
    <message>
        <source>Who deals from the shoe?</source>
        <translation>谁从牌靴发牌？</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>下注，%1 号位</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Tap the seat.</source>
        <translation>点按座位。</translation>
    </message>
    <message>
        <source>Card for the player</source>
        <translation>闲补一张牌</translation>
    </message>
    <message>
        <source>Card for the bank</source>
        <translation>庄补一张牌</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>出了什么错？</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>佣金箱</translation>
    </message>
    <message>
        <source>Tap a seat, or type it, for its part alone.</source>
        <translation>点按座位或输入座位号，只收该座位的部分。</translation>
    </message>
    <message>
        <source>Last lines</source>
        <translation>最近各行</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>买定离手</translation>
    </message>
    <message>
        <source>Cards for the player</source>
        <translation>发闲家牌</translation>
    </message>
    <message>
        <source>Cards for the bank</source>
        <translation>发庄家牌</translation>
    </message>
    <message>
        <source>Bank wins, %1 to %2</source>
        <translation>庄赢，%1 点对 %2 点</translation>
    </message>
    <message>
        <source>Player wins, %1 to %2</source>
        <translation>闲赢，%1 点对 %2 点</translation>
    </message>
    <message>
        <source>Tie, %1 each</source>
        <translation>和局，各 %1 点</translation>
    </message>
    <message>
        <source>The shoe is over</source>
        <translation>本靴结束</translation>
    </message>
    <message>
        <source>The coup is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>Player stands on %1. Card for the bank</source>
        <translation>闲 %1 点停牌。庄补一张牌</translation>
    </message>
    <message>
        <source>Seat, side and amount: 3b50, then Enter. C when the cards come.</source>
        <translation>座位、押边和数额：3b50，然后 Enter。发牌时按 C。</translation>
    </message>
    <message>
        <source>Card %1 of two.</source>
        <translation>第 %1 张，共两张。</translation>
    </message>
    <message>
        <source>New shoe is in the menu.</source>
        <translation>菜单中有“新牌靴”。</translation>
    </message>
    <message>
        <source>Every bet goes back. The cards that are out stay out.</source>
        <translation>所有押注退回。已发出的牌不收回。</translation>
    </message>
    <message>
        <source>Seat %1 looks first at the player&apos;s cards, with the largest bet on them, %2.</source>
        <translation>%1 号位先看闲家的牌，其押闲最多，%2。</translation>
    </message>
    <message>
        <source>Nobody has bet on the player: the dealer turns its cards.</source>
        <translation>无人押闲：荷官翻闲家的牌。</translation>
    </message>
    <message>
        <source>Seats: %1.</source>
        <translation>座位：%1。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>收 %1</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>赔 %1</translation>
    </message>
    <message>
        <source>then pay %1</source>
        <translation>再赔 %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>不动 %1</translation>
    </message>
    <message>
        <source>The shoe stays with seat %1.</source>
        <translation>牌靴留在 %1 号位。</translation>
    </message>
    <message>
        <source>The shoe goes to seat %1.</source>
        <translation>牌靴传给 %1 号位。</translation>
    </message>
    <message>
        <source>The cut card is out: one more coup.</source>
        <translation>切牌卡已出：再打一局。</translation>
    </message>
    <message>
        <source>This is the last coup of the shoe.</source>
        <translation>这是本靴最后一局。</translation>
    </message>
    <message>
        <source>A natural, player %1, bank %2: nobody draws.</source>
        <translation>例牌，闲 %1，庄 %2：都不补牌。</translation>
    </message>
    <message>
        <source>Player %1: player draws on 5 or less.</source>
        <translation>闲 %1：闲 5 点或以下补牌。</translation>
    </message>
    <message>
        <source>Player %1: player stands on 6 or 7.</source>
        <translation>闲 %1：闲 6 点或 7 点停牌。</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank draws on 5 or less.</source>
        <translation>庄 %1，闲 %2 停牌：庄 5 点或以下补牌。</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank stands on 6 or 7.</source>
        <translation>庄 %1，闲 %2 停牌：庄 6 点或 7 点停牌。</translation>
    </message>
    <message>
        <source>Bank %1, player&apos;s third card counts %2: %3.</source>
        <translation>庄 %1，闲第三张牌计 %2 点：%3。</translation>
    </message>
    <message>
        <source>The cards decide.</source>
        <translation>以牌为准。</translation>
    </message>
    <message>
        <source>on 2 or less bank always draws</source>
        <translation>庄 2 点或以下必补</translation>
    </message>
    <message>
        <source>on 3 bank draws unless it is an 8</source>
        <translation>庄 3 点，除闲补到 8 外都补</translation>
    </message>
    <message>
        <source>on 4 bank draws on 2 to 7</source>
        <translation>庄 4 点，闲补到 2 至 7 则补</translation>
    </message>
    <message>
        <source>on 5 bank draws on 4 to 7</source>
        <translation>庄 5 点，闲补到 4 至 7 则补</translation>
    </message>
    <message>
        <source>on 6 bank draws on 6 or 7</source>
        <translation>庄 6 点，闲补到 6 或 7 则补</translation>
    </message>
    <message>
        <source>on 7 bank stands</source>
        <translation>庄 7 点停牌</translation>
    </message>
    <message>
        <source>That card is for the %1</source>
        <translation>这张牌归%1</translation>
    </message>
    <message>
        <source>The %1 has three cards</source>
        <translation>%1已有三张牌</translation>
    </message>
    <message>
        <source>A natural: nobody draws</source>
        <translation>例牌：都不补牌</translation>
    </message>
    <message>
        <source>The bank stands on %1</source>
        <translation>庄 %1 点停牌</translation>
    </message>
    <message>
        <source>The player stands on %1</source>
        <translation>闲 %1 点停牌</translation>
    </message>
    <message>
        <source>First a card for the %1</source>
        <translation>先给%1补一张牌</translation>
    </message>
    <message>
        <source>Seat %1 bets on the next coup</source>
        <translation>%1 号位押下一局</translation>
    </message>
    <message>
        <source>One too many: %1</source>
        <translation>多出一张：%1</translation>
    </message>
    <message>
        <source>First the %1</source>
        <translation>先是 %1</translation>
    </message>
    <message>
        <source>The %1 was not the next card</source>
        <translation>%1 不是下一张牌</translation>
    </message>
    <message>
        <source>The box holds %1, not %2</source>
        <translation>佣金箱内是 %1，不是 %2</translation>
    </message>
    <message>
        <source>The %1 goes to the %2: Enter.</source>
        <translation>%1 归%2：按 Enter。</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card out of the shoe.</source>
        <translation>%1 退回：作为牌靴的下一张牌。</translation>
    </message>
    <message>
        <source>Cards are out, so it waits. Undo refuses it.</source>
        <translation>牌已发出，故该注等下一局。撤销即不接受。</translation>
    </message>
    <message>
        <source>A shoe of %1 decks holds no more of them. Undo if it was misread; else call the floor.</source>
        <translation>%1 副牌的牌靴没有更多这种牌。若看错请撤销；否则叫主管。</translation>
    </message>
    <message>
        <source>The %1 goes back, and the %2 goes to the %3: Enter.</source>
        <translation>%1 退回，%2 发给%3：Enter。</translation>
    </message>
    <message>
        <source>The %1 went back: it is the next card out of the shoe.</source>
        <translation>%1 已退回：它是牌靴发出的下一张牌。</translation>
    </message>
    <message>
        <source>Another card had gone back to the shoe. Undo if this one was misread; else it counts as it lies.</source>
        <translation>此前退回牌靴的是另一张牌。若此张看错请撤销；否则按桌面所见算。</translation>
    </message>
    <message>
        <source>Nothing was collected. Count again: the sum is what is owed.</source>
        <translation>未收取。请重新清点：总额为所欠之数。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>, draws; %1</source>
        <translation>，补牌；%1</translation>
    </message>
    <message>
        <source>, stands</source>
        <translation>，停牌</translation>
    </message>
    <message>
        <source>, natural</source>
        <translation>，例牌</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bets by seat</source>
        <translation>各座位下注</translation>
    </message>
    <message>
        <source>bets: %1, in all %2</source>
        <translation>注数：%1，共 %2</translation>
    </message>
    <message>
        <source>no bets yet</source>
        <translation>尚无下注</translation>
    </message>
    <message>
        <source>No bets yet. Tap here, or type seat, side and amount: 3b50.</source>
        <translation>尚无下注。点按此处，或输入座位、押边和数额：3b50。</translation>
    </message>
    <message>
        <source>for the next coup: %1</source>
        <translation>下一局：%1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>所有押注退回</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>on</source>
        <translation>押</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>box</source>
        <translation>佣金</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>若%1赢</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1赢</translation>
    </message>
    <message>
        <source>if it is a tie</source>
        <translation>若和局</translation>
    </message>
    <message>
        <source>Commission box, %1 %</source>
        <translation>佣金箱，%1 %</translation>
    </message>
    <message>
        <source>kept and not collected yet</source>
        <translation>已扣下，尚未收取</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>up to a whole unit</source>
        <translation>向上取整到单位</translation>
    </message>
    <message>
        <source>for every 5 begun</source>
        <translation>每 5 一档，不足 5 也计一档</translation>
    </message>
    <message>
        <source>this coup, if bank wins</source>
        <translation>本局，若庄赢</translation>
    </message>
    <message>
        <source>this coup</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>然后</translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation>若%1：%2</translation>
    </message>
    <message>
        <source>House edge, %1 decks</source>
        <translation>庄家优势，%1 副牌</translation>
    </message>
    <message>
        <source>per bet made</source>
        <translation>按每注</translation>
    </message>
    <message>
        <source>ties left out</source>
        <translation>不计和局</translation>
    </message>
    <message>
        <source>this shoe, %1 left</source>
        <translation>本靴，余 %1</translation>
    </message>
    <message>
        <source>printed in 004 PB4</source>
        <translation>印于 004 PB4</translation>
    </message>
    <message>
        <source>and fits</source>
        <translation>与之相符</translation>
    </message>
    <message>
        <source>%1 decks, ties out</source>
        <translation>%1 副，不计和局</translation>
    </message>
    <message>
        <source>endless, per bet</source>
        <translation>无限副，按每注</translation>
    </message>
    <message>
        <source>tie, %1 to 1</source>
        <translation>和局，%1 赔 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>开牌</translation>
    </message>
    <message>
        <source>bets are down</source>
        <translation>下注已停</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>闲的牌</translation>
    </message>
    <message>
        <source>two keys a card</source>
        <translation>每张牌两个键</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>庄的牌</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>take, then pay</source>
        <translation>先收后赔</translation>
    </message>
    <message>
        <source>Bet…</source>
        <translation>下注…</translation>
    </message>
    <message>
        <source>Pass shoe</source>
        <translation>传牌靴</translation>
    </message>
    <message>
        <source>Same bets</source>
        <translation>照上局下注</translation>
    </message>
    <message>
        <source>Record the bet</source>
        <translation>记录下注</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>失误…</translation>
    </message>
    <message>
        <source>Open the shoe</source>
        <translation>开新牌靴</translation>
    </message>
    <message>
        <source>Collect %1 of all seats</source>
        <translation>向所有座位收 %1</translation>
    </message>
    <message>
        <source>Collect %1 of seat %2</source>
        <translation>向 %2 号位收 %1</translation>
    </message>
    <message>
        <source>no card is due</source>
        <translation>没有该发的牌</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>尚未发牌</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>先发%1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无内容</translation>
    </message>
    <message>
        <source>no card went back</source>
        <translation>没有退回的牌</translation>
    </message>
    <message>
        <source>no coup is on</source>
        <translation>没有进行中的局</translation>
    </message>
    <message>
        <source>A card went to the player</source>
        <translation>牌发给了闲</translation>
    </message>
    <message>
        <source>then enter the card</source>
        <translation>然后录入该牌</translation>
    </message>
    <message>
        <source>A card went to the bank</source>
        <translation>牌发给了庄</translation>
    </message>
    <message>
        <source>Called without the card</source>
        <translation>未发牌就叫</translation>
    </message>
    <message>
        <source>a draw was left out</source>
        <translation>漏了补牌</translation>
    </message>
    <message>
        <source>A bet came late</source>
        <translation>下注太晚</translation>
    </message>
    <message>
        <source>cards were out</source>
        <translation>牌已发出</translation>
    </message>
    <message>
        <source>The card is burnt</source>
        <translation>此牌已烧</translation>
    </message>
    <message>
        <source>the floor lets play go on</source>
        <translation>主管让牌局继续</translation>
    </message>
    <message>
        <source>Seat %1: %2 on %3. Enter to record.</source>
        <translation>%1 号位：%2 押%3。按 Enter 记录。</translation>
    </message>
    <message>
        <source>Seat %1 takes its bet on %2 back. Enter to record.</source>
        <translation>%1 号位收回押%2的注。按 Enter 记录。</translation>
    </message>
    <message>
        <source>Cards are out: it counts for the next coup. Enter to record.</source>
        <translation>牌已发出：算下一局。按 Enter 记录。</translation>
    </message>
    <message>
        <source>Flagged: %1. Enter to record.</source>
        <translation>标记：%1。按 Enter 记录。</translation>
    </message>
    <message>
        <source>Now its suit: S H D C.</source>
        <translation>再录花色：S 黑桃、H 红桃、D 方块、C 梅花。</translation>
    </message>
    <message>
        <source>The next card went to the %1. Esc: leave it.</source>
        <translation>下一张牌发给了%1。Esc：放弃。</translation>
    </message>
    <message>
        <source>Seat, then B bank, P player or T tie, then the amount.</source>
        <translation>先座位，再 B 庄、P 闲或 T 和，然后数额。</translation>
    </message>
    <message>
        <source>That opens a table of poker, which has a window of its own.</source>
        <translation>那会打开扑克牌桌，它有自己的窗口。</translation>
    </message>
    <message>
        <source>The rules hold from the next shoe on. Enter to record.</source>
        <translation>规则自下一靴起生效。按 Enter 记录。</translation>
    </message>
    <message>
        <source>Collects %1. Enter to record.</source>
        <translation>收取 %1。按 Enter 记录。</translation>
    </message>
    <message>
        <source>Every bet of the coup goes back. Enter to record.</source>
        <translation>本局所有押注退回。按 Enter 记录。</translation>
    </message>
    <message>
        <source>There is no such seat here. At Punto Banco seats are 1 to 14.</source>
        <translation>没有这个座位。百家乐的座位为 1 至 14。</translation>
    </message>
    <message>
        <source>That is not what a hand takes. Enter two cards, together or singly; the third comes alone.</source>
        <translation>一手牌不是这样发的。请录入两张牌，一起或逐张；第三张单独录入。</translation>
    </message>
    <message>
        <source>The cards are not all dealt. Enter two for each hand first, then settle.</source>
        <translation>牌尚未发完。请先为每一手录入两张牌，再结算。</translation>
    </message>
    <message>
        <source>No coup is on. Enter bets or cards first.</source>
        <translation>没有进行中的局。请先录入押注或牌。</translation>
    </message>
    <message>
        <source>Nothing is owed there. The box column shows which seats owe commission.</source>
        <translation>那里没有欠款。佣金箱一列显示哪些座位欠佣金。</translation>
    </message>
    <message>
        <source>A coup is on. Settle it, call it void, or take its bets back; then open the new shoe.</source>
        <translation>有一局正在进行。请结算、宣布作废或收回其押注；然后再开新牌靴。</translation>
    </message>
    <message>
        <source>Its commission was collected, event %1. Undo that, mend the bet, and collect again.</source>
        <translation>其佣金已收取，事件 %1。请先撤销，改正该注，再重新收取。</translation>
    </message>
    <message>
        <source>That belongs to a table of poker. Here are entered: bets, cards, shoe, settle, collect, void.</source>
        <translation>那属于扑克桌。此处可录入：押注、牌、牌靴、结算、收佣金、作废。</translation>
    </message>
    <message>
        <source>Punto Banco…</source>
        <translation>百家乐…</translation>
    </message>
    <message>
        <source>New shoe…</source>
        <translation>新牌靴…</translation>
    </message>
    <message>
        <source>Shoe report…</source>
        <translation>牌靴报告…</translation>
    </message>
    <message>
        <source>Print the shoe…</source>
        <translation>打印牌靴…</translation>
    </message>
    <message>
        <source>Poker table…</source>
        <translation>扑克桌…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌副数</translation>
    </message>
    <message>
        <source>Commission on bank</source>
        <translation>庄赢佣金</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>取整</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>和局赔率</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 赔 1</translation>
    </message>
    <message>
        <source>The shoe begins with</source>
        <translation>牌靴起始</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>暂无人</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>切牌卡后的牌数</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>Enter opens the shoe. It is recorded then, and not before.</source>
        <translation>按 Enter 开靴。那时才记录，此前不记录。</translation>
    </message>
    <message>
        <source>Shoe report</source>
        <translation>牌靴报告</translation>
    </message>
    <message>
        <source>coups: %1; bank %2, player %3, tie %4</source>
        <translation>局数：%1；庄 %2，闲 %3，和 %4</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>赢方</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>收</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>佣金</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Commission by seat</source>
        <translation>各座位佣金</translation>
    </message>
    <message>
        <source>from the shoe before: %1</source>
        <translation>上一靴转来：%1</translation>
    </message>
    <message>
        <source>collected: %1</source>
        <translation>已收：%1</translation>
    </message>
    <message>
        <source>Journal %1, head %2</source>
        <translation>日志 %1，链头 %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>报告已存于 %1。</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>报告无法写入 %1。请另选位置。</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation>本手已结束</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>本手已结束。</translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation>开始下一手，或录入两手之间发生的事。</translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation>没有进行中的一手</translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation>没有进行中的一手。</translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation>按“下一手”开始，或用 hand 行录入。</translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation>没有此座位</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>本桌没有此座位。</translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation>座位从荷官左手起顺时针编号。</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>座位无人</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>该座位没有人。</translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation>请先安排玩家入座。</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>不在本手中</translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation>本手没有给该座位发牌。</translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation>改录其他座位，或更正本手的开局。</translation>
    </message>
    <message>
        <source>has folded</source>
        <translation>已弃牌</translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation>该座位已弃牌。</translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation>若其实仍是活牌，请撤销弃牌或叫主管。</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>已全下</translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation>该座位已全下，不能行动。</translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation>若还有筹码，请点清：以点数为准。</translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation>无人行动</translation>
    </message>
    <message>
        <source>Nobody is waited for to do that now.</source>
        <translation>现在没有等任何人做这个。</translation>
    </message>
    <message>
        <source>See whose turn it is. Where the round is over, deal the next street or go on to the showdown.</source>
        <translation>看看轮到谁。若本轮已结束，发下一轮的牌，或进入摊牌。</translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation>该牌已出现</translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation>同一张牌出现了两次。</translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation>请核对。若牌组中确有两张，请录入牌组有误。</translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation>牌数过多</translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation>此处不能有这么多张牌。</translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation>按本轮或本手应有的张数录入。</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>公共牌已满</translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation>公共牌已发齐。</translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation>进入摊牌。</translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation>超过现有数额</translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation>该座位已点过筹码，没有这么多。</translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation>再点一次，或录入实有数额。</translation>
    </message>
    <message>
        <source>no such board</source>
        <translation>没有此组公共牌</translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation>本手没有此组公共牌。</translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation>请先说明公共牌发几次。</translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation>没有此底池</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>没有此底池。</translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation>底池依次为 main、side1、side2 等，由内向外。</translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation>不能赢此底池</translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation>该座位不能赢此底池。</translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation>只有跟足的座位才能赢。名单中已列出。</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>无可撤销</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>没有可以撤回的了。</translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation>已结束的一手由主管更正。</translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation>后面的事件将不成立</translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation>这样事件 %1 就不再成立。未作任何改动。</translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation>请先更正事件 %1。</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>座位已有人</translation>
    </message>
    <message>
        <source>Somebody sits there, or that person has a seat already.</source>
        <translation>那里有人坐，或此人已有座位。</translation>
    </message>
    <message>
        <source>Choose another seat, or check the person&apos;s number.</source>
        <translation>另选座位，或核对此人的编号。</translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation>本手仍在进行</translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation>须等本手结束。</translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation>请先完成本手。</translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation>需要主管</translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation>这需要主管裁决。</translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation>请有主管 PIN 码的人处理。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation>筹码不足，仍在局中</translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation>筹码不够下注、跟注或加注的玩家，投入所有筹码，仍留在本手。</translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation>全下 %1</translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation>只赢跟到的部分</translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation>全下的座位，从其他每人处只能赢与自己投入相等的部分。其余进入边池。</translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation>只能赢跟到的部分</translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation>全下要说出来</translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation>全下者应当说出。默默推出的筹码可能被忽略。</translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation>全下，未出声</translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation>半注规则</translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation>限注中，不足半注的全下只算行动。达到半注即算一次完整的下注或加注。</translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation>在 %2 之上全下 %1，一注为 %3</translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation>跟注或补足</translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation>面对不足半注的全下，尚未行动的座位可弃牌、跟注，或补足为一整注。</translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation>可将该注补足</translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation>已行动者不得再开加注</translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation>不足半注的全下，不给已行动的座位新的加注权。</translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation>自其行动后不足半注</translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation>已过牌者只可跟注</translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation>过牌后面对不足半注的全下，只可跟注或弃牌，不可补足。</translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation>在不足的全下之前已过牌</translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation>由他人重新打开</translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation>此后若有其他座位下注或补足到整注，先前已行动者可再加注。</translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation>另有人下注或补足到整注</translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation>补足不算加注</translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation>把不足的全下补成一整注，不占一次加注；除非场规把补足一次加注计入。</translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation>补足不占加注次数</translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation>半注及以上算整注</translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation>限注中，达到半注的全下按整注处理：人人可弃牌、跟注或加注。</translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation>达到半注</translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation>对全下加注</translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation>对达到半注的全下加注，是在其上加一整注，或在补足后的注上加一整注，依场规。</translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation>在全下之上加一整注</translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation>过牌后对全下加注</translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation>已过牌者只可对算作整注或已被补足的全下加注，对其他全下不可。</translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation>在全下之前已过牌</translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation>过牌加注</translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation>先过牌、后加注是允许的，除非该游戏另有规定。</translation>
    </message>
    <message>
        <source>checked before</source>
        <translation>先前已过牌</translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation>不足的全下可累计</translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation>多次不足的全下，对某座位合计达到一次完整加注时，重新打开其加注权。</translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation>合计为一次完整加注</translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation>不足的加注不重开</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation>无限注和底池限注中，不足一次完整加注的全下，不给已行动的座位新的加注权。</translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation>自其行动后不足一次完整加注</translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation>协议分池</translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation>玩家可否协议分池由场方决定；若允许，局中所有人都须同意。</translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation>盲注平分</translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation>所有人弃牌到盲注位时，场方若允许，盲注位可各自收回盲注。</translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation>全部弃牌到盲注位</translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation>异议有标示</translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation>对分池的异议在撤回之前一直有效，并有标志显示。</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>谁赢</translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation>底池归亮出的最佳手牌，或归下注无人跟注的座位。</translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation>最佳手牌，或无人跟注的下注</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation>保险和对结果的私下打赌不属于游戏，除非场方允许。底池中不含其任何部分。</translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation>底池中不含保险</translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation>保险须兑现</translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation>允许保险之处，反悔由主管处理。</translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation>不得私下打赌</translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation>私下打赌、公共基金和留钱约定不属于游戏。</translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation>代下前注</translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation>只有场方收时费而非抽水时，才可替他人下前注。</translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation>发两次或三次</translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation>有人全下、下注结束且全体同意时，剩余公共牌发两次或三次。每组公共牌争夺各底池中它的一份。</translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation>每组公共牌各争一份</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>专用牌桌</translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation>百家乐 (Punto Banco) 有专用牌桌，设十二或十四个位置。</translation>
    </message>
    <message>
        <source>three bets</source>
        <translation>三种注</translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation>可押闲、庄或和。</translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation>牌靴可传下</translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation>持牌靴者可将其传下。</translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation>牌靴何时移动</translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation>庄赢则牌靴不动，闲赢则传下。和局不动。</translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation>仅闲赢时移动</translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation>各两张</translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation>各发两张，闲先。押闲最大者先看牌。</translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation>牌点</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation>10 和花牌不计点，A 计一点，其余按点数。总和只取个位。</translation>
    </message>
    <message>
        <source>by the last figure of the sum</source>
        <translation>按总和的末位数</translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation>六副或八副</translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation>牌靴装六副或八副牌。</translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation>例牌即止</translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation>任何一方两张牌得八点或九点，本局即止。</translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation>两张得八点或九点</translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation>闲何时补牌</translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation>闲五点及以下补牌，六点或七点停牌。</translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation>按闲自己的点数</translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation>闲停牌后的庄</translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation>闲停牌时，庄五点及以下补牌。</translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation>闲停牌</translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation>庄何时补牌</translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation>闲补牌后，庄按自己的点数和闲的第三张牌补牌或停牌。</translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation>按闲的第三张牌</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>没有选择</translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation>补牌按规则进行。无人可选择。</translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation>补牌不可选择</translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation>闲一赔一</translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation>押闲赢，一赔一。</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>一赔一</translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation>庄赔付扣佣金</translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation>押庄赢，一赔一，扣佣金。</translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation>一赔一，扣佣金</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation>押和赢，一赔八或一赔九，依场规。</translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation>按场规赔和</translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation>和局其他注不动</translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation>和局时，押闲和押庄的注仍归原主。</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation>报点数</translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation>双方点数和胜方须报出，任何第三张牌在发出前须先叫出。</translation>
    </message>
    <message>
        <source>said before it is dealt</source>
        <translation>发牌前先宣布</translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation>先收后赔</translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation>先收输的注，再赔赢的注。</translation>
    </message>
    <message>
        <source>losers first</source>
        <translation>先收输的</translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation>由场方赔付</translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation>从牌靴发牌者不赔任何人。</translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation>最小下注与加注</translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation>下注至少为开注额，加注至少等于本轮上一次下注或加注。只有全下可以更少。</translation>
    </message>
    <message>
        <source>under the least</source>
        <translation>低于最小额</translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation>筹码前移</translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation>前移筹码若引起他人行动，可能对该玩家有约束力。有的场以松手为准。</translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation>%1 前移后收回</translation>
    </message>
    <message>
        <source>words bind</source>
        <translation>口头有约束力</translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation>轮到时说的话有约束力。筹码与之不符则按所说更正。</translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation>以所说为准</translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation>敲桌即过牌</translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation>敲桌是过牌；换牌游戏中也表示不换牌。</translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation>敲了桌</translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation>越序过牌</translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation>越序过牌者，轮到时不可下注或加注。</translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation>未轮到就过牌</translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation>越序跟注</translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation>越序跟注不可改为加注。</translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation>未轮到就跟注</translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation>越序行动</translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation>轮到时若无变化，越序行动有效。其间有下注或加注则解除；其间有跟注则由主管或场规决定。</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>未轮到就行动</translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation>越序下注</translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation>轮到之前若无人下注，越序下注有效；否则筹码退回。</translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation>未轮到就下注</translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation>越序加注</translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>轮到时若无变化，越序加注有效；否则筹码退回。</translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation>未轮到就加注</translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation>越序全下</translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>轮到时若无变化，越序全下有效；否则筹码退回。</translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation>未轮到就全下</translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation>越序弃牌</translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation>越序弃牌，牌一松手即为弃牌，除非局面变化后场规予以解除。</translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation>未轮到就弃牌</translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation>面对下注不能过牌</translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation>面对下注的过牌无效。仍由该座位行动。</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>面对 %1</translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation>指的是哪个数</translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation>只报数字，既不是跟注额也不是可行的下注，或与另一枚筹码同出，按场规判定。</translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation>%1 既不是跟注额也不是可行的下注</translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation>故意越序</translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation>故意越序行动不予容忍。</translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation>故意</translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation>喊“时间”保留行动权</translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation>想考虑而见行动越过自己的玩家，应喊“时间”。</translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation>保留行动权</translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation>被越过太久</translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation>任由后面三个座位先行动者，可能失去行动权。</translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation>其后已行动：%1，足够数：%2</translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation>前面尚有人未行动</translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation>前面仍有座位未行动时，不失去行动权。</translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation>前面有座位未行动</translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation>松手的筹码有约束力</translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation>松手投入底池的筹码留在池中，数额按规定更正。</translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation>投入 %1，未出声</translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation>不知有加注</translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation>不知有加注而投入跟注者，其后无人行动时可收回，除非场规要求其照跟。</translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation>加注由 %1 到 %2</translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation>远少于下注额</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation>无限注和底池限注中，跟注者投入远少于下注额的，可予免除。投入约八成者须补足。</translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation>%2 中投入 %1：达到 %3 %，不得主张</translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation>由主管决定该跟注有效还是收回。</translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation>%2 中投入 %1：不足 %3 %，由主管决定</translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation>先等再亮牌</translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation>下注者等跟注看来无误后再亮牌。</translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation>跟注仍不足</translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation>数错的跟注须补足</translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation>因数错而不足的跟注须补足，即使已有人亮牌。</translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation>%2 中投入 %1，还需 %3</translation>
    </message>
    <message>
        <source>string raise</source>
        <translation>分次加注</translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation>未先出声、分多个动作的加注算跟注。</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>无声 %1，随后第二个动作 %2</translation>
    </message>
    <message>
        <source>string bet</source>
        <translation>分次下注</translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation>此前无人下注时，第一个动作即为下注。第二个无声动作的筹码退回。</translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation>第一句有约束力</translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation>“跟注，再加注”算跟注。</translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation>以第一句为准</translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation>两个动作的跟注</translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation>第一个动作不足跟注，随后恰好补齐，算跟注。</translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation>两个动作共 %1，无多余</translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation>多加，还是加到</translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation>只说“加注 60”，未说是多加还是加到：够一次加注则为总额，否则为多加这么多。</translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation>“加注 %1”，未说多加还是加到</translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation>多于跟注</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation>无限注和底池限注中，几枚筹码多于跟注而少于加注，依场规算跟注或最小加注。</translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation>一注半即加注</translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation>限注中，无声投入一整注加至少半注，算加注并须补足。</translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation>投入 %1，补足到 %2</translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation>说“加注”后的多个动作</translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation>说了“加注”者可分多个动作放筹码，直到手停。</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation>“加注”，随后共 %1</translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation>太小，补到最小额</translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation>低于最小额而身后有筹码的下注或加注，补到恰好最小额。</translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation>%1 低于最小额 %2</translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation>开注面额</translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation>场方可要求用开注额或更大面额的筹码下注。</translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation>用开注面额的筹码</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>抓头</translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation>发牌前可有一个活的抓头：通常由大盲左边的座位放，为大盲的两倍。翻牌前最后行动，可加注。</translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation>多一个盲注</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation>对面对下注的座位叫计时后，有规定的时间。超时则手牌作废；若无下注则算过牌。</translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation>被要求限时行动</translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation>加注次数不限</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation>无限注和底池限注中，不计加注次数。</translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation>玩家自己发牌</translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation>玩家自己发牌时由三人分担：一人洗牌，一人切牌，一人理牌。</translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation>洗四次</translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation>牌至少交叉洗四次。</translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation>至少四张</translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation>切开的每一部分至少四张。</translation>
    </message>
    <message>
        <source>cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation>底牌用切牌卡或王牌盖住。</translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation>看牌前提出</translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation>对洗牌或切牌的异议，须在该玩家看牌之前、下注开始之前提出。</translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation>头两张中有一张露出</translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation>手牌的第一张或第二张被荷官露出，可判误发牌。</translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation>头两张之一</translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation>露出两张</translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation>荷官露出两张或更多，可判误发牌。</translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation>荷官露出的牌</translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation>反面牌</translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation>牌组中有两张或更多反面牌，可判误发牌。</translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation>牌组中正面朝上的牌</translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation>多发了牌</translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation>起手牌中多出两张或更多，可判误发牌。</translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation>手牌中多出的牌</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>张数不对</translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation>有座位牌多或牌少，可判误发牌，除非顶牌仍可按正常次序发给它。</translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation>次序错的牌</translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation>有牌未按次序发出，可判误发牌。</translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation>未按次序发出</translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation>按钮位置错</translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation>庄位按钮不在其位而发的牌，可判误发牌。</translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation>按钮不在其位</translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation>第一张发错座位</translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation>第一张牌发给了错的座位，可判误发牌。</translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation>发给了不在局者</translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation>牌发给空座位或不在本手的人，可判误发牌。</translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation>漏发座位</translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation>应发而未发的座位，可判误发牌。</translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation>误发牌的时限</translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation>误发牌须在行动过多之前判定：两个座位已行动，或场规所称的足够行动。</translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation>行动尚不足够</translation>
    </message>
    <message>
        <source>no fault of this hand is a cause</source>
        <translation>本手没有失误属误发牌事由</translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation>判误发牌太迟</translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation>行动足够后，本手照打到底。手牌有误者不退任何筹码。</translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation>行动已足够</translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation>牌组有误</translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation>有背面不同的牌，或牌组中有重复的牌，随时终止本手。所有筹码退回。</translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation>牌组不完整</translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation>死牌：张数不对</translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation>时限后发现张数不对的手牌作废。其筹码留在底池。</translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation>死牌：被荷官收走</translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation>被荷官混入弃牌堆的手牌作废。其筹码留下；未被跟注的下注退回。</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>被荷官收走</translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation>死牌：已扔出</translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation>面对下注的座位把手牌面朝下向前扔出，即为死牌。</translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation>面对下注时扔出</translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation>从弃牌堆取回</translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation>能确切辨认的手牌，主管可裁定恢复为活牌。</translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation>能确切辨认才恢复</translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation>玩家自己露牌</translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation>玩家自己露出的牌照常使用，手牌仍是活牌。</translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation>手牌仍有效</translation>
    </message>
    <message>
        <source>everything back</source>
        <translation>全部退回</translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation>误发牌时所有筹码退回，按钮不动，本手重发。</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>所有筹码退回，按钮不动</translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation>看牌前主张</translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation>想就闪现的牌请求裁决者，须在看该牌之前提出。发落桌外的牌视为露出。</translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation>露出的牌不可选</translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation>荷官露出的牌，按该游戏自己的规则保留或更换。玩家无选择。</translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation>由游戏规则决定，不由玩家</translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation>掉落的牌有效</translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation>玩家掉落的牌仍有效，除非场规交由主管决定。</translation>
    </message>
    <message>
        <source>they still play</source>
        <translation>仍有效</translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation>发得太早的牌</translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation>下注未结束就发出的牌无效，即使其后其他人全部弃牌。</translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation>下注尚未结束</translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation>漏烧或多烧</translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation>漏烧或多烧，在有人据新牌行动前更正。此后公共牌有效。</translation>
    </message>
    <message>
        <source>put right until somebody acts</source>
        <translation>有人行动之前更正</translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation>公共牌多一张</translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation>翻牌发了四张时，主管从四张中抽一张作下一张烧牌。更多时，余牌重洗，该轮重发。</translation>
    </message>
    <message>
        <source>all of them go back</source>
        <translation>全部收回</translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation>其中一张作下一张烧牌</translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation>首位多一张</translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation>第一个得牌的座位多得一张，在首次行动前发现，则退回作烧牌。</translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation>作为烧牌</translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation>全体全下时的烧牌</translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation>已无人可行动时，只要牌仍可分辨，烧牌或公共牌的失误可在判池之前更正。</translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation>仍可更正，已无人行动</translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation>余牌有误</translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation>余牌掉落或混乱不终止本手。尽可能公平地重新整理。</translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation>尽可能公平地重新整理</translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation>记下每个失误</translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation>每个牌的失误，都记下牌、座位、轮次和造成者。</translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation>2-7</translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation>最差的手牌赢。顺子和同花算大牌，A 为大，不同花的 7-5-4-3-2 最好。</translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation>普通牌型最差者赢</translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation>5-4-3-2-A 不是顺子</translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation>2-7 中 5-4-3-2-A 是 A 高牌，不是顺子。</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation>A-5-4-3-2 不是顺子</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>一对 A</translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation>2-7 中一对 A 是最大的对子，因此最差。</translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation>换牌前露出</translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation>2-7 中，换牌前被荷官露出的 7、5、4、3、2 须保留，其他牌更换；有的场全部更换。</translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation>小牌须收下</translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation>换牌后过牌加注</translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation>2-7 中换牌后可以过牌加注，没有人必须用七高下注。</translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation>其余同 A-5</translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation>2-7 未自行规定的，同 A-5。</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>疯狂菠萝</translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation>一副 52 张，有盲注和按钮。</translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation>三张，丢一张</translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation>疯狂菠萝每座位三张牌，翻牌下注后丢一张。</translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation>疯狂菠萝谁先开</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation>首轮由盲注左边开始；盲注最后行动。</translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation>任意组合</translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation>手牌与公共牌任意组合，取最佳五张。</translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation>八或更小</translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation>低牌为五张不同的八或更小的牌；A 为小。</translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation>高低平分</translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation>高牌和低牌各得一半。无低牌时高牌全得。</translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation>高低各半</translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation>两张都亮</translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation>赢家亮出手中两张牌。</translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation>谁开注</translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation>梭哈第三街由最小明牌（按花色）开注，拉兹由最大明牌开注。以后各街由最佳明牌先行动。</translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation>按明牌</translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation>开注不足</translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation>不足的强制开注对其他人没有影响。</translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation>开注不足不影响他人</translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation>手牌两张，公共牌三张</translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation>奥马哈手牌必须恰好用手中两张和公共牌三张，高牌和低牌均如此。</translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation>手中两张，公共牌三张</translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation>短牌大小</translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation>去掉六以下的牌，同花大于葫芦，9-8-7-6-A 是顺子。</translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation>同花大于葫芦</translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation>A-5</translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation>最小的手牌赢。A 为小，顺子和同花不计，5-4-3-2-A 最好。</translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation>轮子 (5-4-3-2-A) 最好</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>巴杜吉</translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation>四张花色点数都不同最好；其次三张，依此类推。小者赢，A 为小。</translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation>四种点数四种花色</translation>
    </message>
    <message>
        <source>rake</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation>场方先从主池抽水，按单位向下取整，不超过上限。</translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation>先从主池，到上限为止</translation>
    </message>
    <message>
        <source>your own money</source>
        <translation>自己的钱自己看管</translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation>每位玩家看管自己的筹码和现金。</translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation>最小买入，限注</translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation>限注游戏入座至少带十注。按小注还是大注计由场方规定。</translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation>低于最小买入</translation>
    </message>
    <message>
        <source>the least buy-in or more</source>
        <translation>达到最低买入或更多</translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation>最小买入，无限注和底池限注</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation>无限注和底池限注入座，至少带规定倍数的大盲。</translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation>最小买入不得降低</translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation>场方可要求高于规则的最小买入，不可低于。</translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation>最大买入</translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation>牌桌可设上限。任何人买入或补码不得超过。</translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation>超过本桌允许</translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation>最小买入何时适用</translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation>最小买入适用于入座、输光后再买入，以及同一场次内重返。</translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation>换桌</translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation>从同一游戏被调来或获准转来的玩家，带全部筹码，不必补足，除非场方要求最小买入。</translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation>全部筹码随人带来</translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation>带少回来</translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation>同一场次内重返者，须带回拿走的数额；若最小买入更高，则带最小买入。</translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation>须带回拿走的数额</translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation>入座须全额买入</translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation>首次买入须全额，除非该游戏另有规定。</translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation>首次买入须全额</translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation>短额买入计次数</translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation>每场次短额买入的次数以场方允许为限；通常一次。</translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation>短额买入超次</translation>
    </message>
    <message>
        <source>half at least</source>
        <translation>至少一半</translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation>短额买入至少为最小买入的一半。</translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation>不足最小买入的一半</translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation>短额买入还是补码</translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation>尚有一个完整下注单位时添加的筹码算补码。不足时添加的算新买入。</translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation>尚有一个单位算补码，否则算新买入</translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation>补码额不限</translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation>可补任意数额，直到本桌上限。</translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation>任意数额，直到本桌上限</translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation>补的筹码下一手才用</translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation>一手进行中补的筹码先放好，下一手起才有效。</translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation>下一手起有效</translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation>最小单位</translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation>每个数额都是本游戏最小下注单位的整数倍，全下也是。</translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation>不是单位的整数倍</translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation>不足一个单位的留下</translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation>不足一个完整下注单位的余额不参与。即使全下，仍归其主。</translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation>不足一个单位的留下</translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation>不用零数</translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation>下注以整元或更大为单位时，不足一元的不参与。</translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation>两手之间兑换</translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation>要参与的小筹码在两手之间兑换。</translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation>全下即全部</translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation>全下即投入所有有效筹码。</translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation>所有有效筹码</translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation>一种筹码</translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation>每个游戏用一种合适的筹码下注。</translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation>用游戏筹码买入</translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation>至少最小买入的数额须为本游戏的筹码。</translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation>外来筹码</translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation>其他游戏的筹码无效。荷官发现后要求兑换。</translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation>不是本游戏的筹码</translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation>换大筹码</translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation>只有筹码堆碍事时，才把小筹码换成大的。</translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation>桌面筹码制</translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation>一手中只能下注或赢得开始时已在桌面的筹码。</translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation>%1 超过该座位的桌面筹码</translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation>筹码留在桌上</translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation>离局之前，任何人不得从桌上拿走筹码。</translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation>少于记录，而任何人不得从桌上拿走筹码</translation>
    </message>
    <message>
        <source>takes all chips along and quits the game</source>
        <translation>带走全部筹码并离开牌局</translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation>筹码公开</translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation>筹码量不得隐藏或谎报。询问者应被告知该座位有多少。</translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation>应要求点数</translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation>小额消费</translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation>可用筹码付饮料、小费等；筹码量相应减少。</translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation>从筹码中支付</translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation>玩家之间转筹码</translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation>玩家之间只能按场规转让筹码，且无人异议。</translation>
    </message>
    <message>
        <source>only as the house allows it</source>
        <translation>仅限场规允许的方式</translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation>异议太迟</translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation>下一手开始洗牌后，不得再对转筹码提异议。</translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation>经跑腿下注</translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation>只有在两手之间且留有最小买入时，筹码才可交给代注跑腿。</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>不赊账</translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation>任何人不得以超过桌上所有的数额继续玩。</translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation>在途筹码</translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation>等筹码者在发牌前说明在途多少。荷官复述并标记该座位。</translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation>有在途筹码</translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation>本手太迟</translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation>第一张牌离开牌组后，本手不再有筹码加入。</translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation>核实在途</translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation>在途的钱由主管或跑腿确认。</translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>尚未确认</translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation>在途未说数额</translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation>未说在途多少且没有筹码者，按最小买入计。</translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation>按最小买入计</translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation>在途的欠额</translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation>用未到的钱下的注要记下，使该座位欠各底池多少一目了然。</translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation>仍欠各底池</translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation>隐藏的钱</translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation>无人看见的钱无效，除非场规让荷官判断。</translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation>无人看见的钱</translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation>筹码可见</translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation>所有的钱都放在每位玩家看得见的地方。</translation>
    </message>
    <message>
        <source>no racks</source>
        <translation>不放筹码架</translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation>场规规定时，桌上不放筹码架。</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation>纸币可否使用、哪些可用，依级别和场规而定。</translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation>现金待换筹码</translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation>纸币只在买筹码时放在桌上，荷官须说明。</translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation>所有牌都亮</translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation>要赢底池的任何部分，须亮出全部手牌。</translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation>未亮出所有牌</translation>
    </message>
    <message>
        <source>all cards shown</source>
        <translation>全部牌已亮出</translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation>以牌为准</translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation>手牌自己说话。任何人怎么说都不作数。</translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation>以牌为准</translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation>报错牌型</translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation>故意报错牌型致使更好的牌被扔掉，可能失去底池。</translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation>先收输牌</translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation>荷官在推池之前收掉输牌。</translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation>推池前已收输牌</translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation>要求看牌</translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation>谁可要求看被跟注的手牌，由场方规定。因此亮出的输牌作废；由赢家要求的则为活牌。</translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation>谁可要求由场规定</translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation>给一人看即给所有人看</translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation>给一位玩家看的牌须给所有人看，最迟在本手之后。</translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation>先边池</translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation>从最外的边池向内结算；主池最后。</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>后形成的先结算</translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation>谁先亮牌</translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation>最后一轮最后下注或加注的座位先亮牌。若全部过牌，则由最先行动者先亮。</translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation>最后下注者，否则最先行动者</translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation>等自己的底池</translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation>有边池时，轮到其底池时才亮牌。</translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation>赢家立刻亮牌</translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation>很可能赢的玩家应立即亮牌。</translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation>最后盖牌</translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation>下注结束后玩家可盖牌，除非有人有权看牌。</translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation>放弃手牌</translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation>花色顺序</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation>黑桃、红桃、方块、梅花。花色只排同点的牌；从不决定底池。</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>黑桃、红桃、方块、梅花</translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation>不再抽牌</translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation>同点的牌按花色排。不再抽牌。</translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation>不再抽牌</translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation>每人一张</translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation>谁换桌或谁先得按钮，由荷官左手起每人发一张决定。</translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation>每人一张决定</translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation>盲注计入</translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation>盲注是该座位下注的一部分，除非该游戏规定它是死注。</translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation>盲注计入</translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation>先下盲再看牌</translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation>盲注须在玩家看牌之前放好。</translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation>盲注的位置</translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation>盲注是按钮左边的头几个座位，最小的紧挨按钮。</translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation>按钮左边</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>谁先行动</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation>首轮由盲注左边开始，以后各轮由按钮左边第一个活座位开始。</translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation>盲注左边，或按钮左边</translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation>按钮移动</translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation>每手按钮顺时针移一个座位。</translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation>移一个座位</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>两人</translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation>两人对局时按钮为小盲，翻牌前先行动，翻牌后后行动。</translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation>大盲的选择权</translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation>无人加注的盲注，轮到时可加注。</translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation>大盲有选择权</translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation>欠盲</translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation>错过盲注的座位须补上，大盲为活注，小盲为死注；或等大盲。</translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation>欠盲注</translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation>先盲注还是先前注</translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation>筹码不足者先付大盲还是大盲前注，依场规。</translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation>筹码不足者先付什么</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>人数不足</translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation>一手至少要两个有筹码的座位。</translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation>再安排一位玩家，或点一份筹码。</translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation>盲注不足不影响</translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation>盲注不足时，跟注与加注的额度照旧。</translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation>人人付盲注</translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation>牌桌每转一圈，每位玩家各做一次按钮并付所有盲注。</translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation>下一个应付的座位</translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation>死按钮或移动按钮</translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation>死按钮制：大盲总移到下一个应付的座位，其余跟随。移动按钮制：按钮总向前移。</translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation>大盲移动，其余跟随</translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation>额度由游戏定</translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation>下注与加注的大小由游戏形式和盲注决定。</translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation>由游戏决定额度</translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation>大注轮下了小注</translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation>在大注轮按小注下注，若在该轮结束前发现，人人补到大注。</translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation>下注 %1，应为 %2</translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation>不足的补齐</translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation>过小的下注、加注或跟注补到正确数额。</translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation>取最近的数额</translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation>须更正的数额取最近的允许数额；正好居中时按场规取整。</translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation>%1 改为 %2，最近的数额</translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation>更正不生加注</translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation>已行动者不得因数额更正而把跟注改为加注。</translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation>已跟注者不得因此加注</translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation>超过限额</translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation>限注中，多于跟注但超出不足半注算跟注并找零；达半注算加注。有的场凡超出皆算加注。</translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation>筹码不符</translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation>座位面前的筹码与上一手应留下的不同。以桌上的筹码为准。</translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation>点数与上一手不同</translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation>立刻提出</translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation>看到数额有误或判池有误者，无论是否玩家，都应立刻提出。</translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation>一看到就提出</translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation>下次洗牌之前</translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation>判错的底池，在下一手开始洗牌之前可在桌上收回。此后只有主管可按下注情况更正。</translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation>计加注次数</translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation>限注中，有筹码的座位三个或以上时，下注之后的加注次数有限。</translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation>已用完最后一次加注</translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation>两轮游戏的加注次数</translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation>两轮下注的游戏有自己的加注次数。</translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation>单挑不封顶</translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation>两座位之间不计加注次数，除非场规也封顶。</translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation>两座位，不封顶</translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation>弃牌不解封</translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation>三个或以上座位时已封顶的一轮，弃牌到两个仍封顶，除非场规解除。</translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation>三个或以上时封顶，现剩两个</translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation>何时算单挑</translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation>只计仍有筹码的座位，且须在封顶之前只剩两个。</translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation>谁算单挑</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>不封顶</translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation>无限注和底池限注加注不封顶。</translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation>最多为底池</translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation>一个座位最多可下注或加注的额度，是其跟注后的底池。</translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation>跟注后的底池</translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation>超过底池</translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation>超过底池的下注或加注，尚可更正时减到底池；此后有效。</translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation>%1 超过底池 %2</translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation>未被跟注的退回</translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation>无人跟到的部分，在亮牌之前退回其主。</translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation>无人跟到</translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation>没有对手可下注</translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation>没有对手还能下注时，不再要求该座位行动。</translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation>没有对手能下注</translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation>加注无人能跟</translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation>没有对手能再投入时，不提供加注。</translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation>没有对手能再投入</translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation>大面额单筹码</translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation>无声投入一枚大于下注额的筹码，算跟注。</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>一枚 %1 筹码，未出声</translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation>每枚都为跟注所需</translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation>去掉最小一枚便不够跟注时，全部算跟注。</translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation>为 %2 投入 %1，最小一枚 %3</translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation>对开注投单枚</translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation>梭哈中对强制开注无声投入一枚大筹码，算跟开注，不算补足。</translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation>单枚开注</translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation>此前无人下注时，无声投入一枚筹码，按其全额算下注。</translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation>一枚 %1 筹码，此前无人下注</translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation>先前的筹码</translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation>面前已有的筹码与新筹码一并看：依旧筹码是收回、留下还是一起推入来判断所添加的。</translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation>在面前已有之上添加 %1</translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation>“加注”与单枚</translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation>单枚落下之前说“加注”，则在游戏允许内加注到该筹码面额。之后才说算跟注。</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation>“加注”，随后一枚 %1 筹码</translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation>小底池怎么分</translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation>底池分到场方规定的单位；余下的为零头筹码。</translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation>分到场方的单位</translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation>零头归按钮左边</translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation>有按钮的游戏，零头筹码归按钮起顺时针第一个赢家。</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation>零头 %1 归 %2 号位，按钮左边最近</translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation>零头按最大牌</translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation>梭哈高牌，零头筹码归持最大牌（按花色）的赢家。</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation>零头 %1 归 %2 号位，牌最大</translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation>零头按最小牌</translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation>梭哈低牌，零头筹码归持最小牌（按花色）的赢家；场规另定时归最大牌。</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation>零头 %1 归 %2 号位，按其牌</translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation>零头归高牌</translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation>高低分池时，零头筹码归高牌一方。一方之内平局按该形式自己的规则分。</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation>零头 %1 归 %2 号位，高牌</translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation>高低均平</translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation>高牌低牌都平局的座位，尽可能均分整个底池。</translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation>每人最多一枚零头</translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation>仍有平局座位未得零头时，任何人不得第二枚。</translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation>分到一元</translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation>场规如此规定时，底池换成一元筹码，只有最后一枚算零头。</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>各底池分别分</translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation>主池和每个边池各自分别分。</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation>%1 号位弃牌。</translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation>%1 号位过牌。</translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation>跟注，%1。</translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation>%1 号位跟注，全下。</translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation>下注 %1，%2 号位。</translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation>加注，总共 %1，%2 号位。</translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation>补足，总共 %1，%2 号位。</translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation>%1 号位全下。</translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation>全下，总共 %1，%2 号位。</translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation>开注 %1，%2 号位。</translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation>抓头 %1，%2 号位。</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>%1 号位放 %2。</translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation>满池，总共 %1，%2 号位。</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>找零 %1，给 %2 号位。</translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation>退回 %1，给 %2 号位。</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>%1 号位再补 %2。</translation>
    </message>
    <message>
        <source>String raise.</source>
        <translation>分次加注。</translation>
    </message>
    <message>
        <source>String bet.</source>
        <translation>分次下注。</translation>
    </message>
    <message>
        <source>Seat %1 to act.</source>
        <translation>%1 号位行动。</translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation>%1 号位，需跟 %2。</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>%1 号位开注。</translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation>谁的牌开注？</translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation>谁的明牌先行动？</translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation>明牌，%1 号位。</translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation>%1 号位，换几张？</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>丢一张牌。</translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation>%1 号位，您有选择权。</translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation>%1 号位，多少？</translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation>%1 号位越序。</translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation>%1 号位有效：%2。</translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation>%1 号位可重新行动。</translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation>%1 号位，跟注或弃牌。</translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation>%1 号位不能加注。</translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation>加注封顶。</translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation>两人。</translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation>三人。</translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation>四人。</translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation>五人。</translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation>六人。</translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation>七人。</translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation>八人。</translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation>九人。</translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation>十人。</translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation>%1 号位赢。</translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation>主池，%1。</translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation>边池一，%1。</translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation>边池二，%1。</translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation>边池三，%1。</translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation>边池四，%1。</translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation>边池五，%1。</translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation>边池六，%1。</translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation>边池七，%1。</translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation>边池八，%1。</translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation>边池九，%1。</translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation>边池十，%1。</translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation>主池：%1 号位。</translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation>然后：主池，%1 号位</translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation>边池：%1 号位。</translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation>然后：边池，%1 号位</translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation>边池一：%1 号位。</translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation>然后：边池一，%1 号位</translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation>边池二：%1 号位。</translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation>然后：边池二，%1 号位</translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation>边池三：%1 号位。</translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation>然后：边池三，%1 号位</translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation>边池四：%1 号位。</translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation>然后：边池四，%1 号位</translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation>边池五：%1 号位。</translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation>然后：边池五，%1 号位</translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation>边池六：%1 号位。</translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation>然后：边池六，%1 号位</translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation>边池七：%1 号位。</translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation>然后：边池七，%1 号位</translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation>边池八：%1 号位。</translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation>然后：边池八，%1 号位</translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation>边池九：%1 号位。</translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation>然后：边池九，%1 号位</translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation>边池十：%1 号位。</translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation>然后：边池十，%1 号位</translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation>主池归 %1 号位。</translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation>然后：主池归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation>边池归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation>然后：边池归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation>边池一归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation>然后：边池一归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation>边池二归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation>然后：边池二归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation>边池三归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation>然后：边池三归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation>边池四归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation>然后：边池四归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation>边池五归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation>然后：边池五归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation>边池六归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation>然后：边池六归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation>边池七归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation>然后：边池七归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation>边池八归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation>然后：边池八归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation>边池九归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation>然后：边池九归 %1 号位</translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation>边池十归 %1 号位。</translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation>然后：边池十归 %1 号位</translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation>主池平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation>然后：主池平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation>边池平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation>然后：边池平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation>边池一平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation>然后：边池一平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation>边池二平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation>然后：边池二平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation>边池三平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation>然后：边池三平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation>边池四平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation>然后：边池四平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation>边池五平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation>然后：边池五平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation>边池六平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation>然后：边池六平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation>边池七平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation>然后：边池七平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation>边池八平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation>然后：边池八平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation>边池九平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation>然后：边池九平分，%1 号位</translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation>边池十平分，%1 号位。</translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation>然后：边池十平分，%1 号位</translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation>零头筹码归 %1 号位。</translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation>高牌，%1 号位。</translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation>低牌，%1 号位。</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>无低牌。</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>公共牌 %1。</translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation>%1 号位先亮牌。</translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation>%1 号位，亮牌或盖牌。</translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation>全部亮牌。</translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation>%1 号位，%2。</translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation>发两次。</translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation>发三次。</translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation>牌露出，%1 号位。</translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation>公共牌露出。</translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation>反面牌。</translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation>多一张牌，%1 号位。</translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation>少牌，%1 号位。</translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation>牌发得太早。</translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation>烧牌已更正。</translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation>牌组有误，筹码全部退回。</translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation>误发牌，筹码全部退回。</translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation>本手作废，筹码全部退回。</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>继续。</translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation>%1 号位死牌。</translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation>%1 号位活牌。</translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation>时间，%1 号位。</translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation>%1 号位计时，%2 秒。</translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation>%1 号位时间到。</translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation>主管！</translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation>已叫主管，请都不要动。</translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation>底池暂扣。</translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation>%1，按记录。</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>按记录</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>底池 %1。</translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation>输入注额级别，然后按“下一手”。</translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation>洗牌，然后按“下一手”。</translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation>发牌。</translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation>推 %1 给 %2 号位。</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>需补 %1</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>按记录</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>已点数</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未点数</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>跟注 %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>下注 %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>加注到 %1</translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation>补足到 %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation>开注 %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>全下</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>全下</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>已投 %1</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已弃牌</translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation>已弃牌，投了 %1</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>已盖牌</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>牌已收</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离席</translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation>本手后离桌</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation>点按入座</translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation>欠 BB</translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation>欠 SB</translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation>欠 BB 和 SB</translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation>等 BB</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>在途 %1</translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation>下一手 %1</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>提前行动</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1，等候</translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation>小盲 %1</translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation>大盲 %1</translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation>第三盲 %1</translation>
    </message>
    <message>
        <source>straddle %1</source>
        <translation>抓头 %1</translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation>前注 %1</translation>
    </message>
    <message>
        <source>posts %1</source>
        <translation>放 %1</translation>
    </message>
    <message>
        <source>button</source>
        <translation>按钮</translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation>牌露出</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>推 %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>赢 %1</translation>
    </message>
    <message>
        <source>shows first</source>
        <translation>先亮牌</translation>
    </message>
    <message>
        <source>to show</source>
        <translation>待亮牌</translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation>已投，全下</translation>
    </message>
    <message>
        <source>in, live</source>
        <translation>已投，活牌</translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation>已投，弃牌</translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation>未投</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>退 %1</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1？</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 给 %2 号位</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>请说</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>接着</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>may win it</source>
        <translation>有权赢取</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>按录入</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation>%1 号位，刚刚</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>判池</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>后形成的先判</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>现在可能</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>点按更改</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation>只需这些</translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation>加注到，%1 号位</translation>
    </message>
    <message>
        <source>total this round</source>
        <translation>本轮总额</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>下注，%1 号位</translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation>补足，%1 号位</translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation>全下，%1 号位</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>现已点数</translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation>%1 号位已投</translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation>%1 号位筹码量</translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation>%1 号位说 %2</translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation>照原话</translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation>%1 号位亮牌</translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation>明牌，%1 号位</translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation>谁先开？</translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation>由荷官判读</translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation>点按开注的座位。</translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation>点按先行动的座位。</translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation>%1 号位换牌</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>接着 %1</translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation>最后一个换牌</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>换几张？</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>丢牌</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>每人一张</translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation>点按每个已丢牌的座位。</translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation>下一手形式</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>不换牌</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>换了 %1</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>待换牌</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>待丢牌</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>已丢牌</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation>哪种失误？</translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation>点按座位</translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation>该座位的第几张牌？</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>是哪张牌？</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>How is it dead?</source>
        <translation>为何是死牌？</translation>
    </message>
    <message>
        <source>Tap the seat that saw it</source>
        <translation>点按看到牌的座位</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>被遮挡的有多少？</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>口头</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation>动作 %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>最少 %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>多加 %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation>最多 %1，全部筹码</translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation>最多 %1，底池</translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation>上限未点数</translation>
    </message>
    <message>
        <source>under least</source>
        <translation>低于最少</translation>
    </message>
    <message>
        <source>over most</source>
        <translation>超过最多</translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation>尚无下注</translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation>跟注 %1 + 跟注后底池 %2 → %3</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主池</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>side 1</source>
        <translation>边池 1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>边池 2</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side 3</source>
        <translation>边池 3</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>side 4</source>
        <translation>边池 4</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>side 5</source>
        <translation>边池 5</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>side 6</source>
        <translation>边池 6</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>side 7</source>
        <translation>边池 7</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>side 8</source>
        <translation>边池 8</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>side 9</source>
        <translation>边池 9</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>side 10</source>
        <translation>边池 10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1，来自 %2</translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation>目前 %1，来自 %2</translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation>弃牌者 %1</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>死注 %1</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>退 %1 给 %2 号位</translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation>活牌：%1</translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation>活牌：%1，全下：%2</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>下注未结束</translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation>下注已结束</translation>
    </message>
    <message>
        <source>push now</source>
        <translation>现在推池</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>已推</translation>
    </message>
    <message>
        <source>held</source>
        <translation>暂扣</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation>零头 %1 归 %2 号位</translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation>%1：%2 归 %3 号位</translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation>%2 归 %1 号位</translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation>通吃：全部</translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation>高牌，无低牌</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 归 %2</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>谁赢 %1？</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高牌</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低牌</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>公共牌 %1</translation>
    </message>
    <message>
        <source>no rake</source>
        <translation>无抽水</translation>
    </message>
    <message>
        <source>rake %1</source>
        <translation>抽水 %1</translation>
    </message>
    <message>
        <source>drop %1</source>
        <translation>入箱 %1</translation>
    </message>
    <message>
        <source>drop %1, jackpot %2</source>
        <translation>入箱 %1，奖池 %2</translation>
    </message>
    <message>
        <source>every hand tabled</source>
        <translation>手牌全部亮出</translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation>手牌全部亮出，%1 号位已收</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation>入 %1，出 %2，抽水 %3</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation>入 %1，出 %2，无抽水</translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation>录入 %1，池中 %2</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>入 %1，出 %2</translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation>推池前请再点一次各底池。</translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation>输入，或点按键</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>上一条：%1</translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation>按 Enter 记录。</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>尚未记录</translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation>仅标记，不动钱</translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation>接着：%1 号位需补 %2。</translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation>下注结束。</translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation>下注结束，%1 为 %2。</translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation>接着：%1 号位。</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>本手已结束。</translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation>下一手：人人前注 %1。</translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation>下一手：按钮 %1，小盲 %2 号位，大盲 %3 号位。</translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation>核对行应写在文件里，不在牌桌上。</translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation>牌桌刚有变动。请再按一次。</translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation>%1 号位越序。Esc：回到 %2 号位。</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>结清：%1</translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation>%1 %2 %3/%4</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>尚未开局</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>新牌桌</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>底池助手</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation>荷官 %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>班次 %1</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>练习…</translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation>关于 Oddchip</translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Oddchip %1。为荷官管理扑克牌桌。自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation>牌桌设置…</translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation>炸弹底池、杀池…</translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation>底池助手…</translation>
    </message>
    <message>
        <source>The floor…</source>
        <translation>主管…</translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation>更正筹码量…</translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation>点按已点筹码的座位。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation>拒绝时发声</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>小盲</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>大盲</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>小注</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>大注</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>前注</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>强制开注</translation>
    </message>
    <message>
        <source>Least bet</source>
        <translation>最小下注</translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation>最大下注</translation>
    </message>
    <message>
        <source>Bomb pot (B)</source>
        <translation>炸弹底池 (B)</translation>
    </message>
    <message>
        <source>Kill (K)</source>
        <translation>杀池 (K)</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <translation>下注单位</translation>
    </message>
    <message>
        <source>follows from chips and stakes</source>
        <translation>由筹码和级别而定</translation>
    </message>
    <message>
        <source>Jackpot drop</source>
        <translation>奖池入箱</translation>
    </message>
    <message>
        <source>%1 from pots of %2</source>
        <translation>底池满 %2 起，收 %1</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>时间费</translation>
    </message>
    <message>
        <source>%1 every %2 min</source>
        <translation>每 %2 分钟 %1</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>杀池</translation>
    </message>
    <message>
        <source>half, %1 and %2</source>
        <translation>半杀，%1 和 %2</translation>
    </message>
    <message>
        <source>full, %1 and %2</source>
        <translation>全杀，%1 和 %2</translation>
    </message>
    <message>
        <source>Straddle (S)</source>
        <translation>抓头 (S)</translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation>%1 号位，注额 %2 和 %3</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一组</translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation>两组，各半池</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则手册</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>Ante, straddle</source>
        <translation>前注、抓头</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation>只计钱，不录牌</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation>录入牌</translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation>点按无人的座位。筹码量可先不点。</translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation>有人的座位：%1，按钮在 %2 号位。按 Enter 开桌。</translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation>%1%，上限 %2，无翻牌不抽水</translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation>大盲前注 %1</translation>
    </message>
    <message>
        <source>US</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>UK</source>
        <translation>英国</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>check</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>call</source>
        <translation>跟注</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>加注到 %1</translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation>多加 %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>加注 %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>补足</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>满池</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>一样</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>发两次</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>发三次</translation>
    </message>
    <message>
        <source>a number…</source>
        <translation>一个数…</translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation>只录所说的话</translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation>%1 筹码</translation>
    </message>
    <message>
        <source>live</source>
        <translation>活牌</translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation>已投 %1，活牌</translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation>已投 %1，全下</translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation>已投 %1，弃牌</translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation>%1 号位已投多少。Enter 转到下一座位。</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>暴露牌</translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation>%1 号位，第 %2 张</translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation>公共牌暴露</translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation>闪现牌</translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation>反面牌</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>多牌</translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation>少牌</translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation>次序错</translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation>按钮错</translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation>首位错</translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation>发给空位</translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation>漏发座位</translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation>发得太早</translation>
    </message>
    <message>
        <source>No burn</source>
        <translation>漏烧牌</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1之前</translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation>烧了两张</translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation>公共牌多一张</translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation>余牌有误</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>发现王牌</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation>牌组有误</translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation>牌掉落</translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation>误收手牌</translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation>取自弃牌堆</translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation>牌被看见</translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation>%1 号位，被 %2 号位</translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation>推错</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>隐藏的钱</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>%1 号位，%2</translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation>下注太小</translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation>跟注太小</translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation>超过底池</translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation>不知有加注</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>张数不对</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>被荷官收走</translation>
    </message>
    <message>
        <source>fouled</source>
        <translation>混牌</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>已扔出</translation>
    </message>
    <message>
        <source>Can be put right until somebody acts.</source>
        <translation>在有人行动之前可以更正。</translation>
    </message>
    <message>
        <source>Can be put right until so many have acted: %1.</source>
        <translation>在已行动数达到 %1 之前可以更正。</translation>
    </message>
    <message>
        <source>Can be put right until the round is over.</source>
        <translation>在本轮结束之前可以更正。</translation>
    </message>
    <message>
        <source>Can be put right until the pot is pushed.</source>
        <translation>在推池之前可以更正。</translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation>保留烧牌</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>烧一张</translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation>不再烧牌</translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation>%1 放回余牌</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>余牌重洗</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>发 %1</translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation>烧牌给 %1 号位</translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation>余牌顶张给 %1 号位</translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation>%1 作烧牌</translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation>%1 号位保留 %2</translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation>%1 放在一旁，到%2为止</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>发完牌</translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation>可判误发牌，直到行动人数达：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>构成误发牌的暴露牌</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>构成误发牌的反面牌</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>构成误发牌的多余牌</translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation>暴露：%1 / %2</translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation>已行动：%1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>第 %1 张</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No pot yet.</source>
        <translation>尚无底池。</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>无人入座。</translation>
    </message>
    <message>
        <source>Nothing to press now.</source>
        <translation>现在没有可按的。</translation>
    </message>
    <message>
        <source>in</source>
        <translation>在局</translation>
    </message>
    <message>
        <source>seat %1 may raise to at most</source>
        <translation>%1 号位最多可加注到</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>%1 号位需付 %2</translation>
    </message>
    <message>
        <source>Seat %1 open</source>
        <translation>%1 号位空位</translation>
    </message>
    <message>
        <source>Seats %1 open</source>
        <translation>%1 号位空位</translation>
    </message>
    <message>
        <source>min buy-in %1</source>
        <translation>最小买入 %1</translation>
    </message>
    <message>
        <source>Oddchip, public screen</source>
        <translation>Oddchip，公共屏幕</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>公共屏幕</translation>
    </message>
    <message>
        <source>Print the hand…</source>
        <translation>打印本手…</translation>
    </message>
    <message>
        <source>Save the hand as PDF…</source>
        <translation>本手存为 PDF…</translation>
    </message>
    <message>
        <source>Print the shift…</source>
        <translation>打印本班…</translation>
    </message>
    <message>
        <source>Save the shift as PDF…</source>
        <translation>本班存为 PDF…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>副本…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Check, call</source>
        <translation>过牌、跟注</translation>
    </message>
    <message>
        <source>Bet, raise</source>
        <translation>下注、加注</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>全下</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>推池</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>口头</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Next motion of the same seat</source>
        <translation>同一座位的下一动作</translation>
    </message>
    <message>
        <source>Bomb pot, kill</source>
        <translation>炸弹底池、杀池</translation>
    </message>
    <message>
        <source>Seats and table</source>
        <translation>座位与牌桌</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>叫主管</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Shuffle and cut, next step</source>
        <translation>洗牌与切牌，下一步</translation>
    </message>
    <message>
        <source>Undo, second key</source>
        <translation>撤销，第二键</translation>
    </message>
    <message>
        <source>Tell the pot</source>
        <translation>读出底池</translation>
    </message>
    <message>
        <source>Tell each stack</source>
        <translation>读出各座位筹码量</translation>
    </message>
    <message>
        <source>Tell what can be done</source>
        <translation>读出可做的操作</translation>
    </message>
    <message>
        <source>Tell what to say, again</source>
        <translation>重读该说的话</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>焦点处的帮助</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口下一部分</translation>
    </message>
    <message>
        <source>Part before it</source>
        <translation>窗口上一部分</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Public screen on, off</source>
        <translation>公共屏幕开、关</translation>
    </message>
    <message>
        <source>Print the hand</source>
        <translation>打印本手</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>深色或浅色</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>every change is kept at once</source>
        <translation>每项改动立即保存</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>场规</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>人员与 PIN 码</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Look and touch</source>
        <translation>外观与触控</translation>
    </message>
    <message>
        <source>Copies and storage</source>
        <translation>副本与存储</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>声音与语音</translation>
    </message>
    <message>
        <source>close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>仅显示不同</translation>
    </message>
    <message>
        <source>find an option</source>
        <translation>查找选项</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>对比：%1</translation>
    </message>
    <message>
        <source>only what differs: %1</source>
        <translation>仅显示不同：%1</translation>
    </message>
    <message>
        <source>Start from a book…</source>
        <translation>从规则手册起始…</translation>
    </message>
    <message>
        <source>Bring in…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>存为文件…</translation>
    </message>
    <message>
        <source>option, in words and its key</source>
        <translation>选项，文字及其键名</translation>
    </message>
    <message>
        <source>House</source>
        <translation>场规</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 的选择</translation>
    </message>
    <message>
        <source>source</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No option fits &quot;%1&quot;.</source>
        <translation>没有符合“%1”的选项。</translation>
    </message>
    <message>
        <source>No option differs from %1.</source>
        <translation>没有与 %1 不同的选项。</translation>
    </message>
    <message>
        <source>Hands already played keep the rules they were played under.</source>
        <translation>已打的各手保留当时的规则。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>原为：%1。</translation>
    </message>
    <message>
        <source>%1 is a tournament book. This is a cash game: take from it with care.</source>
        <translation>%1 是锦标赛规则手册。这是现金局：取用须谨慎。</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3. It stays %4.</source>
        <translation>%1 不在 %2 至 %3 之间。保持 %4。</translation>
    </message>
    <message>
        <source>This journal can only be read. The rules stay as they are.</source>
        <translation>此日志只能阅读。规则保持原样。</translation>
    </message>
    <message>
        <source>The file holds no house rules. Nothing was changed: %1</source>
        <translation>文件中没有场规。未作改动：%1</translation>
    </message>
    <message>
        <source>Taken from the file. Options that changed: %1.</source>
        <translation>已取自文件。改动的选项：%1。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 无法写入。请另选位置。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>House rules (*.oddrules)</source>
        <translation>场规 (*.oddrules)</translation>
    </message>
    <message>
        <source>Keys (*.oddkeys)</source>
        <translation>按键 (*.oddkeys)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>摊牌</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>零头筹码</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>一手牌</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Clock and screen</source>
        <translation>计时与屏幕</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>百家乐</translation>
    </message>
    <message>
        <source>Values, up to eight. Colours differ from room to room: the value and the edge tell a chip.</source>
        <translation>面额，最多八种。颜色因场而异：筹码以面额和边纹辨认。</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>One to eight different amounts, with blanks between. The set stays as it was.</source>
        <translation>一至八个不同数额，用空格隔开。这套筹码保持原样。</translation>
    </message>
    <message>
        <source>Choose a line, then press the key that it is to have. Backspace: none.</source>
        <translation>选一行，再按要设的键。Backspace：无。</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>也用于 %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无键</translation>
    </message>
    <message>
        <source>comes as %1</source>
        <translation>默认为 %1</translation>
    </message>
    <message>
        <source>Two commands have one key. The upper one gets it.</source>
        <translation>两个命令用了同一键。由上面的得到。</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>The file holds no keys. Nothing was changed.</source>
        <translation>文件中没有按键。未作改动。</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>双色</translation>
    </message>
    <message>
        <source>Colours told apart</source>
        <translation>易分辨颜色</translation>
    </message>
    <message>
        <source>Pots in colours that can be told apart without red and green</source>
        <translation>底池颜色不靠红绿分辨</translation>
    </message>
    <message>
        <source>Nothing moves on the table</source>
        <translation>牌桌上无动画</translation>
    </message>
    <message>
        <source>Touch layout: nothing smaller than 9 mm</source>
        <translation>触控布局：不小于 9 毫米</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>标尺</translation>
    </message>
    <message>
        <source>Lay a bank card on the screen and make the frame as wide as the card: 85.6 mm.</source>
        <translation>把银行卡放在屏幕上，将框调到与卡同宽：85.6 毫米。</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>变窄</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>变宽</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>按屏幕所报</translation>
    </message>
    <message>
        <source>%1 dots an inch. The large buttons are %2 mm high and %3 mm wide.</source>
        <translation>每英寸 %1 点。大按键高 %2 毫米，宽 %3 毫米。</translation>
    </message>
    <message>
        <source>Show the public screen</source>
        <translation>显示公共屏幕</translation>
    </message>
    <message>
        <source>Players&apos; information only: never a private card, a ruling or a stack that nobody counted.</source>
        <translation>只有玩家可知的信息：绝无私人牌、裁决或未点过的筹码量。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The second screen</source>
        <translation>第二块屏幕</translation>
    </message>
    <message>
        <source>Only one screen is connected: it opens as a window.</source>
        <translation>只连接了一块屏幕：以窗口打开。</translation>
    </message>
    <message>
        <source>The pot is shown: %1. The house rule is pot.disclosure.</source>
        <translation>底池显示：%1。场规选项为 pot.disclosure。</translation>
    </message>
    <message>
        <source>Click when an input is refused</source>
        <translation>输入被拒时发出咔嗒声</translation>
    </message>
    <message>
        <source>Speak what is told</source>
        <translation>朗读提示内容</translation>
    </message>
    <message>
        <source>This build has no speech. A screen reader gets every sentence.</source>
        <translation>此版本没有语音。屏幕阅读器可读到每一句。</translation>
    </message>
    <message>
        <source>%1 tells the pot, %2 each stack, %3 what can be done, %4 what to say.</source>
        <translation>%1 读底池，%2 读各筹码量，%3 读可做的操作，%4 读该说的话。</translation>
    </message>
    <message>
        <source>Events of this hand</source>
        <translation>本手的事件</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>较早</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>较晚</translation>
    </message>
    <message>
        <source>Tap a line to put another in its place.</source>
        <translation>点按一行，以另一事件替换。</translation>
    </message>
    <message>
        <source>%1: %3 in place of %2</source>
        <translation>%1：%2 改为 %3</translation>
    </message>
    <message>
        <source>Changes later: %1.</source>
        <translation>其后的变化：%1。</translation>
    </message>
    <message>
        <source>Nothing later changes.</source>
        <translation>其后没有变化。</translation>
    </message>
    <message>
        <source>Changed by (initials)</source>
        <translation>修改人（签名缩写）</translation>
    </message>
    <message>
        <source>%1, before %2. By %3, %4.</source>
        <translation>%1，原为 %2。修改人：%3，%4。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation>保存此桌</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Press again: delete</source>
        <translation>再按一次：删除</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>座位数：%1</translation>
    </message>
    <message>
        <source>Game, stakes, chips, rake and rules under a name. Set up puts them into the set-up; nothing is recorded before Enter.</source>
        <translation>游戏、级别、筹码、抽水和规则存于一个名称之下。“设置”将其填入牌桌设置；按 Enter 之前不作记录。</translation>
    </message>
    <message>
        <source>A table is set up between hands.</source>
        <translation>牌桌须在两手之间设置。</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>需要名称。</translation>
    </message>
    <message>
        <source>There is a table %1 already.</source>
        <translation>已有名为 %1 的牌桌。</translation>
    </message>
    <message>
        <source>The file holds no tables. Nothing was changed.</source>
        <translation>文件中没有牌桌。未作改动。</translation>
    </message>
    <message>
        <source>Tables (*.oddtables)</source>
        <translation>牌桌 (*.oddtables)</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>签名缩写</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>职务</translation>
    </message>
    <message>
        <source>New PIN, 4 to 8 figures</source>
        <translation>新 PIN 码，4 至 8 位数字</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>有 PIN 码</translation>
    </message>
    <message>
        <source>Manager’s initials</source>
        <translation>经理签名缩写</translation>
    </message>
    <message>
        <source>Manager’s PIN</source>
        <translation>经理 PIN 码</translation>
    </message>
    <message>
        <source>Keep person</source>
        <translation>保存人员</translation>
    </message>
    <message>
        <source>Remove person</source>
        <translation>移除人员</translation>
    </message>
    <message>
        <source>A dealer needs no PIN. Floor and managers have one; kept with no PIN, a dealer’s is removed. A PIN is never shown.</source>
        <translation>荷官不需要 PIN 码。主管和经理有 PIN 码；荷官保存时若不填 PIN 码，原有的即被移除。PIN 码从不显示。</translation>
    </message>
    <message>
        <source>Each change needs a manager’s PIN.</source>
        <translation>每次改动都需要经理的 PIN 码。</translation>
    </message>
    <message>
        <source>The first person with a PIN is a manager.</source>
        <translation>第一位有 PIN 码的人须是经理。</translation>
    </message>
    <message>
        <source>Others have PINs: one manager must stay.</source>
        <translation>其他人有 PIN 码：须留有一位经理。</translation>
    </message>
    <message>
        <source>A manager’s initials and PIN are needed. Nothing was changed.</source>
        <translation>需要经理的签名缩写和 PIN 码。未作改动。</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s.</source>
        <translation>PIN 码不对。剩余次数：%1，之后须等 %2 秒。</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s.</source>
        <translation>PIN 码错误次数过多。等待：%1 秒。</translation>
    </message>
    <message>
        <source>Not kept. Initials are needed, and of floor and managers a PIN of 4 to 8 figures.</source>
        <translation>未保存。需要签名缩写；主管和经理还需要 4 至 8 位数字的 PIN 码。</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>已保存：%1。</translation>
    </message>
    <message>
        <source>Removed: %1. The journal keeps the initials.</source>
        <translation>已移除：%1。日志保留签名缩写。</translation>
    </message>
    <message>
        <source>Days that copies are kept</source>
        <translation>副本保留天数</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>立即复制</translation>
    </message>
    <message>
        <source>Restore this copy</source>
        <translation>恢复此副本</translation>
    </message>
    <message>
        <source>Press again: restore</source>
        <translation>再按一次：恢复</translation>
    </message>
    <message>
        <source>A copy is made when the window is closed. Restoring puts the journal of now among the copies first.</source>
        <translation>关闭窗口时生成副本。恢复时先把当前日志存入副本。</translation>
    </message>
    <message>
        <source>No copies yet.</source>
        <translation>尚无副本。</translation>
    </message>
    <message>
        <source>%1, %2 kB</source>
        <translation>%1，%2 kB</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Restored: %1. The journal before it is the newest copy.</source>
        <translation>已恢复：%1。此前的日志是最新的副本。</translation>
    </message>
    <message>
        <source>No copy was made: %1</source>
        <translation>未生成副本：%1</translation>
    </message>
    <message>
        <source>Not restored. The journal is as it was: %1</source>
        <translation>未恢复。日志保持原样：%1</translation>
    </message>
    <message>
        <source>Hand %1 was in progress</source>
        <translation>第 %1 手进行中</translation>
    </message>
    <message>
        <source>Nothing is lost: it stands as it was when Oddchip ended.</source>
        <translation>没有丢失：一切与 Oddchip 结束时一样。</translation>
    </message>
    <message>
        <source>Go on with it, or void it: every chip goes back to where it came from.</source>
        <translation>继续打完，或作废：每枚筹码退回原处。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Void the hand</source>
        <translation>本手作废</translation>
    </message>
    <message>
        <source>It uses Qt (LGPL 3), SQLite (public domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) and nlohmann-json (MIT). Fonts are the system&apos;s.</source>
        <translation>使用 Qt (LGPL 3)、SQLite (公有领域)、SQLiteCpp (MIT)、libsodium (ISC)、toml++ (MIT) 和 nlohmann-json (MIT)。字体为系统字体。</translation>
    </message>
    <message>
        <source>1 of 5: the stakes</source>
        <translation>1 / 5：级别</translation>
    </message>
    <message>
        <source>Oddchip needs only the stakes. Here is a table of nine at 1/2.</source>
        <translation>Oddchip 只需要级别。这是一张 1/2 的九人桌。</translation>
    </message>
    <message>
        <source>Next hand is amber: the hand waits there. Press it, or N.</source>
        <translation>“下一手”为琥珀色：牌局在此等候。按它，或按 N。</translation>
    </message>
    <message>
        <source>2 of 5: who acts</source>
        <translation>2 / 5：谁行动</translation>
    </message>
    <message>
        <source>The amber seat is to act, and its tag tells what it owes. Fold, call, raise are one press.</source>
        <translation>琥珀色座位该行动，其标签写明需付多少。弃牌、跟注、加注都是一按。</translation>
    </message>
    <message>
        <source>Press Call, or C.</source>
        <translation>按“跟注”，或按 C。</translation>
    </message>
    <message>
        <source>3 of 5: everyone folds</source>
        <translation>3 / 5：全部弃牌</translation>
    </message>
    <message>
        <source>One tap on a later seat folds everybody before it, and one Undo takes all of it back.</source>
        <translation>点按后面的座位，其前面的全部弃牌；一次撤销可全部收回。</translation>
    </message>
    <message>
        <source>Tap seat 1, the small blind, or type 1 and a point.</source>
        <translation>点按 1 号位（小盲），或输入 1 和一个点。</translation>
    </message>
    <message>
        <source>4 of 5: what to say</source>
        <translation>4 / 5：该说什么</translation>
    </message>
    <message>
        <source>The large line is what you announce. Why a ruling is so stands beside the pots.</source>
        <translation>大字一行就是你要报的话。裁决的理由写在底池旁。</translation>
    </message>
    <message>
        <source>Fold the seats that are left: F, then F.</source>
        <translation>让余下的座位弃牌：F，再按 F。</translation>
    </message>
    <message>
        <source>5 of 5: the pot</source>
        <translation>5 / 5：底池</translation>
    </message>
    <message>
        <source>The hand is over. Push the pot to the seat that is marked.</source>
        <translation>本手结束。把底池推给标出的座位。</translation>
    </message>
    <message>
        <source>Press Push, or P. F1 helps wherever you are.</source>
        <translation>按“推池”，或按 P。随处可按 F1 求助。</translation>
    </message>
    <message>
        <source>That was a hand</source>
        <translation>这就是一手</translation>
    </message>
    <message>
        <source>The tour&apos;s table is not kept. The menu has the tour again.</source>
        <translation>导览的牌桌不保留。菜单中可再看导览。</translation>
    </message>
    <message>
        <source>Now set up your own table.</source>
        <translation>现在设置你自己的牌桌。</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>离开导览</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>First time here? Five steps deal one hand.</source>
        <translation>第一次用？五步发完一手。</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>帮助：%1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Report what happened; Oddchip says what it counts as. Amber is where the hand waits. Every button has its key on it; Esc goes a step back.</source>
        <translation>报告发生的事；Oddchip 说出算作什么。琥珀色是牌局等候之处。每个按键上标有其键；Esc 退一步。</translation>
    </message>
    <message>
        <source>F6 goes to the next part of the window. F1 there tells of it.</source>
        <translation>F6 到窗口下一部分。在那里按 F1 可看说明。</translation>
    </message>
    <message>
        <source>the entry line</source>
        <translation>录入行</translation>
    </message>
    <message>
        <source>While it is empty a letter is a button&apos;s key. A digit, a space or a colon begins text: &quot;6 puts 100&quot;, &quot;7 .&quot; folds everyone to seat 7.</source>
        <translation>空着时，字母即按键的键。以数字、空格或冒号开头则是文字：“6 puts 100”，“7 .”表示到 7 号位为止全部弃牌。</translation>
    </message>
    <message>
        <source>Enter records, Esc clears. The line under it tells what would happen.</source>
        <translation>Enter 记录，Esc 清除。下面一行说明会发生什么。</translation>
    </message>
    <message>
        <source>the buttons</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Each keeps its place. A dashed one does not apply now, and its second line says why.</source>
        <translation>各按键位置不变。虚线的此刻不适用，第二行写明原因。</translation>
    </message>
    <message>
        <source>Raise asks for the amount and wants a second press. Undo takes the last input back.</source>
        <translation>“加注”要求数额，并须再按一次。“撤销”收回最近一次输入。</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Tap a later seat: everyone before it folds or checks. Hold a seat: it acts out of turn.</source>
        <translation>点按后面的座位：其前面的全部弃牌或过牌。按住座位：该座位越序行动。</translation>
    </message>
    <message>
        <source>Between hands a tap corrects the stack, and on an empty seat it seats a player.</source>
        <translation>两手之间，点按可更正筹码量；点按空位可安排玩家入座。</translation>
    </message>
    <message>
        <source>the pots</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>Last formed first, with how each was built and who may win it.</source>
        <translation>后成的在前，并写明如何构成、谁可赢。</translation>
    </message>
    <message>
        <source>A tap opens the pot helper, which works from any state.</source>
        <translation>点按打开底池助手，任何状态下都可用。</translation>
    </message>
    <message>
        <source>the chip tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>A tap adds a chip to the motion. Next motion stays with the seat; at rest lets the next one act.</source>
        <translation>点按一次，给该动作加一枚筹码。“下一动作”仍是该座位；“手停”轮到下一位行动。</translation>
    </message>
    <message>
        <source>Say nothing of what is meant: the ruling comes from what was put in.</source>
        <translation>不要说明意图：裁决依放出的筹码而定。</translation>
    </message>
    <message>
        <source>the amount</source>
        <translation>数额</translation>
    </message>
    <message>
        <source>The total for the round. Min, Pot and Same record at once; digits want a second press of the button, or Enter.</source>
        <translation>本轮的总额。“最小”、“满池”和“相同”立即记录；数字须再按一次按键，或按 Enter。</translation>
    </message>
    <message>
        <source>Esc puts it away.</source>
        <translation>Esc 收起。</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Only what can have happened now is offered. Then: misdeal or play on, by which rule, until when, and the steps.</source>
        <translation>只列出现在可能发生的。然后：误发牌或继续、依哪条规则、时限和步骤。</translation>
    </message>
    <message>
        <source>Nothing moves before Record the fault.</source>
        <translation>按“记录失误”之前什么都不动。</translation>
    </message>
    <message>
        <source>table set-up</source>
        <translation>设置牌桌</translation>
    </message>
    <message>
        <source>Only the stakes are needed. Tap seats that nobody sits in; a tap on a default goes to the next choice.</source>
        <translation>只需级别。点按无人的座位；点按默认项则换下一选择。</translation>
    </message>
    <message>
        <source>Enter opens the table, Next hand opens it and deals.</source>
        <translation>Enter 开桌，“下一手”开桌并发牌。</translation>
    </message>
    <message>
        <source>shuffle and cut</source>
        <translation>洗牌与切牌</translation>
    </message>
    <message>
        <source>The steps that the rules ask for, and until when one may complain. A tap or the key ticks; nothing waits for it.</source>
        <translation>规则要求的各步骤，以及提出异议的时限。点按或按键即打勾；什么都不必等它。</translation>
    </message>
    <message>
        <source>Only that the shuffle begins is recorded. Close puts the list away until it is opened again.</source>
        <translation>只记录洗牌开始。“关闭”收起此列表，直到再次打开。</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>判池</translation>
    </message>
    <message>
        <source>Last formed pot first. Tap the winners, or enter the hands; the odd chip has its own line.</source>
        <translation>后成的底池在前。点按赢家，或录入手牌；零头筹码另有一行。</translation>
    </message>
    <message>
        <source>Push is dim until every pot has its winner.</source>
        <translation>每个底池都有赢家之前，“推池”为灰色。</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>口头所说</translation>
    </message>
    <message>
        <source>Enter only the words. Chips come by the tray, and words usually bind over chips.</source>
        <translation>只录入话语。筹码由筹码盘录入；话语通常优先于筹码。</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Shift of %1</source>
        <translation>%1 的班次</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Pots and awards</source>
        <translation>底池与判池</translation>
    </message>
    <message>
        <source>Head of the journal: %1</source>
        <translation>日志链头：%1</translation>
    </message>
    <message>
        <source>Printed %1. As recorded.</source>
        <translation>打印于 %1。按记录。</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>筹码量</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>投入</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>奖池</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>叫主管</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>应收</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>实收</translation>
    </message>
    <message>
        <source>There is no hand to print yet.</source>
        <translation>尚无可打印的一手。</translation>
    </message>
</context>
<context>
    <name>skills</name>
    <message>
        <source>Building the pots</source>
        <translation>构建底池</translation>
    </message>
    <message>
        <source>The pots of a whole hand, as it goes.</source>
        <translation>整手牌的各底池，随进程而建。</translation>
    </message>
    <message>
        <source>more seats, odder stacks, pot-limit, high-low</source>
        <translation>更多座位，更零碎的筹码量，底池限注，高低</translation>
    </message>
    <message>
        <source>Pushing the pots</source>
        <translation>分推底池</translation>
    </message>
    <message>
        <source>What each seat wins at the end of a whole hand.</source>
        <translation>整手牌结束时各座位赢得多少。</translation>
    </message>
    <message>
        <source>Two all-ins</source>
        <translation>两人全下</translation>
    </message>
    <message>
        <source>Main and side pot with two seats all-in.</source>
        <translation>两个座位全下的主池和边池。</translation>
    </message>
    <message>
        <source>more seats, odder stacks, antes</source>
        <translation>座位更多，筹码量更零碎，有前注</translation>
    </message>
    <message>
        <source>Three all-ins</source>
        <translation>三人全下</translation>
    </message>
    <message>
        <source>Main and side pots with three seats all-in.</source>
        <translation>三个座位全下的主池和边池。</translation>
    </message>
    <message>
        <source>Four all-ins</source>
        <translation>四人全下</translation>
    </message>
    <message>
        <source>Main and side pots with four seats all-in.</source>
        <translation>四个座位全下的主池和边池。</translation>
    </message>
    <message>
        <source>Folded money</source>
        <translation>弃牌者的筹码</translation>
    </message>
    <message>
        <source>Raises that were folded fall into the pots they reach.</source>
        <translation>弃牌者的加注归入其达到的底池。</translation>
    </message>
    <message>
        <source>Short blind and ante</source>
        <translation>盲注和前注不足</translation>
    </message>
    <message>
        <source>The big blind is all-in for less than blind and ante.</source>
        <translation>大盲全下，不足盲注加前注。</translation>
    </message>
    <message>
        <source>an ante, another short stack</source>
        <translation>有前注，再一个短筹码</translation>
    </message>
    <message>
        <source>Uncalled chips</source>
        <translation>未被跟注的筹码</translation>
    </message>
    <message>
        <source>What nobody matched goes back first.</source>
        <translation>无人跟到的部分先退回。</translation>
    </message>
    <message>
        <source>more seats, odder stacks</source>
        <translation>座位更多，筹码量更零碎</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>结算次序</translation>
    </message>
    <message>
        <source>Which pot is settled first, and who can win it.</source>
        <translation>哪个底池先结算，谁可赢。</translation>
    </message>
    <message>
        <source>more all-ins</source>
        <translation>更多全下</translation>
    </message>
    <message>
        <source>Pot-limit: first bet</source>
        <translation>底池限注：首次下注</translation>
    </message>
    <message>
        <source>The most that may be bet before anybody raised.</source>
        <translation>有人加注之前最多可下注多少。</translation>
    </message>
    <message>
        <source>flop, turn</source>
        <translation>翻牌，转牌</translation>
    </message>
    <message>
        <source>Pot-limit: after raises</source>
        <translation>底池限注：加注之后</translation>
    </message>
    <message>
        <source>The most that may be raised to.</source>
        <translation>最多可加注到多少。</translation>
    </message>
    <message>
        <source>flop, more raises</source>
        <translation>翻牌，更多加注</translation>
    </message>
    <message>
        <source>Pot-limit with a straddle</source>
        <translation>底池限注加抓头</translation>
    </message>
    <message>
        <source>The most with a live straddle on.</source>
        <translation>有活抓头时的最大额。</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>Pot-limit after a short all-in</source>
        <translation>底池限注：不足的全下后</translation>
    </message>
    <message>
        <source>The most after an all-in that was no full raise.</source>
        <translation>全下不足一次完整加注之后的最大额。</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>Pot-limit against the clock</source>
        <translation>底池限注：限时</translation>
    </message>
    <message>
        <source>The most, in seven seconds.</source>
        <translation>七秒内报出最大额。</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <translation>零头筹码</translation>
    </message>
    <message>
        <source>Tied seats, and who gets the chip that does not divide.</source>
        <translation>平分的座位，以及分不开的筹码归谁。</translation>
    </message>
    <message>
        <source>three ways, side pots</source>
        <translation>三人平分，边池</translation>
    </message>
    <message>
        <source>Quarters and thirds</source>
        <translation>四分之一与三分之一</translation>
    </message>
    <message>
        <source>High to one, low to two or three.</source>
        <translation>高牌归一人，低牌归两三人。</translation>
    </message>
    <message>
        <source>three ways, tied highs</source>
        <translation>三人平分，高牌平分</translation>
    </message>
    <message>
        <source>Scoop or quarter</source>
        <translation>通吃或四分之一</translation>
    </message>
    <message>
        <source>One seat wins high and all or part of low.</source>
        <translation>一个座位赢高牌，并赢低牌的全部或一部分。</translation>
    </message>
    <message>
        <source>more seats, side pots</source>
        <translation>座位更多，边池</translation>
    </message>
    <message>
        <source>Run twice</source>
        <translation>发两次</translation>
    </message>
    <message>
        <source>A pot for two boards, and its odd chips.</source>
        <translation>一个底池分给两组公共牌，及其零头筹码。</translation>
    </message>
    <message>
        <source>ties, side pots</source>
        <translation>平分，边池</translation>
    </message>
    <message>
        <source>Reading hold&apos;em</source>
        <translation>读牌：德州扑克</translation>
    </message>
    <message>
        <source>Who wins, and who ties.</source>
        <translation>谁赢，谁平分。</translation>
    </message>
    <message>
        <source>more hands, closer hands</source>
        <translation>手牌更多，差距更小</translation>
    </message>
    <message>
        <source>Reading Omaha</source>
        <translation>读牌：奥马哈</translation>
    </message>
    <message>
        <source>Two from the hand and three from the board.</source>
        <translation>手中两张，公共牌三张。</translation>
    </message>
    <message>
        <source>Reading Omaha high-low</source>
        <translation>读牌：奥马哈高低</translation>
    </message>
    <message>
        <source>High and low, each with two and three.</source>
        <translation>高牌和低牌，各用两张加三张。</translation>
    </message>
    <message>
        <source>Reading five-card Omaha</source>
        <translation>读牌：五张奥马哈</translation>
    </message>
    <message>
        <source>Five cards, still exactly two of them.</source>
        <translation>五张底牌，仍恰用两张。</translation>
    </message>
    <message>
        <source>Stud: who acts first</source>
        <translation>梭哈：谁先行动</translation>
    </message>
    <message>
        <source>Lowest card, then best board; razz the other way round.</source>
        <translation>先看最小牌，后看最佳明牌；拉兹则相反。</translation>
    </message>
    <message>
        <source>stud high-low and razz, later streets</source>
        <translation>梭哈高低与拉兹，后面的街</translation>
    </message>
    <message>
        <source>Reading razz</source>
        <translation>读牌：拉兹</translation>
    </message>
    <message>
        <source>The lowest hand of seven, ace low.</source>
        <translation>七张中最小的五张，A 为小。</translation>
    </message>
    <message>
        <source>Reading deuce-to-seven</source>
        <translation>读牌：2-7</translation>
    </message>
    <message>
        <source>The lowest hand, ace high, straights and flushes count.</source>
        <translation>最小的牌，A 为大，顺子和同花算数。</translation>
    </message>
    <message>
        <source>Reading badugi</source>
        <translation>读牌：巴杜吉</translation>
    </message>
    <message>
        <source>Four ranks of four suits, lowest first.</source>
        <translation>四种花色四种点数，小者先。</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>最小加注</translation>
    </message>
    <message>
        <source>What a raise must come to.</source>
        <translation>加注须达到多少。</translation>
    </message>
    <message>
        <source>short all-ins</source>
        <translation>不足的全下</translation>
    </message>
    <message>
        <source>Who may raise</source>
        <translation>谁可加注</translation>
    </message>
    <message>
        <source>Whether a short all-in opens the betting again.</source>
        <translation>不足的全下是否重新打开加注。</translation>
    </message>
    <message>
        <source>Half a bet and completion</source>
        <translation>半注与补足</translation>
    </message>
    <message>
        <source>Limit: what an all-in of less or more than half a bet allows.</source>
        <translation>限注：不足或达到半注的全下允许什么。</translation>
    </message>
    <message>
        <source>turn bets, more seats</source>
        <translation>转牌注额，座位更多</translation>
    </message>
    <message>
        <source>Raises left</source>
        <translation>剩余加注次数</translation>
    </message>
    <message>
        <source>Limit: how many raises the round still allows.</source>
        <translation>限注：本轮还可加注几次。</translation>
    </message>
    <message>
        <source>more raises</source>
        <translation>更多加注</translation>
    </message>
    <message>
        <source>Betting with a straddle</source>
        <translation>有抓头时下注</translation>
    </message>
    <message>
        <source>The least raise with a live straddle on.</source>
        <translation>有活抓头时的最小加注。</translation>
    </message>
    <message>
        <source>raises, odder amounts</source>
        <translation>加注，数额更零碎</translation>
    </message>
    <message>
        <source>Cutting out an amount</source>
        <translation>切出数额</translation>
    </message>
    <message>
        <source>The fewest chips that make it.</source>
        <translation>最少几枚凑成。</translation>
    </message>
    <message>
        <source>more kinds of chip</source>
        <translation>更多面额</translation>
    </message>
    <message>
        <source>Change from a big chip</source>
        <translation>大筹码找零</translation>
    </message>
    <message>
        <source>What goes back from one chip.</source>
        <translation>一枚筹码应找回多少。</translation>
    </message>
    <message>
        <source>Making a call right</source>
        <translation>更正跟注</translation>
    </message>
    <message>
        <source>What must be added to what lies in front.</source>
        <translation>在面前筹码之上须补多少。</translation>
    </message>
    <message>
        <source>more raises, all-ins</source>
        <translation>更多加注，全下</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <translation>抽水与入箱</translation>
    </message>
    <message>
        <source>Percent, steps, cap, no flop no drop, jackpot.</source>
        <translation>百分比、分档、上限、不发翻牌不抽水、奖池。</translation>
    </message>
    <message>
        <source>a cap, a jackpot</source>
        <translation>有上限，有奖池</translation>
    </message>
    <message>
        <source>Colouring up</source>
        <translation>换大面额</translation>
    </message>
    <message>
        <source>How many large chips for small ones.</source>
        <translation>小筹码换几枚大筹码。</translation>
    </message>
    <message>
        <source>two steps up, more chips</source>
        <translation>升两档，筹码更多</translation>
    </message>
    <message>
        <source>String or not</source>
        <translation>是否分次</translation>
    </message>
    <message>
        <source>Two motions, words and chips.</source>
        <translation>两个动作，话语与筹码。</translation>
    </message>
    <message>
        <source>words, motions after &quot;raise&quot;</source>
        <translation>话语，“加注”后的动作</translation>
    </message>
    <message>
        <source>One big chip</source>
        <translation>一枚大筹码</translation>
    </message>
    <message>
        <source>What one chip without a word counts as.</source>
        <translation>一枚筹码不说话，算作什么。</translation>
    </message>
    <message>
        <source>unopened pots, &quot;raise&quot; before it</source>
        <translation>无人下注的池，先说“加注”</translation>
    </message>
    <message>
        <source>Several chips</source>
        <translation>多枚筹码</translation>
    </message>
    <message>
        <source>More than the call in one motion.</source>
        <translation>一个动作放出多于跟注的筹码。</translation>
    </message>
    <message>
        <source>limit games</source>
        <translation>限注游戏</translation>
    </message>
    <message>
        <source>Chips that lie there already</source>
        <translation>面前原有的筹码</translation>
    </message>
    <message>
        <source>New chips on top of a blind or an earlier bet.</source>
        <translation>在盲注或先前的下注上加放筹码。</translation>
    </message>
    <message>
        <source>several chips, chips taken back</source>
        <translation>多枚筹码，收回的筹码</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>话语与筹码不一致</translation>
    </message>
    <message>
        <source>What was said and what was put out differ.</source>
        <translation>说的与放的不同。</translation>
    </message>
    <message>
        <source>raise by, raise without to or by</source>
        <translation>多加，未说加到还是多加</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>越序</translation>
    </message>
    <message>
        <source>Whether an early act stands when its turn comes.</source>
        <translation>轮到时，提前的行动是否有效。</translation>
    </message>
    <message>
        <source>more seats in between</source>
        <translation>中间座位更多</translation>
    </message>
    <message>
        <source>A seat passed over</source>
        <translation>被跳过的座位</translation>
    </message>
    <message>
        <source>Whether it still has its right to act.</source>
        <translation>是否还有行动权。</translation>
    </message>
    <message>
        <source>&quot;time&quot;</source>
        <translation>“时间”</translation>
    </message>
    <message>
        <source>Misdeal or play on</source>
        <translation>误发牌或继续</translation>
    </message>
    <message>
        <source>Exposed, boxed, extra and missing cards.</source>
        <translation>暴露牌、反面牌、多牌和少牌。</translation>
    </message>
    <message>
        <source>wrong button and order, two faults</source>
        <translation>按钮和次序错误，两个失误</translation>
    </message>
    <message>
        <source>Until when a misdeal</source>
        <translation>误发牌的时限</translation>
    </message>
    <message>
        <source>Whether it is too late to call it.</source>
        <translation>现在判误发牌是否太迟。</translation>
    </message>
    <message>
        <source>more seats</source>
        <translation>座位更多</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>烧牌</translation>
    </message>
    <message>
        <source>No burn, or two: put right or left.</source>
        <translation>漏烧或烧两张：更正还是不动。</translation>
    </message>
    <message>
        <source>later streets, all-ins</source>
        <translation>后面的街，全下</translation>
    </message>
    <message>
        <source>Premature cards</source>
        <translation>提前发牌</translation>
    </message>
    <message>
        <source>What is done with a street that came too early.</source>
        <translation>过早发出的一街怎么处理。</translation>
    </message>
    <message>
        <source>Four-card flop</source>
        <translation>四张翻牌</translation>
    </message>
    <message>
        <source>One card too many, or two.</source>
        <translation>多一张，或多两张。</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>The pots without a hand that is dead.</source>
        <translation>不计死牌的底池。</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>死按钮</translation>
    </message>
    <message>
        <source>Where button and blinds go when seats leave.</source>
        <translation>座位离开时，按钮和盲注到哪里。</translation>
    </message>
    <message>
        <source>more seats gone</source>
        <translation>更多座位离开</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>欠盲</translation>
    </message>
    <message>
        <source>What a seat posts when it comes back.</source>
        <translation>座位回来时付什么。</translation>
    </message>
    <message>
        <source>other seats</source>
        <translation>其他座位</translation>
    </message>
    <message>
        <source>From three to two</source>
        <translation>三人变两人</translation>
    </message>
    <message>
        <source>Who has the button and who the blind.</source>
        <translation>谁是按钮，谁付盲注。</translation>
    </message>
    <message>
        <source>from four to two</source>
        <translation>四人变两人</translation>
    </message>
    <message>
        <source>Changing seats</source>
        <translation>换座位</translation>
    </message>
    <message>
        <source>Whether a move costs a blind.</source>
        <translation>换座是否要付盲注。</translation>
    </message>
    <message>
        <source>no further levels</source>
        <translation>没有更高级数</translation>
    </message>
    <message>
        <source>Buying in again</source>
        <translation>重新买入</translation>
    </message>
    <message>
        <source>How much a player has to bring back.</source>
        <translation>玩家须带回多少。</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>谁先亮牌</translation>
    </message>
    <message>
        <source>The last bettor, or the first after the button.</source>
        <translation>最后下注者，或按钮后第一个。</translation>
    </message>
    <message>
        <source>all-ins</source>
        <translation>全下</translation>
    </message>
    <message>
        <source>Killing hands</source>
        <translation>收掉输牌</translation>
    </message>
    <message>
        <source>Which hands go before the pot is pushed.</source>
        <translation>推池之前收掉哪些手牌。</translation>
    </message>
    <message>
        <source>side pots</source>
        <translation>边池</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>推池次序</translation>
    </message>
    <message>
        <source>Where the first pot goes.</source>
        <translation>第一个底池推给谁。</translation>
    </message>
    <message>
        <source>more side pots</source>
        <translation>更多边池</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>你报什么？</translation>
    </message>
    <message>
        <source>The sentence that is said now.</source>
        <translation>此刻该说的话。</translation>
    </message>
    <message>
        <source>number of players, more seats</source>
        <translation>玩家人数，座位更多</translation>
    </message>
    <message>
        <source>Counting the stub</source>
        <translation>数余牌</translation>
    </message>
    <message>
        <source>How many cards must be left.</source>
        <translation>应剩多少张牌。</translation>
    </message>
    <message>
        <source>other games, more seats</source>
        <translation>其他游戏，座位更多</translation>
    </message>
    <message>
        <source>Punto Banco: third card</source>
        <translation>百家乐：第三张牌</translation>
    </message>
    <message>
        <source>Who draws.</source>
        <translation>谁补牌。</translation>
    </message>
    <message>
        <source>after the player&apos;s third card</source>
        <translation>闲补第三张牌之后</translation>
    </message>
    <message>
        <source>Punto Banco: payouts</source>
        <translation>百家乐：赔付</translation>
    </message>
    <message>
        <source>What a winning bet is paid.</source>
        <translation>赢的注赔多少。</translation>
    </message>
    <message>
        <source>larger bets</source>
        <translation>注额更大</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>底池</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>底池限注</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>分池</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读牌</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>摊牌</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>话语</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sits with…</source>
        <translation>带…入座</translation>
    </message>
    <message>
        <source>Sits, not counted</source>
        <translation>入座，未点数</translation>
    </message>
    <message>
        <source>Transfers with…</source>
        <translation>带…转来</translation>
    </message>
    <message>
        <source>From broken game…</source>
        <translation>从散桌来…</translation>
    </message>
    <message>
        <source>Returns, left with…</source>
        <translation>回来，原带走…</translation>
    </message>
    <message>
        <source>Adds chips…</source>
        <translation>补码…</translation>
    </message>
    <message>
        <source>Count stack…</source>
        <translation>点筹码…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>离席</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>回来</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Moves to…</source>
        <translation>换到…</translation>
    </message>
    <message>
        <source>Tap the seat it moves to</source>
        <translation>点按要换到的座位</translation>
    </message>
    <message>
        <source>Plays behind…</source>
        <translation>有在途筹码…</translation>
    </message>
    <message>
        <source>Posts what it owes</source>
        <translation>付所欠盲注</translation>
    </message>
    <message>
        <source>Waits for BB</source>
        <translation>等 BB</translation>
    </message>
    <message>
        <source>Buys the button</source>
        <translation>买按钮</translation>
    </message>
    <message>
        <source>Passes chips…</source>
        <translation>转筹码…</translation>
    </message>
    <message>
        <source>Tap the seat that gets them</source>
        <translation>点按得到筹码的座位</translation>
    </message>
    <message>
        <source>Objects to passing</source>
        <translation>反对转筹码</translation>
    </message>
    <message>
        <source>Dealer change…</source>
        <translation>换荷官…</translation>
    </message>
    <message>
        <source>Button at…</source>
        <translation>按钮在…</translation>
    </message>
    <message>
        <source>Tap the seat the button is at</source>
        <translation>点按按钮所在的座位</translation>
    </message>
    <message>
        <source>Shuffle begins</source>
        <translation>开始洗牌</translation>
    </message>
    <message>
        <source>Rake taken…</source>
        <translation>已抽水…</translation>
    </message>
    <message>
        <source>Jackpot dropped…</source>
        <translation>奖池入箱…</translation>
    </message>
    <message>
        <source>Time charge…</source>
        <translation>时间费…</translation>
    </message>
    <message>
        <source>Log of the down</source>
        <translation>班次记录</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>%1 as recorded</source>
        <translation>%1，按记录</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>新来</translation>
    </message>
    <message>
        <source>owes %1 to the pots</source>
        <translation>欠底池 %1</translation>
    </message>
    <message>
        <source>posts next</source>
        <translation>下一手付盲</translation>
    </message>
    <message>
        <source>buys button</source>
        <translation>买按钮</translation>
    </message>
    <message>
        <source>Button at seat %1.</source>
        <translation>按钮在 %1 号位。</translation>
    </message>
    <message>
        <source>Small blind seat %1, %2; big blind seat %3, %4.</source>
        <translation>小盲 %1 号位，%2；大盲 %3 号位，%4。</translation>
    </message>
    <message>
        <source>Everybody antes %1.</source>
        <translation>每人前注 %1。</translation>
    </message>
    <message>
        <source>The big blind antes %1.</source>
        <translation>大盲付前注 %1。</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>%1 号位下盲 %2。</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 dead.</source>
        <translation>%1 号位付死注 %2。</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 and %3 dead.</source>
        <translation>%1 号位下盲 %2，另付死注 %3。</translation>
    </message>
    <message>
        <source>Seat %1 straddles %2.</source>
        <translation>%1 号位抓头 %2。</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 behind.</source>
        <translation>%1 号位有在途筹码 %2。</translation>
    </message>
    <message>
        <source>Not dealt in: seats %1.</source>
        <translation>未发牌：%1 号位。</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>抽水</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>奖池</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>时间费</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>叫主管</translation>
    </message>
    <message>
        <source>%1 taken, %2 due</source>
        <translation>实收 %1，应收 %2</translation>
    </message>
    <message>
        <source>Dealers before</source>
        <translation>此前的荷官</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Put in, by street</source>
        <translation>各轮投入</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>洗牌与切牌</translation>
    </message>
    <message>
        <source>The dealer shuffles</source>
        <translation>荷官洗牌</translation>
    </message>
    <message>
        <source>%1 shuffles, %2 cuts, %3 squares</source>
        <translation>%1 号位洗牌，%2 号位切牌，%3 号位理牌</translation>
    </message>
    <message>
        <source>Riffles: %1 of %2</source>
        <translation>交叉洗：%1 / %2</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Cut card below</source>
        <translation>切牌卡垫底</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1：完成</translation>
    </message>
    <message>
        <source>Complaints until a hand is looked at or betting begins.</source>
        <translation>看牌或下注开始之前可提异议。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Seats and table…</source>
        <translation>座位与牌桌…</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>check</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>跟注 %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>跟注 %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>下注 %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>下注 %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>加注到 %1</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>加注到 %1</translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation>补足到 %1</translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation>补足到 %1</translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation>全下，%1</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>全下 %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>开注 %1</translation>
    </message>
    <message>
        <source>bring in %1</source>
        <translation>开注 %1</translation>
    </message>
    <message>
        <source>Nothing counts</source>
        <translation>均不算</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不算</translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation>分次加注：跟注 %1</translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation>分次加注，跟注 %1</translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation>分次下注：下注 %1</translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation>分次下注，下注 %1</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>误发牌</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>误发牌</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>筹码全部退回，按钮不动</translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation>可判误发牌</translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation>可能误发牌</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation>继续，更换该牌</translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation>继续，更换该牌</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>本手作废</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation>筹码全部退回</translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation>死牌，%1 号位</translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation>死牌，%1 号位</translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation>其筹码留下</translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation>活牌，%1 号位</translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation>活牌，%1 号位</translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation>计时，%1 秒</translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation>计时，%1 秒</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>由主管决定</translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation>主管决定</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>已决定：%1</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>已决定：%1</translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation>由主管</translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation>%1 号位：%2 有效</translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation>%1 号位的%2有效</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>其后无变化</translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation>%1 号位重新行动</translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation>%1 号位重新行动</translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation>其间有下注或加注</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1，等候</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>未轮到就行动</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>已记下</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>已记下</translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation>不动筹码</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>点数：%1</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>点数 %1</translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation>以点数为准</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>找零 %1</translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation>退给 %2 号位，%1</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>退 %1</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>再补 %1</translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation>以更正数额</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>一枚 %1 筹码，未出声</translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation>一枚 %1 筹码</translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation>%1，筹码：%2，未出声</translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation>%1，筹码：%2</translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation>%1，未出声</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>无声 %1，随后第二个动作 %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1，随后 %2</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation>说“%1”</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation>说“%1”，放 %2</translation>
    </message>
    <message>
        <source>said and done</source>
        <translation>言行清楚</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>清楚</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation>另一规则手册</translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation>此处不能再更正</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation>直到手停</translation>
    </message>
    <message>
        <source>until rest</source>
        <translation>到手停</translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation>直到下一座位行动</translation>
    </message>
    <message>
        <source>until next act</source>
        <translation>到下一行动</translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation>直到行动人数达：%1</translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation>到行动数：%1</translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation>直到本轮结束</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>到本轮结束</translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation>直到推池</translation>
    </message>
    <message>
        <source>until push</source>
        <translation>到推池</translation>
    </message>
</context>
</TS>
