// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/chiptray.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/words.h"

namespace oddchip::ui {

ChipSet trayOf(const Stakes& stakes) {
    ChipSet set = stakes.chips;
    if (set[0] == Chips{}) {
        std::size_t i = 0;
        for (const ChipFace& face : usChips()) set[i++] = face.value;
    }
    const auto end = std::find(set.begin(), set.end(), Chips{});
    std::sort(set.begin(), end);
    return set;
}

ChipButton::ChipButton(QWidget* parent) : Painted(parent) { setFocusPolicy(Qt::TabFocus); }

void ChipButton::setChip(Chips value, const ChipSet& set) {
    m_value = value;
    m_set = set;
    setAccessibleName(sentence("chip.value", {amount(value)}));
    setAccessibleDescription(QString::fromLatin1(chipFace(value, set).edge));
    update();
}

void ChipButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height()) - (isDown() ? look().px(4) : 0);
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(rect()).center());
    paintChip(painter, box, m_value, m_set, true);
}

ChipTray::ChipTray(QWidget* parent) : Sheet(Place::Dealer, parent) {
    for (ChipButton*& chip : m_chips) {
        chip = new ChipButton(this);
        connect(chip, &ChipButton::clicked, this, [this, chip] { add(chip->value()); });
    }
    m_next = new Button(Button::Shape::Small, this);
    m_next->setFace({nameOf("button.next-motion"), {}});
    connect(m_next, &Button::clicked, this, [this] { record(true); });
    m_rest = new Button(Button::Shape::Small, this);
    m_rest->setFace({nameOf("button.at-rest"), {}});
    connect(m_rest, &Button::clicked, this, [this] { record(false); });
}

void ChipTray::setSeat(const Table& table, Seat seat) {
    if (seat != m_seat) clear();
    m_seat = seat;
    const Act& act = table.hand.act;
    m_before.clear();
    m_open = act.seat == seat && act.open;
    if (act.seat == seat && act.motions > 0) m_before += amount(act.first);
    if (act.seat == seat && act.motions > 1) m_before += amount(act.put - act.first);
    const ChipSet set = trayOf(table.stakes);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setVisible(set[i] > Chips{});
        m_chips[i]->setChip(set[i] > Chips{} ? set[i] : set[0], set);
    }
    arrange();
    update();
}

void ChipTray::clear() {
    m_motion = {};
    m_taps.clear();
    m_rests = m_stays = false;
    update();
}

void ChipTray::add(Chips value) {
    m_rests = m_stays = false;
    for (std::size_t i = 0; i < m_motion.values.size(); ++i) {
        if (m_motion.counts[i] != 0 && m_motion.values[i] != value) continue;
        m_motion.values[i] = value;
        ++m_motion.counts[i];
        m_taps += value;
        break;
    }
    update();
    Q_EMIT drafted();
}

void ChipTray::takeBack() {
    if (m_taps.isEmpty()) return;
    const QList<Chips> taps = m_taps.mid(0, m_taps.size() - 1);
    clear();
    for (Chips value : taps) add(value);
    Q_EMIT drafted();
}

QString ChipTray::line() const {
    if (m_seat == kNoSeat || !complete()) return {};
    QStringList parts;
    const QString seat = lineText(m_seat);
    if (!empty()) parts += seat + QStringLiteral(" puts ") + QString::fromStdString(text(m_motion));
    if (m_rests) parts += seat + QStringLiteral(" rests");
    return parts.join(QStringLiteral("; "));
}

void ChipTray::record(bool stays) {
    m_stays = stays;
    m_rests = !stays && m_open;
    if (complete()) {
        Q_EMIT finished();
    } else if (stays) {
        Q_EMIT drafted();
    } else {
        Q_EMIT closed();
    }
}

bool ChipTray::takes(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Backspace) {
        takeBack();
        return true;
    }
    if (key.key() == Qt::Key_M) {
        record(true);
        return true;
    }
    return false;
}

void ChipTray::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    double count = 0;
    for (ChipButton* chip : m_chips) count += chip->isVisibleTo(this) ? 1 : 0;
    const double room = w - 12 - 136, step = count > 0 ? std::min(68.0, room / count) : 68;
    const double side = std::min(60.0, step - 4);
    double x = 13;
    for (ChipButton* chip : m_chips) {
        chip->setLook(look());
        if (!chip->isVisibleTo(this)) continue;
        put(*chip, {x, 30 + (h - 30 - side) / 2, side, side});
        x += step;
    }
    put(*m_next, {w - 123, 29, 110, 44});
    put(*m_rest, {w - 123, 77, 110, 44});
}

void ChipTray::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    double x = 13;
    const auto word = [&](const QString& text, bool bold) {
        const Fitted fitted = squeeze({text}, Type::Second, bold, look().px(inUnits().width() - 130 - x), look());
        paintText(painter, look().px(QRectF(x, 5, fitted.width / look().scale + 4, 20)), fitted.text, fitted.font,
                  bold ? c.text : c.text2);
        x += fitted.width / look().scale + 12;
    };
    word(nameOf("line.seat-title", {lineText(m_seat)}), true);
    QStringList motions = m_before;
    if (!empty() || motions.isEmpty()) motions += amount(m_motion.sum());
    for (qsizetype i = 0; i < motions.size(); ++i) {
        word(sentence("caption.motion", {QString::number(i + 1)}), false);
        word(motions[i], true);
    }
}

}  // namespace oddchip::ui
