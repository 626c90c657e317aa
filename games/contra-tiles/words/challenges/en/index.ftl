# What challenges say: a goal, two hints, and why the best way is the best.

give_title = Give and take
give_goal = Win a coin and cost the Woman two, in one turn.
give_hint1 = Your tile on the left lacks one crown. Hers below lacks two.
give_hint2 = One crown lies beside both of them. Which colour helps you and spoils hers?
give_reason = Red closes your tile with four matches and spoils an edge of hers; blue then closes hers with two. 4 coins to 1.
both_title = Two at once
both_goal = The Woman has three coins. Win this turn.
both_hint1 = One spoilt tile costs her two coins. She pays that, and has one left.
both_hint2 = Two of her tiles lack one crown each, and both have few matches. Close both.
both_reason = Red closes one of her tiles with one match, blue another with two: she pays two coins, and then she cannot pay again.
coin_title = The last coin
coin_goal = The Woman has one coin. Win this turn.
coin_hint1 = No single crown closes a tile of hers with fewer than three matches.
coin_hint2 = Close one tile with both crowns. Each has to match something, but not that tile.
coin_reason = Red and blue close her tile between them, and only two edges match: she owes two coins and has only one.
income_title = Double income
income_goal = Earn two coins in one turn.
income_hint1 = One crown can close two tiles at once.
income_hint2 = Two of your tiles share an empty space. One of them lacks a second crown as well.
income_reason = Blue prepares one of your tiles, then red closes it together with another: four matches each, two coins. Any other turn earns one at most.
behind_title = One behind
behind_goal = The stack has no crowns left and you trail by one coin. Win before the Woman can answer.
behind_hint1 = The game ends when a turn begins with fewer than two crowns in the market.
behind_hint2 = You need two coins. Which two of your tiles lack just one crown for four matches?
behind_reason = Blue and red each close a tile of yours with four matches: 9 coins to 8. With no crown left the game is over.
