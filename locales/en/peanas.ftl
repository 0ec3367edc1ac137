### Peanas: what this game says.

## Terms

side-attacker = the attacker
side-defender = the defender
season-summer = summer
season-autumn = autumn
season-winter = winter
season-spring = spring
weather-sunny = sunny
weather-cloudy = cloudy
weather-wind = windy
weather-gale = gale
weather-rain = rain
weather-storm = storm
weather-snow = snow
weather-blizzard = blizzard
weather-night = night
event-name-confusion = Confusion
event-name-mistake = Mistake
event-name-freeze = Freeze
event-name-initiative = Initiative
event-name-take-cover = Take cover
event-name-opportunity = Opportunity
order-move = move
order-fire = fire
order-quick-fire = quick fire
order-aim = aim
order-dig = entrench
order-observe = observation
order-regroup = regroup
order-motivate = motivate
order-deploy = deploy the weapon
order-rescue = free what is bogged
channel-voice = by voice
channel-messenger = by messenger
channel-signals = by signals
channel-chicks = hen and chicks
ammo-normal = ordinary ammunition
ammo-area = area fire
ammo-he = HE
ammo-mortar = mortar bomb
ammo-ap = AP
moment-first = as soon as it is seen
moment-nearest = when it is nearest
moment-last = at the end of its way
formation-line = in line
formation-column = in column
formation-box = in a box
formation-huddle = wherever there is room
template-0 = small
template-1 = medium
template-2 = large
decoy = a decoy
no-weapon = no weapon
grade-decisive = a decisive outcome
grade-marginal = a narrow outcome
outcome-collapse = a side gives way
outcome-objectives = the objectives decide

## Prompts

prompt-over = The battle is over.
prompt-column = Which column goes into sector { $sector }?
prompt-count = Sector { $sector }, { $kind }: how many?
prompt-lay = Sector { $sector }: place this piece: { $kind }.
prompt-objective = Place the next objective.
prompt-works =
    { $points ->
        [1] Build works: one point left.
       *[other] Build works: { $points } points left.
    }
prompt-deploy =
    { $left ->
        [1] Deploy one more token.
       *[other] Deploy tokens: { $left } to go.
    }
prompt-entry =
    { $left ->
        [0] Your turn begins: you may make good casualties with Reinforcements.
        [1] You may bring on one token.
       *[other] You may bring on { $left } tokens.
    }
prompt-turn = Round { $round }: { $side } gives orders.
prompt-event = Which unit does “{ $event }” fall on?
prompt-dice-due = A die is thrown.
prompt-fire-react = Does anybody answer the shot?
prompt-bomb-react = Shells are falling: does anybody go down?
prompt-template = Which template?
prompt-melee = In contact: what does { who } do?
prompt-hide = Does anybody hide again?
prompt-air-raid = The aircraft is over the table: what does it attack?
prompt-intercept = Does a fighter go up?
prompt-chicks = Which vehicle of the platoon follows?
prompt-ordering = Who gives { who } its order, and with which dice?
prompt-march = Where does { who } go?
prompt-formation = How does { who } form up?
prompt-target = Whom does { who } fire at?
prompt-second-target = A second target for { who }?
prompt-wrong-target = Of those equally near, whom does { who } fire at by mistake?
prompt-mistake = { who } mistakes its target: does it fire, or take a Pinned marker?
prompt-move-react = { who } moves: does anybody fire?
prompt-supervise = Which officer supervises { who }?
prompt-dice = How many dice for { who }?
prompt-removal = Which stand does { who } lose?
prompt-observation = Which battery does { who } observe for, and for how many turns?
prompt-aim-point = { who } begins to observe: where are the shells to fall?
prompt-whom = Whom does { who } regroup?
prompt-self-regroup = { who } is panicked: does it rally, or run?

## Actions

action-column = Column { $column }
action-count = { $count }
action-lay = Place at { $x } × { $y } cm
action-lay-band = Run from { $x } × { $y } to { $to-x } × { $to-y } cm
action-objective = Objective at { $x } × { $y } cm
action-build = Build at { $x } × { $y } cm: { $kind } ({ $cost ->
        [1] one point
       *[other] { $cost } points
    })
action-done = That is all
action-give = { giver }, { $channel }, { $count ->
        [0] without dice
        [1] die { $dice }
       *[other] dice { $dice }
    }
action-give-two = { giver }: dice { $first-dice } and { $second-dice }
action-remount = Mount or dismount
action-move-token = Token { $number } to column { $column }, row { $row }
action-flank = Token { $number }: flank march
action-reveal = Reveal token { $number }
action-end-turn = End the turn
action-via = By way of { $x } × { $y } cm
action-walk = Go to { $x } × { $y } cm
action-drive = Turn to { $degrees }° and go { $cm } cm
action-follow = Along the road to { $x } × { $y } cm
action-ford = Cross the river to { $x } × { $y } cm
action-leave = Get off at { $x } × { $y } cm
action-stay = Stay
action-form = Form up { $formation }
action-place = Stand { $stand } at { $x } × { $y } cm
action-alone = No second target
action-hold-fire = Hold fire
action-refuse = Rather a Pinned marker
action-pass = Pass
action-dice = { $count ->
        [0] No dice
        [1] Die { $dice }
       *[other] Dice { $dice }
    }
action-remove = Remove stand { $stand }
action-aim-at = Aim at { $x } × { $y } cm
action-template = { $size } template
action-rally = Rally
action-enter =
    { $number ->
        [0] A decoy comes on at column { $column }, row { $row }
       *[other] { who } comes on at column { $column }, row { $row }
    }
action-activate = Activate { who }
action-order = { who }: { $order }
action-free-move = Move { who } without an order
action-recover = { who } tries to recover
action-set-up = Set up the weapon of { who }
action-charge = Assault { who }
action-board = Board { who }
action-shoot = Fire at { who } with { $weapon } ({ $ammo })
action-also = Also at { who }
action-mistaken = Fire at { who }
action-react = { who } fires { $moment }
action-prone = { who } goes prone
action-under = { who } supervises
action-event-on = On { who }
action-observe = Battery of { who }, { how-many-turns }
action-observe-smoke = Battery of { who }, smoke, { how-many-turns }
action-whom = { who }
action-strike = { who } strikes at { whom }
action-cripple = { who } goes for the wheels of { whom }
action-withdraw = { who } withdraws
action-hide = { who } hides again
action-call = Call { who }
action-strafe = Strafe { who }
action-intercept = { who } goes up
action-reinforce = Reinforcements for { who }

## Chances

chance-die = Die: { $die }
chance-direction = Direction: { $way }
chance-season = Season: { $season }

## Log

who = { $unit } (no. { $number })
whom = { $target } (no. { $target-number })
giver = { $officer } (no. { $officer-number })
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
        [1] one turn
       *[other] { $turns } turns
    }
how-many-casualties =
    { $count ->
        [1] one casualty
       *[other] { $count } casualties
    }
agree-pinned = Pinned
part-halved =
    { $halved ->
        [0] { "" }
       *[other] { " " }−{ $halved } quick fire
    }
part-order =
    { $order ->
        [0] { "" }
       *[other] { " " }+{ $order } order
    }
part-order-less =
    { $order-less ->
        [0] { "" }
       *[other] { " " }−{ $order-less } order
    }
part-double =
    { $double ->
        [0] { "" }
       *[other] { " " }−{ $double } double fire
    }
part-under-fire =
    { $under-fire ->
        [0] { "" }
       *[other] { " " }−{ $under-fire } under fire
    }
part-turned =
    { $turned ->
        [0] { "" }
       *[other] { " " }−{ $turned } turned to fire
    }
part-limited =
    { $limited ->
        [0] { "" }
       *[other] { " " }−{ $limited } limited fire
    }
part-haze =
    { $haze ->
        [0] { "" }
       *[other] { " " }−{ $haze } smoke
    }
part-loopholes =
    { $loopholes ->
        [0] { "" }
       *[other] { " " }−{ $loopholes } loopholes
    }
part-aimed =
    { $aimed ->
        [0] { "" }
       *[other] { " " }+{ $aimed } aimed
    }
part-small =
    { $small ->
        [0] { "" }
       *[other] { " " }−{ $small } small target
    }
part-prone =
    { $prone ->
        [0] { "" }
       *[other] { " " }−{ $prone } prone
    }
part-side =
    { $side ->
        [0] { "" }
       *[other] { " " }+{ $side } flank or rear
    }
part-moved =
    { $moved ->
        [0] { "" }
       *[other] { " " }−{ $moved } moving target
    }
part-hidden =
    { $hidden ->
        [0] { "" }
       *[other] { " " }−{ $hidden } partly hidden
    }
part-hull-down =
    { $hull-down ->
        [0] { "" }
       *[other] { " " }−{ $hull-down } hull down
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
       *[other] { " " }−{ $ammunition } ammunition against cover
    }
part-worn =
    { $worn ->
        [0] { "" }
       *[other] { " " }+{ $worn } damaged cover
    }
part-armour =
    { $armour ->
        [0] { "" }
       *[other] { " " }−{ $armour } protection
    }
part-taken-cover =
    { $taken-cover ->
        [0] { "" }
       *[other] { " " }−{ $taken-cover } event Take cover
    }
part-helmets =
    { $helmets ->
        [0] { "" }
       *[other] { " " }−{ $helmets } helmets
    }
part-canopy =
    { $canopy ->
        [0] { "" }
       *[other] { " " }−{ $canopy } trees
    }
part-bonus =
    { $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } assault rules
    }
part-stands =
    { $stands ->
        [0] { "" }
       *[other] { " " }+{ $stands } stands in contact
    }
part-stands-less =
    { $stands-less ->
        [0] { "" }
       *[other] { " " }−{ $stands-less } stands in contact
    }
part-pinned =
    { $pinned ->
        [0] { "" }
       *[other] { " " }−{ $pinned } Pinned
    }
part-defence =
    { $defence ->
        [0] { "" }
       *[other] { " " }−{ $defence } defence
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
event-column-rolled = Column { $column }: die { $die }.
event-column-taken = Column { $column } goes into sector { $sector }.
event-piece-laid = Scenery at { $x } × { $y } cm: { $kind }.
event-objective-placed = Objective at { $x } × { $y } cm.
event-works-built = Works at { $x } × { $y } cm: { $kind }.
event-works-appear = Works appear at { $x } × { $y } cm: { $kind }.
event-season = Season: { $season }.
event-sky-dice = Weather dice: { $first } and { $second }, sum { $sum }.
event-sky-test = Does the weather change? { $first } and { $second }, sum { $sum } (10 changes it): { $outcome }.
sky-changes = it changes
sky-stays = it stays
event-weather = Weather: { $weather }.
event-wind = The wind blows towards { $way }.
event-token-placed = Token { $number } of { $side }: column { $column }, row { $row }.
event-token-moved = Token { $number } of { $side } goes to column { $column }, row { $row }.
event-token-flanks = Token { $number } of { $side } marches round the flank.
event-decoy-found = Token { $number } of { $side } is a decoy.
event-token-ordered = Order for token { $number } of { $side }: { $order }.
event-token-event = Event for token { $number } of { $side }: { $event }.
event-token-pinned = Token { $number } of { $side } is Pinned.
event-token-order-lost = Token { $number } of { $side } loses its order.
event-hides-again = A unit of { $side } is token { $number } again.
event-round = Round { $round }.
event-turn = The turn of { $side }.
event-turn-ends = The turn of { $side } ends.
event-melee = Close combat: the side whose turn it is strikes, the other strikes back, and all blows fall together.
event-event-lost = “{ $event }” falls on nobody.
event-degraded = Works damaged at { $x } × { $y } cm: { $kind }, { $markers ->
        [1] one marker
       *[other] { $markers } markers
    }.
event-ruined = Works in rubble at { $x } × { $y } cm: { $kind }.
event-aim-point = Aim point at { $x } × { $y } cm.
event-scattered = Scatter takes the fire { $cm } cm towards { $way }: { $x } × { $y } cm.
event-smoke-rises = Smoke at { $x } × { $y } cm.
event-smoke-gone = Smoke clears at { $x } × { $y } cm.
event-objective-taken = Objective { $number } is taken by { $side }.
event-collapse = Collapse: { $side } gives way.
event-time-up = Time is up: the attacker holds { $held ->
        [0] no objective
        [1] one objective
       *[other] { $held } objectives
    }.
event-revealed = Token { $token } is turned up: { who }.
event-officer-activated = { who } rolls order dice.
event-order-die = { who }: die { $die }, worth { $face }.
event-event-dice = { who }: event dice { $first } and { $second }, { $equal ->
        [0] nothing happens
       *[other] an event
    }.
event-event-applied = Event for { who }: { $event }.
event-event-works = { $event }: { mod } to what { who } does.
event-takes-cover = { who } takes cover: C +1 until the round ends.
event-order-given = { giver } orders { who }: { $order }, { $count ->
        [0] without dice of its own
        [1] with the die { $dice }
       *[other] with the dice { $dice }
    } (modifier { mod }).
event-dice-given = { giver } gives { who } { $count ->
        [1] the die { $dice }
       *[other] the dice { $dice }
    } (modifier { mod }).
event-messenger-sent = { giver } sends a messenger to { who }.
event-messenger-arrives = The messenger reaches { who }.
event-order-lost = { who } loses its order: { $why }.
event-unit-moved = { $cm ->
        [0] { who } turns where it stands.
       *[other] { who } moves { $cm } cm.
    }
event-unit-halted = { who } stops { $cm } cm along its way: { agree-pinned } by fire.
event-bog-dice = { who }: { $first } and { $second }, sum { $sum } (2 or 3 is stuck): { $outcome }.
bog-stuck = it is stuck
bog-through = it gets through
event-pull-dice = The tractor pulls { who }: { $first } and { $second }, sum { $sum } (8 is needed): { $outcome }.
pull-free = it comes free
pull-stuck = it stays stuck
event-bogged = { who } is stuck.
event-freed = { who } is free again.
event-boarded = { who } boards { whom }.
event-landed = { who } gets off { whom }.
event-mounted = { who } mounts.
event-dismounted = { who } dismounts.
event-ammunition-given = { who } hands ammunition to { whom }: { $points ->
        [1] one point
       *[other] { $points } points
    }.
event-aimed = { who } aims: +1 to its next shot.
event-set-up = { who } sets up its weapon.
event-task-begun = { who } begins ({ $order }): { how-many-turns }.
event-task-broken = { who } breaks off what it was doing ({ $order }) and loses what was done.
event-dug-in = { who } has dug in.
event-deployed = { who } has deployed its weapon.
event-regrouped = { who } comes out of panic with two Pinned markers.
event-regroup-fails = { who } cannot regroup { whom }: it is out of reach by now.
event-shot-declared = { who } fires at { whom }{ $cm ->
        [0] { "" }
       *[other] { " " }from { $cm } cm
    }: { $weapon } ({ $ammo }).
event-holds-fire = { who } holds its fire: the activation and the dice are gone.
event-reacts = { who } reacts.
event-goes-prone = { who } goes prone: −{ $less } to shots.
event-shot-lost = { who } loses its shot: { $why }.
event-shot-result = { who } at { whom }: D { $d }{ sum-of-shot } = { $total }{ held }: { $outcome }.
event-burst-result = The fire of { who } falls on { whom }: D { $d }{ sum-of-burst } = { $total }{ held }: { $outcome }.
event-strike-result = Blow of { who } at { whom }: { $d }{ sum-of-blow } = { $total }{ held }: { $outcome }.
event-casualties = { who } takes { how-many-casualties }.
event-stand-lost = { who } loses { $count ->
        [1] a stand
       *[other] { $count } stands
    }.
event-decimated = { who } is decimated: its D is halved.
event-reinforced = { who } makes good { how-many-casualties }.
event-gone = { $fate ->
        [0] { who } is destroyed.
        [1] { who } is abandoned by its crew.
        [2] { who } surrenders: it has nowhere to run to.
       *[other] { who } goes home.
    }
event-damage-die = { who }: die { $die } + Damage { $damage }{ $steel ->
        [0] { "" }
       *[other] { " " }+ { $steel } for its armour
    }{ $steel-less ->
        [0] { "" }
       *[other] { " " }− { $steel-less } for its steel
    } = { $sum }.
event-no-damage = { who } takes no damage.
event-armour-holds = The stepped armour of { who } holds.
event-glances = The shell glances off the sloped armour of { who }.
event-weapon-lost = { who } loses { $weapon }.
weapon-main = its main weapon
weapon-second = its second weapon
event-crippled = { who } is immobilised.
event-morale-die = { who }: Morale { $morale }{ $size ->
        [0] { "" }
       *[other] { " " }− { $size } for its size
    }{ $losses ->
        [0] { "" }
        [1] { " " }− 1 casualty
       *[other] { " " }− { $losses } casualties
    } + die { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }{ $modifier-less ->
        [0] { "" }
       *[other] { " " }− { $modifier-less } (Suppression, Terror or another rule)
    } = { $result }: { $outcome }.
morale-holds = it holds
morale-pinned = one Pinned marker
morale-panic = panic
event-pinned = { who } is Pinned ({ $markers ->
        [1] one marker
       *[other] { $markers } markers
    }).
event-panicked = { who } panics.
event-retreated = { who } runs { $cm } cm.
event-falls-back = { who } falls back { $cm } cm.
event-stays-in-contact = { who } has nowhere to withdraw to and stays.
event-recovery-die = { who } tries to recover: die { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $bonus-less ->
        [0] { "" }
       *[other] { " " }− { $bonus-less }
    } ({ $needed } is needed): { $outcome }.
recovery-done = it recovers
recovery-failed = it does not recover
event-recovered = { who } loses a Pinned marker.
event-bombards = { who } bombards with the { $size } template.
event-hits-nobody = The fire falls where nobody is.
event-mission-lost = { who } has observed, but there is no bombardment: { $why }.
event-mission-over = { who } ends its bombardment.
event-battery-silent = { who } cannot fire: its D gives no template. The bombardment is over.
event-assault = { who } { $blow } { whom }.
blow-first = strikes
blow-back = strikes back at
blow-parting = strikes the one that leaves it:
event-withdraws = { who } withdraws from the assault and does not strike.
event-aircraft-called = Air support is called: { who }.
event-aircraft-arrives = { who } arrives.
event-fighter-rises = { who } goes up against { whom }.
event-air-die = { who } at { whom }: die { $die } + { $attack } − { $defence } = { $result }.
event-aircraft-down = { who } is shot down.
event-aircraft-leaves = { who } leaves.
several-covers = several covers
hits-men = it hits
hits-vehicle = it hits the vehicle
misses = no effect
misses-impact = below its Hit value, no effect
face-plus = +1
face-zero = 0
face-minus = −1
loss-freeze = the event Freeze
loss-pinned = it is Pinned
loss-panicked = it is in panic
loss-gone = it is out of the battle
loss-no-target = the target is gone
loss-nobody-else = it sees nobody else to fire at by mistake
loss-out-of-reach = the wrong target is out of range or arc
loss-refused = it would rather be Pinned
loss-impossible = it can no longer be done
loss-out-of-sight = the observer no longer sees the place
loss-no-battery = the battery can no longer fire there
limit-none = held at
limit-impact = held at
limit-d = no more than D,
limit-half = halved,
limit-stands = no more than the stands that fire,
limit-template = no more than the template,
limit-contact = no more than the stands in contact,
way-1 = the attacker's right
way-2 = the right corner of the defender's edge
way-3 = the defender's edge
way-4 = the left corner of the defender's edge
way-5 = the attacker's left
way-6 = the left corner of the attacker's edge
way-7 = the attacker's edge
way-8 = the right corner of the attacker's edge

## Cautions

caution-end-turn = You still have { $dice } { $dice ->
        [1] order die
       *[other] order dice
    } and { $units } { $units ->
        [1] unit that has not acted
       *[other] units that have not acted
    }: the dice are lost.
caution-entries = { $count ->
        [1] One token more may come on this turn: an entry that is not used is lost.
       *[other] { $count } tokens more may come on this turn: entries that are not used are lost.
    }
caution-build-points = { $points ->
        [1] One build point is left: it is lost.
       *[other] { $points } build points are left: they are lost.
    }
caution-hold-fire = { who } has used its activation and the dice are gone, though it does not fire.
caution-gives-up = { who } has used its activation and the dice are gone, though it observes nothing.
caution-stay = { who } has used its activation, though it does not move.
caution-leaves-contact = { who } leaves { whom }, which strikes at it first.
caution-bog = The way of { who } leads over ground where a 2 or a 3 on two dice holds it fast.
caution-own-men = The template touches { who }, which is on your side.
caution-own-men-near = { who }, on your side, is so near that the scatter may bring the shells down on it.
caution-nowhere-to-withdraw = { who } has nowhere to withdraw to: it is struck, strikes nobody and stays.
caution-nowhere-to-run = { who } has nowhere to run to: it is lost.

## Windows

window-move-react = To fire at an enemy who moves
window-fire-react = To answer a shot
window-bomb-react = To go prone under shells
window-dice = To give dice to a reaction, a bombardment or a blow
window-second-target = To fire at a second target
window-chicks = To let vehicles of the platoon follow
window-hide = To hide again
window-intercept = To send up a fighter

## Refusals

illegal-aboard = It is aboard.
illegal-aim-pending = The aim point is to be laid first.
illegal-aimed = It has aimed already.
illegal-air-pending = The air attack comes first.
illegal-along-the-side = On a flank march a token goes along its side of the table.
illegal-already-activated = The officer is activated already.
illegal-already-moving = It is on its way already.
illegal-already-placed = That stand is placed already.
illegal-another-supervises = Another officer supervises.
illegal-at-once = A shot is answered at once: only a move offers a choice of moments.
illegal-beyond-the-guide = No stand goes beyond the guide.
illegal-bogged = It is stuck: only a tractor can free it.
illegal-bombards-already = It has a bombardment under way.
illegal-called-already = That aircraft is on its way already.
illegal-cannot-be-built = That cannot be built.
illegal-cannot-ford = Only men on foot and support weapons cross a river without a bridge.
illegal-cannot-move = Its list gives it no move.
illegal-chicks-take-two = Hen and chicks take two dice or more.
illegal-command-stand-last = The command stand is lost last.
illegal-d-too-low = D 2 or more is needed.
illegal-deployed = It is deployed already.
illegal-dice-pending = The dice come first.
illegal-does-not-bombard = It has no weapon that bombards.
illegal-dug-in = It has dug in here already.
illegal-enemy-in-the-way = The enemy is in the way.
illegal-enemy-near = An enemy is within 30 cm.
illegal-entry-pending = Tokens come on now.
illegal-event-pending = The event comes first.
illegal-formation-pending = The section must form up.
illegal-friend = That unit is on its own side.
illegal-friend-in-the-way = A vehicle does not pass friends.
illegal-grounded = Nobody flies in this weather.
illegal-guns-stay = A gun's token does not move.
illegal-half-must-deploy = Half must deploy.
illegal-has-flown = That aircraft has flown its sortie.
illegal-has-reacted = It has reacted in this window already.
illegal-hidden = It is still hidden under its token.
illegal-hide-pending = Who hides comes first.
illegal-hides-once = Who hides has been asked at this end of turn already.
illegal-immobile = It is immobilised by damage.
illegal-impassable = That ground cannot be entered.
illegal-in-enemy-sight = An enemy would detect it where it stands.
illegal-in-the-water = That is in the water.
illegal-indirect = That weapon does not fire directly: it bombards.
illegal-is-a-vehicle = A vehicle does not go prone.
illegal-is-set-up = It is set up.
illegal-is-the-guide = That stand has led: it stays where it is.
illegal-is-the-officer = It is the officer himself.
illegal-melee-pending = Close combat comes first.
illegal-messenger-on-its-way = A messenger is on the way to it already.
illegal-mounted = It is mounted.
illegal-move-pending = The move comes first.
illegal-needs-an-order = It needs an order.
illegal-needs-tractor = It needs a tractor.
illegal-needs-two-transports = It needs two transports, one with a motor.
illegal-never-in-its-sights = It never has the mover in range, in its arc and in sight.
illegal-no-air-rules = This battle is fought without aircraft.
illegal-no-aircraft = It is no aircraft.
illegal-no-ammunition = It has no bombardments left.
illegal-no-assault-from-aboard = Troops that get off do not assault in the same turn: not base to base with an enemy.
illegal-no-band = Only roads and rivers run from edge to edge.
illegal-no-battery = No battery is at hand.
illegal-no-blow = It has no blow to strike: it stays or withdraws.
illegal-no-bomber = It drops no bombs: it strafes a unit.
illegal-no-bridge = A river parts the two squares, and no road bridges it there.
illegal-no-cavalry = It is no cavalry.
illegal-no-chick = It is not of that platoon.
illegal-no-concealment = It does not have the rule Concealment.
illegal-no-contact = There is no contact.
illegal-no-dice = None of your officers has order dice left.
illegal-no-enemy = That is no enemy revealed on the table.
illegal-no-fighter = Only a fighter does that.
illegal-no-first-shot = There is no first shot.
illegal-no-fit-officer = You have no officer on the table who is neither Pinned nor in panic.
illegal-no-fog = This battle is fought without tokens.
illegal-no-leader = A leader is needed.
illegal-no-leader-near = No leader is near.
illegal-no-losses = It has no casualties.
illegal-no-messengers = Command vehicles use no messengers.
illegal-no-more-entries = No more tokens come on this turn.
illegal-no-observer = It cannot observe.
illegal-no-officer = It is no officer.
illegal-no-officer-with-dice = No officer with enough dice can reach it: by voice, by messenger or by signals.
illegal-no-platoon = It has no platoon.
illegal-no-radio = A command vehicle speaks to vehicles by radio only.
illegal-no-reinforcements = It has no reinforcements.
illegal-no-river = There is no river to cross.
illegal-no-road-out = No road leaves the table at that row of its side.
illegal-no-room = There is no room.
illegal-no-shovels = It has no shovels.
illegal-no-such-ammo = That weapon does not fire that.
illegal-no-such-stand = There is no such stand.
illegal-no-such-turn = No such turn.
illegal-no-target = No enemy is in range, in its arc and in sight.
illegal-no-template = The D of the battery does not give that template.
illegal-no-token = No token of yours.
illegal-no-tools = Tools are needed.
illegal-no-tractor = It is no tractor.
illegal-no-transport = That carries nobody of yours.
illegal-no-two-dice-in-voice = No officer with two dice has it in voice.
illegal-no-two-targets = There are no two targets within 45°.
illegal-no-vehicle = It is no vehicle.
illegal-no-way = There is no way.
illegal-no-weapon = It has no such weapon that fires directly.
illegal-nobody-panicked = Nobody panicked near.
illegal-not-aboard = It is not aboard.
illegal-not-activated = The officer is not activated.
illegal-not-alone = It goes nowhere without the other transport of the section they carry, and that one cannot go.
illegal-not-along-road = Not along a road.
illegal-not-at-the-bank = It must start and end at the bank.
illegal-not-at-the-end = At the end of its way it is out of sight, range or arc: only an earlier moment will do.
illegal-not-at-the-side = A flank march begins at the side of the table.
illegal-not-carried = Only men and guns are carried or towed.
illegal-not-clear = Clear ground only.
illegal-not-concealed = It stands in the open: nothing conceals it.
illegal-not-deployed = The weapon is not deployed.
illegal-not-engaged = It is not that unit's turn to strike or withdraw.
illegal-not-his-dice = The officer does not have those dice.
illegal-not-his-squares = It does not come on there.
illegal-not-in-contact = They do not touch.
illegal-not-in-officers-sight = The officer does not see it.
illegal-not-in-range = Outside the limits.
illegal-not-in-reserve = It is not in reserve.
illegal-not-in-sight = It is not in sight.
illegal-not-in-the-sector = It is not in the sector.
illegal-not-its-own-battery = A battery observes for itself.
illegal-not-of-that-side = The event falls on a unit of the officer's side.
illegal-not-on-table = It is not on the table.
illegal-not-own-unit = No unit of yours.
illegal-not-own-zone = Not the defender's zone.
illegal-not-panicked = It is not panicked.
illegal-not-pinned = It is not Pinned.
illegal-not-set-up = The weapon is not set up.
illegal-not-shot-at = No enemy shot is aimed at it.
illegal-not-the-lowest = Not the lowest column.
illegal-not-the-nearest = Not the nearest to the target.
illegal-not-under-fire = Not under the template.
illegal-not-within-45 = The targets are more than 45° apart.
illegal-nothing-bogged = Nothing bogged in contact.
illegal-nothing-to-choose = There is nothing to choose.
illegal-nothing-to-deploy = Its weapon needs no deploying.
illegal-nothing-to-reveal = That token is a decoy: there is nothing to reveal.
illegal-observation-pending = The observation comes first.
illegal-observed-for-already = Somebody observes for that battery already.
illegal-occupied = The place is taken.
illegal-off-table = Off the table.
illegal-officer-panicked = The officer is panicked.
illegal-officer-pinned = The officer is Pinned.
illegal-on-another = Another piece stands there.
illegal-on-the-flank = It is on a flank march, beside the table.
illegal-one-pool = This takes one pool of dice.
illegal-only-infantry-assaults = Only infantry assaults.
illegal-only-itself = With hen and chicks a command vehicle orders itself.
illegal-only-the-trigger = Only at what triggered it.
illegal-order-pending = The order comes first.
illegal-out-of-arc = Out of arc.
illegal-out-of-coherence = More than 10 cm from the others.
illegal-out-of-range = Out of range.
illegal-out-of-voice = Out of voice.
illegal-panicked = It is panicked.
illegal-pinned = It is Pinned.
illegal-prone-already = It is prone already.
illegal-rally-pending = Rally or run comes first.
illegal-reaction-pending = The reaction comes first.
illegal-regrouped-already = Somebody is regrouping it already.
illegal-removal-pending = The stand comes first.
illegal-river = The river is in the way.
illegal-river-in-the-middle = Rivers run through the middle, side to side.
illegal-runs-edge-to-edge = It runs from edge to edge.
illegal-same-edge = It must join two different edges.
illegal-same-target = It is the same target.
illegal-scenario-pending = The scenario is not complete.
illegal-signals-take-three = Signals take three dice or more.
illegal-spent = It has acted this round.
illegal-stands-there = The token stands there already.
illegal-stirred = It has moved or fired this round.
illegal-straight-only = Straight only.
illegal-strike-or-withdraw = In contact a section strikes or withdraws.
illegal-supervision-pending = The officer comes first.
illegal-table-full = The table holds no more pieces.
illegal-target-pending = The target comes first.
illegal-task-under-way = It is at it already.
illegal-template-pending = The template comes first.
illegal-too-far = Too far.
illegal-too-few-build-points = Too few build points.
illegal-too-few-dice = An order takes a die.
illegal-too-few-shells = D of the battery adds up to too little there: below 4 there is no template.
illegal-too-many-aircraft = No more aircraft can be on their way.
illegal-too-many-bombardments = No more bombardments can be under way.
illegal-too-many-legs = Too many legs.
illegal-too-many-messengers = No more messengers can be on their way.
illegal-too-many-shots = No more shots fit into this exchange.
illegal-too-many-tokens = No more tokens fit on the table.
illegal-too-many-turns = One to three turns.
illegal-too-near = Too near another.
illegal-tows-enough = It tows one piece, or two with the rule Light train.
illegal-transport-full = The transport has no room for it.
illegal-transport-panicked = The transport is panicked.
illegal-turn-pending = Not now.
illegal-turn-too-wide = It cannot turn so far.
illegal-two-pools = Two pools of dice are needed.
illegal-voice-carries = The voice carries: no messenger.
illegal-voice-only = By voice only.
illegal-walks = It walks.
illegal-weapon-lost = That weapon is lost.
illegal-whole-action = Crossing takes the whole action.
illegal-whom-pending = Whom comes first.
illegal-wire = Wire stops it.
