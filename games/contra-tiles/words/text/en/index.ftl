### The board as text, and what flags of the command line set.

market = Market
left = { $crowns } crowns, { -coins($coins) } left
rack_side = { SIDE($side) }
# the letter in the middle of a side’s tiles
rack_mark =
    { $side ->
        [bear] b
       *[woman] w
    }
rack_playing = to play
rack_holds = purse { $coins }, { $tiles } in the stack
slot_crown = crown { $n }
slot_tile = tile { $n }
