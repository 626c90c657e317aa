### Ce que montrent les images des clauses.

components_colours = Une couronne rouge, et une tuile de l’Ours avec quatre couleurs.
setup_start-layout = Toute partie commence ainsi : deux couronnes qui se touchent par un coin.
turn_one-of-each = Un tour : l’Ours pose une tuile, puis une couronne à côté.
refill_market = Après le tour, le marché a de nouveau trois couronnes.
place-player_adjacent-crown = La tuile touche deux couronnes.
place-player_match-one = Rouge contre rouge. Un seul accord suffit.
place-player_mismatch-allowed = Rouge touche rouge, donc jaune peut toucher vert.
place-player_no-match = Aucun bord ne s’accorde avec une couronne : la tuile ne peut pas être là.
place-player_fresh-crown = La couronne verte date de ce tour, et la tuile suivante peut aussitôt s’en servir.
place-crown_adjacent-player-tile = La couronne touche une tuile de l’Ours.
place-crown_match-one = Vert contre vert.
place-crown_any-owner = Ce peut aussi être une tuile de l’autre camp.
place-crown_spoil = La couronne s’accorde avec une tuile et gâche un bord de l’autre.
place-crown_no-spoil-only = Une couronne qui ne fait que gâcher ne peut pas être là.
geometry_diagonal-is-nothing = Elles ne se touchent que par un coin, et cela ne compte pas.
geometry_parity = Couronnes et tuiles alternent comme les cases d’un échiquier.
geometry_no-like-neighbours = Une couronne ne touche jamais une couronne, ni une tuile une tuile.
scoring_trigger = Les quatre côtés sont pris : la tuile est décomptée.
scoring_four = Quatre accords : une pièce pour la Femme.
scoring_three = Trois accords : il ne se passe rien.
scoring_fewer-than-three = Deux accords seulement : la Femme paie.
scoring_player-tile-into-hole = Une tuile qui bouche un trou est décomptée aussitôt.
scoring_several-at-once = Une couronne entoure deux tuiles à la fois : les deux sont décomptées.
broke_definition = La Femme paie ses dernières pièces et fait faillite. L’Ours gagne.
end_most-coins = Les couronnes sont épuisées, et l’Ours a la bourse la mieux remplie.
