// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/saidrow.h"

#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

struct Statement {
    const char *words, *line;
    char key;
    bool wantsAmount = false;
    const char *wordsUnopened = nullptr, *lineUnopened = nullptr;  // where nobody has bet
};
// Two rows of six. What a statement is called depends on whether there is a bet; its place does not.
constexpr Statement kStatements[] = {
    {"said.fold", "fold", 'F'},
    {"said.check", "check", 'K'},
    {"said.call", "call", 'C'},
    {"said.raise", "raise", 'R', false, "said.bet", "bet"},
    {"said.pot", "pot", 'P'},
    {"said.all-in", "all-in", 'A'},
    {"said.raise-to", "raise to", 'O', true, "said.bet-amount", "bet"},
    {"said.raise-by", "raise by", 'B', true},
    {"said.raise-amount", "raise", 'U', true},
    {"said.number", "", 'N', true},
    {"said.same", "same", 'E'},
    {"said.time", "time", 'T'},
};

}  // namespace

SaidRow::SaidRow(QWidget* parent) : Sheet(Place::Dealer, parent) {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new Button(Button::Shape::Tile, this);
        m_buttons[i]->setKey(QString(QLatin1Char(kStatements[i].key)));
        connect(m_buttons[i], &Button::clicked, this, [this, i] { say(i); });
    }
    for (int i = 0; i < static_cast<int>(m_runs.size()); ++i) {
        auto* button = m_runs[static_cast<std::size_t>(i)] = new Button(Button::Shape::Tile, this);
        button->setKey(QString::number(i + 2));
        button->setFace({nameOf(i == 0 ? "said.twice" : "said.thrice"), {}});
        connect(button, &Button::clicked, this, [this, i] { run(i + 2); });
    }
}

void SaidRow::offerRuns(bool offers) {
    for (Button* button : m_buttons) button->setVisible(!offers);
    for (Button* button : m_runs) button->setVisible(offers);
}

void SaidRow::setRunOut() {
    m_seat = kNoSeat;
    m_line.clear();
    offerRuns(true);
    update();
}

void SaidRow::run(int times) {
    m_line = times == 2 ? QStringLiteral("run twice") : QStringLiteral("run thrice");
    Q_EMIT drafted();
    Q_EMIT finished();
}

void SaidRow::setSeat(const Table& table, Seat seat) {
    m_seat = seat;
    offerRuns(false);
    m_line.clear();
    m_facesBet = table.hand.now.level > Chips{};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const Statement& statement = kStatements[i];
        const bool unopened = !m_facesBet && statement.wordsUnopened;
        const QString name =
            i == 9 ? sentence("said.a-number")
                   : nameOf(unopened ? statement.wordsUnopened : statement.words, {QString(QChar(0x2026))});
        m_buttons[i]->setFace({QString(name).replace(QStringLiteral(" \u2026"), QStringLiteral("\u2026")), {}});
    }
    update();
}

void SaidRow::say(std::size_t which) {
    const Statement& statement = kStatements[which];
    const QString said = QLatin1String(!m_facesBet && statement.lineUnopened ? statement.lineUnopened : statement.line);
    if (statement.wantsAmount) {
        Q_EMIT wantsAmount(said);
        return;
    }
    m_line = lineText(m_seat) + QStringLiteral(" says ") + said;
    Q_EMIT drafted();
    Q_EMIT finished();
}

bool SaidRow::takes(const QKeyEvent& key) {
    if (m_seat == kNoSeat) {
        const bool runs = key.key() == Qt::Key_2 || key.key() == Qt::Key_3;
        if (runs) run(key.key() - Qt::Key_0);
        return runs;
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (key.key() != kStatements[i].key) continue;
        say(i);
        return true;
    }
    return false;
}

void SaidRow::arrange() {
    const double w = (inUnits().width() - 26 - 5 * 6) / 6, h = (inUnits().height() - 28 - 4 - 6) / 2;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const double column = static_cast<double>(i % 6), row = static_cast<double>(i / 6);
        put(*m_buttons[i], {13 + column * (w + 6), 28 + row * (h + 4), w, h});
    }
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        put(*m_runs[i], {13 + static_cast<double>(i) * (2 * w + 12), 28, 2 * w + 6, h});
    }
}

void SaidRow::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    write(painter, {13, 5, 240, 20},
          m_seat == kNoSeat ? nameOf("said.run-out") : nameOf("line.seat-title", {lineText(m_seat)}), Type::Second,
          true, c.text);
    write(painter, {inUnits().width() - 253, 5, 240, 20}, sentence("said.hint"), Type::Second, false, c.text2,
          Qt::AlignRight);
}

}  // namespace oddchip::ui
