### Les règles de « V-Commandos » avec les modules Résistance [R] et Armes secrètes [S] et le mode vétéran [V], en français. clauses.yaml fait foi ; ici sont les mêmes règles dans le même ordre.
### Une règle qui ne vaut que pour l’un d’eux le dit au début. « Donnée de carte » = une valeur que le livret laisse ouverte et que la carte donne ; « sinon » vaut où elle ne dit rien.
### S, M, L = petite, moyenne, grande tuile. 4+ = le dé doit montrer 4 ou plus. « Jeton vide » = jeton du sac ennemi qui n’est personne.
### Où le livret se tait, on ajoute le moins possible ; où il ne donne pas de limite, il n’y en a pas.


## def

def_operation = Une opération est une suite de terrains joués de gauche à droite.
    .source = Introduction, Définitions
    .check = Soit une opération avec les colonnes [A], [B, C], [D] : A accompli, B et C sont mis en place ensuite, et D seulement après les deux.
def_concurrent-terrains = Les terrains d’une colonne sont joués en même temps ; les commandos se répartissent entre eux.
    .source = Introduction, Définitions
    .check = Soit une colonne avec les terrains B et C et 4 commandos : après la mise en place, les deux sont en jeu et chaque commando est affecté à exactement l’un d’eux.
def_arrows = Les flèches entre les terrains montrent où la troupe se sépare et où elle se retrouve.
    .source = Introduction, Définitions
    .check = Soit des flèches A->B, A->C, B->D, C->D : B et C accomplis, tous les survivants sont affectés à D.
    .ruling = Le texte ne dit pas si les flèches lient chaque commando. Chez nous, un commando ne va que sur un terrain où mène une flèche depuis celui qu’il a joué en dernier ; qui est sous terre appartient au terrain qu’il a quitté en dernier.
def_tile-kinds = Un terrain est fait de tuiles ; chaque tuile a une taille (petite, moyenne, grande) et est intérieure ou extérieure.
    .source = Introduction, Définitions
    .check = Soit les données d’une tuile de taille « medium » et de lieu « indoor » : elles sont chargées. Avec la taille « huge » ou sans lieu, le chargement échoue.
def_artwork = Le dessin d’une tuile n’a aucun effet sur le jeu.
    .source = Introduction, Définitions
    .check = Soit deux tuiles qui ne diffèrent que par l’image : si le même tour avec les mêmes dés est joué sur chacune, les états sont ensuite égaux.
def_adjacent-edge = Deux tuiles extérieures sont voisines quand elles se touchent par un bord ; un coin ne suffit pas.
    .source = Introduction, Définitions
    .check = Soit des tuiles extérieures en (0,0), (1,0) et (1,1), chacune de 1x1 : (0,0) et (1,0) sont voisines, (0,0) et (1,1) ne le sont pas.
def_adjacent-indoor = Si l’une au moins de deux tuiles qui se touchent est intérieure, elles ne sont voisines que par une porte ouverte.
    .source = Introduction, Définitions
    .check = Soit une tuile intérieure et une extérieure avec un bord commun : sans porte ou avec une porte verrouillée, elles ne sont pas voisines ; avec une porte ouverte, elles le sont.
def_door-states = Une porte est ouverte ou verrouillée.
    .source = Introduction, Définitions ; Tir et corps à corps
    .check = Soit une porte verrouillée : une fois ouverte, elle le reste jusqu’à la fin du terrain ; rien ne referme une porte.
    .ruling = Le texte ne nomme que ces deux états et aucun moyen de fermer ou de reverrouiller ; l’ouverture est donc définitive.

## stealth

stealth_check-on-entry = Il y a un jet de furtivité chaque fois qu’un commando furtif et un ennemi se retrouvent sur la même tuile, qui que ce soit qui a bougé.
    .source = Introduction, Définitions
    .check = Soit un commando furtif qui va sur une tuile S avec 2 ennemis : on lance 2 dés ; si 1 ennemi va sur la tuile d’un commando furtif, on lance 1 dé.
stealth_dice-per-pair = Chaque ennemi lance un dé pour chaque commando avec qui il partage désormais une tuile.
    .source = Introduction, Définitions
    .check = Soit 2 commandos furtifs avec 1 ancien ennemi sur une tuile : si 3 ennemis entrent ensemble, on lance 6 dés (3 x 2) et l’ancien ennemi n’en lance aucun.
stealth_fail-on-1-2 = Un 1 ou un 2 au dé de furtivité rend ce commando visible ; de 3 à 6, rien ne se passe.
    .source = Introduction, Définitions
    .check = Soit les dés 3 et 6 : le commando reste furtif ; soit les dés 2 et 6 : le commando est visible. La chance de rester caché face à 3 ennemis est de 8/27.
stealth_only-stealthy = Un commando déjà visible ne fait pas de jet de furtivité.
    .source = Introduction, Définitions
    .check = Soit un commando visible sur une tuile : si 2 ennemis y entrent, on lance 0 dé de furtivité.
stealth_dice-together = Tous les dés de furtivité d’une même arrivée sont lancés ensemble.
    .source = Introduction, Définitions
    .check = Soit 3 ennemis et un commando furtif qui entre : le journal note un seul jet de 3 dés, même si le premier dé montre 1.
    .ruling = Le texte se tait. Lancer ensemble montre clairement parmi quels dés les jumelles peuvent choisir. Des ennemis qui vont d’une tuile à la même tuile suivante en une étape sont une seule arrivée, de même que l’officier avec ceux qu’il emmène, et le groupe qui entre par une entrée.
stealth_goliath-rolls = { "[" }S] Chaque ennemi prend part aux jets de furtivité ; aucune sorte n’est exemptée.
    .source = Introduction, Définitions
    .check = Soit un Goliath seul sur une tuile : si un commando furtif y entre, on lance 1 dé de furtivité.
    .ruling = C’est étrange pour un engin sans équipage, mais le texte dit chaque ennemi et compte les Goliaths parmi les ennemis spéciaux ; nous suivons la lettre.

## visible

visible_triggers-alarm = Un commando qui devient visible déclenche l’alarme sur son terrain.
    .source = Introduction, Définitions ; Couper l’alarme
    .check = Soit un terrain calme : si un commando y devient visible par un jet de furtivité, un déplacement, une arme avec [eye] ou un jeton « Repéré », l’alarme sonne chaque fois.
    .ruling = C’est dit pour les jets de furtivité et le déplacement, et sous-entendu par la note qu’un commando visible relance une alarme coupée ; nous l’appliquons à toutes les causes.

## alarm

alarm_effect = Déclencher l’alarme tourne le jeton d’alarme et toutes les entrées ennemies de ce terrain sur l’orange.
    .source = Introduction, Définitions
    .check = Soit un terrain avec 1 jeton d’alarme et 3 entrées noires : l’alarme déclenchée, les 4 sont orange ; la déclencher encore ne change rien.
alarm_per-terrain = L’état d’alarme appartient à un seul terrain.
    .source = Introduction, Définitions
    .check = Soit les terrains B et C en jeu : si l’alarme est déclenchée sur B, les entrées de C restent noires.

## stacking

stacking_limits = Une tuile porte au plus 4 (petite), 8 (moyenne) ou 16 (grande) commandos et ennemis en tout.
    .source = Introduction, Définitions
    .check = Soit une tuile S avec 1 commando et 3 ennemis : personne ne peut entrer ; une tuile M avec 7 unités : exactement 1 de plus peut entrer ; une tuile L avec 16 : personne.
stacking_nest = Un nid de mitrailleuse ou de Goliath occupe deux places de sa tuile et en offre une à lui.
    .source = Introduction, Définitions
    .check = Soit une tuile S avec un nid : elle porte 2 unités hors du nid et 1 dedans, 3 en tout ; une tuile M avec un nid en porte 7.
    .ruling = Nous lisons « en prend deux et en fournit une » comme la perte d’une place, la place fournie étant dans le nid. Qui peut occuper cette dernière place est dans stacking.nest-room.
stacking_nest-room = La place qu’offre un nid ne sert qu’à qui est dans le nid.
    .source = Introduction, Définitions
    .check = Soit une tuile S avec un nid vide et 2 unités hors du nid : un ennemi ordinaire peut entrer et est aussitôt dans le nid, un commando peut entrer dans le nid, un ennemi spécial ne peut pas entrer ; si le nid est occupé aussi, personne ne peut entrer.
    .ruling = Le texte ne donne que les nombres. Les ennemis spéciaux ne gardent jamais, donc ils n’y entrent jamais.

## nest

nest_commando = Un commando peut entrer dans un nid vide de sa tuile et en ressortir.
    .source = Introduction, Définitions ; Tir et corps à corps
    .check = Soit un nid de mitrailleuse vide sur la tuile du commando : s’il y entre, aucune action n’est dépensée et aucun ennemi de la tuile ne peut garder le nid tant qu’il est dedans ; quitter la tuile le quitte ; les dés ennemis contre lui gardent le seuil de la tuile.
    .ruling = Le texte dit seulement « un commando dans un nid de Goliath ». Entrer et sortir sont des actions gratuites ; cela ne change ni la visibilité ni l’obligation des jets de furtivité. Avec quoi tire une mitrailleuse occupée est une donnée de carte.

## stacking

stacking_full = Personne, commando ou ennemi, ne peut entrer sur une tuile pleine.
    .source = Introduction, Définitions
    .check = Soit une tuile S avec 4 unités : si un commando veut y aller, le déplacement est refusé et aucune action n’est dépensée.

## precedence

precedence_cards = Les cartes l’emportent sur ces règles, et les cartes opération sur les cartes terrain.
    .source = Introduction, Définitions
    .check = Soit une carte terrain qui fixe 2 pioches par entrée et une carte opération qui en fixe 3 : on pioche 3 ennemis par entrée.
    .ruling = Ce que disent les cartes des commandos est de nous. Où une carte n’en dit rien, une capacité sert aussi en état critique s’il n’y a rien à faire pour elle (Neuvième vie).
precedence_veteran-specials = { "[" }V] Une règle spéciale au tampon rouge avec le logo du jeu ne compte qu’en mode vétéran ; celles au tampon noir comptent toujours.
    .source = Introduction, Définitions
    .check = Soit une opération avec une règle rouge et une noire : sans [V], seule la noire compte ; avec [V], les deux.

## setup

setup_choose-length = Le groupe choisit un seul terrain pour une partie courte ou une opération pour une longue, selon le nombre de joueurs.
    .source = Mise en place, étape 1
    .check = Soit une nouvelle partie : le mode « terrain » demande 1 terrain et le mode « operation » 1 opération ; un choix dont la carte n’admet pas ce nombre de joueurs est refusé.
    .ruling = Aucun nombre de joueurs n’est donné ; nous prenons celui de la carte (donnée de carte, sinon 1 à 4). Il compte les commandos : une personne avec deux commandos peut donc jouer une carte pour deux.
setup_commandos-per-player = Chaque joueur mène un commando.
    .source = Mise en place, étape 10
    .check = Soit 3 places : 3 commandos ; 1 place : 1 à 4 commandos au choix ; 1 place et une carte pour 2 à 4 : 1 commando est refusé. Avec l’option extra-commandos, 2 places et 4 commandos : chaque place en mène 2.
    .ruling = Jouer seul n’est pas mentionné. Option extra-commandos : tout groupe peut en mener jusqu’à 4 en tout, distribués à tour de rôle ; une place seule n’a pas besoin de l’option.
setup_expansion-by-symbol = Le symbole de la carte choisie décide si les règles [R] ou [S] servent.
    .source = Mise en place, étape 1
    .check = Soit une carte avec la croix de Lorraine sur un triangle : [R] sert ; avec un V-2 : [S] sert ; sans l’un ni l’autre : aucun des deux.
setup_one-expansion = Une partie se joue avec la boîte de base seule, avec [R] ou avec [S].
    .source = Mise en place, étapes 1, 4 et 8
    .check = Soit une mise en place avec [R] et [S] à la fois : elle est refusée.
    .ruling = Le texte dit « R ou S » pour les événements et les ennemis spéciaux et n’additionne jamais les deux ; ils s’excluent donc. Une carte qui montre les deux symboles l’emporte ; alors tout le matériel ajouté des deux sert.
setup_veteran-choice = { "[" }V] Le groupe décide avant la partie s’il joue en mode vétéran.
    .source = Mise en place, étape 1
    .check = Soit une nouvelle partie : le mode vétéran ne sert que s’il est choisi, et ne change plus après l’étape 1.
setup_tiles = Cherchez les cartes terrain de l’opération et posez les tuiles de chaque terrain en jeu.
    .source = Mise en place, étapes 2 et 3
    .check = Soit une première colonne avec 2 terrains de 6 et 5 tuiles : 11 tuiles sont sur la table ; les terrains des colonnes suivantes ne sont pas posés.
setup_sequence = La mise en place suit cet ordre : carte et modules, choix du mode vétéran, tuiles, pioche des événements, commandos et leur répartition, marqueurs, gardes, ennemis d’entrée du mode vétéran, sac ennemi, sac d’équipement, puis la première phase d’événement.
    .source = Mise en place
    .check = Soit le journal d’une nouvelle opération : tout y paraît dans cet ordre, la répartition avant les marqueurs ; à sa deuxième colonne, tuiles, marqueurs, gardes, ennemis du mode vétéran, remplaçants et répartition sont refaits, et l’on ne fait que piocher dans la pioche et les sacs.
    .ruling = L’ordre imprimé, sauf que la répartition vient avant les marqueurs (voir setup.split) et que l’équipement de départ est mis de côté avant de fermer le sac.
setup_event-deck = La pioche des événements a 37 cartes ordinaires, plus 18 du module en jeu, mélangées.
    .source = Mise en place, étape 4
    .check = Soit le jeu de base : 37 cartes ; avec [R] : 55 ; avec [S] : 55 ; l’ordre ne dépend que de la graine.
setup_event-deck-continue = Quand une opération passe au terrain suivant, la pioche des événements reste comme elle est.
    .source = Mise en place, étape 4 (note en marge)
    .check = Soit 12 cartes sur 37 piochées sur le premier terrain : quand le suivant commence, il en reste 25 dans le même ordre et 12 sont défaussées.
    .ruling = Les trois notes « si l’on continue » ont été réunies dans le texte ; d’après leurs mots, l’une appartient à l’étape 4 (pioche), l’une à l’étape 8 et l’une à l’étape 9 (sacs).
setup_markers = Posez sur les tuiles les marqueurs de la carte terrain, avec les changements de l’opération.
    .source = Mise en place, étape 5
    .check = Soit une carte terrain avec 2 trappes et une règle d’opération qui en bloque une : 1 trappe ouverte et 1 trappe bloquée sont sur le plateau.
setup_guards = Un ennemi ordinaire à deux cases (MP40) commence sur chaque marqueur triangulaire.
    .source = Mise en place, étape 6
    .check = Soit 2 objectifs, 1 alarme et 1 nid : 4 ennemis ordinaires à deux cases sont placés, chacun gardant son marqueur.
    .ruling = Un ennemi dont parle une carte (le général, le gardien aux clés) est l’un d’eux ; de retour dans le sac, c’est un MP40 comme un autre.
setup_bunker-is-nest = Les marqueurs triangulaires sont les objectifs, l’alarme et les nids d’armes (« bunkers »).
    .source = Mise en place, étape 6 ; Déplacement ennemi ; Utiliser l’équipement
    .check = Soit un marqueur de nid de mitrailleuse ou de Goliath : il compte comme triangulaire pour les gardes et les explosions.
    .ruling = L’étape 6 dit bunkers ; plus loin, le texte dit nid de mitrailleuse ou de Goliath, ou nid d’arme posée. Pour nous, ce sont les mêmes marqueurs.
setup_guard-in-nest = L’ennemi placé sur un nid commence dedans.
    .source = Mise en place, étape 6 ; Renforts ennemis
    .check = Soit [S] et un nid de Goliath : si la première phase ennemie commence avec son garde en vie, les Goliaths sont activés.
setup_veteran-entrances = { "[" }V] En mode vétéran, un ennemi ordinaire à deux cases de plus commence à chaque entrée.
    .source = Mise en place, étape 7
    .check = Soit [V], 3 marqueurs triangulaires et 3 entrées : 6 ennemis à deux cases sont placés ; sans [V] : 3.
    .ruling = « Sur chaque point d’entrée » peut vouloir dire dedans ou dehors. Nous plaçons l’ennemi sur la tuile derrière l’entrée, car tous les ennemis de la mise en place sont sur des tuiles ; il ne garde rien et se déplace normalement.

## veteran

veteran_nothing-else = { "[" }V] Le mode vétéran ne change rien d’autre que les ennemis d’entrée et les règles rouges.
    .source = Introduction, Définitions ; Mise en place, étapes 1 et 7
    .check = Soit la même carte terrain avec et sans [V] et la même clé : sacs, pioches, dés et seuils suivent les mêmes règles ; seuls les ennemis placés diffèrent.

## setup

setup_enemy-bag-base = Le sac ennemi de base a 23 + 9 ennemis ordinaires moins ceux déjà placés, 5 ennemis à masse et 7 jetons vides.
    .source = Mise en place, étape 8
    .check = Soit le jeu de base et 4 ennemis placés : le sac contient 28 ennemis ordinaires, 5 à masse et 7 jetons vides, 40 en tout.
setup_enemy-bag-expansion = { "[" }R] et [S] : les 9 ennemis ordinaires en plus sont remplacés par 9 ennemis à masque à gaz.
    .source = Mise en place, étape 8
    .check = Soit [R] ou [S] et 4 ennemis placés : le sac contient 19 ennemis ordinaires, 9 à masque à gaz, 5 à masse et 7 jetons vides, 40 en tout.
setup_special-stack = Il y a 3 ennemis spéciaux à bord noir ; ils attendent en pile à côté du sac.
    .source = Mise en place, étape 8 ; Renforts ennemis
    .check = Soit une nouvelle partie quelconque : la pile des ennemis spéciaux a 3 jetons et le sac ennemi n’en contient aucun.
    .ruling = L’étape 8 les cite avec le sac, mais la règle des renforts les prend « de la pile » et ne les ajoute que plus tard à la réserve. Seule la lecture avec la pile donne un sens aux jetons vides.
setup_special-kinds = Les ennemis spéciaux sont des soldats à trois cases dans le jeu de base, officier/chien avec [R], Fallschirmjäger/Goliath avec [S].
    .source = Mise en place, étape 8
    .check = Soit le jeu de base : un ennemi spécial pioché a 3 cases ; avec [R], c’est un officier ou un chien ; avec [S], un parachutiste ou un Goliath.
    .ruling = « A/B » se lit comme les deux faces d’un jeton. Le hasard décide de la face (1-3 la première, 4-6 la seconde) chaque fois que le jeton sort du sac, et elle reste jusqu’à son retour.
setup_enemy-boxes = Chaque jeton ennemi montre des cases : ce sont les dés qu’il lance quand il tire.
    .source = Mise en place, étapes 6 à 8 ; Tir ennemi
    .check = Soit le tableau par défaut : les ennemis ordinaires, à masque à gaz et à masse ont 2 cases, les ennemis spéciaux de base 3, le Goliath 0.
    .ruling = Seuls « MP40 = deux cases » et « spécial de base = trois » sont dans le texte. Le reste est donnée de carte : sinon 2 pour tous les autres tireurs (officier, chien et parachutiste aussi) et 0 pour les Goliaths.
setup_enemy-bag-continue = Quand une opération continue, le sac ennemi n’est pas refait.
    .source = Mise en place, étape 8 (note en marge) ; Phase de fin
    .check = Soit 2 jetons vides retirés et 2 ennemis spéciaux entrés en jeu sur le premier terrain : quand le deuxième commence, le sac a 5 jetons vides et 2 ennemis spéciaux, et 1 ennemi spécial est dans la pile.
setup_guards-continue = Sur un terrain suivant d’une opération, les gardes de départ sortent du sac existant.
    .source = Mise en place, étapes 6 et 8
    .check = Soit une opération continuée avec 32 ennemis ordinaires dans le sac et 4 marqueurs triangulaires : après l’étape 6, le sac en a 28.
    .ruling = Le texte dit de laisser le sac comme il est, mais demande pourtant des gardes. Nous cherchons des ennemis ordinaires à deux cases dans le sac ; ils y sont tous, car la phase de fin les y remet.
setup_equipment-bag-base = Le sac d’équipement de base a 16 Repéré, 9 grenades, 9 pieds-de-biche, 7 premiers soins, 7 uniformes ennemis, 7 TNT, 3 bombardements, 4 MP40, 3 StG44 et 1 MG42.
    .source = Mise en place, étape 9
    .check = Soit le jeu de base et rien de distribué : le sac a 66 jetons, dont 16 Repéré.
setup_equipment-bag-r = { "[" }R] ajoute 7 parachutages et 3 jumelles au sac d’équipement.
    .source = Mise en place, étape 9
    .check = Soit [R] et rien de distribué : le sac a 76 jetons.
setup_equipment-bag-s = { "[" }S] ajoute 6 fumigènes et 4 Panzerfaust au sac d’équipement.
    .source = Mise en place, étape 9
    .check = Soit [S] et rien de distribué : le sac a 76 jetons.
setup_equipment-less-placed = L’équipement de départ et celui posé sur les terrains sortent du sac d’équipement.
    .source = Mise en place, étape 9
    .check = Soit le jeu de base, un commando qui commence avec 1 grenade et un terrain avec 1 TNT : le sac a 64 jetons, 8 grenades et 6 TNT.
setup_equipment-bag-continue = Quand une opération continue, le sac d’équipement n’est pas refait.
    .source = Mise en place, étape 9 (note en marge) ; Phase de fin
    .check = Soit un survivant qui porte 1 MP40 : à la mise en place du terrain suivant, le sac a au plus 3 MP40.
setup_shared-reserves = Tous les terrains en jeu partagent une pioche d’événements, un sac ennemi, une pile d’ennemis spéciaux et un sac d’équipement.
    .source = Mise en place, étapes 4, 8 et 9 ; Phase de fin
    .check = Soit les terrains B et C : si un pied-de-biche pioché pour un ennemi éliminé sur B est défaussé, il est dans l’unique défausse ; si B pioche 2 ennemis, C pioche dans ce qui reste.
setup_choose-commando = Chaque joueur prend un commando permis par les règles en jeu et choisit une face de la carte.
    .source = Mise en place, étape 10
    .check = Soit 3 joueurs : 3 commandos différents, chacun avec une face choisie, sont en jeu ; si un deuxième joueur choisit une carte prise, c’est refusé, quelle que soit la face.
setup_counters = Un commando a deux marqueurs, Furtif/Visible et Uniforme ennemi/État critique, et l’équipement de départ imprimé sur la carte.
    .source = Mise en place, étape 10
    .check = Soit un nouveau commando : il est furtif, sans uniforme, pas en état critique, avec 0 blessure et l’équipement de départ de la carte.
    .ruling = La face de départ n’est pas dite ; furtif découle du départ sous terre.
setup_roster-base = Toujours disponibles : officier, médecin, sapeur, éclaireur, tireur d’élite ; en extra Gander, le sergent Bruno et le Trompe-la-mort.
    .source = Mise en place, étape 10
    .check = Soit le jeu de base sans extras : 5 commandos au choix ; avec les extras : 7, plus Gander comme accompagnateur.
setup_roster-r = { "[" }R] ajoute le saboteur, l’agent du SOE et l’espion ; Jamie Finnlock est une autre version du saboteur.
    .source = Mise en place, étape 10
    .check = Soit [R] sans extras : 8 commandos au choix ; le saboteur pris, Jamie Finnlock est bloqué.
    .ruling = « = » se lit comme le même personnage avec un autre dessin ; un seul des deux peut donc être en jeu.
setup_roster-s = { "[" }S] ajoute le boucher, l’officier de renseignement et le servant de mortier ; l’officier de renseignement VF équivaut à l’officier de renseignement et Anneke au boucher.
    .source = Mise en place, étape 10
    .check = Soit [S] sans extras : 8 commandos au choix, et le saboteur n’en est pas ; le boucher pris, Anneke est bloquée.
setup_gander = Gander est un personnage en plus, attaché à un autre commando, et non le commando d’un joueur.
    .source = Mise en place, étape 10
    .check = Soit 2 joueurs et Gander attaché à l’éclaireur : le nombre de commandos est 2, et une tuile S avec l’éclaireur, Gander et 2 ennemis a 1 place libre.
    .ruling = Le texte dit seulement « surnuméraire ». Gander partage la place de son maître : pas de joueur, pas de place sur la tuile, pas compté dans la limite des commandos ; tout le reste est donnée de carte. Quand celui que Gander accompagne est éliminé, Gander va avec le premier camarade de cette tuile ; sinon il quitte le jeu.
setup_replacement = Un joueur dont le commando a été éliminé sur un terrain précédent prend un commando inutilisé, sans équipement de départ.
    .source = Mise en place, étapes 10 et 11
    .check = Soit le médecin éliminé sur le terrain 1 : si le terrain 2 est mis en place et que ce joueur prend le tireur d’élite, celui-ci a 0 jeton d’équipement ; le médecin ne peut plus être choisi.
setup_no-replacement-left = S’il faut un remplaçant et qu’il ne reste aucun commando, l’opération échoue.
    .source = Mise en place, étape 10
    .check = Soit le jeu de base sans extras (5 cartes), 3 joueurs et 2 remplaçants déjà pris : s’il faut un troisième remplaçant, l’opération échoue.
    .ruling = Nous suivons la lettre : elle échoue même si d’autres joueurs ont encore un commando.
setup_survivors = Les survivants gardent leur commando et leur équipement sur le terrain suivant.
    .source = Mise en place, étape 11 (note en marge)
    .check = Soit un survivant avec 1 premiers soins, 1 blessure et 1 [+1] gardé : quand le terrain suivant commence, les trois sont encore là. Avec l’option field-hospital, chaque survivant retire d’abord 1 jeton [-1].
    .ruling = Blessures et actions gardées ne sont pas mentionnées ; rien ne les retire, elles restent. L’option field-hospital (éteinte par défaut) adoucit les longues opérations.
setup_split = Avec deux terrains ou plus en jeu, les commandos se répartissent entre eux.
    .source = Mise en place, étape 11
    .check = Soit 2 terrains et 3 commandos : les joueurs affectent chacun à un terrain et aucun ne reste sans commando ; la première entrée d’un commando doit être sur le terrain affecté.
    .ruling = Les passages suivants sous terre permettent tout terrain en jeu. Si la première entrée n’était pas liée, la répartition ne voudrait rien dire. Chaque terrain reçoit au moins un commando. Comme nos cartes terrain s’adaptent au nombre de commandos qui y vont, la répartition se décide avant la pose des marqueurs ; rien dans le livret ne dépend de cet ordre.
setup_later-kit = Sur un terrain suivant, l’équipement montré sur la carte vient du sac, autant que le sac en a.
    .source = Mise en place, étapes 5 et 9
    .check = Soit une carte terrain avec 2 TNT, et 1 TNT dans le sac et la défausse ensemble : 1 TNT est posé.
    .ruling = Le texte se tait ; les commandos portent peut-être ce que demande la carte.
setup_commando-count-alarm = S’il y a plus de commandos sur un terrain que sa carte n’en permet, son alarme sonne d’elle-même.
    .source = Mise en place, étape 11
    .check = Soit un nombre de 2 et 3 commandos affectés : le terrain commence avec l’alarme ; soit 2 commandos en jeu dessus : si un troisième entre par une trappe, l’alarme sonne.
    .ruling = La note n’est que dans la mise en place. Nous vérifions aussi à chaque montée de sous terre, car le texte ne la limite pas au départ et l’on peut changer de terrain.
setup_begin-underground = Tous les commandos commencent sous terre.
    .source = Mise en place, étape 11
    .check = Soit la première phase des commandos : aucun commando n’est sur une tuile et chacun peut entrer par une trappe ouverte pour 1 action.

## turn

turn_sequence = Un tour a quatre phases : événement, commandos, ennemis, fin.
    .source = Déroulement du jeu
    .check = Soit un tour : les phases sont notées dans l’ordre événement, commandos, ennemis (renforts, déplacement, tir), fin ; puis le tour suivant commence.

## event

event_reset-binoculars = { "[" }R] Au début de la phase d’événement, toutes les jumelles sont de nouveau prêtes.
    .source = Phase d’événement
    .check = Soit 2 jumelles épuisées, l’une portée et l’autre sur une tuile : quand la phase d’événement commence, les deux sont prêtes avant qu’une carte soit piochée.
event_draw-per-terrain = On pioche une carte événement pour chaque terrain en jeu.
    .source = Phase d’événement
    .check = Soit 2 terrains inachevés : on pioche 2 cartes, une liée à chacun.
    .ruling = L’ordre n’est pas donné ; de gauche à droite, de haut en bas. Un terrain accompli qui attend son voisin ne pioche pas de carte.
event_text-immediate = Le texte d’un événement s’applique aussitôt, sauf si la carte dit autre chose.
    .source = Phase d’événement
    .check = Soit une carte d’essai « déclenchez l’alarme » : piochée, l’alarme sonne avant la phase des commandos.
event_scope = Un événement ne touche que le terrain pour lequel il a été pioché.
    .source = Phase d’événement
    .check = Soit une carte d’essai « tous les commandos deviennent visibles » piochée pour B : les commandos sur C et sous terre gardent leur état.
event_one-by-one = Avec plusieurs terrains, chaque carte est piochée et appliquée avant la suivante.
    .source = Phase d’événement
    .check = Soit la carte de B qui déclenche l’alarme de B et une règle d’opération qui lie les alarmes : l’alarme de C sonne avant que la carte de C soit piochée.
    .ruling = Le texte se tait ; le minimum qui donne un ordre clair.
event_direction = La direction de la carte est celle où iront les ennemis de ce terrain, sauf si un commando est alors visible.
    .source = Phase d’événement ; Déplacement ennemi
    .check = Soit la direction N sur B et E sur C, tous les commandos furtifs : les ennemis de B vont vers le nord et ceux de C vers l’est.
    .ruling = Le texte dit « un commando quelconque ». Nous entendons un commando de ce terrain, car les ennemis ne peuvent pas marcher vers un autre terrain.
event_unknown-direction = Un point d’interrogation veut dire que la direction est encore inconnue ; on la trouve pendant la phase ennemie s’il le faut.
    .source = Phase d’événement ; Déplacement ennemi
    .check = Soit une carte « ? » : la direction du terrain est inconnue pendant la phase des commandos et aucune autre carte n’est piochée pendant la phase d’événement.
event_deck-empty = La pioche des événements peut s’épuiser dans une longue opération.
    .source = Phase d’événement
    .check = Soit 0 carte dans la pioche et 37 défaussées : quand il faut une carte, les 37 sont mélangées en une nouvelle pioche et l’on en pioche une.
    .ruling = Le texte se tait. Mélanger la défausse est le moindre changement ; l’épuisement n’est pas cité parmi les façons de perdre.
