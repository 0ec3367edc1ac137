# 2GM Tactics: what players read.

side-a = side A
side-b = side B
nation-usa = United States
nation-germany = Germany
nation-united-kingdom = United Kingdom
nation-soviet-union = Soviet Union
aimed-at = { $aim ->
        [named] { $at } on { $target }
        [works] the terrain card of { $target }
        [line] the cells { $cells }
        [cross] { $target } and around it
        [staff] player { $staff }'s staff
       *[cell] { $target }
    }
tokens-ready = ready
tokens-packed = packed
arm-crew = crew
phase-movement = Movement
phase-deployment = Deployment
phase-shooting = Shooting
phase-flip = Flip
phase-discard = Discard
first-open = in the open, the attacker
first-cover = from terrain, the defender
first-expert = assault expert
futile-staff-spared = a mission takes no more than 2 PI from a staff
futile-skirts = the skirts stop all the damage
futile-unarmed = the plane has no guns to answer with
work-20-botiquin = first aid
work-16-mechanic = repairs
work-16-sapper = clearing
work-16-logistics = resupply
role-plane = the mission plane
role-escort = the escort
role-interceptor = the interceptor
prompt-over = The match is over.
prompt-bid = Bid 0 to 5 PA in secret for the initiative and for terrain.
prompt-who-first = You won the throw: who begins?
prompt-buy = Buy terrain with your bid, or finish.
prompt-mulligan = Do you keep this hand?
prompt-movement = Round { $round }, Movement: move units ({ $pa } PA).
prompt-deployment = Round { $round }, Deployment: deploy and play cards ({ $pa } PA).
prompt-shooting = Round { $round }, Shooting: fire ({ $pa } PA).
prompt-flip = Flip: set up or pack weapons.
prompt-discard = Discard down to seven cards.
prompt-moving = The unit is on its way: go on or stop.
prompt-mine = An enemy unit enters a cell: a mine?
prompt-ambush = An enemy unit has ended its move: an ambush?
prompt-ambush-shot = Which unit fires from ambush?
prompt-strike-back = You are assaulted: choose what to strike back with.
prompt-equip = Choose the new unit's equipment ({ $pa } PA).
prompt-general = Choose a general.
prompt-spying = The enemy hand lies open: discard a cheap support card, or pass.
prompt-recover = Which infantry comes back from the discard?
prompt-answer = Before the die: do you answer?
prompt-after-die = The die has fallen: throw it again?
prompt-wreck-order = Which passenger throws first?
prompt-wreck = Where does the survivor go?
prompt-escort = A fighter as escort?
prompt-anti-air = A plane or a paratrooper in range: do you fire?
prompt-intercept = Does a fighter rise?
prompt-drop = Drop infantry, or finish.
prompt-chance = A die or a card is due.
chance-die = Die: { $die }
chance-card = Card: { $card }
chance-tile = Tile { $tile }, face { $face }{ $turned ->
        [0] {""}
       *[other] , turned round
    }
action-bid = Bid { $points } PA
action-first = { $side } begins
action-terrain = Place { $card } on { $cell }
action-done = Buy no more
action-mulligan = Take another hand
action-keep = Keep the hand
action-end = End the phase
action-hand-over = Let the partner go on
action-give = Hand 1 PA to the General
action-surrender = Surrender
action-step = { $unit }: { $from } to { $to }
action-swap = { $unit }: swap { $from } and { $to }
action-rotate = { $unit }: four units go round from { $from }
action-stop = Stop
action-march = { $unit } on { $from }: March
action-embark = { $unit }: get on at { $to } from { $from }
action-disembark = { $unit }: get off from { $from } to { $to }
action-assault = { $unit } ({ $from }): assault { $to } with { $weapon }
action-hurrah = { $unit } ({ $from }): assault { $to } with { $weapon } and a hurrah
action-assault-hq = { $unit } ({ $from }): assault { aimed-at } with { $weapon }
action-hurrah-hq = { $unit } ({ $from }): assault { aimed-at } with { $weapon } and a hurrah
action-deploy = Deploy { $card } on { $cell }
action-load = Deploy { $card } aboard the transport on { $cell }
action-land = Land { $card } on { $cell }
action-equip = Equipment: { $tokens } ({ $packed }), { $price } PA
action-station = { $card } waits beside the staff
action-bomb = { $card } bombs { aimed-at }
action-airlift = { $card } flies to { $cell }
action-drop =
    { $card } { $card-form ->
        [p] jump
       *[s] jumps
    } onto { $cell }
action-play = Play { $card }
action-play-on = Play { $card } on { $cell }
action-play-arms = Play { $card } on { $cell }: { $weapon }
action-play-at = Play { $card } on { aimed-at }
action-play-line =
    { $cells ->
        [one] Play { $card } at { $cell }
       *[other] Play { $card } on { $cells } cells from { $cell } on
    }
action-play-against = Play { $card } against player { $seat }
action-heal =
    { $unit } ({ $from }) { $unit-form ->
        [p] heal
       *[s] heals
    } a wound of { $unit-form ->
        [p] their
       *[s] its
    } own
action-heal-at =
    { $unit } ({ $from }) { $unit-form ->
        [p] heal
       *[s] heals
    } { $to }
action-repair =
    { $unit } ({ $from }) { $unit-form ->
        [p] repair
       *[s] repairs
    } { $to }
action-clear =
    { $unit } ({ $from }) { $unit-form ->
        [p] clear
       *[s] clears
    } { $to }
action-resupply =
    { $unit } ({ $from }) { $unit-form ->
        [p] reload
       *[s] reloads
    } { $weapon } on { $to }
action-steady = Zhukov steadies { $unit } on { $from }
action-fire =
    { $unit } ({ $from }) { $unit-form ->
        [p] fire
       *[s] fires
    } at { aimed-at } ({ $weapon })
action-sure-fire =
    { $unit } ({ $from }) { $unit-form ->
        [p] fire
       *[s] fires
    } at { aimed-at } ({ $weapon }, with Sure Hit)
action-fly = { $unit } (fighter { $place }): attack { aimed-at }
action-sure-fly = { $unit } (fighter { $place }): attack { aimed-at } with Sure Hit
action-pass = Pass
action-smoke = Smoke grenade
action-recover = The staff recovers PI
action-mine = { $card }
action-ambush = { $card }
action-ambush-fire =
    { $unit } ({ $from }) { $unit-form ->
        [p] fire
       *[s] fires
    } ({ $weapon })
action-anti-air =
    { $unit } ({ $from }) { $unit-form ->
        [p] fire
       *[s] fires
    } at { $other } ({ $weapon })
action-escort = { $unit } (fighter { $place }): escort
action-intercept = { $unit } (fighter { $place }): intercept
action-reroll = Throw again with { $card }
action-ace = The ace throws his miss again
action-strike = Strike back with { $weapon }
action-turn = { $unit } ({ $from }): set up or pack { $weapon }
action-discard = Discard { $card }
action-general = { $general }
action-take = Discard from the enemy: { $card }
action-retrieve = Recover { $card }
action-leap =
    { $unit } { $unit-form ->
        [p] throw
       *[s] throws
    }{ $wounds ->
        [0] {""}
        [one] {" "}(1 wound)
       *[other] {" "}({ $wounds } wounds)
    }
action-survive = To { $cell }
event-tile-laid = Tile { $tile } comes up with face { $face }{ $turned ->
        [0] {""}
       *[other] , turned round
    }.
event-bid-made = Player { $seat } has bid.
event-bid-revealed = Player { $seat } bid { $points } PA.
event-initiative-thrown = { $side } throws { $die }: { $total } in all.
event-initiative-tied = A tie: throw again.
event-first-chosen = { $side } begins.
event-terrain-bought = Player { $seat } places { $card } on { $cell } for { $paid } PA.
event-bid-lost = Player { $seat } loses { $points } unspent PA of the bid.
event-card-drawn = Player { $seat } draws { $card }.
event-card-drawn-unseen = Player { $seat } draws a card.
event-hand-kept = Player { $seat } keeps the hand.
event-hand-returned = Player { $seat } takes another hand.
event-deck-empty = Player { $seat }'s deck is empty.
event-turn-began = Round { $round }: the turn of { $side }.
event-phase-began = { $phase } phase of { $side }.
event-smoke-lifted = The smoke of { $side } lifts.
event-income = Player { $seat } receives { $gained } PA: { $base } from the staff, { $lines } from supply, { $command } from command{ $general ->
        [0] {""}
       *[other] , { $general } from the General
    }{ $level ->
        [0] {""}
       *[other] , { $by-level } for the difficulty
    }{ $novices ->
        [0] {""}
       *[other] , { $novices } as a novice
    }{ $lost ->
        [0] {""}
       *[other] ; { $lost } lost
    }.
event-point-given = The Marshal hands 1 PA to player { $seat }.
event-handed-over = Player { $seat } goes on.
event-moved =
    { $unit } { $unit-form ->
        [p] move
       *[s] moves
    } from { $from } to { $to }.
event-swapped = { $unit } ({ $from }) and { $other } ({ $to }) change places.
event-rotated = Four units go round: { $cells }.
event-engine-failed =
    { $unit } ({ $cell }) { $unit-form ->
        [p] throw
       *[s] throws
    } { $die }: the engine fails.
event-engine-started =
    { $unit } ({ $cell }) { $unit-form ->
        [p] throw
       *[s] throws
    } { $die }: the engine runs.
event-marched =
    { $unit } ({ $cell }) { $unit-form ->
        [p] march
       *[s] marches
    }{ $paid ->
        [0] {" "}without paying
       *[other] {" "}for { $paid } PA
    }.
event-embarked =
    { $unit } ({ $from }) { $unit-form ->
        [p] get
       *[s] gets
    } aboard { $carrier } on { $cell }.
event-disembarked =
    { $unit } { $unit-form ->
        [p] get
       *[s] gets
    } off { $carrier } ({ $from }) onto { $cell }.
event-mine-sprung = Player { $seat }'s { $card } goes off under { $unit } on { $cell }.
event-ambush-sprung = Player { $seat } springs an ambush on { $unit } on { $cell }.
event-assault-declared =
    { $unit } ({ $from }) { $unit-form ->
        [p] assault
       *[s] assaults
    } { aimed-at }.
event-hurrah = { $unit } ({ $cell }): hurrah! (1 PA, one damage more)
event-first-strike =
    { $unit } ({ $cell }) { $unit-form ->
        [p] strike
       *[s] strikes
    } first: { $why }.
event-no-strike-back =
    { $unit } ({ $cell }) { $unit-form ->
        [p] have
       *[s] has
    } nothing to strike back with.
event-struck =
    { $unit } ({ $from }) { $unit-form ->
        [p] strike
       *[s] strikes
    } { aimed-at } ({ $weapon }).
event-struck-back =
    { $unit } ({ $from }) { $unit-form ->
        [p] strike
       *[s] strikes
    } back at { aimed-at } ({ $weapon }).
event-advanced =
    { $unit } { $unit-form ->
        [p] take
       *[s] takes
    } { $cell }.
event-deployed = Player { $seat } deploys { $unit } on { $cell }.
event-deployed-aboard = Player { $seat } deploys { $unit } aboard { $carrier } on { $cell }.
event-landing = Player { $seat }'s { $unit } { $unit-form ->
        [p] jump
       *[s] jumps
    } onto { $cell }.
event-equipped =
    { $unit } { $unit-form ->
        [p] carry
       *[s] carries
    } { $tokens } for { $paid } PA{ $packed ->
        [0] {""}
       *[other] , what is set up being packed
    }.
event-fighter-stationed = Player { $seat }'s { $unit } waits beside the staff.
event-card-played = Player { $seat } plays { $card } for { $paid } PA.
event-worked =
    { $unit } ({ $from }): { $work } on { $to }{ $paid ->
        [0] {""}
       *[other] {" "}for { $paid } PA
    }.
event-healed =
    { $unit } ({ $cell }): { $wounds ->
        [one] 1 wound fewer
       *[other] { $wounds } wounds fewer
    }{ $left ->
        [0] , none left
       *[other] , { $left } left
    }.
event-reloaded =
    { $unit } ({ $cell }): { $tokens } { $tokens-form ->
        [p] are
       *[s] is
    } ready again.
event-points-gained = Player { $seat } { $points ->
        [0] gains no PA
       *[other] gains { $points } PA
    }{ $lost ->
        [0] {""}
       *[other] ; { $lost } lost
    }.
event-points-lost = Player { $seat } loses { $points } PA.
event-smoke-laid = Smoke on { $cells }.
event-card-attached = { $card } on { $unit } ({ $cell }).
event-further-moves = The tanks of { $side } move further.
event-general-taken = { $general } joins player { $seat }.
event-hand-seen = Player { $seat } looks at player { $other }'s hand.
event-card-discarded = Player { $seat } discards { $card }.
event-card-taken = Player { $seat } discards { $card } from player { $other }'s hand.
event-card-recovered = Player { $seat } recovers { $card }.
event-stood-fast = The infantry of { $side } stands fast.
event-terrain-cleared =
    { $unit } { $unit-form ->
        [p] clear
       *[s] clears
    } { $card } from { $cell }.
event-steadied =
    { $unit } ({ $cell }) { $unit-form ->
        [p] aim
       *[s] aims
    } better with Zhukov's help.
event-smoke-popped =
    { $unit } ({ $cell }) { $unit-form ->
        [p] hide
       *[s] hides
    } in smoke.
event-staff-recovered = Player { $seat }'s staff recovers { $points } PI.
event-shot-fired =
    { $unit } ({ $from }) { $unit-form ->
        [p] fire
       *[s] fires
    } at { aimed-at } ({ $weapon }).
event-barraged = { $card } falls on { $cells }.
event-covered = At { $unit } on { $cell }:
event-printed = Printed numbers: { $hit }+/{ $crit }+.
event-modified = { $modifier }: { $hit }/{ $crit }.
event-die-thrown = A { $die } (hits on { $hit }+, critical on { $crit }+).
event-die-thrown-plain = A { $die } (hits on { $hit }+).
event-hit-without-die = It hits without a die.
event-missed = Missed.
event-not-penetrated = No penetration: { $pen } against armour { $armour }.
event-no-effect = No effect: { $why }.
event-wounded =
    { $unit } ({ $cell }, { $nation }) { $unit-form ->
        [p] take
       *[s] takes
    } { $damage ->
        [one] 1 wound
       *[other] { $damage } wounds
    }: { $wounds } of { $most }.
event-critical = A critical hit on { $unit }!
event-destroyed =
    { $unit } of { $side } { $unit-form ->
        [p] are
       *[s] is
    } destroyed.
event-structure-hit =
    { $card } on { $cell } { $card-form ->
        [p] lose
       *[s] loses
    } { $damage } PI: { $left } left.
event-structure-destroyed =
    { $card } on { $cell } { $card-form ->
        [p] are
       *[s] is
    } destroyed.
event-staff-hit = Player { $seat }'s staff loses { $damage } PI: { $left } left.
event-suppressed =
    { $unit } ({ $cell }) { $unit-form ->
        [p] are
       *[s] is
    } suppressed.
event-thrown-again = Player { $seat } throws again.
event-plane-announced = Player { $seat }'s { $unit } flies at { aimed-at }.
event-escort-joined = { $unit } escorts.
event-fighter-rose = Player { $seat }'s { $unit } intercepts.
event-anti-air-fired =
    { $unit } ({ $cell }) { $unit-form ->
        [p] fire
       *[s] fires
    } at { $other } ({ $weapon }).
event-dogfight-fired =
    { $unit } { $unit-form ->
        [p] fire
       *[s] fires
    } at { $other }.
event-raided = { $unit } attacks { aimed-at }.
event-plane-hit =
    { $unit } ({ $nation }) { $unit-form ->
        [p] take
       *[s] takes
    } { $damage } damage.
event-plane-returned = { $unit } returns to the side of its staff.
event-plane-discarded = { $unit } leaves: its card is discarded.
event-passenger-thrown =
    { $unit } { $unit-form ->
        [p] throw
       *[s] throws
    } { $die } leaping from the wreck.
event-survived =
    { $unit } ({ $nation }) { $unit-form ->
        [p] survive
       *[s] survives
    } on { $cell } with one more wound.
event-set-up =
    { $unit } ({ $cell }) { $unit-form ->
        [p] set
       *[s] sets
    } up { $weapon }.
event-packed =
    { $unit } ({ $cell }) { $unit-form ->
        [p] pack
       *[s] packs
    } up { $weapon }.
event-tokens-back =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } of { $side } { $count ->
        [one] is
       *[other] are
    } ready again.
event-crate-taken =
    { $unit } { $unit-form ->
        [p] pick
       *[s] picks
    } up a crate on { $cell }.
event-crate-dropped = A crate lies on { $cell }.
event-crate-delivered =
    { $side } brings a crate home: { $points } PA{ $lost ->
        [0] {""}
       *[other] ; { $lost } lost
    }.
event-column-thrown = The automaton throws { $die } for the column.
event-ended = The match is over ({ $how }): { $side } wins.
event-drawn = The match is over ({ $how }): nobody wins.
modifier-wounds = wounds
modifier-suppressed = suppressive fire
modifier-marched = march
modifier-landed = parachute landing
modifier-ashore = landing
modifier-casemate = casemate
modifier-anti-tank-position = anti-tank position
modifier-inspire = officer near
modifier-steadied = Zhukov
modifier-close-quarters = Chuikov
modifier-promotion = promotion
modifier-radio = radio
modifier-cover = cover
modifier-cover-light = light cover
modifier-cover-medium = medium cover
modifier-cover-heavy = heavy cover
modifier-prone = prone
modifier-smoke = smoke
modifier-weather = weather
modifier-assault-expert = assault expert
modifier-urban-combat = urban combat
modifier-interceptor = past the escort
outcome-staff-destroyed = Staff destroyed
outcome-surrender = Surrender
outcome-no-cards = Out of cards
outcome-line-reached = Line reached
outcome-casualties = Enemy casualties
outcome-held = Held out
outcome-cells-held = Objective held
outcome-bridge-destroyed = Bridge destroyed
outcome-crates = Supplies delivered
outcome-rounds-over = Limit of rounds
outcome-cannot-win = Victory out of reach
window-mine = Answer a move with a mine
window-ambush = Answer a move with an ambush
window-answer = Answer an attack before its die
window-after-die = Throw a die again
window-anti-air = Fire at planes
window-intercept = Send up a fighter
caution-unfired =
    { $count ->
        [one] One weapon can still fire to effect.
       *[other] { $count } weapons can still fire to effect.
    }
caution-own-men = That falls on your own { $unit } on { $cell }, too.
caution-own-works = { $unit } shelters in those works: if they fall, it loses its cover, and in a building or on a bridge its life.
caution-own-terrain = That card stands in your own half and covers no enemy: { $card } on { $cell }.
caution-surrender = Surrender ends the match.
caution-sandbags = A unit that leaves its place leaves its sandbags behind for good.
caution-assault-harmless = No weapon of this assault pierces the armour: no harm is done to { $unit }, and a blow may come back.
caution-bid-lost =
    { $points ->
        [one] One PA of the bid is left, and is lost.
       *[other] { $points } PA of the bid are left, and are lost.
    }
caution-points-cut = Your staff stores no more: of { $points } PA you gain { $gained }.
caution-wasted-recovery = The staff recovers once a match, and of { $points } PI it has lost only { $lost }.
illegal-match-over = The match is over.
illegal-not-now = That cannot be done at this point.
illegal-answer-first = What is pending must be settled first.
illegal-finish-the-move-first = Another unit is on its way: finish its move first.
illegal-movement-phase = That is done in the Movement phase.
illegal-deployment-phase = That is done in the Deployment phase.
illegal-shooting-phase = That is done in the Shooting phase.
illegal-flip-phase = That is done in the Flip phase.
illegal-discard-phase = Cards are discarded in the Discard phase only, down to seven.
illegal-surrender-not-agreed = Surrender was not agreed for this match.
illegal-bid-too-high = There are only five PA to bid.
illegal-terrain-lines = Terrain is placed on your own second and third lines; { $cell } is not on them.
illegal-terrain-card-there = A terrain card already lies on { $cell }.
illegal-terrain-ground = No terrain is placed on wood, river or sea, and { $cell } is such a cell.
illegal-terrain-too-dear = The points you bid do not pay for { $card }.
illegal-terrain-sold-out = No card of that terrain is left: { $card }.
illegal-no-partner = Your side has no partner to hand the turn to.
illegal-point-not-to-give = Only a Marshal hands points to the General, and only on one board.
illegal-no-unit-there = There is no unit on { $from }.
illegal-enemy-unit = The unit on { $from } is the enemy's.
illegal-not-your-unit = Your partner commands the unit on { $from }.
illegal-just-deployed = A unit just deployed does not move this turn.
illegal-set-up = With its weapon set up the unit does not move.
illegal-suppressed = Suppressive fire holds the unit where it is.
illegal-cannot-move = That unit does not move by itself.
illegal-has-moved = The unit has already ended its move this turn.
illegal-no-movement-left = The unit has no movement left.
illegal-just-got-off = A unit that has just got off moves no more this turn.
illegal-off-the-field = No unit leaves the field.
illegal-enemy-in-the-way = An enemy unit stands on { $to }.
illegal-friend-in-the-way = A move may not end on a friend's cell.
illegal-cannot-enter = That unit cannot enter that ground.
illegal-no-friend-there = A change of places needs your own units on all of its cells.
illegal-has-begun-to-move = A unit has already begun to move.
illegal-does-not-march =
    { $unit } { $unit-form ->
        [p] do
       *[s] does
    } not have the ability March.
illegal-march-comes-first = A march is declared once, before the first step.
illegal-carries-a-crate = A unit with a crate neither marches nor assaults.
illegal-cannot-board = Only infantry gets on, or artillery that can be towed.
illegal-no-carrier-there = No transport of yours is on { $to }.
illegal-carrier-full = That transport has no room left.
illegal-no-such-passenger = No such passenger is aboard.
illegal-just-got-on = Nobody gets on and off in the same turn.
illegal-no-room-to-get-off = A passenger gets off onto a free cell beside the carrier that it can enter.
illegal-only-infantry-assaults = Only infantry assaults.
illegal-marched-no-assault = A unit that has marched does not assault this turn.
illegal-caught-in-wire = From wire only sappers assault.
illegal-nobody-to-assault = There is no enemy to assault there.
illegal-no-close-weapon = { $weapon }: no use in an assault.
illegal-no-hurrah =
    { $unit } { $unit-form ->
        [p] do
       *[s] does
    } not have the ability Hurrah.
illegal-not-in-hand = That card is not in your hand: { $card }.
illegal-too-dear = There are not enough PA.
illegal-other-kind-of-card = That card is not played like that: { $card }.
illegal-own-line-only = { $cell } is not on the line where that card is deployed: { $card }.
illegal-cell-taken = A unit already stands on { $cell }.
illegal-by-landing-craft = The troops come in landing craft: they need a free sea cell on their own line.
illegal-not-paratroopers = Only paratroopers come from the sky.
illegal-landing-place = A landing needs a cell without units and buildings; { $cell } is none.
illegal-no-fresh-transport = Units are loaded only onto a transport deployed this very turn that has room.
illegal-not-its-token = That unit cannot carry that token.
illegal-token-slots = Infantry carries one offensive and one defensive token at most.
illegal-token-order = The second token is taken after the first.
illegal-not-that-plane = That card is not a plane for that: { $card }.
illegal-two-fighters-wait = Two fighters already wait beside the staff.
illegal-no-ready-fighter = No fighter waits in that place.
illegal-card-has-its-moment = That card is played at another moment: { $card }.
illegal-same-card = The same card does not affect a unit twice.
illegal-one-general = The staff already has a General.
illegal-lacks-ability =
    { $unit } { $unit-form ->
        [p] do
       *[s] does
    } not have that ability.
illegal-has-worked =
    { $unit } ({ $from }) { $unit-form ->
        [p] have
       *[s] has
    } already used { $unit-form ->
        [p] their
       *[s] its
    } ability this turn.
illegal-nobody-to-steady = Zhukov does not command here.
illegal-nothing-to-set-up = That unit has no weapon there to set up or pack.
illegal-turned-this-turn = A token turned this turn is not turned again.
illegal-assaulted-no-shot = A unit that has assaulted does not shoot this turn.
illegal-fire-is-over =
    { $unit } ({ $from }) { $unit-form ->
        [p] have
       *[s] has
    } done with firing: another unit has fired since.
illegal-weapon-has-fired = { $weapon }: already fired this turn.
illegal-no-such-weapon = The unit has no such weapon.
illegal-weapon-turned = { $weapon }: turned, ready again after a Flip.
illegal-weapon-packed = { $weapon }: packed, to be set up in the Flip phase.
illegal-against-planes-only = { $weapon }: it fires at planes only.
illegal-moved-no-indirect-fire = After moving, self-propelled artillery does not fire indirectly.
illegal-own-side = No unit fires at its own side.
illegal-nothing-to-shoot-at = There is nothing there to shoot at.
illegal-too-near = { $weapon }: the target is nearer than its least range.
illegal-out-of-range = { $weapon }: the target is out of its range.
illegal-target-hidden = The target is camouflaged: it is not seen from more than two cells away.
illegal-personnel-only = { $weapon }: it aims at infantry and artillery only.
illegal-cannot-penetrate = The weapon's penetration does not reach the target's armour.
illegal-no-impact-points = No terrain card with impact points lies there.
illegal-bridge-for-sappers = Only sappers harm the bridge.
illegal-names-an-area = { $weapon }: it covers an area, named by its cells and not by a unit.
illegal-no-area-weapon = { $weapon }: it covers no area.
illegal-nobody-in-the-area = There is no enemy in that area.
illegal-no-sure-hit = To hit without a die takes the card Sure Hit in hand.
illegal-partner-has-passed = Your partner has already passed in this phase.
illegal-an-order-first = The turn that was handed over goes back after an order only.
illegal-point-is-given = The Marshal has already handed over a PA this turn.
illegal-no-orders-in-this-phase = That is done in Movement, Deployment or Shooting.
illegal-marshal-surrenders = Whoever leads the side surrenders for it.
illegal-surrender-before-shooting = A side surrenders in its Movement or Deployment phase.
illegal-no-more-terrain = Terrain is bought before the battle only.
illegal-tokens-with-the-unit = Tokens are bought when the unit is deployed, not later.
illegal-hand-was-kept = The first hand is changed before the battle only.
illegal-scouts-only-move = A unit that moves in the turn of its deployment moves only: it neither gets on or off nor assaults.
illegal-engine-failed = The engine did not start this turn.
illegal-set-up-aboard = Aboard a transport what can be set up is packed.
illegal-nobody-on-the-way = No unit is on its way.
illegal-named-from-below = A change of places is ordered from its lower or left cell, upwards or to the right.
illegal-carrier-of-others = That transport does not carry units of this kind.
illegal-no-shelter-there = A survivor goes to the cell of the wreck if it can, else to a free one beside it.
illegal-machine-guns-only = A vehicle strikes back with machine guns only.
illegal-crew-strikes-back = A gun strikes back with its crew.
illegal-table-full = There is no room on the table for another unit.
illegal-packed-together = Everything that can be set up is packed, or nothing.
illegal-no-planes-yet = No planes fly in this round yet.
illegal-no-planes-by-night = By night only air transports fly.
illegal-fighter-turned = That fighter has just flown and is not ready.
illegal-fighter-of-partner = Your partner commands that fighter.
illegal-plane-names-a-line = That plane attacks a line of cells.
illegal-plane-names-a-target = That plane attacks a unit, a terrain card or a staff.
illegal-own-troops-near = In the town planes keep away from your own troops.
illegal-nothing-above = Nothing flies there that could be fired at.
illegal-has-fired-at-a-plane =
    { $unit } ({ $from }) { $unit-form ->
        [p] have
       *[s] has
    } already fired at a plane this turn.
illegal-not-against-planes = { $weapon }: it does not fire at planes.
illegal-plane-out-of-reach = What flies is out of reach from { $from }.
illegal-nobody-to-drop = No infantry in your hand can jump.
illegal-infantry-jumps = Only infantry jumps from a plane.
illegal-nobody-left-to-drop = No plane is there that drops anybody now.
illegal-drop-zone = The first to jump comes down on the target if possible, the others beside it.
illegal-no-unit-for-card = There is no unit on { $cell } to play { $card } on.
illegal-card-on-own-units = That card is played on a unit of your own side: { $card }.
illegal-card-for-other-units = That card is not for a unit of that kind: { $card }.
illegal-armour-thick-enough = That armour is too thick for more.
illegal-moved-no-net = A unit that has moved is not covered by a net this turn.
illegal-no-gun-ready = The unit has no gun or hollow charge ready.
illegal-no-weapon-ready = The unit has no such weapon ready.
illegal-one-weapon-only = The card helps one weapon.
illegal-nothing-to-reload = No token is turned there that could be turned back.
illegal-too-many-tokens = That card does not turn back so many tokens: { $card }.
illegal-nobody-to-send-further = No unit of that kind can still move.
illegal-nobody-to-recover = No cheap infantry lies in your discard pile.
illegal-infantry-comes-back = Only infantry comes back.
illegal-not-in-the-discard = That card is not in your discard pile: { $card }.
illegal-not-in-the-open-hand = That card is not in the hand that lies open: { $card }.
illegal-support-cards-only = Only support cards are taken.
illegal-costs-too-much = { $card } costs too much for that.
illegal-no-supply-line = You have no supply line.
illegal-deck-is-empty = Your deck is empty.
illegal-smoke-over-three-cells = Smoke covers one to three cells of a line.
illegal-nobody-to-hide = No unit of yours stands there to hide.
illegal-no-such-enemy = That card is not played against that seat: { $card }.
illegal-hand-is-empty = That hand is empty.
illegal-no-points-to-lose = The enemy has no PA to lose.
illegal-general-of-others = { $general } leads another nation.
illegal-no-general-recovers = Your staff has no General who lets it recover.
illegal-staff-unhurt = Your staff has no impact points to recover.
illegal-staff-has-recovered = Your staff has already recovered once in this match.
illegal-staff-not-attacked = Your staff is not what is attacked.
illegal-no-medical-kit =
    { $unit } { $unit-form ->
        [p] carry
       *[s] carries
    } no medical kit.
illegal-kit-is-used = The medical kit is used and comes back in the Flip phase: { $unit }.
illegal-not-wounded = There is no wound to take off.
illegal-no-friend-to-help = No unit of your side is on { $to }.
illegal-heals-infantry = A medical kit heals infantry.
illegal-repairs-no-infantry = A mechanic repairs guns and vehicles.
illegal-moved-no-repair = A mechanic who has moved repairs nothing this turn.
illegal-nothing-to-clear = No terrain card that can be cleared lies on { $to }.
illegal-has-steadied = Zhukov has already helped a unit this turn.
illegal-fired-not-steadied =
    { $unit } ({ $from }) { $unit-form ->
        [p] have
       *[s] has
    } already fired.
illegal-staff-is-gone = That staff is already destroyed.
illegal-area-named-from-below = An area is named from its lower or left cell, upwards or to the right; a cross upwards.
illegal-area-off-the-field = That area leaves the field.
illegal-sure-hit-at-one = Sure Hit helps one throw: it is not fired at an area.
illegal-mine-for-others = That mine does not go off under a unit of that kind: { $card }.
illegal-not-a-mine = That card is not a mine: { $card }.
illegal-not-an-ambush = That card is not an ambush: { $card }.
illegal-nobody-in-ambush = No unit that lies in wait can fire at it from there.
illegal-moved-no-ambush =
    { $unit } ({ $from }) { $unit-form ->
        [p] have
       *[s] has
    } moved and { $unit-form ->
        [p] do
       *[s] does
    } not lie in wait.
illegal-own-shooting-only = { $card } helps a throw of your own Shooting phase.
illegal-no-ace = No tank ace threw that die.
illegal-ace-after-a-miss = An ace throws again a miss of the main gun.
illegal-ace-has-thrown = The ace has already thrown again once in this match.
illegal-smoke-against-shots = A smoke grenade answers a shot whose die is still to fall.
illegal-no-smoke-grenade = The unit has no smoke grenade ready.
illegal-in-smoke-already = The unit is already in smoke.

## In the terminal

screen-cost = cost { $cost } PA
screen-staff = Staff { $pi } PI
screen-stock = { $pa } PA · { $hand } cards in hand · { $deck } in the deck
screen-legend = wounds/total · ° token turned · ! suppressed · + loaded · ≈ smoke
