// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/rulebook.h"
#include "ui/entry/keypad.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// What a table is set up from. Only the stakes are needed; the rest has defaults.
struct TableDraft {
    Structure structure = Structure::noLimit;
    Book book = Book::house;
    int seats = 9;
    Chips small{100}, big{200};
    int chips = 0;  // which set: 0 US, 1 UK, 2 tournament
    int rake = 0, ante = 0;
    SeatSet empty;  // seats that nobody sits in
    bool cards = false;

    TableOpened opened() const;
    HouseRules rules() const { return rulesOf(book); }
};
QString gameName(const TableDraft& draft);

// The rows of defaults beside the stakes; a tap goes to the next choice.
class Defaults : public Sheet {
    Q_OBJECT

public:
    explicit Defaults(QWidget* parent);
    void setDraft(const TableDraft& draft);

Q_SIGNALS:
    void changed(const oddchip::ui::TableDraft& draft);
    void wantsPotHelper();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void step(int row);
    QString value(int row) const;

    TableDraft m_draft;
    std::array<Button*, 7> m_rows;
    Button* m_helper;
};

// Table set-up: the stakes over the table, the defaults at the side. Nothing is recorded before Enter or Next hand.
class SetUp : public Sheet {
    Q_OBJECT

public:
    explicit SetUp(QWidget* parent);

    void start(const Table& table);  // the table as it is; a new one if none is open
    QStringList lines() const;       // everything that opens the table
    bool withCards() const { return m_draft.cards; }
    void setWithCards(bool cards) { m_draft.cards = cards; }

    QString line() const override;
    bool complete() const override { return m_draft.big > Chips{}; }
    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;
    Sheet* beside() override { return m_defaults; }
    const Table* shows() const override { return &m_shown; }
    QString hint() const override;
    QString saying() const override;

Q_SIGNALS:
    void wantsPotHelper();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void changed();
    void focusField(int field);
    void type(const QString& figures);
    void erase();
    Seat button() const;

    Table m_before, m_shown;
    TableDraft m_draft;
    std::array<TypedAmount, 2> m_typed;  // small and big blind
    int m_field = 1;
    std::array<Button*, 4> m_presets;
    std::array<Button*, 2> m_fields;
    Button* m_close;
    Keypad* m_keypad;
    Defaults* m_defaults;
};

}  // namespace oddchip::ui
