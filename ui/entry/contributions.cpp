// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/contributions.h"

#include <algorithm>

#include "ui/entry/asking.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kHead = 44, kRow = 24, kSeat = 108, kFoot = 8;

Chips sumOf(const QList<Chips>& all) {
    Chips sum;
    for (const Chips one : all) sum += one;
    return sum;
}

}  // namespace

QList<Contribution> contributionsOf(const Log& log) {
    if (!log.hand) return {};
    Table table = log.before;
    begin(table, *log.hand);
    const auto streets = static_cast<qsizetype>(form(table.hand.stakes.form).streets.size());
    PerSeat<QList<Chips>> by;
    for (const Seat seat : table.hand.dealt) by[seat] = QList<Chips>(streets);
    const auto take = [&] {
        const auto now = std::clamp<qsizetype>(table.hand.street, 0, streets - 1);
        for (const Seat seat : table.hand.dealt) {
            by[seat][now] = {};
            by[seat][now] = table.hand.now.total[seat] - sumOf(by[seat]);
        }
    };
    take();
    const auto events = live(log.entries);
    if (const auto* standing = std::get_if<std::vector<Live>>(&events)) {
        for (const Live& one : *standing) {
            const Verdict verdict = ruledAs(table, one);
            if (const auto* ruling = std::get_if<Ruling>(&verdict)) commit(table, one.event, *ruling);
            take();
        }
    }
    QList<Contribution> all;
    const Betting& now = table.hand.now;
    for (const Seat seat : table.hand.dealt)
        all.append({seat, by[seat], now.total[seat], now.live.contains(seat), now.allIn.contains(seat)});
    return all;
}

Contributions::Contributions(QWidget* parent) : Sheet(Place::Cover, parent) {
    setObjectName(QStringLiteral("contributions"));
    m_helper = new Button(Button::Shape::Command, this);
    m_helper->setFace({nameOf("button.pot-helper"), {}});
    connect(m_helper, &Button::clicked, this, &Contributions::wantsPotHelper);
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &Contributions::closed);
}

void Contributions::setLog(const Log& log) {
    m_all = contributionsOf(log);
    m_streets.clear();
    if (log.hand) {
        for (const Street& street : form(log.hand->stakes.form).streets)
            m_streets += nameOf("street." + std::string(name(street.id)));
    }
    setAccessibleName(nameOf("caption.contributions"));
    setAccessibleDescription(spoken().join(QLatin1Char('\n')));
    update();
}

QString Contributions::mark(const Contribution& one) const {
    if (!one.live) return nameOf("helper.folded");
    return one.allIn ? nameOf("helper.all-in") : QString();
}

QStringList Contributions::spoken() const {
    QStringList all;
    for (const Contribution& one : m_all) {
        QStringList parts{sentence("line.seat", {lineText(one.seat)})};
        for (qsizetype i = 0; i < m_streets.size(); ++i) {
            if (one.by[i] > Chips{}) parts += m_streets[i] + QLatin1Char(' ') + amount(one.by[i]);
        }
        parts += nameOf("pot.total") + QLatin1Char(' ') + amount(one.total);
        parts += mark(one);
        parts.removeAll(QString());
        all += commas(parts);
    }
    return all;
}

void Contributions::arrange() {
    const double w = inUnits().width();
    put(*m_close, {w - 116, 4, 108, 36});
    put(*m_helper, {w - 116 - 148, 4, 140, 36});
}

// Amounts in columns, one edge each; who has folded is dim, and says so.
void Contributions::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width() - 2 * kLeft, h = inUnits().height();
    write(painter, {kLeft, 8, w - 264, 28}, nameOf("caption.contributions"), Type::Name, true, c.text);
    const auto columns = static_cast<double>(m_streets.size() + 1), each = (w - kSeat) / columns;
    const double step = std::min(kRow + 4, (h - kHead - kFoot) / static_cast<double>(m_all.size() + 2));
    const auto row = [&](double top, const QStringList& texts, bool bold, const QColor& ink) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QRectF cell(kLeft + kSeat + static_cast<double>(i) * each, top, each - 6, step);
            write(painter, cell, texts[i], Type::Second, bold || i + 1 == texts.size(), ink, Qt::AlignRight);
        }
    };
    row(kHead, m_streets + QStringList{nameOf("pot.total")}, false, c.text2);
    QList<Chips> sums(m_streets.size() + 1);
    double top = kHead + step;
    for (const Contribution& one : m_all) {
        const QColor ink = one.live ? c.text : c.dim;
        QStringList texts;
        for (qsizetype i = 0; i < one.by.size(); ++i) {
            texts += one.by[i] > Chips{} ? amount(one.by[i]) : QString(QChar(0x2014));
            sums[i] += one.by[i];
        }
        sums.last() += one.total;
        write(painter, {kLeft, top, 24, step}, lineText(one.seat), Type::Second, true, ink);
        write(painter, {kLeft + 26, top, kSeat - 30, step}, mark(one), Type::Second, false, ink);
        row(top, texts + QStringList{amount(one.total)}, false, ink);
        top += step;
    }
    const QRectF line = look().px(QRectF(kLeft, top, w, 0));
    paintLine(painter, line.topLeft(), line.topRight(), c.line, look());
    QStringList texts;
    for (const Chips sum : sums) texts += amount(sum);
    write(painter, {kLeft, top, kSeat, step}, nameOf("pot.total"), Type::Second, false, c.text2);
    row(top, texts, true, c.text);
}

}  // namespace oddchip::ui
