### The shelf, the set-up and the chapters of the rules.

mood = Match colours to grow rich; clash and you go broke.
gist_goal = Match colours to fill your purse; the fuller purse takes the throne.
gist_turn = Place two pieces a turn, tiles or crowns: one touching edge must match.
gist_loss = A surrounded tile with two matches or fewer costs two coins; an empty purse loses.
preset_standard = Standard
preset_long = Long game: you go on with an empty purse
preset_sharp = Sharp: whose turn it is orders the scoring

## What settings change

setting_bear = Who plays the Bear and goes first.
setting_refill-each = Refill market and rack after every tile, not only after the turn.
setting_broke-strict = You play on with an empty purse; you are broke only when you cannot pay in full. Makes longer games.
setting_scoring-order-active = Tiles surrounded at the same moment score one by one; whoever has the turn chooses the order.
setting_strict-two = Your first tile must leave room for a second, if that is possible.

## What their values are called

value_bear_random = At random
value_bear_0 = The first player
value_bear_1 = The second player

## Chapters of the rules

chapter_refill = Refilling
chapter_place-player = Placing player tiles
chapter_place-crown = Placing crowns
chapter_geometry = Geometry
chapter_scoring = Scoring
chapter_broke = Broke
