// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/tablesheet.h"

#include <algorithm>

#include "core/rules/rulebook.h"
#include "ui/entry/asking.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kTop = 50, kStep = 48, kTile = 44, kLine = 24;
constexpr qsizetype kMostInitials = 15;

QString asText(std::string_view id) { return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())); }

}  // namespace

// ---- over the table --------------------------------------------------------------------------------------------

TableAdvice::TableAdvice(QWidget* parent)
    : Sheet(Place::Cover, parent), m_keypad(new Keypad(this)), m_letters(new LetterPad(this)) {}

void TableAdvice::show(const Table& table, const TableActing& acting, const std::optional<Stepped>& outcome) {
    m_table = table;
    m_acting = acting;
    m_outcome = outcome;
    m_keypad->setVisible(acting.action && acting.action->amount);
    m_letters->setVisible(acting.action && acting.action->initials);
    arrange();
    update();
}

void TableAdvice::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), pad = std::min(216.0, w * 0.44);
    m_letters->setLook(look());
    put(*m_keypad, {w - kLeft - pad, 50, pad + 1, h - 66});
    put(*m_letters, {kLeft, h - 16 - 180, w - 2 * kLeft, 180});
}

QString TableAdvice::title() const {
    const bool log = m_acting.action && m_acting.action->what == TableDo::Log;
    if (log) return nameOf("table.log");
    if (m_acting.action && m_acting.wants() == TableWants::To) return sentence(m_acting.action->words);
    if (m_acting.action && m_acting.wants() == TableWants::Seat) return nameOf("caption.fault-seat");
    return m_acting.seat == kNoSeat ? nameOf("caption.table-next")
                                    : nameOf("line.seat-title", {lineText(m_acting.seat)});
}

QString TableAdvice::figure() const {
    if (!m_acting.action) return {};
    if (m_acting.action->initials) return m_acting.initials.isEmpty() ? QString(QChar(0x2014)) : m_acting.initials;
    if (!m_acting.action->amount) return {};
    return m_acting.amount ? amount(*m_acting.amount) : QString(QChar(0x2014));
}

void TableAdvice::paintSums(QPainter& painter, double top, double width) const {
    const Colours& c = look().colours();
    for (const auto& [name, value] : logLines(m_table)) {
        const bool head = value.isEmpty();
        write(painter, {kLeft, top, width, kLine}, name, Type::Second, head, head ? c.text : c.text2);
        write(painter, {kLeft + width / 2, top, width / 2, kLine}, value, Type::Second, true, c.text, Qt::AlignRight);
        top += kLine;
    }
}

// What would come of it: the rules it is judged by, what is flagged.
void TableAdvice::paintOutcome(QPainter& painter, double top, double width) const {
    const Colours& c = look().colours();
    if (!m_outcome) return;
    const Ruling& ruling = m_outcome->ruling;
    for (const RuleId flag : ruling.flags.ids) {
        if (flag == RuleId::none) continue;
        write(painter, {kLeft, top, width, kLine}, nameOf(name(flag)), Type::Second, true, c.warn);
        top += kLine;
    }
    const RuleId rule = ruling.rules.first();
    if (rule == RuleId::none) return;
    QString source;
    for (const Citation& cite : cites(rule, m_table.rules)) {
        source = asText(shortName(cite.source)) + QLatin1Char(' ') + asText(cite.rule);
        break;
    }
    write(painter, {kLeft, top, width, kLine}, asText(name(rule)) + QLatin1Char(' ') + source, Type::Caption, false,
          c.text2);
}

void TableAdvice::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const bool pad = !m_keypad->isHidden();
    const double w = inUnits().width(), wide = (pad ? w - std::min(216.0, w * 0.44) - kLeft - 12 : w - kLeft) - kLeft;
    write(painter, {kLeft, 12, w - 2 * kLeft, 32}, title(), Type::Label, true, c.text);
    double top = 50;
    if (m_acting.action && m_acting.action->what == TableDo::Log) return paintSums(painter, top, w - 2 * kLeft);
    if (m_acting.action) {
        write(painter, {kLeft, top, wide, 28}, nameOf(m_acting.action->words), Type::Name, true, c.text);
        const QString typed = figure();
        if (!typed.isEmpty()) {
            const QRectF field = look().px(QRectF(kLeft, top + 32, wide, 52));
            paintFrame(painter, field, {c.well, c.focus, true}, look());
            write(painter, {kLeft + 12, top + 32, wide - 24, 52}, typed, Type::Verdict, true, c.text, Qt::AlignRight);
            top += 60;
        }
        top += 34;
        paintOutcome(painter, top, wide);
        if (!m_letters->isHidden()) return;
        top += 2 * kLine + 6;
    }
    if (m_acting.seat != kNoSeat) {
        for (const QString& line : placeLines(m_table, m_acting.seat)) {
            write(painter, {kLeft, top, wide, kLine}, line, Type::Second, false, c.text2);
            top += kLine;
        }
        top += 8;
        if (pad) return;
        write(painter, {kLeft, top, wide, kLine}, nameOf("caption.table-next"), Type::Second, true, c.text);
        top += kLine;
    }
    for (const QString& line : nextHandLines(m_table)) {
        if (top + kLine > inUnits().height() - 8) break;
        write(painter, {kLeft, top, wide, kLine}, line, Type::Second, false, c.text);
        top += kLine;
    }
}

// ---- beside it -------------------------------------------------------------------------------------------------

TableSheet::TableSheet(QWidget* parent) : Sheet(Place::Side, parent), m_advice(new TableAdvice(parent)) {
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles[i] = new Button(Button::Shape::Tile, this);
        connect(m_tiles[i], &Button::clicked, this, [this, i] { press(i); });
    }
    m_record = new Button(Button::Shape::Command, this);
    connect(m_record, &Button::clicked, this, [this] { complete() ? Q_EMIT finished() : m_record->refuse(); });
    m_whole = new Button(Button::Shape::Command, this);
    connect(m_whole, &Button::clicked, this, [this] { choose(kNoSeat); });
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &TableSheet::closed);
    connect(m_advice->keypad(), &Keypad::typed, this, &TableSheet::type);
    connect(m_advice->keypad(), &Keypad::erased, this, &TableSheet::erase);
    connect(m_advice->letters(), &LetterPad::typed, this, &TableSheet::type);
    connect(m_advice->letters(), &LetterPad::erased, this, &TableSheet::erase);
}

void TableSheet::setTable(const Table& table) {
    m_table = table;
    choose(m_acting.seat);
}

void TableSheet::choose(Seat seat) {
    m_acting = {};
    m_acting.seat = seat;
    m_typed.clear();
    changed();
}

void TableSheet::setOutcome(const std::optional<Stepped>& outcome) { m_advice->show(m_table, m_acting, outcome); }

void TableSheet::changed() {
    m_actions = actionsNow(m_table, m_acting.seat);
    m_advice->keypad()->setHundredths(hasHundredths(m_table.stakes), hasThousands(m_table.stakes));
    m_advice->show(m_table, m_acting, {});
    faces();
    arrange();
    update();
    Q_EMIT drafted();
}

void TableSheet::faces() {
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        m_tiles[i]->setVisible(at < m_actions.size());
        if (at >= m_actions.size()) continue;
        const bool open = m_acting.action == m_actions[at];
        m_tiles[i]->setFace({nameOf(m_actions[at]->words), {}, open ? Standing::Open : Standing::Ready});
        m_tiles[i]->setKey(QString(QLatin1Char(m_actions[at]->key)));
    }
    m_record->setFace({nameOf("button.record"), {}, complete() ? Standing::Waits : Standing::NotNow});
    m_whole->setFace({nameOf("table.whole"), {}, m_acting.seat == kNoSeat ? Standing::NotNow : Standing::Ready});
}

void TableSheet::press(std::size_t tile) {
    if (static_cast<qsizetype>(tile) >= m_actions.size()) return;
    const TableAction* action = m_actions[static_cast<qsizetype>(tile)];
    const Seat seat = m_acting.seat;
    m_acting = {};
    m_acting.action = action;
    m_acting.seat = seat;
    m_typed.clear();
    changed();
    if (complete()) Q_EMIT finished();
}

void TableSheet::type(const QString& text) {
    if (!m_acting.action) return;
    if (m_acting.action->initials && m_acting.initials.size() < kMostInitials) {
        m_acting.initials += text.toUpper();
    } else if (m_acting.action->amount && m_typed.type(text)) {
        m_acting.amount = m_typed.chips();
    }
    changed();
}

void TableSheet::erase() {
    m_acting.initials.chop(1);
    m_typed.erase();
    m_acting.amount = m_typed.empty() ? std::nullopt : std::optional(m_typed.chips());
    changed();
}

// A seat that is asked for is taken; else the sheet turns to it.
bool TableSheet::takesSeat(Seat seat) {
    if (number(seat) > m_table.seats) return false;
    if (m_acting.wants() == TableWants::To) {
        m_acting.to = seat;
        changed();
        if (complete()) Q_EMIT finished();
        return true;
    }
    choose(seat);
    return true;
}

bool TableSheet::takes(const QKeyEvent& key) {
    const QString text = key.text();
    const bool one = text.size() == 1;
    if (key.key() == Qt::Key_Backspace && m_acting.action) {
        erase();
        return true;
    }
    const TableAction* action = m_acting.action;
    if (action && action->initials && one && text[0].isLetterOrNumber()) {
        type(text);
        return true;
    }
    if (one && (text[0].isDigit() || text[0] == QLatin1Char('.'))) {
        const int digit = text[0].digitValue();
        if (action && action->amount && m_acting.wants() != TableWants::To) {
            type(text);
            return true;
        }
        return digit >= 0 && takesSeat(seatAt(digit == 0 ? kSeats : digit));
    }
    const auto found = std::find_if(m_actions.begin(), m_actions.end(),
                                    [&](const TableAction* each) { return key.key() == each->key; });
    if (found == m_actions.end()) return false;
    press(static_cast<std::size_t>(found - m_actions.begin()));
    return true;
}

void TableSheet::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), half = (w - 2 * kLeft - 8) / 2;
    put(*m_close, {w - 116, 2, 108, 36});
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const double column = static_cast<double>(i % 2), row = static_cast<double>(i / 2);
        put(*m_tiles[i], {kLeft + column * (half + 8), kTop + row * kStep, half, kTile});
    }
    put(*m_record, {kLeft, h - 73, w - 2 * kLeft - 8 - 130, 56});
    put(*m_whole, {w - kLeft - 130, h - 73, 130, 56});
}

void TableSheet::paintInside(QPainter& painter) {
    writeHead(painter, m_acting.seat == kNoSeat ? nameOf("caption.table")
                                                : nameOf("line.seat-title", {lineText(m_acting.seat)}));
}

}  // namespace oddchip::ui
