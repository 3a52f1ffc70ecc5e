// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Settings: house rules grown from the option table and kept in the journal, chips, keys, palettes, touch sizes.
#include <QDir>
#include <QSet>
#include <cmath>

#include "core/journal/journal.h"
#include "core/words/words.h"
#include "tests/preferences_apart.h"
#include "tests/window_fixture.h"
#include "ui/settings/settingsview.h"
#include "ui/table/cardpainter.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

Preferences kept() { return Preferences::read(QSettings(QStringLiteral("oddchip"), QStringLiteral("oddchip"))); }

const Option& option(const char* key) { return *optionNamed(key); }

// How a colour looks to an eye without one of its cones, and how far two are apart then (CIE Lab). The matrices are
// those of Machado and others, 2009, for the whole loss.
using Cone = std::array<double, 9>;
constexpr Cone kProtan{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998};
constexpr Cone kDeutan{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881};

double linear(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

std::array<double, 3> lab(const QColor& colour, const Cone& cone) {
    const double rgb[] = {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    double seen[3];
    for (std::size_t i = 0; i < 3; ++i) {
        seen[i] = std::clamp(cone[3 * i] * rgb[0] + cone[3 * i + 1] * rgb[1] + cone[3 * i + 2] * rgb[2], 0.0, 1.0);
    }
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
    const double y = f(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    const double z = f((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double apart(const QColor& a, const QColor& b, const Cone& cone) {
    const auto one = lab(a, cone), other = lab(b, cone);
    return std::sqrt(std::pow(one[0] - other[0], 2) + std::pow(one[1] - other[1], 2) + std::pow(one[2] - other[2], 2));
}

double contrast(const QColor& a, const QColor& b) {
    const auto light = [](const QColor& c) {
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    const double high = std::max(light(a), light(b)), low = std::min(light(a), light(b));
    return (high + 0.05) / (low + 0.05);
}

void verifyApart(const QList<QColor>& all, double least) {
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            for (const Cone& cone : {kProtan, kDeutan}) {
                QVERIFY2(apart(all[i], all[j], cone) >= least,
                         qPrintable(all[i].name() + QLatin1Char(' ') + all[j].name()));
            }
        }
    }
}

}  // namespace

class TestSettings : public QObject {
    Q_OBJECT

private:
    PreferencesApart m_apart;

private Q_SLOTS:
    void init() { m_apart.forget(); }

    // ---- house rules --------------------------------------------------------------------------------------------

    void everyOptionAndChoiceHasWords() {
        for (const Option& one : options()) {
            const std::string key(one.key);
            QVERIFY2(wordsFor("option." + key), key.c_str());
            QVERIFY2(ruleGroups().contains(QString::fromStdString(std::string(one.readBy))), key.c_str());
            if (one.choices.empty()) {
                QVERIFY2(wordsFor("option." + key + ".number"), key.c_str());
                continue;
            }
            for (const std::string_view choice : one.choices) {
                const std::string word(choice);
                QVERIFY2(wordsFor("choice." + word) || wordsFor("option." + key + '.' + word),
                         (key + ' ' + word).c_str());
            }
        }
        for (const QString& group : ruleGroups()) QVERIFY(!groupName(group).isEmpty());
    }

    void optionsAreFoundByWordKeyChoiceAndSource() {
        const HouseRules house;
        const auto found = [&](const char* text) { return fitting(house, {QLatin1String(text), Book::house, false}); };
        QCOMPARE(fitting(house, {}).size(), qsizetype(options().size()));
        QCOMPARE(found("big-bet.overcall").size(), 1);
        QCOMPARE(found("more than the call").first(), &option("big-bet.overcall"));
        QVERIFY(found("TDA 43").contains(&option("big-bet.overcall")));
        QVERIFY(found("shuffle the stub").contains(&option("premature.redeal")));
        QVERIFY(found("no such thing").isEmpty());
    }

    void whatDiffersFromABookIsCounted() {
        for (const Book book : kBooks) {
            const HouseRules rules = rulesOf(book);
            QCOMPARE(differences(rules, rules), 0);
            const HouseRules house = rulesOf(Book::house);
            QCOMPARE(fitting(house, {{}, book, true}).size(), differences(house, rules));
        }
        QVERIFY(differences(rulesOf(Book::house), rulesOf(Book::wsopLive2024)) > 10);
    }

    void aChangeIsKeptInTheJournalAndNowhereElse() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        dealer.window().openSettings();
        RulesPage* page = dealer.window().settings()->rules();
        page->choose(option("cap.multiway"));
        QTest::keyClick(page->findChild<QListView*>(QStringLiteral("options")), Qt::Key_Left);
        QCOMPARE(option("cap.multiway").get(dealer.window().desk()->rules()), 3);
        QCOMPARE(option("cap.multiway").get(page->rules()), 3);
        QCOMPARE(option("cap.multiway").get(dealer.hand().rules), 4);  // of the hand that is on
        const auto seq = dealer.window().desk()->journal().last(Kind::rules);
        QVERIFY(seq);
        const auto records = dealer.window().desk()->journal().read(*seq, 1);
        QVERIFY(records.front().body.find("cap.multiway=3") != std::string::npos);
        QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
        for (const QString& key : settings.allKeys()) QVERIFY(!key.contains(QStringLiteral("cap")));
        dealer.keys(QStringLiteral("1.ff"));
        QVERIFY2(dealer.hand().over, "the hand went on as before");
    }

    void theRulesHoldAgainAfterAStart() {
        const QTemporaryDir folder;
        {
            Dealer dealer(folder.path());
            dealer.keys(kNineSeats);
            dealer.window().openSettings();
            HouseRules rules = dealer.window().desk()->rules();
            rules.straddle = Straddle::anySeat;
            Q_EMIT dealer.window().settings()->rules()->chosen(rules);
        }
        Dealer again(folder.path());
        QCOMPARE(again.window().desk()->rules().straddle, Straddle::anySeat);
    }

    void aTournamentBookIsSaidToBeOne() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.window().openSettings();
        RulesPage* page = dealer.window().settings()->rules();
        QVERIFY(!page->note().contains(QStringLiteral("tournament")));
        page->compareWith(Book::tda2024);
        QVERIFY(page->note().contains(QStringLiteral("tournament book")));
        page->compareWith(Book::roberts);
        QVERIFY(!page->note().contains(QStringLiteral("tournament")));
    }

    void rulesGoIntoAFileAndComeBack() {
        const QTemporaryDir folder;
        HouseRules rules = rulesOf(Book::roberts);
        option("skipped.threshold").set(rules, 5);
        const auto read = rulesFromFile(rulesAsFile(rules));
        QVERIFY(std::holds_alternative<HouseRules>(read));
        QVERIFY(std::get<HouseRules>(read) == rules);
        QVERIFY(std::holds_alternative<QString>(rulesFromFile(QStringLiteral("1 folds\n"))));
        QVERIFY(std::holds_alternative<QString>(rulesFromFile(QStringLiteral("rules house no.such=1\n"))));

        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        dealer.window().openSettings();
        RulesPage* page = dealer.window().settings()->rules();
        const QString path = folder.filePath(QStringLiteral("ours.oddrules"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(rulesAsFile(rules).toUtf8());
        file.close();
        page->takeFile(path);
        QVERIFY(dealer.window().desk()->rules() == rules);
        const QString copy = folder.filePath(QStringLiteral("copy"));
        page->saveFile(copy);
        QFile saved(copy + QStringLiteral(".oddrules"));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(saved.readAll()), rulesAsFile(rules));
        page->takeFile(folder.filePath(QStringLiteral("none")));
        QVERIFY(page->note().contains(QStringLiteral("could not be read")));
        QVERIFY(dealer.window().desk()->rules() == rules);
    }

    // Set-up leaves what the house has made of its book alone.
    void setUpKeepsTheHousesOwnRules() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.window().openSettings();
        HouseRules rules;
        rules.straddle = Straddle::anySeat;
        Q_EMIT dealer.window().settings()->rules()->chosen(rules);
        dealer.window().openSetUp();
        dealer.keys(QStringLiteral("\n"));
        QVERIFY(dealer.table().open);
        QCOMPARE(dealer.table().rules.straddle, Straddle::anySeat);
    }

    // ---- keys ---------------------------------------------------------------------------------------------------

    void everyCommandHasOneKeyOfItsOwn() {
        QVERIFY(!Shortcuts().conflicts());
        for (const CommandKey& row : commandKeys()) {
            QVERIFY(!Shortcuts().of(row.command).isEmpty());
            QVERIFY(wordsFor(row.id));
        }
    }

    void aChangedKeyWorksAndTheOldOneDoesNot() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        Preferences wanted = dealer.window().preferences();
        wanted.keys.set(Command::Fold, QKeySequence(Qt::Key_G));
        dealer.window().setPreferences(wanted);
        dealer.keys(QStringLiteral("f"));
        QVERIFY(dealer.hand().now.live.contains(seatAt(3)));
        dealer.keys(QStringLiteral("g"));
        QVERIFY(!dealer.hand().now.live.contains(seatAt(3)));
        QCOMPARE(kept().keys.of(Command::Fold), QKeySequence(Qt::Key_G));
    }

    // Sheets keep the letters that they read: the ranks of cards are not the buttons' keys.
    void aChangedKeyLeavesCardsAlone() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.keys(kNineSeats);
        Preferences wanted = dealer.window().preferences();
        wanted.keys.set(Command::Fold, QKeySequence(Qt::Key_K));
        dealer.window().setPreferences(wanted);
        dealer.window().setWithCards(true);
        dealer.keys(QStringLiteral("1.ccdahkd2c"));
        QCOMPARE(int(board(dealer.hand(), 0).size), 3);
    }

    void conflictsAreShownAndResetTakesThemAway() {
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.window().openSettings(SettingsView::Page::Keys);
        KeysPage* page = dealer.window().settings()->keys();
        page->list()->setCurrentRow(int(Command::Fold));
        QTest::keyClick(page->list(), Qt::Key_C);
        QCOMPARE(dealer.window().preferences().keys.of(Command::Fold), QKeySequence(Qt::Key_C));
        QVERIFY(!page->note().isEmpty());
        QVERIFY(page->list()->item(int(Command::Call))->text().contains(QStringLiteral("Fold")));
        QVERIFY(page->list()->item(int(Command::Fold))->text().contains(QStringLiteral("Check, call")));
        QTest::keyClick(page->list(), Qt::Key_Backspace);
        QVERIFY(dealer.window().preferences().keys.of(Command::Fold).isEmpty());
        QVERIFY(page->note().isEmpty());
        QTest::keyClick(page->list(), Qt::Key_7);  // begins text in the entry line
        QVERIFY(dealer.window().preferences().keys.of(Command::Fold).isEmpty());
        dealer.window().setPreferences([&] {
            Preferences all = dealer.window().preferences();
            all.keys.reset();
            return all;
        }());
        QCOMPARE(dealer.window().preferences().keys, Shortcuts());
    }

    void keysGoIntoAFileAndComeBack() {
        const QTemporaryDir folder;
        Shortcuts keys;
        keys.set(Command::Deal, QKeySequence(Qt::CTRL | Qt::Key_D));
        keys.set(Command::Quit, {});
        QCOMPARE(Shortcuts::read(keys.text()), std::optional(keys));
        QVERIFY(!Shortcuts::read(QStringLiteral("key.none=F\n")));
        QVERIFY(!Shortcuts::read(QStringLiteral("nonsense")));
        Dealer dealer(folder.path());
        dealer.window().openSettings(SettingsView::Page::Keys);
        KeysPage* page = dealer.window().settings()->keys();
        Preferences wanted = dealer.window().preferences();
        wanted.keys = keys;
        dealer.window().setPreferences(wanted);
        page->saveFile(folder.filePath(QStringLiteral("mine")));
        wanted.keys.reset();
        dealer.window().setPreferences(wanted);
        page->takeFile(folder.filePath(QStringLiteral("mine.oddkeys")));
        QCOMPARE(dealer.window().preferences().keys, keys);
    }

    // ---- chips --------------------------------------------------------------------------------------------------

    void chipsAreReadSortedAndKept() {
        QCOMPARE(readValues(QStringLiteral("100 5; 25 1")), std::optional(ChipSet{1_c, 5_c, 25_c, 100_c}));
        QCOMPARE(readValues(QStringLiteral("0.50 1")), std::optional(ChipSet{Chips{50}, 1_c}));
        for (const char* wrong : {"", "0", "5 5", "five", "1 2 3 4 5 6 7 8 9"})
            QVERIFY2(!readValues(QLatin1String(wrong)), wrong);
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        dealer.window().openSettings(SettingsView::Page::Chips);
        ChipsPage* page = dealer.window().settings()->chips();
        page->values(0)->setText(QStringLiteral("50 1 2 10"));
        Q_EMIT page->values(0)->editingFinished();
        QCOMPARE(kept().chips[0], (ChipSet{1_c, 2_c, 10_c, 50_c}));
        page->values(0)->setText(QStringLiteral("ten"));
        Q_EMIT page->values(0)->editingFinished();
        QVERIFY(!page->note().isEmpty());
        QCOMPARE(kept().chips[0], (ChipSet{1_c, 2_c, 10_c, 50_c}));
        dealer.window().openSetUp();
        dealer.keys(QStringLiteral("\n"));
        QCOMPARE(dealer.table().stakes.chips, (ChipSet{1_c, 2_c, 10_c, 50_c}));
    }

    // ---- palettes -----------------------------------------------------------------------------------------------

    void preferencesComeBack() {
        Preferences all;
        all.theme = Theme::Contrast;
        all.deck = Deck::SafeColours;
        all.safe = true;
        all.touch = false;
        all.dotsPerMm = 5.5;
        all.keepDays = 7;
        all.chips[2] = {25_c, 1000_c};
        all.keys.set(Command::Push, QKeySequence(Qt::Key_W));
        {
            QSettings settings(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
            all.write(settings);
        }
        QCOMPARE(kept(), all);
        QSettings broken(QStringLiteral("oddchip"), QStringLiteral("oddchip"));
        broken.setValue(QStringLiteral("theme"), 99);
        broken.setValue(QStringLiteral("dots-per-mm"), -3.0);
        broken.setValue(QStringLiteral("keys"), QStringLiteral("rubbish"));
        const Preferences read = Preferences::read(broken);
        QCOMPARE(read.theme, Theme::Contrast);
        QCOMPARE(read.dotsPerMm, 0.0);
        QCOMPARE(read.keys, Shortcuts());
    }

    void safeColoursCanBeReadAndToldApart() {
        for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Contrast}) {
            const Colours& c = colours(theme, true);
            const QList<QColor> layers{c.layerM, c.layerA, c.layerB, c.layerC};
            for (const QColor& one : layers) QVERIFY(contrast(c.onLayer, one) >= 4.5);
            verifyApart(layers, 25);
        }
        QList<QColor> suits;
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
            suits += suitColour(suit, Deck::SafeColours);
            QVERIFY(contrast(suits.last(), colours(Theme::Dark).cardFace) >= 4.5);
        }
        verifyApart(suits, 25);
    }

    // All that is written in the window and in settings, on the ground that it stands on, in every palette.
    void everyTextHasItsContrast() {
        using C = Colours;
        const struct {
            QColor C::*ink;
            QList<QColor C::*> grounds;
        } kInks[] = {
            {&C::text, {&C::bg, &C::panel, &C::raised, &C::raised2, &C::well, &C::felt1, &C::felt2}},
            {&C::text2, {&C::bg, &C::panel, &C::raised, &C::raised2, &C::well, &C::felt1, &C::felt2}},
            {&C::dim, {&C::bg, &C::panel, &C::well, &C::hollow}},
            {&C::onAct, {&C::act}},
            {&C::actInk, {&C::well}},
            {&C::warn, {&C::panel, &C::raised}},
            {&C::ok, {&C::panel}},
            {&C::onLayer, {&C::layerM, &C::layerA, &C::layerB, &C::layerC}},
            {&C::bg, {&C::focus}},
        };
        for (const bool safe : {false, true}) {
            for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Contrast}) {
                const Colours& c = colours(theme, safe);
                for (const auto& [ink, grounds] : kInks) {
                    for (const auto ground : grounds) {
                        QVERIFY2(contrast(c.*ink, c.*ground) >= 4.5,
                                 qPrintable((c.*ink).name() + QStringLiteral(" on ") + (c.*ground).name()));
                    }
                }
            }
        }
    }

    // ---- touch --------------------------------------------------------------------------------------------------

    void touchSizesHold_data() {
        QTest::addColumn<double>("dpi");
        QTest::addColumn<QSize>("window");
        QTest::newRow("96 dpi, 15.7 inch") << 96.0 << QSize(1280, 800);
        QTest::newRow("135 dpi, 16.3 inch") << 135.0 << QSize(1920, 1080);
        QTest::newRow("192 dpi, 15.7 inch") << 192.0 << QSize(2560, 1600);
    }
    void touchSizesHold() {
        QFETCH(double, dpi);
        QFETCH(QSize, window);
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        Preferences wanted = dealer.window().preferences();
        wanted.dotsPerMm = dpi / 25.4;
        dealer.window().setPreferences(wanted);
        dealer.window().resize(window);
        const auto mm = [&](int pixels) { return pixels / wanted.dotsPerMm + 0.1; };  // a pixel of rounding
        const auto check = [&](const char* what) {
            for (int i = 0; i < kButtons; ++i) {
                const Button* button = dealer.button(Do(i));
                QVERIFY2(mm(button->height()) >= 15 && mm(button->width()) >= 20, what);
            }
            for (const QAbstractButton* button : dealer.window().findChildren<QAbstractButton*>()) {
                if (!button->isVisible()) continue;
                const QString said = QStringLiteral("%1: %2, %3 x %4 mm")
                                         .arg(QLatin1String(what), button->accessibleName())
                                         .arg(mm(button->width()))
                                         .arg(mm(button->height()));
                QVERIFY2(mm(button->height()) >= 9 && mm(button->width()) >= 9, qPrintable(said));
                const QRect own(button->mapTo(&dealer.window(), QPoint()), button->size());
                QVERIFY2(dealer.window().rect().contains(own), qPrintable(said));
            }
        };
        check("set-up");
        dealer.keys(QStringLiteral("g"));
        check("games");
        dealer.keys(QStringLiteral("\x1b"));
        dealer.keys(kNineSeats);
        check("hand");
        for (const char* keys : {"r", "\x1b\x61", "\x1bs", "\x1bh", "\x1bx", "1"}) {
            dealer.keys(QString::fromLatin1(keys));
            check(keys);
        }
        dealer.keys(QStringLiteral("\x1b\x1b"));
        dealer.window().openHelper();
        check("pot helper");
    }

    // ---- pictures -----------------------------------------------------------------------------------------------

    void pictures() {
        const QString screens = QStringLiteral(ODDCHIP_BUILD_DIR "/screens/more");
        QVERIFY(QDir().mkpath(screens));
        const QTemporaryDir folder;
        Dealer dealer(folder.path());
        using Page = SettingsView::Page;
        const QList<std::pair<Page, const char*>> pages{
            {Page::Rules, "rules"},   {Page::Chips, "chips"},   {Page::Keys, "keys"},    {Page::Look, "look"},
            {Page::Public, "public"}, {Page::Copies, "copies"}, {Page::Speech, "speech"}};
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            dealer.window().resize(size);
            for (const auto& [theme, name] : {std::pair(Theme::Dark, "dark"), std::pair(Theme::Light, "light"),
                                              std::pair(Theme::Contrast, "contrast")}) {
                Preferences wanted = dealer.window().preferences();
                wanted.theme = theme;
                dealer.window().setPreferences(wanted);
                for (const auto& [page, what] : pages) {
                    dealer.window().openSettings(page);
                    SettingsView* view = dealer.window().settings();
                    view->resize(size);
                    if (page == Page::Rules) view->rules()->choose(option("big-bet.overcall"));
                    QTest::qWait(1);
                    QVERIFY(view->grab().save(QStringLiteral("%1/settings-%2-%3x%4-%5.png")
                                                  .arg(screens, QLatin1String(what))
                                                  .arg(size.width())
                                                  .arg(size.height())
                                                  .arg(QLatin1String(name))));
                }
            }
        }
    }
};

QTEST_MAIN(TestSettings)
#include "test_settings.moc"
