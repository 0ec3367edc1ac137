# 2GM Tactics : ce que lisent les joueurs.

side-a = le camp A
side-b = le camp B
nation-usa = États-Unis
nation-germany = Allemagne
nation-united-kingdom = Royaume-Uni
nation-soviet-union = Union soviétique
aimed-at = { $aim ->
        [named] { $at } en { $target }
        [works] la carte de terrain de { $target }
        [line] les cases { $cells }
        [cross] { $target } et ses alentours
        [staff] l'état-major du joueur { $staff }
       *[cell] { $target }
    }
tokens-ready = prêt
tokens-packed = replié
arm-crew = servants
phase-movement = Mouvement
phase-deployment = Déploiement
phase-shooting = Tir
phase-flip = Retournement
phase-discard = Défausse
first-open = en terrain découvert, l'assaillant
first-cover = depuis un terrain, le défenseur
first-expert = expert de l'assaut
futile-staff-spared = une mission n'enlève pas plus de 2 PI à un état-major
futile-skirts = les jupes arrêtent tous les dégâts
futile-unarmed = l'avion n'a pas d'armes pour répondre
work-20-botiquin = soins
work-16-mechanic = réparation
work-16-sapper = déblaiement
work-16-logistics = ravitaillement
role-plane = l'avion de la mission
role-escort = l'escorte
role-interceptor = l'intercepteur
prompt-over = La partie est finie.
prompt-bid = Misez en secret de 0 à 5 PA pour l'initiative et le terrain.
prompt-who-first = Vous gagnez le jet : qui commence ?
prompt-buy = Achetez du terrain avec votre mise, ou terminez.
prompt-mulligan = Gardez-vous cette main ?
prompt-movement = Manche { $round }, Mouvement : déplacez vos unités ({ $pa } PA).
prompt-deployment = Manche { $round }, Déploiement : déployez et jouez des cartes ({ $pa } PA).
prompt-shooting = Manche { $round }, Tir : tirez ({ $pa } PA).
prompt-flip = Retournement : mettez en batterie ou repliez.
prompt-discard = Défaussez jusqu'à sept cartes.
prompt-moving = L'unité est en route : continuez ou arrêtez.
prompt-mine = Une unité ennemie entre dans une case : une mine ?
prompt-ambush = Une unité ennemie a fini son mouvement : embuscade ?
prompt-ambush-shot = Quelle unité tire en embuscade ?
prompt-strike-back = On vous assaille : choisissez votre riposte.
prompt-equip = Choisissez l'équipement de la nouvelle unité ({ $pa } PA).
prompt-general = Choisissez un général.
prompt-spying = La main adverse est ouverte : défaussez une carte de soutien bon marché, ou passez.
prompt-recover = Quelle infanterie revient de la défausse ?
prompt-answer = Avant le dé : répondez-vous ?
prompt-after-die = Le dé est tombé : le relancer ?
prompt-wreck-order = Quel passager lance d'abord ?
prompt-wreck = Où va le survivant ?
prompt-escort = Un chasseur d'escorte ?
prompt-anti-air = Un avion ou un parachutiste à portée : tirez-vous ?
prompt-intercept = Un chasseur décolle-t-il ?
prompt-drop = Larguez de l'infanterie, ou terminez.
prompt-chance = Un dé ou une carte est attendu.
chance-die = Dé : { $die }
chance-card = Carte : { $card }
chance-tile = Tuile { $tile }, face { $face }{ $turned ->
        [0] {""}
       *[other] , retournée
    }
action-bid = Miser { $points } PA
action-first = { $side } commence
action-terrain = Poser { $card } en { $cell }
action-done = Ne plus acheter
action-mulligan = Changer de main
action-keep = Garder la main
action-end = Finir la phase
action-hand-over = Laisser la main au partenaire
action-give = Céder 1 PA au général
action-surrender = Se rendre
action-step = { $unit } : de { $from } à { $to }
action-swap = { $unit } : échanger { $from } et { $to }
action-rotate = { $unit } : faire tourner quatre unités depuis { $from }
action-stop = S'arrêter
action-march = { $unit } en { $from } : Marche
action-embark = { $unit } : monter de { $from } en { $to }
action-disembark = { $unit } : descendre de { $from } en { $to }
action-assault = { $unit } ({ $from }) : assaut de { $to } avec { $weapon }
action-hurrah = { $unit } ({ $from }) : assaut de { $to } avec { $weapon } et hourra
action-assault-hq = { $unit } ({ $from }) : assaut de { aimed-at } avec { $weapon }
action-hurrah-hq = { $unit } ({ $from }) : assaut de { aimed-at } avec { $weapon } et hourra
action-deploy = Déployer { $card } en { $cell }
action-load = Déployer { $card } dans le transport en { $cell }
action-land = Parachuter { $card } en { $cell }
action-equip = Équipement : { $tokens } ({ $packed }), { $price } PA
action-station = { $card } attend près de l'état-major
action-bomb = { $card } bombarde { aimed-at }
action-airlift = { $card } vole vers { $cell }
action-drop =
    { $card } { $card-form ->
        [mp] sautent
        [fp] sautent
       *[m] saute
    } en { $cell }
action-play = Jouer { $card }
action-play-on = Jouer { $card } sur { $cell }
action-play-arms = Jouer { $card } sur { $cell } : { $weapon }
action-play-at = Jouer { $card } sur { aimed-at }
action-play-line =
    { $cells ->
        [one] Jouer { $card } en { $cell }
       *[other] Jouer { $card } sur { $cells } cases à partir de { $cell }
    }
action-play-against = Jouer { $card } contre le joueur { $seat }
action-heal =
    { $unit } ({ $from }) { $unit-form ->
        [mp] soignent leur blessure
        [fp] soignent leur blessure
       *[m] soigne sa blessure
    }
action-heal-at =
    { $unit } ({ $from }) { $unit-form ->
        [mp] soignent
        [fp] soignent
       *[m] soigne
    } { $to }
action-repair =
    { $unit } ({ $from }) { $unit-form ->
        [mp] réparent
        [fp] réparent
       *[m] répare
    } { $to }
action-clear =
    { $unit } ({ $from }) { $unit-form ->
        [mp] déblaient
        [fp] déblaient
       *[m] déblaie
    } { $to }
action-resupply =
    { $unit } ({ $from }) { $unit-form ->
        [mp] rechargent
        [fp] rechargent
       *[m] recharge
    } { $weapon } en { $to }
action-steady = Joukov soutient { $unit } en { $from }
action-fire =
    { $unit } ({ $from }) { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } sur { aimed-at } ({ $weapon })
action-sure-fire =
    { $unit } ({ $from }) { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } sur { aimed-at } ({ $weapon }, avec Coup au but)
action-fly = { $unit } (chasseur { $place }) : attaquer { aimed-at }
action-sure-fly = { $unit } (chasseur { $place }) : attaquer { aimed-at } avec Coup au but
action-pass = Passer
action-smoke = Grenade fumigène
action-recover = L'état-major récupère des PI
action-mine = { $card }
action-ambush = { $card }
action-ambush-fire =
    { $unit } ({ $from }) { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } ({ $weapon })
action-anti-air =
    { $unit } ({ $from }) { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } sur { $other } ({ $weapon })
action-escort = { $unit } (chasseur { $place }) : escorter
action-intercept = { $unit } (chasseur { $place }) : intercepter
action-reroll = Relancer avec { $card }
action-ace = L'as relance son échec
action-strike = Riposter avec { $weapon }
action-turn = { $unit } ({ $from }) : mettre en batterie ou replier { $weapon }
action-discard = Défausser { $card }
action-general = { $general }
action-take = Défausser de l'adversaire : { $card }
action-retrieve = Récupérer { $card }
action-leap =
    { $unit } { $unit-form ->
        [mp] lancent
        [fp] lancent
       *[m] lance
    }{ $wounds ->
        [0] {""}
        [one] {" "}(1 blessure)
       *[other] {" "}({ $wounds } blessures)
    }
action-survive = Vers { $cell }
event-tile-laid = La tuile { $tile } sort face { $face }{ $turned ->
        [0] {""}
       *[other] , retournée
    }.
event-bid-made = Le joueur { $seat } a misé.
event-bid-revealed = Le joueur { $seat } a misé { $points } PA.
event-initiative-thrown = { $side } lance { $die } : { $total } en tout.
event-initiative-tied = Égalité : on relance.
event-first-chosen = { $side } commence.
event-terrain-bought = Le joueur { $seat } pose { $card } en { $cell } pour { $paid } PA.
event-bid-lost = Le joueur { $seat } perd { $points } PA non dépensés de sa mise.
event-card-drawn = Le joueur { $seat } pioche { $card }.
event-card-drawn-unseen = Le joueur { $seat } pioche une carte.
event-hand-kept = Le joueur { $seat } garde sa main.
event-hand-returned = Le joueur { $seat } change de main.
event-deck-empty = La pioche du joueur { $seat } est vide.
event-turn-began = Manche { $round } : à { $side } de jouer.
event-phase-began = Phase de { $phase } de { $side }.
event-smoke-lifted = La fumée de { $side } se dissipe.
event-income = Le joueur { $seat } reçoit { $gained } PA : { $base } de l'état-major, { $lines } de ravitaillement, { $command } de commandement{ $general ->
        [0] {""}
       *[other] , { $general } du général
    }{ $level ->
        [0] {""}
       *[other] , { $by-level } pour la difficulté
    }{ $novices ->
        [0] {""}
       *[other] , { $novices } de débutant
    }{ $lost ->
        [0] {""}
        [one] {" ;"} 1 est perdu
       *[other] {" ;"} { $lost } sont perdus
    }.
event-point-given = Le maréchal cède 1 PA au joueur { $seat }.
event-handed-over = Le joueur { $seat } poursuit.
event-moved =
    { $unit } { $unit-form ->
        [mp] vont
        [fp] vont
       *[m] va
    } de { $from } à { $to }.
event-swapped = { $unit } ({ $from }) et { $other } ({ $to }) échangent leurs places.
event-rotated = Quatre unités tournent : { $cells }.
event-engine-failed =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] lancent
        [fp] lancent
       *[m] lance
    } { $die } : le moteur cale.
event-engine-started =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] lancent
        [fp] lancent
       *[m] lance
    } { $die } : le moteur tourne.
event-marched =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] marchent
        [fp] marchent
       *[m] marche
    }{ $paid ->
        [0] {" "}sans payer
       *[other] {" "}pour { $paid } PA
    }.
event-embarked =
    { $unit } ({ $from }) { $unit-form ->
        [mp] montent
        [fp] montent
       *[m] monte
    } dans { $carrier } en { $cell }.
event-disembarked =
    { $unit } { $unit-form ->
        [mp] descendent
        [fp] descendent
       *[m] descend
    } de { $carrier } ({ $from }) en { $cell }.
event-mine-sprung = { $card } du joueur { $seat } : elle saute sous { $unit } en { $cell }.
event-ambush-sprung = Embuscade du joueur { $seat } contre { $unit } en { $cell }.
event-assault-declared =
    { $unit } ({ $from }) { $unit-form ->
        [mp] assaillent
        [fp] assaillent
       *[m] assaille
    } { aimed-at }.
event-hurrah = { $unit } ({ $cell }) : hourra ! (1 PA, un dégât de plus)
event-first-strike =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] frappent
        [fp] frappent
       *[m] frappe
    } d'abord : { $why }.
event-no-strike-back =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] n'ont
        [fp] n'ont
       *[m] n'a
    } rien pour riposter.
event-struck =
    { $unit } ({ $from }) { $unit-form ->
        [mp] frappent
        [fp] frappent
       *[m] frappe
    } { aimed-at } ({ $weapon }).
event-struck-back =
    { $unit } ({ $from }) { $unit-form ->
        [mp] ripostent
        [fp] ripostent
       *[m] riposte
    } contre { aimed-at } ({ $weapon }).
event-advanced =
    { $unit } { $unit-form ->
        [mp] prennent
        [fp] prennent
       *[m] prend
    } { $cell }.
event-deployed = Le joueur { $seat } déploie { $unit } en { $cell }.
event-deployed-aboard = Le joueur { $seat } déploie { $unit } à bord de { $carrier } en { $cell }.
event-landing =
    { $unit } du joueur { $seat } { $unit-form ->
        [mp] sautent
        [fp] sautent
       *[m] saute
    } en { $cell }.
event-equipped =
    { $unit } { $unit-form ->
        [mp] portent
        [fp] portent
       *[m] porte
    } { $tokens } pour { $paid } PA{ $packed ->
        [0] {""}
       *[other] , l'arme à installer étant repliée
    }.
event-fighter-stationed = { $unit } du joueur { $seat } attend près de l'état-major.
event-card-played = Le joueur { $seat } joue { $card } pour { $paid } PA.
event-worked =
    { $unit } ({ $from }) : { $work } en { $to }{ $paid ->
        [0] {""}
       *[other] {" "}pour { $paid } PA
    }.
event-healed =
    { $unit } ({ $cell }) : { $wounds ->
        [one] 1 blessure de moins
       *[other] { $wounds } blessures de moins
    }{ $left ->
        [0] , il n'en reste aucune
       *[other] , il en reste { $left }
    }.
event-reloaded =
    { $unit } ({ $cell }) : { $tokens } { $tokens-form ->
        [mp] redeviennent
        [fp] redeviennent
       *[m] redevient
    } utilisable{ $tokens-form ->
        [mp] s
        [fp] s
       *[m] {""}
    }.
event-points-gained = Le joueur { $seat } { $points ->
        [0] ne gagne aucun PA
       *[other] gagne { $points } PA
    }{ $lost ->
        [0] {""}
        [one] {" ;"} 1 est perdu
       *[other] {" ;"} { $lost } sont perdus
    }.
event-points-lost = Le joueur { $seat } perd { $points } PA.
event-smoke-laid = Fumée en { $cells }.
event-card-attached = { $card } sur { $unit } ({ $cell }).
event-further-moves = Les chars de { $side } vont plus loin.
event-general-taken = { $general } rejoint le joueur { $seat }.
event-hand-seen = Le joueur { $seat } regarde la main du joueur { $other }.
event-card-discarded = Le joueur { $seat } défausse { $card }.
event-card-taken = Le joueur { $seat } défausse { $card } de la main du joueur { $other }.
event-card-recovered = Le joueur { $seat } récupère { $card }.
event-stood-fast = L'infanterie de { $side } tient bon.
event-terrain-cleared =
    { $unit } { $unit-form ->
        [mp] enlèvent
        [fp] enlèvent
       *[m] enlève
    } { $card } de { $cell }.
event-steadied =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] visent
        [fp] visent
       *[m] vise
    } mieux avec l'aide de Joukov.
event-smoke-popped =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] se cachent
        [fp] se cachent
       *[m] se cache
    } dans la fumée.
event-staff-recovered = L'état-major du joueur { $seat } récupère { $points } PI.
event-shot-fired =
    { $unit } ({ $from }) { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } sur { aimed-at } ({ $weapon }).
event-barraged = { $card } : s'abat sur { $cells }.
event-covered = Sur { $unit } en { $cell } :
event-printed = Nombres imprimés : { $hit }+/{ $crit }+.
event-modified = { $modifier } : { $hit }/{ $crit }.
event-die-thrown = Un { $die } (touche à { $hit }+, critique à { $crit }+).
event-die-thrown-plain = Un { $die } (touche à { $hit }+).
event-hit-without-die = Touche sans dé.
event-missed = Manqué.
event-not-penetrated = Pas de pénétration : { $pen } contre blindage { $armour }.
event-no-effect = Sans effet : { $why }.
event-wounded =
    { $unit } ({ $cell }, { $nation }) { $unit-form ->
        [mp] subissent
        [fp] subissent
       *[m] subit
    } { $damage ->
        [one] { $damage } blessure
       *[other] { $damage } blessures
    } : { $wounds } sur { $most }.
event-critical = Coup critique sur { $unit } !
event-destroyed =
    { $unit } de { $side } { $unit-form ->
        [f] est détruite
        [mp] sont détruits
        [fp] sont détruites
       *[m] est détruit
    }.
event-structure-hit =
    { $card } en { $cell } { $card-form ->
        [mp] perdent
        [fp] perdent
       *[m] perd
    } { $damage } PI : reste { $left }.
event-structure-destroyed =
    { $card } en { $cell } { $card-form ->
        [f] est détruite
        [mp] sont détruits
        [fp] sont détruites
       *[m] est détruit
    }.
event-staff-hit = L'état-major du joueur { $seat } perd { $damage } PI : reste { $left }.
event-suppressed =
    { $unit } ({ $cell }) { $unit-form ->
        [f] est clouée
        [mp] sont cloués
        [fp] sont clouées
       *[m] est cloué
    } au sol.
event-thrown-again = Le joueur { $seat } relance.
event-plane-announced = { $unit } du joueur { $seat } vole vers { aimed-at }.
event-escort-joined = { $unit } escorte.
event-fighter-rose = { $unit } du joueur { $seat } intercepte.
event-anti-air-fired =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } sur { $other } ({ $weapon }).
event-dogfight-fired =
    { $unit } { $unit-form ->
        [mp] tirent
        [fp] tirent
       *[m] tire
    } sur { $other }.
event-raided = { $unit } attaque { aimed-at }.
event-plane-hit =
    { $unit } ({ $nation }) { $unit-form ->
        [mp] subissent
        [fp] subissent
       *[m] subit
    } { $damage } de dégâts.
event-plane-returned = { $unit } revient auprès de son état-major.
event-plane-discarded = { $unit } se retire : sa carte est défaussée.
event-passenger-thrown =
    { $unit } { $unit-form ->
        [mp] lancent
        [fp] lancent
       *[m] lance
    } { $die } en sautant de l'épave.
event-survived =
    { $unit } ({ $nation }) { $unit-form ->
        [mp] survivent
        [fp] survivent
       *[m] survit
    } en { $cell } avec une blessure de plus.
event-set-up =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] mettent
        [fp] mettent
       *[m] met
    } en batterie { $weapon }.
event-packed =
    { $unit } ({ $cell }) { $unit-form ->
        [mp] replient
        [fp] replient
       *[m] replie
    } { $weapon }.
event-tokens-back =
    { $count ->
        [one] { $count } jeton de { $side } redevient utilisable
       *[other] { $count } jetons de { $side } redeviennent utilisables
    }.
event-crate-taken =
    { $unit } { $unit-form ->
        [mp] ramassent
        [fp] ramassent
       *[m] ramasse
    } une caisse en { $cell }.
event-crate-dropped = Une caisse reste en { $cell }.
event-crate-delivered =
    { $side } livre une caisse : { $points } PA{ $lost ->
        [0] {""}
        [one] {" ;"} 1 est perdu
       *[other] {" ;"} { $lost } sont perdus
    }.
event-column-thrown = L'automate lance { $die } pour la colonne.
event-ended = Fin de la partie ({ $how }) : { $side } gagne.
event-drawn = Fin de la partie ({ $how }) : personne ne gagne.
modifier-wounds = blessures
modifier-suppressed = suppression
modifier-marched = marche
modifier-landed = saut en parachute
modifier-ashore = débarquement
modifier-casemate = casemate
modifier-anti-tank-position = position antichar
modifier-inspire = officier proche
modifier-steadied = Joukov
modifier-close-quarters = Tchouïkov
modifier-promotion = promotion
modifier-radio = radio
modifier-cover = couvert
modifier-cover-light = couvert léger
modifier-cover-medium = couvert moyen
modifier-cover-heavy = couvert lourd
modifier-prone = à terre
modifier-smoke = fumée
modifier-weather = météo
modifier-assault-expert = expert de l'assaut
modifier-urban-combat = combat urbain
modifier-interceptor = après l'escorte
outcome-staff-destroyed = État-major détruit
outcome-surrender = Reddition
outcome-no-cards = Plus de cartes
outcome-line-reached = Ligne atteinte
outcome-casualties = Pertes ennemies
outcome-held = Résistance jusqu'au bout
outcome-cells-held = Objectif tenu
outcome-bridge-destroyed = Pont détruit
outcome-crates = Ravitaillement livré
outcome-rounds-over = Limite de manches
outcome-cannot-win = Victoire impossible
window-mine = Répondre à un mouvement par une mine
window-ambush = Répondre à un mouvement par une embuscade
window-answer = Répondre à une attaque avant le dé
window-after-die = Rejeter un dé
window-anti-air = Tirer sur les avions
window-intercept = Faire décoller un chasseur
caution-unfired =
    { $count ->
        [one] Une arme peut encore tirer avec effet.
       *[other] { $count } armes peuvent encore tirer avec effet.
    }
caution-own-men = Cela tombe aussi sur une de vos unités : { $unit }, en { $cell }.
caution-own-works = Une de vos unités s'y abrite ({ $unit }) : s'il tombe, elle perd son couvert et, dans un bâtiment ou sur un pont, la vie.
caution-own-terrain = Cette carte est dans votre moitié et ne couvre aucun ennemi : { $card } en { $cell }.
caution-surrender = La reddition met fin à la partie.
caution-sandbags = Qui quitte sa place perd ses sacs de sable pour de bon.
caution-assault-harmless = L'arme ne perce pas le blindage : l'assaut ne nuit pas à la cible ({ $unit }), qui peut riposter.
caution-bid-lost =
    { $points ->
        [one] Il reste un PA de la mise, qui est perdu.
       *[other] Il reste { $points } PA de la mise, qui sont perdus.
    }
caution-points-cut = L'état-major n'en garde pas plus : sur { $points } PA vous en gagnez { $gained }.
caution-wasted-recovery = L'état-major récupère une fois par partie, et sur { $points } PI il n'en a perdu que { $lost }.
illegal-match-over = La partie est terminée.
illegal-not-now = Ce n'est pas possible en ce moment.
illegal-answer-first = Il faut d'abord régler ce qui est en suspens.
illegal-finish-the-move-first = Une autre unité est en chemin : terminez d'abord son mouvement.
illegal-movement-phase = Cela se fait à la phase de Mouvement.
illegal-deployment-phase = Cela se fait à la phase de Déploiement.
illegal-shooting-phase = Cela se fait à la phase de Tir.
illegal-flip-phase = Cela se fait à la phase de Retournement.
illegal-discard-phase = On ne défausse qu'à la phase de Défausse, jusqu'à sept cartes.
illegal-surrender-not-agreed = La reddition n'a pas été convenue pour cette partie.
illegal-bid-too-high = Il n'y a que cinq PA à miser.
illegal-terrain-lines = Le terrain se place sur vos deuxième et troisième lignes ; { $cell } n'en fait pas partie.
illegal-terrain-card-there = Une carte de terrain se trouve déjà en { $cell }.
illegal-terrain-ground = On ne place pas de terrain sur un bois, une rivière ou la mer, comme en { $cell }.
illegal-terrain-too-dear = Les points misés ne suffisent pas pour cette carte : { $card }.
illegal-terrain-sold-out = Il ne reste aucune carte de ce terrain : { $card }.
illegal-no-partner = Votre camp n'a pas de partenaire à qui passer la main.
illegal-point-not-to-give = Seul le Maréchal cède des points à son Général, et sur un seul plateau.
illegal-no-unit-there = Il n'y a aucune unité en { $from }.
illegal-enemy-unit = L'unité en { $from } est à l'ennemi.
illegal-not-your-unit = C'est votre partenaire qui commande l'unité en { $from }.
illegal-just-deployed = Une unité qui vient d'être déployée ne bouge pas ce tour-ci.
illegal-set-up = Son arme en batterie, l'unité ne bouge pas.
illegal-suppressed = Le tir de suppression cloue l'unité sur place.
illegal-cannot-move = Cette unité ne se déplace pas d'elle-même.
illegal-has-moved = L'unité a déjà fini son mouvement ce tour-ci.
illegal-no-movement-left = Il ne reste plus de mouvement à l'unité.
illegal-just-got-off = Une unité qui vient de débarquer ne bouge plus ce tour-ci.
illegal-off-the-field = Aucune unité ne quitte le champ.
illegal-enemy-in-the-way = Une unité ennemie se trouve en { $to }.
illegal-friend-in-the-way = Un mouvement ne finit pas sur la case d'un ami.
illegal-cannot-enter = Cette unité ne peut pas entrer sur ce terrain.
illegal-no-friend-there = L'échange demande vos propres unités sur toutes les cases.
illegal-has-begun-to-move = Une des unités a déjà commencé à bouger.
illegal-does-not-march =
    { $unit } { $unit-form ->
        [mp] n'ont
        [fp] n'ont
       *[m] n'a
    } pas la capacité Marche.
illegal-march-comes-first = La marche se déclare une fois, avant le premier pas.
illegal-carries-a-crate = Une unité chargée d'une caisse ne marche ni ne donne l'assaut.
illegal-cannot-board = Seule l'Infanterie embarque, ou l'Artillerie remorquable.
illegal-no-carrier-there = Aucun de vos transports ne se trouve en { $to }.
illegal-carrier-full = Ce transport n'a plus de place.
illegal-no-such-passenger = Ce passager n'est pas à bord.
illegal-just-got-on = On n'embarque et ne débarque pas le même tour.
illegal-no-room-to-get-off = On débarque sur une case voisine libre où l'unité peut entrer.
illegal-only-infantry-assaults = Seule l'Infanterie donne l'assaut.
illegal-marched-no-assault = Une unité qui a marché ne donne pas l'assaut ce tour-ci.
illegal-caught-in-wire = Depuis les barbelés, seuls les sapeurs donnent l'assaut.
illegal-nobody-to-assault = Il n'y a là aucun ennemi à assaillir.
illegal-no-close-weapon = { $weapon } : inutile dans un assaut.
illegal-no-hurrah =
    { $unit } { $unit-form ->
        [mp] n'ont
        [fp] n'ont
       *[m] n'a
    } pas la capacité Hourra.
illegal-not-in-hand = Cette carte n'est pas dans votre main : { $card }.
illegal-too-dear = Il n'y a pas assez de PA.
illegal-other-kind-of-card = Cette carte ne se joue pas ainsi : { $card }.
illegal-own-line-only = { $cell } n'est pas sur la ligne où se déploie cette carte : { $card }.
illegal-cell-taken = Une unité occupe déjà { $cell }.
illegal-by-landing-craft = Les troupes arrivent en péniches : il faut une case de mer libre sur leur ligne.
illegal-not-paratroopers = Seuls les parachutistes tombent du ciel.
illegal-landing-place = On saute sur une case sans unité ni bâtiment ; { $cell } n'en est pas une.
illegal-no-fresh-transport = On ne charge que sur un transport déployé ce même tour et qui a de la place.
illegal-not-its-token = Cette unité ne peut pas porter ce jeton.
illegal-token-slots = L'Infanterie porte au plus un équipement offensif et un défensif.
illegal-token-order = Le second jeton se prend après le premier.
illegal-not-that-plane = Cette carte n'est pas un avion pour cela : { $card }.
illegal-two-fighters-wait = Deux chasseurs attendent déjà près de l'état-major.
illegal-no-ready-fighter = Aucun chasseur n'attend à cette place.
illegal-card-has-its-moment = Cette carte se joue à un autre moment : { $card }.
illegal-same-card = Une même carte n'affecte pas deux fois la même unité.
illegal-one-general = L'état-major a déjà un Général.
illegal-lacks-ability =
    { $unit } { $unit-form ->
        [mp] n'ont
        [fp] n'ont
       *[m] n'a
    } pas cette capacité.
illegal-has-worked =
    { $unit } ({ $from }) { $unit-form ->
        [mp] ont déjà utilisé leur
        [fp] ont déjà utilisé leur
       *[m] a déjà utilisé sa
    } capacité ce tour.
illegal-nobody-to-steady = Joukov ne commande pas ici.
illegal-nothing-to-set-up = Cette unité n'a là aucune arme à monter ou à remballer.
illegal-turned-this-turn = Un jeton retourné ce tour-ci ne se retourne pas de nouveau.
illegal-assaulted-no-shot = Une unité qui a donné l'assaut ne tire pas ce tour-ci.
illegal-fire-is-over =
    { $unit } ({ $from }) { $unit-form ->
        [mp] ont
        [fp] ont
       *[m] a
    } fini de tirer : une autre unité a tiré depuis.
illegal-weapon-has-fired = { $weapon } : a déjà tiré ce tour-ci.
illegal-no-such-weapon = L'unité n'a pas cette arme.
illegal-weapon-turned = { $weapon } : jeton retourné, de nouveau prêt après un Retournement.
illegal-weapon-packed =
    { $weapon } : { $weapon-form ->
        [f] repliée
        [mp] repliés
        [fp] repliées
       *[m] replié
    }, à mettre en batterie dans la phase de Retournement.
illegal-against-planes-only = { $weapon } : ne tire que sur les avions.
illegal-moved-no-indirect-fire = Après un mouvement, l'artillerie automotrice ne tire pas en indirect.
illegal-own-side = On ne tire pas sur les siens.
illegal-nothing-to-shoot-at = Il n'y a là rien sur quoi tirer.
illegal-too-near = { $weapon } : la cible est plus près que sa portée minimale.
illegal-out-of-range = { $weapon } : la cible est hors de sa portée.
illegal-target-hidden = La cible est camouflée : on ne la voit pas à plus de deux cases.
illegal-personnel-only = { $weapon } : ne vise que l'Infanterie et l'Artillerie.
illegal-cannot-penetrate = La pénétration de l'arme n'atteint pas le blindage de la cible.
illegal-no-impact-points = Aucune carte de terrain à points d'impact ne s'y trouve.
illegal-bridge-for-sappers = Seuls les sapeurs endommagent le pont.
illegal-names-an-area = { $weapon } : bat une zone, nommée par ses cases et non par une unité.
illegal-no-area-weapon = { $weapon } : ne bat pas de zone.
illegal-nobody-in-the-area = Il n'y a aucun ennemi dans cette zone.
illegal-no-sure-hit = Toucher sans dé demande la carte Coup au but en main.
illegal-partner-has-passed = Votre partenaire a déjà passé dans cette phase.
illegal-an-order-first = La main reçue ne se rend qu'après un ordre.
illegal-point-is-given = Le Maréchal a déjà cédé un PA ce tour-ci.
illegal-no-orders-in-this-phase = Cela se fait au Mouvement, au Déploiement ou au Tir.
illegal-marshal-surrenders = C'est au chef du camp de se rendre.
illegal-surrender-before-shooting = Un camp se rend à sa phase de Mouvement ou de Déploiement.
illegal-no-more-terrain = Le terrain ne s'achète qu'avant la bataille.
illegal-tokens-with-the-unit = L'équipement s'achète au déploiement de l'unité, pas après.
illegal-hand-was-kept = La main initiale ne se change qu'avant la bataille.
illegal-scouts-only-move = Une unité qui bouge au tour de son déploiement ne fait que bouger : ni transport, ni assaut.
illegal-engine-failed = Le moteur n'a pas démarré ce tour-ci.
illegal-set-up-aboard = À bord d'un transport, ce qui se met en batterie est remballé.
illegal-nobody-on-the-way = Aucune unité n'est en chemin.
illegal-named-from-below = L'échange se commande depuis la case du bas ou de gauche, vers le haut ou la droite.
illegal-carrier-of-others = Ce transport n'emporte pas ce genre d'unités.
illegal-no-shelter-there = Le survivant va sur la case de l'épave s'il le peut, sinon sur une case libre voisine.
illegal-machine-guns-only = Un véhicule ne riposte qu'à la mitrailleuse.
illegal-crew-strikes-back = Une pièce riposte avec ses servants.
illegal-table-full = Il n'y a plus de place sur la table pour une unité.
illegal-packed-together = On remballe tout ce qui se met en batterie, ou rien.
illegal-no-planes-yet = Aucun avion ne vole encore à cette manche.
illegal-no-planes-by-night = De nuit, seuls volent les transports aériens.
illegal-fighter-turned = Ce chasseur vient de voler et n'est pas prêt.
illegal-fighter-of-partner = C'est votre partenaire qui commande ce chasseur.
illegal-plane-names-a-line = Cet avion attaque une ligne de cases.
illegal-plane-names-a-target = Cet avion attaque une unité, une carte de terrain ou un état-major.
illegal-own-troops-near = En ville, les avions se tiennent loin de vos troupes.
illegal-nothing-above = Rien n'y vole sur quoi tirer.
illegal-has-fired-at-a-plane =
    { $unit } ({ $from }) { $unit-form ->
        [mp] ont
        [fp] ont
       *[m] a
    } déjà tiré sur un avion ce tour.
illegal-not-against-planes = { $weapon } : ne tire pas sur les avions.
illegal-plane-out-of-reach = Ce qui vole est hors de portée depuis { $from }.
illegal-nobody-to-drop = Aucune Infanterie en main ne peut sauter.
illegal-infantry-jumps = Seule l'Infanterie saute d'un avion.
illegal-nobody-left-to-drop = Aucun avion ne largue personne en ce moment.
illegal-drop-zone = Le premier à sauter tombe sur l'objectif si possible, les autres à côté.
illegal-no-unit-for-card = Il n'y a en { $cell } aucune unité pour { $card }.
illegal-card-on-own-units = Cette carte se joue sur une unité de votre camp : { $card }.
illegal-card-for-other-units = Cette carte n'est pas pour ce genre d'unité : { $card }.
illegal-armour-thick-enough = Ce blindage est déjà trop épais pour en ajouter.
illegal-moved-no-net = Une unité qui a bougé ne se couvre pas du filet ce tour-ci.
illegal-no-gun-ready = L'unité n'a ni canon ni charge creuse prêts.
illegal-no-weapon-ready = L'unité n'a aucune arme de ce genre prête.
illegal-one-weapon-only = La carte aide une seule arme.
illegal-nothing-to-reload = Il n'y a là aucun jeton retourné à remettre.
illegal-too-many-tokens = Cette carte ne remet pas autant de jetons : { $card }.
illegal-nobody-to-send-further = Aucune unité de ce genre ne peut encore bouger.
illegal-nobody-to-recover = Aucune Infanterie bon marché ne se trouve dans votre défausse.
illegal-infantry-comes-back = Seule l'Infanterie revient.
illegal-not-in-the-discard = Cette carte n'est pas dans votre défausse : { $card }.
illegal-not-in-the-open-hand = Cette carte n'est pas dans la main dévoilée : { $card }.
illegal-support-cards-only = On ne prend que des cartes d'appui.
illegal-costs-too-much = Cette carte coûte trop cher pour cela : { $card }.
illegal-no-supply-line = Vous n'avez pas de ligne de ravitaillement.
illegal-deck-is-empty = Votre paquet est vide.
illegal-smoke-over-three-cells = La fumée couvre une à trois cases d'une ligne.
illegal-nobody-to-hide = Aucune de vos unités n'y est à cacher.
illegal-no-such-enemy = Cette carte ne se joue pas contre cette place : { $card }.
illegal-hand-is-empty = Cette main est vide.
illegal-no-points-to-lose = L'ennemi n'a aucun PA à perdre.
illegal-general-of-others = { $general } commande une autre nation.
illegal-no-general-recovers = Votre état-major n'a pas de Général qui le fasse récupérer.
illegal-staff-unhurt = Votre état-major n'a pas de points d'impact à récupérer.
illegal-staff-has-recovered = Votre état-major a déjà récupéré une fois dans cette partie.
illegal-staff-not-attacked = Ce n'est pas votre état-major qui est attaqué.
illegal-no-medical-kit =
    { $unit } { $unit-form ->
        [mp] ne portent
        [fp] ne portent
       *[m] ne porte
    } pas de trousse médicale.
illegal-kit-is-used = La trousse est utilisée et revient au Retournement : { $unit }.
illegal-not-wounded = Il n'y a pas de blessure à ôter.
illegal-no-friend-to-help = Aucune unité de votre camp n'est en { $to }.
illegal-heals-infantry = La trousse médicale soigne l'Infanterie.
illegal-repairs-no-infantry = Le mécanicien répare canons et véhicules.
illegal-moved-no-repair = Un mécanicien qui a bougé ne répare pas ce tour-ci.
illegal-nothing-to-clear = Aucune carte de terrain à dégager en { $to }.
illegal-has-steadied = Joukov a déjà aidé une unité ce tour-ci.
illegal-fired-not-steadied =
    { $unit } ({ $from }) { $unit-form ->
        [mp] ont
        [fp] ont
       *[m] a
    } déjà tiré.
illegal-staff-is-gone = Cet état-major est déjà détruit.
illegal-area-named-from-below = Une zone se nomme depuis sa case du bas ou de gauche, vers le haut ou la droite ; une croix, vers le haut.
illegal-area-off-the-field = Cette zone sort du champ.
illegal-sure-hit-at-one = Coup au but vaut pour un seul jet : il ne se tire pas sur une zone.
illegal-mine-for-others = Cette mine n'explose pas sous ce genre d'unité : { $card }.
illegal-not-a-mine = Cette carte n'est pas une mine : { $card }.
illegal-not-an-ambush = Cette carte n'est pas une embuscade : { $card }.
illegal-nobody-in-ambush = De là, aucune unité à l'affût ne peut lui tirer dessus.
illegal-moved-no-ambush =
    { $unit } ({ $from }) { $unit-form ->
        [mp] ont bougé et ne sont pas
        [fp] ont bougé et ne sont pas
       *[m] a bougé et n'est pas
    } à l'affût.
illegal-own-shooting-only = Cette carte vaut pour un jet de votre propre phase de Tir : { $card }.
illegal-no-ace = Ce dé n'a pas été jeté par un as des chars.
illegal-ace-after-a-miss = Un as rejette un échec de l'arme principale.
illegal-ace-has-thrown = L'as a déjà rejeté une fois dans cette partie.
illegal-smoke-against-shots = La grenade fumigène répond à un tir dont le dé n'est pas encore tombé.
illegal-no-smoke-grenade = L'unité n'a pas de grenade fumigène prête.
illegal-in-smoke-already = L'unité est déjà dans la fumée.

## Dans le terminal

screen-cost = coût { $cost } PA
screen-staff = État-major { $pi } PI
screen-stock = { $pa } PA · { $hand } cartes en main · { $deck } dans la pioche
screen-legend = blessures/total · ° jeton retourné · ! clouée · + chargée · ≈ fumée
