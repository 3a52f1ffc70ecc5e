// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QList>
#include <vector>

#include "core/rules/rulebook.h"
#include "ui/entry/sheet.h"
#include "ui/settings/chipsets.h"

namespace oddchip::ui {

// What a table is set up from. Only the stakes are needed; the rest has defaults. A bet of 0 follows from the blinds or
// the bring-in.
struct TableDraft {
    Structure structure = Structure::noLimit;
    FormId form = FormId::holdem;
    Book book = Book::house;
    HouseRules house = rulesOf(Book::house);  // what the house has made of its book
    int seats = 9;
    Chips small{100}, big{200};
    Chips ante{100}, bringIn{200};  // of stud
    Chips smallBet, bigBet, minBet;
    int boards = 1;
    int chips = 0;  // which of 'sets'
    ChipSets sets = chipSets();
    int rake = 0, antes = 0;
    int unit = 0;               // which of the chips is the minimum betting unit, from 1; 0: it follows from them
    int jackpot = 0, time = 0;  // which of the usual drops and charges
    int kill = 0;               // what a killed hand is played for: not offered, half as much again, twice as much
    SeatSet empty;              // seats that nobody sits in
    bool cards = false;

    void read(const Stakes& stakes);  // of a table that is open, or was kept
    void read(const HouseRules& rules);
    TableOpened opened() const;
    HouseRules rules() const { return book == Book::house ? house : rulesOf(book); }
};
QString gameName(const TableDraft& draft);
bool mayKill(const Stakes& stakes);  // bets are set, so that a hand can be played for larger ones

// The amounts that a game is played for, in the order of their fields.
constexpr int kStakeFields = 4;
struct StakeField {
    const char* name;
    Chips TableDraft::*amount;
};
std::vector<StakeField> stakeFields(const TableDraft& draft);
Chips stakeOf(const TableDraft& draft, const StakeField& field);  // typed, or what follows from the others

// Amounts that lie ready, in the order of the fields; a tap takes all of them.
struct StakePreset {
    QString label;
    std::vector<Chips> amounts;
};
QList<StakePreset> stakePresets(const TableDraft& draft);

// Every form and structure; a tap chooses. Keys: up and down go through the forms, left and right through the
// structures.
class Games : public Sheet {
    Q_OBJECT

public:
    explicit Games(QWidget* parent);
    void setDraft(const TableDraft& draft);
    bool takes(const QKeyEvent& key) override;

Q_SIGNALS:
    void changed(const oddchip::ui::TableDraft& draft);
    void wantsPunto();  // no form of poker: it has a window of its own

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void choose(Structure structure, FormId form);

    TableDraft m_draft;
    std::array<Button*, 4> m_structures;
    std::vector<Button*> m_forms;
    Button *m_punto, *m_close;
};

}  // namespace oddchip::ui
