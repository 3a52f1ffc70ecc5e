// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/session.h"

#include <QEvent>
#include <QSettings>

#include "app/copies.h"
#include "app/tour.h"
#include "ui/table/motion.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

constexpr const char* kGeometry = "window/geometry";

QString whyNot(const JournalError& error) {
    const Trouble trouble = troubleOf(error);
    return trouble.what + QLatin1Char(' ') + trouble.then;
}

}  // namespace

Session::Session(Window& window, const QString& folder) : m_window(window), m_folder(folder) {
    place();
    window.installEventFilter(this);
    connect(&window, &Window::wantsCopies, this, &Session::serveCopies);
    connect(&window, &Window::wantsTour, this, &Session::startTour);
    const auto move = [&window] { allowMotion(!window.preferences().stillness); };  // somebody looks at it
    connect(&window, &Window::preferencesChanged, this, move);
    move();
}

Session::~Session() { delete m_tour; }

void Session::place() {
    m_window.resize(1280, 800);
    const QSettings kept(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
    m_window.restoreGeometry(kept.value(QLatin1String(kGeometry)).toByteArray());
}

void Session::begin() {
    if (inHand(m_window.table())) return m_window.offerToGoOn();
    const bool first = !m_window.preferences().toured && !m_window.table().open && !m_window.readOnly();
    if (!first || !m_window.log().entries.empty()) return;
    m_window.ask(nameOf("tour.start"), sentence("tour.start"), {}, {{nameOf("tour.start"), [this] { startTour(); }}});
    Preferences toured = m_window.preferences();
    toured.toured = true;
    m_window.setPreferences(toured);
}

void Session::startTour() {
    if (!m_tour) m_tour = new Tour(m_window.preferences());
    m_tour->begin(m_window.size());
}

bool Session::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Close) close();
    return QObject::eventFilter(watched, event);
}

// The end of a shift: where the window was, and a copy of the journal.
void Session::close() {
    QSettings kept(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
    kept.setValue(QLatin1String(kGeometry), m_window.saveGeometry());
    if (m_tour) m_tour->close();
    if (m_window.settings()) m_window.settings()->close();
    if (!m_window.desk() || m_window.readOnly() || m_window.desk()->journal().head().seq == 0) return;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    try {
        makeCopy(m_folder, now);
        removeOld(m_folder, m_window.preferences().keepDays, now);
    } catch (const JournalError& error) { qWarning("no copy was made: %s", error.what()); }
}

// ---- copies ----------------------------------------------------------------------------------------------------

void Session::serveCopies() {
    CopiesPage* page = m_window.settings()->copies();
    if (!m_serves) {
        connect(page, &CopiesPage::wantsCopy, this, &Session::copyNow);
        connect(page, &CopiesPage::wantsRestore, this, &Session::restore);
        m_serves = true;
    }
    page->tell({});
    listCopies();
}

void Session::listCopies() { m_window.settings()->copies()->setCopies(copiesIn(m_folder), !m_window.readOnly()); }

void Session::copyNow() {
    CopiesPage* page = m_window.settings()->copies();
    try {
        const QString path = makeCopy(m_folder, QDateTime::currentDateTimeUtc());
        listCopies();
        page->tell(sentence("copies.made", {path}));
    } catch (const JournalError& error) { page->tell(sentence("copies.not-made", {whyNot(error)})); }
}

void Session::restore(const QString& path) {
    CopiesPage* page = m_window.settings()->copies();
    QString note = sentence("copies.restored", {path});
    m_window.closeDesk();
    try {
        restoreCopy(m_folder, path, QDateTime::currentDateTimeUtc());
    } catch (const JournalError& error) { note = sentence("copies.not-restored", {whyNot(error)}); }
    m_window.openDesk();
    m_window.openSettings(SettingsView::Page::Copies);
    page->tell(note);
}

}  // namespace oddchip::app
