### Les règles de « Contra: The Board Game », en français. clauses.yaml fait foi ; ce sont ici les mêmes règles, dans le même ordre.
### Dans les contrôles : M = mobilité, A = précision, S = discrétion, * = au choix, SP = spécial des ennemis, N = nombre de commandos.
### [boss, X, Y] sont les cartes d’ennemi d’une zone de jeu, de gauche à droite. Une « carte d’essai » n’existe que pour le contrôle.


## golden

golden_cards-beat-rulebook = Quand l’effet d’une carte contredit le livret de règles, c’est la carte qui compte.
    .source = Règle d’or
    .check = Soit une carte d’essai « Courez de 5 cases au plus » : le commando peut courir de 5 cases, bien que le livret dise 3.
golden_timing-priority = Les effets qui tombent au même moment s’attendent : le terrain passe avant les ennemis, les ennemis avant les commandos.
    .source = Règle d’or
    .check = Soit une carte de terrain, une carte d’ennemi et une carte de commando qui se déclenchent toutes quand « un commando perd une médaille » : l’ordre est terrain, ennemi, commando.
golden_timing-same-class = Des effets simultanés de la même classe ont besoin d’un ordre.
    .source = Règle d’or ; Choix des joueurs
    .check = Soit deux cartes d’ennemi déclenchées par le même événement : le jeu demande un ordre à la personne concernée et résout l’un en entier avant l’autre.
    .ruling = Le livret n’ordonne que les classes. Dans une classe, nous appliquons le Choix des joueurs : la personne qui joue le commando concerné choisit l’ordre (par défaut de gauche à droite dans la zone de jeu).
golden_character-and-weapon-class = Les capacités de personnage et les cartes d’arme, de mission et d’objectif doivent avoir leur classe.
    .source = Règle d’or
    .check = Soit une carte d’ennemi et une carte d’arme déclenchées par le même jet : la carte d’ennemi se résout d’abord.
    .ruling = Le livret n’en dit rien. Tout ce qui appartient à un commando (personnage, arme, mission) compte comme une carte de commando ; les cartes d’objectif comptent comme des cartes de terrain, car elles viennent du plan.

## overview

overview_player-count = Le jeu est coopératif, pour 1 à 4 personnes qui jouent chacune un commando.
    .source = Aperçu
    .check = Créer une partie à 0 ou 5 personnes est refusé ; 1, 2, 3 et 4 sont acceptées.
overview_solo = Une partie en solo se joue avec un commando, et donc une carte de boss.
    .source = Aperçu ; Mise en place 3D
    .check = Soit N=1 : un commando, seulement la carte de boss 1, valeurs par commando multipliées par 1.
    .ruling = Le livret n’a pas de règles pour le solo, c’est donc le jeu ordinaire avec N=1 ; qui veut jouer plusieurs commandos occupe simplement plusieurs places.
overview_one-stage-one-boss = Une partie, c’est un terrain et un boss.
    .source = Aperçu
    .check = L’enregistrement d’une partie nomme exactement une pioche de terrain et une pioche d’ennemis.

## components

components_stage-tiles = Il y a 2 plans de terrain à deux faces, donc 4 terrains.
    .source = Matériel
    .check = Le contenu a exactement 4 terrains : Jungle, Cascade, Champ de neige, Repaire alien.
components_miniatures = Il y a 8 figurines : 4 commandos et 4 boss.
    .source = Matériel
    .check = Le contenu a 4 commandos (Bill, Lance, Lucia, Sweets) et 4 boss (Mur de défense, Garmakilma, Gordea, Java).
components_commando-cards = 80 cartes de commando : 20 par commando, dont la carte de personnage.
    .source = Matériel
    .check = Chaque commando a 1 carte de personnage et une pioche de 19 cartes.
    .ruling = La répartition par commando se déduit de 80/4 et du fait que la carte de personnage est dans le paquet.
components_enemy-cards = 80 cartes d’ennemi : 20 par paquet d’ennemis, soit une carte de référence, 4 cartes de boss et les ennemis ordinaires.
    .source = Matériel ; Boss
    .check = Chaque paquet d’ennemis a 1 + 4 + 15 cartes.
    .ruling = Déduit de 80/4 ; 15 cartes ordinaires, ce sont 3 types d’ennemis en 5 couleurs. Le livret parle « en général » de plusieurs cartes de boss, numérotées de 1 à 4 ; nous en prenons 4 partout.
components_stage-cards = 44 cartes de terrain : 11 par terrain, dont la carte de référence.
    .source = Matériel
    .check = Chaque terrain a 1 carte de référence et 10 autres cartes de terrain, exemplaires multiples compris.
    .ruling = Déduit de 44/4.
components_turn-and-mission-cards = 4 cartes de tour et 4 cartes de mission, une de chaque par commando.
    .source = Matériel
    .check = Avec N=4, aucune carte de tour ou de mission ne reste dans la boîte.
components_small-cards = 42 petites cartes : 16 armes, 18 objectifs, 4 aides Déplacement, 4 aides Attaque.
    .source = Matériel
    .check = La pioche d’armes commence avec 16 cartes, la pioche d’objectifs avec 18.
components_dice = 5 dés de commando et 5 dés ennemis.
    .source = Matériel
    .check = Une attaque qui demande 7 dés ennemis donne 7 résultats.
    .ruling = Les limites du matériel ne parlent que de jetons et les critiques sont expressément illimités ; 5 dés ne sont donc pas un maximum : le logiciel lance autant de dés qu’il en faut.
components_advantage-tokens = 36 jetons d’avantage de 3 types.
    .source = Matériel
    .check = Au début de la mise en place, la réserve contient 12 M, 12 A, 12 S.
    .ruling = Les tiers égaux sont déduits : 12 par type, c’est 3 par commando à 4 joueurs.
components_pillbox-tokens = 4 jetons capteurs de casemate.
    .source = Matériel
    .check = Avec 4 jetons sur le plan, l’icône de casemate d’une carte de terrain n’en place aucun.
components_medal-tokens = 12 jetons de médaille.
    .source = Matériel
    .check = Avec N=4, les 12 sont en jeu dès le début.
components_objective-tokens = 12 jetons d’objectif : une série de 3 jetons différents par commando.
    .source = Matériel ; Mise en place 1
    .check = Chaque commando commence avec les jetons d’objectif 1, 2 et 3 de côté.
    .ruling = Les trois sortes se déduisent des 12 jetons et de « un de chaque » par commando.
components_bubble-dimers = 8 jetons de bulle dimère, utilisés par des règles spéciales.
    .source = Matériel ; Questions et réponses, jetons
    .check = La neuvième bulle dimère demandée ne peut pas être placée.
components_stage-tokens = 12 jetons de terrain, utilisés par des règles propres à un terrain.
    .source = Matériel
    .check = La réserve du jeton propre au terrain ne descend jamais sous 0 et ne dépasse jamais 12.
components_damage-tokens = 56 jetons de dégât.
    .source = Matériel
    .check = Un 57e jeton de dégât peut être placé (les jetons de dégât sont illimités).
components_enemy-tokens = 30 jetons d’ennemi : greeder, mitrailleur, tireur, bugger, garth et rangel, chacun en 5 couleurs, un par couleur.
    .source = Matériel
    .check = Deux ennemis sur le plan n’ont jamais à la fois le même type et la même couleur.
components_dividers = 12 intercalaires, sans importance pour les règles.
    .source = Matériel
    .check = Rien dans le moteur de jeu ne parle d’intercalaires.

## cards

cards_character-card = Une carte de personnage montre le nom du commando, une arme de base (nom, puissance d’attaque, portée) et une capacité avec le type d’avantage qu’elle coûte.
    .source = Présentation des cartes, carte de personnage
    .check = Chaque personnage a un nom, une arme { "{" }nom, dés, portée{ "}" } et une capacité { "{" }type du coût, montant du coût, effet{ "}" }.
cards_commando-card = Une carte de commando a un nom, un type d’avantage qu’elle vaut en paiement et une capacité pour laquelle on peut la jouer.
    .source = Présentation des cartes, carte de commando
    .check = Chaque carte de la pioche a exactement un symbole parmi M, A, S.
cards_play-or-spend = Une carte de commando sert soit pour sa capacité, soit pour son symbole d’avantage, jamais pour les deux.
    .source = Présentation des cartes ; Dépenser de l’avantage
    .check = Dépenser une carte de sa main la défausse sans aucun de ses effets ; la jouer ne donne pas d’avantage.
cards_boss-number = Chaque carte de boss porte un nombre de commandos, qui ne sert qu’à la mise en place.
    .source = Présentation des cartes, nombre de commandos du boss ; Boss
    .check = Avec N=2, seules les cartes de boss 1 et 2 sont en jeu, et aucun effet ultérieur ne lit ce nombre.
cards_enemy-special = Une carte d’ennemi peut avoir un effet spécial, qu’un résultat spécial d’une attaque ennemie peut déclencher.
    .source = Présentation des cartes, effet spécial
    .check = Si aucun spécial n’est obtenu, aucun effet spécial ne se résout.
cards_enemy-color = Une carte d’ennemi va avec le jeton du même type et de la même couleur.
    .source = Présentation des cartes, couleur d’ennemi
    .check = Piocher une carte de tireur rouge place le jeton de tireur rouge et aucun autre.
cards_enemy-health = Les points de vie d’une carte d’ennemi ou de boss sont les dégâts qu’il faut pour la vaincre.
    .source = Présentation des cartes, points de vie
    .check = Un ennemi à 3 points de vie avec 2 jetons de dégât est en jeu ; avec 3, il est vaincu.
cards_enemy-ability = Certains ennemis ont une capacité permanente, qui s’applique tant que la carte est en jeu.
    .source = Présentation des cartes, capacité d’ennemi
    .check = La capacité s’applique dès que la carte entre dans une zone de jeu et cesse quand elle est défaussée.
cards_boss-names-differ = Les cartes de boss d’un même paquet peuvent avoir des noms différents ; chacune représente le même boss.
    .source = Présentation des cartes, nom de la carte de boss
    .check = Une attaque contre la figurine du boss peut blesser une carte de boss de n’importe quel nom.
cards_defeated-ability = La face vaincue d’une carte de boss peut ajouter une capacité qui dure jusqu’à la fin de la partie.
    .source = Présentation des cartes, capacité de la face vaincue
    .check = Une fois la carte retournée, la capacité du recto disparaît et celle de la face vaincue s’applique jusqu’à la fin de la partie.
cards_per-card-effect-paragraphs = Chaque paragraphe d’une carte, délimité par un trait horizontal, est un effet à part.
    .source = Effets
    .check = Une carte de terrain d’essai avec deux paragraphes qui infligent chacun 1 dégât M peut coûter 2 médailles au même commando.

## setup

setup_order = La mise en place a six étapes : commandos, terrain, ennemi, dés, jetons et pioches, avantage de départ et cartes d’aide et de tour, premiers ennemis.
    .source = Mise en place
    .check = Le journal de la mise en place liste les six étapes dans cet ordre.
setup_choose-commando = Chaque personne choisit un commando et prend son paquet, sa figurine, une carte de mission et un jeton d’objectif de chaque sorte.
    .source = Mise en place 1
    .check = Deux personnes ne peuvent pas choisir Bill toutes les deux.
setup_character-card-out = La carte de personnage est sortie du paquet et posée dans la zone de jeu ; le reste est mélangé en une pioche face cachée.
    .source = Mise en place 1
    .check = Après cette étape, la pioche a 19 cartes et aucune n’est la carte de personnage.
setup_starting-hand = La main de départ est de 4 cartes.
    .source = Mise en place 1
    .check = Main 4, pioche 15.
setup_starting-medals = Chaque carte de personnage commence avec 3 médailles.
    .source = Mise en place 1
    .check = médailles = 3 pour chaque commando.
setup_mulligan = Une fois, chaque personne peut défausser autant de cartes de sa main de départ qu’elle veut, repiocher jusqu’à 4, et seulement ensuite mélanger les cartes défaussées à la pioche.
    .source = Mise en place 1
    .check = Soit un échange de 3 cartes : aucune de ces 3 n’est parmi les 3 nouvelles ; ensuite main 4, pioche 15, défausse 0.
setup_mulligan-once = L’échange se fait au plus une fois par personne.
    .source = Mise en place 1
    .check = Une seconde demande d’échange est refusée.
    .ruling = « Un échange » est au singulier ; on pioche avant de mélanger, les cartes défaussées ne peuvent donc pas revenir aussitôt.
setup_mulligan-information = L’échange fait partie de l’étape 1, avant les étapes du terrain et de l’ennemi.
    .source = Mise en place 1
    .check = L’échange est demandé avant qu’une carte de terrain, d’ennemi ou de boss soit révélée.
    .ruling = On peut choisir le terrain et le paquet d’ennemis dans un salon avant, mais leurs tirages restent cachés jusqu’à la fin de tous les échanges.
setup_mission-card = La carte de mission est à côté de la zone de jeu avec les 3 jetons d’objectif à côté d’elle, pas dessus.
    .source = Mise en place 1
    .check = Carte de mission vide, 3 jetons de côté.
setup_choose-stage = Les joueurs choisissent un terrain et prennent son plan et son paquet ; la Jungle est conseillée pour une première partie.
    .source = Mise en place 2
    .check = Le formulaire de nouvelle partie propose la Jungle.
setup_pillbox-tokens = Un jeton capteur va sur chaque icône de casemate du plan.
    .source = Mise en place 2
    .check = Après l’étape 2, chaque casemate a un jeton.
setup_commando-start = Chaque commando commence sur une case de départ.
    .source = Mise en place 2
    .check = Avec N=4, les quatre commandos sont sur quatre cases de départ différentes.
    .ruling = Les commandos ne peuvent pas finir sur la même case ; nous donnons donc 4 cases de départ à chaque plan, un commando par case ; chacun choisit, dans l’ordre des places.
setup_stage-reference = La carte de référence du terrain est sortie du paquet et posée face « Mise en place » visible ; les autres cartes de terrain en jeu vont à sa droite.
    .source = Mise en place 2
    .check = La carte de référence a l’indice 0 dans la zone de jeu du terrain et n’est jamais dans la pioche.
setup_stage-setup-effect = On applique l’effet de mise en place de la carte de référence du terrain ; les cartes qu’il ajoute vont à droite de la carte la plus à droite, dans l’ordre indiqué.
    .source = Mise en place 2
    .check = Une mise en place d’essai « ajoutez X, puis Y » : la zone de jeu du terrain est référence, X, Y.
setup_stage-deck-shuffled = Les autres cartes de terrain sont mélangées en une pioche face cachée avec une défausse.
    .source = Mise en place 2
    .check = La pioche a 10 cartes moins celles que la mise en place a mises en jeu ; la défausse est vide.
setup_reference-flip = Les cartes de référence ont une face Mise en place et des règles qui valent pendant la partie.
    .source = Mise en place 2 ; Mise en place 3A ; Exemples d’effets
    .check = « Nous sommes débordés ! », sur la carte de référence du Repaire alien, peut se déclencher à n’importe quelle manche.
    .ruling = Le livret ne dit jamais de retourner la carte après la mise en place. Nous appliquons une fois le texte de mise en place et considérons que tout autre texte des deux faces vaut toute la partie.
setup_difficulty-stage = La carte de mise en place du terrain indique sa difficulté relative.
    .source = Niveaux de difficulté
    .check = Chaque terrain montre une difficulté dans le formulaire de nouvelle partie.
setup_difficulty-enemy = La carte de référence du paquet d’ennemis indique sa difficulté relative.
    .source = Niveaux de difficulté
    .check = Chaque paquet d’ennemis montre une difficulté ; les deux valeurs n’ont aucun effet sur les règles.
setup_choose-enemy = Les joueurs choisissent n’importe quel paquet d’ennemis, quel que soit le terrain.
    .source = Mise en place 3
    .check = Les 16 combinaisons de terrain et d’ennemi peuvent être jouées.
setup_enemy-deck = Les cartes de boss et la carte de référence sont mises de côté ; les autres cartes d’ennemi sont mélangées en une pioche face cachée, et la carte de référence est posée face « Mise en place » visible à sa droite.
    .source = Mise en place 3A
    .check = La pioche d’ennemis a 15 cartes et aucune carte de boss.
setup_enemy-tokens = La figurine du boss et les jetons d’ennemi du paquet choisi sont posés à côté.
    .source = Mise en place 3B
    .check = La réserve d’ennemis contient exactement les 15 jetons nommés par les cartes du paquet.
setup_enemy-setup-effect = On applique l’effet de mise en place de la carte de référence des ennemis avant de distribuer les cartes de boss.
    .source = Mise en place 3C
    .check = Une mise en place d’essai qui place des bulles dimères a lieu avant que la figurine du boss soit placée.
setup_boss-cards-removed = Les cartes de boss dont le numéro dépasse le nombre de commandos quittent la partie.
    .source = Mise en place 3D
    .check = Avec N=3 : la carte de boss 4 est retirée, les cartes 1, 2, 3 restent.
setup_boss-cards-dealt = Chaque commando reçoit dans sa zone de jeu exactement une des cartes de boss restantes, face vaincue cachée.
    .source = Mise en place 3D
    .check = Avec N=3, chaque commando a une carte de boss, toutes invaincues.
setup_boss-card-assignment = On choisit librement quel commando reçoit quelle carte de boss.
    .source = Mise en place 3D ; Choix des joueurs
    .check = Avec N=2, l’un ou l’autre commando peut recevoir la carte de boss 1.
    .ruling = Le livret dit seulement « un commando différent » ; par Choix des joueurs, le groupe décide. Le logiciel propose l’ordre des places et laisse échanger avant le début de la partie.
setup_boss-placed = La figurine du boss est placée sur les cases de boss du plan.
    .source = Mise en place 3D
    .check = Après la mise en place, chaque case de boss est occupée par le boss, et un commando à côté de l’une d’elles est à portée 1 du boss.
    .ruling = « Cases » est au pluriel et il y a une seule figurine : le boss couvre toutes les cases de boss et sa distance se compte jusqu’à la plus proche. Quand un effet le déplace, il se rassemble d’abord sur la case couverte la plus proche de sa destination et n’occupe plus qu’une case.
setup_tokens-and-decks = Les dés sont préparés, les jetons d’avantage et de dégât forment des réserves, et les pioches d’objectifs et d’armes sont mélangées face cachée.
    .source = Mise en place 4
    .check = Deux parties avec des graines différentes ont des pioches d’armes dans un ordre différent.
setup_starting-advantage = Chaque commando gagne 1 jeton de chaque type d’avantage.
    .source = Mise en place 5
    .check = Chaque commando a 1 M, 1 A, 1 S ; avec N=2, la réserve en a 10 de chaque.
setup_reminder-cards = Chaque commando prend une carte d’aide Déplacement et une carte d’aide Attaque.
    .source = Mise en place 5
    .check = Les deux marques commencent comme non utilisées.
setup_turn-card = Chaque personne pose une carte de tour, face Tour de commando visible.
    .source = Mise en place 5
    .check = Tous les commandos sont marqués comme n’ayant pas encore joué.
setup_first-enemies = Chaque commando pioche 1 carte d’ennemi, c’est la dernière étape.
    .source = Mise en place 6
    .check = Après la mise en place, chaque commando a 2 cartes d’ennemi : la carte de boss et 1 autre, la carte de boss à gauche.

## draw-enemy

draw-enemy_rightmost = Une carte d’ennemi piochée va à droite de la carte la plus à droite de la zone de jeu de ce commando.
    .source = Piocher des ennemis
    .check = Soit [boss, X] et une pioche de Y : l’ordre est [boss, X, Y].
draw-enemy_nearest-space = Son jeton va sur la case d’ennemi vide la plus proche de ce commando.
    .source = Piocher des ennemis
    .check = Soit des cases d’ennemi vides à 2 et à 4 : le jeton va sur celle à 2.
draw-enemy_tie = Entre des cases d’ennemi également proches, il faut choisir.
    .source = Piocher des ennemis ; Choix des joueurs
    .check = Soit deux cases d’ennemi vides, toutes deux à 3 : on demande à la personne qui pioche ; la réponse est l’une des deux.
    .ruling = La règle « au plus près du plus grand nombre de commandos » ne vaut que pour le déplacement des ennemis ; pour le placement, le Choix des joueurs s’applique et la personne qui pioche décide.
draw-enemy_distance-measure = La plus proche se mesure en cases, comme la portée.
    .source = Portée
    .check = Les pièces et les corniches entre le commando et la case d’ennemi n’allongent pas la distance.
    .ruling = Le livret ne définit pas « la plus proche » ; le compte de la portée est sa seule règle de distance.
draw-enemy_all-occupied = Quand toutes les cases d’ennemi sont occupées, prenez la case d’ennemi la plus proche du commando et utilisez la case vide la plus proche de celle-ci.
    .source = Piocher des ennemis ; Ennemis
    .check = Soit toutes les cases d’ennemi occupées et E2 la plus proche : le jeton va sur une case vide à la plus petite distance de E2, pas du commando.
draw-enemy_limit-three = Un commando n’a jamais plus de 3 cartes d’ennemi dans sa zone de jeu, carte de boss comprise.
    .source = Piocher des ennemis ; Ennemis
    .check = Soit [boss, X, Y] : une pioche n’ajoute pas de quatrième carte.
draw-enemy_limit-damage = Un commando qui a 3 cartes d’ennemi et doit en piocher une subit aussitôt 1 dégât à la place.
    .source = Piocher des ennemis ; Ennemis
    .check = Soit [boss, X, Y] et 1 jeton quelconque : le dépenser évite le dégât ; sans aucun avantage, une médaille est perdue.
    .ruling = L’icône du dégât manque dans le texte. Un dégât a toujours un type ; aucun autre n’étant indiqué, nous lisons « au choix » : un avantage de n’importe quel type l’évite.
draw-enemy_limit-each-draw-separate = Deux pioches d’ennemi au-delà de la limite sont deux effets de dégât séparés.
    .source = Piocher des ennemis ; Subir et éviter des dégâts
    .check = Soit 3 cartes d’ennemi, aucun avantage et l’ordre de piocher 2 ennemis : 2 médailles sont perdues.
    .ruling = Chaque pioche est remplacée par son propre « subit 1 dégât » ; après la perte de la première médaille, la main complétée peut payer le second.
draw-enemy_no-card-drawn-at-limit = À la limite, on ne touche pas à la pioche d’ennemis.
    .source = Piocher des ennemis
    .check = Soit 3 cartes d’ennemi et 9 cartes dans la pioche d’ennemis : après la pioche remplacée, il y en a toujours 9.
draw-enemy_defeated-boss-counts = Une carte de boss vaincue compte toujours parmi les 3.
    .source = Vaincre et détruire un boss ; Questions et réponses
    .check = Soit [boss vaincu, X, Y] : une pioche cause 1 dégât à la place.

## round

round_order = Une manche, ce sont les tours des commandos, puis le tour des ennemis, puis le tour du terrain.
    .source = La manche
    .check = Ordre des phases : commandos, ennemis, terrain, puis les commandos de la manche suivante.
round_commando-order-free = Dans la phase des commandos, chacun joue un tour, dans l’ordre que veut le groupe, qui peut changer à chaque manche.
    .source = La manche ; Tours des commandos
    .check = Avec N=3, après le tour de Bill, Lance ou Lucia peut jouer ; personne ne joue deux fois.
round_enemy-order-free = Au tour des ennemis, chacun résout une attaque ennemie, l’une après l’autre, dans l’ordre que veut le groupe.
    .source = La manche ; Tour des ennemis
    .check = Avec N=3, exactement 3 attaques ennemies sont résolues.
round_stage-step = Au tour du terrain, les effets d’activation se résolvent d’abord, puis une carte de terrain est piochée et résolue.
    .source = La manche ; Tour du terrain
    .check = Avec les cartes à activation X, Y en jeu : X, Y, puis la carte piochée.
round_new-round = Après le tour du terrain, la manche suivante commence : chaque commando retourne sa carte de tour et pioche 1 ennemi.
    .source = La manche ; Tour du terrain
    .check = Au début de la manche 2, un commando qui avait [boss, X] a [boss, X, Y]. Ce qui dure la manche est fini avant que les ennemis soient piochés.
round_new-round-draw-separate = Les pioches d’ennemi de la nouvelle manche sont un effet par commando, dans l’ordre que veut le groupe.
    .source = Tour du terrain ; Effets
    .check = Avec N=2, le jeton de Bill est placé avant celui de Lance, ou l’inverse, au choix.
round_first-round-no-extra-draw = La pioche à la fin de la mise en place est la pioche d’ennemi de la première manche.
    .source = Mise en place 6 ; La manche
    .check = Au début de la manche 1, chaque commando a exactement 1 ennemi qui n’est pas un boss.

## end

end_loss-medal = Les joueurs perdent quand un commando doit défausser une médaille et n’en a plus.
    .source = Fin de la partie
    .check = Un commando avec 1 médaille qui en perd une est à 0 et continue à jouer ; la perte suivante finit la partie par une défaite.
end_loss-shared = Un seul commando vaincu fait perdre tout le monde.
    .source = Fin de la partie ; Aperçu
    .check = Avec N=4 et trois commandos en forme, la médaille que le quatrième ne peut pas défausser finit la partie.
end_loss-stage-deck = Les joueurs perdent quand il faut piocher une carte de terrain et que la pioche de terrain est vide.
    .source = Fin de la partie ; Tour du terrain
    .check = Soit une pioche de terrain de 8 cartes dont rien n’est défaussé : les pioches des manches 1 à 8 réussissent, celle de la manche 9 fait perdre la partie.
end_empty-stage-deck-alone-is-safe = Une pioche de terrain vide n’est pas une défaite tant qu’il ne faut pas y piocher.
    .source = Fin de la partie
    .check = Après la dernière carte de terrain, la phase des commandos et le tour des ennemis suivants se jouent encore et peuvent apporter la victoire.
end_discard-is-not-draw = Devoir défausser d’une pioche de terrain vide, ce n’est pas piocher.
    .source = Fin de la partie ; Questions et réponses, cartes de terrain
    .check = Soit une pioche de terrain vide et un effet d’essai « défaussez la première carte de la pioche de terrain » : rien ne se passe et la partie continue.
    .ruling = La défaite est liée à la pioche. Une défausse obligatoire se fait autant que possible ; une défausse facultative ne peut pas être payée.
end_win = Les joueurs gagnent dès que chaque carte de boss en jeu est face vaincue visible.
    .source = Fin de la partie
    .check = Avec N=2 et une carte de boss vaincue, vaincre la seconde au milieu d’un tour finit aussitôt la partie par une victoire.
end_win-other-enemies-irrelevant = Les ennemis ordinaires qui restent sur le plan ne retardent pas la victoire.
    .source = Fin de la partie
    .check = Soit 4 ennemis ordinaires en jeu quand la dernière carte de boss est retournée : victoire.
end_first-condition-stands = Victoire et défaite dans une même suite : la première atteinte compte.
    .source = Fin de la partie
    .check = Un effet d’essai « infligez 3 dégâts au boss, puis subissez 1 dégât M » qui vainc la dernière carte de boss fait gagner la partie, bien que le commando ait 0 médaille et aucun M.
    .ruling = Le livret dit « dès que » pour la victoire et la défaite est aussi immédiate ; les effets s’arrêtent donc à la première condition atteinte.

## advantage

advantage_types = Il y a trois types d’avantage : mobilité, précision et discrétion.
    .source = Types d’avantage
    .check = Les jetons, les symboles des cartes et les faces des dés utilisent exactement ces trois types, plus le symbole « au choix ».
advantage_any = Le symbole « au choix » vaut le type que le commando choisit.
    .source = Types d’avantage
    .check = Un coût de 2 « au choix » peut se payer avec 1 jeton M et 1 carte qui montre S.
advantage_any-gain = Gagner « au choix » laisse le commando choisir le type de chaque jeton.
    .source = Types d’avantage
    .check = Gagner 2 « au choix » : M et S, ou deux fois A, sont permis tant que la réserve et la limite le permettent.
    .ruling = Le livret dit « au choix du commando » ; nous demandons pour chaque jeton.
advantage_any-damage = Les dégâts « au choix » s’évitent avec de l’avantage de n’importe quel type, un par point.
    .source = Types d’avantage ; Subir des dégâts
    .check = 2 dégâts « au choix » s’évitent avec 1 M et 1 A.
advantage_current = L’avantage actuel, ce sont les jetons plus les symboles des cartes en main.
    .source = Avantage actuel
    .check = Jetons M1 A1 et main [M, S, S] : l’avantage actuel est M2 A1 S2.
advantage_checks-use-current = Tout ce qui demande combien d’avantage a un commando regarde son avantage actuel.
    .source = Avantage actuel
    .check = « Si vous avez au moins 2 S » est vrai avec 0 jeton S et deux cartes S en main.
advantage_gain-tokens = Gagner de l’avantage, c’est prendre des jetons des types et en nombre indiqués.
    .source = Gagner de l’avantage
    .check = Gagner 2 A avec A0 : A2, la réserve de A baisse de 2.
advantage_limit = Un commando a au plus 3 jetons de chaque type ; le surplus est défaussé.
    .source = Limite de jetons d’avantage
    .check = A2 qui gagne 3 A finit à A3.
advantage_limit-timing = La limite s’applique aussitôt, même au milieu de l’étape de gain d’une attaque.
    .source = Limite de jetons d’avantage
    .check = A3 avec deux résultats A non convertis : toujours A3, et la réserve ne change pas.
advantage_limit-not-cards = La limite ne compte que les jetons ; les cartes de ce type en main n’importent pas.
    .source = Limite de jetons d’avantage ; Questions et réponses
    .check = A3 en jetons et quatre cartes A en main, c’est permis.
advantage_spend-sources = Un coût peut se payer avec n’importe quel mélange de jetons et de cartes en main du type voulu.
    .source = Dépenser de l’avantage
    .check = Un coût de 2 M avec M1 et une carte M : payable avec les deux ensemble.
advantage_spend-token = Un jeton dépensé retourne dans la réserve.
    .source = Dépenser de l’avantage
    .check = La réserve de M augmente de 1.
advantage_spend-card = Une carte dépensée pour son symbole est défaussée sans effet et compte pour 1.
    .source = Dépenser de l’avantage
    .check = Dépenser une carte « Au contact » pour son symbole ne lance pas d’attaque ; elle va dans la défausse.
advantage_spend-exact = On ne dépense que ce que le coût demande.
    .source = Dépenser de l’avantage
    .check = Pour un coût de 1 A, proposer 2 jetons A est refusé.
    .ruling = Le livret ne donne aucune raison de payer trop ; le refuser empêche de se débarrasser de cartes gratuitement.
advantage_spend-own = Un commando ne paie qu’avec son propre avantage.
    .source = Dépenser de l’avantage
    .check = Lance ne peut pas dépenser les jetons de Bill pour ses propres dégâts, sauf si une carte le dit.
advantage_must-spend = « Doit dépenser » ne laisse pas d’issue, sauf si l’effet offre une alternative ; le commando peut alors prendre l’alternative même s’il peut payer.
    .source = Dépenser de l’avantage
    .check = « Doit dépenser 1 M ou piocher un ennemi » avec M1 : les deux sont proposés. « Doit dépenser 1 M » avec M1 : seul le paiement l’est.
advantage_attack-conversion = On peut toujours dépenser de l’avantage pour changer un résultat d’avantage d’un dé de commando en succès.
    .source = Attaques des commandos (sous Avantage)
    .check = Un résultat A et A1 : le convertir donne 1 succès et A0.
advantage_damage-prevention = Les dégâts subis ont un type d’avantage ; on les évite avec l’avantage de ce type ou ils coûtent une médaille.
    .source = Subir des dégâts
    .check = 1 dégât S avec S0 et seulement des jetons et cartes M : impossible à éviter, une médaille est perdue.

## turn

turn_one-at-a-time = Un commando finit tout son tour avant que le suivant commence.
    .source = Tours des commandos
    .check = Pendant le tour de Bill, les déplacements, attaques et cartes de Lance sont refusés.
turn_active-player = La personne qui joue son tour est la personne active.
    .source = Tours des commandos
    .check = Dans la phase des commandos, il y a exactement une personne active tant qu’un tour est ouvert.
turn_free-order = Déplacement, attaque et cartes peuvent venir dans n’importe quel ordre et se mêler.
    .source = Tours des commandos
    .check = Carte, attaque, carte, déplacement : c’est un tour permis.
turn_move-once = Un déplacement normal (course ou saut) par tour, facultatif.
    .source = Tours des commandos, se déplacer
    .check = Après une course de 1 case, les 2 cases restantes ne peuvent pas servir plus tard dans le tour.
turn_attack-once = Une attaque normale par tour, facultative, contre un ennemi à portée.
    .source = Tours des commandos, attaquer
    .check = Une seconde attaque normale est refusée ; sans ennemi à portée, aucune n’est proposée.
turn_play-any-number = La personne active joue autant de cartes de sa main qu’elle veut pendant son tour.
    .source = Tours des commandos, jouer des cartes
    .check = Jouer 5 cartes en un tour est permis.
turn_card-moves-are-extra = Les déplacements et attaques des cartes n’utilisent pas le déplacement ni l’attaque normaux.
    .source = Tours des commandos, jouer des cartes
    .check = Après une attaque donnée par une carte, l’aide Attaque est toujours inutilisée.
turn_cards-only-own-turn = Les cartes sont jouées par la personne active, pendant son propre tour.
    .source = Tours des commandos, jouer des cartes
    .check = Au tour des ennemis, aucune carte en main ne peut être jouée pour sa capacité, sauf si la carte dit elle-même quand.
    .ruling = Les cartes qui nomment un autre moment (les réactions) suivent la Règle d’or.
turn_no-card-inside-resolution = On ne joue pas de carte au milieu d’un déplacement, d’une attaque ou d’une autre carte.
    .source = Tours des commandos ; Attaques des commandos
    .check = Entre le jet et la résolution d’une attaque, on peut seulement dépenser pour convertir, pas jouer.
    .ruling = Une attaque doit être résolue en entier, et le livret ne permet d’interrompre que là où il le dit ; les cartes de réaction indiquent leur moment.
turn_reminders = Les cartes d’aide rappellent seulement si le déplacement et l’attaque sont utilisés.
    .source = Tours des commandos
    .check = Les deux marques sont effacées au début de chaque tour du commando.
turn_end-draw = À la fin du tour, le commando pioche 1 carte et retourne sa carte de tour.
    .source = Tours des commandos
    .check = Finir un tour avec 2 cartes en main en laisse 3 et marque le tour comme joué.
turn_end-draw-mandatory = La pioche de fin de tour n’est pas facultative et vient après tout le reste du tour.
    .source = Tours des commandos
    .check = La carte piochée ne peut pas être jouée pendant ce tour.
turn_phase-end = Quand tous les commandos ont joué, le tour des ennemis commence.
    .source = Tours des commandos
    .check = Avec N=2, le tour des ennemis commence quand la seconde carte de tour est retournée.
turn_played-card-discarded = Une carte jouée quitte aussitôt la main et va dans la défausse de son propriétaire une fois résolue en entier.
    .source = Cartes ; Cartes en main
    .check = Une carte jouée dont la pioche vide le paquet n’est pas elle-même mélangée à la nouvelle pioche.
    .ruling = Le livret dit qu’une carte en cours de résolution n’est pas en main ; nous la gardons à part jusqu’à la fin.

## ability

ability_cost = Une capacité de personnage s’active en dépensant de l’avantage de son type.
    .source = Capacités des cartes de personnage
    .check = Sans avantage de ce type, la capacité n’est pas proposée.
    .ruling = La présentation des cartes parle du jeton qu’elle coûte, la règle des capacités parle d’avantage ; nous suivons la règle, une carte en main de ce type peut donc payer aussi.
ability_any-phase = On peut l’utiliser pendant n’importe quel tour de commando (même d’une autre personne), au tour des ennemis ou au tour du terrain.
    .source = Capacités des cartes de personnage
    .check = Lucia peut utiliser la sienne entre deux actions du tour de Bill.
ability_not-during-commando-attack = On ne peut pas l’utiliser pendant une attaque de commando, sauf si elle le dit.
    .source = Capacités des cartes de personnage
    .check = Du choix de la cible à la fin de l’étape de gain d’une attaque de commando, aucune capacité n’est proposée.
ability_no-interrupting-effects = Elle ne peut pas interrompre un effet commencé ; seulement avant ou après.
    .source = Capacités des cartes de personnage
    .check = Une fois que « subissez 2 dégâts A » a commencé, la capacité ne peut plus servir à gagner du A pour le payer.
ability_windows-between-effects = Entre deux effets séparés, il y a une fenêtre.
    .source = Capacités des cartes de personnage ; Effets
    .check = Dans une attaque ennemie avec 2 spéciaux : il y a des fenêtres avant le jet, après chaque spécial et avant l’étape 3 ; entre les réactions de deux commandos à « chaque commando » ; entre les paragraphes d’une carte de terrain ; entre la dernière carte activée et la pioche de terrain.
    .ruling = Qui continue passe pour soi-même ; qui intervient rouvre la fenêtre pour tout le monde. On ne doit pas demander partout : chacun dit, à son propre tour ou dans une fenêtre, si on l’attend toujours, seulement en cas de danger (quelqu’un va subir des dégâts et sa capacité pourrait y changer quelque chose ; c’est le réglage de départ) ou jamais. À son propre tour, on lui demande toujours, et quel que soit son réglage il peut intervenir partout où l’on demande à quelqu’un. Seules les attaques de commando sont fermées en entier ; dans une attaque ennemie, chaque spécial et l’étape des dégâts sont des effets à part, les intervalles entre eux sont donc ouverts. Une course de plusieurs cases est un seul effet et reste fermée, sauf les interruptions que ses cases accordent. C’est un danger quand l’effet à venir peut faire subir des dégâts à quelqu’un, même par un choix entre payer et subir, par un ennemi qui ne trouve plus de place, ou par des gels qui manquent à la réserve.
ability_repeatable = Une capacité peut servir autant de fois qu’on peut payer son coût, sauf si elle dit autre chose.
    .source = Capacités des cartes de personnage
    .check = Avec M3, une capacité à 1 M peut servir trois fois de suite.

## move

move_choose-type-first = On choisit entre course et saut avant le début du déplacement ; chaque déplacement est un nouveau choix.
    .source = Déplacement des commandos
    .check = Un déplacement commencé en course ne peut pas devenir un saut devant une corniche ; un déplacement ultérieur par une carte peut être un saut.
move_run = La course est de 3 cases au plus.
    .source = Déplacement des commandos
    .check = Des courses de 1, 2 et 3 cases sont permises, 4 ne l’est pas.
move_jump = Le saut est de 1 case et permet d’ignorer les effets de la case spéciale.
    .source = Déplacement des commandos
    .check = Un saut vers une case à 2 est refusé.
move_jump-pick-effects = Lors d’un saut, le commando choisit, effet par effet, lesquels de la case où il entre il résout.
    .source = Déplacement des commandos
    .check = En sautant sur une case qui a un effet de terrain nuisible et un jeton de casemate, prendre l’arme et ignorer le mal est permis.
move_run-must-resolve = Lors d’une course, l’effet de chaque case spéciale traversée se résout avant de continuer.
    .source = Déplacement des commandos
    .check = Une course de 3 cases dont la deuxième inflige des dégâts résout ces dégâts avant le troisième pas.
move_optional-effects-stay-optional = Un effet « peut » d’une case spéciale reste facultatif en courant.
    .source = Déplacement des commandos ; Cases spéciales
    .check = En traversant une casemate en courant, le commando peut laisser le jeton.
    .ruling = « Doit résoudre » veut dire que l’occasion se présente alors ; un « peut » dans l’effet reste un « peut ».
move_through-commandos = Les commandos peuvent passer les uns par les autres.
    .source = Déplacement des commandos
    .check = Une course de 2 par la case de Lance jusqu’à une case vide est permise.
move_no-shared-end = Un commando ne peut pas finir un déplacement sur la case d’un autre commando ; si cela arrivait, il revient à la case occupée juste avant.
    .source = Déplacement des commandos
    .check = La course de Bill arrêtée par un effet sur la case de Lance remet Bill sur la case précédente de son chemin.
move_return-chain = Si la case précédente est occupée aussi, on recule encore.
    .source = Déplacement des commandos
    .check = Une course qui passe par deux commandos à la suite et s’arrête sur le second finit sur la dernière case vide avant le premier.
    .ruling = Le livret dit « la dernière case occupée » ; nous remontons le chemin jusqu’à la première case sans autre commando, au pire le départ.
move_return-no-trigger = Reculer ainsi ne déclenche rien.
    .source = Déplacement des commandos
    .check = Revenir sur une casemate déjà traversée n’offre pas de seconde arme ; une case qui blesse ne frappe pas de nouveau.
    .ruling = Le livret dit « revenir », pas « se déplacer » ; un groupe soigneux ne ferait pas payer deux fois la même case.
move_not-into-enemies = Les commandos ne peuvent pas entrer sur une case avec des ennemis, boss compris.
    .source = Déplacement des commandos
    .check = Un chemin par un jeton d’ennemi ou par une case couverte par le boss est refusé.
move_into-tokens = Les commandos peuvent entrer sur une case avec des jetons, sauf indication contraire.
    .source = Déplacement des commandos
    .check = On peut entrer sur une case avec une bulle dimère et un jeton de dégât.
move_forced-movement = Un commando déplacé par un effet ne court pas et ne saute pas.
    .source = Déplacement des commandos ; Casemates
    .check = Un effet d’essai « déplacez-vous de 1 case vers le boss » ne fait pas monter sur une corniche ; « placez » le fait.
    .ruling = Seul un saut franchit une ligne rouge vers le haut, un pas forcé ne le peut donc pas ; les effets d’entrée qui parlent d’être déplacé (casemate) se déclenchent, ceux qui disent « se déplace » aussi ; « placez » ignore le chemin.

## space

space_ledge-jump-up = Franchir un contour rouge vers une case de corniche demande un saut.
    .source = Cases spéciales, corniche
    .check = Depuis une case au sol, courir sur une case de corniche adjacente est refusé, sauter est permis.
space_ledge-group-run = Dans un même groupe au contour rouge, les commandos peuvent courir.
    .source = Cases spéciales, corniche
    .check = Trois cases reliées d’un même groupe de corniche : une course le long des trois est permise.
space_ledge-down-run = On peut quitter une corniche vers une case sans corniche en courant.
    .source = Cases spéciales, corniche
    .check = Une course corniche, corniche, sol, sol (3 pas) est permise.
space_ledge-to-other-ledge = Passer directement d’un groupe de corniche à un autre franchit une ligne rouge vers une corniche.
    .source = Cases spéciales, corniche
    .check = Le groupe de corniche 1 à côté du groupe de corniche 2 : il faut sauter.
    .ruling = Le livret ne distingue que les groupes et le sol ; entrer dans un autre contour, c’est toujours franchir une ligne rouge vers une corniche, il faut donc sauter dans les deux sens.
space_ledge-range = Les corniches n’influent pas sur la portée.
    .source = Portée
    .check = Un ennemi sur une corniche à 2 cases est à portée 2.
space_objective-once = Une fois pendant son propre tour, un commando qui entre sur une case d’objectif peut interrompre son tour pour la résoudre.
    .source = Cases spéciales, objectif
    .check = Une course par deux cases d’objectif ne permet d’en résoudre qu’une.
space_objective-mid-run = Après l’interruption, le commando continue avec le déplacement qui lui reste.
    .source = Cases spéciales, objectif ; Interruption
    .check = Course : pas 1 sur un objectif, le résoudre, puis encore 2 cases au plus.
space_objective-needs-entry = Il faut entrer sur la case ; y commencer son tour ne suffit pas.
    .source = Cases spéciales, objectif ; Objectifs
    .check = Un commando qui commence sur la case doit la quitter et y revenir (ou entrer sur une autre).
space_objective-decline-keeps-use = Refuser n’épuise pas l’occasion du tour.
    .source = Cases spéciales, objectif
    .check = Une course par l’objectif 1 (refusé) jusqu’à l’objectif 2 : 2 peut être résolu.
    .ruling = « Une fois » limite la résolution, pas le passage.
space_pillbox = En arrivant sur une casemate avec un jeton capteur, par son propre déplacement ou par un autre, on peut aussitôt échanger le jeton contre 1 carte d’arme, quoi qu’il se passe d’autre.
    .source = Cases spéciales, casemate
    .check = Le jeton quitte la case, 1 arme est piochée, le déplacement continue.
space_pillbox-any-time = Cela vaut à tout moment, pas seulement au tour du commando, et autant de fois qu’on veut.
    .source = Cases spéciales, casemate ; Questions et réponses
    .check = Un effet de terrain qui pousse Lance sur une telle case au tour du terrain lui propose l’arme ; deux casemates en une course donnent deux pioches.
space_pillbox-empty = Sans jeton, la case ne fait rien.
    .source = Cases spéciales, casemate
    .check = Entrer dans une casemate dont le jeton a été pris ne fait rien piocher.
space_stage-specific = Les cases propres à un terrain font ce que disent les cartes de leur terrain.
    .source = Cases spéciales, propres au terrain
    .check = Une case wadder n’a d’effets que par les cartes du Repaire alien.
space_enemy-and-boss = Les cases d’ennemi et de boss ne font rien aux commandos ; les ennemis et les boss y entrent en jeu.
    .source = Cases spéciales, ennemi et boss
    .check = Un commando peut finir un déplacement sur une case d’ennemi vide, qui est alors occupée pour le placement des ennemis.
space_enemies-ignore = Les ennemis ignorent les cases spéciales, sauf indication contraire.
    .source = Cases spéciales ; Questions et réponses, cases spéciales
    .check = Un ennemi qui passe par une casemate laisse le jeton ; il peut monter sur une corniche en marchant.
space_several-kinds = Une case peut être de plusieurs sortes.
    .source = Cases spéciales
    .check = Une casemate dans un contour de corniche : il faut sauter pour entrer, puis on peut prendre le jeton.
    .ruling = Ce n’est pas dit, mais les contours de corniche entourent des groupes entiers de cases qui ont d’autres icônes. La personne qui se déplace ordonne les effets d’une case.

## attack

attack_sequence = Une attaque se déroule ainsi : choisir la cible, réunir et lancer les dés (avec les critiques), résoudre, gagner de l’avantage.
    .source = Attaques des commandos
    .check = Le journal d’une attaque a ces quatre étapes dans l’ordre.
attack_fully-resolved = Une attaque est résolue en entier avant qu’une autre commence.
    .source = Attaques des commandos
    .check = Un effet d’essai qui donne une attaque pour une victoire la lance après l’étape de gain de la première.
attack_choose-target = Qui attaque choisit un ennemi à portée de son arme actuelle, sauf si la carte dit autre chose.
    .source = Attaques des commandos, étape 1
    .check = Avec une arme de portée 3, on peut choisir un ennemi à distance 3, pas à 4.
attack_any-enemy = On peut choisir n’importe quel ennemi du plan, quelle que soit la zone de jeu où est sa carte.
    .source = Attaques des commandos, étape 1
    .check = Bill peut attaquer l’ennemi dont la carte est dans la zone de jeu de Lance.
attack_not-tokens = Seuls les ennemis sont des cibles ; les bulles dimères et autres jetons n’en sont pas.
    .source = Attaques des commandos, étape 1 ; Questions et réponses, jetons
    .check = Une bulle dimère à distance 1 n’est pas dans la liste des cibles.
attack_pool-weapon = On lance le nombre de dés de l’arme actuelle, sauf si une carte donne ses propres dés.
    .source = Attaques des commandos, étape 2
    .check = Un fusil à 2 dés lance 2 dés.
attack_pool-bonus = Des effets peuvent ajouter des dés avant le jet.
    .source = Attaques des commandos, étape 2
    .check = « Au contact » avec une arme à 2 dés sur une cible à 1 case ou moins lance 3 dés.
attack_engage-example = « Au contact » est une attaque avec l’arme actuelle qui a 1 dé de plus quand la cible est à 1 case ou moins.
    .source = Attaques des commandos, exemple 1
    .check = Jet succès, succès, critique, puis critique, puis succès : 5 dés en tout, 5 dégâts.
attack_criticals-explode = Chaque critique compte pour 1 succès et ajoute 1 dé, lancé aussitôt ; cela se répète sans limite.
    .source = Attaques des commandos, étape 2a
    .check = Une attaque à 2 dés qui montre critique, succès, et dont le dé ajouté montre critique puis un avantage : 4 dés en tout, 3 succès, 1 résultat d’avantage.
attack_criticals-before-resolving = Tous les critiques sont traités avant le choix des conversions.
    .source = Attaques des commandos, étape 2a
    .check = On ne demande les conversions que quand il ne reste aucun critique à traiter.
attack_converted-not-critical = Un résultat converti est un simple succès et n’ajoute pas de dé.
    .source = Attaques des commandos, étape 3
    .check = Convertir un résultat A ajoute 1 succès et aucun dé.
attack_convert = Pour chaque résultat d’avantage, qui attaque peut dépenser 1 avantage de ce type pour en faire un succès.
    .source = Attaques des commandos, étape 3
    .check = Résultats A, A, M avec A1, M0 et une carte A en main : 0, 1 ou 2 conversions sont possibles, aucune pour le M.
attack_convert-before-damage = Toutes les conversions sont décidées avant que des dégâts de l’attaque soient infligés.
    .source = Attaques des commandos, étape 3
    .check = La carte piochée pour une victoire ne peut pas payer une conversion de la même attaque.
attack_no-same-attack-tokens = Les jetons gagnés par l’attaque ne peuvent pas payer les conversions de la même attaque.
    .source = Attaques des commandos, étapes 3 et 4
    .check = Résultats A, A avec A0 : aucun ne peut être converti ; ensuite A2.
attack_success-damage = Chaque succès inflige 1 dégât à la cible.
    .source = Attaques des commandos, étape 3 ; Résultats des dés de commando
    .check = 3 succès contre un ennemi à 4 points de vie mettent 3 dégâts sur sa carte.
attack_multi-target = Quand une attaque a plusieurs cibles, chacune subit tous les dégâts.
    .source = Attaques des commandos, étape 3
    .check = « Onde de choc » avec 2 succès et 3 cibles : 2 dégâts sur chacune des 3.
attack_shockwave-example = « Onde de choc » nomme sa propre portée et ses propres dés (3 dés dans l’exemple) ; les dés et l’effet spécial de l’arme ne s’appliquent donc pas.
    .source = Attaques des commandos, exemple 2
    .check = Avec une arme équipée dont l’effet est +1 dé, Onde de choc lance toujours 3 dés.
attack_gain-advantage = Chaque résultat d’avantage non converti donne 1 jeton de ce type à qui attaque.
    .source = Attaques des commandos, étape 4
    .check = Succès, succès, M sans rien dépenser : 2 dégâts et M+1.
attack_gain-once-multi-target = Les résultats d’avantage sont gagnés une fois par attaque, pas une fois par cible.
    .source = Attaques des commandos, exemple 2
    .check = Trois cibles et un résultat S non converti : S+1.
attack_gain-after-kill = L’étape de gain a lieu même si la cible est vaincue.
    .source = Attaques des commandos, étape 4
    .check = Abattre la cible avec 1 dé sur 3 donne quand même les jetons des deux résultats d’avantage.
attack_overkill-lost = Les dégâts au-delà des points de vie d’un ennemi ordinaire sont perdus.
    .source = Infliger des dégâts
    .check = 5 dégâts sur un ennemi à 2 points de vie : rien ne passe à un autre ennemi.
    .ruling = Le livret n’en dit rien ; les dégâts ne vont qu’à la cible.
attack_weapon-special-scope = L’effet spécial d’une arme ne vaut que pour les attaques faites avec cette arme.
    .source = Attaques des commandos, exemple 2
    .check = Une attaque par carte « avec votre arme actuelle » l’utilise ; une attaque par carte avec ses propres dés ne l’utilise pas.
attack_own-range-partial = Une carte peut ne remplacer que la portée ou que les dés d’une attaque.
    .source = Attaques des commandos, étape 2
    .check = Une carte d’essai « attaquez avec +2 de portée » utilise les dés de l’arme, son effet spécial et sa portée + 2.
    .ruling = C’est pour nous une attaque avec l’arme, sauf si la carte donne son propre nombre de dés.

## range

range_count = La portée se compte en cases du plan ; une cible est à portée quand sa distance ne dépasse pas la portée.
    .source = Portée
    .check = Distance 3 avec portée 3 : à portée.
range_through-anything = On peut compter à travers des cases spéciales et des cases occupées.
    .source = Portée
    .check = Un ennemi derrière deux autres ennemis à distance 3 peut être touché avec portée 3.
range_boss = La portée jusqu’au boss se compte jusqu’à sa figurine.
    .source = Portée ; Boss
    .check = On prend la case couverte par le boss la plus proche.

## damage

damage_on-card = Les dégâts d’un ennemi sont gardés sur sa carte et y restent jusqu’à ce qu’il soit vaincu.
    .source = Infliger des dégâts
    .check = 2 dégâts de la manche 1 sont toujours là à la manche 3.
damage_defeat-at-health = Un ennemi est vaincu quand ses dégâts égalent ses points de vie.
    .source = Infliger des dégâts ; Ennemis
    .check = 2 points de vie avec 2 dégâts : vaincu ; en infliger plus revient à les atteindre.
damage_defeat-enemy = La carte d’un ennemi ordinaire vaincu va dans la défausse d’ennemis et son jeton dans la réserve.
    .source = Vaincre des ennemis
    .check = La défausse d’ennemis augmente de 1, la case est vide, les jetons de dégât retournent à la réserve.
damage_defeat-draw = Qui vainc un ennemi ou une carte de boss par sa propre attaque pioche 1 carte.
    .source = Vaincre des ennemis
    .check = Lance vainc l’ennemi de la zone de jeu de Bill : Lance pioche.
damage_defeat-draw-each = Chaque victoire donne sa propre pioche.
    .source = Vaincre des ennemis
    .check = Une attaque à plusieurs cibles qui vainc 3 ennemis fait piocher 3 cartes.
damage_defeat-draw-may = Un passage dit que le commando victorieux pioche, un autre qu’il peut piocher.
    .source = Vaincre des ennemis ; Ennemis, vaincre des ennemis
    .check = Une victoire fait piocher une carte sans demander.
    .ruling = Les passages diffèrent ; comme piocher ne nuit jamais dans le jeu de base, c’est automatique.
damage_non-attack-defeat = Une victoire par l’effet d’une carte de commando qui n’est pas une attaque donne aussi la pioche à ce commando.
    .source = Infliger des dégâts ; Ennemis, vaincre des ennemis
    .check = Une carte d’essai « infligez 2 dégâts à un ennemi à 2 cases ou moins » qui abat fait piocher 1 carte à la personne qui la joue.
    .ruling = La partie sur l’attaque parle d’attaquer, celle sur les ennemis du « commando qui a vaincu cet ennemi » ; nous suivons la plus large.
damage_game-effect-defeat = Quand un effet de terrain ou un autre effet du jeu vainc un ennemi, le groupe choisit n’importe quel commando, qui pioche 1 carte.
    .source = Vaincre des ennemis ; Ennemis, vaincre des ennemis
    .check = Une carte de terrain abat un ennemi de Bill : la question propose tous les commandos.
damage_simultaneous = Les dégâts à plusieurs cibles sont infligés ensemble, puis les victoires sont traitées.
    .source = Attaques des commandos, étape 3
    .check = Deux cibles avec un effet de défaite : les deux portent leurs dégâts avant que le premier effet se résolve.
    .ruling = Le livret n’en dit rien ; « chaque dégât est appliqué à chaque cible » se lit comme simultané. Qui attaque ordonne les victoires.

## dice

dice_commando-faces = Les dés de commando montrent un succès, un critique ou un type d’avantage.
    .source = Résultats des dés de commando
    .check = Chaque face du dé de commando est succès, critique, M, A ou S.
    .ruling = La répartition n’est pas imprimée. Nous prenons succès 2, critique 1, M 1, A 1, S 1 : aucune face vide n’est mentionnée.
dice_enemy-faces = Les dés ennemis montrent des dégâts d’un type d’avantage ou le résultat spécial.
    .source = Résultats des dés ennemis
    .check = Chaque face du dé ennemi est un dégât (M, A, S ou au choix) ou spécial.
    .ruling = La répartition n’est pas imprimée. Nous prenons M 1, A 1, S 1, au choix 1, spécial 2, puisque l’icône « au choix » apparaît sur les dés, dit le livret.

## enemy-turn

enemy-turn_target-is-owner = Les ennemis attaquent le commando dont la zone de jeu a leur carte, à n’importe quelle distance.
    .source = Tour des ennemis
    .check = Un ennemi à 12 cases ajoute quand même son dé.
enemy-turn_fully-resolved = L’attaque ennemie contre une personne est finie avant que celle contre la suivante commence.
    .source = Attaques ennemies
    .check = Les spéciaux et les dégâts de Bill sont finis avant que les dés contre Lance soient lancés.
enemy-turn_pool = On lance 1 dé ennemi par carte d’ennemi de la zone de jeu, plus si un effet le dit.
    .source = Attaques ennemies, étape 1
    .check = { "[" }boss, X, Y] lance 3 dés.
enemy-turn_defeated-boss-die = Une carte de boss vaincue ajoute toujours son dé.
    .source = Attaques ennemies, étape 1 ; Questions et réponses, cartes de boss
    .check = { "[" }boss vaincu avec « lance 1 dé de plus », X, Y] lance 4 dés.
enemy-turn_always-an-attack = Chaque commando affronte une attaque ennemie à chaque manche, car la carte de boss ne part jamais.
    .source = Tour des ennemis ; Vaincre et détruire un boss
    .check = { "[" }boss] seul lance 1 dé.
enemy-turn_attacked-player-rolls = La personne qui joue le commando attaqué réunit et lance les dés.
    .source = Attaques ennemies, étape 1
    .check = L’ordre de lancer appartient à cette personne.
enemy-turn_steps = L’attaque se déroule ainsi : lancer, résoudre les spéciaux, résoudre les dégâts.
    .source = Attaques ennemies ; Résumé de l’attaque ennemie
    .check = Le journal a les trois étapes dans l’ordre.
enemy-turn_special-leftmost = Chaque résultat spécial déclenche l’effet spécial de la carte d’ennemi la plus à gauche qui n’a pas été déclenchée dans cette attaque.
    .source = Attaques ennemies, étape 2
    .check = { "[" }boss, X, Y] avec 2 SP : l’effet spécial du boss, puis celui de X.
enemy-turn_special-once-each = L’effet spécial de chaque carte d’ennemi se déclenche au plus une fois par attaque ennemie.
    .source = Attaques ennemies, étape 2
    .check = { "[" }boss, X] avec 3 SP : boss, X, et il reste un résultat.
enemy-turn_special-one-by-one = Chaque résultat spécial est un effet à part, fini avant le suivant.
    .source = Attaques ennemies, étape 2
    .check = Deux effets spéciaux qui infligent chacun 1 dégât M peuvent coûter 2 médailles.
enemy-turn_special-recheck = Pour chaque résultat spécial, on cherche de nouveau la carte la plus à gauche non déclenchée.
    .source = Attaques ennemies, étape 2
    .check = { "[" }boss, X], 2 SP, et l’effet spécial du boss défausse X et pioche Z : le second SP déclenche Z.
    .ruling = Les cartes qui arrivent pendant l’étape 2 comptent, car on cherche quand chaque résultat se résout ; elles n’ajoutent pas de dé à ceux déjà lancés.
enemy-turn_special-missing-skipped = On passe une carte sans effet spécial.
    .source = Attaques ennemies, étape 2
    .check = { "[" }boss vaincu sans effet spécial, X] avec 1 SP : l’effet spécial de X se résout.
    .ruling = Le résultat déclenche « l’effet spécial de la carte la plus à gauche qui ne l’a pas encore eu déclenché » ; une carte qui n’en a pas ne peut pas être visée.
enemy-turn_special-leftover-draws = Chaque résultat spécial qui ne peut pas être résolu fait piocher 1 carte d’ennemi au commando attaqué.
    .source = Attaques ennemies, étape 2A
    .check = { "[" }boss] avec un dé et un SP ajouté (2 SP) : effet spécial du boss, puis 1 ennemi est pioché.
enemy-turn_special-leftover-batch = Les spéciaux restants sont comptés une fois, quand plus aucune carte ne peut être déclenchée.
    .source = Attaques ennemies, étape 2A
    .check = { "[" }boss, X] avec 4 SP : boss, X, puis 2 ennemis sont dus : un est pioché, puis, à 3 cartes, 1 dégât ; l’effet spécial de l’ennemi pioché n’est pas déclenché.
    .ruling = Sinon, l’ennemi tout juste pioché avalerait le reste suivant ; 2A parle de tous les résultats restants, c’est donc un seul lot une fois les déclenchements finis.
enemy-turn_drawn-enemies-no-dice = Les ennemis piochés pendant l’attaque n’y ajoutent pas de dés.
    .source = Attaques ennemies, étapes 1 et 2A
    .check = Après que 2A a fait piocher un ennemi, aucun autre dé n’est lancé.
enemy-turn_damage-one-effect = Tous les résultats de dégât du jet sont subis ensemble, en un seul effet.
    .source = Attaques ennemies, étape 3
    .check = Dégâts M, M, A : évités avec 2 M et 1 A ensemble ; sinon exactement 1 médaille.
enemy-turn_damage-max-one-medal = Quels que soient les dégâts non évités, l’étape coûte au plus 1 médaille.
    .source = Attaques ennemies, étape 3
    .check = 5 dégâts non évités : 1 médaille.
enemy-turn_no-damage = Sans résultat de dégât, l’étape 3 ne fait rien.
    .source = Attaques ennemies, étape 3
    .check = SP, SP sans dégât ajouté : pas de question pour éviter.
enemy-turn_added-results = Les résultats ajoutés par des effets sont traités comme obtenus sur d’autres dés.
    .source = Ajouter des résultats à l’attaque ennemie
    .check = « Tireur d’élite » dans la zone de jeu : chaque attaque ennemie contre son commando a 1 résultat de dégât de plus que de dés lancés.
enemy-turn_added-by-constant = Les capacités permanentes ajoutent leur résultat juste après le jet.
    .source = Ajouter des résultats, exemple 1
    .check = Le résultat du Tireur d’élite est là avant que le premier effet spécial se résolve.
    .ruling = Son icône de dégât manque ; pour un tireur, nous lisons un dégât de précision.
enemy-turn_added-by-special = Un effet spécial qui ajoute un résultat l’ajoute aussitôt ; un spécial ajouté se résout ensuite, un dégât ajouté attend l’étape 3.
    .source = Ajouter des résultats, exemple 2
    .check = { "[" }boss, X], 1 SP, effet spécial du boss « ajoutez 1 SP » : l’effet spécial de X se résout ensuite.
    .ruling = Les icônes de l’exemple manquent. « Résolu ensuite » convient aux deux : les spéciaux dans la même étape, les dégâts dans l’étape suivante.
enemy-turn_added-counts-for-rerolls = Les résultats ajoutés ne sont pas des dés.
    .source = Ajouter des résultats à l’attaque ennemie
    .check = Une carte d’essai « relancez 1 dé ennemi » ne peut pas choisir un résultat ajouté ; « retirez 1 résultat » le peut.
    .ruling = Ils comptent « comme lancés » pour la résolution ; sans dé, il n’y a rien à relancer.

## enemy-move

enemy-move_only-by-effect = Les ennemis ne se déplacent que quand un effet le dit.
    .source = Déplacement des ennemis
    .check = Sans effet de déplacement, les jetons restent où ils ont été placés.
enemy-move_shortest-path = Ils prennent un plus court chemin vers la destination indiquée.
    .source = Déplacement des ennemis
    .check = D’un chemin libre de 4 pas et d’un de 5 pas, celui de 4 pas est pris.
enemy-move_blocked-by-pieces = Ils ne peuvent pas traverser les commandos ni les autres ennemis.
    .source = Déplacement des ennemis
    .check = Un couloir tenu par un commando oblige au détour ; s’il n’y en a pas, la destination est bloquée.
enemy-move_ignore-special = Ils ignorent les cases spéciales, corniches comprises.
    .source = Déplacement des ennemis ; Cases spéciales
    .check = Un ennemi passe du sol à une corniche sans rien de plus.
enemy-move_blocked-destination = Si la destination est bloquée, ils vont vers la suivante la plus proche qui convient.
    .source = Déplacement des ennemis
    .check = « Vient à côté de son commando » avec 3 des 4 cases adjacentes occupées : la quatrième est prise ; si toutes le sont, la case accessible la plus proche du commando.
enemy-move_no-destination = Si toutes les destinations sont bloquées, ou si un effet interdit le déplacement, il reste.
    .source = Déplacement des ennemis
    .check = Un ennemi enfermé de tous côtés ne bouge pas et rien d’autre ne se passe.
enemy-move_tie-break = Entre plusieurs cases d’arrivée possibles, il prend celle qui est la plus proche du plus grand nombre de commandos.
    .source = Déplacement des ennemis
    .check = Cases d’arrivée P (à 1 de Bill, à 5 de Lance) et Q (à 1 de Bill, à 2 de Lance) : Q.
    .ruling = Nous comparons les listes triées des distances à tous les commandos, la plus petite d’abord ; en cas d’égalité complète, c’est le Choix des joueurs.
enemy-move_partial = Un déplacement d’un nombre de cases va aussi loin que possible.
    .source = Déplacement des ennemis
    .check = « Avance de 3 vers Bill » à distance 6 : finit à distance 3 si la voie est libre.
    .ruling = Ce n’est pas dit en détail ; les effets obligatoires se font autant que possible.
enemy-move_boss-only-boss-cards = Un boss reste où il est, sauf si une carte de boss le déplace.
    .source = Déplacement des ennemis ; Boss
    .check = Une carte de commando « repoussez un ennemi de 1 case » et une carte de terrain « déplacez chaque ennemi » laissent le boss où il est.
enemy-move_push-by-commandos = Les ennemis ordinaires peuvent être déplacés par des effets de commando ou de terrain, avec les mêmes règles de blocage.
    .source = Déplacement des ennemis
    .check = Un ennemi repoussé s’arrête devant une case occupée.
    .ruling = Seuls les boss font exception, les autres peuvent donc être déplacés ; la destination est alors celle de l’effet, pas celle du départage.

## stage

stage_activate-left-to-right = Chaque effet d’activation de la zone de jeu du terrain se résout, de gauche à droite.
    .source = Tour du terrain
    .check = { "[" }référence avec activation, X, Y avec activation] : référence, puis Y.
stage_activate-collective = Les joueurs résolvent les effets d’activation ensemble ; les choix sont les leurs.
    .source = Tour du terrain ; Choix des joueurs
    .check = Un choix d’activation est demandé au groupe.
stage_activate-scan = Une carte qui entre à droite dans la zone de jeu du terrain pendant l’activation est atteinte aussi ; une carte piochée après ne l’est pas.
    .source = Tour du terrain
    .check = Une carte de terrain durable piochée à la manche 2 s’active pour la première fois à la manche 3.
    .ruling = Le livret dit chaque carte de la zone, de gauche à droite ; nous avançons carte par carte, seules celles ajoutées pendant ce parcours sont donc prises.
stage_draw-one = Puis 1 carte de terrain est piochée et résolue ; si c’est impossible, la partie est perdue.
    .source = Tour du terrain
    .check = Pioche vide à ce moment : défaite, avant la pioche d’ennemi de la nouvelle manche.
stage_pillbox-icon-first = L’icône de casemate d’une carte piochée est traitée avant ses effets.
    .source = Tour du terrain
    .check = Le jeton est placé avant que le premier paragraphe de la carte se résolve.
stage_pillbox-icon-may = Avec l’icône, les joueurs peuvent mettre un jeton capteur dans une casemate qui n’en a pas, s’il en reste un.
    .source = Tour du terrain
    .check = Les 4 jetons sur le plan : rien n’est proposé ; refuser est permis.
stage_pillbox-immediate-pickup = Un commando qui se trouve sur la case où le jeton est ajouté peut aussitôt le défausser et piocher une arme.
    .source = Tour du terrain
    .check = Lance est dans la casemate vide : jeton placé, défaussé, 1 arme piochée, sans bouger.
stage_resolve-top-to-bottom = Les effets de la carte se résolvent de haut en bas, chaque paragraphe à part.
    .source = Tour du terrain
    .check = Deux paragraphes : le paragraphe 1 est fini (avec toutes ses réactions) avant que le 2 commence.
stage_discard-after = Une carte de terrain résolue est défaussée, sauf si elle dit autre chose.
    .source = Tour du terrain
    .check = Une carte qui dit « placez-la dans la zone de jeu du terrain » va au bout à droite.
stage_then-new-round = Après le tour du terrain, chaque commando retourne sa carte de tour et pioche un ennemi.
    .source = Tour du terrain
    .check = La pioche d’ennemi a lieu après que la carte de terrain est défaussée.

## general

general_player-choice = Quand plusieurs options sont possibles et que rien d’autre n’est dit, les joueurs décident ensemble.
    .source = Choix des joueurs
    .check = Un choix qui n’appartient à personne est montré à tout le monde.
    .ruling = Un logiciel a besoin d’une main sur le bouton : la personne qui joue le commando concerné décide ; un choix qui ne concerne personne en particulier revient à la personne dont c’est le tour ou l’attaque ennemie, et au tour du terrain à celle qui a joué en dernier. Les autres voient et peuvent conseiller.
general_empty-space = Une case est vide quand elle n’a ni commando ni ennemi.
    .source = Cases vides
    .check = Une case avec une bulle dimère, un jeton capteur et des jetons de dégât est vide.
general_interrupt = Une interruption suspend le jeu, est traitée, et le jeu reprend où il s’était arrêté.
    .source = Interruption
    .check = Prendre un jeton de casemate au milieu d’une course revient ensuite à la course avec ses pas restants.
general_interrupt-nesting = Les interruptions peuvent s’emboîter.
    .source = Interruption
    .check = La carte de Bill déplace Lance, qui arrive dans une casemate : Lance finit de prendre le jeton avant que la carte de Bill continue.
    .ruling = Ce n’est pas dit mais en découle ; le moteur tient une pile, le dernier entré sort le premier.
general_own-discard-piles = Chaque pioche a sa propre défausse, face visible.
    .source = Cartes, types de cartes et défausses
    .check = Chaque pioche de commando et les pioches d’ennemis, de terrain, d’armes et d’objectifs ont des défausses séparées que tout le monde peut regarder.
general_reshuffle = Une pioche sans cartes est refaite en mélangeant sa défausse.
    .source = Cartes, types de cartes et défausses
    .check = Pioche 1, défausse 7 : piocher la dernière carte laisse une nouvelle pioche de 7 et une défausse vide.
general_reshuffle-timing = La pioche est refaite dès qu’elle est épuisée.
    .source = Cartes, types de cartes et défausses
    .check = Piocher 3 avec 1 carte dans la pioche et 5 dans la défausse : 1 est piochée, les 5 sont mélangées en une nouvelle pioche, 2 de plus sont piochées, il en reste 3 ; une carte défaussée ensuite est seule dans la défausse.
    .ruling = « Quand une pioche n’a plus de cartes » est immédiat à la lettre, nous la refaisons donc aussitôt ; si la défausse est vide à ce moment, au prochain besoin.
general_reshuffle-both-empty = Si la pioche et la défausse sont vides, rien n’est pioché.
    .source = Cartes, types de cartes et défausses
    .check = Les 16 armes toutes prises ou retirées : une casemate ne fait rien piocher.
    .ruling = Le livret n’en dit rien ; on fait autant que possible.
general_stage-deck-never-reshuffled = La pioche de terrain n’est jamais refaite ; devoir en piocher une carte quand elle est vide fait perdre la partie.
    .source = Cartes, types de cartes et défausses
    .check = Défausse de terrain de 8, pioche 0, il faut piocher : défaite.
general_reveal = Une carte de pioche révélée est montrée à tous, n’est pas résolue et retourne face cachée sur la pioche.
    .source = Révéler des cartes
    .check = Révéler la première carte de terrain, puis piocher : la même carte.
general_reveal-hand = Les cartes en main révélées retournent en main.
    .source = Révéler des cartes
    .check = La taille de la main est la même avant et après.
general_reveal-multiple = Plusieurs cartes de pioche révélées retournent dans le même ordre.
    .source = Révéler des cartes
    .check = Révéler les 3 premières (X, Y, Z) : elles sont ensuite piochées dans l’ordre X, Y, Z.
    .ruling = Rien n’est dit de l’ordre ; ne pas le changer est la lecture neutre.
general_hand-excludes-resolving = Une carte qu’on joue n’est pas en main pendant qu’elle se résout.
    .source = Cartes en main
    .check = Jouer une carte S qui dit « si vous avez 2 S » : la carte elle-même ne compte pas.
general_hand-no-limit = Il n’y a pas de limite de cartes en main.
    .source = Taille de la main
    .check = Une main de 12 cartes est permise à la fin d’un tour.
general_hidden-hands = Il n’est pas dit si les mains sont visibles.
    .source = Cartes en main
    .check = En ligne, les coéquipiers peuvent voir la main les uns des autres.
    .ruling = Le jeu est coopératif, avec des décisions de groupe et sans limite de communication ; les mains sont visibles pour les coéquipiers.

## suffer

suffer_typed = Les dégâts aux commandos ont toujours un type d’avantage.
    .source = Subir et éviter des dégâts
    .check = Chaque effet de dégât du contenu nomme M, A, S ou au choix pour chaque point.
suffer_pay-or-medal = Le commando dépense de l’avantage qui correspond à tous les dégâts, en type et en nombre, ou perd une médaille.
    .source = Subir et éviter des dégâts
    .check = 2 dégâts A avec A1 et une carte A : payer les deux, ou perdre une médaille.
suffer_choice = Un commando qui pourrait payer peut choisir de perdre la médaille.
    .source = Subir et éviter des dégâts ; Attaques ennemies, étape 3
    .check = Avec assez d’avantage, les deux options sont proposées.
suffer_all-or-nothing = Éviter une partie ne sauve rien.
    .source = Subir et éviter des dégâts, exemple
    .check = 2 dégâts A avec A1 : payer le A1 n’est pas proposé ; la médaille est perdue et A1 reste.
    .ruling = L’exemple du livret garde le point inutile ; comme payer une partie n’aide jamais, le moteur n’accepte que le paiement complet.
suffer_reduce-first = Les effets qui évitent ou retirent des points s’appliquent avant le paiement.
    .source = Subir et éviter des dégâts
    .check = Dégâts M, M, A avec une carte d’essai « évitez 1 dégât » utilisée sur A : il reste 2 M à payer.
    .ruling = Le livret n’en dit rien ; éviter par une carte est de même nature qu’éviter par l’avantage.
suffer_one-medal-per-effect = Un seul effet coûte au plus 1 médaille.
    .source = Subir et éviter des dégâts
    .check = « Subissez 4 dégâts S » sans rien éviter : 1 médaille. Deux grenades qui éclatent près d’un commando, deux cases wadder qui battent pour lui, deux bulles dimères qui l’atteignent : un seul paiement, 1 médaille.
    .ruling = Un paragraphe d’une carte est un seul effet pour chaque commando, quel que soit le nombre de jetons qu’il compte : tout ce qu’il inflige à quelqu’un se subit ensemble.
suffer_separate-effects = Plusieurs effets de dégât dans un tour sont traités séparément et peuvent coûter une médaille chacun.
    .source = Subir et éviter des dégâts
    .check = Effet spécial (2 dégâts M), puis jet (2 dégâts A), rien de payé : 2 médailles.
suffer_special-then-rest = Les dégâts d’un effet spécial sont réglés avant le reste de son texte, puis viennent les dégâts du jet.
    .source = Subir et éviter des dégâts, exemple
    .check = « Subissez 2 dégâts M, puis piochez un ennemi » : paiement, pioche d’ennemi, puis étape 3.

## objective

objective_once-per-turn = Un commando résout au plus une case d’objectif par tour à lui, en y entrant.
    .source = Objectifs
    .check = Une fois une case résolue, y entrer encore pendant le même tour, même par une carte, ne propose rien.
objective_own-turn-only = Être déplacé dessus pendant le tour d’un autre, le tour des ennemis ou le tour du terrain ne donne rien.
    .source = Objectifs ; Questions et réponses, cases spéciales
    .check = La carte de Lance déplace Bill sur une case d’objectif : rien n’est proposé.
objective_new-attempt = Si le jeton correspondant n’est pas sur la carte de mission, le commando peut piocher la première carte d’objectif et la tenter.
    .source = Objectifs
    .check = Case d’objectif 2, jeton 2 de côté : 1 carte d’objectif est piochée.
objective_already-done-draw = Si le jeton correspondant y est déjà, le commando peut piocher 1 carte de sa propre pioche à la place.
    .source = Objectifs
    .check = Case d’objectif 2 avec le jeton 2 sur la carte de mission : main +1, aucune carte d’objectif piochée.
objective_requirement = La tentative réussit quand l’avantage actuel atteint ou dépasse ce que demande la carte.
    .source = Tenter un objectif
    .check = Demande M2 S1 ; jetons M1, main [M, S] : réussite.
objective_requirement-counted-once = Chaque jeton ou carte compte une fois pour une demande, parts « au choix » comprises.
    .source = Tenter un objectif
    .check = Demande A1 *2 avec exactement A2 et rien d’autre : échec (2 sur 3).
    .ruling = « La bonne combinaison » veut dire des pièces distinctes qui correspondent.
objective_nothing-spent = Tenter ne dépense rien.
    .source = Tenter un objectif
    .check = Les jetons et la main ne changent pas après une réussite.
objective_success = En cas de réussite, le jeton qui correspond à la case va sur la carte de mission.
    .source = Tenter un objectif
    .check = Le jeton 2, jusque-là de côté, va à l’emplacement 2 de la carte de mission.
objective_scout = En cas d’échec, on applique l’effet de reconnaissance de la carte.
    .source = Tenter un objectif
    .check = Demande non remplie : l’effet de reconnaissance se résout, le jeton reste de côté.
objective_check-mandatory = Une fois la carte piochée, le résultat est ce que dit l’avantage actuel ; un commando ne peut pas échouer exprès.
    .source = Tenter un objectif
    .check = Si la demande est remplie, la reconnaissance n’est pas proposée.
    .ruling = Le texte compare, il ne demande pas ; on décide avant de piocher.
objective_card-discarded = La carte d’objectif est défaussée dans les deux cas.
    .source = Tenter un objectif
    .check = Défausse d’objectifs +1.
objective_token-effect = Tant qu’un jeton est sur la carte de mission, son propriétaire a l’effet qui y est imprimé.
    .source = Jetons d’objectif
    .check = L’effet commence quand le jeton est posé et finit s’il est défaussé.
objective_one-of-each = Une carte de mission a au plus un jeton de chaque sorte.
    .source = Jetons d’objectif
    .check = Un second jeton 2 ne peut jamais être placé.
objective_token-lost = Un jeton d’objectif défaussé retourne à côté de la carte de mission et peut être gagné de nouveau.
    .source = Jetons d’objectif
    .check = Après la défausse du jeton 2, la case d’objectif 2 propose de nouveau une tentative.
objective_personal = Les objectifs sont personnels : un jeton n’aide que son propre commando.
    .source = Jetons d’objectif
    .check = Le jeton 1 de Bill ne donne rien à Lance et laisse à Lance sa tentative.

## boss

boss_one-target = Le boss est une seule cible, quel que soit le nombre de cartes de boss en jeu.
    .source = Viser et blesser un boss
    .check = Une attaque « choisissez 2 cibles » ne peut pas choisir deux fois le boss.
boss_split-damage = Les dégâts au boss peuvent être répartis librement entre les cartes de boss invaincues, quel que soit leur propriétaire.
    .source = Viser et blesser un boss
    .check = N=3, 4 dégâts : 2 sur la carte de Bill, 1 sur celle de Lance, 1 sur celle de Lucia, c’est permis.
boss_split-cap = Aucune carte ne peut recevoir plus de dégâts qu’il n’en faut pour la vaincre.
    .source = Viser et blesser un boss ; Vaincre et détruire un boss
    .check = 4 dégâts, il en manque 1 à la carte 1 et 6 à la carte 2 : au plus 1 sur la carte 1, le reste sur la carte 2.
    .ruling = Une carte vaincue ne peut pas recevoir de dégâts, les points se donnent donc un par un ; ceux que personne ne peut prendre sont perdus.
boss_split-in-multi-target = Dans une attaque à plusieurs cibles, le boss subit une fois les dégâts de l’attaque, répartis comme le veut qui attaque.
    .source = Attaques des commandos, étape 3 ; Viser et blesser un boss
    .check = 3 succès contre le boss et 2 ennemis : 3 sur chaque ennemi et 3 en tout sur les cartes de boss.
boss_flip = Une carte de boss vaincue est retournée et reste.
    .source = Vaincre et détruire un boss
    .check = La carte garde sa position (à gauche) et son propriétaire.
boss_flip-draw = Qui l’a vaincue pioche 1 carte.
    .source = Vaincre et détruire un boss
    .check = Vaincre deux cartes de boss en une attaque fait piocher 2.
boss_defeated-constant = La capacité permanente d’une face vaincue s’applique dès que la carte est retournée.
    .source = Vaincre et détruire un boss
    .check = « Lance 1 dé de plus » s’applique dès la prochaine attaque ennemie contre son propriétaire.
boss_never-unflipped = Une carte de boss vaincue n’est jamais remise à l’endroit, ne subit jamais de dégâts, ne quitte jamais le jeu.
    .source = Vaincre et détruire un boss
    .check = « Défaussez une carte d’ennemi de votre zone de jeu » ne peut pas la choisir.
boss_undefeated-stays = Une carte de boss invaincue ne quitte pas le jeu non plus.
    .source = Vaincre et détruire un boss
    .check = « Défaussez un ennemi de votre zone de jeu » ne propose aucune carte de boss.
    .ruling = Le livret l’interdit pour les cartes vaincues ; sans cela, on pourrait contourner le boss, les cartes de boss ne partent donc que vaincues. L’effet d’une carte qui nomme une carte de boss peut passer outre.
boss_destroyed = Le boss n’est détruit que quand toutes ses cartes sont vaincues.
    .source = Vaincre et détruire un boss
    .check = N=4 avec 3 vaincues : la partie continue et la figurine reste sur le plan.
boss_always-an-enemy = Une carte de boss compte comme un ennemi dans sa zone de jeu, vaincue ou non : 1 dé au moins, 1 des 3 places.
    .source = Vaincre et détruire un boss ; Questions et réponses, cartes de boss
    .check = Il n’y a place que pour 2 autres ennemis.
boss_otherwise-enemy = Pour le reste, les cartes de boss sont traitées comme des cartes d’ennemi.
    .source = Vaincre et détruire un boss
    .check = « Chaque ennemi de votre zone de jeu » comprend la carte de boss ; son effet spécial est déclenché par SP comme les autres.
boss_numbers-inert = Les numéros des cartes de boss n’ont aucun effet après la mise en place.
    .source = Boss
    .check = La carte 4 peut être vaincue la première.

## medal

medal_loss-steps = Perdre une médaille : défaussez 1 médaille, défaussez la carte d’arme, défaussez des cartes en main si vous voulez, puis piochez jusqu’à en avoir 4.
    .source = Perdre une médaille
    .check = Main de 5, en défausse 3 (main 2), en pioche 2.
medal_optional-hand-discard = On peut défausser autant de cartes en main qu’on veut, d’aucune à toutes, avant de piocher.
    .source = Perdre une médaille
    .check = Main 3 sans rien défausser : pioche 1.
medal_no-draw-above-four = S’il reste au moins 4 cartes, on ne pioche rien, et on ne doit rien défausser.
    .source = Perdre une médaille
    .check = Main 6, rien de défaussé : la main reste à 6.
medal_weapon-lost = La carte d’arme équipée est défaussée, s’il y en a une.
    .source = Perdre une médaille ; Armes
    .check = L’arme de base redevient l’arme actuelle.
medal_tokens-kept = Les jetons d’avantage et d’objectif ne sont pas perdus.
    .source = Perdre une médaille
    .check = Les jetons sont les mêmes avant et après.
medal_fatal-skips-rest = S’il n’y a plus de médaille à défausser, la partie finit avant les autres étapes.
    .source = Perdre une médaille ; Fin de la partie
    .check = À 0 médaille, perdre une médaille ne fait piocher aucune carte.
medal_lose-without-damage = « Perdez une médaille » par un effet fonctionne comme une perte par des dégâts, mais ne peut pas être évité avec de l’avantage.
    .source = Perdre une médaille
    .check = Un effet d’essai « perdez une médaille » ne demande aucun paiement et complète la main.
    .ruling = Les étapes valent pour chaque médaille perdue, quelle qu’en soit la cause.

## weapon

weapon_default = Chaque commando a une arme de base avec des dés et une portée.
    .source = Armes
    .check = Sans carte d’arme, le fusil de Lance donne 2 dés.
weapon_gain-may-equip = Une carte d’arme gagnée peut être mise sur la carte de personnage et devient l’arme actuelle.
    .source = Armes
    .check = Les dés, la portée et l’effet spécial sont maintenant ceux de la carte.
weapon_replace = Équiper une nouvelle arme défausse l’ancienne carte d’arme.
    .source = Armes
    .check = Défausse d’armes +1.
weapon_decline = Une arme qu’on n’équipe pas est défaussée.
    .source = Armes
    .check = Refuser garde l’ancienne arme et met la nouvelle carte dans la défausse d’armes.
    .ruling = « Peut » permet de refuser ; on ne peut rien mettre de côté, la carte est donc défaussée.
weapon_one = Un commando a au plus une carte d’arme.
    .source = Armes
    .check = L’emplacement d’arme n’en contient jamais 2.
weapon_lost-with-medal = Perdre une médaille coûte la carte d’arme.
    .source = Armes
    .check = Bill, avec une carte d’arme à 3 dés, perd une médaille : la carte est dans la défausse d’armes et sa prochaine attaque lance les dés de son arme de base.
weapon_mid-turn = Une arme gagnée au milieu d’un tour compte pour les attaques suivantes de ce tour.
    .source = Armes ; Interruption
    .check = Courir par une casemate, puis attaquer avec les dés de la nouvelle arme.

## effect

effect_each-commando-separate = « Chaque commando » fait un effet séparé par commando.
    .source = Effets
    .check = « Chaque commando subit 1 dégât M » avec N=3 et personne qui paie : 3 médailles en tout, 1 chacun, capacités utilisables entre-temps.
effect_each-commando-order = Les commandos réagissent dans un ordre que le groupe choisit.
    .source = Effets ; Choix des joueurs
    .check = Le prochain commando à réagir peut être choisi librement parmi ceux qui restent.
effect_infection-spreads = « Contagion » (Repaire alien) : chaque commando doit retirer 1 jeton de dégât du plan ou sinon mettre 2 gels contagieux de la réserve sur la case wadder la plus proche.
    .source = Effets, exemple
    .check = Pas de dégât sur le plan, 3 gels dans la réserve, N=2 : le premier en place 2 ; le second en place 1 et déclenche « Nous sommes débordés ! ».
effect_overrun-per-reaction = « Nous sommes débordés ! » se déclenche une fois pour chaque commando qui ne peut pas tout faire.
    .source = Effets, exemple
    .check = Deux commandos qui ne peuvent pas tout faire : cela se déclenche deux fois.
effect_may-pay-in-full = Un coût facultatif doit être payé en entier, sinon l’effet n’a pas lieu.
    .source = Payer le coût d’un effet
    .check = « Peut dépenser 2 A pour … » avec A1 : n’est pas proposé.
effect_seeking-hosts = « En quête d’hôtes » (Repaire alien) : un commando qui veut se débarrasser de tous les gels contagieux de sa carte de personnage paie avec la première carte de terrain, qui est défaussée.
    .source = Payer le coût d’un effet, exemple
    .check = 1 carte de terrain restante, N=2 : le premier peut payer, le second non.
effect_forced-single = Un seul effet négatif obligatoire se fait ou se paie autant que possible.
    .source = Payer le coût d’un effet négatif obligatoire
    .check = « Défaussez 3 jetons » avec 2 jetons : les deux sont défaussés.
effect_forced-choice-full = Entre plusieurs effets obligatoires, il faut en choisir un qui peut se faire en entier, s’il y en a un.
    .source = Payer le coût d’un effet négatif obligatoire
    .check = « Défaussez 2 jetons M ou piochez un ennemi » avec M1 : seul l’ennemi est proposé.
effect_forced-choice-closest = Si aucun ne peut se faire en entier, il faut choisir celui qui s’en approche le plus et le faire autant que possible.
    .source = Payer le coût d’un effet négatif obligatoire
    .check = « Défaussez 2 jetons M ou 3 jetons A » avec M1, A1 : l’option M (il en manque 1) est imposée, ensuite M0.
effect_forced-choice-closeness = « S’en approche le plus » demande une mesure.
    .source = Payer le coût d’un effet négatif obligatoire
    .check = « Défaussez 2 M ou 4 A » avec M1 et A3 : il manque 1 aux deux, la personne choisit.
    .ruling = Ce qui peut se faire en partie passe avant ce qui ne peut pas se faire du tout (l’exemple de Contagion dans le livret). Parmi ceux-là, nous comparons le nombre d’unités qui restent à faire ; à égalité, la personne choisit.
effect_damage-option-is-payable = « Subir des dégâts », comme option, peut toujours se faire en entier.
    .source = Payer le coût d’un effet négatif obligatoire ; Dépenser de l’avantage
    .check = « Dépensez 1 S ou subissez 1 dégât M » avec S0, M0 : l’option des dégâts est permise et coûte une médaille.
    .ruling = Subir comprend la perte de la médaille, l’option compte donc comme faisable en entier.
effect_draw-enemy-option-is-payable = « Piocher un ennemi », comme option, peut aussi se faire à la limite.
    .source = Payer le coût d’un effet négatif obligatoire ; Piocher des ennemis
    .check = Avec 3 cartes d’ennemi, l’option est permise et devient 1 dégât.
    .ruling = Le remplacement fait partie de la pioche.
effect_shortfall-consequences = Les cartes de référence peuvent punir ce qui ne peut pas se faire en entier.
    .source = Payer le coût d’un effet négatif obligatoire
    .check = Un placement partiel de gels place ce qu’il y a, puis déclenche « Nous sommes débordés ! ».
effect_per-commando = Un nombre avec l’icône par commando compte une fois pour chaque commando de la partie.
    .source = Valeurs par commando
    .check = « 2 par commando » avec N=2, c’est 4.

## limits

limits_advantage-supply = Les jetons d’avantage se limitent aux 36 de la boîte ; s’il n’en reste plus d’un type, on ne peut pas en gagner.
    .source = Limites du matériel, jetons d’avantage
    .check = Réserve M0 : gagner 1 M n’a aucun effet.
limits_advantage-used-elsewhere = Les jetons d’avantage sur le plan ou sur des cartes ne sont pas disponibles avant leur retour.
    .source = Limites du matériel, jetons d’avantage
    .check = N=4, 2 jetons A sur le plan et chaque commando à A2 : la réserve de A est de 2.
limits_short-supply-order = Quand plusieurs commandos gagnent en même temps et que la réserve ne suffit pas, le groupe décide qui reçoit des jetons.
    .source = Limites du matériel ; Effets
    .check = Chaque commando gagne 1 M avec une réserve M1 : le premier à réagir l’a.
    .ruling = Cela découle de ce que « chaque commando » fait des effets séparés dans un ordre choisi.
limits_damage-unlimited = Les jetons de dégât ne s’épuisent jamais.
    .source = Limites du matériel, jetons de dégât
    .check = 100 dégâts sur des cartes de boss peuvent être représentés.
limits_other-tokens = Tous les autres jetons se limitent à la boîte ; une réserve vide n’en donne plus jusqu’à ce qu’il en revienne.
    .source = Limites du matériel, autres jetons
    .check = Réserve de gels 1, en placer 2 : 1 est placé.

## faq

faq_bubble-dimer-not-enemy = Les bulles dimères ne sont pas des ennemis : leur case est vide et on ne peut pas les attaquer.
    .source = Questions et réponses, jetons
    .check = Un ennemi peut être placé sur une case avec une bulle dimère ; aucune attaque ne propose la bulle.
faq_token-limit = Aucun commando n’a jamais plus de 3 jetons d’un type.
    .source = Questions et réponses, jetons
    .check = L’invariant tokens[type] <= 3 est vrai après chaque événement.
faq_cards-not-tokens = Les cartes en main ne sont pas des jetons, bien qu’elles puissent payer.
    .source = Questions et réponses, jetons
    .check = « Défaussez 1 jeton M » ne peut pas se faire avec une carte M.
faq_no-taking-from-components = Un jeton qui manque n’est pas pris sur une carte ni sur le plan.
    .source = Questions et réponses, jetons
    .check = Réserve A0 avec un jeton A sur le plan : gagner 1 A ne touche pas au plan.
faq_objective-own-turn = Les cases d’objectif ne valent que pendant son propre tour et une seule fois.
    .source = Questions et réponses, cases spéciales
    .check = Une carte de terrain déplace Bill sur la case d’objectif 1 : rien n’est proposé ; à son prochain tour, il doit la quitter et y revenir, et ne peut alors résoudre qu’une case.
faq_pillbox-outside-turn = Les casemates valent au tour de n’importe qui, quelle que soit la raison d’y entrer.
    .source = Questions et réponses, cases spéciales
    .check = Un commando placé là par une carte de terrain reçoit la proposition.
faq_enemies-special-spaces = Les ennemis ne déclenchent pas de cases spéciales, sauf si on le dit.
    .source = Questions et réponses, cases spéciales
    .check = Un ennemi qui entre sur une case wadder ne déclenche rien.
faq_stage-discard-no-resolve = Une carte de terrain défaussée de la pioche n’est pas résolue, icône de casemate comprise.
    .source = Questions et réponses, cartes de terrain
    .check = Défausser une carte avec une icône de casemate ne place pas de jeton.
faq_must-discard-if-able = « Acuba » et « Pris au piège » : chaque commando doit défausser les jetons s’il le peut, même quand l’échec d’un autre est certain.
    .source = Questions et réponses, cartes de terrain
    .check = N=2, Bill le peut, Lance non : les jetons de Bill sont défaussés et l’effet « au moins 1 ne le fait pas » se déclenche une fois.
faq_boss-counts-to-three = La carte de boss occupe une des 3 places.
    .source = Questions et réponses, cartes de boss
    .check = { "[" }boss, X] peut piocher 1 ennemi de plus ; [boss, X, Y] ne le peut pas et subit 1 dégât « au choix » à la place.
faq_defeated-boss-is-enemy = Une carte de boss vaincue est toujours un ennemi de la zone de jeu et lance son dé.
    .source = Questions et réponses, cartes de boss
    .check = { "[" }boss vaincu sans texte] seul lance 1 dé ennemi dans l’attaque ennemie contre son propriétaire.

## mode

mode_combine = Les règles facultatives s’utilisent seules ou à plusieurs.
    .source = Règles facultatives
    .check = Départ facile avec Blessures de guerre est accepté.
mode_start-modes-exclusive = Départ facile et Départ rude règlent la même valeur.
    .source = Mode Départ facile ; Mode Départ rude
    .check = Choisir les deux est refusé.
    .ruling = Ils se contredisent ; le formulaire n’en permet qu’un.
mode_optional-cards = Les cartes facultatives de produits ultérieurs ont leurs propres règles ; il n’y en a pas dans cette boîte.
    .source = Cartes facultatives
    .check = Le format du contenu a une place pour une telle carte et le contenu de base la laisse vide.
mode_jump-start = Départ facile : les commandos commencent avec 2 jetons d’avantage de chaque type.
    .source = Mode Départ facile
    .check = M2 A2 S2 au lieu de M1 A1 S1.
mode_rough-start = Départ rude : les commandos commencent sans jeton d’avantage.
    .source = Mode Départ rude
    .check = M0 A0 S0.
mode_unpredictable = Environnement imprévisible : après la mise en place et avant la première manche, une carte de terrain au hasard est retirée sans être vue.
    .source = Mode Environnement imprévisible
    .check = La pioche de terrain a une carte de moins, cachée toute la partie.
mode_unpredictable-expert = La forme pour experts retire une seconde carte.
    .source = Mode Environnement imprévisible
    .check = La pioche de terrain a deux cartes de moins.
mode_battle-damage = Blessures de guerre : chaque médaille perdue retire aussi de la partie la première carte de la pioche de ce commando.
    .source = Mode Blessures de guerre
    .check = Après une médaille perdue, il reste 18 cartes entre pioche, main et défausse.
mode_battle-damage-timing = Il n’est pas dit à quel moment de la perte de la médaille la carte est retirée.
    .source = Mode Blessures de guerre
    .check = Première carte X : X est retirée, puis la main est complétée avec ce qui est dessous. Pioche vide : mélanger d’abord.
    .ruling = Nous la retirons après la défausse facultative de la main et avant de piocher jusqu’à 4 ; rien ne se passe si la pioche et la défausse sont vides.
mode_training = Entraînement : chaque carte de boss a la moitié de ses points de vie, arrondie au supérieur.
    .source = Règles facultatives
    .check = Une carte de boss à 45 tombe à 23 dégâts ; les points de vie en plus d’une histoire s’y ajoutent.
    .ruling = Le livret n’a pas ce mode ; c’est le nôtre, pour une première mission que les débutants gagnent plus souvent qu’ils ne la perdent.
mode_rough-start-story-reward = Le jeton de départ supplémentaire d’une histoire s’ajoute à ce que donne le mode de départ.
    .source = Mode Départ rude ; Mode Histoire
    .check = Départ rude avec la récompense : exactement 1 jeton.
    .ruling = « Supplémentaire » se rapporte au départ normal de cette partie-là.

## story

story_structure = Une histoire est une suite fixe de chapitres, joués dans l’ordre par un groupe fixe.
    .source = Mode Histoire
    .check = Les deux histoires ont les chapitres 1 à 4 ; le chapitre 3 ne peut pas commencer avant la fin du chapitre 2.
story_same-commandos = On garde les mêmes commandos pour toute l’histoire.
    .source = Mode Histoire
    .check = Le salon du chapitre 2 a les commandos du chapitre 1, fixés.
story_fresh-setup = Chaque chapitre se met en place comme une nouvelle partie ; seules les récompenses et pénalités indiquées sont emportées.
    .source = Mode Histoire
    .check = Les médailles sont à 3, les paquets complets et l’avantage à sa valeur de départ à chaque chapitre, sauf si une récompense ou une pénalité dit autre chose.
    .ruling = Ce n’est pas dit en toutes lettres ; les chapitres donnent des mises en place complètes et listent tout ce qui est emporté.
story_prologue = Un chapitre commence par son prologue, puis viennent son terrain, son paquet d’ennemis et sa mise en place spéciale.
    .source = Mode Histoire
    .check = Le prologue est montré avant le début de la mise en place.
story_special-rules = Les règles spéciales d’un chapitre valent pour cette partie-là.
    .source = Mode Histoire
    .check = Les +5 points de vie de Fuite 2 s’y appliquent, et pas dans Fuite 3.
story_epilogue = Après une victoire ou une défaite, on lit l’épilogue correspondant et on note les récompenses ou pénalités.
    .source = Mode Histoire
    .check = L’histoire enregistrée retient le résultat et ce qui est emporté pour chaque chapitre.
story_save = Une histoire peut être interrompue entre deux chapitres et reprise.
    .source = Mode Histoire
    .check = Recharger après le chapitre 2 propose le chapitre 3 avec ses récompenses.
story_end = L’histoire finit quand un épilogue dit qu’elle est gagnée ou perdue.
    .source = Mode Histoire
    .check = Seuls les épilogues du chapitre 4 finissent une histoire.
story_reward-token-limit = Un jeton de récompense se gagne à l’étape 5 de la mise en place, en plus des jetons de départ.
    .source = Histoires
    .check = M1 A1 S1 plus 1 S choisi : S2.
    .ruling = C’est à l’étape 5 que l’avantage de départ est donné ; la limite de 3 vaut toujours.
story_rtg1_setting = Retour à Galuga 1 : Jungle contre le Mur de défense, sans règles spéciales.
    .source = Retour à Galuga, chapitre 1
    .check = terrain = Jungle, ennemi = Mur de défense.
story_rtg1_setup = À l’étape 6 de la mise en place, un commando choisi pioche un ennemi supplémentaire.
    .source = Retour à Galuga, chapitre 1, mise en place spéciale
    .check = N=2 : 3 et 2 cartes d’ennemi.
story_rtg1_win = Victoire : chaque commando commence le chapitre suivant avec 1 jeton d’avantage de plus, au choix ; on passe au chapitre 2.
    .source = Retour à Galuga, chapitre 1, épilogue
    .check = On demande un type à chacun à l’étape 5 du chapitre 2.
story_rtg1_lose = Défaite : rejouez le chapitre 1.
    .source = Retour à Galuga, chapitre 1, épilogue
    .check = Chapitre suivant = 1, sans pénalité.
story_rtg2_setting = Retour à Galuga 2 : Cascade contre Garmakilma, sans règles spéciales.
    .source = Retour à Galuga, chapitre 2
    .check = terrain = Cascade, ennemi = Garmakilma.
story_rtg2_setup = La Piste de glissade commence sur la deuxième case qui porte une certaine icône.
    .source = Retour à Galuga, chapitre 2, mise en place spéciale
    .check = Le marqueur commence sur la deuxième case à icône de notre piste au lieu de la première.
    .ruling = L’icône manque. Nous marquons certaines cases de notre Piste de glissade d’une icône de glissade et commençons sur la deuxième, plus avancée que d’habitude.
story_rtg2_win = Victoire : un commando choisi commence le chapitre suivant avec un jeton d’objectif au choix sur sa carte de mission ; on passe au chapitre 3.
    .source = Retour à Galuga, chapitre 2, épilogue
    .check = Dans le chapitre 3, exactement un commando a 1 jeton posé, dont l’effet vaut dès le début.
story_rtg2_lose = Défaite : on passe au chapitre 3 sans récompense.
    .source = Retour à Galuga, chapitre 2, épilogue
    .check = Chapitre suivant = 3, rien n’est emporté.
story_rtg3_setting = Retour à Galuga 3 : Champ de neige contre Gordea, sans règles spéciales.
    .source = Retour à Galuga, chapitre 3
    .check = terrain = Champ de neige, ennemi = Gordea.
story_rtg3_setup = Après l’étape 2, on cherche un exemplaire de « Dogra Mk. II » et on le mélange aux 3 premières cartes de la pioche de terrain.
    .source = Retour à Galuga, chapitre 3, mise en place spéciale
    .check = Un Dogra Mk. II est en position 1, 2, 3 ou 4 ; la pioche garde sa taille.
    .ruling = Nous mélangeons après la recherche, prenons les 3 premières, ajoutons le Dogra, mélangeons ces 4 et les remettons dessus. « Un exemplaire » nous apprend qu’il y en a au moins 2 dans le paquet. Une carte qui retourne dans la boîte sans être vue peut être ce Dogra : toutes celles du paquet sont aussi probables.
story_rtg3_win = Victoire : dans le chapitre suivant, après la mise en place et avant la manche 1, les commandos peuvent révéler la première carte de terrain ; on passe au chapitre 4.
    .source = Retour à Galuga, chapitre 3, épilogue
    .check = La carte est montrée, reste sur la pioche et n’est pas résolue.
story_rtg3_lose = Défaite : on passe au chapitre 4 sans récompense.
    .source = Retour à Galuga, chapitre 3, épilogue
    .check = Chapitre suivant = 4, rien n’est emporté.
story_rtg4_setting = Retour à Galuga 4 : Repaire alien contre Java, sans règles spéciales.
    .source = Retour à Galuga, chapitre 4
    .check = terrain = Repaire alien, ennemi = Java.
story_rtg4_setup = À la fin de la mise en place, chaque commando doit faire éclore un bugger, comme le décrit la carte de référence de Java.
    .source = Retour à Galuga, chapitre 4, mise en place spéciale
    .check = Après la mise en place et l’éclosion, la zone de jeu de chaque commando est [boss, X, bugger].
    .ruling = Pour l’éclosion, le livret ne fait que renvoyer à la carte ; la règle de notre carte de référence de Java est la nôtre.
story_rtg4_win = Victoire : l’histoire est gagnée.
    .source = Retour à Galuga, chapitre 4, épilogue
    .check = État de l’histoire = gagnée.
story_rtg4_lose = Défaite : l’histoire est perdue.
    .source = Retour à Galuga, chapitre 4, épilogue
    .check = État de l’histoire = perdue ; pas de nouvel essai dans l’histoire.
story_efg1_setting = Fuite de Galuga 1 : Repaire alien contre Gordea, sans règles spéciales.
    .source = Fuite de Galuga, chapitre 1
    .check = terrain = Repaire alien, ennemi = Gordea.
story_efg1_setup-commandos = Les commandos commencent sur les cases de boss au lieu des cases de départ.
    .source = Fuite de Galuga, chapitre 1, mise en place spéciale
    .check = N=4 : quatre commandos sur quatre cases de boss.
    .ruling = Il faut autant de cases de boss que de commandos, chaque plan en a donc 4.
story_efg1_setup-boss = Gordea commence à 1 case au plus d’une case de boss.
    .source = Fuite de Galuga, chapitre 1, mise en place spéciale
    .check = Le groupe choisit une case vide adjacente à une case de boss ; Gordea occupe cette seule case.
    .ruling = Les commandos sont sur les cases de boss, « à 1 case » veut donc dire adjacente (ou une case de boss restée libre) ; ici, le boss n’occupe qu’une case.
story_efg1_win = Victoire : chaque commando commence le chapitre suivant avec 1 jeton d’avantage de plus, au choix ; on passe au chapitre 2.
    .source = Fuite de Galuga, chapitre 1, épilogue
    .check = Chapitre 2, étape 5 : qui choisit S commence avec M1 A1 S2.
story_efg1_lose = Défaite : rejouez le chapitre 1.
    .source = Fuite de Galuga, chapitre 1, épilogue
    .check = Chapitre suivant = 1.
story_efg2_setting = Fuite de Galuga 2 : Champ de neige contre le Mur de défense, sans mise en place spéciale.
    .source = Fuite de Galuga, chapitre 2
    .check = terrain = Champ de neige, ennemi = Mur de défense.
story_efg2_rule = Chaque carte de boss a 5 points de vie de plus.
    .source = Fuite de Galuga, chapitre 2, règles spéciales
    .check = Une carte de boss à 10 points de vie est vaincue à 15 dégâts.
story_efg2_win = Victoire : dans le chapitre 3, après sa mise en place spéciale, les commandos peuvent remettre dans la boîte, sans la voir, 1 carte de plus du dessus de la pioche de terrain ; on passe au chapitre 3.
    .source = Fuite de Galuga, chapitre 2, épilogue
    .check = Si la récompense est utilisée, la pioche du chapitre 3 a 2 cartes de moins que d’habitude.
story_efg2_lose = Défaite : on passe au chapitre 3 sans récompense.
    .source = Fuite de Galuga, chapitre 2, épilogue
    .check = Chapitre suivant = 3, rien n’est emporté.
story_efg3_setting = Fuite de Galuga 3 : Cascade contre Garmakilma.
    .source = Fuite de Galuga, chapitre 3
    .check = terrain = Cascade, ennemi = Garmakilma.
story_efg3_setup-commandos = Les commandos commencent à 1 case au plus d’une case de boss.
    .source = Fuite de Galuga, chapitre 3, mise en place spéciale
    .check = Chacun choisit une case vide adjacente à une case de boss, un commando par case.
    .ruling = Le boss couvre les cases de boss, les commandos se tiennent donc à côté ; les cases de départ ne servent pas.
story_efg3_setup-stage-deck = Après l’étape 2, la première carte de terrain retourne dans la boîte sans être vue.
    .source = Fuite de Galuga, chapitre 3, mise en place spéciale
    .check = La pioche de terrain a une carte de moins.
story_efg3_rule-invulnerable = La carte de boss nommée Garmakilma ne peut pas subir de dégâts.
    .source = Fuite de Galuga, chapitre 3, règles spéciales
    .check = Les dégâts d’une attaque contre le boss ne peuvent aller qu’aux autres cartes de boss ; avec N=1, aucun ne peut être donné.
    .ruling = Le nom en italique désigne la seule carte de ce nom. Pour que la règle vaille à tout nombre de joueurs, ce doit être la carte de boss 1, qui est toujours en jeu ; on peut toujours viser le boss pour les résultats des dés.
story_efg3_rule-win = Devoir piocher dans une pioche de terrain vide est une victoire au lieu d’une défaite.
    .source = Fuite de Galuga, chapitre 3, règles spéciales
    .check = Pioche de terrain vide au moment de piocher : victoire.
story_efg3_rule-slow-down = La règle spéciale « Ralentir ! » de la carte de référence de la Cascade est ignorée.
    .source = Fuite de Galuga, chapitre 3, règles spéciales
    .check = Aucune option de cette règle n’est proposée dans ce chapitre.
story_efg3_stage-discards = Défausser volontairement de la pioche de terrain hâterait cette victoire.
    .source = Fuite de Galuga, chapitre 3, règles spéciales
    .check = Les autres effets qui défaussent des cartes de terrain valent toujours dans ce chapitre.
    .ruling = Seule « Ralentir ! » est nommée comme ignorée, ce qui convient à la règle qui consomme des cartes de terrain ; le reste vaut comme imprimé.
story_efg3_win = Victoire : un commando choisi commence le chapitre 4 avec une carte d’arme au hasard ; on passe au chapitre 4.
    .source = Fuite de Galuga, chapitre 3, épilogue
    .check = Après l’étape 4, la première carte d’arme est donnée au commando choisi, qui peut l’équiper.
story_efg3_lose = Défaite : un commando choisi commence le chapitre 4 avec une médaille de moins ; on passe au chapitre 4.
    .source = Fuite de Galuga, chapitre 3, épilogue
    .check = 2 médailles pour ce commando ; ce n’est pas une perte de médaille (la main n’est pas complétée).
story_efg4_setting = Fuite de Galuga 4 : Jungle contre Java.
    .source = Fuite de Galuga, chapitre 4
    .check = terrain = Jungle, ennemi = Java.
story_efg4_setup-swap = Les commandos commencent sur les cases de boss et le boss sur les cases de départ des commandos.
    .source = Fuite de Galuga, chapitre 4, mise en place spéciale
    .check = Le boss couvre les 4 cases de départ ; N commandos sont sur N des 4 cases de boss.
story_efg4_setup-enemies = À l’étape 6, chaque commando pioche un ennemi supplémentaire.
    .source = Fuite de Galuga, chapitre 4, mise en place spéciale
    .check = Chaque commando commence avec [boss, X, Y].
story_efg4_rule = Chaque carte de boss a 5 points de vie de plus.
    .source = Fuite de Galuga, chapitre 4, règles spéciales
    .check = Une carte de boss à 11 points de vie est vaincue à 16 dégâts.
story_efg4_win = Victoire : l’histoire est gagnée.
    .source = Fuite de Galuga, chapitre 4, épilogue
    .check = État de l’histoire = gagnée.
story_efg4_lose = Défaite : l’histoire est perdue.
    .source = Fuite de Galuga, chapitre 4, épilogue
    .check = État de l’histoire = perdue.
