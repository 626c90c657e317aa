### Why something cannot be done now, in the words of the moment, by clause.


## Set-up and turns

why_setup_choose-commando = That card is <b>not part of</b> this mission.
why_setup_choose-commando-taken = <b>Somebody already has</b> that card.
why_setup_choose-commando-same = That is <b>the same commando</b> as { COMMANDO($who) }, who is in play.
why_setup_choose-commando-fallen = That commando has <b>fallen</b> in this operation.
why_setup_split = A terrain would be left <b>without anybody</b>.
why_setup_split-bound = You have to come up at <b>{ MISSION($terrain) }</b> first.
why_setup_gander-well = Gander is <b>not hurt</b>.
why_setup_gander-hurt = Gander is <b>hurt</b>.
why_setup_gander-used = Gander has <b>already helped</b> this turn.
why_actions_count =
    { $actions ->
        [0] There are <b>no actions</b> left.
       *[other] Only <b>{ -actions($actions) }</b> left.
    }
why_actions_fallen = This commando has <b>fallen</b>.
why_actions_had-turn = This commando has <b>already had a turn</b>.
why_actions_choose-first = First <b>choose who goes next</b>.
why_actions_own-turn = That works only <b>in your own turn</b>.
why_actions_another-player = That is for <b>another player</b> to decide.
why_actions_other-turn = It is <b>{ COMMANDO($who) }’s turn</b>.
why_zero_just-left = You have <b>only just left it</b>: wait until an action, a turn or a step has passed.
why_zero_just-given = It was <b>only just given away</b>: wait until an action, a turn or a step has passed.
why_zero_found = You have <b>already been found</b>.
why_zero_nothing-to-wait-for = There is <b>nothing to wait for</b> now.
why_zero_drop = You cannot drop what you <b>do not carry</b>.
why_zero_pick-up = It does <b>not lie here</b>.
why_zero_not-yours = You do <b>not have</b> it.
why_zero_save = A [+1] token <b>cannot be saved</b> again.
why_zero_no-plus = You have <b>no [+1] token</b>.
why_zero_costs-two = A [+1] token pays for <b>one action</b>; this costs two.
why_zero_one-by-one = You can hand it only to a comrade <b>on your tile</b> who is not Critical.
why_save_action = There is <b>no free [+1] slot</b>.
why_save_action-of-another = Your comrade has <b>no free [+1] slot</b>.

## Wounds

why_wounds_critical-state = Nobody in <b>Critical Condition</b> can act.
why_wounds_critical = A dressing is not enough: <b>First Aid</b> is needed.
why_wounds_token = There is <b>no wound</b> to treat.

## Tiles, doors and ways

why_def_arrows = <b>No arrow</b> leads there from the terrain this commando has left.
why_def_adjacent-edge = That tile is <b>not next to you</b>.
why_def_adjacent-edge-orders = Orders reach a comrade <b>on this or an adjacent tile</b> who is not Critical.
why_def_adjacent-edge-there = You are <b>already there</b>.
why_def_adjacent-edge-below = You are Underground: <b>come up by an open trapdoor</b>.
why_def_adjacent-indoor = <b>No open door</b> leads there.
why_def_door-states = That door is <b>already open</b>.
why_def_tile-kinds = That needs an <b>outdoor tile without enemies</b>.
why_stacking_full = That tile is <b>full</b>.
why_stacking_nest = There is <b>no room</b> outside the nest.
why_nest_inside = You are <b>already in the nest</b>.
why_nest_taken = <b>Somebody else</b> is in the nest.
why_move_large-visible = On a large tile <b>creeping does not help</b>.
why_move_medium-careful = That tile counts as small: <b>a plain move</b> hides you, too.
why_move_one-action = You are <b>not Underground</b>.
why_trapdoor_unblock = The trapdoor is <b>blocked</b>; it opens from above only.
why_trapdoor_unblock-none = There is <b>no blocked trapdoor</b> here.
why_underground_return = You have just gone down: <b>wait for your next turn</b>.
why_underground_leave = There is <b>no open trapdoor</b> here.
why_underground_leave-below = You are <b>already</b> Underground.
why_underground_one-space = Nothing can be dropped <b>Underground</b>.
why_underground_below = You are <b>Underground</b>.
why_end_terrain-waits = That terrain is <b>complete</b>: only reinforcements still come there.
why_end_terrain-complete = There is <b>no such objective</b> here.
why_end_terrain-complete-done = This objective is <b>already done</b>.

## Attacks and enemies

why_shoot_cost = You do <b>not have that weapon</b> at hand.
why_shoot_range = That is <b>out of reach</b>.
why_shoot_needs-target = There is <b>nothing to hit</b>.
why_close-combat_rule = Close combat is for the <b>Stealthy</b>: hide first.
why_alarm_silence = You need to be <b>on the tile of the alarm</b>.
why_alarm_silence-quiet = The alarm is <b>quiet</b>.
why_alarm_silence-once = The alarm token is gone: it <b>cannot be silenced again</b>.
why_alarm_effect-gone = The alarm token is <b>gone</b>.
why_alarm_effect = You need to be on the tile of the alarm <b>while it is quiet</b>.
why_enemy-move_guard = The <b>guard</b> has to go first.
why_goliath_cut-wire = There is <b>no Goliath</b> on your tile.
why_goliath_nest-control = You need to be <b>in the Goliath nest</b>.
why_event_direction = You need to be <b>Stealthy beside an enemy</b> for that.

## Equipment

why_equip_cost-and-discard = You do <b>not carry</b> that.
why_equip_no-crowbar = You have <b>no Crowbar</b>.
why_equip_bombardment = Bombs reach <b>outdoor tiles</b> only.
why_equip_airdrop = Choose an <b>outdoor tile</b> for the drop.
why_equip_crowbar-door = That door is <b>not at your tile</b>.
why_equip_crowbar-door-open = That door is <b>already open</b>.
why_equip_crowbar-barricade = { -entrance($entrance) } is <b>not on your tile</b>, or barricaded already.
why_equip_first-aid = The patient is <b>not with you</b>.
why_equip_uniform-don = You <b>already wear</b> a uniform.
why_equip_tnt = TNT is emplaced <b>on a tile</b>.
why_equip_smoke = There is <b>already smoke</b> there.
why_loot_who-collects = There is <b>no such token</b> on your tile.

## What a card has against it

why_precedence_down = A card of the operation says that <b>another trapdoor</b> is the only way down.
why_precedence_detonate = Time pencils <b>cannot be hurried</b>: this TNT explodes by itself.
why_precedence_photo = You cannot take a photograph while you are <b>Visible</b>.
why_precedence_take = That has <b>already been taken</b>.
why_precedence_cards = A <b>card</b> does not allow it.
why_precedence_used = { ABILITY($ability) } has <b>been used</b>.
why_precedence_other-card = That is not on this card: { COMMANDO($who) } has <b>{ ABILITY($ability) }</b>.
