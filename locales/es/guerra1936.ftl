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

illegal-not-now = Eso no puede hacerse ahora.
illegal-match-over = La partida ha terminado.
illegal-not-in-hand = Esa carta no está en tu mano.
illegal-too-dear = No hay Economía bastante.
illegal-conditions-not-met = No se da una condición, o un efecto obligatorio no puede cumplirse.
illegal-no-aid-yet = No se juega ayuda internacional antes del final del primer turno propio.
illegal-passive-plays-measures-only = El bando pasivo solo juega gestiones.
illegal-measures-only-in-combat = En combate no se juegan personajes ni ejércitos.
illegal-no-measures-any-more = Ya no pueden jugarse gestiones en este combate.
illegal-not-in-play = Esa carta no está en juego.
illegal-no-such-intervention = El personaje no tiene esa intervención.
illegal-intervention-used = Esa intervención ya se ha usado este turno.
illegal-intervention-blocked = El personaje no puede intervenir este turno.
illegal-not-in-this-turn = Esa intervención no se usa en este turno.
illegal-action-spent = Ha gastado su acción militar.
illegal-only-the-active-side = Solo puede hacerlo el bando activo.
illegal-no-objective-there = Ahí no hay un objetivo militar activo.
illegal-not-in-rearguard = Esa carta no está en tu retaguardia.
illegal-not-mobilised = Esa carta no está movilizada.
illegal-cannot-be-mobilised = Esa carta no puede movilizarse ahí.
illegal-no-enthusiasm = Ese ejército no tiene Entusiasmo.
illegal-combat-was-declared = El Entusiasmo es para antes del combate.
illegal-combat-already-declared = Ya se ha declarado combate este turno.
illegal-no-objective-to-fight-for = No hay objetivo militar activo.
illegal-already-named = Ya se ha nombrado líder este turno.
illegal-leader-is-permanent = El líder nacional es permanente.
illegal-no-leaders-in-this-match = En esta partida no hay líderes.
illegal-too-few-followers = Faltan personajes de la facción.
illegal-no-leadership = Ese personaje no puede ser líder de esa facción.
illegal-no-leader = No hay líder.
illegal-ability-used = Esa habilidad ya se ha usado este turno.
illegal-no-target = No hay sobre qué usarla.
illegal-objective-resolved = Ese objetivo ya está resuelto.
illegal-space-taken = Ya hay un objetivo activo en ese espacio.
illegal-activation-not-met = No se cumplen sus condiciones de activación.
illegal-skill-not-there = Ese ejército no tiene la habilidad, o no está movilizado.
illegal-skill-used = Ya se ha activado este turno.
illegal-no-diplomacy-to-lose = No hay Diplomacia que perder.
illegal-already-in-a-group = Ese ejército ya está en un grupo.
illegal-not-of-this-group = Un grupo se forma con ejércitos de un mismo tipo y en un mismo objetivo.
illegal-not-under-his-command = No puede quedar bajo su mando.
illegal-cannot-face-that-group = Ese ejército no puede defender contra ese grupo.
illegal-points-used-up = No quedan puntos bastantes.
illegal-not-your-card = Es una carta de tu compañero.

## In the terminal

screen-tracks = Economía { $economy } · Moral { $moral } · puntos militares { $military } · políticos { $political }
screen-stock = mano { $hand }, reserva { $reserve }, limbo { $limbo }:
screen-rearguard = retaguardia:
screen-field = resistencia { $resistance } de { $of }, turnos { $turns }, defiende
screen-ring = Diplomacia { $steps } de { $of }
card-points = { $political } puntos políticos y { $military } militares
card-diplomacy = Diplomacia { $steps }
card-resistance = { $points } Puntos de Resistencia en { $turns } turnos
screen-cost = coste { $cost }
screen-force = fuerza { $force }
screen-commands = +{ $bonus } a { $command } ejércitos
screen-mobilisation = movilizar { $cost }
