// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/keypad.h"

#include <cmath>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr std::size_t kDoubleZero = 9, kErase = 11;
constexpr const char* kFigures[] = {"7", "8", "9", "4", "5", "6", "1", "2", "3", "00", "0", ""};
constexpr int kLongest = 12;  // figures; the largest amount still fits 64 bits many times over

}  // namespace

Keypad::Keypad(QWidget* parent) : Painted(parent) {
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        auto* key = m_keys[i] = new Button(Button::Shape::Key, this);
        key->setFocusPolicy(Qt::NoFocus);  // the digits of the keyboard do the same
        key->setFace({QLatin1String(kFigures[i]), {}});
        if (i == kErase) continue;
        connect(key, &Button::clicked, this, [this, key] { Q_EMIT typed(key->face().label); });
    }
    m_keys[kErase]->setErases();
    m_keys[kErase]->setAccessibleName(nameOf("button.erase"));
    connect(m_keys[kErase], &Button::clicked, this, &Keypad::erased);
}

void Keypad::lookChanged() {
    for (Button* key : m_keys) key->setLook(look());
    arrange();
}

void Keypad::setHundredths(bool hundredths, bool thousands) {
    const QString zeros = thousands ? QStringLiteral("000") : QStringLiteral("00");
    m_keys[kDoubleZero]->setFace({hundredths ? QStringLiteral(".") : zeros, {}});
}

void Keypad::arrange() {
    const double w = std::floor((inUnits().width() - 17) / 3), h = std::floor((inUnits().height() - 25) / 4);
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const double column = static_cast<double>(i % 3), row = static_cast<double>(i / 3);
        m_keys[i]->setGeometry(look().widget({column * (w + 8), row * (h + 8), w, h}));
    }
}

bool TypedAmount::type(const QString& figures) {
    const QString all = m_text + figures;
    const auto point = all.indexOf(QLatin1Char('.'));
    const bool onePoint = all.count(QLatin1Char('.')) <= 1 && point != 0;
    const bool twoDecimals = point < 0 || all.size() - point <= 3;
    if (all.size() > kLongest || !onePoint || !twoDecimals) return false;
    m_text = all;
    while (m_text.size() > 1 && m_text[0] == QLatin1Char('0') && m_text[1] != QLatin1Char('.')) m_text.remove(0, 1);
    return true;
}

bool TypedAmount::erase() {
    if (m_text.isEmpty()) return false;
    m_text.chop(1);
    return true;
}

Chips TypedAmount::chips() const {
    const auto point = m_text.indexOf(QLatin1Char('.'));
    const QString whole = point < 0 ? m_text : m_text.left(point);
    const QString part = point < 0 ? QString() : m_text.mid(point + 1);
    return {whole.toLongLong() * 100 + (part + QStringLiteral("00")).left(2).toLongLong()};
}

}  // namespace oddchip::ui
