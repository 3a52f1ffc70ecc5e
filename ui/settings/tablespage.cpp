// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/tablespage.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QSignalBlocker>

#include "ui/words.h"

namespace oddchip::ui {

TablesPage::TablesPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    say(page, sentence("tables.hint"));
    auto* naming = new QHBoxLayout;
    m_name = new QLineEdit(this);
    m_name->setPlaceholderText(nameOf("tables.name"));
    m_name->setAccessibleName(nameOf("tables.name"));
    m_name->setMaxLength(60);
    naming->addWidget(m_name, 1);
    m_save = button(naming, "tables.save", &TablesPage::save);
    m_rename = button(naming, "tables.rename", &TablesPage::rename);
    page->addLayout(naming);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(nameOf("settings.tables"));
    m_list->setWordWrap(true);
    page->addWidget(m_list, 1);
    auto* line = new QHBoxLayout;
    m_use = button(line, "tables.use", &TablesPage::use);
    m_remove = button(line, "tables.remove", &TablesPage::remove);
    line->addStretch(1);
    m_import = new QPushButton(nameOf("rules.import"), this);
    m_export = new QPushButton(nameOf("rules.export"), this);
    line->addWidget(m_import);
    line->addWidget(m_export);
    page->addLayout(line);
    m_note = say(page, {}, "head");
    connect(m_list, &QListWidget::currentRowChanged, this, &TablesPage::chosen);
    connect(m_import, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, nameOf("rules.import"), {}, nameOf("file.tables"));
        if (!path.isEmpty()) takeFile(path);
    });
    connect(m_export, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, nameOf("rules.export"), {}, nameOf("file.tables"));
        if (!path.isEmpty()) saveFile(path);
    });
}

QPushButton* TablesPage::button(QBoxLayout* line, const char* id, void (TablesPage::*press)()) {
    auto* made = new QPushButton(nameOf(id), this);
    line->addWidget(made);
    connect(made, &QPushButton::clicked, this, press);
    return made;
}

void TablesPage::calmDown() {
    m_pressed = false;
    m_remove->setText(nameOf("tables.remove"));
}

void TablesPage::chosen() {
    calmDown();
    const bool any = m_list->currentRow() >= 0;
    m_use->setEnabled(any && m_maySetUp);
    m_rename->setEnabled(any);
    m_remove->setEnabled(any);
    m_export->setEnabled(!m_tables.isEmpty());
    if (any) m_name->setText(m_tables[m_list->currentRow()].name);
}

void TablesPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    m_tables = tablesFromFile(preferences.tables).value_or(QList<TablePreset>());
    const int row = m_list->currentRow();
    {
        const QSignalBlocker quietly(m_list);
        m_list->clear();
        for (const TablePreset& preset : m_tables) {
            m_list->addItem(QStringLiteral("%1\n%2").arg(preset.name, describe(preset)));
        }
        m_list->setCurrentRow(qBound(-1, row, static_cast<int>(m_tables.size()) - 1));
    }
    chosen();
}

void TablesPage::setPresent(const std::optional<TablePreset>& present, bool maySetUp) {
    m_present = present;
    m_maySetUp = maySetUp;
    m_save->setEnabled(present.has_value());
    m_note->setText(maySetUp ? QString() : sentence("tables.hand"));
    chosen();
}

void TablesPage::keep(const QList<TablePreset>& tables, int current) {
    Preferences wanted = shown();
    wanted.tables = tablesAsFile(tables);
    ask(wanted);
    m_list->setCurrentRow(current);
}

bool TablesPage::nameIsFree(int except) {
    const QString name = m_name->text().simplified();
    m_note->clear();
    if (name.isEmpty()) m_note->setText(sentence("tables.no-name"));
    for (int i = 0; i < m_tables.size(); ++i) {
        if (i != except && m_tables[i].name == name) m_note->setText(sentence("tables.taken", {name}));
    }
    return m_note->text().isEmpty();
}

void TablesPage::save() {
    if (!m_present || !nameIsFree(-1)) return;
    QList<TablePreset> tables = m_tables;
    tables.append(*m_present);
    tables.back().name = m_name->text().simplified();
    keep(tables, static_cast<int>(tables.size()) - 1);
}

void TablesPage::rename() {
    const int row = m_list->currentRow();
    if (row < 0 || !nameIsFree(row)) return;
    QList<TablePreset> tables = m_tables;
    tables[row].name = m_name->text().simplified();
    keep(tables, row);
}

void TablesPage::remove() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    if (!m_pressed) {
        m_pressed = true;
        m_remove->setText(nameOf("tables.again"));
        return;
    }
    QList<TablePreset> tables = m_tables;
    tables.removeAt(row);
    keep(tables, std::min(row, static_cast<int>(tables.size()) - 1));
}

void TablesPage::use() {
    const int row = m_list->currentRow();
    if (row >= 0 && m_maySetUp) Q_EMIT wantsTable(m_tables[row]);
}

// What it brings is added; a name that is there already gets a number.
void TablesPage::takeFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return m_note->setText(sentence("file.not-read", {path}));
    const auto read = tablesFromFile(QString::fromUtf8(file.readAll()));
    if (!read) return m_note->setText(sentence("tables.not-read"));
    QList<TablePreset> tables = m_tables;
    for (TablePreset preset : *read) {
        preset.name = freeName(preset.name, tables);
        tables.append(preset);
    }
    keep(tables, static_cast<int>(tables.size()) - 1);
    m_note->setText({});
}

void TablesPage::saveFile(const QString& path) {
    const QString full = QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".oddtables") : path;
    QSaveFile file(full);
    const bool opened = file.open(QIODevice::WriteOnly);
    if (opened) file.write(tablesAsFile(m_tables).toUtf8());
    m_note->setText(sentence(opened && file.commit() ? "rules.saved-file" : "file.not-written", {full}));
}

}  // namespace oddchip::ui
