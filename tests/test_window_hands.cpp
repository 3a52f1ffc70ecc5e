// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// The real hold'em hands, played through the window by keyboard: they end in the same stacks, and inputs are counted.
#include <QFile>

#include "core/records/phh.h"
#include "tests/window_fixture.h"

using namespace oddchip;

namespace {

struct Count {
    int decisions = 0, keys = 0, plain = 0, raises = 0, raiseKeys = 0;
};

std::string file() {
    QFile hands(QStringLiteral(ODDCHIP_TESTS_DIR "/corpus/hands/real.phhs"));
    return hands.open(QIODevice::ReadOnly) ? hands.readAll().toStdString() : std::string();
}

// Every player has a place, with the stack of the record; the button is the last of them.
void sitDown(Dealer& dealer, const PhhHand& hand) {
    const TableOpened table{static_cast<std::uint8_t>(hand.players), hand.began.stakes};
    dealer.keys(QLatin1Char(' ') + QString::fromStdString(write(RulesLine{hand.began.rules})) + QLatin1Char('\n'));
    dealer.keys(QLatin1Char(' ') + QString::fromStdString(write(table)) + QLatin1Char('\n'));
    QStringList seats;
    for (const Seat seat : hand.began.dealt) {
        seats += QString::fromStdString(text(seat) + " sits " + text(hand.began.stacks[seat].sum()));
    }
    seats += QStringLiteral("button ") + QString::fromStdString(text(hand.began.button));
    dealer.keys(seats.join(QStringLiteral("; ")) + QStringLiteral("\nn"));
}

QString raiseKeys(const Dealer& dealer, const PhhAction& action) {
    const Going going = raise(dealer.hand()).value;
    const bool limit = dealer.hand().stakes.structure == Structure::limit && going.least == going.most;
    if (limit) return QStringLiteral("r");
    if (action.amount == going.most && dealer.hand().stakes.structure == Structure::noLimit)
        return QStringLiteral("aa");
    if (action.amount == going.least) return QStringLiteral("rm");
    return QStringLiteral("r%1r").arg(QString::fromStdString(text(action.amount)));
}

QString keysOf(const Dealer& dealer, const PhhAction& action) {
    const QString seat = QString::fromStdString(text(action.seat));
    switch (action.verb) {
    case PhhVerb::fold: return QStringLiteral("f");
    case PhhVerb::callOrCheck: return QStringLiteral("c");
    case PhhVerb::raiseTo: return raiseKeys(dealer, action);
    case PhhVerb::board: return QStringLiteral("d") + QString::fromStdString(text(action.cards)).toLower();
    case PhhVerb::show:
        return seat + QStringLiteral(" shows ") + QString::fromStdString(text(action.cards)) + QLatin1Char('\n');
    case PhhVerb::muck: return seat + QStringLiteral(" mucks\n");
    case PhhVerb::hole:
    case PhhVerb::nothing:
    case PhhVerb::bringIn:
    case PhhVerb::draw: return {};
    }
    return {};
}

void play(Dealer& dealer, const PhhHand& hand, Count& count) {
    for (const PhhAction& action : hand.actions) {
        const QString keys = keysOf(dealer, action);
        const qsizetype before = dealer.inputs();
        dealer.keys(keys);
        if (keys.isEmpty()) continue;
        QVERIFY2(dealer.inputs() == before + 1,
                 qPrintable(QString::fromStdString(action.text) + QLatin1Char(' ') + dealer.preview()));
        const bool plain = action.verb == PhhVerb::fold || action.verb == PhhVerb::callOrCheck;
        if (plain) QCOMPARE(keys.size(), 1);
        if (!plain && action.verb != PhhVerb::raiseTo) continue;
        ++count.decisions;
        count.keys += static_cast<int>(keys.size());
        ++(plain ? count.plain : count.raises);
        if (!plain) count.raiseKeys += static_cast<int>(keys.size());
    }
}

// Where the record ends before the cards do, the winners are tapped in their turn.
void finish(Dealer& dealer) {
    while (dealer.button(ui::Do::Push)->face().standing == ui::Standing::Waits) dealer.keys(QStringLiteral("p"));
}

}  // namespace

class TestWindowHands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endInTheSameStacks() {
        const std::string text = file();
        Count count;
        int hands = 0;
        for (const PhhText& one : cutPhh(text)) {
            const auto read = readPhh(one);
            QVERIFY(std::holds_alternative<PhhHand>(read));
            const PhhHand& hand = std::get<PhhHand>(read);
            QTemporaryDir data;
            Dealer dealer(data.path());
            dealer.window().setWithCards(true);
            sitDown(dealer, hand);
            QVERIFY2(ui::inHand(dealer.table()), qPrintable(dealer.preview()));
            play(dealer, hand, count);
            if (QTest::currentTestFailed()) return;
            finish(dealer);
            for (int player = 1; player <= hand.players; ++player) {
                const auto ends = stack(dealer.table(), seatAt(player));
                QCOMPARE(ends, hand.finishing[static_cast<std::size_t>(player) - 1]);
            }
            ++hands;
        }
        QCOMPARE(hands, 27);
        const double each = double(count.keys) / count.decisions, raise = double(count.raiseKeys) / count.raises;
        qInfo("%d hands, %d decisions, %.2f inputs each; fold, check, call 1 (%d of them), a bet or raise %.2f with "
              "its figures",
              hands, count.decisions, each, count.plain, raise);
    }
};

QTEST_MAIN(TestWindowHands)
#include "test_window_hands.moc"
