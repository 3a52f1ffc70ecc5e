// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Pictures of the floor's window: a small journal is made, and each page is shown on it.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <functional>

#include "app/floor.h"
#include "core/desk/desk.h"

namespace oddchip::app {
namespace {

// Seat 4 bets 40 all-in, seat 6 puts 25, 25 and 10 in silence: what the floor is called for.
constexpr const char* kDispute[] = {
    "hand no-limit holdem blinds 5 10 button 9 stacks 1:1000 2:680 3:1220 4:70 6:850 7:1500 9:2050 chips 1 5 25 100",
    "3 folds",
    "4 raises to 30",
    "6 calls",
    "7 folds",
    "9 folds",
    "1 folds",
    "2 calls",
    "board AhKd2c",
    "2 checks",
    "4 all-in 35",
    "amend 10 4 all-in 40",
    "6 puts 25x2 10",
    "floor called",
    "version dealer \"Three chips, one motion, nothing said.\"",
    "version player \"I wanted to raise to 80.\"",
    "version camera \"25, 25, 10 released together.\"",
    "floor #11 call 40 \"silent chips\"",
    "2 calls",
    "board 9s",
    "2 checks",
    "6 checks",
    "board 4d",
    "2 checks",
    "6 checks",
    "4 shows AsKc",
    "award main 4",
    "push"};

constexpr const char* kOthers[][10] = {
    {"hand no-limit holdem blinds 5 10 button 2 stacks 1:900 2:1200 4:640 6:700 chips 5 25 100", "fault boxed 1",
     "6 puts 100", "1 folds", "2 folds", "4 folds", "award main 6", "push", nullptr},
    {"hand pot-limit omaha blinds 2 5 button 1 stacks 1:500 2:640 5:820 8:437 chips 1 5 25 100", "8 calls",
     "1 says raise", "1 puts 25", "1 rests", "2 folds", "5 calls", "8 calls", nullptr},
    {"hand no-limit holdem blinds 5 10 button 4 stacks 1:1000 4:1500 6:690 9:2010 chips 5 25 100", "4 puts 25",
     "4 puts 25", "6 folds", "9 folds", "1 folds", "award main 4", "push", nullptr},
    {"hand limit holdem blinds 5 10 bets 10 20 button 6 stacks 2:300 3:420 6:380 chips 5 25", "6 raises to 20",
     "2 calls", "3 folds", "board QhQd7c", "2 checks", "6 bets 10", "2 folds", "award main 6", nullptr},
    {"hand no-limit holdem blinds 5 10 button 1 stacks 1:1000 3:950 7:1240 8:400 chips 5 25 100", "8 puts 100",
     "1 puts 25", "3 folds", "7 says call", "7 says raise", "7 rests", "8 folds", "1 folds", nullptr},
};

// Silent chips that the house takes as a call, and other books as a raise: what a changed option would have moved.
constexpr const char* kSilent[] = {
    "hand no-limit holdem blinds 5 10 button 9 stacks 1:1000 2:650 4:70 6:850 9:1500 chips 5 25 100",
    "4 raises to 30",
    "6 calls",
    "9 folds",
    "1 folds",
    "2 calls",
    "board AhKd2c",
    "2 checks",
    "4 all-in 40",
    "6 puts 25x2 10",
    "2 calls",
    "board 9s",
    "2 checks",
    "6 bets 50",
    "2 folds",
    "board 4d",
    "4 shows AsKc",
    "award main 4",
    "push",
    "hand no-limit holdem blinds 25 50 button 9 stacks 1:5000 2:3650 4:350 6:8500 9:4500 chips 25 100 500",
    "4 raises to 150",
    "6 calls",
    "9 folds",
    "1 folds",
    "2 calls",
    "board AhKd2c",
    "2 checks",
    "4 all-in 200",
    "6 puts 100x3",
    "2 calls",
    "board 9s",
    "2 checks",
    "6 bets 400",
    "2 folds",
    "board 4d",
    "4 shows AsKc",
    "award main 4",
    "push",
    "hand no-limit holdem blinds 2 5 button 9 stacks 1:500 2:365 4:35 6:850 9:450 chips 1 5 25 100",
    "4 raises to 15",
    "6 calls",
    "9 folds",
    "1 folds",
    "2 calls",
    "board AhKd2c",
    "2 checks",
    "4 all-in 20",
    "6 puts 25 5",
    "2 calls",
    "board 9s",
    "2 bets 30",
    "6 folds",
    "board 4d",
    "2 shows QhQc",
    "award main 2",
    "push",
    "hand pot-limit omaha blinds 5 10 button 9 stacks 1:1000 2:650 4:75 6:850 9:1500 chips 5 25 100",
    "4 raises to 35",
    "6 calls",
    "9 folds",
    "1 folds",
    "2 calls",
    "board AhKd2c",
    "2 checks",
    "4 all-in 40",
    "6 puts 25x2 10",
    "2 calls",
    "board 9s",
    "2 checks",
    "6 bets 100",
    "2 folds",
    "board 4d",
    "4 shows AsKcQdJd",
    "award main 4",
    "push",
    "hand no-limit holdem blinds 5 10 button 4 stacks 1:1000 4:1500 6:690 9:2010 chips 5 25 100",
    "1 raises to 40",
    "4 folds",
    "6 puts 25x2 10",
    "9 calls",
    "1 calls",
    "board QhQd7c",
    "6 checks",
    "9 bets 60",
    "1 folds",
    "6 folds",
    "award main 9",
    "push",
};

class Record {
public:
    explicit Record(const QString& path) : m_desk(Journal::openForWriting(path.toStdString())) {}

    void line(const char* text, const char* who = "MK") {
        Reading reading;
        reading.rules = m_desk.rules();
        const auto read = readLine(text, reading);
        const auto* items = std::get_if<std::vector<Item>>(&read);
        m_at += 6'000;
        const bool decides = QByteArray(text).startsWith("floor #");
        if (items) m_desk.enter(*items, {m_at, decides ? "JO" : who, {}, {}});
    }

private:
    Desk m_desk;
    std::int64_t m_at = 1'796'070'000'000;
};

bool until(const std::function<bool()>& done, int most = 8000) {
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < most) QApplication::processEvents(QEventLoop::AllEvents, 20);
    return done();
}

void press(Floor& floor, Qt::Key which) {
    QKeyEvent key(QEvent::KeyPress, which, Qt::NoModifier);
    QApplication::sendEvent(&floor.window(), &key);
}

struct Picture {
    const char* name;
    std::function<bool(Floor&)> show;
};

bool atDispute(Floor& floor) {
    ui::floor::HandsPage* hands = floor.window().hands();
    hands->search()->setText(QStringLiteral("silent"));
    return until([&] { return hands->told() && hands->told()->lines.size() > 20; });
}

const std::vector<Picture>& pictures() {
    using ui::floor::Place;
    static const std::vector<Picture> all{
        {"floor-hand",
         [](Floor& floor) {
             const bool there = atDispute(floor);
             until([] { return false; }, 200);  // what was asked is shown before all hands are asked for
             floor.window().hands()->search()->clear();
             return there && until([&] { return floor.window().hands()->list()->model()->rowCount() > 4; });
         }},
        {"floor-shown",
         [](Floor& floor) {
             if (!atDispute(floor)) return false;
             press(floor, Qt::Key_T);
             return floor.window().shown()->isVisible();
         }},
        {"floor-whatif",
         [](Floor& floor) {
             if (!atDispute(floor)) return false;
             floor.window().go(Place::WhatIf);
             return until([&] { return !floor.window().whatIf()->tried().acts.empty(); });
         }},
        {"floor-rulings",
         [](Floor& floor) {
             floor.window().go(Place::Rulings);
             floor.window().rulings()->search()->setText(QStringLiteral("too many chips, nothing said"));
             return true;
         }},
        {"floor-impact",
         [](Floor& floor) {
             if (!atDispute(floor)) return false;
             floor.window().go(Place::Impact);
             floor.window().impact()->start();
             const bool there = until([&] { return floor.window().impact()->found().hands > 0; });
             until([] { return false; }, 300);  // the band of the work is gone
             return there;
         }},
        {"floor-journal",
         [](Floor& floor) {
             floor.window().go(Place::Proof);
             floor.window().proof()->prove()->click();
             return until([&] { return !floor.window().proof()->verdict().isEmpty(); });
         }},
    };
    return all;
}

}  // namespace

int floorScreenshots(const QString& folder, const Themes& themes) {
    if (!QDir().mkpath(folder)) return 1;
    QTemporaryDir data;
    const QString journal = data.filePath(QStringLiteral("Table 7.oddchip"));
    {
        Record record(journal);
        record.line("rules house");
        for (const char* text : kSilent) record.line(text);
        for (const auto& hand : kOthers) {
            for (const char* text : hand) {
                if (text) record.line(text);
            }
        }
        for (const char* text : kDispute) record.line(text);
    }
    for (const QSize size : kShotSizes) {
        for (const ui::Theme theme : themes) {
            Floor floor({journal}, data.path());
            floor.setFolder(folder);
            floor.window().resize(size);
            floor.window().setAppearance(theme, ui::Deck::FourColours, false);
            floor.window().QWidget::show();
            for (const Picture& picture : pictures()) {
                floor.window().shown()->hide();
                floor.window().go(ui::floor::Place::Hands);
                if (!picture.show(floor)) return 1;
                QApplication::processEvents();
                const QString path = QStringLiteral("%1/%2-%3x%4-%5.png")
                                         .arg(folder, QLatin1String(picture.name))
                                         .arg(size.width())
                                         .arg(size.height())
                                         .arg(themeName(theme));
                if (!floor.window().grab().save(path)) return 1;
            }
            floor.window().go(ui::floor::Place::Hands);
            if (size.width() > 1280 || theme != ui::Theme::Light) continue;
            const auto before = floor.written().size();
            press(floor, Qt::Key_R);
            if (!until([&] { return floor.written().size() > before; })) return 1;
        }
    }
    return 0;
}

}  // namespace oddchip::app
