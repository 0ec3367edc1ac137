# ¿Pasarán?

# Pieces
side-nationalist = el Nacionalista
side-republican = el Republicano
weather-fair = buen tiempo
weather-bad = mal tiempo
part-zone = zona
part-city = ciudad
where-here = en el mapa
where-off = fuera del mapa
face-full = plena fuerza
face-reduced = por el dorso
face-digs = cava
face-boosted = +1
face-confused = −1
face-landed = desde el mar
face-crossed = cruzó un río
segment-air = aire
segment-ground = tierra
shot-hit = acierto
shot-miss = fallo
chit-blank = Sin efecto
chit-ignore-weather = Ignorar el tiempo
chit-ignore-terrain = Ignorar el terreno
chit-cancel = Cancelar
chit-elan = Ímpetu
chit-armour = Carros al frente
chit-air = Dominio del aire
chit-artillery = Artillería
chit-confusion = Confusión
chit-cover = A cubierto
chit-heavy = Pérdidas graves
chit-shore = Bombardeo naval
chit-no-pasaran = ¡No pasarán!
ending-nationalist-production = zonas por 20 puntos
ending-republican-production = zonas por 20 puntos
ending-madrid-falls = Madrid en manos nacionalistas
ending-levante-falls = Barcelona y Valencia en manos nacionalistas
ending-republic-endures = la República ha resistido
outcome-nationalist-production = Victoria nacionalista: zonas por 20 puntos
outcome-republican-production = Victoria republicana: zonas por 20 puntos
outcome-madrid-falls = Madrid ha caído
outcome-levante-falls = Barcelona y Valencia han caído
outcome-republic-endures = La República ha resistido

# How a counter is named: with its number, whether it is reduced, and whose it is
name-bare =
    { $unit }{ $general ->
        [1] {""}
       *[0] {" "}{ $strength }
    }
name-piece =
    { name-bare }{ $reduced ->
        [0] {""}
       *[1] {" "}({ $unit-form ->
            [f] reducida
            [mp] reducidos
            [fp] reducidas
           *[m] reducido
        })
    }
name-unit =
    { name-piece }{ $general ->
        [1] {""}
       *[0] {" "}de { $side }
    }
name-way =
    { $told ->
        [1] de { $from } ({ $from-part }) a { $place } ({ $part })
       *[0] a { $place } ({ $part })
    }
# How a strength adds up
sum-plus = +
sum-minus = −
name-sum =
    { $plain ->
        [1] fuerza { $needed }
       *[0] { $printed }{ $landing ->
            [0] {""}
           *[other] {" "}−{ $landing } desembarco
        }{ $terrain ->
            [0] {""}
           *[other] {" "}{ $terrain-sign }{ $terrain } terreno
        }{ $river ->
            [0] {""}
           *[other] {" "}−{ $river } río
        }{ $weather ->
            [0] {""}
           *[other] {" "}−{ $weather } mal tiempo
        }{ $card ->
            [0] {""}
           *[other] {" "}+{ $card } carta
        }{ $chits ->
            [0] {""}
           *[other] {" "}{ $chits-sign }{ $chits } ficha
        } = { $needed }{ $anti-air ->
            [0] {""}
           *[1] {" "}(contra aviones, 1 como mucho)
        }
    }
name-and-air =
    { $air ->
        [0] {""}
        [one] {" "}y uno en el aire
       *[other] {" "}y { $air } en el aire
    }
name-points =
    { $bp ->
        [one] un punto
       *[other] { $bp } puntos
    }
name-price =
    { $cost ->
        [0] gratis
        [one] por un punto
       *[other] por { $cost } puntos
    }
idle-fair-weather = hace buen tiempo
idle-no-terrain = el terreno no le resta nada
idle-nothing-to-cancel = no hay fichas enemigas que anular
idle-nobody-to-mark = no hay en el combate unidades a las que afecte
idle-no-hits = no hubo impactos en tierra
idle-annulled = Pérdidas graves la anula
idle-no-coast = los barcos no alcanzan este lugar
idle-not-defending-a-city = solo vale para la infantería que defiende Madrid o una ciudad
idle-blank = es una ficha en blanco
idle-nobody-chosen = nadie ha sido elegido
idle-no-militia = no hay milicia fuera de Barcelona

# What is asked
prompt-over = La partida ha terminado.
prompt-wait = Un momento…
prompt-opening = ¿Tomar una carta en la mano antes de barajar?
prompt-window-weather = El tiempo es conocido: ¿jugar una carta?
prompt-window-before-weather = Antes de tirar el tiempo: ¿jugar una carta?
prompt-window-before = Antes del combate de { $place } ({ $part }): ¿jugar una carta?
prompt-window-siege = Antes del asedio de { $place }: ¿jugar una carta?
prompt-window-after = Tras el combate o asedio de { $place } ({ $part }): ¿jugar una carta?
prompt-window-chits = { $place } ({ $part }): las fichas están a la vista. ¿Jugar una carta?
prompt-window-reinforcements = Refuerzos: ¿jugar una carta?
prompt-window-initiative = Iniciativa: ¿jugar una carta?
prompt-window-rail = Ferrocarril: ¿jugar una carta?
prompt-window-rebase = Bases aéreas: ¿jugar una carta?
prompt-window-movement = Movimiento: ¿jugar una carta?
prompt-window-exploitation = Explotación: ¿jugar una carta?
prompt-window-income = Ingresos: ¿jugar una carta?
prompt-window-cards = Cartas: ¿jugar una carta?
prompt-window-production = Producción: ¿jugar una carta?
prompt-reply = El enemigo juega { $card }: ¿anularla?
prompt-choose-hq = { $card }: elige un cuartel general.
prompt-revolt = ¿Qué milicia se suma a la revuelta?
prompt-invade = ¿Qué costa se invade?
prompt-landing = ¿Quién desembarca en { $place } ({ $part })?
prompt-airlift = ¿A quién lleva el puente aéreo?
prompt-restore = ¿Qué infantería recupera su fuerza?
prompt-reinforce =
    Refuerzos: ¿quién se coloca ahora?{ $due ->
        [one] {""}
       *[other] {" "}Llegan { $due } fichas.
    }
prompt-reinforced = Los refuerzos están colocados.
prompt-regroup = La unidad { name-piece } recupera su fuerza: ¿cuál de las iguales vuelve a la reserva?
prompt-throw-initiative = Se tira por la iniciativa.
prompt-throw-weather = Se tira el tiempo.
prompt-throw-shot = Se dispara.
prompt-throw-siege = Se tira por el asedio.
prompt-choose-first = Has ganado la iniciativa: ¿actúas primero o segundo?
prompt-rail = Transporte por tren (y por mar, la República): elige una unidad o termina.
prompt-rebase = ¿Qué avión cambia de base?
prompt-move = Movimiento: elige una unidad o termina.
prompt-exploit = Explotación: elige una unidad o termina.
prompt-carry-rail = { name-piece }, por tren: ¿adónde?
prompt-carry-sea = { name-piece }, por mar: ¿adónde?
prompt-carry-rebase = { name-piece }: ¿qué base?
prompt-carry-airlift = { name-piece }, por aire: ¿dónde aterriza?
prompt-carry-reaction = { name-piece }, en reacción: ¿adónde?
prompt-carry-arrival = Llega { name-piece }: ¿adónde?
prompt-carry-move = { name-piece }: ¿adónde?
prompt-go-on = { name-piece }: ¿sigue adelante?
prompt-exits = ¿Sale alguna guarnición a combatir?
prompt-announce = Anuncia asaltos y asedios de ciudades, o termina.
prompt-force = ¿Quién asalta { $place }? Como mucho tres unidades terrestres.
prompt-react = Reacción: aviones y reservas acuden, o termina.
prompt-battles = ¿Qué combate se resuelve ahora?
prompt-draw-chit = Se saca una ficha de combate.
prompt-play-chits = ¿Qué fichas de combate juegas?
prompt-cancel-chit = ¿Qué ficha enemiga cancelas?
prompt-mark = { $chit }: ¿a qué unidad afecta?
prompt-segments = { $place }, ronda { $round }: ¿cambia alguna unidad de segmento?
prompt-segments-up =
    { $place }, ronda { $round }: { $missing ->
        [one] debe subir un avión. ¿Cuál? Si terminas, sube el más fuerte.
       *[other] deben subir { $missing } aviones. ¿Cuáles? Si terminas, suben los más fuertes.
    }
prompt-losses =
    { $place } ({ $part }): reparte { $ground ->
        [0] { $air ->
            [one] un impacto en el aire
           *[other] { $air } impactos en el aire
        }
        [one] un impacto en tierra{ name-and-air }
       *[other] { $ground } impactos en tierra{ name-and-air }
    }.
prompt-retreat = { $place } ({ $part }), ronda { $round }: ¿retirada?
prompt-leaving = { name-piece }: ¿adónde se retira?
prompt-leaving-who = { $place }: no hay sitio para todos. ¿Quién se retira ahora?
prompt-champion = Asedio de { $place }: ¿qué unidad tira?
prompt-draw-card = Se roba una carta.
prompt-buy-card = ¿Comprar una carta? Tienes { name-points }.
prompt-lay-under = ¿Qué carta va antes bajo el mazo?
prompt-produce = Producción: tienes { name-points }.

# What may be chosen
action-pass = Terminar
action-fight-on = Seguir combatiendo
action-no-card = No jugar carta
action-stay = Quedarse
action-pick = Elegir { name-piece } ({ $place }, { $part })
action-to = A { $place } ({ $part })
action-rail = Por tren: { name-piece } ({ $place }, { $part })
action-ship = Por mar: { name-piece } ({ $place }, { $part })
action-play = Jugar { $card }
action-annul = Anular { $card }
action-take = Tomar { $card } en la mano
action-buy = Comprar { $card } ({ $cost } PP)
action-under = Primero { $card } bajo el mazo
action-build = Construir { $unit } { $strength } ({ $cost } PP, { $quarters } trim.)
action-repair = Reparar { name-piece } ({ $place }, { $part })
action-rebuild = Rehacer el cuartel general { $unit }
action-regroup = Reagrupar { name-piece } ({ $place }, { $part })
action-entrench = Atrincherar { name-piece } ({ $place }, { $part })
action-dismantle = Retirar una trinchera de { $place } ({ $part })
action-show = Poner encima { name-piece } ({ $place }, { $part })
action-assault = Asaltar { $place }
action-besiege = Asediar { $place }
action-fight = Combatir en { $place } ({ $part })
action-shift = Cambiar de segmento: { name-bare } ({ $face })
action-lose = Pérdida para { name-bare } ({ $face })
action-lose-trench = La trinchera absorbe la pérdida
action-retreat = Retirarse
action-fly = Retirar el avión { name-piece }
action-chit = Jugar la ficha { $chit }
action-cancel = Cancelar { $chit }
action-first = Actuar primero
action-second = Actuar segundo

# What chance brings
chance-die = Dado: { $die }
chance-card = Carta: { $card }
chance-chit = Ficha: { $chit }

# What happened
event-turn-began = Trimestre { $quarter } de { $year }.
event-segment-began = Actúa { $side }.
event-step-reinforcements = Refuerzos.
event-step-initiative = Iniciativa.
event-step-weather = Tiempo.
event-step-rail = Ferrocarril.
event-step-rebase = Bases aéreas.
event-step-movement = Movimiento.
event-step-combat = Combates.
event-step-exploitation = Explotación.
event-step-pursuit = Combates de la explotación.
event-step-income = Ingresos.
event-step-cards = Cartas.
event-step-production = Producción.
event-no-exploitation = Hace mal tiempo: { $side } no explota.
event-moved-arrival = Llegada: { name-unit }, a { $place } ({ $part }).
event-moved-rail = Por tren: { name-unit }, { name-way }.
event-moved-sea = Por mar: { name-unit }, { name-way }.
event-moved-rebase = Cambio de base: { name-unit }, { name-way }.
event-moved-move = Movimiento: { name-unit }, { name-way }.
event-moved-airlift = Puente aéreo: { name-unit }, { name-way }.
event-moved-invasion = Desembarco: { name-unit }, { name-way }.
event-moved-exit = Salida de la ciudad: { name-unit }, { name-way }.
event-moved-assault = Asalto: { name-unit }, { name-way }.
event-moved-reaction = Reacción: { name-unit }, { name-way }.
event-moved-retreat = Retirada: { name-unit }, { name-way }.
event-moved-return = Vuelta tras el combate: { name-unit }, { name-way }.
event-moved-revolt = Revuelta: { name-unit }, { name-way }.
event-moved-recall = Ataque suspendido, vuelta atrás: { name-unit }, { name-way }.
event-waits = En espera, por no haber dónde: { name-unit }.
event-regrouped = Reagrupamiento: con dos fichas en su dorso se completa { name-unit }.
event-initiative-thrown = Iniciativa: el Nacionalista saca { $nationalist }, el Republicano { $republican }.
event-initiative-opening = { $side } tiene la iniciativa en el primer turno.
event-initiative-higher = { $side } tiene la iniciativa.
event-initiative-tie = Empate: la iniciativa pasa a { $side }, que no la tenía.
event-acts-first = Actúa primero { $side }.
event-weather-thrown = Tirada de tiempo: { $die }.
event-weather =
    { $card ->
        [1] El tiempo cambia: hace { $weather }.
       *[0] Hace { $weather }.
    }
event-zone-taken = { $side } toma la zona de { $zone }.
event-city-taken = { $side } toma la ciudad de { $place }.
event-trench-begun = { $side } empieza una trinchera en { $place } ({ $part }).
event-trench-finished = { $side } termina una trinchera en { $place } ({ $part }).
event-trench-lost = { $side } pierde con el lugar sus trincheras de { $place } ({ $part }).
event-trench-abandoned = Trinchera sin acabar abandonada en { $place } ({ $part }): quien cavaba se ha ido. La pierde { $side }.
event-trench-taken-up = { $side } retira una trinchera de { $place } ({ $part }).
event-trench-absorbed = Una trinchera de { $side } absorbe un impacto en { $place } ({ $part }) y desaparece.
event-assault-announced = { $side } anuncia el asalto a { $place }.
event-siege-announced = { $side } anuncia el asedio de { $place }.
event-attack-called-off = El ataque de { $side } a { $place } ({ $part }) se suspende.
event-battle-began = Combate en { $place } ({ $part }): ataca { $side }.
event-not-fought = No hay combate en { $place } ({ $part }): solo queda un bando.
event-chit-drawn = { $side } saca { $chit }.
event-chit-drawn-unseen = { $side } saca una ficha.
event-chit-played = { $side } juega { $chit }.
event-chits-cancelled = { $side } pierde todas sus fichas: quedan anuladas.
event-chit-cancelled = { $side } pierde { $chit }: la ficha queda anulada.
event-chit-idle = { $chit }, de { $side }, no tiene efecto: { $why }.
event-chit-saves =
    { $chit }: { $side } evita { $hits ->
        [one] un impacto
       *[other] { $hits } impactos
    } en tierra.
event-chit-adds =
    { $chit }: { $side } logra { $hits ->
        [one] un impacto
       *[other] { $hits } impactos
    } más en tierra.
event-marked = { $chit }: { $sign }1 para { name-unit }.
event-round-began = Ronda { $round }.
event-shifted = Cambio de segmento ({ $segment }): { name-unit }.
event-shot = { name-unit }: { name-sum }; dado { $die }, { $result }.
event-no-shot = La unidad { name-unit } no tira: { name-sum }.
event-support-shot = { $chit }, tiro de apoyo de { $side }: fuerza { $needed }; dado { $die }, { $result }.
event-suffers =
    { $side } sufre { $ground ->
        [0] { $air ->
            [one] un impacto en el aire
           *[other] { $air } impactos en el aire
        }
        [one] un impacto en tierra{ name-and-air }
       *[other] { $ground } impactos en tierra{ name-and-air }
    }.
event-hits-wasted =
    { $hits ->
        [one] Un impacto sobra
       *[other] { $hits } impactos sobran
    }: { $side } no tiene a quién cargarlos.
event-reduced = Se da la vuelta: { name-unit }.
event-eliminated-reserve = Eliminación: { name-unit }. Vuelve a la reserva.
event-eliminated-gone = Eliminación: { name-unit }. Sale del juego.
event-retreats = { $side } se retira de { $place } ({ $part }).
event-evicted-headquarters = { $side } solo tiene allí cuarteles generales: deben irse.
event-evicted-aircraft = { $side } solo tiene allí aviones: deben irse.
event-evicted-silence = Nadie puede tirar un dado: { $side } debe retirarse.
event-stranded = La unidad { name-unit } no tiene adónde ir y sigue combatiendo.
event-cornered = La unidad { name-unit } debe irse y no tiene adónde.
event-battle-won = { $side } gana el combate de { $place } ({ $part }).
event-battle-void = Nadie queda en { $place } ({ $part }).
event-siege-began = Asedio de { $place }: asedia { $side }.
event-siege-thrown = Asedio, { name-unit }: fuerza { $needed }, sin modificar; dado { $die }, { $result }.
event-siege-silent = Asedio, { name-unit }: con fuerza 0 no hay tiro.
event-siege-lapsed = El asedio de { $place } no llega a hacerse: en un bando no queda quien tire.
event-siege-stands = El asedio de { $place } sigue: nadie cede.
event-siege-city-falls = El asedio de { $place } termina: no queda guarnición.
event-siege-lines-break = El asedio de { $place } termina: no quedan sitiadores en la zona.
event-siege-empty = El asedio de { $place } termina: no queda nadie de ningún bando.
event-card-taken = El Nacionalista toma { $card } en la mano.
event-card-played = { $side } juega { $card }.
event-card-annulled = { $card } queda anulada.
event-card-left = { $card } sale del juego.
event-card-returned = { $card } vuelve bajo el mazo.
event-card-stays = { $card } queda en vigor.
event-card-idle = { $card } no tiene efecto: { $why }.
event-released = A la reserva de { $side }: { $count } × { $unit } { $strength }.
event-withdrawn = Salen del juego, de la reserva de { $side }: { $count } × { $unit } { $strength }.
event-production-changed = Producción de { $side }: { $sign }{ $by }.
event-cities-stormed = Este turno la infantería atacante gana { $by } contra Madrid y las ciudades.
event-more-chits =
    El atacante saca { $by ->
        [one] una ficha más
       *[other] { $by } fichas más
    }.
event-hq-coming = { $unit } llegará en el trimestre { $quarter } de { $year }.
event-hq-gone = { $unit } sale del juego para siempre.
event-revolt-began = Revuelta en Barcelona.
event-revolt-ended = La revuelta de Barcelona ha terminado.
event-income =
    { $side } cobra { name-points }{ $cards ->
        [0] {""}
       *[other] {" "}(zonas { $zones }, cartas { $cards-sign }{ $cards })
    } y tiene { $has }.
event-no-income = { $zone } está en revuelta: su zona no paga.
event-card-seen = { $side } roba { $card }.
event-card-drawn-unseen = { $side } roba una carta.
event-card-obsolete = { $card } queda obsoleta.
event-card-under = { $side } deja { $card } bajo el mazo.
event-card-under-unseen = { $side } deja una carta bajo el mazo.
event-card-bought = { $side } compra { $card } { name-price }.
event-card-bought-unseen = { $side } compra una carta { name-price }.
event-built = { $side } construye { name-piece } { name-price }, para el trimestre { $quarter } de { $year }.
event-repaired = Reparación { name-price }: { name-unit }, en { $place } ({ $part }).
event-restored = Recupera su fuerza: { name-unit }, en { $place } ({ $part }).
event-rebuilding = El cuartel general { $unit } se rehace { name-price }, para el trimestre { $quarter } de { $year }.
event-ended = Gana { $side }: { $ending }.

# Why not
illegal-aircraft-go-up-first = Antes deben subir aviones, y la unidad { name-piece } no es uno de ellos.
illegal-aircraft-must-fly = Todos estos aviones deben seguir en el aire: el enemigo tiene tantos.
illegal-aircraft-take-hits-first = En el aire las pérdidas son de los aviones mientras los haya.
illegal-annulment-bought-this-turn = Tu Anulación se compró este turno: se juega desde el siguiente.
illegal-annulment-cancels-a-card = { $card } se juega sobre una carta en vigor o recién jugada.
illegal-another-type = La unidad { name-piece } no es del mismo tipo.
illegal-another-zone = La unidad { name-piece } está en otra zona.
illegal-assault-announced = El asalto a { $place } ya está anunciado.
illegal-attacked-already = { $place } ya recibe un ataque: ataque o asedio, no ambos.
illegal-base-too-far = { $place } está a más de cuatro zonas.
illegal-battles-to-fight = Aún quedan combates o asedios por resolver.
illegal-becomes-whole-itself = La unidad { name-piece } es la que se completa: elige la otra.
illegal-besieged-this-turn = { $place } ya ha sufrido un asedio este turno.
illegal-beyond-its-range = { $place } queda fuera del alcance de una reserva, o el camino no es por zonas amigas.
illegal-border-opened-stands = La apertura de la frontera francesa no puede anularse.
illegal-bought-this-turn = { $card } se compró este turno: se juega desde el siguiente.
illegal-came-by-sea = La unidad { name-piece } llegó por mar este turno y no mueve más antes de la explotación.
illegal-cannot-embark = La unidad { name-piece } no está en una costa amiga, o no hay otra adonde ir.
illegal-cannot-pay = No tienes bastantes puntos para { name-piece }.
illegal-card-after-the-chits = { $card } se juega cuando las fichas de un combate están reveladas.
illegal-card-after-the-weather = { $card } se juega justo tras la tirada del tiempo.
illegal-card-before-enemy-battle = { $card } se juega antes de un combate en que ataca el enemigo.
illegal-card-before-own-battle = { $card } se juega antes de un combate en que atacas tú.
illegal-card-in-own-movement = { $card } se juega al empezar tu movimiento.
illegal-card-in-own-rail = { $card } se juega en tu fase de ferrocarril.
illegal-card-in-production = { $card } se juega en la producción.
illegal-card-names-others = { $unit } no es uno de los cuarteles generales que nombra la carta.
illegal-card-needs-a-zone = { $card }: la zona que pide no está en las manos que pide.
illegal-card-needs-another = { $card }: la carta en que se apoya no está en vigor.
illegal-card-needs-the-border = { $card }: ninguna zona de la frontera francesa está en las manos que pide.
illegal-card-not-in-a-battle = { $card } no se juega en medio de un combate.
illegal-card-not-offered = { $card } no puede tomarse antes de barajar.
illegal-card-of-the-enemy = { $card } es solo del otro bando.
illegal-card-too-early = { $card }: aún no ha llegado su momento.
illegal-card-too-late = { $card }: su momento ha pasado.
illegal-carried-this-turn = La unidad { name-piece } fue por tren, mar o aire este turno y no cava.
illegal-carried-to-the-coast = La unidad { name-piece } fue llevada a su costa este turno y no desembarca.
illegal-chit-for-others = Esa ficha no es para la unidad { name-piece }.
illegal-chit-not-drawn = No has sacado { $chit }.
illegal-chit-not-in-play = El enemigo no ha jugado { $chit }.
illegal-city-attackers-full = Tres unidades terrestres ya atacan esa ciudad.
illegal-city-closed = { $place }: la zona que la rodea no es amiga y ninguna vecina amiga toca la ciudad desde aquí.
illegal-city-full = { $place } ya tiene tres unidades terrestres.
illegal-city-not-yours = Las reservas solo entran en una ciudad de su bando.
illegal-commands-the-others-only = El cuartel general de allí no manda unidades como { name-piece }.
illegal-cut-off-from-replacements = La unidad { name-piece } está en una ciudad dentro de una zona enemiga.
illegal-digs-already = La unidad { name-piece } ya está cavando.
illegal-took-one-up = Ya se ha retirado una trinchera en este movimiento: una por fase.
illegal-dig-before-moving = Las trincheras se empiezan antes de mover.
illegal-doubled-its-range = La unidad { name-piece } dobló su alcance en esta fase y no ataca.
illegal-friendly-places-first = Un lugar disputado solo sirve si no queda ninguno amigo.
illegal-general-not-to-be-had = { $unit } no puede llegar ni retirarse ahora.
illegal-headquarters-alone = Un cuartel general entra en { $place } solo junto a una unidad terrestre propia que combata allí.
illegal-headquarters-are-rebuilt = Un cuartel general no se construye: el eliminado se reconstruye.
illegal-headquarters-do-not-storm = Los cuarteles generales no asaltan ciudades.
illegal-headquarters-follow = Un cuartel general solo va con reservas que ha enviado.
illegal-headquarters-stay = Un cuartel general no cambia de segmento.
illegal-hit-in-the-other-segment = El impacto cayó en el otro segmento.
illegal-hits-to-take = Primero hay que repartir las pérdidas.
illegal-land-units-first = Los aviones se suman al asalto cuando ataca una unidad terrestre.
illegal-land-units-stay-below = Las unidades terrestres solo disparan al cielo si el enemigo tiene aviones y menos unidades terrestres.
illegal-left-its-place = La unidad { name-piece } ha dejado el lugar donde empezó la fase.
illegal-like-another = Hay otra unidad igual en el mismo lugar: elige esa.
illegal-marked-already = La unidad { name-piece } ya lleva una ficha así.
illegal-match-over = La partida ha terminado.
illegal-may-not-exploit = { name-piece }: la infantería solo explota con un cuartel general que aún pueda dar órdenes.
illegal-militia-in-revolt = { name-piece }: la milicia en revuelta no se mueve.
illegal-moved-already = La unidad { name-piece } ya ha movido en esta fase.
illegal-must-choose = Aquí hay que elegir algo.
illegal-must-leave = La unidad debe dejar este lugar.
illegal-needed-in-the-air = El enemigo tiene tantas unidades en el aire: ninguna puede bajar.
illegal-needed-on-the-ground = El enemigo tiene tantas unidades en tierra: ninguna puede subir.
illegal-needs-no-room = La unidad { name-piece } no ocupa sitio en una ciudad y sale después de las demás.
illegal-never-invaded = { $place } nunca se invade.
illegal-no-annulment-in-hand = No tienes Anulación en la mano.
illegal-no-attack-in-reach = Ningún ataque está al alcance de { name-piece } por zonas amigas.
illegal-no-base-in-range = No hay otra base amiga a cuatro zonas de { name-piece }.
illegal-no-battle-in-flight = Ningún lugar atacado está a dos zonas de { name-piece }.
illegal-no-battle-there = No hay combate en { $place } ({ $part }).
illegal-no-battle-to-support = En la explotación los aviones solo apoyan combates abiertos por unidades terrestres.
illegal-no-city-there = No hay ciudad en { $place }.
illegal-no-city-to-assault = Solo se asaltan ciudades, y { $place } ({ $part }) no lo es.
illegal-no-city-to-besiege = Solo se asedian ciudades y Madrid, no { $place } ({ $part }).
illegal-no-coast-to-invade = { $card }: ninguna costa enemiga está al alcance de infantería que pueda desembarcar.
illegal-no-equal-beside-it = No hay otra unidad reducida como { name-piece } en su zona.
illegal-no-general-to-choose = { $card }: ninguno de los cuarteles generales que nombra puede llegar ni retirarse.
illegal-no-headquarters-here = Ningún cuartel general está con la unidad { name-piece } para enviarla.
illegal-no-hits-to-take = No quedan pérdidas por repartir.
illegal-no-land-units-there = Las unidades terrestres no entran en { $place }.
illegal-no-landing-there = Los aviones solo aterrizan en lugares amigos sin combate pendiente, y van al enemigo solo a combatir.
illegal-no-rail-line = Ninguna zona amiga está unida por tierra al lugar de { name-piece }.
illegal-no-reinforcements-there = Los refuerzos se colocan en zonas amigas con ciudad amiga, o en Madrid.
illegal-no-retreat-to-the-enemy = { $place } es del enemigo.
illegal-no-sea-route = { $place } no es una costa a la que se llegue por mar.
illegal-no-trench-left = Todas tus trincheras están en el mapa.
illegal-no-trench-there = No hay trinchera en { $place } ({ $part }).
illegal-no-trench-to-absorb = El defensor no tiene trinchera allí.
illegal-no-unit-to-besiege = No hay unidad terrestre de combate en { $place }.
illegal-no-way-out = Ninguna de tus unidades tiene adónde retirarse.
illegal-no-way-there = Ningún camino por zonas amigas lleva a { $place } ({ $part }) dentro de su alcance.
illegal-arrives-another-turn = No llega este turno.
illegal-no-place-to-arrive = No hay lugar donde pueda llegar: espera al próximo turno.
illegal-nobody-can-besiege = Ninguna unidad junto a { $place } puede asediar.
illegal-nobody-can-land-there = Ninguna infantería tuya que pueda desembarcar está cerca de { $place }.
illegal-nobody-can-storm = Ninguna unidad junto a { $place } puede atacarla.
illegal-nobody-inside = Ninguna unidad enemiga ocupa { $place }.
illegal-nobody-to-fly = { $card }: ninguna unidad terrestre espera donde empieza el puente aéreo.
illegal-nobody-to-restore = { $card }: no tienes infantería reducida que pueda recuperarse.
illegal-none-in-reserve = No queda en la reserva: { name-piece }.
illegal-not-a-coast = { $place } ({ $part }) no es costa.
illegal-not-at-the-airbridge = La unidad { name-piece } no está donde empieza el puente aéreo.
illegal-not-attacked = { $place } ({ $part }) no recibe ningún ataque.
illegal-not-before-the-city = La unidad { name-piece } no está en la zona de la ciudad.
illegal-not-drawn = No has robado { $card }.
illegal-not-eliminated = { $unit } no figura entre los eliminados.
illegal-not-friendly = { $place } ({ $part }) no es amiga, o hay enemigos.
illegal-not-in-a-city = La unidad { name-piece } no está en una ciudad.
illegal-not-in-force = { $card } no está en vigor.
illegal-not-in-hand = { $card } no está en tu mano.
illegal-not-in-the-battle = La unidad { name-piece } no está en el combate.
illegal-not-joined-by-rail = { $place } ({ $part }) no está unida por zonas amigas.
illegal-not-next-door = { $place } ({ $part }) no es adyacente.
illegal-not-now = Eso no se puede hacer ahora.
illegal-not-on-a-near-coast = La unidad { name-piece } no está en una costa amiga lo bastante próxima.
illegal-not-on-the-map = La unidad { name-piece } no está en el mapa.
illegal-not-the-airbridge = El puente aéreo no lleva a { $place }.
illegal-not-the-nearest-militia = Hay milicia más próxima que { name-piece }.
illegal-not-the-strongest = La unidad { name-piece } no es la unidad más fuerte del lugar.
illegal-not-yours = La unidad { name-piece } no es tuya.
illegal-nothing-is-attacked = Nada recibe un ataque.
illegal-nowhere-to-go = La unidad { name-piece } no puede ir a ninguna parte.
illegal-nowhere-to-land = La unidad { name-piece } no tiene dónde aterrizar a dos zonas.
illegal-on-top-already = La unidad { name-piece } ya está encima.
illegal-only-aircraft-attack = Las reservas no van donde solo atacan aviones.
illegal-only-aircraft-leave-alone = Solo los aviones dejan un combate de uno en uno.
illegal-only-aircraft-rebase = Solo los aviones cambian de base.
illegal-only-annulment-replies = Solo se responde con Anulación.
illegal-only-headquarters-are-rebuilt = Solo se reconstruyen cuarteles generales.
illegal-only-infantry-digs = Solo cava la infantería.
illegal-only-infantry-lands = Solo desembarca la infantería.
illegal-only-infantry-recovers = Con esta carta solo se recupera infantería.
illegal-only-land-units-are-named = A este asalto solo se nombran unidades terrestres.
illegal-only-land-units-come-out = Solo salen de una ciudad las unidades terrestres.
illegal-only-land-units-fly = El puente aéreo solo lleva unidades terrestres.
illegal-only-militia-revolts = Solo la infantería de milicias se suma a la revuelta.
illegal-option-not-agreed = Esa regla opcional no se ha acordado.
illegal-orders-used-up = El cuartel general de la unidad { name-piece } ya ha enviado tantas unidades como su nivel.
illegal-out-of-reach = { $place } ({ $part }) está fuera de su alcance.
illegal-own-card = { $card } no es una carta enemiga.
illegal-own-coast = { $place } ({ $part }) ya es tuya.
illegal-pinned = La unidad { name-piece } está sujeta donde está: los atacantes fijan tantas unidades como son.
illegal-reacted-already = La unidad { name-piece } ya ha reaccionado.
illegal-rebased-already = La unidad { name-piece } ya ha cambiado de base.
illegal-reinforcements-to-place = Aún hay un refuerzo por colocar.
illegal-revolt-goes-on = { $card }: la revuelta ya está en curso.
illegal-shifted-already = La unidad { name-piece } ya ha cambiado de segmento en esta ronda.
illegal-ship-used = El transporte por mar ya se ha usado este turno.
illegal-ships-are-republican = Solo la República mueve unidades por mar.
illegal-shut-in = La unidad { name-piece } no puede salir: hay enemigos en la zona de su ciudad y ninguna vecina amiga la toca.
illegal-somebody-must-attack = El asalto está anunciado: debe atacar una unidad.
illegal-somebody-must-land = Debe desembarcar al menos una unidad.
illegal-starred-waits-for-a-card = { name-piece }: ninguna carta ha liberado aún estas unidades con estrella.
illegal-stays-in-the-battle = La unidad { name-piece } no deja ahora el combate.
illegal-taken-already = { $card } ya se ha tomado.
illegal-takes-no-part-in-the-siege = La unidad { name-piece } no participa en el asedio.
illegal-there-already = La unidad ya está allí.
illegal-too-dear =
    { $card } cuesta { $cost ->
        [one] un punto: no lo tienes
       *[other] { $cost } puntos: no tienes tantos
    }.
illegal-too-far-into-enemy-country = Una unidad que entra en país enemigo no dobla su alcance: { $place } ({ $part }) está demasiado lejos.
illegal-too-far-to-fly = Está a más de dos zonas.
illegal-too-far-to-land = { $place } ({ $part }) está a más de dos zonas.
illegal-top-chosen-already = Lo que está encima allí ya se ha elegido en esta fase.
illegal-train-used = El tren ya se ha usado este turno.
illegal-trench-begun-there = Ya se cava una trinchera donde está { name-piece }.
illegal-trench-of-the-enemy = La trinchera de { $place } ({ $part }) es del enemigo.
illegal-trench-takes-ground-hits = Una trinchera solo absorbe pérdidas en tierra.
illegal-trenches-full = No cabe otra trinchera en { $place } ({ $part }).
illegal-trenches-in-movement-only = Las trincheras se empiezan y se retiran en el movimiento propio.
illegal-unit-digs = La unidad { name-piece } cava una trinchera y no se mueve este turno.
illegal-unit-is-whole = La unidad { name-piece } no está por el dorso.
illegal-zone-around-not-yours = La zona de { $place } no es tuya, o hay enemigos en ella.
illegal-zone-not-entered = Ningún enemigo ha entrado en la zona de la unidad { name-piece }.

# En qué acaba un combate
forecast-assumes = Si ambos bandos aguantan y luchan hasta el final: sin retiradas y sin más reservas, cartas ni fichas.
forecast-assumes-strongest = Si atacan tus unidades más fuertes, tres como mucho, y ambos bandos aguantan y luchan hasta el final: sin retiradas y sin más reservas, cartas ni fichas.
forecast-outcome = El combate de { $place } ({ $part })
forecast-win = El lugar queda en tus manos
forecast-defeat = El lugar queda en manos del enemigo
forecast-void = No queda nadie
forecast-losses = Pasos que pierde { $side }
forecast-steps = { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}

# Windows to interrupt
window-step = Al empezar una fase: jugar una carta
window-weather = Tras la tirada del tiempo: jugar una carta
window-battle = Antes y después de un combate o asedio: jugar una carta
window-chits = Reveladas las fichas: jugar una carta
window-reply = Anular una carta recién jugada

# What to be careful of
caution-aircraft-alone = Sin una unidad terrestre en { $place } ({ $part }), los aviones combaten allí una sola ronda y deben irse.
caution-cannot-fire = En { $place } ({ $part }) la fuerza de la unidad { name-piece } queda en 0: no tira, solo absorbe pérdidas.
caution-chit-idle = { $chit } no tendría efecto en este combate: { $why }.
caution-nothing-to-cancel = { $card } no tendría efecto: el enemigo no ha jugado ninguna ficha.
caution-storm-idle = { $card } solo vale contra Madrid y las ciudades, y no hay combate pendiente por ninguna.
caution-arrives-too-late = Estaría lista en el trimestre { $quarter } de { $year }, después del último turno.
caution-card-expires = { $card } se jugaría desde el turno siguiente, y entonces su momento habrá pasado.
caution-card-never-played = { $card } se jugaría desde el turno siguiente, y este es el último.
caution-doubled-range = Con el alcance doblado, la unidad no se une en esta fase al ataque a la ciudad de allí.
caution-headquarters-alone = { $unit } se queda sin tropas allí: si lo atacan, un cuartel general solo se retira o queda eliminado.
caution-madrid-left-empty = La última unidad deja Madrid: quien lo tenga al final del turno puede ganar la guerra.
caution-repaired-too-late = La unidad { name-piece } ya no combate más: este es el último turno.
caution-units-left-behind = { $units ->
        [one] Una unidad no tiene adónde retirarse y sigue combatiendo sola.
       *[other] { $units } unidades no tienen adónde retirarse y siguen combatiendo solas.
    }
