// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/rules/table.h"

namespace oddchip::app {

// Who may do what: a dealer enters and gives initials only; the floor decides, with a PIN; a manager also sets PINs.
enum class Role : std::uint8_t { dealer, floor, manager };
std::string_view name(Role role);  // the text id of its word: "role.floor"

struct Person {
    QString initials;  // what the journal keeps; the name stays here, so that a person can be forgotten
    QString name;
    Role role = Role::dealer;
    bool hasPin = false;
};

struct PinTried {
    enum class What : std::uint8_t { right, wrong, wait, noRight, noPin, unknown } what = What::unknown;
    int triesLeft = 0;  // wrong: before the next wait
    int seconds = 0;    // wait: still to go; wrong: how long the next wait will be
};
// The text id of the sentence about it, "pin.wrong"; empty where the PIN is right.
std::string_view name(PinTried::What what);

// People, roles and PINs, in a file of their own beside the journals. PINs are kept as Argon2id alone, are never
// logged, and the text that was tried is cleared. Three wrong PINs of one person cost a wait of 60 seconds, which
// doubles each time up to an hour; the file keeps the count, so that starting anew does not help. Not thread-safe.
class People {
public:
    explicit People(QString path);  // a missing file: nobody yet

    QList<Person> all() const;
    std::optional<Person> find(const QString& initials) const;
    bool anyone(Role least) const;  // somebody with a PIN has at least this role

    // Adds or replaces; a PIN of 4 to 8 digits is wanted of everyone but dealers. False: not kept (the file cannot be
    // written, no initials, no such PIN).
    bool set(const Person& person, QString pin);
    bool forget(const QString& initials);  // the chain keeps the initials and stays whole

    // Takes about 0.1 s. 'now' is in ms since 1970 UTC. The PIN is cleared.
    PinTried tryPin(const QString& initials, QString& pin, Role least, std::int64_t now);

private:
    struct Kept {
        Person person;
        QByteArray hash;  // as libsodium writes it, with its salt and cost
        int wrong = 0;    // in a row
        std::int64_t until = 0;
    };
    Kept* kept(const QString& initials);
    const Kept* kept(const QString& initials) const;
    void read();
    bool write() const;

    QString m_path;
    QList<Kept> m_people;
};

// A pot that was already awarded is moved by two persons: who decides and who approves.
bool needsTwo(const Table& table, const FloorRuled& decision);

}  // namespace oddchip::app
