// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/practice/examsheet.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>
#include <QUrl>
#include <algorithm>

#include "ui/practice/voice.h"
#include "ui/table/shapes.h"
#include "ui/table/tableview.h"
#include "ui/table/tokens.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

// Always black on white, whatever the window looks like; in units of a page 620 wide.
class Sheet620 {
public:
    Sheet620(QPainter& painter, const QRectF& page)
        : m_painter(painter), m_scale(page.width() / 620), m_origin(page.topLeft()) {}

    // What is too long for its place is written smaller.
    void text(QRectF at, const QString& what, double size, bool bold, Qt::Alignment alignment = Qt::AlignLeft) {
        const QRectF place = map(at);
        QFont font = Look{}.font(Type::Second, bold);
        font.setPixelSize(std::max(1, static_cast<int>(size * m_scale)));
        const double wide = QFontMetricsF(font).horizontalAdvance(what);
        if (wide > place.width()) {
            font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * place.width() / wide)));
        }
        paintText(m_painter, place, what, font, QColor(0x12171D), alignment | Qt::AlignVCenter);
    }
    void rule(double x, double y, double to, double wide = 1) {
        m_painter.fillRect(map({x, y, to - x, wide}), QColor(wide > 1 ? 0x12171D : 0x9AA5B1));
    }
    QRectF map(QRectF at) const {
        return {m_origin.x() + at.x() * m_scale, m_origin.y() + at.y() * m_scale, at.width() * m_scale,
                at.height() * m_scale};
    }

private:
    QPainter& m_painter;
    double m_scale;
    QPointF m_origin;
};

QString itemName(const ExamSheet& sheet, std::size_t i) {
    const bool wrong = i < sheet.answers.size() && !sheet.answers[i].right;
    const QString name = sentence("practice.item", {QString::number(i + 1), skillName(*sheet.paper.items[i].skill)});
    return wrong ? name + QStringLiteral(" ✕") : name;
}

double paintItems(Sheet620& on, const ExamSheet& sheet, double from) {
    const double right = 568, high = sheet.paper.items.size() > 16 ? 15 : 18;
    double y = from;
    on.text({52, y, 200, 18}, sentence("practice.question-word"), 9, true);
    on.text({340, y, 80, 18}, sentence("practice.marks"), 9, true, Qt::AlignRight);
    on.text({420, y, 60, 18}, sentence("practice.of"), 9, true, Qt::AlignRight);
    on.text({right - 80, y, 80, 18}, sentence("practice.time"), 9, true, Qt::AlignRight);
    y += 20;
    on.rule(52, y, right, 1.5);
    for (std::size_t i = 0; i < sheet.paper.items.size(); ++i, y += high) {
        const int marks = i < sheet.result.marksOf.size() ? sheet.result.marksOf[i] : 0;
        on.text({52, y, 320, high}, itemName(sheet, i), 10, false);
        on.text({340, y, 80, high}, QString::number(marks), 10, false, Qt::AlignRight);
        on.text({420, y, 60, high}, QString::number(sheet.paper.items[i].marks), 10, false, Qt::AlignRight);
        const std::int64_t ms = i < sheet.answers.size() ? sheet.answers[i].ms : 0;
        on.text({right - 80, y, 80, high}, minutes((ms + 500) / 1000), 10, false, Qt::AlignRight);
        on.rule(52, y + high, right);
    }
    on.text({52, y + 4, 200, 20}, sentence("practice.sum"), 10, true);
    on.text({340, y + 4, 80, 20}, QString::number(sheet.result.marks), 10, true, Qt::AlignRight);
    on.text({420, y + 4, 60, 20}, QString::number(sheet.paper.outOf), 10, true, Qt::AlignRight);
    on.text({right - 80, y + 4, 80, 20}, minutes((sheet.result.ms + 500) / 1000), 10, false, Qt::AlignRight);
    return y + 34;
}

double paintTicks(Sheet620& on, const ExamSheet& sheet, double from) {
    double y = from;
    on.text({52, y, 300, 20}, sentence("practice.examiner"), 11, true);
    const char* names[] = {"practice.good", "practice.fair", "practice.poor"};
    for (int i = 0; i < 3; ++i) on.text({418.0 + i * 52, y, 46, 20}, sentence(names[i]), 9, true, Qt::AlignHCenter);
    y += 22;
    for (int i = 0; i < kTicks; ++i, y += 20) {
        on.text({52, y, 360, 20}, tickName(i), 9.5, false);
        const int column = static_cast<int>(sheet.ticks[static_cast<std::size_t>(i)]) - 1;
        if (column >= 0) on.text({418.0 + column * 52, y, 46, 20}, QStringLiteral("✓"), 11, true, Qt::AlignHCenter);
        on.rule(52, y + 20, 568);
    }
    return y;
}

}  // namespace

QString tickName(int tick) {
    static constexpr const char* kNames[kTicks] = {"practice.tick-shuffle", "practice.tick-pitch", "practice.tick-burn",
                                                   "practice.tick-hands"};
    return sentence(kNames[tick]);
}

void paintSheet(QPainter& painter, const QRectF& page, const ExamSheet& sheet) {
    painter.fillRect(page, Qt::white);
    Sheet620 on(painter, page);
    const QString marks =
        sentence("practice.marks-of", {QString::number(sheet.result.marks), QString::number(sheet.paper.outOf)});
    on.text({52, 48, 330, 34}, sentence(sheet.paper.down ? "practice.down-result" : "practice.test-result"), 22, true);
    on.text({340, 48, 228, 34}, sentence(sheet.result.passed ? "practice.pass-word" : "practice.fail-word", {marks}),
            20, true, Qt::AlignRight);
    const QStringList which{QString::number(sheet.paper.seed), bookName(sheet.paper.rules)};
    on.text({52, 82, 330, 20}, sentence("practice.sheet-paper", which), 11, false);
    on.text({340, 82, 228, 20}, sentence("practice.pass-mark", {QString::number(sheet.paper.passMark)}), 11, false,
            Qt::AlignRight);
    on.rule(52, 108, 568, 2);
    on.text({52, 120, 160, 18}, sheet.name, 11, true);
    on.text({52, 138, 160, 18}, sheet.trainee, 10, false);
    on.text({230, 120, 150, 18}, sheet.date, 10, false);
    on.text({230, 138, 150, 18}, sentence("practice.from-to", {sheet.from, sheet.to}), 10, false);
    on.text({390, 120, 178, 18},
            sentence("practice.questions-wrong",
                     {QString::number(sheet.paper.items.size()), QString::number(sheet.result.wrong)}),
            10, false);
    on.text({390, 138, 178, 18}, sentence("practice.pots-wrong", {QString::number(sheet.result.wrongPots)}), 10, false);
    double y = paintItems(on, sheet, 172);
    paintTicks(on, sheet, y + 8);
    on.rule(52, 770, 280, 1.5);
    on.rule(340, 770, 568, 1.5);
    on.text({52, 774, 228, 20}, sentence("practice.sign-examiner"), 9, false);
    on.text({340, 774, 228, 20}, sentence("practice.sign-trainee"), 9, false);
    const auto kept = std::count_if(sheet.answers.begin(), sheet.answers.end(),
                                    [](const practice::ItemAnswered& one) { return one.answered; });
    on.text({52, 806, 516, 20},
            sentence("practice.sheet-foot", {QString::number(kept), QString::number(sheet.paper.items.size()),
                                             QString::fromStdString(practice::checkWord(sheet.paper, sheet.answers))}),
            9, false);
}

void printSheet(QPagedPaintDevice& device, const ExamSheet& sheet) {
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    const QRectF page(painter.viewport());
    if (QGuiApplication::isRightToLeft()) {  // as on the screen, where the page does it
        painter.translate(page.width(), 0);
        painter.scale(-1, 1);
    }
    paintSheet(painter, page, sheet);
}

// The table as the trainee sees it on the screen, in the colours of paper.
namespace {

constexpr double kPictureScale = 1.5;
constexpr QSize kPicture{896, 472};

QImage tablePicture(const practice::Question& question) {
    Look look;
    look.theme = Theme::Light;
    look.scale = kPictureScale;
    TableView view;
    view.setLook(look);
    view.resize(kPicture * kPictureScale);
    const Seen seen = asSeen(question);
    if (auto* pot = view.findChild<PotLine*>(); pot != nullptr && !seen.pot) pot->setMaximumSize(0, 0);
    view.setMarks(seen.marks);
    view.setTable(seen.table);
    return view.grab().toImage();
}

// One piece under the other; a question and its table stay on one page.
class PaperPages {
public:
    explicit PaperPages(QPagedPaintDevice& device)
        : m_device(device), m_painter(&device), m_scale(m_painter.viewport().width() / kWide),
          m_high(m_painter.viewport().height() / m_scale - 2 * kMargin - kFoot) {
        m_painter.scale(m_scale, m_scale);
        m_painter.translate(kMargin, kMargin);
        foot();
    }
    void put(const QString& html, const QString& name = {}, const QImage& picture = {}) {
        QTextDocument document;
        document.documentLayout()->setPaintDevice(&m_measure);
        QTextOption reads;
        reads.setTextDirection(QGuiApplication::layoutDirection());
        document.setDefaultTextOption(reads);
        QFont font = Look{}.font(Type::Second, false);
        font.setPixelSize(13);
        document.setDefaultFont(font);
        if (!name.isEmpty()) document.addResource(QTextDocument::ImageResource, QUrl(name), picture);
        document.setHtml(html);
        document.setTextWidth(kWide - 2 * kMargin);
        const double high = document.size().height();
        if (m_y > 0 && m_y + high > m_high) {
            m_device.newPage();
            m_y = 0;
            ++m_page;
            foot();
        }
        m_painter.save();
        m_painter.translate(0, m_y);
        document.drawContents(&m_painter);
        m_painter.restore();
        m_y += high;
    }

private:
    static constexpr double kWide = 760, kMargin = 40, kFoot = 24;  // of a page
    static QImage measured() {  // text is laid out by the same measure on every screen and paper
        QImage image(1, 1, QImage::Format_RGB32);
        image.setDotsPerMeterX(3780);
        image.setDotsPerMeterY(3780);
        return image;
    }
    void foot() {
        QFont font = Look{}.font(Type::Caption, false);
        font.setPixelSize(11);
        paintText(m_painter, QRectF(0, m_high, kWide - 2 * kMargin, kFoot), QString::number(m_page), font,
                  QColor(0x12171D), Qt::AlignHCenter | Qt::AlignVCenter);
    }

    QPagedPaintDevice& m_device;
    QPainter m_painter;
    double m_scale, m_high, m_y = 0;
    int m_page = 1;
    QImage m_measure = measured();
};

QString itemText(const practice::Paper& paper, const practice::Question& question, std::size_t i) {
    const auto line = [](const QString& text) { return text.toHtmlEscaped() + QStringLiteral("<br>"); };
    QString html = QStringLiteral("<p><b>%1</b> (%2)<br><img src=\"table-%3\" width=\"432\"><br>")
                       .arg(sentence("practice.item", {QString::number(i + 1), told(question.asks)}).toHtmlEscaped(),
                            QString::number(paper.items[i].marks), QString::number(i));
    if (const QString middle = asSeen(question).middle; !middle.isEmpty()) html += line(middle);
    for (const practice::Text& one : question.told) html += line(told(one));
    for (std::size_t k = 0; k < question.choices.size(); ++k)
        html += line(sentence("practice.choice", {QString::number(k + 1), told(question.choices[k])}));
    return html + QStringLiteral("<br>________________________________________________</p>");
}

}  // namespace

void printPaper(QPagedPaintDevice& device, const practice::Paper& paper) {
    PaperPages pages(device);
    const QStringList which{QString::number(paper.seed), bookName(paper.rules)};
    pages.put(QStringLiteral("<h2>%1</h2>").arg(sentence("practice.sheet-paper", which).toHtmlEscaped()));
    for (std::size_t i = 0; i < paper.items.size(); ++i) {
        const practice::Question question = practice::questionOf(paper, i);
        pages.put(itemText(paper, question, i), QStringLiteral("table-%1").arg(i), tablePicture(question));
    }
}

}  // namespace oddchip::ui
