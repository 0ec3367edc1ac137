### 1936 Guerra Civil: what this game says.

## Sides, factions, classes

side-national = el bando nacional
side-republic = la República
player-1 = el bando nacional, jugador 1
player-2 = la República, jugador 2
player-3 = el bando nacional, jugador 3
player-4 = la República, jugador 4
faction-republicans = republicanos
faction-socialists = socialistas
faction-communists = comunistas
faction-anarchists = anarquistas
faction-republic-military = militares de la República
faction-catalans = nacionalistas catalanes
faction-basques = nacionalistas vascos
faction-poum = P.O.U.M.
faction-aid-republic = ayuda internacional a la República
faction-generic-republic = genéricas de la República
faction-national-military = militares nacionales
faction-falangists = falangistas
faction-monarchists = monárquicos
faction-carlists = carlistas
faction-church = la Iglesia
faction-morocco = Protectorado de Marruecos
faction-aid-national = ayuda internacional al bando nacional
faction-generic-national = genéricas nacionales
class-militia = milicianos
class-mixed-brigade = brigada mixta
class-international-brigade = brigada internacional
class-artillery = artillería
class-public-order = orden público
class-infantry = infantería
class-requetes = requetés
class-regulares = regulares
class-falange-militia = milicia falangista
class-cavalry = caballería
class-italian-division = división italiana
class-monarchist-militia = milicia monárquica
aid-ussr = U.R.S.S.
aid-international-brigades = Brigadas Internacionales
aid-germany = Alemania
aid-italy = Italia
arm-land = tierra
arm-sea = mar
arm-air = aire
board-military = militar
board-political = político

## Abilities of armies

skill-ranged = Ataque a distancia
skill-discipline = Disciplina
skill-fury = Furor
skill-assimilation = Asimilación
skill-conquest = Conquista
skill-enthusiasm = Entusiasmo

## Additional consequences

consequence-own-economy = +1 Economía propia
consequence-enemy-economy = −1 Economía enemiga
consequence-own-moral = +1 Moral propia
consequence-enemy-moral = −1 Moral enemiga
consequence-draw = robar una carta
consequence-discard = el enemigo descarta una carta

## What a deck can do

power-conquer = ganar objetivos militares que ataca
power-activate-political = activar objetivos políticos
power-negotiate = ganar Diplomacia
power-raise-moral = subir su Moral
power-lower-moral = bajar la Moral enemiga
power-name-leader = nombrar líder
power-earn = ganar Economía extra
power-draw = robar o buscar cartas
power-recover = recuperar cartas del limbo
power-fortify = subir Puntos de Resistencia
power-ranged = atacar a distancia

## Endings

outcome-military-victory = victoria militar
outcome-political-victory = victoria política
outcome-mixed-victory = victoria mixta
outcome-demoralisation = desmoralización
outcome-stalemate = tablas
grade-national = bando nacional
grade-republic = República

## Questions

prompt-over = La partida ha terminado.
prompt-build = Se forma una baraja al azar.
prompt-lot = Se sortea una baraja de ejemplo.
prompt-deal = Se reparten las manos iniciales.
prompt-draw = Se roba una carta.
prompt-overflow = Hay demasiadas cartas en la mano: descarta una.
prompt-discard = Descarta una carta.
prompt-exchange = Descarta una carta para robar otra.
prompt-main = Turno de { $side }, Economía { $economy }: ¿qué haces?
prompt-last-word = Turno de { $side }: ha pasado. Si también pasas, acaba la fase principal.
prompt-reply = Turno de { $side }: puedes replicar.
prompt-combat-reply = Se ha declarado combate: réplica.
prompt-strategy-1 = Primera fase de estrategia.
prompt-strategy-2 = Segunda fase de estrategia.
prompt-strategy-3 = Tercera fase de estrategia.
prompt-play-as = ¿Como carta de qué facción se juega?
prompt-pick = Elige para el efecto de la carta.
prompt-front = ¿En qué objetivo militar?
prompt-ring = ¿En qué objetivo político se mueve la Diplomacia?
prompt-offer = El enemigo ha perdido Diplomacia: puedes activar un objetivo político.
prompt-activation = Activa un objetivo.
prompt-random-objective = Se activa un objetivo al azar.
prompt-defender = ¿Quién de los dos defiende?
prompt-offensive = Declaración ofensiva: forma grupos.
prompt-grouping = ¿Qué ejército se suma al grupo?
prompt-defensive = Declaración defensiva: asigna ejércitos a los grupos atacantes.
prompt-commanding = ¿Qué personaje toma el mando?
prompt-leading = ¿Qué ejército queda bajo su mando?
prompt-losses = ¿Qué ejército recibe el daño?
prompt-armistice = ¿Qué objetivo se resuelve primero?
prompt-consequences = Consecuencias adicionales del objetivo ganado.
prompt-waiting-turn = El turno sigue su curso.

## Actions

action-pass = Pasar
action-done = Terminar
action-renounce = Renunciar al combate
action-decline = No activar ninguno
action-find-nothing = No tomar ninguna carta
action-declare-combat = Declarar combate
action-take-defence = Defender con lo propio
action-leave-defence = Que defienda el compañero
action-leader-general = Líder: descartar y robar
action-leader-faction = Líder: habilidad de su facción
action-play = Jugar { $card } (n.º { $number })
action-as = Como carta de esta facción: { $faction }
action-intervene = Intervención { $which } de { $card } (n.º { $number })
action-mobilise = Movilizar { $card } (n.º { $number }) al objetivo que defiende { $side }
action-enthuse = Entusiasmo: movilizar { $card } (n.º { $number }) al objetivo que defiende { $side }
action-demobilise = Desmovilizar { $card } (n.º { $number })
action-name = Nombrar líder a { $card } (n.º { $number }), { $faction }
action-activate = Activar { $card } (n.º { $number })
action-activate-any = Activar al azar un objetivo: { $board }
action-ability = { $skill }: { $card } (n.º { $number })
action-ring = En el que defiende { $side }
action-front = En el que defiende { $side }
action-settle = Resolver el objetivo { $board } que defiende { $side }
action-choose = { $card } (n.º { $number })
action-discard = Descartar { $card } (n.º { $number })
action-find = Tomar { $card } (n.º { $number })
action-group = Nuevo grupo con { $card } (n.º { $number })
action-join = Se suma { $card } (n.º { $number })
action-defend = { $card } (n.º { $number }) contra el grupo { $group }
action-command = Toma el mando { $card } (n.º { $number })
action-under = Bajo su mando: { $card } (n.º { $number })
action-lose = Recibe el daño { $card } (n.º { $number })
action-buy = { $consequence }

## Chance

chance-card = Carta: { $card } (n.º { $number })
chance-deck = Baraja: { $deck }
chance-objective = Objetivo: { $card } (n.º { $number })

## Log

event-turn-began = Turno { $turn }: { $player }.
event-deck-drawn-hidden = { $player }: una carta para su baraja.
event-deck-drawn = { $player }: { $card } (n.º { $number }) para su baraja.
event-deck-lot-hidden = { $player }: una baraja de ejemplo, sorteada en secreto.
event-deck-lot = { $player }: le toca la baraja «{ $deck }».
event-card-drawn-hidden = { $player }: roba una carta.
event-card-drawn = { $player }: roba { $card } (n.º { $number }).
event-discarded = { $player }: descarta { $card } (n.º { $number }).
event-economy-rose = { $side }: +{ $by } Economía ({ $now }).
event-economy-fell = { $side }: −{ $by } Economía ({ $now }).
event-moral-rose = { $side }: +{ $by } Moral ({ $now }).
event-moral-fell = { $side }: −{ $by } Moral ({ $now }).
event-points-scored = { $side }: +{ $political } políticos, +{ $military } militares.
event-resistance-rose = { $card } (n.º { $number }): +{ $by } Puntos de Resistencia ({ $now }).
event-resistance-fell = { $card } (n.º { $number }): −{ $by } Puntos de Resistencia ({ $now }).
event-turns-rose = { $card } (n.º { $number }): +{ $by } Turnos de Resistencia ({ $now }).
event-turns-fell = { $card } (n.º { $number }): −{ $by } Turnos de Resistencia ({ $now }).
event-diplomacy-moved = { $card } (n.º { $number }): { $by } de Diplomacia hacia { $side }, a { $now } del centro.
event-diplomacy-wasted = { $side }: la Diplomacia no mueve ninguna ficha.
event-played = { $player }: juega { $card } (n.º { $number }) por { $cost }.
event-faction-marked = { $side }: primera carta de una facción ({ $faction }).
event-intervened = { $player }: interviene { $card } (n.º { $number }) por { $cost }.
event-mobilised = { $card } (n.º { $number }) se moviliza a { $objective }.
event-mobilised-enthusiasm = { $card } (n.º { $number }) se moviliza con Entusiasmo a { $objective }.
event-mobilised-extraordinary = { $card } (n.º { $number }) llega a { $objective } sin coste ni acción.
event-demobilised = { $card } (n.º { $number }) se desmoviliza.
event-demobilised-extraordinary = { $card } (n.º { $number }) vuelve a la retaguardia sin gastar acción.
event-back-to-rearguard = { $card } (n.º { $number }) vuelve a la retaguardia.
event-leader-named = { $card } (n.º { $number }) es nombrado líder, { $faction }.
event-leader-lost = { $card } (n.º { $number }) deja de ser líder.
event-leader-general = { $side }: el líder cambia una carta.
event-leader-faction = { $side }: el líder usa la habilidad de su facción.
event-objective-activated = { $side } activa { $card } (n.º { $number }).
event-objective-activated-diplomacy = { $side } activa { $card } (n.º { $number }) con la Diplomacia perdida.
event-objective-activated-card = { $side } activa { $card } (n.º { $number }) por una carta.
event-activation-declined = { $side } no activa ningún objetivo.
event-combat-declared = { $side } declara combate.
event-combat-renounced = { $side } renuncia al combate.
event-skill-activated = { $card } (n.º { $number }): { $skill }.
event-grouped = { $card } (n.º { $number }) en el grupo { $group }.
event-defends = { $card } (n.º { $number }) defiende contra el grupo { $group }.
event-commands = { $card } (n.º { $number }) manda a { $army }.
event-group-strikes = Nadie defiende contra el grupo { $group }: fuerza { $force }.
event-engaged = Grupo { $group }: { $attack } contra { $defence }.
event-ranged-damage = Grupo { $group }, a distancia: { $attack } contra { $defence }.
event-withstood = { $card } (n.º { $number }) resiste.
event-fell = { $card } (n.º { $number }) cae en combate.
event-eliminated = { $card } (n.º { $number }) es eliminado.
event-returned = { $card } (n.º { $number }) vuelve a la mano: { $player }.
event-recovered = { $player }: recupera { $card } (n.º { $number }).
event-found = { $player }: busca y enseña { $card } (n.º { $number }).
event-found-nothing = { $player }: no toma ninguna carta.
event-put-in-play = { $player }: pone en juego { $card } (n.º { $number }).
event-force-gained = { $card } (n.º { $number }): +{ $by } fuerza.
event-bonus-gained = { $card } (n.º { $number }): +{ $by } bono militar.
event-blocked = { $card } (n.º { $number }) no puede intervenir este turno.
event-extra-action = { $card } (n.º { $number }) tiene una acción militar extra.
event-protected = { $card } (n.º { $number }), protegido: { $danger }.
event-cheaper = { $side }: −{ $by } al coste de las próximas { $cards } cartas de esa clase.
event-hand-looked = { $player }: mira la mano de un adversario ({ $target }).
event-objective-won = { $side } gana { $card } (n.º { $number }).
event-bought = { $side }: { $consequence }.
event-ended-military = Victoria militar: { $side }.
event-ended-political = Victoria política: { $side }.
event-ended-mixed = Victoria mixta: { $side }.
event-ended-demoralisation = El enemigo se desmoraliza. Gana: { $side }.
event-ended-stalemate = Se agotan los turnos: tablas.
danger-elimination = no puede ser eliminado por cartas
danger-return = no puede ser devuelto a la mano
danger-block = no puede quedar sin intervención
danger-combat = no puede caer en combate

## Card text

when-played = Al jugarse
when-continuous = Influencia continua
when-entering = Influencia, al jugarse
when-adjustments = Influencia, en tus ajustes
when-eliminated = Influencia, al ser eliminado
when-objective-won = Influencia, al ganar un objetivo
when-resolved = Al resolverse
when-intervention-own = Intervención, turno propio, coste { $cost }
when-intervention-enemy = Intervención, turno contrario, coste { $cost }
when-intervention-both = Intervención, ambos turnos, coste { $cost }
condition-leader = tienes líder
condition-leader-of = tienes líder de { $faction }
condition-there = hay
condition-there-many = hay
condition-objective-defended = hay un objetivo militar activo que defiendes
condition-objective-active = hay un objetivo militar activo
condition-moral = tu Moral es como máximo { $most }
condition-factions = tienes en juego cartas de al menos { $count } facciones
condition-no-combat = no has declarado combate este turno
condition-half = el objetivo que defiendes conserva al menos la mitad de sus Puntos de Resistencia
condition-in-combat = durante el combate
condition-own-turn = en tu turno
who-own = propia
who-enemy = del contrario
who-winner = del ganador
who-loser = del perdedor
place-defended = el objetivo militar que defiendes
place-attacked = el objetivo militar que atacas
place-by-role = un objetivo militar (si lo atacas, al revés)
effect-economy-up = +{ $by } Economía { $who }
effect-economy-down = −{ $by } Economía { $who }
effect-moral-up = +{ $by } Moral { $who }
effect-moral-down = −{ $by } Moral { $who }
effect-diplomacy-up = +{ $by } Diplomacia { $who }
effect-diplomacy-down = −{ $by } Diplomacia { $who }
effect-resistance-up = +{ $by } { $by ->
        [one] Punto
       *[other] Puntos
    } de Resistencia en { $place }
effect-resistance-down = −{ $by } { $by ->
        [one] Punto
       *[other] Puntos
    } de Resistencia en { $place }
effect-turns-up = +{ $by } { $by ->
        [one] Turno
       *[other] Turnos
    } de Resistencia en { $place }
effect-turns-down = −{ $by } { $by ->
        [one] Turno
       *[other] Turnos
    } de Resistencia en { $place }
effect-draw-own = robas { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-draw-enemy = el contrario roba { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-draw-winner = el ganador roba { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-draw-loser = el perdedor roba { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-discard-own = descartas { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-discard-enemy = el contrario descarta { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-discard-winner = el ganador descarta { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-discard-loser = el perdedor descarta { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
effect-search = buscar y enseñar:
effect-recover = recuperar a la mano:
effect-return = devolver a la mano:
effect-put-in-play = poner en juego sin coste:
effect-eliminate = eliminar:
effect-mobilise = movilizar sin coste ni acción:
effect-demobilise = desmovilizar:
effect-force = +{ $by } de fuerza este turno:
effect-bonus = +{ $by } de bono militar este turno:
effect-block = no puede intervenir en el resto del turno:
effect-extra-action = acción militar extra este turno:
effect-protect-turn = protección este turno
effect-protect-next = protección hasta tu próximo turno
effect-cost-play-down = −{ $by } al coste de jugar:
effect-cost-play-up = +{ $by } al coste de jugar:
effect-cost-mobilise-down = −{ $by } al coste de movilizar:
effect-cost-mobilise-up = +{ $by } al coste de movilizar:
effect-cost-next-down = −{ $by } al coste de jugar este turno:
effect-cost-next-up = +{ $by } al coste de jugar este turno:
effect-grant-conquest = tienen Conquista:
effect-look-at-hand = mirar la mano del contrario
effect-activate = activar un objetivo { $board } sin atender a sus condiciones
shield-elimination = contra la eliminación por cartas
shield-return = contra la devolución a la mano
shield-block = contra quedar sin intervención
shield-combat = contra la caída en combate
shield-and = y { $danger }
shield-for = para
count-one-card = 1 carta
count-up-to-card = hasta { $most } cartas
count-all-card = todas las cartas
count-next-card = { $most ->
        [one] la próxima carta
       *[other] las próximas { $most } cartas
    }
count-least-card = { $most } cartas o más
count-one-character = 1 personaje
count-up-to-character = hasta { $most } personajes
count-all-character = todos los personajes
count-next-character = { $most ->
        [one] el próximo personaje
       *[other] los próximos { $most } personajes
    }
count-least-character = { $most } personajes o más
count-one-army = 1 ejército
count-up-to-army = hasta { $most } ejércitos
count-all-army = todos los ejércitos
count-next-army = { $most ->
        [one] el próximo ejército
       *[other] los próximos { $most } ejércitos
    }
count-least-army = { $most } ejércitos o más
count-one-measure = 1 gestión
count-up-to-measure = hasta { $most } gestiones
count-all-measure = todas las gestiones
count-next-measure = { $most ->
        [one] la próxima gestión
       *[other] las próximas { $most } gestiones
    }
count-least-measure = { $most } gestiones o más
zone-own-in-play = de tu bando en juego
zone-own-rearguard = de tu retaguardia
zone-own-mobilised = de tu bando en un objetivo militar
zone-own-hand = de tu mano
zone-own-limbo = de tu limbo
zone-own-reserve = de tu reserva
zone-own-at = de tu bando en { $place }
zone-enemy-in-play = del contrario en juego
zone-enemy-rearguard = de la retaguardia del contrario
zone-enemy-mobilised = del contrario en un objetivo militar
zone-enemy-at = del contrario en { $place }
zone-any-in-play = de cualquier bando en juego
zone-any-rearguard = de cualquier retaguardia
zone-any-mobilised = de cualquier bando en un objetivo militar
zone-under-command = bajo su mando
filter-faction = ({ $faction })
filter-class = de { $class }
filter-military = con bono militar
filter-civil = sin bono militar
filter-force-max = de fuerza { $most } o menos
filter-cost-max = de coste { $most } o menos
filter-attacker = donde su bando ataca
filter-defender = donde su bando defiende
filter-leadership = con Liderazgo
filter-other = aparte de esta carta

## Why not

illegal-a-group-is-declared = Ya hay un grupo declarado: el combate sigue.
illegal-ability-used = El líder ya ha usado esa habilidad este turno.
illegal-action-spent = A { $card } no le queda acción militar este turno.
illegal-already-in-a-group = { $card } ya está en un grupo.
illegal-already-named = Ya se ha nombrado líder este turno.
illegal-arm-not-admitted = El objetivo que defiende { $side } no admite el tipo de { $card }.
illegal-cannot-face-that-arm = { $card } no puede defender contra el tipo del grupo { $group }.
illegal-chosen-already = El efecto ya ha elegido { $card }.
illegal-combat-already-declared = Ya se ha declarado combate este turno.
illegal-combat-was-declared = El Entusiasmo es para antes del combate.
illegal-combat-was-fought = { $card } es para un turno sin combate declarado.
illegal-commands-already = { $card } ya manda ejércitos.
illegal-discipline-too-late = La Disciplina se activa, a más tardar, en la declaración propia.
illegal-in-no-group = { $card } no está en ningún grupo.
illegal-intervention-blocked = { $card } ya no puede intervenir este turno.
illegal-intervention-used = La intervención { $which } de { $card } ya se ha usado este turno.
illegal-leader-is-permanent = El líder nacional es permanente.
illegal-leader-too-dear = No hay Economía bastante para la habilidad del líder.
illegal-leads-already = { $card } ya es el líder.
illegal-led-already = { $card } ya tiene mando.
illegal-match-over = La partida ha terminado.
illegal-measures-only-in-combat = { $card } no es una gestión: en combate no se juegan personajes ni ejércitos.
illegal-moral-too-high = { $card } pide una Moral más baja de tu bando.
illegal-must-lead-an-army = Quien manda lleva al menos un ejército.
illegal-needs-a-leader = { $card } pide que tu bando tenga líder.
illegal-needs-another-leader = { $card } pide un líder de una facción determinada.
illegal-needs-cards = { $card } pide cartas que no están.
illegal-needs-factions = { $card } pide más facciones en juego.
illegal-needs-half-resistance = { $card } pide la mitad de los Puntos de Resistencia en el objetivo que defiendes.
illegal-needs-military-objective = { $card } pide un objetivo militar activo.
illegal-needs-objective-attacked = { $card } pide un objetivo militar activo que ataques.
illegal-needs-objective-defended = { $card } pide un objetivo militar activo que defiendas.
illegal-no-aid-yet = { $card } es ayuda internacional: no se juega antes del final del primer turno propio.
illegal-no-army-to-lead = No hay ejército que { $card } pueda mandar ahora.
illegal-no-card-to-act-on = Un efecto obligatorio de { $card } no encuentra carta.
illegal-no-card-to-discard = No tienes carta que descartar.
illegal-no-diplomacy-to-lose = No hay Diplomacia que perder.
illegal-no-economy-to-lose = { $card } quita más Economía de la que hay.
illegal-no-enthusiasm = { $card } no tiene Entusiasmo.
illegal-no-group-is-declared = No hay grupo declarado: declara uno, o renuncia al combate.
illegal-no-leader = Tu bando no tiene líder.
illegal-no-leaders-in-this-match = En esta partida no hay líderes.
illegal-no-leaders-of-that-faction = Tu bando no tiene líderes de esta facción: { $faction }.
illegal-no-leadership = { $card } no puede ser líder de esta facción: { $faction }.
illegal-no-measures-any-more = Ya no pueden jugarse gestiones en este combate.
illegal-no-moral-to-lose = { $card } quita más Moral de la que hay.
illegal-no-objective-admits-it = Ningún objetivo activo admite { $card }.
illegal-no-objective-left = Ahora no queda objetivo { $board } que activar.
illegal-no-objective-there = No hay objetivo militar activo que defienda { $side }.
illegal-no-objective-to-activate = { $card } no encuentra objetivo que activar.
illegal-no-objective-to-fight-for = No hay objetivo militar activo.
illegal-no-political-objective-there = No hay objetivo político activo que defienda { $side }.
illegal-no-resistance-to-change = { $card } no encuentra objetivo militar sobre el que actuar.
illegal-no-ring-to-move = { $card } no encuentra ficha de Diplomacia que mover.
illegal-no-such-group = No hay grupo { $group }.
illegal-no-such-intervention = { $card } no tiene intervención { $which }.
illegal-no-target = No hay sobre qué usar la habilidad del líder.
illegal-not-a-commander = { $card } no puede mandar.
illegal-not-an-army = { $card } no es un ejército.
illegal-not-an-objective = { $card } no es un objetivo.
illegal-not-at-his-objective = { $card } no está en el objetivo de quien manda.
illegal-not-at-that-objective = { $card } no está en el objetivo de ese grupo.
illegal-not-in-combat = Eso no se hace en combate.
illegal-not-in-hand = { $card } no está en tu mano.
illegal-not-in-play = { $card } no está en juego.
illegal-not-in-rearguard = { $card } no está en la retaguardia.
illegal-not-in-this-engagement = { $card } no está en este enfrentamiento.
illegal-not-in-this-turn = La intervención { $which } de { $card } no se usa en este turno.
illegal-not-mobilised = { $card } no se ha movilizado.
illegal-not-now = Eso no puede hacerse ahora.
illegal-not-of-his-arm = { $card } no es del tipo de quien manda.
illegal-not-of-his-group = { $card } está en otro grupo que los demás ejércitos de quien manda, y sin Disciplina activa.
illegal-not-of-that-arm = { $card } no es del tipo de ese grupo.
illegal-not-of-that-board = Ahora solo puede activarse un objetivo de la otra clase.
illegal-not-of-that-faction = La carta no es de esta facción: { $faction }.
illegal-not-on-itself = { $card } no actúa sobre sí.
illegal-not-where-the-effect-looks = { $card } no está donde el efecto busca.
illegal-not-won-yet = El objetivo { $board } que defiende { $side } aún no está ganado.
illegal-not-your-card = { $card } es cosa de tu compañero.
illegal-not-your-side = { $card } no es de tu bando.
illegal-nothing-to-resolve-there = No hay objetivo { $board } activo que defienda { $side }.
illegal-objective-resolved = { $card } ya se ha resuelto.
illegal-objectives-are-chosen = En esta partida los objetivos se eligen, no salen al azar.
illegal-objectives-come-at-random = En esta partida los objetivos salen al azar.
illegal-one-is-compulsory = Hay que elegir.
illegal-only-a-reply = A una declaración de combate solo se responde con gestiones e intervenciones.
illegal-only-in-combat = { $card } solo actúa en combate.
illegal-only-in-own-turn = { $card } solo actúa en tu turno.
illegal-only-the-active-side = Solo puede hacerlo el bando activo.
illegal-partners-leader = El líder es de tu compañero.
illegal-passive-plays-measures-only = { $card } no es una gestión: el bando pasivo solo juega gestiones.
illegal-points-used-up = No quedan puntos bastantes.
illegal-ring-is-locked = La ficha del objetivo que defiende { $side } está bloqueada.
illegal-safe-from-block = { $card } tiene protección: sus intervenciones no pueden impedirse.
illegal-safe-from-elimination = { $card } tiene protección contra la eliminación.
illegal-safe-from-return = { $card } tiene protección contra la vuelta a la mano.
illegal-skill-not-there = { $card } no tiene esta habilidad: { $skill }.
illegal-skill-used = { $card } ya ha activado esta habilidad este turno: { $skill }.
illegal-skills-only-in-combat = Las habilidades de los ejércitos se activan en las fases de estrategia y declaraciones de un combate.
illegal-space-taken = Ya hay un objetivo activo en el espacio de { $card }.
illegal-stays-in-rearguard = { $card } no es ejército ni tiene mando, y se queda en la retaguardia.
illegal-too-dear = No hay Economía bastante para { $card }.
illegal-too-dear-as-that-faction = No hay Economía bastante para una carta de esta facción: { $faction }.
illegal-too-few-armies = Faltan ejércitos en juego para atacarlo, o en el limbo para defenderlo.
illegal-too-few-cards-to-discard = { $card } hace descartar más cartas de las que hay.
illegal-too-few-cards-to-draw = { $card } hace robar más cartas de las que hay en la reserva.
illegal-too-few-civilians = Faltan personajes sin bonificación militar en la retaguardia.
illegal-too-few-followers = Faltan personajes en juego de esta facción: { $faction }.
illegal-weaker-ones-fall-first = Antes que { $card } caen ejércitos más débiles.
illegal-withstood-already = { $card } ya ha resistido su daño.
illegal-wrong-card-for-the-effect = El efecto no es para una carta como { $card }.
illegal-wrong-side-for-the-effect = El efecto no es para el bando de { $card }.

## Cuidado

caution-buys-nothing = Eso no cambiaría nada.
caution-empty-reserve = La reserva está vacía: descartarías sin robar nada.
caution-leader-replaced = El líder anterior se va, y con él { $moral } de Moral.
caution-no-combat = Si el enemigo también pasa, la fase principal termina: tus ejércitos en los objetivos no habrán combatido este turno.
caution-no-commander = Ningún personaje en el objetivo de { $card } manda más de un ejército: la Disciplina no serviría de nada.
caution-nobody-can-attack = No tienes en un objetivo ejército que pueda combatir: solo podrías renunciar al combate.
caution-points-left = { $points ->
        [one] Queda 1 punto, que se perdería.
       *[other] Quedan { $points } puntos, que se perderían.
    }
caution-resistance-full = { $objective } tiene todos sus Puntos de Resistencia: un contraataque al que nadie se enfrente no gana ninguno.
caution-resistance-gone = { $objective } ya no tiene Puntos de Resistencia, y no vuelven: un contraataque al que nadie se enfrente no gana ninguno.

## Ventanas para intervenir

window-reply = Réplica a cada acción del enemigo
window-last-word = Última palabra, cuando el enemigo pasa
window-combat-reply = Réplica a una declaración de combate
window-strategy-1 = Combate: primera fase de estrategia
window-strategy-2 = Combate: segunda fase de estrategia
window-strategy-3 = Combate: tercera fase de estrategia
window-offer = Objetivo que activar por Diplomacia perdida

## In the terminal

screen-tracks = Economía { $economy } · Moral { $moral } · puntos militares { $military } · políticos { $political }
screen-stock = mano { $hand }, reserva { $reserve }, limbo { $limbo }:
screen-rearguard = retaguardia:
screen-field = resistencia { $resistance } de { $of }, turnos { $turns }, defiende
screen-ring = Diplomacia { $steps } de { $of }
card-cost = coste { $cost }
card-force = fuerza { $force }
card-commands = +{ $bonus } a { $command } ejércitos
card-mobilisation = movilizar { $cost }
card-points = { $political } puntos políticos y { $military } militares
card-diplomacy = Diplomacia { $steps }
card-resistance = { $points } Puntos de Resistencia en { $turns } turnos
