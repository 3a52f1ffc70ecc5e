// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <array>

#include "core/rules/chips.h"
#include "ui/entry/button.h"

namespace oddchip::ui {

// The digits for fingers: 7 8 9, 4 5 6, 1 2 3, 00 0 and the erase key. In place of 00 stands a point
// with hundredths, and 000 where the blinds are thousands.
class Keypad : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Keypad(QWidget* parent);

    void setHundredths(bool hundredths, bool thousands = false);

Q_SIGNALS:
    void typed(const QString& digits);
    void erased();

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    void arrange();

    std::array<Button*, 12> m_keys;
};

// An amount while it is typed: figures, at most one point and two decimals.
class TypedAmount {
public:
    bool type(const QString& figures);  // false: that does not go on here
    bool erase();
    void clear() { m_text.clear(); }
    bool empty() const { return m_text.isEmpty(); }
    const QString& text() const { return m_text; }
    Chips chips() const;

private:
    QString m_text;
};

}  // namespace oddchip::ui
