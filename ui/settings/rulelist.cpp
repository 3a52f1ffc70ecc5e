// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/rulelist.h"

#include <QGuiApplication>
#include <QPainter>
#include <algorithm>

#include "ui/direction.h"
#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kRow = 48, kGroup = 32, kIn = 16;

QString sourcesOf(const Option& option) {
    return QString::fromUtf8(option.sources.data(), static_cast<qsizetype>(option.sources.size()));
}

QString keyOf(const Option& option) {
    return QString::fromUtf8(option.key.data(), static_cast<qsizetype>(option.key.size()));
}

// Where the lines of the language begin.
Qt::Alignment leading() { return QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft; }

void write(QPainter& painter, const QRectF& px, const QString& text, Type type, bool bold, const QColor& ink,
           const Look& look) {
    const Fitted fitted = squeeze({text}, type, bold, px.width(), look);
    paintText(painter, px, fitted.text, fitted.font, ink, leading());
}

}  // namespace

void RuleModel::show(const HouseRules& rules, const RuleFilter& filter) {
    beginResetModel();
    m_rules = rules;
    m_filter = filter;
    m_rows.clear();
    QString group;
    for (const Option* option : fitting(rules, filter)) {
        const QString own = QString::fromUtf8(option->readBy.data(), static_cast<qsizetype>(option->readBy.size()));
        if (own != group) m_rows.append({own, nullptr});
        group = own;
        m_rows.append({own, option});
    }
    endResetModel();
}

const Option* RuleModel::option(const QModelIndex& index) const {
    return index.isValid() && index.row() < m_rows.size() ? m_rows[index.row()].option : nullptr;
}

QString RuleModel::group(const QModelIndex& index) const {
    return index.isValid() && index.row() < m_rows.size() ? groupName(m_rows[index.row()].group) : QString();
}

QModelIndex RuleModel::indexOf(const Option* option) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.option == option; });
    return found == m_rows.end() || !option ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int RuleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RuleModel::data(const QModelIndex& index, int role) const {
    const Option* one = option(index);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (!one) return group(index);
    const int other = one->get(rulesOf(m_filter.book));
    QStringList said{nameOf("rules.choice", {titleOf(*one), choiceOf(*one, one->get(m_rules))})};
    if (other != one->get(m_rules)) {
        said += nameOf("rules.choice", {nameOf("rules.has", {bookName(m_filter.book)}), choiceOf(*one, other)});
    }
    said += sourcesOf(*one);
    return commas(said);
}

Qt::ItemFlags RuleModel::flags(const QModelIndex& index) const {
    return option(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags(Qt::NoItemFlags);
}

RuleColumns ruleColumns(const QRectF& row, const Look& look) {
    const double in = look.px(kIn), wide = row.width() - 2 * in, gap = look.px(16);
    const double title = wide * 0.38, choice = wide * 0.24, other = wide * 0.18;
    const double x = row.left() + in, high = look.px(32), top = row.center().y() - high / 2;
    RuleColumns columns{{x, row.top(), title - gap, row.height()},
                        {x + title, top, choice - gap, high},
                        {x + title + choice, row.top(), other - gap, row.height()},
                        {x + title + choice + other, row.top(), wide - title - choice - other, row.height()}};
    if (QGuiApplication::layoutDirection() == Qt::LeftToRight) return columns;
    for (QRectF* one : {&columns.title, &columns.choice, &columns.other, &columns.source})
        one->moveLeft(row.left() + row.right() - one->right());
    return columns;
}

void RuleHeads::show(Book other, const Look& look) {
    m_other = other;
    m_look = look;
    setFixedHeight(qRound(look.px(kGroup)));
    update();
}

void RuleHeads::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF row(rect());
    const Colours& c = m_look.colours();
    painter.fillRect(row, c.bg);
    RuleColumns columns = ruleColumns(row, m_look);
    columns.choice.setTop(row.top());
    columns.choice.setBottom(row.bottom());
    const std::pair<QRectF, QString> heads[] = {{columns.title, nameOf("rules.option")},
                                                {columns.choice, nameOf("rules.house")},
                                                {columns.other, nameOf("rules.has", {bookName(m_other)})},
                                                {columns.source, nameOf("rules.source")}};
    for (const auto& [place, text] : heads) write(painter, place, text, Type::Caption, true, c.text2, m_look);
    paintLine(painter, row.bottomLeft(), row.bottomRight(), c.line, m_look);
}

QSize RuleDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto* model = static_cast<const RuleModel*>(index.model());
    const double high = model->option(index) ? std::max(kRow, m_look.least) : kGroup;
    return {100, qRound(m_look.px(high))};
}

void RuleDelegate::paintGroup(QPainter& painter, const QRectF& row, const QString& name) const {
    const Colours& c = m_look.colours();
    painter.fillRect(row, m_look.theme == Theme::Light ? c.bg : c.raised);
    paintText(painter, row.adjusted(m_look.px(kIn), 0, -m_look.px(kIn), 0), name.toUpper(), m_look.caption(), c.text2,
              leading());
}

void RuleDelegate::paintChoice(QPainter& painter, const QRectF& box, const QString& text) const {
    const Colours& c = m_look.colours();
    paintFrame(painter, box, {c.raised, c.edge}, m_look);
    const bool turned = leading() == Qt::AlignRight;
    const double wide = m_look.px(28), narrow = m_look.px(12), in = m_look.px(16);
    write(painter, box.adjusted(turned ? wide : narrow, 0, turned ? -narrow : -wide, 0), text, Type::Second, false,
          c.text, m_look);
    const QPointF tip(turned ? box.left() + in : box.right() - in, box.center().y() + m_look.px(3));
    const double arm = m_look.px(5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.text2);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-arm, -1.4 * arm), tip + QPointF(arm, -1.4 * arm)});
}

void RuleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& style, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto* model = static_cast<const RuleModel*>(index.model());
    const Colours& c = m_look.colours();
    const QRectF row(style.rect);
    const Option* option = model->option(index);
    if (!option) {
        paintGroup(*painter, row, model->group(index));
        return painter->restore();
    }
    if (style.state & QStyle::State_Selected) {
        painter->fillRect(row, c.raised2);
        const double bar = m_look.px(4);
        const bool mirrored = style.direction == Qt::RightToLeft;
        painter->fillRect(QRectF(mirrored ? row.right() - bar : row.left(), row.top(), bar, row.height()), c.focus);
    }
    paintLine(*painter, row.bottomLeft(), row.bottomRight(), c.line, m_look);
    const RuleColumns columns = ruleColumns(row, m_look);
    const double half = columns.title.height() / 2, in = m_look.px(3);
    write(*painter, columns.title.adjusted(0, in, 0, -half), titleOf(*option), Type::Second, true, c.text, m_look);
    write(*painter, columns.title.adjusted(0, half, 0, -in), keyOf(*option), Type::Caption, false, c.text2, m_look);
    const int own = option->get(model->rules()), other = option->get(rulesOf(model->filter().book));
    paintChoice(*painter, columns.choice, choiceOf(*option, own));
    const bool differs = own != other;
    QRectF told = columns.other;
    if (differs) {
        const double arm = m_look.px(5);
        const bool turned = leading() == Qt::AlignRight;
        const QPointF at(turned ? told.right() - arm : told.left() + arm, told.center().y());
        painter->setPen(Qt::NoPen);
        painter->setBrush(c.act);
        painter->drawPolygon(
            QPolygonF{at + QPointF(0, -arm), at + QPointF(arm, 0), at + QPointF(0, arm), at + QPointF(-arm, 0)});
        turned ? told.adjust(0, 0, -3 * arm, 0) : told.adjust(3 * arm, 0, 0, 0);
    }
    write(*painter, told, differs ? choiceOf(*option, other) : nameOf("rules.same"), Type::Second, differs,
          differs ? c.text : c.text2, m_look);
    write(*painter, columns.source, leftToRight(sourcesOf(*option)), Type::Caption, false, c.text2, m_look);
    painter->restore();
}

}  // namespace oddchip::ui
