// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/tour.h"

#include <QEvent>
#include <algorithm>

#include "app/publicscreen.h"
#include "app/typist.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

constexpr int kSteps = 5;
constexpr double kWide = 344, kHigh = 196, kIn = 16;

// The table of the tour: the first hand is dealt in step 1, with the button at seat 9.
const QString kTable = QStringLiteral(" table 9 no-limit holdem blinds 1 2 chips 1 5 25 100\n"
                                      "1 sits 200; 2 sits 200; 3 sits 200; 4 sits 200; 5 sits 200; 6 sits 200; "
                                      "7 sits 200; 8 sits 200; 9 sits 200; button 9\n");

}  // namespace

TourCard::TourCard(QWidget* window) : Painted(window) {
    m_leave = new Button(Button::Shape::Small, this);
    m_leave->setFace({nameOf("tour.leave"), {}});
    connect(m_leave, &Button::clicked, this, &TourCard::left);
}

void TourCard::say(const QString& id) {
    const std::string row = id.toStdString();
    m_title = nameOf(row);
    m_what = sentence(row);
    m_then = explanation(row);
    setAccessibleName(text());
    update();
}

void TourCard::lookChanged() {
    m_leave->setLook(look());
    const double high = std::max(36.0, look().least);
    m_leave->setGeometry(look().widget({kWide - 148 - kIn, kHigh - high - 12, 148, high}));
}

void TourCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    paintFrame(painter, QRectF(rect()), {c.raised, c.text, true}, look());
    const double wide = kWide - 2 * kIn;
    paintText(painter, look().px(QRectF(kIn, 10, wide, 24)), m_title, look().font(Type::Name, true), c.text);
    painter.setFont(look().font(Type::Second));
    painter.setPen(c.text2);
    QRectF used;
    painter.drawText(look().px(QRectF(kIn, 38, wide, 80)), Qt::TextWordWrap, m_what, &used);
    painter.setPen(c.text);
    painter.drawText(look().px(QRectF(kIn, used.bottom() / look().scale + 6, wide, 60)), Qt::TextWordWrap, m_then);
}

Tour::Tour(const Preferences& preferences) : m_preferences(preferences) { m_preferences.publicScreen = false; }

Tour::~Tour() = default;

void Tour::begin(QSize size) {
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<Window>([this] { return openJournal(m_folder->path()); });
    m_window->setAttribute(Qt::WA_QuitOnClose, false);
    m_window->setWindowTitle(nameOf("menu.tour"));
    if (m_window->publicScreen()) m_window->publicScreen()->hide();  // that of the real table stays
    m_window->resize(size);
    m_card = new TourCard(m_window.get());
    m_window->installEventFilter(this);
    connect(m_card, &TourCard::left, this, &Tour::close);
    connect(m_window.get(), &Window::entered, this, &Tour::look, Qt::QueuedConnection);
    m_window->show();
    type(*m_window, kTable);
    m_step = 1;
    m_card->say(QStringLiteral("tour.1"));
    place();
}

void Tour::close() {
    if (m_window) m_window->close();
}

void Tour::place() {
    const Look look{m_preferences.theme, scaleFor(m_window->size()), m_window->devicePixelRatioF()};
    m_card->setLook(look);
    const WindowPlaces places = windowPlaces(QSizeF(m_window->size()) / look.scale);
    const QRectF side = places.side;
    m_card->setGeometry(look.widget({side.right() - kWide, side.bottom() - kHigh, kWide, kHigh}));
    m_card->show();
    m_card->raise();
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window.get() && event->type() == QEvent::Resize) place();
    return QObject::eventFilter(watched, event);
}

bool Tour::isDone() const {
    const Table& table = m_window->table();
    if (!table.playing) return false;
    const Hand& hand = table.hand;
    switch (m_step) {
    case 1: return true;
    case 2: return !hand.now.acted.empty() || hand.now.actsInTurn > 0;
    case 3: return number(toAct(hand).value) == 1 || hand.over;
    case 4: return hand.over;
    default: return hand.over && potsToPush(hand) == 0;
    }
}

void Tour::look() {
    if (!m_window) return;
    while (m_step <= kSteps && isDone()) ++m_step;
    m_card->say(m_step > kSteps ? QStringLiteral("tour.done") : QStringLiteral("tour.%1").arg(m_step));
    m_card->raise();
}

}  // namespace oddchip::app
