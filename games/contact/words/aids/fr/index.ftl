### L’aide de jeu : un tour en bref, chaque mot en une phrase, des tables, et ce qui a changé dans les règles.


## Un tour ; un mot qui s’explique s’écrit [ring: anneau 1]

turn_bite = Chaque [group: groupe] de l’[ring: anneau 1] lance un dé et peut [bite: mordre].
turn_move = Tous les autres groupes avancent d’un anneau.
turn_arrive = Deux [arrival: dés d’arrivée] amènent de nouveaux zombies dans l’anneau 4.
turn_act = Chaque [member: membre] agit une fois, dans n’importe quel ordre : tirer, lancer la [grenade: grenade] ou [hold: ne pas tirer].
turn_end = Après le dernier tour vient l’[helicopter: hélicoptère] : un seul survivant suffit.

## Mots

term_ring_name = Anneau
term_ring_says = La distance d’une case à tous ceux du centre : l’anneau 1 est près, l’anneau 4 est loin.
term_group_name = Groupe
term_group_says = Tous les zombies d’une case : ils avancent, mordent et sont visés ensemble ; une grande figure en vaut cinq.
term_need_name = Nombre à obtenir
term_need_says = Un dé touche s’il montre au moins ce nombre : un de plus que l’anneau.
term_arrival_name = Dés d’arrivée
term_arrival_says = Chaque dé compte les zombies qui arrivent au numéro de l’autre couleur, dans l’anneau 4.
term_bite_name = Morsure
term_bite_says = Un groupe de l’anneau 1 lance un dé : moins que sa taille, et l’un des vôtres tombe ; un zombie seul ne mord jamais.
term_member_name = Membre
term_member_says = L’un des quatre soldats : il agit une fois par tour, ne bouge jamais et disparaît pour de bon après une morsure.
term_dice_name = Dés d’attaque
term_dice_says = Le nombre de dés que lance l’arme, l’un après l’autre ; chacun peut viser un autre groupe.
term_reach_name = Portée
term_reach_says = Les anneaux que l’arme atteint.
term_grenade_name = Grenade
term_grenade_says = Abat jusqu’à { $kills } zombies d’un groupe en une touche ; chaque membre en a une pour toute la nuit.
term_ardor_name = Ardeur
term_ardor_says = Tant que Cooper est en vie, l’équipe peut relancer un dé par tour.
term_hold_name = Ne pas tirer
term_hold_says = Finir le tour d’un membre sans attaque.
term_marker_name = Marqueur
term_marker_says = Montre le tour sur le bord ; il avance d’une colonne par tour et ne blesse personne.
term_helicopter_name = Hélicoptère
term_helicopter_says = Le nombre de tours avant qu’il vienne ; qui vit encore à ce moment a gagné pour tous.

## Tables

odds_shots_title = Un tir
odds_shots_ring = Anneau
odds_shots_need = Il faut
odds_shots_chance = Touche
odds_shots_row = Anneau { $ring }
odds_shots_from = { $needs } ou plus
odds_bites_title = Une morsure
odds_bites_group = Groupe de l’anneau 1
odds_bites_chance = Mord
odds_bites_fortified = Avec Schulz
odds_bites_row =
    { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }
odds_bites_more = { $zombies } ou plus

## Ce qui a changé dans les règles

changed_victim = Qui est désigné pour une morsure accepte ou refuse, et le chef tranche.
