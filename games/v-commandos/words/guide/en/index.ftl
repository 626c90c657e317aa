# Hints in the first games: at most 16 words each.

event = The arrow shows where they walk this turn, while nobody is seen.
below = Come up at the trapdoor nearest to your goal.
medium = Medium: take two actions and stay hidden.
gives-away = This gives you away and rings the alarm. Really?
dice = Each of them rolls: one finds you with 33%, two with 56%.
alone = He is alone: overpower him from behind, no dice.
loot = Pick it up for free.
door = The Crowbar opens it without a sound.
arrow = The arrow leads one of them to you. Step aside?
entrance = New enemies arrive right here. Move on?
save = Save it: a +1 lets you slip away in their turn.
window = Here you may spend your +1, or wait.
seen = Seen! Move to a small empty tile and they lose you.
silence = Silence it here: one action, and fewer of them come.
wound = Each wound costs an action a turn. First Aid heals them all.
done = Now get out: everybody Underground ends it.
bag = The bag runs low. If it is empty when they draw, you lose.
