# What challenges say: a goal, two hints, and why the best way is the best.

five_title = Five of eight
five_goal = Your target in Paris hides behind bodyguard 6. Lay out the five cards that kill most often.
five_hint1 = Three of your weapons have a skill. Each of these kills with two numbers.
five_hint2 = Count the rolls of each card, both numbers together. The 6 is blocked.
five_reason = The three with a skill, the 4 and the 8: 23 in 36 (64%). The five nearest to seven reach only 15 in 36. A skill is a second weapon on the same card.
ticket_title = The right ticket
ticket_goal = Make your attempt in Delhi this turn, and keep an action for the escape.
ticket_hint1 = The attempt is one action and the escape another. One is left for the way.
ticket_hint2 = Delhi is five spaces away by land. Which getaway goes that far?
ticket_reason = Only the Night Train reaches Delhi with one action: five land links. Every other ticket stops short of it.
draw_title = Draw or strike?
draw_goal = Your last name is here, and Winchester wins next turn. Take the best chance to win now.
draw_hint1 = You have two actions, and an attempt takes only one of them.
draw_hint2 = Seven of the ten cards in the deck are weapons. What would each of them add?
draw_reason = Draw, then make your attempt with all you have: 16 in 45 (36%). At once it is 10 in 36 (28%).
four_title = Which four?
four_goal = Take the best chance to get away from Rome and be in Moscow this turn. One action is left after the escape.
four_hint1 = Any four numbers get you away equally often. The card that stays in your hand matters too.
four_hint2 = The last action needs a ticket to Moscow, wherever you fled to.
four_reason = Keep the Moped or the Helicopter and lay out the other four: you get away with 4 in 6 (67%), and the card you kept takes you to Moscow.
gift_title = Archie’s gift
gift_goal = Send one bodyguard to Winchester’s target, then roll. Take the best chance to kill.
gift_hint1 = Each bodyguard blocks one of your numbers. Which number do two dice show more often?
gift_hint2 = A 6 comes up in five of 36 rolls, a 9 in four.
gift_reason = Without the 6 you kill with 12 in 36 (33%), without the 9 with 11 in 36, with both in the way with 7 in 36. And Winchester has a 6, but no 9.
