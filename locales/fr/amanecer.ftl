### Amanecer soviético : ce que dit ce jeu.
### Les fronts n'ont pas d'article (« front du Sud ») : les phrases le mettent.

## Fronts

front-baltic = front de la Baltique
front-finland = front de Finlande
front-allied = front des Alliés
front-eastern = front de l'Est
front-southern = front du Sud
front-poland = front de Pologne

## Pions de front

unit-germany = Allemagne
unit-yudenich = Ioudenitch
unit-svinhufud = Svinhufud
unit-mannerheim = Mannerheim
unit-british-usa = Britanniques/USA
unit-kolchak = Koltchak
unit-semyonov = Semionov
unit-denikin = Denikine
unit-wrangel = Wrangel
unit-pilsudski = Pilsudski

## Périodes

period-twilight = Crépuscule
period-darkness = Ténèbres
period-dawn = Aube

## Marqueurs de carte

marker-czech-legion = Légion tchèque
marker-czar-freed = Tsar libéré
marker-petrograd-fortified = Petrograd fortifiée
marker-curzon-line = ligne Curzon

## Marqueurs de réorganisation

asset-cheka = Tchéka
asset-tank-corps = corps de chars
asset-armoured-trains = trains blindés
asset-applied-expertise = expérience appliquée
asset-communist-subversion = subversion communiste
asset-comintern = Komintern
asset-imperial-gold = réserve d'or impériale

## État de la Grande Guerre

war-russia-in-war = la Russie dans la Première Guerre mondiale
war-treaty = traité de Brest-Litovsk signé
war-bukharin = guerre révolutionnaire (option Boukharine)
war-over = guerre finie

## D'où vient un modificateur au dé

modifier-card = carte en jeu
modifier-czech-legion = Légion tchèque
modifier-czar-freed = Tsar libéré
modifier-czar-executed = Tsar exécuté
modifier-tank-corps = corps de chars
modifier-armoured-trains = trains blindés
modifier-applied-expertise = expérience appliquée
modifier-comintern = Komintern
modifier-political-cap = les DRM politiques ne dépassent jamais +1
modifier-forgone-actions = actions abandonnées

## Pourquoi le niveau politique a changé

cause-action = action politique
cause-crisis = crise politique
cause-curzon-line = offensive au-delà de la ligne Curzon
cause-dissent = dissidence
cause-event = événement de la carte
cause-treaty = traité de Brest-Litovsk
cause-streak = conférence de Jassy

## Signes

sign-plus = +
sign-minus = −

## Conditions du texte d'une carte, placées avant la phrase

when-treaty = Si le traité a été signé
when-bukharin = Si l'option Boukharine a été choisie
when-war-goes-on = Si la Grande Guerre n'est pas finie

## Degrés de victoire et de défaite

grade-ramshackle-state = État soviétique de pacotille
grade-nominal-state = État soviétique de nom
grade-proud-state = fier État soviétique
grade-grand-state = grandiose État soviétique
grade-tactical-victory = victoire tactique
grade-marginal-victory = victoire marginale
grade-operational-victory = victoire opérationnelle
grade-strategic-victory = victoire stratégique
grade-international-victory = victoire internationale
grade-dustbin-of-history = poubelle de l'histoire
grade-failed-experiment = expérience ratée
grade-lessons-for-the-future = leçons pour l'avenir
grade-lost-cause = cause perdue, mais l'héritage demeure
grade-draw = match nul
grade-marginal-defeat = défaite marginale
grade-strategic-defeat = défaite stratégique
grade-crushing-defeat = défaite écrasante

## Ce qu'il faut décider ou lancer

prompt-over = La partie est terminée.
prompt-draw = Tirez la prochaine carte d'événement.
prompt-cheka = Dépenser la Tchéka pour remettre la carte dans la pioche, ou jouer la carte ?
prompt-brest = Signer le traité de Brest-Litovsk ou choisir l'option Boukharine ?
prompt-subversion = Subversion communiste : agir avant le mouvement des armées blanches ?
prompt-gold-advance = Le { $front } va avancer ({ $place }). Dépenser l'or pour l'arrêter ?
prompt-actions = Dépensez une action (il en reste { $actions }).
prompt-markers =
    Dépenser un marqueur ? Vous avez { $reserves ->
        [one] { $reserves } offensive de réserve
       *[other] { $reserves } offensives de réserve
    } et { $decrees ->
        [one] { $decrees } décret politique
       *[other] { $decrees } décrets politiques
    }.
prompt-gold-dice = { $expertise ->
        [0] Le dé donne { $die } ({ $throw }). Dépenser l'or pour le changer ?
       *[other] Le dé donne { $die } et celui d'expérience { $expertise } ({ $throw }). Dépenser l'or pour changer l'un des deux ?
    }
prompt-expertise = Le dé donne { $die }. Lancez le dé d'expérience.
prompt-throw = Lancez le dé : { $throw }.

## Pour quoi on lance le dé

throw-offensive = offensive
throw-political = niveau politique
throw-reorganization = réorganisation de l'Armée rouge
throw-table = table de réorganisation
throw-dissent = dissidence
throw-removal = test d'élimination
throw-fortification = Petrograd fortifiée
throw-makhno = révolte de Makhno

## Actions, telles que sur les boutons

action-offensive = Offensive contre le { $front }
action-armoured-offensive = Offensive avec les trains blindés contre le { $front }
action-political = Élever le niveau politique
action-reorganize = Réorganiser l'Armée rouge
action-assign-tanks = Affecter le corps de chars au { $front }
action-forgo = Abandonner une action (+1 DRM au jet de dissidence)
action-fortify = Renoncer aux actions de la carte et fortifier Petrograd
action-decline = Refuser les actions restantes
action-reserve-offensive = Offensive de réserve contre le { $front }
action-decree-political = Décret : élever le niveau politique
action-decree-reorganize = Décret : réorganiser l'Armée rouge
action-end-phase = Ne plus dépenser de marqueurs
action-use-cheka = Dépenser la Tchéka : remettre la carte dans la pioche
action-keep-card = Jouer la carte
action-sign-treaty = Signer le traité
action-bukharin = Choisir l'option Boukharine
action-swap-phases = Agir avant les armées blanches
action-keep-phases = Garder l'ordre des phases
action-block-advance = Dépenser l'or : arrêter l'avance
action-allow-advance = Laisser avancer le front
action-set-die = Dépenser l'or : mettre le dé sur { $face }
action-set-expertise = Dépenser l'or : mettre le dé d'expérience sur { $face }
action-accept-dice = Garder le jet tel quel

## Hasard

chance-die = Dé : { $die }.
chance-card = Carte n° { $number } : « { $title } ».

## Le journal : cartes et marqueurs

event-card-drawn = Carte tirée : n° { $number }, « { $title } ».
event-card-returned = La Tchéka remet dans la pioche la carte n° { $number }, « { $title } ».
event-card-recycled = La carte n° { $number }, « { $title } », rejoint la période { $period } et ne compte pas comme jouée.
event-phases-swapped = Subversion communiste : vous agissez avant les armées blanches.
event-treaty-signed = Vous signez le traité de Brest-Litovsk.
event-bukharin-chosen = Vous choisissez l'option Boukharine : la guerre avec l'Allemagne continue.
event-marker-placed = Marqueur placé : { $marker }.
event-marker-removed = Marqueur retiré : { $marker }.
event-czar-executed = Le tsar est exécuté : +1 DRM aux offensives de ce tour, sauf celles de réserve.
event-war-status = État de la Grande Guerre : { $war }.
event-deck-added = Les cartes de la période { $period } sont mélangées à la pioche.

## Le journal : fronts

event-unit-flipped = Pion retourné : { $unit } commande désormais.
event-unit-exchanged = { $unit } prend la tête du { $front }.
event-front-activated = Le { $front } devient actif.
event-front-deactivated = Le { $front } devient inactif.
event-move-ignored = Le { $front } ne bouge pas : il est inactif.
event-move-void = Le { $front } ne bouge pas : il a été éliminé.
event-allies-waver = Les Alliés se mettent à hésiter : tant que le niveau politique reste ici, leur front n'avance pas.
event-allies-resolve = Les Alliés n'hésitent plus : leur front avance de nouveau.
event-allies-hesitate = Hésitation alliée : le front des Alliés n'avance pas.
event-moscow-safe = Le { $front } ne peut entrer à Moscou ce tour : il s'arrête en case 1.
event-front-advanced = { $number ->
        [0] Le { $front } atteint { $place } !
       *[other] Le { $front } avance en case { $number } ({ $place }).
    }
event-front-retreated = Le { $front } recule en case { $number } ({ $place }).
event-front-cornered = Le { $front } est déjà dans sa case la plus haute et ne recule plus.
event-advance-blocked = L'or arrête le { $front } : il n'avance pas de cette case.
event-city-fell = { $place } tombe aux mains du { $front } : crise politique.
event-fell-before = { $place } était déjà tombée : le { $front } n'apporte pas d'autre crise.
event-fortification-thrown = Le { $front } contre Petrograd fortifiée : dé { $die }, valeur de combat { $battle } (il entre sur moins).
event-fortification-held = Petrograd tient : le { $front } reste et perd le reste de son avance.
event-removal-thrown = Test d'élimination du { $front } : dé { $die }, case { $number } (éliminé sur moins).
event-front-eliminated = Le { $front } est éliminé.
event-front-survives = Le { $front } n'est pas éliminé.
event-denikin-comes-on = Denikine avance : 1 case pour le front du Sud, puis 1 action pour vous.
event-denikin-stopped = Denikine est arrêté : pas d'autre étape.
event-makhno-helps-whites = Révolte de Makhno : dé { $die }, le front du Sud doit avancer d'1 case.
event-makhno-hinders-whites = Révolte de Makhno : dé { $die }, le front du Sud doit reculer d'1 case.

## Le journal : jets et actions

event-modified = { $sign }{ $size } DRM : { $modifier }.
event-expertise-thrown = Dé d'expérience : { $die }.
event-offensive-thrown = { $drm ->
        [0] Offensive contre le { $front } : dé { $die }, valeur de combat { $battle }.
       *[other] Offensive contre le { $front } : dé { $die }, modifié { $result }, valeur de combat { $battle }.
    }
event-offensive-won = L'offensive contre le { $front } réussit.
event-offensive-lost = L'offensive contre le { $front } échoue.
event-political-thrown = { $drm ->
        [0] Niveau politique : dé { $die }, résistance { $resistance }.
       *[other] Niveau politique : dé { $die }, modifié { $result }, résistance { $resistance }.
    }
event-political-failed = Le jet échoue : le niveau politique ne change pas.
event-level-raised = Le niveau politique monte de { $by }, à { $level } ({ $cause }).
event-level-lowered = Le niveau politique baisse de { $by }, à { $level } ({ $cause }).
event-reorganization-thrown = { $drm ->
        [0] Réorganisation de l'Armée rouge : dé { $die }, il faut 6.
       *[other] Réorganisation de l'Armée rouge : dé { $die }, modifié { $result }, il faut 6.
    }
event-reorganization-failed = La réorganisation échoue.
event-table-thrown = Table de réorganisation : dé { $die }.
event-asset-gained = Marqueur gagné : { $asset }.
event-nothing-gained = Aucun marqueur gagné : vous possédez déjà celui-là et la réserve d'or n'est pas disponible.
event-asset-returned = Marqueur remis sur sa table : { $asset }.
event-tanks-assigned = Le corps de chars est affecté au { $front }.
event-tanks-returned = Le corps de chars redevient disponible : le { $front } a été éliminé.
event-action-forgone = Actions abandonnées : { $total } (+{ $total } DRM au jet de dissidence).
event-actions-declined = { $count ->
        [one] { $count } action refusée.
       *[other] { $count } actions refusées.
    }
event-reserve-spent = { $left ->
        [0] Offensive de réserve dépensée : il n'en reste plus.
       *[other] Offensive de réserve dépensée : il en reste { $left }.
    }
event-decree-spent = { $left ->
        [0] Décret politique dépensé : il n'en reste plus.
       *[other] Décret politique dépensé : il en reste { $left }.
    }
event-gold-spent = Réserve d'or impériale dépensée : elle est hors jeu.
event-die-turned = Le dé est mis sur { $face }.
event-expertise-turned = Le dé d'expérience est mis sur { $face }.
event-dissent-thrown = { $drm ->
        [0] Jet de dissidence : dé { $die }.
       *[other] Jet de dissidence : dé { $die }, modifié { $result }.
    }
event-dissent-calm = Dissidence : le niveau politique ne change pas.

## Le journal : la fin. Un score de 0 n'est pas encore compté, ou ne vaut pas d'être dit

event-ended-political-victory = { $score ->
        [0] Victoire politique : { $grade }.
        [one] Victoire politique : { $grade } ({ $score } point).
       *[other] Victoire politique : { $grade } ({ $score } points).
    }
event-ended-political-defeat = { $score ->
        [0] Le régime s'effondre. Défaite politique : { $grade }.
        [one] Le régime s'effondre. Défaite politique : { $grade } ({ $score } carte jouée).
       *[other] Le régime s'effondre. Défaite politique : { $grade } ({ $score } cartes jouées).
    }
event-ended-military-victory = { $score ->
        [0] Moscou a tenu. Victoire militaire : { $grade }.
        [one] Moscou a tenu. Victoire militaire : { $grade } ({ $score } point).
       *[other] Moscou a tenu. Victoire militaire : { $grade } ({ $score } points).
    }
event-ended-military-defeat = { $score ->
        [0] La défense rouge s'effondre. Défaite militaire : { $grade }.
        [one] La défense rouge s'effondre. Défaite militaire : { $grade } ({ $score } carte non jouée).
       *[other] La défense rouge s'effondre. Défaite militaire : { $grade } ({ $score } cartes non jouées).
    }

## Fenêtres pour interrompre

window-gold-advance = Or impérial : pour arrêter une avance
window-gold-dice = Or impérial : pour tourner un dé

## À quoi prendre garde

caution-actions-lost = { $actions ->
        [one] Vous renoncez à l'action qui vous reste.
       *[other] Vous renoncez aux { $actions } actions qui vous restent.
    }
caution-curzon-line = { $level ->
        [1] Gagnée ou perdue, une offensive au-delà de la ligne Curzon coûte 1 niveau politique. Au niveau 1, c'est la chute.
       *[other] Gagnée ou perdue, une offensive au-delà de la ligne Curzon coûte 1 niveau politique.
    }
caution-fortify = { $actions ->
        [one] Fortifier prend la seule action de la carte.
       *[other] Fortifier prend les { $actions } actions de la carte.
    }
caution-hopeless-offensive = Avec ces DRM, même un 6 ne bat pas le { $front }.
caution-last-box = Le { $front } est déjà dans sa case la plus haute : un succès ne change rien.
caution-nothing-to-gain = Aucune face de la table ne vous donnerait de marqueur.
caution-treaty = { $cost ->
        [one] Le traité coûte 1 niveau politique à la fin du tour. Au niveau { $level }, c'est la chute, à moins de le relever avant.
       *[other] Le traité coûte { $cost } niveaux politiques à la fin du tour. Au niveau { $level }, c'est la chute, à moins de le relever avant.
    }

## Pourquoi une action n'est pas légale

illegal-match-over = La partie est terminée.
illegal-not-now = Cela ne peut se faire à ce moment du tour.
illegal-actions-used = Il ne reste plus d'actions : seuls offensives de réserve et décrets politiques peuvent encore être dépensés.
illegal-markers-after-actions = Offensives de réserve et décrets politiques viennent en dernier : employez ou refusez d'abord les actions qui vous restent.
illegal-front-eliminated = Le { $front } a été éliminé.
illegal-front-inactive = Le { $front } est inactif : seuls les fronts actifs peuvent être attaqués.
illegal-offensives-banned = La carte interdit toutes les offensives ce tour.
illegal-front-shielded = La carte interdit ce tour les offensives contre le { $front }.
illegal-no-trains = Vous ne possédez pas les trains blindés.
illegal-trains-used = Les trains blindés ont déjà servi ce tour.
illegal-political-banned = La carte interdit les actions politiques ce tour.
illegal-no-tanks = Vous ne possédez pas le corps de chars.
illegal-tanks-already-there = Le corps de chars est déjà sur le { $front }.
illegal-nothing-to-forgo-for = Aucun jet de dissidence de ce tour ne tient compte des actions abandonnées.
illegal-cannot-fortify = Seule la carte n° 46 permet de fortifier Petrograd.
illegal-already-fortified = Petrograd est déjà fortifiée.
illegal-petrograd-was-occupied = Petrograd était occupée quand la carte a été révélée.
illegal-already-acted = Vous avez déjà dépensé une action : fortifier Petrograd exige toutes les actions de la carte.
illegal-no-reserves = Il ne vous reste plus d'offensives de réserve.
illegal-no-decrees = Il ne vous reste plus de décrets politiques.
illegal-reserves-banned = La carte interdit toutes les offensives ce tour, de réserve comprises.
illegal-decree-banned = La carte interdit les actions politiques ce tour, par décret aussi.
illegal-no-expertise-die = Il n'y a pas de dé d'expérience dans ce jet.
illegal-brest-by-card = Ce choix vient avec le titre de la carte n° 8, une fois jouée.
illegal-brest-decided = Le choix de Brest-Litovsk est fait et vaut pour le reste de la partie.
illegal-brest-first = Choisissez d'abord entre le traité de Brest-Litovsk et l'option Boukharine.
illegal-cheka-at-the-draw = La Tchéka n'agit que lorsqu'une carte vient d'être révélée, avant d'en rien appliquer.
illegal-cheka-first = Décidez d'abord si la Tchéka remet la carte révélée dans la pioche.
illegal-denikin-keeps-order = La subversion communiste ne peut servir avec la carte n° 40 : ses étapes gardent leur ordre.
illegal-gold-first = Décidez d'abord si vous dépensez l'or impérial.
illegal-gold-is-spent = L'or impérial a été dépensé et il est hors jeu.
illegal-no-advance-to-stop = L'or n'arrête un front que juste avant son entrée dans une case, et aucun n'est sur le point d'y entrer.
illegal-no-cheka = Vous ne possédez pas la Tchéka.
illegal-no-dice-to-turn = L'or ne tourne un dé qu'entre le jet et son effet, et aucun jet n'attend le sien.
illegal-no-gold = Vous ne possédez pas l'or impérial.
illegal-no-subversion = Vous ne possédez pas la subversion communiste.
illegal-no-white-armies = Ce tour n'a pas de phase des armées blanches à devancer.
illegal-order-is-settled = L'ordre des phases ne peut être choisi qu'avant le début de la première des deux.
illegal-same-expertise-face = Le dé d'expérience montre déjà { $face }.
illegal-same-face = Le dé montre déjà { $face }.
illegal-subversion-first = Décidez d'abord si la subversion communiste vous laisse agir avant les armées blanches.

## Le texte d'une carte, fait de ses effets

effect-choose-brest = Choisissez : signer le traité de Brest-Litovsk ou prendre l'option Boukharine.
effect-place-czech-legion = On place le marqueur Légion tchèque : −1 DRM aux offensives contre le front de l'Est, sauf celles de réserve.
effect-place-curzon-line = On place le marqueur ligne Curzon : chaque offensive contre la Pologne à Lvov coûte 1 niveau politique, de réserve comprise.
effect-remove = On retire le marqueur : { $marker }.
effect-czars-fate = Si le front de l'Est est en case 3 ou plus près de Moscou, le tsar est libéré : −1 DRM aux offensives pour le reste de la partie. Sinon il est exécuté : +1 DRM aux offensives ce tour. Les offensives de réserve en sont exemptes.
effect-flip = Le pion est retourné côté { $unit }.
effect-exchange = { $unit } remplace l'unité actuelle du front.
effect-activate = Le { $front } devient actif.
effect-deactivate = Le { $front } devient inactif.
effect-advance = { $boxes ->
        [one] Le { $front } avance d'{ $boxes } case.
       *[other] Le { $front } avance de { $boxes } cases.
    }
effect-retreat = { $boxes ->
        [one] Le { $front } recule d'{ $boxes } case.
       *[other] Le { $front } recule de { $boxes } cases.
    }
effect-makhno = On lance un dé : de 1 à 3 le front du Sud avance d'1 case, de 4 à 6 il recule d'1 case.
effect-denikin = { $actions ->
        [one] Par étapes : le front du Sud avance d'1 case, puis vous recevez { $actions } action. On recommence jusqu'à ce qu'une offensive contre lui réussisse.
       *[other] Par étapes : le front du Sud avance d'1 case, puis vous recevez { $actions } actions. On recommence jusqu'à ce qu'une offensive contre lui réussisse.
    }
effect-moscow-safe = Le { $front } ne peut entrer à Moscou : il s'arrête en case 1.
effect-fortify = Si Petrograd était libre quand la carte a été révélée, vous pouvez renoncer à toutes ses actions et fortifier la ville.
effect-ban-offensives = Pas d'offensives, de réserve comprises.
effect-ban-offensives-against = Pas d'offensives contre le { $front }, sauf celles de réserve.
effect-ban-political = Pas d'actions politiques, par décret non plus.
effect-drm-offensives = { $sign }{ $size } DRM aux offensives, sauf celles de réserve.
effect-drm-offensives-against = { $sign }{ $size } DRM aux offensives contre le { $front }, sauf celles de réserve.
effect-drm-political = { $sign }{ $size } DRM aux actions politiques, sauf les décrets.
effect-drm-reorganization = { $sign }{ $size } DRM aux réorganisations, sauf les décrets.
effect-actions = { $actions ->
        [one] Vous recevez { $actions } action.
       *[other] Vous recevez { $actions } actions.
    }
effect-dissent-forgo = Jet de dissidence : chaque action abandonnée donne +1 DRM.
effect-dissent = Jet de dissidence, sans DRM.
effect-streak = On lance pour le niveau politique avec exactement +{ $drm } DRM : chaque réussite le monte de 1 et permet de relancer, jusqu'à un échec.
effect-level-up = Le niveau politique monte de { $by }.
effect-level-down = Le niveau politique baisse de { $by }.
effect-treaty-cost = Le niveau politique baisse du coût du traité.
effect-removal = Test d'élimination du { $front } : éliminé dans sa case la plus haute ; ailleurs, sur un dé inférieur au numéro de sa case.
effect-war = État de la Grande Guerre : { $war }.
effect-add-deck = Les cartes de la période { $period } sont mélangées à la pioche.
effect-recycle = Cette carte rejoint la période { $period } pour revenir plus tard et ne compte pas comme jouée.

## Fins

outcome-political-victory = Victoire politique
outcome-political-defeat = Défaite politique
outcome-military-victory = Victoire militaire
outcome-military-defeat = Défaite militaire
