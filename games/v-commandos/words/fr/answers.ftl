### Des réponses en quelques mots.


## Ce que fait un commando

-plus =
    { $plus ->
        [true] +1 :{ " " }
       *[false] { "" }
    }
-entrance-to = l’entrée { -entrance-at($it) }
-who = { CAPITAL(COMMANDO($who, form: "the")) }
answer_activate = { -who } commence
answer_end = { -who } finit son tour
answer_pass = Non, continuer
answer_quiet =
    Ne plus me demander { $until ->
        [found] avant qu’on me découvre
       *[turn] avant mon prochain tour
    }
answer_move = { -plus }Aller sur { -tile($tile) }
answer_creep = Se glisser sur { -tile($tile) }
answer_up = { -plus }Remonter sur { -tile($tile) }
answer_creep-up = Remonter sans bruit sur { -tile($tile) }
answer_down = { -plus }Descendre sous terre
answer_shoot = { -plus }Tirer sur { -tile($tile) } { WEAPON($weapon, form: "with") }
answer_breach = { -plus }Ouvrir { -door($door) } en tirant { WEAPON($weapon, form: "with") }
answer_stab = { -plus }Neutraliser { -victim($victim) }
answer_cut = { -plus }Couper le câble du Goliath
answer_drive = { -plus }Mener le Goliath de { -tile($tile) } à { -tile($to) }
answer_blow = { -plus }Faire sauter le Goliath sur { -tile($tile) }
answer_silence = { -plus }Couper l’alarme
answer_unblock = { -plus }Débloquer la trappe
answer_save = Garder une action
answer_grenade = { -plus }Lancer une grenade sur { -tile($tile) }
answer_bombard = { -plus }Bombarder { -tile($tile) }
answer_crowbar = { -plus }Forcer { -door($door) }
answer_barricade = { -plus }Barricader { -entrance-to($entrance) }
answer_heal = { -plus }Premiers soins { COMMANDO($whom, form: "to") }
answer_heal-gander = { -plus }Premiers soins à Gander, avec { COMMANDO($whom, form: "the") }
answer_don = { -plus }Mettre un uniforme ennemi
answer_emplace = { -plus }Amorcer du TNT
answer_fuse = Amorcer du TNT gratuitement
answer_airdrop = { -plus }Demander un parachutage sur { -tile($tile) }
answer_panzerfaust = { -plus }Tirer au Panzerfaust sur { -tile($tile) }
answer_smoke = { -plus }Enfumer { -tile($tile) }
answer_work = { -plus }Travailler à l’objectif : { INSIDE(OBJECTIVE(AIM($objective))) }
# Pour une photo et pour ce qu’on emporte, avec les mots de l’objectif
answer_objective = { -plus }{ OBJECTIVE(AIM($objective)) }
answer_job = { -plus }Faire le travail
answer_orders = { -plus }Ordre { COMMANDO($whom, form: "to") }
answer_dress = { -plus }Panser une blessure { COMMANDO($whom, form: "of") }
answer_breath = Abattre { -victim($victim) } sur { -tile($tile) }
answer_charge = { -plus }Enfoncer { -door($door) }
answer_wires = { -plus }Couper les fils de l’alarme
answer_dead-drop = { -plus }Ouvrir une boîte aux lettres morte
answer_talk = { -plus }Envoyer l’ennemi { SIDE($side, form: "to") }
answer_timetable = { -plus }Regarder les prochains événements

## Ce qui ne coûte rien

answer_collect = { -who } ramasse { KIT($kit, form: "one") }
answer_drop = { -who } pose { KIT($kit, form: "one") }
answer_pick-up = { -who } emmène { -thing($objective) }
answer_lay = { -who } laisse { -thing($objective) } ici
answer_hand = { -who } passe { -thing($objective) } { COMMANDO($whom, form: "to") }
answer_detonate = { -who } fait exploser le TNT sur { -tile($tile) }
answer_man = { -who } entre dans le nid
answer_leave = { -who } sort du nid
answer_fetch = Gander rapporte { KIT($kit, form: "one") } de { -tile($tile) }

## Mise en place

answer_pick = { COMMANDO($card) }, face { $cardSide } : { ABILITY($ability) }. { ABILITY-TEXT($ability) }
answer_host = Gander va avec { COMMANDO($whom, form: "the") }
answer_assign = { CAPITAL(COMMANDO($whom, form: "the")) } : { MISSION($terrain) }

## Tout ce qu’on choisit d’autre

answer_hit = Toucher { -victim($victim) }
answer_wound = { CAPITAL(COMMANDO($whom, form: "the")) } l’encaisse
answer_reroll = Jumelles : relancer le { $shows }
answer_nose = Gander : relancer le { $shows }
answer_choose-entrance = Choisir { -entrance-to($entrance) }
answer_choose-tile = { -label($tile) }
answer_choose-commando = { COMMANDO($whom) }
answer_choose-kit = { KIT($kit) }
answer_go = { CAPITAL(ENEMY($enemy, form: "the")) } vers { -tile($tile) }
answer_go-along = { CAPITAL(ENEMY($enemy, form: "the")) } va avec lui
answer_enter = { CAPITAL(ENEMY($enemy, form: "the")) } entre
answer_guard = { CAPITAL(ENEMY($enemy, form: "the")) } monte la garde
answer_aim = { CAPITAL(-victim($victim)) } tire sur { COMMANDO($whom, form: "the") }
answer_stop = S’arrêter ici
answer_keep = Garder les dés
answer_bottom = Le mettre dessous
answer_top = Le laisser dessus
answer_swap = Les échanger
answer_order = Laisser ainsi
answer_redraw = Piocher un autre événement
answer_obey = Garder cet événement
answer_divert = Gander encaisse
answer_suffer = Encaisser
answer_nobody = Personne
