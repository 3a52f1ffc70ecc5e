// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/floorwindow.h"

#include <QComboBox>
#include <QDateTime>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include "ui/floor/paint.h"
#include "ui/settings/sheetstyle.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

constexpr double kBar = 48, kFoot = 32;
constexpr const char* kTabs[] = {"floor.hands", "floor.what-if", "floor.rulings", "floor.impact", "floor.proof-tab"};
constexpr const char* kKeys[] = {"floor.keys-hands", "floor.keys-what-if", "floor.keys-rulings", "floor.keys-impact",
                                 "floor.keys-proof"};

void colour(QWidget* window, const Look& look) {
    const Colours& c = look.colours();
    QPalette palette = window->palette();
    palette.setColor(QPalette::Window, c.bg);
    palette.setColor(QPalette::Base, c.well);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Button, c.raised);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::PlaceholderText, c.dim);
    palette.setColor(QPalette::Highlight, tints(look.theme).selectionInk);
    palette.setColor(QPalette::HighlightedText, look.theme == Theme::Light ? Qt::white : Qt::black);
    window->setPalette(palette);
    const QString field = fieldStyle(look);
    for (QWidget* one : window->findChildren<QWidget*>()) {
        const bool chosenOrTyped = qobject_cast<QLineEdit*>(one) || qobject_cast<QComboBox*>(one);
        if (chosenOrTyped && one->styleSheet() != field) one->setStyleSheet(field);
    }
}

}  // namespace

FloorWindow::FloorWindow(const QStringList& journals, QWidget* parent) : QWidget(parent), m_journals(journals) {
    setWindowTitle(nameOf("floor.window"));
    setMinimumSize(1024, 640);
    m_pages = new QStackedWidget(this);
    m_hands = new HandsPage(m_pages);
    m_whatIf = new WhatIfPage(m_pages);
    m_rulings = new RulingsPage(m_pages);
    m_impact = new ImpactPage(m_pages);
    m_proof = new ProofPage(journals, m_pages);
    for (QWidget* page :
         {static_cast<QWidget*>(m_hands), static_cast<QWidget*>(m_whatIf), static_cast<QWidget*>(m_rulings),
          static_cast<QWidget*>(m_impact), static_cast<QWidget*>(m_proof)})
        m_pages->addWidget(page);
    for (int i = 0; i < 5; ++i) {
        m_tabs.push_back(new Button(Button::Shape::Small, this));
        connect(m_tabs.back(), &QAbstractButton::clicked, this, [this, i] { go(static_cast<Place>(i)); });
    }
    m_call = new FloorPage(this);
    m_call->hide();
    m_shown = new ShownPage(this);
    connectPages();
    layOut();
    m_hands->search()->setFocus();
}

void FloorWindow::connectPages() {
    connect(m_hands, &HandsPage::wanted, this, &FloorWindow::wanted);
    connect(m_whatIf, &WhatIfPage::wanted, this, &FloorWindow::wanted);
    connect(m_impact, &ImpactPage::wanted, this, &FloorWindow::wanted);
    connect(m_proof, &ProofPage::wanted, this, &FloorWindow::wanted);
    connect(m_impact, &ImpactPage::stopped, this, &FloorWindow::stopped);
    connect(m_proof, &ProofPage::stopped, this, &FloorWindow::stopped);
    connect(m_hands, &HandsPage::whatIf, this, &FloorWindow::openWhatIf);
    connect(m_hands, &HandsPage::report, this, &FloorWindow::askForReport);
    connect(m_hands, &HandsPage::decide, this, &FloorWindow::decisionWanted);
    connect(m_hands, &HandsPage::showTable, this, &FloorWindow::openTable);
    connect(m_call, &Sheet::closed, this, [this] { showCall(false); });
    connect(m_call, &FloorPage::reportWanted, this, &FloorWindow::askForReport);
    connect(m_shown, &ShownPage::closed, m_shown, &QWidget::hide);
    connect(m_proof, &ProofPage::journalsWanted, this, &FloorWindow::journalsWanted);
    connect(m_proof, &ProofPage::thresholdChosen, this, &FloorWindow::thresholdChosen);
    connect(m_whatIf, &WhatIfPage::back, this, [this] { go(Place::Hands); });
    connect(m_whatIf, &WhatIfPage::exported, this, [this](const QString& log, const QString& json) {
        Q_EMIT saved(QStringLiteral("hand"), nameOf("floor.line-file") + QStringLiteral(".hand"), log);
        Q_EMIT saved(QStringLiteral("json"), nameOf("floor.line-file") + QStringLiteral(".json"), json);
    });
    connect(m_rulings, &RulingsPage::impact, this, [this](const Option* option) {
        m_impact->setOption(option);
        go(Place::Impact);
    });
    connect(m_rulings, &RulingsPage::hands, this, [this](RuleId rule) {
        go(Place::Hands);
        m_hands->search()->setText(QStringLiteral("rule:") + idText(name(rule)));
    });
    connect(m_impact, &ImpactPage::opened, this, [this](const HandRow& row, const RulesChosen& chosen) {
        m_whatIf->open(row);
        m_whatIf->setOption(chosen);
        go(Place::WhatIf);
    });
    connect(m_impact, &ImpactPage::exported, this, [this](const QString& csv) {
        Q_EMIT saved(QStringLiteral("csv"), nameOf("floor.impact-file") + QStringLiteral(".csv"), csv);
    });
}

void FloorWindow::setJournals(const QStringList& journals) {
    m_journals = journals;
    m_proof->setJournals(journals);
    update();
}

void FloorWindow::setAppearance(Theme theme, Deck deck, bool safe) {
    m_look.theme = theme;
    m_look.deck = deck;
    m_look.safe = safe;
    layOut();
}

void FloorWindow::setThreshold(std::int64_t threshold) {
    m_text.threshold = threshold;
    m_proof->setThreshold(threshold);
}

void FloorWindow::tell(const QString& trouble) {
    m_trouble = trouble;
    update();
}

// ---- over the pages --------------------------------------------------------------------------------------------

void FloorWindow::showCall(bool shown) {
    m_call->setVisible(shown);
    if (shown) m_call->raise();
    m_trouble.clear();
    setFocus();
    update();
}

void FloorWindow::openTable() {
    if (!m_hands->told()) return;
    m_shown->setMoment(*m_hands->told(), m_hands->line());
    m_shown->show();
    m_shown->raise();
    setFocus();
}

// What lies over the pages has the keys.
bool FloorWindow::coverTakes(QKeyEvent& key) {
    if (m_shown->isVisible()) {
        m_shown->hide();
        return true;
    }
    return m_call->isVisible() && m_call->takes(key);
}

// On the call's page Tab is the next step.
bool FloorWindow::focusNextPrevChild(bool next) { return !m_call->isVisible() && QWidget::focusNextPrevChild(next); }

// ---- pages -----------------------------------------------------------------------------------------------------

void FloorWindow::layOut() {
    m_look.scale = std::min(1.25, scaleFor(size()));
    m_look.dpr = devicePixelRatioF();
    colour(this, m_look);
    const auto count = static_cast<double>(m_tabs.size());
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        const bool on = m_pages->currentIndex() == static_cast<int>(i);
        m_tabs[i]->setFace({nameOf(kTabs[i]), {}, on ? Standing::Open : Standing::Ready});
        m_tabs[i]->setLook(m_look);
        const double each = std::min(150.0, (width() / m_look.scale - 400) / count);
        m_tabs[i]->setGeometry(m_look.widget(QRectF(112 + (each + 8) * static_cast<double>(i), 6, each, 36)));
    }
    const double high = height() / m_look.scale;
    m_pages->setGeometry(m_look.widget(QRectF(0, kBar, width() / m_look.scale, high - kBar - kFoot)));
    m_hands->setLook(m_look);
    m_whatIf->setLook(m_look);
    m_rulings->setLook(m_look);
    m_impact->setLook(m_look);
    m_proof->setLook(m_look);
    for (Painted<QWidget>* cover : std::initializer_list<Painted<QWidget>*>{m_call, m_shown}) {
        cover->setLook(m_look);
        cover->setGeometry(rect());
    }
    update();
}

// What was raised last where one stands, or what made the hand stand out.
RuleId FloorWindow::ruleAtHand() const {
    const auto& told = m_hands->told();
    if (!told) return RuleId::none;
    const auto lines = static_cast<int>(told->lines.size());
    for (int at = std::min(m_hands->line(), lines - 1); at >= 0; --at) {
        const Ruling& ruling = told->lines[static_cast<std::size_t>(at)].ruling;
        if (!ruling.flags.empty()) return ruling.flags.first();
        if (ruling.asks.floor) return ruling.asks.about;
        if (at == m_hands->line() && ruling.rules.first() != RuleId::none) return ruling.rules.first();
    }
    return told->row.rule;
}

void FloorWindow::go(Place place) {
    if (place == Place::WhatIf && m_pages->currentIndex() == 0 && m_hands->told() &&
        !(m_whatIf->tried().row.key == m_hands->told()->row.key))
        m_whatIf->open(m_hands->told()->row);
    if (const RuleId rule = ruleAtHand();
        place == Place::Rulings && m_pages->currentIndex() == 0 && rule != RuleId::none)
        m_rulings->open(rule);
    m_pages->setCurrentIndex(static_cast<int>(place));
    m_trouble.clear();
    setFocus();
    layOut();
}

void FloorWindow::openWhatIf() {
    if (m_hands->told()) go(Place::WhatIf);
}

void FloorWindow::openRuling(RuleId rule) {
    m_rulings->open(rule);
    go(Place::Rulings);
}

// A report needs what the other books say: they are asked first.
void FloorWindow::askForReport() {
    if (!m_hands->told()) return;
    m_reporting = true;
    Q_EMIT wanted(Try{Try::Do::look,
                      m_hands->told()->row.key,
                      0,
                      {},
                      {{}, {Book::cardroom, {}}, {Book::roberts, {}}, {Book::wsopLive2024, {}}, {Book::tda2024, {}}}});
}

void FloorWindow::show(const Answer& answer) {
    if (const auto* found = std::get_if<Found>(&answer)) {
        m_hands->show(*found);
    } else if (const auto* told = std::get_if<HandTold>(&answer)) {
        m_hands->show(*told);
        m_rulings->setRules(told->log.hand->rules);
        m_impact->setRules(told->log.hand->rules);
        if (m_reportAt > 0 && told->row.first <= m_reportAt && told->row.last >= m_reportAt) {
            m_reportAt = 0;
            askForReport();
        }
    } else if (const auto* proof = std::get_if<Proof>(&answer)) {
        m_proof->show(*proof);
    } else if (const auto* impact = std::get_if<Impacted>(&answer)) {
        m_impact->show(*impact);
    } else if (const auto* tried = std::get_if<Tried>(&answer)) {
        const bool reporting = std::exchange(m_reporting, false);
        if (reporting) {
            m_compared = tried->compared;
            Q_EMIT reported();
        } else {
            m_whatIf->show(*tried);
        }
    } else {
        tell(QString::fromStdString(std::get<Failed>(answer).why));
        m_proof->tell(m_trouble);
    }
}

void FloorWindow::progressed(qint64 done, qint64 of) {
    m_impact->setProgress(done, of);
    m_proof->setProgress(done, of);
}

void FloorWindow::grown() {
    m_hands->ask();
    if (m_reportAt > 0) Q_EMIT wanted(OpenHand{{}, m_reportAt});
}

void FloorWindow::reportAt(std::int64_t record) {
    m_reportAt = record;
    go(Place::Hands);
}

void FloorWindow::prepareReport() {
    m_text.printed = QDateTime::currentMSecsSinceEpoch();
    m_text.number = QStringLiteral("%1-%2").arg(QDate::currentDate().year()).arg(m_hands->told()->row.last);
    m_text.room = m_journals.value(m_hands->told()->row.key.journal);
}

bool FloorWindow::writeReport(const QString& path) {
    if (!m_hands->told()) return false;
    prepareReport();
    return Report(*m_hands->told(), m_hands->line(), m_compared, m_text).writePdf(path);
}

void FloorWindow::printReport() {
    if (!m_hands->told()) return;
    prepareReport();
    QPrinter printer(QPrinter::ScreenResolution);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setFullPage(true);
    QPrintPreviewDialog preview(&printer, this);
    connect(&preview, &QPrintPreviewDialog::paintRequested, this, [this](QPrinter* to) {
        QPainter painter(to);
        Report(*m_hands->told(), m_hands->line(), m_compared, m_text)
            .paint(painter, QRectF(0, 0, to->width(), to->height()));
    });
    preview.exec();
}

void FloorWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& c = m_look.colours();
    painter.fillRect(rect(), c.bg);
    const double bar = m_look.px(kBar), foot = m_look.px(kFoot), pad = m_look.px(16);
    painter.fillRect(QRectF(0, 0, width(), bar), c.panel);
    painter.fillRect(QRectF(0, bar - m_look.line(), width(), m_look.line()), c.line);
    paintLine(painter, {pad, 0, m_look.px(90), bar}, QStringLiteral("Oddchip"), textFont(m_look, 16, true), c.text);
    const double tabs = m_tabs.back()->geometry().right() + pad;
    const double clock =
        paintLine(painter, {tabs, 0, width() - tabs - pad, bar}, QTime::currentTime().toString(QStringLiteral("HH:mm")),
                  textFont(m_look, 14, true), c.text, Qt::AlignRight);
    const QString who =
        m_journals.size() == 1 ? m_journals.front() : nameOf("floor.journals", {QString::number(m_journals.size())});
    paintLine(painter, {tabs, 0, width() - tabs - clock - pad - m_look.px(8), bar}, who, textFont(m_look, 13), c.text2,
              Qt::AlignRight);
    const QRectF below(0, height() - foot, width(), foot);
    painter.fillRect(below, c.panel);
    painter.fillRect(QRectF(0, below.top(), width(), m_look.line()), c.line);
    const QString words = m_trouble.isEmpty() ? sentence(kKeys[m_pages->currentIndex()]) : m_trouble;
    paintLine(painter, below.adjusted(pad, 0, -pad, 0), words, textFont(m_look, 12),
              m_trouble.isEmpty() ? c.text2 : c.warn);
}

void FloorWindow::keyPressEvent(QKeyEvent* key) {
    if (coverTakes(*key)) return;
    const bool control = (key->modifiers() & Qt::ControlModifier) != 0;
    if (control && key->key() >= Qt::Key_1 && key->key() <= Qt::Key_5)
        return go(static_cast<Place>(key->key() - Qt::Key_1));
    if (control && key->key() == Qt::Key_O && place() != Place::WhatIf) return Q_EMIT journalsWanted();
    if (control && key->key() == Qt::Key_P && place() == Place::Hands) return askForReport();
    if (key->key() == Qt::Key_F11) return setWindowState(windowState() ^ Qt::WindowFullScreen);
    // An arrow in the search field moves in the text; elsewhere the page has its keys.
    bool used = false;
    switch (place()) {
    case Place::Hands: used = m_hands->useKey(key); break;
    case Place::WhatIf: used = m_whatIf->useKey(key); break;
    case Place::Rulings: used = m_rulings->useKey(key); break;
    case Place::Impact: used = m_impact->useKey(key); break;
    case Place::Proof: used = m_proof->useKey(key); break;
    }
    if (used) return;
    if (key->key() == Qt::Key_Escape && place() != Place::Hands) return go(Place::Hands);
    QWidget::keyPressEvent(key);
}

}  // namespace oddchip::ui::floor
