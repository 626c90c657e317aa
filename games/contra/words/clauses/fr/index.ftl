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
    .ruling = Le livret ne range que les classes. Dans une classe, nous appliquons le Choix des joueurs : la personne qui joue le commando concerné choisit l’ordre (par défaut de gauche à droite dans la zone de jeu).
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
setup_boss-card-assignment = Quel commando reçoit quelle carte de boss est libre.
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
round_new-round = Après le tour du terrain, chaque commando retourne sa carte de tour et pioche 1 ennemi ; puis la manche suivante commence.
    .source = La manche ; Tour du terrain
    .check = Au début de la manche 2, un commando qui avait [boss, X] a [boss, X, Y].
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
    .check = Soit une pioche de terrain de 8 cartes dont rien n’est défaussé : les pioches des manches 1 à 8 réussissent, celle de la manche 9 perd la partie.
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
    .check = Un effet d’essai « infligez 3 dégâts au boss, puis subissez 1 dégât M » qui vainc la dernière carte de boss gagne, bien que le commando ait 0 médaille et aucun M.
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
    .ruling = Qui continue passe pour soi-même ; qui intervient rouvre la fenêtre pour tout le monde. On ne doit pas demander partout : chacun dit, à son propre tour ou dans une fenêtre, si on l’attend toujours, seulement en cas de danger (quelqu’un va subir des dégâts et sa capacité pourrait y changer quelque chose ; c’est le réglage de départ) ou jamais. À son propre tour, on lui demande toujours, et quel que soit son réglage il peut intervenir partout où l’on demande à quelqu’un. Seules les attaques de commando sont fermées en entier ; dans une attaque ennemie, chaque spécial et l’étape des dégâts sont des effets à part, les intervalles entre eux sont donc ouverts. Une course de plusieurs cases est un seul effet et reste fermée, sauf les interruptions que ses cases accordent.
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
