// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/rulebook.h"
#include "ui/entry/keypad.h"
#include "ui/entry/sheet.h"
#include "ui/settings/games.h"

namespace oddchip::ui {

// The rows of defaults beside the stakes; a tap goes to the next choice.
class Defaults : public Sheet {
    Q_OBJECT

public:
    explicit Defaults(QWidget* parent);
    void setDraft(const TableDraft& draft);

Q_SIGNALS:
    void changed(const oddchip::ui::TableDraft& draft);
    void wantsGame();
    void wantsPotHelper();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void step(int row);
    void stepMore(int row);
    void show(bool more);
    QString value(int row) const;
    QString valueOfMore(int row) const;

    TableDraft m_draft;
    bool m_more = false;  // the rows that few tables need are shown
    std::array<Button*, 9> m_rows;
    Button *m_helper, *m_turn;
};

// Table set-up: the stakes over the table, the defaults or the games at the side. Nothing is recorded before Enter or
// Next hand.
class SetUp : public Sheet {
    Q_OBJECT

public:
    explicit SetUp(QWidget* parent);

    void use(const HouseRules& rules, const TableOpened& table);  // in place of what start() took; who sits stays
    void start(const Table& table);                               // the table as it is; a new one if none is open
    QStringList lines() const;                                    // everything that opens the table
    bool withCards() const { return m_draft.cards; }
    void setWithCards(bool cards) { m_draft.cards = cards; }
    void setChipSets(const ChipSets& sets) { m_draft.sets = sets; }

    QString line() const override;
    bool complete() const override;
    bool takes(const QKeyEvent& key) override;
    bool takesSeat(Seat seat) override;
    Sheet* beside() override { return m_choosing ? static_cast<Sheet*>(m_games) : m_defaults; }
    const Table* shows() const override { return &m_shown; }
    QString hint() const override;
    QString saying() const override;

Q_SIGNALS:
    void wantsPotHelper();
    void wantsPunto();

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void changed();
    void showStakes();
    void take(const TableDraft& draft);
    void takePreset(std::size_t which);
    void chooseGame(bool choosing);
    void focusField(int field);
    void type(const QString& figures);
    void erase();
    Seat button() const;
    double leftWidth() const;

    Table m_before, m_shown;
    TableDraft m_draft;
    std::array<TypedAmount, kStakeFields> m_typed;
    int m_field = 1;
    bool m_choosing = false;  // a game
    std::array<Button*, 4> m_presets;
    std::array<Button*, kStakeFields> m_fields;
    Button* m_close;
    Keypad* m_keypad;
    Defaults* m_defaults;
    Games* m_games;
};

}  // namespace oddchip::ui
