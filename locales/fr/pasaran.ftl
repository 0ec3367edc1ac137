# ¿Pasarán?

# Pieces
side-nationalist = le Nationaliste
side-republican = le Républicain
weather-fair = beau temps
weather-bad = mauvais temps
part-zone = zone
part-city = ville
where-here = sur la carte
where-off = hors de la carte
face-full = pleine force
face-reduced = sur le verso
face-digs = creuse une tranchée
face-boosted = +1
face-confused = −1
face-landed = par mer
face-crossed = a franchi un fleuve
segment-air = air
segment-ground = sol
shot-hit = touché
shot-miss = manqué
chit-blank = Sans effet
chit-ignore-weather = Ignorer la météo
chit-ignore-terrain = Ignorer le terrain
chit-cancel = Annuler
chit-elan = Élan
chit-armour = Chars en avant
chit-air = Maîtrise du ciel
chit-artillery = Artillerie
chit-confusion = Confusion
chit-cover = À couvert
chit-heavy = Lourdes pertes
chit-shore = Bombardement naval
chit-no-pasaran = ¡No pasarán!
ending-nationalist-production = zones valant 20 points
ending-republican-production = zones valant 20 points
ending-madrid-falls = Madrid aux mains des Nationalistes
ending-levante-falls = Barcelone et Valence aux mains des Nationalistes
ending-republic-endures = la République a tenu
outcome-nationalist-production = Victoire nationaliste : zones valant 20 points
outcome-republican-production = Victoire républicaine : zones valant 20 points
outcome-madrid-falls = Madrid est tombée
outcome-levante-falls = Barcelone et Valence sont tombées
outcome-republic-endures = La République a tenu

# How a counter is named: with its number, whether it is reduced, and whose it is
name-bare =
    { $unit }{ $general ->
        [1] {""}
       *[0] {" "}{ $strength }
    }
name-piece =
    { name-bare }{ $reduced ->
        [0] {""}
       *[1] {" "}({ $unit-form ->
            [f] réduite
            [mp] réduits
            [fp] réduites
           *[m] réduit
        })
    }
name-unit =
    { name-piece }{ $general ->
        [1] {""}
       *[0] {" "}de { $side }
    }
name-way =
    { $told ->
        [1] { $from } ({ $from-part }) → { $place } ({ $part })
       *[0] { $place } ({ $part })
    }
# How a strength adds up
sum-plus = +
sum-minus = −
name-sum =
    { $plain ->
        [1] force { $needed }
       *[0] { $printed }{ $landing ->
            [0] {""}
           *[other] {" "}−{ $landing } débarquement
        }{ $terrain ->
            [0] {""}
           *[other] {" "}{ $terrain-sign }{ $terrain } terrain
        }{ $river ->
            [0] {""}
           *[other] {" "}−{ $river } fleuve
        }{ $weather ->
            [0] {""}
           *[other] {" "}−{ $weather } mauvais temps
        }{ $card ->
            [0] {""}
           *[other] {" "}+{ $card } carte
        }{ $chits ->
            [0] {""}
           *[other] {" "}{ $chits-sign }{ $chits } marqueur
        } = { $needed }{ $anti-air ->
            [0] {""}
           *[1] {" "}(contre des avions, 1 au plus)
        }
    }
name-and-air =
    { $air ->
        [0] {""}
        [one] {" "}et une en l'air
       *[other] {" "}et { $air } en l'air
    }
name-points =
    { $bp ->
        [0] aucun point
        [one] un point
       *[other] { $bp } points
    }
name-price =
    { $cost ->
        [0] gratuitement
        [one] pour un point
       *[other] pour { $cost } points
    }
idle-fair-weather = il fait beau
idle-no-terrain = le terrain ne lui enlève rien
idle-nothing-to-cancel = il n'y a pas de marqueur ennemi à annuler
idle-nobody-to-mark = aucune unité concernée n'est dans le combat
idle-no-hits = il n'y a pas eu de touche au sol
idle-annulled = Lourdes pertes l'annule
idle-no-coast = les navires n'atteignent pas ce lieu
idle-not-defending-a-city = il ne vaut que pour l'infanterie qui défend Madrid ou une ville
idle-blank = c'est un marqueur sans effet
idle-nobody-chosen = personne n'a été choisi
idle-no-militia = il n'y a pas de milice hors de Barcelone

# What is asked
prompt-over = La partie est terminée.
prompt-wait = Un instant…
prompt-opening = Prendre une carte en main avant de mélanger ?
prompt-window-weather = La météo est connue : jouer une carte ?
prompt-window-before-weather = Avant le jet de météo : jouer une carte ?
prompt-window-before = Avant le combat : { $place } ({ $part }). Jouer une carte ?
prompt-window-siege = Avant le siège : { $place }. Jouer une carte ?
prompt-window-after = Après le combat ou le siège : { $place } ({ $part }). Jouer une carte ?
prompt-window-chits = { $place } ({ $part }) : les marqueurs sont révélés. Jouer une carte ?
prompt-window-reinforcements = Renforts : jouer une carte ?
prompt-window-initiative = Initiative : jouer une carte ?
prompt-window-rail = Rail : jouer une carte ?
prompt-window-rebase = Bases aériennes : jouer une carte ?
prompt-window-movement = Mouvement : jouer une carte ?
prompt-window-exploitation = Exploitation : jouer une carte ?
prompt-window-income = Revenus : jouer une carte ?
prompt-window-cards = Cartes : jouer une carte ?
prompt-window-production = Production : jouer une carte ?
prompt-reply = L'ennemi joue { $card } : l'annuler ?
prompt-choose-hq = { $card } : choisissez un quartier général.
prompt-revolt = Quelle milice rejoint la révolte ?
prompt-invade = Quelle côte envahir ?
prompt-landing = Débarquement : { $place } ({ $part }). Qui y va ?
prompt-airlift = Qui prend le pont aérien ?
prompt-restore = Quelle infanterie est rétablie ?
prompt-reinforce =
    Renforts : qui est placé maintenant ?{ $due ->
        [one] {""}
       *[other] {" "}{ $due } pions arrivent.
    }
prompt-reinforced = Les renforts sont placés.
prompt-regroup = L'unité { name-piece } retrouve sa pleine force : laquelle de ses semblables retourne à la réserve ?
prompt-throw-initiative = On lance pour l'initiative.
prompt-throw-weather = On lance la météo.
prompt-throw-shot = On tire.
prompt-throw-siege = On lance pour le siège.
prompt-choose-first = Vous avez l'initiative : agir en premier ou en second ?
prompt-rail = Transport par rail (et par mer, la République) : choisissez une unité ou terminez.
prompt-rebase = Quel avion change de base ?
prompt-move = Mouvement : choisissez une unité ou terminez.
prompt-exploit = Exploitation : choisissez une unité ou terminez.
prompt-carry-rail = { name-piece }, par rail : vers où ?
prompt-carry-sea = { name-piece }, par mer : vers où ?
prompt-carry-rebase = { name-piece } : quelle base ?
prompt-carry-airlift = { name-piece }, par air : où se poser ?
prompt-carry-reaction = { name-piece }, en réaction : vers où ?
prompt-carry-arrival = Arrivée de { name-piece } : où ?
prompt-carry-move = { name-piece } : vers où ?
prompt-go-on = { name-piece } : continuer ?
prompt-exits = Une garnison sort-elle combattre ?
prompt-announce = Annoncez assauts et sièges de villes, ou terminez.
prompt-force = Assaut : { $place }. Qui le donne ? Trois unités terrestres au plus.
prompt-react = Réaction : avions et réserves interviennent, ou terminez.
prompt-battles = Quel combat résoudre maintenant ?
prompt-draw-chit = On pioche un marqueur de combat.
prompt-play-chits = Quels marqueurs de combat jouez-vous ?
prompt-cancel-chit = Quel marqueur ennemi annulez-vous ?
prompt-mark = { $chit } : quelle unité est affectée ?
prompt-segments = { $place }, round { $round } : une unité change-t-elle de segment ?
prompt-segments-up =
    { $place }, round { $round } : { $missing ->
        [one] un avion doit monter. Lequel ? Si vous terminez, le plus fort monte.
       *[other] { $missing } avions doivent monter. Lesquels ? Si vous terminez, les plus forts montent.
    }
prompt-losses =
    { $place } ({ $part }) : répartissez { $ground ->
        [0] { $air ->
            [one] une touche en l'air
           *[other] { $air } touches en l'air
        }
        [one] une touche au sol{ name-and-air }
       *[other] { $ground } touches au sol{ name-and-air }
    }.
prompt-retreat = { $place } ({ $part }), round { $round } : retraite ?
prompt-leaving = { name-piece } : vers où se retirer ?
prompt-leaving-who = { $place } : il n'y a pas de place pour tous. Qui se retire maintenant ?
prompt-champion = Siège : { $place }. Quelle unité lance ?
prompt-draw-card = On pioche une carte.
prompt-buy-card = Acheter une carte ? Vous avez { name-points }.
prompt-lay-under = Quelle carte va d'abord sous la pile ?
prompt-produce = Production : vous avez { name-points }.

# What may be chosen
action-pass = Terminer
action-fight-on = Continuer le combat
action-no-card = Ne pas jouer de carte
action-stay = Rester
action-pick = Choisir { name-piece } ({ $place }, { $part })
action-to = Vers { $place } ({ $part })
action-rail = Par rail : { name-piece } ({ $place }, { $part })
action-ship = Par mer : { name-piece } ({ $place }, { $part })
action-play = Jouer { $card }
action-annul = Annuler { $card }
action-take = Prendre { $card } en main
action-buy = Acheter { $card } ({ $cost } PP)
action-under = { $card } d'abord sous la pile
action-build = Construire { $unit } { $strength } ({ $cost } PP, { $quarters } trim.)
action-repair = Réparer { name-piece } ({ $place }, { $part })
action-rebuild = Reconstruire le quartier général { $unit }
action-regroup = Regrouper { name-piece } ({ $place }, { $part })
action-entrench = Retrancher { name-piece } ({ $place }, { $part })
action-dismantle = Retirer une tranchée : { $place } ({ $part })
action-show = Mettre { name-piece } au-dessus ({ $place }, { $part })
action-assault = Donner l'assaut : { $place }
action-besiege = Assiéger : { $place }
action-fight = Combattre : { $place } ({ $part })
action-shift = Changer de segment : { name-bare } ({ $face })
action-lose = Perte pour { name-bare } ({ $face })
action-lose-trench = La tranchée absorbe la perte
action-retreat = Faire retraite
action-fly = Retirer l'avion { name-piece }
action-chit = Jouer le marqueur { $chit }
action-cancel = Annuler { $chit }
action-first = Agir en premier
action-second = Agir en second

# What chance brings
chance-die = Dé : { $die }
chance-card = Carte : { $card }
chance-chit = Marqueur : { $chit }

# What happened
event-turn-began = Trimestre { $quarter } de { $year }.
event-segment-began = { $side } agit.
event-step-reinforcements = Renforts.
event-step-initiative = Initiative.
event-step-weather = Météo.
event-step-rail = Rail.
event-step-rebase = Bases aériennes.
event-step-movement = Mouvement.
event-step-combat = Combats.
event-step-exploitation = Exploitation.
event-step-pursuit = Combats de l'exploitation.
event-step-income = Revenus.
event-step-cards = Cartes.
event-step-production = Production.
event-no-exploitation = Mauvais temps : { $side } n'exploite pas.
event-moved-arrival = Arrivée : { name-unit }, { $place } ({ $part }).
event-moved-rail = Par rail : { name-unit }, { name-way }.
event-moved-sea = Par mer : { name-unit }, { name-way }.
event-moved-rebase = Changement de base : { name-unit }, { name-way }.
event-moved-move = Mouvement : { name-unit }, { name-way }.
event-moved-airlift = Pont aérien : { name-unit }, { name-way }.
event-moved-invasion = Débarquement : { name-unit }, { name-way }.
event-moved-exit = Sortie de la ville : { name-unit }, { name-way }.
event-moved-assault = Assaut : { name-unit }, { name-way }.
event-moved-reaction = Réaction : { name-unit }, { name-way }.
event-moved-retreat = Retraite : { name-unit }, { name-way }.
event-moved-return = Retour après le combat : { name-unit }, { name-way }.
event-moved-revolt = Révolte : { name-unit }, { name-way }.
event-moved-recall = Attaque annulée, retour : { name-unit }, { name-way }.
event-waits = En attente, faute de place : { name-unit }.
event-regrouped = Regroupement : deux pions sur leur verso en font un entier, { name-unit }.
event-initiative-thrown = Initiative : le Nationaliste fait { $nationalist }, le Républicain { $republican }.
event-initiative-opening = { $side } a l'initiative au premier tour.
event-initiative-higher = { $side } a l'initiative.
event-initiative-tie = Égalité : l'initiative va à { $side }, qui ne l'avait pas.
event-acts-first = { $side } agit en premier.
event-weather-thrown = Jet de météo : { $die }.
event-weather =
    { $card ->
        [1] Le temps change : il fait { $weather }.
       *[0] Il fait { $weather }.
    }
event-zone-taken = { $side } prend une zone : { $zone }.
event-city-taken = { $side } prend une ville : { $place }.
event-trench-begun = { $side } commence une tranchée : { $place } ({ $part }).
event-trench-finished = { $side } achève une tranchée : { $place } ({ $part }).
event-trench-lost = { $side } perd avec le lieu ses tranchées : { $place } ({ $part }).
event-trench-abandoned = Tranchée inachevée de { $side } abandonnée, l'unité qui la creusait est partie : { $place } ({ $part }).
event-trench-taken-up = { $side } retire une tranchée : { $place } ({ $part }).
event-trench-absorbed = Une tranchée de { $side } absorbe une touche et disparaît : { $place } ({ $part }).
event-assault-announced = { $side } annonce un assaut : { $place }.
event-siege-announced = { $side } annonce un siège : { $place }.
event-attack-called-off = L'attaque de { $side } est annulée : { $place } ({ $part }).
event-battle-began = Combat : { $place } ({ $part }). { $side } attaque.
event-not-fought = Pas de combat, il ne reste qu'un camp : { $place } ({ $part }).
event-chit-drawn = { $side } pioche { $chit }.
event-chit-drawn-unseen = { $side } pioche un marqueur.
event-chit-played = { $side } joue { $chit }.
event-chits-cancelled = { $side } perd tous ses marqueurs : ils sont annulés.
event-chit-cancelled = { $side } perd { $chit } : le marqueur est annulé.
event-chit-idle = { $chit }, de { $side }, est sans effet : { $why }.
event-chit-saves =
    { $chit } : { $side } évite { $hits ->
        [one] une touche
       *[other] { $hits } touches
    } au sol.
event-chit-adds =
    { $chit } : { $side } obtient { $hits ->
        [one] une touche
       *[other] { $hits } touches
    } de plus au sol.
event-marked = { $chit } : { $sign }1 pour { name-unit }.
event-round-began = Round { $round }.
event-shifted = Changement de segment ({ $segment }) : { name-unit }.
event-shot = { name-unit } : { name-sum } ; dé { $die }, { $result }.
event-no-shot = L'unité { name-unit } ne tire pas : { name-sum }.
event-support-shot = { $chit }, tir d'appui de { $side } : force { $needed } ; dé { $die }, { $result }.
event-suffers =
    { $side } subit { $ground ->
        [0] { $air ->
            [one] une touche en l'air
           *[other] { $air } touches en l'air
        }
        [one] une touche au sol{ name-and-air }
       *[other] { $ground } touches au sol{ name-and-air }
    }.
event-hits-wasted =
    { $hits ->
        [one] Une touche est perdue
       *[other] { $hits } touches sont perdues
    } : { $side } n'a plus personne pour les subir.
event-reduced = Sur son verso : { name-unit }.
event-eliminated-reserve = Élimination : { name-unit }. Retour à la réserve.
event-eliminated-gone = Élimination : { name-unit }. Hors du jeu.
event-retreats = { $side } fait retraite : { $place } ({ $part }).
event-evicted-headquarters = { $side } n'a plus là que des quartiers généraux : ils doivent partir.
event-evicted-aircraft = { $side } n'a plus là que des avions : ils doivent partir.
event-evicted-silence = Personne ne peut lancer de dé : { $side } doit faire retraite.
event-stranded = L'unité { name-unit } n'a nulle part où aller et continue le combat.
event-cornered = L'unité { name-unit } doit partir et n'a nulle part où aller.
event-battle-won = { $side } gagne le combat : { $place } ({ $part }).
event-battle-void = Plus personne : { $place } ({ $part }).
event-siege-began = Siège : { $place }. { $side } assiège.
event-siege-thrown = Siège, { name-unit } : force { $needed }, non modifiée ; dé { $die }, { $result }.
event-siege-silent = Siège, { name-unit } : avec une force de 0, rien n'est lancé.
event-siege-lapsed = Le siège n'a pas lieu, un camp n'a plus personne pour lancer : { $place }.
event-siege-stands = Le siège continue, nul ne cède : { $place }.
event-siege-city-falls = Fin du siège, plus de garnison : { $place }.
event-siege-lines-break = Fin du siège, plus d'assiégeant dans la zone : { $place }.
event-siege-empty = Fin du siège, plus personne dans aucun camp : { $place }.
event-card-taken = Le Nationaliste prend { $card } en main.
event-card-played = { $side } joue { $card }.
event-card-annulled = { $card } est annulée.
event-card-left = { $card } quitte le jeu.
event-card-returned = { $card } retourne sous la pile.
event-card-stays = { $card } reste en vigueur.
event-card-idle = { $card } est sans effet : { $why }.
event-released = Dans la réserve de { $side } : { $count } × { $unit } { $strength }.
event-withdrawn = Hors du jeu, de la réserve de { $side } : { $count } × { $unit } { $strength }.
event-production-changed = Production de { $side } : { $sign }{ $by }.
event-cities-stormed = Ce tour-ci, l'infanterie attaquante gagne { $by } contre Madrid et les villes.
event-more-chits =
    L'attaquant pioche { $by ->
        [one] un marqueur de plus
       *[other] { $by } marqueurs de plus
    }.
event-hq-coming = { $unit } arrivera au trimestre { $quarter } de { $year }.
event-hq-gone = { $unit } quitte définitivement le jeu.
event-revolt-began = Révolte à Barcelone.
event-revolt-ended = La révolte de Barcelone est terminée.
event-income =
    { $side } collecte { name-points }{ $cards ->
        [0] {""}
       *[other] {" "}(zones { $zones }, cartes { $cards-sign }{ $cards })
    } et en a { $has }.
event-no-income = { $zone } est en révolte : sa zone ne paie pas.
event-card-seen = { $side } pioche { $card }.
event-card-drawn-unseen = { $side } pioche une carte.
event-card-obsolete = { $card } est devenue obsolète.
event-card-under = { $side } remet { $card } sous la pile.
event-card-under-unseen = { $side } remet une carte sous la pile.
event-card-bought = { $side } achète { $card } { name-price }.
event-card-bought-unseen = { $side } achète une carte { name-price }.
event-built = { $side } construit { name-piece } { name-price }, pour le trimestre { $quarter } de { $year }.
event-repaired = Réparation { name-price } : { name-unit }, { $place } ({ $part }).
event-restored = De nouveau à pleine force : { name-unit }, { $place } ({ $part }).
event-rebuilding = Le quartier général { $unit } est reconstruit { name-price }, pour le trimestre { $quarter } de { $year }.
event-ended = { $side } gagne : { $ending }.

# Why not
illegal-aircraft-go-up-first = Des avions doivent d'abord monter, et l'unité { name-piece } n'en est pas un.
illegal-aircraft-must-fly = Tous ces avions doivent rester en l'air : l'ennemi en a autant.
illegal-aircraft-take-hits-first = En l'air, les avions prennent les pertes tant qu'il y en a.
illegal-annulment-bought-this-turn = Votre Annulation a été achetée ce tour-ci : elle se joue dès le suivant.
illegal-annulment-cancels-a-card = { $card } se joue sur une carte en vigueur ou qui vient d'être jouée.
illegal-another-type = L'unité { name-piece } n'est pas du même type.
illegal-another-zone = L'unité { name-piece } se trouve dans une autre zone.
illegal-assault-announced = L'assaut sur { $place } est déjà annoncé.
illegal-attacked-already = { $place } est déjà l'objet d'une attaque : attaque ou siège, pas les deux.
illegal-base-too-far = { $place } est à plus de quatre zones.
illegal-battles-to-fight = Il reste des combats ou des sièges à résoudre.
illegal-becomes-whole-itself = L'unité { name-piece } est celle qui se reconstitue : choisissez l'autre.
illegal-besieged-this-turn = { $place } a déjà subi un siège ce tour-ci.
illegal-beyond-its-range = { $place } est hors de portée d'une réserve, ou le chemin ne passe pas par des zones amies.
illegal-border-opened-stands = L'ouverture de la frontière française ne peut être annulée.
illegal-bought-this-turn = { $card } a été achetée ce tour-ci : elle se joue dès le suivant.
illegal-came-by-sea = L'unité { name-piece } est venue par mer ce tour-ci et ne bouge plus avant l'exploitation.
illegal-cannot-embark = L'unité { name-piece } n'est pas sur une côte amie, ou il n'y en a pas d'autre où aller.
illegal-cannot-pay = Vous n'avez pas assez de points pour { name-piece }.
illegal-card-after-the-chits = { $card } se joue quand les marqueurs d'un combat sont révélés.
illegal-card-after-the-weather = { $card } se joue juste après le jet de météo.
illegal-card-before-enemy-battle = { $card } se joue avant un combat où l'ennemi attaque.
illegal-card-before-own-battle = { $card } se joue avant un combat où vous attaquez.
illegal-card-in-own-movement = { $card } se joue au début de votre mouvement.
illegal-card-in-own-rail = { $card } se joue pendant votre phase de rail.
illegal-card-in-production = { $card } se joue pendant la production.
illegal-card-names-others = { $unit } n'est pas un des quartiers généraux que nomme la carte.
illegal-card-needs-a-zone = { $card } : la zone qu'elle exige n'est pas aux mains voulues.
illegal-card-needs-another = { $card } : la carte sur laquelle elle repose n'est pas en vigueur.
illegal-card-needs-the-border = { $card } : aucune zone de la frontière française n'est aux mains voulues.
illegal-card-not-in-a-battle = { $card } ne se joue pas au milieu d'un combat.
illegal-card-not-offered = { $card } ne peut être prise avant le mélange.
illegal-card-of-the-enemy = { $card } est réservée à l'autre camp.
illegal-card-too-early = { $card } : son heure n'est pas encore venue.
illegal-card-too-late = { $card } : son heure est passée.
illegal-carried-this-turn = L'unité { name-piece } est allée par rail, par mer ou par air ce tour-ci et ne creuse pas.
illegal-carried-to-the-coast = L'unité { name-piece } a été amenée à sa côte ce tour-ci et ne débarque pas.
illegal-chit-for-others = Ce marqueur n'est pas pour l'unité { name-piece }.
illegal-chit-not-drawn = Vous n'avez pas pioché { $chit }.
illegal-chit-not-in-play = L'ennemi n'a pas joué { $chit }.
illegal-city-attackers-full = Trois unités terrestres attaquent déjà cette ville.
illegal-city-closed = { $place } : la zone autour n'est pas amie et aucune voisine amie ne touche la ville d'ici.
illegal-city-full = { $place } contient déjà trois unités terrestres.
illegal-city-not-yours = Les réserves n'entrent que dans une ville de leur camp.
illegal-commands-the-others-only = Le quartier général de l'endroit ne commande pas d'unités comme { name-piece }.
illegal-cut-off-from-replacements = L'unité { name-piece } se trouve dans une ville au milieu d'une zone ennemie.
illegal-digs-already = L'unité { name-piece } creuse déjà.
illegal-took-one-up = Une tranchée a déjà été retirée pendant ce mouvement : une par phase.
illegal-dig-before-moving = Les tranchées se commencent avant tout mouvement.
illegal-doubled-its-range = L'unité { name-piece } a doublé sa portée dans cette phase et n'attaque pas.
illegal-friendly-places-first = Un lieu disputé ne sert que s'il ne reste aucun lieu ami.
illegal-general-not-to-be-had = { $unit } ne peut ni arriver ni être retiré maintenant.
illegal-headquarters-alone = Un quartier général n'entre à { $place } qu'avec une unité terrestre de son camp qui y combat.
illegal-headquarters-are-rebuilt = Un quartier général ne se construit pas : celui qui est éliminé se reconstruit.
illegal-headquarters-do-not-storm = Les quartiers généraux ne prennent pas d'assaut les villes.
illegal-headquarters-follow = Un quartier général ne part qu'avec des réserves qu'il a envoyées.
illegal-headquarters-stay = Un quartier général ne change pas de segment.
illegal-hit-in-the-other-segment = Le coup est tombé dans l'autre segment.
illegal-hits-to-take = Il faut d'abord répartir les pertes.
illegal-land-units-first = Les avions se joignent à l'assaut quand une unité terrestre attaque.
illegal-land-units-stay-below = Les unités terrestres ne tirent vers le ciel que si l'ennemi a des avions et moins d'unités terrestres.
illegal-left-its-place = L'unité { name-piece } a quitté le lieu où elle a commencé la phase.
illegal-like-another = Une unité identique se trouve au même endroit : choisissez celle-là.
illegal-marked-already = L'unité { name-piece } porte déjà un tel marqueur.
illegal-match-over = La partie est terminée.
illegal-may-not-exploit = L'unité { name-piece } : l'infanterie n'exploite qu'avec un quartier général qui peut encore donner des ordres.
illegal-militia-in-revolt = L'unité { name-piece } : la milice en révolte ne bouge pas.
illegal-moved-already = L'unité { name-piece } a déjà bougé dans cette phase.
illegal-must-choose = Ici, il faut choisir quelque chose.
illegal-must-leave = L'unité doit quitter ce lieu.
illegal-needed-in-the-air = L'ennemi a autant d'unités en l'air : aucune ne peut descendre.
illegal-needed-on-the-ground = L'ennemi a autant d'unités au sol : aucune ne peut monter.
illegal-needs-no-room = L'unité { name-piece } ne prend pas de place en ville et part après les autres.
illegal-never-invaded = { $place } n'est jamais envahie.
illegal-no-annulment-in-hand = Vous n'avez pas d'Annulation en main.
illegal-no-attack-in-reach = Aucune attaque n'est à portée de { name-piece } par des zones amies.
illegal-no-base-in-range = Il n'y a pas d'autre base amie à quatre zones de { name-piece }.
illegal-no-battle-in-flight = Aucun lieu attaqué n'est à deux zones de { name-piece }.
illegal-no-battle-there = Il n'y a pas de combat à { $place } ({ $part }).
illegal-no-battle-to-support = En exploitation, les avions ne soutiennent que des combats ouverts par des unités terrestres.
illegal-no-city-there = Il n'y a pas de ville à { $place }.
illegal-no-city-to-assault = On ne prend d'assaut que des villes, et { $place } ({ $part }) n'en est pas une.
illegal-no-city-to-besiege = On n'assiège que les villes et Madrid, pas { $place } ({ $part }).
illegal-no-coast-to-invade = { $card } : aucune côte ennemie n'est à portée d'infanterie qui puisse débarquer.
illegal-no-equal-beside-it = Il n'y a pas d'autre unité réduite comme { name-piece } dans sa zone.
illegal-no-general-to-choose = { $card } : aucun des quartiers généraux qu'elle nomme ne peut arriver ni être retiré.
illegal-no-headquarters-here = Aucun quartier général n'est avec l'unité { name-piece } pour l'envoyer.
illegal-no-hits-to-take = Il ne reste pas de pertes à répartir.
illegal-no-land-units-there = Les unités terrestres n'entrent pas à { $place }.
illegal-no-landing-there = Les avions ne se posent que dans des lieux amis sans combat à venir, et ne vont chez l'ennemi que pour combattre.
illegal-no-rail-line = Aucune zone amie n'est reliée par terre au lieu de { name-piece }.
illegal-no-reinforcements-there = Les renforts se placent dans des zones amies à ville amie, ou à Madrid.
illegal-no-retreat-to-the-enemy = { $place } est à l'ennemi.
illegal-no-sea-route = { $place } n'est pas une côte qu'on atteigne par mer.
illegal-no-trench-left = Toutes vos tranchées sont sur la carte.
illegal-no-trench-there = Il n'y a pas de tranchée à { $place } ({ $part }).
illegal-no-trench-to-absorb = Le défenseur n'a pas de tranchée là.
illegal-no-unit-to-besiege = Aucune unité terrestre de combat n'est à { $place }.
illegal-no-way-out = Aucune de vos unités n'a où se retirer.
illegal-no-way-there = Aucun chemin par des zones amies ne mène à { $place } ({ $part }) dans sa portée.
illegal-arrives-another-turn = Ce pion n'arrive pas à ce tour.
illegal-no-place-to-arrive = Aucun lieu ne peut l'accueillir : ce pion attend le prochain tour.
illegal-nobody-can-besiege = Aucune unité à côté de { $place } ne peut assiéger.
illegal-nobody-can-land-there = Aucune de vos infanteries pouvant débarquer n'est assez près de { $place }.
illegal-nobody-can-storm = Aucune unité à côté de { $place } ne peut l'attaquer.
illegal-nobody-inside = Aucune unité ennemie ne tient { $place }.
illegal-nobody-to-fly = { $card } : aucune unité terrestre n'attend où commence le pont aérien.
illegal-nobody-to-restore = { $card } : vous n'avez pas d'infanterie réduite à rétablir.
illegal-none-in-reserve = Il n'y en a plus dans la réserve : { name-piece }.
illegal-not-a-coast = { $place } ({ $part }) n'est pas une côte.
illegal-not-at-the-airbridge = L'unité { name-piece } n'est pas où commence le pont aérien.
illegal-not-attacked = { $place } ({ $part }) n'est l'objet d'aucune attaque.
illegal-not-before-the-city = L'unité { name-piece } n'est pas dans la zone de la ville.
illegal-not-drawn = Vous n'avez pas pioché { $card }.
illegal-not-eliminated = { $unit } n'a pas été éliminé.
illegal-not-friendly = { $place } ({ $part }) n'est pas amie, ou des ennemis s'y trouvent.
illegal-not-in-a-city = L'unité { name-piece } n'est pas dans une ville.
illegal-not-in-force = { $card } n'est pas en vigueur.
illegal-not-in-hand = { $card } n'est pas dans votre main.
illegal-not-in-the-battle = L'unité { name-piece } n'est pas dans le combat.
illegal-not-joined-by-rail = { $place } ({ $part }) n'est pas reliée par des zones amies.
illegal-not-next-door = { $place } ({ $part }) n'est pas adjacente.
illegal-not-now = Cela ne peut se faire maintenant.
illegal-not-on-a-near-coast = L'unité { name-piece } n'est pas sur une côte amie assez proche.
illegal-not-on-the-map = L'unité { name-piece } n'est pas sur la carte.
illegal-not-the-airbridge = Le pont aérien ne mène pas à { $place }.
illegal-not-the-nearest-militia = Une autre milice est plus proche que { name-piece }.
illegal-not-the-strongest = L'unité { name-piece } n'est pas l'unité la plus forte du lieu.
illegal-not-yours = L'unité { name-piece } n'est pas à vous.
illegal-nothing-is-attacked = Rien n'est attaqué.
illegal-nowhere-to-go = L'unité { name-piece } n'a nulle part où aller.
illegal-nowhere-to-land = L'unité { name-piece } n'a nulle part où se poser à deux zones.
illegal-on-top-already = L'unité { name-piece } est déjà au-dessus.
illegal-only-aircraft-attack = Les réserves ne vont pas où seuls des avions attaquent.
illegal-only-aircraft-leave-alone = Seuls les avions quittent un combat un par un.
illegal-only-aircraft-rebase = Seuls les avions changent de base.
illegal-only-annulment-replies = On ne répond qu'avec Annulation.
illegal-only-headquarters-are-rebuilt = Seuls les quartiers généraux se reconstruisent.
illegal-only-infantry-digs = Seule l'infanterie creuse.
illegal-only-infantry-lands = Seule l'infanterie débarque.
illegal-only-infantry-recovers = Cette carte ne rétablit que l'infanterie.
illegal-only-land-units-are-named = On ne désigne que des unités terrestres pour cet assaut.
illegal-only-land-units-come-out = Seules les unités terrestres sortent d'une ville.
illegal-only-land-units-fly = Le pont aérien ne porte que des unités terrestres.
illegal-only-militia-revolts = Seule l'infanterie de milice rejoint la révolte.
illegal-option-not-agreed = Cette règle optionnelle n'a pas été convenue.
illegal-orders-used-up = Le quartier général de l'unité { name-piece } a envoyé autant d'unités que son niveau.
illegal-out-of-reach = { $place } ({ $part }) est hors de sa portée.
illegal-own-card = { $card } n'est pas une carte ennemie.
illegal-own-coast = { $place } est déjà à vous.
illegal-pinned = L'unité { name-piece } est tenue sur place : les attaquants fixent autant d'unités qu'ils sont.
illegal-reacted-already = L'unité { name-piece } a déjà réagi.
illegal-rebased-already = L'unité { name-piece } a déjà changé de base.
illegal-reinforcements-to-place = Il reste un renfort à placer.
illegal-revolt-goes-on = { $card } : la révolte est déjà en cours.
illegal-shifted-already = L'unité { name-piece } a déjà changé de segment ce round.
illegal-ship-used = Le transport par mer a déjà servi ce tour-ci.
illegal-ships-are-republican = Seule la République déplace des unités par mer.
illegal-shut-in = L'unité { name-piece } ne peut sortir : des ennemis se trouvent dans la zone de sa ville et aucune voisine amie ne la touche.
illegal-somebody-must-attack = L'assaut est annoncé : une unité doit attaquer.
illegal-somebody-must-land = Au moins une unité doit débarquer.
illegal-starred-waits-for-a-card = L'unité { name-piece } : aucune carte n'a encore libéré ces unités étoilées.
illegal-stays-in-the-battle = L'unité { name-piece } ne quitte pas le combat maintenant.
illegal-taken-already = { $card } a déjà été prise.
illegal-takes-no-part-in-the-siege = L'unité { name-piece } ne prend pas part au siège.
illegal-there-already = L'unité y est déjà.
illegal-too-dear =
    { $card } coûte { $cost ->
        [one] un point : vous ne l'avez pas
       *[other] { $cost } points : vous n'en avez pas autant
    }.
illegal-too-far-into-enemy-country = Une unité qui entre en pays ennemi ne double pas sa portée : { $place } ({ $part }) est trop loin.
illegal-too-far-to-fly = C'est à plus de deux zones.
illegal-too-far-to-land = { $place } ({ $part }) est à plus de deux zones.
illegal-top-chosen-already = Ce qui est au-dessus là a déjà été choisi dans cette phase.
illegal-train-used = Le train a déjà servi ce tour-ci.
illegal-trench-begun-there = On creuse déjà une tranchée où se trouve { name-piece }.
illegal-trench-of-the-enemy = La tranchée de { $place } ({ $part }) est à l'ennemi.
illegal-trench-takes-ground-hits = Une tranchée n'absorbe que des pertes au sol.
illegal-trenches-full = Il n'y a pas de place pour une autre tranchée à { $place } ({ $part }).
illegal-trenches-in-movement-only = Les tranchées se commencent et se retirent pendant son mouvement.
illegal-unit-digs = L'unité { name-piece } creuse une tranchée et ne bouge pas ce tour-ci.
illegal-unit-is-whole = L'unité { name-piece } n'est pas sur son verso.
illegal-zone-around-not-yours = La zone de { $place } n'est pas à vous, ou des ennemis s'y trouvent.
illegal-zone-not-entered = Aucun ennemi n'est entré dans la zone de l'unité { name-piece }.

# À quoi mène un combat
forecast-assumes = Si les deux camps tiennent et se battent jusqu'au bout : sans retraite, et sans autre réserve, carte ni marqueur.
forecast-assumes-strongest = Si vos unités les plus fortes attaquent, trois au plus, et que les deux camps tiennent et se battent jusqu'au bout : sans retraite, et sans autre réserve, carte ni marqueur.
forecast-outcome = Le combat : { $place } ({ $part })
forecast-win = La place est à vous
forecast-defeat = La place est à l'ennemi
forecast-void = Il ne reste personne
forecast-losses = Pertes en pas : { $side }
forecast-steps = { $steps ->
    [one] un pas
   *[other] { $steps } pas
}

# Windows to interrupt
window-step = Au début d'une phase : jouer une carte
window-weather = Après le jet de météo : jouer une carte
window-battle = Avant et après un combat ou un siège : jouer une carte
window-chits = Marqueurs révélés : jouer une carte
window-reply = Annuler une carte qui vient d'être jouée

# What to be careful of
caution-aircraft-alone = Sans unité terrestre sur place, les avions n'y combattent qu'un seul round et doivent repartir : { $place } ({ $part }).
caution-cannot-fire = La force de l'unité { name-piece } y tombe à 0, elle ne tire pas et ne fait qu'absorber des pertes : { $place } ({ $part }).
caution-chit-idle = { $chit } serait sans effet dans ce combat : { $why }.
caution-nothing-to-cancel = { $card } serait sans effet : l'ennemi n'a joué aucun marqueur.
caution-storm-idle = { $card } ne vaut que contre Madrid et les villes, et aucun combat de ce genre n'est à venir.
caution-arrives-too-late = Elle serait prête au trimestre { $quarter } de { $year }, après le dernier tour.
caution-card-expires = { $card } se jouerait dès le tour suivant, quand son heure sera passée.
caution-card-never-played = { $card } se jouerait dès le tour suivant, et celui-ci est le dernier.
caution-doubled-range = Avec sa portée doublée, l'unité ne se joint dans cette phase à aucune attaque sur la ville de l'endroit.
caution-headquarters-alone = { $unit } y reste sans troupes : attaqué, un quartier général seul se retire ou est éliminé.
caution-madrid-left-empty = La dernière unité quitte Madrid : qui le tient à la fin de ce tour peut gagner la guerre.
caution-repaired-too-late = L'unité { name-piece } ne combattra plus : c'est le dernier tour.
caution-units-left-behind = { $units ->
        [one] Une unité n'a nulle part où se retirer et continue seule le combat.
       *[other] { $units } unités n'ont nulle part où se retirer et continuent seules le combat.
    }
