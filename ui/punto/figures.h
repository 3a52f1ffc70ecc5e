// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <optional>

#include "core/baccarat/table.h"
#include "ui/table/shapes.h"

namespace oddchip::ui {

// How often each side has won since the shoe was new.
class CountsView : public Painted<QWidget> {
    Q_OBJECT

public:
    explicit CountsView(QWidget* parent);
    void setResults(const baccarat::Results& results);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::array<int, 3> m_counts{};
};

// What each bet loses on average: of the decks in use per bet made and with ties left out, of the shoe as it is now,
// and the three figures that the source prints, each over the definition and the shoe that it fits.
class EdgesView : public Painted<QWidget> {
    Q_OBJECT

public:
    struct Row {
        QString name;
        std::array<QString, 3> values;  // bank, player, tie
        bool operator==(const Row&) const = default;
    };

    explicit EdgesView(QWidget* parent);
    void setHouse(const baccarat::House& house);
    void setLeft(const baccarat::Shoe& left);  // works out the shoe as it is now, which takes some milliseconds
    const QList<Row>& rows() const { return m_rows; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void build();

    baccarat::House m_house;
    baccarat::Shoe m_left;
    std::optional<baccarat::Outcomes> m_now;
    QString m_caption;
    std::array<QString, 3> m_heads;
    QList<Row> m_rows;
};

}  // namespace oddchip::ui
