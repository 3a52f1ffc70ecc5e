// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include "app/puntowindow.h"
#include "app/windowparts.h"
#include "ui/punto/report.h"
#include "ui/words.h"

namespace oddchip::app {

using namespace ui;

void PuntoWindow::showMenu() {
    QMenu menu(this);
    menu.setFont(m_look.font(Type::Name));
    const bool between = !punto() || !running(punto()->table);
    QAction* shoe = menu.addAction(nameOf("punto.menu.shoe"), this, &PuntoWindow::openSetUp);
    shoe->setEnabled(between && !m_readOnly);
    for (const auto& [id, action] : {std::pair("punto.menu.report", &PuntoWindow::saveReport),
                                     std::pair("punto.menu.print", &PuntoWindow::printReport)}) {
        menu.addAction(nameOf(id), this, action)->setEnabled(punto().has_value());
    }
    menu.addSeparator();
    menu.addAction(nameOf("punto.menu.poker"), this, &PuntoWindow::wantsPoker);
    menu.addSeparator();
    addLookChoices(menu, *this,
                   {m_theme, [this](Theme theme) { setTheme(theme); }, m_clicks,
                    [this] {
                        m_clicks = !m_clicks;
                        remember("click", m_clicks);
                    }});
    menu.addSeparator();
    menu.addAction(nameOf("menu.quit"), this, &QWidget::close);
    menu.exec(m_header->mapToGlobal(m_header->menu()->geometry().bottomLeft()));
}

bool PuntoWindow::writeReport(const QString& path) const {
    if (!punto() || !m_join) return false;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    bool painted = false;
    {
        QPdfWriter pdf(&file);
        pdf.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
        pdf.setTitle(nameOf("punto.report"));
        pdf.setCreator(QStringLiteral("Oddchip"));
        painted = paintShoeReport(pdf, *punto(), reportFoot());
    }
    return painted && file.flush() && file.error() == QFileDevice::NoError;
}

// The head of the journal, which a cut record cannot have.
QString PuntoWindow::reportFoot() const {
    const Head head = m_join->desk().journal().head();
    const QByteArray hash(reinterpret_cast<const char*>(head.hash.data()), static_cast<int>(head.hash.size()));
    return sentence("punto.report.head", {QString::number(head.seq), QString::fromLatin1(hash.toHex())});
}

void PuntoWindow::saveReport() {
    const QString ready = QDir::home().filePath(QStringLiteral("shoe.pdf"));
    const QString path =
        QFileDialog::getSaveFileName(this, nameOf("punto.report"), ready, QStringLiteral("PDF (*.pdf)"));
    if (path.isEmpty()) return;
    const QStringList with{QDir::toNativeSeparators(path)};
    tell(writeReport(path) ? sentence("punto.report.saved", with) : sentence("punto.report.not-saved", with));
}

void PuntoWindow::printReport() {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) paintShoeReport(printer, *punto(), reportFoot());
}

}  // namespace oddchip::app
