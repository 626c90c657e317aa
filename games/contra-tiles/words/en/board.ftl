### What stands on the board and around it.


## The board

board_layout = Layout of tiles
board_curve = Coins, Bear ahead of Woman
board_curve-mine = Coins you are ahead
board_turn = Turn { $turn }
board_place = { -place($at) }
board_laid = { -laid }
# $matching (number)
board_laid-closed = { -laid }, surrounded, { $matching } of 4 match
board_empty = Empty space { -place($at) }
# a cell on which the piece may be laid, and what that would do
board_opening = { CAPITAL(-piece($piece)) } on { -place($at) }: { LIST($foretold, by: " ") }
board_turn-first = { CAPITAL(-piece($piece)) } on { -place($at) }: fits when turned
# a closed tile that may be scored next
board_score-next = Score next: { -laid }. { LIST($foretold, by: " ") }
# $matching (number)
board_matching = { $matching } of { $of } match
# so many closed tiles wait for somebody to say which is scored first
board_to-score = { $n } to score
board_coins = { -coins($n) }
# beside the number of coins in the supply
board_in-supply =
    { $n ->
        [one] coin in supply
       *[other] coins in supply
    }
board_side-and-stack = { -side($side) }, { $n } in stack
zoom_nearer = Zoom in
zoom_farther = Zoom out
zoom_whole = Show the whole table

## What happens to a purse, in a word or two

change_broke =
    { $mine ->
        [true] You are broke
       *[false] { LIST($sides, of: "side") } broke
    }
change_pay =
    { $mine ->
        [true] You
       *[false] { -side($side) }
    } { SIGNED($coins) }
change_pay-part =
    { $mine ->
        [true] You
       *[false] { -side($side) }
    } { SIGNED($coins) }, { $mine ->
        [true] owe
       *[false] owes
    } { $owed }
change_reward =
    { $mine ->
        [true] You
       *[false] { -side($side) }
    } { SIGNED($coins) }
change_reward-part =
    { $mine ->
        [true] You
       *[false] { -side($side) }
    } { SIGNED($coins) }, due { $due }

## The prompt in a few words, and the line below it

brief_first =
    { $owner ->
        [mine] Place the first tile
        [bear] Bear: first tile
       *[woman] Woman: first tile
    }
brief_second =
    { $owner ->
        [mine] Place the second tile
        [bear] Bear: second tile
       *[woman] Woman: second tile
    }
brief_score =
    { $owner ->
        [mine] Score which tile?
        [bear] Bear: score which tile?
       *[woman] Woman: score which tile?
    }
sub_tile = { -click } a glowing space to place your tile, or take a crown from the market.
sub_crown = { -click } a glowing space to place this crown, or take one of your tiles.
sub_score = { -click } one of the glowing tiles.
sub_waiting = Drag and zoom the table while you wait.
sub_again = { -click } again to place it there.
sub-brief_tile = { -click } a glowing space.
sub-brief_crown = { -click } a glowing space.
sub-brief_score = { -click } a glowing tile.
sub-brief_waiting = You can drag the table.
sub-brief_again = { -click } again to place it.

## The tray

-slot =
    { $owner ->
        [market] Market, { -nth($slot) } place
        [mine] Your { -nth($slot) } tile
        [bear] Bear’s { -nth($slot) } tile
       *[woman] Woman’s { -nth($slot) } tile
    }
tray_label = Tiles and crowns to place
tray_purse = { -whose } purse
tray_tiles = { -whose } tiles
tray_in-stack = , { $n } in stack
tray_market = Market
tray_market-stack = Market of crowns, { $n } in stack
tray_this-turn = This turn
tray_turn = Turn
tray_turn-back = Back
tray_empty = { -slot }: empty
tray_slot =
    { -slot }: { -piece($piece) }{ $fits ->
        [true] { "" }
       *[false] , fits nowhere now
    }
tray_piece = { -piece($piece) }
tray_todo =
    Tile { $n } of 2{ $now ->
        [true] , now
       *[false] { "" }
    }

## The end

end_mine = You
end_purses = Purses at the end
end_purses-say = Purses at the end: Bear { $bear }, Woman { $woman }
end_broke_mine = You are broke
end_broke_bear = The Bear is broke
end_broke_woman = The Woman is broke
end_broke_both = Both are broke
end_crowns = The crowns have run out: { $most } to { $least }
end_passes = Nobody can place: { $most } to { $least }
end_laid =
    { $n ->
        [one] tile laid
       *[other] tiles laid
    }
end_gained = surrounded with four matches
end_even = with three
end_cost = with fewer

## What threatens

board_cell = { -place($at) }
threat_purses = Whoever cannot pay is broke. Bear has { -coins($bear) }, Woman { -coins($woman) }.
threat_supply =
    { $supply ->
        [0] The supply is empty: nobody is paid.
        [one] { $supply } coin is left in the supply.
       *[other] { $supply } coins are left in the supply.
    }
