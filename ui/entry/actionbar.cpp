// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/actionbar.h"

#include <algorithm>

namespace oddchip::ui {
namespace {

constexpr char kLetters[] = "FCRADPNSHXZ";  // in the order of Do

}  // namespace

ActionBar::ActionBar(QWidget* window) : QObject(window) {
    for (int i = 0; i < kButtons; ++i) {
        const Do which{static_cast<std::uint8_t>(i)};
        const auto shape = which < Do::Said ? Button::Shape::Action : Button::Shape::Second;
        auto* button = m_buttons[static_cast<std::size_t>(i)] = new Button(shape, window);
        button->setKey(QString(letter(which)));
        connect(button, &Button::clicked, this, [this, which] { Q_EMIT pressed(which); });
    }
}

void ActionBar::place(const WindowPlaces& places, const Look& look) {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setLook(look);
        m_buttons[i]->setGeometry(look.widget(places.buttons[i]));
    }
}

void ActionBar::setKeys(const Shortcuts& keys) {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QKeySequence key = keys.of(Command{static_cast<std::uint8_t>(i)});
        m_buttons[i]->setKey(key.toString(QKeySequence::NativeText));
    }
}

void ActionBar::setFaces(const Faces& faces) {
    m_faces = faces;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) m_buttons[i]->setFace(faces[i]);
}

std::optional<Do> ActionBar::ofKey(int key) {
    if (key < Qt::Key_A || key > Qt::Key_Z) return {};
    const auto* found = std::find(kLetters, kLetters + kButtons, static_cast<char>(key));
    if (found == kLetters + kButtons) return {};
    return Do{static_cast<std::uint8_t>(found - kLetters)};
}

QChar ActionBar::letter(Do which) { return QLatin1Char(kLetters[static_cast<std::size_t>(which)]); }

}  // namespace oddchip::ui
