<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation>Check / Call</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation>Bet / Raise</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Tố đủ</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Raise %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>Tố đủ %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Chia %1</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Đẩy</translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation>Đẩy %1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Said…</source>
        <translation>Lời nói…</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>Chip…</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Lỗi…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation>Floor…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Tính giờ</translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation>Động tác nữa</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Dừng tay</translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation>Báo misdeal</translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation>Ghi lỗi</translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation>Kế tiếp: ghế %1</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Chia pot…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Chơi tiếp từ đây</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Tính pot</translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation>chỉ tính pot của một ván, không có bàn</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Như cũ</translation>
    </message>
    <message>
        <source>close</source>
        <translation>đóng</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>xóa</translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation>Trao ghế %1</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Không bài</translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Không thấy</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>Nơi khác…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Khôi phục…</translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation>Xem mục</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Ghế %1</translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation>ghế %1, sớm</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>sai lượt</translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation>gõ số tiền</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>thiết lập</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>pot %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>từ %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation>ghi nhận %1</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation>đã đếm %1</translation>
    </message>
    <message>
        <source>count it</source>
        <translation>hãy đếm</translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation>burn, 1 lá</translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation>burn, 3 lá</translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation>mỗi người 1 lá</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>đổi bài</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 cho %2</translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation>bắt đầu ván %1</translation>
    </message>
    <message>
        <source>words</source>
        <translation>lời nói</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>chia hai lần</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>khay chip</translation>
    </message>
    <message>
        <source>count chips</source>
        <translation>đếm chip</translation>
    </message>
    <message>
        <source>which chips</source>
        <translation>chip nào</translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation>bài, lỗi</translation>
    </message>
    <message>
        <source>open</source>
        <translation>đang mở</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>bấm lần nữa</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>ván %1</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>vòng cược còn mở</translation>
    </message>
    <message>
        <source>betting over</source>
        <translation>cược đã xong</translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation>không ai có lượt</translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation>ai mở?</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>bỏ lá</translation>
    </message>
    <message>
        <source>upcards</source>
        <translation>bài ngửa</translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation>ghế %1 đổi bài</translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation>ghế %1 bỏ lá</translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation>bài ngửa, ghế %1</translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation>phần còn lại của board</translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation>Không đổi</translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation>Tất cả đã bỏ lá</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>Ăn trọn</translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation>Chip lẻ: ghế %1</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Không low</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>chưa ai thắng</translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation>còn bài phải lật</translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation>ván đang chơi</translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation>ván đã xong</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>không có bàn</translation>
    </message>
    <message>
        <source>several pots</source>
        <translation>nhiều pot</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>board đã đủ</translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation>còn đẩy %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>chưa có ván</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>chưa có gì</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>không có gì để lùi</translation>
    </message>
    <message>
        <source>in helper</source>
        <translation>đang tính pot</translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation>phải call %1</translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation>không được raise</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>hết lượt raise</translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation>all-in thiếu</translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation>không ai call được</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>đã đánh sớm</translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation>đã gọi floor</translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation>pot bị giữ</translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation>cần hai stack</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>vừa thay đổi</translation>
    </message>
    <message>
        <source>reading only</source>
        <translation>chỉ đọc</translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation>chưa có lý do: %1</translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation>quá muộn: %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>chưa ghi</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message>
        <source>Seat %1 acts.</source>
        <translation>Ghế %1 đánh.</translation>
    </message>
    <message>
        <source>Seat %1 folds.</source>
        <translation>Ghế %1 fold.</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>Ghế %1 check.</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>Ghế %1 call.</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>Ghế %1 bet %2.</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>Ghế %1 raise tới %2.</translation>
    </message>
    <message>
        <source>Seat %1 completes.</source>
        <translation>Ghế %1 tố đủ.</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>Ghế %1 all-in.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Ghế %1 bring-in.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;fold&quot;.</source>
        <translation>Ghế %1 nói &quot;fold&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;check&quot;.</source>
        <translation>Ghế %1 nói &quot;check&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;call&quot;.</source>
        <translation>Ghế %1 nói &quot;call&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet&quot;.</source>
        <translation>Ghế %1 nói &quot;bet&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet %2&quot;.</source>
        <translation>Ghế %1 nói &quot;bet %2&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise&quot; and no amount.</source>
        <translation>Ghế %1 nói &quot;raise&quot;, không nói số.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise to %2&quot;.</source>
        <translation>Ghế %1 nói &quot;raise tới %2&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise by %2&quot;.</source>
        <translation>Ghế %1 nói &quot;raise thêm %2&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise %2&quot;, neither to nor by.</source>
        <translation>Ghế %1 nói &quot;raise %2&quot;, không nói tới hay thêm.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;all-in&quot;.</source>
        <translation>Ghế %1 nói &quot;all-in&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;%2&quot;.</source>
        <translation>Ghế %1 nói &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;time&quot;.</source>
        <translation>Ghế %1 nói &quot;time&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 chip %2</translation>
    </message>
    <message>
        <source>Seat %1 puts out %2 in one motion: %3 in all.</source>
        <translation>Ghế %1 đặt ra %2 trong một động tác: tổng %3.</translation>
    </message>
    <message>
        <source>Seat %1 puts out one chip of %2.</source>
        <translation>Ghế %1 đặt ra một chip %2.</translation>
    </message>
    <message>
        <source>Seat %1 takes back %2 that lay in front.</source>
        <translation>Ghế %1 lấy lại %2 đã nằm phía trước.</translation>
    </message>
    <message>
        <source>Seat %1 rests its hands.</source>
        <translation>Ghế %1 dừng tay.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2, %3, was exposed by the dealer.</source>
        <translation>Lá %1 của ghế %2, %3, bị dealer làm lộ.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2 was flashed by the dealer.</source>
        <translation>Lá %1 của ghế %2 bị dealer làm lộ thoáng qua.</translation>
    </message>
    <message>
        <source>Boxed cards in the deck: %1.</source>
        <translation>Lá nằm ngược trong bộ bài: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has too many cards, by %2.</source>
        <translation>Ghế %1 thừa bài, thừa %2 lá.</translation>
    </message>
    <message>
        <source>Seat %1 has too few cards, by %2.</source>
        <translation>Ghế %1 thiếu bài, thiếu %2 lá.</translation>
    </message>
    <message>
        <source>The card of seat %1 came out of sequence.</source>
        <translation>Lá bài của ghế %1 được chia sai thứ tự.</translation>
    </message>
    <message>
        <source>The button is in the wrong place.</source>
        <translation>Button nằm sai chỗ.</translation>
    </message>
    <message>
        <source>The first card went to seat %1 by mistake.</source>
        <translation>Lá đầu tiên bị chia nhầm cho ghế %1.</translation>
    </message>
    <message>
        <source>Seat %1 is empty and was dealt a hand.</source>
        <translation>Ghế %1 trống mà vẫn được chia bài.</translation>
    </message>
    <message>
        <source>Seat %1 was left out of the deal.</source>
        <translation>Ghế %1 bị bỏ sót khi chia bài.</translation>
    </message>
    <message>
        <source>On the table before the betting is over: %1 (%2).</source>
        <translation>%1 đã ra bàn khi vòng cược chưa xong: %2.</translation>
    </message>
    <message>
        <source>No card was burnt before %1.</source>
        <translation>Không đốt bài trước %1.</translation>
    </message>
    <message>
        <source>Two cards were burnt before %1.</source>
        <translation>Đã đốt hai lá trước %1.</translation>
    </message>
    <message>
        <source>A card too many lies on the flop: %1.</source>
        <translation>Flop bị thừa một lá: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has the wrong number of cards: its hand is dead.</source>
        <translation>Ghế %1 sai số lá: bài chết.</translation>
    </message>
    <message>
        <source>The dealer has mucked the hand of seat %1: it is dead.</source>
        <translation>Dealer đã bỏ bài của ghế %1 vào muck: bài chết.</translation>
    </message>
    <message>
        <source>%1: nobody has a low.</source>
        <translation>%1: không ai có low.</translation>
    </message>
    <message>
        <source>%1, high: seats %2 tie.</source>
        <translation>%1, high: các ghế %2 hòa.</translation>
    </message>
    <message>
        <source>%1, high: seat %2.</source>
        <translation>%1, high: ghế %2.</translation>
    </message>
    <message>
        <source>%1, low: seats %2 tie.</source>
        <translation>%1, low: các ghế %2 hòa.</translation>
    </message>
    <message>
        <source>%1, low: seat %2.</source>
        <translation>%1, low: ghế %2.</translation>
    </message>
    <message>
        <source>%1: seats %2 tie.</source>
        <translation>%1: các ghế %2 hòa.</translation>
    </message>
    <message>
        <source>%1: seat %2 wins.</source>
        <translation>%1: ghế %2 thắng.</translation>
    </message>
    <message>
        <source>Board %1, %2: seats %3 tie.</source>
        <translation>Board %1, %2: các ghế %3 hòa.</translation>
    </message>
    <message>
        <source>Board %1, %2: seat %3 wins.</source>
        <translation>Board %1, %2: ghế %3 thắng.</translation>
    </message>
    <message>
        <source>main pot</source>
        <translation>main pot</translation>
    </message>
    <message>
        <source>side pot %1</source>
        <translation>side pot %1</translation>
    </message>
    <message>
        <source>A player calls a misdeal.</source>
        <translation>Một người chơi báo misdeal.</translation>
    </message>
    <message>
        <source>Seat %1 leaves the game.</source>
        <translation>Ghế %1 nghỉ chơi.</translation>
    </message>
    <message>
        <source>Seat %1 is away for the next hand.</source>
        <translation>Ghế %1 vắng ở ván sau.</translation>
    </message>
    <message>
        <source>Seat %1 comes back.</source>
        <translation>Ghế %1 quay lại.</translation>
    </message>
    <message>
        <source>Seat %1 wants to post and be dealt in.</source>
        <translation>Ghế %1 muốn đặt blind để được chia bài.</translation>
    </message>
    <message>
        <source>Seat %1 moves to seat %2.</source>
        <translation>Ghế %1 chuyển sang ghế %2.</translation>
    </message>
    <message>
        <source>Seat %1 sits down with %2.</source>
        <translation>Ghế %1 ngồi vào với %2.</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>a call, %1</source>
        <translation>call, %1</translation>
    </message>
    <message>
        <source>a bet of %1</source>
        <translation>bet %1</translation>
    </message>
    <message>
        <source>a raise to %1</source>
        <translation>raise tới %1</translation>
    </message>
    <message>
        <source>a completion to %1</source>
        <translation>tố đủ tới %1</translation>
    </message>
    <message>
        <source>all-in, %1</source>
        <translation>all-in, %1</translation>
    </message>
    <message>
        <source>the bring-in, %1</source>
        <translation>bring-in, %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không tính gì</translation>
    </message>
    <message>
        <source>Seats %1 fold.</source>
        <translation>Các ghế %1 fold.</translation>
    </message>
    <message>
        <source>Seats %1 check.</source>
        <translation>Các ghế %1 check.</translation>
    </message>
    <message>
        <source>Seats %1 call.</source>
        <translation>Các ghế %1 call.</translation>
    </message>
    <message>
        <source>Dealt: %1, %2.</source>
        <translation>Đã chia: %1, %2.</translation>
    </message>
    <message>
        <source>A misdeal: the cards are dealt anew.</source>
        <translation>Misdeal: chia lại toàn bộ bài.</translation>
    </message>
    <message>
        <source>Push the pots: how much does each seat win? What nobody matched goes back and is not won.</source>
        <translation>Đẩy các pot: mỗi ghế thắng bao nhiêu? Phần không ai theo được trả lại, không tính là thắng.</translation>
    </message>
    <message>
        <source>Build the pots: how much, who may win, and what comes back.</source>
        <translation>Lập các pot: bao nhiêu, ai được thắng, và trả lại bao nhiêu.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, seats %2</source>
        <translation>%1, các ghế %2</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, ghế %2</translation>
    </message>
    <message>
        <source>Pot %1 to settle: %2</source>
        <translation>Pot %1 cần xử lý: %2</translation>
    </message>
    <message>
        <source>Seats %1 may win it.</source>
        <translation>Các ghế %1 được thắng pot này.</translation>
    </message>
    <message>
        <source>Seat %1 alone can win it.</source>
        <translation>Chỉ ghế %1 được thắng pot này.</translation>
    </message>
    <message>
        <source>Which seats can win the pot that is settled first?</source>
        <translation>Những ghế nào được thắng pot xử lý trước tiên?</translation>
    </message>
    <message>
        <source>Give back %1 to seat %2</source>
        <translation>Trả lại %1 cho ghế %2</translation>
    </message>
    <message>
        <source>Nobody matched it.</source>
        <translation>Không ai theo phần đó.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 folded by %2</source>
        <translation>%1 của %2 đã fold</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 ở giữa</translation>
    </message>
    <message>
        <source>%1 dead money</source>
        <translation>%1 tiền chết</translation>
    </message>
    <message>
        <source>Smallest in: %1. Pull %1 from %2</source>
        <translation>Bỏ vào ít nhất: %1. Kéo %1 của %2</translation>
    </message>
    <message>
        <source>Next: pull %1 more from %2</source>
        <translation>Tiếp theo: kéo thêm %1 của %2</translation>
    </message>
    <message>
        <source>%1 makes %2. Close it: %3.</source>
        <translation>%1 thành %2. Đóng lại: %3.</translation>
    </message>
    <message>
        <source>Check the sum</source>
        <translation>Kiểm tra tổng</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: in all %2, all that was put in.</source>
        <translation>%1: tổng %2, đúng mọi thứ đã bỏ vào.</translation>
    </message>
    <message>
        <source>Pot-limit: what is the most that seat %1 may bet?</source>
        <translation>Pot-limit: ghế %1 được bet nhiều nhất bao nhiêu?</translation>
    </message>
    <message>
        <source>Pot-limit: to what total may seat %1 raise at most?</source>
        <translation>Pot-limit: ghế %1 được raise nhiều nhất tới tổng bao nhiêu?</translation>
    </message>
    <message>
        <source>Everything in the middle and in front</source>
        <translation>Mọi thứ ở giữa và phía trước</translation>
    </message>
    <message>
        <source>Count every bet that is out.</source>
        <translation>Đếm mọi mức cược đang ở ngoài.</translation>
    </message>
    <message>
        <source>What of it counts</source>
        <translation>Phần nào trong đó được tính</translation>
    </message>
    <message>
        <source>Short and small blinds, antes and rounding as the house counts them.</source>
        <translation>Blind thiếu, small blind, ante và làm tròn tính theo luật của sòng.</translation>
    </message>
    <message>
        <source>With nothing to call the pot is the most</source>
        <translation>Không có gì phải call thì nhiều nhất là bằng pot</translation>
    </message>
    <message>
        <source>Seat %2 calls first: %1</source>
        <translation>Ghế %2 call trước: %1</translation>
    </message>
    <message>
        <source>The bet to match and the pot after the call</source>
        <translation>Mức cược phải theo và pot sau khi call</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>Pot là %1.</translation>
    </message>
    <message>
        <source>Divide it: how much does each seat get?</source>
        <translation>Chia pot: mỗi ghế được bao nhiêu?</translation>
    </message>
    <message>
        <source>%1, high half</source>
        <translation>%1, nửa high</translation>
    </message>
    <message>
        <source>%1, low half</source>
        <translation>%1, nửa low</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, board %2</translation>
    </message>
    <message>
        <source>high half</source>
        <translation>nửa high</translation>
    </message>
    <message>
        <source>low half</source>
        <translation>nửa low</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>board %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%2 has the odd %1</source>
        <translation>%2 nhận %1 lẻ</translation>
    </message>
    <message>
        <source>%1: divide it</source>
        <translation>%1: chia ra</translation>
    </message>
    <message>
        <source>%2: seat %1 wins</source>
        <translation>%2: ghế %1 thắng</translation>
    </message>
    <message>
        <source>%2: seats %1 share</source>
        <translation>%2: các ghế %1 chia nhau</translation>
    </message>
    <message>
        <source>%1 in %2 shares: %3 each</source>
        <translation>%1 chia %2 phần: mỗi phần %3</translation>
    </message>
    <message>
        <source>the odd %1 to seat %2</source>
        <translation>%1 lẻ cho ghế %2</translation>
    </message>
    <message>
        <source>Seat %1 has in all</source>
        <translation>Ghế %1 được tổng cộng</translation>
    </message>
    <message>
        <source>Add its parts: %1.</source>
        <translation>Cộng các phần của ghế này: %1.</translation>
    </message>
    <message>
        <source>Which seats win? Name all that tie.</source>
        <translation>Những ghế nào thắng? Nêu mọi ghế hòa nhau.</translation>
    </message>
    <message>
        <source>Which seats win high, and which low? No low is an answer.</source>
        <translation>Những ghế nào thắng high, ghế nào thắng low? Không có low cũng là câu trả lời.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>Ghế %1 có bài %2</translation>
    </message>
    <message>
        <source>%1. It wins.</source>
        <translation>%1. Bài này thắng.</translation>
    </message>
    <message>
        <source>%1. It loses.</source>
        <translation>%1. Bài này thua.</translation>
    </message>
    <message>
        <source>Seat %1 has no low</source>
        <translation>Ghế %1 không có low</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 for low</source>
        <translation>Ghế %1 có low %2</translation>
    </message>
    <message>
        <source>Which seat acts first on this street?</source>
        <translation>Ghế nào đánh trước ở vòng này?</translation>
    </message>
    <message>
        <source>Seat %1 shows %2</source>
        <translation>Ghế %1 có bài ngửa %2</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>The lowest upcard, of equal ones by suit: clubs, diamonds, hearts, spades.</source>
        <translation>Lá ngửa thấp nhất, nếu bằng nhau thì theo chất: chuồn, rô, cơ, bích.</translation>
    </message>
    <message>
        <source>Razz: the highest upcard, of equal ones by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Razz: lá ngửa cao nhất, nếu bằng nhau thì theo chất: bích, cơ, rô, chuồn.</translation>
    </message>
    <message>
        <source>After the first round</source>
        <translation>Sau vòng đầu</translation>
    </message>
    <message>
        <source>The highest board, of equal ones the first at the left of the dealer.</source>
        <translation>Bài ngửa cao nhất, nếu bằng nhau thì ghế đầu tiên bên trái dealer.</translation>
    </message>
    <message>
        <source>Razz: the lowest board, of equal ones the first at the left of the dealer.</source>
        <translation>Razz: bài ngửa thấp nhất, nếu bằng nhau thì ghế đầu tiên bên trái dealer.</translation>
    </message>
    <message>
        <source>It acts first.</source>
        <translation>Ghế này đánh trước.</translation>
    </message>
    <message>
        <source>It acts later.</source>
        <translation>Ghế này đánh sau.</translation>
    </message>
    <message>
        <source>To what total must seat %1 raise at least?</source>
        <translation>Ghế %1 phải raise ít nhất tới tổng bao nhiêu?</translation>
    </message>
    <message>
        <source>The bet to match</source>
        <translation>Mức cược phải theo</translation>
    </message>
    <message>
        <source>The most that anyone has in front.</source>
        <translation>Số lớn nhất có ai đặt phía trước.</translation>
    </message>
    <message>
        <source>The last full bet or raise</source>
        <translation>Lần bet hoặc raise đủ gần nhất</translation>
    </message>
    <message>
        <source>A raise adds at least as much again.</source>
        <translation>Raise là thêm ít nhất chừng ấy nữa.</translation>
    </message>
    <message>
        <source>A short all-in changes what there is to call, never the size of a full raise.</source>
        <translation>All-in thiếu làm đổi mức phải call, không bao giờ đổi cỡ của một lần raise đủ.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Cộng lại</translation>
    </message>
    <message>
        <source>May seat %1 raise, or only call or fold?</source>
        <translation>Ghế %1 được raise, hay chỉ call hoặc fold?</translation>
    </message>
    <message>
        <source>It may raise.</source>
        <translation>Được raise.</translation>
    </message>
    <message>
        <source>Call or fold only.</source>
        <translation>Chỉ call hoặc fold.</translation>
    </message>
    <message>
        <source>What seat %1 faces</source>
        <translation>Mức ghế %1 phải đối mặt</translation>
    </message>
    <message>
        <source>%1 less %2 in front</source>
        <translation>%1 trừ %2 phía trước</translation>
    </message>
    <message>
        <source>A full raise</source>
        <translation>Một lần raise đủ</translation>
    </message>
    <message>
        <source>It faces enough: raise</source>
        <translation>Đối mặt đủ mức: raise</translation>
    </message>
    <message>
        <source>It faces too little: call or fold</source>
        <translation>Đối mặt chưa đủ mức: call hoặc fold</translation>
    </message>
    <message>
        <source>Short all-ins add up for each seat.</source>
        <translation>Các all-in thiếu được cộng dồn cho từng ghế.</translation>
    </message>
    <message>
        <source>A single later wager must have been a full one.</source>
        <translation>Phải có một lần cược sau đó là cược đủ.</translation>
    </message>
    <message>
        <source>What may seat %1 do beside calling and folding?</source>
        <translation>Ngoài call và fold, ghế %1 được làm gì?</translation>
    </message>
    <message>
        <source>The bet of this street</source>
        <translation>Mức cược của vòng này</translation>
    </message>
    <message>
        <source>Half of it, %1, is the test.</source>
        <translation>Một nửa mức đó, %1, là chuẩn xét.</translation>
    </message>
    <message>
        <source>Seat %1, all-in, lifts it from %3 to %2</source>
        <translation>Ghế %1 all-in, nâng từ %3 lên %2</translation>
    </message>
    <message>
        <source>Half a bet or more: it counts as a full bet or raise.</source>
        <translation>Từ nửa mức cược trở lên: tính là bet hoặc raise đủ.</translation>
    </message>
    <message>
        <source>Less than half a bet: what comes next completes it.</source>
        <translation>Chưa tới nửa mức cược: lần sau đó là tố đủ.</translation>
    </message>
    <message>
        <source>%1 less %2 in front. It has acted: half a bet or more lets it raise.</source>
        <translation>%1 trừ %2 phía trước. Ghế này đã đánh: từ nửa mức cược trở lên thì được raise.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Luật: %1</translation>
    </message>
    <message>
        <source>How many raises are left in this round?</source>
        <translation>Vòng này còn được raise mấy lần?</translation>
    </message>
    <message>
        <source>The house allows %1 raises after the bet</source>
        <translation>Sòng cho raise %1 lần sau khi bet</translation>
    </message>
    <message>
        <source>Before the flop the big blind is the bet.</source>
        <translation>Trước flop, big blind là lần bet.</translation>
    </message>
    <message>
        <source>Made so far: %1</source>
        <translation>Đã raise: %1</translation>
    </message>
    <message>
        <source>Calls and short all-ins do not count.</source>
        <translation>Call và all-in thiếu không tính.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Còn lại: %1</translation>
    </message>
    <message>
        <source>%1 less %2 is %3</source>
        <translation>%1 trừ %2 là %3</translation>
    </message>
    <message>
        <source>What is the fewest chips that make %1? There are chips of %2.</source>
        <translation>Ít nhất bao nhiêu chip thì thành %1? Có các chip %2.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>Còn lại %1.</translation>
    </message>
    <message>
        <source>How much change goes back to seat %1?</source>
        <translation>Thối lại bao nhiêu cho ghế %1?</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>Thối lại</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 trừ %2</translation>
    </message>
    <message>
        <source>How much must seat %1 add to call?</source>
        <translation>Ghế %1 phải thêm bao nhiêu để call?</translation>
    </message>
    <message>
        <source>In front of seat %1</source>
        <translation>Phía trước ghế %1</translation>
    </message>
    <message>
        <source>It counts towards the call.</source>
        <translation>Được tính vào phần call.</translation>
    </message>
    <message>
        <source>It adds %1</source>
        <translation>Thêm %1</translation>
    </message>
    <message>
        <source>Its stack is only %1: it is all-in.</source>
        <translation>Stack chỉ có %1: all-in.</translation>
    </message>
    <message>
        <source>The rake is %1 %, in steps of %2.</source>
        <translation>Rake là %1 %, theo bậc %2.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Nhiều nhất %1.</translation>
    </message>
    <message>
        <source>No flop, no drop.</source>
        <translation>No flop, no drop.</translation>
    </message>
    <message>
        <source>%1 for the jackpot from a pot of %2 on.</source>
        <translation>%1 cho jackpot, với pot từ %2 trở lên.</translation>
    </message>
    <message>
        <source>How much rake is taken?</source>
        <translation>Lấy bao nhiêu rake?</translation>
    </message>
    <message>
        <source>How much is taken, rake and jackpot together?</source>
        <translation>Lấy tất cả bao nhiêu, cả rake lẫn jackpot?</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>Toàn bộ pot</translation>
    </message>
    <message>
        <source>All pots of the hand together, without what came back.</source>
        <translation>Mọi pot của ván cộng lại, không tính phần trả lại.</translation>
    </message>
    <message>
        <source>%1 % of %2 is %3</source>
        <translation>%1 % của %2 là %3</translation>
    </message>
    <message>
        <source>Down to a whole %1: %2</source>
        <translation>Làm tròn xuống theo bậc %1: %2</translation>
    </message>
    <message>
        <source>The rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Nothing is taken.</source>
        <translation>Không lấy gì.</translation>
    </message>
    <message>
        <source>There is no cap.</source>
        <translation>Không có mức trần.</translation>
    </message>
    <message>
        <source>And for the jackpot</source>
        <translation>Và cho jackpot</translation>
    </message>
    <message>
        <source>A stack is coloured up; chips of %2 in it: %1. How many chips of %3 come for it? What does not make a whole one stays small.</source>
        <translation>Đổi chip lớn cho một stack gồm %1 chip %2. Đổi được mấy chip %3? Phần không đủ một chip lớn thì giữ chip nhỏ.</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Tổng giá trị</translation>
    </message>
    <message>
        <source>What does it count as?</source>
        <translation>Tính là gì?</translation>
    </message>
    <message>
        <source>The action comes to seat %1. What of its act out of turn?</source>
        <translation>Đến lượt ghế %1. Hành động sai lượt của ghế này thì sao?</translation>
    </message>
    <message>
        <source>It stands as it was.</source>
        <translation>Giữ nguyên như cũ.</translation>
    </message>
    <message>
        <source>It lapses: the chips go back.</source>
        <translation>Hết hiệu lực: chip được trả lại.</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <translation>Sai lượt: %1</translation>
    </message>
    <message>
        <source>The act is kept</source>
        <translation>Giữ hành động đó lại</translation>
    </message>
    <message>
        <source>It waits until its turn comes.</source>
        <translation>Chờ đến đúng lượt của ghế này.</translation>
    </message>
    <message>
        <source>A bet or raise changes the action.</source>
        <translation>Bet hoặc raise làm đổi action.</translation>
    </message>
    <message>
        <source>After a call in between the act no longer binds by itself.</source>
        <translation>Ở giữa đã có call thì hành động đó không còn tự ràng buộc nữa.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>Điều đó không làm đổi gì.</translation>
    </message>
    <message>
        <source>Seat %1 was passed over and now wants to act. Does it still have its right?</source>
        <translation>Ghế %1 bị bỏ qua và giờ muốn đánh. Còn quyền không?</translation>
    </message>
    <message>
        <source>It keeps its right to act.</source>
        <translation>Vẫn giữ quyền đánh.</translation>
    </message>
    <message>
        <source>It may have lost it: the floor decides.</source>
        <translation>Có thể đã mất quyền: floor quyết định.</translation>
    </message>
    <message>
        <source>Who says &quot;time&quot; keeps the right to act.</source>
        <translation>Ai nói &quot;time&quot; thì giữ quyền đánh.</translation>
    </message>
    <message>
        <source>Acts behind it: %1</source>
        <translation>Số lượt đánh phía sau: %1</translation>
    </message>
    <message>
        <source>From %1 on the right may be lost.</source>
        <translation>Từ %1 trở đi có thể mất quyền.</translation>
    </message>
    <message>
        <source>The least raise is to %1.</source>
        <translation>Raise ít nhất tới %1.</translation>
    </message>
    <message>
        <source>Nobody has bet; the least bet is %1.</source>
        <translation>Chưa ai bet; bet ít nhất là %1.</translation>
    </message>
    <message>
        <source>It may not be raised.</source>
        <translation>Không được raise mức này.</translation>
    </message>
    <message>
        <source>Over the call</source>
        <translation>Phần vượt mức call</translation>
    </message>
    <message>
        <source>A full raise adds %1.</source>
        <translation>Raise đủ là thêm %1.</translation>
    </message>
    <message>
        <source>In front now: %1.</source>
        <translation>Phía trước giờ có: %1.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Vậy</translation>
    </message>
    <message>
        <source>Nobody has acted. Is it a misdeal, or do you play on?</source>
        <translation>Chưa ai đánh. Misdeal, hay chơi tiếp?</translation>
    </message>
    <message>
        <source>Misdeal, or play on?</source>
        <translation>Misdeal, hay chơi tiếp?</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>Misdeal.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Chơi tiếp.</translation>
    </message>
    <message>
        <source>A cause for a misdeal, while it can still be called.</source>
        <translation>Là lý do misdeal, khi vẫn còn được báo.</translation>
    </message>
    <message>
        <source>By itself no cause.</source>
        <translation>Tự nó không phải lý do.</translation>
    </message>
    <message>
        <source>Acts since the blinds: %1</source>
        <translation>Số lượt đánh từ sau blind: %1</translation>
    </message>
    <message>
        <source>After two acts in turn the hand is played.</source>
        <translation>Sau hai lượt đánh đúng lượt thì ván được chơi.</translation>
    </message>
    <message>
        <source>After three acts, or two that are not both folds or both checks, the hand is played.</source>
        <translation>Sau ba lượt đánh, hoặc hai lượt không cùng là fold hay cùng là check, thì ván được chơi.</translation>
    </message>
    <message>
        <source>After three acts, or two of which one had chips, the hand is played.</source>
        <translation>Sau ba lượt đánh, hoặc hai lượt trong đó một lượt có chip, thì ván được chơi.</translation>
    </message>
    <message>
        <source>It is noticed now. What is done?</source>
        <translation>Bây giờ mới phát hiện. Phải làm gì?</translation>
    </message>
    <message>
        <source>The street goes back and comes as it should have.</source>
        <translation>Thu lại vòng này và chia lại cho đúng.</translation>
    </message>
    <message>
        <source>The board stands; play on.</source>
        <translation>Board giữ nguyên; chơi tiếp.</translation>
    </message>
    <message>
        <source>There has been action on it.</source>
        <translation>Đã có action trên đó.</translation>
    </message>
    <message>
        <source>Leave the burn card where it is</source>
        <translation>Để lá đốt nguyên chỗ</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Đốt một lá</translation>
    </message>
    <message>
        <source>Burn no card</source>
        <translation>Không đốt bài</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>Trả %1 lại bộ bài</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>Trả một lá lại bộ bài</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Xào phần bài còn lại</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Chia %1</translation>
    </message>
    <message>
        <source>Seat %1 gets the burn card</source>
        <translation>Ghế %1 nhận lá đốt</translation>
    </message>
    <message>
        <source>Seat %1 gets the top card after the deal</source>
        <translation>Ghế %1 nhận lá trên cùng sau khi chia</translation>
    </message>
    <message>
        <source>The exposed card is the burn</source>
        <translation>Lá bị lộ làm lá đốt</translation>
    </message>
    <message>
        <source>%1 is kept</source>
        <translation>Giữ %1</translation>
    </message>
    <message>
        <source>Lay %1 aside until %2</source>
        <translation>Để riêng %1 cho đến %2</translation>
    </message>
    <message>
        <source>When the betting is over, what is done with the early cards?</source>
        <translation>Khi vòng cược xong, xử lý các lá ra sớm thế nào?</translation>
    </message>
    <message>
        <source>They go back, the stub is shuffled, and the street comes without a new burn.</source>
        <translation>Thu lại, xào phần bài còn lại, rồi chia vòng đó mà không đốt bài nữa.</translation>
    </message>
    <message>
        <source>The card waits: burn, the next card is the turn; it is shuffled in for the river.</source>
        <translation>Lá đó chờ: đốt bài, lá kế tiếp là turn; lá đó được xào vào lại cho river.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>Chúng được dùng.</translation>
    </message>
    <message>
        <source>They go back; burn again and deal the next cards.</source>
        <translation>Thu lại; đốt thêm rồi chia các lá kế tiếp.</translation>
    </message>
    <message>
        <source>What is done?</source>
        <translation>Phải làm gì?</translation>
    </message>
    <message>
        <source>The floor draws one of the four as the next burn.</source>
        <translation>Floor rút một trong bốn lá làm lá đốt kế tiếp.</translation>
    </message>
    <message>
        <source>All go back, the stub is shuffled, three are dealt.</source>
        <translation>Thu lại cả bốn, xào phần bài còn lại, chia ba lá.</translation>
    </message>
    <message>
        <source>The first three play.</source>
        <translation>Dùng ba lá đầu.</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Gọi floor</translation>
    </message>
    <message>
        <source>One of the four is drawn, and is the next burn.</source>
        <translation>Rút một trong bốn lá, đó là lá đốt kế tiếp.</translation>
    </message>
    <message>
        <source>Build the pots without the hand of seat %1.</source>
        <translation>Lập các pot không tính bài của ghế %1.</translation>
    </message>
    <message>
        <source>The chips of seat %1 stay</source>
        <translation>Chip của ghế %1 ở lại</translation>
    </message>
    <message>
        <source>They are folded money.</source>
        <translation>Đó là tiền đã fold.</translation>
    </message>
    <message>
        <source>Last hand: button seat %1, small blind seat %2, big blind seat %3.</source>
        <translation>Ván trước: button ghế %1, small blind ghế %2, big blind ghế %3.</translation>
    </message>
    <message>
        <source>Next hand: where are the button, the small blind and the big blind?</source>
        <translation>Ván sau: button, small blind và big blind ở đâu?</translation>
    </message>
    <message>
        <source>Big blind: seat %1</source>
        <translation>Big blind: ghế %1</translation>
    </message>
    <message>
        <source>The next seat that is due.</source>
        <translation>Ghế kế tiếp đến phiên.</translation>
    </message>
    <message>
        <source>Small blind: seat %1</source>
        <translation>Small blind: ghế %1</translation>
    </message>
    <message>
        <source>Nobody posts a small blind</source>
        <translation>Không ai đặt small blind</translation>
    </message>
    <message>
        <source>It lies where the big blind was.</source>
        <translation>Nằm ở chỗ big blind trước đó.</translation>
    </message>
    <message>
        <source>Button: seat %1</source>
        <translation>Button: ghế %1</translation>
    </message>
    <message>
        <source>It lies where the small blind was, on an empty seat if need be.</source>
        <translation>Nằm ở chỗ small blind trước đó, kể cả trước ghế trống.</translation>
    </message>
    <message>
        <source>Seat %1 has button and small blind</source>
        <translation>Ghế %1 vừa button vừa small blind</translation>
    </message>
    <message>
        <source>Heads-up the button has the small blind; nobody has the big blind twice running.</source>
        <translation>Khi heads-up, button đặt small blind; không ai phải đặt big blind hai lần liền.</translation>
    </message>
    <message>
        <source>Seat %1 was away.</source>
        <translation>Ghế %1 đã vắng.</translation>
    </message>
    <message>
        <source>The big blind went past seat %1 while it was away.</source>
        <translation>Big blind đã đi qua ghế %1 khi vắng mặt.</translation>
    </message>
    <message>
        <source>Seat %1 had its big blind and missed the small one.</source>
        <translation>Ghế %1 đã đặt big blind và bỏ lỡ small blind.</translation>
    </message>
    <message>
        <source>What does seat %1 post to be dealt in: live, and dead?</source>
        <translation>Ghế %1 đặt bao nhiêu để được chia bài: phần sống và phần chết?</translation>
    </message>
    <message>
        <source>Live: %1</source>
        <translation>Sống: %1</translation>
    </message>
    <message>
        <source>A missed big blind is posted live.</source>
        <translation>Big blind nợ được đặt sống.</translation>
    </message>
    <message>
        <source>Dead: %1</source>
        <translation>Chết: %1</translation>
    </message>
    <message>
        <source>A missed small blind is dead money.</source>
        <translation>Small blind nợ là tiền chết.</translation>
    </message>
    <message>
        <source>It has not missed that one.</source>
        <translation>Ghế này không bỏ lỡ blind đó.</translation>
    </message>
    <message>
        <source>Does seat %1 owe anything for the move?</source>
        <translation>Ghế %1 chuyển ghế như vậy có nợ gì không?</translation>
    </message>
    <message>
        <source>It owes nothing.</source>
        <translation>Không nợ gì.</translation>
    </message>
    <message>
        <source>It posts, or waits for the big blind.</source>
        <translation>Đặt blind, hoặc chờ big blind.</translation>
    </message>
    <message>
        <source>Count the players that it passed</source>
        <translation>Đếm số người chơi đã vượt qua</translation>
    </message>
    <message>
        <source>Moving away from the big blind that is coming, and not past it.</source>
        <translation>Chuyển ra xa big blind đang tới, và không vượt qua nó.</translation>
    </message>
    <message>
        <source>Passed: %1 (%2)</source>
        <translation>Đã vượt qua: %1 (%2)</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Miễn: %1</translation>
    </message>
    <message>
        <source>One more, and it comes in as a newcomer does.</source>
        <translation>Thêm một ghế nữa là vào bàn như người mới.</translation>
    </message>
    <message>
        <source>Seat %1 took %2 off the table in this session and comes back.</source>
        <translation>Ghế %1 đã mang %2 rời bàn trong phiên này và quay lại.</translation>
    </message>
    <message>
        <source>The least buy-in is %1.</source>
        <translation>Buy-in tối thiểu là %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Nhiều nhất là %1.</translation>
    </message>
    <message>
        <source>With how much must seat %1 come back at least?</source>
        <translation>Ghế %1 phải quay lại với ít nhất bao nhiêu?</translation>
    </message>
    <message>
        <source>What it left with</source>
        <translation>Số đã mang đi</translation>
    </message>
    <message>
        <source>Chips may not be taken off and left out.</source>
        <translation>Không được lấy chip khỏi bàn rồi không mang trở lại.</translation>
    </message>
    <message>
        <source>The least buy-in</source>
        <translation>Buy-in tối thiểu</translation>
    </message>
    <message>
        <source>As for anybody.</source>
        <translation>Như mọi người.</translation>
    </message>
    <message>
        <source>The larger of the two.</source>
        <translation>Số lớn hơn trong hai số.</translation>
    </message>
    <message>
        <source>Exactly what it left with.</source>
        <translation>Đúng bằng số đã mang đi.</translation>
    </message>
    <message>
        <source>Only the least buy-in.</source>
        <translation>Chỉ cần buy-in tối thiểu.</translation>
    </message>
    <message>
        <source>Who shows first?</source>
        <translation>Ai lật trước?</translation>
    </message>
    <message>
        <source>Somebody bet on the last round</source>
        <translation>Có người bet ở vòng cuối</translation>
    </message>
    <message>
        <source>Nobody bet on the last round</source>
        <translation>Không ai bet ở vòng cuối</translation>
    </message>
    <message>
        <source>The last bet or raise decides; without one whoever acted first.</source>
        <translation>Lần bet hoặc raise cuối quyết định; nếu không có thì ai đánh trước tiên.</translation>
    </message>
    <message>
        <source>Then clockwise.</source>
        <translation>Rồi theo chiều kim đồng hồ.</translation>
    </message>
    <message>
        <source>Which hands do you kill before the push?</source>
        <translation>Thu bài nào trước khi đẩy pot?</translation>
    </message>
    <message>
        <source>Push the %1 to %2</source>
        <translation>Đẩy %1 cho %2</translation>
    </message>
    <message>
        <source>Last formed, first pushed.</source>
        <translation>Pot lập sau cùng được đẩy trước.</translation>
    </message>
    <message>
        <source>To which seats do you push the first pot?</source>
        <translation>Đẩy pot đầu tiên cho những ghế nào?</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>Xướng gì?</translation>
    </message>
    <message>
        <source>The next street comes. What do you announce?</source>
        <translation>Sang vòng kế tiếp. Xướng gì?</translation>
    </message>
    <message>
        <source>In the hand: %1</source>
        <translation>Còn trong ván: %1</translation>
    </message>
    <message>
        <source>Count all that have not folded, all-in or not.</source>
        <translation>Đếm mọi người chưa fold, kể cả all-in.</translation>
    </message>
    <message>
        <source>Say the total</source>
        <translation>Nói tổng số</translation>
    </message>
    <message>
        <source>A raise is announced by its total, never by what was added.</source>
        <translation>Raise được xướng theo tổng số, không bao giờ theo phần thêm vào.</translation>
    </message>
    <message>
        <source>Players dealt in: %1. A card was burnt before each street. How many cards are in the stub?</source>
        <translation>Số người được chia bài: %1. Trước mỗi vòng đều đốt một lá. Phần bài còn lại có mấy lá?</translation>
    </message>
    <message>
        <source>Players: %1, so cards dealt: %2</source>
        <translation>Người chơi: %1, vậy số lá đã chia: %2</translation>
    </message>
    <message>
        <source>Folded hands count as well.</source>
        <translation>Bài đã fold cũng tính.</translation>
    </message>
    <message>
        <source>On the board %1, burnt %2</source>
        <translation>Trên board %1, đã đốt %2</translation>
    </message>
    <message>
        <source>One burn a street.</source>
        <translation>Mỗi vòng đốt một lá.</translation>
    </message>
    <message>
        <source>52 less %1, less %2, less %3: %4</source>
        <translation>52 trừ %1, trừ %2, trừ %3: %4</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Xướng gì?</translation>
    </message>
    <message>
        <source>Player has %1, bank has %2.</source>
        <translation>Con có %1, Cái có %2.</translation>
    </message>
    <message>
        <source>Player %1, bank %2.</source>
        <translation>Con %1, Cái %2.</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing; only the last digit counts.</source>
        <translation>Lá 10 và bài hình không tính điểm; chỉ tính chữ số cuối.</translation>
    </message>
    <message>
        <source>A card for the player.</source>
        <translation>Rút một lá cho Con.</translation>
    </message>
    <message>
        <source>A card for the bank.</source>
        <translation>Rút một lá cho Cái.</translation>
    </message>
    <message>
        <source>No more cards.</source>
        <translation>Không rút nữa.</translation>
    </message>
    <message>
        <source>%1 on %2. It has won.</source>
        <translation>%1 đặt %2. Cửa này thắng.</translation>
    </message>
    <message>
        <source>%1 on %2. It is a tie.</source>
        <translation>%1 đặt %2. Kết quả là Hòa.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Cái</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>How much is paid beside the bet?</source>
        <translation>Ngoài tiền cược thì trả bao nhiêu?</translation>
    </message>
    <message>
        <source>What the bet wins</source>
        <translation>Tiền thắng của cửa này</translation>
    </message>
    <message>
        <source>Even money on %1.</source>
        <translation>Một ăn một trên %1.</translation>
    </message>
    <message>
        <source>%1 at %2 to 1.</source>
        <translation>%1, trả %2 ăn 1.</translation>
    </message>
    <message>
        <source>The house keeps %1 % of it</source>
        <translation>Sòng giữ lại %1 %</translation>
    </message>
    <message>
        <source>%1 for the commission.</source>
        <translation>%1 tiền hoa hồng.</translation>
    </message>
    <message>
        <source>That is %1; rounded as the house does it, %2.</source>
        <translation>Là %1; làm tròn theo luật của sòng thành %2.</translation>
    </message>
    <message>
        <source>Paid beside the bet</source>
        <translation>Trả thêm bên cạnh tiền cược</translation>
    </message>
    <message>
        <source>Nothing is paid, nothing is taken</source>
        <translation>Không trả gì, không thu gì</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation>đang mở nơi khác</translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation>Nhật ký này đang mở trong một Oddchip khác: %1. Có thể đọc, không nhập được.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Hãy đóng nó ở đó rồi thử lại.</translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation>không được ghi</translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation>Nhật ký này không được phép ghi: %1. Có thể đọc, không nhập được.</translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation>Hãy tự cấp quyền ghi cho tệp và thư mục của nó, hoặc dùng thư mục khác.</translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation>không phải nhật ký</translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation>%1 là thứ khác, không phải nhật ký của Oddchip. Nó không bị đụng tới.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Hãy chọn tệp khác.</translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation>từ phiên bản mới hơn</translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation>Một Oddchip mới hơn đã viết nhật ký này: %1. Nó không bị đụng tới.</translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation>Hãy dùng phiên bản đó hoặc mới hơn.</translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation>bị sửa ngoài Oddchip</translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation>Nhật ký này đã bị sửa ngoài Oddchip: %1. Phần đã chứng thực vẫn đọc được.</translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation>Hãy giữ tệp này và khôi phục một bản sao để tiếp tục.</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>đĩa đầy</translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>Đĩa đầy: %1. Sự kiện cuối chưa được lưu. Trước đó không mất gì.</translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation>Hãy dọn chỗ rồi thử lại, hoặc dùng nơi khác.</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>đĩa</translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>Đĩa không ghi được: %1. Sự kiện cuối chưa được lưu. Trước đó không mất gì.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation>Hãy thử lại. Nếu vẫn vậy, dùng nơi khác.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>Không có gì ở %1.</translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation>Hãy xem lại tên, hoặc chọn nơi khác.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>nguyên vẹn</translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation>Số mục: %1. Mục nào cũng đúng như lúc viết.</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>mục bị sửa</translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Mục %1 đã bị sửa ngoài Oddchip. Các ván trước đó được chứng thực. Các ván sau đọc được, không chứng thực được.</translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation>Xem mục đó, hoặc khôi phục một bản sao.</translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation>thiếu mục</translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Thiếu mục %1. Các ván trước đó được chứng thực. Các ván sau đọc được, không chứng thực được.</translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation>Hãy khôi phục một bản sao.</translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation>mục bị dời chỗ</translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Mục %1 nằm ở chỗ khác. Các ván trước đó được chứng thực. Các ván sau đọc được, không chứng thực được.</translation>
    </message>
    <message>
        <source>end missing</source>
        <translation>thiếu phần cuối</translation>
    </message>
    <message>
        <source>Entry %1 is not there: the end was cut off after a head was noted.</source>
        <translation>Không có mục %1: phần cuối đã bị cắt sau khi điểm cuối được ghi lại.</translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation>Hãy khôi phục một bản sao dài hơn.</translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation>mất lớp bảo vệ</translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation>Mục nào cũng đúng như lúc viết, nhưng một lớp bảo vệ chống sửa đã mất.</translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation>Khôi phục một bản sao, hoặc tiếp tục trong nhật ký mới.</translation>
    </message>
    <message>
        <source>copy told otherwise</source>
        <translation>ghi chép về bản sao bị sửa</translation>
    </message>
    <message>
        <source>Every entry up to %1 is what was written, but what is told there of a copy was changed.</source>
        <translation>Mọi mục đến %1 đều đúng như lúc viết, nhưng điều ghi ở đó về một bản sao đã bị sửa.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>hỏng</translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation>Tệp bị hỏng ở mục %1. Các ván trước đó được chứng thực.</translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation>không hiểu dòng này</translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation>Phiên bản này không đọc được mục %1 của %3: %2. Có thể đọc, không nhập được.</translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation>Mở nhật ký bằng phiên bản đã viết nó, hoặc tiếp tục trong thư mục khác.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>không khớp</translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation>Mục %1 của %3 không khớp với phần trước: %2. Có thể đọc, không nhập được.</translation>
    </message>
    <message>
        <source>read differently</source>
        <translation>đọc khác đi</translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation>Khi được viết, mục %1 đã dẫn tới một thế bàn khác.</translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation>Hãy đếm các stack. Phiên bản này đọc ván khác với phiên bản đã viết nó.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>chưa ghi</translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation>Chưa ghi. Bàn vẫn như trước.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Hãy thử lại.</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>không hiểu</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>Không đọc được: %1.</translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation>Xem lại &quot;%1&quot;, hoặc chạm một nút.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation>Không đọc được dòng %2 của %1: %3.</translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation>Hãy sửa dòng đó. Phần trước và sau nó vẫn được dùng.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Không có tệp %1.</translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation>Hãy xem lại tên.</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>Ván %1: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Bàn: %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>ghế %1 có %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Luật: %1</translation>
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
        <translation>Lý do: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Ghế %1: %2</translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation>Theo %1: %2 [%3]</translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation>và theo %1: %2 [%3]</translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation>Đánh dấu: %1, %2</translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation>Floor quyết định: %1, %2 [%3]</translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation>Trong số: ghế %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation>Đến lượt ghế %1, phải thêm %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, brings in %2 or completes</source>
        <translation>Đến lượt ghế %1: bring-in %2 hoặc complete</translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation>Được bet từ %1 đến %2 [%3]</translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation>Được raise ít nhất tới %1, nhiều nhất %2 [%3]</translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation>Được tố đủ tới %1, nhiều nhất %2 [%3]</translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation>Không được raise: %1 [%2]</translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation>%1 %2, ghế %3</translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation>Tổng %1: phía trước %2, từ trước %3</translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation>Call %1 và pot sau đó %2: nhiều nhất %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation>Ghế %1 thắng %2, trong đó lẻ %3 [%4]</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation>Từ chối: %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation>Ghế %1 kết thúc với %2</translation>
    </message>
    <message>
        <source>Not over yet: seat %1 has %2</source>
        <translation>Chưa kết thúc: ghế %1 có %2</translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation>như nhau theo mọi bộ luật: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>khác biệt đầu tiên</translation>
    </message>
    <message>
        <source>Coup %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>Player %1; bank %2</source>
        <translation>Con %1; Cái %2</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>Rút: %1</translation>
    </message>
    <message>
        <source>Stands: %1</source>
        <translation>Dừng: %1</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Thắng: %1</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card of the shoe</source>
        <translation>%1 trả lại: đó là lá kế tiếp của hộp bài</translation>
    </message>
    <message>
        <source>Seat %1 loses %2 on %3</source>
        <translation>Ghế %1 thua %2 cửa %3</translation>
    </message>
    <message>
        <source>Seat %1 has its %2 on %3 back</source>
        <translation>Ghế %1 được trả lại %2 cửa %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %4 with %2 on %3</source>
        <translation>Ghế %1 thắng %4 với %2 cửa %3</translation>
    </message>
    <message>
        <source>commission %1</source>
        <translation>hoa hồng %1</translation>
    </message>
    <message>
        <source>Commission %1; the box holds %2</source>
        <translation>Hoa hồng %1; trong hộp có %2</translation>
    </message>
    <message>
        <source>The shoe is with seat %1</source>
        <translation>Hộp bài đang ở ghế %1</translation>
    </message>
    <message>
        <source>Commission box %1, collected %2</source>
        <translation>Hộp hoa hồng %1, đã thu %2</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>Ghế %1 nợ %2</translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation>Theo %1 không có gì khác.</translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message>
        <source>Floor called %1, %2</source>
        <translation>Đã gọi floor %1, %2</translation>
    </message>
    <message>
        <source>Copy frozen at event %1. The dealer cannot change it.</source>
        <translation>Bản sao chốt ở sự kiện %1. Dealer không sửa được.</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>kể từ khi gọi</translation>
    </message>
    <message>
        <source>to act %1</source>
        <translation>đến lượt %1</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>tranh chấp</translation>
    </message>
    <message>
        <source>%1; floor: %2</source>
        <translation>%1; floor: %2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Ghế %1: %2</translation>
    </message>
    <message>
        <source>what came before could not be</source>
        <translation>điều trước đó không thể xảy ra</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Tap to write it down.</source>
        <translation>Chạm để ghi lại.</translation>
    </message>
    <message>
        <source>Heard, nothing written.</source>
        <translation>Đã nghe, chưa ghi gì.</translation>
    </message>
    <message>
        <source>What happened: %1</source>
        <translation>Chuyện xảy ra: %1</translation>
    </message>
    <message>
        <source>Tab: the next who tells. Enter: written down.</source>
        <translation>Tab: người kể kế tiếp. Enter: ghi xong.</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 cho ghế %2</translation>
    </message>
    <message>
        <source>%1: no low</source>
        <translation>%1: không low</translation>
    </message>
    <message>
        <source>Of the hand before, from the next hand on.</source>
        <translation>Của ván trước, áp dụng từ ván sau.</translation>
    </message>
    <message>
        <source>hand of seat %1 is dead</source>
        <translation>bài ghế %1 chết</translation>
    </message>
    <message>
        <source>hand of seat %1 is live</source>
        <translation>bài ghế %1 sống</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>giữ %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>thả %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>ghế %1 có %2</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Thối %1 cho ghế %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Ghế %1 thêm %2.</translation>
    </message>
    <message>
        <source>Seat %1 owes %2.</source>
        <translation>Ghế %1 phải thêm %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Sòng</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>theo câu hỏi</translation>
    </message>
    <message>
        <source>next owes</source>
        <translation>người kế phải thêm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>bỏ vào %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>lấy lại %1</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Khác…</translation>
    </message>
    <message>
        <source>Write it as the dealer would say it.</source>
        <translation>Viết như dealer sẽ nói.</translation>
    </message>
    <message>
        <source>For example: call 40, raise to 80, 6 dead, award main 5, misdeal.</source>
        <translation>Ví dụ: call 40, raise to 80, 6 dead, award main 5, misdeal.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN của %1</translation>
    </message>
    <message>
        <source>Second person, PIN of %1</source>
        <translation>Người thứ hai, PIN của %1</translation>
    </message>
    <message>
        <source>Initials of the floor</source>
        <translation>Tên viết tắt của floor</translation>
    </message>
    <message>
        <source>Initials of a second person</source>
        <translation>Tên viết tắt của người thứ hai</translation>
    </message>
    <message>
        <source>Other person</source>
        <translation>Người khác</translation>
    </message>
    <message>
        <source>A second person approves; this is the same one.</source>
        <translation>Phải có người thứ hai đồng ý; đây vẫn là người đó.</translation>
    </message>
    <message>
        <source>Initials…</source>
        <translation>Tên viết tắt…</translation>
    </message>
    <message>
        <source>Decide: %1</source>
        <translation>Quyết định: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Act, ruling and versions stay in the record.</source>
        <translation>Hành động, phán quyết và các lời kể vẫn nằm trong bản ghi.</translation>
    </message>
    <message>
        <source>No outcome is chosen.</source>
        <translation>Chưa chọn kết quả.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>Thiếu lý do.</translation>
    </message>
    <message>
        <source>The initials are missing.</source>
        <translation>Thiếu tên viết tắt.</translation>
    </message>
    <message>
        <source>Digits missing: %1.</source>
        <translation>Còn thiếu chữ số: %1.</translation>
    </message>
    <message>
        <source>Hold pot %1 (H)</source>
        <translation>Giữ pot %1 (H)</translation>
    </message>
    <message>
        <source>Pot %1 held (H)</source>
        <translation>Đang giữ pot %1 (H)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Về bàn chơi (Esc)</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>kết quả</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>event</source>
        <translation>sự kiện</translation>
    </message>
    <message>
        <source>Tab ← →</source>
        <translation>Tab ← →</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>lý do</translation>
    </message>
    <message>
        <source>0 – 9</source>
        <translation>0 – 9</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>quyết định</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hold pot</source>
        <translation>giữ pot</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>add version</source>
        <translation>thêm lời kể</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>report</source>
        <translation>báo cáo</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: %1. The last: %2, %3.</source>
        <translation>Các trường hợp tương tự floor đã quyết định: %1. Gần nhất: %2, %3.</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: none.</source>
        <translation>Các trường hợp tương tự floor đã quyết định: không có.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, call stays open</source>
        <translation>quay lại, việc gọi floor vẫn mở</translation>
    </message>
    <message>
        <source>Silent chips</source>
        <translation>Chip không kèm lời</translation>
    </message>
    <message>
        <source>Words came first</source>
        <translation>Lời nói có trước</translation>
    </message>
    <message>
        <source>Camera shows</source>
        <translation>Camera cho thấy</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Công bằng</translation>
    </message>
    <message>
        <source>Intent was clear</source>
        <translation>Ý định rõ ràng</translation>
    </message>
    <message>
        <source>Dealer&apos;s mistake</source>
        <translation>Lỗi của dealer</translation>
    </message>
    <message>
        <source>Player not aware</source>
        <translation>Người chơi không biết</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Bài tự nói</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Đều đồng ý</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Sự kiện gần nhất</translation>
    </message>
    <message>
        <source>Ruling by the house rules</source>
        <translation>Phán quyết theo luật của sòng</translation>
    </message>
    <message>
        <source>What the other books say</source>
        <translation>Các bộ luật khác nói gì</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Các lời kể</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>hệ quả</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Thêm…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>xóa</translation>
    </message>
    <message>
        <source>space</source>
        <translation>cách</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Hết giờ</translation>
    </message>
    <message>
        <source>This journal is open for reading only. Decide at its own table.</source>
        <translation>Nhật ký này chỉ mở để đọc. Hãy quyết định tại bàn của nó.</translation>
    </message>
    <message>
        <source>Only the hand that is on the table can be decided.</source>
        <translation>Chỉ quyết định được ván đang ở trên bàn.</translation>
    </message>
    <message>
        <source>Open another journal…</source>
        <translation>Mở nhật ký khác…</translation>
    </message>
    <message>
        <source>Reports have a box for pots of at least</source>
        <translation>Báo cáo có ô cho pot từ</translation>
    </message>
    <message>
        <source>Oddchip: the floor</source>
        <translation>Oddchip: floor</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Các ván</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Giả định</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>House impact</source>
        <translation>Ảnh hưởng luật</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>Find hands</source>
        <translation>Tìm ván</translation>
    </message>
    <message>
        <source>table, seat, pot, rule, text</source>
        <translation>bàn, ghế, pot, luật, văn bản</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Đánh dấu</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Đã quyết định</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Báo cáo</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Bàn %1</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Như đã chơi</translation>
    </message>
    <message>
        <source>floor called</source>
        <translation>đã gọi floor</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>misdeal</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>đã quyết định</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>đã sửa</translation>
    </message>
    <message>
        <source>%1, change %2</source>
        <translation>%1, thối %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 theo %2</translation>
    </message>
    <message>
        <source>for the floor: %1</source>
        <translation>chờ floor: %1</translation>
    </message>
    <message>
        <source>this version cannot take this line</source>
        <translation>phiên bản này không nhận được dòng đó</translation>
    </message>
    <message>
        <source>Timeline of the hand</source>
        <translation>Dòng thời gian của ván</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>dòng %1 / %2</translation>
    </message>
    <message>
        <source>Ruling at event %1</source>
        <translation>Phán quyết ở sự kiện %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>Pot, built</source>
        <translation>Pot, cách lập</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 của %2</translation>
    </message>
    <message>
        <source>folded by %1</source>
        <translation>đã fold, của %1</translation>
    </message>
    <message>
        <source>dead money</source>
        <translation>tiền chết</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, của %2</translation>
    </message>
    <message>
        <source>no chips yet</source>
        <translation>chưa có chip</translation>
    </message>
    <message>
        <source>Hands: %1 of %2</source>
        <translation>Số ván: %1 / %2</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>mới nhất trước</translation>
    </message>
    <message>
        <source>No hands yet. Hands appear here as dealers play them.</source>
        <translation>Chưa có ván nào. Các ván hiện ở đây khi dealer chia.</translation>
    </message>
    <message>
        <source>Nothing fits &quot;%1&quot;. Fewer words find more.</source>
        <translation>Không có gì hợp với &quot;%1&quot;. Ít từ hơn sẽ tìm được nhiều hơn.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sự kiện</translation>
    </message>
    <message>
        <source>Last entry %1</source>
        <translation>Mục cuối %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>đơn vị %1</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>sự kiện %1 / %2</translation>
    </message>
    <message>
        <source>No hand would have ended differently.</source>
        <translation>Không có ván nào kết thúc khác đi.</translation>
    </message>
    <message>
        <source>Stopped. Hands run: %1. What was found is kept.</source>
        <translation>Đã dừng, số ván đến đó: %1. Những gì tìm được vẫn được giữ.</translation>
    </message>
    <message>
        <source>replaced by the line below</source>
        <translation>đã thay bằng dòng dưới</translation>
    </message>
    <message>
        <source>taken back by the line below</source>
        <translation>đã lùi lại bởi dòng dưới</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Chỉnh sửa</translation>
    </message>
    <message>
        <source>corrections: %1</source>
        <translation>số lần chỉnh sửa: %1</translation>
    </message>
    <message>
        <source>replaced or taken back</source>
        <translation>đã thay hoặc lùi lại</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>Phương án đã thử</translation>
    </message>
    <message>
        <source>Try an act</source>
        <translation>Thử hành động</translation>
    </message>
    <message>
        <source>6 says raise</source>
        <translation>6 says raise</translation>
    </message>
    <message>
        <source>One option</source>
        <translation>Một tùy chọn</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Đưa lên</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>under %1 sets of rules</source>
        <translation>theo %1 bộ luật</translation>
    </message>
    <message>
        <source>same facts, nothing is changed in the record</source>
        <translation>cùng dữ kiện, bản ghi không đổi gì</translation>
    </message>
    <message>
        <source>Choose a hand under Hands first.</source>
        <translation>Trước hết hãy chọn một ván ở mục Các ván.</translation>
    </message>
    <message>
        <source>A line becomes the record only by a decision of the floor at the table: reason, rule and PIN.</source>
        <translation>Phương án chỉ thành bản ghi khi floor quyết định tại bàn: lý do, luật và PIN.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Không thể: %1</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>chuyện xảy ra</translation>
    </message>
    <message>
        <source>same</source>
        <translation>giống</translation>
    </message>
    <message>
        <source>stops here</source>
        <translation>dừng ở đây</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>pot %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>thối %1</translation>
    </message>
    <message>
        <source>seat %1 owes %2</source>
        <translation>ghế %1 phải thêm %2</translation>
    </message>
    <message>
        <source>seat %1 would act first</source>
        <translation>ghế %1 phải đánh trước</translation>
    </message>
    <message>
        <source>First difference: event %1</source>
        <translation>Khác biệt đầu tiên: sự kiện %1</translation>
    </message>
    <message>
        <source>First difference: the division of the pots</source>
        <translation>Khác biệt đầu tiên: việc chia các pot</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>tùy chọn %1</translation>
    </message>
    <message>
        <source>No difference in this hand: all agree on every event and on the money.</source>
        <translation>Ván này không có khác biệt: mọi bộ luật giống nhau ở từng sự kiện và ở số tiền.</translation>
    </message>
    <message>
        <source>Money at the end of the hand, net by seat</source>
        <translation>Tiền cuối ván, lời lỗ từng ghế</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Tìm luật</translation>
    </message>
    <message>
        <source>what happened, in plain words</source>
        <translation>chuyện xảy ra, nói bằng lời thường</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>%1 of %2 rules, best match first</source>
        <translation>%1 / %2 luật, hợp nhất trước</translation>
    </message>
    <message>
        <source>No rule fits &quot;%1&quot;. Try what happened in plain words: two boxed cards.</source>
        <translation>Không luật nào hợp với &quot;%1&quot;. Hãy thử tả chuyện xảy ra bằng lời thường: hai lá nằm ngược.</translation>
    </message>
    <message>
        <source>Show on a hand</source>
        <translation>Xem trên một ván</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>Nói theo lời mình</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>lựa chọn</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>đang dùng</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>lệ của sòng</translation>
    </message>
    <message>
        <source>option</source>
        <translation>tùy chọn</translation>
    </message>
    <message>
        <source>House has</source>
        <translation>Sòng dùng</translation>
    </message>
    <message>
        <source>try</source>
        <translation>thử</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>các ván</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Mọi ván</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 ngày qua</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 ngày qua</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>24 giờ qua</translation>
    </message>
    <message>
        <source>Hands that end differently</source>
        <translation>Ván kết thúc khác đi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Open in what-if</source>
        <translation>Mở ở Giả định</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>division of the pots</source>
        <translation>cách chia pot</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ván</translation>
    </message>
    <message>
        <source>table</source>
        <translation>bàn</translation>
    </message>
    <message>
        <source>day</source>
        <translation>ngày</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>mức cược</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>chuyển</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>sẽ là</translation>
    </message>
    <message>
        <source>?: play would have gone another way, not guessed</source>
        <translation>?: ván sẽ đi hướng khác, không đoán</translation>
    </message>
    <message>
        <source>Hands replayed: %1 of %2</source>
        <translation>Ván đã chạy lại: %1 / %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>còn khoảng %1 s</translation>
    </message>
    <message>
        <source>hands replayed</source>
        <translation>ván đã chạy lại</translation>
    </message>
    <message>
        <source>would end differently</source>
        <translation>sẽ kết thúc khác</translation>
    </message>
    <message>
        <source>of the hands</source>
        <translation>số ván</translation>
    </message>
    <message>
        <source>money that moves</source>
        <translation>tiền đổi chủ</translation>
    </message>
    <message>
        <source>How much a hand moves</source>
        <translation>Mỗi ván đổi bao nhiêu</translation>
    </message>
    <message>
        <source>in big blinds or bets</source>
        <translation>theo big blind hoặc mức cược</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Ở đâu</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>số ván: %1</translation>
    </message>
    <message>
        <source>Heads noted on reports</source>
        <translation>Điểm cuối ghi trên báo cáo</translation>
    </message>
    <message>
        <source>88231 7f3a 91c2 0be4 5d17; more after a semicolon</source>
        <translation>88231 7f3a 91c2 0be4 5d17; thêm nữa sau dấu chấm phẩy</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Chứng thực</translation>
    </message>
    <message>
        <source>Rebuild the search</source>
        <translation>Lập lại phần tìm kiếm</translation>
    </message>
    <message>
        <source>Is the journal what was written?</source>
        <translation>Nhật ký có đúng như lúc viết không?</translation>
    </message>
    <message>
        <source>Every entry is chained to the one before it. Heads noted on paper also tell a tail that was cut.</source>
        <translation>Mỗi mục được nối xích với mục trước nó. Điểm cuối ghi trên giấy còn cho biết phần đuôi có bị cắt không.</translation>
    </message>
    <message>
        <source>Stopped at entry %1. Everything up to it is proven.</source>
        <translation>Đã dừng ở mục %1. Mọi thứ đến đó đều được chứng thực.</translation>
    </message>
    <message>
        <source>Every entry is as it was written. Entries: %1.</source>
        <translation>Mục nào cũng đúng như lúc viết. Số mục: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>Mục %1 / %2</translation>
    </message>
    <message>
        <source>Journal entry %1, head %2</source>
        <translation>Mục nhật ký %1, điểm cuối %2</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Giai đoạn %1</translation>
    </message>
    <message>
        <source>not a head: %1</source>
        <translation>sai điểm cuối: %1</translation>
    </message>
    <message>
        <source>journals: %1</source>
        <translation>nhật ký: %1</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>Sự cố: %1</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>Báo cáo %1</translation>
    </message>
    <message>
        <source>page 1 of 1</source>
        <translation>trang 1 / 1</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Ruling of the program, not decided</source>
        <translation>Phán quyết của chương trình, chưa quyết định</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Bởi %1.</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>%1 đã đồng ý.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Lý do: %1.</translation>
    </message>
    <message>
        <source>Rule: %1, %2.</source>
        <translation>Luật: %1, %2.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Tiền</translation>
    </message>
    <message>
        <source>pot at that moment</source>
        <translation>pot lúc đó</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>đã trả lại</translation>
    </message>
    <message>
        <source>pot at the end</source>
        <translation>pot cuối ván</translation>
    </message>
    <message>
        <source>rake, jackpot</source>
        <translation>rake, jackpot</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 trở lên</translation>
    </message>
    <message>
        <source>The table at event %1, %2. Dealer at the bottom.</source>
        <translation>Bàn ở sự kiện %1, %2. Dealer ở phía dưới.</translation>
    </message>
    <message>
        <source>The versions</source>
        <translation>Các lời kể</translation>
    </message>
    <message>
        <source>none recorded</source>
        <translation>không ghi lời nào</translation>
    </message>
    <message>
        <source>The rule, and other books</source>
        <translation>Luật này và các bộ luật khác</translation>
    </message>
    <message>
        <source>The record. Added lines are marked +, replaced ones struck through</source>
        <translation>Bản ghi. Dòng thêm có dấu +, dòng bị thay gạch ngang</translation>
    </message>
    <message>
        <source>The record, lines %1 to %2 of %3. Added lines are marked +, replaced ones struck through</source>
        <translation>Bản ghi, dòng %1 đến %2 / %3. Dòng thêm có dấu +, dòng bị thay gạch ngang</translation>
    </message>
    <message>
        <source>What the hand cost each seat, net, under each book</source>
        <translation>Lời lỗ của mỗi ghế trong ván, theo từng bộ luật</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>player</source>
        <translation>người chơi</translation>
    </message>
    <message>
        <source>PDF/A · printed %1</source>
        <translation>PDF/A · in %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>%1 could not be written. Nothing else is lost; choose another place.</source>
        <translation>Không ghi được %1. Ngoài ra không mất gì; hãy chọn nơi khác.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>phuong-an</translation>
    </message>
    <message>
        <source>house-impact</source>
        <translation>anh-huong-luat</translation>
    </message>
    <message>
        <source>incident-hand-%1</source>
        <translation>su-co-van-%1</translation>
    </message>
    <message>
        <source>← → event · Ctrl ← → street · Home first · End last · ↑ ↓ hand · F next flag · C corrections · W what-if · D decide · T show the table · R report · / search · Ctrl 1 – 5 pages</source>
        <translation>← → sự kiện · Ctrl ← → vòng · Home đầu · End cuối · ↑ ↓ ván · F đánh dấu kế · C chỉnh sửa · W giả định · D quyết định · T xem bàn · R báo cáo · / tìm · Ctrl 1 – 5 trang</translation>
    </message>
    <message>
        <source>↑ ↓ act · D first difference · 1 – 5 book on, off · O one option · K try an act · Del delete line · Ctrl E export · Esc back</source>
        <translation>↑ ↓ hành động · D khác biệt đầu · 1 – 5 bộ luật bật, tắt · O một tùy chọn · K thử hành động · Del xóa phương án · Ctrl E xuất · Esc quay lại</translation>
    </message>
    <message>
        <source>/ search · ↑ ↓ rule · T show on a hand · I house impact · Ctrl C copy with sources · Esc back</source>
        <translation>/ tìm · ↑ ↓ luật · T xem trên một ván · I ảnh hưởng luật · Ctrl C chép kèm nguồn · Esc quay lại</translation>
    </message>
    <message>
        <source>Ctrl Enter start · Esc stop · ↑ ↓ hand · Enter what-if · Ctrl E export CSV</source>
        <translation>Ctrl Enter bắt đầu · Esc dừng · ↑ ↓ ván · Enter giả định · Ctrl E xuất CSV</translation>
    </message>
    <message>
        <source>Enter prove · Esc stop, then back · Ctrl O another journal</source>
        <translation>Enter chứng thực · Esc dừng, rồi quay lại · Ctrl O nhật ký khác</translation>
    </message>
    <message>
        <source>silent, nothing said, without words; one chip, big chip, oversized chip, single chip, oversize; several chips, too many chips, more than the call; string, second motion, two motions, back for more; short all-in, all-in short</source>
        <translation>im lặng, không nói gì, không lời; một chip, chip to, chip mệnh giá lớn, chip lớn, oversized chip; nhiều chip, quá nhiều chip, hơn mức call; string, động tác thứ hai, hai động tác, với lấy thêm; all-in thiếu, short all-in</translation>
    </message>
    <message>
        <source>boxed, face up, wrong way; exposed, shown card, flashed, turned; too many cards, extra card; too few cards, short; misdeal, deal again; burn, burned; premature, too early, before betting, too soon</source>
        <translation>nằm ngược, lật ngửa, ngược chiều; bị lộ, lá bị lộ, lộ thoáng qua, lật lên; thừa bài, thừa lá; thiếu bài, thiếu lá; misdeal, chia lại; burn, đốt bài, lá đốt; ra sớm, quá sớm, trước khi cược xong, chia sớm</translation>
    </message>
    <message>
        <source>out of turn, not his turn, too early, skipped; missed blind, owes blind; dead button, moving button; checked, knocked, tapped; muck, mucked, thrown away, folded</source>
        <translation>sai lượt, chưa đến lượt, quá sớm, bị bỏ qua; blind nợ, nợ blind; button chết, button di chuyển; check, gõ bàn, vỗ bàn; muck, bỏ vào muck, ném bài, fold</translation>
    </message>
    <message>
        <source>odd chip, extra chip, remainder; side pot, side; uncalled, returned, nobody called; rake, drop, house takes; buy-in, buying in, top up; overpot, more than the pot, too much</source>
        <translation>chip lẻ, chip thừa, phần dư; side pot, pot phụ; không ai theo, trả lại, không ai call; rake, drop, tiền sòng lấy; buy-in, mua chip, mua thêm; quá pot, hơn pot, quá nhiều</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
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
        <translation>Spread</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>limit</source>
        <translation>limit</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>no-limit</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>pot-limit</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>spread limit</source>
        <translation>spread limit</translation>
    </message>
    <message>
        <source>SL</source>
        <translation>SL</translation>
    </message>
    <message>
        <source>hold&apos;em</source>
        <translation>hold&apos;em</translation>
    </message>
    <message>
        <source>short deck</source>
        <translation>short deck</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>five-card Omaha</source>
        <translation>Omaha năm lá</translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation>Omaha năm lá hi-lo</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>pineapple</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>crazy pineapple</translation>
    </message>
    <message>
        <source>crazy pineapple hi-lo</source>
        <translation>crazy pineapple hi-lo</translation>
    </message>
    <message>
        <source>stud</source>
        <translation>stud</translation>
    </message>
    <message>
        <source>stud hi-lo</source>
        <translation>stud hi-lo</translation>
    </message>
    <message>
        <source>razz</source>
        <translation>razz</translation>
    </message>
    <message>
        <source>five-card draw</source>
        <translation>draw năm lá</translation>
    </message>
    <message>
        <source>A-5 draw</source>
        <translation>draw A-5</translation>
    </message>
    <message>
        <source>2-7 draw</source>
        <translation>draw 2-7</translation>
    </message>
    <message>
        <source>A-5 triple draw</source>
        <translation>triple draw A-5</translation>
    </message>
    <message>
        <source>2-7 triple draw</source>
        <translation>triple draw 2-7</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pre-draw</source>
        <translation>Pre-draw</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>trước lượt đổi</translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation>pre-draw</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>Pre-flop</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>trước flop</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>pre-flop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Vòng 3</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>vòng 3</translation>
    </message>
    <message>
        <source>third</source>
        <translation>vòng 3</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Vòng 4</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>vòng 4</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>vòng 4</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Vòng 5</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>vòng 5</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>vòng 5</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Vòng 6</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>vòng 6</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>vòng 6</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Vòng 7</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>vòng 7</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>vòng 7</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>Đổi lần 1</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>lần đổi bài thứ nhất</translation>
    </message>
    <message>
        <source>first draw</source>
        <translation>đổi lần 1</translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation>Đổi lần 2</translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation>lần đổi bài thứ hai</translation>
    </message>
    <message>
        <source>second draw</source>
        <translation>đổi lần 2</translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation>Đổi lần 3</translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation>lần đổi bài thứ ba</translation>
    </message>
    <message>
        <source>third draw</source>
        <translation>đổi lần 3</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>showdown</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>showdown</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Hết ván</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>hết ván</translation>
    </message>
    <message>
        <source>over</source>
        <translation>hết ván</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Luật sòng</translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation>Bộ luật phòng bài</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules</source>
        <translation>Robert&apos;s Rules</translation>
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
        <translation>không có bài</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>mậu thầu</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>mậu thầu %1</translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation>mậu thầu %1, kicker %2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>đôi</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>đôi %1</translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation>đôi %1, kicker %2</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>hai đôi</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>hai đôi, %1 và %2</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation>hai đôi, %1 và %2, kicker %3</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>sám cô</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>sám %1</translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation>sám %1, kicker %2</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>sảnh</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation>sảnh, cao nhất %1</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>thùng</translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation>thùng, cao nhất %1</translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation>thùng, cao nhất %1, kicker %2</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>cù lũ</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>cù lũ, sám %1 đôi %2</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>tứ quý</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>tứ quý %1</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation>tứ quý %1, kicker %2</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>thùng phá sảnh</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation>thùng phá sảnh, cao nhất %1</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>thùng phá sảnh lớn</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation>low, %1</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>không low</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>một lá</translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation>một lá, %1</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>hai lá</translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation>hai lá, %1</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>ba lá</translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation>ba lá, %1</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>badugi, %1</source>
        <translation>badugi, %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>hai</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>hai</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ba</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>ba</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>bốn</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>bốn</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>năm</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>năm</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sáu</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sáu</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>bảy</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>bảy</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>tám</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>tám</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>chín</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>chín</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>mười</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>mười</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>bồi</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>bồi</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>đầm</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>đầm</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>già</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>già</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>át</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>át</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>chuồn</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 chuồn</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>rô</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 rô</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cơ</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 cơ</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>bích</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 bích</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Least buy-in, limit</source>
        <translation>Buy-in tối thiểu, limit</translation>
    </message>
    <message>
        <source>Least buy-in, no-limit and pot-limit</source>
        <translation>Buy-in tối thiểu, no-limit và pot-limit</translation>
    </message>
    <message>
        <source>Big blinds: %1</source>
        <translation>Số big blind: %1</translation>
    </message>
    <message>
        <source>Most to buy in for</source>
        <translation>Buy-in tối đa</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Không giới hạn</translation>
    </message>
    <message>
        <source>Coming from another table</source>
        <translation>Từ bàn khác sang</translation>
    </message>
    <message>
        <source>Coming back buys in for</source>
        <translation>Quay lại phải buy-in</translation>
    </message>
    <message>
        <source>A session lasts, after leaving</source>
        <translation>Phiên kéo dài, sau khi nghỉ</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>Số phút: %1</translation>
    </message>
    <message>
        <source>The gaming day</source>
        <translation>Ngày chơi của sòng</translation>
    </message>
    <message>
        <source>Short buys in a session</source>
        <translation>Số lần mua thiếu trong một phiên</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Least of a short buy</source>
        <translation>Mức mua thiếu tối thiểu</translation>
    </message>
    <message>
        <source>Chips bought during a hand</source>
        <translation>Chip mua trong lúc ván đang chơi</translation>
    </message>
    <message>
        <source>Chips from player to player</source>
        <translation>Chip từ người này sang người kia</translation>
    </message>
    <message>
        <source>Chips hidden from view</source>
        <translation>Chip bị giấu</translation>
    </message>
    <message>
        <source>Cash on the table</source>
        <translation>Tiền mặt trên bàn</translation>
    </message>
    <message>
        <source>Blinds may be taken back when all others fold</source>
        <translation>Được lấy lại blind khi mọi người khác fold</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, limit</source>
        <translation>Thỏa thuận chia pot, limit</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, no-limit and pot-limit</source>
        <translation>Thỏa thuận chia pot, no-limit và pot-limit</translation>
    </message>
    <message>
        <source>Insurance between players</source>
        <translation>Bảo hiểm giữa người chơi</translation>
    </message>
    <message>
        <source>Times the board may be run</source>
        <translation>Số lần được chia board</translation>
    </message>
    <message>
        <source>The betting unit comes from</source>
        <translation>Đơn vị cược lấy theo</translation>
    </message>
    <message>
        <source>Chips under the betting unit</source>
        <translation>Chip dưới đơn vị cược</translation>
    </message>
    <message>
        <source>All-in for a call, not announced</source>
        <translation>All-in để call mà không nói</translation>
    </message>
    <message>
        <source>Raising over a short all-in, limit</source>
        <translation>Raise trên all-in thiếu, limit</translation>
    </message>
    <message>
        <source>A completion counts as a raise</source>
        <translation>Tố đủ tính là một lần raise</translation>
    </message>
    <message>
        <source>Short all-ins add up</source>
        <translation>All-in thiếu được cộng dồn</translation>
    </message>
    <message>
        <source>Raises after the bet, three or more in</source>
        <translation>Số lần raise sau bet, còn từ ba người</translation>
    </message>
    <message>
        <source>The same in games of two betting rounds</source>
        <translation>Cũng vậy ở trò chơi hai vòng cược</translation>
    </message>
    <message>
        <source>As with three or more in</source>
        <translation>Như khi còn từ ba người</translation>
    </message>
    <message>
        <source>Raises between the last two</source>
        <translation>Số lần raise giữa hai người cuối</translation>
    </message>
    <message>
        <source>Two are left when it counts</source>
        <translation>Còn hai người, xét vào lúc</translation>
    </message>
    <message>
        <source>A fold after the cap opens it again</source>
        <translation>Fold sau khi chạm cap thì mở lại</translation>
    </message>
    <message>
        <source>A straddle against the cap</source>
        <translation>Straddle khi tính cap</translation>
    </message>
    <message>
        <source>A short bring-in is completed from</source>
        <translation>Bring-in thiếu được tố đủ tính từ</translation>
    </message>
    <message>
        <source>A short big blind pays first</source>
        <translation>Big blind thiếu chip trả trước tiên</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>A straddle is</source>
        <translation>Straddle là</translation>
    </message>
    <message>
        <source>First to act with a straddle on the button</source>
        <translation>Ai đánh trước khi straddle ở button</translation>
    </message>
    <message>
        <source>Straddle in limit games</source>
        <translation>Straddle trong trò limit</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <translation>Raise tối thiểu trên straddle</translation>
    </message>
    <message>
        <source>Least bet after the flop, when straddled</source>
        <translation>Bet tối thiểu sau flop, khi có straddle</translation>
    </message>
    <message>
        <source>The small blind in the pot-limit sum</source>
        <translation>Small blind trong phép tính pot-limit</translation>
    </message>
    <message>
        <source>Antes in the pot-limit sum</source>
        <translation>Ante trong phép tính pot-limit</translation>
    </message>
    <message>
        <source>The pot-limit sum is</source>
        <translation>Kết quả pot-limit được</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Làm tròn theo</translation>
    </message>
    <message>
        <source>The betting unit</source>
        <translation>Đơn vị cược</translation>
    </message>
    <message>
        <source>A bet over the pot may be mended until</source>
        <translation>Cược quá pot được sửa cho đến khi</translation>
    </message>
    <message>
        <source>A short blind in the pot-limit sum</source>
        <translation>Blind thiếu trong phép tính pot-limit</translation>
    </message>
    <message>
        <source>An under-bet may be mended until</source>
        <translation>Cược thiếu được sửa cho đến khi</translation>
    </message>
    <message>
        <source>Halfway between two amounts goes</source>
        <translation>Đúng giữa hai mức thì lấy</translation>
    </message>
    <message>
        <source>Chips over the bet, limit</source>
        <translation>Chip vượt mức cược, limit</translation>
    </message>
    <message>
        <source>Several chips, one may go back</source>
        <translation>Nhiều chip, có thể trả lại một chip</translation>
    </message>
    <message>
        <source>Chips already in front</source>
        <translation>Chip đã nằm phía trước</translation>
    </message>
    <message>
        <source>Several chips, more than the call</source>
        <translation>Nhiều chip, hơn mức call</translation>
    </message>
    <message>
        <source>What a silent over-call of less than a full raise counts as, in no-limit and pot-limit.</source>
        <translation>Bỏ im lặng nhiều hơn mức call mà chưa đủ một lần raise thì tính là gì, trong no-limit và pot-limit.</translation>
    </message>
    <message>
        <source>String raises are called by</source>
        <translation>Ai báo string raise</translation>
    </message>
    <message>
        <source>After &quot;raise&quot;: how many motions</source>
        <translation>Sau khi nói &quot;raise&quot;: mấy động tác</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Lời nói so với chip</translation>
    </message>
    <message>
        <source>A number that can mean two amounts</source>
        <translation>Con số có thể hiểu hai cách</translation>
    </message>
    <message>
        <source>Chips moved forward, not let go</source>
        <translation>Chip đưa ra trước mà chưa buông</translation>
    </message>
    <message>
        <source>A check out of turn, then a bet before it</source>
        <translation>Check sai lượt, rồi có bet trước đó</translation>
    </message>
    <message>
        <source>Out of turn, a call in between</source>
        <translation>Sai lượt, ở giữa có call</translation>
    </message>
    <message>
        <source>A fold out of turn</source>
        <translation>Fold sai lượt</translation>
    </message>
    <message>
        <source>Skipped seat loses its hand after</source>
        <translation>Ghế bị bỏ qua mất bài sau</translation>
    </message>
    <message>
        <source>Players behind: %1</source>
        <translation>Số người phía sau: %1</translation>
    </message>
    <message>
        <source>A call by somebody unaware of a raise</source>
        <translation>Call mà không biết đã có raise</translation>
    </message>
    <message>
        <source>Gross misunderstanding, refused from</source>
        <translation>Hiểu lầm nghiêm trọng, bị từ chối từ</translation>
    </message>
    <message>
        <source>%1 % of the bet is in</source>
        <translation>Đã bỏ %1 % mức cược</translation>
    </message>
    <message>
        <source>Always refused</source>
        <translation>Luôn bị từ chối</translation>
    </message>
    <message>
        <source>The clock runs for</source>
        <translation>Clock chạy trong</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The countdown at its end</source>
        <translation>Đếm ngược ở cuối</translation>
    </message>
    <message>
        <source>The clock may be called after</source>
        <translation>Được gọi clock sau</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Ngay</translation>
    </message>
    <message>
        <source>The pot on the public screen</source>
        <translation>Pot trên màn hình công cộng</translation>
    </message>
    <message>
        <source>Pots are divided down to</source>
        <translation>Pot được chia nhỏ đến</translation>
    </message>
    <message>
        <source>Stud: cards that decide the odd chip</source>
        <translation>Stud: lá quyết định chip lẻ</translation>
    </message>
    <message>
        <source>Stud: odd chip of the low half to</source>
        <translation>Stud: chip lẻ của nửa low thuộc về</translation>
    </message>
    <message>
        <source>High-low, hands alike: the odd chip of</source>
        <translation>High-low, bài giống nhau: chip lẻ của</translation>
    </message>
    <message>
        <source>One odd chip a player</source>
        <translation>Mỗi người một chip lẻ</translation>
    </message>
    <message>
        <source>Run twice: the odd chip to</source>
        <translation>Run it twice: chip lẻ thuộc về</translation>
    </message>
    <message>
        <source>Exposed first cards that make a misdeal</source>
        <translation>Lá đầu bị lộ thì misdeal</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Số lá bị lộ thì misdeal</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Số lá: %1</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Số lá nằm ngược thì misdeal</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Số lá thừa thì misdeal</translation>
    </message>
    <message>
        <source>Misdeal may be called until</source>
        <translation>Được báo misdeal cho đến khi</translation>
    </message>
    <message>
        <source>Turn or river dealt too soon</source>
        <translation>Turn hoặc river chia quá sớm</translation>
    </message>
    <message>
        <source>Cards dropped by a player</source>
        <translation>Bài người chơi làm rơi</translation>
    </message>
    <message>
        <source>Deuce-to-seven: exposed cards</source>
        <translation>Deuce-to-seven: lá bị lộ</translation>
    </message>
    <message>
        <source>Crazy pineapple: discard forgotten</source>
        <translation>Crazy pineapple: quên bỏ lá</translation>
    </message>
    <message>
        <source>Who may ask to see a hand</source>
        <translation>Ai được yêu cầu xem bài</translation>
    </message>
    <message>
        <source>Showing after an all-in</source>
        <translation>Lật bài sau all-in</translation>
    </message>
    <message>
        <source>The button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Blind nợ</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Người chơi mới</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <translation>Mua button</translation>
    </message>
    <message>
        <source>Seat change away from the blinds is free up to</source>
        <translation>Đổi ghế tránh blind, miễn đến</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Số ghế: %1</translation>
    </message>
    <message>
        <source>Decks in the shoe</source>
        <translation>Số bộ bài trong hộp</translation>
    </message>
    <message>
        <source>Commission on the bank</source>
        <translation>Hoa hồng cửa Cái</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>Hoa hồng được tính</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Hòa trả</translation>
    </message>
    <message>
        <source>10 small bets</source>
        <translation>10 small bet</translation>
    </message>
    <message>
        <source>10 largest bets</source>
        <translation>10 mức cược lớn nhất</translation>
    </message>
    <message>
        <source>Plays what is brought</source>
        <translation>Chơi với số mang theo</translation>
    </message>
    <message>
        <source>The least, unless the table broke</source>
        <translation>Mức tối thiểu, trừ khi bàn bị giải tán</translation>
    </message>
    <message>
        <source>What was taken off, or the least</source>
        <translation>Số đã mang đi, hoặc mức tối thiểu</translation>
    </message>
    <message>
        <source>What was taken off</source>
        <translation>Số đã mang đi</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>Mức tối thiểu</translation>
    </message>
    <message>
        <source>Half the least buy-in</source>
        <translation>Nửa buy-in tối thiểu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>Không có hệ quả</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Không được chơi</translation>
    </message>
    <message>
        <source>Play from the next hand</source>
        <translation>Chơi từ ván sau</translation>
    </message>
    <message>
        <source>Are refused</source>
        <translation>Bị từ chối</translation>
    </message>
    <message>
        <source>Allowed unless somebody objects</source>
        <translation>Được phép nếu không ai phản đối</translation>
    </message>
    <message>
        <source>In limit games only</source>
        <translation>Chỉ ở trò limit</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Do not play</source>
        <translation>Không được chơi</translation>
    </message>
    <message>
        <source>The dealer judges</source>
        <translation>Dealer phân xử</translation>
    </message>
    <message>
        <source>Hundreds, from 10/20 on</source>
        <translation>Tờ 100, từ 10/20 trở lên</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Tờ 100</translation>
    </message>
    <message>
        <source>All of it under 10/20</source>
        <translation>Tất cả, dưới 10/20</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Được phép</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Không được phép</translation>
    </message>
    <message>
        <source>No-limit and pot-limit only</source>
        <translation>Chỉ no-limit và pot-limit</translation>
    </message>
    <message>
        <source>The smallest chip of blinds and antes</source>
        <translation>Chip nhỏ nhất của blind và ante</translation>
    </message>
    <message>
        <source>The same, with the rake</source>
        <translation>Như trên, kể cả rake</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>The big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Play as far as they make whole units</source>
        <translation>Chơi khi gộp đủ đơn vị</translation>
    </message>
    <message>
        <source>Never play</source>
        <translation>Không được chơi</translation>
    </message>
    <message>
        <source>Play all-in at their value</source>
        <translation>Chơi all-in theo giá trị</translation>
    </message>
    <message>
        <source>The player is warned</source>
        <translation>Nhắc nhở người chơi</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Floor quyết định</translation>
    </message>
    <message>
        <source>Adds a full raise</source>
        <translation>Thêm một lần raise đủ</translation>
    </message>
    <message>
        <source>Completes it and raises</source>
        <translation>Tố đủ rồi raise</translation>
    </message>
    <message>
        <source>When a raise was completed</source>
        <translation>Khi tố đủ một lần raise</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Cho từng người chơi</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Capped too</source>
        <translation>Cũng bị cap</translation>
    </message>
    <message>
        <source>Before the cap is reached</source>
        <translation>Trước khi chạm cap</translation>
    </message>
    <message>
        <source>When the round began</source>
        <translation>Khi vòng bắt đầu</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Không tính</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Có tính</translation>
    </message>
    <message>
        <source>The full bring-in</source>
        <translation>Bring-in đủ</translation>
    </message>
    <message>
        <source>What was posted</source>
        <translation>Số đã đặt</translation>
    </message>
    <message>
        <source>The blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>First seat after the big blind</source>
        <translation>Ghế đầu sau big blind</translation>
    </message>
    <message>
        <source>First seat or button</source>
        <translation>Ghế đầu hoặc button</translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>Ghế bất kỳ</translation>
    </message>
    <message>
        <source>Twice the big blind</source>
        <translation>Gấp đôi big blind</translation>
    </message>
    <message>
        <source>Twice the big blind or more</source>
        <translation>Gấp đôi big blind trở lên</translation>
    </message>
    <message>
        <source>The small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Twice the straddle</source>
        <translation>Gấp đôi straddle</translation>
    </message>
    <message>
        <source>Straddle + big blind</source>
        <translation>Straddle + big blind</translation>
    </message>
    <message>
        <source>The straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>As it lies there</source>
        <translation>Theo số thực có</translation>
    </message>
    <message>
        <source>As a big blind</source>
        <translation>Như một big blind</translation>
    </message>
    <message>
        <source>Only after the flop</source>
        <translation>Chỉ sau flop</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Chính xác</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Lên</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>Làm tròn lên</translation>
    </message>
    <message>
        <source>All have acted</source>
        <translation>Mọi người đã đánh</translation>
    </message>
    <message>
        <source>The next player acts</source>
        <translation>Người kế tiếp đánh</translation>
    </message>
    <message>
        <source>As a full blind</source>
        <translation>Như blind đủ</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Vòng cược xong</translation>
    </message>
    <message>
        <source>Substantial action</source>
        <translation>Đã có action đáng kể</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Xuống</translation>
    </message>
    <message>
        <source>Half a bet more is a raise</source>
        <translation>Thêm nửa mức cược là raise</translation>
    </message>
    <message>
        <source>Anything more is a raise</source>
        <translation>Thêm bao nhiêu cũng là raise</translation>
    </message>
    <message>
        <source>Take the smallest away</source>
        <translation>Bỏ ra chip nhỏ nhất</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>As one motion</source>
        <translation>Như một động tác</translation>
    </message>
    <message>
        <source>A call, excess goes back</source>
        <translation>Là call, trả lại phần dư</translation>
    </message>
    <message>
        <source>Half or more: the least raise</source>
        <translation>Từ một nửa: raise tối thiểu</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>A player who asks</source>
        <translation>Người chơi yêu cầu</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Tùy ý</translation>
    </message>
    <message>
        <source>Amount first</source>
        <translation>Nói số tiền trước</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Một</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Lời nói</translation>
    </message>
    <message>
        <source>What came first</source>
        <translation>Cái nào có trước</translation>
    </message>
    <message>
        <source>The smallest it can mean</source>
        <translation>Mức nhỏ nhất có thể hiểu</translation>
    </message>
    <message>
        <source>The largest within the pot</source>
        <translation>Mức lớn nhất trong pot</translation>
    </message>
    <message>
        <source>May bind in limit</source>
        <translation>Có thể ràng buộc ở limit</translation>
    </message>
    <message>
        <source>May bind</source>
        <translation>Có thể ràng buộc</translation>
    </message>
    <message>
        <source>Binds when let go</source>
        <translation>Ràng buộc khi buông tay</translation>
    </message>
    <message>
        <source>May call, never raise</source>
        <translation>Được call, không được raise</translation>
    </message>
    <message>
        <source>Is free if the action changed</source>
        <translation>Được đánh lại nếu action đã đổi</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Ràng buộc</translation>
    </message>
    <message>
        <source>Binding unless the action changed</source>
        <translation>Ràng buộc trừ khi action đã đổi</translation>
    </message>
    <message>
        <source>May go back if nobody acted after</source>
        <translation>Được rút lại nếu chưa ai đánh sau</translation>
    </message>
    <message>
        <source>Stands: accepted action</source>
        <translation>Giữ nguyên: accepted action</translation>
    </message>
    <message>
        <source>Of the last 10 seconds</source>
        <translation>Của 10 giây cuối</translation>
    </message>
    <message>
        <source>10 seconds more</source>
        <translation>Thêm 10 giây</translation>
    </message>
    <message>
        <source>5 seconds more</source>
        <translation>Thêm 5 giây</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Luôn luôn</translation>
    </message>
    <message>
        <source>In pot-limit only</source>
        <translation>Chỉ ở pot-limit</translation>
    </message>
    <message>
        <source>The smallest chip in the game</source>
        <translation>Chip nhỏ nhất trong trò chơi</translation>
    </message>
    <message>
        <source>The smallest chip of the blinds</source>
        <translation>Chip nhỏ nhất của blind</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Mọi lá</translation>
    </message>
    <message>
        <source>The five that play</source>
        <translation>Năm lá được dùng</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>Lá thấp nhất</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Lá cao nhất</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>Toàn bộ pot</translation>
    </message>
    <message>
        <source>Each half</source>
        <translation>Từng nửa</translation>
    </message>
    <message>
        <source>In each pot</source>
        <translation>Trong từng pot</translation>
    </message>
    <message>
        <source>At each division</source>
        <translation>Ở mỗi lần chia</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>Board thứ nhất</translation>
    </message>
    <message>
        <source>The first two off the deck</source>
        <translation>Hai lá đầu của bộ bài</translation>
    </message>
    <message>
        <source>The first two of any player</source>
        <translation>Hai lá đầu của bất kỳ ai</translation>
    </message>
    <message>
        <source>Two have acted</source>
        <translation>Hai người đã đánh</translation>
    </message>
    <message>
        <source>Two mixed acts, or three alike</source>
        <translation>Hai lượt khác nhau, hoặc ba lượt như nhau</translation>
    </message>
    <message>
        <source>Two acts with chips, or three</source>
        <translation>Hai lượt có chip, hoặc ba lượt</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Xào phần bài còn lại</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>Lá kế tiếp</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Được dùng</translation>
    </message>
    <message>
        <source>Low ones are kept</source>
        <translation>Lá thấp được giữ</translation>
    </message>
    <message>
        <source>All are replaced</source>
        <translation>Thay tất cả</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation>Bài chết</translation>
    </message>
    <message>
        <source>Anybody dealt in</source>
        <translation>Ai được chia bài</translation>
    </message>
    <message>
        <source>Who called, of the bettor</source>
        <translation>Ai đã call, với bài người bet</translation>
    </message>
    <message>
        <source>Nobody, unless collusion is suspected</source>
        <translation>Không ai, trừ khi nghi thông đồng</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Lần lượt</translation>
    </message>
    <message>
        <source>All hands are tabled at once</source>
        <translation>Mọi bài ngửa lên cùng lúc</translation>
    </message>
    <message>
        <source>The all-in player first</source>
        <translation>Người all-in trước</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Button chết</translation>
    </message>
    <message>
        <source>Moves to the next player</source>
        <translation>Chuyển sang người kế tiếp</translation>
    </message>
    <message>
        <source>Big blind live, small blind dead</source>
        <translation>Big blind sống, small blind chết</translation>
    </message>
    <message>
        <source>Wait for the big blind</source>
        <translation>Chờ big blind</translation>
    </message>
    <message>
        <source>Plays free</source>
        <translation>Chơi miễn phí</translation>
    </message>
    <message>
        <source>Posts, or waits for the big blind</source>
        <translation>Đặt, hoặc chờ big blind</translation>
    </message>
    <message>
        <source>Posts in limit only</source>
        <translation>Chỉ đặt ở limit</translation>
    </message>
    <message>
        <source>Waits for the big blind</source>
        <translation>Chờ big blind</translation>
    </message>
    <message>
        <source>Rounded up to the unit</source>
        <translation>Làm tròn lên theo đơn vị</translation>
    </message>
    <message>
        <source>A quarter for every five</source>
        <translation>Một phần tư cho mỗi năm</translation>
    </message>
    <message>
        <source>8 to 1</source>
        <translation>8 ăn 1</translation>
    </message>
    <message>
        <source>9 to 1</source>
        <translation>9 ăn 1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>quản lý</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation>PIN không đúng. Số lần thử còn lại: %1, sau đó phải chờ %2 giây. Kết quả và lý do vẫn được giữ.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation>Sai PIN quá nhiều lần. Chờ: %1 giây. Kết quả và lý do vẫn được giữ.</translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation>%1 không được quyết định. Cần PIN của floor.</translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation>%1 chưa có PIN. Quản lý sẽ đặt.</translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation>Ở đây không ai có tên viết tắt %1.</translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation>Pot này đã được trao. Phải có người thứ hai đồng ý thì mới chuyển.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Oddchip: practice</source>
        <translation>Oddchip: luyện tập</translation>
    </message>
    <message>
        <source>Oddchip</source>
        <translation>Oddchip</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hôm nay</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Bài tập</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến bộ</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Thi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Pick a skill…</source>
        <translation>Chọn kỹ năng…</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>Không dừng</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>Do not know</source>
        <translation>Không biết</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>+ Pot</source>
        <translation>+ Pot</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Dòng trước</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Dòng sau</translation>
    </message>
    <message>
        <source>Paper number</source>
        <translation>Số đề</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Same again, new numbers</source>
        <translation>Lại bài này, số mới</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Trên bàn</translation>
    </message>
    <message>
        <source>Table test, 14 questions</source>
        <translation>Thi tại bàn, 14 câu</translation>
    </message>
    <message>
        <source>A down of 20 hands</source>
        <translation>Một ca 20 ván</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>Đề mới</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Print the down of 20 hands…</source>
        <translation>In ca 20 ván…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Luyện phần này</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>Trainee and rules</source>
        <translation>Học viên và luật</translation>
    </message>
    <message>
        <source>Noise: on</source>
        <translation>Tiếng ồn: bật</translation>
    </message>
    <message>
        <source>Noise: off</source>
        <translation>Tiếng ồn: tắt</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>New trainee…</source>
        <translation>Học viên mới…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Cả ván</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Ván khác</translation>
    </message>
    <message>
        <source>Same hand again</source>
        <translation>Lại ván này</translation>
    </message>
    <message>
        <source>Exam date…</source>
        <translation>Ngày thi…</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Đặt ngày</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>Không thi</translation>
    </message>
    <message>
        <source>Whole hand: %1 of %2 right</source>
        <translation>Cả ván: đúng %1 / %2</translation>
    </message>
    <message>
        <source>level %1 of %2 · time %3 · hands dealt: %4</source>
        <translation>cấp %1 / %2 · thời gian %3 · số ván đã chia: %4</translation>
    </message>
    <message>
        <source>right so far: %1 of %2</source>
        <translation>đúng đến giờ: %1 / %2</translation>
    </message>
    <message>
        <source>whole hand</source>
        <translation>cả ván</translation>
    </message>
    <message>
        <source>another hand</source>
        <translation>ván khác</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2: %3 (%4)</translation>
    </message>
    <message>
        <source>%1, level %2 of %3, target %4 s</source>
        <translation>%1, cấp %2 / %3, mục tiêu %4 s</translation>
    </message>
    <message>
        <source>Rules: %1. Seed %2.</source>
        <translation>Luật: %1. Mã %2.</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Câu hỏi: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Trả lời: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>By %1 [%2]</source>
        <translation>Theo %1 [%2]</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <translation>Nói: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>không ai</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>trả lại %1 cho ghế %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>không trả lại gì</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>ghế %1: %2</translation>
    </message>
    <message>
        <source>high %1, low %2</source>
        <translation>high %1, low %2</translation>
    </message>
    <message>
        <source>button %1, small blind %2, big blind %3</source>
        <translation>button %1, small blind %2, big blind %3</translation>
    </message>
    <message>
        <source>live %1, dead %2</source>
        <translation>sống %1, chết %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>cấp %1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Câu trả lời của bạn</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>số tiền</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>bao nhiêu</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>ghế</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>các ghế</translation>
    </message>
    <message>
        <source>comes back to</source>
        <translation>trả lại cho</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>small blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>big blind</translation>
    </message>
    <message>
        <source>live</source>
        <translation>sống</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>chết</translation>
    </message>
    <message>
        <source>%1, seat %2, chosen</source>
        <translation>%1, ghế %2, đã chọn</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, ghế %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>mục tiêu %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>gợi ý</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Đúng: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Đáp án là %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2</source>
        <translation>Bạn trả lời %1. Đáp án là %2</translation>
    </message>
    <message>
        <source>%1 s of %2</source>
        <translation>%1 s / %2</translation>
    </message>
    <message>
        <source>As a dealer does it by hand</source>
        <translation>Cách dealer tính bằng tay</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Nói</translation>
    </message>
    <message>
        <source>Your last answers</source>
        <translation>Các câu trả lời gần đây</translation>
    </message>
    <message>
        <source>wrong %1 of %2</source>
        <translation>sai %1 / %2</translation>
    </message>
    <message>
        <source>Who put in what, cut at each all-in</source>
        <translation>Ai đã bỏ vào bao nhiêu, cắt tại mỗi all-in</translation>
    </message>
    <message>
        <source>called</source>
        <translation>đã call</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>all-in %1</translation>
    </message>
    <message>
        <source>In the middle: %1</source>
        <translation>Ở giữa: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>bạn</translation>
    </message>
    <message>
        <source>right</source>
        <translation>đúng</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Lại</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Khó</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Tốt</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Dễ</translation>
    </message>
    <message>
        <source>back in %1 min</source>
        <translation>trở lại sau %1 phút</translation>
    </message>
    <message>
        <source>days until it is back: %1</source>
        <translation>số ngày đến khi trở lại: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 phút</translation>
    </message>
    <message>
        <source>%1 · %2 likely to be right now</source>
        <translation>%1 · khả năng đúng lúc này %2</translation>
    </message>
    <message>
        <source>%1 · still being learnt</source>
        <translation>%1 · còn đang học</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>đang học</translation>
    </message>
    <message>
        <source>tried %1 of %2</source>
        <translation>đã thử %1 trên %2</translation>
    </message>
    <message>
        <source>%1 · right, %2 s for %3 s</source>
        <translation>%1 · đúng, %2 s thay vì %3 s</translation>
    </message>
    <message>
        <source>%1 · not seen before</source>
        <translation>%1 · chưa gặp</translation>
    </message>
    <message>
        <source>due</source>
        <translation>đến hạn</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>chậm</translation>
    </message>
    <message>
        <source>new</source>
        <translation>mới</translation>
    </message>
    <message>
        <source>Skills: %1, %2 min</source>
        <translation>Kỹ năng: %1, %2 phút</translation>
    </message>
    <message>
        <source>due %1, slow %2, new %3</source>
        <translation>đến hạn %1, chậm %2, mới %3</translation>
    </message>
    <message>
        <source>, days until the exam: %1</source>
        <translation>, số ngày đến kỳ thi: %1</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Hôm nay không có gì đến hạn.</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Số ngày liên tiếp: %1</translation>
    </message>
    <message>
        <source>yesterday %1 of %2</source>
        <translation>hôm qua %1 / %2</translation>
    </message>
    <message>
        <source>Right answers, all skills</source>
        <translation>Câu đúng, mọi kỹ năng</translation>
    </message>
    <message>
        <source>Right answers: %1</source>
        <translation>Câu đúng: %1</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>mỗi tuần</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>đạt %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>hiện tại %1</translation>
    </message>
    <message>
        <source>No answers yet. The line begins with the first one.</source>
        <translation>Chưa có câu trả lời. Đường biểu diễn bắt đầu từ câu đầu tiên.</translation>
    </message>
    <message>
        <source>Median time: %1</source>
        <translation>Thời gian trung vị: %1</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Thời gian trung vị</translation>
    </message>
    <message>
        <source>seconds an answer</source>
        <translation>số giây mỗi câu</translation>
    </message>
    <message>
        <source>Readiness: how likely right after a day</source>
        <translation>Sẵn sàng: khả năng đúng sau một ngày</translation>
    </message>
    <message>
        <source>tick at 90 % = ready</source>
        <translation>vạch 90 % = sẵn sàng</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>sẵn sàng</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Sắp tới</translation>
    </message>
    <message>
        <source>skills due a day, 14 days</source>
        <translation>kỹ năng đến hạn mỗi ngày, 14 ngày</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Mọi kỹ năng</translation>
    </message>
    <message>
        <source>Levels: %1. Harder by: %2</source>
        <translation>Số cấp: %1. Khó hơn nhờ: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>mã %1</translation>
    </message>
    <message>
        <source>seed %1 · question %2 of %3</source>
        <translation>mã %1 · câu %2 / %3</translation>
    </message>
    <message>
        <source>%1 · rules %2</source>
        <translation>%1 · luật %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Không ghi được %1.</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <translation>Ván tiếp tục</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>tiếp tục</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>lựa chọn</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>ô kế tiếp</translation>
    </message>
    <message>
        <source>seat on, off</source>
        <translation>chọn, bỏ ghế</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>trả lời</translation>
    </message>
    <message>
        <source>do not know</source>
        <translation>không biết</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>tạm dừng</translation>
    </message>
    <message>
        <source>next</source>
        <translation>tiếp</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>lại bài này</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>trên bàn</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>luật</translation>
    </message>
    <message>
        <source>take the grade back</source>
        <translation>lấy lại đánh giá</translation>
    </message>
    <message>
        <source>end</source>
        <translation>kết thúc</translation>
    </message>
    <message>
        <source>start</source>
        <translation>bắt đầu</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>kỹ năng</translation>
    </message>
    <message>
        <source>skip today</source>
        <translation>bỏ qua hôm nay</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>chọn</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>không dừng</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>tiếng ồn</translation>
    </message>
    <message>
        <source>export</source>
        <translation>xuất</translation>
    </message>
    <message>
        <source>table test</source>
        <translation>thi tại bàn</translation>
    </message>
    <message>
        <source>down of 20 hands</source>
        <translation>ca 20 ván</translation>
    </message>
    <message>
        <source>new paper</source>
        <translation>đề mới</translation>
    </message>
    <message>
        <source>print</source>
        <translation>in</translation>
    </message>
    <message>
        <source>print the questions</source>
        <translation>in câu hỏi</translation>
    </message>
    <message>
        <source>question</source>
        <translation>câu hỏi</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>xem lại</translation>
    </message>
    <message>
        <source>good, fair, poor</source>
        <translation>tốt, khá, kém</translation>
    </message>
    <message>
        <source>examiner&apos;s ticks</source>
        <translation>dấu của giám khảo</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Đề %1</translation>
    </message>
    <message>
        <source>The same number is the same paper, for one trainee or a class. No hints; the answers come at the end.</source>
        <translation>Cùng một số là cùng một đề, cho một học viên hay cả lớp. Không có gợi ý; đáp án hiện ở cuối.</translation>
    </message>
    <message>
        <source>Number of the paper, 1 to %1</source>
        <translation>Số của đề, 1 đến %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>số</translation>
    </message>
    <message>
        <source>A wrong pot fails. So do less than the pass mark, half of a subject wrong, and time run out.</source>
        <translation>Sai một pot là trượt. Dưới điểm đạt, sai nửa một môn, hoặc hết giờ cũng trượt.</translation>
    </message>
    <message>
        <source>Paper %1 was left at question %2. It counts as not finished.</source>
        <translation>Đề %1 bị bỏ ở câu %2. Tính là chưa làm xong.</translation>
    </message>
    <message>
        <source>Paper %1: passed, %2</source>
        <translation>Đề %1: đạt, %2</translation>
    </message>
    <message>
        <source>Paper %1: not passed, %2</source>
        <translation>Đề %1: không đạt, %2</translation>
    </message>
    <message>
        <source>pass mark %1, no pot wrong</source>
        <translation>điểm đạt %1, không sai pot nào</translation>
    </message>
    <message>
        <source>PASS %1</source>
        <translation>ĐẠT %1</translation>
    </message>
    <message>
        <source>FAIL %1</source>
        <translation>TRƯỢT %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 / %2 · %3</translation>
    </message>
    <message>
        <source>look</source>
        <translation>xem</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>điểm trên %1</translation>
    </message>
    <message>
        <source>wrong pots</source>
        <translation>pot sai</translation>
    </message>
    <message>
        <source>answers wrong</source>
        <translation>câu trả lời sai</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>thời gian trung bình</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>điểm</translation>
    </message>
    <message>
        <source>of</source>
        <translation>trên</translation>
    </message>
    <message>
        <source>time</source>
        <translation>thời gian</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>Examiner: pitch and shuffle</source>
        <translation>Giám khảo: chia bài và xào bài</translation>
    </message>
    <message>
        <source>good</source>
        <translation>tốt</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>khá</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>kém</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>chưa đánh dấu</translation>
    </message>
    <message>
        <source>Scramble, riffle, strip, riffle, cut</source>
        <translation>Trộn úp, riffle, strip, riffle, cắt bài</translation>
    </message>
    <message>
        <source>Cards low and flat, none flashed</source>
        <translation>Chia thấp và phẳng, không lộ lá nào</translation>
    </message>
    <message>
        <source>Burns kept apart, three to be proven</source>
        <translation>Lá đốt để riêng, chứng minh được ba lá</translation>
    </message>
    <message>
        <source>Hands cleared, deck never unguarded</source>
        <translation>Xòe tay khi rời bàn, bộ bài luôn được giữ</translation>
    </message>
    <message>
        <source>Table test: result</source>
        <translation>Thi tại bàn: kết quả</translation>
    </message>
    <message>
        <source>Down of 20 hands: result</source>
        <translation>Ca 20 ván: kết quả</translation>
    </message>
    <message>
        <source>Paper %1 · rules %2</source>
        <translation>Đề %1 · luật %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>questions: %1, wrong: %2</source>
        <translation>câu hỏi: %1, sai: %2</translation>
    </message>
    <message>
        <source>wrong pots: %1</source>
        <translation>pot sai: %1</translation>
    </message>
    <message>
        <source>examiner, name and signature</source>
        <translation>giám khảo, họ tên và chữ ký</translation>
    </message>
    <message>
        <source>trainee, signature</source>
        <translation>học viên, chữ ký</translation>
    </message>
    <message>
        <source>trainee %1</source>
        <translation>học viên %1</translation>
    </message>
    <message>
        <source>Same number, same paper. Answers kept: %1 of %2. Check word %3.</source>
        <translation>Cùng số, cùng đề. Câu trả lời đã lưu: %1 / %2. Từ kiểm tra %3.</translation>
    </message>
    <message>
        <source>&quot;Hurry up, it is all one pot anyway.&quot;</source>
        <translation>&quot;Nhanh lên, đằng nào cũng là một pot.&quot;</translation>
    </message>
    <message>
        <source>&quot;How much is it to me?&quot;</source>
        <translation>&quot;Tôi phải theo bao nhiêu?&quot;</translation>
    </message>
    <message>
        <source>&quot;I had the nuts last hand.&quot;</source>
        <translation>&quot;Ván trước tôi có nuts đấy.&quot;</translation>
    </message>
    <message>
        <source>&quot;Can I get change for this?&quot;</source>
        <translation>&quot;Đổi giúp tôi chip này được không?&quot;</translation>
    </message>
    <message>
        <source>&quot;Is it not my turn?&quot;</source>
        <translation>&quot;Chưa đến lượt tôi à?&quot;</translation>
    </message>
    <message>
        <source>&quot;You always forget my blind.&quot;</source>
        <translation>&quot;Anh lúc nào cũng quên blind của tôi.&quot;</translation>
    </message>
    <message>
        <source>&quot;What time does the big game start?&quot;</source>
        <translation>&quot;Mấy giờ bàn lớn bắt đầu?&quot;</translation>
    </message>
    <message>
        <source>&quot;That is not how they do it downtown.&quot;</source>
        <translation>&quot;Ở sòng dưới phố người ta không làm thế.&quot;</translation>
    </message>
    <message>
        <source>&quot;Drinks, over here!&quot;</source>
        <translation>&quot;Cho đồ uống bên này!&quot;</translation>
    </message>
    <message>
        <source>&quot;Count it again.&quot;</source>
        <translation>&quot;Đếm lại đi.&quot;</translation>
    </message>
</context>
<context>
    <name>punto</name>
    <message>
        <source>Punto Banco</source>
        <translation>Punto Banco</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Cái</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Cái</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 bộ bài</translation>
    </message>
    <message>
        <source>coup %1</source>
        <translation>ván %1</translation>
    </message>
    <message>
        <source>shoe: nobody yet</source>
        <translation>hộp bài: chưa ai</translation>
    </message>
    <message>
        <source>shoe: seat %1</source>
        <translation>hộp bài: ghế %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>cards left: %1 of %2</source>
        <translation>số lá còn lại: %1 / %2</translation>
    </message>
    <message>
        <source>cut card out</source>
        <translation>lá cắt đã ra</translation>
    </message>
    <message>
        <source>commission %1 %</source>
        <translation>hoa hồng %1 %</translation>
    </message>
    <message>
        <source>no commission</source>
        <translation>không hoa hồng</translation>
    </message>
    <message>
        <source>a tie pays %1 to 1</source>
        <translation>Hòa trả %1 ăn 1</translation>
    </message>
    <message>
        <source>no shoe yet</source>
        <translation>chưa có hộp bài</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Xướng</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sai</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>Bảng hạt</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>Cầu lớn</translation>
    </message>
    <message>
        <source>tie after that coup</source>
        <translation>hòa sau ván đó</translation>
    </message>
    <message>
        <source>next</source>
        <translation>kế tiếp</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Hộp bài mới</translation>
    </message>
    <message>
        <source>Tap, or press the key, for the next choice.</source>
        <translation>Chạm, hoặc nhấn phím, để sang lựa chọn kế tiếp.</translation>
    </message>
    <message>
        <source>Who deals from the shoe?</source>
        <translation>Ai chia từ hộp bài?</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Cược, ghế %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Cược</translation>
    </message>
    <message>
        <source>Tap the seat.</source>
        <translation>Chạm ghế.</translation>
    </message>
    <message>
        <source>Card for the player</source>
        <translation>Một lá cho Con</translation>
    </message>
    <message>
        <source>Card for the bank</source>
        <translation>Một lá cho Cái</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>Sai chỗ nào?</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>Hộp hoa hồng</translation>
    </message>
    <message>
        <source>Tap a seat, or type it, for its part alone.</source>
        <translation>Chạm vào ghế, hoặc gõ số ghế, để thu riêng phần ghế đó.</translation>
    </message>
    <message>
        <source>Last lines</source>
        <translation>Các dòng cuối</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Mời đặt cược</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>Cards for the player</source>
        <translation>Bài của Con</translation>
    </message>
    <message>
        <source>Cards for the bank</source>
        <translation>Bài của Cái</translation>
    </message>
    <message>
        <source>Bank wins, %1 to %2</source>
        <translation>Cái thắng, %1 trên %2</translation>
    </message>
    <message>
        <source>Player wins, %1 to %2</source>
        <translation>Con thắng, %1 trên %2</translation>
    </message>
    <message>
        <source>Tie, %1 each</source>
        <translation>Hòa, mỗi bên %1</translation>
    </message>
    <message>
        <source>The shoe is over</source>
        <translation>Hết hộp bài</translation>
    </message>
    <message>
        <source>The coup is void</source>
        <translation>Ván này bị hủy</translation>
    </message>
    <message>
        <source>Player stands on %1. Card for the bank</source>
        <translation>Con dừng ở %1. Một lá cho Cái</translation>
    </message>
    <message>
        <source>Seat, side and amount: 3b50, then Enter. C when the cards come.</source>
        <translation>Ghế, cửa và số tiền: 3b50, rồi Enter. C khi chia bài.</translation>
    </message>
    <message>
        <source>Card %1 of two.</source>
        <translation>Lá %1 trong hai lá.</translation>
    </message>
    <message>
        <source>New shoe is in the menu.</source>
        <translation>Hộp bài mới nằm trong menu.</translation>
    </message>
    <message>
        <source>Every bet goes back. The cards that are out stay out.</source>
        <translation>Mọi tiền cược được trả lại. Bài đã ra vẫn để ngoài.</translation>
    </message>
    <message>
        <source>Seat %1 looks first at the player&apos;s cards, with the largest bet on them, %2.</source>
        <translation>Ghế %1 xem bài Con trước, vì cược Con nhiều nhất, %2.</translation>
    </message>
    <message>
        <source>Nobody has bet on the player: the dealer turns its cards.</source>
        <translation>Không ai cược Con: dealer lật bài Con.</translation>
    </message>
    <message>
        <source>Seats: %1.</source>
        <translation>Các ghế: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>thu %1</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>trả %1</translation>
    </message>
    <message>
        <source>then pay %1</source>
        <translation>rồi trả %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>để nguyên %1</translation>
    </message>
    <message>
        <source>The shoe stays with seat %1.</source>
        <translation>Hộp bài ở lại ghế %1.</translation>
    </message>
    <message>
        <source>The shoe goes to seat %1.</source>
        <translation>Hộp bài chuyển sang ghế %1.</translation>
    </message>
    <message>
        <source>The cut card is out: one more coup.</source>
        <translation>Lá cắt đã ra: còn một ván nữa.</translation>
    </message>
    <message>
        <source>This is the last coup of the shoe.</source>
        <translation>Đây là ván cuối của hộp bài.</translation>
    </message>
    <message>
        <source>A natural, player %1, bank %2: nobody draws.</source>
        <translation>Natural, Con %1, Cái %2: không ai rút.</translation>
    </message>
    <message>
        <source>Player %1: player draws on 5 or less.</source>
        <translation>Con %1: Con rút khi có 5 trở xuống.</translation>
    </message>
    <message>
        <source>Player %1: player stands on 6 or 7.</source>
        <translation>Con %1: Con dừng khi có 6 hoặc 7.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank draws on 5 or less.</source>
        <translation>Cái %1, Con đã dừng ở %2: Cái rút khi có 5 trở xuống.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank stands on 6 or 7.</source>
        <translation>Cái %1, Con đã dừng ở %2: Cái dừng khi có 6 hoặc 7.</translation>
    </message>
    <message>
        <source>Bank %1, player&apos;s third card counts %2: %3.</source>
        <translation>Cái %1, lá thứ ba của Con tính %2: %3.</translation>
    </message>
    <message>
        <source>The cards decide.</source>
        <translation>Bài quyết định.</translation>
    </message>
    <message>
        <source>on 2 or less bank always draws</source>
        <translation>có 2 trở xuống, Cái luôn rút</translation>
    </message>
    <message>
        <source>on 3 bank draws unless it is an 8</source>
        <translation>có 3, Cái rút trừ khi lá đó là 8</translation>
    </message>
    <message>
        <source>on 4 bank draws on 2 to 7</source>
        <translation>có 4, Cái rút khi lá đó từ 2 đến 7</translation>
    </message>
    <message>
        <source>on 5 bank draws on 4 to 7</source>
        <translation>có 5, Cái rút khi lá đó từ 4 đến 7</translation>
    </message>
    <message>
        <source>on 6 bank draws on 6 or 7</source>
        <translation>có 6, Cái rút khi lá đó là 6 hoặc 7</translation>
    </message>
    <message>
        <source>on 7 bank stands</source>
        <translation>có 7, Cái dừng</translation>
    </message>
    <message>
        <source>That card is for the %1</source>
        <translation>Lá đó dành cho %1</translation>
    </message>
    <message>
        <source>The %1 has three cards</source>
        <translation>%1 đã có ba lá</translation>
    </message>
    <message>
        <source>A natural: nobody draws</source>
        <translation>Natural: không ai rút</translation>
    </message>
    <message>
        <source>The bank stands on %1</source>
        <translation>Cái dừng ở %1</translation>
    </message>
    <message>
        <source>The player stands on %1</source>
        <translation>Con dừng ở %1</translation>
    </message>
    <message>
        <source>First a card for the %1</source>
        <translation>Trước hết một lá cho %1</translation>
    </message>
    <message>
        <source>Seat %1 bets on the next coup</source>
        <translation>Ghế %1 cược cho ván sau</translation>
    </message>
    <message>
        <source>One too many: %1</source>
        <translation>Thừa một lá: %1</translation>
    </message>
    <message>
        <source>First the %1</source>
        <translation>Trước hết là %1</translation>
    </message>
    <message>
        <source>The %1 was not the next card</source>
        <translation>%1 không phải lá kế tiếp</translation>
    </message>
    <message>
        <source>The box holds %1, not %2</source>
        <translation>Trong hộp có %1, không phải %2</translation>
    </message>
    <message>
        <source>The %1 goes to the %2: Enter.</source>
        <translation>%1 thuộc về %2: Enter.</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card out of the shoe.</source>
        <translation>%1 trả lại: đó là lá kế tiếp từ hộp bài.</translation>
    </message>
    <message>
        <source>Cards are out, so it waits. Undo refuses it.</source>
        <translation>Bài đã ra nên cược này chờ. Lùi để từ chối.</translation>
    </message>
    <message>
        <source>A shoe of %1 decks holds no more of them. Undo if it was misread; else call the floor.</source>
        <translation>Hộp %1 bộ bài không có thêm lá này. Lùi nếu đọc nhầm; nếu không thì gọi floor.</translation>
    </message>
    <message>
        <source>The %1 goes back, and the %2 goes to the %3: Enter.</source>
        <translation>%1 trả lại, và %2 về cửa %3: Enter.</translation>
    </message>
    <message>
        <source>The %1 went back: it is the next card out of the shoe.</source>
        <translation>%1 đã trả lại: đó là lá kế tiếp từ hộp bài.</translation>
    </message>
    <message>
        <source>Another card had gone back to the shoe. Undo if this one was misread; else it counts as it lies.</source>
        <translation>Một lá khác đã trả lại hộp bài. Lùi nếu đọc nhầm lá này; nếu không, lá được tính như đang nằm.</translation>
    </message>
    <message>
        <source>Nothing was collected. Count again: the sum is what is owed.</source>
        <translation>Chưa thu gì. Đếm lại: tổng là số đang nợ.</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>, draws; %1</source>
        <translation>, rút; %1</translation>
    </message>
    <message>
        <source>, stands</source>
        <translation>, dừng</translation>
    </message>
    <message>
        <source>, natural</source>
        <translation>, natural</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bets by seat</source>
        <translation>Cược theo ghế</translation>
    </message>
    <message>
        <source>bets: %1, in all %2</source>
        <translation>số cược: %1, tổng %2</translation>
    </message>
    <message>
        <source>no bets yet</source>
        <translation>chưa có cược</translation>
    </message>
    <message>
        <source>No bets yet. Tap here, or type seat, side and amount: 3b50.</source>
        <translation>Chưa có cược. Chạm ở đây, hoặc gõ ghế, cửa và số tiền: 3b50.</translation>
    </message>
    <message>
        <source>for the next coup: %1</source>
        <translation>cho ván sau: %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>hủy</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>mọi tiền cược được trả lại</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>ghế</translation>
    </message>
    <message>
        <source>on</source>
        <translation>cửa</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>cược</translation>
    </message>
    <message>
        <source>box</source>
        <translation>hộp</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>nếu %1 thắng</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 thắng</translation>
    </message>
    <message>
        <source>if it is a tie</source>
        <translation>nếu Hòa</translation>
    </message>
    <message>
        <source>Commission box, %1 %</source>
        <translation>Hộp hoa hồng, %1 %</translation>
    </message>
    <message>
        <source>kept and not collected yet</source>
        <translation>đã giữ và chưa thu</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>chính xác</translation>
    </message>
    <message>
        <source>up to a whole unit</source>
        <translation>lên tròn đơn vị</translation>
    </message>
    <message>
        <source>for every 5 begun</source>
        <translation>cho mỗi 5, kể cả chưa đủ</translation>
    </message>
    <message>
        <source>this coup, if bank wins</source>
        <translation>ván này, nếu Cái thắng</translation>
    </message>
    <message>
        <source>this coup</source>
        <translation>ván này</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Rồi</translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation>nếu %1: %2</translation>
    </message>
    <message>
        <source>House edge, %1 decks</source>
        <translation>Lợi thế của sòng, %1 bộ bài</translation>
    </message>
    <message>
        <source>per bet made</source>
        <translation>trên mỗi cược</translation>
    </message>
    <message>
        <source>ties left out</source>
        <translation>không tính Hòa</translation>
    </message>
    <message>
        <source>this shoe, %1 left</source>
        <translation>hộp này, còn %1</translation>
    </message>
    <message>
        <source>printed in 004 PB4</source>
        <translation>in trong 004 PB4</translation>
    </message>
    <message>
        <source>and fits</source>
        <translation>và khớp</translation>
    </message>
    <message>
        <source>%1 decks, ties out</source>
        <translation>%1 bộ bài, không tính Hòa</translation>
    </message>
    <message>
        <source>endless, per bet</source>
        <translation>vô hạn, trên mỗi cược</translation>
    </message>
    <message>
        <source>tie, %1 to 1</source>
        <translation>Hòa, %1 ăn 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>bets are down</source>
        <translation>đã đặt cược xong</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>Lá của Con</translation>
    </message>
    <message>
        <source>two keys a card</source>
        <translation>mỗi lá hai phím</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>Lá của Cái</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Trả tiền</translation>
    </message>
    <message>
        <source>take, then pay</source>
        <translation>thu, rồi trả</translation>
    </message>
    <message>
        <source>Bet…</source>
        <translation>Cược…</translation>
    </message>
    <message>
        <source>Pass shoe</source>
        <translation>Chuyền hộp</translation>
    </message>
    <message>
        <source>Same bets</source>
        <translation>Cược như cũ</translation>
    </message>
    <message>
        <source>Record the bet</source>
        <translation>Ghi cược</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Lỗi…</translation>
    </message>
    <message>
        <source>Open the shoe</source>
        <translation>Mở hộp bài</translation>
    </message>
    <message>
        <source>Collect %1 of all seats</source>
        <translation>Thu %1 của mọi ghế</translation>
    </message>
    <message>
        <source>Collect %1 of seat %2</source>
        <translation>Thu %1 của ghế %2</translation>
    </message>
    <message>
        <source>no card is due</source>
        <translation>chưa đến lá nào</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>chưa có bài</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 trước</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>đã trả xong</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>chưa có gì</translation>
    </message>
    <message>
        <source>no card went back</source>
        <translation>không có lá nào trả lại</translation>
    </message>
    <message>
        <source>no coup is on</source>
        <translation>không có ván nào đang chơi</translation>
    </message>
    <message>
        <source>A card went to the player</source>
        <translation>Chia nhầm một lá cho Con</translation>
    </message>
    <message>
        <source>then enter the card</source>
        <translation>rồi nhập lá đó</translation>
    </message>
    <message>
        <source>A card went to the bank</source>
        <translation>Chia nhầm một lá cho Cái</translation>
    </message>
    <message>
        <source>Called without the card</source>
        <translation>Xướng mà thiếu lá</translation>
    </message>
    <message>
        <source>a draw was left out</source>
        <translation>bỏ sót một lần rút</translation>
    </message>
    <message>
        <source>A bet came late</source>
        <translation>Cược đặt muộn</translation>
    </message>
    <message>
        <source>cards were out</source>
        <translation>bài đã ra</translation>
    </message>
    <message>
        <source>The card is burnt</source>
        <translation>Lá bài bị đốt</translation>
    </message>
    <message>
        <source>the floor lets play go on</source>
        <translation>floor cho chơi tiếp</translation>
    </message>
    <message>
        <source>Seat %1: %2 on %3. Enter to record.</source>
        <translation>Ghế %1: %2 vào %3. Enter để ghi.</translation>
    </message>
    <message>
        <source>Seat %1 takes its bet on %2 back. Enter to record.</source>
        <translation>Ghế %1 rút lại cược %2. Enter để ghi.</translation>
    </message>
    <message>
        <source>Cards are out: it counts for the next coup. Enter to record.</source>
        <translation>Bài đã ra: tính cho ván sau. Enter để ghi.</translation>
    </message>
    <message>
        <source>Flagged: %1. Enter to record.</source>
        <translation>Đánh dấu: %1. Enter để ghi.</translation>
    </message>
    <message>
        <source>Now its suit: S H D C.</source>
        <translation>Giờ nhập chất: S H D C.</translation>
    </message>
    <message>
        <source>The next card went to the %1. Esc: leave it.</source>
        <translation>Lá kế tiếp bị chia cho %1. Esc: bỏ qua.</translation>
    </message>
    <message>
        <source>Seat, then B bank, P player or T tie, then the amount.</source>
        <translation>Ghế, rồi B Cái, P Con hoặc T Hòa, rồi số tiền.</translation>
    </message>
    <message>
        <source>That opens a table of poker, which has a window of its own.</source>
        <translation>Lệnh đó mở bàn poker, có cửa sổ riêng.</translation>
    </message>
    <message>
        <source>The rules hold from the next shoe on. Enter to record.</source>
        <translation>Luật có hiệu lực từ hộp bài kế tiếp. Enter để ghi.</translation>
    </message>
    <message>
        <source>Collects %1. Enter to record.</source>
        <translation>Thu %1. Enter để ghi.</translation>
    </message>
    <message>
        <source>Every bet of the coup goes back. Enter to record.</source>
        <translation>Mọi tiền cược của ván được trả lại. Enter để ghi.</translation>
    </message>
    <message>
        <source>There is no such seat here. At Punto Banco seats are 1 to 14.</source>
        <translation>Ở đây không có ghế đó. Punto Banco có ghế 1 đến 14.</translation>
    </message>
    <message>
        <source>That is not what a hand takes. Enter two cards, together or singly; the third comes alone.</source>
        <translation>Bài không nhận như vậy. Nhập hai lá, cùng lúc hoặc từng lá; lá thứ ba nhập riêng.</translation>
    </message>
    <message>
        <source>The cards are not all dealt. Enter two for each hand first, then settle.</source>
        <translation>Chưa chia đủ bài. Nhập hai lá cho mỗi bên trước, rồi trả tiền.</translation>
    </message>
    <message>
        <source>No coup is on. Enter bets or cards first.</source>
        <translation>Không có ván nào đang chơi. Nhập cược hoặc bài trước.</translation>
    </message>
    <message>
        <source>Nothing is owed there. The box column shows which seats owe commission.</source>
        <translation>Ở đó không nợ gì. Cột hộp cho biết ghế nào nợ hoa hồng.</translation>
    </message>
    <message>
        <source>A coup is on. Settle it, call it void, or take its bets back; then open the new shoe.</source>
        <translation>Đang có một ván. Hãy trả tiền, hủy ván, hoặc rút lại các cược của ván; rồi mở hộp bài mới.</translation>
    </message>
    <message>
        <source>Its commission was collected, event %1. Undo that, mend the bet, and collect again.</source>
        <translation>Hoa hồng của cược này đã thu, sự kiện %1. Hãy lùi việc đó, sửa cược, rồi thu lại.</translation>
    </message>
    <message>
        <source>That belongs to a table of poker. Here are entered: bets, cards, shoe, settle, collect, void.</source>
        <translation>Lệnh đó thuộc bàn poker. Ở đây nhập: cược, bài, shoe, settle, collect, void.</translation>
    </message>
    <message>
        <source>Punto Banco…</source>
        <translation>Punto Banco…</translation>
    </message>
    <message>
        <source>New shoe…</source>
        <translation>Hộp bài mới…</translation>
    </message>
    <message>
        <source>Shoe report…</source>
        <translation>Báo cáo hộp bài…</translation>
    </message>
    <message>
        <source>Print the shoe…</source>
        <translation>In hộp bài…</translation>
    </message>
    <message>
        <source>Poker table…</source>
        <translation>Bàn poker…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Số bộ bài</translation>
    </message>
    <message>
        <source>Commission on bank</source>
        <translation>Hoa hồng cửa Cái</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Làm tròn</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Hòa trả</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 ăn 1</translation>
    </message>
    <message>
        <source>The shoe begins with</source>
        <translation>Hộp bài bắt đầu từ</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>chưa ai</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Số lá sau lá cắt</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 đến %3)</translation>
    </message>
    <message>
        <source>Enter opens the shoe. It is recorded then, and not before.</source>
        <translation>Enter mở hộp bài. Đến lúc đó mới ghi, không sớm hơn.</translation>
    </message>
    <message>
        <source>Shoe report</source>
        <translation>Báo cáo hộp bài</translation>
    </message>
    <message>
        <source>coups: %1; bank %2, player %3, tie %4</source>
        <translation>số ván: %1; Cái %2, Con %3, Hòa %4</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>bên thắng</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>cược</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>đã thu</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>đã trả</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>hoa hồng</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>Commission by seat</source>
        <translation>Hoa hồng theo ghế</translation>
    </message>
    <message>
        <source>from the shoe before: %1</source>
        <translation>từ hộp bài trước: %1</translation>
    </message>
    <message>
        <source>collected: %1</source>
        <translation>đã thu: %1</translation>
    </message>
    <message>
        <source>Journal %1, head %2</source>
        <translation>Nhật ký %1, điểm cuối %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Trang %1</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Báo cáo nằm ở %1.</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>Không ghi được báo cáo vào %1. Hãy chọn nơi khác.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation>ván đã xong</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Ván đã xong.</translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation>Bắt đầu ván sau, hoặc nhập những gì xảy ra giữa các ván.</translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation>không có ván nào</translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation>Không có ván nào đang chơi.</translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation>Bắt đầu bằng nút Ván sau, hoặc nhập bằng dòng hand.</translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation>không có ghế đó</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>Bàn không có ghế đó.</translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation>Ghế được đánh số theo chiều kim đồng hồ từ bên trái dealer.</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>ghế không có người</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>Không ai ngồi ghế đó.</translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation>Hãy xếp người chơi vào ghế trước.</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>không có trong ván này</translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation>Ghế đó không được chia bài trong ván này.</translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation>Nhập ghế khác, hoặc sửa phần đầu ván.</translation>
    </message>
    <message>
        <source>has folded</source>
        <translation>đã fold</translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation>Ghế đó đã fold.</translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation>Nếu bài thật ra vẫn sống, hãy lùi lại lượt fold hoặc gọi floor.</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>đã all-in</translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation>Ghế đó đã all-in, không còn lượt.</translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation>Nếu còn chip, hãy đếm: số đếm là đúng.</translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation>không ai có lượt</translation>
    </message>
    <message>
        <source>Nobody is waited for to do that now.</source>
        <translation>Lúc này không chờ ai làm việc đó.</translation>
    </message>
    <message>
        <source>See whose turn it is. Where the round is over, deal the next street or go on to the showdown.</source>
        <translation>Xem đang đến lượt ai. Nếu vòng cược đã xong, chia vòng kế tiếp hoặc sang showdown.</translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation>lá đó đã ra rồi</translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation>Cùng một lá có hai lần.</translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation>Hãy kiểm tra. Nếu bộ bài có hai lá đó, nhập bộ bài lỗi.</translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation>nhiều lá quá</translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation>Số lá đó không hợp ở đây.</translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation>Nhập đúng số lá của vòng hoặc ván này.</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>board đã đủ</translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation>Board đã có đủ bài.</translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation>Hãy sang showdown.</translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation>nhiều hơn số đang có</translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation>Ghế này đã được đếm và có ít hơn số đó.</translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation>Đếm lại, hoặc nhập số đang có.</translation>
    </message>
    <message>
        <source>no such board</source>
        <translation>không có board đó</translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation>Ván này không có board đó.</translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation>Trước hết nói board được chia mấy lần.</translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation>không có pot đó</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>Không có pot đó.</translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation>Các pot là main, side1, side2, v.v., đếm từ trong ra ngoài.</translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation>không thể thắng pot này</translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation>Ghế đó không thể thắng pot này.</translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation>Chỉ ghế đã theo đủ mới thắng được. Danh sách của pot cho thấy các ghế đó.</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>không có gì để lùi</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>Không còn gì để lùi lại.</translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation>Ván đã xong thì floor sửa.</translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation>một sự kiện sau sẽ không đúng</translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation>Khi đó sự kiện %1 không còn đúng được. Chưa có gì thay đổi.</translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation>Hãy sửa sự kiện %1 trước.</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>ghế đã có người</translation>
    </message>
    <message>
        <source>Somebody sits there, or that person has a seat already.</source>
        <translation>Ghế đó có người, hoặc người đó đã có ghế.</translation>
    </message>
    <message>
        <source>Choose another seat, or check the person&apos;s number.</source>
        <translation>Chọn ghế khác, hoặc xem lại số của người đó.</translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation>ván vẫn đang chơi</translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation>Việc đó phải chờ đến khi hết ván.</translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation>Hãy kết thúc ván trước.</translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation>cần floor</translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation>Việc này cần floor quyết định.</translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation>Hãy nhờ người có PIN floor.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation>thiếu chip, vẫn trong ván</translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation>Ai không đủ chip để bet, call hay raise thì bỏ vào hết số mình có và vẫn ở trong ván.</translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation>all-in %1</translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation>chỉ phần đã theo</translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation>Ghế all-in chỉ có thể thắng của mỗi người khác phần mà mình đã theo. Phần còn lại lập thành side pot.</translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation>chỉ thắng được phần mình đã theo</translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation>all-in phải nói ra</translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation>Ai all-in thì nói ra. Chip đẩy vào mà im lặng có thể không ai để ý.</translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation>all-in, không nói gì</translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation>luật nửa mức cược</translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation>Trong limit, all-in ít hơn nửa mức cược chỉ là action. Từ một nửa trở lên được tính là một bet hoặc raise đủ.</translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation>all-in %1 trên %2, mức cược là %3</translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation>call hoặc tố đủ</translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation>Ghế còn lượt khi gặp all-in ít hơn nửa mức cược được fold, call, hoặc tố cho đủ mức cược.</translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation>được tố cho đủ mức cược</translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation>không mở lại cho người đã đánh</translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation>All-in ít hơn nửa mức cược không cho ghế đã đánh thêm quyền raise.</translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation>ít hơn nửa mức cược kể từ khi ghế này đánh</translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation>đã check thì chỉ được call</translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation>Ghế đã check rồi gặp all-in ít hơn nửa mức cược được call hoặc fold; không được tố đủ.</translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation>đã check trước một all-in thiếu</translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation>người khác đã mở lại</translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation>Nếu sau đó một ghế khác bet hoặc tố đủ trọn mức, người đã đánh trước đó được raise lại.</translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation>người khác đã bet hoặc tố đủ trọn mức</translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation>tố đủ không phải raise</translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation>Tố một all-in thiếu cho đủ mức cược không tính là một lần raise, trừ khi sòng tính việc tố đủ một raise.</translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation>tố đủ không tính là một lần raise</translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation>từ một nửa là cược đủ</translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation>Trong limit, all-in từ nửa mức cược trở lên được xem như đủ: ai cũng được fold, call hoặc raise.</translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation>từ nửa mức cược trở lên</translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation>raise một all-in</translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation>Raise trên một all-in từ nửa mức cược trở lên là thêm một mức cược đủ vào nó, hoặc vào mức đã tố đủ, tùy luật của sòng.</translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation>thêm một mức cược đủ trên all-in</translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation>raise một all-in sau khi check</translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation>Người đã check được raise một all-in được tính là cược đủ hoặc đã được tố đủ, ngoài ra thì không.</translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation>đã check trước một all-in</translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation>check rồi raise</translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation>Check trước rồi raise sau là được phép, trừ khi trò chơi quy định khác.</translation>
    </message>
    <message>
        <source>checked before</source>
        <translation>đã check trước đó</translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation>các all-in thiếu được cộng dồn</translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation>Nhiều all-in thiếu mở lại vòng cược cho một ghế khi cộng lại đủ một lần raise đối với ghế đó.</translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation>cộng lại đủ một lần raise</translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation>raise thiếu không mở lại</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation>Trong no-limit và pot-limit, all-in ít hơn một lần raise đủ không cho ghế đã đánh thêm quyền raise.</translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation>ít hơn một lần raise đủ kể từ khi ghế này đánh</translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation>chia pot theo thỏa thuận</translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation>Người chơi có được thỏa thuận chia pot hay không là do sòng; nơi được phép thì mọi người trong bàn phải đồng ý.</translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation>chia lại blind</translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation>Khi mọi người fold đến các blind, các blind được lấy lại tiền blind, nếu sòng cho phép.</translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation>mọi người đã fold đến các blind</translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation>phản đối được nêu rõ</translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation>Phản đối việc chia pot có hiệu lực cho đến khi rút lại, và có biển báo cho biết.</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>ai thắng</translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation>Pot thuộc về bài tốt nhất đã lật, hoặc ghế có bet mà không ai call.</translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation>bài tốt nhất, hoặc bet không ai call</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>bảo hiểm</translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation>Bảo hiểm và cá cược bên lề về kết quả không thuộc trò chơi trừ khi sòng cho phép. Không phần nào của chúng nằm trong pot.</translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation>không phần nào nằm trong pot</translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation>bảo hiểm phải giữ lời</translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation>Nơi cho phép bảo hiểm, việc nuốt lời do floor xử lý.</translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation>không cá cược bên lề</translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation>Cá cược bên lề, quỹ chung và thỏa thuận để dành phần không thuộc trò chơi.</translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation>đặt ante giùm</translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation>Chỉ được đặt ante giùm người khác ở nơi sòng thu tiền giờ chứ không thu rake.</translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation>chia hai hoặc ba lần</translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation>Khi cược đã xong, có người all-in và tất cả đồng ý, phần còn lại của board được chia hai hoặc ba lần. Mỗi board ăn phần của nó trong từng pot.</translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation>mỗi board ăn một phần</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>bàn riêng</translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation>Punto Banco có bàn riêng, với mười hai hoặc mười bốn chỗ.</translation>
    </message>
    <message>
        <source>three bets</source>
        <translation>ba cửa cược</translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation>Cược vào Con, Cái hoặc Hòa.</translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation>được chuyền hộp bài</translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation>Người giữ hộp bài được chuyền nó đi.</translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation>khi nào hộp bài chuyển</translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation>Hộp bài ở yên khi Cái thắng và chuyển đi khi Con thắng. Khi Hòa thì ở yên.</translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation>chỉ chuyển khi Con thắng</translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation>mỗi bên hai lá</translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation>Mỗi bên hai lá, Con trước. Người cược Con nhiều nhất xem bài trước.</translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation>điểm của lá bài</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation>Lá mười và lá hình không tính điểm, át một điểm, còn lại theo số. Chỉ tính chữ số cuối của tổng.</translation>
    </message>
    <message>
        <source>by the last figure of the sum</source>
        <translation>theo chữ số cuối của tổng</translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation>sáu hoặc tám bộ bài</translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation>Hộp bài có sáu hoặc tám bộ bài.</translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation>natural là kết thúc</translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation>Bên nào có tám hoặc chín điểm với hai lá thì ván kết thúc.</translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation>tám hoặc chín điểm với hai lá</translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation>khi nào Con rút</translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation>Con rút khi có năm điểm trở xuống và dừng khi có sáu hoặc bảy.</translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation>theo điểm của chính Con</translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation>Cái khi Con dừng</translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation>Khi Con dừng, Cái rút khi có năm điểm trở xuống.</translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation>Con đã dừng</translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation>khi nào Cái rút</translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation>Khi Con đã rút, Cái rút hoặc dừng theo điểm của mình và lá thứ ba của Con.</translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation>theo lá thứ ba của Con</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>không được chọn</translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation>Rút bài theo luật. Không ai được chọn.</translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation>rút bài không phải là lựa chọn</translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation>Con ăn một trả một</translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation>Cược Con thắng được trả một ăn một.</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>một ăn một</translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation>Cái ăn trừ hoa hồng</translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation>Cược Cái thắng được trả một ăn một, trừ hoa hồng.</translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation>một ăn một, trừ hoa hồng</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation>Cược Hòa thắng được trả một ăn tám hoặc chín, tùy luật của sòng.</translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation>theo mức sòng trả cho Hòa</translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation>hòa thì cược khác giữ nguyên</translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation>Khi Hòa, tiền cược Con và Cái vẫn của người cược.</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation>đọc điểm</translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation>Điểm hai bên và bên thắng được đọc to, và lá thứ ba nào cũng được báo trước khi chia.</translation>
    </message>
    <message>
        <source>said before it is dealt</source>
        <translation>được nói trước khi chia</translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation>thu trước, trả sau</translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation>Thu cược thua trước rồi mới trả cược thắng.</translation>
    </message>
    <message>
        <source>losers first</source>
        <translation>cược thua trước</translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation>sòng trả</translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation>Người chia từ hộp bài không trả cho ai.</translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation>bet và raise tối thiểu</translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation>Bet ít nhất bằng mức mở, raise ít nhất bằng bet hoặc raise cuối của vòng. Chỉ all-in mới được ít hơn.</translation>
    </message>
    <message>
        <source>under the least</source>
        <translation>dưới mức tối thiểu</translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation>chip đưa về phía trước</translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation>Đưa chip về phía trước có thể ràng buộc người chơi khi làm người khác đánh theo. Có sòng chờ đến khi chip rời tay.</translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation>%1 đưa ra rồi rút lại</translation>
    </message>
    <message>
        <source>words bind</source>
        <translation>lời nói ràng buộc</translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation>Lời nói đúng lượt có hiệu lực ràng buộc. Chip khác với lời nói thì chỉnh theo lời nói.</translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation>tính theo lời nói</translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation>gõ bàn là check</translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation>Gõ bàn là check; trong draw cũng là không đổi bài.</translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation>đã gõ bàn</translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation>check sai lượt</translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation>Ai check sai lượt thì khi đến lượt không được bet hay raise.</translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation>đã check trước lượt</translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation>call sai lượt</translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation>Call sai lượt không được đổi thành raise.</translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation>đã call trước lượt</translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation>đánh sai lượt</translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation>Hành động sai lượt có hiệu lực nếu đến lượt mà không có gì thay đổi. Có bet hay raise ở giữa thì được thôi; có call ở giữa thì do floor hoặc sòng quyết định.</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>đã đánh trước lượt</translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation>bet sai lượt</translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation>Bet sai lượt có hiệu lực nếu không ai bet trước khi đến lượt; nếu có thì chip trả lại.</translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation>đã bet trước lượt</translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation>raise sai lượt</translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Raise sai lượt có hiệu lực nếu đến lượt mà không có gì thay đổi; nếu có thì chip trả lại.</translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation>đã raise trước lượt</translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation>all-in sai lượt</translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>All-in sai lượt có hiệu lực nếu đến lượt mà không có gì thay đổi; nếu có thì chip trả lại.</translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation>đã all-in trước lượt</translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation>fold sai lượt</translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation>Fold sai lượt là fold khi bài đã rời tay, trừ khi sòng cho thôi sau một thay đổi.</translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation>đã fold trước lượt</translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation>không check khi có bet</translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation>Check khi có bet không tính là gì. Vẫn là lượt của ghế đó.</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>đang phải theo %1</translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation>ý nói số nào</translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation>Chỉ nói một con số, không phải mức call cũng không phải mức bet được phép, hoặc đi kèm chip khác, thì phân xử theo luật của sòng.</translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation>%1 không phải mức call cũng không phải mức bet được phép</translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation>cố ý sai lượt</translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation>Cố ý đánh sai lượt là không được chấp nhận.</translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation>cố ý</translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation>&quot;time&quot; giữ quyền đánh</translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation>Ai muốn nghĩ mà thấy lượt chạy qua mình thì nói &quot;time&quot;.</translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation>giữ quyền đánh</translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation>bị bỏ qua quá lâu</translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation>Ai để ba ghế phía sau đánh trước có thể mất quyền đánh.</translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation>phía sau đã đánh: %1, đủ là: %2</translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation>phía trước chưa ai đánh</translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation>Quyền đánh không mất khi phía trước còn ghế chưa đánh.</translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation>phía trước còn ghế chưa đánh</translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation>chip rời tay là ràng buộc</translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation>Chip đã thả vào pot thì ở lại đó, và số tiền được chỉnh cho đúng.</translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation>bỏ %1, không nói gì</translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation>không biết có raise</translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation>Ai bỏ tiền call mà không biết có raise được lấy lại khi chưa ai đánh sau đó, nếu sòng không bắt phải theo.</translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation>raise từ %1 lên %2</translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation>ít hơn nhiều so với mức cược</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation>Trong no-limit và pot-limit, người call bỏ ít hơn nhiều so với mức cược có thể được miễn. Ai đã bỏ khoảng 80 phần trăm thì trả nốt.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation>đã bỏ %1 trên %2: từ %3 % trở lên, nên không được đòi</translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation>Floor quyết định lượt call giữ nguyên hay được lấy lại.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation>đã bỏ %1 trên %2: chưa tới %3 %, nên floor quyết định</translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation>khoan lật bài</translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation>Người bet khoan lật bài đến khi lượt call trông đã đúng.</translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation>lượt call vẫn thiếu</translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation>call đếm sai thì bù</translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation>Call thiếu do đếm sai thì phải bù, kể cả khi đã có bài lật.</translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation>đã bỏ %1 trên %2, còn nợ %3</translation>
    </message>
    <message>
        <source>string raise</source>
        <translation>string raise</translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation>Raise bằng nhiều động tác mà không nói trước thì là call.</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>im lặng %1, rồi %2 ở động tác thứ hai</translation>
    </message>
    <message>
        <source>string bet</source>
        <translation>string bet</translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation>Khi trước đó chưa có bet, động tác đầu là bet. Phần bỏ ở động tác thứ hai mà im lặng thì trả lại.</translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation>từ đầu tiên ràng buộc</translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation>&quot;Tôi call, và raise&quot; là call.</translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation>tính từ đầu tiên</translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation>call bằng hai động tác</translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation>Động tác đầu ít hơn mức call, rồi bỏ đúng phần còn lại, là call.</translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation>%1 bằng hai động tác, không dư</translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation>raise thêm hay raise tới</translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation>&quot;Raise 60&quot; mà không có &quot;thêm&quot; hay &quot;tới&quot; là tổng nếu đủ một lần raise, nếu không thì là raise thêm chừng đó.</translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation>&quot;raise %1&quot;, không thêm cũng không tới</translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation>nhiều hơn mức call</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation>Trong no-limit và pot-limit, nhiều chip, hơn mức call mà ít hơn một raise, là call hoặc raise tối thiểu, tùy luật của sòng.</translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation>một mức cược rưỡi là raise</translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation>Trong limit, bỏ im lặng một mức cược đủ và ít nhất nửa mức nữa là raise và phải tố cho đủ.</translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation>bỏ %1, tố đủ tới %2</translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation>nhiều động tác sau &quot;raise&quot;</translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation>Ai đã nói &quot;raise&quot; được bỏ chip bằng nhiều động tác cho đến khi dừng tay.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation>&quot;raise&quot;, rồi tổng cộng %1</translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation>nhỏ quá, nâng lên</translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation>Bet hoặc raise dưới mức tối thiểu mà phía sau còn chip thì nâng lên đúng mức tối thiểu.</translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation>%1 dưới mức tối thiểu %2</translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation>chip của mức mở</translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation>Sòng có thể yêu cầu bet bằng chip có mệnh giá bằng mức mở hoặc lớn hơn.</translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation>bằng chip của mức mở</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation>Được đặt một straddle sống trước khi chia: thường do ghế bên trái big blind, gấp đôi big blind. Ghế đó đánh cuối trước flop và được raise.</translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation>thêm một blind</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>tính giờ</translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation>Khi có người gọi tính giờ với một ghế đang phải theo bet, ghế đó có thời gian quy định. Hết giờ thì bài chết; nếu không có bet thì là check.</translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation>phải đánh trong giờ</translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation>không giới hạn số lần raise</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation>Trong no-limit và pot-limit không đếm số lần raise.</translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation>khi người chơi chia bài</translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation>Khi người chơi chia bài, ba người chia việc: một người xào, một người cắt, một người vuốt bài.</translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation>bốn lần xào riffle</translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation>Bộ bài được xào riffle ít nhất bốn lần.</translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation>ít nhất bốn lá</translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation>Mỗi phần cắt có ít nhất bốn lá.</translation>
    </message>
    <message>
        <source>cut card</source>
        <translation>lá cắt</translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation>Lá dưới cùng được che bằng lá cắt hoặc joker.</translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation>phản đối trước khi xem bài</translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation>Phản đối về xào hay cắt bài phải nêu trước khi người chơi xem bài và trước khi bắt đầu cược.</translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation>lộ một trong hai lá đầu</translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation>Lá thứ nhất hoặc thứ hai của bài bị dealer làm lộ là lý do misdeal.</translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation>một trong hai lá đầu</translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation>lộ hai lá</translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation>Từ hai lá trở lên bị dealer làm lộ là lý do misdeal.</translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation>bài bị dealer làm lộ</translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation>lá nằm ngược</translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation>Từ hai lá trở lên nằm ngửa trong bộ bài là lý do misdeal.</translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation>bài nằm ngửa trong bộ bài</translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation>chia dư bài</translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation>Dư từ hai lá trở lên trong các tay bài ban đầu là lý do misdeal.</translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation>tay bài dư lá</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>sai số lá</translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation>Một ghế dư hoặc thiếu lá là lý do misdeal, trừ khi lá trên cùng vẫn có thể đến ghế đó đúng thứ tự.</translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation>lá sai thứ tự</translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation>Chia một lá sai thứ tự là lý do misdeal.</translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation>chia sai thứ tự</translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation>button sai chỗ</translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation>Chia ván khi button sai chỗ là lý do misdeal.</translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation>button sai chỗ</translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation>lá đầu cho sai ghế</translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation>Lá đầu chia cho sai ghế là lý do misdeal.</translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation>bài cho chỗ không chơi</translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation>Chia bài cho ghế trống, hoặc cho người không ở trong ván, là lý do misdeal.</translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation>bỏ sót một ghế</translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation>Một ghế phải được chia mà không được chia là lý do misdeal.</translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation>hạn báo misdeal</translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation>Misdeal phải báo trước khi action đi quá xa: hai ghế đã đánh, hoặc mức mà sòng gọi là đủ action.</translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation>chưa đủ action</translation>
    </message>
    <message>
        <source>no fault of this hand is a cause</source>
        <translation>không lỗi nào của ván này là lý do</translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation>quá muộn để misdeal</translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation>Khi đã đủ action, ván được chơi đến cùng. Ai bài bị lỗi thì không được trả lại gì.</translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation>đã đủ action</translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation>bộ bài lỗi</translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation>Lá khác mặt lưng, hoặc lá có hai trong bộ bài, kết thúc ván bất cứ lúc nào. Mọi chip được trả lại.</translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation>bộ bài không đủ</translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation>chết: sai số lá</translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation>Tay bài phát hiện sai số lá sau hạn là bài chết. Chip của nó ở lại trong pot.</translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation>chết: bị dealer thu</translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation>Tay bài bị dealer trộn vào muck là bài chết. Chip ở lại; bet không ai call thì trả lại.</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>bị dealer thu</translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation>chết: đã ném bỏ</translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation>Bài bị ghế đang phải theo bet ném úp về phía trước là bài chết.</translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation>ném bỏ khi phải theo bet</translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation>lấy lại từ muck</translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation>Tay bài nhận ra được chắc chắn thì floor có thể phán là bài sống trở lại.</translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation>sống lại chỉ khi nhận ra được chắc chắn</translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation>người chơi tự làm lộ</translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation>Lá do chính người chơi làm lộ vẫn được chơi, và bài vẫn sống.</translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation>bài vẫn sống</translation>
    </message>
    <message>
        <source>everything back</source>
        <translation>trả lại tất cả</translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation>Khi misdeal, mọi chip được trả lại, button ở yên, và chia lại ván.</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>trả lại mọi chip, button ở yên</translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation>nêu trước khi xem</translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation>Ai muốn phân xử về lá bị lộ thoáng qua phải nêu trước khi xem lá đó. Lá chia rơi khỏi bàn được coi là lộ.</translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation>không được chọn với lá lộ</translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation>Lá bị dealer làm lộ được giữ hay thay theo luật của chính trò chơi. Người chơi không được chọn.</translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation>luật trò chơi quyết định, không phải người chơi</translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation>bài rơi vẫn chơi</translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation>Bài do người chơi làm rơi vẫn được chơi, trừ khi sòng để floor quyết định.</translation>
    </message>
    <message>
        <source>they still play</source>
        <translation>vẫn được chơi</translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation>chia bài quá sớm</translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation>Bài chia trước khi cược xong không được chơi, dù sau đó mọi người khác fold.</translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation>cược chưa xong</translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation>thiếu hoặc dư burn</translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation>Burn thiếu hoặc dư được sửa trước khi có ai đánh dựa trên lá mới. Sau đó board giữ nguyên.</translation>
    </message>
    <message>
        <source>put right until somebody acts</source>
        <translation>sửa được cho đến khi có người đánh</translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation>dư một lá board</translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation>Flop có bốn lá thì floor rút một trong bốn lá làm burn kế tiếp. Nếu dư nữa thì xào lại phần bài còn lại và chia lại vòng đó.</translation>
    </message>
    <message>
        <source>all of them go back</source>
        <translation>thu lại tất cả</translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation>một trong số đó là burn kế tiếp</translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation>dư một lá cho ghế đầu</translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation>Một lá dư cho ghế được chia đầu tiên, phát hiện trước hành động đầu tiên, được lấy lại làm burn.</translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation>lá đó làm burn</translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation>burn khi tất cả all-in</translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation>Khi không còn ai có lượt, lỗi burn hoặc board có thể sửa đến khi trao pot, nếu vẫn phân biệt được các lá.</translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation>vẫn sửa được, không ai còn lượt</translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation>phần bài còn lại bị lỗi</translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation>Phần bài còn lại bị rơi hay bị lẫn không kết thúc ván. Nó được làm lại sao cho công bằng nhất.</translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation>làm lại sao cho công bằng nhất</translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation>ghi lại mọi lỗi</translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation>Mỗi lỗi bài đều ghi lại lá, ghế, vòng và ai gây ra.</translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation>deuce-to-seven</translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation>Bài xấu nhất thắng. Sảnh và thùng tính là bài lớn, át là lớn, và 7-5-4-3-2 không cùng chất là tốt nhất.</translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation>bài thường xấu nhất thắng</translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation>5-4-3-2-A không phải sảnh</translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation>Trong deuce-to-seven, 5-4-3-2-A là mậu thầu át, không phải sảnh.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation>A-5-4-3-2 không phải sảnh</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>đôi át</translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation>Trong deuce-to-seven, đôi át là đôi lớn nhất, nên xấu nhất.</translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation>lộ trước lượt đổi</translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation>Trong deuce-to-seven, lá 7, 5, 4, 3 hoặc 2 bị dealer làm lộ trước lượt đổi thì giữ, lá khác thì thay; có sòng thay tất cả.</translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation>lá nhỏ phải lấy</translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation>check rồi raise sau lượt đổi</translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation>Trong deuce-to-seven được check rồi raise sau lượt đổi, và không ai bắt buộc phải bet với bảy.</translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation>còn lại như ace-to-five</translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation>Điều deuce-to-seven không tự quy định thì theo ace-to-five.</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>crazy pineapple</translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation>Một bộ 52 lá, có blind và button.</translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation>ba lá, bỏ một</translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation>Trong crazy pineapple mỗi ghế có ba lá và bỏ một lá sau vòng cược flop.</translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation>ai mở crazy pineapple</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation>Vòng đầu do ghế bên trái các blind mở; các blind đánh cuối.</translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation>lá nào cũng được</translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation>Tính năm lá tốt nhất của bài và board, kết hợp tùy ý.</translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation>tám hoặc thấp hơn</translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation>Bài low là năm lá khác nhau từ tám trở xuống; át là nhỏ.</translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation>high và low chia</translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation>High và low mỗi bên một nửa. Không có low thì high ăn hết.</translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation>high và low mỗi bên nửa</translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation>lật cả hai lá</translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation>Người thắng lật cả hai lá tẩy.</translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation>ai bring-in</translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation>Trong stud, bài ngửa thấp nhất theo chất mở vòng 3, trong razz là cao nhất. Các vòng sau do bài ngửa tốt nhất mở.</translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation>theo bài ngửa</translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation>bring-in thiếu</translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation>Bring-in thiếu không thay đổi gì cho người khác.</translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation>bring-in thiếu không thay đổi gì</translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation>hai lá tẩy, ba lá board</translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation>Bài Omaha gồm đúng hai lá tẩy và ba lá board, cả cho high lẫn low.</translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation>hai lá tẩy, ba lá board</translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation>thứ tự short deck</translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation>Không có các lá dưới sáu thì thùng lớn hơn cù lũ, và 9-8-7-6-A là sảnh.</translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation>thùng lớn hơn cù lũ</translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation>ace-to-five</translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation>Bài thấp nhất thắng. Át là nhỏ, sảnh và thùng không tính, và 5-4-3-2-A là tốt nhất.</translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation>wheel (5-4-3-2-A) là tốt nhất</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation>Bốn lá bốn chất bốn số là tốt nhất; rồi đến ba lá, v.v. Lá thấp thắng, át là nhỏ.</translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation>bốn số, bốn chất</translation>
    </message>
    <message>
        <source>rake</source>
        <translation>rake</translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation>Sòng lấy rake từ main pot trước, làm tròn xuống theo bước và không bao giờ quá mức trần.</translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation>từ main pot trước, tới mức trần</translation>
    </message>
    <message>
        <source>your own money</source>
        <translation>tự giữ tiền của mình</translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation>Mỗi người chơi tự giữ chip và tiền mặt của mình.</translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation>buy-in tối thiểu, limit</translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation>Ở bàn limit, người chơi ngồi vào với ít nhất mười mức cược. Sòng quy định tính theo mức nhỏ hay lớn.</translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation>ít hơn buy-in tối thiểu</translation>
    </message>
    <message>
        <source>the least buy-in or more</source>
        <translation>từ mức buy-in tối thiểu trở lên</translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation>buy-in tối thiểu, no-limit và pot-limit</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation>Ở no-limit và pot-limit, người chơi ngồi vào với ít nhất một số big blind quy định.</translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation>không được hạ mức tối thiểu</translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation>Sòng có thể yêu cầu buy-in tối thiểu cao hơn luật, không bao giờ thấp hơn.</translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation>buy-in tối đa</translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation>Bàn có thể đặt mức tối đa. Không ai buy-in hay thêm chip quá mức đó.</translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation>nhiều hơn mức bàn cho phép</translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation>khi nào tính mức tối thiểu</translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation>Buy-in tối thiểu áp dụng khi ngồi vào, khi mua lại sau khi thua hết, và khi trở lại trong cùng phiên.</translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation>chuyển bàn</translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation>Người được chuyển hay cho sang từ cùng trò chơi mang theo cả stack và không phải thêm cho đủ, trừ khi sòng yêu cầu buy-in tối thiểu.</translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation>mang theo cả stack</translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation>trở lại với ít hơn</translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation>Ai trở lại trong cùng phiên phải mang số đã lấy đi, hoặc buy-in tối thiểu nếu cao hơn.</translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation>phải mang lại số đã lấy đi</translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation>buy-in đủ khi ngồi vào</translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation>Buy-in đầu tiên là buy-in đủ, trừ khi trò chơi quy định khác.</translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation>buy-in đầu tiên phải đủ</translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation>đếm số lần mua thiếu</translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation>Trong một phiên người chơi chỉ được mua thiếu bao nhiêu lần sòng cho phép; thường là một.</translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation>quá số lần mua thiếu</translation>
    </message>
    <message>
        <source>half at least</source>
        <translation>ít nhất một nửa</translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation>Mua thiếu ít nhất bằng nửa buy-in tối thiểu.</translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation>ít hơn nửa buy-in tối thiểu</translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation>mua thiếu hay add-on</translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation>Chip thêm khi còn trọn một đơn vị cược là add-on. Thêm khi còn ít hơn thì là buy-in mới.</translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation>add-on khi còn trọn một đơn vị, nếu không là buy-in mới</translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation>add-on bao nhiêu cũng được</translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation>Được thêm chip với số tiền bất kỳ, tới mức tối đa của bàn.</translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation>số tiền bất kỳ tới mức tối đa của bàn</translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation>chip thêm chờ ván sau</translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation>Chip thêm trong ván để sẵn đó nhưng chỉ được chơi từ ván sau.</translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation>tính từ ván sau</translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation>đơn vị nhỏ nhất</translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation>Mọi số tiền là bội số của đơn vị cược nhỏ nhất của trò chơi, kể cả all-in.</translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation>không chẵn đơn vị</translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation>dưới một đơn vị thì để lại</translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation>Phần stack còn lại chưa đủ một đơn vị cược không được chơi. Nó vẫn của chủ, kể cả khi all-in.</translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation>phần dưới một đơn vị để lại</translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation>không tiền lẻ</translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation>Nơi cược theo đô-la chẵn trở lên, phần lẻ dưới một đô-la không được chơi.</translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation>đổi chip giữa các ván</translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation>Chip nhỏ muốn chơi thì đổi giữa các ván.</translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation>all-in là tất cả</translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation>All-in là bỏ vào mọi chip được chơi.</translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation>mọi chip được chơi</translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation>một loại chip</translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation>Mỗi trò chơi dùng một loại chip hợp lý để cược.</translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation>buy-in bằng chip của bàn</translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation>Ít nhất buy-in tối thiểu phải bằng chip của trò chơi.</translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation>chip lạ</translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation>Chip của trò chơi khác không được chơi. Dealer phát hiện và cho đổi.</translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation>không phải chip của trò chơi này</translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation>đổi chip lớn</translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation>Chip nhỏ chỉ đổi thành chip lớn khi stack gây vướng.</translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation>table stakes</translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation>Chỉ tiền đang chơi lúc bắt đầu ván mới được cược hay thắng trong ván đó.</translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation>%1 nhiều hơn số ghế này đang chơi</translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation>chip ở lại trên bàn</translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation>Không ai lấy chip khỏi bàn trước khi nghỉ chơi.</translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation>ít hơn số đã ghi, mà không ai được lấy chip khỏi bàn</translation>
    </message>
    <message>
        <source>takes all chips along and quits the game</source>
        <translation>mang hết phỉnh đi và rời ván chơi</translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation>stack phải công khai</translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation>Stack không được giấu hay nói sai. Ai hỏi thì được cho biết ghế đó có bao nhiêu.</translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation>đếm khi có yêu cầu</translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation>mua vặt</translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation>Được dùng chip trả nước uống, tiền tip và tương tự; stack giảm đi chừng đó.</translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation>trả từ stack</translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation>chip giữa người chơi</translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation>Chip chỉ chuyển từ người này sang người khác theo luật của sòng, và không khi có người phản đối.</translation>
    </message>
    <message>
        <source>only as the house allows it</source>
        <translation>chỉ theo luật của sòng</translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation>phản đối quá muộn</translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation>Không còn được phản đối việc chuyển chip khi đã bắt đầu xào bài cho ván sau.</translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation>cược qua người chạy</translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation>Chỉ được đưa chip cho người chạy cược giữa các ván và khi còn lại buy-in tối thiểu.</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>không chơi chịu</translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation>Không ai được chơi nhiều hơn số tiền trên bàn.</translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation>chơi behind</translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation>Ai đang chờ chip phải nói trước khi chia là chơi behind bao nhiêu. Dealer nhắc lại và đánh dấu ghế.</translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation>chơi behind</translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation>quá muộn cho ván này</translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation>Khi lá đầu đã rời bộ bài thì không thêm gì vào ván đó.</translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation>kiểm tra behind</translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation>Tiền đang trên đường phải được floor hoặc người chạy xác nhận.</translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>chưa được xác nhận</translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation>behind, không nói số</translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation>Ai chơi behind mà không nói bao nhiêu, và không có chip, thì chơi bằng buy-in tối thiểu.</translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation>chơi bằng buy-in tối thiểu</translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation>behind nợ bao nhiêu</translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation>Cược bằng tiền chưa tới được ghi lại, để thấy rõ ghế nợ mỗi pot bao nhiêu.</translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation>còn nợ các pot</translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation>tiền giấu</translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation>Tiền không ai thấy được thì không chơi, trừ khi sòng để dealer xét.</translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation>tiền không ai thấy được</translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation>stack phải thấy được</translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation>Mọi khoản tiền nằm ở chỗ ai trong bàn cũng thấy rõ.</translation>
    </message>
    <message>
        <source>no racks</source>
        <translation>không để khay</translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation>Không để khay chip trên bàn nếu sòng quy định vậy.</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>tiền mặt</translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation>Tiền giấy có được chơi hay không, và loại nào, tùy mức cược và sòng.</translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation>tiền mặt chờ đổi chip</translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation>Tiền giấy chỉ để trên bàn khi đang mua chip, và dealer phải báo.</translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation>lật hết bài</translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation>Muốn thắng bất kỳ phần nào của pot, phải lật bài với đủ mọi lá.</translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation>chưa lật hết bài</translation>
    </message>
    <message>
        <source>all cards shown</source>
        <translation>đã mở đủ các lá</translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation>bài tự nói</translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation>Bài tự nói lên. Ai nói gì về bài cũng không quyết định gì.</translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation>lá bài quyết định</translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation>báo sai bài</translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation>Cố ý báo sai bài khiến bài tốt hơn bị bỏ có thể mất pot.</translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation>thu bài thua trước</translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation>Dealer thu bài thua trước khi đẩy pot.</translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation>bài thua đã thu trước khi đẩy</translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation>yêu cầu xem bài</translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation>Ai được yêu cầu xem bài đã call là do sòng. Bài thua lật vì thế là bài chết; nếu người thắng yêu cầu thì là bài sống.</translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation>ai được yêu cầu là do sòng</translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation>cho một người xem là cho tất cả xem</translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation>Bài đã cho một người chơi xem thì cho tất cả xem, muộn nhất là sau ván.</translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation>side pot trước</translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation>Các pot được trả từ side pot ngoài cùng vào trong; main pot sau cùng.</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>lập sau trả trước</translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation>ai lật trước</translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation>Ghế bet hoặc raise cuối cùng ở vòng cuối lật trước. Nếu tất cả check thì người có lượt đầu tiên lật trước.</translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation>người bet cuối, nếu không thì người có lượt đầu</translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation>chờ pot của mình</translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation>Khi có side pot, lật bài khi đến pot của bài đó.</translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation>người thắng lật ngay</translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation>Người có khả năng thắng lật bài ngay.</translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation>bỏ bài lúc cuối</translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation>Khi cược đã xong, người chơi được bỏ bài, trừ khi có người có quyền xem.</translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation>bỏ bài</translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation>thứ tự chất</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation>Bích, cơ, rô, chuồn. Chất dùng để xếp các lá bằng nhau; không bao giờ ăn pot.</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>bích, cơ, rô, chuồn</translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation>không rút lại</translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation>Các lá bằng nhau xếp theo chất. Không rút thêm lá nào.</translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation>không rút thêm lá nào</translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation>mỗi người một lá</translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation>Ai chuyển bàn, hay ai được button đầu tiên, quyết định bằng một lá cho mỗi người, chia từ bên trái dealer.</translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation>mỗi người một lá quyết định</translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation>blind được tính</translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation>Blind là một phần tiền cược của ghế đó, trừ khi trò chơi quy định blind là chết.</translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation>blind được tính</translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation>đặt trước khi xem bài</translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation>Blind phải đặt trước khi người chơi xem bài.</translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation>blind ở đâu</translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation>Các blind là những ghế đầu bên trái button, blind nhỏ nhất sát button.</translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation>bên trái button</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>ai đánh đầu</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation>Vòng đầu do ghế bên trái các blind mở, các vòng sau do ghế còn bài đầu tiên bên trái button mở.</translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation>bên trái các blind, hoặc button</translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation>button di chuyển</translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation>Mỗi ván button dời một ghế theo chiều kim đồng hồ.</translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation>dời một ghế</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>hai người chơi</translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation>Khi có hai người, button là small blind, đánh đầu trước flop và đánh cuối sau flop.</translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation>quyền option của big blind</translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation>Blind chưa ai raise thì khi đến lượt được raise.</translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation>big blind có quyền option</translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation>blind nợ</translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation>Ghế đã lỡ blind thì đặt bù, blind lớn là sống, blind nhỏ là chết, hoặc chờ tới big blind.</translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation>còn nợ blind</translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation>blind hay ante trước</translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation>Stack thiếu trả big blind hay ante của big blind trước, tùy luật của sòng.</translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation>stack thiếu trả gì trước</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>quá ít người chơi</translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation>Một ván cần hai ghế có chip.</translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation>Xếp thêm người chơi, hoặc đếm một stack.</translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation>blind thiếu không thay đổi gì</translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation>Mức call và raise vẫn như thường khi một blind bị thiếu.</translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation>ai cũng trả blind</translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation>Mỗi vòng quanh bàn, mỗi người chơi có button một lần và trả đủ mọi blind.</translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation>ghế đến lượt kế tiếp</translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation>button chết hay button di chuyển</translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation>Với button chết, big blind luôn dời tới ghế đến lượt kế tiếp, còn lại theo sau. Với button di chuyển, button luôn dời tới.</translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation>big blind dời, còn lại theo sau</translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation>mức cược theo trò chơi</translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation>Bet và raise lớn bao nhiêu là theo thể loại và blind.</translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation>trò chơi định mức</translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation>mức nhỏ ở vòng mức lớn</translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation>Bet theo mức nhỏ ở vòng của mức lớn thì mọi người nâng lên cho đủ, nếu phát hiện trước khi hết vòng.</translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation>đã bet %1 trong khi đúng là %2</translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation>thiếu thì bù</translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation>Bet, raise hay call quá nhỏ được nâng lên đúng số tiền.</translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation>đến số gần nhất</translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation>Số tiền phải chỉnh được đưa về số gần nhất được phép; nếu ở giữa thì làm tròn theo luật của sòng.</translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation>%1 thành %2, số gần nhất</translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation>chỉnh tiền không sinh ra raise</translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation>Không ai đã đánh được đổi call thành raise vì một số tiền được chỉnh.</translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation>đã call thì không được raise vì lý do đó</translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation>quá mức limit</translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation>Trong limit, nhiều hơn mức call mà phần dư chưa tới nửa mức cược là call và thối lại; từ một nửa là raise. Có sòng coi mọi phần dư là raise.</translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation>stack khác</translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation>Chip trước ghế này không đúng với số mà ván trước phải để lại. Chip trên bàn là đúng.</translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation>đếm khác với ván trước</translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation>nói ngay</translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation>Ai thấy số tiền sai hoặc trao pot sai thì nói ngay, dù là người chơi hay không.</translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation>nói ngay khi thấy</translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation>đến lần xào sau</translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation>Trao pot sai được lấy lại tại bàn cho đến khi bắt đầu xào bài ván sau. Sau đó chỉ floor sửa được, dựa theo diễn biến cược.</translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation>đếm số lần raise</translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation>Trong limit, khi còn từ ba ghế có chip trở lên, sau bet chỉ được raise một số lần nhất định.</translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation>đã raise lần cuối được phép</translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation>raise ở trò chơi hai vòng</translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation>Trò chơi có hai vòng cược có số lần raise riêng.</translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation>heads-up không cap</translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation>Giữa hai ghế không đếm số lần raise, trừ khi sòng cũng đặt cap.</translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation>hai ghế, không cap</translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation>fold không gỡ cap</translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation>Vòng đã chạm cap với từ ba ghế trở lên vẫn giữ cap khi một lượt fold để lại hai ghế, trừ khi sòng gỡ.</translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation>chạm cap với ba người trở lên, còn lại hai</translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation>khi nào là heads-up</translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation>Chỉ tính các ghế còn chip, và phải còn hai ghế trước khi chạm cap.</translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation>ai tính là heads-up</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>không cap</translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation>No-limit và pot-limit không có cap cho raise.</translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation>tối đa là pot</translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation>Mức tối đa một ghế được bet hay raise là pot sau khi ghế đó call.</translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation>pot sau khi call</translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation>quá pot</translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation>Bet hay raise quá pot bị giảm xuống bằng pot khi còn sửa được; sau đó thì giữ nguyên.</translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation>%1 quá pot, %2</translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation>phần không ai theo trả lại</translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation>Phần không ai theo được trả lại chủ trước khi lật bài.</translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation>không ai theo</translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation>không còn ai để cược</translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation>Không hỏi lượt một ghế khi không đối thủ nào còn cược được.</translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation>không đối thủ nào cược được</translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation>không ai call được raise</translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation>Không cho raise khi không đối thủ nào có thể bỏ thêm.</translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation>không đối thủ nào bỏ thêm được</translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation>một chip mệnh giá lớn</translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation>Bỏ im lặng một chip lớn hơn mức cược là call.</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>một chip %1, không nói gì</translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation>chip nào cũng cần để call</translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation>Khi bỏ chip nhỏ nhất ra thì không đủ call, tất cả số đó là call.</translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation>bỏ %1 cho %2, chip nhỏ nhất %3</translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation>một chip cho bring-in</translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation>Bỏ im lặng một chip lớn khi có bring-in trong stud là call bring-in, không phải tố đủ.</translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation>một chip để mở</translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation>Khi trước đó chưa có bet, bỏ im lặng một chip là bet bằng cả mệnh giá của nó.</translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation>một chip %1, trước đó chưa có bet</translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation>chip từ trước</translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation>Chip đã có sẵn phía trước được tính cùng chip mới: phần thêm được xét theo chip cũ được rút lại, để yên, hay đẩy vào cùng.</translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation>thêm %1 vào chip đã có phía trước</translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation>&quot;raise&quot; và một chip</translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation>Nói &quot;raise&quot; trước khi một chip chạm bàn là raise tới mệnh giá của chip đó, trong mức trò chơi cho phép. Nói sau thì là call.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation>&quot;raise&quot;, rồi một chip %1</translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation>chia pot nhỏ thế nào</translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation>Pot được chia tới đơn vị mà sòng quy định; phần còn lại là chip lẻ.</translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation>chia tới đơn vị của sòng</translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation>chip lẻ cho bên trái button</translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation>Ở trò chơi có button, chip lẻ thuộc về người thắng đầu tiên theo chiều kim đồng hồ từ button.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation>chip lẻ %1 cho ghế %2, gần bên trái button nhất</translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation>chip lẻ theo lá cao</translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation>Trong stud, với bài high, chip lẻ thuộc về người thắng có lá cao nhất theo chất.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation>chip lẻ %1 cho ghế %2, lá cao nhất</translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation>chip lẻ theo lá thấp</translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation>Trong stud, với bài low, chip lẻ thuộc về người thắng có lá thấp nhất theo chất, hoặc cao nhất nếu luật của sòng như vậy.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation>chip lẻ %1 cho ghế %2, theo lá bài</translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation>chip lẻ cho bài high</translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation>Khi high và low chia pot, chip lẻ thuộc về bên high. Hòa trong cùng một bên thì chia theo luật của thể loại đó.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation>chip lẻ %1 cho ghế %2, bài high</translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation>hòa cả hai bên</translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation>Các ghế hòa cả high lẫn low chia cả pot đều hết mức có thể.</translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation>mỗi người một chip lẻ</translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation>Không ai nhận chip lẻ thứ hai của một pot khi ghế hòa khác chưa có.</translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation>tới một đô-la</translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation>Nếu luật của sòng như vậy, pot được đổi thành từng đô-la và chỉ đồng cuối cùng là lẻ.</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>từng pot riêng</translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation>Main pot và mỗi side pot được chia riêng.</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation>Fold, ghế %1.</translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation>Check, ghế %1.</translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation>Call, %1.</translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation>Call, all-in, ghế %1.</translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation>Bet, %1, ghế %2.</translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation>Raise, tổng %1, ghế %2.</translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation>Tố đủ, tổng %1, ghế %2.</translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation>All-in, ghế %1.</translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation>All-in, tổng %1, ghế %2.</translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation>Bring-in, %1, ghế %2.</translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation>Straddle, %1, ghế %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Ghế %1 đặt %2.</translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation>Pot, tổng %1, ghế %2.</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Thối %1 cho ghế %2.</translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation>Trả lại %1 cho ghế %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Ghế %1 thêm %2.</translation>
    </message>
    <message>
        <source>String raise.</source>
        <translation>String raise.</translation>
    </message>
    <message>
        <source>String bet.</source>
        <translation>String bet.</translation>
    </message>
    <message>
        <source>Seat %1 to act.</source>
        <translation>Đến lượt ghế %1.</translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation>Ghế %1, call là %2.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Ghế %1 bring-in.</translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation>Lá của ai bring-in?</translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation>Bài ngửa của ai mở?</translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation>Bài ngửa, ghế %1.</translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation>Mấy lá, ghế %1?</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Bỏ một lá.</translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation>Ghế %1, option.</translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation>Ghế %1, bao nhiêu?</translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation>Sai lượt, ghế %1.</translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation>Ghế %1 giữ nguyên: %2.</translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation>Ghế %1 được đánh lại.</translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation>Ghế %1, call hoặc fold.</translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation>Không được raise, ghế %1.</translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation>Đã chạm cap.</translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation>Hai người.</translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation>Ba người.</translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation>Bốn người.</translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation>Năm người.</translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation>Sáu người.</translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation>Bảy người.</translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation>Tám người.</translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation>Chín người.</translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation>Mười người.</translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation>Ghế %1 thắng.</translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation>Main, %1.</translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation>Side một, %1.</translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation>Side hai, %1.</translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation>Side ba, %1.</translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation>Side bốn, %1.</translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation>Side năm, %1.</translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation>Side sáu, %1.</translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation>Side bảy, %1.</translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation>Side tám, %1.</translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation>Side chín, %1.</translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation>Side mười, %1.</translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation>Main pot: ghế %1.</translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation>rồi: main pot, ghế %1</translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation>Side pot: ghế %1.</translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation>rồi: side pot, ghế %1</translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation>Side pot một: ghế %1.</translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation>rồi: side một, ghế %1</translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation>Side pot hai: ghế %1.</translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation>rồi: side hai, ghế %1</translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation>Side pot ba: ghế %1.</translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation>rồi: side ba, ghế %1</translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation>Side pot bốn: ghế %1.</translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation>rồi: side bốn, ghế %1</translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation>Side pot năm: ghế %1.</translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation>rồi: side năm, ghế %1</translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation>Side pot sáu: ghế %1.</translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation>rồi: side sáu, ghế %1</translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation>Side pot bảy: ghế %1.</translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation>rồi: side bảy, ghế %1</translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation>Side pot tám: ghế %1.</translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation>rồi: side tám, ghế %1</translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation>Side pot chín: ghế %1.</translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation>rồi: side chín, ghế %1</translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation>Side pot mười: ghế %1.</translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation>rồi: side mười, ghế %1</translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation>Main pot về ghế %1.</translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation>rồi: main pot về ghế %1</translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation>Side pot về ghế %1.</translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation>rồi: side pot về ghế %1</translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation>Side pot một về ghế %1.</translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation>rồi: side một về ghế %1</translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation>Side pot hai về ghế %1.</translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation>rồi: side hai về ghế %1</translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation>Side pot ba về ghế %1.</translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation>rồi: side ba về ghế %1</translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation>Side pot bốn về ghế %1.</translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation>rồi: side bốn về ghế %1</translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation>Side pot năm về ghế %1.</translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation>rồi: side năm về ghế %1</translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation>Side pot sáu về ghế %1.</translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation>rồi: side sáu về ghế %1</translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation>Side pot bảy về ghế %1.</translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation>rồi: side bảy về ghế %1</translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation>Side pot tám về ghế %1.</translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation>rồi: side tám về ghế %1</translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation>Side pot chín về ghế %1.</translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation>rồi: side chín về ghế %1</translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation>Side pot mười về ghế %1.</translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation>rồi: side mười về ghế %1</translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation>Main pot chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation>rồi: main pot chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation>Side pot chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation>rồi: side pot chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation>Side pot một chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation>rồi: side một chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation>Side pot hai chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation>rồi: side hai chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation>Side pot ba chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation>rồi: side ba chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation>Side pot bốn chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation>rồi: side bốn chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation>Side pot năm chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation>rồi: side năm chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation>Side pot sáu chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation>rồi: side sáu chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation>Side pot bảy chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation>rồi: side bảy chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation>Side pot tám chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation>rồi: side tám chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation>Side pot chín chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation>rồi: side chín chia, ghế %1</translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation>Side pot mười chia, ghế %1.</translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation>rồi: side mười chia, ghế %1</translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation>Chip lẻ cho ghế %1.</translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation>High, ghế %1.</translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation>Low, ghế %1.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>Không có low.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation>Ghế %1 lật trước.</translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation>Ghế %1, lật hoặc muck.</translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation>Tất cả lật bài.</translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation>Ghế %1, %2.</translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation>Chia hai lần.</translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation>Chia ba lần.</translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation>Lộ bài, ghế %1.</translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation>Lộ bài trên board.</translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation>Lá nằm ngược.</translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation>Dư lá, ghế %1.</translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation>Thiếu lá, ghế %1.</translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation>Chia bài quá sớm.</translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation>Đã sửa burn.</translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation>Bộ bài lỗi. Trả lại mọi chip.</translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation>Misdeal. Trả lại mọi chip.</translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation>Hủy ván. Trả lại mọi chip.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Chơi tiếp.</translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation>Bài chết, ghế %1.</translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation>Bài sống, ghế %1.</translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation>Time, ghế %1.</translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation>Tính giờ ghế %1, %2 giây.</translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation>Hết giờ, ghế %1.</translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation>Floor!</translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation>Đã gọi floor. Xin giữ nguyên tất cả.</translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation>Pot được giữ lại.</translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation>%1, theo ghi nhận.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>theo ghi nhận</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>Pot là %1.</translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation>Nhập mức cược, rồi Ván sau.</translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation>Xào bài, rồi Ván sau.</translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation>Chia bài.</translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation>Đẩy %1 cho ghế %2.</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation>đến lượt</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>cần %1</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>theo ghi nhận</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>đã đếm</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>chưa đếm</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>call %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>bet %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>raise tới %1</translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation>tố đủ tới %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>check</translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation>bring-in %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>đã bỏ %1</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>đã fold</translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation>đã fold, bỏ %1</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>check</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>bài chết</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>đã muck</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>bài đã thu</translation>
    </message>
    <message>
        <source>away</source>
        <translation>vắng</translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation>nghỉ sau ván này</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>trống</translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation>chạm để xếp ghế</translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation>nợ BB</translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation>nợ SB</translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation>nợ BB và SB</translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation>chờ BB</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>behind %1</translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation>%1 ván sau</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>đã đánh sớm</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, chờ</translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation>small blind %1</translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation>big blind %1</translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation>blind thứ ba %1</translation>
    </message>
    <message>
        <source>straddle %1</source>
        <translation>straddle %1</translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation>ante %1</translation>
    </message>
    <message>
        <source>posts %1</source>
        <translation>đặt %1</translation>
    </message>
    <message>
        <source>button</source>
        <translation>button</translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation>lộ bài</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>đẩy %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>thắng %1</translation>
    </message>
    <message>
        <source>shows first</source>
        <translation>lật trước</translation>
    </message>
    <message>
        <source>to show</source>
        <translation>phải lật</translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation>có tiền, all-in</translation>
    </message>
    <message>
        <source>in, live</source>
        <translation>có tiền, sống</translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation>có tiền, đã fold</translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation>chưa bỏ gì</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>trả lại %1</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 cho ghế %2</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Nói</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Kế tiếp</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>may win it</source>
        <translation>ai có thể thắng</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>như đã nhập</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation>ghế %1, vừa xong</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Trao pot</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>lập sau trả trước</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>có thể lúc này</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Mặc định</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>chạm để đổi</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mức cược</translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation>chỉ cần vậy</translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation>Raise tới, ghế %1</translation>
    </message>
    <message>
        <source>total this round</source>
        <translation>tổng trong vòng</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Bet, ghế %1</translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation>Tố đủ, ghế %1</translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation>All-in, ghế %1</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>vừa đếm</translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation>Ghế %1 đã bỏ</translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation>Stack, ghế %1</translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation>Ghế %1 nói %2</translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation>đúng như lời nói</translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation>Ghế %1 lật</translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation>Bài ngửa, ghế %1</translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation>Ai mở?</translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation>dealer tự đọc</translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation>Chạm ghế phải bring-in.</translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation>Chạm ghế có lượt đầu tiên.</translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation>Ghế %1 đổi bài</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>rồi %1</translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation>người đổi cuối</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Mấy lá?</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Bỏ lá</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>mỗi người một lá</translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation>Chạm từng ghế đã bỏ lá.</translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation>Ván sau là</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>không đổi</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>đổi %1</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>phải đổi</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>phải bỏ lá</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>đã bỏ lá</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>bài ngửa</translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation>Lỗi nào?</translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation>Chạm ghế</translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation>Lá thứ mấy của ghế?</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>Là lá nào?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>How is it dead?</source>
        <translation>Bài chết vì sao?</translation>
    </message>
    <message>
        <source>Tap the seat that saw it</source>
        <translation>Chạm ghế đã thấy</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>Đã giấu bao nhiêu?</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Lời nói</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation>động tác %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>ít nhất %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>thêm %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>nhiều nhất %1</translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation>nhiều nhất %1, cả stack</translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation>nhiều nhất %1, pot</translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation>mức tối đa chưa đếm</translation>
    </message>
    <message>
        <source>under least</source>
        <translation>dưới tối thiểu</translation>
    </message>
    <message>
        <source>over most</source>
        <translation>quá tối đa</translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation>chưa có bet</translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation>call %1 + pot sau khi call %2 → %3</translation>
    </message>
    <message>
        <source>main</source>
        <translation>main</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>side 1</source>
        <translation>side 1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>side 2</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side 3</source>
        <translation>side 3</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>side 4</source>
        <translation>side 4</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>side 5</source>
        <translation>side 5</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>side 6</source>
        <translation>side 6</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>side 7</source>
        <translation>side 7</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>side 8</source>
        <translation>side 8</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>side 9</source>
        <translation>side 9</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>side 10</source>
        <translation>side 10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>total</source>
        <translation>tổng</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 từ %2</translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation>%1 từ %2 đến giờ</translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation>%1 đã fold</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 chết</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>trả lại %1 cho ghế %2</translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation>còn bài: %1</translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation>còn bài: %1, all-in: %2</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>cược còn mở</translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation>cược đã đóng</translation>
    </message>
    <message>
        <source>push now</source>
        <translation>đẩy ngay</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>đã đẩy</translation>
    </message>
    <message>
        <source>held</source>
        <translation>bị giữ</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation>chip lẻ %1 cho ghế %2</translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation>%1: %2 cho ghế %3</translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation>%2 cho ghế %1</translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation>scoop: ăn trọn</translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation>high, không low</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>không ai</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 cho %2</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>Ai thắng %1?</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>board %1</translation>
    </message>
    <message>
        <source>no rake</source>
        <translation>không rake</translation>
    </message>
    <message>
        <source>rake %1</source>
        <translation>rake %1</translation>
    </message>
    <message>
        <source>drop %1</source>
        <translation>drop %1</translation>
    </message>
    <message>
        <source>drop %1, jackpot %2</source>
        <translation>drop %1, jackpot %2</translation>
    </message>
    <message>
        <source>every hand tabled</source>
        <translation>mọi tay bài đã lật</translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation>mọi tay bài đã lật, đã thu ghế %1</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation>vào %1, ra %2, rake %3</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation>vào %1, ra %2, không rake</translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation>nhập %1, trong pot %2</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>vào %1, ra %2</translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation>Hãy đếm lại các pot trước khi đẩy.</translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation>gõ, hoặc chạm một nút</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>vừa rồi: %1</translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation>Enter để ghi.</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>chưa ghi</translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation>chỉ đánh dấu, không chuyển tiền</translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation>Kế tiếp: ghế %1 phải thêm %2.</translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation>Đóng vòng cược.</translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation>Đóng vòng cược, %1 là %2.</translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation>Kế tiếp: ghế %1.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Ván đã xong.</translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation>Ván sau: mọi người ante %1.</translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation>Ván sau: button %1, small blind ghế %2, big blind ghế %3.</translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation>Dòng đối chiếu để trong tệp, không phải ở bàn.</translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation>Bàn vừa thay đổi. Bấm lần nữa.</translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation>Ghế %1 đánh sai lượt. Esc: về ghế %2.</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>đã trả xong: %1</translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation>%1 %2 %3/%4</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>chưa có ván</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Bàn mới</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Tính pot</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Luật: %1</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation>Dealer %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>ca %1</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>Chỉ đọc</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Luyện tập…</translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation>Giới thiệu Oddchip</translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Oddchip %1. Điều hành bàn poker cho dealer. Phần mềm tự do theo Giấy phép Công cộng GNU (GPL), phiên bản 3 hoặc mới hơn.</translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation>Thiết lập bàn…</translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation>Bomb pot, kill…</translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation>Tính pot…</translation>
    </message>
    <message>
        <source>The floor…</source>
        <translation>Floor…</translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation>Sửa stack…</translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation>Chạm ghế vừa đếm stack.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tối</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation>Kêu khi từ chối</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Toàn màn hình</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Mức nhỏ</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Mức lớn</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Least bet</source>
        <translation>Bet tối thiểu</translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation>Bet tối đa</translation>
    </message>
    <message>
        <source>Bomb pot (B)</source>
        <translation>Bomb pot (B)</translation>
    </message>
    <message>
        <source>Kill (K)</source>
        <translation>Kill (K)</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <translation>Đơn vị cược</translation>
    </message>
    <message>
        <source>follows from chips and stakes</source>
        <translation>theo chip và mức cược</translation>
    </message>
    <message>
        <source>Jackpot drop</source>
        <translation>Drop jackpot</translation>
    </message>
    <message>
        <source>%1 from pots of %2</source>
        <translation>%1 với pot từ %2</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>Phí giờ</translation>
    </message>
    <message>
        <source>%1 every %2 min</source>
        <translation>%1 mỗi %2 phút</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>half, %1 and %2</source>
        <translation>nửa, %1 và %2</translation>
    </message>
    <message>
        <source>full, %1 and %2</source>
        <translation>đủ, %1 và %2</translation>
    </message>
    <message>
        <source>Straddle (S)</source>
        <translation>Straddle (S)</translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation>ghế %1, mức %2 và %3</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>one</source>
        <translation>một</translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation>hai, mỗi board nửa pot</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Bộ luật</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Ghế</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Ante, straddle</source>
        <translation>Ante, straddle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không</translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation>chỉ tiền, không bài</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation>có nhập bài</translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation>Chạm các ghế không có người. Stack có thể chưa cần đếm.</translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation>Ghế có người: %1, button ở ghế %2. Enter để mở bàn.</translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation>%1%, tối đa %2, no flop no drop</translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation>ante của big blind %1</translation>
    </message>
    <message>
        <source>US</source>
        <translation>Mỹ</translation>
    </message>
    <message>
        <source>UK</source>
        <translation>Anh</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>giải đấu</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>call</source>
        <translation>call</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>raise</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>raise tới %1</translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation>raise thêm %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>raise %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>tố đủ</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>như cũ</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>chia hai lần</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>ba lần</translation>
    </message>
    <message>
        <source>a number…</source>
        <translation>một số…</translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation>chỉ lời đã nói</translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation>chip %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>còn bài</translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation>bỏ %1, còn bài</translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation>bỏ %1, all-in</translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation>bỏ %1, đã fold</translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation>số ghế %1 đã bỏ. Enter sang ghế kế tiếp.</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>Lộ bài</translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation>ghế %1, lá %2</translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation>Lộ lá board</translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation>Lộ thoáng qua</translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation>Lá nằm ngược</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Dư lá</translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation>Thiếu lá</translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation>Sai thứ tự</translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation>Button sai</translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation>Sai ghế đầu</translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation>Chia ghế trống</translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation>Sót ghế</translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation>Chia quá sớm</translation>
    </message>
    <message>
        <source>No burn</source>
        <translation>Thiếu burn</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>trước %1</translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation>Burn hai lá</translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation>Dư lá board</translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation>Lỗi phần còn lại</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>Có joker</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation>Bộ bài lỗi</translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation>Rơi bài</translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation>Muck nhầm</translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation>Bài chết</translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation>Lấy từ muck</translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation>Bài bị thấy</translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation>ghế %1, bởi ghế %2</translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation>Đẩy sai</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Tiền giấu</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>ghế %1, %2</translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation>Bet thiếu</translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation>Call thiếu</translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation>Quá pot</translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation>Không biết có raise</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>sai số lá</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>bị dealer thu</translation>
    </message>
    <message>
        <source>fouled</source>
        <translation>bị lẫn</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>đã ném bỏ</translation>
    </message>
    <message>
        <source>Can be put right until somebody acts.</source>
        <translation>Sửa được cho đến khi có người đánh.</translation>
    </message>
    <message>
        <source>Can be put right until so many have acted: %1.</source>
        <translation>Sửa được cho đến khi đủ số người đã đánh: %1.</translation>
    </message>
    <message>
        <source>Can be put right until the round is over.</source>
        <translation>Sửa được cho đến khi vòng cược xong.</translation>
    </message>
    <message>
        <source>Can be put right until the pot is pushed.</source>
        <translation>Sửa được cho đến khi pot được đẩy.</translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation>Giữ lá burn</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Burn một lá</translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation>Không burn thêm</translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation>%1 về phần bài còn lại</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Xào phần bài còn lại</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Chia %1</translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation>Lá burn cho ghế %1</translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation>Lá trên cùng cho ghế %1</translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation>%1 làm burn</translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation>Ghế %1 giữ %2</translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation>%1 để riêng đến %2</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Chia cho xong</translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation>Được báo misdeal cho đến khi số người đã đánh là: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Số lá lộ để thành misdeal</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Số lá nằm ngược để thành misdeal</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Số lá dư để thành misdeal</translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation>lộ: %1 trên %2</translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation>đã đánh: %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>lá %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>hai</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ba</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 và %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No pot yet.</source>
        <translation>Chưa có pot.</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>Không ai ngồi ở bàn.</translation>
    </message>
    <message>
        <source>Nothing to press now.</source>
        <translation>Lúc này không có gì để bấm.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>còn bài</translation>
    </message>
    <message>
        <source>seat %1 may raise to at most</source>
        <translation>ghế %1 được raise nhiều nhất tới</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>Ghế %1 phải thêm %2</translation>
    </message>
    <message>
        <source>Seat %1 open</source>
        <translation>Ghế %1 còn trống</translation>
    </message>
    <message>
        <source>Seats %1 open</source>
        <translation>Các ghế %1 còn trống</translation>
    </message>
    <message>
        <source>min buy-in %1</source>
        <translation>buy-in tối thiểu %1</translation>
    </message>
    <message>
        <source>Oddchip, public screen</source>
        <translation>Oddchip, màn hình công cộng</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Cài đặt…</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Màn hình công cộng</translation>
    </message>
    <message>
        <source>Print the hand…</source>
        <translation>In ván…</translation>
    </message>
    <message>
        <source>Save the hand as PDF…</source>
        <translation>Lưu ván thành PDF…</translation>
    </message>
    <message>
        <source>Print the shift…</source>
        <translation>In ca…</translation>
    </message>
    <message>
        <source>Save the shift as PDF…</source>
        <translation>Lưu ca thành PDF…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Bản sao…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Hướng dẫn</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check, call</source>
        <translation>Check, call</translation>
    </message>
    <message>
        <source>Bet, raise</source>
        <translation>Bet, raise</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Đẩy</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Lời nói</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Next motion of the same seat</source>
        <translation>Động tác nữa của cùng ghế</translation>
    </message>
    <message>
        <source>Bomb pot, kill</source>
        <translation>Bomb pot, kill</translation>
    </message>
    <message>
        <source>Seats and table</source>
        <translation>Ghế và bàn</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Gọi floor</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Tính giờ</translation>
    </message>
    <message>
        <source>Shuffle and cut, next step</source>
        <translation>Xào và cắt bài, bước kế tiếp</translation>
    </message>
    <message>
        <source>Undo, second key</source>
        <translation>Lùi, phím thứ hai</translation>
    </message>
    <message>
        <source>Tell the pot</source>
        <translation>Đọc pot</translation>
    </message>
    <message>
        <source>Tell each stack</source>
        <translation>Đọc từng stack</translation>
    </message>
    <message>
        <source>Tell what can be done</source>
        <translation>Đọc việc có thể làm</translation>
    </message>
    <message>
        <source>Tell what to say, again</source>
        <translation>Đọc lại lời cần xướng</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>Trợ giúp về chỗ đang chọn</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Phần kế tiếp của cửa sổ</translation>
    </message>
    <message>
        <source>Part before it</source>
        <translation>Phần trước đó</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Public screen on, off</source>
        <translation>Màn hình công cộng bật, tắt</translation>
    </message>
    <message>
        <source>Print the hand</source>
        <translation>In ván</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Toàn màn hình</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Tối hoặc sáng</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>every change is kept at once</source>
        <translation>mỗi thay đổi được lưu ngay</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật của sòng</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Nhân sự và PIN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>Look and touch</source>
        <translation>Hiển thị và cảm ứng</translation>
    </message>
    <message>
        <source>Copies and storage</source>
        <translation>Bản sao và lưu trữ</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Âm thanh và giọng đọc</translation>
    </message>
    <message>
        <source>close</source>
        <translation>đóng</translation>
    </message>
    <message>
        <source>find</source>
        <translation>tìm</translation>
    </message>
    <message>
        <source>option</source>
        <translation>tùy chọn</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>lựa chọn</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>chỉ chỗ khác nhau</translation>
    </message>
    <message>
        <source>find an option</source>
        <translation>tìm tùy chọn</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>So sánh: %1</translation>
    </message>
    <message>
        <source>only what differs: %1</source>
        <translation>chỉ chỗ khác nhau: %1</translation>
    </message>
    <message>
        <source>Start from a book…</source>
        <translation>Bắt đầu từ bộ luật…</translation>
    </message>
    <message>
        <source>Bring in…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Lưu thành tệp…</translation>
    </message>
    <message>
        <source>option, in words and its key</source>
        <translation>tùy chọn, bằng lời và mã</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Sòng</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 dùng</translation>
    </message>
    <message>
        <source>source</source>
        <translation>nguồn</translation>
    </message>
    <message>
        <source>same</source>
        <translation>giống</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No option fits &quot;%1&quot;.</source>
        <translation>Không tùy chọn nào hợp với &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>No option differs from %1.</source>
        <translation>Không tùy chọn nào khác với %1.</translation>
    </message>
    <message>
        <source>Hands already played keep the rules they were played under.</source>
        <translation>Các ván đã chơi giữ luật lúc chơi.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Đặt lại</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>Trước đó: %1.</translation>
    </message>
    <message>
        <source>%1 is a tournament book. This is a cash game: take from it with care.</source>
        <translation>%1 là bộ luật giải đấu. Đây là cash game: hãy thận trọng khi lấy từ đó.</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3. It stays %4.</source>
        <translation>%1 không nằm trong khoảng %2 đến %3. Giữ nguyên %4.</translation>
    </message>
    <message>
        <source>This journal can only be read. The rules stay as they are.</source>
        <translation>Nhật ký này chỉ đọc được. Luật giữ nguyên.</translation>
    </message>
    <message>
        <source>The file holds no house rules. Nothing was changed: %1</source>
        <translation>Tệp không có luật của sòng. Không thay đổi gì: %1</translation>
    </message>
    <message>
        <source>Taken from the file. Options that changed: %1.</source>
        <translation>Đã lấy từ tệp. Số tùy chọn thay đổi: %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Đã lưu: %1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>Không ghi được %1. Hãy chọn nơi khác.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>Không đọc được %1.</translation>
    </message>
    <message>
        <source>House rules (*.oddrules)</source>
        <translation>Luật của sòng (*.oddrules)</translation>
    </message>
    <message>
        <source>Keys (*.oddkeys)</source>
        <translation>Phím (*.oddkeys)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Tuyên bố</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Cược</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Chip lẻ</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Clock and screen</source>
        <translation>Clock và màn hình</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>Punto Banco</translation>
    </message>
    <message>
        <source>Values, up to eight. Colours differ from room to room: the value and the edge tell a chip.</source>
        <translation>Giá trị, tối đa tám. Màu mỗi phòng bài một khác: giá trị và viền cho biết chip.</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Mặc định</translation>
    </message>
    <message>
        <source>One to eight different amounts, with blanks between. The set stays as it was.</source>
        <translation>Từ một đến tám số khác nhau, cách nhau bằng dấu cách. Bộ chip giữ nguyên như cũ.</translation>
    </message>
    <message>
        <source>Choose a line, then press the key that it is to have. Backspace: none.</source>
        <translation>Chọn một dòng, rồi nhấn phím muốn gán. Backspace: không có.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>cũng là %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>không có phím</translation>
    </message>
    <message>
        <source>comes as %1</source>
        <translation>mặc định là %1</translation>
    </message>
    <message>
        <source>Two commands have one key. The upper one gets it.</source>
        <translation>Hai lệnh dùng chung một phím. Lệnh ở trên được dùng.</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>Tất cả về mặc định</translation>
    </message>
    <message>
        <source>The file holds no keys. Nothing was changed.</source>
        <translation>Tệp không có phím nào. Không thay đổi gì.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Bảng màu</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Bộ bài</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Hai màu</translation>
    </message>
    <message>
        <source>Colours told apart</source>
        <translation>Màu dễ phân biệt</translation>
    </message>
    <message>
        <source>Pots in colours that can be told apart without red and green</source>
        <translation>Màu pot phân biệt được mà không cần đỏ và xanh lá</translation>
    </message>
    <message>
        <source>Nothing moves on the table</source>
        <translation>Không gì chuyển động trên bàn</translation>
    </message>
    <message>
        <source>Touch layout: nothing smaller than 9 mm</source>
        <translation>Bố cục cảm ứng: không gì nhỏ hơn 9 mm</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Thước</translation>
    </message>
    <message>
        <source>Lay a bank card on the screen and make the frame as wide as the card: 85.6 mm.</source>
        <translation>Đặt thẻ ngân hàng lên màn hình và chỉnh khung rộng bằng thẻ: 85,6 mm.</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Hẹp lại</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Rộng ra</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>Theo màn hình</translation>
    </message>
    <message>
        <source>%1 dots an inch. The large buttons are %2 mm high and %3 mm wide.</source>
        <translation>%1 điểm mỗi inch. Các nút lớn cao %2 mm và rộng %3 mm.</translation>
    </message>
    <message>
        <source>Show the public screen</source>
        <translation>Hiện màn hình công cộng</translation>
    </message>
    <message>
        <source>Players&apos; information only: never a private card, a ruling or a stack that nobody counted.</source>
        <translation>Chỉ thông tin cho người chơi: không bao giờ có bài tẩy, phán quyết hay stack chưa ai đếm.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Trên</translation>
    </message>
    <message>
        <source>The second screen</source>
        <translation>Màn hình thứ hai</translation>
    </message>
    <message>
        <source>Only one screen is connected: it opens as a window.</source>
        <translation>Chỉ nối một màn hình: mở thành cửa sổ.</translation>
    </message>
    <message>
        <source>The pot is shown: %1. The house rule is pot.disclosure.</source>
        <translation>Pot được hiện: %1. Luật của sòng là pot.disclosure.</translation>
    </message>
    <message>
        <source>Click when an input is refused</source>
        <translation>Kêu khi mục nhập bị từ chối</translation>
    </message>
    <message>
        <source>Speak what is told</source>
        <translation>Đọc to nội dung</translation>
    </message>
    <message>
        <source>This build has no speech. A screen reader gets every sentence.</source>
        <translation>Bản này không có giọng đọc. Trình đọc màn hình nhận mọi câu.</translation>
    </message>
    <message>
        <source>%1 tells the pot, %2 each stack, %3 what can be done, %4 what to say.</source>
        <translation>%1 đọc pot, %2 từng stack, %3 việc có thể làm, %4 lời cần xướng.</translation>
    </message>
    <message>
        <source>Events of this hand</source>
        <translation>Sự kiện của ván này</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Sớm hơn</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Muộn hơn</translation>
    </message>
    <message>
        <source>Tap a line to put another in its place.</source>
        <translation>Chạm vào một dòng để thay bằng dòng khác.</translation>
    </message>
    <message>
        <source>%1: %3 in place of %2</source>
        <translation>%1: %3 thay cho %2</translation>
    </message>
    <message>
        <source>Changes later: %1.</source>
        <translation>Thay đổi về sau: %1.</translation>
    </message>
    <message>
        <source>Nothing later changes.</source>
        <translation>Về sau không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Changed by (initials)</source>
        <translation>Người đổi (viết tắt)</translation>
    </message>
    <message>
        <source>%1, before %2. By %3, %4.</source>
        <translation>%1, trước đó %2. Bởi %3, %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation>Lưu bàn này</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Thiết lập</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Press again: delete</source>
        <translation>Nhấn lại: xóa</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>số ghế: %1</translation>
    </message>
    <message>
        <source>Game, stakes, chips, rake and rules under a name. Set up puts them into the set-up; nothing is recorded before Enter.</source>
        <translation>Trò chơi, mức cược, chip, rake và luật dưới một tên. Thiết lập đưa chúng vào phần thiết lập; chưa ghi gì trước khi nhấn Enter.</translation>
    </message>
    <message>
        <source>A table is set up between hands.</source>
        <translation>Bàn chỉ thiết lập giữa các ván.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Cần có tên.</translation>
    </message>
    <message>
        <source>There is a table %1 already.</source>
        <translation>Đã có bàn %1.</translation>
    </message>
    <message>
        <source>The file holds no tables. Nothing was changed.</source>
        <translation>Tệp không có bàn nào. Không thay đổi gì.</translation>
    </message>
    <message>
        <source>Tables (*.oddtables)</source>
        <translation>Bàn (*.oddtables)</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Tên viết tắt</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Vai trò</translation>
    </message>
    <message>
        <source>New PIN, 4 to 8 figures</source>
        <translation>PIN mới, 4 đến 8 chữ số</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>có PIN</translation>
    </message>
    <message>
        <source>Manager’s initials</source>
        <translation>Tên viết tắt của quản lý</translation>
    </message>
    <message>
        <source>Manager’s PIN</source>
        <translation>PIN của quản lý</translation>
    </message>
    <message>
        <source>Keep person</source>
        <translation>Lưu người</translation>
    </message>
    <message>
        <source>Remove person</source>
        <translation>Gỡ người</translation>
    </message>
    <message>
        <source>A dealer needs no PIN. Floor and managers have one; kept with no PIN, a dealer’s is removed. A PIN is never shown.</source>
        <translation>Dealer không cần PIN. Floor và quản lý có PIN; nếu lưu không có PIN, PIN của dealer bị gỡ. PIN không bao giờ hiện ra.</translation>
    </message>
    <message>
        <source>Each change needs a manager’s PIN.</source>
        <translation>Mỗi thay đổi cần PIN của quản lý.</translation>
    </message>
    <message>
        <source>The first person with a PIN is a manager.</source>
        <translation>Người đầu tiên có PIN là quản lý.</translation>
    </message>
    <message>
        <source>Others have PINs: one manager must stay.</source>
        <translation>Người khác có PIN: phải còn một quản lý.</translation>
    </message>
    <message>
        <source>A manager’s initials and PIN are needed. Nothing was changed.</source>
        <translation>Cần tên viết tắt và PIN của quản lý. Không thay đổi gì.</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s.</source>
        <translation>PIN không đúng. Số lần thử còn lại: %1, sau đó chờ %2 s.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s.</source>
        <translation>Sai PIN quá nhiều lần. Chờ: %1 s.</translation>
    </message>
    <message>
        <source>Not kept. Initials are needed, and of floor and managers a PIN of 4 to 8 figures.</source>
        <translation>Chưa lưu. Cần tên viết tắt, và với floor và quản lý cần PIN 4 đến 8 chữ số.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Đã lưu: %1.</translation>
    </message>
    <message>
        <source>Removed: %1. The journal keeps the initials.</source>
        <translation>Đã gỡ: %1. Nhật ký giữ tên viết tắt.</translation>
    </message>
    <message>
        <source>Days that copies are kept</source>
        <translation>Số ngày giữ bản sao</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>Sao chép ngay</translation>
    </message>
    <message>
        <source>Restore this copy</source>
        <translation>Khôi phục bản này</translation>
    </message>
    <message>
        <source>Press again: restore</source>
        <translation>Nhấn lần nữa: khôi phục</translation>
    </message>
    <message>
        <source>A copy is made when the window is closed. Restoring puts the journal of now among the copies first.</source>
        <translation>Bản sao được tạo khi đóng cửa sổ. Khi khôi phục, nhật ký hiện tại được đưa vào các bản sao trước.</translation>
    </message>
    <message>
        <source>No copies yet.</source>
        <translation>Chưa có bản sao.</translation>
    </message>
    <message>
        <source>%1, %2 kB</source>
        <translation>%1, %2 kB</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Đã sao chép: %1</translation>
    </message>
    <message>
        <source>Restored: %1. The journal before it is the newest copy.</source>
        <translation>Đã khôi phục: %1. Nhật ký trước đó là bản sao mới nhất.</translation>
    </message>
    <message>
        <source>No copy was made: %1</source>
        <translation>Không tạo được bản sao: %1</translation>
    </message>
    <message>
        <source>Not restored. The journal is as it was: %1</source>
        <translation>Không khôi phục. Nhật ký vẫn như cũ: %1</translation>
    </message>
    <message>
        <source>Hand %1 was in progress</source>
        <translation>Ván %1 đang chơi dở</translation>
    </message>
    <message>
        <source>Nothing is lost: it stands as it was when Oddchip ended.</source>
        <translation>Không mất gì: ván còn nguyên như lúc Oddchip kết thúc.</translation>
    </message>
    <message>
        <source>Go on with it, or void it: every chip goes back to where it came from.</source>
        <translation>Chơi tiếp, hoặc hủy ván: mọi chip trở về chỗ cũ.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Void the hand</source>
        <translation>Hủy ván</translation>
    </message>
    <message>
        <source>It uses Qt (LGPL 3), SQLite (public domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) and nlohmann-json (MIT). Fonts are the system&apos;s.</source>
        <translation>Dùng Qt (LGPL 3), SQLite (phạm vi công cộng), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) và nlohmann-json (MIT). Phông chữ là của hệ thống.</translation>
    </message>
    <message>
        <source>1 of 5: the stakes</source>
        <translation>1 / 5: mức cược</translation>
    </message>
    <message>
        <source>Oddchip needs only the stakes. Here is a table of nine at 1/2.</source>
        <translation>Oddchip chỉ cần mức cược. Đây là bàn chín người ở 1/2.</translation>
    </message>
    <message>
        <source>Next hand is amber: the hand waits there. Press it, or N.</source>
        <translation>Ván sau màu hổ phách: ván đang chờ ở đó. Nhấn nút đó, hoặc N.</translation>
    </message>
    <message>
        <source>2 of 5: who acts</source>
        <translation>2 / 5: ai đến lượt</translation>
    </message>
    <message>
        <source>The amber seat is to act, and its tag tells what it owes. Fold, call, raise are one press.</source>
        <translation>Ghế màu hổ phách đến lượt, nhãn của ghế cho biết phải thêm bao nhiêu. Fold, call, raise chỉ cần một lần nhấn.</translation>
    </message>
    <message>
        <source>Press Call, or C.</source>
        <translation>Nhấn Call, hoặc C.</translation>
    </message>
    <message>
        <source>3 of 5: everyone folds</source>
        <translation>3 / 5: mọi người fold</translation>
    </message>
    <message>
        <source>One tap on a later seat folds everybody before it, and one Undo takes all of it back.</source>
        <translation>Chạm một lần vào ghế phía sau thì mọi người trước đó fold, và một lần Lùi lấy lại tất cả.</translation>
    </message>
    <message>
        <source>Tap seat 1, the small blind, or type 1 and a point.</source>
        <translation>Chạm ghế 1, small blind, hoặc gõ 1 và dấu chấm.</translation>
    </message>
    <message>
        <source>4 of 5: what to say</source>
        <translation>4 / 5: xướng gì</translation>
    </message>
    <message>
        <source>The large line is what you announce. Why a ruling is so stands beside the pots.</source>
        <translation>Dòng lớn là lời cần xướng. Lý do của phán quyết nằm cạnh các pot.</translation>
    </message>
    <message>
        <source>Fold the seats that are left: F, then F.</source>
        <translation>Fold các ghế còn lại: F, rồi F.</translation>
    </message>
    <message>
        <source>5 of 5: the pot</source>
        <translation>5 / 5: pot</translation>
    </message>
    <message>
        <source>The hand is over. Push the pot to the seat that is marked.</source>
        <translation>Ván đã xong. Đẩy pot cho ghế được đánh dấu.</translation>
    </message>
    <message>
        <source>Press Push, or P. F1 helps wherever you are.</source>
        <translation>Nhấn Đẩy, hoặc P. F1 trợ giúp ở bất cứ đâu.</translation>
    </message>
    <message>
        <source>That was a hand</source>
        <translation>Vậy là xong một ván</translation>
    </message>
    <message>
        <source>The tour&apos;s table is not kept. The menu has the tour again.</source>
        <translation>Bàn hướng dẫn không được lưu. Có thể xem lại hướng dẫn trong menu.</translation>
    </message>
    <message>
        <source>Now set up your own table.</source>
        <translation>Giờ hãy thiết lập bàn của bạn.</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Rời hướng dẫn</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Bắt đầu hướng dẫn</translation>
    </message>
    <message>
        <source>First time here? Five steps deal one hand.</source>
        <translation>Lần đầu dùng? Năm bước chia một ván.</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Trợ giúp: %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>cửa sổ</translation>
    </message>
    <message>
        <source>Report what happened; Oddchip says what it counts as. Amber is where the hand waits. Every button has its key on it; Esc goes a step back.</source>
        <translation>Ghi lại chuyện xảy ra; Oddchip cho biết tính là gì. Màu hổ phách là chỗ ván đang chờ. Nút nào cũng có phím của nó; Esc lùi một bước.</translation>
    </message>
    <message>
        <source>F6 goes to the next part of the window. F1 there tells of it.</source>
        <translation>F6 sang phần kế tiếp của cửa sổ. F1 ở đó giải thích phần ấy.</translation>
    </message>
    <message>
        <source>the entry line</source>
        <translation>dòng nhập</translation>
    </message>
    <message>
        <source>While it is empty a letter is a button&apos;s key. A digit, a space or a colon begins text: &quot;6 puts 100&quot;, &quot;7 .&quot; folds everyone to seat 7.</source>
        <translation>Khi dòng còn trống, một chữ cái là phím của một nút. Chữ số, dấu cách hoặc dấu hai chấm bắt đầu văn bản: &quot;6 puts 100&quot;, &quot;7 .&quot; cho mọi người fold đến ghế 7.</translation>
    </message>
    <message>
        <source>Enter records, Esc clears. The line under it tells what would happen.</source>
        <translation>Enter để ghi, Esc để xóa. Dòng bên dưới cho biết điều sẽ xảy ra.</translation>
    </message>
    <message>
        <source>the buttons</source>
        <translation>các nút</translation>
    </message>
    <message>
        <source>Each keeps its place. A dashed one does not apply now, and its second line says why.</source>
        <translation>Nút nào cũng ở yên chỗ. Nút viền đứt hiện không dùng được, dòng thứ hai của nó nói lý do.</translation>
    </message>
    <message>
        <source>Raise asks for the amount and wants a second press. Undo takes the last input back.</source>
        <translation>Raise hỏi số tiền và cần nhấn lần thứ hai. Lùi lấy lại mục nhập cuối.</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>các ghế</translation>
    </message>
    <message>
        <source>Tap a later seat: everyone before it folds or checks. Hold a seat: it acts out of turn.</source>
        <translation>Chạm ghế phía sau: mọi người trước đó fold hoặc check. Giữ một ghế: ghế đó đánh sai lượt.</translation>
    </message>
    <message>
        <source>Between hands a tap corrects the stack, and on an empty seat it seats a player.</source>
        <translation>Giữa các ván, chạm để sửa stack, và chạm ghế trống để xếp người vào.</translation>
    </message>
    <message>
        <source>the pots</source>
        <translation>các pot</translation>
    </message>
    <message>
        <source>Last formed first, with how each was built and who may win it.</source>
        <translation>Pot lập sau cùng đứng đầu, kèm cách lập từng pot và ai được thắng.</translation>
    </message>
    <message>
        <source>A tap opens the pot helper, which works from any state.</source>
        <translation>Chạm để mở phần tính pot, dùng được ở mọi lúc.</translation>
    </message>
    <message>
        <source>the chip tray</source>
        <translation>khay chip</translation>
    </message>
    <message>
        <source>A tap adds a chip to the motion. Next motion stays with the seat; at rest lets the next one act.</source>
        <translation>Chạm để thêm một chip vào động tác. Động tác nữa vẫn ở ghế đó; dừng tay thì người kế tiếp được đánh.</translation>
    </message>
    <message>
        <source>Say nothing of what is meant: the ruling comes from what was put in.</source>
        <translation>Đừng nhập ý định: phán quyết dựa vào số chip đã bỏ ra.</translation>
    </message>
    <message>
        <source>the amount</source>
        <translation>số tiền</translation>
    </message>
    <message>
        <source>The total for the round. Min, Pot and Same record at once; digits want a second press of the button, or Enter.</source>
        <translation>Tổng của vòng cược. Min, Pot và Như cũ ghi ngay; chữ số cần nhấn nút lần thứ hai, hoặc Enter.</translation>
    </message>
    <message>
        <source>Esc puts it away.</source>
        <translation>Esc để cất đi.</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>lỗi</translation>
    </message>
    <message>
        <source>Only what can have happened now is offered. Then: misdeal or play on, by which rule, until when, and the steps.</source>
        <translation>Chỉ đưa ra những gì có thể vừa xảy ra. Sau đó: misdeal hay chơi tiếp, theo luật nào, đến khi nào, và các bước.</translation>
    </message>
    <message>
        <source>Nothing moves before Record the fault.</source>
        <translation>Không gì thay đổi trước khi nhấn Ghi lỗi.</translation>
    </message>
    <message>
        <source>table set-up</source>
        <translation>thiết lập bàn</translation>
    </message>
    <message>
        <source>Only the stakes are needed. Tap seats that nobody sits in; a tap on a default goes to the next choice.</source>
        <translation>Chỉ cần mức cược. Chạm các ghế không có người; chạm một giá trị mặc định để sang lựa chọn kế tiếp.</translation>
    </message>
    <message>
        <source>Enter opens the table, Next hand opens it and deals.</source>
        <translation>Enter mở bàn, Ván sau mở bàn và chia bài.</translation>
    </message>
    <message>
        <source>shuffle and cut</source>
        <translation>xào và cắt bài</translation>
    </message>
    <message>
        <source>The steps that the rules ask for, and until when one may complain. A tap or the key ticks; nothing waits for it.</source>
        <translation>Các bước mà luật đòi hỏi, và hạn được phản đối. Chạm hoặc nhấn phím để đánh dấu; không có gì phải chờ bước nào.</translation>
    </message>
    <message>
        <source>Only that the shuffle begins is recorded. Close puts the list away until it is opened again.</source>
        <translation>Chỉ ghi việc bắt đầu xào. Đóng sẽ cất danh sách cho đến khi mở lại.</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>trao pot</translation>
    </message>
    <message>
        <source>Last formed pot first. Tap the winners, or enter the hands; the odd chip has its own line.</source>
        <translation>Pot lập sau cùng trước. Chạm người thắng, hoặc nhập bài; chip lẻ có dòng riêng.</translation>
    </message>
    <message>
        <source>Push is dim until every pot has its winner.</source>
        <translation>Đẩy còn mờ cho đến khi pot nào cũng có người thắng.</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>lời đã nói</translation>
    </message>
    <message>
        <source>Enter only the words. Chips come by the tray, and words usually bind over chips.</source>
        <translation>Chỉ nhập lời nói. Chip nhập ở khay, và lời nói thường có hiệu lực hơn chip.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>Shift of %1</source>
        <translation>Ca của %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>từ %1 đến %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Các ghế</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Pots and awards</source>
        <translation>Pot và trao pot</translation>
    </message>
    <message>
        <source>Head of the journal: %1</source>
        <translation>Điểm cuối nhật ký: %1</translation>
    </message>
    <message>
        <source>Printed %1. As recorded.</source>
        <translation>In %1. Theo ghi nhận.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Ghế</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Đã bỏ</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Phí giờ</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Gọi floor</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Theo luật</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Đã lấy</translation>
    </message>
    <message>
        <source>There is no hand to print yet.</source>
        <translation>Chưa có ván nào để in.</translation>
    </message>
</context>
<context>
    <name>skills</name>
    <message>
        <source>Building the pots</source>
        <translation>Lập pot</translation>
    </message>
    <message>
        <source>The pots of a whole hand, as it goes.</source>
        <translation>Các pot của cả ván, theo diễn biến.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, pot-limit, high-low</source>
        <translation>thêm ghế, stack lẻ hơn, pot-limit, hi-lo</translation>
    </message>
    <message>
        <source>Pushing the pots</source>
        <translation>Đẩy pot</translation>
    </message>
    <message>
        <source>What each seat wins at the end of a whole hand.</source>
        <translation>Mỗi ghế thắng bao nhiêu ở cuối cả ván.</translation>
    </message>
    <message>
        <source>Two all-ins</source>
        <translation>Hai all-in</translation>
    </message>
    <message>
        <source>Main and side pot with two seats all-in.</source>
        <translation>Main pot và side pot khi hai ghế all-in.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, antes</source>
        <translation>thêm ghế, stack lẻ hơn, ante</translation>
    </message>
    <message>
        <source>Three all-ins</source>
        <translation>Ba all-in</translation>
    </message>
    <message>
        <source>Main and side pots with three seats all-in.</source>
        <translation>Main pot và các side pot khi ba ghế all-in.</translation>
    </message>
    <message>
        <source>Four all-ins</source>
        <translation>Bốn all-in</translation>
    </message>
    <message>
        <source>Main and side pots with four seats all-in.</source>
        <translation>Main pot và các side pot khi bốn ghế all-in.</translation>
    </message>
    <message>
        <source>Folded money</source>
        <translation>Tiền đã fold</translation>
    </message>
    <message>
        <source>Raises that were folded fall into the pots they reach.</source>
        <translation>Raise đã fold rơi vào các pot mà nó với tới.</translation>
    </message>
    <message>
        <source>Short blind and ante</source>
        <translation>Blind thiếu và ante</translation>
    </message>
    <message>
        <source>The big blind is all-in for less than blind and ante.</source>
        <translation>Big blind all-in ít hơn blind và ante.</translation>
    </message>
    <message>
        <source>an ante, another short stack</source>
        <translation>có ante, thêm một stack ngắn</translation>
    </message>
    <message>
        <source>Uncalled chips</source>
        <translation>Chip không ai theo</translation>
    </message>
    <message>
        <source>What nobody matched goes back first.</source>
        <translation>Phần không ai theo được trả lại trước.</translation>
    </message>
    <message>
        <source>more seats, odder stacks</source>
        <translation>thêm ghế, stack lẻ hơn</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Thứ tự trả pot</translation>
    </message>
    <message>
        <source>Which pot is settled first, and who can win it.</source>
        <translation>Pot nào trả trước tiên, và ai được thắng pot đó.</translation>
    </message>
    <message>
        <source>more all-ins</source>
        <translation>thêm all-in</translation>
    </message>
    <message>
        <source>Pot-limit: first bet</source>
        <translation>Pot-limit: bet đầu</translation>
    </message>
    <message>
        <source>The most that may be bet before anybody raised.</source>
        <translation>Được bet nhiều nhất bao nhiêu khi chưa ai raise.</translation>
    </message>
    <message>
        <source>flop, turn</source>
        <translation>flop, turn</translation>
    </message>
    <message>
        <source>Pot-limit: after raises</source>
        <translation>Pot-limit: sau raise</translation>
    </message>
    <message>
        <source>The most that may be raised to.</source>
        <translation>Được raise nhiều nhất tới bao nhiêu.</translation>
    </message>
    <message>
        <source>flop, more raises</source>
        <translation>flop, thêm raise</translation>
    </message>
    <message>
        <source>Pot-limit with a straddle</source>
        <translation>Pot-limit có straddle</translation>
    </message>
    <message>
        <source>The most with a live straddle on.</source>
        <translation>Mức nhiều nhất khi có straddle sống.</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>raise</translation>
    </message>
    <message>
        <source>Pot-limit after a short all-in</source>
        <translation>Pot-limit sau all-in thiếu</translation>
    </message>
    <message>
        <source>The most after an all-in that was no full raise.</source>
        <translation>Mức nhiều nhất sau một all-in chưa đủ một lần raise.</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>Pot-limit against the clock</source>
        <translation>Pot-limit tính nhanh</translation>
    </message>
    <message>
        <source>The most, in seven seconds.</source>
        <translation>Mức nhiều nhất, trong bảy giây.</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <translation>Chip lẻ</translation>
    </message>
    <message>
        <source>Tied seats, and who gets the chip that does not divide.</source>
        <translation>Các ghế hòa nhau, và ai được chip không chia hết.</translation>
    </message>
    <message>
        <source>three ways, side pots</source>
        <translation>chia ba, side pot</translation>
    </message>
    <message>
        <source>Quarters and thirds</source>
        <translation>Phần tư và phần ba</translation>
    </message>
    <message>
        <source>High to one, low to two or three.</source>
        <translation>High một người, low hai hoặc ba người.</translation>
    </message>
    <message>
        <source>three ways, tied highs</source>
        <translation>chia ba, hòa high</translation>
    </message>
    <message>
        <source>Scoop or quarter</source>
        <translation>Ăn trọn hay phần tư</translation>
    </message>
    <message>
        <source>One seat wins high and all or part of low.</source>
        <translation>Một ghế thắng high và cả low hoặc một phần low.</translation>
    </message>
    <message>
        <source>more seats, side pots</source>
        <translation>thêm ghế, side pot</translation>
    </message>
    <message>
        <source>Run twice</source>
        <translation>Run it twice</translation>
    </message>
    <message>
        <source>A pot for two boards, and its odd chips.</source>
        <translation>Một pot cho hai board, và các chip lẻ.</translation>
    </message>
    <message>
        <source>ties, side pots</source>
        <translation>hòa, side pot</translation>
    </message>
    <message>
        <source>Reading hold&apos;em</source>
        <translation>Đọc bài hold&apos;em</translation>
    </message>
    <message>
        <source>Who wins, and who ties.</source>
        <translation>Ai thắng, và ai hòa.</translation>
    </message>
    <message>
        <source>more hands, closer hands</source>
        <translation>thêm bài, bài sát nhau hơn</translation>
    </message>
    <message>
        <source>Reading Omaha</source>
        <translation>Đọc bài Omaha</translation>
    </message>
    <message>
        <source>Two from the hand and three from the board.</source>
        <translation>Hai lá trên tay và ba lá trên board.</translation>
    </message>
    <message>
        <source>Reading Omaha high-low</source>
        <translation>Đọc bài Omaha high-low</translation>
    </message>
    <message>
        <source>High and low, each with two and three.</source>
        <translation>High và low, mỗi bên hai lá và ba lá.</translation>
    </message>
    <message>
        <source>Reading five-card Omaha</source>
        <translation>Đọc bài Omaha năm lá</translation>
    </message>
    <message>
        <source>Five cards, still exactly two of them.</source>
        <translation>Năm lá, vẫn dùng đúng hai lá.</translation>
    </message>
    <message>
        <source>Stud: who acts first</source>
        <translation>Stud: ai đánh trước</translation>
    </message>
    <message>
        <source>Lowest card, then best board; razz the other way round.</source>
        <translation>Lá thấp nhất, sau đó bài ngửa tốt nhất; razz thì ngược lại.</translation>
    </message>
    <message>
        <source>stud high-low and razz, later streets</source>
        <translation>stud high-low và razz, các vòng sau</translation>
    </message>
    <message>
        <source>Reading razz</source>
        <translation>Đọc bài razz</translation>
    </message>
    <message>
        <source>The lowest hand of seven, ace low.</source>
        <translation>Bài thấp nhất trong bảy lá, át là thấp.</translation>
    </message>
    <message>
        <source>Reading deuce-to-seven</source>
        <translation>Đọc bài deuce-to-seven</translation>
    </message>
    <message>
        <source>The lowest hand, ace high, straights and flushes count.</source>
        <translation>Bài thấp nhất, át là cao, sảnh và thùng có tính.</translation>
    </message>
    <message>
        <source>Reading badugi</source>
        <translation>Đọc bài badugi</translation>
    </message>
    <message>
        <source>Four ranks of four suits, lowest first.</source>
        <translation>Bốn lá khác số khác chất, thấp nhất thắng.</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Raise tối thiểu</translation>
    </message>
    <message>
        <source>What a raise must come to.</source>
        <translation>Một lần raise phải tới bao nhiêu.</translation>
    </message>
    <message>
        <source>short all-ins</source>
        <translation>all-in thiếu</translation>
    </message>
    <message>
        <source>Who may raise</source>
        <translation>Ai được raise</translation>
    </message>
    <message>
        <source>Whether a short all-in opens the betting again.</source>
        <translation>All-in thiếu có mở lại vòng cược hay không.</translation>
    </message>
    <message>
        <source>Half a bet and completion</source>
        <translation>Nửa mức cược và tố đủ</translation>
    </message>
    <message>
        <source>Limit: what an all-in of less or more than half a bet allows.</source>
        <translation>Limit: all-in dưới hoặc trên nửa mức cược cho phép gì.</translation>
    </message>
    <message>
        <source>turn bets, more seats</source>
        <translation>mức cược ở turn, thêm ghế</translation>
    </message>
    <message>
        <source>Raises left</source>
        <translation>Số raise còn lại</translation>
    </message>
    <message>
        <source>Limit: how many raises the round still allows.</source>
        <translation>Limit: vòng này còn được raise mấy lần.</translation>
    </message>
    <message>
        <source>more raises</source>
        <translation>thêm raise</translation>
    </message>
    <message>
        <source>Betting with a straddle</source>
        <translation>Cược khi có straddle</translation>
    </message>
    <message>
        <source>The least raise with a live straddle on.</source>
        <translation>Raise tối thiểu khi có straddle sống.</translation>
    </message>
    <message>
        <source>raises, odder amounts</source>
        <translation>raise, số tiền lẻ hơn</translation>
    </message>
    <message>
        <source>Cutting out an amount</source>
        <translation>Cắt chip đủ một số</translation>
    </message>
    <message>
        <source>The fewest chips that make it.</source>
        <translation>Ít chip nhất để đủ số đó.</translation>
    </message>
    <message>
        <source>more kinds of chip</source>
        <translation>thêm loại chip</translation>
    </message>
    <message>
        <source>Change from a big chip</source>
        <translation>Thối chip lớn</translation>
    </message>
    <message>
        <source>What goes back from one chip.</source>
        <translation>Thối lại bao nhiêu từ một chip.</translation>
    </message>
    <message>
        <source>Making a call right</source>
        <translation>Bù đủ để call</translation>
    </message>
    <message>
        <source>What must be added to what lies in front.</source>
        <translation>Phải thêm bao nhiêu vào số đang nằm phía trước.</translation>
    </message>
    <message>
        <source>more raises, all-ins</source>
        <translation>thêm raise, all-in</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <translation>Rake và drop</translation>
    </message>
    <message>
        <source>Percent, steps, cap, no flop no drop, jackpot.</source>
        <translation>Phần trăm, bậc, mức trần, no flop no drop, jackpot.</translation>
    </message>
    <message>
        <source>a cap, a jackpot</source>
        <translation>mức trần, jackpot</translation>
    </message>
    <message>
        <source>Colouring up</source>
        <translation>Đổi chip lớn</translation>
    </message>
    <message>
        <source>How many large chips for small ones.</source>
        <translation>Chip nhỏ đổi được bao nhiêu chip lớn.</translation>
    </message>
    <message>
        <source>two steps up, more chips</source>
        <translation>lên hai mệnh giá, thêm chip</translation>
    </message>
    <message>
        <source>String or not</source>
        <translation>String hay không</translation>
    </message>
    <message>
        <source>Two motions, words and chips.</source>
        <translation>Hai động tác, lời nói và chip.</translation>
    </message>
    <message>
        <source>words, motions after &quot;raise&quot;</source>
        <translation>lời nói, các động tác sau &quot;raise&quot;</translation>
    </message>
    <message>
        <source>One big chip</source>
        <translation>Một chip lớn</translation>
    </message>
    <message>
        <source>What one chip without a word counts as.</source>
        <translation>Một chip đặt im lặng tính là gì.</translation>
    </message>
    <message>
        <source>unopened pots, &quot;raise&quot; before it</source>
        <translation>pot chưa ai mở, &quot;raise&quot; nói trước đó</translation>
    </message>
    <message>
        <source>Several chips</source>
        <translation>Nhiều chip</translation>
    </message>
    <message>
        <source>More than the call in one motion.</source>
        <translation>Hơn mức call trong một động tác.</translation>
    </message>
    <message>
        <source>limit games</source>
        <translation>trò limit</translation>
    </message>
    <message>
        <source>Chips that lie there already</source>
        <translation>Chip đã nằm sẵn</translation>
    </message>
    <message>
        <source>New chips on top of a blind or an earlier bet.</source>
        <translation>Chip mới đặt thêm vào blind hoặc lần cược trước.</translation>
    </message>
    <message>
        <source>several chips, chips taken back</source>
        <translation>nhiều chip, chip lấy lại</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Lời nói so với chip</translation>
    </message>
    <message>
        <source>What was said and what was put out differ.</source>
        <translation>Lời đã nói và số đặt ra khác nhau.</translation>
    </message>
    <message>
        <source>raise by, raise without to or by</source>
        <translation>raise thêm, raise không nói tới hay thêm</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Sai lượt</translation>
    </message>
    <message>
        <source>Whether an early act stands when its turn comes.</source>
        <translation>Hành động sớm có giữ nguyên khi đến lượt hay không.</translation>
    </message>
    <message>
        <source>more seats in between</source>
        <translation>thêm ghế ở giữa</translation>
    </message>
    <message>
        <source>A seat passed over</source>
        <translation>Ghế bị bỏ qua</translation>
    </message>
    <message>
        <source>Whether it still has its right to act.</source>
        <translation>Ghế đó còn quyền đánh hay không.</translation>
    </message>
    <message>
        <source>&quot;time&quot;</source>
        <translation>&quot;time&quot;</translation>
    </message>
    <message>
        <source>Misdeal or play on</source>
        <translation>Misdeal hay chơi tiếp</translation>
    </message>
    <message>
        <source>Exposed, boxed, extra and missing cards.</source>
        <translation>Lá bị lộ, nằm ngược, thừa và thiếu.</translation>
    </message>
    <message>
        <source>wrong button and order, two faults</source>
        <translation>sai button và thứ tự, hai lỗi</translation>
    </message>
    <message>
        <source>Until when a misdeal</source>
        <translation>Misdeal đến khi nào</translation>
    </message>
    <message>
        <source>Whether it is too late to call it.</source>
        <translation>Đã quá muộn để báo hay chưa.</translation>
    </message>
    <message>
        <source>more seats</source>
        <translation>thêm ghế</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Lá đốt</translation>
    </message>
    <message>
        <source>No burn, or two: put right or left.</source>
        <translation>Không đốt, hoặc đốt hai lá: sửa lại hay để nguyên.</translation>
    </message>
    <message>
        <source>later streets, all-ins</source>
        <translation>các vòng sau, all-in</translation>
    </message>
    <message>
        <source>Premature cards</source>
        <translation>Bài ra sớm</translation>
    </message>
    <message>
        <source>What is done with a street that came too early.</source>
        <translation>Xử lý vòng bài ra quá sớm thế nào.</translation>
    </message>
    <message>
        <source>Four-card flop</source>
        <translation>Flop bốn lá</translation>
    </message>
    <message>
        <source>One card too many, or two.</source>
        <translation>Thừa một lá, hoặc hai.</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>Bài chết</translation>
    </message>
    <message>
        <source>The pots without a hand that is dead.</source>
        <translation>Các pot khi một bài đã chết.</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Button chết</translation>
    </message>
    <message>
        <source>Where button and blinds go when seats leave.</source>
        <translation>Button và blind đi đâu khi có ghế nghỉ.</translation>
    </message>
    <message>
        <source>more seats gone</source>
        <translation>thêm ghế nghỉ</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Blind nợ</translation>
    </message>
    <message>
        <source>What a seat posts when it comes back.</source>
        <translation>Một ghế đặt gì khi quay lại.</translation>
    </message>
    <message>
        <source>other seats</source>
        <translation>các ghế khác</translation>
    </message>
    <message>
        <source>From three to two</source>
        <translation>Từ ba còn hai</translation>
    </message>
    <message>
        <source>Who has the button and who the blind.</source>
        <translation>Ai có button và ai có blind.</translation>
    </message>
    <message>
        <source>from four to two</source>
        <translation>từ bốn còn hai</translation>
    </message>
    <message>
        <source>Changing seats</source>
        <translation>Đổi ghế</translation>
    </message>
    <message>
        <source>Whether a move costs a blind.</source>
        <translation>Chuyển ghế có tốn blind hay không.</translation>
    </message>
    <message>
        <source>no further levels</source>
        <translation>không còn cấp nào</translation>
    </message>
    <message>
        <source>Buying in again</source>
        <translation>Buy-in lại</translation>
    </message>
    <message>
        <source>How much a player has to bring back.</source>
        <translation>Người chơi phải mang lại bao nhiêu.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Ai lật trước</translation>
    </message>
    <message>
        <source>The last bettor, or the first after the button.</source>
        <translation>Người bet cuối, hoặc người đầu tiên sau button.</translation>
    </message>
    <message>
        <source>all-ins</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>Killing hands</source>
        <translation>Thu bài thua</translation>
    </message>
    <message>
        <source>Which hands go before the pot is pushed.</source>
        <translation>Bài nào được thu trước khi đẩy pot.</translation>
    </message>
    <message>
        <source>side pots</source>
        <translation>side pot</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>Thứ tự đẩy pot</translation>
    </message>
    <message>
        <source>Where the first pot goes.</source>
        <translation>Pot đầu tiên về đâu.</translation>
    </message>
    <message>
        <source>more side pots</source>
        <translation>thêm side pot</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>Xướng gì?</translation>
    </message>
    <message>
        <source>The sentence that is said now.</source>
        <translation>Câu cần nói lúc này.</translation>
    </message>
    <message>
        <source>number of players, more seats</source>
        <translation>số người chơi, thêm ghế</translation>
    </message>
    <message>
        <source>Counting the stub</source>
        <translation>Đếm phần bài còn lại</translation>
    </message>
    <message>
        <source>How many cards must be left.</source>
        <translation>Phải còn lại mấy lá.</translation>
    </message>
    <message>
        <source>other games, more seats</source>
        <translation>trò chơi khác, thêm ghế</translation>
    </message>
    <message>
        <source>Punto Banco: third card</source>
        <translation>Punto Banco: lá thứ ba</translation>
    </message>
    <message>
        <source>Who draws.</source>
        <translation>Bên nào rút.</translation>
    </message>
    <message>
        <source>after the player&apos;s third card</source>
        <translation>sau lá thứ ba của Con</translation>
    </message>
    <message>
        <source>Punto Banco: payouts</source>
        <translation>Punto Banco: trả tiền</translation>
    </message>
    <message>
        <source>What a winning bet is paid.</source>
        <translation>Cược thắng được trả bao nhiêu.</translation>
    </message>
    <message>
        <source>larger bets</source>
        <translation>cược lớn hơn</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot-limit</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Chia pot</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Đọc bài</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Cược</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Lời nói</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Khác</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sits with…</source>
        <translation>Ngồi vào với…</translation>
    </message>
    <message>
        <source>Sits, not counted</source>
        <translation>Ngồi vào, chưa đếm</translation>
    </message>
    <message>
        <source>Transfers with…</source>
        <translation>Chuyển sang với…</translation>
    </message>
    <message>
        <source>From broken game…</source>
        <translation>Từ bàn giải tán…</translation>
    </message>
    <message>
        <source>Returns, left with…</source>
        <translation>Quay lại, đã mang đi…</translation>
    </message>
    <message>
        <source>Adds chips…</source>
        <translation>Thêm chip…</translation>
    </message>
    <message>
        <source>Count stack…</source>
        <translation>Đếm stack…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Vắng</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Trở lại</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Nghỉ</translation>
    </message>
    <message>
        <source>Moves to…</source>
        <translation>Chuyển sang…</translation>
    </message>
    <message>
        <source>Tap the seat it moves to</source>
        <translation>Chạm ghế chuyển đến</translation>
    </message>
    <message>
        <source>Plays behind…</source>
        <translation>Chơi behind…</translation>
    </message>
    <message>
        <source>Posts what it owes</source>
        <translation>Đặt phần nợ</translation>
    </message>
    <message>
        <source>Waits for BB</source>
        <translation>Chờ BB</translation>
    </message>
    <message>
        <source>Buys the button</source>
        <translation>Mua button</translation>
    </message>
    <message>
        <source>Passes chips…</source>
        <translation>Chuyển chip…</translation>
    </message>
    <message>
        <source>Tap the seat that gets them</source>
        <translation>Chạm ghế nhận chip</translation>
    </message>
    <message>
        <source>Objects to passing</source>
        <translation>Phản đối chuyển chip</translation>
    </message>
    <message>
        <source>Dealer change…</source>
        <translation>Đổi dealer…</translation>
    </message>
    <message>
        <source>Button at…</source>
        <translation>Button ở…</translation>
    </message>
    <message>
        <source>Tap the seat the button is at</source>
        <translation>Chạm ghế có button</translation>
    </message>
    <message>
        <source>Shuffle begins</source>
        <translation>Bắt đầu xào</translation>
    </message>
    <message>
        <source>Rake taken…</source>
        <translation>Lấy rake…</translation>
    </message>
    <message>
        <source>Jackpot dropped…</source>
        <translation>Thả jackpot…</translation>
    </message>
    <message>
        <source>Time charge…</source>
        <translation>Phí giờ…</translation>
    </message>
    <message>
        <source>Log of the down</source>
        <translation>Sổ của ca</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>%1 as recorded</source>
        <translation>%1 theo ghi nhận</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>mới vào</translation>
    </message>
    <message>
        <source>owes %1 to the pots</source>
        <translation>nợ các pot %1</translation>
    </message>
    <message>
        <source>posts next</source>
        <translation>đặt ván sau</translation>
    </message>
    <message>
        <source>buys button</source>
        <translation>mua button</translation>
    </message>
    <message>
        <source>Button at seat %1.</source>
        <translation>Button ở ghế %1.</translation>
    </message>
    <message>
        <source>Small blind seat %1, %2; big blind seat %3, %4.</source>
        <translation>Small blind ghế %1, %2; big blind ghế %3, %4.</translation>
    </message>
    <message>
        <source>Everybody antes %1.</source>
        <translation>Mọi người ante %1.</translation>
    </message>
    <message>
        <source>The big blind antes %1.</source>
        <translation>Big blind ante %1.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Ghế %1 đặt %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 dead.</source>
        <translation>Ghế %1 đặt chết %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 and %3 dead.</source>
        <translation>Ghế %1 đặt %2 và đặt chết %3.</translation>
    </message>
    <message>
        <source>Seat %1 straddles %2.</source>
        <translation>Ghế %1 straddle %2.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 behind.</source>
        <translation>Ghế %1 chơi behind %2.</translation>
    </message>
    <message>
        <source>Not dealt in: seats %1.</source>
        <translation>Không được chia bài: các ghế %1.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>Phí giờ</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Gọi floor</translation>
    </message>
    <message>
        <source>%1 taken, %2 due</source>
        <translation>đã lấy %1, phải lấy %2</translation>
    </message>
    <message>
        <source>Dealers before</source>
        <translation>Các dealer trước</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Put in, by street</source>
        <translation>Đã bỏ vào, theo vòng</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Xào và cắt bài</translation>
    </message>
    <message>
        <source>The dealer shuffles</source>
        <translation>Dealer xào</translation>
    </message>
    <message>
        <source>%1 shuffles, %2 cuts, %3 squares</source>
        <translation>%1 xào, %2 cắt, %3 vuốt bài</translation>
    </message>
    <message>
        <source>Riffles: %1 of %2</source>
        <translation>Riffle: %1 / %2</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cắt bài</translation>
    </message>
    <message>
        <source>Cut card below</source>
        <translation>Lá cắt ở dưới</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: xong</translation>
    </message>
    <message>
        <source>Complaints until a hand is looked at or betting begins.</source>
        <translation>Được phản đối cho đến khi có người xem bài hoặc bắt đầu cược.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Ghi</translation>
    </message>
    <message>
        <source>Seats and table…</source>
        <translation>Ghế và bàn…</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>fold</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>call %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>bet %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Raise tới %1</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>raise tới %1</translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation>Tố đủ tới %1</translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation>tố đủ tới %1</translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation>All-in, %1</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>all-in %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>bring in %1</source>
        <translation>bring-in %1</translation>
    </message>
    <message>
        <source>Nothing counts</source>
        <translation>Không tính gì</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không tính</translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation>String raise: call %1</translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation>string raise, call %1</translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation>String bet: bet %1</translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation>string bet, bet %1</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>misdeal</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>trả lại mọi chip, button ở yên</translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation>Được báo misdeal</translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation>có thể misdeal</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>chơi tiếp</translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation>Chơi tiếp, thay lá bài</translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation>chơi tiếp, thay lá bài</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>Hủy ván</translation>
    </message>
    <message>
        <source>void</source>
        <translation>hủy ván</translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation>trả lại mọi chip</translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation>Bài chết, ghế %1</translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation>bài chết, ghế %1</translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation>chip ở lại</translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation>Bài sống, ghế %1</translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation>bài sống, ghế %1</translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation>Tính giờ, %1 giây</translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation>tính giờ, %1 giây</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Floor quyết định</translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation>floor quyết định</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>đề xuất: %1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Đã quyết định: %1</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>đã quyết định: %1</translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation>bởi floor</translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation>Ghế %1: %2 giữ nguyên</translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation>%2 của ghế %1 giữ nguyên</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>từ đó không có gì thay đổi</translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation>Ghế %1 đánh lại</translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation>ghế %1 đánh lại</translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation>có bet hoặc raise ở giữa</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, chờ</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>đã đánh trước lượt</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Đã ghi chú</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>đã ghi chú</translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation>không chuyển chip</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Đã đếm: %1</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>đã đếm %1</translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation>số đếm là đúng</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>thối %1</translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation>trả lại ghế %2, %1</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>trả lại %1</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>thêm %1</translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation>để chỉnh cho đúng</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>một chip %1, không nói gì</translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation>một chip %1</translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation>%1, số chip: %2, không nói gì</translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation>%1, số chip: %2</translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation>%1, không nói gì</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>im lặng %1, rồi %2 ở động tác thứ hai</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, rồi %2</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation>nói &quot;%1&quot;</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation>nói &quot;%1&quot;, bỏ %2</translation>
    </message>
    <message>
        <source>said and done</source>
        <translation>nói và làm rõ ràng</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>rõ ràng</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation>bộ luật khác</translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation>không còn sửa được ở đây</translation>
    </message>
    <message>
        <source>final</source>
        <translation>chung cuộc</translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation>đến khi dừng tay</translation>
    </message>
    <message>
        <source>until rest</source>
        <translation>đến dừng tay</translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation>đến khi ghế kế tiếp đánh</translation>
    </message>
    <message>
        <source>until next act</source>
        <translation>đến lượt kế tiếp</translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation>đến khi số người đã đánh là: %1</translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation>đến số lượt: %1</translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation>đến khi hết vòng</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>đến hết vòng</translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation>đến khi đẩy pot</translation>
    </message>
    <message>
        <source>until push</source>
        <translation>đến khi đẩy</translation>
    </message>
</context>
</TS>
