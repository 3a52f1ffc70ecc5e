// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QKeyEvent>
#include <QKeySequence>
#include <QList>
#include <array>
#include <optional>
#include <span>

// The keys of the dealer's window, each of which can be changed.
namespace oddchip::ui {

// clang-format off
enum class Command : std::uint8_t {
    Fold, Call, Raise, AllIn, Deal, Push, Next, Said, Chips, Fault, Undo,  // the buttons, in the order of Do
    NextMotion, NextHandAs, Seats, CallFloor, Clock, ShuffleList, UndoToo, TellPot, TellStacks, TellChoices, TellAgain,
    Help, NextZone, LastZone, Settings, PublicScreen, Print, Menu, FullScreen, Palette, Quit,
};
// clang-format on
constexpr int kCommands = static_cast<int>(Command::Quit) + 1;

struct CommandKey {
    Command command;
    const char* id;   // of its words: "key.fold"
    const char* key;  // as it comes, in the portable form of QKeySequence
};
std::span<const CommandKey> commandKeys();  // in the order of Command

class Shortcuts {
public:
    Shortcuts();  // as they come

    QKeySequence of(Command command) const { return m_keys[static_cast<std::size_t>(command)]; }
    void set(Command command, const QKeySequence& key);  // an empty one: no key
    void reset() { *this = Shortcuts(); }
    bool isChanged(Command command) const;
    // Other commands that have the same key; while there are any, the first in the order of Command has it.
    QList<Command> sharing(Command command) const;
    bool conflicts() const;

    std::optional<Command> pressed(const QKeyEvent& key) const;
    // What the program would have got had the keys not been changed: the key with which the command comes, or none
    // where the key has been taken from its command.
    QKeyEvent asItComes(const QKeyEvent& key) const;

    // One line a command that differs from how it comes: "key.fold=G".
    QString text() const;
    static std::optional<Shortcuts> read(const QString& text);  // nothing: a line is none of these

    bool operator==(const Shortcuts&) const = default;

private:
    std::array<QKeySequence, kCommands> m_keys;
};

}  // namespace oddchip::ui
