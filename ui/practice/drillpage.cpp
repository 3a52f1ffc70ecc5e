// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/drillpage.h"

#include <QGuiApplication>
#include <QPainter>
#include <algorithm>

#include "ui/entry/telling.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 84, kNoise = 56, kHint = 26;
constexpr qsizetype kMostHints = 6;  // that are shown: the last ones

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
    // The table is never mirrored; what is told beside it is read as everything is.
    const Qt::Alignment side = QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    const double high = std::min(28.0, in.height() / static_cast<double>(m_lines.size()));
    for (int i = 0; i < m_lines.size(); ++i) {
        const QRectF px = look().px(QRectF(in.left(), in.top() + i * high, in.width(), high));
        const Fitted line =
            fit({m_lines[i]}, high < 22 ? Type::Caption : Type::Second, i + 1 == m_lines.size(), px.width(), look());
        paintText(painter, px, line.text, line.font, c.text, side | Qt::AlignVCenter);
    }
}

DrillPage::DrillPage(QWidget* parent) : Page(parent) {
    m_view = new TableView(this);
    m_story = new Story(m_view);
    m_view->setDealer(m_story);
    m_answers = new AnswerPanel(this);
    m_answers->show();
    m_goOn = new Button(Button::Shape::Action, this);
    m_goOn->setFace({nameOf("practice.go-on"), {}, Standing::Waits});
    m_goOn->setKey(QString(QChar(0x21B5)));
    m_goOn->setAccessibleName(nameOf("practice.go-on"));
    m_goOn->setObjectName(QStringLiteral("go-on"));
    m_goOn->hide();
    connect(m_goOn, &Button::clicked, this, &DrillPage::goOnWanted);
    connect(m_view, &TableView::seatTapped, this, [this](int seat) {
        if (!m_watching) m_answers->takesSeat(seatAt(seat));
    });
}

void DrillPage::showTable(const practice::Question& question) {
    m_question = &question;
    m_hints.clear();
    m_noise.clear();
    m_left.clear();
    m_answers->setVisible(!m_watching);
    m_goOn->setVisible(m_watching);
    const Seen seen = asSeen(question);
    m_middle = seen.middle;
    if (auto* pot = m_view->findChild<PotLine*>())
        pot->setMaximumSize(seen.pot ? QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX) : QSize(0, 0));
    m_view->setMarks(seen.marks);
    m_view->setTable(seen.table);
}

void DrillPage::watch(const practice::Question& moment, const QStringList& happened) {
    m_watching = true;
    showTable(moment);
    m_happened = happened;
    m_story->setVisible(false);
    setAccessibleName(happened.last());
    arrange();
    update();
}

void DrillPage::ask(const practice::Question& question, bool exam) {
    m_watching = false;
    m_hinted = !exam;
    showTable(question);
    QStringList lines;
    for (const practice::Text& one : question.told) lines.append(told(one));
    m_story->tell(lines);
    m_story->setVisible(!lines.isEmpty());
    m_answers->setHints(!exam);
    m_answers->ask(question);
    setElapsed(0);
    setAccessibleName(m_middle.isEmpty() ? told(question.asks) : told(question.asks) + QLatin1Char(' ') + m_middle);
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
    arrange();
    update();
}

double DrillPage::footHigh() const {
    return std::max(kNoise, 12 + kHint * static_cast<double>(std::min(kMostHints, m_hints.size())));
}

QList<Page::Key> DrillPage::keys() const {
    const Key pause{QStringLiteral("Esc"), sentence("practice.key-pause")};
    if (m_watching)
        return {{QStringLiteral("Enter"), sentence("practice.key-go-on")},
                {QStringLiteral("Esc"), sentence("practice.key-end")}};
    QList<Key> all;
    const practice::Kind kind = m_question != nullptr ? m_question->skill->kind : practice::Kind::pots;
    if (kind == practice::Kind::choice) {
        all.append({QStringLiteral("1 – 9"), sentence("practice.key-choice")});
    } else {
        if (m_answers->hasAmounts()) all.append({QStringLiteral("0 – 9"), sentence("practice.key-amount")});
        all.append({QStringLiteral("Tab"), sentence("practice.key-next")});
        if (m_answers->hasSeats()) all.append({QStringLiteral("Shift 1 – 9"), sentence("practice.key-seat")});
    }
    if (kind == practice::Kind::pots) all.append({QStringLiteral("+"), sentence("practice.key-pot")});
    all.append({{QStringLiteral("Enter"), sentence("practice.key-answer")},
                {QStringLiteral("?"), sentence("practice.key-give-up")}});
    if (m_hinted) all.append({QStringLiteral("H"), sentence("practice.key-hint")});
    all.append(pause);
    return all;
}

bool DrillPage::takes(const QKeyEvent& key) {
    if (!m_watching) return m_answers->takes(key);
    const bool on = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    if (on) Q_EMIT goOnWanted();
    return on;
}

void DrillPage::lookChanged() {
    m_view->setLook(look());
    m_story->setLook(look());
    m_answers->setLook(look());
    m_goOn->setLook(look());
    arrange();
}

void DrillPage::arrange() {
    const double w = unitsWide() - panelWide(), h = unitsHigh();
    put(*m_answers, {w, 0, panelWide(), h});
    put(*m_goOn, {w + 16, h - 72, panelWide() - 32, 60});
    put(*m_view, {8, kHead, w - 16, h - kHead - footHigh() - 16});
}

// The last line is what has happened now.
void DrillPage::paintHappened(QPainter& painter) const {
    const Colours& c = look().colours();
    const QRectF panel(unitsWide() - panelWide(), 0, panelWide(), unitsHigh());
    painter.fillRect(look().px(panel), c.panel);
    paintLine(painter, look().px(panel).topLeft(), look().px(panel).bottomLeft(), c.line, look());
    constexpr double kLine = 32;
    const auto room = static_cast<int>((panel.height() - 100) / kLine);
    const int first = std::max(0, static_cast<int>(m_happened.size()) - room);
    for (int i = first; i < m_happened.size(); ++i) {
        const bool now = i + 1 == m_happened.size();
        write(painter, {panel.left() + 16, 12 + (i - first) * kLine, panel.width() - 32, kLine}, m_happened[i],
              Type::Second, now, now ? c.text : c.text2);
    }
}

void DrillPage::paintInside(QPainter& painter) {
    if (m_question == nullptr) return;
    const Colours& c = look().colours();
    const double w = unitsWide() - panelWide(), h = unitsHigh();
    if (m_watching) {
        write(painter, {16, 12, w - 32, 32}, sentence("practice.goes-on"), Type::Label, true, c.text);
        write(painter, {16, 46, (w - 32) / 2, 24}, sceneOf(*m_question), Type::Second, false, c.text2);
        write(painter, {16 + (w - 32) / 2, 46, (w - 32) / 2, 24}, m_middle, Type::Second, true, c.text, Qt::AlignRight);
        return paintHappened(painter);
    }
    const int target = practice::targetSeconds(*m_question->skill, m_question->level);
    const double part = std::min(1.0, static_cast<double>(m_elapsed) / (target * 2000.0));
    painter.fillRect(look().px(QRectF(0, 0, unitsWide(), 6)), c.raised2);
    painter.fillRect(look().px(QRectF(0, 0, unitsWide() * part, 6)), c.act);
    write(painter, {16, 12, w - 150, 32}, told(m_question->asks), Type::Label, true, c.text);
    const double says = m_middle.isEmpty() ? 0 : (w - 150) * 0.36;
    write(painter, {16 + w - 150 - says, 46, says, 24}, m_middle, Type::Second, true, c.text, Qt::AlignRight);
    write(painter, {16, 46, w - 150 - says, 24},
          sentence("practice.scene", {skillName(*m_question->skill), sceneOf(*m_question)}), Type::Second, false,
          c.text2);
    const QString time = m_left.isEmpty() ? minutes(m_elapsed / 1000) : m_left;
    write(painter, {w - 132, 12, 116, 32}, time, Type::Verdict, true, c.text, Qt::AlignRight);
    write(painter, {w - 132, 46, 116, 24}, sentence("practice.target", {minutes(target)}), Type::Caption, false,
          c.text2, Qt::AlignRight);
    const QRectF box(16, h - footHigh() - 8, w - 32, footHigh());
    if (!m_hints.isEmpty()) {
        card(painter, box);
        write(painter, {32, box.top() + 6, 60, kHint}, sentence("practice.hint-word"), Type::Caption, true, c.focus);
        const qsizetype first = std::max<qsizetype>(0, m_hints.size() - kMostHints);
        for (qsizetype i = first; i < m_hints.size(); ++i) {
            write(painter, {96, box.top() + 6 + kHint * static_cast<double>(i - first), w - 128, kHint}, m_hints[i],
                  Type::Second, i + 1 == m_hints.size(), c.text);
        }
    } else if (!m_noise.isEmpty()) {
        card(painter, box);
        write(painter, {32, box.top(), 60, kNoise}, m_noiseBy, Type::Caption, true, c.focus);
        write(painter, {96, box.top(), w - 128, kNoise}, m_noise, Type::Second, false, c.text);
    }
}

}  // namespace oddchip::ui
