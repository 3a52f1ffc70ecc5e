// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/window.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QPainter>
#include <QPalette>

#include "app/people.h"
#include "app/publicscreen.h"
#include "app/typist.h"
#include "app/voice.h"
#include "app/windowparts.h"
#include "core/notation/notation.h"
#include "ui/direction.h"
#include "ui/entry/asking.h"
#include "ui/entry/historysheet.h"
#include "ui/entry/mending.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

constexpr double kRulingHigh = 200, kGap = 8, kFinger = 9;  // millimetres

Table readyTable() { return opened(HouseRules{}, TableDraft{}.opened()); }

}  // namespace

Clocks systemClocks() {
    QElapsedTimer timer;
    timer.start();
    return {[] { return QDateTime::currentMSecsSinceEpoch(); }, [timer] { return timer.elapsed(); }};
}

Window::Window(Open open, Clocks clocks) : m_open(std::move(open)), m_clocks(std::move(clocks)) {
    setObjectName(QStringLiteral("window"));
    setWindowTitle(QStringLiteral("Oddchip"));
    m_header = new Header(this);
    m_view = new TableView(this);
    m_pots = new PotsPanel(this);
    m_rulingPanel = new RulingPanel(this);
    m_historyPanel = new History(this);
    m_say = new SayLine(this);
    m_entry = new EntryLine(this);
    m_bar = new ActionBar(this);
    makeSheets();
    m_ring = new FocusRing(this);
    m_view->setDealer(m_historyPanel);
    connectParts();
    orderTabs();
    m_voice = new Voice(this);
    m_preferences = Preferences::read(QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")));
    usePreferences();
    m_withCards = m_preferences.cards;
    openDesk();
    m_entry->setFocus();
}

Window::~Window() {
    delete m_publicScreen;
    delete m_settings;
}

const Log& Window::log() const {
    static const Log none{};
    return m_join ? m_join->log() : none;
}

void Window::makeSheets() {
    m_pad = new AmountPad(this);
    m_cards = new CardPad(this);
    m_tray = new ChipTray(this);
    m_saidRow = new SaidRow(this);
    m_fault = new FaultPanel(this);
    m_award = new AwardPanel(this);
    m_turn = new TurnPanel(this);
    m_helper = new PotHelper(this);
    m_nextHand = new HandSetUp(this);
    m_setUp = new SetUp(this);
    m_seats = new TableSheet(this);
    m_notice = new Notice(this);
    for (Sheet* sheet : std::initializer_list<Sheet*>{m_pad, m_cards, m_tray, m_saidRow, m_fault, m_helper, m_nextHand,
                                                      m_setUp, m_seats, m_notice}) {
        connect(sheet, &Sheet::drafted, this, [this, sheet] {
            if (sheet == m_sheet) showAll();
        });
        connect(sheet, &Sheet::finished, this, &Window::finishSheet);
        connect(sheet, &Sheet::closed, this, &Window::closeSheet);
    }
    auto* events = new HistorySheet(this);
    connect(events, &Sheet::closed, this, &Window::closeSheet);
    connect(m_historyPanel, &QAbstractButton::clicked, this, [this, events] {
        if (m_sheet || m_readOnly || m_history.isEmpty()) return refuse();
        events->setLines(m_history);
        openSheet(events);
    });
    connect(events, &HistorySheet::chosen, this, [this](int event, const QString& line) {
        closeSheet();
        type(*m_entry, QStringLiteral(" amend %1 %2").arg(QString::number(event), line));
    });
    makeFloor();
    makeShuffleList();
    makeContributions();
    connect(m_award, &Sheet::drafted, this, &Window::showLine);
    connect(m_award, &Sheet::finished, this, [this] {
        if (!locked()) record(m_award->line());
    });
    connect(m_turn, &Sheet::finished, this, [this] {
        if (!locked()) record(m_turn->line());
    });
}

void Window::connectParts() {
    connect(m_bar, &ActionBar::pressed, this, &Window::press);
    m_entry->setKeys([this](const QKeyEvent& key) { return useKey(key); });
    m_entry->setAlways([this](const QKeyEvent& key) { return useAlways(key); });
    connect(m_entry, &EntryLine::edited, this, [this] {
        m_trouble.clear();
        showLine();
    });
    connect(m_entry, &EntryLine::accepted, this, &Window::accept);
    connect(m_entry, &EntryLine::escaped, this, &Window::escape);
    connect(m_view, &TableView::seatPressed, this, &Window::pressSeat);
    connect(m_view, &TableView::seatReleased, this, [this] {
        m_lit = {};
        m_view->setMarks(marks());
    });
    connect(m_view, &TableView::seatTapped, this, &Window::tapSeat);
    connect(m_view, &TableView::seatHeld, this, &Window::holdSeat);
    connect(m_saidRow, &SaidRow::wantsAmount, this,
            [this](const QString& said) { askPad(Do::Said, askSaid(m_table, actor(), said)); });
    connect(m_setUp, &SetUp::wantsPunto, this, &Window::wantsPunto);
    connect(m_setUp, &SetUp::wantsPotHelper, this, &Window::openHelper);
    connect(m_helper, &PotHelper::playsOn, this, [this] {
        const QString line = m_helper->lateHand();
        closeSheet();
        record(line);
    });
    connect(m_header->menu(), &QAbstractButton::clicked, this, &Window::showMenu);
}

// Entry line, buttons, seats clockwise, panels, header.
void Window::orderTabs() {
    QWidget* last = m_entry->focusProxy();
    const auto then = [&](QWidget* next) {
        setTabOrder(last, next);
        last = next;
    };
    for (int i = 0; i < kButtons; ++i) then(m_bar->button(Do{static_cast<std::uint8_t>(i)}));
    for (int i = 1; i <= kSeats; ++i) then(m_view->seat(i));
    then(m_pots);
    then(m_callFloor);
    then(m_historyPanel);
    then(m_header->menu());
    then(m_clock);
}

void Window::closeDesk() {
    m_deciding->letGo();
    m_floorWindow.reset();
    m_join.reset();
}

void Window::openDesk() {
    m_join.reset();
    Opened opened = m_open();
    m_people = std::make_unique<People>(opened.people);
    m_readOnly = opened.readOnly || !opened.desk;
    m_whyRead = m_readOnly ? opened.what + QLatin1Char(' ') + opened.then : QString();
    m_table = readyTable();
    m_last.reset();
    m_sheet = nullptr;
    if (opened.desk) {
        m_join = std::make_unique<Join>(std::move(*opened.desk), m_clocks.now);
        m_table = m_join->table();
        connect(m_join.get(), &Join::changed, this, &Window::change);
        connect(m_join.get(), &Join::refused, this, &Window::refused);
        connect(m_join.get(), &Join::notRecorded, this, &Window::notRecorded);
        connect(this, &Window::entered, m_join.get(), &Join::enter);
    }
    m_before = m_table;
    m_history = historyOf(log());
    m_drew = lastDraws(log());
    m_lastInput = lastInput(log());
    m_said = sayNow(m_table);
    if (!opened.what.isEmpty()) {
        Notice::Answers answers;
        if (m_readOnly) answers.append({nameOf("button.try-again"), [this] { openDesk(); }});
        ask(opened.title, opened.what, opened.then, answers);
    } else if (!m_table.open && !m_table.playing) {
        openSetUp();
    }
    showAll();
}

void Window::setTheme(Theme theme) {
    m_theme = m_preferences.theme = theme;
    layOut();
}

void Window::ask(const QString& title, const QString& what, const QString& then, const Notice::Answers& answers) {
    m_notice->tell(title, what, then, answers);
    openSheet(m_notice);
}

void Window::setWithCards(bool cards) { m_withCards = cards; }

// ---- places ----------------------------------------------------------------------------------------------------

void Window::lookAt(QWidget* parts) {
    for (QWidget* part : parts->findChildren<QWidget*>()) {
        if (auto* sheet = qobject_cast<Sheet*>(part)) sheet->setLook(m_look);
    }
}

void Window::layOut() {
    m_look = {m_theme, scaleFor(size()), devicePixelRatioF(), m_preferences.deck, m_preferences.safe, 0};
    const double mm = m_preferences.touch ? unitsOf(1, dotsPerMm(), m_look.scale) : 0;
    m_look.least = kFinger * mm;
    setPalette(paletteOf(m_look.colours()));
    WindowPlaces places = windowPlaces(QSizeF(size()) / m_look.scale, mm);
    if (isRightToLeft()) places = mirrored(places, width() / m_look.scale);
    m_header->setLook(m_look);
    m_header->setGeometry(m_look.widget(places.header));
    m_view->setLook(m_look);
    m_view->setGeometry(m_look.widget(places.table));
    m_pots->setLook(m_look);
    m_rulingPanel->setLook(m_look);
    const QRectF side = places.side;
    const QRectF ruling(side.left(), side.bottom() - kRulingHigh, side.width(), kRulingHigh);
    m_callFloor->setLook(m_look);
    m_callFloor->setGeometry(m_look.widget({ruling.right() - 118, ruling.bottom() - 60, 101, 48}));
    m_clock->setLook(m_look);
    m_clock->setGeometry(
        mirrored(m_look.widget({places.header.right() - 106, 2, 98, places.header.height() - 4}), *this));
    m_pots->setGeometry(m_look.widget(side.adjusted(0, 0, 0, -kRulingHigh - kGap)));
    m_rulingPanel->setGeometry(m_look.widget(ruling));
    m_historyPanel->setLook(m_look);
    m_say->setLook(m_look);
    m_say->setGeometry(m_look.widget(places.say));
    m_entry->setLook(m_look);
    m_entry->setGeometry(m_look.widget(places.entry));
    m_bar->place(places, m_look);
    m_ring->setLook(m_look);
    lookAt(this);
    for (Sheet* sheet : findChildren<Sheet*>()) {
        if (sheet->place() == Sheet::Place::Side) sheet->setGeometry(m_look.widget(side));
        if (sheet->place() == Sheet::Place::Page) sheet->setGeometry(rect());
    }
    update();
}

void Window::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_look.colours().bg);
}

// ---- what is shown ---------------------------------------------------------------------------------------------

Seat Window::actor() const {
    if (m_chosen != kNoSeat) return m_chosen;
    return inHand(m_table) ? toAct(m_table.hand).value : kNoSeat;
}

QString Window::elsewhere() const {
    if (m_readOnly) return sentence("why.reading-only");
    if (m_sheet == m_helper) return sentence("why.in-helper");
    if (m_sheet == m_nextHand) return sentence("line.setup");
    if (m_sheet == m_floor) return sentence("why.floor-called");
    if (m_sheet == m_setUp) return m_table.open ? sentence("line.setup") : sentence("why.no-hand");
    return {};
}

void Window::showAll() {
    showPlaces();
    showTable();
    showPots();
    showRuling();
    showLine();
    showFaces();
}

// The sheet that is open, and its second part; else the history, and the award where there is something to award.
void Window::showPlaces() {
    Sheet* dealer = nullptr;
    Sheet* cover = nullptr;
    Sheet* side = nullptr;
    for (Sheet* sheet : {m_sheet, m_sheet ? m_sheet->beside() : nullptr}) {
        if (!sheet) continue;
        switch (sheet->place()) {
        case Sheet::Place::Dealer: dealer = sheet; break;
        case Sheet::Place::Cover: cover = sheet; break;
        case Sheet::Place::Side: side = sheet; break;
        case Sheet::Place::Page: break;
        }
    }
    m_floor->setVisible(m_sheet && m_sheet == m_floor);
    if (m_table.playing) m_turn->setHand(m_table.hand);
    if (!side && !cover && turnAsks()) side = m_turn;
    if (m_preferences.shuffleList) m_shuffle->setTable(m_table);
    if (!side && !cover && showsShuffle()) side = m_shuffle;
    if (!side && !cover && m_table.playing && bettingOver(m_table.hand) && !cardsToCome(m_table.hand) &&
        pots(m_table.hand).size > 0) {
        side = m_award;
    }
    m_view->setDealer(cover ? nullptr : dealer ? static_cast<QWidget*>(dealer) : m_historyPanel);
    m_view->setCover(cover);
    for (BoardView* board : m_view->findChildren<BoardView*>()) board->setVisible(!cover);
    showSide(side);
}

void Window::showSide(QWidget* sheet) {
    for (Sheet* other : findChildren<Sheet*>(Qt::FindDirectChildrenOnly)) {
        if (other->place() == Sheet::Place::Side) other->setVisible(other == sheet);
    }
    m_pots->setVisible(!sheet);
    m_rulingPanel->setVisible(!sheet);
    m_callFloor->setVisible(!sheet);
    m_callFloor->raise();
    if (sheet) sheet->raise();
    if (m_floor->isVisible()) m_floor->raise();
}

TableMarks Window::marks() const {
    TableMarks marks;
    if (m_chosen != kNoSeat) marks.chosen.insert(m_chosen);
    if (m_sheet == m_pad && m_of == Do::Raise && m_chosen == kNoSeat) marks.typed = m_pad->typed();
    if (m_sheet == m_fault && m_fault->draft().seat != kNoSeat) {
        marks.chosen.insert(m_fault->draft().seat);
        if (m_fault->draft().nth > 0) marks.notes[m_fault->draft().seat] = sentence("seat.card-exposed");
    }
    if (m_sheet == m_seats && m_seats->seat() != kNoSeat) marks.chosen.insert(m_seats->seat());
    marks.drew = m_drew;
    for (const Seat seat : m_lit) { (checks(m_table.hand, seat) ? marks.checks : marks.folds).insert(seat); }
    const bool fresh = m_last && m_ruling.counts && m_ruling.change > Chips{};
    if (fresh && (!m_sheet || m_sheet == m_tray)) {
        marks.changeTo = m_ruling.counts->seat;
        marks.change = m_ruling.change;
    }
    if (m_sheet && m_sheet == m_helper) {
        for (int i = 1; i <= kSeats; ++i) marks.notes[seatAt(i)] = m_helper->note(seatAt(i));
    } else if (m_table.playing && bettingOver(m_table.hand)) {
        const Hand& hand = m_table.hand;
        const Ranking ranking = form(hand.stakes.form).high;
        for (const Seat seat : hand.shown& hand.now.live) {
            const Cards five = best(hand, seat).value;
            if (!five.empty())
                marks.notes[seat] = shortHand(ranking, name(ranking, evaluate(ranking, Use::any, five, {})));
        }
    }
    return marks;
}

void Window::showTable() {
    const Table* other = m_sheet ? m_sheet->shows() : nullptr;
    m_view->setTable(other ? *other : m_table);
    m_view->setMarks(marks());
    if (m_publicScreen) m_publicScreen->show(m_table);
    HeaderText text = headerText(m_table);
    if (m_sheet == m_helper) text.hand = sentence("header.pot-helper");
    if (m_readOnly) text.down = sentence("header.reading");
    m_header->setText(text);
    QString right = sentence("pot.no-rake");
    const Drop& drop = m_table.drop;
    if (drop.jackpot > Chips{})
        right = sentence("pot.drop-jackpot", {amount(drop.rake), amount(drop.jackpot)});
    else if (drop.rake > Chips{} || m_table.stakes.rake.perMyriad > 0)
        right = sentence("pot.drop", {amount(drop.rake)});
    m_historyPanel->setLines(nameOf("caption.dealer").toUpper(), right, m_history);
}

void Window::showPots() {
    PotsText text = potsText(m_table.playing ? m_table.hand : Hand{});
    text.caption = nameOf("caption.pots").toUpper();
    text.right = sentence("caption.pots");
    if (inHand(m_table) && m_table.hand.stakes.structure == Structure::potLimit && actor() != kNoSeat) {
        const PotLimitSum sum = potLimitSum(m_table.hand);  // the largest bet is always in view, with its sum
        if (sum.most > Chips{})
            text.right = sentence("pad.pot-sum", {amount(m_table.hand.now.level), amount(sum.pot), amount(sum.most)});
    }
    m_pots->setPots(text);
    if (m_table.playing) m_award->setTable(m_table);
}

void Window::showRuling() {
    if (!m_last) {
        m_rulingPanel->setRuling({nameOf("caption.ruling").toUpper(), {}, {}, {}, {}, {}, {}, {}, false});
        return;
    }
    m_rulingPanel->setRuling(rulingText({m_before, m_table, &*m_last, m_ruling}));
}

void Window::showFaces() {
    ui::Moment moment{m_table};
    moment.actor = actor();
    moment.open = m_of;
    moment.elsewhere = elsewhere();
    if (m_sheet == m_pad) {
        moment.typed = m_pad->typed();
        moment.typedEnough = m_pad->complete();
    }
    moment.lastInput = leftToRight(m_lastInput.text);
    moment.floorCalled = !m_table.hand.awards[0].held && openCall(log()).has_value();
    m_callFloor->setFace({nameOf("button.floor"),
                          {},
                          !mayCallFloor()   ? Standing::NotNow
                          : openCall(log()) ? Standing::Open
                                            : Standing::Ready});
    showClock();
    moment.upcard = upcardSeat();
    moment.runsOut = mayRunOut();
    moment.startsFirstHand = !m_readOnly && ((m_sheet == m_setUp && m_setUp->complete()) || m_sheet == m_nextHand);
    m_bar->setFaces(faces(moment));
}

void Window::showLine() {
    m_entry->setDraft(m_sheet ? m_sheet->line() : QString());
    const bool typing = m_entry->typing();
    const QString line = m_entry->line();
    m_preview = {};
    if (typing || (m_sheet && m_sheet->complete() && m_sheet->hint().isEmpty())) {
        const Fold fold = [this](const std::vector<Entry>& joined) -> std::variant<Stepped, Refusal> {
            if (m_join) return m_join->fold(joined);
            return Refusal{Reason::noHand};
        };
        m_preview = preview(line, m_table, fold);
        const QString later = m_preview.after ? changesAfter(log(), m_preview.items) : QString();
        if (!later.isEmpty()) m_preview.text = later + QLatin1Char(' ') + m_preview.text;
    }
    if (m_sheet && m_sheet == m_fault) m_fault->setOutcome(m_preview.after);
    if (m_sheet && m_sheet == m_seats) m_seats->setOutcome(m_preview.after);
    const QString text = m_preview.text.isEmpty() ? quietLine() : m_preview.text;
    m_entry->setPreview(m_trouble.isEmpty() ? text : m_trouble, !m_trouble.isEmpty() || m_preview.trouble);
    showSay();
}

// Below the line while nothing is put together: what comes next, or what came last.
QString Window::quietLine() const {
    if (m_sheet && !m_entry->typing() && !m_sheet->hint().isEmpty()) return m_sheet->hint();
    if (m_chosen != kNoSeat) {
        return sentence("entry.out-of-turn", {lineText(m_chosen), lineText(toAct(m_table.hand).value)});
    }
    const bool empty = m_entry->line().isEmpty();
    if (!empty) return {};
    if (m_table.playing && m_table.hand.over && potsToPush(m_table.hand) > 0) {
        return sentence("entry.settled", {settledWords(m_table.hand)});
    }
    QString posts = m_sheet ? QString() : nextPosts(m_table);
    if (!posts.isEmpty()) return posts;
    return m_lastInput.text.isEmpty() ? QString() : sentence("entry.last", {m_lastInput.text});
}

// What would be announced, grey, while a pad or a panel puts an input together; else what is to be announced now.
void Window::showSay() {
    SayText text = m_said;
    const Event* event = nullptr;
    if (!m_entry->typing() && m_preview.after && !m_preview.items.empty()) {
        if (const auto* entry = std::get_if<Entry>(&m_preview.items.back().what))
            event = std::get_if<Event>(&entry->what);
    }
    if (event) {
        text = sayText({m_table, m_preview.after->table, event, m_preview.after->ruling});
        text.preview = true;
        text.aside = sentence("entry.not-recorded");
        text.change = {};
        text.changeText.clear();
    } else if (m_sheet && !m_sheet->saying().isEmpty()) {
        text = {nameOf(m_sheet == m_setUp ? "caption.next" : "caption.say").toUpper(),
                m_sheet->saying(),
                m_sheet == m_setUp,
                {},
                {},
                {}};
        if (m_sheet == m_helper) text.aside = sentence("caption.pots-entered");
    }
    m_say->setSay(text, trayOf(m_table.playing ? m_table.hand.stakes : m_table.stakes));
}

}  // namespace oddchip::app
