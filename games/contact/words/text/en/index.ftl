### The board as text, and what flags of the command line set.

head_turn = Turn { $turn } of { $turns }
head_on-board = { $n } on the board
head_near = { $n } in ring 1
head_clear = ring 1 is clear
head_killed = { $n } killed
head_rescued = rescued
head_overrun = overrun
name = { NAME($member) }
column = { -column($column) }

## A member

weapon = { INSIDE(WEAPON(ARM($member))) }
state_ready = ready
state_acted = acted
state_fallen = fallen
has_grenade = grenade
has_dice = +{ -dice($n) }
has_ardor = Ardor
has_first-aid = First Aid

## Flags

field_team = the four members, as in cooper,branson,schulz,ayden
