## components

components_players = Exactly two players take part, one per side (Bear, Woman).
    .source = Introduction
    .check = Given a new game, when a third seat is requested, then it is refused; when only one human sits down, then the other side is a bot or the same device passed over.
components_crown-count = There are 28 crown tiles in all.
    .source = Game material
    .check = Given a new game after set-up, when crowns in stack, market and layout are added, then the sum is 28 (23 + 3 + 2).
components_player-tile-count = There are 26 player tiles in all.
    .source = Game material
    .check = Given a new game, when both players' stacks and racks are added, then the sum is 26.
    .ruling = The split is not printed; 13 each is the only fair one and both sides get the same 13 faces.
components_coin-count = There are 24 coins in all and none is ever created or destroyed.
    .source = Game material
    .check = Given any reachable state, when both purses and the supply are added, then the sum is 24.
components_colours = Crown tiles carry one colour; player tiles carry one colour per edge.
    .source = Course of the game > Fig. 2 and Fig. 3
    .check = Given any crown tile, then all four of its sides count as the same colour; given player tile R-R-G-Y, then its north side is R and its west side is Y.
    .ruling = The text names yellow, blue, green and red and always speaks of 'the yellow crown tile', so: four colours, crowns of one colour. The mix is not printed; we use 7 crowns per colour.

## setup

setup_sides = One player takes all Bear tiles, the other all Woman tiles.
    .source = Set-up
    .check = Given seats A and B, when A is Bear, then B is Woman and neither can ever place the other's tiles.
    .ruling = How sides are assigned is not said: by agreement, else at random by the game.
setup_player-stack = Each player keeps the own tiles as a face-down stack and turns the top 3 face up as a rack.
    .source = Set-up
    .check = Given set-up is done, then each player has 3 face-up tiles and 10 face-down.
    .ruling = The book says 'mixed' only for crowns; player stacks are shuffled too, since a face-down stack in a known order would make drawing blind pointless.
setup_rack-public = Racks and the market lie face up: both players see them.
    .source = Set-up
    .check = Given online play, when Woman asks for Bear's rack, then its 3 faces are sent; when she asks for the order of any stack, then only its size is sent.
setup_crown-stack = Crown tiles are shuffled into one face-down stack.
    .source = Set-up
    .check = Given a fixed seed, when two games are dealt, then both have the same crown order; given different seeds, then the orders differ.
setup_market = Three crowns are revealed as the market both players use.
    .source = Set-up
    .check = Given set-up is done, then the market holds 3 crowns.
setup_start-layout = Two further crowns start in the layout, touching only at a corner.
    .source = Set-up > Fig. 1
    .check = Given set-up is done, then crowns lie on (0,0) and (1,1) and nowhere else.
setup_open-field = The playing area has no borders.
    .source = Set-up
    .check = Given a chain of legal placements running 20 cells in one direction, then every one of them is accepted.
setup_start-coins = Each player starts with 3 coins.
    .source = Set-up
    .check = Given set-up is done, then purses are 3 and 3.
setup_coin-supply = The remaining coins form the supply.
    .source = Set-up
    .check = Given set-up is done, then the supply holds 18 coins.

## turn

turn_first-player = The Bear player takes the first turn.
    .source = Course of the game
    .check = Given a new game, then the active player is Bear; given a rematch with the seats kept, then it is Bear again.
turn_alternate = Turns alternate strictly.
    .source = Course of the game
    .check = Given Bear ended a turn and the game is not over, then Woman is active; after her, Bear.
turn_choose-one-action = A turn is exactly one of three actions, each of which places two tiles.
    .source = Course of the game
    .check = Given a turn with two placements made, when a third placement is tried, then it is refused.
turn_two-crowns = Action 1: place two crowns from the market.
    .source = Course of the game
    .check = Given a market R, G, B and legal cells for R and G, when R then G are placed, then the turn is over.
turn_two-player-tiles = Action 2: place two tiles from the own rack.
    .source = Course of the game
    .check = Given a rack of 3, when two of them are placed, then 1 is left before refilling.
turn_one-of-each = Action 3: place one crown and one own player tile, in either order.
    .source = Course of the game
    .check = Given a crown placed first, when a player tile is placed beside that same new crown and matches it, then it is legal; the reverse order is legal as well.
turn_opening-forces-player-tile = Because a crown needs a player tile beside it, the very first placement of the game is always a player tile.
    .source = Course of the game
    .check = Given a new game, when Bear tries a crown anywhere as first placement, then it is refused as 'no adjoining player tile'.
turn_mandatory = Placing is compulsory: a player may not pass or stop after one tile while a further legal placement exists.
    .source = Course of the game
    .check = Given one placement made and at least one legal placement left, when the player ends the turn, then it is refused.
    .ruling = The book says the player 'must' choose one of the actions. Looking ahead is not demanded: a first placement that happens to leave no second one is legal. In random play this decides one turn in 3,000, and people at a table do not look ahead for it, so the stricter reading is an option and not the rule. Option strict-two: the first placement must be one that allows a second if any such exists; only the tiles face up now and the layout count for that, not what scoring or a refill in between would do.
turn_cannot-place = A player places as many of the two tiles as is legally possible; with none possible the turn is passed.
    .source = Course of the game
    .check = Given start crowns R and R and a Bear rack of three tiles without any red edge, when Bear's turn begins, then Bear passes and Woman is active; nobody loses coins.
    .ruling = The book is silent. Passing without penalty is the mildest repair. Two passes in a row (one by each player) end the game and coins are compared, since nothing could ever change again.
turn_no-player-tiles-left = A player without player tiles must place crowns.
    .source = Course of the game
    .check = Given Woman has an empty rack and stack, when her turn begins, then only action 1 is offered.
    .ruling = If only one crown fits anywhere, one is placed; if none fits, she passes (see cannot-place).
turn_one-player-tile-left = A player with a single player tile left may use it with a crown, or place two crowns.
    .source = Course of the game
    .check = Given a rack of 1 and an empty stack, then actions 1 and 3 are offered and action 2 is not.

## refill

refill_market = After crowns were placed the market is filled up to 3 from the crown stack.
    .source = Course of the game
    .check = Given a market of 3 and a stack of 10, when a turn placed two crowns, then afterwards the market is 3 and the stack 8.
    .ruling = When exactly is not said. We refill once, after the whole turn, because the text speaks of tiles in the plural and of having completed the actions. Option refill-each: refill after every single placement.
refill_rack = After player tiles were placed that player's rack is filled up to 3 from the own stack.
    .source = Course of the game
    .check = Given Bear placed two own tiles with a stack of 1, then the rack is 2 and the stack 0.
refill_top-only = Refilling always takes the top tile; there is no choosing.
    .source = Course of the game
    .check = Given a known stack order, when two tiles are drawn, then they are the first two of that order.
refill_exhausted = An empty stack is not renewed; market or rack simply stay smaller.
    .source = Course of the game
    .check = Given a crown stack of 0 and a market of 3, when one crown is placed, then the market is 2 and stays so.

## place-player

place-player_adjacent-crown = A player tile goes on an empty cell that shares a full side with at least one crown already lying.
    .source = Course of the game
    .check = Given crowns on (0,0) and (1,1), then (1,0), (0,1), (-1,0), (0,-1), (2,1) and (1,2) are candidate cells and (2,2) and (3,0) are not.
place-player_match-one = At least one of its edges must have the colour of the crown it lies against.
    .source = Course of the game
    .check = Given crown Y on (0,0) and G on (1,1), when a tile with west edge Y and south edge B goes on (1,0), then it is legal.
place-player_mismatch-allowed = Other edges may disagree with their crowns.
    .source = Course of the game > Fig. 2
    .check = Given the placement above, then the blue edge facing the green crown is no reason to refuse it.
place-player_no-match = Without any matching edge the placement is illegal.
    .source = Course of the game
    .check = Given crown R on (0,0) only, when a tile with west edge B goes on (1,0), then it is refused; turned so that R faces west, then it is accepted.
place-player_rotation = A player tile may be turned in quarter steps before it is placed, never afterwards, and never flipped.
    .source = Course of the game
    .check = Given tile R-B-G-Y, then the engine offers R-B-G-Y, Y-R-B-G, G-Y-R-B and B-G-Y-R and not the mirror image R-Y-G-B.
    .ruling = The book does not mention turning. The tiles are square and nothing marks a top, so turning is free. Flipping is out because the back is the stack side.
place-player_fresh-crown = A crown laid earlier in the same turn already counts as lying.
    .source = Course of the game
    .check = Given Bear lays crown G on (2,0) and then a tile whose matching edge faces it, then the second placement is legal although no other crown matches.

## place-crown

place-crown_adjacent-player-tile = A crown goes on an empty cell that shares a full side with at least one player tile already lying.
    .source = Course of the game
    .check = Given a player tile on (1,0) only, then empty cells (2,0) and (1,-1) are candidates and (3,0) is not.
place-crown_match-one = Its colour must equal the facing edge of at least one of those player tiles.
    .source = Course of the game
    .check = Given a player tile on (1,0) with east edge G, when crown G goes on (2,0), then it is legal; crown R there is refused if no other player tile adjoins.
place-crown_any-owner = The matching player tile may belong to either player.
    .source = Course of the game > Fig. 3
    .check = Given the only matching edge belongs to Woman's tile, when Bear places the crown, then it is legal.
place-crown_spoil = A crown may show a wrong colour to other player tiles; spoiling the opponent this way is allowed.
    .source = Course of the game > Fig. 3
    .check = Given cell (2,2) adjoins Bear's green edge and Woman's red edge, when Bear lays crown G, then it is legal and Woman's side is mismatched for good.
place-crown_no-spoil-only = A crown that matches no adjoining edge at all is illegal, even as pure sabotage.
    .source = Course of the game
    .check = Given cell (2,0) adjoins only Woman's tile with facing edge R, when Bear tries crown G there, then it is refused.

## geometry

geometry_parity = Crowns can only ever lie on cells with x+y even and player tiles on cells with x+y odd: the layout is a checkerboard.
    .source = Course of the game
    .check = Given any reachable layout, then every crown has even x+y and every player tile odd x+y.
    .ruling = Derived, not printed: both start crowns are on even cells, player tiles need a side-adjacent crown, crowns a side-adjacent player tile; induction does the rest.
geometry_no-like-neighbours = So two crowns, or two player tiles, never share a side, and a surrounded player tile always has exactly four crown neighbours.
    .source = Course of the game
    .check = Given any reachable layout, when the four neighbours of a player tile are listed, then each is empty or a crown.
geometry_diagonal-is-nothing = Corner contact neither permits a placement nor counts for matching or surrounding.
    .source = Course of the game
    .check = Given only a crown at (0,0), when a player tile is tried at (1,1), then it is refused.
geometry_permanent = A tile once placed stays where it is to the end of the game, scored or not.
    .source = Course of the game
    .check = Given a tile that has scored, when later crowns are placed, then it remains and never scores again.
    .ruling = No rule moves or removes tiles; we add that a tile scores once only.

## scoring

scoring_trigger = The moment all four sides of a player tile are covered it is scored, before anything else happens.
    .source = Course of the game; Scoring
    .check = Given a tile with three crowns around it, when the first crown of a turn closes the fourth side, then coins move before the second placement of that turn is chosen.
scoring_four = All four edges match: the owner takes 1 coin from the supply.
    .source = Scoring > Fig. 4
    .check = Given purses 3/3, supply 18, when Bear's tile is closed with 4 matches, then purses are 4/3 and the supply 17, whoever placed the last crown.
scoring_three = Exactly three edges match: nothing happens.
    .source = Scoring
    .check = Given purses 3/3, when a tile is closed with 3 matches, then purses stay 3/3.
    .ruling = The book lists four and fewer than three only; three is therefore neutral.
scoring_fewer-than-three = Two, one or no matching edges: the owner pays 2 coins into the supply.
    .source = Scoring > Fig. 5
    .check = Given purses 3/3, supply 18, when Woman's tile is closed with 2 matches, then purses are 3/1 and the supply 20.
    .ruling = None at all cannot come up in play, since a tile is laid with at least one match and keeps it.
scoring_owner = Gain and loss always fall on the tile's owner, not on the player who closed it.
    .source = Scoring
    .check = Given Bear closes Woman's tile with 1 match, then Woman pays 2 and Bear gets nothing.
scoring_player-tile-into-hole = A player tile laid into a hole with four crowns around it is scored at once.
    .source = Scoring
    .check = Given crowns R, B, G, Y on N, E, S, W of an empty odd cell, when tile R-B-G-Y is laid there, then its owner gains 1 immediately.
scoring_several-at-once = One crown can close up to four player tiles; all of them are scored as one event.
    .source = Scoring
    .check = Given Bear has 2 coins, when one crown closes a Bear tile with 4 matches and another Bear tile with 2 matches, then Bear ends at 1 and is not broke.
    .ruling = No order is printed and order can decide the game (2 coins: pay first means broke, gain first does not). We net each player's gains and losses of the event, which favours nobody. Option scoring-order-active: the active player resolves the closed tiles one by one in an order of choice, with a broke check after each.
scoring_several-supply-order = Within one event payments reach the supply before rewards leave it.
    .source = Scoring
    .check = Given a supply of 0, when one crown closes a Bear tile with 4 matches and a Woman tile with 1 match, then Woman's 2 coins go in and Bear takes 1 of them; the supply ends at 1.
    .ruling = Follows from scoring as one event. Should rewards still exceed the supply, the active player is served first.
scoring_empty-supply = With an empty supply a reward is lost and never made up later.
    .source = Scoring
    .check = Given a supply of 0 and Bear at 12, when Bear closes a tile with 4 matches, then Bear stays at 12; when 2 coins return later, then Bear still stays at 12.
scoring_unsurrounded = Player tiles not surrounded when the game ends are worth nothing.
    .source = Scoring; End of the game
    .check = Given the game ends with five open tiles, then no coin moves because of them.

## broke

broke_definition = A player who cannot pay in full, or whose purse is empty after paying, is broke.
    .source = Scoring
    .check = Given Bear has 2 coins, when a 2-coin loss falls on Bear, then Bear is at 0 and broke; given 1 coin, then Bear pays 1 and is broke.
    .ruling = The book does not define broke; in plain speech it means having no money left. Option broke-strict: only a player who owes more than the purse holds is broke, so 0 coins is still in the game.
broke_ends-now = Going broke ends the game on the spot and that player loses, whatever the other purse holds.
    .source = Scoring; End of the game
    .check = Given Bear goes broke with the first of two placements of Woman's turn, then the second placement is not made and Woman wins, even with 1 coin.
broke_self-inflicted = A player may go broke by the own placement.
    .source = Scoring
    .check = Given Bear has 2 coins, when Bear closes an own tile with 2 matches, then Bear loses; the engine warns first but allows it.
broke_both = If one event breaks both players, the game is a draw.
    .source = Scoring
    .check = Given purses 1/2, when one crown closes a Bear tile and a Woman tile with 2 matches each, then the result is a draw.
    .ruling = Silent in the book; both meet the losing condition at the same instant, so neither can be the winner.

## end

end_crowns-low = At the beginning of any turn with fewer than 2 crowns in the market the game is over.
    .source = End of the game
    .check = Given the crown stack is empty and the market holds 1 when Woman's turn would begin, then she gets no turn and coins are compared.
end_crowns-exactly-two = With exactly 2 crowns in the market the turn is still played in full.
    .source = End of the game
    .check = Given market 2 and stack 0 at the start of Bear's turn, when Bear places two player tiles, then Woman's turn begins as well, still with market 2.
end_reserve-means-crowns = The end test looks at the common crown reserve, not at the coin supply and not at racks.
    .source = End of the game
    .check = Given a coin supply of 0 and a market of 3, then the game goes on.
    .ruling = The book uses 'reserve' for coins, crowns and racks alike; the end clause names crown tiles. As the market is refilled to 3 while the stack lasts, the test can only succeed once the stack is empty.
end_no-equal-turns = The game ends at that moment even if Bear has had one turn more.
    .source = End of the game
    .check = Given the test succeeds at the start of Woman's turn after Bear's 9th turn, then Woman is not granted a 9th.
    .ruling = The words 'at the beginning of either player's turn' rule out an equalising turn.
end_most-coins = Without a broke player the fuller purse wins.
    .source = End of the game
    .check = Given purses 5/4 at the end, then Bear wins.
end_tie = Equal purses are a draw.
    .source = End of the game
    .check = Given purses 4/4 at the end, then the result is a draw and no tie-break is applied.
end_turn-bounds = A game that ends on crowns lasts 13 to 26 turns counted over both players.
    .source = End of the game
    .check = Given 25 of the 26 crowns outside the start layout must go before fewer than 2 are left, when every turn places two crowns, then the game is over before turn 14; when all 26 player tiles are placed too, then before turn 27.
    .ruling = Derived, for tests and progress bars: the lower bound is loose (one lone player tile cannot feed that many crowns) and a rare forced single placement or pass can stretch the upper one by a turn or two.
