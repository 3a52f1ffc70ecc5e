// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/ruledetail.h"

#include <QLocale>
#include <QSignalBlocker>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr int kHistory = 3;  // changes of one option that are told

QLabel* quiet(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("quiet", true);
    label->setWordWrap(true);
    return label;
}

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

}  // namespace

RuleDetail::RuleDetail(QWidget* parent) : QWidget(parent) {
    m_title = new QLabel(this);
    m_title->setProperty("head", true);
    m_title->setWordWrap(true);
    m_key = quiet(this);
    m_what = new QLabel(this);
    m_what->setWordWrap(true);
    m_source = quiet(this);
    m_kept = quiet(this);
    m_kept->setText(sentence("rules.kept"));
    m_number = new QSpinBox(this);
    m_books = quiet(this);
    m_history = quiet(this);
    m_putBack = new QPushButton(nameOf("rules.put-back"), this);
    m_choices = new QVBoxLayout;
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_key, m_what}) page->addWidget(part);
    page->addLayout(m_choices);
    for (QWidget* part : std::initializer_list<QWidget*>{m_number, m_books, m_source, m_history, m_putBack})
        page->addWidget(part);
    page->addStretch(1);
    page->addWidget(m_kept);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int value) {
        if (m_option) Q_EMIT chosen(m_option, value);
    });
    connect(m_putBack, &QPushButton::clicked, this, [this] {
        if (m_changed) Q_EMIT chosen(m_changed, m_was);
    });
}

void RuleDetail::setLook(const Look& look) {
    m_look = look;
    m_key->setFont(look.mono(Type::Caption));
}

void RuleDetail::setWas(const Option& option, int value) {
    m_changed = &option;
    m_was = value;
}

void RuleDetail::showChoices(int value, bool mayChange) {
    const int count = m_option->choices.empty() ? 0 : countOf(*m_option);
    while (m_buttons.size() < count) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        button->setProperty("choice", true);
        const int nth = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, nth] {
            if (m_option) Q_EMIT chosen(m_option, nth);
        });
        m_choices->addWidget(button);
        m_buttons.append(button);
    }
    for (int i = 0; i < m_buttons.size(); ++i) {
        QPushButton* button = m_buttons[i];
        button->setVisible(i < count);
        if (i >= count) continue;
        const QString books = booksWith(*m_option, i), choice = choiceOf(*m_option, i);
        button->setText(books.isEmpty() ? choice : nameOf("rules.choice", {choice, books}));
        button->setChecked(i == value);
        button->setEnabled(mayChange);
    }
}

void RuleDetail::showNumber(int value, bool mayChange) {
    const bool number = m_option->choices.empty();
    m_number->setVisible(number);
    m_books->setVisible(number);
    if (!number) return;
    const QSignalBlocker quietly(m_number);
    m_number->setRange(m_option->least, m_option->most);
    m_number->setValue(value);
    m_number->setEnabled(mayChange);
    m_number->setAccessibleName(titleOf(*m_option));
    const QString books = booksWith(*m_option, value), choice = choiceOf(*m_option, value);
    m_books->setText(books.isEmpty() ? choice : nameOf("rules.choice", {choice, books}));
}

void RuleDetail::showHistory() {
    QStringList lines;
    for (const RuleChange& change : m_changes) {
        if (change.option != m_option || lines.size() == kHistory) continue;
        const QString by = change.by.isEmpty() ? QString(QChar(0x2014)) : change.by;
        const QString at = QLocale().toString(change.at.toLocalTime(), QLocale::ShortFormat);
        lines += sentence("rules.changed", {choiceOf(*m_option, change.now), choiceOf(*m_option, change.was), by, at});
    }
    m_history->setText(lines.join(QLatin1Char('\n')));
    m_history->setVisible(!lines.isEmpty());
}

void RuleDetail::show(const Option* option, int value, bool mayChange) {
    m_option = option;
    setVisible(option != nullptr);
    if (!option) return;
    m_title->setText(titleOf(*option));
    m_key->setText(text(option->key));
    const QString what = sentence("option." + std::string(option->key));
    m_what->setText(what);
    m_what->setVisible(!what.isEmpty());
    m_source->setText(nameOf("rules.choice", {nameOf("rules.source"), text(option->sources)}));
    showHistory();
    showChoices(value, mayChange);
    showNumber(value, mayChange);
    m_putBack->setVisible(option == m_changed && value != m_was && mayChange);
    if (m_putBack->isVisibleTo(this)) m_putBack->setToolTip(sentence("rules.put-back", {choiceOf(*option, m_was)}));
    if (m_putBack->isVisibleTo(this)) m_source->setText(m_source->text() + QStringLiteral("\n") + m_putBack->toolTip());
}

}  // namespace oddchip::ui
