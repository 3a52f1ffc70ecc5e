// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// explain: a hand told line by line, with rulings, sums and citations.
#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "app/cli_punto.h"
#include "app/cli_words.h"
#include "core/words/words.h"

namespace oddchip::cli {
namespace {

template <std::size_t N> Texts cited(const RuleList<N>& list, const HouseRules& rules) {
    Texts all;
    for (const RuleId rule : list.ids) {
        if (rule != RuleId::none) { all.push_back(std::string(name(rule)) + ": " + citations(rule, rules)); }
    }
    return all;
}

// The verdict as the history has it: "call 200".
std::string actionText(const Action& action) {
    std::string verb = write(Claim{claim::CountsAs{action.verb, action.to}, RuleId::none});
    return verb.substr(2);
}

// Tells what it is given, one paragraph an event.
class Explaining : public Follower {
public:
    void began(const HandBegan& began, const Table& now) override {
        m_number = 0;
        m_between = false;
        m_shares.clear();
        m_rules = began.rules;
        print(0, sentence("explain.hand", {std::to_string(++m_hands), write(began)}));
        print(1, sentence("explain.rules", {rulesText(began.rules)}));
        state(now);
    }

    void entered(const Table& now, const Entry& entry, const Ruling& ruling) override {
        eventLine(entry);
        told(ruling);
        owing(now, entry);
        m_between = m_between || (ofTheTable(entry) && isOver(now.hand));
        if (m_between) { return places(now); }
        if (isPushed(now.hand)) { return; }
        outcomes(now.hand);
        state(now);
    }

    void tableOpened(const TableOpened& opened, const Table& now) override {
        m_number = 0;
        m_rules = now.rules;
        print(0, sentence("explain.table", {write(opened)}));
        print(1, sentence("explain.rules", {rulesText(now.rules)}));
        flags(now.flags, 1);
    }

    void enteredAtTable(const Table& now, const Entry& entry, const Verdict& verdict) override {
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return refused(now, entry, *refusal); }
        eventLine(entry);
        told(std::get<Ruling>(verdict));
        owing(now, entry);
        places(now);
    }

    void refused(const Table&, const Entry& entry, const Refusal& refusal) override {
        print(0, sentence("explain.entry", {body(entry)}));
        print(1, refusalText(refusal));
    }

    void ended(const Log&, const Table& now, Broken) override {
        const char* const id = isOver(now.hand) ? "explain.ends" : "explain.so-far";
        for (const Seat seat : m_between ? SeatSet{} : now.hand.dealt) {  // who has what by then has been told
            const auto left = oddchip::stack(now.hand, seat);
            print(0, sentence(id, {text(seat), left ? text(*left) : "?"}));
        }
        std::cout << '\n';
    }

    bool shoe(const Punto& played) override {
        explainShoe(std::cout, played);
        for (const std::string& refused : m_refused) { std::cout << refused; }
        m_refused.clear();
        std::cout << '\n';
        return true;
    }
    void shoeRefused(const std::string& line, const Refusal& refusal, std::string_view id) override {
        m_refused.push_back(sentence("explain.entry", {line}) + "\n    " + refusalText(refusal, id) + '\n');
    }

private:
    static void print(int depth, const std::string& line) {
        std::cout << std::string(static_cast<std::size_t>(depth) * 4, ' ') << line << '\n';
    }

    void eventLine(const Entry& entry) {
        const auto* event = std::get_if<Event>(&entry.what);
        const bool numbered = event != nullptr && !isFloorLine(*event);
        print(0, numbered ? sentence("explain.event", {std::to_string(++m_number), body(entry)})
                          : sentence("explain.entry", {body(entry)}));
        if (entry.reason.empty()) { return; }
        const bool quoted = event != nullptr && std::holds_alternative<Version>(*event);  // what was said, not why
        print(1, quoted ? '"' + entry.reason + '"' : sentence("explain.reason", {entry.reason}));
    }

    static void flags(const RuleIds& raised, int depth) {
        for (const RuleId flag : raised.ids) {
            if (flag != RuleId::none) {
                print(depth, sentence("explain.flag", {std::string(name(flag)), nameOf(flag)}));
            }
        }
    }

    // Nothing in it is left to be won.
    static bool isOver(const Hand& hand) {
        const int all = pots(hand).size;
        for (int pot = 0; pot < all; ++pot) {
            if (!settled(hand, pot)) { return false; }
        }
        return toAct(hand).value == kNoSeat;
    }

    static bool isPushed(const Hand& hand) {
        const int all = pots(hand).size;
        for (int pot = 0; pot < all; ++pot) {
            if (!hand.awards[static_cast<std::size_t>(pot)].pushed) { return false; }
        }
        return all > 0;
    }

    static bool ofTheTable(const Entry& entry) {
        const auto* event = std::get_if<Event>(&entry.what);
        return event != nullptr && event->index() >= Event(Sat{}).index();
    }

    // What lies before the seats that are taken.
    static void places(const Table& now) {
        Texts all;
        for (const Seat seat : taken(now)) {
            const auto lies = oddchip::stack(now, seat);
            all.push_back(sentence("explain.place", {text(seat), lies ? text(*lies) : "?"}));
        }
        if (!all.empty()) { print(1, joined(all, "; ")); }
    }

    // What a seat has or owes besides, after an event about it between hands.
    static void owing(const Table& now, const Entry& entry) {
        if (!ofTheTable(entry)) { return; }
        const Seat seat = std::visit(
            [](const auto& happened) {
                if constexpr (requires { happened.seat; }) {
                    return happened.seat;
                } else {
                    return kNoSeat;
                }
            },
            std::get<Event>(entry.what));
        if (seat == kNoSeat || !now.places[seat].taken) { return; }
        const Place& place = now.places[seat];
        const auto& event = std::get<Event>(entry.what);
        const bool buysIn = std::holds_alternative<Sat>(event) || std::holds_alternative<Adds>(event);
        if (buysIn && place.minimum.count > 0) {
            print(1, asClaim(claim::SeatHas{claim::SeatSum::minimum, seat, place.minimum}));
        }
        if (place.behind.count > 0) { print(1, asClaim(claim::SeatHas{claim::SeatSum::behind, seat, place.behind})); }
        if (const Chips more = pending(now, seat); more.count > 0) {
            print(1, asClaim(claim::SeatHas{claim::SeatSum::pending, seat, more}));
        }
        if (place.owesBig || place.owesSmall) {
            print(1, asClaim(claim::OwesBlinds{seat, place.owesBig, place.owesSmall}));
        }
    }

    // What it counts as, by which rule and why, what goes back, what is flagged, what the floor is asked.
    void told(const Ruling& ruling) const {
        if (ruling.counts) {
            print(1, sentence("explain.counts", {text(ruling.counts->seat), actionText(*ruling.counts)}));
            if (ruling.change.count > 0) {
                print(1, sentence("say.back", {text(ruling.change), text(ruling.counts->seat)}));
            }
        }
        if (ruling.result == Result::clock) {
            print(1, asClaim(claim::ClockRuns{m_rules.clockSeconds}));
        } else if (ruling.result != Result::goesOn) {
            print(1, asClaim(claim::ComesTo{ruling.result}));
        }
        if (ruling.plan[0].kind != StepKind::none) { print(1, asClaim(claim::Plan{ruling.plan})); }
        bool first = true;
        for (const RuleId rule : ruling.rules.ids) {
            if (rule == RuleId::none) { continue; }
            const std::string why = first ? explained(ruling) : nameOf(rule);
            print(first ? 1 : 2, sentence(first ? "explain.by" : "explain.and",
                                          {std::string(name(rule)), why, citations(rule, m_rules)}));
            first = false;
        }
        flags(ruling.flags, 1);
        if (!ruling.asks.floor) { return; }
        asked(ruling.asks.about);
        for (const Action& choice : ruling.asks.choices) {
            if (choice.seat != kNoSeat) {
                print(2, sentence("explain.proposed", {text(choice.seat), actionText(choice)}));
            }
        }
    }

    void asked(RuleId about) const {
        print(1, sentence("explain.floor", {std::string(name(about)), nameOf(about), citations(about, m_rules)}));
    }

    // As the notation has it: "plan keep-burn, reshuffle-stub, deal flop".
    template <class What> static std::string asClaim(const What& what) {
        return write(Claim{what, RuleId::none}).substr(2);
    }

    static std::string explained(const Ruling& ruling) {
        Texts figures;
        for (const std::int64_t figure : ruling.figures) { figures.push_back(text(Chips{figure})); }
        const RuleId rule = ruling.rules.first();
        const Spoke spoke = ruling.asks.floor             ? Spoke::asked
                            : ruling.flags.contains(rule) ? Spoke::decided
                                                          : Spoke::kept;
        return explanation(name(rule), spoke, figures);
    }

    void outcomes(const Hand& hand) const {
        for (std::size_t i = 0; i < hand.outcomeCount; ++i) {
            const Outcome& outcome = hand.outcomes[i];
            const std::string seat = text(outcome.seat);
            if (outcome.kind == Outcome::Kind::stands) {
                print(1, sentence("say.stands", {seat, actionText(outcome.action())}));
            } else if (outcome.kind == Outcome::Kind::lapses) {
                print(1, sentence("say.lapses", {seat}));
            } else {
                asked(outcome.rule);
                print(2, sentence("explain.proposed", {seat, actionText(outcome.action())}));
            }
        }
    }

    void state(const Table& now) {
        const Hand& hand = now.hand;
        if (hand.now.back != kNoSeat) {
            print(1, sentence("say.back", {text(hand.now.returned), text(hand.now.back)}));
        }
        middle(hand);
        if (toAct(hand).value != kNoSeat) {
            choices(hand);
        } else {
            shares(hand);
        }
    }

    static void middle(const Hand& hand) {
        Chips front;
        for (const Seat seat : hand.dealt) { front += hand.now.in[seat]; }
        const Chips all = potTotal(hand);
        if (all.count > 0) { print(1, sentence("explain.sum", {text(all), text(front), text(all - front)})); }
        const Pots list = pots(hand);
        for (int i = 0; i < list.size && list.size > 1; ++i) {
            const Pot& pot = list.list[static_cast<std::size_t>(i)];
            print(2, sentence("explain.pot", {potName(i), text(pot.amount), text(pot.of)}));
        }
    }

    void choices(const Hand& hand) const {
        const std::string seat = text(toAct(hand).value);
        print(1, bringInDue(hand) ? sentence("explain.brings-in", {seat, text(hand.stakes.bringIn)})
                                  : sentence("explain.to-act", {seat, text(owes(hand).value)}));
        const auto [going, why] = raise(hand);
        const std::string rules = joined(cited(why, m_rules), ", ");
        const std::string most = going.unbounded ? "?" : text(going.most);
        if (going.verb == Verb::nothing) {
            print(2, sentence("explain.may-not", {why.empty() ? "" : nameOf(why.first()), rules}));
        } else {
            const std::string id = going.verb == Verb::bet     ? "explain.may-bet"
                                   : going.verb == Verb::raise ? "explain.may-raise"
                                                               : "explain.may-complete";
            print(2, sentence(id, {text(going.least), most, rules}));
        }
        if (hand.stakes.structure == Structure::potLimit) {
            const PotLimitSum sum = potLimitSum(hand);
            print(2, sentence("explain.pot-sum", {text(hand.now.level), text(sum.pot), text(sum.most)}));
        }
    }

    // Who has won what, once: what comes between hands changes nothing of it.
    void shares(const Hand& hand) {
        const Winnings won = winnings(hand);
        Texts all;
        for (const Seat seat : hand.dealt) {
            if (won.amount[seat].count == 0) { continue; }
            all.push_back(sentence("explain.wins", {text(seat), text(won.amount[seat]), text(won.odd[seat]),
                                                    joined(cited(won.rules[seat], m_rules), ", ")}));
        }
        if (all == m_shares) { return; }
        for (const std::string& share : all) { print(1, share); }
        m_shares = all;
    }

    Texts m_refused;  // at a table of Punto Banco
    int m_hands = 0, m_number = 0;
    HouseRules m_rules;
    bool m_between = false;  // something has happened at the table since the hand was over
    Texts m_shares;
};

int explainFile(const std::string& path) {
    const auto all = readAll(path);
    if (!all) { return unreadable; }
    Explaining follower;
    const RulesChosen own;
    std::vector<ReadError> troubles;
    const Broken broken = playNotation(*all, own, follower, troubles);
    complain(path, troubles);
    return broken == Broken::no ? fine : broken == Broken::refused ? wrong : unreadable;
}

}  // namespace

void addExplain(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("explain", "A hand line by line, with rulings, sums and citations");
    const auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *files, "A file of notation; '-' is standard input")->required();
    command->callback([files, &exit] {
        for (const std::string& file : *files) { worsen(exit, explainFile(file)); }
    });
}

}  // namespace oddchip::cli
