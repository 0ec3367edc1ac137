### Peanas : ce que dit ce jeu.

## Termes

side-attacker = l'attaquant
side-defender = le défenseur
season-summer = été
season-autumn = automne
season-winter = hiver
season-spring = printemps
weather-sunny = ensoleillé
weather-cloudy = nuageux
weather-wind = venteux
weather-gale = bourrasque
weather-rain = pluie
weather-storm = tempête
weather-snow = neige
weather-blizzard = blizzard
weather-night = nuit
event-name-confusion = Confusion
event-name-mistake = Méprise
event-name-freeze = Blocage
event-name-initiative = Initiative
event-name-take-cover = À couvert
event-name-opportunity = Occasion
order-move = se déplacer
order-fire = tirer
order-quick-fire = tir rapide
order-aim = viser
order-dig = se retrancher
order-observe = observation
order-regroup = regrouper
order-motivate = motiver
order-deploy = déployer l'arme
order-rescue = désenliser
channel-voice = à la voix
channel-messenger = par messager
channel-signals = par signaux
channel-chicks = la poule et ses poussins
ammo-normal = munition ordinaire
ammo-area = tir de zone
ammo-he = HE
ammo-mortar = obus de mortier
ammo-ap = AP
moment-first = dès qu'on le voit
moment-nearest = quand il est au plus près
moment-last = au bout de son chemin
formation-line = en ligne
formation-column = en colonne
formation-box = en carré
formation-huddle = où il y a la place
template-0 = petit
template-1 = moyen
template-2 = grand
decoy = un leurre
no-weapon = sans arme
grade-decisive = issue décisive
grade-marginal = issue serrée
outcome-collapse = un camp s'effondre
outcome-objectives = les objectifs décident

## Questions

prompt-over = La bataille est finie.
prompt-column = Quelle colonne va dans le secteur { $sector } ?
prompt-count = Secteur { $sector }, { $kind } : combien ?
prompt-lay = Secteur { $sector } : placez cet élément : { $kind }.
prompt-objective = Placez l'objectif suivant.
prompt-works =
    { $points ->
        [1] Construisez des ouvrages : il reste un point.
       *[other] Construisez des ouvrages : il reste { $points } points.
    }
prompt-deploy =
    { $left ->
        [1] Déployez encore un pion.
       *[other] Déployez des pions : encore { $left }.
    }
prompt-entry =
    { $left ->
        [0] Votre tour commence : vous pouvez rétablir des pertes avec Renforts.
        [1] Vous pouvez faire entrer un pion.
       *[other] Vous pouvez faire entrer { $left } pions.
    }
prompt-turn = Manche { $round } : { $side } donne ses ordres.
prompt-event = Sur quelle unité tombe « { $event } » ?
prompt-dice-due = On lance un dé.
prompt-fire-react = Quelqu'un répond-il au tir ?
prompt-bomb-react = Les obus tombent : quelqu'un se couche-t-il ?
prompt-template = Quel gabarit ?
prompt-melee = Au contact : que fait { who } ?
prompt-hide = Quelqu'un se cache-t-il de nouveau ?
prompt-air-raid = L'avion est sur la table : qu'attaque-t-il ?
prompt-intercept = Un chasseur décolle-t-il ?
prompt-chicks = Quel véhicule du peloton suit ?
prompt-ordering = Qui donne son ordre à { who }, avec quels dés ?
prompt-march = Où va { who } ?
prompt-formation = Comment se forme { who } ?
prompt-target = Sur qui tire { who } ?
prompt-second-target = Une seconde cible pour { who } ?
prompt-wrong-target = Parmi les plus proches à égalité, sur qui doit tirer par erreur { who } ?
prompt-mistake = { who } se trompe de cible : tirer, ou prendre un marqueur Cloué ?
prompt-move-react = { who } se déplace : quelqu'un tire-t-il ?
prompt-supervise = Quel officier supervise { who } ?
prompt-dice = Combien de dés pour { who } ?
prompt-removal = Quel socle perd { who } ?
prompt-observation = Pour quelle batterie observe { who }, et combien de tours ?
prompt-aim-point = { who } commence à observer : où doivent tomber les obus ?
prompt-whom = Qui { who } doit-il regrouper ?
prompt-self-regroup = { who } panique : se regrouper, ou fuir ?

## Actions

action-column = Colonne { $column }
action-count = { $count }
action-lay = Placer en { $x } × { $y } cm
action-lay-band = Tracer de { $x } × { $y } à { $to-x } × { $to-y } cm
action-objective = Objectif en { $x } × { $y } cm
action-build = Construire en { $x } × { $y } cm : { $kind } ({ $cost ->
        [1] un point
       *[other] { $cost } points
    })
action-done = C'est tout
action-give = { giver }, { $channel }, { $count ->
        [0] sans dés
        [1] dé { $dice }
       *[other] dés { $dice }
    }
action-give-two = { giver } : dés { $first-dice } et { $second-dice }
action-remount = Monter ou démonter
action-move-token = Pion { $number } vers colonne { $column }, rangée { $row }
action-flank = Pion { $number } : marche de flanc
action-reveal = Révéler le pion { $number }
action-end-turn = Finir le tour
action-via = Par { $x } × { $y } cm
action-walk = Aller en { $x } × { $y } cm
action-drive = Tourner à { $degrees }° et avancer de { $cm } cm
action-follow = Par la route jusqu'à { $x } × { $y } cm
action-ford = Passer la rivière jusqu'à { $x } × { $y } cm
action-leave = Descendre en { $x } × { $y } cm
action-stay = Rester
action-form = Se former { $formation }
action-place = Socle { $stand } en { $x } × { $y } cm
action-alone = Pas de seconde cible
action-hold-fire = Ne pas tirer
action-refuse = Plutôt un marqueur Cloué
action-pass = Passer
action-dice = { $count ->
        [0] Sans dés
        [1] Dé { $dice }
       *[other] Dés { $dice }
    }
action-remove = Retirer le socle { $stand }
action-aim-at = Viser { $x } × { $y } cm
action-template = Gabarit { $size }
action-rally = Se regrouper
action-enter =
    { $number ->
        [0] Un leurre entre par la colonne { $column }, rangée { $row }
       *[other] { who } entre par la colonne { $column }, rangée { $row }
    }
action-activate = Activer { who }
action-order = { who } : { $order }
action-free-move = Déplacer { who } sans ordre
action-recover = { who } tente de récupérer
action-set-up = Mettre en batterie l'arme de { who }
action-charge = Assaillir { who }
action-board = Monter dans { who }
action-shoot = Tirer sur { who } avec { $weapon } ({ $ammo })
action-also = Aussi sur { who }
action-mistaken = Tirer sur { who }
action-react = { who } tire { $moment }
action-prone = { who } se couche
action-under = { who } supervise
action-event-on = Sur { who }
action-observe = Batterie de { who }, { how-many-turns }
action-observe-smoke = Batterie de { who }, fumigènes, { how-many-turns }
action-whom = { who }
action-strike = { who } frappe { whom }
action-cripple = { who } vise les roues de { whom }
action-withdraw = { who } se retire
action-hide = { who } se cache de nouveau
action-call = Appeler { who }
action-strafe = Mitrailler { who }
action-intercept = { who } décolle
action-reinforce = Renforts pour { who }

## Hasard

chance-die = Dé : { $die }
chance-direction = Direction : { $way }
chance-season = Saison : { $season }

## Journal

who = { $unit } (n° { $number })
whom = { $target } (n° { $target-number })
giver = { $officer } (n° { $officer-number })
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
        [1] un tour
       *[other] { $turns } tours
    }
how-many-casualties =
    { $count ->
        [1] une perte
       *[other] { $count } pertes
    }
agree-pinned =
    { $unit-form ->
        [f] Clouée
        [mp] Cloués
        [fp] Clouées
       *[m] Cloué
    }
part-halved =
    { $halved ->
        [0] { "" }
       *[other] { " " }−{ $halved } tir rapide
    }
part-order =
    { $order ->
        [0] { "" }
       *[other] { " " }+{ $order } ordre
    }
part-order-less =
    { $order-less ->
        [0] { "" }
       *[other] { " " }−{ $order-less } ordre
    }
part-double =
    { $double ->
        [0] { "" }
       *[other] { " " }−{ $double } tir double
    }
part-under-fire =
    { $under-fire ->
        [0] { "" }
       *[other] { " " }−{ $under-fire } sous le feu
    }
part-turned =
    { $turned ->
        [0] { "" }
       *[other] { " " }−{ $turned } orientation
    }
part-limited =
    { $limited ->
        [0] { "" }
       *[other] { " " }−{ $limited } tir limité
    }
part-haze =
    { $haze ->
        [0] { "" }
       *[other] { " " }−{ $haze } fumée
    }
part-loopholes =
    { $loopholes ->
        [0] { "" }
       *[other] { " " }−{ $loopholes } meurtrières
    }
part-aimed =
    { $aimed ->
        [0] { "" }
       *[other] { " " }+{ $aimed } visé
    }
part-small =
    { $small ->
        [0] { "" }
       *[other] { " " }−{ $small } petite cible
    }
part-prone =
    { $prone ->
        [0] { "" }
       *[other] { " " }−{ $prone } à terre
    }
part-side =
    { $side ->
        [0] { "" }
       *[other] { " " }+{ $side } flanc ou arrière
    }
part-moved =
    { $moved ->
        [0] { "" }
       *[other] { " " }−{ $moved } cible en mouvement
    }
part-hidden =
    { $hidden ->
        [0] { "" }
       *[other] { " " }−{ $hidden } partiellement caché
    }
part-hull-down =
    { $hull-down ->
        [0] { "" }
       *[other] { " " }−{ $hull-down } caisse à couvert
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
       *[other] { " " }−{ $ammunition } munition contre le couvert
    }
part-worn =
    { $worn ->
        [0] { "" }
       *[other] { " " }+{ $worn } couvert dégradé
    }
part-armour =
    { $armour ->
        [0] { "" }
       *[other] { " " }−{ $armour } protection
    }
part-taken-cover =
    { $taken-cover ->
        [0] { "" }
       *[other] { " " }−{ $taken-cover } événement À couvert
    }
part-helmets =
    { $helmets ->
        [0] { "" }
       *[other] { " " }−{ $helmets } casques
    }
part-canopy =
    { $canopy ->
        [0] { "" }
       *[other] { " " }−{ $canopy } arbres
    }
part-bonus =
    { $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus } règles d'assaut
    }
part-stands =
    { $stands ->
        [0] { "" }
       *[other] { " " }+{ $stands } socles au contact
    }
part-stands-less =
    { $stands-less ->
        [0] { "" }
       *[other] { " " }−{ $stands-less } socles au contact
    }
part-pinned =
    { $pinned ->
        [0] { "" }
       *[other] { " " }−{ $pinned } Cloué
    }
part-defence =
    { $defence ->
        [0] { "" }
       *[other] { " " }−{ $defence } défense
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
event-column-rolled = Colonne { $column } : dé { $die }.
event-column-taken = La colonne { $column } va dans le secteur { $sector }.
event-piece-laid = Élément en { $x } × { $y } cm : { $kind }.
event-objective-placed = Objectif en { $x } × { $y } cm.
event-works-built = Ouvrage en { $x } × { $y } cm : { $kind }.
event-works-appear = Un ouvrage apparaît en { $x } × { $y } cm : { $kind }.
event-season = Saison : { $season }.
event-sky-dice = Dés de météo : { $first } et { $second }, somme { $sum }.
event-sky-test = Le temps change-t-il ? { $first } et { $second }, somme { $sum } (il change à 10) : { $outcome }.
sky-changes = il change
sky-stays = il ne change pas
event-weather = Temps : { $weather }.
event-wind = Le vent souffle vers { $way }.
event-token-placed = Pion { $number } de { $side } : colonne { $column }, rangée { $row }.
event-token-moved = Le pion { $number } de { $side } va en colonne { $column }, rangée { $row }.
event-token-flanks = Le pion { $number } de { $side } marche par le flanc.
event-decoy-found = Le pion { $number } de { $side } est un leurre.
event-token-ordered = Ordre pour le pion { $number } de { $side } : { $order }.
event-token-event = Événement pour le pion { $number } de { $side } : { $event }.
event-token-pinned = Le pion { $number } de { $side } est Cloué.
event-token-order-lost = Le pion { $number } de { $side } perd son ordre.
event-hides-again = Une unité de { $side } redevient le pion { $number }.
event-round = Manche { $round }.
event-turn = Tour de { $side }.
event-turn-ends = Fin du tour de { $side }.
event-melee = Corps à corps : le camp dont c'est le tour frappe, l'autre rend les coups, et tout tombe ensemble.
event-event-lost = « { $event } » ne tombe sur personne.
event-degraded = Ouvrage endommagé en { $x } × { $y } cm : { $kind }, { $markers ->
        [1] un marqueur
       *[other] { $markers } marqueurs
    }.
event-ruined = Ouvrage en décombres en { $x } × { $y } cm : { $kind }.
event-aim-point = Point de visée en { $x } × { $y } cm.
event-scattered = La dispersion porte le tir { $cm } cm vers { $way } : { $x } × { $y } cm.
event-smoke-rises = Fumée en { $x } × { $y } cm.
event-smoke-gone = La fumée se dissipe en { $x } × { $y } cm.
event-objective-taken = Objectif { $number } : pris par { $side }.
event-collapse = Effondrement : { $side } cède.
event-time-up = Le temps est écoulé : l'attaquant { $held ->
        [0] ne tient aucun objectif
        [1] tient un objectif
       *[other] tient { $held } objectifs
    }.
event-revealed = Le pion { $token } se découvre : { who }.
event-officer-activated = { who } lance ses dés d'ordre.
event-order-die = { who } : dé { $die }, soit { $face }.
event-event-dice = { who } : dés d'événement { $first } et { $second }, { $equal ->
        [0] rien ne se passe
       *[other] il y a un événement
    }.
event-event-applied = Événement pour { who } : { $event }.
event-event-works = { $event } : { mod } à ce que fait { who }.
event-takes-cover = { who } se met à couvert : C +1 jusqu'à la fin de la manche.
event-order-given = { giver } ordonne à { who } : { $order }, { $count ->
        [0] sans dés propres
        [1] avec le dé { $dice }
       *[other] avec les dés { $dice }
    } (modificateur { mod }).
event-dice-given = { giver } donne à { who } { $count ->
        [1] le dé { $dice }
       *[other] les dés { $dice }
    } (modificateur { mod }).
event-messenger-sent = { giver } envoie un messager à { who }.
event-messenger-arrives = Le messager atteint { who }.
event-order-lost = { who } perd son ordre : { $why }.
event-unit-moved = { $cm ->
        [0] { who } pivote sur place.
       *[other] { who } avance de { $cm } cm.
    }
event-unit-halted = { who } s'arrête après { $cm } cm : { agree-pinned } par le feu.
event-bog-dice = { who } : { $first } et { $second }, somme { $sum } (2 ou 3 enlise) : { $outcome }.
bog-stuck = enlisement
bog-through = passage
event-pull-dice = Le tracteur tire { who } : { $first } et { $second }, somme { $sum } (il faut 8) : { $outcome }.
pull-free = dégagement
pull-stuck = sans succès
event-bogged = { who } s'enlise.
event-freed =
    { $unit-form ->
        [f] { who } est dégagée.
        [mp] { who } sont dégagés.
        [fp] { who } sont dégagées.
       *[m] { who } est dégagé.
    }
event-boarded = { who } monte dans { whom }.
event-landed = { who } descend de { whom }.
event-mounted = { who } monte à cheval.
event-dismounted = { who } met pied à terre.
event-ammunition-given = { who } remet des munitions à { whom } : { $points ->
        [1] un point
       *[other] { $points } points
    }.
event-aimed = { who } vise : +1 à son prochain tir.
event-set-up = { who } met son arme en batterie.
event-task-begun = { who } commence ({ $order }) : { how-many-turns }.
event-task-broken = { who } interrompt ce qui était en cours ({ $order }) et en perd l'acquis.
event-dug-in = { who } a fini de se retrancher.
event-deployed = { who } a fini de déployer son arme.
event-regrouped = { who } sort de panique avec deux marqueurs Cloué.
event-regroup-fails = { who } ne parvient pas à regrouper { whom } : trop loin désormais.
event-shot-declared = { who } tire sur { whom }{ $cm ->
        [0] { "" }
       *[other] { " " }à { $cm } cm
    } : { $weapon } ({ $ammo }).
event-holds-fire = { who } ne tire pas : l'activation et les dés sont perdus.
event-reacts = { who } réagit.
event-goes-prone = { who } se couche : −{ $less } aux tirs.
event-shot-lost = { who } perd son tir : { $why }.
event-shot-result = { who } contre { whom } : D { $d }{ sum-of-shot } = { $total }{ held } : { $outcome }.
event-burst-result = Le feu de { who } tombe sur { whom } : D { $d }{ sum-of-burst } = { $total }{ held } : { $outcome }.
event-strike-result = Coup de { who } à { whom } : { $d }{ sum-of-blow } = { $total }{ held } : { $outcome }.
event-casualties = { who } subit { how-many-casualties }.
event-stand-lost = { who } perd { $count ->
        [1] un socle
       *[other] { $count } socles
    }.
event-decimated =
    { $unit-form ->
        [f] { who } est décimée : sa D est divisée par deux.
        [mp] { who } sont décimés : leur D est divisée par deux.
        [fp] { who } sont décimées : leur D est divisée par deux.
       *[m] { who } est décimé : sa D est divisée par deux.
    }
event-reinforced = { who } rétablit { how-many-casualties }.
event-gone = { $fate ->
        [0] { $unit-form ->
            [f] { who } est détruite.
            [mp] { who } sont détruits.
            [fp] { who } sont détruites.
           *[m] { who } est détruit.
        }
        [1] { $unit-form ->
            [f] { who } est abandonnée par son équipage.
            [mp] { who } sont abandonnés par leur équipage.
            [fp] { who } sont abandonnées par leur équipage.
           *[m] { who } est abandonné par son équipage.
        }
        [2] { who } se rend : nulle part où fuir.
       *[other] { who } rentre à sa base.
    }
event-damage-die = { who } : dé { $die } + Dégât { $damage }{ $steel ->
        [0] { "" }
       *[other] { " " }+ { $steel } pour son blindage
    }{ $steel-less ->
        [0] { "" }
       *[other] { " " }− { $steel-less } pour son acier
    } = { $sum }.
event-no-damage = { who } ne subit aucun dégât.
event-armour-holds = Le blindage étagé de { who } tient.
event-glances = L'obus ricoche sur le blindage incliné de { who }.
event-weapon-lost = { who } perd { $weapon }.
weapon-main = son arme principale
weapon-second = son arme secondaire
event-crippled =
    { $unit-form ->
        [f] { who } est immobilisée.
        [mp] { who } sont immobilisés.
        [fp] { who } sont immobilisées.
       *[m] { who } est immobilisé.
    }
event-morale-die = { who } : Moral { $morale }{ $size ->
        [0] { "" }
       *[other] { " " }− { $size } pour sa taille
    }{ $losses ->
        [0] { "" }
        [1] { " " }− 1 perte
       *[other] { " " }− { $losses } pertes
    } + dé { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }{ $modifier-less ->
        [0] { "" }
       *[other] { " " }− { $modifier-less } (Suppression, Terreur ou autre règle)
    } = { $result } : { $outcome }.
morale-holds = tient bon
morale-pinned = un marqueur Cloué
morale-panic = panique
event-pinned =
    { $unit-form ->
        [mp] { who } sont { agree-pinned }
        [fp] { who } sont { agree-pinned }
       *[other] { who } est { agree-pinned }
    } ({ $markers ->
        [1] un marqueur
       *[other] { $markers } marqueurs
    }).
event-panicked = { who } panique.
event-retreated = { who } fuit de { $cm } cm.
event-falls-back = { who } se replie de { $cm } cm.
event-stays-in-contact = { who } n'a nulle part où se retirer et reste.
event-recovery-die = { who } tente de récupérer : dé { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $bonus-less ->
        [0] { "" }
       *[other] { " " }− { $bonus-less }
    } (il faut { $needed }) : { $outcome }.
recovery-done = réussi
recovery-failed = manqué
event-recovered = { who } ôte un marqueur Cloué.
event-bombards = { who } bombarde avec le gabarit { $size }.
event-hits-nobody = Le feu tombe où il n'y a personne.
event-mission-lost = { who } a fini d'observer, mais pas de bombardement : { $why }.
event-mission-over = { who } finit son bombardement.
event-battery-silent = { who } ne peut tirer : sa D ne donne aucun gabarit. Le bombardement finit.
event-assault = { who } { $blow } { whom }.
blow-first = frappe
blow-back = rend ses coups à
blow-parting = frappe, pendant son départ,
event-withdraws = { who } se retire de l'assaut et ne frappe pas.
event-aircraft-called = Appui aérien demandé : { who }.
event-aircraft-arrives = { who } arrive.
event-fighter-rises = { who } décolle contre { whom }.
event-air-die = { who } contre { whom } : dé { $die } + { $attack } − { $defence } = { $result }.
event-aircraft-down =
    { $unit-form ->
        [f] { who } est abattue.
        [mp] { who } sont abattus.
        [fp] { who } sont abattues.
       *[m] { who } est abattu.
    }
event-aircraft-leaves = { who } s'en va.
several-covers = plusieurs couverts
hits-men = le tir porte
hits-vehicle = le véhicule est touché
misses = sans effet
misses-impact = sous sa valeur de Toucher, sans effet
face-plus = +1
face-zero = 0
face-minus = −1
loss-freeze = l'événement Blocage
loss-pinned = marqueur Cloué
loss-panicked = en panique
loss-gone = hors de la bataille
loss-no-target = la cible n'est plus là
loss-nobody-else = personne d'autre en vue sur qui tirer par erreur
loss-out-of-reach = la fausse cible est hors de portée ou hors de l'arc
loss-refused = plutôt le marqueur Cloué
loss-impossible = l'exécution n'est plus possible
loss-out-of-sight = l'observateur ne voit plus le lieu
loss-no-battery = la batterie ne peut plus y tirer
limit-none = retenu à
limit-impact = retenu à
limit-d = pas plus que D,
limit-half = la moitié,
limit-stands = pas plus que les socles qui tirent,
limit-template = pas plus que le gabarit,
limit-contact = pas plus que les socles au contact,
way-1 = la droite de l'attaquant
way-2 = le coin droit du bord défenseur
way-3 = le bord du défenseur
way-4 = le coin gauche du bord défenseur
way-5 = la gauche de l'attaquant
way-6 = le coin gauche du bord attaquant
way-7 = le bord de l'attaquant
way-8 = le coin droit du bord attaquant

## Mises en garde

caution-end-turn = Il vous reste { $dice } { $dice ->
        [1] dé d'ordre
       *[other] dés d'ordre
    } et { $units } { $units ->
        [1] unité qui n'a pas agi
       *[other] unités qui n'ont pas agi
    } : les dés sont perdus.
caution-entries = { $count ->
        [1] Un pion peut encore entrer ce tour : l'entrée non utilisée est perdue.
       *[other] { $count } pions peuvent encore entrer ce tour : les entrées non utilisées sont perdues.
    }
caution-build-points = { $points ->
        [1] Il reste un point de construction : il est perdu.
       *[other] Il reste { $points } points de construction : ils sont perdus.
    }
caution-hold-fire = { who } a usé de son activation et de ses dés, même sans tirer.
caution-gives-up = { who } a usé de son activation et de ses dés, même sans rien observer.
caution-stay = { who } a usé de son activation, même sans bouger.
caution-leaves-contact = { who } quitte { whom }, qui frappe d'abord.
caution-bog = Le chemin de { who } passe par un terrain où un 2 ou un 3 avec deux dés enlise.
caution-own-men = Le gabarit touche { who }, qui est des vôtres.
caution-own-men-near = { who }, des vôtres, est si près que la dispersion peut y porter les obus.
caution-nowhere-to-withdraw = { who } n'a nulle part où se retirer : coups reçus, aucun rendu, et pas un pas.
caution-nowhere-to-run = { who } n'a nulle part où fuir : unité perdue.

## Fenêtres

window-move-react = Tirer sur un ennemi qui bouge
window-fire-react = Répondre à un tir
window-bomb-react = Se coucher sous les obus
window-dice = Donner des dés à une réaction, un bombardement ou un coup
window-second-target = Tirer sur une seconde cible
window-chicks = Laisser suivre les véhicules du peloton
window-hide = Se cacher de nouveau
window-intercept = Faire décoller un chasseur

## Refus

illegal-aboard = Elle est à bord.
illegal-aim-pending = Il faut d'abord le point de visée.
illegal-aimed = Elle a déjà visé.
illegal-air-pending = L'attaque aérienne d'abord.
illegal-along-the-side = En marche de flanc, le pion suit son côté de la table.
illegal-already-activated = L'officier est déjà activé.
illegal-already-moving = Elle est déjà en route.
illegal-already-placed = Ce socle est déjà placé.
illegal-another-supervises = Un autre officier supervise.
illegal-at-once = On répond au tir sur-le-champ : seul un mouvement laisse choisir le moment.
illegal-beyond-the-guide = Aucun socle ne dépasse le guide.
illegal-bogged = Elle est enlisée : seul un tracteur peut la dégager.
illegal-bombards-already = Elle a déjà un bombardement en cours.
illegal-called-already = Cet avion est déjà en route.
illegal-cannot-be-built = Cela ne se construit pas.
illegal-cannot-ford = Seuls des hommes à pied et des armes d'appui franchissent une rivière sans pont.
illegal-cannot-move = Sa liste ne lui donne aucun mouvement.
illegal-chicks-take-two = La poule et ses poussins demandent deux dés ou plus.
illegal-command-stand-last = Le socle de commandement se perd en dernier.
illegal-d-too-low = Il faut D 2 ou plus.
illegal-deployed = Elle est déjà déployée.
illegal-dice-pending = Les dés d'abord.
illegal-does-not-bombard = Elle n'a pas d'arme qui bombarde.
illegal-dug-in = Elle est déjà retranchée ici.
illegal-enemy-in-the-way = L'ennemi barre le passage.
illegal-enemy-near = Un ennemi est à 30 cm.
illegal-entry-pending = Des pions entrent maintenant.
illegal-event-pending = L'événement d'abord.
illegal-formation-pending = La section doit se former.
illegal-friend = Cette unité est de son propre camp.
illegal-friend-in-the-way = Un véhicule ne traverse pas les siens.
illegal-grounded = On ne vole pas par ce temps.
illegal-guns-stay = Le pion d'une pièce ne bouge pas.
illegal-half-must-deploy = La moitié doit se déployer.
illegal-has-flown = Cet avion a déjà fait sa sortie.
illegal-has-reacted = Elle a déjà réagi à cela.
illegal-hidden = Elle est encore cachée sous son pion.
illegal-hide-pending = Qui se cache d'abord.
illegal-hides-once = On a déjà décidé qui se cache à la fin de ce tour.
illegal-immobile = Elle est immobilisée par les dégâts.
illegal-impassable = Ce terrain est infranchissable.
illegal-in-enemy-sight = Là où elle est, un ennemi la repérerait.
illegal-in-the-water = C'est dans l'eau.
illegal-indirect = Cette arme ne tire pas directement : elle bombarde.
illegal-is-a-vehicle = Un véhicule ne se couche pas.
illegal-is-set-up = Elle est en batterie.
illegal-is-the-guide = Ce socle a guidé : il reste où il est.
illegal-is-the-officer = C'est l'officier lui-même.
illegal-melee-pending = Le corps à corps d'abord.
illegal-messenger-on-its-way = Un messager est déjà en route vers elle.
illegal-mounted = Elle est montée.
illegal-move-pending = Le mouvement d'abord.
illegal-needs-an-order = Il lui faut un ordre.
illegal-needs-tractor = Il faut un tracteur.
illegal-needs-two-transports = Il faut deux transports, dont un à moteur.
illegal-never-in-its-sights = À aucun moment elle n'a l'unité en marche à portée, dans son arc et en vue.
illegal-no-air-rules = Cette bataille se joue sans aviation.
illegal-no-aircraft = Ce n'est pas un avion.
illegal-no-ammunition = Il ne lui reste plus de bombardements.
illegal-no-assault-from-aboard = Qui descend d'un transport ne donne pas l'assaut dans le même tour : pas socle contre socle avec l'ennemi.
illegal-no-band = Seules routes et rivières vont de bord à bord.
illegal-no-battery = Aucune batterie disponible.
illegal-no-blow = Elle n'a pas de quoi frapper : elle reste ou se retire.
illegal-no-bomber = Il ne largue pas de bombes : il mitraille une unité.
illegal-no-bridge = Une rivière sépare les deux cases, et aucune route ne l'y franchit.
illegal-no-cavalry = Ce n'est pas de la cavalerie.
illegal-no-chick = Elle n'est pas de ce peloton.
illegal-no-concealment = Elle n'a pas la règle Dissimulation.
illegal-no-contact = Il n'y a pas de contact.
illegal-no-dice = Aucun de vos officiers n'a plus de dés d'ordre.
illegal-no-enemy = Ce n'est pas un ennemi révélé sur la table.
illegal-no-fighter = Seul un chasseur fait cela.
illegal-no-first-shot = Il n'y a pas de premier tir.
illegal-no-fit-officer = Vous n'avez sur table aucun officier qui ne soit ni Cloué ni en panique.
illegal-no-fog = Cette bataille se joue sans pions.
illegal-no-leader = Il faut un chef.
illegal-no-leader-near = Aucun chef à portée.
illegal-no-losses = Elle n'a pas de pertes.
illegal-no-messengers = Les véhicules de commandement n'ont pas de messagers.
illegal-no-more-entries = Plus aucun pion n'entre ce tour.
illegal-no-observer = Elle ne sait pas observer.
illegal-no-officer = Ce n'est pas un officier.
illegal-no-officer-with-dice = Aucun officier avec assez de dés ne peut l'atteindre : ni à la voix, ni par messager, ni par signaux.
illegal-no-platoon = Elle n'a pas de peloton.
illegal-no-radio = Un véhicule de commandement ne parle aux véhicules que par radio.
illegal-no-reinforcements = Elle n'a pas de renforts.
illegal-no-river = Pas de rivière à franchir.
illegal-no-road-out = Aucune route ne sort de la table à cette rangée de son côté.
illegal-no-room = Il n'y a pas la place.
illegal-no-shovels = Elle n'a pas de pelles.
illegal-no-such-ammo = Cette arme ne tire pas cela.
illegal-no-such-stand = Il n'y a pas ce socle.
illegal-no-such-turn = Rotation inconnue.
illegal-no-target = Elle n'a aucun ennemi à portée, dans son arc et en vue.
illegal-no-template = La D de la batterie ne donne pas ce gabarit.
illegal-no-token = Pas un de vos pions.
illegal-no-tools = Il faut des outils.
illegal-no-tractor = Ce n'est pas un tracteur.
illegal-no-transport = Cela ne porte personne des vôtres.
illegal-no-two-dice-in-voice = Aucun officier avec deux dés ne l'a à portée de voix.
illegal-no-two-targets = Pas deux cibles à 45°.
illegal-no-vehicle = Ce n'est pas un véhicule.
illegal-no-way = Pas de chemin.
illegal-no-weapon = Elle n'a pas d'arme de ce genre à tir direct.
illegal-nobody-panicked = Personne en panique à portée.
illegal-not-aboard = Elle n'est pas à bord.
illegal-not-activated = L'officier n'est pas activé.
illegal-not-alone = Il ne part pas sans l'autre transport de la section embarquée, et celui-ci ne peut pas rouler.
illegal-not-along-road = Pas le long d'une route.
illegal-not-at-the-bank = Il faut partir et finir à la rive.
illegal-not-at-the-end = Au bout du chemin, elle est hors de vue, de portée ou d'arc : seul un moment antérieur convient.
illegal-not-at-the-side = La marche de flanc commence sur un côté de la table.
illegal-not-carried = On ne porte ou remorque que des hommes et des pièces.
illegal-not-clear = Terrain dégagé seulement.
illegal-not-concealed = Elle est à découvert : rien ne la dissimule.
illegal-not-deployed = L'arme n'est pas déployée.
illegal-not-engaged = Ce n'est pas à cette unité de frapper ou de se retirer.
illegal-not-his-dice = L'officier n'a pas ces dés.
illegal-not-his-squares = Elle n'entre pas par là.
illegal-not-in-contact = Pas au contact.
illegal-not-in-officers-sight = L'officier ne la voit pas.
illegal-not-in-range = Hors limites.
illegal-not-in-reserve = Elle n'est pas en réserve.
illegal-not-in-sight = Pas en vue.
illegal-not-in-the-sector = Pas dans le secteur.
illegal-not-its-own-battery = Une batterie observe pour elle-même.
illegal-not-of-that-side = L'événement tombe sur une unité du camp de l'officier.
illegal-not-on-table = Pas sur table.
illegal-not-own-unit = Pas une de vos unités.
illegal-not-own-zone = Pas la zone du défenseur.
illegal-not-panicked = Elle n'est pas en panique.
illegal-not-pinned = Elle n'a aucun marqueur Cloué.
illegal-not-set-up = L'arme n'est pas en batterie.
illegal-not-shot-at = Aucun tir ennemi ne la vise.
illegal-not-the-lowest = Pas la colonne la plus basse.
illegal-not-the-nearest = Pas la plus proche de la cible.
illegal-not-under-fire = Pas sous le gabarit.
illegal-not-within-45 = Cibles à plus de 45°.
illegal-nothing-bogged = Rien d'enlisé au contact.
illegal-nothing-to-choose = Rien à choisir.
illegal-nothing-to-deploy = Son arme n'a pas à être déployée.
illegal-nothing-to-reveal = Ce pion est un leurre : il n'y a rien à révéler.
illegal-observation-pending = L'observation d'abord.
illegal-observed-for-already = Quelqu'un observe déjà pour cette batterie.
illegal-occupied = La place est prise.
illegal-off-table = Hors de la table.
illegal-officer-panicked = L'officier est en panique.
illegal-officer-pinned = L'officier a un marqueur Cloué.
illegal-on-another = Un autre élément s'y trouve déjà.
illegal-on-the-flank = Elle est en marche de flanc, hors de la table.
illegal-one-pool = Ceci prend un seul lot de dés.
illegal-only-infantry-assaults = Seule l'infanterie assaille.
illegal-only-itself = Avec la poule et ses poussins, le véhicule de commandement se donne l'ordre à lui-même.
illegal-only-the-trigger = Seulement sur qui l'a provoquée.
illegal-order-pending = L'ordre d'abord.
illegal-out-of-arc = Hors d'arc.
illegal-out-of-coherence = À plus de 10 cm des autres.
illegal-out-of-range = Hors de portée.
illegal-out-of-voice = Hors de voix.
illegal-panicked = Elle est en panique.
illegal-pinned = Elle a un marqueur Cloué.
illegal-prone-already = Elle est déjà couchée.
illegal-rally-pending = Se regrouper ou fuir d'abord.
illegal-reaction-pending = La réaction d'abord.
illegal-regrouped-already = On la regroupe déjà.
illegal-removal-pending = Le socle d'abord.
illegal-river = La rivière barre le passage.
illegal-river-in-the-middle = Les rivières passent au centre, d'un côté à l'autre.
illegal-runs-edge-to-edge = Va de bord à bord.
illegal-same-edge = Doit relier deux bords distincts.
illegal-same-target = Même cible.
illegal-scenario-pending = Le scénario n'est pas complet.
illegal-signals-take-three = Les signaux demandent trois dés ou plus.
illegal-spent = Elle a déjà agi cette manche.
illegal-stands-there = Le pion y est déjà.
illegal-stirred = Elle a bougé ou tiré cette manche.
illegal-straight-only = En ligne droite seulement.
illegal-strike-or-withdraw = Au contact, une section frappe ou se retire.
illegal-supervision-pending = L'officier d'abord.
illegal-table-full = La table ne tient plus d'autre élément.
illegal-target-pending = La cible d'abord.
illegal-task-under-way = Elle y est déjà.
illegal-template-pending = Le gabarit d'abord.
illegal-too-far = Trop loin.
illegal-too-few-build-points = Trop peu de points de construction.
illegal-too-few-dice = Un ordre demande un dé.
illegal-too-few-shells = La somme des D de la batterie n'y suffit pas : sous 4 il n'y a aucun gabarit.
illegal-too-many-aircraft = Il ne peut y avoir plus d'avions en route.
illegal-too-many-bombardments = Il ne peut y avoir plus de bombardements en cours.
illegal-too-many-legs = Trop de tronçons.
illegal-too-many-messengers = Il ne peut y avoir plus de messagers en route.
illegal-too-many-shots = Cet échange ne peut compter plus de tirs.
illegal-too-many-tokens = La table ne tient plus d'autre pion.
illegal-too-many-turns = Un à trois tours.
illegal-too-near = Trop près d'un autre.
illegal-tows-enough = Il remorque une pièce, ou deux avec la règle Train léger.
illegal-transport-full = Elle ne tient pas dans le transport.
illegal-transport-panicked = Le transport est en panique.
illegal-turn-pending = Pas maintenant.
illegal-turn-too-wide = Elle ne peut tourner autant.
illegal-two-pools = Il faut deux lots de dés.
illegal-voice-carries = La voix porte : pas de messager.
illegal-voice-only = À la voix seulement.
illegal-walks = Elle va à pied.
illegal-weapon-lost = Cette arme est perdue.
illegal-whole-action = Franchir prend toute l'action.
illegal-whom-pending = Qui, d'abord.
illegal-wire = Les barbelés arrêtent.
