# Hints in the first games: at most 16 words each.

first = Choose one of your tiles, then a glowing space.
crowns = A crown goes beside an edge of its colour, on your rival’s tiles too.
goal = Surround your tiles: four matches earn a coin, fewer than three cost two.
four = One crown makes this four of four: that is a coin.
wrong = A wrong crown here costs your rival two coins. It must match one edge beside it.
danger = A wrong crown here costs you two coins. Fill the gap with its colour yourself.
pay = This closes your own tile with too few matches: you pay two. Really?
spoiled = Your tile was spoiled. Find the same chance on your rival’s.
poor = Careful: one bad tile now ends the game.
rich = Your rival is nearly broke: one bad tile there, and you win.
low = Crowns are running out. Fewer than two in the market end the game.
lead = You lead, and you can end the game this turn.
