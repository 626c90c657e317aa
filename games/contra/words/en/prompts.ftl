### What has to be decided now.


## In a turn

prompt_act_fresh = { COMMANDO($who) }: move, attack, play cards
prompt_act_moved = { COMMANDO($who) }: attack, play cards or end the turn
prompt_act_attacked = { COMMANDO($who) }: move, play cards or end the turn
prompt_act_both = { COMMANDO($who) }: play cards or end the turn
-left = { LIST($left, of: "COMMANDO", type: "or") }
prompt_turn = Who goes next: { -left }?
prompt_assault = Who is attacked next: { -left }?
prompt_next_enemy-draw = New enemies: who draws next, { -left }?
prompt_next_thing = { CAPITAL(-thing($what)) }: who is next, { -left }?
prompt_pause_roll = The enemies attack { COMMANDO($who) }. Step in?
prompt_pause_special = { CAPITAL(-thing($what)) } uses its special on { COMMANDO($who) }. Step in?
prompt_pause_leftover = A special is left: { COMMANDO($who) } has to draw an enemy. Step in?
prompt_pause_some-damage = { COMMANDO($who) } is about to take damage. Step in?
prompt_pause_damage = { COMMANDO($who) } is about to take { -advantage($damage) } damage. Step in?
prompt_pause_reaction = { CAPITAL(-thing($what)) } comes to { COMMANDO($who) }. Step in?
prompt_pause_enemy-draw = { COMMANDO($who) } draws an enemy. Step in?
prompt_pause_stage-draw = A stage card is drawn. Step in?
prompt_pause_paragraph = { CAPITAL(-thing($what)) } takes effect. Step in?

## Advantage

-to-go =
    { $left ->
        [0] { "" }
        [1] { "" }
       *[other] , { $left } to go
    }
# $able (boolean) whether it can be paid
# $last (boolean) whether no medal is left to lose
prompt_suffer =
    { COMMANDO($who) } takes { COUNT($damage) } damage: { $able ->
        [true] pay { -advantage($damage) }
       *[false] prevent some ({ -advantage($damage) })
    }, or { $last ->
        [true] fall
       *[false] lose a medal
    }
-due =
    { FACE($symbol) ->
        [any] any type
       *[other] { FACE($symbol) }
    }
prompt_pay_damage = { COMMANDO($who) }: pay { -due } against the damage{ -to-go }
prompt_pay_cost = { COMMANDO($who) }: pay { -due } for { -thing($for) }{ -to-go }
prompt_gain = { COMMANDO($who) }: choose a token to gain
prompt_lose-token = { COMMANDO($who) }: discard a token{ -to-go }

## Effects

prompt_choose = { COMMANDO($who) }: choose what { -thing($what) } does
prompt_may_stage-card = { COMMANDO($who) }: discard the top stage card for { -thing($what) }?
prompt_may_pay = { COMMANDO($who) }: pay { -advantage($cost) } for { -thing($what) }?
prompt_order = { COMMANDO($who) }: what comes first?
prompt_who_draw = { COMMANDO($who) }: who draws the card?
prompt_who_move = { COMMANDO($who) }: who moves?
prompt_who_next-attack = { COMMANDO($who) }: whose next attack rolls more?
prompt_who_gain = { COMMANDO($who) }: who gains it?
prompt_who_grenade = { COMMANDO($who) }: who is the grenade thrown at?
prompt_who_dogra-mk-ii = { COMMANDO($who) }: who does the Dogra fire at?
prompt_who_heartbeat = { COMMANDO($who) }: who is hit by Heartbeat?
prompt_who_farthest = { COMMANDO($who) }: who does the boss move towards?
prompt_who_weapon = { COMMANDO($who) }: who starts with a weapon card?
prompt_who_medal-less = { COMMANDO($who) }: who starts with one medal fewer?
prompt_who_objective = { COMMANDO($who) }: who starts with an objective token?
prompt_who_enemy = { COMMANDO($who) }: who draws one more enemy?
prompt_who_first-enemy = { COMMANDO($who) }: who draws the next enemy?
prompt_space_damage = { COMMANDO($who) }: from which space is damage removed?
prompt_space_dimer = { COMMANDO($who) }: where does the bubble dimer go?
prompt_space_enemy = { COMMANDO($who) }: where does the enemy appear?
prompt_space_enemy-near = { COMMANDO($who) }: near which enemy space does it appear?
prompt_space_enemy-move = { COMMANDO($who) }: where does the enemy go?
prompt_space_boss-move = { COMMANDO($who) }: where does the boss go?
prompt_space_gel = { COMMANDO($who) }: from which space is the gel taken?
prompt_space_gels = { COMMANDO($who) }: into which wadder space do the gels go?
prompt_space_gels-back = { COMMANDO($who) }: from which space does a gel leave?
prompt_space_place = { COMMANDO($who) }: which ledge space do you go to?
prompt_space_platform = { COMMANDO($who) }: which platform breaks?
prompt_space_push = { COMMANDO($who) }: where are you pushed?
prompt_space_push-enemy = { COMMANDO($who) }: where is the enemy pushed?

## Attacks: $left (number), $points (number)

prompt_target_damage = { COMMANDO($who) }: choose an enemy to damage, up to { -spaces($range) } away
prompt_target_breach = { COMMANDO($who) }: choose an enemy to breach, up to { -spaces($range) } away
prompt_target_push = { COMMANDO($who) }: choose an enemy to push, up to { -spaces($range) } away
prompt_target_attack = { COMMANDO($who) }: choose an enemy to attack with { -thing($with) }, up to { -spaces($range) } away
prompt_second-target = { COMMANDO($who) }: which other enemy is hit too?
prompt_reroll = { COMMANDO($who) }: reroll dice? Up to { $left } more
prompt_reroll-enemy = { COMMANDO($who) }: reroll one enemy die?
prompt_convert = { COMMANDO($who) }: { -successes($successes) } so far. Spend matching tokens or cards for more
prompt_burn = { COMMANDO($who) }: { -successes($successes) }. Burn a wadder space with some?
prompt_assign = { COMMANDO($who) }: share { $points } damage among the boss cards
prompt_take = { COMMANDO($who) }: choose an enemy to take over
prompt_hatch = { COMMANDO($who) }: which bugger hatches?

## Cards

prompt_discard_mulligan = { COMMANDO($who) }: swap any cards you do not want
prompt_discard_medal = { COMMANDO($who) } has lost a medal: discard any cards before you draw up to 4
prompt_discard_effect = { COMMANDO($who) }: discard { -cards($left) }
prompt_recover = { COMMANDO($who) }: choose a card to take back
prompt_equip = { COMMANDO($who) }: take the { THING($weapon) }?
prompt_deck = { COMMANDO($who) }: choose a deck to see its top card
prompt_reveal = { COMMANDO($who) }: put { LIST($cards, of: "thing", type: "or") } on the bottom?
prompt_objective_done = { COMMANDO($who) }: objective { $number } is done. Draw a card?
prompt_objective_attempt = { COMMANDO($who) }: attempt objective { $number }, { MISSION(EFFECT($number)) }?
prompt_slot_lost = { COMMANDO($who) }: which objective token is discarded?
prompt_slot_done = { COMMANDO($who) }: which objective is done already?

## Moves and spaces: $left (number)

prompt_move_jumps =
    { COMMANDO($who) }: { $spaces ->
        [1] jump
       *[other] jump, up to { $spaces } times
    }
prompt_move_any = { COMMANDO($who) }: run up to { -spaces($spaces) }, or jump
prompt_move_run = { COMMANDO($who) }: run on, up to { -spaces($spaces) }
prompt_pillbox = { COMMANDO($who) }: trade the sensor in { $space } for a weapon?
prompt_alarm-post =
    { COMMANDO($who) }: pay { -advantage($cost) } to remove 1 of { $alarm ->
        [one] 1 alarm token
       *[other] { $alarm } alarm tokens
    }?
prompt_sensor = Pillbox icon: put a sensor token where?
prompt_purge = Remove gels from the map? Up to { $left } more

## The set-up

prompt_start = { COMMANDO($who) }: choose a start space
prompt_boss-start = Where does the boss start?
-facing = { COMMANDO(WHO($it)) } { THING(FACED($it)) }
# $who and $boss are the first pair, $others the other ones
prompt_boss-deal =
    { COMMANDO($who) } faces { THING($boss) }{ COUNT($others) ->
        [0] { "" }
       *[other] , { LIST($others, of: "facing", by: ", ") }
    }. Swap two?
prompt_story-may_reveal = Look at the top stage card?
prompt_story-may_stage-card = Remove the top stage card, unseen?

## What those read who are not asked

watched_turn = The team decides who goes next.
watched_assault = The team decides who is attacked next.
watched_next = The team decides who is next.
watched_pause = The team may step in.
watched_acts = { COMMANDO($who) } is choosing what to do.
watched_moves = { COMMANDO($who) } is moving.
watched_suffers = { COMMANDO($who) } takes damage and decides how to bear it.
watched_pays = { COMMANDO($who) } is paying.
watched_tokens = { COMMANDO($who) } is choosing a token.
watched_chooses = { COMMANDO($who) } is choosing.
watched_spaces = { COMMANDO($who) } is choosing a space.
watched_enemies = { COMMANDO($who) } is choosing an enemy.
watched_dice = { COMMANDO($who) } is deciding about the dice.
watched_cards = { COMMANDO($who) } is choosing cards.
watched_boss-start = The team decides where the boss starts.
watched_boss-deal = The team decides who faces which boss card.
watched_story-may = The team decides about a stage card.
