// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/json.h"

#include <algorithm>

#include "core/records/json_writer.h"

namespace oddchip {
namespace {

std::string_view id(const Players& players, Seat seat) { return players.ids[seat]; }

void seatOrNull(JsonWriter& json, const Players& players, std::string_view key, Seat seat) {
    json.key(key);
    seat == kNoSeat ? json.null() : json.value(id(players, seat));
}

void winnersOf(JsonWriter& json, const Players& players, SeatSet of) {
    json.list("of", [&] {
        for (Seat seat : players.order) {
            if (of.contains(seat)) { json.value(id(players, seat)); }
        }
    });
}

void choice(JsonWriter& json, const Going& going, Verb verb, std::string_view key) {
    json.key(key);
    if (going.verb != verb) { return json.null(); }
    json.object([&] {
        json.pair("min", going.least);
        json.pair("max", going.unbounded ? std::nullopt : std::optional(going.most));
    });
}

std::string_view stateOf(const Hand& hand, Seat seat) {
    if (!hand.now.live.contains(seat)) { return "folded"; }
    const bool back = !hand.now.uncounted.contains(seat) && playable(hand, seat) > Chips{};  // what nobody called
    return hand.now.allIn.contains(seat) && !back ? "all-in" : "in";
}

// The bring-in that the seat to act has to post; 0: none is due.
Chips bringInOwed(const Hand& hand) {
    const bool due = hand.now.turn != kNoSeat && bringInDue(hand);
    return due ? least(hand.stakes.bringIn, playable(hand, hand.now.turn)) : Chips{};
}

// When all others have mucked the hand is over, yet the last one's turn to show has come.
Seat showsNext(const Hand& hand) {
    const Seat next = toShow(hand);
    const SeatSet left = hand.now.live - hand.shown - hand.mucked;
    return next == kNoSeat && left.size() == 1 && !hand.mucked.empty() ? left.first() : next;
}

void appendChoices(JsonWriter& json, const Players& players, const Hand& hand) {
    const Seat turn = toAct(hand).value;
    const Chips bringIn = bringInOwed(hand);
    const bool decides = turn != kNoSeat && bringIn == Chips{};
    const Going going = turn == kNoSeat ? Going{} : raise(hand).value;
    seatOrNull(json, players, "to_act", turn);
    json.pair("to_call", decides ? std::optional(owes(hand).value) : std::nullopt);
    choice(json, going, Verb::bet, "bet");
    choice(json, going, Verb::raise, "raise");
    choice(json, going, Verb::complete, "complete");
    json.pair("bring_in", bringIn == Chips{} ? std::nullopt : std::optional(bringIn));
    json.pair("can_check", decides && canCheck(hand));
    seatOrNull(json, players, "to_show", showsNext(hand));
}

// As stack() has it, the winnings being told once for all seats.
std::optional<Chips> stackWith(const Hand& hand, const Winnings& won, Seat seat) {
    if (hand.now.uncounted.contains(seat)) { return {}; }
    return hand.now.stack[seat] + won.amount[seat];
}

void appendPlayer(JsonWriter& json, const Players& players, const Hand& hand, const Winnings& won, Seat seat) {
    const std::optional<Chips> now = stackWith(hand, won, seat);
    json.object([&] {
        json.pair("id", id(players, seat));
        json.pair("seat", number(seat));
        json.pair("start", now ? std::optional(hand.start[seat]) : std::nullopt);
        json.pair("stack", now);
        json.pair("net", now ? std::optional(*now - hand.start[seat]) : std::nullopt);
        json.pair("state", stateOf(hand, seat));
    });
}

void appendAward(JsonWriter& json, const Players& players, const Hand& hand, const Won& won) {
    json.object([&] {
        json.pair("to", id(players, won.seat));
        json.pair("amount", won.amount);
        json.pair("odd", won.odd);
        json.pair("share", won.half == Half::low ? "low" : "high");
        if (hand.stakes.boards > 1 || hand.runouts > 0) { json.pair("board", std::max<int>(won.board, 1)); }
    });
}

// The awards of a pot add up to its amount: what the house takes is no longer in it.
void appendPot(JsonWriter& json, const Players& players, const Hand& hand, const Winnings& won, int number,
               const Pot& pot) {
    const Chips house = number == 0 ? won.rake + won.jackpot : Chips{};
    json.object([&] {
        json.pair("name", potName(number));
        json.pair("amount", pot.amount - house);
        winnersOf(json, players, pot.of);
        json.list("awards", [&] {
            for (const Won& part : won) {
                if (part.pot == number) { appendAward(json, players, hand, part); }
            }
        });
    });
}

// Whether the event simply was what it was called.
bool plain(const Event& event, const Ruling& ruling) {
    if (!ruling.flags.empty() || ruling.asks.floor || ruling.change != Chips{} || !ruling.dies.empty() ||
        ruling.result != Result::goesOn) {
        return false;
    }
    if (!ruling.counts) { return true; }
    const auto* const acted = std::get_if<Acted>(&event);
    return acted != nullptr && acted->verb == ruling.counts->verb &&
           (!acted->amount || acted->verb == Verb::allIn || *acted->amount == ruling.counts->to);
}

std::string_view word(Verb verb) {
    switch (verb) {
    case Verb::nothing: return "nothing";
    case Verb::fold: return "fold";
    case Verb::check: return "check";
    case Verb::call: return "call";
    case Verb::bet: return "bet";
    case Verb::raise: return "raise";
    case Verb::complete: return "complete";
    case Verb::allIn: return "all-in";
    case Verb::bringIn: return "bring-in";
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;  // said, but nothing that an act can count as
    }
    return "time";
}

bool hasAmount(Verb verb) {
    return verb != Verb::nothing && verb != Verb::fold && verb != Verb::check && verb != Verb::time;
}

}  // namespace

Players playersOf(SeatSet dealt, char letter) {
    Players players;
    for (Seat seat : dealt) {
        players.order.push_back(seat);
        players.ids[seat] = letter + std::to_string(number(seat));
    }
    return players;
}

void appendStep(std::string& to, const StepHead& head, const Players& players, const Hand& hand,
                std::string_view rulings) {
    const Winnings won = hand.now.turn == kNoSeat ? winnings(hand) : Winnings{};
    JsonWriter json(to);
    json.object([&] {
        json.pair("type", "step");
        json.pair("index", head.index);
        json.pair("n", head.n);
        json.key("event");
        head.event ? json.value(*head.event) : json.null();
        if (head.refused) { json.pair("refused", name(head.refused->reason)); }
        json.pair("street", name(street(hand)));
        appendChoices(json, players, hand);
        json.list("pots", [&] {
            int number = 0;
            for (const Pot& pot : pots(hand)) {
                json.object([&] {
                    json.pair("name", potName(number++));
                    json.pair("amount", pot.amount);
                    winnersOf(json, players, pot.of);
                });
            }
        });
        json.list("players", [&] {
            for (Seat seat : players.order) {
                json.object([&] {
                    json.pair("id", id(players, seat));
                    json.pair("stack", stackWith(hand, won, seat));
                    json.pair("in", hand.now.in[seat]);
                    json.pair("state", stateOf(hand, seat));
                });
            }
        });
        json.list("rulings", [&] { json.plain(rulings); });
    });
    to += '\n';
}

void appendRuling(std::string& list, const Players& players, const Hand& after, const Event& event,
                  const Ruling& ruling) {
    if (plain(event, ruling)) { return; }
    if (!list.empty()) { list += ','; }
    const RuleId rule = !ruling.rules.empty() ? ruling.rules.first()
                        : ruling.asks.floor   ? ruling.asks.about
                                              : ruling.flags.first();
    const bool amount = ruling.counts && hasAmount(ruling.counts->verb);
    JsonWriter json(list);
    json.object([&] {
        json.key("rule");
        rule == RuleId::none ? json.null() : json.value(name(rule));
        seatOrNull(json, players, "seat", ruling.counts ? ruling.counts->seat : kNoSeat);
        json.key("counts");
        ruling.counts ? json.value(word(ruling.counts->verb)) : json.null();
        json.pair("amount", amount ? std::optional(ruling.counts->to) : std::nullopt);
        json.pair("floor", ruling.asks.floor);
        json.list("flags", [&] {
            for (RuleId flag : ruling.flags.ids) {
                if (flag != RuleId::none) { json.value(name(flag)); }
            }
        });
        json.list("cites", [&] {
            for (const Citation& cited : cites(rule, after.rules)) {
                json.value(std::string(shortName(cited.source)) + ' ' + std::string(cited.rule));
            }
        });
    });
}

std::string_view name(HandStatus status) {
    switch (status) {
    case HandStatus::over: return "over";
    case HandStatus::open: return "open";
    case HandStatus::misdeal: return "misdeal";
    case HandStatus::voided: return "void";
    case HandStatus::differs: return "differs";
    case HandStatus::refused: return "refused";
    case HandStatus::error: break;
    }
    return "error";
}

HandStatus statusOf(const Hand& hand) {
    if (hand.misdealt) { return HandStatus::misdeal; }
    if (hand.isVoid) { return HandStatus::voided; }
    const bool held = std::ranges::any_of(hand.awards, [](const PotAward& award) { return award.held; });
    return street(hand) == StreetId::over && !held ? HandStatus::over : HandStatus::open;
}

// An act that goes on gives back anew; other events while the round stays closed leave standing what went back.
void Returned::note(const Hand& hand) {
    const bool same = hand.street == m_street, undone = hand.misdealt || hand.isVoid;
    if (same && !undone && hand.now.back == kNoSeat && hand.now.turn == kNoSeat) { return; }
    if (m_seat != kNoSeat && !same) { m_earlier[m_seat] += m_amount; }
    m_seat = undone ? kNoSeat : hand.now.back;
    m_amount = hand.now.returned;
    m_street = hand.street;
}

PerSeat<Chips> Returned::amounts() const {
    PerSeat<Chips> all = m_earlier;
    if (m_seat != kNoSeat) { all[m_seat] += m_amount; }
    return all;
}

void appendHand(std::string& to, const HandHead& head, const Players& players, const Hand& hand,
                const PerSeat<Chips>& returned, std::string_view rulings) {
    JsonWriter json(to);
    const Winnings won = winnings(hand);
    json.object([&] {
        json.pair("type", "hand");
        json.pair("file", head.file);
        json.pair("index", head.index);
        json.pair("game", std::string(name(hand.stakes.structure)) + ' ' + std::string(form(hand.stakes.form).key));
        json.pair("rules", head.rules);
        json.pair("status", name(head.status));
        json.list("players", [&] {
            for (Seat seat : players.order) { appendPlayer(json, players, hand, won, seat); }
        });
        json.list("pots", [&] {
            int number = 0;
            for (const Pot& pot : pots(hand)) { appendPot(json, players, hand, won, number++, pot); }
        });
        json.list("returned", [&] {
            for (Seat seat : players.order) {
                if (returned[seat] == Chips{}) { continue; }
                json.object([&] {
                    json.pair("to", id(players, seat));
                    json.pair("amount", returned[seat]);
                });
            }
        });
        json.pair("rake", won.rake);
        json.list("rulings", [&] { json.plain(rulings); });
    });
    to += '\n';
}

void appendUnreadHand(std::string& to, std::string_view file, int index) {
    JsonWriter json(to);
    const auto nothing = [] {};
    json.object([&] {
        json.pair("type", "hand");
        json.pair("file", file);
        json.pair("index", index);
        json.key("game");
        json.null();
        json.key("rules");
        json.null();
        json.pair("status", name(HandStatus::error));
        json.list("players", nothing);
        json.list("pots", nothing);
        json.list("returned", nothing);
        json.pair("rake", Chips{});
        json.list("rulings", nothing);
    });
    to += '\n';
}

}  // namespace oddchip
