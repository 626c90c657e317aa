# Hints in the first games: at most 16 words each.

first = Click one of your tiles, then a glowing space.
crowns = You may place crowns, too: beside any tile’s edge of their colour, even your rival’s.
four = One crown makes this four of four: that is a coin.
wrong = A wrong crown here costs your rival two coins. It must match one edge beside it.
danger = This tile is in danger. Close it yourself while its colour is here.
pay = This closes your own tile with too few matches: you pay two. Really?
spoiled = Your rival spoiled your tile. Find the same chance on theirs.
poor = Careful: one bad tile now ends the game.
rich = Your rival is nearly broke. One bad tile of theirs wins it.
low = Crowns are running out. Fewer than two in the market end the game.
lead = You lead, and you can end the game this turn.
