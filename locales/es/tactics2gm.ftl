# 2GM Tactics: lo que leen los jugadores.

side-a = el bando A
side-b = el bando B
nation-usa = Estados Unidos
nation-germany = Alemania
nation-united-kingdom = Reino Unido
nation-soviet-union = Unión Soviética
aimed-at = { $aim ->
    [named] { $at } en { $target }
    [works] la carta de terreno de { $target }
    [line] las casillas { $cells }
    [cross] { $target } y su alrededor
    [staff] el Estado Mayor
   *[cell] { $target }
}
tokens-ready = listo
tokens-packed = recogido
role-plane = el avión de la misión
role-escort = la escolta
role-interceptor = el interceptor
prompt-over = La partida ha terminado.
prompt-bid = Apuesta en secreto de 0 a 5 PA por la iniciativa y el terreno.
prompt-who-first = Has ganado la tirada: ¿quién comienza?
prompt-buy = Compra terreno con lo apostado, o termina.
prompt-mulligan = ¿Te quedas con esta mano?
prompt-movement = Ronda { $round }, Movimiento: mueve unidades ({ $pa } PA).
prompt-deployment = Ronda { $round }, Despliegue: despliega y juega cartas ({ $pa } PA).
prompt-shooting = Ronda { $round }, Disparo: dispara ({ $pa } PA).
prompt-flip = Voltear: monta o recoge armas.
prompt-discard = Descarta hasta quedarte con siete cartas.
prompt-moving = La unidad está en marcha: sigue o detente.
prompt-mine = Una unidad enemiga entra en una casilla: ¿una mina?
prompt-ambush = Una unidad enemiga ha acabado su movimiento: ¿emboscada?
prompt-ambush-shot = ¿Qué unidad dispara desde la emboscada?
prompt-strike-back = Te asaltan: elige con qué te defiendes.
prompt-equip = Elige el equipo de la nueva unidad ({ $pa } PA).
prompt-general = Elige un general.
prompt-spying = La mano rival está a la vista: descarta una carta de apoyo barata o pasa.
prompt-recover = ¿Qué infantería vuelve del descarte?
prompt-answer = Antes del dado: ¿respondes?
prompt-after-die = El dado ha caído: ¿lo repites?
prompt-wreck-order = ¿Qué pasajero tira primero?
prompt-wreck = ¿Adónde va el superviviente?
prompt-escort = ¿Un caza de escolta?
prompt-anti-air = Un avión o un paracaidista a tu alcance: ¿disparas?
prompt-intercept = ¿Despega un caza?
prompt-drop = Lanza infantería o termina.
prompt-chance = Se espera un dado o una carta.
chance-die = Dado: { $die }
chance-card = Carta: { $card }
chance-tile = Loseta { $tile }, posición { $lie }
action-bid = Apostar { $points } PA
action-first = Comienza { $side }
action-terrain = Colocar { $card } en { $cell }
action-done = No comprar más
action-mulligan = Cambiar la mano
action-keep = Quedarse la mano
action-end = Terminar la fase
action-hand-over = Dejar seguir al compañero
action-give = Ceder 1 PA al General
action-surrender = Rendirse
action-step = { $unit }: de { $from } a { $to }
action-swap = { $unit }: cambiar { $from } y { $to }
action-rotate = { $unit }: girar cuatro unidades desde { $from }
action-stop = Detenerse
action-march = { $unit } en { $from }: Marcha
action-embark = { $unit }: subir de { $from } a { $to }
action-disembark = { $unit }: bajar de { $from } a { $to }
action-assault = { $unit } ({ $from }): asaltar { $to } con { $weapon }
action-hurrah = { $unit } ({ $from }): asaltar { $to } con { $weapon } y hurra
action-assault-hq = { $unit } ({ $from }): asaltar el Estado Mayor con { $weapon }
action-hurrah-hq = { $unit } ({ $from }): asaltar el Estado Mayor con { $weapon } y hurra
action-deploy = Desplegar { $card } en { $cell }
action-load = Desplegar { $card } en el transporte de { $cell }
action-land = Lanzar { $card } sobre { $cell }
action-equip = Equipo: { $tokens } ({ $packed }), { $price } PA
action-station = { $card } espera junto al Estado Mayor
action-bomb = { $card } bombardea { aimed-at }
action-airlift = { $card } vuela a { $cell }
action-drop = { $card } salta sobre { $cell }
action-play = Jugar { $card }
action-play-on = Jugar { $card } sobre { $cell }
action-play-arms = Jugar { $card } sobre { $cell }: { $weapon }
action-play-at = Jugar { $card } en { aimed-at }
action-play-line =
    { $cells ->
        [one] Jugar { $card } en { $cell }
       *[other] Jugar { $card } en { $cells } casillas desde { $cell }
    }
action-play-against = Jugar { $card } contra el jugador { $seat }
action-heal = { $unit } ({ $from }) se cura una herida
action-heal-at = { $unit } ({ $from }) cura a { $to }
action-repair = { $unit } ({ $from }) repara { $to }
action-clear = { $unit } ({ $from }) despeja { $to }
action-resupply = { $unit } ({ $from }) recarga { $weapon } en { $to }
action-steady = Zhúkov ayuda a { $unit } en { $from }
action-fire = { $unit } ({ $from }) dispara { $weapon } contra { aimed-at }
action-sure-fire = { $unit } ({ $from }) dispara { $weapon } contra { aimed-at } con Impacto
action-fly = El caza { $place } ataca { aimed-at }
action-sure-fly = El caza { $place } ataca { aimed-at } con Impacto
action-pass = Pasar
action-smoke = Granada de humo
action-recover = El Estado Mayor recupera PI
action-mine = { $card }
action-ambush = { $card }
action-ambush-fire = { $unit } ({ $from }) dispara { $weapon }
action-anti-air = { $unit } ({ $from }) dispara { $weapon } a { $role }
action-escort = El caza { $place } escolta
action-intercept = El caza { $place } intercepta
action-reroll = Repetir el dado con { $card }
action-ace = El as repite su fallo
action-strike = Defenderse con { $weapon }
action-turn = { $unit } ({ $from }): montar o recoger { $weapon }
action-discard = Descartar { $card }
action-general = { $general }
action-take = Descartar del rival: { $card }
action-retrieve = Recuperar { $card }
action-leap =
    { $wounds ->
        [0] Tira { $unit }
        [one] Tira { $unit } (1 herida)
       *[other] Tira { $unit } ({ $wounds } heridas)
    }
action-survive = A { $cell }
event-tile-laid = Sale la loseta { $tile } ({ $lie }).
event-bid-made = El jugador { $seat } ha apostado.
event-bid-revealed = El jugador { $seat } apostó { $points } PA.
event-initiative-thrown = { $side } saca { $die }: { $total } en total.
event-initiative-tied = Empate: se repite la tirada.
event-first-chosen = Comienza { $side }.
event-terrain-bought = El jugador { $seat } coloca { $card } en { $cell }.
event-card-drawn = El jugador { $seat } roba { $card }.
event-card-drawn-unseen = El jugador { $seat } roba una carta.
event-hand-returned = El jugador { $seat } cambia su mano.
event-deck-empty = El mazo del jugador { $seat } está vacío.
event-turn-began = Ronda { $round }: turno de { $side }.
event-income = El jugador { $seat } recibe { $gained } PA ({ $lines ->
        [one] 1 línea
       *[other] { $lines } líneas
    }, { $command } de mando).
event-point-given = El Mariscal cede 1 PA al jugador { $seat }.
event-handed-over = Sigue el jugador { $seat }.
event-moved = { $unit } mueve de { $from } a { $to }.
event-swapped = Las unidades de { $from } y { $to } se intercambian.
event-rotated = Cuatro unidades giran desde { $cell }.
event-engine-failed = { $unit } ({ $cell }) saca { $die }: no arranca.
event-engine-started = { $unit } ({ $cell }) saca { $die }: arranca.
event-marched = { $unit } ({ $cell }) marcha.
event-embarked = { $unit } sube en { $cell }.
event-disembarked = { $unit } baja en { $cell }.
event-mine-sprung = El jugador { $seat } juega { $card } en { $cell }.
event-ambush-sprung = Emboscada del jugador { $seat } contra { $cell }.
event-assault-declared = { $unit } ({ $from }) asalta { aimed-at }.
event-hurrah = { $unit } ({ $cell }): ¡hurra!
event-advanced = { $unit } ocupa { $cell }.
event-deployed = El jugador { $seat } despliega { $unit } en { $cell }.
event-landing = { $unit } del jugador { $seat } salta sobre { $cell }.
event-equipped = { $unit } lleva { $tokens } ({ $paid } PA).
event-fighter-stationed = { $unit } del jugador { $seat } espera junto al Estado Mayor.
event-card-played = El jugador { $seat } juega { $card } por { $paid } PA.
event-healed =
    { $unit } ({ $cell }) pierde { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }.
event-reloaded = { $unit } ({ $cell }) recarga.
event-points-gained = El jugador { $seat } gana { $points } PA.
event-points-lost = El jugador { $seat } pierde { $points } PA.
event-smoke-laid = Humo desde { $cell }.
event-card-attached = { $card } sobre { $unit } ({ $cell }).
event-further-moves = Los tanques de { $side } mueven más.
event-general-taken = { $general } manda con el jugador { $seat }.
event-hand-seen = El jugador { $seat } mira la mano del jugador { $other }.
event-card-discarded = El jugador { $seat } descarta { $card }.
event-card-recovered = El jugador { $seat } recupera { $card }.
event-stood-fast = La infantería de { $side } no retrocede.
event-terrain-cleared = { $card } desaparece de { $cell }.
event-steadied = { $unit } ({ $cell }) apunta mejor.
event-smoke-popped = { $unit } ({ $cell }) se oculta en humo.
event-staff-recovered = El Estado Mayor { $staff } recupera { $points } PI.
event-shot-fired = { $unit } ({ $from }) dispara { $weapon } contra { aimed-at }.
event-barraged = { $card } cae sobre { $cell }.
event-modified = { $modifier }: { $hit }/{ $crit }.
event-die-thrown = Sale un { $die } (impacta con { $hit }+, crítico { $crit }+).
event-hit-without-die = Impacta sin dado.
event-missed = Fallo.
event-not-penetrated = No penetra: { $pen } contra blindaje { $armour }.
event-wounded =
    { $unit } ({ $nation }) sufre { $damage ->
        [one] 1 herida
       *[other] { $damage } heridas
    }.
event-critical = ¡Crítico contra { $unit }!
event-destroyed = { $unit } de { $side } es destruida.
event-structure-hit = { $card } en { $cell }: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    } PI.
event-structure-destroyed = { $card } en { $cell } se derrumba.
event-staff-hit = El Estado Mayor { $staff } pierde { $damage } PI: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
event-suppressed = { $unit } ({ $cell }) queda bajo fuego de contención.
event-thrown-again = El jugador { $seat } repite el dado.
event-plane-announced = { $unit } del jugador { $seat } vuela contra { aimed-at }.
event-escort-joined = { $unit } escolta.
event-fighter-rose = { $unit } del jugador { $seat } intercepta.
event-anti-air-fired = { $unit } ({ $cell }) dispara al aire.
event-dogfight-fired = Dispara { $role }.
event-plane-hit = { $unit } ({ $nation }) sufre { $damage } de daño.
event-passenger-thrown = { $unit } saca { $die } al saltar del transporte.
event-survived = { $unit } ({ $nation }) sobrevive en { $cell }.
event-set-up = { $unit } ({ $cell }) monta su arma.
event-packed = { $unit } ({ $cell }) recoge su arma.
event-crate-taken = { $unit } recoge una caja en { $cell }.
event-crate-dropped = Una caja queda en { $cell }.
event-crate-delivered = { $side } entrega una caja: { $points } PA.
event-column-thrown = El autómata saca { $die } para la columna.
event-ended = Fin de la partida ({ $how }): gana { $side }.
event-drawn = Fin de la partida ({ $how }): no gana nadie.
modifier-wounds = heridas
modifier-suppressed = fuego de contención
modifier-marched = marcha
modifier-landed = salto en paracaídas
modifier-ashore = desembarco
modifier-casemate = casamata
modifier-anti-tank-position = posición anticarro
modifier-inspire = mando cercano
modifier-steadied = Zhúkov
modifier-close-quarters = Chuikov
modifier-promotion = promoción
modifier-radio = radio
modifier-cover = cobertura
modifier-prone = cuerpo a tierra
modifier-smoke = humo
modifier-weather = tiempo
modifier-assault-expert = asalto experto
modifier-urban-combat = combate urbano
modifier-interceptor = tras la escolta
outcome-staff-destroyed = Estado Mayor destruido
outcome-surrender = Rendición
outcome-no-cards = Sin cartas
outcome-line-reached = Línea alcanzada
outcome-casualties = Bajas enemigas
outcome-held = Resistencia hasta el final
outcome-cells-held = Objetivo ocupado
outcome-bridge-destroyed = Puente destruido
outcome-crates = Suministros entregados
outcome-rounds-over = Límite de rondas
outcome-cannot-win = Victoria imposible
illegal-match-over = La partida ha terminado.
illegal-not-now = Eso no puede hacerse en este momento.
illegal-answer-first = Antes hay que resolver lo que está pendiente.
illegal-finish-the-move-first = Otra unidad está en marcha: termina antes su movimiento.
illegal-movement-phase = Eso se hace en la fase de Movimiento.
illegal-deployment-phase = Eso se hace en la fase de Despliegue.
illegal-shooting-phase = Eso se hace en la fase de Disparo.
illegal-flip-phase = Eso se hace en la fase de Voltear.
illegal-discard-phase = Solo se descarta en la fase de Descarte, y hasta quedarse con siete cartas.
illegal-surrender-not-agreed = Se rinde quien manda el bando, en su fase de Movimiento o de Despliegue, y solo si se acordó.
illegal-bid-too-high = Solo hay cinco PA para la apuesta.
illegal-terrain-lines = El terreno se coloca en la segunda y la tercera línea propias.
illegal-terrain-card-there = Ahí ya hay una carta de terreno.
illegal-terrain-ground = Sobre bosque, río o mar no se coloca terreno.
illegal-terrain-too-dear = Los puntos apostados no alcanzan para esa carta.
illegal-terrain-sold-out = No queda ninguna carta de ese terreno.
illegal-no-partner = Solo se cede el turno a un compañero que aún no ha pasado, y después de dar una orden.
illegal-point-not-to-give = El Mariscal cede un PA a su General una vez por turno, si lo tiene.
illegal-no-unit-there = No hay ninguna unidad en esa casilla.
illegal-enemy-unit = Esa unidad es del enemigo.
illegal-not-your-unit = Esa unidad la manda tu compañero.
illegal-just-deployed = Una unidad recién desplegada no mueve este turno.
illegal-set-up = Con el arma montada la unidad no mueve.
illegal-suppressed = Está bajo fuego de contención.
illegal-cannot-move = Esa unidad no mueve por sí misma.
illegal-has-moved = Ya ha movido este turno.
illegal-no-movement-left = No le queda movimiento.
illegal-just-got-off = Quien acaba de desembarcar no mueve más este turno.
illegal-off-the-field = Ninguna unidad sale del campo.
illegal-enemy-in-the-way = No se atraviesa una unidad enemiga.
illegal-friend-in-the-way = No se puede acabar en la casilla de un amigo.
illegal-cannot-enter = Esa unidad no puede entrar en ese terreno.
illegal-no-friend-there = Ahí no hay ningún amigo dispuesto a cambiar de sitio.
illegal-has-begun-to-move = Solo cambian de sitio unidades que aún no se han movido.
illegal-does-not-march = Esa unidad no tiene la capacidad Marcha.
illegal-march-comes-first = La Marcha se declara una vez, antes del primer paso.
illegal-carries-a-crate = Con una caja a cuestas ni marcha ni asalta.
illegal-cannot-board = Solo embarca la Infantería, o la Artillería que puede remolcarse.
illegal-no-carrier-there = Ahí no hay ningún transporte propio.
illegal-carrier-full = Ese transporte no tiene sitio para ella.
illegal-no-such-passenger = No lleva a ese pasajero.
illegal-just-got-on = No se embarca y desembarca en el mismo turno.
illegal-no-room-to-get-off = Se desembarca en una casilla contigua libre y transitable.
illegal-only-infantry-assaults = Solo asalta la Infantería.
illegal-marched-no-assault = Quien ha marchado no asalta este turno.
illegal-caught-in-wire = Desde una alambrada solo asaltan los zapadores.
illegal-nobody-to-assault = Ahí no hay enemigo al que asaltar.
illegal-no-close-weapon = Esa arma no sirve en un asalto.
illegal-no-hurrah = Esa unidad no tiene la capacidad Hurra.
illegal-not-in-hand = Esa carta no está en la mano.
illegal-too-dear = No hay PA suficientes.
illegal-other-kind-of-card = Esa carta no se juega así.
illegal-own-line-only = Se despliega en la línea de despliegue propia.
illegal-cell-taken = En esa casilla ya hay una unidad.
illegal-by-landing-craft = Las tropas llegan en lanchas: hace falta una casilla de mar libre en la propia línea.
illegal-not-paratroopers = Solo los paracaidistas caen del cielo.
illegal-landing-place = Se salta sobre una casilla sin unidades ni edificios.
illegal-no-fresh-transport = Solo se despliega a bordo de un transporte desplegado este mismo turno y con sitio.
illegal-not-its-token = Esa unidad no puede llevar esa ficha.
illegal-token-slots = La Infantería lleva a lo sumo un equipo ofensivo y uno defensivo.
illegal-token-order = La segunda ficha se toma después de la primera.
illegal-not-that-plane = Esa carta no es un avión para eso.
illegal-no-planes-now = Hoy, o todavía, no vuelan esos aviones.
illegal-two-fighters-wait = Junto al Estado Mayor ya esperan dos cazas.
illegal-no-ready-fighter = Ahí no espera ningún caza listo.
illegal-card-has-its-moment = Esa carta se juega en otro momento.
illegal-card-has-no-target = Esa carta no tiene ahí un objetivo.
illegal-same-card = Una misma carta no afecta dos veces a la misma unidad.
illegal-one-general = El Estado Mayor ya tiene un General.
illegal-lacks-ability = Esa unidad no tiene esa capacidad.
illegal-has-worked = Ya ha usado su capacidad este turno.
illegal-nobody-in-need = Ahí no hay nada que curar, reparar, despejar o recargar.
illegal-nobody-to-steady = Zhúkov ayuda una vez por turno a una unidad que aún no ha disparado.
illegal-nothing-to-set-up = Esa unidad no tiene ahí un arma que montar o recoger.
illegal-turned-this-turn = Una ficha volteada este turno no se voltea de nuevo.
illegal-assaulted-no-shot = Quien ha asaltado no dispara este turno.
illegal-fire-is-over = Esa unidad ya terminó de disparar: otra ha tirado después.
illegal-weapon-has-fired = Esa arma ya ha disparado este turno.
illegal-no-such-weapon = La unidad no lleva esa arma.
illegal-weapon-turned = Esa ficha está volteada: se recarga.
illegal-weapon-packed = Esa arma está recogida: se monta en Voltear.
illegal-against-planes-only = Esa arma solo dispara a los aviones.
illegal-moved-no-indirect-fire = Tras mover, la artillería autopropulsada no hace fuego indirecto.
illegal-own-side = No se dispara a los propios.
illegal-nothing-to-shoot-at = Ahí no hay nada a lo que disparar.
illegal-too-near = El objetivo está más cerca que el alcance mínimo del arma.
illegal-out-of-range = El objetivo está fuera del alcance del arma.
illegal-target-hidden = El objetivo está camuflado: no se le ve a más de dos casillas.
illegal-personnel-only = Esa arma solo apunta a Infantería y Artillería.
illegal-cannot-penetrate = La penetración del arma no llega al blindaje del objetivo.
illegal-no-impact-points = Ahí no hay ninguna carta de terreno con puntos de impacto.
illegal-bridge-for-sappers = El puente solo lo dañan los zapadores.
illegal-names-an-area = Esa arma bate una zona: se nombran casillas, no una unidad.
illegal-no-area-weapon = Esa arma no bate zonas.
illegal-nobody-in-the-area = En esa zona no hay ningún enemigo.
illegal-no-sure-hit = Para acertar sin dado hace falta la carta Impacto, una vez por unidad y turno.

## En la terminal

screen-round = Ronda { $round }
screen-staff = Estado Mayor { $pi } PI
screen-stock = { $pa } PA · { $hand } cartas en mano · { $deck } en el mazo
screen-legend = heridas/total · ° ficha volteada · ! contenido · + con carga · ≈ humo
