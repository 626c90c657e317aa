### Was eine Antwort bewirkt.

foretells_costs = Kostet { -actions($n) }.
foretells_gives = Du bekommst { -actions($n) }.
foretells_uses = Verbraucht { LIST($cards, of: "CARD", form: "acc") }.
foretells_draws = Du ziehst { -cards($n) }.
foretells_blocked = Ein Leibwächter wehrt das ab.
foretells_kills = Tötet mit { -percent($chance) }: { -kill-ways }.
foretells_kills-again = Tötet mit { -percent($chance) }, einen zweiten Wurf eingerechnet ({ CARD($again) }): { -kill-ways }.
foretells_best-weapons = Deine besten Waffen: { LIST($weapons, of: "CARD") }.
foretells_away = Du entkommst mit { -percent($chance) }: { -out-ways }.
foretells_away-again = Du entkommst mit { -percent($chance) }, einen zweiten Wurf eingerechnet ({ CARD($again) }): { -out-ways }.
foretells_best-getaways = Deine besten Fluchtkarten: { LIST($getaways, of: "CARD") }.
foretells_same = Das ist nicht besser als vorher.
foretells_more = Das sind { -percent($by) } mehr als vorher.
foretells_less = Das sind { -percent($by) } weniger als vorher.
foretells_then-away = Danach entkommst du mit { -percent($chance) }.
foretells_then-hide = Nach diesem Anschlag musst du untertauchen: Du setzt { -turns($misses) } aus.
foretells_then-hide-unless = Gewinnt dieser Anschlag nicht, musst du danach untertauchen: Du setzt { -turns($misses) } aus.
foretells_misses = Du setzt { -turns($n) } aus.
