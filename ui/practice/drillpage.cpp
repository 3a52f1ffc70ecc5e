// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/drillpage.h"

#include <QPainter>

#include "ui/entry/telling.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 84, kNoise = 56;

}  // namespace

void Story::tell(const QStringList& lines) {
    m_lines = lines;
    setAccessibleName(lines.join(QLatin1Char(' ')));
    update();
}

void Story::paintEvent(QPaintEvent*) {
    if (m_lines.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    paintFrame(painter, QRectF(rect()), {c.panel, c.line}, look());
    const QRectF in = inUnits().adjusted(14, 6, -14, -6);
    const double high = std::min(28.0, in.height() / static_cast<double>(m_lines.size()));
    for (int i = 0; i < m_lines.size(); ++i) {
        const QRectF px = look().px(QRectF(in.left(), in.top() + i * high, in.width(), high));
        const Fitted line =
            fit({m_lines[i]}, high < 22 ? Type::Caption : Type::Second, i + 1 == m_lines.size(), px.width(), look());
        paintText(painter, px, line.text, line.font, c.text, Qt::AlignLeft | Qt::AlignVCenter);
    }
}

DrillPage::DrillPage(QWidget* parent) : Page(parent) {
    m_view = new TableView(this);
    m_story = new Story(m_view);
    m_view->setDealer(m_story);
    m_answers = new AnswerPanel(this);
    m_answers->show();
    connect(m_view, &TableView::seatTapped, this, [this](int seat) { m_answers->takesSeat(seatAt(seat)); });
}

void DrillPage::ask(const practice::Question& question, bool exam) {
    m_question = &question;
    m_hints.clear();
    m_noise.clear();
    m_left.clear();
    const Seen seen = asSeen(question);
    m_middle = seen.pot ? Chips{} : seen.middle;
    if (auto* pot = m_view->findChild<PotLine*>())
        pot->setMaximumSize(seen.pot ? QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX) : QSize(0, 0));
    m_view->setMarks(seen.marks);
    m_view->setTable(seen.table);
    QStringList lines;
    for (const practice::Text& one : question.told) lines.append(told(one));
    m_story->tell(lines);
    m_story->setVisible(!lines.isEmpty());
    m_answers->setHints(!exam);
    m_answers->ask(question);
    setElapsed(0);
    setAccessibleName(told(question.asks));
    arrange();
}

void DrillPage::setElapsed(std::int64_t ms) {
    m_elapsed = ms;
    update(look().px(QRectF(0, 0, unitsWide(), kHead)).toAlignedRect());
}

void DrillPage::setNoise(const QString& seat, const QString& said) {
    m_noiseBy = seat;
    m_noise = said;
    update();
}

void DrillPage::addHint(const QString& hint) {
    m_hints.append(hint);
    update();
}

QList<Page::Key> DrillPage::keys() const {
    return {{QStringLiteral("0 – 9"), sentence("practice.key-amount")},
            {QStringLiteral("Tab"), sentence("practice.key-next")},
            {QStringLiteral("Shift 1 – 9"), sentence("practice.key-seat")},
            {QStringLiteral("+"), sentence("practice.key-pot")},
            {QStringLiteral("Enter"), sentence("practice.key-answer")},
            {QStringLiteral("?"), sentence("practice.key-give-up")},
            {QStringLiteral("H"), sentence("practice.key-hint")},
            {QStringLiteral("Esc"), sentence("practice.key-pause")}};
}

void DrillPage::lookChanged() {
    m_view->setLook(look());
    m_story->setLook(look());
    m_answers->setLook(look());
    arrange();
}

void DrillPage::arrange() {
    const double w = unitsWide() - panelWide(), h = unitsHigh();
    put(*m_answers, {w, 0, panelWide(), h});
    put(*m_view, {8, kHead, w - 16, h - kHead - kNoise - 16});
}

void DrillPage::paintInside(QPainter& painter) {
    if (m_question == nullptr) return;
    const Colours& c = look().colours();
    const double w = unitsWide() - panelWide(), h = unitsHigh();
    const int target = practice::targetSeconds(*m_question->skill, m_question->level);
    const double part = std::min(1.0, static_cast<double>(m_elapsed) / (target * 2000.0));
    painter.fillRect(look().px(QRectF(0, 0, unitsWide(), 6)), c.raised2);
    painter.fillRect(look().px(QRectF(0, 0, unitsWide() * part, 6)), c.act);
    write(painter, {16, 12, w - 150, 32}, told(m_question->asks), Type::Label, true, c.text);
    write(painter, {16, 46, w - 150, 24},
          sentence("practice.scene", {skillName(*m_question->skill), sceneOf(*m_question)}), Type::Second, false,
          c.text2);
    const QString time = m_left.isEmpty() ? minutes(m_elapsed / 1000) : m_left;
    write(painter, {w - 132, 12, 116, 32}, time, Type::Verdict, true, c.text, Qt::AlignRight);
    write(painter, {w - 132, 46, 116, 24}, sentence("practice.target", {minutes(target)}), Type::Caption, false,
          c.text2, Qt::AlignRight);
    const QRectF box(16, h - kNoise - 8, w - 32, kNoise);
    if (!m_hints.isEmpty()) {
        card(painter, box);
        write(painter, {32, box.top(), 60, kNoise}, sentence("practice.hint-word"), Type::Caption, true, c.focus);
        write(painter, {96, box.top(), w - 128, kNoise}, m_hints.last(), Type::Second, false, c.text);
    } else if (!m_noise.isEmpty()) {
        card(painter, box);
        write(painter, {32, box.top(), 60, kNoise}, m_noiseBy, Type::Caption, true, c.focus);
        write(painter, {96, box.top(), w - 128, kNoise}, m_noise, Type::Second, false, c.text);
    }
}

}  // namespace oddchip::ui
