// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/skillspage.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kRow = 48, kHead = 56, kLeft = 480;

QString day(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).date(), QStringLiteral("d MMM"));
}

}  // namespace

SkillsPage::SkillsPage(QWidget* parent) : Page(parent) {
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(sentence("practice.all-skills"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_list = new QWidget;
    m_scroll->setWidget(m_list);
    m_accuracy = new LineChart(this);
    m_times = new LineChart(this);
    m_start = new Button(Button::Shape::Action, this);
    m_start->setFace({nameOf("practice.practise-this"), {}, Standing::Waits});
    m_start->setAccessibleName(nameOf("practice.practise-this"));
    m_start->setObjectName(QStringLiteral("practise-this"));
    connect(m_start, &Button::clicked, this, &SkillsPage::startWanted);
}

void SkillsPage::show(const practice::Training& training, const HouseRules& rules, std::int64_t now) {
    m_training = training;
    m_skills.clear();
    for (const practice::Skill& skill : practice::skills()) {
        if (skill.offered(rules)) m_skills.push_back(&skill);
    }
    while (m_rows.size() < static_cast<int>(m_skills.size())) {
        const int at = static_cast<int>(m_rows.size());
        m_rows.append(new ListRow(m_list, [this, at] { choose(at); }));
        m_rows.last()->setLook(look());
    }
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < static_cast<int>(m_skills.size()));
        if (i >= static_cast<int>(m_skills.size())) continue;
        const practice::Skill& skill = *m_skills[static_cast<std::size_t>(i)];
        const auto at = training.memories.find(std::string(skill.id));
        ListRow::Says says;
        says.title = skillName(skill);
        says.line = sentence("practice.scene", {groupName(skill.group), sentence("skill." + std::string(skill.id))});
        if (at != training.memories.end() && at->second.stage == practice::Stage::review) {
            says.figure = sentence("practice.percent",
                                   {QString::number(std::lround(100 * practice::retrievability({}, at->second, now)))});
        }
        const bool fresh = at == training.memories.end();
        const bool learning = !fresh && at->second.stage != practice::Stage::review;
        says.word = fresh ? sentence("practice.new") : learning ? sentence("practice.learning") : QString();
        says.kind = fresh ? ListRow::Word::New : ListRow::Word::Slow;
        m_rows[i]->say(says);
    }
    choose(m_chosen);
    arrange();
}

const practice::Skill* SkillsPage::chosen() const {
    return m_skills.empty() ? nullptr : m_skills[static_cast<std::size_t>(m_chosen)];
}

void SkillsPage::choose(int row) {
    m_chosen = std::clamp(row, 0, std::max(0, static_cast<int>(m_skills.size()) - 1));
    for (int i = 0; i < m_rows.size(); ++i) m_rows[i]->choose(i == m_chosen);
    if (!m_rows.isEmpty()) m_scroll->ensureWidgetVisible(m_rows[m_chosen], 0, 20);
    showCharts();
}

void SkillsPage::showCharts() {
    const practice::Skill* skill = chosen();
    if (skill == nullptr) return;
    LineChart::Says right;
    right.title = sentence("practice.right-of", {skillName(*skill)});
    right.unit = sentence("practice.per-week");
    right.target = 90;
    right.pattern = sentence("practice.percent");
    right.targetLabel = sentence("practice.pass", {sentence("practice.percent", {QStringLiteral("90")})});
    right.empty = sentence("practice.no-answers");
    LineChart::Says times = right;
    times.points.clear();
    times.second = true;
    times.title = sentence("practice.median", {skillName(*skill)});
    times.unit = sentence("practice.seconds-answer");
    times.pattern = sentence("practice.seconds");
    times.target = practice::targetSeconds(*skill, practice::levelOf(m_training, *skill));
    times.targetLabel = sentence("practice.target", {QString::number(std::lround(times.target))});
    times.most = times.target * 2;
    for (const practice::Week& week : practice::weeks(m_training, skill->id, 12)) {
        right.points.append({day(week.from), 100.0 * week.right / week.asked});
        times.points.append({day(week.from), week.median});
        times.most = std::max(times.most, std::ceil(week.median / 10) * 10);
    }
    m_accuracy->say(right);
    m_times->say(times);
    update();
}

QString SkillsPage::tables() const {
    return m_accuracy->accessibleName() + QLatin1Char('\n') + m_accuracy->table() + QLatin1Char('\n') +
           m_times->accessibleName() + QLatin1Char('\n') + m_times->table();
}

bool SkillsPage::takes(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Up: return choose(m_chosen - 1), true;
    case Qt::Key_Down: return choose(m_chosen + 1), true;
    case Qt::Key_Return:
    case Qt::Key_Enter: return Q_EMIT startWanted(), true;
    default: return false;
    }
}

QList<Page::Key> SkillsPage::keys() const {
    return {{QStringLiteral("↑ ↓"), sentence("practice.key-skill")},
            {QStringLiteral("Enter"), sentence("practice.key-start")},
            {QStringLiteral("Ctrl E"), sentence("practice.key-export")},
            {QStringLiteral("Esc"), sentence("practice.key-end")}};
}

void SkillsPage::lookChanged() {
    for (ListRow* row : m_rows) row->setLook(look());
    m_accuracy->setLook(look());
    m_times->setLook(look());
    m_start->setLook(look());
    QPalette ground = palette();
    ground.setColor(QPalette::Window, look().colours().panel);
    m_list->setPalette(ground);
    m_list->setAutoFillBackground(true);
    arrange();
}

void SkillsPage::arrange() {
    const double h = unitsHigh(), x = kLeft + 16, w = unitsWide() - x - 16;
    put(*m_scroll, {0, kHead, kLeft, h - kHead});
    // Its viewport has no place of its own before it is shown.
    const int wide = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int high = static_cast<int>(look().px(kRow));
    m_list->resize(wide, high * static_cast<int>(m_skills.size()));
    for (int i = 0; i < m_rows.size(); ++i) m_rows[i]->setGeometry(0, i * high, wide, high);
    const double chart = std::floor((h - 16 - 12 - 88) / 2);
    put(*m_accuracy, {x, 16, w, chart});
    put(*m_times, {x, 28 + chart, w, chart});
    put(*m_start, {unitsWide() - 16 - 240, h - 68, 240, 56});
}

void SkillsPage::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    painter.fillRect(look().px(QRectF(0, 0, kLeft, unitsHigh())), c.panel);
    write(painter, {16, 8, kLeft - 32, 40}, sentence("practice.all-skills"), Type::Name, true, c.text);
    if (const practice::Skill* skill = chosen()) {
        write(painter, {kLeft + 16, unitsHigh() - 64, unitsWide() - kLeft - 300, 48},
              sentence("practice.harder",
                       {QString::number(skill->levels), explanation("skill." + std::string(skill->id))}),
              Type::Caption, false, c.text2);
    }
}

}  // namespace oddchip::ui
