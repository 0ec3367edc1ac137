### La table dans le navigateur.

## La maison

web-tagline = Jeux de guerre historiques, toutes règles comprises
web-shelf = L'étagère
web-guest = Invité
web-language = Langue
web-theme-auto = Thème : celui du système
web-theme-light = Thème : clair
web-theme-dark = Thème : sombre
web-close = Fermer
web-loading = Un instant…
web-again = Réessayer
web-menu = Menu
web-sorry = Cette partie ne peut pas s'ouvrir
web-error-network = Le serveur est injoignable.
web-error-server = Le serveur n'y est pas arrivé. Réessayez.
web-error-missing = Il n'y a rien de ce nom ici.
web-error-page = Quelque chose a échoué dans cette page. Rechargez-la.

## Compte

web-account = Compte
web-account-guest = Vous jouez en invité, et cela suffit. Avec un nom, vous retrouverez vos parties sur tout autre appareil.
web-account-in = Vous êtes connecté sous le nom de { $name }.
web-account-name = Nom
web-account-password = Mot de passe (8 caractères au moins)
web-account-create = Créer le compte
web-account-login = Se connecter
web-account-have = J'ai déjà un compte
web-account-new = Je veux un nouveau compte
web-account-leave = Se déconnecter
web-account-forgotten = J'ai oublié mon mot de passe
web-account-sent = Si ce compte a une adresse, une lettre est en route.
web-account-old = Votre mot de passe, pour prouver que c'est vous
web-account-fresh = Nouveau mot de passe (8 caractères au moins)
web-account-change = Changer le mot de passe
web-account-changed = Le mot de passe est changé. Toutes les autres sessions sont closes.
web-account-mail = Adresse pour le courrier
web-account-mail-set = Fixer l'adresse
web-account-confirm = Une lettre est en route : ouvrez son lien pour confirmer l'adresse.
web-account-confirm-now = Confirmer l'adresse
web-account-confirmed = L'adresse est confirmée.
web-account-no-mail = Il ne viendra plus de courrier.
web-account-everywhere = Se déconnecter partout
web-account-data = Enregistrer une copie de mes données
web-account-gone = Supprimer mon compte
web-account-gone-about = Votre nom, votre mot de passe, votre adresse et ce que vous avez écrit sont supprimés. Les parties en cours sont abandonnées ; ce qui a été joué reste, sans votre nom. On ne peut pas revenir en arrière.
web-account-gone-sure = Supprimer pour toujours

## L'étagère et les boîtes

web-welcome = Bienvenue à la table
web-welcome-about = Ici toutes les règles sont appliquées : la table propose ce qui peut se faire, avec ses chances, et cite le paragraphe. Sans inscription.
web-welcome-play = Jouer à { $title }
web-matches-open = Parties en cours
web-matches-done = Dernières parties
web-matches-all = Voir les { $count } parties
web-matches-fewer = En voir moins
web-resume = Reprendre
web-sit = S’asseoir
web-no = non
web-look = Voir
web-step = étape { $step }
web-against = contre { $names }
web-load = Charger une partie enregistrée
web-play = Jouer
web-play-bot = Jouer maintenant
web-level = Contre
web-side = Vous jouez
web-own-data = Cette table y joue avec les données propres de son propriétaire.
web-scenario = Scénario
web-bot-recruit = une recrue
web-bot-soldier = un soldat
web-bot-sergeant = un sergent
web-bot-captain = un capitaine
web-bot-general = un général
web-friend = Avec un ami sur cet écran
web-friend-about = À tour de rôle, en se passant l'appareil.
web-online = En ligne
web-online-about = Envoyez un lien à qui vous voulez.
web-learn = Apprendre en dix minutes
web-guided = Jouer avec des notes
web-guided-about = Une première partie annotée en marge.
web-rules = Règles
web-rules-about = Chaque paragraphe, avec recherche.
web-builder = Paquets et armées
web-builder-about = Composez les vôtres, partagez-les, jouez avec.
web-options = Variantes
web-usual = l'habituel
web-public = Que n'importe qui puisse s'asseoir
web-clock = Pendule (en ligne)
web-clock-none = sans pendule
web-clock-live = 30 minutes et 15 secondes par coup
web-clock-days = trois jours par coup

## La table

web-prompt = Ce qu'il faut décider
web-your-turn = À vous de décider
web-their-turn = { $name } décide
web-thinking = réfléchit
web-chance = Le hasard
web-waiting = En attente de joueurs
web-watching = Vous regardez
web-over = La partie est terminée
web-won = Victoire
web-lost = Défaite
web-drawn = Partie nulle
web-ended-resigned = Vous avez abandonné la partie.
web-ended-timeout = Votre temps est écoulé.
web-board = Plateau : les flèches le déplacent
web-board-text = Le plateau en mots
web-board-text-none = Ce plateau ne se raconte pas encore en mots.
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout voir
web-seat = Place { $seat }
web-seat-me = vous
web-seat-human = joueur
web-seat-local = quelqu'un d'autre
web-seat-open = place libre
web-seat-bot = la machine
web-seat-bot-level = La machine ({ $level })
web-clock-left = { $days } j { $hours } h
web-offline = Pas de connexion. La table reste là et reviendra d'elle-même.
web-overtaken = La liaison a été coupée avant la réponse : regardez le journal.
web-rule-open = §{ $rule } : ouvrir la règle
web-join-about = Il y a une place libre à cette table.
web-join = S’asseoir : { $name }
web-invite = Il manque quelqu'un. Envoyez ce lien à votre adversaire.
web-hand-over = Passez l'appareil : { $name } joue
web-hand-over-ready = Je suis prêt

## La barre

web-undo = Annuler
web-undo-floor = avant cela il y a un dé, une révélation ou le choix d'un autre
web-undo-start = la partie vient de commencer
web-undo-over = la partie n'est pas en cours
web-undo-spectator = vous ne faites que regarder
web-fork = Jouer à partir d'ici
web-fork-about = Une nouvelle partie depuis l'étape { $step }, avec d'autres dés.
web-fork-mine = Ma place
web-fork-other = En face
web-forked = Une autre partie depuis l'étape { $step }, avec d'autres dés. La première est toujours sur l'étagère.
web-save = Enregistrer
web-saved = Enregistrée : { $file }
web-share = Copier le lien
web-copied = Lien copié.
web-resign = Abandonner
web-resign-sure = Donner la partie pour perdue ? C'est sans retour.
web-play-on = Continuer
web-ask-undo = Demander d'annuler
web-ask-draw = Proposer la nulle
web-proposal-undo = { $name } demande à reprendre son dernier choix.
web-proposal-draw = { $name } propose la nulle.
web-proposed-undo = Vous avez demandé à annuler ; il reste à accepter.
web-proposed-draw = Vous avez proposé la nulle ; il reste à accepter.
web-agree = Accepter
web-decline = Non
web-withdraw = Retirer
web-rematch = Rejouer
web-help = Aide
web-replay = Relecture
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-next = Une étape en avant
web-replay-last = Au présent
web-replay-slider = Moment de la partie
web-past = Étape { $step } sur { $steps }
web-past-about = Vous regardez le passé
web-past-first = Vous regardez le passé : revenez au présent pour jouer.
web-return = Revenir au présent

## Le tiroir

web-drawer = Actions, journal et règles
web-drawer-raise = Remonter la feuille
web-drawer-lower = Baisser la feuille
web-tab-actions = Actions
web-tab-log = Journal
web-tab-odds = Chances
web-tab-rules = Règles
web-tab-luck = Fortune
web-tab-chat = Parler
web-choices = Choix
web-piece-choices = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
web-all-choices = Tous les choix ({ $count })
web-actions-past = Rien à choisir ici : ce moment est passé.
web-actions-wait = Ce n'est pas à vous de choisir.
web-actions-watch = Vous regardez cette partie : ce qui s'y passe est dit ici.
web-stops = Arrêts : { $on } sur { $all }
web-stops-about = La table passe pour vous quand vous ne pouvez rien répondre, et là où vous levez l'arrêt.
web-stops-passing = Rien à répondre : la table passe.
web-happened = Ce qui vient de se passer
web-log-empty = Il ne s'est encore rien passé.
web-log-look = Voir ce moment (étape { $step })
web-log-undo = Annuler jusqu'ici
web-odds-wait = Calcul en cours…
web-odds-none = Quand ce sera à vous, vous verrez ici ce qui peut sortir de chaque action.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }
web-rules-of = Règles : { $title }
web-rules-own-words = Avec nos mots ; chaque paragraphe porte le numéro que citent le journal et les refus.
web-rule-note = Note et décision
web-rule-near = §{ $rule } est expliqué dans ce paragraphe.
web-luck = Attendu et obtenu
web-luck-kind = Jet
web-luck-n = Fois
web-luck-expected = Attendu
web-luck-got = Obtenu
web-luck-difference = Écart
web-luck-none = Aucun dé n'a encore été jeté.
web-luck-later = Dans un jeu à cartes cachées, cela se dit à la fin de la partie.
web-luck-about = La barre compare l'écart à ce que le hasard varie d'ordinaire en autant de jets.
web-luck-die = dé, points
web-proof = Des dés vérifiables
web-proof-about = Le serveur s'est engagé sur un secret avant que quiconque donne un sel, et le publie à la fin : chacun peut rejouer chaque dé avec « frente verify ».
web-proof-commitment = Engagement
web-proof-salt = Sel
web-proof-salt-of = Sel de { $name }
web-proof-kept = L'engagement qui vous a été montré et le sel donné par ce navigateur figurent ici.
web-proof-broken = L'engagement ou le sel ne sont pas ceux que connaît ce navigateur : les dés de cette partie ne vous prouvent rien.
web-proof-secret = Secret
web-proof-later = publié à la fin
web-proof-open = Le secret des dés est publié :
web-proof-shut = Le secret des dés n'est pas encore publié.
web-proof-how = Enregistrez la partie et vérifiez-la avec « frente verify ».
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Dites quelque chose
web-send = Envoyer

## La première partie

web-understood = Compris
web-lesson-stop = Sans notes

## L'aide

web-help-table = En haut, vous lisez ce qu'il faut décider. Ce qui peut être choisi luit sur le plateau et figure dans la liste des actions, avec ses chances : il suffit de cliquer. Ce qui ne peut pas l'être dit pourquoi.
web-help-undo = On peut annuler tout ce qui n'a pas jeté de dé, rien révélé et attendu personne. Chaque ligne du journal mène à son moment, et de tout moment peut partir une autre partie.
web-help-dice = Les numéros avec § ouvrent la règle.
web-keys = Clavier
web-key-walk = parcourir les actions
web-key-choose = choisir
web-key-undo = annuler
web-key-actions = actions
web-key-log = journal
web-key-odds = chances
web-key-rules = règles
web-key-replay = une étape en arrière ou en avant
web-key-zoom = agrandir, réduire, tout voir
web-key-board = le plateau en mots
web-key-help = cette aide
web-key-close = fermer, revenir

## Film, notes, réglages

web-film = Ce qui se passe
web-film-play = Voir le film
web-film-pause = Pause
web-film-skip = Au présent tout de suite
web-film-older = { $count } scènes plus anciennes : le journal
web-film-away = En votre absence : { $count ->
    [one] 1 scène
   *[other] { $count } scènes
}
web-speed-once = d’un coup
web-settings = Réglages
web-set-speed = Vitesse du film
web-set-confirm = Demander avant un choix
web-set-confirm-never = jamais
web-set-confirm-cautions = là où il y a un avertissement
web-set-confirm-always = avant chaque choix
web-set-size = Taille du texte
web-set-palette = Couleurs
web-set-palette-standard = normales
web-set-palette-safe = adaptées au daltonisme
web-set-feel = Son et toucher
web-set-sound = Sons
web-set-vibration = Vibration
web-set-kept = Conservés dans ce navigateur.
web-why-nothing = Cette pièce ne peut rien faire là.
web-key-film = voir le film, ou l’arrêter
web-key-why = pourquoi pas, pour la pièce visée
web-moments = Ce qui a décidé
web-score = Score : { $score }
web-review = Revoir
web-ending-proof = Les dés sont vérifiables
web-luck-sum = Chance de { $name } : { $got } pour { $expected } attendus
web-confirm = Encore une fois pour confirmer

## Leçons en jouant, accueil, salle d’attente

web-lessons = Leçons en jouant
web-lessons-about = Une petite position, une question après l’autre. Les dés et les cartes sont fixés ; rien n’est enregistré.
web-practice-count = { $count ->
    [one] { $count } position d'exercice
   *[other] { $count } positions d'exercice
}
web-lesson-ask = Que faire
web-lesson-step = Question { $step } sur { $steps }
web-lesson-on = Continuer
web-lesson-show = Montrez-moi
web-lesson-back = Une question en arrière
web-lesson-again = Depuis le début
web-lesson-leave = Retour à la boîte
web-lesson-first = C’est légal aussi, mais d’abord ce qui est demandé ici.
web-lesson-done = Leçon terminée
web-lesson-next = Suivante : { $title }
web-lesson-play = Jouer une vraie partie
web-stars = { $count ->
    [0] Pas encore faite
    [one] 1 étoile sur 3
   *[other] { $count } étoiles sur 3
}
web-set-lang = Langue
web-set-help = Aide
web-set-outlook = Chances de victoire à côté de la question, contre des bots
web-outlook = Victoire : { $chance }
web-outlook-about = Combien de positions comme celle-ci sont gagnées, au jugement du bot le plus fort
web-set-theme = Lumière
web-set-theme-auto = comme le système
web-set-theme-light = claire
web-set-theme-dark = sombre
web-set-account = Conservés avec votre compte.
web-home-turns = Là où vous en étiez
web-home-tables = Tables ouvertes
web-home-yours = À vous : { $what }
web-home-theirs = À { $name } de décider
web-home-side = Vous jouez { $side }
web-home-record = Votre palmarès
web-home-played = { $count ->
    [one] 1 partie finie
   *[other] { $count } parties finies
}
web-home-won = { $count } gagnées
web-wait-seats = Qui est assis où
web-wait-lists = Chaque joueur apporte sa propre liste, sans que les autres la voient.
web-wait-open = libre
web-wait-you = vous
web-wait-bot = Jouer contre un bot en attendant
web-wait-clock = Pendule : { $clock }
web-contents = Sommaire
web-withdraw-table = Retirer cette table
web-withdrawn = La table est retirée.
web-matches-next = Parties plus anciennes
web-actions-search = Chercher parmi les choix

# Sans réseau
web-no-network = Hors ligne
web-no-network-about = Hors ligne : ce que vous jouez reste sur cet appareil.
web-home-here = Sur cet appareil
web-home-hand-over = La confier au serveur
web-home-handed = Le serveur a vérifié la partie et la conserve désormais.
web-home-share = Cette partie n’est que sur cet appareil. Confiez-la d’abord au serveur : le bouton est sur l’étagère.
web-home-needs-net = Il faut du réseau pour cela.
web-home-missing = Les règles de ce jeu ne sont pas encore sur cet appareil. Elles arriveront avec le réseau.
web-home-elsewhere = Cette partie est ouverte dans une autre fenêtre. Jouez-la là-bas.
web-home-ready = Tous les jeux peuvent se jouer hors ligne.
web-home-keep = Garder pour jouer hors ligne ({ $size } Mo)
web-home-install = Installer Frente
web-home-install-phone = Pour installer Frente : Partager, puis Sur l’écran d’accueil.
web-at-home = Garder la partie sur cet appareil, pour qu’elle se passe de réseau

## The club

web-club-open = Ouvrir une table
web-club-none = Personne n'attend. Ouvrez une table : ceux qui viendront la verront.
web-club-all = tous
web-club-more = D'autres tables
web-club-game = Jeu
web-club-clock = Pendule
web-club-clock-live = { $minutes } min + { $seconds } s par coup
web-club-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-club-side = Camp
web-club-lot = camps tirés au sort
web-club-rated = classée
web-club-casual = non classée
web-club-rated-about = Elle compte pour le classement : pas de bifurcation, et ce qu'on annule d'un commun accord la rend non classée.
web-club-rated-guest = Avec un compte seulement.
web-club-suits = Convient
web-club-suits-any = à tout le monde
web-club-suits-beginners = aux débutants
web-club-suits-equals = aux gens de mon classement
web-club-suits-range = classement { $low }–{ $high }
web-club-with = Qui s'assoit
web-club-with-lobby = qui vient dans la salle
web-club-with-name = quelqu'un par son nom
web-club-with-link = qui reçoit le lien
web-club-go = Ouvrir la table
web-club-next = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
web-club-asked = On vous défie
web-club-accept = S'asseoir
web-club-decline = Dire non…
web-club-say-no = Non, merci
web-club-say-later = Pas maintenant
web-club-say-fast = Trop rapide pour moi
web-club-say-side = L'autre camp, s'il vous plaît
web-club-say-rated = Classée ou non : l'inverse
web-club-why-no = Votre défi a été refusé.
web-club-why-later = Votre défi a été refusé : pas maintenant.
web-club-why-fast = Votre défi a été refusé : trop rapide.
web-club-why-side = Votre défi a été refusé : plutôt l'autre camp.
web-club-why-rated = Votre défi a été refusé : classée ou non, plutôt l'inverse.
web-club-why-expired = Personne n'est venu à temps.
web-club-waits = Cette table attend { $name }.
web-club-friends = Amitiés
web-club-friends-none = Une fois ajoutés ici, vos amis se défient d'une pression. Vous verrez qui est là parmi ceux qui vous ont ajouté aussi.
web-club-here = ici
web-club-ask = Défier
web-club-add = Ajouter
web-club-befriend = Ajouter à mes amitiés
web-club-befriended = Ajout fait à vos amitiés.
web-club-block = Bloquer
web-club-blocking = Blocage fait : vous ne vous rencontrerez plus ici.
web-club-unblock = Débloquer
web-club-blocked = { $count ->
    [one] { $count } personne bloquée
   *[other] { $count } personnes bloquées
}
web-club-since = Ici depuis le { $date }
web-club-ratings = Classement
web-club-unrated = Aucune partie classée pour l'instant.
web-club-records = Victoires, nulles, défaites
web-club-curve = Classement sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : de { $from } à { $to }
web-club-profile = Profil
web-club-again = Encore, en changeant de camp
web-club-undo-rated = Accepter rend la partie non classée.
web-club-notices = Avis et vacances
web-club-in-page = Dans la page
web-club-in-page-about = Le titre de la page compte ce qui vous attend, son icône porte un point et, si vous voulez, un son se fait entendre quand c'est à vous.
web-club-account-only = Les lettres et les vacances vont avec un compte.
web-club-mail = Lettres
web-club-mail-none = Aucune lettre ne peut encore venir : confirmez une adresse dans votre compte. Si le serveur n'envoie pas de courrier, il n'en viendra pas.
web-club-mail-off = aucune lettre
web-club-mail-soon = une lettre quand c'est à moi et que je ne suis pas là après deux minutes
web-club-mail-daily = une lettre par jour avec toutes les tables qui m'attendent
web-club-hour = À
web-club-quiet-from = Rien à partir de
web-club-quiet-until = jusqu'à
web-club-save = Enregistrer
web-club-saved = C'est enregistré.
web-club-holidays = Vacances
web-club-holidays-about = Pendant votre absence vos pendules en jours s'arrêtent, et vos adversaires le voient. { $count ->
    [0] Il ne reste aucun jour cette année.
    [one] Il reste { $count } jour cette année.
   *[other] Il reste { $count } jours cette année.
}
web-club-away = Vous êtes en vacances jusqu'au { $date }.
web-club-back = Me voilà
web-club-days = Jours
web-club-leave = Partir en vacances
web-clock-away = en vacances jusqu'au { $date }

# A position set up, and what the referee says to it.
web-referee = Arbitre
web-referee-short = Disposez une position et demandez ce qu’en disent les règles
web-referee-of = Interroger l’arbitre de { $title }
web-referee-about = Disposez une position, écrivez ce qui est fait et ce que donnent les dés, et lisez ce qu’en disent les règles, avec le paragraphe de chaque réponse. Le lien contient toute la question.
web-referee-note = La question, avec vos mots
web-referee-scenario = Scénario
web-referee-usual = L’habituel
web-referee-setup = Mise en place
web-referee-setup-about = Ce qui diffère de la mise en place habituelle, en JSON. Vide : rien.
web-referee-position = Position
web-referee-position-about = Ce qui diffère de la première position, en JSON. Vide : rien.
web-referee-steps = Ce qui est fait
web-referee-steps-about = Une étape par ligne : une action en notation, « chance die 6 » pour un dé ou une carte, « 1: pass » pour une place, « maybe pass » pour ce qui n’est fait que si on le demande. Ce qui peut être choisi ci-dessous s’ajoute de lui-même.
web-referee-words = Ce qui peut se trouver ici
web-referee-ask = Demander
web-referee-link = Copier le lien
web-referee-save = Enregistrer dans un fichier
web-referee-file = Le script entier
web-referee-file-about = Comme le programme le lit, avec scènes et attentes.
web-referee-file-only = Ce script dit plus que le formulaire ne peut montrer.
web-referee-answer = La réponse
web-referee-copied = Le lien est copié.
web-referee-copy-by-hand = Le lien est dans la barre d’adresse.
web-referee-bad-link = Ce lien ne contient aucune question.
web-referee-no-json = { $place } : ce n’est pas un objet JSON ({ $why })

## Tournois

web-cup-all = Tournois
web-cup-none = Il n'y a pas encore de tournoi. Organisez-en un : il se déroule tout seul.
web-cup-make = Organiser un tournoi
web-cup-name = Nom
web-cup-kind = Formule
web-cup-kind-swiss = Système suisse
web-cup-kind-robin = Toutes rondes, chacun contre chacun
web-cup-kind-knockout = Élimination directe
web-cup-kind-swiss-about = À chaque ronde contre quelqu'un qui a autant de points ; personne ne rencontre deux fois le même adversaire.
web-cup-kind-robin-about = De 3 à 16 : chacun rencontre chacun.
web-cup-kind-knockout-about = Qui perd est éliminé. Une égalité se rejoue une fois ; ensuite passe qui était le mieux classé.
web-cup-rounds = Rondes
web-cup-starts = Début
web-cup-places = Places
web-cup-bots = Bots qui jouent aussi
web-cup-bots-level = Leur niveau
web-cup-legs-two = Chaque paire joue deux parties à la fois, une de chaque camp. Qui ne s'assied pas dans les jours d'un tour n'est pas venu.
web-cup-legs-one = Une partie par paire ; les camps s'équilibrent d'une ronde à l'autre. Qui ne s'assied pas dans les cinq minutes n'est pas venu.
web-cup-by = organisé par { $name }
web-cup-entered = { $count } places prises sur { $most }
web-cup-begins = Début le { $date }
web-cup-round = Ronde { $round } sur { $rounds }
web-cup-over = Terminé
web-cup-off-few = Annulé : trop peu d'inscriptions
web-cup-off-host = Annulé par qui l'organisait
web-cup-off-broken = Annulé : ses tables n'ont pas pu être dressées
web-cup-off = Annulé
web-cup-join = M'inscrire
web-cup-joined = Vous jouez dans ce tournoi.
web-cup-leave = Quitter le tournoi
web-cup-leave-sure = Qui part maintenant perd ce qu'il n'a pas fini, et ne revient pas.
web-cup-leave-yes = Quitter pour de bon
web-cup-call-off = L'annuler
web-cup-call-off-sure = Les parties en cours continuent, et rien ne les suit.
web-cup-call-off-yes = L'annuler pour de bon
web-cup-stay = Non
web-cup-account = Il faut un compte.
web-cup-mine = Votre partie en ce moment
web-cup-sit = À la table
web-cup-until = Asseyez-vous avant le { $date }
web-cup-standings = Classement
web-cup-place = Rang
web-cup-player = Qui
web-cup-points = Points
web-cup-through = Rondes gagnées
web-cup-buchholz = Buchholz
web-cup-sonneborn = Sonneborn-Berger
web-cup-wins = Victoires
web-cup-ties = À égalité de points comptent les parties entre les ex æquo s'ils se sont tous rencontrés, puis le Buchholz (les points des adversaires sans le plus faible), le Sonneborn-Berger (les points de chaque adversaire fois ce qu'on lui a pris) et les victoires. Une partie non jouée compte comme contre un adversaire qui a autant de points que soi.
web-cup-ties-knockout = Le rang dit jusqu'où l'on est allé ; qui est allé aussi loin le partage.
web-cup-cross = Tableau croisé
web-cup-cross-round = Ronde { $round }
web-cup-cross-cell = { $score } contre { $name }
web-cup-matches = Parties de la ronde
web-cup-bye = exempt
web-cup-absent = non jouée
web-cup-going = en cours
web-cup-waiting = pas commencée
web-cup-gone = a quitté le tournoi
web-cup-bot = { $level }, n° { $number }
web-cup-kept = Un tournoi vous attend
web-cup-kept-about = { $name }, ronde { $round }
web-cup-part = Tournoi : { $name }, ronde { $round }
web-cup-keeps = Ce siège est gardé pour { $name }

## Programmes

web-programs = Programmes
web-programs-about = Un programme à vous peut regarder, s'asseoir et jouer ici : un bot ou un assistant. Il porte un jeton à la place de votre mot de passe.
web-programs-docs = Ce que les programmes peuvent demander
web-programs-account-only = Les programmes vont avec un compte.
web-programs-fresh = Le nouveau jeton
web-programs-once = Il n'est montré que cette fois : mettez-le là où votre programme le trouve, et nulle part ailleurs.
web-programs-copy = Le copier
web-programs-copied = Copié.
web-programs-noted = Je l'ai rangé
web-programs-bots = Bots
web-programs-bots-about = Un bot a un nom à lui, qui commence pour toujours par « bot- », et son propre classement. Personne n'ouvre de session sur son compte.
web-programs-bot-name = Son nom, sans « bot- »
web-programs-bot-make = Créer un bot
web-programs-bot-drop = Supprimer
web-programs-bot-drop-one = Supprimer { $name }
web-programs-bot-sure = Supprimer { $name } pour de bon ? Ses jetons ne valent plus rien et il abandonne ses parties en cours.
web-programs-tokens = Jetons
web-programs-none = Il n'y en a aucun.
web-programs-until = valable jusqu'au { $date }
web-programs-used = dernière utilisation le { $date }
web-programs-unused = jamais utilisé
web-programs-revoke = Révoquer
web-programs-revoke-one = Révoquer { $name }
web-programs-name = Comment vous l'appelez
web-programs-for = Pour qui il agit
web-programs-opens = Ce qu'il peut faire
web-programs-days = Combien de temps il vaut
web-programs-days-of = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
web-programs-make = Créer un jeton
web-scope-read = regarder
web-scope-challenge = s'asseoir
web-scope-play = jouer
web-scope-chat = parler
web-scope-read-about = regarder : parties, chances, ce qui se passe
web-scope-challenge-about = ouvrir des tables et s'asseoir, accepter et refuser
web-scope-play-about = choisir, reprendre, proposer, abandonner
web-scope-chat-about = parler à la table
web-programs-owner = Un bot de { $name }

## Recherche

web-search = Chercher des parties
web-search-about = Les parties terminées : celles du salon et les parties classées. Ce qui s'est joué par un simple lien n'est pas ici.
web-search-any = n'importe
web-search-scenario = Position de départ
web-search-name = Jouée par
web-search-other = contre
web-search-result = Avec pour résultat
web-search-rating = Tous classés au moins
web-search-go = Chercher
web-search-file = Toutes les parties de { $game }, en un fichier
web-search-found = Trouvées
web-search-none = Il n'y a aucune partie de ce genre.
web-search-link = Regarder et chercher
web-search-playing = En ce moment
web-search-playing-about = Vous voyez ce que les deux camps peuvent voir ; ce qui est caché se montre quand la partie est finie.
