### Pourquoi quelque chose est impossible maintenant, avec les mots du moment, par clause.


## Mise en place et tours

why_setup_choose-commando = Cette carte <b>ne fait pas partie</b> de la mission.
why_setup_choose-commando-taken = <b>Quelqu’un a déjà</b> cette carte.
why_setup_choose-commando-same = C’est <b>le même commando</b> que { COMMANDO($who, form: "the") }, déjà en jeu.
why_setup_choose-commando-fallen = Ce commando est <b>tombé</b> dans cette opération.
why_setup_split = Un terrain resterait <b>sans personne</b>.
why_setup_split-bound = Vous devez d’abord remonter sur ce terrain : <b>{ MISSION($terrain) }</b>.
why_setup_gander-well = Gander <b>n’est pas blessé</b>.
why_setup_gander-hurt = Gander est <b>blessé</b>.
why_setup_gander-used = Gander a <b>déjà aidé</b> ce tour-ci.
why_actions_count =
    { $actions ->
        [0] Il ne reste <b>aucune action</b>.
       *[other] Il ne reste que <b>{ -actions($actions) }</b>.
    }
why_actions_fallen = Ce commando est <b>tombé</b>.
why_actions_had-turn = Ce commando a <b>déjà joué</b> ce tour-ci.
why_actions_choose-first = <b>Choisissez d’abord qui joue ensuite</b>.
why_actions_own-turn = Cela n’est possible que <b>pendant votre propre tour</b>.
why_actions_another-player = C’est à <b>quelqu’un d’autre</b> d’en décider.
why_actions_other-turn = C’est <b>le tour { COMMANDO($who, form: "of") }</b>.
why_zero_just-left = Vous <b>venez de le quitter</b> : attendez d’abord une action, un tour ou une étape.
why_zero_just-given = Il <b>vient d’être donné</b> : attendez d’abord une action, un tour ou une étape.
why_zero_found = On vous a <b>déjà découvert</b>.
why_zero_nothing-to-wait-for = Il n’y a <b>rien à attendre</b> maintenant.
why_zero_drop = Vous ne pouvez pas poser ce que vous <b>ne portez pas</b>.
why_zero_pick-up = Cela <b>n’est pas ici</b>.
why_zero_not-yours = Vous ne l’<b>avez pas</b>.
why_zero_save = Un jeton [+1] <b>ne peut pas être gardé</b> de nouveau.
why_zero_no-plus = Vous n’avez <b>pas de jeton [+1]</b>.
why_zero_costs-two = Un jeton [+1] paie <b>une action</b> ; il en faut deux ici.
why_zero_one-by-one = Vous ne pouvez le passer qu’à un camarade <b>sur votre tuile</b> qui n’est pas en état critique.
why_save_action = Il n’y a <b>pas de place libre</b> pour un jeton [+1].
why_save_action-of-another = Votre camarade n’a <b>pas de place libre</b> pour un jeton [+1].

## Blessures

why_wounds_critical-state = Personne ne peut agir <b>en état critique</b>.
why_wounds_critical = Un pansement ne suffit pas : il faut des <b>premiers soins</b>.
why_wounds_token = Il n’y a <b>pas de blessure</b> à soigner.

## Tuiles, portes et chemins

why_def_arrows = <b>Aucune flèche</b> n’y mène depuis le terrain que ce commando a quitté.
why_def_adjacent-edge = Cette tuile n’est <b>pas voisine</b> de la vôtre.
why_def_adjacent-edge-orders = Les ordres atteignent un camarade <b>sur cette tuile ou une tuile voisine</b> qui n’est pas en état critique.
why_def_adjacent-edge-there = Vous y êtes <b>déjà</b>.
why_def_adjacent-edge-below = Vous êtes sous terre : <b>remontez par une trappe ouverte</b>.
why_def_adjacent-indoor = <b>Aucune porte ouverte</b> n’y mène.
why_def_door-states = Cette porte est <b>déjà ouverte</b>.
why_def_tile-kinds = Il faut une <b>tuile extérieure sans ennemis</b>.
why_stacking_full = Cette tuile est <b>pleine</b>.
why_stacking_nest = Il n’y a <b>pas de place</b> hors du nid.
why_nest_inside = Vous êtes <b>déjà dans le nid</b>.
why_nest_taken = <b>Quelqu’un d’autre</b> est dans le nid.
why_move_large-visible = Sur une grande tuile, <b>se glisser ne sert à rien</b>.
why_move_medium-careful = Cette tuile compte comme petite : <b>un simple déplacement</b> vous cache aussi.
why_move_one-action = Vous n’êtes <b>pas sous terre</b>.
why_trapdoor_unblock = La trappe est <b>bloquée</b> ; elle ne s’ouvre que d’en haut.
why_trapdoor_unblock-none = Il n’y a <b>pas de trappe bloquée</b> ici.
why_underground_return = Vous venez de descendre : <b>attendez votre prochain tour</b>.
why_underground_leave = Il n’y a <b>pas de trappe ouverte</b> ici.
why_underground_leave-below = Vous êtes <b>déjà</b> sous terre.
why_underground_one-space = On ne peut rien poser <b>sous terre</b>.
why_underground_below = Vous êtes <b>sous terre</b>.
why_end_terrain-waits = Ce terrain est <b>accompli</b> : seuls des renforts y arrivent encore.
why_end_terrain-complete = Il n’y a <b>pas d’objectif pareil</b> ici.
why_end_terrain-complete-done = Cet objectif est <b>déjà accompli</b>.

## Attaques et ennemis

why_shoot_cost = Vous n’avez <b>pas cette arme</b> sous la main.
why_shoot_range = C’est <b>hors de portée</b>.
why_shoot_needs-target = Il n’y a <b>rien à toucher</b>.
why_close-combat_rule = Le corps à corps est pour qui est <b>furtif</b> : cachez-vous d’abord.
why_alarm_silence = Il faut être <b>sur la tuile de l’alarme</b>.
why_alarm_silence-quiet = L’alarme est <b>muette</b>.
why_alarm_silence-once = Le jeton d’alarme n’est plus là : on <b>ne peut plus la couper</b>.
why_alarm_effect-gone = Le jeton d’alarme n’est <b>plus là</b>.
why_alarm_effect = Il faut être sur la tuile de l’alarme <b>pendant qu’elle est muette</b>.
why_enemy-move_guard = Il faut d’abord éliminer <b>le garde</b>.
why_goliath_cut-wire = Il n’y a <b>pas de Goliath</b> sur votre tuile.
why_goliath_nest-control = Il faut être <b>dans le nid du Goliath</b>.
why_event_direction = Il faut être <b>furtif près d’un ennemi</b>.

## Équipement

why_equip_cost-and-discard = Vous ne <b>portez pas</b> cela.
why_equip_no-crowbar = Vous n’avez <b>pas de pied-de-biche</b>.
why_equip_bombardment = Les bombes n’atteignent que les <b>tuiles extérieures</b>.
why_equip_airdrop = Choisissez une <b>tuile extérieure</b> pour le parachutage.
why_equip_crowbar-door = Cette porte <b>ne touche pas votre tuile</b>.
why_equip_crowbar-door-open = Cette porte est <b>déjà ouverte</b>.
why_equip_crowbar-barricade = { -entrance($entrance) } n’est <b>pas sur votre tuile</b>, ou déjà barricadée.
why_equip_first-aid = Le blessé n’est <b>pas avec vous</b>.
why_equip_uniform-don = Vous <b>portez déjà</b> un uniforme.
why_equip_tnt = Le TNT s’amorce <b>sur une tuile</b>.
why_equip_smoke = Il y a <b>déjà de la fumée</b> là.
why_loot_who-collects = Il n’y a <b>pas de jeton pareil</b> sur votre tuile.

## Ce qu’une carte y oppose

why_precedence_down = Une carte de l’opération dit qu’<b>une autre trappe</b> est le seul chemin pour descendre.
why_precedence_detonate = Les crayons à retardement <b>ne se laissent pas presser</b> : ce TNT explose de lui-même.
why_precedence_photo = Impossible de photographier tant que vous êtes <b>visible</b>.
why_precedence_take = Cela a <b>déjà été pris</b>.
why_precedence_cards = Une <b>carte</b> l’interdit.
why_precedence_used = { ABILITY($ability) } a <b>déjà servi</b>.
why_precedence_other-card = Ce n’est pas sur cette carte : { COMMANDO($who, form: "the") } a <b>{ ABILITY($ability) }</b>.
