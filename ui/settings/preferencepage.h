// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include "core/rules/house_rules.h"
#include "ui/settings/preferences.h"

namespace oddchip::ui {

// A page of settings. It is shown preferences and asks for others; each change is asked for at once.
class PreferencePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void show(const Preferences& preferences) { m_shown = preferences; }
    virtual void setLook(const Look&) {}
    virtual bool takes(const QKeyEvent&) { return false; }
    const Preferences& shown() const { return m_shown; }

Q_SIGNALS:
    void changed(const oddchip::ui::Preferences& preferences);

protected:
    QVBoxLayout* column();
    QLabel* say(QBoxLayout* column, const QString& text, const char* kind = "quiet");
    QCheckBox* addSwitch(QBoxLayout* column, const QString& text, bool Preferences::*value);
    void showSwitch(QCheckBox* box, bool on);
    void ask(const Preferences& preferences) { Q_EMIT changed(preferences); }

private:
    Preferences m_shown;
};

// The values of each set of chips, with the chips as they will lie on the table.
class ChipRow : public QWidget {
    Q_OBJECT

public:
    explicit ChipRow(QWidget* parent) : QWidget(parent) {}
    void setSet(const ChipSet& set, const Look& look);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    ChipSet m_set{};
    Look m_look;
};

class ChipsPage : public PreferencePage {
    Q_OBJECT

public:
    explicit ChipsPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    void setLook(const Look& look) override;
    QLineEdit* values(std::size_t set) const { return m_values[set]; }
    QString note() const { return m_note->text(); }

private:
    void take(std::size_t set);

    std::array<QLineEdit*, kChipSets> m_values;
    std::array<ChipRow*, kChipSets> m_rows;
    QLabel* m_note;
    Look m_look;
};

// A frame as wide as a bank card when the screen's dots are right.
class Ruler : public QWidget {
    Q_OBJECT

public:
    explicit Ruler(QWidget* parent);
    void setDots(double dotsPerMm, const Look& look);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    double m_dots = 0;
    Look m_look;
};

class LookPage : public PreferencePage {
    Q_OBJECT

public:
    explicit LookPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    void setLook(const Look& look) override;
    void setScreen(double dotsPerMm);  // what the screen says of itself
    QSlider* slider() const { return m_slider; }

private:
    template <class T>
    QComboBox* choose(QBoxLayout* column, const QString& name, const QStringList& choices, T Preferences::*value);
    void showRuler();
    double dots() const;

    QComboBox *m_theme, *m_deck;
    QCheckBox *m_safe, *m_touch, *m_still;
    Ruler* m_ruler;
    QSlider* m_slider;
    QLabel* m_measured;
    double m_screen = 3.78;
    Look m_look;
};

class PublicPage : public PreferencePage {
    Q_OBJECT

public:
    explicit PublicPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    void setScreens(const QStringList& names, PotDisclosure pot);

private:
    QCheckBox* m_on;
    QComboBox* m_where;
    QLabel *m_alone, *m_pot;
};

class SpeechPage : public PreferencePage {
    Q_OBJECT

public:
    explicit SpeechPage(QWidget* parent = nullptr);
    void show(const Preferences& preferences) override;
    void setCanSpeak(bool can);

private:
    QCheckBox *m_clicks, *m_speaks;
    QLabel *m_none, *m_keys;
};

}  // namespace oddchip::ui
