### Ce qu’il faut décider maintenant.


## Pendant un tour

prompt_act_fresh = { COMMANDO($who) } : déplacez-vous, attaquez, jouez des cartes
prompt_act_moved = { COMMANDO($who) } : attaquez, jouez des cartes ou terminez le tour
prompt_act_attacked = { COMMANDO($who) } : déplacez-vous, jouez des cartes ou terminez le tour
prompt_act_both = { COMMANDO($who) } : jouez des cartes ou terminez le tour
-left = { LIST($left, of: "COMMANDO", type: "or") }
prompt_turn = Qui joue ensuite : { -left } ?
prompt_assault = Qui les ennemis attaquent-ils ensuite : { -left } ?
prompt_next_enemy-draw = Nouveaux ennemis : qui pioche ensuite, { -left } ?
prompt_next_thing = { CAPITAL(-thing($what)) } : à qui le tour, { -left } ?
prompt_pause_roll = Les ennemis attaquent { COMMANDO($who) }. Intervenir ?
prompt_pause_special = { CAPITAL(-thing($what)) } : effet spécial contre { COMMANDO($who) }. Intervenir ?
prompt_pause_leftover = Il reste un spécial : { COMMANDO($who) } doit piocher un ennemi. Intervenir ?
prompt_pause_some-damage = { COMMANDO($who) } va subir des dégâts. Intervenir ?
prompt_pause_damage = { COMMANDO($who) } va subir des dégâts : { -advantage($damage) }. Intervenir ?
prompt_pause_reaction = { CAPITAL(-thing($what)) } : c’est pour { COMMANDO($who) }. Intervenir ?
prompt_pause_enemy-draw = { COMMANDO($who) } pioche un ennemi. Intervenir ?
prompt_pause_stage-draw = Une carte de terrain va être piochée. Intervenir ?
prompt_pause_paragraph = { CAPITAL(-thing($what)) } va prendre effet. Intervenir ?

## Avantage

-to-go =
    { $left ->
        [0] { "" }
        [1] { "" }
       *[other] , encore { $left }
    }
prompt_suffer =
    { COMMANDO($who) } subit { COUNT($damage) ->
        [one] { COUNT($damage) } dégât
       *[other] { COUNT($damage) } dégâts
    } : { $able ->
        [true] payez { -advantage($damage) }
       *[false] évitez-en une partie ({ -advantage($damage) })
    } ou { $last ->
        [true] tombez
       *[false] perdez une médaille
    }
-due =
    { FACE($symbol) ->
        [any] 1 au choix
       *[other] { FACE($symbol) }
    }
prompt_pay_damage = { COMMANDO($who) } : payez { -due } contre les dégâts{ -to-go }
prompt_pay_cost = { COMMANDO($who) } : payez { -due } pour { -thing($for) }{ -to-go }
prompt_gain = { COMMANDO($who) } : choisissez un jeton à gagner
prompt_lose-token = { COMMANDO($who) } : défaussez un jeton{ -to-go }

## Effets

prompt_choose = { COMMANDO($who) } : choisissez ce que fait { -thing($what) }
prompt_may_stage-card = { COMMANDO($who) } : défausser la première carte de terrain pour { -thing($what) } ?
prompt_may_pay = { COMMANDO($who) } : payer { -advantage($cost) } pour { -thing($what) } ?
prompt_order = { COMMANDO($who) } : qu’est-ce qui vient d’abord ?
prompt_who_draw = { COMMANDO($who) } : qui pioche la carte ?
prompt_who_move = { COMMANDO($who) } : qui se déplace ?
prompt_who_next-attack = { COMMANDO($who) } : qui lance plus de dés à sa prochaine attaque ?
prompt_who_gain = { COMMANDO($who) } : qui gagne cela ?
prompt_who_grenade = { COMMANDO($who) } : sur qui tombe la grenade ?
prompt_who_dogra-mk-ii = { COMMANDO($who) } : sur qui tire le Dogra ?
prompt_who_heartbeat = { COMMANDO($who) } : qui subit le Battement de cœur ?
prompt_who_farthest = { COMMANDO($who) } : vers qui avance le boss ?
prompt_who_weapon = { COMMANDO($who) } : qui commence avec une carte d’arme ?
prompt_who_medal-less = { COMMANDO($who) } : qui commence avec une médaille de moins ?
prompt_who_objective = { COMMANDO($who) } : qui commence avec un jeton d’objectif ?
prompt_who_enemy = { COMMANDO($who) } : qui pioche un ennemi de plus ?
prompt_who_first-enemy = { COMMANDO($who) } : qui pioche l’ennemi suivant ?
prompt_space_damage = { COMMANDO($who) } : de quelle case retirer des dégâts ?
prompt_space_dimer = { COMMANDO($who) } : où va la bulle dimère ?
prompt_space_enemy = { COMMANDO($who) } : où apparaît l’ennemi ?
prompt_space_enemy-near = { COMMANDO($who) } : près de quelle case d’ennemi apparaît-il ?
prompt_space_enemy-move = { COMMANDO($who) } : où va l’ennemi ?
prompt_space_boss-move = { COMMANDO($who) } : où va le boss ?
prompt_space_gel = { COMMANDO($who) } : de quelle case vient le gel ?
prompt_space_gels = { COMMANDO($who) } : sur quelle case wadder vont les gels ?
prompt_space_gels-back = { COMMANDO($who) } : de quelle case part un gel ?
prompt_space_place = { COMMANDO($who) } : sur quelle case de corniche allez-vous ?
prompt_space_platform = { COMMANDO($who) } : quelle plateforme se brise ?
prompt_space_push = { COMMANDO($who) } : sur quelle case vous déplace-t-on ?
prompt_space_push-enemy = { COMMANDO($who) } : où l’ennemi est-il repoussé ?

## Attaques

prompt_target_damage = { COMMANDO($who) } : choisissez à quel ennemi infliger des dégâts, à { -spaces($range) } au plus
prompt_target_breach = { COMMANDO($who) } : choisissez un ennemi à pirater, à { -spaces($range) } au plus
prompt_target_push = { COMMANDO($who) } : choisissez un ennemi à repousser, à { -spaces($range) } au plus
prompt_target_attack = { COMMANDO($who) } : choisissez un ennemi à attaquer avec { -thing($with) }, à { -spaces($range) } au plus
prompt_second-target = { COMMANDO($who) } : quel autre ennemi est touché aussi ?
prompt_reroll = { COMMANDO($who) } : relancer des dés ? Encore { $left } au plus
prompt_reroll-enemy = { COMMANDO($who) } : relancer un dé ennemi ?
prompt_convert = { COMMANDO($who) } : { -successes($successes) } jusqu’ici. Dépensez des jetons ou des cartes du même type pour en avoir plus
prompt_burn = { COMMANDO($who) } : { -successes($successes) }. En utiliser pour brûler une case wadder ?
prompt_assign =
    { COMMANDO($who) } : répartissez { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } entre les cartes de boss
prompt_take = { COMMANDO($who) } : choisissez un ennemi à prendre
prompt_hatch = { COMMANDO($who) } : quel bugger éclot ?

## Cartes

prompt_discard_mulligan = { COMMANDO($who) } : échangez les cartes dont vous ne voulez pas
prompt_discard_medal = { COMMANDO($who) } a perdu une médaille : défaussez des cartes si vous voulez avant de compléter jusqu’à 4
prompt_discard_effect = { COMMANDO($who) } : défaussez { -cards($left) }
prompt_recover = { COMMANDO($who) } : choisissez une carte à reprendre
prompt_equip = { COMMANDO($who) } : prendre l’arme { THING($weapon) } ?
prompt_deck = { COMMANDO($who) } : choisissez une pioche pour en voir la première carte
prompt_reveal = { COMMANDO($who) } : mettre { LIST($cards, of: "thing", type: "or") } sous la pioche ?
prompt_objective_done = { COMMANDO($who) } : l’objectif { $number } est atteint. Piocher une carte ?
prompt_objective_attempt = { COMMANDO($who) } : tenter l’objectif { $number }, { MISSION(EFFECT($number)) } ?
prompt_slot_lost = { COMMANDO($who) } : quel jeton d’objectif défausser ?
prompt_slot_done = { COMMANDO($who) } : quel objectif est déjà atteint ?

## Déplacements et cases

prompt_move_jumps =
    { COMMANDO($who) } : { $spaces ->
        [1] sautez
       *[other] sautez, jusqu’à { $spaces } fois
    }
prompt_move_any = { COMMANDO($who) } : courez de { -spaces($spaces) } au plus, ou sautez
prompt_move_run = { COMMANDO($who) } : continuez à courir, { -spaces($spaces) } au plus
prompt_pillbox = { COMMANDO($who) } : échanger le capteur en { $space } contre une arme ?
prompt_alarm-post = { COMMANDO($who) } : payer { -advantage($cost) } pour retirer 1 jeton d’alarme sur { $alarm } ?
prompt_sensor = Icône de casemate : où placer un jeton capteur ?
prompt_purge = Retirer des gels du plan ? Encore { $left } au plus

## La mise en place

prompt_start = { COMMANDO($who) } : choisissez une case de départ
prompt_boss-start = Où commence le boss ?
-facing = { COMMANDO(WHO($it)) } face à { THING(FACED($it)) }
prompt_boss-deal =
    { COMMANDO($who) } face à { THING($boss) }{ COUNT($others) ->
        [0] { "" }
       *[other] , { LIST($others, of: "facing", by: ", ") }
    }. En échanger deux ?
prompt_story-may_reveal = Regarder la première carte de terrain ?
prompt_story-may_stage-card = Retirer la première carte de terrain sans la voir ?

## Ce que lisent les autres

watched_turn = L’équipe décide à qui le tour.
watched_assault = L’équipe décide qui est attaqué ensuite.
watched_next = L’équipe décide qui est le suivant.
watched_pause = L’équipe peut intervenir.
watched_acts = { COMMANDO($who) } choisit quoi faire.
watched_moves = { COMMANDO($who) } se déplace.
watched_suffers = { COMMANDO($who) } subit des dégâts et décide comment les encaisser.
watched_pays = { COMMANDO($who) } paie.
watched_tokens = { COMMANDO($who) } choisit un jeton.
watched_chooses = { COMMANDO($who) } choisit.
watched_spaces = { COMMANDO($who) } choisit une case.
watched_enemies = { COMMANDO($who) } choisit un ennemi.
watched_dice = { COMMANDO($who) } décide des dés.
watched_cards = { COMMANDO($who) } choisit des cartes.
watched_boss-start = L’équipe décide où commence le boss.
watched_boss-deal = L’équipe décide qui affronte quelle carte du boss.
watched_story-may = L’équipe décide d’une carte de terrain.
