// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/live.h"
#include "ui/entry/keypad.h"
#include "ui/entry/sheet.h"
#include "ui/floor/letterpad.h"
#include "ui/settings/tableactions.h"

namespace oddchip::ui {

// Over the table while seats and the table are looked after: what lies at the seat, what is put together and what comes
// of it, the figures or letters it needs, and what the next hand would post.
class TableAdvice : public Sheet {
    Q_OBJECT

public:
    explicit TableAdvice(QWidget* parent);
    void show(const Table& table, const TableActing& acting, const std::optional<Stepped>& outcome);
    Keypad* keypad() const { return m_keypad; }
    LetterPad* letters() const { return m_letters; }

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    QString title() const;
    QString figure() const;
    void paintSums(QPainter& painter, double top, double width) const;
    void paintOutcome(QPainter& painter, double top, double width) const;

    Table m_table;
    TableActing m_acting;
    std::optional<Stepped> m_outcome;
    Keypad* m_keypad;
    LetterPad* m_letters;
};

// Who sits, buys in, adds, goes and comes; the button, the dealer, what the house takes: one tap a tile. With a seat
// chosen the tiles are the seat's, without one the table's. What needs nothing more is recorded at once.
class TableSheet : public Sheet {
    Q_OBJECT

public:
    explicit TableSheet(QWidget* parent);

    void setTable(const Table& table);  // as it is now; what was put together is given up
    void choose(Seat seat);             // kNoSeat: the table as a whole
    void setOutcome(const std::optional<Stepped>& outcome);
    Seat seat() const { return m_acting.seat; }

    QString line() const override { return m_acting.line(); }
    bool complete() const override { return m_acting.complete() && !line().isEmpty(); }
    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;
    Sheet* beside() override { return m_advice; }

Q_SIGNALS:
    void wantsSetUp();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void press(std::size_t tile);
    void changed();
    void faces();
    void type(const QString& text);
    void erase();

    Table m_table;
    TableActing m_acting;
    TypedAmount m_typed;
    QList<const TableAction*> m_actions;
    std::array<Button*, 12> m_tiles;
    Button *m_record, *m_whole, *m_close;
    TableAdvice* m_advice;
};

}  // namespace oddchip::ui
