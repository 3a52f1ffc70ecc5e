// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/entryline.h"

#include <algorithm>

#include <QKeyEvent>
#include <QRegularExpression>

#include "ui/direction.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

bool isEnter(const QKeyEvent& key) { return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter; }

bool beginsText(const QString& text) {
    return text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char(' ') || text[0] == QLatin1Char(':'));
}

constexpr double kText = 41, kLine = 36;  // where the line begins, and how high it is

// "7 .": everyone folds to seat 7. The point ends the line, so no Enter is needed.
bool isSeatAlone(const QString& text) {
    static const QRegularExpression seat(QStringLiteral("^\\s*\\d{1,2}\\s*$"));
    return seat.match(text).hasMatch();
}

}  // namespace

EntryLine::EntryLine(QWidget* parent) : Painted(parent), m_edit(new QLineEdit(this)) {
    m_edit->setFrame(false);
    m_edit->setLayoutDirection(Qt::LeftToRight);  // notation is the same in all languages
    m_edit->setAccessibleName(sentence("entry.hint"));
    m_edit->setContextMenuPolicy(Qt::NoContextMenu);
    m_edit->installEventFilter(this);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_typing = !m_edit->text().isEmpty();
        if (!m_typing) m_edit->setText(m_draft);
        Q_EMIT edited();
    });
    connect(m_edit, &QLineEdit::textChanged, this, [this] { update(); });  // the hint comes and goes
}

QString EntryLine::line() const { return m_typing ? m_edit->text() : m_draft; }

void EntryLine::setDraft(const QString& line) {
    m_draft = line;
    if (!m_typing && m_edit->text() != line) m_edit->setText(line);
    update();
}

void EntryLine::setPreview(const QString& preview, bool trouble) {
    if (m_preview == preview && m_trouble == trouble) return;
    m_preview = preview;
    m_trouble = trouble;
    m_edit->setAccessibleDescription(preview);
    update();
}

void EntryLine::stopTyping() {
    m_typing = false;
    m_edit->setText(m_draft);
}

void EntryLine::type(const QString& text) {
    m_typing = true;
    m_edit->setText(text);
    Q_EMIT edited();
}

bool EntryLine::press(const QKeyEvent& key) { return m_typing ? pressTyping(key) : pressKeys(key); }

bool EntryLine::pressTyping(const QKeyEvent& key) {
    const bool writes = !key.text().isEmpty() && key.text()[0].isPrint();
    if (!writes && m_always && m_always(key)) return true;
    if (isEnter(key)) {
        Q_EMIT accepted();
        return true;
    }
    if (key.key() == Qt::Key_Escape || (key.key() == Qt::Key_Backspace && m_edit->text().isEmpty())) {
        stopTyping();
        Q_EMIT edited();
        return true;
    }
    if (key.text() == QLatin1String(".") && isSeatAlone(m_edit->text())) {
        m_edit->setText(m_edit->text().trimmed() + QStringLiteral(" ."));
        Q_EMIT edited();
        Q_EMIT accepted();
        return true;
    }
    return false;  // the line edit takes it
}

bool EntryLine::pressKeys(const QKeyEvent& key) {
    if (m_keys && m_keys(key)) return true;
    if (isEnter(key)) {
        Q_EMIT accepted();
        return true;
    }
    if (key.key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return true;
    }
    const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (plain && beginsText(key.text())) {
        type(key.text()[0].isDigit() ? key.text() : QString());
        return true;
    }
    return plain && !key.text().isEmpty() && key.text()[0].isPrint();  // no other letter gets into the line
}

bool EntryLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (!m_typing && key.matches(QKeySequence::Paste)) m_edit->clear();  // the draft is not part of it
        if (press(key)) return true;
    }
    // Letters must reach the line as keys, whatever shortcuts there are.
    if (event->type() == QEvent::ShortcutOverride && m_typing) event->accept();
    return Painted::eventFilter(watched, event);
}

// In a low frame the two lines move apart as far as it lets them.
double EntryLine::above() const { return std::min(9.0, (inUnits().height() - 62) / 2); }

void EntryLine::lookChanged() {
    const Colours& c = look().colours();
    m_edit->setGeometry(look().widget({kText, above(), inUnits().width() - kText - 12, kLine}));
    m_edit->setFont(look().mono(Type::Label));
    QPalette palette = m_edit->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    palette.setColor(QPalette::Text, c.text);
    m_edit->setPalette(palette);
    m_edit->setTextMargins(0, 0, 0, 0);
}

void EntryLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    paintFrame(painter, QRectF(rect()), {c.well, c.edge}, look());
    paintText(painter, look().px(QRectF(17, above(), 20, 36)), leftToRight(QStringLiteral(">")),
              look().mono(Type::Label), c.text2);
    if (m_edit->text().isEmpty()) {  // an edit's own placeholder is in the letters of notation, and cut where they end
        const QRectF place = look().px(QRectF(kText + 3, above(), inUnits().width() - kText - 15, kLine));
        const Fitted hint = squeeze({sentence("entry.hint")}, Type::Name, false, place.width(), look());
        paintText(painter, place, hint.text, hint.font, c.dim);
    }
    const QRectF below = look().px(QRectF(17, inUnits().height() - 29 - above(), inUnits().width() - 34, 24));
    const Fitted said = squeeze({m_preview}, Type::Second, false, below.width(), look());
    const QColor ink = m_trouble ? c.text : c.text2;
    mirror(painter, *this);
    if (said.width <= below.width()) {
        paintText(painter, below, said.text, said.font, ink);
        return;
    }
    // Two short lines rather than a cut one.
    paintParagraph(painter, below.adjusted(0, -look().px(8), 0, look().px(10)), m_preview, said.font, ink,
                   Qt::AlignVCenter);
}

}  // namespace oddchip::ui
