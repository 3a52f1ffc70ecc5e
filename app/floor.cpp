// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/floor.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>

#include "core/archive/export.h"
#include "core/desk/desk.h"
#include "ui/settings/preferences.h"
#include "ui/words.h"

namespace oddchip::app {
namespace {

constexpr const char* kThreshold = "floor/threshold";

QSettings kept() { return QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")); }

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
    m_cache = cacheFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation) : cacheFolder;
    m_shelf = std::make_unique<Shelf>(journals, m_cache);
    joinShelf();
    connect(m_window.get(), &ui::floor::FloorWindow::journalsWanted, this, &Floor::chooseJournals);
    connect(m_window.get(), &ui::floor::FloorWindow::saved, this, &Floor::save);
    connect(m_window.get(), &ui::floor::FloorWindow::reported, this, [this] { report(); });
    connect(m_window.get(), &ui::floor::FloorWindow::decisionWanted, this, &Floor::decide);
    connect(m_window.get(), &ui::floor::FloorWindow::thresholdChosen, this, [this](qint64 threshold) {
        kept().setValue(QLatin1String(kThreshold), threshold);
        m_window->setThreshold(threshold);
    });
    const QSettings settings = kept();
    const ui::Preferences preferences = ui::Preferences::read(settings);
    m_window->setAppearance(preferences.theme, preferences.deck, preferences.safe);
    m_window->setThreshold(settings.value(QLatin1String(kThreshold)).toLongLong());
    m_window->hands()->ask();
}

Floor::~Floor() = default;

// ---- journals --------------------------------------------------------------------------------------------------

void Floor::joinShelf() {
    connect(m_window.get(), &ui::floor::FloorWindow::wanted, m_shelf.get(), &Shelf::ask);
    connect(m_window.get(), &ui::floor::FloorWindow::stopped, m_shelf.get(), &Shelf::stop);
    connect(m_shelf.get(), &Shelf::shown, m_window.get(), &ui::floor::FloorWindow::show);
    connect(m_shelf.get(), &Shelf::progressed, m_window.get(), &ui::floor::FloorWindow::progressed);
    connect(m_shelf.get(), &Shelf::grown, m_window.get(), &ui::floor::FloorWindow::grown);
}

// Those that are open keep their places: hands are named by them.
void Floor::add(const QStringList& journals) {
    QStringList all = m_shelf->journals();
    for (const QString& path : journals) {
        const QString whole = QFileInfo(path).absoluteFilePath();
        if (!all.contains(whole)) all += whole;
    }
    m_shelf = std::make_unique<Shelf>(all, m_cache);
    joinShelf();
    m_window->setJournals(namesOf(all));
    m_window->hands()->ask();
}

void Floor::chooseJournals() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QStringList chosen = QFileDialog::getOpenFileNames(m_window.get(), ui::nameOf("floor.open-journal"),
                                                             documents, QStringLiteral("*.oddchip"));
    if (!chosen.isEmpty()) add(chosen);
}

// ---- decisions -------------------------------------------------------------------------------------------------

void Floor::setDesk(DeskHere desk) {
    m_desk = std::move(desk);
    m_deciding = std::make_unique<Deciding>(*m_window->call(), m_desk.at, this);
}

// A journal that no desk of this program writes is read only; a hand that has left the table is past.
QString Floor::whyNotHere() const {
    const auto& told = m_window->hands()->told();
    const Desk* desk = m_desk.open ? m_desk.open() : nullptr;
    if (!desk || told->journal != desk->journal().path()) return ui::sentence("floor.read-only-here");
    const bool here = desk->table().playing && desk->journal().last(Kind::hand) == told->row.first;
    return here ? QString() : ui::sentence("floor.hand-is-past");
}

void Floor::decide() {
    const auto& told = m_window->hands()->told();
    if (!told) return;
    if (const QString trouble = whyNotHere(); !trouble.isEmpty()) return m_window->tell(trouble);
    const int line = m_window->hands()->line();
    const std::int64_t seq = line >= 0 ? told->lines[static_cast<std::size_t>(line)].seq : 0;
    m_deciding->begin(m_desk.open()->eventAt(seq));
    m_window->showCall(true);
    m_deciding->call();
}

void Floor::follow() {
    if (!m_window->isVisible()) return;
    if (m_deciding && m_window->call()->isVisible())
        m_deciding->open() ? m_deciding->show() : m_window->showCall(false);
    m_shelf->refresh();
}

void Floor::refused(const QString& trouble) {
    if (m_window->call()->isVisible()) m_window->call()->refused(trouble);
}

// ---- files -----------------------------------------------------------------------------------------------------

void Floor::report(std::int64_t record) {
    m_window->reportAt(record);
    m_shelf->refresh();
}

QString Floor::pathFor(const QString& usual, const QString& filter) {
    // What keeps a number apart in a text has no place in the name of a file.
    QString name = usual;
    name.remove(QChar(0x2068)).remove(QChar(0x2069));
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
