// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/phh_write.h"

#include <algorithm>

namespace oddchip {
namespace {

// As a TOML string: literal where that is possible.
std::string quoted(const std::string& text) {
    const bool control = std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7F; });
    if (!control && text.find('\'') == text.npos) { return "'" + text + "'"; }
    std::string all = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') { all += '\\'; }
        if (code < 0x20 || code == 0x7F) {
            constexpr std::string_view hex = "0123456789ABCDEF";
            all += "\\u00";
            all += hex[code >> 4];
            all += hex[code & 15];
        } else {
            all += c;
        }
    }
    return all + '"';
}

std::string block(const std::string& text) {
    const bool literal = text.find("'''") == text.npos;
    if (literal) { return "'''\n" + text + "'''"; }
    std::string all = "\"\"\"\n";
    for (const char c : text) {
        if (c == '"' || c == '\\') { all += '\\'; }
        all += c;
    }
    return all + "\"\"\"";
}

std::string signedText(Chips amount) { return amount < Chips{} ? "-" + text(-amount) : text(amount); }

// Lists go by player, of two as [small, big].
template <class Of> std::string listed(const std::vector<Seat>& order, bool forced, const Of& of) {
    std::vector<Seat> seats = order;
    if (forced && seats.size() == 2) { std::swap(seats[0], seats[1]); }
    std::string all;
    for (Seat seat : seats) { all += (all.empty() ? "[" : ", ") + std::string(of(seat)); }
    return all + "]";
}

std::string listed(const std::vector<std::optional<Chips>>& amounts) {
    std::string all;
    for (const auto& amount : amounts) { all += (all.empty() ? "[" : ", ") + (amount ? text(*amount) : "inf"); }
    return all + "]";
}

Chips blindOf(const HandBegan& began, Seat seat) {
    const Stakes& stakes = began.stakes;
    if (began.posts[seat] > Chips{}) { return -began.posts[seat]; }
    Chips blind = most(began.blinds[seat], began.straddles[seat]);
    if (seat == began.small) { blind = most(blind, stakes.small); }
    if (seat == began.big) { blind = most(blind, stakes.big); }
    if (began.big != kNoSeat && seat == began.dealt.next(began.big)) { blind = most(blind, stakes.third); }
    return blind;
}

Chips anteOf(const HandBegan& began, Seat seat) {
    if (began.stakes.bomb > Chips{}) { return began.stakes.bomb + began.stakes.ante; }
    if (began.stakes.ante > Chips{}) { return began.stakes.ante; }
    return began.dead[seat] + (seat == began.big ? began.stakes.bigBlindAnte : Chips{});
}

// Whether PHH can tell how this hand begins; if not, no other tool shall take it for one that it knows.
bool tellable(const HandBegan& began) {
    return !began.late && began.stakes.boards == 1 && began.stakes.bomb == Chips{} && began.stakes.killBig == Chips{};
}

class PhhWriter {
public:
    explicit PhhWriter(const PhhHand& hand) : m_hand(hand), m_order(phhOrder(hand.began)) {}

    std::string write() {
        game();
        forced();
        bets();
        const HandBegan& began = m_hand.began;
        field("starting_stacks", listed(m_order, false, [&](Seat seat) {
                  return began.uncounted.contains(seat) ? std::string("inf") : text(began.stacks[seat].sum());
              }));
        actions();
        if (!m_hand.finishing.empty()) { field("finishing_stacks", listed(m_hand.finishing)); }
        if (!m_hand.winnings.empty()) { field("winnings", listed(m_hand.winnings)); }
        for (const PhhField& other : m_hand.elsewhere) { field(other.key, other.value); }
        ours();
        return std::move(m_text);
    }

private:
    void field(std::string_view key, const std::string& value) { (m_text += key) += " = " + value + "\n"; }

    std::string gameName() const {
        const Stakes& stakes = m_hand.began.stakes;
        return std::string(name(stakes.structure)) + ' ' + std::string(form(stakes.form).key);
    }
    void game() {
        const auto code = phhCode(m_hand.began.stakes.structure, m_hand.began.stakes.form);
        const bool known = code && tellable(m_hand.began);
        field("variant", quoted(known ? std::string(code->code) : gameName()));
        if (!known) { field("_game", quoted(gameName())); }
    }
    void forced() {
        const HandBegan& began = m_hand.began;
        const bool layered = began.stakes.ante > Chips{} || began.stakes.bomb > Chips{};
        field("ante_trimming_status", layered ? "true" : "false");
        field("antes", listed(m_order, true, [&](Seat seat) { return text(anteOf(began, seat)); }));
        if (form(began.stakes.form).bringIn) { return field("bring_in", text(began.stakes.bringIn)); }
        field("blinds_or_straddles",
              listed(m_order, true, [&](Seat seat) { return signedText(blindOf(began, seat)); }));
    }
    void bets() {
        const Stakes& stakes = m_hand.began.stakes;
        if (stakes.structure == Structure::limit || stakes.structure == Structure::spreadLimit) {
            field("small_bet", text(stakes.smallBet));
            return field("big_bet", text(stakes.bigBet));
        }
        Chips least = stakes.minBet > Chips{} ? stakes.minBet : stakes.big;
        for (Seat seat : m_order) {
            if (least == Chips{}) { least = m_hand.began.blinds[seat]; }
        }
        field("min_bet", text(most(least, m_hand.began.stakes.unit)));
    }
    void actions() {
        if (m_hand.actions.empty()) { return field("actions", "[]"); }
        m_text += "actions = [\n";
        for (const PhhAction& action : m_hand.actions) {
            std::string whole = action.text;
            if (!action.comment.empty()) { whole += (whole.empty() ? "# " : " # ") + action.comment; }
            m_text += "  " + quoted(whole) + ",\n";
        }
        m_text += "]\n";
    }
    void ours() {
        const Stakes& stakes = m_hand.began.stakes;
        field("_unit", text(stakes.unit));
        const std::string rules = rulesText(m_hand.began.rules);
        if (rules != name(Book::house)) { field("_rules", quoted(rules)); }
        if (const std::string rake = rakeText(stakes); !rake.empty()) { field("_rake", quoted(rake)); }
        if (!m_hand.runouts.empty()) {
            std::string boards;
            for (const CardList& cards : m_hand.runouts) {
                boards += (boards.empty() ? "[" : ", ") + quoted(text(cards));
            }
            field("_runouts", boards + "]");
        }
        if (!m_hand.log.empty()) { field("_log", block(m_hand.log)); }
    }
    // The words of a stakes line from its rake on.
    static std::string rakeText(const Stakes& stakes) {
        const TableOpened table{.seats = 2, .stakes = {.small = {100}, .big = {200}, .rake = stakes.rake}};
        const std::string line = oddchip::write(table);
        const auto at = line.find(" rake ");
        return at == line.npos ? std::string() : line.substr(at + 6);
    }

    const PhhHand& m_hand;
    std::vector<Seat> m_order;
    std::string m_text;
};

}  // namespace

std::vector<Seat> phhOrder(const HandBegan& began) {
    std::vector<Seat> order;
    // In stud cards go round from the dealer's left, and PHH gives the first of equal boards the first act.
    Seat seat = form(began.stakes.form).bringIn ? kNoSeat : began.button;
    for (int i = began.dealt.size(); i > 0; --i) {
        seat = began.dealt.next(seat);
        order.push_back(seat);
    }
    return order;
}

std::string writePhh(const PhhHand& hand) { return PhhWriter(hand).write(); }

}  // namespace oddchip
