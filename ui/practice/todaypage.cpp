// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/todaypage.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/words.h"

namespace oddchip::ui {

using practice::Planned;

namespace {

constexpr double kHead = 80, kRow = 56, kFoot = 92;

QString day(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).date(), QStringLiteral("d MMM"));
}

QString percent(double part) { return sentence("practice.percent", {QString::number(std::lround(part * 100))}); }

ListRow::Says rowOf(const Planned& planned) {
    ListRow::Says says;
    says.title = skillName(*planned.skill);
    says.figure = sentence("practice.minutes", {QString::number(planned.minutes)});
    const QString group = groupName(planned.skill->group);
    switch (planned.why) {
    case Planned::Why::due:
        says.line = planned.learning ? sentence("practice.still-learning", {group})
                                     : sentence("practice.likely", {group, percent(planned.likely)});
        says.word = sentence("practice.due");
        says.kind = ListRow::Word::Due;
        break;
    case Planned::Why::slow:
        says.line =
            sentence("practice.was-slow", {group, QString::number(std::lround(planned.seconds)),
                                           QString::number(practice::targetSeconds(*planned.skill, planned.level))});
        says.word = sentence("practice.slow");
        says.kind = ListRow::Word::Slow;
        break;
    case Planned::Why::fresh:
        says.line = sentence("practice.not-seen", {group});
        says.word = sentence("practice.new");
        says.kind = ListRow::Word::New;
        break;
    }
    return says;
}

}  // namespace

TodayPage::TodayPage(QWidget* parent) : Page(parent) {
    const auto button = [this](const char* id, const char* key, Standing standing, const char* name) {
        auto* made = new Button(standing == Standing::Waits ? Button::Shape::Action : Button::Shape::Small, this);
        made->setFace({nameOf(id), {}, standing});
        made->setKey(QString::fromUtf8(key));
        made->setAccessibleName(nameOf(id));
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_start = button("practice.start", "\xE2\x86\xB5", Standing::Waits, "start");
    m_pick = button("practice.pick", "P", Standing::Ready, "pick");
    m_endless = button("practice.endless", "E", Standing::Ready, "endless");
    m_deal = button("practice.whole-hand", "D", Standing::Ready, "whole-hand");
    connect(m_deal, &Button::clicked, this, &TodayPage::dealWanted);
    connect(m_start, &Button::clicked, this, &TodayPage::startWanted);
    connect(m_pick, &Button::clicked, this, &TodayPage::pickWanted);
    connect(m_endless, &Button::clicked, this, &TodayPage::endlessWanted);
    m_accuracy = new LineChart(this);
    m_times = new LineChart(this);
    m_ready = new Bars(this);
}

void TodayPage::show(const practice::Training& training, const HouseRules& rules, std::int64_t now) {
    m_now = now;
    m_examAt = training.examAt;
    m_plan = practice::planOf(training, rules, now);
    m_coming = practice::comingUp(training, now, 14);
    if (!m_coming.empty()) m_coming[0] = static_cast<int>(m_plan.size());
    m_streak = practice::streak(training, now);
    int asked = 0, right = 0;
    for (const practice::Done& done : training.done) {
        if (done.at / 86'400'000 != now / 86'400 - 1) continue;
        ++asked;
        right += done.review.right ? 1 : 0;
    }
    m_yesterday =
        asked == 0 ? QString() : sentence("practice.yesterday", {QString::number(right), QString::number(asked)});
    while (m_rows.size() < static_cast<int>(m_plan.size())) {
        const int at = static_cast<int>(m_rows.size());
        m_rows.append(new ListRow(this, [this, at] { chooseByHand(at); }));
        m_rows.last()->setObjectName(QStringLiteral("plan-%1").arg(at + 1));
        m_rows.last()->setLook(look());
    }
    for (int i = 0; i < std::min<int>(static_cast<int>(m_rows.size()), static_cast<int>(m_plan.size())); ++i)
        m_rows[i]->say(rowOf(m_plan[static_cast<std::size_t>(i)]));
    choose(0);
    showCharts(training);
    QList<Bars::Bar> bars;
    for (const practice::Ready& ready : practice::readiness(training, rules, now)) {
        if (ready.skills == 0) continue;
        bars.append({groupName(ready.group),
                     sentence("practice.tried", {QString::number(ready.asked), QString::number(ready.skills)}),
                     ready.likely});
    }
    m_ready->say(sentence("practice.readiness"), sentence("practice.ready-at"), bars, 0.9);
    arrange();
    update();
}

void TodayPage::showCharts(const practice::Training& training) {
    LineChart::Says right;
    right.title = sentence("practice.right-answers");
    right.unit = sentence("practice.per-week");
    right.target = 90;
    right.least = 50;
    right.pattern = sentence("practice.percent");
    right.targetLabel = sentence("practice.pass", {sentence("practice.percent", {QStringLiteral("90")})});
    right.empty = sentence("practice.no-answers");
    for (const practice::Week& week : practice::weeks(training, "", 12)) {
        const double part = 100.0 * week.right / week.asked;
        if (part < 50) right.least = 0;
        right.points.append({day(week.from), part});
    }
    m_accuracy->say(right);
    // Of the skill that was asked most.
    std::map<std::string, int> counts;
    for (const practice::Done& done : training.done) ++counts[done.review.skill];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    LineChart::Says times;
    times.second = true;
    times.unit = sentence("practice.seconds-answer");
    times.pattern = sentence("practice.seconds");
    times.empty = right.empty;
    times.title = sentence("practice.median-none");
    if (most != counts.end()) {
        const practice::Skill& skill = *practice::skillNamed(most->first);
        times.title = sentence("practice.median", {skillName(skill)});
        times.target = practice::targetSeconds(skill, practice::levelOf(training, skill));
        times.targetLabel = sentence("practice.target", {QString::number(std::lround(times.target))});
        double top = times.target * 2;
        for (const practice::Week& week : practice::weeks(training, most->first, 12)) {
            times.points.append({day(week.from), week.median});
            top = std::max(top, week.median);
        }
        times.most = std::ceil(top / 10) * 10;
    }
    m_times->say(times);
}

QString TodayPage::tables() const {
    return m_accuracy->accessibleName() + QLatin1Char('\n') + m_accuracy->table() + QLatin1Char('\n') +
           m_times->accessibleName() + QLatin1Char('\n') + m_times->table() + QLatin1Char('\n') +
           m_ready->accessibleName() + QLatin1Char('\n') + m_ready->table();
}

void TodayPage::choose(int row) {
    m_chosen = std::clamp(row, 0, std::max(0, static_cast<int>(m_plan.size()) - 1));
    for (int i = 0; i < m_rows.size(); ++i) m_rows[i]->choose(i == m_chosen);
    arrangeRows();
}

void TodayPage::chooseByHand(int row) {
    choose(row);
    Q_EMIT rowChosen();
}

void TodayPage::setPaused(bool paused) {
    m_paused = paused;
    const char* const id = paused ? "practice.go-on" : "practice.start";
    m_start->setFace({nameOf(id), {}, Standing::Waits});
    m_start->setAccessibleName(nameOf(id));
    update();
}

void TodayPage::skip() {
    if (m_plan.empty()) return;
    m_plan.erase(m_plan.begin() + m_chosen);
    for (int i = 0; i < std::min<int>(static_cast<int>(m_rows.size()), static_cast<int>(m_plan.size())); ++i)
        m_rows[i]->say(rowOf(m_plan[static_cast<std::size_t>(i)]));
    choose(m_chosen);
    update();
}

bool TodayPage::takes(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return Q_EMIT startWanted(), true;
    case Qt::Key_Up: return chooseByHand(m_chosen - 1), true;
    case Qt::Key_Down: return chooseByHand(m_chosen + 1), true;
    case Qt::Key_Space: return skip(), true;
    case Qt::Key_P: return Q_EMIT pickWanted(), true;
    case Qt::Key_D: return Q_EMIT dealWanted(), true;
    case Qt::Key_E: return Q_EMIT endlessWanted(), true;
    default: return false;
    }
}

QList<Page::Key> TodayPage::keys() const {
    return {{QStringLiteral("Enter"), sentence(m_paused ? "practice.key-go-on" : "practice.key-start")},
            {QStringLiteral("↑ ↓"), sentence("practice.key-skill")},
            {QStringLiteral("Space"), sentence("practice.key-skip")},
            {QStringLiteral("P"), sentence("practice.key-pick")},
            {QStringLiteral("D"), sentence("practice.key-whole-hand")},
            {QStringLiteral("E"), sentence("practice.key-endless")},
            {QStringLiteral("N"), sentence("practice.key-noise")},
            {QStringLiteral("Ctrl E"), sentence("practice.key-export")},
            {QStringLiteral("Ctrl Z"), sentence("practice.key-back")}};
}

void TodayPage::lookChanged() {
    for (ListRow* row : m_rows) row->setLook(look());
    for (Button* button : {m_start, m_pick, m_endless, m_deal}) button->setLook(look());
    m_accuracy->setLook(look());
    m_times->setLook(look());
    m_ready->setLook(look());
    arrange();
}

// As many as there is room for above the foot, the chosen one among them.
void TodayPage::arrangeRows() {
    const int room = std::max(1, static_cast<int>((unitsHigh() - kFoot - kHead) / kRow));
    const int first = std::max(0, m_chosen - room + 1);
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i >= first && i < first + room && i < static_cast<int>(m_plan.size()));
        put(*m_rows[i], {0, kHead + (i - first) * kRow, leftWide(), kRow});
    }
}

void TodayPage::arrange() {
    const double left = leftWide(), w = unitsWide(), h = unitsHigh();
    put(*m_start, {left - 141, 16, 125, 48});
    arrangeRows();
    const double third = std::floor((left - 48) / 3);
    put(*m_deal, {16, h - 48, third, 36});
    put(*m_pick, {24 + third, h - 48, third, 36});
    put(*m_endless, {32 + 2 * third, h - 48, third, 36});
    const double x = left + 16, wide = w - x - 16;
    if (large()) {
        const double half = std::floor((wide - 12) / 2), high = std::floor(h * 0.34);
        put(*m_accuracy, {x, 16, half, high});
        put(*m_times, {x + half + 12, 16, wide - half - 12, high});
        put(*m_ready, {x, 16 + high + 12, wide, h - 44 - high});
        m_ready->setColumns(1);
    } else {
        const double high = std::floor((h - 44) * 0.31);
        put(*m_accuracy, {x, 16, wide, high});
        put(*m_times, {x, 16 + high + 12, wide, high});
        put(*m_ready, {x, 40 + 2 * high, wide, h - 56 - 2 * high});
        m_ready->setColumns(2);
    }
}

void TodayPage::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double left = leftWide(), h = unitsHigh();
    painter.fillRect(look().px(QRectF(0, 0, left, h)), c.panel);
    paintLine(painter, look().px(QRectF(left, 0, 1, 1)).topLeft(), look().px(QRectF(left, h, 1, 1)).topLeft(), c.line,
              look());
    int minutesAll = 0, due = 0, slow = 0, fresh = 0;
    for (const Planned& one : m_plan) {
        minutesAll += one.minutes;
        ++(one.why == Planned::Why::due ? due : one.why == Planned::Why::slow ? slow : fresh);
    }
    const QString head =
        m_plan.empty() ? sentence("practice.nothing-due")
                       : sentence("practice.plan-head", {QString::number(m_plan.size()), QString::number(minutesAll)});
    write(painter, {16, 12, left - 170, 32}, head, Type::Label, true, c.text);
    QString line =
        sentence("practice.plan-line", {QString::number(due), QString::number(slow), QString::number(fresh)});
    if (m_examAt > m_now) line += sentence("practice.exam-in", {QString::number((m_examAt - m_now + 86399) / 86400)});
    write(painter, {16, 44, left - 170, 24}, line, Type::Caption, false, c.text2);
    const double lists = kHead + kRow * static_cast<double>(m_plan.size());
    if (large() && lists + 260 < h - kFoot) {  // what comes due in the days ahead
        const double top = h - kFoot - 250;
        paintLine(painter, look().px(QRectF(0, top, 1, 1)).topLeft(), look().px(QRectF(left, top, 1, 1)).topLeft(),
                  c.line, look());
        write(painter, {16, top + 8, 200, 32}, sentence("practice.coming-up"), Type::Second, true, c.text);
        write(painter, {left - 216, top + 8, 200, 32}, sentence("practice.coming-note"), Type::Caption, false, c.text2,
              Qt::AlignRight);
        const int most = std::max(1, *std::max_element(m_coming.begin(), m_coming.end()));
        for (std::size_t i = 0; i < m_coming.size(); ++i) {
            const double x = 16 + (left - 32) / 14 * static_cast<double>(i), bar = 130.0 * m_coming[i] / most;
            painter.fillRect(look().px(QRectF(x + 3, top + 206 - bar, 26, bar)), i == 0 ? c.act : c.layerM);
            if (m_coming[i] > 0)
                write(painter, {x, top + 184 - bar, 32, 20}, QString::number(m_coming[i]), Type::Caption, true, c.text,
                      Qt::AlignCenter);
            write(
                painter, {x, top + 210, 32, 20},
                QString::number(
                    QDateTime::fromSecsSinceEpoch(m_now + 86400 * static_cast<std::int64_t>(i), Qt::UTC).date().day()),
                Type::Caption, false, c.text2, Qt::AlignCenter);
        }
    }
    paintLine(painter, look().px(QRectF(0, h - kFoot, 1, 1)).topLeft(),
              look().px(QRectF(left, h - kFoot, 1, 1)).topLeft(), c.line, look());
    write(painter, {16, h - kFoot + 8, left / 2 - 20, 28}, sentence("practice.streak", {QString::number(m_streak)}),
          Type::Second, true, c.text);
    write(painter, {left / 2 + 4, h - kFoot + 8, left / 2 - 20, 28}, m_yesterday, Type::Caption, false, c.text2,
          Qt::AlignRight);
}

}  // namespace oddchip::ui
