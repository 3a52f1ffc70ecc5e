// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QStackedWidget>
#include <QWidget>

#include "ui/floor/floorpage.h"
#include "ui/floor/handspage.h"
#include "ui/floor/impactpage.h"
#include "ui/floor/proofpage.h"
#include "ui/floor/report.h"
#include "ui/floor/rulingspage.h"
#include "ui/floor/shownpage.h"
#include "ui/floor/whatifpage.h"

namespace oddchip::ui::floor {

enum class Place { Hands, WhatIf, Rulings, Impact, Proof };

// The floor's window: it asks the archive, and shows what it is answered.
class FloorWindow : public QWidget {
    Q_OBJECT

public:
    // The journals as people name them.
    explicit FloorWindow(const QStringList& journals, QWidget* parent = nullptr);

    void setJournals(const QStringList& journals);
    void setAppearance(Theme theme, Deck deck, bool safe);
    void go(Place place);
    Place place() const { return static_cast<Place>(m_pages->currentIndex()); }
    HandsPage* hands() const { return m_hands; }
    WhatIfPage* whatIf() const { return m_whatIf; }
    RulingsPage* rulings() const { return m_rulings; }
    ImpactPage* impact() const { return m_impact; }
    ProofPage* proof() const { return m_proof; }
    FloorPage* call() const { return m_call; }    // decides at the table's desk; over all pages
    ShownPage* shown() const { return m_shown; }  // for the players at the table; likewise
    void showCall(bool shown);
    void tell(const QString& trouble);  // below, until the next page
    const QString& trouble() const { return m_trouble; }
    // Reports the hand that holds this record of the first journal, as soon as the index has it.
    void reportAt(std::int64_t record);
    void openRuling(RuleId rule);
    // The report of the hand at the line where one stands; nothing where no hand is open.
    bool writeReport(const QString& path);
    void printReport();                         // with a preview
    void setThreshold(std::int64_t threshold);  // hundredths: of pots of at least that much reports have a box

public Q_SLOTS:
    void show(const oddchip::Answer& answer);
    void progressed(qint64 done, qint64 of);
    void grown();

Q_SIGNALS:
    void wanted(const oddchip::Query& query);
    void stopped();
    // Files that are saved: what, its usual name, its text.
    void saved(const QString& kind, const QString& name, const QString& text);
    void reported();  // the report of the hand that is open is wanted
    void decisionWanted();
    void journalsWanted();  // others are to be opened
    void thresholdChosen(qint64 threshold);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void keyPressEvent(QKeyEvent* key) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectPages();
    void layOut();
    void openWhatIf();
    void askForReport();
    void openTable();
    RuleId ruleAtHand() const;
    void prepareReport();
    bool coverTakes(QKeyEvent& key);

    Look m_look;
    QStringList m_journals;
    QStackedWidget* m_pages;
    HandsPage* m_hands;
    WhatIfPage* m_whatIf;
    RulingsPage* m_rulings;
    ImpactPage* m_impact;
    ProofPage* m_proof;
    FloorPage* m_call;
    ShownPage* m_shown;
    std::vector<Button*> m_tabs;
    ReportText m_text;
    Compared m_compared;          // of the hand that is open, for its report
    std::int64_t m_reportAt = 0;  // a record; 0: none is waited for
    bool m_reporting = false;
    QString m_trouble;
};

}  // namespace oddchip::ui::floor
