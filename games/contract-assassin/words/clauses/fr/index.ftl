### Les règles de « Contract Assassin » en français. C’est clauses.yaml qui fait foi ; voici les mêmes règles dans le même ordre.
### « Contrat en cours » = un contrat face visible qui n’est pas encore rempli. « Carte » sans rien de plus = une carte d’équipement. « Nombre de maîtrise » = le nombre avec lequel une arme tue aussi, grâce à une maîtrise.
### Les armes ont les nombres 2 à 12 ; un jet est la somme des deux dés de la Mort, sauf quand il s’agit du dé de Fuite.


## goal

goal_four-contracts = La première personne qui a rempli 4 contrats gagne.
    .source = Introduction
    .check = Soit un joueur avec 3 contrats remplis : si un quatrième attentat réussit, il a gagné.
goal_immediate = La partie s’arrête à cet instant ; les autres n’ont plus de tour.
    .source = Introduction ; Tenter une fuite
    .check = Soit 3 joueurs, dont le deuxième remplit son quatrième contrat à la manche 12 : le troisième ne joue plus à la manche 12.
    .ruling = Ce n’est écrit nulle part ; mais le livret parle d’une course et dispense même le vainqueur de fuir.
goal_no-final-escape = Après l’attentat qui fait gagner, il n’est plus nécessaire de fuir ni de se cacher.
    .source = Tenter une fuite
    .check = Soit 3 contrats remplis et 1 action restante : si l’attentat réussit, la partie est gagnée, même s’il ne reste plus d’action.
goal_no-time-limit = La partie n’a pas d’autre fin : elle dure jusqu’à ce que quelqu’un ait rempli 4 contrats.
    .source = Introduction
    .check-1 = Soit la manche 300 sans que personne en ait 4 : la partie continue.
    .check-2 = Avec l’option round-limit à 30, une fois la manche 30 terminée, qui a rempli le plus de contrats gagne.
    .check-3 = La partie continue jusqu’à la fin du dernier tour de cette manche.
    .check-4 = À égalité de contrats, c’est le plus petit nombre de gardes du corps sur ses contrats en cours qui décide.
    .check-5 = À égalité là aussi, c’est le plus grand nombre de maîtrises.
    .check-6 = Si tout est égal, la victoire est partagée.
    .ruling = Le livret n’en dit rien. Option round-limit (désactivée par défaut) : après le dernier tour de cette manche, qui a rempli le plus de contrats gagne. En cas d’égalité, c’est qui a le moins de gardes du corps sur ses contrats en cours, puis qui a le plus de maîtrises ; sinon la victoire est partagée.
goal_standing = Seul le vainqueur est désigné ; les autres places ne sont qu’affichées.
    .source = Introduction
    .check-1 = Soit un vainqueur et des rivaux avec 3 et 1 contrats remplis : seul le vainqueur est nommé.
    .check-2 = Soit des rivaux avec 3, 3 et 1 : ils sont classés deuxième, deuxième et quatrième.
    .ruling = Le livret ne classe personne d’autre. Nous classons par contrats remplis ; à égalité, on partage la même place.
goal_solo-clock = Option solo-clock : en solo, on gagne en remplissant 4 contrats à temps.
    .source = Introduction ; Mise en place
    .check-1 = Soit l’option solo-clock à 22 : si le quatrième contrat est rempli au tour 22, la partie est gagnée.
    .check-2 = Si moins de 4 le sont à la fin du tour 22, elle est perdue.
    .check-3 = Les tours passés comptent.
    .check-4 = À la fin du tour 21, elle continue.
    .check-5 = Soit 2 joueurs ou l’option round-limit : l’option est refusée.
    .check-6 = Toute autre valeur que 26, 22 et 18 est refusée.
    .check-7 = Si la pioche et la défausse sont vides, aucune carte ne peut être piochée.
    .ruling = De nous, car le livret ne connaît que la course. Valeurs : 26 (facile), 22 (normal), 18 (difficile). Sans rival, il n’y a personne à qui prendre une carte ou envoyer un garde du corps ; quand la pioche et la défausse sont vides, on ne peut plus piocher.

## setup

setup_players = De 2 à 8 joueurs.
    .source = Mise en place
    .check-1 = Soit 8 places : 32 contrats sur 34 sont distribués et la partie commence.
    .check-2 = Soit 9 places : c’est refusé.
    .check-3 = Soit 1 place sans l’option solo-clock : c’est refusé.
    .ruling = Aucun nombre n’est imprimé. Dix tueurs suffiraient pour 10, mais 34 contrats à raison de 4 chacun ne suffisent que pour 8. En solo, on joue contre des bots, ou avec l’option solo-clock contre un nombre de tours, voir goal.solo-clock.
setup_roster = Il y a dix tueurs : Precious Hanns, Šimon Semtex, Klaus the Clown, Winchester Smith III, Archie 'Beau' Fletcher, 'Sugar' Kane Machete, Ninja Sue, Cynthia Cyanide, Otto Deadeye et Lily 'Boo' Meringue.
    .source = Pouvoirs spéciaux
    .check-1 = Soit les dix dossiers : chacun a un pouvoir, une ville d’attache, une arme de spécialité et une couleur de pion, et rien de cela ne se répète.
    .check-2 = Les dix armes de spécialité sont toutes les armes sauf la 7.
setup_sequence = La mise en place suit cet ordre : pioche, sacs, dossiers avec pions, jetons de spécialité, contrats, marqueurs de cible.
    .source = Mise en place
    .check-1 = Soit le journal d’une nouvelle partie : place après place viennent d’abord tous les dossiers, puis tous les jetons de spécialité, puis tous les contrats.
    .check-2 = La pioche n’est pas touchée avant le premier tour.
    .check-3 = Avec l’option opening-hand, 3 cartes par personne viennent en dernier.
    .check-4 = Avec l’option assassin-draft, on sait qui commence avant que les dossiers soient choisis.
    .ruling = L’ordre est imprimé ; aller de place en place à partir de la première est de nous, pour que la même clé donne la même partie. Avec l’option assassin-draft, on sait qui commence avant de choisir les dossiers.
setup_kit-deck = Les 88 cartes sont mélangées et forment une pioche face cachée.
    .source = Mise en place
    .check = Soit une nouvelle partie : la pioche contient 44 cartes d’arme, 24 cartes de fuite et 20 cartes bonus, et la défausse est vide.
setup_no-starting-hand = Tout le monde commence sans carte.
    .source = Mise en place
    .check-1 = Soit une nouvelle partie : toutes les mains sont vides.
    .check-2 = Avec l’option opening-hand, chaque main a 3 cartes et la pioche 88 moins 3 par place.
    .ruling = La mise en place n’en distribue aucune. Option opening-hand : 3 cartes chacun, pour commencer plus vite.
setup_skill-bag = Le sac des maîtrises contient au départ 40 jetons de nombre.
    .source = Mise en place
    .check = Soit le sac avant la distribution : il contient 2, 3, 4, 5, 6, 8, 9, 10, 11 et 12 quatre fois chacun, et aucun 7.
    .ruling = Les valeurs ne sont pas imprimées. 40 ne se divise pas par 11 nombres, mais donne 4 de chaque sans le 7, ce qui va avec l’absence de maîtrise pour l’arme 7.
setup_bodyguard-bag = Le sac des gardes du corps contient au départ 20 jetons de nombre.
    .source = Mise en place
    .check = Soit une nouvelle partie : il contient deux fois chaque nombre de 2 à 12 sauf le 7.
    .ruling = Déduit comme pour le sac des maîtrises : 20, c’est 10 nombres deux fois. Un 7 ne peut donc jamais être arrêté.
setup_assassin-random = Chacun reçoit au hasard un dossier de tueur, tous différents.
    .source = Mise en place
    .check-1 = Soit 8 joueurs : 8 tueurs différents sont en jeu.
    .check-2 = Soit de nombreuses parties : le hasard donne à la première place des dossiers différents.
    .check-3 = Avec l’option assassin-draft et l’ordre de jeu 2, 3, 1, la place 1 choisit d’abord, puis la place 3, puis la place 2.
    .check-4 = Un dossier choisi ne peut pas l’être de nouveau.
    .ruling = « Choisit au hasard » veut dire distribuer à l’aveugle. Option assassin-draft : on choisit dans l’ordre inverse du jeu.
setup_start-city = Chaque pion commence dans la ville d’attache de son tueur.
    .source = Mise en place
    .check = Soit Ninja Sue distribuée : son pion est dans sa ville d’attache.
setup_specialist-skill = Chacun tire au hasard un jeton de maîtrise pour son arme de spécialité.
    .source = Mise en place ; Apprendre à manier une arme
    .check = Soit 4 joueurs : 4 jetons ont quitté le sac et chaque dossier a exactement une maîtrise.
setup_greyed-redraw = Un jeton égal au nombre grisé de cet emplacement est remplacé par un autre tirage.
    .source = Mise en place
    .check = Soit l’arme de spécialité 5 : son jeton n’est jamais un 5 et peut être tout autre nombre sauf le 7.
    .ruling = Il n’est pas dit quel nombre est grisé ; nous prenons celui de l’arme, car une maîtrise égale ne servirait à rien. Le jeton refusé retourne dans le sac après le nouveau tirage.
setup_contracts = Les 34 contrats sont mélangés et chacun en reçoit 4, face visible.
    .source = Mise en place
    .check-1 = Soit 3 joueurs : 12 contrats sont face visible, 4 pour chacun.
    .check-2 = Soit un contrat qui n’a pas été distribué : personne ne peut commettre d’attentat dans sa ville, pas même Otto.
    .ruling = Les contrats non distribués restent hors du jeu ; le livret ne s’en sert plus.
setup_target-markers = Un marqueur de cible blanc est posé sur la ville de chaque contrat distribué.
    .source = Mise en place
    .check = Soit 3 joueurs : 12 marqueurs sont sur le plateau, un par ville.
    .ruling = Les marqueurs n’ont pas la couleur d’un joueur ; ce sont les contrats qui disent à qui ils sont. Chaque contrat a sa propre ville : aucune ville n’a donc jamais deux marqueurs.
setup_public = Contrats, maîtrises, gardes du corps, pions, tours passés, défausse et, par défaut, mains sont visibles de tous ; seul est caché ce que donneront ensuite la pioche et les deux sacs.
    .source = Mise en place ; L’équipement ; Gardes du corps
    .check-1 = Avec les options par défaut, les vues de deux places sont égales.
    .check-2 = Aucune vue ne dit l’ordre de la pioche ni le prochain jeton d’un sac.
    .check-3 = Ce qui reste dans la pioche et dans les sacs est montré.
    .ruling = Le livret dit que les contrats sont face visible, que les mains n’ont pas à être cachées, et il met les jetons dans des sacs et la pioche face cachée. N’importe qui peut compter ce qui reste dans la pioche et les sacs : nombres et contenus sont donc montrés, l’ordre ne l’est pas.

## turn

turn_first-player = La dernière personne à avoir tué quelqu’un commence.
    .source = Déroulement du jeu
    .check-1 = Soit une nouvelle partie : la première place est tirée au sort et notée.
    .check-2 = Soit une revanche : la personne qui a réussi le dernier attentat de la partie précédente commence.
    .check-3 = S’il n’y en a pas eu, la première place est de nouveau tirée au sort.
    .ruling = Une plaisanterie du livret ; c’en est le sens inoffensif le plus proche.
turn_order = Ensuite, les tours se suivent autour de la table.
    .source = Déroulement du jeu
    .check-1 = Soit les places 1 à 4, la place 3 commence : l’ordre est 3, 4, 1, 2, et c’est une manche.
    .check-2 = Un tour passé y garde sa place.
    .ruling = Le sens n’est pas imprimé ; dans le sens des aiguilles d’une montre, place après place.

## dice

dice_kinds = Les deux dés de la Mort et l’unique dé de Fuite sont des dés ordinaires à six faces.
    .source = Commettre un attentat ; Tenter une fuite
    .check-1 = Soit un attentat : deux dés sont lancés, qui montrent chacun de 1 à 6.
    .check-2 = Soit une fuite : un dé est lancé, qui montre de 1 à 6.
    .ruling = Les faces ne sont pas imprimées ; voir kit.weapons et kit.getaways.

## turn

turn_four-actions = Un tour a 4 actions.
    .source = Déroulement du jeu
    .check = Soit un tueur ordinaire qui a utilisé 4 actions : une cinquième est refusée.
turn_mix = Les actions peuvent être mêlées et répétées librement.
    .source = Déroulement du jeu
    .check-1 = Soit un tour : piocher, se déplacer, piocher, se déplacer est permis.
    .check-2 = Piocher quatre fois l’est aussi.
turn_unused = Les actions non utilisées sont perdues à la fin du tour.
    .source = Déroulement du jeu
    .check = Soit 2 actions restantes et le tour terminé : le tour suivant a de nouveau 4 actions.
    .ruling = Le livret n’en dit rien ; nulle part il n’est possible de les reporter, ni obligatoire de toutes les utiliser.
turn_ends = Un tour se termine quand le joueur y met fin, ou quand il va en prison ou se cache.
    .source = Déroulement du jeu ; Tenter une fuite ; Se cacher
    .check-1 = Soit 0 action restante et une carte bonus jouable : le joueur peut la jouer ou terminer son tour.
    .check-2 = Soit 0 action restante et rien à jouer : le tour se termine de lui-même.
    .check-3 = Terminer est toujours proposé tant qu’il ne faut pas fuir.
    .check-4 = Si une fuite échoue ou si quelqu’un se cache, le tour est aussitôt fini.
    .ruling = Le livret n’en dit rien ; les cartes bonus ne coûtent pas d’action : un tour sans action n’est donc pas forcément fini.
turn_missed = Un tour passé s’écoule sans décision, sauf si une carte Évasion peut être jouée.
    .source = Prison ; Se cacher
    .check-1 = Soit un joueur qui se cache, quelle que soit sa main : le tour passe aussitôt.
    .check-2 = Pour un prisonnier sans cette carte, il passe aussitôt aussi.
    .check-3 = Un prisonnier qui l’a peut la jouer ou passer son tour.

## action

action_draw = Action : prendre la première carte de la pioche.
    .source = Déroulement du jeu
    .check-1 = Soit une pioche de 50 : si une action sert à piocher, la main gagne 1 carte et la pioche en a 49.
    .check-2 = La carte peut servir au même tour.
action_move = Action : aller sur une case voisine.
    .source = Déroulement du jeu ; Déplacer son tueur
    .check-1 = Soit le pion à Paris : s’il va à Londres, 1 action est dépensée.
    .check-2 = Aller sur une case qui n’est pas reliée est refusé.
action_getaway-travel = Action : jouer une carte de fuite pour voyager à sa façon, sans jet.
    .source = Déroulement du jeu ; Déplacer son tueur
    .check-1 = Soit une carte Jet privé : si elle est jouée pour voyager, 1 action est dépensée, aucun dé n’est lancé, le pion est dans le grand aéroport choisi et la carte est défaussée.
    .check-2 = Si la carte ne mène pas à ce lieu ou n’est pas en main, c’est refusé.
action_attempt = Action : commettre un attentat.
    .source = Déroulement du jeu
    .check = Soit 4 actions : après un attentat, il en reste 3 pour fuir et pour le reste.
action_escape = Action : tenter une fuite.
    .source = Déroulement du jeu
    .check-1 = Soit 3 actions restantes après un attentat : si une fuite est tentée, il en reste 2.
    .check-2 = Sans attentat juste avant, aucune fuite n’est proposée.
    .ruling = Seulement juste après un attentat ; sinon il n’y a rien à fuir, et ce serait moins bon que voyager avec la même carte.
action_learn = Action : apprendre à manier une arme dans une ville d’attache.
    .source = Déroulement du jeu ; Apprendre à manier une arme
    .check = Soit le pion dans la ville d’attache d’un autre tueur : si une maîtrise est apprise, 1 action est dépensée.

## move

move_shared-space = Autant de pions qu’on veut peuvent être sur une même case, et ils ne se gênent pas.
    .source = Déplacer son tueur
    .check = Soit deux pions à Rome : chacun peut y agir comme s’il était seul.
    .ruling = Le livret n’en dit rien ; aucune règle ne permet de bloquer ni de combattre.
move_prison-not-on-map = La cour de la prison n’est pas une case de la carte : personne n’y entre ni n’en sort par un moyen ordinaire.
    .source = Tenter une fuite ; Prison
    .check-1 = Soit une carte de fuite qui mène à n’importe quelle ville : la cour de la prison n’est pas l’une de ses destinations.
    .check-2 = Un prisonnier qui a une carte de fuite ne peut pas la jouer pour sortir.

## kit

kit_weapons = 44 cartes d’arme : 11 armes avec les nombres 2 à 12, quatre de chaque.
    .source = L’équipement ; Cartes d’arme
    .check = Soit la liste des cartes : chaque nombre d’arme s’y trouve 4 fois.
    .ruling = On trouve dans le livret 11 nombres différents, dont le 7, et un pouvoir qui agit sur un jet de 2 ; les onze sommes de deux dés à six faces, de 2 à 12, sont la seule suite possible.
kit_getaways = 24 cartes de fuite : 6 sortes avec les nombres 1 à 6, quatre de chaque.
    .source = L’équipement ; Cartes de fuite
    .check = Soit la liste des cartes : chaque nombre de fuite s’y trouve 4 fois.
    .ruling = On trouve dans le livret six sortes avec des nombres différents, un seul dé, et un pouvoir qui agit sur 1 ou 2 ; donc de 1 à 6.
kit_bonus = 20 cartes bonus.
    .source = L’équipement
    .check = Soit la liste des cartes : 20 cartes bonus s’y trouvent, dont Évasion.
kit_open-hands = Les cartes n’ont pas à être cachées.
    .source = L’équipement
    .check-1 = Soit une partie en ligne avec les options par défaut : chaque appareil voit toutes les mains.
    .check-2 = Avec l’option hidden-hands, un rival voit combien de cartes a une main et ne voit une carte que lorsqu’elle est posée, jouée ou défaussée.
    .check-3 = Avec l’option hidden-hands, quand des dés sont sur la table, que la police arrive, que quelqu’un doit filer, peut réessayer avec de nouvelles cartes, passe un tour en prison ou n’a plus d’action, alors on lui pose la question, qu’il ait ou non une carte pour cela.
    .check-4 = Avec l’option hidden-hands, si la main est vide, la carte bonus du tour jouée ou toute carte de cette sorte dans la défausse, alors personne n’est interrogé.
    .ruling = « N’ont pas à » laisse le choix. Ouvertes par défaut ; option hidden-hands. Avec elle, on ne saute personne qui, à ce que savent ses rivaux, pourrait avoir une carte pour ce moment : ni question ni silence ne trahit une main.
kit_no-limit = Il n’y a pas de limite de main.
    .source = L’équipement
    .check = Soit une main de 30 : si une autre carte est piochée, elle est gardée.
kit_discard = Une carte jouée va à la défausse.
    .source = L’équipement
    .check = Soit une carte bonus jouée : la défausse gagne 1 carte.
kit_discard-first = Une carte jouée est dans la défausse avant que son effet ait lieu.
    .source = L’équipement
    .check-1 = Soit 0 carte dans la pioche, 0 dans la défausse et une carte qui en fait piocher 3 : si elle est jouée, la première des trois est cette carte elle-même.
    .check-2 = Soit des cartes posées pour un attentat : elles ne sont pas dans la défausse tant que le jet peut encore être changé, et y vont ensuite ensemble.
    .ruling = Le livret n’en dit rien ; cela vient de ce qu’une carte est rangée après avoir été jouée, et on peut ainsi compter les cartes pendant un effet. Les cartes posées pour un attentat ou une fuite restent posées jusqu’au verdict et sont défaussées ensemble.
kit_reshuffle = Quand il faut prendre une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
    .source = L’équipement
    .check = Soit 0 carte dans la pioche et 20 dans la défausse : si une carte est piochée, il y en a 19 dans la pioche et 0 dans la défausse.
kit_hoarder = Si la pioche et la défausse sont vides, la carte est prise à l’aveugle à la personne qui a le plus de cartes.
    .source = L’équipement
    .check = Soit 0 carte dans la pioche, 0 dans la défausse, des mains de 30, 40 et 18, et la place 3 qui pioche : une carte au hasard passe de la place 2 à la place 3 et coûte 1 action.
kit_hoarder-tie = À égalité, c’est la place suivante dans l’ordre du jeu ; personne ne prend dans sa propre main.
    .source = L’équipement
    .check-1 = Soit des mains de 30, 29 et 29, et la place 1 (qui en a 30) qui pioche : c’est la place 2 qu’on vole.
    .check-2 = Si personne d’autre n’a de carte, piocher est refusé.
    .ruling = Le livret n’en dit rien. Si personne d’autre n’a de carte, on ne peut pas piocher.
kit_hoarder-hidden = Pendant un tel tirage, la main volée est mélangée et cachée.
    .source = L’équipement
    .check = Soit des mains ouvertes : si une carte est prise ainsi, la personne qui la prend ne peut pas choisir, et le résultat vient du hasard du jeu.

## bonus

bonus_free = Une carte bonus ne coûte pas d’action et se joue à tout moment de son propre tour.
    .source = Cartes bonus
    .check-1 = Soit 0 action restante et le tour pas encore terminé : si une carte bonus est jouée, elle a son effet.
    .check-2 = Pendant le tour d’un autre, elle est refusée.
    .check-3 = Si elle n’est pas en main, elle est refusée.
bonus_keep = Une carte bonus peut être gardée pour un tour suivant.
    .source = Cartes bonus
    .check = Soit une carte bonus piochée à la manche 2 : elle peut être jouée à la manche 9.
bonus_one-per-turn = Une carte bonus par tour au plus.
    .source = Cartes bonus
    .check-1 = Soit une carte bonus jouée : une deuxième au même tour est refusée.
    .check-2 = Au tour suivant, une autre peut être jouée.
bonus_between = Une carte bonus peut être jouée entre l’attentat et la fuite et, si son texte le dit, juste après un jet.
    .source = Cartes bonus
    .check-1 = Soit un jet de la Mort raté : si une carte qui fait relancer est jouée, c’est le nouveau jet qui est jugé, avant qu’un garde du corps arrive.
    .check-2 = Si le jet réussit, la carte qui fait relancer est proposée aussi, pour un attentat comme pour une fuite.
    .check-3 = Une fois l’attentat jugé, une carte bonus peut être jouée avant de fuir.
    .check-4 = Si une fuite échoue, Sosie peut être jouée à l’arrestation : le pion est dans sa ville d’attache, le tour est fini et aucun tour n’est passé.
    .ruling = Nous prenons « à tout moment » au mot ; le jeu laisse une occasion après chacun de ses propres jets.
bonus_windows = Une carte bonus sans moment à elle se joue chaque fois que son propriétaire choisit : une action, les cartes d’un attentat ou d’une fuite avant le jet, ou la façon de filer.
    .source = Cartes bonus
    .check-1 = Soit Garde véreux et des armes posées mais pas encore de jet : elle peut être jouée.
    .check-2 = Une fois les dés lancés, elle est refusée jusqu’à ce que l’attentat soit jugé et les cartes défaussées.
    .check-3 = Avant de fuir et à côté de cartes de fuite posées, elle peut de nouveau être jouée.
    .check-4 = Une carte qui nomme le moment après un jet ou à l’arrestation est refusée à tout autre moment.
    .check-5 = Pendant un attentat, Vol de nuit est refusée : ce n’est pas une issue.
    .ruling = Sinon, « à tout moment » laisserait une carte changer un jet déjà vu. Seules les cartes qui nomment le moment après un jet ou celui de l’arrestation peuvent y être jouées.
bonus_no-empty-play = Une carte bonus qui ne changerait rien ne peut pas être jouée.
    .source = Cartes bonus
    .check-1 = Soit aucune cible avec un garde du corps : Garde véreux est refusée et reste en main.
    .check-2 = Lettre anonyme sur sa propre cible ou Vol de nuit vers la ville où est le pion est refusée.
    .ruling = Le livret n’en dit rien ; cela évite une étourderie aux joueurs et des choix vides au programme.

## attempt

attempt_where = On commet un attentat dans la ville d’un de ses propres contrats en cours.
    .source = Déroulement du jeu ; Déplacer son tueur
    .check-1 = Soit le pion à Rome et son propre contrat en cours à Rome : un attentat est proposé.
    .check-2 = Si le contrat y est celui d’un rival, aucun n’est proposé (sauf pour Otto).
    .check-3 = Si son propre contrat y est rempli, aucun n’est proposé.
attempt_choose-first = Les cartes d’arme sont choisies et posées avant le jet.
    .source = Commettre un attentat
    .check = Soit un attentat en cours : ajouter une carte après le jet est refusé.
attempt_sequence = Un attentat se déroule ainsi : dépenser l’action, poser les armes, lancer, juger, en cas d’échec un garde du corps, défausser, puis victoire ou fuite.
    .source = Commettre un attentat ; Gardes du corps
    .check-1 = Soit un attentat raté avec 5 armes : le journal dit action, armes, jet, échec, garde du corps, défausse de 5, fuite.
    .check-2 = Soit la quatrième réussite : contrat, marqueur, retour des gardes du corps, défausse, victoire.
    .ruling = Le livret le raconte dans cet ordre, sauf qu’il nomme la défausse en dernier ; que le garde du corps vienne avant elle ne change rien. Archie déplace entre les armes et le jet, une carte qui fait relancer se joue entre le jet et le verdict, le second jet de Lily vient après le premier garde du corps, et Sugar choisit à la défausse.
attempt_five-cards = On peut poser 5 cartes d’arme au plus.
    .source = Commettre un attentat
    .check = Soit 6 cartes d’arme choisies par un tueur ordinaire : c’est refusé.
attempt_at-least-one = Il faut poser au moins 1 carte d’arme.
    .source = Commettre un attentat
    .check-1 = Soit une main sans carte d’arme : aucun attentat n’est proposé.
    .check-2 = Precious Hanns peut le commettre sans aucune.
    .ruling = Seule la limite supérieure est imprimée. Sans limite inférieure, Otto pourrait entasser pour rien des gardes du corps sur les cibles de ses rivaux. Hanns fait exception, car son 2 agit quoi qu’il pose.
attempt_duplicates = On peut poser deux fois la même arme, mais cela n’aide pas.
    .source = Commettre un attentat
    .check = Soit deux cartes de nombre 6 : les deux peuvent être posées, comptent dans la limite et sont défaussées.
attempt_roll = Les deux dés de la Mort sont lancés et additionnés.
    .source = Commettre un attentat
    .check = Soit les dés 3 et 5 : le jet est 8.
    .ruling = Il n’est pas dit que les deux dés sont additionnés ; des armes au-dessus de 6 ne laissent pas d’autre lecture.
attempt_success-weapon = L’attentat réussit si le jet est égal au nombre d’une arme posée.
    .source = Commettre un attentat
    .check = Soit les armes 5, 6 et 7 sans maîtrise : les jets de 5, 6 et 7 réussissent, tous les autres échouent.
attempt_success-skill = Il réussit aussi si le jet est égal au nombre de maîtrise d’une arme posée.
    .source = Commettre un attentat ; Apprendre à manier une arme
    .check-1 = Soit l’arme 2 posée, avec maîtrise 8 : un jet de 8 réussit.
    .check-2 = Si l’arme 2 n’est pas posée, il échoue.
attempt_fulfil = En cas de réussite, le contrat est retourné et son marqueur de cible retiré.
    .source = Commettre un attentat
    .check = Soit une réussite à Rome : le contrat de Rome est rempli et il n’y a plus de marqueur à Rome.
attempt_bodyguards-return = Les gardes du corps d’une cible morte retournent dans le sac.
    .source = Gardes du corps
    .check = Soit les gardes du corps 6 et 9 sur la cible : si elle est tuée, le sac gagne 2 jetons.
    .ruling = Le livret n’en dit rien ; sinon, 20 jetons pour jusqu’à 32 cibles viendraient à manquer.
attempt_fail = En cas d’échec, la cible reçoit un garde du corps.
    .source = Commettre un attentat ; Gardes du corps
    .check = Soit aucun nombre qui convienne : la cible a un garde du corps de plus et le contrat reste en cours.
attempt_discard = Toutes les cartes d’arme posées sont défaussées, réussite ou non.
    .source = Gardes du corps
    .check = Soit 5 cartes posées : la main en a ensuite 5 de moins.
attempt_then-flee = Après tout attentat, même raté, il faut aussitôt tenter de fuir ou se cacher.
    .source = Gardes du corps
    .check-1 = Soit un attentat raté avec 3 actions restantes : piocher d’abord une carte est refusé.
    .check-2 = Après une réussite, c’est refusé aussi.
    .check-3 = Une fois la fuite finie, il n’y a plus de cible.
attempt_repeat = La même cible peut être visée autant de fois qu’on veut.
    .source = Gardes du corps
    .check = Soit deux échecs lors de tours précédents : un troisième attentat est proposé dès que le pion est revenu ou encore là et libre d’agir.
attempt_twice-a-turn = Un second attentat dans un même tour n’est possible qu’après une fuite réussie et avec une action restante.
    .source = Déroulement du jeu ; Gardes du corps
    .check = Soit 4 actions : attentat, fuite vers une ville avec un autre de ses contrats en cours, attentat ; la dernière action peut être de nouveau une fuite.
attempt_last-action = Un attentat peut être commis avec la dernière action ; il faut alors se cacher, sauf s’il fait gagner la partie.
    .source = Se cacher
    .check-1 = Soit 1 action restante et 1 contrat rempli : si l’attentat réussit, le joueur se cache.
    .check-2 = Soit 3 contrats remplis : s’il réussit, la partie est gagnée à la place.

## bodyguard

bodyguard_random = Le nombre du garde du corps est tiré au hasard dans le sac et reste visible près de la cible.
    .source = Gardes du corps
    .check = Soit un sac de 20 : si un attentat échoue, il en reste 19 et tout le monde voit le nombre.
bodyguard_blocks = Un jet égal au nombre d’un garde du corps ne peut pas tuer cette cible.
    .source = Gardes du corps
    .check-1 = Soit le garde du corps 6 et l’arme 6 posée : un jet de 6 échoue et un autre garde du corps arrive.
    .check-2 = Si 6 n’est que le nombre de maîtrise d’une arme posée, il échoue aussi.
bodyguard_specific = Il ne protège que cette cible.
    .source = Gardes du corps
    .check = Soit le garde du corps 6 à Rome : un jet de 6 avec l’arme 6 à Paris réussit.
bodyguard_different = Une cible n’a jamais deux gardes du corps de même nombre.
    .source = Gardes du corps
    .check = Soit les gardes du corps 6 et 8 sur la cible : si un autre arrive, il n’a aucun de ces nombres.
bodyguard_exhausted = Si le sac n’a aucun nombre qui manque à la cible, aucun garde du corps n’arrive.
    .source = Gardes du corps
    .check-1 = Soit un sac qui n’a que des 6 et une cible avec le garde du corps 6 : si un attentat échoue, rien n’est ajouté.
    .check-2 = Si un rival a une telle cible, Lettre anonyme y est refusée.
    .ruling = Le livret n’en dit rien ; il n’y a rien à tirer. Une cible a 10 gardes du corps au plus, et le 7 reste toujours ouvert.

## escape

escape_cards = On choisit 1 à 4 cartes de fuite avant le jet.
    .source = Tenter une fuite ; Se cacher
    .check-1 = Soit 5 cartes de fuite choisies : c’est refusé.
    .check-2 = Sans carte de fuite en main, on ne peut que se cacher.
    .check-3 = Si aucune n’est posée, le jet est refusé.
    .ruling = « Assez de cartes de fuite » est compris comme au moins une. Cynthia peut essayer sans aucune.
escape_duplicates = On peut poser deux fois la même carte de fuite, mais cela n’aide pas.
    .source = Tenter une fuite
    .check = Soit deux cartes de nombre 3 : les deux peuvent être posées, comptent dans les 4 et sont défaussées.
    .ruling = Comme pour les armes ; ici le livret n’en dit rien.
escape_roll = L’unique dé de Fuite est lancé ; une carte posée de ce nombre est l’issue.
    .source = Tenter une fuite
    .check-1 = Soit les cartes 1, 3, 5 et 6 : sur l’un de ces nombres, le pion s’échappe.
    .check-2 = Sur un 2 ou un 4, c’est la prison.
escape_sequence = Une fuite se déroule ainsi : dépenser l’action, poser les cartes de fuite, lancer, juger, défausser, puis l’issue ou la prison.
    .source = Tenter une fuite
    .check-1 = Soit les cartes 1, 3 et 5 et un jet de 3 : les trois cartes sont défaussées et le joueur choisit une destination de la carte 3.
    .check-2 = Avec un jet de 2, les trois sont défaussées et le pion est dans la cour de la prison.
    .ruling = Une carte qui fait relancer se joue entre le jet et le verdict, le second jet de Šimon vient après un échec, Sugar choisit à la défausse, et une carte contre l’arrestation se joue en dernier, quand la prison est certaine.
escape_method = En cas de réussite, le pion doit quitter la ville à la façon de cette carte.
    .source = Tenter une fuite
    .check-1 = Soit un 4 avec la carte 4 : le joueur choisit l’une des destinations de la carte 4.
    .check-2 = Rester n’en fait pas partie.
escape_fallback = Si une carte n’a aucune destination d’ici, le pion avance d’une case à la place.
    .source = Tenter une fuite
    .check-1 = Soit Train de nuit à Honolulu, qui n’a pas de liaison terrestre : une fuite mène à une case voisine.
    .check-2 = Un voyage aussi.
    .ruling = Fait partie de nos cartes ; ainsi toute réussite reste une réussite.
escape_discard = Toutes les cartes de fuite posées sont défaussées, réussite ou non.
    .source = Tenter une fuite
    .check-1 = Soit 4 cartes posées et la fuite manquée : 4 sont défaussées.
    .check-2 = Si elle réussit, toutes celles posées sont défaussées aussi.
escape_go-on = Après une fuite réussie, les actions restantes peuvent être utilisées.
    .source = Déroulement du jeu
    .check = Soit 4 actions, un attentat, une fuite : il reste 2 actions dans le nouveau lieu.
escape_fail = Une fuite ratée envoie le pion dans la cour de la prison.
    .source = Tenter une fuite
    .check = Soit aucune carte qui convienne : le pion est en prison et le tour est fini, même s’il reste des actions.
    .ruling = Les actions restantes sont perdues parce qu’on n’a pas d’action en prison.

## prison

prison_two-turns = La prison coûte les deux tours suivants.
    .source = Prison
    .check = Soit une arrestation à la manche 5 : les manches 6 et 7 sont passées et la manche 8 est un tour entier.
    .ruling = Le tour où l’on se fait prendre ne compte pas comme passé.
prison_home = Ensuite, le pion retourne dans sa ville d’attache.
    .source = Prison
    .check = Soit la fin du second tour passé : le pion est dans la ville d’attache, et le tour suivant y commence avec 4 actions.
prison_escape-card = Dans l’un ou l’autre des tours passés, une carte Évasion peut être jouée pour rentrer aussitôt.
    .source = Prison
    .check-1 = Soit le premier tour passé et la carte en main : si elle est jouée, le pion est dans sa ville d’attache et aucun autre tour n’est passé.
    .check-2 = Si elle est gardée et jouée au second, un seul tour aura été passé en tout.
prison_escape-card-actions = Le tour où elle est jouée se joue ensuite normalement.
    .source = Prison
    .check-1 = Soit la carte jouée au premier tour passé : 4 actions sont disponibles.
    .check-2 = Aucune autre carte bonus ne peut y être jouée.
    .check-3 = Avec l’option prison-card-no-actions, le pion rentre, le tour se termine aussitôt et le suivant est un tour normal.
    .ruling = Le texte dit qu’on n’a pas d’action sauf si l’on a la carte : l’avoir en donne donc. Option prison-card-no-actions : le pion rentre, mais ce tour n’en a pas.
prison_nothing-else = Un tour passé ne permet rien d’autre, ni piocher, ni une autre carte bonus.
    .source = Prison ; Se cacher
    .check = Soit un tour passé : toute autre carte bonus est refusée.
prison_contracts-stay = Contrats, maîtrises et main sont gardés en prison et tant qu’on se cache ; la main peut encore être volée si elle est la plus grande.
    .source = Prison ; L’équipement
    .check-1 = Soit une arrestation : à la sortie, les cartes, les contrats et les maîtrises sont ce qu’ils étaient.
    .check-2 = Si la plus grande main est celle d’un prisonnier, une carte peut y être prise.
    .ruling = Rien dans le livret ne les retire.

## hiding

hiding_forced = Sans carte de fuite ou sans action restante, il faut se cacher après un attentat.
    .source = Se cacher
    .check-1 = Soit 0 action restante après l’attentat et aucune carte bonus encore jouable : le joueur se cache sans avoir le choix.
    .check-2 = Sans carte de fuite ni carte bonus jouable, il en va de même avec des actions restantes.
    .check-3 = Soit 0 action restante, une carte de fuite et une carte bonus qui donne des actions : cette carte est proposée d’abord, et une fuite ensuite.
    .ruling = L’obligation de se cacher est jugée quand le joueur n’a plus rien à jouer : les cartes bonus se jouent à tout moment du tour, et l’une d’elles peut encore donner les actions ou les cartes d’une fuite.
hiding_chosen = On peut aussi choisir de se cacher au lieu de fuir, sans dépenser d’action.
    .source = Se cacher
    .check = Soit 3 actions et 4 cartes de fuite : si l’on choisit de se cacher, aucune carte n’est perdue et le tour est fini.
hiding_three-turns = Se cacher coûte les trois tours suivants.
    .source = Se cacher
    .check = Soit un joueur qui se cache à la manche 5 : les manches 6, 7 et 8 sont passées.
hiding_no-card = Rien n’abrège le temps qu’on passe caché : une carte Évasion n’y change rien.
    .source = Se cacher ; Prison
    .check = Soit un joueur qui se cache et qui a cette carte : elle ne peut pas être jouée et trois tours sont passés.
hiding_stay = Le pion reste dans cette ville et repart de là.
    .source = Se cacher
    .check = Soit un joueur qui se cache à Rome après un attentat raté : la manche 9 commence à Rome avec 4 actions, et un attentat à Rome est de nouveau possible.

## skill

skill_where = Chaque arme sauf la 7 appartient à la ville d’attache d’un tueur ; c’est là qu’on apprend à la manier.
    .source = Apprendre à manier une arme
    .check = Soit le pion dans la ville d’attache de Cynthia : on ne peut y apprendre que l’arme de Cynthia, que Cynthia joue ou non.
skill_draw = Un jeton tiré au hasard dans le sac des maîtrises devient le nombre de maîtrise de cette arme.
    .source = Apprendre à manier une arme
    .check = Soit un sac de 36 : si une maîtrise est apprise, il en reste 35 et le nombre est sur le dossier.
skill_greyed = Si l’on tire le nombre même de l’arme, on tire encore.
    .source = Apprendre à manier une arme
    .check = Soit l’arme 9 : si un 9 est tiré, il est remis et un autre nombre est gardé.
skill_no-card-needed = Il n’est pas nécessaire d’avoir la carte d’arme pour apprendre.
    .source = Apprendre à manier une arme
    .check = Soit une main vide dans la ville d’attache d’un autre : apprendre est proposé.
skill_once = Chaque arme a un nombre de maîtrise au plus ; il ne peut être ni réappris ni échangé.
    .source = Apprendre à manier une arme
    .check = Soit une maîtrise de l’arme 9 : si le joueur revient dans sa ville, apprendre n’est pas proposé.
skill_own-home = La maîtrise de l’arme de spécialité est là depuis le début et ne s’apprend pas dans sa ville d’attache.
    .source = Apprendre à manier une arme
    .check = Soit le pion dans sa propre ville d’attache : apprendre n’est pas proposé.
skill_shared-number = Plusieurs armes peuvent avoir le même nombre de maîtrise, et il peut être le nombre d’une autre arme.
    .source = Apprendre à manier une arme
    .check = Soit les armes 2 et 5, toutes deux avec maîtrise 8 : si les deux sont posées, 2, 5 et 8 réussissent (10 sur 36).
skill_permanent = Les maîtrises sont gardées toute la partie, même sans la carte.
    .source = Apprendre à manier une arme
    .check = Soit l’arme 5 avec maîtrise 9, posée puis défaussée : si une autre arme 5 est posée plus tard, 9 réussit de nouveau.
skill_bag-empty = Si le sac n’a aucun jeton utilisable, on ne peut rien apprendre.
    .source = Apprendre à manier une arme
    .check = Soit un sac vide : apprendre n’est pas proposé et aucune action n’est dépensée.
    .ruling = Le livret n’en dit rien ; cela n’arrive qu’à 4 joueurs ou plus (40 jetons, 10 maîtrises chacun).

## reaper

reaper_no-skill = L’arme 7, la Faucheuse, n’a ni maîtrise ni ville d’attache.
    .source = La Faucheuse
    .check = Soit n’importe quel dossier : il a 10 emplacements de maîtrise, et aucun pour le 7.
reaper_plain = Pour le reste, c’est une carte d’arme ordinaire, qui réussit sur un 7 et ne peut jamais être arrêtée.
    .source = La Faucheuse ; Cartes d’arme
    .check = Soit une cible avec 10 gardes du corps et l’arme 7 posée : un jet de 7 réussit.

## hanns

hanns_roll-two = Precious Hanns réussit sur un jet de 2, quelles que soient les armes qu’il pose.
    .source = Pouvoirs spéciaux > Precious Hanns
    .check = Soit Hanns qui pose les armes 6 et 8 : un jet de 2 réussit.
hanns_skill-needs-card = Le nombre de maîtrise de sa spécialité ne compte que s’il pose une carte Garrot.
    .source = Pouvoirs spéciaux > Precious Hanns
    .check = Soit le garrot avec maîtrise 9, et les armes 6 et 8 posées : un jet de 9 échoue.
hanns_bodyguard-two = Un garde du corps 2 arrête cela aussi.
    .source = Pouvoirs spéciaux > Precious Hanns ; Gardes du corps
    .check-1 = Soit le garde du corps 2 sur la cible : si Hanns fait 2, c’est un échec.
    .check-2 = Avec l’option hanns-unstoppable, c’est une réussite.
    .check-3 = Cela ne vaut pour personne d’autre ni pour aucun autre nombre.
    .ruling = Son texte le dispense de la carte, pas du garde du corps, et le texte de celui-ci ne connaît pas d’exception. Option hanns-unstoppable : « toujours » l’emporte sur le garde du corps.

## simon

simon_second-escape = Šimon Semtex lance le dé de Fuite une seconde fois si le premier jet échoue.
    .source = Pouvoirs spéciaux > Šimon Semtex
    .check-1 = Soit les cartes 1, 2, 3, 4 et les jets 6 puis 2 : il s’échappe à la façon de la carte 2.
    .check-2 = Avec 6 puis 5, c’est la prison.
    .check-3 = Si le premier jet est un 1, il n’y en a pas de second.
    .check-4 = Avec l’option second-try-new-cards, s’il reste une action et une carte de fuite inutilisée après le premier échec, il peut dépenser l’action pour un second jet avec de nouvelles cartes.
    .check-5 = Sans action ou sans cartes, c’est la prison.
    .ruling = Les mêmes cartes, pas d’action de plus, un jet de plus par fuite. Option second-try-new-cards : le second essai coûte une action et demande de nouvelles cartes.

## klaus

klaus_six-cards = Klaus the Clown peut poser 6 cartes d’arme.
    .source = Pouvoirs spéciaux > Klaus the Clown
    .check-1 = Soit Klaus qui pose 4, 5, 6, 7, 8 et 9 : 27 jets sur 36 réussissent.
    .check-2 = Une septième carte est refusée.

## winchester

winchester_five-actions = Winchester Smith III a 5 actions par tour.
    .source = Pouvoirs spéciaux > Winchester Smith III
    .check-1 = Soit son tour : une cinquième action est acceptée et une sixième refusée.
    .check-2 = De même au tour où il joue une carte Évasion.

## archie

archie_shift = Pendant un attentat, Archie peut déplacer gratuitement un garde du corps de sa cible vers celle d’un rival.
    .source = Pouvoirs spéciaux > Archie 'Beau' Fletcher
    .check-1 = Soit les gardes du corps 6 et 9 sur sa cible : s’il déplace le 6 vers la cible d’un rival, seul le 9 protège la sienne et aucune action de plus n’est dépensée.
    .check-2 = Soit un autre tueur : aucun déplacement n’est proposé.
archie_optional = Il n’y est pas obligé, et ne le peut pas sans garde du corps sur sa cible.
    .source = Pouvoirs spéciaux > Archie 'Beau' Fletcher
    .check-1 = Soit aucun garde du corps sur sa cible : rien n’est proposé.
    .check-2 = S’il y en a un, refuser le laisse là.
    .ruling = Le pouvoir est une aide : nous lisons donc « déplacer » comme « pouvoir déplacer ».
archie_before-roll = Il le fait avant le jet, une fois par attentat au plus.
    .source = Pouvoirs spéciaux > Archie 'Beau' Fletcher
    .check-1 = Soit les dés lancés : le déplacement n’est plus proposé.
    .check-2 = Soit un déplacement fait : un autre est refusé pendant cet attentat et proposé au suivant.
    .check-3 = Avec l’option archie-any-time, il est proposé aussi après un échec, une fois le nouveau garde du corps arrivé, celui-ci compris.
    .check-4 = Même ainsi, il n’y en a qu’un.
    .ruling = Le moment n’est pas fixé. Avant le jet, cela aide l’attentat dont cela fait partie ; après un échec, cela annulerait le nouveau garde du corps. L’option archie-any-time permet les deux moments, toujours une seule fois.
archie_receiver = La cible qui le reçoit doit être un contrat en cours d’un rival et ne pas déjà avoir ce nombre.
    .source = Pouvoirs spéciaux > Archie 'Beau' Fletcher ; Gardes du corps
    .check-1 = Soit toutes les cibles des rivaux avec déjà un 6 : le garde du corps 6 ne peut pas être déplacé.
    .check-2 = Il ne peut pas aller vers sa propre cible ni vers une ville sans contrat en cours.
    .ruling = Respecte la règle selon laquelle les gardes du corps d’une cible sont différents. La distance de la ville ne compte pas.

## sugar

sugar_keep-one = 'Sugar' Kane Machete peut garder une carte posée au lieu de la défausser.
    .source = Pouvoirs spéciaux > 'Sugar' Kane Machete
    .check = Soit 5 armes posées : 4 sont défaussées et celle qu’elle garde revient dans sa main.
sugar_once-per-turn = Une carte par tour, soit une arme, soit une carte de fuite.
    .source = Pouvoirs spéciaux > 'Sugar' Kane Machete
    .check-1 = Soit une carte d’arme gardée pendant ce tour : à la fin de sa fuite, toutes les cartes de fuite sont défaussées.
    .check-2 = Si elle n’en avait gardé aucune, une carte de fuite peut être gardée, même en allant en prison.
    .check-3 = À son tour suivant, elle peut de nouveau en garder une.
sugar_when = Elle décide à chaque défausse, avant de savoir la suite.
    .source = Pouvoirs spéciaux > 'Sugar' Kane Machete
    .check-1 = Soit un attentat raté : elle dit aussitôt si une arme reste en main.
    .check-2 = Ensuite seulement, la fuite est choisie et le dé lancé.
    .ruling = Le livret dit après l’attentat ou la fuite ; attendre le jet de fuite la laisserait choisir en connaissance de cause.

## ninja

ninja_anywhere-home = Après une fuite réussie, Ninja Sue va dans la ville d’attache de n’importe quel tueur au lieu de suivre la carte.
    .source = Pouvoirs spéciaux > Ninja Sue
    .check-1 = Soit un 3 avec la carte 3 : elle choisit l’une des 10 villes d’attache, y compris celles des tueurs qui ne jouent pas.
    .check-2 = Une destination de la carte qui n’est pas une ville d’attache est refusée.
    .check-3 = Si aucune carte ne convient, c’est la prison.
    .check-4 = S’il lui reste une action, elle peut y apprendre.
    .ruling = Pour réussir, il faut toujours une carte qui convienne ; « quels que soient le nombre ou les cartes » concerne la destination. Elle peut y apprendre avec une action restante. Elle doit aller dans une ville d’attache ; suivre la carte n’est pas proposé.
ninja_not-for-travel = Les cartes de fuite jouées pour voyager agissent normalement.
    .source = Pouvoirs spéciaux > Ninja Sue
    .check = Soit Train de nuit joué pour voyager : seules ses propres destinations sont proposées.

## cynthia

cynthia_one-or-two = Cynthia Cyanide s’échappe sur un 1 ou un 2, quelles que soient les cartes qu’elle pose.
    .source = Pouvoirs spéciaux > Cynthia Cyanide
    .check-1 = Soit les cartes 3, 4, 5 et 6 posées : tout jet réussit.
    .check-2 = Sans aucune carte, 2 sur 6.
cynthia_method = Elle part alors à la façon du nombre obtenu, sans avoir la carte.
    .source = Pouvoirs spéciaux > Cynthia Cyanide
    .check = Soit un 2 sans la carte 2 : elle part à la façon de la carte 2.
cynthia_no-cards = Elle peut tenter une fuite sans aucune carte de fuite.
    .source = Pouvoirs spéciaux > Cynthia Cyanide ; Se cacher
    .check = Soit une main vide et 1 action restante : une fuite est proposée, et se cacher aussi.
    .ruling = « Quelles que soient les cartes » comprend aucune ; se cacher n’est obligatoire que pour qui ne peut pas essayer.

## otto

otto_any-target = Otto Deadeye peut viser toute cible qui a un marqueur sur le plateau.
    .source = Pouvoirs spéciaux > Otto Deadeye
    .check = Soit le contrat en cours d’un rival à Rome et Otto à Rome : un attentat est proposé.
otto_live-only = Un contrat rempli n’est plus une cible ; ses propres contrats sont des cibles comme d’habitude.
    .source = Pouvoirs spéciaux > Otto Deadeye
    .check-1 = Soit une ville dont la cible est morte : aucun attentat n’est proposé à Otto.
    .check-2 = Soit son propre contrat en cours : la réussite lui donne ce contrat, sans échange.
otto_swap = S’il tue la cible d’un rival, il prend ce contrat comme rempli et donne au rival un de ses propres contrats en cours.
    .source = Pouvoirs spéciaux > Otto Deadeye
    .check = Soit Otto avec 1 contrat rempli et 3 en cours, un rival avec 2 et 2 : si Otto tue une cible du rival, Otto a 2 et 2 et le rival 2 et 2.
otto_swap-choice = Otto choisit quel contrat en cours donner ; le marqueur et les gardes du corps de cette cible restent.
    .source = Pouvoirs spéciaux > Otto Deadeye
    .check-1 = Soit ses contrats en cours : Otto choisit lequel il donne.
    .check-2 = Soit la cible donnée avec le garde du corps 8 : elle l’a toujours et elle est maintenant celle du rival.
    .check-3 = Un contrat rempli ne peut pas être donné.
    .check-4 = Avec l’option otto-random-swap, l’un de ses contrats en cours est tiré au sort.
    .ruling = « En remplacement » demande un contrat en cours, sinon le rival aurait un contrat rempli de trop ou de moins. Option otto-random-swap : le rival tire à l’aveugle.
otto_fourth = Si c’était sa quatrième réussite, il gagne aussitôt ; l’échange n’importe plus.
    .source = Pouvoirs spéciaux > Otto Deadeye ; Introduction
    .check = Soit Otto avec 3 contrats remplis, qui tue la cible d’un rival : Otto gagne.
otto_fail = S’il échoue sur la cible d’un rival, le garde du corps y reste, au désavantage du rival.
    .source = Pouvoirs spéciaux > Otto Deadeye ; Gardes du corps
    .check = Soit Otto qui échoue à Rome : la cible du rival à Rome a un garde du corps de plus et Otto doit fuir ou se cacher.

## lily

lily_second-attempt = Lily 'Boo' Meringue peut lancer les dés de la Mort une seconde fois si le premier jet échoue.
    .source = Pouvoirs spéciaux > Lily 'Boo' Meringue
    .check-1 = Soit les armes 6, 7 et 8 et les jets 5 puis 7 : réussite.
    .check-2 = Les cartes sont défaussées une fois et 1 action est dépensée.
    .check-3 = Elle peut refuser le second jet.
    .check-4 = Avec l’option second-try-new-cards, les premières cartes sont défaussées, et un second attentat sur la même cible coûte 1 action et de nouvelles cartes d’arme.
    .check-5 = Sans action ou sans carte d’arme, il n’y en a pas.
    .ruling = Les mêmes cartes, pas d’action de plus, un jet de plus par attentat. « Vous recevez » est une offre : elle peut donc refuser, par exemple pour s’épargner un second garde du corps. Option second-try-new-cards : le second essai coûte une action et de nouvelles cartes, avant la fuite.
lily_bodyguard-between = Son premier échec ajoute un garde du corps avant le second jet ; un second échec en ajoute un autre.
    .source = Pouvoirs spéciaux > Lily 'Boo' Meringue ; Gardes du corps
    .check-1 = Soit les armes 6, 7 et 8 et un premier jet de 5 : si le garde du corps 8 est tiré et qu’elle fait ensuite 8, elle échoue et la cible a deux gardes du corps.
    .check-2 = Après son premier échec, la fuite ne commence pas avant que le second jet soit fait ou refusé.
    .ruling = Le livret dit que chaque échec amène un garde du corps et parle de deux attentats. La fuite ne commence qu’après le second échec.

## abilities

abilities_always-on = Les pouvoirs ne coûtent rien et appartiennent au tueur pendant toute la partie.
    .source = Pouvoirs spéciaux
    .check = Soit un retour de prison : le pouvoir agit comme avant.
