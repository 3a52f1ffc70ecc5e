// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/eventrows.h"

#include <algorithm>

#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

const LineTold& lineAt(const HandTold& told, int line) { return told.lines[static_cast<std::size_t>(line)]; }

bool takesBack(const LineTold& line) { return line.number == 0 && line.text.rfind("undo", 0) == 0; }

// "amend 10 4 all-in 40" without its first two words: the act that counts now.
std::string_view amended(const std::string& text) {
    const auto number = text.find(' ');
    const auto act = number == std::string::npos ? number : text.find(' ', number + 1);
    return act == std::string::npos ? std::string_view(text) : std::string_view(text).substr(act + 1);
}

}  // namespace

bool standsOut(const LineTold& line) {
    return !line.standing || !line.ruling.flags.empty() || line.ruling.asks.floor || line.ruling.change.count > 0 ||
           line.number == 0;
}

EventRows::EventRows(const HandTold& told, bool corrections) {
    for (int line = 0; line < std::ssize(told.lines); ++line) {
        const int group = lineAt(told, line).group;
        const bool goesOn = group > 0 && line > 0 && lineAt(told, line - 1).group == group;
        if (goesOn && !corrections) {
            m_rows.back().line = line;
            ++m_rows.back().corrections;
        } else {
            m_rows.push_back({line, 0});
        }
    }
}

int EventRows::lineOf(int row) const {
    return m_rows.empty() || row < 0 ? -1 : m_rows[static_cast<std::size_t>(std::min(row, count() - 1))].line;
}

int EventRows::rowOf(int line) const {
    if (line < 0) return -1;
    const auto found = std::ranges::lower_bound(m_rows, line, {}, &Row::line);
    return std::min(static_cast<int>(found - m_rows.begin()), count() - 1);
}

QString EventRows::numberOf(const HandTold& told, int row) const {
    const Row& own = m_rows[static_cast<std::size_t>(row)];
    const LineTold& line = lineAt(told, own.line);
    const int event = own.corrections > 0 ? line.about : line.number;
    return event > 0 ? QString::number(event) : QStringLiteral("+");
}

// What was taken back is told by the line before the one that took it back.
QString EventRows::text(const HandTold& told, int row) const {
    const Row& own = m_rows[static_cast<std::size_t>(row)];
    const LineTold& line = lineAt(told, own.line);
    if (own.corrections == 0) return floor::lineOf(line.text);
    const LineTold& act = takesBack(line) ? lineAt(told, own.line - 1) : line;
    return floor::lineOf(act.number > 0 ? std::string_view(act.text) : amended(act.text));
}

bool EventRows::struck(const HandTold& told, int row) const {
    const Row& own = m_rows[static_cast<std::size_t>(row)];
    const LineTold& line = lineAt(told, own.line);
    return own.corrections > 0 ? takesBack(line) : !line.standing;
}

QString EventRows::second(const HandTold& told, int row) const {
    const Row& own = m_rows[static_cast<std::size_t>(row)];
    const LineTold& line = lineAt(told, own.line);
    QStringList parts;
    if (const QString ruled = ruledText(line); !ruled.isEmpty() && !(own.corrections > 0 && takesBack(line)))
        parts += ruled;
    if (own.corrections > 0) {
        parts += nameOf("floor.corrections-in", {QString::number(own.corrections)});
    } else if (!line.standing) {
        const bool below =
            own.line + 1 < std::ssize(told.lines) && line.group > 0 && lineAt(told, own.line + 1).group == line.group;
        const char* how = !below                                  ? "floor.replaced"
                          : takesBack(lineAt(told, own.line + 1)) ? "floor.taken-back-below"
                                                                  : "floor.replaced-below";
        parts += nameOf(how);
    }
    return parts.join(QStringLiteral(" · "));
}

QStringList EventRows::said(const HandTold& told) const {
    QStringList all;
    for (int row = 0; row < count(); ++row) {
        const LineTold& line = lineAt(told, lineOf(row));
        all += QStringLiteral("%1 %2, %3, %4 %5")
                   .arg(numberOf(told, row), text(told, row), second(told, row), QString::fromStdString(line.actor),
                        clockOf(line.at));
    }
    return all;
}

QList<Tick> EventRows::ticks(const HandTold& told) const {
    QList<Tick> all;
    StreetId street = oddchip::street(told.start.hand);
    for (int row = 0; row < count(); ++row) {
        const int line = lineOf(row);
        const StreetId now = oddchip::street(told.tables[static_cast<std::size_t>(line)].hand);
        const bool marked = m_rows[static_cast<std::size_t>(row)].corrections > 0 || standsOut(lineAt(told, line));
        Tick tick{now != street, marked, {}};
        if (now != street || row == 0) tick.name = nameOf("street." + std::string(name(row == 0 ? street : now)));
        if (now == StreetId::over || now == StreetId::showdown) tick.name.clear();
        street = now;
        all.append(tick);
    }
    return all;
}

void EventRows::paint(QPainter& painter, const QRectF& px, const HandTold& told, int row, bool chosen, bool actor,
                      const Look& look) const {
    const LineTold& line = lineAt(told, lineOf(row));
    const Colours& c = look.colours();
    const double left = px.left() + look.px(48), right = px.right() - look.px(16), high = look.px(20);
    const double top = px.top() + look.px(4);
    paintLine(painter, {px.left() + look.px(8), top, look.px(32), high}, numberOf(told, row), textFont(look, 12),
              c.text2, Qt::AlignRight);
    QString time = clockOf(line.at);
    if (actor && !line.actor.empty()) time = QString::fromStdString(line.actor) + QStringLiteral(" · ") + time;
    const double clock =
        paintLine(painter, {left, top, right - left, high}, time, textFont(look, 12), c.text2, Qt::AlignRight);
    QFont bold = textFont(look, 13, true);
    bold.setStrikeOut(struck(told, row));
    paintLine(painter, {left, top, right - left - clock - look.px(8), high}, text(told, row), bold,
              struck(told, row) ? c.text2 : c.text);
    const bool decision = line.text.rfind("floor", 0) == 0;
    const QColor ink = decision && !chosen ? tints(look.theme).decision : c.text2;
    paintLine(painter, {left, top + high, right - left, high}, second(told, row), textFont(look, 12), ink);
}

}  // namespace oddchip::ui::floor
