// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/live.h"
#include "ui/entry/cardpad.h"
#include "ui/entry/faultdraft.h"
#include "ui/entry/keypad.h"

namespace oddchip::ui {

// Over the table while the fault list is open: what is still wanted, then what happens, by which rule, until when a
// misdeal may be called, and the steps that put it right.
class FaultAdvice : public Sheet {
    Q_OBJECT

public:
    explicit FaultAdvice(QWidget* parent);

    void show(const Table& table, const FaultDraft& draft, const std::optional<Stepped>& outcome);
    CardKeys* keys() const { return m_keys; }
    Keypad* keypad() const { return m_keypad; }

Q_SIGNALS:
    void nth(int card);
    void unseen();
    void deadBy(oddchip::DeadBy way);

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    struct Count {  // dots of what has happened, of what it takes
        QString text;
        int is, of;
    };
    QList<Count> counts() const;
    QString title() const;
    QStringList steps() const;
    QString until() const;
    void paintCount(QPainter& painter, const Count& count, double top) const;
    void paintSteps(QPainter& painter, double top) const;
    void paintRules(QPainter& painter) const;

    Table m_table;
    FaultDraft m_draft;
    std::optional<Stepped> m_outcome;
    CardKeys* m_keys;
    Keypad* m_keypad;
    std::array<Button*, 2> m_nth;
    std::array<Button*, 4> m_ways;
    Button* m_unseen;
};

// The faults that can happen at this moment, and Call misdeal, dim until there is a cause and before the cut-off.
class FaultPanel : public Sheet {
    Q_OBJECT

public:
    explicit FaultPanel(QWidget* parent);

    void setTable(const Table& table);
    void setOutcome(const std::optional<Stepped>& outcome);  // of line(), once it is complete
    const FaultDraft& draft() const { return m_draft; }

    QString line() const override;
    bool complete() const override { return m_misdeal || m_draft.complete(); }
    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;
    Sheet* beside() override { return m_advice; }

Q_SIGNALS:
    void wantsFloor();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    QList<const FaultKindRow*> onTiles() const;
    bool more() const;
    void choose(int tile);
    void setDeadBy(DeadBy way);
    void type(const QString& figures);
    void changed();
    void faces();

    Table m_table;
    FaultDraft m_draft;
    CardFaults m_faults{};  // as they would be
    bool m_misdeal = false;
    qsizetype m_from = 0;  // the first fault on the tiles
    TypedAmount m_amount;
    std::array<Button*, 10> m_tiles;
    Button *m_record, *m_call, *m_floor, *m_close;
    FaultAdvice* m_advice;
};

}  // namespace oddchip::ui
