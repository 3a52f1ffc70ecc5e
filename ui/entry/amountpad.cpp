// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/amountpad.h"

#include <QPainter>

#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kPad = 17, kFieldTop = 57, kFieldHigh = 72, kPresetTop = 165, kPresetHigh = 64, kKeysTop = 237;
constexpr Qt::Key kPresetKeys[] = {Qt::Key_M, Qt::Key_P, Qt::Key_S}, kThousands = Qt::Key_K;

}  // namespace

AmountPad::AmountPad(QWidget* parent) : Sheet(Place::Side, parent) {
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i] = new Button(Button::Shape::Preset, this);
        m_presets[i]->setKey(QString(QLatin1Char(static_cast<char>(kPresetKeys[i]))));
        connect(m_presets[i], &Button::clicked, this, [this, i] { press(i); });
    }
    m_keypad = new Keypad(this);
    connect(m_keypad, &Keypad::typed, this, &AmountPad::type);
    connect(m_keypad, &Keypad::erased, this, &AmountPad::erase);
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &AmountPad::closed);
}

void AmountPad::ask(const Asking& asking) {
    m_asking = asking;
    m_typed.clear();
    m_chosen.clear();
    m_keypad->setHundredths(asking.hundredths, asking.thousands);
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const Asking::Preset& preset = asking.presets[i];
        const bool ready = !preset.line.isEmpty();
        m_presets[i]->setFace(
            {ready ? amount(preset.amount) : preset.why, preset.label, ready ? Standing::Ready : Standing::NotNow});
        m_presets[i]->setVisible(!preset.label.isEmpty());
    }
    update();
    Q_EMIT drafted();
}

std::optional<Chips> AmountPad::typed() const {
    if (m_typed.empty()) return {};
    return m_typed.chips();
}

QString AmountPad::line() const {
    if (!m_chosen.isEmpty()) return m_chosen;
    if (m_typed.empty() && !m_asking.unnamed.isEmpty()) return m_asking.unnamed;
    return m_asking.before + m_typed.text();
}

bool AmountPad::complete() const { return !m_typed.empty() || !m_asking.unnamed.isEmpty() || !m_chosen.isEmpty(); }

bool AmountPad::takes(const QKeyEvent& key) {
    const QString text = key.text();
    if (key.key() == Qt::Key_Backspace) {
        erase();
        return true;
    }
    if (text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char('.') || text[0] == QLatin1Char(','))) {
        type(text[0].isDigit() ? text : QStringLiteral("."));
        return true;
    }
    if (key.key() == kThousands) {
        if (!m_typed.empty()) type(QStringLiteral("000"));
        return true;
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        if (key.key() != kPresetKeys[i] || m_asking.presets[i].label.isEmpty()) continue;
        press(i);
        return true;
    }
    return false;
}

void AmountPad::type(const QString& figures) {
    if (!m_typed.type(figures)) return;
    update();
    Q_EMIT drafted();
}

void AmountPad::erase() {
    if (!m_typed.erase()) return;
    update();
    Q_EMIT drafted();
}

void AmountPad::press(std::size_t preset) {
    if (m_asking.presets[preset].line.isEmpty()) return m_presets[preset]->refuse();
    m_chosen = m_asking.presets[preset].line;
    Q_EMIT drafted();
    Q_EMIT finished();
}

void AmountPad::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), third = (w - 2 * kPad - 16) / 3;
    put(*m_close, {w - 116, 2, 108, 36});
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        put(*m_presets[i], {kPad + static_cast<double>(i) * (third + 8), kPresetTop, third, kPresetHigh});
    }
    put(*m_keypad, {kPad, kKeysTop, w - 2 * kPad, h - kKeysTop - 18});
}

void AmountPad::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    writeHead(painter, m_asking.title);
    writeField(painter, {kPad, kFieldTop, w - 2 * kPad, kFieldHigh}, m_asking.caption,
               m_typed.empty() ? QString() : amount(m_typed.chips()), Type::Typed, true);
    const QRectF under(kPad, kFieldTop + kFieldHigh + 8, w - 2 * kPad, 20);
    const double side = under.width() * (m_asking.least.isEmpty() ? 0 : 0.3),
                 centre = m_asking.level ? under.width() * 0.25 : 0;
    QString middle = m_asking.middle;
    if (m_asking.level && !m_typed.empty() && m_typed.chips() > *m_asking.level) {
        middle = sentence("pad.by", {amount(m_typed.chips() - *m_asking.level)});
    }
    write(painter, {under.left(), under.top(), side, 20}, m_asking.least, Type::Second, false, c.text2);
    write(painter, {under.left() + side, under.top(), centre, 20}, middle, Type::Second, true, c.text,
          Qt::AlignHCenter);
    write(painter, {under.left() + side + centre, under.top(), under.width() - side - centre, 20}, m_asking.most,
          Type::Second, false, c.text2, Qt::AlignRight);
}

}  // namespace oddchip::ui
