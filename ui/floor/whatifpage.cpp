// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/whatifpage.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/direction.h"
#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::ui::floor {

WhatIfPage::WhatIfPage(QWidget* parent) : QWidget(parent) {
    m_columns = {{}, {Book::roberts, {}}, {Book::wsopLive2024, {}}, {Book::tda2024, {}}};
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view = new CompareView(m_scroll);
    m_scroll->setWidget(m_view);
    m_lines = new RowList(this);
    m_lines->setAccessibleName(nameOf("floor.lines"));
    m_line = new QLineEdit(this);
    m_line->setPlaceholderText(nameOf("floor.try-hint"));
    m_line->setAccessibleName(nameOf("floor.try"));
    for (int book = 0; book < 5; ++book) {
        m_books.push_back(new Button(Button::Shape::Small, this));
        connect(m_books.back(), &QAbstractButton::clicked, this, [this, book] { chooseBook(book); });
    }
    m_option = new Button(Button::Shape::Small, this);
    m_promote = new Button(Button::Shape::Small, this);
    m_remove = new Button(Button::Shape::Small, this);
    m_note = new Button(Button::Shape::Small, this);
    m_export = new Button(Button::Shape::Small, this);
    connect(m_option, &QAbstractButton::clicked, this, &WhatIfPage::chooseOption);
    connect(m_promote, &QAbstractButton::clicked, this, [this] { ask(Try::Do::promote, m_tried.node); });
    connect(m_remove, &QAbstractButton::clicked, this, [this] { ask(Try::Do::remove, m_tried.node); });
    connect(m_note, &QAbstractButton::clicked, this, [this] {
        ask(Try::Do::note, m_tried.node, m_line->text());
        m_line->clear();
    });
    connect(m_export, &QAbstractButton::clicked, this,
            [this] { Q_EMIT exported(QString::fromStdString(m_tried.log), QString::fromStdString(m_tried.json)); });
    connect(m_line, &QLineEdit::returnPressed, this, [this] {
        if (!m_line->text().trimmed().isEmpty()) ask(Try::Do::add, m_tried.node, m_line->text().trimmed());
    });
    connect(m_lines, &RowList::chosen, this,
            [this](int row) { ask(Try::Do::look, m_tried.acts[static_cast<std::size_t>(row)].node); });
}

void WhatIfPage::ask(Try::Do what, int node, const QString& text) {
    Q_EMIT wanted(Try{what, m_row.key, node, text.toStdString(), m_columns});
}

void WhatIfPage::open(const HandRow& row) {
    m_row = row;
    m_tried = {};
    ask(Try::Do::look, 0);
}

void WhatIfPage::show(const Tried& tried) {
    const bool added = tried.node != m_tried.node && tried.refused.empty();
    m_tried = tried;
    if (added) m_line->clear();
    m_view->show(tried.compared);
    showLines();
    setLook(m_look);
}

// At least two columns, at most five: a book goes when it is chosen again.
void WhatIfPage::chooseBook(int book) {
    const RulesChosen wanted{static_cast<Book>(book), {}};
    const auto there = std::ranges::find(m_columns, wanted);
    if (there != m_columns.end()) {
        if (m_columns.size() > 2) m_columns.erase(there);
    } else if (m_columns.size() < 5) {
        m_columns.push_back(wanted);
    }
    ask(Try::Do::look, m_tried.node);
    setLook(m_look);
}

void WhatIfPage::setOption(const RulesChosen& chosen) {
    std::erase_if(m_columns, [](const RulesChosen& one) { return !one.settings.empty(); });
    while (m_columns.size() > 4) m_columns.pop_back();
    m_columns.insert(m_columns.begin() + 1, chosen);
    ask(Try::Do::look, m_tried.node);
}

void WhatIfPage::chooseOption() {
    QMenu menu(this);
    menu.setFont(textFont(m_look, 14));
    QMenu* group = nullptr;
    QString last;
    const HouseRules& own = m_tried.compared.began.rules;
    for (const Option& option : options()) {
        const QString part = idText(option.readBy);
        if (part == QLatin1String("baccarat") || part == QLatin1String("ui")) continue;
        if (part != last) group = menu.addMenu(part);
        last = part;
        QMenu* values = group->addMenu(idText(option.key));
        const int now = option.get(own);
        const int most = option.choices.empty() ? std::min(option.most, option.least + 12) : option.most;
        for (int value = option.least; value <= most; ++value) {
            const QString shown = option.choices.empty() ? QString::number(value)
                                                         : idText(option.choices[static_cast<std::size_t>(value)]);
            QAction* action = values->addAction(shown, this, [this, &option, value] {
                setOption({std::nullopt, {{&option, value}}});
            });
            action->setEnabled(value != now);
        }
    }
    menu.exec(m_option->mapToGlobal(QPoint(0, m_option->height())));
}

void WhatIfPage::showLines() {
    QStringList said;
    int current = -1;
    for (std::size_t i = 0; i < m_tried.acts.size(); ++i) {
        const TriedAct& act = m_tried.acts[i];
        said += QStringLiteral("%1 %2 %3 %4")
                    .arg(QString::number(act.number), lineOf(act.text), countsText(act.counts),
                         QString::fromStdString(act.note));
        if (act.node == m_tried.node) current = static_cast<int>(i);
    }
    m_lines->setRows(
        said, [this](int row) { return m_tried.acts[static_cast<std::size_t>(row)].note.empty() ? 32.0 : 48.0; },
        [this](QPainter& painter, const QRectF& px, int row, bool) {
            const TriedAct& act = m_tried.acts[static_cast<std::size_t>(row)];
            const Colours& c = m_look.colours();
            const double left = px.left() + m_look.px(16 + 16.0 * std::min(act.depth, 6)), line = m_look.px(32);
            const double right = px.right() - m_look.px(12);
            const double counts = paintLine(painter, {left, px.top(), right - left, line}, countsText(act.counts),
                                            textFont(m_look, 12), c.text2, Qt::AlignRight);
            paintLine(painter, {left, px.top(), right - left - counts - m_look.px(8), line},
                      leftToRight(QStringLiteral("%1  %2").arg(act.number).arg(lineOf(act.text))),
                      textFont(m_look, 13, act.record), c.text);
            if (!act.note.empty())
                paintLine(painter, {left, px.top() + m_look.px(24), right - left, m_look.px(20)},
                          QString::fromStdString(act.note), textFont(m_look, 12), c.text2);
        });
    m_lines->choose(current);
}

void WhatIfPage::setLook(const Look& look) {
    m_look = look;
    for (std::size_t i = 0; i < m_books.size(); ++i) {
        const RulesChosen book{static_cast<Book>(i), {}};
        const bool on = std::ranges::find(m_columns, book) != m_columns.end();
        m_books[i]->setFace({bookTitle(book), {}, on ? Standing::Open : Standing::Ready});
        m_books[i]->setLook(look);
    }
    const auto act = std::ranges::find(m_tried.acts, m_tried.node, &TriedAct::node);
    const bool own = act != m_tried.acts.end() && !act->record;
    const auto ready = [](bool applies) { return applies ? Standing::Ready : Standing::NotNow; };
    m_option->setFace({nameOf("floor.one-option"), {}, Standing::Ready});
    m_promote->setFace({nameOf("floor.promote"), {}, ready(own)});
    m_remove->setFace({nameOf("floor.delete"), {}, ready(own)});
    m_note->setFace({nameOf("floor.note"), {}, ready(act != m_tried.acts.end())});
    m_export->setFace({nameOf("floor.export"), {}, ready(!m_tried.log.empty())});
    for (Button* button : {m_option, m_promote, m_remove, m_note, m_export}) button->setLook(look);
    m_line->setFont(mono(look, 14));
    m_lines->setLook(look);
    m_view->setLook(look);
    layOut();
    update();
}

void WhatIfPage::layOut() {
    const double s = m_look.scale, wide = width() / s, tall = height() / s, side = wide >= 1500 ? 400 : 296;
    const auto place = [&](QWidget* part, double x, double y, double w, double h) {
        part->setGeometry(m_look.widget(QRectF(x, y, w, h)));
    };
    const double books = wide - side - 32;
    for (std::size_t i = 0; i < m_books.size(); ++i)
        place(m_books[i], 16 + static_cast<double>(i) * (books + 8) / 6, 60, (books + 8) / 6 - 8, 36);
    place(m_option, 16 + 5 * (books + 8) / 6, 60, (books + 8) / 6 - 8, 36);
    place(m_scroll, 16, 108, books, tall - 124);
    const double x = wide - side;
    place(m_lines, x + 1, 56, side - 1, tall - 56 - 240);
    place(m_line, x + 16, tall - 160, side - 32, 36);
    const double half = (side - 40) / 2;
    place(m_promote, x + 16, tall - 112, half, 36);
    place(m_remove, x + 24 + half, tall - 112, half, 36);
    place(m_note, x + 16, tall - 64, half, 36);
    place(m_export, x + 24 + half, tall - 64, half, 36);
}

void WhatIfPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& c = m_look.colours();
    painter.fillRect(rect(), c.bg);
    const double s = m_look.scale, side = width() / s >= 1500 ? 400 : 296, x = width() - m_look.px(side);
    painter.fillRect(QRectF(0, 0, x, m_look.px(52)), c.panel);
    painter.fillRect(QRectF(x, 0, width() - x, height()), c.panel);
    painter.fillRect(QRectF(x, 0, m_look.line(), height()), c.line);
    const double pad = m_look.px(16), line = m_look.px(20);
    const QString title = m_row.key.hand > 0 ? titleOf(m_row) + QStringLiteral(" · ") +
                                                   nameOf("floor.under", {QString::number(m_columns.size())})
                                             : sentence("floor.choose-hand");
    paintLine(painter, {pad, m_look.px(6), x - 2 * pad, line}, title, textFont(m_look, 14, true), c.text);
    paintLine(painter, {pad, m_look.px(26), x - 2 * pad, line}, nameOf("floor.nothing-changed"), textFont(m_look, 12),
              c.text2);
    paintLine(painter, {x + pad, 0, width() - x - 2 * pad, m_look.px(52)}, nameOf("floor.lines"),
              textFont(m_look, 14, true), c.text);
    const double y = height() - m_look.px(234);
    const QString trouble =
        m_tried.refused.empty() ? sentence("floor.record-stays") : nameOf("floor.refused", {lineOf(m_tried.refused)});
    paintWrapped(painter, {x + pad, y, width() - x - 2 * pad, m_look.px(70)}, trouble, textFont(m_look, 12),
                 m_tried.refused.empty() ? c.text2 : c.warn);
}

bool WhatIfPage::useKey(QKeyEvent* key) {
    const int number = key->key() - Qt::Key_1;
    if (number >= 0 && number < 5) return chooseBook(number), true;
    switch (key->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: m_lines->step(-1); return true;
    case Qt::Key_Right:
    case Qt::Key_Down: m_lines->step(1); return true;
    case Qt::Key_D: m_scroll->verticalScrollBar()->setValue(m_view->bandAt()); return true;
    case Qt::Key_Plus:
    case Qt::Key_O: chooseOption(); return true;
    case Qt::Key_K: m_line->setFocus(); return true;
    case Qt::Key_Delete: m_remove->click(); return true;
    case Qt::Key_Escape: Q_EMIT back(); return true;
    case Qt::Key_E:
        if ((key->modifiers() & Qt::ControlModifier) == 0) return false;
        m_export->click();
        return true;
    default: return false;
    }
}

}  // namespace oddchip::ui::floor
