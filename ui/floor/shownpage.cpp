// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/shownpage.h"

#include <QPainter>

#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

bool decidesAbout(const LineTold& line, int event) {
    const bool floor = line.standing && line.text.rfind("floor ", 0) == 0 && line.text != "floor called" &&
                       line.text.rfind("floor hold", 0) != 0 && line.text.rfind("floor release", 0) != 0;
    return floor && (line.about == 0 || line.about == event);
}

}  // namespace

ShownPage::ShownPage(QWidget* parent) : Painted(parent) { hide(); }

// A decision about the line counts; without one, the ruling.
void ShownPage::setMoment(const HandTold& told, int line) {
    m_title = titleOf(told.row);
    m_verdict = m_rule = m_cites = QString();
    if (line < 0 || line >= std::ssize(told.lines)) return;
    const LineTold& act = told.lines[static_cast<std::size_t>(line)];
    const LineTold* made = &act;
    for (const LineTold& other : told.lines) {
        if (act.number > 0 && decidesAbout(other, act.number)) made = &other;
    }
    const auto& counts = made->ruling.counts;
    m_verdict =
        counts ? nameOf("floor.seat-verdict", {lineOf(text(counts->seat)), countsText(counts, made->ruling.change)})
               : lineOf(made->text);
    const RuleId rule = act.ruling.flags.empty() ? act.ruling.rules.first() : act.ruling.flags.first();
    if (rule != RuleId::none) {
        m_rule = sentence(std::string(name(rule)));
        m_cites = citesOf(rule, told.log.hand->rules);
    }
    setAccessibleName(m_verdict);
    setAccessibleDescription(m_rule);
    update();
}

void ShownPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.bg);
    const double left = width() * 0.08, wide = width() - 2 * left, line = look().px(40);
    double y = height() * 0.14;
    paintLine(painter, {left, y, wide, line}, m_title, textFont(look(), 24), c.text2);
    y += line + look().px(24);
    y += paintWrapped(painter, {left, y, wide, height() * 0.34}, m_verdict, textFont(look(), 56, true), c.text);
    y += look().px(32);
    y += paintWrapped(painter, {left, y, wide, height() * 0.84 - y}, m_rule, textFont(look(), 28), c.text);
    paintLine(painter, {left, y + look().px(16), wide, line}, m_cites, textFont(look(), 20), c.text2);
}

}  // namespace oddchip::ui::floor
