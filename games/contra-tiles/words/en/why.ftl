### Why something cannot be done.


## While tiles are scored

why_scoring_trigger_tile = This tile is <b>not surrounded</b>: at least one of its sides is still open.
why_scoring_trigger_crown = A <b>crown</b> is never scored, only player tiles are.
why_scoring_trigger_nothing = <b>No tile lies here</b> that could be scored.
why_scoring_trigger_unlaid = Tiles that are surrounded are <b>scored first</b>; then the turn goes on.
why_scoring_once = This tile <b>has already been scored</b>, and each tile scores once.
why_scoring_several-at-once = It is <b>{ -side($side) }’s turn</b>, so { -side($side) } says what is scored next.

## While tiles are placed

-beside =
    { COUNT($crowns) ->
        [one] Only the <b>{ LIST($crowns, of: "marked-crown") }</b> is next to this space
       *[other] The crowns next to this space are <b>{ LIST($crowns, of: "COLOUR", by: " and ") }</b>
    }
why_place-player_match-one = { -beside }, and your tile has <b>no { LIST($crowns, of: "COLOUR", by: " or ") } edge</b>, however you turn it.
why_place-player_turned = { -beside }, and <b>turned like this</b> your tile shows another colour there.
why_place-player_adjacent-crown = Your tile has to touch a side of a <b>crown</b>, and there is none next to this space.
why_place-crown_match-one =
    The { COUNT($colours) ->
        [one] edge
       *[other] edges
    } facing this space { $edges ->
        [one] is
       *[other] are
    } <b>{ LIST($colours, of: "COLOUR", by: " and ") }</b>, so { COUNT($crown) ->
        [0] this crown
       *[other] a { LIST($crown, of: "crown") }
    } matches none.
why_place-crown_no-spoil-only = A crown that matches nothing here would <b>only spoil</b> the other player’s tile.
why_place-crown_adjacent-player-tile = A crown has to touch a side of a <b>player tile</b>, and there is none next to this space.
why_geometry_diagonal-is-nothing =
    Here it would touch a { $needs ->
        [crown] crown
       *[tile] player tile
    } <b>only at a corner</b>, and corners do not count.
why_geometry_permanent = A tile <b>lies here already</b>, and tiles stay where they are.
why_turn_opening-forces-player-tile = There is <b>no player tile</b> on the table yet for a crown to touch, so open the game with a tile of your own.
why_turn_no-player-tiles-left = You have <b>no tiles left</b>; crowns are all you can lay.
why_turn_mandatory = This would leave <b>no room for a second tile</b>. Other places leave room for one.
why_turn_may-place = There is still a tile <b>you can place</b>.
why_turn_alternate = It is <b>{ -side($side) }’s turn</b>.
why_setup_sides = This is <b>{ -side($side) }’s tile</b>, and each side lays only tiles of its own.
why_refill_market = This place in the market is <b>empty</b> until it is refilled after the turn.
why_refill_rack = This place in your rack is <b>empty</b> until it is refilled after the turn.
why_refill_exhausted = The stack is <b>used up</b>, so this place stays empty.
