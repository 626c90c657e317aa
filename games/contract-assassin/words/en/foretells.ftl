### What an answer would do.

foretells_costs = Costs { -actions($n) }.
foretells_gives = You get { -actions($n) }.
foretells_uses = Uses up { LIST($cards, of: "CARD") }.
foretells_draws = You draw { -cards($n) }.
foretells_blocked = Bodyguards block it.
# $ways (number)
foretells_kills = { -percent($chance) } to kill: { -kill-ways }.
# $ways (number)
foretells_kills-again = { -percent($chance) } to kill, with a second roll by { CARD($again) }: { -kill-ways }.
foretells_best-weapons = Your best weapons: { LIST($weapons, of: "CARD") }.
foretells_away = { -percent($chance) } to get away: { -out-ways }.
foretells_away-again = { -percent($chance) } to get away, with a second roll by { CARD($again) }: { -out-ways }.
foretells_best-getaways = Your best getaways: { LIST($getaways, of: "CARD") }.
foretells_same = That is no better than before.
foretells_more = That is { -percent($by) } more than before.
foretells_less = That is { -percent($by) } less than before.
foretells_then-away = Then { -percent($chance) } to get away.
foretells_then-hide = After this attempt you have to hide: you miss { -turns($misses) }.
foretells_then-hide-unless = Unless this attempt wins, you have to hide after it: you miss { -turns($misses) }.
foretells_misses = You miss { -turns($n) }.
