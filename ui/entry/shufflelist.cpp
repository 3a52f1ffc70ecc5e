// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/shufflelist.h"

#include <algorithm>

#include "core/rules/rulebook.h"
#include "ui/direction.h"
#include "ui/entry/asking.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kTop = 49, kStep = 64, kGap = 8, kDeadline = 96;
constexpr int kRiffles = 4;  // rule shuffle-riffles

// In the order in which the hands do them.
constexpr RuleId kRules[] = {RuleId::shufflePlayerDealt, RuleId::stakeTransferWaiver, RuleId::shuffleRiffles,
                             RuleId::cutMin, RuleId::cutCard};

bool between(const Table& table) { return !table.playing || table.hand.over; }

// "shuffle-riffles 001 S2".
QString ruleText(RuleId rule, const HouseRules& rules) {
    const auto part = [](std::string_view text) {
        return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    };
    QString text = part(name(rule));
    const auto sources = cites(rule, rules);
    if (!sources.empty()) text += QLatin1Char(' ') + part(shortName(sources[0].source)) + u' ' + part(sources[0].rule);
    return leftToRight(text);
}

}  // namespace

ShuffleList::ShuffleList(QWidget* parent) : Sheet(Place::Side, parent) {
    setObjectName(QStringLiteral("shuffle"));
    for (std::size_t i = 0; i < kSteps; ++i) {
        m_steps[i] = new Button(Button::Shape::Tile, this);
        connect(m_steps[i], &Button::clicked, this, [this, i] { tick(Step{i}); });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &ShuffleList::closed);
}

bool ShuffleList::stands(const Table& table) {
    if (!table.open) return false;
    return between(table) ? !table.playing || nextToPush(table.hand) < 0 : shuffleComplaintOpen(table);
}

void ShuffleList::setTable(const Table& table) {
    m_table = table;
    m_line.clear();
    const std::int32_t hand = table.handNumber + (between(table) ? 1 : 0);
    if (hand != m_hand) {
        m_hand = hand;
        m_riffles = 0;
        m_cut = m_cutCard = false;
    }
    showSteps();
    update();
}

void ShuffleList::setPlayersDeal(bool players) {
    m_players = players;
    showSteps();
}

bool ShuffleList::done(Step step) const {
    switch (step) {
    case Who: return true;
    case Begins: return m_table.shuffling || !between(m_table);
    case Riffles: return m_riffles >= kRiffles;
    case Cut: return m_cut;
    case CutCard: return m_cutCard;
    }
    return true;
}

bool ShuffleList::tickNext() {
    for (std::size_t i = 0; i < kSteps; ++i) {
        if (done(Step{i})) continue;
        tick(Step{i});
        return true;
    }
    return false;
}

// One tick too many begins again.
void ShuffleList::tick(Step step) {
    switch (step) {
    case Who: Q_EMIT playersDeal(!m_players); return;
    case Begins:
        if (done(Begins)) return;
        m_line = QStringLiteral("shuffle");
        Q_EMIT finished();
        return;
    case Riffles: m_riffles = m_riffles == kRiffles ? 0 : m_riffles + 1; break;
    case Cut: m_cut = !m_cut; break;
    case CutCard: m_cutCard = !m_cutCard; break;
    }
    showSteps();
}

// Where players deal the last one to deal squares the deck, its left shuffles, its right cuts.
QString ShuffleList::who() const {
    if (!m_players) return nameOf("shuffle.dealer");
    const SeatSet seats = taken(m_table);
    const Seat dealer = m_table.button;
    if (dealer == kNoSeat || seats.size() < 2) return nameOf("shuffle-player-dealt");
    Seat right = kNoSeat;
    for (const Seat seat : seats) {
        if (seats.next(seat) == dealer) right = seat;
    }
    return sentence("shuffle.players", {lineText(seats.next(dealer)), lineText(right), lineText(dealer)});
}

QString ShuffleList::label(Step step) const {
    const auto ticked = [&](const char* id) {
        return done(step) ? sentence("shuffle.done", {nameOf(id)}) : nameOf(id);
    };
    switch (step) {
    case Who: return who();
    case Begins: return ticked("table.shuffle");
    case Riffles: return sentence("shuffle.riffles", {QString::number(m_riffles), QString::number(kRiffles)});
    case Cut: return ticked("shuffle.cut");
    case CutCard: return ticked("shuffle.cut-card");
    }
    return {};
}

void ShuffleList::showSteps() {
    for (std::size_t i = 0; i < kSteps; ++i) {
        const bool ticked = i != Who && done(Step{i});
        m_steps[i]->setFace(
            {label(Step{i}), ruleText(kRules[i], m_table.rules), ticked ? Standing::Open : Standing::Ready});
    }
}

void ShuffleList::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    const double step = std::min(kStep + kGap, (h - kTop - kDeadline) / static_cast<double>(kSteps));
    put(*m_close, {w - 116, 2, 108, 36});
    for (std::size_t i = 0; i < kSteps; ++i)
        put(*m_steps[i], {kLeft, kTop + static_cast<double>(i) * step, w - 2 * kLeft, step - kGap});
}

void ShuffleList::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    writeHead(painter, nameOf("caption.shuffle"));
    const double top = inUnits().height() - kDeadline, wide = inUnits().width() - 2 * kLeft;
    paintParagraph(painter, look().px(QRectF(kLeft, top, wide, 60)), sentence("shuffle.until"),
                   look().font(Type::Second, shuffleComplaintOpen(m_table)),
                   shuffleComplaintOpen(m_table) ? c.text : c.text2);
    const Fitted rule =
        squeeze({ruleText(RuleId::shuffleComplaint, m_table.rules)}, Type::Caption, false, look().px(wide), look());
    paintText(painter, look().px(QRectF(kLeft, top + 64, wide, 20)), rule.text, rule.font, c.text2);
}

}  // namespace oddchip::ui
