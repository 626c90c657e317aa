### What the pictures of clauses show.

components_colours = A red crown, and a tile of the Bear with four colours.
setup_start-layout = Every game begins like this: two crowns that touch at a corner.
turn_one-of-each = One turn: the Bear lays a tile and then a crown beside it.
refill_market = After the turn the market has three crowns again.
place-player_adjacent-crown = The tile touches two crowns.
place-player_match-one = Red meets red. One match is enough.
place-player_mismatch-allowed = Red meets red, so yellow may meet green.
place-player_no-match = No edge matches a crown: the tile may not lie here.
place-player_fresh-crown = The green crown came this turn, and the next tile may use it at once.
place-crown_adjacent-player-tile = The crown touches a tile of the Bear.
place-crown_match-one = Green meets green.
place-crown_any-owner = It may be a tile of the other side, too.
place-crown_spoil = The crown matches one tile and spoils an edge of the other.
place-crown_no-spoil-only = A crown that only spoils may not lie here.
geometry_diagonal-is-nothing = They touch at a corner only, and that does not count.
geometry_parity = Crowns and tiles alternate like the squares of a chessboard.
geometry_no-like-neighbours = A crown never touches a crown, and a tile never touches a tile.
scoring_trigger = All four sides are taken: the tile is scored.
scoring_four = Four matches: one coin for the Woman.
scoring_three = Three matches: nothing happens.
scoring_fewer-than-three = Two matches only: the Woman pays.
scoring_player-tile-into-hole = A tile that fills a hole is scored at once.
scoring_several-at-once = One crown surrounds two tiles at once: both are scored.
broke_definition = The Woman pays her last coins and is broke. The Bear wins.
end_most-coins = The crowns have run out, and the Bear has the fuller purse.
