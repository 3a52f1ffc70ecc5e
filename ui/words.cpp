// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/words.h"

#include <QGuiApplication>

#include <vector>

namespace oddchip::ui {
namespace {

std::string translated(const Words& row, std::string_view text) {
    if (text.empty()) { return {}; }
    const std::string context(subjectOf(row));
    return QCoreApplication::translate(context.c_str(), std::string(text).c_str()).toStdString();
}

QString filled(std::string_view id, std::string_view Words::*part, const QStringList& with) {
    const Words* row = wordsFor(id);
    Q_ASSERT_X(row, "words", std::string(id).c_str());
    if (!row) { return {}; }
    std::vector<std::string> figures;
    const bool turned = QGuiApplication::isRightToLeft();  // a figure keeps its own direction within the line
    for (const QString& figure : with) {
        figures.push_back(
            (turned && !figure.isEmpty() ? QChar(0x2068) + figure + QChar(0x2069) : figure).toStdString());
    }
    return QString::fromStdString(fill(translated(*row, row->*part), figures));
}

ReadAs readAs(Ranking ranking) {
    switch (ranking) {
    case Ranking::high:
    case Ranking::shortDeck: return ReadAs::high;
    case Ranking::aceToFive:
    case Ranking::eightOrBetter:
    case Ranking::deuceToSeven: return ReadAs::low;
    case Ranking::badugi: return ReadAs::badugi;
    }
    return ReadAs::high;
}

std::vector<int> ranksOf(const HandName& hand) {
    std::vector<int> ranks;
    for (std::size_t i = 0; i < hand.count; ++i) { ranks.push_back(static_cast<int>(hand.ranks[i])); }
    return ranks;
}

}  // namespace

QString nameOf(std::string_view id, const QStringList& with) { return filled(id, &Words::name, with); }
QString sentence(std::string_view id, const QStringList& with) { return filled(id, &Words::statement, with); }
QString explanation(std::string_view id, const QStringList& with) { return filled(id, &Words::explanation, with); }

QString listed(const QStringList& items) {
    std::vector<std::string> all;
    for (const QString& item : items) { all.push_back(item.toStdString()); }
    return QString::fromStdString(oddchip::listed(all, translated));
}

QString shortHand(Ranking ranking, const HandName& hand) {
    const Words& row = handRow(static_cast<int>(hand.category), ranksOf(hand), readAs(ranking));
    return QString::fromStdString(translated(row, row.name));
}

QString fullHand(Ranking ranking, const HandName& hand) {
    return QString::fromStdString(
        handWords(static_cast<int>(hand.category), ranksOf(hand), readAs(ranking), translated));
}

}  // namespace oddchip::ui
