// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/floorpage.h"

#include <algorithm>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr const char* kFigures[] = {"1", "2", "3", "4", "5", "", "6", "7", "8", "9", "0", ""};
constexpr std::size_t kErase = 5, kClear = 11;
constexpr int kLeastPin = 4, kMostPin = 8, kMostInitials = 15, kMostKeys = 9;

bool isEnter(const QKeyEvent& key) { return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter; }

}  // namespace

FloorPage::FloorPage(QWidget* parent)
    : Sheet(Place::Page, parent), m_table(new FloorTable(this)), m_events(new FloorEvents(this)),
      m_pad(new LetterPad(this)) {
    connect(m_events, &FloorEvents::chosen, this, &FloorPage::eventChosen);
    for (std::size_t i = 0; i < m_versions.size(); ++i) {
        m_versions[i] = new VersionButton(this);
        connect(m_versions[i], &QAbstractButton::clicked, this, [this, i] {
            m_teller = m_case.versions[static_cast<qsizetype>(i)].teller;
            beginText(Writes::Version);
        });
    }
    for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
        m_outcomes[i] = new OutcomeButton(this);
        connect(m_outcomes[i], &QAbstractButton::clicked, this, [this, i] { choose(static_cast<int>(i)); });
    }
    const auto command = [this](Button::Shape shape) { return new Button(shape, this); };
    m_else = command(Button::Shape::Tile);
    connect(m_else, &Button::clicked, this, [this] { beginText(Writes::Outcome); });
    for (std::size_t i = 0; i < m_reasons.size(); ++i) {
        m_reasons[i] = command(Button::Shape::Small);
        connect(m_reasons[i], &Button::clicked, this, [this, i] { chooseReason(m_reasonsFrom + static_cast<int>(i)); });
    }
    m_moreReasons = command(Button::Shape::Small);
    connect(m_moreReasons, &Button::clicked, this, &FloorPage::moreReasons);
    m_other = command(Button::Shape::Small);
    connect(m_other, &Button::clicked, this, &FloorPage::nextPerson);
    m_letters = command(Button::Shape::Small);
    connect(m_letters, &Button::clicked, this, [this] { beginText(Writes::Initials); });
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        auto* key = m_digits[i] = command(Button::Shape::Key);
        key->setFocusPolicy(Qt::NoFocus);
        key->setFace({i == kClear ? nameOf("button.clear") : QLatin1String(kFigures[i]), {}});
        connect(key, &Button::clicked, this, [this, i] {
            if (i == kErase) return erase();
            if (i != kClear) return typeDigit(QLatin1String(kFigures[i]));
            m_pin.clear();
            faces();
        });
    }
    m_digits[kErase]->setErases();
    m_digits[kErase]->setAccessibleName(nameOf("button.erase"));
    m_decide = command(Button::Shape::Command);
    connect(m_decide, &Button::clicked, this, &FloorPage::decide);
    m_hold = command(Button::Shape::Command);
    connect(m_hold, &Button::clicked, this, [this] { Q_EMIT holdChosen(!m_case.held); });
    m_back = command(Button::Shape::Command);
    connect(m_back, &Button::clicked, this, &FloorPage::closed);
    m_done = command(Button::Shape::Command);
    connect(m_done, &Button::clicked, this, &FloorPage::finishText);
    m_cancel = command(Button::Shape::Command);
    connect(m_cancel, &Button::clicked, this, &FloorPage::cancelText);
    connect(m_pad, &LetterPad::typed, this, &FloorPage::typeText);
    connect(m_pad, &LetterPad::erased, this, &FloorPage::eraseText);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    m_tick.start();
}

void FloorPage::setReader(ReadTyped reads, Now now) {
    m_reads = std::move(reads);
    m_now = std::move(now);
}

// Whoever decided last is proposed again; nothing else is kept.
void FloorPage::start(const QList<FloorPerson>& people, bool pins) {
    m_people = people;
    m_pins = pins;
    m_second = false;
    m_step = Step::Outcome;
    m_outcome = 0;
    m_reason = -1;
    m_person = std::min<int>(m_person, std::max<int>(0, static_cast<int>(people.size()) - 1));
    m_reasonsFrom = 0;
    m_typedOutcome.reset();
    m_ownReason.clear();
    m_pin.clear();
    m_trouble.clear();
    m_writes = Writes::Nothing;
}

void FloorPage::setCase(const FloorCase& now, const Table& table, const Log& log) {
    const bool other = now.event != m_case.event || now.outcomes.size() != m_case.outcomes.size();
    m_case = now;
    m_log = log;
    if (other) {
        m_outcome = 0;
        m_typedOutcome.reset();
    }
    const auto dispute = disputed(log, now.event);
    const Seat concerned = dispute && dispute->ruling.counts ? dispute->ruling.counts->seat : kNoSeat;
    m_table->setTable(table, concerned);
    m_events->setLines(now.dealer, now.lines);
    for (std::size_t i = 0; i < m_versions.size(); ++i)
        m_versions[i]->setVersion(now.versions[static_cast<qsizetype>(i)]);
    faces();
    arrange();
    update();
}

void FloorPage::askAgain(const QString& trouble, bool second) {
    m_pin.clear();
    m_trouble = trouble;
    if (second && !m_second) {
        m_second = true;
        if (m_people.size() > 1) nextPerson();
        m_initials.clear();
    }
    m_step = Step::Who;
    faces();
}

void FloorPage::setLikeCases(const QString& told) {
    m_like = told;
    arrange();
    update();
}

void FloorPage::refused(const QString& trouble) {
    m_trouble = trouble;
    m_pin.clear();
    faces();
}

// ---- the four steps --------------------------------------------------------------------------------------------

const FloorOutcome* FloorPage::outcome() const {
    if (m_typedOutcome) return &*m_typedOutcome;
    return m_outcome < m_case.outcomes.size() ? &m_case.outcomes[m_outcome] : nullptr;
}

QString FloorPage::reason() const {
    if (!m_ownReason.isEmpty()) return m_ownReason;
    return m_reason < 0 ? QString() : floorReasons().value(m_reason);
}

QString FloorPage::initials() const { return m_people.isEmpty() ? m_initials : m_people[m_person].initials; }

void FloorPage::choose(int outcome) {
    if (outcome >= m_case.outcomes.size()) return;
    m_outcome = outcome;
    m_typedOutcome.reset();
    faces();
}

void FloorPage::chooseReason(int reason) {
    if (reason < 0 || reason >= floorReasons().size()) return;
    m_reason = reason;
    m_ownReason.clear();
    const int shown = static_cast<int>(m_reasons.size());
    m_reasonsFrom = reason / shown * shown;
    m_step = std::max(m_step, Step::Reason);
    faces();
    arrange();
}

// The next page of reasons; after the last, one's own words.
void FloorPage::moreReasons() {
    const int shown = static_cast<int>(m_reasons.size());
    m_reasonsFrom += shown;
    if (m_reasonsFrom >= floorReasons().size()) {
        m_reasonsFrom = 0;
        return beginText(Writes::Reason);
    }
    faces();
    arrange();
}

void FloorPage::nextPerson() {
    if (m_people.isEmpty()) return;
    m_person = (m_person + 1) % static_cast<int>(m_people.size());
    m_pin.clear();
    m_trouble.clear();
    faces();
}

// Going on from the outcome confirms it; the first reason lies ready.
void FloorPage::go(Step step) {
    m_step = step;
    if (step >= Step::Reason && m_reason < 0 && m_ownReason.isEmpty()) m_reason = 0;
    faces();
}

void FloorPage::typeDigit(const QString& digit) {
    if (!m_pins || m_pin.size() >= kMostPin) return;
    m_step = Step::Who;
    m_trouble.clear();
    m_pin += digit;
    faces();
}

void FloorPage::erase() {
    m_pins ? m_pin.chop(1) : m_initials.chop(1);
    faces();
}

QString FloorPage::missing() const {
    if (!outcome()) return sentence("floor.no-outcome");
    if (reason().isEmpty()) return sentence("floor.no-reason");
    if (initials().isEmpty()) return sentence("floor.no-initials");
    if (m_pins && m_pin.size() < kLeastPin)
        return sentence("floor.no-pin", {QString::number(kLeastPin - m_pin.size())});
    return {};
}

QString FloorPage::hint() const { return missing(); }

void FloorPage::decide() {
    if (!ready()) {
        m_decide->refuse();
        return;
    }
    Entry entry = outcome()->entry;
    entry.reason = reason().toStdString();
    const QString pin = std::exchange(m_pin, QString());
    Q_EMIT decided(entry, initials(), pin);
    faces();
}

void FloorPage::faces() {
    const bool writes = m_writes != Writes::Nothing;
    for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
        const bool there = static_cast<qsizetype>(i) < m_case.outcomes.size();
        m_outcomes[i]->setVisible(there && !writes);
        if (!there) continue;
        const bool chosen = !m_typedOutcome && static_cast<int>(i) == m_outcome;
        m_outcomes[i]->setOutcome(static_cast<int>(i) + 1, m_case.outcomes[static_cast<qsizetype>(i)], chosen);
    }
    m_else->setFace({m_typedOutcome ? m_typedOutcome->label : nameOf("floor.else"),
                     m_typedOutcome ? m_typedOutcome->detail : sentence("floor.else"),
                     m_typedOutcome ? Standing::Open : Standing::Ready});
    const QStringList all = floorReasons();
    for (std::size_t i = 0; i < m_reasons.size(); ++i) {
        const int at = m_reasonsFrom + static_cast<int>(i);
        m_reasons[i]->setVisible(at < all.size() && !writes);
        const bool chosen = m_ownReason.isEmpty() && at == m_reason;
        m_reasons[i]->setFace({all.value(at), {}, chosen ? Standing::Open : Standing::Ready});
    }
    m_moreReasons->setFace({m_ownReason.isEmpty() ? nameOf("button.more") : m_ownReason,
                            {},
                            m_ownReason.isEmpty() ? Standing::Ready : Standing::Open});
    m_other->setFace({nameOf("floor.other-person"), {}});
    m_letters->setFace({m_initials.isEmpty() ? nameOf("floor.letters") : m_initials, {}});
    const FloorOutcome* chosen = outcome();
    m_decision = chosen ? outcomeWords(chosen->entry, m_log) : QString();
    m_decide->setFace({chosen ? nameOf("floor.decide", {m_decision}) : nameOf("floor.decide-what"),
                       {},
                       ready() ? Standing::Waits : Standing::NotNow});
    const bool pot = !m_case.pot.isEmpty();
    m_hold->setFace({nameOf(m_case.held ? "floor.release-pot" : "floor.hold-pot", {m_case.pot}),
                     {},
                     !pot          ? Standing::NotNow
                     : m_case.held ? Standing::Open
                                   : Standing::Ready});
    m_back->setFace({nameOf("floor.back"), {}});
    m_done->setFace({nameOf("button.done"), {}, Standing::Ready});
    m_cancel->setFace({nameOf("button.cancel"), {}});
    for (QWidget* part : std::initializer_list<QWidget*>{m_else, m_moreReasons, m_decide}) part->setVisible(!writes);
    for (Button* key : m_digits) key->setVisible(!writes && m_pins);
    m_other->setVisible(!writes && m_people.size() > 1);
    m_letters->setVisible(!writes && m_people.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_pad, m_done, m_cancel}) part->setVisible(writes);
    update();
}

// ---- keys ------------------------------------------------------------------------------------------------------

void FloorPage::moveInStep(int by) {
    if (m_step == Step::Outcome) {
        const int count = std::max<int>(1, static_cast<int>(m_case.outcomes.size()));
        choose((m_outcome + by + count) % count);
    } else if (m_step == Step::Reason) {
        const int count = static_cast<int>(floorReasons().size());
        chooseReason((m_reason + by + count) % count);
    } else {
        nextPerson();
    }
}

bool FloorPage::takesControl(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Escape: Q_EMIT closed(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: decide(); return true;
    case Qt::Key_Tab: go(m_step == Step::Outcome ? Step::Reason : Step::Who); return true;
    case Qt::Key_Backtab: go(m_step == Step::Who ? Step::Reason : Step::Outcome); return true;
    case Qt::Key_Backspace: erase(); return true;
    case Qt::Key_Right: moveInStep(1); return true;
    case Qt::Key_Left: moveInStep(-1); return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const int other = m_events->beside(m_case.event, key.key() == Qt::Key_Up ? -1 : 1); other > 0)
            Q_EMIT eventChosen(other);
        return true;
    default: return false;
    }
}

bool FloorPage::takesLetter(const QKeyEvent& key) {
    const QString text = key.text();
    const bool who = m_step == Step::Who && m_people.isEmpty();
    if (who && text.size() == 1 && text[0].isLetterOrNumber() && m_initials.size() < kMostInitials) {
        m_initials += text.toUpper();
        faces();
        return true;
    }
    if (text.size() == 1 && text[0].isDigit()) {
        const int digit = text[0].digitValue();
        if (m_step != Step::Outcome) {
            typeDigit(text);
        } else if (digit >= 1 && digit <= kMostKeys) {
            digit - 1 < m_case.outcomes.size() ? choose(digit - 1) : beginText(Writes::Outcome);
        }
        return true;
    }
    if (key.key() == Qt::Key_H) m_hold->click();
    if (key.key() == Qt::Key_V) m_versions[0]->click();
    if (key.key() == Qt::Key_P) Q_EMIT reportWanted();
    return true;  // no key reaches what lies below
}

bool FloorPage::takes(const QKeyEvent& key) {
    if (m_writes != Writes::Nothing) return takesText(key);
    return takesControl(key) || takesLetter(key);
}

// Words: Tab goes on to the next who has something to say.
bool FloorPage::takesText(const QKeyEvent& key) {
    if (isEnter(key)) {
        finishText();
    } else if (key.key() == Qt::Key_Escape) {
        cancelText();
    } else if (key.key() == Qt::Key_Backspace) {
        eraseText();
    } else if (key.key() == Qt::Key_Tab && m_writes == Writes::Version && m_text.isEmpty()) {
        m_teller = m_teller == Teller::dealer   ? Teller::player
                   : m_teller == Teller::player ? Teller::camera
                                                : Teller::dealer;
        showText();
    } else if (!key.text().isEmpty() && key.text()[0].isPrint()) {
        typeText(key.text());
    }
    return true;
}

}  // namespace oddchip::ui
