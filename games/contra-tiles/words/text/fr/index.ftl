### The board as text, and what flags of the command line set.

market = Marché
left = { $crowns } couronnes, { -coins($coins) }
rack_side = { SIDE($side) }
rack_mark =
    { $side ->
        [bear] o
       *[woman] f
    }
rack_playing = à jouer
rack_holds = bourse { $coins }, pile { $tiles }
slot_crown = n° { $n }
slot_tile = tuile { $n }
