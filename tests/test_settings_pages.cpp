// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors

// Pages of settings that keep more than a preference: tables by name, people and PINs, who changed a rule and when;
// and what moves on the table.
#include <QDir>

#include "app/people.h"
#include "core/notation/notation.h"
#include "tests/preferences_apart.h"
#include "tests/window_fixture.h"
#include "ui/entry/historysheet.h"
#include "ui/lists.h"
#include "ui/settings/settingsview.h"
#include "ui/table/motion.h"

using namespace oddchip;
using namespace oddchip::ui;

namespace {

const QString kOmaha = QStringLiteral(" table 6 pot-limit omaha blinds 5 10 chips 5 25 100 500 1000\n"
                                      "1 sits 1000; 2 sits 700; 3 sits 800; button 3; dealer \"MK\"\n");

TablePreset presetOf(const char* name, const char* line) {
    TablePreset preset{QString::fromUtf8(name), rulesOf(Book::roberts), {}};
    Reading reading;
    const auto read = readLine(line, reading);
    preset.table = std::get<TableOpened>(std::get<std::vector<Item>>(read).front().what);
    return preset;
}

}  // namespace

class TestSettingsPages : public QObject {
    Q_OBJECT

    PreferencesApart m_apart;
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Dealer> m_dealer;

    app::Window& window() { return m_dealer->window(); }
    TablesPage& tables() { return *window().settings()->tables(); }
    PeoplePage& people() { return *window().settings()->people(); }
    RulesPage& rules() { return *window().settings()->rules(); }

    void keep(const char* initials, int role, const char* pin, const char* by = "", const char* byPin = "") {
        people().initials()->setText(QLatin1String(initials));
        people().name()->setText(QStringLiteral("Somebody"));
        people().role()->setCurrentIndex(role);
        people().pin()->setText(QLatin1String(pin));
        people().by()->setText(QLatin1String(by));
        people().byPin()->setText(QLatin1String(byPin));
        people().keep();
    }

private Q_SLOTS:
    void init() {
        m_apart.forget();
        m_data = std::make_unique<QTemporaryDir>();
        m_dealer = std::make_unique<Dealer>(m_data->path());
        m_dealer->keys(kOmaha);
        window().openSettings();
    }
    void cleanup() {
        m_dealer.reset();
        allowMotion(false);
    }

    void presetsAreText() {
        const QList<TablePreset> two{presetOf("One", "table 9 no-limit holdem blinds 1 2"),
                                     presetOf("Two", "table 8 limit stud-8 ante 1 bring-in 2 bets 4 8")};
        QCOMPARE(tablesFromFile(tablesAsFile(two)), two);
        QCOMPARE(tablesFromFile({}), QList<TablePreset>());
        for (const char* wrong : {"table 9 no-limit holdem blinds 1 2\n", "# One\n", "# One\n1 folds\n", "nonsense\n"})
            QVERIFY2(!tablesFromFile(QLatin1String(wrong)), wrong);
        QCOMPARE(freeName(QStringLiteral("One"), two), QStringLiteral("One (2)"));
    }

    void aTableIsSavedRenamedAndDeleted() {
        tables().name()->clear();
        tables().save();
        QCOMPARE(tables().note(), sentence("tables.no-name"));
        tables().name()->setText(QStringLiteral("Friday"));
        tables().save();
        tables().save();
        QCOMPARE(tables().note(), sentence("tables.taken", {QStringLiteral("Friday")}));
        QCOMPARE(tables().list()->count(), 1);
        tables().name()->setText(QStringLiteral("Saturday"));
        tables().rename();
        auto kept = tablesFromFile(window().preferences().tables);
        QVERIFY(kept && kept->size() == 1);
        QCOMPARE(kept->front().name, QStringLiteral("Saturday"));
        QCOMPARE(kept->front().table.stakes.form, FormId::omaha);
        QCOMPARE(int(kept->front().table.seats), 6);
        tables().remove();
        QCOMPARE(tables().list()->count(), 1);  // it asks for a second press
        tables().remove();
        QCOMPARE(tables().list()->count(), 0);
        QVERIFY(window().preferences().tables.isEmpty());
    }

    void aTableIsSetUpAgain() {
        tables().name()->setText(QStringLiteral("Friday"));
        tables().save();
        m_dealer->keys(QStringLiteral(" table 9 limit holdem blinds 1 2 bets 2 4\n1 sits 50; 2 sits 60; button 2\n"));
        QCOMPARE(m_dealer->table().stakes.form, FormId::holdem);
        window().openSettings();
        tables().list()->setCurrentRow(0);
        tables().use();
        QVERIFY(window().sheet() != nullptr);
        QCOMPARE(m_dealer->table().stakes.form, FormId::holdem);  // nothing is recorded before Enter
        m_dealer->keys(QStringLiteral("\n"));
        QCOMPARE(m_dealer->table().stakes.form, FormId::omaha);
        QCOMPARE(m_dealer->table().stakes.structure, Structure::potLimit);
        QCOMPARE(m_dealer->table().stakes.big, 10_c);
        QCOMPARE(int(m_dealer->table().seats), 6);
    }

    void aTableIsNotSetUpInAHand() {
        tables().name()->setText(QStringLiteral("Friday"));
        tables().save();
        m_dealer->keys(QStringLiteral("n"));
        window().openSettings();
        QCOMPARE(tables().note(), sentence("tables.hand"));
        tables().use();
        QVERIFY(inHand(m_dealer->table()));
        QVERIFY(window().sheet() == nullptr);
    }

    void tablesGoThroughAFile() {
        tables().name()->setText(QStringLiteral("Friday"));
        tables().save();
        const QString path = m_data->filePath(QStringLiteral("tables.oddtables"));
        tables().saveFile(path);
        tables().takeFile(path);
        const auto kept = tablesFromFile(window().preferences().tables);
        QVERIFY(kept && kept->size() == 2);
        QCOMPARE(kept->back().name, QStringLiteral("Friday (2)"));
        tables().takeFile(m_data->filePath(QStringLiteral("table.oddchip")));
        QCOMPARE(tables().note(), sentence("tables.not-read"));
    }

    void theFirstWithAPinIsAManager() {
        keep("FL", 1, "4711");
        QCOMPARE(people().note(), sentence("people.first"));
        keep("AV", 2, "471");
        QCOMPARE(people().note(), sentence("people.not-kept"));
        keep("AV", 2, "4711");
        QCOMPARE(people().note(), sentence("people.kept", {QStringLiteral("AV")}));
        QVERIFY(window().people().anyone(app::Role::manager));
        QVERIFY(people().pin()->text().isEmpty());
    }

    void changesNeedAManagersPin() {
        keep("AV", 2, "4711");
        keep("FL", 1, "1234");
        QCOMPARE(people().note(), sentence("people.no-leave"));
        keep("FL", 1, "1234", "AV", "0000");
        QVERIFY(people().note().startsWith(sentence("people.wrong", {QStringLiteral("2"), QStringLiteral("60")})));
        QVERIFY(people().byPin()->text().isEmpty());
        keep("FL", 1, "1234", "AV", "4711");
        QCOMPARE(people().list()->count(), 2);
        keep("FL", 1, "5678", "FL", "1234");  // the floor may not
        QCOMPARE(people().note(), sentence("people.no-leave"));
        QString pin = QStringLiteral("1234");
        QVERIFY(window().people().tryPin(QStringLiteral("FL"), pin, app::Role::floor, 1).what ==
                app::PinTried::What::right);
    }

    void theLastManagerStays() {
        keep("AV", 2, "4711");
        keep("FL", 1, "1234", "AV", "4711");
        people().initials()->setText(QStringLiteral("AV"));
        people().byPin()->setText(QStringLiteral("4711"));
        people().remove();
        QCOMPARE(people().note(), sentence("people.last"));
        keep("AV", 0, "", "AV", "4711");
        QCOMPARE(people().note(), sentence("people.last"));
        people().initials()->setText(QStringLiteral("FL"));
        people().byPin()->setText(QStringLiteral("4711"));
        people().remove();
        QCOMPARE(people().note(), sentence("people.removed", {QStringLiteral("FL")}));
        QCOMPARE(people().list()->count(), 1);
    }

    void aPinIsNeverShown() {
        keep("AV", 2, "4711");
        QCOMPARE(people().pin()->echoMode(), QLineEdit::Password);
        QCOMPARE(people().byPin()->echoMode(), QLineEdit::Password);
        for (int i = 0; i < people().list()->count(); ++i)
            QVERIFY(!people().list()->item(i)->text().contains(QStringLiteral("4711")));
        for (const QFileInfo& file : QDir(m_data->path()).entryInfoList(QDir::Files)) {
            QFile opened(file.filePath());
            QVERIFY(opened.open(QIODevice::ReadOnly));
            QVERIFY2(!opened.readAll().contains("4711"), qPrintable(file.fileName()));
        }
    }

    void whoChangedARuleIsKept() {
        const Option& option = *optionNamed("cap.multiway");
        rules().choose(option);
        QVERIFY(rules().history().isEmpty());
        const HouseRules before = rules().rules();
        HouseRules after = before;
        option.set(after, option.get(before) == option.least ? option.least + 1 : option.least);
        rules().by()->setText(QStringLiteral("AV"));
        Q_EMIT rules().chosen(after);
        rules().choose(option);
        QVERIFY2(rules().history().contains(QStringLiteral("AV")), qPrintable(rules().history()));
        // With no initials it is the dealer of the down; both are told, the newest first.
        rules().by()->clear();
        Q_EMIT rules().chosen(before);
        rules().choose(option);
        const QStringList lines = rules().history().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.front().contains(QStringLiteral("MK")));
        QVERIFY(lines.back().contains(QStringLiteral("AV")));
        window().closeDesk();
        window().openDesk();
        window().openSettings();
        rules().choose(option);
        QCOMPARE(rules().history().split(QLatin1Char('\n')), lines);
    }

    void anEarlierEventIsMended() {
        m_dealer->keys(QStringLiteral("nr30rcc"));
        auto* history = window().findChild<History*>();
        QVERIFY(history);
        history->click();
        QVERIFY(window().sheet() != nullptr);
        m_dealer->key(Qt::Key_Up);
        m_dealer->key(Qt::Key_Up);
        m_dealer->keys(QStringLiteral("\n"));  // the raise
        auto* entry = window().entry()->findChild<QLineEdit*>();
        QCOMPARE(entry->text().trimmed(), QStringLiteral("amend 1 3 raises to 30"));
        m_dealer->keys(QStringLiteral("\b\b25"));
        QVERIFY2(m_dealer->preview().contains(QStringLiteral("25")), qPrintable(m_dealer->preview()));
        QCOMPARE(m_dealer->hand().now.in[seatAt(3)], 30_c);  // nothing is recorded yet
        m_dealer->keys(QStringLiteral("\n"));
        QCOMPARE(m_dealer->hand().now.in[seatAt(3)], 25_c);
        QCOMPARE(potTotal(m_dealer->hand()), 75_c);
    }

    void listsHaveTheCommaOfTheLanguage() {
        QCOMPARE(commas({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}), QStringLiteral("a, b, c"));
    }

    void whatMovesHoldsNothingUp() {
        auto* motion = window().view()->findChild<Motion*>();
        QVERIFY(motion);
        m_dealer->keys(QStringLiteral("nr30rcc"));
        QVERIFY(!motion->moves());  // nobody is looking
        allowMotion(true);
        m_dealer->keys(QStringLiteral("d"));
        QVERIFY(motion->moves());
        QVERIFY(motion->testAttribute(Qt::WA_TransparentForMouseEvents));
        const auto before = window().log().entries.size();
        m_dealer->keys(QStringLiteral("c"));  // an input while something moves is taken at once
        QCOMPARE(window().log().entries.size(), before + 1);
        QTRY_VERIFY_WITH_TIMEOUT(!motion->moves() && !motion->isVisible(), 2000);
    }

    void nothingMovesInHighContrast() {
        auto* motion = window().view()->findChild<Motion*>();
        allowMotion(true);
        window().setTheme(Theme::Contrast);
        m_dealer->keys(QStringLiteral("nr30rccd"));
        QVERIFY(!motion->moves());
    }
};

QTEST_MAIN(TestSettingsPages)
#include "test_settings_pages.moc"
