### What stands on the board at its moments: plans, the enemies' phase, the bag, the operation and the briefing.


## Plans

plan_move = If you enter { -tile($tile) }
plan_creep = If you creep into { -tile($tile) }
plan_up = If you come up at { -tile($tile) }
plan_creep-up = If you creep up at { -tile($tile) }
plan_shoot = If you shoot at { -tile($tile) }
plan_down = If you go Underground
plan_stab = If you strike
plan_other = If you do this
plan_stays = If { COMMANDO($who) } stays
plan_stays-with = If { COMMANDO($who) } stays: { -dice($dice) }, { $needed }+
plan_blast =
    <b>The Goliath on { -tile($tile) } goes off: { LIST($falls, of: "COMMANDO") } { COUNT($falls) ->
        [one] is
       *[other] are
    } killed by the explosion.</b>
plan_fire =
    { $enemies ->
        [one] { $enemies } fires
       *[other] { $enemies } fire
    }
plan_dice = { -dice($dice) }, { $needed }+
plan_average = { WHOLE($average) }.{ TENTH($average) }
plan_on-average = hits on average
plan_risk = { -chance($critical) } Critical
-so-many-hits = { N($it) }: { -chance(CHANCE($it)) }
plan_hits = Chance of hits: { LIST($chances, of: "so-many-hits", by: ", ") }
confirm_anyway = Go anyway
confirm_creep = Creep, { -price }
confirm_shoot = Shoot
confirm_stab = Strike
confirm_other = Go
# How an option is quieter: it is certain, or a chance
-kept =
    { $certain ->
        [true] stays Stealthy
       *[false] { -chance($unseen) } unseen
    }
quieter_don = <b>Uniform first, { -price }</b> tiles count as small
# $who (string)
quieter_creep = <b>Creep to { -tile($tile) }, { -price }</b> { -kept }
# $who (string)
quieter_creep-up = <b>Creep up at { -tile($tile) }, { -price }</b> { -kept }
# $who (string)
quieter_other = <b>{ -tile($tile) } instead, { -price }</b> { -kept }

## The enemies' phase

rail_title = Enemies
rail_last = Enemies, turn { $turn }
rail_alarm = Alarm sounds
rail_quiet = Quiet
step_reinforcements = Reinforcements
step_movement = Movement
step_fire = Fire
step_end = End of turn
rail_heads = { SIDE($direction) }, as the event says
rail_heads-for-visible = towards whoever is Visible
rail_draws =
    { -tile(BEHIND($entrance)) }: { LIST(ENEMIES($enemies), of: "enemies-alike") }{ $blank ->
        [true] { " " }and a blank
       *[false] { "" }
    }
rail_draws-blank = { -tile(BEHIND($entrance)) }: a blank
rail_draws-nobody = { -tile(BEHIND($entrance)) }: nobody
rail_goes = { LIST(ENEMIES($enemies), of: "enemies-alike") }: { -tile($from) } to { -tile($to) }
rail_finds =
    { $found ->
        [true] { COMMANDO($who) } is found
       *[false] { COMMANDO($who) } stays hidden
    }
rail_fires = { LIST($from, of: "tile", by: ", ") } at { COMMANDO($who) }
rail_shoots = { COMMANDO($who) }: { -tile($tile) }
rail_hits =
    { $hits ->
        [0] missed
        [one] { $hits } hit
       *[other] { $hits } hits
    }
rail_nobody = Nobody to shoot at
rail_window = Now: do anything free?
rail_will-draw = { -tokens($n) } from the bag
rail_will-fire = { -tile($from) }: { -dice($dice) }
rail_ends = End of turn { $turn }

## What hurts

hurt_title-wounded = { COMMANDO($who) } is wounded
hurt_title-critical = { COMMANDO($who) } is in Critical Condition
hurt_title-fallen = { COMMANDO($who) } is out
hurt_title-alarm = The alarm sounds
hurt_from = { -tile($at) }, shot at from { LIST($from, of: "tile") }
hurt_at = { -tile($at) }
hurt_needed = { -dice($dice) }, { $needed } or more hits
hurt_finds = { $finds } or less finds you
hurt_aid =
    <b>First Aid</b> removes all wounds. { LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] has
       *[other] have
    } some.
hurt_aid-nobody = Only <b>First Aid</b> helps. Nobody has any left.
hurt_deadline = <b>Until the end of turn { $turn }.</b> After that { COMMANDO($who) } is out.
hurt_lies = What { COMMANDO($who) } carried lies on { -tile($tile) }.
hurt_left =
    { $left ->
        [0] <b>Nobody is left.</b>
        [one] <b>{ $left } commando is left.</b> The mission goes on.
       *[other] <b>{ $left } commandos are left.</b> The mission goes on.
    }
hurt_draws = <b>{ -tokens($usual) } per turn from now on.</b> { $left } left in the bag: at this rate you lose on turn { $lost }.
hurt_draws-for-ever = <b>{ -tokens($usual) } per turn from now on.</b>
hurt_silence = <b>It can be silenced once:</b> one action at { -tile($tile) }, while nobody is Visible.
hurt_loud = <b>It can no longer be silenced.</b>

## The bag

bag_label = Enemy bag
bag_lasts = in the enemy bag.
bag_empties = in the enemy bag, <b>{ $usual } per turn</b>. At this rate you lose on <b>turn { $lost }</b>.
bag_empties-now = in the enemy bag, <b>{ $now } this turn</b>, then { $usual }. At this rate you lose on <b>turn { $lost }</b>.
bag_special = Special { $n }
# $n (number)
bag_blank = blank { $n }
bag_waiting =
    { $n ->
        [one] { $n } Special to join
       *[other] { $n } Specials to join
    }

## The operation

operation_objectives = <b>{ $done } of { $of }</b> objectives done
operation_terrain =
    { $alarm ->
        [true] alarm
       *[false] quiet
    }, { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    }
operation_complete = complete
operation_next = next
operation_onward = On to the next
operation_column = Column { $column }
operation_all-complete =
    { $terrains ->
        [one] Terrain complete
       *[other] Both terrains complete
    }

## The briefing

setup_operation = Operation
setup_single = One terrain
module_base = Base game
module_R = Résistance
module_S = Secret Weapons
module-says_base = raids by night
module-says_R = airdrops, dogs, gas
module-says_S = smoke, rockets, Goliaths
setup_card = What you play
setup_bots-win = Bots win { $times } of 10 with { -commandos($commandos) }.
setup_kit-bag = { $tokens } tokens in the equipment bag, { $spotted } of them Spotted.
-terrains =
    { $terrains ->
        [one] { "" }
       *[other] { $terrains } terrains,{ " " }
    }
setup_for = { -terrains }{ $commandos } commandos
setup_for-range = { -terrains }{ $fewest } to { $most } commandos
setup_who = Who goes
setup_choose = Choose at the table
setup_random = Deal at random
setup_side = { COMMANDO($who) }, side { $side }
setup_kit =
    { $actions } AP, { -wounds($wounds) }, saves { $plus ->
        [0] none
       *[other] { $plus }
    }
setup_veteran = Veteran only: { $rules }
setup_by-night = By night
setup_commandos = { -commandos($commandos) }
setup_how-many = How many commandos go
setup_fewer = One commando fewer
setup_more = One commando more
setup_roster = Pick a card, then a side
setup_replaces = Who takes over? Replacements have their weapons, but no equipment.
setup_taken = taken

## How loud a column was

noise_box = turn { $turn }
noise_box-with = turn { $turn }, { LIST($signs, of: "SIGN", by: ", ") }
sign_alarm = alarm
sign_seen = seen
sign_explosion = explosion
sign_objective = objective
sign_lost = lost

## What threatens

threat_heading = Enemies go { SIDE($direction) }, unless somebody is Visible.
threat_bag = { $left } left in the enemy bag: at this rate you lose on turn { $lost }.
