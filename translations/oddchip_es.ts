<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>buttons</name>
    <message>
        <source>Fold</source>
        <translation>No ir</translation>
    </message>
    <message>
        <source>Check / Call</source>
        <translation>Pasar / Igualar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Igualar %1</translation>
    </message>
    <message>
        <source>Bet / Raise</source>
        <translation>Apostar / Subir</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Apostar %1</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>Completar %1</translation>
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
        <translation>Dar</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Dar %1</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Push %1</source>
        <translation>Pagar %1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Otra mano</translation>
    </message>
    <message>
        <source>Said…</source>
        <translation>Dijo…</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>Fichas…</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Fallo…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Floor…</source>
        <translation>Floor…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Next motion</source>
        <translation>Otro gesto</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>En reposo</translation>
    </message>
    <message>
        <source>Call misdeal</source>
        <translation>Anular reparto</translation>
    </message>
    <message>
        <source>Record the fault</source>
        <translation>Anotar el fallo</translation>
    </message>
    <message>
        <source>Next seat: %1</source>
        <translation>Sigue: asiento %1</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Repartir…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Botes</translation>
    </message>
    <message>
        <source>only the pots of one hand, no table</source>
        <translation>solo los botes de una mano, sin mesa</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>close</source>
        <translation>cerrar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>borrar</translation>
    </message>
    <message>
        <source>Award %1</source>
        <translation>Asignar %1</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Sin cartas</translation>
    </message>
    <message>
        <source>Mucks</source>
        <translation>Al muck</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>No vista</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>Otro lugar…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Usar una copia…</translation>
    </message>
    <message>
        <source>Show the entry</source>
        <translation>Ver la entrada</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>seat %1, early</source>
        <translation>asiento %1, antes</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>fuera de turno</translation>
    </message>
    <message>
        <source>type the amount</source>
        <translation>escriba la cantidad</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>bote %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 recorded</source>
        <translation>%1 registrado</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <translation>%1 contado</translation>
    </message>
    <message>
        <source>count it</source>
        <translation>contarlo</translation>
    </message>
    <message>
        <source>burn, 1 card</source>
        <translation>quemar, 1 carta</translation>
    </message>
    <message>
        <source>burn, 3 cards</source>
        <translation>quemar, 3 cartas</translation>
    </message>
    <message>
        <source>1 card each</source>
        <translation>1 carta cada uno</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>descartes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>start hand %1</source>
        <translation>empezar la mano %1</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>dos veces</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>bandeja</translation>
    </message>
    <message>
        <source>count chips</source>
        <translation>contar fichas</translation>
    </message>
    <message>
        <source>which chips</source>
        <translation>qué fichas</translation>
    </message>
    <message>
        <source>cards, mistakes</source>
        <translation>cartas, errores</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abrir</translation>
    </message>
    <message>
        <source>press again</source>
        <translation>pulse otra vez</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>mano %1</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>se apuesta</translation>
    </message>
    <message>
        <source>betting over</source>
        <translation>apuestas cerradas</translation>
    </message>
    <message>
        <source>nobody to act</source>
        <translation>nadie por actuar</translation>
    </message>
    <message>
        <source>who opens?</source>
        <translation>¿quién abre?</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>descartes</translation>
    </message>
    <message>
        <source>upcards</source>
        <translation>descubiertas</translation>
    </message>
    <message>
        <source>seat %1 draws</source>
        <translation>asiento %1 pide</translation>
    </message>
    <message>
        <source>seat %1 discards</source>
        <translation>asiento %1 descarta</translation>
    </message>
    <message>
        <source>upcard, seat %1</source>
        <translation>descubierta, asiento %1</translation>
    </message>
    <message>
        <source>rest of a board</source>
        <translation>resto de un board</translation>
    </message>
    <message>
        <source>Stands pat</source>
        <translation>Servido</translation>
    </message>
    <message>
        <source>All have discarded</source>
        <translation>Todos han descartado</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>Scoop</translation>
    </message>
    <message>
        <source>Odd chip: seat %1</source>
        <translation>Ficha impar: asiento %1</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Sin baja</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>sin ganador</translation>
    </message>
    <message>
        <source>hands to show</source>
        <translation>manos por mostrar</translation>
    </message>
    <message>
        <source>hand is on</source>
        <translation>mano en curso</translation>
    </message>
    <message>
        <source>hand is over</source>
        <translation>mano terminada</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>sin mesa</translation>
    </message>
    <message>
        <source>several pots</source>
        <translation>varios botes</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>board completo</translation>
    </message>
    <message>
        <source>%1 to push</source>
        <translation>por pagar: %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>aún no hay mano</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nada que deshacer</translation>
    </message>
    <message>
        <source>in helper</source>
        <translation>en la ayuda</translation>
    </message>
    <message>
        <source>%1 to call</source>
        <translation>%1 a igualar</translation>
    </message>
    <message>
        <source>no raise now</source>
        <translation>ahora no se sube</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>con tope</translation>
    </message>
    <message>
        <source>short all-in</source>
        <translation>all-in corto</translation>
    </message>
    <message>
        <source>nobody could call</source>
        <translation>nadie podría igualar</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>actuó antes</translation>
    </message>
    <message>
        <source>floor is called</source>
        <translation>floor avisado</translation>
    </message>
    <message>
        <source>pot is held</source>
        <translation>bote retenido</translation>
    </message>
    <message>
        <source>two stacks needed</source>
        <translation>hacen falta dos stacks</translation>
    </message>
    <message>
        <source>just changed</source>
        <translation>acaba de cambiar</translation>
    </message>
    <message>
        <source>reading only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>no cause yet: %1</source>
        <translation>aún sin causa: %1</translation>
    </message>
    <message>
        <source>too late: %1</source>
        <translation>tarde: %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no registrado</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message>
        <source>Seat %1 acts.</source>
        <translation>El asiento %1 habla.</translation>
    </message>
    <message>
        <source>Seat %1 folds.</source>
        <translation>El asiento %1 no va.</translation>
    </message>
    <message>
        <source>Seat %1 checks.</source>
        <translation>El asiento %1 pasa.</translation>
    </message>
    <message>
        <source>Seat %1 calls.</source>
        <translation>El asiento %1 iguala.</translation>
    </message>
    <message>
        <source>Seat %1 bets %2.</source>
        <translation>El asiento %1 apuesta %2.</translation>
    </message>
    <message>
        <source>Seat %1 raises to %2.</source>
        <translation>El asiento %1 sube a %2.</translation>
    </message>
    <message>
        <source>Seat %1 completes.</source>
        <translation>El asiento %1 completa.</translation>
    </message>
    <message>
        <source>Seat %1 is all-in.</source>
        <translation>El asiento %1 va all-in.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>El asiento %1 pone el bring-in.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;fold&quot;.</source>
        <translation>El asiento %1 dice «no voy».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;check&quot;.</source>
        <translation>El asiento %1 dice «paso».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;call&quot;.</source>
        <translation>El asiento %1 dice «igualo».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet&quot;.</source>
        <translation>El asiento %1 dice «apuesto».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;bet %2&quot;.</source>
        <translation>El asiento %1 dice «apuesto %2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise&quot; and no amount.</source>
        <translation>El asiento %1 dice «subo», sin cantidad.</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise to %2&quot;.</source>
        <translation>El asiento %1 dice «subo a %2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise by %2&quot;.</source>
        <translation>El asiento %1 dice «subo %2 más».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;raise %2&quot;, neither to nor by.</source>
        <translation>El asiento %1 dice «subo %2», sin «a» ni «más».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;all-in&quot;.</source>
        <translation>El asiento %1 dice «all-in».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;%2&quot;.</source>
        <translation>El asiento %1 dice «%2».</translation>
    </message>
    <message>
        <source>Seat %1 says &quot;time&quot;.</source>
        <translation>El asiento %1 dice «tiempo».</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Seat %1 puts out %2 in one motion: %3 in all.</source>
        <translation>El asiento %1 pone %2 en un solo gesto: %3 en total.</translation>
    </message>
    <message>
        <source>Seat %1 puts out one chip of %2.</source>
        <translation>El asiento %1 pone una sola ficha de %2.</translation>
    </message>
    <message>
        <source>Seat %1 takes back %2 that lay in front.</source>
        <translation>El asiento %1 retira %2 que tenía delante.</translation>
    </message>
    <message>
        <source>Seat %1 rests its hands.</source>
        <translation>El asiento %1 deja quietas las manos.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2, %3, was exposed by the dealer.</source>
        <translation>El crupier expuso la carta %1 del asiento %2, %3.</translation>
    </message>
    <message>
        <source>Card %1 of seat %2 was flashed by the dealer.</source>
        <translation>El crupier dejó ver un instante la carta %1 del asiento %2.</translation>
    </message>
    <message>
        <source>Boxed cards in the deck: %1.</source>
        <translation>Cartas invertidas en la baraja: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has too many cards, by %2.</source>
        <translation>El asiento %1 tiene cartas de más: %2.</translation>
    </message>
    <message>
        <source>Seat %1 has too few cards, by %2.</source>
        <translation>El asiento %1 tiene cartas de menos: %2.</translation>
    </message>
    <message>
        <source>The card of seat %1 came out of sequence.</source>
        <translation>La carta del asiento %1 salió fuera de orden.</translation>
    </message>
    <message>
        <source>The button is in the wrong place.</source>
        <translation>El botón está en el lugar equivocado.</translation>
    </message>
    <message>
        <source>The first card went to seat %1 by mistake.</source>
        <translation>La primera carta fue por error al asiento %1.</translation>
    </message>
    <message>
        <source>Seat %1 is empty and was dealt a hand.</source>
        <translation>El asiento %1 está vacío y recibió cartas.</translation>
    </message>
    <message>
        <source>Seat %1 was left out of the deal.</source>
        <translation>El asiento %1 se quedó sin recibir cartas.</translation>
    </message>
    <message>
        <source>On the table before the betting is over: %1 (%2).</source>
        <translation>En la mesa antes de acabar las apuestas está %1: %2.</translation>
    </message>
    <message>
        <source>No card was burnt before %1.</source>
        <translation>No se quemó carta para %1.</translation>
    </message>
    <message>
        <source>Two cards were burnt before %1.</source>
        <translation>Se quemaron dos cartas para %1.</translation>
    </message>
    <message>
        <source>A card too many lies on the flop: %1.</source>
        <translation>Hay una carta de más en el flop: %1.</translation>
    </message>
    <message>
        <source>Seat %1 has the wrong number of cards: its hand is dead.</source>
        <translation>El asiento %1 tiene un número incorrecto de cartas: su mano está muerta.</translation>
    </message>
    <message>
        <source>The dealer has mucked the hand of seat %1: it is dead.</source>
        <translation>El crupier tiró al muck la mano del asiento %1: está muerta.</translation>
    </message>
    <message>
        <source>%1: nobody has a low.</source>
        <translation>%1: nadie tiene baja.</translation>
    </message>
    <message>
        <source>%1, high: seats %2 tie.</source>
        <translation>%1, alta: empatan los asientos %2.</translation>
    </message>
    <message>
        <source>%1, high: seat %2.</source>
        <translation>%1, alta: asiento %2.</translation>
    </message>
    <message>
        <source>%1, low: seats %2 tie.</source>
        <translation>%1, baja: empatan los asientos %2.</translation>
    </message>
    <message>
        <source>%1, low: seat %2.</source>
        <translation>%1, baja: asiento %2.</translation>
    </message>
    <message>
        <source>%1: seats %2 tie.</source>
        <translation>%1: empatan los asientos %2.</translation>
    </message>
    <message>
        <source>%1: seat %2 wins.</source>
        <translation>%1: gana el asiento %2.</translation>
    </message>
    <message>
        <source>Board %1, %2: seats %3 tie.</source>
        <translation>Board %1, %2: empatan los asientos %3.</translation>
    </message>
    <message>
        <source>Board %1, %2: seat %3 wins.</source>
        <translation>Board %1, %2: gana el asiento %3.</translation>
    </message>
    <message>
        <source>main pot</source>
        <translation>bote principal</translation>
    </message>
    <message>
        <source>side pot %1</source>
        <translation>bote paralelo %1</translation>
    </message>
    <message>
        <source>A player calls a misdeal.</source>
        <translation>Un jugador pide reparto nulo.</translation>
    </message>
    <message>
        <source>Seat %1 leaves the game.</source>
        <translation>El asiento %1 deja la partida.</translation>
    </message>
    <message>
        <source>Seat %1 is away for the next hand.</source>
        <translation>El asiento %1 está ausente la próxima mano.</translation>
    </message>
    <message>
        <source>Seat %1 comes back.</source>
        <translation>El asiento %1 vuelve.</translation>
    </message>
    <message>
        <source>Seat %1 wants to post and be dealt in.</source>
        <translation>El asiento %1 quiere poner lo que debe y recibir cartas.</translation>
    </message>
    <message>
        <source>Seat %1 moves to seat %2.</source>
        <translation>El asiento %1 se cambia al asiento %2.</translation>
    </message>
    <message>
        <source>Seat %1 sits down with %2.</source>
        <translation>El asiento %1 se sienta con %2.</translation>
    </message>
    <message>
        <source>a fold</source>
        <translation>no ir</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>a call, %1</source>
        <translation>igualar, %1</translation>
    </message>
    <message>
        <source>a bet of %1</source>
        <translation>una apuesta de %1</translation>
    </message>
    <message>
        <source>a raise to %1</source>
        <translation>una subida a %1</translation>
    </message>
    <message>
        <source>a completion to %1</source>
        <translation>completar hasta %1</translation>
    </message>
    <message>
        <source>all-in, %1</source>
        <translation>all-in, %1</translation>
    </message>
    <message>
        <source>the bring-in, %1</source>
        <translation>el bring-in, %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Seats %1 fold.</source>
        <translation>No van: asientos %1.</translation>
    </message>
    <message>
        <source>Seats %1 check.</source>
        <translation>Pasan: asientos %1.</translation>
    </message>
    <message>
        <source>Seats %1 call.</source>
        <translation>Igualan: asientos %1.</translation>
    </message>
    <message>
        <source>Dealt: %1, %2.</source>
        <translation>Repartido: %1, %2.</translation>
    </message>
    <message>
        <source>A misdeal: the cards are dealt anew.</source>
        <translation>Reparto nulo: se reparten las cartas de nuevo.</translation>
    </message>
    <message>
        <source>Push the pots: how much does each seat win? What nobody matched goes back and is not won.</source>
        <translation>Entregue los botes: ¿cuánto gana cada asiento? Lo que nadie igualó vuelve y no se gana.</translation>
    </message>
    <message>
        <source>Build the pots: how much, who may win, and what comes back.</source>
        <translation>Forme los botes: cuánto, quién puede ganarlo y qué vuelve.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, seats %2</source>
        <translation>%1, asientos %2</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, asiento %2</translation>
    </message>
    <message>
        <source>Pot %1 to settle: %2</source>
        <translation>Bote %1 por resolver: %2</translation>
    </message>
    <message>
        <source>Seats %1 may win it.</source>
        <translation>Pueden ganarlo los asientos %1.</translation>
    </message>
    <message>
        <source>Seat %1 alone can win it.</source>
        <translation>Solo puede ganarlo el asiento %1.</translation>
    </message>
    <message>
        <source>Which seats can win the pot that is settled first?</source>
        <translation>¿Qué asientos pueden ganar el bote que se resuelve primero?</translation>
    </message>
    <message>
        <source>Give back %1 to seat %2</source>
        <translation>Devuelva %1 al asiento %2</translation>
    </message>
    <message>
        <source>Nobody matched it.</source>
        <translation>Nadie lo igualó.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 folded by %2</source>
        <translation>%1 de retirados (%2)</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 en el centro</translation>
    </message>
    <message>
        <source>%1 dead money</source>
        <translation>%1 de dinero muerto</translation>
    </message>
    <message>
        <source>Smallest in: %1. Pull %1 from %2</source>
        <translation>Lo menor puesto: %1. Recoja %1 de %2</translation>
    </message>
    <message>
        <source>Next: pull %1 more from %2</source>
        <translation>Después: recoja %1 más de %2</translation>
    </message>
    <message>
        <source>%1 makes %2. Close it: %3.</source>
        <translation>%1 suma %2. Ciérrelo: %3.</translation>
    </message>
    <message>
        <source>Check the sum</source>
        <translation>Compruebe la suma</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: in all %2, all that was put in.</source>
        <translation>%1: en total %2, todo lo que se puso.</translation>
    </message>
    <message>
        <source>Pot-limit: what is the most that seat %1 may bet?</source>
        <translation>Pot-limit: ¿cuánto puede apostar como máximo el asiento %1?</translation>
    </message>
    <message>
        <source>Pot-limit: to what total may seat %1 raise at most?</source>
        <translation>Pot-limit: ¿hasta qué total puede subir como máximo el asiento %1?</translation>
    </message>
    <message>
        <source>Everything in the middle and in front</source>
        <translation>Todo lo del centro y lo de delante</translation>
    </message>
    <message>
        <source>Count every bet that is out.</source>
        <translation>Cuente todas las apuestas puestas.</translation>
    </message>
    <message>
        <source>What of it counts</source>
        <translation>Lo que cuenta de ello</translation>
    </message>
    <message>
        <source>Short and small blinds, antes and rounding as the house counts them.</source>
        <translation>Ciegas cortas y pequeñas, antes y redondeo, como los cuenta la casa.</translation>
    </message>
    <message>
        <source>With nothing to call the pot is the most</source>
        <translation>Sin nada que igualar, el máximo es el bote</translation>
    </message>
    <message>
        <source>Seat %2 calls first: %1</source>
        <translation>El asiento %2 iguala primero: %1</translation>
    </message>
    <message>
        <source>The bet to match and the pot after the call</source>
        <translation>La apuesta por igualar y el bote tras la igualada</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>El bote es %1.</translation>
    </message>
    <message>
        <source>Divide it: how much does each seat get?</source>
        <translation>Divídalo: ¿cuánto recibe cada asiento?</translation>
    </message>
    <message>
        <source>%1, high half</source>
        <translation>%1, mitad alta</translation>
    </message>
    <message>
        <source>%1, low half</source>
        <translation>%1, mitad baja</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, board %2</translation>
    </message>
    <message>
        <source>high half</source>
        <translation>mitad alta</translation>
    </message>
    <message>
        <source>low half</source>
        <translation>mitad baja</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%2 has the odd %1</source>
        <translation>ficha impar %1: %2</translation>
    </message>
    <message>
        <source>%1: divide it</source>
        <translation>%1: divídalo</translation>
    </message>
    <message>
        <source>%2: seat %1 wins</source>
        <translation>%2: gana el asiento %1</translation>
    </message>
    <message>
        <source>%2: seats %1 share</source>
        <translation>%2: se lo reparten los asientos %1</translation>
    </message>
    <message>
        <source>%1 in %2 shares: %3 each</source>
        <translation>%1 en %2 partes: %3 cada una</translation>
    </message>
    <message>
        <source>the odd %1 to seat %2</source>
        <translation>ficha impar %1 al asiento %2</translation>
    </message>
    <message>
        <source>Seat %1 has in all</source>
        <translation>El asiento %1 recibe en total</translation>
    </message>
    <message>
        <source>Add its parts: %1.</source>
        <translation>Sume sus partes: %1.</translation>
    </message>
    <message>
        <source>Which seats win? Name all that tie.</source>
        <translation>¿Qué asientos ganan? Nombre todos los que empatan.</translation>
    </message>
    <message>
        <source>Which seats win high, and which low? No low is an answer.</source>
        <translation>¿Qué asientos ganan la alta y cuáles la baja? «Sin baja» también es respuesta.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>El asiento %1 juega %2</translation>
    </message>
    <message>
        <source>%1. It wins.</source>
        <translation>%1. Gana.</translation>
    </message>
    <message>
        <source>%1. It loses.</source>
        <translation>%1. Pierde.</translation>
    </message>
    <message>
        <source>Seat %1 has no low</source>
        <translation>El asiento %1 no tiene baja</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 for low</source>
        <translation>El asiento %1 juega %2 en la baja</translation>
    </message>
    <message>
        <source>Which seat acts first on this street?</source>
        <translation>¿Qué asiento habla primero en esta calle?</translation>
    </message>
    <message>
        <source>Seat %1 shows %2</source>
        <translation>El asiento %1 enseña %2</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>El bring-in</translation>
    </message>
    <message>
        <source>The lowest upcard, of equal ones by suit: clubs, diamonds, hearts, spades.</source>
        <translation>La carta descubierta más baja; entre iguales, por palo: tréboles, diamantes, corazones, picas.</translation>
    </message>
    <message>
        <source>Razz: the highest upcard, of equal ones by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Razz: la carta descubierta más alta; entre iguales, por palo: picas, corazones, diamantes, tréboles.</translation>
    </message>
    <message>
        <source>After the first round</source>
        <translation>Después de la primera ronda</translation>
    </message>
    <message>
        <source>The highest board, of equal ones the first at the left of the dealer.</source>
        <translation>El board más alto; entre iguales, el primero a la izquierda del crupier.</translation>
    </message>
    <message>
        <source>Razz: the lowest board, of equal ones the first at the left of the dealer.</source>
        <translation>Razz: el board más bajo; entre iguales, el primero a la izquierda del crupier.</translation>
    </message>
    <message>
        <source>It acts first.</source>
        <translation>Habla primero.</translation>
    </message>
    <message>
        <source>It acts later.</source>
        <translation>Habla después.</translation>
    </message>
    <message>
        <source>To what total must seat %1 raise at least?</source>
        <translation>¿Hasta qué total debe subir como mínimo el asiento %1?</translation>
    </message>
    <message>
        <source>The bet to match</source>
        <translation>La apuesta por igualar</translation>
    </message>
    <message>
        <source>The most that anyone has in front.</source>
        <translation>Lo máximo que alguien tiene delante.</translation>
    </message>
    <message>
        <source>The last full bet or raise</source>
        <translation>La última apuesta o subida completa</translation>
    </message>
    <message>
        <source>A raise adds at least as much again.</source>
        <translation>Una subida añade al menos otro tanto.</translation>
    </message>
    <message>
        <source>A short all-in changes what there is to call, never the size of a full raise.</source>
        <translation>Un all-in corto cambia lo que hay que igualar, nunca el tamaño de una subida completa.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Súmelos</translation>
    </message>
    <message>
        <source>May seat %1 raise, or only call or fold?</source>
        <translation>¿Puede subir el asiento %1, o solo igualar o retirarse?</translation>
    </message>
    <message>
        <source>It may raise.</source>
        <translation>Puede subir.</translation>
    </message>
    <message>
        <source>Call or fold only.</source>
        <translation>Solo igualar o retirarse.</translation>
    </message>
    <message>
        <source>What seat %1 faces</source>
        <translation>Lo que afronta el asiento %1</translation>
    </message>
    <message>
        <source>%1 less %2 in front</source>
        <translation>%1 menos %2 delante</translation>
    </message>
    <message>
        <source>A full raise</source>
        <translation>Una subida completa</translation>
    </message>
    <message>
        <source>It faces enough: raise</source>
        <translation>Afronta bastante: subir</translation>
    </message>
    <message>
        <source>It faces too little: call or fold</source>
        <translation>Afronta muy poco: igualar o no ir</translation>
    </message>
    <message>
        <source>Short all-ins add up for each seat.</source>
        <translation>Los all-ins cortos se suman para cada asiento.</translation>
    </message>
    <message>
        <source>A single later wager must have been a full one.</source>
        <translation>Una sola apuesta posterior tiene que haber sido completa.</translation>
    </message>
    <message>
        <source>What may seat %1 do beside calling and folding?</source>
        <translation>¿Qué puede hacer el asiento %1 aparte de igualar y retirarse?</translation>
    </message>
    <message>
        <source>The bet of this street</source>
        <translation>La apuesta de esta calle</translation>
    </message>
    <message>
        <source>Half of it, %1, is the test.</source>
        <translation>La mitad, %1, es la medida.</translation>
    </message>
    <message>
        <source>Seat %1, all-in, lifts it from %3 to %2</source>
        <translation>El asiento %1, all-in, la sube de %3 a %2</translation>
    </message>
    <message>
        <source>Half a bet or more: it counts as a full bet or raise.</source>
        <translation>Media apuesta o más: cuenta como apuesta o subida completa.</translation>
    </message>
    <message>
        <source>Less than half a bet: what comes next completes it.</source>
        <translation>Menos de media apuesta: lo que sigue la completa.</translation>
    </message>
    <message>
        <source>%1 less %2 in front. It has acted: half a bet or more lets it raise.</source>
        <translation>%1 menos %2 delante. Ya ha hablado: con media apuesta o más puede subir.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>La regla: %1</translation>
    </message>
    <message>
        <source>How many raises are left in this round?</source>
        <translation>¿Cuántas subidas quedan en esta ronda?</translation>
    </message>
    <message>
        <source>The house allows %1 raises after the bet</source>
        <translation>Subidas que la casa permite tras la apuesta: %1</translation>
    </message>
    <message>
        <source>Before the flop the big blind is the bet.</source>
        <translation>Antes del flop la apuesta es la ciega grande.</translation>
    </message>
    <message>
        <source>Made so far: %1</source>
        <translation>Hechas hasta ahora: %1</translation>
    </message>
    <message>
        <source>Calls and short all-ins do not count.</source>
        <translation>Igualadas y all-ins cortos no cuentan.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Quedan: %1</translation>
    </message>
    <message>
        <source>%1 less %2 is %3</source>
        <translation>%1 menos %2 son %3</translation>
    </message>
    <message>
        <source>What is the fewest chips that make %1? There are chips of %2.</source>
        <translation>¿Cuál es el menor número de fichas que suma %1? Hay fichas de %2.</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>Queda %1.</translation>
    </message>
    <message>
        <source>How much change goes back to seat %1?</source>
        <translation>¿Cuánto cambio vuelve al asiento %1?</translation>
    </message>
    <message>
        <source>Goes back</source>
        <translation>Vuelve</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 menos %2</translation>
    </message>
    <message>
        <source>How much must seat %1 add to call?</source>
        <translation>¿Cuánto debe añadir el asiento %1 para igualar?</translation>
    </message>
    <message>
        <source>In front of seat %1</source>
        <translation>Delante del asiento %1</translation>
    </message>
    <message>
        <source>It counts towards the call.</source>
        <translation>Cuenta para igualar.</translation>
    </message>
    <message>
        <source>It adds %1</source>
        <translation>Añade %1</translation>
    </message>
    <message>
        <source>Its stack is only %1: it is all-in.</source>
        <translation>Su stack es solo %1: va all-in.</translation>
    </message>
    <message>
        <source>The rake is %1 %, in steps of %2.</source>
        <translation>El rake es del %1 %, en escalones de %2.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo %1.</translation>
    </message>
    <message>
        <source>No flop, no drop.</source>
        <translation>Sin flop no hay drop.</translation>
    </message>
    <message>
        <source>%1 for the jackpot from a pot of %2 on.</source>
        <translation>%1 para el jackpot desde un bote de %2.</translation>
    </message>
    <message>
        <source>How much rake is taken?</source>
        <translation>¿Cuánto rake se toma?</translation>
    </message>
    <message>
        <source>How much is taken, rake and jackpot together?</source>
        <translation>¿Cuánto se toma, rake y jackpot juntos?</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>El bote entero</translation>
    </message>
    <message>
        <source>All pots of the hand together, without what came back.</source>
        <translation>Todos los botes de la mano juntos, sin lo que volvió.</translation>
    </message>
    <message>
        <source>%1 % of %2 is %3</source>
        <translation>El %1 % de %2 es %3</translation>
    </message>
    <message>
        <source>Down to a whole %1: %2</source>
        <translation>Hacia abajo a un múltiplo de %1: %2</translation>
    </message>
    <message>
        <source>The rake</source>
        <translation>El rake</translation>
    </message>
    <message>
        <source>Nothing is taken.</source>
        <translation>No se toma nada.</translation>
    </message>
    <message>
        <source>There is no cap.</source>
        <translation>No hay tope.</translation>
    </message>
    <message>
        <source>And for the jackpot</source>
        <translation>Y para el jackpot</translation>
    </message>
    <message>
        <source>A stack is coloured up; chips of %2 in it: %1. How many chips of %3 come for it? What does not make a whole one stays small.</source>
        <translation>Un stack se cambia a fichas mayores; fichas de %2: %1. ¿Cuántas fichas de %3 se dan por él? Lo que no llega a una entera queda en fichas pequeñas.</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Lo que suma</translation>
    </message>
    <message>
        <source>What does it count as?</source>
        <translation>¿Como qué cuenta?</translation>
    </message>
    <message>
        <source>The action comes to seat %1. What of its act out of turn?</source>
        <translation>La acción llega al asiento %1. ¿Qué pasa con su acto fuera de turno?</translation>
    </message>
    <message>
        <source>It stands as it was.</source>
        <translation>Vale tal como fue.</translation>
    </message>
    <message>
        <source>It lapses: the chips go back.</source>
        <translation>Decae: las fichas vuelven.</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <translation>Fuera de turno: %1</translation>
    </message>
    <message>
        <source>The act is kept</source>
        <translation>El acto se guarda</translation>
    </message>
    <message>
        <source>It waits until its turn comes.</source>
        <translation>Espera hasta que llegue su turno.</translation>
    </message>
    <message>
        <source>A bet or raise changes the action.</source>
        <translation>Una apuesta o subida cambia la acción.</translation>
    </message>
    <message>
        <source>After a call in between the act no longer binds by itself.</source>
        <translation>Tras una igualada intermedia, el acto ya no es vinculante por sí solo.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>Eso no cambia nada.</translation>
    </message>
    <message>
        <source>Seat %1 was passed over and now wants to act. Does it still have its right?</source>
        <translation>El asiento %1 fue saltado y ahora quiere actuar. ¿Aún tiene derecho?</translation>
    </message>
    <message>
        <source>It keeps its right to act.</source>
        <translation>Conserva su derecho a actuar.</translation>
    </message>
    <message>
        <source>It may have lost it: the floor decides.</source>
        <translation>Puede haberlo perdido: decide el floor.</translation>
    </message>
    <message>
        <source>Who says &quot;time&quot; keeps the right to act.</source>
        <translation>Quien dice «tiempo» conserva el derecho a actuar.</translation>
    </message>
    <message>
        <source>Acts behind it: %1</source>
        <translation>Actos detrás de él: %1</translation>
    </message>
    <message>
        <source>From %1 on the right may be lost.</source>
        <translation>A partir de %1 el derecho se puede perder.</translation>
    </message>
    <message>
        <source>The least raise is to %1.</source>
        <translation>La subida mínima es a %1.</translation>
    </message>
    <message>
        <source>Nobody has bet; the least bet is %1.</source>
        <translation>Nadie ha apostado; la apuesta mínima es %1.</translation>
    </message>
    <message>
        <source>It may not be raised.</source>
        <translation>No se puede subir.</translation>
    </message>
    <message>
        <source>Over the call</source>
        <translation>Por encima de la igualada</translation>
    </message>
    <message>
        <source>A full raise adds %1.</source>
        <translation>Una subida completa añade %1.</translation>
    </message>
    <message>
        <source>In front now: %1.</source>
        <translation>Ahora delante: %1.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Por tanto</translation>
    </message>
    <message>
        <source>Nobody has acted. Is it a misdeal, or do you play on?</source>
        <translation>Nadie ha actuado. ¿Es reparto nulo o se sigue jugando?</translation>
    </message>
    <message>
        <source>Misdeal, or play on?</source>
        <translation>¿Reparto nulo o se sigue jugando?</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>Reparto nulo.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Se sigue jugando.</translation>
    </message>
    <message>
        <source>A cause for a misdeal, while it can still be called.</source>
        <translation>Causa de reparto nulo, mientras aún se pueda pedir.</translation>
    </message>
    <message>
        <source>By itself no cause.</source>
        <translation>Por sí solo no es causa.</translation>
    </message>
    <message>
        <source>Acts since the blinds: %1</source>
        <translation>Actos desde las ciegas: %1</translation>
    </message>
    <message>
        <source>After two acts in turn the hand is played.</source>
        <translation>Tras dos actos en turno la mano se juega.</translation>
    </message>
    <message>
        <source>After three acts, or two that are not both folds or both checks, the hand is played.</source>
        <translation>Tras tres actos, o dos que no sean ambos no ir o ambos pasar, la mano se juega.</translation>
    </message>
    <message>
        <source>After three acts, or two of which one had chips, the hand is played.</source>
        <translation>Tras tres actos, o dos de los que uno tuvo fichas, la mano se juega.</translation>
    </message>
    <message>
        <source>It is noticed now. What is done?</source>
        <translation>Se advierte ahora. ¿Qué se hace?</translation>
    </message>
    <message>
        <source>The street goes back and comes as it should have.</source>
        <translation>La calle vuelve atrás y sale como debía.</translation>
    </message>
    <message>
        <source>The board stands; play on.</source>
        <translation>El board vale; se sigue jugando.</translation>
    </message>
    <message>
        <source>There has been action on it.</source>
        <translation>Ya hubo acción sobre ella.</translation>
    </message>
    <message>
        <source>Leave the burn card where it is</source>
        <translation>Deje la carta quemada donde está</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Queme una carta</translation>
    </message>
    <message>
        <source>Burn no card</source>
        <translation>No queme carta</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>Devuelva %1</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>Devuelva una carta</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Baraje el mazo restante</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparta %1</translation>
    </message>
    <message>
        <source>Seat %1 gets the burn card</source>
        <translation>El asiento %1 recibe la carta quemada</translation>
    </message>
    <message>
        <source>Seat %1 gets the top card after the deal</source>
        <translation>El asiento %1 recibe la carta de arriba tras el reparto</translation>
    </message>
    <message>
        <source>The exposed card is the burn</source>
        <translation>La carta expuesta es la quemada</translation>
    </message>
    <message>
        <source>%1 is kept</source>
        <translation>Se conserva %1</translation>
    </message>
    <message>
        <source>Lay %1 aside until %2</source>
        <translation>Aparte %1 hasta %2</translation>
    </message>
    <message>
        <source>When the betting is over, what is done with the early cards?</source>
        <translation>Acabadas las apuestas, ¿qué se hace con las cartas prematuras?</translation>
    </message>
    <message>
        <source>They go back, the stub is shuffled, and the street comes without a new burn.</source>
        <translation>Vuelven, se baraja el mazo restante y la calle sale sin nueva quemada.</translation>
    </message>
    <message>
        <source>The card waits: burn, the next card is the turn; it is shuffled in for the river.</source>
        <translation>La carta espera: se quema, la siguiente es el turn; se mezcla para el river.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>Juegan.</translation>
    </message>
    <message>
        <source>They go back; burn again and deal the next cards.</source>
        <translation>Vuelven; se quema otra vez y se reparten las siguientes.</translation>
    </message>
    <message>
        <source>What is done?</source>
        <translation>¿Qué se hace?</translation>
    </message>
    <message>
        <source>The floor draws one of the four as the next burn.</source>
        <translation>El floor saca una de las cuatro como próxima quemada.</translation>
    </message>
    <message>
        <source>All go back, the stub is shuffled, three are dealt.</source>
        <translation>Vuelven todas, se baraja el mazo restante y se reparten tres.</translation>
    </message>
    <message>
        <source>The first three play.</source>
        <translation>Juegan las tres primeras.</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llame al floor</translation>
    </message>
    <message>
        <source>One of the four is drawn, and is the next burn.</source>
        <translation>Se saca una de las cuatro y es la próxima quemada.</translation>
    </message>
    <message>
        <source>Build the pots without the hand of seat %1.</source>
        <translation>Forme los botes sin la mano del asiento %1.</translation>
    </message>
    <message>
        <source>The chips of seat %1 stay</source>
        <translation>Las fichas del asiento %1 se quedan</translation>
    </message>
    <message>
        <source>They are folded money.</source>
        <translation>Son dinero de retirados.</translation>
    </message>
    <message>
        <source>Last hand: button seat %1, small blind seat %2, big blind seat %3.</source>
        <translation>Última mano: botón asiento %1, ciega pequeña asiento %2, ciega grande asiento %3.</translation>
    </message>
    <message>
        <source>Next hand: where are the button, the small blind and the big blind?</source>
        <translation>Próxima mano: ¿dónde están el botón, la ciega pequeña y la ciega grande?</translation>
    </message>
    <message>
        <source>Big blind: seat %1</source>
        <translation>Ciega grande: asiento %1</translation>
    </message>
    <message>
        <source>The next seat that is due.</source>
        <translation>El siguiente asiento al que le toca.</translation>
    </message>
    <message>
        <source>Small blind: seat %1</source>
        <translation>Ciega pequeña: asiento %1</translation>
    </message>
    <message>
        <source>Nobody posts a small blind</source>
        <translation>Nadie pone la ciega pequeña</translation>
    </message>
    <message>
        <source>It lies where the big blind was.</source>
        <translation>Está donde estaba la ciega grande.</translation>
    </message>
    <message>
        <source>Button: seat %1</source>
        <translation>Botón: asiento %1</translation>
    </message>
    <message>
        <source>It lies where the small blind was, on an empty seat if need be.</source>
        <translation>Está donde estaba la ciega pequeña, en un asiento vacío si hace falta.</translation>
    </message>
    <message>
        <source>Seat %1 has button and small blind</source>
        <translation>El asiento %1 tiene botón y ciega pequeña</translation>
    </message>
    <message>
        <source>Heads-up the button has the small blind; nobody has the big blind twice running.</source>
        <translation>Mano a mano el botón tiene la ciega pequeña; nadie tiene la ciega grande dos veces seguidas.</translation>
    </message>
    <message>
        <source>Seat %1 was away.</source>
        <translation>El asiento %1 estuvo ausente.</translation>
    </message>
    <message>
        <source>The big blind went past seat %1 while it was away.</source>
        <translation>La ciega grande pasó por el asiento %1 mientras estaba ausente.</translation>
    </message>
    <message>
        <source>Seat %1 had its big blind and missed the small one.</source>
        <translation>El asiento %1 tuvo su ciega grande y perdió la pequeña.</translation>
    </message>
    <message>
        <source>What does seat %1 post to be dealt in: live, and dead?</source>
        <translation>¿Qué pone el asiento %1 para recibir cartas: vivo y muerto?</translation>
    </message>
    <message>
        <source>Live: %1</source>
        <translation>Vivo: %1</translation>
    </message>
    <message>
        <source>A missed big blind is posted live.</source>
        <translation>La ciega grande perdida se pone viva.</translation>
    </message>
    <message>
        <source>Dead: %1</source>
        <translation>Muerto: %1</translation>
    </message>
    <message>
        <source>A missed small blind is dead money.</source>
        <translation>La ciega pequeña perdida es dinero muerto.</translation>
    </message>
    <message>
        <source>It has not missed that one.</source>
        <translation>Esa no la ha perdido.</translation>
    </message>
    <message>
        <source>Does seat %1 owe anything for the move?</source>
        <translation>¿Debe algo el asiento %1 por el cambio?</translation>
    </message>
    <message>
        <source>It owes nothing.</source>
        <translation>No debe nada.</translation>
    </message>
    <message>
        <source>It posts, or waits for the big blind.</source>
        <translation>Pone, o espera a la ciega grande.</translation>
    </message>
    <message>
        <source>Count the players that it passed</source>
        <translation>Cuente los jugadores a los que ha pasado</translation>
    </message>
    <message>
        <source>Moving away from the big blind that is coming, and not past it.</source>
        <translation>Se aleja de la ciega grande que viene, sin pasar más allá de ella.</translation>
    </message>
    <message>
        <source>Passed: %1 (%2)</source>
        <translation>Pasados: %1 (%2)</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Gratis: %1</translation>
    </message>
    <message>
        <source>One more, and it comes in as a newcomer does.</source>
        <translation>Uno más, y entra como un recién llegado.</translation>
    </message>
    <message>
        <source>Seat %1 took %2 off the table in this session and comes back.</source>
        <translation>El asiento %1 se llevó %2 de la mesa en esta sesión y vuelve.</translation>
    </message>
    <message>
        <source>The least buy-in is %1.</source>
        <translation>El buy-in mínimo es %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>El máximo es %1.</translation>
    </message>
    <message>
        <source>With how much must seat %1 come back at least?</source>
        <translation>¿Con cuánto debe volver como mínimo el asiento %1?</translation>
    </message>
    <message>
        <source>What it left with</source>
        <translation>Lo que se llevó</translation>
    </message>
    <message>
        <source>Chips may not be taken off and left out.</source>
        <translation>No se pueden retirar fichas y dejarlas fuera.</translation>
    </message>
    <message>
        <source>The least buy-in</source>
        <translation>El buy-in mínimo</translation>
    </message>
    <message>
        <source>As for anybody.</source>
        <translation>Como para cualquiera.</translation>
    </message>
    <message>
        <source>The larger of the two.</source>
        <translation>Lo mayor de los dos.</translation>
    </message>
    <message>
        <source>Exactly what it left with.</source>
        <translation>Exactamente lo que se llevó.</translation>
    </message>
    <message>
        <source>Only the least buy-in.</source>
        <translation>Solo el buy-in mínimo.</translation>
    </message>
    <message>
        <source>Who shows first?</source>
        <translation>¿Quién muestra primero?</translation>
    </message>
    <message>
        <source>Somebody bet on the last round</source>
        <translation>Alguien apostó en la última ronda</translation>
    </message>
    <message>
        <source>Nobody bet on the last round</source>
        <translation>Nadie apostó en la última ronda</translation>
    </message>
    <message>
        <source>The last bet or raise decides; without one whoever acted first.</source>
        <translation>Decide la última apuesta o subida; si no la hubo, quien habló primero.</translation>
    </message>
    <message>
        <source>Then clockwise.</source>
        <translation>Después, en sentido horario.</translation>
    </message>
    <message>
        <source>Which hands do you kill before the push?</source>
        <translation>¿Qué manos retira antes de entregar el bote?</translation>
    </message>
    <message>
        <source>Push the %1 to %2</source>
        <translation>Entregue el %1 a %2</translation>
    </message>
    <message>
        <source>Last formed, first pushed.</source>
        <translation>El último formado se entrega primero.</translation>
    </message>
    <message>
        <source>To which seats do you push the first pot?</source>
        <translation>¿A qué asientos entrega el primer bote?</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>¿Qué anuncia?</translation>
    </message>
    <message>
        <source>The next street comes. What do you announce?</source>
        <translation>Llega la calle siguiente. ¿Qué anuncia?</translation>
    </message>
    <message>
        <source>In the hand: %1</source>
        <translation>En la mano: %1</translation>
    </message>
    <message>
        <source>Count all that have not folded, all-in or not.</source>
        <translation>Cuente a todos los que no se han retirado, all-in o no.</translation>
    </message>
    <message>
        <source>Say the total</source>
        <translation>Diga el total</translation>
    </message>
    <message>
        <source>A raise is announced by its total, never by what was added.</source>
        <translation>Una subida se anuncia por su total, nunca por lo añadido.</translation>
    </message>
    <message>
        <source>Players dealt in: %1. A card was burnt before each street. How many cards are in the stub?</source>
        <translation>Jugadores con cartas: %1. Se quemó una carta antes de cada calle. ¿Cuántas cartas hay en el mazo restante?</translation>
    </message>
    <message>
        <source>Players: %1, so cards dealt: %2</source>
        <translation>Jugadores: %1, cartas repartidas: %2</translation>
    </message>
    <message>
        <source>Folded hands count as well.</source>
        <translation>Las manos retiradas también cuentan.</translation>
    </message>
    <message>
        <source>On the board %1, burnt %2</source>
        <translation>En el board %1, quemadas %2</translation>
    </message>
    <message>
        <source>One burn a street.</source>
        <translation>Una quemada por calle.</translation>
    </message>
    <message>
        <source>52 less %1, less %2, less %3: %4</source>
        <translation>52 menos %1, menos %2, menos %3: %4</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>¿Qué canta?</translation>
    </message>
    <message>
        <source>Player has %1, bank has %2.</source>
        <translation>Punto tiene %1, banca tiene %2.</translation>
    </message>
    <message>
        <source>Player %1, bank %2.</source>
        <translation>Punto %1, banca %2.</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing; only the last digit counts.</source>
        <translation>Dieces y figuras no cuentan nada; solo cuenta la última cifra.</translation>
    </message>
    <message>
        <source>A card for the player.</source>
        <translation>Carta para punto.</translation>
    </message>
    <message>
        <source>A card for the bank.</source>
        <translation>Carta para banca.</translation>
    </message>
    <message>
        <source>No more cards.</source>
        <translation>No más cartas.</translation>
    </message>
    <message>
        <source>%1 on %2. It has won.</source>
        <translation>%1 apostado a %2. Ha ganado.</translation>
    </message>
    <message>
        <source>%1 on %2. It is a tie.</source>
        <translation>%1 apostado a %2. Hay empate.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>How much is paid beside the bet?</source>
        <translation>¿Cuánto se paga además de la apuesta?</translation>
    </message>
    <message>
        <source>What the bet wins</source>
        <translation>Lo que gana la apuesta</translation>
    </message>
    <message>
        <source>Even money on %1.</source>
        <translation>Uno a uno sobre %1.</translation>
    </message>
    <message>
        <source>%1 at %2 to 1.</source>
        <translation>%1, pagado %2 a 1.</translation>
    </message>
    <message>
        <source>The house keeps %1 % of it</source>
        <translation>La casa se queda el %1 %</translation>
    </message>
    <message>
        <source>%1 for the commission.</source>
        <translation>%1 de comisión.</translation>
    </message>
    <message>
        <source>That is %1; rounded as the house does it, %2.</source>
        <translation>Son %1; redondeado como lo hace la casa, %2.</translation>
    </message>
    <message>
        <source>Paid beside the bet</source>
        <translation>Se paga además de la apuesta</translation>
    </message>
    <message>
        <source>Nothing is paid, nothing is taken</source>
        <translation>No se paga nada, no se cobra nada</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>open elsewhere</source>
        <translation>abierto en otro sitio</translation>
    </message>
    <message>
        <source>This journal is open in another Oddchip: %1. You can read, not enter.</source>
        <translation>Este diario está abierto en otro Oddchip: %1. Se puede leer, no anotar.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Ciérrelo allí y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>may not be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>This journal may not be written: %1. You can read, not enter.</source>
        <translation>No se puede escribir en este diario: %1. Se puede leer, no anotar.</translation>
    </message>
    <message>
        <source>Give yourself the right to write the file and its folder, or use another folder.</source>
        <translation>Dese permiso de escritura en el archivo y su carpeta, o use otra carpeta.</translation>
    </message>
    <message>
        <source>not a journal</source>
        <translation>no es un diario</translation>
    </message>
    <message>
        <source>%1 is something else, not a journal of Oddchip. It was not touched.</source>
        <translation>%1 es otra cosa, no un diario de Oddchip. No se ha tocado.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>from a later version</source>
        <translation>de una versión posterior</translation>
    </message>
    <message>
        <source>A later Oddchip wrote this journal: %1. It was not touched.</source>
        <translation>Un Oddchip posterior escribió este diario: %1. No se ha tocado.</translation>
    </message>
    <message>
        <source>Use that version or a later one.</source>
        <translation>Use esa versión o una posterior.</translation>
    </message>
    <message>
        <source>changed outside Oddchip</source>
        <translation>cambiado fuera de Oddchip</translation>
    </message>
    <message>
        <source>This journal was changed outside Oddchip: %1. What is proven can be read.</source>
        <translation>Este diario se cambió fuera de Oddchip: %1. Lo probado se puede leer.</translation>
    </message>
    <message>
        <source>Keep the file, and restore a copy to go on.</source>
        <translation>Conserve el archivo y use una copia para seguir.</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>disco lleno</translation>
    </message>
    <message>
        <source>The disk is full: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>El disco está lleno: %1. El último hecho no se ha guardado. Lo anterior no se ha perdido.</translation>
    </message>
    <message>
        <source>Make room and try again, or use another place.</source>
        <translation>Libere espacio y vuelva a intentarlo, o use otro lugar.</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>The disk did not take it: %1. The last event is not kept. Nothing is lost before it.</source>
        <translation>El disco no lo aceptó: %1. El último hecho no se ha guardado. Lo anterior no se ha perdido.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, use another place.</source>
        <translation>Vuelva a intentarlo. Si sigue igual, use otro lugar.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>There is nothing at %1.</source>
        <translation>No hay nada en %1.</translation>
    </message>
    <message>
        <source>Look at the name, or choose another place.</source>
        <translation>Revise el nombre o elija otro lugar.</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>íntegro</translation>
    </message>
    <message>
        <source>Entries: %1. Each is what was written.</source>
        <translation>Entradas: %1. Cada una es lo que se escribió.</translation>
    </message>
    <message>
        <source>entry changed</source>
        <translation>entrada cambiada</translation>
    </message>
    <message>
        <source>Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>La entrada %1 se cambió fuera de Oddchip. Las manos anteriores están probadas. Las posteriores se pueden leer, no probar.</translation>
    </message>
    <message>
        <source>Show the entry, or restore a copy.</source>
        <translation>Vea la entrada o use una copia.</translation>
    </message>
    <message>
        <source>entry missing</source>
        <translation>falta una entrada</translation>
    </message>
    <message>
        <source>Entry %1 is missing. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>Falta la entrada %1. Las manos anteriores están probadas. Las posteriores se pueden leer, no probar.</translation>
    </message>
    <message>
        <source>Restore a copy.</source>
        <translation>Use una copia.</translation>
    </message>
    <message>
        <source>entries moved</source>
        <translation>entradas movidas</translation>
    </message>
    <message>
        <source>Entry %1 stands in another place. Hands before it are proven. Later ones can be read, not proven.</source>
        <translation>La entrada %1 está en otro sitio. Las manos anteriores están probadas. Las posteriores se pueden leer, no probar.</translation>
    </message>
    <message>
        <source>end missing</source>
        <translation>falta el final</translation>
    </message>
    <message>
        <source>Entry %1 is not there: the end was cut off after a head was noted.</source>
        <translation>La entrada %1 no está: se cortó el final después de anotarse una cabeza.</translation>
    </message>
    <message>
        <source>Restore a copy that goes further.</source>
        <translation>Use una copia que llegue más lejos.</translation>
    </message>
    <message>
        <source>guards gone</source>
        <translation>sin protección</translation>
    </message>
    <message>
        <source>Every entry is what was written, but a guard against changes is gone.</source>
        <translation>Cada entrada es lo que se escribió, pero falta una protección contra cambios.</translation>
    </message>
    <message>
        <source>Restore a copy, or go on in a new journal.</source>
        <translation>Use una copia o siga en un diario nuevo.</translation>
    </message>
    <message>
        <source>copy told otherwise</source>
        <translation>mención de copia cambiada</translation>
    </message>
    <message>
        <source>Every entry up to %1 is what was written, but what is told there of a copy was changed.</source>
        <translation>Cada entrada hasta la %1 es lo que se escribió, pero se cambió lo que allí se dice de una copia.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>The file is damaged at entry %1. Hands before it are proven.</source>
        <translation>El archivo está dañado en la entrada %1. Las manos anteriores están probadas.</translation>
    </message>
    <message>
        <source>line not understood</source>
        <translation>línea no entendida</translation>
    </message>
    <message>
        <source>Entry %1 of %3 cannot be read by this version: %2. You can read, not enter.</source>
        <translation>Esta versión no puede leer la entrada %1 de %3: %2. Se puede leer, no anotar.</translation>
    </message>
    <message>
        <source>Open the journal with the version that wrote it, or go on in another folder.</source>
        <translation>Abra el diario con la versión que lo escribió o siga en otra carpeta.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source>Entry %1 of %3 does not fit what came before it: %2. You can read, not enter.</source>
        <translation>La entrada %1 de %3 no encaja con lo anterior: %2. Se puede leer, no anotar.</translation>
    </message>
    <message>
        <source>read differently</source>
        <translation>leído de otro modo</translation>
    </message>
    <message>
        <source>Entry %1 led to another table when it was written.</source>
        <translation>La entrada %1 llevaba a otra mesa cuando se escribió.</translation>
    </message>
    <message>
        <source>Count the stacks. This version reads the hand differently from the one that wrote it.</source>
        <translation>Cuente los stacks. Esta versión lee la mano de otro modo que la que la escribió.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no registrado</translation>
    </message>
    <message>
        <source>Not recorded. The table stands as it was.</source>
        <translation>No registrado. La mesa sigue como estaba.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no entendido</translation>
    </message>
    <message>
        <source>This cannot be read: %1.</source>
        <translation>No se puede leer: %1.</translation>
    </message>
    <message>
        <source>Look at &quot;%1&quot;, or tap a button.</source>
        <translation>Mire «%1» o toque un botón.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3.</source>
        <translation>No se puede leer la línea %2 de %1: %3.</translation>
    </message>
    <message>
        <source>Mend the line. What comes before and after it is still used.</source>
        <translation>Corrija la línea. Lo que hay antes y después se sigue usando.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>Look at the name.</source>
        <translation>Revise el nombre.</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>Mano %1: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Mesa: %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>el asiento %1 tiene %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
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
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Asiento %1: %2</translation>
    </message>
    <message>
        <source>By %1: %2 [%3]</source>
        <translation>Según %1: %2 [%3]</translation>
    </message>
    <message>
        <source>and %1: %2 [%3]</source>
        <translation>y %1: %2 [%3]</translation>
    </message>
    <message>
        <source>Flagged: %1, %2</source>
        <translation>Señalado: %1, %2</translation>
    </message>
    <message>
        <source>The floor decides: %1, %2 [%3]</source>
        <translation>El floor decide: %1, %2 [%3]</translation>
    </message>
    <message>
        <source>Among: seat %1, %2</source>
        <translation>Entre: asiento %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, owes %2</source>
        <translation>Habla el asiento %1, debe %2</translation>
    </message>
    <message>
        <source>Seat %1 to act, brings in %2 or completes</source>
        <translation>Habla el asiento %1: pone el bring-in de %2 o completa</translation>
    </message>
    <message>
        <source>It may bet %1 to %2 [%3]</source>
        <translation>Puede apostar de %1 a %2 [%3]</translation>
    </message>
    <message>
        <source>It may raise to %1 at least, %2 at most [%3]</source>
        <translation>Puede subir a %1 como mínimo, %2 como máximo [%3]</translation>
    </message>
    <message>
        <source>It may complete to %1, at most %2 [%3]</source>
        <translation>Puede completar a %1, como máximo %2 [%3]</translation>
    </message>
    <message>
        <source>It may not raise: %1 [%2]</source>
        <translation>No puede subir: %1 [%2]</translation>
    </message>
    <message>
        <source>%1 %2, seats %3</source>
        <translation>%1 %2, asientos %3</translation>
    </message>
    <message>
        <source>In all %1: in front %2, from before %3</source>
        <translation>En total %1: delante %2, de antes %3</translation>
    </message>
    <message>
        <source>Call %1 and the pot after it %2: at most %3</source>
        <translation>Igualar %1 y el bote después %2: como máximo %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %2, of it odd %3 [%4]</source>
        <translation>El asiento %1 gana %2, con ficha impar de %3 [%4]</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <translation>Rechazado: %1, %2</translation>
    </message>
    <message>
        <source>Seat %1 ends with %2</source>
        <translation>El asiento %1 acaba con %2</translation>
    </message>
    <message>
        <source>Not over yet: seat %1 has %2</source>
        <translation>Aún no ha acabado: el asiento %1 tiene %2</translation>
    </message>
    <message>
        <source>the same under all: %1</source>
        <translation>lo mismo en todos: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>first difference</source>
        <translation>primera diferencia</translation>
    </message>
    <message>
        <source>Coup %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Player %1; bank %2</source>
        <translation>Punto %1; banca %2</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>Pide carta: %1</translation>
    </message>
    <message>
        <source>Stands: %1</source>
        <translation>Se planta: %1</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Gana: %1</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card of the shoe</source>
        <translation>La carta %1 vuelve: es la próxima del sabot</translation>
    </message>
    <message>
        <source>Seat %1 loses %2 on %3</source>
        <translation>El asiento %1 pierde %2 a %3</translation>
    </message>
    <message>
        <source>Seat %1 has its %2 on %3 back</source>
        <translation>El asiento %1 recupera sus %2 a %3</translation>
    </message>
    <message>
        <source>Seat %1 wins %4 with %2 on %3</source>
        <translation>El asiento %1 gana %4 con %2 a %3</translation>
    </message>
    <message>
        <source>commission %1</source>
        <translation>comisión %1</translation>
    </message>
    <message>
        <source>Commission %1; the box holds %2</source>
        <translation>Comisión %1; en la caja hay %2</translation>
    </message>
    <message>
        <source>The shoe is with seat %1</source>
        <translation>El sabot está en el asiento %1</translation>
    </message>
    <message>
        <source>Commission box %1, collected %2</source>
        <translation>Caja de comisión %1, cobrado %2</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>El asiento %1 debe %2</translation>
    </message>
    <message>
        <source>No difference under %1.</source>
        <translation>Sin diferencia en %1.</translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message>
        <source>Floor called %1, %2</source>
        <translation>Floor avisado, %1, %2</translation>
    </message>
    <message>
        <source>Copy frozen at event %1. The dealer cannot change it.</source>
        <translation>Copia fijada en el hecho %1. El crupier no puede cambiarla.</translation>
    </message>
    <message>
        <source>since the call</source>
        <translation>desde el aviso</translation>
    </message>
    <message>
        <source>to act %1</source>
        <translation>habla %1</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>en disputa</translation>
    </message>
    <message>
        <source>%1; floor: %2</source>
        <translation>%1; floor: %2</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Asiento %1: %2</translation>
    </message>
    <message>
        <source>what came before could not be</source>
        <translation>lo anterior no pudo ser</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Tap to write it down.</source>
        <translation>Toque para anotarlo.</translation>
    </message>
    <message>
        <source>Heard, nothing written.</source>
        <translation>Oído, nada anotado.</translation>
    </message>
    <message>
        <source>What happened: %1</source>
        <translation>Qué pasó: %1</translation>
    </message>
    <message>
        <source>Tab: the next who tells. Enter: written down.</source>
        <translation>Tab: el siguiente que cuenta. Enter: anotado.</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 para el asiento %2</translation>
    </message>
    <message>
        <source>%1: no low</source>
        <translation>%1: sin baja</translation>
    </message>
    <message>
        <source>Of the hand before, from the next hand on.</source>
        <translation>De la mano anterior, a partir de la próxima mano.</translation>
    </message>
    <message>
        <source>hand of seat %1 is dead</source>
        <translation>mano del asiento %1 muerta</translation>
    </message>
    <message>
        <source>hand of seat %1 is live</source>
        <translation>mano del asiento %1 viva</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>retener %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>liberar %1</translation>
    </message>
    <message>
        <source>seat %1 has %2</source>
        <translation>el asiento %1 tiene %2</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Cambio de %1 para el asiento %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>El asiento %1 añade %2.</translation>
    </message>
    <message>
        <source>Seat %1 owes %2.</source>
        <translation>El asiento %1 debe %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>preguntado</translation>
    </message>
    <message>
        <source>next owes</source>
        <translation>próx. debe</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 puesto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 de vuelta</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>Otra cosa…</translation>
    </message>
    <message>
        <source>Write it as the dealer would say it.</source>
        <translation>Escríbalo como lo diría el crupier.</translation>
    </message>
    <message>
        <source>For example: call 40, raise to 80, 6 dead, award main 5, misdeal.</source>
        <translation>Por ejemplo: call 40, raise to 80, 6 dead, award main 5, misdeal.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN de %1</translation>
    </message>
    <message>
        <source>Second person, PIN of %1</source>
        <translation>Segunda persona, PIN de %1</translation>
    </message>
    <message>
        <source>Initials of the floor</source>
        <translation>Iniciales del floor</translation>
    </message>
    <message>
        <source>Initials of a second person</source>
        <translation>Iniciales de una segunda persona</translation>
    </message>
    <message>
        <source>Other person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>A second person approves; this is the same one.</source>
        <translation>Aprueba una segunda persona; esta es la misma.</translation>
    </message>
    <message>
        <source>Initials…</source>
        <translation>Iniciales…</translation>
    </message>
    <message>
        <source>Decide: %1</source>
        <translation>Decidir: %1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Act, ruling and versions stay in the record.</source>
        <translation>Acto, decisión y versiones quedan en el registro.</translation>
    </message>
    <message>
        <source>No outcome is chosen.</source>
        <translation>No se ha elegido resultado.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>Falta el motivo.</translation>
    </message>
    <message>
        <source>The initials are missing.</source>
        <translation>Faltan las iniciales.</translation>
    </message>
    <message>
        <source>Digits missing: %1.</source>
        <translation>Cifras que faltan: %1.</translation>
    </message>
    <message>
        <source>Hold pot %1 (H)</source>
        <translation>Retener bote %1 (H)</translation>
    </message>
    <message>
        <source>Pot %1 held (H)</source>
        <translation>Bote %1 retenido (H)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver al juego (Esc)</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>event</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Tab ← →</source>
        <translation>Tab ← →</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
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
        <translation>decidir</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>hold pot</source>
        <translation>retener bote</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>add version</source>
        <translation>añadir versión</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>report</source>
        <translation>informe</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: %1. The last: %2, %3.</source>
        <translation>Casos parecidos que decidió el floor: %1. El último: %2, %3.</translation>
    </message>
    <message>
        <source>Like cases that the floor decided: none.</source>
        <translation>Casos parecidos que decidió el floor: ninguno.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, call stays open</source>
        <translation>volver, el aviso sigue abierto</translation>
    </message>
    <message>
        <source>Silent chips</source>
        <translation>Fichas en silencio</translation>
    </message>
    <message>
        <source>Words came first</source>
        <translation>Primero la palabra</translation>
    </message>
    <message>
        <source>Camera shows</source>
        <translation>Lo muestra la cámara</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Equidad</translation>
    </message>
    <message>
        <source>Intent was clear</source>
        <translation>Intención clara</translation>
    </message>
    <message>
        <source>Dealer&apos;s mistake</source>
        <translation>Error del crupier</translation>
    </message>
    <message>
        <source>Player not aware</source>
        <translation>El jugador no sabía</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Las cartas hablan</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Todos de acuerdo</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Últimos hechos</translation>
    </message>
    <message>
        <source>Ruling by the house rules</source>
        <translation>Decisión según las reglas de la casa</translation>
    </message>
    <message>
        <source>What the other books say</source>
        <translation>Qué dicen los otros reglamentos</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>qué efecto tiene</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>borrar</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>This journal is open for reading only. Decide at its own table.</source>
        <translation>Este diario está abierto solo para leer. Decida en su propia mesa.</translation>
    </message>
    <message>
        <source>Only the hand that is on the table can be decided.</source>
        <translation>Solo se puede decidir la mano que está en la mesa.</translation>
    </message>
    <message>
        <source>Open another journal…</source>
        <translation>Abrir otro diario…</translation>
    </message>
    <message>
        <source>Reports have a box for pots of at least</source>
        <translation>Informes con casilla para botes desde</translation>
    </message>
    <message>
        <source>Oddchip: the floor</source>
        <translation>Oddchip: el floor</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>House impact</source>
        <translation>Efecto en la casa</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Find hands</source>
        <translation>Buscar manos</translation>
    </message>
    <message>
        <source>table, seat, pot, rule, text</source>
        <translation>mesa, asiento, bote, regla, texto</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididas</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Como se jugó</translation>
    </message>
    <message>
        <source>floor called</source>
        <translation>floor avisado</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>reparto nulo</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>enmendado</translation>
    </message>
    <message>
        <source>%1, change %2</source>
        <translation>%1, cambio %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 según %2</translation>
    </message>
    <message>
        <source>for the floor: %1</source>
        <translation>para el floor: %1</translation>
    </message>
    <message>
        <source>this version cannot take this line</source>
        <translation>esta versión no admite esta línea</translation>
    </message>
    <message>
        <source>Timeline of the hand</source>
        <translation>Línea de tiempo de la mano</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation>línea %1 de %2</translation>
    </message>
    <message>
        <source>Ruling at event %1</source>
        <translation>Decisión en el hecho %1</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Pot, built</source>
        <translation>Bote, formado</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>folded by %1</source>
        <translation>retirados: %1</translation>
    </message>
    <message>
        <source>dead money</source>
        <translation>dinero muerto</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>no chips yet</source>
        <translation>aún sin fichas</translation>
    </message>
    <message>
        <source>Hands: %1 of %2</source>
        <translation>Manos: %1 de %2</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>primero las últimas</translation>
    </message>
    <message>
        <source>No hands yet. Hands appear here as dealers play them.</source>
        <translation>Aún no hay manos. Aparecen aquí según las juegan los crupieres.</translation>
    </message>
    <message>
        <source>Nothing fits &quot;%1&quot;. Fewer words find more.</source>
        <translation>Nada coincide con «%1». Con menos palabras se encuentra más.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Last entry %1</source>
        <translation>Última entrada %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>unidad %1</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>hecho %1 de %2</translation>
    </message>
    <message>
        <source>No hand would have ended differently.</source>
        <translation>Ninguna mano habría acabado de otro modo.</translation>
    </message>
    <message>
        <source>Stopped. Hands run: %1. What was found is kept.</source>
        <translation>Parado; manos rejugadas: %1. Lo encontrado se conserva.</translation>
    </message>
    <message>
        <source>replaced by the line below</source>
        <translation>sustituido por la línea de abajo</translation>
    </message>
    <message>
        <source>taken back by the line below</source>
        <translation>retirado por la línea de abajo</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>corrections: %1</source>
        <translation>correcciones: %1</translation>
    </message>
    <message>
        <source>replaced or taken back</source>
        <translation>sustituido o retirado</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>Líneas probadas</translation>
    </message>
    <message>
        <source>Try an act</source>
        <translation>Probar un acto</translation>
    </message>
    <message>
        <source>6 says raise</source>
        <translation>6 says raise</translation>
    </message>
    <message>
        <source>One option</source>
        <translation>Una opción</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>under %1 sets of rules</source>
        <translation>con %1 reglamentos</translation>
    </message>
    <message>
        <source>same facts, nothing is changed in the record</source>
        <translation>mismos hechos, nada cambia en el registro</translation>
    </message>
    <message>
        <source>Choose a hand under Hands first.</source>
        <translation>Elija primero una mano en «Manos».</translation>
    </message>
    <message>
        <source>A line becomes the record only by a decision of the floor at the table: reason, rule and PIN.</source>
        <translation>Una línea pasa al registro solo por decisión del floor en la mesa: motivo, regla y PIN.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>No es posible: %1</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>qué pasó</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>stops here</source>
        <translation>se detiene aquí</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>bote %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>cambio %1</translation>
    </message>
    <message>
        <source>seat %1 owes %2</source>
        <translation>el asiento %1 debe %2</translation>
    </message>
    <message>
        <source>seat %1 would act first</source>
        <translation>antes hablaría el asiento %1</translation>
    </message>
    <message>
        <source>First difference: event %1</source>
        <translation>Primera diferencia: hecho %1</translation>
    </message>
    <message>
        <source>First difference: the division of the pots</source>
        <translation>Primera diferencia: el reparto de los botes</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>opción %1</translation>
    </message>
    <message>
        <source>No difference in this hand: all agree on every event and on the money.</source>
        <translation>Ninguna diferencia en esta mano: todos coinciden en cada hecho y en el dinero.</translation>
    </message>
    <message>
        <source>Money at the end of the hand, net by seat</source>
        <translation>Dinero al final de la mano, neto por asiento</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>what happened, in plain words</source>
        <translation>qué pasó, con palabras sencillas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>%1 of %2 rules, best match first</source>
        <translation>%1 de %2 reglas, primero la más afín</translation>
    </message>
    <message>
        <source>No rule fits &quot;%1&quot;. Try what happened in plain words: two boxed cards.</source>
        <translation>Ninguna regla coincide con «%1». Diga qué pasó con palabras sencillas: dos cartas invertidas.</translation>
    </message>
    <message>
        <source>Show on a hand</source>
        <translation>Ver en una mano</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>Con palabras propias</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>elección</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>costumbre de la casa</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>House has</source>
        <translation>La casa tiene</translation>
    </message>
    <message>
        <source>try</source>
        <translation>probar</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Últimas 24 horas</translation>
    </message>
    <message>
        <source>Hands that end differently</source>
        <translation>Manos que acaban de otro modo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Open in what-if</source>
        <translation>Abrir en «¿Y si…?»</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>division of the pots</source>
        <translation>reparto de los botes</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message>
        <source>day</source>
        <translation>día</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>ciegas</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>se mueve</translation>
    </message>
    <message>
        <source>would be</source>
        <translation>sería</translation>
    </message>
    <message>
        <source>?: play would have gone another way, not guessed</source>
        <translation>?: el juego habría ido por otro camino; no se conjetura</translation>
    </message>
    <message>
        <source>Hands replayed: %1 of %2</source>
        <translation>Manos rejugadas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>quedan unos %1 s</translation>
    </message>
    <message>
        <source>hands replayed</source>
        <translation>manos rejugadas</translation>
    </message>
    <message>
        <source>would end differently</source>
        <translation>acabarían de otro modo</translation>
    </message>
    <message>
        <source>of the hands</source>
        <translation>de las manos</translation>
    </message>
    <message>
        <source>money that moves</source>
        <translation>dinero que se mueve</translation>
    </message>
    <message>
        <source>How much a hand moves</source>
        <translation>Cuánto se mueve por mano</translation>
    </message>
    <message>
        <source>in big blinds or bets</source>
        <translation>en ciegas grandes o apuestas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>manos: %1</translation>
    </message>
    <message>
        <source>Heads noted on reports</source>
        <translation>Cabezas anotadas en informes</translation>
    </message>
    <message>
        <source>88231 7f3a 91c2 0be4 5d17; more after a semicolon</source>
        <translation>88231 7f3a 91c2 0be4 5d17; más, tras punto y coma</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Rebuild the search</source>
        <translation>Rehacer la búsqueda</translation>
    </message>
    <message>
        <source>Is the journal what was written?</source>
        <translation>¿Es el diario lo que se escribió?</translation>
    </message>
    <message>
        <source>Every entry is chained to the one before it. Heads noted on paper also tell a tail that was cut.</source>
        <translation>Cada entrada está encadenada a la anterior. Las cabezas anotadas en papel delatan además un final cortado.</translation>
    </message>
    <message>
        <source>Stopped at entry %1. Everything up to it is proven.</source>
        <translation>Detenido en la entrada %1. Todo hasta ella está probado.</translation>
    </message>
    <message>
        <source>Every entry is as it was written. Entries: %1.</source>
        <translation>Cada entrada está como se escribió. Entradas: %1.</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>Entrada %1 de %2</translation>
    </message>
    <message>
        <source>Journal entry %1, head %2</source>
        <translation>Entrada %1 del diario, cabeza %2</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Época %1</translation>
    </message>
    <message>
        <source>not a head: %1</source>
        <translation>no es una cabeza: %1</translation>
    </message>
    <message>
        <source>journals: %1</source>
        <translation>diarios: %1</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>Incidente: %1</translation>
    </message>
    <message>
        <source>Report %1</source>
        <translation>Informe %1</translation>
    </message>
    <message>
        <source>page 1 of 1</source>
        <translation>página 1 de 1</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Ruling of the program, not decided</source>
        <translation>Decisión del programa, no del floor</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Por %1.</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Aprobado por %1.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Motivo: %1.</translation>
    </message>
    <message>
        <source>Rule: %1, %2.</source>
        <translation>Regla: %1, %2.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>pot at that moment</source>
        <translation>bote en ese momento</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>devuelto</translation>
    </message>
    <message>
        <source>pot at the end</source>
        <translation>bote al final</translation>
    </message>
    <message>
        <source>rake, jackpot</source>
        <translation>rake, jackpot</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>The table at event %1, %2. Dealer at the bottom.</source>
        <translation>La mesa en el hecho %1, %2. El crupier, abajo.</translation>
    </message>
    <message>
        <source>The versions</source>
        <translation>Las versiones</translation>
    </message>
    <message>
        <source>none recorded</source>
        <translation>ninguna anotada</translation>
    </message>
    <message>
        <source>The rule, and other books</source>
        <translation>La regla y otros reglamentos</translation>
    </message>
    <message>
        <source>The record. Added lines are marked +, replaced ones struck through</source>
        <translation>El registro. Las líneas añadidas llevan +; las sustituidas, tachadas</translation>
    </message>
    <message>
        <source>The record, lines %1 to %2 of %3. Added lines are marked +, replaced ones struck through</source>
        <translation>El registro, líneas %1 a %2 de %3. Las líneas añadidas llevan +; las sustituidas, tachadas</translation>
    </message>
    <message>
        <source>What the hand cost each seat, net, under each book</source>
        <translation>Lo que la mano costó a cada asiento, neto, según cada reglamento</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>PDF/A · printed %1</source>
        <translation>PDF/A · impreso %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>%1 could not be written. Nothing else is lost; choose another place.</source>
        <translation>No se pudo escribir %1. No se ha perdido nada más; elija otro lugar.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linea</translation>
    </message>
    <message>
        <source>house-impact</source>
        <translation>efecto-en-la-casa</translation>
    </message>
    <message>
        <source>incident-hand-%1</source>
        <translation>incidente-mano-%1</translation>
    </message>
    <message>
        <source>← → event · Ctrl ← → street · Home first · End last · ↑ ↓ hand · F next flag · C corrections · W what-if · D decide · T show the table · R report · / search · Ctrl 1 – 5 pages</source>
        <translation>← → hecho · Ctrl ← → calle · Home primero · End último · ↑ ↓ mano · F marca siguiente · C correcciones · W ¿y si…? · D decidir · T ver la mesa · R informe · / buscar · Ctrl 1 – 5 páginas</translation>
    </message>
    <message>
        <source>↑ ↓ act · D first difference · 1 – 5 book on, off · O one option · K try an act · Del delete line · Ctrl E export · Esc back</source>
        <translation>↑ ↓ acto · D primera diferencia · 1 – 5 reglamento sí, no · O una opción · K probar un acto · Del borrar línea · Ctrl E exportar · Esc volver</translation>
    </message>
    <message>
        <source>/ search · ↑ ↓ rule · T show on a hand · I house impact · Ctrl C copy with sources · Esc back</source>
        <translation>/ buscar · ↑ ↓ regla · T ver en una mano · I efecto en la casa · Ctrl C copiar con fuentes · Esc volver</translation>
    </message>
    <message>
        <source>Ctrl Enter start · Esc stop · ↑ ↓ hand · Enter what-if · Ctrl E export CSV</source>
        <translation>Ctrl Enter empezar · Esc parar · ↑ ↓ mano · Enter ¿y si…? · Ctrl E exportar CSV</translation>
    </message>
    <message>
        <source>Enter prove · Esc stop, then back · Ctrl O another journal</source>
        <translation>Enter probar · Esc parar, luego volver · Ctrl O otro diario</translation>
    </message>
    <message>
        <source>silent, nothing said, without words; one chip, big chip, oversized chip, single chip, oversize; several chips, too many chips, more than the call; string, second motion, two motions, back for more; short all-in, all-in short</source>
        <translation>en silencio, sin decir nada, sin palabras, callado; una ficha, ficha grande, ficha de valor superior, una sola ficha; varias fichas, demasiadas fichas, más que la igualada; string, segundo gesto, dos gestos, en varios tiempos; all-in corto, all-in insuficiente</translation>
    </message>
    <message>
        <source>boxed, face up, wrong way; exposed, shown card, flashed, turned; too many cards, extra card; too few cards, short; misdeal, deal again; burn, burned; premature, too early, before betting, too soon</source>
        <translation>invertida, boca arriba, del revés; expuesta, carta mostrada, vislumbrada, vista; cartas de más, carta extra; cartas de menos, falta carta; reparto nulo, misdeal, repartir de nuevo; quemar, quemada; prematura, antes de tiempo, antes de las apuestas, demasiado pronto</translation>
    </message>
    <message>
        <source>out of turn, not his turn, too early, skipped; missed blind, owes blind; dead button, moving button; checked, knocked, tapped; muck, mucked, thrown away, folded</source>
        <translation>fuera de turno, no era su turno, antes de tiempo, saltado; ciega perdida, debe ciega; botón muerto, botón móvil; pasó, golpeó la mesa, dio golpes; muck, al muck, tirada, retirada</translation>
    </message>
    <message>
        <source>odd chip, extra chip, remainder; side pot, side; uncalled, returned, nobody called; rake, drop, house takes; buy-in, buying in, top up; overpot, more than the pot, too much</source>
        <translation>ficha impar, ficha sobrante, resto; bote paralelo, paralelo; no igualada, devuelta, nadie igualó; rake, drop, la casa toma; buy-in, comprar fichas, recompra; overpot, más que el bote, demasiado</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
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
        <translation>límite fijo</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>sin límite</translation>
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
        <translation>límite abierto</translation>
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
        <translation>Omaha de cinco cartas</translation>
    </message>
    <message>
        <source>five-card Omaha hi-lo</source>
        <translation>Omaha hi-lo de cinco cartas</translation>
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
        <translation>Pre-draw</translation>
    </message>
    <message>
        <source>before the draw</source>
        <translation>antes del descarte</translation>
    </message>
    <message>
        <source>pre-draw</source>
        <translation>pre-draw</translation>
    </message>
    <message>
        <source>Pre-flop</source>
        <translation>Preflop</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>antes del flop</translation>
    </message>
    <message>
        <source>pre-flop</source>
        <translation>preflop</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>the flop</source>
        <translation>el flop</translation>
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
        <translation>el turn</translation>
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
        <translation>el river</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Tercera</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>la tercera calle</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Cuarta</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>la cuarta calle</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Quinta</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>la quinta calle</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Sexta</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>la sexta calle</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sexta</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Séptima</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>la séptima calle</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>séptima</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>Primer descarte</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>el primer descarte</translation>
    </message>
    <message>
        <source>first draw</source>
        <translation>1.er descarte</translation>
    </message>
    <message>
        <source>Second draw</source>
        <translation>Segundo descarte</translation>
    </message>
    <message>
        <source>the second draw</source>
        <translation>el segundo descarte</translation>
    </message>
    <message>
        <source>second draw</source>
        <translation>2.º descarte</translation>
    </message>
    <message>
        <source>Third draw</source>
        <translation>Tercer descarte</translation>
    </message>
    <message>
        <source>the third draw</source>
        <translation>el tercer descarte</translation>
    </message>
    <message>
        <source>third draw</source>
        <translation>3.er descarte</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>the showdown</source>
        <translation>el showdown</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>showdown</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>the end of the hand</source>
        <translation>el final de la mano</translation>
    </message>
    <message>
        <source>over</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Cardroom rulebook</source>
        <translation>Reglamento de cardroom</translation>
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
        <translation>sin mano</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>carta alta %1</translation>
    </message>
    <message>
        <source>%1 high, %2 kicker</source>
        <translation>carta alta %1, kicker %2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>pareja de %1</translation>
    </message>
    <message>
        <source>pair of %1, %2 kicker</source>
        <translation>pareja de %1, kicker %2</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>doble pareja</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>doble pareja, %1 y %2</translation>
    </message>
    <message>
        <source>two pair, %1 and %2, %3 kicker</source>
        <translation>doble pareja, %1 y %2, kicker %3</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>trío de %1</translation>
    </message>
    <message>
        <source>three %1, %2 kicker</source>
        <translation>trío de %1, kicker %2</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>straight, %1 high</source>
        <translation>escalera, carta alta %1</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>color</translation>
    </message>
    <message>
        <source>flush, %1 high</source>
        <translation>color, carta alta %1</translation>
    </message>
    <message>
        <source>flush, %1 high, %2 kicker</source>
        <translation>color, carta alta %1, kicker %2</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>full de %1 y %2</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>póquer</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>póquer de %1</translation>
    </message>
    <message>
        <source>four %1, %2 kicker</source>
        <translation>póquer de %1, kicker %2</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>escalera de color</translation>
    </message>
    <message>
        <source>straight flush, %1 high</source>
        <translation>escalera de color, carta alta %1</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>low, %1</source>
        <translation>baja, %1</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>sin baja</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>one card, %1</source>
        <translation>una carta, %1</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>dos cartas</translation>
    </message>
    <message>
        <source>two cards, %1</source>
        <translation>dos cartas, %1</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>tres cartas</translation>
    </message>
    <message>
        <source>three cards, %1</source>
        <translation>tres cartas, %1</translation>
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
        <translation>dos</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
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
        <translation>ases</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 de picas</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Least buy-in, limit</source>
        <translation>Buy-in mínimo, límite fijo</translation>
    </message>
    <message>
        <source>Least buy-in, no-limit and pot-limit</source>
        <translation>Buy-in mínimo, sin límite y pot-limit</translation>
    </message>
    <message>
        <source>Big blinds: %1</source>
        <translation>Ciegas grandes: %1</translation>
    </message>
    <message>
        <source>Most to buy in for</source>
        <translation>Buy-in máximo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Coming from another table</source>
        <translation>Quien viene de otra mesa</translation>
    </message>
    <message>
        <source>Coming back buys in for</source>
        <translation>Quien vuelve compra por</translation>
    </message>
    <message>
        <source>A session lasts, after leaving</source>
        <translation>Tras irse, la sesión dura</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>Minutos: %1</translation>
    </message>
    <message>
        <source>The gaming day</source>
        <translation>El día de juego</translation>
    </message>
    <message>
        <source>Short buys in a session</source>
        <translation>Compras cortas por sesión</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Least of a short buy</source>
        <translation>Mínimo de una compra corta</translation>
    </message>
    <message>
        <source>Chips bought during a hand</source>
        <translation>Fichas compradas durante la mano</translation>
    </message>
    <message>
        <source>Chips from player to player</source>
        <translation>Fichas de un jugador a otro</translation>
    </message>
    <message>
        <source>Chips hidden from view</source>
        <translation>Fichas ocultas a la vista</translation>
    </message>
    <message>
        <source>Cash on the table</source>
        <translation>Efectivo en la mesa</translation>
    </message>
    <message>
        <source>Blinds may be taken back when all others fold</source>
        <translation>Las ciegas se pueden retirar si todos los demás no van</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, limit</source>
        <translation>Repartirse un bote de acuerdo, límite fijo</translation>
    </message>
    <message>
        <source>Dividing a pot by agreement, no-limit and pot-limit</source>
        <translation>Repartirse un bote de acuerdo, sin límite y pot-limit</translation>
    </message>
    <message>
        <source>Insurance between players</source>
        <translation>Seguro entre jugadores</translation>
    </message>
    <message>
        <source>Times the board may be run</source>
        <translation>Veces que se puede correr el board</translation>
    </message>
    <message>
        <source>The betting unit comes from</source>
        <translation>La unidad de apuesta sale de</translation>
    </message>
    <message>
        <source>Chips under the betting unit</source>
        <translation>Fichas menores que la unidad de apuesta</translation>
    </message>
    <message>
        <source>All-in for a call, not announced</source>
        <translation>All-in para igualar, sin anunciar</translation>
    </message>
    <message>
        <source>Raising over a short all-in, limit</source>
        <translation>Subir sobre un all-in corto, límite fijo</translation>
    </message>
    <message>
        <source>A completion counts as a raise</source>
        <translation>Completar cuenta como subida</translation>
    </message>
    <message>
        <source>Short all-ins add up</source>
        <translation>Los all-ins cortos se suman</translation>
    </message>
    <message>
        <source>Raises after the bet, three or more in</source>
        <translation>Subidas tras la apuesta, con tres o más</translation>
    </message>
    <message>
        <source>The same in games of two betting rounds</source>
        <translation>Lo mismo en juegos de dos rondas de apuestas</translation>
    </message>
    <message>
        <source>As with three or more in</source>
        <translation>Como con tres o más</translation>
    </message>
    <message>
        <source>Raises between the last two</source>
        <translation>Subidas entre los dos últimos</translation>
    </message>
    <message>
        <source>Two are left when it counts</source>
        <translation>Cuándo cuenta que quedan dos</translation>
    </message>
    <message>
        <source>A fold after the cap opens it again</source>
        <translation>Una retirada tras el tope lo reabre</translation>
    </message>
    <message>
        <source>A straddle against the cap</source>
        <translation>Un straddle respecto al tope</translation>
    </message>
    <message>
        <source>A short bring-in is completed from</source>
        <translation>Un bring-in corto se completa desde</translation>
    </message>
    <message>
        <source>A short big blind pays first</source>
        <translation>Una ciega grande corta paga primero</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>A straddle is</source>
        <translation>Un straddle es</translation>
    </message>
    <message>
        <source>First to act with a straddle on the button</source>
        <translation>Quién habla primero con straddle en el botón</translation>
    </message>
    <message>
        <source>Straddle in limit games</source>
        <translation>Straddle en juegos con límite fijo</translation>
    </message>
    <message>
        <source>Least raise over a straddle</source>
        <translation>Subida mínima sobre un straddle</translation>
    </message>
    <message>
        <source>Least bet after the flop, when straddled</source>
        <translation>Apuesta mínima tras el flop, con straddle</translation>
    </message>
    <message>
        <source>The small blind in the pot-limit sum</source>
        <translation>La ciega pequeña en la suma de pot-limit</translation>
    </message>
    <message>
        <source>Antes in the pot-limit sum</source>
        <translation>Los antes en la suma de pot-limit</translation>
    </message>
    <message>
        <source>The pot-limit sum is</source>
        <translation>La suma de pot-limit es</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Redondeada a</translation>
    </message>
    <message>
        <source>The betting unit</source>
        <translation>La unidad de apuesta</translation>
    </message>
    <message>
        <source>A bet over the pot may be mended until</source>
        <translation>Una apuesta mayor que el bote se corrige hasta que</translation>
    </message>
    <message>
        <source>A short blind in the pot-limit sum</source>
        <translation>Una ciega corta en la suma de pot-limit</translation>
    </message>
    <message>
        <source>An under-bet may be mended until</source>
        <translation>Una apuesta insuficiente se corrige hasta que</translation>
    </message>
    <message>
        <source>Halfway between two amounts goes</source>
        <translation>Justo a medias entre dos cantidades va</translation>
    </message>
    <message>
        <source>Chips over the bet, limit</source>
        <translation>Fichas de más sobre la apuesta, límite fijo</translation>
    </message>
    <message>
        <source>Several chips, one may go back</source>
        <translation>Varias fichas, una puede volver</translation>
    </message>
    <message>
        <source>Chips already in front</source>
        <translation>Fichas que ya había delante</translation>
    </message>
    <message>
        <source>Several chips, more than the call</source>
        <translation>Varias fichas, más que la igualada</translation>
    </message>
    <message>
        <source>What a silent over-call of less than a full raise counts as, in no-limit and pot-limit.</source>
        <translation>Como qué cuenta poner en silencio más que la igualada y menos que una subida completa, sin límite y en pot-limit.</translation>
    </message>
    <message>
        <source>String raises are called by</source>
        <translation>Las subidas en varios tiempos las señala</translation>
    </message>
    <message>
        <source>After &quot;raise&quot;: how many motions</source>
        <translation>Tras «subo»: cuántos gestos</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Palabras contra fichas</translation>
    </message>
    <message>
        <source>A number that can mean two amounts</source>
        <translation>Un número que puede ser dos cantidades</translation>
    </message>
    <message>
        <source>Chips moved forward, not let go</source>
        <translation>Fichas adelantadas, no soltadas</translation>
    </message>
    <message>
        <source>A check out of turn, then a bet before it</source>
        <translation>Pasar fuera de turno y que luego haya apuesta antes</translation>
    </message>
    <message>
        <source>Out of turn, a call in between</source>
        <translation>Fuera de turno, con una igualada entre medias</translation>
    </message>
    <message>
        <source>A fold out of turn</source>
        <translation>No ir fuera de turno</translation>
    </message>
    <message>
        <source>Skipped seat loses its hand after</source>
        <translation>El asiento saltado pierde su mano tras</translation>
    </message>
    <message>
        <source>Players behind: %1</source>
        <translation>Jugadores de detrás: %1</translation>
    </message>
    <message>
        <source>A call by somebody unaware of a raise</source>
        <translation>Igualar sin saber que hubo subida</translation>
    </message>
    <message>
        <source>Gross misunderstanding, refused from</source>
        <translation>Malentendido grave, no se admite desde</translation>
    </message>
    <message>
        <source>%1 % of the bet is in</source>
        <translation>el %1 % de la apuesta puesto</translation>
    </message>
    <message>
        <source>Always refused</source>
        <translation>Nunca se admite</translation>
    </message>
    <message>
        <source>The clock runs for</source>
        <translation>El reloj corre durante</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The countdown at its end</source>
        <translation>La cuenta atrás del final</translation>
    </message>
    <message>
        <source>The clock may be called after</source>
        <translation>El reloj se puede pedir tras</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>De inmediato</translation>
    </message>
    <message>
        <source>The pot on the public screen</source>
        <translation>El bote en la pantalla pública</translation>
    </message>
    <message>
        <source>Pots are divided down to</source>
        <translation>Los botes se dividen hasta</translation>
    </message>
    <message>
        <source>Stud: cards that decide the odd chip</source>
        <translation>Stud: cartas que deciden la ficha impar</translation>
    </message>
    <message>
        <source>Stud: odd chip of the low half to</source>
        <translation>Stud: la ficha impar de la mitad baja, para</translation>
    </message>
    <message>
        <source>High-low, hands alike: the odd chip of</source>
        <translation>Hi-lo, manos iguales: la ficha impar de</translation>
    </message>
    <message>
        <source>One odd chip a player</source>
        <translation>Una ficha impar por jugador</translation>
    </message>
    <message>
        <source>Run twice: the odd chip to</source>
        <translation>Dos boards: la ficha impar, para</translation>
    </message>
    <message>
        <source>Exposed first cards that make a misdeal</source>
        <translation>Primeras cartas expuestas que anulan el reparto</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Cartas expuestas que anulan el reparto</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartas: %1</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Cartas invertidas que anulan el reparto</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Cartas de más que anulan el reparto</translation>
    </message>
    <message>
        <source>Misdeal may be called until</source>
        <translation>El reparto nulo se puede pedir hasta que</translation>
    </message>
    <message>
        <source>Turn or river dealt too soon</source>
        <translation>Turn o river dado demasiado pronto</translation>
    </message>
    <message>
        <source>Cards dropped by a player</source>
        <translation>Cartas que se le caen a un jugador</translation>
    </message>
    <message>
        <source>Deuce-to-seven: exposed cards</source>
        <translation>Deuce-to-seven: cartas expuestas</translation>
    </message>
    <message>
        <source>Crazy pineapple: discard forgotten</source>
        <translation>Crazy pineapple: descarte olvidado</translation>
    </message>
    <message>
        <source>Who may ask to see a hand</source>
        <translation>Quién puede pedir ver una mano</translation>
    </message>
    <message>
        <source>Showing after an all-in</source>
        <translation>Mostrar tras un all-in</translation>
    </message>
    <message>
        <source>The button</source>
        <translation>El botón</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Ciegas perdidas</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Un jugador nuevo</translation>
    </message>
    <message>
        <source>Buying the button</source>
        <translation>Comprar el botón</translation>
    </message>
    <message>
        <source>Seat change away from the blinds is free up to</source>
        <translation>Cambio de asiento alejándose de las ciegas, gratis hasta</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Asientos: %1</translation>
    </message>
    <message>
        <source>Decks in the shoe</source>
        <translation>Barajas en el sabot</translation>
    </message>
    <message>
        <source>Commission on the bank</source>
        <translation>Comisión sobre banca</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>La comisión es</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Un empate paga</translation>
    </message>
    <message>
        <source>10 small bets</source>
        <translation>10 apuestas pequeñas</translation>
    </message>
    <message>
        <source>10 largest bets</source>
        <translation>10 apuestas máximas</translation>
    </message>
    <message>
        <source>Plays what is brought</source>
        <translation>Juega lo que trae</translation>
    </message>
    <message>
        <source>The least, unless the table broke</source>
        <translation>El mínimo, salvo mesa disuelta</translation>
    </message>
    <message>
        <source>What was taken off, or the least</source>
        <translation>Lo que se llevó, o el mínimo</translation>
    </message>
    <message>
        <source>What was taken off</source>
        <translation>Lo que se llevó</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>El mínimo</translation>
    </message>
    <message>
        <source>Half the least buy-in</source>
        <translation>La mitad del buy-in mínimo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>No tiene consecuencias</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>No juega</translation>
    </message>
    <message>
        <source>Play from the next hand</source>
        <translation>Juegan desde la próxima mano</translation>
    </message>
    <message>
        <source>Are refused</source>
        <translation>Se rechazan</translation>
    </message>
    <message>
        <source>Allowed unless somebody objects</source>
        <translation>Permitido salvo objeción</translation>
    </message>
    <message>
        <source>In limit games only</source>
        <translation>Solo en juegos con límite fijo</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Do not play</source>
        <translation>No juegan</translation>
    </message>
    <message>
        <source>The dealer judges</source>
        <translation>Juzga el crupier</translation>
    </message>
    <message>
        <source>Hundreds, from 10/20 on</source>
        <translation>Los de cien, desde 10/20</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Los de cien</translation>
    </message>
    <message>
        <source>All of it under 10/20</source>
        <translation>Todo por debajo de 10/20</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>No-limit and pot-limit only</source>
        <translation>Solo sin límite y pot-limit</translation>
    </message>
    <message>
        <source>The smallest chip of blinds and antes</source>
        <translation>La menor ficha de ciegas y antes</translation>
    </message>
    <message>
        <source>The same, with the rake</source>
        <translation>Lo mismo, con el rake</translation>
    </message>
    <message>
        <source>The bring-in</source>
        <translation>El bring-in</translation>
    </message>
    <message>
        <source>The big blind</source>
        <translation>La ciega grande</translation>
    </message>
    <message>
        <source>Play as far as they make whole units</source>
        <translation>Juegan si forman unidades enteras</translation>
    </message>
    <message>
        <source>Never play</source>
        <translation>No juegan nunca</translation>
    </message>
    <message>
        <source>Play all-in at their value</source>
        <translation>Juegan all-in por su valor</translation>
    </message>
    <message>
        <source>The player is warned</source>
        <translation>Se avisa al jugador</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Decide el floor</translation>
    </message>
    <message>
        <source>Adds a full raise</source>
        <translation>Añade una subida completa</translation>
    </message>
    <message>
        <source>Completes it and raises</source>
        <translation>Lo completa y sube</translation>
    </message>
    <message>
        <source>When a raise was completed</source>
        <translation>Al completar una subida</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Para cada jugador</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Capped too</source>
        <translation>También con tope</translation>
    </message>
    <message>
        <source>Before the cap is reached</source>
        <translation>Antes de llegar al tope</translation>
    </message>
    <message>
        <source>When the round began</source>
        <translation>Al empezar la ronda</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>The full bring-in</source>
        <translation>El bring-in completo</translation>
    </message>
    <message>
        <source>What was posted</source>
        <translation>Lo que se puso</translation>
    </message>
    <message>
        <source>The blind</source>
        <translation>La ciega</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>El ante</translation>
    </message>
    <message>
        <source>First seat after the big blind</source>
        <translation>Primer asiento tras la ciega grande</translation>
    </message>
    <message>
        <source>First seat or button</source>
        <translation>Primer asiento o botón</translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>Cualquier asiento</translation>
    </message>
    <message>
        <source>Twice the big blind</source>
        <translation>El doble de la ciega grande</translation>
    </message>
    <message>
        <source>Twice the big blind or more</source>
        <translation>El doble de la ciega grande o más</translation>
    </message>
    <message>
        <source>The small blind</source>
        <translation>La ciega pequeña</translation>
    </message>
    <message>
        <source>Twice the straddle</source>
        <translation>El doble del straddle</translation>
    </message>
    <message>
        <source>Straddle + big blind</source>
        <translation>Straddle + ciega grande</translation>
    </message>
    <message>
        <source>The straddle</source>
        <translation>El straddle</translation>
    </message>
    <message>
        <source>As it lies there</source>
        <translation>Tal como está puesta</translation>
    </message>
    <message>
        <source>As a big blind</source>
        <translation>Como una ciega grande</translation>
    </message>
    <message>
        <source>Only after the flop</source>
        <translation>Solo tras el flop</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacta</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hacia arriba</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>Redondeada hacia arriba</translation>
    </message>
    <message>
        <source>All have acted</source>
        <translation>Todos hayan actuado</translation>
    </message>
    <message>
        <source>The next player acts</source>
        <translation>Actúe el jugador siguiente</translation>
    </message>
    <message>
        <source>As a full blind</source>
        <translation>Como una ciega completa</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Acabe la ronda</translation>
    </message>
    <message>
        <source>Substantial action</source>
        <translation>Haya acción sustancial</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Hacia abajo</translation>
    </message>
    <message>
        <source>Half a bet more is a raise</source>
        <translation>Media apuesta más es subida</translation>
    </message>
    <message>
        <source>Anything more is a raise</source>
        <translation>Cualquier exceso es subida</translation>
    </message>
    <message>
        <source>Take the smallest away</source>
        <translation>Quitar la menor</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>En detalle</translation>
    </message>
    <message>
        <source>As one motion</source>
        <translation>Como un solo gesto</translation>
    </message>
    <message>
        <source>A call, excess goes back</source>
        <translation>Igualar; el exceso vuelve</translation>
    </message>
    <message>
        <source>Half or more: the least raise</source>
        <translation>Mitad o más: la subida mínima</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>El crupier</translation>
    </message>
    <message>
        <source>A player who asks</source>
        <translation>Un jugador que lo pida</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Los que sean</translation>
    </message>
    <message>
        <source>Amount first</source>
        <translation>Primero la cantidad</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Las palabras</translation>
    </message>
    <message>
        <source>What came first</source>
        <translation>Lo que fue primero</translation>
    </message>
    <message>
        <source>The smallest it can mean</source>
        <translation>Lo menor que puede significar</translation>
    </message>
    <message>
        <source>The largest within the pot</source>
        <translation>Lo mayor que cabe en el bote</translation>
    </message>
    <message>
        <source>May bind in limit</source>
        <translation>Puede obligar en límite fijo</translation>
    </message>
    <message>
        <source>May bind</source>
        <translation>Puede obligar</translation>
    </message>
    <message>
        <source>Binds when let go</source>
        <translation>Obliga al soltarlas</translation>
    </message>
    <message>
        <source>May call, never raise</source>
        <translation>Puede igualar, nunca subir</translation>
    </message>
    <message>
        <source>Is free if the action changed</source>
        <translation>Es libre si la acción cambió</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Vinculante</translation>
    </message>
    <message>
        <source>Binding unless the action changed</source>
        <translation>Vinculante salvo cambio de acción</translation>
    </message>
    <message>
        <source>May go back if nobody acted after</source>
        <translation>Puede volver si nadie actuó después</translation>
    </message>
    <message>
        <source>Stands: accepted action</source>
        <translation>Vale: acción aceptada</translation>
    </message>
    <message>
        <source>Of the last 10 seconds</source>
        <translation>De los últimos 10 segundos</translation>
    </message>
    <message>
        <source>10 seconds more</source>
        <translation>10 segundos más</translation>
    </message>
    <message>
        <source>5 seconds more</source>
        <translation>5 segundos más</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>In pot-limit only</source>
        <translation>Solo en pot-limit</translation>
    </message>
    <message>
        <source>The smallest chip in the game</source>
        <translation>La menor ficha del juego</translation>
    </message>
    <message>
        <source>The smallest chip of the blinds</source>
        <translation>La menor ficha de las ciegas</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>The five that play</source>
        <translation>Las cinco que juegan</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>La carta más baja</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>La carta más alta</translation>
    </message>
    <message>
        <source>The whole pot</source>
        <translation>El bote entero</translation>
    </message>
    <message>
        <source>Each half</source>
        <translation>Cada mitad</translation>
    </message>
    <message>
        <source>In each pot</source>
        <translation>En cada bote</translation>
    </message>
    <message>
        <source>At each division</source>
        <translation>En cada división</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>El primer board</translation>
    </message>
    <message>
        <source>The first two off the deck</source>
        <translation>Las dos primeras de la baraja</translation>
    </message>
    <message>
        <source>The first two of any player</source>
        <translation>Las dos primeras de cualquier jugador</translation>
    </message>
    <message>
        <source>Two have acted</source>
        <translation>Dos hayan actuado</translation>
    </message>
    <message>
        <source>Two mixed acts, or three alike</source>
        <translation>Haya dos actos distintos o tres iguales</translation>
    </message>
    <message>
        <source>Two acts with chips, or three</source>
        <translation>Haya dos actos con fichas, o tres</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Barajar el mazo restante</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>La carta siguiente</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Juegan</translation>
    </message>
    <message>
        <source>Low ones are kept</source>
        <translation>Las bajas se conservan</translation>
    </message>
    <message>
        <source>All are replaced</source>
        <translation>Se cambian todas</translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation>La mano está muerta</translation>
    </message>
    <message>
        <source>Anybody dealt in</source>
        <translation>Quien haya recibido cartas</translation>
    </message>
    <message>
        <source>Who called, of the bettor</source>
        <translation>Quien igualó, la de quien apostó</translation>
    </message>
    <message>
        <source>Nobody, unless collusion is suspected</source>
        <translation>Nadie, salvo sospecha de colusión</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>All hands are tabled at once</source>
        <translation>Todas las manos a la mesa a la vez</translation>
    </message>
    <message>
        <source>The all-in player first</source>
        <translation>Primero el jugador all-in</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Botón muerto</translation>
    </message>
    <message>
        <source>Moves to the next player</source>
        <translation>Pasa al jugador siguiente</translation>
    </message>
    <message>
        <source>Big blind live, small blind dead</source>
        <translation>Ciega grande viva, pequeña muerta</translation>
    </message>
    <message>
        <source>Wait for the big blind</source>
        <translation>Esperar a la ciega grande</translation>
    </message>
    <message>
        <source>Plays free</source>
        <translation>Juega sin poner</translation>
    </message>
    <message>
        <source>Posts, or waits for the big blind</source>
        <translation>Pone, o espera a la ciega grande</translation>
    </message>
    <message>
        <source>Posts in limit only</source>
        <translation>Pone solo en límite fijo</translation>
    </message>
    <message>
        <source>Waits for the big blind</source>
        <translation>Espera a la ciega grande</translation>
    </message>
    <message>
        <source>Rounded up to the unit</source>
        <translation>Redondeada a la unidad superior</translation>
    </message>
    <message>
        <source>A quarter for every five</source>
        <translation>Un cuarto por cada cinco</translation>
    </message>
    <message>
        <source>8 to 1</source>
        <translation>8 a 1</translation>
    </message>
    <message>
        <source>9 to 1</source>
        <translation>9 a 1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>gerente</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome and reason are kept.</source>
        <translation>Ese PIN no es correcto. Intentos restantes: %1; después, espera de %2 s. Se conservan resultado y motivo.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.</source>
        <translation>Demasiados PIN erróneos. Espera: %1 s. Se conservan resultado y motivo.</translation>
    </message>
    <message>
        <source>%1 may not decide. A floor PIN is needed.</source>
        <translation>%1 no puede decidir. Hace falta un PIN de floor.</translation>
    </message>
    <message>
        <source>%1 has no PIN yet. A manager sets one.</source>
        <translation>%1 aún no tiene PIN. Lo asigna un gerente.</translation>
    </message>
    <message>
        <source>Nobody here has the initials %1.</source>
        <translation>Nadie aquí tiene las iniciales %1.</translation>
    </message>
    <message>
        <source>This pot was awarded. A second person approves that it moves.</source>
        <translation>Este bote ya se adjudicó. Para moverlo hace falta el visto bueno de otra persona.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Oddchip: practice</source>
        <translation>Oddchip: práctica</translation>
    </message>
    <message>
        <source>Oddchip</source>
        <translation>Oddchip</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Pick a skill…</source>
        <translation>Elegir tema…</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>Sin fin</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Do not know</source>
        <translation>No lo sé</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>+ Pot</source>
        <translation>+ Bote</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Línea anterior</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Línea siguiente</translation>
    </message>
    <message>
        <source>Paper number</source>
        <translation>Número del examen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Same again, new numbers</source>
        <translation>Lo mismo, otros números</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Table test, 14 questions</source>
        <translation>Prueba de mesa, 14 preguntas</translation>
    </message>
    <message>
        <source>A down of 20 hands</source>
        <translation>Un turno de 20 manos</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>Nuevo examen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print the down of 20 hands…</source>
        <translation>Imprimir el turno de 20 manos…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Practicar esto</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Trainee and rules</source>
        <translation>Alumno y reglas</translation>
    </message>
    <message>
        <source>Noise: on</source>
        <translation>Ruido: sí</translation>
    </message>
    <message>
        <source>Noise: off</source>
        <translation>Ruido: no</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Alumno</translation>
    </message>
    <message>
        <source>New trainee…</source>
        <translation>Nuevo alumno…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Mano entera</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Otra mano</translation>
    </message>
    <message>
        <source>Same hand again</source>
        <translation>Repetir mano</translation>
    </message>
    <message>
        <source>Exam date…</source>
        <translation>Fecha de examen…</translation>
    </message>
    <message>
        <source>Set the date</source>
        <translation>Fijar la fecha</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>Sin examen</translation>
    </message>
    <message>
        <source>Whole hand: %1 of %2 right</source>
        <translation>Mano entera: %1 de %2 bien</translation>
    </message>
    <message>
        <source>level %1 of %2 · time %3 · hands dealt: %4</source>
        <translation>nivel %1 de %2 · tiempo %3 · manos repartidas: %4</translation>
    </message>
    <message>
        <source>right so far: %1 of %2</source>
        <translation>bien hasta ahora: %1 de %2</translation>
    </message>
    <message>
        <source>whole hand</source>
        <translation>mano entera</translation>
    </message>
    <message>
        <source>another hand</source>
        <translation>otra mano</translation>
    </message>
    <message>
        <source>%1 %2: %3 (%4)</source>
        <translation>%1 %2: %3 (%4)</translation>
    </message>
    <message>
        <source>%1, level %2 of %3, target %4 s</source>
        <translation>%1, nivel %2 de %3, objetivo %4 s</translation>
    </message>
    <message>
        <source>Rules: %1. Seed %2.</source>
        <translation>Reglas: %1. Semilla %2.</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
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
        <translation>Según %1 [%2]</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <translation>Diga: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>%1 de vuelta al asiento %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>no vuelve nada</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>asiento %1: %2</translation>
    </message>
    <message>
        <source>high %1, low %2</source>
        <translation>alta %1, baja %2</translation>
    </message>
    <message>
        <source>button %1, small blind %2, big blind %3</source>
        <translation>botón %1, ciega pequeña %2, ciega grande %3</translation>
    </message>
    <message>
        <source>live %1, dead %2</source>
        <translation>vivo %1, muerto %2</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>nivel %1 de %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>cantidad</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>cuántas</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>asiento</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>asientos</translation>
    </message>
    <message>
        <source>comes back to</source>
        <translation>vuelve a</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>button</source>
        <translation>botón</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>ciega pequeña</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>ciega grande</translation>
    </message>
    <message>
        <source>live</source>
        <translation>vivo</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>%1, seat %2, chosen</source>
        <translation>%1, asiento %2, elegido</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, asiento %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
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
        <translation>pista</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Es %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2</source>
        <translation>Usted dijo %1. Es %2</translation>
    </message>
    <message>
        <source>%1 s of %2</source>
        <translation>%1 s de %2</translation>
    </message>
    <message>
        <source>As a dealer does it by hand</source>
        <translation>Como lo hace un crupier a mano</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Diga</translation>
    </message>
    <message>
        <source>Your last answers</source>
        <translation>Sus últimas respuestas</translation>
    </message>
    <message>
        <source>wrong %1 of %2</source>
        <translation>mal %1 de %2</translation>
    </message>
    <message>
        <source>Who put in what, cut at each all-in</source>
        <translation>Quién puso qué, cortado en cada all-in</translation>
    </message>
    <message>
        <source>called</source>
        <translation>igualó</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>all-in %1</translation>
    </message>
    <message>
        <source>In the middle: %1</source>
        <translation>En el centro: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>back in %1 min</source>
        <translation>vuelve en %1 min</translation>
    </message>
    <message>
        <source>days until it is back: %1</source>
        <translation>días hasta que vuelva: %1</translation>
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
        <translation>%1 · %2 de probabilidad de acertar ahora</translation>
    </message>
    <message>
        <source>%1 · still being learnt</source>
        <translation>%1 · aún se está aprendiendo</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>tried %1 of %2</source>
        <translation>probadas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 · right, %2 s for %3 s</source>
        <translation>%1 · bien, %2 s en vez de %3 s</translation>
    </message>
    <message>
        <source>%1 · not seen before</source>
        <translation>%1 · no visto antes</translation>
    </message>
    <message>
        <source>due</source>
        <translation>toca</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Skills: %1, %2 min</source>
        <translation>Temas: %1, %2 min</translation>
    </message>
    <message>
        <source>due %1, slow %2, new %3</source>
        <translation>tocan %1, lentos %2, nuevos %3</translation>
    </message>
    <message>
        <source>, days until the exam: %1</source>
        <translation>, días hasta el examen: %1</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Hoy no toca nada.</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Días seguidos: %1</translation>
    </message>
    <message>
        <source>yesterday %1 of %2</source>
        <translation>ayer %1 de %2</translation>
    </message>
    <message>
        <source>Right answers, all skills</source>
        <translation>Aciertos, todos los temas</translation>
    </message>
    <message>
        <source>Right answers: %1</source>
        <translation>Aciertos: %1</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>por semana</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>aprobado %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 ahora</translation>
    </message>
    <message>
        <source>No answers yet. The line begins with the first one.</source>
        <translation>Aún no hay respuestas. La línea empieza con la primera.</translation>
    </message>
    <message>
        <source>Median time: %1</source>
        <translation>Tiempo mediano: %1</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>seconds an answer</source>
        <translation>segundos por respuesta</translation>
    </message>
    <message>
        <source>Readiness: how likely right after a day</source>
        <translation>Preparación: probabilidad de acertar tras un día</translation>
    </message>
    <message>
        <source>tick at 90 % = ready</source>
        <translation>marca al 90 % = listo</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Próximamente</translation>
    </message>
    <message>
        <source>skills due a day, 14 days</source>
        <translation>temas que tocan por día, 14 días</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>Levels: %1. Harder by: %2</source>
        <translation>Niveles: %1. Más difícil por: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>seed %1 · question %2 of %3</source>
        <translation>semilla %1 · pregunta %2 de %3</translation>
    </message>
    <message>
        <source>%1 · rules %2</source>
        <translation>%1 · reglas %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
    <message>
        <source>The hand goes on</source>
        <translation>La mano sigue</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>seguir</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>campo siguiente</translation>
    </message>
    <message>
        <source>seat on, off</source>
        <translation>asiento sí, no</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>bote</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>responder</translation>
    </message>
    <message>
        <source>do not know</source>
        <translation>no lo sé</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pausa</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>lo mismo</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>la regla</translation>
    </message>
    <message>
        <source>take the grade back</source>
        <translation>retirar la nota</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>start</source>
        <translation>empezar</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>skip today</source>
        <translation>saltar hoy</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>export</source>
        <translation>exportar</translation>
    </message>
    <message>
        <source>table test</source>
        <translation>prueba de mesa</translation>
    </message>
    <message>
        <source>down of 20 hands</source>
        <translation>turno de 20 manos</translation>
    </message>
    <message>
        <source>new paper</source>
        <translation>nuevo examen</translation>
    </message>
    <message>
        <source>print</source>
        <translation>imprimir</translation>
    </message>
    <message>
        <source>print the questions</source>
        <translation>imprimir preguntas</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>mirarla</translation>
    </message>
    <message>
        <source>good, fair, poor</source>
        <translation>bien, regular, mal</translation>
    </message>
    <message>
        <source>examiner&apos;s ticks</source>
        <translation>marcas del examinador</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Examen %1</translation>
    </message>
    <message>
        <source>The same number is the same paper, for one trainee or a class. No hints; the answers come at the end.</source>
        <translation>El mismo número es el mismo examen, para un alumno o una clase. Sin pistas; las respuestas, al final.</translation>
    </message>
    <message>
        <source>Number of the paper, 1 to %1</source>
        <translation>Número del examen, de 1 a %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>A wrong pot fails. So do less than the pass mark, half of a subject wrong, and time run out.</source>
        <translation>Un bote mal, suspenso. También menos de la nota de corte, media materia mal o el tiempo agotado.</translation>
    </message>
    <message>
        <source>Paper %1 was left at question %2. It counts as not finished.</source>
        <translation>El examen %1 se dejó en la pregunta %2. Cuenta como no acabado.</translation>
    </message>
    <message>
        <source>Paper %1: passed, %2</source>
        <translation>Examen %1: aprobado, %2</translation>
    </message>
    <message>
        <source>Paper %1: not passed, %2</source>
        <translation>Examen %1: suspenso, %2</translation>
    </message>
    <message>
        <source>pass mark %1, no pot wrong</source>
        <translation>nota de corte %1, ningún bote mal</translation>
    </message>
    <message>
        <source>PASS %1</source>
        <translation>APROBADO %1</translation>
    </message>
    <message>
        <source>FAIL %1</source>
        <translation>SUSPENSO %1</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 de %2 · %3</translation>
    </message>
    <message>
        <source>look</source>
        <translation>mirar</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>puntos de %1</translation>
    </message>
    <message>
        <source>wrong pots</source>
        <translation>botes mal</translation>
    </message>
    <message>
        <source>answers wrong</source>
        <translation>respuestas mal</translation>
    </message>
    <message>
        <source>mean time</source>
        <translation>tiempo medio</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Examiner: pitch and shuffle</source>
        <translation>Examinador: reparto y barajado</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>regular</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>Scramble, riffle, strip, riffle, cut</source>
        <translation>Mezclar en la mesa, cascada, cortes seguidos, cascada, corte</translation>
    </message>
    <message>
        <source>Cards low and flat, none flashed</source>
        <translation>Cartas bajas y planas, ninguna vislumbrada</translation>
    </message>
    <message>
        <source>Burns kept apart, three to be proven</source>
        <translation>Quemadas aparte, tres por demostrar</translation>
    </message>
    <message>
        <source>Hands cleared, deck never unguarded</source>
        <translation>Manos mostradas, baraja nunca sin guardar</translation>
    </message>
    <message>
        <source>Table test: result</source>
        <translation>Prueba de mesa: resultado</translation>
    </message>
    <message>
        <source>Down of 20 hands: result</source>
        <translation>Turno de 20 manos: resultado</translation>
    </message>
    <message>
        <source>Paper %1 · rules %2</source>
        <translation>Examen %1 · reglas %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>questions: %1, wrong: %2</source>
        <translation>preguntas: %1, mal: %2</translation>
    </message>
    <message>
        <source>wrong pots: %1</source>
        <translation>botes mal: %1</translation>
    </message>
    <message>
        <source>examiner, name and signature</source>
        <translation>examinador, nombre y firma</translation>
    </message>
    <message>
        <source>trainee, signature</source>
        <translation>alumno, firma</translation>
    </message>
    <message>
        <source>trainee %1</source>
        <translation>alumno %1</translation>
    </message>
    <message>
        <source>Same number, same paper. Answers kept: %1 of %2. Check word %3.</source>
        <translation>Mismo número, mismo examen. Respuestas guardadas: %1 de %2. Palabra de control %3.</translation>
    </message>
    <message>
        <source>&quot;Hurry up, it is all one pot anyway.&quot;</source>
        <translation>«Dese prisa, si al final es todo un solo bote.»</translation>
    </message>
    <message>
        <source>&quot;How much is it to me?&quot;</source>
        <translation>«¿Cuánto tengo que poner?»</translation>
    </message>
    <message>
        <source>&quot;I had the nuts last hand.&quot;</source>
        <translation>«La mano pasada tenía las nuts.»</translation>
    </message>
    <message>
        <source>&quot;Can I get change for this?&quot;</source>
        <translation>«¿Me cambia esta?»</translation>
    </message>
    <message>
        <source>&quot;Is it not my turn?&quot;</source>
        <translation>«¿No me toca a mí?»</translation>
    </message>
    <message>
        <source>&quot;You always forget my blind.&quot;</source>
        <translation>«Siempre se olvida de mi ciega.»</translation>
    </message>
    <message>
        <source>&quot;What time does the big game start?&quot;</source>
        <translation>«¿A qué hora empieza la partida grande?»</translation>
    </message>
    <message>
        <source>&quot;That is not how they do it downtown.&quot;</source>
        <translation>«En el centro no lo hacen así.»</translation>
    </message>
    <message>
        <source>&quot;Drinks, over here!&quot;</source>
        <translation>«¡Camarero, por aquí!»</translation>
    </message>
    <message>
        <source>&quot;Count it again.&quot;</source>
        <translation>«Cuéntelo otra vez.»</translation>
    </message>
</context>
<context>
    <name>punto</name>
    <message>
        <source>Punto Banco</source>
        <translation>Punto y Banca</translation>
    </message>
    <message>
        <source>player</source>
        <translation>punto</translation>
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
        <translation>banca</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>%1 decks</source>
        <translation>%1 barajas</translation>
    </message>
    <message>
        <source>coup %1</source>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>shoe: nobody yet</source>
        <translation>sabot: aún nadie</translation>
    </message>
    <message>
        <source>shoe: seat %1</source>
        <translation>sabot: asiento %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>cards left: %1 of %2</source>
        <translation>cartas restantes: %1 de %2</translation>
    </message>
    <message>
        <source>cut card out</source>
        <translation>salió la carta de corte</translation>
    </message>
    <message>
        <source>commission %1 %</source>
        <translation>comisión %1 %</translation>
    </message>
    <message>
        <source>no commission</source>
        <translation>sin comisión</translation>
    </message>
    <message>
        <source>a tie pays %1 to 1</source>
        <translation>el empate paga %1 a 1</translation>
    </message>
    <message>
        <source>no shoe yet</source>
        <translation>aún no hay sabot</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Cantar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Bead plate</source>
        <translation>Plato de perlas</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>Camino grande</translation>
    </message>
    <message>
        <source>tie after that coup</source>
        <translation>empate tras esa jugada</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Nuevo sabot</translation>
    </message>
    <message>
        <source>Tap, or press the key, for the next choice.</source>
        <translation>Toque, o pulse la tecla, para la opción siguiente.</translation>
    </message>
    <message>
        <source>Who deals from the shoe?</source>
        <translation>¿Quién da del sabot?</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Apuesta, asiento %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Tap the seat.</source>
        <translation>Toque el asiento.</translation>
    </message>
    <message>
        <source>Card for the player</source>
        <translation>Carta para punto</translation>
    </message>
    <message>
        <source>Card for the bank</source>
        <translation>Carta para banca</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>¿Qué salió mal?</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>Caja de comisión</translation>
    </message>
    <message>
        <source>Tap a seat, or type it, for its part alone.</source>
        <translation>Toque un asiento, o tecléelo, para cobrar solo su parte.</translation>
    </message>
    <message>
        <source>Last lines</source>
        <translation>Últimas líneas</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>Cards for the player</source>
        <translation>Cartas para punto</translation>
    </message>
    <message>
        <source>Cards for the bank</source>
        <translation>Cartas para banca</translation>
    </message>
    <message>
        <source>Bank wins, %1 to %2</source>
        <translation>Gana banca, %1 a %2</translation>
    </message>
    <message>
        <source>Player wins, %1 to %2</source>
        <translation>Gana punto, %1 a %2</translation>
    </message>
    <message>
        <source>Tie, %1 each</source>
        <translation>Empate, %1 cada uno</translation>
    </message>
    <message>
        <source>The shoe is over</source>
        <translation>El sabot se ha acabado</translation>
    </message>
    <message>
        <source>The coup is void</source>
        <translation>La jugada es nula</translation>
    </message>
    <message>
        <source>Player stands on %1. Card for the bank</source>
        <translation>Punto se planta con %1. Carta para banca</translation>
    </message>
    <message>
        <source>Seat, side and amount: 3b50, then Enter. C when the cards come.</source>
        <translation>Asiento, lado y cantidad: 3b50, después Enter. C cuando salen las cartas.</translation>
    </message>
    <message>
        <source>Card %1 of two.</source>
        <translation>Carta %1 de dos.</translation>
    </message>
    <message>
        <source>New shoe is in the menu.</source>
        <translation>«Nuevo sabot» está en el menú.</translation>
    </message>
    <message>
        <source>Every bet goes back. The cards that are out stay out.</source>
        <translation>Vuelven todas las apuestas. Las cartas que salieron quedan fuera.</translation>
    </message>
    <message>
        <source>Seat %1 looks first at the player&apos;s cards, with the largest bet on them, %2.</source>
        <translation>El asiento %1 mira primero las cartas de punto, con la mayor apuesta a punto, %2.</translation>
    </message>
    <message>
        <source>Nobody has bet on the player: the dealer turns its cards.</source>
        <translation>Nadie ha apostado a punto: el crupier vuelve sus cartas.</translation>
    </message>
    <message>
        <source>Seats: %1.</source>
        <translation>Asientos: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>cobrar %1</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>pagar %1</translation>
    </message>
    <message>
        <source>then pay %1</source>
        <translation>después pagar %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>dejar %1</translation>
    </message>
    <message>
        <source>The shoe stays with seat %1.</source>
        <translation>El sabot se queda en el asiento %1.</translation>
    </message>
    <message>
        <source>The shoe goes to seat %1.</source>
        <translation>El sabot pasa al asiento %1.</translation>
    </message>
    <message>
        <source>The cut card is out: one more coup.</source>
        <translation>Salió la carta de corte: una jugada más.</translation>
    </message>
    <message>
        <source>This is the last coup of the shoe.</source>
        <translation>Es la última jugada del sabot.</translation>
    </message>
    <message>
        <source>A natural, player %1, bank %2: nobody draws.</source>
        <translation>Un natural, punto %1, banca %2: nadie pide.</translation>
    </message>
    <message>
        <source>Player %1: player draws on 5 or less.</source>
        <translation>Punto %1: punto pide con 5 o menos.</translation>
    </message>
    <message>
        <source>Player %1: player stands on 6 or 7.</source>
        <translation>Punto %1: punto se planta con 6 o 7.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank draws on 5 or less.</source>
        <translation>Banca %1, punto se plantó con %2: banca pide con 5 o menos.</translation>
    </message>
    <message>
        <source>Bank %1, player stood on %2: bank stands on 6 or 7.</source>
        <translation>Banca %1, punto se plantó con %2: banca se planta con 6 o 7.</translation>
    </message>
    <message>
        <source>Bank %1, player&apos;s third card counts %2: %3.</source>
        <translation>Banca %1, la tercera carta de punto cuenta %2: %3.</translation>
    </message>
    <message>
        <source>The cards decide.</source>
        <translation>Deciden las cartas.</translation>
    </message>
    <message>
        <source>on 2 or less bank always draws</source>
        <translation>con 2 o menos banca pide siempre</translation>
    </message>
    <message>
        <source>on 3 bank draws unless it is an 8</source>
        <translation>con 3 banca pide salvo ante un 8</translation>
    </message>
    <message>
        <source>on 4 bank draws on 2 to 7</source>
        <translation>con 4 banca pide ante 2 a 7</translation>
    </message>
    <message>
        <source>on 5 bank draws on 4 to 7</source>
        <translation>con 5 banca pide ante 4 a 7</translation>
    </message>
    <message>
        <source>on 6 bank draws on 6 or 7</source>
        <translation>con 6 banca pide ante 6 o 7</translation>
    </message>
    <message>
        <source>on 7 bank stands</source>
        <translation>con 7 banca se planta</translation>
    </message>
    <message>
        <source>That card is for the %1</source>
        <translation>Esa carta es para: %1</translation>
    </message>
    <message>
        <source>The %1 has three cards</source>
        <translation>Ya tiene tres cartas: %1</translation>
    </message>
    <message>
        <source>A natural: nobody draws</source>
        <translation>Un natural: nadie pide</translation>
    </message>
    <message>
        <source>The bank stands on %1</source>
        <translation>La banca se planta con %1</translation>
    </message>
    <message>
        <source>The player stands on %1</source>
        <translation>Punto se planta con %1</translation>
    </message>
    <message>
        <source>First a card for the %1</source>
        <translation>Antes, una carta para: %1</translation>
    </message>
    <message>
        <source>Seat %1 bets on the next coup</source>
        <translation>El asiento %1 apuesta en la próxima jugada</translation>
    </message>
    <message>
        <source>One too many: %1</source>
        <translation>Una de más: %1</translation>
    </message>
    <message>
        <source>First the %1</source>
        <translation>Primero la carta %1</translation>
    </message>
    <message>
        <source>The %1 was not the next card</source>
        <translation>La carta %1 no era la siguiente</translation>
    </message>
    <message>
        <source>The box holds %1, not %2</source>
        <translation>En la caja hay %1, no %2</translation>
    </message>
    <message>
        <source>The %1 goes to the %2: Enter.</source>
        <translation>La carta %1 pasa a %2: Enter.</translation>
    </message>
    <message>
        <source>The %1 goes back: it is the next card out of the shoe.</source>
        <translation>La carta %1 vuelve: es la próxima que sale del sabot.</translation>
    </message>
    <message>
        <source>Cards are out, so it waits. Undo refuses it.</source>
        <translation>Ya salieron cartas, así que espera. Deshacer la rechaza.</translation>
    </message>
    <message>
        <source>A shoe of %1 decks holds no more of them. Undo if it was misread; else call the floor.</source>
        <translation>Un sabot de %1 barajas no tiene más de ellas. Deshaga si se leyó mal; si no, llame al floor.</translation>
    </message>
    <message>
        <source>The %1 goes back, and the %2 goes to the %3: Enter.</source>
        <translation>La carta %1 vuelve, y la carta %2 va a %3: Enter.</translation>
    </message>
    <message>
        <source>The %1 went back: it is the next card out of the shoe.</source>
        <translation>La carta %1 volvió: es la próxima que sale del sabot.</translation>
    </message>
    <message>
        <source>Another card had gone back to the shoe. Undo if this one was misread; else it counts as it lies.</source>
        <translation>Otra carta había vuelto al sabot. Deshaga si esta se leyó mal; si no, cuenta tal como está.</translation>
    </message>
    <message>
        <source>Nothing was collected. Count again: the sum is what is owed.</source>
        <translation>No se cobró nada. Cuente otra vez: la suma es lo que se debe.</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>, draws; %1</source>
        <translation>, pide; %1</translation>
    </message>
    <message>
        <source>, stands</source>
        <translation>, se planta</translation>
    </message>
    <message>
        <source>, natural</source>
        <translation>, natural</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bets by seat</source>
        <translation>Apuestas por asiento</translation>
    </message>
    <message>
        <source>bets: %1, in all %2</source>
        <translation>apuestas: %1, en total %2</translation>
    </message>
    <message>
        <source>no bets yet</source>
        <translation>sin apuestas</translation>
    </message>
    <message>
        <source>No bets yet. Tap here, or type seat, side and amount: 3b50.</source>
        <translation>Aún no hay apuestas. Toque aquí, o escriba asiento, lado y cantidad: 3b50.</translation>
    </message>
    <message>
        <source>for the next coup: %1</source>
        <translation>para la próxima jugada: %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>all bets go back</source>
        <translation>vuelven todas las apuestas</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>asiento</translation>
    </message>
    <message>
        <source>on</source>
        <translation>a</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>si gana %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>gana %1</translation>
    </message>
    <message>
        <source>if it is a tie</source>
        <translation>si hay empate</translation>
    </message>
    <message>
        <source>Commission box, %1 %</source>
        <translation>Caja de comisión, %1 %</translation>
    </message>
    <message>
        <source>kept and not collected yet</source>
        <translation>guardada y aún sin cobrar</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>up to a whole unit</source>
        <translation>hasta la unidad entera</translation>
    </message>
    <message>
        <source>for every 5 begun</source>
        <translation>por cada 5 empezados</translation>
    </message>
    <message>
        <source>this coup, if bank wins</source>
        <translation>esta jugada, si gana banca</translation>
    </message>
    <message>
        <source>this coup</source>
        <translation>esta jugada</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation>si %1: %2</translation>
    </message>
    <message>
        <source>House edge, %1 decks</source>
        <translation>Ventaja de la casa, %1 barajas</translation>
    </message>
    <message>
        <source>per bet made</source>
        <translation>por apuesta hecha</translation>
    </message>
    <message>
        <source>ties left out</source>
        <translation>sin los empates</translation>
    </message>
    <message>
        <source>this shoe, %1 left</source>
        <translation>este sabot, quedan %1</translation>
    </message>
    <message>
        <source>printed in 004 PB4</source>
        <translation>impreso en 004 PB4</translation>
    </message>
    <message>
        <source>and fits</source>
        <translation>y cuadra</translation>
    </message>
    <message>
        <source>%1 decks, ties out</source>
        <translation>%1 barajas, sin empates</translation>
    </message>
    <message>
        <source>endless, per bet</source>
        <translation>infinito, por apuesta</translation>
    </message>
    <message>
        <source>tie, %1 to 1</source>
        <translation>empate, %1 a 1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>bets are down</source>
        <translation>apuestas hechas</translation>
    </message>
    <message>
        <source>Player card</source>
        <translation>Carta punto</translation>
    </message>
    <message>
        <source>two keys a card</source>
        <translation>dos teclas por carta</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>Carta banca</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Liquidar</translation>
    </message>
    <message>
        <source>take, then pay</source>
        <translation>cobrar, luego pagar</translation>
    </message>
    <message>
        <source>Bet…</source>
        <translation>Apuesta…</translation>
    </message>
    <message>
        <source>Pass shoe</source>
        <translation>Pasar sabot</translation>
    </message>
    <message>
        <source>Same bets</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Record the bet</source>
        <translation>Anotar apuesta</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Fault…</source>
        <translation>Fallo…</translation>
    </message>
    <message>
        <source>Open the shoe</source>
        <translation>Abrir sabot</translation>
    </message>
    <message>
        <source>Collect %1 of all seats</source>
        <translation>Cobrar %1 de todos</translation>
    </message>
    <message>
        <source>Collect %1 of seat %2</source>
        <translation>Cobrar %1 del asiento %2</translation>
    </message>
    <message>
        <source>no card is due</source>
        <translation>no toca carta</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>aún sin cartas</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>liquidado</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>no card went back</source>
        <translation>no volvió ninguna carta</translation>
    </message>
    <message>
        <source>no coup is on</source>
        <translation>no hay jugada en curso</translation>
    </message>
    <message>
        <source>A card went to the player</source>
        <translation>Una carta fue a punto</translation>
    </message>
    <message>
        <source>then enter the card</source>
        <translation>después anote la carta</translation>
    </message>
    <message>
        <source>A card went to the bank</source>
        <translation>Una carta fue a banca</translation>
    </message>
    <message>
        <source>Called without the card</source>
        <translation>Cantado sin la carta</translation>
    </message>
    <message>
        <source>a draw was left out</source>
        <translation>faltó pedir una carta</translation>
    </message>
    <message>
        <source>A bet came late</source>
        <translation>Una apuesta llegó tarde</translation>
    </message>
    <message>
        <source>cards were out</source>
        <translation>ya había cartas</translation>
    </message>
    <message>
        <source>The card is burnt</source>
        <translation>La carta está quemada</translation>
    </message>
    <message>
        <source>the floor lets play go on</source>
        <translation>el floor deja seguir el juego</translation>
    </message>
    <message>
        <source>Seat %1: %2 on %3. Enter to record.</source>
        <translation>Asiento %1: %2 a %3. Enter para anotar.</translation>
    </message>
    <message>
        <source>Seat %1 takes its bet on %2 back. Enter to record.</source>
        <translation>El asiento %1 retira su apuesta a %2. Enter para anotar.</translation>
    </message>
    <message>
        <source>Cards are out: it counts for the next coup. Enter to record.</source>
        <translation>Ya salieron cartas: cuenta para la próxima jugada. Enter para anotar.</translation>
    </message>
    <message>
        <source>Flagged: %1. Enter to record.</source>
        <translation>Marcado: %1. Enter para anotar.</translation>
    </message>
    <message>
        <source>Now its suit: S H D C.</source>
        <translation>Ahora su palo: S H D C.</translation>
    </message>
    <message>
        <source>The next card went to the %1. Esc: leave it.</source>
        <translation>La próxima carta fue a %1. Esc: dejarlo.</translation>
    </message>
    <message>
        <source>Seat, then B bank, P player or T tie, then the amount.</source>
        <translation>Asiento, luego B banca, P punto o T empate, luego la cantidad.</translation>
    </message>
    <message>
        <source>That opens a table of poker, which has a window of its own.</source>
        <translation>Eso abre una mesa de póker, que tiene su propia ventana.</translation>
    </message>
    <message>
        <source>The rules hold from the next shoe on. Enter to record.</source>
        <translation>Las reglas valen desde el próximo sabot. Enter para anotar.</translation>
    </message>
    <message>
        <source>Collects %1. Enter to record.</source>
        <translation>Cobra %1. Enter para anotar.</translation>
    </message>
    <message>
        <source>Every bet of the coup goes back. Enter to record.</source>
        <translation>Vuelven todas las apuestas de la jugada. Enter para anotar.</translation>
    </message>
    <message>
        <source>There is no such seat here. At Punto Banco seats are 1 to 14.</source>
        <translation>Aquí no hay tal asiento. En Punto y Banca los asientos van del 1 al 14.</translation>
    </message>
    <message>
        <source>That is not what a hand takes. Enter two cards, together or singly; the third comes alone.</source>
        <translation>Una mano no recibe eso. Anote dos cartas, juntas o una a una; la tercera va sola.</translation>
    </message>
    <message>
        <source>The cards are not all dealt. Enter two for each hand first, then settle.</source>
        <translation>Faltan cartas por dar. Anote antes dos para cada mano y después liquide.</translation>
    </message>
    <message>
        <source>No coup is on. Enter bets or cards first.</source>
        <translation>No hay jugada en curso. Anote antes apuestas o cartas.</translation>
    </message>
    <message>
        <source>Nothing is owed there. The box column shows which seats owe commission.</source>
        <translation>Ahí no se debe nada. La columna de la caja muestra qué asientos deben comisión.</translation>
    </message>
    <message>
        <source>A coup is on. Settle it, call it void, or take its bets back; then open the new shoe.</source>
        <translation>Hay una jugada en curso. Liquídela, declárela nula o retire sus apuestas; después abra el nuevo sabot.</translation>
    </message>
    <message>
        <source>Its commission was collected, event %1. Undo that, mend the bet, and collect again.</source>
        <translation>Su comisión ya se cobró, hecho %1. Deshaga eso, corrija la apuesta y cobre otra vez.</translation>
    </message>
    <message>
        <source>That belongs to a table of poker. Here are entered: bets, cards, shoe, settle, collect, void.</source>
        <translation>Eso es de una mesa de póquer. Aquí se anotan: apuestas, cartas, sabot, liquidar, cobrar, nula.</translation>
    </message>
    <message>
        <source>Punto Banco…</source>
        <translation>Punto y Banca…</translation>
    </message>
    <message>
        <source>New shoe…</source>
        <translation>Nuevo sabot…</translation>
    </message>
    <message>
        <source>Shoe report…</source>
        <translation>Informe del sabot…</translation>
    </message>
    <message>
        <source>Print the shoe…</source>
        <translation>Imprimir sabot…</translation>
    </message>
    <message>
        <source>Poker table…</source>
        <translation>Mesa de póker…</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Commission on bank</source>
        <translation>Comisión sobre banca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Redondeada</translation>
    </message>
    <message>
        <source>A tie pays</source>
        <translation>Un empate paga</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 a 1</translation>
    </message>
    <message>
        <source>The shoe begins with</source>
        <translation>El sabot empieza con</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>aún nadie</translation>
    </message>
    <message>
        <source>Cards behind the cut card</source>
        <translation>Cartas tras la carta de corte</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>Enter opens the shoe. It is recorded then, and not before.</source>
        <translation>Enter abre el sabot. Se anota entonces, no antes.</translation>
    </message>
    <message>
        <source>Shoe report</source>
        <translation>Informe del sabot</translation>
    </message>
    <message>
        <source>coups: %1; bank %2, player %3, tie %4</source>
        <translation>jugadas: %1; banca %2, punto %3, empate %4</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganador</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>apuestas</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>cobrado</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>comisión</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Commission by seat</source>
        <translation>Comisión por asiento</translation>
    </message>
    <message>
        <source>from the shoe before: %1</source>
        <translation>del sabot anterior: %1</translation>
    </message>
    <message>
        <source>collected: %1</source>
        <translation>cobrado: %1</translation>
    </message>
    <message>
        <source>Journal %1, head %2</source>
        <translation>Diario %1, cabeza %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>El informe está en %1.</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>No se pudo escribir el informe en %1. Elija otro lugar.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>the hand is over</source>
        <translation>la mano ha terminado</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Start the next one, or enter what happens between hands.</source>
        <translation>Empiece la siguiente o anote lo que pasa entre manos.</translation>
    </message>
    <message>
        <source>no hand is on</source>
        <translation>no hay mano en curso</translation>
    </message>
    <message>
        <source>No hand is on.</source>
        <translation>No hay ninguna mano en curso.</translation>
    </message>
    <message>
        <source>Start one with Next hand, or give it with a hand line.</source>
        <translation>Empiece una con «Otra mano» o dela con una línea hand.</translation>
    </message>
    <message>
        <source>no such seat</source>
        <translation>no existe ese asiento</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>La mesa no tiene ese asiento.</translation>
    </message>
    <message>
        <source>Seats are numbered clockwise from the dealer&apos;s left.</source>
        <translation>Los asientos se numeran en sentido horario desde la izquierda del crupier.</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>ahí no se sienta nadie</translation>
    </message>
    <message>
        <source>Nobody sits in that seat.</source>
        <translation>En ese asiento no hay nadie.</translation>
    </message>
    <message>
        <source>Seat the player first.</source>
        <translation>Siente primero al jugador.</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>no está en esta mano</translation>
    </message>
    <message>
        <source>That seat was not dealt into this hand.</source>
        <translation>Ese asiento no recibió cartas en esta mano.</translation>
    </message>
    <message>
        <source>Enter another seat, or mend the start of the hand.</source>
        <translation>Anote otro asiento o corrija el comienzo de la mano.</translation>
    </message>
    <message>
        <source>has folded</source>
        <translation>no va</translation>
    </message>
    <message>
        <source>That seat has folded.</source>
        <translation>Ese asiento ya no va.</translation>
    </message>
    <message>
        <source>If it is live after all, undo the fold or call the floor.</source>
        <translation>Si su mano sigue viva, deshaga la retirada o llame al floor.</translation>
    </message>
    <message>
        <source>is all-in</source>
        <translation>está all-in</translation>
    </message>
    <message>
        <source>That seat is all-in and cannot act.</source>
        <translation>Ese asiento está all-in y no puede actuar.</translation>
    </message>
    <message>
        <source>If chips are left, count them: the count wins.</source>
        <translation>Si quedan fichas, cuéntelas: vale el recuento.</translation>
    </message>
    <message>
        <source>nobody is to act</source>
        <translation>nadie tiene que actuar</translation>
    </message>
    <message>
        <source>Nobody is waited for to do that now.</source>
        <translation>Ahora no se espera que nadie haga eso.</translation>
    </message>
    <message>
        <source>See whose turn it is. Where the round is over, deal the next street or go on to the showdown.</source>
        <translation>Mire a quién le toca. Si la ronda ha terminado, reparta la calle siguiente o pase al showdown.</translation>
    </message>
    <message>
        <source>that card is out already</source>
        <translation>esa carta ya salió</translation>
    </message>
    <message>
        <source>The same card is there twice.</source>
        <translation>La misma carta está dos veces.</translation>
    </message>
    <message>
        <source>Check it. If the deck holds it twice, enter the fouled deck.</source>
        <translation>Compruébela. Si la baraja la tiene dos veces, anote la baraja defectuosa.</translation>
    </message>
    <message>
        <source>not so many cards</source>
        <translation>no tantas cartas</translation>
    </message>
    <message>
        <source>That number of cards does not fit here.</source>
        <translation>Ese número de cartas no encaja aquí.</translation>
    </message>
    <message>
        <source>Enter as many as this street or hand takes.</source>
        <translation>Anote tantas como lleve esta calle o mano.</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>el board está completo</translation>
    </message>
    <message>
        <source>The board has all its cards.</source>
        <translation>El board tiene todas sus cartas.</translation>
    </message>
    <message>
        <source>Go on to the showdown.</source>
        <translation>Pase al showdown.</translation>
    </message>
    <message>
        <source>more than is there</source>
        <translation>más de lo que hay</translation>
    </message>
    <message>
        <source>The seat has been counted and has less than that.</source>
        <translation>El asiento se ha contado y tiene menos que eso.</translation>
    </message>
    <message>
        <source>Count it again, or enter what it has.</source>
        <translation>Cuéntelo otra vez o anote lo que tiene.</translation>
    </message>
    <message>
        <source>no such board</source>
        <translation>no existe ese board</translation>
    </message>
    <message>
        <source>This hand has no such board.</source>
        <translation>Esta mano no tiene ese board.</translation>
    </message>
    <message>
        <source>Say first how often the board is run.</source>
        <translation>Diga primero cuántas veces se corre el board.</translation>
    </message>
    <message>
        <source>no such pot</source>
        <translation>no existe ese bote</translation>
    </message>
    <message>
        <source>There is no such pot.</source>
        <translation>No existe ese bote.</translation>
    </message>
    <message>
        <source>The pots are main, side1, side2 and so on, counted outward.</source>
        <translation>Los botes son main, side1, side2, etc., contados hacia fuera.</translation>
    </message>
    <message>
        <source>cannot win this pot</source>
        <translation>no puede ganar este bote</translation>
    </message>
    <message>
        <source>That seat cannot win this pot.</source>
        <translation>Ese asiento no puede ganar este bote.</translation>
    </message>
    <message>
        <source>Only seats that matched it can. Its list shows them.</source>
        <translation>Solo pueden los asientos que lo igualaron. Su lista los muestra.</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>No queda nada que deshacer.</translation>
    </message>
    <message>
        <source>A finished hand is mended by the floor.</source>
        <translation>Una mano terminada la corrige el floor.</translation>
    </message>
    <message>
        <source>a later event would not hold</source>
        <translation>un hecho posterior no se sostendría</translation>
    </message>
    <message>
        <source>Event %1 could then no longer be true. Nothing was changed.</source>
        <translation>El hecho %1 ya no podría ser cierto. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Mend event %1 first.</source>
        <translation>Corrija primero el hecho %1.</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>el asiento está ocupado</translation>
    </message>
    <message>
        <source>Somebody sits there, or that person has a seat already.</source>
        <translation>Ahí ya hay alguien, o esa persona ya tiene asiento.</translation>
    </message>
    <message>
        <source>Choose another seat, or check the person&apos;s number.</source>
        <translation>Elija otro asiento o compruebe el número de la persona.</translation>
    </message>
    <message>
        <source>the hand is still on</source>
        <translation>la mano sigue en curso</translation>
    </message>
    <message>
        <source>That has to wait until the hand is over.</source>
        <translation>Eso tiene que esperar al final de la mano.</translation>
    </message>
    <message>
        <source>Finish the hand first.</source>
        <translation>Termine primero la mano.</translation>
    </message>
    <message>
        <source>needs the floor</source>
        <translation>requiere al floor</translation>
    </message>
    <message>
        <source>That takes a floor decision.</source>
        <translation>Eso lo tiene que decidir el floor.</translation>
    </message>
    <message>
        <source>Ask someone with a floor PIN.</source>
        <translation>Pídalo a alguien con PIN de floor.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>short of chips, still in</source>
        <translation>corto de fichas, sigue dentro</translation>
    </message>
    <message>
        <source>Who has too few chips for a bet, call or raise puts in what there is and stays in the hand.</source>
        <translation>Quien no tiene fichas suficientes para apostar, igualar o subir pone las que hay y sigue en la mano.</translation>
    </message>
    <message>
        <source>all-in for %1</source>
        <translation>all-in por %1</translation>
    </message>
    <message>
        <source>only what was matched</source>
        <translation>solo lo igualado</translation>
    </message>
    <message>
        <source>A seat that is all-in can win only what it has matched from each of the others. The rest makes side pots.</source>
        <translation>Un asiento all-in solo puede ganar de cada uno de los demás lo que ha igualado. El resto forma botes paralelos.</translation>
    </message>
    <message>
        <source>it can win only what it matched</source>
        <translation>solo puede ganar lo que igualó</translation>
    </message>
    <message>
        <source>all-in is said</source>
        <translation>el all-in se anuncia</translation>
    </message>
    <message>
        <source>Who goes all-in says so. Chips pushed in silently may be missed.</source>
        <translation>Quien va all-in lo dice. Las fichas empujadas en silencio pueden pasar inadvertidas.</translation>
    </message>
    <message>
        <source>all-in, nothing said</source>
        <translation>all-in, sin decir nada</translation>
    </message>
    <message>
        <source>the half-bet rule</source>
        <translation>la regla de la media apuesta</translation>
    </message>
    <message>
        <source>In limit an all-in of less than half a bet is only action. Half or more counts as a full bet or raise.</source>
        <translation>Con límite fijo, un all-in de menos de media apuesta es solo acción. La mitad o más cuenta como apuesta o subida completa.</translation>
    </message>
    <message>
        <source>all-in for %1 over %2, a bet being %3</source>
        <translation>all-in por %1 sobre %2; una apuesta es %3</translation>
    </message>
    <message>
        <source>call it or complete it</source>
        <translation>igualarlo o completarlo</translation>
    </message>
    <message>
        <source>A seat still to act that faces an all-in of less than half a bet may fold, call it, or make it the full bet.</source>
        <translation>Un asiento que aún debe actuar ante un all-in de menos de media apuesta puede retirarse, igualarlo o llevarlo a la apuesta completa.</translation>
    </message>
    <message>
        <source>the bet may be completed</source>
        <translation>la apuesta se puede completar</translation>
    </message>
    <message>
        <source>no new betting for those who acted</source>
        <translation>sin nueva ronda para los que ya actuaron</translation>
    </message>
    <message>
        <source>An all-in of less than half a bet gives no new raise to a seat that has acted.</source>
        <translation>Un all-in de menos de media apuesta no da nueva subida a un asiento que ya actuó.</translation>
    </message>
    <message>
        <source>less than half a bet since it acted</source>
        <translation>menos de media apuesta desde que actuó</translation>
    </message>
    <message>
        <source>a checker may only call</source>
        <translation>quien pasó solo puede igualar</translation>
    </message>
    <message>
        <source>Seats that checked to an all-in of less than half a bet may call it or fold; they may not complete it.</source>
        <translation>Los asientos que pasaron antes de un all-in de menos de media apuesta pueden igualarlo o retirarse; no pueden completarlo.</translation>
    </message>
    <message>
        <source>checked before a short all-in</source>
        <translation>pasó antes de un all-in corto</translation>
    </message>
    <message>
        <source>opened again by another</source>
        <translation>reabierto por otro</translation>
    </message>
    <message>
        <source>Where another seat has since bet or completed in full, who acted before may raise again.</source>
        <translation>Si después otro asiento apostó o completó del todo, quien actuó antes puede volver a subir.</translation>
    </message>
    <message>
        <source>another bet or completed in full</source>
        <translation>otro apostó o completó del todo</translation>
    </message>
    <message>
        <source>completing is no raise</source>
        <translation>completar no es subir</translation>
    </message>
    <message>
        <source>Making a short all-in a full bet does not use up a raise, unless the house counts the completion of a raise.</source>
        <translation>Llevar un all-in corto a la apuesta completa no gasta una subida, salvo que la casa cuente el completar una subida.</translation>
    </message>
    <message>
        <source>completing uses up no raise</source>
        <translation>completar no gasta subida</translation>
    </message>
    <message>
        <source>half or more is a full bet</source>
        <translation>la mitad o más es apuesta completa</translation>
    </message>
    <message>
        <source>In limit an all-in of half a bet or more is treated as a full one: everybody may fold, call or raise.</source>
        <translation>Con límite fijo, un all-in de media apuesta o más se trata como completo: todos pueden retirarse, igualar o subir.</translation>
    </message>
    <message>
        <source>half a bet or more</source>
        <translation>media apuesta o más</translation>
    </message>
    <message>
        <source>raising an all-in</source>
        <translation>subir un all-in</translation>
    </message>
    <message>
        <source>A raise over an all-in of half a bet or more adds a full bet to it, or to the completed bet, as the house has it.</source>
        <translation>Una subida sobre un all-in de media apuesta o más le añade una apuesta completa, a él o a la apuesta completada, según la casa.</translation>
    </message>
    <message>
        <source>a full bet over the all-in</source>
        <translation>una apuesta completa sobre el all-in</translation>
    </message>
    <message>
        <source>raising an all-in after a check</source>
        <translation>subir un all-in después de pasar</translation>
    </message>
    <message>
        <source>A checker may raise an all-in that counts as a full bet or has been completed, and no other.</source>
        <translation>Quien pasó puede subir un all-in que cuenta como apuesta completa o que se completó, y ningún otro.</translation>
    </message>
    <message>
        <source>checked before an all-in</source>
        <translation>pasó antes de un all-in</translation>
    </message>
    <message>
        <source>check and raise</source>
        <translation>pasar y subir</translation>
    </message>
    <message>
        <source>Checking first and raising later is allowed, unless the game says otherwise.</source>
        <translation>Pasar primero y subir después está permitido, salvo que el juego diga otra cosa.</translation>
    </message>
    <message>
        <source>checked before</source>
        <translation>pasó antes</translation>
    </message>
    <message>
        <source>short all-ins add up</source>
        <translation>los all-in cortos se suman</translation>
    </message>
    <message>
        <source>Several short all-ins open the betting again for a seat when together they come to a full raise for it.</source>
        <translation>Varios all-in cortos reabren las apuestas a un asiento cuando juntos llegan a una subida completa para él.</translation>
    </message>
    <message>
        <source>together a full raise</source>
        <translation>juntos, una subida completa</translation>
    </message>
    <message>
        <source>a short raise opens nothing</source>
        <translation>una subida corta no abre nada</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit an all-in of less than a full raise gives no new raise to a seat that has acted.</source>
        <translation>Sin límite y en pot-limit, un all-in de menos de una subida completa no da nueva subida a un asiento que ya actuó.</translation>
    </message>
    <message>
        <source>less than a full raise since it acted</source>
        <translation>menos de una subida completa desde que actuó</translation>
    </message>
    <message>
        <source>splitting by agreement</source>
        <translation>reparto por acuerdo</translation>
    </message>
    <message>
        <source>Whether players may split a pot by agreement is for the house; where it may be done, everybody in the game must agree.</source>
        <translation>Si los jugadores pueden repartir un bote por acuerdo lo decide la casa; donde se puede, todos los que juegan deben estar de acuerdo.</translation>
    </message>
    <message>
        <source>chopping the blinds</source>
        <translation>devolver las ciegas</translation>
    </message>
    <message>
        <source>When everybody folds to the blinds these may take their blinds back, where the house allows it.</source>
        <translation>Cuando todos se retiran hasta las ciegas, estas pueden recuperar sus ciegas donde la casa lo permite.</translation>
    </message>
    <message>
        <source>all folded to the blinds</source>
        <translation>todos se retiraron hasta las ciegas</translation>
    </message>
    <message>
        <source>an objection is shown</source>
        <translation>la objeción se señala</translation>
    </message>
    <message>
        <source>An objection to splitting stands until it is taken back, and a sign says so.</source>
        <translation>Una objeción al reparto vale hasta que se retira, y un letrero lo indica.</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>quién gana</translation>
    </message>
    <message>
        <source>The pot goes to the best hand shown, or to the seat whose bet nobody called.</source>
        <translation>El bote es para la mejor mano mostrada o para el asiento cuya apuesta nadie igualó.</translation>
    </message>
    <message>
        <source>the best hand, or the bet nobody called</source>
        <translation>la mejor mano, o la apuesta que nadie igualó</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>Insurance and side wagers on the outcome are not part of the game unless the house allows them. Nothing of them is in the pot.</source>
        <translation>Los seguros y las apuestas aparte sobre el resultado no son parte del juego, salvo que la casa los permita. Nada de ello está en el bote.</translation>
    </message>
    <message>
        <source>nothing of it is in the pot</source>
        <translation>nada de ello está en el bote</translation>
    </message>
    <message>
        <source>insurance is honoured</source>
        <translation>el seguro se cumple</translation>
    </message>
    <message>
        <source>Where insurance is allowed, going back on it is a matter for the floor.</source>
        <translation>Donde se permite el seguro, echarse atrás es asunto del floor.</translation>
    </message>
    <message>
        <source>no side bets</source>
        <translation>sin apuestas aparte</translation>
    </message>
    <message>
        <source>Side bets, kitties and saving arrangements are not part of the game.</source>
        <translation>Las apuestas aparte, los fondos comunes y los acuerdos de cobertura no son parte del juego.</translation>
    </message>
    <message>
        <source>pushing antes</source>
        <translation>poner antes por otros</translation>
    </message>
    <message>
        <source>Antes are pushed for others only where the house takes time, not rake.</source>
        <translation>Solo se ponen antes por otros donde la casa cobra por tiempo y no rake.</translation>
    </message>
    <message>
        <source>run it twice or thrice</source>
        <translation>correrlo dos o tres veces</translation>
    </message>
    <message>
        <source>When betting is over with somebody all-in and all agree, the rest of the board is dealt two or three times. Each board plays for its part of every pot.</source>
        <translation>Cuando las apuestas han terminado con alguien all-in y todos están de acuerdo, el resto del board se reparte dos o tres veces. Cada board juega por su parte de cada bote.</translation>
    </message>
    <message>
        <source>each board for its part</source>
        <translation>cada board por su parte</translation>
    </message>
    <message>
        <source>a table of its own</source>
        <translation>una mesa propia</translation>
    </message>
    <message>
        <source>Punto Banco has its own table, with places for twelve or fourteen.</source>
        <translation>El punto banco tiene su propia mesa, con plazas para doce o catorce.</translation>
    </message>
    <message>
        <source>three bets</source>
        <translation>tres apuestas</translation>
    </message>
    <message>
        <source>Bets are on player, bank or tie.</source>
        <translation>Se apuesta a punto, banca o empate.</translation>
    </message>
    <message>
        <source>the shoe may be passed</source>
        <translation>el sabot se puede ceder</translation>
    </message>
    <message>
        <source>Who holds the shoe may pass it on.</source>
        <translation>Quien tiene el sabot puede cederlo.</translation>
    </message>
    <message>
        <source>when the shoe moves</source>
        <translation>cuándo pasa el sabot</translation>
    </message>
    <message>
        <source>The shoe stays while the bank wins and moves on when the player wins. On a tie it stays.</source>
        <translation>El sabot se queda mientras gana la banca y pasa cuando gana punto. Con empate se queda.</translation>
    </message>
    <message>
        <source>it moves only when the player wins</source>
        <translation>solo pasa cuando gana punto</translation>
    </message>
    <message>
        <source>two cards each</source>
        <translation>dos cartas a cada lado</translation>
    </message>
    <message>
        <source>Two cards each, player first. The largest bet on the player looks first.</source>
        <translation>Dos cartas a cada lado, punto primero. La mayor apuesta a punto mira primero.</translation>
    </message>
    <message>
        <source>what cards count</source>
        <translation>qué valen las cartas</translation>
    </message>
    <message>
        <source>Tens and pictures count nothing, an ace one, the rest their number. Only the last figure of the sum counts.</source>
        <translation>Los dieces y las figuras valen cero, el as uno y las demás su número. Solo cuenta la última cifra de la suma.</translation>
    </message>
    <message>
        <source>by the last figure of the sum</source>
        <translation>por la última cifra de la suma</translation>
    </message>
    <message>
        <source>six or eight decks</source>
        <translation>seis u ocho barajas</translation>
    </message>
    <message>
        <source>The shoe holds six or eight decks.</source>
        <translation>El sabot contiene seis u ocho barajas.</translation>
    </message>
    <message>
        <source>a natural ends it</source>
        <translation>un natural lo cierra</translation>
    </message>
    <message>
        <source>Eight or nine on two cards, for either side, ends the coup.</source>
        <translation>Ocho o nueve con dos cartas, en cualquiera de los lados, acaba la jugada.</translation>
    </message>
    <message>
        <source>eight or nine on two cards</source>
        <translation>ocho o nueve con dos cartas</translation>
    </message>
    <message>
        <source>when the player draws</source>
        <translation>cuándo pide punto</translation>
    </message>
    <message>
        <source>The player draws on five or less and stands on six or seven.</source>
        <translation>Punto pide con cinco o menos y se planta con seis o siete.</translation>
    </message>
    <message>
        <source>by the player&apos;s own count</source>
        <translation>según el tanteo de punto</translation>
    </message>
    <message>
        <source>bank after a standing player</source>
        <translation>la banca si punto se planta</translation>
    </message>
    <message>
        <source>When the player stands the bank draws on five or less.</source>
        <translation>Cuando punto se planta, la banca pide con cinco o menos.</translation>
    </message>
    <message>
        <source>the player stood</source>
        <translation>punto se plantó</translation>
    </message>
    <message>
        <source>when the bank draws</source>
        <translation>cuándo pide la banca</translation>
    </message>
    <message>
        <source>When the player has drawn, the bank draws or stands by its own count and the player&apos;s third card.</source>
        <translation>Si punto ha pedido, la banca pide o se planta según su tanteo y la tercera carta de punto.</translation>
    </message>
    <message>
        <source>by the player&apos;s third card</source>
        <translation>según la tercera carta de punto</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>sin elección</translation>
    </message>
    <message>
        <source>Cards are drawn by rule. Nobody chooses.</source>
        <translation>Las cartas se piden por regla. Nadie elige.</translation>
    </message>
    <message>
        <source>a draw is no choice</source>
        <translation>pedir no se elige</translation>
    </message>
    <message>
        <source>player pays one to one</source>
        <translation>punto paga uno a uno</translation>
    </message>
    <message>
        <source>A winning bet on the player is paid one to one.</source>
        <translation>Una apuesta ganadora a punto se paga uno a uno.</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>uno a uno</translation>
    </message>
    <message>
        <source>bank pays less commission</source>
        <translation>la banca paga menos comisión</translation>
    </message>
    <message>
        <source>A winning bet on the bank is paid one to one, less the commission.</source>
        <translation>Una apuesta ganadora a la banca se paga uno a uno, menos la comisión.</translation>
    </message>
    <message>
        <source>one to one, less commission</source>
        <translation>uno a uno, menos comisión</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>A winning bet on the tie is paid eight or nine to one, as the house has it.</source>
        <translation>Una apuesta ganadora al empate se paga ocho o nueve a uno, según la casa.</translation>
    </message>
    <message>
        <source>as the house pays a tie</source>
        <translation>como la casa pague el empate</translation>
    </message>
    <message>
        <source>a tie moves no other bet</source>
        <translation>el empate no mueve otras apuestas</translation>
    </message>
    <message>
        <source>On a tie, bets on player and bank stay their owner&apos;s.</source>
        <translation>Con empate, las apuestas a punto y a banca siguen siendo de su dueño.</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>un empate</translation>
    </message>
    <message>
        <source>say the totals</source>
        <translation>cantar los tanteos</translation>
    </message>
    <message>
        <source>The totals and the winner are said aloud, and any third card is called before it is dealt.</source>
        <translation>Los tanteos y el ganador se cantan en voz alta, y toda tercera carta se anuncia antes de darla.</translation>
    </message>
    <message>
        <source>said before it is dealt</source>
        <translation>se anuncia antes de repartirla</translation>
    </message>
    <message>
        <source>take first, then pay</source>
        <translation>primero cobrar, luego pagar</translation>
    </message>
    <message>
        <source>Losing bets are taken before winning ones are paid.</source>
        <translation>Las apuestas perdedoras se retiran antes de pagar las ganadoras.</translation>
    </message>
    <message>
        <source>losers first</source>
        <translation>las perdedoras primero</translation>
    </message>
    <message>
        <source>the house pays</source>
        <translation>paga la casa</translation>
    </message>
    <message>
        <source>Who deals from the shoe pays nobody.</source>
        <translation>Quien reparte del sabot no paga a nadie.</translation>
    </message>
    <message>
        <source>least bet and raise</source>
        <translation>apuesta y subida mínimas</translation>
    </message>
    <message>
        <source>A bet is at least the opening amount, a raise at least as large as the last bet or raise of the round. Only an all-in may be less.</source>
        <translation>Una apuesta es al menos la cantidad de apertura; una subida, al menos tan grande como la última apuesta o subida de la ronda. Solo un all-in puede ser menor.</translation>
    </message>
    <message>
        <source>under the least</source>
        <translation>por debajo del mínimo</translation>
    </message>
    <message>
        <source>chips moved forward</source>
        <translation>fichas adelantadas</translation>
    </message>
    <message>
        <source>Moving chips forward may bind a player when it makes another act. Some houses wait until the chips are let go.</source>
        <translation>Adelantar fichas puede obligar a un jugador cuando constituye otra acción. Algunas casas esperan a que se suelten las fichas.</translation>
    </message>
    <message>
        <source>%1 moved forward and drawn back</source>
        <translation>%1 adelantado y retirado</translation>
    </message>
    <message>
        <source>words bind</source>
        <translation>la palabra obliga</translation>
    </message>
    <message>
        <source>What is said in turn binds. Chips that differ are put right to it.</source>
        <translation>Lo que se dice en turno es vinculante. Si las fichas difieren, se ajustan a ello.</translation>
    </message>
    <message>
        <source>what was said counts</source>
        <translation>cuenta lo dicho</translation>
    </message>
    <message>
        <source>a knock is a check</source>
        <translation>golpear la mesa es pasar</translation>
    </message>
    <message>
        <source>Knocking the table is a check, in draw also standing pat.</source>
        <translation>Golpear la mesa es pasar; en draw, también quedarse servido.</translation>
    </message>
    <message>
        <source>knocked the table</source>
        <translation>golpeó la mesa</translation>
    </message>
    <message>
        <source>check out of turn</source>
        <translation>pasar fuera de turno</translation>
    </message>
    <message>
        <source>Who checks out of turn may not bet or raise when the turn comes.</source>
        <translation>Quien pasa fuera de turno no puede apostar ni subir cuando le llega el turno.</translation>
    </message>
    <message>
        <source>checked before its turn</source>
        <translation>pasó antes de su turno</translation>
    </message>
    <message>
        <source>call out of turn</source>
        <translation>igualar fuera de turno</translation>
    </message>
    <message>
        <source>A call out of turn may not be turned into a raise.</source>
        <translation>Una igualada fuera de turno no puede convertirse en subida.</translation>
    </message>
    <message>
        <source>called before its turn</source>
        <translation>igualó antes de su turno</translation>
    </message>
    <message>
        <source>an act out of turn</source>
        <translation>actuar fuera de turno</translation>
    </message>
    <message>
        <source>An act out of turn stands if nothing has changed when the turn comes. A bet or raise in between frees it; a call in between is for the floor or the house.</source>
        <translation>Una acción fuera de turno vale si nada ha cambiado cuando llega el turno. Una apuesta o subida intermedia la libera; una igualada intermedia queda al floor o a la casa.</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>actuó antes de su turno</translation>
    </message>
    <message>
        <source>bet out of turn</source>
        <translation>apostar fuera de turno</translation>
    </message>
    <message>
        <source>A bet out of turn stands if nobody bets before the turn comes; otherwise the chips go back.</source>
        <translation>Una apuesta fuera de turno vale si nadie apuesta antes de que llegue el turno; si no, las fichas vuelven.</translation>
    </message>
    <message>
        <source>bet before its turn</source>
        <translation>apostó antes de su turno</translation>
    </message>
    <message>
        <source>raise out of turn</source>
        <translation>subir fuera de turno</translation>
    </message>
    <message>
        <source>A raise out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Una subida fuera de turno vale si nada ha cambiado cuando llega el turno; si no, las fichas vuelven.</translation>
    </message>
    <message>
        <source>raised before its turn</source>
        <translation>subió antes de su turno</translation>
    </message>
    <message>
        <source>all-in out of turn</source>
        <translation>all-in fuera de turno</translation>
    </message>
    <message>
        <source>An all-in out of turn stands if nothing has changed when the turn comes; otherwise the chips go back.</source>
        <translation>Un all-in fuera de turno vale si nada ha cambiado cuando llega el turno; si no, las fichas vuelven.</translation>
    </message>
    <message>
        <source>all-in before its turn</source>
        <translation>all-in antes de su turno</translation>
    </message>
    <message>
        <source>fold out of turn</source>
        <translation>retirarse fuera de turno</translation>
    </message>
    <message>
        <source>A fold out of turn is a fold once the cards are let go, unless the house frees it after a change.</source>
        <translation>Retirarse fuera de turno es retirarse en cuanto se sueltan las cartas, salvo que la casa lo libere tras un cambio.</translation>
    </message>
    <message>
        <source>folded before its turn</source>
        <translation>se retiró antes de su turno</translation>
    </message>
    <message>
        <source>no check against a bet</source>
        <translation>no se pasa ante una apuesta</translation>
    </message>
    <message>
        <source>A check against a bet is nothing. The same seat is to act.</source>
        <translation>Pasar ante una apuesta no es nada. Sigue hablando el mismo asiento.</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>tiene delante %1</translation>
    </message>
    <message>
        <source>which number was meant</source>
        <translation>qué número se quiso decir</translation>
    </message>
    <message>
        <source>A bare number that is neither the call nor a possible bet, or goes with another chip, is decided as the house says.</source>
        <translation>Un número solo que no es lo que hay que igualar ni una apuesta posible, o que va con otra ficha, se decide como diga la casa.</translation>
    </message>
    <message>
        <source>%1 is neither the call nor a possible bet</source>
        <translation>%1 no es lo que hay que igualar ni una apuesta posible</translation>
    </message>
    <message>
        <source>out of turn on purpose</source>
        <translation>fuera de turno adrede</translation>
    </message>
    <message>
        <source>Acting out of turn on purpose is not tolerated.</source>
        <translation>Actuar adrede fuera de turno no se tolera.</translation>
    </message>
    <message>
        <source>on purpose</source>
        <translation>adrede</translation>
    </message>
    <message>
        <source>&quot;time&quot; keeps the right to act</source>
        <translation>«tiempo» conserva el derecho a actuar</translation>
    </message>
    <message>
        <source>Who wants to think, and sees the action pass, says &quot;time&quot;.</source>
        <translation>Quien quiere pensar y ve que la acción pasa de largo dice «tiempo».</translation>
    </message>
    <message>
        <source>keeps the right to act</source>
        <translation>conserva el derecho a actuar</translation>
    </message>
    <message>
        <source>passed over too long</source>
        <translation>saltado demasiado tiempo</translation>
    </message>
    <message>
        <source>Who lets three seats behind act first may lose the right to act.</source>
        <translation>Quien deja actuar antes a tres asientos de detrás puede perder el derecho a actuar.</translation>
    </message>
    <message>
        <source>acted behind: %1, enough: %2</source>
        <translation>actuaron detrás: %1, bastan: %2</translation>
    </message>
    <message>
        <source>nobody in front has acted</source>
        <translation>alguien de delante no ha actuado</translation>
    </message>
    <message>
        <source>The right to act is not lost while a seat in front has still not acted.</source>
        <translation>El derecho a actuar no se pierde mientras un asiento de delante no haya actuado.</translation>
    </message>
    <message>
        <source>a seat in front has not acted</source>
        <translation>un asiento de delante no ha actuado</translation>
    </message>
    <message>
        <source>chips let go bind</source>
        <translation>fichas soltadas obligan</translation>
    </message>
    <message>
        <source>Chips let go into the pot stay there, and the amount is made right.</source>
        <translation>Las fichas soltadas en el bote se quedan allí y la cantidad se ajusta.</translation>
    </message>
    <message>
        <source>%1 put, nothing said</source>
        <translation>%1 puesto, sin decir nada</translation>
    </message>
    <message>
        <source>did not know of the raise</source>
        <translation>no sabía de la subida</translation>
    </message>
    <message>
        <source>Who put in a call without knowing of a raise may take it back while nobody has acted after, if the house does not hold the caller to it.</source>
        <translation>Quien igualó sin saber de una subida puede retirarlo mientras nadie haya actuado después, si la casa no se lo exige.</translation>
    </message>
    <message>
        <source>the raise was from %1 to %2</source>
        <translation>la subida fue de %1 a %2</translation>
    </message>
    <message>
        <source>far less than the bet</source>
        <translation>muy por debajo de la apuesta</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a caller who put in far less than the bet may be let off. Who put in 80 percent or so pays the rest.</source>
        <translation>Sin límite y en pot-limit, a quien igualó poniendo mucho menos que la apuesta se le puede dispensar. Quien puso un 80 por ciento o así paga el resto.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: %3 % or more, so no claim</source>
        <translation>%1 de %2 puesto: %3 % o más, así que no hay reclamación</translation>
    </message>
    <message>
        <source>The floor decides whether the call stands or is taken back.</source>
        <translation>El floor decide si la igualada vale o se retira.</translation>
    </message>
    <message>
        <source>%1 of %2 put in: less than %3 %, so the floor decides</source>
        <translation>%1 de %2 puesto: menos del %3 %, así que decide el floor</translation>
    </message>
    <message>
        <source>wait with showing</source>
        <translation>esperar para mostrar</translation>
    </message>
    <message>
        <source>The bettor waits with showing until the call looks right.</source>
        <translation>Quien apostó espera para mostrar hasta que la igualada parezca correcta.</translation>
    </message>
    <message>
        <source>the call is still short</source>
        <translation>la igualada aún está corta</translation>
    </message>
    <message>
        <source>a miscounted call is made good</source>
        <translation>igualada mal contada se completa</translation>
    </message>
    <message>
        <source>A call that is short by a miscount is made good, even after a hand was shown.</source>
        <translation>Una igualada corta por mal recuento se completa, incluso después de mostrarse una mano.</translation>
    </message>
    <message>
        <source>%1 of %2 put in, %3 more is owed</source>
        <translation>%1 de %2 puesto, se debe %3 más</translation>
    </message>
    <message>
        <source>string raise</source>
        <translation>subida en varios tiempos (string raise)</translation>
    </message>
    <message>
        <source>A raise in more than one motion, not said first, is a call.</source>
        <translation>Una subida en más de un gesto, sin anunciarla antes, es igualar.</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 en silencio, luego %2 en un segundo gesto</translation>
    </message>
    <message>
        <source>string bet</source>
        <translation>apuesta en varios tiempos (string bet)</translation>
    </message>
    <message>
        <source>With no bet before it, the first motion is the bet. What comes in a second silent motion goes back.</source>
        <translation>Sin apuesta previa, el primer gesto es la apuesta. Lo que llega en un segundo gesto silencioso vuelve.</translation>
    </message>
    <message>
        <source>the first word binds</source>
        <translation>la primera palabra obliga</translation>
    </message>
    <message>
        <source>&quot;I call, and raise&quot; is a call.</source>
        <translation>«Igualo, y subo» es igualar.</translation>
    </message>
    <message>
        <source>the first word counts</source>
        <translation>cuenta la primera palabra</translation>
    </message>
    <message>
        <source>call in two motions</source>
        <translation>igualar en dos gestos</translation>
    </message>
    <message>
        <source>A first motion below the call, and then exactly the rest, is a call.</source>
        <translation>Un primer gesto por debajo de lo que hay que igualar y luego justo el resto es igualar.</translation>
    </message>
    <message>
        <source>%1 in two motions, nothing over</source>
        <translation>%1 en dos gestos, sin exceso</translation>
    </message>
    <message>
        <source>raise by, or raise to</source>
        <translation>subir en, o subir a</translation>
    </message>
    <message>
        <source>&quot;Raise 60&quot; without &quot;by&quot; or &quot;to&quot; is the total if that is enough for a raise, otherwise a raise by that much.</source>
        <translation>«Subo 60» sin «en» ni «a» es el total si alcanza para una subida; si no, una subida de esa cantidad.</translation>
    </message>
    <message>
        <source>&quot;raise %1&quot;, neither by nor to</source>
        <translation>«subo %1», ni en ni a</translation>
    </message>
    <message>
        <source>more than the call</source>
        <translation>más que igualar</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit several chips, more than the call and less than a raise, are a call or the least raise, as the house says.</source>
        <translation>Sin límite y en pot-limit, varias fichas, más que lo que hay que igualar y menos que una subida, son igualar o la subida mínima, según la casa.</translation>
    </message>
    <message>
        <source>a bet and a half is a raise</source>
        <translation>apuesta y media es subida</translation>
    </message>
    <message>
        <source>In limit, a full bet and at least half of another, put in without a word, is a raise and is completed.</source>
        <translation>Con límite fijo, una apuesta completa y al menos la mitad de otra, puestas sin decir palabra, son subida y se completan.</translation>
    </message>
    <message>
        <source>%1 put, completed to %2</source>
        <translation>%1 puesto, completado a %2</translation>
    </message>
    <message>
        <source>several motions after &quot;raise&quot;</source>
        <translation>varios gestos tras «subo»</translation>
    </message>
    <message>
        <source>Who has said &quot;raise&quot; may put the chips in by several motions until the hands rest.</source>
        <translation>Quien ha dicho «subo» puede poner las fichas en varios gestos hasta que las manos reposen.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then %1 in all</source>
        <translation>«subo», luego %1 en total</translation>
    </message>
    <message>
        <source>too small, brought up</source>
        <translation>demasiado poco, se completa</translation>
    </message>
    <message>
        <source>A bet or raise below the least, with chips behind, is brought up to exactly the least.</source>
        <translation>Una apuesta o subida por debajo del mínimo, con fichas detrás, se lleva justo al mínimo.</translation>
    </message>
    <message>
        <source>%1 is under the least, %2</source>
        <translation>%1 está por debajo del mínimo, %2</translation>
    </message>
    <message>
        <source>chips of the opening bet</source>
        <translation>fichas de la apuesta de apertura</translation>
    </message>
    <message>
        <source>The house may ask for bets in chips of the opening amount or larger.</source>
        <translation>La casa puede exigir apuestas en fichas de la cantidad de apertura o mayores.</translation>
    </message>
    <message>
        <source>in chips of the opening bet</source>
        <translation>en fichas de la apuesta de apertura</translation>
    </message>
    <message>
        <source>straddle</source>
        <translation>straddle</translation>
    </message>
    <message>
        <source>One live straddle may be posted before the cards: usually by the seat left of the big blind and of twice its amount. It acts last before the flop and may raise.</source>
        <translation>Se puede poner un straddle vivo antes de las cartas: por lo común lo pone el asiento a la izquierda de la ciega grande y es el doble de ella. Actúa el último antes del flop y puede subir.</translation>
    </message>
    <message>
        <source>one more blind</source>
        <translation>una ciega más</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>el reloj</translation>
    </message>
    <message>
        <source>When the clock is called on a seat that faces a bet, it has a set time. After that its hand is dead; with no bet it has checked.</source>
        <translation>Cuando se pide el reloj a un asiento que tiene una apuesta delante, dispone de un tiempo fijado. Después su mano está muerta; sin apuesta, ha pasado.</translation>
    </message>
    <message>
        <source>asked to act in time</source>
        <translation>se le pide actuar a tiempo</translation>
    </message>
    <message>
        <source>no limit on raises</source>
        <translation>sin tope de subidas</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit raises are not counted.</source>
        <translation>Sin límite y en pot-limit las subidas no se cuentan.</translation>
    </message>
    <message>
        <source>when players deal</source>
        <translation>cuando reparten los jugadores</translation>
    </message>
    <message>
        <source>When players deal, three share it: one shuffles, one cuts, one squares the deck.</source>
        <translation>Cuando reparten los jugadores, la tarea es de tres: uno baraja, uno corta y uno cuadra la baraja.</translation>
    </message>
    <message>
        <source>four riffles</source>
        <translation>cuatro mezclas</translation>
    </message>
    <message>
        <source>The deck is riffled at least four times.</source>
        <translation>La baraja se mezcla en cascada al menos cuatro veces.</translation>
    </message>
    <message>
        <source>four cards at least</source>
        <translation>cuatro cartas al menos</translation>
    </message>
    <message>
        <source>Each part of the cut has at least four cards.</source>
        <translation>Cada parte del corte tiene al menos cuatro cartas.</translation>
    </message>
    <message>
        <source>cut card</source>
        <translation>carta de corte</translation>
    </message>
    <message>
        <source>The bottom card is covered by a cut card or a joker.</source>
        <translation>La carta de abajo se cubre con una carta de corte o un comodín.</translation>
    </message>
    <message>
        <source>complain before looking</source>
        <translation>reclamar antes de mirar</translation>
    </message>
    <message>
        <source>A complaint about shuffle or cut comes before the player looks at the hand and before betting begins.</source>
        <translation>Una queja sobre la mezcla o el corte se hace antes de que el jugador mire la mano y antes de que empiecen las apuestas.</translation>
    </message>
    <message>
        <source>one of the first two cards shown</source>
        <translation>una de las dos primeras cartas mostrada</translation>
    </message>
    <message>
        <source>The first or second card of the hand, shown by the dealer, is cause for a misdeal.</source>
        <translation>Que el crupier muestre la primera o la segunda carta de la mano es causa de reparto nulo.</translation>
    </message>
    <message>
        <source>one of the first two cards</source>
        <translation>una de las dos primeras cartas</translation>
    </message>
    <message>
        <source>two cards shown</source>
        <translation>dos cartas mostradas</translation>
    </message>
    <message>
        <source>Two or more cards shown by the dealer are cause for a misdeal.</source>
        <translation>Dos o más cartas mostradas por el crupier son causa de reparto nulo.</translation>
    </message>
    <message>
        <source>cards shown by the dealer</source>
        <translation>cartas mostradas por el crupier</translation>
    </message>
    <message>
        <source>boxed cards</source>
        <translation>cartas invertidas</translation>
    </message>
    <message>
        <source>Two or more cards that lie face up in the deck are cause for a misdeal.</source>
        <translation>Dos o más cartas boca arriba dentro de la baraja son causa de reparto nulo.</translation>
    </message>
    <message>
        <source>cards face up in the deck</source>
        <translation>cartas boca arriba en la baraja</translation>
    </message>
    <message>
        <source>too many cards dealt</source>
        <translation>demasiadas cartas repartidas</translation>
    </message>
    <message>
        <source>Two or more extra cards in the starting hands are cause for a misdeal.</source>
        <translation>Dos o más cartas de más en las manos iniciales son causa de reparto nulo.</translation>
    </message>
    <message>
        <source>extra cards in the hands</source>
        <translation>cartas de más en las manos</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>número de cartas erróneo</translation>
    </message>
    <message>
        <source>A seat with too many or too few cards is cause for a misdeal, unless the top card can still go to it in its proper turn.</source>
        <translation>Un asiento con cartas de más o de menos es causa de reparto nulo, salvo que la carta de arriba aún le pueda llegar en su orden.</translation>
    </message>
    <message>
        <source>card out of turn</source>
        <translation>carta fuera de orden</translation>
    </message>
    <message>
        <source>A card dealt out of sequence is cause for a misdeal.</source>
        <translation>Una carta repartida fuera de orden es causa de reparto nulo.</translation>
    </message>
    <message>
        <source>dealt out of sequence</source>
        <translation>repartida fuera de orden</translation>
    </message>
    <message>
        <source>button in the wrong place</source>
        <translation>botón en mal lugar</translation>
    </message>
    <message>
        <source>A hand dealt with the button out of its place is cause for a misdeal.</source>
        <translation>Una mano repartida con el botón fuera de su lugar es causa de reparto nulo.</translation>
    </message>
    <message>
        <source>button out of place</source>
        <translation>botón fuera de lugar</translation>
    </message>
    <message>
        <source>first card to the wrong seat</source>
        <translation>primera carta al asiento equivocado</translation>
    </message>
    <message>
        <source>A first card dealt to the wrong seat is cause for a misdeal.</source>
        <translation>Una primera carta dada al asiento equivocado es causa de reparto nulo.</translation>
    </message>
    <message>
        <source>cards where nobody plays</source>
        <translation>cartas donde no juega nadie</translation>
    </message>
    <message>
        <source>Cards dealt to an empty seat, or to somebody not in the hand, are cause for a misdeal.</source>
        <translation>Cartas dadas a un asiento vacío, o a alguien que no está en la mano, son causa de reparto nulo.</translation>
    </message>
    <message>
        <source>a seat left out</source>
        <translation>un asiento sin cartas</translation>
    </message>
    <message>
        <source>A seat that should have been dealt in and was not is cause for a misdeal.</source>
        <translation>Un asiento que debía recibir cartas y no las recibió es causa de reparto nulo.</translation>
    </message>
    <message>
        <source>until when a misdeal may be called</source>
        <translation>hasta cuándo se puede anular el reparto</translation>
    </message>
    <message>
        <source>A misdeal is called before the action has gone too far: two seats have acted, or what the house calls enough action.</source>
        <translation>El reparto se anula antes de que la acción haya avanzado demasiado: dos asientos han actuado, o lo que la casa llame acción suficiente.</translation>
    </message>
    <message>
        <source>not enough action yet</source>
        <translation>aún no hay acción suficiente</translation>
    </message>
    <message>
        <source>no fault of this hand is a cause</source>
        <translation>ningún fallo de esta mano es causa</translation>
    </message>
    <message>
        <source>too late for a misdeal</source>
        <translation>tarde para anular el reparto</translation>
    </message>
    <message>
        <source>After enough action the hand is played out. Whose hand is fouled gets nothing back.</source>
        <translation>Tras acción suficiente la mano se juega hasta el final. Quien tiene la mano inválida no recupera nada.</translation>
    </message>
    <message>
        <source>enough action already</source>
        <translation>ya hay acción suficiente</translation>
    </message>
    <message>
        <source>fouled deck</source>
        <translation>baraja defectuosa</translation>
    </message>
    <message>
        <source>A card of another back, or one that is in the deck twice, ends the hand at any time. All chips go back.</source>
        <translation>Una carta de otro dorso, o repetida en la baraja, acaba la mano en cualquier momento. Todas las fichas vuelven.</translation>
    </message>
    <message>
        <source>the deck is not whole</source>
        <translation>la baraja no está completa</translation>
    </message>
    <message>
        <source>dead: wrong number of cards</source>
        <translation>muerta: número de cartas erróneo</translation>
    </message>
    <message>
        <source>A hand found with the wrong number of cards after the cut-off is dead. Its chips stay in the pot.</source>
        <translation>Una mano que tras el límite resulta tener un número de cartas erróneo está muerta. Sus fichas quedan en el bote.</translation>
    </message>
    <message>
        <source>dead: taken in by the dealer</source>
        <translation>muerta: recogida por el crupier</translation>
    </message>
    <message>
        <source>A hand that the dealer has mixed into the muck is dead. Its chips stay; an uncalled bet goes back.</source>
        <translation>Una mano que el crupier ha mezclado con el muck está muerta. Sus fichas quedan; una apuesta no igualada vuelve.</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>recogida por el crupier</translation>
    </message>
    <message>
        <source>dead: thrown away</source>
        <translation>muerta: tirada</translation>
    </message>
    <message>
        <source>A hand thrown forward face down by a seat that faces a bet is dead.</source>
        <translation>Una mano tirada hacia delante boca abajo por un asiento con una apuesta delante está muerta.</translation>
    </message>
    <message>
        <source>thrown away facing a bet</source>
        <translation>tirada ante una apuesta</translation>
    </message>
    <message>
        <source>taken out of the muck</source>
        <translation>sacada del muck</translation>
    </message>
    <message>
        <source>A hand that can be told for certain may be ruled live again by the floor.</source>
        <translation>El floor puede declarar viva otra vez una mano que se reconoce con certeza.</translation>
    </message>
    <message>
        <source>live again only if it can be told for certain</source>
        <translation>viva otra vez solo si se reconoce con certeza</translation>
    </message>
    <message>
        <source>shown by its player</source>
        <translation>mostrada por su jugador</translation>
    </message>
    <message>
        <source>A card that its own player shows plays on, and the hand is live.</source>
        <translation>Una carta que muestra su propio jugador sigue en juego y la mano está viva.</translation>
    </message>
    <message>
        <source>the hand is live</source>
        <translation>la mano está viva</translation>
    </message>
    <message>
        <source>everything back</source>
        <translation>todo vuelve</translation>
    </message>
    <message>
        <source>On a misdeal all chips go back, the button stays, and the hand is dealt again.</source>
        <translation>En un reparto nulo todas las fichas vuelven, el botón se queda y la mano se reparte de nuevo.</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>todas las fichas vuelven, el botón se queda</translation>
    </message>
    <message>
        <source>claim before looking</source>
        <translation>reclamar antes de mirarla</translation>
    </message>
    <message>
        <source>Who wants a ruling on a card that flashed says so before looking at it. A card dealt off the table counts as shown.</source>
        <translation>Quien quiere una decisión sobre una carta vislumbrada lo dice antes de mirarla. Una carta que cae fuera de la mesa al repartir cuenta como mostrada.</translation>
    </message>
    <message>
        <source>no choice about a shown card</source>
        <translation>sin elección ante carta mostrada</translation>
    </message>
    <message>
        <source>A card shown by the dealer is kept or replaced as the game&apos;s own rule says. The player has no choice.</source>
        <translation>Una carta mostrada por el crupier se queda o se cambia como dice la regla del juego. El jugador no elige.</translation>
    </message>
    <message>
        <source>the game decides, not the player</source>
        <translation>decide el juego, no el jugador</translation>
    </message>
    <message>
        <source>dropped cards play</source>
        <translation>las cartas caídas juegan</translation>
    </message>
    <message>
        <source>Cards that a player drops still play, unless the house leaves it to the floor.</source>
        <translation>Las cartas que se le caen a un jugador siguen en juego, salvo que la casa lo deje al floor.</translation>
    </message>
    <message>
        <source>they still play</source>
        <translation>siguen en juego</translation>
    </message>
    <message>
        <source>cards dealt too early</source>
        <translation>cartas repartidas antes de tiempo</translation>
    </message>
    <message>
        <source>Cards dealt before the betting is over do not play, even if everybody else then folds.</source>
        <translation>Las cartas repartidas antes de acabar las apuestas no juegan, aunque después se retiren todos los demás.</translation>
    </message>
    <message>
        <source>betting was not over</source>
        <translation>las apuestas no habían acabado</translation>
    </message>
    <message>
        <source>burn missing or double</source>
        <translation>carta quemada de menos o de más</translation>
    </message>
    <message>
        <source>A missing or second burn is put right before anybody acts on the new card. After that the board stands.</source>
        <translation>Una carta sin quemar o quemada dos veces se corrige antes de que alguien actúe con la carta nueva. Después el board se queda.</translation>
    </message>
    <message>
        <source>put right until somebody acts</source>
        <translation>se corrige hasta que alguien actúe</translation>
    </message>
    <message>
        <source>one board card too many</source>
        <translation>una carta de board de más</translation>
    </message>
    <message>
        <source>With four cards on a flop the floor draws one of the four as the next burn. With more, the stub is shuffled and the street dealt again.</source>
        <translation>Con cuatro cartas en el flop, el floor saca una de las cuatro como próxima carta quemada. Con más, se baraja el mazo restante y se reparte otra vez la calle.</translation>
    </message>
    <message>
        <source>all of them go back</source>
        <translation>vuelven todas</translation>
    </message>
    <message>
        <source>one of them is the next burn</source>
        <translation>una de ellas es la próxima quemada</translation>
    </message>
    <message>
        <source>an extra card to the first seat</source>
        <translation>una carta de más al primer asiento</translation>
    </message>
    <message>
        <source>One extra card to the first seat dealt to, found before the first act, goes back and becomes the burn.</source>
        <translation>Una carta de más al primer asiento que recibe, vista antes de la primera acción, vuelve y pasa a ser la carta quemada.</translation>
    </message>
    <message>
        <source>it becomes the burn</source>
        <translation>pasa a ser la carta quemada</translation>
    </message>
    <message>
        <source>burns when all are all-in</source>
        <translation>quemadas con todos all-in</translation>
    </message>
    <message>
        <source>With nobody left to act, a burn or board fault can be put right until the pot is awarded, if the cards can still be told apart.</source>
        <translation>Si ya no queda nadie por actuar, un fallo de quemada o de board se puede corregir hasta que se adjudica el bote, si las cartas aún se distinguen.</translation>
    </message>
    <message>
        <source>can still be put right, nobody acts any more</source>
        <translation>aún se puede corregir, ya no actúa nadie</translation>
    </message>
    <message>
        <source>stub fouled</source>
        <translation>mazo restante mezclado</translation>
    </message>
    <message>
        <source>A stub that was dropped or mixed does not end the hand. It is made up again as fairly as can be.</source>
        <translation>Un mazo restante caído o mezclado no acaba la mano. Se rehace con la mayor equidad posible.</translation>
    </message>
    <message>
        <source>made up again as fairly as can be</source>
        <translation>rehecho con la mayor equidad posible</translation>
    </message>
    <message>
        <source>note every fault</source>
        <translation>anotar cada fallo</translation>
    </message>
    <message>
        <source>Of every card fault the card, the seat, the street and who made it are noted.</source>
        <translation>De cada fallo con cartas se anotan la carta, el asiento, la calle y quién lo cometió.</translation>
    </message>
    <message>
        <source>deuce-to-seven</source>
        <translation>deuce-to-seven</translation>
    </message>
    <message>
        <source>The worst hand wins. Straights and flushes count against it, the ace is high, and 7-5-4-3-2 of more than one suit is best.</source>
        <translation>Gana la peor mano. Escaleras y colores cuentan en contra, el as es alto y lo mejor es 7-5-4-3-2 de más de un palo.</translation>
    </message>
    <message>
        <source>the worst ordinary hand wins</source>
        <translation>gana la peor mano corriente</translation>
    </message>
    <message>
        <source>5-4-3-2-A is no straight</source>
        <translation>5-4-3-2-A no es escalera</translation>
    </message>
    <message>
        <source>In deuce-to-seven 5-4-3-2-A is an ace-high hand, not a straight.</source>
        <translation>En deuce-to-seven, 5-4-3-2-A es una mano con as alto, no una escalera.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight</source>
        <translation>A-5-4-3-2 no es escalera</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>pareja de ases</translation>
    </message>
    <message>
        <source>In deuce-to-seven a pair of aces is the highest pair, and so the worst.</source>
        <translation>En deuce-to-seven la pareja de ases es la más alta y, por tanto, la peor.</translation>
    </message>
    <message>
        <source>shown before the draw</source>
        <translation>mostrada antes del descarte</translation>
    </message>
    <message>
        <source>In deuce-to-seven a 7, 5, 4, 3 or 2 shown by the dealer before the draw is kept, any other card replaced; some houses replace them all.</source>
        <translation>En deuce-to-seven, un 7, 5, 4, 3 o 2 mostrado por el crupier antes del descarte se queda y cualquier otra carta se cambia; algunas casas las cambian todas.</translation>
    </message>
    <message>
        <source>low cards are taken</source>
        <translation>las cartas bajas se quedan</translation>
    </message>
    <message>
        <source>check and raise after the draw</source>
        <translation>pasar y subir tras el descarte</translation>
    </message>
    <message>
        <source>In deuce-to-seven checking and raising is allowed after the draw, and nobody must bet a seven.</source>
        <translation>En deuce-to-seven se permite pasar y subir tras el descarte, y nadie está obligado a apostar un siete.</translation>
    </message>
    <message>
        <source>the rest as in ace-to-five</source>
        <translation>lo demás como en ace-to-five</translation>
    </message>
    <message>
        <source>What deuce-to-seven does not say for itself is as in ace-to-five.</source>
        <translation>Lo que deuce-to-seven no dice por sí mismo es como en ace-to-five.</translation>
    </message>
    <message>
        <source>crazy pineapple</source>
        <translation>crazy pineapple</translation>
    </message>
    <message>
        <source>One deck of 52, blinds and a button.</source>
        <translation>Una baraja de 52, ciegas y botón.</translation>
    </message>
    <message>
        <source>three cards, one thrown away</source>
        <translation>tres cartas, una se descarta</translation>
    </message>
    <message>
        <source>In crazy pineapple each seat has three cards and throws one away after the betting on the flop.</source>
        <translation>En crazy pineapple cada asiento tiene tres cartas y descarta una tras las apuestas del flop.</translation>
    </message>
    <message>
        <source>who opens crazy pineapple</source>
        <translation>quién abre en crazy pineapple</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds; the blinds act last.</source>
        <translation>La primera ronda la abre el asiento a la izquierda de las ciegas; las ciegas actúan las últimas.</translation>
    </message>
    <message>
        <source>any cards play</source>
        <translation>juegan cualesquiera cartas</translation>
    </message>
    <message>
        <source>The best five cards of hand and board count, in any mixture.</source>
        <translation>Cuentan las cinco mejores cartas de mano y board, en cualquier combinación.</translation>
    </message>
    <message>
        <source>eight or better</source>
        <translation>ocho o mejor</translation>
    </message>
    <message>
        <source>A low hand is five different cards of eight or lower; the ace is low.</source>
        <translation>Una mano baja son cinco cartas distintas de ocho o menos; el as es bajo.</translation>
    </message>
    <message>
        <source>high and low share</source>
        <translation>alta y baja comparten</translation>
    </message>
    <message>
        <source>High and low take half each. Without a low hand, high takes all.</source>
        <translation>Alta y baja se llevan la mitad cada una. Sin mano baja, la alta se lo lleva todo.</translation>
    </message>
    <message>
        <source>high and low halves</source>
        <translation>mitades alta y baja</translation>
    </message>
    <message>
        <source>both cards are shown</source>
        <translation>se muestran las dos cartas</translation>
    </message>
    <message>
        <source>Who wins shows both cards of the hand.</source>
        <translation>Quien gana muestra las dos cartas de la mano.</translation>
    </message>
    <message>
        <source>who brings it in</source>
        <translation>quién pone el bring-in</translation>
    </message>
    <message>
        <source>In stud the lowest upcard by suit opens third street, in razz the highest. Later streets are opened by the best board.</source>
        <translation>En stud abre la tercera calle la carta descubierta más baja por palo; en razz, la más alta. Las calles siguientes las abre el mejor board.</translation>
    </message>
    <message>
        <source>by its upcards</source>
        <translation>por sus cartas descubiertas</translation>
    </message>
    <message>
        <source>a short bring-in</source>
        <translation>un bring-in corto</translation>
    </message>
    <message>
        <source>A bring-in that is short changes nothing for the others.</source>
        <translation>Un bring-in corto no cambia nada para los demás.</translation>
    </message>
    <message>
        <source>a short bring-in changes nothing</source>
        <translation>un bring-in corto no cambia nada</translation>
    </message>
    <message>
        <source>two from the hand, three from the board</source>
        <translation>dos de la mano, tres del board</translation>
    </message>
    <message>
        <source>Exactly two cards of the hand and three of the board make an Omaha hand, for high and for low.</source>
        <translation>Exactamente dos cartas de la mano y tres del board forman una mano de Omaha, para alta y para baja.</translation>
    </message>
    <message>
        <source>two of the hand, three of the board</source>
        <translation>dos de la mano, tres del board</translation>
    </message>
    <message>
        <source>short-deck order</source>
        <translation>orden de manos en short deck</translation>
    </message>
    <message>
        <source>Without the cards below six a flush beats a full house, and 9-8-7-6-A is a straight.</source>
        <translation>Sin las cartas por debajo del seis, el color gana al full, y 9-8-7-6-A es escalera.</translation>
    </message>
    <message>
        <source>flush over full house</source>
        <translation>color por encima de full</translation>
    </message>
    <message>
        <source>ace-to-five</source>
        <translation>ace-to-five</translation>
    </message>
    <message>
        <source>The lowest hand wins. The ace is low, straights and flushes do not count, and 5-4-3-2-A is best.</source>
        <translation>Gana la mano más baja. El as es bajo, escaleras y colores no cuentan, y lo mejor es 5-4-3-2-A.</translation>
    </message>
    <message>
        <source>the wheel is best</source>
        <translation>la rueda es lo mejor</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi</translation>
    </message>
    <message>
        <source>Four cards of four suits and four ranks are best; then three, and so on. Lower cards win, the ace is low.</source>
        <translation>Lo mejor son cuatro cartas de cuatro palos y cuatro valores; luego tres, y así. Ganan las más bajas; el as es bajo.</translation>
    </message>
    <message>
        <source>four ranks of four suits</source>
        <translation>cuatro valores de cuatro palos</translation>
    </message>
    <message>
        <source>rake</source>
        <translation>rake</translation>
    </message>
    <message>
        <source>The house takes its rake from the main pot first, rounded down to its step and never above its cap.</source>
        <translation>La casa toma su rake primero del bote principal, redondeado a la baja a su escalón y nunca por encima de su tope.</translation>
    </message>
    <message>
        <source>from the main pot first, up to the cap</source>
        <translation>del bote principal primero, hasta el tope</translation>
    </message>
    <message>
        <source>your own money</source>
        <translation>su propio dinero</translation>
    </message>
    <message>
        <source>Every player looks after their own chips and cash.</source>
        <translation>Cada jugador cuida de sus fichas y su dinero.</translation>
    </message>
    <message>
        <source>least buy-in, limit</source>
        <translation>buy-in mínimo, límite fijo</translation>
    </message>
    <message>
        <source>In a limit game a player sits down with at least ten bets. The house says whether small or large bets are counted.</source>
        <translation>En un juego con límite fijo un jugador se sienta con al menos diez apuestas. La casa dice si se cuentan las pequeñas o las grandes.</translation>
    </message>
    <message>
        <source>less than the least buy-in</source>
        <translation>menos que el buy-in mínimo</translation>
    </message>
    <message>
        <source>the least buy-in or more</source>
        <translation>la compra mínima o más</translation>
    </message>
    <message>
        <source>least buy-in, no-limit and pot-limit</source>
        <translation>buy-in mínimo, sin límite y pot-limit</translation>
    </message>
    <message>
        <source>In no-limit and pot-limit a player sits down with at least a set number of big blinds.</source>
        <translation>Sin límite y en pot-limit un jugador se sienta con al menos un número fijado de ciegas grandes.</translation>
    </message>
    <message>
        <source>the least may not be lowered</source>
        <translation>el mínimo no se puede rebajar</translation>
    </message>
    <message>
        <source>The house may ask for a larger least buy-in than the rules say, never for a smaller one.</source>
        <translation>La casa puede pedir un buy-in mínimo mayor que el de las reglas, nunca menor.</translation>
    </message>
    <message>
        <source>most buy-in</source>
        <translation>buy-in máximo</translation>
    </message>
    <message>
        <source>A table may set a most. Nobody buys in or tops up above it.</source>
        <translation>Una mesa puede fijar un máximo. Nadie compra ni repone por encima.</translation>
    </message>
    <message>
        <source>more than the table allows</source>
        <translation>más de lo que permite la mesa</translation>
    </message>
    <message>
        <source>when the least counts</source>
        <translation>cuándo vale el mínimo</translation>
    </message>
    <message>
        <source>The least buy-in counts on sitting down, on buying again after losing everything, and on coming back in the same session.</source>
        <translation>El buy-in mínimo vale al sentarse, al recomprar tras perderlo todo y al volver en la misma sesión.</translation>
    </message>
    <message>
        <source>moving tables</source>
        <translation>cambio de mesa</translation>
    </message>
    <message>
        <source>A player sent or let over from the same game brings the whole stack and need not top it up, unless the house asks for the least buy-in.</source>
        <translation>Quien es enviado o admitido desde otra mesa del mismo juego trae todo su stack y no tiene que reponerlo, salvo que la casa pida el buy-in mínimo.</translation>
    </message>
    <message>
        <source>the whole stack comes along</source>
        <translation>viene el stack entero</translation>
    </message>
    <message>
        <source>coming back with less</source>
        <translation>volver con menos</translation>
    </message>
    <message>
        <source>Who comes back in the same session brings what they took away, or the least buy-in if that is more.</source>
        <translation>Quien vuelve en la misma sesión trae lo que se llevó, o el buy-in mínimo si es más.</translation>
    </message>
    <message>
        <source>must bring back what was taken away</source>
        <translation>debe traer lo que se llevó</translation>
    </message>
    <message>
        <source>a full buy-in to sit down</source>
        <translation>buy-in completo para sentarse</translation>
    </message>
    <message>
        <source>The first buy-in is a full one, unless the game says otherwise.</source>
        <translation>El primer buy-in es completo, salvo que el juego diga otra cosa.</translation>
    </message>
    <message>
        <source>the first buy-in is a full one</source>
        <translation>el primer buy-in es completo</translation>
    </message>
    <message>
        <source>short buys are counted</source>
        <translation>las compras cortas se cuentan</translation>
    </message>
    <message>
        <source>A player may buy in short only as often in a session as the house allows; usually once.</source>
        <translation>Un jugador solo puede hacer una compra corta tantas veces por sesión como permita la casa; por lo común, una.</translation>
    </message>
    <message>
        <source>a short buy too many</source>
        <translation>una compra corta de más</translation>
    </message>
    <message>
        <source>half at least</source>
        <translation>la mitad al menos</translation>
    </message>
    <message>
        <source>A short buy is at least half of the least buy-in.</source>
        <translation>Una compra corta es al menos la mitad del buy-in mínimo.</translation>
    </message>
    <message>
        <source>less than half the least buy-in</source>
        <translation>menos de la mitad del buy-in mínimo</translation>
    </message>
    <message>
        <source>short buy or add-on</source>
        <translation>compra corta o add-on</translation>
    </message>
    <message>
        <source>Chips added while a whole betting unit is still there are an add-on. Added to less than that, they are a new buy-in.</source>
        <translation>Las fichas añadidas mientras queda una unidad de apuesta entera son un add-on. Añadidas a menos de eso, son un buy-in nuevo.</translation>
    </message>
    <message>
        <source>an add-on while a whole unit is left, else a new buy-in</source>
        <translation>add-on mientras quede una unidad entera; si no, buy-in nuevo</translation>
    </message>
    <message>
        <source>add-ons of any size</source>
        <translation>add-on de cualquier cantidad</translation>
    </message>
    <message>
        <source>Chips may be added in any amount, up to the most of the table.</source>
        <translation>Se pueden añadir fichas en cualquier cantidad, hasta el máximo de la mesa.</translation>
    </message>
    <message>
        <source>any amount up to the most of the table</source>
        <translation>cualquier cantidad hasta el máximo de la mesa</translation>
    </message>
    <message>
        <source>added chips wait for the next hand</source>
        <translation>las fichas añadidas esperan a la mano siguiente</translation>
    </message>
    <message>
        <source>Chips added during a hand lie ready but play only from the next hand on.</source>
        <translation>Las fichas añadidas durante una mano quedan listas, pero solo juegan desde la mano siguiente.</translation>
    </message>
    <message>
        <source>counts from the next hand</source>
        <translation>cuenta desde la mano siguiente</translation>
    </message>
    <message>
        <source>smallest unit</source>
        <translation>unidad mínima</translation>
    </message>
    <message>
        <source>Every amount is a whole number of the game&apos;s smallest betting unit, all-in as well.</source>
        <translation>Toda cantidad es un número entero de la unidad mínima de apuesta del juego, también all-in.</translation>
    </message>
    <message>
        <source>not a whole number of units</source>
        <translation>no es un número entero de unidades</translation>
    </message>
    <message>
        <source>less than a unit stays</source>
        <translation>se queda lo menor que una unidad</translation>
    </message>
    <message>
        <source>What is left of a stack below a whole betting unit does not play. It stays with its owner, even all-in.</source>
        <translation>Lo que queda de un stack por debajo de una unidad de apuesta entera no juega. Sigue siendo de su dueño, también all-in.</translation>
    </message>
    <message>
        <source>what is less than a unit stays behind</source>
        <translation>lo menor que una unidad se queda aparte</translation>
    </message>
    <message>
        <source>no fractions</source>
        <translation>sin fracciones</translation>
    </message>
    <message>
        <source>Where bets are in whole dollars or more, parts of a dollar do not play.</source>
        <translation>Donde se apuesta en dólares enteros o más, las partes de un dólar no juegan.</translation>
    </message>
    <message>
        <source>change between hands</source>
        <translation>cambio entre manos</translation>
    </message>
    <message>
        <source>Small chips that are to play are changed between hands.</source>
        <translation>Las fichas pequeñas que han de jugar se cambian entre manos.</translation>
    </message>
    <message>
        <source>all-in is all of it</source>
        <translation>all-in es todo</translation>
    </message>
    <message>
        <source>All-in puts in every chip that plays.</source>
        <translation>All-in pone todas las fichas que juegan.</translation>
    </message>
    <message>
        <source>every chip that plays</source>
        <translation>todas las fichas que juegan</translation>
    </message>
    <message>
        <source>one kind of chip</source>
        <translation>un tipo de ficha</translation>
    </message>
    <message>
        <source>A game uses one sensible kind of chip for its bets.</source>
        <translation>Un juego usa para sus apuestas un tipo de ficha adecuado.</translation>
    </message>
    <message>
        <source>buy in with playing chips</source>
        <translation>comprar con fichas del juego</translation>
    </message>
    <message>
        <source>At least the least buy-in is held in the chips of the game.</source>
        <translation>Al menos el buy-in mínimo se tiene en fichas del juego.</translation>
    </message>
    <message>
        <source>foreign chips</source>
        <translation>fichas ajenas</translation>
    </message>
    <message>
        <source>Chips of another game do not play. The dealer spots them and has them changed.</source>
        <translation>Las fichas de otro juego no juegan. El crupier las detecta y las hace cambiar.</translation>
    </message>
    <message>
        <source>not a chip of this game</source>
        <translation>no es ficha de este juego</translation>
    </message>
    <message>
        <source>colouring up</source>
        <translation>cambio a fichas mayores</translation>
    </message>
    <message>
        <source>Small chips are changed for large ones only where the stack gets in the way.</source>
        <translation>Las fichas pequeñas se cambian por grandes solo donde el stack estorba.</translation>
    </message>
    <message>
        <source>table stakes</source>
        <translation>apuestas de mesa</translation>
    </message>
    <message>
        <source>Only what lay in play when the hand began can be bet or won in it.</source>
        <translation>Solo lo que estaba en juego al empezar la mano se puede apostar o ganar en ella.</translation>
    </message>
    <message>
        <source>%1 is more than the seat has in play</source>
        <translation>%1 es más de lo que el asiento tiene en juego</translation>
    </message>
    <message>
        <source>chips stay on the table</source>
        <translation>las fichas se quedan en la mesa</translation>
    </message>
    <message>
        <source>Nobody takes chips off the table before quitting the game.</source>
        <translation>Nadie quita fichas de la mesa antes de dejar el juego.</translation>
    </message>
    <message>
        <source>less than the record says, and nobody takes chips off the table</source>
        <translation>menos de lo registrado, y nadie quita fichas de la mesa</translation>
    </message>
    <message>
        <source>takes all chips along and quits the game</source>
        <translation>se lleva todas las fichas y deja el juego</translation>
    </message>
    <message>
        <source>stacks are open</source>
        <translation>los stacks están a la vista</translation>
    </message>
    <message>
        <source>Stacks may not be hidden or misstated. Who asks is told how much a seat has in play.</source>
        <translation>Los stacks no se pueden ocultar ni falsear. A quien pregunta se le dice cuánto tiene en juego un asiento.</translation>
    </message>
    <message>
        <source>counted out on request</source>
        <translation>contado a petición</translation>
    </message>
    <message>
        <source>small purchases</source>
        <translation>compras pequeñas</translation>
    </message>
    <message>
        <source>Chips may pay for drinks, tips and the like; the stack goes down by that much.</source>
        <translation>Con fichas se pueden pagar bebidas, propinas y cosas así; el stack baja en esa cantidad.</translation>
    </message>
    <message>
        <source>paid from the stack</source>
        <translation>pagado del stack</translation>
    </message>
    <message>
        <source>chips between players</source>
        <translation>fichas entre jugadores</translation>
    </message>
    <message>
        <source>Chips pass from one player to another only as the house allows, and not against an objection.</source>
        <translation>Las fichas pasan de un jugador a otro solo como permite la casa, y no contra una objeción.</translation>
    </message>
    <message>
        <source>only as the house allows it</source>
        <translation>solo como lo permite la casa</translation>
    </message>
    <message>
        <source>objection too late</source>
        <translation>objeción tardía</translation>
    </message>
    <message>
        <source>An objection to passing chips is lost once the shuffle for the next hand has begun.</source>
        <translation>La objeción al paso de fichas se pierde cuando ha empezado la mezcla para la mano siguiente.</translation>
    </message>
    <message>
        <source>bets through runners</source>
        <translation>apuestas por recaderos</translation>
    </message>
    <message>
        <source>Chips may go to a betting runner only between hands and only while the least buy-in stays.</source>
        <translation>Las fichas solo pueden darse a un recadero de apuestas entre manos y solo mientras quede el buy-in mínimo.</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>sin crédito</translation>
    </message>
    <message>
        <source>Nobody plays on for more than lies on the table.</source>
        <translation>Nadie sigue jugando por más de lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>playing behind</source>
        <translation>jugar con dinero detrás</translation>
    </message>
    <message>
        <source>Who waits for chips says before the deal how much plays behind. The dealer repeats it and marks the seat.</source>
        <translation>Quien espera fichas dice antes del reparto cuánto juega por detrás. El crupier lo repite y marca el asiento.</translation>
    </message>
    <message>
        <source>plays behind</source>
        <translation>juega por detrás</translation>
    </message>
    <message>
        <source>too late for this hand</source>
        <translation>tarde para esta mano</translation>
    </message>
    <message>
        <source>Once the first card is off the deck nothing more comes into play for that hand.</source>
        <translation>Una vez que la primera carta sale de la baraja, nada más entra en juego para esa mano.</translation>
    </message>
    <message>
        <source>behind is checked</source>
        <translation>lo de detrás se comprueba</translation>
    </message>
    <message>
        <source>Money on its way is confirmed by the floor or the runner.</source>
        <translation>El dinero en camino lo confirma el floor o el auxiliar de fichas.</translation>
    </message>
    <message>
        <source>not confirmed yet</source>
        <translation>aún sin confirmar</translation>
    </message>
    <message>
        <source>behind, no amount</source>
        <translation>detrás, sin cantidad</translation>
    </message>
    <message>
        <source>Who plays behind without saying how much, and without chips, plays the least buy-in.</source>
        <translation>Quien juega por detrás sin decir cuánto, y sin fichas, juega el buy-in mínimo.</translation>
    </message>
    <message>
        <source>plays the least buy-in</source>
        <translation>juega el buy-in mínimo</translation>
    </message>
    <message>
        <source>what behind owes</source>
        <translation>lo que debe lo de detrás</translation>
    </message>
    <message>
        <source>Bets made with money that is not there yet are noted, so that what the seat owes to each pot is in view.</source>
        <translation>Las apuestas hechas con dinero que aún no está se anotan, para que se vea lo que el asiento debe a cada bote.</translation>
    </message>
    <message>
        <source>still owed to the pots</source>
        <translation>aún se debe a los botes</translation>
    </message>
    <message>
        <source>hidden money</source>
        <translation>dinero oculto</translation>
    </message>
    <message>
        <source>Money nobody could see does not play, unless the house lets the dealer judge.</source>
        <translation>El dinero que nadie podía ver no juega, salvo que la casa deje juzgar al crupier.</translation>
    </message>
    <message>
        <source>money nobody could see</source>
        <translation>dinero que nadie podía ver</translation>
    </message>
    <message>
        <source>stacks in view</source>
        <translation>stacks a la vista</translation>
    </message>
    <message>
        <source>All money lies in full view of every player.</source>
        <translation>Todo el dinero está a plena vista de todos los jugadores.</translation>
    </message>
    <message>
        <source>no racks</source>
        <translation>sin bandejas</translation>
    </message>
    <message>
        <source>Racks stay off the table where the house says so.</source>
        <translation>Las bandejas de fichas no están en la mesa donde la casa lo dice.</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>efectivo</translation>
    </message>
    <message>
        <source>Whether bank notes play, and which, depends on the limit and the house.</source>
        <translation>Si juegan los billetes, y cuáles, depende del límite y de la casa.</translation>
    </message>
    <message>
        <source>cash waits for chips</source>
        <translation>el efectivo espera fichas</translation>
    </message>
    <message>
        <source>Notes lie on the table only while chips are being bought for them, and the dealer says so.</source>
        <translation>Los billetes están en la mesa solo mientras se compran fichas con ellos, y el crupier lo dice.</translation>
    </message>
    <message>
        <source>all cards are shown</source>
        <translation>se muestran todas las cartas</translation>
    </message>
    <message>
        <source>To win any part of a pot a hand is laid open with all its cards.</source>
        <translation>Para ganar cualquier parte de un bote, la mano se muestra en la mesa con todas sus cartas.</translation>
    </message>
    <message>
        <source>not all cards shown</source>
        <translation>no se mostraron todas las cartas</translation>
    </message>
    <message>
        <source>all cards shown</source>
        <translation>todas las cartas mostradas</translation>
    </message>
    <message>
        <source>cards speak</source>
        <translation>las cartas hablan</translation>
    </message>
    <message>
        <source>Hands read themselves. What anybody says about them decides nothing.</source>
        <translation>Las manos se leen solas. Lo que alguien diga de ellas no decide nada.</translation>
    </message>
    <message>
        <source>the cards decide</source>
        <translation>deciden las cartas</translation>
    </message>
    <message>
        <source>calling a hand wrongly</source>
        <translation>anunciar mal una mano</translation>
    </message>
    <message>
        <source>Calling a hand wrongly on purpose, so that a better one is thrown away, may cost the pot.</source>
        <translation>Anunciar mal una mano adrede, de modo que se tira una mejor, puede costar el bote.</translation>
    </message>
    <message>
        <source>losing hands are killed first</source>
        <translation>las perdedoras se retiran primero</translation>
    </message>
    <message>
        <source>The dealer kills losing hands before the pot is pushed.</source>
        <translation>El crupier retira las manos perdedoras antes de entregar el bote.</translation>
    </message>
    <message>
        <source>losing hands are in before the push</source>
        <translation>las manos perdedoras se recogen antes de pagar</translation>
    </message>
    <message>
        <source>asking to see a hand</source>
        <translation>pedir ver una mano</translation>
    </message>
    <message>
        <source>Who may ask to see a hand that was called is for the house. A losing hand shown so is dead; asked for by the winner, it is live.</source>
        <translation>Quién puede pedir ver una mano que igualó lo decide la casa. Una mano perdedora así mostrada está muerta; si lo pide el ganador, está viva.</translation>
    </message>
    <message>
        <source>who may ask is for the house</source>
        <translation>quién puede pedirlo lo decide la casa</translation>
    </message>
    <message>
        <source>shown to one, shown to all</source>
        <translation>mostrada a uno, mostrada a todos</translation>
    </message>
    <message>
        <source>Cards shown to one player are shown to all, at the latest after the hand.</source>
        <translation>Las cartas mostradas a un jugador se muestran a todos, a más tardar después de la mano.</translation>
    </message>
    <message>
        <source>side pots first</source>
        <translation>los botes paralelos primero</translation>
    </message>
    <message>
        <source>Pots are settled from the outermost side pot inwards; the main pot is last.</source>
        <translation>Los botes se resuelven desde el paralelo más externo hacia dentro; el principal es el último.</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>el último formado, primero</translation>
    </message>
    <message>
        <source>who shows first</source>
        <translation>quién muestra primero</translation>
    </message>
    <message>
        <source>The last seat to bet or raise on the last round shows first. If all checked, the first to act does.</source>
        <translation>Muestra primero el último asiento que apostó o subió en la última ronda. Si todos pasaron, el primero en actuar.</translation>
    </message>
    <message>
        <source>the last to bet, else the first to act</source>
        <translation>el último que apostó; si no, el primero en actuar</translation>
    </message>
    <message>
        <source>wait for your pot</source>
        <translation>esperar a su bote</translation>
    </message>
    <message>
        <source>With side pots, hands are shown as their pot comes up.</source>
        <translation>Con botes paralelos, las manos se muestran cuando llega su bote.</translation>
    </message>
    <message>
        <source>winners show at once</source>
        <translation>el ganador muestra enseguida</translation>
    </message>
    <message>
        <source>A likely winner shows without delay.</source>
        <translation>Quien probablemente gana muestra sin demora.</translation>
    </message>
    <message>
        <source>throwing away at the end</source>
        <translation>tirar al final</translation>
    </message>
    <message>
        <source>Once betting is over a player may throw the hand away, unless somebody has the right to see it.</source>
        <translation>Acabadas las apuestas, un jugador puede tirar la mano, salvo que alguien tenga derecho a verla.</translation>
    </message>
    <message>
        <source>the hand is given up</source>
        <translation>la mano se entrega</translation>
    </message>
    <message>
        <source>order of suits</source>
        <translation>orden de los palos</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs. Suits order equal cards; they never win a pot.</source>
        <translation>Picas, corazones, diamantes, tréboles. Los palos ordenan cartas iguales; nunca ganan un bote.</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation>picas, corazones, diamantes, tréboles</translation>
    </message>
    <message>
        <source>no redraw</source>
        <translation>no se vuelve a sacar</translation>
    </message>
    <message>
        <source>Equal cards are ordered by suit. No card is drawn again.</source>
        <translation>Las cartas iguales se ordenan por palo. No se saca otra carta.</translation>
    </message>
    <message>
        <source>no card is drawn again</source>
        <translation>no se saca otra carta</translation>
    </message>
    <message>
        <source>a card for each</source>
        <translation>una carta a cada uno</translation>
    </message>
    <message>
        <source>Who moves table, or who has the first button, is decided by one card each, dealt from the dealer&apos;s left.</source>
        <translation>Quién cambia de mesa, o quién tiene el primer botón, se decide con una carta a cada uno, desde la izquierda del crupier.</translation>
    </message>
    <message>
        <source>one card for each decides</source>
        <translation>decide una carta a cada uno</translation>
    </message>
    <message>
        <source>blinds count</source>
        <translation>las ciegas cuentan</translation>
    </message>
    <message>
        <source>A blind is part of its seat&apos;s bet, unless the game says that it is dead.</source>
        <translation>Una ciega es parte de la apuesta de su asiento, salvo que el juego diga que está muerta.</translation>
    </message>
    <message>
        <source>the blind counts</source>
        <translation>la ciega cuenta</translation>
    </message>
    <message>
        <source>post before looking</source>
        <translation>poner antes de mirar</translation>
    </message>
    <message>
        <source>Blinds are posted before a player looks at the cards.</source>
        <translation>Las ciegas se ponen antes de que el jugador mire las cartas.</translation>
    </message>
    <message>
        <source>where the blinds are</source>
        <translation>dónde están las ciegas</translation>
    </message>
    <message>
        <source>The blinds are the first seats to the left of the button, the smallest next to it.</source>
        <translation>Las ciegas son los primeros asientos a la izquierda del botón, la menor junto a él.</translation>
    </message>
    <message>
        <source>left of the button</source>
        <translation>a la izquierda del botón</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>quién actúa primero</translation>
    </message>
    <message>
        <source>The first round is opened left of the blinds, every later one by the first live seat left of the button.</source>
        <translation>La primera ronda la abre el asiento a la izquierda de las ciegas; las siguientes, el primer asiento vivo a la izquierda del botón.</translation>
    </message>
    <message>
        <source>left of the blinds, or of the button</source>
        <translation>a la izquierda de las ciegas, o del botón</translation>
    </message>
    <message>
        <source>the button moves</source>
        <translation>el botón se mueve</translation>
    </message>
    <message>
        <source>The button moves one seat clockwise each hand.</source>
        <translation>El botón se mueve un asiento en sentido horario cada mano.</translation>
    </message>
    <message>
        <source>one seat on</source>
        <translation>un asiento más</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>dos jugadores</translation>
    </message>
    <message>
        <source>Between two players the button has the small blind, acts first before the flop and last after it.</source>
        <translation>Entre dos jugadores, el botón tiene la ciega pequeña, actúa primero antes del flop y último después.</translation>
    </message>
    <message>
        <source>the big blind&apos;s option</source>
        <translation>la opción de la ciega grande</translation>
    </message>
    <message>
        <source>A blind that nobody has raised may raise when its turn comes.</source>
        <translation>Una ciega que nadie ha subido puede subir cuando llega su turno.</translation>
    </message>
    <message>
        <source>the big blind has the option</source>
        <translation>la ciega grande tiene la opción</translation>
    </message>
    <message>
        <source>missed blinds</source>
        <translation>ciegas perdidas</translation>
    </message>
    <message>
        <source>A seat that missed blinds posts them, the big one live and the small one dead, or waits for the big blind.</source>
        <translation>Un asiento que perdió ciegas las pone, la grande viva y la pequeña muerta, o espera a la ciega grande.</translation>
    </message>
    <message>
        <source>blinds are owed</source>
        <translation>se deben ciegas</translation>
    </message>
    <message>
        <source>blind or ante first</source>
        <translation>primero ciega o ante</translation>
    </message>
    <message>
        <source>A short stack pays the big blind or the big-blind ante first, as the house says.</source>
        <translation>Un stack corto paga primero la ciega grande o el ante de ciega grande, según la casa.</translation>
    </message>
    <message>
        <source>what a short stack pays first</source>
        <translation>qué paga primero un stack corto</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>faltan jugadores</translation>
    </message>
    <message>
        <source>A hand needs two seats with chips.</source>
        <translation>Una mano necesita dos asientos con fichas.</translation>
    </message>
    <message>
        <source>Seat another player, or count a stack.</source>
        <translation>Siente a otro jugador o cuente un stack.</translation>
    </message>
    <message>
        <source>a short blind changes nothing</source>
        <translation>una ciega corta no cambia nada</translation>
    </message>
    <message>
        <source>The call and the raises stay as large as ever when a blind is short.</source>
        <translation>Lo que hay que igualar y las subidas siguen igual de grandes cuando una ciega está corta.</translation>
    </message>
    <message>
        <source>everybody pays the blinds</source>
        <translation>todos pagan las ciegas</translation>
    </message>
    <message>
        <source>In every round of the table each player has the button once and pays all the blinds.</source>
        <translation>En cada vuelta de la mesa cada jugador tiene el botón una vez y paga todas las ciegas.</translation>
    </message>
    <message>
        <source>the next seat due</source>
        <translation>el siguiente asiento que toca</translation>
    </message>
    <message>
        <source>dead or moving button</source>
        <translation>botón muerto o móvil</translation>
    </message>
    <message>
        <source>With a dead button the big blind always moves to the next seat due, and the others follow it. With a moving button the button always moves on.</source>
        <translation>Con botón muerto, la ciega grande pasa siempre al siguiente asiento que toca y lo demás la sigue. Con botón móvil, el botón siempre avanza.</translation>
    </message>
    <message>
        <source>the big blind moves, the others follow</source>
        <translation>se mueve la ciega grande, lo demás la sigue</translation>
    </message>
    <message>
        <source>sizes come from the game</source>
        <translation>los tamaños los da el juego</translation>
    </message>
    <message>
        <source>How large bets and raises are follows from the form and the blinds.</source>
        <translation>El tamaño de apuestas y subidas sale de la modalidad y de las ciegas.</translation>
    </message>
    <message>
        <source>the game sets the size</source>
        <translation>el juego fija el tamaño</translation>
    </message>
    <message>
        <source>the lower bet on an upper street</source>
        <translation>la apuesta menor en una calle mayor</translation>
    </message>
    <message>
        <source>A bet at the lower limit on a street of the upper limit is brought up for everybody, if it is noticed before the round is over.</source>
        <translation>Una apuesta del límite inferior en una calle del límite superior se completa para todos si se advierte antes de acabar la ronda.</translation>
    </message>
    <message>
        <source>%1 was bet where %2 is due</source>
        <translation>se apostó %1 donde toca %2</translation>
    </message>
    <message>
        <source>too little is made up</source>
        <translation>lo que falta se completa</translation>
    </message>
    <message>
        <source>A bet, raise or call that was too small is brought up to the right amount.</source>
        <translation>Una apuesta, subida o igualada demasiado pequeña se lleva a la cantidad correcta.</translation>
    </message>
    <message>
        <source>to the nearest amount</source>
        <translation>a la cantidad más próxima</translation>
    </message>
    <message>
        <source>An amount that must be put right goes to the nearest one allowed; half way, as the house rounds.</source>
        <translation>Una cantidad que hay que corregir va a la permitida más próxima; a medio camino, como redondee la casa.</translation>
    </message>
    <message>
        <source>%1 goes to %2, the nearest amount</source>
        <translation>%1 pasa a %2, la cantidad más próxima</translation>
    </message>
    <message>
        <source>no raise out of a correction</source>
        <translation>una corrección no da subida</translation>
    </message>
    <message>
        <source>Nobody who has acted may turn a call into a raise because an amount was put right.</source>
        <translation>Nadie que haya actuado puede convertir una igualada en subida porque se corrigió una cantidad.</translation>
    </message>
    <message>
        <source>who has called may not raise for it</source>
        <translation>quien igualó no puede subir por ello</translation>
    </message>
    <message>
        <source>more than the limit</source>
        <translation>más que el límite</translation>
    </message>
    <message>
        <source>In limit, more than the call but less than half a bet over it is a call with change; half or more is a raise. Some houses take any excess as a raise.</source>
        <translation>Con límite fijo, más que lo que hay que igualar pero menos de media apuesta por encima es igualar con cambio; la mitad o más es subida. Algunas casas toman cualquier exceso como subida.</translation>
    </message>
    <message>
        <source>the stack differs</source>
        <translation>el stack difiere</translation>
    </message>
    <message>
        <source>What lies in front of a seat is not what the last hand should have left. The chips on the table count.</source>
        <translation>Lo que hay delante de un asiento no es lo que debió dejar la última mano. Cuentan las fichas de la mesa.</translation>
    </message>
    <message>
        <source>counted differently from the last hand</source>
        <translation>contado distinto de la última mano</translation>
    </message>
    <message>
        <source>say it at once</source>
        <translation>dígalo enseguida</translation>
    </message>
    <message>
        <source>Whoever sees a wrong amount or a wrong award says so at once, player or not.</source>
        <translation>Quien ve una cantidad o una adjudicación errónea lo dice enseguida, sea jugador o no.</translation>
    </message>
    <message>
        <source>said as soon as it was seen</source>
        <translation>dicho en cuanto se vio</translation>
    </message>
    <message>
        <source>until the next shuffle</source>
        <translation>hasta la próxima mezcla</translation>
    </message>
    <message>
        <source>A wrong award is taken back at the table until the next hand&apos;s shuffle begins. After that only the floor can mend it, from the betting.</source>
        <translation>Una adjudicación errónea se deshace en la mesa hasta que empieza la mezcla de la mano siguiente. Después solo la puede corregir el floor, a partir de las apuestas.</translation>
    </message>
    <message>
        <source>raises are counted</source>
        <translation>las subidas se cuentan</translation>
    </message>
    <message>
        <source>In limit, with three or more seats that still have chips, only so many raises follow the bet.</source>
        <translation>Con límite fijo y tres o más asientos que aún tienen fichas, solo un número de subidas sigue a la apuesta.</translation>
    </message>
    <message>
        <source>the last raise allowed was made</source>
        <translation>se hizo la última subida permitida</translation>
    </message>
    <message>
        <source>raises in two-round games</source>
        <translation>subidas en juegos de dos rondas</translation>
    </message>
    <message>
        <source>Games of two betting rounds have their own number of raises.</source>
        <translation>Los juegos de dos rondas de apuestas tienen su propio número de subidas.</translation>
    </message>
    <message>
        <source>no cap heads-up</source>
        <translation>sin tope mano a mano</translation>
    </message>
    <message>
        <source>Between two seats raises are not counted, unless the house caps them too.</source>
        <translation>Entre dos asientos las subidas no se cuentan, salvo que la casa también les ponga tope.</translation>
    </message>
    <message>
        <source>two seats, no cap</source>
        <translation>dos asientos, sin tope</translation>
    </message>
    <message>
        <source>a fold lifts no cap</source>
        <translation>una retirada no quita el tope</translation>
    </message>
    <message>
        <source>A round capped with three or more seats stays capped when a fold leaves two, unless the house lifts it.</source>
        <translation>Una ronda que llegó al tope con tres o más asientos lo mantiene cuando una retirada deja dos, salvo que la casa lo quite.</translation>
    </message>
    <message>
        <source>capped by three or more, two are left</source>
        <translation>tope con tres o más, quedan dos</translation>
    </message>
    <message>
        <source>when two are heads-up</source>
        <translation>cuándo están mano a mano</translation>
    </message>
    <message>
        <source>Only seats that still have chips are counted, and two must be left before the cap is reached.</source>
        <translation>Solo se cuentan los asientos que aún tienen fichas, y deben quedar dos antes de alcanzar el tope.</translation>
    </message>
    <message>
        <source>who counts as heads-up</source>
        <translation>quién cuenta como mano a mano</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>sin tope</translation>
    </message>
    <message>
        <source>No-limit and pot-limit have no cap on raises.</source>
        <translation>Sin límite y en pot-limit no hay tope de subidas.</translation>
    </message>
    <message>
        <source>most is the pot</source>
        <translation>el máximo es el bote</translation>
    </message>
    <message>
        <source>The most a seat may bet or raise is the pot as it stands after its call.</source>
        <translation>Lo máximo que un asiento puede apostar o subir es el bote tal como queda después de igualar.</translation>
    </message>
    <message>
        <source>the pot after the call</source>
        <translation>el bote después de igualar</translation>
    </message>
    <message>
        <source>over the pot</source>
        <translation>por encima del bote</translation>
    </message>
    <message>
        <source>A bet or raise above the pot is cut down to it while that can still be done; later it stands.</source>
        <translation>Una apuesta o subida por encima del bote se recorta a él mientras aún se puede; más tarde vale.</translation>
    </message>
    <message>
        <source>%1 is above the pot, %2</source>
        <translation>%1 está por encima del bote, %2</translation>
    </message>
    <message>
        <source>uncalled chips come back</source>
        <translation>las fichas no igualadas vuelven</translation>
    </message>
    <message>
        <source>What nobody has matched goes back to its owner before any hand is shown.</source>
        <translation>Lo que nadie ha igualado vuelve a su dueño antes de mostrar ninguna mano.</translation>
    </message>
    <message>
        <source>nobody matched it</source>
        <translation>nadie lo igualó</translation>
    </message>
    <message>
        <source>nobody left to bet against</source>
        <translation>no queda contra quién apostar</translation>
    </message>
    <message>
        <source>A seat is not asked to act when no opponent can bet any more.</source>
        <translation>A un asiento no se le pide actuar cuando ningún rival puede apostar ya.</translation>
    </message>
    <message>
        <source>no opponent can bet</source>
        <translation>ningún rival puede apostar</translation>
    </message>
    <message>
        <source>nobody could call a raise</source>
        <translation>nadie podría igualar una subida</translation>
    </message>
    <message>
        <source>No raise is offered when no opponent could put in more.</source>
        <translation>No se ofrece subir cuando ningún rival podría poner más.</translation>
    </message>
    <message>
        <source>no opponent could put in more</source>
        <translation>ningún rival podría poner más</translation>
    </message>
    <message>
        <source>one oversized chip</source>
        <translation>una ficha de valor superior</translation>
    </message>
    <message>
        <source>One chip larger than the bet, put in without a word, is a call.</source>
        <translation>Una ficha mayor que la apuesta, puesta sin decir palabra, es igualar.</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>una ficha de %1, sin decir nada</translation>
    </message>
    <message>
        <source>every chip needed to call</source>
        <translation>todas las fichas hacen falta para igualar</translation>
    </message>
    <message>
        <source>When the chips would not make the call without the smallest of them, all of it is a call.</source>
        <translation>Si sin la menor de las fichas no se llegaría a igualar, todo ello es igualar.</translation>
    </message>
    <message>
        <source>%1 put for %2, the smallest chip %3</source>
        <translation>%1 puesto para %2, la ficha menor %3</translation>
    </message>
    <message>
        <source>one chip on the bring-in</source>
        <translation>una ficha sobre el bring-in</translation>
    </message>
    <message>
        <source>One large chip on a stud bring-in, without a word, calls the bring-in and does not complete it.</source>
        <translation>En stud, una ficha grande sobre el bring-in, sin decir palabra, iguala el bring-in y no lo completa.</translation>
    </message>
    <message>
        <source>one chip to open</source>
        <translation>una ficha para abrir</translation>
    </message>
    <message>
        <source>With no bet before it, one chip put in without a word is a bet of its whole value.</source>
        <translation>Sin apuesta previa, una ficha puesta sin decir palabra es una apuesta por todo su valor.</translation>
    </message>
    <message>
        <source>one chip of %1, no bet before it</source>
        <translation>una ficha de %1, sin apuesta previa</translation>
    </message>
    <message>
        <source>chips from before</source>
        <translation>fichas de antes</translation>
    </message>
    <message>
        <source>Chips that already lie in front count with new ones: what is added is judged by whether the old ones were taken back, left, or pushed in with them.</source>
        <translation>Las fichas que ya estaban delante cuentan con las nuevas: lo añadido se juzga según si las antiguas se retiraron, se dejaron o se empujaron con ellas.</translation>
    </message>
    <message>
        <source>%1 added to what lay in front</source>
        <translation>%1 añadido a lo que había delante</translation>
    </message>
    <message>
        <source>&quot;raise&quot; and one chip</source>
        <translation>«subo» y una ficha</translation>
    </message>
    <message>
        <source>&quot;Raise&quot; said before one chip lands makes it a raise to the chip&apos;s value, as far as the game allows. Said after, it is a call.</source>
        <translation>«Subo», dicho antes de que caiga una ficha, la hace subida hasta el valor de la ficha, en lo que permita el juego. Dicho después, es igualar.</translation>
    </message>
    <message>
        <source>&quot;raise&quot;, then one chip of %1</source>
        <translation>«subo», luego una ficha de %1</translation>
    </message>
    <message>
        <source>how small pots are split</source>
        <translation>cómo se reparten botes pequeños</translation>
    </message>
    <message>
        <source>A pot is split down to the unit that the house names; what is left over is the odd chip.</source>
        <translation>Un bote se reparte hasta la unidad que fija la casa; lo que sobra es la ficha impar.</translation>
    </message>
    <message>
        <source>split down to the unit of the house</source>
        <translation>repartido hasta la unidad de la casa</translation>
    </message>
    <message>
        <source>odd chip to the left of the button</source>
        <translation>ficha impar a la izquierda del botón</translation>
    </message>
    <message>
        <source>In games with a button the odd chip goes to the first winner clockwise from the button.</source>
        <translation>En juegos con botón, la ficha impar es para el primer ganador en sentido horario desde el botón.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, nearest left of button</source>
        <translation>ficha impar %1 al asiento %2, el más próximo a la izquierda del botón</translation>
    </message>
    <message>
        <source>odd chip by the high card</source>
        <translation>ficha impar por la carta alta</translation>
    </message>
    <message>
        <source>In stud, for the high hand, the odd chip goes to the winner with the highest card by suit.</source>
        <translation>En stud, para la mano alta, la ficha impar es para el ganador con la carta más alta por palo.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, highest card</source>
        <translation>ficha impar %1 al asiento %2, carta más alta</translation>
    </message>
    <message>
        <source>odd chip by the low card</source>
        <translation>ficha impar por la carta baja</translation>
    </message>
    <message>
        <source>In stud, for the low hand, the odd chip goes to the winner with the lowest card by suit, or the highest where the house has it so.</source>
        <translation>En stud, para la mano baja, la ficha impar es para el ganador con la carta más baja por palo, o la más alta donde la casa lo tiene así.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, by its card</source>
        <translation>ficha impar %1 al asiento %2, por su carta</translation>
    </message>
    <message>
        <source>odd chip to the high hand</source>
        <translation>ficha impar a la mano alta</translation>
    </message>
    <message>
        <source>When high and low share a pot, the odd chip goes to the high side. Ties inside a side are split by that form&apos;s own rule.</source>
        <translation>Cuando alta y baja comparten un bote, la ficha impar es para el lado alto. Los empates dentro de un lado se reparten por la regla de esa modalidad.</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2, the high hand</source>
        <translation>ficha impar %1 al asiento %2, la mano alta</translation>
    </message>
    <message>
        <source>tied both ways</source>
        <translation>empate por los dos lados</translation>
    </message>
    <message>
        <source>Seats that tie for high and for low share the whole pot as evenly as it goes.</source>
        <translation>Los asientos que empatan en alta y en baja comparten todo el bote con la mayor igualdad posible.</translation>
    </message>
    <message>
        <source>one odd chip each</source>
        <translation>una ficha impar a cada uno</translation>
    </message>
    <message>
        <source>Nobody gets a second odd chip of a pot while another tied seat has none.</source>
        <translation>Nadie recibe una segunda ficha impar de un bote mientras otro asiento empatado no tenga ninguna.</translation>
    </message>
    <message>
        <source>down to a dollar</source>
        <translation>hasta un dólar</translation>
    </message>
    <message>
        <source>Where the house says so, a pot is broken into single dollars and only the last of them is odd.</source>
        <translation>Donde la casa lo dice, un bote se divide en dólares sueltos y solo el último es impar.</translation>
    </message>
    <message>
        <source>each pot by itself</source>
        <translation>cada bote por separado</translation>
    </message>
    <message>
        <source>The main pot and every side pot are split separately.</source>
        <translation>El bote principal y cada bote paralelo se reparten por separado.</translation>
    </message>
</context>
<context>
    <name>say</name>
    <message>
        <source>Fold, seat %1.</source>
        <translation>No va, asiento %1.</translation>
    </message>
    <message>
        <source>Check, seat %1.</source>
        <translation>Pasa, asiento %1.</translation>
    </message>
    <message>
        <source>Call, %1.</source>
        <translation>Iguala, %1.</translation>
    </message>
    <message>
        <source>Call, all-in, seat %1.</source>
        <translation>Iguala, all-in, asiento %1.</translation>
    </message>
    <message>
        <source>Bet, %1, seat %2.</source>
        <translation>Apuesta, %1, asiento %2.</translation>
    </message>
    <message>
        <source>Raise, %1 total, seat %2.</source>
        <translation>Sube, %1 en total, asiento %2.</translation>
    </message>
    <message>
        <source>Complete, %1 total, seat %2.</source>
        <translation>Completa, %1 en total, asiento %2.</translation>
    </message>
    <message>
        <source>All-in, seat %1.</source>
        <translation>All-in, asiento %1.</translation>
    </message>
    <message>
        <source>All-in, %1 total, seat %2.</source>
        <translation>All-in, %1 en total, asiento %2.</translation>
    </message>
    <message>
        <source>Bring-in, %1, seat %2.</source>
        <translation>Bring-in, %1, asiento %2.</translation>
    </message>
    <message>
        <source>Straddle, %1, seat %2.</source>
        <translation>Straddle, %1, asiento %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>Asiento %1 pone %2.</translation>
    </message>
    <message>
        <source>Pot, %1 total, seat %2.</source>
        <translation>Bote, %1 en total, asiento %2.</translation>
    </message>
    <message>
        <source>Change %1 to seat %2.</source>
        <translation>Cambio de %1 al asiento %2.</translation>
    </message>
    <message>
        <source>%1 back to seat %2.</source>
        <translation>%1 de vuelta al asiento %2.</translation>
    </message>
    <message>
        <source>Seat %1 adds %2.</source>
        <translation>Asiento %1 añade %2.</translation>
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
        <translation>Habla el asiento %1.</translation>
    </message>
    <message>
        <source>Seat %1, %2 to call.</source>
        <translation>Asiento %1, %2 para igualar.</translation>
    </message>
    <message>
        <source>Seat %1 brings it in.</source>
        <translation>Bring-in, asiento %1.</translation>
    </message>
    <message>
        <source>Whose card brings it in?</source>
        <translation>¿De quién es la carta del bring-in?</translation>
    </message>
    <message>
        <source>Whose board is first to act?</source>
        <translation>¿Qué board habla primero?</translation>
    </message>
    <message>
        <source>Upcard, seat %1.</source>
        <translation>Carta descubierta, asiento %1.</translation>
    </message>
    <message>
        <source>Cards, seat %1?</source>
        <translation>¿Cartas, asiento %1?</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Descarten una carta.</translation>
    </message>
    <message>
        <source>Seat %1, your option.</source>
        <translation>Asiento %1, su opción.</translation>
    </message>
    <message>
        <source>Seat %1, how much?</source>
        <translation>Asiento %1, ¿cuánto?</translation>
    </message>
    <message>
        <source>Out of turn, seat %1.</source>
        <translation>Fuera de turno, asiento %1.</translation>
    </message>
    <message>
        <source>Seat %1 stands: %2.</source>
        <translation>Asiento %1, vale: %2.</translation>
    </message>
    <message>
        <source>Seat %1 may act freely.</source>
        <translation>Asiento %1, actúa libremente.</translation>
    </message>
    <message>
        <source>Seat %1, call or fold.</source>
        <translation>Asiento %1, igualar o no ir.</translation>
    </message>
    <message>
        <source>No raise, seat %1.</source>
        <translation>Sin subida, asiento %1.</translation>
    </message>
    <message>
        <source>The betting is capped.</source>
        <translation>Tope de subidas.</translation>
    </message>
    <message>
        <source>Two players.</source>
        <translation>Dos jugadores.</translation>
    </message>
    <message>
        <source>Three players.</source>
        <translation>Tres jugadores.</translation>
    </message>
    <message>
        <source>Four players.</source>
        <translation>Cuatro jugadores.</translation>
    </message>
    <message>
        <source>Five players.</source>
        <translation>Cinco jugadores.</translation>
    </message>
    <message>
        <source>Six players.</source>
        <translation>Seis jugadores.</translation>
    </message>
    <message>
        <source>Seven players.</source>
        <translation>Siete jugadores.</translation>
    </message>
    <message>
        <source>Eight players.</source>
        <translation>Ocho jugadores.</translation>
    </message>
    <message>
        <source>Nine players.</source>
        <translation>Nueve jugadores.</translation>
    </message>
    <message>
        <source>Ten players.</source>
        <translation>Diez jugadores.</translation>
    </message>
    <message>
        <source>Seat %1 wins.</source>
        <translation>Gana el asiento %1.</translation>
    </message>
    <message>
        <source>Main %1.</source>
        <translation>Principal, %1.</translation>
    </message>
    <message>
        <source>Side one %1.</source>
        <translation>Paralelo uno, %1.</translation>
    </message>
    <message>
        <source>Side two %1.</source>
        <translation>Paralelo dos, %1.</translation>
    </message>
    <message>
        <source>Side three %1.</source>
        <translation>Paralelo tres, %1.</translation>
    </message>
    <message>
        <source>Side four %1.</source>
        <translation>Paralelo cuatro, %1.</translation>
    </message>
    <message>
        <source>Side five %1.</source>
        <translation>Paralelo cinco, %1.</translation>
    </message>
    <message>
        <source>Side six %1.</source>
        <translation>Paralelo seis, %1.</translation>
    </message>
    <message>
        <source>Side seven %1.</source>
        <translation>Paralelo siete, %1.</translation>
    </message>
    <message>
        <source>Side eight %1.</source>
        <translation>Paralelo ocho, %1.</translation>
    </message>
    <message>
        <source>Side nine %1.</source>
        <translation>Paralelo nueve, %1.</translation>
    </message>
    <message>
        <source>Side ten %1.</source>
        <translation>Paralelo diez, %1.</translation>
    </message>
    <message>
        <source>Main pot is seats %1.</source>
        <translation>Bote principal: asientos %1.</translation>
    </message>
    <message>
        <source>then: main pot, seats %1</source>
        <translation>después: bote principal, asientos %1</translation>
    </message>
    <message>
        <source>Side pot is seats %1.</source>
        <translation>Bote paralelo: asientos %1.</translation>
    </message>
    <message>
        <source>then: side pot, seats %1</source>
        <translation>después: bote paralelo, asientos %1</translation>
    </message>
    <message>
        <source>Side pot one is seats %1.</source>
        <translation>Bote paralelo uno: asientos %1.</translation>
    </message>
    <message>
        <source>then: side one, seats %1</source>
        <translation>después: paralelo uno, asientos %1</translation>
    </message>
    <message>
        <source>Side pot two is seats %1.</source>
        <translation>Bote paralelo dos: asientos %1.</translation>
    </message>
    <message>
        <source>then: side two, seats %1</source>
        <translation>después: paralelo dos, asientos %1</translation>
    </message>
    <message>
        <source>Side pot three is seats %1.</source>
        <translation>Bote paralelo tres: asientos %1.</translation>
    </message>
    <message>
        <source>then: side three, seats %1</source>
        <translation>después: paralelo tres, asientos %1</translation>
    </message>
    <message>
        <source>Side pot four is seats %1.</source>
        <translation>Bote paralelo cuatro: asientos %1.</translation>
    </message>
    <message>
        <source>then: side four, seats %1</source>
        <translation>después: paralelo cuatro, asientos %1</translation>
    </message>
    <message>
        <source>Side pot five is seats %1.</source>
        <translation>Bote paralelo cinco: asientos %1.</translation>
    </message>
    <message>
        <source>then: side five, seats %1</source>
        <translation>después: paralelo cinco, asientos %1</translation>
    </message>
    <message>
        <source>Side pot six is seats %1.</source>
        <translation>Bote paralelo seis: asientos %1.</translation>
    </message>
    <message>
        <source>then: side six, seats %1</source>
        <translation>después: paralelo seis, asientos %1</translation>
    </message>
    <message>
        <source>Side pot seven is seats %1.</source>
        <translation>Bote paralelo siete: asientos %1.</translation>
    </message>
    <message>
        <source>then: side seven, seats %1</source>
        <translation>después: paralelo siete, asientos %1</translation>
    </message>
    <message>
        <source>Side pot eight is seats %1.</source>
        <translation>Bote paralelo ocho: asientos %1.</translation>
    </message>
    <message>
        <source>then: side eight, seats %1</source>
        <translation>después: paralelo ocho, asientos %1</translation>
    </message>
    <message>
        <source>Side pot nine is seats %1.</source>
        <translation>Bote paralelo nueve: asientos %1.</translation>
    </message>
    <message>
        <source>then: side nine, seats %1</source>
        <translation>después: paralelo nueve, asientos %1</translation>
    </message>
    <message>
        <source>Side pot ten is seats %1.</source>
        <translation>Bote paralelo diez: asientos %1.</translation>
    </message>
    <message>
        <source>then: side ten, seats %1</source>
        <translation>después: paralelo diez, asientos %1</translation>
    </message>
    <message>
        <source>Main pot to seat %1.</source>
        <translation>Bote principal para el asiento %1.</translation>
    </message>
    <message>
        <source>then: main pot to seat %1</source>
        <translation>después: bote principal para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot to seat %1.</source>
        <translation>Bote paralelo para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side pot to seat %1</source>
        <translation>después: bote paralelo para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot one to seat %1.</source>
        <translation>Bote paralelo uno para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side one to seat %1</source>
        <translation>después: paralelo uno para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot two to seat %1.</source>
        <translation>Bote paralelo dos para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side two to seat %1</source>
        <translation>después: paralelo dos para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot three to seat %1.</source>
        <translation>Bote paralelo tres para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side three to seat %1</source>
        <translation>después: paralelo tres para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot four to seat %1.</source>
        <translation>Bote paralelo cuatro para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side four to seat %1</source>
        <translation>después: paralelo cuatro para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot five to seat %1.</source>
        <translation>Bote paralelo cinco para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side five to seat %1</source>
        <translation>después: paralelo cinco para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot six to seat %1.</source>
        <translation>Bote paralelo seis para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side six to seat %1</source>
        <translation>después: paralelo seis para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot seven to seat %1.</source>
        <translation>Bote paralelo siete para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side seven to seat %1</source>
        <translation>después: paralelo siete para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot eight to seat %1.</source>
        <translation>Bote paralelo ocho para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side eight to seat %1</source>
        <translation>después: paralelo ocho para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot nine to seat %1.</source>
        <translation>Bote paralelo nueve para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side nine to seat %1</source>
        <translation>después: paralelo nueve para el asiento %1</translation>
    </message>
    <message>
        <source>Side pot ten to seat %1.</source>
        <translation>Bote paralelo diez para el asiento %1.</translation>
    </message>
    <message>
        <source>then: side ten to seat %1</source>
        <translation>después: paralelo diez para el asiento %1</translation>
    </message>
    <message>
        <source>Main pot is split, seats %1.</source>
        <translation>Bote principal repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: main pot is split, seats %1</source>
        <translation>después: bote principal repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot is split, seats %1.</source>
        <translation>Bote paralelo repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side pot is split, seats %1</source>
        <translation>después: bote paralelo repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot one is split, seats %1.</source>
        <translation>Bote paralelo uno repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side one is split, seats %1</source>
        <translation>después: paralelo uno repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot two is split, seats %1.</source>
        <translation>Bote paralelo dos repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side two is split, seats %1</source>
        <translation>después: paralelo dos repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot three is split, seats %1.</source>
        <translation>Bote paralelo tres repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side three is split, seats %1</source>
        <translation>después: paralelo tres repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot four is split, seats %1.</source>
        <translation>Bote paralelo cuatro repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side four is split, seats %1</source>
        <translation>después: paralelo cuatro repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot five is split, seats %1.</source>
        <translation>Bote paralelo cinco repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side five is split, seats %1</source>
        <translation>después: paralelo cinco repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot six is split, seats %1.</source>
        <translation>Bote paralelo seis repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side six is split, seats %1</source>
        <translation>después: paralelo seis repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot seven is split, seats %1.</source>
        <translation>Bote paralelo siete repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side seven is split, seats %1</source>
        <translation>después: paralelo siete repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot eight is split, seats %1.</source>
        <translation>Bote paralelo ocho repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side eight is split, seats %1</source>
        <translation>después: paralelo ocho repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot nine is split, seats %1.</source>
        <translation>Bote paralelo nueve repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side nine is split, seats %1</source>
        <translation>después: paralelo nueve repartido, asientos %1</translation>
    </message>
    <message>
        <source>Side pot ten is split, seats %1.</source>
        <translation>Bote paralelo diez repartido, asientos %1.</translation>
    </message>
    <message>
        <source>then: side ten is split, seats %1</source>
        <translation>después: paralelo diez repartido, asientos %1</translation>
    </message>
    <message>
        <source>Odd chip to seat %1.</source>
        <translation>Ficha impar al asiento %1.</translation>
    </message>
    <message>
        <source>High, seat %1.</source>
        <translation>Alta, asiento %1.</translation>
    </message>
    <message>
        <source>Low, seat %1.</source>
        <translation>Baja, asiento %1.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>No hay baja.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Seat %1 shows first.</source>
        <translation>Muestra primero el asiento %1.</translation>
    </message>
    <message>
        <source>Seat %1, show or muck.</source>
        <translation>Asiento %1, mostrar o muck.</translation>
    </message>
    <message>
        <source>All hands, face up.</source>
        <translation>Todas las manos, boca arriba.</translation>
    </message>
    <message>
        <source>Seat %1, %2.</source>
        <translation>Asiento %1, %2.</translation>
    </message>
    <message>
        <source>Run it twice.</source>
        <translation>Se corre dos veces.</translation>
    </message>
    <message>
        <source>Run it three times.</source>
        <translation>Se corre tres veces.</translation>
    </message>
    <message>
        <source>Card exposed, seat %1.</source>
        <translation>Carta expuesta, asiento %1.</translation>
    </message>
    <message>
        <source>Card exposed on the board.</source>
        <translation>Carta expuesta en el board.</translation>
    </message>
    <message>
        <source>Boxed card.</source>
        <translation>Carta invertida.</translation>
    </message>
    <message>
        <source>Extra card, seat %1.</source>
        <translation>Carta de más, asiento %1.</translation>
    </message>
    <message>
        <source>Short hand, seat %1.</source>
        <translation>Carta de menos, asiento %1.</translation>
    </message>
    <message>
        <source>Card dealt too early.</source>
        <translation>Carta repartida antes de tiempo.</translation>
    </message>
    <message>
        <source>Burn put right.</source>
        <translation>Quemada corregida.</translation>
    </message>
    <message>
        <source>Fouled deck. All chips back.</source>
        <translation>Baraja defectuosa. Todas las fichas vuelven.</translation>
    </message>
    <message>
        <source>Misdeal. All chips back.</source>
        <translation>Reparto nulo. Todas las fichas vuelven.</translation>
    </message>
    <message>
        <source>The hand is void. All chips back.</source>
        <translation>Mano anulada. Todas las fichas vuelven.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Sigue el juego.</translation>
    </message>
    <message>
        <source>Hand dead, seat %1.</source>
        <translation>Mano muerta, asiento %1.</translation>
    </message>
    <message>
        <source>Hand live, seat %1.</source>
        <translation>Mano viva, asiento %1.</translation>
    </message>
    <message>
        <source>Time, seat %1.</source>
        <translation>Tiempo, asiento %1.</translation>
    </message>
    <message>
        <source>The clock is on seat %1, %2 s.</source>
        <translation>Reloj para el asiento %1, %2 s.</translation>
    </message>
    <message>
        <source>Time is up, seat %1.</source>
        <translation>Se acabó el tiempo, asiento %1.</translation>
    </message>
    <message>
        <source>Floor.</source>
        <translation>Floor.</translation>
    </message>
    <message>
        <source>The floor is called. Nothing moves.</source>
        <translation>Floor avisado. No se mueve nada.</translation>
    </message>
    <message>
        <source>The pot is held.</source>
        <translation>El bote queda retenido.</translation>
    </message>
    <message>
        <source>%1, as recorded.</source>
        <translation>%1, según lo registrado.</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>según lo registrado</translation>
    </message>
    <message>
        <source>Pot is %1.</source>
        <translation>El bote es de %1.</translation>
    </message>
    <message>
        <source>Enter the stakes, then Next hand.</source>
        <translation>Anote las ciegas; después, «Otra mano».</translation>
    </message>
    <message>
        <source>Shuffle up, then Next hand.</source>
        <translation>Baraje; después, «Otra mano».</translation>
    </message>
    <message>
        <source>Deal the cards.</source>
        <translation>Reparta las cartas.</translation>
    </message>
    <message>
        <source>Push %1 to seat %2.</source>
        <translation>Entregue %1 al asiento %2.</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>to act</source>
        <translation>por actuar</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>debe %1</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>según lo registrado</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>sin contar</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>igualó %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>apuesta %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>subió a %1</translation>
    </message>
    <message>
        <source>completed to %1</source>
        <translation>completó a %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>brought in %1</source>
        <translation>bring-in %1</translation>
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
        <translation>%1 dentro</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>no va</translation>
    </message>
    <message>
        <source>folded, %1 in</source>
        <translation>no va, %1 dentro</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>se retira</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation>mano muerta</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>al muck</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>leaves after this hand</source>
        <translation>se va tras esta mano</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>tap to seat</source>
        <translation>toque para sentar</translation>
    </message>
    <message>
        <source>owes BB</source>
        <translation>debe CG</translation>
    </message>
    <message>
        <source>owes SB</source>
        <translation>debe CP</translation>
    </message>
    <message>
        <source>owes BB and SB</source>
        <translation>debe CG y CP</translation>
    </message>
    <message>
        <source>waits for BB</source>
        <translation>espera la CG</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>detrás %1</translation>
    </message>
    <message>
        <source>%1 next hand</source>
        <translation>%1 próxima mano</translation>
    </message>
    <message>
        <source>acted early</source>
        <translation>actuó antes de tiempo</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, espera</translation>
    </message>
    <message>
        <source>small blind %1</source>
        <translation>ciega pequeña %1</translation>
    </message>
    <message>
        <source>big blind %1</source>
        <translation>ciega grande %1</translation>
    </message>
    <message>
        <source>third blind %1</source>
        <translation>tercera ciega %1</translation>
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
        <translation>pone %1</translation>
    </message>
    <message>
        <source>button</source>
        <translation>botón</translation>
    </message>
    <message>
        <source>card exposed</source>
        <translation>carta expuesta</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>pagar %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gana %1</translation>
    </message>
    <message>
        <source>shows first</source>
        <translation>muestra primero</translation>
    </message>
    <message>
        <source>to show</source>
        <translation>por mostrar</translation>
    </message>
    <message>
        <source>in, all-in</source>
        <translation>dentro, all-in</translation>
    </message>
    <message>
        <source>in, live</source>
        <translation>dentro, vivo</translation>
    </message>
    <message>
        <source>in, folded</source>
        <translation>dentro, no va</translation>
    </message>
    <message>
        <source>nothing in</source>
        <translation>nada dentro</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 de vuelta</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1 to seat %2</source>
        <translation>%1 al asiento %2</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Decir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Botes</translation>
    </message>
    <message>
        <source>may win it</source>
        <translation>puede ganarlo</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>según lo anotado</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>seat %1, just now</source>
        <translation>asiento %1, ahora mismo</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Adjudicación</translation>
    </message>
    <message>
        <source>last formed first</source>
        <translation>el último formado, primero</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>posible ahora</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valores de partida</translation>
    </message>
    <message>
        <source>tap to change</source>
        <translation>toque para cambiar</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Ciegas y apuestas</translation>
    </message>
    <message>
        <source>all that is needed</source>
        <translation>no hace falta más</translation>
    </message>
    <message>
        <source>Raise to, seat %1</source>
        <translation>Subir a, asiento %1</translation>
    </message>
    <message>
        <source>total this round</source>
        <translation>total de esta ronda</translation>
    </message>
    <message>
        <source>Bet, seat %1</source>
        <translation>Apostar, asiento %1</translation>
    </message>
    <message>
        <source>Complete, seat %1</source>
        <translation>Completar, asiento %1</translation>
    </message>
    <message>
        <source>All-in, seat %1</source>
        <translation>All-in, asiento %1</translation>
    </message>
    <message>
        <source>counted now</source>
        <translation>contado ahora</translation>
    </message>
    <message>
        <source>Seat %1 has in</source>
        <translation>Asiento %1 tiene dentro</translation>
    </message>
    <message>
        <source>Stack, seat %1</source>
        <translation>Stack, asiento %1</translation>
    </message>
    <message>
        <source>Seat %1 says %2</source>
        <translation>Asiento %1 dice %2</translation>
    </message>
    <message>
        <source>as it was said</source>
        <translation>tal como se dijo</translation>
    </message>
    <message>
        <source>Seat %1 shows</source>
        <translation>Asiento %1 muestra</translation>
    </message>
    <message>
        <source>Upcard, seat %1</source>
        <translation>Carta descubierta, asiento %1</translation>
    </message>
    <message>
        <source>Who opens?</source>
        <translation>¿Quién abre?</translation>
    </message>
    <message>
        <source>read by the dealer</source>
        <translation>leído por el crupier</translation>
    </message>
    <message>
        <source>Tap the seat that brings in.</source>
        <translation>Toque el asiento que pone el bring-in.</translation>
    </message>
    <message>
        <source>Tap the seat that is first to act.</source>
        <translation>Toque el asiento que actúa primero.</translation>
    </message>
    <message>
        <source>Seat %1 draws</source>
        <translation>Asiento %1 pide</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>después %1</translation>
    </message>
    <message>
        <source>the last to draw</source>
        <translation>el último en pedir</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>¿Cuántas cartas?</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>una carta cada uno</translation>
    </message>
    <message>
        <source>Tap each seat that has discarded.</source>
        <translation>Toque cada asiento que haya descartado.</translation>
    </message>
    <message>
        <source>Next hand as</source>
        <translation>Próxima mano como</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>servido</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>pidió %1</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>por pedir</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>por descartar</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartó</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>carta descubierta</translation>
    </message>
    <message>
        <source>Which fault?</source>
        <translation>¿Qué fallo?</translation>
    </message>
    <message>
        <source>Tap the seat</source>
        <translation>Toque el asiento</translation>
    </message>
    <message>
        <source>Which card of the seat?</source>
        <translation>¿Qué carta del asiento?</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>¿Qué carta es?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>How is it dead?</source>
        <translation>¿Por qué está muerta?</translation>
    </message>
    <message>
        <source>Tap the seat that saw it</source>
        <translation>Toque el asiento que la vio</translation>
    </message>
    <message>
        <source>How much was hidden?</source>
        <translation>¿Cuánto estaba oculto?</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>motion %1</source>
        <translation>gesto %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>mínimo %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>máximo %1</translation>
    </message>
    <message>
        <source>most %1, the stack</source>
        <translation>máximo %1, el stack</translation>
    </message>
    <message>
        <source>most %1, the pot</source>
        <translation>máximo %1, el bote</translation>
    </message>
    <message>
        <source>most not counted</source>
        <translation>máximo sin contar</translation>
    </message>
    <message>
        <source>under least</source>
        <translation>bajo el mínimo</translation>
    </message>
    <message>
        <source>over most</source>
        <translation>sobre el máximo</translation>
    </message>
    <message>
        <source>no bet yet</source>
        <translation>aún sin apuesta</translation>
    </message>
    <message>
        <source>call %1 + pot after the call %2 → %3</source>
        <translation>igualar %1 + bote después %2 → %3</translation>
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
        <translation>paralelo 1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>paralelo 2</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side 3</source>
        <translation>paralelo 3</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>side 4</source>
        <translation>paralelo 4</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>side 5</source>
        <translation>paralelo 5</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>side 6</source>
        <translation>paralelo 6</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>side 7</source>
        <translation>paralelo 7</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>side 8</source>
        <translation>paralelo 8</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>side 9</source>
        <translation>paralelo 9</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>side 10</source>
        <translation>paralelo 10</translation>
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
        <translation>Bote</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 from %2 so far</source>
        <translation>%1 de %2 hasta ahora</translation>
    </message>
    <message>
        <source>%1 folded</source>
        <translation>%1 retirado</translation>
    </message>
    <message>
        <source>%1 dead</source>
        <translation>%1 muerto</translation>
    </message>
    <message>
        <source>%1 back to seat %2</source>
        <translation>%1 de vuelta al asiento %2</translation>
    </message>
    <message>
        <source>live: %1</source>
        <translation>vivos: %1</translation>
    </message>
    <message>
        <source>live: %1, all-in: %2</source>
        <translation>vivos: %1, all-in: %2</translation>
    </message>
    <message>
        <source>betting open</source>
        <translation>se apuesta</translation>
    </message>
    <message>
        <source>betting closed</source>
        <translation>apuestas cerradas</translation>
    </message>
    <message>
        <source>push now</source>
        <translation>pagar ahora</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenido</translation>
    </message>
    <message>
        <source>odd chip %1 to seat %2</source>
        <translation>ficha impar %1 al asiento %2</translation>
    </message>
    <message>
        <source>%1: %2 to seat %3</source>
        <translation>%1: %2 al asiento %3</translation>
    </message>
    <message>
        <source>%2 to seat %1</source>
        <translation>%2 al asiento %1</translation>
    </message>
    <message>
        <source>scoop: all of it</source>
        <translation>scoop: todo</translation>
    </message>
    <message>
        <source>high, no low</source>
        <translation>alta, no hay baja</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>¿Quién gana %1?</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>board %1</translation>
    </message>
    <message>
        <source>no rake</source>
        <translation>sin rake</translation>
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
        <translation>todas las manos en la mesa</translation>
    </message>
    <message>
        <source>every hand tabled, seat %1 killed</source>
        <translation>todas las manos en la mesa, asiento %1 retirado</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake %3</source>
        <translation>%1 entra, %2 sale, rake %3</translation>
    </message>
    <message>
        <source>%1 in, %2 out, rake none</source>
        <translation>%1 entra, %2 sale, sin rake</translation>
    </message>
    <message>
        <source>%1 entered, %2 in pots</source>
        <translation>%1 anotado, %2 en botes</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 entra, %2 sale</translation>
    </message>
    <message>
        <source>Count the pots again before they are pushed.</source>
        <translation>Cuente otra vez los botes antes de entregarlos.</translation>
    </message>
    <message>
        <source>type, or tap a button</source>
        <translation>escriba o toque un botón</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>último: %1</translation>
    </message>
    <message>
        <source>Enter to record.</source>
        <translation>Intro para registrar.</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>aún sin registrar</translation>
    </message>
    <message>
        <source>flag only, no money moves</source>
        <translation>solo aviso, no se mueve dinero</translation>
    </message>
    <message>
        <source>Next: seat %1 owes %2.</source>
        <translation>Sigue: el asiento %1 debe %2.</translation>
    </message>
    <message>
        <source>Betting closes.</source>
        <translation>Se cierran las apuestas.</translation>
    </message>
    <message>
        <source>Betting closes, %1 is %2.</source>
        <translation>Se cierran las apuestas, %1 es %2.</translation>
    </message>
    <message>
        <source>Next: seat %1.</source>
        <translation>Sigue: asiento %1.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Next hand: everybody antes %1.</source>
        <translation>Próxima mano: todos ponen ante de %1.</translation>
    </message>
    <message>
        <source>Next hand: button %1, small blind seat %2, big blind seat %3.</source>
        <translation>Próxima mano: botón %1, ciega pequeña asiento %2, ciega grande asiento %3.</translation>
    </message>
    <message>
        <source>Claims belong in files, not at the table.</source>
        <translation>Las afirmaciones van en archivos, no en la mesa.</translation>
    </message>
    <message>
        <source>The table has just changed. Press again.</source>
        <translation>La mesa acaba de cambiar. Pulse otra vez.</translation>
    </message>
    <message>
        <source>Seat %1 acts out of turn. Esc: back to seat %2.</source>
        <translation>El asiento %1 actúa fuera de turno. Esc: volver al asiento %2.</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>resuelto: %1</translation>
    </message>
    <message>
        <source>%1 %2 %3/%4</source>
        <translation>%1 %2 %3/%4</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>aún no hay mano</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>Pot helper</source>
        <translation>Ayuda de botes</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <translation>Crupier %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Práctica…</translation>
    </message>
    <message>
        <source>About Oddchip</source>
        <translation>Acerca de Oddchip</translation>
    </message>
    <message>
        <source>Oddchip %1. Runs a poker table for its dealer. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Oddchip %1. Lleva una mesa de póquer para su crupier. Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Table set-up…</source>
        <translation>Ajustes de la mesa…</translation>
    </message>
    <message>
        <source>Bomb pot, kill…</source>
        <translation>Bomb pot, kill…</translation>
    </message>
    <message>
        <source>Pot helper…</source>
        <translation>Ayuda de botes…</translation>
    </message>
    <message>
        <source>The floor…</source>
        <translation>El floor…</translation>
    </message>
    <message>
        <source>Correct a stack…</source>
        <translation>Corregir un stack…</translation>
    </message>
    <message>
        <source>Tap the seat whose stack was counted.</source>
        <translation>Toque el asiento cuyo stack se contó.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Click when refused</source>
        <translation>Clic al rechazar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Ciega pequeña</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Ciega grande</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Apuesta pequeña</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Apuesta grande</translation>
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
        <translation>Apuesta mínima</translation>
    </message>
    <message>
        <source>Most bet</source>
        <translation>Apuesta máxima</translation>
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
        <translation>Unidad de apuesta</translation>
    </message>
    <message>
        <source>follows from chips and stakes</source>
        <translation>según fichas y ciegas</translation>
    </message>
    <message>
        <source>Jackpot drop</source>
        <translation>Drop de jackpot</translation>
    </message>
    <message>
        <source>%1 from pots of %2</source>
        <translation>%1 desde botes de %2</translation>
    </message>
    <message>
        <source>Time charge</source>
        <translation>Cobro por tiempo</translation>
    </message>
    <message>
        <source>%1 every %2 min</source>
        <translation>%1 cada %2 min</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>half, %1 and %2</source>
        <translation>medio, %1 y %2</translation>
    </message>
    <message>
        <source>full, %1 and %2</source>
        <translation>entero, %1 y %2</translation>
    </message>
    <message>
        <source>Straddle (S)</source>
        <translation>Straddle (S)</translation>
    </message>
    <message>
        <source>seat %1, bets %2 and %3</source>
        <translation>asiento %1, apuestas %2 y %3</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two, half the pot each</source>
        <translation>dos, medio bote cada uno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
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
        <translation>Ante, straddle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>money only, no cards</source>
        <translation>solo dinero, sin cartas</translation>
    </message>
    <message>
        <source>cards are entered</source>
        <translation>se anotan las cartas</translation>
    </message>
    <message>
        <source>Tap seats that nobody sits in. Stacks can stay uncounted.</source>
        <translation>Toque los asientos donde no hay nadie. Los stacks pueden quedar sin contar.</translation>
    </message>
    <message>
        <source>Seats taken: %1, button at seat %2. Enter to open.</source>
        <translation>Asientos ocupados: %1, botón en el asiento %2. Intro para abrir.</translation>
    </message>
    <message>
        <source>%1% to %2, no flop no drop</source>
        <translation>%1 % hasta %2, no flop no drop</translation>
    </message>
    <message>
        <source>big blind ante %1</source>
        <translation>ante de ciega grande %1</translation>
    </message>
    <message>
        <source>US</source>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>UK</source>
        <translation>Reino Unido</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>torneo</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>no voy</translation>
    </message>
    <message>
        <source>check</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>call</source>
        <translation>igualo</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>apuesto</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>subo</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>subo a %1</translation>
    </message>
    <message>
        <source>raise by %1</source>
        <translation>subo en %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>subo %1</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>bote</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>lo mismo</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>correrlo dos veces</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>tres veces</translation>
    </message>
    <message>
        <source>a number…</source>
        <translation>un número…</translation>
    </message>
    <message>
        <source>only what was said</source>
        <translation>solo lo que se dijo</translation>
    </message>
    <message>
        <source>chip of %1</source>
        <translation>ficha de %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>vivo</translation>
    </message>
    <message>
        <source>%1 in, live</source>
        <translation>%1 dentro, vivo</translation>
    </message>
    <message>
        <source>%1 in, all-in</source>
        <translation>%1 dentro, all-in</translation>
    </message>
    <message>
        <source>%1 in, folded</source>
        <translation>%1 dentro, no va</translation>
    </message>
    <message>
        <source>what seat %1 has in. Enter goes to the next seat.</source>
        <translation>lo que tiene dentro el asiento %1. Intro pasa al asiento siguiente.</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>Carta expuesta</translation>
    </message>
    <message>
        <source>seat %1, card %2</source>
        <translation>asiento %1, carta %2</translation>
    </message>
    <message>
        <source>Exposed board card</source>
        <translation>Carta del board expuesta</translation>
    </message>
    <message>
        <source>Flashed card</source>
        <translation>Carta vislumbrada</translation>
    </message>
    <message>
        <source>Boxed card</source>
        <translation>Carta invertida</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carta de más</translation>
    </message>
    <message>
        <source>Short hand</source>
        <translation>Carta de menos</translation>
    </message>
    <message>
        <source>Out of sequence</source>
        <translation>Fuera de orden</translation>
    </message>
    <message>
        <source>Button wrong</source>
        <translation>Botón mal puesto</translation>
    </message>
    <message>
        <source>First seat wrong</source>
        <translation>Primer asiento mal</translation>
    </message>
    <message>
        <source>Empty seat dealt</source>
        <translation>Cartas a asiento vacío</translation>
    </message>
    <message>
        <source>Seat left out</source>
        <translation>Asiento sin cartas</translation>
    </message>
    <message>
        <source>Dealt too early</source>
        <translation>Antes de tiempo</translation>
    </message>
    <message>
        <source>No burn</source>
        <translation>Sin quemar</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>para %1</translation>
    </message>
    <message>
        <source>Two burns</source>
        <translation>Dos quemadas</translation>
    </message>
    <message>
        <source>Board card too many</source>
        <translation>Carta de board de más</translation>
    </message>
    <message>
        <source>Stub fouled</source>
        <translation>Mazo mezclado</translation>
    </message>
    <message>
        <source>Joker found</source>
        <translation>Comodín hallado</translation>
    </message>
    <message>
        <source>Fouled deck</source>
        <translation>Baraja defectuosa</translation>
    </message>
    <message>
        <source>Cards dropped</source>
        <translation>Cartas caídas</translation>
    </message>
    <message>
        <source>Mucked by mistake</source>
        <translation>Al muck por error</translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation>Mano muerta</translation>
    </message>
    <message>
        <source>Out of the muck</source>
        <translation>Sacada del muck</translation>
    </message>
    <message>
        <source>Card seen</source>
        <translation>Carta vista</translation>
    </message>
    <message>
        <source>seat %1, by seat %2</source>
        <translation>asiento %1, por el asiento %2</translation>
    </message>
    <message>
        <source>Pushed wrongly</source>
        <translation>Mal pagado</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Dinero oculto</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>asiento %1, %2</translation>
    </message>
    <message>
        <source>Bet too small</source>
        <translation>Apuesta corta</translation>
    </message>
    <message>
        <source>Call too small</source>
        <translation>Igualada corta</translation>
    </message>
    <message>
        <source>Over the pot</source>
        <translation>Sobre el bote</translation>
    </message>
    <message>
        <source>Did not know of the raise</source>
        <translation>No sabía de la subida</translation>
    </message>
    <message>
        <source>wrong number of cards</source>
        <translation>número de cartas erróneo</translation>
    </message>
    <message>
        <source>taken in by the dealer</source>
        <translation>recogida por el crupier</translation>
    </message>
    <message>
        <source>fouled</source>
        <translation>inválida</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>Can be put right until somebody acts.</source>
        <translation>Se puede corregir hasta que alguien actúe.</translation>
    </message>
    <message>
        <source>Can be put right until so many have acted: %1.</source>
        <translation>Se puede corregir hasta que hayan actuado tantos: %1.</translation>
    </message>
    <message>
        <source>Can be put right until the round is over.</source>
        <translation>Se puede corregir hasta que acabe la ronda.</translation>
    </message>
    <message>
        <source>Can be put right until the pot is pushed.</source>
        <translation>Se puede corregir hasta que se entregue el bote.</translation>
    </message>
    <message>
        <source>Keep the burn</source>
        <translation>Dejar la quemada</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>No other burn</source>
        <translation>No quemar otra</translation>
    </message>
    <message>
        <source>%1 back to the stub</source>
        <translation>%1 vuelve al mazo restante</translation>
    </message>
    <message>
        <source>Shuffle the stub</source>
        <translation>Barajar el mazo restante</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Repartir %1</translation>
    </message>
    <message>
        <source>Burn card to seat %1</source>
        <translation>Carta quemada al asiento %1</translation>
    </message>
    <message>
        <source>Top card of the stub to seat %1</source>
        <translation>Carta de arriba del mazo al asiento %1</translation>
    </message>
    <message>
        <source>%1 becomes the burn</source>
        <translation>%1 pasa a ser la quemada</translation>
    </message>
    <message>
        <source>Seat %1 keeps %2</source>
        <translation>El asiento %1 se queda %2</translation>
    </message>
    <message>
        <source>%1 aside until %2</source>
        <translation>%1 aparte hasta %2</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Terminar el reparto</translation>
    </message>
    <message>
        <source>A misdeal may be called until so many have acted: %1</source>
        <translation>Se puede anular el reparto hasta que actúen tantos: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Exposed cards that make a misdeal</source>
        <translation>Cartas expuestas que anulan el reparto</translation>
    </message>
    <message>
        <source>Boxed cards that make a misdeal</source>
        <translation>Cartas invertidas que anulan el reparto</translation>
    </message>
    <message>
        <source>Extra cards that make a misdeal</source>
        <translation>Cartas de más que anulan el reparto</translation>
    </message>
    <message>
        <source>exposed: %1 of %2</source>
        <translation>expuestas: %1 de %2</translation>
    </message>
    <message>
        <source>acted: %1</source>
        <translation>han actuado: %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
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
        <translation>Aún no hay bote.</translation>
    </message>
    <message>
        <source>Nobody sits at the table.</source>
        <translation>No hay nadie sentado a la mesa.</translation>
    </message>
    <message>
        <source>Nothing to press now.</source>
        <translation>Ahora no hay nada que pulsar.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>seat %1 may raise to at most</source>
        <translation>el asiento %1 puede subir como máximo a</translation>
    </message>
    <message>
        <source>Seat %1 owes %2</source>
        <translation>El asiento %1 debe %2</translation>
    </message>
    <message>
        <source>Seat %1 open</source>
        <translation>Asiento %1 libre</translation>
    </message>
    <message>
        <source>Seats %1 open</source>
        <translation>Asientos %1 libres</translation>
    </message>
    <message>
        <source>min buy-in %1</source>
        <translation>buy-in mín. %1</translation>
    </message>
    <message>
        <source>Oddchip, public screen</source>
        <translation>Oddchip, pantalla pública</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Public screen</source>
        <translation>Pantalla pública</translation>
    </message>
    <message>
        <source>Print the hand…</source>
        <translation>Imprimir mano…</translation>
    </message>
    <message>
        <source>Save the hand as PDF…</source>
        <translation>Guardar mano en PDF…</translation>
    </message>
    <message>
        <source>Print the shift…</source>
        <translation>Imprimir jornada…</translation>
    </message>
    <message>
        <source>Save the shift as PDF…</source>
        <translation>Guardar jornada en PDF…</translation>
    </message>
    <message>
        <source>Copies…</source>
        <translation>Copias…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>No ir</translation>
    </message>
    <message>
        <source>Check, call</source>
        <translation>Pasar, igualar</translation>
    </message>
    <message>
        <source>Bet, raise</source>
        <translation>Apostar, subir</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Otra mano</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dijo</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Next motion of the same seat</source>
        <translation>Siguiente gesto del mismo asiento</translation>
    </message>
    <message>
        <source>Bomb pot, kill</source>
        <translation>Bomb pot, kill</translation>
    </message>
    <message>
        <source>Seats and table</source>
        <translation>Mesa y asientos</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llamar al floor</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Shuffle and cut, next step</source>
        <translation>Barajar y cortar, paso siguiente</translation>
    </message>
    <message>
        <source>Undo, second key</source>
        <translation>Deshacer, segunda tecla</translation>
    </message>
    <message>
        <source>Tell the pot</source>
        <translation>Decir el bote</translation>
    </message>
    <message>
        <source>Tell each stack</source>
        <translation>Decir cada stack</translation>
    </message>
    <message>
        <source>Tell what can be done</source>
        <translation>Decir qué se puede hacer</translation>
    </message>
    <message>
        <source>Tell what to say, again</source>
        <translation>Repetir qué se dice</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>Ayuda sobre lo enfocado</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Part before it</source>
        <translation>Parte anterior</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Public screen on, off</source>
        <translation>Pantalla pública sí, no</translation>
    </message>
    <message>
        <source>Print the hand</source>
        <translation>Imprimir mano</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Oscuro o claro</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>every change is kept at once</source>
        <translation>cada cambio se guarda en el acto</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Personas y PIN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Look and touch</source>
        <translation>Aspecto y tacto</translation>
    </message>
    <message>
        <source>Copies and storage</source>
        <translation>Copias y almacenamiento</translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <translation>Sonido y voz</translation>
    </message>
    <message>
        <source>close</source>
        <translation>cerrar</translation>
    </message>
    <message>
        <source>find</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>elección</translation>
    </message>
    <message>
        <source>only what differs</source>
        <translation>solo lo que difiere</translation>
    </message>
    <message>
        <source>find an option</source>
        <translation>buscar una opción</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Comparar: %1</translation>
    </message>
    <message>
        <source>only what differs: %1</source>
        <translation>solo lo que difiere: %1</translation>
    </message>
    <message>
        <source>Start from a book…</source>
        <translation>Partir de un reglamento…</translation>
    </message>
    <message>
        <source>Bring in…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Guardar en archivo…</translation>
    </message>
    <message>
        <source>option, in words and its key</source>
        <translation>opción, en palabras y su clave</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>%1 has</source>
        <translation>%1 tiene</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No option fits &quot;%1&quot;.</source>
        <translation>Ninguna opción coincide con «%1».</translation>
    </message>
    <message>
        <source>No option differs from %1.</source>
        <translation>Ninguna opción difiere de %1.</translation>
    </message>
    <message>
        <source>Hands already played keep the rules they were played under.</source>
        <translation>Las manos ya jugadas conservan las reglas con que se jugaron.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restituir</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>Era: %1.</translation>
    </message>
    <message>
        <source>%1 is a tournament book. This is a cash game: take from it with care.</source>
        <translation>%1 es un reglamento de torneo. Esto es una partida de cash: tome de él con cuidado.</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3. It stays %4.</source>
        <translation>%1 no está entre %2 y %3. Queda en %4.</translation>
    </message>
    <message>
        <source>This journal can only be read. The rules stay as they are.</source>
        <translation>Este diario solo se puede leer. Las reglas quedan como están.</translation>
    </message>
    <message>
        <source>The file holds no house rules. Nothing was changed: %1</source>
        <translation>El archivo no contiene reglas de la casa. No se cambió nada: %1</translation>
    </message>
    <message>
        <source>Taken from the file. Options that changed: %1.</source>
        <translation>Tomado del archivo. Opciones que cambiaron: %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>No se pudo escribir %1. Elija otro lugar.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>No se pudo leer %1.</translation>
    </message>
    <message>
        <source>House rules (*.oddrules)</source>
        <translation>Reglas de la casa (*.oddrules)</translation>
    </message>
    <message>
        <source>Keys (*.oddkeys)</source>
        <translation>Teclas (*.oddkeys)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Fichas impares</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Clock and screen</source>
        <translation>Reloj y pantalla</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>Punto y Banca</translation>
    </message>
    <message>
        <source>Values, up to eight. Colours differ from room to room: the value and the edge tell a chip.</source>
        <translation>Valores, hasta ocho. Los colores cambian de una sala a otra: la ficha se conoce por el valor y el canto.</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Como viene</translation>
    </message>
    <message>
        <source>One to eight different amounts, with blanks between. The set stays as it was.</source>
        <translation>De una a ocho cantidades distintas, separadas por espacios. El juego de fichas quedó como estaba.</translation>
    </message>
    <message>
        <source>Choose a line, then press the key that it is to have. Backspace: none.</source>
        <translation>Elija una línea y pulse la tecla que debe tener. Retroceso: ninguna.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>comes as %1</source>
        <translation>de origen, %1</translation>
    </message>
    <message>
        <source>Two commands have one key. The upper one gets it.</source>
        <translation>Dos órdenes tienen la misma tecla. La recibe la de arriba.</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>Todas como vienen</translation>
    </message>
    <message>
        <source>The file holds no keys. Nothing was changed.</source>
        <translation>El archivo no contiene teclas. No se cambió nada.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Colours told apart</source>
        <translation>Colores distinguibles</translation>
    </message>
    <message>
        <source>Pots in colours that can be told apart without red and green</source>
        <translation>Botes en colores que se distinguen sin rojo ni verde</translation>
    </message>
    <message>
        <source>Nothing moves on the table</source>
        <translation>Nada se mueve en la mesa</translation>
    </message>
    <message>
        <source>Touch layout: nothing smaller than 9 mm</source>
        <translation>Disposición táctil: nada menor de 9 mm</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Regla de medir</translation>
    </message>
    <message>
        <source>Lay a bank card on the screen and make the frame as wide as the card: 85.6 mm.</source>
        <translation>Ponga una tarjeta bancaria sobre la pantalla y haga el marco tan ancho como ella: 85,6 mm.</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Más estrecho</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Más ancho</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>Según la pantalla</translation>
    </message>
    <message>
        <source>%1 dots an inch. The large buttons are %2 mm high and %3 mm wide.</source>
        <translation>%1 puntos por pulgada. Los botones grandes miden %2 mm de alto y %3 mm de ancho.</translation>
    </message>
    <message>
        <source>Show the public screen</source>
        <translation>Mostrar la pantalla pública</translation>
    </message>
    <message>
        <source>Players&apos; information only: never a private card, a ruling or a stack that nobody counted.</source>
        <translation>Solo información de los jugadores: nunca una carta privada, una decisión ni un stack que nadie contó.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>En</translation>
    </message>
    <message>
        <source>The second screen</source>
        <translation>La segunda pantalla</translation>
    </message>
    <message>
        <source>Only one screen is connected: it opens as a window.</source>
        <translation>Solo hay una pantalla conectada: se abre como ventana.</translation>
    </message>
    <message>
        <source>The pot is shown: %1. The house rule is pot.disclosure.</source>
        <translation>El bote se muestra: %1. La regla de la casa es pot.disclosure.</translation>
    </message>
    <message>
        <source>Click when an input is refused</source>
        <translation>Clic cuando se rechaza una entrada</translation>
    </message>
    <message>
        <source>Speak what is told</source>
        <translation>Leer en voz alta los avisos</translation>
    </message>
    <message>
        <source>This build has no speech. A screen reader gets every sentence.</source>
        <translation>Esta versión no tiene voz. Un lector de pantalla recibe cada frase.</translation>
    </message>
    <message>
        <source>%1 tells the pot, %2 each stack, %3 what can be done, %4 what to say.</source>
        <translation>%1 dice el bote, %2 cada stack, %3 qué se puede hacer, %4 qué se dice.</translation>
    </message>
    <message>
        <source>Events of this hand</source>
        <translation>Eventos de esta mano</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Tap a line to put another in its place.</source>
        <translation>Toque una línea para poner otra en su lugar.</translation>
    </message>
    <message>
        <source>%1: %3 in place of %2</source>
        <translation>%1: %3 en lugar de %2</translation>
    </message>
    <message>
        <source>Changes later: %1.</source>
        <translation>Cambios posteriores: %1.</translation>
    </message>
    <message>
        <source>Nothing later changes.</source>
        <translation>Nada posterior cambia.</translation>
    </message>
    <message>
        <source>Changed by (initials)</source>
        <translation>Cambiado por (iniciales)</translation>
    </message>
    <message>
        <source>%1, before %2. By %3, %4.</source>
        <translation>%1, antes %2. Por %3, %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation>Guardar mesa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Press again: delete</source>
        <translation>Pulse otra vez: borrar</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>asientos: %1</translation>
    </message>
    <message>
        <source>Game, stakes, chips, rake and rules under a name. Set up puts them into the set-up; nothing is recorded before Enter.</source>
        <translation>Juego, ciegas, fichas, rake y reglas bajo un nombre. «Aplicar» los pone en los ajustes; nada se anota antes de Enter.</translation>
    </message>
    <message>
        <source>A table is set up between hands.</source>
        <translation>Una mesa se ajusta entre manos.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Hace falta un nombre.</translation>
    </message>
    <message>
        <source>There is a table %1 already.</source>
        <translation>Ya hay una mesa %1.</translation>
    </message>
    <message>
        <source>The file holds no tables. Nothing was changed.</source>
        <translation>El archivo no contiene mesas. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Tables (*.oddtables)</source>
        <translation>Mesas (*.oddtables)</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Iniciales</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>New PIN, 4 to 8 figures</source>
        <translation>PIN nuevo, de 4 a 8 cifras</translation>
    </message>
    <message>
        <source>has a PIN</source>
        <translation>tiene PIN</translation>
    </message>
    <message>
        <source>Manager’s initials</source>
        <translation>Iniciales del gerente</translation>
    </message>
    <message>
        <source>Manager’s PIN</source>
        <translation>PIN del gerente</translation>
    </message>
    <message>
        <source>Keep person</source>
        <translation>Guardar persona</translation>
    </message>
    <message>
        <source>Remove person</source>
        <translation>Quitar persona</translation>
    </message>
    <message>
        <source>A dealer needs no PIN. Floor and managers have one; kept with no PIN, a dealer’s is removed. A PIN is never shown.</source>
        <translation>Un crupier no necesita PIN. El floor y los gerentes tienen uno; si se guarda sin PIN, se quita el de un crupier. Un PIN nunca se muestra.</translation>
    </message>
    <message>
        <source>Each change needs a manager’s PIN.</source>
        <translation>Cada cambio necesita el PIN de un gerente.</translation>
    </message>
    <message>
        <source>The first person with a PIN is a manager.</source>
        <translation>La primera persona con PIN es gerente.</translation>
    </message>
    <message>
        <source>Others have PINs: one manager must stay.</source>
        <translation>Otros tienen PIN: debe quedar un gerente.</translation>
    </message>
    <message>
        <source>A manager’s initials and PIN are needed. Nothing was changed.</source>
        <translation>Hacen falta las iniciales y el PIN de un gerente. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>That PIN is not right. Tries left: %1, then a wait of %2 s.</source>
        <translation>Ese PIN no es correcto. Intentos que quedan: %1; después, una espera de %2 s.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait: %1 s.</source>
        <translation>Demasiados PIN incorrectos. Espere: %1 s.</translation>
    </message>
    <message>
        <source>Not kept. Initials are needed, and of floor and managers a PIN of 4 to 8 figures.</source>
        <translation>No se guardó. Hacen falta iniciales y, para floor y gerentes, un PIN de 4 a 8 cifras.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>Removed: %1. The journal keeps the initials.</source>
        <translation>Quitado: %1. El diario conserva las iniciales.</translation>
    </message>
    <message>
        <source>Days that copies are kept</source>
        <translation>Días que se guardan las copias</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>Copiar ahora</translation>
    </message>
    <message>
        <source>Restore this copy</source>
        <translation>Restaurar esta copia</translation>
    </message>
    <message>
        <source>Press again: restore</source>
        <translation>Pulse otra vez: restaurar</translation>
    </message>
    <message>
        <source>A copy is made when the window is closed. Restoring puts the journal of now among the copies first.</source>
        <translation>Se hace una copia al cerrar la ventana. Al restaurar, el diario de ahora pasa antes a las copias.</translation>
    </message>
    <message>
        <source>No copies yet.</source>
        <translation>Aún no hay copias.</translation>
    </message>
    <message>
        <source>%1, %2 kB</source>
        <translation>%1, %2 kB</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Restored: %1. The journal before it is the newest copy.</source>
        <translation>Restaurado: %1. El diario anterior es la copia más reciente.</translation>
    </message>
    <message>
        <source>No copy was made: %1</source>
        <translation>No se hizo copia: %1</translation>
    </message>
    <message>
        <source>Not restored. The journal is as it was: %1</source>
        <translation>No se restauró. El diario está como estaba: %1</translation>
    </message>
    <message>
        <source>Hand %1 was in progress</source>
        <translation>La mano %1 estaba en curso</translation>
    </message>
    <message>
        <source>Nothing is lost: it stands as it was when Oddchip ended.</source>
        <translation>No se ha perdido nada: está como estaba cuando se cerró Oddchip.</translation>
    </message>
    <message>
        <source>Go on with it, or void it: every chip goes back to where it came from.</source>
        <translation>Siga con ella o anúlela: cada ficha vuelve a donde salió.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Void the hand</source>
        <translation>Anular la mano</translation>
    </message>
    <message>
        <source>It uses Qt (LGPL 3), SQLite (public domain), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) and nlohmann-json (MIT). Fonts are the system&apos;s.</source>
        <translation>Usa Qt (LGPL 3), SQLite (dominio público), SQLiteCpp (MIT), libsodium (ISC), toml++ (MIT) y nlohmann-json (MIT). Las fuentes son las del sistema.</translation>
    </message>
    <message>
        <source>1 of 5: the stakes</source>
        <translation>1 de 5: las ciegas</translation>
    </message>
    <message>
        <source>Oddchip needs only the stakes. Here is a table of nine at 1/2.</source>
        <translation>Oddchip solo necesita las ciegas. Aquí hay una mesa de nueve a 1/2.</translation>
    </message>
    <message>
        <source>Next hand is amber: the hand waits there. Press it, or N.</source>
        <translation>«Otra mano» está en ámbar: ahí espera la mano. Púlselo, o N.</translation>
    </message>
    <message>
        <source>2 of 5: who acts</source>
        <translation>2 de 5: quién habla</translation>
    </message>
    <message>
        <source>The amber seat is to act, and its tag tells what it owes. Fold, call, raise are one press.</source>
        <translation>Habla el asiento ámbar, y su etiqueta dice lo que debe. No ir, igualar y subir son una pulsación.</translation>
    </message>
    <message>
        <source>Press Call, or C.</source>
        <translation>Pulse «Igualar», o C.</translation>
    </message>
    <message>
        <source>3 of 5: everyone folds</source>
        <translation>3 de 5: todos se retiran</translation>
    </message>
    <message>
        <source>One tap on a later seat folds everybody before it, and one Undo takes all of it back.</source>
        <translation>Un toque en un asiento posterior retira a todos los anteriores, y un «Deshacer» lo revierte todo.</translation>
    </message>
    <message>
        <source>Tap seat 1, the small blind, or type 1 and a point.</source>
        <translation>Toque el asiento 1, la ciega pequeña, o escriba 1 y un punto.</translation>
    </message>
    <message>
        <source>4 of 5: what to say</source>
        <translation>4 de 5: qué se dice</translation>
    </message>
    <message>
        <source>The large line is what you announce. Why a ruling is so stands beside the pots.</source>
        <translation>La línea grande es lo que usted anuncia. Por qué una decisión es así está junto a los botes.</translation>
    </message>
    <message>
        <source>Fold the seats that are left: F, then F.</source>
        <translation>Retire los asientos que quedan: F, y otra vez F.</translation>
    </message>
    <message>
        <source>5 of 5: the pot</source>
        <translation>5 de 5: el bote</translation>
    </message>
    <message>
        <source>The hand is over. Push the pot to the seat that is marked.</source>
        <translation>La mano ha terminado. Entregue el bote al asiento marcado.</translation>
    </message>
    <message>
        <source>Press Push, or P. F1 helps wherever you are.</source>
        <translation>Pulse «Pagar», o P. F1 ayuda en cualquier parte.</translation>
    </message>
    <message>
        <source>That was a hand</source>
        <translation>Eso fue una mano</translation>
    </message>
    <message>
        <source>The tour&apos;s table is not kept. The menu has the tour again.</source>
        <translation>La mesa del recorrido no se guarda. El recorrido está también en el menú.</translation>
    </message>
    <message>
        <source>Now set up your own table.</source>
        <translation>Ahora prepare su propia mesa.</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Dejar el recorrido</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Empezar el recorrido</translation>
    </message>
    <message>
        <source>First time here? Five steps deal one hand.</source>
        <translation>¿Primera vez aquí? En cinco pasos se juega una mano.</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>la ventana</translation>
    </message>
    <message>
        <source>Report what happened; Oddchip says what it counts as. Amber is where the hand waits. Every button has its key on it; Esc goes a step back.</source>
        <translation>Anote lo que pasó; Oddchip dice como qué cuenta. La mano espera donde está el ámbar. Cada botón lleva su tecla; Esc da un paso atrás.</translation>
    </message>
    <message>
        <source>F6 goes to the next part of the window. F1 there tells of it.</source>
        <translation>F6 va a la parte siguiente de la ventana. Allí F1 la explica.</translation>
    </message>
    <message>
        <source>the entry line</source>
        <translation>la línea de entrada</translation>
    </message>
    <message>
        <source>While it is empty a letter is a button&apos;s key. A digit, a space or a colon begins text: &quot;6 puts 100&quot;, &quot;7 .&quot; folds everyone to seat 7.</source>
        <translation>Mientras está vacía, una letra es la tecla de un botón. Una cifra, un espacio o dos puntos empiezan texto: «6 puts 100», «7 .» retira a todos hasta el asiento 7.</translation>
    </message>
    <message>
        <source>Enter records, Esc clears. The line under it tells what would happen.</source>
        <translation>Enter anota, Esc borra. La línea de debajo dice qué pasaría.</translation>
    </message>
    <message>
        <source>the buttons</source>
        <translation>los botones</translation>
    </message>
    <message>
        <source>Each keeps its place. A dashed one does not apply now, and its second line says why.</source>
        <translation>Cada uno conserva su lugar. Uno con trazo discontinuo no se aplica ahora, y su segunda línea dice por qué.</translation>
    </message>
    <message>
        <source>Raise asks for the amount and wants a second press. Undo takes the last input back.</source>
        <translation>«Subir» pide la cantidad y una segunda pulsación. «Deshacer» retira la última entrada.</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>los asientos</translation>
    </message>
    <message>
        <source>Tap a later seat: everyone before it folds or checks. Hold a seat: it acts out of turn.</source>
        <translation>Toque un asiento posterior: todos los anteriores no van o pasan. Mantenga pulsado un asiento: actúa fuera de turno.</translation>
    </message>
    <message>
        <source>Between hands a tap corrects the stack, and on an empty seat it seats a player.</source>
        <translation>Entre manos, un toque corrige el stack; en un asiento vacío, sienta a un jugador.</translation>
    </message>
    <message>
        <source>the pots</source>
        <translation>los botes</translation>
    </message>
    <message>
        <source>Last formed first, with how each was built and who may win it.</source>
        <translation>Primero el último formado, con cómo se formó cada uno y quién puede ganarlo.</translation>
    </message>
    <message>
        <source>A tap opens the pot helper, which works from any state.</source>
        <translation>Un toque abre la ayuda de botes, que funciona desde cualquier situación.</translation>
    </message>
    <message>
        <source>the chip tray</source>
        <translation>la bandeja de fichas</translation>
    </message>
    <message>
        <source>A tap adds a chip to the motion. Next motion stays with the seat; at rest lets the next one act.</source>
        <translation>Un toque añade una ficha al gesto. «Otro gesto» sigue con el asiento; «En reposo» deja actuar al siguiente.</translation>
    </message>
    <message>
        <source>Say nothing of what is meant: the ruling comes from what was put in.</source>
        <translation>No diga qué se quería hacer: la decisión sale de lo que se puso.</translation>
    </message>
    <message>
        <source>the amount</source>
        <translation>la cantidad</translation>
    </message>
    <message>
        <source>The total for the round. Min, Pot and Same record at once; digits want a second press of the button, or Enter.</source>
        <translation>El total de la ronda. «Mín.», «Bote» e «Igual» anotan al momento; las cifras piden otra pulsación del botón, o Enter.</translation>
    </message>
    <message>
        <source>Esc puts it away.</source>
        <translation>Esc lo cierra.</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fallos</translation>
    </message>
    <message>
        <source>Only what can have happened now is offered. Then: misdeal or play on, by which rule, until when, and the steps.</source>
        <translation>Solo se ofrece lo que puede haber pasado ahora. Después: reparto nulo o seguir, por qué regla, hasta cuándo, y los pasos.</translation>
    </message>
    <message>
        <source>Nothing moves before Record the fault.</source>
        <translation>Nada se mueve antes de «Anotar el fallo».</translation>
    </message>
    <message>
        <source>table set-up</source>
        <translation>preparar la mesa</translation>
    </message>
    <message>
        <source>Only the stakes are needed. Tap seats that nobody sits in; a tap on a default goes to the next choice.</source>
        <translation>Solo hacen falta las ciegas. Toque los asientos vacíos; un toque en un valor de partida pasa a la opción siguiente.</translation>
    </message>
    <message>
        <source>Enter opens the table, Next hand opens it and deals.</source>
        <translation>Enter abre la mesa; «Otra mano» la abre y reparte.</translation>
    </message>
    <message>
        <source>shuffle and cut</source>
        <translation>barajar y cortar</translation>
    </message>
    <message>
        <source>The steps that the rules ask for, and until when one may complain. A tap or the key ticks; nothing waits for it.</source>
        <translation>Los pasos que piden las reglas, y hasta cuándo se puede reclamar. Un toque o la tecla los marca; nada espera a ello.</translation>
    </message>
    <message>
        <source>Only that the shuffle begins is recorded. Close puts the list away until it is opened again.</source>
        <translation>Solo se anota que empieza la mezcla. «Cerrar» quita la lista hasta que se abra otra vez.</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>la adjudicación</translation>
    </message>
    <message>
        <source>Last formed pot first. Tap the winners, or enter the hands; the odd chip has its own line.</source>
        <translation>Primero el último bote formado. Toque a los ganadores o anote las manos; la ficha impar tiene su propia línea.</translation>
    </message>
    <message>
        <source>Push is dim until every pot has its winner.</source>
        <translation>«Pagar» está atenuado hasta que cada bote tiene ganador.</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>lo que se dijo</translation>
    </message>
    <message>
        <source>Enter only the words. Chips come by the tray, and words usually bind over chips.</source>
        <translation>Anote solo las palabras. Las fichas van por la bandeja, y las palabras suelen prevalecer sobre las fichas.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Shift of %1</source>
        <translation>Jornada de %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Pots and awards</source>
        <translation>Botes y adjudicaciones</translation>
    </message>
    <message>
        <source>Head of the journal: %1</source>
        <translation>Cabeza del diario: %1</translation>
    </message>
    <message>
        <source>Printed %1. As recorded.</source>
        <translation>Impreso %1. Tal como se anotó.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
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
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Avisos al floor</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Según regla</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Tomado</translation>
    </message>
    <message>
        <source>There is no hand to print yet.</source>
        <translation>Aún no hay mano que imprimir.</translation>
    </message>
</context>
<context>
    <name>skills</name>
    <message>
        <source>Building the pots</source>
        <translation>Formar los botes</translation>
    </message>
    <message>
        <source>The pots of a whole hand, as it goes.</source>
        <translation>Los botes de una mano entera, según avanza.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, pot-limit, high-low</source>
        <translation>más asientos, stacks más desiguales, pot-limit, hi-lo</translation>
    </message>
    <message>
        <source>Pushing the pots</source>
        <translation>Entregar los botes</translation>
    </message>
    <message>
        <source>What each seat wins at the end of a whole hand.</source>
        <translation>Lo que gana cada asiento al final de una mano entera.</translation>
    </message>
    <message>
        <source>Two all-ins</source>
        <translation>Dos all-ins</translation>
    </message>
    <message>
        <source>Main and side pot with two seats all-in.</source>
        <translation>Bote principal y paralelo con dos asientos all-in.</translation>
    </message>
    <message>
        <source>more seats, odder stacks, antes</source>
        <translation>más asientos, stacks más irregulares, antes</translation>
    </message>
    <message>
        <source>Three all-ins</source>
        <translation>Tres all-ins</translation>
    </message>
    <message>
        <source>Main and side pots with three seats all-in.</source>
        <translation>Bote principal y paralelos con tres asientos all-in.</translation>
    </message>
    <message>
        <source>Four all-ins</source>
        <translation>Cuatro all-ins</translation>
    </message>
    <message>
        <source>Main and side pots with four seats all-in.</source>
        <translation>Bote principal y paralelos con cuatro asientos all-in.</translation>
    </message>
    <message>
        <source>Folded money</source>
        <translation>Dinero de retirados</translation>
    </message>
    <message>
        <source>Raises that were folded fall into the pots they reach.</source>
        <translation>Las subidas de quienes se retiraron caen en los botes que alcanzan.</translation>
    </message>
    <message>
        <source>Short blind and ante</source>
        <translation>Ciega corta y ante</translation>
    </message>
    <message>
        <source>The big blind is all-in for less than blind and ante.</source>
        <translation>La ciega grande va all-in por menos que ciega y ante.</translation>
    </message>
    <message>
        <source>an ante, another short stack</source>
        <translation>un ante, otro stack corto</translation>
    </message>
    <message>
        <source>Uncalled chips</source>
        <translation>Fichas no igualadas</translation>
    </message>
    <message>
        <source>What nobody matched goes back first.</source>
        <translation>Lo que nadie igualó vuelve primero.</translation>
    </message>
    <message>
        <source>more seats, odder stacks</source>
        <translation>más asientos, stacks más irregulares</translation>
    </message>
    <message>
        <source>Order of settlement</source>
        <translation>Orden de resolución</translation>
    </message>
    <message>
        <source>Which pot is settled first, and who can win it.</source>
        <translation>Qué bote se resuelve primero y quién puede ganarlo.</translation>
    </message>
    <message>
        <source>more all-ins</source>
        <translation>más all-ins</translation>
    </message>
    <message>
        <source>Pot-limit: first bet</source>
        <translation>Pot-limit: primera apuesta</translation>
    </message>
    <message>
        <source>The most that may be bet before anybody raised.</source>
        <translation>Lo máximo que se puede apostar antes de que nadie suba.</translation>
    </message>
    <message>
        <source>flop, turn</source>
        <translation>flop, turn</translation>
    </message>
    <message>
        <source>Pot-limit: after raises</source>
        <translation>Pot-limit: tras subidas</translation>
    </message>
    <message>
        <source>The most that may be raised to.</source>
        <translation>Lo máximo a lo que se puede subir.</translation>
    </message>
    <message>
        <source>flop, more raises</source>
        <translation>flop, más subidas</translation>
    </message>
    <message>
        <source>Pot-limit with a straddle</source>
        <translation>Pot-limit con straddle</translation>
    </message>
    <message>
        <source>The most with a live straddle on.</source>
        <translation>El máximo con un straddle vivo.</translation>
    </message>
    <message>
        <source>raises</source>
        <translation>subidas</translation>
    </message>
    <message>
        <source>Pot-limit after a short all-in</source>
        <translation>Pot-limit tras un all-in corto</translation>
    </message>
    <message>
        <source>The most after an all-in that was no full raise.</source>
        <translation>El máximo tras un all-in que no fue una subida completa.</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>Pot-limit against the clock</source>
        <translation>Pot-limit contrarreloj</translation>
    </message>
    <message>
        <source>The most, in seven seconds.</source>
        <translation>El máximo, en siete segundos.</translation>
    </message>
    <message>
        <source>The odd chip</source>
        <translation>La ficha impar</translation>
    </message>
    <message>
        <source>Tied seats, and who gets the chip that does not divide.</source>
        <translation>Asientos empatados, y para quién es la ficha que no se divide.</translation>
    </message>
    <message>
        <source>three ways, side pots</source>
        <translation>entre tres, botes paralelos</translation>
    </message>
    <message>
        <source>Quarters and thirds</source>
        <translation>Cuartos y tercios</translation>
    </message>
    <message>
        <source>High to one, low to two or three.</source>
        <translation>La alta para uno, la baja para dos o tres.</translation>
    </message>
    <message>
        <source>three ways, tied highs</source>
        <translation>entre tres, altas empatadas</translation>
    </message>
    <message>
        <source>Scoop or quarter</source>
        <translation>Scoop o un cuarto</translation>
    </message>
    <message>
        <source>One seat wins high and all or part of low.</source>
        <translation>Un asiento gana la alta y toda la baja o parte de ella.</translation>
    </message>
    <message>
        <source>more seats, side pots</source>
        <translation>más asientos, botes paralelos</translation>
    </message>
    <message>
        <source>Run twice</source>
        <translation>Correrlo dos veces</translation>
    </message>
    <message>
        <source>A pot for two boards, and its odd chips.</source>
        <translation>Un bote para dos boards, y sus fichas impares.</translation>
    </message>
    <message>
        <source>ties, side pots</source>
        <translation>empates, botes paralelos</translation>
    </message>
    <message>
        <source>Reading hold&apos;em</source>
        <translation>Leer hold&apos;em</translation>
    </message>
    <message>
        <source>Who wins, and who ties.</source>
        <translation>Quién gana y quién empata.</translation>
    </message>
    <message>
        <source>more hands, closer hands</source>
        <translation>más manos, manos más parecidas</translation>
    </message>
    <message>
        <source>Reading Omaha</source>
        <translation>Leer Omaha</translation>
    </message>
    <message>
        <source>Two from the hand and three from the board.</source>
        <translation>Dos de la mano y tres del board.</translation>
    </message>
    <message>
        <source>Reading Omaha high-low</source>
        <translation>Leer Omaha hi-lo</translation>
    </message>
    <message>
        <source>High and low, each with two and three.</source>
        <translation>Alta y baja, cada una con dos y tres.</translation>
    </message>
    <message>
        <source>Reading five-card Omaha</source>
        <translation>Leer Omaha de cinco cartas</translation>
    </message>
    <message>
        <source>Five cards, still exactly two of them.</source>
        <translation>Cinco cartas, aun así exactamente dos de ellas.</translation>
    </message>
    <message>
        <source>Stud: who acts first</source>
        <translation>Stud: quién habla primero</translation>
    </message>
    <message>
        <source>Lowest card, then best board; razz the other way round.</source>
        <translation>La carta más baja, después el mejor board; en razz, al revés.</translation>
    </message>
    <message>
        <source>stud high-low and razz, later streets</source>
        <translation>stud hi-lo y razz, calles posteriores</translation>
    </message>
    <message>
        <source>Reading razz</source>
        <translation>Leer razz</translation>
    </message>
    <message>
        <source>The lowest hand of seven, ace low.</source>
        <translation>La mano más baja de siete, con el as bajo.</translation>
    </message>
    <message>
        <source>Reading deuce-to-seven</source>
        <translation>Leer deuce-to-seven</translation>
    </message>
    <message>
        <source>The lowest hand, ace high, straights and flushes count.</source>
        <translation>La mano más baja, con el as alto; escaleras y colores cuentan.</translation>
    </message>
    <message>
        <source>Reading badugi</source>
        <translation>Leer badugi</translation>
    </message>
    <message>
        <source>Four ranks of four suits, lowest first.</source>
        <translation>Cuatro valores de cuatro palos, lo más bajo primero.</translation>
    </message>
    <message>
        <source>Least raise</source>
        <translation>Subida mínima</translation>
    </message>
    <message>
        <source>What a raise must come to.</source>
        <translation>A cuánto debe llegar una subida.</translation>
    </message>
    <message>
        <source>short all-ins</source>
        <translation>all-ins cortos</translation>
    </message>
    <message>
        <source>Who may raise</source>
        <translation>Quién puede subir</translation>
    </message>
    <message>
        <source>Whether a short all-in opens the betting again.</source>
        <translation>Si un all-in corto reabre las apuestas.</translation>
    </message>
    <message>
        <source>Half a bet and completion</source>
        <translation>Media apuesta y completar</translation>
    </message>
    <message>
        <source>Limit: what an all-in of less or more than half a bet allows.</source>
        <translation>Límite fijo: qué permite un all-in de menos o más de media apuesta.</translation>
    </message>
    <message>
        <source>turn bets, more seats</source>
        <translation>apuestas del turn, más asientos</translation>
    </message>
    <message>
        <source>Raises left</source>
        <translation>Subidas que quedan</translation>
    </message>
    <message>
        <source>Limit: how many raises the round still allows.</source>
        <translation>Límite fijo: cuántas subidas permite aún la ronda.</translation>
    </message>
    <message>
        <source>more raises</source>
        <translation>más subidas</translation>
    </message>
    <message>
        <source>Betting with a straddle</source>
        <translation>Apostar con straddle</translation>
    </message>
    <message>
        <source>The least raise with a live straddle on.</source>
        <translation>La subida mínima con un straddle vivo.</translation>
    </message>
    <message>
        <source>raises, odder amounts</source>
        <translation>subidas, cantidades más irregulares</translation>
    </message>
    <message>
        <source>Cutting out an amount</source>
        <translation>Contar una cantidad</translation>
    </message>
    <message>
        <source>The fewest chips that make it.</source>
        <translation>Las menos fichas que la forman.</translation>
    </message>
    <message>
        <source>more kinds of chip</source>
        <translation>más tipos de ficha</translation>
    </message>
    <message>
        <source>Change from a big chip</source>
        <translation>Cambio de una ficha grande</translation>
    </message>
    <message>
        <source>What goes back from one chip.</source>
        <translation>Lo que vuelve de una sola ficha.</translation>
    </message>
    <message>
        <source>Making a call right</source>
        <translation>Cuadrar una igualada</translation>
    </message>
    <message>
        <source>What must be added to what lies in front.</source>
        <translation>Lo que hay que añadir a lo que hay delante.</translation>
    </message>
    <message>
        <source>more raises, all-ins</source>
        <translation>más subidas, all-ins</translation>
    </message>
    <message>
        <source>Rake and drop</source>
        <translation>Rake y drop</translation>
    </message>
    <message>
        <source>Percent, steps, cap, no flop no drop, jackpot.</source>
        <translation>Porcentaje, escalones, tope, sin flop no hay drop, jackpot.</translation>
    </message>
    <message>
        <source>a cap, a jackpot</source>
        <translation>un tope, un jackpot</translation>
    </message>
    <message>
        <source>Colouring up</source>
        <translation>Cambio a fichas mayores</translation>
    </message>
    <message>
        <source>How many large chips for small ones.</source>
        <translation>Cuántas fichas grandes por las pequeñas.</translation>
    </message>
    <message>
        <source>two steps up, more chips</source>
        <translation>dos pasos, más fichas</translation>
    </message>
    <message>
        <source>String or not</source>
        <translation>String o no</translation>
    </message>
    <message>
        <source>Two motions, words and chips.</source>
        <translation>Dos gestos, palabras y fichas.</translation>
    </message>
    <message>
        <source>words, motions after &quot;raise&quot;</source>
        <translation>palabras, gestos tras «subo»</translation>
    </message>
    <message>
        <source>One big chip</source>
        <translation>Una ficha grande</translation>
    </message>
    <message>
        <source>What one chip without a word counts as.</source>
        <translation>Como qué cuenta una ficha sin palabras.</translation>
    </message>
    <message>
        <source>unopened pots, &quot;raise&quot; before it</source>
        <translation>botes sin abrir, «subo» antes de ella</translation>
    </message>
    <message>
        <source>Several chips</source>
        <translation>Varias fichas</translation>
    </message>
    <message>
        <source>More than the call in one motion.</source>
        <translation>Más que la igualada en un solo gesto.</translation>
    </message>
    <message>
        <source>limit games</source>
        <translation>juegos con límite fijo</translation>
    </message>
    <message>
        <source>Chips that lie there already</source>
        <translation>Fichas que ya estaban puestas</translation>
    </message>
    <message>
        <source>New chips on top of a blind or an earlier bet.</source>
        <translation>Fichas nuevas sobre una ciega o una apuesta anterior.</translation>
    </message>
    <message>
        <source>several chips, chips taken back</source>
        <translation>varias fichas, fichas retiradas</translation>
    </message>
    <message>
        <source>Words against chips</source>
        <translation>Palabras contra fichas</translation>
    </message>
    <message>
        <source>What was said and what was put out differ.</source>
        <translation>Lo dicho y lo puesto difieren.</translation>
    </message>
    <message>
        <source>raise by, raise without to or by</source>
        <translation>«subo … más», «subo» sin «a» ni «más»</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Fuera de turno</translation>
    </message>
    <message>
        <source>Whether an early act stands when its turn comes.</source>
        <translation>Si un acto adelantado vale cuando llega su turno.</translation>
    </message>
    <message>
        <source>more seats in between</source>
        <translation>más asientos entre medias</translation>
    </message>
    <message>
        <source>A seat passed over</source>
        <translation>Un asiento saltado</translation>
    </message>
    <message>
        <source>Whether it still has its right to act.</source>
        <translation>Si aún tiene derecho a actuar.</translation>
    </message>
    <message>
        <source>&quot;time&quot;</source>
        <translation>«tiempo»</translation>
    </message>
    <message>
        <source>Misdeal or play on</source>
        <translation>Reparto nulo o seguir</translation>
    </message>
    <message>
        <source>Exposed, boxed, extra and missing cards.</source>
        <translation>Cartas expuestas, invertidas, de más y de menos.</translation>
    </message>
    <message>
        <source>wrong button and order, two faults</source>
        <translation>botón y orden equivocados, dos fallos</translation>
    </message>
    <message>
        <source>Until when a misdeal</source>
        <translation>Hasta cuándo hay reparto nulo</translation>
    </message>
    <message>
        <source>Whether it is too late to call it.</source>
        <translation>Si ya es tarde para pedirlo.</translation>
    </message>
    <message>
        <source>more seats</source>
        <translation>más asientos</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Quemadas</translation>
    </message>
    <message>
        <source>No burn, or two: put right or left.</source>
        <translation>Ninguna quemada, o dos: se corrige o se deja.</translation>
    </message>
    <message>
        <source>later streets, all-ins</source>
        <translation>calles posteriores, all-ins</translation>
    </message>
    <message>
        <source>Premature cards</source>
        <translation>Cartas prematuras</translation>
    </message>
    <message>
        <source>What is done with a street that came too early.</source>
        <translation>Qué se hace con una calle que salió antes de tiempo.</translation>
    </message>
    <message>
        <source>Four-card flop</source>
        <translation>Flop de cuatro cartas</translation>
    </message>
    <message>
        <source>One card too many, or two.</source>
        <translation>Una carta de más, o dos.</translation>
    </message>
    <message>
        <source>Dead hands</source>
        <translation>Manos muertas</translation>
    </message>
    <message>
        <source>The pots without a hand that is dead.</source>
        <translation>Los botes sin una mano que está muerta.</translation>
    </message>
    <message>
        <source>Dead button</source>
        <translation>Botón muerto</translation>
    </message>
    <message>
        <source>Where button and blinds go when seats leave.</source>
        <translation>Adónde van botón y ciegas cuando se van asientos.</translation>
    </message>
    <message>
        <source>more seats gone</source>
        <translation>se van más asientos</translation>
    </message>
    <message>
        <source>Missed blinds</source>
        <translation>Ciegas perdidas</translation>
    </message>
    <message>
        <source>What a seat posts when it comes back.</source>
        <translation>Qué pone un asiento cuando vuelve.</translation>
    </message>
    <message>
        <source>other seats</source>
        <translation>otros asientos</translation>
    </message>
    <message>
        <source>From three to two</source>
        <translation>De tres a dos</translation>
    </message>
    <message>
        <source>Who has the button and who the blind.</source>
        <translation>Quién tiene el botón y quién la ciega.</translation>
    </message>
    <message>
        <source>from four to two</source>
        <translation>de cuatro a dos</translation>
    </message>
    <message>
        <source>Changing seats</source>
        <translation>Cambiar de asiento</translation>
    </message>
    <message>
        <source>Whether a move costs a blind.</source>
        <translation>Si un cambio cuesta una ciega.</translation>
    </message>
    <message>
        <source>no further levels</source>
        <translation>sin más niveles</translation>
    </message>
    <message>
        <source>Buying in again</source>
        <translation>Volver a comprar</translation>
    </message>
    <message>
        <source>How much a player has to bring back.</source>
        <translation>Cuánto tiene que traer de vuelta un jugador.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Quién muestra primero</translation>
    </message>
    <message>
        <source>The last bettor, or the first after the button.</source>
        <translation>El último que apostó, o el primero tras el botón.</translation>
    </message>
    <message>
        <source>all-ins</source>
        <translation>all-ins</translation>
    </message>
    <message>
        <source>Killing hands</source>
        <translation>Retirar manos</translation>
    </message>
    <message>
        <source>Which hands go before the pot is pushed.</source>
        <translation>Qué manos se retiran antes de entregar el bote.</translation>
    </message>
    <message>
        <source>side pots</source>
        <translation>botes paralelos</translation>
    </message>
    <message>
        <source>Push order</source>
        <translation>Orden de entrega</translation>
    </message>
    <message>
        <source>Where the first pot goes.</source>
        <translation>Adónde va el primer bote.</translation>
    </message>
    <message>
        <source>more side pots</source>
        <translation>más botes paralelos</translation>
    </message>
    <message>
        <source>What do you announce?</source>
        <translation>¿Qué anuncia?</translation>
    </message>
    <message>
        <source>The sentence that is said now.</source>
        <translation>La frase que se dice ahora.</translation>
    </message>
    <message>
        <source>number of players, more seats</source>
        <translation>número de jugadores, más asientos</translation>
    </message>
    <message>
        <source>Counting the stub</source>
        <translation>Contar el mazo restante</translation>
    </message>
    <message>
        <source>How many cards must be left.</source>
        <translation>Cuántas cartas deben quedar.</translation>
    </message>
    <message>
        <source>other games, more seats</source>
        <translation>otros juegos, más asientos</translation>
    </message>
    <message>
        <source>Punto Banco: third card</source>
        <translation>Punto y Banca: tercera carta</translation>
    </message>
    <message>
        <source>Who draws.</source>
        <translation>Quién pide.</translation>
    </message>
    <message>
        <source>after the player&apos;s third card</source>
        <translation>tras la tercera carta de punto</translation>
    </message>
    <message>
        <source>Punto Banco: payouts</source>
        <translation>Punto y Banca: pagos</translation>
    </message>
    <message>
        <source>What a winning bet is paid.</source>
        <translation>Cuánto se paga a una apuesta ganadora.</translation>
    </message>
    <message>
        <source>larger bets</source>
        <translation>apuestas mayores</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Botes</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot-limit</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Repartos de bote</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leer manos</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Además</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sits with…</source>
        <translation>Se sienta con…</translation>
    </message>
    <message>
        <source>Sits, not counted</source>
        <translation>Se sienta, sin contar</translation>
    </message>
    <message>
        <source>Transfers with…</source>
        <translation>Trae de otra mesa…</translation>
    </message>
    <message>
        <source>From broken game…</source>
        <translation>De mesa disuelta…</translation>
    </message>
    <message>
        <source>Returns, left with…</source>
        <translation>Vuelve, se llevó…</translation>
    </message>
    <message>
        <source>Adds chips…</source>
        <translation>Añade fichas…</translation>
    </message>
    <message>
        <source>Count stack…</source>
        <translation>Contar stack…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>De vuelta</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Se va</translation>
    </message>
    <message>
        <source>Moves to…</source>
        <translation>Se cambia a…</translation>
    </message>
    <message>
        <source>Tap the seat it moves to</source>
        <translation>Toque el asiento al que se cambia</translation>
    </message>
    <message>
        <source>Plays behind…</source>
        <translation>Juega con detrás…</translation>
    </message>
    <message>
        <source>Posts what it owes</source>
        <translation>Pone lo que debe</translation>
    </message>
    <message>
        <source>Waits for BB</source>
        <translation>Espera a la CG</translation>
    </message>
    <message>
        <source>Buys the button</source>
        <translation>Compra el botón</translation>
    </message>
    <message>
        <source>Passes chips…</source>
        <translation>Pasa fichas…</translation>
    </message>
    <message>
        <source>Tap the seat that gets them</source>
        <translation>Toque el asiento que las recibe</translation>
    </message>
    <message>
        <source>Objects to passing</source>
        <translation>Objeta el pase</translation>
    </message>
    <message>
        <source>Dealer change…</source>
        <translation>Cambio de crupier…</translation>
    </message>
    <message>
        <source>Button at…</source>
        <translation>Botón en…</translation>
    </message>
    <message>
        <source>Tap the seat the button is at</source>
        <translation>Toque el asiento donde está el botón</translation>
    </message>
    <message>
        <source>Shuffle begins</source>
        <translation>Empieza a barajar</translation>
    </message>
    <message>
        <source>Rake taken…</source>
        <translation>Rake tomado…</translation>
    </message>
    <message>
        <source>Jackpot dropped…</source>
        <translation>Jackpot a la caja…</translation>
    </message>
    <message>
        <source>Time charge…</source>
        <translation>Cobro por tiempo…</translation>
    </message>
    <message>
        <source>Log of the down</source>
        <translation>Registro del turno</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>%1 as recorded</source>
        <translation>%1 según lo anotado</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>nuevo aquí</translation>
    </message>
    <message>
        <source>owes %1 to the pots</source>
        <translation>debe %1 a los botes</translation>
    </message>
    <message>
        <source>posts next</source>
        <translation>pone en la próxima</translation>
    </message>
    <message>
        <source>buys button</source>
        <translation>compra el botón</translation>
    </message>
    <message>
        <source>Button at seat %1.</source>
        <translation>Botón en el asiento %1.</translation>
    </message>
    <message>
        <source>Small blind seat %1, %2; big blind seat %3, %4.</source>
        <translation>Ciega pequeña asiento %1, %2; ciega grande asiento %3, %4.</translation>
    </message>
    <message>
        <source>Everybody antes %1.</source>
        <translation>Todos ponen un ante de %1.</translation>
    </message>
    <message>
        <source>The big blind antes %1.</source>
        <translation>La ciega grande pone un ante de %1.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2.</source>
        <translation>El asiento %1 pone %2.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 dead.</source>
        <translation>El asiento %1 pone %2 muerto.</translation>
    </message>
    <message>
        <source>Seat %1 posts %2 and %3 dead.</source>
        <translation>El asiento %1 pone %2, más %3 muerto.</translation>
    </message>
    <message>
        <source>Seat %1 straddles %2.</source>
        <translation>El asiento %1 pone un straddle de %2.</translation>
    </message>
    <message>
        <source>Seat %1 plays %2 behind.</source>
        <translation>El asiento %1 juega con %2 detrás.</translation>
    </message>
    <message>
        <source>Not dealt in: seats %1.</source>
        <translation>Sin cartas: asientos %1.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
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
        <translation>Cobro por tiempo</translation>
    </message>
    <message>
        <source>Floor calls</source>
        <translation>Avisos al floor</translation>
    </message>
    <message>
        <source>%1 taken, %2 due</source>
        <translation>%1 tomado, %2 debido</translation>
    </message>
    <message>
        <source>Dealers before</source>
        <translation>Crupieres anteriores</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Otra mano</translation>
    </message>
    <message>
        <source>Put in, by street</source>
        <translation>Puesto, por calle</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Barajar y cortar</translation>
    </message>
    <message>
        <source>The dealer shuffles</source>
        <translation>Baraja el crupier</translation>
    </message>
    <message>
        <source>%1 shuffles, %2 cuts, %3 squares</source>
        <translation>%1 baraja, %2 corta, %3 cuadra</translation>
    </message>
    <message>
        <source>Riffles: %1 of %2</source>
        <translation>Cascadas: %1 de %2</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Cut card below</source>
        <translation>Carta de corte debajo</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: hecho</translation>
    </message>
    <message>
        <source>Complaints until a hand is looked at or betting begins.</source>
        <translation>Reclamaciones hasta que se mire una mano o empiecen las apuestas.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Seats and table…</source>
        <translation>Mesa y asientos…</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Fold</source>
        <translation>No ir</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>no ir</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>check</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Igualar %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>igualar %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Apostar %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>apostar %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Subir a %1</translation>
    </message>
    <message>
        <source>raise to %1</source>
        <translation>subir a %1</translation>
    </message>
    <message>
        <source>Complete to %1</source>
        <translation>Completar a %1</translation>
    </message>
    <message>
        <source>complete to %1</source>
        <translation>completar a %1</translation>
    </message>
    <message>
        <source>All-in, %1</source>
        <translation>All-in, %1</translation>
    </message>
    <message>
        <source>all-in %1</source>
        <translation>all-in %1</translation>
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
        <translation>No cuenta nada</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>String raise: call %1</source>
        <translation>String raise: igualar %1</translation>
    </message>
    <message>
        <source>string raise, call %1</source>
        <translation>string raise, igualar %1</translation>
    </message>
    <message>
        <source>String bet: bet %1</source>
        <translation>String bet: apostar %1</translation>
    </message>
    <message>
        <source>string bet, bet %1</source>
        <translation>string bet, apostar %1</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Reparto nulo</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>reparto nulo</translation>
    </message>
    <message>
        <source>all chips back, the button stays</source>
        <translation>todas las fichas vuelven, el botón se queda</translation>
    </message>
    <message>
        <source>A misdeal may be called</source>
        <translation>Se puede anular el reparto</translation>
    </message>
    <message>
        <source>may be a misdeal</source>
        <translation>puede ser reparto nulo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Sigue el juego</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>sigue el juego</translation>
    </message>
    <message>
        <source>Play on, replace the card</source>
        <translation>Sigue el juego, se cambia la carta</translation>
    </message>
    <message>
        <source>play on, replace the card</source>
        <translation>sigue el juego, se cambia la carta</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>La mano queda anulada</translation>
    </message>
    <message>
        <source>void</source>
        <translation>anulada</translation>
    </message>
    <message>
        <source>all chips back</source>
        <translation>todas las fichas vuelven</translation>
    </message>
    <message>
        <source>Hand dead, seat %1</source>
        <translation>Mano muerta, asiento %1</translation>
    </message>
    <message>
        <source>hand dead, seat %1</source>
        <translation>mano muerta, asiento %1</translation>
    </message>
    <message>
        <source>its chips stay</source>
        <translation>sus fichas quedan</translation>
    </message>
    <message>
        <source>Hand live, seat %1</source>
        <translation>Mano viva, asiento %1</translation>
    </message>
    <message>
        <source>hand live, seat %1</source>
        <translation>mano viva, asiento %1</translation>
    </message>
    <message>
        <source>Clock, %1 s</source>
        <translation>Reloj, %1 s</translation>
    </message>
    <message>
        <source>clock, %1 s</source>
        <translation>reloj, %1 s</translation>
    </message>
    <message>
        <source>The floor decides</source>
        <translation>Decide el floor</translation>
    </message>
    <message>
        <source>floor decides</source>
        <translation>decide el floor</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>propuesto: %1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Decidido: %1</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>decidido: %1</translation>
    </message>
    <message>
        <source>by the floor</source>
        <translation>por el floor</translation>
    </message>
    <message>
        <source>Seat %1: %2 stands</source>
        <translation>Asiento %1: %2 vale</translation>
    </message>
    <message>
        <source>%2 of seat %1 stands</source>
        <translation>%2 del asiento %1 vale</translation>
    </message>
    <message>
        <source>nothing has changed since</source>
        <translation>nada ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>Seat %1 acts anew</source>
        <translation>El asiento %1 actúa de nuevo</translation>
    </message>
    <message>
        <source>seat %1 acts anew</source>
        <translation>asiento %1 actúa de nuevo</translation>
    </message>
    <message>
        <source>a bet or raise came between</source>
        <translation>hubo una apuesta o subida en medio</translation>
    </message>
    <message>
        <source>%1, waits</source>
        <translation>%1, espera</translation>
    </message>
    <message>
        <source>acted before its turn</source>
        <translation>actuó antes de su turno</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Anotado</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>anotado</translation>
    </message>
    <message>
        <source>no chips move</source>
        <translation>no se mueven fichas</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Contado: %1</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>contado %1</translation>
    </message>
    <message>
        <source>the count holds</source>
        <translation>vale el recuento</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>cambio %1</translation>
    </message>
    <message>
        <source>goes back to seat %2, %1</source>
        <translation>vuelve al asiento %2, %1</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 de vuelta</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>añade %1</translation>
    </message>
    <message>
        <source>to make it right</source>
        <translation>para corregirlo</translation>
    </message>
    <message>
        <source>one chip of %1, nothing said</source>
        <translation>una ficha de %1, sin decir nada</translation>
    </message>
    <message>
        <source>one chip of %1</source>
        <translation>una ficha de %1</translation>
    </message>
    <message>
        <source>%1, chips: %2, nothing said</source>
        <translation>%1, fichas: %2, sin decir nada</translation>
    </message>
    <message>
        <source>%1, chips: %2</source>
        <translation>%1, fichas: %2</translation>
    </message>
    <message>
        <source>%1, nothing said</source>
        <translation>%1, sin decir nada</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 silent, then %2 in a second motion</source>
        <translation>%1 en silencio, luego %2 en un segundo gesto</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, luego %2</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;</source>
        <translation>dijo «%1»</translation>
    </message>
    <message>
        <source>said &quot;%1&quot;, put %2</source>
        <translation>dijo «%1», puso %2</translation>
    </message>
    <message>
        <source>said and done</source>
        <translation>dicho y hecho</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>another rulebook</source>
        <translation>otro reglamento</translation>
    </message>
    <message>
        <source>can no longer be put right here</source>
        <translation>ya no se puede corregir aquí</translation>
    </message>
    <message>
        <source>final</source>
        <translation>definitivo</translation>
    </message>
    <message>
        <source>until the hands rest</source>
        <translation>hasta que las manos reposen</translation>
    </message>
    <message>
        <source>until rest</source>
        <translation>hasta el reposo</translation>
    </message>
    <message>
        <source>until the next seat acts</source>
        <translation>hasta que actúe el siguiente asiento</translation>
    </message>
    <message>
        <source>until next act</source>
        <translation>hasta la próxima acción</translation>
    </message>
    <message>
        <source>until so many have acted: %1</source>
        <translation>hasta que actúen tantos: %1</translation>
    </message>
    <message>
        <source>until acts: %1</source>
        <translation>hasta acciones: %1</translation>
    </message>
    <message>
        <source>until the round is over</source>
        <translation>hasta que acabe la ronda</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>hasta fin de ronda</translation>
    </message>
    <message>
        <source>until the pot is pushed</source>
        <translation>hasta que se pague el bote</translation>
    </message>
    <message>
        <source>until push</source>
        <translation>hasta el pago</translation>
    </message>
</context>
</TS>
