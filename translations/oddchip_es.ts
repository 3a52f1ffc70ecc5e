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
        <source>The journal ends at entry %1, before a head that was noted outside.</source>
        <translation>El diario acaba en la entrada %1, antes de una cabecera que se anotó fuera.</translation>
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
        <source>No difference under %1.</source>
        <translation>Sin diferencia en %1.</translation>
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
        <source>Nobody is to act now.</source>
        <translation>Ahora no tiene que actuar nadie.</translation>
    </message>
    <message>
        <source>Deal the next street, or go on to the showdown.</source>
        <translation>Reparta la calle siguiente o pase al showdown.</translation>
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
        <source>Somebody sits there.</source>
        <translation>Ahí se sienta alguien.</translation>
    </message>
    <message>
        <source>Choose another seat.</source>
        <translation>Elija otro asiento.</translation>
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
        <source>found before anybody acted</source>
        <translation>visto antes de que actuara alguien</translation>
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
        <source>as the house allows it, and against no objection</source>
        <translation>como permite la casa y sin objeción</translation>
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
