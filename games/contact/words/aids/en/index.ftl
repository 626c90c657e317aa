### The player aid: a turn in short, each word in one sentence, tables, and what changed in the rules.


## A turn; a word that explains itself stands as [ring: Ring 1]

turn_bite = Each [group: group] in [ring: ring 1] rolls a die and may [bite: bite].
turn_move = All other groups come one ring closer.
turn_arrive = Two [arrival: spawn dice] bring new zombies to ring 4.
turn_act = Each [member: member] acts once, in any order: shoot, throw the [grenade: grenade] or [hold: hold fire].
turn_end = After the last turn the [helicopter: helicopter] comes: one survivor is enough.

## Words

term_ring_name = Ring
term_ring_says = How far a segment is from everybody in the centre: ring 1 is near, ring 4 is far.
term_group_name = Group
term_group_says = All zombies in one segment: they move, bite and are shot at together; a large figure stands for five.
term_need_name = Number needed
term_need_says = A die hits when it shows at least this: one more than the ring.
term_arrival_name = Spawn dice
term_arrival_says = Each die counts the zombies that arrive on the number of the other colour, in ring 4.
term_bite_name = Bite
term_bite_says = A group in ring 1 rolls a die: below its size, and one of the team falls; a lone zombie never bites.
term_member_name = Member
term_member_says = One of four soldiers: acts once a turn, never moves, and is gone for good after a bite.
term_dice_name = Attack dice
term_dice_says = How many dice a weapon rolls, one after the other; each may aim at another group.
term_reach_name = Range
term_reach_says = The rings a weapon reaches.
term_grenade_name = Grenade
term_grenade_says = Takes down up to { $kills } of one group with one hit; each member has one for the whole night.
term_ardor_name = Ardor
term_ardor_says = While Cooper lives, one die of the team may be rolled again each turn.
term_hold_name = Hold fire
term_hold_says = To end a member’s turn without an attack.
term_marker_name = Turn marker
term_marker_says = Shows the turn on the rim; it moves on by one column each turn and harms nobody.
term_helicopter_name = Helicopter
term_helicopter_says = How many turns are left until it comes; whoever is alive then has won for everybody.

## Tables

odds_shots_title = A shot
odds_shots_ring = Ring
odds_shots_need = Needs
odds_shots_chance = Hits
odds_shots_row = Ring { $ring }
odds_shots_from = { $needs }+
odds_bites_title = A bite
odds_bites_group = Group in ring 1
odds_bites_chance = Bites
odds_bites_fortified = With Schulz
odds_bites_row =
    { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }
odds_bites_more = { $zombies } or more

## What changed in the rules

changed_victim = Whoever is named for a bite agrees or refuses, and the leader settles it.
