// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/pack.h"

#include <algorithm>
#include <array>

#include "core/archive/bytes.h"
#include "core/archive/reach.h"
#include "core/rules/decided.h"
#include "core/rules/stacks.h"

namespace oddchip {
namespace {

using archive::ByteReader;
using archive::ByteWriter;

enum Form : std::uint8_t { compact = 1, asText = 2 };
enum Extra : std::uint8_t { blinds = 1, straddles = 2, posts = 4, dead = 8, behind = 16, uncounted = 32 };
constexpr std::array kExtras{std::pair(blinds, &HandBegan::blinds), std::pair(straddles, &HandBegan::straddles),
                             std::pair(posts, &HandBegan::posts), std::pair(dead, &HandBegan::dead),
                             std::pair(behind, &HandBegan::behind)};

// Kinds of event that have a short form; the rest travels as a line.
enum Code : std::uint8_t { acted, said, putIn, tookBack, rested, dealt, street, board, shown, mucked, awarded, pushed };
constexpr std::uint8_t kLine = 255;

std::uint8_t seatAndVerb(Seat seat, Verb verb) {
    return static_cast<std::uint8_t>(number(seat) << 4 | static_cast<int>(verb));
}

void putAmount(ByteWriter& to, std::optional<Chips> amount) {
    to.number(amount ? static_cast<std::uint64_t>(amount->count) + 1 : 0);
}

void putCards(ByteWriter& to, const CardList& cards) {
    to.byte(cards.size);
    for (const Card card : cards) { to.byte(card.at); }
}

bool putShort(ByteWriter& to, const Event& event) {
    if (const auto* act = std::get_if<Acted>(&event)) {
        to.byte(acted);
        to.byte(seatAndVerb(act->seat, act->verb));
        putAmount(to, act->amount);
    } else if (const auto* words = std::get_if<Said>(&event)) {
        to.byte(said);
        to.byte(seatAndVerb(words->seat, words->verb));
        putAmount(to, words->amount);
    } else if (const auto* put = std::get_if<PutIn>(&event)) {
        to.byte(putIn);
        to.byte(static_cast<std::uint8_t>(number(put->seat) << 1 | (put->itemised ? 1 : 0)));
        std::size_t kinds = 0;
        while (kinds < put->chips.values.size() && put->chips.counts[kinds] > 0) { ++kinds; }
        to.byte(static_cast<std::uint8_t>(kinds));
        for (std::size_t i = 0; i < kinds; ++i) {
            to.number(static_cast<std::uint64_t>(put->chips.values[i].count));
            to.number(put->chips.counts[i]);
        }
    } else if (const auto* took = std::get_if<TookBack>(&event)) {
        to.byte(tookBack);
        to.byte(static_cast<std::uint8_t>(number(took->seat)));
        to.number(static_cast<std::uint64_t>(took->amount.count));
    } else if (const auto* rests = std::get_if<Rested>(&event)) {
        to.byte(rested);
        to.byte(static_cast<std::uint8_t>(number(rests->seat)));
    } else {
        return false;
    }
    return true;
}

bool putCardsOf(ByteWriter& to, const Event& event) {
    if (std::holds_alternative<StreetDealt>(event)) {
        to.byte(street);
    } else if (const auto* cards = std::get_if<BoardDealt>(&event)) {
        to.byte(board);
        to.byte(cards->board);
        putCards(to, cards->cards);
    } else if (const auto* hand = std::get_if<Dealt>(&event)) {
        to.byte(dealt);
        to.byte(static_cast<std::uint8_t>(number(hand->seat) << 1 | (hand->up ? 1 : 0)));
        putCards(to, hand->cards);
    } else if (const auto* shows = std::get_if<Shown>(&event)) {
        to.byte(shown);
        to.byte(static_cast<std::uint8_t>(number(shows->seat)));
        putCards(to, shows->cards);
    } else if (const auto* mucks = std::get_if<Mucked>(&event)) {
        to.byte(mucked);
        to.byte(static_cast<std::uint8_t>(number(mucks->seat)));
    } else if (const auto* award = std::get_if<Awarded>(&event)) {
        to.byte(awarded);
        to.byte(award->pot);
        to.byte(static_cast<std::uint8_t>(award->board << 4 | static_cast<int>(award->half)));
        to.number(award->seats.bits());
        to.byte(static_cast<std::uint8_t>(number(award->odd)));
    } else if (const auto* push = std::get_if<Pushed>(&event)) {
        to.byte(pushed);
        to.byte(push->pot ? static_cast<std::uint8_t>(*push->pot + 1) : 0);
    } else {
        return false;
    }
    return true;
}

void putEvent(ByteWriter& to, const Event& event) {
    if (putShort(to, event) || putCardsOf(to, event)) { return; }
    to.byte(kLine);
    to.text(write(event));
}

std::optional<Chips> takeAmount(ByteReader& from) {
    const std::uint64_t count = from.number();
    return count == 0 ? std::nullopt : std::optional(Chips{static_cast<std::int64_t>(count - 1)});
}

CardList takeCards(ByteReader& from) {
    CardList cards;
    const std::uint8_t size = from.byte();
    for (std::uint8_t i = 0; i < size && i < cards.cards.size(); ++i) {
        Card card;
        card.at = from.byte();
        cards.add(card);
    }
    return cards;
}

Seat takeSeat(ByteReader& from) { return seatAt(from.byte() & 15); }

PutIn takePutIn(ByteReader& from) {
    PutIn put;
    const std::uint8_t head = from.byte();
    put.seat = seatAt(head >> 1 & 15);
    put.itemised = (head & 1) != 0;
    const std::size_t kinds = std::min<std::size_t>(from.byte(), put.chips.values.size());
    for (std::size_t i = 0; i < kinds; ++i) {
        put.chips.values[i] = Chips{static_cast<std::int64_t>(from.number())};
        put.chips.counts[i] = static_cast<std::uint16_t>(from.number());
    }
    return put;
}

Awarded takeAwarded(ByteReader& from) {
    Awarded award{};
    award.pot = from.byte();
    const std::uint8_t part = from.byte();
    award.board = part >> 4;
    award.half = static_cast<Half>(part & 3);
    award.seats = SeatSet::ofBits(static_cast<std::uint16_t>(from.number()));
    award.odd = takeSeat(from);
    return award;
}

Event takeLine(ByteReader& from) {
    const auto read = readEvent(from.text());
    const auto* event = std::get_if<Event>(&read);
    if (event == nullptr) {
        from.spoil();
        return StreetDealt{};
    }
    return *event;
}

Event takeEvent(ByteReader& from) {
    const std::uint8_t code = from.byte();
    if (code == acted || code == said) {
        const std::uint8_t head = from.byte();
        const Seat seat = seatAt(head >> 4);
        const auto verb = static_cast<Verb>(head & 15);
        const auto amount = takeAmount(from);
        return code == acted ? Event(Acted{seat, verb, amount}) : Event(Said{seat, verb, amount});
    }
    if (code == putIn) { return takePutIn(from); }
    if (code == tookBack) {
        const Seat seat = takeSeat(from);
        return TookBack{seat, Chips{static_cast<std::int64_t>(from.number())}};
    }
    if (code == rested) { return Rested{takeSeat(from)}; }
    if (code == street) { return StreetDealt{}; }
    if (code == board) {
        const std::uint8_t which = from.byte();
        return BoardDealt{which, takeCards(from)};
    }
    if (code == dealt) {
        const std::uint8_t head = from.byte();
        return Dealt{seatAt(head >> 1 & 15), takeCards(from), (head & 1) != 0};
    }
    if (code == shown) {
        const Seat seat = takeSeat(from);
        return Shown{seat, takeCards(from)};
    }
    if (code == mucked) { return Mucked{takeSeat(from)}; }
    if (code == awarded) { return takeAwarded(from); }
    if (code == pushed) {
        const std::uint8_t pot = from.byte();
        return Pushed{pot == 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(pot - 1))};
    }
    if (code != kLine) { from.spoil(); }
    return takeLine(from);
}

// A stack that one kind of chip tells, as most records have it.
bool plain(const ChipList& stack) { return stack.counts[0] <= 1 && stack.counts[1] == 0; }

bool fitsShortForm(const HandFacts& facts) {
    const HandBegan& began = facts.began;
    if (began.late || began.rulesAt != 0) { return false; }
    for (const Seat seat : began.dealt) {
        if (!plain(began.stacks[seat])) { return false; }
    }
    return std::ranges::none_of(facts.events, [](const Live& live) { return live.decided.has_value(); });
}

void putBegan(ByteWriter& to, const HandBegan& began, Shared& shared) {
    to.number(static_cast<std::uint64_t>(shared.numberOf(began.rules)));
    to.number(static_cast<std::uint64_t>(shared.numberOf(began.stakes)));
    to.number(began.dealt.bits());
    for (const Seat seat : {began.button, began.small, began.big}) { to.byte(static_cast<std::uint8_t>(number(seat))); }
    for (const Seat seat : began.dealt) { to.number(static_cast<std::uint64_t>(began.stacks[seat].sum().count)); }
    std::uint8_t extras = began.uncounted.empty() ? 0 : static_cast<std::uint8_t>(uncounted);
    for (const auto& [bit, field] : kExtras) {
        if ((began.*field) != PerSeat<Chips>{}) { extras = static_cast<std::uint8_t>(extras | bit); }
    }
    to.byte(extras);
    if ((extras & uncounted) != 0) { to.number(began.uncounted.bits()); }
    for (const auto& [bit, field] : kExtras) {
        if ((extras & bit) == 0) { continue; }
        for (const Chips amount : (began.*field).values) { to.number(static_cast<std::uint64_t>(amount.count)); }
    }
}

bool takeBegan(ByteReader& from, const Shared& shared, HandBegan& began) {
    began = {};
    const std::uint64_t rules = from.number(), stakes = from.number();
    if (rules >= shared.rules.size() || stakes >= shared.stakes.size()) { return false; }
    began.rules = shared.rules[rules];
    began.stakes = shared.stakes[stakes];
    began.dealt = SeatSet::ofBits(static_cast<std::uint16_t>(from.number() & 0x7fe));
    began.button = takeSeat(from);
    began.small = takeSeat(from);
    began.big = takeSeat(from);
    for (const Seat seat : began.dealt) {
        began.stacks[seat].values[0] = Chips{static_cast<std::int64_t>(from.number())};
        began.stacks[seat].counts[0] = 1;
    }
    const std::uint8_t extras = from.byte();
    if ((extras & uncounted) != 0) {
        began.uncounted = SeatSet::ofBits(static_cast<std::uint16_t>(from.number() & 0x7fe));
        for (const Seat seat : began.uncounted) { began.stacks[seat] = {}; }
    }
    for (const auto& [bit, field] : kExtras) {
        if ((extras & bit) == 0) { continue; }
        for (Chips& amount : (began.*field).values) { amount = Chips{static_cast<std::int64_t>(from.number())}; }
    }
    return true;
}

void putEnd(ByteWriter& to, const HandFacts& facts) {
    for (const Seat seat : facts.began.dealt) { to.signedNumber(facts.net[seat].count); }
}

void takeEnd(ByteReader& from, HandFacts& facts) {
    facts.net = {};
    for (const Seat seat : facts.began.dealt) { facts.net[seat] = Chips{from.signedNumber()}; }
}

// Decisions cannot be told by an event alone: what they said stands beside it.
void putLines(ByteWriter& to, const HandFacts& facts, Shared& shared) {
    to.number(static_cast<std::uint64_t>(shared.numberOf(facts.began.rules)));
    to.text(write(facts.began));
    putEnd(to, facts);
    to.number(facts.events.size());
    for (const Live& live : facts.events) {
        to.byte(live.decided ? 1 : 0);
        if (live.decided) {
            const Action action = live.decided->counts.value_or(Action{});
            to.byte(seatAndVerb(action.seat, action.verb));
            to.number(static_cast<std::uint64_t>(action.to.count));
        }
        putEvent(to, live.event);
    }
}

bool takeLines(ByteReader& from, const Shared& shared, HandFacts& facts) {
    const std::uint64_t rules = from.number();
    if (rules >= shared.rules.size()) { return false; }
    Reading reading;
    reading.rules = shared.rules[rules];
    const auto read = readLine(from.text(), reading);
    const auto* items = std::get_if<std::vector<Item>>(&read);
    const auto* began = items != nullptr && items->size() == 1 ? std::get_if<HandBegan>(&items->front().what) : nullptr;
    if (began == nullptr) { return false; }
    facts.began = *began;
    takeEnd(from, facts);
    const std::uint64_t count = from.number();
    facts.events.clear();
    for (std::uint64_t i = 0; i < count && from.good(); ++i) {
        std::optional<Ruling> decided;
        if (from.byte() != 0) {
            const std::uint8_t head = from.byte();
            decided = decidedBy(
                {seatAt(head >> 4), static_cast<Verb>(head & 15), Chips{static_cast<std::int64_t>(from.number())}});
        }
        facts.events.push_back({takeEvent(from), decided});
    }
    return from.good();
}

bool isHandEvent(const Event& event) {
    return event.index() < Event(Sat{}).index() && !std::holds_alternative<FloorCalled>(event) &&
           !std::holds_alternative<Version>(event);
}

template <class T> int numbered(std::vector<T>& all, const T& wanted) {
    const auto found = std::find(all.rbegin(), all.rend(), wanted);
    if (found != all.rend()) { return static_cast<int>(all.rend() - found) - 1; }
    all.push_back(wanted);
    return static_cast<int>(all.size()) - 1;
}

}  // namespace

int Shared::numberOf(const HouseRules& wanted) { return numbered(rules, wanted); }
int Shared::numberOf(const Stakes& wanted) { return numbered(stakes, wanted); }

bool HandFacts::operator==(const HandFacts& other) const {
    return began == other.began && net == other.net &&
           std::ranges::equal(events, other.events, [](const Live& a, const Live& b) {
               return a.event == b.event && a.decided.has_value() == b.decided.has_value() &&
                      (!a.decided || a.decided->counts == b.decided->counts);
           });
}

std::optional<HandFacts> factsOf(const Log& log) {
    if (!log.hand) { return std::nullopt; }
    const auto standing = live(log.entries);
    const auto* all = std::get_if<std::vector<Live>>(&standing);
    if (all == nullptr) { return std::nullopt; }
    HandFacts facts;
    facts.began = *log.hand;
    facts.began.rulesAt = 0;
    Hand hand = begin(facts.began);
    for (const Live& one : *all) {
        if (!isHandEvent(one.event)) { continue; }
        const Verdict verdict = verdictOf(hand, one);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr) { continue; }  // what a table took is none of the hand's
        commit(hand, one.event, *ruling);
        facts.events.push_back(one);
    }
    const auto left = stacks(hand);
    for (const Seat seat : facts.began.dealt) {
        facts.net[seat] = left[seat].value_or(Chips{}) - facts.began.stacks[seat].sum();
    }
    return facts;
}

std::vector<std::uint8_t> pack(const HandFacts& facts, Shared& shared) {
    ByteWriter to;
    const bool fits = fitsShortForm(facts);
    const Reach reach = reachOf(facts);
    to.byte(fits ? compact : asText);
    to.byte(static_cast<std::uint8_t>(reach & 0xff));
    to.byte(static_cast<std::uint8_t>(reach >> 8));
    if (fits) {
        putBegan(to, facts.began, shared);
        putEnd(to, facts);
        to.number(facts.events.size());
        for (const Live& live : facts.events) { putEvent(to, live.event); }
    } else {
        putLines(to, facts, shared);
    }
    return to.take();
}

bool unpack(std::span<const std::uint8_t> bytes, const Shared& shared, HandFacts& facts) {
    ByteReader from(bytes);
    const std::uint8_t form = from.byte();
    from.byte();  // what it has, for those who glance at it
    from.byte();
    if (form == asText) { return takeLines(from, shared, facts); }
    if (form != compact || !takeBegan(from, shared, facts.began)) { return false; }
    takeEnd(from, facts);
    const std::uint64_t count = from.number();
    if (count > bytes.size()) { return false; }  // an event has a byte at least
    facts.events.resize(static_cast<std::size_t>(count));
    for (Live& live : facts.events) {
        live.event = takeEvent(from);
        live.decided.reset();
    }
    return from.good();
}

std::optional<Glance> glance(std::span<const std::uint8_t> bytes) {
    ByteReader from(bytes);
    const std::uint8_t form = from.byte();
    const std::uint8_t low = from.byte(), high = from.byte();
    const std::uint64_t rules = from.number();
    if (!from.good() || (form != compact && form != asText)) { return std::nullopt; }
    return Glance{static_cast<std::uint16_t>(low | high << 8), static_cast<std::size_t>(rules)};
}

}  // namespace oddchip
