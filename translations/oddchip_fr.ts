<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation>Check / Suivre</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Suivre %1</translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation>Mise / Relance</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Relance</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Mise %1</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Relance %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>Compléter %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>Tapis %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation>Pousser %1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Said…</source>
        <translation>Dit…</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>Jetons…</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Faute…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation>Floor…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Chrono</translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation>Autre geste</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation>Noter la faute</translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation>Suivant : siège %1</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Aide aux pots</translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation>seulement les pots d’un coup, sans table</translation>
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
        <translation>Idem</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fermer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>effacer</translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation>Attribuer %1</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Sans cartes</translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation>Au muck</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Pas vue</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>Autre lieu…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Restaurer une copie…</translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation>Voir l’entrée</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>siège %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Siège %1</translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation>siège %1, en avance</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>hors tour</translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation>taper le montant</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>pot %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>dès %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation>%1 compté</translation>
    </message>
    <message>
        <source>count it</source>
        <translation>le compter</translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation>brûler, 1 carte</translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation>brûler, 3 cartes</translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation>1 carte chacun</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>tirages</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation>lancer le coup %1</translation>
    </message>
    <message>
        <source>words</source>
        <translation>paroles</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>run it twice</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>count chips</source>
        <translation>compter jetons</translation>
    </message>
    <message>
        <source>which chips</source>
        <translation>quels jetons</translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation>cartes, erreurs</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvrir</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>appuyer encore</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>enchères ouvertes</translation>
    </message>
    <message>
        <source>betting over</source>
        <translation>enchères closes</translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation>parole à personne</translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation>qui ouvre ?</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>défausses</translation>
    </message>
    <message>
        <source>upcards</source>
        <translation>cartes ouvertes</translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation>siège %1 tire</translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation>siège %1 défausse</translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation>carte ouverte, siège %1</translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation>reste d’un board</translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation>Servi</translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation>Tous ont défaussé</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>Scoop</translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation>Jeton impair : siège %1</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Sans low</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>sans gagnant</translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation>mains à montrer</translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation>coup en cours</translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation>coup terminé</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>sans table</translation>
    </message>
    <message>
        <source>several pots</source>
        <translation>plusieurs pots</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>board complet</translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation>à pousser : %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>rien à annuler</translation>
    </message>
    <message>
        <source>in helper</source>
        <translation>dans l’aide</translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation>%1 à payer</translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation>pas de relance</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>cap atteint</translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation>tapis court</translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation>personne ne peut suivre</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>a agi en avance</translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation>floor appelé</translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation>pot retenu</translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation>il faut deux stacks</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>vient de changer</translation>
    </message>
    <message>
        <source>reading only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation>sans cause : %1</translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation>trop tard : %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message>
        <source>Seat %1 acts.</source>
        <translation>Le siège %1 agit.</translation>
    </message>
    <message>
        <source>Seat %1 folds.</source>
        <translation>Le siège %1 passe.</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>Le siège %1 checke.</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>Le siège %1 suit.</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>Le siège %1 mise %2.</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>Le siège %1 relance à %2.</translation>
    </message>
    <message>
        <source>Seat %1 completes.</source>
        <translation>Le siège %1 complète.</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>Le siège %1 est à tapis.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Le siège %1 paie le bring-in.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;fold&quot;.</source>
        <translation>Le siège %1 dit « passe ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;check&quot;.</source>
        <translation>Le siège %1 dit « check ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;call&quot;.</source>
        <translation>Le siège %1 dit « call ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet&quot;.</source>
        <translation>Le siège %1 dit « mise ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet %2&quot;.</source>
        <translation>Le siège %1 dit « mise %2 ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise&quot; and no amount.</source>
        <translation>Le siège %1 dit « relance », sans montant.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise to %2&quot;.</source>
        <translation>Le siège %1 dit « relance à %2 ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise by %2&quot;.</source>
        <translation>Le siège %1 dit « relance de %2 ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise %2&quot;, neither to nor by.</source>
        <translation>Le siège %1 dit « relance %2 », ni « à » ni « de ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;all-in&quot;.</source>
        <translation>Le siège %1 dit « tapis ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;%2&quot;.</source>
        <translation>Le siège %1 dit « %2 ».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;time&quot;.</source>
        <translation>Le siège %1 dit « temps ».</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Seat %1 puts out %2 in one motion: %3 in all.</source>
        <translation>Le siège %1 avance %2 en un seul geste : %3 en tout.</translation>
    </message>
    <message>
        <source>Seat %1 puts out one chip of %2.</source>
        <translation>Le siège %1 avance un seul jeton de %2.</translation>
    </message>
    <message>
        <source>Seat %1 takes back %2 that lay in front.</source>
        <translation>Le siège %1 reprend %2 qui étaient devant lui.</translation>
    </message>
    <message>
        <source>Seat %1 rests its hands.</source>
        <translation>Le siège %1 ne bouge plus les mains.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2, %3, was exposed by the dealer.</source>
        <translation>Carte %1 du siège %2, %3 : exposée par le croupier.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2 was flashed by the dealer.</source>
        <translation>Carte %1 du siège %2 : entrevue par la faute du croupier.</translation>
    </message>
    <message>
        <source>Boxed cards in the deck: %1.</source>
        <translation>Cartes retournées dans le jeu : %1.</translation>
    </message>
    <message>
        <source>Seat %1 has too many cards, by %2.</source>
        <translation>Le siège %1 a trop de cartes ; en trop : %2.</translation>
    </message>
    <message>
        <source>Seat %1 has too few cards, by %2.</source>
        <translation>Le siège %1 n’a pas assez de cartes ; manquent : %2.</translation>
    </message>
    <message>
        <source>The card of seat %1 came out of sequence.</source>
        <translation>La carte du siège %1 est arrivée hors séquence.</translation>
    </message>
    <message>
        <source>The button is in the wrong place.</source>
        <translation>Le bouton est au mauvais endroit.</translation>
    </message>
    <message>
        <source>The first card went to seat %1 by mistake.</source>
        <translation>La première carte est allée par erreur au siège %1.</translation>
    </message>
    <message>
        <source>Seat %1 is empty and was dealt a hand.</source>
        <translation>Le siège %1 est vide et a reçu une main.</translation>
    </message>
    <message>
        <source>Seat %1 was left out of the deal.</source>
        <translation>Le siège %1 a été oublié à la donne.</translation>
    </message>
    <message>
        <source>On the table before the betting is over: %1 (%2).</source>
        <translation>Sur la table avant la fin des enchères, %1 : %2.</translation>
    </message>
    <message>
        <source>No card was burnt before %1.</source>
        <translation>Aucune carte n’a été brûlée avant : %1.</translation>
    </message>
    <message>
        <source>Two cards were burnt before %1.</source>
        <translation>Deux cartes ont été brûlées avant : %1.</translation>
    </message>
    <message>
        <source>A card too many lies on the flop: %1.</source>
        <translation>Il y a une carte de trop au flop : %1.</translation>
    </message>
    <message>
        <source>Seat %1 has the wrong number of cards: its hand is dead.</source>
        <translation>Le siège %1 n’a pas le bon nombre de cartes : sa main est morte.</translation>
    </message>
    <message>
        <source>The dealer has mucked the hand of seat %1: it is dead.</source>
        <translation>Le croupier a jeté au muck la main du siège %1 : elle est morte.</translation>
    </message>
    <message>
        <source>%1: nobody has a low.</source>
        <translation>%1 : personne n’a de low.</translation>
    </message>
    <message>
        <source>%1, high: seats %2 tie.</source>
        <translation>%1, high : égalité des sièges %2.</translation>
    </message>
    <message>
        <source>%1, high: seat %2.</source>
        <translation>%1, high : siège %2.</translation>
    </message>
    <message>
        <source>%1, low: seats %2 tie.</source>
        <translation>%1, low : égalité des sièges %2.</translation>
    </message>
    <message>
        <source>%1, low: seat %2.</source>
        <translation>%1, low : siège %2.</translation>
    </message>
    <message>
        <source>%1: seats %2 tie.</source>
        <translation>%1 : égalité des sièges %2.</translation>
    </message>
    <message>
        <source>%1: seat %2 wins.</source>
        <translation>%1 : le siège %2 gagne.</translation>
    </message>
    <message>
        <source>Board %1, %2: seats %3 tie.</source>
        <translation>Board %1, %2 : égalité des sièges %3.</translation>
    </message>
    <message>
        <source>Board %1, %2: seat %3 wins.</source>
        <translation>Board %1, %2 : le siège %3 gagne.</translation>
    </message>
    <message>
        <source>main pot</source>
        <translation>pot principal</translation>
    </message>
    <message>
        <source>side pot %1</source>
        <translation>pot annexe %1</translation>
    </message>
    <message>
        <source>A player calls a misdeal.</source>
        <translation>Un joueur demande la maldonne.</translation>
    </message>
    <message>
        <source>Seat %1 leaves the game.</source>
        <translation>Le siège %1 quitte la partie.</translation>
    </message>
    <message>
        <source>Seat %1 is away for the next hand.</source>
        <translation>Le siège %1 est absent au prochain coup.</translation>
    </message>
    <message>
        <source>Seat %1 comes back.</source>
        <translation>Le siège %1 revient.</translation>
    </message>
    <message>
        <source>Seat %1 wants to post and be dealt in.</source>
        <translation>Le siège %1 veut poser et recevoir des cartes.</translation>
    </message>
    <message>
        <source>Seat %1 moves to seat %2.</source>
        <translation>Le siège %1 passe au siège %2.</translation>
    </message>
    <message>
        <source>Seat %1 sits down with %2.</source>
        <translation>Le siège %1 s’assoit avec %2.</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>un check</translation>
    </message>
    <message>
        <source>a call, %1</source>
        <translation>un call, %1</translation>
    </message>
    <message>
        <source>a bet of %1</source>
        <translation>une mise de %1</translation>
    </message>
    <message>
        <source>a raise to %1</source>
        <translation>une relance à %1</translation>
    </message>
    <message>
        <source>a completion to %1</source>
        <translation>compléter à %1</translation>
    </message>
    <message>
        <source>all-in, %1</source>
        <translation>tapis, %1</translation>
    </message>
    <message>
        <source>the bring-in, %1</source>
        <translation>le bring-in, %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Seats %1 fold.</source>
        <translation>Passent : sièges %1.</translation>
    </message>
    <message>
        <source>Seats %1 check.</source>
        <translation>Checkent : sièges %1.</translation>
    </message>
    <message>
        <source>Seats %1 call.</source>
        <translation>Suivent : sièges %1.</translation>
    </message>
    <message>
        <source>Dealt: %1, %2.</source>
        <translation>Donné : %1, %2.</translation>
    </message>
    <message>
        <source>A misdeal: the cards are dealt anew.</source>
        <translation>Maldonne : les cartes sont redonnées.</translation>
    </message>
    <message>
        <source>Push the pots: how much does each seat win? What nobody matched goes back and is not won.</source>
        <translation>Poussez les pots : combien gagne chaque siège ? Ce que personne n’a suivi est rendu et n’est pas gagné.</translation>
    </message>
    <message>
        <source>Build the pots: how much, who may win, and what comes back.</source>
        <translation>Formez les pots : combien, qui peut les gagner, et ce qui revient.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, seats %2</source>
        <translation>%1, sièges %2</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, siège %2</translation>
    </message>
    <message>
        <source>Pot %1 to settle: %2</source>
        <translation>Pot %1 à régler : %2</translation>
    </message>
    <message>
        <source>Seats %1 may win it.</source>
        <translation>Les sièges %1 peuvent le gagner.</translation>
    </message>
    <message>
        <source>Seat %1 alone can win it.</source>
        <translation>Seul le siège %1 peut le gagner.</translation>
    </message>
    <message>
        <source>Which seats can win the pot that is settled first?</source>
        <translation>Quels sièges peuvent gagner le pot réglé en premier ?</translation>
    </message>
    <message>
        <source>Give back %1 to seat %2</source>
        <translation>Rendez %1 au siège %2</translation>
    </message>
    <message>
        <source>Nobody matched it.</source>
        <translation>Personne ne l’a égalé.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 folded by %2</source>
        <translation>%1 laissés par %2</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 au milieu</translation>
    </message>
    <message>
        <source>%1 dead money</source>
        <translation>%1 d’argent mort</translation>
    </message>
    <message>
        <source>Smallest in: %1. Pull %1 from %2</source>
        <translation>Plus petit apport : %1. Prenez %1 à %2</translation>
    </message>
    <message>
        <source>Next: pull %1 more from %2</source>
        <translation>Ensuite : prenez encore %1 à %2</translation>
    </message>
    <message>
        <source>%1 makes %2. Close it: %3.</source>
        <translation>%1 fait %2. Fermez-le : %3.</translation>
    </message>
    <message>
        <source>Check the sum</source>
        <translation>Vérifiez la somme</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: in all %2, all that was put in.</source>
        <translation>%1 : en tout %2, tout ce qui a été mis.</translation>
    </message>
    <message>
        <source>Pot-limit: what is the most that seat %1 may bet?</source>
        <translation>Pot-limit : combien le siège %1 peut-il miser au plus ?</translation>
    </message>
    <message>
        <source>Pot-limit: to what total may seat %1 raise at most?</source>
        <translation>Pot-limit : à quel total le siège %1 peut-il relancer au plus ?</translation>
    </message>
    <message>
        <source>Everything in the middle and in front</source>
        <translation>Tout ce qui est au milieu et devant les joueurs</translation>
    </message>
    <message>
        <source>Count every bet that is out.</source>
        <translation>Comptez toutes les mises avancées.</translation>
    </message>
    <message>
        <source>What of it counts</source>
        <translation>Ce qui en compte</translation>
    </message>
    <message>
        <source>Short and small blinds, antes and rounding as the house counts them.</source>
        <translation>Blinds courtes, petites blinds, antes et arrondi comme la maison les compte.</translation>
    </message>
    <message>
        <source>With nothing to call the pot is the most</source>
        <translation>Sans rien à suivre, le maximum est le pot</translation>
    </message>
    <message>
        <source>Seat %2 calls first: %1</source>
        <translation>Le siège %2 suit d’abord : %1</translation>
    </message>
    <message>
        <source>The bet to match and the pot after the call</source>
        <translation>La mise à égaler et le pot après le call</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>Le pot est de %1.</translation>
    </message>
    <message>
        <source>Divide it: how much does each seat get?</source>
        <translation>Partagez : combien reçoit chaque siège ?</translation>
    </message>
    <message>
        <source>%1, high half</source>
        <translation>%1, moitié high</translation>
    </message>
    <message>
        <source>%1, low half</source>
        <translation>%1, moitié low</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, board %2</translation>
    </message>
    <message>
        <source>high half</source>
        <translation>moitié high</translation>
    </message>
    <message>
        <source>low half</source>
        <translation>moitié low</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>board %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%2 has the odd %1</source>
        <translation>jeton impair %1 : %2</translation>
    </message>
    <message>
        <source>%1: divide it</source>
        <translation>%1 : partagez</translation>
    </message>
    <message>
        <source>%2: seat %1 wins</source>
        <translation>%2 : le siège %1 gagne</translation>
    </message>
    <message>
        <source>%2: seats %1 share</source>
        <translation>%2 : les sièges %1 partagent</translation>
    </message>
    <message>
        <source>%1 in %2 shares: %3 each</source>
        <translation>%1 en %2 parts : %3 chacune</translation>
    </message>
    <message>
        <source>the odd %1 to seat %2</source>
        <translation>jeton impair %1 au siège %2</translation>
    </message>
    <message>
        <source>Seat %1 has in all</source>
        <translation>Le siège %1 reçoit en tout</translation>
    </message>
    <message>
        <source>Add its parts: %1.</source>
        <translation>Additionnez ses parts : %1.</translation>
    </message>
    <message>
        <source>Which seats win? Name all that tie.</source>
        <translation>Quels sièges gagnent ? Nommez tous ceux à égalité.</translation>
    </message>
    <message>
        <source>Which seats win high, and which low? No low is an answer.</source>
        <translation>Quels sièges gagnent le high, et lesquels le low ? « Pas de low » est une réponse.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>Le siège %1 joue %2</translation>
    </message>
    <message>
        <source>%1. It wins.</source>
        <translation>%1. Il gagne.</translation>
    </message>
    <message>
        <source>%1. It loses.</source>
        <translation>%1. Il perd.</translation>
    </message>
    <message>
        <source>Seat %1 has no low</source>
        <translation>Le siège %1 n’a pas de low</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 for low</source>
        <translation>Le siège %1 joue %2 pour le low</translation>
    </message>
    <message>
        <source>Which seat acts first on this street?</source>
        <translation>Quel siège parle le premier sur ce tour ?</translation>
    </message>
    <message>
        <source>Seat %1 shows %2</source>
        <translation>Le siège %1 montre %2</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>Le bring-in</translation>
    </message>
    <message>
        <source>The lowest upcard, of equal ones by suit: clubs, diamonds, hearts, spades.</source>
        <translation>La carte ouverte la plus basse ; à égalité, par couleur : trèfles, carreaux, cœurs, piques.</translation>
    </message>
    <message>
        <source>Razz: the highest upcard, of equal ones by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Razz : la carte ouverte la plus haute ; à égalité, par couleur : piques, cœurs, carreaux, trèfles.</translation>
    </message>
    <message>
        <source>After the first round</source>
        <translation>Après le premier tour</translation>
    </message>
    <message>
        <source>The highest board, of equal ones the first at the left of the dealer.</source>
        <translation>Le board le plus haut ; à égalité, le premier à gauche du croupier.</translation>
    </message>
    <message>
        <source>Razz: the lowest board, of equal ones the first at the left of the dealer.</source>
        <translation>Razz : le board le plus bas ; à égalité, le premier à gauche du croupier.</translation>
    </message>
    <message>
        <source>It acts first.</source>
        <translation>Il parle le premier.</translation>
    </message>
    <message>
        <source>It acts later.</source>
        <translation>Il parle plus tard.</translation>
    </message>
    <message>
        <source>To what total must seat %1 raise at least?</source>
        <translation>À quel total le siège %1 doit-il relancer au moins ?</translation>
    </message>
    <message>
        <source>The bet to match</source>
        <translation>La mise à égaler</translation>
    </message>
    <message>
        <source>The most that anyone has in front.</source>
        <translation>Le plus gros montant devant un joueur.</translation>
    </message>
    <message>
        <source>The last full bet or raise</source>
        <translation>La dernière mise ou relance complète</translation>
    </message>
    <message>
        <source>A raise adds at least as much again.</source>
        <translation>Une relance ajoute au moins autant.</translation>
    </message>
    <message>
        <source>A short all-in changes what there is to call, never the size of a full raise.</source>
        <translation>Un tapis court change ce qu’il y a à suivre, jamais la taille d’une relance complète.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Additionnez</translation>
    </message>
    <message>
        <source>May seat %1 raise, or only call or fold?</source>
        <translation>Le siège %1 peut-il relancer, ou seulement suivre ou passer ?</translation>
    </message>
    <message>
        <source>It may raise.</source>
        <translation>Il peut relancer.</translation>
    </message>
    <message>
        <source>Call or fold only.</source>
        <translation>Suivre ou passer seulement.</translation>
    </message>
    <message>
        <source>What seat %1 faces</source>
        <translation>Ce que le siège %1 doit suivre</translation>
    </message>
    <message>
        <source>%1 less %2 in front</source>
        <translation>%1 moins %2 déjà devant</translation>
    </message>
    <message>
        <source>A full raise</source>
        <translation>Une relance complète</translation>
    </message>
    <message>
        <source>It faces enough: raise</source>
        <translation>C’est assez : il peut relancer</translation>
    </message>
    <message>
        <source>It faces too little: call or fold</source>
        <translation>C’est trop peu : suivre ou passer</translation>
    </message>
    <message>
        <source>Short all-ins add up for each seat.</source>
        <translation>Les tapis courts s’additionnent pour chaque siège.</translation>
    </message>
    <message>
        <source>A single later wager must have been a full one.</source>
        <translation>Une des mises suivantes doit, à elle seule, avoir été complète.</translation>
    </message>
    <message>
        <source>What may seat %1 do beside calling and folding?</source>
        <translation>Que peut faire le siège %1, à part suivre et passer ?</translation>
    </message>
    <message>
        <source>The bet of this street</source>
        <translation>La mise de ce tour</translation>
    </message>
    <message>
        <source>Half of it, %1, is the test.</source>
        <translation>La moitié, %1, sert de mesure.</translation>
    </message>
    <message>
        <source>Seat %1, all-in, lifts it from %3 to %2</source>
        <translation>Le siège %1, à tapis, la porte de %3 à %2</translation>
    </message>
    <message>
        <source>Half a bet or more: it counts as a full bet or raise.</source>
        <translation>Une demi-mise ou plus : cela compte comme mise ou relance complète.</translation>
    </message>
    <message>
        <source>Less than half a bet: what comes next completes it.</source>
        <translation>Moins d’une demi-mise : ce qui suit la complète.</translation>
    </message>
    <message>
        <source>%1 less %2 in front. It has acted: half a bet or more lets it raise.</source>
        <translation>%1 moins %2 déjà devant. Il a déjà parlé : une demi-mise ou plus lui permet de relancer.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>La règle : %1</translation>
    </message>
    <message>
        <source>How many raises are left in this round?</source>
        <translation>Combien de relances reste-t-il dans ce tour ?</translation>
    </message>
    <message>
        <source>The house allows %1 raises after the bet</source>
        <translation>La maison permet %1 relances après la mise</translation>
    </message>
    <message>
        <source>Before the flop the big blind is the bet.</source>
        <translation>Avant le flop, la grosse blind est la mise.</translation>
    </message>
    <message>
        <source>Made so far: %1</source>
        <translation>Déjà faites : %1</translation>
    </message>
    <message>
        <source>Calls and short all-ins do not count.</source>
        <translation>Les calls et les tapis courts ne comptent pas.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Restent : %1</translation>
    </message>
    <message>
        <source>%1 less %2 is %3</source>
        <translation>%1 moins %2 font %3</translation>
    </message>
    <message>
        <source>What is the fewest chips that make %1? There are chips of %2.</source>
        <translation>Quel est le plus petit nombre de jetons qui fait %1 ? Il y a des jetons de %2.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>Il reste %1.</translation>
    </message>
    <message>
        <source>How much change goes back to seat %1?</source>
        <translation>Combien de monnaie revient au siège %1 ?</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>How much must seat %1 add to call?</source>
        <translation>Combien le siège %1 doit-il ajouter pour suivre ?</translation>
    </message>
    <message>
        <source>In front of seat %1</source>
        <translation>Devant le siège %1</translation>
    </message>
    <message>
        <source>It counts towards the call.</source>
        <translation>Cela compte pour le call.</translation>
    </message>
    <message>
        <source>It adds %1</source>
        <translation>Il ajoute %1</translation>
    </message>
    <message>
        <source>Its stack is only %1: it is all-in.</source>
        <translation>Son stack n’est que de %1 : il est à tapis.</translation>
    </message>
    <message>
        <source>The rake is %1 %, in steps of %2.</source>
        <translation>Le rake est de %1 %, par paliers de %2.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Au plus %1.</translation>
    </message>
    <message>
        <source>No flop, no drop.</source>
        <translation>Pas de flop, pas de drop.</translation>
    </message>
    <message>
        <source>%1 for the jackpot from a pot of %2 on.</source>
        <translation>%1 pour le jackpot à partir d’un pot de %2.</translation>
    </message>
    <message>
        <source>How much rake is taken?</source>
        <translation>Combien de rake est prélevé ?</translation>
    </message>
    <message>
        <source>How much is taken, rake and jackpot together?</source>
        <translation>Combien est prélevé, rake et jackpot ensemble ?</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>Le pot entier</translation>
    </message>
    <message>
        <source>All pots of the hand together, without what came back.</source>
        <translation>Tous les pots du coup ensemble, sans ce qui a été rendu.</translation>
    </message>
    <message>
        <source>%1 % of %2 is %3</source>
        <translation>%1 % de %2 font %3</translation>
    </message>
    <message>
        <source>Down to a whole %1: %2</source>
        <translation>Ramené au palier entier de %1 : %2</translation>
    </message>
    <message>
        <source>The rake</source>
        <translation>Le rake</translation>
    </message>
    <message>
        <source>Nothing is taken.</source>
        <translation>Rien n’est prélevé.</translation>
    </message>
    <message>
        <source>There is no cap.</source>
        <translation>Il n’y a pas de plafond.</translation>
    </message>
    <message>
        <source>And for the jackpot</source>
        <translation>Et pour le jackpot</translation>
    </message>
    <message>
        <source>A stack is coloured up; chips of %2 in it: %1. How many chips of %3 come for it? What does not make a whole one stays small.</source>
        <translation>Un stack passe au color-up ; jetons de %2 : %1. Combien de jetons de %3 donne-t-on à la place ? Ce qui ne fait pas un jeton entier reste en petits jetons.</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Ce que cela fait</translation>
    </message>
    <message>
        <source>What does it count as?</source>
        <translation>Pour quoi cela compte-t-il ?</translation>
    </message>
    <message>
        <source>The action comes to seat %1. What of its act out of turn?</source>
        <translation>L’action arrive au siège %1. Que devient son acte hors tour ?</translation>
    </message>
    <message>
        <source>It stands as it was.</source>
        <translation>Il reste tel quel.</translation>
    </message>
    <message>
        <source>It lapses: the chips go back.</source>
        <translation>Il tombe : les jetons sont rendus.</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <translation>Hors tour : %1</translation>
    </message>
    <message>
        <source>The act is kept</source>
        <translation>L’acte est gardé</translation>
    </message>
    <message>
        <source>It waits until its turn comes.</source>
        <translation>Il attend que vienne son tour.</translation>
    </message>
    <message>
        <source>A bet or raise changes the action.</source>
        <translation>Une mise ou une relance change l’action.</translation>
    </message>
    <message>
        <source>After a call in between the act no longer binds by itself.</source>
        <translation>Après un call entre-temps, l’acte n’engage plus à lui seul.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>Cela ne change rien.</translation>
    </message>
    <message>
        <source>Seat %1 was passed over and now wants to act. Does it still have its right?</source>
        <translation>Le siège %1 a été sauté et veut maintenant agir. A-t-il encore son droit ?</translation>
    </message>
    <message>
        <source>It keeps its right to act.</source>
        <translation>Il garde son droit d’agir.</translation>
    </message>
    <message>
        <source>It may have lost it: the floor decides.</source>
        <translation>Il peut l’avoir perdu : le floor décide.</translation>
    </message>
    <message>
        <source>Who says &quot;time&quot; keeps the right to act.</source>
        <translation>Qui dit « temps » garde le droit d’agir.</translation>
    </message>
    <message>
        <source>Acts behind it: %1</source>
        <translation>Actes derrière lui : %1</translation>
    </message>
    <message>
        <source>From %1 on the right may be lost.</source>
        <translation>À partir de %1, le droit peut être perdu.</translation>
    </message>
    <message>
        <source>The least raise is to %1.</source>
        <translation>La relance minimale est à %1.</translation>
    </message>
    <message>
        <source>Nobody has bet; the least bet is %1.</source>
        <translation>Personne n’a misé ; la mise minimale est de %1.</translation>
    </message>
    <message>
        <source>It may not be raised.</source>
        <translation>On ne peut pas relancer.</translation>
    </message>
    <message>
        <source>Over the call</source>
        <translation>Au-dessus du call</translation>
    </message>
    <message>
        <source>A full raise adds %1.</source>
        <translation>Une relance complète ajoute %1.</translation>
    </message>
    <message>
        <source>In front now: %1.</source>
        <translation>Devant maintenant : %1.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Donc</translation>
    </message>
    <message>
        <source>Nobody has acted. Is it a misdeal, or do you play on?</source>
        <translation>Personne n’a agi. Est-ce une maldonne, ou joue-t-on ?</translation>
    </message>
    <message>
        <source>Misdeal, or play on?</source>
        <translation>Maldonne, ou on joue ?</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>Maldonne.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>On joue.</translation>
    </message>
    <message>
        <source>A cause for a misdeal, while it can still be called.</source>
        <translation>Une cause de maldonne, tant qu’elle peut encore être demandée.</translation>
    </message>
    <message>
        <source>By itself no cause.</source>
        <translation>À elle seule, pas une cause.</translation>
    </message>
    <message>
        <source>Acts since the blinds: %1</source>
        <translation>Actes depuis les blinds : %1</translation>
    </message>
    <message>
        <source>After two acts in turn the hand is played.</source>
        <translation>Après deux actes à leur tour, le coup est joué.</translation>
    </message>
    <message>
        <source>After three acts, or two that are not both folds or both checks, the hand is played.</source>
        <translation>Après trois actes, ou deux qui ne sont pas deux fois passer ou deux checks, le coup est joué.</translation>
    </message>
    <message>
        <source>After three acts, or two of which one had chips, the hand is played.</source>
        <translation>Après trois actes, ou deux dont un avec des jetons, le coup est joué.</translation>
    </message>
    <message>
        <source>It is noticed now. What is done?</source>
        <translation>On le remarque maintenant. Que fait-on ?</translation>
    </message>
    <message>
        <source>The street goes back and comes as it should have.</source>
        <translation>Le tour repart en arrière et vient comme il aurait dû.</translation>
    </message>
    <message>
        <source>The board stands; play on.</source>
        <translation>Le board reste ; on joue.</translation>
    </message>
    <message>
        <source>There has been action on it.</source>
        <translation>Il y a déjà eu action dessus.</translation>
    </message>
    <message>
        <source>Leave the burn card where it is</source>
        <translation>Laissez la carte brûlée où elle est</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Brûlez une carte</translation>
    </message>
    <message>
        <source>Burn no card</source>
        <translation>Ne brûlez pas de carte</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>Remettez %1</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>Remettez une carte</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Mélangez le talon</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donnez : %1</translation>
    </message>
    <message>
        <source>Seat %1 gets the burn card</source>
        <translation>Le siège %1 reçoit la carte brûlée</translation>
    </message>
    <message>
        <source>Seat %1 gets the top card after the deal</source>
        <translation>Le siège %1 reçoit la carte du dessus après la donne</translation>
    </message>
    <message>
        <source>The exposed card is the burn</source>
        <translation>La carte exposée devient la carte brûlée</translation>
    </message>
    <message>
        <source>%1 is kept</source>
        <translation>%1 est gardé</translation>
    </message>
    <message>
        <source>Lay %1 aside until %2</source>
        <translation>Mettez %1 de côté jusqu’à : %2</translation>
    </message>
    <message>
        <source>When the betting is over, what is done with the early cards?</source>
        <translation>Les enchères finies, que fait-on des cartes venues trop tôt ?</translation>
    </message>
    <message>
        <source>They go back, the stub is shuffled, and the street comes without a new burn.</source>
        <translation>Elles retournent au talon, on le mélange, et le tour vient sans nouvelle carte brûlée.</translation>
    </message>
    <message>
        <source>The card waits: burn, the next card is the turn; it is shuffled in for the river.</source>
        <translation>La carte attend : on brûle, la carte suivante est le turn ; elle est mélangée au talon pour la river.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>Elles jouent.</translation>
    </message>
    <message>
        <source>They go back; burn again and deal the next cards.</source>
        <translation>Elles retournent au talon ; on brûle encore et on donne les cartes suivantes.</translation>
    </message>
    <message>
        <source>What is done?</source>
        <translation>Que fait-on ?</translation>
    </message>
    <message>
        <source>The floor draws one of the four as the next burn.</source>
        <translation>Le floor tire une des quatre comme prochaine carte brûlée.</translation>
    </message>
    <message>
        <source>All go back, the stub is shuffled, three are dealt.</source>
        <translation>Toutes retournent au talon, on le mélange, on en donne trois.</translation>
    </message>
    <message>
        <source>The first three play.</source>
        <translation>Les trois premières jouent.</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appelez le floor</translation>
    </message>
    <message>
        <source>One of the four is drawn, and is the next burn.</source>
        <translation>Une des quatre est tirée et devient la prochaine carte brûlée.</translation>
    </message>
    <message>
        <source>Build the pots without the hand of seat %1.</source>
        <translation>Formez les pots sans la main du siège %1.</translation>
    </message>
    <message>
        <source>The chips of seat %1 stay</source>
        <translation>Les jetons du siège %1 restent</translation>
    </message>
    <message>
        <source>They are folded money.</source>
        <translation>C’est de l’argent passé.</translation>
    </message>
    <message>
        <source>Last hand: button seat %1, small blind seat %2, big blind seat %3.</source>
        <translation>Dernier coup : bouton siège %1, petite blind siège %2, grosse blind siège %3.</translation>
    </message>
    <message>
        <source>Next hand: where are the button, the small blind and the big blind?</source>
        <translation>Prochain coup : où sont le bouton, la petite blind et la grosse blind ?</translation>
    </message>
    <message>
        <source>Big blind: seat %1</source>
        <translation>Grosse blind : siège %1</translation>
    </message>
    <message>
        <source>The next seat that is due.</source>
        <translation>Le siège suivant dont c’est le tour.</translation>
    </message>
    <message>
        <source>Small blind: seat %1</source>
        <translation>Petite blind : siège %1</translation>
    </message>
    <message>
        <source>Nobody posts a small blind</source>
        <translation>Personne ne pose de petite blind</translation>
    </message>
    <message>
        <source>It lies where the big blind was.</source>
        <translation>Elle va là où était la grosse blind.</translation>
    </message>
    <message>
        <source>Button: seat %1</source>
        <translation>Bouton : siège %1</translation>
    </message>
    <message>
        <source>It lies where the small blind was, on an empty seat if need be.</source>
        <translation>Il va là où était la petite blind, au besoin sur un siège vide.</translation>
    </message>
    <message>
        <source>Seat %1 has button and small blind</source>
        <translation>Le siège %1 a le bouton et la petite blind</translation>
    </message>
    <message>
        <source>Heads-up the button has the small blind; nobody has the big blind twice running.</source>
        <translation>En tête-à-tête, le bouton a la petite blind ; personne n’a deux fois de suite la grosse blind.</translation>
    </message>
    <message>
        <source>Seat %1 was away.</source>
        <translation>Le siège %1 était absent.</translation>
    </message>
    <message>
        <source>The big blind went past seat %1 while it was away.</source>
        <translation>La grosse blind a passé le siège %1 pendant son absence.</translation>
    </message>
    <message>
        <source>Seat %1 had its big blind and missed the small one.</source>
        <translation>Le siège %1 a eu sa grosse blind et a manqué la petite.</translation>
    </message>
    <message>
        <source>What does seat %1 post to be dealt in: live, and dead?</source>
        <translation>Que pose le siège %1 pour recevoir des cartes : vivant, et mort ?</translation>
    </message>
    <message>
        <source>Live: %1</source>
        <translation>Vivant : %1</translation>
    </message>
    <message>
        <source>A missed big blind is posted live.</source>
        <translation>Une grosse blind manquée se pose vivante.</translation>
    </message>
    <message>
        <source>Dead: %1</source>
        <translation>Mort : %1</translation>
    </message>
    <message>
        <source>A missed small blind is dead money.</source>
        <translation>Une petite blind manquée est de l’argent mort.</translation>
    </message>
    <message>
        <source>It has not missed that one.</source>
        <translation>Il n’a pas manqué celle-là.</translation>
    </message>
    <message>
        <source>Does seat %1 owe anything for the move?</source>
        <translation>Le siège %1 doit-il quelque chose pour le changement ?</translation>
    </message>
    <message>
        <source>It owes nothing.</source>
        <translation>Il ne doit rien.</translation>
    </message>
    <message>
        <source>It posts, or waits for the big blind.</source>
        <translation>Il pose, ou il attend la grosse blind.</translation>
    </message>
    <message>
        <source>Count the players that it passed</source>
        <translation>Comptez les joueurs qu’il a dépassés</translation>
    </message>
    <message>
        <source>Moving away from the big blind that is coming, and not past it.</source>
        <translation>Il s’éloigne de la grosse blind qui arrive, sans la dépasser.</translation>
    </message>
    <message>
        <source>Passed: %1 (%2)</source>
        <translation>Dépassés : %1 (%2)</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Gratuits : %1</translation>
    </message>
    <message>
        <source>One more, and it comes in as a newcomer does.</source>
        <translation>Un de plus, et il entre comme un nouveau joueur.</translation>
    </message>
    <message>
        <source>Seat %1 took %2 off the table in this session and comes back.</source>
        <translation>Le siège %1 a retiré %2 de la table dans cette session et revient.</translation>
    </message>
    <message>
        <source>The least buy-in is %1.</source>
        <translation>La cave minimale est de %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Le maximum est de %1.</translation>
    </message>
    <message>
        <source>With how much must seat %1 come back at least?</source>
        <translation>Avec combien le siège %1 doit-il revenir au moins ?</translation>
    </message>
    <message>
        <source>What it left with</source>
        <translation>Ce qu’il avait en partant</translation>
    </message>
    <message>
        <source>Chips may not be taken off and left out.</source>
        <translation>On ne peut pas retirer des jetons et les garder hors jeu.</translation>
    </message>
    <message>
        <source>The least buy-in</source>
        <translation>La cave minimale</translation>
    </message>
    <message>
        <source>As for anybody.</source>
        <translation>Comme pour tout le monde.</translation>
    </message>
    <message>
        <source>The larger of the two.</source>
        <translation>Le plus grand des deux.</translation>
    </message>
    <message>
        <source>Exactly what it left with.</source>
        <translation>Exactement ce qu’il avait en partant.</translation>
    </message>
    <message>
        <source>Only the least buy-in.</source>
        <translation>Seulement la cave minimale.</translation>
    </message>
    <message>
        <source>Who shows first?</source>
        <translation>Qui montre en premier ?</translation>
    </message>
    <message>
        <source>Somebody bet on the last round</source>
        <translation>Quelqu’un a misé au dernier tour</translation>
    </message>
    <message>
        <source>Nobody bet on the last round</source>
        <translation>Personne n’a misé au dernier tour</translation>
    </message>
    <message>
        <source>The last bet or raise decides; without one whoever acted first.</source>
        <translation>La dernière mise ou relance décide ; à défaut, celui qui a parlé le premier.</translation>
    </message>
    <message>
        <source>Then clockwise.</source>
        <translation>Puis dans le sens horaire.</translation>
    </message>
    <message>
        <source>Which hands do you kill before the push?</source>
        <translation>Quelles mains tuez-vous avant de pousser le pot ?</translation>
    </message>
    <message>
        <source>Push the %1 to %2</source>
        <translation>Poussez %1 à %2</translation>
    </message>
    <message>
        <source>Last formed, first pushed.</source>
        <translation>Dernier formé, premier poussé.</translation>
    </message>
    <message>
        <source>To which seats do you push the first pot?</source>
        <translation>À quels sièges poussez-vous le premier pot ?</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>Qu’annoncez-vous ?</translation>
    </message>
    <message>
        <source>The next street comes. What do you announce?</source>
        <translation>Le tour suivant arrive. Qu’annoncez-vous ?</translation>
    </message>
    <message>
        <source>In the hand: %1</source>
        <translation>Dans le coup : %1</translation>
    </message>
    <message>
        <source>Count all that have not folded, all-in or not.</source>
        <translation>Comptez tous ceux qui n’ont pas passé, à tapis ou non.</translation>
    </message>
    <message>
        <source>Say the total</source>
        <translation>Dites le total</translation>
    </message>
    <message>
        <source>A raise is announced by its total, never by what was added.</source>
        <translation>Une relance s’annonce par son total, jamais par ce qui est ajouté.</translation>
    </message>
    <message>
        <source>Players dealt in: %1. A card was burnt before each street. How many cards are in the stub?</source>
        <translation>Joueurs servis : %1. Une carte a été brûlée avant chaque tour. Combien de cartes dans le talon ?</translation>
    </message>
    <message>
        <source>Players: %1, so cards dealt: %2</source>
        <translation>Joueurs : %1, donc cartes données : %2</translation>
    </message>
    <message>
        <source>Folded hands count as well.</source>
        <translation>Les mains passées comptent aussi.</translation>
    </message>
    <message>
        <source>On the board %1, burnt %2</source>
        <translation>Au board %1, brûlées %2</translation>
    </message>
    <message>
        <source>One burn a street.</source>
        <translation>Une carte brûlée par tour.</translation>
    </message>
    <message>
        <source>52 less %1, less %2, less %3: %4</source>
        <translation>52 moins %1, moins %2, moins %3 : %4</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Qu’annoncez-vous ?</translation>
    </message>
    <message>
        <source>Player has %1, bank has %2.</source>
        <translation>Joueur : %1, banque : %2.</translation>
    </message>
    <message>
        <source>Player %1, bank %2.</source>
        <translation>Joueur %1, banque %2.</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing; only the last digit counts.</source>
        <translation>Les dix et les figures ne comptent rien ; seul le dernier chiffre compte.</translation>
    </message>
    <message>
        <source>A card for the player.</source>
        <translation>Une carte pour le joueur.</translation>
    </message>
    <message>
        <source>A card for the bank.</source>
        <translation>Une carte pour la banque.</translation>
    </message>
    <message>
        <source>No more cards.</source>
        <translation>Plus de cartes.</translation>
    </message>
    <message>
        <source>%1 on %2. It has won.</source>
        <translation>%1 sur %2. La mise a gagné.</translation>
    </message>
    <message>
        <source>%1 on %2. It is a tie.</source>
        <translation>%1 sur %2. C’est une égalité.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banque</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>How much is paid beside the bet?</source>
        <translation>Combien est payé à côté de la mise ?</translation>
    </message>
    <message>
        <source>What the bet wins</source>
        <translation>Ce que gagne la mise</translation>
    </message>
    <message>
        <source>Even money on %1.</source>
        <translation>À égalité de mise sur %1.</translation>
    </message>
    <message>
        <source>%1 at %2 to 1.</source>
        <translation>%1 à %2 contre 1.</translation>
    </message>
    <message>
        <source>The house keeps %1 % of it</source>
        <translation>La maison en garde %1 %</translation>
    </message>
    <message>
        <source>%1 for the commission.</source>
        <translation>%1 de commission.</translation>
    </message>
    <message>
        <source>That is %1; rounded as the house does it, %2.</source>
        <translation>Cela fait %1 ; arrondi comme le fait la maison, %2.</translation>
    </message>
    <message>
        <source>Paid beside the bet</source>
        <translation>Payé à côté de la mise</translation>
    </message>
    <message>
        <source>Nothing is paid, nothing is taken</source>
        <translation>Rien n’est payé, rien n’est pris</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation>ouvert ailleurs</translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation>Ce journal est ouvert dans un autre Oddchip : %1. Lecture possible, saisie impossible.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Fermez-le là-bas, puis réessayez.</translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation>écriture interdite</translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation>Ce journal ne peut pas être écrit : %1. Lecture possible, saisie impossible.</translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation>Donnez-vous le droit d’écrire le fichier et son dossier, ou utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation>pas un journal</translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation>%1 est autre chose, pas un journal d’Oddchip. Rien n’y a été touché.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation>d’une version plus récente</translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation>Un Oddchip plus récent a écrit ce journal : %1. Rien n’y a été touché.</translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation>Utilisez cette version ou une plus récente.</translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation>modifié hors d’Oddchip</translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation>Ce journal a été modifié hors d’Oddchip : %1. Ce qui est prouvé peut être lu.</translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation>Gardez le fichier et restaurez une copie pour continuer.</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>disque plein</translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>Le disque est plein : %1. Le dernier événement n’est pas gardé. Rien n’est perdu avant lui.</translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation>Faites de la place et réessayez, ou utilisez un autre lieu.</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>disque</translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>Le disque ne l’a pas accepté : %1. Le dernier événement n’est pas gardé. Rien n’est perdu avant lui.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation>Réessayez. Si cela persiste, utilisez un autre lieu.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>Il n’y a rien à %1.</translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation>Vérifiez le nom ou choisissez un autre lieu.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation>Entrées : %1. Chacune est telle qu’elle a été écrite.</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>entrée modifiée</translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>L’entrée %1 a été modifiée hors d’Oddchip. Les coups d’avant sont prouvés. Les suivants peuvent être lus, pas prouvés.</translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation>Affichez l’entrée ou restaurez une copie.</translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation>entrée manquante</translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>L’entrée %1 manque. Les coups d’avant sont prouvés. Les suivants peuvent être lus, pas prouvés.</translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation>Restaurez une copie.</translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation>entrées déplacées</translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>L’entrée %1 est à une autre place. Les coups d’avant sont prouvés. Les suivants peuvent être lus, pas prouvés.</translation>
    </message>
    <message>
        <source>end missing</source>
        <translation>fin manquante</translation>
    </message>
    <message>
        <source>Entry %1 is not there: the end was cut off after a head was noted.</source>
        <translation>L’entrée %1 n’y est pas : la fin a été coupée après qu’une tête a été notée.</translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation>Restaurez une copie qui va plus loin.</translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation>protection disparue</translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation>Chaque entrée est telle qu’elle a été écrite, mais une protection contre les modifications a disparu.</translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation>Restaurez une copie ou continuez dans un nouveau journal.</translation>
    </message>
    <message>
        <source>copy told otherwise</source>
        <translation>mention de copie modifiée</translation>
    </message>
    <message>
        <source>Every entry up to %1 is what was written, but what is told there of a copy was changed.</source>
        <translation>Chaque entrée jusqu’à %1 est telle qu’elle a été écrite, mais ce qui y est dit d’une copie a été modifié.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation>Le fichier est endommagé à l’entrée %1. Les coups d’avant sont prouvés.</translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation>ligne non comprise</translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation>L’entrée %1 de %3 ne peut pas être lue par cette version : %2. Lecture possible, saisie impossible.</translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation>Ouvrez le journal avec la version qui l’a écrit ou continuez dans un autre dossier.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne convient pas</translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation>L’entrée %1 de %3 ne va pas avec ce qui précède : %2. Lecture possible, saisie impossible.</translation>
    </message>
    <message>
        <source>read differently</source>
        <translation>lu autrement</translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation>L’entrée %1 menait à une autre table quand elle a été écrite.</translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation>Comptez les stacks. Cette version lit le coup autrement que celle qui l’a écrit.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation>Non enregistré. La table est restée telle quelle.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non compris</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>Impossible à lire : %1.</translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation>Regardez « %1 » ou touchez un bouton.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation>La ligne %2 de %1 ne peut pas être lue : %3.</translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation>Corrigez la ligne. Ce qui est avant et après reste utilisé.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation>Vérifiez le nom.</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>Coup %1 : %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Table : %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>le siège %1 a %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles : %1</translation>
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
        <translation>Raison : %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Siège %1 : %2</translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation>Selon %1 : %2 [%3]</translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation>et %1 : %2 [%3]</translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation>Signalé : %1, %2</translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation>Le floor décide : %1, %2 [%3]</translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation>Parmi : siège %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation>Parole au siège %1, doit %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, brings in %2 or completes</source>
        <translation>Parole au siège %1 : bring-in de %2, ou compléter</translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation>Il peut miser de %1 à %2 [%3]</translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation>Il peut relancer à %1 au moins, %2 au plus [%3]</translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation>Il peut compléter à %1, au plus %2 [%3]</translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation>Il ne peut pas relancer : %1 [%2]</translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation>%1 %2, sièges %3</translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation>En tout %1 : devant %2, d’avant %3</translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation>Suivre %1 et le pot ensuite %2 : au plus %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation>Le siège %1 gagne %2, dont jeton impair %3 [%4]</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation>Refusé : %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation>Le siège %1 finit avec %2</translation>
    </message>
    <message>
        <source>Not over yet: seat %1 has %2</source>
        <translation>Pas encore fini : le siège %1 a %2</translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation>identique partout : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>première différence</translation>
    </message>
    <message>
        <source>Coup %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Player %1; bank %2</source>
        <translation>Joueur %1 ; banque %2</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>Tire : %1</translation>
    </message>
    <message>
        <source>Stands: %1</source>
        <translation>Reste : %1</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Gagne : %1</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card of the shoe</source>
        <translation>La carte %1 retourne : c’est la prochaine du sabot</translation>
    </message>
    <message>
        <source>Seat %1 loses %2 on %3</source>
        <translation>Le siège %1 perd %2 sur : %3</translation>
    </message>
    <message>
        <source>Seat %1 has its %2 on %3 back</source>
        <translation>Le siège %1 reprend ses %2 sur : %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %4 with %2 on %3</source>
        <translation>Le siège %1 gagne %4 avec %2 sur : %3</translation>
    </message>
    <message>
        <source>commission %1</source>
        <translation>commission %1</translation>
    </message>
    <message>
        <source>Commission %1; the box holds %2</source>
        <translation>Commission %1 ; la caisse contient %2</translation>
    </message>
    <message>
        <source>The shoe is with seat %1</source>
        <translation>Le sabot est au siège %1</translation>
    </message>
    <message>
        <source>Commission box %1, collected %2</source>
        <translation>Caisse de commission %1, encaissé %2</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>Le siège %1 doit %2</translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation>Pas de différence sous %1.</translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message>
        <source>Floor called %1, %2</source>
        <translation>Floor appelé %1, %2</translation>
    </message>
    <message>
        <source>Copy frozen at event %1. The dealer cannot change it.</source>
        <translation>Copie figée à l’événement %1. Le croupier ne peut pas la changer.</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>depuis l’appel</translation>
    </message>
    <message>
        <source>to act %1</source>
        <translation>à parler : %1</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>%1; floor: %2</source>
        <translation>%1 ; floor : %2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Siège %1 : %2</translation>
    </message>
    <message>
        <source>what came before could not be</source>
        <translation>ce qui précédait n’était plus possible</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Tap to write it down.</source>
        <translation>Touchez pour l’écrire.</translation>
    </message>
    <message>
        <source>Heard, nothing written.</source>
        <translation>Entendu, rien d’écrit.</translation>
    </message>
    <message>
        <source>What happened: %1</source>
        <translation>Ce qui s’est passé : %1</translation>
    </message>
    <message>
        <source>Tab: the next who tells. Enter: written down.</source>
        <translation>Tab : le suivant qui raconte. Entrée : noté.</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 au siège %2</translation>
    </message>
    <message>
        <source>%1: no low</source>
        <translation>%1 : pas de low</translation>
    </message>
    <message>
        <source>Of the hand before, from the next hand on.</source>
        <translation>Du coup précédent, à partir du prochain coup.</translation>
    </message>
    <message>
        <source>hand of seat %1 is dead</source>
        <translation>main du siège %1 : morte</translation>
    </message>
    <message>
        <source>hand of seat %1 is live</source>
        <translation>main du siège %1 : vivante</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>retenir %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>libérer %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>siège %1 : a %2</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Monnaie de %1 au siège %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Le siège %1 ajoute %2.</translation>
    </message>
    <message>
        <source>Seat %1 owes %2.</source>
        <translation>Le siège %1 doit %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>next owes</source>
        <translation>le suivant doit</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 mis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 rendu</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Autre chose…</translation>
    </message>
    <message>
        <source>Write it as the dealer would say it.</source>
        <translation>Écrivez-le comme le croupier le dirait.</translation>
    </message>
    <message>
        <source>For example: call 40, raise to 80, 6 dead, award main 5, misdeal.</source>
        <translation>Par exemple : call 40, raise to 80, 6 dead, award main 5, misdeal.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN de %1</translation>
    </message>
    <message>
        <source>Second person, PIN of %1</source>
        <translation>Seconde personne, PIN de %1</translation>
    </message>
    <message>
        <source>Initials of the floor</source>
        <translation>Initiales du floor</translation>
    </message>
    <message>
        <source>Initials of a second person</source>
        <translation>Initiales d’une seconde personne</translation>
    </message>
    <message>
        <source>Other person</source>
        <translation>Autre personne</translation>
    </message>
    <message>
        <source>A second person approves; this is the same one.</source>
        <translation>Une seconde personne approuve ; c’est la même.</translation>
    </message>
    <message>
        <source>Initials…</source>
        <translation>Initiales…</translation>
    </message>
    <message>
        <source>Decide: %1</source>
        <translation>Trancher : %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Trancher</translation>
    </message>
    <message>
        <source>Act, ruling and versions stay in the record.</source>
        <translation>Acte, décision et versions restent dans le journal.</translation>
    </message>
    <message>
        <source>No outcome is chosen.</source>
        <translation>Aucune issue n’est choisie.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>Le motif manque.</translation>
    </message>
    <message>
        <source>The initials are missing.</source>
        <translation>Les initiales manquent.</translation>
    </message>
    <message>
        <source>Digits missing: %1.</source>
        <translation>Chiffres manquants : %1.</translation>
    </message>
    <message>
        <source>Hold pot %1 (H)</source>
        <translation>Retenir pot %1 (H)</translation>
    </message>
    <message>
        <source>Pot %1 held (H)</source>
        <translation>Pot %1 retenu (H)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour au jeu (Esc)</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>issue</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>Tab ← →</source>
        <translation>Tab ← →</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motif</translation>
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
        <translation>Entrée</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>trancher</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hold pot</source>
        <translation>retenir le pot</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>add version</source>
        <translation>ajouter une version</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>report</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: %1. The last: %2, %3.</source>
        <translation>Cas semblables décidés par le floor : %1. Le dernier : %2, %3.</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: none.</source>
        <translation>Cas semblables décidés par le floor : aucun.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, call stays open</source>
        <translation>retour, l’appel reste ouvert</translation>
    </message>
    <message>
        <source>Silent chips</source>
        <translation>Jetons sans parole</translation>
    </message>
    <message>
        <source>Words came first</source>
        <translation>Parole d’abord</translation>
    </message>
    <message>
        <source>Camera shows</source>
        <translation>La caméra le montre</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Intent was clear</source>
        <translation>Intention claire</translation>
    </message>
    <message>
        <source>Dealer&apos;s mistake</source>
        <translation>Erreur du croupier</translation>
    </message>
    <message>
        <source>Player not aware</source>
        <translation>Joueur non averti</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Les cartes parlent</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tous d’accord</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Derniers événements</translation>
    </message>
    <message>
        <source>Ruling by the house rules</source>
        <translation>Décision selon les règles de la maison</translation>
    </message>
    <message>
        <source>What the other books say</source>
        <translation>Ce que disent les autres règlements</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>ce que cela change</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>effacer</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>This journal is open for reading only. Decide at its own table.</source>
        <translation>Ce journal est ouvert en lecture seule. Décidez à sa propre table.</translation>
    </message>
    <message>
        <source>Only the hand that is on the table can be decided.</source>
        <translation>Seul le coup qui est sur la table peut être décidé.</translation>
    </message>
    <message>
        <source>Open another journal…</source>
        <translation>Ouvrir un autre journal…</translation>
    </message>
    <message>
        <source>Reports have a box for pots of at least</source>
        <translation>Rapports avec case pour les pots dès</translation>
    </message>
    <message>
        <source>Oddchip: the floor</source>
        <translation>Oddchip : le floor</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>House impact</source>
        <translation>Effet maison</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Find hands</source>
        <translation>Chercher un coup</translation>
    </message>
    <message>
        <source>table, seat, pot, rule, text</source>
        <translation>table, siège, pot, règle, texte</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Signalé</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Tranché</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Tel que joué</translation>
    </message>
    <message>
        <source>floor called</source>
        <translation>floor appelé</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>maldonne</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>tranché</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>%1, change %2</source>
        <translation>%1, monnaie %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>for the floor: %1</source>
        <translation>pour le floor : %1</translation>
    </message>
    <message>
        <source>this version cannot take this line</source>
        <translation>cette version ne peut pas prendre cette ligne</translation>
    </message>
    <message>
        <source>Timeline of the hand</source>
        <translation>Déroulement du coup</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>ligne %1 de %2</translation>
    </message>
    <message>
        <source>Ruling at event %1</source>
        <translation>Décision à l’événement %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Pot, built</source>
        <translation>Pot, formation</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>folded by %1</source>
        <translation>passé par %1</translation>
    </message>
    <message>
        <source>dead money</source>
        <translation>argent mort</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>no chips yet</source>
        <translation>pas encore de jetons</translation>
    </message>
    <message>
        <source>Hands: %1 of %2</source>
        <translation>Coups : %1 de %2</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>plus récents d’abord</translation>
    </message>
    <message>
        <source>No hands yet. Hands appear here as dealers play them.</source>
        <translation>Pas encore de coups. Ils apparaissent ici à mesure que les croupiers les jouent.</translation>
    </message>
    <message>
        <source>Nothing fits &quot;%1&quot;. Fewer words find more.</source>
        <translation>Rien ne correspond à « %1 ». Moins de mots trouvent plus.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Last entry %1</source>
        <translation>Dernière entrée %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>unité %1</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>événement %1 de %2</translation>
    </message>
    <message>
        <source>No hand would have ended differently.</source>
        <translation>Aucun coup n’aurait fini autrement.</translation>
    </message>
    <message>
        <source>Stopped. Hands run: %1. What was found is kept.</source>
        <translation>Arrêté ; coups rejoués : %1. Ce qui a été trouvé est gardé.</translation>
    </message>
    <message>
        <source>replaced by the line below</source>
        <translation>remplacé par la ligne du dessous</translation>
    </message>
    <message>
        <source>taken back by the line below</source>
        <translation>repris par la ligne du dessous</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>corrections: %1</source>
        <translation>corrections : %1</translation>
    </message>
    <message>
        <source>replaced or taken back</source>
        <translation>remplacé ou repris</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>Lignes essayées</translation>
    </message>
    <message>
        <source>Try an act</source>
        <translation>Essayer un acte</translation>
    </message>
    <message>
        <source>6 says raise</source>
        <translation>6 says raise</translation>
    </message>
    <message>
        <source>One option</source>
        <translation>Une option</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>under %1 sets of rules</source>
        <translation>sous %1 jeux de règles</translation>
    </message>
    <message>
        <source>same facts, nothing is changed in the record</source>
        <translation>mêmes faits, rien n’est changé au journal</translation>
    </message>
    <message>
        <source>Choose a hand under Hands first.</source>
        <translation>Choisissez d’abord un coup sous Coups.</translation>
    </message>
    <message>
        <source>A line becomes the record only by a decision of the floor at the table: reason, rule and PIN.</source>
        <translation>Une ligne n’entre au journal que par une décision du floor à la table : motif, règle et PIN.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Impossible : %1</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>ce qui s’est passé</translation>
    </message>
    <message>
        <source>same</source>
        <translation>pareil</translation>
    </message>
    <message>
        <source>stops here</source>
        <translation>s’arrête ici</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>pot %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>monnaie %1</translation>
    </message>
    <message>
        <source>seat %1 owes %2</source>
        <translation>siège %1 : doit %2</translation>
    </message>
    <message>
        <source>seat %1 would act first</source>
        <translation>le siège %1 agirait d’abord</translation>
    </message>
    <message>
        <source>First difference: event %1</source>
        <translation>Première différence : événement %1</translation>
    </message>
    <message>
        <source>First difference: the division of the pots</source>
        <translation>Première différence : le partage des pots</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>option %1</translation>
    </message>
    <message>
        <source>No difference in this hand: all agree on every event and on the money.</source>
        <translation>Aucune différence dans ce coup : tous s’accordent sur chaque événement et sur l’argent.</translation>
    </message>
    <message>
        <source>Money at the end of the hand, net by seat</source>
        <translation>Argent à la fin du coup, net par siège</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>siège %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>what happened, in plain words</source>
        <translation>ce qui s’est passé, en mots simples</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>%1 of %2 rules, best match first</source>
        <translation>%1 de %2 règles, la plus proche d’abord</translation>
    </message>
    <message>
        <source>No rule fits &quot;%1&quot;. Try what happened in plain words: two boxed cards.</source>
        <translation>Aucune règle ne correspond à « %1 ». Essayez ce qui s’est passé, en mots simples : deux cartes retournées.</translation>
    </message>
    <message>
        <source>Show on a hand</source>
        <translation>Montrer sur un coup</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>En clair</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en vigueur</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>usage de la maison</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>House has</source>
        <translation>La maison a</translation>
    </message>
    <message>
        <source>try</source>
        <translation>essayer</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>24 dernières heures</translation>
    </message>
    <message>
        <source>Hands that end differently</source>
        <translation>Coups qui finissent autrement</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Open in what-if</source>
        <translation>Ouvrir dans Et si</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>division of the pots</source>
        <translation>partage des pots</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>day</source>
        <translation>jour</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>enjeux</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>se déplace</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>serait</translation>
    </message>
    <message>
        <source>?: play would have gone another way, not guessed</source>
        <translation>? : le jeu aurait pris une autre voie, non deviné</translation>
    </message>
    <message>
        <source>Hands replayed: %1 of %2</source>
        <translation>Coups rejoués : %1 de %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>encore %1 s environ</translation>
    </message>
    <message>
        <source>hands replayed</source>
        <translation>coups rejoués</translation>
    </message>
    <message>
        <source>would end differently</source>
        <translation>finiraient autrement</translation>
    </message>
    <message>
        <source>of the hands</source>
        <translation>des coups</translation>
    </message>
    <message>
        <source>money that moves</source>
        <translation>argent qui se déplace</translation>
    </message>
    <message>
        <source>How much a hand moves</source>
        <translation>Combien un coup déplace</translation>
    </message>
    <message>
        <source>in big blinds or bets</source>
        <translation>en grosses blinds ou mises</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>coups : %1</translation>
    </message>
    <message>
        <source>Heads noted on reports</source>
        <translation>Têtes notées sur les rapports</translation>
    </message>
    <message>
        <source>88231 7f3a 91c2 0be4 5d17; more after a semicolon</source>
        <translation>88231 7f3a 91c2 0be4 5d17; d’autres après un point-virgule</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Prouver</translation>
    </message>
    <message>
        <source>Rebuild the search</source>
        <translation>Refaire l’index de recherche</translation>
    </message>
    <message>
        <source>Is the journal what was written?</source>
        <translation>Le journal est-il ce qui a été écrit ?</translation>
    </message>
    <message>
        <source>Every entry is chained to the one before it. Heads noted on paper also tell a tail that was cut.</source>
        <translation>Chaque entrée est enchaînée à la précédente. Les têtes notées sur papier révèlent aussi une fin coupée.</translation>
    </message>
    <message>
        <source>Stopped at entry %1. Everything up to it is proven.</source>
        <translation>Arrêté à l’entrée %1. Tout ce qui précède est prouvé.</translation>
    </message>
    <message>
        <source>Every entry is as it was written. Entries: %1.</source>
        <translation>Chaque entrée est telle qu’écrite. Entrées : %1.</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>Entrée %1 de %2</translation>
    </message>
    <message>
        <source>Journal entry %1, head %2</source>
        <translation>Journal : entrée %1, tête %2</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Époque %1</translation>
    </message>
    <message>
        <source>not a head: %1</source>
        <translation>pas une tête : %1</translation>
    </message>
    <message>
        <source>journals: %1</source>
        <translation>journaux : %1</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>Incident : %1</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>Rapport %1</translation>
    </message>
    <message>
        <source>page 1 of 1</source>
        <translation>page 1 de 1</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Ruling of the program, not decided</source>
        <translation>Avis du programme, non tranché</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Par %1.</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Approuvé par %1.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Motif : %1.</translation>
    </message>
    <message>
        <source>Rule: %1, %2.</source>
        <translation>Règle : %1, %2.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>pot at that moment</source>
        <translation>pot à ce moment</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>rendu</translation>
    </message>
    <message>
        <source>pot at the end</source>
        <translation>pot à la fin</translation>
    </message>
    <message>
        <source>rake, jackpot</source>
        <translation>rake, jackpot</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>The table at event %1, %2. Dealer at the bottom.</source>
        <translation>La table à l’événement %1, %2. Croupier en bas.</translation>
    </message>
    <message>
        <source>The versions</source>
        <translation>Les versions</translation>
    </message>
    <message>
        <source>none recorded</source>
        <translation>aucune notée</translation>
    </message>
    <message>
        <source>The rule, and other books</source>
        <translation>La règle, et autres règlements</translation>
    </message>
    <message>
        <source>The record. Added lines are marked +, replaced ones struck through</source>
        <translation>Le relevé. Les lignes ajoutées portent +, les remplacées sont barrées</translation>
    </message>
    <message>
        <source>The record, lines %1 to %2 of %3. Added lines are marked +, replaced ones struck through</source>
        <translation>Le relevé, lignes %1 à %2 de %3. Les lignes ajoutées portent +, les remplacées sont barrées</translation>
    </message>
    <message>
        <source>What the hand cost each seat, net, under each book</source>
        <translation>Ce que le coup a coûté à chaque siège, net, selon chaque règlement</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>PDF/A · printed %1</source>
        <translation>PDF/A · imprimé %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>%1 could not be written. Nothing else is lost; choose another place.</source>
        <translation>%1 n’a pas pu être écrit. Rien d’autre n’est perdu ; choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>house-impact</source>
        <translation>effet-maison</translation>
    </message>
    <message>
        <source>incident-hand-%1</source>
        <translation>incident-coup-%1</translation>
    </message>
    <message>
        <source>← → event · Ctrl ← → street · Home first · End last · ↑ ↓ hand · F next flag · C corrections · W what-if · D decide · T show the table · R report · / search · Ctrl 1 – 5 pages</source>
        <translation>← → événement · Ctrl ← → tour · Home premier · End dernier · ↑ ↓ coup · F signalé suivant · C corrections · W et si · D trancher · T montrer la table · R rapport · / chercher · Ctrl 1 – 5 pages</translation>
    </message>
    <message>
        <source>↑ ↓ act · D first difference · 1 – 5 book on, off · O one option · K try an act · Del delete line · Ctrl E export · Esc back</source>
        <translation>↑ ↓ acte · D première différence · 1 – 5 règlement oui, non · O une option · K essayer un acte · Del supprimer la ligne · Ctrl E exporter · Esc retour</translation>
    </message>
    <message>
        <source>/ search · ↑ ↓ rule · T show on a hand · I house impact · Ctrl C copy with sources · Esc back</source>
        <translation>/ chercher · ↑ ↓ règle · T montrer sur un coup · I effet maison · Ctrl C copier avec les sources · Esc retour</translation>
    </message>
    <message>
        <source>Ctrl Enter start · Esc stop · ↑ ↓ hand · Enter what-if · Ctrl E export CSV</source>
        <translation>Ctrl Entrée lancer · Esc arrêter · ↑ ↓ coup · Entrée et si · Ctrl E exporter en CSV</translation>
    </message>
    <message>
        <source>Enter prove · Esc stop, then back · Ctrl O another journal</source>
        <translation>Entrée prouver · Esc arrêter, puis retour · Ctrl O autre journal</translation>
    </message>
    <message>
        <source>silent, nothing said, without words; one chip, big chip, oversized chip, single chip, oversize; several chips, too many chips, more than the call; string, second motion, two motions, back for more; short all-in, all-in short</source>
        <translation>silencieux, rien dit, sans parole, sans un mot; un seul jeton, gros jeton, jeton de valeur supérieure, jeton unique; plusieurs jetons, trop de jetons, plus que le call; string, second geste, deux gestes, plusieurs temps, retourne au stack; tapis court, tapis insuffisant, all-in court</translation>
    </message>
    <message>
        <source>boxed, face up, wrong way; exposed, shown card, flashed, turned; too many cards, extra card; too few cards, short; misdeal, deal again; burn, burned; premature, too early, before betting, too soon</source>
        <translation>retournée, face visible, à l’envers; exposée, carte montrée, entrevue, tournée; trop de cartes, carte en trop; pas assez de cartes, carte manquante; maldonne, redonner; brûler, brûlée; prématurée, trop tôt, avant les enchères</translation>
    </message>
    <message>
        <source>out of turn, not his turn, too early, skipped; missed blind, owes blind; dead button, moving button; checked, knocked, tapped; muck, mucked, thrown away, folded</source>
        <translation>hors tour, pas son tour, trop tôt, sauté; blind manquée, doit la blind; bouton mort, bouton qui avance; checké, frappé, tapé; muck, au muck, jetée, passée</translation>
    </message>
    <message>
        <source>odd chip, extra chip, remainder; side pot, side; uncalled, returned, nobody called; rake, drop, house takes; buy-in, buying in, top up; overpot, more than the pot, too much</source>
        <translation>jeton impair, jeton en trop, reste; pot annexe, side pot; non suivi, rendu, personne n’a suivi; rake, drop, prélèvement; cave, caver, recaver; plus que le pot, trop</translation>
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
        <translation>limit</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>no-limit</translation>
    </message>
    <message>
        <source>NL</source>
        <translation>NL</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>pot-limit</translation>
    </message>
    <message>
        <source>PL</source>
        <translation>PL</translation>
    </message>
    <message>
        <source>spread limit</source>
        <translation>spread limit</translation>
    </message>
    <message>
        <source>SL</source>
        <translation>SL</translation>
    </message>
    <message>
        <source>hold&apos;em</source>
        <translation>hold&apos;em</translation>
    </message>
    <message>
        <source>short deck</source>
        <translation>short deck</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>five-card Omaha</source>
        <translation>Omaha à cinq cartes</translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation>Omaha à cinq cartes hi-lo</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>pineapple</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>crazy pineapple</translation>
    </message>
    <message>
        <source>crazy pineapple hi-lo</source>
        <translation>crazy pineapple hi-lo</translation>
    </message>
    <message>
        <source>stud</source>
        <translation>stud</translation>
    </message>
    <message>
        <source>stud hi-lo</source>
        <translation>stud hi-lo</translation>
    </message>
    <message>
        <source>razz</source>
        <translation>razz</translation>
    </message>
    <message>
        <source>five-card draw</source>
        <translation>five-card draw</translation>
    </message>
    <message>
        <source>A-5 draw</source>
        <translation>A-5 draw</translation>
    </message>
    <message>
        <source>2-7 draw</source>
        <translation>2-7 draw</translation>
    </message>
    <message>
        <source>A-5 triple draw</source>
        <translation>A-5 triple draw</translation>
    </message>
    <message>
        <source>2-7 triple draw</source>
        <translation>2-7 triple draw</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Pre-draw</source>
        <translation>Pré-tirage</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>avant le tirage</translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation>pré-tirage</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>Préflop</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>avant le flop</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>préflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>le flop</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le turn</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>la river</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Third</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>third street</translation>
    </message>
    <message>
        <source>third</source>
        <translation>third</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Fourth</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>fourth street</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>fourth</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Fifth</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>fifth street</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fifth</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Sixth</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>sixth street</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixth</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Seventh</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>seventh street</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>seventh</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>1er tirage</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>le premier tirage</translation>
    </message>
    <message>
        <source>first draw</source>
        <translation>1er tirage</translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation>2e tirage</translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation>le deuxième tirage</translation>
    </message>
    <message>
        <source>second draw</source>
        <translation>2e tirage</translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation>3e tirage</translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation>le troisième tirage</translation>
    </message>
    <message>
        <source>third draw</source>
        <translation>3e tirage</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>l’abattage</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>abattage</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>la fin du coup</translation>
    </message>
    <message>
        <source>over</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation>Règlement de cardroom</translation>
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
        <translation>pas de main</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carte haute</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>hauteur %1</translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation>hauteur %1, kicker %2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>paire de %1</translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation>paire de %1, kicker %2</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>double paire</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>double paire, %1 et %2</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation>double paire, %1 et %2, kicker %3</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>brelan</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>brelan de %1</translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation>brelan de %1, kicker %2</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>quinte</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation>quinte, hauteur %1</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation>couleur, hauteur %1</translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation>couleur, hauteur %1, kicker %2</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>full aux %1 par les %2</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>carré de %1</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation>carré de %1, kicker %2</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>quinte flush</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation>quinte flush, hauteur %1</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>quinte flush royale</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation>low, %1</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>pas de low</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation>une carte, %1</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>deux cartes</translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation>deux cartes, %1</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>trois cartes</translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation>trois cartes, %1</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>badugi, %1</source>
        <translation>badugi, %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfles</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piques</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 de pique</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Least buy-in, limit</source>
        <translation>Cave minimale, limit</translation>
    </message>
    <message>
        <source>Least buy-in, no-limit and pot-limit</source>
        <translation>Cave minimale, no-limit et pot-limit</translation>
    </message>
    <message>
        <source>Big blinds: %1</source>
        <translation>Grosses blinds : %1</translation>
    </message>
    <message>
        <source>Most to buy in for</source>
        <translation>Cave maximale</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Coming from another table</source>
        <translation>En venant d’une autre table</translation>
    </message>
    <message>
        <source>Coming back buys in for</source>
        <translation>Qui revient se cave pour</translation>
    </message>
    <message>
        <source>A session lasts, after leaving</source>
        <translation>Une session dure, après le départ</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>Minutes : %1</translation>
    </message>
    <message>
        <source>The gaming day</source>
        <translation>La journée de jeu</translation>
    </message>
    <message>
        <source>Short buys in a session</source>
        <translation>Caves courtes par session</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Least of a short buy</source>
        <translation>Minimum d’une cave courte</translation>
    </message>
    <message>
        <source>Chips bought during a hand</source>
        <translation>Jetons achetés pendant un coup</translation>
    </message>
    <message>
        <source>Chips from player to player</source>
        <translation>Jetons de joueur à joueur</translation>
    </message>
    <message>
        <source>Chips hidden from view</source>
        <translation>Jetons cachés à la vue</translation>
    </message>
    <message>
        <source>Cash on the table</source>
        <translation>Espèces sur la table</translation>
    </message>
    <message>
        <source>Blinds may be taken back when all others fold</source>
        <translation>Reprise des blinds quand tous les autres passent</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, limit</source>
        <translation>Partage d’un pot par accord, limit</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, no-limit and pot-limit</source>
        <translation>Partage d’un pot par accord, no-limit et pot-limit</translation>
    </message>
    <message>
        <source>Insurance between players</source>
        <translation>Assurance entre joueurs</translation>
    </message>
    <message>
        <source>Times the board may be run</source>
        <translation>Nombre de tirages du board</translation>
    </message>
    <message>
        <source>The betting unit comes from</source>
        <translation>L’unité de mise vient de</translation>
    </message>
    <message>
        <source>Chips under the betting unit</source>
        <translation>Jetons sous l’unité de mise</translation>
    </message>
    <message>
        <source>All-in for a call, not announced</source>
        <translation>Tapis pour suivre, non annoncé</translation>
    </message>
    <message>
        <source>Raising over a short all-in, limit</source>
        <translation>Relancer sur un tapis court, limit</translation>
    </message>
    <message>
        <source>A completion counts as a raise</source>
        <translation>Compléter compte comme une relance</translation>
    </message>
    <message>
        <source>Short all-ins add up</source>
        <translation>Les tapis courts s’additionnent</translation>
    </message>
    <message>
        <source>Raises after the bet, three or more in</source>
        <translation>Relances après la mise, à trois ou plus</translation>
    </message>
    <message>
        <source>The same in games of two betting rounds</source>
        <translation>Idem dans les jeux à deux tours d’enchères</translation>
    </message>
    <message>
        <source>As with three or more in</source>
        <translation>Comme à trois ou plus</translation>
    </message>
    <message>
        <source>Raises between the last two</source>
        <translation>Relances entre les deux derniers</translation>
    </message>
    <message>
        <source>Two are left when it counts</source>
        <translation>Deux joueurs restants : quand cela compte</translation>
    </message>
    <message>
        <source>A fold after the cap opens it again</source>
        <translation>Passer après le cap le rouvre</translation>
    </message>
    <message>
        <source>A straddle against the cap</source>
        <translation>Un straddle face au cap</translation>
    </message>
    <message>
        <source>A short bring-in is completed from</source>
        <translation>Un bring-in court se complète à partir de</translation>
    </message>
    <message>
        <source>A short big blind pays first</source>
        <translation>Une grosse blind courte paie d’abord</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>A straddle is</source>
        <translation>Un straddle est de</translation>
    </message>
    <message>
        <source>First to act with a straddle on the button</source>
        <translation>Premier à parler, straddle au bouton</translation>
    </message>
    <message>
        <source>Straddle in limit games</source>
        <translation>Straddle en limit</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <translation>Relance minimale sur un straddle</translation>
    </message>
    <message>
        <source>Least bet after the flop, when straddled</source>
        <translation>Mise minimale après le flop, avec straddle</translation>
    </message>
    <message>
        <source>The small blind in the pot-limit sum</source>
        <translation>La petite blind dans le calcul pot-limit</translation>
    </message>
    <message>
        <source>Antes in the pot-limit sum</source>
        <translation>Les antes dans le calcul pot-limit</translation>
    </message>
    <message>
        <source>The pot-limit sum is</source>
        <translation>Le montant pot-limit est</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Arrondi à</translation>
    </message>
    <message>
        <source>The betting unit</source>
        <translation>L’unité de mise</translation>
    </message>
    <message>
        <source>A bet over the pot may be mended until</source>
        <translation>Une mise au-dessus du pot se corrige jusqu’à</translation>
    </message>
    <message>
        <source>A short blind in the pot-limit sum</source>
        <translation>Une blind courte dans le calcul pot-limit</translation>
    </message>
    <message>
        <source>An under-bet may be mended until</source>
        <translation>Une mise insuffisante se corrige jusqu’à</translation>
    </message>
    <message>
        <source>Halfway between two amounts goes</source>
        <translation>À mi-chemin entre deux montants, on va</translation>
    </message>
    <message>
        <source>Chips over the bet, limit</source>
        <translation>Jetons au-dessus de la mise, limit</translation>
    </message>
    <message>
        <source>Several chips, one may go back</source>
        <translation>Plusieurs jetons, dont un peut revenir</translation>
    </message>
    <message>
        <source>Chips already in front</source>
        <translation>Jetons déjà devant</translation>
    </message>
    <message>
        <source>Several chips, more than the call</source>
        <translation>Plusieurs jetons, plus que le call</translation>
    </message>
    <message>
        <source>What a silent over-call of less than a full raise counts as, in no-limit and pot-limit.</source>
        <translation>Ce que vaut, en no-limit et pot-limit, un dépassement silencieux du call inférieur à une relance complète.</translation>
    </message>
    <message>
        <source>String raises are called by</source>
        <translation>Relance en plusieurs temps signalée par</translation>
    </message>
    <message>
        <source>After &quot;raise&quot;: how many motions</source>
        <translation>Après « relance » : combien de gestes</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Paroles contre jetons</translation>
    </message>
    <message>
        <source>A number that can mean two amounts</source>
        <translation>Un nombre qui peut signifier deux montants</translation>
    </message>
    <message>
        <source>Chips moved forward, not let go</source>
        <translation>Jetons avancés, non lâchés</translation>
    </message>
    <message>
        <source>A check out of turn, then a bet before it</source>
        <translation>Check hors tour, puis une mise avant lui</translation>
    </message>
    <message>
        <source>Out of turn, a call in between</source>
        <translation>Hors tour, un call entre-temps</translation>
    </message>
    <message>
        <source>A fold out of turn</source>
        <translation>Passer hors tour</translation>
    </message>
    <message>
        <source>Skipped seat loses its hand after</source>
        <translation>Un siège sauté perd sa main après</translation>
    </message>
    <message>
        <source>Players behind: %1</source>
        <translation>Joueurs derrière : %1</translation>
    </message>
    <message>
        <source>A call by somebody unaware of a raise</source>
        <translation>Call de qui ignore une relance</translation>
    </message>
    <message>
        <source>Gross misunderstanding, refused from</source>
        <translation>Malentendu grossier, refusé à partir de</translation>
    </message>
    <message>
        <source>%1 % of the bet is in</source>
        <translation>%1 % de la mise mis</translation>
    </message>
    <message>
        <source>Always refused</source>
        <translation>Toujours refusé</translation>
    </message>
    <message>
        <source>The clock runs for</source>
        <translation>Le chrono dure</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The countdown at its end</source>
        <translation>Le décompte à la fin</translation>
    </message>
    <message>
        <source>The clock may be called after</source>
        <translation>Le chrono peut être demandé après</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>The pot on the public screen</source>
        <translation>Le pot à l’écran public</translation>
    </message>
    <message>
        <source>Pots are divided down to</source>
        <translation>Les pots se partagent jusqu’à</translation>
    </message>
    <message>
        <source>Stud: cards that decide the odd chip</source>
        <translation>Stud : cartes qui décident du jeton impair</translation>
    </message>
    <message>
        <source>Stud: odd chip of the low half to</source>
        <translation>Stud : jeton impair de la moitié low à</translation>
    </message>
    <message>
        <source>High-low, hands alike: the odd chip of</source>
        <translation>Hi-lo, mains identiques : jeton impair de</translation>
    </message>
    <message>
        <source>One odd chip a player</source>
        <translation>Un jeton impair par joueur</translation>
    </message>
    <message>
        <source>Run twice: the odd chip to</source>
        <translation>Run it twice : jeton impair à</translation>
    </message>
    <message>
        <source>Exposed first cards that make a misdeal</source>
        <translation>Premières cartes exposées qui font maldonne</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Cartes exposées qui font maldonne</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes : %1</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Cartes retournées qui font maldonne</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Cartes en trop qui font maldonne</translation>
    </message>
    <message>
        <source>Misdeal may be called until</source>
        <translation>Maldonne possible jusqu’à</translation>
    </message>
    <message>
        <source>Turn or river dealt too soon</source>
        <translation>Turn ou river donné trop tôt</translation>
    </message>
    <message>
        <source>Cards dropped by a player</source>
        <translation>Cartes tombées d’un joueur</translation>
    </message>
    <message>
        <source>Deuce-to-seven: exposed cards</source>
        <translation>Deuce-to-seven : cartes exposées</translation>
    </message>
    <message>
        <source>Crazy pineapple: discard forgotten</source>
        <translation>Crazy pineapple : défausse oubliée</translation>
    </message>
    <message>
        <source>Who may ask to see a hand</source>
        <translation>Qui peut demander à voir une main</translation>
    </message>
    <message>
        <source>Showing after an all-in</source>
        <translation>Abattage après un tapis</translation>
    </message>
    <message>
        <source>The button</source>
        <translation>Le bouton</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Blinds manquées</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Un nouveau joueur</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <translation>Achat du bouton</translation>
    </message>
    <message>
        <source>Seat change away from the blinds is free up to</source>
        <translation>Changement de siège loin des blinds, gratuit jusqu’à</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Sièges : %1</translation>
    </message>
    <message>
        <source>Decks in the shoe</source>
        <translation>Jeux dans le sabot</translation>
    </message>
    <message>
        <source>Commission on the bank</source>
        <translation>Commission sur la banque</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>La commission est</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Une égalité paie</translation>
    </message>
    <message>
        <source>10 small bets</source>
        <translation>10 petites mises</translation>
    </message>
    <message>
        <source>10 largest bets</source>
        <translation>10 mises maximales</translation>
    </message>
    <message>
        <source>Plays what is brought</source>
        <translation>Ce qui est apporté joue</translation>
    </message>
    <message>
        <source>The least, unless the table broke</source>
        <translation>Le minimum, sauf table cassée</translation>
    </message>
    <message>
        <source>What was taken off, or the least</source>
        <translation>Ce qui a été retiré, ou le minimum</translation>
    </message>
    <message>
        <source>What was taken off</source>
        <translation>Ce qui a été retiré</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>Le minimum</translation>
    </message>
    <message>
        <source>Half the least buy-in</source>
        <translation>La moitié de la cave minimale</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>Rien ne s’ensuit</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Ne jouent pas</translation>
    </message>
    <message>
        <source>Play from the next hand</source>
        <translation>Jouent dès le prochain coup</translation>
    </message>
    <message>
        <source>Are refused</source>
        <translation>Sont refusés</translation>
    </message>
    <message>
        <source>Allowed unless somebody objects</source>
        <translation>Permis sauf si quelqu’un s’y oppose</translation>
    </message>
    <message>
        <source>In limit games only</source>
        <translation>En limit seulement</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Do not play</source>
        <translation>Ne jouent pas</translation>
    </message>
    <message>
        <source>The dealer judges</source>
        <translation>Le croupier juge</translation>
    </message>
    <message>
        <source>Hundreds, from 10/20 on</source>
        <translation>Billets de cent, à partir de 10/20</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Billets de cent</translation>
    </message>
    <message>
        <source>All of it under 10/20</source>
        <translation>Tout, sous 10/20</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>No-limit and pot-limit only</source>
        <translation>No-limit et pot-limit seulement</translation>
    </message>
    <message>
        <source>The smallest chip of blinds and antes</source>
        <translation>Plus petit jeton des blinds et antes</translation>
    </message>
    <message>
        <source>The same, with the rake</source>
        <translation>Idem, avec le rake</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>Le bring-in</translation>
    </message>
    <message>
        <source>The big blind</source>
        <translation>La grosse blind</translation>
    </message>
    <message>
        <source>Play as far as they make whole units</source>
        <translation>Jouent s’ils font des unités entières</translation>
    </message>
    <message>
        <source>Never play</source>
        <translation>Ne jouent jamais</translation>
    </message>
    <message>
        <source>Play all-in at their value</source>
        <translation>Jouent à leur valeur, à tapis</translation>
    </message>
    <message>
        <source>The player is warned</source>
        <translation>Le joueur est averti</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Le floor décide</translation>
    </message>
    <message>
        <source>Adds a full raise</source>
        <translation>Ajoute une relance complète</translation>
    </message>
    <message>
        <source>Completes it and raises</source>
        <translation>La complète et relance</translation>
    </message>
    <message>
        <source>When a raise was completed</source>
        <translation>Quand une relance a été complétée</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Pour chaque joueur</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Capped too</source>
        <translation>Cap aussi</translation>
    </message>
    <message>
        <source>Before the cap is reached</source>
        <translation>Avant que le cap soit atteint</translation>
    </message>
    <message>
        <source>When the round began</source>
        <translation>Au début du tour</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non compté</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>The full bring-in</source>
        <translation>Le bring-in complet</translation>
    </message>
    <message>
        <source>What was posted</source>
        <translation>Ce qui a été posté</translation>
    </message>
    <message>
        <source>The blind</source>
        <translation>La blind</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>L’ante</translation>
    </message>
    <message>
        <source>First seat after the big blind</source>
        <translation>Premier siège après la grosse blind</translation>
    </message>
    <message>
        <source>First seat or button</source>
        <translation>Premier siège ou bouton</translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>Tout siège</translation>
    </message>
    <message>
        <source>Twice the big blind</source>
        <translation>Deux fois la grosse blind</translation>
    </message>
    <message>
        <source>Twice the big blind or more</source>
        <translation>Deux fois la grosse blind ou plus</translation>
    </message>
    <message>
        <source>The small blind</source>
        <translation>La petite blind</translation>
    </message>
    <message>
        <source>Twice the straddle</source>
        <translation>Deux fois le straddle</translation>
    </message>
    <message>
        <source>Straddle + big blind</source>
        <translation>Straddle + grosse blind</translation>
    </message>
    <message>
        <source>The straddle</source>
        <translation>Le straddle</translation>
    </message>
    <message>
        <source>As it lies there</source>
        <translation>Telle qu’elle est posée</translation>
    </message>
    <message>
        <source>As a big blind</source>
        <translation>Comme une grosse blind</translation>
    </message>
    <message>
        <source>Only after the flop</source>
        <translation>Seulement après le flop</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>Arrondi au-dessus</translation>
    </message>
    <message>
        <source>All have acted</source>
        <translation>Tous ont agi</translation>
    </message>
    <message>
        <source>The next player acts</source>
        <translation>Le joueur suivant agit</translation>
    </message>
    <message>
        <source>As a full blind</source>
        <translation>Comme une blind complète</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Le tour est fini</translation>
    </message>
    <message>
        <source>Substantial action</source>
        <translation>Action substantielle</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Half a bet more is a raise</source>
        <translation>Une demi-mise de plus est une relance</translation>
    </message>
    <message>
        <source>Anything more is a raise</source>
        <translation>Tout excédent est une relance</translation>
    </message>
    <message>
        <source>Take the smallest away</source>
        <translation>Retirer le plus petit</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>En détail</translation>
    </message>
    <message>
        <source>As one motion</source>
        <translation>Comme un seul geste</translation>
    </message>
    <message>
        <source>A call, excess goes back</source>
        <translation>Un call, l’excédent revient</translation>
    </message>
    <message>
        <source>Half or more: the least raise</source>
        <translation>Moitié ou plus : relance minimale</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Le croupier</translation>
    </message>
    <message>
        <source>A player who asks</source>
        <translation>Un joueur qui le demande</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Autant qu’on veut</translation>
    </message>
    <message>
        <source>Amount first</source>
        <translation>Le montant d’abord</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un seul</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Les paroles</translation>
    </message>
    <message>
        <source>What came first</source>
        <translation>Ce qui vient d’abord</translation>
    </message>
    <message>
        <source>The smallest it can mean</source>
        <translation>Le plus petit sens possible</translation>
    </message>
    <message>
        <source>The largest within the pot</source>
        <translation>Le plus grand qui tient dans le pot</translation>
    </message>
    <message>
        <source>May bind in limit</source>
        <translation>Peuvent engager en limit</translation>
    </message>
    <message>
        <source>May bind</source>
        <translation>Peuvent engager</translation>
    </message>
    <message>
        <source>Binds when let go</source>
        <translation>Engagent une fois lâchés</translation>
    </message>
    <message>
        <source>May call, never raise</source>
        <translation>Peut suivre, jamais relancer</translation>
    </message>
    <message>
        <source>Is free if the action changed</source>
        <translation>Est libre si l’action a changé</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Engageant</translation>
    </message>
    <message>
        <source>Binding unless the action changed</source>
        <translation>Engageant sauf si l’action a changé</translation>
    </message>
    <message>
        <source>May go back if nobody acted after</source>
        <translation>Repris si personne n’a agi après</translation>
    </message>
    <message>
        <source>Stands: accepted action</source>
        <translation>Tient : action acceptée</translation>
    </message>
    <message>
        <source>Of the last 10 seconds</source>
        <translation>Des 10 dernières secondes</translation>
    </message>
    <message>
        <source>10 seconds more</source>
        <translation>10 secondes de plus</translation>
    </message>
    <message>
        <source>5 seconds more</source>
        <translation>5 secondes de plus</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>In pot-limit only</source>
        <translation>En pot-limit seulement</translation>
    </message>
    <message>
        <source>The smallest chip in the game</source>
        <translation>Le plus petit jeton du jeu</translation>
    </message>
    <message>
        <source>The smallest chip of the blinds</source>
        <translation>Le plus petit jeton des blinds</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>The five that play</source>
        <translation>Les cinq qui jouent</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>La carte la plus basse</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>La carte la plus haute</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>Le pot entier</translation>
    </message>
    <message>
        <source>Each half</source>
        <translation>Chaque moitié</translation>
    </message>
    <message>
        <source>In each pot</source>
        <translation>Dans chaque pot</translation>
    </message>
    <message>
        <source>At each division</source>
        <translation>À chaque partage</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>Le premier board</translation>
    </message>
    <message>
        <source>The first two off the deck</source>
        <translation>Les deux premières du jeu</translation>
    </message>
    <message>
        <source>The first two of any player</source>
        <translation>Les deux premières d’un joueur</translation>
    </message>
    <message>
        <source>Two have acted</source>
        <translation>Deux ont agi</translation>
    </message>
    <message>
        <source>Two mixed acts, or three alike</source>
        <translation>Deux actes différents, ou trois pareils</translation>
    </message>
    <message>
        <source>Two acts with chips, or three</source>
        <translation>Deux actes avec jetons, ou trois</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Mélanger le talon</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>La carte suivante</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Elles jouent</translation>
    </message>
    <message>
        <source>Low ones are kept</source>
        <translation>Les basses sont gardées</translation>
    </message>
    <message>
        <source>All are replaced</source>
        <translation>Toutes sont remplacées</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation>La main est morte</translation>
    </message>
    <message>
        <source>Anybody dealt in</source>
        <translation>Quiconque a reçu des cartes</translation>
    </message>
    <message>
        <source>Who called, of the bettor</source>
        <translation>Qui a suivi, celle du miseur</translation>
    </message>
    <message>
        <source>Nobody, unless collusion is suspected</source>
        <translation>Personne, sauf soupçon de collusion</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>All hands are tabled at once</source>
        <translation>Toutes les mains abattues à la fois</translation>
    </message>
    <message>
        <source>The all-in player first</source>
        <translation>Le joueur à tapis d’abord</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Bouton mort</translation>
    </message>
    <message>
        <source>Moves to the next player</source>
        <translation>Avance au joueur suivant</translation>
    </message>
    <message>
        <source>Big blind live, small blind dead</source>
        <translation>Grosse blind vivante, petite morte</translation>
    </message>
    <message>
        <source>Wait for the big blind</source>
        <translation>Attendre la grosse blind</translation>
    </message>
    <message>
        <source>Plays free</source>
        <translation>Joue sans payer</translation>
    </message>
    <message>
        <source>Posts, or waits for the big blind</source>
        <translation>Pose, ou attend la grosse blind</translation>
    </message>
    <message>
        <source>Posts in limit only</source>
        <translation>Pose en limit seulement</translation>
    </message>
    <message>
        <source>Waits for the big blind</source>
        <translation>Attend la grosse blind</translation>
    </message>
    <message>
        <source>Rounded up to the unit</source>
        <translation>Arrondie à l’unité supérieure</translation>
    </message>
    <message>
        <source>A quarter for every five</source>
        <translation>Un quart par tranche de cinq</translation>
    </message>
    <message>
        <source>8 to 1</source>
        <translation>8 contre 1</translation>
    </message>
    <message>
        <source>9 to 1</source>
        <translation>9 contre 1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>responsable</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation>Ce PIN n’est pas bon. Essais restants : %1, puis une attente de %2 s. Résultat et raison sont gardés.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation>Trop de PIN erronés. Attente : %1 s. Résultat et raison sont gardés.</translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation>%1 ne peut pas décider. Il faut un PIN de floor.</translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation>%1 n’a pas encore de PIN. Un responsable en donne un.</translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation>Personne ici n’a les initiales %1.</translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation>Ce pot a été attribué. Une deuxième personne doit approuver qu’il bouge.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Oddchip: practice</source>
        <translation>Oddchip : entraînement</translation>
    </message>
    <message>
        <source>Oddchip</source>
        <translation>Oddchip</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Pick a skill…</source>
        <translation>Choisir un thème…</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>Sans fin</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Do not know</source>
        <translation>Je ne sais pas</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>+ Pot</source>
        <translation>+ Pot</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Ligne précédente</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Ligne suivante</translation>
    </message>
    <message>
        <source>Paper number</source>
        <translation>Numéro de l’épreuve</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Same again, new numbers</source>
        <translation>Idem, autres nombres</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Table test, 14 questions</source>
        <translation>Test de table, 14 questions</translation>
    </message>
    <message>
        <source>A down of 20 hands</source>
        <translation>Rotation de 20 coups</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>Nouveau sujet</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the down of 20 hands…</source>
        <translation>Imprimer le service de 20 coups…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Travailler ceci</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Trainee and rules</source>
        <translation>Stagiaire et règles</translation>
    </message>
    <message>
        <source>Noise: on</source>
        <translation>Bruit : oui</translation>
    </message>
    <message>
        <source>Noise: off</source>
        <translation>Bruit : non</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>New trainee…</source>
        <translation>Nouveau stagiaire…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Coup entier</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Autre coup</translation>
    </message>
    <message>
        <source>Same hand again</source>
        <translation>Rejouer le coup</translation>
    </message>
    <message>
        <source>Exam date…</source>
        <translation>Date d’examen…</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Fixer la date</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>Pas d’examen</translation>
    </message>
    <message>
        <source>Whole hand: %1 of %2 right</source>
        <translation>Coup entier : %1 sur %2 justes</translation>
    </message>
    <message>
        <source>level %1 of %2 · time %3 · hands dealt: %4</source>
        <translation>niveau %1 de %2 · temps %3 · coups donnés : %4</translation>
    </message>
    <message>
        <source>right so far: %1 of %2</source>
        <translation>justes jusqu’ici : %1 sur %2</translation>
    </message>
    <message>
        <source>whole hand</source>
        <translation>coup entier</translation>
    </message>
    <message>
        <source>another hand</source>
        <translation>autre coup</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2 : %3 (%4)</translation>
    </message>
    <message>
        <source>%1, level %2 of %3, target %4 s</source>
        <translation>%1, niveau %2 de %3, objectif %4 s</translation>
    </message>
    <message>
        <source>Rules: %1. Seed %2.</source>
        <translation>Règles : %1. Graine %2.</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question : %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse : %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2 : %3</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>By %1 [%2]</source>
        <translation>Selon %1 [%2]</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <translation>Dites : %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>%1 rendu au siège %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>rien ne revient</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>siège %1 : %2</translation>
    </message>
    <message>
        <source>high %1, low %2</source>
        <translation>high %1, low %2</translation>
    </message>
    <message>
        <source>button %1, small blind %2, big blind %3</source>
        <translation>bouton %1, petite blind %2, grosse blind %3</translation>
    </message>
    <message>
        <source>live %1, dead %2</source>
        <translation>vivant %1, mort %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>niveau %1 de %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>siège</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>sièges</translation>
    </message>
    <message>
        <source>comes back to</source>
        <translation>revient à</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>button</source>
        <translation>bouton</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>petite blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>grosse blind</translation>
    </message>
    <message>
        <source>live</source>
        <translation>vivant</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>%1, seat %2, chosen</source>
        <translation>%1, siège %2, choisi</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, siège %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objectif %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Juste : %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>C’est %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2</source>
        <translation>Vous avez dit %1. C’est %2</translation>
    </message>
    <message>
        <source>%1 s of %2</source>
        <translation>%1 s sur %2</translation>
    </message>
    <message>
        <source>As a dealer does it by hand</source>
        <translation>Comme un croupier le fait à la main</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Dites</translation>
    </message>
    <message>
        <source>Your last answers</source>
        <translation>Vos dernières réponses</translation>
    </message>
    <message>
        <source>wrong %1 of %2</source>
        <translation>faux : %1 de %2</translation>
    </message>
    <message>
        <source>Who put in what, cut at each all-in</source>
        <translation>Qui a mis quoi, coupé à chaque tapis</translation>
    </message>
    <message>
        <source>called</source>
        <translation>a suivi</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>tapis %1</translation>
    </message>
    <message>
        <source>In the middle: %1</source>
        <translation>Au milieu : %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>back in %1 min</source>
        <translation>revient dans %1 min</translation>
    </message>
    <message>
        <source>days until it is back: %1</source>
        <translation>jours avant son retour : %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <translation>%1 · %2 de chances d’être juste maintenant</translation>
    </message>
    <message>
        <source>%1 · still being learnt</source>
        <translation>%1 · encore en cours d’apprentissage</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>tried %1 of %2</source>
        <translation>essayés : %1 sur %2</translation>
    </message>
    <message>
        <source>%1 · right, %2 s for %3 s</source>
        <translation>%1 · juste, %2 s pour %3 s</translation>
    </message>
    <message>
        <source>%1 · not seen before</source>
        <translation>%1 · jamais vu</translation>
    </message>
    <message>
        <source>due</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>Skills: %1, %2 min</source>
        <translation>Thèmes : %1, %2 min</translation>
    </message>
    <message>
        <source>due %1, slow %2, new %3</source>
        <translation>à revoir %1, lents %2, nouveaux %3</translation>
    </message>
    <message>
        <source>, days until the exam: %1</source>
        <translation>, jours avant l’examen : %1</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Rien à revoir aujourd’hui.</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Jours d’affilée : %1</translation>
    </message>
    <message>
        <source>yesterday %1 of %2</source>
        <translation>hier %1 de %2</translation>
    </message>
    <message>
        <source>Right answers, all skills</source>
        <translation>Réponses justes, tous thèmes</translation>
    </message>
    <message>
        <source>Right answers: %1</source>
        <translation>Réponses justes : %1</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>par semaine</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>seuil %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 maintenant</translation>
    </message>
    <message>
        <source>No answers yet. The line begins with the first one.</source>
        <translation>Pas encore de réponse. La courbe commence avec la première.</translation>
    </message>
    <message>
        <source>Median time: %1</source>
        <translation>Temps médian : %1</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Temps médian</translation>
    </message>
    <message>
        <source>seconds an answer</source>
        <translation>secondes par réponse</translation>
    </message>
    <message>
        <source>Readiness: how likely right after a day</source>
        <translation>Préparation : chances de réussite après un jour</translation>
    </message>
    <message>
        <source>tick at 90 % = ready</source>
        <translation>repère à 90 % = prêt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>skills due a day, 14 days</source>
        <translation>thèmes à revoir par jour, 14 jours</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>Levels: %1. Harder by: %2</source>
        <translation>Niveaux : %1. Plus dur par : %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>seed %1 · question %2 of %3</source>
        <translation>graine %1 · question %2 de %3</translation>
    </message>
    <message>
        <source>%1 · rules %2</source>
        <translation>%1 · règles %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <translation>Le coup continue</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>champ suivant</translation>
    </message>
    <message>
        <source>seat on, off</source>
        <translation>siège oui, non</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>do not know</source>
        <translation>je ne sais pas</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pause</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>encore le même</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>la règle</translation>
    </message>
    <message>
        <source>take the grade back</source>
        <translation>reprendre la note</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>start</source>
        <translation>commencer</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>thème</translation>
    </message>
    <message>
        <source>skip today</source>
        <translation>passer aujourd’hui</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>export</source>
        <translation>exporter</translation>
    </message>
    <message>
        <source>table test</source>
        <translation>test de table</translation>
    </message>
    <message>
        <source>down of 20 hands</source>
        <translation>rotation de 20 coups</translation>
    </message>
    <message>
        <source>new paper</source>
        <translation>nouveau sujet</translation>
    </message>
    <message>
        <source>print</source>
        <translation>imprimer</translation>
    </message>
    <message>
        <source>print the questions</source>
        <translation>imprimer les questions</translation>
    </message>
    <message>
        <source>question</source>
        <translation>question</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>regarder</translation>
    </message>
    <message>
        <source>good, fair, poor</source>
        <translation>bien, moyen, mal</translation>
    </message>
    <message>
        <source>examiner&apos;s ticks</source>
        <translation>coches de l’examinateur</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Sujet %1</translation>
    </message>
    <message>
        <source>The same number is the same paper, for one trainee or a class. No hints; the answers come at the end.</source>
        <translation>Même numéro, même sujet, pour un stagiaire ou une classe. Pas d’indices ; les réponses viennent à la fin.</translation>
    </message>
    <message>
        <source>Number of the paper, 1 to %1</source>
        <translation>Numéro de l’épreuve, de 1 à %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>A wrong pot fails. So do less than the pass mark, half of a subject wrong, and time run out.</source>
        <translation>Un pot faux fait échouer. De même moins que le seuil, la moitié d’une matière fausse, et le temps écoulé.</translation>
    </message>
    <message>
        <source>Paper %1 was left at question %2. It counts as not finished.</source>
        <translation>Le sujet %1 a été quitté à la question %2. Il compte comme non terminé.</translation>
    </message>
    <message>
        <source>Paper %1: passed, %2</source>
        <translation>Sujet %1 : réussi, %2</translation>
    </message>
    <message>
        <source>Paper %1: not passed, %2</source>
        <translation>Sujet %1 : échoué, %2</translation>
    </message>
    <message>
        <source>pass mark %1, no pot wrong</source>
        <translation>seuil %1, aucun pot faux</translation>
    </message>
    <message>
        <source>PASS %1</source>
        <translation>RÉUSSI %1</translation>
    </message>
    <message>
        <source>FAIL %1</source>
        <translation>ÉCHOUÉ %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 de %2 · %3</translation>
    </message>
    <message>
        <source>look</source>
        <translation>voir</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>points sur %1</translation>
    </message>
    <message>
        <source>wrong pots</source>
        <translation>pots faux</translation>
    </message>
    <message>
        <source>answers wrong</source>
        <translation>réponses fausses</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>temps moyen</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>points</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Examiner: pitch and shuffle</source>
        <translation>Examinateur : donne et mélange</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>non coché</translation>
    </message>
    <message>
        <source>Scramble, riffle, strip, riffle, cut</source>
        <translation>Mélange à plat, riffle, strip, riffle, coupe</translation>
    </message>
    <message>
        <source>Cards low and flat, none flashed</source>
        <translation>Cartes basses et à plat, aucune entrevue</translation>
    </message>
    <message>
        <source>Burns kept apart, three to be proven</source>
        <translation>Cartes brûlées à part, trois à prouver</translation>
    </message>
    <message>
        <source>Hands cleared, deck never unguarded</source>
        <translation>Mains montrées vides, jeu jamais sans garde</translation>
    </message>
    <message>
        <source>Table test: result</source>
        <translation>Test de table : résultat</translation>
    </message>
    <message>
        <source>Down of 20 hands: result</source>
        <translation>Rotation de 20 coups : résultat</translation>
    </message>
    <message>
        <source>Paper %1 · rules %2</source>
        <translation>Sujet %1 · règles %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>questions: %1, wrong: %2</source>
        <translation>questions : %1, fausses : %2</translation>
    </message>
    <message>
        <source>wrong pots: %1</source>
        <translation>pots faux : %1</translation>
    </message>
    <message>
        <source>examiner, name and signature</source>
        <translation>examinateur, nom et signature</translation>
    </message>
    <message>
        <source>trainee, signature</source>
        <translation>stagiaire, signature</translation>
    </message>
    <message>
        <source>trainee %1</source>
        <translation>stagiaire %1</translation>
    </message>
    <message>
        <source>Same number, same paper. Answers kept: %1 of %2. Check word %3.</source>
        <translation>Même numéro, même sujet. Réponses gardées : %1 de %2. Mot de contrôle %3.</translation>
    </message>
    <message>
        <source>&quot;Hurry up, it is all one pot anyway.&quot;</source>
        <translation>« Allez, plus vite, de toute façon c’est un seul pot. »</translation>
    </message>
    <message>
        <source>&quot;How much is it to me?&quot;</source>
        <translation>« C’est combien pour moi ? »</translation>
    </message>
    <message>
        <source>&quot;I had the nuts last hand.&quot;</source>
        <translation>« J’avais les nuts au coup d’avant. »</translation>
    </message>
    <message>
        <source>&quot;Can I get change for this?&quot;</source>
        <translation>« Je peux avoir de la monnaie ? »</translation>
    </message>
    <message>
        <source>&quot;Is it not my turn?&quot;</source>
        <translation>« Ce n’est pas à moi de parler ? »</translation>
    </message>
    <message>
        <source>&quot;You always forget my blind.&quot;</source>
        <translation>« Vous oubliez toujours ma blind. »</translation>
    </message>
    <message>
        <source>&quot;What time does the big game start?&quot;</source>
        <translation>« La grosse partie commence à quelle heure ? »</translation>
    </message>
    <message>
        <source>&quot;That is not how they do it downtown.&quot;</source>
        <translation>« Ce n’est pas comme ça qu’on fait en ville. »</translation>
    </message>
    <message>
        <source>&quot;Drinks, over here!&quot;</source>
        <translation>« À boire, par ici ! »</translation>
    </message>
    <message>
        <source>&quot;Count it again.&quot;</source>
        <translation>« Recomptez. »</translation>
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
        <translation>joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banque</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
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
        <translation>%1 jeux</translation>
    </message>
    <message>
        <source>coup %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>shoe: nobody yet</source>
        <translation>sabot : encore personne</translation>
    </message>
    <message>
        <source>shoe: seat %1</source>
        <translation>sabot : siège %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>cards left: %1 of %2</source>
        <translation>cartes restantes : %1 de %2</translation>
    </message>
    <message>
        <source>cut card out</source>
        <translation>carte de coupe sortie</translation>
    </message>
    <message>
        <source>commission %1 %</source>
        <translation>commission %1 %</translation>
    </message>
    <message>
        <source>no commission</source>
        <translation>sans commission</translation>
    </message>
    <message>
        <source>a tie pays %1 to 1</source>
        <translation>l’égalité paie %1 contre 1</translation>
    </message>
    <message>
        <source>no shoe yet</source>
        <translation>pas encore de sabot</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>Plaque de perles</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>Grande route</translation>
    </message>
    <message>
        <source>tie after that coup</source>
        <translation>égalité après ce coup</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Nouveau sabot</translation>
    </message>
    <message>
        <source>Tap, or press the key, for the next choice.</source>
        <translation>Touchez, ou pressez la touche, pour le choix suivant.</translation>
    </message>
    <message>
        <source>Who deals from the shoe?</source>
        <translation>Qui donne du sabot ?</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Mise, siège %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Tap the seat.</source>
        <translation>Touchez le siège.</translation>
    </message>
    <message>
        <source>Card for the player</source>
        <translation>Carte pour le joueur</translation>
    </message>
    <message>
        <source>Card for the bank</source>
        <translation>Carte pour la banque</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>Quelle est l’erreur ?</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>Caisse de commission</translation>
    </message>
    <message>
        <source>Tap a seat, or type it, for its part alone.</source>
        <translation>Touchez un siège, ou tapez-le, pour n’encaisser que sa part.</translation>
    </message>
    <message>
        <source>Last lines</source>
        <translation>Dernières lignes</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Faites vos jeux</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>Cards for the player</source>
        <translation>Cartes pour le joueur</translation>
    </message>
    <message>
        <source>Cards for the bank</source>
        <translation>Cartes pour la banque</translation>
    </message>
    <message>
        <source>Bank wins, %1 to %2</source>
        <translation>La banque gagne, %1 à %2</translation>
    </message>
    <message>
        <source>Player wins, %1 to %2</source>
        <translation>Le joueur gagne, %1 à %2</translation>
    </message>
    <message>
        <source>Tie, %1 each</source>
        <translation>Égalité, %1 partout</translation>
    </message>
    <message>
        <source>The shoe is over</source>
        <translation>Le sabot est terminé</translation>
    </message>
    <message>
        <source>The coup is void</source>
        <translation>Le coup est nul</translation>
    </message>
    <message>
        <source>Player stands on %1. Card for the bank</source>
        <translation>Le joueur reste à %1. Carte pour la banque</translation>
    </message>
    <message>
        <source>Seat, side and amount: 3b50, then Enter. C when the cards come.</source>
        <translation>Siège, côté et montant : 3b50, puis Entrée. C quand les cartes viennent.</translation>
    </message>
    <message>
        <source>Card %1 of two.</source>
        <translation>Carte %1 de deux.</translation>
    </message>
    <message>
        <source>New shoe is in the menu.</source>
        <translation>Le nouveau sabot est dans le menu.</translation>
    </message>
    <message>
        <source>Every bet goes back. The cards that are out stay out.</source>
        <translation>Toutes les mises sont rendues. Les cartes sorties restent sorties.</translation>
    </message>
    <message>
        <source>Seat %1 looks first at the player&apos;s cards, with the largest bet on them, %2.</source>
        <translation>Le siège %1 regarde le premier les cartes du joueur : il a la plus forte mise dessus, %2.</translation>
    </message>
    <message>
        <source>Nobody has bet on the player: the dealer turns its cards.</source>
        <translation>Personne n’a misé sur le joueur : le croupier retourne ses cartes.</translation>
    </message>
    <message>
        <source>Seats: %1.</source>
        <translation>Sièges : %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>prendre %1</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>payer %1</translation>
    </message>
    <message>
        <source>then pay %1</source>
        <translation>puis payer %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>laisser %1</translation>
    </message>
    <message>
        <source>The shoe stays with seat %1.</source>
        <translation>Le sabot reste au siège %1.</translation>
    </message>
    <message>
        <source>The shoe goes to seat %1.</source>
        <translation>Le sabot passe au siège %1.</translation>
    </message>
    <message>
        <source>The cut card is out: one more coup.</source>
        <translation>La carte de coupe est sortie : encore un coup.</translation>
    </message>
    <message>
        <source>This is the last coup of the shoe.</source>
        <translation>C’est le dernier coup du sabot.</translation>
    </message>
    <message>
        <source>A natural, player %1, bank %2: nobody draws.</source>
        <translation>Naturel, joueur %1, banque %2 : personne ne tire.</translation>
    </message>
    <message>
        <source>Player %1: player draws on 5 or less.</source>
        <translation>Joueur %1 : le joueur tire à 5 ou moins.</translation>
    </message>
    <message>
        <source>Player %1: player stands on 6 or 7.</source>
        <translation>Joueur %1 : le joueur reste à 6 ou 7.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank draws on 5 or less.</source>
        <translation>Banque %1, le joueur est resté à %2 : la banque tire à 5 ou moins.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank stands on 6 or 7.</source>
        <translation>Banque %1, le joueur est resté à %2 : la banque reste à 6 ou 7.</translation>
    </message>
    <message>
        <source>Bank %1, player&apos;s third card counts %2: %3.</source>
        <translation>Banque %1, la troisième carte du joueur compte %2 : %3.</translation>
    </message>
    <message>
        <source>The cards decide.</source>
        <translation>Les cartes décident.</translation>
    </message>
    <message>
        <source>on 2 or less bank always draws</source>
        <translation>à 2 ou moins, la banque tire toujours</translation>
    </message>
    <message>
        <source>on 3 bank draws unless it is an 8</source>
        <translation>à 3, la banque tire sauf si c’est un 8</translation>
    </message>
    <message>
        <source>on 4 bank draws on 2 to 7</source>
        <translation>à 4, la banque tire sur 2 à 7</translation>
    </message>
    <message>
        <source>on 5 bank draws on 4 to 7</source>
        <translation>à 5, la banque tire sur 4 à 7</translation>
    </message>
    <message>
        <source>on 6 bank draws on 6 or 7</source>
        <translation>à 6, la banque tire sur 6 ou 7</translation>
    </message>
    <message>
        <source>on 7 bank stands</source>
        <translation>à 7, la banque reste</translation>
    </message>
    <message>
        <source>That card is for the %1</source>
        <translation>Cette carte est pour : %1</translation>
    </message>
    <message>
        <source>The %1 has three cards</source>
        <translation>Déjà trois cartes : %1</translation>
    </message>
    <message>
        <source>A natural: nobody draws</source>
        <translation>Naturel : personne ne tire</translation>
    </message>
    <message>
        <source>The bank stands on %1</source>
        <translation>La banque reste à %1</translation>
    </message>
    <message>
        <source>The player stands on %1</source>
        <translation>Le joueur reste à %1</translation>
    </message>
    <message>
        <source>First a card for the %1</source>
        <translation>D’abord une carte pour : %1</translation>
    </message>
    <message>
        <source>Seat %1 bets on the next coup</source>
        <translation>Le siège %1 mise pour le prochain coup</translation>
    </message>
    <message>
        <source>One too many: %1</source>
        <translation>Un de trop : %1</translation>
    </message>
    <message>
        <source>First the %1</source>
        <translation>D’abord la carte %1</translation>
    </message>
    <message>
        <source>The %1 was not the next card</source>
        <translation>La carte %1 n’était pas la suivante</translation>
    </message>
    <message>
        <source>The box holds %1, not %2</source>
        <translation>La caisse contient %1, pas %2</translation>
    </message>
    <message>
        <source>The %1 goes to the %2: Enter.</source>
        <translation>Le %1 va à : %2. Entrée.</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card out of the shoe.</source>
        <translation>Le %1 retourne : c’est la prochaine carte du sabot.</translation>
    </message>
    <message>
        <source>Cards are out, so it waits. Undo refuses it.</source>
        <translation>Les cartes sont sorties, la mise attend donc. Annuler la refuse.</translation>
    </message>
    <message>
        <source>A shoe of %1 decks holds no more of them. Undo if it was misread; else call the floor.</source>
        <translation>Un sabot de %1 jeux n’en contient pas plus. Annulez si elle a été mal lue ; sinon appelez le floor.</translation>
    </message>
    <message>
        <source>The %1 goes back, and the %2 goes to the %3: Enter.</source>
        <translation>La carte %1 retourne, et la carte %2 va à : %3. Entrée.</translation>
    </message>
    <message>
        <source>The %1 went back: it is the next card out of the shoe.</source>
        <translation>La carte %1 est retournée : c’est la prochaine carte du sabot.</translation>
    </message>
    <message>
        <source>Another card had gone back to the shoe. Undo if this one was misread; else it counts as it lies.</source>
        <translation>Une autre carte était retournée au sabot. Annulez si celle-ci a été mal lue ; sinon elle compte telle quelle.</translation>
    </message>
    <message>
        <source>Nothing was collected. Count again: the sum is what is owed.</source>
        <translation>Rien n’a été encaissé. Recomptez : la somme est ce qui est dû.</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>, draws; %1</source>
        <translation>, tire ; %1</translation>
    </message>
    <message>
        <source>, stands</source>
        <translation>, reste</translation>
    </message>
    <message>
        <source>, natural</source>
        <translation>, naturel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bets by seat</source>
        <translation>Mises par siège</translation>
    </message>
    <message>
        <source>bets: %1, in all %2</source>
        <translation>mises : %1, en tout %2</translation>
    </message>
    <message>
        <source>no bets yet</source>
        <translation>pas encore de mises</translation>
    </message>
    <message>
        <source>No bets yet. Tap here, or type seat, side and amount: 3b50.</source>
        <translation>Pas encore de mises. Touchez ici, ou tapez siège, côté et montant : 3b50.</translation>
    </message>
    <message>
        <source>for the next coup: %1</source>
        <translation>pour le prochain coup : %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>toutes les mises sont rendues</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>siège</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caisse</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>si %1 gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>if it is a tie</source>
        <translation>si c’est une égalité</translation>
    </message>
    <message>
        <source>Commission box, %1 %</source>
        <translation>Caisse de commission, %1 %</translation>
    </message>
    <message>
        <source>kept and not collected yet</source>
        <translation>gardée et pas encore encaissée</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>up to a whole unit</source>
        <translation>arrondie à l’unité supérieure</translation>
    </message>
    <message>
        <source>for every 5 begun</source>
        <translation>par tranche de 5 entamée</translation>
    </message>
    <message>
        <source>this coup, if bank wins</source>
        <translation>ce coup, si la banque gagne</translation>
    </message>
    <message>
        <source>this coup</source>
        <translation>ce coup</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Puis</translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation>si %1 : %2</translation>
    </message>
    <message>
        <source>House edge, %1 decks</source>
        <translation>Avantage de la maison, %1 jeux</translation>
    </message>
    <message>
        <source>per bet made</source>
        <translation>par mise jouée</translation>
    </message>
    <message>
        <source>ties left out</source>
        <translation>égalités exclues</translation>
    </message>
    <message>
        <source>this shoe, %1 left</source>
        <translation>ce sabot, %1 restantes</translation>
    </message>
    <message>
        <source>printed in 004 PB4</source>
        <translation>imprimé dans 004 PB4</translation>
    </message>
    <message>
        <source>and fits</source>
        <translation>et correspond à</translation>
    </message>
    <message>
        <source>%1 decks, ties out</source>
        <translation>%1 jeux, sans égalités</translation>
    </message>
    <message>
        <source>endless, per bet</source>
        <translation>infini, par mise</translation>
    </message>
    <message>
        <source>tie, %1 to 1</source>
        <translation>égalité, %1 contre 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>bets are down</source>
        <translation>les mises sont faites</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>Carte joueur</translation>
    </message>
    <message>
        <source>two keys a card</source>
        <translation>deux touches par carte</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>Carte banque</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>take, then pay</source>
        <translation>prendre, puis payer</translation>
    </message>
    <message>
        <source>Bet…</source>
        <translation>Mise…</translation>
    </message>
    <message>
        <source>Pass shoe</source>
        <translation>Passer le sabot</translation>
    </message>
    <message>
        <source>Same bets</source>
        <translation>Mêmes mises</translation>
    </message>
    <message>
        <source>Record the bet</source>
        <translation>Noter la mise</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Faute…</translation>
    </message>
    <message>
        <source>Open the shoe</source>
        <translation>Ouvrir le sabot</translation>
    </message>
    <message>
        <source>Collect %1 of all seats</source>
        <translation>Encaisser %1 de tous</translation>
    </message>
    <message>
        <source>Collect %1 of seat %2</source>
        <translation>Encaisser %1 du siège %2</translation>
    </message>
    <message>
        <source>no card is due</source>
        <translation>aucune carte n’est due</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>pas encore de cartes</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>d’abord %1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>réglé</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>no card went back</source>
        <translation>aucune carte n’est retournée</translation>
    </message>
    <message>
        <source>no coup is on</source>
        <translation>aucun coup en cours</translation>
    </message>
    <message>
        <source>A card went to the player</source>
        <translation>Une carte est allée au joueur</translation>
    </message>
    <message>
        <source>then enter the card</source>
        <translation>puis entrez la carte</translation>
    </message>
    <message>
        <source>A card went to the bank</source>
        <translation>Une carte est allée à la banque</translation>
    </message>
    <message>
        <source>Called without the card</source>
        <translation>Annoncé sans la carte</translation>
    </message>
    <message>
        <source>a draw was left out</source>
        <translation>un tirage a été oublié</translation>
    </message>
    <message>
        <source>A bet came late</source>
        <translation>Une mise est venue tard</translation>
    </message>
    <message>
        <source>cards were out</source>
        <translation>cartes déjà sorties</translation>
    </message>
    <message>
        <source>The card is burnt</source>
        <translation>La carte est brûlée</translation>
    </message>
    <message>
        <source>the floor lets play go on</source>
        <translation>le floor laisse continuer le jeu</translation>
    </message>
    <message>
        <source>Seat %1: %2 on %3. Enter to record.</source>
        <translation>Siège %1 : %2 sur %3. Entrée pour noter.</translation>
    </message>
    <message>
        <source>Seat %1 takes its bet on %2 back. Enter to record.</source>
        <translation>Le siège %1 reprend sa mise sur : %2. Entrée pour noter.</translation>
    </message>
    <message>
        <source>Cards are out: it counts for the next coup. Enter to record.</source>
        <translation>Les cartes sont sorties : elle compte pour le prochain coup. Entrée pour noter.</translation>
    </message>
    <message>
        <source>Flagged: %1. Enter to record.</source>
        <translation>Signalé : %1. Entrée pour noter.</translation>
    </message>
    <message>
        <source>Now its suit: S H D C.</source>
        <translation>Maintenant sa couleur : S H D C.</translation>
    </message>
    <message>
        <source>The next card went to the %1. Esc: leave it.</source>
        <translation>La carte suivante est allée à : %1. Esc : la laisser.</translation>
    </message>
    <message>
        <source>Seat, then B bank, P player or T tie, then the amount.</source>
        <translation>Siège, puis B banque, P joueur ou T égalité, puis le montant.</translation>
    </message>
    <message>
        <source>That opens a table of poker, which has a window of its own.</source>
        <translation>Cela ouvre une table de poker, qui a sa propre fenêtre.</translation>
    </message>
    <message>
        <source>The rules hold from the next shoe on. Enter to record.</source>
        <translation>Les règles valent dès le prochain sabot. Entrée pour noter.</translation>
    </message>
    <message>
        <source>Collects %1. Enter to record.</source>
        <translation>Encaisse %1. Entrée pour noter.</translation>
    </message>
    <message>
        <source>Every bet of the coup goes back. Enter to record.</source>
        <translation>Toutes les mises du coup sont rendues. Entrée pour noter.</translation>
    </message>
    <message>
        <source>There is no such seat here. At Punto Banco seats are 1 to 14.</source>
        <translation>Ce siège n’existe pas ici. Au Punto Banco, les sièges vont de 1 à 14.</translation>
    </message>
    <message>
        <source>That is not what a hand takes. Enter two cards, together or singly; the third comes alone.</source>
        <translation>Une main ne reçoit pas cela. Saisissez deux cartes, ensemble ou une à une ; la troisième vient seule.</translation>
    </message>
    <message>
        <source>The cards are not all dealt. Enter two for each hand first, then settle.</source>
        <translation>Les cartes ne sont pas toutes données. Saisissez-en d’abord deux par main, puis réglez.</translation>
    </message>
    <message>
        <source>No coup is on. Enter bets or cards first.</source>
        <translation>Aucun coup en cours. Saisissez d’abord des mises ou des cartes.</translation>
    </message>
    <message>
        <source>Nothing is owed there. The box column shows which seats owe commission.</source>
        <translation>Rien n’est dû là. La colonne de la caisse montre quels sièges doivent une commission.</translation>
    </message>
    <message>
        <source>A coup is on. Settle it, call it void, or take its bets back; then open the new shoe.</source>
        <translation>Un coup est en cours. Réglez-le, déclarez-le nul ou reprenez ses mises ; ouvrez ensuite le nouveau sabot.</translation>
    </message>
    <message>
        <source>Its commission was collected, event %1. Undo that, mend the bet, and collect again.</source>
        <translation>Sa commission a été encaissée, événement %1. Annulez cela, corrigez la mise et encaissez de nouveau.</translation>
    </message>
    <message>
        <source>That belongs to a table of poker. Here are entered: bets, cards, shoe, settle, collect, void.</source>
        <translation>Cela relève d’une table de poker. Ici se saisissent : mises, cartes, sabot, régler, encaisser, nul.</translation>
    </message>
    <message>
        <source>Punto Banco…</source>
        <translation>Punto Banco…</translation>
    </message>
    <message>
        <source>New shoe…</source>
        <translation>Nouveau sabot…</translation>
    </message>
    <message>
        <source>Shoe report…</source>
        <translation>Rapport du sabot…</translation>
    </message>
    <message>
        <source>Print the shoe…</source>
        <translation>Imprimer le sabot…</translation>
    </message>
    <message>
        <source>Poker table…</source>
        <translation>Table de poker…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Commission on bank</source>
        <translation>Commission sur la banque</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Une égalité paie</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 contre 1</translation>
    </message>
    <message>
        <source>The shoe begins with</source>
        <translation>Le sabot commence par</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>siège %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Cartes derrière la carte de coupe</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Enter opens the shoe. It is recorded then, and not before.</source>
        <translation>Entrée ouvre le sabot. Il est noté alors, et pas avant.</translation>
    </message>
    <message>
        <source>Shoe report</source>
        <translation>Rapport du sabot</translation>
    </message>
    <message>
        <source>coups: %1; bank %2, player %3, tie %4</source>
        <translation>coups : %1 ; banque %2, joueur %3, égalité %4</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gagnant</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>pris</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>payé</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>commission</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Commission by seat</source>
        <translation>Commission par siège</translation>
    </message>
    <message>
        <source>from the shoe before: %1</source>
        <translation>du sabot précédent : %1</translation>
    </message>
    <message>
        <source>collected: %1</source>
        <translation>encaissé : %1</translation>
    </message>
    <message>
        <source>Journal %1, head %2</source>
        <translation>Journal %1, tête %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Le rapport est dans %1.</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>Le rapport n’a pas pu être écrit dans %1. Choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation>le coup est terminé</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Le coup est terminé.</translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation>Lancez le suivant ou saisissez ce qui se passe entre les coups.</translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation>aucun coup en cours</translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation>Aucun coup n’est en cours.</translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation>Lancez-en un avec « Coup suivant » ou donnez-le par une ligne hand.</translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation>pas de tel siège</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>La table n’a pas ce siège.</translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation>Les sièges sont numérotés dans le sens horaire à partir de la gauche du croupier.</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>personne n’y est assis</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>Personne n’est assis à ce siège.</translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation>Asseyez d’abord le joueur.</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>pas dans ce coup</translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation>Ce siège n’a pas reçu de cartes dans ce coup.</translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation>Saisissez un autre siège ou corrigez le début du coup.</translation>
    </message>
    <message>
        <source>has folded</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation>Ce siège a passé.</translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation>Si sa main est vivante malgré tout, annulez le passage ou appelez le floor.</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>est à tapis</translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation>Ce siège est à tapis et ne peut pas agir.</translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation>S’il reste des jetons, comptez-les : le décompte l’emporte.</translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation>la parole n’est à personne</translation>
    </message>
    <message>
        <source>Nobody is waited for to do that now.</source>
        <translation>On n’attend cela de personne pour l’instant.</translation>
    </message>
    <message>
        <source>See whose turn it is. Where the round is over, deal the next street or go on to the showdown.</source>
        <translation>Voyez à qui est la parole. Si le tour est fini, donnez la suite ou passez à l’abattage.</translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation>cette carte est déjà sortie</translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation>La même carte est là deux fois.</translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation>Vérifiez-la. Si le jeu la contient deux fois, saisissez le jeu faussé.</translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation>pas autant de cartes</translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation>Ce nombre de cartes ne convient pas ici.</translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation>Saisissez-en autant que ce tour ou cette main en prend.</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>le board est complet</translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation>Le board a toutes ses cartes.</translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation>Passez à l’abattage.</translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation>plus qu’il n’y a</translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation>Le siège a été compté et a moins que cela.</translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation>Recomptez ou saisissez ce qu’il a.</translation>
    </message>
    <message>
        <source>no such board</source>
        <translation>pas de tel board</translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation>Ce coup n’a pas ce board.</translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation>Dites d’abord combien de fois le board est tiré.</translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation>pas de tel pot</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>Ce pot n’existe pas.</translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation>Les pots sont main, side1, side2, etc., comptés vers l’extérieur.</translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation>ne peut pas gagner ce pot</translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation>Ce siège ne peut pas gagner ce pot.</translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation>Seuls le peuvent les sièges qui l’ont suivi. Sa liste les montre.</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>rien à annuler</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>Il ne reste rien à annuler.</translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation>Un coup terminé est corrigé par le floor.</translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation>un événement ultérieur ne tiendrait plus</translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation>L’événement %1 ne pourrait alors plus être vrai. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation>Corrigez d’abord l’événement %1.</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>le siège est pris</translation>
    </message>
    <message>
        <source>Somebody sits there, or that person has a seat already.</source>
        <translation>Quelqu’un y est assis, ou cette personne a déjà un siège.</translation>
    </message>
    <message>
        <source>Choose another seat, or check the person&apos;s number.</source>
        <translation>Choisissez un autre siège, ou vérifiez le numéro de la personne.</translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation>le coup est encore en cours</translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation>Cela doit attendre la fin du coup.</translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation>Terminez d’abord le coup.</translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation>demande le floor</translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation>Cela demande une décision du floor.</translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation>Adressez-vous à quelqu’un qui a un PIN de floor.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation>à court de jetons, toujours en jeu</translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation>Qui a trop peu de jetons pour une mise, un call ou une relance met ce qu’il a et reste dans le coup.</translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation>tapis pour %1</translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation>seulement ce qui a été égalé</translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation>Un siège à tapis ne peut gagner de chacun des autres que ce qu’il a égalé. Le reste forme des pots annexes.</translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation>ne peut gagner que ce qu’il a égalé</translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation>le tapis s’annonce</translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation>Qui fait tapis le dit. Des jetons poussés en silence peuvent passer inaperçus.</translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation>tapis, sans annonce</translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation>la règle de la demi-mise</translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation>En limit, un tapis de moins d’une demi-mise n’est que de l’action. La moitié ou plus compte comme mise ou relance entière.</translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation>tapis pour %1 au-dessus de %2, une mise étant %3</translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation>le suivre ou le compléter</translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation>Un siège qui doit encore parler face à un tapis de moins d’une demi-mise peut passer, le suivre ou le porter à la mise entière.</translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation>la mise peut être complétée</translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation>pas de nouvelles enchères pour qui a agi</translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation>Un tapis de moins d’une demi-mise ne donne pas de nouvelle relance à un siège qui a déjà agi.</translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation>moins d’une demi-mise depuis qu’il a agi</translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation>qui a checké peut seulement suivre</translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation>Les sièges qui ont checké avant un tapis de moins d’une demi-mise peuvent le suivre ou passer ; ils ne peuvent pas le compléter.</translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation>a checké avant un tapis court</translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation>rouvert par un autre</translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation>Si un autre siège a depuis misé ou complété en entier, qui a agi avant peut de nouveau relancer.</translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation>un autre a misé ou complété en entier</translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation>compléter n’est pas relancer</translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation>Porter un tapis court à la mise entière n’use pas de relance, sauf si la maison compte le complément d’une relance.</translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation>compléter n’use pas de relance</translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation>la moitié ou plus est une mise entière</translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation>En limit, un tapis d’une demi-mise ou plus est traité comme entier : chacun peut passer, suivre ou relancer.</translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation>une demi-mise ou plus</translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation>relancer un tapis</translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation>Une relance sur un tapis d’une demi-mise ou plus y ajoute une mise entière, ou l’ajoute à la mise complétée, selon la maison.</translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation>une mise entière au-dessus du tapis</translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation>relancer un tapis après un check</translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation>Qui a checké peut relancer un tapis qui compte comme mise entière ou qui a été complété, et aucun autre.</translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation>a checké avant un tapis</translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation>check-raise</translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation>Checker d’abord et relancer ensuite est permis, sauf si le jeu dit autre chose.</translation>
    </message>
    <message>
        <source>checked before</source>
        <translation>a checké avant</translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation>les tapis courts s’additionnent</translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation>Plusieurs tapis courts rouvrent les enchères pour un siège quand, ensemble, ils font pour lui une relance entière.</translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation>ensemble, une relance entière</translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation>une relance courte n’ouvre rien</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation>En no-limit et pot-limit, un tapis de moins d’une relance entière ne donne pas de nouvelle relance à un siège qui a déjà agi.</translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation>moins d’une relance entière depuis qu’il a agi</translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation>partage d’un commun accord</translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation>La maison dit si les joueurs peuvent partager un pot d’un commun accord ; là où c’est possible, tous ceux qui jouent doivent être d’accord.</translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation>reprendre les blinds</translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation>Quand tout le monde passe jusqu’aux blinds, celles-ci peuvent reprendre leurs blinds, là où la maison le permet.</translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation>tous ont passé jusqu’aux blinds</translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation>une objection est affichée</translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation>Une objection au partage tient jusqu’à ce qu’elle soit retirée, et un signe l’indique.</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>qui gagne</translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation>Le pot va à la meilleure main montrée ou au siège dont personne n’a suivi la mise.</translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation>la meilleure main, ou la mise que personne n’a suivie</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>assurance</translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation>Les assurances et les paris annexes sur l’issue ne font pas partie du jeu, sauf si la maison les permet. Rien n’en est dans le pot.</translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation>rien n’en est dans le pot</translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation>l’assurance est honorée</translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation>Là où l’assurance est permise, y manquer relève du floor.</translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation>pas de paris annexes</translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation>Les paris annexes, les cagnottes et les accords de couverture ne font pas partie du jeu.</translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation>poser des antes pour autrui</translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation>On ne pose des antes pour autrui que là où la maison prend un forfait au temps et pas de rake.</translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation>tirer deux ou trois fois</translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation>Quand les enchères sont closes avec un joueur à tapis et que tous sont d’accord, le reste du board est tiré deux ou trois fois. Chaque board joue pour sa part de chaque pot.</translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation>chaque board pour sa part</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>une table à part</translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation>Le punto banco a sa propre table, avec des places pour douze ou quatorze.</translation>
    </message>
    <message>
        <source>three bets</source>
        <translation>trois mises</translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation>On mise sur joueur, banque ou égalité.</translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation>le sabot peut se céder</translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation>Qui tient le sabot peut le céder.</translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation>quand le sabot passe</translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation>Le sabot reste tant que la banque gagne et passe quand le joueur gagne. En cas d’égalité il reste.</translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation>il ne passe que si le joueur gagne</translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation>deux cartes chacun</translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation>Deux cartes chacun, le joueur d’abord. La plus grosse mise sur le joueur regarde la première.</translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation>ce que valent les cartes</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation>Les dix et les figures valent zéro, l’as un, les autres leur nombre. Seul le dernier chiffre de la somme compte.</translation>
    </message>
    <message>
        <source>by the last figure of the sum</source>
        <translation>par le dernier chiffre de la somme</translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation>six ou huit jeux</translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation>Le sabot contient six ou huit jeux.</translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation>un naturel arrête</translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation>Huit ou neuf en deux cartes, d’un côté ou de l’autre, met fin au coup.</translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation>huit ou neuf en deux cartes</translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation>quand le joueur tire</translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation>Le joueur tire à cinq ou moins et reste à six ou sept.</translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation>selon le point du joueur</translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation>la banque quand le joueur reste</translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation>Quand le joueur reste, la banque tire à cinq ou moins.</translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation>le joueur est resté</translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation>quand la banque tire</translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation>Quand le joueur a tiré, la banque tire ou reste selon son point et la troisième carte du joueur.</translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation>selon la troisième carte du joueur</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>aucun choix</translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation>Les cartes sont tirées selon la règle. Personne ne choisit.</translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation>le tirage n’est pas un choix</translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation>le joueur paie un contre un</translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation>Une mise gagnante sur le joueur est payée un contre un.</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>un contre un</translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation>la banque paie moins la commission</translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation>Une mise gagnante sur la banque est payée un contre un, moins la commission.</translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation>un contre un, moins la commission</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation>Une mise gagnante sur l’égalité est payée huit ou neuf contre un, selon la maison.</translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation>comme la maison paie l’égalité</translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation>l’égalité ne touche aucune autre mise</translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation>En cas d’égalité, les mises sur joueur et banque restent à leur propriétaire.</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>une égalité</translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation>annoncer les points</translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation>Les points et le gagnant sont annoncés à voix haute, et toute troisième carte est annoncée avant d’être donnée.</translation>
    </message>
    <message>
        <source>said before it is dealt</source>
        <translation>annoncé avant d&apos;être distribué</translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation>ramasser d’abord, payer ensuite</translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation>Les mises perdantes sont ramassées avant que les gagnantes soient payées.</translation>
    </message>
    <message>
        <source>losers first</source>
        <translation>les perdantes d’abord</translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation>la maison paie</translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation>Qui donne du sabot ne paie personne.</translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation>mise et relance minimales</translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation>Une mise est au moins du montant d’ouverture, une relance au moins aussi grande que la dernière mise ou relance du tour. Seul un tapis peut être moindre.</translation>
    </message>
    <message>
        <source>under the least</source>
        <translation>sous le minimum</translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation>jetons avancés</translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation>Avancer des jetons peut engager un joueur quand cela fait une autre action. Certaines maisons attendent que les jetons soient lâchés.</translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation>%1 avancé et repris</translation>
    </message>
    <message>
        <source>words bind</source>
        <translation>la parole engage</translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation>Ce qui est dit à son tour engage. Les jetons qui diffèrent y sont ajustés.</translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation>ce qui a été dit compte</translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation>frapper la table vaut check</translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation>Frapper la table est un check ; en draw, c’est aussi rester servi.</translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation>a frappé la table</translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation>check hors tour</translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation>Qui checke hors tour ne peut ni miser ni relancer quand vient son tour.</translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation>a checké avant son tour</translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation>call hors tour</translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation>Un call hors tour ne peut pas être changé en relance.</translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation>a suivi avant son tour</translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation>une action hors tour</translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation>Une action hors tour tient si rien n’a changé quand vient le tour. Une mise ou une relance entre-temps la libère ; un call entre-temps relève du floor ou de la maison.</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>a agi avant son tour</translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation>mise hors tour</translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation>Une mise hors tour tient si personne ne mise avant que vienne le tour ; sinon les jetons reviennent.</translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation>a misé avant son tour</translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation>relance hors tour</translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Une relance hors tour tient si rien n’a changé quand vient le tour ; sinon les jetons reviennent.</translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation>a relancé avant son tour</translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation>tapis hors tour</translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Un tapis hors tour tient si rien n’a changé quand vient le tour ; sinon les jetons reviennent.</translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation>tapis avant son tour</translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation>passer hors tour</translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation>Passer hors tour, c’est passer dès que les cartes sont lâchées, sauf si la maison en libère après un changement.</translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation>a passé avant son tour</translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation>pas de check face à une mise</translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation>Un check face à une mise n’est rien. La parole reste au même siège.</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>face à %1</translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation>quel nombre était voulu</translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation>Un nombre seul qui n’est ni le call ni une mise possible, ou qui va avec un autre jeton, est tranché comme le dit la maison.</translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation>%1 n’est ni le call ni une mise possible</translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation>hors tour exprès</translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation>Agir hors tour exprès n’est pas toléré.</translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation>exprès</translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation>« temps » garde le droit d’agir</translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation>Qui veut réfléchir et voit l’action lui passer devant dit « temps ».</translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation>garde le droit d’agir</translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation>sauté trop longtemps</translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation>Qui laisse agir d’abord trois sièges derrière lui peut perdre le droit d’agir.</translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation>ont agi derrière : %1, suffisant : %2</translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation>quelqu’un devant n’a pas agi</translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation>Le droit d’agir ne se perd pas tant qu’un siège devant n’a pas encore agi.</translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation>un siège devant n’a pas agi</translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation>les jetons lâchés engagent</translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation>Les jetons lâchés dans le pot y restent, et le montant est rectifié.</translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation>%1 mis, rien de dit</translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation>ignorait la relance</translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation>Qui a suivi sans connaître une relance peut reprendre son call tant que personne n’a agi ensuite, si la maison ne l’y tient pas.</translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation>la relance était de %1 à %2</translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation>bien moins que la mise</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation>En no-limit et pot-limit, qui a suivi en mettant bien moins que la mise peut être dispensé. Qui a mis 80 pour cent environ paie le reste.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation>%1 de %2 mis : %3 % ou plus, donc pas de réclamation</translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation>Le floor décide si le call tient ou est repris.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation>%1 de %2 mis : moins de %3 %, donc le floor décide</translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation>attendre pour montrer</translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation>Qui a misé attend pour montrer que le call paraisse juste.</translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation>le call est encore court</translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation>un call mal compté est complété</translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation>Un call court par erreur de compte est complété, même après qu’une main a été montrée.</translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation>%1 de %2 mis, encore %3 dû</translation>
    </message>
    <message>
        <source>string raise</source>
        <translation>relance en plusieurs temps (string raise)</translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation>Une relance en plus d’un geste, non annoncée d’abord, est un call.</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 en silence, puis %2 d’un deuxième geste</translation>
    </message>
    <message>
        <source>string bet</source>
        <translation>mise en plusieurs temps (string bet)</translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation>Sans mise avant lui, le premier geste est la mise. Ce qui vient d’un deuxième geste silencieux revient.</translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation>le premier mot engage</translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation>« Je suis, et je relance » est un call.</translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation>le premier mot compte</translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation>call en deux gestes</translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation>Un premier geste sous le call, puis exactement le reste, est un call.</translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation>%1 en deux gestes, rien de plus</translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation>relance de, ou relance à</translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation>« Relance 60 » sans « de » ni « à » est le total si cela suffit à une relance, sinon une relance de ce montant.</translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation>« relance %1 », ni de ni à</translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation>plus que le call</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation>En no-limit et pot-limit, plusieurs jetons, plus que le call et moins qu’une relance, sont un call ou la relance minimale, selon la maison.</translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation>une mise et demie est une relance</translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation>En limit, une mise entière et au moins la moitié d’une autre, mises sans un mot, sont une relance et sont complétées.</translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation>%1 mis, complété à %2</translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation>plusieurs gestes après « relance »</translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation>Qui a dit « relance » peut mettre les jetons en plusieurs gestes jusqu’à ce que les mains soient au repos.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation>« relance », puis %1 en tout</translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation>trop petit, complété</translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation>Une mise ou une relance sous le minimum, avec des jetons derrière, est portée exactement au minimum.</translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation>%1 est sous le minimum, %2</translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation>jetons de la mise d’ouverture</translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation>La maison peut demander des mises en jetons du montant d’ouverture ou plus grands.</translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation>en jetons de la mise d’ouverture</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation>Un straddle vivant peut être posé avant les cartes : d’ordinaire par le siège à gauche de la grosse blind et du double de son montant. Il parle en dernier avant le flop et peut relancer.</translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation>une blind de plus</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>le chrono</translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation>Quand le chrono est demandé contre un siège face à une mise, celui-ci a un temps fixé. Ensuite sa main est morte ; sans mise, il a checké.</translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation>prié d’agir à temps</translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation>pas de limite de relances</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation>En no-limit et pot-limit, les relances ne sont pas comptées.</translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation>quand les joueurs donnent</translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation>Quand les joueurs donnent, ils s’y mettent à trois : l’un mélange, l’un coupe, l’un égalise le jeu.</translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation>quatre riffles</translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation>Le jeu est mélangé en riffle au moins quatre fois.</translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation>au moins quatre cartes</translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation>Chaque partie de la coupe a au moins quatre cartes.</translation>
    </message>
    <message>
        <source>cut card</source>
        <translation>carte de coupe</translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation>La carte du dessous est cachée par une carte de coupe ou un joker.</translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation>réclamer avant de regarder</translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation>Une plainte sur le mélange ou la coupe se fait avant que le joueur regarde sa main et avant le début des enchères.</translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation>une des deux premières cartes montrée</translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation>La première ou la deuxième carte du coup, montrée par le croupier, est cause de maldonne.</translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation>une des deux premières cartes</translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation>deux cartes montrées</translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation>Deux cartes ou plus montrées par le croupier sont cause de maldonne.</translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation>cartes montrées par le croupier</translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation>cartes retournées</translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation>Deux cartes ou plus face visible dans le jeu sont cause de maldonne.</translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation>cartes face visible dans le jeu</translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation>trop de cartes données</translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation>Deux cartes en trop ou plus dans les mains de départ sont cause de maldonne.</translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation>cartes en trop dans les mains</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation>Un siège avec trop ou trop peu de cartes est cause de maldonne, sauf si la carte du dessus peut encore lui aller à son tour normal.</translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation>carte hors tour</translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation>Une carte donnée dans le mauvais ordre est cause de maldonne.</translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation>donnée dans le mauvais ordre</translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation>bouton à la mauvaise place</translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation>Un coup donné avec le bouton hors de sa place est cause de maldonne.</translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation>bouton hors de sa place</translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation>première carte au mauvais siège</translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation>Une première carte donnée au mauvais siège est cause de maldonne.</translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation>cartes là où personne ne joue</translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation>Des cartes données à un siège vide, ou à quelqu’un qui n’est pas dans le coup, sont cause de maldonne.</translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation>un siège oublié</translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation>Un siège qui devait recevoir des cartes et n’en a pas reçu est cause de maldonne.</translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation>jusqu’à quand une maldonne peut être déclarée</translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation>Une maldonne est déclarée avant que l’action soit allée trop loin : deux sièges ont agi, ou ce que la maison appelle assez d’action.</translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation>pas encore assez d’action</translation>
    </message>
    <message>
        <source>no fault of this hand is a cause</source>
        <translation>aucune faute de ce coup n’est une cause</translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation>trop tard pour une maldonne</translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation>Après assez d’action, le coup est joué jusqu’au bout. Qui a une main faussée ne récupère rien.</translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation>déjà assez d’action</translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation>jeu faussé</translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation>Une carte d’un autre dos, ou présente deux fois dans le jeu, met fin au coup à tout moment. Tous les jetons reviennent.</translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation>le jeu n’est pas complet</translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation>morte : mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation>Une main trouvée avec un mauvais nombre de cartes après la limite est morte. Ses jetons restent dans le pot.</translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation>morte : ramassée par le croupier</translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation>Une main que le croupier a mêlée au muck est morte. Ses jetons restent ; une mise non suivie revient.</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>ramassée par le croupier</translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation>morte : jetée</translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation>Une main jetée en avant face cachée par un siège face à une mise est morte.</translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation>jetée face à une mise</translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation>reprise du muck</translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation>Une main identifiable avec certitude peut être déclarée de nouveau vivante par le floor.</translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation>de nouveau vivante seulement si identifiable avec certitude</translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation>montrée par son joueur</translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation>Une carte que montre son propre joueur reste en jeu, et la main est vivante.</translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation>la main est vivante</translation>
    </message>
    <message>
        <source>everything back</source>
        <translation>tout revient</translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation>En cas de maldonne, tous les jetons reviennent, le bouton reste et le coup est redonné.</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>tous les jetons reviennent, le bouton reste</translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation>réclamer avant de regarder</translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation>Qui veut une décision sur une carte entrevue le dit avant de la regarder. Une carte donnée hors de la table compte comme montrée.</translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation>aucun choix sur une carte montrée</translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation>Une carte montrée par le croupier est gardée ou remplacée selon la règle propre au jeu. Le joueur n’a pas le choix.</translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation>le jeu décide, pas le joueur</translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation>les cartes tombées jouent</translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation>Les cartes qu’un joueur laisse tomber jouent encore, sauf si la maison s’en remet au floor.</translation>
    </message>
    <message>
        <source>they still play</source>
        <translation>elles jouent encore</translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation>cartes données trop tôt</translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation>Les cartes données avant la fin des enchères ne jouent pas, même si tous les autres passent ensuite.</translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation>les enchères n’étaient pas closes</translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation>brûlée oubliée ou double</translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation>Une brûlée oubliée ou double est rectifiée avant que quelqu’un agisse sur la nouvelle carte. Après cela, le board tient.</translation>
    </message>
    <message>
        <source>put right until somebody acts</source>
        <translation>rectifiée jusqu’à ce que quelqu’un agisse</translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation>une carte de board en trop</translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation>Avec quatre cartes au flop, le floor tire l’une des quatre comme prochaine brûlée. Avec plus, le talon est mélangé et le tour redonné.</translation>
    </message>
    <message>
        <source>all of them go back</source>
        <translation>toutes retournent au talon</translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation>l’une d’elles est la prochaine brûlée</translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation>une carte en trop au premier siège</translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation>Une carte en trop au premier siège servi, trouvée avant la première action, revient et devient la brûlée.</translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation>elle devient la brûlée</translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation>brûlées quand tous sont à tapis</translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation>Quand plus personne ne doit parler, une faute de brûlée ou de board peut être rectifiée jusqu’à l’attribution du pot, si les cartes peuvent encore être distinguées.</translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation>encore rectifiable, plus personne n’agit</translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation>talon faussé</translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation>Un talon tombé ou mêlé ne met pas fin au coup. Il est refait aussi équitablement que possible.</translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation>refait aussi équitablement que possible</translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation>noter chaque faute</translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation>De chaque faute de carte on note la carte, le siège, le tour et qui l’a commise.</translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation>deuce-to-seven</translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation>La plus mauvaise main gagne. Quintes et couleurs comptent contre elle, l’as est haut, et 7-5-4-3-2 de plus d’une couleur est la meilleure.</translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation>la plus mauvaise main ordinaire gagne</translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation>5-4-3-2-A n’est pas une quinte</translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation>En deuce-to-seven, 5-4-3-2-A est une main hauteur as, pas une quinte.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation>A-5-4-3-2 n’est pas une quinte</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>une paire d’as</translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation>En deuce-to-seven, une paire d’as est la plus haute paire, donc la pire.</translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation>montrée avant le tirage</translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation>En deuce-to-seven, un 7, 5, 4, 3 ou 2 montré par le croupier avant le tirage est gardé, toute autre carte remplacée ; certaines maisons les remplacent toutes.</translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation>les cartes basses sont prises</translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation>check-raise après le tirage</translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation>En deuce-to-seven, checker puis relancer est permis après le tirage, et personne n’est obligé de miser un sept.</translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation>le reste comme en ace-to-five</translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation>Ce que le deuce-to-seven ne dit pas lui-même est comme en ace-to-five.</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>crazy pineapple</translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation>Un jeu de 52, des blinds et un bouton.</translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation>trois cartes, une défaussée</translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation>En crazy pineapple, chaque siège a trois cartes et en défausse une après les enchères du flop.</translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation>qui ouvre au crazy pineapple</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation>Le premier tour s’ouvre à gauche des blinds ; les blinds parlent en dernier.</translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation>toutes cartes jouent</translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation>Les cinq meilleures cartes de la main et du board comptent, dans n’importe quel mélange.</translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation>huit ou mieux</translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation>Une main low est faite de cinq cartes différentes de huit ou moins ; l’as est bas.</translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation>high et low partagent</translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation>High et low prennent chacun la moitié. Sans main low, high prend tout.</translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation>moitiés high et low</translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation>les deux cartes sont montrées</translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation>Qui gagne montre les deux cartes de sa main.</translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation>qui fait le bring-in</translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation>En stud, la carte ouverte la plus basse par couleur ouvre third street, en razz la plus haute. Les tours suivants sont ouverts par le meilleur board.</translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation>d’après ses cartes ouvertes</translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation>un bring-in court</translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation>Un bring-in court ne change rien pour les autres.</translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation>un bring-in court ne change rien</translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation>deux de la main, trois du board</translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation>Exactement deux cartes de la main et trois du board font une main d’Omaha, pour high et pour low.</translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation>deux de la main, trois du board</translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation>ordre des mains en short deck</translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation>Sans les cartes sous le six, une couleur bat un full, et 9-8-7-6-A est une quinte.</translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation>couleur au-dessus du full</translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation>ace-to-five</translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation>La main la plus basse gagne. L’as est bas, quintes et couleurs ne comptent pas, et 5-4-3-2-A est la meilleure.</translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation>la roue est la meilleure</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation>Quatre cartes de quatre couleurs et de quatre valeurs sont le mieux ; puis trois, et ainsi de suite. Les plus basses gagnent, l’as est bas.</translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation>quatre valeurs de quatre couleurs</translation>
    </message>
    <message>
        <source>rake</source>
        <translation>rake</translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation>La maison prend son rake d’abord sur le pot principal, arrondi à son pas inférieur et jamais au-dessus de son plafond.</translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation>d’abord sur le pot principal, jusqu’au plafond</translation>
    </message>
    <message>
        <source>your own money</source>
        <translation>votre propre argent</translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation>Chaque joueur veille sur ses jetons et son argent.</translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation>cave minimale, limit</translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation>En limit, un joueur s’assied avec au moins dix mises. La maison dit si l’on compte les petites ou les grosses.</translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation>moins que la cave minimale</translation>
    </message>
    <message>
        <source>the least buy-in or more</source>
        <translation>la cave minimale ou plus</translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation>cave minimale, no-limit et pot-limit</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation>En no-limit et pot-limit, un joueur s’assied avec au moins un nombre fixé de grosses blinds.</translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation>le minimum ne peut être abaissé</translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation>La maison peut demander une cave minimale plus grande que celle des règles, jamais plus petite.</translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation>cave maximale</translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation>Une table peut fixer un maximum. Personne ne se cave ni ne se recave au-dessus.</translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation>plus que la table ne permet</translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation>quand le minimum compte</translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation>La cave minimale compte quand on s’assied, quand on se recave après avoir tout perdu et quand on revient dans la même session.</translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation>changement de table</translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation>Un joueur envoyé ou admis depuis le même jeu apporte tout son stack et n’a pas à le compléter, sauf si la maison demande la cave minimale.</translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation>tout le stack suit</translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation>revenir avec moins</translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation>Qui revient dans la même session apporte ce qu’il avait emporté, ou la cave minimale si elle est plus grande.</translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation>doit rapporter ce qui a été emporté</translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation>une cave entière pour s’asseoir</translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation>La première cave est entière, sauf si le jeu dit autre chose.</translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation>la première cave est entière</translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation>les caves courtes sont comptées</translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation>Un joueur ne peut prendre une cave courte qu’autant de fois par session que la maison le permet ; d’ordinaire une fois.</translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation>une cave courte de trop</translation>
    </message>
    <message>
        <source>half at least</source>
        <translation>la moitié au moins</translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation>Une cave courte est au moins la moitié de la cave minimale.</translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation>moins de la moitié de la cave minimale</translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation>cave courte ou add-on</translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation>Des jetons ajoutés tant qu’il reste une unité de mise entière sont un add-on. Ajoutés à moins que cela, ils sont une nouvelle cave.</translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation>add-on tant qu’il reste une unité entière, sinon nouvelle cave</translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation>add-on de tout montant</translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation>Des jetons peuvent être ajoutés pour tout montant, jusqu’au maximum de la table.</translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation>tout montant jusqu’au maximum de la table</translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation>les jetons ajoutés attendent le coup suivant</translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation>Les jetons ajoutés pendant un coup sont posés prêts mais ne jouent qu’à partir du coup suivant.</translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation>compte à partir du coup suivant</translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation>plus petite unité</translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation>Tout montant est un nombre entier de la plus petite unité de mise du jeu, à tapis aussi.</translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation>pas un nombre entier d’unités</translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation>moins d’une unité reste</translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation>Ce qui reste d’un stack en dessous d’une unité de mise entière ne joue pas. Cela reste à son propriétaire, même à tapis.</translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation>ce qui est moins d’une unité reste derrière</translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation>pas de fractions</translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation>Là où l’on mise en dollars entiers ou plus, les parties d’un dollar ne jouent pas.</translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation>changer entre les coups</translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation>Les petits jetons qui doivent jouer sont changés entre les coups.</translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation>tapis, c’est tout</translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation>Le tapis engage tous les jetons qui jouent.</translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation>tous les jetons qui jouent</translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation>une sorte de jeton</translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation>Un jeu utilise pour ses mises une sorte de jeton raisonnable.</translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation>se caver en jetons du jeu</translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation>Au moins la cave minimale est détenue en jetons du jeu.</translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation>jetons étrangers</translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation>Les jetons d’un autre jeu ne jouent pas. Le croupier les repère et les fait changer.</translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation>pas un jeton de ce jeu</translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation>color-up</translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation>Les petits jetons sont changés contre des gros seulement là où le stack gêne.</translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation>table stakes</translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation>Seul ce qui était en jeu au début du coup peut y être misé ou gagné.</translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation>%1 est plus que ce que le siège a en jeu</translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation>les jetons restent sur la table</translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation>Personne ne retire de jetons de la table avant de quitter le jeu.</translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation>moins qu’enregistré, et personne ne retire de jetons de la table</translation>
    </message>
    <message>
        <source>takes all chips along and quits the game</source>
        <translation>emporte tous ses jetons et quitte la partie</translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation>les stacks sont ouverts</translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation>Les stacks ne peuvent être ni cachés ni faussement annoncés. Qui demande apprend combien un siège a en jeu.</translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation>compté sur demande</translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation>petits achats</translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation>Les jetons peuvent payer boissons, pourboires et choses semblables ; le stack baisse d’autant.</translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation>payé sur le stack</translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation>jetons entre joueurs</translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation>Les jetons ne passent d’un joueur à l’autre que comme la maison le permet, et pas contre une objection.</translation>
    </message>
    <message>
        <source>only as the house allows it</source>
        <translation>seulement comme la maison le permet</translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation>objection trop tardive</translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation>Une objection au passage de jetons est perdue une fois commencé le mélange du coup suivant.</translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation>paris par commissionnaires</translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation>Des jetons ne peuvent aller à un commissionnaire de paris qu’entre les coups et seulement tant que la cave minimale reste.</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>pas de crédit</translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation>Personne ne joue pour plus que ce qui est sur la table.</translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation>jouer avec de l’argent derrière</translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation>Qui attend des jetons dit avant la donne combien joue derrière. Le croupier le répète et marque le siège.</translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation>joue derrière</translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation>trop tard pour ce coup</translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation>Une fois la première carte sortie du jeu, plus rien n’entre en jeu pour ce coup.</translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation>l’argent derrière est vérifié</translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation>L’argent en route est confirmé par le floor ou le chip runner.</translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>pas encore confirmé</translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation>derrière, sans montant</translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation>Qui joue derrière sans dire combien, et sans jetons, joue la cave minimale.</translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation>joue la cave minimale</translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation>ce que doit l’argent derrière</translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation>Les mises faites avec de l’argent pas encore là sont notées, pour que l’on voie ce que le siège doit à chaque pot.</translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation>encore dû aux pots</translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation>argent caché</translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation>L’argent que personne ne pouvait voir ne joue pas, sauf si la maison laisse juger le croupier.</translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation>argent que personne ne pouvait voir</translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation>stacks en vue</translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation>Tout l’argent est bien en vue de chaque joueur.</translation>
    </message>
    <message>
        <source>no racks</source>
        <translation>pas de racks</translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation>Les racks restent hors de la table là où la maison le dit.</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>espèces</translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation>Si les billets jouent, et lesquels, dépend de la limite et de la maison.</translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation>les espèces attendent des jetons</translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation>Des billets ne sont sur la table que pendant qu’on achète des jetons avec, et le croupier le dit.</translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation>toutes les cartes sont montrées</translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation>Pour gagner une part d’un pot, une main est abattue avec toutes ses cartes.</translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation>toutes les cartes n’ont pas été montrées</translation>
    </message>
    <message>
        <source>all cards shown</source>
        <translation>toutes les cartes montrées</translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation>les cartes parlent</translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation>Les mains se lisent d’elles-mêmes. Ce que l’on en dit ne décide de rien.</translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation>les cartes décident</translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation>mal annoncer une main</translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation>Mal annoncer une main exprès, de sorte qu’une meilleure est jetée, peut coûter le pot.</translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation>ramasser d’abord les perdantes</translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation>Le croupier ramasse les mains perdantes avant de pousser le pot.</translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation>les mains perdantes sont ramassées avant le pot</translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation>demander à voir une main</translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation>La maison dit qui peut demander à voir une main qui a suivi. Une main perdante ainsi montrée est morte ; demandée par le gagnant, elle est vivante.</translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation>la maison dit qui peut demander</translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation>montrée à un, montrée à tous</translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation>Les cartes montrées à un joueur sont montrées à tous, au plus tard après le coup.</translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation>les pots annexes d’abord</translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation>Les pots se règlent du pot annexe le plus extérieur vers l’intérieur ; le pot principal vient en dernier.</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>le dernier formé d’abord</translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation>qui montre en premier</translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation>Le dernier siège à avoir misé ou relancé au dernier tour montre en premier. Si tous ont checké, c’est le premier à parler.</translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation>le dernier à avoir misé, sinon le premier à parler</translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation>attendre son pot</translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation>Avec des pots annexes, les mains sont montrées quand vient leur pot.</translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation>le gagnant montre aussitôt</translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation>Un gagnant probable montre sans tarder.</translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation>jeter à la fin</translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation>Les enchères closes, un joueur peut jeter sa main, sauf si quelqu’un a le droit de la voir.</translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation>la main est abandonnée</translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation>ordre des couleurs</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation>Pique, cœur, carreau, trèfle. Les couleurs ordonnent des cartes égales ; elles ne gagnent jamais un pot.</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>pique, cœur, carreau, trèfle</translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation>pas de nouveau tirage</translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation>Les cartes égales sont ordonnées par couleur. Aucune carte n’est tirée de nouveau.</translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation>aucune carte n’est tirée de nouveau</translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation>une carte chacun</translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation>Qui change de table, ou qui a le premier bouton, se décide par une carte chacun, données à partir de la gauche du croupier.</translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation>une carte chacun décide</translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation>les blinds comptent</translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation>Une blind fait partie de la mise de son siège, sauf si le jeu dit qu’elle est morte.</translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation>la blind compte</translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation>poser avant de regarder</translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation>Les blinds sont posées avant qu’un joueur regarde ses cartes.</translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation>où sont les blinds</translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation>Les blinds sont les premiers sièges à gauche du bouton, la plus petite à côté de lui.</translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation>à gauche du bouton</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>qui parle en premier</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation>Le premier tour s’ouvre à gauche des blinds, chaque tour suivant par le premier siège vivant à gauche du bouton.</translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation>à gauche des blinds, ou du bouton</translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation>le bouton avance</translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation>Le bouton avance d’un siège dans le sens horaire à chaque coup.</translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation>un siège plus loin</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>deux joueurs</translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation>Entre deux joueurs, le bouton a la petite blind, parle en premier avant le flop et en dernier après.</translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation>l’option de la grosse blind</translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation>Une blind que personne n’a relancée peut relancer quand vient son tour.</translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation>la grosse blind a l’option</translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation>blinds manquées</translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation>Un siège qui a manqué des blinds les pose, la grosse vivante et la petite morte, ou attend la grosse blind.</translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation>des blinds sont dues</translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation>blind ou ante d’abord</translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation>Un stack court paie d’abord la grosse blind ou l’ante de grosse blind, comme le dit la maison.</translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation>ce qu’un stack court paie d’abord</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>trop peu de joueurs</translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation>Un coup demande deux sièges avec des jetons.</translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation>Asseyez un autre joueur ou comptez un stack.</translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation>une blind courte ne change rien</translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation>Le call et les relances gardent leur taille quand une blind est courte.</translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation>tout le monde paie les blinds</translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation>À chaque tour de table, chaque joueur a le bouton une fois et paie toutes les blinds.</translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation>le siège suivant dont c’est le tour</translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation>bouton mort ou mobile</translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation>Avec un bouton mort, la grosse blind va toujours au siège suivant dont c’est le tour, et le reste la suit. Avec un bouton mobile, le bouton avance toujours.</translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation>la grosse blind avance, le reste suit</translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation>les tailles viennent du jeu</translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation>La taille des mises et des relances découle de la forme et des blinds.</translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation>le jeu fixe la taille</translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation>la petite mise à un tour de grosse mise</translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation>Une mise à la limite inférieure dans un tour de la limite supérieure est complétée pour tous, si on le remarque avant la fin du tour.</translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation>%1 a été misé là où %2 est dû</translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation>le manque est complété</translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation>Une mise, une relance ou un call trop petit est porté au bon montant.</translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation>au montant le plus proche</translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation>Un montant à rectifier va au plus proche qui soit permis ; à mi-chemin, comme la maison arrondit.</translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation>%1 passe à %2, le montant le plus proche</translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation>pas de relance après une rectification</translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation>Personne qui a agi ne peut changer un call en relance parce qu’un montant a été rectifié.</translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation>qui a suivi ne peut pas relancer pour cela</translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation>plus que la limite</translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation>En limit, plus que le call mais moins d’une demi-mise au-dessus est un call avec monnaie ; la moitié ou plus est une relance. Certaines maisons prennent tout excédent pour une relance.</translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation>le stack diffère</translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation>Ce qui est devant un siège n’est pas ce que le dernier coup aurait dû laisser. Les jetons sur la table comptent.</translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation>compté autrement qu’au dernier coup</translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation>le dire aussitôt</translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation>Qui voit un mauvais montant ou une mauvaise attribution le dit aussitôt, joueur ou non.</translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation>dit dès que vu</translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation>jusqu’au prochain mélange</translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation>Une mauvaise attribution est reprise à la table jusqu’au début du mélange du coup suivant. Après cela, seul le floor peut la corriger, d’après les enchères.</translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation>les relances sont comptées</translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation>En limit, à trois sièges ou plus qui ont encore des jetons, seul un certain nombre de relances suit la mise.</translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation>la dernière relance permise a été faite</translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation>relances dans les jeux à deux tours</translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation>Les jeux à deux tours d’enchères ont leur propre nombre de relances.</translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation>pas de cap en tête-à-tête</translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation>Entre deux sièges, les relances ne sont pas comptées, sauf si la maison les limite aussi.</translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation>deux sièges, pas de cap</translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation>passer ne lève pas le cap</translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation>Un tour au cap avec trois sièges ou plus y reste quand il n’en reste que deux après un passage, sauf si la maison le lève.</translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation>cap à trois ou plus, il en reste deux</translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation>quand on est en tête-à-tête</translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation>Seuls les sièges qui ont encore des jetons sont comptés, et il doit en rester deux avant que le cap soit atteint.</translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation>qui compte comme tête-à-tête</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>pas de cap</translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation>No-limit et pot-limit n’ont pas de cap de relances.</translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation>le maximum est le pot</translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation>Le plus qu’un siège puisse miser ou relancer est le pot tel qu’il est après son call.</translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation>le pot après le call</translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation>au-dessus du pot</translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation>Une mise ou une relance au-dessus du pot y est ramenée tant que c’est encore possible ; plus tard elle tient.</translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation>%1 est au-dessus du pot, %2</translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation>les jetons non suivis reviennent</translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation>Ce que personne n’a égalé revient à son propriétaire avant qu’aucune main soit montrée.</translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation>personne ne l’a égalé</translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation>plus personne contre qui miser</translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation>On ne demande pas à un siège d’agir quand aucun adversaire ne peut plus miser.</translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation>aucun adversaire ne peut miser</translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation>personne ne pourrait suivre une relance</translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation>Aucune relance n’est offerte quand aucun adversaire ne pourrait mettre plus.</translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation>aucun adversaire ne pourrait mettre plus</translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation>un jeton de valeur supérieure</translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation>Un jeton plus grand que la mise, mis sans un mot, est un call.</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>un jeton de %1, rien de dit</translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation>chaque jeton nécessaire au call</translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation>Quand les jetons ne feraient pas le call sans le plus petit d’entre eux, le tout est un call.</translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation>%1 mis pour %2, plus petit jeton %3</translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation>un jeton sur le bring-in</translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation>En stud, un gros jeton sur le bring-in, sans un mot, suit le bring-in et ne le complète pas.</translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation>un jeton pour ouvrir</translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation>Sans mise avant lui, un jeton mis sans un mot est une mise de toute sa valeur.</translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation>un jeton de %1, pas de mise avant</translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation>jetons d’avant</translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation>Les jetons déjà devant comptent avec les nouveaux : ce qui est ajouté se juge selon que les anciens ont été repris, laissés ou poussés avec eux.</translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation>%1 ajouté à ce qui était devant</translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation>« relance » et un jeton</translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation>« Relance » dit avant qu’un jeton tombe en fait une relance à la valeur du jeton, autant que le jeu le permet. Dit après, c’est un call.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation>« relance », puis un jeton de %1</translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation>comment se partagent les petits pots</translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation>Un pot se partage jusqu’à l’unité que nomme la maison ; ce qui reste est le jeton impair.</translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation>partagé jusqu’à l’unité de la maison</translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation>jeton impair à gauche du bouton</translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation>Dans les jeux à bouton, le jeton impair va au premier gagnant dans le sens horaire à partir du bouton.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation>jeton impair %1 au siège %2, le plus proche à gauche du bouton</translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation>jeton impair par la carte haute</translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation>En stud, pour la main high, le jeton impair va au gagnant qui a la plus haute carte par couleur.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation>jeton impair %1 au siège %2, plus haute carte</translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation>jeton impair par la carte basse</translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation>En stud, pour la main low, le jeton impair va au gagnant qui a la plus basse carte par couleur, ou la plus haute là où la maison le veut ainsi.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation>jeton impair %1 au siège %2, par sa carte</translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation>jeton impair à la main high</translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation>Quand high et low partagent un pot, le jeton impair va au côté high. Les égalités au sein d’un côté se partagent par la règle propre à cette forme.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation>jeton impair %1 au siège %2, la main high</translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation>égalité des deux côtés</translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation>Des sièges à égalité en high et en low partagent tout le pot aussi également que possible.</translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation>un jeton impair chacun</translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation>Personne ne reçoit un deuxième jeton impair d’un pot tant qu’un autre siège à égalité n’en a pas.</translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation>jusqu’au dollar</translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation>Là où la maison le dit, un pot est divisé en dollars simples et seul le dernier est impair.</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>chaque pot à part</translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation>Le pot principal et chaque pot annexe sont partagés séparément.</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation>Passe, siège %1.</translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation>Check, siège %1.</translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation>Suivi, %1.</translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation>Suivi, tapis, siège %1.</translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation>Mise, %1, siège %2.</translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation>Relance, %1 au total, siège %2.</translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation>Complété, %1 au total, siège %2.</translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation>Tapis, siège %1.</translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation>Tapis, %1 au total, siège %2.</translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation>Bring-in, %1, siège %2.</translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation>Straddle, %1, siège %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Siège %1 pose %2.</translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation>Pot, %1 au total, siège %2.</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Monnaie %1 au siège %2.</translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation>%1 de retour au siège %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Siège %1 ajoute %2.</translation>
    </message>
    <message>
        <source>String raise.</source>
        <translation>String raise.</translation>
    </message>
    <message>
        <source>String bet.</source>
        <translation>String bet.</translation>
    </message>
    <message>
        <source>Seat %1 to act.</source>
        <translation>Parole au siège %1.</translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation>Siège %1, %2 à payer.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Bring-in au siège %1.</translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation>À qui la carte du bring-in ?</translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation>Quel board parle en premier ?</translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation>Carte ouverte, siège %1.</translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation>Cartes, siège %1 ?</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Défaussez une carte.</translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation>Siège %1, votre option.</translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation>Siège %1, combien ?</translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation>Hors tour, siège %1.</translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation>Siège %1, cela tient : %2.</translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation>Siège %1, libre d’agir.</translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation>Siège %1, suivre ou passer.</translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation>Pas de relance, siège %1.</translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation>Le cap est atteint.</translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation>Deux joueurs.</translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation>Trois joueurs.</translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation>Quatre joueurs.</translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation>Cinq joueurs.</translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation>Six joueurs.</translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation>Sept joueurs.</translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation>Huit joueurs.</translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation>Neuf joueurs.</translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation>Dix joueurs.</translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation>Siège %1 gagne.</translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation>Principal : %1.</translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation>Annexe un : %1.</translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation>Annexe deux : %1.</translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation>Annexe trois : %1.</translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation>Annexe quatre : %1.</translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation>Annexe cinq : %1.</translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation>Annexe six : %1.</translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation>Annexe sept : %1.</translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation>Annexe huit : %1.</translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation>Annexe neuf : %1.</translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation>Annexe dix : %1.</translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation>Pot principal : sièges %1.</translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation>puis : pot principal, sièges %1</translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation>Pot annexe : sièges %1.</translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation>puis : pot annexe, sièges %1</translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation>Pot annexe un : sièges %1.</translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation>puis : annexe un, sièges %1</translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation>Pot annexe deux : sièges %1.</translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation>puis : annexe deux, sièges %1</translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation>Pot annexe trois : sièges %1.</translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation>puis : annexe trois, sièges %1</translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation>Pot annexe quatre : sièges %1.</translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation>puis : annexe quatre, sièges %1</translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation>Pot annexe cinq : sièges %1.</translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation>puis : annexe cinq, sièges %1</translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation>Pot annexe six : sièges %1.</translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation>puis : annexe six, sièges %1</translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation>Pot annexe sept : sièges %1.</translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation>puis : annexe sept, sièges %1</translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation>Pot annexe huit : sièges %1.</translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation>puis : annexe huit, sièges %1</translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation>Pot annexe neuf : sièges %1.</translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation>puis : annexe neuf, sièges %1</translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation>Pot annexe dix : sièges %1.</translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation>puis : annexe dix, sièges %1</translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation>Pot principal au siège %1.</translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation>puis : pot principal au siège %1</translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation>Pot annexe au siège %1.</translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation>puis : pot annexe au siège %1</translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation>Pot annexe un au siège %1.</translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation>puis : annexe un au siège %1</translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation>Pot annexe deux au siège %1.</translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation>puis : annexe deux au siège %1</translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation>Pot annexe trois au siège %1.</translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation>puis : annexe trois au siège %1</translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation>Pot annexe quatre au siège %1.</translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation>puis : annexe quatre au siège %1</translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation>Pot annexe cinq au siège %1.</translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation>puis : annexe cinq au siège %1</translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation>Pot annexe six au siège %1.</translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation>puis : annexe six au siège %1</translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation>Pot annexe sept au siège %1.</translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation>puis : annexe sept au siège %1</translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation>Pot annexe huit au siège %1.</translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation>puis : annexe huit au siège %1</translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation>Pot annexe neuf au siège %1.</translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation>puis : annexe neuf au siège %1</translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation>Pot annexe dix au siège %1.</translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation>puis : annexe dix au siège %1</translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation>Pot principal partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation>puis : pot principal partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation>Pot annexe partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation>puis : pot annexe partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation>Pot annexe un partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation>puis : annexe un partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation>Pot annexe deux partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation>puis : annexe deux partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation>Pot annexe trois partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation>puis : annexe trois partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation>Pot annexe quatre partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation>puis : annexe quatre partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation>Pot annexe cinq partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation>puis : annexe cinq partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation>Pot annexe six partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation>puis : annexe six partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation>Pot annexe sept partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation>puis : annexe sept partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation>Pot annexe huit partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation>puis : annexe huit partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation>Pot annexe neuf partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation>puis : annexe neuf partagé, sièges %1</translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation>Pot annexe dix partagé, sièges %1.</translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation>puis : annexe dix partagé, sièges %1</translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation>Jeton impair au siège %1.</translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation>High, siège %1.</translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation>Low, siège %1.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>Pas de low.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation>Siège %1 montre en premier.</translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation>Siège %1, montrer ou muck.</translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation>Toutes les mains, face visible.</translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation>Siège %1, %2.</translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation>On tire deux fois.</translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation>On tire trois fois.</translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation>Carte exposée, siège %1.</translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation>Carte exposée au board.</translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation>Carte retournée.</translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation>Carte en trop, siège %1.</translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation>Carte manquante, siège %1.</translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation>Carte donnée trop tôt.</translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation>Brûlée rectifiée.</translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation>Jeu faussé. Tous les jetons reviennent.</translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation>Maldonne. Tous les jetons reviennent.</translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation>Coup annulé. Tous les jetons reviennent.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>On continue.</translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation>Main morte, siège %1.</translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation>Main vivante, siège %1.</translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation>Temps, siège %1.</translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation>Chrono pour le siège %1, %2 s.</translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation>Temps écoulé, siège %1.</translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation>Floor.</translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation>Le floor est appelé. Rien ne bouge.</translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation>Le pot est retenu.</translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation>%1, d’après l’enregistrement.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>d’après l’enregistrement</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>Le pot est de %1.</translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation>Saisissez les enjeux, puis « Coup suivant ».</translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation>Mélangez, puis « Coup suivant ».</translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation>Donnez les cartes.</translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation>Poussez %1 au siège %2.</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation>à parler</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>doit %1</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>comme enregistré</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>a suivi %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>mise %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>relance à %1</translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation>complète à %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>a checké</translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation>bring-in %1</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>tapis</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 au pot</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation>a passé, %1 au pot</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>checke</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>main morte</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>au muck</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>ramassé</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation>part après ce coup</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation>toucher pour asseoir</translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation>doit BB</translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation>doit SB</translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation>doit BB et SB</translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation>attend BB</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>derrière %1</translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation>%1 au prochain coup</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>a agi en avance</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, attend</translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation>petite blind %1</translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation>grosse blind %1</translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation>troisième blind %1</translation>
    </message>
    <message>
        <source>straddle %1</source>
        <translation>straddle %1</translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation>ante %1</translation>
    </message>
    <message>
        <source>posts %1</source>
        <translation>pose %1</translation>
    </message>
    <message>
        <source>button</source>
        <translation>bouton</translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation>carte exposée</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>pousser %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gagne %1</translation>
    </message>
    <message>
        <source>shows first</source>
        <translation>montre en premier</translation>
    </message>
    <message>
        <source>to show</source>
        <translation>à montrer</translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation>au pot, tapis</translation>
    </message>
    <message>
        <source>in, live</source>
        <translation>au pot, vivant</translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation>au pot, a passé</translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation>rien au pot</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 de retour</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 au siège %2</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>À dire</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>may win it</source>
        <translation>peut le gagner</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>comme saisi</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>siège %1</translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation>siège %1, à l’instant</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Attribution</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>le dernier formé d’abord</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>possible maintenant</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>toucher pour changer</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Enjeux</translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation>rien d’autre à donner</translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation>Relance à, siège %1</translation>
    </message>
    <message>
        <source>total this round</source>
        <translation>total de ce tour</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Mise, siège %1</translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation>Compléter, siège %1</translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation>Tapis, siège %1</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>compté maintenant</translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation>Siège %1 a mis</translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation>Stack, siège %1</translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation>Siège %1 dit %2</translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation>tel que dit</translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation>Siège %1 montre</translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation>Carte ouverte, siège %1</translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation>Qui ouvre ?</translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation>lu par le croupier</translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation>Touchez le siège qui fait le bring-in.</translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation>Touchez le siège qui parle en premier.</translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation>Siège %1 tire</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>puis %1</translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation>le dernier à tirer</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Combien de cartes ?</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausses</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>une carte chacun</translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation>Touchez chaque siège qui a défaussé.</translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation>Prochain coup en</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>servi</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>a tiré %1</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>à tirer</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>à défausser</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>a défaussé</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>carte ouverte</translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation>Quelle faute ?</translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation>Touchez le siège</translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation>Quelle carte du siège ?</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>Quelle carte est-ce ?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>How is it dead?</source>
        <translation>Pourquoi est-elle morte ?</translation>
    </message>
    <message>
        <source>Tap the seat that saw it</source>
        <translation>Touchez le siège qui l’a vue</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>Combien était caché ?</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation>geste %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>minimum %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>maximum %1</translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation>maximum %1, le stack</translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation>maximum %1, le pot</translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation>maximum non compté</translation>
    </message>
    <message>
        <source>under least</source>
        <translation>sous le minimum</translation>
    </message>
    <message>
        <source>over most</source>
        <translation>au-delà du maximum</translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation>pas encore de mise</translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation>suivre %1 + pot après le call %2 → %3</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>side 1</source>
        <translation>annexe 1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>annexe 2</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side 3</source>
        <translation>annexe 3</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>side 4</source>
        <translation>annexe 4</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>side 5</source>
        <translation>annexe 5</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>side 6</source>
        <translation>annexe 6</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>side 7</source>
        <translation>annexe 7</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>side 8</source>
        <translation>annexe 8</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>side 9</source>
        <translation>annexe 9</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>side 10</source>
        <translation>annexe 10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation>%1 de %2 jusqu’ici</translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation>%1 passé</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 mort</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>%1 de retour au siège %2</translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation>vivants : %1</translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation>vivants : %1, tapis : %2</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>enchères ouvertes</translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation>enchères closes</translation>
    </message>
    <message>
        <source>push now</source>
        <translation>à pousser maintenant</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>poussé</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenu</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation>jeton impair %1 au siège %2</translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation>%1 : %2 au siège %3</translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation>%2 au siège %1</translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation>scoop : tout</translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation>high, pas de low</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>Qui gagne %1 ?</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>board %1</translation>
    </message>
    <message>
        <source>no rake</source>
        <translation>pas de rake</translation>
    </message>
    <message>
        <source>rake %1</source>
        <translation>rake %1</translation>
    </message>
    <message>
        <source>drop %1</source>
        <translation>drop %1</translation>
    </message>
    <message>
        <source>drop %1, jackpot %2</source>
        <translation>drop %1, jackpot %2</translation>
    </message>
    <message>
        <source>every hand tabled</source>
        <translation>toutes les mains abattues</translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation>toutes les mains abattues, siège %1 ramassé</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation>%1 entré, %2 sorti, rake %3</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation>%1 entré, %2 sorti, pas de rake</translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation>%1 saisi, %2 dans les pots</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 entré, %2 sorti</translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation>Recomptez les pots avant de les pousser.</translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation>taper ou toucher un bouton</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>dernier : %1</translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation>Entrée pour enregistrer.</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation>simple mention, aucun argent ne bouge</translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation>Ensuite : le siège %1 doit %2.</translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation>Les enchères sont closes.</translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation>Les enchères sont closes, %1 est %2.</translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation>Ensuite : siège %1.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Le coup est terminé.</translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation>Prochain coup : ante de %1 pour tous.</translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation>Prochain coup : bouton %1, petite blind siège %2, grosse blind siège %3.</translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation>Les affirmations vont dans les fichiers, pas à la table.</translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation>La table vient de changer. Appuyez encore.</translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation>Le siège %1 agit hors tour. Esc : retour au siège %2.</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>réglé : %1</translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation>%1 %2 %3/%4</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>pas encore de coup</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Aide aux pots</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Règles : %1</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation>Croupier %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>down %1</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Entraînement…</translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation>À propos d’Oddchip</translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Oddchip %1. Mène une table de poker pour son croupier. Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation>Réglages de la table…</translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation>Bomb pot, kill…</translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation>Aide aux pots…</translation>
    </message>
    <message>
        <source>The floor…</source>
        <translation>Le floor…</translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation>Corriger un stack…</translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation>Touchez le siège dont le stack a été compté.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation>Clic si refus</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Petite blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Grosse blind</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Petite mise</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Grosse mise</translation>
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
        <translation>Mise minimale</translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation>Mise maximale</translation>
    </message>
    <message>
        <source>Bomb pot (B)</source>
        <translation>Bomb pot (B)</translation>
    </message>
    <message>
        <source>Kill (K)</source>
        <translation>Kill (K)</translation>
    </message>
    <message>
        <source>Betting unit</source>
        <translation>Unité de mise</translation>
    </message>
    <message>
        <source>follows from chips and stakes</source>
        <translation>selon jetons et enjeux</translation>
    </message>
    <message>
        <source>Jackpot drop</source>
        <translation>Drop jackpot</translation>
    </message>
    <message>
        <source>%1 from pots of %2</source>
        <translation>%1 dès des pots de %2</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>Droit de table</translation>
    </message>
    <message>
        <source>%1 every %2 min</source>
        <translation>%1 toutes les %2 min</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>half, %1 and %2</source>
        <translation>demi, %1 et %2</translation>
    </message>
    <message>
        <source>full, %1 and %2</source>
        <translation>plein, %1 et %2</translation>
    </message>
    <message>
        <source>Straddle (S)</source>
        <translation>Straddle (S)</translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation>siège %1, mises %2 et %3</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation>deux, la moitié du pot chacun</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sièges</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Ante, straddle</source>
        <translation>Ante, straddle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation>argent seul, sans cartes</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation>cartes saisies</translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation>Touchez les sièges où personne n’est assis. Les stacks peuvent rester non comptés.</translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation>Sièges pris : %1, bouton au siège %2. Entrée pour ouvrir.</translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation>%1 % jusqu’à %2, no flop no drop</translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation>ante de grosse blind %1</translation>
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
        <translation>tournoi</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>call</source>
        <translation>suivi</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>relance</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>relance à %1</translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation>relance de %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>relance %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>idem</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>trois fois</translation>
    </message>
    <message>
        <source>a number…</source>
        <translation>un nombre…</translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation>seulement ce qui a été dit</translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation>jeton de %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>vivant</translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation>%1 au pot, vivant</translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation>%1 au pot, tapis</translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation>%1 au pot, a passé</translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation>ce que le siège %1 a mis. Entrée passe au siège suivant.</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>Carte exposée</translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation>siège %1, carte %2</translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation>Carte du board exposée</translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation>Carte entrevue</translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation>Carte retournée</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carte en trop</translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation>Carte manquante</translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation>Mauvais ordre</translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation>Bouton mal placé</translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation>Mauvais 1er siège</translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation>Siège vide servi</translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation>Siège oublié</translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation>Donnée trop tôt</translation>
    </message>
    <message>
        <source>No burn</source>
        <translation>Sans brûlée</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>avant %1</translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation>Deux brûlées</translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation>Carte de board en trop</translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation>Talon faussé</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>Joker trouvé</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation>Jeu faussé</translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation>Cartes tombées</translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation>Au muck par erreur</translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation>Main morte</translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation>Reprise du muck</translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation>Carte vue</translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation>siège %1, par le siège %2</translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation>Mal poussé</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Argent caché</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>siège %1, %2</translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation>Mise trop petite</translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation>Call trop petit</translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation>Au-dessus du pot</translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation>Ignorait la relance</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>ramassée par le croupier</translation>
    </message>
    <message>
        <source>fouled</source>
        <translation>faussée</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>jetée</translation>
    </message>
    <message>
        <source>Can be put right until somebody acts.</source>
        <translation>Peut se corriger jusqu’à ce que quelqu’un agisse.</translation>
    </message>
    <message>
        <source>Can be put right until so many have acted: %1.</source>
        <translation>Peut se corriger jusqu’à ce nombre d’actes : %1.</translation>
    </message>
    <message>
        <source>Can be put right until the round is over.</source>
        <translation>Peut se corriger jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Can be put right until the pot is pushed.</source>
        <translation>Peut se corriger jusqu’à ce que le pot soit poussé.</translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation>Garder la brûlée</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation>Pas d’autre brûlée</translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation>%1 retourne au talon</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Mélanger le talon</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation>Carte brûlée au siège %1</translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation>Carte du dessus du talon au siège %1</translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation>%1 devient la brûlée</translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation>Le siège %1 garde %2</translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation>%1 de côté en attendant %2</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Finir la donne</translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation>Maldonne possible jusqu’à ce nombre d’actions : %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Cartes exposées qui font maldonne</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Cartes retournées qui font maldonne</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Cartes en trop qui font maldonne</translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation>exposées : %1 de %2</translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation>ont agi : %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <translation>Pas encore de pot.</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>Personne n’est assis à la table.</translation>
    </message>
    <message>
        <source>Nothing to press now.</source>
        <translation>Rien à presser maintenant.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>seat %1 may raise to at most</source>
        <translation>le siège %1 peut relancer au plus à</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>Le siège %1 doit %2</translation>
    </message>
    <message>
        <source>Seat %1 open</source>
        <translation>Siège %1 libre</translation>
    </message>
    <message>
        <source>Seats %1 open</source>
        <translation>Sièges %1 libres</translation>
    </message>
    <message>
        <source>min buy-in %1</source>
        <translation>cave min. %1</translation>
    </message>
    <message>
        <source>Oddchip, public screen</source>
        <translation>Oddchip, écran public</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Écran public</translation>
    </message>
    <message>
        <source>Print the hand…</source>
        <translation>Imprimer le coup…</translation>
    </message>
    <message>
        <source>Save the hand as PDF…</source>
        <translation>Enregistrer le coup en PDF…</translation>
    </message>
    <message>
        <source>Print the shift…</source>
        <translation>Imprimer le service…</translation>
    </message>
    <message>
        <source>Save the shift as PDF…</source>
        <translation>Enregistrer le service en PDF…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Copies…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visite</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Check, call</source>
        <translation>Check, suivre</translation>
    </message>
    <message>
        <source>Bet, raise</source>
        <translation>Mise, relance</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Next motion of the same seat</source>
        <translation>Autre geste du même siège</translation>
    </message>
    <message>
        <source>Bomb pot, kill</source>
        <translation>Bomb pot, kill</translation>
    </message>
    <message>
        <source>Seats and table</source>
        <translation>Sièges et table</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appeler le floor</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Chrono</translation>
    </message>
    <message>
        <source>Shuffle and cut, next step</source>
        <translation>Mélange et coupe, étape suivante</translation>
    </message>
    <message>
        <source>Undo, second key</source>
        <translation>Annuler, seconde touche</translation>
    </message>
    <message>
        <source>Tell the pot</source>
        <translation>Dire le pot</translation>
    </message>
    <message>
        <source>Tell each stack</source>
        <translation>Dire chaque stack</translation>
    </message>
    <message>
        <source>Tell what can be done</source>
        <translation>Dire ce qui est possible</translation>
    </message>
    <message>
        <source>Tell what to say, again</source>
        <translation>Redire ce qu’il faut dire</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>Aide sur l’élément actif</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Part before it</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Public screen on, off</source>
        <translation>Écran public oui, non</translation>
    </message>
    <message>
        <source>Print the hand</source>
        <translation>Imprimer le coup</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Sombre ou clair</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>every change is kept at once</source>
        <translation>chaque changement est gardé aussitôt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Personnes et PIN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Look and touch</source>
        <translation>Aspect et toucher</translation>
    </message>
    <message>
        <source>Copies and storage</source>
        <translation>Copies et stockage</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Son et voix</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fermer</translation>
    </message>
    <message>
        <source>find</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>seulement les écarts</translation>
    </message>
    <message>
        <source>find an option</source>
        <translation>chercher une option</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Comparer : %1</translation>
    </message>
    <message>
        <source>only what differs: %1</source>
        <translation>seulement les écarts : %1</translation>
    </message>
    <message>
        <source>Start from a book…</source>
        <translation>Partir d’un règlement…</translation>
    </message>
    <message>
        <source>Bring in…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer comme fichier…</translation>
    </message>
    <message>
        <source>option, in words and its key</source>
        <translation>option, en mots et sa clé</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 a</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>same</source>
        <translation>pareil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>No option fits &quot;%1&quot;.</source>
        <translation>Aucune option ne correspond à « %1 ».</translation>
    </message>
    <message>
        <source>No option differs from %1.</source>
        <translation>Aucune option ne diffère de %1.</translation>
    </message>
    <message>
        <source>Hands already played keep the rules they were played under.</source>
        <translation>Les coups déjà joués gardent les règles sous lesquelles ils ont été joués.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>C’était : %1.</translation>
    </message>
    <message>
        <source>%1 is a tournament book. This is a cash game: take from it with care.</source>
        <translation>%1 est un règlement de tournoi. Ceci est un cash game : n’y puisez qu’avec prudence.</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3. It stays %4.</source>
        <translation>%1 n’est pas entre %2 et %3. Cela reste %4.</translation>
    </message>
    <message>
        <source>This journal can only be read. The rules stay as they are.</source>
        <translation>Ce journal ne peut qu’être lu. Les règles restent telles quelles.</translation>
    </message>
    <message>
        <source>The file holds no house rules. Nothing was changed: %1</source>
        <translation>Le fichier ne contient pas de règles de la maison. Rien n’a été changé : %1</translation>
    </message>
    <message>
        <source>Taken from the file. Options that changed: %1.</source>
        <translation>Repris du fichier. Options changées : %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 n’a pas pu être écrit. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>House rules (*.oddrules)</source>
        <translation>Règles de la maison (*.oddrules)</translation>
    </message>
    <message>
        <source>Keys (*.oddkeys)</source>
        <translation>Touches (*.oddkeys)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Jetons impairs</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Le coup</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Clock and screen</source>
        <translation>Chrono et écran</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>Punto Banco</translation>
    </message>
    <message>
        <source>Values, up to eight. Colours differ from room to room: the value and the edge tell a chip.</source>
        <translation>Valeurs, huit au plus. Les couleurs changent d’une salle à l’autre : la valeur et le bord distinguent un jeton.</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>One to eight different amounts, with blanks between. The set stays as it was.</source>
        <translation>De un à huit montants différents, séparés par des espaces. Le jeu de jetons est resté tel quel.</translation>
    </message>
    <message>
        <source>Choose a line, then press the key that it is to have. Backspace: none.</source>
        <translation>Choisissez une ligne, puis pressez la touche qu’elle doit avoir. Retour arrière : aucune.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>comes as %1</source>
        <translation>par défaut %1</translation>
    </message>
    <message>
        <source>Two commands have one key. The upper one gets it.</source>
        <translation>Deux commandes ont la même touche. Celle du haut l’obtient.</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>Tout par défaut</translation>
    </message>
    <message>
        <source>The file holds no keys. Nothing was changed.</source>
        <translation>Le fichier ne contient pas de touches. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Colours told apart</source>
        <translation>Couleurs distinctes</translation>
    </message>
    <message>
        <source>Pots in colours that can be told apart without red and green</source>
        <translation>Pots en couleurs distinctes sans rouge ni vert</translation>
    </message>
    <message>
        <source>Nothing moves on the table</source>
        <translation>Rien ne bouge sur la table</translation>
    </message>
    <message>
        <source>Touch layout: nothing smaller than 9 mm</source>
        <translation>Disposition tactile : rien sous 9 mm</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle graduée</translation>
    </message>
    <message>
        <source>Lay a bank card on the screen and make the frame as wide as the card: 85.6 mm.</source>
        <translation>Posez une carte bancaire sur l’écran et donnez au cadre la largeur de la carte : 85,6 mm.</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Plus étroit</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Plus large</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>Selon l’écran</translation>
    </message>
    <message>
        <source>%1 dots an inch. The large buttons are %2 mm high and %3 mm wide.</source>
        <translation>%1 points par pouce. Les grands boutons font %2 mm de haut et %3 mm de large.</translation>
    </message>
    <message>
        <source>Show the public screen</source>
        <translation>Montrer l’écran public</translation>
    </message>
    <message>
        <source>Players&apos; information only: never a private card, a ruling or a stack that nobody counted.</source>
        <translation>Seulement l’information des joueurs : jamais une carte privée, une décision, ni un stack que personne n’a compté.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>The second screen</source>
        <translation>Le second écran</translation>
    </message>
    <message>
        <source>Only one screen is connected: it opens as a window.</source>
        <translation>Un seul écran est branché : il s’ouvre comme fenêtre.</translation>
    </message>
    <message>
        <source>The pot is shown: %1. The house rule is pot.disclosure.</source>
        <translation>Le pot est montré : %1. La règle de la maison est pot.disclosure.</translation>
    </message>
    <message>
        <source>Click when an input is refused</source>
        <translation>Clic quand une saisie est refusée</translation>
    </message>
    <message>
        <source>Speak what is told</source>
        <translation>Lire à voix haute ce qui est dit</translation>
    </message>
    <message>
        <source>This build has no speech. A screen reader gets every sentence.</source>
        <translation>Cette version n’a pas de voix. Un lecteur d’écran reçoit chaque phrase.</translation>
    </message>
    <message>
        <source>%1 tells the pot, %2 each stack, %3 what can be done, %4 what to say.</source>
        <translation>%1 dit le pot, %2 chaque stack, %3 ce qui est possible, %4 ce qu’il faut dire.</translation>
    </message>
    <message>
        <source>Events of this hand</source>
        <translation>Événements de ce coup</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Tap a line to put another in its place.</source>
        <translation>Touchez une ligne pour en mettre une autre à sa place.</translation>
    </message>
    <message>
        <source>%1: %3 in place of %2</source>
        <translation>%1 : %3 à la place de %2</translation>
    </message>
    <message>
        <source>Changes later: %1.</source>
        <translation>Changements ensuite : %1.</translation>
    </message>
    <message>
        <source>Nothing later changes.</source>
        <translation>Rien ne change ensuite.</translation>
    </message>
    <message>
        <source>Changed by (initials)</source>
        <translation>Changé par (initiales)</translation>
    </message>
    <message>
        <source>%1, before %2. By %3, %4.</source>
        <translation>%1, avant %2. Par %3, %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation>Garder cette table</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Press again: delete</source>
        <translation>Encore une fois : supprimer</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>sièges : %1</translation>
    </message>
    <message>
        <source>Game, stakes, chips, rake and rules under a name. Set up puts them into the set-up; nothing is recorded before Enter.</source>
        <translation>Jeu, enjeux, jetons, rake et règles sous un nom. « Appliquer » les met dans les réglages ; rien n’est noté avant Entrée.</translation>
    </message>
    <message>
        <source>A table is set up between hands.</source>
        <translation>Une table se règle entre les coups.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>There is a table %1 already.</source>
        <translation>Il y a déjà une table %1.</translation>
    </message>
    <message>
        <source>The file holds no tables. Nothing was changed.</source>
        <translation>Le fichier ne contient pas de tables. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Tables (*.oddtables)</source>
        <translation>Tables (*.oddtables)</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Initiales</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>New PIN, 4 to 8 figures</source>
        <translation>Nouveau PIN, 4 à 8 chiffres</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>a un PIN</translation>
    </message>
    <message>
        <source>Manager’s initials</source>
        <translation>Initiales du responsable</translation>
    </message>
    <message>
        <source>Manager’s PIN</source>
        <translation>PIN du responsable</translation>
    </message>
    <message>
        <source>Keep person</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Remove person</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>A dealer needs no PIN. Floor and managers have one; kept with no PIN, a dealer’s is removed. A PIN is never shown.</source>
        <translation>Un croupier n’a pas besoin de PIN. Le floor et les responsables en ont un ; gardé sans PIN, un croupier perd le sien. Un PIN n’est jamais montré.</translation>
    </message>
    <message>
        <source>Each change needs a manager’s PIN.</source>
        <translation>Chaque changement demande le PIN d’un responsable.</translation>
    </message>
    <message>
        <source>The first person with a PIN is a manager.</source>
        <translation>La première personne avec un PIN est responsable.</translation>
    </message>
    <message>
        <source>Others have PINs: one manager must stay.</source>
        <translation>D’autres ont un PIN : un responsable doit rester.</translation>
    </message>
    <message>
        <source>A manager’s initials and PIN are needed. Nothing was changed.</source>
        <translation>Il faut les initiales et le PIN d’un responsable. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s.</source>
        <translation>Ce PIN n’est pas le bon. Essais restants : %1, puis une attente de %2 s.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s.</source>
        <translation>Trop de PIN faux. Attente : %1 s.</translation>
    </message>
    <message>
        <source>Not kept. Initials are needed, and of floor and managers a PIN of 4 to 8 figures.</source>
        <translation>Pas gardé. Il faut des initiales et, pour le floor et les responsables, un PIN de 4 à 8 chiffres.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Gardé : %1.</translation>
    </message>
    <message>
        <source>Removed: %1. The journal keeps the initials.</source>
        <translation>Retiré : %1. Le journal conserve les initiales.</translation>
    </message>
    <message>
        <source>Days that copies are kept</source>
        <translation>Jours de garde des copies</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>Copier maintenant</translation>
    </message>
    <message>
        <source>Restore this copy</source>
        <translation>Restaurer cette copie</translation>
    </message>
    <message>
        <source>Press again: restore</source>
        <translation>Pressez encore : restaurer</translation>
    </message>
    <message>
        <source>A copy is made when the window is closed. Restoring puts the journal of now among the copies first.</source>
        <translation>Une copie est faite à la fermeture de la fenêtre. La restauration met d’abord le journal actuel parmi les copies.</translation>
    </message>
    <message>
        <source>No copies yet.</source>
        <translation>Pas encore de copies.</translation>
    </message>
    <message>
        <source>%1, %2 kB</source>
        <translation>%1, %2 ko</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié : %1</translation>
    </message>
    <message>
        <source>Restored: %1. The journal before it is the newest copy.</source>
        <translation>Restauré : %1. Le journal d’avant est la copie la plus récente.</translation>
    </message>
    <message>
        <source>No copy was made: %1</source>
        <translation>Aucune copie n’a été faite : %1</translation>
    </message>
    <message>
        <source>Not restored. The journal is as it was: %1</source>
        <translation>Pas restauré. Le journal est tel qu’il était : %1</translation>
    </message>
    <message>
        <source>Hand %1 was in progress</source>
        <translation>Le coup %1 était en cours</translation>
    </message>
    <message>
        <source>Nothing is lost: it stands as it was when Oddchip ended.</source>
        <translation>Rien n’est perdu : il est tel qu’il était quand Oddchip s’est arrêté.</translation>
    </message>
    <message>
        <source>Go on with it, or void it: every chip goes back to where it came from.</source>
        <translation>Continuez-le, ou annulez-le : chaque jeton retourne d’où il venait.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Void the hand</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>It uses Qt (LGPL 3), SQLite (public domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) and nlohmann-json (MIT). Fonts are the system&apos;s.</source>
        <translation>Il utilise Qt (LGPL 3), SQLite (domaine public), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) et nlohmann-json (MIT). Les polices sont celles du système.</translation>
    </message>
    <message>
        <source>1 of 5: the stakes</source>
        <translation>1 de 5 : les enjeux</translation>
    </message>
    <message>
        <source>Oddchip needs only the stakes. Here is a table of nine at 1/2.</source>
        <translation>Oddchip n’a besoin que des enjeux. Voici une table de neuf à 1/2.</translation>
    </message>
    <message>
        <source>Next hand is amber: the hand waits there. Press it, or N.</source>
        <translation>Coup suivant est en ambre : c’est là que le coup attend. Pressez-le, ou N.</translation>
    </message>
    <message>
        <source>2 of 5: who acts</source>
        <translation>2 de 5 : à qui de parler</translation>
    </message>
    <message>
        <source>The amber seat is to act, and its tag tells what it owes. Fold, call, raise are one press.</source>
        <translation>Le siège ambre doit agir, et son étiquette dit ce qu’il doit. Passer, suivre, relancer se font d’une pression.</translation>
    </message>
    <message>
        <source>Press Call, or C.</source>
        <translation>Pressez Suivre, ou C.</translation>
    </message>
    <message>
        <source>3 of 5: everyone folds</source>
        <translation>3 de 5 : tout le monde passe</translation>
    </message>
    <message>
        <source>One tap on a later seat folds everybody before it, and one Undo takes all of it back.</source>
        <translation>Toucher un siège plus loin fait passer tous ceux d’avant, et un seul Annuler reprend le tout.</translation>
    </message>
    <message>
        <source>Tap seat 1, the small blind, or type 1 and a point.</source>
        <translation>Touchez le siège 1, la petite blind, ou tapez 1 et un point.</translation>
    </message>
    <message>
        <source>4 of 5: what to say</source>
        <translation>4 de 5 : que dire</translation>
    </message>
    <message>
        <source>The large line is what you announce. Why a ruling is so stands beside the pots.</source>
        <translation>La grande ligne est ce que vous annoncez. Le pourquoi d’une décision est à côté des pots.</translation>
    </message>
    <message>
        <source>Fold the seats that are left: F, then F.</source>
        <translation>Faites passer les sièges restants : F, puis F.</translation>
    </message>
    <message>
        <source>5 of 5: the pot</source>
        <translation>5 de 5 : le pot</translation>
    </message>
    <message>
        <source>The hand is over. Push the pot to the seat that is marked.</source>
        <translation>Le coup est fini. Poussez le pot au siège marqué.</translation>
    </message>
    <message>
        <source>Press Push, or P. F1 helps wherever you are.</source>
        <translation>Pressez Pousser, ou P. F1 aide où que vous soyez.</translation>
    </message>
    <message>
        <source>That was a hand</source>
        <translation>C’était un coup</translation>
    </message>
    <message>
        <source>The tour&apos;s table is not kept. The menu has the tour again.</source>
        <translation>La table de la visite n’est pas gardée. La visite se retrouve dans le menu.</translation>
    </message>
    <message>
        <source>Now set up your own table.</source>
        <translation>Préparez maintenant votre propre table.</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Quitter la visite</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Commencer la visite</translation>
    </message>
    <message>
        <source>First time here? Five steps deal one hand.</source>
        <translation>Première fois ici ? Cinq étapes donnent un coup.</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide : %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>la fenêtre</translation>
    </message>
    <message>
        <source>Report what happened; Oddchip says what it counts as. Amber is where the hand waits. Every button has its key on it; Esc goes a step back.</source>
        <translation>Notez ce qui s’est passé ; Oddchip dit pour quoi cela compte. L’ambre est là où le coup attend. Chaque bouton porte sa touche ; Esc revient d’un pas.</translation>
    </message>
    <message>
        <source>F6 goes to the next part of the window. F1 there tells of it.</source>
        <translation>F6 va à la partie suivante de la fenêtre. F1 y parle d’elle.</translation>
    </message>
    <message>
        <source>the entry line</source>
        <translation>la ligne de saisie</translation>
    </message>
    <message>
        <source>While it is empty a letter is a button&apos;s key. A digit, a space or a colon begins text: &quot;6 puts 100&quot;, &quot;7 .&quot; folds everyone to seat 7.</source>
        <translation>Tant qu’elle est vide, une lettre est la touche d’un bouton. Un chiffre, une espace ou un deux-points commence un texte : « 6 puts 100 », « 7 . » fait passer tout le monde jusqu’au siège 7.</translation>
    </message>
    <message>
        <source>Enter records, Esc clears. The line under it tells what would happen.</source>
        <translation>Entrée note, Esc efface. La ligne dessous dit ce qui se passerait.</translation>
    </message>
    <message>
        <source>the buttons</source>
        <translation>les boutons</translation>
    </message>
    <message>
        <source>Each keeps its place. A dashed one does not apply now, and its second line says why.</source>
        <translation>Chacun garde sa place. Un bouton en pointillé ne s’applique pas maintenant, et sa seconde ligne dit pourquoi.</translation>
    </message>
    <message>
        <source>Raise asks for the amount and wants a second press. Undo takes the last input back.</source>
        <translation>Relance demande le montant et veut une seconde pression. Annuler reprend la dernière saisie.</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>les sièges</translation>
    </message>
    <message>
        <source>Tap a later seat: everyone before it folds or checks. Hold a seat: it acts out of turn.</source>
        <translation>Touchez un siège plus loin : tous ceux d’avant passent ou checkent. Maintenez un siège : il agit hors tour.</translation>
    </message>
    <message>
        <source>Between hands a tap corrects the stack, and on an empty seat it seats a player.</source>
        <translation>Entre les coups, un toucher corrige le stack ; sur un siège vide, il assoit un joueur.</translation>
    </message>
    <message>
        <source>the pots</source>
        <translation>les pots</translation>
    </message>
    <message>
        <source>Last formed first, with how each was built and who may win it.</source>
        <translation>Le dernier formé d’abord, avec la façon dont chacun a été formé et qui peut le gagner.</translation>
    </message>
    <message>
        <source>A tap opens the pot helper, which works from any state.</source>
        <translation>Un toucher ouvre l’aide aux pots, qui marche depuis tout état.</translation>
    </message>
    <message>
        <source>the chip tray</source>
        <translation>le plateau de jetons</translation>
    </message>
    <message>
        <source>A tap adds a chip to the motion. Next motion stays with the seat; at rest lets the next one act.</source>
        <translation>Un toucher ajoute un jeton au geste. Autre geste reste au siège ; Au repos laisse agir le suivant.</translation>
    </message>
    <message>
        <source>Say nothing of what is meant: the ruling comes from what was put in.</source>
        <translation>Ne dites rien de l’intention : la décision vient de ce qui a été mis.</translation>
    </message>
    <message>
        <source>the amount</source>
        <translation>le montant</translation>
    </message>
    <message>
        <source>The total for the round. Min, Pot and Same record at once; digits want a second press of the button, or Enter.</source>
        <translation>Le total pour le tour. Min, Pot et Idem notent aussitôt ; des chiffres veulent une seconde pression du bouton, ou Entrée.</translation>
    </message>
    <message>
        <source>Esc puts it away.</source>
        <translation>Esc le range.</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>les fautes</translation>
    </message>
    <message>
        <source>Only what can have happened now is offered. Then: misdeal or play on, by which rule, until when, and the steps.</source>
        <translation>N’est offert que ce qui peut s’être passé maintenant. Ensuite : maldonne ou non, selon quelle règle, jusqu’à quand, et les étapes.</translation>
    </message>
    <message>
        <source>Nothing moves before Record the fault.</source>
        <translation>Rien ne bouge avant Noter la faute.</translation>
    </message>
    <message>
        <source>table set-up</source>
        <translation>préparation de la table</translation>
    </message>
    <message>
        <source>Only the stakes are needed. Tap seats that nobody sits in; a tap on a default goes to the next choice.</source>
        <translation>Seuls les enjeux sont nécessaires. Touchez les sièges où personne n’est assis ; toucher une valeur par défaut passe au choix suivant.</translation>
    </message>
    <message>
        <source>Enter opens the table, Next hand opens it and deals.</source>
        <translation>Entrée ouvre la table, Coup suivant l’ouvre et donne.</translation>
    </message>
    <message>
        <source>shuffle and cut</source>
        <translation>mélange et coupe</translation>
    </message>
    <message>
        <source>The steps that the rules ask for, and until when one may complain. A tap or the key ticks; nothing waits for it.</source>
        <translation>Les étapes que demandent les règles, et jusqu’à quand on peut réclamer. Un toucher ou la touche les coche ; rien n’attend cela.</translation>
    </message>
    <message>
        <source>Only that the shuffle begins is recorded. Close puts the list away until it is opened again.</source>
        <translation>Seul le début du mélange est noté. Fermer range la liste jusqu’à ce qu’elle soit rouverte.</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>l’attribution</translation>
    </message>
    <message>
        <source>Last formed pot first. Tap the winners, or enter the hands; the odd chip has its own line.</source>
        <translation>Le dernier pot formé d’abord. Touchez les gagnants, ou entrez les mains ; le jeton impair a sa propre ligne.</translation>
    </message>
    <message>
        <source>Push is dim until every pot has its winner.</source>
        <translation>Pousser reste pâle tant que chaque pot n’a pas son gagnant.</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>ce qui a été dit</translation>
    </message>
    <message>
        <source>Enter only the words. Chips come by the tray, and words usually bind over chips.</source>
        <translation>N’entrez que les paroles. Les jetons viennent par le plateau, et d’ordinaire les paroles priment sur les jetons.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Shift of %1</source>
        <translation>Service du %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sièges</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Pots and awards</source>
        <translation>Pots et attributions</translation>
    </message>
    <message>
        <source>Head of the journal: %1</source>
        <translation>Tête du journal : %1</translation>
    </message>
    <message>
        <source>Printed %1. As recorded.</source>
        <translation>Imprimé %1. Tel que noté.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Mis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Coups</translation>
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
        <translation>Heure</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Appels au floor</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Selon la règle</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>There is no hand to print yet.</source>
        <translation>Il n’y a pas encore de coup à imprimer.</translation>
    </message>
</context>
<context>
    <name>skills</name>
    <message>
        <source>Building the pots</source>
        <translation>Former les pots</translation>
    </message>
    <message>
        <source>The pots of a whole hand, as it goes.</source>
        <translation>Les pots d’un coup entier, au fil du jeu.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, pot-limit, high-low</source>
        <translation>plus de sièges, stacks plus inégaux, pot-limit, hi-lo</translation>
    </message>
    <message>
        <source>Pushing the pots</source>
        <translation>Pousser les pots</translation>
    </message>
    <message>
        <source>What each seat wins at the end of a whole hand.</source>
        <translation>Ce que gagne chaque siège à la fin d’un coup entier.</translation>
    </message>
    <message>
        <source>Two all-ins</source>
        <translation>Deux tapis</translation>
    </message>
    <message>
        <source>Main and side pot with two seats all-in.</source>
        <translation>Pot principal et pot annexe avec deux sièges à tapis.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, antes</source>
        <translation>plus de sièges, stacks plus irréguliers, antes</translation>
    </message>
    <message>
        <source>Three all-ins</source>
        <translation>Trois tapis</translation>
    </message>
    <message>
        <source>Main and side pots with three seats all-in.</source>
        <translation>Pot principal et pots annexes avec trois sièges à tapis.</translation>
    </message>
    <message>
        <source>Four all-ins</source>
        <translation>Quatre tapis</translation>
    </message>
    <message>
        <source>Main and side pots with four seats all-in.</source>
        <translation>Pot principal et pots annexes avec quatre sièges à tapis.</translation>
    </message>
    <message>
        <source>Folded money</source>
        <translation>Argent passé</translation>
    </message>
    <message>
        <source>Raises that were folded fall into the pots they reach.</source>
        <translation>Les relances suivies d’un abandon tombent dans les pots qu’elles atteignent.</translation>
    </message>
    <message>
        <source>Short blind and ante</source>
        <translation>Blind et ante courtes</translation>
    </message>
    <message>
        <source>The big blind is all-in for less than blind and ante.</source>
        <translation>La grosse blind est à tapis pour moins que blind et ante.</translation>
    </message>
    <message>
        <source>an ante, another short stack</source>
        <translation>une ante, un autre stack court</translation>
    </message>
    <message>
        <source>Uncalled chips</source>
        <translation>Jetons non suivis</translation>
    </message>
    <message>
        <source>What nobody matched goes back first.</source>
        <translation>Ce que personne n’a égalé est rendu d’abord.</translation>
    </message>
    <message>
        <source>more seats, odder stacks</source>
        <translation>plus de sièges, stacks plus irréguliers</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Ordre de règlement</translation>
    </message>
    <message>
        <source>Which pot is settled first, and who can win it.</source>
        <translation>Quel pot est réglé d’abord, et qui peut le gagner.</translation>
    </message>
    <message>
        <source>more all-ins</source>
        <translation>plus de tapis</translation>
    </message>
    <message>
        <source>Pot-limit: first bet</source>
        <translation>Pot-limit : première mise</translation>
    </message>
    <message>
        <source>The most that may be bet before anybody raised.</source>
        <translation>Le plus qui peut être misé avant toute relance.</translation>
    </message>
    <message>
        <source>flop, turn</source>
        <translation>flop, turn</translation>
    </message>
    <message>
        <source>Pot-limit: after raises</source>
        <translation>Pot-limit : après relances</translation>
    </message>
    <message>
        <source>The most that may be raised to.</source>
        <translation>Le plus à quoi on peut relancer.</translation>
    </message>
    <message>
        <source>flop, more raises</source>
        <translation>flop, plus de relances</translation>
    </message>
    <message>
        <source>Pot-limit with a straddle</source>
        <translation>Pot-limit avec straddle</translation>
    </message>
    <message>
        <source>The most with a live straddle on.</source>
        <translation>Le maximum avec un straddle vivant.</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>relances</translation>
    </message>
    <message>
        <source>Pot-limit after a short all-in</source>
        <translation>Pot-limit après tapis court</translation>
    </message>
    <message>
        <source>The most after an all-in that was no full raise.</source>
        <translation>Le maximum après un tapis qui n’était pas une relance complète.</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>Pot-limit against the clock</source>
        <translation>Pot-limit contre le chrono</translation>
    </message>
    <message>
        <source>The most, in seven seconds.</source>
        <translation>Le maximum, en sept secondes.</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <translation>Le jeton impair</translation>
    </message>
    <message>
        <source>Tied seats, and who gets the chip that does not divide.</source>
        <translation>Sièges à égalité, et qui reçoit le jeton qui ne se partage pas.</translation>
    </message>
    <message>
        <source>three ways, side pots</source>
        <translation>à trois, pots annexes</translation>
    </message>
    <message>
        <source>Quarters and thirds</source>
        <translation>Quarts et tiers</translation>
    </message>
    <message>
        <source>High to one, low to two or three.</source>
        <translation>Le high à un, le low à deux ou trois.</translation>
    </message>
    <message>
        <source>three ways, tied highs</source>
        <translation>à trois, high à égalité</translation>
    </message>
    <message>
        <source>Scoop or quarter</source>
        <translation>Scoop ou quart</translation>
    </message>
    <message>
        <source>One seat wins high and all or part of low.</source>
        <translation>Un siège gagne le high et tout ou partie du low.</translation>
    </message>
    <message>
        <source>more seats, side pots</source>
        <translation>plus de sièges, pots annexes</translation>
    </message>
    <message>
        <source>Run twice</source>
        <translation>Run it twice</translation>
    </message>
    <message>
        <source>A pot for two boards, and its odd chips.</source>
        <translation>Un pot pour deux boards, et ses jetons impairs.</translation>
    </message>
    <message>
        <source>ties, side pots</source>
        <translation>égalités, pots annexes</translation>
    </message>
    <message>
        <source>Reading hold&apos;em</source>
        <translation>Lire le hold’em</translation>
    </message>
    <message>
        <source>Who wins, and who ties.</source>
        <translation>Qui gagne, et qui est à égalité.</translation>
    </message>
    <message>
        <source>more hands, closer hands</source>
        <translation>plus de mains, mains plus proches</translation>
    </message>
    <message>
        <source>Reading Omaha</source>
        <translation>Lire l’Omaha</translation>
    </message>
    <message>
        <source>Two from the hand and three from the board.</source>
        <translation>Deux de la main et trois du board.</translation>
    </message>
    <message>
        <source>Reading Omaha high-low</source>
        <translation>Lire l’Omaha hi-lo</translation>
    </message>
    <message>
        <source>High and low, each with two and three.</source>
        <translation>High et low, chacun avec deux et trois.</translation>
    </message>
    <message>
        <source>Reading five-card Omaha</source>
        <translation>Lire l’Omaha à cinq cartes</translation>
    </message>
    <message>
        <source>Five cards, still exactly two of them.</source>
        <translation>Cinq cartes, toujours exactement deux d’entre elles.</translation>
    </message>
    <message>
        <source>Stud: who acts first</source>
        <translation>Stud : qui parle en premier</translation>
    </message>
    <message>
        <source>Lowest card, then best board; razz the other way round.</source>
        <translation>La carte la plus basse, puis la meilleure main visible ; au razz, l’inverse.</translation>
    </message>
    <message>
        <source>stud high-low and razz, later streets</source>
        <translation>stud hi-lo et razz, tours suivants</translation>
    </message>
    <message>
        <source>Reading razz</source>
        <translation>Lire le razz</translation>
    </message>
    <message>
        <source>The lowest hand of seven, ace low.</source>
        <translation>La main la plus basse sur sept, as bas.</translation>
    </message>
    <message>
        <source>Reading deuce-to-seven</source>
        <translation>Lire le deuce-to-seven</translation>
    </message>
    <message>
        <source>The lowest hand, ace high, straights and flushes count.</source>
        <translation>La main la plus basse, as haut, quintes et couleurs comptent.</translation>
    </message>
    <message>
        <source>Reading badugi</source>
        <translation>Lire le badugi</translation>
    </message>
    <message>
        <source>Four ranks of four suits, lowest first.</source>
        <translation>Quatre rangs de quatre couleurs, le plus bas d’abord.</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Relance minimale</translation>
    </message>
    <message>
        <source>What a raise must come to.</source>
        <translation>Ce qu’une relance doit atteindre.</translation>
    </message>
    <message>
        <source>short all-ins</source>
        <translation>tapis courts</translation>
    </message>
    <message>
        <source>Who may raise</source>
        <translation>Qui peut relancer</translation>
    </message>
    <message>
        <source>Whether a short all-in opens the betting again.</source>
        <translation>Si un tapis court rouvre les enchères.</translation>
    </message>
    <message>
        <source>Half a bet and completion</source>
        <translation>Demi-mise et complément</translation>
    </message>
    <message>
        <source>Limit: what an all-in of less or more than half a bet allows.</source>
        <translation>Limit : ce que permet un tapis de moins ou de plus d’une demi-mise.</translation>
    </message>
    <message>
        <source>turn bets, more seats</source>
        <translation>mises du turn, plus de sièges</translation>
    </message>
    <message>
        <source>Raises left</source>
        <translation>Relances restantes</translation>
    </message>
    <message>
        <source>Limit: how many raises the round still allows.</source>
        <translation>Limit : combien de relances le tour permet encore.</translation>
    </message>
    <message>
        <source>more raises</source>
        <translation>plus de relances</translation>
    </message>
    <message>
        <source>Betting with a straddle</source>
        <translation>Enchères avec straddle</translation>
    </message>
    <message>
        <source>The least raise with a live straddle on.</source>
        <translation>La relance minimale avec un straddle vivant.</translation>
    </message>
    <message>
        <source>raises, odder amounts</source>
        <translation>relances, montants plus irréguliers</translation>
    </message>
    <message>
        <source>Cutting out an amount</source>
        <translation>Découper un montant</translation>
    </message>
    <message>
        <source>The fewest chips that make it.</source>
        <translation>Le plus petit nombre de jetons qui le fait.</translation>
    </message>
    <message>
        <source>more kinds of chip</source>
        <translation>plus de sortes de jetons</translation>
    </message>
    <message>
        <source>Change from a big chip</source>
        <translation>Monnaie d’un gros jeton</translation>
    </message>
    <message>
        <source>What goes back from one chip.</source>
        <translation>Ce qui revient d’un seul jeton.</translation>
    </message>
    <message>
        <source>Making a call right</source>
        <translation>Compléter un call</translation>
    </message>
    <message>
        <source>What must be added to what lies in front.</source>
        <translation>Ce qu’il faut ajouter à ce qui est devant.</translation>
    </message>
    <message>
        <source>more raises, all-ins</source>
        <translation>plus de relances, tapis</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <translation>Rake et drop</translation>
    </message>
    <message>
        <source>Percent, steps, cap, no flop no drop, jackpot.</source>
        <translation>Pourcentage, paliers, plafond, pas de flop pas de drop, jackpot.</translation>
    </message>
    <message>
        <source>a cap, a jackpot</source>
        <translation>un plafond, un jackpot</translation>
    </message>
    <message>
        <source>Colouring up</source>
        <translation>Color-up</translation>
    </message>
    <message>
        <source>How many large chips for small ones.</source>
        <translation>Combien de gros jetons pour des petits.</translation>
    </message>
    <message>
        <source>two steps up, more chips</source>
        <translation>deux paliers plus haut, plus de jetons</translation>
    </message>
    <message>
        <source>String or not</source>
        <translation>Un ou plusieurs temps</translation>
    </message>
    <message>
        <source>Two motions, words and chips.</source>
        <translation>Deux gestes, paroles et jetons.</translation>
    </message>
    <message>
        <source>words, motions after &quot;raise&quot;</source>
        <translation>paroles, gestes après « relance »</translation>
    </message>
    <message>
        <source>One big chip</source>
        <translation>Un seul gros jeton</translation>
    </message>
    <message>
        <source>What one chip without a word counts as.</source>
        <translation>Pour quoi compte un seul jeton sans parole.</translation>
    </message>
    <message>
        <source>unopened pots, &quot;raise&quot; before it</source>
        <translation>pots non ouverts, « relance » avant lui</translation>
    </message>
    <message>
        <source>Several chips</source>
        <translation>Plusieurs jetons</translation>
    </message>
    <message>
        <source>More than the call in one motion.</source>
        <translation>Plus que le call en un seul geste.</translation>
    </message>
    <message>
        <source>limit games</source>
        <translation>jeux limit</translation>
    </message>
    <message>
        <source>Chips that lie there already</source>
        <translation>Jetons déjà posés</translation>
    </message>
    <message>
        <source>New chips on top of a blind or an earlier bet.</source>
        <translation>De nouveaux jetons sur une blind ou une mise antérieure.</translation>
    </message>
    <message>
        <source>several chips, chips taken back</source>
        <translation>plusieurs jetons, jetons repris</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Paroles contre jetons</translation>
    </message>
    <message>
        <source>What was said and what was put out differ.</source>
        <translation>Ce qui a été dit et ce qui a été mis diffèrent.</translation>
    </message>
    <message>
        <source>raise by, raise without to or by</source>
        <translation>relance de, relance sans à ni de</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Hors tour</translation>
    </message>
    <message>
        <source>Whether an early act stands when its turn comes.</source>
        <translation>Si un acte trop tôt tient quand vient son tour.</translation>
    </message>
    <message>
        <source>more seats in between</source>
        <translation>plus de sièges entre les deux</translation>
    </message>
    <message>
        <source>A seat passed over</source>
        <translation>Un siège sauté</translation>
    </message>
    <message>
        <source>Whether it still has its right to act.</source>
        <translation>S’il a encore son droit d’agir.</translation>
    </message>
    <message>
        <source>&quot;time&quot;</source>
        <translation>« temps »</translation>
    </message>
    <message>
        <source>Misdeal or play on</source>
        <translation>Maldonne ou on joue</translation>
    </message>
    <message>
        <source>Exposed, boxed, extra and missing cards.</source>
        <translation>Cartes exposées, retournées, en trop et manquantes.</translation>
    </message>
    <message>
        <source>wrong button and order, two faults</source>
        <translation>bouton et ordre faux, deux fautes</translation>
    </message>
    <message>
        <source>Until when a misdeal</source>
        <translation>Jusqu’à quand la maldonne</translation>
    </message>
    <message>
        <source>Whether it is too late to call it.</source>
        <translation>S’il est trop tard pour la demander.</translation>
    </message>
    <message>
        <source>more seats</source>
        <translation>plus de sièges</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Cartes brûlées</translation>
    </message>
    <message>
        <source>No burn, or two: put right or left.</source>
        <translation>Aucune brûlée, ou deux : corriger ou laisser.</translation>
    </message>
    <message>
        <source>later streets, all-ins</source>
        <translation>tours suivants, tapis</translation>
    </message>
    <message>
        <source>Premature cards</source>
        <translation>Cartes prématurées</translation>
    </message>
    <message>
        <source>What is done with a street that came too early.</source>
        <translation>Que faire d’un tour venu trop tôt.</translation>
    </message>
    <message>
        <source>Four-card flop</source>
        <translation>Flop de quatre cartes</translation>
    </message>
    <message>
        <source>One card too many, or two.</source>
        <translation>Une carte de trop, ou deux.</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>Mains mortes</translation>
    </message>
    <message>
        <source>The pots without a hand that is dead.</source>
        <translation>Les pots sans une main qui est morte.</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Bouton mort</translation>
    </message>
    <message>
        <source>Where button and blinds go when seats leave.</source>
        <translation>Où vont le bouton et les blinds quand des sièges partent.</translation>
    </message>
    <message>
        <source>more seats gone</source>
        <translation>plus de sièges partis</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Blinds manquées</translation>
    </message>
    <message>
        <source>What a seat posts when it comes back.</source>
        <translation>Ce que pose un siège qui revient.</translation>
    </message>
    <message>
        <source>other seats</source>
        <translation>autres sièges</translation>
    </message>
    <message>
        <source>From three to two</source>
        <translation>De trois à deux</translation>
    </message>
    <message>
        <source>Who has the button and who the blind.</source>
        <translation>Qui a le bouton et qui la blind.</translation>
    </message>
    <message>
        <source>from four to two</source>
        <translation>de quatre à deux</translation>
    </message>
    <message>
        <source>Changing seats</source>
        <translation>Changer de siège</translation>
    </message>
    <message>
        <source>Whether a move costs a blind.</source>
        <translation>Si un changement coûte une blind.</translation>
    </message>
    <message>
        <source>no further levels</source>
        <translation>pas d’autres niveaux</translation>
    </message>
    <message>
        <source>Buying in again</source>
        <translation>Se recaver</translation>
    </message>
    <message>
        <source>How much a player has to bring back.</source>
        <translation>Combien un joueur doit rapporter.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Qui montre en premier</translation>
    </message>
    <message>
        <source>The last bettor, or the first after the button.</source>
        <translation>Le dernier miseur, ou le premier après le bouton.</translation>
    </message>
    <message>
        <source>all-ins</source>
        <translation>tapis</translation>
    </message>
    <message>
        <source>Killing hands</source>
        <translation>Tuer les mains</translation>
    </message>
    <message>
        <source>Which hands go before the pot is pushed.</source>
        <translation>Quelles mains partent avant que le pot soit poussé.</translation>
    </message>
    <message>
        <source>side pots</source>
        <translation>pots annexes</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>Ordre de poussée</translation>
    </message>
    <message>
        <source>Where the first pot goes.</source>
        <translation>Où va le premier pot.</translation>
    </message>
    <message>
        <source>more side pots</source>
        <translation>plus de pots annexes</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>Qu’annoncez-vous ?</translation>
    </message>
    <message>
        <source>The sentence that is said now.</source>
        <translation>La phrase à dire maintenant.</translation>
    </message>
    <message>
        <source>number of players, more seats</source>
        <translation>nombre de joueurs, plus de sièges</translation>
    </message>
    <message>
        <source>Counting the stub</source>
        <translation>Compter le talon</translation>
    </message>
    <message>
        <source>How many cards must be left.</source>
        <translation>Combien de cartes doivent rester.</translation>
    </message>
    <message>
        <source>other games, more seats</source>
        <translation>autres jeux, plus de sièges</translation>
    </message>
    <message>
        <source>Punto Banco: third card</source>
        <translation>Punto Banco : troisième carte</translation>
    </message>
    <message>
        <source>Who draws.</source>
        <translation>Qui tire.</translation>
    </message>
    <message>
        <source>after the player&apos;s third card</source>
        <translation>après la troisième carte du joueur</translation>
    </message>
    <message>
        <source>Punto Banco: payouts</source>
        <translation>Punto Banco : paiements</translation>
    </message>
    <message>
        <source>What a winning bet is paid.</source>
        <translation>Ce qu’on paie à une mise gagnante.</translation>
    </message>
    <message>
        <source>larger bets</source>
        <translation>mises plus fortes</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot-limit</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Partages</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Paroles</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Aussi</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sits with…</source>
        <translation>S’assoit avec…</translation>
    </message>
    <message>
        <source>Sits, not counted</source>
        <translation>S’assoit, non compté</translation>
    </message>
    <message>
        <source>Transfers with…</source>
        <translation>Transfère avec…</translation>
    </message>
    <message>
        <source>From broken game…</source>
        <translation>D’une table cassée…</translation>
    </message>
    <message>
        <source>Returns, left with…</source>
        <translation>Revient, parti avec…</translation>
    </message>
    <message>
        <source>Adds chips…</source>
        <translation>Ajoute des jetons…</translation>
    </message>
    <message>
        <source>Count stack…</source>
        <translation>Compter le stack…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>De retour</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Moves to…</source>
        <translation>Change de siège…</translation>
    </message>
    <message>
        <source>Tap the seat it moves to</source>
        <translation>Touchez le siège où il va</translation>
    </message>
    <message>
        <source>Plays behind…</source>
        <translation>Joue derrière…</translation>
    </message>
    <message>
        <source>Posts what it owes</source>
        <translation>Pose ce qu’il doit</translation>
    </message>
    <message>
        <source>Waits for BB</source>
        <translation>Attend la BB</translation>
    </message>
    <message>
        <source>Buys the button</source>
        <translation>Achète le bouton</translation>
    </message>
    <message>
        <source>Passes chips…</source>
        <translation>Cède des jetons…</translation>
    </message>
    <message>
        <source>Tap the seat that gets them</source>
        <translation>Touchez le siège qui les reçoit</translation>
    </message>
    <message>
        <source>Objects to passing</source>
        <translation>S’oppose à la cession</translation>
    </message>
    <message>
        <source>Dealer change…</source>
        <translation>Relève du croupier…</translation>
    </message>
    <message>
        <source>Button at…</source>
        <translation>Bouton au…</translation>
    </message>
    <message>
        <source>Tap the seat the button is at</source>
        <translation>Touchez le siège du bouton</translation>
    </message>
    <message>
        <source>Shuffle begins</source>
        <translation>Début du mélange</translation>
    </message>
    <message>
        <source>Rake taken…</source>
        <translation>Rake pris…</translation>
    </message>
    <message>
        <source>Jackpot dropped…</source>
        <translation>Drop jackpot…</translation>
    </message>
    <message>
        <source>Time charge…</source>
        <translation>Droit de table…</translation>
    </message>
    <message>
        <source>Log of the down</source>
        <translation>Journal de rotation</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 as recorded</source>
        <translation>%1 selon le relevé</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>nouveau ici</translation>
    </message>
    <message>
        <source>owes %1 to the pots</source>
        <translation>doit %1 aux pots</translation>
    </message>
    <message>
        <source>posts next</source>
        <translation>pose au prochain</translation>
    </message>
    <message>
        <source>buys button</source>
        <translation>achète le bouton</translation>
    </message>
    <message>
        <source>Button at seat %1.</source>
        <translation>Bouton au siège %1.</translation>
    </message>
    <message>
        <source>Small blind seat %1, %2; big blind seat %3, %4.</source>
        <translation>Petite blind siège %1, %2 ; grosse blind siège %3, %4.</translation>
    </message>
    <message>
        <source>Everybody antes %1.</source>
        <translation>Chacun met une ante de %1.</translation>
    </message>
    <message>
        <source>The big blind antes %1.</source>
        <translation>La grosse blind met une ante de %1.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Le siège %1 pose %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 dead.</source>
        <translation>Le siège %1 pose %2 morts.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 and %3 dead.</source>
        <translation>Le siège %1 pose %2, plus %3 morts.</translation>
    </message>
    <message>
        <source>Seat %1 straddles %2.</source>
        <translation>Le siège %1 straddle à %2.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 behind.</source>
        <translation>Le siège %1 joue %2 derrière.</translation>
    </message>
    <message>
        <source>Not dealt in: seats %1.</source>
        <translation>Sans cartes : sièges %1.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Coups</translation>
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
        <translation>Droit de table</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Appels au floor</translation>
    </message>
    <message>
        <source>%1 taken, %2 due</source>
        <translation>%1 pris, %2 dus</translation>
    </message>
    <message>
        <source>Dealers before</source>
        <translation>Croupiers précédents</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Put in, by street</source>
        <translation>Mis, par tour</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mélange et coupe</translation>
    </message>
    <message>
        <source>The dealer shuffles</source>
        <translation>Le croupier mélange</translation>
    </message>
    <message>
        <source>%1 shuffles, %2 cuts, %3 squares</source>
        <translation>%1 mélange, %2 coupe, %3 égalise</translation>
    </message>
    <message>
        <source>Riffles: %1 of %2</source>
        <translation>Riffles : %1 sur %2</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Cut card below</source>
        <translation>Carte de coupe dessous</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1 : fait</translation>
    </message>
    <message>
        <source>Complaints until a hand is looked at or betting begins.</source>
        <translation>Réclamations jusqu’à ce qu’une main soit regardée ou que les enchères commencent.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Seats and table…</source>
        <translation>Sièges et table…</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Suivre %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>suivre %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Mise %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>mise %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Relance à %1</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>relance à %1</translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation>Compléter à %1</translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation>compléter à %1</translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation>Tapis, %1</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>tapis %1</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Bring-in %1</translation>
    </message>
    <message>
        <source>bring in %1</source>
        <translation>bring-in %1</translation>
    </message>
    <message>
        <source>Nothing counts</source>
        <translation>Rien ne compte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation>String raise : suivre %1</translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation>string raise, suivre %1</translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation>String bet : mise %1</translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation>string bet, mise %1</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>maldonne</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>tous les jetons reviennent, le bouton reste</translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation>Maldonne possible</translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation>maldonne possible</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>On continue</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>on continue</translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation>On continue, carte remplacée</translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation>on continue, carte remplacée</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>Le coup est annulé</translation>
    </message>
    <message>
        <source>void</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation>tous les jetons reviennent</translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation>Main morte, siège %1</translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation>main morte, siège %1</translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation>ses jetons restent</translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation>Main vivante, siège %1</translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation>main vivante, siège %1</translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation>Chrono, %1 s</translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation>chrono, %1 s</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Le floor décide</translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation>le floor décide</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>proposé : %1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Décidé : %1</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>décidé : %1</translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation>par le floor</translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation>Siège %1 : %2 tient</translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation>%2 du siège %1 tient</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>rien n’a changé depuis</translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation>Le siège %1 agit de nouveau</translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation>le siège %1 agit de nouveau</translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation>une mise ou une relance est venue entre-temps</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, attend</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>a agi avant son tour</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Noté</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>noté</translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation>aucun jeton ne bouge</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Compté : %1</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>compté %1</translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation>le décompte fait foi</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>monnaie %1</translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation>revient au siège %2, %1</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 de retour</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>ajoute %1</translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation>pour rectifier</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>un jeton de %1, rien de dit</translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation>un jeton de %1</translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation>%1, jetons : %2, rien de dit</translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation>%1, jetons : %2</translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation>%1, rien de dit</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 en silence, puis %2 d’un deuxième geste</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation>dit : « %1 »</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation>dit : « %1 », mis : %2</translation>
    </message>
    <message>
        <source>said and done</source>
        <translation>dit et fait</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation>un autre règlement</translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation>ne peut plus être rectifié ici</translation>
    </message>
    <message>
        <source>final</source>
        <translation>définitif</translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation>jusqu’à ce que les mains soient au repos</translation>
    </message>
    <message>
        <source>until rest</source>
        <translation>jusqu’au repos</translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation>jusqu’à l’action du siège suivant</translation>
    </message>
    <message>
        <source>until next act</source>
        <translation>jusqu’à la prochaine action</translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation>jusqu’à ce nombre d’actions : %1</translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation>jusqu’à actions : %1</translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation>jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>jusqu’en fin de tour</translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation>jusqu’à ce que le pot soit poussé</translation>
    </message>
    <message>
        <source>until push</source>
        <translation>jusqu’au pot poussé</translation>
    </message>
</context>
</TS>
