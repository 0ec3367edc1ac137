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
prompt-works = Construisez des ouvrages : il reste { $points } points.
prompt-deploy = Déployez des pions : encore { $left }.
prompt-entry =
    { $left ->
        [0] Votre tour commence : vous pouvez rétablir des pertes avec Renforts.
       *[other] Vous pouvez faire entrer { $left } pions.
    }
prompt-turn = Ronde { $round } : { $side } donne ses ordres.
prompt-event = Sur quelle unité tombe « { $event } » ?
prompt-dice-due = On lance un dé.
prompt-fire-react = Quelqu'un répond-il au tir ?
prompt-bomb-react = Les obus tombent : quelqu'un se couche-t-il ?
prompt-template = Quel gabarit ?
prompt-melee = Au contact : que fait { $unit } (n° { $number }) ?
prompt-hide = Quelqu'un se cache-t-il de nouveau ?
prompt-air-raid = L'avion est sur la table : qu'attaque-t-il ?
prompt-intercept = Un chasseur décolle-t-il ?
prompt-chicks = Quel véhicule du peloton suit ?
prompt-ordering = Qui donne son ordre à { $unit } (n° { $number }), avec quels dés ?
prompt-march = Où va { $unit } (n° { $number }) ?
prompt-formation = Comment se forme { $unit } (n° { $number }) ?
prompt-target = Sur qui tire { $unit } (n° { $number }) ?
prompt-second-target = Une seconde cible pour { $unit } (n° { $number }) ?
prompt-wrong-target = Parmi les plus proches à égalité, sur qui { $unit } (n° { $number }) tire-t-elle par erreur ?
prompt-mistake = { $unit } (n° { $number }) se trompe de cible : tire-t-elle, ou est-elle clouée ?
prompt-move-react = { $unit } (n° { $number }) se déplace : quelqu'un tire-t-il ?
prompt-supervise = Quel officier supervise { $unit } (n° { $number }) ?
prompt-dice = Combien de dés pour { $unit } (n° { $number }) ?
prompt-removal = Quel socle perd { $unit } (n° { $number }) ?
prompt-observation = Pour quelle batterie observe { $unit } (n° { $number }), et combien de tours ?
prompt-aim-point = { $unit } (n° { $number }) commence à observer : où doivent tomber les obus ?
prompt-whom = Qui { $unit } (n° { $number }) regroupe-t-il ?
prompt-self-regroup = { $unit } (n° { $number }) est en panique : se regroupe-t-elle, ou fuit-elle ?

## Actions

action-column = Colonne { $column }
action-count = { $count }
action-lay = Placer en { $x } × { $y } mm
action-lay-band = Tracer de { $from } à { $to } du bord
action-objective = Objectif en { $x } × { $y } mm
action-build = Construire { $kind } ({ $cost }) en { $x } × { $y } mm
action-done = C'est tout
action-give = { $officer } (n° { $officer-number }) : { $channel }, dés +1 : { $plus }, 0 : { $zero }, −1 : { $minus }
action-give-two = { $officer } (n° { $officer-number }) : { $first } et { $second } dés
action-remount = Monter ou démonter
action-move-token = Pion { $number } vers colonne { $column }, rangée { $row }
action-flank = Pion { $number } : marche de flanc
action-reveal = Révéler le pion { $number }
action-end-turn = Finir le tour
action-via = Par { $x } × { $y } mm
action-walk = Aller en { $x } × { $y } mm
action-drive = Tourner à { $degrees }° et avancer de { $cm } cm
action-follow = Par la route jusqu'à { $x } × { $y } mm
action-ford = Passer la rivière jusqu'à { $x } × { $y } mm
action-leave = Descendre en { $x } × { $y } mm
action-stay = Rester
action-form = Se former { $formation }
action-place = Socle { $stand } en { $x } × { $y } mm
action-alone = Pas de seconde cible
action-hold-fire = Ne pas tirer
action-refuse = Plutôt être clouée
action-pass = Passer
action-dice = Dés +1 : { $plus }, 0 : { $zero }, −1 : { $minus }
action-remove = Retirer le socle { $stand }
action-aim-at = Viser { $x } × { $y } mm
action-template = Gabarit { $size }
action-rally = Se regrouper
action-enter = { $unit } (n° { $number }) entre par colonne { $column }, rangée { $row }
action-activate = Activer { $unit } (n° { $number })
action-order = { $unit } (n° { $number }) : { $order }
action-free-move = Déplacer { $unit } (n° { $number }) sans ordre
action-recover = { $unit } (n° { $number }) tente de récupérer
action-set-up = Mettre en batterie l'arme de { $unit } (n° { $number })
action-charge = Assaillir { $unit } (n° { $number })
action-board = Monter dans { $unit } (n° { $number })
action-shoot = Tirer sur { $unit } (n° { $number }) avec { $weapon } ({ $ammo })
action-also = Aussi sur { $unit } (n° { $number })
action-mistaken = Tirer sur { $unit } (n° { $number })
action-react = { $unit } (n° { $number }) tire { $moment }
action-prone = { $unit } (n° { $number }) se couche
action-under = { $unit } (n° { $number }) supervise
action-event-on = Sur { $unit } (n° { $number })
action-observe = Batterie de { $unit } (n° { $number }), { $turns } { $turns ->
        [1] tour
       *[other] tours
    }
action-observe-smoke = Batterie de { $unit } (n° { $number }), fumigènes, { $turns } { $turns ->
        [1] tour
       *[other] tours
    }
action-whom = { $unit } (n° { $number })
action-strike = { $unit } (n° { $number }) frappe { $target } (n° { $target-number })
action-cripple = { $unit } (n° { $number }) vise les roues de { $target } (n° { $target-number })
action-withdraw = { $unit } (n° { $number }) se retire
action-hide = { $unit } (n° { $number }) se cache de nouveau
action-call = Appeler { $unit } (n° { $number })
action-strafe = Mitrailler { $unit } (n° { $number })
action-intercept = { $unit } (n° { $number }) décolle
action-reinforce = Renforts pour { $unit } (n° { $number })

## Hasard

chance-die = Dé : { $die }
chance-direction = Direction : { $way }
chance-season = Saison : { $season }

## Journal

event-column-rolled = Colonne { $column } : { $die }.
event-column-taken = La colonne { $column } va dans le secteur { $sector }.
event-piece-laid = { $kind } en { $x } × { $y } mm.
event-objective-placed = Objectif en { $x } × { $y } mm.
event-works-built = { $kind } construit en { $x } × { $y } mm.
event-season = Saison : { $season }.
event-weather = Temps : { $weather }.
event-wind = Le vent souffle vers { $way }.
event-token-placed = Pion { $number } de { $side } en colonne { $column }, rangée { $row }.
event-token-moved = Pion { $number } de { $side } vers colonne { $column }, rangée { $row }.
event-token-flanks = Pion { $number } de { $side } marche par le flanc.
event-decoy-found = Pion { $number } de { $side } : un leurre.
event-token-ordered = Pion { $number } de { $side } : { $order }.
event-token-event = Pion { $number } de { $side } : { $event }.
event-token-pinned = Le pion { $number } de { $side } est cloué.
event-token-order-lost = Le pion { $number } de { $side } perd son ordre.
event-hides-again = Une unité de { $side } redevient le pion { $number }.
event-round = Ronde { $round }.
event-turn = Tour de { $side }.
event-event-lost = « { $event } » ne tombe sur personne.
event-degraded = { $kind } se dégrade ({ $markers }).
event-ruined = { $kind } n'est plus que décombres.
event-aim-point = Point de visée en { $x } × { $y } mm.
event-scattered = Les obus tomberont en { $x } × { $y } mm.
event-smoke-rises = Fumée en { $x } × { $y } mm.
event-smoke-gone = La fumée se dissipe.
event-objective-taken = Objectif { $number } pris par { $side }.
event-collapse = Effondrement : { $side } cède.
event-time-up = Le temps est écoulé : l'attaquant tient { $held } { $held ->
        [0] objectif
        [1] objectif
       *[other] objectifs
    }.
event-revealed = { $unit } (n° { $number }) se révèle.
event-officer-activated = { $unit } (n° { $number }) est activé.
event-order-die = { $unit } (n° { $number }) lance { $die }.
event-event-dice = { $unit } (n° { $number }) : dés d'événement { $first } et { $second }.
event-event-applied = { $unit } (n° { $number }) : { $event }.
event-order-given = { $officer } (n° { $officer-number }) ordonne à { $unit } (n° { $number }) : { $order }, { $modifier }.
event-messenger-sent = { $officer } (n° { $officer-number }) envoie un messager à { $unit } (n° { $number }).
event-messenger-arrives = Le messager atteint { $unit } (n° { $number }).
event-order-lost = { $unit } (n° { $number }) perd son ordre.
event-unit-moved = { $cm ->
        [0] { $unit } (n° { $number }) pivote sur place.
       *[other] { $unit } (n° { $number }) avance de { $cm } cm.
    }
event-unit-halted = { $unit } (n° { $number }) s'arrête.
event-bog-dice = { $unit } (n° { $number }) : { $sum } contre l'enlisement.
event-pull-dice = { $unit } (n° { $number }) : { $sum } pour être dégagée.
event-bogged = { $unit } (n° { $number }) s'enlise.
event-freed = { $unit } (n° { $number }) est dégagé.
event-boarded = { $unit } (n° { $number }) monte dans { $target } (n° { $target-number }).
event-landed = { $unit } (n° { $number }) descend.
event-mounted = { $unit } (n° { $number }) monte à cheval.
event-dismounted = { $unit } (n° { $number }) met pied à terre.
event-aimed = { $unit } (n° { $number }) vise.
event-set-up = { $unit } (n° { $number }) met son arme en batterie.
event-task-begun = { $unit } (n° { $number }) commence : { $turns } { $turns ->
        [1] tour
       *[other] tours
    }.
event-task-broken = { $unit } (n° { $number }) interrompt son action.
event-dug-in = { $unit } (n° { $number }) s'est retranché.
event-deployed = { $unit } (n° { $number }) est déployé.
event-regrouped = { $unit } (n° { $number }) est regroupé.
event-shot-declared = { $unit } (n° { $number }) tire sur { $target } (n° { $target-number }).
event-reacts = { $unit } (n° { $number }) réagit.
event-goes-prone = { $unit } (n° { $number }) se couche.
event-shot-lost = { $unit } (n° { $number }) perd son tir.
event-shot-result = { $unit } (n° { $number }) contre { $target } (n° { $target-number }) : { $result }.
event-casualties = { $unit } (n° { $number }) subit { $count } pertes.
event-stand-lost = { $unit } (n° { $number }) perd un socle.
event-decimated = { $unit } (n° { $number }) est décimé.
event-reinforced = { $unit } (n° { $number }) rétablit { $count } pertes.
event-destroyed = { $unit } (n° { $number }) est détruit.
event-abandoned = { $unit } (n° { $number }) est abandonné.
event-surrendered = { $unit } (n° { $number }) se rend.
event-damage-die = { $unit } (n° { $number }) : dé { $die }, Dégât { $damage }.
event-armour-holds = Le blindage de { $unit } (n° { $number }) tient.
event-main-weapon-lost = { $unit } (n° { $number }) perd son arme principale.
event-second-weapon-lost = { $unit } (n° { $number }) perd son arme secondaire.
event-crippled = { $unit } (n° { $number }) est immobilisé.
event-morale-die = Moral de { $unit } (n° { $number }) : dé { $die }, résultat { $result }.
event-pinned = { $unit } (n° { $number }) est clouée ({ $markers }).
event-panicked = { $unit } (n° { $number }) panique.
event-retreated = { $unit } (n° { $number }) fuit.
event-recovery-die = { $unit } (n° { $number }) : dé { $die } et { $bonus } pour récupérer.
event-recovered = { $unit } (n° { $number }) récupère.
event-bombards = { $unit } (n° { $number }) bombarde, gabarit { $size }.
event-mission-over = { $unit } (n° { $number }) finit son bombardement.
event-assault = { $unit } (n° { $number }) combat { $target } (n° { $target-number }).
event-strike-result = { $unit } (n° { $number }) frappe { $target } (n° { $target-number }) : { $result }.
event-withdraws = { $unit } (n° { $number }) se retire de l'assaut.
event-aircraft-called = On appelle { $unit } (n° { $number }).
event-aircraft-arrives = { $unit } (n° { $number }) arrive.
event-air-die = { $unit } (n° { $number }) : dé { $die }, résultat { $result }.
event-aircraft-down = { $unit } (n° { $number }) est abattu.
event-aircraft-leaves = { $unit } (n° { $number }) s'en va.

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
caution-hold-fire = { $unit } (n° { $number }) a usé de son activation et de ses dés, même sans tirer.
caution-gives-up = { $unit } (n° { $number }) a usé de son activation et de ses dés, même sans rien observer.
caution-stay = { $unit } (n° { $number }) a usé de son activation, même sans bouger.
caution-leaves-contact = { $unit } (n° { $number }) quitte { $target } (n° { $target-number }), qui frappe d'abord.
caution-bog = Le chemin de { $unit } (n° { $number }) passe par un terrain où un 2 ou un 3 avec deux dés enlise.
caution-own-men = Le gabarit touche { $unit } (n° { $number }), qui est des vôtres.
caution-own-men-near = { $unit } (n° { $number }), des vôtres, est si près que la dispersion peut y porter les obus.
caution-nowhere-to-withdraw = { $unit } (n° { $number }) n'a nulle part où se retirer : coups reçus, aucun rendu, et pas un pas.
caution-nowhere-to-run = { $unit } (n° { $number }) n'a nulle part où fuir : unité perdue.

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
illegal-no-band = Seules routes et rivières vont de bord à bord.
illegal-no-battery = Aucune batterie disponible.
illegal-no-blow = Elle n'a pas de quoi frapper : elle reste ou se retire.
illegal-no-bomber = Il ne largue pas de bombes : il mitraille une unité.
illegal-no-cavalry = Ce n'est pas de la cavalerie.
illegal-no-chick = Elle n'est pas de ce peloton.
illegal-no-concealment = Elle n'a pas la règle Dissimulation.
illegal-no-contact = Il n'y a pas de contact.
illegal-no-dice = Aucun de vos officiers n'a plus de dés d'ordre.
illegal-no-enemy = Ce n'est pas un ennemi révélé sur la table.
illegal-no-fighter = Seul un chasseur fait cela.
illegal-no-first-shot = Il n'y a pas de premier tir.
illegal-no-fit-officer = Vous n'avez sur table aucun officier qui ne soit ni cloué ni en panique.
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
illegal-not-pinned = Elle n'est pas clouée.
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
illegal-officer-pinned = L'officier est cloué.
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
illegal-pinned = Elle est clouée.
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
illegal-spent = Elle a déjà agi cette ronde.
illegal-stands-there = Le pion y est déjà.
illegal-stirred = Elle a bougé ou tiré cette ronde.
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
