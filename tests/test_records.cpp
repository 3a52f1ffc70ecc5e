// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QFile>
#include <QTest>

#include <map>

#include <nlohmann/json.hpp>

#include "core/records/convert.h"
#include "core/records/phh_play.h"
#include "core/records/phh_write.h"
#include "core/records/replay.h"

using namespace oddchip;
using Json = nlohmann::json;

namespace {

std::string fileText(const std::string& name) {
    QFile file(QString::fromStdString(std::string(ODDCHIP_TESTS_DIR "/") + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// A hand of two with one line changed or added: key=value over a whole one.
std::string phh(std::map<std::string, std::string> changed = {}) {
    std::map<std::string, std::string> fields{{"variant", "'NT'"},
                                              {"antes", "[0, 0, 0]"},
                                              {"blinds_or_straddles", "[1, 2, 0]"},
                                              {"min_bet", "2"},
                                              {"starting_stacks", "[100, 100, 100]"},
                                              {"actions", "['p3 f', 'p1 f']"}};
    for (auto& [key, value] : changed) { fields[key] = value; }
    std::string text;
    for (auto& [key, value] : fields) {
        if (!value.empty()) { text += key + " = " + value + "\n"; }
    }
    return text;
}

PhhHand readOne(const std::string& text) {
    auto read = readPhh(cutPhh(text)[0]);
    const auto* const error = std::get_if<ReadError>(&read);
    if (error != nullptr) { qFatal("%d: %s", error->line, error->what.c_str()); }
    return std::get<PhhHand>(std::move(read));
}

struct Told {
    std::vector<Json> lines;
    std::vector<ReadError> troubles;
    HandStatus status = HandStatus::over;
    const Json& hand() const { return lines.back(); }
};

std::vector<Json> linesOf(const std::string& out) {
    std::vector<Json> lines;
    for (std::size_t at = 0; at < out.size(); at = out.find('\n', at) + 1) {
        lines.push_back(Json::parse(out.substr(at, out.find('\n', at) - at)));
    }
    return lines;
}

Told played(const std::string& text, bool steps = false) {
    Told told;
    std::string out;
    Replay replay("f", {.rules = {}, .steps = steps}, out, told.troubles);
    if (formOf(text) == RecordForm::notation) {
        told.status = replay.notation(text);
    } else {
        for (const PhhText& one : cutPhh(text)) { told.status = replay.phh(readOne(std::string(one.text))); }
    }
    told.lines = linesOf(out);
    return told;
}

// The last step with a smaller n, and the last with this one.
const Json* stepOf(const std::vector<Json>& steps, int n, bool before) {
    const Json* found = nullptr;
    for (const Json& step : steps) {
        if (before ? step["n"] < n : step["n"] == n) { found = &step; }
    }
    return found;
}

// 'gone': who has mucked; records differ in whether such a seat still counts.
QString potsText(const Json& pots, const QStringList& gone = {}) {
    QString text;
    for (const Json& pot : pots) {
        if (pot["amount"] == 0) { continue; }
        QStringList who;
        for (const std::string id : pot["of"]) {
            const QString one = QString::fromStdString(id.substr(1));
            if (!gone.contains(one)) { who << one; }
        }
        text +=
            QString("%1%2:%3").arg(text.isEmpty() ? "" : " ").arg(pot["amount"].get<std::int64_t>()).arg(who.join(','));
    }
    return text.isEmpty() ? "-" : text;
}

QString choiceText(const Json& step) {
    for (const char* verb : {"bet", "raise", "complete"}) {
        const Json& range = step[verb];
        if (!range.is_null()) {
            return QString("%1 %2..%3")
                .arg(*verb == 'b' ? "bet" : "raise")
                .arg(range["min"].get<std::int64_t>())
                .arg(range["max"].get<std::int64_t>());
        }
    }
    return "none";
}

QString playersText(const Json& step, const char* key) {
    QStringList all;
    for (const Json& player : step["players"]) { all << QString::number(player[key].get<std::int64_t>()); }
    return all.join(' ');
}

// What is wrong with a line of expectations; empty: nothing.
QString differs(const QString& line, const std::vector<Json>& steps, const Json& hand) {
    if (line.startsWith("pots ")) {
        QStringList gone;
        for (const Json& step : steps) {
            const QString event = step["event"].is_null() ? "" : QString::fromStdString(step["event"]);
            if (event.endsWith(" sm")) { gone << event.mid(1).section(' ', 0, 0); }
        }
        const QString pots = potsText(hand["pots"], gone);
        return pots == line.mid(5) ? QString() : "pots " + pots;
    }
    const QStringList parts = line.split(" | ");
    const QString number = parts[0].section(' ', 0, 0), decision = parts[0].section(' ', 1);
    const Json* const before = stepOf(steps, number.toInt(), true);
    const Json* const after = stepOf(steps, number.toInt(), false);
    if (before == nullptr || after == nullptr) { return "no step " + number; }
    if (!decision.isEmpty()) {
        const Json& turn = (*before)["to_act"];
        const QString is = QString("%1 %2 %3")
                               .arg(turn.is_null() ? "nobody" : QString::fromStdString(turn.get<std::string>()))
                               .arg((*before)["to_call"].is_null() ? -1 : (*before)["to_call"].get<std::int64_t>())
                               .arg(choiceText(*before));
        if (is != decision) { return is; }
        if ((*before)["can_check"] != ((*before)["to_call"] == 0)) { return "can_check"; }
    }
    const QStringList is{playersText(*after, "stack"), playersText(*after, "in"), potsText((*after)["pots"])};
    for (int i = 0; i < 3; ++i) {
        if (parts[i + 1] != "-" && parts[i + 1] != is[i]) { return is[i]; }
    }
    return {};
}

}  // namespace

class TestRecords : public QObject {
    Q_OBJECT
private slots:
    void corpus_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"nt", "ft", "pt", "real"}) { QTest::newRow(name) << name; }
    }
    void corpus() {
        QFETCH(QString, name);
        const std::string text = fileText("corpus/hands/" + name.toStdString() + ".phhs");
        const QStringList expected =
            QString::fromStdString(fileText("corpus/hands/" + name.toStdString() + ".expected")).split("\n[");
        const auto hands = cutPhh(text);
        QCOMPARE(static_cast<int>(hands.size()), static_cast<int>(expected.size()));
        int lines = 0;
        for (const PhhText& one : hands) {
            std::string out;
            std::vector<ReadError> troubles;
            Replay replay("f", {.rules = {}, .steps = true}, out, troubles);
            const HandStatus status = replay.phh(std::get<PhhHand>(readPhh(one)));
            auto steps = linesOf(out);
            const Json hand = steps.back();
            steps.pop_back();
            QStringList rows = expected[one.index - 1].trimmed().split('\n');
            const QString id = rows.takeFirst();
            QVERIFY2(status == HandStatus::over, qPrintable(id + ": " + QString::fromStdString(hand.dump())));
            for (const QString& row : rows) {
                const QString is = differs(row, steps, hand);
                QVERIFY2(is.isEmpty(), qPrintable(id + ": expected " + row + ", is " + is));
                ++lines;
            }
        }
        QVERIFY(lines > 200);
    }

    // ---- reading -----------------------------------------------------------------------------------------------
    void amounts() {
        const auto is = [](const char* text, std::int64_t hundredths) {
            return readDecimal(text) == Chips{hundredths};
        };
        QVERIFY(is("600", 60000) && is("1.75", 175) && is("+0.5", 50) && is("-2", -200) && is("1_000", 100000));
        QVERIFY(is("1e3", 100000) && is("1.5e-1", 15) && is("0.50000", 50) && is("0", 0) && is("2.5E+2", 25000));
        for (const char* bad :
             {"", ".", "1.", ".5", "1.755", "1e-3", "x", "1x", "inf", "1e40", "99999999999999999999"}) {
            QVERIFY2(!readDecimal(bad), bad);
        }
        // A number that no double holds comes through whole.
        const PhhHand hand = readOne(phh({{"starting_stacks", "[9000000000000.01, 100.10, 0.3]"}}));
        QCOMPARE(hand.began.stacks[seatAt(1)].sum().count, std::int64_t{900000000000001});
        QCOMPARE(hand.began.stacks[seatAt(2)].sum().count, std::int64_t{10010});
    }

    void unitIsWhatDividesAll() {
        QCOMPARE(readOne(phh()).began.stakes.unit, 1_c);
        QCOMPARE(readOne(phh({{"starting_stacks", "[100.25, 100, 100]"}})).began.stakes.unit, Chips{25});
        QCOMPARE(readOne(phh({{"actions", "['p3 cbr 4.50']"}})).began.stakes.unit, Chips{50});
        const Stakes own = readOne(phh({{"_unit", "0.01"}})).began.stakes;
        QCOMPARE(own.unit, Chips{1});
        QCOMPARE(own.chips[0], Chips{1});
    }

    void blindsFindTheirSeats() {
        const HandBegan three = readOne(phh()).began;
        QCOMPARE(number(three.button), 3);
        QVERIFY(number(three.small) == 1 && number(three.big) == 2 && three.stakes.minBet == Chips{});
        const HandBegan two = readOne(phh({{"antes", "[0, 3]"},
                                           {"blinds_or_straddles", "[1, 2]"},
                                           {"starting_stacks", "[100, 100]"},
                                           {"actions", "[]"}}))
                                  .began;
        QVERIFY(number(two.button) == 2 && number(two.small) == 2 && number(two.big) == 1);
        QCOMPARE(two.stakes.bigBlindAnte, 3_c);
        const HandBegan onButton = readOne(phh({{"blinds_or_straddles", "[0, 0, 3]"}, {"min_bet", "3"}})).began;
        QVERIFY(onButton.big == kNoSeat && onButton.blinds[seatAt(3)] == 3_c);
        const HandBegan others = readOne(phh({{"blinds_or_straddles", "[0, 2, 4]"}, {"antes", "[1, 1, 1]"}})).began;
        QVERIFY(others.small == kNoSeat && others.straddles[seatAt(3)] == 4_c && others.stakes.ante == Chips{});
        QVERIFY(others.dead[seatAt(1)] == 1_c && others.dead[seatAt(3)] == 1_c);
        const HandBegan posted =
            readOne(
                phh({{"blinds_or_straddles", "[1, 2, -2]"}, {"antes", "[1, 1, 1]"}, {"ante_trimming_status", "true"}}))
                .began;
        QVERIFY(posted.posts[seatAt(3)] == 2_c && posted.stakes.ante == 1_c && posted.dead[seatAt(1)] == Chips{});
        const HandBegan unknown = readOne(phh({{"starting_stacks", "[100, inf, 100]"}})).began;
        QVERIFY(unknown.uncounted == SeatSet{seatAt(2)});
    }

    void unreadable_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("what");
        const auto row = [](const char* name, const std::string& text, int line, const char* what) {
            QTest::newRow(name) << QString::fromStdString(text) << line << what;
        };
        row("cut in a string", "variant = 'NT'\nactions = ['p3 f', 'p1", 2, "end-of-file");
        row("cut in a list", "variant = 'NT'\nantes = [0, 0,\n 0, ", 3, "end-of-file");
        row("cut between fields", "variant = 'NT'\nantes = [0, 0]\n", 1, "starting_stacks is missing");
        row("nothing", "", 1, "variant is missing");
        row("no such game", phh({{"variant", "'XX'"}}), 6, "no game has the code 'XX'");
        row("no such form", phh({{"_game", "'no-limit bridge'"}}), 1, "no game 'no-limit bridge'");
        row("too few antes", phh({{"antes", "[0, 0]"}}), 2, "antes has 2 entries for 3 players");
        row("one player", phh({{"starting_stacks", "[100]"}}), 5, "2 to 10 players, not 1");
        row("no chips", phh({{"starting_stacks", "[100, 0, 100]"}}), 5, "p2 has no chips");
        row("a third of a cent", phh({{"min_bet", "0.333"}}), 4, "min_bet: '0.333' is no amount");
        row("a string", phh({{"min_bet", "'2'"}}), 4, "min_bet: ''2'' is no amount");
        row("no blinds", phh({{"blinds_or_straddles", ""}}), 1, "blinds_or_straddles is missing");
        row("no bets", phh({{"variant", "'FT'"}}), 1, "small_bet is missing");
        row("no actions", phh({{"actions", ""}}), 1, "actions is missing");
        row("action", phh({{"actions", "['p3 f',\n'p9 f']"}}), 2, "action 'p9 f': no player 'p9'");
        row("verb", phh({{"actions", "['p3 x']"}}), 1, "'x' is none of");
        row("card", phh({{"actions", "['d db 1h2c3d']"}}), 1, "'1h' is no card");
        row("amount", phh({{"actions", "['p3 cbr much']"}}), 1, "'much' is no amount");
        row("short deck", phh({{"variant", "'NS'"}, {"actions", "['d dh p1 2cAs']"}}), 1, "short-deck");
        row("rules", phh({{"_rules", "'bridge'"}}), 1, "_rules: ");
        row("unit", phh({{"_unit", "0"}}), 1, "_unit is more than 0");
    }
    void unreadable() {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, what);
        const std::string bytes = text.toStdString();
        const auto read = readPhh(cutPhh(bytes)[0]);
        const auto* const error = std::get_if<ReadError>(&read);
        QVERIFY(error != nullptr);
        QVERIFY2(QString::fromStdString(error->what).contains(what), error->what.c_str());
        QCOMPARE(error->line, line);
    }

    void handsAreCutAtTheirHeaders() {
        const std::string file = "# two hands\n[7]\n" + phh() + "\n[9] # the second\r\n" + phh({{"min_bet", "no"}});
        QVERIFY(isPhhs(file) && !isPhhs(phh()));
        const auto hands = cutPhh(file);
        QCOMPARE(static_cast<int>(hands.size()), 2);
        QVERIFY(hands[0].index == 7 && hands[0].line == 2 && hands[1].index == 9 && hands[1].line == 10);
        QVERIFY(std::holds_alternative<PhhHand>(readPhh(hands[0])));
        QCOMPARE(std::get<ReadError>(readPhh(hands[1])).line, 14);
        const std::string headless = phh() + "[1]\n" + phh();
        QCOMPARE(std::get<ReadError>(readPhh(cutPhh(headless)[0])).line, 1);
    }

    // ---- playing -----------------------------------------------------------------------------------------------
    void handObject() {
        const std::string text = phh({{"blinds_or_straddles", "[0.25, 0.50, 0]"},
                                      {"min_bet", "0.50"},
                                      {"actions", "['p3 cbr 1.75 # a raise', 'p1 f', 'p2 f']"}});
        std::string out;
        std::vector<ReadError> troubles;
        Replay("a\"b", {}, out, troubles).phh(readOne(text));
        QCOMPARE(
            QString::fromStdString(out),
            QString(
                "{\"type\":\"hand\",\"file\":\"a\\\"b\",\"index\":1,\"game\":\"no-limit holdem\",\"rules\":\"house\","
                "\"status\":\"over\",\"players\":["
                "{\"id\":\"p1\",\"seat\":1,\"start\":100,\"stack\":99.75,\"net\":-0.25,\"state\":\"folded\"},"
                "{\"id\":\"p2\",\"seat\":2,\"start\":100,\"stack\":99.50,\"net\":-0.50,\"state\":\"folded\"},"
                "{\"id\":\"p3\",\"seat\":3,\"start\":100,\"stack\":100.75,\"net\":0.75,\"state\":\"in\"}],"
                "\"pots\":[{\"name\":\"main\",\"amount\":1.25,\"of\":[\"p3\"],\"awards\":["
                "{\"to\":\"p3\",\"amount\":1.25,\"odd\":0,\"share\":\"high\"}]}],"
                "\"returned\":[{\"to\":\"p3\",\"amount\":1.25}],\"rake\":0,\"rulings\":[]}\n"));
    }

    void stepObject() {
        std::string out;
        std::vector<ReadError> troubles;
        Replay("f", {.rules = {}, .steps = true}, out, troubles)
            .phh(readOne(phh({{"actions", "['p3  cbr 6 # big']"}})));
        const auto from = out.find('\n') + 1;
        QCOMPARE(
            QString::fromStdString(out.substr(from, out.find('\n', from) - from)),
            QString("{\"type\":\"step\",\"index\":1,\"n\":0,\"event\":\"p3  cbr 6\",\"street\":\"preflop\","
                    "\"to_act\":\"p1\",\"to_call\":5,\"bet\":null,\"raise\":{\"min\":10,\"max\":100},\"complete\":null,"
                    "\"bring_in\":null,\"can_check\":false,\"to_show\":null,"
                    "\"pots\":[{\"name\":\"main\",\"amount\":9,\"of\":[\"p1\",\"p2\",\"p3\"]}],\"players\":["
                    "{\"id\":\"p1\",\"stack\":99,\"in\":1,\"state\":\"in\"},"
                    "{\"id\":\"p2\",\"stack\":98,\"in\":2,\"state\":\"in\"},"
                    "{\"id\":\"p3\",\"stack\":94,\"in\":6,\"state\":\"in\"}],\"rulings\":[]}"));
    }

    void recordedResultsAreHeld() {
        QVERIFY(played(phh({{"finishing_stacks", "[99, 101, 100]"}, {"winnings", "[0, 2, 0]"}})).status ==
                HandStatus::over);
        const Told told = played(phh({{"finishing_stacks", "[99, 102, 100]"}}));
        QVERIFY(told.status == HandStatus::differs && told.hand()["status"] == "differs");
        QCOMPARE(QString::fromStdString(told.troubles.at(0).what),
                 QString("finishing_stacks of p2: recorded 102, played 101"));
    }

    void refusedActionEndsTheHand() {
        const Told told = played(phh({{"actions", "['p3 f', 'p3 cc', 'p1 f']"}}), true);
        QVERIFY(told.status == HandStatus::refused && told.hand()["status"] == "refused");
        const Json& last = told.lines[told.lines.size() - 2];
        QVERIFY(last["n"] == 1 && last["refused"] == "folded" && last["to_act"] == "p1");
    }

    void emptyEntriesAndChecksOfNobody() {
        const Told told =
            played(phh({{"starting_stacks", "[100, 100, 2]"},
                        {"actions", "['', '# all in', 'p3 cc', 'p1 f', 'p2 cc', 'd db 2c3d9h', 'd db 5s', 'd db Jc',"
                                    " 'p3 sm AsAd', 'p2 sm KsKd', 'p2 sm -']"}}),
                   true);
        QVERIFY2(told.status == HandStatus::over, told.lines.back().dump().c_str());
        QVERIFY(told.lines[1]["event"] == "" && told.lines[2]["event"] == "");
        QVERIFY(told.hand()["players"][2]["stack"] == 5);
    }

    // Also where hands are shown, or the cards run out twice, while the street is the same.
    void whatNobodyCalledIsReturned() {
        const std::string start =
            "hand no-limit holdem blinds 1 2 button 1 stacks 1:50 2:80\n1 calls; 2 bets 80; 1 calls\n";
        for (const std::string& rest : {std::string("2 shows AsAd; 1 shows KsKd\nboard 2c3c4c; board 9h; board Th\n"),
                                        std::string("run twice\nboard 1 2c3c4c9hTh\nboard 2 2d3d4d9sTs\n"
                                                    "2 shows AsAd; 1 shows KsKd\n")}) {
            const Json hand = played(start + rest).hand();
            QVERIFY2(hand["returned"].size() == 1 && hand["returned"][0]["amount"] == 30, hand.dump().c_str());
        }
    }
    void runoutsGoBothWays() {
        const std::string hand =
            "hand no-limit holdem blinds 1 2 button 2 stacks 1:50 2:50\n2 raises to 50; 1 calls\n"
            "board 2c3c4c\nrun twice\nboard 1 9hTh\nboard 2 9s; board 2 Ts\n1 shows AsAd; 2 mucks\n";
        const Converted made = convert(hand, RecordForm::notation, RecordForm::phh);
        const PhhHand record = readOne(made.text);
        QVERIFY2(record.log.empty() && record.runouts.size() == 1 && text(record.runouts[0]) == "9sTs",
                 made.text.c_str());
        QVERIFY(played(made.text).hand()["players"][0]["stack"] == 100);
    }

    void notationIsToldBySeats() {
        const Told told = played("hand no-limit holdem blinds 100 200 button 1 stacks 1:20000 2:20000 4:20000\n"
                                 "1 puts 1000\n    = call 200\nundo\n1 folds; 2 folds\n",
                                 true);
        QCOMPARE(static_cast<int>(told.lines.size()), 6);
        QVERIFY(told.lines[1]["n"] == 0 && told.lines[1]["event"] == "1 puts 1000");
        QVERIFY(told.lines[1]["rulings"][0]["rule"] == "oversize-call" && told.lines[1]["rulings"][0]["seat"] == "s1");
        QVERIFY(told.lines[2]["event"] == "undo" && told.lines[2]["n"] == 0 && told.lines[2]["to_act"] == "s1");
        QVERIFY(told.lines[4]["n"] == 2 && told.hand()["status"] == "over" && told.hand()["rulings"].empty());
        QVERIFY(told.hand()["players"][2]["id"] == "s4" && told.hand()["players"][2]["net"] == 100);
    }

    void rulesChosenOutsideHold() {
        RulesChosen chosen{.book = Book::roberts, .settings = {{optionNamed("cap.multiway"), 2}}};
        QCOMPARE(rulesText(chosen.over({})), std::string("roberts cap.multiway=2"));
        QCOMPARE(rulesText({}), std::string("house"));
    }

    // ---- converting --------------------------------------------------------------------------------------------
    void corpusThereAndBack_data() { corpus_data(); }
    void corpusThereAndBack() {
        QFETCH(QString, name);
        const std::string text = fileText("corpus/hands/" + name.toStdString() + ".phhs");
        const Converted there = convert(text, RecordForm::phhs, RecordForm::notation);
        QVERIFY(there.worst == Broken::no && there.troubles.empty());
        const Converted back = convert(there.text, RecordForm::notation, RecordForm::phhs);
        QVERIFY2(back.worst == Broken::no && back.hands == there.hands,
                 back.troubles.empty() ? "" : back.troubles[0].what.c_str());
        const auto before = cutPhh(text), after = cutPhh(back.text);
        QCOMPARE(before.size(), after.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto hand = std::get<PhhHand>(readPhh(before[i])), again = std::get<PhhHand>(readPhh(after[i]));
            QVERIFY2(again.log.empty(), again.log.c_str());
            QVERIFY(hand.began == again.began && hand.finishing == again.finishing);
        }
    }

    void irregularitiesTravel() {
        const std::string hand = "hand no-limit holdem blinds 100 200 button 3 stacks 3:20000 5:20000 7:20000\n"
                                 "3 puts 1000\n5 folds; 7 checks\ndeal; 7 bets 400; 3 folds\n";
        const Converted made = convert(hand, RecordForm::notation, RecordForm::phh);
        QVERIFY2(made.worst == Broken::no, made.troubles.empty() ? "" : made.troubles[0].what.c_str());
        const PhhHand record = readOne(made.text);
        QVERIFY(record.log.find("3 puts 1000\n") != record.log.npos);
        QStringList actions;
        for (const PhhAction& action : record.actions) { actions << QString::fromStdString(action.text); }
        QCOMPARE(actions.join("; "), QString("d dh p1 ????; d dh p2 ????; d dh p3 ????; p3 cc; p1 f; p2 cc; "
                                             "d db ??????; p2 cbr 400; p3 f"));
        const Told told = played(made.text);
        QVERIFY(told.hand()["status"] == "over" && told.hand()["rulings"][0]["rule"] == "oversize-call");
        QVERIFY(told.hand()["players"][0]["id"] == "p1" && told.hand()["players"][0]["seat"] == 5);
        const Converted back = convert(made.text, RecordForm::phh, RecordForm::notation);
        QVERIFY(back.text.ends_with("hand no-limit holdem blinds 100 200 button 3 stacks 3:20000 5:20000 7:20000\n"
                                    "3 puts 1000\n5 folds\n7 checks\ndeal\n7 bets 400\n3 folds\n"));
    }

    void aLogThatDoesNotHoldIsNotTakenOver() {
        const auto withLog = [](const std::string& log) { return phh({{"_log", "'''\n" + log + "'''"}}); };
        const std::string hand = "hand no-limit holdem blinds 1 2 button 2 stacks 1:100 2:100\n2 folds\n";
        for (const RecordForm form : {RecordForm::notation, RecordForm::phh, RecordForm::pokerStars}) {
            QCOMPARE(convert(withLog(hand), RecordForm::phh, form).worst, Broken::no);
            for (const std::string& wrong :
                 {hand + "1 dances\n", hand + "1 folds\n", hand + hand, std::string("# no hand\n")}) {
                const std::string text = withLog(wrong);
                const Converted made = convert(text, RecordForm::phh, form);
                QVERIFY(made.hands == 0 && made.text.empty() && made.troubles.size() == 1);
                const auto lines = static_cast<int>(std::ranges::count(text.substr(0, text.find("_log")), '\n'));
                QVERIFY(made.troubles[0].line > lines);
            }
        }
    }

    void fieldsThatSayNothingOfThePlayAreKept() {
        const std::string text =
            phh({{"venue", "'Café #1'"}, {"time", "20:02:24"}, {"players", "['é', 'b', '']"}, {"odd", "1"}});
        const PhhHand hand = readOne(text);
        QCOMPARE(static_cast<int>(hand.elsewhere.size()), 4);
        QCOMPARE(static_cast<int>(hand.notes.size()), 1);  // 'odd' is no field of PHH
        const std::string again = writePhh(hand);
        QVERIFY(again.find("venue = 'Café #1'\n") != again.npos &&
                again.find("players = ['é', 'b', '']\n") != again.npos);
        const Converted told = convert(text, RecordForm::phh, RecordForm::notation);
        QVERIFY(told.text.find("# time = 20:02:24\n") != told.text.npos);
        const PhhHand spread = readOne(phh({{"a.b", "1"}, {"\"two words\"", "1"}, {"c", "{d = 1}"}}));
        QVERIFY(spread.elsewhere.size() == 1 && spread.elsewhere[0].key == "c" && spread.notes.size() == 3);
    }
};

QTEST_APPLESS_MAIN(TestRecords)
#include "test_records.moc"
