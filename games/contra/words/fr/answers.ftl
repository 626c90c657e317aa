### Ce que fait une réponse.


## Pendant un tour

-over =
    { COUNT($over) ->
        [0] { "" }
       *[other] { " " }par { LIST($over, of: "place") }
    }
answer_run = Courir en { -place($to) }{ -over }
answer_jump = Sauter en { -place($to) }
# Un ennemi, ce qui lui reste et à quelle distance il est
-aim =
    { AIM($it) ->
        [boss] { BOSS(BOSSOF($it)) }, le boss{ -away($it) }
        [gone] { -thing(TARGET($it)) }
       *[foe] { -thing(TARGET($it)) }, { -life(HEALTH($it)) }{ -away($it) }
    }
-away =
    { SEEN($it) ->
        [true] , à { -spaces(AWAY($it)) }
       *[false] { "" }
    }
answer_attack = Attaquer : { -aim($aim) }
answer_again = Attaquer encore : { -aim($aim) }
answer_target = { -aim($aim) }
answer_play = Jouer { THING($card) } : { INSIDE($text) }
answer_ability = { COMMANDO($who) } : { THING($ability) }
answer_slow-down = Ralentir ! Défausser la première carte de terrain, marqueur de glissade : 2 en arrière
answer_clear = Défausser { THING($stageCard) }
answer_end-turn = Terminer le tour et piocher une carte
answer_goes = { COMMANDO($who) } joue son tour
answer_attacked = Les ennemis attaquent { COMMANDO($who) }
answer_next = À { COMMANDO($who) }
answer_go-on = { COMMANDO($who) } : continuer
answer_ask-me_always = { COMMANDO($who) } : me demander dès que je peux intervenir
answer_ask-me_in-danger = { COMMANDO($who) } : me demander en cas de danger
answer_ask-me_never = { COMMANDO($who) } : ne me demander qu’à mon tour

## Dés et dégâts

answer_convert_nothing = Convertir { $type } gratuitement
answer_convert_token = Convertir { $type } avec un jeton
answer_convert_card = Convertir { $type } avec { THING($card) }
answer_reroll = Relancer : { -face($face) }
answer_burn = { -harm($n) } en { -place($to) }
answer_assign = { $n } sur { THING($boss) }, reste { $left }

## Avantage et cartes

answer_token = Jeton { $type }
answer_own-card = { THING($card) } ({ SUIT($card) })
answer_discard = Défausser { THING($card) } ({ SUIT($card) })
answer_gain = Gagner { $type }, { ADVANTAGE($type) }
answer_pay = Payer
answer_medal = Perdre une médaille
answer_prevent = { COMMANDO($who) } joue { THING($card) } : évite { -advantage($damage) }
answer_keep_mulligan = Garder cette main
answer_keep_swap =
    Piocher { $n ->
        [one] 1 nouvelle carte
       *[other] { $n } nouvelles cartes
    }
answer_keep_cards = Garder ces cartes

## Choix

answer_deck_stage = Pioche de terrain
answer_deck_enemy = Pioche d’ennemis
answer_deck_objective = Pioche d’objectifs
answer_deck_weapon = Pioche d’armes
answer_bottom = { -thing($card) } dessous
answer_slot = Objectif { $place }, { MISSION(EFFECT($place)) }
# Sur une case de glissade : aucune carte ne le dit, sauf la Piste de glissade
answer_slip_pay = Payez 1 M.
answer_slip_pushed = On vous déplace de 1 case à l’opposé du boss.
answer_order = D’abord { -thing($first) }
answer_space = { -place($to) }
answer_space-with = { -place($to) }, où se trouve { COMMANDO($there) }
answer_commando = { COMMANDO($commando) }
answer_hatch = { -thing($enemy) }
answer_equip = La prendre : { INSIDE($text) }
answer_accept_pillbox = Le prendre et piocher une arme
answer_accept_alarm-post = Payer et retirer un jeton d’alarme
answer_accept_objective = Oui
answer_accept_weapon = La prendre
answer_accept_bargain = Payer
answer_accept_stage-card = Oui
answer_accept_reveal = Oui
answer_accept_sensor = Oui
answer_decline_pillbox = Le laisser là
answer_decline_alarm-post = Non
answer_decline_objective = Non
answer_decline_weapon = La défausser
answer_decline_bargain = Non
answer_decline_stage-card = Non
answer_decline_reveal = Non
answer_decline_sensor = Pas de jeton capteur
answer_done_moving = Rester ici
answer_done_rerolling = Garder les dés
answer_done_converting = Ne plus convertir, infliger les dégâts
answer_done_burning = Infliger le reste à la cible
answer_done_revealing = Les laisser dessus
answer_done_purging = Ne plus en retirer
answer_swap = Échanger les cartes de boss : { LIST($both, of: "COMMANDO") }
answer_deal = Laisser ainsi
