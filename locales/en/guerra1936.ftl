### 1936 Guerra Civil: what this game says.

## Sides, factions, classes

side-national = the National side
side-republic = the Republic
player-1 = the National side, player 1
player-2 = the Republic, player 2
player-3 = the National side, player 3
player-4 = the Republic, player 4
faction-republicans = republicans
faction-socialists = socialists
faction-communists = communists
faction-anarchists = anarchists
faction-republic-military = military of the Republic
faction-catalans = Catalan nationalists
faction-basques = Basque nationalists
faction-poum = P.O.U.M.
faction-aid-republic = international aid to the Republic
faction-generic-republic = generic, Republic
faction-national-military = national military
faction-falangists = falangists
faction-monarchists = monarchists
faction-carlists = carlists
faction-church = the Church
faction-morocco = Morocco protectorate
faction-aid-national = international aid to the Nationals
faction-generic-national = generic, National
class-militia = militia
class-mixed-brigade = mixed brigade
class-international-brigade = international brigade
class-artillery = artillery
class-public-order = public order
class-infantry = infantry
class-requetes = requetés
class-regulares = regulares
class-falange-militia = Falange militia
class-cavalry = cavalry
class-italian-division = Italian division
class-monarchist-militia = monarchist militia
aid-ussr = USSR
aid-international-brigades = International Brigades
aid-germany = Germany
aid-italy = Italy
arm-land = land
arm-sea = sea
arm-air = air
board-military = military
board-political = political

## Abilities of armies

skill-ranged = Ranged attack
skill-discipline = Discipline
skill-fury = Fury
skill-assimilation = Assimilation
skill-conquest = Conquest
skill-enthusiasm = Enthusiasm

## Additional consequences

consequence-own-economy = +1 own Economy
consequence-enemy-economy = −1 enemy Economy
consequence-own-moral = +1 own Morale
consequence-enemy-moral = −1 enemy Morale
consequence-draw = draw a card
consequence-discard = the enemy discards a card

## What a deck can do

power-conquer = win military objectives it attacks
power-activate-political = activate political objectives
power-negotiate = gain Diplomacy
power-raise-moral = raise its Morale
power-lower-moral = lower the enemy's Morale
power-name-leader = name a leader
power-earn = gain extra Economy
power-draw = draw or search cards
power-recover = recover cards from the limbo
power-fortify = raise Resistance Points
power-ranged = attack at a distance

## Endings

outcome-military-victory = military victory
outcome-political-victory = political victory
outcome-mixed-victory = mixed victory
outcome-demoralisation = demoralisation
outcome-stalemate = draw
grade-national = National side
grade-republic = Republic

## Questions

prompt-over = The match is over.
prompt-build = A deck is drawn at random.
prompt-lot = A sample deck is drawn by lot.
prompt-deal = The opening hands are dealt.
prompt-draw = A card is drawn.
prompt-overflow = Too many cards in hand: discard one.
prompt-discard = Discard a card.
prompt-exchange = Discard a card to draw another.
prompt-main = Turn of { $side }, Economy { $economy }: what do you do?
prompt-last-word = Turn of { $side }: it has passed. If you pass too, the main phase ends.
prompt-reply = Turn of { $side }: you may reply.
prompt-combat-reply = Combat was declared: reply.
prompt-strategy-1 = First strategy phase.
prompt-strategy-2 = Second strategy phase.
prompt-strategy-3 = Third strategy phase.
prompt-play-as = As a card of which faction is it played?
prompt-pick = Choose for the card's effect.
prompt-front = At which military objective?
prompt-ring = On which political objective does Diplomacy move?
prompt-offer = The enemy has lost Diplomacy: you may activate a political objective.
prompt-activation = Activate an objective.
prompt-random-objective = An objective is activated at random.
prompt-defender = Which of the two defends?
prompt-offensive = Offensive declaration: form groups.
prompt-grouping = Which army joins the group?
prompt-defensive = Defensive declaration: assign armies to the attacking groups.
prompt-commanding = Which character takes command?
prompt-leading = Which army is put under his command?
prompt-losses = Which army takes the damage?
prompt-armistice = Which objective is resolved first?
prompt-consequences = Additional consequences of the objective won.
prompt-waiting-turn = The turn runs on.

## Actions

action-pass = Pass
action-done = Done
action-renounce = Renounce the combat
action-decline = Activate none
action-find-nothing = Take no card
action-declare-combat = Declare combat
action-take-defence = Defend with one's own
action-leave-defence = Let the partner defend
action-leader-general = Leader: discard and draw
action-leader-faction = Leader: ability of his faction
action-play = Play { $card } (no. { $number })
action-as = As a card of this faction: { $faction }
action-intervene = Intervention { $which } of { $card } (no. { $number })
action-mobilise = Mobilise { $card } (no. { $number }) to the objective defended by { $side }
action-enthuse = Enthusiasm: mobilise { $card } (no. { $number }) to the objective defended by { $side }
action-demobilise = Demobilise { $card } (no. { $number })
action-name = Name { $card } (no. { $number }) leader, { $faction }
action-activate = Activate { $card } (no. { $number })
action-activate-any = Activate an objective at random: { $board }
action-ability = { $skill }: { $card } (no. { $number })
action-ring = On the one defended by { $side }
action-front = At the one defended by { $side }
action-settle = Resolve the { $board } objective defended by { $side }
action-choose = { $card } (no. { $number })
action-discard = Discard { $card } (no. { $number })
action-find = Take { $card } (no. { $number })
action-group = New group with { $card } (no. { $number })
action-join = { $card } (no. { $number }) joins
action-defend = { $card } (no. { $number }) against group { $group }
action-command = { $card } (no. { $number }) takes command
action-under = Under his command: { $card } (no. { $number })
action-lose = { $card } (no. { $number }) takes the damage
action-buy = { $consequence }

## Chance

chance-card = Card: { $card } (no. { $number })
chance-deck = Deck: { $deck }
chance-objective = Objective: { $card } (no. { $number })

## Log

event-turn-began = Turn { $turn }: { $player }.
event-deck-drawn-hidden = { $player }: a card for the deck.
event-deck-drawn = { $player }: { $card } (no. { $number }) for the deck.
event-deck-lot-hidden = { $player }: a sample deck, drawn in secret.
event-deck-lot = { $player }: the deck “{ $deck }” is drawn.
event-card-drawn-hidden = { $player } draws a card.
event-card-drawn = { $player } draws { $card } (no. { $number }).
event-discarded = { $player } discards { $card } (no. { $number }).
event-economy-rose = { $side }: +{ $by } Economy ({ $now }).
event-economy-fell = { $side }: −{ $by } Economy ({ $now }).
event-moral-rose = { $side }: +{ $by } Morale ({ $now }).
event-moral-fell = { $side }: −{ $by } Morale ({ $now }).
event-points-scored = { $side }: +{ $political } political, +{ $military } military points.
event-resistance-rose = { $card } (no. { $number }): +{ $by } Resistance Points ({ $now }).
event-resistance-fell = { $card } (no. { $number }): −{ $by } Resistance Points ({ $now }).
event-turns-rose = { $card } (no. { $number }): +{ $by } Resistance Turns ({ $now }).
event-turns-fell = { $card } (no. { $number }): −{ $by } Resistance Turns ({ $now }).
event-diplomacy-moved = { $card } (no. { $number }): { $by } Diplomacy toward { $side }, now { $now } from the middle.
event-diplomacy-wasted = { $side }: Diplomacy moves no ring.
event-played = { $player } plays { $card } (no. { $number }) for { $cost }.
event-faction-marked = { $side }: first card of a faction ({ $faction }).
event-intervened = { $player }: { $card } (no. { $number }) intervenes for { $cost }.
event-mobilised = { $card } (no. { $number }) is mobilised to { $objective }.
event-mobilised-enthusiasm = { $card } (no. { $number }) is mobilised by Enthusiasm to { $objective }.
event-mobilised-extraordinary = { $card } (no. { $number }) comes to { $objective } without cost or action.
event-demobilised = { $card } (no. { $number }) is demobilised.
event-demobilised-extraordinary = { $card } (no. { $number }) goes back to the rearguard, no action spent.
event-back-to-rearguard = { $card } (no. { $number }) goes back to the rearguard.
event-leader-named = { $card } (no. { $number }) is named leader, { $faction }.
event-leader-lost = { $card } (no. { $number }) is leader no longer.
event-leader-general = { $side }: the leader exchanges a card.
event-leader-faction = { $side }: the leader uses the ability of his faction.
event-objective-activated = { $side } activates { $card } (no. { $number }).
event-objective-activated-diplomacy = { $side } activates { $card } (no. { $number }) with the lost Diplomacy.
event-objective-activated-card = { $side } activates { $card } (no. { $number }) by a card.
event-activation-declined = { $side } activates no objective.
event-combat-declared = { $side } declares combat.
event-combat-renounced = { $side } renounces the combat.
event-skill-activated = { $card } (no. { $number }): { $skill }.
event-grouped = { $card } (no. { $number }) in group { $group }.
event-defends = { $card } (no. { $number }) defends against group { $group }.
event-commands = { $card } (no. { $number }) commands { $army }.
event-group-strikes = Nobody defends against group { $group }: force { $force }.
event-engaged = Group { $group }: { $attack } against { $defence }.
event-ranged-damage = Group { $group }, at a distance: { $attack } against { $defence }.
event-withstood = { $card } (no. { $number }) withstands.
event-fell = { $card } (no. { $number }) falls in combat.
event-eliminated = { $card } (no. { $number }) is eliminated.
event-returned = { $card } (no. { $number }) returns to the hand of { $player }.
event-recovered = { $player } recovers { $card } (no. { $number }).
event-found = { $player } finds and shows { $card } (no. { $number }).
event-found-nothing = { $player } takes no card.
event-put-in-play = { $player } puts { $card } (no. { $number }) in play.
event-force-gained = { $card } (no. { $number }): +{ $by } force.
event-bonus-gained = { $card } (no. { $number }): +{ $by } military bonus.
event-blocked = { $card } (no. { $number }) cannot intervene this turn.
event-extra-action = { $card } (no. { $number }) has an extra military action.
event-protected = { $card } (no. { $number }), protected: { $danger }.
event-cheaper = { $side }: −{ $by } on the cost of the next { $cards } cards of that kind.
event-hand-looked = { $player } looks at the hand of { $target }.
event-objective-won = { $side } wins { $card } (no. { $number }).
event-bought = { $side }: { $consequence }.
event-ended-military = Military victory: { $side }.
event-ended-political = Political victory: { $side }.
event-ended-mixed = Mixed victory: { $side }.
event-ended-demoralisation = The enemy is demoralised. Winner: { $side }.
event-ended-stalemate = The turns have run out: a draw.
danger-elimination = cannot be eliminated by cards
danger-return = cannot be returned to the hand
danger-block = cannot be kept from intervening
danger-combat = cannot fall in combat

## Card text

when-played = When played
when-continuous = Continuous influence
when-entering = Influence, when played
when-adjustments = Influence, in your adjustments
when-eliminated = Influence, when eliminated
when-objective-won = Influence, when you win an objective
when-resolved = When resolved
when-intervention-own = Intervention, own turn, cost { $cost }
when-intervention-enemy = Intervention, enemy turn, cost { $cost }
when-intervention-both = Intervention, both turns, cost { $cost }
condition-leader = you have a leader
condition-leader-of = you have a leader of the { $faction }
condition-there = there is
condition-there-many = there are
condition-objective-defended = a military objective you defend is active
condition-objective-active = a military objective is active
condition-moral = your Morale is { $most } at most
condition-factions = you have cards of at least { $count } factions in play
condition-no-combat = you have not declared combat this turn
condition-half = the objective you defend has at least half of its Resistance Points
condition-in-combat = during combat
condition-own-turn = in your own turn
who-own = your
who-enemy = the enemy's
who-winner = the winner's
who-loser = the loser's
place-defended = the military objective you defend
place-attacked = the military objective you attack
place-by-role = a military objective (the reverse if you attack it)
effect-economy-up = +{ $by } to { $who } Economy
effect-economy-down = −{ $by } to { $who } Economy
effect-moral-up = +{ $by } to { $who } Morale
effect-moral-down = −{ $by } to { $who } Morale
effect-diplomacy-up = +{ $by } to { $who } Diplomacy
effect-diplomacy-down = −{ $by } to { $who } Diplomacy
effect-resistance-up = +{ $by } Resistance { $by ->
        [one] Point
       *[other] Points
    } at { $place }
effect-resistance-down = −{ $by } Resistance { $by ->
        [one] Point
       *[other] Points
    } at { $place }
effect-turns-up = +{ $by } Resistance { $by ->
        [one] Turn
       *[other] Turns
    } at { $place }
effect-turns-down = −{ $by } Resistance { $by ->
        [one] Turn
       *[other] Turns
    } at { $place }
effect-draw-own = you draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-draw-enemy = the enemy draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-draw-winner = the winner draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-draw-loser = the loser draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-discard-own = you discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-discard-enemy = the enemy discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-discard-winner = the winner discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-discard-loser = the loser discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
effect-search = search and show:
effect-recover = recover to the hand:
effect-return = return to the hand:
effect-put-in-play = put in play without cost:
effect-eliminate = eliminate:
effect-mobilise = mobilise without cost or action:
effect-demobilise = demobilise:
effect-force = +{ $by } force this turn:
effect-bonus = +{ $by } military bonus this turn:
effect-block = cannot intervene for the rest of the turn:
effect-extra-action = extra military action this turn:
effect-protect-turn = protection this turn
effect-protect-next = protection until your next turn
effect-cost-play-down = −{ $by } to the cost of playing:
effect-cost-play-up = +{ $by } to the cost of playing:
effect-cost-mobilise-down = −{ $by } to the cost of mobilising:
effect-cost-mobilise-up = +{ $by } to the cost of mobilising:
effect-cost-next-down = −{ $by } to the cost of playing, this turn:
effect-cost-next-up = +{ $by } to the cost of playing, this turn:
effect-grant-conquest = have Conquest:
effect-look-at-hand = look at the enemy's hand
effect-activate = activate a { $board } objective, whatever its conditions
shield-elimination = from elimination by cards
shield-return = from return to the hand
shield-block = from being kept from intervening
shield-combat = from falling in combat
shield-and = and { $danger }
shield-for = for
count-one-card = 1 card
count-up-to-card = up to { $most } cards
count-all-card = all cards
count-next-card = { $most ->
        [one] the next card
       *[other] the next { $most } cards
    }
count-least-card = { $most } cards or more
count-one-character = 1 character
count-up-to-character = up to { $most } characters
count-all-character = all characters
count-next-character = { $most ->
        [one] the next character
       *[other] the next { $most } characters
    }
count-least-character = { $most } characters or more
count-one-army = 1 army
count-up-to-army = up to { $most } armies
count-all-army = all armies
count-next-army = { $most ->
        [one] the next army
       *[other] the next { $most } armies
    }
count-least-army = { $most } armies or more
count-one-measure = 1 measure
count-up-to-measure = up to { $most } measures
count-all-measure = all measures
count-next-measure = { $most ->
        [one] the next measure
       *[other] the next { $most } measures
    }
count-least-measure = { $most } measures or more
zone-own-in-play = of yours in play
zone-own-rearguard = in your rearguard
zone-own-mobilised = of yours at a military objective
zone-own-hand = in your hand
zone-own-limbo = in your limbo
zone-own-reserve = in your reserve
zone-own-at = of yours at { $place }
zone-enemy-in-play = of the enemy's in play
zone-enemy-rearguard = in the enemy's rearguard
zone-enemy-mobilised = of the enemy's at a military objective
zone-enemy-at = of the enemy's at { $place }
zone-any-in-play = of either side in play
zone-any-rearguard = in either rearguard
zone-any-mobilised = of either side at a military objective
zone-under-command = under his command
filter-faction = ({ $faction })
filter-class = ({ $class })
filter-military = with a military bonus
filter-civil = without a military bonus
filter-force-max = of force { $most } or less
filter-cost-max = of cost { $most } or less
filter-attacker = where its side attacks
filter-defender = where its side defends
filter-leadership = with Leadership
filter-other = other than this card

## Why not

illegal-a-group-is-declared = A group is declared: the combat goes on.
illegal-ability-used = The leader used that ability this turn.
illegal-action-spent = { $card } has no military action left this turn.
illegal-already-in-a-group = { $card } is in a group already.
illegal-already-named = A leader was named this turn already.
illegal-arm-not-admitted = The objective defended by { $side } does not admit the arm of { $card }.
illegal-cannot-face-that-arm = { $card } cannot defend against the arm of group { $group }.
illegal-chosen-already = The effect has chosen { $card } already.
illegal-combat-already-declared = Combat was declared this turn already.
illegal-combat-was-declared = Enthusiasm is for before the combat.
illegal-combat-was-fought = { $card } is for a turn in which no combat was declared.
illegal-commands-already = { $card } commands armies already.
illegal-discipline-too-late = Discipline is activated no later than one's own declaration.
illegal-in-no-group = { $card } is in no group.
illegal-intervention-blocked = { $card } cannot intervene any more this turn.
illegal-intervention-used = Intervention { $which } of { $card } was used this turn.
illegal-leader-is-permanent = The National leader is permanent.
illegal-leader-too-dear = There is not enough Economy for the leader's ability.
illegal-leads-already = { $card } is the leader already.
illegal-led-already = { $card } has a commander already.
illegal-match-over = The match is over.
illegal-measures-only-in-combat = { $card } is no measure: no characters or armies are played in combat.
illegal-moral-too-high = { $card } asks for a lower Morale of your side.
illegal-must-lead-an-army = A commander leads one army at least.
illegal-needs-a-leader = { $card } asks for a leader of your side.
illegal-needs-another-leader = { $card } asks for a leader of a certain faction.
illegal-needs-cards = { $card } asks for cards that are not there.
illegal-needs-factions = { $card } asks for more factions in play.
illegal-needs-half-resistance = { $card } asks for half of the Resistance Points at the objective you defend.
illegal-needs-military-objective = { $card } asks for an active military objective.
illegal-needs-objective-attacked = { $card } asks for an active military objective that you attack.
illegal-needs-objective-defended = { $card } asks for an active military objective that you defend.
illegal-no-aid-yet = { $card } is international aid, which is not played before the end of one's own first turn.
illegal-no-army-to-lead = There is no army that { $card } could lead now.
illegal-no-card-to-act-on = A mandatory effect of { $card } finds no card to act on.
illegal-no-card-to-discard = You have no card to discard.
illegal-no-diplomacy-to-lose = There is no Diplomacy to lose.
illegal-no-economy-to-lose = { $card } takes more Economy than there is.
illegal-no-enthusiasm = { $card } has no Enthusiasm.
illegal-no-group-is-declared = No group is declared: declare one, or renounce the combat.
illegal-no-leader = Your side has no leader.
illegal-no-leaders-in-this-match = There are no leaders in this match.
illegal-no-leaders-of-that-faction = Your side has no leaders of this faction: { $faction }.
illegal-no-leadership = { $card } cannot lead this faction: { $faction }.
illegal-no-measures-any-more = Measures can no longer be played in this combat.
illegal-no-moral-to-lose = { $card } takes more Morale than there is.
illegal-no-objective-admits-it = No active objective admits { $card }.
illegal-no-objective-left = No { $board } objective is left to activate now.
illegal-no-objective-there = No military objective defended by { $side } is active.
illegal-no-objective-to-activate = { $card } finds no objective to activate.
illegal-no-objective-to-fight-for = No military objective is active.
illegal-no-political-objective-there = No political objective defended by { $side } is active.
illegal-no-resistance-to-change = { $card } finds no military objective to act on.
illegal-no-ring-to-move = { $card } finds no Diplomacy ring to move.
illegal-no-such-group = There is no group { $group }.
illegal-no-such-intervention = { $card } has no intervention { $which }.
illegal-no-target = There is nothing the leader's ability could act on.
illegal-not-a-commander = { $card } is no commander.
illegal-not-an-army = { $card } is no army.
illegal-not-an-objective = { $card } is no objective.
illegal-not-at-his-objective = { $card } is not at the commander's objective.
illegal-not-at-that-objective = { $card } is not at the objective of that group.
illegal-not-in-combat = That is not done in combat.
illegal-not-in-hand = { $card } is not in your hand.
illegal-not-in-play = { $card } is not in play.
illegal-not-in-rearguard = { $card } is not in the rearguard.
illegal-not-in-this-engagement = { $card } is not in this engagement.
illegal-not-in-this-turn = Intervention { $which } of { $card } is not for this turn.
illegal-not-mobilised = { $card } is not mobilised.
illegal-not-now = That cannot be done now.
illegal-not-of-his-arm = { $card } is not of the commander's arm.
illegal-not-of-his-group = { $card } is in another group than the commander's other armies, and its Discipline is not activated.
illegal-not-of-that-arm = { $card } is not of the arm of that group.
illegal-not-of-that-board = Only an objective of the other kind can be activated now.
illegal-not-of-that-faction = The card is not of this faction: { $faction }.
illegal-not-on-itself = { $card } does not act on itself.
illegal-not-where-the-effect-looks = { $card } does not lie where the effect looks.
illegal-not-won-yet = The { $board } objective defended by { $side } is not won yet.
illegal-not-your-card = { $card } is your partner's to use.
illegal-not-your-side = { $card } is no card of your side.
illegal-nothing-to-resolve-there = No { $board } objective defended by { $side } is active.
illegal-objective-resolved = { $card } is resolved.
illegal-objectives-are-chosen = Objectives are chosen in this match, not drawn.
illegal-objectives-come-at-random = Objectives come at random in this match.
illegal-one-is-compulsory = One has to be chosen.
illegal-only-a-reply = A declaration of combat is answered with measures and interventions only.
illegal-only-in-combat = { $card } acts in combat only.
illegal-only-in-own-turn = { $card } acts in your own turn only.
illegal-only-the-active-side = Only the active side may do that.
illegal-partners-leader = The leader is your partner's.
illegal-passive-plays-measures-only = { $card } is no measure: the passive side plays measures only.
illegal-points-used-up = There are not enough points left.
illegal-ring-is-locked = The ring of the objective defended by { $side } is locked.
illegal-safe-from-block = { $card } is protected: its interventions cannot be stopped.
illegal-safe-from-elimination = { $card } is protected from elimination.
illegal-safe-from-return = { $card } is protected from going back to the hand.
illegal-skill-not-there = { $card } does not have this ability: { $skill }.
illegal-skill-used = { $card } has activated this ability this turn: { $skill }.
illegal-skills-only-in-combat = Abilities of armies are activated in the strategy phases and declarations of a combat.
illegal-space-taken = An objective is active in the space of { $card }.
illegal-stays-in-rearguard = { $card } is neither army nor commander, and stays in the rearguard.
illegal-too-dear = There is not enough Economy for { $card }.
illegal-too-dear-as-that-faction = There is not enough Economy for a card of this faction: { $faction }.
illegal-too-few-armies = Too few armies are in play to attack it, and too few in the limbo to defend it.
illegal-too-few-cards-to-discard = { $card } has more cards discarded than there are.
illegal-too-few-cards-to-draw = { $card } has more cards drawn than the reserve holds.
illegal-too-few-civilians = Too few characters without military bonus are in the rearguard.
illegal-too-few-followers = Too few characters of this faction are in play: { $faction }.
illegal-weaker-ones-fall-first = Weaker armies fall before { $card }.
illegal-withstood-already = { $card } has withstood its damage already.
illegal-wrong-card-for-the-effect = The effect is not about a card such as { $card }.
illegal-wrong-side-for-the-effect = The effect is not about the side of { $card }.

## Be careful

caution-buys-nothing = That would change nothing.
caution-empty-reserve = The reserve is empty: you would discard and draw nothing.
caution-leader-replaced = The old leader goes, and { $moral } Morale with him.
caution-no-combat = If the enemy passes too, the main phase ends: your armies at the objectives will not have fought this turn.
caution-no-commander = No character at the objective of { $card } commands more than one army: Discipline would do nothing.
caution-nobody-can-attack = You have no army at an objective that could fight: you could only renounce the combat.
caution-points-left = { $points ->
        [one] 1 point is left, and would be lost.
       *[other] { $points } points are left, and would be lost.
    }
caution-resistance-full = { $objective } has all its Resistance Points: a counter-attack that nobody faces gains none.
caution-resistance-gone = { $objective } has no Resistance Points left, and none come back: a counter-attack that nobody faces gains none.

## Windows to interrupt

window-reply = Reply to each enemy action
window-last-word = Last word, when the enemy passes
window-combat-reply = Reply to a declaration of combat
window-strategy-1 = Combat: first strategy phase
window-strategy-2 = Combat: second strategy phase
window-strategy-3 = Combat: third strategy phase
window-offer = Objective to activate for lost Diplomacy

## In the terminal

screen-tracks = Economy { $economy } · Morale { $moral } · military points { $military } · political { $political }
screen-stock = hand { $hand }, reserve { $reserve }, limbo { $limbo }:
screen-rearguard = rearguard:
screen-field = resistance { $resistance } of { $of }, turns { $turns }, defended by
screen-ring = Diplomacy { $steps } of { $of }
card-cost = cost { $cost }
card-force = force { $force }
card-commands = +{ $bonus } to { $command } armies
card-mobilisation = mobilise { $cost }
card-points = { $political } political and { $military } military points
card-diplomacy = Diplomacy { $steps }
card-resistance = { $points } Resistance Points in { $turns } turns
