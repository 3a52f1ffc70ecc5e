// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/reader.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace oddchip::notation {
namespace {

// The first word of a phrase, which is cut off.
Word cutWord(Word& phrase) {
    const std::size_t blank = phrase.find(' ');
    const Word first = phrase.substr(0, blank);
    phrase = blank == Word::npos ? Word() : phrase.substr(blank + 1);
    return first;
}

std::optional<std::int64_t> wholeNumber(Word word) {
    std::int64_t number = 0;
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (wrong != std::errc() || end != word.data() + word.size() || word.empty() || !isDigit(word[0])) {
        return std::nullopt;
    }
    return number;
}

// "25", or "25x3" as three chips of 25.
std::optional<std::pair<Chips, std::uint16_t>> chipKind(Word word) {
    const std::size_t times = word.find('x');
    const auto value = readChips(word.substr(0, times));
    const auto count = times == Word::npos ? std::optional<std::int64_t>(1) : wholeNumber(word.substr(times + 1));
    if (!value || !count || value->count == 0 || *count < 1 || *count > std::numeric_limits<std::uint16_t>::max()) {
        return std::nullopt;
    }
    if (value->count > kMostChips.count / *count) { return std::nullopt; }
    return std::pair(*value, static_cast<std::uint16_t>(*count));
}

// Adds a kind of chip; the same kind again is counted to it. Nothing: more than eight kinds, or too much.
bool addKind(ChipList& chips, Chips value, std::uint16_t count) {
    for (std::size_t i = 0; i < chips.values.size(); ++i) {
        if (chips.counts[i] != 0 && chips.values[i] != value) { continue; }
        const int sum = chips.counts[i] + count;
        if (sum > std::numeric_limits<std::uint16_t>::max()) { return false; }
        chips.values[i] = value;
        chips.counts[i] = static_cast<std::uint16_t>(sum);
        return chips.sum() <= kMostChips;
    }
    return false;
}

bool readCardRow(Word word, CardList& cards) {
    if (word.empty() || word.size() % 2 != 0 || word.size() / 2 > cards.cards.size()) { return false; }
    for (std::size_t i = 0; i < word.size(); i += 2) {
        const auto card = readCard(word.substr(i, 2));
        if (!card) { return false; }
        cards.add(*card);
    }
    return true;
}

}  // namespace

// ---- what tells forms apart ------------------------------------------------------------------------------------

bool Reader::has(Word phrase, std::size_t at) const {
    while (!phrase.empty()) {
        if (at == m_words.size() || m_words[at].quoted || m_words[at].text != cutWord(phrase)) { return false; }
        ++at;
    }
    return true;
}

bool Reader::key(Word phrase, bool) {
    if (m_phrases != nullptr) {
        m_phrases->push_back(phrase);
        return false;
    }
    if (failed() || !has(phrase, m_at)) { return false; }
    m_at += static_cast<std::size_t>(std::ranges::count(phrase, ' ')) + 1;
    return true;
}

bool Reader::once(Word phrase, bool) {
    if (!key(phrase)) { return false; }
    if (std::ranges::count(m_once, phrase) != 0) { fail(shown(phrase) + " is there twice"); }
    m_once.push_back(phrase);
    return true;
}

bool Reader::seatKey(Seat& seat, Word phrase, bool) {
    if (failed() || !nextIsSeat()) { return false; }
    const std::size_t before = m_at;
    seat = *readSeat(next());
    ++m_at;
    if (key(phrase)) { return true; }
    m_at = before;
    return false;
}

bool Reader::verb(std::span<const VerbRow> rows, Verb& verb, std::optional<Chips>& amount) {
    if (failed()) { return false; }
    const VerbRow* near = nullptr;
    for (const VerbRow& row : rows) {
        if (m_phrases != nullptr) {
            m_phrases->push_back(row.phrase);
            continue;
        }
        Word rest = row.phrase;
        if (!row.phrase.empty() && has(cutWord(rest), m_at)) { near = near == nullptr ? &row : near; }
        const std::size_t before = m_at;
        if (!row.phrase.empty() && !key(row.phrase)) { continue; }
        if (row.amount == nextIsAmount()) {
            verb = row.verb;
            if (row.amount) { amount = readChips(m_words[m_at++].text); }
            return true;
        }
        m_at = before;
    }
    if (near != nullptr) {
        const std::size_t behind = m_at + 1;
        m_at = std::min(behind, m_words.size());
        const bool bare = near->phrase.find(' ') == Word::npos && !near->amount;
        expected(bare ? "nothing more" : shown(std::string(near->phrase) + (near->amount ? " AMOUNT" : "")));
        return true;
    }
    return false;
}

// ---- what must follow ------------------------------------------------------------------------------------------

Word Reader::take() { return atEnd() || m_words[m_at].quoted ? Word() : m_words[m_at++].text; }

void Reader::words(Word phrase) {
    if (!key(phrase)) { expected(shown(phrase)); }
}

void Reader::seat(Seat& seat) {
    if (!nextIsSeat()) { return expected("a seat, 1 to 10"); }
    seat = *readSeat(take());
}

void Reader::seatOrNone(Seat& seat) {
    if (key("none")) {
        seat = kNoSeat;
    } else if (nextIsSeat()) {
        seat = *readSeat(take());
    } else {
        expected("a seat, 1 to 10, or `none`");
    }
}

void Reader::seats(SeatSet& seats) {
    if (!nextIsSeat()) { return expected("the number of a seat, or several"); }
    while (nextIsSeat()) { seats.insert(*readSeat(take())); }
}

void Reader::seatsOrNone(SeatSet& set) {
    if (!key("none")) { seats(set); }
}

void Reader::amount(Chips& amount) {
    if (!nextIsAmount()) { return expected("an amount like 25 or 0.50"); }
    amount = *readChips(take());
}

void Reader::amountOrUnknown(std::optional<Chips>& amount) {
    if (key("?")) {
        amount.reset();
    } else if (nextIsAmount()) {
        amount = readChips(take());
    } else {
        expected("an amount, or `?` where it was not counted");
    }
}

void Reader::mayAmount(Chips& amount) {
    if (nextIsAmount()) { amount = *readChips(take()); }
}

void Reader::number(std::int64_t& number, std::int64_t least, std::int64_t most) {
    const auto read = failed() ? std::nullopt : wholeNumber(next());
    if (!read || *read < least || *read > most) {
        return expected("a number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    number = *read;
    ++m_at;
}

void Reader::count(std::uint8_t& count, int least, int most) {
    std::int64_t read = 0;
    number(read, least, most);
    count = static_cast<std::uint8_t>(read);
}

void Reader::street(StreetId& street) {
    const auto read = failed() ? std::nullopt : streetNamed(next());
    if (!read) { return expected("a street: preflop, flop, turn, river, third ..."); }
    street = *read;
    ++m_at;
}

void Reader::pot(std::uint8_t& pot) {
    const auto read = failed() ? std::nullopt : potNamed(next());
    if (!read) { return expected("a pot: main, side1, side2 ..."); }
    pot = static_cast<std::uint8_t>(*read);
    ++m_at;
}

void Reader::card(Card& card) {
    const auto read = failed() ? std::nullopt : readCard(next());
    if (!read) { return expected("a card like As, or ??"); }
    card = *read;
    ++m_at;
}

void Reader::card(CardList& one) {
    Card read;
    card(read);
    if (!failed()) { one.add(read); }
}

void Reader::cards(CardList& cards) {
    CardList read;
    if (failed() || !readCardRow(next(), read)) {
        return expected("cards like AsKd, at most seven, ?? for one not seen");
    }
    cards = read;
    ++m_at;
}

void Reader::mayCards(CardList& list) {
    if (!atEnd()) { cards(list); }
}

void Reader::cards(Cards& set) {
    if (key("none")) { return; }
    const auto read = failed() ? std::nullopt : readCards(next());
    if (!read || read->empty()) { return expected("cards like AsKd, each once, or `none`"); }
    set = *read;
    ++m_at;
}

void Reader::cardsOrCount(CardList& list) {
    if (atEnd() || !std::ranges::all_of(next(), isDigit)) { return cards(list); }
    count(list.size, 1, static_cast<int>(list.cards.size()));
}

void Reader::motion(ChipList& chips, bool& itemised) {
    if (!failed() && next().starts_with('~')) {
        const auto sum = readChips(next().substr(1));
        if (!sum || sum->count == 0) { return expected("an amount behind `~`, like ~80"); }
        itemised = false;
        addKind(chips, *sum, 1);
        ++m_at;
        return;
    }
    do {
        const auto kind = failed() || atEnd() ? std::nullopt : chipKind(next());
        if (!kind) { return expected("chips like 25 or 25x3, or ~80 where they were not read"); }
        if (!addKind(chips, kind->first, kind->second)) {
            return expected("at most eight kinds of chip in one motion");
        }
        ++m_at;
    } while (!atEnd());
}

void Reader::denominations(std::array<Chips, 8>& values) {
    std::size_t size = 0;
    do {
        Chips value;
        amount(value);
        if (failed()) { return; }
        if (value.count == 0 || size == values.size()) {
            --m_at;
            return expected(value.count == 0 ? "a chip that is worth something" : "at most eight kinds of chip");
        }
        values[size++] = value;
    } while (nextIsAmount());
}

void Reader::initials(std::array<char, 16>& initials) {
    std::string text;
    quoted(text);
    if (failed()) { return; }
    if (text.size() > initials.size() || text.find('\0') != std::string::npos) {
        --m_at;
        return expected("initials of at most sixteen letters");
    }
    std::ranges::copy(text, initials.begin());
}

void Reader::mayBoard(std::uint8_t& board) {
    if (!failed() && next().size() == 1 && isDigit(next()[0])) { count(board, 1, 3); }
}

void Reader::mayPerson(std::uint32_t& person) {
    if (failed() || !next().starts_with('p')) { return; }
    const auto read = next().size() > 1 ? wholeNumber(next().substr(1)) : std::nullopt;
    if (!read || *read < 1 || *read > std::numeric_limits<std::uint32_t>::max()) {
        return expected("a person's number like p17");
    }
    person = static_cast<std::uint32_t>(*read);
    ++m_at;
}

void Reader::seatChips(Seat& seat, ChipList& chips, bool& unknown) {
    const char* const wanted = "a stack like 1:200, 1:100+0.50x16 or 1:?";
    if (failed() || !nextIsSeatPair()) { return expected(wanted); }
    const std::size_t colon = next().find(':');
    seat = *readSeat(next().substr(0, colon));
    Word rest = next().substr(colon + 1);
    unknown = rest == "?";
    if (unknown || rest == "0") {
        ++m_at;
        return;
    }
    while (true) {
        const std::size_t plus = rest.find('+');
        const auto kind = chipKind(rest.substr(0, plus));
        if (!kind || !addKind(chips, kind->first, kind->second)) { return expected(wanted); }
        if (plus == Word::npos) { break; }
        rest = rest.substr(plus + 1);
    }
    ++m_at;
}

void Reader::seatAmount(Seat& seat, Chips& amount) {
    const std::size_t colon = next().find(':');
    const auto read = failed() || !nextIsSeatPair() ? std::nullopt : readChips(next().substr(colon + 1));
    if (!read) { return expected("a seat and an amount like 4:25"); }
    seat = *readSeat(next().substr(0, colon));
    amount = *read;
    ++m_at;
}

void Reader::range(Chips& least, std::optional<Chips>& most) {
    const std::size_t dots = next().find("..");
    if (failed() || dots == Word::npos) {
        return expected("a range like 4..200, or 4..? where the stack was not counted");
    }
    const auto low = readChips(next().substr(0, dots));
    const Word high = next().substr(dots + 2);
    most = readChips(high);
    if (!low || (!most && high != "?")) { return expected("a range like 4..200"); }
    least = *low;
    ++m_at;
}

void Reader::ruleset(std::int64_t& seq) {
    const auto read = failed() || !next().starts_with('@') ? std::nullopt : wholeNumber(next().substr(1));
    if (!read || *read < 1) { return expected("the number of a rules line, like @12"); }
    seq = *read;
    ++m_at;
}

void Reader::percent(std::int32_t& perMyriad) {
    const Word word = next();
    const bool marked = !word.empty() && word.back() == '%';
    const auto read = failed() || !marked ? std::nullopt : readChips(word.substr(0, word.size() - 1));
    if (!read || read->count > 10'000) { return expected("a percentage like 5% or 2.5%"); }
    perMyriad = static_cast<std::int32_t>(read->count);
    ++m_at;
}

void Reader::quoted(std::string& text) {
    if (failed() || atEnd() || !m_words[m_at].quoted) { return expected("text in quotes"); }
    text = unquote(m_words[m_at++].text);
}

void Reader::rule(RuleId& rule) {
    const auto read = failed() ? std::nullopt : ruleNamed(next());
    if (!read || *read == RuleId::none) { return expected("the name of a rule, like min-wager"); }
    rule = *read;
    ++m_at;
}

// ---- how it went -----------------------------------------------------------------------------------------------

bool Reader::nextIsSeatPair() const {
    const std::size_t colon = next().find(':');
    return colon != Word::npos && readSeat(next().substr(0, colon)).has_value();
}

bool Reader::nextIsAmount() const {
    return !failed() && !atEnd() && !m_words[m_at].quoted && readChips(m_words[m_at].text).has_value();
}

bool Reader::nextIsSeat() const {
    return !failed() && !atEnd() && !m_words[m_at].quoted && readSeat(m_words[m_at].text).has_value();
}

void Reader::expected(const std::string& what) {
    if (failed()) { return; }
    std::string before;
    for (const Token& word : m_words.first(std::min(m_at, m_words.size()))) {
        if (!before.empty()) { before += ' '; }
        before += word.text;
    }
    const std::string found = atEnd() ? "the line ends" : "there is " + shown(m_words[m_at].text);
    m_error = (before.empty() ? "at the start " : "after " + shown(before) + " ") + found + "; expected is " + what;
}

void Reader::fail(const std::string& what) {
    if (!failed()) { m_error = what; }
}

std::string Reader::leftover() const {
    return atEnd() ? std::string() : shown(m_words[m_at].text) + " is too much: nothing was expected there";
}

Word nearest(std::span<const Word> phrases, Word written) {
    Word best;
    std::size_t least = std::max<std::size_t>(2, written.size() / 3) + 1;
    for (Word phrase : phrases) {
        const Word word = cutWord(phrase);
        if (word.size() > 32 || written.size() > 32) { continue; }
        std::array<std::size_t, 33> row{};  // the distance of edits, row by row
        for (std::size_t j = 0; j <= word.size(); ++j) { row[j] = j; }
        for (std::size_t i = 1; i <= written.size(); ++i) {
            std::size_t corner = std::exchange(row[0], i);
            for (std::size_t j = 1; j <= word.size(); ++j) {
                const std::size_t swap = corner + (written[i - 1] == word[j - 1] ? 0 : 1);
                corner = row[j];
                row[j] = std::min({swap, row[j] + 1, row[j - 1] + 1});
            }
        }
        if (row[word.size()] < least) {
            least = row[word.size()];
            best = word;
        }
    }
    return best;
}

}  // namespace oddchip::notation
