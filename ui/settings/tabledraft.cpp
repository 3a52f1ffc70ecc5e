// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>
#include <cmath>
#include <span>

#include "ui/entry/asking.h"
#include "ui/settings/setup.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

struct RakePreset {
    std::int32_t perMyriad;
    std::int64_t cap;
};
constexpr RakePreset kRakes[] = {{0, 0}, {500, 500}, {1000, 500}, {1000, 1000}};

// Taken from pots of so much and more; charged so often.
struct JackpotPreset {
    std::int64_t amount, from;
};
constexpr JackpotPreset kJackpots[] = {{0, 0}, {100, 1000}, {100, 2000}, {200, 4000}};
struct TimePreset {
    std::int64_t amount;
    std::int32_t minutes;
};
constexpr TimePreset kTimes[] = {{0, 0}, {500, 30}, {600, 30}, {700, 30}, {1000, 60}};

template <class Presets, class Same> int presetOf(const Presets& presets, const Same& same) {
    const auto* found = std::find_if(std::begin(presets), std::end(presets), same);
    return found == std::end(presets) ? 0 : static_cast<int>(found - std::begin(presets));
}

enum class Ante { None, Each, BigBlind };

bool betsAreSet(Structure structure) { return structure == Structure::limit || structure == Structure::spreadLimit; }

template <class Array, class T> T following(const Array& all, T now) {
    const auto* at = std::find(std::begin(all), std::end(all), now);
    return at == std::end(all) || at + 1 == std::end(all) ? *std::begin(all) : *(at + 1);
}

constexpr double kLeft = 17, kHead = 40;
constexpr int kRows = 9, kLines = 8;  // the last row stands beside that of the seats
constexpr int kSeatsRow = 2, kKillRow = 8, kKills = 3;

// The bets of a killed hand: 1 half as much again, 2 twice as much.
Chips killed(Chips bet, int kill) { return {kill == 0 ? 0 : bet.count * (kill + 2) / 2}; }

// Ready stakes: blinds, and where bets are set those too; of stud the ante, the bring-in and the bets.
constexpr std::array<std::int64_t, 4> kBlindStakes[] = {{100, 200}, {100, 300}, {200, 500}, {500, 1000}};
constexpr std::array<std::int64_t, 4> kLimitStakes[] = {
    {100, 200, 200, 400}, {200, 400, 400, 800}, {500, 1000, 1000, 2000}, {1000, 2000, 2000, 4000}};
constexpr std::array<std::int64_t, 4> kStudStakes[] = {
    {100, 200, 400, 800}, {100, 200, 500, 1000}, {200, 500, 1000, 2000}, {500, 1000, 2000, 4000}};

// What a bet is where it was not typed: as the blind or twice the bring-in, and the upper one twice that; spread five
// times.
Chips followingBet(const TableDraft& draft, Chips TableDraft::*amount) {
    const Chips least = form(draft.form).bringIn ? draft.bringIn * 2 : draft.big;
    if (amount != &TableDraft::bigBet) return least;
    const Chips small = draft.smallBet > Chips{} ? draft.smallBet : least;
    return small * (draft.structure == Structure::spreadLimit ? 5 : 2);
}

}  // namespace

void TableDraft::read(const Stakes& stakes) {
    structure = stakes.structure;
    form = stakes.form;
    if (stakes.big > Chips{}) {
        small = stakes.small;
        big = stakes.big;
    }
    if (stakes.bringIn > Chips{}) {
        ante = stakes.ante;
        bringIn = stakes.bringIn;
    }
    smallBet = stakes.smallBet;
    bigBet = stakes.bigBet;
    minBet = stakes.minBet;
    boards = stakes.boards;
    kill = stakes.killBig == Chips{} ? 0 : stakes.killBig < stakes.bigBet * 2 ? 1 : 2;
    const bool blinds = stakes.big > Chips{};
    antes = static_cast<int>(blinds && stakes.ante > Chips{}           ? Ante::Each
                             : blinds && stakes.bigBlindAnte > Chips{} ? Ante::BigBlind
                                                                       : Ante::None);
    rake = presetOf(kRakes, [&](const RakePreset& one) {
        return one.perMyriad == stakes.rake.perMyriad && one.cap == stakes.rake.cap.count;
    });
    jackpot = presetOf(kJackpots, [&](const JackpotPreset& one) {
        return one.amount == stakes.rake.jackpot.count && one.from == stakes.rake.jackpotFrom.count;
    });
    time = presetOf(kTimes, [&](const TimePreset& one) {
        return one.amount == stakes.rake.time.count && one.minutes == stakes.rake.timeMinutes;
    });
    const auto set = std::find(sets.begin(), sets.end(), stakes.chips);
    chips = set == sets.end() ? 0 : static_cast<int>(set - sets.begin());
    unit = 0;
    for (std::size_t i = 0; i < stakes.chips.size(); ++i)
        if (stakes.unit > Chips{} && stakes.chips[i] == stakes.unit) unit = static_cast<int>(i) + 1;
}

void TableDraft::read(const HouseRules& rules) {
    const auto* found =
        std::find_if(std::begin(kBooks), std::end(kBooks), [&](Book one) { return rulesOf(one) == rules; });
    book = found == std::end(kBooks) ? Book::house : *found;
    house = found == std::end(kBooks) ? rules : rulesOf(Book::house);
}

std::vector<StakeField> stakeFields(const TableDraft& draft) {
    std::vector<StakeField> fields;
    if (form(draft.form).bringIn) {
        fields = {{"setup.each-ante", &TableDraft::ante}, {"setup.bring-in", &TableDraft::bringIn}};
    } else {
        fields = {{"setup.small-blind", &TableDraft::small}, {"setup.big-blind", &TableDraft::big}};
    }
    if (betsAreSet(draft.structure)) {
        const bool spread = draft.structure == Structure::spreadLimit;
        fields.push_back({spread ? "setup.least-bet" : "setup.small-bet", &TableDraft::smallBet});
        fields.push_back({spread ? "setup.most-bet" : "setup.big-bet", &TableDraft::bigBet});
    } else if (form(draft.form).bringIn) {
        fields.push_back({"setup.least-bet", &TableDraft::minBet});
    }
    return fields;
}

Chips stakeOf(const TableDraft& draft, const StakeField& field) {
    const Chips typed = draft.*field.amount;
    const bool bet = field.amount == &TableDraft::smallBet || field.amount == &TableDraft::bigBet ||
                     field.amount == &TableDraft::minBet;
    return bet && typed == Chips{} ? followingBet(draft, field.amount) : typed;
}

QList<StakePreset> stakePresets(const TableDraft& draft) {
    const auto rows = form(draft.form).bringIn      ? std::span(kStudStakes)
                      : betsAreSet(draft.structure) ? std::span(kLimitStakes)
                                                    : std::span(kBlindStakes);
    const bool spread = draft.structure == Structure::spreadLimit;
    QList<StakePreset> all;
    for (const auto& row : rows) {
        StakePreset preset;
        for (const std::int64_t value : row) preset.amounts.push_back({value});
        if (spread) preset.amounts[3] = preset.amounts[2] * 5;
        const std::size_t first = preset.amounts[2] > Chips{} ? 2 : 0;
        preset.label = amount(preset.amounts[first]) + QStringLiteral(" / ") + amount(preset.amounts[first + 1]);
        if (first == 2 && !betsAreSet(draft.structure)) preset.label = amount(preset.amounts[2]);
        preset.amounts.resize(stakeFields(draft).size());
        all += preset;
    }
    return all;
}

TableOpened TableDraft::opened() const {
    TableOpened table;
    table.seats = static_cast<std::uint8_t>(seats);
    Stakes& stakes = table.stakes;
    stakes.structure = structure;
    stakes.form = form;
    for (const StakeField& field : stakeFields(*this)) {
        const Chips chips = stakeOf(*this, field);
        if (field.amount == &TableDraft::small) stakes.small = chips;
        if (field.amount == &TableDraft::big) stakes.big = chips;
        if (field.amount == &TableDraft::ante) stakes.ante = chips;
        if (field.amount == &TableDraft::bringIn) stakes.bringIn = chips;
        if (field.amount == &TableDraft::smallBet) stakes.smallBet = chips;
        if (field.amount == &TableDraft::bigBet) stakes.bigBet = chips;
        if (field.amount == &TableDraft::minBet) stakes.minBet = chips;
    }
    const bool blinds = stakes.big > Chips{};
    if (blinds && Ante{antes} == Ante::Each) stakes.ante = small;
    if (blinds && Ante{antes} == Ante::BigBlind) stakes.bigBlindAnte = big;
    if (hasBoard(form)) stakes.boards = static_cast<std::uint8_t>(boards);
    if (mayKill(stakes)) {
        stakes.killSmall = killed(stakes.smallBet, kill);
        stakes.killBig = killed(stakes.bigBet, kill);
    }
    stakes.chips = sets[static_cast<std::size_t>(chips)];
    const RakePreset& taken = kRakes[rake];
    stakes.rake.perMyriad = taken.perMyriad;
    stakes.rake.cap = {taken.cap};
    stakes.rake.noFlopNoDrop = taken.perMyriad > 0;
    if (taken.perMyriad > 0) stakes.rake.step = 1_c;
    stakes.rake.jackpot = {kJackpots[jackpot].amount};
    stakes.rake.jackpotFrom = {kJackpots[jackpot].from};
    stakes.rake.time = {kTimes[time].amount};
    stakes.rake.timeMinutes = kTimes[time].minutes;
    if (unit > 0) stakes.unit = stakes.chips[static_cast<std::size_t>(unit - 1)];
    return table;
}

bool mayKill(const Stakes& stakes) { return stakes.structure == Structure::limit && stakes.smallBet > Chips{}; }

QString gameName(const TableDraft& draft) {
    const QString structure = nameOf("structure." + std::string(name(draft.structure)));
    return nameOf("form.of-structure", {structure, nameOf("form." + std::string(form(draft.form).key))});
}

Defaults::Defaults(QWidget* parent) : Sheet(Place::Side, parent) {
    for (int i = 0; i < kRows; ++i) {
        auto* row = m_rows[static_cast<std::size_t>(i)] = new Button(Button::Shape::Row, this);
        connect(row, &Button::clicked, this, [this, i] { step(i); });
    }
    m_helper = new Button(Button::Shape::Tile, this);
    m_helper->setFace({nameOf("button.pot-helper"), {}});
    m_helper->setAccessibleDescription(sentence("button.pot-helper"));
    m_turn = new Button(Button::Shape::Tile, this);
    connect(m_turn, &Button::clicked, this, [this] { show(!m_more); });
    connect(m_helper, &Button::clicked, this, &Defaults::wantsPotHelper);
}

constexpr const char* kMoreNames[] = {"setup.unit", "setup.jackpot", "setup.time"};

QString Defaults::valueOfMore(int row) const {
    const Stakes stakes = m_draft.opened().stakes;
    const QString none = nameOf("setup.none");
    if (row == 0) return stakes.unit > Chips{} ? amount(stakes.unit) : nameOf("setup.unit-follows");
    if (row == 1) {
        if (m_draft.jackpot == 0) return none;
        return sentence("setup.jackpot-from", {amount(stakes.rake.jackpot), amount(stakes.rake.jackpotFrom)});
    }
    if (m_draft.time == 0) return none;
    return sentence("setup.time-every", {amount(stakes.rake.time), QString::number(stakes.rake.timeMinutes)});
}

void Defaults::stepMore(int row) {
    const ChipSet& set = m_draft.sets[static_cast<std::size_t>(m_draft.chips)];
    const auto values =
        static_cast<int>(std::count_if(set.begin(), set.end(), [](Chips one) { return one > Chips{}; }));
    if (row == 0) m_draft.unit = (m_draft.unit + 1) % (values + 1);
    if (row == 1) m_draft.jackpot = (m_draft.jackpot + 1) % static_cast<int>(std::size(kJackpots));
    if (row == 2) m_draft.time = (m_draft.time + 1) % static_cast<int>(std::size(kTimes));
}

void Defaults::show(bool more) {
    m_more = more;
    setDraft(m_draft);
    arrange();
}

QString Defaults::value(int row) const {
    const QString none = nameOf("setup.none");
    const RakePreset& rake = kRakes[m_draft.rake];
    const bool blinds = !form(m_draft.form).bringIn;
    switch (row) {
    case 0: return gameName(m_draft);
    case 1: return nameOf("book." + std::string(name(m_draft.book)));
    case 2: return QString::number(m_draft.seats);
    case 3: {
        const auto set = static_cast<std::size_t>(m_draft.chips);
        return nameOf("setup.chip-set", {nameOf(kChipSetNames[set]), valuesText(m_draft.sets[set])});
    }
    case 4:
        if (rake.perMyriad == 0) return none;
        return sentence("setup.rake-of", {QString::number(rake.perMyriad / 100), amount({rake.cap})});
    case 5:
        if (Ante{m_draft.antes} == Ante::None || !blinds) return none;
        return Ante{m_draft.antes} == Ante::Each ? sentence("setup.ante-each", {amount(m_draft.small)})
                                                 : sentence("setup.ante-big-blind", {amount(m_draft.big)});
    case 6: return hasBoard(m_draft.form) ? nameOf(m_draft.boards == 2 ? "setup.two-boards" : "setup.one-board") : none;
    case kKillRow: {
        const Stakes stakes = m_draft.opened().stakes;
        if (stakes.killBig == Chips{}) return none;
        return sentence(m_draft.kill == 1 ? "setup.half-kill" : "setup.full-kill",
                        {amount(stakes.killSmall), amount(stakes.killBig)});
    }
    default: return nameOf(m_draft.cards ? "setup.with-cards" : "setup.money-only");
    }
}

void Defaults::setDraft(const TableDraft& draft) {
    m_draft = draft;
    constexpr const char* names[] = {"setup.game", "setup.rulebook", "setup.seats", "setup.chips",      "setup.rake",
                                     "setup.ante", "setup.boards",   "setup.cards", "setup.kill-stakes"};
    const int rows = m_more ? static_cast<int>(std::size(kMoreNames)) : kRows;
    for (int i = 0; i < kRows; ++i) {
        Button* row = m_rows[static_cast<std::size_t>(i)];
        row->setVisible(i < rows);
        if (i < rows)
            row->setFace(m_more ? Face{valueOfMore(i), nameOf(kMoreNames[i])} : Face{value(i), nameOf(names[i])});
    }
    m_turn->setFace({nameOf("button.more"), {}, m_more ? Standing::Open : Standing::Ready});
}

void Defaults::step(int row) {
    if (m_more) {
        stepMore(row);
        setDraft(m_draft);
        Q_EMIT changed(m_draft);
        return;
    }
    switch (row) {
    case 0: Q_EMIT wantsGame(); return;
    case 1: m_draft.book = following(kBooks, m_draft.book); break;
    case 2: m_draft.seats = m_draft.seats == kSeats ? 2 : m_draft.seats + 1; break;
    case 3:
        m_draft.chips = (m_draft.chips + 1) % static_cast<int>(kChipSets);
        m_draft.unit = 0;  // of the chips that were
        break;
    case 4: m_draft.rake = (m_draft.rake + 1) % static_cast<int>(std::size(kRakes)); break;
    case 5: m_draft.antes = (m_draft.antes + 1) % 3; break;
    case 6: m_draft.boards = 3 - m_draft.boards; break;
    case kKillRow:
        if (!mayKill(m_draft.opened().stakes)) return;
        m_draft.kill = (m_draft.kill + 1) % kKills;
        break;
    default: m_draft.cards = !m_draft.cards; break;
    }
    setDraft(m_draft);
    Q_EMIT changed(m_draft);
}

void Defaults::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), step = std::min(60.0, (h - kHead - 88) / kLines);
    const double wide = w - 2 * kLeft, seats = std::floor(wide * 0.36);
    for (int i = 0; i < kLines; ++i) {
        const QRectF line(kLeft, kHead + 1 + i * step, wide, step);
        put(*m_rows[static_cast<std::size_t>(i)],
            i == kSeatsRow && !m_more ? line.adjusted(0, 0, seats - wide, 0) : line);
        if (i == kSeatsRow && !m_more) put(*m_rows[kKillRow], line.adjusted(seats + 16, 0, 0, 0));
    }
    const double half = (wide - 8) / 2;
    put(*m_helper, {kLeft, h - 77, half, 64});
    put(*m_turn, {kLeft + half + 8, h - 77, half, 64});
}

void Defaults::paintInside(QPainter& painter) {
    writeHead(painter, nameOf("caption.defaults"), sentence("caption.defaults"));
}

}  // namespace oddchip::ui
