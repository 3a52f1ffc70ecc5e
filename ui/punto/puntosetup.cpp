// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/punto/puntosetup.h"

#include <algorithm>

#include "core/rules/rulebook.h"
#include "ui/entry/asking.h"
#include "ui/punto/calling.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kHead = 40, kRow = 56, kRows = 6;
// A row of the sheet: the option behind it, and the values that a tap goes through.
struct Choice {
    const char* name;
    std::string_view option;
    std::vector<int> values;
};
const std::array<Choice, 4>& choices() {
    static const std::array<Choice, 4> all{Choice{"punto.setup.decks", "baccarat.decks", {8, 6}},
                                           Choice{"punto.setup.commission", "baccarat.commission", {5, 4, 3, 2, 1, 0}},
                                           Choice{"punto.setup.rounding", "baccarat.commission-rounding", {0, 1, 2}},
                                           Choice{"punto.setup.tie", "baccarat.tie", {0, 1}}};
    return all;
}
constexpr std::size_t kHolder = 4, kCut = 5;  // the last rows are no options
constexpr std::array<int, 11> kCuts{14, 16, 20, 26, 39, 52, 78, 104, 156, 208, 12};

int valueOf(const HouseRules& rules, const Choice& choice) { return optionNamed(choice.option)->get(rules); }

void next(HouseRules& rules, const Choice& choice) {
    const auto at = std::find(choice.values.begin(), choice.values.end(), valueOf(rules, choice));
    const bool last = at == choice.values.end() || at + 1 == choice.values.end();
    optionNamed(choice.option)->set(rules, last ? choice.values.front() : *(at + 1));
}

}  // namespace

PuntoSetUp::PuntoSetUp(QWidget* parent) : Sheet(Place::Cover, parent) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i] = new Button(Button::Shape::Row, this);
        connect(m_rows[i], &Button::clicked, this, [this, i] { step(i); });
    }
    m_open = new Button(Button::Shape::Command, this);
    m_open->setFace({nameOf("punto.button.open"), {}, Standing::Waits});
    connect(m_open, &Button::clicked, this, &PuntoSetUp::finished);
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &PuntoSetUp::closed);
}

void PuntoSetUp::start(const HouseRules& rules, const Punto* before) {
    m_before = m_rules = rules;
    m_holder = before ? before->table.holder : 0;
    m_opening = before ? following(*before, {8, before->opening.cut}) : PuntoOpened{};
    m_close->setVisible(before);
    changed();
}

void PuntoSetUp::step(std::size_t row) {
    if (row == kHolder)
        m_holder = (m_holder + 1) % (baccarat::kPlaces + 1);
    else if (row == kCut)
        nextCut();
    else
        next(m_rules, choices()[row]);
    changed();
}

// The next of the usual places that this shoe is long enough for.
void PuntoSetUp::nextCut() {
    const int most = baccarat::mostBehindCutCard(decks());
    const auto* at = std::find(kCuts.begin(), kCuts.end(), m_opening.cut);
    do { at = at == kCuts.end() || at + 1 == kCuts.end() ? kCuts.begin() : at + 1; } while (*at > most);
    m_opening.cut = static_cast<std::uint8_t>(*at);
}

int PuntoSetUp::decks() const { return valueOf(m_rules, choices()[0]); }

PuntoOpened PuntoSetUp::opening() const {
    PuntoOpened opening = m_opening;
    opening.decks = static_cast<std::uint8_t>(decks());
    opening.cut = static_cast<std::uint8_t>(std::min<int>(opening.cut, baccarat::mostBehindCutCard(decks())));
    return opening;
}

QString PuntoSetUp::value(std::size_t row) const {
    const baccarat::House house = opened(m_rules, opening()).table.house;
    switch (row) {
    case 0: return QString::number(house.decks);
    case 1:
        return house.commission == 0 ? explanation("punto.setup.commission")
                                     : sentence("punto.setup.commission", {QString::number(percentKept(house))});
    case 2: return roundingWords(house.rounding);
    case 3: return sentence("punto.setup.tie", {QString::number(house.tiePays)});
    case kCut:
        return sentence("punto.setup.cut",
                        {QString::number(house.behindCut), QString::number(baccarat::kLeastBehindCutCard),
                         QString::number(baccarat::mostBehindCutCard(house.decks))});
    default: break;
    }
    return m_holder == 0 ? explanation("punto.setup.holder")
                         : sentence("punto.setup.holder", {QString::number(m_holder)});
}

void PuntoSetUp::changed() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const char* name = i == kHolder ? "punto.setup.holder" : i == kCut ? "punto.setup.cut" : choices()[i].name;
        m_rows[i]->setFace({value(i), QStringLiteral("%1   %2").arg(i + 1).arg(nameOf(name))});
    }
    update();
    Q_EMIT drafted();
}

QString PuntoSetUp::line() const { return QString::fromStdString(oddchip::write(opening())); }

std::vector<Item> PuntoSetUp::items() const {
    std::vector<Item> all;
    if (m_rules != m_before) all.push_back({0, 0, RulesLine{m_rules, Book::house, true}});
    all.push_back({0, 0, opening()});
    if (m_holder != 0) {
        Entry shoe;
        shoe.what = Event{PuntoShoe{static_cast<std::uint8_t>(m_holder)}};
        all.push_back({0, 0, shoe});
    }
    return all;
}

bool PuntoSetUp::takes(const QKeyEvent& key) {
    const int which = key.text().size() == 1 ? key.text()[0].digitValue() : -1;
    if (which < 1 || which > static_cast<int>(m_rows.size())) return false;
    step(static_cast<std::size_t>(which) - 1);
    return true;
}

void PuntoSetUp::arrange() {
    const double w = inUnits().width();
    put(*m_close, {w - 116, 2, 108, 36});
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        put(*m_rows[i], {kLeft, kHead + 9 + static_cast<double>(i) * kRow, w - 2 * kLeft, kRow});
    put(*m_open, {w - kLeft - 240, kHead + 33 + kRows * kRow, 240, 64});
}

void PuntoSetUp::paintInside(QPainter& painter) {
    writeHead(painter, nameOf("punto.caption.shoe"));
    const double w = inUnits().width();
    write(painter, {kLeft, kHead + 33 + kRows * kRow, w - 2 * kLeft - 260, 32}, sentence("punto.caption.shoe"),
          Type::Second, false, look().colours().text2);
    write(painter, {kLeft, kHead + 61 + kRows * kRow, w - 2 * kLeft - 260, 32}, sentence("punto.setup.line"),
          Type::Second, false, look().colours().text2);
}

}  // namespace oddchip::ui
