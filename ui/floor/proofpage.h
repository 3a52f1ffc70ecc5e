// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QWidget>

#include "core/archive/query.h"
#include "core/archive/rows.h"
#include "ui/entry/button.h"

namespace oddchip::ui::floor {

// Is the journal what was written? And the index, which may be built anew.
class ProofPage : public QWidget {
    Q_OBJECT

public:
    explicit ProofPage(const QStringList& journals, QWidget* parent = nullptr);
    void setJournals(const QStringList& journals);
    void setLook(const Look& look);
    void show(const Proof& proof);
    void setProgress(qint64 done, qint64 of);
    void tell(const QString& trouble);
    bool useKey(QKeyEvent* key);
    QLineEdit* anchor() const { return m_anchor; }
    Button* prove() const { return m_prove; }
    QString verdict() const;
    QLineEdit* threshold() const { return m_threshold; }
    void setThreshold(std::int64_t threshold);  // hundredths; 0: none

Q_SIGNALS:
    void thresholdChosen(qint64 threshold);
    void journalsWanted();
    void wanted(const oddchip::Query& query);
    void stopped();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void layOut();

    Look m_look;
    QComboBox* m_journal;
    QLineEdit* m_anchor;
    QLineEdit* m_threshold;
    Button* m_prove;
    Button* m_rebuild;
    Button* m_open;
    std::optional<Proof> m_proof;
    QString m_trouble;
    qint64 m_done = 0, m_of = 0;
};

}  // namespace oddchip::ui::floor
