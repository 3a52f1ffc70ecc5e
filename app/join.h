// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <variant>

#include "core/desk/desk.h"
#include "core/notation/notation.h"

namespace oddchip::app {

// Joins the desk to the window: what is entered goes to the desk, and what came of it comes back. This is the one place
// where a JournalError is caught.
class Join : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<std::int64_t()>;  // milliseconds since 1970, UTC

    Join(Desk desk, Clock clock);

    const Table& table() const { return m_desk.table(); }
    const Log& log() const { return m_desk.log(); }
    const std::optional<Punto>& punto() const { return m_desk.punto(); }
    const Desk& desk() const { return m_desk; }

    // The core's step without recording it.
    std::variant<Stepped, Refusal> fold(const std::vector<Entry>& joined) const;
    std::variant<PuntoStepped, Refusal> foldPunto(const std::vector<Entry>& joined) const;

    // House rules as they are from now on, and who says so.
    void rule(const HouseRules& rules, const QString& by);

public Q_SLOTS:
    void enter(const std::vector<oddchip::Item>& line);

Q_SIGNALS:
    void changed(const oddchip::Table& table, const oddchip::Ruling& ruling);
    void refused(const oddchip::Refusal& refusal);
    void notRecorded(const oddchip::JournalError& error);

private:
    Stamp stamp();

    Desk m_desk;
    Clock m_clock;
    std::int64_t m_last = 0;
};

}  // namespace oddchip::app
