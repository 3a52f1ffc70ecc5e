// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/puntodemo.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTextStream>
#include <array>

#include "app/typist.h"
#include "core/notation/claims.h"

namespace oddchip::app {

using namespace ui;

namespace {

// Ten bettors, as many as a full table often has.
const QString kBets = QStringLiteral("1p100 2b200 3b50 5p25 6t10 7b35 9p300 9t25 10b500 12b100\n");

// Ranks of coups that end with a natural: player's two, then bank's. Suits go round, so that no card comes too often.
QString coupKeys(QChar result, int coup) {
    constexpr std::array<const char*, 4> bank{"24K8", "3K9Q", "J5T9", "A244"}, player{"9K32", "8TA5", "45JQ", "Q86K"},
        tie{"K8Q8", "9J9T", "53T8", "8K26"};
    const auto& ranks = result == QLatin1Char('B') ? bank : result == QLatin1Char('P') ? player : tie;
    const char* of = ranks[static_cast<std::size_t>(coup / 4 % 4)];
    QString keys = QStringLiteral("c");
    for (int card = 0; card < 4; ++card) {
        keys += QLatin1Char(of[card]);
        keys += QLatin1Char("shdc"[(coup + card) % 4]);
    }
    return keys + QLatin1Char('\n');
}

// A shoe as it runs; bets on some of its coups fill the commission box.
QString coups(const QString& results) {
    QString keys;
    int coup = 0;
    for (const QChar result : results) {
        if (coup % 5 == 0) keys += QStringLiteral("3b50 10b200 12p20\n");
        keys += coupKeys(result, coup++);
    }
    return keys;
}
const QString kRun = coups(QStringLiteral("BPPBBTPBPBPPBTBBBPBBPPTBPPPPBPTBBBBBBBBPPBP"));

struct Scene {
    const char* name;
    QString keys;
};
QList<Scene> scenes() {
    const QString open = QStringLiteral("5555\n");  // seat 4 has the shoe
    const QString coup = open + kRun + kBets + QStringLiteral("c2s3h4d2c");
    return {{"punto-call", coup + QStringLiteral("7c")},
            {"punto-wrong", coup + QStringLiteral("7cKs") + QStringLiteral("p5d")},
            {"punto-result", coup + QStringLiteral("7cKs\n")},
            {"punto-bet", open + kRun + kBets + QStringLiteral("w")},
            {"punto-new-shoe", {}},
            {"punto-box", open + kRun + kBets + QStringLiteral("k")},
            {"punto-ties", open + coups(QStringLiteral("TTPTBTTTBB")) + kBets + QStringLiteral("x")}};
}

bool take(const QString& folder, const Scene& scene, Theme theme, QSize size) {
    QTemporaryDir data;
    PuntoWindow window([&] { return openJournal(data.path(), kPuntoFile); }, unhurriedClocks());
    window.setTheme(theme);
    window.resize(size);
    window.show();
    type(*window.entry(), scene.keys);
    QApplication::processEvents();
    return window.grab().save(shotPath(folder, QLatin1String(scene.name), theme, size));
}

}  // namespace

bool puntoScreenshots(const QString& folder, const Themes& themes) {
    for (const QSize size : kShotSizes) {
        for (const Theme theme : themes) {
            for (const Scene& scene : scenes()) {
                if (!take(folder, scene, theme, size)) return false;
            }
        }
    }
    return true;
}

int puntoDemo(const QString& picture) {
    QTemporaryDir data;
    PuntoWindow window([&] { return openJournal(data.path(), kPuntoFile); }, unhurriedClocks());
    window.resize(1280, 800);
    window.show();
    type(*window.entry(), QStringLiteral("5555\n") + kBets + QStringLiteral("c2s3h4d2c7cKs\n"));
    QApplication::processEvents();
    QTextStream out(stdout);
    if (!window.punto()) return 1;
    const PuntoOpened opening{static_cast<std::uint8_t>(window.punto()->table.house.decks)};
    out << QString::fromStdString(write(opening)) << '\n';
    for (const Entry& entry : window.punto()->entries) out << QString::fromStdString(body(entry)) << '\n';
    for (const Claim& claim : claimsOf({Table{}, Ruling{}, nullptr, &window.punto()->table}))
        out << "    " << QString::fromStdString(write(claim)) << '\n';
    out << window.call().sentence << ". " << window.call().reason << '\n';
    if (window.grab().save(picture)) return 0;
    qCritical("oddchip: the picture cannot be written to %s", qPrintable(picture));
    return 1;
}

}  // namespace oddchip::app
