### L’aide de jeu : un tour en bref, chaque mot en une phrase, des tables, et ce qui a changé dans les règles.


## Un tour ; un mot qui s’explique s’écrit [tile: tuile]

turn_place = Posez deux pièces : deux de vos [tile: tuiles], deux [crown: couronnes] du [market: marché] ou une de chaque.
turn_touch = Une tuile va à côté d’une couronne, une couronne à côté d’une tuile ; au moins un [edge: bord] doit [match: s’accorder].
turn_close = Une tuile qui a des couronnes sur ses quatre bords est [score: décomptée] aussitôt.
turn_refill = Votre [rack: chevalet] et le marché se complètent d’eux-mêmes.
turn_end = Vous gagnez si l’autre fait [broke: faillite], ou avec la [purse: bourse] la plus pleine quand les couronnes s’épuisent.

## Mots

term_tile_name = Tuile
term_tile_says = Une tuile de l’Ours ou de la Femme, avec une couleur sur chacun de ses quatre bords ; vous pouvez la tourner avant de la poser.
term_crown_name = Couronne
term_crown_says = Une pièce d’une seule couleur que les deux peuvent poser ; elle va à côté de tuiles, quel que soit leur camp.
term_colour_name = Couleurs
term_colour_says = Le rouge est un losange, le bleu une goutte, le vert une feuille, le jaune un soleil.
term_edge_name = Bord
term_edge_says = Un côté d’une tuile, dans l’une des quatre couleurs.
term_match_name = Accord
term_match_says = Un bord qui touche une couronne de sa couleur ; une couronne d’une autre couleur le gâche.
term_market_name = Marché
term_market_says = Les couronnes que les deux peuvent prendre ; il est complété depuis la pile après chaque tour.
term_rack_name = Chevalet
term_rack_says = Les tuiles que vous pouvez poser maintenant ; il est complété à trois.
term_stack_name = Pile
term_stack_says = Les couronnes à venir ; si un tour commence avec moins de deux au marché, la partie est finie.
term_score_name = Décompte
term_score_says = Quand des couronnes bordent une tuile des quatre côtés, ses accords rapportent ou coûtent des pièces à son propriétaire.
term_purse_name = Bourse
term_purse_says = Les pièces d’un camp ; chacun commence avec trois.
term_broke_name = Faillite
term_broke_says = Qui ne peut pas payer perd aussitôt ; qui n’a plus rien après avoir payé aussi, sauf dans la partie longue.

## Tables

odds_worth_title = Une tuile entourée
odds_worth_matches = Accords
odds_worth_coins = Pour son propriétaire
odds_worth_row =
    { $matching ->
        [one] { $matching } accord
       *[other] { $matching } accords
    }
odds_worth_gain = +{ $coins }
odds_worth_nothing = rien
odds_worth_pay = −{ $coins }
