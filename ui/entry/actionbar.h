// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QObject>

#include "ui/entry/faces.h"
#include "ui/settings/shortcuts.h"
#include "ui/table/geometry.h"

namespace oddchip::ui {

// The eleven buttons in their fixed places. One that does not apply is refused here and says why itself.
class ActionBar : public QObject {
    Q_OBJECT

public:
    explicit ActionBar(QWidget* window);

    void place(const WindowPlaces& places, const Look& look);
    void setFaces(const Faces& faces);
    const Faces& faces() const { return m_faces; }
    void setKeys(const Shortcuts& keys);  // on the caps
    Button* button(Do which) const { return m_buttons[static_cast<std::size_t>(which)]; }
    bool applies(Do which) const { return button(which)->face().standing != Standing::NotNow; }

    // The button of a letter, and the letter of a button.
    static std::optional<Do> ofKey(int key);
    static QChar letter(Do which);

Q_SIGNALS:
    void pressed(oddchip::ui::Do which);

private:
    std::array<Button*, kButtons> m_buttons;
    Faces m_faces;
};

}  // namespace oddchip::ui
