### Ce que les cartes disent d’autre : conditions, capacités permanentes, armes, objectifs et règles des cartes de référence.


## Conditions : derrière « si »

-are =
    { $person ->
        [they] ce commando est
       *[you] vous êtes
    }
-are-not =
    { $person ->
        [they] ce commando n’est pas
       *[you] vous n’êtes pas
    }
-be-or-not =
    { $not ->
        [true] { -are-not }
       *[false] { -are }
    }
-have =
    { $person ->
        [they] ce commando a
       *[you] vous avez
    }
when_on-ledge = { -be-or-not } sur une corniche
when_on-platform = { -be-or-not } sur une plateforme
when_in = { -are } sur une case { LIST($kinds, of: "KIND", type: "or") }
when_near-boss =
    { -are } { $not ->
        [true] à plus de { -spaces($within) }
       *[false] { -around($within) }
    } du boss
when_near-space = { -are } { -around($within) } d’une case { KIND($kind) }
when_near-gels = { -are } sur une case avec des gels ou à côté
when_company =
    { $not ->
        [true] aucun autre commando n’est
       *[false] un autre commando est
    } { -around($within) } de { -you }
when_room = { -have } moins de 3 cartes d’ennemi
when_adjacent = cet ennemi est à côté de { -you }
when_has = { -have } au moins { -icons($symbols) }

## Conditions : derrière « chaque commando »

whose_on-ledge =
    { $not ->
        [true] { " " }qui n’est pas sur une corniche
       *[false] { " " }sur une corniche
    }
whose_on-platform =
    { $not ->
        [true] { " " }qui n’est pas sur une plateforme
       *[false] { " " }sur une plateforme
    }
whose_in = { " " }sur une case { LIST($kinds, of: "KIND", type: "or") }
whose_near-boss =
    { $not ->
        [true] { " " }à plus de { -spaces($within) }
       *[false] { " " }{ -around($within) }
    } du boss
whose_near-space = { " " }{ -around($within) } d’une case { KIND($kind) }
whose_near-gels = { " " }sur une case avec des gels ou à côté
whose_company =
    { $not ->
        [true] { " " }sans autre
       *[false] { " " }avec un autre
    } commando { -around($within) }
whose_room = { " " }avec moins de 3 cartes d’ennemi
whose_adjacent = { " " }à côté de cet ennemi
whose_has = { " " }avec au moins { -icons($symbols) }

## Sortes de cases, derrière « une case »

kind_plain = ordinaire
kind_start = de départ
kind_boss = de boss
kind_enemy = d’ennemi
kind_pillbox = de casemate
kind_objective = d’objectif
kind_objective1 = d’objectif 1
kind_objective2 = d’objectif 2
kind_objective3 = d’objectif 3
kind_alarm-post = de poste d’alarme
kind_platform = de plateforme
kind_drift = de congère
kind_wadder = wadder

## Jetons d’ennemi

-breed =
    { BREED($it) ->
        [greeder] greeder
        [gunner] mitrailleur
        [sniper] tireur
        [bugger] bugger
        [garth] garth
       *[rangel] rangel
    }

## Capacités permanentes

constant_add = Ajoutez { -icons($results) } à chaque attaque ennemie contre vous.
constant_add-while = Ajoutez { -icons($results) } à chaque attaque ennemie contre vous si { $when }.
constant_dice = L’attaque ennemie contre vous lance { -more-dice($n) }.
constant_rooted = Cet ennemi ne peut pas être déplacé.
constant_armor = Chaque attaque contre cet ennemi ignore { -successes($n) }.
constant_elusive = Les attaques contre cet ennemi, lancées à plus de { -spaces($beyond) }, ont { -fewer-dice($dice) }.
constant_pins = Tant que cet ennemi est à côté de vous, vous ne pouvez pas courir.
constant_cap = Une attaque ne peut pas infliger plus de { -harm($n) } à cette carte.
constant_trample = Piétinement inflige des dégâts { -icons($damage) }.
constant_run-at-most = Une course est de { -spaces($spaces) } au plus.
constant_shorter-range = La portée des attaques de commando est réduite de { $n } (au moins 1).
constant_may-discard = À son tour, un commando peut dépenser { -icons($cost) } pour défausser cette carte.

## Armes et missions

weapon_stats = { -dice($dice) }, portée { $range }.
weapon_spread = Touche aussi 1 autre ennemi adjacent à la cible et à portée.
weapon_critical = Chaque critique compte pour { -successes($successes) }.
weapon_reroll = Après le jet, avant les dés des critiques, vous pouvez relancer { -dice($dice) }.
weapon_crusher = Contre le boss, aucun de ses succès ne peut être ignoré.
weapon_again = Une fois par tour, après votre attaque normale, vous pouvez attaquer encore avec cette arme.
mission-text_demolition = Vos attaques contre le boss lancent 1 dé de plus.
mission-text_supply-line = À la fin de votre tour, gagnez [*].
mission-text_field-intel = Une fois par attaque ennemie contre vous, après le jet, vous pouvez relancer 1 dé ennemi.

## Lignes de cartes

line_reaction = Jouez cette carte quand vous allez subir des dégâts : évitez-en jusqu’à { $prevent }.
line_reaction-near = Jouez cette carte quand vous ou un commando { -around($within) } allez subir des dégâts : évitez-en jusqu’à { $prevent }.
line_costs = Dépensez { -icons($cost) } : { INSIDE($text) }
line_special = { "[" }SP] : { INSIDE($text) }
line_defeated = Quand il est vaincu : { INSIDE($text) }
line_flipped = Quand cette carte est retournée : { INSIDE($text) }
line_activate = Activation : { INSIDE($text) }
line_stays = Cette carte reste en jeu.
line_nothing = Pas de capacité.
line_requires = Il vous faut { -icons($symbols) } ; rien n’est dépensé.
line_scout = Sinon, reconnaissance : { INSIDE($text) }
line_slip-track = Sur une case de glissade, chaque commando qui n’est pas sur une plateforme doit dépenser [M] ou est déplacé de 1 case à l’opposé du boss. Sur la case de chute, chaque commando subit des dégâts [M] [M], ou [M] sur une plateforme ; puis le marqueur revient à la première case de glissade.

## Cartes de référence des boss

reference_blast-doors_name = Portes blindées
reference_blast-doors_text = Une attaque contre le boss, lancée à plus de { -spaces($beyond) }, ignore { -successes($ignored) }.
reference_bubbles_name = Mise en place
reference_bubbles_text = Placez { $perCommando } bulles dimères par commando, une par case, sur les cases vides les plus proches des cases de boss.
reference_bubble-screen_name = Écran de bulles
reference_bubble-screen_text = Un commando qui court sur une case avec une bulle dimère subit des dégâts [M], et la bulle retourne dans la réserve. Une attaque contre le boss lance 1 dé de moins (au moins 1) si une bulle est à 1 case ou moins du commando qui attaque.
reference_trample_name = Piétinement
reference_trample_text = Quand le boss finit un déplacement, chaque commando à côté de lui subit des dégâts [M].
reference_hatch_name = Faire éclore un bugger
reference_hatch_text = Cherchez un bugger dans la pioche d’ennemis, puis dans sa défausse, et traitez-le comme un ennemi pioché. Mélangez ce que vous avez fouillé. S’il n’en reste aucun, subissez plutôt des dégâts [S].
reference_brood-mother_name = Mère de la couvée
reference_brood-mother_text = Tant qu’une carte de bugger est dans une zone de jeu, chaque attaque contre le boss ignore { -successes($ignored) }.

## Cartes de référence des terrains

reference_setup_name = Mise en place
reference_setup_text = Placez { LIST($cards, of: "THING") } dans la zone de jeu du terrain. Mélangez les { $shuffled } autres cartes.
reference_alarm_name = Alarme !
reference_alarm_text = Dès que 4 jetons d’alarme sont sur Alarme de la base, retirez-les tous, et chaque commando pioche un ennemi.
reference_alarm-post_name = Poste d’alarme
reference_alarm-post_text = Quand vous entrez dans un poste d’alarme, vous pouvez dépenser [S] pour retirer 1 jeton d’alarme de la carte Alarme de la base.
reference_slow-down_name = Ralentir !
reference_slow-down_text = Une fois par manche, pendant le tour d’un commando, la personne dont c’est le tour peut défausser la première carte de terrain pour reculer le marqueur de glissade de 2 cases.
reference_platform_name = Plateforme
reference_platform_text = Une plateforme protège contre les effets qui le précisent.
reference_deep-drifts_name = Congères profondes
reference_deep-drifts_text = Un commando qui court dans une congère y finit ce déplacement.
reference_burn-the-nest_name = Brûler le nid
reference_burn-the-nest_text = Qui attaque peut placer autant de succès de l’attaque qu’il veut, comme dégâts, sur une case wadder à portée, au lieu de les infliger.
reference_gels_name = Gels contagieux
reference_gels_text = Un commando qui court sur une case avec des gels en prend 1 sur sa carte de personnage. À partir de 1 gel, ajoutez [S] aux attaques ennemies contre vous ; à partir de 3, ajoutez [S] [S].
reference_overrun_name = Nous sommes débordés !
reference_overrun_text = Si des gels ne peuvent pas être placés ou si une exigence de ce terrain ne peut pas être remplie en entier, le commando concerné subit des dégâts [*] (chaque commando, si personne n’est concerné en particulier). Puis remettez 3 gels du plan dans la réserve.
