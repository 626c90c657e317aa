who = { -name($seat) }
holds = { $points } sur { $goal } points, { -cards($cards) }
climbs_pile = Montée : { LIST($pile, by: " < ") }
climbs_nothing = Montée : rien encore
die = Dé : { $die }
deck = Pioche : { -cards($n) }
hand = Main : { $cards }
