### The board as text, and what flags of the command line set.

head_card = { MISSION($card) }
head_turn =
    tour { $turn }, { $phase ->
        [set-up] mise en place
        [event] événement
        [commandos] commandos
        [reinforcements] renforts
        [movement] déplacement
        [fire] tir
       *[end] fin
    }
head_bag = sac { $n }
head_specials = spéciaux en attente { $n }

## Un commando

who = { COMMANDO($id) } { $side }
condition = { INSIDE(-state) }
where_tile = { -label($tile) }
where_underground = sous terre
where_out = hors de combat
has_actions = { -actions($n) }
has_wounds = { -wounds($n) }
has_plus = +1 ×{ $n }
has_uniform = uniforme
has_nest = dans le nid
has_item = { -thing($objective) }
has_kit = { LIST(KITS($kit), of: "kits", by: ", ") }
has_nothing = aucun équipement

## Un terrain

terrain_name = { MISSION($id) }
terrain_complete = { MISSION($id) } (accompli)
terrain_alarm = ALARME
terrain_quiet = alarme muette
terrain_event = événement : { EVENT-CARD($event) }
terrain_no-event = aucun événement
terrain_heading = les ennemis vont vers : { SIDE($to) }
terrain_nowhere = personne ne sait où vont les ennemis
terrain_legend = taille, lieu, nom et voisines de chaque tuile (! porte verrouillée), puis ce qui s’y trouve
goal_done = { $name } sur { $tile } : { OBJECTIVE(AIM($objective)) } (accompli)
goal_plain = { $name } sur { $tile } : { OBJECTIVE(AIM($objective)) }
goal_work = { $name } sur { $tile } : { OBJECTIVE(AIM($objective)) }, encore { -actions($n) }
goal_blast = { $name } sur { $tile } : { OBJECTIVE(AIM($objective)) }, par une explosion
outside_waiting = { ENTRANCE($entrance) } : dehors, { LIST(ENEMIES($enemies), of: "enemies", by: ", ") }
outside_nobody = { ENTRANCE($entrance) } : personne dehors
outside_barricaded = barricadée

## Une tuile

tile = { TILE(SPOT($tile)) }
in_indoor = int.
in_outdoor = ext.
on_commando = { COMMANDO($who) }
on_enemy = { ENEMY($enemy) }
on_guard = { ENEMY($enemy) } en faction
on_done = { $name } accompli
on_alarm = alarme
on_nest =
    { $kind ->
        [mg] nid de mitrailleuse
       *[goliath] nid de Goliath
    }
on_trapdoor =
    { $is ->
        [open] trappe ouverte
       *[blocked] trappe bloquée
    }
on_barrel = baril de gaz
on_gas = gaz
on_smoke = fumée
on_tnt = TNT { $timer }
on_tnt-set = TNT amorcé
on_kit = { KIT($kit) }

## Options

field_card = le terrain ou l’opération : lighthouse, night-ferry
field_commandos = combien de commandos, s’il y en a plus que de joueurs
field_picks = les commandos et leurs faces : scout:A,medic:B
