// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/peoplepage.h"

#include <QRegularExpressionValidator>

#include "ui/lists.h"

namespace oddchip::ui {
namespace {

constexpr const char* kRoles[] = {"role.dealer", "role.floor", "role.manager"};

}  // namespace

PeoplePage::PeoplePage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    say(page, sentence("people.hint"));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(nameOf("settings.people"));
    page->addWidget(m_list, 1);
    auto* who = new QHBoxLayout;
    m_initials = field(who, "people.initials");
    m_initials->setMaxLength(15);
    m_name = field(who, "people.name");
    m_role = new QComboBox(this);
    m_role->setAccessibleName(nameOf("people.role"));
    for (const char* role : kRoles) m_role->addItem(nameOf(role));
    who->addWidget(m_role);
    m_pin = pinField(who, "people.pin");
    page->addLayout(who);
    m_leave = say(page, sentence("people.leave"), "quiet");
    auto* leave = new QHBoxLayout;
    m_by = field(leave, "people.by");
    m_byPin = pinField(leave, "people.by-pin");
    m_keep = new QPushButton(nameOf("people.keep"), this);
    m_remove = new QPushButton(nameOf("people.remove"), this);
    leave->addStretch(1);
    leave->addWidget(m_keep);
    leave->addWidget(m_remove);
    page->addLayout(leave);
    m_note = say(page, {}, "head");
    connect(m_keep, &QPushButton::clicked, this, &PeoplePage::keep);
    connect(m_remove, &QPushButton::clicked, this, &PeoplePage::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, &PeoplePage::chosen);
}

QLineEdit* PeoplePage::field(QBoxLayout* line, const char* id) {
    auto* made = new QLineEdit(this);
    made->setPlaceholderText(nameOf(id));
    made->setAccessibleName(nameOf(id));
    line->addWidget(made);
    return made;
}

QLineEdit* PeoplePage::pinField(QBoxLayout* line, const char* id) {
    static const QRegularExpression figures(QStringLiteral("[0-9]{0,8}"));
    QLineEdit* made = field(line, id);
    made->setEchoMode(QLineEdit::Password);
    made->setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhHiddenText | Qt::ImhNoPredictiveText);
    made->setValidator(new QRegularExpressionValidator(figures, made));
    return made;
}

void PeoplePage::setPeople(const QList<PersonShown>& people, bool asksManager) {
    m_people = people;
    m_list->clear();
    for (const PersonShown& person : people) {
        QStringList parts{person.initials, person.name, nameOf(kRoles[qBound(0, person.role, 2)])};
        if (person.hasPin) parts += nameOf("people.has-pin");
        parts.removeAll(QString());
        m_list->addItem(commas(parts));
    }
    m_remove->setEnabled(!people.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_by, m_byPin, m_leave}) part->setEnabled(asksManager);
}

void PeoplePage::chosen() {
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_people.size()) return;
    const PersonShown& person = m_people[row];
    m_initials->setText(person.initials);
    m_name->setText(person.name);
    m_role->setCurrentIndex(qBound(0, person.role, 2));
    m_pin->clear();
}

PeoplePage::Leave PeoplePage::leave() {
    const Leave taken{m_by->text().trimmed(), m_byPin->text()};
    m_byPin->clear();
    return taken;
}

void PeoplePage::keep() {
    const PersonShown person{m_initials->text().trimmed(), m_name->text().simplified(), m_role->currentIndex(), false};
    const QString pin = m_pin->text();
    m_pin->clear();
    Q_EMIT wantsPerson(person, pin, leave());
}

void PeoplePage::remove() {
    const QString initials = m_initials->text().trimmed();
    m_pin->clear();
    Q_EMIT wantsRemoved(initials, leave());
}

}  // namespace oddchip::ui
