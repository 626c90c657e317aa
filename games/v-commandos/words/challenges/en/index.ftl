# What challenges say: a goal, two hints, and why the best way is the best.

hide_title = A quiet place
hide_goal = One action is left. End your turn so that nobody can find you.
hide_hint1 = The arrow points south: soldiers walk onto the Jetty and onto the path beside it.
hide_hint2 = There is a trapdoor under your feet. A saved action can still take you through it.
hide_reason = Go underground, now or with a saved action when you are asked: no die at all, 100%. Staying, or a step to the side, gives them one die: 67% unseen.
fewer_title = One fewer
fewer_goal = Get rid of one of them this turn, and let nobody see you or hear you.
fewer_hint1 = Whoever stands where you come in looks up once. Count the eyes.
fewer_hint2 = Two stand in the Garden, one on the Fuel Stack. There is a way around.
fewer_reason = Go round by the Jetty to the Fuel Stack and overpower the Karabiner: one looks up, 67%. If you creep into the Garden, two do: 44%.
door_title = Without a sound
door_goal = Get rid of the guard in the Lamp Room this turn, and let nobody see you or hear you.
door_hint1 = Whoever shoots is seen, and so is whoever throws. Overpowering makes no noise.
door_hint2 = Door, step, guard: that is three actions.
door_reason = Force the door with the Crowbar, step in and overpower the guard. He looks up once: 67%. A shot would open the door, too, and wake everybody.
breath_title = One breath
breath_goal = From the Fuel Stack, get rid of the guard and of the Karabiner this turn, and let nobody see you or hear you.
breath_hint1 = Nobody hears the De Lisle. One Breath never misses, and takes two of your three actions.
breath_hint2 = If a shot hits, you still have the breath for the other. Who is easier to hit?
breath_reason = Shoot at the guard first. If you hit, One Breath takes the Karabiner; if not, two shots are left: 78%. Breath for the Karabiner first and then a shot: 67%. Breath for the guard: 50%.
moment_title = The right moment
moment_goal = Your charge lies where their reinforcements come in. Take as many with you as you can, on average.
moment_hint1 = You can still detonate when it is no longer your turn: you are asked before each part of theirs.
moment_hint2 = First they come, then they walk on. When do most of them stand on the charge?
moment_reason = End your turn, wait until they have come, and detonate before they walk: 2.66 on average. Now it is just the one who stands there; after they have walked it is nobody.
