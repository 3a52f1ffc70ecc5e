// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// record, verify: what is done with a journal.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "core/archive/proof.h"
#include "core/desk/opening.h"
#include "core/journal/epoch.h"
#include "core/journal/verify.h"
#include "core/words/words.h"

namespace oddchip::cli {
namespace {

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// Enters a file's lines at a desk, as the window would.
class Recording {
public:
    Recording(Desk& desk, const std::string& file) : m_desk(desk), m_file(file) {}

    int record(std::string_view text) {
        const FileRead read = readFile(text);
        complain(m_file, read.errors);
        if (!read.errors.empty()) { m_exit = unreadable; }
        auto error = read.errors.begin();
        for (auto from = read.items.begin(); from != read.items.end();) {
            const auto until =
                std::find_if(from, read.items.end(), [&](const Item& i) { return i.line != from->line; });
            for (; error != read.errors.end() && error->line < from->line; ++error) { m_skips = true; }
            const auto acts = std::find_if(until, read.items.end(), [](const Item& i) { return !isClaim(i); });
            line({from, until}, std::any_of(from, acts, claimsRefusal));
            from = until;
        }
        return m_exit;
    }

private:
    // All of a line or nothing of it, but for what it claims. A refusal that is claimed is as it should be.
    void line(std::span<const Item> items, bool refused) {
        std::vector<Item> joined;
        for (const Item& item : items) {
            if (isClaim(item)) { continue; }
            const bool byRules = std::holds_alternative<TableOpened>(item.what);
            if (byRules || std::holds_alternative<PuntoOpened>(item.what)) { byHouseRules(item, joined); }
            m_ruled = m_ruled || std::holds_alternative<RulesLine>(item.what);
            if (opens(item)) { open(); }
            joined.push_back(item);
        }
        if (!joined.empty() && (!m_skips || std::ranges::all_of(joined, isRules))) {
            const auto answer = m_desk.enter(joined, {now(), {}, {}, {}});
            if (!refused) { taken(answer, items[0].line); }
        }
    }

    static bool isClaim(const Item& item) { return std::holds_alternative<Claim>(item.what); }
    static bool claimsRefusal(const Item& item) {
        const auto* const claim = std::get_if<Claim>(&item.what);
        return claim != nullptr && std::holds_alternative<claim::Refused>(claim->what);
    }

    static bool isRules(const Item& item) { return std::holds_alternative<RulesLine>(item.what); }
    static bool opens(const Item& item) {
        return std::holds_alternative<TableOpened>(item.what) || std::holds_alternative<HandBegan>(item.what) ||
               std::holds_alternative<PuntoOpened>(item.what);
    }

    // What a file tells begins at a table of its own. So it does where the last line that was taken is not the last.
    void open() {
        if (m_skips || !m_opened) { m_desk.leaveShoe(); }
        m_skips = false;
        m_opened = true;
    }

    // Without a rules line a file is played by the house's rules, whatever the journal held before.
    void byHouseRules(const Item& item, std::vector<Item>& joined) const {
        if (m_ruled || m_desk.table().rules == HouseRules{}) { return; }
        joined.push_back({item.line, item.at, RulesLine{}});
    }

    void taken(const std::variant<Entered, Refusal>& answer, int line) {
        const auto* const refusal = std::get_if<Refusal>(&answer);
        if (refusal == nullptr) { return; }
        complain(m_file + ':' + std::to_string(line), "refused: " + std::string(name(refusal->reason)));
        worsen(m_exit, wrong);
        m_skips = true;
    }

    Desk& m_desk;
    const std::string& m_file;
    int m_exit = fine;
    bool m_skips = false;  // what follows a line that was not taken, until the next hand or table
    bool m_ruled = false, m_opened = false;
};

int record(const std::vector<std::string>& files, const std::string& path) {
    int exit = fine;
    try {
        Desk desk(Journal::openForWriting(path));
        for (const std::string& file : files) {
            const auto text = readAll(file);
            worsen(exit, text ? Recording(desk, file).record(*text) : unreadable);
        }
        std::cout << path << ": " << desk.journal().head().seq << " entries\n";
    } catch (const JournalError& error) {
        complain(path, error.what());
        return unreadable;
    }
    return exit;
}

// Where the story went on from a copy, and what was lost when an older one was put in its place.
void tellEpochs(const Journal& journal) {
    for (const Epoch& epoch : journal.epochs()) {
        std::cout << "  epoch " << epoch.number << " goes on from entry " << headText(epoch.after);
        if (epoch.lost) {
            std::cout << ", an older copy: what was written up to entry " << headText(*epoch.lost) << " is lost";
        }
        std::cout << '\n';
    }
}

int found(const std::string& path, std::string_view id, const std::vector<std::string>& with) {
    const Words* const words = wordsFor(id);
    complain(path, words != nullptr ? fill(words->statement, with) : std::string(id));
    return wrong;
}

// The chain first; then what each entry led to, for an entry that is what was written may be read differently today.
int verify(const std::string& path, std::vector<std::string> anchors) {
    try {
        if (const auto noted = notedHead(path)) { anchors.push_back(headText(*noted)); }
        const Journal journal = Journal::openReadOnly(path);
        const Proof proof = prove(journal, anchors);
        std::cout << path << ": " << proof.entries << " entries, head " << proof.head;
        if (proof.epoch > 1) { std::cout << ", epoch " << proof.epoch; }
        std::cout << '\n';
        tellEpochs(journal);
        for (const std::string& anchor : proof.unreadable) { complain(path, "'" + anchor + "' is no head"); }
        if (proof.why != name(Verified::Why::sound)) {
            return found(path, proof.why, {std::to_string(proof.firstBad.value_or(proof.entries))});
        }
        if (const auto doubt = recompute(journal)) {
            return found(path, name(doubt->what), {std::to_string(doubt->seq), doubt->why, path});
        }
        return proof.unreadable.empty() ? fine : unreadable;
    } catch (const JournalError& error) {
        complain(path, error.what());
        return unreadable;
    }
}

}  // namespace

void addRecord(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("record", "Enters the events of scenario files into a journal");
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto journal = std::make_shared<std::string>();
    command->add_option("FILE.hand", *files, "'-' is standard input")->required();
    command->add_option("--into", *journal, "The journal; it is created if need be")->required();
    command->callback([files, journal, &exit] { exit = record(*files, *journal); });
}

void addVerify(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("verify", "Proves the chain of a journal");
    const auto journal = std::make_shared<std::string>();
    const auto anchors = std::make_shared<std::vector<std::string>>();
    command->add_option("JOURNAL", *journal)->required();
    command->add_option("--anchor", *anchors,
                        "A head noted outside, as reports print it: 'ENTRY HEX', at least 16 digits; tells a cut tail");
    command->callback([journal, anchors, &exit] { exit = verify(*journal, *anchors); });
}

}  // namespace oddchip::cli
