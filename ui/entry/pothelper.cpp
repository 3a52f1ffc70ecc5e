// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/pothelper.h"

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17;
constexpr Qt::Key kKindKeys[] = {Qt::Key_L, Qt::Key_A, Qt::Key_F};
constexpr const char* kKindWords[] = {"helper.live", "helper.all-in", "helper.folded"};

}  // namespace

PotHelper::PotHelper(QWidget* parent)
    : Sheet(Place::Cover, parent), m_pots(new PotsEntered(parent)), m_award(new AwardPanel(parent)) {
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        m_kinds[i] = new Button(Button::Shape::Command, this);
        const State state{static_cast<int>(i) + 1};
        connect(m_kinds[i], &Button::clicked, this, [this, state] { setState(state); });
    }
    m_next = new Button(Button::Shape::Command, this);
    connect(m_next, &Button::clicked, this, &PotHelper::next);
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &PotHelper::closed);
    m_keypad = new Keypad(this);
    connect(m_keypad, &Keypad::typed, this, &PotHelper::type);
    connect(m_keypad, &Keypad::erased, this, [this] {
        if (m_typed.erase()) changed();
    });
    connect(m_pots, &PotsEntered::split, this, [this] {
        m_split = entered();
        m_split->now.turn = kNoSeat;
        m_split->street = static_cast<std::uint8_t>(form(m_split->stakes.form).streets.size() - 1);
        changed();
    });
    connect(m_pots, &PotsEntered::playOn, this, [this] {
        if (mayPlayOn()) Q_EMIT playsOn();
    });
    connect(m_pots, &PotsEntered::nextStreet, this, [this] {
        m_street = m_street == StreetId::flop   ? StreetId::turn
                   : m_street == StreetId::turn ? StreetId::river
                                                : StreetId::flop;
        changed();
    });
    connect(m_award, &AwardPanel::finished, this, &PotHelper::award);
}

void PotHelper::start(const Table& table) {
    m_table = table;
    m_in = {};
    m_states = {};
    m_split.reset();
    m_typed.clear();
    const Hand& hand = table.hand;
    if (table.playing && !hand.over) {
        for (const Seat seat : hand.dealt) {
            m_in[seat] = hand.now.total[seat];
            const bool live = hand.now.live.contains(seat);
            m_states[seat] = hand.now.allIn.contains(seat) && live ? State::AllIn : live ? State::Live : State::Folded;
        }
    }
    m_keypad->setHundredths(hasHundredths(table.stakes), hasThousands(table.stakes));
    choose(seatAt(1));
}

Hand PotHelper::entered() const {
    Hand hand{};
    hand.rules = m_table.rules;
    hand.stakes = m_table.stakes;
    hand.stakes.rake = {};
    if (hand.stakes.unit == Chips{}) hand.stakes.unit = hasHundredths(m_table.stakes) ? Chips{1} : 1_c;
    hand.button = m_table.button == kNoSeat ? seatAt(m_table.seats) : m_table.button;
    for (int i = 1; i <= m_table.seats; ++i) {
        const Seat seat = seatAt(i);
        hand.dealt.insert(seat);
        hand.now.uncounted.insert(seat);
        hand.now.in[seat] = hand.now.total[seat] = m_in[seat];
        if (m_states[seat] == State::Live || m_states[seat] == State::AllIn) hand.now.live.insert(seat);
        if (m_states[seat] == State::AllIn) hand.now.allIn.insert(seat);
    }
    hand.now.turn = m_seat;
    return hand;
}

void PotHelper::changed() {
    if (!m_typed.empty()) {
        m_in[m_seat] = m_typed.chips();
        if (m_states[m_seat] == State::Nothing) m_states[m_seat] = State::Live;
    }
    m_shown = m_table;
    m_shown.playing = true;
    m_shown.hand = m_split ? *m_split : entered();
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const bool chosen = m_states[m_seat] == State{static_cast<int>(i) + 1};
        m_kinds[i]->setFace({nameOf(kKindWords[i]), {}, chosen ? Standing::Open : Standing::Ready});
    }
    m_next->setFace({nameOf("button.next-seat", {lineText(following())}), {}, Standing::Waits});
    m_pots->setHand(entered(), mayPlayOn(), m_street);
    if (m_split) m_award->setTable(m_shown);
    update();
    Q_EMIT drafted();
}

Sheet* PotHelper::beside() {
    if (m_split) return m_award;
    return m_pots;
}

Seat PotHelper::following() const { return seatAt(number(m_seat) % m_table.seats + 1); }

void PotHelper::choose(Seat seat) {
    m_seat = seat;
    m_typed.clear();
    changed();
}

void PotHelper::next() { choose(following()); }

void PotHelper::setState(State state) {
    m_split.reset();
    m_states[m_seat] = state;
    changed();
}

void PotHelper::type(const QString& figures) {
    m_split.reset();
    if (m_typed.type(figures)) changed();
}

void PotHelper::award() {
    const auto event = readEvent(m_award->line().toStdString());
    if (!m_split || !std::holds_alternative<Event>(event)) return;
    const Verdict verdict = rule(*m_split, std::get<Event>(event));
    if (const auto* ruling = std::get_if<Ruling>(&verdict)) commit(*m_split, std::get<Event>(event), *ruling);
    changed();
}

// A hand entered late has one pot: nobody may be all-in yet.
bool PotHelper::mayPlayOn() const {
    const Hand hand = entered();
    const bool between = !m_table.playing || m_table.hand.over;
    return between && pots(hand).size == 1 && hand.now.allIn.empty() && hand.now.live.size() > 1;
}

QString PotHelper::lateHand() const {
    const Hand hand = entered();
    HandBegan late;
    late.rules = m_table.rules;
    late.stakes = m_table.stakes;
    late.dealt = m_table.open ? taken(m_table) | hand.now.live : hand.dealt;
    late.uncounted = late.dealt;
    late.button = hand.button;
    late.small = usualSmall(late.dealt, late.button);
    late.big = usualBig(late.dealt, late.button);
    late.late = true;
    late.from = m_street;
    late.pot = potTotal(hand);
    late.in = hand.now.live;
    return QString::fromStdString(oddchip::write(late));
}

bool PotHelper::takesSeat(Seat seat) {
    if (number(seat) > m_table.seats) return false;
    if (m_split) return m_award->takesSeat(seat);
    choose(seat);
    return true;
}

bool PotHelper::takes(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_N) {
        next();
        return true;
    }
    if (key.key() == Qt::Key_Backspace) {
        if (m_typed.erase()) changed();
        return true;
    }
    const QString text = key.text();
    if (text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char('.'))) {
        type(text);
        return true;
    }
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        if (key.key() != kKindKeys[i]) continue;
        setState(State{static_cast<int>(i) + 1});
        return true;
    }
    return false;
}

QString PotHelper::note(Seat seat) const {
    const QString in = amount(m_in[seat]);
    switch (m_states[seat]) {
    case State::Nothing: return sentence("seat.nothing-in");
    case State::Live: return sentence("helper.in-live", {in});
    case State::AllIn: return sentence("helper.in-all-in", {in});
    case State::Folded: return sentence("helper.in-folded", {in});
    }
    return {};
}

QString PotHelper::line() const {
    const QString in = m_in[m_seat] > Chips{} ? QLatin1Char(' ') + lineText(m_in[m_seat]) : QString();
    const int state = static_cast<int>(m_states[m_seat]);
    return lineText(m_seat) + in + (state > 0 ? QLatin1Char(' ') + nameOf(kKindWords[state - 1]) : QString());
}

QString PotHelper::hint() const { return sentence("helper.hint", {lineText(m_seat)}); }

QString PotHelper::saying() const {
    const Pots all = pots(m_shown.hand);
    QStringList parts;
    for (int i = 0; i < all.size; ++i) {
        parts += sentence("say.pot-" + oddchip::potName(i), {amount(all.list[static_cast<std::size_t>(i)].amount)});
    }
    return parts.join(QLatin1Char(' '));
}

void PotHelper::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), pad = std::min(216.0, w * 0.44),
                 left = w - pad - 2 * kLeft - 16;
    put(*m_close, {left + kLeft - 96, 4, 96, 36});
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const double third = (left - 16) / 3;
        put(*m_kinds[i], {kLeft + static_cast<double>(i) * (third + 8), 121, third, 48});
    }
    put(*m_next, {kLeft, h - 69, left, 56});
    put(*m_keypad, {w - kLeft - pad, 13, pad, h - 26});
}

void PotHelper::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width(), pad = std::min(216.0, w * 0.44), left = w - pad - 2 * kLeft - 16;
    write(painter, {kLeft, 12, left - 100, 20}, nameOf("caption.has-in", {lineText(m_seat)}), Type::Second, false,
          c.text2);
    const QString in = m_in[m_seat] > Chips{} ? amount(m_in[m_seat]) : QString();
    writeField(painter, {kLeft, 42, left, 66}, {}, in, Type::Typed, true);
}

}  // namespace oddchip::ui
