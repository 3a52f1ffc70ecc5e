// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <algorithm>

#include "app/printing.h"
#include "app/publicscreen.h"
#include "app/voice.h"
#include "app/window.h"
#include "ui/entry/spoken.h"
#include "ui/words.h"

// Preferences and the window of settings, the public screen, what is told at one key, and help.
namespace oddchip::app {

using namespace ui;

namespace {

constexpr double kMmAnInch = 25.4;

}  // namespace

// ---- preferences -----------------------------------------------------------------------------------------------

void Window::setPreferences(const Preferences& preferences) {
    const bool cards = preferences.cards != m_preferences.cards;
    m_preferences = preferences;
    if (cards) m_withCards = preferences.cards;
    QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
    preferences.write(settings);
    usePreferences();
    layOut();
    showAll();
    if (m_settings) m_settings->setLook(m_look);
    Q_EMIT preferencesChanged();
}

void Window::usePreferences() {
    m_theme = m_preferences.theme;
    if (m_floorWindow) m_floorWindow->window().setAppearance(m_theme, m_preferences.deck, m_preferences.safe);
    setChipColours(m_preferences.chips);
    m_clicks = m_preferences.clicks;
    m_voice->setSpeaks(m_preferences.speaks);
    m_shuffle->setPlayersDeal(m_preferences.playersDeal);
    m_bar->setKeys(m_preferences.keys);
    showPublicScreen();
    if (m_settings) m_settings->setPreferences(m_preferences);
}

// Dots of the window in a millimetre: measured with the ruler, else as the screen says, where that can be true.
double Window::dotsPerMm() const {
    if (m_preferences.dotsPerMm > 0) return m_preferences.dotsPerMm;
    const double said = screen() ? screen()->physicalDotsPerInch() / kMmAnInch : 0;
    return said > 2 && said < 16 ? said : 96 / kMmAnInch;
}

// ---- settings --------------------------------------------------------------------------------------------------

void Window::openSettings(SettingsView::Page page) {
    if (!m_settings) {
        m_settings = new SettingsView;
        m_settings->setAttribute(Qt::WA_QuitOnClose, false);
        m_settings->resize(size());
        connect(m_settings, &SettingsView::changed, this, &Window::setPreferences);
        connect(m_settings->rules(), &RulesPage::chosen, this, &Window::chooseRules);
        connectSettings();
    }
    m_settings->setLook(m_look);
    m_settings->setPreferences(m_preferences);
    showSettings();
    m_settings->show(page);
    Q_EMIT wantsCopies();
}

void Window::showSettings() {
    if (!m_settings) return;
    const HouseRules& rules = m_join ? m_join->desk().rules() : m_table.rules;
    m_settings->rules()->setChanges(ruleChanges());
    m_settings->rules()->setRules(rules, m_join && !m_readOnly);
    showTables();
    showPeople();
    m_settings->looks()->setScreen(screen() ? screen()->physicalDotsPerInch() / kMmAnInch : dotsPerMm());
    m_settings->speech()->setCanSpeak(Voice::canSpeak());
    QStringList screens;
    for (const QScreen* one : QGuiApplication::screens()) screens += one->name();
    m_settings->publicPage()->setScreens(screens, rules.potDisclosure);
}

// House rules are kept in the journal; they hold from the next hand on.
void Window::chooseRules(const HouseRules& rules) {
    m_rulesAlone = true;
    const auto& initials = m_table.drop.dealer;
    const QString dealer = QString::fromUtf8(initials.data(), qstrnlen(initials.data(), initials.size()));
    const QString by = m_settings ? m_settings->rules()->by()->text().trimmed() : QString();
    if (m_join && !m_readOnly) m_join->rule(rules, by.isEmpty() ? dealer : by);
    m_rulesAlone = false;
    showSettings();
}

// ---- public screen ---------------------------------------------------------------------------------------------

void Window::showPublicScreen() {
    if (!m_publicScreen && !m_preferences.publicScreen) return;
    if (!m_publicScreen) {
        m_publicScreen = new PublicScreen;
        connect(m_publicScreen, &PublicScreen::closed, this, [this] {
            if (m_preferences.publicScreen) togglePublicScreen();
        });
    }
    m_publicScreen->show(m_table);
    m_publicScreen->setPreferences(m_preferences);
}

void Window::togglePublicScreen() {
    Preferences wanted = m_preferences;
    wanted.publicScreen = !wanted.publicScreen;
    setPreferences(wanted);
}

// ---- told ------------------------------------------------------------------------------------------------------

void Window::tell(const QString& sentence) {
    m_told = sentence;
    m_entry->setPreview(sentence);
    setAccessibleDescription(sentence);
    m_voice->tell(sentence);
}

// Keys that enter nothing work whatever is open or being typed.
bool Window::useAlways(const QKeyEvent& key) {
    const auto command = m_preferences.keys.pressed(key);
    if (!command) return false;
    switch (*command) {
    case Command::TellPot: tell(spokenPot(m_table)); return true;
    case Command::TellStacks: tell(spokenStacks(m_table)); return true;
    case Command::TellChoices: tell(spokenChoices(m_bar->faces())); return true;
    case Command::TellAgain: tell(m_said.sentence); return true;
    case Command::Help: help(); return true;
    case Command::NextZone: nextZone(1); return true;
    case Command::LastZone: nextZone(-1); return true;
    case Command::Settings: openSettings(); return true;
    case Command::PublicScreen: togglePublicScreen(); return true;
    case Command::Print: printHand(*this); return true;
    default: return false;
    }
}

// ---- help ------------------------------------------------------------------------------------------------------

// What lies open tells more of where one is than the entry line, which always has the focus then.
QString Window::helpOn() const {
    const QWidget* focus = focusWidget();
    if (focus && m_entry->focusProxy() == focus) focus = nullptr;
    if (qobject_cast<const SeatButton*>(focus)) return QStringLiteral("help.seat");
    if (focus == m_pots) return QStringLiteral("help.pots");
    const struct {
        const QWidget* sheet;
        const char* id;
    } kSheets[] = {{m_tray, "help.chips"},  {m_pad, "help.pad"},      {m_fault, "help.fault"},
                   {m_setUp, "help.setup"}, {m_saidRow, "help.said"}, {m_helper, "help.pots"}};
    for (const auto& one : kSheets) {
        if (m_sheet == one.sheet) return QLatin1String(one.id);
    }
    if (focus && focus->parentWidget() == this && qobject_cast<const Button*>(focus))
        return QStringLiteral("help.button");
    if (m_shuffle->isVisible()) return QStringLiteral("help.shuffle");
    if (m_award->isVisible()) return QStringLiteral("help.award");
    return m_table.playing ? QStringLiteral("help.entry") : QStringLiteral("help.window");
}

void Window::help() {
    if (m_sheet == m_notice) return;
    const std::string id = helpOn().toStdString();
    const Under under{m_sheet, m_of};
    ask(nameOf("help.title", {nameOf(id)}), sentence(id), explanation(id), {});
    m_underHelp = under;
}

// Entry line, buttons, seats, pots, history, menu; and round again.
void Window::nextZone(int by) {
    const QList<QWidget*> zones{m_entry->focusProxy(), m_bar->button(Do::Fold), m_view->seat(1), m_pots,
                                m_historyPanel,        m_header->menu()};
    const QWidget* focus = focusWidget();
    qsizetype now = 0;
    if (qobject_cast<const SeatButton*>(focus))
        now = 2;
    else if (focus && focus->parentWidget() == this && qobject_cast<const Button*>(focus))
        now = 1;
    else
        now = std::max<qsizetype>(0, std::find(zones.begin(), zones.end(), focus) - zones.begin()) % zones.size();
    for (qsizetype i = 1; i <= zones.size(); ++i) {
        QWidget* zone = zones[(now + by * i + zones.size() * zones.size()) % zones.size()];
        if (!zone->isVisible()) continue;
        return zone->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
}

// ---- a hand that was in progress -------------------------------------------------------------------------------

void Window::offerToGoOn() {
    if (m_readOnly || !inHand(m_table) || m_sheet == m_notice) return;
    ask(nameOf("resume.title", {QString::number(m_table.handNumber)}), sentence("resume.what"), sentence("resume.then"),
        {{nameOf("resume.go-on"), [this] { closeSheet(); }},
         {nameOf("resume.void"), [this] { record(QStringLiteral("void \"found open\"")); }}});
}

}  // namespace oddchip::app
