// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/rulespage.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSaveFile>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kBeside = 1400;  // units, from which on the option in full stands beside the list
constexpr int kMostInMenu = 12;

}  // namespace

RulesPage::RulesPage(QWidget* parent) : QWidget(parent) {
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    makeTop(page);
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(16, 0, 16, 8);
    page->addWidget(m_note);
    m_model = new RuleModel(this);
    m_delegate = new RuleDelegate(this);
    m_list = new QListView(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setObjectName(QStringLiteral("options"));
    m_list->setAccessibleName(nameOf("settings.rules"));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    m_detail = new RuleDetail(this);
    m_middle = new QBoxLayout(QBoxLayout::TopToBottom);
    m_middle->setSpacing(0);
    auto* table = new QVBoxLayout;
    table->setSpacing(0);
    m_heads = new RuleHeads(this);
    table->addWidget(m_heads);
    table->addWidget(m_list, 1);
    m_middle->addLayout(table, 1);
    m_middle->addWidget(m_detail);
    page->addLayout(m_middle, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesPage::showAll);
    connect(m_detail, &RuleDetail::chosen, this, [this](const Option* option, int value) { set(*option, value); });
}

void RulesPage::makeTop(QBoxLayout* page) {
    m_find = new QLineEdit(this);
    m_find->setPlaceholderText(nameOf("rules.find"));
    m_find->setAccessibleName(nameOf("rules.find"));
    m_by = new QLineEdit(this);
    m_by->setPlaceholderText(nameOf("rules.by"));
    m_by->setAccessibleName(nameOf("rules.by"));
    m_by->setMaxLength(15);
    m_compare = new QComboBox(this);
    for (const Book book : kBooks) m_compare->addItem(nameOf("rules.compare", {bookName(book)}));
    m_compare->setCurrentIndex(static_cast<int>(Book::wsopLive2024));
    m_different = new QPushButton(this);
    m_different->setCheckable(true);
    m_start = new QToolButton(this);
    m_start->setText(nameOf("rules.start-from"));
    m_start->setPopupMode(QToolButton::InstantPopup);
    auto* books = new QMenu(m_start);
    for (const Book book : kBooks) books->addAction(bookName(book), this, [this, book] { startFrom(book); });
    m_start->setMenu(books);
    m_import = new QPushButton(nameOf("rules.import"), this);
    m_export = new QPushButton(nameOf("rules.export"), this);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(16, 12, 16, 12);
    top->setSpacing(12);
    top->addWidget(m_find, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_compare, m_different, m_start}) top->addWidget(part);
    page->addLayout(top);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(16, 0, 16, 12);
    below->setSpacing(12);
    below->addWidget(m_by, 1);
    below->addStretch(1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_import, m_export}) below->addWidget(part);
    page->addLayout(below);
    connect(m_find, &QLineEdit::textEdited, this, &RulesPage::refill);
    connect(m_compare, &QComboBox::currentIndexChanged, this, &RulesPage::refill);
    connect(m_different, &QPushButton::toggled, this, &RulesPage::refill);
    connect(m_import, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, nameOf("rules.import"), {}, nameOf("file.rules"));
        if (!path.isEmpty()) takeFile(path);
    });
    connect(m_export, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, nameOf("rules.export"), {}, nameOf("file.rules"));
        if (!path.isEmpty()) saveFile(path);
    });
}

void RulesPage::setRules(const HouseRules& rules, bool mayChange) {
    m_mayChange = mayChange;
    m_start->setEnabled(mayChange);
    m_import->setEnabled(mayChange);
    m_by->setEnabled(mayChange);
    m_model->show(rules, m_model->filter());
    refill();
}

void RulesPage::setChanges(const QList<RuleChange>& changes) {
    m_detail->setChanges(changes);
    showAll();
}

void RulesPage::setLook(const Look& look) {
    m_look = look;
    m_delegate->setLook(look);
    m_detail->setLook(look);
    m_heads->show(m_model->filter().book, look);
    m_list->doItemsLayout();
    resizeEvent(nullptr);
}

void RulesPage::resizeEvent(QResizeEvent*) {
    const bool beside = width() / m_look.scale >= kBeside - 256;
    m_middle->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_detail->setMinimumWidth(beside ? qRound(m_look.px(380)) : 0);
    m_detail->setMaximumWidth(beside ? qRound(m_look.px(464)) : QWIDGETSIZE_MAX);
}

void RulesPage::tell(const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

// What fits is listed anew; the option that was chosen stays chosen where it still fits.
void RulesPage::refill() {
    const Option* before = current();
    const RuleFilter filter{m_find->text().trimmed(), kBooks[m_compare->currentIndex()], m_different->isChecked()};
    m_model->show(m_model->rules(), filter);
    m_heads->show(filter.book, m_look);
    const int count = differences(m_model->rules(), rulesOf(filter.book));
    m_different->setText(nameOf("rules.only-different", {QString::number(count)}));
    QModelIndex index = m_model->indexOf(before);
    if (!index.isValid() && m_model->rowCount() > 1) index = m_model->index(1);
    m_list->setCurrentIndex(index);
    if (m_model->rowCount() == 0) {
        tell(filter.text.isEmpty() ? sentence("rules.none-differs", {bookName(filter.book)})
                                   : sentence("rules.none-fits", {filter.text}));
    } else if (!m_mayChange) {
        tell(sentence("rules.not-kept"));
    } else {
        tell(isTournament(filter.book) ? sentence("rules.tournament", {bookName(filter.book)}) : QString());
    }
    showAll();
}

void RulesPage::showAll() {
    const Option* option = current();
    m_detail->show(option, option ? option->get(m_model->rules()) : 0, m_mayChange);
}

void RulesPage::compareWith(Book book) { m_compare->setCurrentIndex(static_cast<int>(book)); }

void RulesPage::showOnlyDifferent(bool only) { m_different->setChecked(only); }

void RulesPage::choose(const Option& option) { m_list->setCurrentIndex(m_model->indexOf(&option)); }

void RulesPage::set(const Option& option, int value) {
    const int before = option.get(m_model->rules());
    if (!m_mayChange || value == before) return;
    if (value < valueAt(option, 0) || value > valueAt(option, countOf(option) - 1)) {
        return tell(sentence("rules.out-of-range", {QString::number(value), QString::number(option.least),
                                                    QString::number(option.most), QString::number(before)}));
    }
    HouseRules rules = m_model->rules();
    option.set(rules, value);
    m_detail->setWas(option, before);
    Q_EMIT chosen(rules);
}

void RulesPage::step(int by) {
    const Option* option = current();
    if (!option) return;
    const int value = option->get(m_model->rules()) + by;
    if (value >= valueAt(*option, 0) && value <= valueAt(*option, countOf(*option) - 1)) set(*option, value);
}

void RulesPage::startFrom(Book book) {
    Q_EMIT chosen(rulesOf(book));
    if (isTournament(book)) tell(sentence("rules.tournament", {bookName(book)}));
}

void RulesPage::popUp(const QModelIndex& index) {
    const Option* option = m_model->option(index);
    if (!option || !m_mayChange || countOf(*option) > kMostInMenu) return;
    QMenu menu(this);
    for (int i = 0; i < countOf(*option); ++i) {
        const int value = valueAt(*option, i);
        QAction* action =
            menu.addAction(choiceOf(*option, value), this, [this, option, value] { set(*option, value); });
        action->setCheckable(true);
        action->setChecked(value == option->get(m_model->rules()));
    }
    const QRectF row = m_list->visualRect(index);
    menu.exec(m_list->viewport()->mapToGlobal(ruleColumns(row, m_look).choice.bottomLeft().toPoint()));
}

bool RulesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_list->indexAt(mouse->pos());
        const QRectF row = m_list->visualRect(index);
        if (index.isValid() && ruleColumns(row, m_look).choice.contains(mouse->position())) popUp(index);
    }
    if (watched == m_list && event->type() == QEvent::KeyPress && takes(*static_cast<QKeyEvent*>(event))) return true;
    return QWidget::eventFilter(watched, event);
}

bool RulesPage::takes(const QKeyEvent& key) {
    if (m_by->hasFocus()) return false;
    if (m_find->hasFocus()) {
        if (key.key() != Qt::Key_Escape || m_find->text().isEmpty()) return false;
        m_find->clear();
        refill();
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Slash: m_find->setFocus(); return true;
    case Qt::Key_Left: step(-1); return true;
    case Qt::Key_Right: step(1); return true;
    case Qt::Key_D: m_different->toggle(); return true;
    default: return false;
    }
}

void RulesPage::takeFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return tell(sentence("file.not-read", {path}));
    const auto read = rulesFromFile(QString::fromUtf8(file.readAll()));
    if (const auto* wrong = std::get_if<QString>(&read)) return tell(sentence("rules.no-file", {*wrong}));
    const HouseRules& rules = std::get<HouseRules>(read);
    const int count = differences(rules, m_model->rules());
    Q_EMIT chosen(rules);
    tell(sentence("rules.took-file", {QString::number(count)}));
}

void RulesPage::saveFile(const QString& path) {
    const QString full = QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".oddrules") : path;
    QSaveFile file(full);
    const bool opened = file.open(QIODevice::WriteOnly);
    if (opened) file.write(rulesAsFile(m_model->rules()).toUtf8());
    tell(sentence(opened && file.commit() ? "rules.saved-file" : "file.not-written", {full}));
}

}  // namespace oddchip::ui
