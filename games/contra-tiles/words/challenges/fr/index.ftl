# Ce que disent les défis : un but, deux indices, et pourquoi la meilleure voie est la meilleure.

give_title = Donner et prendre
give_goal = Gagnez une pièce et faites-en perdre deux à la Femme, en un tour.
give_hint1 = Il manque une couronne à votre tuile de gauche. À la sienne, en dessous, il en manque deux.
give_hint2 = Une même couronne borde les deux. Quelle couleur vous sert et gâche la sienne ?
give_reason = Le rouge ferme votre tuile avec quatre accords et gâche un bord de la sienne ; le bleu ferme alors la sienne avec deux. 4 pièces à 1.
both_title = Deux d’un coup
both_goal = La Femme a trois pièces. Gagnez la partie dès ce tour.
both_hint1 = Une tuile gâchée lui coûte deux pièces. Elle les paie, et il lui en reste une.
both_hint2 = Il manque une couronne à deux de ses tuiles, et peu de bords s’y accordent. Fermez les deux.
both_reason = Le rouge ferme une de ses tuiles avec un accord, le bleu une autre avec deux : elle paie deux pièces, puis ne peut plus payer.
coin_title = La dernière pièce
coin_goal = La Femme a une pièce. Gagnez la partie dès ce tour.
coin_hint1 = Aucune couronne ne ferme à elle seule une de ses tuiles avec moins de trois accords.
coin_hint2 = Fermez une tuile avec les deux couronnes. Chacune doit s’accorder avec quelque chose, mais pas avec cette tuile.
coin_reason = Le rouge et le bleu ferment sa tuile ensemble, avec deux accords seulement : elle doit deux pièces et n’en a qu’une.
income_title = Double gain
income_goal = Gagnez deux pièces en un seul tour.
income_hint1 = Une couronne peut fermer deux tuiles à la fois.
income_hint2 = Deux de vos tuiles touchent la même case vide. À l’une d’elles, il manque encore une deuxième couronne.
income_reason = Le bleu prépare une de vos tuiles, puis le rouge la ferme en même temps qu’une autre : quatre accords chacune, deux pièces. Tout autre tour en rapporte une au plus.
behind_title = Une pièce de retard
behind_goal = Il n’y a plus de couronne dans la pile et vous avez une pièce de retard. Gagnez avant que la Femme puisse répondre.
behind_hint1 = La partie finit quand un tour commence avec moins de deux couronnes au marché.
behind_hint2 = Il vous faut deux pièces. À quelles deux de vos tuiles ne manque-t-il qu’une couronne pour quatre accords ?
behind_reason = Le bleu et le rouge ferment chacun une de vos tuiles avec quatre accords : 9 pièces à 8. Sans autre couronne, la partie est finie.
