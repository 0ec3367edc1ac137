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

illegal-a-group-is-declared = Un groupe est déclaré : le combat continue.
illegal-ability-used = Le leader a déjà utilisé cette aptitude ce tour.
illegal-action-spent = { $card } n'a plus d'action militaire ce tour.
illegal-already-in-a-group = { $card } est déjà dans un groupe.
illegal-already-named = Un leader a déjà été nommé ce tour.
illegal-arm-not-admitted = L'objectif défendu par { $side } n'admet pas le type de { $card }.
illegal-cannot-face-that-arm = { $card } ne peut défendre contre le type du groupe { $group }.
illegal-chosen-already = L'effet a déjà choisi { $card }.
illegal-combat-already-declared = Le combat a déjà été déclaré ce tour.
illegal-combat-was-declared = L'Enthousiasme est pour avant le combat.
illegal-combat-was-fought = { $card } est pour un tour sans combat déclaré.
illegal-commands-already = { $card } commande déjà des armées.
illegal-discipline-too-late = La Discipline s'active au plus tard à sa propre déclaration.
illegal-in-no-group = { $card } n'est dans aucun groupe.
illegal-intervention-blocked = { $card } ne peut plus intervenir ce tour.
illegal-intervention-used = L'intervention { $which } de { $card } a déjà servi ce tour.
illegal-leader-is-permanent = Le leader national est permanent.
illegal-leader-too-dear = Il n'y a pas assez d'Économie pour l'aptitude du leader.
illegal-leads-already = { $card } est déjà le leader.
illegal-led-already = { $card } a déjà un commandant.
illegal-match-over = La partie est terminée.
illegal-measures-only-in-combat = { $card } n'est pas une mesure : au combat on ne joue ni personnages ni armées.
illegal-moral-too-high = { $card } demande un Moral plus bas de votre camp.
illegal-must-lead-an-army = Un commandant mène au moins une armée.
illegal-needs-a-leader = { $card } demande que votre camp ait un leader.
illegal-needs-another-leader = { $card } demande un leader d'une faction déterminée.
illegal-needs-cards = { $card } demande des cartes qui n'y sont pas.
illegal-needs-factions = { $card } demande plus de factions en jeu.
illegal-needs-half-resistance = { $card } demande la moitié des Points de Résistance à l'objectif que vous défendez.
illegal-needs-military-objective = { $card } demande un objectif militaire actif.
illegal-needs-objective-attacked = { $card } demande un objectif militaire actif que vous attaquez.
illegal-needs-objective-defended = { $card } demande un objectif militaire actif que vous défendez.
illegal-no-aid-yet = { $card } est une aide internationale : elle ne se joue pas avant la fin de son premier tour.
illegal-no-army-to-lead = Il n'y a pas d'armée que { $card } puisse mener maintenant.
illegal-no-card-to-act-on = Un effet obligatoire de { $card } ne trouve pas de carte.
illegal-no-card-to-discard = Vous n'avez pas de carte à défausser.
illegal-no-diplomacy-to-lose = Il n'y a pas de Diplomatie à perdre.
illegal-no-economy-to-lose = { $card } retire plus d'Économie qu'il n'y en a.
illegal-no-enthusiasm = { $card } n'a pas Enthousiasme.
illegal-no-group-is-declared = Aucun groupe n'est déclaré : déclarez-en un, ou renoncez au combat.
illegal-no-leader = Votre camp n'a pas de leader.
illegal-no-leaders-in-this-match = Il n'y a pas de leaders dans cette partie.
illegal-no-leaders-of-that-faction = Votre camp n'a pas de leaders de cette faction : { $faction }.
illegal-no-leadership = { $card } ne peut mener cette faction : { $faction }.
illegal-no-measures-any-more = On ne peut plus jouer de mesures dans ce combat.
illegal-no-moral-to-lose = { $card } retire plus de Moral qu'il n'y en a.
illegal-no-objective-admits-it = Aucun objectif actif n'admet { $card }.
illegal-no-objective-left = Il ne reste pas d'objectif { $board } à activer maintenant.
illegal-no-objective-there = Aucun objectif militaire défendu par { $side } n'est actif.
illegal-no-objective-to-activate = { $card } ne trouve pas d'objectif à activer.
illegal-no-objective-to-fight-for = Aucun objectif militaire n'est actif.
illegal-no-political-objective-there = Aucun objectif politique défendu par { $side } n'est actif.
illegal-no-resistance-to-change = { $card } ne trouve pas d'objectif militaire sur lequel agir.
illegal-no-ring-to-move = { $card } ne trouve pas de marqueur de Diplomatie à déplacer.
illegal-no-such-group = Il n'y a pas de groupe { $group }.
illegal-no-such-intervention = { $card } n'a pas d'intervention { $which }.
illegal-no-target = Il n'y a rien sur quoi l'aptitude du leader puisse agir.
illegal-not-a-commander = { $card } ne peut commander.
illegal-not-an-army = { $card } n'est pas une armée.
illegal-not-an-objective = { $card } n'est pas un objectif.
illegal-not-at-his-objective = { $card } n'est pas à l'objectif du commandant.
illegal-not-at-that-objective = { $card } n'est pas à l'objectif de ce groupe.
illegal-not-in-combat = Cela ne se fait pas au combat.
illegal-not-in-hand = { $card } n'est pas dans votre main.
illegal-not-in-play = { $card } n'est pas en jeu.
illegal-not-in-rearguard = { $card } n'est pas à l'arrière.
illegal-not-in-this-engagement = { $card } n'est pas dans cet affrontement.
illegal-not-in-this-turn = L'intervention { $which } de { $card } n'est pas pour ce tour.
illegal-not-mobilised = { $card } n'est pas à un objectif.
illegal-not-now = Cela ne peut se faire maintenant.
illegal-not-of-his-arm = { $card } n'est pas du type du commandant.
illegal-not-of-his-group = { $card } est dans un autre groupe que les autres armées du commandant, sans Discipline active.
illegal-not-of-that-arm = { $card } n'est pas du type de ce groupe.
illegal-not-of-that-board = Seul un objectif de l'autre sorte peut être activé maintenant.
illegal-not-of-that-faction = La carte n'est pas de cette faction : { $faction }.
illegal-not-on-itself = { $card } n'agit pas sur soi.
illegal-not-where-the-effect-looks = { $card } n'est pas là où l'effet cherche.
illegal-not-won-yet = L'objectif { $board } défendu par { $side } n'est pas encore gagné.
illegal-not-your-card = { $card } revient à votre partenaire.
illegal-not-your-side = { $card } n'est pas de votre camp.
illegal-nothing-to-resolve-there = Aucun objectif { $board } défendu par { $side } n'est actif.
illegal-objective-resolved = { $card } : objectif déjà résolu.
illegal-objectives-are-chosen = Dans cette partie les objectifs se choisissent, ils ne sortent pas au hasard.
illegal-objectives-come-at-random = Dans cette partie les objectifs sortent au hasard.
illegal-one-is-compulsory = Il faut choisir.
illegal-only-a-reply = À une déclaration de combat on ne répond que par des mesures et des interventions.
illegal-only-in-combat = { $card } n'agit qu'au combat.
illegal-only-in-own-turn = { $card } n'agit que pendant votre tour.
illegal-only-the-active-side = Seul le camp actif peut le faire.
illegal-partners-leader = Le leader est celui de votre partenaire.
illegal-passive-plays-measures-only = { $card } n'est pas une mesure : le camp passif ne joue que des mesures.
illegal-points-used-up = Il ne reste pas assez de points.
illegal-ring-is-locked = Le marqueur de l'objectif défendu par { $side } est bloqué.
illegal-safe-from-block = { $card } a une protection : ses interventions ne peuvent être empêchées.
illegal-safe-from-elimination = { $card } a une protection contre l'élimination.
illegal-safe-from-return = { $card } a une protection contre le retour en main.
illegal-skill-not-there = { $card } n'a pas cette aptitude : { $skill }.
illegal-skill-used = { $card } a déjà activé cette aptitude ce tour : { $skill }.
illegal-skills-only-in-combat = Les aptitudes des armées s'activent dans les phases de stratégie et les déclarations d'un combat.
illegal-space-taken = Un objectif est actif dans l'espace de { $card }.
illegal-stays-in-rearguard = { $card } n'est ni armée ni commandant, et reste à l'arrière.
illegal-too-dear = Il n'y a pas assez d'Économie pour { $card }.
illegal-too-dear-as-that-faction = Il n'y a pas assez d'Économie pour une carte de cette faction : { $faction }.
illegal-too-few-armies = Il manque des armées en jeu pour l'attaquer, ou dans les limbes pour le défendre.
illegal-too-few-cards-to-discard = { $card } fait défausser plus de cartes qu'il n'y en a.
illegal-too-few-cards-to-draw = { $card } fait piocher plus de cartes que n'en a la réserve.
illegal-too-few-civilians = Il manque des personnages sans bonus militaire à l'arrière.
illegal-too-few-followers = Trop peu de personnages de cette faction sont en jeu : { $faction }.
illegal-weaker-ones-fall-first = Des armées plus faibles tombent avant { $card }.
illegal-withstood-already = { $card } a déjà résisté à ses dégâts.
illegal-wrong-card-for-the-effect = L'effet ne concerne pas une carte comme { $card }.
illegal-wrong-side-for-the-effect = L'effet ne concerne pas le camp de { $card }.

## Attention

caution-buys-nothing = Cela ne changerait rien.
caution-empty-reserve = La réserve est vide : vous défausseriez sans rien piocher.
caution-leader-replaced = L'ancien leader s'en va, et avec lui { $moral } de Moral.
caution-no-combat = Si l'ennemi passe aussi, la phase principale se termine : vos armées aux objectifs n'auront pas combattu ce tour.
caution-no-commander = Aucun personnage à l'objectif de { $card } ne commande plus d'une armée : la Discipline ne servirait à rien.
caution-nobody-can-attack = Vous n'avez à un objectif aucune armée qui puisse combattre : vous ne pourriez que renoncer au combat.
caution-points-left = { $points ->
        [one] Il reste 1 point, qui serait perdu.
       *[other] Il reste { $points } points, qui seraient perdus.
    }
caution-resistance-full = { $objective } a tous ses Points de Résistance : une contre-attaque à laquelle nul ne fait face n'en gagne aucun.
caution-resistance-gone = { $objective } n'a plus de Points de Résistance, et il n'en revient pas : une contre-attaque à laquelle nul ne fait face n'en gagne aucun.

## Fenêtres pour intervenir

window-reply = Réplique à chaque action de l'ennemi
window-last-word = Dernier mot, quand l'ennemi passe
window-combat-reply = Réplique à une déclaration de combat
window-strategy-1 = Combat : première phase de stratégie
window-strategy-2 = Combat : deuxième phase de stratégie
window-strategy-3 = Combat : troisième phase de stratégie
window-offer = Objectif à activer pour la Diplomatie perdue

## In the terminal

screen-tracks = Économie { $economy } · Moral { $moral } · points militaires { $military } · politiques { $political }
screen-stock = main { $hand }, réserve { $reserve }, limbes { $limbo } :
screen-rearguard = arrière :
screen-field = résistance { $resistance } sur { $of }, tours { $turns }, défendu par
screen-ring = Diplomatie { $steps } sur { $of }
card-cost = coût { $cost }
card-force = force { $force }
card-commands = +{ $bonus } à { $command } armées
card-mobilisation = mobiliser { $cost }
card-points = { $political } points politiques et { $military } militaires
card-diplomacy = Diplomatie { $steps }
card-resistance = { $points } points de Résistance en { $turns } tours
