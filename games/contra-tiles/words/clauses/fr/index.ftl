### Les règles du jeu de tuiles de Contra en français. C’est clauses.yaml qui fait foi ; voici les mêmes règles dans le même ordre.
### Les cases sont (x, y), y croît vers le bas. Les bords d’une tuile de joueur sont donnés dans l’ordre N, E, S, O.
### Couleurs : R rouge, B bleu, G vert, Y jaune. « Réserve » = les pièces qui ne sont à personne.
### « Marché » = les couronnes face visible, communes aux deux. « Chevalet » = les tuiles face visible d’un camp.


## components

components_players = Exactement deux joueurs, un par camp (Ours, Femme).
    .source = Introduction
    .check-1 = Soit une nouvelle partie : une troisième place est refusée.
    .check-2 = Soit une nouvelle partie : une place seule est refusée ; l’autre camp est un bot, ou l’on se passe le même appareil.
components_crown-count = Il y a en tout 28 couronnes.
    .source = Matériel de jeu
    .check = Soit une nouvelle partie après la mise en place : les couronnes de la pile, du marché et de la table font en tout 28 (23 + 3 + 2).
components_player-tile-count = Il y a en tout 26 tuiles de joueur.
    .source = Matériel de jeu
    .check-1 = Soit une nouvelle partie : les piles et les chevalets des deux joueurs font en tout 26.
    .check-2 = Soit une nouvelle partie : les deux camps ont les mêmes 13 faces, chacune une fois.
    .ruling = Le partage n’est pas imprimé ; 13 chacun est le seul qui soit juste, et les deux camps ont les mêmes 13 faces.
components_coin-count = Il y a en tout 24 pièces ; aucune n’est jamais créée ni détruite.
    .source = Matériel de jeu
    .check = Soit n’importe quel moment atteignable : les deux bourses et la réserve font en tout 24.
components_colours = Une couronne a une seule couleur ; une tuile de joueur a une couleur par bord.
    .source = Déroulement du jeu > Fig. 2 et Fig. 3
    .check-1 = Soit n’importe quelle couronne : ses quatre côtés ont la même couleur.
    .check-2 = Soit la tuile de joueur R-R-G-Y : son côté nord est R et son côté ouest est Y.
    .check-3 = Soit toutes les couronnes : il y en a 7 de chacune des quatre couleurs.
    .ruling = Le texte nomme le jaune, le bleu, le vert et le rouge et parle toujours de « la couronne jaune » : donc quatre couleurs, et des couronnes d’une seule couleur. La répartition n’est pas imprimée ; nous prenons 7 couronnes par couleur.

## setup

setup_sides = Une personne prend toutes les tuiles Ours, l’autre toutes les tuiles Femme.
    .source = Mise en place
    .check-1 = Soit les places A et B : si A est l’Ours, B est la Femme.
    .check-2 = Soit une partie entière : aucun ne peut jamais poser les tuiles de l’autre.
    .check-3 = Soit un accord sur la place de l’Ours : l’Ours s’y trouve.
    .check-4 = Soit aucun accord : les camps sont tirés au sort.
    .ruling = Il n’est pas dit comment on répartit les camps : d’un commun accord, sinon au hasard par le jeu.
setup_player-stack = Chacun garde ses tuiles en pile face cachée et découvre les 3 premières : c’est son chevalet.
    .source = Mise en place
    .check-1 = Soit la mise en place terminée : chacun a 3 tuiles face visible et 10 face cachée.
    .check-2 = Soit des graines différentes : les piles des joueurs sont dans des ordres différents.
    .ruling = Le livret ne dit « mélangées » que pour les couronnes ; les piles des joueurs le sont aussi, car une pile face cachée dans un ordre connu n’aurait pas de sens.
setup_rack-public = Les chevalets et le marché sont face visible : les deux joueurs les voient.
    .source = Mise en place
    .check-1 = Soit une partie en ligne : si la Femme demande le chevalet de l’Ours, ses 3 faces sont envoyées.
    .check-2 = Soit une partie en ligne : si l’un des camps demande le marché, ses 3 couronnes sont envoyées.
    .check-3 = Soit une partie en ligne : si la Femme demande l’ordre d’une pile, seule sa taille est envoyée.
setup_crown-stack = Les couronnes sont mélangées en une pile face cachée.
    .source = Mise en place
    .check-1 = Soit une graine fixée : deux parties distribuées ont les couronnes dans le même ordre.
    .check-2 = Soit des graines différentes : les ordres de deux parties diffèrent.
setup_market = Trois couronnes sont découvertes : c’est le marché, commun aux deux joueurs.
    .source = Mise en place
    .check-1 = Soit la mise en place terminée : le marché a 3 couronnes.
    .check-2 = Soit le tour de l’Ours : on lui propose les couronnes de ce marché ; au tour de la Femme, les mêmes.
setup_start-layout = Deux autres couronnes sont sur la table au départ et ne se touchent que par un coin.
    .source = Mise en place > Fig. 1
    .check = Soit la mise en place terminée : il y a des couronnes en (0,0) et (1,1), et nulle part ailleurs.
setup_open-field = L’aire de jeu n’a pas de bords.
    .source = Mise en place
    .check = Soit une suite de poses permises sur 20 cases dans une même direction : chacune est acceptée.
setup_start-coins = Chacun commence avec 3 pièces.
    .source = Mise en place
    .check = Soit la mise en place terminée : les bourses sont à 3 et 3.
setup_coin-supply = Les pièces restantes forment la réserve.
    .source = Mise en place
    .check = Soit la mise en place terminée : la réserve a 18 pièces.

## turn

turn_first-player = L’Ours joue le premier tour.
    .source = Déroulement du jeu
    .check-1 = Soit une nouvelle partie : c’est à l’Ours de jouer.
    .check-2 = Soit une revanche aux mêmes places : c’est de nouveau à l’Ours.
turn_alternate = Les tours alternent strictement.
    .source = Déroulement du jeu
    .check-1 = Soit l’Ours qui a fini son tour, la partie n’étant pas terminée : c’est à la Femme.
    .check-2 = Soit la Femme qui a fini son tour, la partie n’étant pas terminée : c’est à l’Ours.
    .check-3 = Soit le tour de la Femme : si l’Ours tente de poser une tuile, c’est refusé.
turn_choose-one-action = Un tour est exactement l’une de trois actions, et chacune pose deux tuiles.
    .source = Déroulement du jeu
    .check = Soit un tour où deux tuiles ont été posées : en poser une troisième est refusé.
turn_two-crowns = Action 1 : poser deux couronnes du marché.
    .source = Déroulement du jeu
    .check = Soit un marché R, G, B et des cases permises pour R et G : une fois R puis G posées, le tour est fini.
turn_two-player-tiles = Action 2 : poser deux tuiles de son chevalet.
    .source = Déroulement du jeu
    .check = Soit un chevalet de 3 : si deux tuiles sont posées, il en reste 1 avant de compléter et le tour est fini.
turn_one-of-each = Action 3 : poser une couronne et une de ses tuiles, dans n’importe quel ordre.
    .source = Déroulement du jeu
    .check-1 = Soit une couronne posée d’abord : poser à côté d’elle une tuile de joueur accordée avec elle est permis, et le tour est fini.
    .check-2 = Soit une tuile de joueur posée d’abord : poser à côté d’elle une couronne accordée avec elle est permis, et le tour est fini.
turn_opening-forces-player-tile = Comme une couronne a besoin d’une tuile de joueur à côté d’elle, la toute première tuile posée est toujours une tuile de joueur.
    .source = Déroulement du jeu
    .check = Soit une nouvelle partie : si l’Ours tente de poser d’abord une couronne, où que ce soit, c’est refusé parce qu’« aucune tuile de joueur ne la touche ».
turn_mandatory = Poser est obligatoire : on ne peut ni passer ni s’arrêter après une tuile tant qu’une autre peut être posée.
    .source = Déroulement du jeu
    .check-1 = Soit une tuile posée et au moins une autre pose permise : terminer le tour est refusé.
    .check-2 = Soit un tour où au moins une pose est permise : passer est refusé.
    .check-3 = Soit une première pose qui n’en laisse pas de seconde, alors qu’une autre en laisserait une : elle est permise.
    .check-4 = Soit la même situation avec l’option strict-two : cette première pose est refusée, l’autre ne l’est pas.
    .check-5 = Soit l’option strict-two et aucune première pose qui en laisse une seconde : toutes sont permises.
    .check-6 = Soit l’option strict-two : si, après une première pose, seule une tuile que compléter apporterait conviendrait, et aucune de celles qui sont visibles, cette pose compte comme n’en laissant pas de seconde.
    .check-7 = Soit l’option strict-two : si le décompte de la première pose terminait la partie, elle compte quand même comme permettant la seconde qui convient.
    .ruling = Le livret dit que le joueur « doit » choisir l’une des actions. Il n’est pas demandé de prévoir : une première pose qui n’en laisse pas de seconde est permise. Dans des parties jouées au hasard, cela décide d’un tour sur 3 000, et autour d’une table personne ne prévoit cela : la lecture plus stricte est donc une option et non la règle. Option strict-two : la première pose doit en permettre une seconde, s’il en existe une telle ; seules comptent pour cela les tuiles face visible et la table telle qu’elle est, et non ce que feraient entre-temps un décompte ou de nouvelles tuiles.
turn_cannot-place = On pose autant des deux tuiles que les règles le permettent ; si c’est aucune, on passe.
    .source = Déroulement du jeu
    .check-1 = Soit deux couronnes de départ R et R et, sur le chevalet de l’Ours, trois tuiles sans bord rouge : au début de son tour, l’Ours passe et c’est à la Femme.
    .check-2 = Soit une passe : personne ne perd de pièces.
    .check-3 = Soit une tuile posée et plus rien qui convienne : le tour finit avec cette seule tuile.
    .check-4 = Soit deux passes de suite, une par joueur : la partie est terminée et l’on compare les pièces.
    .check-5 = Soit une passe : si l’autre joueur pose au moins une tuile, une passe suivante est de nouveau la première.
    .ruling = Le livret n’en dit rien. Passer sans pénalité est le remède le plus doux. Deux passes de suite (une par joueur) terminent la partie et l’on compare les pièces, puisque plus rien ne pourrait changer.
turn_no-player-tiles-left = Un joueur sans tuiles de joueur doit poser des couronnes.
    .source = Déroulement du jeu
    .check-1 = Soit la Femme avec un chevalet et une pile vides : au début de son tour, seule l’action 1 est proposée.
    .check-2 = Soit la même situation et une seule couronne qui convienne : son tour finit avec celle-là.
    .check-3 = Soit la même situation et aucune couronne qui convienne : elle passe.
    .ruling = Si une seule couronne peut être posée, on en pose une ; si aucune ne le peut, elle passe (voir cannot-place).
turn_one-player-tile-left = Un joueur qui n’a plus qu’une tuile de joueur peut la poser avec une couronne, ou poser deux couronnes.
    .source = Déroulement du jeu
    .check = Soit un chevalet de 1 et une pile vide : les actions 1 et 3 sont proposées, et l’action 2 ne l’est pas.

## refill

refill_market = Quand des couronnes ont été posées, le marché est complété jusqu’à 3 avec la pile de couronnes.
    .source = Déroulement du jeu
    .check-1 = Soit un marché de 3 et une pile de 10 : si un tour a posé deux couronnes, le marché est ensuite à 3 et la pile à 8.
    .check-2 = Soit un tour dont la première pose est une couronne : le marché reste à 2 jusqu’à la fin du tour.
    .check-3 = Soit l’option refill-each : si une couronne est posée, le marché est complété avant la seconde pose.
    .check-4 = Soit l’option refill-each : si une tuile de joueur est posée, le chevalet est complété avant la seconde pose.
    .ruling = Il n’est pas dit quand exactement. Nous complétons une fois, après le tour entier, car le texte parle de tuiles au pluriel et d’actions terminées. Option refill-each : compléter après chaque tuile posée.
refill_rack = Quand des tuiles de joueur ont été posées, le chevalet de ce joueur est complété jusqu’à 3 avec sa pile.
    .source = Déroulement du jeu
    .check-1 = Soit l’Ours qui a posé deux de ses tuiles avec une pile de 10 : le chevalet est à 3 et la pile à 8.
    .check-2 = Soit l’Ours qui a posé deux de ses tuiles avec une pile de 1 : le chevalet est à 2 et la pile à 0.
    .check-3 = Soit l’Ours qui a posé des tuiles : le chevalet de la Femme n’est pas complété.
refill_top-only = On complète toujours avec la première tuile de la pile ; on ne choisit pas.
    .source = Déroulement du jeu
    .check = Soit une pile d’ordre connu : si deux tuiles sont tirées, ce sont les deux premières de cet ordre.
refill_exhausted = Une pile vide n’est pas renouvelée ; le marché ou le chevalet reste simplement plus petit.
    .source = Déroulement du jeu
    .check-1 = Soit une pile de couronnes de 0 et un marché de 3 : si une couronne est posée, le marché est à 2 et le reste.
    .check-2 = Soit sa propre pile à 0 et un chevalet de 3 : si une tuile est posée, le chevalet est à 2 et le reste.

## place-player

place-player_adjacent-crown = Une tuile de joueur se pose sur une case vide qui touche par un côté entier au moins une couronne déjà posée.
    .source = Déroulement du jeu
    .check = Soit des couronnes en (0,0) et (1,1) : (1,0), (0,1), (-1,0), (0,-1), (2,1) et (1,2) sont des cases possibles, (2,2) et (3,0) ne le sont pas.
place-player_match-one = Au moins un de ses bords doit avoir la couleur de la couronne qu’il touche.
    .source = Déroulement du jeu
    .check = Soit une couronne Y en (0,0) et une G en (1,1) : poser en (1,0) une tuile avec le bord ouest Y et le bord sud B est permis.
place-player_mismatch-allowed = Les autres bords peuvent ne pas s’accorder avec leurs couronnes.
    .source = Déroulement du jeu > Fig. 2
    .check = Soit la pose ci-dessus : que le bord bleu touche la couronne verte n’est pas une raison de la refuser.
place-player_no-match = Sans aucun bord qui s’accorde, la pose est interdite.
    .source = Déroulement du jeu
    .check-1 = Soit une seule couronne R en (0,0) : poser en (1,0) une tuile avec le bord ouest B est refusé.
    .check-2 = Soit la même tuile tournée pour que R soit à l’ouest : elle est acceptée.
place-player_rotation = Une tuile de joueur peut être tournée par quarts de tour avant d’être posée, jamais après, et jamais retournée.
    .source = Déroulement du jeu
    .check-1 = Soit la tuile R-B-G-Y : le jeu propose R-B-G-Y, Y-R-B-G, G-Y-R-B et B-G-Y-R, mais pas l’image en miroir R-Y-G-B.
    .check-2 = Soit une tuile posée : dans tous les tours suivants, ses bords restent orientés de même.
    .ruling = Le livret ne parle pas de tourner. Les tuiles sont carrées et rien ne marque de haut : on les tourne donc librement. Les retourner est exclu, car le dos est celui de la pile.
place-player_fresh-crown = Une couronne posée plus tôt dans le même tour compte déjà comme posée.
    .source = Déroulement du jeu
    .check = Soit l’Ours qui pose une couronne G en (2,0), puis une tuile dont le bord accordé la touche : la seconde pose est permise, même si aucune autre couronne ne s’accorde.

## place-crown

place-crown_adjacent-player-tile = Une couronne se pose sur une case vide qui touche par un côté entier au moins une tuile de joueur déjà posée.
    .source = Déroulement du jeu
    .check = Soit une seule tuile de joueur en (1,0) : les cases vides (2,0) et (1,-1) sont possibles, (3,0) ne l’est pas.
place-crown_match-one = Sa couleur doit être celle du bord qui lui fait face sur au moins une de ces tuiles de joueur.
    .source = Déroulement du jeu
    .check-1 = Soit une tuile de joueur en (1,0) avec le bord est G : poser une couronne G en (2,0) est permis.
    .check-2 = Soit la même tuile, et aucune autre qui touche (2,0) : y poser une couronne R est refusé.
place-crown_any-owner = La tuile de joueur qui s’accorde peut être à l’un ou à l’autre joueur.
    .source = Déroulement du jeu > Fig. 3
    .check = Soit le seul bord accordé sur une tuile de la Femme : si l’Ours pose la couronne, c’est permis.
place-crown_spoil = Une couronne peut montrer une mauvaise couleur à d’autres tuiles de joueur ; gâcher ainsi celles de l’adversaire est permis.
    .source = Déroulement du jeu > Fig. 3
    .check-1 = Soit la case (2,2), qui touche un bord vert de l’Ours et un bord rouge de la Femme : si l’Ours y pose une couronne G, c’est permis.
    .check-2 = Soit cette couronne posée : ce côté de la Femme est gâché pour de bon.
place-crown_no-spoil-only = Une couronne qui ne s’accorde avec aucun bord voisin est interdite, même par pur sabotage.
    .source = Déroulement du jeu
    .check = Soit la case (2,0), qui ne touche qu’une tuile de la Femme par un bord R : si l’Ours tente d’y poser une couronne G, c’est refusé.

## geometry

geometry_parity = Les couronnes ne peuvent être que sur des cases où x+y est pair, et les tuiles de joueur que là où x+y est impair : la table est un damier.
    .source = Déroulement du jeu
    .check = Soit n’importe quelle table atteignable : chaque couronne a x+y pair et chaque tuile de joueur x+y impair.
    .ruling = Déduit, non imprimé : les deux couronnes de départ sont sur des cases paires, une tuile de joueur a besoin d’une couronne à côté d’elle, une couronne d’une tuile de joueur ; le reste suit par récurrence.
geometry_no-like-neighbours = Deux couronnes, ou deux tuiles de joueur, ne se touchent donc jamais par un côté, et une tuile de joueur entourée a toujours exactement quatre couronnes pour voisines.
    .source = Déroulement du jeu
    .check = Soit n’importe quelle table atteignable : chacune des quatre cases voisines d’une tuile de joueur est vide ou a une couronne.
geometry_diagonal-is-nothing = Se toucher par un coin ne permet pas de poser et ne compte ni pour l’accord ni pour l’entourage.
    .source = Déroulement du jeu
    .check-1 = Soit une seule couronne en (0,0) : poser une tuile de joueur en (1,1) est refusé.
    .check-2 = Soit une case qui ne touche une tuile de joueur que par un coin : y poser une couronne est refusé.
    .check-3 = Soit une tuile de joueur avec des couronnes sur trois côtés et des tuiles aux quatre coins : elle n’est pas entourée, et les coins ne s’accordent avec rien.
geometry_permanent = Une tuile posée reste où elle est jusqu’à la fin de la partie, décomptée ou non.
    .source = Déroulement du jeu
    .check-1 = Soit une tuile décomptée : quand d’autres couronnes sont posées plus tard, elle reste où elle est.
    .check-2 = Soit une tuile décomptée : quand d’autres couronnes sont posées plus tard, elle n’est plus jamais décomptée.
    .check-3 = Soit une case occupée : quoi qu’on tente d’y poser, c’est refusé.
    .ruling = Aucune règle ne déplace ni ne retire de tuiles ; nous ajoutons qu’une tuile n’est décomptée qu’une fois.

## scoring

scoring_trigger = Dès que les quatre côtés d’une tuile de joueur sont occupés, elle est décomptée, avant toute autre chose.
    .source = Déroulement du jeu ; Décompte
    .check = Soit une tuile entourée de trois couronnes : si la première couronne d’un tour ferme le quatrième côté, les pièces bougent avant que la seconde pose de ce tour soit choisie.
scoring_four = Les quatre bords s’accordent : son propriétaire prend 1 pièce de la réserve.
    .source = Décompte > Fig. 4
    .check = Soit des bourses de 3/3 et une réserve de 18 : si une tuile de l’Ours est entourée avec 4 accords, les bourses sont à 4/3 et la réserve à 17, peu importe qui a posé la dernière couronne.
scoring_three = Exactement trois bords s’accordent : il ne se passe rien.
    .source = Décompte
    .check = Soit des bourses de 3/3 : si une tuile est entourée avec 3 accords, les bourses restent à 3/3.
    .ruling = Le livret ne cite que quatre, et moins de trois ; trois est donc neutre.
scoring_fewer-than-three = Deux bords, un seul ou aucun s’accordent : son propriétaire paie 2 pièces à la réserve.
    .source = Décompte > Fig. 5
    .check-1 = Soit des bourses de 3/3 et une réserve de 18 : si une tuile de la Femme est entourée avec 2 accords, les bourses sont à 3/1 et la réserve à 20.
    .check-2 = Soit la même situation : si sa tuile est entourée avec 1 accord, elle paie aussi 2.
    .ruling = Aucun accord du tout ne peut pas arriver, car une tuile est posée avec au moins un accord et le garde.
scoring_owner = Gains et pertes reviennent toujours au propriétaire de la tuile, non à qui l’a entourée.
    .source = Décompte
    .check-1 = Soit l’Ours qui entoure une tuile de la Femme avec 1 accord : la Femme paie 2 et l’Ours ne reçoit rien.
    .check-2 = Soit la Femme qui entoure une tuile de l’Ours avec 4 accords : l’Ours gagne 1 et la Femme rien.
scoring_player-tile-into-hole = Une tuile de joueur posée dans un trou entre quatre couronnes est décomptée aussitôt.
    .source = Décompte
    .check = Soit des couronnes R, B, G et Y aux côtés N, E, S et O d’une case impaire vide : si la tuile R-B-G-Y y est posée, son propriétaire gagne 1 aussitôt.
scoring_several-at-once = Une couronne peut entourer jusqu’à quatre tuiles de joueur ; toutes sont décomptées en une seule fois.
    .source = Décompte
    .check-1 = Soit l’Ours avec 2 pièces : si une couronne entoure une tuile de l’Ours avec 4 accords et une autre tuile de l’Ours avec 2 accords, l’Ours finit à 1 et ne fait pas faillite.
    .check-2 = Soit une couronne qui entoure quatre tuiles de joueur, deux de chaque camp : toutes les quatre sont décomptées.
    .check-3 = Soit l’option scoring-order-active : si une couronne entoure plusieurs tuiles de joueur, la personne dont c’est le tour dit laquelle est décomptée ensuite.
    .check-4 = Soit l’option scoring-order-active : si la tuile décomptée d’abord met son propriétaire en faillite, la partie est terminée et les autres ne sont pas décomptées.
    .ruling = Aucun ordre n’est imprimé, et l’ordre peut décider de la partie (avec 2 pièces : payer d’abord, c’est la faillite ; gagner d’abord, non). Nous faisons pour chacun le bilan des gains et des pertes, ce qui n’avantage personne. Option scoring-order-active : la personne dont c’est le tour décompte les tuiles entourées une par une, dans l’ordre de son choix, et l’on vérifie la faillite après chacune.
scoring_several-supply-order = Dans un même décompte, les paiements entrent dans la réserve avant que les gains en sortent.
    .source = Décompte
    .check-1 = Soit une réserve de 0 : si une couronne entoure une tuile de l’Ours avec 4 accords et une tuile de la Femme avec 1 accord, les 2 pièces de la Femme y entrent et l’Ours en prend 1 ; la réserve finit à 1.
    .check-2 = Soit une réserve de 1 : si une couronne entoure une tuile de chaque camp avec 4 accords, la personne dont c’est le tour prend la pièce.
    .ruling = Découle du décompte en une seule fois. Si les gains dépassent encore la réserve, la personne dont c’est le tour est servie d’abord.
scoring_empty-supply = Quand la réserve est vide, un gain est perdu et n’est jamais rattrapé.
    .source = Décompte
    .check-1 = Soit une réserve de 0 et l’Ours à 12 : si l’Ours entoure une tuile avec 4 accords, il reste à 12.
    .check-2 = Soit la même situation : si 2 pièces reviennent plus tard, il reste toujours à 12.
    .check-3 = Soit une réserve de 1 : si une couronne entoure deux tuiles de l’Ours avec 4 accords, l’Ours prend 1.
scoring_unsurrounded = Les tuiles de joueur qui ne sont pas entourées à la fin de la partie ne valent rien.
    .source = Décompte ; Fin de la partie
    .check = Soit la fin de la partie avec cinq tuiles ouvertes : aucune pièce ne bouge à cause d’elles.

## broke

broke_definition = Fait faillite qui ne peut pas tout payer, ou qui a la bourse vide après avoir payé.
    .source = Décompte
    .check-1 = Soit l’Ours avec 2 pièces : s’il doit en payer 2, il est à 0 et fait faillite.
    .check-2 = Soit l’Ours avec 1 pièce : s’il doit en payer 2, il paie 1 et fait faillite.
    .check-3 = Soit l’option broke-strict et 2 pièces : si l’Ours doit en payer 2, il est à 0 et joue encore.
    .check-4 = Soit l’option broke-strict et 1 pièce : si l’Ours doit en payer 2, il fait faillite.
    .ruling = Le livret ne définit pas la faillite ; dans le langage courant, c’est ne plus avoir d’argent. Option broke-strict : seul fait faillite qui doit plus que n’a sa bourse ; avec 0 pièce, on joue donc encore.
broke_ends-now = Une faillite termine la partie sur-le-champ : qui fait faillite perd, quoi qu’il y ait dans l’autre bourse.
    .source = Décompte ; Fin de la partie
    .check-1 = Soit l’Ours qui fait faillite à la première des deux poses du tour de la Femme : la seconde pose n’a pas lieu.
    .check-2 = Soit la même situation : la Femme gagne, même avec 1 pièce.
broke_self-inflicted = On peut faire faillite par sa propre pose.
    .source = Décompte
    .check-1 = Soit l’Ours avec 2 pièces : s’il entoure une de ses tuiles avec 2 accords, il perd.
    .check-2 = Soit la même situation : le jeu prévient d’abord, mais le permet.
broke_both = Si un même décompte met les deux joueurs en faillite, c’est un match nul.
    .source = Décompte
    .check = Soit des bourses de 1/2 : si une couronne entoure une tuile de l’Ours et une tuile de la Femme avec 2 accords chacune, c’est un match nul.
    .ruling = Le livret n’en dit rien ; les deux perdent au même instant, aucun ne peut donc être vainqueur.

## end

end_crowns-low = Au début d’un tour, s’il y a moins de 2 couronnes au marché, la partie est terminée.
    .source = Fin de la partie
    .check = Soit la pile de couronnes vide et un marché de 1 quand le tour de la Femme devrait commencer : elle n’a pas de tour et l’on compare les pièces.
end_crowns-exactly-two = Avec exactement 2 couronnes au marché, le tour est encore joué en entier.
    .source = Fin de la partie
    .check-1 = Soit un marché de 2 et une pile de 0 au début du tour de l’Ours : si l’Ours pose deux tuiles de joueur, le tour de la Femme commence aussi, toujours avec un marché de 2.
    .check-2 = Soit un marché de 2 et une pile de 0 au début du tour de la Femme : si elle pose une de ces couronnes, elle fait quand même sa seconde pose.
end_reserve-means-crowns = La condition de fin regarde les couronnes communes, pas la réserve de pièces ni les chevalets.
    .source = Fin de la partie
    .check-1 = Soit une réserve de pièces de 0 et un marché de 3 : la partie continue.
    .check-2 = Soit des chevalets et des piles de tuiles de joueur vides et un marché de 3 : la partie continue.
    .ruling = Le livret dit « réserve » pour les pièces, les couronnes et les chevalets ; la clause de fin nomme les couronnes. Comme le marché est complété jusqu’à 3 tant que dure la pile, la condition ne peut être remplie qu’une fois la pile vide.
end_no-equal-turns = La partie s’arrête à ce moment, même si l’Ours a joué un tour de plus.
    .source = Fin de la partie
    .check = Soit la condition remplie au début du tour de la Femme, après le 9e tour de l’Ours : la Femme n’a pas de 9e tour.
    .ruling = Les mots « au début du tour de l’un ou de l’autre joueur » excluent un tour pour égaliser.
end_most-coins = Sans faillite, la bourse la mieux remplie gagne.
    .source = Fin de la partie
    .check-1 = Soit des bourses de 5/4 à la fin : l’Ours gagne.
    .check-2 = Soit des bourses de 1/2 à la fin : la Femme gagne.
end_tie = Des bourses égales donnent un match nul.
    .source = Fin de la partie
    .check = Soit des bourses de 4/4 à la fin : c’est un match nul, et rien ne départage.
end_turn-bounds = Une partie qui se termine faute de couronnes dure de 13 à 26 tours, les deux joueurs comptés ensemble.
    .source = Fin de la partie
    .check-1 = Soit une partie terminée faute de couronnes : 25 ou 26 couronnes ont été posées, ce qui a pris au moins 13 tours.
    .check-2 = Soit la même partie, sans tour de moins de deux poses : elle a pris au plus 26 tours.
    .ruling = Déduit, pour les tests et les barres de progression : la limite basse est large (une seule tuile de joueur ne peut pas nourrir autant de couronnes), et une rare pose unique ou une passe forcée peut allonger la limite haute d’un tour ou deux.
