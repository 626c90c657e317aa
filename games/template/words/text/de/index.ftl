who = { -name($seat) }
holds = { $points } von { $goal } Punkten, { -cards($cards) }
climbs_pile = Anstieg: { LIST($pile, by: " < ") }
climbs_nothing = Anstieg: noch nichts
die = Würfel: { $die }
deck = Stapel: { -cards($n) }
hand = Hand: { $cards }
