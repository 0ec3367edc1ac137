### Paquets et listes d'armée : le stock, ce qui cloche dans une liste et la page où on les compose.

## What a list says of itself

list-name = { $name }
list-term-side = Camp
list-term-nation = Nation
list-term-points = Points
list-term-collection = Exemplaires
list-term-army = Armée
list-term-size = Bataille
list-term-stance = Rôle
list-term-prices = Prix
list-points-of = { $points } points
list-points-free = sans limite
list-collection-box = ceux d'une boîte
list-collection-open = à volonté
list-army-national = Nationaliste
list-army-republican = Républicaine
list-size-small = petite
list-size-medium = moyenne
list-size-large = grande
list-stance-attacker = attaquant
list-stance-defender = défenseur
list-prices-printed = tels qu'imprimés
list-prices-erratum = coquilles corrigées
list-quality-green = novice
list-quality-regular = régulière
list-quality-veteran = vétérane
list-quality-elite = d'élite
list-ready-army = { $army }, { $size }, { $stance }

## Kinds

list-kind-civilian = civils
list-kind-commander = commandants
list-kind-army = armées
list-kind-measure = mesures
list-kind-infantry = infanterie
list-kind-artillery = artillerie
list-kind-tank = chars
list-kind-transport = transports
list-kind-plane = avions
list-kind-supplies = ravitaillement
list-kind-promotion = promotions
list-kind-equipment = équipement
list-kind-section = sections d'infanterie
list-kind-individual = officiers et individus
list-kind-support = armes d'appui
list-kind-light-vehicle = véhicules légers
list-kind-anti-tank-gun = canons antichars
list-kind-anti-aircraft = antiaériens
list-kind-aircraft = aviation
list-kind-vehicle-transport = camions et charrettes
list-subtype-light = léger
list-subtype-medium = moyen
list-subtype-heavy = lourd
list-subtype-special = spécial
list-subtype-command = commandement
list-subtype-anti-tank = antichar
list-subtype-howitzer = obusier
list-subtype-anti-aircraft = antiaérien
list-subtype-rockets = roquettes
list-subtype-tank-destroyer = chasseur de chars
list-subtype-reconnaissance = reconnaissance
list-subtype-self-propelled = automoteur
list-subtype-jeep = jeep
list-subtype-truck = camion
list-subtype-half-track = semi-chenillé
list-subtype-motorcycle = motocyclette
list-subtype-tracked = chenillette
list-subtype-armoured-car = automitrailleuse
list-subtype-fighter = chasseur
list-subtype-bomber = bombardier
list-subtype-air-transport = transport aérien
list-subtype-landing-craft = barge de débarquement

## Numbers

list-stat-standing = Statut
list-leadership = Commandement politique
list-stat-sympathy = Sympathise avec
list-stat-bonus = Bonus
list-stat-command = Commandement
list-stat-mobilisation = Mobilisation
list-stat-force = Force
list-stat-class = Classe
list-stat-movement = Mouvement
list-stat-armour = Blindage
list-stat-wounds = Blessures
list-stat-carries = Transporte
list-stat-play = La jouer
list-stat-timing = Quand
list-stat-lasts = Durée
list-stat-range = Portée
list-stat-hit = Toucher
list-stat-crit = Critique
list-stat-pen = Pénétration
list-stat-damage = Dégâts
list-stat-moves = Mouvement
list-stat-cover = Couvert
list-stat-resistance = Blindage
list-stat-morale = Moral
list-stat-recovery = Récupération
list-stat-dice = Dés d'ordre
list-stat-d = D
list-stat-bands = Portée
list-arms-air = Contre les avions
list-arms-ground = Contre le sol
list-arms-defence = Défense
list-timing-movement = à votre Mouvement
list-timing-deployment = à votre Déploiement
list-timing-shooting = à votre Tir
list-timing-enemy-move = quand un ennemi bouge
list-lasts-once = immédiat
list-lasts-turn = jusqu'à votre prochain tour
list-lasts-permanent = toute la partie
list-damage-second = arme secondaire perdue
list-damage-main = arme principale perdue
list-damage-mobility = immobilisé

## What a list comes to

list-title-kinds = Ce qu'elle contient
list-title-force = Puissance
list-title-factions = Factions
list-figure-force = force imprimée de ses armées
list-need-leader = Chef ({ $faction }) : personnages qui le suivent
list-need-officer = Officiers à pied
list-need-sections = Sections d'infanterie, une par tranche entière de 500 points

## What is wrong with it

list-unreadable = Ce n'est pas une liste de ce jeu : ligne { $line }, colonne { $column } : { $why }
list-too-few = { $found } cartes ; un paquet en compte au moins { $least }.
list-one-of-each = { $item } figure deux fois : la boîte contient une carte de chaque.
list-twice = { $item } figure sur deux lignes : indiquez ses exemplaires sur une seule.
list-unknown-card = Il n'y a pas de carte « { $item } ».
list-unknown-unit = Aucune unité des listes ne s'appelle « { $item } ».
list-objective = { $item } est un objectif : aucun paquet ne le contient.
list-foreign = { $item } appartient à un autre camp.
list-foreign-unit = { $item } est une unité de l'autre armée.
list-no-main-faction = Elle n'a aucune carte d'une faction principale de son camp.
list-copies = { $item } : { $copies } exemplaires, une boîte en contient { $most }.
list-no-copy = { $item } : aucun exemplaire.
list-points = { $sum } points ; la limite est { $limit }.
list-too-many-cards = { $cards } cartes de { $kinds } sortes : au plus 160 de 64.
list-empty-deck = Un paquet sans cartes perd dès son premier tour.
list-hand-weapon = { $item } s'achète comme amélioration, pas comme unité.
list-empty-army = Elle n'a aucune unité.
list-too-many-units = { $units } unités ; un camp en compte 60 au plus.
list-no-officer = Il lui faut au moins un officier à pied pour donner des ordres.
list-sections = { $found } sections d'infanterie ; une par tranche entière de 500 points en fait { $needed }.
list-artillery = { $points } points d'artillerie et d'aviation ; au plus un tiers de { $limit }.
list-veterans = { $units } unités avec Vétérans ; au plus une sur quatre.
list-unfit = { $item } ne peut pas acheter { $upgrade }.
list-too-often = { $item } : { $upgrade } { $times } fois, au plus { $most }.
list-owned = { $item } a déjà { $upgrade } : l'acheter n'ajoute rien.
list-no-veterans = { $item } : des troupes novices ou d'élite ne peuvent pas acheter Vétérans.
list-far-off = { $item } : elle se tient à { $zone } zones de la table, { $farthest } au plus pour elle.
list-no-platoon = { $item } : seuls les véhicules forment des pelotons.
list-no-tow = { $item } : rien dans la liste ne peut le remorquer.
list-no-commissar = { $item } : sa Discipline ne sert à rien sans Commissaire.
list-no-command-vehicle = { $item } : le peloton { $platoon } n'a pas de véhicule de commandement.
list-mixed-platoon = { $item } : le peloton { $platoon } mêle des types de véhicules.
list-large-platoon = { $item } : le peloton { $platoon } compte plus de cinq véhicules.
list-tokens = { $units } unités et { $decoys } leurres : plus que les 15 jetons du livre.
list-too-slow = Tout ne peut pas entrer avant la fin de la bataille.
list-warn-leader = { $faction } : un chef, mais { $have } des { $need } personnages qu'il faut pour le nommer.
list-warn-tow = { $item } ne bouge pas et rien dans le paquet ne peut le remorquer.


## The page

build-title-deck = Paquets
build-title-army = Armées
build-name = Nom de la liste
build-unnamed = Sans nom
build-tools = Outils
build-undo = Annuler
build-undo-none = rien n'a changé
build-redo = Rétablir
build-redo-none = rien n'a été annulé
build-lists = Listes
build-duplicate = Dupliquer
build-duplicated = Dupliquée : voici la copie.
build-copy-of = { $name } (copie)
build-share = Partager, exporter, importer
build-print = Imprimer
build-play = Jouer avec cette liste
build-panes = Parties de la page
build-tab-stock = Stock
build-tab-list = Liste
build-tab-report = Contrôle

## The stock

build-stock-deck = Cartes
build-stock-army = Unités
build-search = Chercher un nom ou un effet
build-kind = Genre
build-kind-any = tout genre
build-faction = Faction ou type
build-faction-any = toute faction ou type
build-side-own = de ce camp
build-cost = Coût
build-cost-any = tout coût
build-cost-most = { $cost } au plus
build-sort = Ordre
build-sort-name = par nom
build-sort-cost = par coût
build-found = { $count } trouvées
build-none = Rien ne convient. Cherchez moins ou retirez un filtre.
build-costs = coût { $cost }
build-held = { $count } dans la liste
build-add = Ajouter : { $name }
build-less = Un de moins : { $name }
build-remove = Retirer : { $name }
build-again = Encore une : { $name }
build-weapon = Arme
build-if = si { $what }
build-must = obligatoire : { $what }
build-source-reconstructed = Reconstitué : notre proposition, non un fait du jeu publié.
build-source-mixed = En partie reconstitué : une part est attestée, une part est notre proposition.

## The list

build-list = La liste
build-unknown = Inconnues
build-empty-deck = Un paquet vide. Ajoutez des cartes du stock ou partez d'un paquet prêt.
build-empty-army = Une armée vide. Ajoutez des unités du stock ou partez d'une armée prête.
build-quality = Qualité
build-platoon = Peloton
build-platoon-of = peloton { $number }
build-zone = Zones hors table
build-zone-of = à { $number } zones de la table
build-upgrades = Améliorations

## What there is to say

build-report = Ce que cela donne
build-unchecked = Non contrôlée.
build-points = points
build-points-of = sur { $limit } points
build-left = il en reste { $points }
build-over = { $points } de trop
build-cards-least = cartes, au moins { $least }
build-count-deck = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
build-count-army = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
build-faults = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
build-errors = Erreurs
build-warnings = Avertissements
build-sound-deck = Un paquet valable : il peut être joué.
build-sound-army = Une armée valable : elle peut être jouée.
build-curve = Cartes par coût
build-needs = Ce qu'il faut
build-can = Ce qu'elle peut faire
build-cannot = Ce qu'elle ne peut pas faire

## My lists

build-new-deck = Nouveau paquet
build-new-army = Nouvelle armée
build-mine = Mes listes
build-delete = Supprimer : { $name }
build-kept-here = Gardées dans ce navigateur au fur et à mesure. Partagez un lien pour en emporter une ailleurs.
build-ready = Listes prêtes
build-ready-ours = Notre propre choix, non celui du livre.

## Out and in

build-link = Lien
build-link-about = Toute la liste est dans le lien ; aucun serveur ne la garde.
build-link-copied = Lien copié.
build-copy = Copier
build-copied = Copié.
build-copy-by-hand = Le navigateur ne l'a pas permis : sélectionnez le texte et copiez-le.
build-export = Exporter
build-as-text = Texte
build-file = Enregistrer un fichier
build-import = Importer
build-import-about = Collez un lien, du texte ou du JSON. Ce sera une nouvelle liste.
build-import-file = Depuis un fichier…
build-import-nothing = Il n'y a ni carte ni unité là-dedans.
build-received = Désormais parmi vos listes : { $name }
build-bad-link = Ce lien ne contient aucune liste lisible.
build-bad-line = La ligne { $line } n'est ni carte ni unité de ce jeu : { $said }
build-bad-json = Ce n'est pas du JSON : { $why }
build-other-game = Cette liste est d'un autre jeu : { $game }

## Playing with it

build-list-of = Liste de : { $seat }
build-lot = une liste prête, tirée en secret
build-usual = l'habituelle
build-play-faults = { $count ->
        [one] { $count } erreur empêche de la jouer : voyez le contrôle.
       *[other] { $count } erreurs empêchent de la jouer : voyez le contrôle.
    }
build-play-online = En ligne, l'adversaire reçoit en secret une des listes prêtes, là où le jeu le permet. D'un commun accord, qui ouvre la table peut poser la sienne : demandez-lui son lien et importez-la.

## On paper

build-casualties = Pertes
build-pinned = clouée
build-panicked = en panique
