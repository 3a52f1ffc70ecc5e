// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/entry/button.h"
#include "ui/table/header.h"

namespace oddchip::ui {

struct PuntoHeaderText {
    QStringList about;  // "8 decks", "coup 42", "House rules"
    QString holder;     // "shoe: seat 4"
    QString left, few;  // "212 of 416 cards left", and shorter
    double part = 0;    // of the shoe that is left, 0 to 1
    bool cut = false;   // the cut card is out
    bool operator==(const PuntoHeaderText&) const = default;
};

// The strip at the top: what is played, and the shoe.
class PuntoHeader : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit PuntoHeader(QWidget* parent);
    void setText(const PuntoHeaderText& text);
    QAbstractButton* menu() const { return m_menu; }
    Button* pass() const { return m_pass; }

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { lookChanged(); }
    void paintEvent(QPaintEvent*) override;

private:
    double paintShoe(QPainter& painter) const;  // where it begins

    PuntoHeaderText m_text;
    MenuButton* m_menu;
    Button* m_pass;
};

}  // namespace oddchip::ui
