### Ce que ferait une réponse.

foretells_costs = Coûte { -actions($n) }.
foretells_gives = Vous gagnez { -actions($n) }.
foretells_uses = Utilise { LIST($cards, of: "the-card") }.
foretells_draws = Vous piochez { -cards($n) }.
foretells_blocked = Les gardes du corps arrêtent ce coup.
foretells_kills = { -percent($chance) } de chances de tuer : { -kill-ways }.
foretells_kills-again = { -percent($chance) } de chances de tuer, avec un second jet ({ CARD($again) }) : { -kill-ways }.
foretells_best-weapons = Vos meilleures armes : { LIST($weapons, of: "the-card") }.
foretells_away = { -percent($chance) } de chances de vous échapper : { -out-ways }.
foretells_away-again = { -percent($chance) } de chances de vous échapper, avec un second jet ({ CARD($again) }) : { -out-ways }.
foretells_best-getaways = Vos meilleures cartes de fuite : { LIST($getaways, of: "the-card") }.
foretells_same = Ce n’est pas mieux qu’avant.
foretells_more = C’est { -percent($by) } de plus qu’avant.
foretells_less = C’est { -percent($by) } de moins qu’avant.
foretells_then-away = Ensuite, { -percent($chance) } de chances de vous échapper.
foretells_then-hide = Après cet attentat, vous devrez vous cacher et passer { -turns($misses) }.
foretells_then-hide-unless = Si cet attentat ne vous fait pas gagner, vous devrez ensuite vous cacher et passer { -turns($misses) }.
foretells_misses = Vous passez { -turns($n) }.
