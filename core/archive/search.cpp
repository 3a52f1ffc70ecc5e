// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>
#include <bit>
#include <charconv>
#include <chrono>
#include <string_view>

#include "core/archive/search.h"
#include "core/archive/store.h"

namespace oddchip {
namespace {

constexpr std::int64_t kDay = 86'400'000, kMinute = 60'000;

std::optional<std::int64_t> wholeNumber(std::string_view word) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool good = error == std::errc() && end == word.data() + word.size() && !word.empty();
    return good ? std::optional(value) : std::nullopt;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : text) {
        if (letter == ' ' || letter == '\t' || letter == '\n') {
            if (!word.empty()) { words.push_back(std::exchange(word, {})); }
        } else {
            word += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }
    if (!word.empty()) { words.push_back(word); }
    return words;
}

// "21:40": minutes since midnight.
std::optional<std::int64_t> minuteOf(std::string_view word) {
    const auto colon = word.find(':');
    if (colon == std::string_view::npos || word.size() - colon != 3) { return std::nullopt; }
    const auto hour = wholeNumber(word.substr(0, colon)), minute = wholeNumber(word.substr(colon + 1));
    if (!hour || !minute || *hour < 0 || *hour > 23 || *minute < 0 || *minute > 59) { return std::nullopt; }
    return *hour * 60 + *minute;
}

// "2026-11-30": days since 1970.
std::optional<std::int64_t> dayOf(std::string_view word) {
    if (word.size() != 10 || word[4] != '-' || word[7] != '-') { return std::nullopt; }
    const auto year = wholeNumber(word.substr(0, 4)), month = wholeNumber(word.substr(5, 2)),
               day = wholeNumber(word.substr(8));
    if (!year || !month || !day) { return std::nullopt; }
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(*year)),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok()) { return std::nullopt; }
    return std::chrono::sys_days(date).time_since_epoch().count();
}

// What a word means; what it does not know is a word to be found.
class Asking {
public:
    explicit Asking(const Search& search) : m_asked() {
        m_asked.from = search.from;
        m_asked.until = search.until;
        m_offset = search.utcOffset;
        const std::vector<std::string> words = wordsOf(search.text);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i + 1 < words.size() && pair(words[i], words[i + 1])) {
                ++i;
            } else if (!single(words[i])) {
                m_asked.words.push_back(words[i]);
            }
        }
        if (search.flagged) { token("xflagged"); }
        if (search.decided) { token("xdecided"); }
    }

    archive::Asked take() { return std::move(m_asked); }

private:
    void token(std::string token) { m_asked.tokens.push_back(std::move(token)); }

    bool pair(std::string_view what, std::string_view with) {
        if (what == "pot") { return pot(with); }
        const auto count = wholeNumber(with);
        if (!count) { return false; }
        if (what == "table") { return token("xt" + std::to_string(*count)), true; }
        if (what == "seat") { return token("xs" + std::to_string(*count)), true; }
        if (what == "hand") { return token("xn" + std::to_string(*count)), true; }
        if (what == "person") { return token("xp" + std::to_string(*count)), true; }
        return false;
    }

    bool pot(std::string_view with) {
        const bool less = with.starts_with('<'), more = with.starts_with('>');
        if (less || more) { with.remove_prefix(1); }
        const auto dash = with.find('-');
        const auto low = readChips(with.substr(0, dash));
        if (!low) { return false; }
        if (dash != std::string_view::npos) {
            const auto high = readChips(with.substr(dash + 1));
            if (!high) { return false; }
            m_asked.leastPot = low->count;
            m_asked.mostPot = high->count;
        } else if (less) {
            m_asked.mostPot = low->count - 1;
        } else {
            m_asked.leastPot = low->count + (more ? 1 : 0);
        }
        return true;
    }

    bool single(const std::string& word) {
        for (const char* mark : {"flagged", "decided", "amended", "misdeal", "open", "unended"}) {
            if (word == mark && word != "misdeal") { return token("x" + word), true; }
        }
        if (word.size() > 1 && word[0] == 'p' && wholeNumber(std::string_view(word).substr(1))) {
            return token("xp" + word.substr(1)), true;
        }
        for (const std::string_view prefix : {"rule:", "flag:"}) {
            if (word.starts_with(prefix) && word.size() > prefix.size()) {
                m_asked.marks.push_back(std::string(prefix.substr(0, 4)) + '-' + word.substr(prefix.size()));
                return true;
            }
        }
        if (const auto day = dayOf(word)) {
            const std::int64_t from = *day * kDay - m_offset;
            m_asked.from = std::max(m_asked.from.value_or(from), from);
            m_asked.until = std::min(m_asked.until.value_or(from + kDay), from + kDay);
            return true;
        }
        if (const auto minute = minuteOf(word)) {
            const std::int64_t utc = ((*minute - m_offset / kMinute) % 1440 + 1440) % 1440;
            return token("xm" + std::to_string(utc)), true;
        }
        return false;
    }

    archive::Asked m_asked;
    std::int64_t m_offset = 0;
};

std::string quoted(const std::string& word) {
    std::string text = "\"";
    for (const char letter : word) { text += letter == '"' ? std::string("\"\"") : std::string(1, letter); }
    return text + '"';
}

bool hasLetter(const std::string& word) {
    return std::ranges::any_of(word, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
    });
}

void addPart(std::string& to, const std::string& part) { (to += to.empty() ? "" : " AND ") += part; }

// What begins with a word: the words that do, where they are few, for FTS5 reads those by and by.
std::string beginsWith(const std::string& word, const archive::Terms& terms) {
    // Tokens of facts begin with an x and are in no list.
    const auto begin = word.starts_with('x') ? std::nullopt : terms.beginning(word);
    if (!begin) { return quoted(word) + '*'; }
    if (begin->empty()) { return quoted(word); }
    std::string any;
    for (const std::string& term : *begin) { (any += any.empty() ? "(" : " OR ") += quoted(term); }
    return any + ')';
}

// The classes of pots that a range touches, few enough to be named.
std::string potClasses(const archive::Asked& asked, int widest) {
    const std::int64_t least = asked.leastPot.value_or(0), most = asked.mostPot.value_or(kMostChips.count);
    std::string classes;
    for (int width = archive::potClass(least); width <= std::min(archive::potClass(most), widest); ++width) {
        (classes += classes.empty() ? "facts : (xb" : " OR xb") += std::to_string(width);
    }
    return classes.empty() ? "facts : xbnone" : classes + ')';
}

}  // namespace

namespace archive {

Asked askedOf(const Search& search) { return Asking(search).take(); }

std::string matchOf(const Asked& asked, int widest, const Terms& terms) {
    std::string match;
    for (const std::string& token : asked.tokens) { addPart(match, "facts : " + token); }
    for (const std::string& mark : asked.marks) { addPart(match, "marks : " + beginsWith(mark, terms)); }
    for (const std::string& word : asked.words) {
        if (hasLetter(word)) { addPart(match, beginsWith(word, terms)); }
    }
    const bool wide = asked.leastPot && !asked.mostPot && *asked.leastPot <= 1;
    if ((asked.leastPot || asked.mostPot) && !wide) { addPart(match, potClasses(asked, widest)); }
    return match;
}

}  // namespace archive

namespace {

// Of a hundred hands so few have a pot in the range that looking for them from the newest on would take long. Then the
// range alone is looked up; what else is asked for is few enough by itself. Answers how many those few are.
std::optional<std::int64_t> rare(const Index::Store& store, const archive::Asked& asked, std::int64_t hands) {
    const bool pots = asked.leastPot || asked.mostPot;
    if (!pots || !asked.tokens.empty() || !asked.marks.empty() || !asked.words.empty()) { return std::nullopt; }
    // Counting takes as long as finding a screenful of what is not rare, or less.
    const std::int64_t few = std::min<std::int64_t>(hands / 50, 1'500);
    const Running query = store.ready("SELECT count(*) FROM (SELECT 1 FROM hand INDEXED BY hand_pot WHERE pot >= ? AND "
                                      "pot <= ? LIMIT ?)");
    query->bind(1, asked.leastPot.value_or(0));
    query->bind(2, asked.mostPot.value_or(kMostChips.count));
    query->bind(3, few + 1);
    const std::int64_t found = query->executeStep() ? query->getColumn(0).getInt64() : 0;
    return found <= few ? std::optional(found) : std::nullopt;
}

// One question in SQL, with what is bound to it; ?1 is what FTS5 is asked, ?2 how many rows are wanted.
struct Question {
    std::string where;
    std::vector<std::pair<int, std::int64_t>> bound;
    void add(const std::string& part, std::int64_t value) {
        const int at = static_cast<int>(bound.size()) + 3;
        ((where += where.empty() ? "" : " AND ") += part) += std::to_string(at);
        bound.emplace_back(at, value);
    }
};

}  // namespace

Found Index::search(const Search& search) const {
    return m_store->run([&] {
        const archive::Asked asked = archive::askedOf(search);
        const bool pots = asked.leastPot || asked.mostPot;
        Found found;
        found.hands = hands();
        found.whole = m_store->whole;
        found.upTo = m_store->newestAt(found.hands);
        const auto few = rare(*m_store, asked, found.hands);
        if (few == 0) { return found; }
        const bool byPot = few.has_value();
        const std::string match =
            byPot ? std::string() : archive::matchOf(asked, pots ? m_store->widestPot() : 0, m_store->terms());
        const std::string id = !match.empty() ? "hf.rowid" : byPot ? "id" : "h.id";
        const std::string pot = byPot ? "pot" : "h.pot";
        Question question;
        if (!match.empty()) { question.where = "hf MATCH ?1"; }
        // Hands lie in the order of their times, so that a span of time is a span of numbers.
        if (asked.from) { question.add(id + " >= ?", firstFrom(*asked.from)); }
        if (asked.until) { question.add(id + " < ?", firstFrom(*asked.until)); }
        if (asked.leastPot) { question.add(pot + " >= ?", *asked.leastPot); }
        if (asked.mostPot) { question.add(pot + " <= ?", *asked.mostPot); }
        std::string sql = archive::kRowColumns;
        if (!match.empty()) { sql += " JOIN hf ON hf.rowid = h.id"; }
        if (!question.where.empty() && !byPot) { sql += " WHERE " + question.where; }
        if (byPot) {
            sql += " WHERE h.id IN (SELECT id FROM hand INDEXED BY hand_pot WHERE " + question.where +
                   " ORDER BY id DESC LIMIT ?2)";
        }
        const Running query =
            m_store->ready(sql + " ORDER BY " + (byPot ? std::string("h.id") : id) + " DESC LIMIT ?2");
        if (!match.empty()) { query->bindNoCopy(1, match); }
        query->bind(2, static_cast<std::int64_t>(search.limit) + 1);
        for (const auto& [at, value] : question.bound) { query->bind(at, value); }
        while (query->executeStep()) {
            if (static_cast<int>(found.rows.size()) == search.limit) {
                found.more = true;
                break;
            }
            found.rows.push_back(archive::rowOf(*query));
        }
        return found;
    });
}

}  // namespace oddchip
