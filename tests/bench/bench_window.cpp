// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Start to first paint against bare/bare_window, a program with one button, and key to paint beyond what the disk takes
// against the repaint of the same picture from a cache.
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "app/typist.h"
#include "app/window.h"

using namespace oddchip;

namespace {

constexpr int kStarts = 11, kHands = 40;

double median(std::vector<double> all) {
    std::sort(all.begin(), all.end());
    return all[all.size() / 2];
}

double p99(std::vector<double> all) {
    std::sort(all.begin(), all.end());
    return all[all.size() * 99 / 100];
}

// Ends the program after the first paint.
int child(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QString folder = QString::fromLocal8Bit(argv[2]);
    app::Window window([folder] { return app::openJournal(folder); });
    window.resize(1280, 800);
    window.show();
    QTimer::singleShot(0, &window, [&window] {
        window.grab();
        std::_Exit(0);  // painted: what tidying takes is nobody's wait
    });
    return QApplication::exec();
}

double start(const QString& program, const QStringList& arguments) {
    QElapsedTimer timer;
    timer.start();
    if (QProcess::execute(program, arguments) != 0) std::exit(1);
    return double(timer.nsecsElapsed()) / 1e6;
}

void benchStart() {
    const QTemporaryDir data;
    const QString self = QCoreApplication::applicationFilePath();
    const QString least = QCoreApplication::applicationDirPath() + QStringLiteral("/bare_window");
    std::vector<double> ours, bare;
    for (int i = 0; i < kStarts; ++i) {
        bare.push_back(start(least, {}));
        ours.push_back(start(self, {QStringLiteral("--ours"), data.path()}));
    }
    std::printf("start to first paint: ours %.1f ms, baseline %.1f ms, ratio %.2f\n", median(ours), median(bare),
                median(ours) / median(bare));
}

// What one entry costs on this disk, without a window.
double sync() {
    const QTemporaryDir data;
    Desk desk(Journal::openForWriting((data.path() + QStringLiteral("/table.oddchip")).toStdString()));
    desk.enter(TableOpened{}, Stamp{});
    std::vector<double> all;
    for (int i = 0; i < 200; ++i) {
        const Entry entry{i % 2 == 0 ? Event(Sat{seatAt(1), 0, {}}) : Event(Leaves{seatAt(1)}), 0, {}, {}, {}};
        QElapsedTimer timer;
        timer.start();
        desk.enter(std::span(&entry, 1));
        all.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    return median(all);
}

// A window that paints its picture from a cache and nothing else.
class Cached : public QWidget {
public:
    explicit Cached(QPixmap picture) : m_picture(std::move(picture)) { setAttribute(Qt::WA_OpaquePaintEvent); }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).drawPixmap(0, 0, m_picture); }

private:
    QPixmap m_picture;
};

double repaint(const QPixmap& picture) {
    Cached window(picture);
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    std::vector<double> all;
    for (int i = 0; i < 200; ++i) {
        QElapsedTimer timer;
        timer.start();
        window.update();
        QApplication::processEvents();
        all.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    return median(all);
}

void benchKeys() {
    const QTemporaryDir data;
    app::Window window([&] { return app::openJournal(data.path()); }, app::unhurriedClocks());
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    std::vector<double> all;
    const QString hand = QStringLiteral("nffffffccdccdcrmcdcc2.p");
    for (int i = 0; i < kHands; ++i) {
        for (const QChar key : hand) {
            QElapsedTimer timer;
            timer.start();
            app::type(window, key);
            QApplication::processEvents();  // everything that is to be painted is
            all.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
    }
    const double disk = sync();
    std::printf(
        "key to paint, p99: ours %.2f ms, baseline (one entry on this disk) %.2f ms, ratio %.2f; beyond it %.2f ms\n",
        p99(all), disk, p99(all) / disk, p99(all) - disk);
    std::printf("key to paint, median: ours %.2f ms, baseline %.2f ms, ratio %.2f\n", median(all), disk,
                median(all) / disk);
    const double cached = repaint(window.grab()), beyond = std::max(0.0, median(all) - disk);
    std::printf("key to paint beyond the disk, median: ours %.2f ms, baseline (cached repaint) %.2f ms, ratio %.2f\n",
                beyond, cached, beyond / cached);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 2 && QByteArray(argv[1]) == "--ours") return child(argc, argv);
    QApplication app(argc, argv);
    benchStart();
    benchKeys();
    return 0;
}
