# What challenges say: a goal, two hints, and why the best way is the best.

one_title = One bullet
one_goal = One shot left: Ayden’s. Make it as unlikely as you can that two of you fall.
one_hint1 = Some groups bite whatever you do to them, and some never bite.
one_hint2 = Seven or more always bite, a lone zombie never. Which roll can you still change?
one_reason = Shooting blue 2 leaves a risk of 69% (25 in 36), anything else 83%. The eight bite even as seven, and the one never bites.
double_title = Single or double?
double_goal = Only Schulz may still fire. Keep everybody alive in the next attack.
double_hint1 = How many zombies may stay without being able to bite while Schulz lives?
double_hint2 = Two zombies cannot bite while Schulz lives. So one fewer is enough.
double_reason = The single shot leaves a risk of 1 in 36 (3%), the double shot 2 in 36 (6%): it misses twice as often, and one zombie fewer is enough.
whom_title = Whom do you give up?
whom_goal = The last attack of the last turn. One of you falls now; make sure of the rescue.
whom_hint1 = Two zombies at brown 5 are still to roll. Whose ability matters for that roll?
whom_hint2 = While Schulz lives, zombies need to roll one lower.
whom_reason = Ayden falls: two zombies cannot bite while Schulz lives, so 100%. Without Schulz it is 83%.
walk_title = The walk of the machine gun
walk_goal = Miller has four dice for four lone zombies in ring 2. Get the best chance to kill them all.
walk_hint1 = From one target to the next he may move two segments at most.
walk_hint2 = From the middle he has to come back past empty ground. Where can he start so that he never turns?
walk_reason = Start at blue 1 or blue 7 and walk on: 16 in 81 (20%). From the middle he can never reach all four.
flame_title = Fire or grenade
flame_goal = Only Branson is left to act. Lose as few as possible in the next attack, on average.
flame_hint1 = Only zombies that begin the turn in ring 1 bite.
flame_hint2 = The grenade takes up to five, and it can be thrown at the seven.
flame_reason = With the grenade at brown 2, 23 in 36 (0.64) fall on average. With the flame it is 33 in 36 there, and even 38 in 36 at blue 6: those in ring 2 cannot bite yet.
