// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// A whole hand: how it goes, and what the dealer is asked on the way.
#include "core/practice/deal.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/practice/deal_players.h"
#include "core/practice/deal_story.h"
#include "core/practice/drills.h"

namespace oddchip::practice {
namespace {

constexpr int kMostTries = 5000;
constexpr std::size_t kLeastAsked = 6, kMostAsked = 16, kMostTold = 6;

const Skill& rowOf(std::string_view id) {
    const auto own = std::ranges::find(dealSkills(), id, &Skill::id);
    return own != dealSkills().end() ? *own : *skillNamed(id);
}

bool highLow(const Hand& hand) { return form(hand.stakes.form).low.has_value(); }

// ---- one hand ------------------------------------------------------------------------------------------------------

class Dealing {
public:
    Dealing(Dice& dice, Deal& deal, const HouseRules& rules) : m_dice(dice), m_deal(deal), m_scene(dice, m_run) {
        m_run.level = deal.level;
        m_run.rules = rules;
    }

    bool play() {
        if (!sitDown() || !dealHands()) { return false; }
        while (true) {
            while (m_scene.turn() != kNoSeat) {
                if (!act()) { return false; }
            }
            if (hand().over) { return finished(); }
            potsAsked();
            if (!cardsToCome(hand())) { return showdown() && finished(); }
            if (!nextStreet()) { return false; }
        }
    }

private:
    const Hand& hand() const { return m_scene.hand(); }

    bool finished() {
        m_deal.began = *m_run.began;
        m_deal.log = m_run.events;
        return m_deal.asked.size() >= kLeastAsked && m_deal.asked.size() <= kMostAsked;
    }

    bool sitDown() {
        const int level = m_deal.level;
        const bool omaha = level == 4 || (level == 3 && m_dice.chance(50));
        const bool split = level == 4 && m_dice.chance(50);
        m_scene.stakes(omaha ? Structure::potLimit : Structure::noLimit, split   ? FormId::omaha8
                                                                         : omaha ? FormId::omaha
                                                                                 : FormId::holdem);
        m_scene.seats(3 + level, 5 + level);
        m_scene.stacks(40, 120);
        for (const Seat seat : m_dice.some(m_scene.began().dealt, level)) {
            m_scene.stack(seat, m_scene.someStack(5, 25));
        }
        for (const Seat seat : m_scene.began().dealt) { m_tempers[seat] = static_cast<Temper>(m_dice.between(0, 2)); }
        m_irregular = 1 + level / 2;
        return m_scene.begin();
    }

    // A card that the dealer has turned over by mistake may end the deal before it has begun.
    bool dealHands() {
        Deck deck(m_dice);
        if (m_dice.chance(20)) {
            Question asked = moment("cards-misdeal");
            Scene scene(m_dice, asked);
            if (exposedActs(scene, deck)) {
                const bool misdeal = choiceOf(asked) == "drill.misdeal";
                ask(asked);
                if (misdeal) {
                    m_story.add(text("deal.anew"));
                    deck = Deck(m_dice);
                } else if (!enter(asked.acts)) {
                    return false;
                }
            }
        }
        m_deck = deck;
        return m_scene.dealHands(m_deck);
    }

    static std::string_view choiceOf(const Question& question) {
        const int choice = answerTo(question).choice;
        return choice < 0 ? std::string_view() : question.choices[static_cast<std::size_t>(choice)].id;
    }

    bool nextStreet() {
        if (m_scene.turn() == kNoSeat && !bettingOver(hand()) && m_dice.chance(35)) {
            Question asked = moment("words-announce");
            Scene scene(m_dice, asked);
            if (announceStreet(scene)) { ask(asked); }
        }
        if (!m_scene.dealStreet(m_deck)) { return false; }
        m_story.addBoard(hand(), std::get<BoardDealt>(m_run.events.back()));
        return true;
    }

    // ---- what is asked ---------------------------------------------------------------------------------------------

    // The facts as they are now, to be asked about as a question of that skill.
    Question moment(std::string_view skill) {
        Question now = m_run;
        now.skill = &rowOf(skill);
        now.level = std::min(m_deal.level, now.skill->levels);
        now.seed = m_deal.seed;
        now.faceDown = true;
        return now;
    }

    void ask(Question& question) {
        std::vector<Text> lines = m_story.takeLast(kMostTold);
        lines.insert(lines.end(), question.told.begin(), question.told.end());
        question.told = std::move(lines);
        m_deal.asked.push_back(question);
    }

    bool enter(const std::vector<Event>& acts) {
        return std::ranges::all_of(acts, [this](const Event& event) {
            return std::holds_alternative<MisdealCalled>(event) || m_scene.enter(event);
        });
    }

    void potsAsked() {
        const Pots list = pots(hand());
        const bool last = !cardsToCome(hand());
        const bool shorts = !(hand().now.allIn & hand().now.live).empty();
        if (hand().now.live.size() < 2 || potTotal(hand()) == m_potsOf || (!last && !(shorts && list.size > 1))) {
            return;
        }
        m_potsOf = potTotal(hand());
        Question asked = moment("deal-pots");
        asked.asks = text("drill.ask-pots");
        asked.among = hand().dealt;
        ask(asked);
    }

    // What the dealer is asked, or has to know, before the seat to act has done anything.
    void aside() {
        if (m_asides == 0) { return; }
        const Going going = raise(hand()).value;
        const Seat seat = m_scene.turn();
        if (hand().now.shortAllIns > 0 && hand().now.acted.contains(seat) && !hand().now.barred.contains(seat) &&
            m_dice.chance(70)) {
            Question asked = moment("bet-who-raises");
            Scene scene(m_dice, asked);
            if (mayRaiseAsked(scene)) { return asideAsked(asked); }
        }
        if (hand().stakes.structure == Structure::potLimit && m_dice.chance(35)) {
            Question asked = moment(going.verb == Verb::bet ? "pot-limit-open" : "pot-limit-raises");
            Scene scene(m_dice, asked);
            if (potLimitAsked(scene)) { return asideAsked(asked); }
        }
        if (hand().now.in[seat].count > 0 && owes(hand()).value.count > 0 && hand().now.aggressor != kNoSeat &&
            m_dice.chance(35)) {
            Question asked = moment("chips-call");
            asked.asks = text("drill.ask-owes", {seat});
            return asideAsked(asked);
        }
        if (going.verb == Verb::raise && going.least < going.most && hand().now.aggressor != kNoSeat &&
            m_dice.chance(30)) {
            Question asked = moment("bet-least-raise");
            asked.asks = text("drill.ask-least-raise", {seat});
            return asideAsked(asked);
        }
    }
    void asideAsked(Question& question) {
        --m_asides;
        ask(question);
    }

    // ---- what the players do ---------------------------------------------------------------------------------------

    bool act() {
        aside();
        if (m_irregular > 0 && m_dice.chance(22) && irregular()) { return true; }
        return regular();
    }

    using Acts = bool (*)(Scene&);
    struct Way {
        std::string_view skill;
        Acts acts;
        bool unasked;  // also where there is nothing to call
    };
    bool irregular() {
        static constexpr std::array<Way, 7> kWays{{{"rule-string", stringActs, false},
                                                   {"rule-one-chip", oneChipActs, false},
                                                   {"rule-several", severalActs, false},
                                                   {"rule-prior", priorActs, false},
                                                   {"rule-words", wordsActs, false},
                                                   {"rule-words", tooLittleActs, true},
                                                   {"rule-out-of-turn", earlyActs, true}}};
        for (int tries = 0; tries < 6; ++tries) {
            const Way& way = m_dice.of(kWays);
            const bool faces = owes(hand()).value.count > 0 || hand().now.level.count == 0;  // not the option
            if (!way.unasked && !faces) { continue; }
            Question asked = moment(way.skill);
            Scene scene(m_dice, asked);
            if (!way.acts(scene) || reachesTheMost(asked)) { continue; }
            asked.table = m_run.table;
            --m_irregular;
            ask(asked);
            return enter(asked.acts);
        }
        return false;
    }

    // What is cut down to the most that may be bet is a question of its own.
    bool reachesTheMost(const Question& asked) const {
        Verdict last;
        (void)afterActs(asked, &last);
        const auto* ruling = std::get_if<Ruling>(&last);
        return ruling == nullptr || (ruling->counts && ruling->counts->to >= raise(hand()).value.most);
    }

    bool regular() {
        const Style style = styleOf(hand(), m_scene.turn(), m_tempers[m_scene.turn()]);
        Question after = m_run;
        Scene scene(m_dice, after);
        if (!scene.act(style)) { return false; }
        const auto acted = std::get<Acted>(after.events.back());
        if (after.table.hand.over) { return pushToLast(acted); }
        if (m_announces > 0 && m_dice.chance(45) && announced(acted)) { return true; }
        m_story.add(acted);
        return m_scene.enter(acted);
    }

    // A bet, raise or call that is only said, and that the dealer has to tell the table.
    bool announced(const Acted& acted) {
        const Chips level = hand().now.level;
        Said act{acted.seat, acted.verb, acted.amount};
        Chips to = raise(hand()).value.least;
        if (acted.verb == Verb::raise) {
            to = *acted.amount;
            if (m_dice.chance(50)) { act = {acted.seat, Verb::raiseBy, to - level}; }
        } else if (acted.verb == Verb::bet) {
            to = *acted.amount;
        } else if (acted.verb != Verb::call) {
            return false;
        }
        Question asked = moment("words-announce");
        Scene scene(m_dice, asked);
        if (!announceActs(scene, act, to)) { return false; }
        --m_announces;
        ask(asked);
        return enter(asked.acts);
    }

    // Everybody else has folded.
    bool pushToLast(const Acted& acted) {
        Question asked = moment("deal-push");
        asked.acts = {acted};
        asked.told = {told(acted)};
        asked.asks = text("deal.ask-push");
        asked.among = hand().now.live;
        ask(asked);
        return m_scene.enter(acted);
    }

    // ---- the showdown ----------------------------------------------------------------------------------------------

    bool showdown() {
        if (hand().now.live.size() < 2) { return false; }
        if (showsFirst(hand()).value != kNoSeat && m_dice.chance(60)) {
            Question asked = moment("show-first");
            asked.asks = text("drill.ask-shows");
            asked.among = hand().now.live;
            ask(asked);
        }
        const Question tabled = withHands();
        const Hand after = afterActs(tabled).hand;
        if (!after.over) { return false; }
        read(tabled, after);
        Question push = tabled;
        push.skill = &rowOf("deal-push");
        push.asks = text("deal.ask-push");
        ask(push);
        return enter(tabled.acts);
    }

    Question withHands() {
        Question asked = moment("deal-push");
        asked.faceDown = false;
        asked.among = hand().now.live;
        for (const Seat seat : hand().now.live) {
            const HoleCards& hole = hand().hole[seat];
            CardList cards;
            for (std::size_t i = 0; i < hole.size; ++i) { cards.add(hole.cards[i]); }
            asked.acts.emplace_back(Shown{seat, cards});
        }
        return asked;
    }

    void read(const Question& tabled, const Hand& after) {
        const Pots list = pots(hand());
        const auto asked = [&](std::string_view skill, std::string_view asks) {
            Question question = tabled;
            question.skill = &rowOf(skill);
            question.asks = text(asks);
            ask(question);
        };
        if (highLow(hand())) {
            if (list.size == 1) { asked("read-omaha-8", "drill.ask-halves"); }
            return;
        }
        const Winnings won = winnings(after);
        const bool loses = std::ranges::any_of(
            tabled.acts, [&](const Event& act) { return won.amount[std::get<Shown>(act).seat].count == 0; });
        if (loses) { asked("show-kill", "drill.ask-kill"); }
        if (list.size > 1) { asked("show-push", "drill.ask-push"); }
    }

    Dice& m_dice;
    Deal& m_deal;
    Question m_run;
    Scene m_scene;
    Deck m_deck{m_dice};
    Story m_story;
    PerSeat<Temper> m_tempers;
    Chips m_potsOf;  // the money whose pots were asked for last
    int m_irregular = 1, m_announces = 3, m_asides = 3;
};

// ---- the skills of a whole hand ------------------------------------------------------------------------------------

bool never(Dice&, Question&) { return false; }
Answer potsOf(const Question& q) { return skillNamed("pots-two")->answer(q); }
Explanation explainPots(const Question& q) { return skillNamed("pots-two")->explain(q); }
Answer sharesOf(const Question& q) { return skillNamed("split-odd-chip")->answer(q); }

Explanation explainShares(const Question& q) {
    const Hand hand = afterActs(q).hand;
    Explanation all = skillNamed("split-odd-chip")->explain(q);
    if (hand.now.live.size() == 1) {
        const Seat last = hand.now.live.first();
        all.rules.insert(all.rules.begin(), RuleId::uncalledReturned);
        all.steps = potSteps(hand);
        all.say = text("say.wins", {last});
        return all;
    }
    if (all.rules.empty()) { all.rules = {RuleId::cardsSpeak}; }
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"deal-pots", Group::pots,     Kind::pots,   25, 4, always, never, potsOf,   explainPots},
    {"deal-push", Group::showdown, Kind::shares, 20, 4, always, never, sharesOf, explainShares},
};
// clang-format on

}  // namespace

std::span<const Skill> dealSkills() { return kSkills; }

Deal dealOf(std::uint64_t seed, int level, const HouseRules& rules) {
    const int within = std::clamp(level, 1, kDealLevels);
    Dice dice(seed ^ 0xDEA1DEA1u ^ static_cast<std::uint64_t>(within) << 56);
    for (int tries = 0; tries < kMostTries; ++tries) {
        Deal deal;
        deal.seed = seed;
        deal.level = within;
        if (Dealing(dice, deal, rules).play()) { return deal; }
    }
    assert(false);  // players who never play a hand to its end
    return {};
}

DealScore scored(const Deal& deal, std::span<const ItemAnswered> answers) {
    DealScore score;
    score.of = static_cast<int>(deal.asked.size());
    for (const ItemAnswered& one : answers) {
        score.right += one.right ? 1 : 0;
        score.ms += one.ms;
    }
    return score;
}

int dealLevelOf(const Training& training) {
    int level = 1;
    for (const Kept& one : training.deals) {
        const auto& deal = std::get<DealPlayed>(one.note);
        if (deal.right * 10 >= deal.of * 9) {
            level = std::min(kDealLevels, deal.level + 1);
        } else {
            level = std::max(1, deal.right * 10 < deal.of * 6 ? deal.level - 1 : deal.level);
        }
    }
    return level;
}

}  // namespace oddchip::practice
