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
        <source>The journal ends at entry %1, before a head that was noted outside.</source>
        <translation>日志止于第 %1 条，早于外部记下的末端。</translation>
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
        <source>No difference under %1.</source>
        <translation>按 %1 均无差异。</translation>
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
        <source>Nobody is to act now.</source>
        <translation>现在无人行动。</translation>
    </message>
    <message>
        <source>Deal the next street, or go on to the showdown.</source>
        <translation>发下一轮的牌，或进入摊牌。</translation>
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
        <source>Somebody sits there.</source>
        <translation>该座位已有人。</translation>
    </message>
    <message>
        <source>Choose another seat.</source>
        <translation>请选择其他座位。</translation>
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
        <source>found before anybody acted</source>
        <translation>在有人行动前发现</translation>
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
        <source>as the house allows it, and against no objection</source>
        <translation>按场规，且无人异议</translation>
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
