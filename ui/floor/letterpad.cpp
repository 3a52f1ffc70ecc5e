// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/letterpad.h"

#include <cmath>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr std::size_t kColumns = 8, kSpace = 38, kErase = 39;
constexpr char kKeys[] = "1234567890abcdefghijklmnopqrstuvwxyz.,";

}  // namespace

LetterPad::LetterPad(QWidget* parent) : Painted(parent) {
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        auto* key = m_keys[i] = new Button(Button::Shape::Key, this);
        key->setFocusPolicy(Qt::NoFocus);  // the keyboard does the same
        if (i < kSpace) key->setFace({QString(QLatin1Char(kKeys[i])), {}});
        if (i == kErase) continue;
        const QString text = i == kSpace ? QStringLiteral(" ") : key->face().label;
        connect(key, &Button::clicked, this, [this, text] { Q_EMIT typed(text); });
    }
    m_keys[kSpace]->setFace({QString(QChar(0x2423)), {}});
    m_keys[kSpace]->setAccessibleName(nameOf("button.space"));
    m_keys[kErase]->setErases();
    m_keys[kErase]->setAccessibleName(nameOf("button.erase"));
    connect(m_keys[kErase], &Button::clicked, this, &LetterPad::erased);
}

void LetterPad::lookChanged() {
    for (Button* key : m_keys) key->setLook(look());
    arrange();
}

void LetterPad::arrange() {
    const double rows = static_cast<double>(m_keys.size() / kColumns), columns = static_cast<double>(kColumns);
    const double w = std::floor((inUnits().width() - 4 * (columns - 1)) / columns);
    const double h = std::floor((inUnits().height() - 4 * (rows - 1)) / rows);
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const double column = static_cast<double>(i % kColumns), row = static_cast<double>(i / kColumns);
        m_keys[i]->setGeometry(look().widget({column * (w + 4), row * (h + 4), w, h}));
    }
}

}  // namespace oddchip::ui
