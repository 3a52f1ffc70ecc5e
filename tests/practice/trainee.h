// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/practice.h"
#include "ui/words.h"

// A trainee at the practice window, who answers by keys or by fingers.
namespace oddchip {

using app::Practice;
using ui::PracticeWindow;
using At = ui::PracticeWindow::At;

inline constexpr std::int64_t kMorning = 1'796'029'200'000;

// A window on a store of its own, at a time that the test moves.
struct Trainee {
    QTemporaryDir data;
    std::int64_t now = kMorning, ticks = 0;
    Practice practice{data.path(), PracticeWindow::Clocks{[this] { return now; }, [this] { return ticks; }}};
    PracticeWindow& window = practice.window();

    explicit Trainee(ui::Theme theme = ui::Theme::Dark) {
        window.setTheme(theme);
        window.resize(1280, 800);
        window.show();
    }
    void key(int code, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&window, static_cast<Qt::Key>(code), with);
    }
    void watch() {  // what happens before the next question
        while (window.drill()->watching() && window.at() == At::Drill) key(Qt::Key_Return);
    }
    void wait(std::int64_t ms) { now += ms, ticks += ms; }
};

inline std::vector<std::string> texts(Chips amount) {
    std::vector<std::string> digits;
    for (const char digit : text(amount)) digits.emplace_back(1, digit);
    return digits;
}

inline void typeAmount(Trainee& trainee, Chips amount) {
    for (const std::string& digit : texts(amount))
        trainee.key(digit == "." ? Qt::Key_Period : Qt::Key_0 + (digit[0] - '0'));
}

inline void typeSeats(Trainee& trainee, SeatSet seats) {
    for (const Seat seat : seats) trainee.key(Qt::Key_0 + number(seat) % 10, Qt::ShiftModifier);
}

// The keys that a trainee presses for an answer; a row that is to stay empty is passed by Tab.
inline void typeAnswer(Trainee& trainee, const practice::Question& q, const practice::Answer& answer) {
    const practice::Kind kind = q.skill->kind;
    if (kind == practice::Kind::choice) return trainee.key(Qt::Key_1 + answer.choice);
    if (kind == practice::Kind::shares) {
        for (const Seat seat : q.among) {
            for (const practice::Part& part : answer.parts) {
                if (part.seats.contains(seat)) typeAmount(trainee, part.amount);
            }
            trainee.key(Qt::Key_Tab);
        }
        return;
    }
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        const practice::Part& part = answer.parts[i];
        if (i > 0) trainee.key(kind == practice::Kind::pots ? Qt::Key_Plus : Qt::Key_Tab);
        if (kind == practice::Kind::count) {
            typeAmount(trainee, Chips{part.amount.count * 100});
        } else if (kind == practice::Kind::amount || kind == practice::Kind::pots || kind == practice::Kind::posts) {
            typeAmount(trainee, part.amount);
        }
        typeSeats(trainee, part.seats);
    }
    if (kind == practice::Kind::pots && answer.back.amount.count > 0) {
        trainee.key(Qt::Key_Tab);
        typeAmount(trainee, answer.back.amount);
        typeSeats(trainee, answer.back.seats);
    }
}

inline QPointingDevice* finger() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

inline void tap(QWidget* on) {
    QWidget* const window = on->window();
    const QPoint middle = on->mapTo(window, on->rect().center());
    QTest::touchEvent(window, finger()).press(0, middle, window);
    QTest::touchEvent(window, finger()).release(0, middle, window);
}

// The buttons of an answer that are called so, from the top down.
inline QList<ui::Button*> buttons(const ui::AnswerPanel& panel, const QString& name) {
    QList<ui::Button*> all = panel.findChildren<ui::Button*>(name);
    std::sort(all.begin(), all.end(), [](const ui::Button* a, const ui::Button* b) { return a->y() < b->y(); });
    return all;
}

inline void tapAmount(const ui::AnswerPanel& panel, Chips amount) {
    for (const std::string& digit : texts(amount)) {
        for (ui::Button* key : panel.findChild<ui::Keypad*>()->findChildren<ui::Button*>()) {
            if (key->face().label == QString::fromStdString(digit)) tap(key);
        }
    }
}

// 'row': which of the rows that have this seat.
inline void tapSeats(const ui::AnswerPanel& panel, SeatSet seats, int row) {
    for (const Seat seat : seats) tap(buttons(panel, QStringLiteral("seat-%1").arg(number(seat))).at(row));
}

inline QList<ui::Button*> fields(const ui::AnswerPanel& panel) {
    QList<ui::Button*> all;
    for (ui::Button* button : panel.findChildren<ui::Button*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (button->objectName() == QLatin1String("field")) all.append(button);
    }
    std::sort(all.begin(), all.end(), [](const ui::Button* a, const ui::Button* b) { return a->y() < b->y(); });
    return all;
}

inline void tapAnswer(Trainee& trainee, const practice::Question& q, const practice::Answer& answer) {
    const ui::AnswerPanel& panel = *trainee.window.drill()->answers();
    const practice::Kind kind = q.skill->kind;
    if (kind == practice::Kind::choice)
        return tap(panel.findChild<ui::Button*>(QStringLiteral("choice-%1").arg(answer.choice + 1)));
    if (kind == practice::Kind::shares) {
        int row = 0;
        for (const Seat seat : q.among) {
            for (const practice::Part& part : answer.parts) {
                if (!part.seats.contains(seat)) continue;
                tap(fields(panel).at(row));
                tapAmount(panel, part.amount);
            }
            ++row;
        }
        return;
    }
    for (int i = 0; i < static_cast<int>(answer.parts.size()); ++i) {
        const practice::Part& part = answer.parts[static_cast<std::size_t>(i)];
        if (i > 0 && kind == practice::Kind::pots) tap(panel.findChild<ui::Button*>(QStringLiteral("add-pot")));
        const bool amount = kind == practice::Kind::amount || kind == practice::Kind::pots ||
                            kind == practice::Kind::posts || kind == practice::Kind::count;
        if (amount) {
            tap(fields(panel).at(i));
            tapAmount(panel, kind == practice::Kind::count ? Chips{part.amount.count * 100} : part.amount);
        }
        tapSeats(panel, part.seats, i);
    }
    if (kind == practice::Kind::pots && answer.back.amount.count > 0) {
        tap(fields(panel).last());
        tapAmount(panel, answer.back.amount);
        tapSeats(panel, answer.back.seats, static_cast<int>(answer.parts.size()));
    }
}

}  // namespace oddchip
