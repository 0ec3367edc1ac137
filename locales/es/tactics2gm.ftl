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
        [staff] el Estado Mayor del jugador { $staff }
       *[cell] { $target }
    }
tokens-ready = listo
tokens-packed = recogido
arm-crew = dotación
phase-movement = Movimiento
phase-deployment = Despliegue
phase-shooting = Disparo
phase-flip = Voltear
phase-discard = Descarte
first-open = en campo abierto, quien asalta
first-cover = desde terreno, quien defiende
first-expert = asalto experto
futile-staff-spared = una misión no quita más de 2 PI a un Estado Mayor
futile-skirts = los faldones paran todo el daño
futile-unarmed = el avión va desarmado y no responde
work-20-botiquin = cura
work-16-mechanic = reparación
work-16-sapper = despeje
work-16-logistics = reabastecimiento
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
chance-tile = Loseta { $tile }, cara { $face }{ $turned ->
        [0] {""}
       *[other] , girada
    }
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
action-assault-hq = { $unit } ({ $from }): asaltar { aimed-at } con { $weapon }
action-hurrah-hq = { $unit } ({ $from }): asaltar { aimed-at } con { $weapon } y hurra
action-deploy = Desplegar { $card } en { $cell }
action-load = Desplegar { $card } en el transporte de { $cell }
action-land = Lanzar { $card } sobre { $cell }
action-equip = Equipo: { $tokens } ({ $packed }), { $price } PA
action-station = { $card } espera junto al Estado Mayor
action-bomb = { $card } bombardea { aimed-at }
action-airlift = { $card } vuela a { $cell }
action-drop =
    { $card } { $card-form ->
        [mp] saltan
        [fp] saltan
       *[m] salta
    } sobre { $cell }
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
action-heal =
    { $unit } ({ $from }) { $unit-form ->
        [mp] se curan
        [fp] se curan
       *[m] se cura
    } una herida
action-heal-at =
    { $unit } ({ $from }) { $unit-form ->
        [mp] curan
        [fp] curan
       *[m] cura
    } a { $to }
action-repair =
    { $unit } ({ $from }) { $unit-form ->
        [mp] reparan
        [fp] reparan
       *[m] repara
    } { $to }
action-clear =
    { $unit } ({ $from }) { $unit-form ->
        [mp] despejan
        [fp] despejan
       *[m] despeja
    } { $to }
action-resupply =
    { $unit } ({ $from }) { $unit-form ->
        [mp] recargan
        [fp] recargan
       *[m] recarga
    } { $weapon } en { $to }
action-steady = Zhúkov ayuda a { $unit } en { $from }
action-fire =
    { $unit } ({ $from }) { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } contra { aimed-at } ({ $weapon })
action-sure-fire =
    { $unit } ({ $from }) { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } contra { aimed-at } ({ $weapon }, con Impacto)
action-fly = { $unit } (caza { $place }): atacar { aimed-at }
action-sure-fly = { $unit } (caza { $place }): atacar { aimed-at } con Impacto
action-pass = Pasar
action-smoke = Granada de humo
action-recover = El Estado Mayor recupera PI
action-mine = { $card }
action-ambush = { $card }
action-ambush-fire =
    { $unit } ({ $from }) { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } ({ $weapon })
action-anti-air =
    { $unit } ({ $from }) { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } contra { $other } ({ $weapon })
action-escort = { $unit } (caza { $place }): escoltar
action-intercept = { $unit } (caza { $place }): interceptar
action-reroll = Repetir el dado con { $card }
action-ace = El as repite su fallo
action-strike = Defenderse con { $weapon }
action-turn = { $unit } ({ $from }): montar o recoger { $weapon }
action-discard = Descartar { $card }
action-general = { $general }
action-take = Descartar del rival: { $card }
action-retrieve = Recuperar { $card }
action-leap =
    { $unit-form ->
        [mp] Tiran
        [fp] Tiran
       *[m] Tira
    } { $unit }{ $wounds ->
        [0] {""}
        [one] {" "}(1 herida)
       *[other] {" "}({ $wounds } heridas)
    }
action-survive = A { $cell }
event-tile-laid = Sale la loseta { $tile } por la cara { $face }{ $turned ->
        [0] {""}
       *[other] , girada
    }.
event-bid-made = El jugador { $seat } ha apostado.
event-bid-revealed = El jugador { $seat } apostó { $points } PA.
event-initiative-thrown = { $side } saca { $die }: { $total } en total.
event-initiative-tied = Empate: se repite la tirada.
event-first-chosen = Comienza { $side }.
event-terrain-bought = El jugador { $seat } coloca { $card } en { $cell } por { $paid } PA.
event-bid-lost = El jugador { $seat } pierde { $points } PA de su apuesta sin gastar.
event-card-drawn = El jugador { $seat } roba { $card }.
event-card-drawn-unseen = El jugador { $seat } roba una carta.
event-hand-kept = El jugador { $seat } se queda con su mano.
event-hand-returned = El jugador { $seat } cambia su mano.
event-deck-empty = El mazo del jugador { $seat } está vacío.
event-turn-began = Ronda { $round }: turno de { $side }.
event-phase-began = Fase de { $phase } de { $side }.
event-smoke-lifted = Se disipa el humo de { $side }.
event-income = El jugador { $seat } recibe { $gained } PA: { $base } del Estado Mayor, { $lines } de suministro, { $command } de mando{ $general ->
        [0] {""}
       *[other] , { $general } del General
    }{ $level ->
        [0] {""}
       *[other] , { $by-level } por la dificultad
    }{ $novices ->
        [0] {""}
       *[other] , { $novices } de novato
    }{ $lost ->
        [0] {""}
        [one] ; 1 se pierde
       *[other] ; { $lost } se pierden
    }.
event-point-given = El Mariscal cede 1 PA al jugador { $seat }.
event-handed-over = Sigue el jugador { $seat }.
event-moved =
    { $unit } { $unit-form ->
        [mp] mueven
        [fp] mueven
       *[m] mueve
    } de { $from } a { $to }.
event-swapped = { $unit } ({ $from }) y { $other } ({ $to }) se intercambian.
event-rotated = Giran cuatro unidades: { $cells }.
event-engine-failed =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] sacan
        [fp] sacan
       *[m] saca
    } { $die }: el motor no arranca.
event-engine-started =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] sacan
        [fp] sacan
       *[m] saca
    } { $die }: el motor arranca.
event-marched =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] marchan
        [fp] marchan
       *[m] marcha
    }{ $paid ->
        [0] {" "}sin pagar
       *[other] {" "}por { $paid } PA
    }.
event-embarked =
    { $unit } ({ $from }) { $unit-form ->
        [mp] suben
        [fp] suben
       *[m] sube
    } a { $carrier } en { $cell }.
event-disembarked =
    { $unit } { $unit-form ->
        [mp] bajan
        [fp] bajan
       *[m] baja
    } de { $carrier } ({ $from }) a { $cell }.
event-mine-sprung = { $card } del jugador { $seat }: estalla bajo { $unit } en { $cell }.
event-ambush-sprung = Emboscada del jugador { $seat } contra { $unit } en { $cell }.
event-assault-declared =
    { $unit } ({ $from }) { $unit-form ->
        [mp] asaltan
        [fp] asaltan
       *[m] asalta
    } { aimed-at }.
event-hurrah = { $unit } ({ $cell }): ¡hurra! (1 PA, un daño más)
event-first-strike =
    { $unit-form ->
        [mp] Golpean
        [fp] Golpean
       *[m] Golpea
    } primero { $unit } ({ $cell }): { $why }.
event-no-strike-back =
    { $unit } ({ $cell }) no { $unit-form ->
        [mp] tienen
        [fp] tienen
       *[m] tiene
    } con qué devolver el golpe.
event-struck =
    { $unit } ({ $from }) { $unit-form ->
        [mp] golpean
        [fp] golpean
       *[m] golpea
    } a { aimed-at } ({ $weapon }).
event-struck-back =
    { $unit } ({ $from }) { $unit-form ->
        [mp] devuelven
        [fp] devuelven
       *[m] devuelve
    } el golpe a { aimed-at } ({ $weapon }).
event-advanced =
    { $unit } { $unit-form ->
        [mp] ocupan
        [fp] ocupan
       *[m] ocupa
    } { $cell }.
event-deployed = El jugador { $seat } despliega { $unit } en { $cell }.
event-deployed-aboard = El jugador { $seat } despliega { $unit } a bordo de { $carrier } en { $cell }.
event-landing =
    { $unit } del jugador { $seat } { $unit-form ->
        [mp] saltan
        [fp] saltan
       *[m] salta
    } sobre { $cell }.
event-equipped =
    { $unit } { $unit-form ->
        [mp] llevan
        [fp] llevan
       *[m] lleva
    } { $tokens } por { $paid } PA{ $packed ->
        [0] {""}
       *[other] , con lo que se monta recogido
    }.
event-fighter-stationed = { $unit } del jugador { $seat } espera junto al Estado Mayor.
event-card-played = El jugador { $seat } juega { $card } por { $paid } PA.
event-worked =
    { $unit } ({ $from }): { $work } en { $to }{ $paid ->
        [0] {""}
       *[other] {" "}por { $paid } PA
    }.
event-healed =
    { $unit } ({ $cell }): { $wounds ->
        [one] 1 herida menos
       *[other] { $wounds } heridas menos
    }{ $left ->
        [0] , y no queda ninguna
        [one] , y queda 1
       *[other] , y quedan { $left }
    }.
event-reloaded =
    { $unit } ({ $cell }): { $tokens-form ->
        [mp] vuelven
        [fp] vuelven
       *[m] vuelve
    } al color { $tokens }.
event-points-gained = El jugador { $seat } { $points ->
        [0] no gana ningún PA
       *[other] gana { $points } PA
    }{ $lost ->
        [0] {""}
        [one] ; 1 se pierde
       *[other] ; { $lost } se pierden
    }.
event-points-lost = El jugador { $seat } pierde { $points } PA.
event-smoke-laid = Humo en { $cells }.
event-card-attached = { $card } sobre { $unit } ({ $cell }).
event-further-moves = Los tanques de { $side } mueven más.
event-general-taken = { $general } manda con el jugador { $seat }.
event-hand-seen = El jugador { $seat } mira la mano del jugador { $other }.
event-card-discarded = El jugador { $seat } descarta { $card }.
event-card-taken = El jugador { $seat } descarta { $card } de la mano del jugador { $other }.
event-card-recovered = El jugador { $seat } recupera { $card }.
event-stood-fast = La infantería de { $side } no retrocede.
event-terrain-cleared =
    { $unit } { $unit-form ->
        [mp] retiran
        [fp] retiran
       *[m] retira
    } { $card } de { $cell }.
event-steadied =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] apuntan
        [fp] apuntan
       *[m] apunta
    } mejor con la ayuda de Zhúkov.
event-smoke-popped =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] se ocultan
        [fp] se ocultan
       *[m] se oculta
    } en humo.
event-staff-recovered = El Estado Mayor del jugador { $seat } recupera { $points } PI.
event-shot-fired =
    { $unit } ({ $from }) { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } contra { aimed-at } ({ $weapon }).
event-barraged = { $card }: cae sobre { $cells }.
event-covered = Contra { $unit } en { $cell }:
event-printed = Números impresos: { $hit }+/{ $crit }+.
event-modified = { $modifier }: { $hit }/{ $crit }.
event-die-thrown = Sale un { $die } (impacta con { $hit }+, crítico con { $crit }+).
event-die-thrown-plain = Sale un { $die } (impacta con { $hit }+).
event-hit-without-die = Impacta sin dado.
event-missed = No impacta.
event-not-penetrated = No penetra: { $pen } contra blindaje { $armour }.
event-no-effect = Sin efecto: { $why }.
event-wounded =
    { $unit } ({ $cell }, { $nation }) { $unit-form ->
        [mp] sufren
        [fp] sufren
       *[m] sufre
    } { $damage ->
        [one] 1 herida
       *[other] { $damage } heridas
    }: { $wounds } de { $most }.
event-critical = ¡Crítico contra { $unit }!
event-destroyed =
    { $unit } de { $side } { $unit-form ->
        [f] queda destruida
        [mp] quedan destruidos
        [fp] quedan destruidas
       *[m] queda destruido
    }.
event-structure-hit =
    { $card } en { $cell } { $card-form ->
        [mp] pierden
        [fp] pierden
       *[m] pierde
    } { $damage } PI: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
event-structure-destroyed =
    { $card } en { $cell } { $card-form ->
        [f] queda destruida
        [mp] quedan destruidos
        [fp] quedan destruidas
       *[m] queda destruido
    }.
event-staff-hit = El Estado Mayor del jugador { $seat } pierde { $damage } PI: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
event-suppressed =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] quedan
        [fp] quedan
       *[m] queda
    } bajo fuego de contención.
event-thrown-again = El jugador { $seat } repite el dado.
event-plane-announced = { $unit } del jugador { $seat } vuela contra { aimed-at }.
event-escort-joined = { $unit } escolta.
event-fighter-rose = { $unit } del jugador { $seat } intercepta.
event-anti-air-fired =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } contra { $other } ({ $weapon }).
event-dogfight-fired =
    { $unit } { $unit-form ->
        [mp] disparan
        [fp] disparan
       *[m] dispara
    } contra { $other }.
event-raided = { $unit } ataca { aimed-at }.
event-plane-hit =
    { $unit } ({ $nation }) { $unit-form ->
        [mp] sufren
        [fp] sufren
       *[m] sufre
    } { $damage } de daño.
event-plane-returned = { $unit } vuelve junto a su Estado Mayor.
event-plane-discarded = { $unit } se retira: su carta va al descarte.
event-passenger-thrown =
    { $unit } { $unit-form ->
        [mp] sacan
        [fp] sacan
       *[m] saca
    } { $die } al saltar del transporte.
event-survived =
    { $unit } ({ $nation }) { $unit-form ->
        [mp] sobreviven
        [fp] sobreviven
       *[m] sobrevive
    } en { $cell } con una herida más.
event-set-up =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] montan
        [fp] montan
       *[m] monta
    } { $weapon }.
event-packed =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] recogen
        [fp] recogen
       *[m] recoge
    } { $weapon }.
event-tokens-back =
    { $count ->
        [one] Vuelve al color 1 ficha
       *[other] Vuelven al color { $count } fichas
    } de { $side }.
event-crate-taken =
    { $unit } { $unit-form ->
        [mp] recogen
        [fp] recogen
       *[m] recoge
    } una caja en { $cell }.
event-crate-dropped = Una caja queda en { $cell }.
event-crate-delivered =
    { $side } entrega una caja: { $points } PA{ $lost ->
        [0] {""}
        [one] ; 1 se pierde
       *[other] ; { $lost } se pierden
    }.
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
modifier-cover-light = cobertura ligera
modifier-cover-medium = cobertura media
modifier-cover-heavy = cobertura pesada
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
window-mine = Responder a un movimiento con una mina
window-ambush = Responder a un movimiento con una emboscada
window-answer = Responder a un ataque antes del dado
window-after-die = Repetir una tirada
window-anti-air = Disparar a los aviones
window-intercept = Hacer despegar un caza
caution-unfired =
    { $count ->
        [one] Un arma aún puede disparar con efecto.
       *[other] { $count } armas aún pueden disparar con efecto.
    }
caution-own-men = Eso cae también sobre una unidad propia: { $unit }, en { $cell }.
caution-own-works = Ahí se cubre una unidad propia ({ $unit }): si cae, pierde la cobertura y, en un edificio o un puente, la vida.
caution-own-terrain = Esa carta está en tu mitad y no cubre a ningún enemigo: { $card } en { $cell }.
caution-surrender = La rendición acaba la partida.
caution-sandbags = Quien deja su sitio pierde los sacos terreros para siempre.
caution-assault-harmless = El arma no atraviesa el blindaje: el asalto no daña al objetivo ({ $unit }), que puede devolver el golpe.
caution-bid-lost =
    { $points ->
        [one] Queda un PA de la apuesta, y se pierde.
       *[other] Quedan { $points } PA de la apuesta, y se pierden.
    }
caution-points-cut = El Estado Mayor no guarda más: de { $points } PA ganas { $gained }.
caution-wasted-recovery = El Estado Mayor se recupera una vez por partida, y de { $points } PI solo ha perdido { $lost }.
illegal-match-over = La partida ha terminado.
illegal-not-now = Eso no puede hacerse en este momento.
illegal-answer-first = Antes hay que resolver lo que está pendiente.
illegal-finish-the-move-first = Otra unidad está en marcha: termina antes su movimiento.
illegal-movement-phase = Eso se hace en la fase de Movimiento.
illegal-deployment-phase = Eso se hace en la fase de Despliegue.
illegal-shooting-phase = Eso se hace en la fase de Disparo.
illegal-flip-phase = Eso se hace en la fase de Voltear.
illegal-discard-phase = Solo se descarta en la fase de Descarte, y hasta quedarse con siete cartas.
illegal-surrender-not-agreed = En esta partida no se acordó que hubiera rendición.
illegal-bid-too-high = Solo hay cinco PA para la apuesta.
illegal-terrain-lines = El terreno se coloca en la segunda y la tercera línea propias; { $cell } no está en ellas.
illegal-terrain-card-there = En { $cell } ya hay una carta de terreno.
illegal-terrain-ground = Sobre bosque, río o mar no se coloca terreno, y { $cell } lo es.
illegal-terrain-too-dear = Los puntos apostados no alcanzan para esa carta: { $card }.
illegal-terrain-sold-out = No queda ninguna carta de ese terreno: { $card }.
illegal-no-partner = Tu bando no tiene un compañero al que ceder el turno.
illegal-point-not-to-give = Solo el Mariscal cede puntos a su General, y solo con un tablero.
illegal-no-unit-there = No hay ninguna unidad en { $from }.
illegal-enemy-unit = La unidad de { $from } es del enemigo.
illegal-not-your-unit = La unidad de { $from } la manda tu compañero.
illegal-just-deployed = Una unidad recién desplegada no mueve este turno.
illegal-set-up = Con el arma montada la unidad no mueve.
illegal-suppressed = El fuego de contención retiene a la unidad donde está.
illegal-cannot-move = Esa unidad no mueve por sí misma.
illegal-has-moved = La unidad ya ha acabado su movimiento este turno.
illegal-no-movement-left = A la unidad no le queda movimiento.
illegal-just-got-off = Una unidad recién desembarcada no mueve más este turno.
illegal-off-the-field = Ninguna unidad sale del campo.
illegal-enemy-in-the-way = En { $to } hay una unidad enemiga.
illegal-friend-in-the-way = No se puede acabar en la casilla de un amigo.
illegal-cannot-enter = Esa unidad no puede entrar en ese terreno.
illegal-no-friend-there = Para cambiar de sitio hacen falta unidades propias en todas las casillas.
illegal-has-begun-to-move = Una de las unidades ya ha empezado a mover.
illegal-does-not-march =
    { $unit } no { $unit-form ->
        [mp] tienen
        [fp] tienen
       *[m] tiene
    } la capacidad Marcha.
illegal-march-comes-first = La Marcha se declara una vez, antes del primer paso.
illegal-carries-a-crate = Una unidad con una caja ni marcha ni asalta.
illegal-cannot-board = Solo embarca la Infantería, o la Artillería que puede remolcarse.
illegal-no-carrier-there = En { $to } no hay ningún transporte propio.
illegal-carrier-full = A ese transporte no le queda sitio.
illegal-no-such-passenger = A bordo no va ese pasajero.
illegal-just-got-on = No se embarca y desembarca en el mismo turno.
illegal-no-room-to-get-off = Se desembarca en una casilla contigua libre en la que la unidad pueda entrar.
illegal-only-infantry-assaults = Solo asalta la Infantería.
illegal-marched-no-assault = Una unidad que ha marchado no asalta este turno.
illegal-caught-in-wire = Desde una alambrada solo asaltan los zapadores.
illegal-nobody-to-assault = Ahí no hay enemigo al que asaltar.
illegal-no-close-weapon = { $weapon }: no sirve en un asalto.
illegal-no-hurrah =
    { $unit } no { $unit-form ->
        [mp] tienen
        [fp] tienen
       *[m] tiene
    } la capacidad Hurra.
illegal-not-in-hand = Esa carta no está en tu mano: { $card }.
illegal-too-dear = No hay PA suficientes.
illegal-other-kind-of-card = Esa carta no se juega así: { $card }.
illegal-own-line-only = { $cell } no está en la línea donde se despliega esa carta: { $card }.
illegal-cell-taken = En { $cell } ya hay una unidad.
illegal-by-landing-craft = Las tropas llegan en lanchas: hace falta una casilla de mar libre en la propia línea.
illegal-not-paratroopers = Solo los paracaidistas caen del cielo.
illegal-landing-place = Se salta sobre una casilla sin unidades ni edificios; { $cell } no lo es.
illegal-no-fresh-transport = Solo se despliega a bordo de un transporte desplegado este mismo turno y con sitio.
illegal-not-its-token = Esa unidad no puede llevar esa ficha.
illegal-token-slots = La Infantería lleva a lo sumo un equipo ofensivo y uno defensivo.
illegal-token-order = La segunda ficha se toma después de la primera.
illegal-not-that-plane = Esa carta no es un avión para eso: { $card }.
illegal-two-fighters-wait = Junto al Estado Mayor ya esperan dos cazas.
illegal-no-ready-fighter = En ese puesto no espera ningún caza.
illegal-card-has-its-moment = Esa carta se juega en otro momento: { $card }.
illegal-same-card = Una misma carta no afecta dos veces a la misma unidad.
illegal-one-general = El Estado Mayor ya tiene un General.
illegal-lacks-ability =
    { $unit } no { $unit-form ->
        [mp] tienen
        [fp] tienen
       *[m] tiene
    } esa capacidad.
illegal-has-worked =
    { $unit } ({ $from }) ya { $unit-form ->
        [mp] han
        [fp] han
       *[m] ha
    } usado su capacidad este turno.
illegal-nobody-to-steady = Aquí no manda Zhúkov.
illegal-nothing-to-set-up = Esa unidad no tiene ahí un arma que montar o recoger.
illegal-turned-this-turn = Una ficha volteada este turno no se voltea de nuevo.
illegal-assaulted-no-shot = Una unidad que ha asaltado no dispara este turno.
illegal-fire-is-over =
    { $unit } ({ $from }) ya { $unit-form ->
        [mp] han
        [fp] han
       *[m] ha
    } terminado de disparar: otra unidad ha tirado después.
illegal-weapon-has-fired = { $weapon }: ya ha disparado este turno.
illegal-no-such-weapon = La unidad no lleva esa arma.
illegal-weapon-turned = { $weapon }: ficha volteada, vuelve en la fase de Voltear.
illegal-weapon-packed =
    { $weapon }: { $weapon-form ->
        [f] recogida
        [mp] recogidos
        [fp] recogidas
       *[m] recogido
    }, se { $weapon-form ->
        [mp] montan
        [fp] montan
       *[m] monta
    } en la fase de Voltear.
illegal-against-planes-only = { $weapon }: solo dispara a los aviones.
illegal-moved-no-indirect-fire = Tras mover, la artillería autopropulsada no hace fuego indirecto.
illegal-own-side = No se dispara a los propios.
illegal-nothing-to-shoot-at = Ahí no hay nada a lo que disparar.
illegal-too-near = { $weapon }: el objetivo está más cerca que su alcance mínimo.
illegal-out-of-range = { $weapon }: el objetivo está fuera de su alcance.
illegal-target-hidden = El objetivo está camuflado: no se le ve a más de dos casillas.
illegal-personnel-only = { $weapon }: solo apunta a Infantería y Artillería.
illegal-cannot-penetrate = La penetración del arma no llega al blindaje del objetivo.
illegal-no-impact-points = Ahí no hay ninguna carta de terreno con puntos de impacto.
illegal-bridge-for-sappers = El puente solo lo dañan los zapadores.
illegal-names-an-area = { $weapon }: bate una zona, que se nombra por sus casillas y no por una unidad.
illegal-no-area-weapon = { $weapon }: no bate zonas.
illegal-nobody-in-the-area = En esa zona no hay ningún enemigo.
illegal-no-sure-hit = Para acertar sin dado hace falta tener en la mano la carta Impacto.
illegal-partner-has-passed = Tu compañero ya ha pasado en esta fase.
illegal-an-order-first = El turno cedido solo se devuelve después de dar una orden.
illegal-point-is-given = El Mariscal ya ha cedido un PA este turno.
illegal-no-orders-in-this-phase = Eso se hace en Movimiento, Despliegue o Disparo.
illegal-marshal-surrenders = La rendición es cosa de quien manda el bando.
illegal-surrender-before-shooting = Un bando se rinde en su fase de Movimiento o de Despliegue.
illegal-no-more-terrain = El terreno solo se compra antes de la batalla.
illegal-tokens-with-the-unit = El equipo se compra al desplegar la unidad, no después.
illegal-hand-was-kept = La mano inicial solo se cambia antes de la batalla.
illegal-scouts-only-move = Quien mueve en el turno en que se despliega solo mueve: ni embarca, ni desembarca, ni asalta.
illegal-engine-failed = Este turno el motor no ha arrancado.
illegal-set-up-aboard = A bordo de un transporte lo que se monta va recogido.
illegal-nobody-on-the-way = No hay ninguna unidad en marcha.
illegal-named-from-below = El cambio de sitio se ordena desde la casilla inferior o izquierda, hacia arriba o a la derecha.
illegal-carrier-of-others = Ese transporte no lleva unidades de esa clase.
illegal-no-shelter-there = El superviviente va a la casilla de los restos si puede; si no, a una libre contigua.
illegal-machine-guns-only = Un vehículo solo replica con ametralladoras.
illegal-crew-strikes-back = Un cañón replica con su dotación.
illegal-table-full = No cabe en la mesa otra unidad.
illegal-packed-together = Se recoge todo lo que se monta, o nada.
illegal-no-planes-yet = En esta ronda aún no vuelan aviones.
illegal-no-planes-by-night = De noche solo vuelan los transportes aéreos.
illegal-fighter-turned = Ese caza acaba de volar y no está listo.
illegal-fighter-of-partner = Ese caza lo manda tu compañero.
illegal-plane-names-a-line = Ese avión ataca una línea de casillas.
illegal-plane-names-a-target = Ese avión ataca a una unidad, a una carta de terreno o a un Estado Mayor.
illegal-own-troops-near = En la ciudad los aviones se mantienen lejos de las tropas propias.
illegal-nothing-above = Ahí no vuela nada a lo que disparar.
illegal-has-fired-at-a-plane =
    { $unit } ({ $from }) ya { $unit-form ->
        [mp] han
        [fp] han
       *[m] ha
    } disparado a un avión este turno.
illegal-not-against-planes = { $weapon }: no dispara a los aviones.
illegal-plane-out-of-reach = Lo que vuela queda fuera del alcance desde { $from }.
illegal-nobody-to-drop = En tu mano no hay Infantería que pueda saltar.
illegal-infantry-jumps = Del avión solo salta la Infantería.
illegal-nobody-left-to-drop = Ahora no hay avión que lance a nadie.
illegal-drop-zone = El primero en saltar cae en el objetivo si puede; los demás, al lado.
illegal-no-unit-for-card = En { $cell } no hay unidad a la que jugar { $card }.
illegal-card-on-own-units = Esa carta se juega sobre una unidad propia: { $card }.
illegal-card-for-other-units = Esa carta no es para una unidad de esa clase: { $card }.
illegal-armour-thick-enough = Ese blindaje ya es demasiado grueso para añadir más.
illegal-moved-no-net = Una unidad que ha movido no se cubre con la red este turno.
illegal-no-gun-ready = La unidad no tiene listo ningún cañón ni carga hueca.
illegal-no-weapon-ready = La unidad no tiene lista ninguna arma así.
illegal-one-weapon-only = La carta ayuda a una sola arma.
illegal-nothing-to-reload = Ahí no hay ficha volteada que pueda volver.
illegal-too-many-tokens = Esa carta no devuelve tantas fichas: { $card }.
illegal-nobody-to-send-further = Ninguna unidad de esa clase puede mover ya.
illegal-nobody-to-recover = En tu descarte no hay Infantería barata.
illegal-infantry-comes-back = Solo vuelve la Infantería.
illegal-not-in-the-discard = Esa carta no está en tu descarte: { $card }.
illegal-not-in-the-open-hand = Esa carta no está en la mano descubierta: { $card }.
illegal-support-cards-only = Solo se quitan cartas de apoyo.
illegal-costs-too-much = Esa carta cuesta demasiado para eso: { $card }.
illegal-no-supply-line = No tienes línea de suministros.
illegal-deck-is-empty = Tu mazo está vacío.
illegal-smoke-over-three-cells = El humo cubre de una a tres casillas de una línea.
illegal-nobody-to-hide = Ahí no hay unidad propia que ocultar.
illegal-no-such-enemy = Esa carta no se juega contra ese puesto: { $card }.
illegal-hand-is-empty = Esa mano está vacía.
illegal-no-points-to-lose = El enemigo no tiene PA que perder.
illegal-general-of-others = { $general } manda otra nación.
illegal-no-general-recovers = Tu Estado Mayor no tiene un General que lo haga recuperarse.
illegal-staff-unhurt = Tu Estado Mayor no tiene puntos de impacto que recuperar.
illegal-staff-has-recovered = Tu Estado Mayor ya se ha recuperado una vez en esta partida.
illegal-staff-not-attacked = No es tu Estado Mayor lo que se ataca.
illegal-no-medical-kit =
    { $unit } no { $unit-form ->
        [mp] llevan
        [fp] llevan
       *[m] lleva
    } equipo médico.
illegal-kit-is-used = El equipo médico de { $unit } está usado: vuelve en la fase de Voltear.
illegal-not-wounded = No hay herida que quitar.
illegal-no-friend-to-help = En { $to } no hay ninguna unidad de tu bando.
illegal-heals-infantry = El equipo médico cura a la Infantería.
illegal-repairs-no-infantry = El mecánico repara cañones y vehículos.
illegal-moved-no-repair = Un mecánico que ha movido no repara este turno.
illegal-nothing-to-clear = En { $to } no hay carta de terreno que pueda despejarse.
illegal-has-steadied = Zhúkov ya ha ayudado a una unidad este turno.
illegal-fired-not-steadied =
    { $unit } ({ $from }) ya { $unit-form ->
        [mp] han
        [fp] han
       *[m] ha
    } disparado.
illegal-staff-is-gone = Ese Estado Mayor ya está destruido.
illegal-area-named-from-below = Una zona se nombra desde su casilla inferior o izquierda, hacia arriba o a la derecha; una cruz, hacia arriba.
illegal-area-off-the-field = Esa zona se sale del campo.
illegal-sure-hit-at-one = Impacto vale para una sola tirada: no se dispara a una zona.
illegal-mine-for-others = Esa mina no estalla bajo una unidad de esa clase: { $card }.
illegal-not-a-mine = Esa carta no es una mina: { $card }.
illegal-not-an-ambush = Esa carta no es una emboscada: { $card }.
illegal-nobody-in-ambush = Desde ahí ninguna unidad al acecho puede dispararle.
illegal-moved-no-ambush =
    { $unit } ({ $from }) { $unit-form ->
        [mp] han
        [fp] han
       *[m] ha
    } movido y no { $unit-form ->
        [mp] están
        [fp] están
       *[m] está
    } al acecho.
illegal-own-shooting-only = Esa carta vale para una tirada de tu propia fase de Disparo: { $card }.
illegal-no-ace = Ese dado no lo tiró un as de tanques.
illegal-ace-after-a-miss = Un as repite un fallo del arma principal.
illegal-ace-has-thrown = El as ya ha repetido una vez en esta partida.
illegal-smoke-against-shots = La granada de humo responde a un disparo cuyo dado aún no ha caído.
illegal-no-smoke-grenade = La unidad no tiene lista una granada de humo.
illegal-in-smoke-already = La unidad ya está entre el humo.

## En la terminal

screen-cost = coste { $cost } PA
screen-staff = Estado Mayor { $pi } PI
screen-stock = { $pa } PA · { $hand } cartas en mano · { $deck } en el mazo
screen-legend = heridas/total · ° ficha volteada · ! contenido · + con carga · ≈ humo
