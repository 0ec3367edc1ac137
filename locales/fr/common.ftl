### Ce que disent tous les jeux et les outils qui les entourent.

## À qui de jouer

prompt-waiting = On attend un autre joueur.
prompt-chance = Un dé ou une carte est attendu.
prompt-over = La partie est terminée.

## Pourquoi un pas n'a pas été fait

refused-not-an-action = « { $text } » n'est pas une action de ce jeu.
refused-not-a-chance = « { $text } » n'est ni un dé ni une carte de ce jeu.
refused-over = La partie est terminée.
refused-chance-due = Un dé ou une carte est attendu avant le prochain choix.
refused-no-chance-due = Ni dé ni carte n'est attendu : le siège { $seat } doit choisir.
refused-other-seat = C'est au siège { $seat } de choisir.
refused-impossible-chance = « { $text } » ne peut pas sortir maintenant.
refused-illegal = « { $text } » n'est pas légal selon le §{ $rule } : { $why }
undo-barrier = On ne revient pas au-delà du pas { $step } : avant lui se trouve un dé, une révélation ou le choix d'un autre siège.
undo-beyond = La partie n'a que { $step } pas.

## Comment une partie s'est terminée

outcome-graded = { $outcome } : { $grade }

## Sièges et pas

word-seat = siège { $seat }
word-chance = hasard
word-dice = dés
word-step = Pas { $step }
word-scene = Scène { $scene }
word-automatic = de lui-même : il n'y avait pas d'autre choix
word-not-asked = non demandé
word-nothing = rien de notable
word-exactly = exact
word-uninterrupted = { $sure }, si personne n'interrompt
word-about = approximatif
word-sampled = { $samples } tirages

## La table dans un terminal

play-welcome = { $title }. Choisissez par numéro ; c les cartes (c 2 : la deuxième), v la table en mots, u annule, h demande conseil, ? explique une action, q quitte.
play-undone = Retour au pas { $step }.
play-nothing-to-undo = Rien ne peut être annulé ici.
play-unknown = Ni un des numéros ni une touche : 1 à { $count }, c, v, u, h, ?, q.
play-which = Quelle action, en notation ?
play-legal = C'est légal maintenant.
play-saved = Enregistrée : { $path }
play-cards = Cartes : { $count }. « c » et un numéro en lit une entière.
exercise-first = C’est permis aussi, mais ce qui est demandé vient d’abord.
play-goodbye = Au revoir.

## Paquets et listes d'armée

check-sound-deck = { $file } : un paquet valable de { $game }
check-sound-army = { $file } : une liste d'armée valable de { $game }
check-cards = cartes : { $count }
check-units = unités : { $count }
check-points = points : { $sum } sur { $limit }
check-figures = { $title } : { $rows }
check-costs = coûts : { $costs }
check-cost = { $count } à { $cost }
check-need = { $about } : { $have } sur { $need } (§{ $rule })
check-can = peut : { $list }
check-cannot = ne peut pas : { $list }
check-warning = avertissement : { $why }
check-faults = { $count } fautes : { $list }
check-entry = ligne { $entry } : { $why }

## L'arbitre

odds-idle = Quoi qu’il sorte, la position est la même.
odds-at-least = Au moins : { $what }
odds-others = { $count ->
    [one] une autre issue
   *[other] { $count } autres issues
}
ruling-unmet = Ce qui est attendu n’a pas lieu : { $why }
ruling-broken = La position ne tient pas debout, et les règles ne peuvent pas continuer à partir d’elle ({ $why }).
ruling-start = Ce début n’est pas accepté : { $why }
referee-legal = Actions légales
referee-chances = Ce qui peut sortir
referee-view = Position

## Relecture

replay-keys = { $count } pas. Entrée : suivant, b : retour, un numéro : ce pas, v : la table, q : quitter.

## Conseil

hint-title = Le conseil d'un bot fort
hint-idea = { $number }. { $action } : { $chance } de gagner
hint-reason = { $event } ({ $chance } ; après les autres, { $otherwise })
hint-alike = Rien de ce qui arrive bientôt ne les distingue.
hint-none = Ici, c'est la leçon qui conseille.

## Analyse

review-mark = Étape { $step }, { $seat } : { $grade }, { $cost }. Joué : { $played }. Mieux : { $better }.
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-nothing = Aucune décision n’a coûté assez pour se distinguer du hasard.
review-account = { $seat } : { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
  } ; celles signalées ont coûté { $cost } ; les dés et les cartes ont apporté { $luck }.
review-misjudged = Ni décision ni hasard, mais erreurs de jugement de cette analyse : { $share } pour la première place.

## La table en plein écran

screen-actions = Actions
screen-log = Journal
screen-rules = Règles (/ pour chercher)
screen-turn = Tour { $turn }
screen-level = Niveau politique
screen-resistance = résistance { $resistance }
screen-resources = Actions { $actions } · offensives de réserve { $reserves } · décrets { $decrees } · abandonnées { $forgone }
screen-piles = Pioche { $deck } · jouées { $discard } · en attente { $waiting }
screen-thinking = Réflexion…
screen-keys = Entrée choisir · Espace lire · b plateau · c carte · v mots · ? plus · q quitte
screen-lesson-keys = une touche : continuer · r : lire le paragraphe
screen-rules-keys = ↑↓ paragraphe · PgPréc/PgSuiv texte · / chercher · Échap
screen-help-title = Aide
screen-words = La table en mots
screen-go-on = Rien à répondre : Entrée pour continuer
screen-no-card = Il n’y a encore aucune carte à lire.
screen-card-keys = ←→ autre carte · ↑↓ texte · Échap
screen-board-keys = ↑↓←→ PgPréc/PgSuiv : déplacer le plateau · autre touche : fermer
screen-more-board = suite : b
screen-more-card = suite : c
screen-round-of = Manche { $round } sur { $rounds }
screen-pasaran-side = { $bp } PP · production { $production } · points de zone { $points } · cartes { $cards }
screen-pasaran-armour = b
screen-pasaran-air = a
screen-pasaran-legend = chiffre : infanterie · b : blindés · a : aviation · ' : réduite · ▣ : ville
screen-peanas-here = sur la table : { $units } · jetons : { $tokens }
screen-peanas-waiting = en réserve : { $count }
screen-help =
    ↑ ↓ ou j k : parcourir ce qui est offert ; dessous, ses chances et ses mises en garde.
    Entrée, ou un chiffre de 1 à 9 : choisir.
    Espace : le choix en entier, avec sa carte, ses chances et ses mises en garde.
    b : le plateau sur tout l’écran. v : la table en mots.
    c : les cartes et les pions en entier ; ← → passe de l’un à l’autre.
    l : le journal entier. PgPréc, PgSuiv : le faire défiler sur place.
    r : les règles, au paragraphe du choix ; / cherche.
    u : annuler le dernier choix (jamais au-delà d’un dé ou d’une carte).
    h : demander conseil à un bot fort.
    q : quitter.

## Letters

mail-reset-subject = Frente : un nouveau mot de passe
mail-reset-text = Quelqu'un a demandé un nouveau mot de passe pour le compte { $name } sur { $site }. Si c'est vous, choisissez-le ici avant un jour :
mail-reset-end = Si ce n'est pas vous, il n'y a rien à faire : le mot de passe reste le même.
mail-mail-subject = Frente : confirmez votre adresse
mail-mail-text = Le compte { $name } sur { $site } veut recevoir ici son courrier. Si c'est le vôtre, confirmez-le avant un jour :
mail-mail-end = Si ce n'est pas le vôtre, il n'y a rien à faire : il ne viendra plus de courrier.
mail-turn-subject = { $count ->
    [one] Frente : à vous de jouer à { $title }
   *[other] Frente : à vous de jouer à { $count } tables
}
mail-turn-text = { $name }, sur { $site } c'est à vous de jouer :
mail-turn-row = { $title }, contre { $names }
mail-turn-days = { $count ->
    [one] il reste { $count } jour
   *[other] il reste { $count } jours
}
mail-turn-hours = { $count ->
    [one] il reste { $count } heure
   *[other] il reste { $count } heures
}
mail-turn-end = La fréquence de ces lettres, ou leur arrêt, se choisit ici :
