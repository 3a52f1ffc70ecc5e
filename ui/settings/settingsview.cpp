// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/settingsview.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>

#include "ui/settings/sheetstyle.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kBar = 48, kFootHigh = 32, kGroupsWide = 200, kGroupsWideLarge = 256, kLarge = 1400;

// A page that is higher than the window scrolls in itself.
QWidget* scrolled(QWidget* page, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace

SettingsView::SettingsView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(nameOf("settings.title"));
    m_groups = new QListWidget(this);
    m_groups->setAccessibleName(nameOf("settings.title"));
    m_pages = new QStackedWidget(this);
    add("settings.rules", m_rules = new RulesPage);
    add("settings.tables", m_tables = new TablesPage);
    add("settings.chips", m_chips = new ChipsPage);
    add("settings.keys", m_keys = new KeysPage);
    add("settings.look", m_looks = new LookPage);
    add("settings.public", m_public = new PublicPage);
    add("settings.people", m_people = new PeoplePage);
    add("settings.copies", m_copies = new CopiesPage);
    add("settings.speech", m_speech = new SpeechPage);
    m_bar = makeBar();
    m_foot = makeFoot();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_groups);
    middle->addWidget(m_pages, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_bar);
    all->addLayout(middle, 1);
    all->addWidget(m_foot);
    connect(m_groups, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    for (PreferencePage* page : findChildren<PreferencePage*>())
        connect(page, &PreferencePage::changed, this, &SettingsView::changed);
    m_groups->setCurrentRow(0);
}

void SettingsView::add(const char* id, QWidget* page) {
    m_groups->addItem(nameOf(id));
    const bool scrolls = qobject_cast<PreferencePage*>(page) && !qobject_cast<KeysPage*>(page);
    m_pages->addWidget(scrolls ? scrolled(page, m_pages) : page);
}

QWidget* SettingsView::makeBar() {
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("bar"));
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(16, 0, 16, 0);
    auto* title = new QLabel(nameOf("settings.title"), bar);
    title->setProperty("head", true);
    auto* kept = new QLabel(sentence("settings.title"), bar);
    kept->setProperty("quiet", true);
    auto* close = new QPushButton(nameOf("settings.close"), bar);
    line->addWidget(title);
    line->addStretch(1);
    line->addWidget(kept);
    line->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    return bar;
}

QWidget* SettingsView::makeFoot() {
    auto* foot = new QWidget(this);
    foot->setObjectName(QStringLiteral("foot"));
    auto* line = new QHBoxLayout(foot);
    line->setContentsMargins(16, 0, 16, 0);
    line->setSpacing(16);
    constexpr struct {
        const char* key;
        const char* id;
    } kKeys[] = {{"/", "foot.find"},
                 {"\u2191 \u2193", "foot.option"},
                 {"\u2190 \u2192", "foot.choice"},
                 {"D", "foot.differs"},
                 {"Esc", "settings.close"}};
    for (const auto& one : kKeys) {
        auto* label = new QLabel(QStringLiteral("%1  %2").arg(QString::fromUtf8(one.key), nameOf(one.id)), foot);
        label->setProperty("quiet", true);
        line->addWidget(label);
    }
    line->addStretch(1);
    return foot;
}

void SettingsView::show(Page page) {
    m_groups->setCurrentRow(static_cast<int>(page));
    QWidget::show();
    raise();
    activateWindow();
}

void SettingsView::setPreferences(const Preferences& preferences) {
    for (PreferencePage* page : findChildren<PreferencePage*>()) page->show(preferences);
}

void SettingsView::setLook(const Look& look) {
    if (look == m_look) return;
    m_look = look;
    setFont(look.font(Type::Second));
    setStyleSheet(sheetStyle(look));
    m_bar->setFixedHeight(qRound(look.px(std::max(kBar, look.least + 8))));
    m_foot->setFixedHeight(qRound(look.px(kFootHigh)));
    m_groups->setFixedWidth(qRound(look.px(width() / look.scale < kLarge ? kGroupsWide : kGroupsWideLarge)));
    m_rules->setLook(look);
    for (PreferencePage* page : findChildren<PreferencePage*>()) page->setLook(look);
}

void SettingsView::keyPressEvent(QKeyEvent* key) {
    if (m_pages->currentIndex() == static_cast<int>(Page::Rules) && m_rules->takes(*key)) return;
    if (key->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(key);
}

}  // namespace oddchip::ui
