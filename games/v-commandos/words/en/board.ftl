### What stands on the board: the map, the team, the panels and the dock.


## The frame and the map

# What an action is paid with
-price =
    { $pays ->
        [plus] +1
       *[other] { $pays } AP
    }
# On the board equal tokens are counted without a plural
-enemies-alike = { N($it) } { ENEMY(KIND($it)) }
-kits-alike = { N($it) } { KIT(KIND($it)) }
-here = { COMMANDO(WHO($it)) } ({ STATE(CONDITION($it)) })
board_set-up = set-up
board_turn = turn { $turn }
board_chip-set-up = { MISSION($card) }, set-up
board_chip =
    { MISSION($card) }, turn { $turn }, { $phase ->
        [event] event
        [commandos] commandos act
        [end] end of turn
       *[other] enemies act
    }
board_chance = { -chance($chance) }
board_rule = Read the rule
board_you = you
board_map = Map of { LIST($terrains, of: "MISSION") }. Arrow keys walk over the tiles.
board_door =
    { $open ->
        [true] Open door
       *[false] Locked door
    } between { LIST(BOTH($door), of: "tile") }
board_entrance =
    Entrance { -entrance($entrance) } at { -tile(BEHIND($entrance)) }: draws { $draws }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } outside
    }{ $barricaded ->
        [true] , barricaded
       *[false] { "" }
    }
board_token =
    { COMMANDO($who) }, { STATE($state) }{ $uniform ->
        [true] , in uniform
       *[false] { "" }
    }, { -tile($tile) }
board_beside = Event, objectives and enemies
board_curve = Tokens in the enemy bag
zoom_nearer = Zoom in
zoom_farther = Zoom out
zoom_whole = Show the whole map
state_stealthy = Stealthy
state_visible = Visible
state_critical = Critical
state_underground = Underground
state_out = Eliminated
rose_N = N
rose_E = E
rose_S = S
rose_W = W

## What is on a tile, for those who hear it

on-tile_place =
    { -tile($tile) }, { SIZE($size) }, { $indoors ->
        [true] indoors
       *[false] outdoors
    }
on-tile_commandos = { LIST($who, of: "here") }
on-tile_enemies = { LIST(ENEMIES($enemies), of: "enemies-alike") }
on-tile_guard = { ENEMY($guard) } on guard
on-tile_objective = { -aim($name) }: { OBJECTIVE(AIM($objective)) }
on-tile_objective-done = { -aim($name) }, done
on-tile_alarm =
    { $loud ->
        [true] the alarm sounds
       *[false] the alarm, quiet
    }
on-tile_nest =
    { $kind ->
        [mg] machine-gun nest
       *[goliath] Goliath nest
    }
on-tile_trapdoor =
    { $is ->
        [open] open trapdoor
       *[blocked] blocked trapdoor
    }
on-tile_barrel = gas barrel
on-tile_gas = gas
on-tile_smoke = smoke
on-tile_charges = TNT in place
on-tile_kit = { LIST(KITS($kit), of: "kits-alike") }
on-tile_all = { LIST($parts, by: "; ") }
on-tile_all-and-options = { LIST($parts, by: "; ") }: { LIST($options, by: ": ") }

## The tag on a tile that may be chosen

tag_go = go here
tag_choose = choose
tag_price = { -price }
tag_deadly = { -price }, deadly
# $who (string)
tag_seen = { -price }, seen
tag_under-fire = { -price }, under fire
# $who (string)
tag_unseen = { -chance($unseen) } unseen
tag_alarm = { -price }, alarm
# $who (string)
tag_hidden = { -price }, hidden

## The team

-team-member =
    { COMMANDO($who) }{ $led ->
        [true] { " " }({ $leader })
       *[false] { "" }
    }: { STATE($state) }
team_label = Commandos
# $who (string)
team_condition = { STATE($state) }
team_card = { -team-member }, { -actions($actions) }, { -wounds($wounds) }
team_card-on-tile = { -team-member }, { -tile($tile) }, { -actions($actions) }, { -wounds($wounds) }
team_card-underground = { -team-member }, Underground, { -actions($actions) }, { -wounds($wounds) }
team_begins = { COMMANDO($who) } begins
team_card-begins = { COMMANDO($who) } begins. { $card }
team_actions = { $left } of { -actions($of) } left
team_short = { $left }/{ $of } AP
team_wounds =
    { $wounds ->
        [0] no wounds
       *[other] { $wounds } of { -wounds($of) }
    }
team_saved =
    { $saved ->
        [one] { $saved } [+1] token saved
       *[other] { $saved } [+1] tokens saved
    }
team_close = Close

## The event card

card_title = Event, turn { $turn }
card_none = No event yet
card_idle = It has no effect here.
card_heading = enemies go this way, unless one of you is Visible
card_heading-unknown = the next card says where enemies go
card_short = enemies go { SIDE($direction) }
card_short-unknown = direction unknown

## Objectives

objectives_title = Objectives
objectives_done = done
objectives_held = { COMMANDO($who) } has it: get out
objectives_work = { -tile($tile) }, { $work } of { $of }
objectives_blast = { -tile($tile) }, by an explosion
objectives_photo = { -tile($tile) }, Stealthy
objectives_target = { -tile($tile) }, eliminate
objectives_take = { -tile($tile) }, carry it out
objectives_free = { -tile($tile) }, lead out
objectives_guarded = { $state }, the guard has to go first
objectives_alarm-quiet = Alarm quiet
objectives_alarm-loud =
    { $silenceable ->
        [true] The alarm sounds
       *[false] The alarm sounds for good
    }
objectives_draws = { -tokens($n) } per turn
# $done (number)
objectives_count =
    { $of ->
        [one] { $done } of { $of } objective
       *[other] { $done } of { $of } objectives
    }

## The signs of the map

legend_title = Signs on the map
legend_open = open
legend_locked = locked
legend_trapdoor = trapdoor
legend_blocked = blocked
legend_entrance = enemies come in here; the number is tokens per turn
legend_size = small tile (M medium, L large): 4 or more on a die hits

## The dock

dock_label = What you can do
dock_of = What { COMMANDO($who) } can do
dock_cost =
    { $actions ->
        [0] free
       *[other] { $actions } AP
    }
dock_plus = +1
dock_back = Back
dock_places =
    { $n ->
        [one] { -click } the glowing place on the map
       *[other] { -click } one of the { $n } glowing places on the map
    }
dock_end = End turn
dock_pass = No, go on
dock_begin = { COMMANDO($who) }, { $actions } AP
tool_walk = Move
tool_down = Underground
tool_knife = Knife
tool_goliath = Goliath
tool_silence = Silence
tool_unblock = Unblock
tool_save = Save +1
tool_task = Objective
tool_ability = Ability
tool_collect = Collect
tool_drop = Put down
tool_detonate = Detonate
tool_nest = Nest
tool_gander = Gander
