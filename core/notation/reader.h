// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <span>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/notation/tokens.h"
#include "core/notation/words.h"

// Every form of the notation is told once, by a function form(text, thing), and that function both reads and writes:
// 'text' is a Reader, which fills the thing, or a Writer, which has the same functions and looks at it.
namespace oddchip::notation {

template <class Text, class Thing> using Of = std::conditional_t<Text::kWrites, const Thing, Thing>&;

// Goes through the words of one statement. The first thing that is wrong is kept as the error, and from there on
// nothing more is read. What tells forms apart (key, seatKey, verb, named) answers whether it is there, and is no error
// where it is not.
class Reader {
public:
    static constexpr bool kWrites = false;
    explicit Reader(std::span<const Token> words) : m_words(words) {}

    // ---- what tells forms apart
    bool key(Word phrase, bool present = true);                  // the next words; 'present' is for the Writer
    bool seatKey(Seat& seat, Word phrase, bool present = true);  // "4 rests"
    bool verb(std::span<const VerbRow> rows, Verb& verb, std::optional<Chips>& amount);
    bool once(Word phrase, bool present = true);  // a key that may not come again
    template <class Enum, std::size_t N> bool named(const Named<Enum> (&rows)[N], Enum& value) {
        for (const auto& row : rows) {
            if (key(row.word)) {
                value = row.value;
                return true;
            }
        }
        return false;
    }

    // ---- what must follow
    void words(Word phrase);
    void seat(Seat& seat);
    void seatOrNone(Seat& seat);
    void seats(SeatSet& seats);  // one or more
    void seatsOrNone(SeatSet& seats);
    void amount(Chips& amount);
    void amountOrUnknown(std::optional<Chips>& amount);  // or '?'
    void mayAmount(Chips& amount);                       // 0: not there
    void number(std::int64_t& number, std::int64_t least, std::int64_t most);
    void count(std::uint8_t& count, int least, int most);
    void street(StreetId& street);
    void pot(std::uint8_t& pot);
    void card(Card& card);
    void card(CardList& one);
    void cards(CardList& cards);
    void mayCards(CardList& cards);
    void lowCards(Cards& set) { cards(set); }
    void cards(Cards& set);                                      // or 'none'
    void cardsOrCount(CardList& cards);                          // a number: so many unseen ones
    void motion(ChipList& chips, bool& itemised);                // 25x3 5, to the end; ~80
    void denominations(std::array<Chips, 8>& values);            // 1 5 25
    void initials(std::array<char, 16>& initials);               // "MK"
    void mayBoard(std::uint8_t& board);                          // 1 to 3, before cards
    void mayPerson(std::uint32_t& person);                       // p17
    void seatChips(Seat& seat, ChipList& chips, bool& unknown);  // 1:100+0.50x16, 2:?
    void seatAmount(Seat& seat, Chips& amount);                  // 4:25
    void range(Chips& least, std::optional<Chips>& most);        // 2..200, 2..?
    void ruleset(std::int64_t& seq);                             // rules @12
    void percent(std::int32_t& perMyriad);
    void quoted(std::string& text);
    void rule(RuleId& rule);
    template <class Enum, std::size_t N> void choice(const Named<Enum> (&rows)[N], Enum& value) {
        if (named(rows, value)) { return; }
        std::string all;
        for (const auto& row : rows) { all += (all.empty() ? "" : ", ") + std::string(row.word); }
        expected("one of " + all);
    }

    // ---- how it went
    bool atEnd() const { return m_at == m_words.size(); }
    bool failed() const { return !m_error.empty(); }
    const std::string& error() const { return m_error; }
    std::size_t at() const { return m_at; }
    void rewind(std::size_t at = 0) { m_at = at; }
    bool nextIsSeatPair() const;  // 4:25
    bool nextIsAmount() const;
    bool nextIsSeat() const;
    Word next() const { return atEnd() ? Word() : m_words[m_at].text; }
    Word wordAfter(std::size_t count) const {
        return m_at + count < m_words.size() ? m_words[m_at + count].text : Word();
    }
    void expected(const std::string& what);  // an error about the next word
    void fail(const std::string& what);      // an error about the whole
    std::string leftover() const;            // an error, where something is left at the end

    // From now on key() and verb() only collect the phrases that they are asked for.
    void collect(std::vector<Word>& phrases) { m_phrases = &phrases; }

private:
    bool has(Word phrase, std::size_t at) const;
    Word take();  // the next word, which is not a quoted one; empty and an error at the end

    std::span<const Token> m_words;
    std::size_t m_at = 0;
    std::string m_error;
    std::vector<Word> m_once;
    std::vector<Word>* m_phrases = nullptr;
};

// A value that a word decides: the Reader sets it.
template <class Text, class Value> void decided(Text&, [[maybe_unused]] Value& value, std::remove_const_t<Value> is) {
    if constexpr (!Text::kWrites) { value = is; }
}

// Tries one kind after the other from the word where 't' is, until the form of one owns the words.
template <class... Kinds, class Form> bool readAny(Reader& t, std::variant<Kinds...>& what, Form form) {
    const std::size_t start = t.at();
    const auto readAs = [&]<class Kind>(Kind kind) {
        t.rewind(start);
        if (!form(t, kind)) { return false; }
        what = kind;
        return true;
    };
    const bool known = (readAs(Kinds{}) || ...);
    if (!known) { t.rewind(start); }
    return known;
}

// Of the phrases the one that was most likely meant; empty where none is near.
Word nearest(std::span<const Word> phrases, Word written);

}  // namespace oddchip::notation
