// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/cli.h"

namespace oddchip::cli {

std::optional<std::string> readAll(const std::string& path) {
    const bool given = path == "-";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(given ? nullptr : std::fopen(path.c_str(), "rb"),
                                                                 &std::fclose);
    std::FILE* const file = given ? stdin : opened.get();
    std::string text;
    if (file != nullptr) {
        std::array<char, 65536> part;
        for (std::size_t size = 1; size > 0;) {
            size = std::fread(part.data(), 1, part.size(), file);
            text.append(part.data(), size);
        }
        if (std::ferror(file) == 0) { return text; }
    }
    complain(path, "cannot be read: " + std::string(std::strerror(errno)));
    return {};
}

void complain(const std::string& file, const std::string& what) {
    std::cout.flush();
    std::cerr << file << ": " << what << '\n';
}

void complain(const std::string& file, const std::vector<ReadError>& all) {
    for (const ReadError& one : all) {
        complain(one.line > 0 ? file + ':' + std::to_string(one.line) : file, one.what);
    }
}

void worsen(int& exit, int to) { exit = std::max(exit, to); }

}  // namespace oddchip::cli

int main(int argc, char** argv) {
    using namespace oddchip::cli;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    CLI::App app("Poker hands by the rules: checks, replays, converts and records them.", "oddchip-cli");
    app.set_version_flag("--version", "oddchip-cli " ODDCHIP_VERSION);
    app.require_subcommand(1);
    int exit = fine;
    addCheck(app, exit);
    addReplay(app, exit);
    addConvert(app, exit);
    addRules(app, exit);
    addCompare(app, exit);
    addRecord(app, exit);
    addVerify(app, exit);
    addFind(app, exit);
    addExplain(app, exit);
    addCompareRules(app, exit);
    addDrill(app, exit);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) { return app.exit(error) == 0 ? fine : unreadable; }
    std::cout.flush();
    return std::cout ? exit : unreadable;
}
