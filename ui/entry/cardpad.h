// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/event.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// A rank or a suit to be tapped.
class CardKey : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    CardKey(std::optional<Rank> rank, std::optional<Suit> suit, QWidget* parent);
    void setLit(bool lit);  // it is the one that is wanted now

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::optional<Rank> m_rank;
    std::optional<Suit> m_suit;
    bool m_lit = false;
};

// Ranks over suits: a card is two taps or two keys.
class CardKeys : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit CardKeys(QWidget* parent);

    bool takes(const QKeyEvent& key);
    std::optional<Rank> pending() const { return m_rank; }  // a rank waits for its suit
    void clear();

Q_SIGNALS:
    void entered(oddchip::Card card);
    void changed();  // of pending()
    void erased();

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { lookChanged(); }

private:
    void pressRank(Rank rank);
    void pressSuit(Suit suit);
    void erase();
    void light();

    std::optional<Rank> m_rank;
    std::array<CardKey*, 13> m_ranks;
    std::array<CardKey*, 4> m_suits;
    Button* m_erase;
};

// Cards that an input needs: of a street, or of a hand that is shown. The last one records the line.
class CardPad : public Sheet {
    Q_OBJECT

public:
    struct Asking {
        QString title, before;  // the line up to the cards
        CardList known;         // of the hand: they lie there and need no entering
        int count = 0;          // to be entered
        QString instead;        // a line without cards, and what its button says
        QString insteadLabel;
    };

    explicit CardPad(QWidget* parent);
    void ask(const Asking& asking);
    void recordInstead();
    bool mayInstead() const { return !m_asking.instead.isEmpty(); }

    QString line() const override;
    bool complete() const override { return m_instead || m_cards.size == m_asking.count; }
    bool takes(const QKeyEvent& key) override { return m_keys->takes(key); }

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void add(Card card);
    bool low() const { return m_asking.known.size + m_asking.count > 3; }  // smaller cards, and a row more below them
    QRectF place(int card) const;                                          // in units

    Asking m_asking;
    CardList m_cards;
    bool m_instead = false;
    CardKeys* m_keys;
    Button *m_close, *m_without;
};

// What is asked for when a board is dealt, when a seat gets its upcard, and when a seat shows.
CardPad::Asking askBoard(const Hand& hand);
CardPad::Asking askUpcard(const Hand& hand, Seat seat);
CardPad::Asking askHand(const Hand& hand, Seat seat);

}  // namespace oddchip::ui
