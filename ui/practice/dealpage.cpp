// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/dealpage.h"

#include <QPainter>
#include <algorithm>

#include "core/practice/scene.h"
#include "ui/practice/voice.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 72, kFoot = 128, kRow = 44;

Table atTheEnd(const practice::Deal& deal) {
    practice::Question whole;
    whole.rules = deal.began.rules;
    whole.began = deal.began;
    whole.events = deal.log;
    practice::fold(whole);
    return whole.table;
}

}  // namespace

DealPage::DealPage(QWidget* parent) : Page(parent) {
    m_view = new TableView(this);
    const auto button = [this](const char* id, const char* key, Standing standing, const char* name) {
        auto* made = new Button(Button::Shape::Action, this);
        made->setFace({nameOf(id), {}, standing});
        made->setKey(QLatin1String(key));
        made->setAccessibleName(nameOf(id));
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_same = button("practice.same-hand", "S", Standing::Ready, "same-hand");
    m_another = button("practice.another-hand", "N", Standing::Waits, "another-hand");
    connect(m_same, &Button::clicked, this, &DealPage::sameWanted);
    connect(m_another, &Button::clicked, this, &DealPage::anotherWanted);
}

void DealPage::show(const practice::Deal& deal, std::span<const practice::ItemAnswered> answers, int hands) {
    const practice::DealScore score = practice::scored(deal, answers);
    m_head = sentence("practice.deal-head", {QString::number(score.right), QString::number(score.of)});
    m_line = sentence("practice.deal-line", {QString::number(deal.level), QString::number(practice::kDealLevels),
                                             minutes((score.ms + 500) / 1000), QString::number(hands)});
    m_steps = score.of;
    while (m_rows.size() < m_steps) {
        const int at = static_cast<int>(m_rows.size());
        m_rows.append(new ListRow(this, [this, at] {
            choose(at);
            Q_EMIT lookWanted(at);
        }));
        m_rows.last()->setObjectName(QStringLiteral("step-%1").arg(at + 1));
        m_rows.last()->setLook(look());
    }
    for (int i = 0; i < m_steps; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool right = at < answers.size() && answers[at].right;
        ListRow::Says says;
        says.title = sentence("practice.item", {QString::number(i + 1), skillName(*deal.asked[at].skill)});
        says.figure = at < answers.size() ? minutes((answers[at].ms + 500) / 1000) : QString();
        says.word = sentence(right ? "practice.right-mark" : "practice.look-at");
        says.kind = right ? ListRow::Word::Right : ListRow::Word::Wrong;
        says.wrong = !right;
        m_rows[i]->say(says);
    }
    m_view->setMarks({});
    m_view->setTable(atTheEnd(deal));
    setAccessibleName(m_head);
    choose(0);
    arrange();
    update();
}

void DealPage::choose(int row) {
    m_chosen = std::clamp(row, 0, std::max(0, m_steps - 1));
    for (int i = 0; i < m_rows.size(); ++i) m_rows[i]->choose(i == m_chosen);
}

bool DealPage::takes(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Up: return choose(m_chosen - 1), true;
    case Qt::Key_Down: return choose(m_chosen + 1), true;
    case Qt::Key_Return:
    case Qt::Key_Enter: return Q_EMIT lookWanted(m_chosen), true;
    case Qt::Key_N: return Q_EMIT anotherWanted(), true;
    case Qt::Key_S: return Q_EMIT sameWanted(), true;
    default: return false;
    }
}

QList<Page::Key> DealPage::keys() const {
    return {{QStringLiteral("↑ ↓"), sentence("practice.key-question")},
            {QStringLiteral("Enter"), sentence("practice.key-look")},
            {QStringLiteral("N"), sentence("practice.key-another")},
            {QStringLiteral("S"), sentence("practice.key-same")},
            {QStringLiteral("Esc"), sentence("practice.key-end")}};
}

void DealPage::lookChanged() {
    for (ListRow* row : m_rows) row->setLook(look());
    for (Button* button : {m_another, m_same}) button->setLook(look());
    m_view->setLook(look());
    arrange();
}

void DealPage::arrange() {
    const double w = unitsWide(), h = unitsHigh(), left = listWide();
    const double row = std::min(kRow, (h - kHead - kFoot) / std::max(1, m_steps));
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < m_steps);
        putRow(*m_rows[i], {0, kHead + i * row, left, row});
    }
    put(*m_same, {16, h - kFoot + 12, left - 32, 48});
    put(*m_another, {16, h - kFoot + 68, left - 32, 48});
    put(*m_view, {left + 8, 16, w - left - 16, h - 32});
}

void DealPage::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double left = listWide(), h = unitsHigh();
    painter.fillRect(look().px(QRectF(0, 0, left, h)), c.panel);
    write(painter, {16, 10, left - 32, 32}, m_head, Type::Label, true, c.text);
    write(painter, {16, 42, left - 32, 22}, m_line, Type::Caption, false, c.text2);
    paintLine(painter, look().px(QRectF(0, kHead - 1, 1, 1)).topLeft(),
              look().px(QRectF(left, kHead - 1, 1, 1)).topLeft(), c.line, look());
    paintLine(painter, look().px(QRectF(left, 0, 1, 1)).topLeft(), look().px(QRectF(left, h, 1, 1)).topLeft(), c.line,
              look());
}

}  // namespace oddchip::ui
