// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/cardpad.h"

#include <algorithm>
#include <cmath>

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/table/cardpainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr char kRanks[] = "23456789TJQKA", kSuits[] = "CDHS";  // in the order of Rank and Suit

QString figure(Rank rank) {
    return rank == Rank::ten ? QStringLiteral("10") : QString(QLatin1Char(kRanks[static_cast<std::size_t>(rank)]));
}

}  // namespace

CardKey::CardKey(std::optional<Rank> rank, std::optional<Suit> suit, QWidget* parent)
    : Painted(parent), m_rank(rank), m_suit(suit) {
    setFocusPolicy(Qt::NoFocus);  // the letters of the keyboard do the same
    constexpr const char* suits[] = {"suit.clubs", "suit.diamonds", "suit.hearts", "suit.spades"};
    setAccessibleName(rank ? figure(*rank) : nameOf(suits[static_cast<std::size_t>(*suit)]));
}

void CardKey::setLit(bool lit) {
    if (m_lit == lit) return;
    m_lit = lit;
    update();
}

void CardKey::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const bool strong = m_lit || isDown();
    // A suit keeps its colour, and so lies on the face of a card.
    const QColor ground = m_suit ? c.cardFace : strong ? c.raised2 : c.raised;
    paintFrame(painter, QRectF(rect()), {ground, strong ? c.text : c.edge, strong}, look());
    if (m_rank) {
        paintText(painter, QRectF(rect()), figure(*m_rank), look().font(Type::Label, true), c.text, Qt::AlignHCenter);
        return;
    }
    const double side = std::min(width(), height()) * 0.55;
    QPainterPath path = suitPath(*m_suit);
    painter.translate(QRectF(rect()).center() - QPointF(side / 2, side / 2));
    painter.scale(side / 100, side / 100);
    painter.setPen(Qt::NoPen);
    painter.setBrush(suitColour(*m_suit, Deck::FourColours));
    painter.drawPath(path);
}

CardKeys::CardKeys(QWidget* parent) : Painted(parent) {
    for (std::size_t i = 0; i < m_ranks.size(); ++i) {
        const Rank rank{static_cast<std::uint8_t>(i)};
        m_ranks[i] = new CardKey(rank, {}, this);
        connect(m_ranks[i], &CardKey::clicked, this, [this, rank] { pressRank(rank); });
    }
    for (std::size_t i = 0; i < m_suits.size(); ++i) {
        const Suit suit{static_cast<std::uint8_t>(i)};
        m_suits[i] = new CardKey({}, suit, this);
        connect(m_suits[i], &CardKey::clicked, this, [this, suit] { pressSuit(suit); });
    }
    m_erase = new Button(Button::Shape::Key, this);
    m_erase->setFocusPolicy(Qt::NoFocus);
    m_erase->setErases();
    m_erase->setAccessibleName(nameOf("button.erase"));
    connect(m_erase, &Button::clicked, this, &CardKeys::erase);
}

void CardKeys::clear() {
    m_rank.reset();
    light();
}

void CardKeys::light() {
    for (std::size_t i = 0; i < m_ranks.size(); ++i) m_ranks[i]->setLit(m_rank == Rank{static_cast<std::uint8_t>(i)});
    for (CardKey* suit : m_suits) suit->setLit(m_rank.has_value());
}

void CardKeys::pressRank(Rank rank) {
    m_rank = rank;
    light();
    Q_EMIT changed();
}

void CardKeys::pressSuit(Suit suit) {
    if (!m_rank) return;
    const Card card(*m_rank, suit);
    clear();
    Q_EMIT entered(card);
}

void CardKeys::erase() {
    if (!m_rank) {
        Q_EMIT erased();
        return;
    }
    clear();
    Q_EMIT changed();
}

bool CardKeys::takes(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Backspace) {
        erase();
        return true;
    }
    if (key.text().size() != 1) return false;
    const char letter = key.text()[0].toUpper().toLatin1();
    if (letter == 0) return false;
    const auto* suit = std::find(kSuits, kSuits + 4, letter);
    if (m_rank && suit != kSuits + 4) {
        pressSuit(Suit{static_cast<std::uint8_t>(suit - kSuits)});
        return true;
    }
    const auto* rank = std::find(kRanks, kRanks + 13, letter);
    if (rank == kRanks + 13) return false;
    pressRank(Rank{static_cast<std::uint8_t>(rank - kRanks)});
    return true;
}

void CardKeys::lookChanged() {
    const double w = std::floor((inUnits().width() - 25) / 4), h = std::floor((inUnits().height() - 33) / 5);
    const auto put = [&](QWidget* key, int column, int row) {
        key->setGeometry(look().widget({column * (w + 8), row * (h + 8), w, h}));
    };
    for (int i = 0; i < 13; ++i) {  // from the ace down
        m_ranks[static_cast<std::size_t>(12 - i)]->setLook(look());
        put(m_ranks[static_cast<std::size_t>(12 - i)], i % 4, i / 4);
    }
    m_erase->setLook(look());
    put(m_erase, 3, 3);
    for (int i = 0; i < 4; ++i) {  // spades first
        m_suits[static_cast<std::size_t>(3 - i)]->setLook(look());
        put(m_suits[static_cast<std::size_t>(3 - i)], i, 4);
    }
}

CardPad::CardPad(QWidget* parent) : Sheet(Place::Side, parent) {
    m_keys = new CardKeys(this);
    connect(m_keys, &CardKeys::entered, this, &CardPad::add);
    connect(m_keys, &CardKeys::changed, this, [this] { Q_EMIT drafted(); });
    connect(m_keys, &CardKeys::erased, this, [this] {
        if (m_cards.size > 0) --m_cards.size;
        update();
        Q_EMIT drafted();
    });
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &CardPad::closed);
    m_without = new Button(Button::Shape::Command, this);
    connect(m_without, &Button::clicked, this, &CardPad::recordInstead);
}

void CardPad::ask(const Asking& asking) {
    m_asking = asking;
    m_cards = {};
    m_instead = false;
    m_keys->clear();
    m_without->setVisible(!asking.instead.isEmpty());
    m_without->setFace({asking.insteadLabel, {}});
    update();
    Q_EMIT drafted();
}

void CardPad::recordInstead() {
    m_instead = true;
    Q_EMIT finished();
}

void CardPad::add(Card card) {
    if (m_cards.size >= m_asking.count) return;
    m_cards.add(card);
    update();
    Q_EMIT drafted();
    if (complete()) Q_EMIT finished();
}

QString CardPad::line() const {
    if (m_instead) return m_asking.instead;
    QString line = m_asking.before + QString::fromStdString(text(m_cards));
    if (const auto rank = m_keys->pending()) line += QLatin1Char(kRanks[static_cast<std::size_t>(*rank)]);
    return line;
}

void CardPad::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    put(*m_close, {w - 116, 2, 108, 36});
    put(*m_without, {w - 17 - 104, 57, 104, 88});
    m_keys->setLook(look());
    put(*m_keys, {17, 161, w - 34, h - 161 - 18});
}

void CardPad::paintInside(QPainter& painter) {
    writeHead(painter, m_asking.title);
    for (int i = 0; i < m_asking.count; ++i) {
        const QRectF place = look().px(QRectF(17 + 70 * i, 57, 64, 88));
        if (i < m_cards.size) {
            paintCard(painter, place, m_cards.cards[static_cast<std::size_t>(i)], look());
        } else {
            paintNoCard(painter, place, look());
        }
    }
}

CardPad::Asking askStreet(const Table& table) {
    const auto streets = form(table.hand.stakes.form).streets;
    const Street& street = streets[static_cast<std::size_t>(table.hand.street) + 1];
    return {nameOf("street." + std::string(name(street.id))), QStringLiteral("board "), street.board,
            QStringLiteral("deal"), nameOf("button.no-cards")};
}

CardPad::Asking askHand(const Table& table, Seat seat) {
    int count = 0;
    for (const Street& street : form(table.hand.stakes.form).streets) count += street.down + street.up;
    return {nameOf("caption.shows", {lineText(seat)}), lineText(seat) + QStringLiteral(" shows "), count,
            lineText(seat) + QStringLiteral(" mucks"), nameOf("button.mucks")};
}

}  // namespace oddchip::ui
