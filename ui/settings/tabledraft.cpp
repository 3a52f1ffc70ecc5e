// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>

#include "ui/entry/asking.h"
#include "ui/settings/setup.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

struct ChipPreset {
    const char* words;
    std::array<std::int64_t, 8> whole;  // values, in hundredths
};
constexpr ChipPreset kChips[] = {
    {"setup.chips-us", {100, 500, 2500, 10000, 50000, 100000}},
    {"setup.chips-uk", {100, 500, 2500, 10000, 50000, 100000}},
    {"setup.chips-tournament", {2500, 10000, 50000, 100000, 500000, 2500000}},
};

struct RakePreset {
    std::int32_t perMyriad;
    std::int64_t cap;
};
constexpr RakePreset kRakes[] = {{0, 0}, {500, 500}, {1000, 500}, {1000, 1000}};

enum class Ante { None, Each, BigBlind };

constexpr Structure kStructures[] = {Structure::noLimit, Structure::limit, Structure::potLimit};

QString listOf(const std::array<std::int64_t, 8>& values) {
    QStringList all;
    for (const std::int64_t value : values) {
        if (value > 0) all += amount({value});
    }
    return all.join(QLatin1Char(' '));
}

template <class Array, class T> T following(const Array& all, T now) {
    const auto* at = std::find(std::begin(all), std::end(all), now);
    return at == std::end(all) || at + 1 == std::end(all) ? *std::begin(all) : *(at + 1);
}

constexpr double kLeft = 17, kHead = 40;

}  // namespace

TableOpened TableDraft::opened() const {
    TableOpened table;
    table.seats = static_cast<std::uint8_t>(seats);
    Stakes& stakes = table.stakes;
    stakes.structure = structure;
    stakes.small = small;
    stakes.big = big;
    if (structure == Structure::limit) {
        stakes.smallBet = big;
        stakes.bigBet = big * 2;
    }
    if (Ante{ante} == Ante::Each) stakes.ante = small;
    if (Ante{ante} == Ante::BigBlind) stakes.bigBlindAnte = big;
    for (std::size_t i = 0; i < stakes.chips.size(); ++i) stakes.chips[i] = {kChips[chips].whole[i]};
    const RakePreset& taken = kRakes[rake];
    stakes.rake.perMyriad = taken.perMyriad;
    stakes.rake.cap = {taken.cap};
    stakes.rake.noFlopNoDrop = taken.perMyriad > 0;
    if (taken.perMyriad > 0) stakes.rake.step = 1_c;
    return table;
}

QString gameName(const TableDraft& draft) {
    const QString structure = nameOf("structure." + std::string(name(draft.structure)));
    return structure + QLatin1Char(' ') + nameOf("form.holdem");
}

Defaults::Defaults(QWidget* parent) : Sheet(Place::Side, parent) {
    for (int i = 0; i < 7; ++i) {
        auto* row = m_rows[static_cast<std::size_t>(i)] = new Button(Button::Shape::Row, this);
        connect(row, &Button::clicked, this, [this, i] { step(i); });
    }
    m_helper = new Button(Button::Shape::Tile, this);
    m_helper->setFace({nameOf("button.pot-helper"), sentence("button.pot-helper")});
    connect(m_helper, &Button::clicked, this, &Defaults::wantsPotHelper);
}

QString Defaults::value(int row) const {
    const QString none = nameOf("setup.none");
    const RakePreset& rake = kRakes[m_draft.rake];
    switch (row) {
    case 0: return gameName(m_draft);
    case 1: return nameOf("book." + std::string(name(m_draft.book)));
    case 2: return QString::number(m_draft.seats);
    case 3: return nameOf("setup.chip-set", {nameOf(kChips[m_draft.chips].words), listOf(kChips[m_draft.chips].whole)});
    case 4:
        if (rake.perMyriad == 0) return none;
        return sentence("setup.rake-of", {QString::number(rake.perMyriad / 100), amount({rake.cap})});
    case 5:
        if (Ante{m_draft.ante} == Ante::None) return none;
        return Ante{m_draft.ante} == Ante::Each ? sentence("setup.ante-each", {amount(m_draft.small)})
                                                : sentence("setup.ante-big-blind", {amount(m_draft.big)});
    default: return nameOf(m_draft.cards ? "setup.with-cards" : "setup.money-only");
    }
}

void Defaults::setDraft(const TableDraft& draft) {
    m_draft = draft;
    constexpr const char* names[] = {"setup.game", "setup.rulebook", "setup.seats", "setup.chips",
                                     "setup.rake", "setup.ante",     "setup.cards"};
    for (int i = 0; i < 7; ++i) m_rows[static_cast<std::size_t>(i)]->setFace({value(i), nameOf(names[i])});
}

void Defaults::step(int row) {
    switch (row) {
    case 0: m_draft.structure = following(kStructures, m_draft.structure); break;
    case 1: m_draft.book = following(kBooks, m_draft.book); break;
    case 2: m_draft.seats = m_draft.seats == kSeats ? 2 : m_draft.seats + 1; break;
    case 3: m_draft.chips = (m_draft.chips + 1) % static_cast<int>(std::size(kChips)); break;
    case 4: m_draft.rake = (m_draft.rake + 1) % static_cast<int>(std::size(kRakes)); break;
    case 5: m_draft.ante = (m_draft.ante + 1) % 3; break;
    default: m_draft.cards = !m_draft.cards; break;
    }
    setDraft(m_draft);
    Q_EMIT changed(m_draft);
}

void Defaults::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), step = std::min(60.0, (h - kHead - 96) / 7);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        put(*m_rows[i], {kLeft, kHead + 1 + static_cast<double>(i) * step, w - 2 * kLeft, step});
    }
    put(*m_helper, {kLeft, h - 77, w - 2 * kLeft, 64});
}

void Defaults::paintInside(QPainter& painter) {
    writeHead(painter, nameOf("caption.defaults"), sentence("caption.defaults"));
}

}  // namespace oddchip::ui
