// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What a hand starts from, gathered from the lines that post.
#include "core/records/pokerstars_setup.h"

#include <algorithm>
#include <numeric>

#include "core/records/play.h"

namespace oddchip::pokerstars {
namespace {

class Setup {
public:
    explicit Setup(const Facts& facts) : m_facts(facts) {}

    HandBegan began() {
        m_began.stakes.structure = m_facts.structure;
        m_began.stakes.form = m_facts.form;
        seats();
        for (const Line& line : m_facts.lines) {
            if (line.kind == Kind::deadAnte) { m_deadAnte = most(m_deadAnte, line.amount); }
        }
        for (const Line& line : m_facts.lines) { post(line); }
        antes();
        absentBlinds();
        bets();
        button();
        m_began.stakes.unit = unit();
        m_began.stakes.chips[0] = m_began.stakes.unit;
        if (m_facts.rake > Chips{}) { m_began.stakes.rake = {.perMyriad = 10000, .cap = m_facts.rake}; }
        hold();
        admitStraddles(m_began);
        return m_began;
    }

private:
    bool fixed() const { return m_facts.structure == Structure::limit; }
    bool stud() const { return form(m_facts.form).bringIn; }
    [[noreturn]] static void fail(int line, std::string what) { throw ReadError{line, std::move(what)}; }

    // Who does anything was dealt in; who only sits there was not.
    void seats() {
        for (const Line& line : m_facts.lines) {
            if (line.seat != kNoSeat) { m_began.dealt.insert(line.seat); }
        }
        for (const Player& player : m_facts.players) {
            if (!m_began.dealt.contains(player.seat)) { continue; }
            if (!player.stack) {
                m_began.uncounted.insert(player.seat);
            } else if (*player.stack <= Chips{}) {
                fail(player.line, "a player who is dealt in has no chips");
            } else {
                m_began.stacks[player.seat].values[0] = *player.stack;
                m_began.stacks[player.seat].counts[0] = 1;
            }
        }
        if (m_began.dealt.size() < 2) { fail(m_facts.line, "fewer than two players are dealt in"); }
    }

    // The blind of a game, where a player who posts it has too few chips for all of it.
    static Chips whole(const Line& line, Chips usual) { return line.allIn ? most(line.amount, usual) : line.amount; }

    Chips smallAmount() const {
        if (!fixed()) { return m_facts.lower; }
        const bool whole = m_facts.lower.count % 100 == 0;  // then so is the half of it
        return wholeUnits(Chips{m_facts.lower.count / 2}, Chips{whole ? 100 : 1});
    }
    Chips bigAmount() const { return fixed() ? m_facts.lower : m_facts.upper; }

    void post(const Line& line) {
        Stakes& stakes = m_began.stakes;
        switch (line.kind) {
        case Kind::small:
            if (m_began.small != kNoSeat || m_began.big != kNoSeat) {
                m_began.dead[line.seat] += line.amount;
            } else {
                m_began.small = line.seat;
                stakes.small = whole(line, smallAmount());
            }
            return;
        case Kind::big:
            if (m_began.big != kNoSeat) {
                m_began.posts[line.seat] += whole(line, bigAmount());
            } else {
                m_began.big = line.seat;
                stakes.big = whole(line, bigAmount());
            }
            return;
        case Kind::smallAndBig:
            m_began.posts[line.seat] += least(line.amount, bigAmount());
            m_began.dead[line.seat] += line.amount - least(line.amount, bigAmount());
            return;
        case Kind::blind: m_began.blinds[line.seat] = whole(line, bigAmount()); return;
        case Kind::straddle: m_began.straddles[line.seat] = whole(line, bigAmount() * 2); return;
        case Kind::dead: m_began.dead[line.seat] += line.amount; return;
        case Kind::deadAnte: m_began.dead[line.seat] += whole(line, m_deadAnte); return;
        case Kind::ante:
        case Kind::dealt:
        case Kind::fold:
        case Kind::check:
        case Kind::call:
        case Kind::bet:
        case Kind::raise:
        case Kind::bringIn:
        case Kind::draw:
        case Kind::standPat:
        case Kind::show:
        case Kind::muck:
        case Kind::street:
        case Kind::returned:
        case Kind::collected: return;
        }
    }

    // An ante of every seat, or of the big blind alone for all.
    void antes() {
        SeatSet payers;
        Chips ante;
        for (const Line& line : m_facts.lines) {
            if (line.kind != Kind::ante) { continue; }
            payers.insert(line.seat);
            ante = most(ante, line.amount);
        }
        if (payers.empty()) { return; }
        if (payers == SeatSet{m_began.big}) {
            m_began.stakes.bigBlindAnte = ante;
            return;
        }
        for (const Line& line : m_facts.lines) {
            if (line.kind != Kind::ante) { continue; }
            const bool all = payers == m_began.dealt && (line.amount == ante || line.allIn);
            if (all) { continue; }
            fail(line.number, "an ante that is not everybody's: '" + shown(line.text) + "'");
        }
        m_began.stakes.ante = ante;
    }

    // Of whom the ante took all, no blind is told.
    void absentBlinds() {
        if (stud() || m_facts.button == kNoSeat || m_began.blinds != PerSeat<Chips>{}) { return; }
        const auto spent = [&](Seat seat) {
            return std::ranges::any_of(m_facts.lines, [&](const Line& line) {
                return line.seat == seat && line.allIn && (line.kind == Kind::ante || line.kind == Kind::deadAnte);
            });
        };
        if (m_facts.form == FormId::shortDeck) {
            if (spent(m_facts.button)) { m_began.blinds[m_facts.button] = m_facts.upper; }
            return;
        }
        const Seat small = usualSmall(m_began.dealt, m_facts.button), big = usualBig(m_began.dealt, m_facts.button);
        if (m_began.small == kNoSeat && spent(small)) {
            m_began.small = small;
            m_began.stakes.small = smallAmount();
        }
        if (m_began.big == kNoSeat && spent(big)) {
            m_began.big = big;
            m_began.stakes.big = bigAmount();
        }
    }

    void bets() {
        Stakes& stakes = m_began.stakes;
        if (fixed()) {
            stakes.smallBet = m_facts.lower;
            stakes.bigBet = m_facts.upper;
            if (stakes.smallBet <= Chips{}) { fail(m_facts.line, "a bet of nothing"); }
        } else if (stakes.big == Chips{}) {
            stakes.minBet = m_facts.upper;
        }
        if (!stud()) { return; }
        for (const Line& line : m_facts.lines) {
            if (line.kind == Kind::bringIn) { stakes.bringIn = broughtIn(line); }
        }
        if (stakes.bringIn == Chips{}) { stakes.bringIn = most(Chips{1}, Chips{m_facts.lower.count / 2}); }
    }
    // Of a bring-in that is all-in the whole is seen from what the next one calls.
    Chips broughtIn(const Line& bringIn) const {
        if (!bringIn.allIn) { return bringIn.amount; }
        for (const Line& line : m_facts.lines) {
            if (line.number > bringIn.number && line.kind == Kind::call && !line.allIn) {
                return most(line.amount, bringIn.amount);
            }
        }
        return bringIn.amount;
    }

    void button() {
        if (stud()) { return; }
        m_began.button = m_facts.button;
        if (m_began.button == kNoSeat) { fail(m_facts.line, "the table does not say where the button is"); }
    }

    // The largest amount that divides all that was put in, held or won.
    Chips unit() const {
        std::int64_t unit = 0;
        const auto with = [&](Chips amount) { unit = std::gcd(unit, amount.count); };
        with(m_facts.lower);
        with(m_facts.upper);
        with(m_facts.rake);
        for (Chips blind : {m_began.stakes.small, m_began.stakes.big, m_began.stakes.bringIn}) { with(blind); }
        for (const Player& player : m_facts.players) {
            if (m_began.dealt.contains(player.seat)) { with(player.stack.value_or(Chips{})); }
        }
        for (const Line& line : m_facts.lines) {
            if (line.kind == Kind::draw) { continue; }
            with(line.amount);
            with(line.to);
        }
        return {unit > 0 ? unit : 1};
    }

    // A hand line says all of it, and is one that can be read.
    void hold() const {
        oddchip::Reading reading;
        const auto read = readLine(write(m_began), reading);
        if (const auto* const error = std::get_if<ReadError>(&read)) { fail(m_facts.line, error->what); }
        const auto* const again = std::get_if<HandBegan>(&std::get<std::vector<Item>>(read)[0].what);
        if (again == nullptr || *again != m_began) { fail(m_facts.line, "stakes that no hand has"); }
    }

    const Facts& m_facts;
    HandBegan m_began;
    Chips m_deadAnte;
};

}  // namespace

HandBegan setUp(const Facts& facts) { return Setup(facts).began(); }

}  // namespace oddchip::pokerstars
