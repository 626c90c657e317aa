### What sentences about tiles and crowns are made of.


## Sides

side_bear = Bear
side_woman = Woman
-side = { SIDE(WHO($it)) }
# mine, or a side’s by name when several play on one screen or somebody looks on
-whose =
    { $owner ->
        [mine] Your
        [bear] Bear’s
       *[woman] Woman’s
    }

## Colours, and the signs for those who cannot tell them apart

colour_R = red
colour_B = blue
colour_G = green
colour_Y = yellow
sign_R = diamond
sign_B = drop
sign_G = leaf
sign_Y = sun

## Pieces and places

-crown = { COLOUR($it) } crown
# with its sign
-marked-crown = { COLOUR($it) } { SIGN($it) } crown
# a tile by its colours, as they lie from above clockwise
-edges = { LIST(EDGES($it), of: "COLOUR", by: "-") }
-piece =
    { KIND($it) ->
        [crown] { LIST(CROWN($it), of: "crown") }
       *[tile] tile { -edges($it) }
    }
# as it lies on the table
-laid =
    { KIND($piece) ->
        [crown] { CAPITAL(-piece($piece)) }
       *[tile] { LIST(OWNER($piece), of: "side") }’s tile { -edges($piece) }
    } on { -place($at) }
-place = { X($it) },{ Y($it) }
# as notation writes it
-cell = { $x },{ $y }
-nth =
    { $it ->
        [1] first
        [2] second
       *[other] third
    }
-coins =
    { $it ->
        [one] { $it } coin
       *[other] { $it } coins
    }
