### Ce qu’on lit sur le plateau.


## La ligne du haut et le plan

board_setting-up = Mise en place
board_round = Manche { $round }
board_phase_commandos = aux commandos
board_phase_enemies = aux ennemis
board_phase_stage = au terrain
board_part = { TALE($tale) } { $part }
board_mission = { STAGE($stage) }, { BOSS($enemy) }
board_map = { STAGE($stage) }, { -spaces($spaces) }. Les flèches du clavier parcourent le plan.
board_curve = Vie du boss
-chance =
    { $it ->
        [run] courir ici
        [jump] sauter ici
        [attack] attaquer
       *[choose] choisir
    }
board_space =
    { $id }, { SPACE($kind) }{ $ledge ->
        [true] , corniche
       *[false] { "" }
    }{ COUNT($there) ->
        [0] { "" }
       *[other] { " " }: { LIST($there, by: ", ") }
    }.{ COUNT($may) ->
        [0] { "" }
       *[other] { " " }Vous pouvez { LIST($may, of: "chance", type: "or") }.
    }
lies_foe = { ENEMY(SPECIES($enemy)) }, { $left } sur { -life($health) }
lies_pillbox = jeton capteur
lies_grenade = grenade
lies_dimer = bulle dimère
lies_gels = { -gels($n) }
lies_scorch = { -harm($n) }
lies_broken = brisée
zoom_nearer = Zoom avant
zoom_farther = Zoom arrière
zoom_whole = Voir tout le plan
tag_flipped = retournée
tag_medal = médaille perdue
tag_withstands = encaisse
tag_prevents = évité
tag_success = atteint
tag_scout = reconnu

## Zones de jeu

area_label = Zone de jeu { COMMANDO($who, form: "of") }
area_you = vous
area_acting_acting = en jeu
area_acting_done = tour fini
area_acting_attacked = sous le feu
area_acting_ready = à venir
area_stats = { -dice($dice) }, portée { $range }
area_tokens = { $n } { ADVANTAGE($type) }
area_medals =
    { $n ->
        [0] plus de médaille
        [one] { $n } médaille
       *[other] { $n } médailles
    }
area_slot =
    Objectif { $slot }, { $on ->
        [true] jeton sur la carte de mission
       *[false] pas encore atteint
    }
area_gels = { -gels($n) }
area_bonus = +{ -dice($dice) } à l’attaque suivante
area_screen =
    −{ $dice ->
        [one] { $dice } dé ennemi
       *[other] { $dice } dés ennemis
    }
area_foe =
    { ENEMY(SPECIES($enemy)) }, { -breed($enemy) } { -colour($enemy) }, { $left } sur { -life($of) }{ $breached ->
        [true] , piraté
       *[false] { "" }
    }
area_boss = { THING($boss) }, carte de boss, { $left } sur { -life($of) }
area_boss-defeated = { THING($boss) }, carte de boss, vaincue
area_breached = Piraté : capacité et effet spécial ignorés pendant cette manche.
area_defeated = vaincue
strip_label = Commandos
strip_stage = Zone de jeu du terrain
stage-area_label = Zone de jeu du terrain
stage-area_deck = Terrain
stage-area_left =
    { $left ->
        [0] vide : piocher, c’est perdre
       *[other] reste { $left } sur { $of }
    }
stage-area_known = ensuite : { THING($card) }
stage-area_alarm =
    { $tokens ->
        [one] { $tokens } jeton d’alarme
       *[other] { $tokens } jetons d’alarme
    } sur { $of }
stage-area_slip = glissade : case { $at } sur { $last }

## Pioches, cartes et mains

decks_title = Pioches et réserve
decks_name_stage = Pioche de terrain
decks_name_enemy = Pioche d’ennemis
decks_name_weapon = Pioche d’armes
decks_name_objective = Pioche d’objectifs
decks_left = reste { $n }
decks_discarded =
    { COUNT($cards) ->
        [0] rien de défaussé
       *[other] défausse : { LIST($cards, of: "printed", by: ", ") }
    }
# Le nom sur la carte, sans la couleur du jeton
-printed =
    { SORT($it) ->
        [enemy] { ENEMY(SPECIES($it)) }
       *[other] { THING(KEY($it)) }
    }
decks_supply = Jetons d’avantage en réserve
decks_on-top = Sur la pioche de terrain
page_card = carte de commando
page_stage = carte de terrain
page_stage-pillbox = carte de terrain avec une casemate
page_weapon = arme
page_objective = carte d’objectif
page_character = carte de personnage
page_reference = Cartes de référence
page_front = Tant qu’elle tient
page_back = Face vaincue
page_close = Carte
page_hand = Main
page_health = { -life($n) }
page_enemy = { -breed($enemy) } { -colour($enemy) }, { -life($health) }
page_mission = carte de mission, objectif { $slot }
page_boss = carte de boss { $number }, { -life($health) }
page_boss-defeated = carte de boss { $number }, vaincue
hand_label = Main { COMMANDO($who, form: "of") }, { -cards($n) }
hand_empty = Aucune carte en main
hand_piles = pioche { $deck }, défausse { $discard }

## Dés

dice_face_success = succès
dice_face_critical = critique
dice_face_M = mobilité
dice_face_A = précis.
dice_face_S = discr.
dice_face_any = au choix
dice_face_SP = spécial
dice_fight = Jet d’attaque
dice_assault = Attaque contre { COMMANDO($who) }
dice_reroll = relancer ?
dice_critical = 1 + un dé
dice_extra = en plus
dice_converted = converti
dice_was = était { $face }
dice_gain = donne 1 { $face }
dice_convert = convertir, ou 1 { $face }
dice_special-done = fait
dice_added = Ajout
dice_specials-left =
    { $n ->
        [one] spécial à venir
       *[other] spéciaux à venir
    }
dice_suffers = dégâts pour { COMMANDO($who) }
-target-name =
    { SORT($it) ->
        [boss] { BOSS($boss) }
       *[other] { ENEMY(SPECIES($it)) }
    }
dice_damage-to =
    dégâts : { LIST($targets, of: "target-name") }{ $n ->
        [0] { " " }(pour l’instant)
       *[other] { "" }
    }

## La barre

dock_offers = Ce que vous pouvez faire
dock_again = encore
dock_attack = attaquer
dock_choose = choisir
dock_asking = Quand demander ?
dock_ask-all_always = Nous demander à chaque occasion
dock_ask-all_in-danger = Nous demander en cas de danger
dock_ask-all_never = Ne nous demander qu’à notre tour
dock_all-of-us = Tous
dock_asking-says = Me demander d’intervenir…
dock_when_always = toujours
dock_when_in-danger = si danger
dock_when_never = non
dock_when-says_always = toujours : chaque fois que vous pourriez intervenir.
dock_when-says_in-danger = si danger : seulement quand quelqu’un va subir des dégâts et que vous pourriez y changer quelque chose.
dock_when-says_never = non : seulement à votre propre tour.
dock_step-in = Vous pouvez intervenir
dock_owes = Reste à payer : { LIST($symbols, of: "icon", by: " ") }
dock_damage = Dégâts : { -icons($damage) }
dock_mulligan = Une seule fois : piochez autant de cartes, puis les anciennes sont mélangées à la pioche.
dock_play = Jouer { THING($card) }
dock_assign = Dégâts par carte de boss
dock_drawn = Piochée
dock_current = Actuelle
dock_revealed = Révélée

## Ce que fait une réponse, sur son bouton

button_run = Courir en { $to }
button_run-over = Courir en { $to } par { LIST($over, of: "passed") }
-passed = { SPACE(TERRAIN($it)) } { ID($it) }
button_jump = Sauter en { $to }
button_burn = Brûler { $n } ici
button_attack = Attaquer
button_again = Attaquer encore
button_clear = Défausser { THING($stageCard) }
button_token = Jeton : { ADVANTAGE($type) }
button_gain = Gagner { ADVANTAGE($type) }
button_convert_nothing = Convertir gratis
button_convert_token = Convertir : jeton { -icon($type) }
button_convert_card = Convertir : { THING($card) }
button_assign = { -harm($n) }
button_prevent = { THING($card) } évite { -icons($damage) }
button_slot = Objectif { $place }
button_goes = À { COMMANDO($who) }
button_attacked = Contre { COMMANDO($who) }
button_next = { COMMANDO($who) } d’abord
button_go-on = Suite
button_ask-me_always = Demander à { COMMANDO($who) } à chaque fois
button_ask-me_in-danger = Demander à { COMMANDO($who) } si danger
button_ask-me_never = Demander à { COMMANDO($who) } à son tour
button_deal = Infliger { LIST($damage) }
button_keep-enemy = Laisser
button_done_moving = Rester ici
button_done_rerolling = Garder
button_done_converting = Fini
button_done_burning = Infliger le reste
button_done_revealing = Les laisser
button_done_purging = Fini
button_accept_pillbox = Le prendre
button_accept_weapon = Équiper
button_accept_objective = Tenter
button_accept_alarm-post = Payer, en retirer un
button_accept_bargain = Oui
button_accept_stage-card = Oui
button_accept_reveal = Oui
button_accept_sensor = Oui
button_decline_pillbox = Non
button_decline_weapon = Défausser
button_decline_objective = Non
button_decline_alarm-post = Non
button_decline_bargain = Non
button_decline_stage-card = Non
button_decline_reveal = Non
button_decline_sensor = Fini
button_swap = Échanger : { LIST($both, of: "COMMANDO") }
button_deck_stage = Pioche de terrain
button_deck_enemy = Pioche d’ennemis
button_deck_objective = Pioche d’objectifs
button_deck_weapon = Pioche d’armes
button_end-turn = Finir le tour
button_slow-down = Ralentir !
button_pay = Payer
button_medal = Perdre médaille

## Ce qui se passe

stack_title = Ce qui se passe
stack_newest = le dernier en haut
stack_now = Actuel
stack_waits = Attend
stack_deep =
    { $n ->
        [1] Ce qui se passe
       *[other] Ce qui se passe : { $n } effets
    }
stack_attack = Attaque
stack_step_roll = { COMMANDO($who) } : jet
stack_step_convert = { COMMANDO($who) } convertit
stack_step_deal = { COMMANDO($who) } inflige
stack_step_gain = { COMMANDO($who) } gagne
stack_enemy-attack = Attaque ennemie
stack_on = contre { COMMANDO($who) }
stack_special = Spécial : { -thing($what) }
stack_special-on = contre { COMMANDO($who) }
stack_activate = Effet d’activation
stack_stage-card = carte de terrain
stack_scouts = { COMMANDO($who) } : reconnaissance
stack_defeated = { -thing($what) } tombe
stack_flipped = Retournée : { -thing($what) }
stack_thing = { CAPITAL(-thing($what)) }
stack_between = Qui peut intervenir
stack_may = { COMMANDO($who) } peut intervenir : { THING($ability) }, { -icons($cost) }
stack_nobody-else = Personne d’autre ne peut intervenir.
stack_nobody = Personne n’intervient quand un commando attaque.

## Ce qui fait mal

hurt_title-medal = { COMMANDO($who) } perd une médaille
hurt_title-falls = { COMMANDO($who) } tombe au combat
hurt_left =
    { $left ->
        [0] Plus aucune médaille : la prochaine serait la fin.
        [one] Reste { $left } médaille
       *[other] Restent { $left } médailles
    }
hurt_lost = <b>La mission est perdue</b> pour tout le monde.

## Ce qui menace

threat_foes =
    Contre { COMMANDO($who) } : { LIST($foes, of: "foe") }. { $medals ->
        [0] Aucune médaille
        [one] Une médaille
       *[other] { $medals } médailles
    } en réserve.
threat_clock =
    { $left ->
        [0] La pioche de terrain est vide : la prochaine pioche fait perdre.
       *[other] Cartes de terrain : { $left } sur { $of }. Ensuite, le temps est écoulé.
    }
