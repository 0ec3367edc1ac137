# ¿Pasarán?

# Pieces
side-nationalist = the Nationalist
side-republican = the Republican
weather-fair = fair weather
weather-bad = bad weather
part-zone = zone
part-city = city
where-here = on the map
where-off = off the map
face-full = full strength
face-reduced = reduced
face-digs = digging
face-boosted = +1
face-confused = −1
face-landed = come from the sea
face-crossed = crossed a river
segment-air = air
segment-ground = ground
shot-hit = hit
shot-miss = miss
chit-blank = No effect
chit-ignore-weather = Ignore weather
chit-ignore-terrain = Ignore terrain
chit-cancel = Cancel
chit-elan = Elan
chit-armour = Tanks forward
chit-air = Air superiority
chit-artillery = Artillery
chit-confusion = Confusion
chit-cover = Cover
chit-heavy = Heavy losses
chit-shore = Shore bombardment
chit-no-pasaran = ¡No pasarán!
ending-nationalist-production = zones worth 20 points
ending-republican-production = zones worth 20 points
ending-madrid-falls = Madrid in Nationalist hands
ending-levante-falls = Barcelona and Valencia in Nationalist hands
ending-republic-endures = the Republic has held out
outcome-nationalist-production = Nationalist victory: zones worth 20 points
outcome-republican-production = Republican victory: zones worth 20 points
outcome-madrid-falls = Madrid has fallen
outcome-levante-falls = Barcelona and Valencia have fallen
outcome-republic-endures = The Republic has held out

# How a counter is named: with its number, whether it is reduced, and whose it is
name-bare =
    { $unit }{ $general ->
        [1] {""}
       *[0] {" "}{ $strength }
    }
name-piece =
    { name-bare }{ $reduced ->
        [0] {""}
       *[1] {" "}(reduced)
    }
name-unit =
    { $general ->
        [1] {""}
       *[0] { $side }'s{" "}
    }{ name-piece }
name-way =
    { $told ->
        [1] from { $from } ({ $from-part }) to { $place } ({ $part })
       *[0] to { $place } ({ $part })
    }
# How a strength adds up
sum-plus = +
sum-minus = −
name-sum =
    { $plain ->
        [1] strength { $needed }
       *[0] { $printed }{ $landing ->
            [0] {""}
           *[other] {" "}−{ $landing } landing
        }{ $terrain ->
            [0] {""}
           *[other] {" "}{ $terrain-sign }{ $terrain } terrain
        }{ $river ->
            [0] {""}
           *[other] {" "}−{ $river } river
        }{ $weather ->
            [0] {""}
           *[other] {" "}−{ $weather } bad weather
        }{ $card ->
            [0] {""}
           *[other] {" "}+{ $card } card
        }{ $chits ->
            [0] {""}
           *[other] {" "}{ $chits-sign }{ $chits } chit
        } = { $needed }{ $anti-air ->
            [0] {""}
           *[1] {" "}(1 at most against aircraft)
        }
    }
name-and-air =
    { $air ->
        [0] {""}
        [one] {" "}and one in the air
       *[other] {" "}and { $air } in the air
    }
name-points =
    { $bp ->
        [one] one point
       *[other] { $bp } points
    }
name-price =
    { $cost ->
        [0] free of charge
        [one] for one point
       *[other] for { $cost } points
    }
idle-fair-weather = the weather is fair
idle-no-terrain = the terrain takes nothing from its units
idle-nothing-to-cancel = there are no enemy chits to cancel
idle-nobody-to-mark = no unit it affects is in the battle
idle-no-hits = there were no hits on the ground
idle-annulled = Heavy losses annuls it
idle-no-coast = ships do not reach this place
idle-not-defending-a-city = it is only for infantry that defends Madrid or a city
idle-blank = it is a blank
idle-nobody-chosen = nobody was chosen
idle-no-militia = there is no militia outside Barcelona

# What is asked
prompt-over = The match is over.
prompt-wait = One moment…
prompt-opening = Take a card into your hand before the shuffle?
prompt-window-weather = The weather is known: play a card?
prompt-window-before-weather = Before the weather throw: play a card?
prompt-window-before = Before the battle of { $place } ({ $part }): play a card?
prompt-window-siege = Before the siege of { $place }: play a card?
prompt-window-after = After the battle or siege of { $place } ({ $part }): play a card?
prompt-window-chits = { $place } ({ $part }): the chits lie open. Play a card?
prompt-window-reinforcements = Reinforcements: play a card?
prompt-window-initiative = Initiative: play a card?
prompt-window-rail = Rail: play a card?
prompt-window-rebase = Air bases: play a card?
prompt-window-movement = Movement: play a card?
prompt-window-exploitation = Exploitation: play a card?
prompt-window-income = Income: play a card?
prompt-window-cards = Cards: play a card?
prompt-window-production = Production: play a card?
prompt-reply = The enemy plays { $card }: cancel it?
prompt-choose-hq = { $card }: choose a headquarters.
prompt-revolt = Which militia joins the revolt?
prompt-invade = Which coast is invaded?
prompt-landing = Who lands in { $place } ({ $part })?
prompt-airlift = Whom does the airbridge carry?
prompt-restore = Which infantry recovers?
prompt-reinforce =
    Reinforcements: who is placed next?{ $due ->
        [one] {""}
       *[other] {" "}{ $due } counters arrive.
    }
prompt-reinforced = The reinforcements are placed.
prompt-regroup = The unit { name-piece } becomes whole: which of its kind goes back to the reserve?
prompt-throw-initiative = Initiative is thrown for.
prompt-throw-weather = The weather is thrown.
prompt-throw-shot = Shots are fired.
prompt-throw-siege = The siege is thrown for.
prompt-choose-first = You have won the initiative: act first or second?
prompt-rail = Rail transport (and by sea, the Republic): choose a unit or finish.
prompt-rebase = Which aircraft changes base?
prompt-move = Movement: choose a unit or finish.
prompt-exploit = Exploitation: choose a unit or finish.
prompt-carry-rail = { name-piece }, by rail: where to?
prompt-carry-sea = { name-piece }, by sea: where to?
prompt-carry-rebase = { name-piece }: which base?
prompt-carry-airlift = { name-piece }, by air: where to land?
prompt-carry-reaction = { name-piece }, in reaction: where to?
prompt-carry-arrival = { name-piece } arrives: where?
prompt-carry-move = { name-piece }: where to?
prompt-go-on = { name-piece } may go on.
prompt-exits = Does a garrison come out to fight?
prompt-announce = Announce assaults and sieges of cities, or finish.
prompt-force = Who assaults { $place }? Three land units at most.
prompt-react = Reaction: aircraft and reserves come in, or finish.
prompt-battles = Which battle is fought next?
prompt-draw-chit = A combat chit is drawn.
prompt-play-chits = Which combat chits do you play?
prompt-cancel-chit = Which enemy chit do you cancel?
prompt-mark = { $chit }: which unit does it affect?
prompt-segments = { $place }, round { $round }: does a unit change segment?
prompt-segments-up =
    { $place }, round { $round }: { $missing ->
        [one] one aircraft must go up. Which? If you finish, the strongest goes.
       *[other] { $missing } aircraft must go up. Which? If you finish, the strongest go.
    }
prompt-losses =
    { $place } ({ $part }): take { $ground ->
        [0] { $air ->
            [one] one hit in the air
           *[other] { $air } hits in the air
        }
        [one] one hit on the ground{ name-and-air }
       *[other] { $ground } hits on the ground{ name-and-air }
    }.
prompt-retreat = { $place } ({ $part }), round { $round }: retreat?
prompt-leaving = { name-piece }: where to withdraw?
prompt-leaving-who = { $place }: not all of them find room. Who withdraws next?
prompt-champion = Siege of { $place }: which unit throws?
prompt-draw-card = A card is drawn.
prompt-buy-card = Buy a card? You have { name-points }.
prompt-lay-under = Which card goes under the pile first?
prompt-produce = Production: you have { name-points }.

# What may be chosen
action-pass = Done
action-fight-on = Fight on
action-no-card = Play no card
action-stay = Stay
action-pick = Choose { name-piece } ({ $place }, { $part })
action-to = To { $place } ({ $part })
action-rail = By rail: { name-piece } ({ $place }, { $part })
action-ship = By sea: { name-piece } ({ $place }, { $part })
action-play = Play { $card }
action-annul = Cancel { $card }
action-take = Take { $card } into your hand
action-buy = Buy { $card } ({ $cost } BP)
action-under = { $card } under the pile first
action-build = Build { $unit } { $strength } ({ $cost } BP, { $quarters } q.)
action-repair = Repair { name-piece } ({ $place }, { $part })
action-rebuild = Rebuild the headquarters { $unit }
action-regroup = Regroup { name-piece } ({ $place }, { $part })
action-entrench = Entrench { name-piece } ({ $place }, { $part })
action-dismantle = Take up a trench in { $place } ({ $part })
action-show = Lay { name-piece } on top ({ $place }, { $part })
action-assault = Assault { $place }
action-besiege = Besiege { $place }
action-fight = Fight in { $place } ({ $part })
action-shift = Change segment: { name-bare } ({ $face })
action-lose = Loss to { name-bare } ({ $face })
action-lose-trench = The trench absorbs the loss
action-retreat = Retreat
action-fly = Withdraw the aircraft { name-piece }
action-chit = Play the chit { $chit }
action-cancel = Cancel { $chit }
action-first = Act first
action-second = Act second

# What chance brings
chance-die = Die: { $die }
chance-card = Card: { $card }
chance-chit = Chit: { $chit }

# What happened
event-turn-began = Quarter { $quarter } of { $year }.
event-segment-began = { $side } acts.
event-step-reinforcements = Reinforcements.
event-step-initiative = Initiative.
event-step-weather = Weather.
event-step-rail = Rail.
event-step-rebase = Air bases.
event-step-movement = Movement.
event-step-combat = Battles.
event-step-exploitation = Exploitation.
event-step-pursuit = Battles of the exploitation.
event-step-income = Income.
event-step-cards = Cards.
event-step-production = Production.
event-no-exploitation = Bad weather: { $side } does not exploit.
event-moved-arrival = Arrival: { name-unit }, in { $place } ({ $part }).
event-moved-rail = By rail: { name-unit }, { name-way }.
event-moved-sea = By sea: { name-unit }, { name-way }.
event-moved-rebase = New base: { name-unit }, { name-way }.
event-moved-move = Move: { name-unit }, { name-way }.
event-moved-airlift = Airbridge: { name-unit }, { name-way }.
event-moved-invasion = Landing: { name-unit }, { name-way }.
event-moved-exit = Out of the city: { name-unit }, { name-way }.
event-moved-assault = Assault: { name-unit }, { name-way }.
event-moved-reaction = Reaction: { name-unit }, { name-way }.
event-moved-retreat = Retreat: { name-unit }, { name-way }.
event-moved-return = Return after the battle: { name-unit }, { name-way }.
event-moved-revolt = Revolt: { name-unit }, { name-way }.
event-moved-recall = Attack called off, going back: { name-unit }, { name-way }.
event-waits = Waiting, for there is nowhere to go: { name-unit }.
event-regrouped = Regrouping: two reduced counters make one whole { name-piece }.
event-initiative-thrown = Initiative: the Nationalist throws { $nationalist }, the Republican { $republican }.
event-initiative-opening = { $side } has the initiative on the first turn.
event-initiative-higher = { $side } has the initiative.
event-initiative-tie = A tie: the initiative goes to { $side }, who did not have it.
event-acts-first = { $side } acts first.
event-weather-thrown = Weather throw: { $die }.
event-weather =
    { $card ->
        [1] The weather turns: the turn has { $weather }.
       *[0] The turn has { $weather }.
    }
event-zone-taken = { $side } takes the zone of { $zone }.
event-city-taken = { $side } takes the city of { $place }.
event-trench-begun = { $side } begins a trench in { $place } ({ $part }).
event-trench-finished = { $side } finishes a trench in { $place } ({ $part }).
event-trench-lost = { $side } loses the trenches in { $place } ({ $part }) with the place.
event-trench-abandoned = The unfinished trench of { $side } in { $place } ({ $part }) is abandoned: the unit that dug it has gone.
event-trench-taken-up = { $side } takes up a trench in { $place } ({ $part }).
event-trench-absorbed = A trench of { $side } in { $place } ({ $part }) absorbs a hit and is gone.
event-assault-announced = { $side } announces an assault on { $place }.
event-siege-announced = { $side } announces a siege of { $place }.
event-attack-called-off = The attack of { $side } on { $place } ({ $part }) is called off.
event-battle-began = Battle of { $place } ({ $part }): { $side } attacks.
event-not-fought = There is no battle in { $place } ({ $part }): only one side is left.
event-chit-drawn = { $side } draws { $chit }.
event-chit-drawn-unseen = { $side } draws a chit.
event-chit-played = { $side } plays { $chit }.
event-chits-cancelled = All chits of { $side } are cancelled.
event-chit-cancelled = { $side } loses { $chit }: the chit is cancelled.
event-chit-idle = { $chit }, played by { $side }, does nothing: { $why }.
event-chit-saves =
    { $chit }: { $side } is spared { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } on the ground.
event-chit-adds =
    { $chit }: { $side } scores { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } more on the ground.
event-marked = { $chit }: { $sign }1 for { name-unit }.
event-round-began = Round { $round }.
event-shifted = Change of segment ({ $segment }): { name-unit }.
event-shot = { name-unit }: { name-sum }; die { $die }, { $result }.
event-no-shot = No shot from { name-unit }: { name-sum }.
event-support-shot = { $chit }, fire of support of { $side }: strength { $needed }; die { $die }, { $result }.
event-suffers =
    { $side } suffers { $ground ->
        [0] { $air ->
            [one] one hit in the air
           *[other] { $air } hits in the air
        }
        [one] one hit on the ground{ name-and-air }
       *[other] { $ground } hits on the ground{ name-and-air }
    }.
event-hits-wasted =
    { $hits ->
        [one] One hit is wasted
       *[other] { $hits } hits are wasted
    }: { $side } has nobody left to take them.
event-reduced = Turned to its back: { name-unit }.
event-eliminated-reserve = Eliminated: { name-unit }. It goes back to the reserve.
event-eliminated-gone = Eliminated: { name-unit }. It leaves the game.
event-retreats = { $side } retreats from { $place } ({ $part }).
event-evicted-headquarters = { $side } has only headquarters there: they must leave.
event-evicted-aircraft = { $side } has only aircraft there: they must leave.
event-evicted-silence = Nobody can throw a die: { $side } must retreat.
event-stranded = Nowhere to go, and fighting on: { name-unit }.
event-cornered = Bound to leave, with nowhere to go: { name-unit }.
event-battle-won = { $side } wins the battle of { $place } ({ $part }).
event-battle-void = Nobody is left in { $place } ({ $part }).
event-siege-began = Siege of { $place }: { $side } besieges.
event-siege-thrown = Siege, { name-unit }: strength { $needed }, unmodified; die { $die }, { $result }.
event-siege-silent = Siege, { name-unit }: strength 0 throws nothing.
event-siege-lapsed = The siege of { $place } is not carried out: a side has nobody left to throw.
event-siege-stands = The siege of { $place } goes on: nobody gives way.
event-siege-city-falls = The siege of { $place } ends: no garrison is left.
event-siege-lines-break = The siege of { $place } ends: no besieger is left in the zone.
event-siege-empty = The siege of { $place } ends: nobody is left on either side.
event-card-taken = The Nationalist takes { $card } into the hand.
event-card-played = { $side } plays { $card }.
event-card-annulled = { $card } is cancelled.
event-card-left = { $card } leaves the game.
event-card-returned = { $card } goes back under the pile.
event-card-stays = { $card } stays in force.
event-card-idle = { $card } does nothing: { $why }.
event-released = Into the reserve of { $side }: { $count } × { $unit } { $strength }.
event-withdrawn = Out of the game, from the reserve of { $side }: { $count } × { $unit } { $strength }.
event-production-changed = Production of { $side }: { $sign }{ $by }.
event-cities-stormed = This turn attacking infantry gains { $by } against Madrid and cities.
event-more-chits =
    The attacker draws { $by ->
        [one] one more chit
       *[other] { $by } more chits
    }.
event-hq-coming = { $unit } will arrive in quarter { $quarter } of { $year }.
event-hq-gone = { $unit } is out of the game for good.
event-revolt-began = Revolt in Barcelona.
event-revolt-ended = The revolt in Barcelona is over.
event-income =
    { $side } collects { name-points }{ $cards ->
        [0] {""}
       *[other] {" "}(zones { $zones }, cards { $cards-sign }{ $cards })
    } and has { $has }.
event-no-income = { $zone } is in revolt: its zone pays nothing.
event-card-seen = { $side } draws { $card }.
event-card-drawn-unseen = { $side } draws a card.
event-card-obsolete = { $card } has become obsolete.
event-card-under = { $side } lays { $card } under the pile.
event-card-under-unseen = { $side } lays a card under the pile.
event-card-bought = { $side } buys { $card } { name-price }.
event-card-bought-unseen = { $side } buys a card { name-price }.
event-built = { $side } builds { name-piece } { name-price }, ready in quarter { $quarter } of { $year }.
event-repaired = Repaired { name-price }: { name-unit }, in { $place } ({ $part }).
event-restored = Back at full strength: { name-unit }, in { $place } ({ $part }).
event-rebuilding = The headquarters { $unit } is rebuilt { name-price }, ready in quarter { $quarter } of { $year }.
event-ended = { $side } wins: { $ending }.

# Why not
illegal-aircraft-go-up-first = First aircraft must go up, and the unit { name-piece } is none of them.
illegal-aircraft-must-fly = All these aircraft must stay in the air: the enemy has as many.
illegal-aircraft-take-hits-first = In the air aircraft take the hits as long as there are any.
illegal-annulment-bought-this-turn = Your Annulment was bought this turn: it may be played from the next one on.
illegal-annulment-cancels-a-card = { $card } is played on a card in force, or on one just played.
illegal-another-type = The unit { name-piece } is not of the same type.
illegal-another-zone = The unit { name-piece } stands in another zone.
illegal-assault-announced = The assault on { $place } has been announced already.
illegal-attacked-already = { $place } is attacked: attack or siege, not both.
illegal-base-too-far = { $place } is more than four zones away.
illegal-battles-to-fight = There are still battles or sieges to resolve.
illegal-becomes-whole-itself = The unit { name-piece } is the one that becomes whole: choose the other.
illegal-besieged-this-turn = { $place } has been besieged this turn already.
illegal-beyond-its-range = { $place } is beyond the range of a reserve, or the way leads through zones that are not friendly.
illegal-border-opened-stands = The opening of the French border cannot be cancelled.
illegal-bought-this-turn = { $card } was bought this turn: it may be played from the next one on.
illegal-came-by-sea = The unit { name-piece } came by sea this turn and moves no more before exploitation.
illegal-cannot-embark = The unit { name-piece } is not on a friendly coast, or there is no other one to go to.
illegal-cannot-pay = You have not enough points for { name-piece }.
illegal-card-after-the-chits = { $card } is played once the chits of a battle lie open.
illegal-card-after-the-weather = { $card } is played right after the weather throw.
illegal-card-before-enemy-battle = { $card } is played before a battle in which the enemy attacks.
illegal-card-before-own-battle = { $card } is played before a battle in which you attack.
illegal-card-in-own-movement = { $card } is played at the start of your own movement.
illegal-card-in-own-rail = { $card } is played in your own rail step.
illegal-card-in-production = { $card } is played in production.
illegal-card-names-others = { $unit } is not one of the headquarters the card names.
illegal-card-needs-a-zone = { $card }: the zone it asks for is not in the hands it asks for.
illegal-card-needs-another = { $card }: the card it rests on is not in force.
illegal-card-needs-the-border = { $card }: no zone on the French border is in the hands it asks for.
illegal-card-not-in-a-battle = { $card } is not played in the middle of a battle.
illegal-card-not-offered = { $card } may not be taken before the shuffle.
illegal-card-of-the-enemy = { $card } is for the other side alone.
illegal-card-too-early = { $card }: its time has not come yet.
illegal-card-too-late = { $card }: its time is over.
illegal-carried-this-turn = The unit { name-piece } went by rail, by sea or by air this turn and does not dig.
illegal-carried-to-the-coast = The unit { name-piece } was carried to its coast this turn and does not land.
illegal-chit-for-others = That chit is not for the unit { name-piece }.
illegal-chit-not-drawn = You have not drawn { $chit }.
illegal-chit-not-in-play = The enemy has not played { $chit }.
illegal-city-attackers-full = Three land units already attack that city.
illegal-city-closed = { $place }: the zone around it is not friendly, and no friendly neighbour touches the city from here.
illegal-city-full = { $place } already holds three land units.
illegal-city-not-yours = Reserves only go into a city of their own side.
illegal-commands-the-others-only = The headquarters there does not command units like { name-piece }.
illegal-cut-off-from-replacements = The unit { name-piece } stands in a city inside an enemy zone.
illegal-digs-already = The unit { name-piece } is digging already.
illegal-took-one-up = A trench has been taken up in this movement: one a phase.
illegal-dig-before-moving = Trenches are begun before anybody moves.
illegal-doubled-its-range = The unit { name-piece } doubled its range in this phase and attacks nothing.
illegal-friendly-places-first = A contested place serves only where no friendly one is left.
illegal-general-not-to-be-had = { $unit } can neither arrive nor be removed now.
illegal-headquarters-alone = A headquarters enters { $place } only beside a land unit of its side that fights there.
illegal-headquarters-are-rebuilt = A headquarters is not built: an eliminated one is rebuilt.
illegal-headquarters-do-not-storm = Headquarters do not storm cities.
illegal-headquarters-follow = A headquarters goes only with reserves it has sent.
illegal-headquarters-stay = A headquarters does not change segment.
illegal-hit-in-the-other-segment = The hit fell in the other segment.
illegal-hits-to-take = The losses must be taken first.
illegal-land-units-first = Aircraft join the assault once a land unit attacks.
illegal-land-units-stay-below = Land units fire at the sky only where the enemy has aircraft and fewer land units.
illegal-left-its-place = The unit { name-piece } has left the place where it began the step.
illegal-like-another = Another unit in the same place is just alike: choose that one.
illegal-marked-already = The unit { name-piece } bears such a chit already.
illegal-match-over = The match is over.
illegal-may-not-exploit = { name-piece }: infantry exploits only with a headquarters that still has orders to give.
illegal-militia-in-revolt = { name-piece }: militia in revolt does not move.
illegal-moved-already = The unit { name-piece } has already moved in this phase.
illegal-must-choose = Something must be chosen here.
illegal-must-leave = The unit must leave this place.
illegal-needed-in-the-air = The enemy has as many units in the air: none may come down.
illegal-needed-on-the-ground = The enemy has as many units on the ground: none may go up.
illegal-needs-no-room = The unit { name-piece } needs no room in a city and leaves after the others.
illegal-never-invaded = { $place } is never invaded.
illegal-no-annulment-in-hand = You hold no Annulment.
illegal-no-attack-in-reach = No attack is within the range of { name-piece } through friendly zones.
illegal-no-base-in-range = There is no other friendly base within four zones of { name-piece }.
illegal-no-battle-in-flight = No attacked place is within two zones of { name-piece }.
illegal-no-battle-there = There is no battle in { $place } ({ $part }).
illegal-no-battle-to-support = In exploitation aircraft only support battles that land units have opened.
illegal-no-city-there = There is no city in { $place }.
illegal-no-city-to-assault = Only cities are assaulted, and { $place } ({ $part }) is none.
illegal-no-city-to-besiege = Only cities and Madrid are besieged, not { $place } ({ $part }).
illegal-no-coast-to-invade = { $card }: no enemy coast is within reach of infantry that may land.
illegal-no-equal-beside-it = There is no second reduced unit like { name-piece } in its zone.
illegal-no-general-to-choose = { $card }: none of the headquarters it names can arrive or be removed.
illegal-no-headquarters-here = No headquarters stands with { name-piece } to send it.
illegal-no-hits-to-take = There are no losses left to take.
illegal-no-land-units-there = Land units do not enter { $place }.
illegal-no-landing-there = Aircraft land only in friendly places where no battle is pending, and go to the enemy only to fight.
illegal-no-rail-line = No friendly zone is joined to the place of { name-piece } by land.
illegal-no-reinforcements-there = Reinforcements are placed in friendly zones with a friendly city, or in Madrid.
illegal-no-retreat-to-the-enemy = { $place } belongs to the enemy.
illegal-no-sea-route = { $place } is no coast that can be reached by sea.
illegal-no-trench-left = All your trenches are on the map.
illegal-no-trench-there = There is no trench in { $place } ({ $part }).
illegal-no-trench-to-absorb = The defender has no trench there.
illegal-no-unit-to-besiege = No land combat unit is inside { $place }.
illegal-no-way-out = None of your units has anywhere to retreat to.
illegal-no-way-there = No way through friendly zones leads to { $place } ({ $part }) within its range.
illegal-arrives-another-turn = It does not arrive this turn.
illegal-no-place-to-arrive = There is no place where it may arrive: it waits for the next turn.
illegal-nobody-can-besiege = No unit beside { $place } may besiege it.
illegal-nobody-can-land-there = No infantry of yours that may land is near enough to { $place }.
illegal-nobody-can-storm = No unit beside { $place } may attack it.
illegal-nobody-inside = No enemy unit holds { $place }.
illegal-nobody-to-fly = { $card }: no land unit waits where the airbridge begins.
illegal-nobody-to-restore = { $card }: you have no reduced infantry that can recover.
illegal-none-in-reserve = None left in the reserve: { name-piece }.
illegal-not-a-coast = { $place } ({ $part }) is no coast.
illegal-not-at-the-airbridge = The unit { name-piece } is not where the airbridge begins.
illegal-not-attacked = { $place } ({ $part }) is not attacked.
illegal-not-before-the-city = The unit { name-piece } is not in the zone of the city.
illegal-not-drawn = You have not drawn { $card }.
illegal-not-eliminated = { $unit } has not been eliminated.
illegal-not-friendly = { $place } ({ $part }) is not friendly, or enemies stand there.
illegal-not-in-a-city = The unit { name-piece } is not in a city.
illegal-not-in-force = { $card } is not in force.
illegal-not-in-hand = { $card } is not in your hand.
illegal-not-in-the-battle = The unit { name-piece } is not in the battle.
illegal-not-joined-by-rail = { $place } is not joined by friendly zones.
illegal-not-next-door = { $place } ({ $part }) is not adjacent.
illegal-not-now = That cannot be done now.
illegal-not-on-a-near-coast = The unit { name-piece } is not on a friendly coast near enough.
illegal-not-on-the-map = The unit { name-piece } is not on the map.
illegal-not-the-airbridge = The airbridge does not lead to { $place }.
illegal-not-the-nearest-militia = Other militia is nearer than { name-piece }.
illegal-not-the-strongest = The unit { name-piece } is not the strongest unit there.
illegal-not-yours = The unit { name-piece } is not yours.
illegal-nothing-is-attacked = Nothing is attacked.
illegal-nowhere-to-go = The unit { name-piece } has nowhere to go.
illegal-nowhere-to-land = The unit { name-piece } has nowhere to land within two zones.
illegal-on-top-already = The unit { name-piece } lies on top already.
illegal-only-aircraft-attack = Reserves do not go where only aircraft attack.
illegal-only-aircraft-leave-alone = Only aircraft leave a battle one by one.
illegal-only-aircraft-rebase = Only aircraft change base.
illegal-only-annulment-replies = Only Annulment is played as a reply.
illegal-only-headquarters-are-rebuilt = Only headquarters are rebuilt.
illegal-only-infantry-digs = Only infantry digs.
illegal-only-infantry-lands = Only infantry lands from the sea.
illegal-only-infantry-recovers = Only infantry recovers by this card.
illegal-only-land-units-are-named = Only land units are named for this assault.
illegal-only-land-units-come-out = Only land units come out of a city.
illegal-only-land-units-fly = The airbridge carries land units alone.
illegal-only-militia-revolts = Only militia infantry joins the revolt.
illegal-option-not-agreed = That optional rule was not agreed on.
illegal-orders-used-up = The headquarters with { name-piece } has sent as many units as its level.
illegal-out-of-reach = { $place } ({ $part }) is out of its range.
illegal-own-card = { $card } is not a card of the enemy.
illegal-own-coast = { $place } is yours already.
illegal-pinned = The unit { name-piece } is held where it stands: the attackers pin as many units as they are.
illegal-reacted-already = The unit { name-piece } has reacted already.
illegal-rebased-already = The unit { name-piece } has changed base already.
illegal-reinforcements-to-place = A reinforcement has still to be placed.
illegal-revolt-goes-on = { $card }: the revolt goes on already.
illegal-shifted-already = The unit { name-piece } has changed segment this round.
illegal-ship-used = Sea transport has been used this turn.
illegal-ships-are-republican = Only the Republic moves units by sea.
illegal-shut-in = The unit { name-piece } is shut in: enemies stand in the zone around its city, and no friendly neighbour touches it.
illegal-somebody-must-attack = The assault is announced: a unit must attack.
illegal-somebody-must-land = At least one unit must land.
illegal-starred-waits-for-a-card = { name-piece }: no card has released these starred units yet.
illegal-stays-in-the-battle = The unit { name-piece } does not leave the battle now.
illegal-taken-already = { $card } has been taken already.
illegal-takes-no-part-in-the-siege = The unit { name-piece } takes no part in the siege.
illegal-there-already = The unit is there already.
illegal-too-dear =
    { $card } costs { $cost ->
        [one] one point: you do not have it
       *[other] { $cost } points: you have not so many
    }.
illegal-too-far-into-enemy-country = A unit that enters enemy country does not double its range: { $place } ({ $part }) is too far.
illegal-too-far-to-fly = It is more than two zones away.
illegal-too-far-to-land = { $place } ({ $part }) is more than two zones away.
illegal-top-chosen-already = What lies on top there has been chosen in this step.
illegal-train-used = The train has been used this turn.
illegal-trench-begun-there = A trench is being dug where { name-piece } stands.
illegal-trench-of-the-enemy = The trench in { $place } ({ $part }) is the enemy's.
illegal-trench-takes-ground-hits = A trench absorbs losses on the ground only.
illegal-trenches-full = There is no room for another trench in { $place } ({ $part }).
illegal-trenches-in-movement-only = Trenches are begun and taken up in the own movement.
illegal-unit-digs = The unit { name-piece } is digging a trench and does not move this turn.
illegal-unit-is-whole = The unit { name-piece } is not reduced.
illegal-zone-around-not-yours = The zone around { $place } is not yours, or enemies stand in it.
illegal-zone-not-entered = No enemy has entered the zone around { name-piece }.

# What a battle comes to
forecast-assumes = If both sides stand and fight it out: no retreat, and no more reserves, cards or chits.
forecast-assumes-strongest = If your strongest units attack, three at most, and both sides stand and fight it out: no retreat, and no more reserves, cards or chits.
forecast-outcome = The battle of { $place } ({ $part })
forecast-win = You hold the place
forecast-defeat = The enemy holds the place
forecast-void = Nobody is left
forecast-losses = Steps lost by { $side }
forecast-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}

# Windows to interrupt
window-step = At the start of a step: to play a card
window-weather = After the weather throw: to play a card
window-battle = Before and after a battle or siege: to play a card
window-chits = Once chits lie open: to play a card
window-reply = To cancel a card just played

# What to be careful of
caution-aircraft-alone = Without a land unit in { $place } ({ $part }), aircraft fight a single round there and must leave.
caution-cannot-fire = In { $place } ({ $part }) the strength of the unit { name-piece } comes to 0: it does not fire, it only absorbs losses.
caution-chit-idle = { $chit } would do nothing in this battle: { $why }.
caution-nothing-to-cancel = { $card } would do nothing: the enemy has played no chit.
caution-storm-idle = { $card } counts only against Madrid and cities, and no battle for one is due.
caution-arrives-too-late = It would be ready in quarter { $quarter } of { $year }, after the last turn.
caution-card-expires = { $card } could be played from the next turn on, when its time is over.
caution-card-never-played = { $card } could be played from the next turn on, and this is the last.
caution-doubled-range = With its range doubled the unit joins no attack on the city there in this phase.
caution-headquarters-alone = { $unit } stands alone there: attacked, a headquarters alone retreats or is eliminated.
caution-madrid-left-empty = The last unit leaves Madrid: who holds it at the end of this turn may win the war.
caution-repaired-too-late = The unit { name-piece } fights no more: this is the last turn.
caution-units-left-behind = { $units ->
        [one] One unit has nowhere to retreat to and fights on alone.
       *[other] { $units } units have nowhere to retreat to and fight on alone.
    }
