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

}  // namespace

SetUp::SetUp(QWidget* parent)
    : Sheet(Place::Cover, parent), m_defaults(new Defaults(parent)), m_games(new Games(parent)) {
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i] = new Button(Button::Shape::Field, this);
        connect(m_fields[i], &Button::clicked, this, [this, i] { focusField(static_cast<int>(i)); });
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i] = new Button(Button::Shape::Command, this);
        connect(m_presets[i], &Button::clicked, this, [this, i] { takePreset(i); });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &SetUp::closed);
    m_keypad = new Keypad(this);
    connect(m_keypad, &Keypad::typed, this, &SetUp::type);
    connect(m_keypad, &Keypad::erased, this, &SetUp::erase);
    connect(m_defaults, &Defaults::changed, this, &SetUp::take);
    connect(m_defaults, &Defaults::wantsGame, this, [this] { chooseGame(true); });
    connect(m_defaults, &Defaults::wantsPotHelper, this, &SetUp::wantsPotHelper);
    connect(m_games, &Games::changed, this, &SetUp::take);
    connect(m_games, &Games::wantsPunto, this, &SetUp::wantsPunto);
    connect(m_games, &Games::closed, this, [this] { chooseGame(false); });
}

void SetUp::start(const Table& table) {
    m_before = table;
    const bool cards = m_draft.cards;
    const ChipSets sets = m_draft.sets;
    m_draft = {};
    m_draft.cards = cards;
    m_draft.sets = sets;
    m_draft.read(table.rules);
    if (table.open) {
        m_draft.seats = table.seats;
        m_draft.read(table.stakes);
        m_draft.empty = allSeats(table.seats) - taken(table);
    }
    for (TypedAmount& typed : m_typed) typed.clear();
    m_field = 1;
    m_choosing = false;
    m_close->setVisible(table.open);
    changed();
}

void SetUp::use(const HouseRules& rules, const TableOpened& table) {
    m_draft.read(rules);
    m_draft.seats = table.seats;
    m_draft.read(table.stakes);
    for (TypedAmount& typed : m_typed) typed.clear();
    changed();
}

// Another game has other stakes: what was typed for the one before is not carried over.
void SetUp::take(const TableDraft& draft) {
    const bool other = draft.form != m_draft.form || draft.structure != m_draft.structure;
    m_draft = draft;
    if (other) {
        m_draft.smallBet = m_draft.bigBet = m_draft.minBet = {};
        for (TypedAmount& typed : m_typed) typed.clear();
        m_field = 1;
    }
    changed();
}

void SetUp::takePreset(std::size_t which) {
    const auto fields = stakeFields(m_draft);
    const StakePreset preset = stakePresets(m_draft)[static_cast<qsizetype>(which)];
    for (std::size_t i = 0; i < fields.size(); ++i) m_draft.*fields[i].amount = preset.amounts[i];
    for (TypedAmount& typed : m_typed) typed.clear();
    changed();
}

void SetUp::chooseGame(bool choosing) {
    m_choosing = choosing;
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
    const auto fields = stakeFields(m_draft);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (!m_typed[i].empty()) m_draft.*fields[i].amount = m_typed[i].chips();
    }
    m_shown = oddchip::opened(m_draft.rules(), m_draft.opened());
    for (const Seat seat : allSeats(m_draft.seats) - m_draft.empty) {
        std::optional<Chips> there;
        if (m_before.open && m_before.places[seat].taken) there = stack(m_before, seat);
        commit(m_shown, Sat{seat, 0, there}, Ruling{});
    }
    if (button() != kNoSeat) commit(m_shown, ButtonAt{button()}, Ruling{});
    showStakes();
    m_defaults->setDraft(m_draft);
    m_games->setDraft(m_draft);
    arrange();
    update();
    Q_EMIT drafted();
}

void SetUp::showStakes() {
    const auto fields = stakeFields(m_draft);
    bool broken = false;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i]->setVisible(i < fields.size());
        if (i >= fields.size()) continue;
        const Chips chips = stakeOf(m_draft, fields[i]);
        broken |= chips.count % 100 != 0;
        const bool focus = static_cast<int>(i) == m_field;
        m_fields[i]->setFace({amount(chips), nameOf(fields[i].name), focus ? Standing::Open : Standing::Ready});
    }
    const QList<StakePreset> presets = stakePresets(m_draft);
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const StakePreset& preset = presets[static_cast<qsizetype>(i)];
        bool chosen = true;
        for (std::size_t at = 0; at < fields.size(); ++at) chosen &= stakeOf(m_draft, fields[at]) == preset.amounts[at];
        m_presets[i]->setFace({preset.label, {}, chosen ? Standing::Open : Standing::Ready});
    }
    m_keypad->setHundredths(broken);
}

bool SetUp::complete() const {
    for (const StakeField& field : stakeFields(m_draft)) {
        const bool mayBeNothing = field.amount == &TableDraft::small || field.amount == &TableDraft::ante;
        if (!mayBeNothing && stakeOf(m_draft, field) == Chips{}) return false;
    }
    return true;
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
    const auto field = static_cast<std::size_t>(m_field);
    m_typed[field].erase();
    if (m_typed[field].empty()) m_draft.*stakeFields(m_draft)[field].amount = {};
    changed();
}

bool SetUp::takes(const QKeyEvent& key) {
    if (m_choosing) return m_games->takes(key);
    const QString text = key.text();
    if (text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char('.'))) {
        type(text);
        return true;
    }
    const int fields = static_cast<int>(stakeFields(m_draft).size());
    if (text == QLatin1String("/") || key.key() == Qt::Key_Down) {
        focusField((m_field + 1) % fields);
        return true;
    }
    if (key.key() == Qt::Key_Up) {
        focusField((m_field + fields - 1) % fields);
        return true;
    }
    if (key.key() == Qt::Key_Backspace) {
        erase();
        return true;
    }
    if (key.key() != Qt::Key_G) return false;
    chooseGame(true);
    return true;
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
        all += m_draft.rules() == rulesOf(m_draft.book)
                   ? QStringLiteral("rules ") + QString::fromStdString(std::string(name(m_draft.book)))
                   : QString::fromStdString(oddchip::write(RulesLine{m_draft.rules(), Book::house, true}));
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

double SetUp::leftWidth() const {
    const double w = inUnits().width();
    return w - std::min(216.0, w * 0.44) - 2 * kLeft - 16;
}

// Two fields are as high as the picture has them; with three or four they, and the ready stakes, are lower.
void SetUp::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), pad = std::min(216.0, w * 0.44), left = leftWidth();
    put(*m_close, {left + kLeft - 96, 12, 96, 36});
    const std::size_t fields = stakeFields(m_draft).size();
    const double step = fields == 2 ? 64 : fields == 3 ? 52 : 46, ready = fields == 2 ? 44 : 42;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        put(*m_fields[i], {kLeft - 5, 48 + static_cast<double>(i) * step, left + 10, step + 2});
    }
    const double top = 48 + static_cast<double>(fields) * step + 9;
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const double half = (left - 8) / 2, column = static_cast<double>(i % 2), row = static_cast<double>(i / 2);
        put(*m_presets[i], {kLeft + column * (half + 8), top + row * (ready + 8), half, ready});
    }
    put(*m_keypad, {w - kLeft - pad, 17, pad + 1, h - 33});
}

void SetUp::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double left = leftWidth();
    write(painter, {kLeft, 14, 100, 36}, nameOf("caption.stakes"), Type::Label, true, c.text);
    if (!m_before.open) {
        write(painter, {kLeft + 100, 14, left - 100, 36}, sentence("caption.stakes"), Type::Second, false, c.text2,
              Qt::AlignRight);
    }
    if (stakeFields(m_draft).size() > 2) return;  // the fields take the room
    paintParagraph(painter, look().px(QRectF(kLeft, 292, left, inUnits().height() - 296)), sentence("setup.hint"),
                   look().font(Type::Caption), c.text2);
}

}  // namespace oddchip::ui
