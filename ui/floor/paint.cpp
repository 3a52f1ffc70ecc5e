// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/paint.h"

#include <QDateTime>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <array>
#include <cmath>

#include "ui/entry/telling.h"
#include "ui/floor/floorparts.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

// NOTES, section 1: tints of the floor's pages.
const std::array<Tints, 3> kTints{
    Tints{0x3F3010, 0x1C3550, 0x8CCBFF, 0x12372A, 0x69D39A, 0x47201E, 0xFF9389, 0xD3B3FF},
    Tints{0xFDEBC4, 0xDCE9FB, 0x0B57D0, 0xD9F1E3, 0x0B6B41, 0xFBE0DD, 0xA3201A, 0x5B2FA0},
    Tints{0x000000U, 0x000000U, 0x00E5FF, 0x000000U, 0x5CFF9D, 0x000000U, 0xFF9C94, 0xE3CCFF},
};

QDateTime timeOf(std::int64_t at) { return QDateTime::fromMSecsSinceEpoch(at); }

}  // namespace

const Tints& tints(Theme theme) { return kTints[static_cast<std::size_t>(theme)]; }

Tints tints(const Look& look) {
    Tints all = tints(look.theme);
    if (!look.safe || look.theme == Theme::Contrast) return all;
    const Colours& c = look.colours();
    all.rightInk = c.ok;
    all.right = tint(c.ok, c.panel, look);
    all.wrongInk = c.warn;
    all.wrong = tint(c.warn, c.panel, look);
    return all;
}

QFont textFont(const Look& look, int units, bool bold) {
    QFont font = look.font(Type::Caption, bold);
    font.setPixelSize(qRound(units * look.scale));
    return font;
}

QFont mono(const Look& look, int units) {
    QFont font = look.mono(Type::Caption);
    font.setPixelSize(qRound(units * look.scale));
    return font;
}

double paintLine(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour,
                 Qt::Alignment alignment) {
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, std::ceil(px.width()) + 1);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(px, int(alignment | Qt::AlignVCenter | Qt::AlignAbsolute) | Qt::TextSingleLine, shown);
    return metrics.horizontalAdvance(shown);
}

double paintWrapped(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& colour) {
    painter.setFont(font);
    painter.setPen(colour);
    QRectF used;
    painter.save();
    // Whole lines only: half of one cannot be read, and touches what lies below. Another script may need higher ones.
    const QFontMetricsF metrics(font);
    const double line =
        std::max(metrics.lineSpacing(), metrics.boundingRect({0, 0, 1e6, 1e3}, Qt::TextSingleLine, text).height());
    const double lines = std::max(1.0, std::floor(px.height() / line));
    painter.setClipRect(QRectF(px.left(), px.top(), px.width(), lines * line), Qt::IntersectClip);
    painter.drawText(px, int(Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute) | Qt::TextWordWrap, text, &used);
    painter.restore();
    return std::min(used.height(), lines * line);
}

double paintMark(QPainter& painter, double right, double middle, const QString& text, Mark mark, const Look& look) {
    if (text.isEmpty()) return right;
    const Colours& c = look.colours();
    const Tints t = tints(look);
    const QFont bold = textFont(look, 12, true);
    const double width = QFontMetricsF(bold).horizontalAdvance(text) + look.px(12), height = look.px(20);
    const QRectF box(right - width, middle - height / 2, width, height);
    QColor fill = c.raised2, ink = c.text;
    if (mark == Mark::Act) fill = t.act, ink = c.actInk;
    if (mark == Mark::Wrong) fill = t.wrong, ink = t.wrongInk;
    if (mark == Mark::Right) fill = t.right, ink = t.rightInk;
    Frame frame{fill, look.theme == Theme::Contrast ? ink : fill};
    frame.radius = kTagRadius;
    paintFrame(painter, box, frame, look);
    paintText(painter, box, text, bold, ink, Qt::AlignHCenter);
    return box.left() - look.px(6);
}

void paintCard(QPainter& painter, const QRectF& px, const Look& look) {
    paintFrame(painter, px, {look.colours().panel, look.colours().line}, look);
}

QString clockOf(std::int64_t at) { return timeOf(at).toString(QStringLiteral("HH:mm:ss")); }
QString clockMinutes(std::int64_t at) { return timeOf(at).toString(QStringLiteral("HH:mm")); }
QString dayOf(std::int64_t at) { return QLocale().toString(timeOf(at).date(), QStringLiteral("d MMM")); }
QString number(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

QString idText(std::string_view id) { return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); }

QString gameOf(Structure structure, FormId form, Chips small, Chips big) {
    const QString short_ = explanation("floor.short-" + std::string(name(structure)));
    return QStringLiteral("%1 %2 %3/%4")
        .arg(short_, nameOf("form." + std::string(oddchip::form(form).key)), amount(small), amount(big));
}

QString titleOf(const HandRow& row) {
    const QString hand = nameOf("floor.hand", {number(row.number)});
    return row.table > 0 ? hand + QStringLiteral(" · ") + nameOf("floor.table", {number(row.table)}) : hand;
}

QString bookTitle(const RulesChosen& chosen) {
    QStringList parts;
    if (chosen.book) parts += nameOf("book." + std::string(name(*chosen.book)));
    for (const auto& [option, value] : chosen.settings) {
        const QString shown =
            option->choices.empty() ? QString::number(value) : idText(option->choices[static_cast<std::size_t>(value)]);
        parts += idText(option->key) + QStringLiteral(" = ") + shown;
    }
    return parts.isEmpty() ? nameOf("floor.as-played") : commas(parts);
}

QString markText(const HandRow& row) {
    if ((row.marks & kCallOpen) != 0) return nameOf("floor.mark-open");
    if ((row.marks & kMisdeal) != 0) return nameOf("floor.mark-misdeal");
    if ((row.marks & kDecided) != 0) return nameOf("floor.mark-decided");
    if ((row.marks & kFlagged) != 0 && row.rule != RuleId::none) return idText(name(row.rule));
    if ((row.marks & kAmended) != 0) return nameOf("floor.mark-amended");
    return {};
}

Mark markOf(const HandRow& row) {
    if ((row.marks & kCallOpen) != 0) return Mark::Act;
    if ((row.marks & kMisdeal) != 0) return Mark::Wrong;
    if ((row.marks & kFlagged) != 0 && (row.marks & kDecided) == 0) return Mark::Act;
    return Mark::Plain;
}

// Notation runs from left to right, whatever the language around it: "3 folds" must not become "folds 3".
QString lineOf(std::string_view line) {
    const QString text = idText(line);
    if (!QGuiApplication::isRightToLeft() || text.isEmpty()) return text;
    return QChar(0x2066) + text + QChar(0x2069);
}

QString countsText(const std::optional<Action>& counts, Chips change) {
    if (!counts) return {};
    const QString verdict = verdictWords(*counts);
    return change.count > 0 ? nameOf("floor.with-change", {verdict, amount(change)}) : verdict;
}

QString ruledText(const LineTold& line) {
    if (!line.folded) return nameOf("floor.not-taken");
    QString text = countsText(line.ruling.counts, line.ruling.change);
    const RuleId rule = line.ruling.flags.empty() ? line.ruling.rules.first() : line.ruling.flags.first();
    if (rule != RuleId::none && (!line.ruling.flags.empty() || line.ruling.change.count > 0)) {
        text = text.isEmpty() ? idText(name(rule)) : nameOf("floor.by-rule", {text, idText(name(rule))});
    }
    if (line.ruling.asks.floor) text = nameOf("floor.asks", {idText(name(line.ruling.asks.about))});
    if (!line.reason.empty()) {
        const QString reason = QStringLiteral("“%1”").arg(QString::fromStdString(line.reason));
        text = text.isEmpty() ? reason : text + QStringLiteral(" · ") + reason;
    }
    return text;
}

QString citesOf(RuleId rule, const HouseRules& rules, int most) {
    QStringList all;
    for (const Citation& cite : cites(rule, rules))
        all += idText(shortName(cite.source)) + QLatin1Char(' ') + idText(cite.rule);
    return all.mid(0, most).join(QStringLiteral(" · "));
}

QString netText(const std::optional<Chips>& net) {
    if (!net) return QStringLiteral("—");
    if (net->count == 0) return QStringLiteral("0");
    const QString size = amount(net->count < 0 ? Chips{-net->count} : *net);
    return (net->count < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

}  // namespace oddchip::ui::floor
