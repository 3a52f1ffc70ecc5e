<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>betting open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>betting over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upcards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in helper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal ends at entry %1, before a head that was noted outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-- %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold&apos;em</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five-card Omaha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crazy pineapple hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stud hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>razz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five-card draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-5 draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-7 draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-5 triple draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-7 triple draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badugi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robert&apos;s Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WSOP 2024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TDA 2024</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>no hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badugi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badugi, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is to act now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next street, or go on to the showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losers first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under the least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words bind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straddle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they still play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found before anybody acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badugi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the house allows it, and against no objection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mucked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straddle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>posts %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may win it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Award</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>betting open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rake %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop %1, jackpot %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every hand tabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bomb pot (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante, straddle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said and done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until next act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until push</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
