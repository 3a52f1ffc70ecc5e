// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The 102 real hands of every form, played through the window by the keyboard and by touch with no card entered: they
// end in the stacks of the record, and cost what the design allows: 1.6 inputs a decision, 30 a hand.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "core/records/phh_play.h"
#include "tests/hand_player.h"
#include "ui/entry/faces.h"

using namespace oddchip;

namespace {

constexpr double kADecision = 1.6, kAHand = 30;
constexpr int kMost = 9;  // streets or pots that one hand can have
constexpr const char* kFiles[] = {"real.phhs", "real_forms.phhs"};

QString lineOf(const std::string& text) { return QLatin1Char(' ') + QString::fromStdString(text) + QLatin1Char('\n'); }

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<PhhHand> recorded() {
    std::vector<PhhHand> all;
    for (const char* name : kFiles) {
        const QByteArray text = contents(QStringLiteral(ODDCHIP_TESTS_DIR "/corpus/hands/") + QLatin1String(name));
        for (const PhhText& hand : cutPhh({text.constData(), static_cast<std::size_t>(text.size())})) {
            const auto record = readPhh(hand);
            if (const auto* read = std::get_if<PhhHand>(&record)) all.push_back(*read);
        }
    }
    return all;
}

TableOpened tableOf(const PhhHand& record) {
    TableOpened table;
    table.seats = static_cast<std::uint8_t>(record.players);
    table.stakes = record.began.stakes;
    return table;
}

// What a seat decides, and what the hand was before it.
struct Decision {
    Event event;
    Seat seat = kNoSeat;
    StreetId street = StreetId::over;
    bool free = false;  // it could check
};

// The record played with its cards: the decisions in their order, and the hand at its end.
struct Played {
    std::vector<Decision> decisions;
    Hand hand;
    bool whole = true;  // nothing in it was refused
};

Played play(const PhhHand& record) {
    Played played;
    Table table = opened(HouseRules{}, tableOf(record));
    begin(table, record.began);
    for (const PhhAction& action : record.actions) {
        for (const Event& event : eventsOf(record, table.hand, action)) {
            const auto* act = std::get_if<Acted>(&event);
            const auto* drew = std::get_if<Drew>(&event);
            const auto* threw = std::get_if<Threw>(&event);
            const Seat seat = act ? act->seat : drew ? drew->seat : threw ? threw->seat : kNoSeat;
            if (seat != kNoSeat) played.decisions.push_back({event, seat, street(table.hand), canCheck(table.hand)});
            const Verdict verdict = rule(table, event);
            if (!std::holds_alternative<Ruling>(verdict)) played.whole = false;
            if (played.whole) commit(table, event, std::get<Ruling>(verdict));
        }
    }
    played.hand = table.hand;
    return played;
}

// How many decisions from here on only fold, or only check where that is free, before another seat of this round.
int passes(const std::vector<Decision>& all, std::size_t at) {
    int count = 0;
    for (std::size_t i = at; i < all.size(); ++i, ++count) {
        if (all[i].street != all[at].street) return 0;  // nobody is left to point at
        const auto* act = std::get_if<Acted>(&all[i].event);
        if (!act || act->verb != (all[i].free ? Verb::check : Verb::fold)) return count;
    }
    return 0;
}

class TestRealHands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void played_data();
    void played();
    void cleanupTestCase();

private:
    void decide(HandPlayer& player, const app::Window& window, const Decision& decision);
    void settle(HandPlayer& player, const app::Window& window, const Hand& truth);

    std::vector<PhhHand> m_hands;
    std::map<std::string, Cost> m_cost[2];  // by keys, by touch; of each game
};

void TestRealHands::initTestCase() {
    m_hands = recorded();
    QCOMPARE(m_hands.size(), std::size_t{102});
}

void TestRealHands::played_data() {
    QTest::addColumn<int>("at");
    QTest::addColumn<bool>("byTouch");
    for (int at = 0; at < static_cast<int>(m_hands.size()); ++at) {
        QTest::addRow("keys, hand %d", at + 1) << at << false;
        QTest::addRow("touch, hand %d", at + 1) << at << true;
    }
}

void TestRealHands::decide(HandPlayer& player, const app::Window& window, const Decision& decision) {
    if (const auto* drew = std::get_if<Drew>(&decision.event)) return player.draws(drew->count);
    if (const auto* threw = std::get_if<Threw>(&decision.event)) return player.draws(threw->cards.size);
    const auto& act = std::get<Acted>(decision.event);
    if (act.verb == Verb::fold) return player.press(ui::Do::Fold);
    const bool calls = act.verb == Verb::check || act.verb == Verb::call || act.verb == Verb::bringIn;
    if (calls) return player.press(ui::Do::Call);
    const Going going = raise(window.table().hand).value;
    player.raiseTo(act.amount.value_or(going.least));
}

// Streets still to come, the winners that the record's cards say, and the pots pushed.
void TestRealHands::settle(HandPlayer& player, const app::Window& window, const Hand& truth) {
    const Hand& hand = window.table().hand;
    for (int left = kMost; left > 0 && !hand.over && cardsToCome(hand); --left) player.press(ui::Do::Deal);
    const Winnings won = winnings(truth);
    const SettleOrder order = settleOrder(hand).value;
    for (int i = 0; i < order.size; ++i) {
        const int pot = order.pots[static_cast<std::size_t>(i)];
        for (const PotPart& part : partsOf(hand, pot)) {
            if (part.read || settled(hand, pot)) continue;
            SeatSet seats;
            Seat odd = kNoSeat;
            for (const Won& one : won) {
                const bool whole = one.half != Half::low && part.half == Half::whole;
                if (one.pot != pot || (one.half != part.half && !whole)) continue;
                seats.insert(one.seat);
                if (one.odd > Chips{} && form(hand.stakes.form).bringIn) odd = one.seat;
            }
            const std::size_t before = window.log().entries.size();
            player.winners(seats, seats.size() > 1 ? odd : kNoSeat);
            QVERIFY(window.log().entries.size() > before);
        }
    }
    for (int left = kMost; left > 0 && ui::potsToPush(hand) > 0; --left) player.press(ui::Do::Push);
    QCOMPARE(ui::potsToPush(hand), 0);
}

void TestRealHands::played() {
    QFETCH(int, at);
    QFETCH(bool, byTouch);
    const PhhHand& record = m_hands[static_cast<std::size_t>(at)];
    const Played truth = play(record);
    QVERIFY(truth.whole);
    QTemporaryDir data;
    app::Window window([&] { return app::openJournal(data.path()); }, app::unhurriedClocks());
    window.resize(1280, 800);
    window.show();
    app::type(window, lineOf(write(tableOf(record))));
    app::type(window, lineOf(write(record.began)));
    QVERIFY(window.table().playing);
    const Hand& hand = window.table().hand;
    KeyPlayer keys(window);
    TouchPlayer finger(window);
    HandPlayer& player = byTouch ? static_cast<HandPlayer&>(finger) : keys;
    Cost cost;
    cost.hands = 1;
    for (std::size_t i = 0; i < truth.decisions.size();) {
        const Decision& next = truth.decisions[i];
        for (int left = kMost; left > 0 && street(hand) != next.street && cardsToCome(hand); --left) {
            if (toAct(hand).value != kNoSeat || cardTurn(hand).what == CardTurn::What::opener) break;
            player.press(ui::Do::Deal);
        }
        if (cardTurn(hand).what == CardTurn::What::opener) player.number(next.seat);
        const int run = passes(truth.decisions, i), before = player.inputs();
        const std::size_t entries = window.log().entries.size();
        if (run >= player.worthIt()) {
            player.foldsTo(truth.decisions[i + static_cast<std::size_t>(run)].seat);
        } else {
            decide(player, window, next);
        }
        QVERIFY2(window.log().entries.size() > entries, write(next.event).c_str());
        const int done = run >= player.worthIt() ? run : 1;
        i += static_cast<std::size_t>(done);
        cost.decisions += done;
        cost.acts += player.inputs() - before;
    }
    settle(player, window, truth.hand);
    QVERIFY(hand.over);
    cost.others = player.inputs() - cost.acts + 1;  // and the key or tap for the next hand
    for (int one = 1; one <= record.players; ++one) {
        const auto lies = stack(window.table(), seatAt(one));
        QVERIFY(lies.has_value());
        QCOMPARE(lies->count, record.finishing[static_cast<std::size_t>(one - 1)]->count);
    }
    m_cost[byTouch ? 1 : 0][std::string(name(record.began.stakes.structure)) + ' ' +
                            std::string(form(record.began.stakes.form).key)] += cost;
}

void TestRealHands::cleanupTestCase() {
    for (const auto& games : m_cost) {
        Cost all;
        qInfo("%-38s %5s %9s %10s %6s", &games == m_cost ? "by keys" : "by touch", "hands", "decisions", "a decision",
              "a hand");
        for (const auto& [game, cost] : games) {
            qInfo("%-38s %5d %9d %10.2f %6.1f", game.c_str(), cost.hands, cost.decisions, cost.aDecision(),
                  cost.aHand());
            all += cost;
        }
        qInfo("%-38s %5d %9d %10.2f %6.1f", "all", all.hands, all.decisions, all.aDecision(), all.aHand());
        QVERIFY(all.aDecision() <= kADecision);
        QVERIFY(all.aHand() <= kAHand);
    }
}

}  // namespace

QTEST_MAIN(TestRealHands)
#include "test_real_hands.moc"
