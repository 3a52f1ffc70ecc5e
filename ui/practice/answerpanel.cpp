// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/answerpanel.h"

#include <QPainter>
#include <cmath>

#include "ui/lists.h"
#include "ui/words.h"

namespace oddchip::ui {

using practice::Kind;

namespace {

constexpr double kBottom = 72, kPadHeight = 172;
constexpr std::size_t kMostPots = 8;
constexpr double kRowLeast = 76;  // with an amount and seats

QString layerName(std::size_t pot) { return ui::potName(static_cast<int>(pot)); }

}  // namespace

AnswerPanel::AnswerPanel(QWidget* parent) : Page(parent) {
    m_keypad = new Keypad(this);
    connect(m_keypad, &Keypad::typed, this, &AnswerPanel::type);
    connect(m_keypad, &Keypad::erased, this, &AnswerPanel::erase);
    const auto button = [this](Button::Shape shape, const char* id, const QString& key) {
        auto* made = new Button(shape, this);
        made->setFace({nameOf(id), {}});
        made->setKey(key);
        made->setAccessibleName(nameOf(id));
        made->setFocusPolicy(Qt::NoFocus);  // each has its key; Tab goes through the answer
        return made;
    };
    m_answer = button(Button::Shape::Action, "practice.answer-button", QString(QChar(0x21B5)));
    m_giveUp = button(Button::Shape::Action, "practice.give-up", QStringLiteral("?"));
    m_hint = button(Button::Shape::Small, "practice.hint", QStringLiteral("H"));
    m_pot = button(Button::Shape::Small, "practice.add-pot", QStringLiteral("+"));
    m_up = button(Button::Shape::Small, "practice.row-before", QString());
    m_down = button(Button::Shape::Small, "practice.row-after", QString());
    m_up->setFace({QString(QChar(0x25B2)), {}});
    m_down->setFace({QString(QChar(0x25BC)), {}});
    m_up->setObjectName(QStringLiteral("row-before"));
    m_down->setObjectName(QStringLiteral("row-after"));
    connect(m_up, &Button::clicked, this, [this] { goTo(m_current + m_rows.size() - 1); });
    connect(m_down, &Button::clicked, this, [this] { goTo(m_current + 1); });
    m_answer->setObjectName(QStringLiteral("answer"));
    m_giveUp->setObjectName(QStringLiteral("give-up"));
    m_pot->setObjectName(QStringLiteral("add-pot"));
    m_hint->setObjectName(QStringLiteral("hint"));
    connect(m_answer, &Button::clicked, this, &AnswerPanel::finish);
    connect(m_giveUp, &Button::clicked, this, &AnswerPanel::gaveUp);
    connect(m_hint, &Button::clicked, this, &AnswerPanel::hintWanted);
    connect(m_pot, &Button::clicked, this, &AnswerPanel::addPot);
}

void AnswerPanel::clear() {
    for (Row& row : m_rows) {
        delete row.field;
        for (Button* mark : row.marks) delete mark;
    }
    for (Button* choice : m_choices) delete choice;
    m_rows.clear();
    m_choices.clear();
    m_choice = -1;
    m_current = 0;
}

void AnswerPanel::ask(const practice::Question& question) {
    clear();
    m_question = &question;
    m_keypad->setHundredths(question.skill->id == "punto-pays");
    if (question.skill->kind == Kind::choice) {
        makeChoices();
    } else {
        makeRows();
    }
    m_pot->setVisible(question.skill->kind == Kind::pots);
    m_keypad->setVisible(wantsKeypad());
    for (Button* child : findChildren<Button*>()) child->setLook(look());
    arrange();
    showAll();
}

void AnswerPanel::setHints(bool hints) {
    m_hints = hints;
    m_hint->setVisible(hints);
}

AnswerPanel::Row& AnswerPanel::add(const QString& label, bool amount, SeatSet among, bool one) {
    Row row;
    row.label = label;
    row.hasAmount = amount;
    row.hasSeats = !among.empty();
    row.among = among;
    row.one = one;
    m_rows.push_back(std::move(row));
    return m_rows.back();
}

void AnswerPanel::makeRows() {
    const practice::Question& q = *m_question;
    switch (q.skill->kind) {
    case Kind::amount: add(sentence("practice.amount"), true, {}, false); break;
    case Kind::count: add(sentence("practice.count"), true, {}, false); break;
    case Kind::seat: add(sentence("practice.seat"), false, q.among, true); break;
    case Kind::seats: add(sentence("practice.seats"), false, q.among, false); break;
    case Kind::pots:
        add(layerName(0), true, q.among, false).layer = 0;
        add(sentence("practice.comes-back"), true, q.among, true);
        break;
    case Kind::shares:
        for (const Seat seat : q.among) {
            add(sentence("line.seat", {QString::number(number(seat))}), true, {}, false).seat = seat;
        }
        break;
    case Kind::halves:
        add(sentence("practice.high"), false, q.among, false);
        add(sentence("practice.low"), false, q.among, false);
        break;
    case Kind::spots:
        for (const char* id : {"practice.button", "practice.small", "practice.big"}) {
            add(sentence(id), false, q.among, true);
        }
        break;
    case Kind::posts:
        add(sentence("practice.live"), true, {}, false);
        add(sentence("practice.dead"), true, {}, false);
        break;
    case Kind::choice: break;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) showRow(m_rows[i], i == m_current);
}

void AnswerPanel::makeChoices() {
    for (std::size_t i = 0; i < m_question->choices.size(); ++i) {
        auto* button = new Button(Button::Shape::Tile, this);
        const QString said = told(m_question->choices[i]);
        button->setFace({said, {}});
        button->setKey(QString::number(i + 1));
        button->setAccessibleName(said);
        button->setObjectName(QStringLiteral("choice-%1").arg(i + 1));
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &Button::clicked, this, [this, i] { choose(static_cast<int>(i)); });
        button->show();
        m_choices.push_back(button);
    }
}

void AnswerPanel::addPot() {
    if (m_question == nullptr || m_question->skill->kind != Kind::pots || m_rows.size() > kMostPots) return;
    Row row;
    const std::size_t pot = m_rows.size() - 1;
    row.label = layerName(pot);
    row.layer = static_cast<int>(pot);
    row.hasAmount = row.hasSeats = true;
    row.among = m_question->among;
    m_rows.insert(m_rows.end() - 1, std::move(row));
    goTo(pot);
}

void AnswerPanel::choose(int choice) {
    m_choice = choice;
    showAll();
}

void AnswerPanel::toggle(std::size_t at, Seat seat) {
    Row& row = m_rows[at];
    if (!row.among.contains(seat)) return;
    m_current = at;
    const bool had = row.seats.contains(seat);
    if (row.one) row.seats = {};
    if (had) {
        row.seats.erase(seat);
    } else {
        row.seats.insert(seat);
    }
    showAll();
}

void AnswerPanel::goTo(std::size_t row) {
    m_current = m_rows.empty() ? 0 : row % m_rows.size();
    arrange();
    showAll();
}

void AnswerPanel::type(const QString& digits) {
    if (m_rows.empty() || !m_rows[m_current].hasAmount) return;
    m_rows[m_current].typed.type(digits);
    showAll();
}

void AnswerPanel::erase() {
    if (m_rows.empty()) return;
    Row& row = m_rows[m_current];
    if (!row.hasAmount || !row.typed.erase()) row.seats = {};
    showAll();
}

bool AnswerPanel::begun() const {
    if (m_choice >= 0) return true;
    for (const Row& row : m_rows) {
        if (!row.typed.empty() || !row.seats.empty()) return true;
    }
    return m_question != nullptr && m_question->skill->kind == Kind::seats;  // no seat may be the answer
}

void AnswerPanel::finish() {
    if (m_question == nullptr || !isVisible()) return;
    if (!begun()) return m_answer->refuse();
    Q_EMIT answered(answer());
}

practice::Answer AnswerPanel::answer() const {
    practice::Answer answer;
    answer.choice = m_choice;
    const Kind kind = m_question->skill->kind;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        practice::Part part{row.typed.chips(), row.seats};
        if (kind == Kind::count) part.amount.count /= 100;
        if (kind == Kind::pots && i + 1 == m_rows.size()) {
            if (part.amount.count > 0) answer.back = part;
        } else if (kind == Kind::shares) {
            part.seats = SeatSet{row.seat};
            if (part.amount.count > 0) answer.parts.push_back(part);
        } else if (kind != Kind::pots || part.amount.count > 0 || !part.seats.empty()) {
            answer.parts.push_back(part);
        }
    }
    return answer;
}

bool AnswerPanel::takesSeat(Seat seat) {
    if (m_rows.empty() || !m_rows[m_current].hasSeats) return false;
    toggle(m_current, seat);
    return true;
}

// Shift and a digit is a seat; keyboards without the modifier send the sign above the digit.
bool AnswerPanel::takesShifted(int key) {
    static constexpr std::array<int, 10> kSigns{
        Qt::Key_Exclam,      Qt::Key_At,        Qt::Key_NumberSign, Qt::Key_Dollar,    Qt::Key_Percent,
        Qt::Key_AsciiCircum, Qt::Key_Ampersand, Qt::Key_Asterisk,   Qt::Key_ParenLeft, Qt::Key_ParenRight};
    int seat = 0;
    if (key >= Qt::Key_0 && key <= Qt::Key_9) seat = key == Qt::Key_0 ? 10 : key - Qt::Key_0;
    for (std::size_t i = 0; i < kSigns.size(); ++i) {
        if (kSigns[i] == key) seat = static_cast<int>(i) + 1;
    }
    return seat > 0 && takesSeat(seatAt(seat));
}

bool AnswerPanel::takes(const QKeyEvent& key) {
    const int code = key.key();
    if (code == Qt::Key_Return || code == Qt::Key_Enter) return finish(), true;
    if (code == Qt::Key_Question) return Q_EMIT gaveUp(), true;
    if (code == Qt::Key_Plus && m_pot->isVisible()) return addPot(), true;
    if (code == Qt::Key_H && m_hints) return Q_EMIT hintWanted(), true;
    if (code == Qt::Key_Backspace) return erase(), true;
    if (code == Qt::Key_Tab && !m_rows.empty()) return goTo(m_current + 1), true;
    if (code == Qt::Key_Backtab && !m_rows.empty()) return goTo(m_current + m_rows.size() - 1), true;
    if ((key.modifiers() & Qt::ShiftModifier) != 0) return takesShifted(code);
    if (code == Qt::Key_Period && wantsKeypad()) return type(QStringLiteral(".")), true;
    if (code < Qt::Key_0 || code > Qt::Key_9) return false;
    const int digit = code - Qt::Key_0;
    if (!m_choices.empty()) {
        if (digit >= 1 && digit <= static_cast<int>(m_choices.size())) choose(digit - 1);
    } else if (m_rows[m_current].hasAmount) {
        type(QString::number(digit));
    } else {
        takesSeat(seatAt(digit == 0 ? 10 : digit));
    }
    return true;
}

void AnswerPanel::showRow(Row& row, bool current) {
    if (row.hasAmount) {
        if (row.field == nullptr) {
            row.field = new Button(Button::Shape::Field, this);
            row.field->setFocusPolicy(Qt::NoFocus);
            row.field->setObjectName(QStringLiteral("field"));
            connect(row.field, &Button::clicked, this, [this, field = row.field] {
                for (std::size_t i = 0; i < m_rows.size(); ++i) {
                    if (m_rows[i].field == field) goTo(i);
                }
            });
            row.field->setLook(look());
            row.field->show();
        }
        row.field->setAccessibleName(commas({row.label, row.typed.text()}));
        row.field->setFace({row.typed.empty() ? QString() : row.typed.text(), row.layer >= 0 ? QString() : row.label,
                            current ? Standing::Open : Standing::Ready});
    }
    if (!row.hasSeats) return;
    std::size_t i = 0;
    for (const Seat seat : row.among) {
        if (i == row.marks.size()) {
            auto* mark = new Button(Button::Shape::Small, this);
            mark->setFocusPolicy(Qt::NoFocus);
            mark->setObjectName(QStringLiteral("seat-%1").arg(number(seat)));
            connect(mark, &Button::clicked, this, [this, mark, seat] {
                for (std::size_t at = 0; at < m_rows.size(); ++at) {
                    if (std::find(m_rows[at].marks.begin(), m_rows[at].marks.end(), mark) != m_rows[at].marks.end()) {
                        toggle(at, seat);
                    }
                }
            });
            mark->setLook(look());
            mark->show();
            row.marks.push_back(mark);
        }
        Button* mark = row.marks[i++];
        const bool on = row.seats.contains(seat);
        mark->setFace({QString::number(number(seat)), {}, on ? Standing::Open : Standing::Ready});
        mark->setAccessibleName(
            sentence(on ? "practice.seat-on" : "practice.seat-off", {row.label, QString::number(number(seat))}));
    }
}

void AnswerPanel::showAll() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) showRow(m_rows[i], i == m_current);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const bool on = static_cast<int>(i) == m_choice;
        m_choices[i]->setFace({told(m_question->choices[i]), {}, on ? Standing::Open : Standing::Ready});
    }
    m_answer->setFace({nameOf("practice.answer-button"), {}, begun() ? Standing::Waits : Standing::NotNow});
    arrange();
    update();
}

bool AnswerPanel::hasSeats() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.hasSeats; });
}

bool AnswerPanel::wantsKeypad() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.hasAmount; });
}

double AnswerPanel::rowsHigh() const { return unitsHigh() - 44 - kBottom - 40 - (wantsKeypad() ? kPadHeight + 12 : 0); }

double AnswerPanel::rowHeight() const {
    const bool both =
        std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.hasAmount && row.hasSeats; });
    const double wanted = both ? 112 : 60, least = both ? kRowLeast : 40;
    const double each = rowsHigh() / static_cast<double>(std::max<std::size_t>(1, m_rows.size()));
    return std::floor(std::clamp(each, least, wanted));
}

std::size_t AnswerPanel::rowsShown() const {
    return std::clamp<std::size_t>(static_cast<std::size_t>(rowsHigh() / rowHeight()), 1,
                                   std::max<std::size_t>(1, m_rows.size()));
}

std::size_t AnswerPanel::firstShown() const { return m_current < rowsShown() ? 0 : m_current - rowsShown() + 1; }

QRectF AnswerPanel::rowPlace(std::size_t row) const {
    const auto at = static_cast<double>(row) - static_cast<double>(firstShown());
    return {12, 44 + at * rowHeight(), unitsWide() - 24, rowHeight() - 6};
}

void AnswerPanel::arrange() {
    const double w = unitsWide(), h = unitsHigh();
    const double half = std::floor(w * 0.48);
    put(*m_giveUp, {12, h - kBottom, half - 12, kBottom - 12});
    put(*m_answer, {half + 8, h - kBottom, w - half - 20, kBottom - 12});
    const double pad = h - kBottom - (wantsKeypad() ? kPadHeight + 8 : 0);
    if (wantsKeypad()) put(*m_keypad, {12, pad, w - 24, kPadHeight});
    put(*m_pot, {12, pad - 44, 112, 36});
    put(*m_hint, {w - 124, pad - 44, 112, 36});
    const bool hidden = rowsShown() < m_rows.size();
    put(*m_up, {132, pad - 44, 44, 36});
    put(*m_down, {180, pad - 44, 44, 36});
    m_up->setVisible(hidden);
    m_down->setVisible(hidden);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QRectF box = rowPlace(i);
        Row& row = m_rows[i];
        const bool shown = i >= firstShown() && i < firstShown() + rowsShown();
        if (row.field != nullptr) row.field->setVisible(shown);
        for (Button* mark : row.marks) mark->setVisible(shown);
        if (!shown) continue;
        const bool both = row.hasAmount && row.hasSeats;
        const double fieldHeight = both ? std::floor(box.height() * 0.52) : box.height();
        if (row.field != nullptr) {
            const double left = row.layer >= 0 ? 120 : both ? 8 : 0;
            putRow(*row.field, {box.left() + left, box.top(), box.width() - left, fieldHeight});
        }
        const double y = both ? box.top() + fieldHeight : box.top(),
                     high = both ? box.height() - fieldHeight - 6 : box.height() - 8;
        const double from = both ? 8 : 104, n = static_cast<double>(std::max(1, row.among.size()));
        const double step = std::min(44.0, std::floor((box.width() - from - 4) / n));
        for (std::size_t k = 0; k < row.marks.size(); ++k) {
            putRow(*row.marks[k],
                   {box.left() + from + static_cast<double>(k) * step, y, step - 4, std::min(high, 44.0)});
        }
    }
    const double each = std::min(72.0, (pad - 100) / static_cast<double>(std::max<std::size_t>(1, m_choices.size())));
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        put(*m_choices[i], {12, 44 + static_cast<double>(i) * each, w - 24, each - 8});
    }
}

void AnswerPanel::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.panel);
    paintLine(painter, QPointF(0, 0), QPointF(0, height()), c.line, look());
    write(painter, {16, 8, unitsWide() - 32, 28}, sentence("practice.your-answer"), Type::Caption, true, c.text2);
    for (std::size_t i = firstShown(); i < std::min(m_rows.size(), firstShown() + rowsShown()); ++i) {
        const Row& row = m_rows[i];
        const QRectF box = rowPlace(i);
        if (i == m_current && m_rows.size() > 1) {
            paintFrame(painter, look().px(box), {c.raised, c.focus, true}, look());
        } else if (row.hasSeats) {
            paintFrame(painter, look().px(box), {c.panel, c.line}, look());
        }
        if (row.layer >= 0) {
            const double middle = box.top() + box.height() * 0.26;  // of its field
            paintBadge(painter, look().px(QRectF(box.left() + 12, middle - 12, 24, 24)), row.layer, look());
            write(painter, {box.left() + 46, middle - 14, 76, 28}, row.label, Type::Second, true, c.text);
        } else if (!row.hasAmount) {
            write(painter, {box.left() + 10, box.top(), 92, box.height() - 8}, row.label, Type::Second, true, c.text);
        }
    }
}

}  // namespace oddchip::ui
