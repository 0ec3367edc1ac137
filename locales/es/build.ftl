### Barajas y listas de ejército: las existencias, lo que falla en una lista y la página donde se hacen.

## What a list says of itself

list-name = { $name }
list-term-side = Bando
list-term-nation = Nación
list-term-points = Puntos
list-term-collection = Copias
list-term-army = Ejército
list-term-size = Batalla
list-term-stance = Papel
list-term-prices = Precios
list-points-of = { $points } puntos
list-points-free = sin límite
list-collection-box = las de una caja
list-collection-open = las que quieras
list-army-national = Nacional
list-army-republican = Republicano
list-size-small = pequeña
list-size-medium = mediana
list-size-large = grande
list-stance-attacker = atacante
list-stance-defender = defensor
list-prices-printed = los impresos
list-prices-erratum = con las erratas corregidas
list-quality-green = bisoña
list-quality-regular = regular
list-quality-veteran = veterana
list-quality-elite = élite
list-ready-army = { $army }, { $size }, { $stance }

## Kinds

list-kind-civilian = civiles
list-kind-commander = mandos militares
list-kind-army = ejércitos
list-kind-measure = medidas
list-kind-infantry = infantería
list-kind-artillery = artillería
list-kind-tank = carros
list-kind-transport = transportes
list-kind-plane = aviones
list-kind-supplies = suministros
list-kind-promotion = ascensos
list-kind-equipment = equipo
list-kind-section = secciones de infantería
list-kind-individual = oficiales e individuos
list-kind-support = armas de apoyo
list-kind-light-vehicle = vehículos ligeros
list-kind-anti-tank-gun = cañones contracarro
list-kind-anti-aircraft = antiaéreos
list-kind-aircraft = aviación
list-kind-vehicle-transport = camiones y carros de tiro
list-subtype-light = ligera
list-subtype-medium = media
list-subtype-heavy = pesada
list-subtype-special = especial
list-subtype-command = mando
list-subtype-anti-tank = contracarro
list-subtype-howitzer = obús
list-subtype-anti-aircraft = antiaérea
list-subtype-rockets = cohetes
list-subtype-tank-destroyer = cazacarros
list-subtype-reconnaissance = reconocimiento
list-subtype-self-propelled = autopropulsada
list-subtype-jeep = jeep
list-subtype-truck = camión
list-subtype-half-track = semioruga
list-subtype-motorcycle = motocicleta
list-subtype-tracked = transporte oruga
list-subtype-armoured-car = autoametralladora
list-subtype-fighter = caza
list-subtype-bomber = bombardero
list-subtype-air-transport = transporte aéreo
list-subtype-landing-craft = lancha de desembarco

## Numbers

list-stat-standing = Categoría
list-leadership = Liderazgo
list-stat-sympathy = Simpatiza con
list-stat-bonus = Bonificación
list-stat-command = Mando
list-stat-mobilisation = Movilizar
list-stat-force = Fuerza
list-stat-class = Clase
list-stat-movement = Movimiento
list-stat-armour = Blindaje
list-stat-wounds = Heridas
list-stat-carries = Transporta
list-stat-play = Jugarla
list-stat-timing = Cuándo
list-stat-lasts = Dura
list-stat-range = Alcance
list-stat-hit = Impacto
list-stat-crit = Crítico
list-stat-pen = Penetración
list-stat-damage = Daño
list-stat-moves = Movimiento
list-stat-cover = Cobertura
list-stat-resistance = Blindaje
list-stat-morale = Moral
list-stat-recovery = Recuperación
list-stat-dice = Dados de orden
list-stat-d = D
list-stat-bands = Alcance
list-arms-air = Contra aviones
list-arms-ground = Contra tierra
list-arms-defence = Defensa
list-timing-movement = en tu Movimiento
list-timing-deployment = en tu Despliegue
list-timing-shooting = en tu Disparo
list-timing-enemy-move = al moverse un enemigo
list-lasts-once = inmediata
list-lasts-turn = hasta tu próximo turno
list-lasts-permanent = toda la partida
list-damage-second = arma secundaria perdida
list-damage-main = arma principal perdida
list-damage-mobility = inmovilizado

## What a list comes to

list-title-kinds = Qué contiene
list-title-force = Potencia
list-title-factions = Facciones
list-figure-force = fuerza impresa de sus ejércitos
list-need-leader = Líder de { $faction }: personajes que lo siguen
list-need-officer = Oficiales a pie
list-need-sections = Secciones de infantería, una por cada 500 puntos completos

## What is wrong with it

list-unreadable = Esto no es una lista de este juego: línea { $line }, columna { $column }: { $why }
list-too-few = { $found } cartas; una baraja tiene al menos { $least }.
list-one-of-each = { $item } está dos veces: la caja tiene una de cada carta.
list-twice = { $item } aparece en dos líneas: pon sus copias en una.
list-unknown-card = No hay ninguna carta «{ $item }».
list-unknown-unit = Ninguna unidad de las listas se llama «{ $item }».
list-objective = { $item } es un objetivo: no entra en ninguna baraja.
list-foreign = { $item } es de otro bando.
list-foreign-unit = { $item } es una unidad del otro ejército.
list-no-main-faction = No tiene ninguna carta de una facción principal de su bando.
list-copies = { $item }: { $copies } copias, una caja tiene { $most }.
list-no-copy = { $item }: ninguna copia.
list-points = { $sum } puntos; el límite es { $limit }.
list-too-many-cards = { $cards } cartas de { $kinds } clases: como mucho 160 de 64.
list-empty-deck = Una baraja sin cartas pierde en su primer turno.
list-hand-weapon = { $item } se compra como mejora, no como unidad.
list-empty-army = No tiene ninguna unidad.
list-too-many-units = { $units } unidades; caben 60 por bando.
list-no-officer = Necesita al menos un oficial a pie que dé órdenes.
list-sections = { $found } secciones de infantería; una por cada 500 puntos completos son { $needed }.
list-artillery = { $points } puntos de artillería y aviación; como mucho un tercio de { $limit }.
list-veterans = { $units } unidades con Veteranos; como mucho una de cada cuatro.
list-unfit = { $item } no puede comprar { $upgrade }.
list-too-often = { $item }: { $upgrade } { $times } veces, como mucho { $most }.
list-owned = { $item } ya tiene { $upgrade }: comprarlo no añade nada.
list-no-veterans = { $item }: la tropa bisoña o de élite no puede comprar Veteranos.
list-far-off = { $item }: está a { $zone } zonas de la mesa, para ella { $farthest } como máximo.
list-no-platoon = { $item }: solo los vehículos forman pelotones.
list-no-tow = { $item }: nada en la lista puede remolcarlo.
list-no-commissar = { $item }: su Disciplina no sirve sin un Comisario.
list-no-command-vehicle = { $item }: el pelotón { $platoon } no tiene vehículo de mando.
list-mixed-platoon = { $item }: el pelotón { $platoon } mezcla tipos de vehículo.
list-large-platoon = { $item }: el pelotón { $platoon } tiene más de cinco vehículos.
list-tokens = { $units } unidades y { $decoys } señuelos: más que las 15 fichas del libro.
list-too-slow = No toda puede entrar antes de que acabe la batalla.
list-warn-leader = { $faction }: hay líder, pero { $have } de los { $need } personajes que hacen falta para nombrarlo.
list-warn-tow = { $item } no se mueve y nada en la baraja puede remolcarlo.


## The page

build-title-deck = Barajas
build-title-army = Ejércitos
build-name = Nombre de la lista
build-unnamed = Sin nombre
build-tools = Herramientas
build-undo = Deshacer
build-undo-none = nada ha cambiado
build-redo = Rehacer
build-redo-none = no se ha deshecho nada
build-lists = Listas
build-duplicate = Duplicar
build-duplicated = Duplicada: esta es la copia.
build-copy-of = { $name } (copia)
build-share = Compartir, exportar, importar
build-print = Imprimir
build-play = Jugar con esta lista
build-panes = Partes de la página
build-tab-stock = Existencias
build-tab-list = Lista
build-tab-report = Revisión

## The stock

build-stock-deck = Cartas
build-stock-army = Unidades
build-search = Busca por nombre o por efecto
build-kind = Clase
build-kind-any = cualquier clase
build-faction = Facción o tipo
build-faction-any = cualquier facción o tipo
build-side-own = de este bando
build-cost = Coste
build-cost-any = cualquier coste
build-cost-most = { $cost } como mucho
build-sort = Orden
build-sort-name = por nombre
build-sort-cost = por coste
build-found = { $count } encontradas
build-none = Nada encaja. Busca menos o quita un filtro.
build-costs = coste { $cost }
build-held = { $count } en la lista
build-add = Añadir: { $name }
build-less = Una menos: { $name }
build-remove = Quitar: { $name }
build-again = Otra igual: { $name }
build-weapon = Arma
build-if = si { $what }
build-must = obligatorio: { $what }
build-source-reconstructed = Reconstruido: propuesta nuestra, no un dato del juego publicado.
build-source-mixed = Reconstruido en parte: algo consta, algo es propuesta nuestra.

## The list

build-list = La lista
build-unknown = Desconocidas
build-empty-deck = Una baraja vacía. Añade cartas de las existencias o empieza con una preparada.
build-empty-army = Un ejército vacío. Añade unidades de las existencias o empieza con uno preparado.
build-quality = Calidad
build-platoon = Pelotón
build-platoon-of = pelotón { $number }
build-zone = Zonas fuera de la mesa
build-zone-of = a { $number } zonas de la mesa
build-upgrades = Mejoras

## What there is to say

build-report = Lo que resulta
build-unchecked = Sin revisar.
build-points = puntos
build-points-of = de { $limit } puntos
build-left = quedan { $points }
build-over = sobran { $points }
build-cards-least = cartas, al menos { $least }
build-count-deck = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
build-count-army = { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
build-faults = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
build-errors = Errores
build-warnings = Avisos
build-sound-deck = Una baraja válida: se puede jugar.
build-sound-army = Un ejército válido: se puede jugar.
build-curve = Cartas por coste
build-needs = Lo que hace falta
build-can = Lo que puede hacer
build-cannot = Lo que no puede hacer

## My lists

build-new-deck = Baraja nueva
build-new-army = Ejército nuevo
build-mine = Mis listas
build-delete = Borrar: { $name }
build-kept-here = Se guardan en este navegador mientras trabajas. Comparte un enlace para llevar una a otro sitio.
build-ready = Listas preparadas
build-ready-ours = Selección nuestra, no del libro.

## Out and in

build-link = Enlace
build-link-about = La lista entera va en el enlace; ningún servidor la guarda.
build-link-copied = Enlace copiado.
build-copy = Copiar
build-copied = Copiado.
build-copy-by-hand = El navegador no lo permite: selecciona el texto y cópialo.
build-export = Exportar
build-as-text = Texto
build-file = Guardar en un archivo
build-import = Importar
build-import-about = Pega un enlace, texto o JSON. Será una lista nueva.
build-import-file = De un archivo…
build-import-nothing = No contiene ninguna carta ni unidad.
build-received = Ya está entre tus listas: { $name }
build-bad-link = Este enlace no contiene ninguna lista legible.
build-bad-line = La línea { $line } no es una carta ni unidad de este juego: { $said }
build-bad-json = Esto no es JSON: { $why }
build-other-game = Esta lista es de otro juego: { $game }

## Playing with it

build-list-of = Lista de: { $seat }
build-lot = una preparada, por sorteo secreto
build-usual = la habitual
build-play-faults = { $count ->
        [one] { $count } error impide jugarla: mira la revisión.
       *[other] { $count } errores impiden jugarla: mira la revisión.
    }
build-play-online = En línea, al rival le toca en secreto una de las listas preparadas, donde el juego lo permite. Si os ponéis de acuerdo, quien abre la mesa puede poner la suya: pídele el enlace e impórtala.

## On paper

build-casualties = Bajas
build-pinned = fijada
build-panicked = en pánico
