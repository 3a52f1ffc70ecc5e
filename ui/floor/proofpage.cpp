// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/proofpage.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>

#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::ui::floor {

ProofPage::ProofPage(const QStringList& journals, QWidget* parent) : QWidget(parent) {
    m_journal = new QComboBox(this);
    m_journal->setAccessibleName(nameOf("floor.journal"));
    m_journal->addItems(journals);
    m_anchor = new QLineEdit(this);
    m_anchor->setAccessibleName(nameOf("floor.anchor"));
    m_anchor->setPlaceholderText(nameOf("floor.anchor-hint"));
    m_threshold = new QLineEdit(this);
    m_threshold->setAccessibleName(nameOf("floor.threshold-box"));
    connect(m_threshold, &QLineEdit::editingFinished, this, [this] {
        const QString text = m_threshold->text().trimmed();
        const auto chips = text.isEmpty() ? std::optional(Chips{}) : readChips(text.toStdString());
        if (chips) Q_EMIT thresholdChosen(chips->count);
    });
    m_prove = new Button(Button::Shape::Command, this);
    m_rebuild = new Button(Button::Shape::Command, this);
    m_open = new Button(Button::Shape::Command, this);
    connect(m_open, &QAbstractButton::clicked, this, &ProofPage::journalsWanted);
    connect(m_prove, &QAbstractButton::clicked, this, [this] {
        if (m_of > 0) {
            Q_EMIT stopped();
            return;
        }
        Prove prove{m_journal->currentIndex(), {}};
        const QStringList parts = m_anchor->text().split(u';', Qt::SkipEmptyParts);
        for (const QString& part : parts) prove.anchors.push_back(part.trimmed().toLower().toStdString());
        m_proof.reset();
        m_trouble.clear();
        Q_EMIT wanted(prove);
        update();
    });
    connect(m_anchor, &QLineEdit::returnPressed, m_prove, &QAbstractButton::click);
    connect(m_rebuild, &QAbstractButton::clicked, this, [this] { Q_EMIT wanted(Rebuild{m_journal->currentIndex()}); });
}

void ProofPage::setJournals(const QStringList& journals) {
    const int kept = m_journal->currentIndex();
    m_journal->clear();
    m_journal->addItems(journals);
    m_journal->setCurrentIndex(kept);
}

void ProofPage::setLook(const Look& look) {
    m_look = look;
    m_prove->setFace(
        {nameOf(m_of > 0 ? "floor.stop" : "floor.prove"), {}, m_of > 0 ? Standing::Ready : Standing::Waits});
    m_rebuild->setFace({nameOf("floor.rebuild"), {}, m_of > 0 ? Standing::NotNow : Standing::Ready});
    m_open->setFace({nameOf("floor.open-journal"), {}, Standing::Ready});
    for (Button* button : {m_prove, m_rebuild, m_open}) button->setLook(look);
    m_journal->setFont(textFont(look, 14));
    m_anchor->setFont(mono(look, 14));
    m_threshold->setFont(textFont(look, 14));
    layOut();
    update();
}

void ProofPage::layOut() {
    const double wide = width() / m_look.scale;
    const auto place = [&](QWidget* part, double x, double y, double w, double h) {
        part->setGeometry(m_look.widget(QRectF(x, y, w, h)));
    };
    place(m_journal, 24, 104, std::min(wide - 48, 800.0), 36);
    place(m_anchor, 24, 176, std::min(wide - 48, 800.0), 36);
    place(m_prove, 24, 232, 180, 48);
    place(m_rebuild, 220, 232, 220, 48);
    place(m_open, 456, 232, 260, 48);
    place(m_threshold, 24, height() / m_look.scale - 56, 180, 36);
}

void ProofPage::setThreshold(std::int64_t threshold) {
    m_threshold->setText(threshold > 0 ? QString::fromStdString(text(Chips{threshold})) : QString());
}

void ProofPage::show(const Proof& proof) {
    m_proof = proof;
    update();
}

void ProofPage::tell(const QString& trouble) {
    m_trouble = trouble;
    update();
}

void ProofPage::setProgress(qint64 done, qint64 of) {
    const bool turns = (of > 0) != (m_of > 0);
    m_done = done;
    m_of = of;
    if (turns) setLook(m_look);
    update();
}

QString ProofPage::verdict() const {
    if (!m_trouble.isEmpty()) return m_trouble;
    if (!m_proof) return {};
    if (m_proof->stopped) return sentence("floor.proof-stopped", {number(m_proof->entries)});
    const QString seq = number(m_proof->firstBad.value_or(m_proof->entries));
    return m_proof->why == "journal-sound" ? sentence("floor.proven", {number(m_proof->entries)})
                                           : sentence(m_proof->why, {seq});
}

void ProofPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = m_look.colours();
    const Tints t = tints(m_look);
    painter.fillRect(rect(), c.bg);
    const double left = m_look.px(24), wide = std::min(width() - 2 * left, m_look.px(800));
    const auto line = [&](double y, const QString& text, int size, bool bold, const QColor& ink) {
        paintLine(painter, {left, m_look.px(y), width() - 2 * left, m_look.px(28)}, text, textFont(m_look, size, bold),
                  ink);
    };
    line(20, nameOf("floor.proof"), 20, true, c.text);
    line(46, sentence("floor.proof"), 13, false, c.text2);
    line(78, nameOf("floor.journal"), 12, true, c.text2);
    line(150, nameOf("floor.anchor"), 12, true, c.text2);
    line(height() / m_look.scale - 86, nameOf("floor.threshold-box"), 12, true, c.text2);
    double y = 300;
    if (m_of > 0) {
        line(y, nameOf("floor.entries-of", {number(m_done), number(m_of)}), 14, true, c.text);
        const QRectF bar(left, m_look.px(y + 32), wide, m_look.px(12));
        painter.fillRect(bar, c.raised2);
        painter.fillRect(QRectF(bar.left(), bar.top(),
                                bar.width() * static_cast<double>(m_done) / static_cast<double>(m_of), bar.height()),
                         t.selectionInk);
        y += 64;
    }
    const QString words = verdict();
    if (words.isEmpty()) return;
    const bool sound = m_trouble.isEmpty() && m_proof && m_proof->why == "journal-sound";
    const QRectF card(left, m_look.px(y), wide, m_look.px(152));
    paintFrame(painter, card, {sound ? t.right : t.wrong, sound ? t.rightInk : t.wrongInk, true}, m_look);
    const double pad = m_look.px(16);
    paintWrapped(painter, card.adjusted(pad, pad, -pad, -m_look.px(80)),
                 (sound ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + words, textFont(m_look, 16, true), c.text);
    if (!m_proof) return;
    const QString head = QString::fromStdString(m_proof->head);
    QStringList fours;
    for (int i = 0; i < 32 && i < head.size(); i += 4) fours += head.mid(i, 4);
    paintLine(painter, {card.left() + pad, card.bottom() - m_look.px(68), card.width() - 2 * pad, m_look.px(24)},
              nameOf("floor.head", {number(m_proof->entries), fours.join(u' ')}), mono(m_look, 13), c.text);
    QString last = nameOf("floor.epoch", {number(m_proof->epoch)});
    for (const std::string& one : m_proof->unreadable)
        last += QStringLiteral(" · ") + nameOf("floor.no-head", {QString::fromStdString(one)});
    paintLine(painter, {card.left() + pad, card.bottom() - m_look.px(40), card.width() - 2 * pad, m_look.px(24)}, last,
              textFont(m_look, 13), c.text2);
}

bool ProofPage::useKey(QKeyEvent* key) {
    if (key->key() == Qt::Key_Escape && m_of > 0) return Q_EMIT stopped(), true;
    return false;
}

}  // namespace oddchip::ui::floor
