### What is asked, answered and told while the hunt lasts.


## What has to be decided

prompt_pick = Pick your assassin.
prompt_missed = You are in prison for { -more-turns($left) }. Play Escape From Prison?
prompt_missed-out = You are in prison for { -more-turns($left) }. Sit this turn out.
prompt_act = You have { -actions($actions) } left. Choose what to do.
prompt_act-none = No actions left: play a bonus card or end your turn.
prompt_act-end = No actions left: end your turn.
prompt_weapons = Lay out your weapons for { VICTIM($city) }, then roll.
prompt_roll =
    You rolled { $sum }: { $for ->
        [attempt]
            { $hit ->
                [true] a kill
               *[false] a miss
            }
       *[escape]
            { $hit ->
                [true] a way out
               *[false] no way out
            }
    }.{ $loaded ->
        [true] { " " }Play Loaded Dice to roll again?
       *[false] { "" }
    }
prompt_shift = Shift one of { VICTIM($city) }’s bodyguards to a rival’s target?
prompt_again =
    { $of ->
        [attempt] Missed. Try once more
       *[escape] Caught. Try once more to get away
    }{ $newCards ->
        [true] , with new cards
       *[false] { "" }
    }?
prompt_again-none =
    { $of ->
        [attempt] Missed, and you hold no other weapon.
       *[escape] Caught, and you hold no other getaway card.
    }
prompt_keep = Keep one of the cards you laid out?
prompt_give = { VICTIM($killed) } was { -who($to) }’s contract. Choose one of yours to give in return.
prompt_flee = Get out: escape or hide.
prompt_flee-none =
    { $actions ->
        [0] No action left to escape with: hide, or play a bonus card.
       *[other] You hold no getaway card: hide, or play a bonus card.
    }
prompt_flee-hide =
    { $actions ->
        [0] No action left to escape with: hide.
       *[other] You hold no getaway card: hide.
    }
# $most (number)
prompt_getaways = Lay out up to { $most } getaway cards, then roll.
prompt_go = You are out! Choose where to go.
prompt_arrest = The police are here. Send your Body Double?
prompt_arrest-none = The police are here, and you have no Body Double.

## The same for those who look on

watched_pick = Assassins are being picked.
watched_missed = { -who($who) } is in prison for { -more-turns($left) } and may break out.
watched_act =
    { -who($who) } has { $actions ->
        [0] no actions
       *[other] { -actions($actions) }
    } left.
watched_weapons = { -who($who) } is laying out weapons for { VICTIM($city) }.
watched_roll = { -who($who) } rolled { $sum } and may roll again.
watched_shift = { -who($who) } may shift one of { VICTIM($city) }’s bodyguards.
watched_again = { -who($who) } may try once more.
watched_keep = { -who($who) } may keep a card.
watched_give = { -who($who) } owes { -who($to) } a contract.
watched_flee = { -who($who) } has to get out: escape or hide.
watched_getaways = { -who($who) } is laying out getaway cards.
watched_go = { -who($who) } is out and is choosing where to go.
watched_arrest = The police have come for { -who($who) }.

## Answers

answer_draw = Draw a card
answer_end = End your turn
answer_roll = Roll
answer_leave = Leave the bodyguards where they are
answer_accept = Keep this roll
answer_again = Try again
answer_stop = Stop here
answer_keep-nothing = Keep nothing
answer_escape = Try to escape
answer_hide = Hide
answer_surrender = Go to prison
answer_sit-out = Sit this turn out
answer_move = Move to { PLACE($to) }
answer_travel = { CARD($by) } to { PLACE($to) }
answer_attempt = Go after { VICTIM($city) } in { PLACE($city) }
answer_learn = Learn { CARD($weapon) }
answer_play = Play { CARD($card) }
answer_bribe = Bent Bodyguard: remove the { $number } from { VICTIM($city) } in { PLACE($city) }
answer_study = Correspondence Course: learn { CARD($weapon) }
answer_fly = Red-Eye Ticket to { PLACE($to) }
answer_tip-off = Anonymous Tip-Off: a bodyguard for { VICTIM($city) } in { PLACE($city) }
answer_bring = Lay out { CARD($card) }
answer_shift = Shift bodyguard { $number } to { VICTIM($to) } in { PLACE($to) }
answer_keep = Keep { CARD($card) }
answer_give = Give { VICTIM($city) } in { PLACE($city) }
answer_go = Go to { PLACE($to) }
answer_pick = { ASSASSIN($assassin) }

## What happened

event_first = <b>{ -who($who) }</b> goes first.
event_file = <b>{ ASSASSIN($assassin) }</b> joins the hunt.
event_file-of = { $person } is <b>{ ASSASSIN($assassin) }</b>.
event_specialist = { -who($who) } is a specialist with { CARD($weapon) }: it also kills on <b>{ $number }</b>.
event_contract = { -who($who) } takes the contract on <b>{ VICTIM($city) }</b> in { PLACE($city) }.
event_turn = It is { -who($who) }’s turn.
event_turn-ends = { "" }
event_misses =
    { -who($who) } is { $in ->
        [prison] in prison
       *[hiding] in hiding
    } and misses { $left ->
        [0] the last turn
       *[other] a turn ({ $left } more to go)
    }.
event_released = { -who($who) } is back home in { PLACE($city) }.
event_draws = { -who($who) } draws <b>{ CARD($card) }</b>.
event_draws-unseen = { -who($who) } draws a card.
event_drawn = You drew <b>{ CARD($card) }</b>.
event_reshuffles =
    The deck is empty: { $cards ->
        [one] { $cards } discard becomes
       *[other] { $cards } discards become
    } the new deck.
event_robs = No cards are left to draw, so { -who($who) } takes <b>{ CARD($card) }</b> from { -who($from) }, who holds the most.
event_robs-unseen = No cards are left to draw, so { -who($who) } takes one from { -who($from) }, who holds the most.
event_robbed = It was <b>{ CARD($card) }</b> that { -who($who) } took.
event_moves = { -who($who) } moves to { PLACE($to) }.
event_travels = { -who($who) } takes the <b>{ CARD($by) }</b> to { PLACE($to) }.
event_learns = { -who($who) } learns <b>{ CARD($weapon) }</b>: it now also kills on <b>{ $number }</b>.
event_plays = { -who($who) } plays <b>{ CARD($card) }</b>.
event_flies = { -who($who) } flies to { PLACE($to) }.
event_attempts = { -who($who) } goes after <b>{ VICTIM($city) }</b> in { PLACE($city) }.
event_brings = { -who($who) } lays out { CARD($card) }.
event_shifts = { -who($who) } shifts bodyguard <b>{ $number }</b> from { VICTIM($from) } to { VICTIM($to) } in { PLACE($to) }.
event_rolls = { -who($who) } rolls { LIST($dice) }: <b>{ $sum }</b>.
event_rolls-away = { -who($who) } rolls a <b>{ $sum }</b> to get away.
event_kills = <b>{ VICTIM($city) } is dead.</b> { -who($who) } has fulfilled { -contracts($done) }.
event_fails =
    { $guard ->
        [true] A bodyguard steps in.{ " " }
       *[false] { "" }
    }<b>{ VICTIM($city) } lives.</b>
event_guard = { VICTIM($city) } hires bodyguard <b>{ $number }</b>.
event_no-guard = No bodyguard is left for { VICTIM($city) }.
event_guard-leaves =
    { COUNT($numbers) ->
        [one] Bodyguard { LIST($numbers) } of { VICTIM($city) } goes
       *[other] Bodyguards { LIST($numbers) } of { VICTIM($city) } go
    } home.
event_gives = { -who($who) } hands { -who($to) } the contract on <b>{ VICTIM($city) }</b> in return.
event_discards = { -who($who) } discards { LIST(ALIKE($cards), of: "alike") }.
event_keeps = { -who($who) } keeps <b>{ CARD($card) }</b>.
event_runs = { -who($who) } tries to get out of { PLACE($city) }.
event_gets-away = <b>{ -who($who) } gets away</b> to { PLACE($to) }.
event_prison = <b>{ -who($who) } is caught</b> and goes to prison for { -turns($turns) }.
event_hides = { -who($who) } hides in { PLACE($city) } for { -turns($turns) }.
event_wins = <b>{ -who($who) } wins.</b>
event_wins-shared = <b>{ LIST($winners, of: "who") } share the victory.</b>
event_out-of-time = <b>Time is up.</b>
heading_turn = Round { $round }, { -who($who) }

## How it ends

-cause =
    { $cause ->
        [four] four contracts fulfilled
       *[most] the most contracts after the last round
    }
outcome_out-of-time = Time is up: somebody faster gets the contracts.
outcome_you = You win: { -cause }.
outcome_won = { -who($who) } wins: { -cause }.
outcome_shared = { LIST($winners, of: "who") } share the victory: { -cause }.
