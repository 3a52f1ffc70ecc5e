// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/motion.h"

#include <QPainter>
#include <algorithm>

#include "ui/table/cardpainter.h"

namespace oddchip::ui {
namespace {

constexpr int kFrame = 16, kPlateMs = 90, kCardMs = 80, kMarkMs = 400;  // milliseconds

bool& allowed() {
    static bool is = false;
    return is;
}

double easeOut(double done) { return 1 - (1 - done) * (1 - done); }

}  // namespace

void allowMotion(bool is) { allowed() = is; }

bool mayMove(const Look& look) { return allowed() && look.theme != Theme::Contrast; }

Motion::Motion(QWidget* table) : Painted(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_timer.setInterval(kFrame);
    connect(&m_timer, &QTimer::timeout, this, &Motion::step);
    hide();
}

void Motion::begin(bool back) {
    m_timer.stop();
    m_pieces.clear();
    m_back = back;
    hide();
}

void Motion::fadePlate(const QRectF& units, const Plate& old) {
    m_pieces.push_back({kPlateMs, units, old, {}, {}, {}, {}});
}

void Motion::fadeCard(const QRectF& units) { m_pieces.push_back({kCardMs, units, {}, {}, {}, {}, {}}); }

void Motion::slide(QPointF from, QPointF to, const QList<Chips>& chips, const ChipSet& set, int ms) {
    if (!chips.isEmpty()) m_pieces.push_back({ms, {}, {}, from, to, chips, set});
}

void Motion::start() {
    if (m_pieces.empty()) return;
    if (m_back) {
        for (Piece& piece : m_pieces) piece.ms /= 2;
    }
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_since.start();
    m_timer.start();
}

void Motion::step() {
    const auto now = m_since.elapsed();
    std::erase_if(m_pieces, [&](const Piece& piece) { return now >= piece.ms; });
    if (m_pieces.empty()) begin(false);
    update();
}

void Motion::paintPiece(QPainter& painter, const Piece& piece, double done) const {
    if (!piece.chips.isEmpty()) {
        const QPointF at = piece.from + (piece.to - piece.from) * easeOut(done);
        const double wide = chipRowWidth(piece.chips.size());
        paintChipRow(painter, look().px(QRectF(at.x() - wide / 2, at.y() - 14, wide, 28)).topLeft(), piece.chips,
                     piece.set, look());
        return;
    }
    painter.setOpacity(1 - done);
    if (piece.plate)
        paintPlate(painter, look().px(piece.at), *piece.plate, look());
    else
        paintNoCard(painter, look().px(piece.at), look());
    painter.setOpacity(1);
}

void Motion::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto now = static_cast<double>(m_since.isValid() ? m_since.elapsed() : 0);
    for (const Piece& piece : m_pieces) paintPiece(painter, piece, std::clamp(now / piece.ms, 0.0, 1.0));
}

NewMark::NewMark(QWidget& of) : QObject(&of), m_of(of) {
    m_timer.setInterval(2 * kFrame);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_since.elapsed() >= kMarkMs) m_timer.stop();
        m_of.update();
    });
}

void NewMark::show(const Look& look) {
    if (!mayMove(look)) return;
    m_since.start();
    m_timer.start();
}

void NewMark::paint(QPainter& painter, const QRectF& under, const Look& look) const {
    if (!m_timer.isActive() || m_since.elapsed() >= kMarkMs) return;
    QColor ink = look.colours().text;
    ink.setAlphaF(1 - static_cast<float>(m_since.elapsed()) / kMarkMs);
    painter.fillRect(QRectF(under.left(), under.bottom() - look.line(2), under.width(), look.line(2)), ink);
}

}  // namespace oddchip::ui
