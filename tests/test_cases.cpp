// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Every scenario of tests/hands, or of the folders and files that are named. With UPDATE=1 every claim that does not
// hold is rewritten from what the program says: the difference is then looked at, not believed.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/notation/scenario.h"

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> filesOf(const fs::path& place) {
    if (!fs::is_directory(place)) { return {place}; }
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(place)) {
        if (entry.path().extension() == ".hand") { files.push_back(entry.path()); }
    }
    std::ranges::sort(files);
    return files;
}

bool passes(const fs::path& file, bool update) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) {
        std::fprintf(stderr, "cannot read %s\n", file.c_str());
        return false;
    }
    const oddchip::FileResult result = oddchip::checkFile(file.string(), text);
    std::fputs(oddchip::report(result).c_str(), stdout);
    if (result.claims == 0) { std::printf("%s: there is no claim in it\n", file.c_str()); }
    if (update && result.rewritten != text) { std::ofstream(file, std::ios::binary) << result.rewritten; }
    return result.passed() && result.claims != 0;
}

}  // namespace

int main(int argc, char** argv) {
    const bool update = std::getenv("UPDATE") != nullptr;
    std::vector<fs::path> places(argv + 1, argv + argc);
    if (places.empty()) { places.emplace_back(ODDCHIP_TESTS_DIR "/hands"); }
    int passed = 0, failed = 0;
    for (const fs::path& place : places) {
        for (const fs::path& file : filesOf(place)) { ++(passes(file, update) ? passed : failed); }
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed != 0 || passed == 0;
}
