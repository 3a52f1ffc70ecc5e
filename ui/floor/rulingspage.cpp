// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/rulingspage.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/direction.h"
#include "ui/floor/heads.h"
#include "ui/floor/lookup.h"
#include "ui/floor/paint.h"
#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui::floor {

RulingsPage::RulingsPage(QWidget* parent) : QWidget(parent) {
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(nameOf("floor.lookup-hint"));
    m_search->setAccessibleName(nameOf("floor.lookup"));
    m_search->setClearButtonEnabled(true);
    m_list = new RowList(this);
    m_list->setAccessibleName(nameOf("floor.rules"));
    m_hands = new Button(Button::Shape::Small, this);
    m_impact = new Button(Button::Shape::Small, this);
    connect(m_search, &QLineEdit::textChanged, this, [this] { find(); });
    connect(m_list, &RowList::chosen, this, [this](int row) {
        m_rule = m_found[static_cast<std::size_t>(row)];
        setLook(m_look);
    });
    connect(m_hands, &QAbstractButton::clicked, this, [this] {
        if (m_rule != RuleId::none) Q_EMIT hands(m_rule);
    });
    connect(m_impact, &QAbstractButton::clicked, this, [this] {
        const auto all = optionsOf(m_rule, m_rules);
        if (!all.empty()) Q_EMIT impact(all.front());
    });
    find();
}

void RulingsPage::setRules(const HouseRules& rules) {
    m_rules = rules;
    update();
}

void RulingsPage::find() {
    m_found = rulesFor(m_search->text());
    QStringList said;
    for (const RuleId rule : m_found) {
        const std::string id(name(rule));
        said += commas({nameOf(id), idText(id)});
    }
    m_list->setRows(
        said, [](int) { return 48.0; },
        [this](QPainter& painter, const QRectF& px, int row, bool chosen) {
            const std::string id(name(m_found[static_cast<std::size_t>(row)]));
            const Colours& c = m_look.colours();
            const double left = px.left() + m_look.px(16), wide = px.width() - m_look.px(32);
            paintLine(painter, {left, px.top() + m_look.px(4), wide, m_look.px(20)}, nameOf(id),
                      textFont(m_look, 14, chosen), c.text);
            paintLine(painter, {left, px.top() + m_look.px(24), wide, m_look.px(18)}, idText(id), textFont(m_look, 12),
                      c.text2);
        });
    const auto kept = std::ranges::find(m_found, m_rule);
    if (kept == m_found.end() || !m_search->text().isEmpty()) {
        m_rule = m_found.empty() ? RuleId::none : m_found.front();
        m_list->choose(m_found.empty() ? -1 : 0);
    } else {
        m_list->choose(static_cast<int>(kept - m_found.begin()));
    }
    setLook(m_look);
}

void RulingsPage::open(RuleId rule) {
    m_rule = rule;
    m_search->clear();
    find();
}

double RulingsPage::side() const { return width() / m_look.scale >= 1500 ? 520 : 368; }

void RulingsPage::setLook(const Look& look) {
    m_look = look;
    m_search->setFont(textFont(look, 14));
    m_list->setLook(look);
    const bool any = m_rule != RuleId::none;
    m_hands->setFace({nameOf("floor.hands-of-rule"), {}, any ? Standing::Ready : Standing::NotNow});
    m_impact->setFace({nameOf("floor.impact-of"),
                       {},
                       any && !optionsOf(m_rule, m_rules).empty() ? Standing::Ready : Standing::NotNow});
    for (Button* button : {m_hands, m_impact}) button->setLook(look);
    layOut();
    update();
}

void RulingsPage::layOut() {
    const double wide = width() / m_look.scale, tall = height() / m_look.scale;
    const auto place = [&](QWidget* part, double x, double y, double w, double h) {
        part->setGeometry(m_look.widget(QRectF(x, y, w, h)));
    };
    place(m_search, 16, 16, side() - 32, 36);
    place(m_list, 0, 92, side() - 1, tall - 92);
    place(m_impact, wide - 24 - 150, 30, 150, 36);
    place(m_hands, wide - 24 - 150 - 8 - 150, 30, 150, 36);
}

void RulingsPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = m_look.colours();
    painter.fillRect(rect(), c.bg);
    const double x = m_look.px(side());
    painter.fillRect(QRectF(0, 0, x, height()), c.panel);
    painter.fillRect(QRectF(x - m_look.line(), 0, m_look.line(), height()), c.line);
    paintLine(painter, {m_look.px(16), m_look.px(60), x - m_look.px(32), m_look.px(24)},
              nameOf("floor.rules-found", {number(std::ssize(m_found)), number(ruleCount())}), textFont(m_look, 12),
              c.text2);
    if (m_rule == RuleId::none) {
        paintWrapped(painter, {x + m_look.px(24), m_look.px(40), width() - x - m_look.px(48), m_look.px(80)},
                     sentence("floor.no-rule", {m_search->text()}), textFont(m_look, 14), c.text);
        return;
    }
    const std::string id(name(m_rule));
    const double left = x + m_look.px(24), wide = m_hands->x() - left - m_look.px(16);
    paintLine(painter, {left, m_look.px(24), wide, m_look.px(28)}, nameOf(id), textFont(m_look, 20, true), c.text);
    paintLine(painter, {left, m_look.px(52), wide, m_look.px(20)}, idText(id), textFont(m_look, 13), c.text2);
    double y = paintWords(painter, m_look.px(88));
    const auto all = optionsOf(m_rule, m_rules);
    for (std::size_t i = 0; i < all.size() && i < 3; ++i) y = paintOption(painter, y, *all[i]);
    paintSources(painter, y);
}

double RulingsPage::paintWords(QPainter& painter, double y) const {
    const Colours& c = m_look.colours();
    const double left = m_look.px(side() + 24), right = width() - m_look.px(24), pad = m_look.px(16);
    const QString words = sentence(std::string(name(m_rule)));
    const QFont text = textFont(m_look, 15);
    const double room =
        QFontMetricsF(text).boundingRect(QRectF(0, 0, right - left - 2 * pad, 1000), Qt::TextWordWrap, words).height();
    const QRectF card(left, y, right - left, room + m_look.px(56));
    paintCard(painter, card, m_look);
    QFont caption = textFont(m_look, 12, true);
    caption.setLetterSpacing(QFont::AbsoluteSpacing, m_look.scale);
    paintLine(painter, {left + pad, y + m_look.px(12), card.width(), m_look.px(20)},
              nameOf("floor.own-words").toUpper(), caption, c.text2);
    paintWrapped(painter, {left + pad, y + m_look.px(38), card.width() - 2 * pad, room + 4}, words, text, c.text);
    return card.bottom() + m_look.px(16);
}

double RulingsPage::paintOption(QPainter& painter, double y, const Option& option) const {
    const Colours& c = m_look.colours();
    const double left = m_look.px(side() + 24), right = width() - m_look.px(24), pad = m_look.px(16);
    const double row = m_look.px(36), each = std::min(m_look.px(120), (right - left) * 0.13);
    std::vector<int> values;
    for (int value = 0; value < std::ssize(option.choices); ++value) values.push_back(value);
    if (option.choices.empty()) values.assign(std::begin(option.inBook), std::end(option.inBook));
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    const QRectF card(left, y, right - left, row * (2 + static_cast<double>(values.size())));
    paintCard(painter, card, m_look);
    paintLine(painter, {left + pad, y, card.width() - 2 * pad, row}, nameOf("floor.option", {idText(option.key)}),
              textFont(m_look, 14, true), c.text);
    paintLine(painter, {left + pad, y, card.width() - 2 * pad, row}, leftToRight(idText(option.sources)),
              textFont(m_look, 12), c.text2, Qt::AlignRight);
    y += row;
    const double books = right - pad - each * 5;
    paintLine(painter, {left + pad, y, books - left, row}, nameOf("floor.choice"), textFont(m_look, 12, true), c.text2);
    for (std::size_t book = 0; book < 5; ++book)
        floor::paintHead(painter, {books + each * static_cast<double>(book), y, each - m_look.px(8), row},
                         bookTitle({kBooks[book], {}}), textFont(m_look, 12, true), c.text2);
    y += row;
    for (const int value : values) {
        const bool used = option.get(m_rules) == value;
        const QString shown = option.choices.empty() ? QString::number(value) + u' ' + idText(option.unit)
                                                     : idText(option.choices[static_cast<std::size_t>(value)]);
        painter.fillRect(QRectF(left, y, card.width(), m_look.line()), c.line);
        const double wide =
            paintLine(painter, {left + pad, y, books - left - pad, row}, shown, textFont(m_look, 13, used), c.text);
        if (used) {
            const QString words = nameOf("floor.in-use");
            paintMark(painter, left + pad + wide + m_look.px(24) + textWidth(words, textFont(m_look, 12, true)),
                      y + row / 2, words, Mark::Right, m_look);
        }
        for (std::size_t book = 0; book < 5; ++book)
            paintLine(painter, {books + each * static_cast<double>(book), y, each, row},
                      option.inBook[book] == value ? QStringLiteral("●") : QStringLiteral("–"), textFont(m_look, 13),
                      option.inBook[book] == value ? c.text : c.dim);
        y += row;
    }
    return y + m_look.px(16);
}

double RulingsPage::paintSources(QPainter& painter, double y) const {
    const Colours& c = m_look.colours();
    const double left = m_look.px(side() + 24), right = width() - m_look.px(24), pad = m_look.px(16);
    const auto all = cites(m_rule, m_rules);
    const double row = m_look.px(28);
    const QRectF card(left, y, right - left,
                      m_look.px(48) + row * static_cast<double>(std::max<std::size_t>(all.size(), 1)));
    paintCard(painter, card, m_look);
    QFont caption = textFont(m_look, 12, true);
    caption.setLetterSpacing(QFont::AbsoluteSpacing, m_look.scale);
    paintLine(painter, {left + pad, y + m_look.px(12), card.width(), m_look.px(20)}, nameOf("floor.sources").toUpper(),
              caption, c.text2);
    y += m_look.px(38);
    for (const Citation& cite : all) {
        const QString printed = leftToRight(idText(shortName(cite.source)) + u' ' + idText(cite.rule));
        paintLine(painter, {left + pad, y, m_look.px(160), row}, printed, textFont(m_look, 13, true), c.text);
        paintLine(painter, {left + pad + m_look.px(170), y, card.width() - m_look.px(200), row},
                  idText(title(cite.source)), textFont(m_look, 13), c.text2);
        y += row;
    }
    if (all.empty())
        paintLine(painter, {left + pad, y, card.width() - 2 * pad, row}, nameOf("floor.no-source"),
                  textFont(m_look, 13), c.text2);
    return card.bottom();
}

QString RulingsPage::withSources() const {
    if (m_rule == RuleId::none) return {};
    const std::string id(name(m_rule));
    return nameOf(id) + QStringLiteral(" (") + idText(id) + QStringLiteral("). ") + sentence(id) +
           QStringLiteral(" [") + citesOf(m_rule, m_rules, 9) + QStringLiteral("]");
}

bool RulingsPage::useKey(QKeyEvent* key) {
    const bool control = (key->modifiers() & Qt::ControlModifier) != 0;
    switch (key->key()) {
    case Qt::Key_Up: m_list->step(-1); return true;
    case Qt::Key_Down: m_list->step(1); return true;
    case Qt::Key_Slash: m_search->setFocus(); return true;
    case Qt::Key_F:
        if (!control) return false;
        m_search->setFocus();
        return true;
    case Qt::Key_T: m_hands->click(); return true;
    case Qt::Key_I: m_impact->click(); return true;
    case Qt::Key_C:
        if (!control) return false;
        QApplication::clipboard()->setText(withSources());
        return true;
    default: return false;
    }
}

}  // namespace oddchip::ui::floor
