// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// compare-rules: the same facts under each rulebook, first difference marked.
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "app/cli_words.h"
#include "core/notation/punto_walk.h"

namespace oddchip::cli {
namespace {

// One thing that a line tells and what the program says of it under one book.
struct Said {
    std::string line;
    Texts claims;
};
using At = std::pair<int, int>;  // the line of the text, and the how manieth thing on it

class Listening : public Follower {
public:
    void line(int number) override { m_at = {number, 0}; }
    void began(const HandBegan& began, const Table& now) override {
        m_began = began;
        add(write(began), now, raised(now.flags), places(began, now));
    }
    void entered(const Table& now, const Entry& entry, const Ruling& ruling) override {
        add(body(entry), now, Verdict{ruling});
    }
    void refused(const Table&, const Entry& entry, const Refusal& refusal) override {
        put({body(entry), {write(Claim{claim::Refused{refusal.reason, refusal.event}}).substr(2)}});
    }
    void tableOpened(const TableOpened& opened, const Table& now) override {
        add(write(opened), now, raised(now.flags));
    }
    void enteredAtTable(const Table& now, const Entry& entry, const Verdict& verdict) override {
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return refused(now, entry, *refusal); }
        add(body(entry), now, verdict);
    }
    void ended(const Log&, const Table&, Broken) override {}
    bool shoe(const Punto& played) override {
        put({write(played.opening), {}});
        walk(played, [&](const PuntoHappened& one) {
            Said said{write(one.event), {}};
            for (const Claim& claim : claimsOf({Table{}, one.ruling, nullptr, &one.after})) {
                said.claims.push_back(write(claim).substr(2));
            }
            put(std::move(said));
        });
        for (Said& said : m_refused) { put(std::move(said)); }
        m_refused.clear();
        return true;
    }
    void shoeRefused(const std::string& line, const Refusal& refusal, std::string_view) override {
        m_refused.push_back({line, {write(Claim{claim::Refused{refusal.reason, refusal.event}}).substr(2)}});
    }

    std::map<At, Said> all;

private:
    static Verdict raised(const RuleIds& flags) {
        Ruling ruling;
        ruling.flags = flags;
        return ruling;
    }

    // Who is dealt in, where button and blinds lie, and who posts what besides: another book may begin another hand.
    static Texts places(const HandBegan& began, const Table& now) {
        std::vector<Claim> asked{{claim::DealtIn{}, RuleId::none}};
        for (const claim::Spot spot : {claim::Spot::button, claim::Spot::small, claim::Spot::big}) {
            asked.push_back({claim::LiesAt{spot, kNoSeat}, RuleId::none});
        }
        for (const Seat seat : began.dealt) {
            const bool posts = began.posts[seat].count > 0 || began.dead[seat].count > 0;
            if (posts) { asked.push_back({claim::Posts{seat, {}, {}}, RuleId::none}); }
        }
        const Verdict none = Ruling{};
        Texts all;
        for (const Claim& claim : asked) {
            for (const Claim& is : check(claim, {now, none, &began}).actual) { all.push_back(write(is).substr(2)); }
        }
        return all;
    }

    void add(std::string line, const Table& now, const Verdict& verdict, Texts first = {}) {
        Said said{std::move(line), std::move(first)};
        for (const Claim& claim : claimsOf({now, verdict, &m_began})) { said.claims.push_back(write(claim).substr(2)); }
        put(std::move(said));
    }

    void put(Said said) {
        all.insert_or_assign(m_at, std::move(said));
        ++m_at.second;
    }

    At m_at;
    std::vector<Said> m_refused;  // at a table of Punto Banco
    HandBegan m_began;
};

// The claims that not every book makes; where all agree, what the act counts as and who is next.
Texts differing(const Texts& own, const std::vector<const Said*>& others) {
    Texts different;
    for (const std::string& claim : own) {
        const auto has = [&](const Said* other) {
            return std::ranges::find(other->claims, claim) != other->claims.end();
        };
        if (!std::ranges::all_of(others, has)) { different.push_back(claim); }
    }
    return different;
}

class Comparing {
public:
    explicit Comparing(std::vector<Book> books) : m_books(std::move(books)), m_heard(m_books.size()) {}

    // What is wrong under every book goes to 'troubles'; what only some of them refuse is a difference.
    Broken play(const std::string& text, std::vector<ReadError>& troubles) {
        Broken least = Broken::unread;
        for (std::size_t i = 0; i < m_books.size(); ++i) {
            RulesChosen rules;
            rules.book = m_books[i];
            std::vector<ReadError> own;
            least = std::min(least, playNotation(text, rules, m_heard[i], own));
            const auto elsewhere = [&](const ReadError& one) {
                return std::ranges::none_of(
                    own, [&](const ReadError& o) { return o.line == one.line && o.what == one.what; });
            };
            i == 0 ? troubles.swap(own) : static_cast<void>(std::erase_if(troubles, elsewhere));
        }
        return least;
    }

    void print() {
        std::set<At> told;
        for (const Listening& heard : m_heard) {
            for (const auto& [at, said] : heard.all) { told.insert(at); }
        }
        for (const At& at : told) { line(at); }
        if (!m_differs && !told.empty()) { std::cout << sentence("explain.none", {names(m_books)}) << '\n'; }
    }

private:
    static std::string names(const std::vector<Book>& books) {
        Texts all;
        for (const Book book : books) { all.emplace_back(name(book)); }
        return joined(all, ", ");
    }

    // Under a book that refused an earlier line of the hand nothing more is said of it.
    void line(const At& at) {
        std::vector<const Said*> said;
        std::vector<Book> books;
        for (std::size_t i = 0; i < m_books.size(); ++i) {
            const auto here = m_heard[i].all.find(at);
            if (here == m_heard[i].all.end()) { continue; }
            said.push_back(&here->second);
            books.push_back(m_books[i]);
        }
        // Each book begins its own hand where the line is 'next'.
        const bool sameLine =
            std::ranges::all_of(said, [&](const Said* other) { return other->line == said[0]->line; });
        std::cout << "  " << (sameLine ? said[0]->line : write(NextHand{})) << '\n';
        const bool same = std::ranges::all_of(said, [&](const Said* one) { return one->claims == said[0]->claims; });
        if (same) { return; }
        std::vector<Texts> answers;
        answers.reserve(said.size());
        for (const Said* one : said) { answers.push_back(differing(one->claims, said)); }
        std::vector<bool> told(said.size());
        for (std::size_t i = 0; i < said.size(); ++i) {
            if (told[i]) { continue; }
            std::vector<Book> alike;
            for (std::size_t j = i; j < said.size(); ++j) {
                if (answers[j] == answers[i]) {
                    told[j] = true;
                    alike.push_back(books[j]);
                }
            }
            answer(alike, answers[i]);
        }
        m_differs = true;
    }

    void answer(const std::vector<Book>& books, const Texts& claims) const {
        const std::string first = m_differs ? "" : "  <- " + sentence("explain.first", {});
        std::cout << (m_differs ? "    | " : "  > | ")
                  << sentence("explain.under", {names(books), joined(claims, "; ")}) << first << '\n';
    }

    std::vector<Book> m_books;
    std::vector<Listening> m_heard;
    bool m_differs = false;
};

int compareFile(const std::string& path, const std::vector<std::string>& names) {
    std::vector<Book> books;
    for (const std::string& name : names) {
        const auto book = bookOf(name);
        if (!book) { return unreadable; }
        books.push_back(*book);
    }
    if (books.empty()) { books.assign(std::begin(kBooks), std::end(kBooks)); }
    const auto all = readAll(path);
    if (!all) { return unreadable; }
    Comparing comparing(books);
    std::vector<ReadError> troubles;
    const Broken broken = comparing.play(*all, troubles);
    comparing.print();
    complain(path, troubles);
    return broken == Broken::no ? fine : broken == Broken::refused ? wrong : unreadable;
}

}  // namespace

void addCompareRules(CLI::App& app, int& exit) {
    auto* const command =
        app.add_subcommand("compare-rules", "The same facts under each rulebook, first difference marked");
    const auto file = std::make_shared<std::string>();
    const auto books = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *file, "A file of notation; '-' is standard input")->required();
    command->add_option("BOOK", *books, "Which rulebooks; all of them if none is named");
    command->callback([file, books, &exit] { exit = compareFile(*file, *books); });
}

}  // namespace oddchip::cli
