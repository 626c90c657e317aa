### The board as text, and what flags of the command line set.

head_against = { STAGE($stage) } contre { BOSS($enemy) }
head_story = { TALE($tale) }, chapitre { $part }
head_setup = mise en place
head_round =
    manche { $round }, { $phase ->
        [commandos] commandos
        [enemies] ennemis
       *[stage] terrain
    }
head_clock = { $left } sur { $of } cartes de terrain restantes
over_destroyed = le boss est détruit
over_escaped = vous avez tenu
over_fallen = un commando est tombé
over_out-of-time = le temps est écoulé

## Le terrain

map-boss = #BOSS
area_stage = Terrain
area_card = { -thing($card) }
area_alarm = { -thing($card) } ({ $n } sur { $of })
area_slip = { -thing($card) } (case { $n }, { $at })
area_nothing = rien en jeu
area_known = au sommet : { LIST($cards, of: "thing", by: ", ") }

## Un commando et ce qui est devant lui

fighter_name = { COMMANDO($who) }
fighter_no-medals = aucune médaille
fighter_weapon = { -thing($weapon) } { -dice($dice) }, portée { $range }
fighter_objectives = objectifs { LIST($done, by: " ") }
fighter_active = joue
fighter_turn-taken = a joué
fighter_screen =
    −{ $n } { $n ->
        [one] dé ennemi
       *[other] dés ennemis
    }
fighter_bonus = +{ $n } à la prochaine attaque
fighter_gels = { -gels($n) }
row_enemies = ennemis : { LIST($what, by: ", ") }
row_no-enemies = ennemis : aucun
row_boss = { -thing($card) } { $health }
row_defeated = { -thing($card) }, face vaincue
row_foe = { -foe($foe) } { $sign } { $health }
row_breached = { -foe($foe) } { $sign } { $health } piraté
row_hand = main : { LIST($what, by: ", ") }
row_no-hand = main : vide
row_card = { -thing($card) } { SUIT($card) }
row_decks = pioche { $deck }, défausse { $discarded }

## Une attaque en cours

fight_who = { COMMANDO($who) } attaque
fight_with = { LIST($targets, of: "foe", by: ", ") }, avec { -thing($with) } : { $dice }
fight_not-rolled = pas lancé
fight_dice = { LIST($dice, of: "face", by: " ") }
fight_successes = { -successes($n) }
fight_ignored =
    { -successes($n) }, { $ignored ->
        [one] { $ignored } ignoré
       *[other] { $ignored } ignorés
    }
fight_results = résultats { $tokens }
assault_who = { COMMANDO($who) } subit une attaque
assault_added = ajouté { LIST($dice, of: "face", by: " ") }
assault_specials =
    encore { $n ->
        [one] { $n } spécial
       *[other] { $n } spéciaux
    }

## Options

field_commandos = les commandos, un par place : bill,lance
field_stage = le terrain : jungle, waterfall, snow-field ou alien-lair
field_enemy = le boss : defense-wall, garmakilma, gordea ou java
