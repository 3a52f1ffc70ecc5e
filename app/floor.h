// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QStringList>
#include <memory>

#include "app/deciding.h"
#include "app/shelf.h"
#include "app/shotstyle.h"
#include "ui/floor/floorwindow.h"

namespace oddchip {
class Desk;
}

namespace oddchip::app {

// The floor's window on some journals, joined to the workers that read them.
class Floor : public QObject {
    Q_OBJECT

public:
    explicit Floor(const QStringList& journals, const QString& cacheFolder = {}, QObject* parent = nullptr);
    ~Floor() override;

    ui::floor::FloorWindow& window() { return *m_window; }
    Shelf& shelf() { return *m_shelf; }
    void add(const QStringList& journals);  // to be read beside the others
    // Where files are saved without asking; empty: whoever sits there is asked.
    void setFolder(const QString& folder) { m_folder = folder; }
    const QStringList& written() const { return m_written; }

    // A desk of this program that writes one of the journals. 'open' gives it as long as it may write.
    struct DeskHere {
        Deciding::Desk at;
        std::function<const Desk*()> open;
    };
    void setDesk(DeskHere desk);  // its hand on the table can be decided here
    void follow();                // the desk has taken something in
    void refused(const QString& trouble);
    void report(std::int64_t record);  // on the hand that holds this record of the first journal

private:
    void joinShelf();
    void chooseJournals();
    void decide();
    QString whyNotHere() const;
    void save(const QString& kind, const QString& name, const QString& text);
    void report();
    QString pathFor(const QString& name, const QString& filter);

    std::unique_ptr<ui::floor::FloorWindow> m_window;
    std::unique_ptr<Shelf> m_shelf;
    QString m_cache;
    DeskHere m_desk;
    std::unique_ptr<Deciding> m_deciding;
    QString m_folder;
    QStringList m_written;
};

// Writes pictures of its pages into a folder, of a journal made for them. 0: they are there.
int floorScreenshots(const QString& folder, const Themes& themes = kTwoThemes);

}  // namespace oddchip::app
