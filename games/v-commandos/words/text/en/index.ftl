### The board as text, and what flags of the command line set.

head_card = { MISSION($card) }
head_turn =
    turn { $turn }, { $phase ->
        [set-up] set-up
        [event] event
        [commandos] commandos
        [reinforcements] reinforcements
        [movement] movement
        [fire] fire
       *[end] end
    }
head_bag = bag { $n }
head_specials = specials waiting { $n }

## A commando

who = { COMMANDO($id) } { $side }
# $who (string)
condition = { STATE($state) }
where_tile = { -tile($tile) }
where_underground = Underground
where_out = eliminated
has_actions = { -actions($n) }
has_wounds = { -wounds($n) }
has_plus = +1 ×{ $n }
has_uniform = uniform
has_nest = in the nest
has_item = { -thing($objective) }
has_kit = { LIST(KITS($kit), of: "kits", by: ", ") }
has_nothing = no kit

## A terrain

terrain_name = { MISSION($id) }
terrain_complete = { MISSION($id) } (complete)
terrain_alarm = ALARM
terrain_quiet = quiet
terrain_event = event { EVENT-CARD($event) }
terrain_no-event = no event
terrain_heading = enemies head { SIDE($to) }
terrain_nowhere = nobody knows where enemies head
terrain_legend = size, place, name and ways of each tile (! a locked door), then what is there
goal_done = { $name } on { $tile }: { OBJECTIVE(AIM($objective)) } (done)
goal_plain = { $name } on { $tile }: { OBJECTIVE(AIM($objective)) }
goal_work = { $name } on { $tile }: { OBJECTIVE(AIM($objective)) }, { -actions($n) } to go
goal_blast = { $name } on { $tile }: { OBJECTIVE(AIM($objective)) }, with an explosion
outside_waiting = { ENTRANCE($entrance) }: { LIST(ENEMIES($enemies), of: "enemies", by: ", ") } outside
outside_nobody = { ENTRANCE($entrance) }: nobody outside
outside_barricaded = barricaded

## A tile

tile = { TILE(SPOT($tile)) }
# indoors or outdoors, in a few letters
in_indoor = in
in_outdoor = out
on_commando = { COMMANDO($who) }
on_enemy = { ENEMY($enemy) }
on_guard = { ENEMY($enemy) } on guard
on_done = { $name } done
on_alarm = alarm
on_nest =
    { $kind ->
        [mg] machine-gun nest
       *[goliath] Goliath nest
    }
on_trapdoor =
    { $is ->
        [open] open trapdoor
       *[blocked] blocked trapdoor
    }
on_barrel = gas barrel
on_gas = gas
on_smoke = smoke
on_tnt = TNT { $timer }
on_tnt-set = TNT set
on_kit = { KIT($kit) }

## Flags

field_card = the terrain or operation: lighthouse, night-ferry
field_commandos = how many commandos, where more than players
field_picks = the commandos and their sides: scout:A,medic:B
