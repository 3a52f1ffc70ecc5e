// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
#include "ui/settings/shortcuts.h"

#include <QStringList>
#include <algorithm>

namespace oddchip::ui {
namespace {

using Of = Command;
constexpr CommandKey kKeys[] = {
    {Of::Fold, "key.fold", "F"},
    {Of::Call, "key.call", "C"},
    {Of::Raise, "key.raise", "R"},
    {Of::AllIn, "key.all-in", "A"},
    {Of::Deal, "key.deal", "D"},
    {Of::Push, "key.push", "P"},
    {Of::Next, "key.next", "N"},
    {Of::Said, "key.said", "S"},
    {Of::Chips, "key.chips", "H"},
    {Of::Fault, "key.fault", "X"},
    {Of::Undo, "key.undo", "Z"},
    {Of::NextMotion, "key.next-motion", "M"},
    {Of::NextHandAs, "key.next-hand-as", "B"},
    {Of::Seats, "key.seats", "T"},
    {Of::CallFloor, "key.floor", "L"},
    {Of::Clock, "key.clock", "K"},
    {Of::ShuffleList, "key.shuffle", "W"},
    {Of::UndoToo, "key.undo-too", "Ctrl+Z"},
    {Of::TellPot, "key.tell-pot", "F2"},
    {Of::TellStacks, "key.tell-stacks", "F3"},
    {Of::TellChoices, "key.tell-choices", "F4"},
    {Of::TellAgain, "key.tell-again", "F5"},
    {Of::Help, "key.help", "F1"},
    {Of::NextZone, "key.next-zone", "F6"},
    {Of::LastZone, "key.last-zone", "Shift+F6"},
    {Of::Settings, "key.settings", "Ctrl+,"},
    {Of::PublicScreen, "key.public-screen", "F9"},
    {Of::Print, "key.print", "Ctrl+P"},
    {Of::Menu, "key.menu", "F10"},
    {Of::FullScreen, "key.full-screen", "F11"},
    {Of::Palette, "key.palette", "Ctrl+L"},
    {Of::Quit, "key.quit", "Ctrl+Q"},
};
static_assert(std::size(kKeys) == kCommands);

QKeySequence comesWith(Command command) {
    return QKeySequence(QLatin1String(kKeys[static_cast<std::size_t>(command)].key), QKeySequence::PortableText);
}

// Shift tells no letter from its capital; of the other keys it is a part.
QKeySequence sequenceOf(const QKeyEvent& key) {
    Qt::KeyboardModifiers with = key.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const bool letter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    if (letter && with == Qt::ShiftModifier) with = Qt::NoModifier;
    return QKeySequence(QKeyCombination(with, Qt::Key(key.key())));
}

}  // namespace

std::span<const CommandKey> commandKeys() { return kKeys; }

Shortcuts::Shortcuts() {
    for (const CommandKey& row : kKeys) m_keys[static_cast<std::size_t>(row.command)] = comesWith(row.command);
}

void Shortcuts::set(Command command, const QKeySequence& key) {
    m_keys[static_cast<std::size_t>(command)] = key.isEmpty() ? key : QKeySequence(key[0]);
}

bool Shortcuts::isChanged(Command command) const { return of(command) != comesWith(command); }

QList<Command> Shortcuts::sharing(Command command) const {
    QList<Command> all;
    if (of(command).isEmpty()) return all;
    for (const CommandKey& row : kKeys) {
        if (row.command != command && of(row.command) == of(command)) all += row.command;
    }
    return all;
}

bool Shortcuts::conflicts() const {
    return std::any_of(std::begin(kKeys), std::end(kKeys),
                       [this](const CommandKey& row) { return !sharing(row.command).isEmpty(); });
}

std::optional<Command> Shortcuts::pressed(const QKeyEvent& key) const {
    const QKeySequence sequence = sequenceOf(key);
    const auto* found = std::find_if(std::begin(kKeys), std::end(kKeys),
                                     [&](const CommandKey& row) { return of(row.command) == sequence; });
    return found == std::end(kKeys) ? std::nullopt : std::optional(found->command);
}

QKeyEvent Shortcuts::asItComes(const QKeyEvent& key) const {
    if (const auto command = pressed(key)) {
        if (!isChanged(*command)) return {key.type(), key.key(), key.modifiers(), key.text()};
        const QKeyCombination comes = comesWith(*command)[0];
        return {key.type(), comes.key(), comes.keyboardModifiers()};
    }
    const QKeySequence sequence = sequenceOf(key);
    const bool taken = std::any_of(std::begin(kKeys), std::end(kKeys),
                                   [&](const CommandKey& row) { return comesWith(row.command) == sequence; });
    if (taken) return {key.type(), Qt::Key_unknown, Qt::NoModifier};
    return {key.type(), key.key(), key.modifiers(), key.text()};
}

QString Shortcuts::text() const {
    QString all;
    for (const CommandKey& row : kKeys) {
        if (!isChanged(row.command)) continue;
        all +=
            QStringLiteral("%1=%2\n").arg(QLatin1String(row.id), of(row.command).toString(QKeySequence::PortableText));
    }
    return all;
}

std::optional<Shortcuts> Shortcuts::read(const QString& text) {
    Shortcuts keys;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const auto sign = line.indexOf(QLatin1Char('='));
        const QString id = line.left(sign).trimmed(), key = line.mid(sign + 1).trimmed();
        const auto* found = std::find_if(std::begin(kKeys), std::end(kKeys),
                                         [&](const CommandKey& row) { return id == QLatin1String(row.id); });
        const QKeySequence sequence(key, QKeySequence::PortableText);
        const bool known = key.isEmpty() || (!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown);
        if (sign < 0 || found == std::end(kKeys) || !known) return {};
        keys.set(found->command, sequence);
    }
    return keys;
}

}  // namespace oddchip::ui
