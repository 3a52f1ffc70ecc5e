// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/people.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <algorithm>
#include <array>
#include <sodium.h>
#include <utility>

namespace oddchip::app {
namespace {

constexpr int kTries = 3, kFirstWait = 60, kLongestWait = 3600;
constexpr std::array kRoles{std::pair("dealer", Role::dealer), std::pair("floor", Role::floor),
                            std::pair("manager", Role::manager)};

bool isPin(const QString& pin) {
    return pin.size() >= 4 && pin.size() <= 8 &&
           std::all_of(pin.begin(), pin.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

// No copy of a PIN outlives its use.
void clear(QByteArray& bytes) {
    sodium_memzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

void clear(QString& pin) {
    sodium_memzero(pin.data(), static_cast<std::size_t>(pin.size()) * sizeof(QChar));
    pin.clear();
}

QByteArray hashOf(QString& pin) {
    QByteArray bytes = pin.toLatin1();
    QByteArray hash(crypto_pwhash_STRBYTES, '\0');
    const int failed = crypto_pwhash_str_alg(hash.data(), bytes.constData(), static_cast<std::size_t>(bytes.size()),
                                             crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                                             crypto_pwhash_ALG_ARGON2ID13);
    clear(bytes);
    clear(pin);
    return failed != 0 ? QByteArray() : QByteArray(hash.constData());
}

bool matches(const QByteArray& hash, QString& pin) {
    QByteArray bytes = pin.toLatin1();
    QByteArray stored = hash.leftJustified(crypto_pwhash_STRBYTES, '\0', true);
    const bool right =
        crypto_pwhash_str_verify(stored.constData(), bytes.constData(), static_cast<std::size_t>(bytes.size())) == 0;
    clear(bytes);
    clear(pin);
    return right;
}

// After three wrong PINs, and after each further three: twice as long as before.
int waitAfter(int wrong) { return std::min(kFirstWait << std::min(wrong / kTries - 1, 6), kLongestWait); }

}  // namespace

std::string_view name(Role role) {
    switch (role) {
    case Role::dealer: return "role.dealer";
    case Role::floor: return "role.floor";
    case Role::manager: return "role.manager";
    }
    return {};
}

std::string_view name(PinTried::What what) {
    switch (what) {
    case PinTried::What::right: return {};
    case PinTried::What::wrong: return "pin.wrong";
    case PinTried::What::wait: return "pin.wait";
    case PinTried::What::noRight: return "pin.no-right";
    case PinTried::What::noPin: return "pin.none";
    case PinTried::What::unknown: return "pin.unknown";
    }
    return {};
}

People::People(QString path) : m_path(std::move(path)) {
    if (sodium_init() < 0) qFatal("no source of chance");
    read();
}

void People::read() {
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QJsonArray people = QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("people")].toArray();
    for (const auto& value : people) {
        const QJsonObject row = value.toObject();
        Kept kept;
        kept.person.initials = row[QLatin1String("initials")].toString();
        kept.person.name = row[QLatin1String("name")].toString();
        const QString role = row[QLatin1String("role")].toString();
        for (const auto& [word, which] : kRoles) {
            if (role == QLatin1String(word)) kept.person.role = which;
        }
        kept.hash = row[QLatin1String("pin")].toString().toLatin1();
        kept.person.hasPin = !kept.hash.isEmpty();
        kept.wrong = std::clamp(row[QLatin1String("wrong")].toInt(), 0, 1000);
        kept.until = static_cast<std::int64_t>(row[QLatin1String("until")].toDouble());
        if (!kept.person.initials.isEmpty()) m_people.append(kept);
    }
}

bool People::write() const {
    QJsonArray people;
    for (const Kept& kept : m_people) {
        QJsonObject row;
        row[QLatin1String("initials")] = kept.person.initials;
        row[QLatin1String("name")] = kept.person.name;
        for (const auto& [word, which] : kRoles) {
            if (kept.person.role == which) row[QLatin1String("role")] = QLatin1String(word);
        }
        row[QLatin1String("pin")] = QString::fromLatin1(kept.hash);
        row[QLatin1String("wrong")] = kept.wrong;
        row[QLatin1String("until")] = static_cast<double>(kept.until);
        people.append(row);
    }
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(QJsonDocument(QJsonObject{{QLatin1String("people"), people}}).toJson());
    return file.commit();
}

People::Kept* People::kept(const QString& initials) { return const_cast<Kept*>(std::as_const(*this).kept(initials)); }

const People::Kept* People::kept(const QString& initials) const {
    const auto found = std::find_if(m_people.begin(), m_people.end(),
                                    [&](const Kept& kept) { return kept.person.initials == initials; });
    return found == m_people.end() ? nullptr : &*found;
}

QList<Person> People::all() const {
    QList<Person> people;
    for (const Kept& kept : m_people) people.append(kept.person);
    return people;
}

std::optional<Person> People::find(const QString& initials) const {
    const Kept* found = kept(initials);
    return found ? std::optional(found->person) : std::nullopt;
}

bool People::anyone(Role least) const {
    return std::any_of(m_people.begin(), m_people.end(),
                       [&](const Kept& kept) { return kept.person.hasPin && kept.person.role >= least; });
}

bool People::set(const Person& person, QString pin) {
    if (person.initials.isEmpty() || person.initials.size() > 15) return false;
    if (!isPin(pin) && (person.role != Role::dealer || !pin.isEmpty())) return false;
    Kept next{person, pin.isEmpty() ? QByteArray() : hashOf(pin), 0, 0};
    next.person.hasPin = !next.hash.isEmpty();
    if (person.role != Role::dealer && !next.person.hasPin) return false;
    const QList<Kept> before = m_people;
    if (Kept* found = kept(person.initials))
        *found = next;
    else
        m_people.append(next);
    if (write()) return true;
    m_people = before;
    return false;
}

bool People::forget(const QString& initials) {
    const QList<Kept> before = m_people;
    m_people.removeIf([&](const Kept& kept) { return kept.person.initials == initials; });
    if (m_people.size() != before.size() && write()) return true;
    m_people = before;
    return false;
}

PinTried People::tryPin(const QString& initials, QString& pin, Role least, std::int64_t now) {
    Kept* found = kept(initials);
    using What = PinTried::What;
    const auto answer = [&](What what, int left = 0, int seconds = 0) {
        clear(pin);
        return PinTried{what, left, seconds};
    };
    if (!found) return answer(What::unknown);
    if (found->person.role < least) return answer(What::noRight);
    if (!found->person.hasPin) return answer(What::noPin);
    if (now < found->until) return answer(What::wait, 0, static_cast<int>((found->until - now + 999) / 1000));
    // Counted before it is tried: a program that is killed meanwhile gains nothing.
    const int wrong = ++found->wrong;
    const bool last = wrong % kTries == 0;
    if (last) found->until = now + 1000LL * waitAfter(wrong);
    if (!write()) return answer(What::wait, 0, kFirstWait);
    if (!matches(found->hash, pin)) {
        const int wait = waitAfter((wrong + kTries - 1) / kTries * kTries);
        return last ? answer(What::wait, 0, wait) : answer(What::wrong, kTries - wrong % kTries, wait);
    }
    found->wrong = 0;
    found->until = 0;
    write();
    return answer(What::right);
}

bool needsTwo(const Table& table, const FloorRuled& decision) {
    if (decision.says != FloorSays::award) return false;
    if (!table.playing || table.hand.over) return true;
    return decision.pot < table.hand.awards.size() && settled(table.hand, decision.pot);
}

}  // namespace oddchip::app
