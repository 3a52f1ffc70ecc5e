// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/copiespage.h"

#include <QSignalBlocker>

#include "ui/words.h"

namespace oddchip::ui {

CopiesPage::CopiesPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    say(page, sentence("copies.hint"));
    auto* line = new QHBoxLayout;
    line->addWidget(new QLabel(nameOf("copies.days"), this));
    m_days = new QSpinBox(this);
    m_days->setRange(1, 3650);
    m_days->setAccessibleName(nameOf("copies.days"));
    line->addWidget(m_days);
    line->addStretch(1);
    m_now = new QPushButton(nameOf("copies.now"), this);
    line->addWidget(m_now);
    page->addLayout(line);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(nameOf("settings.copies"));
    page->addWidget(m_list, 1);
    m_restore = new QPushButton(nameOf("copies.restore"), this);
    page->addWidget(m_restore);
    m_note = say(page, {}, "head");
    connect(m_days, &QSpinBox::valueChanged, this, [this](int days) {
        Preferences wanted = shown();
        wanted.keepDays = days;
        ask(wanted);
    });
    connect(m_now, &QPushButton::clicked, this, &CopiesPage::wantsCopy);
    connect(m_list, &QListWidget::currentRowChanged, this, &CopiesPage::calmDown);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        const QListWidgetItem* item = m_list->currentItem();
        if (!item) return;
        if (!m_pressed) {
            m_pressed = true;
            m_restore->setText(nameOf("copies.again"));
            return;
        }
        calmDown();
        Q_EMIT wantsRestore(item->data(Qt::UserRole).toString());
    });
}

void CopiesPage::calmDown() {
    m_pressed = false;
    m_restore->setText(nameOf("copies.restore"));
}

void CopiesPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    const QSignalBlocker quietly(m_days);
    m_days->setValue(preferences.keepDays);
}

void CopiesPage::setCopies(const QList<Copy>& copies, bool mayRestore) {
    const QLocale locale;
    m_list->clear();
    for (const Copy& copy : copies) {
        const QString made = locale.toString(copy.made.toLocalTime(), QLocale::ShortFormat);
        auto* item = new QListWidgetItem(sentence("copies.one", {made, locale.toString(copy.bytes / 1024)}), m_list);
        item->setData(Qt::UserRole, copy.path);
    }
    if (copies.isEmpty()) tell(sentence("copies.none"));
    m_list->setCurrentRow(copies.isEmpty() ? -1 : 0);
    m_restore->setEnabled(mayRestore && !copies.isEmpty());
    calmDown();
}

}  // namespace oddchip::ui
