### Amanecer soviético: what this game says.
### Fronts carry no article ("Southern front"): the sentences add it.

## Fronts

front-baltic = Baltic front
front-finland = Finland front
front-allied = Allied front
front-eastern = Eastern front
front-southern = Southern front
front-poland = Poland front

## Front counters

unit-germany = Germany
unit-yudenich = Yudenich
unit-svinhufud = Svinhufud
unit-mannerheim = Mannerheim
unit-british-usa = British/USA
unit-kolchak = Kolchak
unit-semyonov = Semyonov
unit-denikin = Denikin
unit-wrangel = Wrangel
unit-pilsudski = Pilsudski

## Periods

period-twilight = Twilight
period-darkness = Darkness
period-dawn = Dawn

## Card markers

marker-czech-legion = Czech Legion
marker-czar-freed = Czar freed
marker-petrograd-fortified = Petrograd fortified
marker-curzon-line = Curzon Line

## Reorganization markers

asset-cheka = Cheka
asset-tank-corps = tank corps
asset-armoured-trains = armoured trains
asset-applied-expertise = applied expertise
asset-communist-subversion = communist subversion
asset-comintern = Comintern
asset-imperial-gold = imperial gold reserve

## Great War status

war-russia-in-war = Russia in World War I
war-treaty = Treaty of Brest-Litovsk signed
war-bukharin = revolutionary war (Bukharin option)
war-over = war over

## Where a die roll modifier comes from

modifier-card = card in force
modifier-czech-legion = Czech Legion
modifier-czar-freed = Czar freed
modifier-czar-executed = Czar executed
modifier-tank-corps = tank corps
modifier-armoured-trains = armoured trains
modifier-applied-expertise = applied expertise
modifier-comintern = Comintern
modifier-political-cap = political DRMs never exceed +1
modifier-forgone-actions = forgone actions

## Why the political level changed

cause-action = political action
cause-crisis = political crisis
cause-curzon-line = offensive across the Curzon Line
cause-dissent = dissent
cause-event = event of the card
cause-treaty = Treaty of Brest-Litovsk
cause-streak = Jassy conference

## Signs

sign-plus = +
sign-minus = −

## Conditions on a card's text, set before the sentence

when-treaty = If the Treaty was signed
when-bukharin = If the Bukharin option was taken
when-war-goes-on = If the Great War is not over

## Grades of victory and defeat

grade-ramshackle-state = ramshackle Soviet state
grade-nominal-state = nominal Soviet state
grade-proud-state = proud Soviet state
grade-grand-state = grand Soviet state
grade-tactical-victory = tactical victory
grade-marginal-victory = marginal victory
grade-operational-victory = operational victory
grade-strategic-victory = strategic victory
grade-international-victory = international victory
grade-dustbin-of-history = dustbin of history
grade-failed-experiment = failed experiment
grade-lessons-for-the-future = lessons for the future
grade-lost-cause = lost cause, though the legacy lives on
grade-draw = draw
grade-marginal-defeat = marginal defeat
grade-strategic-defeat = strategic defeat
grade-crushing-defeat = crushing defeat

## What must be decided or rolled

prompt-over = The match is over.
prompt-draw = Draw the next event card.
prompt-cheka = Use the Cheka to send the card back, or play it?
prompt-brest = Sign the Treaty of Brest-Litovsk or take the Bukharin option?
prompt-subversion = Communist subversion: act before the White armies move?
prompt-gold-advance = The { $front } is about to advance to { $place }. Spend the gold to stop it?
prompt-actions = Spend an action ({ $actions } left).
prompt-markers =
    Spend a marker? You have { $reserves ->
        [one] 1 reserve offensive
       *[other] { $reserves } reserve offensives
    } and { $decrees ->
        [one] 1 political decree
       *[other] { $decrees } political decrees
    }.
prompt-gold-dice = { $expertise ->
        [0] The die shows { $die } ({ $throw }). Spend the gold to turn it?
       *[other] The die shows { $die }, the expertise die { $expertise } ({ $throw }). Spend the gold to turn one of them?
    }
prompt-expertise = The die shows { $die }. Roll the expertise die.
prompt-throw = Roll the die: { $throw }.

## What a die is rolled for

throw-offensive = offensive
throw-political = political level
throw-reorganization = Red Army reorganization
throw-table = reorganization table
throw-dissent = dissent
throw-removal = removal check
throw-fortification = fortified Petrograd
throw-makhno = Makhno's revolt

## Actions, as buttons say them

action-offensive = Offensive against the { $front }
action-armoured-offensive = Offensive with armoured trains against the { $front }
action-political = Raise the political level
action-reorganize = Reorganize the Red Army
action-assign-tanks = Assign the tank corps to the { $front }
action-forgo = Forgo an action (+1 DRM to the dissent roll)
action-fortify = Give up the card's actions and fortify Petrograd
action-decline = Decline the remaining actions
action-reserve-offensive = Reserve offensive against the { $front }
action-decree-political = Decree: raise the political level
action-decree-reorganize = Decree: reorganize the Red Army
action-end-phase = Spend no more markers
action-use-cheka = Use the Cheka: send the card back
action-keep-card = Play the card
action-sign-treaty = Sign the Treaty
action-bukharin = Take the Bukharin option
action-swap-phases = Act before the White armies
action-keep-phases = Keep the order of the phases
action-block-advance = Spend the gold: stop the advance
action-allow-advance = Let the front advance
action-set-die = Spend the gold: turn the die to { $face }
action-set-expertise = Spend the gold: turn the expertise die to { $face }
action-accept-dice = Let the roll stand

## Chance

chance-die = Die: { $die }.
chance-card = Card #{ $number }: "{ $title }".

## The log: cards and markers

event-card-drawn = Card drawn: #{ $number }, "{ $title }".
event-card-returned = The Cheka sends card #{ $number }, "{ $title }", back into the deck.
event-card-recycled = Card #{ $number }, "{ $title }", joins the { $period } cards and does not count as played.
event-phases-swapped = Communist subversion: you act before the White armies.
event-treaty-signed = You sign the Treaty of Brest-Litovsk.
event-bukharin-chosen = You take the Bukharin option: the war with Germany goes on.
event-marker-placed = Marker placed: { $marker }.
event-marker-removed = Marker removed: { $marker }.
event-czar-executed = The Czar is executed: +1 DRM to this turn's offensives, reserve ones excepted.
event-war-status = Great War status: { $war }.
event-deck-added = The { $period } cards are shuffled into the deck.

## The log: fronts

event-unit-flipped = Counter flipped: { $unit } now commands.
event-unit-exchanged = { $unit } takes over the { $front }.
event-front-activated = The { $front } becomes active.
event-front-deactivated = The { $front } becomes inactive.
event-move-ignored = The { $front } does not move: it is inactive.
event-move-void = The { $front } does not move: it has been eliminated.
event-allies-waver = The Allies begin to hesitate: while the political level stands here, their front does not advance.
event-allies-resolve = The Allies hesitate no longer: their front advances again.
event-allies-hesitate = Allied hesitation: the Allied front does not advance.
event-moscow-safe = The { $front } cannot enter Moscow this turn: it stops in box 1.
event-front-advanced = { $number ->
        [0] The { $front } reaches { $place }!
       *[other] The { $front } advances to { $place } (box { $number }).
    }
event-front-retreated = The { $front } retreats to { $place } (box { $number }).
event-front-cornered = The { $front } is already in its highest box and retreats no further.
event-advance-blocked = The gold stops the { $front }: it does not advance this box.
event-city-fell = { $place } falls to the { $front }: political crisis.
event-fell-before = { $place } had fallen already: the { $front } brings no further crisis.
event-fortification-thrown = The { $front } against fortified Petrograd: die { $die }, battle value { $battle } (it enters on less).
event-fortification-held = Petrograd holds: the { $front } stays and loses the rest of its advance.
event-removal-thrown = Removal check of the { $front }: die { $die }, box { $number } (eliminated on less).
event-front-eliminated = The { $front } is eliminated.
event-front-survives = The { $front } is not eliminated.
event-denikin-comes-on = Denikin comes on: 1 box for the Southern front, then 1 action for you.
event-denikin-stopped = Denikin is stopped: no further step.
event-makhno-helps-whites = Makhno's revolt: die { $die }, the Southern front is to advance 1 box.
event-makhno-hinders-whites = Makhno's revolt: die { $die }, the Southern front is to retreat 1 box.

## The log: rolls and actions

event-modified = { $sign }{ $size } DRM: { $modifier }.
event-expertise-thrown = Expertise die: { $die }.
event-offensive-thrown = { $drm ->
        [0] Offensive against the { $front }: die { $die }, battle value { $battle }.
       *[other] Offensive against the { $front }: die { $die }, modified { $result }, battle value { $battle }.
    }
event-offensive-won = The offensive against the { $front } succeeds.
event-offensive-lost = The offensive against the { $front } fails.
event-political-thrown = { $drm ->
        [0] Political level: die { $die }, resistance { $resistance }.
       *[other] Political level: die { $die }, modified { $result }, resistance { $resistance }.
    }
event-political-failed = The roll fails: the political level does not change.
event-level-raised = The political level rises by { $by }, to { $level } ({ $cause }).
event-level-lowered = The political level drops by { $by }, to { $level } ({ $cause }).
event-reorganization-thrown = { $drm ->
        [0] Red Army reorganization: die { $die }, 6 needed.
       *[other] Red Army reorganization: die { $die }, modified { $result }, 6 needed.
    }
event-reorganization-failed = The reorganization fails.
event-table-thrown = Reorganization table: die { $die }.
event-asset-gained = Marker gained: { $asset }.
event-nothing-gained = No marker gained: you own that one, and the gold reserve is not available.
event-asset-returned = Marker back on its table: { $asset }.
event-tanks-assigned = The tank corps is assigned to the { $front }.
event-tanks-returned = The tank corps is available again: the { $front } has been eliminated.
event-action-forgone = Forgone actions: { $total } (+{ $total } DRM to the dissent roll).
event-actions-declined = { $count ->
        [one] 1 action declined.
       *[other] { $count } actions declined.
    }
event-reserve-spent = { $left ->
        [0] Reserve offensive spent: none left.
       *[other] Reserve offensive spent: { $left } left.
    }
event-decree-spent = { $left ->
        [0] Political decree spent: none left.
       *[other] Political decree spent: { $left } left.
    }
event-gold-spent = Imperial gold reserve spent: it is out of the game.
event-die-turned = The die is turned to { $face }.
event-expertise-turned = The expertise die is turned to { $face }.
event-dissent-thrown = { $drm ->
        [0] Dissent roll: die { $die }.
       *[other] Dissent roll: die { $die }, modified { $result }.
    }
event-dissent-calm = Dissent: the political level does not change.

## The log: the end. A score of 0 is one not yet counted, or not worth a word

event-ended-political-victory = { $score ->
        [0] Political victory: { $grade }.
        [one] Political victory: { $grade } (1 point).
       *[other] Political victory: { $grade } ({ $score } points).
    }
event-ended-political-defeat = { $score ->
        [0] The regime collapses. Political defeat: { $grade }.
        [one] The regime collapses. Political defeat: { $grade } (1 card played).
       *[other] The regime collapses. Political defeat: { $grade } ({ $score } cards played).
    }
event-ended-military-victory = { $score ->
        [0] Moscow has held. Military victory: { $grade }.
        [one] Moscow has held. Military victory: { $grade } (1 point).
       *[other] Moscow has held. Military victory: { $grade } ({ $score } points).
    }
event-ended-military-defeat = { $score ->
        [0] The Red defence collapses. Military defeat: { $grade }.
        [one] The Red defence collapses. Military defeat: { $grade } (1 card not played).
       *[other] The Red defence collapses. Military defeat: { $grade } ({ $score } cards not played).
    }

## Windows to interrupt

window-gold-advance = Imperial gold: to stop an advance
window-gold-dice = Imperial gold: to turn a die

## What to be careful of

caution-actions-lost = { $actions ->
        [one] You give up the action you have left.
       *[other] You give up the { $actions } actions you have left.
    }
caution-curzon-line = { $level ->
        [1] Won or lost, an offensive across the Curzon Line costs 1 political level. At level 1 that is collapse.
       *[other] Won or lost, an offensive across the Curzon Line costs 1 political level.
    }
caution-fortify = { $actions ->
        [one] Fortifying takes the card's only action.
       *[other] Fortifying takes all { $actions } of the card's actions.
    }
caution-hopeless-offensive = With these DRMs not even a 6 beats the { $front }.
caution-last-box = The { $front } already stands in its highest box: success changes nothing.
caution-nothing-to-gain = No face of the table would bring you a marker.
caution-treaty = { $cost ->
        [one] The Treaty costs 1 political level at the end of the turn. At level { $level } that is collapse, unless you raise it first.
       *[other] The Treaty costs { $cost } political levels at the end of the turn. At level { $level } that is collapse, unless you raise it first.
    }

## Why an action is not legal

illegal-match-over = The match is over.
illegal-not-now = That cannot be done at this point of the turn.
illegal-actions-used = No actions are left: only reserve offensives and political decrees can still be spent.
illegal-markers-after-actions = Reserve offensives and political decrees come last: first use or decline the actions you have left.
illegal-front-eliminated = The { $front } has been eliminated.
illegal-front-inactive = The { $front } is inactive: only active fronts can be attacked.
illegal-offensives-banned = The card bans all offensives this turn.
illegal-front-shielded = The card bans offensives against the { $front } this turn.
illegal-no-trains = You do not own the armoured trains.
illegal-trains-used = The armoured trains have already been used this turn.
illegal-political-banned = The card bans political actions this turn.
illegal-no-tanks = You do not own the tank corps.
illegal-tanks-already-there = The tank corps is already on the { $front }.
illegal-nothing-to-forgo-for = No dissent roll this turn takes forgone actions into account.
illegal-cannot-fortify = Only card #46 lets you fortify Petrograd.
illegal-already-fortified = Petrograd is already fortified.
illegal-petrograd-was-occupied = Petrograd was occupied when the card was revealed.
illegal-already-acted = You have already spent an action: fortifying Petrograd takes all of the card's actions.
illegal-no-reserves = You have no reserve offensives left.
illegal-no-decrees = You have no political decrees left.
illegal-reserves-banned = The card bans all offensives this turn, reserve ones included.
illegal-decree-banned = The card bans political actions this turn, even by decree.
illegal-no-expertise-die = There is no expertise die in this roll.
illegal-brest-by-card = That choice comes with the headline of card #8, once it has been played.
illegal-brest-decided = The choice at Brest-Litovsk has been made and stands for the rest of the match.
illegal-brest-first = First choose between the Treaty of Brest-Litovsk and the Bukharin option.
illegal-cheka-at-the-draw = The Cheka acts only when a card has just been revealed, before any of it is applied.
illegal-cheka-first = First decide whether the Cheka sends the revealed card back.
illegal-denikin-keeps-order = Communist subversion cannot be used on card #40: its steps keep their order.
illegal-gold-first = First decide whether the imperial gold is spent.
illegal-gold-is-spent = The imperial gold has been spent and is out of the game.
illegal-no-advance-to-stop = The gold stops a front only just before it enters a box, and no front is about to.
illegal-no-cheka = You do not own the Cheka.
illegal-no-dice-to-turn = The gold turns a die only between the roll and its effect, and no roll awaits its effect.
illegal-no-gold = You do not own the imperial gold.
illegal-no-subversion = You do not own communist subversion.
illegal-no-white-armies = There is no White Armies phase this turn to act before.
illegal-order-is-settled = The order of the phases can be chosen only before the first of the two begins.
illegal-same-expertise-face = The expertise die already shows { $face }.
illegal-same-face = The die already shows { $face }.
illegal-subversion-first = First decide whether communist subversion lets you act before the White armies.

## The text of a card, made from its effects

effect-choose-brest = Choose: sign the Treaty of Brest-Litovsk or take the Bukharin option.
effect-place-czech-legion = Place the Czech Legion marker: −1 DRM to offensives against the Eastern front, reserve ones excepted.
effect-place-curzon-line = Place the Curzon Line marker: each offensive against Poland in Lvov costs 1 political level, reserve ones included.
effect-remove = Remove the marker: { $marker }.
effect-czars-fate = If the Eastern front is in box 3 or nearer to Moscow, the Czar is freed: −1 DRM to offensives for the rest of the game. If not, he is executed: +1 DRM to offensives this turn. Reserve offensives are exempt.
effect-flip = The counter is flipped to { $unit }.
effect-exchange = { $unit } replaces the present unit of the front.
effect-activate = The { $front } becomes active.
effect-deactivate = The { $front } becomes inactive.
effect-advance = { $boxes ->
        [one] The { $front } advances 1 box.
       *[other] The { $front } advances { $boxes } boxes.
    }
effect-retreat = { $boxes ->
        [one] The { $front } retreats 1 box.
       *[other] The { $front } retreats { $boxes } boxes.
    }
effect-makhno = Roll a die: on 1 to 3 the Southern front advances 1 box, on 4 to 6 it retreats 1.
effect-denikin = { $actions ->
        [one] In steps: the Southern front advances 1 box, then you get 1 action. Repeat until an offensive against it succeeds.
       *[other] In steps: the Southern front advances 1 box, then you get { $actions } actions. Repeat until an offensive against it succeeds.
    }
effect-moscow-safe = The { $front } cannot enter Moscow: it stops in box 1.
effect-fortify = If Petrograd was free when the card was revealed, you may give up all of its actions and fortify the city.
effect-ban-offensives = No offensives, reserve ones included.
effect-ban-offensives-against = No offensives against the { $front }, reserve ones excepted.
effect-ban-political = No political actions, not even by decree.
effect-drm-offensives = { $sign }{ $size } DRM to offensives, reserve ones excepted.
effect-drm-offensives-against = { $sign }{ $size } DRM to offensives against the { $front }, reserve ones excepted.
effect-drm-political = { $sign }{ $size } DRM to political actions, decrees excepted.
effect-drm-reorganization = { $sign }{ $size } DRM to reorganizations, decrees excepted.
effect-actions = { $actions ->
        [one] You get 1 action.
       *[other] You get { $actions } actions.
    }
effect-dissent-forgo = Dissent roll: each forgone action gives +1 DRM.
effect-dissent = Dissent roll, with no DRM.
effect-streak = Roll for the political level at +{ $drm } DRM exactly: each success raises it by 1 and lets you roll again, until a roll fails.
effect-level-up = The political level rises by { $by }.
effect-level-down = The political level drops by { $by }.
effect-treaty-cost = The political level drops by the cost of the Treaty.
effect-removal = Removal check of the { $front }: eliminated in its highest box, elsewhere on a die less than its box number.
effect-war = Great War status: { $war }.
effect-add-deck = Shuffle the { $period } cards into the deck.
effect-recycle = This card joins the { $period } cards to appear again and does not count as played.

## Endings

outcome-political-victory = Political victory
outcome-political-defeat = Political defeat
outcome-military-victory = Military victory
outcome-military-defeat = Military defeat
