// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>

#include "core/notation/notation.h"
#include "core/rules/rulebook.h"
#include "ui/entry/asking.h"
#include "ui/entry/faultpanel.h"
#include "ui/table/cardpainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kCountsTop = 52, kCountHigh = 36;

QString streetWords(StreetId street) { return sentence("street." + std::string(name(street))); }

QString stepWords(const Step& step) {
    switch (step.kind) {
    case StepKind::none: return {};
    case StepKind::keepBurn: return sentence("step.keep-burn");
    case StepKind::burn: return sentence("step.burn");
    case StepKind::noBurn: return sentence("step.no-burn");
    case StepKind::returnCard: return sentence("step.return", {cardName(step.card)});
    case StepKind::reshuffleStub: return sentence("step.reshuffle-stub");
    case StepKind::deal: return sentence("step.deal", {streetWords(step.street)});
    case StepKind::replaceWithBurn: return sentence("step.replace-burn", {lineText(step.seat)});
    case StepKind::replaceWithTop: return sentence("step.replace-top", {lineText(step.seat)});
    case StepKind::exposedIsBurn: return sentence("step.exposed-is-burn", {cardName(step.card)});
    case StepKind::take: return sentence("step.take", {lineText(step.seat), cardName(step.card)});
    case StepKind::setAside: return sentence("step.set-aside", {cardName(step.card), streetWords(step.street)});
    }
    return {};
}

QString asText(std::string_view id) { return QString::fromLatin1(id.data(), static_cast<int>(id.size())); }

}  // namespace

FaultAdvice::FaultAdvice(QWidget* parent) : Sheet(Place::Cover, parent) {
    m_keys = new CardKeys(this);
    for (int i = 0; i < 2; ++i) {
        auto* button = m_nth[static_cast<std::size_t>(i)] = new Button(Button::Shape::Command, this);
        button->setFace({sentence("fault.nth-card", {QString::number(i + 1)}), {}});
        connect(button, &Button::clicked, this, [this, i] { Q_EMIT nth(i + 1); });
    }
    m_keypad = new Keypad(this);
    for (std::size_t i = 0; i < m_ways.size(); ++i) {
        m_ways[i] = new Button(Button::Shape::Tile, this);
        m_ways[i]->setFace({deadWay(kDeadWays[i]), {}});
        connect(m_ways[i], &Button::clicked, this, [this, i] { Q_EMIT deadBy(kDeadWays[i]); });
    }
    m_unseen = new Button(Button::Shape::Command, this);
    m_unseen->setFace({nameOf("button.not-seen"), {}});
    connect(m_unseen, &Button::clicked, this, &FaultAdvice::unseen);
}

void FaultAdvice::show(const Table& table, const FaultDraft& draft, const std::optional<Stepped>& outcome) {
    m_table = table;
    m_draft = draft;
    m_outcome = outcome;
    const FaultWants wants = draft.wants();
    for (Button* button : m_nth) button->setVisible(wants == FaultWants::Nth);
    for (Button* button : m_ways) button->setVisible(wants == FaultWants::DeadBy);
    m_keypad->setVisible(draft.kind && draft.kind->amount && draft.seat != kNoSeat);
    m_keys->setVisible(wants == FaultWants::Card);
    m_unseen->setVisible(wants == FaultWants::Card);
    arrange();
    update();
}

QList<FaultAdvice::Count> FaultAdvice::counts() const {
    const Hand& hand = m_outcome ? m_outcome->table.hand : m_table.hand;
    const HouseRules& rules = hand.rules;
    const int acts = rules.misdealCutoff == MisdealCutoff::twoActions ? 2 : 3;
    QList<Count> all{{sentence("count.acted", {nameOf("number." + std::to_string(acts))}), hand.now.actsInTurn, acts}};
    const QString kind = m_draft.kind ? QLatin1String(m_draft.kind->words) : QString();
    if (kind == QLatin1String("fault.boxed")) {
        all += Count{sentence("count.boxed"), hand.faults.boxed, rules.misdealBoxed};
    } else if (kind == QLatin1String("fault.extra")) {
        all += Count{sentence("count.extra"), hand.faults.extra, rules.misdealExtra};
    } else {
        all += Count{sentence("count.exposed"), hand.faults.exposed, rules.misdealExposed};
    }
    return all;
}

QString FaultAdvice::title() const {
    if (!m_draft.kind) return nameOf("caption.fault-which");
    switch (m_draft.wants()) {
    case FaultWants::Seat: return nameOf("caption.fault-seat");
    case FaultWants::Nth: return nameOf("caption.fault-nth");
    case FaultWants::Card: return nameOf("caption.fault-card");
    case FaultWants::DeadBy: return nameOf("caption.fault-dead");
    case FaultWants::By: return nameOf("caption.fault-by");
    case FaultWants::Amount: return nameOf("caption.fault-amount");
    case FaultWants::Nothing: break;
    }
    if (!m_outcome) return nameOf("verdict.noted");
    const Ruling& ruling = m_outcome->ruling;
    if (ruling.result == Result::mayMisdeal) return nameOf("verdict.may-misdeal");
    if (ruling.asks.floor) return nameOf("verdict.floor");
    if (!ruling.dies.empty()) return nameOf("verdict.dead", {lineText(ruling.dies.first())});
    const auto replaces = [](const Step& step) {
        return step.kind == StepKind::replaceWithTop || step.kind == StepKind::replaceWithBurn;
    };
    const bool replace = std::any_of(ruling.plan.begin(), ruling.plan.end(), replaces);
    return nameOf(replace ? "verdict.play-on-replace" : "verdict.play-on");
}

QStringList FaultAdvice::steps() const {
    QStringList all;
    if (!m_outcome || m_draft.wants() != FaultWants::Nothing) return all;
    const Ruling& ruling = m_outcome->ruling;
    if (m_table.hand.street == 0 && ruling.plan[0].kind != StepKind::none) all += sentence("step.finish");
    for (const Step& step : ruling.plan) {
        if (step.kind == StepKind::none) break;
        all += stepWords(step);
    }
    for (QString& line : all) line[0] = line[0].toUpper();
    if (all.isEmpty() && ruling.flags.first() != RuleId::none) all += sentence(name(ruling.flags.first()));
    return all;
}

// Until when the ruling can still be corrected, where that is not a matter of the misdeal counted above.
QString FaultAdvice::until() const {
    if (!m_outcome) return {};
    switch (m_outcome->ruling.until.kind) {
    case UntilKind::nextAct:
    case UntilKind::rest: return sentence("until.next-act");
    case UntilKind::acts: return sentence("until.acts", {QString::number(m_outcome->ruling.until.acts)});
    case UntilKind::round: return sentence("until.round");
    case UntilKind::push: return sentence("until.push");
    case UntilKind::final: break;
    }
    return {};
}

void FaultAdvice::arrange() {
    const double w = inUnits().width(), h = inUnits().height(), top = kCountsTop + 2 * kCountHigh + 14;
    for (std::size_t i = 0; i < 2; ++i) put(*m_nth[i], {kLeft + static_cast<double>(i) * 170, top, 160, 56});
    m_keys->setLook(look());
    put(*m_keys, {kLeft, top, w - 2 * kLeft - 120, h - top - 16});
    put(*m_unseen, {w - kLeft - 108, top, 108, 56});
    put(*m_keypad, {kLeft, top, std::min(260.0, w - 2 * kLeft), h - top - 44});
    const double half = (w - 2 * kLeft - 8) / 2;
    for (std::size_t i = 0; i < m_ways.size(); ++i) {
        const double column = static_cast<double>(i % 2), row = static_cast<double>(i / 2);
        put(*m_ways[i], {kLeft + column * (half + 8), top + row * 56, half, 48});
    }
}

void FaultAdvice::paintCount(QPainter& painter, const Count& count, double top) const {
    const Colours& c = look().colours();
    const double w = inUnits().width(), right = w - kLeft;
    write(painter, {right - 60, top, 60, 26},
          sentence("count.of", {QString::number(count.is), QString::number(count.of)}), Type::Second, true, c.text,
          Qt::AlignRight);
    const int dots = std::min(count.of, 4);
    for (int i = 0; i < dots; ++i) {
        const QRectF dot = look().px(QRectF(right - 66 - 22 * (dots - i), top + 5, 16, 16));
        painter.setPen(QPen(c.text, look().line(2)));
        painter.setBrush(i < count.is ? QBrush(c.text) : QBrush(Qt::NoBrush));
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1));
    }
    write(painter, {kLeft, top, right - 70 - 22 * dots - kLeft, 26}, count.text, Type::Second, false, c.text2);
    const QRectF line = look().px(QRectF(kLeft, top + kCountHigh - 5, w - 2 * kLeft, 0));
    paintLine(painter, line.topLeft(), line.topRight(), c.line, look());
}

void FaultAdvice::paintSteps(QPainter& painter, double top) const {
    const Colours& c = look().colours();
    const QStringList all = steps();
    const bool cards = m_draft.card.has_value();
    const double room = inUnits().width() - 2 * kLeft - 40 - (cards ? 80 : 0);
    const double high =
        std::min(36.0, (inUnits().height() - top - 44) / static_cast<double>(std::max<qsizetype>(1, all.size())));
    for (qsizetype i = 0; i < all.size(); ++i) {
        const double y = top + static_cast<double>(i) * high;
        if (all.size() > 1)
            paintSeatDisc(painter, look().px(QRectF(kLeft, y, 28, 28)), static_cast<int>(i) + 1, look());
        write(painter, {kLeft + (all.size() > 1 ? 40 : 0), y, room, 28}, all[i], Type::Name, false, c.text);
    }
    if (cards)
        paintCard(painter, look().px(QRectF(inUnits().width() - kLeft - 48, top, 48, 66)), *m_draft.card, look());
}

void FaultAdvice::paintRules(QPainter& painter) const {
    if (!m_outcome) return;
    const Colours& c = look().colours();
    RuleIds all = m_outcome->ruling.rules;
    for (const RuleId flag : m_outcome->ruling.flags.ids) {
        if (flag != RuleId::none) all.add(flag);
    }
    all.add(RuleId::misdealCutoff);  // until when is counted above
    double x = kLeft;
    const double y = inUnits().height() - 34;
    for (const RuleId rule : all.ids) {
        if (rule == RuleId::none) break;
        const auto sources = cites(rule, m_table.hand.rules);
        QString source;
        if (!sources.empty())
            source = asText(shortName(sources[0].source)) + QLatin1Char(' ') + asText(sources[0].rule);
        const QFont bold = look().mono(Type::Caption, true), plain = look().font(Type::Caption);
        const double id = textWidth(asText(name(rule)), bold) / look().scale + 8;
        const double from = textWidth(source, plain) / look().scale + 16;
        if (x + id + from > inUnits().width() - kLeft) break;
        paintText(painter, look().px(QRectF(x, y, id, 20)), asText(name(rule)), bold, c.text);
        paintText(painter, look().px(QRectF(x + id, y, from, 20)), source, plain, c.text2);
        x += id + from;
    }
}

void FaultAdvice::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    write(painter, {kLeft, 14, w - 2 * kLeft - 150, 32}, title(), Type::Label, true, c.text);
    write(painter, {w - kLeft - 146, 14, 146, 32}, m_draft.about(), Type::Second, false, c.text2, Qt::AlignRight);
    double top = kCountsTop;
    for (const Count& count : counts()) {
        paintCount(painter, count, top);
        top += kCountHigh;
    }
    if (m_draft.wants() == FaultWants::Nothing && !until().isEmpty()) {
        write(painter, {kLeft, inUnits().height() - 58, w - 2 * kLeft, 22}, until(), Type::Second, false, c.text2);
    }
    if (!m_keypad->isHidden()) return;
    paintSteps(painter, top + 10);
    if (m_draft.wants() == FaultWants::Nothing) paintRules(painter);
}

}  // namespace oddchip::ui
