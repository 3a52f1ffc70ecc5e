// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/preferencepage.h"

#include <QPainter>
#include <QSignalBlocker>

#include "core/rules/rulebook.h"
#include "ui/settings/ruletable.h"
#include "ui/words.h"

namespace oddchip::ui {

QVBoxLayout* PreferencePage::column() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    return column;
}

QLabel* PreferencePage::say(QBoxLayout* column, const QString& text, const char* kind) {
    auto* label = new QLabel(text, this);
    label->setProperty(kind, true);
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
}

QCheckBox* PreferencePage::addSwitch(QBoxLayout* column, const QString& text, bool Preferences::*value) {
    auto* box = new QCheckBox(text, this);
    column->addWidget(box);
    connect(box, &QCheckBox::toggled, this, [this, value](bool on) {
        Preferences wanted = m_shown;
        wanted.*value = on;
        ask(wanted);
    });
    return box;
}

void PreferencePage::showSwitch(QCheckBox* box, bool on) {
    const QSignalBlocker quietly(box);
    box->setChecked(on);
}

// ---- chips -----------------------------------------------------------------------------------------------------

void ChipRow::setSet(const ChipSet& set, const Look& look) {
    m_set = set;
    m_look = look;
    setFixedHeight(qRound(look.px(64)));
    setAccessibleName(valuesText(set));
    update();
}

void ChipRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 0;
    for (const Chips value : m_set) {
        if (value == Chips{}) break;
        const double side = m_look.px(60);
        paintChip(painter, {x, m_look.px(2), side, side}, value, m_set, true);
        x += side + m_look.px(8);
    }
}

ChipsPage::ChipsPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    say(page, sentence("chips.hint"));
    for (std::size_t i = 0; i < kChipSets; ++i) {
        say(page, nameOf(kChipSetNames[i]), "head");
        m_rows[i] = new ChipRow(this);
        page->addWidget(m_rows[i]);
        auto* line = new QHBoxLayout;
        m_values[i] = new QLineEdit(this);
        m_values[i]->setAccessibleName(nameOf(kChipSetNames[i]));
        line->addWidget(m_values[i], 1);
        auto* reset = new QPushButton(nameOf("chips.reset"), this);
        reset->setAccessibleName(nameOf("rules.choice", {nameOf(kChipSetNames[i]), nameOf("chips.reset")}));
        line->addWidget(reset);
        page->addLayout(line);
        connect(m_values[i], &QLineEdit::editingFinished, this, [this, i] { take(i); });
        connect(reset, &QPushButton::clicked, this, [this, i] {
            m_values[i]->setText(valuesText(chipSets()[i]));
            take(i);
        });
    }
    m_note = say(page, {});
    page->addStretch(1);
}

void ChipsPage::take(std::size_t set) {
    const auto read = readValues(m_values[set]->text());
    m_note->setText(read ? QString() : sentence("chips.not-read"));
    if (!read) return m_values[set]->setText(valuesText(shown().chips[set]));
    if (*read == shown().chips[set]) return;
    Preferences wanted = shown();
    wanted.chips[set] = *read;
    ask(wanted);
}

void ChipsPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    for (std::size_t i = 0; i < kChipSets; ++i) {
        if (!m_values[i]->hasFocus()) m_values[i]->setText(valuesText(preferences.chips[i]));
        m_rows[i]->setSet(preferences.chips[i], m_look);
    }
}

void ChipsPage::setLook(const Look& look) {
    m_look = look;
    for (std::size_t i = 0; i < kChipSets; ++i) m_rows[i]->setSet(shown().chips[i], look);
}

// ---- public screen ---------------------------------------------------------------------------------------------

PublicPage::PublicPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    m_on = addSwitch(page, nameOf("public.on"), &Preferences::publicScreen);
    say(page, sentence("public.on"));
    say(page, nameOf("public.where"), "head");
    m_where = new QComboBox(this);
    m_where->setAccessibleName(nameOf("public.where"));
    page->addWidget(m_where);
    m_alone = say(page, sentence("public.one-screen"));
    m_pot = say(page, {});
    page->addStretch(1);
    connect(m_where, &QComboBox::currentIndexChanged, this, [this](int index) {
        Preferences wanted = shown();
        wanted.publicOn = index == 0 ? QString() : m_where->itemText(index);
        ask(wanted);
    });
}

void PublicPage::setScreens(const QStringList& names, PotDisclosure pot) {
    const QSignalBlocker quietly(m_where);
    m_where->clear();
    m_where->addItem(nameOf("public.second"));
    m_where->addItems(names);
    m_where->setCurrentIndex(std::max(0, m_where->findText(shown().publicOn)));
    m_alone->setVisible(names.size() < 2);
    const Option* option = optionNamed("pot.disclosure");
    m_pot->setText(option ? sentence("public.pot", {choiceOf(*option, static_cast<int>(pot))}) : QString());
}

void PublicPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    showSwitch(m_on, preferences.publicScreen);
}

// ---- sound and speech ------------------------------------------------------------------------------------------

SpeechPage::SpeechPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    m_clicks = addSwitch(page, nameOf("speech.clicks"), &Preferences::clicks);
    m_speaks = addSwitch(page, nameOf("speech.speaks"), &Preferences::speaks);
    m_none = say(page, sentence("speech.none"));
    m_keys = say(page, {});
    page->addStretch(1);
}

void SpeechPage::setCanSpeak(bool can) {
    m_speaks->setEnabled(can);
    m_none->setVisible(!can);
}

void SpeechPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    showSwitch(m_clicks, preferences.clicks);
    showSwitch(m_speaks, preferences.speaks);
    QStringList keys;
    for (const Command command : {Command::TellPot, Command::TellStacks, Command::TellChoices, Command::TellAgain})
        keys += preferences.keys.of(command).toString(QKeySequence::NativeText);
    m_keys->setText(sentence("speech.keys", keys));
}

}  // namespace oddchip::ui
