### What stands on the board, in the dock, in the set-up and at the end.


## Members

ability_cooper_names = Ardor, Melee expert
ability_cooper_says = One reroll per turn. Attacks that fail cost a zombie.
ability_cole_names = Inspire, Breakthrough
ability_cole_says = A 6 gives a friend a die. More dice when ring 1 fills up.
ability_branson_names = Sweep
ability_branson_says = Burns three each in rings 1 and 2 of a column.
ability_miller_names = Burst
ability_miller_says = Four shots, close together. Needs 3+ in ring 1.
ability_nelson_names = Blast
ability_nelson_says = On a hit, roll a die: that many fall.
ability_kenzo_names = Ronin
ability_kenzo_says = Swap the rifle for a blade: 5s and 6s strike again.
ability_mobutu_names = Scatter
ability_mobutu_says = Two hits that add up to 10 take one more.
ability_alvares_names = Scope, Confusion
ability_alvares_says = Needs one less to hit. A 5 or 6 far out stops a group.
ability_dunham_names = Flexible
ability_dunham_says = Rolls first, then aims. Rifle and grenade in one turn.
ability_krussov_names = Tripwire
ability_krussov_says = Removes one from a moving group of five or more.
ability_schulz_names = Double shot, Fortify
ability_schulz_says = In ring 1, 3+ takes two. Zombies hit less often.
ability_ayden_names = Air recon
ability_ayden_says = When 10 or more arrive, two stay away.
ability_vanderbilt_names = First Aid
ability_vanderbilt_says = Can cancel one hit per turn.
member_button = { NAME($member) }: { $state }
member_rings = Rings
member_reach =
    { $span ->
        [0] reaches ring { $near }
       *[other] reaches rings { $near } to { $far }
    }
member_dice =
    { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
state_acting = Acting
state_aboard = Aboard
state_ready = Ready
state_none = No target
state_fired = Done
state_idle = Holding
state_fell = Fell
state_fell-on = Fell, turn { $turn }
state_extra = +{ -dice($dice) }
grenade_has = Grenade
grenade_used = Used
grenade_lost = Lost

## The board

board_team = Specialists
board_board = Ring board. Arrow keys left and right go around the ring, up and down change the ring.
board_place = { -place($at) }
board_ring = ring { $ring }
board_zombies = { -zombies($n) }
board_percent = { -percent($chance) }
board_curve = Zombies on the board, turn by turn
board_segment =
    { CAPITAL(-place($at)) }: { $zombies ->
        [0] empty
       *[other] { -zombies($zombies) }
    }{ $confused ->
        [true] , confused
       *[false] { "" }
    }{ $odds ->
        [sure] , a sure hit
        [some] , needs { -results($needs) } ({ -percent($hits) })
       *[none] { "" }
    }{ $lit ->
        [true] { "" }
       *[false] , not a target now
    }
board_confused = confused
board_sure = sure
turn_short = Turn { $turn }
turn_rest =
    { " " }of { $turns }{ $phase ->
        [players] , players act
        [zombies] , zombies
       *[other] { "" }
    }
helicopter_to-go =
    { $turns ->
        [one] turn to the helicopter
       *[other] turns to the helicopter
    }
helicopter_last = the last turn
helicopter_here = the helicopter is here
die_hit = hit
die_miss = miss
die_blue = blue
die_brown = brown
die_held = miss
die_falls = hit
zoom_nearer = Zoom in
zoom_farther = Zoom out
zoom_whole = Whole board

## What threatens next turn

-counted =
    { $it ->
        [fortify] Fortify
        [first-aid] First Aid
       *[ardor] an Ardor reroll
    }
meter_title = Somebody falls next turn
meter_nobody = Nobody can fall next turn
meter_over = No more attacks: the helicopter lands after this turn.
meter_clear = Ring 1 is clear.
meter_harmless = The groups in ring 1 are too small to hit.
meter_counts = Includes { LIST($what, of: "counted") }.

## The dock

-order =
    { $attack ->
        [flame] choose a column to burn
        [double] choose a segment for the double shot
        [spread] choose two segments for the double shot
        [ronin] choose a segment for the blade
        [roll-first] roll first, then choose the target
        [grenade] choose a segment for the grenade
        [lob] throw first, then choose the target
        [inspired] choose a segment for the extra die
        [inspired-double] choose a segment for the extra double shot
        [inspired-spread] choose two segments for the extra double shot
        [inspired-roll-first] roll the extra die first, then choose the target
       *[other] choose a segment to attack
    }
dock_act = { NAME($member) }: { -order }
dock_next =
    { NAME($member) }: { $naming ->
        [true] name
       *[false] choose
    } the next target
dock_attacks = How to act
dock_targets = Targets
dock_roll-first = Roll first, then choose the target.
dock_target = { CAPITAL(-place($at)) }: { $foretold }
dock_choose = { -click } a glowing segment to aim there.
dock_only-grenade = Nothing is in reach of the { INSIDE(WEAPON(ARM($member))) }: hold fire, or throw the one grenade.
dock_fire = Fire
dock_throw = Throw
dock_strike = Strike
dock_at = { " " }at { -column($at) }
dock_roll = Roll
dock_skip = Hold fire
dock_no-tripwire = No tripwire
dock_trip = Remove one
dock_trip-large = Remove five
dock_consent = { $who } wants { NAME($member) } to fall. Do you agree?
dock_choose-one = Choose
confirm_name = Name { NAME($member) }
confirm_victim = { NAME($member) } falls
confirm_settle = { NAME($member) } falls
confirm_inspire = Give { NAME($member) } a die
confirm_call = Call { NAME($member) }
confirm_take = Take { NAME($member) }

## Choosing a team

setup_title = Choose your four
setup_says = Thirteen specialists, one of each role.
setup_surprise = Surprise us
# $n (number)
setup_teams = Picks one of { $n } possible teams
setup_missing = { CAPITAL(-number($n)) } more to choose
setup_role = Only one { INSIDE(ROLE($role)) } per team, and you have { NAME($by) }.
setup_full = Your team of four is full. Send somebody home first.
setup_rule = The rule
setup_slots = Your team
setup_empty = Free

## The end

-near =
    { $near ->
        [0] { "" }
       *[other] , { -number($near) } of them in ring 1
    }
-before =
    { $left ->
        [0] { "" }
        [one] , { $left } turn before the helicopter
       *[other] , { $left } turns before the helicopter
    }
end_rescued =
    { CAPITAL(-number($living)) } of { -number($of) } { $living ->
        [one] climbs
       *[other] climb
    } aboard.
end_overrun = Nobody is left to climb aboard.
end_stood =
    { $onBoard ->
        [0] No zombie was left on the board.
        [one] { CAPITAL(-number($onBoard)) } zombie still stood on the board{ -near }.
       *[other] { CAPITAL(-number($onBoard)) } zombies still stood on the board{ -near }.
    }
end_overrun-on = The circle broke on turn { $turn }{ -before }.
end_team = Your team
end_aboard = aboard
end_fell = fell
end_fell-on = fell on turn { $turn }
end_down-by = { -zombies($n) } down
end_grenade-left = grenade unused
# $of (number)
end_down = of { $of } zombies down
end_left = left on the board
end_hits = of shots hit, { -percent($expected) } expected
# $of (number)
end_held = of { $of } attacks missed
achievement_rerolls = rerolled { -dice($times) }
achievement_stopped =
    Fortify stopped { $times ->
        [one] { $times } attack
       *[other] { $times } attacks
    }
achievement_saved = First Aid saved { -number($times) }
# $times (number)
achievement_kept-away = kept { $times } zombies away
achievement_confused =
    { $times ->
        [one] confused { $times } group
       *[other] confused { $times } groups
    }
achievement_lent = lent { -dice($times) }

## What hurts

hurt_title = { NAME($member) } falls
# $n (number)
hurt_needed =
    { $n ->
        [6] a group this large always hits
       *[other] { $n } or less hits
    }
hurt_lot = The lowest roll: { NAME($member) } rolled a { $die }.
hurt_left =
    { $left ->
        [0] <b>Nobody is left.</b>
        [one] <b>{ $left } survivor left.</b>
       *[other] <b>{ $left } survivors left.</b>
    }
hurt_ahead = <b>{ -percent($chance) }</b> that somebody falls next turn, as the zombies stand now.

## What threatens

threat_group = { CAPITAL(-column($column)) }: { -zombies($zombies) }, { -percent($chance) }.
