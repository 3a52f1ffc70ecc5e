// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/practice.h"

#include <QDateTime>
#include <QElapsedTimer>

#include "app/opening.h"
#include "ui/settings/preferences.h"
#include "ui/words.h"

namespace oddchip::app {
namespace {

ui::PracticeWindow::Clocks systemTime() {
    QElapsedTimer timer;
    timer.start();
    return {[] { return QDateTime::currentMSecsSinceEpoch(); }, [timer] { return timer.elapsed(); }};
}

}  // namespace

Practice::Practice(const QString& folder, std::optional<ui::PracticeWindow::Clocks> clocks)
    : m_clocks(clocks ? std::move(*clocks) : systemTime()), m_window(std::make_unique<ui::PracticeWindow>(m_clocks)) {
    readPreferences();
    try {
        m_store.emplace(folder.toStdString());
    } catch (const JournalError& error) {
        const Trouble trouble = troubleOf(error);
        m_window->setTrouble(trouble.what + QLatin1Char(' ') + trouble.then);
    }
    QObject::connect(m_window.get(), &ui::PracticeWindow::themeChosen, m_window.get(), [](ui::Theme theme) {
        QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
        auto chosen = ui::Preferences::read(settings);
        chosen.theme = theme;
        chosen.write(settings);
    });
    QObject::connect(m_window.get(), &ui::PracticeWindow::keep, m_window.get(),
                     [this](const practice::Note& note) { keep(note); });
    if (!m_store) return;
    if (practice::trainees(m_store->standing()).empty()) {
        keep(practice::TraineeNamed{1, ui::nameOf("practice.first-trainee").toStdString()});
    }
    m_window->setKept(m_store->standing());
    m_window->setTrainee(practice::lastTrainee(m_store->standing()));
}

void Practice::readPreferences() {
    const auto chosen = ui::Preferences::read(QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")));
    m_window->setLook(chosen.theme, chosen.deck, chosen.safe);
    m_window->setTouch(chosen.touch, chosen.dotsPerMm);
}

void Practice::keep(const practice::Note& note) {
    if (m_store) {
        try {
            m_store->keep(note, m_clocks.now());
            m_window->setTrouble({});
        } catch (const JournalError& error) { m_window->setTrouble(troubleOf(error).what); }
        return m_window->setKept(m_store->standing());
    }
    m_unkept.push_back({static_cast<std::int64_t>(m_unkept.size()) + 1, m_clocks.now(), note});
    m_window->setKept(practice::standing(m_unkept));
}

}  // namespace oddchip::app
