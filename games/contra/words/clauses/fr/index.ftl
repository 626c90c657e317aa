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
