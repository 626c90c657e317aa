### L’aide de jeu : un tour en bref, chaque mot en une phrase, des tables, et ce qui a changé dans les règles.


## Un tour ; un mot qui s’explique s’écrit [alarm: alarme]

turn_event = Une carte est piochée : lisez-la et regardez sa [arrow: flèche].
turn_commandos = Chaque commando a trois [action: actions], dans n’importe quel ordre : avancer, tirer, neutraliser, travailler, couper l’[alarm: alarme].
turn_size = Avancer sur une [small: petite] tuile vous cache ; sur une [medium: moyenne], seulement si vous y mettez deux actions ; sur une [large: grande], jamais.
turn_free = Gratuit : ramasser ou poser de l’[loot: équipement], faire exploser le [tnt: TNT].
turn_enter = Des ennemis arrivent à chaque [entrance: entrée] : un, ou deux tant que l’alarme sonne.
turn_walk = Tous les ennemis avancent : vers qui est [visible: vu], sinon selon la flèche.
turn_fire = Ils tirent sur qui est vu, sur leur tuile et depuis les voisines.
turn_end = Tous les [objective: objectifs] accomplis et plus personne sur le plan : c’est gagné. S’il faut piocher un ennemi et que le sac est vide : c’est perdu.

## Mots

term_stealthy_name = Furtif
term_stealthy_says = Caché : les ennemis passent, à moins que l’un d’eux ne vous découvre avec un dé.
term_visible_name = Visible
term_visible_says = Vu : l’alarme sonne, les ennemis viennent et tirent ; avancer sur une petite tuile vous cache de nouveau.
term_small_name = Petite tuile
term_small_says = Y avancer vous cache ; un dé touche à partir de { $needed }.
term_medium_name = Tuile moyenne
term_medium_says = Avec une action, on vous voit ; avec deux, vous restez caché ; un dé touche à partir de { $needed }.
term_large_name = Grande tuile
term_large_says = Y avancer vous rend toujours visible ; un dé touche à partir de { $needed }.
term_action_name = Action
term_action_says = Un commando en a autant que de cercles sur sa carte, une de moins par blessure.
term_plus_name = +1
term_plus_says = Une action gardée : dépensez-la plus tard, même pendant que les ennemis agissent.
term_stealth-die_name = Dé de furtivité
term_stealth-die_says = Chaque ennemi sur la tuile d’un commando caché en lance un : avec 1 ou 2, il le découvre.
term_guard_name = Garde
term_guard_says = Un ennemi qui reste près d’un objectif, de l’alarme ou dans un nid : il tire et découvre, mais n’avance jamais.
term_enemy_name = Ennemi
term_enemy_says = Ses cases sont les dés de son tir ; une touche l’élimine.
term_arrow_name = Flèche
term_arrow_says = Où vont tous les ennemis ce tour-ci, tant que personne n’est vu.
term_alarm_name = Alarme
term_alarm_says = Tant qu’elle sonne, deux ennemis arrivent à chaque entrée ; une action sur sa tuile la coupe une fois.
term_entrance_name = Entrée
term_entrance_says = Les ennemis arrivent ici ; le nombre dit combien de jetons sont piochés par tour.
term_trapdoor_name = Trappe
term_trapdoor_says = Une action vous mène sous terre et finit votre tour ; au suivant, remontez par n’importe quelle trappe ouverte.
term_door_name = Porte
term_door_says = Ouverte, elle laisse passer ; verrouillée, il faut un pied-de-biche, un tir ou une explosion.
term_objective_name = Objectif
term_objective_says = Ce qu’il faut faire ici avant que tous puissent partir.
term_loot_name = Équipement
term_loot_says = Reste sur une tuile jusqu’à ce que quelqu’un l’y ramasse, gratuitement.
term_tnt_name = TNT
term_tnt_says = Une action l’amorce ; ensuite, chacun peut le faire exploser à tout moment, gratuitement.
term_wound_name = Blessure
term_wound_says = Coûte une action par tour ; les premiers soins les guérissent toutes ; trop nombreuses, elles mettent un commando en état critique.
term_nest_name = Nid
term_nest_says = Sa mitrailleuse tire avec trois dés, et qui s’y tient n’est touché que par un { $nest } ou un 6.
term_bag_name = Sac ennemi
term_bag_says = Les ennemis à venir ; s’il faut en piocher un et qu’il est vide, l’opération a échoué.

## Tables

odds_volley_title = Au moins une touche
odds_volley_dice = Dés
odds_volley_row =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
odds_volley_S = petite
odds_volley_M = moyenne
odds_volley_L = grande
odds_volley_needed = { $size } : { $needed }+
odds_unseen_title = Rester inaperçu
odds_unseen_enemies = Ennemis sur la tuile
odds_unseen_chance = Inaperçu
odds_unseen_row =
    { $enemies ->
        [one] { $enemies } ennemi
       *[other] { $enemies } ennemis
    }

## Ce qui a changé dans les règles

changed_maps = Certains terrains ont d’autres entrées, et deux opérations d’autres règles spéciales.
changed_healed = Qui est soigné à temps d’un état critique a encore son tour, et le garde d’une alarme coupée peut avancer.
changed_nearest = L’ordre des ennemis suit le chemin le plus court ; qui est furtif peut renoncer à une touche ; le gaz élimine aussi qui y tombe en état critique ; le TNT d’un terrain accompli ne se déclenche plus.
changed_given = Ce que vous avez posé ou donné gratuitement, vous pouvez le reprendre dès que commence le tour de jeu suivant.
