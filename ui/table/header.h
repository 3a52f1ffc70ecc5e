// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QAbstractButton>

#include "ui/table/shapes.h"

namespace oddchip::ui {

struct HeaderText {
    QString game, hand, rules;  // "NL hold'em 1/2", "Hand 214", "House rules"
    QStringList streets;
    int current = -1;  // of streets; those before it are past
    QString dealer, down;
    bool operator==(const HeaderText&) const = default;
};

class MenuButton : public Painted<QAbstractButton> {
    Q_OBJECT

public:
    explicit MenuButton(QWidget* header);

protected:
    void paintEvent(QPaintEvent* event) override;
};

// The strip at the top. The clock's place at its right end stays free.
class Header : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit Header(QWidget* parent = nullptr);
    void setText(const HeaderText& text);
    QAbstractButton* menu() const { return m_menu; }

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { lookChanged(); }
    void paintEvent(QPaintEvent* event) override;

private:
    double tabsWidth() const;
    void paintTabs(QPainter& painter) const;

    HeaderText m_text;
    MenuButton* m_menu;
};

}  // namespace oddchip::ui
