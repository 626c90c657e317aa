### The player aid: a turn in short, each word in one sentence, tables, and what changed in the rules.


## A turn; a word that explains itself stands as [tile: tile]

turn_place = Place two pieces: two [tile: tiles] of yours, two [crown: crowns] from the [market: market], or one of each.
turn_touch = A tile goes beside a crown and a crown beside a tile; at least one [edge: edge] must [match: match].
turn_close = A tile with crowns on all four sides is [score: scored] at once.
turn_refill = Your [rack: row] and the market fill up by themselves.
turn_end = You win when the other is [broke: broke], or with the fuller [purse: purse] when the crowns run out.

## Words

term_tile_name = Tile
term_tile_says = A tile of the Bear or the Woman, with a colour on each of its four edges; you may turn it before you place it.
term_crown_name = Crown
term_crown_says = A piece of one colour that both may place; it lies beside tiles, of either owner.
term_colour_name = Colours
term_colour_says = Red is a diamond, blue a drop, green a leaf, yellow a sun.
term_edge_name = Edge
term_edge_says = One side of a tile, in one of four colours.
term_match_name = Match
term_match_says = An edge that touches a crown of its own colour; a crown of another colour spoils it.
term_market_name = Market
term_market_says = The crowns that both may take; it is filled up from the stack after each turn.
term_rack_name = Row
term_rack_says = The tiles you may place now; it is filled up to three.
term_stack_name = Stack
term_stack_says = Crowns still to come; when a turn begins with fewer than two in the market, the game ends.
term_score_name = Scoring
term_score_says = When crowns lie on all four sides of a tile, its matches give or cost its owner coins.
term_purse_name = Purse
term_purse_says = A side’s coins; each begins with three.
term_broke_name = Broke
term_broke_says = Whoever cannot pay loses at once; so does whoever has nothing left after paying, but not in the long game.

## Tables

odds_worth_title = A closed tile
odds_worth_matches = Matches
odds_worth_coins = For its owner
odds_worth_row =
    { $matching ->
        [one] { $matching } match
       *[other] { $matching } matches
    }
odds_worth_gain = +{ $coins }
odds_worth_nothing = nothing
odds_worth_pay = −{ $coins }
