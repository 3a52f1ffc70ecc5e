<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation>Check / Call</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation>Bet / Raise</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Raise %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>Complete %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pushen</translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation>Push %1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Said…</source>
        <translation>Ansage…</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>Chips…</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Fehler…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation>Floor…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation>Neue Bewegung</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation>Misdeal geben</translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation>Fehler erfassen</translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation>Weiter: Platz %1</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Pot-Rechner</translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation>nur die Pots einer Hand, ohne Tisch</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>close</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation>%1 vergeben</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Ohne Karten</translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation>Muckt</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>Anderer Ort…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Kopie laden…</translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation>Eintrag zeigen</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation>Platz %1, zu früh</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>außer der Reihe</translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation>Betrag eintippen</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>Pot %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation>erfasst: %1</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation>gezählt: %1</translation>
    </message>
    <message>
        <source>count it</source>
        <translation>zählen</translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation>Burn, 1 Karte</translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation>Burn, 3 Karten</translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation>je 1 Karte</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation>Hand %1 starten</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>Run it twice</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>count chips</source>
        <translation>Chips zählen</translation>
    </message>
    <message>
        <source>which chips</source>
        <translation>welche Chips</translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation>Karten, Irrtümer</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>erneut drücken</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>Setzen läuft</translation>
    </message>
    <message>
        <source>betting over</source>
        <translation>Setzen beendet</translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation>keiner am Zug</translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation>wer eröffnet?</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Abwürfe</translation>
    </message>
    <message>
        <source>upcards</source>
        <translation>Upcards</translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation>Platz %1 tauscht</translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation>Platz %1 wirft ab</translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation>Upcard, Platz %1</translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation>Rest eines Boards</translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation>Bleibt pat</translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation>Alle abgeworfen</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>Scoop</translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation>Odd Chip: Platz %1</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Kein Low</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>kein Gewinner</translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation>Hände zu zeigen</translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation>Hand läuft</translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation>Hand ist zu Ende</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>kein Tisch</translation>
    </message>
    <message>
        <source>several pots</source>
        <translation>mehrere Pots</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>Board voll</translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation>zu pushen: %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>noch keine Hand</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>in helper</source>
        <translation>im Rechner</translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation>%1 zu callen</translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation>jetzt kein Raise</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>gecappt</translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation>kurzes All-in</translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation>keiner könnte callen</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>war zu früh</translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation>Floor ist gerufen</translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation>Pot ruht</translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation>zwei Stacks nötig</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>eben geändert</translation>
    </message>
    <message>
        <source>reading only</source>
        <translation>nur lesen</translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation>noch kein Grund: %1</translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation>zu spät: %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message>
        <source>Seat %1 acts.</source>
        <translation>Platz %1 handelt.</translation>
    </message>
    <message>
        <source>Seat %1 folds.</source>
        <translation>Platz %1 foldet.</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>Platz %1 checkt.</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>Platz %1 callt.</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>Platz %1 setzt %2.</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>Platz %1 erhöht auf %2.</translation>
    </message>
    <message>
        <source>Seat %1 completes.</source>
        <translation>Platz %1 vervollständigt.</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>Platz %1 ist all-in.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Platz %1 zahlt das Bring-in.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;fold&quot;.</source>
        <translation>Platz %1 sagt „Fold“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;check&quot;.</source>
        <translation>Platz %1 sagt „Check“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;call&quot;.</source>
        <translation>Platz %1 sagt „Call“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet&quot;.</source>
        <translation>Platz %1 sagt „Bet“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet %2&quot;.</source>
        <translation>Platz %1 sagt „Bet %2“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise&quot; and no amount.</source>
        <translation>Platz %1 sagt „Raise“ und keinen Betrag.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise to %2&quot;.</source>
        <translation>Platz %1 sagt „Raise auf %2“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise by %2&quot;.</source>
        <translation>Platz %1 sagt „Raise um %2“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise %2&quot;, neither to nor by.</source>
        <translation>Platz %1 sagt „Raise %2“, weder auf noch um.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;all-in&quot;.</source>
        <translation>Platz %1 sagt „All-in“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;%2&quot;.</source>
        <translation>Platz %1 sagt „%2“.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;time&quot;.</source>
        <translation>Platz %1 sagt „Time“.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Seat %1 puts out %2 in one motion: %3 in all.</source>
        <translation>Platz %1 legt in einer Bewegung %2: insgesamt %3.</translation>
    </message>
    <message>
        <source>Seat %1 puts out one chip of %2.</source>
        <translation>Platz %1 legt einen Chip zu %2.</translation>
    </message>
    <message>
        <source>Seat %1 takes back %2 that lay in front.</source>
        <translation>Platz %1 nimmt %2 zurück, die vor ihm lagen.</translation>
    </message>
    <message>
        <source>Seat %1 rests its hands.</source>
        <translation>Platz %1 lässt die Hände ruhen.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2, %3, was exposed by the dealer.</source>
        <translation>Karte %1 von Platz %2, %3, wurde vom Dealer aufgedeckt.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2 was flashed by the dealer.</source>
        <translation>Karte %1 von Platz %2 war beim Geben kurz zu sehen.</translation>
    </message>
    <message>
        <source>Boxed cards in the deck: %1.</source>
        <translation>Verkehrt liegende Karten im Deck: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has too many cards, by %2.</source>
        <translation>Platz %1 hat zu viele Karten, und zwar um %2.</translation>
    </message>
    <message>
        <source>Seat %1 has too few cards, by %2.</source>
        <translation>Platz %1 hat zu wenige Karten, und zwar um %2.</translation>
    </message>
    <message>
        <source>The card of seat %1 came out of sequence.</source>
        <translation>Die Karte von Platz %1 kam außer der Reihe.</translation>
    </message>
    <message>
        <source>The button is in the wrong place.</source>
        <translation>Der Button liegt am falschen Platz.</translation>
    </message>
    <message>
        <source>The first card went to seat %1 by mistake.</source>
        <translation>Die erste Karte ging irrtümlich an Platz %1.</translation>
    </message>
    <message>
        <source>Seat %1 is empty and was dealt a hand.</source>
        <translation>Platz %1 ist leer und bekam eine Hand.</translation>
    </message>
    <message>
        <source>Seat %1 was left out of the deal.</source>
        <translation>Platz %1 wurde beim Geben ausgelassen.</translation>
    </message>
    <message>
        <source>On the table before the betting is over: %1 (%2).</source>
        <translation>Auf dem Tisch vor dem Ende des Setzens: %1 (%2).</translation>
    </message>
    <message>
        <source>No card was burnt before %1.</source>
        <translation>Vor dieser Street fehlte der Burn: %1.</translation>
    </message>
    <message>
        <source>Two cards were burnt before %1.</source>
        <translation>Vor dieser Street gab es zwei Burns: %1.</translation>
    </message>
    <message>
        <source>A card too many lies on the flop: %1.</source>
        <translation>Auf dem Flop liegt eine Karte zu viel: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has the wrong number of cards: its hand is dead.</source>
        <translation>Platz %1 hat die falsche Kartenzahl: Seine Hand ist tot.</translation>
    </message>
    <message>
        <source>The dealer has mucked the hand of seat %1: it is dead.</source>
        <translation>Der Dealer hat die Hand von Platz %1 gemuckt: Sie ist tot.</translation>
    </message>
    <message>
        <source>%1: nobody has a low.</source>
        <translation>%1: Niemand hat ein Low.</translation>
    </message>
    <message>
        <source>%1, high: seats %2 tie.</source>
        <translation>%1, High: Gleichstand, Plätze %2.</translation>
    </message>
    <message>
        <source>%1, high: seat %2.</source>
        <translation>%1, High: Platz %2.</translation>
    </message>
    <message>
        <source>%1, low: seats %2 tie.</source>
        <translation>%1, Low: Gleichstand, Plätze %2.</translation>
    </message>
    <message>
        <source>%1, low: seat %2.</source>
        <translation>%1, Low: Platz %2.</translation>
    </message>
    <message>
        <source>%1: seats %2 tie.</source>
        <translation>%1: Gleichstand, Plätze %2.</translation>
    </message>
    <message>
        <source>%1: seat %2 wins.</source>
        <translation>%1: Platz %2 gewinnt.</translation>
    </message>
    <message>
        <source>Board %1, %2: seats %3 tie.</source>
        <translation>Board %1, %2: Gleichstand, Plätze %3.</translation>
    </message>
    <message>
        <source>Board %1, %2: seat %3 wins.</source>
        <translation>Board %1, %2: Platz %3 gewinnt.</translation>
    </message>
    <message>
        <source>main pot</source>
        <translation>Main Pot</translation>
    </message>
    <message>
        <source>side pot %1</source>
        <translation>Side Pot %1</translation>
    </message>
    <message>
        <source>A player calls a misdeal.</source>
        <translation>Ein Spieler verlangt einen Misdeal.</translation>
    </message>
    <message>
        <source>Seat %1 leaves the game.</source>
        <translation>Platz %1 verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Seat %1 is away for the next hand.</source>
        <translation>Platz %1 ist in der nächsten Hand abwesend.</translation>
    </message>
    <message>
        <source>Seat %1 comes back.</source>
        <translation>Platz %1 kommt zurück.</translation>
    </message>
    <message>
        <source>Seat %1 wants to post and be dealt in.</source>
        <translation>Platz %1 will nachzahlen und Karten bekommen.</translation>
    </message>
    <message>
        <source>Seat %1 moves to seat %2.</source>
        <translation>Platz %1 wechselt auf Platz %2.</translation>
    </message>
    <message>
        <source>Seat %1 sits down with %2.</source>
        <translation>Platz %1 setzt sich mit %2.</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>ein Fold</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>ein Check</translation>
    </message>
    <message>
        <source>a call, %1</source>
        <translation>ein Call, %1</translation>
    </message>
    <message>
        <source>a bet of %1</source>
        <translation>ein Bet von %1</translation>
    </message>
    <message>
        <source>a raise to %1</source>
        <translation>ein Raise auf %1</translation>
    </message>
    <message>
        <source>a completion to %1</source>
        <translation>ein Complete auf %1</translation>
    </message>
    <message>
        <source>all-in, %1</source>
        <translation>All-in, %1</translation>
    </message>
    <message>
        <source>the bring-in, %1</source>
        <translation>das Bring-in, %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Seats %1 fold.</source>
        <translation>Es folden: Plätze %1.</translation>
    </message>
    <message>
        <source>Seats %1 check.</source>
        <translation>Es checken: Plätze %1.</translation>
    </message>
    <message>
        <source>Seats %1 call.</source>
        <translation>Es callen: Plätze %1.</translation>
    </message>
    <message>
        <source>Dealt: %1, %2.</source>
        <translation>Gegeben: %1, %2.</translation>
    </message>
    <message>
        <source>A misdeal: the cards are dealt anew.</source>
        <translation>Ein Misdeal: Die Karten werden neu gegeben.</translation>
    </message>
    <message>
        <source>Push the pots: how much does each seat win? What nobody matched goes back and is not won.</source>
        <translation>Pushen Sie die Pots: Wie viel gewinnt jeder Platz? Womit niemand mitging, das geht zurück und ist nicht gewonnen.</translation>
    </message>
    <message>
        <source>Build the pots: how much, who may win, and what comes back.</source>
        <translation>Bauen Sie die Pots: wie viel, wer gewinnen kann und was zurückgeht.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, seats %2</source>
        <translation>%1, Plätze %2</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, Platz %2</translation>
    </message>
    <message>
        <source>Pot %1 to settle: %2</source>
        <translation>Zu klärender Pot %1: %2</translation>
    </message>
    <message>
        <source>Seats %1 may win it.</source>
        <translation>Ihn können gewinnen: Plätze %1.</translation>
    </message>
    <message>
        <source>Seat %1 alone can win it.</source>
        <translation>Ihn kann nur Platz %1 gewinnen.</translation>
    </message>
    <message>
        <source>Which seats can win the pot that is settled first?</source>
        <translation>Welche Plätze können den Pot gewinnen, der zuerst geklärt wird?</translation>
    </message>
    <message>
        <source>Give back %1 to seat %2</source>
        <translation>%1 zurück an Platz %2</translation>
    </message>
    <message>
        <source>Nobody matched it.</source>
        <translation>Niemand ist mitgegangen.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 folded by %2</source>
        <translation>%1 gefoldet von %2</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 in der Mitte</translation>
    </message>
    <message>
        <source>%1 dead money</source>
        <translation>%1 totes Geld</translation>
    </message>
    <message>
        <source>Smallest in: %1. Pull %1 from %2</source>
        <translation>Kleinster Einsatz: %1. %1 einziehen von %2</translation>
    </message>
    <message>
        <source>Next: pull %1 more from %2</source>
        <translation>Weiter: noch %1 einziehen von %2</translation>
    </message>
    <message>
        <source>%1 makes %2. Close it: %3.</source>
        <translation>%1 ergibt %2. Abschließen: %3.</translation>
    </message>
    <message>
        <source>Check the sum</source>
        <translation>Summe prüfen</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: in all %2, all that was put in.</source>
        <translation>%1: insgesamt %2, alles, was gesetzt wurde.</translation>
    </message>
    <message>
        <source>Pot-limit: what is the most that seat %1 may bet?</source>
        <translation>Pot-Limit: Wie viel darf Platz %1 höchstens setzen?</translation>
    </message>
    <message>
        <source>Pot-limit: to what total may seat %1 raise at most?</source>
        <translation>Pot-Limit: Auf welchen Gesamtbetrag darf Platz %1 höchstens erhöhen?</translation>
    </message>
    <message>
        <source>Everything in the middle and in front</source>
        <translation>Alles in der Mitte und vor den Spielern</translation>
    </message>
    <message>
        <source>Count every bet that is out.</source>
        <translation>Zählen Sie jeden liegenden Einsatz.</translation>
    </message>
    <message>
        <source>What of it counts</source>
        <translation>Was davon zählt</translation>
    </message>
    <message>
        <source>Short and small blinds, antes and rounding as the house counts them.</source>
        <translation>Zu kurze Blinds, Small Blinds, Antes und Rundung so, wie das Haus sie zählt.</translation>
    </message>
    <message>
        <source>With nothing to call the pot is the most</source>
        <translation>Ist nichts zu callen, ist der Pot das Höchste</translation>
    </message>
    <message>
        <source>Seat %2 calls first: %1</source>
        <translation>Platz %2 callt zuerst: %1</translation>
    </message>
    <message>
        <source>The bet to match and the pot after the call</source>
        <translation>Der Einsatz, der zu halten ist, und der Pot nach dem Call</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>Der Pot ist %1.</translation>
    </message>
    <message>
        <source>Divide it: how much does each seat get?</source>
        <translation>Teilen Sie ihn: Wie viel bekommt jeder Platz?</translation>
    </message>
    <message>
        <source>%1, high half</source>
        <translation>%1, High-Hälfte</translation>
    </message>
    <message>
        <source>%1, low half</source>
        <translation>%1, Low-Hälfte</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, Board %2</translation>
    </message>
    <message>
        <source>high half</source>
        <translation>High-Hälfte</translation>
    </message>
    <message>
        <source>low half</source>
        <translation>Low-Hälfte</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%2 has the odd %1</source>
        <translation>Odd Chip %1 an %2</translation>
    </message>
    <message>
        <source>%1: divide it</source>
        <translation>%1: teilen</translation>
    </message>
    <message>
        <source>%2: seat %1 wins</source>
        <translation>%2: Platz %1 gewinnt</translation>
    </message>
    <message>
        <source>%2: seats %1 share</source>
        <translation>%2: Plätze %1 teilen</translation>
    </message>
    <message>
        <source>%1 in %2 shares: %3 each</source>
        <translation>%1 in %2 Teilen: je %3</translation>
    </message>
    <message>
        <source>the odd %1 to seat %2</source>
        <translation>Odd Chip %1 an Platz %2</translation>
    </message>
    <message>
        <source>Seat %1 has in all</source>
        <translation>Platz %1 hat insgesamt</translation>
    </message>
    <message>
        <source>Add its parts: %1.</source>
        <translation>Seine Teile zusammenzählen: %1.</translation>
    </message>
    <message>
        <source>Which seats win? Name all that tie.</source>
        <translation>Welche Plätze gewinnen? Nennen Sie alle, die gleichauf sind.</translation>
    </message>
    <message>
        <source>Which seats win high, and which low? No low is an answer.</source>
        <translation>Welche Plätze gewinnen High und welche Low? „Kein Low“ ist auch eine Antwort.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>Platz %1 spielt %2</translation>
    </message>
    <message>
        <source>%1. It wins.</source>
        <translation>%1. Er gewinnt.</translation>
    </message>
    <message>
        <source>%1. It loses.</source>
        <translation>%1. Er verliert.</translation>
    </message>
    <message>
        <source>Seat %1 has no low</source>
        <translation>Platz %1 hat kein Low</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 for low</source>
        <translation>Platz %1 spielt als Low %2</translation>
    </message>
    <message>
        <source>Which seat acts first on this street?</source>
        <translation>Welcher Platz handelt auf dieser Street zuerst?</translation>
    </message>
    <message>
        <source>Seat %1 shows %2</source>
        <translation>Platz %1 zeigt %2</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>Das Bring-in</translation>
    </message>
    <message>
        <source>The lowest upcard, of equal ones by suit: clubs, diamonds, hearts, spades.</source>
        <translation>Die niedrigste offene Karte, bei gleichen nach Farbe: Kreuz, Karo, Herz, Pik.</translation>
    </message>
    <message>
        <source>Razz: the highest upcard, of equal ones by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Razz: die höchste offene Karte, bei gleichen nach Farbe: Pik, Herz, Karo, Kreuz.</translation>
    </message>
    <message>
        <source>After the first round</source>
        <translation>Nach der ersten Runde</translation>
    </message>
    <message>
        <source>The highest board, of equal ones the first at the left of the dealer.</source>
        <translation>Das höchste Board, bei gleichen das erste links vom Dealer.</translation>
    </message>
    <message>
        <source>Razz: the lowest board, of equal ones the first at the left of the dealer.</source>
        <translation>Razz: das niedrigste Board, bei gleichen das erste links vom Dealer.</translation>
    </message>
    <message>
        <source>It acts first.</source>
        <translation>Er handelt zuerst.</translation>
    </message>
    <message>
        <source>It acts later.</source>
        <translation>Er handelt später.</translation>
    </message>
    <message>
        <source>To what total must seat %1 raise at least?</source>
        <translation>Auf welchen Gesamtbetrag muss Platz %1 mindestens erhöhen?</translation>
    </message>
    <message>
        <source>The bet to match</source>
        <translation>Der Einsatz, der zu halten ist</translation>
    </message>
    <message>
        <source>The most that anyone has in front.</source>
        <translation>Das meiste, das jemand vor sich hat.</translation>
    </message>
    <message>
        <source>The last full bet or raise</source>
        <translation>Der letzte volle Bet oder Raise</translation>
    </message>
    <message>
        <source>A raise adds at least as much again.</source>
        <translation>Ein Raise legt mindestens noch einmal so viel dazu.</translation>
    </message>
    <message>
        <source>A short all-in changes what there is to call, never the size of a full raise.</source>
        <translation>Ein kurzes All-in ändert, was zu callen ist, nie die Größe eines vollen Raises.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Zusammenzählen</translation>
    </message>
    <message>
        <source>May seat %1 raise, or only call or fold?</source>
        <translation>Darf Platz %1 erhöhen, oder nur callen oder folden?</translation>
    </message>
    <message>
        <source>It may raise.</source>
        <translation>Er darf erhöhen.</translation>
    </message>
    <message>
        <source>Call or fold only.</source>
        <translation>Nur Call oder Fold.</translation>
    </message>
    <message>
        <source>What seat %1 faces</source>
        <translation>Was Platz %1 vor sich sieht</translation>
    </message>
    <message>
        <source>%1 less %2 in front</source>
        <translation>%1 weniger %2, die schon liegen</translation>
    </message>
    <message>
        <source>A full raise</source>
        <translation>Ein voller Raise</translation>
    </message>
    <message>
        <source>It faces enough: raise</source>
        <translation>Genug gegen ihn gesetzt: Raise</translation>
    </message>
    <message>
        <source>It faces too little: call or fold</source>
        <translation>Zu wenig gegen ihn gesetzt: Call oder Fold</translation>
    </message>
    <message>
        <source>Short all-ins add up for each seat.</source>
        <translation>Kurze All-ins zählen für jeden Platz zusammen.</translation>
    </message>
    <message>
        <source>A single later wager must have been a full one.</source>
        <translation>Ein einzelner späterer Einsatz muss ein voller gewesen sein.</translation>
    </message>
    <message>
        <source>What may seat %1 do beside calling and folding?</source>
        <translation>Was darf Platz %1 außer Call und Fold?</translation>
    </message>
    <message>
        <source>The bet of this street</source>
        <translation>Der Bet dieser Street</translation>
    </message>
    <message>
        <source>Half of it, %1, is the test.</source>
        <translation>Die Hälfte davon, %1, ist der Maßstab.</translation>
    </message>
    <message>
        <source>Seat %1, all-in, lifts it from %3 to %2</source>
        <translation>Platz %1, all-in, hebt ihn von %3 auf %2</translation>
    </message>
    <message>
        <source>Half a bet or more: it counts as a full bet or raise.</source>
        <translation>Ein halber Bet oder mehr: Es zählt als voller Bet oder Raise.</translation>
    </message>
    <message>
        <source>Less than half a bet: what comes next completes it.</source>
        <translation>Weniger als ein halber Bet: Was danach kommt, vervollständigt ihn.</translation>
    </message>
    <message>
        <source>%1 less %2 in front. It has acted: half a bet or more lets it raise.</source>
        <translation>%1 weniger %2, die schon liegen. Er hat gehandelt: Ab einem halben Bet darf er erhöhen.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Die Regel: %1</translation>
    </message>
    <message>
        <source>How many raises are left in this round?</source>
        <translation>Wie viele Raises sind in dieser Runde noch übrig?</translation>
    </message>
    <message>
        <source>The house allows %1 raises after the bet</source>
        <translation>Das Haus erlaubt nach dem Bet so viele Raises: %1</translation>
    </message>
    <message>
        <source>Before the flop the big blind is the bet.</source>
        <translation>Vor dem Flop ist der Big Blind der Bet.</translation>
    </message>
    <message>
        <source>Made so far: %1</source>
        <translation>Bisher gemacht: %1</translation>
    </message>
    <message>
        <source>Calls and short all-ins do not count.</source>
        <translation>Calls und kurze All-ins zählen nicht.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Übrig: %1</translation>
    </message>
    <message>
        <source>%1 less %2 is %3</source>
        <translation>%1 weniger %2 ist %3</translation>
    </message>
    <message>
        <source>What is the fewest chips that make %1? There are chips of %2.</source>
        <translation>Was ist die kleinste Zahl Chips, die %1 ergibt? Es gibt Chips zu %2.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>%1 bleibt übrig.</translation>
    </message>
    <message>
        <source>How much change goes back to seat %1?</source>
        <translation>Wie viel Wechselgeld geht an Platz %1 zurück?</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>Geht zurück</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 weniger %2</translation>
    </message>
    <message>
        <source>How much must seat %1 add to call?</source>
        <translation>Wie viel muss Platz %1 für den Call dazulegen?</translation>
    </message>
    <message>
        <source>In front of seat %1</source>
        <translation>Vor Platz %1</translation>
    </message>
    <message>
        <source>It counts towards the call.</source>
        <translation>Das zählt zum Call.</translation>
    </message>
    <message>
        <source>It adds %1</source>
        <translation>Er legt %1 dazu</translation>
    </message>
    <message>
        <source>Its stack is only %1: it is all-in.</source>
        <translation>Sein Stack ist nur %1: Er ist all-in.</translation>
    </message>
    <message>
        <source>The rake is %1 %, in steps of %2.</source>
        <translation>Der Rake ist %1 %, in Schritten von %2.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Höchstens %1.</translation>
    </message>
    <message>
        <source>No flop, no drop.</source>
        <translation>Ohne Flop kein Drop.</translation>
    </message>
    <message>
        <source>%1 for the jackpot from a pot of %2 on.</source>
        <translation>%1 für den Jackpot, ab einem Pot von %2.</translation>
    </message>
    <message>
        <source>How much rake is taken?</source>
        <translation>Wie viel Rake wird genommen?</translation>
    </message>
    <message>
        <source>How much is taken, rake and jackpot together?</source>
        <translation>Wie viel wird genommen, Rake und Jackpot zusammen?</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>Der ganze Pot</translation>
    </message>
    <message>
        <source>All pots of the hand together, without what came back.</source>
        <translation>Alle Pots der Hand zusammen, ohne das, was zurückging.</translation>
    </message>
    <message>
        <source>%1 % of %2 is %3</source>
        <translation>%1 % von %2 ist %3</translation>
    </message>
    <message>
        <source>Down to a whole %1: %2</source>
        <translation>Abgerundet auf volle %1: %2</translation>
    </message>
    <message>
        <source>The rake</source>
        <translation>Der Rake</translation>
    </message>
    <message>
        <source>Nothing is taken.</source>
        <translation>Es wird nichts genommen.</translation>
    </message>
    <message>
        <source>There is no cap.</source>
        <translation>Es gibt keinen Höchstbetrag.</translation>
    </message>
    <message>
        <source>And for the jackpot</source>
        <translation>Und für den Jackpot</translation>
    </message>
    <message>
        <source>A stack is coloured up; chips of %2 in it: %1. How many chips of %3 come for it? What does not make a whole one stays small.</source>
        <translation>Ein Stack wird eingetauscht (Color-up): %1 Chips zu %2. Wie viele Chips zu %3 gibt es dafür? Was keinen ganzen ergibt, bleibt klein.</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Was es ergibt</translation>
    </message>
    <message>
        <source>What does it count as?</source>
        <translation>Als was zählt es?</translation>
    </message>
    <message>
        <source>The action comes to seat %1. What of its act out of turn?</source>
        <translation>Die Action kommt zu Platz %1. Was wird aus seiner Handlung außer der Reihe?</translation>
    </message>
    <message>
        <source>It stands as it was.</source>
        <translation>Sie gilt, wie sie war.</translation>
    </message>
    <message>
        <source>It lapses: the chips go back.</source>
        <translation>Sie verfällt: Die Chips gehen zurück.</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <translation>Außer der Reihe: %1</translation>
    </message>
    <message>
        <source>The act is kept</source>
        <translation>Die Handlung bleibt vermerkt</translation>
    </message>
    <message>
        <source>It waits until its turn comes.</source>
        <translation>Sie wartet, bis er am Zug ist.</translation>
    </message>
    <message>
        <source>A bet or raise changes the action.</source>
        <translation>Ein Bet oder Raise ändert die Action.</translation>
    </message>
    <message>
        <source>After a call in between the act no longer binds by itself.</source>
        <translation>Nach einem Call dazwischen bindet die Handlung nicht mehr von selbst.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>Das ändert nichts.</translation>
    </message>
    <message>
        <source>Seat %1 was passed over and now wants to act. Does it still have its right?</source>
        <translation>Platz %1 wurde übergangen und will jetzt handeln. Hat er sein Recht noch?</translation>
    </message>
    <message>
        <source>It keeps its right to act.</source>
        <translation>Er behält sein Recht zu handeln.</translation>
    </message>
    <message>
        <source>It may have lost it: the floor decides.</source>
        <translation>Er kann es verloren haben: Der Floor entscheidet.</translation>
    </message>
    <message>
        <source>Who says &quot;time&quot; keeps the right to act.</source>
        <translation>Wer „Time“ sagt, wahrt sein Recht zu handeln.</translation>
    </message>
    <message>
        <source>Acts behind it: %1</source>
        <translation>Handlungen nach ihm: %1</translation>
    </message>
    <message>
        <source>From %1 on the right may be lost.</source>
        <translation>Ab %1 kann das Recht verloren sein.</translation>
    </message>
    <message>
        <source>The least raise is to %1.</source>
        <translation>Der kleinste Raise geht auf %1.</translation>
    </message>
    <message>
        <source>Nobody has bet; the least bet is %1.</source>
        <translation>Niemand hat gesetzt; der kleinste Bet ist %1.</translation>
    </message>
    <message>
        <source>It may not be raised.</source>
        <translation>Er darf nicht erhöht werden.</translation>
    </message>
    <message>
        <source>Over the call</source>
        <translation>Über dem Call</translation>
    </message>
    <message>
        <source>A full raise adds %1.</source>
        <translation>Ein voller Raise legt %1 dazu.</translation>
    </message>
    <message>
        <source>In front now: %1.</source>
        <translation>Jetzt vor dem Spieler: %1.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Also</translation>
    </message>
    <message>
        <source>Nobody has acted. Is it a misdeal, or do you play on?</source>
        <translation>Niemand hat gehandelt. Ist es ein Misdeal, oder spielen Sie weiter?</translation>
    </message>
    <message>
        <source>Misdeal, or play on?</source>
        <translation>Misdeal oder weiterspielen?</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>Misdeal.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Weiterspielen.</translation>
    </message>
    <message>
        <source>A cause for a misdeal, while it can still be called.</source>
        <translation>Ein Grund für einen Misdeal, solange er noch verlangt werden kann.</translation>
    </message>
    <message>
        <source>By itself no cause.</source>
        <translation>Für sich allein kein Grund.</translation>
    </message>
    <message>
        <source>Acts since the blinds: %1</source>
        <translation>Handlungen seit den Blinds: %1</translation>
    </message>
    <message>
        <source>After two acts in turn the hand is played.</source>
        <translation>Nach zwei Handlungen in der Reihe wird die Hand gespielt.</translation>
    </message>
    <message>
        <source>After three acts, or two that are not both folds or both checks, the hand is played.</source>
        <translation>Nach drei Handlungen, oder zweien, die nicht beide Folds oder beide Checks sind, wird die Hand gespielt.</translation>
    </message>
    <message>
        <source>After three acts, or two of which one had chips, the hand is played.</source>
        <translation>Nach drei Handlungen, oder zweien, davon eine mit Chips, wird die Hand gespielt.</translation>
    </message>
    <message>
        <source>It is noticed now. What is done?</source>
        <translation>Es wird jetzt bemerkt. Was geschieht?</translation>
    </message>
    <message>
        <source>The street goes back and comes as it should have.</source>
        <translation>Die Street geht zurück und kommt so, wie sie hätte kommen sollen.</translation>
    </message>
    <message>
        <source>The board stands; play on.</source>
        <translation>Das Board gilt; weiterspielen.</translation>
    </message>
    <message>
        <source>There has been action on it.</source>
        <translation>Es gab schon Action darauf.</translation>
    </message>
    <message>
        <source>Leave the burn card where it is</source>
        <translation>Burn-Karte liegen lassen</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Eine Karte burnen</translation>
    </message>
    <message>
        <source>Burn no card</source>
        <translation>Keine Karte burnen</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>%1 zurücklegen</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>Eine Karte zurücklegen</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Stub mischen</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>Seat %1 gets the burn card</source>
        <translation>Platz %1 bekommt die Burn-Karte</translation>
    </message>
    <message>
        <source>Seat %1 gets the top card after the deal</source>
        <translation>Platz %1 bekommt nach dem Geben die oberste Karte</translation>
    </message>
    <message>
        <source>The exposed card is the burn</source>
        <translation>Die aufgedeckte Karte wird Burn-Karte</translation>
    </message>
    <message>
        <source>%1 is kept</source>
        <translation>%1 wird behalten</translation>
    </message>
    <message>
        <source>Lay %1 aside until %2</source>
        <translation>%1 beiseitelegen bis: %2</translation>
    </message>
    <message>
        <source>When the betting is over, what is done with the early cards?</source>
        <translation>Wenn das Setzen beendet ist: Was geschieht mit den zu früh gegebenen Karten?</translation>
    </message>
    <message>
        <source>They go back, the stub is shuffled, and the street comes without a new burn.</source>
        <translation>Sie gehen zurück, der Stub wird gemischt, und die Street kommt ohne neuen Burn.</translation>
    </message>
    <message>
        <source>The card waits: burn, the next card is the turn; it is shuffled in for the river.</source>
        <translation>Die Karte wartet: burnen, die nächste Karte ist der Turn; für den River wird sie eingemischt.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>Sie spielen.</translation>
    </message>
    <message>
        <source>They go back; burn again and deal the next cards.</source>
        <translation>Sie gehen zurück; noch einmal burnen und die nächsten Karten geben.</translation>
    </message>
    <message>
        <source>What is done?</source>
        <translation>Was geschieht?</translation>
    </message>
    <message>
        <source>The floor draws one of the four as the next burn.</source>
        <translation>Der Floor zieht eine der vier als nächste Burn-Karte.</translation>
    </message>
    <message>
        <source>All go back, the stub is shuffled, three are dealt.</source>
        <translation>Alle gehen zurück, der Stub wird gemischt, drei werden gegeben.</translation>
    </message>
    <message>
        <source>The first three play.</source>
        <translation>Die ersten drei spielen.</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Floor rufen</translation>
    </message>
    <message>
        <source>One of the four is drawn, and is the next burn.</source>
        <translation>Eine der vier wird gezogen und ist die nächste Burn-Karte.</translation>
    </message>
    <message>
        <source>Build the pots without the hand of seat %1.</source>
        <translation>Bauen Sie die Pots ohne die Hand von Platz %1.</translation>
    </message>
    <message>
        <source>The chips of seat %1 stay</source>
        <translation>Die Chips von Platz %1 bleiben</translation>
    </message>
    <message>
        <source>They are folded money.</source>
        <translation>Sie sind gefoldetes Geld.</translation>
    </message>
    <message>
        <source>Last hand: button seat %1, small blind seat %2, big blind seat %3.</source>
        <translation>Letzte Hand: Button Platz %1, Small Blind Platz %2, Big Blind Platz %3.</translation>
    </message>
    <message>
        <source>Next hand: where are the button, the small blind and the big blind?</source>
        <translation>Nächste Hand: Wo sind Button, Small Blind und Big Blind?</translation>
    </message>
    <message>
        <source>Big blind: seat %1</source>
        <translation>Big Blind: Platz %1</translation>
    </message>
    <message>
        <source>The next seat that is due.</source>
        <translation>Der nächste Platz, der dran ist.</translation>
    </message>
    <message>
        <source>Small blind: seat %1</source>
        <translation>Small Blind: Platz %1</translation>
    </message>
    <message>
        <source>Nobody posts a small blind</source>
        <translation>Niemand setzt den Small Blind</translation>
    </message>
    <message>
        <source>It lies where the big blind was.</source>
        <translation>Er liegt dort, wo der Big Blind war.</translation>
    </message>
    <message>
        <source>Button: seat %1</source>
        <translation>Button: Platz %1</translation>
    </message>
    <message>
        <source>It lies where the small blind was, on an empty seat if need be.</source>
        <translation>Er liegt dort, wo der Small Blind war, notfalls vor einem leeren Platz.</translation>
    </message>
    <message>
        <source>Seat %1 has button and small blind</source>
        <translation>Platz %1 hat Button und Small Blind</translation>
    </message>
    <message>
        <source>Heads-up the button has the small blind; nobody has the big blind twice running.</source>
        <translation>Heads-up hat der Button den Small Blind; niemand hat den Big Blind zweimal nacheinander.</translation>
    </message>
    <message>
        <source>Seat %1 was away.</source>
        <translation>Platz %1 war abwesend.</translation>
    </message>
    <message>
        <source>The big blind went past seat %1 while it was away.</source>
        <translation>Der Big Blind ging an Platz %1 vorbei, während er abwesend war.</translation>
    </message>
    <message>
        <source>Seat %1 had its big blind and missed the small one.</source>
        <translation>Platz %1 hatte seinen Big Blind und verpasste den Small Blind.</translation>
    </message>
    <message>
        <source>What does seat %1 post to be dealt in: live, and dead?</source>
        <translation>Was setzt Platz %1, um Karten zu bekommen: live und tot?</translation>
    </message>
    <message>
        <source>Live: %1</source>
        <translation>Live: %1</translation>
    </message>
    <message>
        <source>A missed big blind is posted live.</source>
        <translation>Ein verpasster Big Blind wird live gesetzt.</translation>
    </message>
    <message>
        <source>Dead: %1</source>
        <translation>Tot: %1</translation>
    </message>
    <message>
        <source>A missed small blind is dead money.</source>
        <translation>Ein verpasster Small Blind ist totes Geld.</translation>
    </message>
    <message>
        <source>It has not missed that one.</source>
        <translation>Den hat er nicht verpasst.</translation>
    </message>
    <message>
        <source>Does seat %1 owe anything for the move?</source>
        <translation>Schuldet Platz %1 etwas für den Wechsel?</translation>
    </message>
    <message>
        <source>It owes nothing.</source>
        <translation>Er schuldet nichts.</translation>
    </message>
    <message>
        <source>It posts, or waits for the big blind.</source>
        <translation>Er zahlt nach oder wartet auf den Big Blind.</translation>
    </message>
    <message>
        <source>Count the players that it passed</source>
        <translation>Zählen Sie die Spieler, an denen er vorbeigezogen ist</translation>
    </message>
    <message>
        <source>Moving away from the big blind that is coming, and not past it.</source>
        <translation>Weg vom kommenden Big Blind und nicht an ihm vorbei.</translation>
    </message>
    <message>
        <source>Passed: %1 (%2)</source>
        <translation>Vorbeigezogen an: %1 (%2)</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Frei: %1</translation>
    </message>
    <message>
        <source>One more, and it comes in as a newcomer does.</source>
        <translation>Einer mehr, und er kommt ins Spiel wie ein Neuling.</translation>
    </message>
    <message>
        <source>Seat %1 took %2 off the table in this session and comes back.</source>
        <translation>Platz %1 nahm in dieser Session %2 vom Tisch und kommt zurück.</translation>
    </message>
    <message>
        <source>The least buy-in is %1.</source>
        <translation>Der Mindest-Buy-in ist %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Das Maximum ist %1.</translation>
    </message>
    <message>
        <source>With how much must seat %1 come back at least?</source>
        <translation>Mit wie viel muss Platz %1 mindestens zurückkommen?</translation>
    </message>
    <message>
        <source>What it left with</source>
        <translation>Womit er ging</translation>
    </message>
    <message>
        <source>Chips may not be taken off and left out.</source>
        <translation>Chips dürfen nicht weggenommen und draußen gelassen werden.</translation>
    </message>
    <message>
        <source>The least buy-in</source>
        <translation>Der Mindest-Buy-in</translation>
    </message>
    <message>
        <source>As for anybody.</source>
        <translation>Wie für jeden.</translation>
    </message>
    <message>
        <source>The larger of the two.</source>
        <translation>Der größere von beiden.</translation>
    </message>
    <message>
        <source>Exactly what it left with.</source>
        <translation>Genau das, womit er ging.</translation>
    </message>
    <message>
        <source>Only the least buy-in.</source>
        <translation>Nur der Mindest-Buy-in.</translation>
    </message>
    <message>
        <source>Who shows first?</source>
        <translation>Wer zeigt zuerst?</translation>
    </message>
    <message>
        <source>Somebody bet on the last round</source>
        <translation>In der letzten Runde hat jemand gesetzt</translation>
    </message>
    <message>
        <source>Nobody bet on the last round</source>
        <translation>In der letzten Runde hat niemand gesetzt</translation>
    </message>
    <message>
        <source>The last bet or raise decides; without one whoever acted first.</source>
        <translation>Der letzte Bet oder Raise entscheidet; ohne einen, wer zuerst handelte.</translation>
    </message>
    <message>
        <source>Then clockwise.</source>
        <translation>Danach im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Which hands do you kill before the push?</source>
        <translation>Welche Hände ziehen Sie vor dem Pushen ein?</translation>
    </message>
    <message>
        <source>Push the %1 to %2</source>
        <translation>%1 pushen an %2</translation>
    </message>
    <message>
        <source>Last formed, first pushed.</source>
        <translation>Zuletzt gebildet, zuerst gepusht.</translation>
    </message>
    <message>
        <source>To which seats do you push the first pot?</source>
        <translation>An welche Plätze pushen Sie den ersten Pot?</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>Was sagen Sie an?</translation>
    </message>
    <message>
        <source>The next street comes. What do you announce?</source>
        <translation>Die nächste Street kommt. Was sagen Sie an?</translation>
    </message>
    <message>
        <source>In the hand: %1</source>
        <translation>In der Hand: %1</translation>
    </message>
    <message>
        <source>Count all that have not folded, all-in or not.</source>
        <translation>Zählen Sie alle, die nicht gefoldet haben, all-in oder nicht.</translation>
    </message>
    <message>
        <source>Say the total</source>
        <translation>Den Gesamtbetrag ansagen</translation>
    </message>
    <message>
        <source>A raise is announced by its total, never by what was added.</source>
        <translation>Ein Raise wird mit seinem Gesamtbetrag angesagt, nie mit dem, was dazukam.</translation>
    </message>
    <message>
        <source>Players dealt in: %1. A card was burnt before each street. How many cards are in the stub?</source>
        <translation>Spieler mit Karten: %1. Vor jeder Street kam ein Burn. Wie viele Karten sind im Stub?</translation>
    </message>
    <message>
        <source>Players: %1, so cards dealt: %2</source>
        <translation>Spieler: %1, also gegebene Karten: %2</translation>
    </message>
    <message>
        <source>Folded hands count as well.</source>
        <translation>Gefoldete Hände zählen auch.</translation>
    </message>
    <message>
        <source>On the board %1, burnt %2</source>
        <translation>Auf dem Board %1, Burns %2</translation>
    </message>
    <message>
        <source>One burn a street.</source>
        <translation>Ein Burn je Street.</translation>
    </message>
    <message>
        <source>52 less %1, less %2, less %3: %4</source>
        <translation>52 weniger %1, weniger %2, weniger %3: %4</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Was sagen Sie an?</translation>
    </message>
    <message>
        <source>Player has %1, bank has %2.</source>
        <translation>Punto hat %1, Banco hat %2.</translation>
    </message>
    <message>
        <source>Player %1, bank %2.</source>
        <translation>Punto %1, Banco %2.</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing; only the last digit counts.</source>
        <translation>Zehner und Bilder zählen nichts; nur die letzte Ziffer zählt.</translation>
    </message>
    <message>
        <source>A card for the player.</source>
        <translation>Eine Karte für Punto.</translation>
    </message>
    <message>
        <source>A card for the bank.</source>
        <translation>Eine Karte für Banco.</translation>
    </message>
    <message>
        <source>No more cards.</source>
        <translation>Keine weiteren Karten.</translation>
    </message>
    <message>
        <source>%1 on %2. It has won.</source>
        <translation>%1 auf %2. Der Einsatz hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 on %2. It is a tie.</source>
        <translation>%1 auf %2. Es ist Égalité.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>How much is paid beside the bet?</source>
        <translation>Wie viel wird neben dem Einsatz ausgezahlt?</translation>
    </message>
    <message>
        <source>What the bet wins</source>
        <translation>Was der Einsatz gewinnt</translation>
    </message>
    <message>
        <source>Even money on %1.</source>
        <translation>1 zu 1 auf %1.</translation>
    </message>
    <message>
        <source>%1 at %2 to 1.</source>
        <translation>%1 zu %2 zu 1.</translation>
    </message>
    <message>
        <source>The house keeps %1 % of it</source>
        <translation>Das Haus behält %1 % davon</translation>
    </message>
    <message>
        <source>%1 for the commission.</source>
        <translation>%1 Kommission.</translation>
    </message>
    <message>
        <source>That is %1; rounded as the house does it, %2.</source>
        <translation>Das ist %1; so gerundet, wie das Haus es tut, %2.</translation>
    </message>
    <message>
        <source>Paid beside the bet</source>
        <translation>Neben dem Einsatz ausgezahlt</translation>
    </message>
    <message>
        <source>Nothing is paid, nothing is taken</source>
        <translation>Nichts wird gezahlt, nichts wird eingezogen</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation>anderswo offen</translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation>Dieses Protokoll ist in einem anderen Oddchip geöffnet: %1. Lesen geht, Eingeben nicht.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Schließen Sie es dort und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation>nicht beschreibbar</translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation>Dieses Protokoll darf nicht beschrieben werden: %1. Lesen geht, Eingeben nicht.</translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation>Geben Sie sich Schreibrechte für die Datei und ihren Ordner oder nehmen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation>kein Protokoll</translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation>%1 ist etwas anderes, kein Protokoll von Oddchip. Es wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation>aus späterer Version</translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation>Ein späteres Oddchip hat dieses Protokoll geschrieben: %1. Es wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation>Verwenden Sie diese Version oder eine spätere.</translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation>außerhalb von Oddchip geändert</translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation>Dieses Protokoll wurde außerhalb von Oddchip geändert: %1. Was bewiesen ist, kann gelesen werden.</translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation>Behalten Sie die Datei und laden Sie eine Kopie, um weiterzumachen.</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>Datenträger voll</translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>Der Datenträger ist voll: %1. Das letzte Ereignis ist nicht gespeichert. Davor ging nichts verloren.</translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es erneut, oder nehmen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>Der Datenträger hat es nicht angenommen: %1. Das letzte Ereignis ist nicht gespeichert. Davor ging nichts verloren.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation>Versuchen Sie es erneut. Bleibt es so, nehmen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>An diesem Ort ist nichts: %1.</translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation>Prüfen Sie den Namen oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation>Einträge: %1. Jeder ist so, wie er geschrieben wurde.</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>Eintrag geändert</translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Eintrag %1 wurde außerhalb von Oddchip geändert. Hände davor sind bewiesen. Spätere können gelesen, aber nicht bewiesen werden.</translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation>Lassen Sie sich den Eintrag zeigen oder laden Sie eine Kopie.</translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation>Eintrag fehlt</translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Eintrag %1 fehlt. Hände davor sind bewiesen. Spätere können gelesen, aber nicht bewiesen werden.</translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation>Laden Sie eine Kopie.</translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation>Einträge verschoben</translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Eintrag %1 steht an anderer Stelle. Hände davor sind bewiesen. Spätere können gelesen, aber nicht bewiesen werden.</translation>
    </message>
    <message>
        <source>end missing</source>
        <translation>Ende fehlt</translation>
    </message>
    <message>
        <source>Entry %1 is not there: the end was cut off after a head was noted.</source>
        <translation>Eintrag %1 fehlt: Das Ende wurde abgeschnitten, nachdem ein Kopfwert notiert war.</translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation>Laden Sie eine Kopie, die weiter reicht.</translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation>Schutz fehlt</translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation>Jeder Eintrag ist so, wie er geschrieben wurde, aber ein Schutz gegen Änderungen fehlt.</translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation>Laden Sie eine Kopie oder machen Sie in einem neuen Protokoll weiter.</translation>
    </message>
    <message>
        <source>copy told otherwise</source>
        <translation>Vermerk zur Kopie geändert</translation>
    </message>
    <message>
        <source>Every entry up to %1 is what was written, but what is told there of a copy was changed.</source>
        <translation>Jeder Eintrag bis %1 ist so, wie er geschrieben wurde, aber was dort über eine Kopie vermerkt ist, wurde geändert.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation>Die Datei ist bei Eintrag %1 beschädigt. Hände davor sind bewiesen.</translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation>Zeile nicht verstanden</translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation>Eintrag %1 von %3 kann diese Version nicht lesen: %2. Lesen geht, Eingeben nicht.</translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation>Öffnen Sie das Protokoll mit der Version, die es geschrieben hat, oder machen Sie in einem anderen Ordner weiter.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation>Eintrag %1 von %3 passt nicht zu dem, was davor kam: %2. Lesen geht, Eingeben nicht.</translation>
    </message>
    <message>
        <source>read differently</source>
        <translation>anders gelesen</translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation>Eintrag %1 führte zu einem anderen Tisch, als er geschrieben wurde.</translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation>Zählen Sie die Stacks. Diese Version liest die Hand anders als die, die sie geschrieben hat.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation>Nicht erfasst. Der Tisch steht wie zuvor.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>Das kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation>Sehen Sie „%1“ an oder tippen Sie auf eine Taste.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation>Zeile %2 von %1 kann nicht gelesen werden: %3.</translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation>Berichtigen Sie die Zeile. Was davor und danach steht, gilt weiterhin.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation>Prüfen Sie den Namen.</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>Hand %1: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tisch: %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>Platz %1 hat %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>-- %1</source>
        <translation>-- %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation>Nach %1: %2 [%3]</translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation>und %1: %2 [%3]</translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation>Vermerkt: %1, %2</translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation>Der Floor entscheidet: %1, %2 [%3]</translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation>Zur Wahl: Platz %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation>Platz %1 am Zug, schuldet %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, brings in %2 or completes</source>
        <translation>Platz %1 am Zug: Bring-in von %2 oder Complete</translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation>Er darf von %1 bis %2 setzen [%3]</translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation>Er darf auf mindestens %1, höchstens %2 erhöhen [%3]</translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation>Er darf auf %1 vervollständigen, höchstens %2 [%3]</translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation>Er darf nicht erhöhen: %1 [%2]</translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation>%1 %2, Plätze %3</translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation>Insgesamt %1: davor liegend %2, von früher %3</translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation>Call %1 und der Pot danach %2: höchstens %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation>Platz %1 gewinnt %2, davon Odd Chip %3 [%4]</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation>Abgelehnt: %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation>Platz %1 endet mit %2</translation>
    </message>
    <message>
        <source>Not over yet: seat %1 has %2</source>
        <translation>Noch nicht zu Ende: Platz %1 hat %2</translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation>unter allen gleich: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>erster Unterschied</translation>
    </message>
    <message>
        <source>Coup %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Player %1; bank %2</source>
        <translation>Punto %1; Banco %2</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>Zieht: %1</translation>
    </message>
    <message>
        <source>Stands: %1</source>
        <translation>Bleibt stehen: %1</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Gewinner: %1</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card of the shoe</source>
        <translation>Karte %1 geht zurück: Sie ist die nächste Karte des Schlittens</translation>
    </message>
    <message>
        <source>Seat %1 loses %2 on %3</source>
        <translation>Platz %1 verliert %2 auf %3</translation>
    </message>
    <message>
        <source>Seat %1 has its %2 on %3 back</source>
        <translation>Platz %1 bekommt seine %2 auf %3 zurück</translation>
    </message>
    <message>
        <source>Seat %1 wins %4 with %2 on %3</source>
        <translation>Platz %1 gewinnt %4 mit %2 auf %3</translation>
    </message>
    <message>
        <source>commission %1</source>
        <translation>Kommission %1</translation>
    </message>
    <message>
        <source>Commission %1; the box holds %2</source>
        <translation>Kommission %1; im Fach sind %2</translation>
    </message>
    <message>
        <source>The shoe is with seat %1</source>
        <translation>Der Schlitten ist bei Platz %1</translation>
    </message>
    <message>
        <source>Commission box %1, collected %2</source>
        <translation>Kommissionsfach %1, eingezogen %2</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>Platz %1 schuldet %2</translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation>Kein Unterschied unter %1.</translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message>
        <source>Floor called %1, %2</source>
        <translation>Floor gerufen: %1, %2</translation>
    </message>
    <message>
        <source>Copy frozen at event %1. The dealer cannot change it.</source>
        <translation>Kopie eingefroren bei Ereignis %1. Der Dealer kann sie nicht ändern.</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>seit dem Ruf</translation>
    </message>
    <message>
        <source>to act %1</source>
        <translation>am Zug: %1</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>%1; floor: %2</source>
        <translation>%1; Floor: %2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>what came before could not be</source>
        <translation>was davor kam, wäre nicht möglich</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Tap to write it down.</source>
        <translation>Zum Aufschreiben tippen.</translation>
    </message>
    <message>
        <source>Heard, nothing written.</source>
        <translation>Gehört, nichts notiert.</translation>
    </message>
    <message>
        <source>What happened: %1</source>
        <translation>Was geschah: %1</translation>
    </message>
    <message>
        <source>Tab: the next who tells. Enter: written down.</source>
        <translation>Tab: der Nächste, der aussagt. Enter: notiert.</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 an Platz %2</translation>
    </message>
    <message>
        <source>%1: no low</source>
        <translation>%1: kein Low</translation>
    </message>
    <message>
        <source>Of the hand before, from the next hand on.</source>
        <translation>Zur vorigen Hand, gilt ab der nächsten Hand.</translation>
    </message>
    <message>
        <source>hand of seat %1 is dead</source>
        <translation>Hand von Platz %1 ist tot</translation>
    </message>
    <message>
        <source>hand of seat %1 is live</source>
        <translation>Hand von Platz %1 ist live</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>Platz %1 hat %2</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Wechselgeld %1 an Platz %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Platz %1 legt %2 nach.</translation>
    </message>
    <message>
        <source>Seat %1 owes %2.</source>
        <translation>Platz %1 schuldet %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>next owes</source>
        <translation>Nächster schuldet</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 drin</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Anderes…</translation>
    </message>
    <message>
        <source>Write it as the dealer would say it.</source>
        <translation>Schreiben Sie es, wie der Dealer es sagen würde.</translation>
    </message>
    <message>
        <source>For example: call 40, raise to 80, 6 dead, award main 5, misdeal.</source>
        <translation>Zum Beispiel: call 40, raise to 80, 6 dead, award main 5, misdeal.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>Second person, PIN of %1</source>
        <translation>Zweite Person, PIN von %1</translation>
    </message>
    <message>
        <source>Initials of the floor</source>
        <translation>Kürzel des Floors</translation>
    </message>
    <message>
        <source>Initials of a second person</source>
        <translation>Kürzel einer zweiten Person</translation>
    </message>
    <message>
        <source>Other person</source>
        <translation>Andere Person</translation>
    </message>
    <message>
        <source>A second person approves; this is the same one.</source>
        <translation>Eine zweite Person genehmigt; das ist dieselbe.</translation>
    </message>
    <message>
        <source>Initials…</source>
        <translation>Kürzel…</translation>
    </message>
    <message>
        <source>Decide: %1</source>
        <translation>Entscheiden: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Act, ruling and versions stay in the record.</source>
        <translation>Handlung, Entscheidung und Darstellungen bleiben im Protokoll.</translation>
    </message>
    <message>
        <source>No outcome is chosen.</source>
        <translation>Es ist kein Ergebnis gewählt.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>Der Grund fehlt.</translation>
    </message>
    <message>
        <source>The initials are missing.</source>
        <translation>Das Kürzel fehlt.</translation>
    </message>
    <message>
        <source>Digits missing: %1.</source>
        <translation>Fehlende Ziffern: %1.</translation>
    </message>
    <message>
        <source>Hold pot %1 (H)</source>
        <translation>Pot %1 halten (H)</translation>
    </message>
    <message>
        <source>Pot %1 held (H)</source>
        <translation>Pot %1 gehalten (H)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zum Spiel (Esc)</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Tab ← →</source>
        <translation>Tab ← →</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>0 – 9</source>
        <translation>0 – 9</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>entscheiden</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hold pot</source>
        <translation>Pot halten</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>add version</source>
        <translation>Darstellung zufügen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: %1. The last: %2, %3.</source>
        <translation>Ähnliche Fälle, die der Floor entschied: %1. Der letzte: %2, %3.</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: none.</source>
        <translation>Ähnliche Fälle, die der Floor entschied: keine.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, call stays open</source>
        <translation>zurück, Ruf bleibt offen</translation>
    </message>
    <message>
        <source>Silent chips</source>
        <translation>Chips ohne Worte</translation>
    </message>
    <message>
        <source>Words came first</source>
        <translation>Worte kamen zuerst</translation>
    </message>
    <message>
        <source>Camera shows</source>
        <translation>Kamera zeigt es</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Intent was clear</source>
        <translation>Absicht war klar</translation>
    </message>
    <message>
        <source>Dealer&apos;s mistake</source>
        <translation>Fehler des Dealers</translation>
    </message>
    <message>
        <source>Player not aware</source>
        <translation>Spieler wusste nichts</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Karten sprechen</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle einig</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Letzte Ereignisse</translation>
    </message>
    <message>
        <source>Ruling by the house rules</source>
        <translation>Entscheidung nach den Hausregeln</translation>
    </message>
    <message>
        <source>What the other books say</source>
        <translation>Was die anderen Regelwerke sagen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Darstellungen</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>was es bewirkt</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>This journal is open for reading only. Decide at its own table.</source>
        <translation>Dieses Protokoll ist nur zum Lesen geöffnet. Entscheiden Sie an seinem eigenen Tisch.</translation>
    </message>
    <message>
        <source>Only the hand that is on the table can be decided.</source>
        <translation>Nur die Hand, die auf dem Tisch ist, kann entschieden werden.</translation>
    </message>
    <message>
        <source>Open another journal…</source>
        <translation>Anderes Protokoll öffnen…</translation>
    </message>
    <message>
        <source>Reports have a box for pots of at least</source>
        <translation>Berichte haben ein Feld für Pots ab</translation>
    </message>
    <message>
        <source>Oddchip: the floor</source>
        <translation>Oddchip: der Floor</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>House impact</source>
        <translation>Hauswirkung</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Find hands</source>
        <translation>Hände suchen</translation>
    </message>
    <message>
        <source>table, seat, pot, rule, text</source>
        <translation>Tisch, Platz, Pot, Regel, Text</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>floor called</source>
        <translation>Floor gerufen</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>%1, change %2</source>
        <translation>%1, Wechselgeld %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>for the floor: %1</source>
        <translation>für den Floor: %1</translation>
    </message>
    <message>
        <source>this version cannot take this line</source>
        <translation>diese Version kann diese Zeile nicht annehmen</translation>
    </message>
    <message>
        <source>Timeline of the hand</source>
        <translation>Verlauf der Hand</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Ruling at event %1</source>
        <translation>Entscheidung bei Ereignis %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Pot, built</source>
        <translation>Pot, aufgebaut</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>folded by %1</source>
        <translation>gefoldet von %1</translation>
    </message>
    <message>
        <source>dead money</source>
        <translation>totes Geld</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>no chips yet</source>
        <translation>noch keine Chips</translation>
    </message>
    <message>
        <source>Hands: %1 of %2</source>
        <translation>Hände: %1 von %2</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>No hands yet. Hands appear here as dealers play them.</source>
        <translation>Noch keine Hände. Sie erscheinen hier, sobald Dealer sie spielen.</translation>
    </message>
    <message>
        <source>Nothing fits &quot;%1&quot;. Fewer words find more.</source>
        <translation>Nichts passt zu „%1“. Weniger Wörter finden mehr.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Last entry %1</source>
        <translation>Letzter Eintrag %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>No hand would have ended differently.</source>
        <translation>Keine Hand wäre anders ausgegangen.</translation>
    </message>
    <message>
        <source>Stopped. Hands run: %1. What was found is kept.</source>
        <translation>Angehalten, Hände bis dahin: %1. Was gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>replaced by the line below</source>
        <translation>ersetzt durch die Zeile darunter</translation>
    </message>
    <message>
        <source>taken back by the line below</source>
        <translation>zurückgenommen durch die Zeile darunter</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>corrections: %1</source>
        <translation>Korrekturen: %1</translation>
    </message>
    <message>
        <source>replaced or taken back</source>
        <translation>ersetzt oder zurückgenommen</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>Versuchte Zeilen</translation>
    </message>
    <message>
        <source>Try an act</source>
        <translation>Handlung testen</translation>
    </message>
    <message>
        <source>6 says raise</source>
        <translation>6 says raise</translation>
    </message>
    <message>
        <source>One option</source>
        <translation>Eine Option</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>under %1 sets of rules</source>
        <translation>unter so vielen Regelsätzen: %1</translation>
    </message>
    <message>
        <source>same facts, nothing is changed in the record</source>
        <translation>gleiche Tatsachen, am Protokoll ändert sich nichts</translation>
    </message>
    <message>
        <source>Choose a hand under Hands first.</source>
        <translation>Wählen Sie zuerst unter „Hände“ eine Hand.</translation>
    </message>
    <message>
        <source>A line becomes the record only by a decision of the floor at the table: reason, rule and PIN.</source>
        <translation>Ins Protokoll kommt eine Zeile nur durch eine Entscheidung des Floors am Tisch: Grund, Regel und PIN.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschah</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>stops here</source>
        <translation>endet hier</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>Pot %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>Wechselgeld %1</translation>
    </message>
    <message>
        <source>seat %1 owes %2</source>
        <translation>Platz %1 schuldet %2</translation>
    </message>
    <message>
        <source>seat %1 would act first</source>
        <translation>Platz %1 wäre zuerst am Zug</translation>
    </message>
    <message>
        <source>First difference: event %1</source>
        <translation>Erster Unterschied: Ereignis %1</translation>
    </message>
    <message>
        <source>First difference: the division of the pots</source>
        <translation>Erster Unterschied: die Verteilung der Pots</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>No difference in this hand: all agree on every event and on the money.</source>
        <translation>Kein Unterschied in dieser Hand: Alle stimmen in jedem Ereignis und beim Geld überein.</translation>
    </message>
    <message>
        <source>Money at the end of the hand, net by seat</source>
        <translation>Geld am Ende der Hand, netto je Platz</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>what happened, in plain words</source>
        <translation>was geschah, in einfachen Worten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 of %2 rules, best match first</source>
        <translation>%1 von %2 Regeln, beste Treffer zuerst</translation>
    </message>
    <message>
        <source>No rule fits &quot;%1&quot;. Try what happened in plain words: two boxed cards.</source>
        <translation>Keine Regel passt zu „%1“. Schreiben Sie in einfachen Worten, was geschah: zwei verkehrt liegende Karten.</translation>
    </message>
    <message>
        <source>Show on a hand</source>
        <translation>An einer Hand zeigen</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>In eigenen Worten</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>Hausbrauch</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>House has</source>
        <translation>Haus hat</translation>
    </message>
    <message>
        <source>try</source>
        <translation>testen</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Hands that end differently</source>
        <translation>Hände mit anderem Ausgang</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Open in what-if</source>
        <translation>In Was-wäre-wenn</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>division of the pots</source>
        <translation>Verteilung der Pots</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Stakes</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>wäre</translation>
    </message>
    <message>
        <source>?: play would have gone another way, not guessed</source>
        <translation>?: Das Spiel wäre anders verlaufen, nicht geraten</translation>
    </message>
    <message>
        <source>Hands replayed: %1 of %2</source>
        <translation>Nachgespielte Hände: %1 von %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>hands replayed</source>
        <translation>Hände nachgespielt</translation>
    </message>
    <message>
        <source>would end differently</source>
        <translation>gingen anders aus</translation>
    </message>
    <message>
        <source>of the hands</source>
        <translation>der Hände</translation>
    </message>
    <message>
        <source>money that moves</source>
        <translation>bewegtes Geld</translation>
    </message>
    <message>
        <source>How much a hand moves</source>
        <translation>Wie viel eine Hand bewegt</translation>
    </message>
    <message>
        <source>in big blinds or bets</source>
        <translation>in Big Blinds oder Bets</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>Hände: %1</translation>
    </message>
    <message>
        <source>Heads noted on reports</source>
        <translation>Auf Berichten notierte Kopfwerte</translation>
    </message>
    <message>
        <source>88231 7f3a 91c2 0be4 5d17; more after a semicolon</source>
        <translation>88231 7f3a 91c2 0be4 5d17; weitere nach einem Semikolon</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Rebuild the search</source>
        <translation>Suche neu aufbauen</translation>
    </message>
    <message>
        <source>Is the journal what was written?</source>
        <translation>Ist das Protokoll das, was geschrieben wurde?</translation>
    </message>
    <message>
        <source>Every entry is chained to the one before it. Heads noted on paper also tell a tail that was cut.</source>
        <translation>Jeder Eintrag ist mit dem davor verkettet. Auf Papier notierte Kopfwerte verraten auch ein abgeschnittenes Ende.</translation>
    </message>
    <message>
        <source>Stopped at entry %1. Everything up to it is proven.</source>
        <translation>Angehalten bei Eintrag %1. Alles bis dahin ist bewiesen.</translation>
    </message>
    <message>
        <source>Every entry is as it was written. Entries: %1.</source>
        <translation>Jeder Eintrag ist so, wie er geschrieben wurde. Einträge: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>Journal entry %1, head %2</source>
        <translation>Protokolleintrag %1, Kopfwert %2</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>not a head: %1</source>
        <translation>kein Kopfwert: %1</translation>
    </message>
    <message>
        <source>journals: %1</source>
        <translation>Protokolle: %1</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>Vorfall: %1</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>Bericht %1</translation>
    </message>
    <message>
        <source>page 1 of 1</source>
        <translation>Seite 1 von 1</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Ruling of the program, not decided</source>
        <translation>Entscheidung des Programms, nicht vom Floor entschieden</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Genehmigt von %1.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Grund: %1.</translation>
    </message>
    <message>
        <source>Rule: %1, %2.</source>
        <translation>Regel: %1, %2.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>pot at that moment</source>
        <translation>Pot in diesem Moment</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>zurückgegeben</translation>
    </message>
    <message>
        <source>pot at the end</source>
        <translation>Pot am Ende</translation>
    </message>
    <message>
        <source>rake, jackpot</source>
        <translation>Rake, Jackpot</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>The table at event %1, %2. Dealer at the bottom.</source>
        <translation>Der Tisch bei Ereignis %1, %2. Dealer unten.</translation>
    </message>
    <message>
        <source>The versions</source>
        <translation>Die Darstellungen</translation>
    </message>
    <message>
        <source>none recorded</source>
        <translation>keine notiert</translation>
    </message>
    <message>
        <source>The rule, and other books</source>
        <translation>Die Regel und andere Regelwerke</translation>
    </message>
    <message>
        <source>The record. Added lines are marked +, replaced ones struck through</source>
        <translation>Das Protokoll. Hinzugefügte Zeilen sind mit + markiert, ersetzte durchgestrichen</translation>
    </message>
    <message>
        <source>The record, lines %1 to %2 of %3. Added lines are marked +, replaced ones struck through</source>
        <translation>Das Protokoll, Zeilen %1 bis %2 von %3. Hinzugefügte Zeilen sind mit + markiert, ersetzte durchgestrichen</translation>
    </message>
    <message>
        <source>What the hand cost each seat, net, under each book</source>
        <translation>Was die Hand jeden Platz kostete, netto, nach jedem Regelwerk</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>PDF/A · printed %1</source>
        <translation>PDF/A · gedruckt %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 could not be written. Nothing else is lost; choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden. Sonst ist nichts verloren; wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>zeile</translation>
    </message>
    <message>
        <source>house-impact</source>
        <translation>hauswirkung</translation>
    </message>
    <message>
        <source>incident-hand-%1</source>
        <translation>vorfall-hand-%1</translation>
    </message>
    <message>
        <source>← → event · Ctrl ← → street · Home first · End last · ↑ ↓ hand · F next flag · C corrections · W what-if · D decide · T show the table · R report · / search · Ctrl 1 – 5 pages</source>
        <translation>← → Ereignis · Ctrl ← → Street · Home erstes · End letztes · ↑ ↓ Hand · F nächste Markierung · C Korrekturen · W Was-wäre-wenn · D entscheiden · T Tisch zeigen · R Bericht · / Suche · Ctrl 1 – 5 Seiten</translation>
    </message>
    <message>
        <source>↑ ↓ act · D first difference · 1 – 5 book on, off · O one option · K try an act · Del delete line · Ctrl E export · Esc back</source>
        <translation>↑ ↓ Handlung · D erster Unterschied · 1 – 5 Regelwerk an, aus · O eine Option · K Handlung testen · Del Zeile löschen · Ctrl E Export · Esc zurück</translation>
    </message>
    <message>
        <source>/ search · ↑ ↓ rule · T show on a hand · I house impact · Ctrl C copy with sources · Esc back</source>
        <translation>/ Suche · ↑ ↓ Regel · T an einer Hand zeigen · I Hauswirkung · Ctrl C mit Quellen kopieren · Esc zurück</translation>
    </message>
    <message>
        <source>Ctrl Enter start · Esc stop · ↑ ↓ hand · Enter what-if · Ctrl E export CSV</source>
        <translation>Ctrl Enter Start · Esc Stopp · ↑ ↓ Hand · Enter Was-wäre-wenn · Ctrl E CSV-Export</translation>
    </message>
    <message>
        <source>Enter prove · Esc stop, then back · Ctrl O another journal</source>
        <translation>Enter beweisen · Esc Stopp, dann zurück · Ctrl O anderes Protokoll</translation>
    </message>
    <message>
        <source>silent, nothing said, without words; one chip, big chip, oversized chip, single chip, oversize; several chips, too many chips, more than the call; string, second motion, two motions, back for more; short all-in, all-in short</source>
        <translation>wortlos, stumm, nichts gesagt, ohne Worte; ein Chip, großer Chip, Oversized Chip, einzelner Chip, zu großer Chip; mehrere Chips, zu viele Chips, mehr als der Call; String, String Raise, zweite Bewegung, zwei Bewegungen, nachgelegt; kurzes All-in, zu kleines All-in</translation>
    </message>
    <message>
        <source>boxed, face up, wrong way; exposed, shown card, flashed, turned; too many cards, extra card; too few cards, short; misdeal, deal again; burn, burned; premature, too early, before betting, too soon</source>
        <translation>verkehrt liegend, Boxed Card, offen im Deck, falsch herum; aufgedeckt, gezeigte Karte, kurz gesehen, umgedreht; zu viele Karten, überzählige Karte, Karte zu viel; zu wenige Karten, Karte fehlt; Misdeal, neu geben; Burn, burnen, gebrannt; verfrüht, zu früh, vor dem Setzen, voreilig</translation>
    </message>
    <message>
        <source>out of turn, not his turn, too early, skipped; missed blind, owes blind; dead button, moving button; checked, knocked, tapped; muck, mucked, thrown away, folded</source>
        <translation>außer der Reihe, nicht am Zug, zu früh, übergangen; verpasster Blind, schuldet Blind; Dead Button, wandernder Button; gecheckt, geklopft, geschoben; Muck, gemuckt, weggeworfen, gefoldet, gepasst</translation>
    </message>
    <message>
        <source>odd chip, extra chip, remainder; side pot, side; uncalled, returned, nobody called; rake, drop, house takes; buy-in, buying in, top up; overpot, more than the pot, too much</source>
        <translation>Odd Chip, überzähliger Chip, Rest; Side Pot, Nebenpot; nicht gecallt, zurückgegeben, niemand ging mit; Rake, Drop, Haus nimmt; Buy-in, einkaufen, nachkaufen; Overpot, mehr als der Pot, zu viel</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Spread</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>No-Limit</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>spread limit</source>
        <translation>Spread Limit</translation>
    </message>
    <message>
        <source>SL</source>
        <translation>SL</translation>
    </message>
    <message>
        <source>hold&apos;em</source>
        <translation>Hold&apos;em</translation>
    </message>
    <message>
        <source>short deck</source>
        <translation>Short Deck</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>five-card Omaha</source>
        <translation>Five Card Omaha</translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation>Five Card Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>Pineapple</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>Crazy Pineapple</translation>
    </message>
    <message>
        <source>crazy pineapple hi-lo</source>
        <translation>Crazy Pineapple Hi-Lo</translation>
    </message>
    <message>
        <source>stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <source>stud hi-lo</source>
        <translation>Stud Hi-Lo</translation>
    </message>
    <message>
        <source>razz</source>
        <translation>Razz</translation>
    </message>
    <message>
        <source>five-card draw</source>
        <translation>Five Card Draw</translation>
    </message>
    <message>
        <source>A-5 draw</source>
        <translation>A-5 Draw</translation>
    </message>
    <message>
        <source>2-7 draw</source>
        <translation>2-7 Draw</translation>
    </message>
    <message>
        <source>A-5 triple draw</source>
        <translation>A-5 Triple Draw</translation>
    </message>
    <message>
        <source>2-7 triple draw</source>
        <translation>2-7 Triple Draw</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pre-draw</source>
        <translation>Pre-Draw</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>vor dem Draw</translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation>Pre-Draw</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>Pre-Flop</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>vor dem Flop</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>Pre-Flop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>River</translation>
    </message>
    <message>
        <source>river</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Third</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>Third Street</translation>
    </message>
    <message>
        <source>third</source>
        <translation>Third</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Fourth</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>Fourth Street</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>Fourth</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Fifth</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>Fifth Street</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>Fifth</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Sixth</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>Sixth Street</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>Sixth</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Seventh</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>Seventh Street</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>Seventh</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>1. Draw</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>erster Draw</translation>
    </message>
    <message>
        <source>first draw</source>
        <translation>1. Draw</translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation>2. Draw</translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation>zweiter Draw</translation>
    </message>
    <message>
        <source>second draw</source>
        <translation>2. Draw</translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation>3. Draw</translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation>dritter Draw</translation>
    </message>
    <message>
        <source>third draw</source>
        <translation>3. Draw</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>Ende der Hand</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation>Cardroom-Regelwerk</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules</source>
        <translation>Robert&apos;s Rules</translation>
    </message>
    <message>
        <source>WSOP 2024</source>
        <translation>WSOP 2024</translation>
    </message>
    <message>
        <source>TDA 2024</source>
        <translation>TDA 2024</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>no hand</source>
        <translation>keine Hand</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>High Card</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>%1 hoch</translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation>%1 hoch, Kicker %2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation>Paar %1, Kicker %2</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>zwei Paare, %1 und %2</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation>zwei Paare, %1 und %2, Kicker %3</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>Drilling %1</translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation>Drilling %1, Kicker %2</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation>Straight, %1 hoch</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation>Flush, %1 hoch</translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation>Flush, %1 hoch, Kicker %2</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>Full House, %1 mit %2</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>Vierling %1</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation>Vierling %1, Kicker %2</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation>Straight Flush, %1 hoch</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation>Low, %1</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>kein Low</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation>eine Karte, %1</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation>zwei Karten, %1</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drei Karten</translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation>drei Karten, %1</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>badugi, %1</source>
        <translation>Badugi, %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>Kreuz %1</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>Karo %1</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>Herz %1</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>Pik %1</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Least buy-in, limit</source>
        <translation>Mindest-Buy-in, Limit</translation>
    </message>
    <message>
        <source>Least buy-in, no-limit and pot-limit</source>
        <translation>Mindest-Buy-in, No-Limit und Pot-Limit</translation>
    </message>
    <message>
        <source>Big blinds: %1</source>
        <translation>Big Blinds: %1</translation>
    </message>
    <message>
        <source>Most to buy in for</source>
        <translation>Höchst-Buy-in</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Coming from another table</source>
        <translation>Von einem anderen Tisch kommend</translation>
    </message>
    <message>
        <source>Coming back buys in for</source>
        <translation>Wer zurückkommt, kauft ein für</translation>
    </message>
    <message>
        <source>A session lasts, after leaving</source>
        <translation>Eine Session dauert nach dem Gehen</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>Minuten: %1</translation>
    </message>
    <message>
        <source>The gaming day</source>
        <translation>Den Spieltag</translation>
    </message>
    <message>
        <source>Short buys in a session</source>
        <translation>Short Buys je Session</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Least of a short buy</source>
        <translation>Mindestbetrag eines Short Buy</translation>
    </message>
    <message>
        <source>Chips bought during a hand</source>
        <translation>Während einer Hand gekaufte Chips</translation>
    </message>
    <message>
        <source>Chips from player to player</source>
        <translation>Chips von Spieler zu Spieler</translation>
    </message>
    <message>
        <source>Chips hidden from view</source>
        <translation>Verdeckt liegende Chips</translation>
    </message>
    <message>
        <source>Cash on the table</source>
        <translation>Bargeld auf dem Tisch</translation>
    </message>
    <message>
        <source>Blinds may be taken back when all others fold</source>
        <translation>Blinds zurücknehmbar, wenn alle anderen folden</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, limit</source>
        <translation>Einen Pot nach Absprache teilen, Limit</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, no-limit and pot-limit</source>
        <translation>Einen Pot nach Absprache teilen, No-Limit und Pot-Limit</translation>
    </message>
    <message>
        <source>Insurance between players</source>
        <translation>Versicherung zwischen Spielern</translation>
    </message>
    <message>
        <source>Times the board may be run</source>
        <translation>So oft darf das Board gegeben werden</translation>
    </message>
    <message>
        <source>The betting unit comes from</source>
        <translation>Die Setzeinheit richtet sich nach</translation>
    </message>
    <message>
        <source>Chips under the betting unit</source>
        <translation>Chips unter der Setzeinheit</translation>
    </message>
    <message>
        <source>All-in for a call, not announced</source>
        <translation>All-in als Call, nicht angesagt</translation>
    </message>
    <message>
        <source>Raising over a short all-in, limit</source>
        <translation>Raise über ein kurzes All-in, Limit</translation>
    </message>
    <message>
        <source>A completion counts as a raise</source>
        <translation>Ein Complete zählt als Raise</translation>
    </message>
    <message>
        <source>Short all-ins add up</source>
        <translation>Kurze All-ins zählen zusammen</translation>
    </message>
    <message>
        <source>Raises after the bet, three or more in</source>
        <translation>Raises nach dem Bet, drei oder mehr dabei</translation>
    </message>
    <message>
        <source>The same in games of two betting rounds</source>
        <translation>Dasselbe in Spielen mit zwei Setzrunden</translation>
    </message>
    <message>
        <source>As with three or more in</source>
        <translation>Wie bei drei oder mehr</translation>
    </message>
    <message>
        <source>Raises between the last two</source>
        <translation>Raises zwischen den letzten zwei</translation>
    </message>
    <message>
        <source>Two are left when it counts</source>
        <translation>Zwei sind übrig, wenn es zählt</translation>
    </message>
    <message>
        <source>A fold after the cap opens it again</source>
        <translation>Ein Fold nach dem Cap hebt ihn auf</translation>
    </message>
    <message>
        <source>A straddle against the cap</source>
        <translation>Ein Straddle gegen den Cap</translation>
    </message>
    <message>
        <source>A short bring-in is completed from</source>
        <translation>Ein kurzes Bring-in wird vervollständigt von</translation>
    </message>
    <message>
        <source>A short big blind pays first</source>
        <translation>Ein kurzer Big Blind zahlt zuerst</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>A straddle is</source>
        <translation>Ein Straddle ist</translation>
    </message>
    <message>
        <source>First to act with a straddle on the button</source>
        <translation>Zuerst am Zug bei Straddle auf dem Button</translation>
    </message>
    <message>
        <source>Straddle in limit games</source>
        <translation>Straddle in Limit-Spielen</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <translation>Kleinster Raise über einen Straddle</translation>
    </message>
    <message>
        <source>Least bet after the flop, when straddled</source>
        <translation>Kleinster Bet nach dem Flop bei Straddle</translation>
    </message>
    <message>
        <source>The small blind in the pot-limit sum</source>
        <translation>Der Small Blind in der Pot-Limit-Summe</translation>
    </message>
    <message>
        <source>Antes in the pot-limit sum</source>
        <translation>Antes in der Pot-Limit-Summe</translation>
    </message>
    <message>
        <source>The pot-limit sum is</source>
        <translation>Die Pot-Limit-Summe ist</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Gerundet auf</translation>
    </message>
    <message>
        <source>The betting unit</source>
        <translation>Die Setzeinheit</translation>
    </message>
    <message>
        <source>A bet over the pot may be mended until</source>
        <translation>Ein Bet über dem Pot ist zu berichtigen, bis</translation>
    </message>
    <message>
        <source>A short blind in the pot-limit sum</source>
        <translation>Ein kurzer Blind in der Pot-Limit-Summe</translation>
    </message>
    <message>
        <source>An under-bet may be mended until</source>
        <translation>Ein zu kleiner Bet ist zu berichtigen, bis</translation>
    </message>
    <message>
        <source>Halfway between two amounts goes</source>
        <translation>Genau zwischen zwei Beträgen</translation>
    </message>
    <message>
        <source>Chips over the bet, limit</source>
        <translation>Chips über dem Bet, Limit</translation>
    </message>
    <message>
        <source>Several chips, one may go back</source>
        <translation>Mehrere Chips, einer könnte zurück</translation>
    </message>
    <message>
        <source>Chips already in front</source>
        <translation>Chips, die schon davor liegen</translation>
    </message>
    <message>
        <source>Several chips, more than the call</source>
        <translation>Mehrere Chips, mehr als der Call</translation>
    </message>
    <message>
        <source>What a silent over-call of less than a full raise counts as, in no-limit and pot-limit.</source>
        <translation>Als was, in No-Limit und Pot-Limit, wortlos gelegte Chips zählen, die mehr als der Call und weniger als ein voller Raise sind.</translation>
    </message>
    <message>
        <source>String raises are called by</source>
        <translation>String Raises beanstandet</translation>
    </message>
    <message>
        <source>After &quot;raise&quot;: how many motions</source>
        <translation>Nach „Raise“: wie viele Bewegungen</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Worte gegen Chips</translation>
    </message>
    <message>
        <source>A number that can mean two amounts</source>
        <translation>Eine Zahl, die zwei Beträge bedeuten kann</translation>
    </message>
    <message>
        <source>Chips moved forward, not let go</source>
        <translation>Chips vorgeschoben, nicht losgelassen</translation>
    </message>
    <message>
        <source>A check out of turn, then a bet before it</source>
        <translation>Ein Check außer der Reihe, dann ein Bet davor</translation>
    </message>
    <message>
        <source>Out of turn, a call in between</source>
        <translation>Außer der Reihe, ein Call dazwischen</translation>
    </message>
    <message>
        <source>A fold out of turn</source>
        <translation>Ein Fold außer der Reihe</translation>
    </message>
    <message>
        <source>Skipped seat loses its hand after</source>
        <translation>Übergangener Platz verliert die Hand nach</translation>
    </message>
    <message>
        <source>Players behind: %1</source>
        <translation>Spieler nach ihm: %1</translation>
    </message>
    <message>
        <source>A call by somebody unaware of a raise</source>
        <translation>Ein Call von jemandem, der nichts vom Raise wusste</translation>
    </message>
    <message>
        <source>Gross misunderstanding, refused from</source>
        <translation>Grobes Missverständnis, abgelehnt ab</translation>
    </message>
    <message>
        <source>%1 % of the bet is in</source>
        <translation>%1 % des Bets liegen</translation>
    </message>
    <message>
        <source>Always refused</source>
        <translation>Immer abgelehnt</translation>
    </message>
    <message>
        <source>The clock runs for</source>
        <translation>Die Clock läuft</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The countdown at its end</source>
        <translation>Der Countdown am Ende</translation>
    </message>
    <message>
        <source>The clock may be called after</source>
        <translation>Die Clock darf verlangt werden nach</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>The pot on the public screen</source>
        <translation>Der Pot auf der öffentlichen Anzeige</translation>
    </message>
    <message>
        <source>Pots are divided down to</source>
        <translation>Pots werden geteilt bis auf</translation>
    </message>
    <message>
        <source>Stud: cards that decide the odd chip</source>
        <translation>Stud: Karten, die über den Odd Chip entscheiden</translation>
    </message>
    <message>
        <source>Stud: odd chip of the low half to</source>
        <translation>Stud: Odd Chip der Low-Hälfte an</translation>
    </message>
    <message>
        <source>High-low, hands alike: the odd chip of</source>
        <translation>Hi-Lo, gleiche Hände: der Odd Chip</translation>
    </message>
    <message>
        <source>One odd chip a player</source>
        <translation>Ein Odd Chip je Spieler</translation>
    </message>
    <message>
        <source>Run twice: the odd chip to</source>
        <translation>Run it twice: der Odd Chip an</translation>
    </message>
    <message>
        <source>Exposed first cards that make a misdeal</source>
        <translation>Aufgedeckte erste Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Aufgedeckte Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Verkehrt liegende Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Überzählige Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>Misdeal may be called until</source>
        <translation>Misdeal kann verlangt werden, bis</translation>
    </message>
    <message>
        <source>Turn or river dealt too soon</source>
        <translation>Turn oder River zu früh gegeben</translation>
    </message>
    <message>
        <source>Cards dropped by a player</source>
        <translation>Einem Spieler heruntergefallene Karten</translation>
    </message>
    <message>
        <source>Deuce-to-seven: exposed cards</source>
        <translation>Deuce-to-Seven: aufgedeckte Karten</translation>
    </message>
    <message>
        <source>Crazy pineapple: discard forgotten</source>
        <translation>Crazy Pineapple: Abwurf vergessen</translation>
    </message>
    <message>
        <source>Who may ask to see a hand</source>
        <translation>Wer eine Hand sehen darf</translation>
    </message>
    <message>
        <source>Showing after an all-in</source>
        <translation>Zeigen nach einem All-in</translation>
    </message>
    <message>
        <source>The button</source>
        <translation>Der Button</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Verpasste Blinds</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Ein neuer Spieler</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <translation>Den Button kaufen</translation>
    </message>
    <message>
        <source>Seat change away from the blinds is free up to</source>
        <translation>Platzwechsel weg von den Blinds ist frei bis</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Plätze: %1</translation>
    </message>
    <message>
        <source>Decks in the shoe</source>
        <translation>Decks im Schlitten</translation>
    </message>
    <message>
        <source>Commission on the bank</source>
        <translation>Kommission auf Banco</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>Die Kommission wird</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Égalité zahlt</translation>
    </message>
    <message>
        <source>10 small bets</source>
        <translation>10 Small Bets</translation>
    </message>
    <message>
        <source>10 largest bets</source>
        <translation>10 größte Bets</translation>
    </message>
    <message>
        <source>Plays what is brought</source>
        <translation>Spielt, was er mitbringt</translation>
    </message>
    <message>
        <source>The least, unless the table broke</source>
        <translation>Das Minimum, außer der Tisch wurde aufgelöst</translation>
    </message>
    <message>
        <source>What was taken off, or the least</source>
        <translation>Was er mitnahm, oder das Minimum</translation>
    </message>
    <message>
        <source>What was taken off</source>
        <translation>Was er mitnahm</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>Das Minimum</translation>
    </message>
    <message>
        <source>Half the least buy-in</source>
        <translation>Der halbe Mindest-Buy-in</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>Nichts folgt</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht</translation>
    </message>
    <message>
        <source>Play from the next hand</source>
        <translation>Spielen ab der nächsten Hand</translation>
    </message>
    <message>
        <source>Are refused</source>
        <translation>Werden abgelehnt</translation>
    </message>
    <message>
        <source>Allowed unless somebody objects</source>
        <translation>Erlaubt, außer jemand erhebt Einspruch</translation>
    </message>
    <message>
        <source>In limit games only</source>
        <translation>Nur in Limit-Spielen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Do not play</source>
        <translation>Spielen nicht</translation>
    </message>
    <message>
        <source>The dealer judges</source>
        <translation>Der Dealer beurteilt es</translation>
    </message>
    <message>
        <source>Hundreds, from 10/20 on</source>
        <translation>Hunderter, ab 10/20</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Hunderter</translation>
    </message>
    <message>
        <source>All of it under 10/20</source>
        <translation>Alles unter 10/20</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>No-limit and pot-limit only</source>
        <translation>Nur No-Limit und Pot-Limit</translation>
    </message>
    <message>
        <source>The smallest chip of blinds and antes</source>
        <translation>Dem kleinsten Chip der Blinds und Antes</translation>
    </message>
    <message>
        <source>The same, with the rake</source>
        <translation>Ebenso, mit dem Rake</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>Das Bring-in</translation>
    </message>
    <message>
        <source>The big blind</source>
        <translation>Der Big Blind</translation>
    </message>
    <message>
        <source>Play as far as they make whole units</source>
        <translation>Spielen, soweit sie ganze Einheiten ergeben</translation>
    </message>
    <message>
        <source>Never play</source>
        <translation>Spielen nie</translation>
    </message>
    <message>
        <source>Play all-in at their value</source>
        <translation>Spielen all-in mit ihrem Wert</translation>
    </message>
    <message>
        <source>The player is warned</source>
        <translation>Der Spieler wird verwarnt</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Der Floor entscheidet</translation>
    </message>
    <message>
        <source>Adds a full raise</source>
        <translation>Ein voller Raise kommt dazu</translation>
    </message>
    <message>
        <source>Completes it and raises</source>
        <translation>Complete, dann Raise darauf</translation>
    </message>
    <message>
        <source>When a raise was completed</source>
        <translation>Wenn ein Raise vervollständigt wurde</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Für jeden Spieler</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Capped too</source>
        <translation>Auch gecappt</translation>
    </message>
    <message>
        <source>Before the cap is reached</source>
        <translation>Bevor der Cap erreicht ist</translation>
    </message>
    <message>
        <source>When the round began</source>
        <translation>Als die Runde begann</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>The full bring-in</source>
        <translation>Dem vollen Bring-in</translation>
    </message>
    <message>
        <source>What was posted</source>
        <translation>Dem gesetzten Betrag</translation>
    </message>
    <message>
        <source>The blind</source>
        <translation>Den Blind</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>Die Ante</translation>
    </message>
    <message>
        <source>First seat after the big blind</source>
        <translation>Erster Platz nach dem Big Blind</translation>
    </message>
    <message>
        <source>First seat or button</source>
        <translation>Erster Platz oder Button</translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>Jeder Platz</translation>
    </message>
    <message>
        <source>Twice the big blind</source>
        <translation>Das Doppelte des Big Blind</translation>
    </message>
    <message>
        <source>Twice the big blind or more</source>
        <translation>Das Doppelte des Big Blind oder mehr</translation>
    </message>
    <message>
        <source>The small blind</source>
        <translation>Der Small Blind</translation>
    </message>
    <message>
        <source>Twice the straddle</source>
        <translation>Das Doppelte des Straddles</translation>
    </message>
    <message>
        <source>Straddle + big blind</source>
        <translation>Straddle + Big Blind</translation>
    </message>
    <message>
        <source>The straddle</source>
        <translation>Der Straddle</translation>
    </message>
    <message>
        <source>As it lies there</source>
        <translation>Wie er daliegt</translation>
    </message>
    <message>
        <source>As a big blind</source>
        <translation>Wie ein Big Blind</translation>
    </message>
    <message>
        <source>Only after the flop</source>
        <translation>Erst nach dem Flop</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>Aufgerundet</translation>
    </message>
    <message>
        <source>All have acted</source>
        <translation>Alle gehandelt haben</translation>
    </message>
    <message>
        <source>The next player acts</source>
        <translation>Der nächste Spieler handelt</translation>
    </message>
    <message>
        <source>As a full blind</source>
        <translation>Wie ein voller Blind</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde vorbei ist</translation>
    </message>
    <message>
        <source>Substantial action</source>
        <translation>Wesentliche Action erfolgt ist</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Half a bet more is a raise</source>
        <translation>Ein halber Bet mehr ist ein Raise</translation>
    </message>
    <message>
        <source>Anything more is a raise</source>
        <translation>Alles darüber ist ein Raise</translation>
    </message>
    <message>
        <source>Take the smallest away</source>
        <translation>Den kleinsten wegdenken</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Im Einzelnen</translation>
    </message>
    <message>
        <source>As one motion</source>
        <translation>Wie eine Bewegung</translation>
    </message>
    <message>
        <source>A call, excess goes back</source>
        <translation>Ein Call, der Rest geht zurück</translation>
    </message>
    <message>
        <source>Half or more: the least raise</source>
        <translation>Hälfte oder mehr: kleinster Raise</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Vom Dealer</translation>
    </message>
    <message>
        <source>A player who asks</source>
        <translation>Von einem Spieler auf Verlangen</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Amount first</source>
        <translation>Betrag zuerst</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>What came first</source>
        <translation>Was zuerst kam</translation>
    </message>
    <message>
        <source>The smallest it can mean</source>
        <translation>Das Kleinste, was sie heißen kann</translation>
    </message>
    <message>
        <source>The largest within the pot</source>
        <translation>Das Größte innerhalb des Pots</translation>
    </message>
    <message>
        <source>May bind in limit</source>
        <translation>Kann im Limit binden</translation>
    </message>
    <message>
        <source>May bind</source>
        <translation>Kann binden</translation>
    </message>
    <message>
        <source>Binds when let go</source>
        <translation>Bindet, wenn losgelassen</translation>
    </message>
    <message>
        <source>May call, never raise</source>
        <translation>Darf callen, nie erhöhen</translation>
    </message>
    <message>
        <source>Is free if the action changed</source>
        <translation>Ist frei, wenn die Action sich änderte</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Bindend</translation>
    </message>
    <message>
        <source>Binding unless the action changed</source>
        <translation>Bindend, außer die Action änderte sich</translation>
    </message>
    <message>
        <source>May go back if nobody acted after</source>
        <translation>Darf zurück, wenn danach niemand handelte</translation>
    </message>
    <message>
        <source>Stands: accepted action</source>
        <translation>Gilt: Accepted Action</translation>
    </message>
    <message>
        <source>Of the last 10 seconds</source>
        <translation>Über die letzten 10 Sekunden</translation>
    </message>
    <message>
        <source>10 seconds more</source>
        <translation>10 Sekunden zusätzlich</translation>
    </message>
    <message>
        <source>5 seconds more</source>
        <translation>5 Sekunden zusätzlich</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>In pot-limit only</source>
        <translation>Nur im Pot-Limit</translation>
    </message>
    <message>
        <source>The smallest chip in the game</source>
        <translation>Den kleinsten Chip im Spiel</translation>
    </message>
    <message>
        <source>The smallest chip of the blinds</source>
        <translation>Den kleinsten Chip der Blinds</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>The five that play</source>
        <translation>Die fünf, die spielen</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>Die niedrigste Karte</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Die höchste Karte</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>Des ganzen Pots</translation>
    </message>
    <message>
        <source>Each half</source>
        <translation>Jeder Hälfte</translation>
    </message>
    <message>
        <source>In each pot</source>
        <translation>In jedem Pot</translation>
    </message>
    <message>
        <source>At each division</source>
        <translation>Bei jeder Teilung</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>Das erste Board</translation>
    </message>
    <message>
        <source>The first two off the deck</source>
        <translation>Die ersten zwei vom Deck</translation>
    </message>
    <message>
        <source>The first two of any player</source>
        <translation>Die ersten zwei eines Spielers</translation>
    </message>
    <message>
        <source>Two have acted</source>
        <translation>Zwei gehandelt haben</translation>
    </message>
    <message>
        <source>Two mixed acts, or three alike</source>
        <translation>Zwei ungleiche Handlungen oder drei gleiche</translation>
    </message>
    <message>
        <source>Two acts with chips, or three</source>
        <translation>Zwei Handlungen mit Chips, oder drei</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Stub mischen</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>Die nächste Karte</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>Low ones are kept</source>
        <translation>Niedrige werden behalten</translation>
    </message>
    <message>
        <source>All are replaced</source>
        <translation>Alle werden ersetzt</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation>Die Hand ist tot</translation>
    </message>
    <message>
        <source>Anybody dealt in</source>
        <translation>Jeder, der Karten bekam</translation>
    </message>
    <message>
        <source>Who called, of the bettor</source>
        <translation>Wer callte, die des Bettors</translation>
    </message>
    <message>
        <source>Nobody, unless collusion is suspected</source>
        <translation>Niemand, außer bei Verdacht auf Absprache</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>All hands are tabled at once</source>
        <translation>Alle Hände liegen sofort offen</translation>
    </message>
    <message>
        <source>The all-in player first</source>
        <translation>Der All-in-Spieler zuerst</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Dead Button</translation>
    </message>
    <message>
        <source>Moves to the next player</source>
        <translation>Rückt zum nächsten Spieler</translation>
    </message>
    <message>
        <source>Big blind live, small blind dead</source>
        <translation>Big Blind live, Small Blind tot</translation>
    </message>
    <message>
        <source>Wait for the big blind</source>
        <translation>Auf den Big Blind warten</translation>
    </message>
    <message>
        <source>Plays free</source>
        <translation>Spielt frei</translation>
    </message>
    <message>
        <source>Posts, or waits for the big blind</source>
        <translation>Zahlt oder wartet auf den Big Blind</translation>
    </message>
    <message>
        <source>Posts in limit only</source>
        <translation>Zahlt nur im Limit</translation>
    </message>
    <message>
        <source>Waits for the big blind</source>
        <translation>Wartet auf den Big Blind</translation>
    </message>
    <message>
        <source>Rounded up to the unit</source>
        <translation>Auf die Einheit aufgerundet</translation>
    </message>
    <message>
        <source>A quarter for every five</source>
        <translation>Ein Viertel je fünf</translation>
    </message>
    <message>
        <source>8 to 1</source>
        <translation>8 zu 1</translation>
    </message>
    <message>
        <source>9 to 1</source>
        <translation>9 zu 1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation>Diese PIN stimmt nicht. Verbleibende Versuche: %1, danach %2 s Wartezeit. Ergebnis und Grund bleiben stehen.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation>Zu viele falsche PINs. Wartezeit: %1 s. Ergebnis und Grund bleiben stehen.</translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation>%1 darf nicht entscheiden. Die PIN eines Floors ist nötig.</translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation>%1 hat noch keine PIN. Ein Manager vergibt sie.</translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation>Niemand hier hat das Kürzel %1.</translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation>Dieser Pot wurde vergeben. Eine zweite Person muss zustimmen, damit er bewegt wird.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Oddchip: practice</source>
        <translation>Oddchip: Übung</translation>
    </message>
    <message>
        <source>Oddchip</source>
        <translation>Oddchip</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Drill</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pick a skill…</source>
        <translation>Übung wählen…</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>Endlos</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Do not know</source>
        <translation>Weiß nicht</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>+ Pot</source>
        <translation>+ Pot</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Zeile davor</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Nächste Zeile</translation>
    </message>
    <message>
        <source>Paper number</source>
        <translation>Prüfungsnummer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Same again, new numbers</source>
        <translation>Noch einmal, neue Zahlen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Table test, 14 questions</source>
        <translation>Tischtest, 14 Fragen</translation>
    </message>
    <message>
        <source>A down of 20 hands</source>
        <translation>Ein Down mit 20 Händen</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>Neuer Bogen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print the down of 20 hands…</source>
        <translation>Down mit 20 Händen drucken…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Trainee and rules</source>
        <translation>Trainee und Regeln</translation>
    </message>
    <message>
        <source>Noise: on</source>
        <translation>Störung: an</translation>
    </message>
    <message>
        <source>Noise: off</source>
        <translation>Störung: aus</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Trainee</translation>
    </message>
    <message>
        <source>New trainee…</source>
        <translation>Neuer Trainee…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Ganze Hand</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Andere Hand</translation>
    </message>
    <message>
        <source>Same hand again</source>
        <translation>Gleiche Hand</translation>
    </message>
    <message>
        <source>Exam date…</source>
        <translation>Prüfungstermin…</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Termin setzen</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>Ohne Prüfung</translation>
    </message>
    <message>
        <source>Whole hand: %1 of %2 right</source>
        <translation>Ganze Hand: %1 von %2 richtig</translation>
    </message>
    <message>
        <source>level %1 of %2 · time %3 · hands dealt: %4</source>
        <translation>Stufe %1 von %2 · Zeit %3 · gegebene Hände: %4</translation>
    </message>
    <message>
        <source>right so far: %1 of %2</source>
        <translation>bisher richtig: %1 von %2</translation>
    </message>
    <message>
        <source>whole hand</source>
        <translation>ganze Hand</translation>
    </message>
    <message>
        <source>another hand</source>
        <translation>andere Hand</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2: %3 (%4)</translation>
    </message>
    <message>
        <source>%1, level %2 of %3, target %4 s</source>
        <translation>%1, Stufe %2 von %3, Zielzeit %4 s</translation>
    </message>
    <message>
        <source>Rules: %1. Seed %2.</source>
        <translation>Regeln: %1. Startwert %2.</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>By %1 [%2]</source>
        <translation>Nach %1 [%2]</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <translation>Ansagen: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>%1 zurück an Platz %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>nichts geht zurück</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>high %1, low %2</source>
        <translation>High %1, Low %2</translation>
    </message>
    <message>
        <source>button %1, small blind %2, big blind %3</source>
        <translation>Button %1, Small Blind %2, Big Blind %3</translation>
    </message>
    <message>
        <source>live %1, dead %2</source>
        <translation>live %1, tot %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>comes back to</source>
        <translation>geht zurück an</translation>
    </message>
    <message>
        <source>high</source>
        <translation>High</translation>
    </message>
    <message>
        <source>low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>%1, seat %2, chosen</source>
        <translation>%1, Platz %2, gewählt</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, Platz %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Richtig ist %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2</source>
        <translation>Sie sagten %1. Richtig ist %2</translation>
    </message>
    <message>
        <source>%1 s of %2</source>
        <translation>%1 s von %2</translation>
    </message>
    <message>
        <source>As a dealer does it by hand</source>
        <translation>Wie ein Dealer es von Hand macht</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Your last answers</source>
        <translation>Ihre letzten Antworten</translation>
    </message>
    <message>
        <source>wrong %1 of %2</source>
        <translation>falsch %1 von %2</translation>
    </message>
    <message>
        <source>Who put in what, cut at each all-in</source>
        <translation>Wer wie viel setzte, geteilt bei jedem All-in</translation>
    </message>
    <message>
        <source>called</source>
        <translation>mitgegangen</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>In the middle: %1</source>
        <translation>In der Mitte: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>back in %1 min</source>
        <translation>wieder in %1 min</translation>
    </message>
    <message>
        <source>days until it is back: %1</source>
        <translation>Tage bis zur Wiederholung: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 · %2 likely to be right now</source>
        <translation>%1 · jetzt zu %2 wohl richtig</translation>
    </message>
    <message>
        <source>%1 · still being learnt</source>
        <translation>%1 · wird noch gelernt</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>lernt</translation>
    </message>
    <message>
        <source>tried %1 of %2</source>
        <translation>versucht: %1 von %2</translation>
    </message>
    <message>
        <source>%1 · right, %2 s for %3 s</source>
        <translation>%1 · richtig, %2 s bei Ziel %3 s</translation>
    </message>
    <message>
        <source>%1 · not seen before</source>
        <translation>%1 · noch nicht gesehen</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Skills: %1, %2 min</source>
        <translation>Übungen: %1, %2 min</translation>
    </message>
    <message>
        <source>due %1, slow %2, new %3</source>
        <translation>fällig %1, langsam %2, neu %3</translation>
    </message>
    <message>
        <source>, days until the exam: %1</source>
        <translation>, Tage bis zur Prüfung: %1</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Tage in Folge: %1</translation>
    </message>
    <message>
        <source>yesterday %1 of %2</source>
        <translation>gestern %1 von %2</translation>
    </message>
    <message>
        <source>Right answers, all skills</source>
        <translation>Richtige Antworten, alle Übungen</translation>
    </message>
    <message>
        <source>Right answers: %1</source>
        <translation>Richtige Antworten: %1</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>je Woche</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>bestanden ab %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 jetzt</translation>
    </message>
    <message>
        <source>No answers yet. The line begins with the first one.</source>
        <translation>Noch keine Antworten. Die Linie beginnt mit der ersten.</translation>
    </message>
    <message>
        <source>Median time: %1</source>
        <translation>Mediane Zeit: %1</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mediane Zeit</translation>
    </message>
    <message>
        <source>seconds an answer</source>
        <translation>Sekunden je Antwort</translation>
    </message>
    <message>
        <source>Readiness: how likely right after a day</source>
        <translation>Bereitschaft: wie wahrscheinlich richtig nach einem Tag</translation>
    </message>
    <message>
        <source>tick at 90 % = ready</source>
        <translation>Strich bei 90 % = bereit</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Demnächst</translation>
    </message>
    <message>
        <source>skills due a day, 14 days</source>
        <translation>fällige Übungen je Tag, 14 Tage</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Alle Übungen</translation>
    </message>
    <message>
        <source>Levels: %1. Harder by: %2</source>
        <translation>Stufen: %1. Schwerer durch: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>seed %1 · question %2 of %3</source>
        <translation>Startwert %1 · Frage %2 von %3</translation>
    </message>
    <message>
        <source>%1 · rules %2</source>
        <translation>%1 · Regeln %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <translation>Die Hand geht weiter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>nächstes Feld</translation>
    </message>
    <message>
        <source>seat on, off</source>
        <translation>Platz an, aus</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>antworten</translation>
    </message>
    <message>
        <source>do not know</source>
        <translation>weiß nicht</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>die Regel</translation>
    </message>
    <message>
        <source>take the grade back</source>
        <translation>Note zurücknehmen</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>skip today</source>
        <translation>heute auslassen</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>endlos</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>export</source>
        <translation>exportieren</translation>
    </message>
    <message>
        <source>table test</source>
        <translation>Tischtest</translation>
    </message>
    <message>
        <source>down of 20 hands</source>
        <translation>Down mit 20 Händen</translation>
    </message>
    <message>
        <source>new paper</source>
        <translation>neuer Bogen</translation>
    </message>
    <message>
        <source>print</source>
        <translation>drucken</translation>
    </message>
    <message>
        <source>print the questions</source>
        <translation>Fragen drucken</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>good, fair, poor</source>
        <translation>gut, mittel, schlecht</translation>
    </message>
    <message>
        <source>examiner&apos;s ticks</source>
        <translation>Haken des Prüfers</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Bogen %1</translation>
    </message>
    <message>
        <source>The same number is the same paper, for one trainee or a class. No hints; the answers come at the end.</source>
        <translation>Gleiche Nummer, gleicher Bogen, für einen Trainee oder eine Klasse. Keine Hinweise; die Antworten kommen am Ende.</translation>
    </message>
    <message>
        <source>Number of the paper, 1 to %1</source>
        <translation>Nummer der Prüfung, 1 bis %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>A wrong pot fails. So do less than the pass mark, half of a subject wrong, and time run out.</source>
        <translation>Ein falscher Pot heißt durchgefallen. Ebenso weniger als die Bestehensgrenze, ein zur Hälfte falsches Fach und abgelaufene Zeit.</translation>
    </message>
    <message>
        <source>Paper %1 was left at question %2. It counts as not finished.</source>
        <translation>Bogen %1 wurde bei Frage %2 verlassen. Er zählt als nicht beendet.</translation>
    </message>
    <message>
        <source>Paper %1: passed, %2</source>
        <translation>Bogen %1: bestanden, %2</translation>
    </message>
    <message>
        <source>Paper %1: not passed, %2</source>
        <translation>Bogen %1: nicht bestanden, %2</translation>
    </message>
    <message>
        <source>pass mark %1, no pot wrong</source>
        <translation>Bestehensgrenze %1, kein Pot falsch</translation>
    </message>
    <message>
        <source>PASS %1</source>
        <translation>Bestanden %1</translation>
    </message>
    <message>
        <source>FAIL %1</source>
        <translation>Verfehlt %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 von %2 · %3</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>wrong pots</source>
        <translation>falsche Pots</translation>
    </message>
    <message>
        <source>answers wrong</source>
        <translation>falsche Antworten</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>mittlere Zeit</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Examiner: pitch and shuffle</source>
        <translation>Prüfer: Geben und Mischen</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>ohne Haken</translation>
    </message>
    <message>
        <source>Scramble, riffle, strip, riffle, cut</source>
        <translation>Scramble, Riffle, Strip, Riffle, Abheben</translation>
    </message>
    <message>
        <source>Cards low and flat, none flashed</source>
        <translation>Karten tief und flach, keine zu sehen</translation>
    </message>
    <message>
        <source>Burns kept apart, three to be proven</source>
        <translation>Burns getrennt gehalten, drei nachweisbar</translation>
    </message>
    <message>
        <source>Hands cleared, deck never unguarded</source>
        <translation>Hände gezeigt, Deck nie unbewacht</translation>
    </message>
    <message>
        <source>Table test: result</source>
        <translation>Ergebnis: Tischtest</translation>
    </message>
    <message>
        <source>Down of 20 hands: result</source>
        <translation>Ergebnis: Down, 20 Hände</translation>
    </message>
    <message>
        <source>Paper %1 · rules %2</source>
        <translation>Bogen %1 · Regeln %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>questions: %1, wrong: %2</source>
        <translation>Fragen: %1, falsch: %2</translation>
    </message>
    <message>
        <source>wrong pots: %1</source>
        <translation>falsche Pots: %1</translation>
    </message>
    <message>
        <source>examiner, name and signature</source>
        <translation>Prüfer, Name und Unterschrift</translation>
    </message>
    <message>
        <source>trainee, signature</source>
        <translation>Trainee, Unterschrift</translation>
    </message>
    <message>
        <source>trainee %1</source>
        <translation>Trainee %1</translation>
    </message>
    <message>
        <source>Same number, same paper. Answers kept: %1 of %2. Check word %3.</source>
        <translation>Gleiche Nummer, gleicher Bogen. Gespeicherte Antworten: %1 von %2. Prüfwort %3.</translation>
    </message>
    <message>
        <source>&quot;Hurry up, it is all one pot anyway.&quot;</source>
        <translation>„Machen Sie schon, ist doch eh alles ein Pot.“</translation>
    </message>
    <message>
        <source>&quot;How much is it to me?&quot;</source>
        <translation>„Wie viel ist es für mich?“</translation>
    </message>
    <message>
        <source>&quot;I had the nuts last hand.&quot;</source>
        <translation>„Letzte Hand hatte ich die Nuts.“</translation>
    </message>
    <message>
        <source>&quot;Can I get change for this?&quot;</source>
        <translation>„Können Sie mir das wechseln?“</translation>
    </message>
    <message>
        <source>&quot;Is it not my turn?&quot;</source>
        <translation>„Bin ich nicht dran?“</translation>
    </message>
    <message>
        <source>&quot;You always forget my blind.&quot;</source>
        <translation>„Sie vergessen immer meinen Blind.“</translation>
    </message>
    <message>
        <source>&quot;What time does the big game start?&quot;</source>
        <translation>„Wann fängt das große Spiel an?“</translation>
    </message>
    <message>
        <source>&quot;That is not how they do it downtown.&quot;</source>
        <translation>„In der Innenstadt machen die das anders.“</translation>
    </message>
    <message>
        <source>&quot;Drinks, over here!&quot;</source>
        <translation>„Getränke, hierher!“</translation>
    </message>
    <message>
        <source>&quot;Count it again.&quot;</source>
        <translation>„Zählen Sie noch mal nach.“</translation>
    </message>
</context>
<context>
    <name>punto</name>
    <message>
        <source>Punto Banco</source>
        <translation>Punto Banco</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 Decks</translation>
    </message>
    <message>
        <source>coup %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>shoe: nobody yet</source>
        <translation>Schlitten: noch niemand</translation>
    </message>
    <message>
        <source>shoe: seat %1</source>
        <translation>Schlitten: Platz %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>cards left: %1 of %2</source>
        <translation>übrige Karten: %1 von %2</translation>
    </message>
    <message>
        <source>cut card out</source>
        <translation>Cut Card ist heraus</translation>
    </message>
    <message>
        <source>commission %1 %</source>
        <translation>Kommission %1 %</translation>
    </message>
    <message>
        <source>no commission</source>
        <translation>keine Kommission</translation>
    </message>
    <message>
        <source>a tie pays %1 to 1</source>
        <translation>Égalité zahlt %1 zu 1</translation>
    </message>
    <message>
        <source>no shoe yet</source>
        <translation>noch kein Schlitten</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>Bead Plate</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>Big Road</translation>
    </message>
    <message>
        <source>tie after that coup</source>
        <translation>Égalité nach diesem Coup</translation>
    </message>
    <message>
        <source>next</source>
        <translation>nächste</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Neuer Schlitten</translation>
    </message>
    <message>
        <source>Tap, or press the key, for the next choice.</source>
        <translation>Tippen oder Taste drücken für die nächste Wahl.</translation>
    </message>
    <message>
        <source>Who deals from the shoe?</source>
        <translation>Wer gibt aus dem Schlitten?</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Einsatz, Platz %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Tap the seat.</source>
        <translation>Platz antippen.</translation>
    </message>
    <message>
        <source>Card for the player</source>
        <translation>Karte für Punto</translation>
    </message>
    <message>
        <source>Card for the bank</source>
        <translation>Karte für Banco</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>Was ging schief?</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>Kommissionsfach</translation>
    </message>
    <message>
        <source>Tap a seat, or type it, for its part alone.</source>
        <translation>Für einen Teil allein den Platz antippen oder eintippen.</translation>
    </message>
    <message>
        <source>Last lines</source>
        <translation>Letzte Zeilen</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Bitte das Spiel zu machen</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Cards for the player</source>
        <translation>Karten für Punto</translation>
    </message>
    <message>
        <source>Cards for the bank</source>
        <translation>Karten für Banco</translation>
    </message>
    <message>
        <source>Bank wins, %1 to %2</source>
        <translation>Banco gewinnt, %1 zu %2</translation>
    </message>
    <message>
        <source>Player wins, %1 to %2</source>
        <translation>Punto gewinnt, %1 zu %2</translation>
    </message>
    <message>
        <source>Tie, %1 each</source>
        <translation>Égalité, je %1</translation>
    </message>
    <message>
        <source>The shoe is over</source>
        <translation>Der Schlitten ist zu Ende</translation>
    </message>
    <message>
        <source>The coup is void</source>
        <translation>Der Coup ist annulliert</translation>
    </message>
    <message>
        <source>Player stands on %1. Card for the bank</source>
        <translation>Punto bleibt bei %1 stehen. Karte für Banco</translation>
    </message>
    <message>
        <source>Seat, side and amount: 3b50, then Enter. C when the cards come.</source>
        <translation>Platz, Seite und Betrag: 3b50, dann Enter. C, wenn die Karten kommen.</translation>
    </message>
    <message>
        <source>Card %1 of two.</source>
        <translation>Karte %1 von zwei.</translation>
    </message>
    <message>
        <source>New shoe is in the menu.</source>
        <translation>„Neuer Schlitten“ steht im Menü.</translation>
    </message>
    <message>
        <source>Every bet goes back. The cards that are out stay out.</source>
        <translation>Jeder Einsatz geht zurück. Die Karten, die heraus sind, bleiben heraus.</translation>
    </message>
    <message>
        <source>Seat %1 looks first at the player&apos;s cards, with the largest bet on them, %2.</source>
        <translation>Platz %1 sieht die Karten von Punto zuerst, mit dem größten Einsatz darauf, %2.</translation>
    </message>
    <message>
        <source>Nobody has bet on the player: the dealer turns its cards.</source>
        <translation>Niemand hat auf Punto gesetzt: Der Dealer dreht die Karten um.</translation>
    </message>
    <message>
        <source>Seats: %1.</source>
        <translation>Plätze: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>%1 einziehen</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>%1 zahlen</translation>
    </message>
    <message>
        <source>then pay %1</source>
        <translation>dann %1 zahlen</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>%1 liegen lassen</translation>
    </message>
    <message>
        <source>The shoe stays with seat %1.</source>
        <translation>Der Schlitten bleibt bei Platz %1.</translation>
    </message>
    <message>
        <source>The shoe goes to seat %1.</source>
        <translation>Der Schlitten geht an Platz %1.</translation>
    </message>
    <message>
        <source>The cut card is out: one more coup.</source>
        <translation>Die Cut Card ist heraus: noch ein Coup.</translation>
    </message>
    <message>
        <source>This is the last coup of the shoe.</source>
        <translation>Das ist der letzte Coup des Schlittens.</translation>
    </message>
    <message>
        <source>A natural, player %1, bank %2: nobody draws.</source>
        <translation>Ein Natural, Punto %1, Banco %2: Niemand zieht.</translation>
    </message>
    <message>
        <source>Player %1: player draws on 5 or less.</source>
        <translation>Punto %1: Punto zieht bei 5 oder weniger.</translation>
    </message>
    <message>
        <source>Player %1: player stands on 6 or 7.</source>
        <translation>Punto %1: Punto bleibt bei 6 oder 7 stehen.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank draws on 5 or less.</source>
        <translation>Banco %1, Punto blieb bei %2 stehen: Banco zieht bei 5 oder weniger.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank stands on 6 or 7.</source>
        <translation>Banco %1, Punto blieb bei %2 stehen: Banco bleibt bei 6 oder 7 stehen.</translation>
    </message>
    <message>
        <source>Bank %1, player&apos;s third card counts %2: %3.</source>
        <translation>Banco %1, die dritte Karte von Punto zählt %2: %3.</translation>
    </message>
    <message>
        <source>The cards decide.</source>
        <translation>Die Karten entscheiden.</translation>
    </message>
    <message>
        <source>on 2 or less bank always draws</source>
        <translation>bei 2 oder weniger zieht Banco immer</translation>
    </message>
    <message>
        <source>on 3 bank draws unless it is an 8</source>
        <translation>bei 3 zieht Banco, außer bei einer 8</translation>
    </message>
    <message>
        <source>on 4 bank draws on 2 to 7</source>
        <translation>bei 4 zieht Banco auf 2 bis 7</translation>
    </message>
    <message>
        <source>on 5 bank draws on 4 to 7</source>
        <translation>bei 5 zieht Banco auf 4 bis 7</translation>
    </message>
    <message>
        <source>on 6 bank draws on 6 or 7</source>
        <translation>bei 6 zieht Banco auf 6 oder 7</translation>
    </message>
    <message>
        <source>on 7 bank stands</source>
        <translation>bei 7 bleibt Banco stehen</translation>
    </message>
    <message>
        <source>That card is for the %1</source>
        <translation>Diese Karte ist für %1</translation>
    </message>
    <message>
        <source>The %1 has three cards</source>
        <translation>%1 hat drei Karten</translation>
    </message>
    <message>
        <source>A natural: nobody draws</source>
        <translation>Ein Natural: Niemand zieht</translation>
    </message>
    <message>
        <source>The bank stands on %1</source>
        <translation>Banco bleibt bei %1 stehen</translation>
    </message>
    <message>
        <source>The player stands on %1</source>
        <translation>Punto bleibt bei %1 stehen</translation>
    </message>
    <message>
        <source>First a card for the %1</source>
        <translation>Zuerst eine Karte für %1</translation>
    </message>
    <message>
        <source>Seat %1 bets on the next coup</source>
        <translation>Platz %1 setzt auf den nächsten Coup</translation>
    </message>
    <message>
        <source>One too many: %1</source>
        <translation>Eine zu viel: %1</translation>
    </message>
    <message>
        <source>First the %1</source>
        <translation>Zuerst Karte %1</translation>
    </message>
    <message>
        <source>The %1 was not the next card</source>
        <translation>Karte %1 war nicht die nächste</translation>
    </message>
    <message>
        <source>The box holds %1, not %2</source>
        <translation>Im Fach sind %1, nicht %2</translation>
    </message>
    <message>
        <source>The %1 goes to the %2: Enter.</source>
        <translation>Karte %1 geht an %2: Enter.</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card out of the shoe.</source>
        <translation>Karte %1 geht zurück: Sie ist die nächste Karte aus dem Schlitten.</translation>
    </message>
    <message>
        <source>Cards are out, so it waits. Undo refuses it.</source>
        <translation>Karten liegen schon, also wartet er. „Zurück“ weist ihn ab.</translation>
    </message>
    <message>
        <source>A shoe of %1 decks holds no more of them. Undo if it was misread; else call the floor.</source>
        <translation>Mehr davon enthält ein Schlitten dieser Größe nicht; Decks: %1. „Zurück“, wenn falsch gelesen; sonst den Floor rufen.</translation>
    </message>
    <message>
        <source>The %1 goes back, and the %2 goes to the %3: Enter.</source>
        <translation>Karte %1 geht zurück, und Karte %2 geht an %3: Enter.</translation>
    </message>
    <message>
        <source>The %1 went back: it is the next card out of the shoe.</source>
        <translation>Karte %1 ging zurück: Sie ist die nächste Karte aus dem Schlitten.</translation>
    </message>
    <message>
        <source>Another card had gone back to the shoe. Undo if this one was misread; else it counts as it lies.</source>
        <translation>Eine andere Karte war in den Schlitten zurückgegangen. „Zurück“, wenn diese falsch gelesen wurde; sonst gilt sie, wie sie liegt.</translation>
    </message>
    <message>
        <source>Nothing was collected. Count again: the sum is what is owed.</source>
        <translation>Nichts wurde eingezogen. Zählen Sie noch einmal: Die Summe ist, was geschuldet wird.</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>, draws; %1</source>
        <translation>, zieht; %1</translation>
    </message>
    <message>
        <source>, stands</source>
        <translation>, bleibt stehen</translation>
    </message>
    <message>
        <source>, natural</source>
        <translation>, Natural</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bets by seat</source>
        <translation>Einsätze je Platz</translation>
    </message>
    <message>
        <source>bets: %1, in all %2</source>
        <translation>Einsätze: %1, insgesamt %2</translation>
    </message>
    <message>
        <source>no bets yet</source>
        <translation>noch keine Einsätze</translation>
    </message>
    <message>
        <source>No bets yet. Tap here, or type seat, side and amount: 3b50.</source>
        <translation>Noch keine Einsätze. Tippen Sie hier, oder geben Sie Platz, Seite und Betrag ein: 3b50.</translation>
    </message>
    <message>
        <source>for the next coup: %1</source>
        <translation>für den nächsten Coup: %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>annulliert</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>alle Einsätze gehen zurück</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Fach</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>wenn %1 gewinnt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>if it is a tie</source>
        <translation>bei Égalité</translation>
    </message>
    <message>
        <source>Commission box, %1 %</source>
        <translation>Kommissionsfach, %1 %</translation>
    </message>
    <message>
        <source>kept and not collected yet</source>
        <translation>einbehalten und noch nicht eingezogen</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>up to a whole unit</source>
        <translation>auf volle Einheit auf</translation>
    </message>
    <message>
        <source>for every 5 begun</source>
        <translation>je angefangene 5</translation>
    </message>
    <message>
        <source>this coup, if bank wins</source>
        <translation>dieser Coup, wenn Banco gewinnt</translation>
    </message>
    <message>
        <source>this coup</source>
        <translation>dieser Coup</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation>wenn %1: %2</translation>
    </message>
    <message>
        <source>House edge, %1 decks</source>
        <translation>Hausvorteil, %1 Decks</translation>
    </message>
    <message>
        <source>per bet made</source>
        <translation>je Einsatz</translation>
    </message>
    <message>
        <source>ties left out</source>
        <translation>ohne Égalité</translation>
    </message>
    <message>
        <source>this shoe, %1 left</source>
        <translation>dieser Schlitten, noch %1</translation>
    </message>
    <message>
        <source>printed in 004 PB4</source>
        <translation>gedruckt in 004 PB4</translation>
    </message>
    <message>
        <source>and fits</source>
        <translation>und passt zu</translation>
    </message>
    <message>
        <source>%1 decks, ties out</source>
        <translation>%1 Decks, ohne Égalité</translation>
    </message>
    <message>
        <source>endless, per bet</source>
        <translation>unendlich, je Einsatz</translation>
    </message>
    <message>
        <source>tie, %1 to 1</source>
        <translation>Égalité, %1 zu 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>bets are down</source>
        <translation>Einsätze liegen</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>Punto-Karte</translation>
    </message>
    <message>
        <source>two keys a card</source>
        <translation>zwei Tasten je Karte</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>Banco-Karte</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>take, then pay</source>
        <translation>einziehen, dann zahlen</translation>
    </message>
    <message>
        <source>Bet…</source>
        <translation>Einsatz…</translation>
    </message>
    <message>
        <source>Pass shoe</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Same bets</source>
        <translation>Wie zuvor</translation>
    </message>
    <message>
        <source>Record the bet</source>
        <translation>Einsatz erfassen</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Fehler…</translation>
    </message>
    <message>
        <source>Open the shoe</source>
        <translation>Schlitten öffnen</translation>
    </message>
    <message>
        <source>Collect %1 of all seats</source>
        <translation>%1 von allen Plätzen einziehen</translation>
    </message>
    <message>
        <source>Collect %1 of seat %2</source>
        <translation>%1 von Platz %2 einziehen</translation>
    </message>
    <message>
        <source>no card is due</source>
        <translation>keine Karte fällig</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>noch keine Karten</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>zuerst %1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>abgerechnet</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>no card went back</source>
        <translation>keine Karte ging zurück</translation>
    </message>
    <message>
        <source>no coup is on</source>
        <translation>kein Coup läuft</translation>
    </message>
    <message>
        <source>A card went to the player</source>
        <translation>Eine Karte ging an Punto</translation>
    </message>
    <message>
        <source>then enter the card</source>
        <translation>dann die Karte eingeben</translation>
    </message>
    <message>
        <source>A card went to the bank</source>
        <translation>Eine Karte ging an Banco</translation>
    </message>
    <message>
        <source>Called without the card</source>
        <translation>Ohne die Karte angesagt</translation>
    </message>
    <message>
        <source>a draw was left out</source>
        <translation>eine Karte wurde nicht gezogen</translation>
    </message>
    <message>
        <source>A bet came late</source>
        <translation>Ein Einsatz kam zu spät</translation>
    </message>
    <message>
        <source>cards were out</source>
        <translation>Karten lagen schon</translation>
    </message>
    <message>
        <source>The card is burnt</source>
        <translation>Die Karte ist Burn</translation>
    </message>
    <message>
        <source>the floor lets play go on</source>
        <translation>der Floor lässt weiterspielen</translation>
    </message>
    <message>
        <source>Seat %1: %2 on %3. Enter to record.</source>
        <translation>Platz %1: %2 auf %3. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>Seat %1 takes its bet on %2 back. Enter to record.</source>
        <translation>Platz %1 nimmt seinen Einsatz auf %2 zurück. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>Cards are out: it counts for the next coup. Enter to record.</source>
        <translation>Karten liegen schon: Er zählt für den nächsten Coup. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>Flagged: %1. Enter to record.</source>
        <translation>Markiert: %1. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>Now its suit: S H D C.</source>
        <translation>Jetzt die Farbe: S H D C.</translation>
    </message>
    <message>
        <source>The next card went to the %1. Esc: leave it.</source>
        <translation>Die nächste Karte ging an %1. Esc: so lassen.</translation>
    </message>
    <message>
        <source>Seat, then B bank, P player or T tie, then the amount.</source>
        <translation>Platz, dann B für Banco, P für Punto oder T für Égalité, dann der Betrag.</translation>
    </message>
    <message>
        <source>That opens a table of poker, which has a window of its own.</source>
        <translation>Das öffnet einen Pokertisch, der ein eigenes Fenster hat.</translation>
    </message>
    <message>
        <source>The rules hold from the next shoe on. Enter to record.</source>
        <translation>Die Regeln gelten ab dem nächsten Schlitten. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>Collects %1. Enter to record.</source>
        <translation>Zieht %1 ein. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>Every bet of the coup goes back. Enter to record.</source>
        <translation>Jeder Einsatz des Coups geht zurück. Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>There is no such seat here. At Punto Banco seats are 1 to 14.</source>
        <translation>Diesen Platz gibt es hier nicht. Bei Punto Banco sind die Plätze 1 bis 14.</translation>
    </message>
    <message>
        <source>That is not what a hand takes. Enter two cards, together or singly; the third comes alone.</source>
        <translation>Das nimmt keine Hand an. Geben Sie zwei Karten ein, zusammen oder einzeln; die dritte kommt allein.</translation>
    </message>
    <message>
        <source>The cards are not all dealt. Enter two for each hand first, then settle.</source>
        <translation>Es sind nicht alle Karten gegeben. Geben Sie erst je Hand zwei ein, dann rechnen Sie ab.</translation>
    </message>
    <message>
        <source>No coup is on. Enter bets or cards first.</source>
        <translation>Kein Coup läuft. Geben Sie zuerst Einsätze oder Karten ein.</translation>
    </message>
    <message>
        <source>Nothing is owed there. The box column shows which seats owe commission.</source>
        <translation>Dort wird nichts geschuldet. Die Fachspalte zeigt, welche Plätze Kommission schulden.</translation>
    </message>
    <message>
        <source>A coup is on. Settle it, call it void, or take its bets back; then open the new shoe.</source>
        <translation>Ein Coup läuft. Rechnen Sie ihn ab, annullieren Sie ihn oder nehmen Sie seine Einsätze zurück; öffnen Sie dann den neuen Schlitten.</translation>
    </message>
    <message>
        <source>Its commission was collected, event %1. Undo that, mend the bet, and collect again.</source>
        <translation>Seine Kommission wurde eingezogen, Ereignis %1. Nehmen Sie das zurück, berichtigen Sie den Einsatz und ziehen Sie erneut ein.</translation>
    </message>
    <message>
        <source>That belongs to a table of poker. Here are entered: bets, cards, shoe, settle, collect, void.</source>
        <translation>Das gehört zu einem Pokertisch. Hier werden eingegeben: Einsätze, Karten, shoe, settle, collect, void.</translation>
    </message>
    <message>
        <source>Punto Banco…</source>
        <translation>Punto Banco…</translation>
    </message>
    <message>
        <source>New shoe…</source>
        <translation>Neuer Schlitten…</translation>
    </message>
    <message>
        <source>Shoe report…</source>
        <translation>Schlittenbericht…</translation>
    </message>
    <message>
        <source>Print the shoe…</source>
        <translation>Schlitten drucken…</translation>
    </message>
    <message>
        <source>Poker table…</source>
        <translation>Pokertisch…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Commission on bank</source>
        <translation>Kommission auf Banco</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Égalité zahlt</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 zu 1</translation>
    </message>
    <message>
        <source>The shoe begins with</source>
        <translation>Der Schlitten beginnt bei</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Karten hinter der Cut Card</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Enter opens the shoe. It is recorded then, and not before.</source>
        <translation>Enter öffnet den Schlitten. Erst dann wird er erfasst.</translation>
    </message>
    <message>
        <source>Shoe report</source>
        <translation>Schlittenbericht</translation>
    </message>
    <message>
        <source>coups: %1; bank %2, player %3, tie %4</source>
        <translation>Coups: %1; Banco %2, Punto %3, Égalité %4</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>eingezogen</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>gezahlt</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>Kommission</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Commission by seat</source>
        <translation>Kommission je Platz</translation>
    </message>
    <message>
        <source>from the shoe before: %1</source>
        <translation>aus dem vorigen Schlitten: %1</translation>
    </message>
    <message>
        <source>collected: %1</source>
        <translation>eingezogen: %1</translation>
    </message>
    <message>
        <source>Journal %1, head %2</source>
        <translation>Protokoll %1, Kopfwert %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht ist in %1.</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>Der Bericht konnte nicht nach %1 geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation>die Hand ist zu Ende</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Die Hand ist zu Ende.</translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation>Starten Sie die nächste oder geben Sie ein, was zwischen den Händen geschieht.</translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation>keine Hand läuft</translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation>Es läuft keine Hand.</translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation>Starten Sie eine mit „Neue Hand“ oder geben Sie sie mit einer hand-Zeile ein.</translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation>kein solcher Platz</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>Der Tisch hat keinen solchen Platz.</translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation>Die Plätze sind im Uhrzeigersinn von der Linken des Dealers an nummeriert.</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>dort sitzt niemand</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>Auf diesem Platz sitzt niemand.</translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation>Setzen Sie zuerst den Spieler hin.</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>nicht in dieser Hand</translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation>Dieser Platz bekam in dieser Hand keine Karten.</translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation>Geben Sie einen anderen Platz ein oder berichtigen Sie den Beginn der Hand.</translation>
    </message>
    <message>
        <source>has folded</source>
        <translation>hat gefoldet</translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation>Dieser Platz hat gefoldet.</translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation>Ist die Hand doch live, nehmen Sie den Fold zurück oder rufen Sie den Floor.</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>ist all-in</translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation>Dieser Platz ist all-in und kann nicht handeln.</translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation>Sind noch Chips übrig, zählen Sie sie: Die Zählung gilt.</translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation>niemand ist am Zug</translation>
    </message>
    <message>
        <source>Nobody is waited for to do that now.</source>
        <translation>Darauf wartet gerade niemand.</translation>
    </message>
    <message>
        <source>See whose turn it is. Where the round is over, deal the next street or go on to the showdown.</source>
        <translation>Sehen Sie, wer am Zug ist. Ist die Runde zu Ende, geben Sie die nächste Street oder gehen Sie zum Showdown.</translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation>die Karte ist schon draußen</translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation>Dieselbe Karte kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation>Prüfen Sie sie. Ist sie zweimal im Deck, geben Sie das fehlerhafte Deck ein.</translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation>nicht so viele Karten</translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation>Diese Kartenzahl passt hier nicht.</translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation>Geben Sie so viele ein, wie zu dieser Street oder Hand gehören.</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>das Board ist vollständig</translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation>Das Board hat alle Karten.</translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation>Gehen Sie zum Showdown.</translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation>mehr als vorhanden</translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation>Der Platz wurde gezählt und hat weniger als das.</translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation>Zählen Sie noch einmal oder geben Sie ein, was er hat.</translation>
    </message>
    <message>
        <source>no such board</source>
        <translation>kein solches Board</translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation>Diese Hand hat kein solches Board.</translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation>Sagen Sie zuerst, wie oft das Board gegeben wird.</translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation>kein solcher Pot</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>Einen solchen Pot gibt es nicht.</translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation>Die Pots heißen main, side1, side2 und so weiter, von innen nach außen.</translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation>kann diesen Pot nicht gewinnen</translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation>Dieser Platz kann diesen Pot nicht gewinnen.</translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation>Das können nur Plätze, die ihn mitbezahlt haben. Seine Liste zeigt sie.</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>Es gibt nichts mehr zurückzunehmen.</translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation>Eine beendete Hand berichtigt der Floor.</translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation>ein späteres Ereignis ginge nicht auf</translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation>Ereignis %1 könnte dann nicht mehr stimmen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation>Berichtigen Sie zuerst Ereignis %1.</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>der Platz ist besetzt</translation>
    </message>
    <message>
        <source>Somebody sits there, or that person has a seat already.</source>
        <translation>Dort sitzt jemand, oder diese Person hat schon einen Platz.</translation>
    </message>
    <message>
        <source>Choose another seat, or check the person&apos;s number.</source>
        <translation>Wählen Sie einen anderen Platz oder prüfen Sie die Nummer der Person.</translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation>die Hand läuft noch</translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation>Das muss bis zum Ende der Hand warten.</translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation>Bringen Sie zuerst die Hand zu Ende.</translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation>braucht den Floor</translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation>Das muss der Floor entscheiden.</translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation>Bitten Sie jemanden mit Floor-PIN.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation>zu wenig Chips, trotzdem dabei</translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation>Wer für einen Bet, Call oder Raise zu wenig Chips hat, setzt, was da ist, und bleibt in der Hand.</translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation>All-in für %1</translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation>nur was mitbezahlt wurde</translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation>Wer all-in ist, kann von jedem anderen nur gewinnen, was er selbst eingesetzt hat. Der Rest bildet Side Pots.</translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation>kann nur gewinnen, was er mitbezahlt hat</translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation>All-in wird angesagt</translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation>Wer all-in geht, sagt es. Stumm vorgeschobene Chips können übersehen werden.</translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation>All-in ohne Ansage</translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation>die Halber-Bet-Regel</translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation>Im Limit ist ein All-in von weniger als einem halben Bet bloße Action. Die Hälfte oder mehr zählt als voller Bet oder Raise.</translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation>All-in für %1 über %2, ein Bet ist %3</translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation>callen oder vervollständigen</translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation>Wer noch am Zug ist und vor einem All-in von weniger als einem halben Bet steht, darf folden, es callen oder auf den vollen Bet bringen.</translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation>der Bet darf vervollständigt werden</translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation>kein neues Setzen für die, die schon dran waren</translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation>Ein All-in von weniger als einem halben Bet gibt einem Platz, der schon gehandelt hat, keinen neuen Raise.</translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation>weniger als ein halber Bet, seit er gehandelt hat</translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation>wer gecheckt hat, darf nur callen</translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation>Plätze, die vor einem All-in von weniger als einem halben Bet gecheckt haben, dürfen es callen oder folden; vervollständigen dürfen sie es nicht.</translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation>vor einem kurzen All-in gecheckt</translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation>von einem anderen wieder eröffnet</translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation>Hat seither ein anderer Platz voll gesetzt oder vervollständigt, darf wieder erhöhen, wer vorher gehandelt hat.</translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation>ein anderer hat voll gesetzt oder vervollständigt</translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation>Vervollständigen ist kein Raise</translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation>Ein kurzes All-in auf einen vollen Bet zu bringen verbraucht keinen Raise, außer das Haus zählt das Vervollständigen eines Raises.</translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation>Vervollständigen verbraucht keinen Raise</translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation>die Hälfte oder mehr ist ein voller Bet</translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation>Im Limit gilt ein All-in von einem halben Bet oder mehr als voller: Jeder darf folden, callen oder erhöhen.</translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation>ein halber Bet oder mehr</translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation>Raise über ein All-in</translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation>Ein Raise über ein All-in von einem halben Bet oder mehr legt einen vollen Bet darauf oder auf den vervollständigten Bet, je nach Haus.</translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation>ein voller Bet über dem All-in</translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation>Raise über ein All-in nach Check</translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation>Wer gecheckt hat, darf über ein All-in erhöhen, das als voller Bet zählt oder vervollständigt wurde, sonst über keines.</translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation>vor einem All-in gecheckt</translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation>Check-Raise</translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation>Erst checken und später erhöhen ist erlaubt, sofern das Spiel nichts anderes sagt.</translation>
    </message>
    <message>
        <source>checked before</source>
        <translation>vorher gecheckt</translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation>kurze All-ins summieren sich</translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation>Mehrere kurze All-ins eröffnen einem Platz das Setzen wieder, wenn sie für ihn zusammen einen vollen Raise ergeben.</translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation>zusammen ein voller Raise</translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation>ein kurzer Raise eröffnet nichts</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation>In No-Limit und Pot-Limit gibt ein All-in von weniger als einem vollen Raise einem Platz, der schon gehandelt hat, keinen neuen Raise.</translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation>weniger als ein voller Raise, seit er gehandelt hat</translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation>Teilen nach Absprache</translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation>Ob Spieler einen Pot nach Absprache teilen dürfen, bestimmt das Haus; wo es geht, müssen alle im Spiel zustimmen.</translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation>Blinds teilen</translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation>Folden alle bis zu den Blinds, dürfen diese ihre Blinds zurücknehmen, wo das Haus es erlaubt.</translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation>alle haben bis zu den Blinds gefoldet</translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation>ein Einspruch wird angezeigt</translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation>Ein Einspruch gegen das Teilen gilt, bis er zurückgenommen wird, und ein Schild zeigt ihn an.</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>wer gewinnt</translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation>Der Pot geht an die beste gezeigte Hand oder an den Platz, dessen Bet niemand gecallt hat.</translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation>die beste Hand, oder der Bet, den niemand gecallt hat</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation>Versicherungen und Nebenwetten auf den Ausgang gehören nicht zum Spiel, außer das Haus erlaubt sie. Nichts davon ist im Pot.</translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation>nichts davon ist im Pot</translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation>Versicherung wird eingehalten</translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation>Wo Versicherungen erlaubt sind, ist ein Rückzieher Sache des Floors.</translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation>keine Nebenwetten</translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation>Nebenwetten, gemeinsame Kassen und Absicherungsabsprachen gehören nicht zum Spiel.</translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation>Antes für andere</translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation>Antes werden nur dort für andere geschoben, wo das Haus Zeitgeld statt Rake nimmt.</translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation>Run it twice oder dreimal</translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation>Ist das Setzen beendet, jemand all-in und sind alle einverstanden, wird der Rest des Boards zwei- oder dreimal gegeben. Jedes Board spielt um seinen Teil jedes Pots.</translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation>jedes Board um seinen Teil</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>ein eigener Tisch</translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation>Punto Banco hat seinen eigenen Tisch mit Plätzen für zwölf oder vierzehn.</translation>
    </message>
    <message>
        <source>three bets</source>
        <translation>drei Einsätze</translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation>Gesetzt wird auf Punto, Banco oder Égalité.</translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation>der Schlitten darf weitergegeben werden</translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation>Wer den Schlitten hält, darf ihn weitergeben.</translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation>wann der Schlitten wandert</translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation>Der Schlitten bleibt, solange Banco gewinnt, und geht weiter, wenn Punto gewinnt. Bei Égalité bleibt er.</translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation>er geht nur weiter, wenn Punto gewinnt</translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation>je zwei Karten</translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation>Je zwei Karten, Punto zuerst. Der höchste Einsatz auf Punto sieht zuerst.</translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation>was Karten zählen</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation>Zehnen und Bilder zählen nichts, ein Ass eins, die übrigen ihre Zahl. Nur die letzte Ziffer der Summe zählt.</translation>
    </message>
    <message>
        <source>by the last figure of the sum</source>
        <translation>nach der letzten Ziffer der Summe</translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation>sechs oder acht Decks</translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation>Der Schlitten enthält sechs oder acht Decks.</translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation>ein Natural beendet</translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation>Acht oder neun mit zwei Karten, auf welcher Seite auch immer, beendet den Coup.</translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation>acht oder neun mit zwei Karten</translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation>wann Punto zieht</translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation>Punto zieht bei fünf oder weniger und bleibt bei sechs oder sieben stehen.</translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation>nach dem eigenen Stand von Punto</translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation>Banco, wenn Punto steht</translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation>Bleibt Punto stehen, zieht Banco bei fünf oder weniger.</translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation>Punto blieb stehen</translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation>wann Banco zieht</translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation>Hat Punto gezogen, zieht Banco oder bleibt stehen nach dem eigenen Stand und der dritten Karte von Punto.</translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation>nach der dritten Karte von Punto</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>keine Wahl</translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation>Karten werden nach Regel gezogen. Niemand wählt.</translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation>das Ziehen ist keine Wahl</translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation>Punto zahlt eins zu eins</translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation>Ein Gewinn auf Punto wird eins zu eins bezahlt.</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>eins zu eins</translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation>Banco zahlt abzüglich Kommission</translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation>Ein Gewinn auf Banco wird eins zu eins abzüglich der Kommission bezahlt.</translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation>eins zu eins abzüglich Kommission</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation>Ein Gewinn auf Égalité wird acht oder neun zu eins bezahlt, je nach Haus.</translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation>wie das Haus Égalité bezahlt</translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation>Égalité bewegt keinen anderen Einsatz</translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation>Bei Égalité bleiben Einsätze auf Punto und Banco ihrem Besitzer.</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation>Stände ansagen</translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation>Die Stände und der Gewinner werden laut angesagt, und jede dritte Karte wird angesagt, bevor sie gegeben wird.</translation>
    </message>
    <message>
        <source>said before it is dealt</source>
        <translation>wird vor dem Geben angesagt</translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation>erst einziehen, dann zahlen</translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation>Verlorene Einsätze werden eingezogen, bevor gewonnene bezahlt werden.</translation>
    </message>
    <message>
        <source>losers first</source>
        <translation>Verlierer zuerst</translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation>das Haus zahlt</translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation>Wer aus dem Schlitten gibt, zahlt niemandem.</translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation>Mindest-Bet und -Raise</translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation>Ein Bet beträgt mindestens den Eröffnungsbetrag, ein Raise mindestens so viel wie der letzte Bet oder Raise der Runde. Nur ein All-in darf weniger sein.</translation>
    </message>
    <message>
        <source>under the least</source>
        <translation>unter dem Minimum</translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation>vorgeschobene Chips</translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation>Chips vorzuschieben kann einen Spieler binden, wenn es eine andere Handlung ergibt. Manche Häuser warten, bis die Chips losgelassen sind.</translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation>%1 vorgeschoben und zurückgezogen</translation>
    </message>
    <message>
        <source>words bind</source>
        <translation>Worte binden</translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation>Was am Zug gesagt wird, bindet. Abweichende Chips werden danach berichtigt.</translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation>das Gesagte zählt</translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation>Klopfen ist ein Check</translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation>Auf den Tisch zu klopfen ist ein Check, im Draw auch Stand Pat.</translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation>auf den Tisch geklopft</translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation>Check außer der Reihe</translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation>Wer außer der Reihe checkt, darf am Zug weder setzen noch erhöhen.</translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation>vor dem Zug gecheckt</translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation>Call außer der Reihe</translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation>Aus einem Call außer der Reihe darf kein Raise werden.</translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation>vor dem Zug gecallt</translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation>Handlung außer der Reihe</translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation>Eine Handlung außer der Reihe gilt, wenn sich bis zum Zug nichts geändert hat. Ein Bet oder Raise dazwischen macht frei; ein Call dazwischen ist Sache des Floors oder des Hauses.</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>vor dem Zug gehandelt</translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation>Bet außer der Reihe</translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation>Ein Bet außer der Reihe gilt, wenn bis zum Zug niemand setzt; sonst gehen die Chips zurück.</translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation>vor dem Zug gesetzt</translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation>Raise außer der Reihe</translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Ein Raise außer der Reihe gilt, wenn sich bis zum Zug nichts geändert hat; sonst gehen die Chips zurück.</translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation>vor dem Zug erhöht</translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation>All-in außer der Reihe</translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Ein All-in außer der Reihe gilt, wenn sich bis zum Zug nichts geändert hat; sonst gehen die Chips zurück.</translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation>vor dem Zug all-in</translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation>Fold außer der Reihe</translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation>Ein Fold außer der Reihe ist ein Fold, sobald die Karten losgelassen sind, außer das Haus gibt ihn nach einer Änderung frei.</translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation>vor dem Zug gefoldet</translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation>kein Check gegen einen Bet</translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation>Ein Check gegen einen Bet ist nichts. Derselbe Platz bleibt am Zug.</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>steht vor %1</translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation>welche Zahl gemeint war</translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation>Eine bloße Zahl, die weder der Call noch ein möglicher Bet ist oder zu einem anderen Chip gehört, wird so entschieden, wie das Haus es sagt.</translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation>%1 ist weder der Call noch ein möglicher Bet</translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation>absichtlich außer der Reihe</translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation>Absichtliches Handeln außer der Reihe wird nicht geduldet.</translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation>absichtlich</translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation>„Time“ wahrt das Recht zu handeln</translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation>Wer nachdenken will und sieht, dass die Action vorübergeht, sagt „Time“.</translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation>wahrt das Recht zu handeln</translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation>zu lange übergangen</translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation>Wer drei Plätze nach sich zuerst handeln lässt, kann das Recht zu handeln verlieren.</translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation>danach gehandelt: %1, genug: %2</translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation>davor hat noch jemand zu handeln</translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation>Das Recht zu handeln geht nicht verloren, solange ein Platz davor noch nicht gehandelt hat.</translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation>ein Platz davor hat nicht gehandelt</translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation>losgelassene Chips binden</translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation>Chips, die in den Pot losgelassen wurden, bleiben dort, und der Betrag wird berichtigt.</translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation>%1 gelegt, nichts gesagt</translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation>wusste nichts vom Raise</translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation>Wer callt, ohne von einem Raise zu wissen, darf den Call zurücknehmen, solange danach niemand gehandelt hat, sofern das Haus ihn nicht daran bindet.</translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation>der Raise ging von %1 auf %2</translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation>weit weniger als der Bet</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation>In No-Limit und Pot-Limit kann ein Caller, der weit weniger als den Bet gelegt hat, entlassen werden. Wer etwa 80 Prozent gelegt hat, zahlt den Rest.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation>%1 von %2 gelegt: %3 % oder mehr, daher kein Anspruch</translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation>Der Floor entscheidet, ob der Call gilt oder zurückgenommen wird.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation>%1 von %2 gelegt: weniger als %3 %, daher entscheidet der Floor</translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation>mit dem Zeigen warten</translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation>Wer gesetzt hat, wartet mit dem Zeigen, bis der Call richtig aussieht.</translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation>der Call ist noch zu klein</translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation>verzählter Call wird ergänzt</translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation>Ein Call, der durch Verzählen zu klein ist, wird ergänzt, auch nachdem eine Hand gezeigt wurde.</translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation>%1 von %2 gelegt, noch %3 geschuldet</translation>
    </message>
    <message>
        <source>string raise</source>
        <translation>String Raise</translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation>Ein Raise in mehr als einer Bewegung, nicht vorher angesagt, ist ein Call.</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 stumm, dann %2 in zweiter Bewegung</translation>
    </message>
    <message>
        <source>string bet</source>
        <translation>String Bet</translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation>Ohne Bet davor ist die erste Bewegung der Bet. Was in einer zweiten stummen Bewegung kommt, geht zurück.</translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation>das erste Wort bindet</translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation>„Call, und Raise“ ist ein Call.</translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation>das erste Wort zählt</translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation>Call in zwei Bewegungen</translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation>Eine erste Bewegung unter dem Call und dann genau der Rest ist ein Call.</translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation>%1 in zwei Bewegungen, nichts darüber</translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation>Raise um oder Raise auf</translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation>„Raise 60“ ohne „um“ oder „auf“ ist der Gesamtbetrag, wenn das für einen Raise reicht, sonst ein Raise um so viel.</translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation>„Raise %1“, weder um noch auf</translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation>mehr als der Call</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation>In No-Limit und Pot-Limit sind mehrere Chips, mehr als der Call und weniger als ein Raise, ein Call oder der kleinste Raise, je nach Haus.</translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation>anderthalb Bets sind ein Raise</translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation>Im Limit sind ein voller Bet und mindestens ein halber weiterer, wortlos gelegt, ein Raise, der vervollständigt wird.</translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation>%1 gelegt, auf %2 vervollständigt</translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation>mehrere Bewegungen nach „Raise“</translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation>Wer „Raise“ gesagt hat, darf die Chips in mehreren Bewegungen legen, bis die Hände ruhen.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation>„Raise“, dann insgesamt %1</translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation>zu klein, wird angehoben</translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation>Ein Bet oder Raise unter dem Minimum wird, wenn Chips dahinter sind, auf genau das Minimum angehoben.</translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation>%1 ist unter dem Minimum, %2</translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation>Chips des Eröffnungs-Bets</translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation>Das Haus darf Bets in Chips des Eröffnungsbetrags oder größer verlangen.</translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation>in Chips des Eröffnungs-Bets</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation>Vor den Karten darf ein Live-Straddle gesetzt werden: üblicherweise vom Platz links vom Big Blind und doppelt so hoch. Er handelt vor dem Flop zuletzt und darf erhöhen.</translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation>ein weiterer Blind</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>die Clock</translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation>Wird gegen einen Platz vor einem Bet die Clock verlangt, hat er eine feste Zeit. Danach ist seine Hand tot; ohne Bet hat er gecheckt.</translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation>aufgefordert, rechtzeitig zu handeln</translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation>kein Limit für Raises</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation>In No-Limit und Pot-Limit werden Raises nicht gezählt.</translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation>wenn Spieler geben</translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation>Geben Spieler, teilen sich drei die Arbeit: einer mischt, einer hebt ab, einer richtet das Deck.</translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation>vier Riffles</translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation>Das Deck wird mindestens viermal geriffelt.</translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation>mindestens vier Karten</translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation>Jeder Teil des Abhebens hat mindestens vier Karten.</translation>
    </message>
    <message>
        <source>cut card</source>
        <translation>Cut Card</translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation>Die unterste Karte wird durch eine Cut Card oder einen Joker verdeckt.</translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation>vor dem Ansehen beanstanden</translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation>Mischen oder Abheben wird beanstandet, bevor der Spieler die Hand ansieht und bevor das Setzen beginnt.</translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation>eine der ersten zwei Karten gezeigt</translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation>Zeigt der Dealer die erste oder zweite Karte der Hand, ist das Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation>eine der ersten zwei Karten</translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation>zwei Karten gezeigt</translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation>Zwei oder mehr vom Dealer gezeigte Karten sind Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation>vom Dealer gezeigte Karten</translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation>verkehrt liegende Karten</translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation>Zwei oder mehr Karten, die offen im Deck liegen, sind Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation>offene Karten im Deck</translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation>zu viele Karten gegeben</translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation>Zwei oder mehr überzählige Karten in den Starthänden sind Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation>überzählige Karten in den Händen</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>falsche Kartenzahl</translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation>Ein Platz mit zu vielen oder zu wenigen Karten ist Grund für einen Misdeal, außer die oberste Karte kann ihm noch in richtiger Reihenfolge gegeben werden.</translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation>Karte außer der Reihe</translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation>Eine außer der Reihe gegebene Karte ist Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation>außer der Reihe gegeben</translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation>Button am falschen Ort</translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation>Eine Hand, die mit falsch liegendem Button gegeben wurde, ist Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation>Button falsch</translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation>erste Karte an den falschen Platz</translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation>Eine erste Karte an den falschen Platz ist Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation>Karten, wo niemand spielt</translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation>Karten an einen leeren Platz oder an jemanden, der nicht in der Hand ist, sind Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation>ein Platz ausgelassen</translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation>Ein Platz, der Karten bekommen sollte und keine bekam, ist Grund für einen Misdeal.</translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation>bis wann Misdeal gegeben werden darf</translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation>Misdeal wird gegeben, bevor die Action zu weit ist: zwei Plätze haben gehandelt, oder was im Haus als genug Action gilt.</translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation>noch nicht genug Action</translation>
    </message>
    <message>
        <source>no fault of this hand is a cause</source>
        <translation>kein Fehler dieser Hand ist ein Grund</translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation>zu spät für Misdeal</translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation>Nach genug Action wird die Hand zu Ende gespielt. Wessen Hand ungültig geworden ist, bekommt nichts zurück.</translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation>schon genug Action</translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation>fehlerhaftes Deck</translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation>Eine Karte mit anderer Rückseite oder eine, die zweimal im Deck ist, beendet die Hand jederzeit. Alle Chips gehen zurück.</translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation>das Deck ist nicht vollständig</translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation>tot: falsche Kartenzahl</translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation>Eine Hand, bei der nach der Frist eine falsche Kartenzahl bemerkt wird, ist tot. Ihre Chips bleiben im Pot.</translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation>tot: vom Dealer eingezogen</translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation>Eine Hand, die der Dealer in den Muck gemischt hat, ist tot. Ihre Chips bleiben; ein nicht gecallter Bet geht zurück.</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>vom Dealer eingezogen</translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation>tot: weggeworfen</translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation>Eine Hand, die ein Platz vor einem Bet verdeckt nach vorn wirft, ist tot.</translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation>vor einem Bet weggeworfen</translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation>aus dem Muck geholt</translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation>Eine Hand, die sicher zu erkennen ist, darf der Floor wieder für live erklären.</translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation>wieder live nur, wenn sicher zu erkennen</translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation>vom eigenen Spieler gezeigt</translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation>Eine Karte, die ihr eigener Spieler zeigt, spielt weiter, und die Hand ist live.</translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation>die Hand ist live</translation>
    </message>
    <message>
        <source>everything back</source>
        <translation>alles zurück</translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation>Bei einem Misdeal gehen alle Chips zurück, der Button bleibt, und die Hand wird neu gegeben.</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>alle Chips zurück, der Button bleibt</translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation>vor dem Ansehen melden</translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation>Wer eine Entscheidung zu einer kurz gesehenen Karte will, sagt es, bevor er sie ansieht. Eine vom Tisch gegebene Karte gilt als gezeigt.</translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation>keine Wahl bei gezeigter Karte</translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation>Eine vom Dealer gezeigte Karte wird behalten oder ersetzt, wie die Regel des Spiels es sagt. Der Spieler hat keine Wahl.</translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation>das Spiel entscheidet, nicht der Spieler</translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation>fallen gelassene Karten spielen</translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation>Karten, die ein Spieler fallen lässt, spielen weiter, außer das Haus überlässt es dem Floor.</translation>
    </message>
    <message>
        <source>they still play</source>
        <translation>sie spielen weiter</translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation>Karten zu früh gegeben</translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation>Karten, die vor dem Ende des Setzens gegeben werden, spielen nicht, auch wenn danach alle anderen folden.</translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation>das Setzen war nicht beendet</translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation>Burn fehlt oder doppelt</translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation>Ein fehlender oder zweiter Burn wird berichtigt, bevor jemand auf die neue Karte handelt. Danach bleibt das Board.</translation>
    </message>
    <message>
        <source>put right until somebody acts</source>
        <translation>zu berichtigen, bis jemand handelt</translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation>eine Boardkarte zu viel</translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation>Bei vier Karten im Flop zieht der Floor eine der vier als nächste Burn-Karte. Bei mehr wird der Stub gemischt und die Street neu gegeben.</translation>
    </message>
    <message>
        <source>all of them go back</source>
        <translation>alle gehen zurück</translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation>eine davon ist der nächste Burn</translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation>eine Karte zu viel für den ersten Platz</translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation>Eine überzählige Karte für den Platz, der zuerst bekommt, geht, wenn sie vor der ersten Handlung bemerkt wird, zurück und wird zur Burn-Karte.</translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation>sie wird zur Burn-Karte</translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation>Burns, wenn alle all-in sind</translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation>Ist niemand mehr am Zug, kann ein Fehler bei Burn oder Board bis zur Vergabe des Pots berichtigt werden, wenn die Karten noch zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation>noch zu berichtigen, niemand handelt mehr</translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation>Stub vermischt</translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation>Ein fallen gelassener oder vermischter Stub beendet die Hand nicht. Er wird so gerecht wie möglich wiederhergestellt.</translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation>so gerecht wie möglich wiederhergestellt</translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation>jeden Fehler notieren</translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation>Zu jedem Kartenfehler werden Karte, Platz, Street und Verursacher notiert.</translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation>Deuce-to-Seven</translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation>Die schlechteste Hand gewinnt. Straights und Flushes zählen gegen sie, das Ass ist hoch, und 7-5-4-3-2 in mehr als einer Farbe ist die beste.</translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation>die schlechteste gewöhnliche Hand gewinnt</translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation>5-4-3-2-A ist kein Straight</translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation>In Deuce-to-Seven ist 5-4-3-2-A eine Hand mit Ass hoch, kein Straight.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation>A-5-4-3-2 ist kein Straight</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>ein Paar Asse</translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation>In Deuce-to-Seven ist ein Paar Asse das höchste Paar und damit das schlechteste.</translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation>vor dem Draw gezeigt</translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation>In Deuce-to-Seven wird eine vom Dealer vor dem Draw gezeigte 7, 5, 4, 3 oder 2 behalten, jede andere Karte ersetzt; manche Häuser ersetzen alle.</translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation>niedrige Karten werden genommen</translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation>Check-Raise nach dem Draw</translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation>In Deuce-to-Seven ist Check-Raise nach dem Draw erlaubt, und niemand muss eine Sieben setzen.</translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation>sonst wie Ace-to-Five</translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation>Was Deuce-to-Seven nicht selbst sagt, ist wie in Ace-to-Five.</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>Crazy Pineapple</translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation>Ein Deck mit 52 Karten, Blinds und ein Button.</translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation>drei Karten, eine wird abgeworfen</translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation>In Crazy Pineapple hat jeder Platz drei Karten und wirft nach dem Setzen am Flop eine ab.</translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation>wer Crazy Pineapple eröffnet</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation>Die erste Runde wird links von den Blinds eröffnet; die Blinds handeln zuletzt.</translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation>beliebige Karten spielen</translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation>Die besten fünf Karten aus Hand und Board zählen, in beliebiger Mischung.</translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation>Acht oder besser</translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation>Eine Low-Hand sind fünf verschiedene Karten, acht oder niedriger; das Ass ist niedrig.</translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation>High und Low teilen</translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation>High und Low bekommen je die Hälfte. Ohne Low-Hand nimmt High alles.</translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation>je zur Hälfte High und Low</translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation>beide Karten werden gezeigt</translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation>Wer gewinnt, zeigt beide Karten der Hand.</translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation>wer das Bring-in bringt</translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation>Im Stud eröffnet die niedrigste offene Karte nach Farbe die Third Street, im Razz die höchste. Spätere Streets eröffnet das beste Board.</translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation>nach den offenen Karten</translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation>ein kurzes Bring-in</translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation>Ein zu kurzes Bring-in ändert für die anderen nichts.</translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation>ein kurzes Bring-in ändert nichts</translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation>zwei aus der Hand, drei vom Board</translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation>Genau zwei Karten der Hand und drei des Boards bilden eine Omaha-Hand, für High und für Low.</translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation>zwei der Hand, drei des Boards</translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation>Rangfolge im Short Deck</translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation>Ohne die Karten unter der Sechs schlägt ein Flush ein Full House, und 9-8-7-6-A ist ein Straight.</translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation>Flush vor Full House</translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation>Ace-to-Five</translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation>Die niedrigste Hand gewinnt. Das Ass ist niedrig, Straights und Flushes zählen nicht, und 5-4-3-2-A ist die beste.</translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation>das Wheel ist das Beste</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation>Vier Karten aus vier Farben und vier Werten sind am besten; dann drei und so weiter. Niedrigere Karten gewinnen, das Ass ist niedrig.</translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation>vier Werte aus vier Farben</translation>
    </message>
    <message>
        <source>rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation>Das Haus nimmt sein Rake zuerst aus dem Main Pot, auf seine Stufe abgerundet und nie über dem Höchstbetrag.</translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation>zuerst aus dem Main Pot, bis zum Höchstbetrag</translation>
    </message>
    <message>
        <source>your own money</source>
        <translation>das eigene Geld</translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation>Jeder Spieler achtet selbst auf seine Chips und sein Bargeld.</translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation>Mindest-Buy-in, Limit</translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation>In einem Limit-Spiel setzt sich ein Spieler mit mindestens zehn Bets. Das Haus sagt, ob Small oder Big Bets zählen.</translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation>weniger als der Mindest-Buy-in</translation>
    </message>
    <message>
        <source>the least buy-in or more</source>
        <translation>das kleinste Buy-in oder mehr</translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation>Mindest-Buy-in, No-Limit und Pot-Limit</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation>In No-Limit und Pot-Limit setzt sich ein Spieler mit mindestens einer festen Zahl von Big Blinds.</translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation>das Minimum darf nicht sinken</translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation>Das Haus darf einen höheren Mindest-Buy-in verlangen, als die Regeln sagen, nie einen niedrigeren.</translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation>Höchst-Buy-in</translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation>Ein Tisch darf ein Maximum setzen. Niemand kauft sich darüber ein oder füllt darüber auf.</translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation>mehr, als der Tisch erlaubt</translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation>wann das Minimum gilt</translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation>Der Mindest-Buy-in gilt beim Hinsetzen, beim Nachkaufen nach Verlust von allem und beim Zurückkommen in derselben Session.</translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation>Tischwechsel</translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation>Wer aus demselben Spiel geschickt oder herübergelassen wird, bringt den ganzen Stack mit und muss ihn nicht auffüllen, außer das Haus verlangt den Mindest-Buy-in.</translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation>der ganze Stack kommt mit</translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation>mit weniger zurückkommen</translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation>Wer in derselben Session zurückkommt, bringt mit, was er mitgenommen hat, oder den Mindest-Buy-in, wenn das mehr ist.</translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation>muss zurückbringen, was mitgenommen wurde</translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation>zum Hinsetzen ein voller Buy-in</translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation>Der erste Buy-in ist ein voller, sofern das Spiel nichts anderes sagt.</translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation>der erste Buy-in ist ein voller</translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation>Short Buys werden gezählt</translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation>Ein Spieler darf sich in einer Session nur so oft mit weniger einkaufen, wie das Haus erlaubt; meist einmal.</translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation>ein Short Buy zu viel</translation>
    </message>
    <message>
        <source>half at least</source>
        <translation>mindestens die Hälfte</translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation>Ein Short Buy beträgt mindestens die Hälfte des Mindest-Buy-ins.</translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation>weniger als der halbe Mindest-Buy-in</translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation>Short Buy oder Add-on</translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation>Chips, die dazukommen, solange eine ganze Setzeinheit da ist, sind ein Add-on. Kommen sie zu weniger dazu, sind sie ein neuer Buy-in.</translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation>Add-on, solange eine ganze Einheit da ist, sonst neuer Buy-in</translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation>Add-ons in beliebiger Höhe</translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation>Chips dürfen in beliebiger Höhe dazukommen, bis zum Maximum des Tisches.</translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation>jeder Betrag bis zum Maximum des Tisches</translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation>neue Chips warten auf die nächste Hand</translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation>Chips, die während einer Hand dazukommen, liegen bereit, spielen aber erst ab der nächsten Hand.</translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation>gilt ab der nächsten Hand</translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation>kleinste Einheit</translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation>Jeder Betrag ist ein Vielfaches der kleinsten Setzeinheit des Spiels, auch all-in.</translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation>kein Vielfaches der Einheit</translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation>weniger als eine Einheit bleibt</translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation>Was von einem Stack unter einer ganzen Setzeinheit übrig ist, spielt nicht. Es bleibt beim Besitzer, auch all-in.</translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation>was weniger als eine Einheit ist, bleibt liegen</translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation>keine Bruchteile</translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation>Wo in ganzen Dollar oder mehr gesetzt wird, spielen Teile eines Dollars nicht.</translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation>Wechseln zwischen den Händen</translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation>Kleine Chips, die spielen sollen, werden zwischen den Händen gewechselt.</translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation>all-in ist alles</translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation>All-in setzt jeden Chip, der spielt.</translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation>jeder Chip, der spielt</translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation>eine Art Chip</translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation>Ein Spiel verwendet für seine Bets eine sinnvolle Art von Chips.</translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation>Buy-in mit Spielchips</translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation>Mindestens der Mindest-Buy-in liegt in Chips des Spiels vor.</translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation>fremde Chips</translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation>Chips eines anderen Spiels spielen nicht. Der Dealer erkennt sie und lässt sie wechseln.</translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation>kein Chip dieses Spiels</translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation>Color-up</translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation>Kleine Chips werden nur dort gegen große gewechselt, wo der Stack im Weg ist.</translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation>Table Stakes</translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation>Nur was zu Beginn der Hand im Spiel lag, kann in ihr gesetzt oder gewonnen werden.</translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation>%1 ist mehr, als der Platz im Spiel hat</translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation>Chips bleiben auf dem Tisch</translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation>Niemand nimmt Chips vom Tisch, bevor er das Spiel verlässt.</translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation>weniger als erfasst, und niemand nimmt Chips vom Tisch</translation>
    </message>
    <message>
        <source>takes all chips along and quits the game</source>
        <translation>nimmt alle Chips mit und verlässt das Spiel</translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation>Stacks sind offen</translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation>Stacks dürfen weder verborgen noch falsch angegeben werden. Wer fragt, erfährt, wie viel ein Platz im Spiel hat.</translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation>auf Verlangen gezählt</translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation>kleine Käufe</translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation>Mit Chips dürfen Getränke, Tips und dergleichen bezahlt werden; der Stack sinkt um so viel.</translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation>aus dem Stack bezahlt</translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation>Chips zwischen Spielern</translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation>Chips gehen von einem Spieler zum anderen nur so, wie das Haus es erlaubt, und nicht gegen einen Einspruch.</translation>
    </message>
    <message>
        <source>only as the house allows it</source>
        <translation>nur so, wie das Haus es erlaubt</translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation>Einspruch zu spät</translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation>Ein Einspruch gegen das Weitergeben von Chips verfällt, sobald das Mischen für die nächste Hand begonnen hat.</translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation>Einsätze über Boten</translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation>Chips dürfen nur zwischen den Händen an einen Wettboten gehen und nur, solange der Mindest-Buy-in bleibt.</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>kein Kredit</translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation>Niemand spielt um mehr weiter, als auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation>mit Geld dahinter</translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation>Wer auf Chips wartet, sagt vor dem Geben, wie viel dahinter spielt. Der Dealer wiederholt es und markiert den Platz.</translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation>spielt dahinter</translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation>zu spät für diese Hand</translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation>Ist die erste Karte vom Deck, kommt für diese Hand nichts mehr ins Spiel.</translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation>Geld dahinter wird geprüft</translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation>Geld, das unterwegs ist, bestätigt der Floor oder der Chip Runner.</translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>noch nicht bestätigt</translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation>dahinter, ohne Betrag</translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation>Wer Geld dahinter spielt, ohne zu sagen wie viel, und keine Chips hat, spielt den Mindest-Buy-in.</translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation>spielt den Mindest-Buy-in</translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation>was dahinter geschuldet ist</translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation>Bets mit Geld, das noch nicht da ist, werden notiert, damit zu sehen ist, was der Platz jedem Pot schuldet.</translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation>den Pots noch geschuldet</translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation>verborgenes Geld</translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation>Geld, das niemand sehen konnte, spielt nicht, außer das Haus lässt den Dealer urteilen.</translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation>Geld, das niemand sehen konnte</translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation>Stacks in Sicht</translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation>Alles Geld liegt für jeden Spieler voll sichtbar.</translation>
    </message>
    <message>
        <source>no racks</source>
        <translation>keine Racks</translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation>Racks bleiben vom Tisch, wo das Haus es sagt.</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation>Ob Geldscheine spielen, und welche, hängt vom Limit und vom Haus ab.</translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation>Bargeld wartet auf Chips</translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation>Scheine liegen nur auf dem Tisch, während Chips dafür gekauft werden, und der Dealer sagt es.</translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation>alle Karten werden gezeigt</translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation>Um einen Teil des Pots zu gewinnen, wird eine Hand mit allen Karten offen hingelegt.</translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation>nicht alle Karten gezeigt</translation>
    </message>
    <message>
        <source>all cards shown</source>
        <translation>alle Karten gezeigt</translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation>die Karten sprechen</translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation>Hände lesen sich selbst. Was jemand über sie sagt, entscheidet nichts.</translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation>die Karten entscheiden</translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation>falsch angesagte Hand</translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation>Eine Hand absichtlich falsch anzusagen, sodass eine bessere weggeworfen wird, kann den Pot kosten.</translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation>verlierende Hände zuerst einziehen</translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation>Der Dealer zieht verlierende Hände ein, bevor der Pot gepusht wird.</translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation>verlierende Hände sind vor dem Push eingezogen</translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation>eine Hand sehen wollen</translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation>Wer eine gecallte Hand sehen darf, bestimmt das Haus. Eine so gezeigte verlierende Hand ist tot; hat der Gewinner darum gebeten, ist sie live.</translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation>wer fragen darf, bestimmt das Haus</translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation>einem gezeigt, allen gezeigt</translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation>Karten, die einem Spieler gezeigt werden, werden allen gezeigt, spätestens nach der Hand.</translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation>Side Pots zuerst</translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation>Pots werden vom äußersten Side Pot nach innen abgerechnet; der Main Pot kommt zuletzt.</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>zuletzt gebildeter zuerst</translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation>wer zuerst zeigt</translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation>Zuerst zeigt der Platz, der in der letzten Runde zuletzt gesetzt oder erhöht hat. Haben alle gecheckt, zeigt der, der zuerst am Zug war.</translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation>wer zuletzt setzte, sonst wer zuerst am Zug war</translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation>auf den eigenen Pot warten</translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation>Bei Side Pots werden Hände gezeigt, wenn ihr Pot an der Reihe ist.</translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation>Gewinner zeigen sofort</translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation>Wer wahrscheinlich gewinnt, zeigt ohne Verzögerung.</translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation>am Ende wegwerfen</translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation>Ist das Setzen beendet, darf ein Spieler die Hand wegwerfen, außer jemand hat das Recht, sie zu sehen.</translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation>die Hand ist aufgegeben</translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation>Rangfolge der Farben</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation>Pik, Herz, Karo, Kreuz. Farben ordnen gleiche Karten; einen Pot gewinnen sie nie.</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>Pik, Herz, Karo, Kreuz</translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation>nicht neu ziehen</translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation>Gleiche Karten werden nach Farbe geordnet. Keine Karte wird neu gezogen.</translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation>keine Karte wird neu gezogen</translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation>eine Karte für jeden</translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation>Wer den Tisch wechselt oder wer den ersten Button hat, entscheidet je eine Karte, von links vom Dealer gegeben.</translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation>je eine Karte entscheidet</translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation>Blinds zählen</translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation>Ein Blind ist Teil des Bets seines Platzes, außer das Spiel sagt, dass er tot ist.</translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation>der Blind zählt</translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation>vor dem Ansehen setzen</translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation>Blinds werden gesetzt, bevor ein Spieler die Karten ansieht.</translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation>wo die Blinds sitzen</translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation>Die Blinds sind die ersten Plätze links vom Button, der kleinste ihm am nächsten.</translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation>links vom Button</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>wer zuerst handelt</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation>Die erste Runde wird links von den Blinds eröffnet, jede spätere vom ersten aktiven Platz links vom Button.</translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation>links von den Blinds oder vom Button</translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation>der Button wandert</translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation>Der Button wandert mit jeder Hand einen Platz im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation>einen Platz weiter</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation>Bei zwei Spielern hat der Button den Small Blind, handelt vor dem Flop zuerst und danach zuletzt.</translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation>die Option des Big Blinds</translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation>Ein Blind, den niemand erhöht hat, darf erhöhen, wenn er an der Reihe ist.</translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation>der Big Blind hat die Option</translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation>verpasste Blinds</translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation>Ein Platz, der Blinds verpasst hat, setzt sie, den großen live und den kleinen tot, oder wartet auf den Big Blind.</translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation>Blinds sind geschuldet</translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation>erst Blind oder erst Ante</translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation>Ein kurzer Stack zahlt zuerst den Big Blind oder die Big-Blind-Ante, je nach Haus.</translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation>was ein kurzer Stack zuerst zahlt</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>zu wenige Spieler</translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation>Eine Hand braucht zwei Plätze mit Chips.</translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation>Setzen Sie einen weiteren Spieler hin oder zählen Sie einen Stack.</translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation>ein kurzer Blind ändert nichts</translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation>Call und Raises bleiben so hoch wie sonst, wenn ein Blind zu kurz ist.</translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation>jeder zahlt die Blinds</translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation>In jeder Runde um den Tisch hat jeder Spieler einmal den Button und zahlt alle Blinds.</translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation>der nächste fällige Platz</translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation>Dead oder Moving Button</translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation>Beim Dead Button rückt der Big Blind immer auf den nächsten fälligen Platz, und die anderen folgen ihm. Beim Moving Button rückt immer der Button weiter.</translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation>der Big Blind rückt, die anderen folgen</translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation>die Höhe kommt vom Spiel</translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation>Wie hoch Bets und Raises sind, folgt aus Spielform und Blinds.</translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation>das Spiel bestimmt die Höhe</translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation>der niedrigere Bet auf höherer Street</translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation>Ein Bet in Höhe des unteren Limits auf einer Street des oberen wird für alle angehoben, wenn es vor dem Ende der Runde bemerkt wird.</translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation>%1 wurde gesetzt, wo %2 fällig ist</translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation>zu wenig wird ergänzt</translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation>Ein zu kleiner Bet, Raise oder Call wird auf den richtigen Betrag angehoben.</translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation>auf den nächsten Betrag</translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation>Ein Betrag, der berichtigt werden muss, geht auf den nächsten erlaubten; auf halbem Weg so, wie das Haus rundet.</translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation>%1 wird %2, der nächste Betrag</translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation>kein Raise aus einer Berichtigung</translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation>Niemand, der gehandelt hat, darf aus einem Call einen Raise machen, weil ein Betrag berichtigt wurde.</translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation>wer gecallt hat, darf deshalb nicht erhöhen</translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation>mehr als das Limit</translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation>Im Limit ist mehr als der Call, aber weniger als ein halber Bet darüber, ein Call mit Wechselgeld; die Hälfte oder mehr ist ein Raise. Manche Häuser nehmen jeden Überschuss als Raise.</translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation>der Stack weicht ab</translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation>Was vor einem Platz liegt, ist nicht, was die letzte Hand hätte übrig lassen sollen. Die Chips auf dem Tisch zählen.</translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation>anders gezählt als nach der letzten Hand</translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation>sofort sagen</translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation>Wer einen falschen Betrag oder eine falsche Vergabe sieht, sagt es sofort, ob Spieler oder nicht.</translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation>gesagt, sobald es bemerkt wurde</translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation>bis zum nächsten Mischen</translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation>Eine falsche Vergabe wird am Tisch zurückgenommen, bis das Mischen der nächsten Hand beginnt. Danach kann nur der Floor sie berichtigen, anhand des Setzverlaufs.</translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation>Raises werden gezählt</translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation>Im Limit folgen bei drei oder mehr Plätzen, die noch Chips haben, nur so viele Raises auf den Bet.</translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation>der letzte erlaubte Raise ist erfolgt</translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation>Raises in Spielen mit zwei Runden</translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation>Spiele mit zwei Setzrunden haben ihre eigene Zahl von Raises.</translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation>heads-up kein Cap</translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation>Zwischen zwei Plätzen werden Raises nicht gezählt, außer das Haus begrenzt auch sie.</translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation>zwei Plätze, kein Cap</translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation>ein Fold hebt den Cap nicht auf</translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation>Eine Runde, deren Cap mit drei oder mehr Plätzen erreicht wurde, bleibt begrenzt, wenn nach einem Fold zwei übrig sind, außer das Haus hebt den Cap auf.</translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation>Cap mit drei oder mehr erreicht, zwei sind übrig</translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation>wann zwei heads-up sind</translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation>Nur Plätze, die noch Chips haben, werden gezählt, und zwei müssen übrig sein, bevor der Cap erreicht ist.</translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation>wer als heads-up zählt</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>kein Cap</translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation>No-Limit und Pot-Limit haben keinen Cap für Raises.</translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation>höchstens der Pot</translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation>Höchstens darf ein Platz den Pot setzen oder um ihn erhöhen, wie er nach seinem Call steht.</translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation>der Pot nach dem Call</translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation>über dem Pot</translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation>Ein Bet oder Raise über dem Pot wird auf ihn gekürzt, solange das noch geht; später gilt er.</translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation>%1 ist über dem Pot, %2</translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation>nicht gecallte Chips kommen zurück</translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation>Was niemand mitbezahlt hat, geht an den Besitzer zurück, bevor eine Hand gezeigt wird.</translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation>niemand hat es mitbezahlt</translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation>niemand mehr, gegen den man setzt</translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation>Ein Platz wird nicht zum Handeln aufgefordert, wenn kein Gegner mehr setzen kann.</translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation>kein Gegner kann setzen</translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation>niemand könnte einen Raise callen</translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation>Ein Raise wird nicht angeboten, wenn kein Gegner mehr hineinlegen könnte.</translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation>kein Gegner könnte mehr hineinlegen</translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation>ein Oversized Chip</translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation>Ein Chip, größer als der Bet und wortlos gelegt, ist ein Call.</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>ein Chip zu %1, nichts gesagt</translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation>jeder Chip für den Call nötig</translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation>Würden die Chips ohne den kleinsten von ihnen den Call nicht decken, ist alles zusammen ein Call.</translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation>%1 gelegt für %2, kleinster Chip %3</translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation>ein Chip auf das Bring-in</translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation>Ein großer Chip auf das Bring-in im Stud, wortlos gelegt, callt das Bring-in und vervollständigt es nicht.</translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation>ein Chip zum Eröffnen</translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation>Ohne Bet davor ist ein wortlos gelegter Chip ein Bet in voller Höhe.</translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation>ein Chip zu %1, kein Bet davor</translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation>Chips von vorher</translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation>Chips, die schon davor liegen, zählen mit neuen zusammen: Was dazukommt, wird danach beurteilt, ob die alten zurückgenommen, liegen gelassen oder mit vorgeschoben wurden.</translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation>%1 zu dem gelegt, was davor lag</translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation>„Raise“ und ein Chip</translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation>„Raise“, gesagt bevor ein Chip liegt, macht daraus einen Raise auf den Wert des Chips, so weit das Spiel es erlaubt. Danach gesagt ist es ein Call.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation>„Raise“, dann ein Chip zu %1</translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation>wie fein Pots geteilt werden</translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation>Ein Pot wird bis zu der Einheit geteilt, die das Haus nennt; was übrig bleibt, ist der Odd Chip.</translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation>bis zur Einheit des Hauses geteilt</translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation>Odd Chip links vom Button</translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation>In Spielen mit Button geht der Odd Chip an den ersten Gewinner im Uhrzeigersinn vom Button.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation>Odd Chip %1 an Platz %2, nächster links vom Button</translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation>Odd Chip nach der höchsten Karte</translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation>Im Stud geht der Odd Chip der High-Hand an den Gewinner mit der höchsten Karte nach Farbe.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation>Odd Chip %1 an Platz %2, höchste Karte</translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation>Odd Chip nach der niedrigsten Karte</translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation>Im Stud geht der Odd Chip der Low-Hand an den Gewinner mit der niedrigsten Karte nach Farbe, oder mit der höchsten, wo das Haus es so hält.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation>Odd Chip %1 an Platz %2, nach seiner Karte</translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation>Odd Chip an die High-Hand</translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation>Teilen High und Low einen Pot, geht der Odd Chip an die High-Seite. Gleichstände innerhalb einer Seite werden nach der Regel dieser Spielform geteilt.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation>Odd Chip %1 an Platz %2, die High-Hand</translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation>beidseitig gleich</translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation>Plätze, die bei High und bei Low gleich sind, teilen den ganzen Pot so gleichmäßig wie möglich.</translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation>je ein Odd Chip</translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation>Niemand bekommt einen zweiten Odd Chip eines Pots, solange ein anderer gleich hoher Platz keinen hat.</translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation>bis auf einen Dollar</translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation>Wo das Haus es sagt, wird ein Pot in einzelne Dollar geteilt, und nur der letzte davon ist Odd Chip.</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>jeder Pot für sich</translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation>Der Main Pot und jeder Side Pot werden getrennt geteilt.</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation>Fold, Platz %1.</translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation>Check, Platz %1.</translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation>Call, %1.</translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation>Call, All-in, Platz %1.</translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation>Bet, %1, Platz %2.</translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation>Raise, %1 gesamt, Platz %2.</translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation>Complete, %1 gesamt, Platz %2.</translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation>All-in, Platz %1.</translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation>All-in, %1 gesamt, Platz %2.</translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation>Bring-in, %1, Platz %2.</translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation>Straddle, %1, Platz %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Platz %1 setzt %2.</translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation>Pot, %1 gesamt, Platz %2.</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Wechselgeld %1 an Platz %2.</translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation>%1 zurück an Platz %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Platz %1 legt %2 nach.</translation>
    </message>
    <message>
        <source>String raise.</source>
        <translation>String Raise.</translation>
    </message>
    <message>
        <source>String bet.</source>
        <translation>String Bet.</translation>
    </message>
    <message>
        <source>Seat %1 to act.</source>
        <translation>Platz %1 ist am Zug.</translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation>Platz %1, %2 zu callen.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Platz %1 bringt das Bring-in.</translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation>Wessen Karte bringt das Bring-in?</translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation>Wessen Board ist zuerst am Zug?</translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation>Offene Karte, Platz %1.</translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation>Karten, Platz %1?</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation>Platz %1, Ihre Option.</translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation>Platz %1, wie viel?</translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation>Außer der Reihe, Platz %1.</translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation>Platz %1 bleibt: %2.</translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation>Platz %1 ist wieder frei.</translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation>Platz %1, Call oder Fold.</translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation>Kein Raise, Platz %1.</translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation>Der Cap ist erreicht.</translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation>Zwei Spieler.</translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation>Drei Spieler.</translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation>Vier Spieler.</translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation>Fünf Spieler.</translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation>Sechs Spieler.</translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation>Sieben Spieler.</translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation>Acht Spieler.</translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation>Neun Spieler.</translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation>Zehn Spieler.</translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation>Platz %1 gewinnt.</translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation>Main %1.</translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation>Side eins %1.</translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation>Side zwei %1.</translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation>Side drei %1.</translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation>Side vier %1.</translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation>Side fünf %1.</translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation>Side sechs %1.</translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation>Side sieben %1.</translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation>Side acht %1.</translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation>Side neun %1.</translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation>Side zehn %1.</translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation>Main Pot: Plätze %1.</translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation>dann: Main Pot, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation>Side Pot: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation>dann: Side Pot, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation>Side Pot eins: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation>dann: Side eins, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation>Side Pot zwei: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation>dann: Side zwei, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation>Side Pot drei: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation>dann: Side drei, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation>Side Pot vier: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation>dann: Side vier, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation>Side Pot fünf: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation>dann: Side fünf, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation>Side Pot sechs: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation>dann: Side sechs, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation>Side Pot sieben: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation>dann: Side sieben, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation>Side Pot acht: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation>dann: Side acht, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation>Side Pot neun: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation>dann: Side neun, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation>Side Pot zehn: Plätze %1.</translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation>dann: Side zehn, Plätze %1</translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation>Main Pot an Platz %1.</translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation>dann: Main Pot an Platz %1</translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation>Side Pot an Platz %1.</translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation>dann: Side Pot an Platz %1</translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation>Side Pot eins an Platz %1.</translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation>dann: Side eins an Platz %1</translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation>Side Pot zwei an Platz %1.</translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation>dann: Side zwei an Platz %1</translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation>Side Pot drei an Platz %1.</translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation>dann: Side drei an Platz %1</translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation>Side Pot vier an Platz %1.</translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation>dann: Side vier an Platz %1</translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation>Side Pot fünf an Platz %1.</translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation>dann: Side fünf an Platz %1</translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation>Side Pot sechs an Platz %1.</translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation>dann: Side sechs an Platz %1</translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation>Side Pot sieben an Platz %1.</translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation>dann: Side sieben an Platz %1</translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation>Side Pot acht an Platz %1.</translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation>dann: Side acht an Platz %1</translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation>Side Pot neun an Platz %1.</translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation>dann: Side neun an Platz %1</translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation>Side Pot zehn an Platz %1.</translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation>dann: Side zehn an Platz %1</translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation>Main Pot wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation>dann: Main Pot geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation>Side Pot wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation>dann: Side Pot geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation>Side Pot eins wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation>dann: Side eins geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation>Side Pot zwei wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation>dann: Side zwei geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation>Side Pot drei wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation>dann: Side drei geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation>Side Pot vier wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation>dann: Side vier geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation>Side Pot fünf wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation>dann: Side fünf geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation>Side Pot sechs wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation>dann: Side sechs geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation>Side Pot sieben wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation>dann: Side sieben geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation>Side Pot acht wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation>dann: Side acht geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation>Side Pot neun wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation>dann: Side neun geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation>Side Pot zehn wird geteilt, Plätze %1.</translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation>dann: Side zehn geteilt, Plätze %1</translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation>Odd Chip an Platz %1.</translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation>High, Platz %1.</translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation>Low, Platz %1.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>Kein Low.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation>Platz %1 zeigt zuerst.</translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation>Platz %1, zeigen oder mucken.</translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation>Alle Hände offen.</translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation>Platz %1, %2.</translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation>Run it twice.</translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation>Run it three times.</translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation>Karte aufgedeckt, Platz %1.</translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation>Karte aufgedeckt auf dem Board.</translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation>Boxed Card.</translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation>Karte zu viel, Platz %1.</translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation>Karte zu wenig, Platz %1.</translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation>Karte zu früh gegeben.</translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation>Burn berichtigt.</translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation>Fehlerhaftes Deck. Alle Chips zurück.</translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation>Misdeal. Alle Chips zurück.</translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation>Die Hand ist annulliert. Alle Chips zurück.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Weiterspielen.</translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation>Hand tot, Platz %1.</translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation>Hand live, Platz %1.</translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation>Time, Platz %1.</translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation>Die Clock läuft für Platz %1, %2 s.</translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation>Die Zeit ist um, Platz %1.</translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation>Floor.</translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation>Der Floor ist gerufen. Nichts bewegt sich.</translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation>Der Pot wird zurückgehalten.</translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation>%1, laut Aufzeichnung.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>laut Aufzeichnung</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>Der Pot ist %1.</translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation>Stakes eingeben, dann „Neue Hand“.</translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation>Mischen, dann „Neue Hand“.</translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation>Karten geben.</translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation>%1 an Platz %2 pushen.</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>schuldet %1</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>wie erfasst</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>Raise auf %1</translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation>Complete auf %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>gecheckt</translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 drin</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>gefoldet</translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation>gefoldet, %1 drin</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>foldet</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>checkt</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>Hand tot</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>gemuckt</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>eingezogen</translation>
    </message>
    <message>
        <source>away</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation>geht nach dieser Hand</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation>tippen: hinsetzen</translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation>schuldet BB</translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation>schuldet SB</translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation>schuldet BB und SB</translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation>wartet auf BB</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>dahinter %1</translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation>%1 nächste Hand</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>zu früh gehandelt</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, wartet</translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation>Small Blind %1</translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation>Big Blind %1</translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation>dritter Blind %1</translation>
    </message>
    <message>
        <source>straddle %1</source>
        <translation>Straddle %1</translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation>Ante %1</translation>
    </message>
    <message>
        <source>posts %1</source>
        <translation>setzt %1</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation>Karte aufgedeckt</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>Push %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gewinnt %1</translation>
    </message>
    <message>
        <source>shows first</source>
        <translation>zeigt zuerst</translation>
    </message>
    <message>
        <source>to show</source>
        <translation>zu zeigen</translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation>drin, all-in</translation>
    </message>
    <message>
        <source>in, live</source>
        <translation>drin, live</translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation>drin, gefoldet</translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation>nichts drin</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 an Platz %2</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>may win it</source>
        <translation>kann ihn gewinnen</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>wie eingegeben</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation>Platz %1, eben</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Vergabe</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>zuletzt gebildeter zuerst</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>jetzt möglich</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>tippen zum Ändern</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Stakes</translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation>mehr ist nicht nötig</translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation>Raise auf, Platz %1</translation>
    </message>
    <message>
        <source>total this round</source>
        <translation>gesamt in dieser Runde</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Bet, Platz %1</translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation>Complete, Platz %1</translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation>All-in, Platz %1</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>jetzt gezählt</translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation>Platz %1 hat drin</translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation>Stack, Platz %1</translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation>Platz %1 sagt %2</translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation>wie es gesagt wurde</translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation>Platz %1 zeigt</translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation>Offene Karte, Platz %1</translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation>Wer eröffnet?</translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation>vom Dealer gelesen</translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation>Tippen Sie auf den Platz mit dem Bring-in.</translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation>Tippen Sie auf den Platz, der zuerst am Zug ist.</translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation>Platz %1 tauscht</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation>tauscht als Letzter</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Wie viele Karten?</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abwürfe</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>je eine Karte</translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation>Tippen Sie auf jeden Platz, der abgeworfen hat.</translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation>Nächste Hand als</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>bleibt pat</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>tauschte %1</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>zu tauschen</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>abzuwerfen</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgeworfen</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>offene Karte</translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation>Welcher Fehler?</translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation>Platz antippen</translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation>Welche Karte des Platzes?</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>Welche Karte ist es?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>How is it dead?</source>
        <translation>Wodurch ist sie tot?</translation>
    </message>
    <message>
        <source>Tap the seat that saw it</source>
        <translation>Auf den Platz tippen, der es sah</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>Wie viel lag verdeckt?</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation>Bewegung %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation>höchstens %1, der Stack</translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation>höchstens %1, der Pot</translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation>Maximum nicht gezählt</translation>
    </message>
    <message>
        <source>under least</source>
        <translation>unter Minimum</translation>
    </message>
    <message>
        <source>over most</source>
        <translation>über Maximum</translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation>noch kein Bet</translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation>Call %1 + Pot nach dem Call %2 → %3</translation>
    </message>
    <message>
        <source>main</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>side 1</source>
        <translation>Side 1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>Side 2</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side 3</source>
        <translation>Side 3</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>side 4</source>
        <translation>Side 4</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>side 5</source>
        <translation>Side 5</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>side 6</source>
        <translation>Side 6</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>side 7</source>
        <translation>Side 7</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>side 8</source>
        <translation>Side 8</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>side 9</source>
        <translation>Side 9</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>side 10</source>
        <translation>Side 10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation>bisher %1 von %2</translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation>%1 gefoldet</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 tot</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>%1 zurück an Platz %2</translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation>live: %1</translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation>live: %1, all-in: %2</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>Setzen läuft</translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation>Setzen beendet</translation>
    </message>
    <message>
        <source>push now</source>
        <translation>jetzt pushen</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>gepusht</translation>
    </message>
    <message>
        <source>held</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation>Odd Chip %1 an Platz %2</translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation>%1: %2 an Platz %3</translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation>%2 an Platz %1</translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation>Scoop: alles</translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation>High, kein Low</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>Wer gewinnt %1?</translation>
    </message>
    <message>
        <source>high</source>
        <translation>High</translation>
    </message>
    <message>
        <source>low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>no rake</source>
        <translation>kein Rake</translation>
    </message>
    <message>
        <source>rake %1</source>
        <translation>Rake %1</translation>
    </message>
    <message>
        <source>drop %1</source>
        <translation>Drop %1</translation>
    </message>
    <message>
        <source>drop %1, jackpot %2</source>
        <translation>Drop %1, Jackpot %2</translation>
    </message>
    <message>
        <source>every hand tabled</source>
        <translation>alle Hände liegen offen</translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation>alle Hände liegen offen, Platz %1 eingezogen</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation>%1 hinein, %2 hinaus, Rake %3</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation>%1 hinein, %2 hinaus, kein Rake</translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation>%1 eingegeben, %2 in Pots</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 hinein, %2 hinaus</translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation>Zählen Sie die Pots noch einmal, bevor sie gepusht werden.</translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation>eintippen oder Taste antippen</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>zuletzt: %1</translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation>Enter zum Erfassen.</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>noch nicht erfasst</translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation>nur Vermerk, kein Geld bewegt sich</translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation>Weiter: Platz %1 schuldet %2.</translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation>Das Setzen endet.</translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation>Das Setzen endet, %1 ist %2.</translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation>Weiter: Platz %1.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Die Hand ist zu Ende.</translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation>Nächste Hand: Jeder zahlt Ante %1.</translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation>Nächste Hand: Button %1, Small Blind Platz %2, Big Blind Platz %3.</translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation>Behauptungen gehören in Dateien, nicht an den Tisch.</translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation>Der Tisch hat sich eben geändert. Drücken Sie nochmals.</translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation>Platz %1 handelt außer der Reihe. Esc: zurück zu Platz %2.</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>geklärt: %1</translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation>%1 %2 %3/%4</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>noch keine Hand</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Pot-Rechner</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation>Dealer %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>Down %1</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Übung…</translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation>Über Oddchip</translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Oddchip %1. Führt einen Pokertisch für den Dealer. Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation>Tisch einrichten…</translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation>Bomb Pot, Kill…</translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation>Pot-Rechner…</translation>
    </message>
    <message>
        <source>The floor…</source>
        <translation>Der Floor…</translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation>Stack berichtigen…</translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation>Tippen Sie auf den Platz, dessen Stack gezählt wurde.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation>Klicken bei Ablehnung</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Small Bet</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Big Bet</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Least bet</source>
        <translation>Mindest-Bet</translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation>Höchst-Bet</translation>
    </message>
    <message>
        <source>Bomb pot (B)</source>
        <translation>Bomb Pot (B)</translation>
    </message>
    <message>
        <source>Kill (K)</source>
        <translation>Kill (K)</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <translation>Setzeinheit</translation>
    </message>
    <message>
        <source>follows from chips and stakes</source>
        <translation>folgt aus Chips und Stakes</translation>
    </message>
    <message>
        <source>Jackpot drop</source>
        <translation>Jackpot-Drop</translation>
    </message>
    <message>
        <source>%1 from pots of %2</source>
        <translation>%1 ab einem Pot von %2</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>Zeitgebühr</translation>
    </message>
    <message>
        <source>%1 every %2 min</source>
        <translation>%1 alle %2 min</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>half, %1 and %2</source>
        <translation>halb, %1 und %2</translation>
    </message>
    <message>
        <source>full, %1 and %2</source>
        <translation>voll, %1 und %2</translation>
    </message>
    <message>
        <source>Straddle (S)</source>
        <translation>Straddle (S)</translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation>Platz %1, Bets %2 und %3</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation>zwei, je der halbe Pot</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Ante, straddle</source>
        <translation>Ante, Straddle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation>nur Geld, keine Karten</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation>mit Karten</translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation>Tippen Sie auf Plätze, auf denen niemand sitzt. Stacks können ungezählt bleiben.</translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation>Besetzte Plätze: %1, Button auf Platz %2. Enter zum Öffnen.</translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation>%1 % bis %2, no flop no drop</translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation>Big-Blind-Ante %1</translation>
    </message>
    <message>
        <source>US</source>
        <translation>US</translation>
    </message>
    <message>
        <source>UK</source>
        <translation>UK</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Call</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>Raise auf %1</translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation>Raise um %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>Raise %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich viel</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>Run it twice</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>dreimal</translation>
    </message>
    <message>
        <source>a number…</source>
        <translation>eine Zahl…</translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation>nur was gesagt wurde</translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation>Chip zu %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation>%1 drin, live</translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation>%1 drin, all-in</translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation>%1 drin, gefoldet</translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation>was Platz %1 drin hat. Enter geht zum nächsten Platz.</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>Karte aufgedeckt</translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation>Platz %1, Karte %2</translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation>Boardkarte aufgedeckt</translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation>Kurz gesehen</translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation>Boxed Card</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Karte zu viel</translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation>Karte zu wenig</translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation>Falsche Reihenfolge</translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation>Button falsch</translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation>Erster Platz falsch</translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation>Leerer Platz bekam</translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation>Platz ausgelassen</translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation>Zu früh gegeben</translation>
    </message>
    <message>
        <source>No burn</source>
        <translation>Kein Burn</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation>Zwei Burns</translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation>Boardkarte zu viel</translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation>Stub vermischt</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>Joker gefunden</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation>Deck fehlerhaft</translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation>Karten fielen</translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation>Irrtümlich gemuckt</translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation>Hand tot</translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation>Aus dem Muck</translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation>Karte gesehen</translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation>Platz %1, von Platz %2</translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation>Falsch gepusht</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Verborgenes Geld</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation>Bet zu klein</translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation>Call zu klein</translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation>Über dem Pot</translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation>Wusste nichts vom Raise</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>falsche Kartenzahl</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>vom Dealer eingezogen</translation>
    </message>
    <message>
        <source>fouled</source>
        <translation>ungültig geworden</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>weggeworfen</translation>
    </message>
    <message>
        <source>Can be put right until somebody acts.</source>
        <translation>Kann berichtigt werden, bis jemand handelt.</translation>
    </message>
    <message>
        <source>Can be put right until so many have acted: %1.</source>
        <translation>Kann berichtigt werden, bis so viele gehandelt haben: %1.</translation>
    </message>
    <message>
        <source>Can be put right until the round is over.</source>
        <translation>Kann berichtigt werden, bis die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Can be put right until the pot is pushed.</source>
        <translation>Kann berichtigt werden, bis der Pot gepusht ist.</translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation>Burn liegen lassen</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Eine Karte burnen</translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation>Kein weiterer Burn</translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation>%1 zurück in den Stub</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Stub mischen</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation>Burn-Karte an Platz %1</translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation>Oberste Karte des Stubs an Platz %1</translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation>%1 wird zur Burn-Karte</translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation>Platz %1 behält %2</translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation>%1 beiseite bis %2</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Zu Ende geben</translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation>Misdeal möglich, bis so viele gehandelt haben: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Aufgedeckte Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Verkehrt liegende Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Überzählige Karten für einen Misdeal</translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation>aufgedeckt: %1 von %2</translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation>gehandelt: %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No pot yet.</source>
        <translation>Noch kein Pot.</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>Niemand sitzt am Tisch.</translation>
    </message>
    <message>
        <source>Nothing to press now.</source>
        <translation>Zurzeit ist nichts zu drücken.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>drin</translation>
    </message>
    <message>
        <source>seat %1 may raise to at most</source>
        <translation>Platz %1 darf höchstens erhöhen auf</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>Platz %1 schuldet %2</translation>
    </message>
    <message>
        <source>Seat %1 open</source>
        <translation>Platz %1 frei</translation>
    </message>
    <message>
        <source>Seats %1 open</source>
        <translation>Plätze %1 frei</translation>
    </message>
    <message>
        <source>min buy-in %1</source>
        <translation>Min. Buy-in %1</translation>
    </message>
    <message>
        <source>Oddchip, public screen</source>
        <translation>Oddchip, öffentliche Anzeige</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Öffentliche Anzeige</translation>
    </message>
    <message>
        <source>Print the hand…</source>
        <translation>Hand drucken…</translation>
    </message>
    <message>
        <source>Save the hand as PDF…</source>
        <translation>Hand als PDF speichern…</translation>
    </message>
    <message>
        <source>Print the shift…</source>
        <translation>Schicht drucken…</translation>
    </message>
    <message>
        <source>Save the shift as PDF…</source>
        <translation>Schicht als PDF speichern…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Kopien…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check, call</source>
        <translation>Check, Call</translation>
    </message>
    <message>
        <source>Bet, raise</source>
        <translation>Bet, Raise</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pushen</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next motion of the same seat</source>
        <translation>Neue Bewegung desselben Platzes</translation>
    </message>
    <message>
        <source>Bomb pot, kill</source>
        <translation>Bomb Pot, Kill</translation>
    </message>
    <message>
        <source>Seats and table</source>
        <translation>Plätze und Tisch</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Floor rufen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Shuffle and cut, next step</source>
        <translation>Mischen und Abheben, nächster Schritt</translation>
    </message>
    <message>
        <source>Undo, second key</source>
        <translation>Zurück, zweite Taste</translation>
    </message>
    <message>
        <source>Tell the pot</source>
        <translation>Pot vorlesen</translation>
    </message>
    <message>
        <source>Tell each stack</source>
        <translation>Jeden Stack vorlesen</translation>
    </message>
    <message>
        <source>Tell what can be done</source>
        <translation>Vorlesen, was möglich ist</translation>
    </message>
    <message>
        <source>Tell what to say, again</source>
        <translation>Ansage noch einmal vorlesen</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>Hilfe zu dem, was den Fokus hat</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Part before it</source>
        <translation>Teil davor</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Public screen on, off</source>
        <translation>Öffentliche Anzeige an, aus</translation>
    </message>
    <message>
        <source>Print the hand</source>
        <translation>Hand drucken</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Dunkel oder hell</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>every change is kept at once</source>
        <translation>jede Änderung gilt sofort</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Personen und PINs</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Look and touch</source>
        <translation>Aussehen und Touch</translation>
    </message>
    <message>
        <source>Copies and storage</source>
        <translation>Kopien und Speicher</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Ton und Sprache</translation>
    </message>
    <message>
        <source>close</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>find</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>nur Unterschiede</translation>
    </message>
    <message>
        <source>find an option</source>
        <translation>Option suchen</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Vergleichen: %1</translation>
    </message>
    <message>
        <source>only what differs: %1</source>
        <translation>nur Unterschiede: %1</translation>
    </message>
    <message>
        <source>Start from a book…</source>
        <translation>Mit Regelwerk beginnen…</translation>
    </message>
    <message>
        <source>Bring in…</source>
        <translation>Einlesen…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>option, in words and its key</source>
        <translation>Option, in Worten, und ihr Schlüssel</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 hat</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No option fits &quot;%1&quot;.</source>
        <translation>Keine Option passt zu „%1“.</translation>
    </message>
    <message>
        <source>No option differs from %1.</source>
        <translation>Keine Option weicht ab von %1.</translation>
    </message>
    <message>
        <source>Hands already played keep the rules they were played under.</source>
        <translation>Schon gespielte Hände behalten die Regeln, unter denen sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>Vorher: %1.</translation>
    </message>
    <message>
        <source>%1 is a tournament book. This is a cash game: take from it with care.</source>
        <translation>%1 ist ein Regelwerk für Turniere. Dies ist ein Cash Game: Übernehmen Sie daraus mit Vorsicht.</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3. It stays %4.</source>
        <translation>%1 liegt nicht zwischen %2 und %3. Es bleibt %4.</translation>
    </message>
    <message>
        <source>This journal can only be read. The rules stay as they are.</source>
        <translation>Dieses Protokoll kann nur gelesen werden. Die Regeln bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The file holds no house rules. Nothing was changed: %1</source>
        <translation>Die Datei enthält keine Hausregeln. Nichts wurde geändert: %1</translation>
    </message>
    <message>
        <source>Taken from the file. Options that changed: %1.</source>
        <translation>Aus der Datei übernommen. Geänderte Optionen: %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>House rules (*.oddrules)</source>
        <translation>Hausregeln (*.oddrules)</translation>
    </message>
    <message>
        <source>Keys (*.oddkeys)</source>
        <translation>Tasten (*.oddkeys)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Odd Chips</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Clock and screen</source>
        <translation>Clock und Anzeige</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>Punto Banco</translation>
    </message>
    <message>
        <source>Values, up to eight. Colours differ from room to room: the value and the edge tell a chip.</source>
        <translation>Werte, bis zu acht. Die Farben sind von Haus zu Haus verschieden: An Wert und Rand erkennt man einen Chip.</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Wie geliefert</translation>
    </message>
    <message>
        <source>One to eight different amounts, with blanks between. The set stays as it was.</source>
        <translation>Ein bis acht verschiedene Beträge, mit Leerzeichen dazwischen. Der Satz blieb, wie er war.</translation>
    </message>
    <message>
        <source>Choose a line, then press the key that it is to have. Backspace: none.</source>
        <translation>Wählen Sie eine Zeile und drücken Sie dann die Taste, die sie haben soll. Backspace: keine.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>comes as %1</source>
        <translation>geliefert als %1</translation>
    </message>
    <message>
        <source>Two commands have one key. The upper one gets it.</source>
        <translation>Zwei Befehle haben dieselbe Taste. Der obere bekommt sie.</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>Alle wie geliefert</translation>
    </message>
    <message>
        <source>The file holds no keys. Nothing was changed.</source>
        <translation>Die Datei enthält keine Tasten. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Colours told apart</source>
        <translation>Unterscheidbare Farben</translation>
    </message>
    <message>
        <source>Pots in colours that can be told apart without red and green</source>
        <translation>Pots in Farben, die ohne Rot und Grün zu unterscheiden sind</translation>
    </message>
    <message>
        <source>Nothing moves on the table</source>
        <translation>Nichts bewegt sich auf dem Tisch</translation>
    </message>
    <message>
        <source>Touch layout: nothing smaller than 9 mm</source>
        <translation>Touch-Anordnung: nichts kleiner als 9 mm</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Lay a bank card on the screen and make the frame as wide as the card: 85.6 mm.</source>
        <translation>Legen Sie eine Bankkarte auf den Bildschirm und machen Sie den Rahmen so breit wie die Karte: 85,6 mm.</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Schmaler</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Breiter</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>Laut Bildschirm</translation>
    </message>
    <message>
        <source>%1 dots an inch. The large buttons are %2 mm high and %3 mm wide.</source>
        <translation>%1 Punkte je Zoll. Die großen Tasten sind %2 mm hoch und %3 mm breit.</translation>
    </message>
    <message>
        <source>Show the public screen</source>
        <translation>Öffentliche Anzeige einblenden</translation>
    </message>
    <message>
        <source>Players&apos; information only: never a private card, a ruling or a stack that nobody counted.</source>
        <translation>Nur, was für Spieler ist: nie eine verdeckte Karte, eine Entscheidung oder ein Stack, den niemand gezählt hat.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>The second screen</source>
        <translation>Dem zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Only one screen is connected: it opens as a window.</source>
        <translation>Nur ein Bildschirm ist angeschlossen: Sie öffnet sich als Fenster.</translation>
    </message>
    <message>
        <source>The pot is shown: %1. The house rule is pot.disclosure.</source>
        <translation>Der Pot wird gezeigt: %1. Die Hausregel ist pot.disclosure.</translation>
    </message>
    <message>
        <source>Click when an input is refused</source>
        <translation>Klicken, wenn eine Eingabe abgelehnt wird</translation>
    </message>
    <message>
        <source>Speak what is told</source>
        <translation>Sprechen, was vorgelesen wird</translation>
    </message>
    <message>
        <source>This build has no speech. A screen reader gets every sentence.</source>
        <translation>Diese Fassung hat keine Sprachausgabe. Ein Screenreader bekommt jeden Satz.</translation>
    </message>
    <message>
        <source>%1 tells the pot, %2 each stack, %3 what can be done, %4 what to say.</source>
        <translation>%1 liest den Pot vor, %2 jeden Stack, %3 was möglich ist, %4 die Ansage.</translation>
    </message>
    <message>
        <source>Events of this hand</source>
        <translation>Ereignisse dieser Hand</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Tap a line to put another in its place.</source>
        <translation>Tippen Sie auf eine Zeile, um eine andere an ihre Stelle zu setzen.</translation>
    </message>
    <message>
        <source>%1: %3 in place of %2</source>
        <translation>%1: %3 statt %2</translation>
    </message>
    <message>
        <source>Changes later: %1.</source>
        <translation>Spätere Änderungen: %1.</translation>
    </message>
    <message>
        <source>Nothing later changes.</source>
        <translation>Nichts Späteres ändert sich.</translation>
    </message>
    <message>
        <source>Changed by (initials)</source>
        <translation>Geändert von (Kürzel)</translation>
    </message>
    <message>
        <source>%1, before %2. By %3, %4.</source>
        <translation>%1, vorher %2. Von %3, %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation>Diesen Tisch sichern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Press again: delete</source>
        <translation>Nochmals drücken: löschen</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>Plätze: %1</translation>
    </message>
    <message>
        <source>Game, stakes, chips, rake and rules under a name. Set up puts them into the set-up; nothing is recorded before Enter.</source>
        <translation>Spiel, Stakes, Chips, Rake und Regeln unter einem Namen. „Einrichten“ trägt sie ein; nichts wird vor Enter erfasst.</translation>
    </message>
    <message>
        <source>A table is set up between hands.</source>
        <translation>Ein Tisch wird zwischen den Händen eingerichtet.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Er braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a table %1 already.</source>
        <translation>Einen Tisch %1 gibt es schon.</translation>
    </message>
    <message>
        <source>The file holds no tables. Nothing was changed.</source>
        <translation>Die Datei enthält keine Tische. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Tables (*.oddtables)</source>
        <translation>Tische (*.oddtables)</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>New PIN, 4 to 8 figures</source>
        <translation>Neue PIN, 4 bis 8 Ziffern</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>hat eine PIN</translation>
    </message>
    <message>
        <source>Manager’s initials</source>
        <translation>Kürzel des Managers</translation>
    </message>
    <message>
        <source>Manager’s PIN</source>
        <translation>PIN des Managers</translation>
    </message>
    <message>
        <source>Keep person</source>
        <translation>Person sichern</translation>
    </message>
    <message>
        <source>Remove person</source>
        <translation>Person entfernen</translation>
    </message>
    <message>
        <source>A dealer needs no PIN. Floor and managers have one; kept with no PIN, a dealer’s is removed. A PIN is never shown.</source>
        <translation>Ein Dealer braucht keine PIN. Floor und Manager haben eine; ohne PIN gesichert, wird die eines Dealers entfernt. Eine PIN wird nie gezeigt.</translation>
    </message>
    <message>
        <source>Each change needs a manager’s PIN.</source>
        <translation>Jede Änderung braucht die PIN eines Managers.</translation>
    </message>
    <message>
        <source>The first person with a PIN is a manager.</source>
        <translation>Die erste Person mit PIN ist Manager.</translation>
    </message>
    <message>
        <source>Others have PINs: one manager must stay.</source>
        <translation>Andere haben PINs: Ein Manager muss bleiben.</translation>
    </message>
    <message>
        <source>A manager’s initials and PIN are needed. Nothing was changed.</source>
        <translation>Kürzel und PIN eines Managers sind nötig. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s.</source>
        <translation>Diese PIN stimmt nicht. Versuche übrig: %1, dann Wartezeit %2 s.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s.</source>
        <translation>Zu viele falsche PINs. Wartezeit: %1 s.</translation>
    </message>
    <message>
        <source>Not kept. Initials are needed, and of floor and managers a PIN of 4 to 8 figures.</source>
        <translation>Nicht gesichert. Ein Kürzel ist nötig, bei Floor und Managern auch eine PIN mit 4 bis 8 Ziffern.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Gesichert: %1.</translation>
    </message>
    <message>
        <source>Removed: %1. The journal keeps the initials.</source>
        <translation>Entfernt: %1. Das Protokoll behält das Kürzel.</translation>
    </message>
    <message>
        <source>Days that copies are kept</source>
        <translation>Kopien aufbewahren, Tage</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>Jetzt kopieren</translation>
    </message>
    <message>
        <source>Restore this copy</source>
        <translation>Diese Kopie laden</translation>
    </message>
    <message>
        <source>Press again: restore</source>
        <translation>Noch einmal drücken: laden</translation>
    </message>
    <message>
        <source>A copy is made when the window is closed. Restoring puts the journal of now among the copies first.</source>
        <translation>Eine Kopie entsteht, wenn das Fenster geschlossen wird. Beim Laden kommt das jetzige Protokoll zuerst zu den Kopien.</translation>
    </message>
    <message>
        <source>No copies yet.</source>
        <translation>Noch keine Kopien.</translation>
    </message>
    <message>
        <source>%1, %2 kB</source>
        <translation>%1, %2 kB</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Restored: %1. The journal before it is the newest copy.</source>
        <translation>Geladen: %1. Das Protokoll davor ist die neueste Kopie.</translation>
    </message>
    <message>
        <source>No copy was made: %1</source>
        <translation>Es wurde keine Kopie gemacht: %1</translation>
    </message>
    <message>
        <source>Not restored. The journal is as it was: %1</source>
        <translation>Nicht geladen. Das Protokoll ist, wie es war: %1</translation>
    </message>
    <message>
        <source>Hand %1 was in progress</source>
        <translation>Hand %1 war im Gang</translation>
    </message>
    <message>
        <source>Nothing is lost: it stands as it was when Oddchip ended.</source>
        <translation>Nichts ist verloren: Sie steht so da wie beim Ende von Oddchip.</translation>
    </message>
    <message>
        <source>Go on with it, or void it: every chip goes back to where it came from.</source>
        <translation>Spielen Sie sie weiter oder annullieren Sie sie: Dann geht jeder Chip dorthin zurück, woher er kam.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Void the hand</source>
        <translation>Hand annullieren</translation>
    </message>
    <message>
        <source>It uses Qt (LGPL 3), SQLite (public domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) and nlohmann-json (MIT). Fonts are the system&apos;s.</source>
        <translation>Es verwendet Qt (LGPL 3), SQLite (Public Domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) und nlohmann-json (MIT). Die Schriften sind die des Systems.</translation>
    </message>
    <message>
        <source>1 of 5: the stakes</source>
        <translation>1 von 5: die Stakes</translation>
    </message>
    <message>
        <source>Oddchip needs only the stakes. Here is a table of nine at 1/2.</source>
        <translation>Oddchip braucht nur die Stakes. Hier ist ein Neunertisch mit 1/2.</translation>
    </message>
    <message>
        <source>Next hand is amber: the hand waits there. Press it, or N.</source>
        <translation>„Neue Hand“ ist bernsteinfarben: Darauf wartet die Hand. Drücken Sie die Taste, oder N.</translation>
    </message>
    <message>
        <source>2 of 5: who acts</source>
        <translation>2 von 5: wer am Zug ist</translation>
    </message>
    <message>
        <source>The amber seat is to act, and its tag tells what it owes. Fold, call, raise are one press.</source>
        <translation>Der bernsteinfarbene Platz ist am Zug, und sein Schild sagt, was er schuldet. Fold, Call und Raise sind ein Druck.</translation>
    </message>
    <message>
        <source>Press Call, or C.</source>
        <translation>Drücken Sie Call, oder C.</translation>
    </message>
    <message>
        <source>3 of 5: everyone folds</source>
        <translation>3 von 5: alle folden</translation>
    </message>
    <message>
        <source>One tap on a later seat folds everybody before it, and one Undo takes all of it back.</source>
        <translation>Ein Tipp auf einen späteren Platz foldet alle davor, und ein „Zurück“ nimmt alles wieder zurück.</translation>
    </message>
    <message>
        <source>Tap seat 1, the small blind, or type 1 and a point.</source>
        <translation>Tippen Sie auf Platz 1, den Small Blind, oder schreiben Sie 1 und einen Punkt.</translation>
    </message>
    <message>
        <source>4 of 5: what to say</source>
        <translation>4 von 5: was zu sagen ist</translation>
    </message>
    <message>
        <source>The large line is what you announce. Why a ruling is so stands beside the pots.</source>
        <translation>Die große Zeile ist Ihre Ansage. Warum eine Entscheidung so lautet, steht neben den Pots.</translation>
    </message>
    <message>
        <source>Fold the seats that are left: F, then F.</source>
        <translation>Folden Sie die übrigen Plätze: F, dann F.</translation>
    </message>
    <message>
        <source>5 of 5: the pot</source>
        <translation>5 von 5: der Pot</translation>
    </message>
    <message>
        <source>The hand is over. Push the pot to the seat that is marked.</source>
        <translation>Die Hand ist zu Ende. Pushen Sie den Pot an den markierten Platz.</translation>
    </message>
    <message>
        <source>Press Push, or P. F1 helps wherever you are.</source>
        <translation>Drücken Sie „Pushen“, oder P. F1 hilft überall.</translation>
    </message>
    <message>
        <source>That was a hand</source>
        <translation>Das war eine Hand</translation>
    </message>
    <message>
        <source>The tour&apos;s table is not kept. The menu has the tour again.</source>
        <translation>Der Tisch des Rundgangs wird nicht behalten. Den Rundgang gibt es im Menü noch einmal.</translation>
    </message>
    <message>
        <source>Now set up your own table.</source>
        <translation>Richten Sie jetzt Ihren eigenen Tisch ein.</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Rundgang verlassen</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Rundgang starten</translation>
    </message>
    <message>
        <source>First time here? Five steps deal one hand.</source>
        <translation>Zum ersten Mal hier? Fünf Schritte geben eine Hand.</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>Report what happened; Oddchip says what it counts as. Amber is where the hand waits. Every button has its key on it; Esc goes a step back.</source>
        <translation>Melden Sie, was geschah; Oddchip sagt, als was es zählt. Bernsteinfarben ist, worauf die Hand wartet. Auf jeder Taste steht ihr Buchstabe; Esc geht einen Schritt zurück.</translation>
    </message>
    <message>
        <source>F6 goes to the next part of the window. F1 there tells of it.</source>
        <translation>F6 geht zum nächsten Teil des Fensters. F1 erklärt ihn dort.</translation>
    </message>
    <message>
        <source>the entry line</source>
        <translation>die Eingabezeile</translation>
    </message>
    <message>
        <source>While it is empty a letter is a button&apos;s key. A digit, a space or a colon begins text: &quot;6 puts 100&quot;, &quot;7 .&quot; folds everyone to seat 7.</source>
        <translation>Solange sie leer ist, löst ein Buchstabe die Taste aus, auf der er steht. Eine Ziffer, ein Leerzeichen oder ein Doppelpunkt beginnt Text: „6 puts 100“; „7 .“ foldet alle bis Platz 7.</translation>
    </message>
    <message>
        <source>Enter records, Esc clears. The line under it tells what would happen.</source>
        <translation>Enter erfasst, Esc löscht. Die Zeile darunter sagt, was geschehen würde.</translation>
    </message>
    <message>
        <source>the buttons</source>
        <translation>die Tasten</translation>
    </message>
    <message>
        <source>Each keeps its place. A dashed one does not apply now, and its second line says why.</source>
        <translation>Jede bleibt an ihrem Ort. Eine gestrichelte gilt gerade nicht; ihre zweite Zeile sagt, warum.</translation>
    </message>
    <message>
        <source>Raise asks for the amount and wants a second press. Undo takes the last input back.</source>
        <translation>Raise fragt nach dem Betrag und verlangt einen zweiten Druck. „Zurück“ nimmt die letzte Eingabe zurück.</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>die Plätze</translation>
    </message>
    <message>
        <source>Tap a later seat: everyone before it folds or checks. Hold a seat: it acts out of turn.</source>
        <translation>Tippen Sie auf einen späteren Platz: Alle davor folden oder checken. Halten Sie einen Platz: Er handelt außer der Reihe.</translation>
    </message>
    <message>
        <source>Between hands a tap corrects the stack, and on an empty seat it seats a player.</source>
        <translation>Zwischen den Händen berichtigt ein Tipp den Stack, und auf einem leeren Platz setzt er einen Spieler hin.</translation>
    </message>
    <message>
        <source>the pots</source>
        <translation>die Pots</translation>
    </message>
    <message>
        <source>Last formed first, with how each was built and who may win it.</source>
        <translation>Zuletzt gebildeter zuerst, mit seinem Aufbau und wer ihn gewinnen kann.</translation>
    </message>
    <message>
        <source>A tap opens the pot helper, which works from any state.</source>
        <translation>Ein Tipp öffnet den Pot-Rechner, der von jedem Stand aus arbeitet.</translation>
    </message>
    <message>
        <source>the chip tray</source>
        <translation>die Chip-Ablage</translation>
    </message>
    <message>
        <source>A tap adds a chip to the motion. Next motion stays with the seat; at rest lets the next one act.</source>
        <translation>Ein Tipp fügt der Bewegung einen Chip hinzu. „Neue Bewegung“ bleibt beim Platz; „Ruhe“ lässt den nächsten handeln.</translation>
    </message>
    <message>
        <source>Say nothing of what is meant: the ruling comes from what was put in.</source>
        <translation>Sagen Sie nichts über die Absicht: Die Entscheidung folgt aus dem, was gelegt wurde.</translation>
    </message>
    <message>
        <source>the amount</source>
        <translation>der Betrag</translation>
    </message>
    <message>
        <source>The total for the round. Min, Pot and Same record at once; digits want a second press of the button, or Enter.</source>
        <translation>Der Gesamtbetrag der Runde. Min, Pot und Gleich erfassen sofort; Ziffern verlangen einen zweiten Druck der Taste oder Enter.</translation>
    </message>
    <message>
        <source>Esc puts it away.</source>
        <translation>Esc schließt es.</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Only what can have happened now is offered. Then: misdeal or play on, by which rule, until when, and the steps.</source>
        <translation>Nur was jetzt geschehen sein kann, wird angeboten. Dann: Misdeal oder weiterspielen, nach welcher Regel, bis wann, und die Schritte.</translation>
    </message>
    <message>
        <source>Nothing moves before Record the fault.</source>
        <translation>Nichts bewegt sich vor „Fehler erfassen“.</translation>
    </message>
    <message>
        <source>table set-up</source>
        <translation>Tisch einrichten</translation>
    </message>
    <message>
        <source>Only the stakes are needed. Tap seats that nobody sits in; a tap on a default goes to the next choice.</source>
        <translation>Nur die Stakes sind nötig. Tippen Sie auf Plätze, auf denen niemand sitzt; ein Tipp auf eine Vorgabe geht zur nächsten Wahl.</translation>
    </message>
    <message>
        <source>Enter opens the table, Next hand opens it and deals.</source>
        <translation>Enter öffnet den Tisch, „Neue Hand“ öffnet ihn und gibt.</translation>
    </message>
    <message>
        <source>shuffle and cut</source>
        <translation>Mischen und Abheben</translation>
    </message>
    <message>
        <source>The steps that the rules ask for, and until when one may complain. A tap or the key ticks; nothing waits for it.</source>
        <translation>Die Schritte, die die Regeln verlangen, und bis wann beanstandet werden darf. Ein Tipp oder die Taste hakt ab; nichts wartet darauf.</translation>
    </message>
    <message>
        <source>Only that the shuffle begins is recorded. Close puts the list away until it is opened again.</source>
        <translation>Erfasst wird nur, dass das Mischen beginnt. „Zu“ räumt die Liste weg, bis sie wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>die Vergabe</translation>
    </message>
    <message>
        <source>Last formed pot first. Tap the winners, or enter the hands; the odd chip has its own line.</source>
        <translation>Zuletzt gebildeter Pot zuerst. Tippen Sie auf die Gewinner oder geben Sie die Hände ein; der Odd Chip hat seine eigene Zeile.</translation>
    </message>
    <message>
        <source>Push is dim until every pot has its winner.</source>
        <translation>„Pushen“ ist blass, bis jeder Pot seinen Gewinner hat.</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>was gesagt wurde</translation>
    </message>
    <message>
        <source>Enter only the words. Chips come by the tray, and words usually bind over chips.</source>
        <translation>Geben Sie nur die Worte ein. Chips kommen über die Ablage, und meist binden Worte vor Chips.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Shift of %1</source>
        <translation>Schicht vom %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Pots and awards</source>
        <translation>Pots und Vergaben</translation>
    </message>
    <message>
        <source>Head of the journal: %1</source>
        <translation>Kopfwert des Protokolls: %1</translation>
    </message>
    <message>
        <source>Printed %1. As recorded.</source>
        <translation>Gedruckt %1. Wie erfasst.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Floor-Rufe</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Laut Regel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>There is no hand to print yet.</source>
        <translation>Es gibt noch keine Hand zum Drucken.</translation>
    </message>
</context>
<context>
    <name>skills</name>
    <message>
        <source>Building the pots</source>
        <translation>Pots bilden</translation>
    </message>
    <message>
        <source>The pots of a whole hand, as it goes.</source>
        <translation>Die Pots einer ganzen Hand, während sie läuft.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, pot-limit, high-low</source>
        <translation>mehr Plätze, krummere Stacks, Pot-Limit, High-Low</translation>
    </message>
    <message>
        <source>Pushing the pots</source>
        <translation>Pots pushen</translation>
    </message>
    <message>
        <source>What each seat wins at the end of a whole hand.</source>
        <translation>Was jeder Platz am Ende einer ganzen Hand gewinnt.</translation>
    </message>
    <message>
        <source>Two all-ins</source>
        <translation>Zwei All-ins</translation>
    </message>
    <message>
        <source>Main and side pot with two seats all-in.</source>
        <translation>Main und Side Pot bei zwei Plätzen all-in.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, antes</source>
        <translation>mehr Plätze, krummere Stacks, Antes</translation>
    </message>
    <message>
        <source>Three all-ins</source>
        <translation>Drei All-ins</translation>
    </message>
    <message>
        <source>Main and side pots with three seats all-in.</source>
        <translation>Main und Side Pots bei drei Plätzen all-in.</translation>
    </message>
    <message>
        <source>Four all-ins</source>
        <translation>Vier All-ins</translation>
    </message>
    <message>
        <source>Main and side pots with four seats all-in.</source>
        <translation>Main und Side Pots bei vier Plätzen all-in.</translation>
    </message>
    <message>
        <source>Folded money</source>
        <translation>Gefoldetes Geld</translation>
    </message>
    <message>
        <source>Raises that were folded fall into the pots they reach.</source>
        <translation>Gefoldete Raises fallen in die Pots, die sie erreichen.</translation>
    </message>
    <message>
        <source>Short blind and ante</source>
        <translation>Kurzer Blind und Ante</translation>
    </message>
    <message>
        <source>The big blind is all-in for less than blind and ante.</source>
        <translation>Der Big Blind ist all-in mit weniger als Blind und Ante.</translation>
    </message>
    <message>
        <source>an ante, another short stack</source>
        <translation>eine Ante, ein weiterer kurzer Stack</translation>
    </message>
    <message>
        <source>Uncalled chips</source>
        <translation>Nicht gecallte Chips</translation>
    </message>
    <message>
        <source>What nobody matched goes back first.</source>
        <translation>Womit niemand mitging, das geht zuerst zurück.</translation>
    </message>
    <message>
        <source>more seats, odder stacks</source>
        <translation>mehr Plätze, krummere Stacks</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Reihenfolge der Pots</translation>
    </message>
    <message>
        <source>Which pot is settled first, and who can win it.</source>
        <translation>Welcher Pot zuerst geklärt wird und wer ihn gewinnen kann.</translation>
    </message>
    <message>
        <source>more all-ins</source>
        <translation>mehr All-ins</translation>
    </message>
    <message>
        <source>Pot-limit: first bet</source>
        <translation>Pot-Limit: erster Bet</translation>
    </message>
    <message>
        <source>The most that may be bet before anybody raised.</source>
        <translation>Das Höchste, das vor einem Raise gesetzt werden darf.</translation>
    </message>
    <message>
        <source>flop, turn</source>
        <translation>Flop, Turn</translation>
    </message>
    <message>
        <source>Pot-limit: after raises</source>
        <translation>Pot-Limit: nach Raises</translation>
    </message>
    <message>
        <source>The most that may be raised to.</source>
        <translation>Der höchste Betrag, auf den erhöht werden darf.</translation>
    </message>
    <message>
        <source>flop, more raises</source>
        <translation>Flop, mehr Raises</translation>
    </message>
    <message>
        <source>Pot-limit with a straddle</source>
        <translation>Pot-Limit mit Straddle</translation>
    </message>
    <message>
        <source>The most with a live straddle on.</source>
        <translation>Das Höchste bei einem Live-Straddle.</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>Raises</translation>
    </message>
    <message>
        <source>Pot-limit after a short all-in</source>
        <translation>Pot-Limit nach kurzem All-in</translation>
    </message>
    <message>
        <source>The most after an all-in that was no full raise.</source>
        <translation>Das Höchste nach einem All-in, das kein voller Raise war.</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Pot-limit against the clock</source>
        <translation>Pot-Limit gegen die Uhr</translation>
    </message>
    <message>
        <source>The most, in seven seconds.</source>
        <translation>Das Höchste, in sieben Sekunden.</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <translation>Der Odd Chip</translation>
    </message>
    <message>
        <source>Tied seats, and who gets the chip that does not divide.</source>
        <translation>Gleichstand, und wer den Chip bekommt, der sich nicht teilen lässt.</translation>
    </message>
    <message>
        <source>three ways, side pots</source>
        <translation>drei Teile, Side Pots</translation>
    </message>
    <message>
        <source>Quarters and thirds</source>
        <translation>Viertel und Drittel</translation>
    </message>
    <message>
        <source>High to one, low to two or three.</source>
        <translation>High an einen, Low an zwei oder drei.</translation>
    </message>
    <message>
        <source>three ways, tied highs</source>
        <translation>drei Teile, Gleichstand im High</translation>
    </message>
    <message>
        <source>Scoop or quarter</source>
        <translation>Scoop oder Viertel</translation>
    </message>
    <message>
        <source>One seat wins high and all or part of low.</source>
        <translation>Ein Platz gewinnt High und das Low ganz oder teilweise.</translation>
    </message>
    <message>
        <source>more seats, side pots</source>
        <translation>mehr Plätze, Side Pots</translation>
    </message>
    <message>
        <source>Run twice</source>
        <translation>Run it twice</translation>
    </message>
    <message>
        <source>A pot for two boards, and its odd chips.</source>
        <translation>Ein Pot für zwei Boards und seine Odd Chips.</translation>
    </message>
    <message>
        <source>ties, side pots</source>
        <translation>Gleichstände, Side Pots</translation>
    </message>
    <message>
        <source>Reading hold&apos;em</source>
        <translation>Hold&apos;em lesen</translation>
    </message>
    <message>
        <source>Who wins, and who ties.</source>
        <translation>Wer gewinnt und wer gleichauf ist.</translation>
    </message>
    <message>
        <source>more hands, closer hands</source>
        <translation>mehr Hände, knappere Hände</translation>
    </message>
    <message>
        <source>Reading Omaha</source>
        <translation>Omaha lesen</translation>
    </message>
    <message>
        <source>Two from the hand and three from the board.</source>
        <translation>Zwei aus der Hand und drei vom Board.</translation>
    </message>
    <message>
        <source>Reading Omaha high-low</source>
        <translation>Omaha Hi-Lo lesen</translation>
    </message>
    <message>
        <source>High and low, each with two and three.</source>
        <translation>High und Low, jeweils mit zwei und drei.</translation>
    </message>
    <message>
        <source>Reading five-card Omaha</source>
        <translation>Five Card Omaha lesen</translation>
    </message>
    <message>
        <source>Five cards, still exactly two of them.</source>
        <translation>Fünf Karten, trotzdem genau zwei davon.</translation>
    </message>
    <message>
        <source>Stud: who acts first</source>
        <translation>Stud: wer zuerst handelt</translation>
    </message>
    <message>
        <source>Lowest card, then best board; razz the other way round.</source>
        <translation>Niedrigste Karte, dann bestes Board; im Razz umgekehrt.</translation>
    </message>
    <message>
        <source>stud high-low and razz, later streets</source>
        <translation>Stud Hi-Lo und Razz, spätere Streets</translation>
    </message>
    <message>
        <source>Reading razz</source>
        <translation>Razz lesen</translation>
    </message>
    <message>
        <source>The lowest hand of seven, ace low.</source>
        <translation>Die niedrigste Hand aus sieben, Ass niedrig.</translation>
    </message>
    <message>
        <source>Reading deuce-to-seven</source>
        <translation>Deuce-to-Seven lesen</translation>
    </message>
    <message>
        <source>The lowest hand, ace high, straights and flushes count.</source>
        <translation>Die niedrigste Hand, Ass hoch, Straights und Flushes zählen.</translation>
    </message>
    <message>
        <source>Reading badugi</source>
        <translation>Badugi lesen</translation>
    </message>
    <message>
        <source>Four ranks of four suits, lowest first.</source>
        <translation>Vier Werte in vier Farben, niedrigste zuerst.</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Kleinster Raise</translation>
    </message>
    <message>
        <source>What a raise must come to.</source>
        <translation>Worauf ein Raise kommen muss.</translation>
    </message>
    <message>
        <source>short all-ins</source>
        <translation>kurze All-ins</translation>
    </message>
    <message>
        <source>Who may raise</source>
        <translation>Wer erhöhen darf</translation>
    </message>
    <message>
        <source>Whether a short all-in opens the betting again.</source>
        <translation>Ob ein kurzes All-in das Setzen wieder eröffnet.</translation>
    </message>
    <message>
        <source>Half a bet and completion</source>
        <translation>Halber Bet und Complete</translation>
    </message>
    <message>
        <source>Limit: what an all-in of less or more than half a bet allows.</source>
        <translation>Limit: was ein All-in von weniger oder mehr als einem halben Bet erlaubt.</translation>
    </message>
    <message>
        <source>turn bets, more seats</source>
        <translation>Turn-Bets, mehr Plätze</translation>
    </message>
    <message>
        <source>Raises left</source>
        <translation>Übrige Raises</translation>
    </message>
    <message>
        <source>Limit: how many raises the round still allows.</source>
        <translation>Limit: wie viele Raises die Runde noch erlaubt.</translation>
    </message>
    <message>
        <source>more raises</source>
        <translation>mehr Raises</translation>
    </message>
    <message>
        <source>Betting with a straddle</source>
        <translation>Setzen mit Straddle</translation>
    </message>
    <message>
        <source>The least raise with a live straddle on.</source>
        <translation>Der kleinste Raise bei einem Live-Straddle.</translation>
    </message>
    <message>
        <source>raises, odder amounts</source>
        <translation>Raises, krummere Beträge</translation>
    </message>
    <message>
        <source>Cutting out an amount</source>
        <translation>Einen Betrag abzählen</translation>
    </message>
    <message>
        <source>The fewest chips that make it.</source>
        <translation>Die wenigsten Chips, die ihn ergeben.</translation>
    </message>
    <message>
        <source>more kinds of chip</source>
        <translation>mehr Sorten Chips</translation>
    </message>
    <message>
        <source>Change from a big chip</source>
        <translation>Wechselgeld auf großen Chip</translation>
    </message>
    <message>
        <source>What goes back from one chip.</source>
        <translation>Was von einem Chip zurückgeht.</translation>
    </message>
    <message>
        <source>Making a call right</source>
        <translation>Einen Call ergänzen</translation>
    </message>
    <message>
        <source>What must be added to what lies in front.</source>
        <translation>Was zu dem dazukommen muss, das schon liegt.</translation>
    </message>
    <message>
        <source>more raises, all-ins</source>
        <translation>mehr Raises, All-ins</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <translation>Rake und Drop</translation>
    </message>
    <message>
        <source>Percent, steps, cap, no flop no drop, jackpot.</source>
        <translation>Prozent, Schritte, Höchstbetrag, ohne Flop kein Drop, Jackpot.</translation>
    </message>
    <message>
        <source>a cap, a jackpot</source>
        <translation>ein Höchstbetrag, ein Jackpot</translation>
    </message>
    <message>
        <source>Colouring up</source>
        <translation>Color-up</translation>
    </message>
    <message>
        <source>How many large chips for small ones.</source>
        <translation>Wie viele große Chips für kleine.</translation>
    </message>
    <message>
        <source>two steps up, more chips</source>
        <translation>zwei Stufen hoch, mehr Chips</translation>
    </message>
    <message>
        <source>String or not</source>
        <translation>String Raise oder nicht</translation>
    </message>
    <message>
        <source>Two motions, words and chips.</source>
        <translation>Zwei Bewegungen, Worte und Chips.</translation>
    </message>
    <message>
        <source>words, motions after &quot;raise&quot;</source>
        <translation>Worte, Bewegungen nach „Raise“</translation>
    </message>
    <message>
        <source>One big chip</source>
        <translation>Ein großer Chip</translation>
    </message>
    <message>
        <source>What one chip without a word counts as.</source>
        <translation>Als was ein wortlos gelegter Chip zählt.</translation>
    </message>
    <message>
        <source>unopened pots, &quot;raise&quot; before it</source>
        <translation>uneröffnete Pots, „Raise“ davor</translation>
    </message>
    <message>
        <source>Several chips</source>
        <translation>Mehrere Chips</translation>
    </message>
    <message>
        <source>More than the call in one motion.</source>
        <translation>Mehr als der Call in einer Bewegung.</translation>
    </message>
    <message>
        <source>limit games</source>
        <translation>Limit-Spiele</translation>
    </message>
    <message>
        <source>Chips that lie there already</source>
        <translation>Chips, die schon liegen</translation>
    </message>
    <message>
        <source>New chips on top of a blind or an earlier bet.</source>
        <translation>Neue Chips auf einem Blind oder früheren Bet.</translation>
    </message>
    <message>
        <source>several chips, chips taken back</source>
        <translation>mehrere Chips, zurückgenommene Chips</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Worte gegen Chips</translation>
    </message>
    <message>
        <source>What was said and what was put out differ.</source>
        <translation>Gesagtes und Gelegtes stimmen nicht überein.</translation>
    </message>
    <message>
        <source>raise by, raise without to or by</source>
        <translation>Raise um, Raise ohne auf oder um</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Außer der Reihe</translation>
    </message>
    <message>
        <source>Whether an early act stands when its turn comes.</source>
        <translation>Ob eine zu frühe Handlung gilt, wenn der Platz am Zug ist.</translation>
    </message>
    <message>
        <source>more seats in between</source>
        <translation>mehr Plätze dazwischen</translation>
    </message>
    <message>
        <source>A seat passed over</source>
        <translation>Ein übergangener Platz</translation>
    </message>
    <message>
        <source>Whether it still has its right to act.</source>
        <translation>Ob er noch das Recht zu handeln hat.</translation>
    </message>
    <message>
        <source>&quot;time&quot;</source>
        <translation>„Time“</translation>
    </message>
    <message>
        <source>Misdeal or play on</source>
        <translation>Misdeal oder weiter</translation>
    </message>
    <message>
        <source>Exposed, boxed, extra and missing cards.</source>
        <translation>Aufgedeckte, verkehrt liegende, überzählige und fehlende Karten.</translation>
    </message>
    <message>
        <source>wrong button and order, two faults</source>
        <translation>falscher Button und falsche Reihenfolge, zwei Fehler</translation>
    </message>
    <message>
        <source>Until when a misdeal</source>
        <translation>Misdeal bis wann</translation>
    </message>
    <message>
        <source>Whether it is too late to call it.</source>
        <translation>Ob es zu spät ist, ihn zu verlangen.</translation>
    </message>
    <message>
        <source>more seats</source>
        <translation>mehr Plätze</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Burns</translation>
    </message>
    <message>
        <source>No burn, or two: put right or left.</source>
        <translation>Kein Burn oder zwei: berichtigen oder lassen.</translation>
    </message>
    <message>
        <source>later streets, all-ins</source>
        <translation>spätere Streets, All-ins</translation>
    </message>
    <message>
        <source>Premature cards</source>
        <translation>Zu frühe Karten</translation>
    </message>
    <message>
        <source>What is done with a street that came too early.</source>
        <translation>Was mit einer zu früh gegebenen Street geschieht.</translation>
    </message>
    <message>
        <source>Four-card flop</source>
        <translation>Flop mit vier Karten</translation>
    </message>
    <message>
        <source>One card too many, or two.</source>
        <translation>Eine Karte zu viel, oder zwei.</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>Tote Hände</translation>
    </message>
    <message>
        <source>The pots without a hand that is dead.</source>
        <translation>Die Pots ohne eine tote Hand.</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Dead Button</translation>
    </message>
    <message>
        <source>Where button and blinds go when seats leave.</source>
        <translation>Wohin Button und Blinds gehen, wenn Plätze frei werden.</translation>
    </message>
    <message>
        <source>more seats gone</source>
        <translation>mehr Plätze frei</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Verpasste Blinds</translation>
    </message>
    <message>
        <source>What a seat posts when it comes back.</source>
        <translation>Was ein Platz setzt, wenn er zurückkommt.</translation>
    </message>
    <message>
        <source>other seats</source>
        <translation>andere Plätze</translation>
    </message>
    <message>
        <source>From three to two</source>
        <translation>Von drei auf zwei</translation>
    </message>
    <message>
        <source>Who has the button and who the blind.</source>
        <translation>Wer den Button hat und wer den Blind.</translation>
    </message>
    <message>
        <source>from four to two</source>
        <translation>von vier auf zwei</translation>
    </message>
    <message>
        <source>Changing seats</source>
        <translation>Platzwechsel</translation>
    </message>
    <message>
        <source>Whether a move costs a blind.</source>
        <translation>Ob ein Wechsel einen Blind kostet.</translation>
    </message>
    <message>
        <source>no further levels</source>
        <translation>keine weiteren Stufen</translation>
    </message>
    <message>
        <source>Buying in again</source>
        <translation>Wieder einkaufen</translation>
    </message>
    <message>
        <source>How much a player has to bring back.</source>
        <translation>Wie viel ein Spieler zurückbringen muss.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Wer zuerst zeigt</translation>
    </message>
    <message>
        <source>The last bettor, or the first after the button.</source>
        <translation>Wer zuletzt gesetzt hat, oder der Erste nach dem Button.</translation>
    </message>
    <message>
        <source>all-ins</source>
        <translation>All-ins</translation>
    </message>
    <message>
        <source>Killing hands</source>
        <translation>Hände einziehen</translation>
    </message>
    <message>
        <source>Which hands go before the pot is pushed.</source>
        <translation>Welche Hände weggehen, bevor der Pot gepusht wird.</translation>
    </message>
    <message>
        <source>side pots</source>
        <translation>Side Pots</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>Push-Reihenfolge</translation>
    </message>
    <message>
        <source>Where the first pot goes.</source>
        <translation>Wohin der erste Pot geht.</translation>
    </message>
    <message>
        <source>more side pots</source>
        <translation>mehr Side Pots</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>Was sagen Sie an?</translation>
    </message>
    <message>
        <source>The sentence that is said now.</source>
        <translation>Der Satz, der jetzt gesagt wird.</translation>
    </message>
    <message>
        <source>number of players, more seats</source>
        <translation>Zahl der Spieler, mehr Plätze</translation>
    </message>
    <message>
        <source>Counting the stub</source>
        <translation>Den Stub zählen</translation>
    </message>
    <message>
        <source>How many cards must be left.</source>
        <translation>Wie viele Karten übrig sein müssen.</translation>
    </message>
    <message>
        <source>other games, more seats</source>
        <translation>andere Spiele, mehr Plätze</translation>
    </message>
    <message>
        <source>Punto Banco: third card</source>
        <translation>Punto Banco: dritte Karte</translation>
    </message>
    <message>
        <source>Who draws.</source>
        <translation>Wer zieht.</translation>
    </message>
    <message>
        <source>after the player&apos;s third card</source>
        <translation>nach der dritten Karte von Punto</translation>
    </message>
    <message>
        <source>Punto Banco: payouts</source>
        <translation>Punto Banco: Auszahlung</translation>
    </message>
    <message>
        <source>What a winning bet is paid.</source>
        <translation>Was ein gewonnener Einsatz bekommt.</translation>
    </message>
    <message>
        <source>larger bets</source>
        <translation>größere Einsätze</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sits with…</source>
        <translation>Setzt sich mit…</translation>
    </message>
    <message>
        <source>Sits, not counted</source>
        <translation>Sitzt, ungezählt</translation>
    </message>
    <message>
        <source>Transfers with…</source>
        <translation>Wechselt her mit…</translation>
    </message>
    <message>
        <source>From broken game…</source>
        <translation>Aus aufgelöstem Spiel…</translation>
    </message>
    <message>
        <source>Returns, left with…</source>
        <translation>Kommt zurück, ging mit…</translation>
    </message>
    <message>
        <source>Adds chips…</source>
        <translation>Legt Chips nach…</translation>
    </message>
    <message>
        <source>Count stack…</source>
        <translation>Stack zählen…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Moves to…</source>
        <translation>Wechselt auf…</translation>
    </message>
    <message>
        <source>Tap the seat it moves to</source>
        <translation>Neuen Platz antippen</translation>
    </message>
    <message>
        <source>Plays behind…</source>
        <translation>Spielt dahinter…</translation>
    </message>
    <message>
        <source>Posts what it owes</source>
        <translation>Zahlt, was er schuldet</translation>
    </message>
    <message>
        <source>Waits for BB</source>
        <translation>Wartet auf BB</translation>
    </message>
    <message>
        <source>Buys the button</source>
        <translation>Kauft den Button</translation>
    </message>
    <message>
        <source>Passes chips…</source>
        <translation>Gibt Chips ab…</translation>
    </message>
    <message>
        <source>Tap the seat that gets them</source>
        <translation>Platz antippen, der sie bekommt</translation>
    </message>
    <message>
        <source>Objects to passing</source>
        <translation>Gegen Chipabgabe</translation>
    </message>
    <message>
        <source>Dealer change…</source>
        <translation>Dealerwechsel…</translation>
    </message>
    <message>
        <source>Button at…</source>
        <translation>Button bei…</translation>
    </message>
    <message>
        <source>Tap the seat the button is at</source>
        <translation>Platz mit dem Button antippen</translation>
    </message>
    <message>
        <source>Shuffle begins</source>
        <translation>Mischen beginnt</translation>
    </message>
    <message>
        <source>Rake taken…</source>
        <translation>Rake genommen…</translation>
    </message>
    <message>
        <source>Jackpot dropped…</source>
        <translation>Jackpot-Drop…</translation>
    </message>
    <message>
        <source>Time charge…</source>
        <translation>Zeitgebühr…</translation>
    </message>
    <message>
        <source>Log of the down</source>
        <translation>Protokoll des Downs</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1 as recorded</source>
        <translation>%1 wie erfasst</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>neu hier</translation>
    </message>
    <message>
        <source>owes %1 to the pots</source>
        <translation>schuldet den Pots %1</translation>
    </message>
    <message>
        <source>posts next</source>
        <translation>setzt nächste Hand</translation>
    </message>
    <message>
        <source>buys button</source>
        <translation>kauft Button</translation>
    </message>
    <message>
        <source>Button at seat %1.</source>
        <translation>Button auf Platz %1.</translation>
    </message>
    <message>
        <source>Small blind seat %1, %2; big blind seat %3, %4.</source>
        <translation>Small Blind Platz %1, %2; Big Blind Platz %3, %4.</translation>
    </message>
    <message>
        <source>Everybody antes %1.</source>
        <translation>Jeder zahlt Ante %1.</translation>
    </message>
    <message>
        <source>The big blind antes %1.</source>
        <translation>Der Big Blind zahlt Ante %1.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Platz %1 setzt %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 dead.</source>
        <translation>Platz %1 setzt %2 tot.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 and %3 dead.</source>
        <translation>Platz %1 setzt %2 und %3 tot.</translation>
    </message>
    <message>
        <source>Seat %1 straddles %2.</source>
        <translation>Platz %1 setzt Straddle %2.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 behind.</source>
        <translation>Platz %1 spielt %2 dahinter.</translation>
    </message>
    <message>
        <source>Not dealt in: seats %1.</source>
        <translation>Keine Karten für: Plätze %1.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>Zeitgebühr</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Floor-Rufe</translation>
    </message>
    <message>
        <source>%1 taken, %2 due</source>
        <translation>%1 genommen, %2 fällig</translation>
    </message>
    <message>
        <source>Dealers before</source>
        <translation>Dealer davor</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Put in, by street</source>
        <translation>Einsätze, nach Street</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mischen und Abheben</translation>
    </message>
    <message>
        <source>The dealer shuffles</source>
        <translation>Der Dealer mischt</translation>
    </message>
    <message>
        <source>%1 shuffles, %2 cuts, %3 squares</source>
        <translation>%1 mischt, %2 hebt ab, %3 richtet das Deck</translation>
    </message>
    <message>
        <source>Riffles: %1 of %2</source>
        <translation>Riffles: %1 von %2</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Cut card below</source>
        <translation>Cut Card darunter</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: erledigt</translation>
    </message>
    <message>
        <source>Complaints until a hand is looked at or betting begins.</source>
        <translation>Beanstandungen, bis eine Hand angesehen wird oder das Setzen beginnt.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Erfassen</translation>
    </message>
    <message>
        <source>Seats and table…</source>
        <translation>Plätze und Tisch…</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Raise auf %1</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>Raise auf %1</translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation>Complete auf %1</translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation>Complete auf %1</translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation>All-in, %1</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>Nothing counts</source>
        <translation>Nichts zählt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation>String Raise: Call %1</translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation>String Raise, Call %1</translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation>String Bet: Bet %1</translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation>String Bet, Bet %1</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>alle Chips zurück, der Button bleibt</translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation>Misdeal kann gegeben werden</translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation>vielleicht Misdeal</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation>Weiterspielen, Karte ersetzen</translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation>weiterspielen, Karte ersetzen</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>Die Hand ist annulliert</translation>
    </message>
    <message>
        <source>void</source>
        <translation>annulliert</translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation>alle Chips zurück</translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation>Hand tot, Platz %1</translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation>Hand tot, Platz %1</translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation>ihre Chips bleiben</translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation>Hand live, Platz %1</translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation>Hand live, Platz %1</translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation>Clock, %1 s</translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation>Clock, %1 s</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Der Floor entscheidet</translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation>Floor entscheidet</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>Vorschlag: %1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Entschieden: %1</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>entschieden: %1</translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation>vom Floor</translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation>Platz %1: %2 gilt</translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation>%2 von Platz %1 gilt</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>seither hat sich nichts geändert</translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation>Platz %1 handelt neu</translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation>Platz %1 handelt neu</translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation>ein Bet oder Raise kam dazwischen</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, wartet</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>vor dem Zug gehandelt</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Vermerkt</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>vermerkt</translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation>keine Chips bewegen sich</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Gezählt: %1</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>gezählt: %1</translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation>die Zählung gilt</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>Wechselgeld %1</translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation>geht zurück an Platz %2, %1</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>legt %1 nach</translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation>zum Berichtigen</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>ein Chip zu %1, nichts gesagt</translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation>ein Chip zu %1</translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation>%1, Chips: %2, nichts gesagt</translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation>%1, Chips: %2</translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation>%1, nichts gesagt</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 stumm, dann %2 in zweiter Bewegung</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation>gesagt: „%1“</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation>gesagt: „%1“, gelegt: %2</translation>
    </message>
    <message>
        <source>said and done</source>
        <translation>gesagt und getan</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation>ein anderes Regelwerk</translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation>kann hier nicht mehr berichtigt werden</translation>
    </message>
    <message>
        <source>final</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation>bis die Hände ruhen</translation>
    </message>
    <message>
        <source>until rest</source>
        <translation>bis Ruhe</translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation>bis der nächste Platz handelt</translation>
    </message>
    <message>
        <source>until next act</source>
        <translation>bis zur nächsten Handlung</translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation>bis so viele gehandelt haben: %1</translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation>bis Handlungen: %1</translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation>bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>bis Rundenende</translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation>bis der Pot gepusht ist</translation>
    </message>
    <message>
        <source>until push</source>
        <translation>bis zum Push</translation>
    </message>
</context>
</TS>
