### The board as text, and what flags of the command line set.

market = Auslage
left = noch { $crowns } Kronen, { -coins($coins) }
rack_side = { SIDE($side) }
rack_mark =
    { $side ->
        [bear] b
       *[woman] f
    }
rack_playing = am Zug
rack_holds = Beutel { $coins }, { $tiles } im Stapel
slot_crown = Krone { $n }
slot_tile = Nr. { $n }
