// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/practicewindow.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>

#include "ui/direction.h"
#include "ui/settings/preferences.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kBar = 48, kFoot = 32, kFinger = 9;  // the last in millimetres
constexpr double kMmAnInch = 25.4;
QPalette paletteOf(const Colours& c) {
    QPalette palette(c.raised, c.panel);
    palette.setColor(QPalette::Base, c.panel);
    palette.setColor(QPalette::Highlight, c.focus);
    palette.setColor(QPalette::HighlightedText, c.bg);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text}) palette.setColor(role, c.text);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text}) {
        palette.setColor(QPalette::Disabled, role, c.dim);
    }
    return palette;
}

constexpr const char* kTabs[] = {"practice.today", "practice.drill", "practice.progress", "practice.exam"};

}  // namespace

PracticeWindow::PracticeWindow(Clocks clocks)
    : m_clocks(std::move(clocks)), m_dice(static_cast<std::uint64_t>(m_clocks.now())) {
    setWindowTitle(nameOf("practice.window"));
    setFocusPolicy(Qt::StrongFocus);
    m_today = new TodayPage(this);
    m_drill = new DrillPage(this);
    m_explain = new ExplainPage(this);
    m_skills = new SkillsPage(this);
    m_exam = new ExamPage(this);
    m_dealPage = new DealPage(this);
    for (const char* id : kTabs) {
        auto* tab = new Button(Button::Shape::Small, this);
        tab->setAccessibleName(nameOf(id));
        tab->setObjectName(QLatin1String(id));
        m_tabs.append(tab);
    }
    const auto button = [this](const char* id) {
        auto* made = new Button(Button::Shape::Small, this);
        made->setFace({nameOf(id), {}});
        made->setAccessibleName(nameOf(id));
        made->setObjectName(QLatin1String(id));
        return made;
    };
    m_who = button("practice.who");
    m_noiseButton = button("practice.noise-off");
    m_pause = button("practice.pause");
    m_ring = new FocusRing(this);
    m_clock.setInterval(250);
    m_noises.setInterval(4000);
    connectPages();
    setKept({});
}

void PracticeWindow::connectPages() {
    connect(m_tabs[0], &Button::clicked, this, [this] { go(At::Today); });
    connect(m_tabs[1], &Button::clicked, this, [this] {
        if (m_at == At::Explain) return lookAtTable();
        if (m_at == At::Deal || m_at == At::Drill) return;
        startOrGoOn();
    });
    connect(m_tabs[2], &Button::clicked, this, [this] { go(At::Skills); });
    connect(m_tabs[3], &Button::clicked, this, [this] { go(At::Exam); });
    connect(m_who, &Button::clicked, this, &PracticeWindow::showPeople);
    connect(m_noiseButton, &Button::clicked, this, &PracticeWindow::toggleNoise);
    connect(m_pause, &Button::clicked, this, [this] { go(At::Today); });
    connect(m_today, &TodayPage::startWanted, this, &PracticeWindow::startOrGoOn);
    connect(m_today, &TodayPage::rowChosen, this, &PracticeWindow::dropPause);
    connect(m_today, &TodayPage::pickWanted, this, [this] { go(At::Skills); });
    connect(m_today, &TodayPage::endlessWanted, this, &PracticeWindow::startEndless);
    connect(m_today, &TodayPage::dealWanted, this,
            [this] { startDeal(m_dice.next() >> 1, practice::dealLevelOf(m_training)); });
    connect(m_dealPage, &DealPage::anotherWanted, m_today, &TodayPage::dealWanted);
    connect(m_dealPage, &DealPage::sameWanted, this, [this] { startDeal(m_deal->seed, m_deal->level); });
    connect(m_dealPage, &DealPage::lookWanted, this, &PracticeWindow::lookAtStep);
    connect(m_skills, &SkillsPage::startWanted, this, &PracticeWindow::startChosen);
    connect(m_drill->answers(), &AnswerPanel::answered, this,
            [this](const practice::Answer& answer) { answered(answer, false); });
    connect(m_drill->answers(), &AnswerPanel::gaveUp, this, [this] { answered({}, true); });
    connect(m_drill->answers(), &AnswerPanel::hintWanted, this, &PracticeWindow::hint);
    connect(m_drill, &DrillPage::goOnWanted, this, &PracticeWindow::goOn);
    connect(m_explain, &ExplainPage::nextWanted, this, &PracticeWindow::askNext);
    connect(m_explain, &ExplainPage::sameWanted, this, &PracticeWindow::askAgain);
    connect(m_explain, &ExplainPage::tableWanted, this, &PracticeWindow::lookAtTable);
    connect(m_exam, &ExamPage::paperWanted, this, &PracticeWindow::beginPaper);
    connect(m_exam, &ExamPage::printWanted, this, [this](bool down) { print(false, down); });
    connect(m_exam, &ExamPage::pdfWanted, this, [this] { print(true); });
    connect(m_exam, &ExamPage::lookWanted, this, &PracticeWindow::lookAt);
    connect(&m_clock, &QTimer::timeout, this, &PracticeWindow::tickTock);
    connect(&m_noises, &QTimer::timeout, this, &PracticeWindow::makeNoise);
}

void PracticeWindow::setKept(const std::vector<practice::Kept>& standing) {
    m_kept = standing;
    const int trainee = m_training.trainee == 0 ? 1 : m_training.trainee;
    m_training = practice::trainingOf(m_kept, trainee);
    const HouseRules rules = m_training.book ? rulesOf(*m_training.book) : m_house;
    if (!(rules == m_rules)) {
        m_rules = rules;
        dropPause();
        m_exam->offer(m_exam->seed(), rules, {});
    }
    m_today->show(m_training, m_rules, seconds());
    m_skills->show(m_training, m_rules, seconds());
    showPage();
}

void PracticeWindow::setRules(const HouseRules& rules) {
    m_house = rules;
    setKept(m_kept);
}

void PracticeWindow::setTrainee(int trainee) {
    m_training.trainee = trainee;
    dropPause();
    setKept(m_kept);
}

void PracticeWindow::setTheme(Theme theme) { setLook(theme, m_look.deck, m_look.safe); }

void PracticeWindow::setLook(Theme theme, Deck deck, bool safe) {
    m_look.theme = theme;
    m_look.deck = deck;
    m_look.safe = safe;
    layOut();
}

void PracticeWindow::setTouch(bool touch, double dotsPerMm) {
    m_touch = touch;
    m_dotsPerMm = dotsPerMm;
    layOut();
}

void PracticeWindow::layOut() {
    m_look.scale = scaleFor(size());
    m_look.dpr = devicePixelRatioF();
    const double said = screen() ? screen()->physicalDotsPerInch() / kMmAnInch : 0;  // where that can be true
    const double dots = m_dotsPerMm > 0 ? m_dotsPerMm : said > 2 && said < 16 ? said : 96 / kMmAnInch;
    setPalette(paletteOf(m_look.colours()));  // of scroll bars, menus and questions
    m_look.least = m_touch ? unitsOf(kFinger, dots, m_look.scale) : 0;
    const double w = width() / m_look.scale, h = height() / m_look.scale;
    const double tabs[] = {76, 68, 100, 72};
    double x = 108;
    for (int i = 0; i < m_tabs.size(); ++i) {
        m_tabs[i]->setLook(m_look);
        m_tabs[i]->setGeometry(mirrored(m_look.widget({x, 6, tabs[i], 36}), *this));
        x += tabs[i] + 8;
    }
    for (Button* button : {m_who, m_noiseButton, m_pause}) button->setLook(m_look);
    m_pause->setGeometry(mirrored(m_look.widget({w - 108, 6, 92, 36}), *this));
    m_noiseButton->setGeometry(mirrored(m_look.widget({w - 124, 6, 108, 36}), *this));
    m_who->setGeometry(mirrored(m_look.widget({w - 412, 6, 280, 36}), *this));
    for (Page* page : {static_cast<Page*>(m_today), static_cast<Page*>(m_drill), static_cast<Page*>(m_explain),
                       static_cast<Page*>(m_skills), static_cast<Page*>(m_exam), static_cast<Page*>(m_dealPage)}) {
        page->setLook(m_look);
        page->setGeometry(m_look.widget({0, kBar, w, h - kBar - kFoot}));
    }
    m_ring->setLook(m_look);
    update();
}

void PracticeWindow::go(At at) {
    if (m_paper && at != At::Drill && m_at == At::Drill) return finishPaper(true);
    const bool open = m_at == At::Drill && m_question && !m_done && !m_deal;
    if (open && at != At::Drill) m_pausedAt = m_clocks.ticks();
    if (at != At::Drill) m_peek = false;
    m_at = at;
    if (at != At::Drill && at != At::Explain) m_looking = false;
    if (m_deal && at != At::Drill && at != At::Explain && at != At::Deal) {  // left: it counts as not played
        m_deal.reset();
        m_question.reset();
    }
    if (at == At::Today) {
        if (!m_pausedAt) dropPause();
        m_today->setPaused(m_pausedAt.has_value());
        m_today->show(m_training, m_rules, seconds());
    }
    if (at == At::Exam && !m_exam->hasResult()) m_exam->offer(m_exam->seed(), m_rules, {});
    showPage();
}

void PracticeWindow::showPage() {
    m_today->setVisible(m_at == At::Today);
    m_drill->setVisible(m_at == At::Drill);
    m_explain->setVisible(m_at == At::Explain);
    m_skills->setVisible(m_at == At::Skills);
    m_exam->setVisible(m_at == At::Exam);
    m_dealPage->setVisible(m_at == At::Deal);
    m_explain->setStanding(!m_deal && !m_looking, m_looking);
    m_drill->answers()->setEnabled(!m_peek);
    const bool drilling = m_at == At::Drill;
    m_pause->setVisible(drilling);
    m_noiseButton->setVisible(!drilling);
    m_who->setVisible(!drilling && m_at != At::Explain);
    const int tab = m_at == At::Today ? 0 : m_at == At::Skills ? 2 : m_at == At::Exam ? 3 : 1;
    for (int i = 0; i < m_tabs.size(); ++i)
        m_tabs[i]->setFace({nameOf(kTabs[i]), {}, i == tab ? Standing::Open : Standing::Ready});
    m_who->setFace({sentence("practice.who-line", {m_training.name.empty() ? nameOf("practice.first-trainee")
                                                                           : QString::fromStdString(m_training.name),
                                                   bookName(m_rules)}),
                    {}});
    m_noiseButton->setFace(
        {nameOf(m_noise ? "practice.noise-on" : "practice.noise-off"), {}, m_noise ? Standing::Open : Standing::Ready});
    if (drilling && !m_peek && !m_drill->watching()) {
        m_clock.start();
    } else {
        m_clock.stop();
    }
    if (drilling && m_noise && !m_paper) {
        m_noises.start();
    } else {
        m_noises.stop();
    }
    if (isVisible()) setFocus();
    update();
}

void PracticeWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    mirror(painter, *this);
    const Colours& c = m_look.colours();
    const double w = width() / m_look.scale, h = height() / m_look.scale;
    painter.fillRect(rect(), c.panel);
    paintText(painter, m_look.px(QRectF(16, 0, 90, kBar)), nameOf("practice.program"), m_look.font(Type::Second, true),
              c.text, Qt::AlignLeft | Qt::AlignVCenter);
    paintLine(painter, m_look.px(QRectF(0, kBar - 1, 1, 1)).topLeft(), m_look.px(QRectF(w, kBar - 1, 1, 1)).topLeft(),
              c.line, m_look);
    if (m_question && (m_at == At::Drill || m_at == At::Explain)) {
        QString where = sentence("practice.seed", {QString::number(m_question->seed % 1000000)});
        if (m_toAsk > 0)
            where = sentence("practice.where", {QString::number(m_question->seed % 1000000), QString::number(m_asked),
                                                QString::number(m_toAsk)});
        const double right = 136;  // to the left of pause, or of the noise
        paintText(painter, m_look.px(QRectF(w - 460 - right, 0, 460, kBar)), where, m_look.font(Type::Caption), c.text,
                  Qt::AlignRight | Qt::AlignVCenter);
    }
    const double y = h - kFoot;
    paintLine(painter, m_look.px(QRectF(0, y, 1, 1)).topLeft(), m_look.px(QRectF(w, y, 1, 1)).topLeft(), c.line,
              m_look);
    if (!m_trouble.isEmpty()) {
        paintText(painter, m_look.px(QRectF(16, y, w - 32, kFoot)), m_trouble, m_look.font(Type::Caption, true), c.warn,
                  Qt::AlignLeft | Qt::AlignVCenter);
        return;
    }
    const Page* pages[] = {m_today, m_drill, m_explain, m_skills, m_exam, m_dealPage};
    double x = 16;
    for (const Page::Key& key : pages[static_cast<std::size_t>(m_at)]->keys()) {
        const double cap = textWidth(key.cap, m_look.mono(Type::Caption)) / m_look.scale + 12,
                     does = textWidth(key.does, m_look.font(Type::Caption)) / m_look.scale;
        if (x + cap + does + 24 > w) break;
        paintFrame(painter, m_look.px(QRectF(x, y + 6, cap, 20)), {c.panel, c.line, false, false, kTagRadius}, m_look);
        paintText(painter, m_look.px(QRectF(x, y + 6, cap, 20)), leftToRight(key.cap), m_look.mono(Type::Caption),
                  c.text, Qt::AlignCenter);
        paintText(painter, m_look.px(QRectF(x + cap + 6, y, does + 8, kFoot)), key.does, m_look.font(Type::Caption),
                  c.text2, Qt::AlignLeft | Qt::AlignVCenter);
        x += cap + does + 24;
    }
}

// Tab goes through the rows of an answer; elsewhere through the controls, as everywhere.
bool PracticeWindow::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress && m_at == At::Drill && !m_peek) {
        auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) && m_drill->takes(*key)) return true;
    }
    return QWidget::event(event);
}

void PracticeWindow::keyPressEvent(QKeyEvent* key) {
    const bool control = (key->modifiers() & Qt::ControlModifier) != 0;
    if (control && key->key() == Qt::Key_Z) return takeBack();
    if (control && key->key() == Qt::Key_P) return print(false);
    if (control && key->key() == Qt::Key_E) return exportAll();
    if (control) return QWidget::keyPressEvent(key);
    if (key->key() == Qt::Key_F11) return setWindowState(windowState() ^ Qt::WindowFullScreen);
    if (key->key() == Qt::Key_Escape) return escape();
    switch (m_at) {
    case At::Today:
        if (key->key() == Qt::Key_N) return toggleNoise();
        if (m_today->takes(*key)) return;
        break;
    case At::Drill:
        if (m_peek) return go(At::Explain);
        if (m_drill->takes(*key)) return;
        break;
    case At::Explain:
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) return askNext();
        if (key->key() == Qt::Key_S) return askAgain();
        if (key->key() == Qt::Key_R) return m_explain->showRule(!m_explain->showsRule());
        if (key->key() == Qt::Key_T) return Q_EMIT m_explain->tableWanted();
        break;
    case At::Skills:
        if (m_skills->takes(*key)) return;
        break;
    case At::Exam:
        if (m_exam->takes(*key)) return;
        break;
    case At::Deal:
        if (m_dealPage->takes(*key)) return;
        break;
    }
    QWidget::keyPressEvent(key);
}

void PracticeWindow::lookAtTable() {
    if (m_looking) m_drill->ask(*m_question, true);
    m_peek = true;
    go(At::Drill);
}

// One step back.
void PracticeWindow::escape() {
    if (m_peek) return go(At::Explain);
    if (m_looking) return go(m_deal ? At::Deal : At::Exam);
    go(At::Today);
}

void PracticeWindow::showPeople() {
    QMenu menu(this);
    for (const practice::TraineeNamed& one : practice::trainees(m_kept)) {
        QAction* action =
            menu.addAction(QString::fromStdString(one.name), this, [this, one] { setTrainee(one.trainee); });
        action->setCheckable(true);
        action->setChecked(one.trainee == m_training.trainee);
    }
    menu.addAction(nameOf("practice.new-trainee"), this, [this] {
        const QString name = QInputDialog::getText(this, nameOf("practice.new-trainee"), sentence("practice.name"));
        if (name.trimmed().isEmpty()) return;
        const int number = static_cast<int>(practice::trainees(m_kept).size()) + 1;
        m_training.trainee = number;
        Q_EMIT keep(practice::TraineeNamed{number, name.trimmed().toStdString()});
    });
    menu.addSeparator();
    for (const Book book : kBooks) {
        QAction* action =
            menu.addAction(nameOf("book." + std::string(name(book))), this, [this, book] { chooseBook(book); });
        action->setCheckable(true);
        action->setChecked(rulesOf(book) == m_rules);
    }
    menu.addSeparator();
    menu.addAction(nameOf("practice.exam-date"), this, &PracticeWindow::askExamDate);
    menu.addAction(nameOf("practice.export"), this, &PracticeWindow::exportAll);
    for (const auto& [id, theme] : {std::pair("menu.dark", Theme::Dark), std::pair("menu.light", Theme::Light),
                                    std::pair("menu.contrast", Theme::Contrast)}) {
        menu.addAction(nameOf(id), this, [this, theme = theme] {
            setTheme(theme);
            Q_EMIT themeChosen(theme);
        });
    }
    menu.exec(m_who->mapToGlobal(m_who->rect().bottomLeft()));
}

QString PracticeWindow::exported() const {
    return m_today->tables() + QLatin1Char('\n') + m_skills->tables() + QLatin1Char('\n') +
           QString::fromStdString(practice::reviewLog(m_kept, m_training.trainee));
}

// The review log alone into NAME.csv, the tables of the pictures into NAME-progress.csv.
void PracticeWindow::exportAll() {
    const QString path = QFileDialog::getSaveFileName(this, nameOf("practice.export"), QStringLiteral("reviews.csv"));
    if (path.isEmpty()) return;
    const auto save = [](const QString& to, const QByteArray& text) {
        QSaveFile file(to);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    };
    QString beside = path;
    beside.replace(QStringLiteral(".csv"), QString());
    const bool saved =
        save(path, QByteArray::fromStdString(practice::reviewLog(m_kept, m_training.trainee))) &&
        save(beside + QStringLiteral("-progress.csv"), (m_today->tables() + m_skills->tables()).toUtf8());
    m_trouble = saved ? QString() : sentence("practice.not-written", {path});
    update();
}

}  // namespace oddchip::ui
