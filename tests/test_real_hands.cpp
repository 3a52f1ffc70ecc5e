// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The real hold'em hands, played through the window by the keyboard: they end in the same stacks, and fold, check and
// call cost one key each.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/typist.h"
#include "core/records/phh_play.h"

using namespace oddchip;

namespace {

struct Cost {
    int decisions = 0, keys = 0, hands = 0;
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
    cost.keys += static_cast<int>(keys.size());
    return keys;
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
    Cost m_cost;
};

void TestRealHands::played_data() {
    m_text = contents(QStringLiteral(ODDCHIP_TESTS_DIR "/corpus/hands/real.phhs"));
    QVERIFY(!m_text.isEmpty());
    QTest::addColumn<int>("at");
    const auto hands = cutPhh(std::string_view(m_text.constData(), static_cast<std::size_t>(m_text.size())));
    int at = 0;
    for (const PhhText& hand : hands) {
        const auto record = readPhh(hand);
        QVERIFY(record.index() == 0);
        if (std::get<0>(record).began.stakes.form == FormId::holdem) { QTest::addRow("hand %d", hand.index) << at; }
        ++at;
    }
}

void TestRealHands::played() {
    QFETCH(int, at);
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
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, window.table().hand, action)) {
            const std::size_t before = window.log().entries.size();
            app::type(window, keysFor(event, record.began.stakes.structure == Structure::limit, m_cost));
            QVERIFY2(window.log().entries.size() > before, action.text.c_str());
        }
    }
    QVERIFY(!record.finishing.empty());
    for (int player = 0; player < record.players; ++player) {
        const auto lies = stack(window.table(), seatAt(player + 1));
        QVERIFY(lies.has_value());
        QCOMPARE(lies->count, record.finishing[static_cast<std::size_t>(player)]->count);
    }
    ++m_cost.hands;
}

void TestRealHands::cleanupTestCase() {
    qInfo("%d hands, %d decisions: %.2f keys a decision, %.1f a hand", m_cost.hands, m_cost.decisions,
          double(m_cost.keys) / m_cost.decisions, double(m_cost.keys) / m_cost.hands);
}

}  // namespace

QTEST_MAIN(TestRealHands)
#include "test_real_hands.moc"
