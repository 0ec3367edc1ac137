### Lo que dicen todos los juegos y las herramientas que los rodean.

## A quién le toca

prompt-waiting = Se espera a otro jugador.
prompt-chance = Falta un dado o una carta.
prompt-over = La partida ha terminado.

## Por qué no se dio un paso

refused-not-an-action = «{ $text }» no es una acción de este juego.
refused-not-a-chance = «{ $text }» no es un dado ni una carta de este juego.
refused-over = La partida ha terminado.
refused-chance-due = Antes de elegir falta un dado o una carta.
refused-no-chance-due = No falta ningún dado ni carta: debe elegir el asiento { $seat }.
refused-other-seat = Ahora debe elegir el asiento { $seat }.
refused-impossible-chance = «{ $text }» no puede salir ahora.
refused-illegal = «{ $text }» no es legal por el §{ $rule }: { $why }
undo-barrier = Se puede deshacer hasta el paso { $step }: antes hay un dado, una revelación o una decisión de otro asiento.
undo-beyond = La partida solo tiene { $step } pasos.

## Cómo terminó una partida

outcome-graded = { $outcome }: { $grade }

## Asientos y pasos

word-seat = asiento { $seat }
word-chance = azar
word-dice = dados
word-step = Paso { $step }
word-scene = Escena { $scene }
word-automatic = por sí solo: no había otra elección
word-not-asked = no se preguntó
word-nothing = nada digno de mención
word-exactly = exacto
word-uninterrupted = { $sure }, si nadie interrumpe
word-about = aproximado
word-sampled = { $samples } muestras

## La mesa en una terminal

play-welcome = { $title }. Elige por número; c cartas (c 2: la segunda), v la mesa en palabras, u deshace, h pide consejo, ? explica una acción, q sale.
play-undone = De vuelta al paso { $step }.
play-nothing-to-undo = Aquí no se puede deshacer nada.
play-unknown = No es uno de los números ni teclas: 1 a { $count }, c, v, u, h, ?, q.
play-which = ¿Qué acción, en notación?
play-legal = Ahora es legal.
play-saved = Guardada: { $path }
play-cards = Cartas: { $count }. «c» y un número lee una entera.
exercise-first = Eso también se puede, pero antes va lo que se pide.
play-goodbye = Hasta otra.

## Mazos y listas de ejército

check-sound-deck = { $file }: un mazo válido de { $game }
check-sound-army = { $file }: una lista de ejército válida de { $game }
check-cards = cartas: { $count }
check-units = unidades: { $count }
check-points = puntos: { $sum } de { $limit }
check-figures = { $title }: { $rows }
check-costs = costes: { $costs }
check-cost = { $count } de { $cost }
check-need = { $about }: { $have } de { $need } (§{ $rule })
check-can = puede: { $list }
check-cannot = no puede: { $list }
check-warning = aviso: { $why }
check-faults = { $count } faltas: { $list }
check-entry = línea { $entry }: { $why }

## El árbitro

odds-idle = Salga lo que salga, la posición es la misma.
odds-at-least = Como mínimo: { $what }
odds-others = { $count ->
    [one] otro resultado
   *[other] otros { $count } resultados
}
ruling-unmet = No se cumple lo esperado: { $why }
ruling-broken = La posición no se sostiene y las reglas no pueden seguir desde ella ({ $why }).
ruling-start = Este comienzo no se acepta: { $why }
referee-legal = Acciones legales
referee-chances = Lo que puede salir
referee-view = Posición

## Repetición

replay-keys = { $count } pasos. Intro: siguiente, b: atrás, un número: ese paso, v: la mesa, q: salir.

## Consejo

hint-title = El consejo de un bot fuerte
hint-idea = { $number }. { $action }: { $chance } de ganar
hint-reason = { $event } ({ $chance }; tras las otras, { $otherwise })
hint-alike = Nada de lo que ocurre enseguida las distingue.
hint-none = Aquí aconseja la lección.

## Análisis

review-mark = Paso { $step }, { $seat }: { $grade }, { $cost }. Jugado: { $played }. Mejor: { $better }.
review-inaccuracy = imprecisión
review-mistake = error
review-blunder = error grave
review-nothing = Ninguna decisión costó tanto que se distinga del azar.
review-account = { $seat }: { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
  }; las señaladas costaron { $cost }; dados y cartas trajeron { $luck }.
review-misjudged = Ni decisión ni azar, sino errores de juicio de este análisis: { $share } para el primer asiento.

## La mesa a pantalla completa

screen-actions = Acciones
screen-log = Registro
screen-rules = Reglas (/ para buscar)
screen-turn = Turno { $turn }
screen-level = Nivel político
screen-resistance = resistencia { $resistance }
screen-resources = Acciones { $actions } · ofensivas de reserva { $reserves } · decretos { $decrees } · renunciadas { $forgone }
screen-piles = Mazo { $deck } · jugadas { $discard } · en espera { $waiting }
screen-thinking = Pensando…
screen-keys = Intro elige · Espacio lee · b tablero · c carta · v palabras · ? más · q sale
screen-lesson-keys = cualquier tecla: seguir · r: leer el párrafo
screen-rules-keys = ↑↓ párrafo · RePág/AvPág texto · / buscar · Esc
screen-help-title = Ayuda
screen-words = La mesa en palabras
screen-go-on = Nada que responder: Intro para seguir
screen-no-card = Aún no hay ninguna carta que leer.
screen-card-keys = ←→ otra carta · ↑↓ texto · Esc
screen-board-keys = ↑↓←→ RePág/AvPág: mover el tablero · otra tecla: cerrar
screen-more-board = sigue: b
screen-more-card = sigue: c
screen-round-of = Ronda { $round } de { $rounds }
screen-pasaran-side = { $bp } PP · producción { $production } · puntos de zona { $points } · cartas { $cards }
screen-pasaran-armour = c
screen-pasaran-air = a
screen-pasaran-legend = cifra: infantería · c: carros · a: aviación · ': reducida · ▣: ciudad
screen-peanas-here = en la mesa: { $units } · fichas: { $tokens }
screen-peanas-waiting = en reserva: { $count }
screen-help =
    ↑ ↓ o j k: recorrer lo que se ofrece; debajo, sus probabilidades y avisos.
    Intro, o un número del 1 al 9: elegir.
    Espacio: lo elegido entero, con su carta, sus probabilidades y sus avisos.
    b: el tablero a toda pantalla. v: la mesa en palabras.
    c: las cartas y fichas enteras; ← → pasa de una a otra.
    l: el registro entero. RePág, AvPág: moverlo sin abrirlo.
    r: las reglas, por el párrafo de lo elegido; / busca.
    u: deshacer la última elección (nunca más allá de un dado o una carta).
    h: pedir consejo a un bot fuerte.
    q: salir.

## Letters

mail-reset-subject = Frente: una contraseña nueva
mail-reset-text = Alguien ha pedido una contraseña nueva para la cuenta { $name } en { $site }. Si eres tú, ponla aquí antes de que pase un día:
mail-reset-end = Si no eres tú, no hay que hacer nada: la contraseña sigue como está.
mail-mail-subject = Frente: confirma tu dirección
mail-mail-text = La cuenta { $name } en { $site } quiere recibir aquí su correo. Si es tuya, confírmalo antes de que pase un día:
mail-mail-end = Si no es tuya, no hay que hacer nada: no llegará más correo.
mail-turn-subject = { $count ->
    [one] Frente: te toca en { $title }
   *[other] Frente: te toca en { $count } mesas
}
mail-turn-text = { $name }, en { $site } te toca jugar:
mail-turn-row = { $title }, contra { $names }
mail-turn-days = { $count ->
    [one] queda 1 día
   *[other] quedan { $count } días
}
mail-turn-hours = { $count ->
    [one] queda 1 hora
   *[other] quedan { $count } horas
}
mail-turn-end = Cada cuánto llegan estas cartas, o si llegan, se elige aquí:
