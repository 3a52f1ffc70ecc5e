// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/handspage.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/floor/paint.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

constexpr int kTyping = 5;  // ms without a key before a search is asked: one that is not begun yet gives way anyway

}  // namespace

HandsPage::HandsPage(QWidget* parent) : QWidget(parent) {
    auto* all = m_all = new QSplitter(Qt::Horizontal, this);
    all->setChildrenCollapsible(false);
    all->setObjectName(QStringLiteral("floor-hands"));
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins({});
    box->addWidget(all);
    m_left = new QWidget(all);
    m_search = new QLineEdit(m_left);
    m_search->setPlaceholderText(nameOf("floor.search-hint"));
    m_search->setAccessibleName(nameOf("floor.search"));
    m_search->setClearButtonEnabled(true);
    m_flagged = new Button(Button::Shape::Small, m_left);
    m_flagged->setCheckable(true);
    m_decided = new Button(Button::Shape::Small, m_left);
    m_decided->setCheckable(true);
    m_list = new RowList(m_left);
    m_list->setAccessibleName(nameOf("floor.hands"));
    m_left->installEventFilter(this);
    makeCentre(all);
    m_right = new QWidget(all);
    m_right->installEventFilter(this);
    m_events = new RowList(m_right);
    m_events->setAccessibleName(nameOf("floor.events"));
    m_corrections = new Button(Button::Shape::Small, m_right);
    m_corrections->setCheckable(true);
    m_corrections->setChecked(true);
    connect(m_corrections, &QAbstractButton::clicked, this, &HandsPage::switchCorrections);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTyping);
    connect(&m_typed, &QTimer::timeout, this, &HandsPage::ask);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_typed.start(); });
    connect(m_search, &QLineEdit::returnPressed, m_list, qOverload<>(&QWidget::setFocus));
    for (Button* filter : {m_flagged, m_decided}) {
        connect(filter, &QAbstractButton::clicked, this, [this] {
            setLook(m_look);
            ask();
        });
    }
    connect(m_list, &RowList::chosen, this, [this](int row) {
        m_opening = m_found.rows[static_cast<std::size_t>(row)].key;
        Q_EMIT wanted(OpenHand{m_opening});
    });
    connect(m_events, &RowList::chosen, this, [this](int row) { goToRow(row); });
    connect(m_timeline, &Timeline::picked, this, [this](int tick) { goToRow(tick); });
    connect(m_whatIf, &QAbstractButton::clicked, this, &HandsPage::whatIf);
    connect(m_report, &QAbstractButton::clicked, this, &HandsPage::report);
    connect(m_decide, &QAbstractButton::clicked, this, &HandsPage::decide);
    all->setStretchFactor(1, 1);
}

void HandsPage::makeCentre(QSplitter* all) {
    m_centre = new QWidget(all);
    m_centre->installEventFilter(this);
    m_head = new QWidget(m_centre);
    m_head->installEventFilter(this);
    m_whatIf = new Button(Button::Shape::Small, m_head);
    m_report = new Button(Button::Shape::Small, m_head);
    m_decide = new Button(Button::Shape::Small, m_head);
    m_table = new TableView(m_centre);
    m_timeline = new Timeline(m_centre);
    m_moment = new MomentPanel(m_centre);
}

void HandsPage::setLook(const Look& look) {
    m_look = look;
    const auto filter = [](bool on) { return on ? Standing::Open : Standing::Ready; };
    m_flagged->setFace({nameOf("floor.flagged"), {}, filter(m_flagged->isChecked())});
    m_decided->setFace({nameOf("floor.window-decided"), {}, filter(m_decided->isChecked())});
    m_corrections->setFace({nameOf("floor.corrections"), {}, filter(m_corrections->isChecked())});
    const Standing hand = m_told ? Standing::Ready : Standing::NotNow;
    m_whatIf->setFace({nameOf("floor.what-if"), {}, hand});
    m_report->setFace({nameOf("floor.report"), {}, hand});
    m_decide->setFace({nameOf("floor.decide-what"), {}, hand});
    for (Button* button : {m_flagged, m_decided, m_corrections, m_whatIf, m_report, m_decide}) button->setLook(look);
    m_search->setFont(textFont(look, 14));
    m_list->setLook(look);
    m_events->setLook(look);
    m_timeline->setLook(look);
    m_moment->setLook(look);
    layOutSides();
    layOutCentre();
    for (QWidget* part : {m_left, m_right, m_head}) part->update();
}

void HandsPage::ask() {
    m_typed.stop();
    Search search;
    search.text = m_search->text().toStdString();
    search.flagged = m_flagged->isChecked();
    search.decided = m_decided->isChecked();
    search.utcOffset = QDateTime::currentDateTime().offsetFromUtc() * 1000LL;
    Q_EMIT wanted(search);
}

void HandsPage::show(const Found& found) {
    if (found.hands < 0) return ask();  // the index has grown
    m_found = found;
    m_count = nameOf("floor.count", {number(std::ssize(found.rows)) + (found.more ? QStringLiteral("+") : QString()),
                                     number(found.hands)});
    showRows();
    const auto same = std::ranges::find(found.rows, m_opening, &HandRow::key);
    const bool kept = same != found.rows.end();
    m_list->choose(kept ? static_cast<int>(same - found.rows.begin()) : found.rows.empty() ? -1 : 0);
    // A hand that is open and goes on is read again.
    const bool grew = kept && m_told && m_told->row.key == m_opening && m_told->row.last != same->last;
    if (!kept && !found.rows.empty()) m_opening = found.rows.front().key;
    if ((!kept && !found.rows.empty()) || grew) Q_EMIT wanted(OpenHand{m_opening});
    m_left->update();
}

void HandsPage::show(const HandTold& told) {
    const bool same = m_told && m_told->row.key == told.row.key;
    m_told = told;
    m_opening = told.row.key;
    showEvents();
    int line = m_line;
    if (!same) {
        line = static_cast<int>(told.lines.size()) - 1;
        for (std::size_t i = 0; i < told.lines.size(); ++i) {
            if (told.row.event > 0 && told.lines[i].number == told.row.event) line = static_cast<int>(i);
        }
    }
    goTo(line);
    setLook(m_look);
}

void HandsPage::showRows() {
    QStringList said;
    for (const HandRow& row : m_found.rows) {
        said += commas({titleOf(row), clockMinutes(row.at), gameOf(row.structure, row.form, row.small, row.big),
                        amount(row.pot), lineOf(row.told), markText(row)});
    }
    m_list->setRows(
        said, [](int) { return 80.0; },
        [this](QPainter& painter, const QRectF& px, int at, bool) {
            const HandRow& row = m_found.rows[static_cast<std::size_t>(at)];
            const Colours& c = m_look.colours();
            const double left = px.left() + m_look.px(16), wide = px.width() - m_look.px(32), line = m_look.px(20);
            const double pot = paintLine(painter, {left, px.top() + m_look.px(9), wide, line}, amount(row.pot),
                                         textFont(m_look, 14, true), c.text, Qt::AlignRight);
            const double name = paintLine(painter, {left, px.top() + m_look.px(9), wide - pot, line},
                                          number(row.number), textFont(m_look, 14, true), c.text);
            const QString where =
                (row.table > 0 ? nameOf("floor.table", {number(row.table)}) + QStringLiteral(" · ") : QString()) +
                dayOf(row.at) + QLatin1Char(' ') + clockMinutes(row.at);
            paintLine(painter,
                      {left + name + m_look.px(8), px.top() + m_look.px(9), wide - pot - name - m_look.px(16), line},
                      where, textFont(m_look, 13), c.text2);
            paintLine(painter, {left, px.top() + m_look.px(30), wide, line}, lineOf(row.told), textFont(m_look, 13),
                      c.text);
            const double middle = px.top() + m_look.px(61);
            const double mark = paintMark(painter, left + wide, middle, markText(row), markOf(row), m_look);
            paintLine(painter, {left, middle - line / 2, mark - left - m_look.px(8), line},
                      gameOf(row.structure, row.form, row.small, row.big), textFont(m_look, 12), c.text2);
        });
}

bool HandsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        layOutCentre();
        return false;
    }
    if (event->type() != QEvent::Paint) return false;
    auto* part = static_cast<QWidget*>(watched);
    QPainter painter(part);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = m_look.colours();
    const QRectF px(part->rect());
    if (part == m_centre) {
        painter.fillRect(px, c.bg);
        return true;
    }
    painter.fillRect(px, c.panel);
    const double pad = m_look.px(16), line = m_look.px(20);
    if (part == m_left) {
        const double y = m_look.px(92);
        const QFont small = textFont(m_look, 12);
        const double wide = paintLine(painter, {pad, y, px.width() - 2 * pad, line}, nameOf("floor.newest-first"),
                                      small, c.text2, Qt::AlignRight);
        paintLine(painter, {pad, y, px.width() - 2 * pad - wide, line}, m_count, small, c.text2);
        if (m_found.rows.empty() && !m_count.isEmpty()) {
            const QString words = m_search->text().isEmpty() ? sentence("floor.no-hands")
                                                             : sentence("floor.nothing-fits", {m_search->text()});
            paintWrapped(painter, {pad, m_look.px(136), px.width() - 2 * pad, m_look.px(120)}, words,
                         textFont(m_look, 14), c.text);
        }
    } else if (part == m_right) {
        paintLine(painter, {pad, 0, m_corrections->x() - pad, m_look.px(56)}, nameOf("floor.events"),
                  textFont(m_look, 14, true), c.text);
        if (m_told) {
            const QRectF foot(pad, px.height() - m_look.px(40), px.width() - 2 * pad, m_look.px(40));
            const QString head =
                QString::fromStdString(m_told->headHash.substr(0, 4) + ' ' + m_told->headHash.substr(4, 4));
            const double wide = paintLine(painter, foot, head, mono(m_look, 12), c.text2, Qt::AlignRight);
            paintLine(painter, foot.adjusted(0, 0, -wide - pad, 0),
                      nameOf("floor.last-entry", {number(m_told->row.last)}), textFont(m_look, 13), c.text2);
        }
    } else {
        paintHead(painter, px);
    }
    return true;
}

void HandsPage::paintHead(QPainter& painter, const QRectF& px) const {
    const Colours& c = m_look.colours();
    painter.fillRect(QRectF(0, px.bottom() - m_look.line(), px.width(), m_look.line()), c.line);
    if (!m_told) return;
    const HandRow& row = m_told->row;
    const double left = m_look.px(16), wide = m_decide->x() - left - m_look.px(8), line = m_look.px(20);
    paintLine(painter, {left, m_look.px(8), wide, line},
              titleOf(row) + QStringLiteral(" · ") + gameOf(row.structure, row.form, row.small, row.big),
              textFont(m_look, 14, true), c.text);
    const int number = m_line >= 0 ? m_told->lines[static_cast<std::size_t>(m_line)].number : 0;
    QStringList second{dayOf(row.at) + QLatin1Char(' ') + clockMinutes(row.at),
                       nameOf("floor.unit", {amount(m_told->start.hand.stakes.unit)})};
    if (number > 0) {
        const auto events = std::ranges::count_if(m_told->lines, [](const LineTold& one) { return one.number > 0; });
        second += nameOf("floor.event-of", {QString::number(number), QString::number(events)});
    }
    paintLine(painter, {left, m_look.px(28), wide, line}, second.join(QStringLiteral(" · ")), textFont(m_look, 12),
              c.text2);
}

void HandsPage::resizeEvent(QResizeEvent*) {
    layOutSides();
    layOutCentre();
}

// NOTES, section 3: the list 320 or 416, the events 368 or 560.
void HandsPage::layOutSides() {
    const double wide = width() / m_look.scale;
    const bool large = wide >= 1500;
    m_left->setMinimumWidth(qRound(m_look.px(280)));
    m_right->setMinimumWidth(qRound(m_look.px(280)));
    m_centre->setMinimumWidth(qRound(m_look.px(400)));
    if (wide == m_sized || wide < 900) return;
    m_sized = wide;
    const int left = qRound(m_look.px(large ? 380 : 320)), right = qRound(m_look.px(large ? 460 : 368));
    m_all->setSizes({left, width() - left - right, right});
}

void HandsPage::layOutCentre() {
    const auto place = [&](QWidget* part, double x, double y, double w, double h) {
        part->setGeometry(m_look.widget(QRectF(x, y, w, h)));
    };
    const double s = m_look.scale;
    const double left = m_left->width() / s, height = m_left->height() / s, right = m_right->width() / s;
    place(m_search, 16, 16, left - 32, 36);
    place(m_flagged, 16, 60, (left - 40) / 2, 28);
    place(m_decided, 16 + (left - 40) / 2 + 8, 60, (left - 40) / 2, 28);
    place(m_list, 0, 120, left, height - 120);
    place(m_corrections, right - 16 - 136, 14, 136, 28);
    place(m_events, 0, 56, right, height - 96);
    const double wide = m_centre->width() / s, tall = m_centre->height() / s;
    place(m_head, 0, 0, wide, 56);
    place(m_report, wide - 108, 10, 92, 36);
    place(m_whatIf, wide - 220, 10, 104, 36);
    place(m_decide, wide - 332, 10, 104, 36);
    const double moment = tall > 900 ? 176 : 160, table = tall - 56 - 12 - 72 - 12 - moment - 16;
    // The table is drawn smaller than at the dealer's place: it keeps the proportions that its words need.
    Look small = m_look;
    small.scale = std::clamp(std::min(wide / 896, table / 472), 0.4, 2.0) * m_look.scale;
    m_table->setLook(small);
    place(m_table, 8, 60, wide - 16, table - 4);
    place(m_timeline, 16, 56 + table + 12, wide - 32, 64);
    place(m_moment, 16, tall - moment - 16, wide - 32, moment);
}

void HandsPage::showEvents() {
    m_rows = EventRows(*m_told, m_corrections->isChecked());
    m_timeline->setTicks(m_rows.ticks(*m_told));
    m_events->setRows(
        m_rows.said(*m_told), [](int) { return 48.0; },
        [this](QPainter& painter, const QRectF& px, int row, bool chosen) {
            m_rows.paint(painter, px, *m_told, row, chosen, m_right->width() > m_look.px(440), m_look);
        });
}

// What is folded is read again at once: where one stands stays.
void HandsPage::switchCorrections() {
    setLook(m_look);
    if (!m_told) return;
    showEvents();
    goTo(m_line);
}

void HandsPage::goTo(int line) {
    if (!m_told) return;
    const int row = m_rows.rowOf(line);
    m_line = m_rows.lineOf(row);
    const Table& table = m_line >= 0 ? m_told->tables[static_cast<std::size_t>(m_line)] : m_told->start;
    m_table->setTable(table);
    TableMarks marks;
    if (m_line >= 0) {
        const Ruling& ruling = m_told->lines[static_cast<std::size_t>(m_line)].ruling;
        if (ruling.counts && ruling.counts->seat != kNoSeat) {
            marks.chosen.insert(ruling.counts->seat);
            if (ruling.change.count > 0) {
                marks.changeTo = ruling.counts->seat;
                marks.change = ruling.change;
            }
        }
    }
    m_table->setMarks(marks);
    m_timeline->setAt(row);
    m_moment->setMoment(&*m_told, m_line);
    m_events->choose(row);
    m_head->update();
    m_right->update();
}

void HandsPage::goToStreet(int by) {
    if (!m_told) return;
    const auto at = [&](int line) {
        return oddchip::street(line >= 0 ? m_told->tables[static_cast<std::size_t>(line)].hand : m_told->start.hand);
    };
    int line = m_line + by;
    while (line > -1 && line < std::ssize(m_told->lines) && at(line) == at(line - 1)) line += by;
    goTo(line);
}

void HandsPage::nextFlag() {
    if (!m_told) return;
    const int lines = static_cast<int>(m_told->lines.size());
    for (int step = 1; step <= lines; ++step) {
        const int line = (m_line + step + lines) % lines;
        if (standsOut(m_told->lines[static_cast<std::size_t>(line)])) return goTo(line);
    }
}

bool HandsPage::useKey(QKeyEvent* key) {
    const bool control = (key->modifiers() & Qt::ControlModifier) != 0;
    switch (key->key()) {
    case Qt::Key_Left: control ? goToStreet(-1) : goToRow(m_rows.rowOf(m_line) - 1); return true;
    case Qt::Key_Right: control ? goToStreet(1) : goToRow(m_rows.rowOf(m_line) + 1); return true;
    case Qt::Key_Home: goTo(-1); return true;
    case Qt::Key_End: goTo(100'000); return true;
    case Qt::Key_Up: m_list->step(-1); return true;
    case Qt::Key_Down: m_list->step(1); return true;
    case Qt::Key_F: control ? m_search->setFocus() : nextFlag(); return true;
    case Qt::Key_W: Q_EMIT whatIf(); return true;
    case Qt::Key_C: m_corrections->click(); return true;
    case Qt::Key_R: Q_EMIT report(); return true;
    case Qt::Key_D: Q_EMIT decide(); return true;
    case Qt::Key_T: Q_EMIT showTable(); return true;
    case Qt::Key_Slash: m_search->setFocus(); return true;
    default: return false;
    }
}

}  // namespace oddchip::ui::floor
