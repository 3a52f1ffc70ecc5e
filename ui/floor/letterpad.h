// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>

#include "ui/entry/button.h"

namespace oddchip::ui {

// Figures and letters for fingers, where words are to be written without a keyboard.
class LetterPad : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit LetterPad(QWidget* parent);

Q_SIGNALS:
    void typed(const QString& text);
    void erased();

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    void arrange();

    std::array<Button*, 40> m_keys;
};

}  // namespace oddchip::ui
