### What an answer does.


## In a turn

-over =
    { COUNT($over) ->
        [0] { "" }
       *[other] { " " }over { LIST($over, of: "place") }
    }
answer_run = Run to { -place($to) }{ -over }
answer_jump = Jump to { -place($to) }
# An enemy with what it has left and how far it is from whoever aims at it
-aim =
    { AIM($it) ->
        [boss] { BOSS(BOSSOF($it)) }, the boss{ -away($it) }
        [gone] { -foe(TARGET($it)) }
       *[foe] { -foe(TARGET($it)) }, health { HEALTH($it) }{ -away($it) }
    }
-away =
    { SEEN($it) ->
        [true] , { -spaces(AWAY($it)) } away
       *[false] { "" }
    }
answer_attack = Attack { -aim($aim) }
answer_again = Attack again: { -aim($aim) }
answer_target = { -aim($aim) }
answer_play = Play { THING($card) }: { $text }
answer_ability = { COMMANDO($who) }: { THING($ability) }
answer_slow-down = Slow Down!: discard the top stage card, slip marker 2 back
answer_clear = Discard { THING($stageCard) }
answer_end-turn = End the turn and draw a card
answer_goes = { COMMANDO($who) } takes a turn
answer_attacked = { COMMANDO($who) } is attacked
answer_next = { COMMANDO($who) } is next
answer_go-on = { COMMANDO($who) }: go on
answer_ask-me_always = { COMMANDO($who) }: ask me whenever I could step in
answer_ask-me_in-danger = { COMMANDO($who) }: ask me when somebody is in danger
answer_ask-me_never = { COMMANDO($who) }: ask me only in my own turn

## Dice and damage: $n (number), $left (number)

answer_convert_nothing = Convert { $type } for free
answer_convert_token = Convert { $type } with a token
answer_convert_card = Convert { $type } with { THING($card) }
answer_reroll = Roll again: { -face($face) }
answer_burn = { $n } damage on { -place($to) }
answer_assign = { $n } on { THING($boss) }, { $left } left

## Advantage and cards

answer_token = Token { $type }
answer_own-card = { THING($card) } ({ SUIT($card) })
answer_discard = Discard { THING($card) } ({ SUIT($card) })
answer_gain = Gain { $type }, { ADVANTAGE($type) }
answer_pay = Pay it
answer_medal = Lose a medal
answer_prevent = { COMMANDO($who) } plays { THING($card) }: prevents { -advantage($damage) }
answer_keep_mulligan = Keep this hand
answer_keep_swap =
    Draw { $n ->
        [one] 1 new card
       *[other] { $n } new cards
    }
answer_keep_cards = Keep these cards

## Choices

answer_deck_stage = Stage deck
answer_deck_enemy = Enemy deck
answer_deck_objective = Objective deck
answer_deck_weapon = Weapon deck
answer_bottom = { -thing($card) } to the bottom
answer_slot = Objective { $place }, { MISSION(EFFECT($place)) }
# On a slip space: no card says this, but the Slip Track
answer_slip_pay = Pay 1 M.
answer_slip_pushed = You are moved 1 space away from the boss.
answer_order = First { -thing($first) }
answer_space = { -place($to) }
answer_space-with = { -place($to) }, where { COMMANDO($there) } stands
answer_commando = { COMMANDO($commando) }
answer_hatch = { -foe($enemy) }
answer_equip = Take it: { $text }
answer_accept_pillbox = Take it and draw a weapon
answer_accept_alarm-post = Pay and remove an alarm token
answer_accept_objective = Do it
answer_accept_weapon = Take it
answer_accept_bargain = Pay for it
answer_accept_stage-card = Yes
answer_accept_reveal = Yes
answer_accept_sensor = Yes
answer_decline_pillbox = Leave it there
answer_decline_alarm-post = No
answer_decline_objective = No
answer_decline_weapon = Discard it
answer_decline_bargain = No
answer_decline_stage-card = No
answer_decline_reveal = No
answer_decline_sensor = No sensor token
answer_done_moving = Stay here
answer_done_rerolling = Keep the dice
answer_done_converting = Convert no more, deal the damage
answer_done_burning = Deal the rest to the target
answer_done_revealing = Leave them on top
answer_done_purging = Remove no more
answer_swap = Swap the boss cards of { LIST($both, of: "COMMANDO") }
answer_deal = Keep it like this
