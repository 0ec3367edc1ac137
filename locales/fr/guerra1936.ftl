### 1936 Guerra Civil: what this game says.

## Sides, factions, classes

side-national = le camp national
side-republic = la République
player-1 = le camp national, joueur 1
player-2 = la République, joueur 2
player-3 = le camp national, joueur 3
player-4 = la République, joueur 4
faction-republicans = républicains
faction-socialists = socialistes
faction-communists = communistes
faction-anarchists = anarchistes
faction-republic-military = militaires de la République
faction-catalans = nationalistes catalans
faction-basques = nationalistes basques
faction-poum = P.O.U.M.
faction-aid-republic = aide internationale à la République
faction-generic-republic = génériques de la République
faction-national-military = militaires nationaux
faction-falangists = phalangistes
faction-monarchists = monarchistes
faction-carlists = carlistes
faction-church = l'Église
faction-morocco = Protectorat du Maroc
faction-aid-national = aide internationale aux nationaux
faction-generic-national = génériques nationales
class-militia = miliciens
class-mixed-brigade = brigade mixte
class-international-brigade = brigade internationale
class-artillery = artillerie
class-public-order = ordre public
class-infantry = infanterie
class-requetes = requetés
class-regulares = regulares
class-falange-militia = milice phalangiste
class-cavalry = cavalerie
class-italian-division = division italienne
class-monarchist-militia = milice monarchiste
aid-ussr = URSS
aid-international-brigades = Brigades internationales
aid-germany = Allemagne
aid-italy = Italie
arm-land = terre
arm-sea = mer
arm-air = air
board-military = militaire
board-political = politique

## Abilities of armies

skill-ranged = Attaque à distance
skill-discipline = Discipline
skill-fury = Fureur
skill-assimilation = Assimilation
skill-conquest = Conquête
skill-enthusiasm = Enthousiasme

## Additional consequences

consequence-own-economy = +1 Économie propre
consequence-enemy-economy = −1 Économie ennemie
consequence-own-moral = +1 Moral propre
consequence-enemy-moral = −1 Moral ennemi
consequence-draw = piocher une carte
consequence-discard = l'ennemi défausse une carte

## What a deck can do

power-conquer = gagner les objectifs militaires attaqués
power-activate-political = activer des objectifs politiques
power-negotiate = gagner de la Diplomatie
power-raise-moral = relever son Moral
power-lower-moral = baisser le Moral ennemi
power-name-leader = nommer un leader
power-earn = gagner de l'Économie en plus
power-draw = piocher ou chercher des cartes
power-recover = récupérer des cartes des limbes
power-fortify = relever les Points de Résistance
power-ranged = attaquer à distance

## Endings

outcome-military-victory = victoire militaire
outcome-political-victory = victoire politique
outcome-mixed-victory = victoire mixte
outcome-demoralisation = démoralisation
outcome-stalemate = partie nulle
grade-national = camp national
grade-republic = République

## Questions

prompt-over = La partie est terminée.
prompt-build = Un paquet est tiré au hasard.
prompt-lot = Un paquet d'exemple est tiré au sort.
prompt-deal = On distribue les mains de départ.
prompt-draw = On pioche une carte.
prompt-overflow = Trop de cartes en main : défaussez-en une.
prompt-discard = Défaussez une carte.
prompt-exchange = Défaussez une carte pour en piocher une autre.
prompt-main = Tour : { $side }, Économie { $economy } : que faites-vous ?
prompt-last-word = { $side } a passé. Si vous passez aussi, la phase principale finit.
prompt-reply = Tour de { $side } : vous pouvez répliquer.
prompt-combat-reply = Le combat est déclaré : réplique.
prompt-strategy-1 = Première phase de stratégie.
prompt-strategy-2 = Deuxième phase de stratégie.
prompt-strategy-3 = Troisième phase de stratégie.
prompt-play-as = Comme carte de quelle faction est-elle jouée ?
prompt-pick = Choisissez pour l'effet de la carte.
prompt-front = À quel objectif militaire ?
prompt-ring = Sur quel objectif politique la Diplomatie bouge-t-elle ?
prompt-offer = L'ennemi a perdu de la Diplomatie : vous pouvez activer un objectif politique.
prompt-activation = Activez un objectif.
prompt-random-objective = Un objectif est activé au hasard.
prompt-defender = Lequel des deux défend ?
prompt-offensive = Déclaration offensive : formez des groupes.
prompt-grouping = Quelle armée rejoint le groupe ?
prompt-defensive = Déclaration défensive : affectez des armées aux groupes attaquants.
prompt-commanding = Quel personnage prend le commandement ?
prompt-leading = Quelle armée passe sous son commandement ?
prompt-losses = Quelle armée encaisse les dégâts ?
prompt-armistice = Quel objectif est résolu d'abord ?
prompt-consequences = Conséquences supplémentaires de l'objectif gagné.
prompt-waiting-turn = Le tour suit son cours.

## Actions

action-pass = Passer
action-done = Terminer
action-renounce = Renoncer au combat
action-decline = N'en activer aucun
action-find-nothing = Ne prendre aucune carte
action-declare-combat = Déclarer le combat
action-take-defence = Défendre avec les siens
action-leave-defence = Laisser le partenaire défendre
action-leader-general = Leader : défausser et piocher
action-leader-faction = Leader : aptitude de sa faction
action-play = Jouer { $card } (n° { $number })
action-as = Comme carte de cette faction : { $faction }
action-intervene = Intervention { $which } de { $card } (n° { $number })
action-mobilise = Mobiliser { $card } (n° { $number }) à l'objectif défendu par { $side }
action-enthuse = Enthousiasme : mobiliser { $card } (n° { $number }) à l'objectif défendu par { $side }
action-demobilise = Démobiliser { $card } (n° { $number })
action-name = Nommer leader { $card } (n° { $number }), { $faction }
action-activate = Activer { $card } (n° { $number })
action-activate-any = Activer au hasard un objectif : { $board }
action-ability = { $skill } : { $card } (n° { $number })
action-ring = Sur celui que défend { $side }
action-front = À celui que défend { $side }
action-settle = Résoudre l'objectif { $board } défendu par { $side }
action-choose = { $card } (n° { $number })
action-discard = Défausser { $card } (n° { $number })
action-find = Prendre { $card } (n° { $number })
action-group = Nouveau groupe avec { $card } (n° { $number })
action-join = { $card } (n° { $number }) rejoint
action-defend = { $card } (n° { $number }) contre le groupe { $group }
action-command = { $card } (n° { $number }) prend le commandement
action-under = Sous son commandement : { $card } (n° { $number })
action-lose = { $card } (n° { $number }) encaisse
action-buy = { $consequence }

## Chance

chance-card = Carte : { $card } (n° { $number })
chance-deck = Paquet : { $deck }
chance-objective = Objectif : { $card } (n° { $number })

## Log

event-turn-began = Tour { $turn } : { $player }.
event-deck-drawn-hidden = { $player } : une carte pour le paquet.
event-deck-drawn = { $player } : { $card } (n° { $number }) pour le paquet.
event-deck-lot-hidden = { $player } : un paquet d'exemple, tiré au sort en secret.
event-deck-lot = { $player } : le sort donne le paquet « { $deck } ».
event-card-drawn-hidden = { $player } pioche une carte.
event-card-drawn = { $player } pioche { $card } (n° { $number }).
event-discarded = { $player } défausse { $card } (n° { $number }).
event-economy-rose = { $side } : +{ $by } Économie ({ $now }).
event-economy-fell = { $side } : −{ $by } Économie ({ $now }).
event-moral-rose = { $side } : +{ $by } Moral ({ $now }).
event-moral-fell = { $side } : −{ $by } Moral ({ $now }).
event-points-scored = { $side } : +{ $political } politiques, +{ $military } militaires.
event-resistance-rose = { $card } (n° { $number }) : +{ $by } Points de Résistance ({ $now }).
event-resistance-fell = { $card } (n° { $number }) : −{ $by } Points de Résistance ({ $now }).
event-turns-rose = { $card } (n° { $number }) : +{ $by } Tours de Résistance ({ $now }).
event-turns-fell = { $card } (n° { $number }) : −{ $by } Tours de Résistance ({ $now }).
event-diplomacy-moved = { $card } (n° { $number }) : { $by } de Diplomatie vers { $side }, à { $now } du centre.
event-diplomacy-wasted = { $side } : la Diplomatie ne bouge aucun marqueur.
event-played = { $player } joue { $card } (n° { $number }) pour { $cost }.
event-faction-marked = { $side } : première carte d'une faction ({ $faction }).
event-intervened = { $player } : { $card } (n° { $number }) intervient pour { $cost }.
event-mobilised = { $card } (n° { $number }) est mobilisé à { $objective }.
event-mobilised-enthusiasm = { $card } (n° { $number }) est mobilisé par Enthousiasme à { $objective }.
event-mobilised-extraordinary = { $card } (n° { $number }) arrive à { $objective } sans coût ni action.
event-demobilised = { $card } (n° { $number }) est démobilisé.
event-demobilised-extraordinary = { $card } (n° { $number }) revient à l'arrière sans dépenser d'action.
event-back-to-rearguard = { $card } (n° { $number }) revient à l'arrière.
event-leader-named = { $card } (n° { $number }) est nommé leader, { $faction }.
event-leader-lost = { $card } (n° { $number }) n'est plus leader.
event-leader-general = { $side } : le leader échange une carte.
event-leader-faction = { $side } : le leader utilise l'aptitude de sa faction.
event-objective-activated = { $side } active { $card } (n° { $number }).
event-objective-activated-diplomacy = { $side } active { $card } (n° { $number }) avec la Diplomatie perdue.
event-objective-activated-card = { $side } active { $card } (n° { $number }) par une carte.
event-activation-declined = { $side } n'active aucun objectif.
event-combat-declared = { $side } déclare le combat.
event-combat-renounced = { $side } renonce au combat.
event-skill-activated = { $card } (n° { $number }) : { $skill }.
event-grouped = { $card } (n° { $number }) dans le groupe { $group }.
event-defends = { $card } (n° { $number }) défend contre le groupe { $group }.
event-commands = { $card } (n° { $number }) commande { $army }.
event-group-strikes = Personne ne défend contre le groupe { $group } : force { $force }.
event-engaged = Groupe { $group } : { $attack } contre { $defence }.
event-ranged-damage = Groupe { $group }, à distance : { $attack } contre { $defence }.
event-withstood = { $card } (n° { $number }) résiste.
event-fell = { $card } (n° { $number }) tombe au combat.
event-eliminated = { $card } (n° { $number }) est éliminé.
event-returned = { $card } (n° { $number }) revient en main : { $player }.
event-recovered = { $player } récupère { $card } (n° { $number }).
event-found = { $player } trouve et montre { $card } (n° { $number }).
event-found-nothing = { $player } ne prend aucune carte.
event-put-in-play = { $player } met en jeu { $card } (n° { $number }).
event-force-gained = { $card } (n° { $number }) : +{ $by } force.
event-bonus-gained = { $card } (n° { $number }) : +{ $by } bonus militaire.
event-blocked = { $card } (n° { $number }) ne peut intervenir ce tour.
event-extra-action = { $card } (n° { $number }) a une action militaire de plus.
event-protected = { $card } (n° { $number }), protégé : { $danger }.
event-cheaper = { $side } : −{ $by } sur le coût des { $cards } prochaines cartes de cette sorte.
event-hand-looked = { $player } regarde la main d'un adversaire ({ $target }).
event-objective-won = { $side } gagne { $card } (n° { $number }).
event-bought = { $side } : { $consequence }.
event-ended-military = Victoire militaire : { $side }.
event-ended-political = Victoire politique : { $side }.
event-ended-mixed = Victoire mixte : { $side }.
event-ended-demoralisation = L'ennemi est démoralisé. Vainqueur : { $side }.
event-ended-stalemate = Les tours sont épuisés : partie nulle.
danger-elimination = ne peut être éliminé par des cartes
danger-return = ne peut être renvoyé en main
danger-block = ne peut être privé d'intervention
danger-combat = ne peut tomber au combat

## Card text

when-played = Quand elle est jouée
when-continuous = Influence continue
when-entering = Influence, quand il est joué
when-adjustments = Influence, à vos ajustements
when-eliminated = Influence, à son élimination
when-objective-won = Influence, quand vous gagnez un objectif
when-resolved = À sa résolution
when-intervention-own = Intervention, tour propre, coût { $cost }
when-intervention-enemy = Intervention, tour adverse, coût { $cost }
when-intervention-both = Intervention, les deux tours, coût { $cost }
condition-leader = vous avez un leader
condition-leader-of = vous avez un leader des { $faction }
condition-there = il y a
condition-there-many = il y a
condition-objective-defended = un objectif militaire que vous défendez est actif
condition-objective-active = un objectif militaire est actif
condition-moral = votre Moral est de { $most } au plus
condition-factions = vous avez en jeu des cartes d'au moins { $count } factions
condition-no-combat = vous n'avez pas déclaré de combat ce tour
condition-half = l'objectif que vous défendez garde au moins la moitié de ses Points de Résistance
condition-in-combat = pendant le combat
condition-own-turn = à votre tour
who-own = vous
who-enemy = l'ennemi
who-winner = le vainqueur
who-loser = le perdant
place-defended = l'objectif militaire que vous défendez
place-attacked = l'objectif militaire que vous attaquez
place-by-role = un objectif militaire (l'inverse si vous l'attaquez)
effect-economy-up = +{ $by } Économie pour { $who }
effect-economy-down = −{ $by } Économie pour { $who }
effect-moral-up = +{ $by } Moral pour { $who }
effect-moral-down = −{ $by } Moral pour { $who }
effect-diplomacy-up = +{ $by } Diplomatie pour { $who }
effect-diplomacy-down = −{ $by } Diplomatie pour { $who }
effect-resistance-up = +{ $by } { $by ->
        [one] Point
       *[other] Points
    } de Résistance à { $place }
effect-resistance-down = −{ $by } { $by ->
        [one] Point
       *[other] Points
    } de Résistance à { $place }
effect-turns-up = +{ $by } { $by ->
        [one] Tour
       *[other] Tours
    } de Résistance à { $place }
effect-turns-down = −{ $by } { $by ->
        [one] Tour
       *[other] Tours
    } de Résistance à { $place }
effect-draw-own = vous piochez { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-draw-enemy = l'ennemi pioche { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-draw-winner = le vainqueur pioche { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-draw-loser = le perdant pioche { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-discard-own = vous défaussez { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-discard-enemy = l'ennemi défausse { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-discard-winner = le vainqueur défausse { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-discard-loser = le perdant défausse { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
effect-search = chercher et montrer :
effect-recover = récupérer en main :
effect-return = renvoyer en main :
effect-put-in-play = mettre en jeu sans coût :
effect-eliminate = éliminer :
effect-mobilise = mobiliser sans coût ni action :
effect-demobilise = démobiliser :
effect-force = +{ $by } de force ce tour :
effect-bonus = +{ $by } de bonus militaire ce tour :
effect-block = ne peut intervenir le reste du tour :
effect-extra-action = action militaire en plus ce tour :
effect-protect-turn = protection ce tour
effect-protect-next = protection jusqu'à votre prochain tour
effect-cost-play-down = −{ $by } au coût de jeu :
effect-cost-play-up = +{ $by } au coût de jeu :
effect-cost-mobilise-down = −{ $by } au coût de mobilisation :
effect-cost-mobilise-up = +{ $by } au coût de mobilisation :
effect-cost-next-down = −{ $by } au coût de jeu ce tour :
effect-cost-next-up = +{ $by } au coût de jeu ce tour :
effect-grant-conquest = ont la Conquête :
effect-look-at-hand = regarder la main de l'ennemi
effect-activate = activer un objectif { $board } quelles que soient ses conditions
shield-elimination = contre l'élimination par des cartes
shield-return = contre le renvoi en main
shield-block = contre la privation d'intervention
shield-combat = contre la chute au combat
shield-and = et { $danger }
shield-for = pour
count-one-card = 1 carte
count-up-to-card = jusqu'à { $most } cartes
count-all-card = toutes les cartes
count-next-card = { $most ->
        [one] la prochaine carte
       *[other] les { $most } prochaines cartes
    }
count-least-card = { $most } cartes ou plus
count-one-character = 1 personnage
count-up-to-character = jusqu'à { $most } personnages
count-all-character = tous les personnages
count-next-character = { $most ->
        [one] le prochain personnage
       *[other] les { $most } prochains personnages
    }
count-least-character = { $most } personnages ou plus
count-one-army = 1 armée
count-up-to-army = jusqu'à { $most } armées
count-all-army = toutes les armées
count-next-army = { $most ->
        [one] la prochaine armée
       *[other] les { $most } prochaines armées
    }
count-least-army = { $most } armées ou plus
count-one-measure = 1 mesure
count-up-to-measure = jusqu'à { $most } mesures
count-all-measure = toutes les mesures
count-next-measure = { $most ->
        [one] la prochaine mesure
       *[other] les { $most } prochaines mesures
    }
count-least-measure = { $most } mesures ou plus
zone-own-in-play = de votre camp en jeu
zone-own-rearguard = à votre arrière
zone-own-mobilised = de votre camp sur un objectif militaire
zone-own-hand = de votre main
zone-own-limbo = de vos limbes
zone-own-reserve = de votre réserve
zone-own-at = de votre camp à { $place }
zone-enemy-in-play = de l'ennemi en jeu
zone-enemy-rearguard = à l'arrière de l'ennemi
zone-enemy-mobilised = de l'ennemi sur un objectif militaire
zone-enemy-at = de l'ennemi à { $place }
zone-any-in-play = d'un camp ou de l'autre en jeu
zone-any-rearguard = à l'un ou l'autre arrière
zone-any-mobilised = d'un camp ou de l'autre sur un objectif militaire
zone-under-command = sous son commandement
filter-faction = ({ $faction })
filter-class = ({ $class })
filter-military = avec bonus militaire
filter-civil = sans bonus militaire
filter-force-max = de force { $most } ou moins
filter-cost-max = de coût { $most } ou moins
filter-attacker = là où son camp attaque
filter-defender = là où son camp défend
filter-leadership = avec Leadership
filter-other = autre que cette carte

## Why not

illegal-not-now = Cela ne peut se faire maintenant.
illegal-match-over = La partie est terminée.
illegal-not-in-hand = Cette carte n'est pas dans votre main.
illegal-too-dear = Il n'y a pas assez d'Économie.
illegal-conditions-not-met = Une condition manque, ou un effet obligatoire ne peut s'accomplir.
illegal-no-aid-yet = L'aide internationale ne se joue pas avant la fin de son premier tour.
illegal-passive-plays-measures-only = Le camp passif ne joue que des mesures.
illegal-measures-only-in-combat = On ne joue ni personnages ni armées au combat.
illegal-no-measures-any-more = On ne peut plus jouer de mesures dans ce combat.
illegal-not-in-play = Cette carte n'est pas en jeu.
illegal-no-such-intervention = Le personnage n'a pas cette intervention.
illegal-intervention-used = Cette intervention a déjà servi ce tour.
illegal-intervention-blocked = Le personnage ne peut intervenir ce tour.
illegal-not-in-this-turn = Cette intervention n'est pas pour ce tour.
illegal-action-spent = Il a dépensé son action militaire.
illegal-only-the-active-side = Seul le camp actif peut le faire.
illegal-no-objective-there = Aucun objectif militaire n'y est actif.
illegal-not-in-rearguard = Cette carte n'est pas à votre arrière.
illegal-not-mobilised = Cette carte n'est pas mobilisée.
illegal-cannot-be-mobilised = Cette carte ne peut y être mobilisée.
illegal-no-enthusiasm = Cette armée n'a pas Enthousiasme.
illegal-combat-was-declared = L'Enthousiasme est pour avant le combat.
illegal-combat-already-declared = Le combat a déjà été déclaré ce tour.
illegal-no-objective-to-fight-for = Aucun objectif militaire n'est actif.
illegal-already-named = Un leader a déjà été nommé ce tour.
illegal-leader-is-permanent = Le leader national est permanent.
illegal-no-leaders-in-this-match = Il n'y a pas de leaders dans cette partie.
illegal-too-few-followers = Trop peu de personnages de la faction.
illegal-no-leadership = Ce personnage ne peut mener cette faction.
illegal-no-leader = Il n'y a pas de leader.
illegal-ability-used = Cette aptitude a déjà servi ce tour.
illegal-no-target = Il n'y a rien sur quoi l'utiliser.
illegal-objective-resolved = Cet objectif est résolu.
illegal-space-taken = Un objectif est actif dans cet espace.
illegal-activation-not-met = Ses conditions d'activation ne sont pas remplies.
illegal-skill-not-there = Cette armée n'a pas l'aptitude, ou n'est pas mobilisée.
illegal-skill-used = Elle a déjà été activée ce tour.
illegal-no-diplomacy-to-lose = Il n'y a pas de Diplomatie à perdre.
illegal-already-in-a-group = Cette armée est déjà dans un groupe.
illegal-not-of-this-group = Un groupe réunit des armées d'un même type, au même objectif.
illegal-not-under-his-command = Il ne peut passer sous son commandement.
illegal-cannot-face-that-group = Cette armée ne peut défendre contre ce groupe.
illegal-points-used-up = Il ne reste pas assez de points.
illegal-not-your-card = C'est une carte de votre partenaire.

## In the terminal

screen-tracks = Économie { $economy } · Moral { $moral } · points militaires { $military } · politiques { $political }
screen-stock = main { $hand }, réserve { $reserve }, limbes { $limbo } :
screen-rearguard = arrière :
screen-field = résistance { $resistance } sur { $of }, tours { $turns }, défendu par
screen-ring = Diplomatie { $steps } sur { $of }
card-points = { $political } points politiques et { $military } militaires
card-diplomacy = Diplomatie { $steps }
card-resistance = { $points } points de Résistance en { $turns } tours
screen-cost = coût { $cost }
screen-force = force { $force }
screen-commands = +{ $bonus } à { $command } armées
screen-mobilisation = mobiliser { $cost }
