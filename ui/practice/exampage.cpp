// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/exampage.h"

#include <QInputDialog>
#include <QPainter>
#include <algorithm>

#include "ui/practice/voice.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 72, kBoxes = 64;

}  // namespace

ExamPage::ExamPage(QWidget* parent) : Page(parent) {
    const auto button = [this](Button::Shape shape, const char* id, const char* key, Standing standing,
                               const char* name) {
        auto* made = new Button(shape, this);
        made->setFace({nameOf(id), {}, standing});
        made->setKey(QLatin1String(key));
        made->setAccessibleName(nameOf(id));
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_test = button(Button::Shape::Action, "practice.table-test", "1", Standing::Waits, "table-test");
    m_down = button(Button::Shape::Action, "practice.down", "2", Standing::Ready, "down");
    m_another = button(Button::Shape::Small, "practice.new-paper", "N", Standing::Ready, "new-paper");
    m_number = button(Button::Shape::Small, "practice.paper-number", "G", Standing::Ready, "paper-number");
    m_print = button(Button::Shape::Small, "practice.print", "", Standing::Ready, "print");
    m_printDown = button(Button::Shape::Small, "practice.print-down", "", Standing::Ready, "print-down");
    m_pdf = button(Button::Shape::Small, "practice.pdf", "", Standing::Ready, "pdf");
    connect(m_test, &Button::clicked, this, [this] { Q_EMIT paperWanted(false); });
    connect(m_down, &Button::clicked, this, [this] { Q_EMIT paperWanted(true); });
    connect(m_another, &Button::clicked, this, &ExamPage::another);
    connect(m_number, &Button::clicked, this, &ExamPage::askNumber);
    connect(m_print, &Button::clicked, this, [this] { Q_EMIT printWanted(false); });
    connect(m_printDown, &Button::clicked, this, [this] { Q_EMIT printWanted(true); });
    connect(m_pdf, &Button::clicked, this, &ExamPage::pdfWanted);
    for (int i = 0; i < kTicks; ++i) {
        m_ticks.append(new ListRow(this, [this, i] { tick(i); }));
        m_ticks.last()->setObjectName(QStringLiteral("tick-%1").arg(i + 1));
    }
}

void ExamPage::offer(std::uint64_t seed, const HouseRules& rules, const QString& left) {
    m_result = false;
    m_seed = seed;
    m_rules = rules;
    m_left = left;
    arrange();
    update();
}

void ExamPage::another() {
    if (m_result) return offer(m_seed, m_rules, {});
    ++m_seed;
    update();
}

// The number that an examiner has given out: the same paper for a whole class.
void ExamPage::askNumber() {
    constexpr qulonglong kMost = 999'999;
    auto* question = new QInputDialog(this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInputMode(QInputDialog::IntInput);
    question->setIntRange(1, static_cast<int>(kMost));
    question->setIntValue(static_cast<int>(std::min<std::uint64_t>(m_seed, kMost)));
    question->setWindowTitle(nameOf("practice.paper-number"));
    question->setLabelText(sentence("practice.paper-which", {QString::number(kMost)}));
    connect(question, &QInputDialog::intValueSelected, this, &ExamPage::setNumber);
    question->open();
}

void ExamPage::setNumber(int number) {
    if (m_result || number < 1) return;
    m_seed = static_cast<std::uint64_t>(number);
    update();
}

void ExamPage::show(const ExamSheet& sheet) {
    m_result = true;
    m_sheet = sheet;
    while (m_rows.size() < static_cast<int>(sheet.paper.items.size())) {
        const int at = static_cast<int>(m_rows.size());
        m_rows.append(new ListRow(this, [this, at] {
            choose(at);
            Q_EMIT lookWanted(at);
        }));
        m_rows.last()->setLook(look());
    }
    for (int i = 0; i < static_cast<int>(sheet.paper.items.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool right = at < sheet.answers.size() && sheet.answers[at].right;
        const std::int64_t ms = at < sheet.answers.size() ? sheet.answers[at].ms : 0;
        ListRow::Says says;
        says.title = sentence("practice.item", {QString::number(i + 1), skillName(*sheet.paper.items[at].skill)});
        says.figure =
            sentence("practice.marks-time", {QString::number(sheet.result.marksOf[at]),
                                             QString::number(sheet.paper.items[at].marks), minutes((ms + 500) / 1000)});
        says.word = sentence(right ? "practice.right-mark" : "practice.look-at");
        says.kind = right ? ListRow::Word::Right : ListRow::Word::Wrong;
        says.wrong = !right;
        m_rows[i]->say(says);
    }
    choose(0);
    m_tickRow = -1;
    showTicks();
    arrange();
    update();
}

void ExamPage::tick(int row) {
    const int now = static_cast<int>(m_sheet.ticks[static_cast<std::size_t>(row)]);
    setTick(row, static_cast<Tick>((now + 1) % 4));
}

void ExamPage::setTick(int row, Tick to) {
    m_sheet.ticks[static_cast<std::size_t>(row)] = to;
    m_tickRow = row;
    showTicks();
}

void ExamPage::nextTick() {
    m_tickRow = (m_tickRow + 1) % kTicks;
    showTicks();
}

void ExamPage::showTicks() {
    static constexpr const char* kNames[] = {"practice.no-tick", "practice.good", "practice.fair", "practice.poor"};
    for (int i = 0; i < kTicks; ++i) {
        const Tick tick = m_sheet.ticks[static_cast<std::size_t>(i)];
        m_ticks[i]->say({tickName(i), {}, sentence(kNames[static_cast<int>(tick)]), {}, ListRow::Word::None, false});
        m_ticks[i]->choose(i == m_tickRow);
    }
    update();
}

void ExamPage::print(QPagedPaintDevice& device, bool down) const {
    if (m_result) return printSheet(device, m_sheet);
    printPaper(device, down ? practice::downOfTwenty(m_seed, m_rules) : practice::tableTest(m_seed, m_rules));
}

void ExamPage::choose(int row) {
    const int last = m_result ? static_cast<int>(m_sheet.paper.items.size()) - 1 : 0;
    m_chosen = std::clamp(row, 0, std::max(0, last));
    for (int i = 0; i < m_rows.size(); ++i) m_rows[i]->choose(i == m_chosen);
}

bool ExamPage::takes(const QKeyEvent& key) {
    if (m_result && m_tickRow >= 0 && key.key() >= Qt::Key_0 && key.key() <= Qt::Key_3)
        return setTick(m_tickRow, static_cast<Tick>(key.key() - Qt::Key_0)), true;
    switch (key.key()) {
    case Qt::Key_1: return m_result ? false : (Q_EMIT paperWanted(false), true);
    case Qt::Key_2: return m_result ? false : (Q_EMIT paperWanted(true), true);
    case Qt::Key_N: return another(), true;
    case Qt::Key_G: return m_result ? false : (askNumber(), true);
    case Qt::Key_Up: return choose(m_chosen - 1), true;
    case Qt::Key_Down: return choose(m_chosen + 1), true;
    case Qt::Key_T:
        if (m_result) nextTick();
        return m_result;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_result) return Q_EMIT lookWanted(m_chosen), true;
        return Q_EMIT paperWanted(false), true;
    default: return false;
    }
}

QList<Page::Key> ExamPage::keys() const {
    if (!m_result)
        return {{QStringLiteral("1"), sentence("practice.key-test")},
                {QStringLiteral("2"), sentence("practice.key-down")},
                {QStringLiteral("N"), sentence("practice.key-paper")},
                {QStringLiteral("G"), sentence("practice.key-number")},
                {QStringLiteral("Ctrl P"), sentence("practice.key-print-paper")}};
    return {{QStringLiteral("↑ ↓"), sentence("practice.key-question")},
            {QStringLiteral("Enter"), sentence("practice.key-look")},
            {QStringLiteral("Ctrl P"), sentence("practice.key-print")},
            {QStringLiteral("N"), sentence("practice.key-paper")},
            {QStringLiteral("T"), sentence("practice.key-ticks")},
            {QStringLiteral("1 2 3"), sentence("practice.key-marks")},
            {QStringLiteral("Esc"), sentence("practice.key-end")}};
}

void ExamPage::lookChanged() {
    for (ListRow* row : m_rows + m_ticks) row->setLook(look());
    for (Button* button : {m_test, m_down, m_another, m_number, m_print, m_printDown, m_pdf}) button->setLook(look());
    arrange();
}

void ExamPage::arrange() {
    const double w = unitsWide(), h = unitsHigh();
    for (Button* part : {m_test, m_down, m_number, m_printDown}) part->setVisible(!m_result);
    for (ListRow* row : m_ticks) row->setVisible(m_result);
    m_pdf->setVisible(m_result);
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setVisible(m_result && i < static_cast<int>(m_sheet.paper.items.size()));
    if (!m_result) {
        put(*m_test, {16, 140, 320, 80});
        put(*m_down, {352, 140, 320, 80});
        put(*m_another, {16, 240, 152, 40});
        put(*m_number, {184, 240, 152, 40});
        put(*m_print, {16, 296, 320, 40});
        put(*m_printDown, {352, 296, 320, 40});
        return;
    }
    const double left = w - sheetWide();
    put(*m_another, {left - 360, 18, 120, 36});
    put(*m_print, {left - 228, 18, 100, 36});
    put(*m_pdf, {left - 116, 18, 100, 36});
    const double from = kHead + kBoxes + 24, n = static_cast<double>(m_sheet.paper.items.size());
    const double ticks = 32.0 * kTicks + 36;
    const double row = std::clamp((h - from - ticks - 8) / std::max(1.0, n), 20.0, 34.0);
    for (int i = 0; i < m_rows.size(); ++i) putRow(*m_rows[i], {0, from + i * row, left, row});
    for (int i = 0; i < kTicks; ++i) putRow(*m_ticks[i], {0, h - ticks + 36 + i * 32, left, 32});
}

void ExamPage::paintOffer(QPainter& painter) {
    const Colours& c = look().colours();
    write(painter, {16, 16, unitsWide() - 32, 36}, sentence("practice.exam-head", {QString::number(m_seed)}),
          Type::Label, true, c.text);
    write(painter, {16, 56, unitsWide() - 32, 24}, sentence("practice.exam-line"), Type::Second, false, c.text2);
    write(painter, {16, 84, unitsWide() - 32, 24}, sentence("practice.exam-fails"), Type::Second, false, c.text2);
    if (!m_left.isEmpty()) write(painter, {16, 356, unitsWide() - 32, 28}, m_left, Type::Second, true, c.text);
}

void ExamPage::paintResult(QPainter& painter) {
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    const double left = unitsWide() - sheetWide(), h = unitsHigh();
    painter.fillRect(look().px(QRectF(0, 0, left, h)), c.panel);
    const practice::PaperResult& result = m_sheet.result;
    const QString marks =
        sentence("practice.marks-of", {QString::number(result.marks), QString::number(m_sheet.paper.outOf)});
    write(painter, {16, 10, left - 400, 32},
          sentence(result.passed ? "practice.paper-passed" : "practice.paper-failed",
                   {QString::number(m_sheet.paper.seed), marks}),
          Type::Label, true, c.text);
    write(painter, {16, 42, left - 400, 22}, sentence("practice.pass-mark", {QString::number(m_sheet.paper.passMark)}),
          Type::Caption, false, c.text2);
    const auto n = static_cast<std::int64_t>(std::max<std::size_t>(1, m_sheet.paper.items.size()));
    const std::pair<QString, QString> boxes[] = {
        {QString::number(result.marks), sentence("practice.box-marks", {QString::number(m_sheet.paper.outOf)})},
        {QString::number(result.wrongPots), sentence("practice.box-pots")},
        {QString::number(result.wrong), sentence("practice.box-wrong")},
        {minutes(result.ms / 1000 / n), sentence("practice.box-time")}};
    const double wide = (left - 32 - 36) / 4;
    for (int i = 0; i < 4; ++i) {
        const QRectF box(16 + i * (wide + 12), kHead, wide, kBoxes);
        paintFrame(painter, look().px(box), {c.panel, c.line}, look());
        const QColor ink = i == 1 ? (result.wrongPots == 0 ? tints.rightInk : tints.wrongInk) : c.text;
        write(painter, {box.left() + 12, box.top() + 6, wide - 24, 30}, boxes[i].first, Type::Label, true, ink);
        write(painter, {box.left() + 12, box.top() + 36, wide - 24, 22}, boxes[i].second, Type::Caption, false,
              c.text2);
    }
    write(painter, {16, h - 32 * kTicks - 32, left - 32, 28}, sentence("practice.examiner"), Type::Second, true,
          c.text);
    const double ratio = 877.0 / 620, wideSheet = std::min(sheetWide() - 32, (h - 32) / ratio);
    paintSheet(painter, look().px(QRectF(left + (sheetWide() - wideSheet) / 2, 16, wideSheet, wideSheet * ratio)),
               m_sheet);
}

void ExamPage::paintInside(QPainter& painter) {
    if (m_result) return paintResult(painter);
    paintOffer(painter);
}

}  // namespace oddchip::ui
