// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// check, replay, convert: what is done with files of hands.
#include <array>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/cli.h"
#include "core/notation/scenario.h"
#include "core/records/convert.h"

namespace oddchip::cli {
namespace {

constexpr const char* kFileHelp = "'-' is standard input";

int exitOf(HandStatus status) {
    switch (status) {
    case HandStatus::over:
    case HandStatus::open:
    case HandStatus::misdeal:
    case HandStatus::voided: return fine;
    case HandStatus::differs:
    case HandStatus::refused: return wrong;
    case HandStatus::error: break;
    }
    return unreadable;
}

// ---- check -----------------------------------------------------------------------------------------------------

int check(const std::vector<std::string>& files) {
    int exit = fine, passed = 0;
    for (const std::string& file : files) {
        const auto text = readAll(file);
        if (!text) {
            worsen(exit, unreadable);
            continue;
        }
        FileResult result = checkFile(file, *text);
        if (result.passed()) { ++passed; }
        if (!result.failures.empty()) { worsen(exit, wrong); }
        if (!result.unreadable.empty()) { worsen(exit, unreadable); }
        complain(file, result.unreadable);
        result.unreadable.clear();
        std::cout << report(result);
    }
    std::cout << passed << " passed, " << files.size() - static_cast<std::size_t>(passed) << " failed\n";
    return exit;
}

// ---- replay ----------------------------------------------------------------------------------------------------

struct ReplayArguments {
    std::vector<std::string> files, settings;
    std::string book;
    bool steps = false, times = false;
};

// What --times tells. Folding alone is a second fold with nothing told; lines of
// notation are read while they are folded, so they are in 'told' only.
struct Times {
    using Clock = std::chrono::steady_clock;
    int hands = 0;
    Clock::duration parsed{}, folded{}, told{};

    template <class Work> static decltype(auto) of(Clock::duration& into, const Work& work) {
        struct Stop {
            Clock::duration& into;
            Clock::time_point from = Clock::now();
            ~Stop() { into += Clock::now() - from; }
        } const stop{into};
        return work();
    }
    std::string text() const {
        const auto part = [&](const char* name, Clock::duration time) {
            const double seconds = std::chrono::duration<double>(time).count();
            std::array<char, 80> line{};
            std::snprintf(line.data(), line.size(), "%s %.4f s (%.0f hands a second)", name, seconds,
                          seconds > 0 ? hands / seconds : 0);
            return std::string(line.data());
        };
        return std::to_string(hands) + " hands: " + part("parsing", parsed) + ", " + part("folding", folded) + ", " +
               part("folding and telling", told) + '\n';
    }
};

// Everything that was gathered goes out, and its memory is used again.
void flush(const std::string& file, std::string& out, std::vector<ReadError>& troubles) {
    std::cout << out;
    out.clear();
    complain(file, troubles);
    troubles.clear();
}

int replayPhh(Replay& replay, const std::string& file, std::string_view text, std::string& out,
              std::vector<ReadError>& troubles, Times* times) {
    int exit = fine;
    Times unasked;
    Times& took = times != nullptr ? *times : unasked;
    for (const PhhText& one : Times::of(took.parsed, [&] { return cutPhh(text); })) {
        ++took.hands;
        auto read = Times::of(took.parsed, [&] { return readPhh(one); });
        if (const auto* const error = std::get_if<ReadError>(&read)) {
            troubles.push_back(*error);
            replay.unread(one.index);
            worsen(exit, unreadable);
        } else {
            const auto& hand = std::get<PhhHand>(read);
            troubles.insert(troubles.end(), hand.notes.begin(), hand.notes.end());
            if (times != nullptr) {
                Times::of(took.folded, [&] { replay.fold(hand); });
            }
            worsen(exit, exitOf(Times::of(took.told, [&] { return replay.phh(hand); })));
        }
        flush(file, out, troubles);
    }
    return exit;
}

int replay(const ReplayArguments& arguments) {
    const auto rules = chosen(arguments.book, arguments.settings);
    if (!rules) { return unreadable; }
    int exit = fine;
    std::string out;
    std::vector<ReadError> troubles;
    Times times;
    for (const std::string& file : arguments.files) {
        const auto text = readAll(file);
        if (!text) {
            worsen(exit, unreadable);
            continue;
        }
        Replay replay(file, {.rules = *rules, .steps = arguments.steps}, out, troubles);
        if (recordFormNamed(file).value_or(formOf(*text)) == RecordForm::notation) {
            worsen(exit, exitOf(Times::of(times.told, [&] { return replay.notation(*text); })));
            times.hands += replay.hands();
            flush(file, out, troubles);
        } else {
            worsen(exit, replayPhh(replay, file, *text, out, troubles, arguments.times ? &times : nullptr));
        }
    }
    if (arguments.times) { std::cerr << times.text(); }
    return exit;
}

// ---- convert ---------------------------------------------------------------------------------------------------

bool writeAll(const std::string& path, const std::string& text) {
    if (path == "-") { return static_cast<bool>(std::cout << text); }
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) { complain(path, "cannot be written"); }
    return static_cast<bool>(file);
}

int convertFile(const std::string& in, const std::string& out) {
    const auto text = readAll(in);
    const auto to = out == "-" ? RecordForm::notation : recordFormNamed(out);
    if (!text) { return unreadable; }
    if (!to) {
        complain(out, "ends in none of .phh .phhs .hand .txt");
        return unreadable;
    }
    const Converted made = convert(*text, recordFormNamed(in).value_or(formOf(*text)), *to);
    complain(in, made.troubles);
    complain(in, made.notes);
    if (made.hands == 0) {
        if (made.troubles.empty()) { complain(in, "there is no hand in it"); }
        return unreadable;
    }
    if (*to == RecordForm::phh && made.hands > 1) {
        complain(out, "a .phh holds one hand, and there are " + std::to_string(made.hands) + ": use .phhs");
        return unreadable;
    }
    if (!writeAll(out, made.text)) { return unreadable; }
    return made.worst == Broken::no ? fine : made.worst == Broken::refused ? wrong : unreadable;
}

}  // namespace

void addCheck(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("check", "Holds every claim of scenario files against the rules");
    const auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE.hand", *files, kFileHelp)->required();
    command->callback([files, &exit] { exit = check(*files); });
}

void addReplay(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("replay", "Plays hands and prints what comes of them as JSON Lines");
    const auto arguments = std::make_shared<ReplayArguments>();
    command->add_option("--rules", arguments->book, "A rulebook in place of the hand's own");
    command->add_option("--set", arguments->settings, "KEY=VALUE: one option of the rules; may be repeated")
        ->take_all()
        ->expected(1);
    command->add_flag("--steps", arguments->steps, "Prints the state after every event, too");
    command->add_flag("--times", arguments->times,
                      "Tells on standard error what parsing and folding took, in hands a second");
    command->add_option("FILE", arguments->files, ".phh .phhs .hand; '-' is standard input")->required();
    command->callback([arguments, &exit] { exit = replay(*arguments); });
}

void addConvert(CLI::App& app, int& exit) {
    auto* const command = app.add_subcommand("convert", "Writes hands in another form, by the endings of the files");
    const auto files = std::make_shared<std::pair<std::string, std::string>>();
    command->add_option("IN", files->first, ".phh .phhs .hand .txt (PokerStars); '-' is standard input")->required();
    command->add_option("OUT", files->second, ".phh .phhs .hand .txt; '-' prints .hand")->required();
    command->callback([files, &exit] { exit = convertFile(files->first, files->second); });
}

}  // namespace oddchip::cli
