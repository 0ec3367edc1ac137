### Decks and army lists: the stock, what is wrong with a list, and the page they are built on.

## What a list says of itself

list-name = { $name }
list-term-side = Side
list-term-nation = Nation
list-term-points = Points
list-term-collection = Copies
list-term-army = Army
list-term-size = Battle
list-term-stance = Role
list-term-prices = Prices
list-points-of = { $points } points
list-points-free = no limit
list-collection-box = as one box holds
list-collection-open = as many as you like
list-army-national = National
list-army-republican = Republican
list-size-small = small
list-size-medium = medium
list-size-large = large
list-stance-attacker = attacker
list-stance-defender = defender
list-prices-printed = as printed
list-prices-erratum = misprints put right
list-quality-green = green
list-quality-regular = regular
list-quality-veteran = veteran
list-quality-elite = élite
list-ready-army = { $army }, { $size }, { $stance }

## Kinds

list-kind-civilian = civilians
list-kind-commander = commanders
list-kind-army = armies
list-kind-measure = measures
list-kind-infantry = infantry
list-kind-artillery = artillery
list-kind-tank = tanks
list-kind-transport = transports
list-kind-plane = planes
list-kind-supplies = supplies
list-kind-promotion = promotions
list-kind-equipment = equipment
list-kind-section = infantry sections
list-kind-individual = officers and individuals
list-kind-support = support weapons
list-kind-light-vehicle = light vehicles
list-kind-anti-tank-gun = anti-tank guns
list-kind-anti-aircraft = anti-aircraft
list-kind-aircraft = aircraft
list-kind-vehicle-transport = lorries and carts
list-subtype-light = light
list-subtype-medium = medium
list-subtype-heavy = heavy
list-subtype-special = special
list-subtype-command = command
list-subtype-anti-tank = anti-tank
list-subtype-howitzer = howitzer
list-subtype-anti-aircraft = anti-aircraft
list-subtype-rockets = rockets
list-subtype-tank-destroyer = tank destroyer
list-subtype-reconnaissance = reconnaissance
list-subtype-self-propelled = self-propelled
list-subtype-jeep = jeep
list-subtype-truck = truck
list-subtype-half-track = half-track
list-subtype-motorcycle = motorcycle
list-subtype-tracked = tracked carrier
list-subtype-armoured-car = armoured car
list-subtype-fighter = fighter
list-subtype-bomber = bomber
list-subtype-air-transport = air transport
list-subtype-landing-craft = landing craft

## Numbers

list-stat-standing = Standing
list-leadership = Leadership
list-stat-sympathy = Sympathises with
list-stat-bonus = Bonus
list-stat-command = Command
list-stat-mobilisation = Mobilising
list-stat-force = Force
list-stat-class = Class
list-stat-movement = Movement
list-stat-armour = Armour
list-stat-wounds = Wounds
list-stat-carries = Carries
list-stat-play = To play
list-stat-timing = When
list-stat-lasts = Lasts
list-stat-range = Range
list-stat-hit = Hit
list-stat-crit = Critical
list-stat-pen = Penetration
list-stat-damage = Damage
list-stat-moves = Move
list-stat-cover = Cover
list-stat-resistance = Armour
list-stat-morale = Morale
list-stat-recovery = Recovery
list-stat-dice = Order dice
list-stat-d = D
list-stat-bands = Range
list-arms-air = Against planes
list-arms-ground = Against the ground
list-arms-defence = Defence
list-timing-movement = in your Movement
list-timing-deployment = in your Deployment
list-timing-shooting = in your Shooting
list-timing-enemy-move = when an enemy moves
list-lasts-once = at once
list-lasts-turn = until your next turn
list-lasts-permanent = for the whole game
list-damage-second = second weapon lost
list-damage-main = main weapon lost
list-damage-mobility = immobilised

## What a list comes to

list-title-kinds = What it holds
list-title-force = Strength
list-title-factions = Factions
list-figure-force = printed force of its armies
list-need-leader = Leader of the { $faction }: characters who follow him
list-need-officer = Officers on foot
list-need-sections = Infantry sections, one for each full 500 points

## What is wrong with it

list-unreadable = This is no list of this game: line { $line }, column { $column }: { $why }
list-too-few = { $found } cards; a deck has at least { $least }.
list-one-of-each = { $item } stands twice: the box has one of each card.
list-twice = { $item } is listed twice: write its copies on one line.
list-unknown-card = There is no card “{ $item }”.
list-unknown-unit = No unit of the lists is called “{ $item }”.
list-objective = { $item } is an objective: no deck holds it.
list-foreign = { $item } belongs to another side.
list-foreign-unit = { $item } is a unit of the other army.
list-no-main-faction = It has no card of a main faction of its side.
list-copies = { $item }: { $copies } copies, one box holds { $most }.
list-no-copy = { $item }: no copy at all.
list-points = { $sum } points; the limit is { $limit }.
list-too-many-cards = { $cards } cards of { $kinds } kinds: at most 160 of 64.
list-empty-deck = A deck without cards loses in its first turn.
list-hand-weapon = { $item } is bought as an upgrade, not as a unit.
list-empty-army = It has no unit at all.
list-too-many-units = { $units } units; at most 60 fit a side.
list-no-officer = It needs at least one officer on foot to give orders.
list-sections = { $found } infantry sections; one for each full 500 points makes { $needed }.
list-artillery = { $points } points of artillery and aircraft; at most a third of { $limit }.
list-veterans = { $units } units with Veterans; at most one in four.
list-unfit = { $item } cannot buy { $upgrade }.
list-too-often = { $item }: { $upgrade } { $times } times, at most { $most }.
list-owned = { $item } already has { $upgrade }: buying it adds nothing.
list-no-veterans = { $item }: green and élite troops cannot buy Veterans.
list-far-off = { $item }: it stands { $zone } zones off the table, at most { $farthest } for it.
list-no-platoon = { $item }: only vehicles form platoons.
list-no-tow = { $item }: nothing in the list can tow it.
list-no-commissar = { $item }: its Discipline does nothing without a Commissar.
list-no-command-vehicle = { $item }: platoon { $platoon } has no command vehicle.
list-mixed-platoon = { $item }: platoon { $platoon } mixes types of vehicle.
list-large-platoon = { $item }: platoon { $platoon } has more than five vehicles.
list-tokens = { $units } units and { $decoys } decoys: more than the 15 tokens of the book.
list-too-slow = Not all of it can come on before the battle ends.
list-warn-leader = { $faction }: a leader, but { $have } of the { $need } characters it takes to name him.
list-warn-tow = { $item } cannot move, and nothing in the deck can tow it.


## The page

build-title-deck = Decks
build-title-army = Armies
build-name = Name of the list
build-unnamed = Unnamed
build-tools = Tools
build-undo = Undo
build-undo-none = nothing has changed
build-redo = Redo
build-redo-none = nothing was undone
build-lists = Lists
build-duplicate = Duplicate
build-duplicated = Duplicated: this is the copy.
build-copy-of = { $name } (copy)
build-share = Share, export, import
build-print = Print
build-play = Play with this list
build-panes = Parts of the page
build-tab-stock = Stock
build-tab-list = List
build-tab-report = Check

## The stock

build-stock-deck = Cards
build-stock-army = Units
build-search = Search names and abilities
build-kind = Kind
build-kind-any = any kind
build-faction = Faction or type
build-faction-any = any faction or type
build-side-own = of this side
build-cost = Cost
build-cost-any = any cost
build-cost-most = { $cost } at most
build-sort = Order
build-sort-name = by name
build-sort-cost = by cost
build-found = { $count } found
build-none = Nothing fits. Search for less, or clear a filter.
build-costs = cost { $cost }
build-held = { $count } in the list
build-add = Add: { $name }
build-less = One less: { $name }
build-remove = Remove: { $name }
build-again = Once more: { $name }
build-weapon = Weapon
build-if = if { $what }
build-must = in full: { $what }
build-source-reconstructed = Reconstructed: our proposal, not a fact about the published game.
build-source-mixed = Partly reconstructed: some of it is stated, some is our proposal.

## The list

build-list = The list
build-unknown = Unknown
build-empty-deck = An empty deck. Add cards from the stock, or begin with a ready one.
build-empty-army = An empty army. Add units from the stock, or begin with a ready one.
build-quality = Quality
build-platoon = Platoon
build-platoon-of = platoon { $number }
build-zone = Zones off the table
build-zone-of = { $number } zones off the table
build-upgrades = Upgrades

## What there is to say

build-report = What it comes to
build-unchecked = Not checked.
build-points = points
build-points-of = of { $limit } points
build-left = { $points } left
build-over = { $points } too many
build-cards-least = cards, at least { $least }
build-count-deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
build-count-army = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
build-faults = { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
build-errors = Errors
build-warnings = Warnings
build-sound-deck = A sound deck: it can be played.
build-sound-army = A sound army: it can be played.
build-curve = Cards by cost
build-needs = What it takes
build-can = What it can do
build-cannot = What it cannot do

## My lists

build-new-deck = New deck
build-new-army = New army
build-mine = My lists
build-delete = Delete: { $name }
build-kept-here = Kept in this browser as you work. Share a link to take one elsewhere.
build-ready = Ready lists
build-ready-ours = Our own choice of cards or units, not the book's.

## Out and in

build-link = Link
build-link-about = The whole list is in the link; no server keeps it.
build-link-copied = Link copied.
build-copy = Copy
build-copied = Copied.
build-copy-by-hand = The browser did not allow it: select the text and copy it.
build-export = Export
build-as-text = Text
build-file = Save as a file
build-import = Import
build-import-about = Paste a link, text or JSON. It becomes a list of its own.
build-import-file = From a file…
build-import-nothing = There is no card or unit in it.
build-received = Now among your lists: { $name }
build-bad-link = This link holds no list that can be read.
build-bad-line = Line { $line } is no card or unit of this game: { $said }
build-bad-json = This is not JSON: { $why }
build-other-game = This is a list of another game: { $game }

## Playing with it

build-list-of = List of: { $seat }
build-lot = a ready one, drawn in secret
build-usual = the usual one
build-play-faults = { $count ->
        [one] { $count } error makes it unplayable: see the check.
       *[other] { $count } errors make it unplayable: see the check.
    }
build-play-online = Online, your opponent gets one of the ready lists by secret lot, where the game allows it. If you agree, whoever opens the table may lay his down: ask him for its link and import it.

## On paper

build-casualties = Casualties
build-pinned = pinned
build-panicked = panicked
