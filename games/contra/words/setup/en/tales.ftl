### The stories, told in our own words.

tale_return_says = Four missions deeper and deeper into the islands, to whatever hatches there.
tale_return_title_1 = Through the gate
tale_return_prologue_1 = A signal from the jungle should not be there. Behind the ferns stands a wall, and behind the wall something is being built.
tale_return_won_1 = The wall burns. In its supplies there is something for everybody.
tale_return_lost_1 = You fall back into the ferns. The wall still stands: try again.
tale_return_title_2 = Up the falls
tale_return_prologue_2 = The tracks lead up the waterfall. Stone slabs hang in the spray, and an eye looks down that may or may not be real.
tale_return_won_2 = The eye closes. Its last order shows where the next target lies.
tale_return_lost_2 = The water takes you, but it takes you in the right direction. You come round on the far bank with empty hands.
tale_return_title_3 = White field
tale_return_prologue_3 = Beyond the falls lies snow, and in the snow a walker with blades for hands. Its tank has heard you coming.
tale_return_won_3 = The walker falls silent. Its radio still knows what is coming.
tale_return_lost_3 = You crawl past the walker in the snow storm. Nobody tells you what waits below.
tale_return_title_4 = The heart below
tale_return_prologue_4 = The shaft ends in a cave that breathes. Whatever gave the signal lays its eggs here, and some of them are already open.
tale_return_won_4 = The heart stops, and the islands are quiet. For now.
tale_return_lost_4 = The lair closes over you. The signal goes on.
tale_escape_says = The mission is done. Now the way back: four missions out of the lair, with everything behind you.
tale_escape_title_1 = Wrong end of the cave
tale_escape_prologue_1 = The lair collapses, and the walker stands between you and the daylight. This time you start where the boss belongs.
tale_escape_won_1 = Daylight. You have a head start, and you have grown used to being outnumbered.
tale_escape_lost_1 = The tunnel falls in behind you and before you. Try again.
tale_escape_title_2 = The second wall
tale_escape_prologue_2 = They have rebuilt the wall across the snow, thicker than before. There is no other way to the coast.
tale_escape_won_2 = The wall is down again. Whoever guarded the coast has run.
tale_escape_lost_2 = You find a gap in the wall, and nothing else. It has to do: the coast is still a long way off.
tale_escape_title_3 = Down the falls
tale_escape_prologue_3 = The eye over the falls cannot be harmed any more. You need not win against it: hold out until the water has carried you down.
tale_escape_won_3 = The current spits you out below the falls, beside a crate that somebody lost. It is not empty.
tale_escape_lost_3 = You reach the bottom, but not all of you in one piece. One of you will feel it in the last fight.
tale_escape_title_4 = Last boat
tale_escape_prologue_4 = The mother has followed. She sits at the landing, and you come out of the base behind her. Nobody leaves before she is gone.
tale_escape_won_4 = The boat casts off. Behind you the island sinks into the sea.
tale_escape_lost_4 = The boat leaves without you. Behind you she is already coming down the landing.

## What is different in a part

change_setup_enemy-for-one = One commando of your choice draws another enemy.
change_setup_enemy-for-each = Each commando draws another enemy.
change_setup_slip-second = The Slip Track starts on its second slip space.
change_setup_dogra-on-top = A Dogra Mk. II lies among the top three stage cards.
change_setup_hatch-each = Each commando hatches a bugger.
change_setup_commandos-in-boss-spaces = You start in the boss spaces.
change_setup_boss-beside = The boss starts next to them, in one space.
change_setup_boss-in-start-spaces = The boss starts in the start spaces.
change_setup_commandos-beside-boss = You start within one space of the boss spaces.
change_setup_stage-card-removed = One stage card is gone before you begin.
change_rule_first-boss-card-immune = The boss card with number 1 cannot take damage.
change_rule_out-of-time-wins = You win when the stage deck runs out.
change_rule_no-slow-down = There is no slowing down.
