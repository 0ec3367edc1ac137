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
prompt-works = Build works: { $points } points left.
prompt-deploy = Deploy tokens: { $left } to go.
prompt-entry =
    { $left ->
        [0] Your turn begins: you may make good casualties with Reinforcements.
       *[other] You may bring on { $left } tokens.
    }
prompt-turn = Round { $round }: { $side } gives orders.
prompt-event = Which unit does “{ $event }” fall on?
prompt-dice-due = A die is thrown.
prompt-fire-react = Does anybody answer the shot?
prompt-bomb-react = Shells are falling: does anybody go down?
prompt-template = Which template?
prompt-melee = In contact: what does { $unit } (no. { $number }) do?
prompt-hide = Does anybody hide again?
prompt-air-raid = The aircraft is over the table: what does it attack?
prompt-intercept = Does a fighter go up?
prompt-chicks = Which vehicle of the platoon follows?
prompt-ordering = Who gives { $unit } (no. { $number }) its order, and with which dice?
prompt-march = Where does { $unit } (no. { $number }) go?
prompt-formation = How does { $unit } (no. { $number }) form up?
prompt-target = Whom does { $unit } (no. { $number }) fire at?
prompt-second-target = A second target for { $unit } (no. { $number })?
prompt-wrong-target = Of those equally near, whom does { $unit } (no. { $number }) fire at by mistake?
prompt-mistake = { $unit } (no. { $number }) mistakes its target: does it fire, or is it pinned?
prompt-move-react = { $unit } (no. { $number }) moves: does anybody fire?
prompt-supervise = Which officer supervises { $unit } (no. { $number })?
prompt-dice = How many dice for { $unit } (no. { $number })?
prompt-removal = Which stand does { $unit } (no. { $number }) lose?
prompt-observation = Which battery does { $unit } (no. { $number }) observe for, and for how many turns?
prompt-aim-point = { $unit } (no. { $number }) begins to observe: where are the shells to fall?
prompt-whom = Whom does { $unit } (no. { $number }) regroup?
prompt-self-regroup = { $unit } (no. { $number }) is panicked: does it rally, or run?

## Actions

action-column = Column { $column }
action-count = { $count }
action-lay = Place at { $x } × { $y } mm
action-lay-band = Run from { $from } to { $to } along the border
action-objective = Objective at { $x } × { $y } mm
action-build = Build { $kind } ({ $cost }) at { $x } × { $y } mm
action-done = That is all
action-give = { $officer } (no. { $officer-number }): { $channel }, dice +1: { $plus }, 0: { $zero }, −1: { $minus }
action-give-two = { $officer } (no. { $officer-number }): { $first } and { $second } dice
action-remount = Mount or dismount
action-move-token = Token { $number } to column { $column }, row { $row }
action-flank = Token { $number }: flank march
action-reveal = Reveal token { $number }
action-end-turn = End the turn
action-via = By way of { $x } × { $y } mm
action-walk = Go to { $x } × { $y } mm
action-drive = Turn to { $degrees }° and go { $cm } cm
action-follow = Along the road to { $x } × { $y } mm
action-ford = Cross the river to { $x } × { $y } mm
action-leave = Get off at { $x } × { $y } mm
action-stay = Stay
action-form = Form up { $formation }
action-place = Stand { $stand } at { $x } × { $y } mm
action-alone = No second target
action-hold-fire = Hold fire
action-refuse = Rather be pinned
action-pass = Pass
action-dice = Dice +1: { $plus }, 0: { $zero }, −1: { $minus }
action-remove = Remove stand { $stand }
action-aim-at = Aim at { $x } × { $y } mm
action-template = { $size } template
action-rally = Rally
action-enter = { $unit } (no. { $number }) comes on at column { $column }, row { $row }
action-activate = Activate { $unit } (no. { $number })
action-order = { $unit } (no. { $number }): { $order }
action-free-move = Move { $unit } (no. { $number }) without an order
action-recover = { $unit } (no. { $number }) tries to recover
action-set-up = Set up the weapon of { $unit } (no. { $number })
action-charge = Assault { $unit } (no. { $number })
action-board = Board { $unit } (no. { $number })
action-shoot = Fire at { $unit } (no. { $number }) with { $weapon } ({ $ammo })
action-also = Also at { $unit } (no. { $number })
action-mistaken = Fire at { $unit } (no. { $number })
action-react = { $unit } (no. { $number }) fires { $moment }
action-prone = { $unit } (no. { $number }) goes prone
action-under = { $unit } (no. { $number }) supervises
action-event-on = On { $unit } (no. { $number })
action-observe = Battery of { $unit } (no. { $number }), { $turns } { $turns ->
        [1] turn
       *[other] turns
    }
action-observe-smoke = Battery of { $unit } (no. { $number }), smoke, { $turns } { $turns ->
        [1] turn
       *[other] turns
    }
action-whom = { $unit } (no. { $number })
action-strike = { $unit } (no. { $number }) strikes at { $target } (no. { $target-number })
action-cripple = { $unit } (no. { $number }) goes for the wheels of { $target } (no. { $target-number })
action-withdraw = { $unit } (no. { $number }) withdraws
action-hide = { $unit } (no. { $number }) hides again
action-call = Call { $unit } (no. { $number })
action-strafe = Strafe { $unit } (no. { $number })
action-intercept = { $unit } (no. { $number }) goes up
action-reinforce = Reinforcements for { $unit } (no. { $number })

## Chances

chance-die = Die: { $die }
chance-direction = Direction: { $way }
chance-season = Season: { $season }

## Log

event-column-rolled = Column { $column }: { $die }.
event-column-taken = Column { $column } goes into sector { $sector }.
event-piece-laid = { $kind } at { $x } × { $y } mm.
event-objective-placed = Objective at { $x } × { $y } mm.
event-works-built = { $kind } built at { $x } × { $y } mm.
event-season = Season: { $season }.
event-weather = Weather: { $weather }.
event-wind = The wind blows towards { $way }.
event-token-placed = Token { $number } of { $side } on column { $column }, row { $row }.
event-token-moved = Token { $number } of { $side } to column { $column }, row { $row }.
event-token-flanks = Token { $number } of { $side } marches round the flank.
event-decoy-found = Token { $number } of { $side }: a decoy.
event-token-ordered = Token { $number } of { $side }: { $order }.
event-token-event = Token { $number } of { $side }: { $event }.
event-token-pinned = Token { $number } of { $side } is pinned.
event-token-order-lost = Token { $number } of { $side } loses its order.
event-hides-again = A unit of { $side } is token { $number } again.
event-round = Round { $round }.
event-turn = The turn of { $side }.
event-event-lost = “{ $event }” falls on nobody.
event-degraded = { $kind } is degraded ({ $markers }).
event-ruined = { $kind } is rubble.
event-aim-point = Aim point at { $x } × { $y } mm.
event-scattered = The shells will fall at { $x } × { $y } mm.
event-smoke-rises = Smoke at { $x } × { $y } mm.
event-smoke-gone = Smoke clears.
event-objective-taken = Objective { $number } is taken by { $side }.
event-collapse = Collapse: { $side } gives way.
event-time-up = Time is up: the attacker holds { $held } { $held ->
        [1] objective
       *[other] objectives
    }.
event-revealed = { $unit } (no. { $number }) is revealed.
event-officer-activated = { $unit } (no. { $number }) is activated.
event-order-die = { $unit } (no. { $number }) throws { $die }.
event-event-dice = { $unit } (no. { $number }): event dice { $first } and { $second }.
event-event-applied = { $unit } (no. { $number }): { $event }.
event-order-given = { $officer } (no. { $officer-number }) orders { $unit } (no. { $number }): { $order }, { $modifier }.
event-messenger-sent = { $officer } (no. { $officer-number }) sends a messenger to { $unit } (no. { $number }).
event-messenger-arrives = The messenger reaches { $unit } (no. { $number }).
event-order-lost = { $unit } (no. { $number }) loses its order.
event-unit-moved = { $cm ->
        [0] { $unit } (no. { $number }) turns where it stands.
       *[other] { $unit } (no. { $number }) moves { $cm } cm.
    }
event-unit-halted = { $unit } (no. { $number }) stops.
event-bog-dice = { $unit } (no. { $number }): { $sum } against bogging.
event-pull-dice = { $unit } (no. { $number }): { $sum } to be pulled free.
event-bogged = { $unit } (no. { $number }) is stuck.
event-freed = { $unit } (no. { $number }) is freed.
event-boarded = { $unit } (no. { $number }) boards { $target } (no. { $target-number }).
event-landed = { $unit } (no. { $number }) gets off.
event-mounted = { $unit } (no. { $number }) mounts.
event-dismounted = { $unit } (no. { $number }) dismounts.
event-aimed = { $unit } (no. { $number }) aims.
event-set-up = { $unit } (no. { $number }) sets up its weapon.
event-task-begun = { $unit } (no. { $number }) begins: { $turns } { $turns ->
        [1] turn
       *[other] turns
    }.
event-task-broken = { $unit } (no. { $number }) breaks off what it was doing.
event-dug-in = { $unit } (no. { $number }) has dug in.
event-deployed = { $unit } (no. { $number }) is deployed.
event-regrouped = { $unit } (no. { $number }) is regrouped.
event-shot-declared = { $unit } (no. { $number }) fires at { $target } (no. { $target-number }).
event-reacts = { $unit } (no. { $number }) reacts.
event-goes-prone = { $unit } (no. { $number }) goes prone.
event-shot-lost = { $unit } (no. { $number }) loses its shot.
event-shot-result = { $unit } (no. { $number }) at { $target } (no. { $target-number }): { $result }.
event-casualties = { $unit } (no. { $number }) takes { $count } casualties.
event-stand-lost = { $unit } (no. { $number }) loses a stand.
event-decimated = { $unit } (no. { $number }) is decimated.
event-reinforced = { $unit } (no. { $number }) makes good { $count } casualties.
event-destroyed = { $unit } (no. { $number }) is destroyed.
event-abandoned = { $unit } (no. { $number }) is abandoned.
event-surrendered = { $unit } (no. { $number }) surrenders.
event-damage-die = { $unit } (no. { $number }): die { $die }, Damage { $damage }.
event-armour-holds = The armour of { $unit } (no. { $number }) holds.
event-main-weapon-lost = { $unit } (no. { $number }) loses its main weapon.
event-second-weapon-lost = { $unit } (no. { $number }) loses its second weapon.
event-crippled = { $unit } (no. { $number }) is immobilised.
event-morale-die = Morale of { $unit } (no. { $number }): die { $die }, result { $result }.
event-pinned = { $unit } (no. { $number }) is pinned ({ $markers }).
event-panicked = { $unit } (no. { $number }) panics.
event-retreated = { $unit } (no. { $number }) runs.
event-recovery-die = { $unit } (no. { $number }): die { $die } and { $bonus } to recover.
event-recovered = { $unit } (no. { $number }) recovers.
event-bombards = { $unit } (no. { $number }) bombards, { $size } template.
event-mission-over = { $unit } (no. { $number }) ends its bombardment.
event-assault = { $unit } (no. { $number }) fights { $target } (no. { $target-number }).
event-strike-result = { $unit } (no. { $number }) strikes { $target } (no. { $target-number }): { $result }.
event-withdraws = { $unit } (no. { $number }) withdraws from the assault.
event-aircraft-called = { $unit } (no. { $number }) is called.
event-aircraft-arrives = { $unit } (no. { $number }) arrives.
event-air-die = { $unit } (no. { $number }): die { $die }, result { $result }.
event-aircraft-down = { $unit } (no. { $number }) is shot down.
event-aircraft-leaves = { $unit } (no. { $number }) leaves.

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
caution-hold-fire = { $unit } (no. { $number }) has used its activation and the dice are gone, though it does not fire.
caution-gives-up = { $unit } (no. { $number }) has used its activation and the dice are gone, though it observes nothing.
caution-stay = { $unit } (no. { $number }) has used its activation, though it does not move.
caution-leaves-contact = { $unit } (no. { $number }) leaves { $target } (no. { $target-number }), which strikes at it first.
caution-bog = The way of { $unit } (no. { $number }) leads over ground where a 2 or a 3 on two dice holds it fast.
caution-own-men = The template touches { $unit } (no. { $number }), which is on your side.
caution-own-men-near = { $unit } (no. { $number }), on your side, is so near that the scatter may bring the shells down on it.
caution-nowhere-to-withdraw = { $unit } (no. { $number }) has nowhere to withdraw to: it is struck, strikes nobody and stays.
caution-nowhere-to-run = { $unit } (no. { $number }) has nowhere to run to: it is lost.

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
illegal-no-band = Only roads and rivers run from edge to edge.
illegal-no-battery = No battery is at hand.
illegal-no-blow = It has no blow to strike: it stays or withdraws.
illegal-no-bomber = It drops no bombs: it strafes a unit.
illegal-no-cavalry = It is no cavalry.
illegal-no-chick = It is not of that platoon.
illegal-no-concealment = It does not have the rule Concealment.
illegal-no-contact = There is no contact.
illegal-no-dice = None of your officers has order dice left.
illegal-no-enemy = That is no enemy revealed on the table.
illegal-no-fighter = Only a fighter does that.
illegal-no-first-shot = There is no first shot.
illegal-no-fit-officer = You have no officer on the table who is neither pinned nor panicked.
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
illegal-not-pinned = It is not pinned.
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
illegal-officer-pinned = The officer is pinned.
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
illegal-pinned = It is pinned.
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
