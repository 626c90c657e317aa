### L’aide de jeu : une manche en bref, chaque mot en une phrase, des tables, et ce qui a changé dans les règles.


## Une manche ; un mot qui s’explique s’écrit [medal: médaille]

turn_commandos = Chaque commando joue son tour, dans l’ordre que vous voulez : un déplacement, une attaque, des cartes, dans n’importe quel ordre.
turn_move = Courez jusqu’à { -number($run) } [space: cases], ou sautez d’une : seul un saut vous hisse sur une [ledge: corniche].
turn_attack = Lancez les dés de votre arme sur un ennemi à portée : chaque [success: succès] inflige 1 dégât ; payez de l’[advantage: avantage] pour en obtenir davantage.
turn_draw = À la fin de votre tour, piochez une carte.
turn_enemies = Chaque carte d’ennemi devant vous lance un dé : payez les [damage: dégâts] ou perdez une [medal: médaille] ; chaque [special: spécial] fait agir une carte.
turn_stage = Le terrain agit et retourne une carte ; quand la [decks: pioche de terrain] n’en a plus, c’est perdu.
turn_new = Chaque commando pioche un ennemi ; la manche suivante commence.
turn_end = Vous gagnez quand chaque [boss: carte de boss] est vaincue.

## Mots

term_space_name = Case
term_space_says = Où se tient un commando ; on peut passer ses camarades, jamais les ennemis, et une course applique ce que dit chaque case.
term_ledge_name = Corniche
term_ledge_says = En hauteur : on y monte d’un saut, on en descend en courant.
term_advantage_name = Avantage
term_advantage_says = M est la mobilité, A la précision, S la discrétion : les jetons, au plus { -number($hold) } de chaque, et les lettres des cartes en main paient tout.
term_any_name = Au choix
term_any_says = Vaut M, A ou S, comme vous voulez.
term_play_name = Jouer ou dépenser
term_play_says = Une carte est soit jouée pour son texte, soit dépensée pour sa lettre, jamais les deux.
term_range_name = Portée
term_range_says = Le nombre de cases auquel la cible peut être au plus.
term_result_name = M, A ou S sur un dé
term_result_says = Dépensez la même lettre pour en faire un succès ; sinon vous en gagnez un jeton.
term_damage_name = Dégâts
term_damage_says = Payez-les tous avec les mêmes lettres, ou perdez une médaille pour toute l’attaque.
term_foe_name = Carte d’ennemi
term_foe_says = Devant le commando qu’il poursuit, l’ennemi lance un dé par manche, et part quand il n’a plus de points de vie.
term_boss_name = Carte de boss
term_boss_says = Une devant chaque commando ; sans points de vie, elle est retournée, mais lance toujours son dé.
term_flag_name = Objectif
term_flag_says = Entrez-y pendant votre tour et piochez une carte : si vous avez ce qu’elle demande, rien n’est dépensé et son aide vous reste.
term_pillbox_name = Casemate
term_pillbox_says = Entrez-y tant que le jeton capteur est là, et vous pouvez l’échanger contre une carte d’arme.
term_alarm_name = Alarme
term_alarm_says = À { -number($alarm) } jetons elle sonne : tous sont retirés, et chaque commando pioche un ennemi ; un S à un poste d’alarme en ôte un.

## Tables

odds_ours_title = Votre dé
odds_ours_face = Face
odds_ours_chance = Sort
odds_theirs_title = Dé ennemi
odds_theirs_face = Face
odds_theirs_chance = Sort
odds_hits_title = Succès, sans rien dépenser
odds_hits_dice = Dés
odds_hits_least = { $hits }+
odds_hits_row =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }

## Ce qui a changé dans les règles

changed_suffering = Tout ce qu’un effet vous inflige se paie d’un coup et coûte au plus une médaille.
changed_java = Les deux premières cartes de Java ont un peu moins de points de vie.
changed_round = La nouvelle manche commence avant la pioche de ses ennemis : ce qui durait l’ancienne est fini. Qui veut être prévenu en cas de danger l’est avant tout effet qui peut blesser.
