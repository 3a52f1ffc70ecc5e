// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/floor.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include "core/archive/export.h"
#include "ui/words.h"

namespace oddchip::app {
namespace {

// A table's journal is called after its folder, any other after itself.
QStringList namesOf(const QStringList& journals) {
    QStringList names;
    for (const QString& path : journals) {
        const QFileInfo file(path);
        const QString base = file.completeBaseName();
        names += base == QLatin1String("table") ? file.absoluteDir().dirName() : base;
    }
    return names;
}

}  // namespace

Floor::Floor(const QStringList& journals, const QString& cacheFolder, QObject* parent)
    : QObject(parent), m_window(std::make_unique<ui::floor::FloorWindow>(namesOf(journals))) {
    const QString cache =
        cacheFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation) : cacheFolder;
    m_shelf = std::make_unique<Shelf>(journals, cache);
    connect(m_window.get(), &ui::floor::FloorWindow::wanted, m_shelf.get(), &Shelf::ask);
    connect(m_window.get(), &ui::floor::FloorWindow::stopped, m_shelf.get(), &Shelf::stop);
    connect(m_window.get(), &ui::floor::FloorWindow::saved, this, &Floor::save);
    connect(m_window.get(), &ui::floor::FloorWindow::reported, this, &Floor::report);
    connect(m_shelf.get(), &Shelf::shown, m_window.get(), &ui::floor::FloorWindow::show);
    connect(m_shelf.get(), &Shelf::progressed, m_window.get(), &ui::floor::FloorWindow::progressed);
    connect(m_shelf.get(), &Shelf::grown, m_window.get(), &ui::floor::FloorWindow::grown);
    m_window->hands()->ask();
}

Floor::~Floor() = default;

QString Floor::pathFor(const QString& name, const QString& filter) {
    if (!m_folder.isEmpty()) return QDir(m_folder).filePath(name);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileDialog::getSaveFileName(m_window.get(), ui::nameOf("floor.save"), QDir(documents).filePath(name),
                                        filter);
}

void Floor::save(const QString& kind, const QString& name, const QString& text) {
    const QString path = pathFor(name, QStringLiteral("*.") + kind);
    if (path.isEmpty()) return;
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.commit();
    if (done) m_written += path;
    if (!done) m_window->show(Failed{ui::sentence("floor.not-saved", {path}).toStdString(), {}});
}

// The page as PDF; beside it the hand as PHH and JSON, for other programs.
void Floor::report() {
    const auto& told = m_window->hands()->told();
    if (!told) return;
    const QString base = ui::nameOf("floor.report-file", {QString::number(told->row.number)});
    const QString path = pathFor(base + QStringLiteral(".pdf"), QStringLiteral("*.pdf"));
    if (path.isEmpty()) return;
    if (!m_window->writeReport(path)) {
        m_window->show(Failed{ui::sentence("floor.not-saved", {path}).toStdString(), {}});
        return;
    }
    m_written += path;
    const QString stem = path.endsWith(QLatin1String(".pdf")) ? path.chopped(4) : path;
    const std::pair<const char*, std::string> beside[] = {{".phh", phhText(*told)}, {".json", jsonReport(*told)}};
    for (const auto& [ending, text] : beside) {
        QSaveFile file(stem + QLatin1String(ending));
        const QByteArray bytes = QByteArray::fromStdString(text);
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
            m_written += file.fileName();
    }
    if (m_folder.isEmpty()) m_window->printReport();
}

}  // namespace oddchip::app
