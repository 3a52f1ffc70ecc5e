// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QTimer>
#include <functional>

#include "ui/entry/sheet.h"
#include "ui/floor/floorparts.h"
#include "ui/floor/letterpad.h"

namespace oddchip::ui {

// Somebody who may decide.
struct FloorPerson {
    QString initials, name;
};

// The floor's page at the table. Four steps run down its right side: outcome, reason, who and the PIN, decide. It puts
// a decision together and records nothing itself.
class FloorPage : public Sheet {
    Q_OBJECT

public:
    using ReadTyped = std::function<FloorTyped(const QString&)>;
    using Now = std::function<std::int64_t()>;

    explicit FloorPage(QWidget* parent);

    void setReader(ReadTyped reads, Now now);
    void start(const QList<FloorPerson>& people, bool pins);  // no people: initials are written
    void setCase(const FloorCase& now, const Table& table, const Log& log);
    void askAgain(const QString& trouble, bool second);  // the PIN was not right; or a second person is wanted
    void refused(const QString& trouble);
    void setLikeCases(const QString& told);  // earlier hands with the same rule that the floor decided
    const QString& likeCases() const { return m_like; }
    int event() const { return m_case.event; }

    bool takes(const QKeyEvent& key) override;
    QString hint() const override;  // what is still missing

Q_SIGNALS:
    void eventChosen(int event);
    void versionTold(oddchip::Teller teller, const QString& words);
    void holdChosen(bool hold);
    void reportWanted();
    void decided(const oddchip::Entry& entry, const QString& initials, const QString& pin);

protected:
    void arrange() override;
    void paintInside(QPainter& painter) override;

private:
    enum class Step { Outcome, Reason, Who };
    enum class Writes { Nothing, Outcome, Version, Initials, Reason };

    // floorpage.cpp: the steps
    void choose(int outcome);
    void chooseReason(int reason);
    void moreReasons();
    void nextPerson();
    void go(Step step);
    void typeDigit(const QString& digit);
    void erase();
    void decide();
    QString missing() const;
    bool ready() const { return missing().isEmpty(); }
    const FloorOutcome* outcome() const;
    QString reason() const;
    QString initials() const;
    void faces();
    bool takesControl(const QKeyEvent& key);
    bool takesLetter(const QKeyEvent& key);
    bool takesText(const QKeyEvent& key);
    void moveInStep(int by);

    // floorwriting.cpp: words that are written
    void beginText(Writes what);
    void typeText(const QString& text);
    void eraseText();
    void finishText();
    void cancelText();
    void showText();

    // floorlayout.cpp
    struct Columns {
        double left, right;  // the widths of the side columns
    };
    Columns columns() const;
    void arrangeSteps(double x, double wide);
    void arrangeWriting(double x, double wide);
    void paintTop(QPainter& painter) const;
    void paintRuling(QPainter& painter, const QRectF& units) const;
    void paintBooks(QPainter& painter, const QRectF& units) const;
    void paintMoney(QPainter& painter, const QRectF& units) const;
    void paintSteps(QPainter& painter) const;
    void paintStepHead(QPainter& painter, Step step, const QString& text, double y) const;
    void paintPin(QPainter& painter) const;
    void paintText(QPainter& painter) const;
    void paintKeys(QPainter& painter) const;
    QString sinceCall() const;
    double booksHigh() const;
    double moneyHigh() const;

    ReadTyped m_reads;
    Now m_now;
    FloorCase m_case;
    QList<FloorPerson> m_people;
    bool m_pins = false, m_second = false;
    Step m_step = Step::Outcome;
    int m_outcome = 0, m_reason = -1, m_person = 0, m_reasonsFrom = 0;
    std::optional<FloorOutcome> m_typedOutcome;
    QString m_ownReason, m_pin, m_initials, m_trouble;
    QString m_decision;  // in words
    QString m_like;
    Log m_log;
    Writes m_writes = Writes::Nothing;
    Teller m_teller = Teller::dealer;
    QString m_text, m_textTrouble;
    QTimer m_tick;
    double m_reasonTop = 0, m_whoTop = 0, m_decideTop = 0;

    FloorTable* m_table;
    FloorEvents* m_events;
    std::array<VersionButton*, 3> m_versions;
    std::array<OutcomeButton*, 8> m_outcomes;
    Button* m_else;
    std::array<Button*, 5> m_reasons;
    Button *m_moreReasons, *m_other, *m_letters, *m_decide, *m_hold, *m_back, *m_done, *m_cancel;
    std::array<Button*, 12> m_digits;
    LetterPad* m_pad;
};

}  // namespace oddchip::ui
