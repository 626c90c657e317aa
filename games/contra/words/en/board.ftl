### What stands on the board.


## The chip and the map: $round (number), $part (number), $left (number), $health (number), $n (number)

board_setting-up = Setting up
board_round = Round { $round }
board_phase_commandos = commandos act
board_phase_enemies = enemies attack
board_phase_stage = the stage acts
board_part = { TALE($tale) } { $part }
board_mission = { STAGE($stage) }, { BOSS($enemy) }
board_map = { STAGE($stage) }, { -spaces($spaces) }. Arrow keys walk over it.
board_curve = Health of the boss
-chance =
    { $it ->
        [run] run here
        [jump] jump here
        [attack] attack
       *[choose] choose
    }
# $there is who stands and what lies there, $may what can be done
board_space =
    { $id }, { SPACE($kind) }{ $ledge ->
        [true] , ledge
       *[false] { "" }
    }{ COUNT($there) ->
        [0] { "" }
       *[other] : { LIST($there, by: ", ") }
    }.{ COUNT($may) ->
        [0] { "" }
       *[other] { " " }You may { LIST($may, of: "chance", by: " or ") }.
    }
lies_foe = { ENEMY(SPECIES($enemy)) }, { $left } of { $health } health
lies_pillbox = sensor token
lies_grenade = grenade
lies_dimer = bubble dimer
lies_gels = { -gels($n) }
lies_scorch = { $n } damage
lies_broken = broken
zoom_nearer = Zoom in
zoom_farther = Zoom out
zoom_whole = Show the whole map
tag_flipped = flipped
tag_medal = medal lost
tag_withstands = withstands
tag_prevents = prevented
tag_success = objective earned
tag_scout = scouted

## Play areas: $range (number), $n (number), $slot (number), $left (number), $of (number), $tokens (number), $last (number)

area_label = { COMMANDO($who, form: "whose") } play area
area_you = you
area_acting_acting = acting now
area_acting_done = turn taken
area_acting_attacked = under attack
area_acting_ready = still to go
area_stats = { -dice($dice) }, range { $range }
area_tokens = { $n } { ADVANTAGE($type) }
area_medals =
    { $n ->
        [0] no medals left
        [one] 1 medal
       *[other] { $n } medals
    }
area_slot =
    Objective { $slot }, { $on ->
        [true] token on the mission card
       *[false] not earned yet
    }
area_gels = { -gels($n) }
area_bonus = +{ -dice($dice) } next attack
area_screen =
    −{ $dice ->
        [one] 1 enemy die
       *[other] { $dice } enemy dice
    }
area_foe =
    { ENEMY(SPECIES($enemy)) }, { -colour($enemy) } { -breed($enemy) }, { $left } of { $of } health{ $breached ->
        [true] , breached
       *[false] { "" }
    }
area_boss = { THING($boss) }, boss card, { $left } of { $of } health
area_boss-defeated = { THING($boss) }, boss card, defeated
area_breached = Breached: ability and special are ignored this round.
area_defeated = defeated
strip_label = Commandos
strip_stage = Stage play area
stage-area_label = Stage play area
stage-area_deck = Stage deck
stage-area_left =
    { $left ->
        [0] empty: the next draw loses
       *[other] { $left } of { $of } left
    }
stage-area_known = next: { THING($card) }
stage-area_alarm = { $tokens } of { $of } alarm tokens
stage-area_slip = slip marker on space { $at } of { $last }

## Decks, cards and hands: $n (number), $health (number), $slot (number), $number (number), $deck (number), $discard (number)

decks_title = Decks and supply
decks_name_stage = Stage deck
decks_name_enemy = Enemy deck
decks_name_weapon = Weapon deck
decks_name_objective = Objective deck
decks_left = { $n } left
decks_discarded =
    { COUNT($cards) ->
        [0] nothing discarded
       *[other] discarded: { LIST($cards, of: "printed", by: ", ") }
    }
# The name on a card, without the colour of its token
-printed =
    { SORT($it) ->
        [enemy] { ENEMY(SPECIES($it)) }
       *[other] { THING(KEY($it)) }
    }
decks_supply = Advantage tokens in the supply
decks_on-top = On top of the stage deck
page_card = commando card
page_stage = stage card
page_stage-pillbox = stage card with a pillbox icon
page_weapon = weapon
page_objective = objective card
page_character = character card
page_reference = Reference cards
page_front = While it stands
page_back = Defeated side
page_close = Card
page_hand = Hand
page_health = { $n } health
page_enemy = { -colour($enemy) } { -breed($enemy) }, { $health } health
page_mission = mission card, objective { $slot }
page_boss = boss card { $number }, { $health } health
page_boss-defeated = boss card { $number }, defeated
hand_label = { COMMANDO($who, form: "whose") } hand, { -cards($n) }
hand_empty = No cards in hand
hand_piles = { $deck } in deck, { $discard } discarded

## Dice

dice_face_success = success
dice_face_critical = critical
dice_face_M = mobility
dice_face_A = accuracy
dice_face_S = subtlety
dice_face_any = any type
dice_face_SP = special
dice_fight = Attack roll
dice_assault = Enemy attack on { COMMANDO($who) }
dice_reroll = roll again?
dice_critical = 1 + a die
dice_extra = exploded
dice_converted = converted
dice_was = was { $face }
dice_gain = gain 1 { $face }
dice_convert = convert, or gain 1 { $face }
dice_special-done = done
dice_added = Added
dice_specials-left =
    { $n ->
        [one] special still to come
       *[other] specials still to come
    }
dice_suffers = damage for { COMMANDO($who) }
-target-name =
    { SORT($it) ->
        [boss] { BOSS($boss) }
       *[other] { ENEMY(SPECIES($it)) }
    }
dice_damage-to =
    damage to { LIST($targets, of: "target-name") }{ $n ->
        [0] { " " }so far
       *[other] { "" }
    }

## The dock

dock_offers = What you can do
dock_again = attack again
dock_attack = attack
dock_choose = choose
dock_asking = When to ask me
dock_ask-all_always = Ask all of us whenever we could step in
dock_ask-all_in-danger = Ask all of us when somebody is in danger
dock_ask-all_never = Ask all of us only in our own turns
dock_all-of-us = All
dock_asking-says = Ask me to step in …
dock_when_always = always
dock_when_in-danger = in danger
dock_when_never = never
dock_when-says_always = always: whenever you could step in.
dock_when-says_in-danger = in danger: only when somebody is about to suffer and you could change it.
dock_when-says_never = never: only in your own turn.
dock_step-in = You may step in
dock_owes = Still to pay: { LIST($symbols, of: "icon", by: " ") }
dock_damage = Damage: { -icons($damage) }
dock_mulligan = Once only: draw as many new cards, then shuffle the old ones back in.
dock_play = Play { THING($card) }
dock_assign = Damage for each boss card
dock_drawn = Drawn
dock_current = Current
dock_revealed = Revealed

## What an answer does, on its button: $n (number), $place (number)

button_run = Run to { $to }
button_run-over = Run to { $to } over { LIST($over, of: "passed") }
-passed = { SPACE(TERRAIN($it)) } { ID($it) }
button_jump = Jump to { $to }
button_burn = Burn { $n } here
button_attack = Attack
button_again = Attack again
button_clear = Discard { THING($stageCard) }
button_token = { ADVANTAGE($type) } token
button_gain = Gain { ADVANTAGE($type) }
button_convert_nothing = Convert for free
button_convert_token = Convert with a token { -icon($type) }
button_convert_card = Convert with { THING($card) }
button_assign = { $n } damage
button_prevent = { THING($card) } prevents { -icons($damage) }
button_slot = Objective { $place }
button_goes = { COMMANDO($who) } goes
button_attacked = { COMMANDO($who) } is attacked
button_next = { COMMANDO($who) } first
button_go-on = Go on
button_ask-me_always = Ask { COMMANDO($who) } whenever they could step in
button_ask-me_in-danger = Ask { COMMANDO($who) } when somebody is in danger
button_ask-me_never = Ask { COMMANDO($who) } only in their own turn
button_deal = Deal { LIST($damage) }
button_keep-enemy = Keep them
button_done_moving = Stay here
button_done_rerolling = Keep these
button_done_converting = Done
button_done_burning = Deal the rest
button_done_revealing = Leave them there
button_done_purging = Done
button_accept_pillbox = Take the token
button_accept_weapon = Equip it
button_accept_objective = Do it
button_accept_alarm-post = Pay and remove one
button_accept_bargain = Yes
button_accept_stage-card = Yes
button_accept_reveal = Yes
button_accept_sensor = Yes
button_decline_pillbox = No
button_decline_weapon = Discard it
button_decline_objective = No
button_decline_alarm-post = No
button_decline_bargain = No
button_decline_stage-card = No
button_decline_reveal = No
button_decline_sensor = Done
button_swap = Swap: { LIST($both, of: "COMMANDO") }
button_deck_stage = The stage deck
button_deck_enemy = The enemy deck
button_deck_objective = The objective deck
button_deck_weapon = The weapon deck
button_end-turn = End turn
button_slow-down = Slow Down!
button_pay = Pay
button_medal = Lose a medal

## What is going on

stack_title = What is going on
stack_newest = newest on top
stack_now = Now
stack_waits = Waits
stack_deep =
    { $n ->
        [1] What is going on
       *[other] What is going on: { $n } effects
    }
stack_attack = Attack
stack_step_roll = { COMMANDO($who) }: rolls
stack_step_convert = { COMMANDO($who) }: converts results
stack_step_deal = { COMMANDO($who) }: deals damage
stack_step_gain = { COMMANDO($who) }: gains advantage
stack_enemy-attack = Enemy attack
stack_on = on { COMMANDO($who) }
stack_special = { -thing($what) }: special
stack_special-on = on { COMMANDO($who) }
stack_activate = Activate effect
stack_stage-card = stage card
stack_scouts = { COMMANDO($who) } scouts
stack_defeated = { -thing($what) } falls
stack_flipped = { -thing($what) } is flipped
stack_thing = { -thing($what) }
stack_between = Who may step in
stack_may = { COMMANDO($who) } may step in: { THING($ability) }, { -icons($cost) }
stack_nobody-else = Nobody else may step in now.
stack_nobody = Nobody may step in during a commando’s attack.

## What hurts

hurt_title-medal = { COMMANDO($who) } loses a medal
hurt_title-falls = { COMMANDO($who) } has fallen
# $left (number)
hurt_left =
    { $left ->
        [0] No medal is left: the next one would be the end.
        [one] { $left } medal left
       *[other] { $left } medals left
    }
hurt_lost = <b>The mission is lost</b> for everybody.

## What threatens

threat_foes =
    { COMMANDO($who) } is faced by { LIST($foes, of: "foe") }, with { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }.
# $of (number)
threat_clock =
    { $left ->
        [0] The stage deck is empty: the next draw loses.
       *[other] { $left } of { $of } stage cards are left. After that time is up.
    }
