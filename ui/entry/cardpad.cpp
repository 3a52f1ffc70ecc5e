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
    painter.setBrush(suitColour(*m_suit, look().deck));
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
    arrange();
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
    QString line =
        m_asking.before + QString::fromStdString(text(m_asking.known)) + QString::fromStdString(text(m_cards));
    if (const auto rank = m_keys->pending()) line += QLatin1Char(kRanks[static_cast<std::size_t>(*rank)]);
    return line;
}

QRectF CardPad::place(int card) const {
    if (!low()) return {17.0 + 70 * card, 57, 64, 88};
    const double wide =
        std::min(56.0, std::floor((inUnits().width() - 34 + 6) / (m_asking.known.size + m_asking.count)) - 6);
    return {17 + (wide + 6) * card, 49, wide, std::round(wide * 88 / 64)};
}

void CardPad::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    put(*m_close, {w - 116, 2, 108, 36});
    const double below = place(0).bottom() + 8;
    put(*m_without, low() ? QRectF(17, below, w - 34, 40) : QRectF(w - 17 - 104, 57, 104, 88));
    const double top = low() ? (m_asking.instead.isEmpty() ? below : below + 48) + 4 : 161;
    m_keys->setLook(look());
    put(*m_keys, {17, top, w - 34, h - top - 18});
}

void CardPad::paintInside(QPainter& painter) {
    writeHead(painter, m_asking.title);
    for (int i = 0; i < m_asking.known.size + m_asking.count; ++i) {
        const int entered = i - m_asking.known.size;
        const QRectF at = look().px(place(i));
        if (entered < 0) {
            paintCard(painter, at, m_asking.known.cards[static_cast<std::size_t>(i)], look());
        } else if (entered < m_cards.size) {
            paintCard(painter, at, m_cards.cards[static_cast<std::size_t>(entered)], look());
        } else {
            paintNoCard(painter, at, look());
        }
    }
}

CardPad::Asking askBoard(const Hand& hand) {
    const BoardTurn turn = boardTurn(hand);
    const auto streets = form(hand.stakes.form).streets;
    const std::size_t next = std::min<std::size_t>(hand.street + 1u, streets.size() - 1);
    const bool names = street(hand) != StreetId::showdown && toAct(hand).value != kNoSeat;  // it lies there unnamed
    const StreetId dealt = names ? streets[hand.street].id : streets[next].id;
    CardPad::Asking asking{nameOf("street." + std::string(name(dealt))),
                           QStringLiteral("board "),
                           {},
                           turn.cards,
                           names || hand.runouts > 1 ? QString() : QStringLiteral("deal"),
                           nameOf("button.no-cards")};
    if (turn.board > 0) {
        asking.title = sentence("pot.board", {QString::number(turn.board)});
        asking.before += QString::number(turn.board) + QLatin1Char(' ');
    }
    return asking;
}

CardPad::Asking askUpcard(const Hand& hand, Seat seat) {
    const QString up = lineText(seat) + QStringLiteral(" up ");
    CardPad::Asking asking{
        nameOf("caption.upcard", {lineText(seat)}), up, {}, 1, up + QStringLiteral("??"), nameOf("button.not-seen")};
    if (hand.street == 0 && cardTurn(hand).what == CardTurn::What::opener) {  // none is entered: the dealer reads them
        asking.instead.clear();
    }
    return asking;
}

CardPad::Asking askHand(const Hand& hand, Seat seat) {
    CardPad::Asking asking{nameOf("caption.shows", {lineText(seat)}),
                           lineText(seat) + QStringLiteral(" shows "),
                           {},
                           0,
                           lineText(seat) + QStringLiteral(" mucks"),
                           nameOf("button.mucks")};
    const HoleCards& hole = hand.hole[seat];
    for (std::size_t i = 0; i < hole.size; ++i) {
        if (hole.cards[i].seen()) asking.known.add(hole.cards[i]);
    }
    asking.count = cardsToTable(hand) - asking.known.size;
    return asking;
}

}  // namespace oddchip::ui
