// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QStringList>
#include <memory>

#include "app/shelf.h"
#include "app/shotstyle.h"
#include "ui/floor/floorwindow.h"

namespace oddchip::app {

// The floor's window on some journals, joined to the workers that read them.
class Floor : public QObject {
    Q_OBJECT

public:
    explicit Floor(const QStringList& journals, const QString& cacheFolder = {}, QObject* parent = nullptr);
    ~Floor() override;

    ui::floor::FloorWindow& window() { return *m_window; }
    Shelf& shelf() { return *m_shelf; }
    // Where files are saved without asking; empty: whoever sits there is asked.
    void setFolder(const QString& folder) { m_folder = folder; }
    const QStringList& written() const { return m_written; }

private:
    void save(const QString& kind, const QString& name, const QString& text);
    void report();
    QString pathFor(const QString& name, const QString& filter);

    std::unique_ptr<ui::floor::FloorWindow> m_window;
    std::unique_ptr<Shelf> m_shelf;
    QString m_folder;
    QStringList m_written;
};

// Writes pictures of its pages into a folder, of a journal made for them. 0: they are there.
int floorScreenshots(const QString& folder, const Themes& themes = kTwoThemes);

}  // namespace oddchip::app
