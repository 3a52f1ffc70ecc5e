// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <optional>

#include "ui/entry/asking.h"
#include "ui/entry/keypad.h"
#include "ui/entry/sheet.h"

namespace oddchip::ui {

// The pad over the side panel. A preset records at once; typed figures want a second press or Enter.
class AmountPad : public Sheet {
    Q_OBJECT

public:
    explicit AmountPad(QWidget* parent);

    void ask(const Asking& asking);
    std::optional<Chips> typed() const;
    const QString& before() const { return m_asking.before; }

    QString line() const override;
    bool complete() const override;
    bool takes(const QKeyEvent& key) override;

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    void type(const QString& figures);
    void erase();
    void press(std::size_t preset);

    Asking m_asking;
    TypedAmount m_typed;
    QString m_chosen;  // the line of a preset that was pressed
    std::array<Button*, 3> m_presets;
    Keypad* m_keypad;
    Button* m_close;
};

}  // namespace oddchip::ui
