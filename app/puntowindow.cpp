// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/puntowindow.h"

#include <QPainter>
#include <QSettings>
#include <QTimer>

#include "app/windowparts.h"
#include "core/rules/rulebook.h"
#include "ui/direction.h"
#include "ui/entry/telling.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

namespace {

constexpr std::array<const char*, kPuntoButtons> kKeys{"C", "\u21b5", "W", "X", "H", "Z"};

}  // namespace

PuntoWindow::PuntoWindow(Window::Open open, Clocks clocks) : m_open(std::move(open)), m_clocks(std::move(clocks)) {
    setObjectName(QStringLiteral("punto"));
    setWindowTitle(QStringLiteral("Oddchip, ") + nameOf("punto.title"));
    m_header = new PuntoHeader(this);
    m_player = new HandView(this);
    m_bank = new HandView(this);
    m_call = new CallView(this);
    m_roads = new RoadsView(this);
    m_counts = new CountsView(this);
    m_edges = new EdgesView(this);
    m_history = new History(this);
    m_history->setBare();
    m_entry = new EntryLine(this);
    m_bets = new BetsView(this);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new Button(Button::Shape::Action, this);
        m_buttons[i]->setKey(QString::fromUtf8(kKeys[i]));
    }
    makeSheets();
    m_ring = new FocusRing(this);
    connectParts();
    orderTabs();
    const Preferences chosen = Preferences::read(QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip")));
    m_clicks = chosen.clicks;
    m_theme = chosen.theme;
    m_look.deck = chosen.deck;
    m_look.safe = chosen.safe;
    openDesk();
    m_entry->setFocus();
}

PuntoWindow::~PuntoWindow() = default;

const std::optional<Punto>& PuntoWindow::punto() const {
    static const std::optional<Punto> none;
    return m_join ? m_join->punto() : none;
}

void PuntoWindow::makeSheets() {
    m_cards = new CardPad(this);
    m_betPad = new BetPad(this);
    m_boxPad = new BoxPad(this);
    m_faults = new PuntoFaults(this);
    m_setUp = new PuntoSetUp(this);
    m_notice = new Notice(this);
    for (Sheet* sheet : std::initializer_list<Sheet*>{m_cards, m_betPad, m_boxPad, m_faults, m_setUp, m_notice}) {
        connect(sheet, &Sheet::drafted, this, &PuntoWindow::showLine);
        connect(sheet, &Sheet::closed, this, &PuntoWindow::escape);
    }
    connect(m_cards, &Sheet::finished, this, [this] { record(m_cards->line()); });
    connect(m_betPad, &Sheet::finished, this, [this] { record(m_betPad->line()); });
    connect(m_boxPad, &Sheet::finished, this, [this] { record(m_boxPad->line()); });
    connect(m_betPad, &BetPad::wantsSame, this, [this] { record(sameBets(punto()->table)); });
    connect(m_faults, &PuntoFaults::chosen, this, &PuntoWindow::fault);
    connect(m_setUp, &Sheet::finished, this, [this] { record(m_setUp->items()); });
}

void PuntoWindow::connectParts() {
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        connect(m_buttons[i], &Button::clicked, this, [this, i] { press(static_cast<PuntoDo>(i), true); });
    m_entry->setKeys([this](const QKeyEvent& key) { return useKey(key); });
    connect(m_entry, &EntryLine::edited, this, [this] {
        m_trouble.clear();
        showLine();
    });
    connect(m_entry, &EntryLine::accepted, this, &PuntoWindow::accept);
    connect(m_entry, &EntryLine::escaped, this, &PuntoWindow::escape);
    connect(m_player, &HandView::clicked, this, [this] { pick(PuntoSide::player); });
    connect(m_bank, &HandView::clicked, this, [this] { pick(PuntoSide::bank); });
    connect(m_bets, &BetsView::tapped, this, &PuntoWindow::openBet);
    connect(m_bets, &BetsView::boxTapped, this, &PuntoWindow::openBox);
    connect(m_header->pass(), &Button::clicked, this, &PuntoWindow::askHolder);
    connect(m_header->menu(), &QAbstractButton::clicked, this, &PuntoWindow::showMenu);
}

// Entry line, buttons, hands, header.
void PuntoWindow::orderTabs() {
    QWidget* last = m_entry->focusProxy();
    const auto then = [&](QWidget* next) {
        setTabOrder(last, next);
        last = next;
    };
    for (Button* button : m_buttons) then(button);
    for (QWidget* next :
         std::initializer_list<QWidget*>{m_player, m_bank, m_history, m_header->pass(), m_header->menu()})
        then(next);
}

void PuntoWindow::openDesk() {
    m_join.reset();
    Opened opened = m_open();
    m_readOnly = opened.readOnly || !opened.desk;
    m_whyRead = m_readOnly ? opened.what + QLatin1Char(' ') + opened.then : QString();
    m_last = {};
    m_shoe = {};
    m_sheet = nullptr;
    if (opened.desk) {
        m_join = std::make_unique<Join>(std::move(*opened.desk), m_clocks.now);
        connect(m_join.get(), &Join::changed, this, [this](const Table&, const Ruling& ruling) { change(ruling); });
        connect(m_join.get(), &Join::refused, this, [this](const Refusal& refusal) { tell(refusalWords(refusal)); });
        connect(m_join.get(), &Join::notRecorded, this, [this](const JournalError& error) {
            const Trouble trouble = troubleOf(error);
            tell(sentence("not-recorded") + QLatin1Char(' ') + trouble.what + QLatin1Char(' ') + trouble.then);
        });
        connect(this, &PuntoWindow::entered, m_join.get(), &Join::enter);
    }
    if (punto()) m_shoe = told(*punto());
    if (!opened.what.isEmpty()) {
        Notice::Answers answers;
        if (m_readOnly) answers.append({nameOf("button.try-again"), [this] { openDesk(); }});
        m_notice->tell(opened.title, opened.what, opened.then, answers);
        openSheet(m_notice);
    } else if (!punto()) {
        openSetUp();
    }
    showAll();
}

void PuntoWindow::setTheme(Theme theme) {
    m_theme = theme;
    layOut();
}

// ---- places ----------------------------------------------------------------------------------------------------

void PuntoWindow::layOut() {
    m_look = {m_theme, scaleFor(size()), devicePixelRatioF(), m_look.deck, m_look.safe, 0};
    setPalette(paletteOf(m_look.colours()));
    const PuntoPlaces places = puntoPlaces(QSizeF(size()) / m_look.scale);
    const auto put = [&](auto* part, const QRectF& units) {
        part->setLook(m_look);
        part->setGeometry(mirrored(m_look.widget(units), *this));
    };
    put(m_header, places.header);
    put(m_player, isRightToLeft() ? places.bank : places.player);  // as the cards lie, in every language
    put(m_bank, isRightToLeft() ? places.player : places.bank);
    put(m_call, places.call);
    put(m_roads, places.roads);
    put(m_counts, places.counts);
    put(m_edges, places.edges);
    put(m_history, places.history);
    put(m_entry, places.entry);
    put(m_bets, places.side);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) put(m_buttons[i], places.buttons[i]);
    for (Sheet* sheet : std::initializer_list<Sheet*>{m_cards, m_betPad, m_boxPad, m_faults}) put(sheet, places.side);
    for (Sheet* sheet : std::initializer_list<Sheet*>{m_setUp, m_notice}) put(sheet, places.main);
    m_ring->setLook(m_look);
    update();
}

void PuntoWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_look.colours().bg);
}

// ---- what is shown ---------------------------------------------------------------------------------------------

void PuntoWindow::showAll() {
    showPlaces();
    showHeader();
    showHands();
    m_history->setLines(nameOf("punto.caption.room"), {}, m_shoe.last);
    showFaces();
    askCard();
    showLine();
    if (!punto()) return;
    const baccarat::Table& table = punto()->table;
    m_roads->setResults(table.results);
    m_counts->setResults(table.results);
    m_edges->setHouse(table.house);
    m_bets->setTable(table);
    QTimer::singleShot(0, m_edges, [this] {
        if (punto()) m_edges->setLeft(left(punto()->table));
    });
}

void PuntoWindow::showPlaces() {
    for (Sheet* sheet : std::initializer_list<Sheet*>{m_cards, m_betPad, m_boxPad, m_faults, m_setUp, m_notice})
        sheet->setVisible(sheet == m_sheet);
    if (m_sheet) m_sheet->raise();
    m_ring->raise();
    m_bets->setVisible(!m_sheet || m_sheet->place() != Sheet::Place::Side);
}

void PuntoWindow::showHeader() {
    PuntoHeaderText text;
    if (!punto()) {
        text.about = {m_readOnly ? sentence("header.reading") : sentence("punto.no-shoe")};
        return m_header->setText(text);
    }
    const baccarat::Table& table = punto()->table;
    const int all = table.house.decks * 52, there = left(table).size();
    const bool between = table.coup.settled && !m_cardsOut;
    text.about = {sentence("punto.decks", {QString::number(table.house.decks)}),
                  sentence("punto.coup", {QString::number(m_shoe.coups + (between ? 0 : 1))}), termsWords(table.house)};
    if (m_readOnly) text.about += sentence("header.reading");
    text.holder =
        table.holder == 0 ? nameOf("punto.holder") : sentence("punto.holder", {QString::number(table.holder)});
    const QStringList counts{QString::number(there), QString::number(all)};
    text.left = sentence("punto.left", counts);
    text.few = nameOf("punto.left", counts);
    text.part = static_cast<double>(there) / all;
    text.cut = cutCardOut(table);
    m_header->setText(text);
}

HandText PuntoWindow::handText(PuntoSide side) const {
    const bool bank = side == PuntoSide::bank;
    HandText text;
    text.title = sentence(bank ? "punto.bank" : "punto.player");
    if (!punto()) return text;
    const baccarat::Coup& coup = punto()->table.coup;
    const baccarat::Side hand = bank ? baccarat::Side::bank : baccarat::Side::player;
    const bool anew = m_cardsOut && coup.settled;  // the next coup's cards are awaited
    if (!anew) {
        for (const baccarat::Card card : coup.hand(hand)) text.cards.add(cardOf(card));
        if (text.cards.size > 0) text.total = coup.hand(hand).total();
        text.sum = sumWords(coup, hand);
        const auto winner = called(coup).winner;
        text.wins = winner && *winner == hand;
    }
    text.picked = m_picked == side;
    text.next = dealing() && !m_picked && cardFor() == side;
    return text;
}

void PuntoWindow::showHands() {
    m_player->setHand(handText(PuntoSide::player));
    m_bank->setHand(handText(PuntoSide::bank));
    if (!punto())
        return m_call->setCall(
            {nameOf("caption.next").toUpper(), nameOf("punto.button.open"), sentence("punto.setup.line")});
    const auto wrong = callWrong(*punto(), m_last);
    PuntoCall call = wrong ? *wrong : callNow(*punto());
    const bool begins = m_cardsOut && (punto()->table.coup.settled || !punto()->table.coup.begun());
    if (begins && !wrong) {
        call = callNow(*punto());
        call.tone = PuntoCall::Tone::Waits;
        call.caption = nameOf("punto.caption.deal").toUpper();
        if (!punto()->table.front.empty()) call.reason = frontWords(punto()->table);
    }
    m_call->setCall(call);
}

// The pad is ready for the next card, also while it is not shown: its keys are the card's.
void PuntoWindow::askCard() {
    const auto hand = dealing() ? cardFor() : std::nullopt;
    if (!hand) return m_cards->ask({});
    const bool bank = *hand == PuntoSide::bank;
    m_cards->ask({bank ? sentence("punto.caption.card") : nameOf("punto.caption.card"),
                  bank ? QStringLiteral("bank ") : QStringLiteral("player "),
                  {},
                  1,
                  {},
                  {}});
}

void PuntoWindow::showLine() {
    const bool pending = rankPending();
    const QString mend = mendNow();
    QString draft;
    if (m_sheet && m_sheet != m_cards)
        draft = m_sheet->line();
    else if (!mend.isEmpty() && !pending)
        draft = mend;
    else
        draft = m_cards->line();
    m_entry->setDraft(draft);
    m_preview = {};
    if (punto() && m_entry->typing()) {
        m_preview = puntoPreview(m_entry->line(), *punto(),
                                 [this](const std::vector<Entry>& joined) { return m_join->foldPunto(joined); });
    } else if (pending) {
        m_preview.text = sentence("punto.entry.suit");
    } else if (!mend.isEmpty() && draft == mend) {
        m_preview.text = sentence("entry.enter");
    } else if (m_picked) {
        m_preview.text = sentence("punto.entry.picked", {sideName(static_cast<baccarat::Side>(*m_picked))});
    } else if (m_sheet && m_sheet->complete() && m_sheet != m_cards) {
        m_preview.text = sentence("entry.enter");
    } else if (!m_shoe.input.text.isEmpty()) {
        m_preview.text = sentence("entry.last", {leftToRight(m_shoe.input.text)});
    }
    m_entry->setPreview(m_trouble.isEmpty() ? m_preview.text : m_trouble, !m_trouble.isEmpty() || m_preview.trouble);
}

}  // namespace oddchip::app
