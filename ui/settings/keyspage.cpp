// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/keyspage.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QSaveFile>
#include <QSignalBlocker>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_unknown;
}

// Keys that move in the list, leave the page, or begin text in the entry line are nobody's.
bool isTaken(const QKeyEvent& key) {
    constexpr int kOthers[] = {Qt::Key_Up,    Qt::Key_Down,  Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Escape,
                               Qt::Key_Home,  Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Return,
                               Qt::Key_Enter, Qt::Key_Space, Qt::Key_Colon,  Qt::Key_Period};
    const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool digit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    return plain && (digit || std::find(std::begin(kOthers), std::end(kOthers), key.key()) != std::end(kOthers));
}

QString shown(const QKeySequence& key) { return key.toString(QKeySequence::NativeText); }

}  // namespace

KeysPage::KeysPage(QWidget* parent) : PreferencePage(parent) {
    QVBoxLayout* page = column();
    say(page, sentence("keys.hint"));
    m_note = say(page, {}, "head");
    m_list = new QListWidget(this);
    m_list->setAccessibleName(nameOf("settings.keys"));
    m_list->installEventFilter(this);
    for (int i = 0; i < kCommands; ++i) m_list->addItem(QString());
    m_list->setCurrentRow(0);
    page->addWidget(m_list, 1);
    auto* line = new QHBoxLayout;
    const auto add = [&](const char* id, const auto& then) {
        auto* button = new QPushButton(nameOf(id), this);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, then);
    };
    add("keys.reset", [this] { ask(Shortcuts()); });
    add("keys.import", [this] {
        const QString path = QFileDialog::getOpenFileName(this, nameOf("keys.import"), {}, nameOf("file.keys"));
        if (!path.isEmpty()) takeFile(path);
    });
    add("keys.export", [this] {
        const QString path = QFileDialog::getSaveFileName(this, nameOf("keys.export"), {}, nameOf("file.keys"));
        if (!path.isEmpty()) saveFile(path);
    });
    line->addStretch(1);
    page->addLayout(line);
}

QString KeysPage::lineOf(const CommandKey& row) const {
    const Shortcuts& keys = PreferencePage::shown().keys;
    const QKeySequence key = keys.of(row.command);
    QStringList all{nameOf("rules.choice", {nameOf(row.id), key.isEmpty() ? sentence("keys.none") : ui::shown(key)})};
    for (const Command other : keys.sharing(row.command))
        all += sentence("keys.shared", {nameOf(commandKeys()[static_cast<std::size_t>(other)].id)});
    if (keys.isChanged(row.command)) all += sentence("keys.changed", {ui::shown(Shortcuts().of(row.command))});
    return all.join(QStringLiteral(" · "));
}

void KeysPage::show(const Preferences& preferences) {
    PreferencePage::show(preferences);
    for (const CommandKey& row : commandKeys()) {
        QListWidgetItem* item = m_list->item(static_cast<int>(row.command));
        item->setText(lineOf(row));
        QFont font = m_list->font();
        font.setBold(preferences.keys.isChanged(row.command) || !preferences.keys.sharing(row.command).isEmpty());
        item->setFont(font);
    }
    m_note->setText(preferences.keys.conflicts() ? sentence("keys.conflicts") : QString());
}

void KeysPage::ask(const Shortcuts& keys) {
    Preferences wanted = PreferencePage::shown();
    wanted.keys = keys;
    PreferencePage::ask(wanted);
}

bool KeysPage::press(const QKeyEvent& key) {
    const int row = m_list->currentRow();
    if (row < 0 || isModifier(key.key()) || isTaken(key)) return false;
    Shortcuts keys = PreferencePage::shown().keys;
    const auto with = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier | Qt::MetaModifier);
    const bool none = key.key() == Qt::Key_Backspace && !with;
    keys.set(Command{static_cast<std::uint8_t>(row)},
             none ? QKeySequence() : QKeySequence(QKeyCombination(with, Qt::Key(key.key()))));
    ask(keys);
    return true;
}

bool KeysPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) event->accept();
    if (event->type() == QEvent::KeyPress && press(*static_cast<QKeyEvent*>(event))) return true;
    return PreferencePage::eventFilter(watched, event);
}

void KeysPage::takeFile(const QString& path) {
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    const auto keys = opened ? Shortcuts::read(QString::fromUtf8(file.readAll())) : std::nullopt;
    if (!keys) return m_note->setText(opened ? sentence("keys.not-read") : sentence("file.not-read", {path}));
    ask(*keys);
}

void KeysPage::saveFile(const QString& path) {
    const QString full = QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".oddkeys") : path;
    QSaveFile file(full);
    const bool opened = file.open(QIODevice::WriteOnly);
    if (opened) file.write(PreferencePage::shown().keys.text().toUtf8());
    m_note->setText(sentence(opened && file.commit() ? "rules.saved-file" : "file.not-written", {full}));
}

}  // namespace oddchip::ui
