### Answers in a few words.


## What a commando does

-plus =
    { $plus ->
        [true] +1:{ " " }
       *[false] { "" }
    }
-entrance-to = entrance { -entrance-at($it) }
answer_activate = { COMMANDO($who) } begins
answer_end = { COMMANDO($who) } ends the turn
answer_pass = No, go on
answer_quiet =
    Don’t ask me again { $until ->
        [found] until I am found
       *[turn] until my next turn
    }
answer_move = { -plus }Move to { -tile($tile) }
answer_creep = Creep to { -tile($tile) }
answer_up = { -plus }Come up at { -tile($tile) }
answer_creep-up = Creep up at { -tile($tile) }
answer_down = { -plus }Go Underground
answer_shoot = { -plus }Shoot at { -tile($tile) } with the { WEAPON($weapon) }
answer_breach = { -plus }Shoot { -door($door) } open with the { WEAPON($weapon) }
answer_stab = { -plus }Overpower { -victim($victim) }
answer_cut = { -plus }Cut the Goliath’s wire
answer_drive = { -plus }Drive the Goliath from { -tile($tile) } to { -tile($to) }
answer_blow = { -plus }Blow up the Goliath on { -tile($tile) }
answer_silence = { -plus }Silence the alarm
answer_unblock = { -plus }Unblock the trapdoor
answer_save = Save an action
answer_grenade = { -plus }Throw a Grenade at { -tile($tile) }
answer_bombard = { -plus }Bombard { -tile($tile) }
answer_crowbar = { -plus }Force { -door($door) }
answer_barricade = { -plus }Barricade { -entrance-to($entrance) }
answer_heal = { -plus }First Aid for { COMMANDO($whom) }
answer_heal-gander = { -plus }First Aid for Gander, with { COMMANDO($whom) }
answer_don = { -plus }Put on an Enemy Uniform
answer_emplace = { -plus }Emplace TNT
answer_fuse = Emplace TNT for free
answer_airdrop = { -plus }Call an Airdrop on { -tile($tile) }
answer_panzerfaust = { -plus }Fire a Panzerfaust at { -tile($tile) }
answer_smoke = { -plus }Put Smoke on { -tile($tile) }
answer_work = { -plus }Work on the objective: { OBJECTIVE(AIM($objective)) }
# For a photograph and for what is taken along, in the objective’s own words
answer_objective = { -plus }{ OBJECTIVE(AIM($objective)) }
answer_job = { -plus }Do the job
answer_orders = { -plus }Give orders to { COMMANDO($whom) }
answer_dress = { -plus }Dress one of { COMMANDO($whom) }’s wounds
answer_breath = Pick off { -victim($victim) } on { -tile($tile) }
answer_charge = { -plus }Break { -door($door) } open
answer_wires = { -plus }Cut the alarm wires
answer_dead-drop = { -plus }Open a dead drop
answer_talk = { -plus }Send the enemy { SIDE($side) }
answer_timetable = { -plus }Look at the next events

## What costs nothing

answer_collect = { COMMANDO($who) } collects { KIT($kit) }
answer_drop = { COMMANDO($who) } drops { KIT($kit) }
answer_pick-up = { COMMANDO($who) } picks up { -thing($objective) }
answer_lay = { COMMANDO($who) } leaves { -thing($objective) } here
answer_hand = { COMMANDO($who) } hands { -thing($objective) } to { COMMANDO($whom) }
answer_detonate = { COMMANDO($who) } detonates the TNT on { -tile($tile) }
answer_man = { COMMANDO($who) } gets into the nest
answer_leave = { COMMANDO($who) } gets out of the nest
answer_fetch = Gander fetches { KIT($kit) } from { -tile($tile) }

## Set-up

answer_pick = { COMMANDO($card) }, side { $cardSide }: { ABILITY($ability) }. { ABILITY-TEXT($ability) }
answer_host = Gander goes with { COMMANDO($whom) }
answer_assign = { COMMANDO($whom) } to { MISSION($terrain) }

## Everything else that is chosen

answer_hit = Hit { -victim($victim) }
answer_wound = { COMMANDO($whom) } takes it
answer_reroll = Binoculars: reroll the { $shows }
answer_nose = Gander: reroll the { $shows }
answer_choose-entrance = Choose { -entrance-to($entrance) }
answer_choose-tile = { -tile($tile) }
answer_choose-commando = { COMMANDO($whom) }
answer_choose-kit = { KIT($kit) }
answer_go = { CAPITAL(ENEMY($enemy)) } to { -tile($tile) }
answer_go-along = { CAPITAL(ENEMY($enemy)) } goes along
answer_enter = { CAPITAL(ENEMY($enemy)) } comes in
answer_guard = { CAPITAL(ENEMY($enemy)) } stands guard
answer_aim = { CAPITAL(-victim($victim)) } shoots at { COMMANDO($whom) }
answer_stop = Stop here
answer_keep = Keep the dice
answer_bottom = Put it on the bottom
answer_top = Leave it on top
answer_swap = Swap them
answer_order = Leave them as they are
answer_redraw = Draw another event
answer_obey = Keep this event
answer_divert = Gander takes the hit
answer_suffer = Take the hit
answer_nobody = Nobody
