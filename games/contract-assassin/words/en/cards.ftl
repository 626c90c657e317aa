### The cards of the Hit Kit.


## What they are called

card_strangulation = Strangulation
card_longbow = Longbow
card_repeating-rifle = Repeating Rifle
card_machete = Machete
card_juggling-knives = Juggling Knives
card_grim-reaper = Grim Reaper
card_duelling-pistol = Duelling Pistol
card_poison = Poison
card_explosives = Explosives
card_throwing-stars = Throwing Stars
card_boomerang = Boomerang
card_stolen-moped = Stolen Moped
card_speedboat = Speedboat
card_night-train = Night Train
card_helicopter = Helicopter
card_private-jet = Private Jet
card_submarine = Submarine
card_escape-from-prison = Escape From Prison
card_double-espresso = Double Espresso
card_bent-bodyguard = Bent Bodyguard
card_arms-fair = Arms Fair
card_loaded-dice = Loaded Dice
card_body-double = Body Double
card_correspondence-course = Correspondence Course
card_red-eye-ticket = Red-Eye Ticket
card_anonymous-tip-off = Anonymous Tip-Off

## What getaways and bonus cards say

text_stolen-moped = Move 1 to 3 spaces by any links.
text_speedboat = Move 1 to 5 spaces by sea links only.
text_night-train = Move 1 to 5 spaces by land links only.
text_helicopter = Move to any other city of the region you are in.
text_private-jet = Move to any of the eight hub cities.
text_submarine = Move to any city that has a sea link.
text_escape-from-prison = In a missed turn in prison: go to your home city and take this turn normally.
text_double-espresso = You have 2 more actions this turn.
text_bent-bodyguard = Remove 1 bodyguard from any target.
text_arms-fair = Draw 3 cards.
text_loaded-dice = Right after you roll: roll again. The new roll counts.
text_body-double = When you would go to prison: go to your home city instead. Your turn ends.
text_correspondence-course = Learn the skill of any weapon, wherever you are.
text_red-eye-ticket = Go to any city. Not while you have to flee.
text_anonymous-tip-off = A target of a rival gets a bodyguard.
