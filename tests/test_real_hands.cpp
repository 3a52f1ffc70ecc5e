// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The real hold'em hands, played through the window by the keyboard and by touch: they end in the same stacks, and
// fold, check and call cost one input each.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/typist.h"
#include "core/records/phh_play.h"
#include "tests/finger.h"

using namespace oddchip;

namespace {

struct Cost {
    int decisions = 0, inputs = 0, hands = 0;
};

QString lineOf(const std::string& text) { return QLatin1Char(' ') + QString::fromStdString(text) + QLatin1Char('\n'); }

// What a dealer presses for an event; a decision is an act of a seat.
QString keysFor(const Event& event, bool limit, Cost& cost) {
    const auto* act = std::get_if<Acted>(&event);
    if (act == nullptr) return std::holds_alternative<StreetDealt>(event) ? QStringLiteral("d") : lineOf(write(event));
    QString keys;
    if (act->verb == Verb::fold) {
        keys = QStringLiteral("f");
    } else if (act->verb == Verb::check || act->verb == Verb::call) {
        keys = QStringLiteral("c");
    } else if (limit) {
        keys = QStringLiteral("r");
    } else {
        keys = QStringLiteral("r%1r").arg(QString::fromStdString(text(act->amount.value_or(Chips{}))));
    }
    ++cost.decisions;
    cost.inputs += static_cast<int>(keys.size());
    return keys;
}

// The same with a finger. What is no act of a seat is typed: it is no decision, and with cards not entered the dealer
// has none of it to do.
void touch(const Event& event, app::Window& window, Finger& finger, Cost& cost) {
    const auto* act = std::get_if<Acted>(&event);
    if (act == nullptr) {
        if (std::holds_alternative<StreetDealt>(event)) return finger.tap(ui::Do::Deal);
        return app::type(window, lineOf(write(event)));
    }
    const int before = finger.taps();
    if (act->verb == Verb::fold) {
        finger.tap(ui::Do::Fold);
    } else if (act->verb == Verb::check || act->verb == Verb::call) {
        finger.tap(ui::Do::Call);
    } else {
        finger.raiseTo(act->amount.value_or(Chips{}));
    }
    ++cost.decisions;
    cost.inputs += finger.taps() - before;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class TestRealHands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void played_data();
    void played();
    void cleanupTestCase();

private:
    QByteArray m_text;
    Cost m_cost[2];  // by keys, by touch
};

void TestRealHands::played_data() {
    m_text = contents(QStringLiteral(ODDCHIP_TESTS_DIR "/corpus/hands/real.phhs"));
    QVERIFY(!m_text.isEmpty());
    QTest::addColumn<int>("at");
    QTest::addColumn<bool>("byTouch");
    const auto hands = cutPhh(std::string_view(m_text.constData(), static_cast<std::size_t>(m_text.size())));
    int at = 0;
    for (const PhhText& hand : hands) {
        const auto record = readPhh(hand);
        QVERIFY(record.index() == 0);
        if (std::get<0>(record).began.stakes.form == FormId::holdem) {
            QTest::addRow("keys, hand %d", hand.index) << at << false;
            QTest::addRow("touch, hand %d", hand.index) << at << true;
        }
        ++at;
    }
}

void TestRealHands::played() {
    QFETCH(int, at);
    QFETCH(bool, byTouch);
    Cost& cost = m_cost[byTouch ? 1 : 0];
    const auto hands = cutPhh(std::string_view(m_text.constData(), static_cast<std::size_t>(m_text.size())));
    const auto record = std::get<0>(readPhh(hands[static_cast<std::size_t>(at)]));
    QTemporaryDir data;
    app::Window window([&] { return app::openJournal(data.path()); }, app::unhurriedClocks());
    window.resize(1280, 800);
    window.show();
    TableOpened table;
    table.seats = static_cast<std::uint8_t>(record.players);
    table.stakes = record.began.stakes;
    app::type(window, lineOf(write(table)));
    app::type(window, lineOf(write(record.began)));
    QVERIFY(window.table().playing);
    Finger finger(window);
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, window.table().hand, action)) {
            const std::size_t before = window.log().entries.size();
            if (byTouch) {
                touch(event, window, finger, cost);
            } else {
                app::type(window, keysFor(event, record.began.stakes.structure == Structure::limit, cost));
            }
            QVERIFY2(window.log().entries.size() > before, action.text.c_str());
        }
    }
    QVERIFY(!record.finishing.empty());
    for (int player = 0; player < record.players; ++player) {
        const auto lies = stack(window.table(), seatAt(player + 1));
        QVERIFY(lies.has_value());
        QCOMPARE(lies->count, record.finishing[static_cast<std::size_t>(player)]->count);
    }
    ++cost.hands;
}

void TestRealHands::cleanupTestCase() {
    for (const Cost& cost : m_cost) {
        if (cost.hands == 0) continue;
        const double decision = double(cost.inputs) / cost.decisions, hand = double(cost.inputs) / cost.hands;
        qInfo("%s: %d hands, %d decisions: %.2f inputs a decision, %.1f a hand", &cost == m_cost ? "keys" : "touch",
              cost.hands, cost.decisions, decision, hand);
        QVERIFY(hand <= 30);
    }
}

}  // namespace

QTEST_MAIN(TestRealHands)
#include "test_real_hands.moc"
