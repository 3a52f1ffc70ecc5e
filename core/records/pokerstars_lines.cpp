// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/pokerstars_lines.h"

#include <algorithm>
#include <array>

#include "core/records/lines.h"

namespace oddchip::pokerstars {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";  // of UTF-8, at the head of files, and where files were joined

// What a seat does, behind its name and ": ".
struct Phrase {
    std::string_view words;
    std::optional<Kind> kind;  // nothing: it is no act
};
// style: rows of a table
constexpr Phrase kPhrases[] = {
    {"posts small & big blinds", Kind::smallAndBig},
    {"posts small and big blinds", Kind::smallAndBig},
    {"posts the ante", Kind::ante},
    {"posts ante", Kind::ante},
    {"posts small blind", Kind::small},
    {"posts big blind", Kind::big},
    {"posts button blind", Kind::blind},
    {"posts blind", Kind::blind},
    {"posts straddle", Kind::straddle},
    {"straddle", Kind::straddle},
    {"posts dead blind", Kind::dead},
    {"posts dead", Kind::dead},
    {"folds", Kind::fold},
    {"checks", Kind::check},
    {"calls", Kind::call},
    {"bets", Kind::bet},
    {"raises", Kind::raise},
    {"brings in for", Kind::bringIn},
    {"discards", Kind::draw},
    {"stands pat", Kind::standPat},
    {"shows", Kind::show},
    {"mucks", Kind::muck},
    {"doesn't show", std::nullopt},
    {"sits out", std::nullopt},
    {"is sitting out", std::nullopt},
    {"is disconnected", std::nullopt},
    {"is connected", std::nullopt},
    {"has timed out", std::nullopt},
    {"has returned", std::nullopt},
    {"said", std::nullopt},
};

// Parts of lines that tell of the room, not of the hand.
constexpr std::string_view kNoise[] = {" said, \"",
                                       " is sitting out",
                                       " sits out",
                                       " has returned",
                                       " is connected",
                                       " is disconnected",
                                       " has timed out",
                                       " joins the table",
                                       " leaves the table",
                                       " was removed from the table",
                                       " will be allowed to play",
                                       " finished the tournament",
                                       " wins the tournament",
                                       " bounty for eliminating",
                                       " for eliminating ",
                                       " for splitting the elimination",
                                       " re-buys and receives",
                                       " takes the add-on",
                                       " cashed out the hand",
                                       " is capped",
                                       "Betting is capped",
                                       "No low hand qualified",
                                       "Pair on board",
                                       "The deck is reshuffled",
                                       "Hand was run"};

constexpr std::string_view kBlank = " \t\r\n";
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string_view withoutMark(std::string_view line) {
    while (line.starts_with(kMark)) { line.remove_prefix(kMark.size()); }
    while (!line.empty() && static_cast<unsigned char>(line[0]) < 0x20) { line.remove_prefix(1); }
    return line;
}

// Where the first line of a hand begins in a line: nowhere but at its head, unless the hand before was cut off.
std::size_t headerIn(std::string_view line) {
    if (line.find(" said, \"") != line.npos) { return line.npos; }
    for (auto at = line.find("PokerStars "); at != line.npos; at = line.find("PokerStars ", at + 1)) {
        const auto hash = line.find('#', at), colon = line.find(':', at);
        if (hash == line.npos || colon == line.npos || colon < hash) { return line.npos; }
        const auto between = line.substr(at, hash - at);
        if (between.ends_with("Hand ") || between.ends_with("Game ")) { return at; }
    }
    return line.npos;
}

std::optional<CardList> cardsIn(std::string_view words) {
    CardList list;
    while (!(words = trimmed(words)).empty()) {
        const auto card = readCard(words.substr(0, 2));
        if (!card || list.size == list.cards.size()) { return {}; }
        list.add(*card);
        words.remove_prefix(2);
        if (!words.empty() && words[0] != ' ') { return {}; }
    }
    return list;
}

class Reading {
public:
    explicit Reading(const PokerStarsText& hand) {
        m_facts.line = hand.line;
        eachLine(hand.text, hand.line, [&](std::string_view line, int number, std::size_t) {
            m_number = number;
            line = trimmed(withoutMark(line));
            if (!line.empty()) { m_facts.lastLine = number; }
            if (number == hand.line) {
                fail(readHeader(line, m_facts));
            } else if (!line.empty()) {
                m_summary ? summary(line) : read(line);
            }
        });
        if (m_facts.players.size() < 2) { throw ReadError{hand.line, "fewer than two players have seats"}; }
    }
    Facts facts() { return std::move(m_facts); }

private:
    void fail(const std::string& wrong) const {
        if (!wrong.empty()) { throw ReadError{m_number, wrong}; }
    }

    void read(std::string_view line) {
        std::string wrong;
        if (line.starts_with("Table ") && m_facts.players.empty()) { return fail(readTable(line, m_facts)); }
        if (m_facts.lines.empty() && readPlayer(line, m_number, m_facts, wrong)) { return fail(wrong); }
        if (line.starts_with("*** ")) { return street(line); }
        if (line == "Hand cancelled") {
            m_facts.cancelled = true;
            return;
        }
        if (line.starts_with("Uncalled bet (") && uncalled(line)) { return; }
        if (line.starts_with("Dealt to ") && dealt(line)) { return; }
        if (acts(line) || collects(line)) { return; }
        const auto in = [&](std::string_view part) { return line.find(part) != line.npos; };
        if (!std::ranges::any_of(kNoise, in)) {
            m_facts.notes.push_back({m_number, "left out: '" + shown(line) + "'"});
        }
    }

    // The player with whose name a line goes on; the longest such name.
    const Player* named(std::string_view line, std::string_view then) const {
        const Player* found = nullptr;
        for (const Player& player : m_facts.players) {
            const bool is = line.starts_with(player.name) && line.substr(player.name.size()).starts_with(then);
            if (is && (found == nullptr || found->name.size() < player.name.size())) { found = &player; }
        }
        return found;
    }

    // Names may have brackets in them: cards are looked for behind the name only.
    Line& add(Kind kind, std::string_view line, Seat seat) {
        return m_facts.lines.emplace_back(Line{.kind = kind, .number = m_number, .text = line, .seat = seat});
    }
    std::vector<CardList> cards(std::string_view line) const {
        auto all = bracketsOf(line);
        if (!all) { fail("cards that cannot be read: '" + shown(line) + "'"); }
        return std::move(*all);
    }

    // *** FIRST TURN *** [8h 5d 6s] [7s]
    void street(std::string_view line) {
        const auto has = [&](std::string_view word) { return line.find(word) != line.npos; };
        if (has("SUMMARY")) {
            m_summary = true;
            return;
        }
        if (!has("FLOP") && !has("TURN") && !has("RIVER")) { return; }
        if (has("PRE-FLOP")) { return; }
        Line& read = add(Kind::street, line, kNoSeat);
        read.cards = cards(line);
        read.board = has("FIRST ") ? 1 : has("SECOND ") ? 2 : has("THIRD ") ? 3 : 0;
    }

    bool uncalled(std::string_view line) {
        constexpr std::string_view kTo = ") returned to ";
        const auto close = line.find(kTo);
        if (close == line.npos) { return false; }
        const auto name = line.substr(close + kTo.size());
        const auto player = std::ranges::find(m_facts.players, name, &Player::name);
        const auto amount = amountOf(line.substr(14, close - 14));
        if (player == m_facts.players.end() || !amount) { return false; }
        m_facts.lines.push_back({.kind = Kind::returned, .number = m_number, .text = line, .seat = player->seat});
        m_facts.lines.back().amount = *amount;
        return true;
    }

    bool dealt(std::string_view line) {
        const auto rest = line.substr(9);
        const Player* const player = named(rest, " [");
        if (player == nullptr) { return false; }
        Line& read = add(Kind::dealt, line, player->seat);
        read.cards = cards(rest.substr(player->name.size()));
        return true;
    }

    bool acts(std::string_view line) {
        const Player* const player = named(line, ": ");
        if (player == nullptr) { return false; }
        const auto words = line.substr(player->name.size() + 2);
        const auto phrase = std::ranges::find_if(kPhrases, [&](const Phrase& p) { return words.starts_with(p.words); });
        if (phrase == std::end(kPhrases)) { fail("an act that is not known: '" + shown(words) + "'"); }
        if (phrase->kind) { act(*phrase->kind, line, words.substr(phrase->words.size()), player->seat); }
        return true;
    }
    void act(Kind kind, std::string_view line, std::string_view rest, Seat seat) {
        Line& read = add(kind, line, seat);
        read.cards = cards(rest);
        read.allIn = rest.find("all-in") != rest.npos;
        if (kind == Kind::ante && rest.find("(dead)") != rest.npos) { read.kind = Kind::deadAnte; }
        std::vector<Chips> amounts;
        while (!(rest = trimmed(rest)).empty() && rest[0] != '[') {
            const auto word = rest.substr(0, rest.find(' '));
            if (const auto amount = amountOf(word)) { amounts.push_back(*amount); }
            rest.remove_prefix(word.size());
        }
        const std::size_t wanted = kind == Kind::raise ? 2
                                   : isPost(kind) || kind == Kind::call || kind == Kind::bet || kind == Kind::bringIn
                                       ? 1
                                       : 0;
        if (amounts.size() < wanted) { fail("an amount that cannot be read: '" + shown(line) + "'"); }
        if (!amounts.empty()) { read.amount = amounts[0]; }
        if (amounts.size() > 1) { read.to = amounts[1]; }
        if (kind == Kind::draw) { drawn(read); }
        if (kind == Kind::standPat) { read.cards.clear(); }  // those it keeps
    }
    void drawn(Line& read) const {
        const auto count = read.amount.count / 100;
        const std::size_t named = read.cards.empty() ? 0 : read.cards[0].size;
        if (count > 5 || (named != 0 && named != static_cast<std::size_t>(count))) {
            fail("not so many cards: '" + shown(read.text) + "'");
        }
        read.count = static_cast<std::uint8_t>(count);
    }

    // NAME collected $2.55 from side pot-1
    bool collects(std::string_view line) {
        constexpr std::string_view kCollected = " collected ";
        const Player* const player = named(line, kCollected);
        if (player == nullptr) { return false; }
        const auto rest = line.substr(player->name.size() + kCollected.size());
        const auto from = rest.find(" from ");
        const auto amount = amountOf(rest.substr(0, from));
        if (!amount || from == rest.npos) { return false; }
        Line& read = add(Kind::collected, line, player->seat);
        read.amount = *amount;
        if (const auto side = rest.find("side pot"); side != rest.npos) {
            const auto digit = rest.find_first_of("123456789", side);
            read.board = digit == rest.npos ? 1 : static_cast<std::uint8_t>(rest[digit] - '0');
        }
        return true;
    }

    // Total pot $5.70 Main pot $2.90. Side pot $2.55. | Rake $0.25
    void summary(std::string_view line) {
        if (!line.starts_with("Total pot ") || m_facts.total) { return; }
        const auto word = [&](std::string_view behind) -> std::optional<Chips> {
            const auto at = line.find(behind);
            if (at == line.npos) { return {}; }
            const auto rest = line.substr(at + behind.size());
            return amountOf(rest.substr(0, rest.find(' ')));
        };
        m_facts.total = word("Total pot ");
        m_facts.rake = word("Rake ").value_or(Chips{});
        m_facts.totalLine = m_number;
        if (!m_facts.total) { fail("an amount that cannot be read: '" + shown(line) + "'"); }
    }

    Facts m_facts;
    int m_number = 1;
    bool m_summary = false;
};

}  // namespace

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(kBlank);
    return from == text.npos ? std::string_view() : text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

std::string shown(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string all(text.substr(0, kMost));
    std::ranges::replace_if(
        all, [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
    return text.size() > kMost ? all + " ..." : all;
}

std::optional<Chips> amountOf(std::string_view word) {
    word = trimmed(word);
    constexpr std::size_t kSign = 4;  // bytes of a sign of currency, or letters of its name
    const auto digit = std::ranges::find_if(word, isDigit) - word.begin();
    if (digit > static_cast<std::ptrdiff_t>(kSign)) { return {}; }
    if (word.substr(0, static_cast<std::size_t>(digit)).find_first_of("#(+-./:[") != word.npos) { return {}; }
    word.remove_prefix(static_cast<std::size_t>(digit));
    std::string plain;
    while (!word.empty()) {
        const char c = word[0];
        const auto digits =
            static_cast<std::size_t>(std::ranges::find_if_not(word.substr(1), isDigit) - word.substr(1).begin());
        const bool last = digits + 1 == word.size();
        if (isDigit(c) || (c == '.' && digits > 0)) {
            plain += c;
        } else if (c == ',' && (digits == 1 || digits == 2) && last) {
            plain += '.';
        } else if (c != ',' || digits != 3) {
            if ((c == '.' || c == ')' || c == ',') && word.size() == 1) { break; }  // the end of a sentence
            return {};
        }
        word.remove_prefix(1);
    }
    return readDecimal(plain);
}

std::optional<std::vector<CardList>> bracketsOf(std::string_view line) {
    std::vector<CardList> all;
    for (auto open = line.find('['); open != line.npos; open = line.find('[', open + 1)) {
        const auto close = line.find(']', open);
        const auto list = close == line.npos ? std::nullopt : cardsIn(line.substr(open + 1, close - open - 1));
        if (!list) { return {}; }
        all.push_back(*list);
    }
    return all;
}

Read<Facts> readFacts(const PokerStarsText& hand) {
    try {
        return Reading(hand).facts();
    } catch (ReadError& bad) { return std::move(bad); }
}

}  // namespace oddchip::pokerstars

namespace oddchip {

bool isPokerStars(std::string_view file) {
    file = pokerstars::withoutMark(file);
    const auto from = std::min(file.find_first_not_of(pokerstars::kBlank), file.size());
    return pokerstars::withoutMark(file.substr(from)).starts_with("PokerStars ");
}

std::vector<PokerStarsText> cutPokerStars(std::string_view file, std::vector<ReadError>& troubles) {
    std::vector<PokerStarsText> hands;
    std::size_t from = 0;
    const auto close = [&](std::size_t end) {
        if (!hands.empty()) { hands.back().text = file.substr(from, end - from); }
    };
    bool told = false;
    eachLine(file, 1, [&](std::string_view line, int number, std::size_t at) {
        if (const auto header = pokerstars::headerIn(line); header != line.npos) {
            close(at + header);
            hands.push_back({.line = number, .text = {}});
            from = at + header;
        } else if (hands.empty() && !told && !pokerstars::trimmed(pokerstars::withoutMark(line)).empty()) {
            told = true;
            troubles.push_back({number, "no hand of PokerStars begins here: '" + pokerstars::shown(line) + "'"});
        }
    });
    close(file.size());
    return hands;
}

}  // namespace oddchip
