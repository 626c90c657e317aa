### Ce qui s’est passé.


## La mise en place et les manches

event_setup_1 = Mise en place : les commandos.
event_setup_2 = Mise en place : le terrain.
event_setup_3 = Mise en place : l’ennemi.
event_setup_4 = Mise en place : missions et armes.
event_setup_5 = Mise en place : l’avantage.
event_setup_6 = Mise en place : les premiers ennemis.
event_mulligan = <b>{ COMMANDO($who) }</b> remet { LIST(ALIKE($cards), of: "alike") }.
event_starts = <b>{ COMMANDO($who) }</b> commence en { $space }.
event_boss-starts = <b>{ BOSS($boss) }</b> est en { LIST($spaces) }.
event_boss-dealt = <b>{ COMMANDO($who) }</b> reçoit la carte de boss <b>{ THING($card) }</b>.
event_stage-in-play = En jeu dès le début : <b>{ THING($card) }</b>.
event_card-removed = Une carte de terrain retourne dans la boîte <b>sans être vue</b>.
event_round = La <b>manche { $round }</b> commence.
event_phase_stage = C’est le tour du terrain.
event_phase_enemies = Tous les commandos ont joué : <b>les ennemis attaquent</b>.
event_over_destroyed = <b>Le boss est détruit.</b>
event_over_escaped = <b>Les commandos ont tenu bon.</b>
event_over_out-of-time = <b>Plus de carte de terrain : le temps est écoulé.</b>
event_over_fallen = <b>{ COMMANDO($who) } tombe au combat.</b>

## Le tour d’un commando

event_turn = C’est le tour <b>{ COMMANDO($who, form: "of") }</b>.
event_turn-ends = <b>{ COMMANDO($who) }</b> termine son tour.
event_runs = <b>{ COMMANDO($who) }</b> court de { $from } à <b>{ $to }</b>.
event_runs-back = <b>{ COMMANDO($who) }</b> court par { LIST($via) } et revient en <b>{ $to }</b>.
event_jumps = <b>{ COMMANDO($who) }</b> saute en <b>{ $to }</b>.
event_pushed = On déplace <b>{ COMMANDO($who) }</b> en <b>{ $to }</b>.
event_placed = <b>{ COMMANDO($who) }</b> est maintenant en <b>{ $to }</b>.
event_returns = { $from } est occupée : <b>{ COMMANDO($who) }</b> retourne en <b>{ $to }</b>.
event_plays = <b>{ COMMANDO($who) }</b> joue <b>{ THING($card) }</b>.
event_ability = <b>{ COMMANDO($who) }</b> utilise <b>{ THING($ability) }</b>.
-spent =
    { SPENT($it) ->
        [tokens] { -amount(TOKENS($it)) }
       *[card] { THING(CARD($it)) }
    }
event_spends = <b>{ COMMANDO($who) }</b> dépense { LIST($spent, of: "spent") }.
event_draws = <b>{ COMMANDO($who) }</b> pioche { LIST(ALIKE($cards), of: "alike") }.
event_draws-nothing = <b>{ COMMANDO($who) }</b> n’a aucune carte à piocher.
event_discards = <b>{ COMMANDO($who) }</b> défausse { LIST(ALIKE($cards), of: "alike") }.
event_discards-nothing = <b>{ COMMANDO($who) }</b> n’a aucune carte à défausser.
event_recovers = <b>{ COMMANDO($who) }</b> reprend <b>{ LIST(ALIKE($cards), of: "alike") }</b>.
event_removed = Blessures de guerre : <b>{ COMMANDO($who) }</b> perd <b>{ LIST(ALIKE($cards), of: "alike") }</b> pour de bon.
event_gains = <b>{ COMMANDO($who) }</b> gagne <b>{ -advantage($tokens) }</b>.
event_gains-nothing = <b>{ COMMANDO($who) }</b> ne peut rien gagner de plus.
event_loses-tokens = <b>{ COMMANDO($who) }</b> défausse des jetons : { -advantage($tokens) }.
event_loses-nothing = <b>{ COMMANDO($who) }</b> n’a aucun jeton à défausser.
event_weapon-drawn = <b>{ COMMANDO($who) }</b> pioche une arme : <b>{ THING($weapon) }</b>.
event_equips = <b>{ COMMANDO($who) }</b> prend l’arme <b>{ THING($weapon) }</b>.
event_weapon-lost = <b>{ COMMANDO($who) }</b> défausse son arme : <b>{ THING($weapon) }</b>.
event_objective-done = <b>{ COMMANDO($who) }</b> tente l’objectif { $number }, <b>{ THING($card) }</b> : <b>réussi</b>.
event_objective-scouted = <b>{ COMMANDO($who) }</b> tente l’objectif { $number }, <b>{ THING($card) }</b> : cela ne suffit pas, ce n’est qu’une reconnaissance.
event_objective-token = <b>{ COMMANDO($who) }</b> a l’objectif { $number } : <b>{ MISSION(EFFECT($number)) }</b>.
event_objective-lost = <b>{ COMMANDO($who) }</b> défausse le jeton d’objectif { $number } : <b>{ MISSION(EFFECT($number)) }</b>.

## Attaques

event_attacks = <b>{ COMMANDO($who) }</b> attaque <b>{ LIST($targets, of: "foe") }</b> avec <b>{ -thing($with) }</b>.
event_rolls = <b>{ COMMANDO($who) }</b> obtient { -advantage($dice) }.
event_explodes = Les critiques apportent d’autres dés : { -advantage($dice) }.
event_rerolls = <b>{ COMMANDO($who) }</b> relance : { -advantage($dice) }.
event_converts = <b>{ COMMANDO($who) }</b> convertit { $type } en succès.
event_ignored = <b>{ -successes($successes) }</b> { -are-ignored($successes) }.
-left-of-it =
    { $left ->
        [0] { "" }
       *[other] , reste { $left }
    }
event_damages =
    <b>{ CAPITAL(-foe($target)) }</b> { $damage ->
        [0] ne subit aucun dégât
        [one] subit <b>{ $damage }</b> dégât
       *[other] subit <b>{ $damage }</b> dégâts
    }{ -left-of-it }.
event_boss-damaged =
    <b>{ THING($card) }</b> subit { $damage ->
        [one] <b>{ $damage }</b> dégât
       *[other] <b>{ $damage }</b> dégâts
    }{ -left-of-it }.
event_scorches = <b>{ COMMANDO($who) }</b> place <b>{ -harm($damage) }</b> sur la case wadder { $space }.
event_cools =
    { -harm($damage) } { $damage ->
        [one] quitte
       *[other] quittent
    } { $space }.
event_defeated = <b>{ COMMANDO($who) }</b> abat <b>{ -foe($enemy) }</b>.
event_defeated-alone = <b>{ CAPITAL(-foe($enemy)) }</b> est vaincu.
event_flipped = <b>Carte de boss vaincue : { THING($card) }.</b>
event_bonus =
    La prochaine attaque { COMMANDO($who, form: "of") } a { -more-dice($dice) }{ $sure ->
        [true] , et rien n’y est ignoré
       *[false] { "" }
    }.
event_breached = <b>{ COMMANDO($who) }</b> pirate <b>{ -foe($enemy) }</b> : sa capacité et son effet spécial ne comptent pas pendant cette manche.

## Ennemis

event_enemy-drawn = <b>{ COMMANDO($who) }</b> pioche <b>{ -foe($enemy) }</b>, qui apparaît en { $space }.
event_hatched = <b>{ CAPITAL(-foe($enemy)) }</b> éclot en { $space } et s’en prend à <b>{ COMMANDO($who) }</b>.
event_enemy-limit = <b>{ COMMANDO($who) }</b> n’a plus de place pour un ennemi et subit des dégâts à la place.
event_enemy-moves = <b>{ CAPITAL(-foe($enemy)) }</b> va de { $from } à <b>{ $to }</b>.
event_boss-moves = <b>Le boss</b> va en <b>{ $to }</b>.
event_enemy-taken = <b>{ COMMANDO($who) }</b> prend <b>{ -foe($enemy) }</b> à { COMMANDO($whom) }.
event_assault = Les ennemis attaquent <b>{ COMMANDO($who) }</b> : { -advantage($dice) }.
event_adds = { CAPITAL(-thing($card)) } : { -advantage($results) } en plus.
event_enemy-reroll = <b>{ COMMANDO($who) }</b> relance un dé ennemi : { -face($from) } devient <b>{ -face($to) }</b>.
event_special = Effet spécial contre { COMMANDO($who) } : <b>{ -thing($card) }</b>.
event_leftover =
    { $specials ->
        [one] Reste { $specials } spécial : <b>{ COMMANDO($who) }</b> doit piocher un ennemi.
       *[other] Restent { $specials } spéciaux : <b>{ COMMANDO($who) }</b> doit piocher { $specials } ennemis.
    }
event_assault-ends = L’attaque contre { COMMANDO($who) } est finie.
event_suffers = <b>{ COMMANDO($who) }</b> subit des dégâts : <b>{ -advantage($damage) }</b>.
event_prevents = <b>{ COMMANDO($who) }</b> joue <b>{ THING($card) }</b> et évite { -advantage($damage) }.
event_prevents-for = <b>{ COMMANDO($who) }</b> joue <b>{ THING($card) }</b> et évite { -advantage($damage) } à { COMMANDO($whom) }.
event_withstands = <b>{ COMMANDO($who) }</b> encaisse.
event_medal-lost =
    { $left ->
        [0] <b>{ COMMANDO($who) } perd sa dernière médaille</b>.
       *[other] <b>{ COMMANDO($who) } perd une médaille</b>, reste { $left }.
    }
event_screen = Les ennemis { COMMANDO($who, form: "of") } lancent { -dice($dice) } de moins pendant cette manche.
event_repairs =
    <b>{ -thing($card) }</b> { $n ->
        [0] n’a aucun dégât à réparer
       *[other] répare { -harm($n) }
    }.

## Le terrain

event_stage-card = Carte de terrain : <b>{ THING($card) }</b>.
event_stays = <b>{ THING($card) }</b> reste en jeu.
event_stage-discarded = Défaussée de la pioche de terrain, sans effet : <b>{ THING($card) }</b>.
event_leaves = Carte défaussée : <b>{ THING($card) }</b>.
event_activates = Activation : <b>{ THING($card) }</b>.
-deck =
    { $deck ->
        [stage] pioche de terrain
        [enemy] pioche d’ennemis
        [objective] pioche d’objectifs
       *[weapon] pioche d’armes
    }
event_reshuffles = La défausse { COMMANDO($who, form: "of") } est mélangée et devient sa pioche.
event_reshuffles-deck = La défausse est mélangée et devient la nouvelle { -deck }.
event_reveals = Sur la { -deck } : <b>{ LIST($cards, of: "thing") }</b>.
event_reveals-nothing = La { -deck } est vide.
event_bottomed = <b>{ -thing($card) }</b> passe sous la { -deck }.
event_rule_slow-down = <b>Ralentir !</b> Le marqueur de glissade recule de 2 cases au plus.
event_rule_alarm = <b>Alarme !</b> Chaque commando pioche un ennemi.
event_rule_overrun = <b>Nous sommes débordés !</b>
event_rule_trample = <b>Piétinement</b> : le boss frappe tout le monde à côté de lui.
event_rule_deep-drift = La course s’arrête dans la congère profonde.
event_rule_bubble = La bulle dimère éclate.
event_pillbox-placed = Un jeton capteur arrive dans la casemate <b>{ $space }</b>.
event_pillbox-taken = <b>{ COMMANDO($who) }</b> échange le jeton capteur en <b>{ $space }</b> contre une arme.
event_alarm =
    Alarme de la base : <b>{ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } sur { $of }</b>.
event_slip =
    Marqueur de glissade : case { $to } sur { $last }{ $track ->
        [slip] , <b>glissade</b>
        [fall] , <b>chute</b>
       *[plain] { "" }
    }.
event_grenade = Une grenade tombe en <b>{ $space }</b>.
event_grenade-bursts = La grenade en <b>{ $space }</b> explose.
event_platform-broken = La plateforme <b>{ $space }</b> se brise.
event_dimer = Une bulle dimère apparaît en <b>{ $space }</b>.
event_dimer-gone = La bulle dimère en { $space } disparaît.
event_dimer-moves = Une bulle dimère dérive de { $from } à <b>{ $to }</b>.
event_gels = <b>{ -gels($n) }</b> de plus en <b>{ $space }</b>.
event_gels-gone = { -gels($n) } de moins en { $space }.
event_infected =
    <b>{ COMMANDO($who) }</b> { $gels ->
        [0] n’a plus aucun gel
       *[other] porte <b>{ -gels($gels) }</b>
    }.

## Titres du journal

heading_setup = Mise en place
heading_round = Manche { $round }
heading_turn = Manche { $round }, { COMMANDO($who) }
heading_enemies = Manche { $round }, ennemis
heading_stage = Manche { $round }, terrain
heading_assault = Manche { $round }, attaque contre { COMMANDO($who) }
heading_over = La fin

## Effets en cours

resolving_attack = Attaque avec { -thing($what) }, { COMMANDO($who) }
resolving_special = Effet spécial contre { COMMANDO($who) } : { -thing($what) }
resolving_enemy-attack = Les ennemis attaquent { COMMANDO($who) }
resolving_stage-card = Carte de terrain { -thing($what) }
resolving_activate = Activation : { -thing($what) }
resolving_objective = { COMMANDO($who) } part en reconnaissance : { -thing($what) }
resolving_defeated = Ennemi vaincu : { -thing($what) }
resolving_flipped = Carte retournée : { -thing($what) }
resolving_space = { CAPITAL(-thing($what)) }, { COMMANDO($who) }
resolving_thing = { CAPITAL(-thing($what)) }, { COMMANDO($who) }
resolving_alone = { CAPITAL(-thing($what)) }
