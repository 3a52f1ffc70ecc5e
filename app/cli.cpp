// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

#include <CLI/CLI.hpp>

#include "app/cli.h"

namespace oddchip::cli {

std::optional<std::string> readAll(const std::string& path) {
    if (path == "-") { return std::string(std::istreambuf_iterator<char>(std::cin), {}); }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (file.is_open() && !file.bad() && errno != EISDIR) { return text; }
    complain(path, "cannot be read: " + std::string(std::strerror(errno != 0 ? errno : EIO)));
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
