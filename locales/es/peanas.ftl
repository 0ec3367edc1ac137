### Peanas: lo que dice este juego.

## Términos

side-attacker = el atacante
side-defender = el defensor
season-summer = verano
season-autumn = otoño
season-winter = invierno
season-spring = primavera
weather-sunny = soleado
weather-cloudy = nublado
weather-wind = viento
weather-gale = vendaval
weather-rain = lluvia
weather-storm = tempestad
weather-snow = nevada
weather-blizzard = ventisca
weather-night = noche
event-name-confusion = Confusión
event-name-mistake = Equivocación
event-name-freeze = Bloqueo
event-name-initiative = Iniciativa
event-name-take-cover = Cubrirse
event-name-opportunity = Oportunidad
order-move = moverse
order-fire = disparar
order-quick-fire = disparo rápido
order-aim = apuntar
order-dig = atrincherarse
order-observe = observación
order-regroup = reagrupar
order-motivate = motivar
order-deploy = desplegar el arma
order-rescue = desatascar
channel-voice = a viva voz
channel-messenger = por mensajero
channel-signals = por señales
channel-chicks = la gallina y los polluelos
ammo-normal = munición normal
ammo-area = fuego de área
ammo-he = HE
ammo-mortar = granada de mortero
ammo-ap = AP
moment-first = en cuanto se le ve
moment-nearest = cuando está más cerca
moment-last = al final de su camino
formation-line = en línea
formation-column = en columna
formation-box = en cuadro
formation-huddle = donde quepa
template-0 = pequeña
template-1 = mediana
template-2 = grande
decoy = un señuelo
no-weapon = sin arma
grade-decisive = resultado decisivo
grade-marginal = resultado ajustado
outcome-collapse = un bando se hunde
outcome-objectives = deciden los objetivos

## Preguntas

prompt-over = La batalla ha terminado.
prompt-column = ¿Qué columna va al sector { $sector }?
prompt-count = Sector { $sector }, { $kind }: ¿cuántos?
prompt-lay = Sector { $sector }: coloca este elemento: { $kind }.
prompt-objective = Coloca el siguiente objetivo.
prompt-works =
    { $points ->
        [1] Construye fortificaciones: queda un punto.
       *[other] Construye fortificaciones: quedan { $points } puntos.
    }
prompt-deploy =
    { $left ->
        [1] Despliega una ficha más.
       *[other] Despliega fichas: faltan { $left }.
    }
prompt-entry =
    { $left ->
        [0] Empieza tu turno: puedes reponer bajas con Refuerzos.
        [1] Puedes meter una ficha.
       *[other] Puedes meter { $left } fichas.
    }
prompt-turn = Ronda { $round }: ordena { $side }.
prompt-event = ¿Sobre qué unidad cae «{ $event }»?
prompt-dice-due = Se tira un dado.
prompt-fire-react = ¿Responde alguien al disparo?
prompt-bomb-react = Caen granadas: ¿alguien a tierra?
prompt-template = ¿Qué plantilla?
prompt-melee = En contacto: ¿qué hace { who }?
prompt-hide = ¿Vuelve alguien a ocultarse?
prompt-air-raid = El avión está sobre la mesa: ¿qué ataca?
prompt-intercept = ¿Sale un caza a interceptar?
prompt-chicks = ¿Qué vehículo del pelotón sigue?
prompt-ordering = ¿Quién ordena a { who }, y con qué dados?
prompt-march = ¿Adónde va { who }?
prompt-formation = ¿Cómo forma { who }?
prompt-target = ¿A quién dispara { who }?
prompt-second-target = ¿Un segundo blanco para { who }?
prompt-wrong-target = Entre los igual de próximos, ¿a quién dispara por error { who }?
prompt-mistake = { who } confunde el blanco: ¿dispara, o prefiere un marcador de Fijado?
prompt-move-react = { who } se mueve: ¿alguien le dispara?
prompt-supervise = ¿Qué oficial supervisa a { who }?
prompt-dice = ¿Cuántos dados para { who }?
prompt-removal = ¿Qué peana pierde { who }?
prompt-observation = ¿Para qué batería observa { who }, y cuántos turnos?
prompt-aim-point = { who } empieza a observar: ¿dónde han de caer las granadas?
prompt-whom = ¿A quién reagrupa { who }?
prompt-self-regroup = { who } está en pánico: ¿se reagrupa o huye?

## Acciones

action-column = Columna { $column }
action-count = { $count }
action-lay = Colocar en { $x } × { $y } cm
action-lay-band = Trazar de { $x } × { $y } a { $to-x } × { $to-y } cm
action-objective = Objetivo en { $x } × { $y } cm
action-build = Construir en { $x } × { $y } cm: { $kind } ({ $cost ->
        [1] un punto
       *[other] { $cost } puntos
    })
action-done = Nada más
action-give = { giver }, { $channel }, { $count ->
        [0] sin dados
        [1] dado { $dice }
       *[other] dados { $dice }
    }
action-give-two = { giver }: dados { $first-dice } y { $second-dice }
action-remount = Montar o desmontar
action-move-token = Ficha { $number } a columna { $column }, fila { $row }
action-flank = Ficha { $number }: marcha de flanco
action-reveal = Revelar la ficha { $number }
action-end-turn = Terminar el turno
action-via = Por { $x } × { $y } cm
action-walk = Ir a { $x } × { $y } cm
action-drive = Girar a { $degrees }° y avanzar { $cm } cm
action-follow = Por la carretera hasta { $x } × { $y } cm
action-ford = Cruzar el río hasta { $x } × { $y } cm
action-leave = Bajar en { $x } × { $y } cm
action-stay = Quedarse
action-form = Formar { $formation }
action-place = Peana { $stand } en { $x } × { $y } cm
action-alone = Sin segundo blanco
action-hold-fire = No disparar
action-refuse = Mejor un marcador de Fijado
action-pass = Pasar
action-dice = { $count ->
        [0] Sin dados
        [1] Dado { $dice }
       *[other] Dados { $dice }
    }
action-remove = Retirar la peana { $stand }
action-aim-at = Apuntar a { $x } × { $y } cm
action-template = Plantilla { $size }
action-rally = Reagruparse
action-enter =
    { $number ->
        [0] Un señuelo entra por la columna { $column }, fila { $row }
       *[other] { who } entra por la columna { $column }, fila { $row }
    }
action-activate = Activar a { who }
action-order = { who }: { $order }
action-free-move = Mover a { who } sin orden
action-recover = { who } intenta recuperarse
action-set-up = Montar el arma de { who }
action-charge = Asaltar a { who }
action-board = Subir a { who }
action-shoot = Disparar a { who } con { $weapon } ({ $ammo })
action-also = También a { who }
action-mistaken = Disparar a { who }
action-react = { who } dispara { $moment }
action-prone = { who } se echa a tierra
action-under = Supervisa { who }
action-event-on = Sobre { who }
action-observe = Batería de { who }, { how-many-turns }
action-observe-smoke = Batería de { who }, humo, { how-many-turns }
action-whom = { who }
action-strike = { who } golpea a { whom }
action-cripple = { who } va a las ruedas de { whom }
action-withdraw = { who } se retira
action-hide = { who } vuelve a ocultarse
action-call = Llamar a { who }
action-strafe = Ametrallar a { who }
action-intercept = Sale { who }
action-reinforce = Refuerzos para { who }

## Azar

chance-die = Dado: { $die }
chance-direction = Dirección: { $way }
chance-season = Estación: { $season }

## Registro

who = { $unit } (n.º { $number })
whom = { $target } (n.º { $target-number })
giver = { $officer } (n.º { $officer-number })
mod =
    { $modifier ->
        [0] { mod-less }
       *[other] +{ $modifier }
    }
mod-less =
    { $modifier-less ->
        [0] 0
       *[other] −{ $modifier-less }
    }
how-many-turns =
    { $turns ->
        [1] un turno
       *[other] { $turns } turnos
    }
how-many-casualties =
    { $count ->
        [1] una baja
       *[other] { $count } bajas
    }
agree-pinned =
    { $unit-form ->
        [f] Fijada
        [mp] Fijados
        [fp] Fijadas
       *[m] Fijado
    }
part-halved =
    { $halved ->
        [0] { "" }
       *[other] { " " }−{ $halved } disparo rápido
    }
part-order =
    { $order ->
        [0] { "" }
       *[other] { " " }+{ $order } orden
    }
part-order-less =
    { $order-less ->
        [0] { "" }
       *[other] { " " }−{ $order-less } orden
    }
part-double =
    { $double ->
        [0] { "" }
       *[other] { " " }−{ $double } disparo doble
    }
part-under-fire =
    { $under-fire ->
        [0] { "" }
       *[other] { " " }−{ $under-fire } bajo fuego
    }
part-turned =
    { $turned ->
        [0] { "" }
       *[other] { " " }−{ $turned } por orientarse
    }
part-limited =
    { $limited ->
        [0] { "" }
       *[other] { " " }−{ $limited } disparo limitado
    }
part-haze =
    { $haze ->
        [0] { "" }
       *[other] { " " }−{ $haze } humo
    }
part-loopholes =
    { $loopholes ->
        [0] { "" }
       *[other] { " " }−{ $loopholes } troneras
    }
part-aimed =
    { $aimed ->
        [0] { "" }
       *[other] { " " }+{ $aimed } apuntado
    }
part-small =
    { $small ->
        [0] { "" }
       *[other] { " " }−{ $small } blanco pequeño
    }
part-prone =
    { $prone ->
        [0] { "" }
       *[other] { " " }−{ $prone } cuerpo a tierra
    }
part-side =
    { $side ->
        [0] { "" }
       *[other] { " " }+{ $side } flanco o retaguardia
    }
part-moved =
    { $moved ->
        [0] { "" }
       *[other] { " " }−{ $moved } blanco en movimiento
    }
part-hidden =
    { $hidden ->
        [0] { "" }
       *[other] { " " }−{ $hidden } parcialmente oculto
    }
part-hull-down =
    { $hull-down ->
        [0] { "" }
       *[other] { " " }−{ $hull-down } casco a cubierto
    }
part-piercing =
    { $piercing ->
        [0] { "" }
       *[other] { " " }+{ $piercing } AP
    }
part-piercing-less =
    { $piercing-less ->
        [0] { "" }
       *[other] { " " }−{ $piercing-less } AP
    }
part-cover =
    { $cover ->
        [0] { "" }
       *[other] { " " }−{ $cover } { $kind }
    }
part-ammunition =
    { $ammunition ->
        [0] { "" }
       *[other] { " " }−{ $ammunition } munición contra la cobertura
    }
part-worn =
    { $worn ->
        [0] { "" }
       *[other] { " " }+{ $worn } cobertura dañada
    }
part-armour =
    { $armour ->
        [0] { "" }
       *[other] { " " }−{ $armour } protección
    }
part-taken-cover =
    { $taken-cover ->
        [0] { "" }
       *[other] { " " }−{ $taken-cover } evento Cubrirse
    }
part-helmets =
    { $helmets ->
        [0] { "" }
       *[other] { " " }−{ $helmets } cascos
    }
part-canopy =
    { $canopy ->
        [0] { "" }
       *[other] { " " }−{ $canopy } árboles
    }
part-bonus =
    { $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } reglas de asalto
    }
part-stands =
    { $stands ->
        [0] { "" }
       *[other] { " " }+{ $stands } peanas en contacto
    }
part-stands-less =
    { $stands-less ->
        [0] { "" }
       *[other] { " " }−{ $stands-less } peanas en contacto
    }
part-pinned =
    { $pinned ->
        [0] { "" }
       *[other] { " " }−{ $pinned } Fijado
    }
part-defence =
    { $defence ->
        [0] { "" }
       *[other] { " " }−{ $defence } defensa
    }
held =
    { $capped ->
        [0] { "" }
       *[other] { "" }, { $limit } { $result }
    }
sum-of-shot-1 = { part-halved }{ part-order }{ part-order-less }{ part-double }{ part-under-fire }
sum-of-shot-2 = { part-turned }{ part-limited }{ part-haze }{ part-loopholes }{ part-aimed }{ part-small }
sum-of-shot-3 = { part-prone }{ part-side }{ part-moved }{ part-hidden }{ part-hull-down }
sum-of-shot-4 = { part-piercing }{ part-piercing-less }{ part-cover }{ part-ammunition }{ part-worn }
sum-of-shot-5 = { part-armour }{ part-taken-cover }
sum-of-shot = { sum-of-shot-1 }{ sum-of-shot-2 }{ sum-of-shot-3 }{ sum-of-shot-4 }{ sum-of-shot-5 }
sum-of-burst-1 = { part-order }{ part-order-less }{ part-canopy }{ part-prone }{ part-helmets }{ part-small }
sum-of-burst-2 = { part-cover }{ part-ammunition }{ part-worn }{ part-armour }{ part-taken-cover }
sum-of-burst = { sum-of-burst-1 }{ sum-of-burst-2 }
sum-of-blow-1 = { part-order }{ part-order-less }{ part-armour }{ part-bonus }
sum-of-blow-2 = { part-stands }{ part-stands-less }{ part-pinned }{ part-defence }
sum-of-blow = { sum-of-blow-1 }{ sum-of-blow-2 }
event-column-rolled = Columna { $column }: dado { $die }.
event-column-taken = La columna { $column } va al sector { $sector }.
event-piece-laid = Elemento en { $x } × { $y } cm: { $kind }.
event-objective-placed = Objetivo en { $x } × { $y } cm.
event-works-built = Obra en { $x } × { $y } cm: { $kind }.
event-works-appear = Aparece una obra en { $x } × { $y } cm: { $kind }.
event-season = Estación: { $season }.
event-sky-dice = Dados del tiempo: { $first } y { $second }, suma { $sum }.
event-sky-test = ¿Cambia el tiempo? { $first } y { $second }, suma { $sum } (cambia con 10): { $outcome }.
sky-changes = cambia
sky-stays = sigue igual
event-weather = Tiempo: { $weather }.
event-wind = El viento sopla hacia { $way }.
event-token-placed = Ficha { $number } de { $side }: columna { $column }, fila { $row }.
event-token-moved = La ficha { $number } de { $side } va a la columna { $column }, fila { $row }.
event-token-flanks = La ficha { $number } de { $side } marcha por el flanco.
event-decoy-found = La ficha { $number } de { $side } es un señuelo.
event-token-ordered = Orden para la ficha { $number } de { $side }: { $order }.
event-token-event = Evento para la ficha { $number } de { $side }: { $event }.
event-token-pinned = La ficha { $number } de { $side } queda Fijada.
event-token-order-lost = La ficha { $number } de { $side } pierde su orden.
event-hides-again = Una unidad de { $side } vuelve a ser la ficha { $number }.
event-round = Ronda { $round }.
event-turn = Turno de { $side }.
event-turn-ends = Fin del turno de { $side }.
event-melee = Cuerpo a cuerpo: primero golpea quien tiene el turno, el otro devuelve el golpe, y todo cae a la vez.
event-event-lost = «{ $event }» no le toca a nadie.
event-degraded = Obra dañada en { $x } × { $y } cm: { $kind }, { $markers ->
        [1] un marcador
       *[other] { $markers } marcadores
    }.
event-ruined = Obra en escombros en { $x } × { $y } cm: { $kind }.
event-aim-point = Punto de mira en { $x } × { $y } cm.
event-scattered = La dispersión lleva el fuego { $cm } cm hacia { $way }: { $x } × { $y } cm.
event-smoke-rises = Humo en { $x } × { $y } cm.
event-smoke-gone = Se disipa el humo en { $x } × { $y } cm.
event-objective-taken = Objetivo { $number }: lo toma { $side }.
event-collapse = Hundimiento: cede { $side }.
event-time-up = Se acaba el tiempo: el atacante tiene { $held ->
        [0] ningún objetivo
        [1] un objetivo
       *[other] { $held } objetivos
    }.
event-revealed = La ficha { $token } se descubre: { who }.
event-officer-activated = { who } tira sus dados de orden.
event-order-die = { who }: dado { $die }, vale { $face }.
event-event-dice = { who }: dados de evento { $first } y { $second }, { $equal ->
        [0] no pasa nada
       *[other] hay evento
    }.
event-event-applied = Evento para { who }: { $event }.
event-event-works = { $event }: { mod } a lo que hace { who }.
event-takes-cover = { who } se cubre: C +1 hasta el fin de la ronda.
event-order-given = { giver } ordena a { who }: { $order }, { $count ->
        [0] sin dados propios
        [1] con el dado { $dice }
       *[other] con los dados { $dice }
    } (modificador { mod }).
event-dice-given = { giver } da a { who } { $count ->
        [1] el dado { $dice }
       *[other] los dados { $dice }
    } (modificador { mod }).
event-messenger-sent = { giver } envía un mensajero a { who }.
event-messenger-arrives = El mensajero llega a { who }.
event-order-lost = { who } pierde su orden: { $why }.
event-unit-moved = { $cm ->
        [0] { who } gira sobre sí.
       *[other] { who } se mueve { $cm } cm.
    }
event-unit-halted = { who } se detiene a los { $cm } cm de su camino: { agree-pinned } por el fuego.
event-bog-dice = { who }: { $first } y { $second }, suma { $sum } (se atasca con 2 o 3): { $outcome }.
bog-stuck = se atasca
bog-through = pasa
event-pull-dice = El tractor tira de { who }: { $first } y { $second }, suma { $sum } (hace falta 8): { $outcome }.
pull-free = sale
pull-stuck = no sale
event-bogged =
    { $unit-form ->
        [f] { who } queda atascada.
        [mp] { who } quedan atascados.
        [fp] { who } quedan atascadas.
       *[m] { who } queda atascado.
    }
event-freed =
    { $unit-form ->
        [f] { who } queda libre.
        [mp] { who } quedan libres.
        [fp] { who } quedan libres.
       *[m] { who } queda libre.
    }
event-boarded = { who } sube a { whom }.
event-landed = { who } baja de { whom }.
event-mounted = { who } monta a caballo.
event-dismounted = { who } desmonta.
event-ammunition-given = { who } entrega munición a { whom }: { $points ->
        [1] un punto
       *[other] { $points } puntos
    }.
event-aimed = { who } apunta: +1 a su próximo disparo.
event-set-up = { who } monta su arma.
event-task-begun = { who } empieza ({ $order }): { how-many-turns }.
event-task-broken = { who } interrumpe lo que hacía ({ $order }) y pierde lo avanzado.
event-dug-in = { who } acaba de atrincherarse.
event-deployed = { who } acaba el despliegue de su arma.
event-regrouped = { who } sale del pánico: dos marcadores de Fijado.
event-regroup-fails = { who } no logra reagrupar a { whom }: ya no está a su alcance.
event-shot-declared = { who } dispara a { whom }{ $cm ->
        [0] { "" }
       *[other] { " " }a { $cm } cm
    }: { $weapon } ({ $ammo }).
event-holds-fire = { who } no dispara: la activación y los dados se pierden.
event-reacts = { who } reacciona.
event-goes-prone = { who } se echa a tierra: −{ $less } a los disparos.
event-shot-lost = { who } pierde su disparo: { $why }.
event-shot-result = { who } contra { whom }: D { $d }{ sum-of-shot } = { $total }{ held }: { $outcome }.
event-burst-result = El fuego de { who } cae sobre { whom }: D { $d }{ sum-of-burst } = { $total }{ held }: { $outcome }.
event-strike-result = Golpe de { who } a { whom }: { $d }{ sum-of-blow } = { $total }{ held }: { $outcome }.
event-casualties = { who } sufre { how-many-casualties }.
event-stand-lost = { who } pierde { $count ->
        [1] una peana
       *[other] { $count } peanas
    }.
event-decimated =
    { $unit-form ->
        [f] { who } queda diezmada: su D se divide por dos.
        [mp] { who } quedan diezmados: su D se divide por dos.
        [fp] { who } quedan diezmadas: su D se divide por dos.
       *[m] { who } queda diezmado: su D se divide por dos.
    }
event-reinforced = { who } repone { how-many-casualties }.
event-gone = { $fate ->
        [0] { $unit-form ->
            [f] { who } queda destruida.
            [mp] { who } quedan destruidos.
            [fp] { who } quedan destruidas.
           *[m] { who } queda destruido.
        }
        [1] { $unit-form ->
            [f] { who }: abandonada por su tripulación.
            [mp] { who }: abandonados por su tripulación.
            [fp] { who }: abandonadas por su tripulación.
           *[m] { who }: abandonado por su tripulación.
        }
        [2] { who } se rinde: no tiene adónde huir.
       *[other] { who } vuelve a su base.
    }
event-damage-die = { who }: dado { $die } + { $damage } de Daño{ $steel ->
        [0] { "" }
       *[other] { " " }+ { $steel } por su blindaje
    }{ $steel-less ->
        [0] { "" }
       *[other] { " " }− { $steel-less } por su acero
    } = { $sum }.
event-no-damage = { who } no sufre daños.
event-armour-holds = El blindaje escalonado de { who } aguanta.
event-glances = El proyectil rebota en el blindaje inclinado de { who }.
event-weapon-lost = { who } pierde { $weapon }.
weapon-main = su arma principal
weapon-second = su arma secundaria
event-crippled =
    { $unit-form ->
        [f] { who } queda inmovilizada.
        [mp] { who } quedan inmovilizados.
        [fp] { who } quedan inmovilizadas.
       *[m] { who } queda inmovilizado.
    }
event-morale-die = { who }: Moral { $morale }{ $size ->
        [0] { "" }
       *[other] { " " }− { $size } por su tamaño
    }{ $losses ->
        [0] { "" }
        [1] { " " }− 1 baja
       *[other] { " " }− { $losses } bajas
    } + dado { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }{ $modifier-less ->
        [0] { "" }
       *[other] { " " }− { $modifier-less } (Supresión, Terror u otra regla)
    } = { $result }: { $outcome }.
morale-holds = aguanta
morale-pinned = un marcador de Fijado
morale-panic = pánico
event-pinned =
    { $unit-form ->
        [mp] { who } quedan { agree-pinned }
        [fp] { who } quedan { agree-pinned }
       *[other] { who } queda { agree-pinned }
    } ({ $markers ->
        [1] un marcador
       *[other] { $markers } marcadores
    }).
event-panicked = { who } entra en pánico.
event-retreated = { who } huye { $cm } cm.
event-falls-back = { who } se repliega { $cm } cm.
event-stays-in-contact = { who } no tiene adónde retirarse y se queda.
event-recovery-die = { who } intenta recuperarse: dado { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $bonus-less ->
        [0] { "" }
       *[other] { " " }− { $bonus-less }
    } (hace falta { $needed }): { $outcome }.
recovery-done = se recupera
recovery-failed = no se recupera
event-recovered = { who } quita un marcador de Fijado.
event-bombards = { who } bombardea con la plantilla { $size }.
event-hits-nobody = El fuego cae donde no hay nadie.
event-mission-lost = { who } acaba de observar, pero no hay bombardeo: { $why }.
event-mission-over = { who } acaba su bombardeo.
event-battery-silent = { who } no puede tirar: su D no da ninguna plantilla. El bombardeo acaba.
event-assault = { who } { $blow } a { whom }.
blow-first = ataca
blow-back = devuelve el golpe
blow-parting = golpea mientras se aparta
event-withdraws = { who } se retira del asalto y no golpea.
event-aircraft-called = Se pide apoyo aéreo: { who }.
event-aircraft-arrives = Llega { who }.
event-fighter-rises = { who } sale contra { whom }.
event-air-die = { who } contra { whom }: dado { $die } + { $attack } − { $defence } = { $result }.
event-aircraft-down =
    { $unit-form ->
        [f] { who } cae derribada.
        [mp] { who } caen derribados.
        [fp] { who } caen derribadas.
       *[m] { who } cae derribado.
    }
event-aircraft-leaves = { who } se marcha.
several-covers = varias coberturas
hits-men = impacta
hits-vehicle = alcanza al vehículo
misses = sin efecto
misses-impact = no llega a su Impactar, sin efecto
face-plus = +1
face-zero = 0
face-minus = −1
loss-freeze = el evento Bloqueo
loss-pinned = tiene un marcador de Fijado
loss-panicked = está en pánico
loss-gone = está fuera de la batalla
loss-no-target = el blanco ya no está
loss-nobody-else = no ve a nadie más a quien disparar por error
loss-out-of-reach = el blanco equivocado está fuera de alcance o de arco
loss-refused = prefiere el marcador de Fijado
loss-impossible = ya no puede cumplirla
loss-out-of-sight = el observador ya no ve el lugar
loss-no-battery = la batería ya no puede tirar ahí
limit-none = se queda en
limit-impact = se queda en
limit-d = no más que D,
limit-half = la mitad,
limit-stands = no más que las peanas que tiran,
limit-template = no más que la plantilla,
limit-contact = no más que las peanas en contacto,
way-1 = la derecha del atacante
way-2 = la esquina derecha del borde defensor
way-3 = el borde del defensor
way-4 = la esquina izquierda del borde defensor
way-5 = la izquierda del atacante
way-6 = la esquina izquierda del borde atacante
way-7 = el borde del atacante
way-8 = la esquina derecha del borde atacante

## Advertencias

caution-end-turn = Te { $dice ->
        [1] queda { $dice } dado de orden
       *[other] quedan { $dice } dados de orden
    } y { $units } { $units ->
        [1] unidad que no ha actuado
       *[other] unidades que no han actuado
    }: los dados se pierden.
caution-entries = { $count ->
        [1] Aún puede entrar una ficha este turno: la entrada que no se usa se pierde.
       *[other] Aún pueden entrar { $count } fichas este turno: las entradas que no se usan se pierden.
    }
caution-build-points = { $points ->
        [1] Queda un punto de construcción: se pierde.
       *[other] Quedan { $points } puntos de construcción: se pierden.
    }
caution-hold-fire = { who } ya ha usado su activación y los dados, aunque no dispare.
caution-gives-up = { who } ya ha usado su activación y los dados, aunque no observe nada.
caution-stay = { who } ya ha usado su activación, aunque no se mueva.
caution-leaves-contact = { who } se aparta de { whom }: antes recibe su golpe.
caution-bog = El camino de { who } cruza terreno de riesgo: con 2 o 3 en dos dados se atasca.
caution-own-men = La plantilla toca a { who }, que es de los tuyos.
caution-own-men-near = { who }, de los tuyos, está tan cerca que la dispersión puede llevarle las granadas.
caution-nowhere-to-withdraw = { who } no tiene adónde retirarse: recibe los golpes, no golpea y se queda.
caution-nowhere-to-run = { who } no tiene adónde huir: se pierde.

## Ventanas

window-move-react = Disparar a un enemigo que se mueve
window-fire-react = Responder a un disparo
window-bomb-react = Echarse a tierra bajo las granadas
window-dice = Dar dados a una reacción, un bombardeo o un golpe
window-second-target = Disparar a un segundo blanco
window-chicks = Dejar que sigan los vehículos del pelotón
window-hide = Volver a ocultarse
window-intercept = Enviar un caza

## Negativas

illegal-aboard = Está a bordo.
illegal-aim-pending = Falta el punto de mira.
illegal-aimed = Ya ha apuntado.
illegal-air-pending = El ataque aéreo está pendiente.
illegal-along-the-side = En marcha de flanco la ficha sigue su lado de la mesa.
illegal-already-activated = El oficial ya está activado.
illegal-already-moving = Ya está en marcha.
illegal-already-placed = Esa peana ya está colocada.
illegal-another-supervises = Supervisa otro oficial.
illegal-at-once = Al disparo se responde en el acto: sólo un movimiento deja elegir el momento.
illegal-beyond-the-guide = Ninguna peana rebasa a la guía.
illegal-bogged = Está atascada: sólo un tractor puede sacarla.
illegal-bombards-already = Ya tiene un bombardeo en curso.
illegal-called-already = Ese avión ya está en camino.
illegal-cannot-be-built = Eso no se construye.
illegal-cannot-ford = Sólo hombres a pie y armas de apoyo cruzan un río sin puente.
illegal-cannot-move = Su lista no le da movimiento.
illegal-chicks-take-two = La gallina y los polluelos piden dos dados o más.
illegal-command-stand-last = La peana de mando se pierde la última.
illegal-d-too-low = Hace falta D 2 o más.
illegal-deployed = Ya está desplegada.
illegal-dice-pending = Falta decidir los dados.
illegal-does-not-bombard = No tiene arma que bombardee.
illegal-dug-in = Ya está atrincherada aquí.
illegal-enemy-in-the-way = El enemigo cierra el paso.
illegal-enemy-near = Hay enemigos a 30 cm o menos.
illegal-entry-pending = Ahora entran fichas.
illegal-event-pending = El evento está pendiente.
illegal-formation-pending = La sección debe formar.
illegal-friend = Esa unidad es de su mismo bando.
illegal-friend-in-the-way = Un vehículo no atraviesa a los suyos.
illegal-grounded = Con este tiempo no se vuela.
illegal-guns-stay = La ficha de una pieza no se mueve.
illegal-half-must-deploy = La mitad debe desplegarse.
illegal-has-flown = Ese avión ya ha hecho su salida.
illegal-has-reacted = Ya ha reaccionado a esto.
illegal-hidden = Sigue oculta bajo su ficha.
illegal-hide-pending = Falta decidir quién se oculta.
illegal-hides-once = En este fin de turno ya se ha decidido quién se oculta.
illegal-immobile = Está inmovilizada por los daños.
illegal-impassable = Por ahí no se puede pasar.
illegal-in-enemy-sight = Donde está, un enemigo la detectaría.
illegal-in-the-water = Eso está en el agua.
illegal-indirect = Esa arma no tira directo: bombardea.
illegal-is-a-vehicle = Un vehículo no se echa a tierra.
illegal-is-set-up = Ya está montada.
illegal-is-the-guide = Esa peana ha guiado: se queda donde está.
illegal-is-the-officer = Es el propio oficial.
illegal-melee-pending = El cuerpo a cuerpo está pendiente.
illegal-messenger-on-its-way = Ya va un mensajero hacia ella.
illegal-mounted = Va montada.
illegal-move-pending = El movimiento está pendiente.
illegal-needs-an-order = Necesita una orden.
illegal-needs-tractor = Necesita un tractor.
illegal-needs-two-transports = Necesita dos transportes, uno de motor.
illegal-never-in-its-sights = En ningún momento tiene al que se mueve a tiro, en su arco y a la vista.
illegal-no-air-rules = En esta batalla no hay aviación.
illegal-no-aircraft = No es un avión.
illegal-no-ammunition = No le quedan bombardeos.
illegal-no-assault-from-aboard = Quien se baja de un transporte no asalta en ese turno: no puede quedar peana con peana con el enemigo.
illegal-no-band = Sólo carreteras y ríos van de borde a borde.
illegal-no-battery = No hay batería disponible.
illegal-no-blow = No tiene con qué golpear: se queda o se retira.
illegal-no-bomber = No lanza bombas: ametralla a una unidad.
illegal-no-bridge = Un río separa las dos casillas y ahí no lo cruza ninguna carretera.
illegal-no-cavalry = No es caballería.
illegal-no-chick = No es de ese pelotón.
illegal-no-concealment = No tiene la regla Ocultación.
illegal-no-contact = No hay contacto.
illegal-no-dice = A ningún oficial tuyo le quedan dados de orden.
illegal-no-enemy = No es un enemigo revelado en la mesa.
illegal-no-fighter = Eso sólo lo hace un caza.
illegal-no-first-shot = No hay primer disparo.
illegal-no-fit-officer = No tienes en mesa ningún oficial sin Fijado ni pánico.
illegal-no-fog = En esta batalla no hay fichas.
illegal-no-leader = Hace falta un Líder.
illegal-no-leader-near = No hay Líder cerca.
illegal-no-losses = No tiene bajas.
illegal-no-messengers = Los vehículos de mando no usan mensajeros.
illegal-no-more-entries = Ya no entran más fichas este turno.
illegal-no-observer = No sabe observar.
illegal-no-officer = No es un oficial.
illegal-no-officer-with-dice = Ningún oficial con dados suficientes llega a ella: ni de voz, ni por mensajero, ni por señales.
illegal-no-platoon = No tiene pelotón.
illegal-no-radio = Un vehículo de mando habla a otros vehículos sólo por radio.
illegal-no-reinforcements = No tiene refuerzos.
illegal-no-river = No hay río que cruzar.
illegal-no-road-out = Por esa fila del lado no sale ninguna carretera.
illegal-no-room = No hay sitio.
illegal-no-shovels = No tiene palas.
illegal-no-such-ammo = Ese arma no dispara esa munición.
illegal-no-such-stand = No hay tal peana.
illegal-no-such-turn = Giro desconocido.
illegal-no-target = No tiene enemigo a tiro, en su arco y a la vista.
illegal-no-template = La D de la batería no da esa plantilla.
illegal-no-token = No es una ficha tuya.
illegal-no-tools = Hacen falta herramientas.
illegal-no-tractor = No es un tractor.
illegal-no-transport = Eso no lleva a nadie de los tuyos.
illegal-no-two-dice-in-voice = Ningún oficial con dos dados la tiene al alcance de la voz.
illegal-no-two-targets = No hay dos blancos a 45°.
illegal-no-vehicle = No es un vehículo.
illegal-no-way = No hay camino.
illegal-no-weapon = No tiene tal arma de tiro directo.
illegal-nobody-panicked = Nadie en pánico cerca.
illegal-not-aboard = No está a bordo.
illegal-not-activated = El oficial no está activado.
illegal-not-alone = No puede moverse sin el otro transporte de la sección que llevan, y ése no está en condiciones.
illegal-not-along-road = No va por carretera.
illegal-not-at-the-bank = Debe empezar y acabar junto a la orilla.
illegal-not-at-the-end = Al final del camino queda fuera de vista, de alcance o de arco: sólo vale un momento anterior.
illegal-not-at-the-side = La marcha de flanco empieza en un lado de la mesa.
illegal-not-carried = Sólo se llevan hombres y piezas.
illegal-not-clear = Sólo por terreno despejado.
illegal-not-concealed = Está al descubierto: nada la oculta.
illegal-not-deployed = El arma no está desplegada.
illegal-not-engaged = No le toca a esa unidad golpear ni retirarse.
illegal-not-his-dice = El oficial no tiene esos dados.
illegal-not-his-squares = Por ahí no entra.
illegal-not-in-contact = No están en contacto.
illegal-not-in-officers-sight = El oficial no la ve.
illegal-not-in-range = Fuera de los límites.
illegal-not-in-reserve = No está en reserva.
illegal-not-in-sight = No está a la vista.
illegal-not-in-the-sector = No está en el sector.
illegal-not-its-own-battery = Una batería observa para sí.
illegal-not-of-that-side = El evento cae sobre una unidad del bando del oficial.
illegal-not-on-table = No está en la mesa.
illegal-not-own-unit = No es una unidad tuya.
illegal-not-own-zone = No es la zona del defensor.
illegal-not-panicked = No está en pánico.
illegal-not-pinned = No tiene ningún marcador de Fijado.
illegal-not-set-up = El arma no está montada.
illegal-not-shot-at = Ningún disparo enemigo va contra ella.
illegal-not-the-lowest = No es la columna más baja.
illegal-not-the-nearest = No es la más cercana al blanco.
illegal-not-under-fire = No está bajo la plantilla.
illegal-not-within-45 = Los blancos distan más de 45°.
illegal-nothing-bogged = Nada atascado en contacto.
illegal-nothing-to-choose = No hay nada que elegir.
illegal-nothing-to-deploy = Su arma no necesita despliegue.
illegal-nothing-to-reveal = Esa ficha es un señuelo: no hay nada que revelar.
illegal-observation-pending = La observación está pendiente.
illegal-observed-for-already = Ya hay quien observa para esa batería.
illegal-occupied = El sitio está ocupado.
illegal-off-table = Fuera de la mesa.
illegal-officer-panicked = El oficial está en pánico.
illegal-officer-pinned = El oficial tiene un marcador de Fijado.
illegal-on-another = Ahí hay ya otro elemento.
illegal-on-the-flank = Está en marcha de flanco, fuera de la mesa.
illegal-one-pool = Esto lleva un solo grupo de dados.
illegal-only-infantry-assaults = Sólo la infantería asalta.
illegal-only-itself = Con la gallina y los polluelos el vehículo de mando se da la orden a sí mismo.
illegal-only-the-trigger = Sólo contra quien la provocó.
illegal-order-pending = La orden está pendiente.
illegal-out-of-arc = Fuera de arco.
illegal-out-of-coherence = A más de 10 cm de los suyos.
illegal-out-of-range = Fuera de alcance.
illegal-out-of-voice = Fuera del alcance de la voz.
illegal-panicked = Está en pánico.
illegal-pinned = Tiene un marcador de Fijado.
illegal-prone-already = Ya está cuerpo a tierra.
illegal-rally-pending = Falta decidir si se reagrupa.
illegal-reaction-pending = La reacción está pendiente.
illegal-regrouped-already = Ya la están reagrupando.
illegal-removal-pending = Falta elegir la peana.
illegal-river = El río cierra el paso.
illegal-river-in-the-middle = Los ríos van por el centro, de lado a lado.
illegal-runs-edge-to-edge = Va de borde a borde.
illegal-same-edge = Debe unir dos bordes distintos.
illegal-same-target = Es el mismo blanco.
illegal-scenario-pending = El escenario no está completo.
illegal-signals-take-three = Las señales piden tres dados o más.
illegal-spent = Ya se ha activado esta ronda.
illegal-stands-there = La ficha ya está ahí.
illegal-stirred = Se ha movido o ha disparado esta ronda.
illegal-straight-only = Sólo en línea recta.
illegal-strike-or-withdraw = En contacto, una sección golpea o se retira.
illegal-supervision-pending = Falta elegir el oficial.
illegal-table-full = En la mesa no caben más elementos.
illegal-target-pending = Falta elegir el blanco.
illegal-task-under-way = Ya está en ello.
illegal-template-pending = Falta elegir la plantilla.
illegal-too-far = Demasiado lejos.
illegal-too-few-build-points = Faltan puntos de construcción.
illegal-too-few-dice = Una orden pide un dado.
illegal-too-few-shells = La suma de D de la batería no alcanza ahí: con menos de 4 no hay plantilla.
illegal-too-many-aircraft = No puede haber más aviones en camino.
illegal-too-many-bombardments = No puede haber más bombardeos en curso.
illegal-too-many-legs = Demasiados tramos.
illegal-too-many-messengers = No puede haber más mensajeros en camino.
illegal-too-many-shots = En este intercambio no caben más disparos.
illegal-too-many-tokens = En la mesa no caben más fichas.
illegal-too-many-turns = De uno a tres turnos.
illegal-too-near = Demasiado cerca de otro.
illegal-tows-enough = Remolca una pieza, o dos con la regla Tren Ligero.
illegal-transport-full = En el transporte no cabe.
illegal-transport-panicked = El transporte está en pánico.
illegal-turn-pending = Eso no se hace ahora.
illegal-turn-too-wide = No puede girar tanto.
illegal-two-pools = Hacen falta dos grupos de dados.
illegal-voice-carries = La voz alcanza: no hace falta mensajero.
illegal-voice-only = Sólo a viva voz.
illegal-walks = Va a pie.
illegal-weapon-lost = Ha perdido esa arma.
illegal-whole-action = Cruzar toma toda la acción.
illegal-whom-pending = Falta elegir a quién.
illegal-wire = La alambrada detiene.
