### What is asked, answered and told.


## What has to be decided

-asked =
    { $owner ->
        [mine] Your turn
        [bear] Bear
       *[woman] Woman
    }
prompt_first = { -asked }: place the first of two tiles
prompt_second = { -asked }: place the second tile
prompt_score = { -asked }: choose which surrounded tile to score next
watched_first = { $who } is placing the first of two tiles.
watched_second = { $who } is placing the second tile.
watched_score = { $who } is choosing which surrounded tile to score next.

## Answers

answer_piece = { -piece($piece) } on { -cell }
answer_crown = crown { $slot } on { -cell }
answer_tile = tile { $slot } on { -cell }
answer_other-tile = the other side’s { -nth($slot) } tile
answer_pass = pass
answer_score = score the tile on { -cell }

## What an answer would do

foretells_all =
    { $of ->
        [one] The one edge matches.
       *[other] All { $of } edges match.
    }
foretells_some =
    { $matching } of { $of } edges { $matching ->
        [one] matches
       *[other] match
    }.
foretells_order =
    { $mine ->
        [true] You choose
       *[false] { -side($side) } chooses
    } which of these is scored first.

## What happened

event_sides =
    { $mine ->
        [true] You are the <b>Bear</b> and go first.
       *[false] The <b>Bear</b> goes first.
    }
event_rack =
    { $mine ->
        [true] You turn
       *[false] { -side($side) } turns
    } up { COUNT($drawn) ->
        [one] { COUNT($drawn) } tile
       *[other] { COUNT($drawn) } tiles
    }.
event_market = The market gets { LIST($drawn, of: "COLOUR", by: ", ") }.
event_start-crown = A <b>{ -crown($colour) }</b> starts on { -cell }.
event_crown =
    { $mine ->
        [true] You lay
       *[false] { -side($side) } lays
    } a <b>{ -crown($colour) }</b> on { -cell }.
event_tile =
    { $mine ->
        [true] You lay
       *[false] { -side($side) } lays
    } <b>a tile</b> ({ -edges($laid) }) on { -cell }.
event_score =
    { $mine ->
        [true] Your
       *[false] { -side($side) }’s
    } tile on { -cell } is surrounded, <b>{ $matching ->
        [one] { $matching } edge matches
       *[other] { $matching } edges match
    }</b>: { $coins ->
        [0] nothing happens
        [one] { SIGNED($coins) } coin
       *[other] { SIGNED($coins) } coins
    }.
event_pay =
    <b>{ $mine ->
        [true] You pay
       *[false] { -side($side) } pays
    }</b> { -coins($paid) }.
event_pay-part =
    <b>{ $mine ->
        [true] You owe
       *[false] { -side($side) } owes
    }</b> { -coins($owed) } and can pay only { $paid }.
event_reward =
    <b>{ $mine ->
        [true] You take
       *[false] { -side($side) } takes
    }</b> { -coins($taken) }.
event_reward-part =
    <b>{ $mine ->
        [true] You take
       *[false] { -side($side) } takes
    }</b> { $taken } of { -coins($due) }: the supply is empty.
event_broke =
    <b>{ $mine ->
        [true] You are
       *[false] { -side($side) } is
    } broke.</b>
event_broke-both = <b>Bear and Woman are broke</b>, both at once.
event_pass =
    { $mine ->
        [true] You cannot place anything and <b>pass</b>.
       *[false] { -side($side) } cannot place anything and <b>passes</b>.
    }
event_only-one =
    { $mine ->
        [true] You
       *[false] { -side($side) }
    } cannot place a second tile.
event_compare =
    { $cause ->
        [crowns] The crowns have run out
       *[other] Both players passed
    }: purses are compared, <b>{ LIST($purses, by: " to ") }</b>.
heading_setup = Set-up
heading_turn =
    Turn { $turn }, { $mine ->
        [true] you
       *[false] { -side($side) }
    }

## What could be done instead

help_turn =
    turn it { $more ->
        [1] a quarter
        [2] halfway round
       *[other] a quarter back
    }, then it fits here.
help_tile = a tile with a { SIGN($colour) } edge, such as your { -nth($slot) }.
help_another = another of your tiles: your { -nth($slot) } fits here.
help_crown = the { -marked-crown($colour) } in the market fits here.
help_elsewhere =
    lay this { $kind ->
        [tile] tile
       *[crown] crown
    } on another space, such as { LIST($places, of: "place", by: " or ") }.
help_own = one of your own tiles, or a crown from the market.
help_score = choose one of the tiles that glow.

## How it ends

-winner =
    { $you ->
        [true] You win
       *[false] { $winner } wins
    }
outcome_crowns = { -winner }: the fuller purse decides.
outcome_passes = { -winner }: nobody can place, so the fuller purse decides.
outcome_broke = { -winner }: { $loser } is broke.
outcome_you-broke = { $winner } wins: you are broke.
outcome_draw_broke = A draw: both are broke at once.
outcome_draw_crowns = A draw: equal purses.
outcome_draw_passes = A draw: nobody can place, and the purses are equal.
