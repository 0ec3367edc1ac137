### What the web server says.

## Why a request was not granted

error-not-found = Il n'y a rien à cette adresse.
error-method = Cette adresse n'accepte pas cette méthode.
error-malformed = La requête est illisible.
error-too-large = La requête est trop longue.
error-media-type = Un autre type de contenu était attendu.
error-timeout = La requête a pris trop de temps.
error-no-session = Aucune session n'est ouverte.
error-origin = La requête vient d'un autre site.
error-limit = Trop de requêtes : réessayez dans un instant.
error-open-tables = Vous avez autant de tables ouvertes que permis : attendez des joueurs ou retirez-en une.
error-bot-matches = Vous avez autant de parties entre bots que permis : attendez que l'une se termine.
error-no-game = Aucun jeu ne porte ce nom.
error-no-guide = Ce jeu n'a pas de première partie guidée.
error-no-exercise = Ce jeu n'a pas de leçon de ce nom.
error-bad-answer = La leçon n'a pas cette réponse.
error-no-lists = Ce jeu n'a ni paquets ni armées à composer.
error-no-match = Cette partie n'existe pas.
error-bad-name = Un nom compte de 3 à 24 lettres, chiffres, points, tirets ou tirets bas.
error-bad-password = Un mot de passe compte de 8 à 128 caractères.
error-name-taken = Ce nom est déjà pris.
error-has-account = Vous avez déjà un compte.
error-bad-login = Le nom ou le mot de passe est incorrect.
error-bad-setup = La mise en place est refusée : { $why }
error-bad-seats = Les sièges ne conviennent pas : { $why }
error-bad-clock = La pendule est hors limites.
error-bad-text = Le texte est vide ou trop long.
error-no-account = Vous jouez en invité : il n'y a pas encore de compte.
error-banned = L'exploitant de cette table a fermé l'entrée à ce compte.
error-muted = L'exploitant de cette table ne vous laisse pas écrire.
error-no-mail = Ce serveur n'envoie pas de courrier : demandez à son exploitant.
error-bad-mail = Ce n'est pas une adresse à laquelle on peut écrire.
error-no-ticket = Ce lien n'est plus valable : demandez-en un autre.
error-agreed-lists = Les listes de cette table ont été convenues à sa création : asseyez-vous sans en apporter.
error-no-dice = Ces dés ne vous étaient pas promis, ou ont déjà servi à une partie : demandez-en d'autres.
error-bad-record = L'enregistrement est refusé : { $why }
error-other-data = Cette partie a commencé avec des données propres au propriétaire de la table, qui ne sont pas chargées à présent. Qui tient la table peut la lancer avec elles (frente serve --data).
error-old-rules = La partie a été jouée avec une autre version des règles.
error-overrun = Les règles de cette partie, d'une version antérieure, ont pris trop de temps. Rien n'a changé : réessayez.
error-seat-taken = Ce siège est occupé.
error-seated = Vous êtes déjà assis à cette table.
error-not-invited = Cette table est sur invitation.
error-no-spectators = Ce jeu cache des choses : seuls ses joueurs regardent jusqu'à la fin.
error-still-secret = Ce jeu cache des choses : son enregistrement s'ouvre à la fin.
error-no-hints = Il n'y a de conseils que si l'on ne joue que contre des bots.
error-not-over = La partie n'est pas encore terminée.
error-no-record = Cette partie ne peut pas être écrite comme enregistrement.
error-storage = L'enregistrement a échoué et rien n'a changé : réessayez dans un instant.
error-unsure = La réponse de la base de données s'est perdue : regardez la table avant de réessayer.
error-internal = Quelque chose s'est cassé sur le serveur.
error-closing = Le serveur s'arrête.
error-nobody = Personne ici ne porte ce nom.
error-yourself = Ce nom est le vôtre.
error-blocked = Vous ne pouvez pas jouer avec cette personne.
error-asked = Vous avez lancé autant de défis que permis : attendez une réponse, ou demain.
error-ties = Vous connaissez autant de monde que permis : retirez d'abord quelqu'un.
error-not-asked = Cette table ne vous attend pas nommément.
error-no-lot = Les camps se tirent au sort entre vous et un siège libre, avec des listes convenues.
error-not-rated = Cette partie ne peut pas être classée : il faut une personne contre une autre, ou contre un bot dont la force à ce jeu a été mesurée, avec les données habituelles et sans leçons.
error-rated-account = Les parties classées se jouent avec un compte.
error-no-tournament = Ce tournoi n'existe pas.
error-bad-tournament = Le tournoi n'est pas accepté : { $why }
error-entry-closed = Ce tournoi a commencé, ou il est terminé.
error-tournament-full = Toutes les places de ce tournoi sont prises.
error-not-entered = Vous ne jouez pas dans ce tournoi.
error-not-host = Seule la personne qui a organisé un tournoi peut l'annuler.
error-tournaments = Vous avez organisé ou rejoint autant de tournois que permis : attendez que l'un d'eux se termine.
error-in-tournament = Cette table fait partie d'un tournoi : quittez le tournoi si vous ne voulez pas jouer.
error-out-of-range = Cette table attend des classements de { $why }.
error-fair = Pas tant que vous jouez une partie classée de ce jeu.
error-no-days = Il vous reste { $why } jours de vacances cette année, une période à la fois.

## Why something was not done at the table

refused-not-your-seat = Ce siège n'est pas le vôtre.
refused-stale = La table a changé entre-temps.
refused-begun = La partie a commencé : on peut l'abandonner, mais plus la retirer.
refused-waiting = La partie n'a pas commencé : il manque quelqu'un.
refused-nobody-to-agree = Personne à cette table ne peut l'accepter.
refused-no-draw = Les règles de ce jeu ne connaissent pas la partie nulle.
refused-nothing-proposed = Rien n'a été proposé.
refused-nothing-to-undo = Il n'y a rien à reprendre.
refused-no-chat = Seuls ceux qui sont assis à la table peuvent parler.

## How a match ended outside its rules

ending-resigned = Le siège { $seat } abandonne.
ending-timeout = Le siège { $seat } a épuisé son temps.
ending-draw-agreed = Partie nulle d'un commun accord.
ending-broken = La partie s'est cassée par une faute du programme ; un enregistrement est gardé pour la réparer.
ending-withdrawn = La table a été retirée avant que quiconque ne joue.
ending-abandoned = Seuls des bots jouaient et personne ne regardait : la partie est terminée.
