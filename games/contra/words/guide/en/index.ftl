# Hints in the first games: at most 16 words each.

hand = Swap cards you don’t want, once. Attacks and moves are good.
first = Move once, attack once, play cards, in any order.
shoot = Shoot what is after you: each enemy card is a die against you.
pay = Pay for a success if it defeats something. Otherwise keep the token.
cards = This card attacks, too: cards come on top of your own attack.
unattacked = You have not attacked yet. End the turn?
flag = A flag is in reach. Check its card: nothing is spent.
sensor = The sensor hides a better weapon.
damage = Pay it, or lose a medal. Cards pay as well.
special = Specials trigger the cards from the left, each once.
step-in = Somebody is in danger. Play a card now, or go on.
medal = You draw back up to four: sometimes a medal is worth it.
lamps = One more lamp brings an enemy. An alarm post takes one for an S.
limit = Three is the limit: the next enemy is damage instead. Clear one.
closer = Go closer: from here the wall swallows one success.
half = Half the time is gone. From now on aim every attack at the boss.
over = At the next stage turn you lose the game. Finish the boss now.
