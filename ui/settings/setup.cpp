// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/setup.h"

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17;
struct Stake {
    std::int64_t small, big;
};
constexpr Stake kStakes[] = {{100, 200}, {100, 300}, {200, 500}, {500, 1000}};

}  // namespace

SetUp::SetUp(QWidget* parent) : Sheet(Place::Cover, parent), m_defaults(new Defaults(parent)) {
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i] = new Button(Button::Shape::Field, this);
        connect(m_fields[i], &Button::clicked, this, [this, i] { focusField(static_cast<int>(i)); });
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i] = new Button(Button::Shape::Command, this);
        connect(m_presets[i], &Button::clicked, this, [this, i] {
            m_draft.small = {kStakes[i].small};
            m_draft.big = {kStakes[i].big};
            for (TypedAmount& typed : m_typed) typed.clear();
            changed();
        });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &SetUp::closed);
    m_keypad = new Keypad(this);
    connect(m_keypad, &Keypad::typed, this, &SetUp::type);
    connect(m_keypad, &Keypad::erased, this, &SetUp::erase);
    connect(m_defaults, &Defaults::changed, this, [this](const TableDraft& draft) {
        m_draft = draft;
        changed();
    });
    connect(m_defaults, &Defaults::wantsPotHelper, this, &SetUp::wantsPotHelper);
}

void SetUp::start(const Table& table) {
    m_before = table;
    const bool cards = m_draft.cards;
    m_draft = {};
    m_draft.cards = cards;
    if (table.open) {
        m_draft.structure = table.stakes.structure;
        m_draft.seats = table.seats;
        m_draft.small = table.stakes.small;
        m_draft.big = table.stakes.big;
        m_draft.empty = allSeats(table.seats) - taken(table);
    }
    for (TypedAmount& typed : m_typed) typed.clear();
    m_field = 1;
    m_close->setVisible(table.open);
    changed();
}

Seat SetUp::button() const {
    const SeatSet seats = allSeats(m_draft.seats) - m_draft.empty;
    if (m_before.open && seats.contains(m_before.button)) return m_before.button;
    Seat last = kNoSeat;
    for (const Seat seat : seats) last = seat;
    return last;
}

void SetUp::changed() {
    for (std::size_t i = 0; i < m_typed.size(); ++i) {
        if (m_typed[i].empty()) continue;
        (i == 0 ? m_draft.small : m_draft.big) = m_typed[i].chips();
    }
    m_shown = oddchip::opened(m_draft.rules(), m_draft.opened());
    for (const Seat seat : allSeats(m_draft.seats) - m_draft.empty) {
        std::optional<Chips> there;
        if (m_before.open && m_before.places[seat].taken) there = stack(m_before, seat);
        commit(m_shown, Sat{seat, 0, there}, Ruling{});
    }
    if (button() != kNoSeat) commit(m_shown, ButtonAt{button()}, Ruling{});
    const QString amounts[] = {amount(m_draft.small), amount(m_draft.big)};
    m_fields[0]->setFace({amounts[0], nameOf("setup.small-blind"), m_field == 0 ? Standing::Open : Standing::Ready});
    m_fields[1]->setFace({amounts[1], nameOf("setup.big-blind"), m_field == 1 ? Standing::Open : Standing::Ready});
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const bool chosen = m_draft.small.count == kStakes[i].small && m_draft.big.count == kStakes[i].big;
        const QString text = amount({kStakes[i].small}) + QStringLiteral(" / ") + amount({kStakes[i].big});
        m_presets[i]->setFace({text, {}, chosen ? Standing::Open : Standing::Ready});
    }
    m_keypad->setHundredths(m_draft.small.count % 100 != 0 || m_draft.big.count % 100 != 0);
    m_defaults->setDraft(m_draft);
    update();
    Q_EMIT drafted();
}

void SetUp::focusField(int field) {
    m_field = field;
    m_typed[static_cast<std::size_t>(field)].clear();
    changed();
}

void SetUp::type(const QString& figures) {
    if (m_typed[static_cast<std::size_t>(m_field)].type(figures)) changed();
}

void SetUp::erase() {
    TypedAmount& typed = m_typed[static_cast<std::size_t>(m_field)];
    typed.erase();
    if (typed.empty()) (m_field == 0 ? m_draft.small : m_draft.big) = {};
    changed();
}

bool SetUp::takes(const QKeyEvent& key) {
    const QString text = key.text();
    if (text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char('.'))) {
        type(text);
        return true;
    }
    if (text == QLatin1String("/") || key.key() == Qt::Key_Down || key.key() == Qt::Key_Up) {
        focusField(1 - m_field);
        return true;
    }
    if (key.key() == Qt::Key_Backspace) {
        erase();
        return true;
    }
    return false;
}

bool SetUp::takesSeat(Seat seat) {
    if (number(seat) > m_draft.seats) return false;
    m_draft.empty.contains(seat) ? m_draft.empty.erase(seat) : m_draft.empty.insert(seat);
    changed();
    return true;
}

QString SetUp::line() const {
    return QString::fromStdString(oddchip::write(m_draft.opened())).section(QStringLiteral(" chips"), 0, 0);
}

QStringList SetUp::lines() const {
    QStringList all;
    if (m_before.rules != m_draft.rules())
        all += QStringLiteral("rules ") + QString::fromStdString(std::string(name(m_draft.book)));
    all += QString::fromStdString(oddchip::write(m_draft.opened()));
    QStringList seats;
    for (const Seat seat : allSeats(m_draft.seats) - m_draft.empty) {
        const auto there = m_before.open && m_before.places[seat].taken ? stack(m_before, seat) : std::nullopt;
        seats += lineText(seat) + QStringLiteral(" sits ") + (there ? lineText(*there) : QStringLiteral("?"));
    }
    if (button() != kNoSeat) seats += QStringLiteral("button ") + lineText(button());
    all += seats.join(QStringLiteral("; "));
    return all;
}

QString SetUp::hint() const {
    const int seats = (allSeats(m_draft.seats) - m_draft.empty).size();
    return sentence("setup.enter",
                    {QString::number(seats), button() == kNoSeat ? QStringLiteral("–") : lineText(button())});
}

QString SetUp::saying() const { return sentence("say.first-start"); }

void SetUp::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), pad = std::min(216.0, w * 0.44),
                 left = w - pad - 2 * kLeft - 16;
    put(*m_close, {left + kLeft - 96, 12, 96, 36});
    put(*m_fields[0], {kLeft - 5, 48, left + 10, 66});
    put(*m_fields[1], {kLeft - 5, 112, left + 10, 66});
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const double half = (left - 8) / 2, column = static_cast<double>(i % 2), row = static_cast<double>(i / 2);
        put(*m_presets[i], {kLeft + column * (half + 8), 185 + row * 56, half, 48});
    }
    put(*m_keypad, {w - kLeft - pad, 17, pad, h - 34});
}

void SetUp::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width(), pad = std::min(216.0, w * 0.44), left = w - pad - 2 * kLeft - 16;
    write(painter, {kLeft, 14, 100, 36}, nameOf("caption.stakes"), Type::Label, true, c.text);
    if (!m_before.open) {
        write(painter, {kLeft + 100, 14, left - 100, 36}, sentence("caption.stakes"), Type::Second, false, c.text2,
              Qt::AlignRight);
    }
    painter.setFont(look().font(Type::Caption));
    painter.setPen(c.text2);
    painter.drawText(look().px(QRectF(kLeft, 300, left, 44)), Qt::TextWordWrap, sentence("setup.hint"));
}

}  // namespace oddchip::ui
