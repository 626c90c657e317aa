# What challenges say: a goal, two hints, and why the best way is the best.

which_title = Which two?
which_goal = They have rolled an M, an A and an S. Get through without losing a medal.
which_hint1 = Evade takes two of the three. What is left you have to pay, all of it.
which_hint2 = Look at your token and at your other card. What can you pay with them?
which_reason = Evade takes the M and the S, because you can pay only an A: with the token or with Reload. After any other choice something is left that you cannot pay.
nearer_title = Two jumps nearer
nearer_goal = The wall has one point left, and you have moved already. Bring it down with your attack, as often as you can.
nearer_hint1 = From here the wall swallows one success. From two spaces away it swallows none.
nearer_hint2 = Each jump has its price. Which one leaves you both tokens for the dice?
nearer_reason = Play Somersault and jump along the ledge: one success is enough there, and both tokens can make one: 97%. If you pay Vault with an M, you miss it at the dice: 89%. From here you need two successes: 71%.
again_title = Which die again?
again_goal = They have rolled an A and two specials. Roll one die again, and get through without losing a medal.
again_hint1 = The wall’s special and the Sniper’s cost an A each, at once. Then comes the A on the die.
again_hint2 = Any die you roll again can come back as an A or a special. Which of them would hurt?
again_reason = Roll the A again: a special would be the Greeder’s, and you can pay its M. Only another A hurts: 83%. If you roll a special again, an A hurts and so does a special: 50%.
evade_title = Evade at the right time
evade_goal = They have rolled two specials and an A. Get through without losing a medal.
evade_hint1 = Evade takes up to two damage at once. How much comes now, and how much comes later?
evade_hint2 = The Gunner’s special puts another A beside the one they rolled.
evade_reason = Pay the first A with your token. The Gunner’s special then makes it two, and Evade takes both. Played first, it saves only one A, and two are left for one token.
quiet_title = No alarm
quiet_goal = Let this round end without an alarm, and without damage from the stage. You have already shot.
quiet_hint1 = Two lamps burn, and two more come on this round. The fourth one is the alarm.
quiet_hint2 = One lamp has to go out, and the Flare finds whoever is on a ledge. Which post helps?
quiet_reason = Run to the alarm post on the left and pay the S: a lamp goes out, you stand on no ledge, and three lamps burn at the end.
