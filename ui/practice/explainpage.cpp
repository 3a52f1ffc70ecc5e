// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/explainpage.h"

#include <QPainter>
#include <algorithm>

#include "ui/entry/telling.h"
#include "ui/words.h"

namespace oddchip::ui {

using practice::Kind;

namespace {

constexpr double kHead = 64, kStep = 64;

QString cross() { return QString(QChar(0x2715)); }
QString tick() { return QString(QChar(0x2713)); }

bool showsPots(const practice::Question& question) { return question.skill->kind == Kind::pots; }

// What a part of an answer says: its amount, its seats, or both.
QString partSaid(Kind kind, const practice::Part& part) {
    QStringList seats;
    for (const Seat seat : part.seats) seats.append(QString::number(number(seat)));
    const QString of = seats.isEmpty() ? sentence("practice.none") : seats.join(QLatin1Char(' '));
    switch (kind) {
    case Kind::pots:
        if (part.amount.count == 0 && part.seats.empty()) return sentence("practice.nothing");
        return sentence("practice.amount-of", {amount(part.amount), of});
    case Kind::shares:
    case Kind::amount:
    case Kind::posts: return amount(part.amount);
    case Kind::count: return QString::number(part.amount.count);
    case Kind::seat:
    case Kind::seats:
    case Kind::halves:
    case Kind::spots:
    case Kind::choice: break;
    }
    return of;
}

QString partLabel(Kind kind, std::size_t i, const practice::Part& part) {
    switch (kind) {
    case Kind::pots: return ui::potName(static_cast<int>(i));
    case Kind::shares: return sentence("line.seat", {QString::number(number(part.seats.first()))});
    case Kind::halves: return sentence(i == 0 ? "practice.high" : "practice.low");
    case Kind::spots: return sentence(i == 0 ? "practice.button" : i == 1 ? "practice.small" : "practice.big");
    case Kind::posts: return sentence(i == 0 ? "practice.live" : "practice.dead");
    case Kind::amount: return sentence("practice.amount");
    case Kind::count: return sentence("practice.count");
    case Kind::seat:
    case Kind::seats: return sentence("practice.seats");
    case Kind::choice: break;
    }
    return sentence("practice.your-answer");
}

// Within a sentence of its own it ends without its full stop.
QString within(QString said) {
    if (said.endsWith(QLatin1Char('.')) || said.endsWith(QChar(0x3002))) said.chop(1);
    return said;
}

// The part of the given answer that stands for one of the right one.
practice::Part givenPart(const practice::Answer& given, Kind kind, std::size_t i, const practice::Part& right) {
    if (kind == Kind::shares) {
        const auto at = std::find_if(given.parts.begin(), given.parts.end(),
                                     [&](const practice::Part& one) { return one.seats == right.seats; });
        return at == given.parts.end() ? practice::Part{{}, right.seats} : *at;
    }
    return i < given.parts.size() ? given.parts[i] : practice::Part{};
}

// Of a wrong answer in several parts the first that is wrong; nothing: it is short enough to be said whole.
QString firstMistake(const ExplainPage::Shown& shown, const practice::Answer& answer) {
    const Kind kind = shown.question->skill->kind;
    if (shown.right || shown.gaveUp || (kind != Kind::pots && kind != Kind::shares)) return {};
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        const practice::Part& right = answer.parts[i];
        const practice::Part yours = givenPart(shown.given, kind, i, right);
        if (yours == right) continue;
        const QString what = partLabel(kind, i, right) + QLatin1Char(' ');
        return sentence("practice.you-said", {what + partSaid(kind, yours), partSaid(kind, right)});
    }
    return {};
}

}  // namespace

ExplainPage::ExplainPage(QWidget* parent) : Page(parent) {
    const auto button = [this](const char* id, const char* key, Standing standing, const char* name) {
        auto* made = new Button(Button::Shape::Action, this);
        made->setFace({nameOf(id), {}, standing});
        made->setKey(QString::fromUtf8(key));
        made->setAccessibleName(nameOf(id));
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_next = button("practice.next", "\xE2\x86\xB5", Standing::Waits, "next");
    m_same = button("practice.same", "S", Standing::Ready, "same");
    m_table = button("practice.on-table", "T", Standing::Ready, "on-table");
    connect(m_next, &Button::clicked, this, &ExplainPage::nextWanted);
    connect(m_same, &Button::clicked, this, &ExplainPage::sameWanted);
    connect(m_table, &Button::clicked, this, &ExplainPage::tableWanted);
}

void ExplainPage::explain(const Shown& shown) {
    m_shown = shown;
    m_right = practice::answerTo(*shown.question);
    m_why = practice::explained(*shown.question);
    m_rule = false;
    setAccessibleName(verdict());
    arrange();
    update();
}

void ExplainPage::setStanding(bool alone, bool lookedAt) {
    m_alone = alone;
    m_looked = lookedAt;
    m_same->setFace({nameOf("practice.same"), {}, alone ? Standing::Ready : Standing::NotNow});
}

void ExplainPage::showRule(bool rule) {
    m_rule = rule;
    update();
}

QString ExplainPage::verdict() const {
    if (m_shown.question == nullptr) return {};
    const QString right = answerSaid(*m_shown.question, m_right);
    if (m_shown.right) return sentence("practice.is-right", {right});
    if (m_shown.gaveUp) return sentence("practice.it-is", {right});
    return sentence("practice.you-said", {within(answerSaid(*m_shown.question, m_shown.given)), within(right)});
}

QList<Page::Key> ExplainPage::keys() const {
    QList<Key> all;
    if (!m_looked) all.append({QStringLiteral("Enter"), sentence("practice.key-next-question")});
    if (m_alone) all.append({QStringLiteral("S"), sentence("practice.key-same")});
    all.append(
        {{QStringLiteral("T"), sentence("practice.key-table")}, {QStringLiteral("R"), sentence("practice.key-rule")}});
    if (m_alone) all.append({QStringLiteral("Ctrl Z"), sentence("practice.key-back")});
    all.append({QStringLiteral("Esc"), sentence("practice.key-end")});
    return all;
}

// The step at which a wrong amount first shows: the first whose sum the answer does not have.
int ExplainPage::wrongStep() const {
    if (m_shown.right || m_shown.gaveUp) return -1;
    for (std::size_t i = 0; i < m_why.steps.size(); ++i) {
        const auto& sum = m_why.steps[i].sum;
        if (!sum) continue;
        const bool told = std::any_of(m_shown.given.parts.begin(), m_shown.given.parts.end(),
                                      [&](const practice::Part& part) { return part.amount == *sum; }) ||
                          m_shown.given.back.amount == *sum;
        const bool asked = std::any_of(m_right.parts.begin(), m_right.parts.end(),
                                       [&](const practice::Part& part) { return part.amount == *sum; }) ||
                           m_right.back.amount == *sum;
        if (asked && !told) return static_cast<int>(i);
    }
    return -1;
}

void ExplainPage::arrange() {
    const double h = unitsHigh(), x = leftWide() + 16, w = unitsWide();
    put(*m_same, {x, h - 64, 248, 48});
    put(*m_table, {x + 256, h - 64, 152, 48});
    put(*m_next, {w - 140, h - 64, 124, 48});
}

void ExplainPage::paintHead(QPainter& painter) const {
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    const QColor ink = m_shown.right ? tints.rightInk : tints.wrongInk;
    painter.fillRect(look().px(QRectF(0, 0, unitsWide(), kHead)), m_shown.right ? tints.right : tints.wrong);
    paintLine(painter, look().px(QRectF(0, kHead, 1, 1)).topLeft(),
              look().px(QRectF(unitsWide(), kHead, 1, 1)).topLeft(), ink, look());
    const QString mistake = firstMistake(m_shown, m_right);
    write(painter, {16, 0, 32, kHead}, m_shown.right ? tick() : cross(), Type::Label, true, ink);
    write(painter, {52, 6, unitsWide() - 420, 28}, mistake.isEmpty() ? verdict() : mistake, Type::Name, true, c.text);
    write(painter, {52, 34, unitsWide() - 420, 22},
          sentence("practice.scene", {skillName(*m_shown.question->skill), told(m_shown.question->asks)}),
          Type::Caption, false, c.text);
    const int target = practice::targetSeconds(*m_shown.question->skill, m_shown.question->level);
    write(painter, {unitsWide() - 360, 6, 344, 26}, m_shown.grade, Type::Second, true, c.text, Qt::AlignRight);
    write(painter, {unitsWide() - 360, 34, 344, 22},
          sentence("practice.time-of", {QString::number((m_shown.ms + 500) / 1000), QString::number(target)}),
          Type::Caption, false, c.text, Qt::AlignRight);
}

void ExplainPage::paintSteps(QPainter& painter) const {
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    write(painter, {16, kHead + 4, leftWide() - 32, 32}, sentence("practice.by-hand").toUpper(), Type::Caption, true,
          c.text2);
    const double room = unitsHigh() - kHead - 40 - 230;
    const double high = std::min(kStep, room / static_cast<double>(std::max<std::size_t>(1, m_why.steps.size())));
    const int wrong = wrongStep();
    double y = kHead + 40;
    for (std::size_t i = 0; i < m_why.steps.size(); ++i, y += high) {
        const practice::Step& step = m_why.steps[i];
        const QRectF box(0, y, leftWide(), high);
        if (static_cast<int>(i) == wrong) {
            painter.fillRect(look().px(box), tints.wrong);
            painter.fillRect(look().px(QRectF(0, y, 4, high)), tints.wrongInk);
        }
        paintSeatDisc(painter, look().px(QRectF(16, y + high / 2 - 12, 24, 24)), static_cast<int>(i) + 1, look());
        const double right = step.sum ? 110 : 16;
        if (high >= 44) {
            write(painter, {52, y + 6, leftWide() - 52 - right, 24}, told(step.what), Type::Second, true, c.text);
            write(painter, {52, y + high - 30, leftWide() - 52 - right, 22}, told(step.how), Type::Caption, false,
                  c.text2);
        } else {
            write(painter, {52, y, leftWide() - 52 - right, high},
                  told(step.what) + QStringLiteral("  ") + told(step.how), Type::Caption, false, c.text);
        }
        if (step.sum)
            write(painter, {leftWide() - 110, y, 94, high}, amount(*step.sum), Type::Name, true, c.text,
                  Qt::AlignRight);
        paintLine(painter, look().px(QRectF(0, y + high, 1, 1)).topLeft(),
                  look().px(QRectF(leftWide(), y + high, 1, 1)).topLeft(), c.line, look());
    }
    paintSlip(painter, y + 8);
}

// What to say, how the last answers were, or the rule in full; and where it stands.
void ExplainPage::paintSlip(QPainter& painter, double from) const {
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    double y = from;
    if (!m_why.say.id.empty()) {
        const QString say = sentence("practice.say-word").toUpper();
        const double wide = textWidth(say, look().font(Type::Caption, true)) / look().scale + 4;
        write(painter, {16, y, wide, 32}, say, Type::Caption, true, c.text2);
        write(painter, {24 + wide, y, leftWide() - wide - 40, 32}, told(m_why.say), Type::Second, true, c.text);
        y += 36;
    }
    const QRectF box(16, y, leftWide() - 32, 96);
    card(painter, box);
    const RuleId rule = m_why.rules.empty() ? RuleId::none : m_why.rules.front();
    if ((m_rule || m_shown.right) && rule != RuleId::none) {
        write(painter, {32, y + 6, box.width() - 32, 28}, nameOf(name(rule)), Type::Second, true, c.text);
        paintParagraph(painter, look().px(QRectF(32, y + 36, box.width() - 32, 54)), sentence(name(rule)),
                       look().font(Type::Caption), c.text2);
    } else {
        write(painter, {32, y + 6, box.width() - 160, 28}, sentence("practice.last-answers"), Type::Second, true,
              c.text);
        const auto wrong = std::count(m_shown.before.begin(), m_shown.before.end(), false);
        write(painter, {box.right() - 140, y + 6, 124, 28},
              sentence("practice.wrong-of", {QString::number(wrong), QString::number(m_shown.before.size())}),
              Type::Caption, false, c.text, Qt::AlignRight);
        for (int i = 0; i < m_shown.before.size(); ++i) {
            const QRectF tag(32 + i * 44, y + 44, 36, 22);
            const bool right = m_shown.before[i];
            const QColor ink = right ? tints.rightInk : tints.wrongInk;
            paintFrame(painter, look().px(tag), {right ? tints.right : tints.wrong, ink, false, false, kTagRadius},
                       look());
            write(painter, tag, right ? tick() : cross(), Type::Caption, true, ink, Qt::AlignCenter);
        }
    }
    double x = 16;
    const auto tag = [&](const QString& text) {
        const double wide = textWidth(text, look().font(Type::Caption)) / look().scale + 20;
        if (x + wide > leftWide() - 8) return;
        paintFrame(painter, look().px(QRectF(x, unitsHigh() - 36, wide, 24)), {c.raised, c.raised, false, false, 12},
                   look());
        write(painter, {x + 10, unitsHigh() - 36, wide - 16, 24}, text, Type::Caption, false, c.text);
        x += wide + 8;
    };
    for (std::size_t i = 0; i < m_why.rules.size() && i < 3; ++i) {
        tag(QString::fromStdString(std::string(name(m_why.rules[i]))));
        tag(sourcesOf(m_why.rules[i], m_shown.question->rules));
    }
    tag(bookName(m_shown.question->rules));
}

// Who put in what, cut at each all-in. Its height.
double ExplainPage::paintCut(QPainter& painter, const QRectF& box) const {
    const Colours& c = look().colours();
    const Hand hand = practice::tableOf(*m_shown.question).hand;
    const Pots list = pots(hand);
    card(painter, box);
    write(painter, {box.left() + 16, box.top() + 8, box.width() - 200, 32}, sentence("practice.cut-picture"),
          Type::Second, true, c.text);
    Chips most;
    std::vector<Seat> seats;
    for (const Seat seat : hand.dealt) {
        if (hand.now.total[seat].count > 0) seats.push_back(seat);
        most = std::max(most, hand.now.total[seat]);
    }
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return hand.now.total[a] < hand.now.total[b]; });
    const double bottom = box.bottom() - 60, top = box.top() + 56, left = box.left() + 84, right = box.right() - 110;
    const auto level = [&](Chips chips) {
        return bottom - (bottom - top) * static_cast<double>(chips.count) /
                            static_cast<double>(std::max<std::int64_t>(1, most.count));
    };
    const double step = (right - left) / static_cast<double>(std::max<std::size_t>(1, seats.size()));
    Chips cut;
    for (int i = 0; i < list.size; ++i) {
        const PotBuilt how = built(hand, i);
        const Chips from = cut;
        cut += how.each;
        const double y = level(cut);
        painter.setPen(QPen(c.text2, look().line(), Qt::DashLine));
        painter.drawLine(look().px(QRectF(left, y, 1, 1)).topLeft(), look().px(QRectF(right, y, 1, 1)).topLeft());
        write(painter, {box.left() + 8, y - 12, 68, 24}, amount(cut), Type::Caption, false, c.text, Qt::AlignRight);
        paintBadge(painter, look().px(QRectF(right + 8, y + 2, 20, 20)), i, look());
        write(painter, {right + 34, y, 72, 24}, ui::potName(i), Type::Caption, true, c.text);
        for (std::size_t k = 0; k < seats.size(); ++k) {
            const Chips has = hand.now.total[seats[k]];
            if (has <= from) continue;
            const QRectF bar(left + static_cast<double>(k) * step + step * 0.15, level(std::min(has, cut)) + 1,
                             step * 0.7, level(from) - level(std::min(has, cut)) - 1);
            QColor fill = c.*layer(i).colour;
            if (!hand.now.live.contains(seats[k])) fill = fill.darker(135);
            painter.fillRect(look().px(bar), fill);
            if (bar.height() > 22) {
                write(painter, bar, amount(std::min(has, cut) - from), Type::Caption, true, c.onLayer, Qt::AlignCenter);
            }
        }
    }
    for (std::size_t k = 0; k < seats.size(); ++k) {
        const double x = left + static_cast<double>(k) * step;
        const bool folded = !hand.now.live.contains(seats[k]);
        write(painter, {x, bottom + 4, step, 24}, QString::number(number(seats[k])), Type::Second, true, c.text,
              Qt::AlignCenter);
        write(painter, {x, bottom + 28, step, 22},
              sentence(folded                              ? "seat.folded"
                       : hand.now.allIn.contains(seats[k]) ? "seat.all-in"
                                                           : "practice.still-in"),
              Type::Caption, false, c.text2, Qt::AlignCenter);
    }
    return box.height();
}

// Yours against right, line by line.
void ExplainPage::paintAnswers(QPainter& painter, const QRectF& box) const {
    const Colours& c = look().colours();
    const Tints tints = tintsOf(look().theme);
    const Kind kind = m_shown.question->skill->kind;
    card(painter, box);
    const double mid = box.left() + box.width() * 0.34, last = box.left() + box.width() * 0.67;
    const auto row = [&](double y, const QString& label, const QString& yours, const QString& right, bool head,
                         bool wrong) {
        const double wide = box.width() * 0.33 - 20;
        if (wrong) painter.fillRect(look().px(QRectF(mid, y, box.width() * 0.33, 32)), tints.wrong);
        write(painter, {box.left() + 16, y, wide, 32}, label, Type::Second, true, c.text);
        const QString mark = head || m_shown.gaveUp ? QString() : (wrong ? cross() : tick()) + QLatin1Char(' ');
        write(painter, {mid, y, wide, 32}, mark + yours, Type::Second, head || wrong, wrong ? tints.wrongInk : c.text,
              Qt::AlignRight);
        write(painter, {last, y, wide, 32}, right, Type::Second, true, c.text, Qt::AlignRight);
        paintLine(painter, look().px(QRectF(box.left(), y + 32, 1, 1)).topLeft(),
                  look().px(QRectF(box.right(), y + 32, 1, 1)).topLeft(), c.line, look());
    };
    double y = box.top();
    row(y, {}, sentence("practice.you"), sentence("practice.right-word"), true, false);
    if (kind == Kind::choice) {
        row(y + 33, partLabel(kind, 0, {}), answerSaid(*m_shown.question, m_shown.given),
            answerSaid(*m_shown.question, m_right), false, !m_shown.right);
        return;
    }
    for (std::size_t i = 0; i < m_right.parts.size() && y + 66 < box.bottom(); ++i) {
        y += 33;
        const practice::Part yours = givenPart(m_shown.given, kind, i, m_right.parts[i]);
        row(y, partLabel(kind, i, m_right.parts[i]), m_shown.gaveUp ? QString() : partSaid(kind, yours),
            partSaid(kind, m_right.parts[i]), false, !m_shown.gaveUp && !(yours == m_right.parts[i]));
    }
    if (kind == Kind::pots && y + 66 <= box.bottom() + 1) {
        row(y + 33, sentence("practice.comes-back"), m_shown.gaveUp ? QString() : partSaid(kind, m_shown.given.back),
            partSaid(kind, m_right.back), false, !m_shown.gaveUp && !(m_shown.given.back == m_right.back));
    }
}

void ExplainPage::paintInside(QPainter& painter) {
    if (m_shown.question == nullptr) return;
    const Colours& c = look().colours();
    painter.fillRect(look().px(QRectF(0, kHead, leftWide(), unitsHigh() - kHead)), c.panel);
    paintLine(painter, look().px(QRectF(leftWide(), kHead, 1, 1)).topLeft(),
              look().px(QRectF(leftWide(), unitsHigh(), 1, 1)).topLeft(), c.line, look());
    paintHead(painter);
    paintSteps(painter);
    const double x = leftWide() + 16, w = unitsWide() - x - 16;
    double y = kHead + 16;
    const double rows = 33.0 * static_cast<double>(m_right.parts.size() + (showsPots(*m_shown.question) ? 2 : 1)) + 2;
    if (showsPots(*m_shown.question)) {
        const double high = std::max(200.0, unitsHigh() - y - rows - 96);
        y += paintCut(painter, {x, y, w, high}) + 12;
    }
    paintAnswers(
        painter,
        {x, y, w, std::min(rows + (m_shown.question->skill->kind == Kind::choice ? 33 : 0), unitsHigh() - y - 76)});
}

}  // namespace oddchip::ui
