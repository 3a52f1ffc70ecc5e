// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/settings/preferencepage.h"
#include "ui/table/shapes.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kCard = 85.6, kCardHigh = 53.98;  // millimetres of a bank card, ISO 7810
constexpr double kInch = 25.4;
constexpr int kSteps = 100;  // of the slider, a dot a millimetre
constexpr int kLeastDots = 2, kMostDots = 16;
constexpr double kPrimary = 80, kPrimaryWide = 164;  // units, as the large buttons come

}  // namespace

Ruler::Ruler(QWidget* parent) : QWidget(parent) { setAccessibleName(nameOf("look.ruler")); }

void Ruler::setDots(double dotsPerMm, const Look& look) {
    m_dots = dotsPerMm;
    m_look = look;
    setFixedHeight(qRound(std::min(kCardHigh * dotsPerMm, look.px(280)) + look.px(4)));
    update();
}

// The card's left edge lies on the frame's, and its right edge shows whether the frame is wide enough.
void Ruler::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = m_look.colours();
    const QRectF card(m_look.px(2), m_look.px(2), kCard * m_dots, height() - m_look.px(4));
    paintFrame(painter, card, {c.well, c.text, true}, m_look);
    for (int mm = 5; mm < kCard; mm += 5) {
        const double x = std::round(card.left() + mm * m_dots), high = m_look.px(mm % 10 == 0 ? 16 : 8);
        paintLine(painter, {x, card.top()}, {x, card.top() + high}, c.text2, m_look);
        if (mm % 10 != 0) continue;
        paintText(painter, {x - m_look.px(16), card.top() + high, m_look.px(32), m_look.px(20)}, QString::number(mm),
                  m_look.font(Type::Caption), c.text2, Qt::AlignHCenter);
    }
}

template <class T> QComboBox* LookPage::choose(QBoxLayout* column, const QString& name, const QStringList& choices,
                                               T Preferences::*value) {
    say(column, name, "head");
    auto* box = new QComboBox(this);
    box->addItems(choices);
    box->setAccessibleName(name);
    column->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, value](int index) {
        Preferences wanted = shown();
        wanted.*value = T{index};
        ask(wanted);
    });
    return box;
}

LookPage::LookPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    m_theme = choose(page, nameOf("look.palette"), {nameOf("menu.dark"), nameOf("menu.light"), nameOf("menu.contrast")},
                     &Preferences::theme);
    m_deck =
        choose(page, nameOf("look.deck"),
               {nameOf("look.four-colours"), nameOf("look.two-colours"), nameOf("look.safe-deck")}, &Preferences::deck);
    m_safe = addSwitch(page, nameOf("look.safe"), &Preferences::safe);
    m_touch = addSwitch(page, nameOf("look.touch"), &Preferences::touch);
    m_still = addSwitch(page, nameOf("look.still"), &Preferences::stillness);
    say(page, nameOf("look.ruler"), "head");
    say(page, sentence("look.ruler"));
    m_ruler = new Ruler(this);
    page->addWidget(m_ruler);
    auto* line = new QHBoxLayout;
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setRange(kLeastDots * kSteps, kMostDots * kSteps);
    m_slider->setPageStep(kSteps / 4);
    m_slider->setAccessibleName(nameOf("look.ruler"));
    const auto add = [&](const char* id, const auto& then) {
        auto* button = new QPushButton(nameOf(id), this);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, then);
    };
    add("look.narrower", [this] { m_slider->setValue(m_slider->value() - 1); });
    line->addWidget(m_slider, 1);
    add("look.wider", [this] { m_slider->setValue(m_slider->value() + 1); });
    add("look.as-screen", [this] {
        Preferences wanted = shown();
        wanted.dotsPerMm = 0;
        ask(wanted);
    });
    page->addLayout(line);
    m_measured = say(page, {});
    page->addStretch(1);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        Preferences wanted = shown();
        wanted.dotsPerMm = double(value) / kSteps;
        ask(wanted);
    });
}

double LookPage::dots() const { return shown().dotsPerMm > 0 ? shown().dotsPerMm : m_screen; }

void LookPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    const QSignalBlocker one(m_theme), two(m_deck);
    m_theme->setCurrentIndex(static_cast<int>(preferences.theme));
    m_deck->setCurrentIndex(static_cast<int>(preferences.deck));
    showSwitch(m_safe, preferences.safe);
    showSwitch(m_touch, preferences.touch);
    showSwitch(m_still, preferences.stillness);
    showRuler();
}

void LookPage::setScreen(double dotsPerMm) {
    m_screen = dotsPerMm;
    showRuler();
}

void LookPage::setLook(const Look& look) {
    m_look = look;
    showRuler();
}

void LookPage::showRuler() {
    const QSignalBlocker quietly(m_slider);
    m_slider->setValue(qRound(dots() * kSteps));
    m_ruler->setDots(dots(), m_look);
    const QLocale locale;
    const double high = std::max(kPrimary * m_look.scale / dots(), shown().touch ? 15.0 : 0.0);
    const double wide = std::max(kPrimaryWide * m_look.scale / dots(), shown().touch ? 20.0 : 0.0);
    m_measured->setText(sentence("look.dots", {locale.toString(qRound(dots() * kInch)), locale.toString(high, 'f', 1),
                                               locale.toString(wide, 'f', 1)}));
}

}  // namespace oddchip::ui
