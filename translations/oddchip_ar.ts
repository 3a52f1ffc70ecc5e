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
        <source>The journal ends at entry %1, before a head that was noted outside.</source>
        <translation>ينتهي السجل عند القيد %1، قبل رأسٍ دُوِّن في الخارج.</translation>
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
        <source>No difference under %1.</source>
        <translation>لا اختلاف وفق %1.</translation>
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
        <source>Nobody is to act now.</source>
        <translation>لا دور لأحد الآن.</translation>
    </message>
    <message>
        <source>Deal the next street, or go on to the showdown.</source>
        <translation>وزّع المرحلة التالية، أو انتقل إلى كشف الأوراق.</translation>
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
        <source>Somebody sits there.</source>
        <translation>يجلس فيه أحد.</translation>
    </message>
    <message>
        <source>Choose another seat.</source>
        <translation>اختر مقعدًا آخر.</translation>
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
        <source>found before anybody acted</source>
        <translation>اكتُشف قبل أن يلعب أحد</translation>
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
        <source>as the house allows it, and against no objection</source>
        <translation>كما تسمح الصالة ودون اعتراض</translation>
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
