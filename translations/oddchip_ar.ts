<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation>تشيك / كول</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>كول %1</translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation>رهان / رايز</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>رهان</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>رايز</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>إكمال</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>رهان %1</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>رايز %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>إكمال %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>أول إن</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>أول إن %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>برينغ إن %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>وزّع</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>وزّع %1</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>سلّم</translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation>سلّم %1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>اليد التالية</translation>
    </message>
    <message>
        <source>Said…</source>
        <translation>قيل…</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>فيش…</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>خطأ…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation>المشرف…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation>حركة تالية</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>سكنت اليد</translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation>أعلن البطلان</translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation>سجّل الخطأ</translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation>التالي: مقعد %1</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>قسمة…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>تابع من هنا</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>حاسبة البوت</translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation>بوتات يد واحدة فقط، دون طاولة</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>البوت</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>نفسه</translation>
    </message>
    <message>
        <source>close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>أعد المحاولة</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation>امنح مقعد %1</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>دون ورق</translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation>ماك</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>لم تُرَ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>مكان آخر…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>استعادة نسخة…</translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation>أظهر القيد</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation>المقعد %1، مبكرًا</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>خارج الدور</translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation>اكتب المبلغ</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>البوت %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation>%1 مسجّل</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation>%1 معدود</translation>
    </message>
    <message>
        <source>count it</source>
        <translation>عُدّه</translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation>حرق، ورقة واحدة</translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation>حرق، 3 أوراق</translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation>ورقة لكل واحد</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>السحب</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation>ابدأ اليد %1</translation>
    </message>
    <message>
        <source>words</source>
        <translation>كلام</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>توزيع مرتين</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>الصينية</translation>
    </message>
    <message>
        <source>count chips</source>
        <translation>عدّ الفيش</translation>
    </message>
    <message>
        <source>which chips</source>
        <translation>أي فيش</translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation>أوراق وأخطاء</translation>
    </message>
    <message>
        <source>open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>اضغط ثانية</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>اليد %1</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>الرهان مفتوح</translation>
    </message>
    <message>
        <source>betting over</source>
        <translation>انتهى الرهان</translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation>لا دور لأحد</translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation>من يفتتح؟</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>رمي الأوراق</translation>
    </message>
    <message>
        <source>upcards</source>
        <translation>مكشوفة</translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation>المقعد %1 يسحب</translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation>المقعد %1 يرمي</translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation>ورقة مكشوفة، المقعد %1</translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation>بقية البورد</translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation>دون سحب</translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation>رمى الجميع</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>سكوب</translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation>الفردية: مقعد %1</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>لا لو</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>لا فائز</translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation>أيدٍ لم تُكشف</translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation>اليد جارية</translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation>انتهت اليد</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>لا طاولة</translation>
    </message>
    <message>
        <source>several pots</source>
        <translation>عدة بوتات</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>البورد مكتمل</translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation>%1 للتسليم</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>لا يد بعد</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>لا شيء للتراجع</translation>
    </message>
    <message>
        <source>in helper</source>
        <translation>في الحاسبة</translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation>المطلوب %1</translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation>لا رايز الآن</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>بلغ الحد</translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation>أول إن ناقص</translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation>لا أحد يجاري</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>لعب مبكرًا</translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation>نودي المشرف</translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation>البوت محجوز</translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation>يلزم ستاكان</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>تغيّر للتو</translation>
    </message>
    <message>
        <source>reading only</source>
        <translation>قراءة فقط</translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation>لا سبب بعد: %1</translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation>فات الأوان: %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>لم يُسجَّل</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message>
        <source>Seat %1 acts.</source>
        <translation>المقعد %1 يلعب.</translation>
    </message>
    <message>
        <source>Seat %1 folds.</source>
        <translation>المقعد %1: فولد.</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>المقعد %1: تشيك.</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>المقعد %1: كول.</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>المقعد %1 يراهن بـ %2.</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>المقعد %1 يرفع إلى %2.</translation>
    </message>
    <message>
        <source>Seat %1 completes.</source>
        <translation>المقعد %1 يكمل الرهان.</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>المقعد %1 أول إن.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>المقعد %1 يضع البرينغ إن.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;fold&quot;.</source>
        <translation>المقعد %1 يقول «فولد».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;check&quot;.</source>
        <translation>المقعد %1 يقول «تشيك».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;call&quot;.</source>
        <translation>المقعد %1 يقول «كول».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet&quot;.</source>
        <translation>المقعد %1 يقول «رهان».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet %2&quot;.</source>
        <translation>المقعد %1 يقول «رهان %2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise&quot; and no amount.</source>
        <translation>المقعد %1 يقول «رايز» دون مبلغ.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise to %2&quot;.</source>
        <translation>المقعد %1 يقول «رايز إلى %2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise by %2&quot;.</source>
        <translation>المقعد %1 يقول «رايز بزيادة %2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise %2&quot;, neither to nor by.</source>
        <translation>المقعد %1 يقول «رايز %2»، لا «إلى» ولا «بزيادة».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;all-in&quot;.</source>
        <translation>المقعد %1 يقول «أول إن».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;%2&quot;.</source>
        <translation>المقعد %1 يقول «%2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;time&quot;.</source>
        <translation>المقعد %1 يقول «وقت».</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من فئة %2</translation>
    </message>
    <message>
        <source>Seat %1 puts out %2 in one motion: %3 in all.</source>
        <translation>المقعد %1 يضع %2 بحركة واحدة: المجموع %3.</translation>
    </message>
    <message>
        <source>Seat %1 puts out one chip of %2.</source>
        <translation>المقعد %1 يضع فيشة واحدة من فئة %2.</translation>
    </message>
    <message>
        <source>Seat %1 takes back %2 that lay in front.</source>
        <translation>المقعد %1 يسترد %2 كانت أمامه.</translation>
    </message>
    <message>
        <source>Seat %1 rests its hands.</source>
        <translation>المقعد %1 تسكن يداه.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2, %3, was exposed by the dealer.</source>
        <translation>كشف الموزّع الورقة %1 للمقعد %2، وهي %3.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2 was flashed by the dealer.</source>
        <translation>لمّح الموزّع بالورقة %1 للمقعد %2.</translation>
    </message>
    <message>
        <source>Boxed cards in the deck: %1.</source>
        <translation>أوراق مقلوبة في الرزمة: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has too many cards, by %2.</source>
        <translation>لدى المقعد %1 أوراق زائدة، بعدد %2.</translation>
    </message>
    <message>
        <source>Seat %1 has too few cards, by %2.</source>
        <translation>لدى المقعد %1 أوراق ناقصة، بعدد %2.</translation>
    </message>
    <message>
        <source>The card of seat %1 came out of sequence.</source>
        <translation>خرجت ورقة المقعد %1 خارج الترتيب.</translation>
    </message>
    <message>
        <source>The button is in the wrong place.</source>
        <translation>الزر في غير مكانه.</translation>
    </message>
    <message>
        <source>The first card went to seat %1 by mistake.</source>
        <translation>ذهبت الورقة الأولى إلى المقعد %1 خطأً.</translation>
    </message>
    <message>
        <source>Seat %1 is empty and was dealt a hand.</source>
        <translation>المقعد %1 خالٍ ووُزّعت له يد.</translation>
    </message>
    <message>
        <source>Seat %1 was left out of the deal.</source>
        <translation>نُسي المقعد %1 في التوزيع.</translation>
    </message>
    <message>
        <source>On the table before the betting is over: %1 (%2).</source>
        <translation>%1 على الطاولة قبل انتهاء الرهان: %2.</translation>
    </message>
    <message>
        <source>No card was burnt before %1.</source>
        <translation>لم تُحرق ورقة قبل %1.</translation>
    </message>
    <message>
        <source>Two cards were burnt before %1.</source>
        <translation>حُرقت ورقتان قبل %1.</translation>
    </message>
    <message>
        <source>A card too many lies on the flop: %1.</source>
        <translation>على الفلوب ورقة زائدة: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has the wrong number of cards: its hand is dead.</source>
        <translation>عدد أوراق المقعد %1 خاطئ: يده ميتة.</translation>
    </message>
    <message>
        <source>The dealer has mucked the hand of seat %1: it is dead.</source>
        <translation>رمى الموزّع يد المقعد %1 في الماك: هي ميتة.</translation>
    </message>
    <message>
        <source>%1: nobody has a low.</source>
        <translation>%1: لا أحد لديه لو.</translation>
    </message>
    <message>
        <source>%1, high: seats %2 tie.</source>
        <translation>%1، الهاي: تعادل المقاعد %2.</translation>
    </message>
    <message>
        <source>%1, high: seat %2.</source>
        <translation>%1، الهاي: المقعد %2.</translation>
    </message>
    <message>
        <source>%1, low: seats %2 tie.</source>
        <translation>%1، اللو: تعادل المقاعد %2.</translation>
    </message>
    <message>
        <source>%1, low: seat %2.</source>
        <translation>%1، اللو: المقعد %2.</translation>
    </message>
    <message>
        <source>%1: seats %2 tie.</source>
        <translation>%1: تعادل المقاعد %2.</translation>
    </message>
    <message>
        <source>%1: seat %2 wins.</source>
        <translation>%1: يفوز المقعد %2.</translation>
    </message>
    <message>
        <source>Board %1, %2: seats %3 tie.</source>
        <translation>البورد %1، %2: تعادل المقاعد %3.</translation>
    </message>
    <message>
        <source>Board %1, %2: seat %3 wins.</source>
        <translation>البورد %1، %2: يفوز المقعد %3.</translation>
    </message>
    <message>
        <source>main pot</source>
        <translation>البوت الرئيسي</translation>
    </message>
    <message>
        <source>side pot %1</source>
        <translation>البوت الجانبي %1</translation>
    </message>
    <message>
        <source>A player calls a misdeal.</source>
        <translation>لاعب يعلن بطلان التوزيع.</translation>
    </message>
    <message>
        <source>Seat %1 leaves the game.</source>
        <translation>المقعد %1 يترك اللعب.</translation>
    </message>
    <message>
        <source>Seat %1 is away for the next hand.</source>
        <translation>المقعد %1 غائب عن اليد التالية.</translation>
    </message>
    <message>
        <source>Seat %1 comes back.</source>
        <translation>المقعد %1 يعود.</translation>
    </message>
    <message>
        <source>Seat %1 wants to post and be dealt in.</source>
        <translation>المقعد %1 يريد أن يدفع ويدخل التوزيع.</translation>
    </message>
    <message>
        <source>Seat %1 moves to seat %2.</source>
        <translation>المقعد %1 ينتقل إلى المقعد %2.</translation>
    </message>
    <message>
        <source>Seat %1 sits down with %2.</source>
        <translation>المقعد %1 يجلس ومعه %2.</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>a call, %1</source>
        <translation>كول، %1</translation>
    </message>
    <message>
        <source>a bet of %1</source>
        <translation>رهان %1</translation>
    </message>
    <message>
        <source>a raise to %1</source>
        <translation>رفع إلى %1</translation>
    </message>
    <message>
        <source>a completion to %1</source>
        <translation>إكمال إلى %1</translation>
    </message>
    <message>
        <source>all-in, %1</source>
        <translation>أول إن، %1</translation>
    </message>
    <message>
        <source>the bring-in, %1</source>
        <translation>البرينغ إن، %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Seats %1 fold.</source>
        <translation>المقاعد %1 فولد.</translation>
    </message>
    <message>
        <source>Seats %1 check.</source>
        <translation>المقاعد %1 تشيك.</translation>
    </message>
    <message>
        <source>Seats %1 call.</source>
        <translation>المقاعد %1 كول.</translation>
    </message>
    <message>
        <source>Dealt: %1, %2.</source>
        <translation>وُزّع: %1، %2.</translation>
    </message>
    <message>
        <source>A misdeal: the cards are dealt anew.</source>
        <translation>توزيع باطل: تُوزَّع الأوراق من جديد.</translation>
    </message>
    <message>
        <source>Push the pots: how much does each seat win? What nobody matched goes back and is not won.</source>
        <translation>ادفع البوتات: كم يربح كل مقعد؟ ما لم يجاره أحد يعود ولا يُعدّ ربحًا.</translation>
    </message>
    <message>
        <source>Build the pots: how much, who may win, and what comes back.</source>
        <translation>ابنِ البوتات: كم فيها، ومن له أن يربحها، وما الذي يعود.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, seats %2</source>
        <translation>%1، المقاعد %2</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1، المقعد %2</translation>
    </message>
    <message>
        <source>Pot %1 to settle: %2</source>
        <translation>بوت للتسوية %1: %2</translation>
    </message>
    <message>
        <source>Seats %1 may win it.</source>
        <translation>للمقاعد %1 أن تربحه.</translation>
    </message>
    <message>
        <source>Seat %1 alone can win it.</source>
        <translation>للمقعد %1 وحده أن يربحه.</translation>
    </message>
    <message>
        <source>Which seats can win the pot that is settled first?</source>
        <translation>أي المقاعد لها أن تربح البوت الذي يُسوّى أولًا؟</translation>
    </message>
    <message>
        <source>Give back %1 to seat %2</source>
        <translation>أعد %1 إلى المقعد %2</translation>
    </message>
    <message>
        <source>Nobody matched it.</source>
        <translation>لم يجارها أحد.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 folded by %2</source>
        <translation>%1 من فولد %2</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 في الوسط</translation>
    </message>
    <message>
        <source>%1 dead money</source>
        <translation>%1 مال ميت</translation>
    </message>
    <message>
        <source>Smallest in: %1. Pull %1 from %2</source>
        <translation>أقل ما وُضع: %1. اسحب %1 من %2</translation>
    </message>
    <message>
        <source>Next: pull %1 more from %2</source>
        <translation>التالي: اسحب %1 أخرى من %2</translation>
    </message>
    <message>
        <source>%1 makes %2. Close it: %3.</source>
        <translation>%1 تصير %2. أغلقه: %3.</translation>
    </message>
    <message>
        <source>Check the sum</source>
        <translation>راجع المجموع</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: in all %2, all that was put in.</source>
        <translation>%1: المجموع %2، كل ما وُضع.</translation>
    </message>
    <message>
        <source>Pot-limit: what is the most that seat %1 may bet?</source>
        <translation>بوت ليميت: ما أكثر ما للمقعد %1 أن يراهن به؟</translation>
    </message>
    <message>
        <source>Pot-limit: to what total may seat %1 raise at most?</source>
        <translation>بوت ليميت: إلى أي مجموع للمقعد %1 أن يرفع على الأكثر؟</translation>
    </message>
    <message>
        <source>Everything in the middle and in front</source>
        <translation>كل ما في الوسط وما أمام اللاعبين</translation>
    </message>
    <message>
        <source>Count every bet that is out.</source>
        <translation>عُدّ كل رهان موضوع.</translation>
    </message>
    <message>
        <source>What of it counts</source>
        <translation>ما يُحسب منه</translation>
    </message>
    <message>
        <source>Short and small blinds, antes and rounding as the house counts them.</source>
        <translation>البلايند الناقص والصغير والآنتي والتقريب كما تحسبها الصالة.</translation>
    </message>
    <message>
        <source>With nothing to call the pot is the most</source>
        <translation>حين لا شيء للكول، البوت هو الأكثر</translation>
    </message>
    <message>
        <source>Seat %2 calls first: %1</source>
        <translation>المقعد %2 يجاري أولًا: %1</translation>
    </message>
    <message>
        <source>The bet to match and the pot after the call</source>
        <translation>الرهان المطلوب مجاراته والبوت بعد الكول</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>البوت %1.</translation>
    </message>
    <message>
        <source>Divide it: how much does each seat get?</source>
        <translation>اقسمه: كم لكل مقعد؟</translation>
    </message>
    <message>
        <source>%1, high half</source>
        <translation>%1، نصف الهاي</translation>
    </message>
    <message>
        <source>%1, low half</source>
        <translation>%1، نصف اللو</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1، البورد %2</translation>
    </message>
    <message>
        <source>high half</source>
        <translation>نصف الهاي</translation>
    </message>
    <message>
        <source>low half</source>
        <translation>نصف اللو</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>البورد %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%2 has the odd %1</source>
        <translation>الفيشة الفردية %1 إلى %2</translation>
    </message>
    <message>
        <source>%1: divide it</source>
        <translation>%1: اقسمه</translation>
    </message>
    <message>
        <source>%2: seat %1 wins</source>
        <translation>%2: يفوز المقعد %1</translation>
    </message>
    <message>
        <source>%2: seats %1 share</source>
        <translation>%2: تتقاسمه المقاعد %1</translation>
    </message>
    <message>
        <source>%1 in %2 shares: %3 each</source>
        <translation>%1، عدد الحصص %2: لكل حصة %3</translation>
    </message>
    <message>
        <source>the odd %1 to seat %2</source>
        <translation>الفيشة الفردية %1 إلى المقعد %2</translation>
    </message>
    <message>
        <source>Seat %1 has in all</source>
        <translation>مجموع ما للمقعد %1</translation>
    </message>
    <message>
        <source>Add its parts: %1.</source>
        <translation>اجمع أجزاءه: %1.</translation>
    </message>
    <message>
        <source>Which seats win? Name all that tie.</source>
        <translation>أي المقاعد تفوز؟ اذكر كل المتعادلين.</translation>
    </message>
    <message>
        <source>Which seats win high, and which low? No low is an answer.</source>
        <translation>أي المقاعد تفوز بالهاي، وأيها باللو؟ «لا لو» إجابة أيضًا.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>المقعد %1 يلعب %2</translation>
    </message>
    <message>
        <source>%1. It wins.</source>
        <translation>%1. يفوز.</translation>
    </message>
    <message>
        <source>%1. It loses.</source>
        <translation>%1. يخسر.</translation>
    </message>
    <message>
        <source>Seat %1 has no low</source>
        <translation>المقعد %1 ليس لديه لو</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 for low</source>
        <translation>المقعد %1 يلعب %2 في اللو</translation>
    </message>
    <message>
        <source>Which seat acts first on this street?</source>
        <translation>أي مقعد يلعب أولًا في هذه المرحلة؟</translation>
    </message>
    <message>
        <source>Seat %1 shows %2</source>
        <translation>المقعد %1 يُظهر %2</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>البرينغ إن</translation>
    </message>
    <message>
        <source>The lowest upcard, of equal ones by suit: clubs, diamonds, hearts, spades.</source>
        <translation>أدنى ورقة مكشوفة، وعند التساوي بحسب النوع: سباتي، ديناري، كوبا، بستوني.</translation>
    </message>
    <message>
        <source>Razz: the highest upcard, of equal ones by suit: spades, hearts, diamonds, clubs.</source>
        <translation>راز: أعلى ورقة مكشوفة، وعند التساوي بحسب النوع: بستوني، كوبا، ديناري، سباتي.</translation>
    </message>
    <message>
        <source>After the first round</source>
        <translation>بعد الجولة الأولى</translation>
    </message>
    <message>
        <source>The highest board, of equal ones the first at the left of the dealer.</source>
        <translation>أعلى أوراق مكشوفة، وعند التساوي الأولى على يسار الموزّع.</translation>
    </message>
    <message>
        <source>Razz: the lowest board, of equal ones the first at the left of the dealer.</source>
        <translation>راز: أدنى أوراق مكشوفة، وعند التساوي الأولى على يسار الموزّع.</translation>
    </message>
    <message>
        <source>It acts first.</source>
        <translation>يلعب أولًا.</translation>
    </message>
    <message>
        <source>It acts later.</source>
        <translation>يلعب لاحقًا.</translation>
    </message>
    <message>
        <source>To what total must seat %1 raise at least?</source>
        <translation>إلى أي مجموع يجب أن يرفع المقعد %1 على الأقل؟</translation>
    </message>
    <message>
        <source>The bet to match</source>
        <translation>الرهان المطلوب مجاراته</translation>
    </message>
    <message>
        <source>The most that anyone has in front.</source>
        <translation>أكثر ما أمام أي لاعب.</translation>
    </message>
    <message>
        <source>The last full bet or raise</source>
        <translation>آخر رهان أو رفع كامل</translation>
    </message>
    <message>
        <source>A raise adds at least as much again.</source>
        <translation>الرفع يزيد مثله على الأقل.</translation>
    </message>
    <message>
        <source>A short all-in changes what there is to call, never the size of a full raise.</source>
        <translation>الأول إن الناقص يغيّر مبلغ الكول، لا حجم الرفع الكامل أبدًا.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>اجمعهما</translation>
    </message>
    <message>
        <source>May seat %1 raise, or only call or fold?</source>
        <translation>هل للمقعد %1 أن يرفع، أم كول أو فولد فقط؟</translation>
    </message>
    <message>
        <source>It may raise.</source>
        <translation>له أن يرفع.</translation>
    </message>
    <message>
        <source>Call or fold only.</source>
        <translation>كول أو فولد فقط.</translation>
    </message>
    <message>
        <source>What seat %1 faces</source>
        <translation>ما يواجهه المقعد %1</translation>
    </message>
    <message>
        <source>%1 less %2 in front</source>
        <translation>%1 ناقص %2 أمامه</translation>
    </message>
    <message>
        <source>A full raise</source>
        <translation>الرفع الكامل</translation>
    </message>
    <message>
        <source>It faces enough: raise</source>
        <translation>يواجه ما يكفي: رفع</translation>
    </message>
    <message>
        <source>It faces too little: call or fold</source>
        <translation>يواجه أقل مما يكفي: كول أو فولد</translation>
    </message>
    <message>
        <source>Short all-ins add up for each seat.</source>
        <translation>رهانات الأول إن الناقصة تُجمع لكل مقعد.</translation>
    </message>
    <message>
        <source>A single later wager must have been a full one.</source>
        <translation>لا بد من رهان لاحق واحد كامل بذاته.</translation>
    </message>
    <message>
        <source>What may seat %1 do beside calling and folding?</source>
        <translation>ما للمقعد %1 غير الكول والفولد؟</translation>
    </message>
    <message>
        <source>The bet of this street</source>
        <translation>رهان هذه المرحلة</translation>
    </message>
    <message>
        <source>Half of it, %1, is the test.</source>
        <translation>نصفه، %1، هو المعيار.</translation>
    </message>
    <message>
        <source>Seat %1, all-in, lifts it from %3 to %2</source>
        <translation>المقعد %1، أول إن، يزيده من %3 إلى %2</translation>
    </message>
    <message>
        <source>Half a bet or more: it counts as a full bet or raise.</source>
        <translation>نصف رهان أو أكثر: يُحسب رهانًا أو رفعًا كاملًا.</translation>
    </message>
    <message>
        <source>Less than half a bet: what comes next completes it.</source>
        <translation>أقل من نصف رهان: ما يأتي بعده يكمله.</translation>
    </message>
    <message>
        <source>%1 less %2 in front. It has acted: half a bet or more lets it raise.</source>
        <translation>%1 ناقص %2 أمامه. سبق أن لعب: نصف رهان أو أكثر يتيح له الرفع.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>القاعدة: %1</translation>
    </message>
    <message>
        <source>How many raises are left in this round?</source>
        <translation>كم رفعًا بقي في هذه الجولة؟</translation>
    </message>
    <message>
        <source>The house allows %1 raises after the bet</source>
        <translation>تسمح الصالة بعد الرهان برفعات عددها %1</translation>
    </message>
    <message>
        <source>Before the flop the big blind is the bet.</source>
        <translation>قبل الفلوب البلايند الكبير هو الرهان.</translation>
    </message>
    <message>
        <source>Made so far: %1</source>
        <translation>تمّ حتى الآن: %1</translation>
    </message>
    <message>
        <source>Calls and short all-ins do not count.</source>
        <translation>الكول والأول إن الناقص لا يُحسبان.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>الباقي: %1</translation>
    </message>
    <message>
        <source>%1 less %2 is %3</source>
        <translation>%1 ناقص %2 يساوي %3</translation>
    </message>
    <message>
        <source>What is the fewest chips that make %1? There are chips of %2.</source>
        <translation>ما أقل عدد من الفيش يكوّن %1؟ الفيش من الفئات %2.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>الباقي %1.</translation>
    </message>
    <message>
        <source>How much change goes back to seat %1?</source>
        <translation>كم الباقي الذي يعود إلى المقعد %1؟</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>يعود</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 ناقص %2</translation>
    </message>
    <message>
        <source>How much must seat %1 add to call?</source>
        <translation>كم على المقعد %1 أن يضيف للكول؟</translation>
    </message>
    <message>
        <source>In front of seat %1</source>
        <translation>أمام المقعد %1</translation>
    </message>
    <message>
        <source>It counts towards the call.</source>
        <translation>يُحسب من الكول.</translation>
    </message>
    <message>
        <source>It adds %1</source>
        <translation>يضيف %1</translation>
    </message>
    <message>
        <source>Its stack is only %1: it is all-in.</source>
        <translation>ستاكه %1 فقط: هو أول إن.</translation>
    </message>
    <message>
        <source>The rake is %1 %, in steps of %2.</source>
        <translation>الريك %1 %، بخطوات من %2.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>على الأكثر %1.</translation>
    </message>
    <message>
        <source>No flop, no drop.</source>
        <translation>لا فلوب، لا دروب.</translation>
    </message>
    <message>
        <source>%1 for the jackpot from a pot of %2 on.</source>
        <translation>%1 للجاكبوت من بوت %2 فصاعدًا.</translation>
    </message>
    <message>
        <source>How much rake is taken?</source>
        <translation>كم الريك المأخوذ؟</translation>
    </message>
    <message>
        <source>How much is taken, rake and jackpot together?</source>
        <translation>كم المأخوذ، ريك وجاكبوت معًا؟</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>البوت كله</translation>
    </message>
    <message>
        <source>All pots of the hand together, without what came back.</source>
        <translation>كل بوتات اليد معًا، دون ما عاد.</translation>
    </message>
    <message>
        <source>%1 % of %2 is %3</source>
        <translation>%1 % من %2 يساوي %3</translation>
    </message>
    <message>
        <source>Down to a whole %1: %2</source>
        <translation>نزولًا إلى مضاعف %1: %2</translation>
    </message>
    <message>
        <source>The rake</source>
        <translation>الريك</translation>
    </message>
    <message>
        <source>Nothing is taken.</source>
        <translation>لا يؤخذ شيء.</translation>
    </message>
    <message>
        <source>There is no cap.</source>
        <translation>لا حد أقصى.</translation>
    </message>
    <message>
        <source>And for the jackpot</source>
        <translation>وللجاكبوت</translation>
    </message>
    <message>
        <source>A stack is coloured up; chips of %2 in it: %1. How many chips of %3 come for it? What does not make a whole one stays small.</source>
        <translation>ستاك من فئة %2، عدد فيشه %1، يُصرف إلى أكبر. كم فيشة من فئة %3 تأتي مقابله؟ ما لا يكمل واحدة يبقى صغيرًا.</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>ما تبلغه</translation>
    </message>
    <message>
        <source>What does it count as?</source>
        <translation>ماذا يُحتسب؟</translation>
    </message>
    <message>
        <source>The action comes to seat %1. What of its act out of turn?</source>
        <translation>جاء الدور إلى المقعد %1. ماذا عن فعله خارج الدور؟</translation>
    </message>
    <message>
        <source>It stands as it was.</source>
        <translation>يبقى كما كان.</translation>
    </message>
    <message>
        <source>It lapses: the chips go back.</source>
        <translation>يسقط: تعود الفيش.</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <translation>خارج الدور: %1</translation>
    </message>
    <message>
        <source>The act is kept</source>
        <translation>يُحفظ الفعل</translation>
    </message>
    <message>
        <source>It waits until its turn comes.</source>
        <translation>ينتظر حتى يأتي دوره.</translation>
    </message>
    <message>
        <source>A bet or raise changes the action.</source>
        <translation>الرهان أو الرفع يغيّر الموقف.</translation>
    </message>
    <message>
        <source>After a call in between the act no longer binds by itself.</source>
        <translation>بعد كول بينهما لا يعود الفعل ملزمًا بذاته.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>هذا لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Seat %1 was passed over and now wants to act. Does it still have its right?</source>
        <translation>تُخطّي المقعد %1 ويريد الآن أن يلعب. هل ما زال له حقه؟</translation>
    </message>
    <message>
        <source>It keeps its right to act.</source>
        <translation>يحتفظ بحقه في اللعب.</translation>
    </message>
    <message>
        <source>It may have lost it: the floor decides.</source>
        <translation>ربما فقده: المشرف يقرر.</translation>
    </message>
    <message>
        <source>Who says &quot;time&quot; keeps the right to act.</source>
        <translation>من يقول «وقت» يحتفظ بحقه في اللعب.</translation>
    </message>
    <message>
        <source>Acts behind it: %1</source>
        <translation>الأفعال بعده: %1</translation>
    </message>
    <message>
        <source>From %1 on the right may be lost.</source>
        <translation>من %1 فصاعدًا قد يسقط الحق.</translation>
    </message>
    <message>
        <source>The least raise is to %1.</source>
        <translation>أدنى رفع إلى %1.</translation>
    </message>
    <message>
        <source>Nobody has bet; the least bet is %1.</source>
        <translation>لم يراهن أحد؛ أدنى رهان %1.</translation>
    </message>
    <message>
        <source>It may not be raised.</source>
        <translation>لا يجوز رفعه.</translation>
    </message>
    <message>
        <source>Over the call</source>
        <translation>ما فوق الكول</translation>
    </message>
    <message>
        <source>A full raise adds %1.</source>
        <translation>الرفع الكامل يزيد %1.</translation>
    </message>
    <message>
        <source>In front now: %1.</source>
        <translation>أمامه الآن: %1.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>إذن</translation>
    </message>
    <message>
        <source>Nobody has acted. Is it a misdeal, or do you play on?</source>
        <translation>لم يلعب أحد. أهو توزيع باطل أم تتابعون؟</translation>
    </message>
    <message>
        <source>Misdeal, or play on?</source>
        <translation>توزيع باطل أم متابعة؟</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>توزيع باطل.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>تابع اللعب.</translation>
    </message>
    <message>
        <source>A cause for a misdeal, while it can still be called.</source>
        <translation>سبب لبطلان التوزيع، ما دام إعلانه ممكنًا.</translation>
    </message>
    <message>
        <source>By itself no cause.</source>
        <translation>ليس سببًا بذاته.</translation>
    </message>
    <message>
        <source>Acts since the blinds: %1</source>
        <translation>الأفعال منذ البلايند: %1</translation>
    </message>
    <message>
        <source>After two acts in turn the hand is played.</source>
        <translation>بعد فعلين في الدور تُلعب اليد.</translation>
    </message>
    <message>
        <source>After three acts, or two that are not both folds or both checks, the hand is played.</source>
        <translation>بعد ثلاثة أفعال، أو فعلين ليسا كلاهما فولد ولا كلاهما تشيك، تُلعب اليد.</translation>
    </message>
    <message>
        <source>After three acts, or two of which one had chips, the hand is played.</source>
        <translation>بعد ثلاثة أفعال، أو فعلين أحدهما بفيش، تُلعب اليد.</translation>
    </message>
    <message>
        <source>It is noticed now. What is done?</source>
        <translation>لوحظ الآن. ماذا يُفعل؟</translation>
    </message>
    <message>
        <source>The street goes back and comes as it should have.</source>
        <translation>ترجع المرحلة وتأتي كما كان ينبغي.</translation>
    </message>
    <message>
        <source>The board stands; play on.</source>
        <translation>يبقى البورد؛ تابع اللعب.</translation>
    </message>
    <message>
        <source>There has been action on it.</source>
        <translation>وقع عليه لعب.</translation>
    </message>
    <message>
        <source>Leave the burn card where it is</source>
        <translation>اترك الورقة المحروقة مكانها</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>احرق ورقة</translation>
    </message>
    <message>
        <source>Burn no card</source>
        <translation>لا تحرق ورقة</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>أعد %1</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>أعد ورقة واحدة</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>اخلط باقي الرزمة</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>وزّع %1</translation>
    </message>
    <message>
        <source>Seat %1 gets the burn card</source>
        <translation>المقعد %1 يأخذ الورقة المحروقة</translation>
    </message>
    <message>
        <source>Seat %1 gets the top card after the deal</source>
        <translation>المقعد %1 يأخذ الورقة العليا بعد التوزيع</translation>
    </message>
    <message>
        <source>The exposed card is the burn</source>
        <translation>الورقة المنكشفة هي المحروقة</translation>
    </message>
    <message>
        <source>%1 is kept</source>
        <translation>يُحتفظ بـ %1</translation>
    </message>
    <message>
        <source>Lay %1 aside until %2</source>
        <translation>ضع %1 جانبًا حتى %2</translation>
    </message>
    <message>
        <source>When the betting is over, what is done with the early cards?</source>
        <translation>حين ينتهي الرهان، ماذا يُفعل بالأوراق المبكرة؟</translation>
    </message>
    <message>
        <source>They go back, the stub is shuffled, and the street comes without a new burn.</source>
        <translation>ترجع، ويُخلط باقي الرزمة، وتأتي المرحلة دون حرق جديد.</translation>
    </message>
    <message>
        <source>The card waits: burn, the next card is the turn; it is shuffled in for the river.</source>
        <translation>تنتظر الورقة: احرق، والورقة التالية هي التيرن؛ ثم تُخلط هي للريفر.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>تُلعب.</translation>
    </message>
    <message>
        <source>They go back; burn again and deal the next cards.</source>
        <translation>ترجع؛ احرق من جديد ووزّع الأوراق التالية.</translation>
    </message>
    <message>
        <source>What is done?</source>
        <translation>ماذا يُفعل؟</translation>
    </message>
    <message>
        <source>The floor draws one of the four as the next burn.</source>
        <translation>يسحب المشرف واحدة من الأربع لتكون الحرق التالي.</translation>
    </message>
    <message>
        <source>All go back, the stub is shuffled, three are dealt.</source>
        <translation>ترجع كلها، ويُخلط باقي الرزمة، وتوزَّع ثلاث.</translation>
    </message>
    <message>
        <source>The first three play.</source>
        <translation>تُلعب الثلاث الأولى.</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>استدعِ المشرف</translation>
    </message>
    <message>
        <source>One of the four is drawn, and is the next burn.</source>
        <translation>تُسحب واحدة من الأربع، وهي الحرق التالي.</translation>
    </message>
    <message>
        <source>Build the pots without the hand of seat %1.</source>
        <translation>ابنِ البوتات دون يد المقعد %1.</translation>
    </message>
    <message>
        <source>The chips of seat %1 stay</source>
        <translation>تبقى فيش المقعد %1</translation>
    </message>
    <message>
        <source>They are folded money.</source>
        <translation>هي مال انسحاب.</translation>
    </message>
    <message>
        <source>Last hand: button seat %1, small blind seat %2, big blind seat %3.</source>
        <translation>اليد الماضية: الزر المقعد %1، البلايند الصغير المقعد %2، البلايند الكبير المقعد %3.</translation>
    </message>
    <message>
        <source>Next hand: where are the button, the small blind and the big blind?</source>
        <translation>اليد التالية: أين الزر والبلايند الصغير والبلايند الكبير؟</translation>
    </message>
    <message>
        <source>Big blind: seat %1</source>
        <translation>البلايند الكبير: المقعد %1</translation>
    </message>
    <message>
        <source>The next seat that is due.</source>
        <translation>المقعد التالي الذي حان دوره.</translation>
    </message>
    <message>
        <source>Small blind: seat %1</source>
        <translation>البلايند الصغير: المقعد %1</translation>
    </message>
    <message>
        <source>Nobody posts a small blind</source>
        <translation>لا أحد يضع البلايند الصغير</translation>
    </message>
    <message>
        <source>It lies where the big blind was.</source>
        <translation>هو حيث كان البلايند الكبير.</translation>
    </message>
    <message>
        <source>Button: seat %1</source>
        <translation>الزر: المقعد %1</translation>
    </message>
    <message>
        <source>It lies where the small blind was, on an empty seat if need be.</source>
        <translation>هو حيث كان البلايند الصغير، ولو على مقعد خالٍ.</translation>
    </message>
    <message>
        <source>Seat %1 has button and small blind</source>
        <translation>للمقعد %1 الزر والبلايند الصغير</translation>
    </message>
    <message>
        <source>Heads-up the button has the small blind; nobody has the big blind twice running.</source>
        <translation>بين لاعبَين، البلايند الصغير على الزر؛ ولا يضع أحد البلايند الكبير مرتين متتاليتين.</translation>
    </message>
    <message>
        <source>Seat %1 was away.</source>
        <translation>كان المقعد %1 غائبًا.</translation>
    </message>
    <message>
        <source>The big blind went past seat %1 while it was away.</source>
        <translation>مرّ البلايند الكبير على المقعد %1 وهو غائب.</translation>
    </message>
    <message>
        <source>Seat %1 had its big blind and missed the small one.</source>
        <translation>وضع المقعد %1 بلاينده الكبير وفاته الصغير.</translation>
    </message>
    <message>
        <source>What does seat %1 post to be dealt in: live, and dead?</source>
        <translation>ماذا يضع المقعد %1 ليدخل التوزيع: حيًا، وميتًا؟</translation>
    </message>
    <message>
        <source>Live: %1</source>
        <translation>حي: %1</translation>
    </message>
    <message>
        <source>A missed big blind is posted live.</source>
        <translation>البلايند الكبير المستحق يوضع حيًا.</translation>
    </message>
    <message>
        <source>Dead: %1</source>
        <translation>ميت: %1</translation>
    </message>
    <message>
        <source>A missed small blind is dead money.</source>
        <translation>البلايند الصغير المستحق مال ميت.</translation>
    </message>
    <message>
        <source>It has not missed that one.</source>
        <translation>لم يفته هذا البلايند.</translation>
    </message>
    <message>
        <source>Does seat %1 owe anything for the move?</source>
        <translation>هل على المقعد %1 شيء مقابل الانتقال؟</translation>
    </message>
    <message>
        <source>It owes nothing.</source>
        <translation>ليس عليه شيء.</translation>
    </message>
    <message>
        <source>It posts, or waits for the big blind.</source>
        <translation>يدفع، أو ينتظر البلايند الكبير.</translation>
    </message>
    <message>
        <source>Count the players that it passed</source>
        <translation>عُدّ اللاعبين الذين تخطاهم</translation>
    </message>
    <message>
        <source>Moving away from the big blind that is coming, and not past it.</source>
        <translation>مبتعدًا عن البلايند الكبير القادم، دون تخطيه.</translation>
    </message>
    <message>
        <source>Passed: %1 (%2)</source>
        <translation>تخطى: %1 (%2)</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>دون مقابل: %1</translation>
    </message>
    <message>
        <source>One more, and it comes in as a newcomer does.</source>
        <translation>بواحد أكثر يدخل كما يدخل الجديد.</translation>
    </message>
    <message>
        <source>Seat %1 took %2 off the table in this session and comes back.</source>
        <translation>أخرج المقعد %1 من الطاولة %2 في هذه الجلسة ويعود.</translation>
    </message>
    <message>
        <source>The least buy-in is %1.</source>
        <translation>أدنى مبلغ دخول %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>الأكثر %1.</translation>
    </message>
    <message>
        <source>With how much must seat %1 come back at least?</source>
        <translation>بكم على الأقل يجب أن يعود المقعد %1؟</translation>
    </message>
    <message>
        <source>What it left with</source>
        <translation>ما خرج به</translation>
    </message>
    <message>
        <source>Chips may not be taken off and left out.</source>
        <translation>لا يجوز إخراج فيش وإبقاؤها خارجًا.</translation>
    </message>
    <message>
        <source>The least buy-in</source>
        <translation>أدنى مبلغ دخول</translation>
    </message>
    <message>
        <source>As for anybody.</source>
        <translation>كما لأي لاعب.</translation>
    </message>
    <message>
        <source>The larger of the two.</source>
        <translation>الأكبر منهما.</translation>
    </message>
    <message>
        <source>Exactly what it left with.</source>
        <translation>ما خرج به بالضبط.</translation>
    </message>
    <message>
        <source>Only the least buy-in.</source>
        <translation>أدنى مبلغ دخول فقط.</translation>
    </message>
    <message>
        <source>Who shows first?</source>
        <translation>من يكشف أولًا؟</translation>
    </message>
    <message>
        <source>Somebody bet on the last round</source>
        <translation>راهن أحدهم في الجولة الأخيرة</translation>
    </message>
    <message>
        <source>Nobody bet on the last round</source>
        <translation>لم يراهن أحد في الجولة الأخيرة</translation>
    </message>
    <message>
        <source>The last bet or raise decides; without one whoever acted first.</source>
        <translation>آخر رهان أو رفع يقرر؛ وبدونه من لعب أولًا.</translation>
    </message>
    <message>
        <source>Then clockwise.</source>
        <translation>ثم باتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <source>Which hands do you kill before the push?</source>
        <translation>أي الأيدي تُميت قبل تسليم البوت؟</translation>
    </message>
    <message>
        <source>Push the %1 to %2</source>
        <translation>سلّم %1 إلى %2</translation>
    </message>
    <message>
        <source>Last formed, first pushed.</source>
        <translation>آخرها تكوّنًا أولها تسليمًا.</translation>
    </message>
    <message>
        <source>To which seats do you push the first pot?</source>
        <translation>إلى أي المقاعد تسلّم البوت الأول؟</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>ماذا تعلن؟</translation>
    </message>
    <message>
        <source>The next street comes. What do you announce?</source>
        <translation>تأتي المرحلة التالية. ماذا تعلن؟</translation>
    </message>
    <message>
        <source>In the hand: %1</source>
        <translation>في اليد: %1</translation>
    </message>
    <message>
        <source>Count all that have not folded, all-in or not.</source>
        <translation>عُدّ كل من لم ينسحب، أول إن أو لا.</translation>
    </message>
    <message>
        <source>Say the total</source>
        <translation>قل المجموع</translation>
    </message>
    <message>
        <source>A raise is announced by its total, never by what was added.</source>
        <translation>يُعلن الرفع بمجموعه، لا بما أُضيف أبدًا.</translation>
    </message>
    <message>
        <source>Players dealt in: %1. A card was burnt before each street. How many cards are in the stub?</source>
        <translation>اللاعبون الموزَّع لهم: %1. حُرقت ورقة قبل كل مرحلة. كم ورقة في باقي الرزمة؟</translation>
    </message>
    <message>
        <source>Players: %1, so cards dealt: %2</source>
        <translation>اللاعبون: %1، فالأوراق الموزّعة: %2</translation>
    </message>
    <message>
        <source>Folded hands count as well.</source>
        <translation>الأيدي المنسحبة تُحسب أيضًا.</translation>
    </message>
    <message>
        <source>On the board %1, burnt %2</source>
        <translation>على البورد %1، والمحروق %2</translation>
    </message>
    <message>
        <source>One burn a street.</source>
        <translation>حرق واحد لكل مرحلة.</translation>
    </message>
    <message>
        <source>52 less %1, less %2, less %3: %4</source>
        <translation>52 ناقص %1، ناقص %2، ناقص %3: %4</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>ماذا تنادي؟</translation>
    </message>
    <message>
        <source>Player has %1, bank has %2.</source>
        <translation>لدى اللاعب %1، ولدى البنك %2.</translation>
    </message>
    <message>
        <source>Player %1, bank %2.</source>
        <translation>اللاعب %1، البنك %2.</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing; only the last digit counts.</source>
        <translation>العشرات والصور لا تُحسب؛ ويُحسب رقم الآحاد فقط.</translation>
    </message>
    <message>
        <source>A card for the player.</source>
        <translation>ورقة للاعب.</translation>
    </message>
    <message>
        <source>A card for the bank.</source>
        <translation>ورقة للبنك.</translation>
    </message>
    <message>
        <source>No more cards.</source>
        <translation>لا أوراق أخرى.</translation>
    </message>
    <message>
        <source>%1 on %2. It has won.</source>
        <translation>%1 على %2. لقد ربح.</translation>
    </message>
    <message>
        <source>%1 on %2. It is a tie.</source>
        <translation>%1 على %2. والنتيجة تعادل.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>البنك</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>How much is paid beside the bet?</source>
        <translation>كم يُدفع بجانب الرهان؟</translation>
    </message>
    <message>
        <source>What the bet wins</source>
        <translation>ما يربحه الرهان</translation>
    </message>
    <message>
        <source>Even money on %1.</source>
        <translation>المثل بالمثل على %1.</translation>
    </message>
    <message>
        <source>%1 at %2 to 1.</source>
        <translation>%1 بنسبة %2 إلى 1.</translation>
    </message>
    <message>
        <source>The house keeps %1 % of it</source>
        <translation>تحتفظ الصالة منه بـ %1 %</translation>
    </message>
    <message>
        <source>%1 for the commission.</source>
        <translation>%1 للعمولة.</translation>
    </message>
    <message>
        <source>That is %1; rounded as the house does it, %2.</source>
        <translation>أي %1؛ وبتقريب الصالة %2.</translation>
    </message>
    <message>
        <source>Paid beside the bet</source>
        <translation>ما يُدفع بجانب الرهان</translation>
    </message>
    <message>
        <source>Nothing is paid, nothing is taken</source>
        <translation>لا يُدفع شيء ولا يؤخذ شيء</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation>مفتوح في مكان آخر</translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation>هذا السجل مفتوح في Oddchip آخر: %1. يمكنك القراءة لا الإدخال.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>أغلقه هناك ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation>الكتابة غير مسموحة</translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation>لا تُسمح الكتابة في هذا السجل: %1. يمكنك القراءة لا الإدخال.</translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation>امنح نفسك حق الكتابة في الملف ومجلده، أو استعمل مجلدًا آخر.</translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation>ليس سجلًا</translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation>%1 شيء آخر وليس سجلًا من Oddchip. لم يُمَسّ.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation>من إصدار أحدث</translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation>كتب هذا السجلَّ إصدارٌ أحدث من Oddchip: ‏%1. لم يُمَسّ.</translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation>استعمل ذلك الإصدار أو ما بعده.</translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation>عُدّل خارج Oddchip</translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation>عُدّل هذا السجل خارج Oddchip: ‏%1. ما ثبتت صحته يمكن قراءته.</translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation>احتفظ بالملف واستعد نسخة للمتابعة.</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>القرص ممتلئ: %1. لم يُحفظ الحدث الأخير. لم يضع شيء قبله.</translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation>أفرغ مكانًا وأعد المحاولة، أو استعمل مكانًا آخر.</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>القرص</translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>لم يقبل القرص الكتابة: %1. لم يُحفظ الحدث الأخير. لم يضع شيء قبله.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation>أعد المحاولة. إن بقي الحال كذلك فاستعمل مكانًا آخر.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>لا يوجد شيء في %1.</translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation>راجع الاسم، أو اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation>القيود: %1. كلها كما كُتبت.</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>عُدّل قيد</translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>عُدّل القيد %1 خارج Oddchip. الأيدي التي قبله ثابتة. ما بعده يُقرأ دون إثبات.</translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation>أظهر القيد، أو استعد نسخة.</translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation>قيد مفقود</translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>القيد %1 مفقود. الأيدي التي قبله ثابتة. ما بعده يُقرأ دون إثبات.</translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation>استعد نسخة.</translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation>نُقلت قيود</translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>القيد %1 في غير مكانه. الأيدي التي قبله ثابتة. ما بعده يُقرأ دون إثبات.</translation>
    </message>
    <message>
        <source>end missing</source>
        <translation>النهاية مفقودة</translation>
    </message>
    <message>
        <source>Entry %1 is not there: the end was cut off after a head was noted.</source>
        <translation>القيد %1 غير موجود: قُطعت النهاية بعد تدوين رأس.</translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation>استعد نسخة تصل إلى أبعد من ذلك.</translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation>الحماية مفقودة</translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation>كل قيد كما كُتب، لكن إحدى وسائل الحماية من التعديل مفقودة.</translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation>استعد نسخة، أو تابع في سجل جديد.</translation>
    </message>
    <message>
        <source>copy told otherwise</source>
        <translation>عُدّل ذكر النسخة</translation>
    </message>
    <message>
        <source>Every entry up to %1 is what was written, but what is told there of a copy was changed.</source>
        <translation>كل قيد حتى %1 كما كُتب، لكن ما ذُكر هناك عن نسخة عُدّل.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالف</translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation>الملف تالف عند القيد %1. الأيدي التي قبله ثابتة.</translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation>سطر غير مفهوم</translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation>القيد %1 من %3 لا يقرؤه هذا الإصدار: %2. يمكنك القراءة لا الإدخال.</translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation>افتح السجل بالإصدار الذي كتبه، أو تابع في مجلد آخر.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>لا يتوافق</translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation>القيد %1 من %3 لا يتوافق مع ما قبله: %2. يمكنك القراءة لا الإدخال.</translation>
    </message>
    <message>
        <source>read differently</source>
        <translation>قُرئ بشكل مختلف</translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation>أدّى القيد %1 إلى طاولة أخرى حين كُتب.</translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation>عُدّ الستاكات. هذا الإصدار يقرأ اليد على غير ما قرأها الإصدار الذي كتبها.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>لم يُسجَّل</translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation>لم يُسجَّل. الطاولة كما كانت.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>أعد المحاولة.</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>غير مفهوم</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>تتعذر قراءة هذا: %1.</translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation>راجع «%1»، أو اضغط زرًا.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation>تتعذر قراءة السطر %2 من %1: %3.</translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation>أصلح السطر. ما قبله وما بعده يبقى مستعملًا.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>لا يوجد ملف %1.</translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation>راجع الاسم.</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>اليد %1: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>الطاولة: %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>المقعد %1 لديه %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>القواعد: %1</translation>
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
        <translation>السبب: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>المقعد %1: %2</translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation>وفق %1: %2 [%3]</translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation>ووفق %1: %2 [%3]</translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation>أُشير إلى: %1، %2</translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation>المشرف يقرر: %1، %2 [%3]</translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation>من بين: المقعد %1، %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation>الدور للمقعد %1، المطلوب %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, brings in %2 or completes</source>
        <translation>الدور للمقعد %1: يدفع البرينغ إن %2 أو يُكمل الرهان</translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation>له أن يراهن من %1 إلى %2 [%3]</translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation>له أن يرفع إلى %1 على الأقل و%2 على الأكثر [%3]</translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation>له أن يكمل إلى %1، وعلى الأكثر %2 [%3]</translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation>ليس له أن يرفع: %1 [%2]</translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation>%1 %2، المقاعد %3</translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation>المجموع %1: أمامه %2، ومن قبل %3</translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation>الكول %1 والبوت بعده %2: على الأكثر %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation>المقعد %1 يربح %2، منها فردية %3 [%4]</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation>مرفوض: %1، %2</translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation>المقعد %1 ينتهي بـ %2</translation>
    </message>
    <message>
        <source>Not over yet: seat %1 has %2</source>
        <translation>لم تنتهِ بعد: لدى المقعد %1 %2</translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation>سواء في الجميع: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>أول اختلاف</translation>
    </message>
    <message>
        <source>Coup %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>Player %1; bank %2</source>
        <translation>اللاعب %1؛ البنك %2</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>يسحب: %1</translation>
    </message>
    <message>
        <source>Stands: %1</source>
        <translation>يقف: %1</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>الفائز: %1</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card of the shoe</source>
        <translation>ترجع %1: هي الورقة التالية من الصندوق</translation>
    </message>
    <message>
        <source>Seat %1 loses %2 on %3</source>
        <translation>المقعد %1 يخسر %2 على %3</translation>
    </message>
    <message>
        <source>Seat %1 has its %2 on %3 back</source>
        <translation>المقعد %1 يسترد %2 على %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %4 with %2 on %3</source>
        <translation>المقعد %1 يربح %4 برهان %2 على %3</translation>
    </message>
    <message>
        <source>commission %1</source>
        <translation>العمولة %1</translation>
    </message>
    <message>
        <source>Commission %1; the box holds %2</source>
        <translation>العمولة %1؛ في صندوق العمولة %2</translation>
    </message>
    <message>
        <source>The shoe is with seat %1</source>
        <translation>صندوق الورق لدى المقعد %1</translation>
    </message>
    <message>
        <source>Commission box %1, collected %2</source>
        <translation>صندوق العمولة %1، حُصّل %2</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>المقعد %1 عليه %2</translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation>لا اختلاف وفق %1.</translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message>
        <source>Floor called %1, %2</source>
        <translation>استُدعي المشرف %1، %2</translation>
    </message>
    <message>
        <source>Copy frozen at event %1. The dealer cannot change it.</source>
        <translation>جُمّدت النسخة عند الحدث %1. لا يستطيع الموزّع تغييرها.</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>منذ الاستدعاء</translation>
    </message>
    <message>
        <source>to act %1</source>
        <translation>الدور لـ %1</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>محل خلاف</translation>
    </message>
    <message>
        <source>%1; floor: %2</source>
        <translation>%1؛ المشرف: %2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>المقعد %1: %2</translation>
    </message>
    <message>
        <source>what came before could not be</source>
        <translation>ما سبق لم يكن ممكنًا</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>الكاميرا</translation>
    </message>
    <message>
        <source>Tap to write it down.</source>
        <translation>اضغط لتدوينه.</translation>
    </message>
    <message>
        <source>Heard, nothing written.</source>
        <translation>سُمع، ولم يُدوَّن شيء.</translation>
    </message>
    <message>
        <source>What happened: %1</source>
        <translation>ما حدث: %1</translation>
    </message>
    <message>
        <source>Tab: the next who tells. Enter: written down.</source>
        <translation>‏Tab: الراوي التالي. Enter: تم التدوين.</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 للمقعد %2</translation>
    </message>
    <message>
        <source>%1: no low</source>
        <translation>%1: لا لو</translation>
    </message>
    <message>
        <source>Of the hand before, from the next hand on.</source>
        <translation>لليد السابقة، بدءًا من اليد التالية.</translation>
    </message>
    <message>
        <source>hand of seat %1 is dead</source>
        <translation>يد المقعد %1 ميتة</translation>
    </message>
    <message>
        <source>hand of seat %1 is live</source>
        <translation>يد المقعد %1 حية</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>احجز %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>حرّر %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>المقعد %1 لديه %2</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>غيّر %1 إلى المقعد %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>المقعد %1 يضيف %2.</translation>
    </message>
    <message>
        <source>Seat %1 owes %2.</source>
        <translation>المقعد %1 عليه %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>الصالة</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>سُئل عنه</translation>
    </message>
    <message>
        <source>next owes</source>
        <translation>على التالي</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>وُضع %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>عاد %1</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>شيء آخر…</translation>
    </message>
    <message>
        <source>Write it as the dealer would say it.</source>
        <translation>اكتبه كما يقوله الموزّع.</translation>
    </message>
    <message>
        <source>For example: call 40, raise to 80, 6 dead, award main 5, misdeal.</source>
        <translation>مثلًا: ‎call 40, raise to 80, 6 dead, award main 5, misdeal‎.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>الرقم السري لـ %1</translation>
    </message>
    <message>
        <source>Second person, PIN of %1</source>
        <translation>شخص ثانٍ، الرقم السري لـ %1</translation>
    </message>
    <message>
        <source>Initials of the floor</source>
        <translation>أحرف المشرف الأولى</translation>
    </message>
    <message>
        <source>Initials of a second person</source>
        <translation>أحرف شخص ثانٍ الأولى</translation>
    </message>
    <message>
        <source>Other person</source>
        <translation>شخص آخر</translation>
    </message>
    <message>
        <source>A second person approves; this is the same one.</source>
        <translation>يلزم أن يوافق شخص ثانٍ؛ هذا هو نفسه.</translation>
    </message>
    <message>
        <source>Initials…</source>
        <translation>الأحرف الأولى…</translation>
    </message>
    <message>
        <source>Decide: %1</source>
        <translation>قرّر: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>قرّر</translation>
    </message>
    <message>
        <source>Act, ruling and versions stay in the record.</source>
        <translation>يبقى الفعل والقرار والروايات في السجل.</translation>
    </message>
    <message>
        <source>No outcome is chosen.</source>
        <translation>لم تُختر نتيجة.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>السبب ناقص.</translation>
    </message>
    <message>
        <source>The initials are missing.</source>
        <translation>الأحرف الأولى ناقصة.</translation>
    </message>
    <message>
        <source>Digits missing: %1.</source>
        <translation>أرقام ناقصة: %1.</translation>
    </message>
    <message>
        <source>Hold pot %1 (H)</source>
        <translation>احجز البوت %1 (H)</translation>
    </message>
    <message>
        <source>Pot %1 held (H)</source>
        <translation>البوت %1 محجوز (H)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>عودة إلى اللعب (Esc)</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Tab ← →</source>
        <translation>Tab ← →</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>0 – 9</source>
        <translation>0 – 9</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>الرقم السري</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>قرّر</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hold pot</source>
        <translation>احجز البوت</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>add version</source>
        <translation>أضف رواية</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: %1. The last: %2, %3.</source>
        <translation>حالات مشابهة قررها المشرف: %1. آخرها: %2، %3.</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: none.</source>
        <translation>حالات مشابهة قررها المشرف: لا شيء.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, call stays open</source>
        <translation>عودة، ويبقى الاستدعاء مفتوحًا</translation>
    </message>
    <message>
        <source>Silent chips</source>
        <translation>فيش بلا كلام</translation>
    </message>
    <message>
        <source>Words came first</source>
        <translation>الكلام سبق</translation>
    </message>
    <message>
        <source>Camera shows</source>
        <translation>الكاميرا تُظهر</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>الإنصاف</translation>
    </message>
    <message>
        <source>Intent was clear</source>
        <translation>القصد كان واضحًا</translation>
    </message>
    <message>
        <source>Dealer&apos;s mistake</source>
        <translation>خطأ الموزّع</translation>
    </message>
    <message>
        <source>Player not aware</source>
        <translation>اللاعب لم ينتبه</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>الأوراق تتكلم</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>الجميع متفقون</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>آخر الأحداث</translation>
    </message>
    <message>
        <source>Ruling by the house rules</source>
        <translation>القرار وفق قواعد الصالة</translation>
    </message>
    <message>
        <source>What the other books say</source>
        <translation>ما تقوله الكتب الأخرى</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الروايات</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>ما يترتب عليه</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>المزيد…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>This journal is open for reading only. Decide at its own table.</source>
        <translation>هذا السجل مفتوح للقراءة فقط. قرّر عند طاولته.</translation>
    </message>
    <message>
        <source>Only the hand that is on the table can be decided.</source>
        <translation>لا يُقرَّر إلا في اليد التي على الطاولة.</translation>
    </message>
    <message>
        <source>Open another journal…</source>
        <translation>افتح سجلًا آخر…</translation>
    </message>
    <message>
        <source>Reports have a box for pots of at least</source>
        <translation>إطار في التقارير للبوتات من</translation>
    </message>
    <message>
        <source>Oddchip: the floor</source>
        <translation>‏Oddchip: المشرف</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>House impact</source>
        <translation>الأثر على الصالة</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Find hands</source>
        <translation>ابحث عن أيدٍ</translation>
    </message>
    <message>
        <source>table, seat, pot, rule, text</source>
        <translation>طاولة، مقعد، بوت، قاعدة، نص</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>المُشار إليها</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>المقرَّرة</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>اليد %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>الطاولة %1</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>كما لُعبت</translation>
    </message>
    <message>
        <source>floor called</source>
        <translation>استُدعي المشرف</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>توزيع باطل</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>مقرَّرة</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>معدَّلة</translation>
    </message>
    <message>
        <source>%1, change %2</source>
        <translation>%1، التغيير %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 وفق %2</translation>
    </message>
    <message>
        <source>for the floor: %1</source>
        <translation>للمشرف: %1</translation>
    </message>
    <message>
        <source>this version cannot take this line</source>
        <translation>هذا الإصدار لا يقبل هذا السطر</translation>
    </message>
    <message>
        <source>Timeline of the hand</source>
        <translation>تسلسل اليد</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>السطر %1 من %2</translation>
    </message>
    <message>
        <source>Ruling at event %1</source>
        <translation>القرار عند الحدث %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Pot, built</source>
        <translation>البوت كما بُني</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>folded by %1</source>
        <translation>انسحاب من %1</translation>
    </message>
    <message>
        <source>dead money</source>
        <translation>مال ميت</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1، من %2</translation>
    </message>
    <message>
        <source>no chips yet</source>
        <translation>لا فيش بعد</translation>
    </message>
    <message>
        <source>Hands: %1 of %2</source>
        <translation>الأيدي: %1 من %2</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>No hands yet. Hands appear here as dealers play them.</source>
        <translation>لا أيدي بعد. تظهر الأيدي هنا حين يلعبها الموزّعون.</translation>
    </message>
    <message>
        <source>Nothing fits &quot;%1&quot;. Fewer words find more.</source>
        <translation>لا شيء يطابق «%1». كلمات أقل تجد أكثر.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Last entry %1</source>
        <translation>آخر قيد %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>الوحدة %1</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>الحدث %1 من %2</translation>
    </message>
    <message>
        <source>No hand would have ended differently.</source>
        <translation>لم تكن أي يد لتنتهي بشكل مختلف.</translation>
    </message>
    <message>
        <source>Stopped. Hands run: %1. What was found is kept.</source>
        <translation>توقف، والأيدي حتى هنا: %1. يُحتفظ بما وُجد.</translation>
    </message>
    <message>
        <source>replaced by the line below</source>
        <translation>استبدله السطر الذي تحته</translation>
    </message>
    <message>
        <source>taken back by the line below</source>
        <translation>سحبه السطر الذي تحته</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>التصحيحات</translation>
    </message>
    <message>
        <source>corrections: %1</source>
        <translation>التصحيحات: %1</translation>
    </message>
    <message>
        <source>replaced or taken back</source>
        <translation>استُبدل أو سُحب</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>خطوط مجرّبة</translation>
    </message>
    <message>
        <source>Try an act</source>
        <translation>جرّب فعلًا</translation>
    </message>
    <message>
        <source>6 says raise</source>
        <translation>6 says raise</translation>
    </message>
    <message>
        <source>One option</source>
        <translation>خيار واحد</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>ارفعه</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>under %1 sets of rules</source>
        <translation>وفق %1 من مجموعات القواعد</translation>
    </message>
    <message>
        <source>same facts, nothing is changed in the record</source>
        <translation>الوقائع نفسها، ولا يتغيّر شيء في السجل</translation>
    </message>
    <message>
        <source>Choose a hand under Hands first.</source>
        <translation>اختر يدًا من «الأيدي» أولًا.</translation>
    </message>
    <message>
        <source>A line becomes the record only by a decision of the floor at the table: reason, rule and PIN.</source>
        <translation>لا يصير الخط سجلًا إلا بقرار من المشرف على الطاولة: سبب وقاعدة ورقم سري.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>غير ممكن: %1</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>ما حدث</translation>
    </message>
    <message>
        <source>same</source>
        <translation>نفسه</translation>
    </message>
    <message>
        <source>stops here</source>
        <translation>يتوقف هنا</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>البوت %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>الباقي %1</translation>
    </message>
    <message>
        <source>seat %1 owes %2</source>
        <translation>المقعد %1 عليه %2</translation>
    </message>
    <message>
        <source>seat %1 would act first</source>
        <translation>المقعد %1 يلعب أولًا</translation>
    </message>
    <message>
        <source>First difference: event %1</source>
        <translation>أول اختلاف: الحدث %1</translation>
    </message>
    <message>
        <source>First difference: the division of the pots</source>
        <translation>أول اختلاف: قسمة البوتات</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>الخيار %1</translation>
    </message>
    <message>
        <source>No difference in this hand: all agree on every event and on the money.</source>
        <translation>لا اختلاف في هذه اليد: الكل متفق على كل حدث وعلى المال.</translation>
    </message>
    <message>
        <source>Money at the end of the hand, net by seat</source>
        <translation>المال في نهاية اليد، صافيًا لكل مقعد</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>ابحث عن قاعدة</translation>
    </message>
    <message>
        <source>what happened, in plain words</source>
        <translation>ما حدث، بكلام بسيط</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>%1 of %2 rules, best match first</source>
        <translation>%1 من %2 قاعدة، الأقرب أولًا</translation>
    </message>
    <message>
        <source>No rule fits &quot;%1&quot;. Try what happened in plain words: two boxed cards.</source>
        <translation>لا قاعدة تطابق «%1». جرّب ما حدث بكلام بسيط: أوراق مقلوبة.</translation>
    </message>
    <message>
        <source>Show on a hand</source>
        <translation>أظهرها على يد</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>بكلماتنا</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>مستعمل</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>عرف الصالة</translation>
    </message>
    <message>
        <source>option</source>
        <translation>الخيار</translation>
    </message>
    <message>
        <source>House has</source>
        <translation>في الصالة</translation>
    </message>
    <message>
        <source>try</source>
        <translation>جرّب</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>كل الأيدي</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>آخر 24 ساعة</translation>
    </message>
    <message>
        <source>Hands that end differently</source>
        <translation>أيدٍ تنتهي بشكل مختلف</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Open in what-if</source>
        <translation>افتح في «ماذا لو»</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>division of the pots</source>
        <translation>قسمة البوتات</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ينتقل</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>يصير</translation>
    </message>
    <message>
        <source>?: play would have gone another way, not guessed</source>
        <translation>?: كان اللعب سيسلك طريقًا آخر، دون تخمين</translation>
    </message>
    <message>
        <source>Hands replayed: %1 of %2</source>
        <translation>أيدٍ أُعيد لعبها: %1 من %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>بقي نحو %1 ث</translation>
    </message>
    <message>
        <source>hands replayed</source>
        <translation>أيدٍ أُعيد لعبها</translation>
    </message>
    <message>
        <source>would end differently</source>
        <translation>تنتهي بشكل مختلف</translation>
    </message>
    <message>
        <source>of the hands</source>
        <translation>من الأيدي</translation>
    </message>
    <message>
        <source>money that moves</source>
        <translation>مال ينتقل</translation>
    </message>
    <message>
        <source>How much a hand moves</source>
        <translation>كم تنقل اليد</translation>
    </message>
    <message>
        <source>in big blinds or bets</source>
        <translation>بالبلايند الكبير أو الرهان</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>أين</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>الأيدي: %1</translation>
    </message>
    <message>
        <source>Heads noted on reports</source>
        <translation>رؤوس مدوّنة في التقارير</translation>
    </message>
    <message>
        <source>88231 7f3a 91c2 0be4 5d17; more after a semicolon</source>
        <translation>‏‎88231 7f3a 91c2 0be4 5d17‎، والمزيد بعد فاصلة منقوطة (;)</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>أثبت</translation>
    </message>
    <message>
        <source>Rebuild the search</source>
        <translation>أعد بناء البحث</translation>
    </message>
    <message>
        <source>Is the journal what was written?</source>
        <translation>هل السجل كما كُتب؟</translation>
    </message>
    <message>
        <source>Every entry is chained to the one before it. Heads noted on paper also tell a tail that was cut.</source>
        <translation>كل قيد مسلسَل بما قبله. والرؤوس المدوّنة على الورق تكشف أيضًا ذيلًا قُطع.</translation>
    </message>
    <message>
        <source>Stopped at entry %1. Everything up to it is proven.</source>
        <translation>توقف عند القيد %1. كل ما حتى هذا القيد ثابت.</translation>
    </message>
    <message>
        <source>Every entry is as it was written. Entries: %1.</source>
        <translation>كل قيد كما كُتب. القيود: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>القيد %1 من %2</translation>
    </message>
    <message>
        <source>Journal entry %1, head %2</source>
        <translation>قيد السجل %1، الرأس %2</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>الحقبة %1</translation>
    </message>
    <message>
        <source>not a head: %1</source>
        <translation>ليس رأسًا: %1</translation>
    </message>
    <message>
        <source>journals: %1</source>
        <translation>السجلات: %1</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>الواقعة: %1</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>التقرير %1</translation>
    </message>
    <message>
        <source>page 1 of 1</source>
        <translation>صفحة 1 من 1</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Ruling of the program, not decided</source>
        <translation>قرار البرنامج، لم يُبتّ فيه</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>من %1.</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>وافق %1.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>السبب: %1.</translation>
    </message>
    <message>
        <source>Rule: %1, %2.</source>
        <translation>القاعدة: %1، %2.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>المال</translation>
    </message>
    <message>
        <source>pot at that moment</source>
        <translation>البوت في تلك اللحظة</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>ما أُعيد</translation>
    </message>
    <message>
        <source>pot at the end</source>
        <translation>البوت في النهاية</translation>
    </message>
    <message>
        <source>rake, jackpot</source>
        <translation>الريك، الجاكبوت</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 أو أكثر</translation>
    </message>
    <message>
        <source>The table at event %1, %2. Dealer at the bottom.</source>
        <translation>الطاولة عند الحدث %1، %2. الموزّع في الأسفل.</translation>
    </message>
    <message>
        <source>The versions</source>
        <translation>الروايات</translation>
    </message>
    <message>
        <source>none recorded</source>
        <translation>لم تُسجَّل رواية</translation>
    </message>
    <message>
        <source>The rule, and other books</source>
        <translation>القاعدة، والكتب الأخرى</translation>
    </message>
    <message>
        <source>The record. Added lines are marked +, replaced ones struck through</source>
        <translation>السجل. السطور المضافة معلّمة بـ +، والمستبدلة مشطوبة</translation>
    </message>
    <message>
        <source>The record, lines %1 to %2 of %3. Added lines are marked +, replaced ones struck through</source>
        <translation>السجل، السطور %1 إلى %2 من %3. المضافة معلّمة بـ +، والمستبدلة مشطوبة</translation>
    </message>
    <message>
        <source>What the hand cost each seat, net, under each book</source>
        <translation>كم كلّفت اليد كل مقعد، صافيًا، وفق كل كتاب</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>PDF/A · printed %1</source>
        <translation>‏PDF/A · طُبع %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>%1 could not be written. Nothing else is lost; choose another place.</source>
        <translation>تعذرت كتابة %1. لم يضع شيء آخر؛ اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>خط</translation>
    </message>
    <message>
        <source>house-impact</source>
        <translation>الأثر-على-الصالة</translation>
    </message>
    <message>
        <source>incident-hand-%1</source>
        <translation>واقعة-يد-%1</translation>
    </message>
    <message>
        <source>← → event · Ctrl ← → street · Home first · End last · ↑ ↓ hand · F next flag · C corrections · W what-if · D decide · T show the table · R report · / search · Ctrl 1 – 5 pages</source>
        <translation>→ ← الحدث · Ctrl → ← المرحلة · Home الأول · End الأخير · ↑ ↓ اليد · F الإشارة التالية · C التصحيحات · W ماذا لو · D قرّر · T أظهر الطاولة · R تقرير · / بحث · Ctrl 1 – 5 الصفحات</translation>
    </message>
    <message>
        <source>↑ ↓ act · D first difference · 1 – 5 book on, off · O one option · K try an act · Del delete line · Ctrl E export · Esc back</source>
        <translation>↑ ↓ الفعل · D أول اختلاف · 1 – 5 كتاب، تشغيل أو إيقاف · O خيار واحد · K جرّب فعلًا · Del احذف الخط · Ctrl E تصدير · Esc عودة</translation>
    </message>
    <message>
        <source>/ search · ↑ ↓ rule · T show on a hand · I house impact · Ctrl C copy with sources · Esc back</source>
        <translation>/ بحث · ↑ ↓ القاعدة · T أظهرها على يد · I الأثر على الصالة · Ctrl C نسخ مع المصادر · Esc عودة</translation>
    </message>
    <message>
        <source>Ctrl Enter start · Esc stop · ↑ ↓ hand · Enter what-if · Ctrl E export CSV</source>
        <translation>‏Ctrl Enter ابدأ · Esc توقف · ↑ ↓ اليد · Enter ماذا لو · Ctrl E تصدير CSV</translation>
    </message>
    <message>
        <source>Enter prove · Esc stop, then back · Ctrl O another journal</source>
        <translation>‏Enter أثبت · Esc توقف، ثم رجوع · Ctrl O سجل آخر</translation>
    </message>
    <message>
        <source>silent, nothing said, without words; one chip, big chip, oversized chip, single chip, oversize; several chips, too many chips, more than the call; string, second motion, two motions, back for more; short all-in, all-in short</source>
        <translation>بصمت, صامت, دون قول, دون كلام, لم يقل; فيشة واحدة, فيشة كبيرة, فيشة أكبر, أكبر من المطلوب; عدة فيش, فيش كثيرة, أكثر من الكول; رفع متقطع, رايز متقطع, رهان متقطع, حركة ثانية, حركتان, بحركتين, أكثر من حركة; أول إن ناقص, أول إن قصير, الأول إن الناقص</translation>
    </message>
    <message>
        <source>boxed, face up, wrong way; exposed, shown card, flashed, turned; too many cards, extra card; too few cards, short; misdeal, deal again; burn, burned; premature, too early, before betting, too soon</source>
        <translation>مقلوبة, وجهها لأعلى, بالعكس; مكشوفة, انكشفت, كشفت, كُشفت, لمحت, ظهرت; أوراق زائدة, ورقة زائدة, أوراق كثيرة; أوراق ناقصة, أوراق قليلة, عدد أوراق خاطئ; توزيع باطل, التوزيع باطل, إبطال التوزيع, بطلان التوزيع, إعادة التوزيع; حرق, الحرق, محروقة, المحروقة; مبكر, قبل وقتها, قبل الرهان, لم يكن الرهان قد انتهى</translation>
    </message>
    <message>
        <source>out of turn, not his turn, too early, skipped; missed blind, owes blind; dead button, moving button; checked, knocked, tapped; muck, mucked, thrown away, folded</source>
        <translation>خارج الدور, ليس دوره, قبل دوره, تخطي, تجاوز, تُجووز; بلايند مستحق, بلايند فائت, عليه بلايند; زر ميت, الزر الميت, زر متحرك, الزر ينتقل; تشيك, مرر, مرّر, دق, طرق, الطرق; ماك, الماك, رمى, رمي, رُميت, فولد, انسحب</translation>
    </message>
    <message>
        <source>odd chip, extra chip, remainder; side pot, side; uncalled, returned, nobody called; rake, drop, house takes; buy-in, buying in, top up; overpot, more than the pot, too much</source>
        <translation>فيشة فردية, الفيشة الفردية, فيشة زائدة, الفردية; بوت جانبي, البوت الجانبي, البوتات الجانبية, جانبي; لم يجاره أحد, لم يُجار, دون كول, أعيدت الفيش; ريك, الريك, دروب, الدروب, الصالة تأخذ; مبلغ الدخول, دخول, الدخول, شراء فيش, زيادة الستاك; فوق البوت, أكثر من البوت, زائد عن البوت</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>ليميت</translation>
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
        <translation>سبريد</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>limit</source>
        <translation>ليميت</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>نو ليميت</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>بوت ليميت</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>spread limit</source>
        <translation>سبريد ليميت</translation>
    </message>
    <message>
        <source>SL</source>
        <translation>SL</translation>
    </message>
    <message>
        <source>hold&apos;em</source>
        <translation>هولدم</translation>
    </message>
    <message>
        <source>short deck</source>
        <translation>شورت ديك</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>أوماها</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>أوماها هاي لو</translation>
    </message>
    <message>
        <source>five-card Omaha</source>
        <translation>أوماها خمس أوراق</translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation>أوماها خمس أوراق هاي لو</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>باين آبل</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>كريزي باين آبل</translation>
    </message>
    <message>
        <source>crazy pineapple hi-lo</source>
        <translation>كريزي باين آبل هاي لو</translation>
    </message>
    <message>
        <source>stud</source>
        <translation>ستاد</translation>
    </message>
    <message>
        <source>stud hi-lo</source>
        <translation>ستاد هاي لو</translation>
    </message>
    <message>
        <source>razz</source>
        <translation>راز</translation>
    </message>
    <message>
        <source>five-card draw</source>
        <translation>دراو خمس أوراق</translation>
    </message>
    <message>
        <source>A-5 draw</source>
        <translation>دراو A-5</translation>
    </message>
    <message>
        <source>2-7 draw</source>
        <translation>دراو ‎2-7‎</translation>
    </message>
    <message>
        <source>A-5 triple draw</source>
        <translation>تريبل دراو A-5</translation>
    </message>
    <message>
        <source>2-7 triple draw</source>
        <translation>تريبل دراو ‎2-7‎</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>بادوغي</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Pre-draw</source>
        <translation>قبل السحب</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>قبل السحب</translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation>قبل السحب</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>قبل الفلوب</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>قبل الفلوب</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>قبل الفلوب</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>الفلوب</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>الفلوب</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>الفلوب</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>التيرن</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>التيرن</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>التيرن</translation>
    </message>
    <message>
        <source>River</source>
        <translation>الريفر</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>الريفر</translation>
    </message>
    <message>
        <source>river</source>
        <translation>الريفر</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>الثالثة</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>المرحلة الثالثة</translation>
    </message>
    <message>
        <source>third</source>
        <translation>الثالثة</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>الرابعة</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>المرحلة الرابعة</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>الرابعة</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>الخامسة</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>المرحلة الخامسة</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>الخامسة</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>السادسة</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>المرحلة السادسة</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>السادسة</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>السابعة</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>المرحلة السابعة</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>السابعة</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>السحب الأول</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>السحب الأول</translation>
    </message>
    <message>
        <source>first draw</source>
        <translation>السحب الأول</translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation>السحب الثاني</translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation>السحب الثاني</translation>
    </message>
    <message>
        <source>second draw</source>
        <translation>السحب الثاني</translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation>السحب الثالث</translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation>السحب الثالث</translation>
    </message>
    <message>
        <source>third draw</source>
        <translation>السحب الثالث</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>الكشف</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>كشف الأوراق</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>الكشف</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>انتهت</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>نهاية اليد</translation>
    </message>
    <message>
        <source>over</source>
        <translation>انتهت</translation>
    </message>
    <message>
        <source>House</source>
        <translation>الصالة</translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation>كتاب قواعد صالات الورق</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules</source>
        <translation>قواعد روبرت</translation>
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
        <translation>لا يد</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>ورقة عالية</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>عالية %1</translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation>عالية %1، كيكر %2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>زوج %1</translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation>زوج %1، كيكر %2</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>زوجان</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>زوجان، %1 و%2</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation>زوجان، %1 و%2، كيكر %3</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>ثلاثية %1</translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation>ثلاثية %1، كيكر %2</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ستريت</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation>ستريت، أعلاه %1</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>فلاش</translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation>فلاش، أعلاه %1</translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation>فلاش، أعلاه %1، كيكر %2</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>فول هاوس</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>فول هاوس، %1 على %2</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>رباعية</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>رباعية %1</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation>رباعية %1، كيكر %2</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>ستريت فلاش</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation>ستريت فلاش، أعلاه %1</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>رويال فلاش</translation>
    </message>
    <message>
        <source>low</source>
        <translation>لو</translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation>لو، %1</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>لا لو</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>ورقة واحدة</translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation>ورقة واحدة، %1</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>ورقتان</translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation>ورقتان، %1</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>ثلاث أوراق</translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation>ثلاث أوراق، %1</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>بادوغي</translation>
    </message>
    <message>
        <source>badugi, %1</source>
        <translation>بادوغي، %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>اثنينات</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>ثلاثات</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>أربعات</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>خمسات</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>ستات</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>سبعات</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ثمانيات</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>تسعات</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>عشرات</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>أولاد</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>ملكات</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>ملوك</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>آسات</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>سباتي</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 سباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 ديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>كوبا</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 كوبا</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>بستوني</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 بستوني</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Least buy-in, limit</source>
        <translation>أدنى مبلغ دخول، ليميت</translation>
    </message>
    <message>
        <source>Least buy-in, no-limit and pot-limit</source>
        <translation>أدنى مبلغ دخول، نو ليميت وبوت ليميت</translation>
    </message>
    <message>
        <source>Big blinds: %1</source>
        <translation>مرات البلايند الكبير: %1</translation>
    </message>
    <message>
        <source>Most to buy in for</source>
        <translation>أكثر مبلغ دخول</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Coming from another table</source>
        <translation>القادم من طاولة أخرى</translation>
    </message>
    <message>
        <source>Coming back buys in for</source>
        <translation>العائد يدخل بمبلغ</translation>
    </message>
    <message>
        <source>A session lasts, after leaving</source>
        <translation>مدة الجلسة بعد المغادرة</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>الدقائق: %1</translation>
    </message>
    <message>
        <source>The gaming day</source>
        <translation>يوم اللعب</translation>
    </message>
    <message>
        <source>Short buys in a session</source>
        <translation>مرات الدخول الناقص في الجلسة</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Least of a short buy</source>
        <translation>أدنى دخول ناقص</translation>
    </message>
    <message>
        <source>Chips bought during a hand</source>
        <translation>فيش تُشترى أثناء اليد</translation>
    </message>
    <message>
        <source>Chips from player to player</source>
        <translation>فيش من لاعب إلى لاعب</translation>
    </message>
    <message>
        <source>Chips hidden from view</source>
        <translation>فيش مخفية عن الأنظار</translation>
    </message>
    <message>
        <source>Cash on the table</source>
        <translation>النقود على الطاولة</translation>
    </message>
    <message>
        <source>Blinds may be taken back when all others fold</source>
        <translation>يجوز استرداد البلايند إذا انسحب كل الآخرين</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, limit</source>
        <translation>قسمة البوت بالاتفاق، ليميت</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, no-limit and pot-limit</source>
        <translation>قسمة البوت بالاتفاق، نو ليميت وبوت ليميت</translation>
    </message>
    <message>
        <source>Insurance between players</source>
        <translation>التأمين بين اللاعبين</translation>
    </message>
    <message>
        <source>Times the board may be run</source>
        <translation>مرات توزيع البورد الممكنة</translation>
    </message>
    <message>
        <source>The betting unit comes from</source>
        <translation>تؤخذ وحدة الرهان من</translation>
    </message>
    <message>
        <source>Chips under the betting unit</source>
        <translation>فيش دون وحدة الرهان</translation>
    </message>
    <message>
        <source>All-in for a call, not announced</source>
        <translation>أول إن لكول، دون إعلان</translation>
    </message>
    <message>
        <source>Raising over a short all-in, limit</source>
        <translation>الرفع فوق أول إن ناقص، ليميت</translation>
    </message>
    <message>
        <source>A completion counts as a raise</source>
        <translation>إكمال الرهان يُحسب رفعًا</translation>
    </message>
    <message>
        <source>Short all-ins add up</source>
        <translation>رهانات الأول إن الناقصة تُجمع</translation>
    </message>
    <message>
        <source>Raises after the bet, three or more in</source>
        <translation>الرفعات بعد الرهان، ثلاثة فأكثر</translation>
    </message>
    <message>
        <source>The same in games of two betting rounds</source>
        <translation>ومثله في ألعاب جولتي الرهان</translation>
    </message>
    <message>
        <source>As with three or more in</source>
        <translation>كما مع ثلاثة فأكثر</translation>
    </message>
    <message>
        <source>Raises between the last two</source>
        <translation>الرفعات بين آخر اثنين</translation>
    </message>
    <message>
        <source>Two are left when it counts</source>
        <translation>العبرة ببقاء اثنين</translation>
    </message>
    <message>
        <source>A fold after the cap opens it again</source>
        <translation>انسحاب بعد الحد الأقصى يفتحه ثانية</translation>
    </message>
    <message>
        <source>A straddle against the cap</source>
        <translation>السترادل في حساب الحد الأقصى</translation>
    </message>
    <message>
        <source>A short bring-in is completed from</source>
        <translation>البرينغ إن الناقص يُكمَل من</translation>
    </message>
    <message>
        <source>A short big blind pays first</source>
        <translation>البلايند الكبير الناقص يدفع أولًا</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>السترادل</translation>
    </message>
    <message>
        <source>A straddle is</source>
        <translation>مقدار السترادل</translation>
    </message>
    <message>
        <source>First to act with a straddle on the button</source>
        <translation>أول من يلعب مع سترادل على الزر</translation>
    </message>
    <message>
        <source>Straddle in limit games</source>
        <translation>السترادل في ألعاب ليميت</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <translation>أدنى رفع فوق السترادل</translation>
    </message>
    <message>
        <source>Least bet after the flop, when straddled</source>
        <translation>أدنى رهان بعد الفلوب مع سترادل</translation>
    </message>
    <message>
        <source>The small blind in the pot-limit sum</source>
        <translation>البلايند الصغير في حساب بوت ليميت</translation>
    </message>
    <message>
        <source>Antes in the pot-limit sum</source>
        <translation>الآنتي في حساب بوت ليميت</translation>
    </message>
    <message>
        <source>The pot-limit sum is</source>
        <translation>حساب بوت ليميت</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>يُقرَّب إلى</translation>
    </message>
    <message>
        <source>The betting unit</source>
        <translation>وحدة الرهان</translation>
    </message>
    <message>
        <source>A bet over the pot may be mended until</source>
        <translation>رهان فوق البوت يُصحَّح حتى</translation>
    </message>
    <message>
        <source>A short blind in the pot-limit sum</source>
        <translation>البلايند الناقص في حساب بوت ليميت</translation>
    </message>
    <message>
        <source>An under-bet may be mended until</source>
        <translation>الرهان الناقص يُصحَّح حتى</translation>
    </message>
    <message>
        <source>Halfway between two amounts goes</source>
        <translation>منتصف ما بين مبلغين يُقرَّب</translation>
    </message>
    <message>
        <source>Chips over the bet, limit</source>
        <translation>فيش فوق الرهان، ليميت</translation>
    </message>
    <message>
        <source>Several chips, one may go back</source>
        <translation>عدة فيش، قد تعود واحدة</translation>
    </message>
    <message>
        <source>Chips already in front</source>
        <translation>فيش موضوعة أمامه من قبل</translation>
    </message>
    <message>
        <source>Several chips, more than the call</source>
        <translation>عدة فيش، أكثر من الكول</translation>
    </message>
    <message>
        <source>What a silent over-call of less than a full raise counts as, in no-limit and pot-limit.</source>
        <translation>كيف تُحتسب زيادة صامتة على الكول أقل من رفع كامل، في نو ليميت وبوت ليميت.</translation>
    </message>
    <message>
        <source>String raises are called by</source>
        <translation>الرفع المتقطع يعلنه</translation>
    </message>
    <message>
        <source>After &quot;raise&quot;: how many motions</source>
        <translation>بعد «رايز»: كم حركة</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>الكلام مقابل الفيش</translation>
    </message>
    <message>
        <source>A number that can mean two amounts</source>
        <translation>عدد يحتمل مبلغين</translation>
    </message>
    <message>
        <source>Chips moved forward, not let go</source>
        <translation>فيش قُدّمت ولم تُترك</translation>
    </message>
    <message>
        <source>A check out of turn, then a bet before it</source>
        <translation>تشيك خارج الدور، ثم رهان قبله</translation>
    </message>
    <message>
        <source>Out of turn, a call in between</source>
        <translation>خارج الدور، وبينهما كول</translation>
    </message>
    <message>
        <source>A fold out of turn</source>
        <translation>فولد خارج الدور</translation>
    </message>
    <message>
        <source>Skipped seat loses its hand after</source>
        <translation>المقعد المتخطَّى يفقد يده بعد</translation>
    </message>
    <message>
        <source>Players behind: %1</source>
        <translation>اللاعبون بعده: %1</translation>
    </message>
    <message>
        <source>A call by somebody unaware of a raise</source>
        <translation>كول ممن لم ينتبه إلى رفع</translation>
    </message>
    <message>
        <source>Gross misunderstanding, refused from</source>
        <translation>سوء فهم جسيم، يُرفض من</translation>
    </message>
    <message>
        <source>%1 % of the bet is in</source>
        <translation>وُضع %1 % من الرهان</translation>
    </message>
    <message>
        <source>Always refused</source>
        <translation>يُرفض دائمًا</translation>
    </message>
    <message>
        <source>The clock runs for</source>
        <translation>مدة التوقيت</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>The countdown at its end</source>
        <translation>العدّ التنازلي في آخره</translation>
    </message>
    <message>
        <source>The clock may be called after</source>
        <translation>يجوز طلب التوقيت بعد</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>The pot on the public screen</source>
        <translation>البوت على الشاشة العامة</translation>
    </message>
    <message>
        <source>Pots are divided down to</source>
        <translation>تُقسم البوتات حتى</translation>
    </message>
    <message>
        <source>Stud: cards that decide the odd chip</source>
        <translation>ستاد: الأوراق التي تحسم الفيشة الفردية</translation>
    </message>
    <message>
        <source>Stud: odd chip of the low half to</source>
        <translation>ستاد: فيشة نصف اللو الفردية إلى</translation>
    </message>
    <message>
        <source>High-low, hands alike: the odd chip of</source>
        <translation>هاي لو والأيدي متطابقة: فردية</translation>
    </message>
    <message>
        <source>One odd chip a player</source>
        <translation>فيشة فردية واحدة لكل لاعب</translation>
    </message>
    <message>
        <source>Run twice: the odd chip to</source>
        <translation>التوزيع مرتين: الفيشة الفردية إلى</translation>
    </message>
    <message>
        <source>Exposed first cards that make a misdeal</source>
        <translation>أولى الأوراق المنكشفة المبطلة للتوزيع</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>أوراق منكشفة تُبطل التوزيع</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>الأوراق: %1</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>أوراق مقلوبة تُبطل التوزيع</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>أوراق زائدة تُبطل التوزيع</translation>
    </message>
    <message>
        <source>Misdeal may be called until</source>
        <translation>يُعلن بطلان التوزيع حتى</translation>
    </message>
    <message>
        <source>Turn or river dealt too soon</source>
        <translation>تيرن أو ريفر وُزّع قبل وقته</translation>
    </message>
    <message>
        <source>Cards dropped by a player</source>
        <translation>أوراق أسقطها لاعب</translation>
    </message>
    <message>
        <source>Deuce-to-seven: exposed cards</source>
        <translation>لعبة ‎2-7‎: أوراق انكشفت</translation>
    </message>
    <message>
        <source>Crazy pineapple: discard forgotten</source>
        <translation>كريزي باين آبل: نُسي الرمي</translation>
    </message>
    <message>
        <source>Who may ask to see a hand</source>
        <translation>من له أن يطلب رؤية يد</translation>
    </message>
    <message>
        <source>Showing after an all-in</source>
        <translation>الكشف بعد أول إن</translation>
    </message>
    <message>
        <source>The button</source>
        <translation>الزر</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>البلايند المستحق</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>اللاعب الجديد</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <translation>شراء الزر</translation>
    </message>
    <message>
        <source>Seat change away from the blinds is free up to</source>
        <translation>تغيير المقعد بعيدًا عن البلايند مجاني حتى</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>المقاعد: %1</translation>
    </message>
    <message>
        <source>Decks in the shoe</source>
        <translation>رزم صندوق الورق</translation>
    </message>
    <message>
        <source>Commission on the bank</source>
        <translation>عمولة البنك</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>العمولة</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>التعادل يدفع</translation>
    </message>
    <message>
        <source>10 small bets</source>
        <translation>10 رهانات صغيرة</translation>
    </message>
    <message>
        <source>10 largest bets</source>
        <translation>10 من أكبر رهان</translation>
    </message>
    <message>
        <source>Plays what is brought</source>
        <translation>يلعب بما أحضر</translation>
    </message>
    <message>
        <source>The least, unless the table broke</source>
        <translation>الأقل، إلا إذا أُغلقت الطاولة</translation>
    </message>
    <message>
        <source>What was taken off, or the least</source>
        <translation>ما أخذه معه، أو الأقل</translation>
    </message>
    <message>
        <source>What was taken off</source>
        <translation>ما أخذه معه</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>الأقل</translation>
    </message>
    <message>
        <source>Half the least buy-in</source>
        <translation>نصف أدنى مبلغ دخول</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>لا يترتب شيء</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>لا تلعب</translation>
    </message>
    <message>
        <source>Play from the next hand</source>
        <translation>تلعب من اليد التالية</translation>
    </message>
    <message>
        <source>Are refused</source>
        <translation>تُرفض</translation>
    </message>
    <message>
        <source>Allowed unless somebody objects</source>
        <translation>مسموح ما لم يعترض أحد</translation>
    </message>
    <message>
        <source>In limit games only</source>
        <translation>في ألعاب ليميت فقط</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Do not play</source>
        <translation>لا تلعب</translation>
    </message>
    <message>
        <source>The dealer judges</source>
        <translation>الموزّع يقدّر</translation>
    </message>
    <message>
        <source>Hundreds, from 10/20 on</source>
        <translation>المئات، من 10/20 فصاعدًا</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>المئات</translation>
    </message>
    <message>
        <source>All of it under 10/20</source>
        <translation>كلها تحت 10/20</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>مسموح</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>غير مسموح</translation>
    </message>
    <message>
        <source>No-limit and pot-limit only</source>
        <translation>نو ليميت وبوت ليميت فقط</translation>
    </message>
    <message>
        <source>The smallest chip of blinds and antes</source>
        <translation>أصغر فيشة في البلايند والآنتي</translation>
    </message>
    <message>
        <source>The same, with the rake</source>
        <translation>مثله، ومعه الريك</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>البرينغ إن</translation>
    </message>
    <message>
        <source>The big blind</source>
        <translation>البلايند الكبير</translation>
    </message>
    <message>
        <source>Play as far as they make whole units</source>
        <translation>تلعب بقدر ما تكوّن وحدات كاملة</translation>
    </message>
    <message>
        <source>Never play</source>
        <translation>لا تلعب أبدًا</translation>
    </message>
    <message>
        <source>Play all-in at their value</source>
        <translation>تلعب بقيمتها في أول إن</translation>
    </message>
    <message>
        <source>The player is warned</source>
        <translation>يُنذر اللاعب</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>المشرف يقرر</translation>
    </message>
    <message>
        <source>Adds a full raise</source>
        <translation>يضيف رفعًا كاملًا</translation>
    </message>
    <message>
        <source>Completes it and raises</source>
        <translation>يكمله ثم يرفع</translation>
    </message>
    <message>
        <source>When a raise was completed</source>
        <translation>عند إكمال رفع</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>لكل لاعب</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>بلا حد أقصى</translation>
    </message>
    <message>
        <source>Capped too</source>
        <translation>بحد أقصى أيضًا</translation>
    </message>
    <message>
        <source>Before the cap is reached</source>
        <translation>قبل بلوغ الحد الأقصى</translation>
    </message>
    <message>
        <source>When the round began</source>
        <translation>عند بدء الجولة</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>لا يُحسب</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>يُحسب</translation>
    </message>
    <message>
        <source>The full bring-in</source>
        <translation>البرينغ إن الكامل</translation>
    </message>
    <message>
        <source>What was posted</source>
        <translation>ما وُضع</translation>
    </message>
    <message>
        <source>The blind</source>
        <translation>البلايند</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>الآنتي</translation>
    </message>
    <message>
        <source>First seat after the big blind</source>
        <translation>أول مقعد بعد البلايند الكبير</translation>
    </message>
    <message>
        <source>First seat or button</source>
        <translation>أول مقعد أو الزر</translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>أي مقعد</translation>
    </message>
    <message>
        <source>Twice the big blind</source>
        <translation>ضعف البلايند الكبير</translation>
    </message>
    <message>
        <source>Twice the big blind or more</source>
        <translation>ضعف البلايند الكبير أو أكثر</translation>
    </message>
    <message>
        <source>The small blind</source>
        <translation>البلايند الصغير</translation>
    </message>
    <message>
        <source>Twice the straddle</source>
        <translation>ضعف السترادل</translation>
    </message>
    <message>
        <source>Straddle + big blind</source>
        <translation>السترادل + البلايند الكبير</translation>
    </message>
    <message>
        <source>The straddle</source>
        <translation>السترادل</translation>
    </message>
    <message>
        <source>As it lies there</source>
        <translation>كما هو موضوع</translation>
    </message>
    <message>
        <source>As a big blind</source>
        <translation>كبلايند كبير</translation>
    </message>
    <message>
        <source>Only after the flop</source>
        <translation>بعد الفلوب فقط</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>بالضبط</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>إلى أعلى</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>مقرَّبًا إلى أعلى</translation>
    </message>
    <message>
        <source>All have acted</source>
        <translation>لعب الجميع</translation>
    </message>
    <message>
        <source>The next player acts</source>
        <translation>لعب اللاعب التالي</translation>
    </message>
    <message>
        <source>As a full blind</source>
        <translation>كبلايند كامل</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>انتهت الجولة</translation>
    </message>
    <message>
        <source>Substantial action</source>
        <translation>لعب جوهري</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>إلى أسفل</translation>
    </message>
    <message>
        <source>Half a bet more is a raise</source>
        <translation>ما زاد بنصف رهان فهو رفع</translation>
    </message>
    <message>
        <source>Anything more is a raise</source>
        <translation>أي زيادة رفع</translation>
    </message>
    <message>
        <source>Take the smallest away</source>
        <translation>انزع أصغرها</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>بالتفصيل</translation>
    </message>
    <message>
        <source>As one motion</source>
        <translation>كحركة واحدة</translation>
    </message>
    <message>
        <source>A call, excess goes back</source>
        <translation>كول، وتعود الزيادة</translation>
    </message>
    <message>
        <source>Half or more: the least raise</source>
        <translation>النصف فأكثر: أدنى رفع</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>A player who asks</source>
        <translation>لاعب يطلب ذلك</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>أي عدد</translation>
    </message>
    <message>
        <source>Amount first</source>
        <translation>المبلغ أولًا</translation>
    </message>
    <message>
        <source>One</source>
        <translation>واحدة</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلام</translation>
    </message>
    <message>
        <source>What came first</source>
        <translation>الأسبق</translation>
    </message>
    <message>
        <source>The smallest it can mean</source>
        <translation>أصغر ما يحتمله</translation>
    </message>
    <message>
        <source>The largest within the pot</source>
        <translation>الأكبر ضمن البوت</translation>
    </message>
    <message>
        <source>May bind in limit</source>
        <translation>قد تُلزم في ليميت</translation>
    </message>
    <message>
        <source>May bind</source>
        <translation>قد تُلزم</translation>
    </message>
    <message>
        <source>Binds when let go</source>
        <translation>تُلزم إذا تُركت</translation>
    </message>
    <message>
        <source>May call, never raise</source>
        <translation>له كول، لا رفع أبدًا</translation>
    </message>
    <message>
        <source>Is free if the action changed</source>
        <translation>حرّ إذا تغيّر الموقف</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>ملزم</translation>
    </message>
    <message>
        <source>Binding unless the action changed</source>
        <translation>ملزم ما لم يتغيّر الموقف</translation>
    </message>
    <message>
        <source>May go back if nobody acted after</source>
        <translation>يُسترد إذا لم يلعب أحد بعده</translation>
    </message>
    <message>
        <source>Stands: accepted action</source>
        <translation>يبقى: لعب مقبول</translation>
    </message>
    <message>
        <source>Of the last 10 seconds</source>
        <translation>في آخر 10 ثوانٍ</translation>
    </message>
    <message>
        <source>10 seconds more</source>
        <translation>10 ثوانٍ إضافية</translation>
    </message>
    <message>
        <source>5 seconds more</source>
        <translation>5 ثوانٍ إضافية</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>In pot-limit only</source>
        <translation>في بوت ليميت فقط</translation>
    </message>
    <message>
        <source>The smallest chip in the game</source>
        <translation>أصغر فيشة في اللعب</translation>
    </message>
    <message>
        <source>The smallest chip of the blinds</source>
        <translation>أصغر فيشة في البلايند</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>كل الأوراق</translation>
    </message>
    <message>
        <source>The five that play</source>
        <translation>الخمس التي تلعب</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>أدنى ورقة</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>أعلى ورقة</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>البوت كله</translation>
    </message>
    <message>
        <source>Each half</source>
        <translation>كل نصف</translation>
    </message>
    <message>
        <source>In each pot</source>
        <translation>في كل بوت</translation>
    </message>
    <message>
        <source>At each division</source>
        <translation>عند كل قسمة</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>البورد الأول</translation>
    </message>
    <message>
        <source>The first two off the deck</source>
        <translation>أول اثنتين من الرزمة</translation>
    </message>
    <message>
        <source>The first two of any player</source>
        <translation>أول اثنتين لأي لاعب</translation>
    </message>
    <message>
        <source>Two have acted</source>
        <translation>لعب اثنان</translation>
    </message>
    <message>
        <source>Two mixed acts, or three alike</source>
        <translation>فعلان مختلفان، أو ثلاثة متماثلة</translation>
    </message>
    <message>
        <source>Two acts with chips, or three</source>
        <translation>فعلان بفيش، أو ثلاثة</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>اخلط باقي الرزمة</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>الورقة التالية</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>تلعب</translation>
    </message>
    <message>
        <source>Low ones are kept</source>
        <translation>يُحتفظ بالمنخفضة</translation>
    </message>
    <message>
        <source>All are replaced</source>
        <translation>تُستبدل كلها</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation>اليد ميتة</translation>
    </message>
    <message>
        <source>Anybody dealt in</source>
        <translation>كل من وُزّع له</translation>
    </message>
    <message>
        <source>Who called, of the bettor</source>
        <translation>من جارى، يد المراهن</translation>
    </message>
    <message>
        <source>Nobody, unless collusion is suspected</source>
        <translation>لا أحد، إلا عند الشك في تواطؤ</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>بالترتيب</translation>
    </message>
    <message>
        <source>All hands are tabled at once</source>
        <translation>تُكشف كل الأيدي معًا</translation>
    </message>
    <message>
        <source>The all-in player first</source>
        <translation>لاعب الأول إن أولًا</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>زر ميت</translation>
    </message>
    <message>
        <source>Moves to the next player</source>
        <translation>ينتقل إلى اللاعب التالي</translation>
    </message>
    <message>
        <source>Big blind live, small blind dead</source>
        <translation>البلايند الكبير حي، والصغير ميت</translation>
    </message>
    <message>
        <source>Wait for the big blind</source>
        <translation>ينتظر البلايند الكبير</translation>
    </message>
    <message>
        <source>Plays free</source>
        <translation>يلعب دون دفع</translation>
    </message>
    <message>
        <source>Posts, or waits for the big blind</source>
        <translation>يدفع، أو ينتظر البلايند الكبير</translation>
    </message>
    <message>
        <source>Posts in limit only</source>
        <translation>يدفع في ليميت فقط</translation>
    </message>
    <message>
        <source>Waits for the big blind</source>
        <translation>ينتظر البلايند الكبير</translation>
    </message>
    <message>
        <source>Rounded up to the unit</source>
        <translation>تُقرَّب إلى أعلى حتى الوحدة</translation>
    </message>
    <message>
        <source>A quarter for every five</source>
        <translation>ربع عن كل خمسة</translation>
    </message>
    <message>
        <source>8 to 1</source>
        <translation>8 إلى 1</translation>
    </message>
    <message>
        <source>9 to 1</source>
        <translation>9 إلى 1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation>موزّع</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>مشرف</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>مدير</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation>الرقم السري غير صحيح. المحاولات الباقية: %1، ثم انتظار %2 ث. النتيجة والسبب محفوظان.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation>محاولات خاطئة كثيرة. الانتظار: %1 ث. النتيجة والسبب محفوظان.</translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation>ليس لـ %1 أن يقرر. يلزم رقم سري لمشرف.</translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation>ليس لـ %1 رقم سري بعد. يضعه المدير.</translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation>لا أحد هنا بالأحرف %1.</translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation>سبق منح هذا البوت. يوافق شخص ثانٍ على نقله.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Oddchip: practice</source>
        <translation>‏Oddchip: التدريب</translation>
    </message>
    <message>
        <source>Oddchip</source>
        <translation>Oddchip</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>تمرين</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>الامتحان</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Pick a skill…</source>
        <translation>اختر مهارة…</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>بلا نهاية</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>أجب</translation>
    </message>
    <message>
        <source>Do not know</source>
        <translation>لا أعرف</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>+ Pot</source>
        <translation>+ بوت</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>السطر السابق</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>السطر التالي</translation>
    </message>
    <message>
        <source>Paper number</source>
        <translation>رقم الورقة</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Same again, new numbers</source>
        <translation>نفسه، بأرقام جديدة</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Table test, 14 questions</source>
        <translation>اختبار الطاولة، 14 سؤالًا</translation>
    </message>
    <message>
        <source>A down of 20 hands</source>
        <translation>نوبة من 20 يدًا</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>ورقة جديدة</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>اطبع…</translation>
    </message>
    <message>
        <source>Print the down of 20 hands…</source>
        <translation>اطبع نوبة الأيدي الـ 20…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>تدرّب على هذا</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>توقف مؤقت</translation>
    </message>
    <message>
        <source>Trainee and rules</source>
        <translation>المتدرب والقواعد</translation>
    </message>
    <message>
        <source>Noise: on</source>
        <translation>الضوضاء: تعمل</translation>
    </message>
    <message>
        <source>Noise: off</source>
        <translation>الضوضاء: صامتة</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>المتدرب</translation>
    </message>
    <message>
        <source>New trainee…</source>
        <translation>متدرب جديد…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>يد كاملة</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>يد أخرى</translation>
    </message>
    <message>
        <source>Same hand again</source>
        <translation>اليد نفسها ثانية</translation>
    </message>
    <message>
        <source>Exam date…</source>
        <translation>تاريخ الامتحان…</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>ضع التاريخ</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>لا امتحان</translation>
    </message>
    <message>
        <source>Whole hand: %1 of %2 right</source>
        <translation>يد كاملة: %1 من %2 صحيحة</translation>
    </message>
    <message>
        <source>level %1 of %2 · time %3 · hands dealt: %4</source>
        <translation>المستوى %1 من %2 · الوقت %3 · الأيدي الموزعة: %4</translation>
    </message>
    <message>
        <source>right so far: %1 of %2</source>
        <translation>الصحيح حتى الآن: %1 من %2</translation>
    </message>
    <message>
        <source>whole hand</source>
        <translation>يد كاملة</translation>
    </message>
    <message>
        <source>another hand</source>
        <translation>يد أخرى</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2: %3 (%4)</translation>
    </message>
    <message>
        <source>%1, level %2 of %3, target %4 s</source>
        <translation>%1، المستوى %2 من %3، الهدف %4 ث</translation>
    </message>
    <message>
        <source>Rules: %1. Seed %2.</source>
        <translation>القواعد: %1. البذرة %2.</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>السؤال: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>الجواب: %1</translation>
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
        <translation>وفق %1 [%2]</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <translation>قل: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>يعود %1 إلى المقعد %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>لا يعود شيء</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>المقعد %1: %2</translation>
    </message>
    <message>
        <source>high %1, low %2</source>
        <translation>الهاي %1، اللو %2</translation>
    </message>
    <message>
        <source>button %1, small blind %2, big blind %3</source>
        <translation>الزر %1، البلايند الصغير %2، البلايند الكبير %3</translation>
    </message>
    <message>
        <source>live %1, dead %2</source>
        <translation>حي %1، ميت %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>المستوى %1 من %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>جوابك</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>كم</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>المقعد</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>comes back to</source>
        <translation>يعود إلى</translation>
    </message>
    <message>
        <source>high</source>
        <translation>هاي</translation>
    </message>
    <message>
        <source>low</source>
        <translation>لو</translation>
    </message>
    <message>
        <source>button</source>
        <translation>الزر</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>البلايند الصغير</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>البلايند الكبير</translation>
    </message>
    <message>
        <source>live</source>
        <translation>حي</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>ميت</translation>
    </message>
    <message>
        <source>%1, seat %2, chosen</source>
        <translation>%1، المقعد %2، مختار</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1، المقعد %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>الهدف %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>صحيح: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>هو %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2</source>
        <translation>قلت %1. وهو %2</translation>
    </message>
    <message>
        <source>%1 s of %2</source>
        <translation>%1 ث من %2</translation>
    </message>
    <message>
        <source>As a dealer does it by hand</source>
        <translation>كما يفعلها الموزّع بيده</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>قل</translation>
    </message>
    <message>
        <source>Your last answers</source>
        <translation>آخر أجوبتك</translation>
    </message>
    <message>
        <source>wrong %1 of %2</source>
        <translation>خطأ %1 من %2</translation>
    </message>
    <message>
        <source>Who put in what, cut at each all-in</source>
        <translation>من وضع ماذا، مقطوعًا عند كل أول إن</translation>
    </message>
    <message>
        <source>called</source>
        <translation>جارى</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>أول إن %1</translation>
    </message>
    <message>
        <source>In the middle: %1</source>
        <translation>في الوسط: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>right</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>أعد</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>back in %1 min</source>
        <translation>يعود بعد %1 د</translation>
    </message>
    <message>
        <source>days until it is back: %1</source>
        <translation>الأيام حتى يعود: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 · %2 likely to be right now</source>
        <translation>%1 · احتمال صحته الآن %2</translation>
    </message>
    <message>
        <source>%1 · still being learnt</source>
        <translation>%1 · ما زالت قيد التعلّم</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>قيد التعلّم</translation>
    </message>
    <message>
        <source>tried %1 of %2</source>
        <translation>جُرّب %1 من %2</translation>
    </message>
    <message>
        <source>%1 · right, %2 s for %3 s</source>
        <translation>%1 · صحيح، %2 ث بدل %3 ث</translation>
    </message>
    <message>
        <source>%1 · not seen before</source>
        <translation>%1 · لم يُرَ من قبل</translation>
    </message>
    <message>
        <source>due</source>
        <translation>مستحق</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Skills: %1, %2 min</source>
        <translation>المهارات: %1، %2 د</translation>
    </message>
    <message>
        <source>due %1, slow %2, new %3</source>
        <translation>مستحق %1، بطيء %2، جديد %3</translation>
    </message>
    <message>
        <source>, days until the exam: %1</source>
        <translation>، الأيام حتى الامتحان: %1</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>لا شيء مستحق اليوم.</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>أيام متتالية: %1</translation>
    </message>
    <message>
        <source>yesterday %1 of %2</source>
        <translation>أمس %1 من %2</translation>
    </message>
    <message>
        <source>Right answers, all skills</source>
        <translation>الأجوبة الصحيحة، كل المهارات</translation>
    </message>
    <message>
        <source>Right answers: %1</source>
        <translation>الأجوبة الصحيحة: %1</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>في الأسبوع</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>النجاح %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>الآن %1</translation>
    </message>
    <message>
        <source>No answers yet. The line begins with the first one.</source>
        <translation>لا أجوبة بعد. يبدأ الخط مع أولها.</translation>
    </message>
    <message>
        <source>Median time: %1</source>
        <translation>الوقت الوسيط: %1</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>الوقت الوسيط</translation>
    </message>
    <message>
        <source>seconds an answer</source>
        <translation>ثوانٍ لكل جواب</translation>
    </message>
    <message>
        <source>Readiness: how likely right after a day</source>
        <translation>الجاهزية: احتمال الصواب بعد يوم</translation>
    </message>
    <message>
        <source>tick at 90 % = ready</source>
        <translation>علامة عند 90 % = جاهز</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>القادم</translation>
    </message>
    <message>
        <source>skills due a day, 14 days</source>
        <translation>المهارات المستحقة يوميًا، 14 يومًا</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>كل المهارات</translation>
    </message>
    <message>
        <source>Levels: %1. Harder by: %2</source>
        <translation>المستويات: %1. ما يزيد الصعوبة: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>seed %1 · question %2 of %3</source>
        <translation>البذرة %1 · السؤال %2 من %3</translation>
    </message>
    <message>
        <source>%1 · rules %2</source>
        <translation>%1 · القواعد %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>تعذرت كتابة %1.</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <translation>اليد مستمرة</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>الخانة التالية</translation>
    </message>
    <message>
        <source>seat on, off</source>
        <translation>اختيار المقعد أو تركه</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>البوت</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>do not know</source>
        <translation>لا أعرف</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>توقف مؤقت</translation>
    </message>
    <message>
        <source>next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>نفسه ثانية</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>take the grade back</source>
        <translation>اسحب التقدير</translation>
    </message>
    <message>
        <source>end</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>المهارة</translation>
    </message>
    <message>
        <source>skip today</source>
        <translation>تخطَّ اليوم</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>اختر</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>بلا نهاية</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>الضوضاء</translation>
    </message>
    <message>
        <source>export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>table test</source>
        <translation>اختبار الطاولة</translation>
    </message>
    <message>
        <source>down of 20 hands</source>
        <translation>نوبة من 20 يدًا</translation>
    </message>
    <message>
        <source>new paper</source>
        <translation>ورقة جديدة</translation>
    </message>
    <message>
        <source>print</source>
        <translation>اطبع</translation>
    </message>
    <message>
        <source>print the questions</source>
        <translation>اطبع الأسئلة</translation>
    </message>
    <message>
        <source>question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>راجعه</translation>
    </message>
    <message>
        <source>good, fair, poor</source>
        <translation>جيد، مقبول، ضعيف</translation>
    </message>
    <message>
        <source>examiner&apos;s ticks</source>
        <translation>علامات الممتحن</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>الورقة %1</translation>
    </message>
    <message>
        <source>The same number is the same paper, for one trainee or a class. No hints; the answers come at the end.</source>
        <translation>الرقم نفسه هو الورقة نفسها، لمتدرب أو لصف. دون تلميحات؛ وتأتي الأجوبة في النهاية.</translation>
    </message>
    <message>
        <source>Number of the paper, 1 to %1</source>
        <translation>رقم الورقة، من 1 إلى %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>A wrong pot fails. So do less than the pass mark, half of a subject wrong, and time run out.</source>
        <translation>بوت خاطئ يعني الرسوب. وكذلك ما دون درجة النجاح، وخطأ نصف مادة، وانتهاء الوقت.</translation>
    </message>
    <message>
        <source>Paper %1 was left at question %2. It counts as not finished.</source>
        <translation>تُركت الورقة %1 عند السؤال %2. تُحسب غير مكتملة.</translation>
    </message>
    <message>
        <source>Paper %1: passed, %2</source>
        <translation>الورقة %1: ناجح، %2</translation>
    </message>
    <message>
        <source>Paper %1: not passed, %2</source>
        <translation>الورقة %1: غير ناجح، %2</translation>
    </message>
    <message>
        <source>pass mark %1, no pot wrong</source>
        <translation>درجة النجاح %1، دون أي بوت خاطئ</translation>
    </message>
    <message>
        <source>PASS %1</source>
        <translation>ناجح %1</translation>
    </message>
    <message>
        <source>FAIL %1</source>
        <translation>راسب %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 من %2 · %3</translation>
    </message>
    <message>
        <source>look</source>
        <translation>راجع</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>الدرجات من %1</translation>
    </message>
    <message>
        <source>wrong pots</source>
        <translation>بوتات خاطئة</translation>
    </message>
    <message>
        <source>answers wrong</source>
        <translation>أجوبة خاطئة</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>متوسط الوقت</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>of</source>
        <translation>من</translation>
    </message>
    <message>
        <source>time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Examiner: pitch and shuffle</source>
        <translation>الممتحن: التوزيع والخلط</translation>
    </message>
    <message>
        <source>good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>ضعيف</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>بلا علامة</translation>
    </message>
    <message>
        <source>Scramble, riffle, strip, riffle, cut</source>
        <translation>فرفطة، ريفل، ستريب، ريفل، قطع</translation>
    </message>
    <message>
        <source>Cards low and flat, none flashed</source>
        <translation>الأوراق منخفضة ومستوية، لم تُلمح أي ورقة</translation>
    </message>
    <message>
        <source>Burns kept apart, three to be proven</source>
        <translation>المحروقة منفصلة، ثلاث تُثبت</translation>
    </message>
    <message>
        <source>Hands cleared, deck never unguarded</source>
        <translation>إظهار اليدين خاليتين، والرزمة لا تُترك دون حراسة</translation>
    </message>
    <message>
        <source>Table test: result</source>
        <translation>اختبار الطاولة: النتيجة</translation>
    </message>
    <message>
        <source>Down of 20 hands: result</source>
        <translation>نوبة من 20 يدًا: النتيجة</translation>
    </message>
    <message>
        <source>Paper %1 · rules %2</source>
        <translation>الورقة %1 · القواعد %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>questions: %1, wrong: %2</source>
        <translation>الأسئلة: %1، الخاطئة: %2</translation>
    </message>
    <message>
        <source>wrong pots: %1</source>
        <translation>بوتات خاطئة: %1</translation>
    </message>
    <message>
        <source>examiner, name and signature</source>
        <translation>الممتحن، الاسم والتوقيع</translation>
    </message>
    <message>
        <source>trainee, signature</source>
        <translation>المتدرب، التوقيع</translation>
    </message>
    <message>
        <source>trainee %1</source>
        <translation>المتدرب %1</translation>
    </message>
    <message>
        <source>Same number, same paper. Answers kept: %1 of %2. Check word %3.</source>
        <translation>الرقم نفسه، الورقة نفسها. الأجوبة المحفوظة: %1 من %2. كلمة التحقق %3.</translation>
    </message>
    <message>
        <source>&quot;Hurry up, it is all one pot anyway.&quot;</source>
        <translation>«أسرع، كله بوت واحد على أي حال.»</translation>
    </message>
    <message>
        <source>&quot;How much is it to me?&quot;</source>
        <translation>«كم المطلوب مني؟»</translation>
    </message>
    <message>
        <source>&quot;I had the nuts last hand.&quot;</source>
        <translation>«كانت معي أقوى يد في الدور الماضي.»</translation>
    </message>
    <message>
        <source>&quot;Can I get change for this?&quot;</source>
        <translation>«هل أجد فكّة لهذه؟»</translation>
    </message>
    <message>
        <source>&quot;Is it not my turn?&quot;</source>
        <translation>«أليس دوري؟»</translation>
    </message>
    <message>
        <source>&quot;You always forget my blind.&quot;</source>
        <translation>«دائمًا تنسى البلايند لي.»</translation>
    </message>
    <message>
        <source>&quot;What time does the big game start?&quot;</source>
        <translation>«متى تبدأ اللعبة الكبيرة؟»</translation>
    </message>
    <message>
        <source>&quot;That is not how they do it downtown.&quot;</source>
        <translation>«ليس هكذا يفعلونها في وسط المدينة.»</translation>
    </message>
    <message>
        <source>&quot;Drinks, over here!&quot;</source>
        <translation>«مشروبات، هنا!»</translation>
    </message>
    <message>
        <source>&quot;Count it again.&quot;</source>
        <translation>«عُدّها ثانية.»</translation>
    </message>
</context>
<context>
    <name>punto</name>
    <message>
        <source>Punto Banco</source>
        <translation>بونتو بانكو</translation>
    </message>
    <message>
        <source>player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>البنك</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>البنك</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 رزم</translation>
    </message>
    <message>
        <source>coup %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>shoe: nobody yet</source>
        <translation>الصندوق: لا أحد بعد</translation>
    </message>
    <message>
        <source>shoe: seat %1</source>
        <translation>الصندوق: المقعد %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>cards left: %1 of %2</source>
        <translation>الأوراق الباقية: %1 من %2</translation>
    </message>
    <message>
        <source>cut card out</source>
        <translation>خرجت ورقة القطع</translation>
    </message>
    <message>
        <source>commission %1 %</source>
        <translation>عمولة %1 %</translation>
    </message>
    <message>
        <source>no commission</source>
        <translation>دون عمولة</translation>
    </message>
    <message>
        <source>a tie pays %1 to 1</source>
        <translation>التعادل يدفع %1 إلى 1</translation>
    </message>
    <message>
        <source>no shoe yet</source>
        <translation>لا صندوق بعد</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>النداء</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>لوحة الخرز</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>الطريق الكبير</translation>
    </message>
    <message>
        <source>tie after that coup</source>
        <translation>تعادل بعد تلك الجولة</translation>
    </message>
    <message>
        <source>next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>صندوق جديد</translation>
    </message>
    <message>
        <source>Tap, or press the key, for the next choice.</source>
        <translation>اضغط، أو اضغط المفتاح، للاختيار التالي.</translation>
    </message>
    <message>
        <source>Who deals from the shoe?</source>
        <translation>من يوزّع من الصندوق؟</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>رهان، المقعد %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>رهان</translation>
    </message>
    <message>
        <source>Tap the seat.</source>
        <translation>اضغط المقعد.</translation>
    </message>
    <message>
        <source>Card for the player</source>
        <translation>ورقة للاعب</translation>
    </message>
    <message>
        <source>Card for the bank</source>
        <translation>ورقة للبنك</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>ما الخطأ الذي وقع؟</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>صندوق العمولة</translation>
    </message>
    <message>
        <source>Tap a seat, or type it, for its part alone.</source>
        <translation>المس مقعدًا أو اكتب رقمه لتحصيل ما عليه وحده.</translation>
    </message>
    <message>
        <source>Last lines</source>
        <translation>آخر السطور</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>ضعوا رهاناتكم</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>لا مزيد من الرهانات</translation>
    </message>
    <message>
        <source>Cards for the player</source>
        <translation>أوراق اللاعب</translation>
    </message>
    <message>
        <source>Cards for the bank</source>
        <translation>أوراق البنك</translation>
    </message>
    <message>
        <source>Bank wins, %1 to %2</source>
        <translation>البنك يفوز، %1 إلى %2</translation>
    </message>
    <message>
        <source>Player wins, %1 to %2</source>
        <translation>اللاعب يفوز، %1 إلى %2</translation>
    </message>
    <message>
        <source>Tie, %1 each</source>
        <translation>تعادل، %1 لكل منهما</translation>
    </message>
    <message>
        <source>The shoe is over</source>
        <translation>انتهى الصندوق</translation>
    </message>
    <message>
        <source>The coup is void</source>
        <translation>الجولة ملغاة</translation>
    </message>
    <message>
        <source>Player stands on %1. Card for the bank</source>
        <translation>اللاعب يقف على %1. ورقة للبنك</translation>
    </message>
    <message>
        <source>Seat, side and amount: 3b50, then Enter. C when the cards come.</source>
        <translation>المقعد والجهة والمبلغ: ‎3b50‎، ثم Enter. وC حين تأتي الأوراق.</translation>
    </message>
    <message>
        <source>Card %1 of two.</source>
        <translation>الورقة %1 من اثنتين.</translation>
    </message>
    <message>
        <source>New shoe is in the menu.</source>
        <translation>الصندوق الجديد في القائمة.</translation>
    </message>
    <message>
        <source>Every bet goes back. The cards that are out stay out.</source>
        <translation>تعود كل الرهانات. الأوراق التي خرجت تبقى خارجًا.</translation>
    </message>
    <message>
        <source>Seat %1 looks first at the player&apos;s cards, with the largest bet on them, %2.</source>
        <translation>المقعد %1 ينظر أولًا إلى أوراق اللاعب، فله أكبر رهان عليها، %2.</translation>
    </message>
    <message>
        <source>Nobody has bet on the player: the dealer turns its cards.</source>
        <translation>لم يراهن أحد على اللاعب: الموزّع يقلب أوراقه.</translation>
    </message>
    <message>
        <source>Seats: %1.</source>
        <translation>المقاعد: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>خذ %1</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>ادفع %1</translation>
    </message>
    <message>
        <source>then pay %1</source>
        <translation>ثم ادفع %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>اترك %1</translation>
    </message>
    <message>
        <source>The shoe stays with seat %1.</source>
        <translation>يبقى الصندوق مع المقعد %1.</translation>
    </message>
    <message>
        <source>The shoe goes to seat %1.</source>
        <translation>ينتقل الصندوق إلى المقعد %1.</translation>
    </message>
    <message>
        <source>The cut card is out: one more coup.</source>
        <translation>خرجت ورقة القطع: جولة واحدة أخرى.</translation>
    </message>
    <message>
        <source>This is the last coup of the shoe.</source>
        <translation>هذه آخر جولة من الصندوق.</translation>
    </message>
    <message>
        <source>A natural, player %1, bank %2: nobody draws.</source>
        <translation>ناتشورال، اللاعب %1، البنك %2: لا أحد يسحب.</translation>
    </message>
    <message>
        <source>Player %1: player draws on 5 or less.</source>
        <translation>اللاعب %1: اللاعب يسحب على 5 أو أقل.</translation>
    </message>
    <message>
        <source>Player %1: player stands on 6 or 7.</source>
        <translation>اللاعب %1: اللاعب يقف على 6 أو 7.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank draws on 5 or less.</source>
        <translation>البنك %1، وقف اللاعب على %2: البنك يسحب على 5 أو أقل.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank stands on 6 or 7.</source>
        <translation>البنك %1، وقف اللاعب على %2: البنك يقف على 6 أو 7.</translation>
    </message>
    <message>
        <source>Bank %1, player&apos;s third card counts %2: %3.</source>
        <translation>البنك %1، وورقة اللاعب الثالثة تُحسب %2: %3.</translation>
    </message>
    <message>
        <source>The cards decide.</source>
        <translation>الأوراق تقرر.</translation>
    </message>
    <message>
        <source>on 2 or less bank always draws</source>
        <translation>على 2 أو أقل يسحب البنك دائمًا</translation>
    </message>
    <message>
        <source>on 3 bank draws unless it is an 8</source>
        <translation>على 3 يسحب البنك إلا إذا كانت 8</translation>
    </message>
    <message>
        <source>on 4 bank draws on 2 to 7</source>
        <translation>على 4 يسحب البنك على 2 إلى 7</translation>
    </message>
    <message>
        <source>on 5 bank draws on 4 to 7</source>
        <translation>على 5 يسحب البنك على 4 إلى 7</translation>
    </message>
    <message>
        <source>on 6 bank draws on 6 or 7</source>
        <translation>على 6 يسحب البنك على 6 أو 7</translation>
    </message>
    <message>
        <source>on 7 bank stands</source>
        <translation>على 7 يقف البنك</translation>
    </message>
    <message>
        <source>That card is for the %1</source>
        <translation>تلك ورقة %1</translation>
    </message>
    <message>
        <source>The %1 has three cards</source>
        <translation>لدى %1 ثلاث أوراق</translation>
    </message>
    <message>
        <source>A natural: nobody draws</source>
        <translation>ناتشورال: لا أحد يسحب</translation>
    </message>
    <message>
        <source>The bank stands on %1</source>
        <translation>البنك يقف على %1</translation>
    </message>
    <message>
        <source>The player stands on %1</source>
        <translation>اللاعب يقف على %1</translation>
    </message>
    <message>
        <source>First a card for the %1</source>
        <translation>أولًا ورقة %1</translation>
    </message>
    <message>
        <source>Seat %1 bets on the next coup</source>
        <translation>المقعد %1 يراهن على الجولة التالية</translation>
    </message>
    <message>
        <source>One too many: %1</source>
        <translation>زيادة بواحدة: %1</translation>
    </message>
    <message>
        <source>First the %1</source>
        <translation>أولًا %1</translation>
    </message>
    <message>
        <source>The %1 was not the next card</source>
        <translation>لم تكن %1 الورقة التالية</translation>
    </message>
    <message>
        <source>The box holds %1, not %2</source>
        <translation>في صندوق العمولة %1 لا %2</translation>
    </message>
    <message>
        <source>The %1 goes to the %2: Enter.</source>
        <translation>تذهب %1 إلى %2: Enter.</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card out of the shoe.</source>
        <translation>ترجع %1: هي الورقة التالية من الصندوق.</translation>
    </message>
    <message>
        <source>Cards are out, so it waits. Undo refuses it.</source>
        <translation>الأوراق خرجت، فينتظر. «تراجع» يرفضه.</translation>
    </message>
    <message>
        <source>A shoe of %1 decks holds no more of them. Undo if it was misread; else call the floor.</source>
        <translation>صندوق من %1 رزم لا يحوي منها أكثر. استعمل «تراجع» إن قُرئت خطأً؛ وإلا فاستدعِ المشرف.</translation>
    </message>
    <message>
        <source>The %1 goes back, and the %2 goes to the %3: Enter.</source>
        <translation>ترجع %1، وتذهب %2 إلى %3: Enter.</translation>
    </message>
    <message>
        <source>The %1 went back: it is the next card out of the shoe.</source>
        <translation>رجعت %1: هي الورقة التالية من الصندوق.</translation>
    </message>
    <message>
        <source>Another card had gone back to the shoe. Undo if this one was misread; else it counts as it lies.</source>
        <translation>كانت ورقة أخرى قد رجعت إلى الصندوق. استعمل «تراجع» إن قُرئت هذه خطأً؛ وإلا فتُحسب كما هي.</translation>
    </message>
    <message>
        <source>Nothing was collected. Count again: the sum is what is owed.</source>
        <translation>لم يُحصَّل شيء. عُدّ من جديد: المجموع هو المستحق.</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>, draws; %1</source>
        <translation>، يسحب؛ %1</translation>
    </message>
    <message>
        <source>, stands</source>
        <translation>، يقف</translation>
    </message>
    <message>
        <source>, natural</source>
        <translation>، ناتشورال</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bets by seat</source>
        <translation>الرهانات حسب المقعد</translation>
    </message>
    <message>
        <source>bets: %1, in all %2</source>
        <translation>الرهانات: %1، المجموع %2</translation>
    </message>
    <message>
        <source>no bets yet</source>
        <translation>لا رهانات بعد</translation>
    </message>
    <message>
        <source>No bets yet. Tap here, or type seat, side and amount: 3b50.</source>
        <translation>لا رهانات بعد. اضغط هنا، أو اكتب المقعد والجهة والمبلغ: ‎3b50‎.</translation>
    </message>
    <message>
        <source>for the next coup: %1</source>
        <translation>للجولة التالية: %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>إلغاء الجولة</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>تعود كل الرهانات</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>المقعد</translation>
    </message>
    <message>
        <source>on</source>
        <translation>على</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>box</source>
        <translation>العمولة</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>إذا فاز %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 يفوز</translation>
    </message>
    <message>
        <source>if it is a tie</source>
        <translation>إذا كان تعادل</translation>
    </message>
    <message>
        <source>Commission box, %1 %</source>
        <translation>صندوق العمولة، %1 %</translation>
    </message>
    <message>
        <source>kept and not collected yet</source>
        <translation>محتجزة ولم تُحصَّل بعد</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>بالضبط</translation>
    </message>
    <message>
        <source>up to a whole unit</source>
        <translation>إلى وحدة كاملة أعلى</translation>
    </message>
    <message>
        <source>for every 5 begun</source>
        <translation>لكل 5 أو جزء منها</translation>
    </message>
    <message>
        <source>this coup, if bank wins</source>
        <translation>هذه الجولة، إذا فاز البنك</translation>
    </message>
    <message>
        <source>this coup</source>
        <translation>هذه الجولة</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>ثم</translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation>إذا %1: %2</translation>
    </message>
    <message>
        <source>House edge, %1 decks</source>
        <translation>أفضلية الصالة، %1 رزم</translation>
    </message>
    <message>
        <source>per bet made</source>
        <translation>لكل رهان</translation>
    </message>
    <message>
        <source>ties left out</source>
        <translation>دون التعادلات</translation>
    </message>
    <message>
        <source>this shoe, %1 left</source>
        <translation>هذا الصندوق، الباقي %1</translation>
    </message>
    <message>
        <source>printed in 004 PB4</source>
        <translation>المطبوع في ‎004 PB4‎</translation>
    </message>
    <message>
        <source>and fits</source>
        <translation>ويوافقه</translation>
    </message>
    <message>
        <source>%1 decks, ties out</source>
        <translation>%1 رزم، دون التعادلات</translation>
    </message>
    <message>
        <source>endless, per bet</source>
        <translation>بلا نهاية، لكل رهان</translation>
    </message>
    <message>
        <source>tie, %1 to 1</source>
        <translation>التعادل، %1 إلى 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>bets are down</source>
        <translation>الرهانات موضوعة</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>ورقة اللاعب</translation>
    </message>
    <message>
        <source>two keys a card</source>
        <translation>مفتاحان لكل ورقة</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>ورقة البنك</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>سوِّ</translation>
    </message>
    <message>
        <source>take, then pay</source>
        <translation>خذ، ثم ادفع</translation>
    </message>
    <message>
        <source>Bet…</source>
        <translation>رهان…</translation>
    </message>
    <message>
        <source>Pass shoe</source>
        <translation>مرّر الصندوق</translation>
    </message>
    <message>
        <source>Same bets</source>
        <translation>الرهانات نفسها</translation>
    </message>
    <message>
        <source>Record the bet</source>
        <translation>سجّل الرهان</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>المشرف</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>خطأ…</translation>
    </message>
    <message>
        <source>Open the shoe</source>
        <translation>افتح الصندوق</translation>
    </message>
    <message>
        <source>Collect %1 of all seats</source>
        <translation>حصّل %1 من كل المقاعد</translation>
    </message>
    <message>
        <source>Collect %1 of seat %2</source>
        <translation>حصّل %1 من المقعد %2</translation>
    </message>
    <message>
        <source>no card is due</source>
        <translation>لا ورقة مستحقة</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>لا أوراق بعد</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 أولًا</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>سُوّيت</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>no card went back</source>
        <translation>لم ترجع أي ورقة</translation>
    </message>
    <message>
        <source>no coup is on</source>
        <translation>لا جولة جارية</translation>
    </message>
    <message>
        <source>A card went to the player</source>
        <translation>ورقة ذهبت إلى اللاعب</translation>
    </message>
    <message>
        <source>then enter the card</source>
        <translation>ثم أدخل الورقة</translation>
    </message>
    <message>
        <source>A card went to the bank</source>
        <translation>ورقة ذهبت إلى البنك</translation>
    </message>
    <message>
        <source>Called without the card</source>
        <translation>نداء دون الورقة</translation>
    </message>
    <message>
        <source>a draw was left out</source>
        <translation>تُرك سحب</translation>
    </message>
    <message>
        <source>A bet came late</source>
        <translation>رهان متأخر</translation>
    </message>
    <message>
        <source>cards were out</source>
        <translation>كانت الأوراق خارجة</translation>
    </message>
    <message>
        <source>The card is burnt</source>
        <translation>الورقة تُحرق</translation>
    </message>
    <message>
        <source>the floor lets play go on</source>
        <translation>يدع المشرف اللعب يستمر</translation>
    </message>
    <message>
        <source>Seat %1: %2 on %3. Enter to record.</source>
        <translation>المقعد %1: %2 على %3. Enter للتسجيل.</translation>
    </message>
    <message>
        <source>Seat %1 takes its bet on %2 back. Enter to record.</source>
        <translation>المقعد %1 يسترد رهانه على %2. Enter للتسجيل.</translation>
    </message>
    <message>
        <source>Cards are out: it counts for the next coup. Enter to record.</source>
        <translation>الأوراق خارجة: يُحسب للجولة التالية. Enter للتسجيل.</translation>
    </message>
    <message>
        <source>Flagged: %1. Enter to record.</source>
        <translation>إشارة: %1. Enter للتسجيل.</translation>
    </message>
    <message>
        <source>Now its suit: S H D C.</source>
        <translation>الآن نوعها: S H D C.</translation>
    </message>
    <message>
        <source>The next card went to the %1. Esc: leave it.</source>
        <translation>ذهبت الورقة التالية إلى %1. Esc: اتركها.</translation>
    </message>
    <message>
        <source>Seat, then B bank, P player or T tie, then the amount.</source>
        <translation>المقعد، ثم B للبنك أو P للاعب أو T للتعادل، ثم المبلغ.</translation>
    </message>
    <message>
        <source>That opens a table of poker, which has a window of its own.</source>
        <translation>ذلك يفتح طاولة بوكر، ولها نافذة خاصة.</translation>
    </message>
    <message>
        <source>The rules hold from the next shoe on. Enter to record.</source>
        <translation>تسري القواعد من الصندوق التالي. اضغط Enter للتسجيل.</translation>
    </message>
    <message>
        <source>Collects %1. Enter to record.</source>
        <translation>يُحصَّل %1. اضغط Enter للتسجيل.</translation>
    </message>
    <message>
        <source>Every bet of the coup goes back. Enter to record.</source>
        <translation>تعود كل رهانات الجولة. اضغط Enter للتسجيل.</translation>
    </message>
    <message>
        <source>There is no such seat here. At Punto Banco seats are 1 to 14.</source>
        <translation>لا يوجد مقعد كهذا. في بونتو بانكو المقاعد من 1 إلى 14.</translation>
    </message>
    <message>
        <source>That is not what a hand takes. Enter two cards, together or singly; the third comes alone.</source>
        <translation>ليس هذا ما تأخذه اليد. أدخل ورقتين، معًا أو واحدة واحدة؛ والثالثة تأتي وحدها.</translation>
    </message>
    <message>
        <source>The cards are not all dealt. Enter two for each hand first, then settle.</source>
        <translation>لم تُوزَّع كل الأوراق. أدخل أولًا ورقتين لكل يد، ثم سوِّ الرهانات.</translation>
    </message>
    <message>
        <source>No coup is on. Enter bets or cards first.</source>
        <translation>لا جولة جارية. أدخل الرهانات أو الأوراق أولًا.</translation>
    </message>
    <message>
        <source>Nothing is owed there. The box column shows which seats owe commission.</source>
        <translation>لا شيء مستحق هناك. عمود صندوق العمولة يبيّن المقاعد التي عليها عمولة.</translation>
    </message>
    <message>
        <source>A coup is on. Settle it, call it void, or take its bets back; then open the new shoe.</source>
        <translation>هناك جولة جارية. سوِّها أو أعلن إلغاءها أو استرد رهاناتها؛ ثم افتح الصندوق الجديد.</translation>
    </message>
    <message>
        <source>Its commission was collected, event %1. Undo that, mend the bet, and collect again.</source>
        <translation>حُصّلت عمولته، الحدث %1. تراجع عن ذلك، وصحّح الرهان، ثم حصّل من جديد.</translation>
    </message>
    <message>
        <source>That belongs to a table of poker. Here are entered: bets, cards, shoe, settle, collect, void.</source>
        <translation>هذا يخص طاولة بوكر. يُدخل هنا: الرهانات، الأوراق، الصندوق، التسوية، التحصيل، الإلغاء.</translation>
    </message>
    <message>
        <source>Punto Banco…</source>
        <translation>بونتو بانكو…</translation>
    </message>
    <message>
        <source>New shoe…</source>
        <translation>صندوق جديد…</translation>
    </message>
    <message>
        <source>Shoe report…</source>
        <translation>تقرير الصندوق…</translation>
    </message>
    <message>
        <source>Print the shoe…</source>
        <translation>اطبع الصندوق…</translation>
    </message>
    <message>
        <source>Poker table…</source>
        <translation>طاولة بوكر…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>الرزم</translation>
    </message>
    <message>
        <source>Commission on bank</source>
        <translation>عمولة البنك</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>مقرَّبة</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>التعادل يدفع</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 إلى 1</translation>
    </message>
    <message>
        <source>The shoe begins with</source>
        <translation>يبدأ الصندوق مع</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>لا أحد بعد</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>الأوراق خلف ورقة القطع</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
    <message>
        <source>Enter opens the shoe. It is recorded then, and not before.</source>
        <translation>‏Enter يفتح الصندوق. يُسجَّل عندها، لا قبل ذلك.</translation>
    </message>
    <message>
        <source>Shoe report</source>
        <translation>تقرير الصندوق</translation>
    </message>
    <message>
        <source>coups: %1; bank %2, player %3, tie %4</source>
        <translation>الجولات: %1؛ البنك %2، اللاعب %3، التعادل %4</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>المأخوذ</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>المدفوع</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>العمولة</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Commission by seat</source>
        <translation>العمولة حسب المقعد</translation>
    </message>
    <message>
        <source>from the shoe before: %1</source>
        <translation>من الصندوق السابق: %1</translation>
    </message>
    <message>
        <source>collected: %1</source>
        <translation>حُصّل: %1</translation>
    </message>
    <message>
        <source>Journal %1, head %2</source>
        <translation>السجل %1، الرأس %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>صفحة %1</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>التقرير في %1.</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>تعذرت كتابة التقرير في %1. اختر مكانًا آخر.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation>انتهت اليد</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>انتهت اليد.</translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation>ابدأ التالية، أو أدخل ما يحدث بين الأيدي.</translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation>لا يد جارية</translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation>لا يد جارية.</translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation>ابدأ واحدة بـ «اليد التالية»، أو أعطها بسطر hand.</translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation>لا مقعد كهذا</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>ليس في الطاولة مقعد كهذا.</translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation>المقاعد مرقّمة مع عقارب الساعة من يسار الموزّع.</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>لا أحد يجلس هناك</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>لا أحد يجلس في هذا المقعد.</translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation>أجلس اللاعب أولًا.</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>ليس في هذه اليد</translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation>لم يُوزَّع لهذا المقعد في هذه اليد.</translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation>أدخل مقعدًا آخر، أو صحّح بداية اليد.</translation>
    </message>
    <message>
        <source>has folded</source>
        <translation>انسحب</translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation>انسحب هذا المقعد.</translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation>إن كانت يده حية مع ذلك، فتراجع عن الفولد أو نادِ المشرف.</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>أول إن</translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation>هذا المقعد أول إن ولا دور له.</translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation>إن بقيت فيش فعُدّها: العدّ هو الحَكَم.</translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation>لا دور لأحد</translation>
    </message>
    <message>
        <source>Nobody is waited for to do that now.</source>
        <translation>لا يُنتظر الآن من أحد أن يفعل ذلك.</translation>
    </message>
    <message>
        <source>See whose turn it is. Where the round is over, deal the next street or go on to the showdown.</source>
        <translation>انظر لمن الدور. إن انتهت الجولة فوزّع المرحلة التالية أو انتقل إلى كشف الأوراق.</translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation>هذه الورقة خرجت من قبل</translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation>الورقة نفسها موجودة مرتين.</translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation>تحقق منها. إن كانت مرتين في الرزمة فأدخل «رزمة فاسدة».</translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation>عدد أوراق زائد</translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation>هذا العدد من الأوراق لا يصح هنا.</translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation>أدخل بقدر ما تأخذه هذه المرحلة أو اليد.</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>البورد مكتمل</translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation>في البورد كل أوراقه.</translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation>انتقل إلى كشف الأوراق.</translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation>أكثر مما هو موجود</translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation>عُدّ ستاك هذا المقعد ولديه أقل من ذلك.</translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation>عُدّه ثانية، أو أدخل ما لديه.</translation>
    </message>
    <message>
        <source>no such board</source>
        <translation>لا بورد كهذا</translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation>ليس في هذه اليد بورد كهذا.</translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation>حدّد أولًا كم مرة يوزَّع البورد.</translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation>لا بوت كهذا</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>لا يوجد بوت كهذا.</translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation>البوتات هي main ثم side1 ثم side2 وهكذا، من الداخل إلى الخارج.</translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation>لا يمكنه ربح هذا البوت</translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation>لا يمكن لهذا المقعد ربح هذا البوت.</translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation>لا يربحه إلا من جاراه. قائمته تبيّنهم.</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>لا شيء للتراجع</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>لم يبق ما يُتراجع عنه.</translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation>اليد المنتهية يصححها المشرف.</translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation>حدث لاحق لن يصح</translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation>الحدث %1 لن يصح بعد ذلك. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation>صحّح الحدث %1 أولًا.</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>المقعد مشغول</translation>
    </message>
    <message>
        <source>Somebody sits there, or that person has a seat already.</source>
        <translation>هناك من يجلس فيه، أو لهذا الشخص مقعد بالفعل.</translation>
    </message>
    <message>
        <source>Choose another seat, or check the person&apos;s number.</source>
        <translation>اختر مقعدًا آخر، أو تحقق من رقم الشخص.</translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation>اليد لا تزال جارية</translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation>ينتظر هذا حتى تنتهي اليد.</translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation>أنهِ اليد أولًا.</translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation>يلزم المشرف</translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation>هذا يحتاج إلى قرار المشرف.</translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation>اطلب من شخص له رقم سري لمشرف.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation>فيش ناقصة، ويبقى في اليد</translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation>من لم تكفه فيشه لرهان أو كول أو رايز يضع ما لديه ويبقى في اليد.</translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation>أول إن بـ %1</translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation>ما جُوري فقط</translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation>المقعد الأول إن لا يربح من كلٍّ من الآخرين إلا ما جاراه. والباقي يصنع بوتات جانبية.</translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation>لا يربح إلا ما جاراه</translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation>الأول إن يُقال</translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation>من يدخل أول إن يقول ذلك. الفيش التي تُدفع بصمت قد لا تُلاحَظ.</translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation>أول إن دون قول</translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation>قاعدة نصف الرهان</translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation>في الليميت، الأول إن بأقل من نصف رهان مجرد دور. والنصف أو أكثر يُعدّ رهانًا أو رايز كاملًا.</translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation>أول إن بـ %1 فوق %2، والرهان %3</translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation>مجاراته أو إكماله</translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation>المقعد الذي لم يأت دوره ويواجه أول إن بأقل من نصف رهان له أن ينسحب أو يجاريه أو يكمله إلى رهان كامل.</translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation>يجوز إكمال الرهان</translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation>لا رهان جديد لمن لعب دوره</translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation>الأول إن بأقل من نصف رهان لا يمنح رايز جديدًا لمقعد لعب دوره.</translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation>أقل من نصف رهان منذ لعب دوره</translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation>من مرّر يجاري فقط</translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation>المقاعد التي مرّرت ثم واجهت أول إن بأقل من نصف رهان لها أن تجاريه أو تنسحب، وليس لها أن تكمله.</translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation>مرّر قبل أول إن ناقص</translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation>أعاد آخر فتحه</translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation>إذا راهن مقعد آخر أو أكمل كاملًا بعد ذلك، فلمن لعب دوره من قبل أن يرفع ثانية.</translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation>راهن آخر أو أكمل كاملًا</translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation>الإكمال ليس رايز</translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation>جعل الأول إن الناقص رهانًا كاملًا لا يُحسب من مرات الرفع، إلا إذا كانت الصالة تحسب إكمال الرايز.</translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation>الإكمال لا يُحسب من مرات الرفع</translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation>النصف أو أكثر رهان كامل</translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation>في الليميت، الأول إن بنصف رهان أو أكثر يُعامَل كالكامل: للجميع أن ينسحبوا أو يجاروا أو يرفعوا.</translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation>نصف رهان أو أكثر</translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation>الرفع على أول إن</translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation>الرايز على أول إن بنصف رهان أو أكثر يضيف رهانًا كاملًا إليه، أو إلى الرهان المكمَّل، بحسب قاعدة الصالة.</translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation>رهان كامل فوق الأول إن</translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation>الرفع على أول إن بعد تشيك</translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation>لمن مرّر أن يرفع على أول إن يُعدّ رهانًا كاملًا أو جرى إكماله، لا على غيره.</translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation>مرّر قبل أول إن</translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation>تشيك ثم رايز</translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation>التشيك أولًا ثم الرفع لاحقًا جائز، إلا إذا نصّت اللعبة على غير ذلك.</translation>
    </message>
    <message>
        <source>checked before</source>
        <translation>مرّر من قبل</translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation>الأول إن الناقص يتراكم</translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation>عدة أول إن ناقصة تعيد فتح الرهان لمقعد متى بلغت معًا رايز كاملًا عليه.</translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation>معًا رايز كامل</translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation>الرايز الناقص لا يفتح شيئًا</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation>في النو ليميت والبوت ليميت، الأول إن بأقل من رايز كامل لا يمنح رايز جديدًا لمقعد لعب دوره.</translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation>أقل من رايز كامل منذ لعب دوره</translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation>القسمة بالاتفاق</translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation>جواز قسمة البوت باتفاق اللاعبين أمر للصالة؛ وحيث يجوز يجب أن يوافق كل من في اللعبة.</translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation>استرداد البلايند</translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation>إذا انسحب الجميع حتى البلايند، فلأصحابه أن يستردوه حيث تسمح الصالة.</translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation>انسحب الجميع حتى البلايند</translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation>الاعتراض ظاهر</translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation>الاعتراض على القسمة يبقى قائمًا حتى يُسحب، وتدل عليه علامة.</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>من يربح</translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation>البوت لأفضل يد مكشوفة، أو للمقعد الذي لم يجارِ أحد رهانه.</translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation>أفضل يد، أو الرهان الذي لم يُجارَ</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation>التأمين والرهانات على النتيجة ليست من اللعبة إلا إذا سمحت بها الصالة. لا شيء منها في البوت.</translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation>لا شيء منه في البوت</translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation>التأمين يُوفى به</translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation>حيث يُسمح بالتأمين فالتراجع عنه أمر للمشرف.</translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation>لا رهانات جانبية</translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation>الرهانات بين اللاعبين والصناديق المشتركة واتفاقات الاقتسام ليست من اللعبة.</translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation>دفع الآنتي عن غيرك</translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation>لا تُدفع الآنتي عن الآخرين إلا حيث تأخذ الصالة أجر وقت لا ريك.</translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation>توزيع البورد مرتين أو ثلاثًا</translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation>إذا انتهى الرهان وأحدهم أول إن واتفق الجميع، يوزَّع باقي البورد مرتين أو ثلاث مرات. كل بورد يلعب على حصته من كل بوت.</translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation>كل بورد على حصته</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>طاولة خاصة بها</translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation>لبونتو بانكو طاولتها الخاصة، بأماكن لاثني عشر أو أربعة عشر لاعبًا.</translation>
    </message>
    <message>
        <source>three bets</source>
        <translation>ثلاثة رهانات</translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation>الرهان على اللاعب أو البنك أو التعادل.</translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation>يجوز تمرير الصندوق</translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation>لمن يمسك صندوق الورق أن يمرّره.</translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation>متى ينتقل الصندوق</translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation>يبقى صندوق الورق ما دام البنك يربح وينتقل حين يربح اللاعب. وعند التعادل يبقى.</translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation>لا ينتقل إلا إذا ربح اللاعب</translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation>ورقتان لكلٍّ</translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation>ورقتان لكل جانب، واللاعب أولًا. صاحب أكبر رهان على اللاعب ينظر أولًا.</translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation>قيم الأوراق</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation>العشرات والصور لا تُحسب، والآس واحد، والبقية بأرقامها. ولا يُعدّ من المجموع إلا رقم آحاده.</translation>
    </message>
    <message>
        <source>by the last figure of the sum</source>
        <translation>بحسب الرقم الأخير من المجموع</translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation>ست رزم أو ثمان</translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation>في صندوق الورق ست رزم أو ثمان.</translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation>الناتشورال ينهيها</translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation>ثمانية أو تسعة بورقتين، لأي من الجانبين، تنهي الجولة.</translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation>ثمانية أو تسعة بورقتين</translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation>متى يسحب اللاعب</translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation>يسحب اللاعب على خمسة أو أقل ويقف على ستة أو سبعة.</translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation>بعدد اللاعب نفسه</translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation>البنك بعد وقوف اللاعب</translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation>إذا وقف اللاعب سحب البنك على خمسة أو أقل.</translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation>وقف اللاعب</translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation>متى يسحب البنك</translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation>إذا سحب اللاعب، يسحب البنك أو يقف بحسب عدده والورقة الثالثة للاعب.</translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation>بورقة اللاعب الثالثة</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>لا خيار</translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation>تُسحب الأوراق بالقاعدة. لا يختار أحد.</translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation>السحب ليس خيارًا</translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation>اللاعب يدفع واحدًا لواحد</translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation>الرهان الرابح على اللاعب يُدفع واحدًا لواحد.</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>واحد لواحد</translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation>البنك يدفع ناقص العمولة</translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation>الرهان الرابح على البنك يُدفع واحدًا لواحد، ناقص العمولة.</translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation>واحد لواحد ناقص العمولة</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation>الرهان الرابح على التعادل يُدفع ثمانية أو تسعة لواحد، بحسب قاعدة الصالة.</translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation>كما تدفع الصالة التعادل</translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation>التعادل لا يحرّك رهانًا آخر</translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation>عند التعادل تبقى رهانات اللاعب والبنك لأصحابها.</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation>قول المجموعين</translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation>يُقال المجموعان والرابح بصوت مسموع، وتُنادى أي ورقة ثالثة قبل توزيعها.</translation>
    </message>
    <message>
        <source>said before it is dealt</source>
        <translation>يُعلَن قبل توزيعها</translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation>الأخذ أولًا ثم الدفع</translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation>تؤخذ الرهانات الخاسرة قبل دفع الرابحة.</translation>
    </message>
    <message>
        <source>losers first</source>
        <translation>الخاسرة أولًا</translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation>الصالة تدفع</translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation>من يوزّع من الصندوق لا يدفع لأحد.</translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation>أدنى رهان ورايز</translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation>الرهان لا يقل عن مبلغ الافتتاح، والرايز لا يقل عن آخر رهان أو رايز في الجولة. الأول إن وحده قد يكون أقل.</translation>
    </message>
    <message>
        <source>under the least</source>
        <translation>دون الأدنى</translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation>فيش دُفعت إلى الأمام</translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation>دفع الفيش إلى الأمام قد يُلزم اللاعب إذا جعل غيره يلعب. وبعض الصالات تنتظر حتى تُترك الفيش.</translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation>دُفع %1 إلى الأمام ثم سُحب</translation>
    </message>
    <message>
        <source>words bind</source>
        <translation>الكلام ملزم</translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation>ما يُقال في الدور ملزم. والفيش التي تخالفه تُصحَّح عليه.</translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation>العبرة بما قيل</translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation>الطرق تشيك</translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation>الطرق على الطاولة تشيك، وفي الدراو هو أيضًا عدم السحب.</translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation>طرق على الطاولة</translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation>تشيك خارج الدور</translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation>من مرّر خارج دوره ليس له أن يراهن أو يرفع حين يأتي دوره.</translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation>مرّر قبل دوره</translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation>كول خارج الدور</translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation>الكول خارج الدور لا يُحوَّل إلى رايز.</translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation>جارى قبل دوره</translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation>لعب خارج الدور</translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation>اللعب خارج الدور يثبت إذا لم يتغير شيء حين يأتي الدور. رهان أو رايز بينهما يحرره؛ والكول بينهما أمر للمشرف أو الصالة.</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>لعب قبل دوره</translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation>رهان خارج الدور</translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation>الرهان خارج الدور يثبت إذا لم يراهن أحد قبل أن يأتي الدور؛ وإلا عادت الفيش.</translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation>راهن قبل دوره</translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation>رايز خارج الدور</translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>الرايز خارج الدور يثبت إذا لم يتغير شيء حين يأتي الدور؛ وإلا عادت الفيش.</translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation>رفع قبل دوره</translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation>أول إن خارج الدور</translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>الأول إن خارج الدور يثبت إذا لم يتغير شيء حين يأتي الدور؛ وإلا عادت الفيش.</translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation>أول إن قبل دوره</translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation>فولد خارج الدور</translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation>الفولد خارج الدور فولد متى تُركت الأوراق، إلا إذا حررته الصالة بعد تغيّر.</translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation>انسحب قبل دوره</translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation>لا تشيك أمام رهان</translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation>التشيك أمام رهان لا يُعدّ شيئًا. الدور للمقعد نفسه.</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>يواجه %1</translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation>أي رقم قُصد</translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation>الرقم المجرد الذي ليس الكول ولا رهانًا ممكنًا، أو جاء مع فيشة أخرى، يُفصل فيه بقاعدة الصالة.</translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation>%1 ليس الكول ولا رهانًا ممكنًا</translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation>خارج الدور عمدًا</translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation>اللعب خارج الدور عمدًا غير مقبول.</translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation>عمدًا</translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation>«وقت» تحفظ حق اللعب</translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation>من أراد التفكير ورأى الدور يتجاوزه يقول «وقت».</translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation>يحتفظ بحق اللعب</translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation>تُجووز طويلًا</translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation>من ترك ثلاثة مقاعد بعده تلعب قبله قد يفقد حق اللعب.</translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation>لعبوا بعده: %1، الكافي: %2</translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation>من قبله لم يلعب بعد</translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation>لا يضيع حق اللعب ما دام مقعد قبله لم يلعب دوره.</translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation>مقعد قبله لم يلعب</translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation>الفيش المتروكة ملزمة</translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation>الفيش التي تُركت في البوت تبقى فيه، ويُصحَّح المبلغ.</translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation>وُضع %1 دون قول</translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation>لم يعلم بالرايز</translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation>من وضع كول دون علم برايز له أن يسترده ما لم يلعب أحد بعده، إن لم تُلزمه الصالة به.</translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation>كان الرايز من %1 إلى %2</translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation>أقل من الرهان بكثير</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation>في النو ليميت والبوت ليميت، من جارى بأقل من الرهان بكثير قد يُعفى. ومن وضع 80 بالمئة أو نحوها يدفع الباقي.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation>وُضع %1 من %2: أي %3 % أو أكثر، فلا مطالبة</translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation>المشرف يقرر هل يثبت الكول أم يُسترد.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation>وُضع %1 من %2: أي أقل من %3 %، فالمشرف يقرر</translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation>انتظر قبل الكشف</translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation>صاحب الرهان ينتظر قبل الكشف حتى يبدو الكول صحيحًا.</translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation>الكول لا يزال ناقصًا</translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation>الكول المعدود خطأً يُستكمل</translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation>الكول الناقص بسبب خطأ في العدّ يُستكمل، حتى بعد كشف يد.</translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation>وُضع %1 من %2، ويُستحق %3 أخرى</translation>
    </message>
    <message>
        <source>string raise</source>
        <translation>رفع متقطع</translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation>الرايز بأكثر من حركة دون قول مسبق هو كول.</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 بصمت، ثم %2 بحركة ثانية</translation>
    </message>
    <message>
        <source>string bet</source>
        <translation>رهان متقطع</translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation>إن لم يسبقه رهان فالحركة الأولى هي الرهان. وما جاء بحركة ثانية صامتة يعود.</translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation>الكلمة الأولى ملزمة</translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation>«كول، ثم رايز» كول.</translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation>العبرة بالكلمة الأولى</translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation>كول بحركتين</translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation>حركة أولى دون الكول ثم الباقي تمامًا هي كول.</translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation>%1 بحركتين، دون زيادة</translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation>رايز بـ أم رايز إلى</translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation>«رايز 60» دون «بـ» أو «إلى» هو المجموع إن كفى لرايز، وإلا فهو رفع بهذا القدر.</translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation>«رايز %1»، لا بـ ولا إلى</translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation>أكثر من الكول</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation>في النو ليميت والبوت ليميت، عدة فيش تزيد على الكول وتقل عن رايز هي كول أو أدنى رايز، بحسب قاعدة الصالة.</translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation>رهان ونصف رايز</translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation>في الليميت، رهان كامل ونصف آخر على الأقل، يوضعان دون كلام، رايز ويُكمَل.</translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation>وُضع %1، وأُكمل إلى %2</translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation>عدة حركات بعد «رايز»</translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation>من قال «رايز» له أن يضع الفيش بعدة حركات حتى تسكن يداه.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation>«رايز»، ثم %1 في المجموع</translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation>أقل من اللازم، يُرفع إلى الأدنى</translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation>رهان أو رايز دون الأدنى، ووراءه فيش، يُرفع إلى الأدنى تمامًا.</translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation>%1 دون الأدنى %2</translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation>فيش رهان الافتتاح</translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation>للصالة أن تطلب أن يكون الرهان بفيش بقيمة مبلغ الافتتاح أو أكبر.</translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation>بفيش رهان الافتتاح</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>السترادل</translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation>يجوز سترادل حي واحد قبل الورق: عادةً من المقعد على يسار البلايند الكبير وبضعف مبلغه. يلعب أخيرًا قبل الفلوب وله أن يرفع.</translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation>بلايند إضافي</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation>إذا طُلب التوقيت على مقعد يواجه رهانًا فله وقت محدد. بعده تموت يده؛ وإن لم يكن رهان فقد مرّر.</translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation>طُلب منه أن يلعب في الوقت</translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation>لا حدّ للرفع</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation>في النو ليميت والبوت ليميت لا تُعدّ مرات الرفع.</translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation>حين يوزّع اللاعبون</translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation>إذا وزّع اللاعبون تقاسم ذلك ثلاثة: واحد يخلط وواحد يقطع وواحد يسوّي الرزمة.</translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation>أربع خلطات</translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation>تُخلط الرزمة أربع مرات على الأقل.</translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation>أربع أوراق على الأقل</translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation>في كل جزء من القطع أربع أوراق على الأقل.</translation>
    </message>
    <message>
        <source>cut card</source>
        <translation>ورقة القطع</translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation>تُغطى الورقة السفلى بورقة قطع أو جوكر.</translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation>الشكوى قبل النظر</translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation>الشكوى من الخلط أو القطع تكون قبل أن ينظر اللاعب إلى يده وقبل بدء الرهان.</translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation>كُشفت إحدى أول ورقتين</translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation>الورقة الأولى أو الثانية من اليد إن كشفها الموزّع سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation>إحدى أول ورقتين</translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation>كُشفت ورقتان</translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation>ورقتان أو أكثر كشفهما الموزّع سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation>أوراق كشفها الموزّع</translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation>أوراق مقلوبة</translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation>ورقتان أو أكثر مقلوبتان في الرزمة سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation>أوراق مقلوبة في الرزمة</translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation>وُزّعت أوراق زائدة</translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation>ورقتان زائدتان أو أكثر في الأيدي الأولى سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation>أوراق زائدة في الأيدي</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>عدد أوراق خاطئ</translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation>مقعد بأوراق زائدة أو ناقصة سبب لتوزيع باطل، إلا إذا كانت الورقة العليا لا تزال تصله في ترتيبها الصحيح.</translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation>ورقة خارج الترتيب</translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation>ورقة وُزّعت خارج الترتيب سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation>وُزّعت خارج الترتيب</translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation>الزر في غير مكانه</translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation>يد وُزّعت والزر في غير مكانه سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation>الزر في غير مكانه</translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation>الورقة الأولى لمقعد خاطئ</translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation>ورقة أولى وُزّعت لمقعد خاطئ سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation>أوراق حيث لا يلعب أحد</translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation>أوراق وُزّعت لمقعد فارغ أو لمن ليس في اليد سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation>مقعد تُرك</translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation>مقعد كان يجب أن يوزَّع له ولم يوزَّع سبب لتوزيع باطل.</translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation>حتى متى يُعلن التوزيع باطلًا</translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation>يُعلن التوزيع باطلًا قبل أن يتقدم اللعب: لعب مقعدان، أو ما تعدّه الصالة لعبًا كافيًا.</translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation>لم يكفِ اللعب بعد</translation>
    </message>
    <message>
        <source>no fault of this hand is a cause</source>
        <translation>لا خطأ في هذه اليد يُعدّ سببًا</translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation>فات أوان إبطال التوزيع</translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation>بعد لعب كافٍ تُلعب اليد إلى آخرها. ومن فسدت يده لا يسترد شيئًا.</translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation>لعب كافٍ من قبل</translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation>رزمة فاسدة</translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation>ورقة بظهر آخر، أو ورقة مكررة في الرزمة، تنهي اليد في أي وقت. تعود كل الفيش.</translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation>الرزمة غير سليمة</translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation>ميتة: عدد أوراق خاطئ</translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation>يد وُجد عدد أوراقها خاطئًا بعد فوات الأوان ميتة. وتبقى فيشها في البوت.</translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation>ميتة: سحبها الموزّع</translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation>يد خلطها الموزّع بالماك ميتة. تبقى فيشها؛ ويعود الرهان الذي لم يُجارَ.</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>سحبها الموزّع</translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation>ميتة: رُميت</translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation>يد رماها إلى الأمام مقلوبةً مقعدٌ يواجه رهانًا ميتة.</translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation>رُميت أمام رهان</translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation>أُخرجت من الماك</translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation>اليد التي تُعرف يقينًا للمشرف أن يقرر أنها حية من جديد.</translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation>حية من جديد فقط إن عُرفت يقينًا</translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation>كشفها صاحبها</translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation>الورقة التي يكشفها صاحبها تستمر في اللعب، واليد حية.</translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation>اليد حية</translation>
    </message>
    <message>
        <source>everything back</source>
        <translation>يعود كل شيء</translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation>في التوزيع الباطل تعود كل الفيش، ويبقى الزر، وتوزَّع اليد من جديد.</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>تعود كل الفيش، ويبقى الزر</translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation>طالب قبل النظر</translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation>من أراد قرارًا في ورقة لُمحت يقول ذلك قبل أن ينظر إليها. والورقة التي وُزّعت خارج الطاولة كالمكشوفة.</translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation>لا خيار في ورقة مكشوفة</translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation>الورقة التي كشفها الموزّع تبقى أو تُبدَّل بحسب قاعدة اللعبة نفسها. لا خيار للاعب.</translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation>اللعبة تقرر لا اللاعب</translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation>الأوراق الساقطة تلعب</translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation>الأوراق التي تسقط من لاعب تظل تلعب، إلا إذا تركت الصالة ذلك للمشرف.</translation>
    </message>
    <message>
        <source>they still play</source>
        <translation>تظل تلعب</translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation>أوراق وُزّعت مبكرًا</translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation>الأوراق التي وُزّعت قبل انتهاء الرهان لا تلعب، ولو انسحب بعدها كل الآخرين.</translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation>لم يكن الرهان قد انتهى</translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation>حرق ناقص أو مكرر</translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation>الحرق الناقص أو الثاني يُصحَّح قبل أن يلعب أحد على الورقة الجديدة. وبعد ذلك يثبت البورد.</translation>
    </message>
    <message>
        <source>put right until somebody acts</source>
        <translation>يُصحَّح إلى أن يلعب أحد</translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation>ورقة بورد زائدة</translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation>إن كانت على الفلوب أربع أوراق يسحب المشرف واحدة من الأربع لتكون الحرق التالي. وإن كانت أكثر يُخلط باقي الرزمة وتوزَّع المرحلة من جديد.</translation>
    </message>
    <message>
        <source>all of them go back</source>
        <translation>ترجع كلها</translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation>إحداها هي الحرق التالي</translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation>ورقة زائدة للمقعد الأول</translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation>ورقة زائدة واحدة لأول مقعد في التوزيع، اكتُشفت قبل أول لعب، تعود وتصير الحرق.</translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation>تصير الحرق</translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation>الحرق حين يكون الجميع أول إن</translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation>إذا لم يبق لأحد دور، يمكن تصحيح خطأ الحرق أو البورد حتى يُمنح البوت، إن أمكن تمييز الأوراق.</translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation>لا يزال تصحيحه ممكنًا، لا دور لأحد</translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation>فسد باقي الرزمة</translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation>باقي الرزمة الذي سقط أو اختلط لا ينهي اليد. يُعاد تكوينه بأعدل ما يمكن.</translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation>يُعاد تكوينه بأعدل ما يمكن</translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation>دوّن كل خطأ</translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation>لكل خطأ في الأوراق تُدوَّن الورقة والمقعد والمرحلة ومن ارتكبه.</translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation>ديوس تو سيفن (‎2-7‎)</translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation>أسوأ يد تربح. الستريت والفلاش يُحسبان عليها، والآس عالٍ، وأفضلها ‎7-5-4-3-2‎ من أكثر من نوع.</translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation>تربح أسوأ يد عادية</translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation>‎5-4-3-2-A‎ ليست ستريت</translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation>في ‎2-7‎ تُعدّ ‎5-4-3-2-A‎ يدًا عالية آس لا ستريت.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation>‏A-5-4-3-2 ليست ستريت</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>زوج آسات</translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation>في ‎2-7‎ زوج الآسات هو أعلى زوج، فهو الأسوأ.</translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation>كُشفت قبل السحب</translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation>في ‎2-7‎، ما كشفه الموزّع قبل السحب من 7 أو 5 أو 4 أو 3 أو 2 يبقى، وأي ورقة أخرى تُبدَّل؛ وبعض الصالات تبدّلها كلها.</translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation>تؤخذ الأوراق المنخفضة</translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation>تشيك ورايز بعد السحب</translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation>في ‎2-7‎ يجوز التشيك ثم الرايز بعد السحب، ولا يُلزم أحد بالرهان على سبعة.</translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation>الباقي كما في A-5</translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation>ما لا تنص عليه ‎2-7‎ يكون كما في A-5.</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>كريزي باين آبل</translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation>رزمة واحدة من 52، وبلايند وزر.</translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation>ثلاث أوراق، تُرمى واحدة</translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation>في كريزي باين آبل لكل مقعد ثلاث أوراق ويرمي واحدة بعد رهان الفلوب.</translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation>من يفتتح كريزي باين آبل</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation>الجولة الأولى يفتتحها من على يسار البلايند؛ ويلعب البلايند أخيرًا.</translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation>كل الأوراق تلعب</translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation>تُحسب أفضل خمس أوراق من اليد والبورد بأي خلطة.</translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation>ثمانية أو أفضل</translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation>يد اللو خمس أوراق مختلفة من ثمانية أو أدنى؛ والآس منخفض.</translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation>الهاي واللو يتقاسمان</translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation>للهاي النصف وللو النصف. وإن لم تكن يد لو أخذ الهاي الكل.</translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation>نصفا الهاي واللو</translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation>تُكشف الورقتان</translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation>من يربح يكشف ورقتي يده.</translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation>من يدفع البرينغ إن</translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation>في الستاد أدنى ورقة مكشوفة بحسب النوع تفتتح المرحلة الثالثة، وفي الراز أعلاها. والمراحل التالية تفتتحها أفضل أوراق مكشوفة.</translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation>بأوراقه المكشوفة</translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation>برينغ إن ناقص</translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation>البرينغ إن الناقص لا يغيّر شيئًا للآخرين.</translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation>البرينغ إن الناقص لا يغيّر شيئًا</translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation>اثنتان من اليد وثلاث من البورد</translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation>يد الأوماها ورقتان بالضبط من اليد وثلاث من البورد، للهاي وللو.</translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation>اثنتان من اليد، ثلاث من البورد</translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation>ترتيب الشورت ديك</translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation>دون الأوراق الأدنى من ستة يغلب الفلاشُ الفول هاوس، و‎9-8-7-6-A‎ ستريت.</translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation>الفلاش فوق الفول هاوس</translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation>آيس تو فايف (A-5)</translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation>أدنى يد تربح. الآس منخفض، والستريت والفلاش لا يُحسبان، وأفضلها ‎5-4-3-2-A‎.</translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation>الويل (‎5-4-3-2-A‎) أفضلها</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>بادوغي</translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation>الأفضل أربع أوراق من أربعة أنواع وأربع قيم؛ ثم ثلاث، وهكذا. الأدنى يربح، والآس منخفض.</translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation>أربع قيم من أربعة أنواع</translation>
    </message>
    <message>
        <source>rake</source>
        <translation>الريك</translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation>تأخذ الصالة ريكها من البوت الرئيسي أولًا، مقرَّبًا إلى أسفل حسب خطوته ولا يتجاوز سقفه أبدًا.</translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation>من البوت الرئيسي أولًا، حتى السقف</translation>
    </message>
    <message>
        <source>your own money</source>
        <translation>مالك مسؤوليتك</translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation>كل لاعب مسؤول عن فيشه ونقده.</translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation>أدنى دخول، ليميت</translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation>في لعبة الليميت يجلس اللاعب بعشرة رهانات على الأقل. والصالة تحدد أهي رهانات صغيرة أم كبيرة.</translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation>أقل من أدنى مبلغ دخول</translation>
    </message>
    <message>
        <source>the least buy-in or more</source>
        <translation>الحد الأدنى لمبلغ الدخول أو أكثر</translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation>أدنى دخول، نو ليميت وبوت ليميت</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation>في النو ليميت والبوت ليميت يجلس اللاعب بعدد محدد من البلايند الكبير على الأقل.</translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation>الأدنى لا يُخفَّض</translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation>للصالة أن تطلب أدنى دخول أكبر مما تقوله القواعد، لا أصغر منه.</translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation>أقصى دخول</translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation>للطاولة أن تضع حدًا أقصى. لا أحد يدخل أو يزيد فوقه.</translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation>أكثر مما تسمح به الطاولة</translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation>متى يسري الأدنى</translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation>يسري أدنى مبلغ الدخول عند الجلوس، وعند الدخول ثانية بعد خسارة الكل، وعند العودة في الجلسة نفسها.</translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation>الانتقال بين الطاولات</translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation>اللاعب المنقول من اللعبة نفسها بأمر أو بإذن يأتي بستاكه كله ولا يلزمه إكماله، إلا إذا طلبت الصالة أدنى مبلغ دخول.</translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation>الستاك كله ينتقل معه</translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation>العودة بأقل</translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation>من يعود في الجلسة نفسها يأتي بما أخذه معه، أو بأدنى مبلغ دخول إن كان أكثر.</translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation>عليه أن يعيد ما أخذه</translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation>دخول كامل للجلوس</translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation>الدخول الأول كامل، إلا إذا نصّت اللعبة على غير ذلك.</translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation>الدخول الأول كامل</translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation>الدخول الناقص معدود</translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation>للاعب أن يدخل بمبلغ ناقص في الجلسة بقدر ما تسمح الصالة فقط؛ عادةً مرة واحدة.</translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation>دخول ناقص زائد عن المسموح</translation>
    </message>
    <message>
        <source>half at least</source>
        <translation>النصف على الأقل</translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation>الدخول الناقص نصف أدنى مبلغ الدخول على الأقل.</translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation>أقل من نصف أدنى مبلغ الدخول</translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation>دخول ناقص أم إضافة</translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation>الفيش التي تضاف ووحدة رهان كاملة لا تزال موجودة إضافة. وإن أضيفت إلى أقل من ذلك فهي دخول جديد.</translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation>إضافة ما بقيت وحدة كاملة، وإلا دخول جديد</translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation>إضافة بأي قدر</translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation>يجوز إضافة فيش بأي مبلغ حتى أقصى الطاولة.</translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation>أي مبلغ حتى أقصى الطاولة</translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation>الفيش المضافة تنتظر اليد التالية</translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation>الفيش المضافة أثناء اليد جاهزة لكنها لا تلعب إلا من اليد التالية.</translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation>تُحسب من اليد التالية</translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation>أصغر وحدة</translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation>كل مبلغ عدد صحيح من أصغر وحدة رهان في اللعبة، والأول إن كذلك.</translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation>ليس عددًا صحيحًا من الوحدات</translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation>ما دون الوحدة يبقى</translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation>ما بقي من الستاك دون وحدة رهان كاملة لا يلعب. يبقى لصاحبه ولو كان أول إن.</translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation>ما دون الوحدة يبقى لصاحبه</translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation>لا كسور</translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation>حيث يكون الرهان بالدولارات الصحيحة أو أكثر لا تلعب أجزاء الدولار.</translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation>الصرف بين الأيدي</translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation>الفيش الصغيرة التي يراد أن تلعب تُصرف بين الأيدي.</translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation>الأول إن هو الكل</translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation>الأول إن يضع كل فيشة تلعب.</translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation>كل فيشة تلعب</translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation>نوع واحد من الفيش</translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation>تستعمل اللعبة نوعًا واحدًا مناسبًا من الفيش لرهاناتها.</translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation>الدخول بفيش اللعبة</translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation>أدنى مبلغ الدخول على الأقل يكون بفيش اللعبة.</translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation>فيش غريبة</translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation>فيش لعبة أخرى لا تلعب. الموزّع يلاحظها ويأمر بصرفها.</translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation>ليست فيشة من هذه اللعبة</translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation>صرف الفيش إلى أكبر</translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation>تُصرف الفيش الصغيرة إلى كبيرة فقط حيث يعيق الستاك اللعب.</translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation>رهانات الطاولة</translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation>لا يُراهَن في اليد ولا يُربح إلا ما كان في اللعب عند بدايتها.</translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation>%1 أكثر مما للمقعد في اللعب</translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation>الفيش تبقى على الطاولة</translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation>لا أحد يأخذ فيشًا عن الطاولة قبل ترك اللعبة.</translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation>أقل مما في السجل، ولا أحد يأخذ فيشًا عن الطاولة</translation>
    </message>
    <message>
        <source>takes all chips along and quits the game</source>
        <translation>يأخذ كل فيشاته ويغادر اللعبة</translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation>الستاكات ظاهرة</translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation>لا يجوز إخفاء الستاك ولا التصريح بغير حقيقته. ومن يسأل يُقال له كم للمقعد في اللعب.</translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation>يُعدّ عند الطلب</translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation>مشتريات صغيرة</translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation>يجوز أن تُدفع بالفيش المشروبات والإكراميات وما شابه؛ وينقص الستاك بقدرها.</translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation>دُفع من الستاك</translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation>فيش بين اللاعبين</translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation>لا تنتقل الفيش من لاعب إلى آخر إلا كما تسمح الصالة، ودون اعتراض.</translation>
    </message>
    <message>
        <source>only as the house allows it</source>
        <translation>فقط كما تسمح الصالة</translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation>اعتراض متأخر</translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation>يسقط الاعتراض على نقل الفيش متى بدأ خلط اليد التالية.</translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation>رهانات عبر وسطاء</translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation>لا تُعطى الفيش لوسيط رهانات إلا بين الأيدي وما بقي أدنى مبلغ الدخول.</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>لا دَين</translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation>لا أحد يلعب بأكثر مما على الطاولة.</translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation>اللعب بما وراءه</translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation>من ينتظر فيشًا يقول قبل التوزيع كم يلعب وراءه. الموزّع يكرر ذلك ويعلّم المقعد.</translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation>يلعب بما وراءه</translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation>فات الأوان لهذه اليد</translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation>متى خرجت الورقة الأولى من الرزمة لا يدخل شيء آخر في لعب تلك اليد.</translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation>ما وراءه يُتحقق منه</translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation>المال الذي في الطريق يؤكده المشرف أو المحضِر.</translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>لم يؤكَّد بعد</translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation>وراءه دون مبلغ</translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation>من يلعب بما وراءه دون أن يقول كم، وليس لديه فيش، يلعب بأدنى مبلغ الدخول.</translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation>يلعب بأدنى مبلغ الدخول</translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation>ما يستحق على ما وراءه</translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation>الرهانات بمال لم يصل بعد تُدوَّن، ليظهر ما على المقعد لكل بوت.</translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation>لا يزال مستحقًا للبوتات</translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation>مال مخفي</translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation>المال الذي لم يره أحد لا يلعب، إلا إذا تركت الصالة التقدير للموزّع.</translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation>مال لم يره أحد</translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation>الستاكات أمام الأنظار</translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation>كل المال على مرأى كل لاعب.</translation>
    </message>
    <message>
        <source>no racks</source>
        <translation>لا صواني</translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation>لا توضع الصواني على الطاولة حيث تقول الصالة ذلك.</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>النقد</translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation>هل تلعب الأوراق النقدية وأيها يتوقف على الحد والصالة.</translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation>النقد ينتظر الفيش</translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation>لا تبقى النقود الورقية على الطاولة إلا ريثما تُشترى بها فيش، والموزّع يعلن ذلك.</translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation>تُكشف كل الأوراق</translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation>لربح أي جزء من بوت تُكشف اليد بكل أوراقها.</translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation>لم تُكشف كل الأوراق</translation>
    </message>
    <message>
        <source>all cards shown</source>
        <translation>كُشفت كل الأوراق</translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation>الأوراق تتكلم</translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation>الأيدي تُقرأ من أوراقها. وما يقوله أي أحد عنها لا يقرر شيئًا.</translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation>الأوراق تقرر</translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation>تسمية يد خطأً</translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation>تسمية يد خطأً عمدًا لكي تُرمى يد أفضل قد تكلّف البوت.</translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation>الأيدي الخاسرة تُلغى أولًا</translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation>الموزّع يسحب الأيدي الخاسرة قبل تسليم البوت.</translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation>الأيدي الخاسرة تُسحب قبل التسليم</translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation>طلب رؤية يد</translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation>من يحق له طلب رؤية يد جرت مجاراتها أمر للصالة. واليد الخاسرة المكشوفة بذلك ميتة؛ وإن طلبها الرابح فهي حية.</translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation>من يحق له الطلب أمر للصالة</translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation>ما كُشف لواحد كُشف للجميع</translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation>الأوراق التي تُعرض على لاعب تُعرض على الجميع، على الأكثر بعد اليد.</translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation>البوتات الجانبية أولًا</translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation>تُسوّى البوتات من أبعد بوت جانبي إلى الداخل؛ والبوت الرئيسي آخرها.</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>آخر ما تكوّن أولًا</translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation>من يكشف أولًا</translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation>آخر مقعد راهن أو رفع في الجولة الأخيرة يكشف أولًا. وإن مرّر الجميع فأول من له الدور.</translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation>آخر من راهن، وإلا أول من له الدور</translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation>انتظر بوتك</translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation>مع البوتات الجانبية تُكشف الأيدي حين يأتي بوتها.</translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation>الرابح يكشف فورًا</translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation>من يرجح ربحه يكشف دون تأخير.</translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation>الرمي في النهاية</translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation>إذا انتهى الرهان فللاعب أن يرمي يده، إلا إذا كان لأحد حق رؤيتها.</translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation>تُركت اليد</translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation>ترتيب الأنواع</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation>بستوني، كوبا، ديناري، سباتي. الأنواع ترتّب الأوراق المتساوية؛ ولا تربح بوتًا أبدًا.</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>بستوني، كوبا، ديناري، سباتي</translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation>لا سحب جديد</translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation>الأوراق المتساوية تُرتَّب بالنوع. لا تُسحب ورقة أخرى.</translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation>لا تُسحب ورقة أخرى</translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation>ورقة لكل واحد</translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation>من ينتقل إلى طاولة أخرى، أو من له الزر الأول، يحدَّد بورقة لكل واحد توزَّع من يسار الموزّع.</translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation>ورقة لكل واحد تقرر</translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation>البلايند محسوب</translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation>البلايند جزء من رهان صاحبه، إلا إذا نصّت اللعبة على أنه ميت.</translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation>البلايند محسوب</translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation>ضع قبل أن تنظر</translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation>يوضع البلايند قبل أن ينظر اللاعب إلى أوراقه.</translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation>أين البلايند</translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation>البلايند على أول المقاعد يسار الزر، وأصغره أقربها إليه.</translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation>يسار الزر</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>من يلعب أولًا</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation>الجولة الأولى يفتتحها من على يسار البلايند، وما بعدها أول مقعد حي يسار الزر.</translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation>يسار البلايند أو يسار الزر</translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation>الزر ينتقل</translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation>ينتقل الزر مقعدًا واحدًا مع عقارب الساعة في كل يد.</translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation>مقعد واحد إلى الأمام</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>لاعبان</translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation>بين لاعبين يكون البلايند الصغير على الزر، ويلعب أولًا قبل الفلوب وأخيرًا بعده.</translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation>خيار البلايند الكبير</translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation>البلايند الذي لم يرفع عليه أحد له أن يرفع حين يأتي دوره.</translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation>للبلايند الكبير الخيار</translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation>بلايند فائت</translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation>المقعد الذي فاته البلايند يضعه، الكبير حيًا والصغير ميتًا، أو ينتظر البلايند الكبير.</translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation>عليه بلايند مستحق</translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation>البلايند أم الآنتي أولًا</translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation>الستاك الناقص يدفع البلايند الكبير أو آنتي البلايند الكبير أولًا، بحسب قاعدة الصالة.</translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation>ما يدفعه الستاك الناقص أولًا</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>لاعبون قليلون</translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation>تحتاج اليد إلى مقعدين لديهما فيش.</translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation>أجلس لاعبًا آخر، أو عُدّ ستاكًا.</translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation>البلايند الناقص لا يغيّر شيئًا</translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation>يبقى الكول والرايز بحجمهما المعتاد حين يكون البلايند ناقصًا.</translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation>الكل يدفع البلايند</translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation>في كل دورة للطاولة يكون الزر مرة عند كل لاعب ويدفع كل البلايند.</translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation>المقعد المستحق التالي</translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation>زر ميت أم متحرك</translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation>مع الزر الميت ينتقل البلايند الكبير دائمًا إلى المقعد المستحق التالي ويتبعه الباقي. ومع الزر المتحرك ينتقل الزر دائمًا.</translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation>البلايند الكبير ينتقل والباقي يتبعه</translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation>الأحجام من اللعبة</translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation>حجم الرهان والرايز يتبع شكل اللعبة والبلايند.</translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation>اللعبة تحدد الحجم</translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation>الرهان الأدنى في مرحلة عليا</translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation>رهان بالحد الأدنى في مرحلة الحد الأعلى يُرفع للجميع، إذا لوحظ قبل انتهاء الجولة.</translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation>كان الرهان %1 والواجب %2</translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation>الناقص يُستكمل</translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation>الرهان أو الرايز أو الكول الذي كان أقل من اللازم يُرفع إلى المبلغ الصحيح.</translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation>إلى أقرب مبلغ</translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation>المبلغ الذي يجب تصحيحه يذهب إلى أقرب مبلغ مسموح؛ وفي المنتصف كما تقرّب الصالة.</translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation>%1 يصبح %2، أقرب مبلغ</translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation>لا رايز من تصحيح</translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation>لا أحد ممن لعب دوره يحوّل كول إلى رايز لأن مبلغًا صُحّح.</translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation>من جارى ليس له أن يرفع بسببه</translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation>أكثر من الحد</translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation>في الليميت، ما زاد على الكول بأقل من نصف رهان كول مع باقٍ؛ والنصف أو أكثر رايز. وبعض الصالات تعدّ أي زيادة رايز.</translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation>الستاك مختلف</translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation>ما أمام المقعد ليس ما كان يجب أن تتركه اليد السابقة. العبرة بالفيش على الطاولة.</translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation>عُدّ بخلاف اليد السابقة</translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation>قلها فورًا</translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation>من يرى مبلغًا خاطئًا أو منحًا خاطئًا يقول ذلك فورًا، لاعبًا كان أو غيره.</translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation>قيل حالما رُئي</translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation>حتى الخلط التالي</translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation>المنح الخاطئ يُسترد على الطاولة حتى يبدأ خلط اليد التالية. بعد ذلك لا يصححه إلا المشرف، بالرجوع إلى الرهان.</translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation>مرات الرفع معدودة</translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation>في الليميت، مع ثلاثة مقاعد أو أكثر لا تزال لديها فيش، لا يتبع الرهانَ إلا عدد محدد من مرات الرفع.</translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation>وقع آخر رايز مسموح</translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation>الرفع في ألعاب الجولتين</translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation>للألعاب ذات جولتي رهان عددها الخاص من مرات الرفع.</translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation>لا حدّ بين اثنين</translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation>بين مقعدين لا تُعدّ مرات الرفع، إلا إذا وضعت لهما الصالة حدًا أيضًا.</translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation>مقعدان، لا حدّ</translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation>الفولد لا يرفع الحدّ</translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation>الجولة التي بلغت الحد مع ثلاثة مقاعد أو أكثر تبقى كذلك حين يترك فولد مقعدين، إلا إذا رفعته الصالة.</translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation>بلغ الحد بثلاثة أو أكثر، وبقي اثنان</translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation>متى يكون اللعب بين اثنين</translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation>لا تُعدّ إلا المقاعد التي لا تزال لديها فيش، ويجب أن يبقى اثنان قبل بلوغ الحد.</translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation>من يُعدّ في اللعب بين اثنين</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>لا حدّ</translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation>لا حدّ لمرات الرفع في النو ليميت والبوت ليميت.</translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation>الأقصى هو البوت</translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation>أقصى ما يراهن به مقعد أو يرفع هو البوت كما يكون بعد الكول منه.</translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation>البوت بعد الكول</translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation>فوق البوت</translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation>الرهان أو الرايز فوق البوت يُخفَّض إليه ما دام ذلك ممكنًا؛ وبعدها يثبت.</translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation>%1 فوق البوت %2</translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation>ما لم يُجارَ يعود</translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation>ما لم يجارِه أحد يعود إلى صاحبه قبل كشف أي يد.</translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation>لم يجارِه أحد</translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation>لا أحد للرهان ضده</translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation>لا يُطلب من مقعد أن يلعب حين لا يستطيع أي خصم أن يراهن بعد.</translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation>لا خصم يستطيع الرهان</translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation>لا أحد يجاري رايز</translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation>لا يُعرض رايز حين لا يستطيع أي خصم أن يضع المزيد.</translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation>لا خصم يستطيع وضع المزيد</translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation>فيشة واحدة أكبر من المطلوب</translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation>فيشة واحدة أكبر من الرهان، توضع دون كلام، كول.</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>فيشة واحدة من %1 دون قول</translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation>كل فيشة لازمة للكول</translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation>إذا كانت الفيش لا تبلغ الكول دون أصغرها فكلها كول.</translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation>وُضع %1 لأجل %2، وأصغر فيشة %3</translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation>فيشة واحدة على البرينغ إن</translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation>فيشة كبيرة واحدة على برينغ إن في الستاد، دون كلام، تجاري البرينغ إن ولا تكمله.</translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation>فيشة واحدة للافتتاح</translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation>إن لم يسبقها رهان، فالفيشة الواحدة دون كلام رهان بكامل قيمتها.</translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation>فيشة واحدة من %1، لا رهان قبلها</translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation>فيش من قبل</translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation>الفيش الموجودة أمامه تُحسب مع الجديدة: يُحكم على المضاف بحسب ما إذا سُحبت القديمة أو تُركت أو دُفعت معها.</translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation>أُضيف %1 إلى ما أمامه</translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation>«رايز» وفيشة واحدة</translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation>«رايز» تقال قبل أن تقع فيشة واحدة تجعلها رايز إلى قيمة الفيشة، بقدر ما تسمح اللعبة. وإن قيلت بعدها فهي كول.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation>«رايز»، ثم فيشة واحدة من %1</translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation>كيف تُقسم البوتات الصغيرة</translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation>يُقسم البوت حتى الوحدة التي تحددها الصالة؛ وما بقي هو الفيشة الفردية.</translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation>قُسم حتى وحدة الصالة</translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation>الفيشة الفردية يسار الزر</translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation>في ألعاب الزر تذهب الفيشة الفردية إلى أول رابح مع عقارب الساعة من الزر.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation>الفيشة الفردية %1 للمقعد %2، الأقرب يسار الزر</translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation>الفيشة الفردية بالورقة العليا</translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation>في الستاد، لليد العالية، تذهب الفيشة الفردية إلى الرابح صاحب أعلى ورقة بحسب النوع.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation>الفيشة الفردية %1 للمقعد %2، أعلى ورقة</translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation>الفيشة الفردية بالورقة الدنيا</translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation>في الستاد، ليد اللو، تذهب الفيشة الفردية إلى الرابح صاحب أدنى ورقة بحسب النوع، أو أعلاها حيث تقول الصالة ذلك.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation>الفيشة الفردية %1 للمقعد %2، بورقته</translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation>الفيشة الفردية ليد الهاي</translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation>حين يتقاسم الهاي واللو بوتًا تذهب الفيشة الفردية إلى جهة الهاي. والتعادل داخل جهة يُقسم بقاعدة ذلك الشكل.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation>الفيشة الفردية %1 للمقعد %2، يد الهاي</translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation>تعادل في الجهتين</translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation>المقاعد المتعادلة في الهاي واللو تتقاسم البوت كله بأقصى تساوٍ ممكن.</translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation>فيشة فردية واحدة لكلٍّ</translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation>لا ينال أحد فيشة فردية ثانية من بوت ما دام مقعد متعادل آخر بلا واحدة.</translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation>حتى الدولار</translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation>حيث تقول الصالة ذلك يُصرف البوت إلى دولارات مفردة ولا يكون فرديًا إلا آخرها.</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>كل بوت وحده</translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation>يُقسم البوت الرئيسي وكل بوت جانبي على حدة.</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation>فولد، المقعد %1.</translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation>تشيك، المقعد %1.</translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation>كول، %1.</translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation>كول، أول إن، المقعد %1.</translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation>رهان، %1، المقعد %2.</translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation>رايز، المجموع %1، المقعد %2.</translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation>إكمال، المجموع %1، المقعد %2.</translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation>أول إن، المقعد %1.</translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation>أول إن، المجموع %1، المقعد %2.</translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation>برينغ إن، %1، المقعد %2.</translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation>سترادل، %1، المقعد %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>المقعد %1 يضع %2.</translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation>بوت، المجموع %1، المقعد %2.</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>الباقي %1 للمقعد %2.</translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation>يعود %1 للمقعد %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>المقعد %1 يضيف %2.</translation>
    </message>
    <message>
        <source>String raise.</source>
        <translation>رفع متقطع.</translation>
    </message>
    <message>
        <source>String bet.</source>
        <translation>رهان متقطع.</translation>
    </message>
    <message>
        <source>Seat %1 to act.</source>
        <translation>الدور للمقعد %1.</translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation>المقعد %1، المطلوب %2.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>المقعد %1 يدفع البرينغ إن.</translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation>ورقة من تدفع البرينغ إن؟</translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation>أوراق من تفتتح؟</translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation>ورقة مكشوفة، المقعد %1.</translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation>كم ورقة، المقعد %1؟</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>ارمِ ورقة واحدة.</translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation>المقعد %1، الخيار لك.</translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation>المقعد %1، كم؟</translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation>خارج الدور، المقعد %1.</translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation>المقعد %1، يثبت: %2.</translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation>المقعد %1 حر في لعبه.</translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation>المقعد %1، كول أو فولد.</translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation>لا رايز، المقعد %1.</translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation>بلغ الرفع حدّه.</translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation>لاعبان.</translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation>ثلاثة لاعبين.</translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation>أربعة لاعبين.</translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation>خمسة لاعبين.</translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation>ستة لاعبين.</translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation>سبعة لاعبين.</translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation>ثمانية لاعبين.</translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation>تسعة لاعبين.</translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation>عشرة لاعبين.</translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation>المقعد %1 يربح.</translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation>الرئيسي، %1.</translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation>الجانبي الأول، %1.</translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation>الجانبي الثاني، %1.</translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation>الجانبي الثالث، %1.</translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation>الجانبي الرابع، %1.</translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation>الجانبي الخامس، %1.</translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation>الجانبي السادس، %1.</translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation>الجانبي السابع، %1.</translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation>الجانبي الثامن، %1.</translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation>الجانبي التاسع، %1.</translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation>الجانبي العاشر، %1.</translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation>البوت الرئيسي للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation>ثم: البوت الرئيسي للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation>البوت الجانبي للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation>ثم: البوت الجانبي للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation>البوت الجانبي الأول للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation>ثم: الجانبي الأول للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation>البوت الجانبي الثاني للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation>ثم: الجانبي الثاني للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation>البوت الجانبي الثالث للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation>ثم: الجانبي الثالث للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation>البوت الجانبي الرابع للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation>ثم: الجانبي الرابع للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation>البوت الجانبي الخامس للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation>ثم: الجانبي الخامس للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation>البوت الجانبي السادس للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation>ثم: الجانبي السادس للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation>البوت الجانبي السابع للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation>ثم: الجانبي السابع للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation>البوت الجانبي الثامن للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation>ثم: الجانبي الثامن للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation>البوت الجانبي التاسع للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation>ثم: الجانبي التاسع للمقاعد %1</translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation>البوت الجانبي العاشر للمقاعد %1.</translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation>ثم: الجانبي العاشر للمقاعد %1</translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation>البوت الرئيسي للمقعد %1.</translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation>ثم: البوت الرئيسي للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation>البوت الجانبي للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation>ثم: البوت الجانبي للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation>البوت الجانبي الأول للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation>ثم: الجانبي الأول للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation>البوت الجانبي الثاني للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation>ثم: الجانبي الثاني للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation>البوت الجانبي الثالث للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation>ثم: الجانبي الثالث للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation>البوت الجانبي الرابع للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation>ثم: الجانبي الرابع للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation>البوت الجانبي الخامس للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation>ثم: الجانبي الخامس للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation>البوت الجانبي السادس للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation>ثم: الجانبي السادس للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation>البوت الجانبي السابع للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation>ثم: الجانبي السابع للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation>البوت الجانبي الثامن للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation>ثم: الجانبي الثامن للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation>البوت الجانبي التاسع للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation>ثم: الجانبي التاسع للمقعد %1</translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation>البوت الجانبي العاشر للمقعد %1.</translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation>ثم: الجانبي العاشر للمقعد %1</translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation>البوت الرئيسي مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation>ثم: البوت الرئيسي مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation>البوت الجانبي مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation>ثم: البوت الجانبي مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation>البوت الجانبي الأول مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation>ثم: الجانبي الأول مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation>البوت الجانبي الثاني مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation>ثم: الجانبي الثاني مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation>البوت الجانبي الثالث مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation>ثم: الجانبي الثالث مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation>البوت الجانبي الرابع مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation>ثم: الجانبي الرابع مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation>البوت الجانبي الخامس مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation>ثم: الجانبي الخامس مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation>البوت الجانبي السادس مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation>ثم: الجانبي السادس مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation>البوت الجانبي السابع مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation>ثم: الجانبي السابع مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation>البوت الجانبي الثامن مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation>ثم: الجانبي الثامن مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation>البوت الجانبي التاسع مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation>ثم: الجانبي التاسع مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation>البوت الجانبي العاشر مقسوم، المقاعد %1.</translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation>ثم: الجانبي العاشر مقسوم، المقاعد %1</translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation>الفيشة الفردية للمقعد %1.</translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation>هاي، المقعد %1.</translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation>لو، المقعد %1.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>لا لو.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>البورد %1.</translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation>المقعد %1 يكشف أولًا.</translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation>المقعد %1، اكشف أو ارمِ.</translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation>كل الأيدي، مكشوفة.</translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation>المقعد %1، %2.</translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation>البورد مرتين.</translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation>البورد ثلاث مرات.</translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation>ورقة انكشفت، المقعد %1.</translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation>ورقة انكشفت على البورد.</translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation>ورقة مقلوبة في الرزمة.</translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation>ورقة زائدة، المقعد %1.</translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation>يد ناقصة، المقعد %1.</translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation>ورقة وُزّعت مبكرًا.</translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation>صُحّح الحرق.</translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation>رزمة فاسدة. تعود كل الفيش.</translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation>توزيع باطل. تعود كل الفيش.</translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation>اليد ملغاة. تعود كل الفيش.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>نتابع اللعب.</translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation>يد ميتة، المقعد %1.</translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation>يد حية، المقعد %1.</translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation>وقت، المقعد %1.</translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation>التوقيت على المقعد %1، %2 ث.</translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation>انتهى الوقت، المقعد %1.</translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation>المشرف!</translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation>نودي المشرف. لا يتحرك شيء.</translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation>البوت محجوز.</translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation>%1، كما في السجل.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>كما في السجل</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>البوت %1.</translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation>أدخل قيم اللعب، ثم «اليد التالية».</translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation>اخلط الورق، ثم «اليد التالية».</translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation>وزّع الورق.</translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation>سلّم %1 للمقعد %2.</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation>الدور له</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>المطلوب %1</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>كما في السجل</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>معدود</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>لم يُعدّ</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>كول %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>رهان %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>رايز إلى %1</translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation>إكمال إلى %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation>برينغ إن %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>أول إن</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>أول إن</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>وضع %1</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation>فولد، وضع %1</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>يد ميتة</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>رمى يده</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>سُحبت يده</translation>
    </message>
    <message>
        <source>away</source>
        <translation>غائب</translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation>يغادر بعد هذه اليد</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation>اضغط للإجلاس</translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation>عليه BB</translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation>عليه SB</translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation>عليه BB وSB</translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation>ينتظر BB</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>وراءه %1</translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation>%1 في اليد التالية</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>لعب مبكرًا</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1، ينتظر</translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation>بلايند صغير %1</translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation>بلايند كبير %1</translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation>بلايند ثالث %1</translation>
    </message>
    <message>
        <source>straddle %1</source>
        <translation>سترادل %1</translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation>آنتي %1</translation>
    </message>
    <message>
        <source>posts %1</source>
        <translation>يضع %1</translation>
    </message>
    <message>
        <source>button</source>
        <translation>الزر</translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation>ورقة انكشفت</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>سلّم %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>يربح %1</translation>
    </message>
    <message>
        <source>shows first</source>
        <translation>يكشف أولًا</translation>
    </message>
    <message>
        <source>to show</source>
        <translation>عليه الكشف</translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation>في البوت، أول إن</translation>
    </message>
    <message>
        <source>in, live</source>
        <translation>في البوت، حي</translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation>في البوت، فولد</translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation>لا شيء في البوت</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>يعود %1</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1؟</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 للمقعد %2</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>قل</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>البوتات</translation>
    </message>
    <message>
        <source>may win it</source>
        <translation>يمكنه الربح</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>كما أُدخلت</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation>المقعد %1، الآن</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>المنح</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>آخر ما تكوّن أولًا</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>ممكن الآن</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>اضغط للتغيير</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>قيم اللعب</translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation>هذا كل ما يلزم</translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation>رايز إلى، المقعد %1</translation>
    </message>
    <message>
        <source>total this round</source>
        <translation>المجموع في الجولة</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>رهان، المقعد %1</translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation>إكمال، المقعد %1</translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation>أول إن، المقعد %1</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>معدود الآن</translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation>للمقعد %1 في البوت</translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation>ستاك المقعد %1</translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation>المقعد %1 قال %2</translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation>كما قيل</translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation>المقعد %1 يكشف</translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation>ورقة مكشوفة، المقعد %1</translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation>من يفتتح؟</translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation>يقرؤها الموزّع</translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation>اضغط المقعد الذي يدفع البرينغ إن.</translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation>اضغط المقعد الذي له الدور أولًا.</translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation>المقعد %1 يسحب</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>ثم %1</translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation>آخر من يسحب</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>كم ورقة؟</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>رمي الأوراق</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>ورقة لكل واحد</translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation>اضغط كل مقعد رمى ورقته.</translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation>اليد التالية بصيغة</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>دون سحب</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>سحب %1</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>عليه السحب</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>عليه الرمي</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>رمى</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>ورقة مكشوفة</translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation>أي خطأ؟</translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation>اضغط المقعد</translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation>أي ورقة من أوراق المقعد؟</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>ما هي الورقة؟</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>How is it dead?</source>
        <translation>كيف ماتت؟</translation>
    </message>
    <message>
        <source>Tap the seat that saw it</source>
        <translation>اضغط المقعد الذي رآها</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>كم كان مخفيًا؟</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>قيل</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>الفيش</translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation>الحركة %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>الأدنى %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>بـ %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>الأقصى %1</translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation>الأقصى %1، الستاك</translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation>الأقصى %1، البوت</translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation>الأقصى لم يُعدّ</translation>
    </message>
    <message>
        <source>under least</source>
        <translation>دون الأدنى</translation>
    </message>
    <message>
        <source>over most</source>
        <translation>فوق الأقصى</translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation>لا رهان بعد</translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation>كول %1 + البوت بعد الكول %2 ← %3</translation>
    </message>
    <message>
        <source>main</source>
        <translation>الرئيسي</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>side 1</source>
        <translation>الجانبي 1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>الجانبي 2</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side 3</source>
        <translation>الجانبي 3</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>side 4</source>
        <translation>الجانبي 4</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>side 5</source>
        <translation>الجانبي 5</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>side 6</source>
        <translation>الجانبي 6</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>side 7</source>
        <translation>الجانبي 7</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>side 8</source>
        <translation>الجانبي 8</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>side 9</source>
        <translation>الجانبي 9</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>side 10</source>
        <translation>الجانبي 10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>البوت</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation>%1 من %2 حتى الآن</translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation>%1 من فولد</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 ميتة</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>يعود %1 للمقعد %2</translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation>أحياء: %1</translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation>أحياء: %1، أول إن: %2</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>الرهان مفتوح</translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation>الرهان مغلق</translation>
    </message>
    <message>
        <source>push now</source>
        <translation>سلّم الآن</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>سُلّم</translation>
    </message>
    <message>
        <source>held</source>
        <translation>محجوز</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation>الفيشة الفردية %1 للمقعد %2</translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation>%1: %2 للمقعد %3</translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation>%2 للمقعد %1</translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation>سكوب: كل البوت</translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation>هاي، لا لو</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>من يربح %1؟</translation>
    </message>
    <message>
        <source>high</source>
        <translation>هاي</translation>
    </message>
    <message>
        <source>low</source>
        <translation>لو</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>البورد %1</translation>
    </message>
    <message>
        <source>no rake</source>
        <translation>لا ريك</translation>
    </message>
    <message>
        <source>rake %1</source>
        <translation>الريك %1</translation>
    </message>
    <message>
        <source>drop %1</source>
        <translation>الدروب %1</translation>
    </message>
    <message>
        <source>drop %1, jackpot %2</source>
        <translation>الدروب %1، الجاكبوت %2</translation>
    </message>
    <message>
        <source>every hand tabled</source>
        <translation>كُشفت كل الأيدي</translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation>كُشفت كل الأيدي، سُحبت يد المقعد %1</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation>دخل %1، خرج %2، الريك %3</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation>دخل %1، خرج %2، لا ريك</translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation>أُدخل %1، في البوتات %2</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>دخل %1، خرج %2</translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation>عُدّ البوتات ثانية قبل تسليمها.</translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation>اكتب، أو اضغط زرًا</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>الأخير: %1</translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation>‏Enter للتسجيل.</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>لم يُسجَّل بعد</translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation>إشارة فقط، لا يتحرك مال</translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation>التالي: المقعد %1، المطلوب %2.</translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation>يُغلق الرهان.</translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation>يُغلق الرهان، %1 هو %2.</translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation>التالي: المقعد %1.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>انتهت اليد.</translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation>اليد التالية: آنتي من الجميع %1.</translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation>اليد التالية: الزر %1، البلايند الصغير المقعد %2، البلايند الكبير المقعد %3.</translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation>سطور المطابقة مكانها الملفات لا الطاولة.</translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation>تغيّرت الطاولة للتو. اضغط ثانية.</translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation>المقعد %1 يلعب خارج الدور. Esc: العودة إلى المقعد %2.</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>سُوّي: %1</translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation>%1 %2 %3/%4</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>اليد %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>لا يد بعد</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>طاولة جديدة</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>حاسبة البوت</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>القواعد: %1</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation>الموزّع %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>النوبة %1</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>قراءة فقط</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>التدريب…</translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation>حول Oddchip</translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>‏Oddchip %1. يدير طاولة البوكر لموزّعها. برنامج حر برخصة GNU العمومية العامة (GPL)، الإصدار 3 أو ما بعده.</translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation>إعداد الطاولة…</translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation>بومب بوت، كيل…</translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation>حاسبة البوت…</translation>
    </message>
    <message>
        <source>The floor…</source>
        <translation>المشرف…</translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation>تصحيح ستاك…</translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation>اضغط المقعد الذي عُدّ ستاكه.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation>نقرة عند الرفض</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>لغة النظام</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>البلايند الصغير</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>البلايند الكبير</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>الرهان الصغير</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>الرهان الكبير</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>الآنتي</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>البرينغ إن</translation>
    </message>
    <message>
        <source>Least bet</source>
        <translation>أدنى رهان</translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation>أقصى رهان</translation>
    </message>
    <message>
        <source>Bomb pot (B)</source>
        <translation>بومب بوت (B)</translation>
    </message>
    <message>
        <source>Kill (K)</source>
        <translation>كيل (K)</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <translation>وحدة الرهان</translation>
    </message>
    <message>
        <source>follows from chips and stakes</source>
        <translation>تتبع الفيش وقيم اللعب</translation>
    </message>
    <message>
        <source>Jackpot drop</source>
        <translation>دروب الجاكبوت</translation>
    </message>
    <message>
        <source>%1 from pots of %2</source>
        <translation>%1 من بوت %2 فصاعدًا</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>رسم الوقت</translation>
    </message>
    <message>
        <source>%1 every %2 min</source>
        <translation>%1 كل %2 د</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>كيل</translation>
    </message>
    <message>
        <source>half, %1 and %2</source>
        <translation>نصف، %1 و%2</translation>
    </message>
    <message>
        <source>full, %1 and %2</source>
        <translation>كامل، %1 و%2</translation>
    </message>
    <message>
        <source>Straddle (S)</source>
        <translation>السترادل (S)</translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation>المقعد %1، الرهان %2 و%3</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>البورد</translation>
    </message>
    <message>
        <source>one</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation>اثنان، نصف البوت لكلٍّ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>كتاب القواعد</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>الريك</translation>
    </message>
    <message>
        <source>Ante, straddle</source>
        <translation>الآنتي، السترادل</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation>المال فقط، دون ورق</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation>تُدخل الأوراق</translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation>اضغط المقاعد التي لا يجلس فيها أحد. يمكن أن تبقى الستاكات دون عدّ.</translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation>المقاعد المشغولة: %1، الزر على المقعد %2. Enter للفتح.</translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation>%1% حتى %2، لا فلوب لا دروب</translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation>آنتي البلايند الكبير %1</translation>
    </message>
    <message>
        <source>US</source>
        <translation>أمريكا</translation>
    </message>
    <message>
        <source>UK</source>
        <translation>بريطانيا</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>بطولة</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>check</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>call</source>
        <translation>كول</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>رهان</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>رايز</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>رايز إلى %1</translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation>رايز بـ %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>رايز %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>إكمال</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>بوت</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>نفسه</translation>
    </message>
    <message>
        <source>time</source>
        <translation>وقت</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>توزيع مرتين</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>ثلاث مرات</translation>
    </message>
    <message>
        <source>a number…</source>
        <translation>رقم…</translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation>ما قيل فقط</translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation>فيشة %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>حي</translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation>%1 في البوت، حي</translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation>%1 في البوت، أول إن</translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation>%1 في البوت، فولد</translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation>ما للمقعد %1 في البوت. Enter ينتقل إلى المقعد التالي.</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>ورقة انكشفت</translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation>المقعد %1، الورقة %2</translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation>ورقة بورد انكشفت</translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation>ورقة لُمحت</translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation>ورقة مقلوبة</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>ورقة زائدة</translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation>يد ناقصة</translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation>خارج الترتيب</translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation>الزر خاطئ</translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation>خطأ المقعد الأول</translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation>وُزّع لمقعد فارغ</translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation>مقعد تُرك</translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation>توزيع مبكر</translation>
    </message>
    <message>
        <source>No burn</source>
        <translation>لا حرق</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>قبل %1</translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation>حرقان</translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation>ورقة بورد زائدة</translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation>فسد باقي الرزمة</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>وُجد جوكر</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation>رزمة فاسدة</translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation>أوراق سقطت</translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation>سُحبت اليد خطأً</translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation>يد ميتة</translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation>من الماك</translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation>ورقة شوهدت</translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation>المقعد %1، رآها المقعد %2</translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation>سُلّم خطأً</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>مال مخفي</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>المقعد %1، %2</translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation>رهان ناقص</translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation>كول ناقص</translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation>فوق البوت</translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation>لم يعلم بالرايز</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>عدد أوراق خاطئ</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>سحبها الموزّع</translation>
    </message>
    <message>
        <source>fouled</source>
        <translation>مختلطة</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>رُميت</translation>
    </message>
    <message>
        <source>Can be put right until somebody acts.</source>
        <translation>يمكن تصحيحه إلى أن يلعب أحد.</translation>
    </message>
    <message>
        <source>Can be put right until so many have acted: %1.</source>
        <translation>يمكن تصحيحه إلى أن يبلغ عدد من لعبوا: %1.</translation>
    </message>
    <message>
        <source>Can be put right until the round is over.</source>
        <translation>يمكن تصحيحه إلى أن تنتهي الجولة.</translation>
    </message>
    <message>
        <source>Can be put right until the pot is pushed.</source>
        <translation>يمكن تصحيحه إلى أن يُسلَّم البوت.</translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation>أبقِ الحرق</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>احرق ورقة</translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation>لا حرق آخر</translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation>%1 إلى باقي الرزمة</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>اخلط باقي الرزمة</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>وزّع %1</translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation>ورقة الحرق للمقعد %1</translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation>أعلى باقي الرزمة للمقعد %1</translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation>%1 تصير الحرق</translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation>المقعد %1 يبقي %2</translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation>%1 جانبًا حتى %2</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>أكمل التوزيع</translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation>يجوز إعلان التوزيع باطلًا حتى يلعب هذا العدد: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>الأوراق المنكشفة التي تُبطل التوزيع</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>الأوراق المقلوبة التي تُبطل التوزيع</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>الأوراق الزائدة التي تُبطل التوزيع</translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation>انكشفت: %1 من %2</translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation>لعبوا: %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>الورقة %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No pot yet.</source>
        <translation>لا بوت بعد.</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>لا أحد يجلس على الطاولة.</translation>
    </message>
    <message>
        <source>Nothing to press now.</source>
        <translation>لا زر يُضغط الآن.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>وُضع</translation>
    </message>
    <message>
        <source>seat %1 may raise to at most</source>
        <translation>للمقعد %1 أن يرفع على الأكثر إلى</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>المقعد %1 عليه %2</translation>
    </message>
    <message>
        <source>Seat %1 open</source>
        <translation>المقعد %1 شاغر</translation>
    </message>
    <message>
        <source>Seats %1 open</source>
        <translation>المقاعد %1 شاغرة</translation>
    </message>
    <message>
        <source>min buy-in %1</source>
        <translation>أدنى دخول %1</translation>
    </message>
    <message>
        <source>Oddchip, public screen</source>
        <translation>‏Oddchip، الشاشة العامة</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>الإعدادات…</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>الشاشة العامة</translation>
    </message>
    <message>
        <source>Print the hand…</source>
        <translation>اطبع اليد…</translation>
    </message>
    <message>
        <source>Save the hand as PDF…</source>
        <translation>احفظ اليد بصيغة PDF…</translation>
    </message>
    <message>
        <source>Print the shift…</source>
        <translation>اطبع الوردية…</translation>
    </message>
    <message>
        <source>Save the shift as PDF…</source>
        <translation>احفظ الوردية بصيغة PDF…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>النسخ…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>جولة تعريفية</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>Check, call</source>
        <translation>تشيك، كول</translation>
    </message>
    <message>
        <source>Bet, raise</source>
        <translation>رهان، رايز</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>أول إن</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>وزّع</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>سلّم</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>اليد التالية</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>قيل</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>فيش</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Next motion of the same seat</source>
        <translation>الحركة التالية للمقعد نفسه</translation>
    </message>
    <message>
        <source>Bomb pot, kill</source>
        <translation>بومب بوت، كيل</translation>
    </message>
    <message>
        <source>Seats and table</source>
        <translation>المقاعد والطاولة</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>استدعِ المشرف</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Shuffle and cut, next step</source>
        <translation>الخلط والقطع، الخطوة التالية</translation>
    </message>
    <message>
        <source>Undo, second key</source>
        <translation>تراجع، مفتاح ثانٍ</translation>
    </message>
    <message>
        <source>Tell the pot</source>
        <translation>قل البوت</translation>
    </message>
    <message>
        <source>Tell each stack</source>
        <translation>قل كل ستاك</translation>
    </message>
    <message>
        <source>Tell what can be done</source>
        <translation>قل ما يمكن فعله</translation>
    </message>
    <message>
        <source>Tell what to say, again</source>
        <translation>قل ما يُقال، ثانية</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>مساعدة حول ما عليه التركيز</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>الجزء التالي من النافذة</translation>
    </message>
    <message>
        <source>Part before it</source>
        <translation>الجزء السابق</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Public screen on, off</source>
        <translation>الشاشة العامة، تشغيل أو إيقاف</translation>
    </message>
    <message>
        <source>Print the hand</source>
        <translation>اطبع اليد</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>داكن أو فاتح</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>every change is kept at once</source>
        <translation>كل تغيير يُحفظ فورًا</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد الصالة</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>الطاولات</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>الأشخاص والأرقام السرية</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Look and touch</source>
        <translation>المظهر واللمس</translation>
    </message>
    <message>
        <source>Copies and storage</source>
        <translation>النسخ والتخزين</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>الصوت والنطق</translation>
    </message>
    <message>
        <source>close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>find</source>
        <translation>ابحث</translation>
    </message>
    <message>
        <source>option</source>
        <translation>الخيار</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>المختلف فقط</translation>
    </message>
    <message>
        <source>find an option</source>
        <translation>ابحث عن خيار</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>قارن: %1</translation>
    </message>
    <message>
        <source>only what differs: %1</source>
        <translation>المختلف فقط: %1</translation>
    </message>
    <message>
        <source>Start from a book…</source>
        <translation>ابدأ من كتاب…</translation>
    </message>
    <message>
        <source>Bring in…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>احفظ في ملف…</translation>
    </message>
    <message>
        <source>option, in words and its key</source>
        <translation>الخيار، بالكلام ومفتاحه</translation>
    </message>
    <message>
        <source>House</source>
        <translation>الصالة</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>في %1</translation>
    </message>
    <message>
        <source>source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>same</source>
        <translation>نفسه</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No option fits &quot;%1&quot;.</source>
        <translation>لا خيار يطابق «%1».</translation>
    </message>
    <message>
        <source>No option differs from %1.</source>
        <translation>لا خيار يختلف عن %1.</translation>
    </message>
    <message>
        <source>Hands already played keep the rules they were played under.</source>
        <translation>الأيدي التي لُعبت تبقى على القواعد التي لُعبت بها.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>أعده كما كان</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>كان: %1.</translation>
    </message>
    <message>
        <source>%1 is a tournament book. This is a cash game: take from it with care.</source>
        <translation>%1 كتاب بطولات. وهذا لعب نقدي: خذ منه بحذر.</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3. It stays %4.</source>
        <translation>%1 ليس بين %2 و%3. يبقى %4.</translation>
    </message>
    <message>
        <source>This journal can only be read. The rules stay as they are.</source>
        <translation>هذا السجل للقراءة فقط. تبقى القواعد كما هي.</translation>
    </message>
    <message>
        <source>The file holds no house rules. Nothing was changed: %1</source>
        <translation>ليس في الملف قواعد صالة. لم يتغيّر شيء: %1</translation>
    </message>
    <message>
        <source>Taken from the file. Options that changed: %1.</source>
        <translation>أُخذت من الملف. الخيارات التي تغيّرت: %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>حُفظ: %1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>تعذرت كتابة %1. اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>تعذرت قراءة %1.</translation>
    </message>
    <message>
        <source>House rules (*.oddrules)</source>
        <translation>قواعد الصالة (*.oddrules)</translation>
    </message>
    <message>
        <source>Keys (*.oddkeys)</source>
        <translation>المفاتيح (*.oddkeys)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>كشف الأوراق</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>الفيش الفردية</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Clock and screen</source>
        <translation>التوقيت والشاشة</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>بونتو بانكو</translation>
    </message>
    <message>
        <source>Values, up to eight. Colours differ from room to room: the value and the edge tell a chip.</source>
        <translation>القيم، حتى ثمانٍ. الألوان تختلف من صالة إلى أخرى: القيمة والحافة تميّزان الفيشة.</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>كما في الأصل</translation>
    </message>
    <message>
        <source>One to eight different amounts, with blanks between. The set stays as it was.</source>
        <translation>مبلغ واحد إلى ثمانية مبالغ مختلفة، بينها مسافات. بقيت المجموعة كما كانت.</translation>
    </message>
    <message>
        <source>Choose a line, then press the key that it is to have. Backspace: none.</source>
        <translation>اختر سطرًا، ثم اضغط المفتاح الذي تريده له. Backspace: دون مفتاح.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>وأيضًا %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>دون مفتاح</translation>
    </message>
    <message>
        <source>comes as %1</source>
        <translation>في الأصل %1</translation>
    </message>
    <message>
        <source>Two commands have one key. The upper one gets it.</source>
        <translation>لأمرين مفتاح واحد. يأخذه الأعلى.</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>الكل كما في الأصل</translation>
    </message>
    <message>
        <source>The file holds no keys. Nothing was changed.</source>
        <translation>ليس في الملف مفاتيح. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>الرزمة</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>أربعة ألوان</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>لونان</translation>
    </message>
    <message>
        <source>Colours told apart</source>
        <translation>ألوان مميّزة</translation>
    </message>
    <message>
        <source>Pots in colours that can be told apart without red and green</source>
        <translation>البوتات بألوان تُميَّز دون الأحمر والأخضر</translation>
    </message>
    <message>
        <source>Nothing moves on the table</source>
        <translation>لا شيء يتحرك على الطاولة</translation>
    </message>
    <message>
        <source>Touch layout: nothing smaller than 9 mm</source>
        <translation>تخطيط اللمس: لا شيء أصغر من 9 مم</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>المسطرة</translation>
    </message>
    <message>
        <source>Lay a bank card on the screen and make the frame as wide as the card: 85.6 mm.</source>
        <translation>ضع بطاقة بنكية على الشاشة واجعل الإطار بعرضها: 85.6 مم.</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>أضيق</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>أعرض</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>كما تقول الشاشة</translation>
    </message>
    <message>
        <source>%1 dots an inch. The large buttons are %2 mm high and %3 mm wide.</source>
        <translation>%1 نقطة في البوصة. ارتفاع الأزرار الكبيرة %2 مم وعرضها %3 مم.</translation>
    </message>
    <message>
        <source>Show the public screen</source>
        <translation>أظهر الشاشة العامة</translation>
    </message>
    <message>
        <source>Players&apos; information only: never a private card, a ruling or a stack that nobody counted.</source>
        <translation>معلومات اللاعبين فقط: لا ورقة خاصة ولا قرار ولا ستاك لم يعدّه أحد.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>على</translation>
    </message>
    <message>
        <source>The second screen</source>
        <translation>الشاشة الثانية</translation>
    </message>
    <message>
        <source>Only one screen is connected: it opens as a window.</source>
        <translation>شاشة واحدة فقط موصولة: تُفتح كنافذة.</translation>
    </message>
    <message>
        <source>The pot is shown: %1. The house rule is pot.disclosure.</source>
        <translation>عرض البوت: %1. قاعدة الصالة هي pot.disclosure.</translation>
    </message>
    <message>
        <source>Click when an input is refused</source>
        <translation>نقرة عند رفض إدخال</translation>
    </message>
    <message>
        <source>Speak what is told</source>
        <translation>انطق ما يُقال</translation>
    </message>
    <message>
        <source>This build has no speech. A screen reader gets every sentence.</source>
        <translation>لا نطق في هذه النسخة. قارئ الشاشة يتلقى كل جملة.</translation>
    </message>
    <message>
        <source>%1 tells the pot, %2 each stack, %3 what can be done, %4 what to say.</source>
        <translation>%1 يقول البوت، و%2 كل ستاك، و%3 ما يمكن فعله، و%4 ما يُقال.</translation>
    </message>
    <message>
        <source>Events of this hand</source>
        <translation>أحداث هذه اليد</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>أسبق</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحق</translation>
    </message>
    <message>
        <source>Tap a line to put another in its place.</source>
        <translation>المس سطرًا لتضع غيره مكانه.</translation>
    </message>
    <message>
        <source>%1: %3 in place of %2</source>
        <translation>%1: %3 بدلًا من %2</translation>
    </message>
    <message>
        <source>Changes later: %1.</source>
        <translation>التغييرات اللاحقة: %1.</translation>
    </message>
    <message>
        <source>Nothing later changes.</source>
        <translation>لا يتغير شيء لاحقًا.</translation>
    </message>
    <message>
        <source>Changed by (initials)</source>
        <translation>غيّرها (الأحرف الأولى)</translation>
    </message>
    <message>
        <source>%1, before %2. By %3, %4.</source>
        <translation>%1، وقبلها %2. غيّرها %3، %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation>احفظ هذه الطاولة</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>أعد التسمية</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>جهّز</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>Press again: delete</source>
        <translation>اضغط ثانية: احذف</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>المقاعد: %1</translation>
    </message>
    <message>
        <source>Game, stakes, chips, rake and rules under a name. Set up puts them into the set-up; nothing is recorded before Enter.</source>
        <translation>اللعبة والرهانات والفيش والريك والقواعد تحت اسم واحد. «جهّز» يضعها في الإعداد؛ ولا يُسجَّل شيء قبل Enter.</translation>
    </message>
    <message>
        <source>A table is set up between hands.</source>
        <translation>تُجهَّز الطاولة بين الأيدي.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>يلزم اسم.</translation>
    </message>
    <message>
        <source>There is a table %1 already.</source>
        <translation>توجد طاولة باسم %1 من قبل.</translation>
    </message>
    <message>
        <source>The file holds no tables. Nothing was changed.</source>
        <translation>لا طاولات في الملف. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Tables (*.oddtables)</source>
        <translation>الطاولات (‎*.oddtables‎)</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>الأحرف الأولى</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور الوظيفي</translation>
    </message>
    <message>
        <source>New PIN, 4 to 8 figures</source>
        <translation>رقم سري جديد، من 4 إلى 8 أرقام</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>له رقم سري</translation>
    </message>
    <message>
        <source>Manager’s initials</source>
        <translation>أحرف المدير الأولى</translation>
    </message>
    <message>
        <source>Manager’s PIN</source>
        <translation>رقم المدير السري</translation>
    </message>
    <message>
        <source>Keep person</source>
        <translation>احفظ الشخص</translation>
    </message>
    <message>
        <source>Remove person</source>
        <translation>أزل الشخص</translation>
    </message>
    <message>
        <source>A dealer needs no PIN. Floor and managers have one; kept with no PIN, a dealer’s is removed. A PIN is never shown.</source>
        <translation>لا يحتاج الموزّع إلى رقم سري. للمشرفين والمديرين رقم سري؛ وإن حُفظ موزّع دون رقم سري أُزيل رقمه. لا يُعرض الرقم السري أبدًا.</translation>
    </message>
    <message>
        <source>Each change needs a manager’s PIN.</source>
        <translation>يحتاج كل تغيير إلى الرقم السري لمدير.</translation>
    </message>
    <message>
        <source>The first person with a PIN is a manager.</source>
        <translation>أول شخص له رقم سري يكون مديرًا.</translation>
    </message>
    <message>
        <source>Others have PINs: one manager must stay.</source>
        <translation>لآخرين أرقام سرية: يجب أن يبقى مدير واحد.</translation>
    </message>
    <message>
        <source>A manager’s initials and PIN are needed. Nothing was changed.</source>
        <translation>تلزم أحرف المدير الأولى ورقمه السري. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s.</source>
        <translation>الرقم السري غير صحيح. المحاولات الباقية: %1، ثم انتظار %2 ث.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s.</source>
        <translation>محاولات خاطئة كثيرة. الانتظار: %1 ث.</translation>
    </message>
    <message>
        <source>Not kept. Initials are needed, and of floor and managers a PIN of 4 to 8 figures.</source>
        <translation>لم يُحفظ. تلزم الأحرف الأولى، وللمشرفين والمديرين رقم سري من 4 إلى 8 أرقام.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>حُفظ: %1.</translation>
    </message>
    <message>
        <source>Removed: %1. The journal keeps the initials.</source>
        <translation>أُزيل: %1. يحتفظ السجل بالأحرف الأولى.</translation>
    </message>
    <message>
        <source>Days that copies are kept</source>
        <translation>أيام حفظ النسخ</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>انسخ الآن</translation>
    </message>
    <message>
        <source>Restore this copy</source>
        <translation>استعد هذه النسخة</translation>
    </message>
    <message>
        <source>Press again: restore</source>
        <translation>اضغط ثانية: استعادة</translation>
    </message>
    <message>
        <source>A copy is made when the window is closed. Restoring puts the journal of now among the copies first.</source>
        <translation>تُنشأ نسخة عند إغلاق النافذة. والاستعادة تضع السجل الحالي بين النسخ أولًا.</translation>
    </message>
    <message>
        <source>No copies yet.</source>
        <translation>لا نسخ بعد.</translation>
    </message>
    <message>
        <source>%1, %2 kB</source>
        <translation>%1، %2 ك.ب</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>نُسخ: %1</translation>
    </message>
    <message>
        <source>Restored: %1. The journal before it is the newest copy.</source>
        <translation>استُعيد: %1. السجل الذي قبله هو أحدث نسخة.</translation>
    </message>
    <message>
        <source>No copy was made: %1</source>
        <translation>لم تُنشأ نسخة: %1</translation>
    </message>
    <message>
        <source>Not restored. The journal is as it was: %1</source>
        <translation>لم تُستعد. السجل كما كان: %1</translation>
    </message>
    <message>
        <source>Hand %1 was in progress</source>
        <translation>كانت اليد %1 جارية</translation>
    </message>
    <message>
        <source>Nothing is lost: it stands as it was when Oddchip ended.</source>
        <translation>لم يضع شيء: هي كما كانت حين انتهى Oddchip.</translation>
    </message>
    <message>
        <source>Go on with it, or void it: every chip goes back to where it came from.</source>
        <translation>تابعها، أو ألغها: تعود كل فيشة من حيث أتت.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Void the hand</source>
        <translation>ألغِ اليد</translation>
    </message>
    <message>
        <source>It uses Qt (LGPL 3), SQLite (public domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) and nlohmann-json (MIT). Fonts are the system&apos;s.</source>
        <translation>يستعمل ‎Qt (LGPL 3)‎، و‎SQLite‎ (ملك عام)، و‎SQLiteCpp (MIT)‎، و‎libsodium (ISC)‎، و‎toml++ (MIT)‎، و‎nlohmann-json (MIT)‎. والخطوط من النظام.</translation>
    </message>
    <message>
        <source>1 of 5: the stakes</source>
        <translation>1 من 5: الرهانات</translation>
    </message>
    <message>
        <source>Oddchip needs only the stakes. Here is a table of nine at 1/2.</source>
        <translation>لا يحتاج Oddchip إلا إلى الرهانات. هذه طاولة من تسعة على 1/2.</translation>
    </message>
    <message>
        <source>Next hand is amber: the hand waits there. Press it, or N.</source>
        <translation>«اليد التالية» بلون كهرماني: اليد تنتظر هناك. اضغطه، أو N.</translation>
    </message>
    <message>
        <source>2 of 5: who acts</source>
        <translation>2 من 5: من يلعب</translation>
    </message>
    <message>
        <source>The amber seat is to act, and its tag tells what it owes. Fold, call, raise are one press.</source>
        <translation>المقعد الكهرماني عليه الدور، وبطاقته تقول ما عليه. الفولد والكول والرايز بضغطة واحدة.</translation>
    </message>
    <message>
        <source>Press Call, or C.</source>
        <translation>اضغط «كول»، أو C.</translation>
    </message>
    <message>
        <source>3 of 5: everyone folds</source>
        <translation>3 من 5: الجميع فولد</translation>
    </message>
    <message>
        <source>One tap on a later seat folds everybody before it, and one Undo takes all of it back.</source>
        <translation>ضغطة على مقعد لاحق تسحب كل من قبله، و«تراجع» واحد يعيدهم جميعًا.</translation>
    </message>
    <message>
        <source>Tap seat 1, the small blind, or type 1 and a point.</source>
        <translation>اضغط المقعد 1، البلايند الصغير، أو اكتب 1 ونقطة.</translation>
    </message>
    <message>
        <source>4 of 5: what to say</source>
        <translation>4 من 5: ما يُقال</translation>
    </message>
    <message>
        <source>The large line is what you announce. Why a ruling is so stands beside the pots.</source>
        <translation>السطر الكبير هو ما تعلنه. وسبب القرار بجانب البوتات.</translation>
    </message>
    <message>
        <source>Fold the seats that are left: F, then F.</source>
        <translation>اسحب المقاعد الباقية: F، ثم F.</translation>
    </message>
    <message>
        <source>5 of 5: the pot</source>
        <translation>5 من 5: البوت</translation>
    </message>
    <message>
        <source>The hand is over. Push the pot to the seat that is marked.</source>
        <translation>انتهت اليد. سلّم البوت إلى المقعد المعلَّم.</translation>
    </message>
    <message>
        <source>Press Push, or P. F1 helps wherever you are.</source>
        <translation>اضغط «سلّم»، أو P. المفتاح F1 يساعدك أينما كنت.</translation>
    </message>
    <message>
        <source>That was a hand</source>
        <translation>كانت تلك يدًا</translation>
    </message>
    <message>
        <source>The tour&apos;s table is not kept. The menu has the tour again.</source>
        <translation>طاولة الجولة التعريفية لا تُحفظ. والجولة متاحة من جديد في القائمة.</translation>
    </message>
    <message>
        <source>Now set up your own table.</source>
        <translation>الآن أعدّ طاولتك.</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>اترك الجولة التعريفية</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>ابدأ الجولة التعريفية</translation>
    </message>
    <message>
        <source>First time here? Five steps deal one hand.</source>
        <translation>أول مرة هنا؟ خمس خطوات توزّع يدًا واحدة.</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>مساعدة: %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Report what happened; Oddchip says what it counts as. Amber is where the hand waits. Every button has its key on it; Esc goes a step back.</source>
        <translation>أبلغ بما حدث؛ يقول Oddchip ماذا يُحتسب. الكهرماني حيث تنتظر اليد. على كل زر مفتاحه؛ وEsc خطوة إلى الوراء.</translation>
    </message>
    <message>
        <source>F6 goes to the next part of the window. F1 there tells of it.</source>
        <translation>‏F6 ينتقل إلى الجزء التالي من النافذة. وF1 هناك يشرحه.</translation>
    </message>
    <message>
        <source>the entry line</source>
        <translation>سطر الإدخال</translation>
    </message>
    <message>
        <source>While it is empty a letter is a button&apos;s key. A digit, a space or a colon begins text: &quot;6 puts 100&quot;, &quot;7 .&quot; folds everyone to seat 7.</source>
        <translation>ما دام فارغًا فالحرف مفتاح زر. ويبدأ النصَّ رقمٌ أو مسافة أو نقطتان: «‎6 puts 100‎»، و«‎7 .‎» تسحب الجميع حتى المقعد 7.</translation>
    </message>
    <message>
        <source>Enter records, Esc clears. The line under it tells what would happen.</source>
        <translation>‏Enter يسجّل، وEsc يمسح. والسطر تحته يقول ما سيحدث.</translation>
    </message>
    <message>
        <source>the buttons</source>
        <translation>الأزرار</translation>
    </message>
    <message>
        <source>Each keeps its place. A dashed one does not apply now, and its second line says why.</source>
        <translation>كل زر في مكانه. والمتقطع لا ينطبق الآن، وسطره الثاني يقول لماذا.</translation>
    </message>
    <message>
        <source>Raise asks for the amount and wants a second press. Undo takes the last input back.</source>
        <translation>«رايز» يطلب المبلغ وضغطة ثانية. و«تراجع» يسحب آخر إدخال.</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>Tap a later seat: everyone before it folds or checks. Hold a seat: it acts out of turn.</source>
        <translation>اضغط مقعدًا لاحقًا: كل من قبله فولد أو تشيك. اضغط مطولًا على مقعد: يلعب خارج الدور.</translation>
    </message>
    <message>
        <source>Between hands a tap corrects the stack, and on an empty seat it seats a player.</source>
        <translation>بين الأيدي تصحّح الضغطة الستاك، وعلى مقعد خالٍ تُجلس لاعبًا.</translation>
    </message>
    <message>
        <source>the pots</source>
        <translation>البوتات</translation>
    </message>
    <message>
        <source>Last formed first, with how each was built and who may win it.</source>
        <translation>آخرها تكوّنًا أولها، مع كيف بُني كل منها ومن له أن يربحه.</translation>
    </message>
    <message>
        <source>A tap opens the pot helper, which works from any state.</source>
        <translation>الضغطة تفتح حاسبة البوت، وهي تعمل من أي وضع.</translation>
    </message>
    <message>
        <source>the chip tray</source>
        <translation>صينية الفيش</translation>
    </message>
    <message>
        <source>A tap adds a chip to the motion. Next motion stays with the seat; at rest lets the next one act.</source>
        <translation>كل ضغطة تضيف فيشة إلى الحركة. «حركة تالية» تبقى مع المقعد؛ و«سكنت اليد» تترك الدور للتالي.</translation>
    </message>
    <message>
        <source>Say nothing of what is meant: the ruling comes from what was put in.</source>
        <translation>لا تقل شيئًا عن القصد: القرار مما وُضع.</translation>
    </message>
    <message>
        <source>the amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>The total for the round. Min, Pot and Same record at once; digits want a second press of the button, or Enter.</source>
        <translation>مجموع الجولة. «الأدنى» و«البوت» و«نفسه» تسجّل فورًا؛ والأرقام تحتاج إلى ضغطة ثانية على الزر، أو Enter.</translation>
    </message>
    <message>
        <source>Esc puts it away.</source>
        <translation>‏Esc يغلقه.</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Only what can have happened now is offered. Then: misdeal or play on, by which rule, until when, and the steps.</source>
        <translation>يُعرض فقط ما يمكن أن يكون قد حدث الآن. ثم: توزيع باطل أو متابعة، ووفق أي قاعدة، وحتى متى، والخطوات.</translation>
    </message>
    <message>
        <source>Nothing moves before Record the fault.</source>
        <translation>لا يتحرك شيء قبل «سجّل الخطأ».</translation>
    </message>
    <message>
        <source>table set-up</source>
        <translation>إعداد الطاولة</translation>
    </message>
    <message>
        <source>Only the stakes are needed. Tap seats that nobody sits in; a tap on a default goes to the next choice.</source>
        <translation>الرهانات وحدها لازمة. اضغط المقاعد التي لا يجلس فيها أحد؛ والضغطة على قيمة مسبقة تنقلها إلى الاختيار التالي.</translation>
    </message>
    <message>
        <source>Enter opens the table, Next hand opens it and deals.</source>
        <translation>‏Enter يفتح الطاولة، و«اليد التالية» تفتحها وتوزّع.</translation>
    </message>
    <message>
        <source>shuffle and cut</source>
        <translation>الخلط والقطع</translation>
    </message>
    <message>
        <source>The steps that the rules ask for, and until when one may complain. A tap or the key ticks; nothing waits for it.</source>
        <translation>الخطوات التي تطلبها القواعد، وحتى متى تجوز الشكوى. الضغطة أو المفتاح يضع العلامة؛ ولا شيء ينتظرها.</translation>
    </message>
    <message>
        <source>Only that the shuffle begins is recorded. Close puts the list away until it is opened again.</source>
        <translation>لا يُسجَّل إلا بدء الخلط. «إغلاق» يخفي القائمة إلى أن تُفتح ثانية.</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>المنح</translation>
    </message>
    <message>
        <source>Last formed pot first. Tap the winners, or enter the hands; the odd chip has its own line.</source>
        <translation>آخر بوت تكوّن أولًا. اضغط الفائزين، أو أدخل الأيدي؛ وللفيشة الفردية سطرها.</translation>
    </message>
    <message>
        <source>Push is dim until every pot has its winner.</source>
        <translation>«سلّم» باهت حتى يكون لكل بوت فائزه.</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>ما قيل</translation>
    </message>
    <message>
        <source>Enter only the words. Chips come by the tray, and words usually bind over chips.</source>
        <translation>أدخل الكلام فقط. الفيش تأتي من الصينية، والكلام عادةً يُلزم قبل الفيش.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>اليد %1</translation>
    </message>
    <message>
        <source>Shift of %1</source>
        <translation>وردية %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>البورد</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>ما حدث</translation>
    </message>
    <message>
        <source>Pots and awards</source>
        <translation>البوتات ومنحها</translation>
    </message>
    <message>
        <source>Head of the journal: %1</source>
        <translation>رأس السجل: %1</translation>
    </message>
    <message>
        <source>Printed %1. As recorded.</source>
        <translation>طُبع %1. كما سُجّل.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>المقعد</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>الستاك</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>وُضع</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>رُبح</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>الريك</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>الجاكبوت</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>استدعاءات المشرف</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>وفق القاعدة</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>المأخوذ</translation>
    </message>
    <message>
        <source>There is no hand to print yet.</source>
        <translation>لا يد للطباعة بعد.</translation>
    </message>
</context>
<context>
    <name>skills</name>
    <message>
        <source>Building the pots</source>
        <translation>بناء البوتات</translation>
    </message>
    <message>
        <source>The pots of a whole hand, as it goes.</source>
        <translation>بوتات يد كاملة أثناء سيرها.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, pot-limit, high-low</source>
        <translation>مقاعد أكثر، ستاكات أقل انتظامًا، بوت ليميت، هاي لو</translation>
    </message>
    <message>
        <source>Pushing the pots</source>
        <translation>دفع البوتات</translation>
    </message>
    <message>
        <source>What each seat wins at the end of a whole hand.</source>
        <translation>ما يربحه كل مقعد في نهاية يد كاملة.</translation>
    </message>
    <message>
        <source>Two all-ins</source>
        <translation>أول إن مرتين</translation>
    </message>
    <message>
        <source>Main and side pot with two seats all-in.</source>
        <translation>البوت الرئيسي والجانبي مع مقعدين أول إن.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, antes</source>
        <translation>مقاعد أكثر، ستاكات غير مستوية، آنتي</translation>
    </message>
    <message>
        <source>Three all-ins</source>
        <translation>أول إن ثلاث مرات</translation>
    </message>
    <message>
        <source>Main and side pots with three seats all-in.</source>
        <translation>البوت الرئيسي والجانبية مع ثلاثة مقاعد أول إن.</translation>
    </message>
    <message>
        <source>Four all-ins</source>
        <translation>أول إن أربع مرات</translation>
    </message>
    <message>
        <source>Main and side pots with four seats all-in.</source>
        <translation>البوت الرئيسي والجانبية مع أربعة مقاعد أول إن.</translation>
    </message>
    <message>
        <source>Folded money</source>
        <translation>مال الانسحاب</translation>
    </message>
    <message>
        <source>Raises that were folded fall into the pots they reach.</source>
        <translation>رفعات انسحب أصحابها تدخل البوتات التي تبلغها.</translation>
    </message>
    <message>
        <source>Short blind and ante</source>
        <translation>بلايند وآنتي ناقصان</translation>
    </message>
    <message>
        <source>The big blind is all-in for less than blind and ante.</source>
        <translation>البلايند الكبير أول إن بأقل من البلايند والآنتي.</translation>
    </message>
    <message>
        <source>an ante, another short stack</source>
        <translation>آنتي، ستاك قصير آخر</translation>
    </message>
    <message>
        <source>Uncalled chips</source>
        <translation>فيش لم تُجارَ</translation>
    </message>
    <message>
        <source>What nobody matched goes back first.</source>
        <translation>ما لم يجاره أحد يعود أولًا.</translation>
    </message>
    <message>
        <source>more seats, odder stacks</source>
        <translation>مقاعد أكثر، ستاكات غير مستوية</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>ترتيب التسوية</translation>
    </message>
    <message>
        <source>Which pot is settled first, and who can win it.</source>
        <translation>أي بوت يُسوّى أولًا، ومن له أن يربحه.</translation>
    </message>
    <message>
        <source>more all-ins</source>
        <translation>أول إن أكثر</translation>
    </message>
    <message>
        <source>Pot-limit: first bet</source>
        <translation>بوت ليميت: أول رهان</translation>
    </message>
    <message>
        <source>The most that may be bet before anybody raised.</source>
        <translation>أكثر ما يُراهن به قبل أن يرفع أحد.</translation>
    </message>
    <message>
        <source>flop, turn</source>
        <translation>الفلوب، التيرن</translation>
    </message>
    <message>
        <source>Pot-limit: after raises</source>
        <translation>بوت ليميت: بعد رفعات</translation>
    </message>
    <message>
        <source>The most that may be raised to.</source>
        <translation>أكثر ما يُرفع إليه.</translation>
    </message>
    <message>
        <source>flop, more raises</source>
        <translation>الفلوب، رفعات أكثر</translation>
    </message>
    <message>
        <source>Pot-limit with a straddle</source>
        <translation>بوت ليميت مع سترادل</translation>
    </message>
    <message>
        <source>The most with a live straddle on.</source>
        <translation>الأكثر مع سترادل حي.</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>رفعات</translation>
    </message>
    <message>
        <source>Pot-limit after a short all-in</source>
        <translation>بوت ليميت بعد أول إن ناقص</translation>
    </message>
    <message>
        <source>The most after an all-in that was no full raise.</source>
        <translation>الأكثر بعد أول إن ليس رفعًا كاملًا.</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>الفلوب</translation>
    </message>
    <message>
        <source>Pot-limit against the clock</source>
        <translation>بوت ليميت ضد الوقت</translation>
    </message>
    <message>
        <source>The most, in seven seconds.</source>
        <translation>الأكثر، في سبع ثوانٍ.</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <translation>الفيشة الفردية</translation>
    </message>
    <message>
        <source>Tied seats, and who gets the chip that does not divide.</source>
        <translation>مقاعد متعادلة، ولمن الفيشة التي لا تنقسم.</translation>
    </message>
    <message>
        <source>three ways, side pots</source>
        <translation>ثلاثة فائزين، بوتات جانبية</translation>
    </message>
    <message>
        <source>Quarters and thirds</source>
        <translation>أرباع وأثلاث</translation>
    </message>
    <message>
        <source>High to one, low to two or three.</source>
        <translation>الهاي لواحد، واللو لاثنين أو ثلاثة.</translation>
    </message>
    <message>
        <source>three ways, tied highs</source>
        <translation>ثلاثة فائزين، هاي متعادل</translation>
    </message>
    <message>
        <source>Scoop or quarter</source>
        <translation>سكوب أو ربع</translation>
    </message>
    <message>
        <source>One seat wins high and all or part of low.</source>
        <translation>مقعد يربح الهاي واللو كله أو بعضه.</translation>
    </message>
    <message>
        <source>more seats, side pots</source>
        <translation>مقاعد أكثر، بوتات جانبية</translation>
    </message>
    <message>
        <source>Run twice</source>
        <translation>التوزيع مرتين</translation>
    </message>
    <message>
        <source>A pot for two boards, and its odd chips.</source>
        <translation>بوت لبوردين، وفيشه الفردية.</translation>
    </message>
    <message>
        <source>ties, side pots</source>
        <translation>تعادلات، بوتات جانبية</translation>
    </message>
    <message>
        <source>Reading hold&apos;em</source>
        <translation>قراءة هولدم</translation>
    </message>
    <message>
        <source>Who wins, and who ties.</source>
        <translation>من يفوز، ومن يتعادل.</translation>
    </message>
    <message>
        <source>more hands, closer hands</source>
        <translation>أيدٍ أكثر، أيدٍ متقاربة</translation>
    </message>
    <message>
        <source>Reading Omaha</source>
        <translation>قراءة أوماها</translation>
    </message>
    <message>
        <source>Two from the hand and three from the board.</source>
        <translation>اثنتان من اليد وثلاث من البورد.</translation>
    </message>
    <message>
        <source>Reading Omaha high-low</source>
        <translation>قراءة أوماها هاي لو</translation>
    </message>
    <message>
        <source>High and low, each with two and three.</source>
        <translation>الهاي واللو، كل منهما باثنتين وثلاث.</translation>
    </message>
    <message>
        <source>Reading five-card Omaha</source>
        <translation>قراءة أوماها خمس أوراق</translation>
    </message>
    <message>
        <source>Five cards, still exactly two of them.</source>
        <translation>خمس أوراق، واثنتان منها بالضبط كذلك.</translation>
    </message>
    <message>
        <source>Stud: who acts first</source>
        <translation>ستاد: من يلعب أولًا</translation>
    </message>
    <message>
        <source>Lowest card, then best board; razz the other way round.</source>
        <translation>أدنى ورقة، ثم أفضل أوراق مكشوفة؛ وفي راز بالعكس.</translation>
    </message>
    <message>
        <source>stud high-low and razz, later streets</source>
        <translation>ستاد هاي لو وراز، مراحل لاحقة</translation>
    </message>
    <message>
        <source>Reading razz</source>
        <translation>قراءة راز</translation>
    </message>
    <message>
        <source>The lowest hand of seven, ace low.</source>
        <translation>أدنى يد من سبع أوراق، والآس منخفض.</translation>
    </message>
    <message>
        <source>Reading deuce-to-seven</source>
        <translation>قراءة ‎2-7‎</translation>
    </message>
    <message>
        <source>The lowest hand, ace high, straights and flushes count.</source>
        <translation>أدنى يد، والآس عالٍ، والستريت والفلاش يُحسبان.</translation>
    </message>
    <message>
        <source>Reading badugi</source>
        <translation>قراءة بادوغي</translation>
    </message>
    <message>
        <source>Four ranks of four suits, lowest first.</source>
        <translation>أربع قيم من أربعة أنواع، والأدنى أولًا.</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>أدنى رفع</translation>
    </message>
    <message>
        <source>What a raise must come to.</source>
        <translation>ما يجب أن يبلغه الرفع.</translation>
    </message>
    <message>
        <source>short all-ins</source>
        <translation>أول إن ناقص</translation>
    </message>
    <message>
        <source>Who may raise</source>
        <translation>من له أن يرفع</translation>
    </message>
    <message>
        <source>Whether a short all-in opens the betting again.</source>
        <translation>هل يعيد الأول إن الناقص فتح الرهان.</translation>
    </message>
    <message>
        <source>Half a bet and completion</source>
        <translation>نصف الرهان والإكمال</translation>
    </message>
    <message>
        <source>Limit: what an all-in of less or more than half a bet allows.</source>
        <translation>ليميت: ما يتيحه أول إن بأقل أو أكثر من نصف رهان.</translation>
    </message>
    <message>
        <source>turn bets, more seats</source>
        <translation>رهانات التيرن، مقاعد أكثر</translation>
    </message>
    <message>
        <source>Raises left</source>
        <translation>الرفعات الباقية</translation>
    </message>
    <message>
        <source>Limit: how many raises the round still allows.</source>
        <translation>ليميت: كم رفعًا ما زالت الجولة تتيح.</translation>
    </message>
    <message>
        <source>more raises</source>
        <translation>رفعات أكثر</translation>
    </message>
    <message>
        <source>Betting with a straddle</source>
        <translation>الرهان مع سترادل</translation>
    </message>
    <message>
        <source>The least raise with a live straddle on.</source>
        <translation>أدنى رفع مع سترادل حي.</translation>
    </message>
    <message>
        <source>raises, odder amounts</source>
        <translation>رفعات، مبالغ غير مستوية</translation>
    </message>
    <message>
        <source>Cutting out an amount</source>
        <translation>عدّ مبلغ بالفيش</translation>
    </message>
    <message>
        <source>The fewest chips that make it.</source>
        <translation>أقل عدد من الفيش يكوّنه.</translation>
    </message>
    <message>
        <source>more kinds of chip</source>
        <translation>فئات فيش أكثر</translation>
    </message>
    <message>
        <source>Change from a big chip</source>
        <translation>الباقي من فيشة كبيرة</translation>
    </message>
    <message>
        <source>What goes back from one chip.</source>
        <translation>ما يعود من فيشة واحدة.</translation>
    </message>
    <message>
        <source>Making a call right</source>
        <translation>إتمام الكول</translation>
    </message>
    <message>
        <source>What must be added to what lies in front.</source>
        <translation>ما يجب إضافته إلى ما هو أمامه.</translation>
    </message>
    <message>
        <source>more raises, all-ins</source>
        <translation>رفعات أكثر، أول إن</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <translation>الريك والدروب</translation>
    </message>
    <message>
        <source>Percent, steps, cap, no flop no drop, jackpot.</source>
        <translation>النسبة، الخطوات، الحد الأقصى، لا فلوب لا دروب، الجاكبوت.</translation>
    </message>
    <message>
        <source>a cap, a jackpot</source>
        <translation>حد أقصى، جاكبوت</translation>
    </message>
    <message>
        <source>Colouring up</source>
        <translation>صرف الفيش إلى أكبر</translation>
    </message>
    <message>
        <source>How many large chips for small ones.</source>
        <translation>كم فيشة كبيرة مقابل الصغيرة.</translation>
    </message>
    <message>
        <source>two steps up, more chips</source>
        <translation>درجتان إلى أعلى، فيش أكثر</translation>
    </message>
    <message>
        <source>String or not</source>
        <translation>رفع متقطع أم لا</translation>
    </message>
    <message>
        <source>Two motions, words and chips.</source>
        <translation>حركتان، كلام وفيش.</translation>
    </message>
    <message>
        <source>words, motions after &quot;raise&quot;</source>
        <translation>كلام، حركات بعد «رايز»</translation>
    </message>
    <message>
        <source>One big chip</source>
        <translation>فيشة كبيرة واحدة</translation>
    </message>
    <message>
        <source>What one chip without a word counts as.</source>
        <translation>ماذا تُحتسب فيشة واحدة دون كلام.</translation>
    </message>
    <message>
        <source>unopened pots, &quot;raise&quot; before it</source>
        <translation>بوتات لم تُفتح، «رايز» قبلها</translation>
    </message>
    <message>
        <source>Several chips</source>
        <translation>عدة فيش</translation>
    </message>
    <message>
        <source>More than the call in one motion.</source>
        <translation>أكثر من الكول بحركة واحدة.</translation>
    </message>
    <message>
        <source>limit games</source>
        <translation>ألعاب ليميت</translation>
    </message>
    <message>
        <source>Chips that lie there already</source>
        <translation>فيش موضوعة من قبل</translation>
    </message>
    <message>
        <source>New chips on top of a blind or an earlier bet.</source>
        <translation>فيش جديدة فوق بلايند أو رهان سابق.</translation>
    </message>
    <message>
        <source>several chips, chips taken back</source>
        <translation>عدة فيش، فيش مستردة</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>الكلام مقابل الفيش</translation>
    </message>
    <message>
        <source>What was said and what was put out differ.</source>
        <translation>اختلف ما قيل وما وُضع.</translation>
    </message>
    <message>
        <source>raise by, raise without to or by</source>
        <translation>رايز بزيادة، رايز دون «إلى» أو «بزيادة»</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>خارج الدور</translation>
    </message>
    <message>
        <source>Whether an early act stands when its turn comes.</source>
        <translation>هل يبقى الفعل المبكر حين يأتي دوره.</translation>
    </message>
    <message>
        <source>more seats in between</source>
        <translation>مقاعد أكثر بينهما</translation>
    </message>
    <message>
        <source>A seat passed over</source>
        <translation>مقعد متخطَّى</translation>
    </message>
    <message>
        <source>Whether it still has its right to act.</source>
        <translation>هل ما زال له حقه في اللعب.</translation>
    </message>
    <message>
        <source>&quot;time&quot;</source>
        <translation>«وقت»</translation>
    </message>
    <message>
        <source>Misdeal or play on</source>
        <translation>توزيع باطل أم متابعة</translation>
    </message>
    <message>
        <source>Exposed, boxed, extra and missing cards.</source>
        <translation>أوراق منكشفة ومقلوبة وزائدة وناقصة.</translation>
    </message>
    <message>
        <source>wrong button and order, two faults</source>
        <translation>زر وترتيب خاطئان، خطآن معًا</translation>
    </message>
    <message>
        <source>Until when a misdeal</source>
        <translation>حتى متى البطلان</translation>
    </message>
    <message>
        <source>Whether it is too late to call it.</source>
        <translation>هل فات أوان إعلانه.</translation>
    </message>
    <message>
        <source>more seats</source>
        <translation>مقاعد أكثر</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>الحرق</translation>
    </message>
    <message>
        <source>No burn, or two: put right or left.</source>
        <translation>لا حرق، أو حرقان: تصحيح أم ترك.</translation>
    </message>
    <message>
        <source>later streets, all-ins</source>
        <translation>مراحل لاحقة، أول إن</translation>
    </message>
    <message>
        <source>Premature cards</source>
        <translation>أوراق قبل وقتها</translation>
    </message>
    <message>
        <source>What is done with a street that came too early.</source>
        <translation>ما يُفعل بمرحلة جاءت مبكرة.</translation>
    </message>
    <message>
        <source>Four-card flop</source>
        <translation>فلوب من أربع أوراق</translation>
    </message>
    <message>
        <source>One card too many, or two.</source>
        <translation>ورقة زائدة، أو اثنتان.</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>الأيدي الميتة</translation>
    </message>
    <message>
        <source>The pots without a hand that is dead.</source>
        <translation>البوتات دون يد ميتة.</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>الزر الميت</translation>
    </message>
    <message>
        <source>Where button and blinds go when seats leave.</source>
        <translation>أين يذهب الزر والبلايند حين تُخلى مقاعد.</translation>
    </message>
    <message>
        <source>more seats gone</source>
        <translation>مقاعد أكثر خلت</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>البلايند المستحق</translation>
    </message>
    <message>
        <source>What a seat posts when it comes back.</source>
        <translation>ما يدفعه المقعد حين يعود.</translation>
    </message>
    <message>
        <source>other seats</source>
        <translation>مقاعد أخرى</translation>
    </message>
    <message>
        <source>From three to two</source>
        <translation>من ثلاثة إلى اثنين</translation>
    </message>
    <message>
        <source>Who has the button and who the blind.</source>
        <translation>لمن الزر وعلى من البلايند.</translation>
    </message>
    <message>
        <source>from four to two</source>
        <translation>من أربعة إلى اثنين</translation>
    </message>
    <message>
        <source>Changing seats</source>
        <translation>تغيير المقاعد</translation>
    </message>
    <message>
        <source>Whether a move costs a blind.</source>
        <translation>هل يكلّف الانتقال بلايند.</translation>
    </message>
    <message>
        <source>no further levels</source>
        <translation>لا مستويات أخرى</translation>
    </message>
    <message>
        <source>Buying in again</source>
        <translation>الدخول من جديد</translation>
    </message>
    <message>
        <source>How much a player has to bring back.</source>
        <translation>كم على اللاعب أن يعيد معه.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>من يكشف أولًا</translation>
    </message>
    <message>
        <source>The last bettor, or the first after the button.</source>
        <translation>آخر مراهن، أو الأول بعد الزر.</translation>
    </message>
    <message>
        <source>all-ins</source>
        <translation>أول إن</translation>
    </message>
    <message>
        <source>Killing hands</source>
        <translation>إماتة الأيدي</translation>
    </message>
    <message>
        <source>Which hands go before the pot is pushed.</source>
        <translation>أي الأيدي تُرفع قبل تسليم البوت.</translation>
    </message>
    <message>
        <source>side pots</source>
        <translation>بوتات جانبية</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>ترتيب التسليم</translation>
    </message>
    <message>
        <source>Where the first pot goes.</source>
        <translation>إلى أين يذهب البوت الأول.</translation>
    </message>
    <message>
        <source>more side pots</source>
        <translation>بوتات جانبية أكثر</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>ماذا تعلن؟</translation>
    </message>
    <message>
        <source>The sentence that is said now.</source>
        <translation>الجملة التي تُقال الآن.</translation>
    </message>
    <message>
        <source>number of players, more seats</source>
        <translation>عدد اللاعبين، مقاعد أكثر</translation>
    </message>
    <message>
        <source>Counting the stub</source>
        <translation>عدّ باقي الرزمة</translation>
    </message>
    <message>
        <source>How many cards must be left.</source>
        <translation>كم ورقة يجب أن تبقى.</translation>
    </message>
    <message>
        <source>other games, more seats</source>
        <translation>ألعاب أخرى، مقاعد أكثر</translation>
    </message>
    <message>
        <source>Punto Banco: third card</source>
        <translation>بونتو بانكو: الورقة الثالثة</translation>
    </message>
    <message>
        <source>Who draws.</source>
        <translation>من يسحب.</translation>
    </message>
    <message>
        <source>after the player&apos;s third card</source>
        <translation>بعد ورقة اللاعب الثالثة</translation>
    </message>
    <message>
        <source>Punto Banco: payouts</source>
        <translation>بونتو بانكو: الدفع</translation>
    </message>
    <message>
        <source>What a winning bet is paid.</source>
        <translation>ما يُدفع للرهان الفائز.</translation>
    </message>
    <message>
        <source>larger bets</source>
        <translation>رهانات أكبر</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>البوتات</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>بوت ليميت</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>القسمة</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>الفيش</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>كشف الأوراق</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلام</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>أيضًا</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sits with…</source>
        <translation>يجلس ومعه…</translation>
    </message>
    <message>
        <source>Sits, not counted</source>
        <translation>يجلس، دون عدّ</translation>
    </message>
    <message>
        <source>Transfers with…</source>
        <translation>ينتقل ومعه…</translation>
    </message>
    <message>
        <source>From broken game…</source>
        <translation>من طاولة أُغلقت…</translation>
    </message>
    <message>
        <source>Returns, left with…</source>
        <translation>يعود، خرج ومعه…</translation>
    </message>
    <message>
        <source>Adds chips…</source>
        <translation>يضيف فيشًا…</translation>
    </message>
    <message>
        <source>Count stack…</source>
        <translation>عُدّ الستاك…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>غائب</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>عاد</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>يغادر</translation>
    </message>
    <message>
        <source>Moves to…</source>
        <translation>ينتقل إلى…</translation>
    </message>
    <message>
        <source>Tap the seat it moves to</source>
        <translation>اضغط المقعد الذي ينتقل إليه</translation>
    </message>
    <message>
        <source>Plays behind…</source>
        <translation>يلعب بما وراءه…</translation>
    </message>
    <message>
        <source>Posts what it owes</source>
        <translation>يدفع ما عليه</translation>
    </message>
    <message>
        <source>Waits for BB</source>
        <translation>ينتظر BB</translation>
    </message>
    <message>
        <source>Buys the button</source>
        <translation>يشتري الزر</translation>
    </message>
    <message>
        <source>Passes chips…</source>
        <translation>يمرّر فيشًا…</translation>
    </message>
    <message>
        <source>Tap the seat that gets them</source>
        <translation>اضغط المقعد الذي يأخذها</translation>
    </message>
    <message>
        <source>Objects to passing</source>
        <translation>يعترض على التمرير</translation>
    </message>
    <message>
        <source>Dealer change…</source>
        <translation>تبديل الموزّع…</translation>
    </message>
    <message>
        <source>Button at…</source>
        <translation>الزر عند…</translation>
    </message>
    <message>
        <source>Tap the seat the button is at</source>
        <translation>اضغط المقعد الذي عنده الزر</translation>
    </message>
    <message>
        <source>Shuffle begins</source>
        <translation>بدأ الخلط</translation>
    </message>
    <message>
        <source>Rake taken…</source>
        <translation>الريك المأخوذ…</translation>
    </message>
    <message>
        <source>Jackpot dropped…</source>
        <translation>دروب الجاكبوت…</translation>
    </message>
    <message>
        <source>Time charge…</source>
        <translation>رسم الوقت…</translation>
    </message>
    <message>
        <source>Log of the down</source>
        <translation>سجل النوبة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>%1 as recorded</source>
        <translation>%1 كما سُجّل</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>جديد هنا</translation>
    </message>
    <message>
        <source>owes %1 to the pots</source>
        <translation>عليه %1 للبوتات</translation>
    </message>
    <message>
        <source>posts next</source>
        <translation>يدفع في اليد التالية</translation>
    </message>
    <message>
        <source>buys button</source>
        <translation>يشتري الزر</translation>
    </message>
    <message>
        <source>Button at seat %1.</source>
        <translation>الزر عند المقعد %1.</translation>
    </message>
    <message>
        <source>Small blind seat %1, %2; big blind seat %3, %4.</source>
        <translation>البلايند الصغير المقعد %1، %2؛ البلايند الكبير المقعد %3، %4.</translation>
    </message>
    <message>
        <source>Everybody antes %1.</source>
        <translation>الجميع يضعون آنتي %1.</translation>
    </message>
    <message>
        <source>The big blind antes %1.</source>
        <translation>البلايند الكبير يضع آنتي %1.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>المقعد %1 يضع %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 dead.</source>
        <translation>المقعد %1 يضع %2 ميتة.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 and %3 dead.</source>
        <translation>المقعد %1 يضع %2 و%3 ميتة.</translation>
    </message>
    <message>
        <source>Seat %1 straddles %2.</source>
        <translation>المقعد %1 يضع سترادل %2.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 behind.</source>
        <translation>المقعد %1 يلعب بـ %2 وراءه.</translation>
    </message>
    <message>
        <source>Not dealt in: seats %1.</source>
        <translation>لا يوزَّع لهم: المقاعد %1.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>الريك</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>الجاكبوت</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>رسم الوقت</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>استدعاءات المشرف</translation>
    </message>
    <message>
        <source>%1 taken, %2 due</source>
        <translation>المأخوذ %1، المستحق %2</translation>
    </message>
    <message>
        <source>Dealers before</source>
        <translation>الموزّعون السابقون</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>اليد التالية</translation>
    </message>
    <message>
        <source>Put in, by street</source>
        <translation>ما وُضع حسب المرحلة</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>الخلط والقطع</translation>
    </message>
    <message>
        <source>The dealer shuffles</source>
        <translation>الموزّع يخلط</translation>
    </message>
    <message>
        <source>%1 shuffles, %2 cuts, %3 squares</source>
        <translation>المقعد %1 يخلط، و%2 يقطع، و%3 يسوّي</translation>
    </message>
    <message>
        <source>Riffles: %1 of %2</source>
        <translation>الخلطات: %1 من %2</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Cut card below</source>
        <translation>ورقة القطع في الأسفل</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: تم</translation>
    </message>
    <message>
        <source>Complaints until a hand is looked at or betting begins.</source>
        <translation>الشكوى إلى أن يُنظر إلى يد أو يبدأ الرهان.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>سجّل</translation>
    </message>
    <message>
        <source>Seats and table…</source>
        <translation>المقاعد والطاولة…</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>فولد</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>check</source>
        <translation>تشيك</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>كول %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>كول %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>رهان %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>رهان %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>رايز إلى %1</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>رايز إلى %1</translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation>إكمال إلى %1</translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation>إكمال إلى %1</translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation>أول إن، %1</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>أول إن %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>برينغ إن %1</translation>
    </message>
    <message>
        <source>bring in %1</source>
        <translation>برينغ إن %1</translation>
    </message>
    <message>
        <source>Nothing counts</source>
        <translation>لا يُعدّ شيئًا</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation>رفع متقطع: كول %1</translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation>رفع متقطع، كول %1</translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation>رهان متقطع: رهان %1</translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation>رهان متقطع، رهان %1</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>توزيع باطل</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>توزيع باطل</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>تعود كل الفيش، ويبقى الزر</translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation>يجوز إعلان التوزيع باطلًا</translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation>قد يكون توزيعًا باطلًا</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>يستمر اللعب</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>يستمر اللعب</translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation>يستمر اللعب، تُبدَّل الورقة</translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation>يستمر اللعب، تُبدَّل الورقة</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>اليد ملغاة</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ملغاة</translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation>تعود كل الفيش</translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation>يد ميتة، المقعد %1</translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation>يد ميتة، المقعد %1</translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation>تبقى فيشها</translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation>يد حية، المقعد %1</translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation>يد حية، المقعد %1</translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation>التوقيت، %1 ث</translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation>التوقيت، %1 ث</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>المشرف يقرر</translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation>المشرف يقرر</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>المقترح: %1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>القرار: %1</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>القرار: %1</translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation>من المشرف</translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation>المقعد %1: يثبت %2</translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation>المقعد %1، يثبت %2</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>لم يتغير شيء بعده</translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation>المقعد %1 يلعب من جديد</translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation>المقعد %1 يلعب من جديد</translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation>جاء بينهما رهان أو رايز</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1، ينتظر</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>لعب قبل دوره</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>دُوّن</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>دُوّن</translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation>لا تتحرك فيش</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>العدّ: %1</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>العدّ %1</translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation>العدّ هو الحَكَم</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>الباقي %1</translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation>يعود للمقعد %2، %1</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>يعود %1</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>يضيف %1</translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation>للتصحيح</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>فيشة واحدة من %1 دون قول</translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation>فيشة واحدة من %1</translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation>%1، الفيش: %2، دون قول</translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation>%1، الفيش: %2</translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation>%1، دون قول</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 بصمت، ثم %2 بحركة ثانية</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1، ثم %2</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation>قال «%1»</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation>قال «%1» ووضع %2</translation>
    </message>
    <message>
        <source>said and done</source>
        <translation>قيل وفُعل</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>واضح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation>كتاب قواعد آخر</translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation>لا يمكن تصحيحه هنا بعد</translation>
    </message>
    <message>
        <source>final</source>
        <translation>نهائي</translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation>حتى تسكن اليدان</translation>
    </message>
    <message>
        <source>until rest</source>
        <translation>حتى السكون</translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation>حتى يلعب المقعد التالي</translation>
    </message>
    <message>
        <source>until next act</source>
        <translation>حتى اللعب التالي</translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation>حتى يلعب هذا العدد: %1</translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation>حتى يلعبوا: %1</translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation>حتى تنتهي الجولة</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>حتى نهاية الجولة</translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation>حتى تسليم البوت</translation>
    </message>
    <message>
        <source>until push</source>
        <translation>حتى التسليم</translation>
    </message>
</context>
</TS>
