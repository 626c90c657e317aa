### The board as text.

who = { -name($seat) }
holds = { $points } of { $goal } points, { -cards($cards) }
climbs_pile = Climb: { LIST($pile, by: " < ") }
climbs_nothing = Climb: nothing yet
die = Die: { $die }
deck = Deck: { -cards($n) }
hand = Hand: { $cards }
