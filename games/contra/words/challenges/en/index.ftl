# What challenges say: a goal, two hints, and why the best way is the best.

evade_title = Evade at the right time
evade_goal = They have rolled two specials and an A. Get through without losing a medal.
evade_hint1 = Evade takes up to two damage at once. How much comes now, and how much comes later?
evade_hint2 = The Gunner’s special puts another A beside the one they rolled.
evade_reason = Pay the first A with your token. The Gunner’s special then makes it two, and Evade takes both. Played first, it saves one A, and two find you with one token.
quiet_title = No alarm
quiet_goal = Let this round end without an alarm, and without damage from the stage. You have shot already.
quiet_hint1 = Two lamps burn, and two more come on this round. The fourth one is the alarm.
quiet_hint2 = One lamp has to go out, and the Flare finds whoever is on a ledge. Which post helps?
quiet_reason = Run to the alarm post on the left and pay the S: a lamp goes out, you stand on no ledge, and three lamps burn at the end.
