# Hints in the first games: at most 16 words each.

first = Spend your actions on drawing cards until you have weapons around seven.
twice = Two cards with the same number help only once. Keep the spare for later.
getaway = You need getaway cards to flee: three or four different numbers.
bonus = Bonus cards are free to play, one a turn.
moment = Good odds and a way out: this is the moment.
under = Under 50%. A draw costs one action; a miss costs cards and a bodyguard.
hide = With no action left you would have to hide for three turns. Attempt next turn?
stuck = No getaway card: you would have to hide for three turns. Draw first?
flight = Lay out every different number you have: each is one in six.
go = Choose a place near your next name.
guard = This number no longer kills here. The others still do.
school = Learn here: one more winning number for that weapon, for good.
ticket = Use the spare getaway card as a ticket: one action, no roll.
rival = One more name, and your rival wins. Take the chance you have.
last = The last name needs no escape. Even your last action will do.
