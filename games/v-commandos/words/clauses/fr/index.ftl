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

stealth_check-on-entry = Il y a un jet de furtivité chaque fois qu’un commando furtif et un ennemi se retrouvent sur la même tuile, peu importe lequel des deux a bougé.
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
    .ruling = C’est dit pour les jets de furtivité et le déplacement, et sous-entendu par la note selon laquelle un commando visible relance une alarme coupée ; nous l’appliquons à toutes les causes.

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
    .check = Soit une tuile S avec un nid vide et 2 unités hors du nid : un ennemi ordinaire peut entrer et est aussitôt dans le nid, un commando peut entrer dans le nid, un ennemi spécial ne peut pas entrer ; s’il reste en plus une place dehors, un ennemi spécial et un ordinaire peuvent entrer ensemble ; si le nid est occupé et que rien n’est libre dehors, personne ne peut entrer.
    .ruling = Le texte ne donne que les nombres. Les ennemis spéciaux ne gardent jamais, donc ils n’y entrent jamais.

## nest

nest_commando = Un commando peut entrer dans un nid vide de sa tuile et en ressortir.
    .source = Introduction, Définitions ; Tir et corps à corps
    .check = Soit un nid de mitrailleuse vide sur la tuile du commando : s’il y entre, aucune action n’est dépensée et aucun ennemi de la tuile ne peut garder le nid tant qu’il est dedans ; quitter la tuile le quitte ; les dés ennemis contre lui gardent le seuil de la tuile.
    .ruling = Le texte dit seulement « un commando dans un nid de Goliath ». Entrer et sortir sont des actions gratuites ; cela ne change ni la visibilité ni l’obligation des jets de furtivité. Les dés d’une mitrailleuse occupée sont donnés par la carte.

## stacking

stacking_full = Personne, commando ou ennemi, ne peut entrer sur une tuile pleine.
    .source = Introduction, Définitions
    .check = Soit une tuile S avec 4 unités : si un commando veut y aller, le déplacement est refusé et aucune action n’est dépensée.

## precedence

precedence_cards = Les cartes l’emportent sur ces règles, et les cartes opération sur les cartes terrain.
    .source = Introduction, Définitions
    .check = Soit une carte terrain qui fixe 2 pioches par entrée et une carte opération qui en fixe 3 : on pioche 3 ennemis par entrée.
    .ruling = Ce que disent les cartes des commandos est de nous. Là où une carte n’en dit rien, une capacité sert aussi en état critique s’il n’y a rien à faire pour elle (Neuvième vie).
precedence_veteran-specials = { "[" }V] Une règle spéciale au tampon rouge avec le logo du jeu ne compte qu’en mode vétéran ; celles au tampon noir comptent toujours.
    .source = Introduction, Définitions
    .check = Soit une opération avec une règle rouge et une noire : sans [V], seule la noire compte ; avec [V], les deux.

## setup

setup_choose-length = Le groupe choisit un seul terrain pour une partie courte ou une opération pour une longue, selon le nombre de joueurs.
    .source = Mise en place, étape 1
    .check = Soit une nouvelle partie : le mode « terrain » demande 1 terrain et le mode « operation » 1 opération ; un choix dont la carte n’admet pas ce nombre de joueurs est refusé.
    .ruling = Aucun nombre de joueurs n’est donné ; nous prenons celui qu’indique la carte (sinon 1 à 4). Il compte les commandos : une personne avec deux commandos peut donc jouer une carte pour deux.
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
    .check = Soit les jetons du jeu : le MP40, masqué ou non, et l’officier ont 2 cases, la carabine, masquée ou non, le pionnier et le chien 1, la troupe de choc et le parachutiste 3, le Goliath 0 ; qui garde un nid de mitrailleuse lance ses 3 dés à la place.
    .ruling = Seuls « MP40 = deux cases » et « spécial de base = trois » sont dans le texte ; les autres, et la mitrailleuse du nid, sont indiqués par les cartes.
setup_enemy-bag-continue = Quand une opération continue, le sac ennemi n’est pas refait.
    .source = Mise en place, étape 8 (note en marge) ; Phase de fin
    .check = Soit 2 jetons vides retirés et 2 ennemis spéciaux entrés en jeu sur le premier terrain : quand le deuxième commence, le sac a 5 jetons vides et 2 ennemis spéciaux, et 1 ennemi spécial est dans la pile.
setup_guards-continue = Sur un terrain suivant d’une opération, les gardes de départ sortent du sac existant.
    .source = Mise en place, étapes 6 et 8
    .check = Soit une opération continuée avec 32 ennemis ordinaires dans le sac et 4 marqueurs triangulaires : après l’étape 6, le sac en a 28.
    .ruling = Le texte dit de laisser le sac comme il est, mais demande pourtant des gardes. Nous cherchons des ennemis ordinaires à deux cases dans le sac ; ils y sont tous, car la phase de fin les y remet.
setup_equipment-bag-base = Le sac d’équipement de base a 16 Repéré, 9 grenades, 9 pieds-de-biche, 7 trousses de premiers soins, 7 uniformes ennemis, 7 TNT, 3 bombardements, 4 MP40, 3 StG44 et 1 MG42.
    .source = Mise en place, étape 9
    .check = Soit le jeu de base et rien de distribué : le sac a 66 jetons, dont 16 Repéré.
setup_equipment-bag-r = { "[" }R] ajoute 7 parachutages et 3 paires de jumelles au sac d’équipement.
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
    .ruling = Le texte dit seulement « surnuméraire ». Gander partage la place de son maître : pas de joueur, pas de place sur la tuile, pas compté dans la limite des commandos ; tout le reste est indiqué par sa carte. Quand celui que Gander accompagne est éliminé, Gander va avec le premier camarade de cette tuile ; sinon il quitte le jeu.
setup_replacement = Un joueur dont le commando a été éliminé sur un terrain précédent prend un commando inutilisé, sans équipement de départ.
    .source = Mise en place, étapes 10 et 11
    .check = Soit le médecin éliminé sur le terrain 1 : si le terrain 2 est mis en place et que ce joueur prend le tireur d’élite, celui-ci a 0 jeton d’équipement ; le médecin ne peut plus être choisi.
setup_no-replacement-left = S’il faut un remplaçant et qu’il ne reste aucun commando, l’opération échoue.
    .source = Mise en place, étape 10
    .check = Soit le jeu de base sans extras (5 cartes), 3 joueurs et 2 remplaçants déjà pris : s’il faut un troisième remplaçant, l’opération échoue.
    .ruling = Nous suivons la lettre : elle échoue même si d’autres joueurs ont encore un commando.
setup_survivors = Les survivants gardent leur commando et leur équipement sur le terrain suivant.
    .source = Mise en place, étape 11 (note en marge)
    .check = Soit un survivant avec 1 trousse de premiers soins, 1 blessure et 1 [+1] gardé : quand le terrain suivant commence, les trois sont encore là. Avec l’option field-hospital, chaque survivant retire d’abord 1 jeton [-1].
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
    .check = Soit 2 paires de jumelles épuisées, l’une portée et l’autre sur une tuile : quand la phase d’événement commence, les deux sont prêtes avant qu’une carte soit piochée.
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

## actions

actions_order = Les commandos sont activés dans n’importe quel ordre, un tour complet à la fois.
    .source = Phase des commandos
    .check = Soit A qui a utilisé 1 action sur 3 : si B veut faire une action, c’est refusé tant que le tour de A n’est pas fini ; chaque commando a un tour par phase.
actions_count = Un commando a autant d’actions que de cercles sur la carte, en général trois, moins une par jeton de blessure [-1].
    .source = Phase des commandos
    .check = Soit 3 cercles : 0 blessure donne 3 actions, 1 en donne 2, 2 en donnent 1, 3 en donnent 0.
actions_count-live = On peut être blessé ou soigné au milieu d’un tour.
    .source = Phase des commandos
    .check = Soit 3 cercles et 1 action dépensée : après une blessure, il reste 1 action ; soit 2 blessures et 1 action dépensée pour ses propres premiers soins : il reste 2 actions.
    .ruling = Le texte se tait. À tout moment, actions restantes = cercles - blessures - actions dépensées, jamais moins de 0.
actions_unspent = Un commando peut finir son tour avec des actions restantes ; elles sont perdues.
    .source = Phase des commandos ; Garder une action
    .check = Soit 2 actions restantes et le tour fini : au tour suivant, il y en a de nouveau 3 ; la phase finit quand chaque commando qui peut agir a eu un tour ; un commando avec 0 action en a un aussi, pour les actions gratuites.
    .ruling = Garder une action est la seule façon d’en conserver une. Un commando en état critique n’a pas de tour ; qui est soigné avant la fin de la phase des commandos a encore le sien, avec les actions que lui laissent ses blessures.

## move

move_one-action = Aller sur une tuile voisine, ou remonter de sous terre sur une tuile avec une trappe ouverte, coûte une action.
    .source = Déplacement
    .check = Soit 3 actions : si un commando va de S à S à S, il reste 1 action.
move_small-stealthy = Aller sur une petite tuile rend le commando furtif.
    .source = Déplacement
    .check = Soit un commando visible : s’il va sur une tuile S vide pour 1 action, il est furtif.
move_medium-visible = Aller sur une tuile moyenne pour une action rend le commando visible.
    .source = Déplacement
    .check = Soit un commando furtif : s’il va sur une tuile M pour 1 action, il est visible et l’alarme sonne.
move_medium-careful = Aller sur une tuile moyenne pour deux actions rend le commando furtif.
    .source = Déplacement
    .check = Soit un commando furtif avec 3 actions : s’il se glisse sur une tuile M, il est furtif et il reste 1 action ; avec 1 seule action, ce déplacement est refusé.
move_large-visible = Aller sur une grande tuile rend toujours le commando visible ; des actions en plus n’aident pas.
    .source = Déplacement
    .check = Soit un commando furtif avec 3 actions : s’il va sur une tuile L, il est visible ; aucun choix à deux actions n’est proposé.
move_visible-draws-fire = Si le commando est visible à un moment du déplacement, l’alarme sonne et tous les ennemis de la tuile quittée et de la tuile atteinte tirent sur lui.
    .source = Déplacement
    .check = Soit 1 ennemi à deux cases sur la tuile quittée et 2 sur la tuile L atteinte : si un commando furtif se déplace, on lance 6 dés ; les ennemis d’autres tuiles ne tirent pas.
move_fire-size = Le tir pendant un déplacement prend le seuil de la tuile quittée, pour les deux groupes d’ennemis.
    .source = Déplacement
    .check = Soit un commando visible qui va de L (T2) à S avec des ennemis sur les deux : il faut 2+ à tous les dés ; de S à L, il leur faut 4+.
move_fire-then-check = Un commando visible qui va se cacher près d’ennemis essuie leur tir et peut être de nouveau découvert.
    .source = Déplacement
    .check = Soit un commando visible qui va de M à une tuile S avec 1 ennemi à deux cases : on lance d’abord 2 dés à 3+, puis il est furtif, puis on lance 1 dé de furtivité.
    .ruling = L’ordre n’est pas dit. Le tir vient d’abord (il appartient au départ), puis l’état change, puis vient le jet de furtivité pour l’entrée d’un commando furtif.
move_critical-underway = Le tir pendant un déplacement peut mettre le commando en état critique.
    .source = Déplacement ; Tir ennemi
    .check = Soit un commando avec 1 emplacement de blessure libre qui va de A à B : si le tir touche une fois, le commando est en état critique sur A, pas sur B, et l’action est dépensée.
    .ruling = Le texte se tait. Comme le tir se mesure sur la tuile quittée, il est réglé avant l’arrivée.
move_no-hiding-in-place = Seul un déplacement (ou un uniforme) rend un commando visible de nouveau furtif.
    .source = Déplacement ; Utiliser l’équipement
    .check = Soit un commando visible sur une tuile S sans ennemis : si le tour finit sans déplacement, il est encore visible.

## underground

underground_leave = Un commando descend sous terre par une trappe ouverte de sa tuile pour une action, et son tour est fini.
    .source = Déplacement
    .check = Soit 3 actions sur une tuile avec une trappe ouverte : si le commando descend sous terre, son tour est fini et 2 actions sont perdues ; avec une trappe bloquée, le déplacement est refusé.
underground_leave-under-fire = Descendre sous terre en étant visible compte comme un déplacement qui attire le tir.
    .source = Déplacement
    .check = Soit un commando visible et 1 ennemi à deux cases sur une tuile M avec une trappe ouverte : s’il part, on lance d’abord 2 dés à 3+.
    .ruling = Ce n’est pas dit à part, mais c’est placé sous Déplacement et c’est une façon de quitter une tuile.
underground_state = Un commando sous terre n’est sur aucune tuile ni aucun terrain.
    .source = Déplacement ; Phase de fin
    .check = Soit un commando visible qui descend sous terre : il est furtif, n’est pas une cible, n’attire pas d’ennemis et n’empêche pas un terrain d’être accompli.
    .ruling = Le texte se tait sur la visibilité ; personne ne peut le voir, le marqueur passe donc à Furtif. Un uniforme porté reste. Il n’y a pas de limite au nombre sous terre. Les actions qui n’ont pas besoin d’une tuile (garder une action, bombardement, parachutage, premiers soins à quelqu’un sous terre) y sont permises, voir underground.one-space.
underground_one-space = Tous les commandos sous terre sont ensemble au même endroit.
    .source = Déplacement ; Utiliser l’équipement
    .check = Soit deux commandos sous terre : l’un peut soigner l’autre avec des premiers soins ; aucun ne peut y poser ni ramasser d’équipement, et aucun événement, gaz ni explosion ne les atteint.
    .ruling = Le texte les laisse remonter n’importe où : dessous est donc un seul endroit ; poser et ramasser demandent une tuile.
underground_return = À son tour suivant, le commando peut remonter par toute trappe ouverte de tout terrain en jeu.
    .source = Déplacement
    .check = Soit un commando descendu sur B au tour 3 : au tour 4, il peut entrer sur C ; un jeton [+1] ne le fait pas remonter avant le début de son tour 4 ; soit un commando sous terre depuis la mise en place : un jeton [+1] peut le faire remonter à tout moment des actions gratuites.
    .ruling = Un commando qui est descendu doit attendre son tour suivant, comme dit le texte. Un commando qui n’est pas descendu depuis le début de son dernier tour n’est pas lié par cette phrase, et remonter est une action de coût un.
underground_entry-fire = Remonter sur une tuile moyenne pour une action, ou sur une grande tuile, rend le commando visible et attire le tir des ennemis qui y sont.
    .source = Déplacement
    .check = Soit une tuile M avec une trappe et 1 ennemi à deux cases : si un commando remonte pour 1 action, on lance 2 dés à 3+ ; s’ils le mettent en état critique, il l’est sur cette tuile.
    .ruling = La tuile quittée n’a pas de taille ; nous prenons la tuile atteinte, qui tient lieu de tuile quittée en tout. Remonter prudemment pour deux actions est permis aussi.

## shoot

shoot_cost = Tirer coûte une action et utilise une arme portée.
    .source = Tir et corps à corps
    .check = Soit 2 actions et 2 armes : si le commando tire, il reste 1 action et seuls les dés de l’arme choisie ont été lancés.
shoot_eye = Une arme avec [eye] rend le tireur visible.
    .source = Tir et corps à corps
    .check = Soit un commando furtif avec une arme [eye] : s’il tire, il est visible même si tous les ennemis sont éliminés ; avec une arme sans ce symbole, il reste furtif.
shoot_loudspeaker = Une arme avec [loudspeaker] déclenche l’alarme.
    .source = Tir et corps à corps
    .check = Soit une arme avec [loudspeaker] seulement : si un commando furtif tire, l’alarme sonne et le commando reste furtif.
    .ruling = L’alarme du terrain du tireur. Les symboles sont ceux de la carte ; par défaut pour MP40, StG44 et MG42 : les deux symboles.
shoot_locked-door = Tout tir sur une porte verrouillée depuis l’une de ses deux tuiles l’ouvre sans jet.
    .source = Tir et corps à corps
    .check = Soit un commando à côté d’une porte verrouillée avec une arme à une case : s’il tire dessus, elle est ouverte, on lance 0 dé, 1 action est dépensée et les symboles de l’arme s’appliquent.
shoot_range = On peut tirer sur les ennemis d’une tuile depuis la même tuile ou une voisine.
    .source = Tir et corps à corps
    .check = Soit des ennemis à 2 tuiles, sur une tuile en diagonale ou derrière une porte verrouillée : ce ne sont pas des cibles ; sur la tuile du commando ou une voisine, ils en sont.
shoot_needs-target = Un tir a besoin d’une cible : des ennemis, un baril de gaz ou une porte verrouillée.
    .source = Tir et corps à corps ; Barils de gaz
    .check = Soit rien de tout cela sur la tuile du commando et les voisines : le tir n’est pas proposé ; avec seulement un Goliath sur la tuile, non plus.
    .ruling = Le texte dit « une cible valable » ; un tir en l’air serait sinon une façon commode de déclencher l’alarme. Grenade et bombardement peuvent viser toute tuile à portée.
shoot_dice = Le tireur lance un dé par case de l’arme.
    .source = Tir et corps à corps
    .check = Soit un MP40 : on lance 2 dés.
    .ruling = MP40 = 2 découle du texte de la mise en place. Pour StG44 et MG42, la carte l’indique ; par défaut 3 et 4.
shoot_target-number = Un dé touche avec 4+ sur une petite tuile, 3+ sur une moyenne, 2+ sur une grande.
    .source = Tir et corps à corps
    .check = Soit les dés 2, 3, 4 : sur S 1 touche, sur M 2 touches, sur L 3 touches.
    .ruling = Quand le tireur est sur une autre tuile, le seuil est celui de la tuile de la cible.
shoot_nest-target-number = Un ennemi dans un nid de mitrailleuse n’est touché qu’avec 5+.
    .source = Tir et corps à corps
    .check = Soit une tuile L avec 1 ennemi dans un nid de mitrailleuse et 1 dehors, et les dés 4 et 5 : soit les deux sont éliminés (5 sur le nid), soit seulement celui de dehors.
    .ruling = Les nids de Goliath ne sont pas mentionnés : leur occupant garde le seuil de la tuile ; un commando dans un nid n’a pas non plus 5+, car le texte dit ennemi. Là où rien d’autre sur la tuile ne peut être touché, un dé plus bas est manqué en tout ; les jumelles peuvent donc le relancer.
shoot_allocate-after = On attribue les dés aux ennemis après le jet.
    .source = Tir et corps à corps
    .check = Soit 3 ennemis sur M et les dés 3, 5, 1 : le tireur choisit, après avoir vu les dés, quels 2 ennemis sont éliminés ; encore furtif, il peut en éliminer moins.
    .ruling = On n’est pas obligé d’utiliser une touche d’un tir. On le demande à qui est encore furtif et laisse des ennemis sur la tuile, car un jeton de moins peut le garder caché ; sinon chaque touche élimine quelqu’un tant qu’il y a quelqu’un à toucher.
shoot_no-harm-to-friends = Les tirs ne touchent jamais les commandos ; seuls la grenade et le bombardement débordent.
    .source = Tir et corps à corps ; Utiliser l’équipement
    .check = Soit 1 ennemi et 1 camarade visible sur la tuile visée et 3 touches d’un StG44 : l’ennemi est éliminé et 2 touches sont perdues.

## close-combat

close-combat_rule = Un commando furtif peut éliminer sans jet un ennemi de la même tuile pour une action.
    .source = Tir et corps à corps
    .check = Soit un commando furtif et 2 ennemis sur une tuile : s’il attaque au corps à corps, 1 ennemi disparaît, l’alarme ne sonne pas et 1 action est dépensée ; à un commando visible, c’est refusé.
close-combat_nest = Le corps à corps marche contre tout ennemi de la tuile, même dans un nid, mais pas contre un Goliath.
    .source = Tir et corps à corps
    .check = Soit un ennemi dans un nid de mitrailleuse sur la tuile du commando : attaqué au corps à corps, il est éliminé ; un Goliath n’est pas une cible.

## loot

loot_one-hit = Une touche élimine tout ennemi sauf un Goliath ; le jeton retourne dans le sac ennemi.
    .source = Tir et corps à corps
    .check = Soit un sac de 30 et 2 ennemis touchés : le sac en a 32 et ils peuvent être piochés de nouveau.
loot_draw = Pour chaque ennemi éliminé, on pioche un jeton d’équipement et on le pose sur la tuile de cet ennemi.
    .source = Tir et corps à corps
    .check = Soit 2 ennemis éliminés sur une tuile voisine et les pioches grenade et pied-de-biche : les deux sont sur la tuile voisine, pas chez le tireur.
    .ruling = On applique d’abord toutes les touches d’une attaque, puis on pioche les jetons. Si le sac est vide, la défausse y est mélangée ; si elle est vide aussi, on ne pioche rien.
loot_who-collects = L’équipement d’un ennemi reste sur la tuile jusqu’à ce que quelqu’un qui y est le ramasse.
    .source = Tir et corps à corps ; Utiliser une action gratuite
    .check = Soit un pied-de-biche tombé sur une tuile voisine : le tireur ne peut pas le prendre de sa place ; un camarade sur cette tuile peut le ramasser, même entre les étapes de la phase ennemie et avec des ennemis.
loot_spotted = Un jeton « Repéré » pioché rend l’attaquant visible s’il reste des ennemis sur cette tuile après l’attaque ; il est défaussé dans tous les cas.
    .source = Tir et corps à corps
    .check = Soit un corps à corps contre 1 ennemi sur 2 et un « Repéré » pioché : le commando est visible et l’alarme sonne ; contre le seul ennemi, il reste furtif ; les deux fois, le jeton est dans la défausse.
    .ruling = Un Goliath resté sur la tuile est un ennemi restant ; un baril ne l’est pas. Le jeton révèle l’attaquant où qu’il soit sur une tuile, même après un bombardement d’un autre terrain ; un commando sous terre ne peut pas devenir visible.
loot_dog-none = { "[" }R] On ne pioche pas d’équipement pour un chien de garde.
    .source = Tir et corps à corps
    .check = Soit un chien et un ennemi ordinaire éliminés par une attaque : on pioche 1 jeton.

## goliath

goliath_hits-useless = { "[" }S] Les touches ne font rien à un Goliath ; seule une explosion sur sa tuile ou la coupure de son câble le retire.
    .source = Tir et corps à corps
    .check = Soit un Goliath seul et 4 touches de grenade : il est encore là ; avec une [explosion] sur sa tuile, il n’y est plus.
    .ruling = Un Goliath détruit retourne dans le sac ennemi comme les autres ennemis, sans pioche d’équipement.
goliath_cut-wire = { "[" }S] Un commando sur la tuile d’un Goliath peut dépenser une action pour couper le câble ; un jeton TNT remplace alors le Goliath.
    .source = Tir et corps à corps
    .check = Soit un Goliath et un commando sur une tuile : le câble coupé, 1 TNT libre y reste, le Goliath est dans le sac ennemi et la visibilité du commando n’a pas changé.
    .ruling = Le TNT est un équipement libre, pas amorcé. Il vient de la défausse, sinon du sac, sinon d’un jeton de réserve.
goliath_nest-control = { "[" }S] Un commando dans un nid de Goliath peut dépenser une action pour déplacer d’une tuile un Goliath du terrain, ou pour le faire exploser.
    .source = Tir et corps à corps
    .check = Soit 2 Goliaths et un commando dans le nid avec 2 actions : si l’un est déplacé puis explose, il reste 0 action et l’autre n’a pas bougé.
    .ruling = Il n’est pas dit comment on entre dans un nid. Un commando de la tuile entre dans un nid vide, ou en sort, comme action gratuite. Le Goliath va sur une tuile voisine où il y a de la place ; les portes verrouillées l’arrêtent.

## gas

gas_attack = { "[" }R] et [S] : un baril de gaz peut être attaqué comme un ennemi.
    .source = Barils de gaz
    .check = Soit un baril sur une tuile M et les dés 3 et 1 : le baril peut prendre la touche et est détruit ; un commando furtif de la tuile le détruit au corps à corps sans jet.
gas_barrel-is-no-unit = { "[" }R] et [S] : un baril n’est pas un ennemi : il ne prend pas de place, ne lance pas de dés, ne se déplace jamais et ne donne pas d’équipement.
    .source = Barils de gaz
    .check = Soit une tuile S avec 4 unités et un baril : elle porte 4 unités ; un baril seul sur une tuile : un commando furtif qui entre ne lance pas de dé de furtivité ; le dernier ennemi éliminé près d’un baril et un « Repéré » pioché : personne ne devient visible.
    .ruling = Le livret ne compare un baril à un ennemi que comme cible.
gas_spillover-optional = { "[" }R] et [S] : les touches restantes des grenades et bombardements vont à un baril seulement si le joueur le veut.
    .source = Barils de gaz
    .check = Soit 1 ennemi et 1 baril sur une tuile et une grenade avec 2 touches : on demande au joueur si la deuxième touche détruit le baril ; s’il dit non, le baril reste.
    .ruling = Si le joueur refuse et que des personnages visibles sont sur la tuile, la touche va à eux, comme l’exige la règle de la grenade.
gas_release = { "[" }R] et [S] : un baril détruit est retourné et élimine chaque unité de sa tuile sans le symbole [gas mask], commandos compris.
    .source = Barils de gaz
    .check = Soit 2 ennemis ordinaires, 1 ennemi à masque à gaz et 1 commando sur la tuile : le baril détruit, il ne reste que l’ennemi à masque à gaz.
gas_at-once = { "[" }R] et [S] : le gaz agit au moment où il s’échappe et chaque fois qu’une unité entre, avant tout ce que l’entrée causerait d’autre.
    .source = Barils de gaz
    .check = Soit du gaz sur une tuile et un commando masqué : si un ennemi masqué et un sans masque entrent ensemble, celui sans masque est éliminé d’abord et l’on lance 1 dé de furtivité.
    .ruling = L’ordre n’est pas dit ; une unité éliminée en entrant ne fait rien d’autre.
gas_lasts = { "[" }R] et [S] : jusqu’à la fin du tour, le gaz élimine aussi les unités sans masque qui entrent sur la tuile.
    .source = Barils de gaz ; Phase de fin
    .check = Soit du gaz échappé pendant la phase des commandos : si 2 ennemis ordinaires entrent pendant la phase ennemie, les deux sont éliminés, comme un commando que le tir met en état critique alors qu’il y remonte ; au tour suivant, on peut entrer sans danger.
gas_drops = { "[" }R] et [S] : les unités éliminées par le gaz laissent leur équipement comme d’habitude.
    .source = Barils de gaz
    .check = Soit 2 ennemis ordinaires tués par le gaz : on pioche 2 jetons ; les jetons d’un commando tué sont tous sur la tuile ; un chien n’en donne pas ; le baril non plus.
    .ruling = Un jeton « Repéré » pioché pour une victime du gaz ne révèle personne : c’est le gaz, et non un commando, qui l’a éliminée.
gas_goliath-immune = { "[" }S] Gaz et Goliaths : un Goliath n’a pas de masque à gaz, mais n’est retiré que de ses propres façons.
    .source = Barils de gaz ; Tir et corps à corps
    .check = Soit un Goliath sur une tuile : si du gaz s’y échappe, le Goliath est encore là.
    .ruling = La règle du gaz dit toutes les unités ; la liste des façons pour les Goliaths est plus précise, elle l’emporte.
gas_explosion = { "[" }R] et [S] : une explosion sur la tuile d’un baril détruit le baril.
    .source = Barils de gaz ; Utiliser l’équipement
    .check = Soit un baril et une [explosion] sur sa tuile : un marqueur de gaz y est jusqu’à la phase de fin.
    .ruling = Une explosion détruit les jetons, et un baril détruit est retourné ; le gaz s’échappe donc.

## alarm

alarm_silence = Un commando sur la tuile d’un jeton d’alarme orange peut dépenser une action pour couper l’alarme : toutes les entrées redeviennent noires et le jeton quitte le jeu.
    .source = Couper l’alarme
    .check = Soit 3 entrées orange et un commando furtif sur la tuile de l’alarme : s’il dépense 1 action, les 3 sont noires et le terrain n’a plus de jeton d’alarme.
    .ruling = Un ennemi qui garde le jeton ne l’empêche pas ; aucune condition pareille n’est donnée.
alarm_silence-once = Une alarme qui sonne de nouveau après avoir été coupée ne peut plus l’être.
    .source = Couper l’alarme
    .check = Soit un terrain dont l’alarme a été coupée : si un commando devient visible, les entrées sont orange et l’action de couper n’existe plus jusqu’à la fin du terrain.
    .ruling = « Du jeu » veut dire pour ce terrain : la carte terrain suivante apporte son propre jeton d’alarme.
alarm_visible-restarts = Si un commando du terrain est visible quand l’alarme est coupée, elle sonne aussitôt de nouveau.
    .source = Couper l’alarme
    .check = Soit un commando visible ailleurs sur le terrain : si un autre coupe l’alarme, le jeton n’est plus là et toutes les entrées sont de nouveau orange.
alarm_persists = L’alarme sonne jusqu’à ce qu’on la coupe, même si personne n’est visible.
    .source = Couper l’alarme
    .check = Soit une alarme qui sonne et tous les commandos furtifs : quand un nouveau tour commence, on pioche encore 2 ennemis par entrée.

## trapdoor

trapdoor_unblock = Un commando sur sa tuile peut ouvrir une trappe bloquée pour une action ; d’en bas, c’est impossible.
    .source = Débloquer une trappe
    .check = Soit une trappe bloquée : si un commando de la tuile dépense 1 action, elle est ouverte pour tous ; à un commando sous terre, on refuse de l’ouvrir comme d’y entrer.

## save

save_action = Un commando avec un emplacement [+1] libre peut dépenser une action pour y poser un jeton [+1].
    .source = Garder une action
    .check = Soit 1 emplacement [+1] libre et 3 actions : si l’une est gardée, il y a 2 actions et 1 jeton ; sans emplacement libre, c’est refusé.
    .ruling = Le nombre d’emplacements est celui de la carte ; par défaut 1. Les jetons durent jusqu’à ce qu’on les dépense.

## equip

equip_cost-and-discard = Utiliser un équipement coûte normalement une action, et le jeton est ensuite défaussé.
    .source = Utiliser l’équipement
    .check = Soit un commando avec 1 trousse de premiers soins et 2 actions : s’il l’utilise, il reste 1 action et le jeton est dans la défausse d’équipement.
equip_weapons-stay = MP40, StG44 et MG42 s’utilisent selon les règles ordinaires du tir.
    .source = Utiliser l’équipement
    .check = Soit un MP40 qui tire deux fois en un tour : il est encore porté.
    .ruling = « En général défaussé » laisse de la marge ; les grenades sont dites à usage unique, les armes à feu non ; on garde donc les armes à feu.
equip_carry-limit = Aucune limite d’équipement porté n’est donnée.
    .source = Utiliser l’équipement
    .check = Soit 12 jetons sur une tuile : un seul commando peut ramasser les 12.
    .ruling = Le texte se tait : pas de limite, sauf si la carte du commando en donne une.
equip_grenade = Une grenade est une attaque unique avec quatre dés sur la même tuile ou une voisine.
    .source = Utiliser l’équipement
    .check = Soit une tuile M voisine avec 3 ennemis et les dés 1, 3, 4, 6 : les 3 sont éliminés, on pioche 3 jetons et la grenade est défaussée.
    .ruling = Les symboles sont ceux de la carte ; par défaut [loudspeaker] sans [eye].
equip_spillover = Les touches de grenade ou de bombardement qui restent une fois tous les ennemis éliminés doivent aller aux personnages visibles de la tuile.
    .source = Utiliser l’équipement
    .check = Soit 1 ennemi, 1 commando visible et 1 furtif sur la tuile et 3 touches : l’ennemi est éliminé et le commando visible reçoit 2 blessures ; le furtif aucune.
    .ruling = Le lanceur compte s’il est visible sur cette tuile. Avec plusieurs personnages visibles, les joueurs répartissent librement. Un Goliath ne peut pas prendre de touches et ne retient pas le débordement.
equip_bombardment = Un bombardement attaque une tuile extérieure de tout terrain en jeu, avec le même débordement qu’une grenade.
    .source = Utiliser l’équipement
    .check = Soit un utilisateur sur B : toute tuile extérieure de B ou C est une cible, aucune tuile intérieure n’en est ; par défaut, on lance 4 dés au seuil de la tuile visée.
    .ruling = Le nombre de dés manque. C’est la carte qui l’indique ; par défaut 4, comme la grenade à laquelle il est comparé. Par défaut, il déclenche l’alarme du terrain visé.
equip_crowbar-door = Un pied-de-biche ouvre une porte verrouillée pour une action sans rendre visible qui l’utilise.
    .source = Utiliser l’équipement
    .check = Soit un commando furtif à côté d’une porte verrouillée : le pied-de-biche utilisé, la porte est ouverte, il est furtif, l’alarme ne sonne pas et le pied-de-biche est défaussé.
equip_crowbar-barricade = Un pied-de-biche peut aussi barricader une entrée ennemie de la tuile pour une action.
    .source = Utiliser l’équipement
    .check = Soit une entrée sur la tuile : barricadée, le pied-de-biche est sur l’entrée et ne peut pas être ramassé ; un deuxième y est refusé.
    .ruling = Rien ne prévoit d’empiler plusieurs pieds-de-biche sur une entrée ; nous le refusons.
equip_first-aid = Les premiers soins retirent tous les jetons [-1] d’un personnage au même endroit, qui peut être celui qui les utilise.
    .source = Utiliser l’équipement
    .check = Soit un camarade en état critique avec 3 blessures sur la même tuile : après des premiers soins, il a 0 blessure et n’est plus en état critique.
    .ruling = Soigner met fin à l’état critique, car aucun emplacement n’est plus rempli ; le personnage est ensuite visible ou furtif comme avant. C’est refusé pour un personnage sans blessures. Qui redevient visible après l’état critique déclenche l’alarme comme tout autre.
equip_uniform-don = Mettre un uniforme ennemi coûte une action et rend le commando aussitôt furtif.
    .source = Utiliser l’équipement
    .check = Soit un commando visible sur une tuile L : l’uniforme mis, il est furtif avec le marqueur uniforme, et l’on ne lance pas de dé de furtivité pour les ennemis déjà là.
    .ruling = Refusé à qui porte déjà un uniforme.
equip_uniform-effect = En uniforme, chaque tuile compte comme petite pour le déplacement et la visibilité.
    .source = Utiliser l’équipement
    .check = Soit un commando en uniforme : s’il va sur une tuile L avec 2 ennemis pour 1 action, il reste d’abord furtif et l’on lance 2 dés de furtivité ; le seuil de la tuile reste 2+.
equip_uniform-lost = L’uniforme est perdu dès que le commando devient visible, quelle que soit la raison.
    .source = Utiliser l’équipement
    .check = Soit un commando en uniforme qui tire avec une arme [eye] : il est visible, le jeton uniforme est défaussé et un déplacement ultérieur sur S ne le rend pas.
    .ruling = Le jeton est gardé tant qu’on le porte et défaussé quand on le perd, une exception à la défausse à l’usage.
equip_tnt = Le TNT s’amorce pour une action ; ensuite, tout commando peut le faire exploser gratuitement.
    .source = Utiliser l’équipement
    .check = Soit du TNT amorcé sur B par A : si D, sur une autre tuile, le fait exploser avant son propre tour, il explose et D a dépensé 0 action ; du TNT libre ne peut pas exploser.
    .ruling = Le TNT s’amorce sur sa propre tuile. Aucune portée n’est donnée pour l’explosion : tout commando en jeu peut donc la causer de n’importe où, mais pas en état critique.

## explosion

explosion_effect = Une [explosion] détruit chaque jeton de la tuile sauf les triangulaires, et déclenche l’alarme.
    .source = Utiliser l’équipement
    .check = Soit 3 ennemis (1 dans un nid), 1 commando furtif, 2 jetons d’équipement et un objectif : si du TNT y explose, il ne reste que l’objectif et le nid vide, et l’alarme sonne.
    .ruling = Les commandos sont éliminés d’un coup et leur équipement est défaussé. On ne pioche pas d’équipement pour les ennemis : ils sont détruits, pas touchés, et le butin sur la tuile serait détruit aussi.
explosion_map-markers = Portes, trappes, entrées et fumée ne sont pas comprises dans « tous les jetons ».
    .source = Utiliser l’équipement
    .check = Soit une explosion sur une tuile avec une trappe ouverte, une porte verrouillée et une entrée : les trois restent inchangées.
    .ruling = À la lettre, une explosion retirerait les trappes qu’il faut pour accomplir un terrain. Nous la limitons aux unités, à l’équipement, au TNT amorcé et aux barils ; un autre TNT amorcé là est retiré sans deuxième explosion.

## equip

equip_binoculars = { "[" }R] Une fois par tour, les jumelles permettent de relancer, sans coût d’action, un dé qui concerne leur porteur ; elles sont ensuite épuisées.
    .source = Utiliser l’équipement
    .check = Soit un dé de furtivité de 2 contre le porteur : relancé en 5, le porteur reste furtif et les jumelles sont épuisées jusqu’à la prochaine phase d’événement ; un dé contre un camarade ne peut pas être relancé.
    .ruling = Le nouveau résultat vaut, mais une deuxième paire peut le relancer. Cela interrompt les jets : les limites de moment des actions gratuites ne valent donc pas. On le demande tant que le jet pourrait être meilleur pour leur porteur : un dé le repère ou le touche, ou manque quelqu’un, même dans un nid, ou des touches en trop blesseraient quelqu’un. Là où des jumelles prêtes et épuisées sont ensemble, une paire prête change de mains d’abord.
equip_airdrop = { "[" }R] Un parachutage nomme une tuile extérieure de tout terrain ; il est défaussé, et trois jetons d’équipement sont piochés et posés sur la tuile.
    .source = Utiliser l’équipement
    .check = Soit les pioches grenade, TNT et MP40 : les 3 sont sur la tuile choisie ; une tuile intérieure est refusée ; 1 action est dépensée.
    .ruling = Tous voient ce qui est pioché avant qu’on en décide quoi que ce soit.
equip_airdrop-drift = { "[" }R] Chaque « Repéré » parmi les trois décale le parachutage d’une tuile dans la direction de l’événement du terrain ; un pas hors du terrain est ignoré.
    .source = Utiliser l’équipement
    .check = Soit la direction E, une tuile à un pas du bord est et 2 « Repéré » plus 1 TNT : le TNT est sur la tuile du bord et les « Repéré » sont défaussés.
    .ruling = Si un pas mène à plusieurs tuiles, les joueurs choisissent. La dérive ignore les portes et les tuiles pleines, car elle vient du ciel.
equip_airdrop-lost = { "[" }R] Le parachutage est perdu si les trois jetons sont des « Repéré », s’il dérive sur une tuile intérieure, ou s’il doit dériver alors que la direction est inconnue.
    .source = Utiliser l’équipement
    .check = Soit 1 « Repéré » et la direction « ? » : rien n’est posé ; 2 « Repéré » dont le pas 1 atteint une tuile intérieure : rien n’est posé ; tous les jetons piochés sont défaussés.
equip_panzerfaust = { "[" }S] Un Panzerfaust cause une explosion de TNT sur sa propre tuile ou une voisine.
    .source = Utiliser l’équipement
    .check = Soit un Goliath et 2 ennemis sur une tuile voisine : s’il tire pour 1 action, les 3 disparaissent, l’alarme sonne et le Panzerfaust est défaussé.
equip_smoke = { "[" }S] Un fumigène fait compter sa propre tuile ou une voisine comme petite pour le déplacement et la visibilité jusqu’à ce que le terrain soit rangé.
    .source = Utiliser l’équipement
    .check = Soit de la fumée sur une tuile L : si un commando y va pour 1 action, il est furtif ; les tirs y ont encore besoin de 2+ et elle porte encore 16 ; un commando visible déjà là reste visible.
    .ruling = Une tuile prend un seul marqueur de fumée ; un deuxième est refusé. Le seuil et la place restent, car seuls le déplacement et la visibilité sont nommés.

## zero

zero_kinds = Ramasser ou poser un équipement, faire exploser du TNT et dépenser un jeton [+1] pour une action de coût un sont des actions gratuites.
    .source = Utiliser une action gratuite
    .check = Soit 0 action restante et un jeton [+1] : le commando peut ramasser un jeton sur sa tuile et faire une action de coût 1 ; se glisser pour deux actions est refusé.
    .ruling = Un jeton [+1] ne paie qu’une action de coût un et ne s’ajoute pas aux actions ordinaires. On ramasse et pose sur sa propre tuile, même avec des ennemis.
zero_timing = Les actions gratuites se placent entre les tours des autres commandos et entre les étapes de la phase ennemie, jamais au milieu.
    .source = Utiliser une action gratuite
    .check = Soit la phase ennemie : les actions gratuites sont proposées avant les renforts et après chacune des 3 étapes (4 moments) ; pendant le tour de A, la demande de B est refusée.
    .ruling = « Les actions d’un autre commando » peut vouloir dire une action ou tout le tour. Nous prenons tout le tour, comme les étapes entières de la phase ennemie. Dans son propre tour, elles sont libres entre les actions. La phase d’événement et la phase de fin n’ont pas de moment à elles. Un moment ne s’ouvre de lui-même que si quelqu’un pourrait faire plus que poser quelque chose ou se servir d’un nid ; et une place peut dire qu’elle ne veut pas être interrogée avant que l’un de ses commandos soit découvert, ou avant son prochain tour. Ce que quelqu’un a posé, passé ou quitté gratuitement, il ne le reprend qu’après une action, au tour suivant ou à l’étape suivante : sinon une partie pourrait ne jamais finir.
zero_anyone = Tout commando qui n’est pas en état critique peut faire une action gratuite à un tel moment, que son tour soit fini, à venir ou passé sous terre.
    .source = Utiliser une action gratuite ; Utiliser l’équipement
    .check = Soit A qui a eu son tour et est sur une tuile, et B sous terre : avant les étapes ennemies, A peut ramasser un équipement et B faire exploser du TNT ; un commando en état critique ne peut ni l’un ni l’autre.
zero_one-by-one = À un même moment, on peut faire autant d’actions gratuites qu’on veut, l’une après l’autre dans n’importe quel ordre, chacune réglée entièrement.
    .source = Utiliser une action gratuite
    .check = Soit deux TNT amorcés et un jeton [+1] : le commando peut faire exploser l’un, se déplacer avec le jeton puis faire exploser l’autre au même moment ; le moment finit quand personne ne veut plus rien.
    .ruling = Le texte se tait ; la moindre restriction. Passer un équipement, c’est le poser pour l’un et le ramasser pour l’autre ; donc pas pendant le tour d’un seul commando.

## reinforce

reinforce_goliath-activation = { "[" }S] Si un ennemi est dans un nid de Goliath au début de l’une des trois étapes, tous les Goliaths sont activés pour le reste de cette phase ennemie.
    .source = Renforts ennemis ; Déplacement ennemi ; Tir ennemi
    .check = Soit un ennemi dans le nid au début des renforts : si du TNT le fait sauter entre les étapes, les Goliaths se déplacent et explosent encore pendant cette phase ; au tour suivant, le nid vide, ils ne le font pas.
    .ruling = Compté par terrain, car le nid commande aussi les Goliaths de son propre terrain dans la règle des commandos.
reinforce_draw-count = Chaque entrée reçoit un jeton ennemi du sac, ou deux si l’alarme sonne.
    .source = Renforts ennemis
    .check = Soit le terrain B calme avec 3 entrées et le terrain C sous alarme avec 2 : on pioche 3 + 4 = 7 jetons.
    .ruling = L’ordre n’est pas dit ; les terrains de gauche à droite, les entrées dans l’ordre de la carte terrain.
reinforce_sequence = Une entrée est réglée entièrement avant la suivante : piocher, fixer la face des ennemis spéciaux, tester la barricade, entrer, gaz, garde, jet de furtivité.
    .source = Renforts ennemis
    .check = Soit du gaz sur la tuile d’entrée avec un objectif sans garde et un commando furtif masqué : si l’on pioche un ennemi ordinaire et un à masque à gaz, l’ordinaire est éliminé, l’autre garde l’objectif, puis on lance 1 dé de furtivité, puis l’entrée suivante pioche.
    .ruling = Le livret donne les parties sans ordre entre les entrées ; les jets de furtivité sont « immédiats » : une entrée est donc finie d’abord.
reinforce_outside-first = Les ennemis piochés rejoignent ceux qui attendent devant l’entrée, puis tous vont sur la tuile derrière si elle n’est pas pleine.
    .source = Renforts ennemis
    .check = Soit 1 ennemi qui attend et 2 piochés à une entrée vers une tuile M avec 3 unités : la tuile a 6 unités et personne n’attend.
reinforce_full-tile = Si la tuile est pleine, les ennemis restent sur la table près de l’entrée.
    .source = Renforts ennemis
    .check = Soit une tuile S avec 4 unités et 2 piochés : 2 attendent dehors ; soit 3 unités et 2 qui attendent : 1 entre et 1 attend.
    .ruling = Une place partielle n’est pas décrite : il en entre autant qu’il y a de place, et les joueurs choisissent lesquels. Les ennemis qui attendent ne tirent pas, ne se déplacent pas et ne font pas de jets de furtivité.
reinforce_null-token = Un jeton vide pioché quitte le jeu et n’amène pas d’ennemi ; un ennemi spécial de la pile est mis de côté à la place.
    .source = Renforts ennemis
    .check = Soit l’alarme et les pioches [vide, ordinaire] à une entrée : 1 ennemi arrive, 1 jeton vide est hors du jeu et il reste 2 ennemis spéciaux dans la pile.
    .ruling = Le texte ne dit pas si l’on pioche un autre jeton. Il envoie l’ennemi spécial à la réserve, pas à l’entrée, et n’ordonne pas de nouvelle pioche ; cette pioche ne donne donc personne.
reinforce_specials-join = Une fois tous les renforts piochés, les ennemis spéciaux mis de côté vont dans le sac ennemi.
    .source = Renforts ennemis
    .check = Soit un jeton vide pioché en premier de 5 : l’ennemi spécial ne peut pas être pioché parmi les 4 autres, et il est dans le sac à la fin de l’étape.
reinforce_stack-empty = Il y a 7 jetons vides mais seulement 3 ennemis spéciaux.
    .source = Mise en place, étape 8 ; Renforts ennemis
    .check = Soit une pile d’ennemis spéciaux vide : si un jeton vide est pioché, il est retiré et rien d’autre ne se passe.
    .ruling = Le texte se tait. Dès le quatrième jeton vide, la pioche ne donne simplement rien.
reinforce_barricade = À une entrée barricadée, les ennemis attendent de compter quatre ou plus ; alors le pied-de-biche est défaussé et tous entrent normalement.
    .source = Renforts ennemis
    .check = Soit une barricade et 3 ennemis ordinaires qui attendent : ils attendent ; si 1 de plus est pioché, le pied-de-biche est défaussé et 4 entrent.
    .ruling = Compté après les pioches de ce tour pour cette entrée. Si la tuile est pleine, le pied-de-biche est défaussé quand même et les ennemis attendent.
reinforce_sledgehammer = Un ennemi à masse compte pour deux contre une barricade.
    .source = Renforts ennemis
    .check = Soit 2 ennemis ordinaires et 1 à masse qui attendent : le compte est 4 et la barricade cède ; avec 1 et 1, le compte est 3 et elle tient.
reinforce_bag-empty = Manquer d’ennemis dans le sac met fin à la partie par un échec.
    .source = Renforts ennemis
    .check = Soit 2 ennemis dans le sac et 3 pioches à faire : la troisième fait échouer l’opération ; avec 3 dans le sac et 3 pioches à faire, on continue.
    .ruling = On échoue quand il faut piocher un jeton et que le sac est vide, pas quand le dernier est pris. Les jetons vides se piochent comme les autres ; les ennemis spéciaux mis de côté pendant cette étape n’aident pas.
reinforce_stealth-check = Des ennemis qui arrivent sur une tuile avec un commando furtif font aussitôt un jet de furtivité.
    .source = Renforts ennemis
    .check = Soit un commando furtif sur une tuile d’entrée et 2 ennemis qui arrivent : on lance 2 dés avant de régler l’entrée suivante.
reinforce_alarm-midway = Une alarme déclenchée pendant cette étape peut toucher les entrées pas encore réglées.
    .source = Renforts ennemis
    .check = Soit 2 entrées calmes : si un jet de furtivité à la première déclenche l’alarme, la deuxième pioche 2 jetons et la première en a pioché 1.
    .ruling = Le texte se tait. L’état d’alarme se lit quand chaque entrée pioche, car les jetons sont retournés aussitôt.

## enemy-move

enemy-move_towards-visible = Si un commando est visible, chaque ennemi avance d’une tuile vers le commando visible le plus proche par le plus court chemin disponible.
    .source = Déplacement ennemi
    .check = Soit des commandos visibles aux distances 2 et 4 sur le terrain : l’ennemi finit à la distance 1 du premier ; un ennemi à la distance 0 reste ; si la tuile S du commando visible est pleine et l’ennemi à la distance 3, il finit à la distance 2.
    .ruling = Une tuile est sous-entendue par les deux de l’officier. Un chemin est disponible si aucune tuile intermédiaire n’est pleine ; la tuile du commando compte comme but même pleine, mais on n’entre jamais sur une tuile pleine : les ennemis approchent et attendent à côté. Là où chaque chemin est plein quelque part, ils approchent par le plus court tant qu’il y a de la place ; où il n’y a aucun chemin, ils restent. La distance se compte en déplacements de cet ennemi, portes verrouillées comme dans enemy-move.locked-doors. Les commandos visibles d’autres terrains sont ignorés.
enemy-move_decided-at-start = On décide une fois par terrain, au début de l’étape de déplacement, si les ennemis suivent un commando ou la carte.
    .source = Déplacement ennemi ; Phase d’événement
    .check = Soit un commando découvert pendant les renforts qui se cache de nouveau avant le déplacement : les ennemis suivent la carte ; si personne n’est visible sur B et quelqu’un sur C, B suit sa carte et C son commando.
    .ruling = Le texte demande qui est visible et interdit de changer de route après des jets de furtivité pendant cette étape.
enemy-move_nearest-first = Les ennemis les plus proches des commandos visibles se déplacent d’abord.
    .source = Déplacement ennemi
    .check = Soit un couloir de tuiles S avec 4 ennemis à la distance 2 et 4 à la distance 3 : le premier groupe avance et le second remplit sa tuile ; si la tuile devant le commando est pleine, il en va de même derrière elle, dans quelque sens que coure le couloir.
    .ruling = On regarde si une tuile est pleine quand un groupe se déplace ; ceux de devant font donc de la place. Les tuiles à distance égale sont réglées dans l’ordre de lecture, la plus au nord d’abord, puis la plus à l’ouest. La proximité se compte par le chemin le plus court, plein ou non.
enemy-move_direction = Si aucun commando n’est visible, chaque ennemi avance d’une tuile dans la direction de la carte événement du terrain.
    .source = Déplacement ennemi
    .check = Soit la direction S et aucun commando visible : un ennemi avec une tuile voisine au sud y va, et un ennemi au bord sud, ou avec un mur sans porte au sud, reste.
    .ruling = Une tuile est dans une direction si elle partage un bout de bord de ce côté ; il peut y en avoir deux. Il faut qu’elles soient voisines, les portes verrouillées comptant comme ouvertes.
enemy-move_direction-order = La phrase sur l’ordre du déplacement par direction est coupée dans le texte.
    .source = Déplacement ennemi
    .check = Soit la direction E et des tuiles S en ligne avec 4 et 4 ennemis et une tuile libre au bout est : les deux groupes avancent d’une tuile vers l’est.
    .ruling = Coupée après « ennemis ». Par analogie avec les plus proches d’abord, ceux qui sont le plus loin dans la direction se déplacent d’abord (jugé au bord de la tuile de ce côté), ce qui libère les tuiles derrière eux ; à égalité, dans l’ordre de lecture.
enemy-move_once = Chaque ennemi se déplace au plus une fois pendant l’étape.
    .source = Déplacement ennemi
    .check = Soit un ennemi emmené par un officier : il ne se déplace plus ; soit un « ? » résolu pendant cette étape : tous les ennemis du terrain suivent cette seule direction.
enemy-move_unknown-direction = Si la direction est « ? », on pioche maintenant des cartes événement jusqu’à ce que l’une montre une direction ; leur autre texte est ignoré.
    .source = Déplacement ennemi
    .check = Soit « ? » et les prochaines cartes « ? » et « O » : 2 cartes sont piochées et défaussées, aucun texte ne s’applique et les ennemis vont vers l’ouest ; avec un commando visible, on pioche 0 carte.
enemy-move_even-split = Les ennemis qui ont plusieurs choix égaux se répartissent aussi également que possible ; les joueurs disent lequel va où.
    .source = Déplacement ennemi
    .check = Soit 5 ennemis qui vont d’une tuile L à deux tuiles S vides : 3 vont sur l’une et 2 sur l’autre ; si l’une porte 3 unités, 1 y va et 4 sur l’autre.
    .ruling = S’il n’y a pas assez de place pour une répartition égale, les autres vont où il y en a, et ceux qui restent ne bougent pas. Là où les joueurs choisissent ensemble, la personne qui a agi en dernier répond pour tous.
enemy-move_officer = { "[" }R] Un officier allemand avance de deux tuiles et emmène les ennemis de sa tuile de départ.
    .source = Déplacement ennemi
    .check = Soit un officier avec 3 ennemis ordinaires à la distance 3 d’un commando visible : les 4 finissent à la distance 1 et aucun ne se déplace plus ; à la distance 1, ils s’arrêtent sur la tuile du commando.
    .ruling = Les gardes restent, car ils ne partent jamais de plein gré. L’officier se déplace avant les autres de sa tuile ; il y a un jet de furtivité sur chaque tuile atteinte ; ceux qui ne tiennent pas restent en arrière. Ceux qu’il emmène restent ensemble, même où les chemins sont égaux.
enemy-move_goliath = { "[" }S] Un Goliath se déplace comme les autres ennemis, mais seulement tant qu’il est activé.
    .source = Déplacement ennemi
    .check = Soit un commando visible à 2 tuiles : un Goliath activé avance de 1 tuile, un Goliath inactif reste.
enemy-move_guard = Un ennemi ordinaire au même endroit qu’un jeton triangulaire sans garde le garde et ne part jamais de plein gré.
    .source = Déplacement ennemi
    .check = Soit 3 ennemis ordinaires sur une tuile avec un objectif sans garde : s’ils doivent se déplacer, 1 reste comme garde et 2 se déplacent ; un ennemi spécial ne garde jamais.
    .ruling = Vérifié au début de l’étape et à chaque arrivée. Les ennemis à masque à gaz et à masse comptent comme ordinaires, seuls ceux à bord noir non. Les joueurs choisissent quel ennemi garde. Un garde dont le jeton est retiré est de nouveau libre.
enemy-move_guard-arrival = Un ennemi qui arrive à un jeton triangulaire sans garde par déplacement ou renfort s’y arrête aussitôt comme garde.
    .source = Déplacement ennemi
    .check = Soit 2 ennemis ordinaires en route vers un commando visible qui entrent sur une tuile avec une alarme sans garde : l’un en est désormais le garde et tire encore de là ; avec un officier, la deuxième tuile de son déplacement se fait sans lui.
    .ruling = La phrase est sous déplacement mais dit « est au même endroit » ; l’arrivée suffit donc. Entre jetons égaux, on ne demande pas.
enemy-move_locked-doors = Les ennemis passent les portes verrouillées comme si elles étaient ouvertes ; la porte reste verrouillée.
    .source = Déplacement ennemi
    .check = Soit un ennemi et un commando visible des deux côtés d’une porte verrouillée : l’ennemi entre et la porte est encore verrouillée ; un ennemi qui reste dehors ne peut pas tirer au travers.
    .ruling = La phrase n’est que sous déplacement ; pour le tir, une porte verrouillée veut donc encore dire que les tuiles ne sont pas voisines.
enemy-move_locked-doors-escort = { "[" }R] Un chien de garde [R] ou un Goliath [S] ne passe une porte verrouillée que s’il part d’une tuile avec un ennemi ordinaire, un parachutiste ou un officier.
    .source = Déplacement ennemi
    .check = Soit un chien seul derrière une porte verrouillée : il reste ou prend un autre chemin ; avec un ennemi ordinaire sur sa tuile au début de l’étape, il passe, même si cet ennemi s’est déplacé d’abord.
    .ruling = La « tuile de départ » se prend des positions au début de l’étape. Classé sous R ; cela vaut aussi pour les Goliaths avec [S]. Parachutiste et Fallschirmjäger sont la même unité.
enemy-move_stealth-no-redirect = Un commando découvert par un jet de furtivité pendant cette étape ne change pas la route des ennemis restants.
    .source = Déplacement ennemi
    .check = Soit la direction N et 3 ennemis : si l’arrivée du premier rend un commando visible, les 2 autres vont encore vers le nord ; l’alarme sonne et l’on peut tirer sur le commando pendant le tir ennemi.

## enemy-fire

enemy-fire_same-tile = Un ennemi sur une tuile avec un commando visible attaque avec un dé par case au seuil de la tuile.
    .source = Tir ennemi
    .check = Soit 2 ennemis à deux cases et un commando visible sur une tuile M et les dés 1, 2, 3, 6 : le commando reçoit 2 blessures ; les commandos furtifs n’en reçoivent pas.
enemy-fire_order = D’abord attaquent tous les ennemis avec un commando visible sur leur tuile, puis les Goliaths explosent, puis les autres attaquent les tuiles voisines.
    .source = Tir ennemi
    .check = Soit un ennemi sur A avec le commando X et un ennemi sur B voisine sans personne : si le premier met X en état critique, le second n’a plus de cible et n’attaque pas.
    .ruling = L’ordre imprimé. On juge au début de l’étape quels ennemis sont du premier groupe, et les cibles du dernier groupe quand il attaque.
enemy-fire_meet-or-beat = Un dé égal au seuil touche.
    .source = Tir ennemi ; Tir et corps à corps
    .check = Soit un dé ennemi de 4 sur une tuile S : c’est une touche ; un 3 manque.
    .ruling = Cette partie dit « dépasser », mais renvoie aux règles du tir avec 4+, 3+ et 2+ ; l’égalité suffit donc.
enemy-fire_goliath-detonates = { "[" }S] Un Goliath activé sur une tuile avec un commando visible explose comme du TNT.
    .source = Tir ennemi
    .check = Soit un Goliath activé, 2 ennemis, 1 commando visible et 1 furtif sur une tuile : après le tir sur la même tuile, les 5 ont disparu ; un Goliath inactif ne fait rien.
    .ruling = L’ordre imprimé : tir sur la même tuile partout, puis les Goliaths, puis le tir sur les tuiles voisines. La présence d’un commando visible sur la tuile d’un Goliath se juge au début de l’étape ; il explose donc aussi si ce tir vient de mettre le commando en état critique. Les ennemis détruits par l’explosion ne tirent plus. Un Goliath qui explose va dans le sac ennemi.
enemy-fire_adjacent = Un ennemi sans commando visible sur sa propre tuile en attaque un sur une tuile voisine.
    .source = Tir ennemi
    .check = Soit un ennemi sur L et un commando visible sur une tuile S voisine : il faut 4+ à ses 2 dés ; avec aussi un commando visible sur sa propre tuile, il n’attaque que celui-là ; un chien et un Goliath n’attaquent jamais une tuile voisine.
    .ruling = Le seuil est celui de la tuile du commando, comme quand les commandos tirent sur une tuile voisine. La présence d’un commando visible sur sa propre tuile se juge au début de l’étape. Un chien mord : il n’attaque que sur sa propre tuile, y compris quand quelqu’un la quitte ou y entre (donnée de carte).
enemy-fire_split = Si les ennemis d’une tuile ont le choix entre des commandos, leurs attaques se répartissent aussi également que possible.
    .source = Tir ennemi
    .check = Soit 3 ennemis à deux cases et 2 commandos visibles sur une tuile : l’un est attaqué par 2 ennemis (4 dés) et l’autre par 1 (2 dés) ; avec 3 ennemis et deux tuiles voisines portant chacune un commando visible, de même.
    .ruling = Nous répartissons des ennemis entiers, pas des dés, et aussi pour le tir sur la même tuile. Les joueurs choisissent qui reçoit l’ennemi en trop et quel ennemi tire sur qui, avant le jet ; entre jetons égaux, on ne demande pas.
enemy-fire_lost-hits = Les dés destinés à un commando tombé en état critique ne passent pas à un autre.
    .source = Tir ennemi
    .check = Soit deux ennemis qui visent X et un qui vise Y sur une tuile et 3 touches sur X avec 1 emplacement libre : X est en état critique et Y n’affronte que 2 dés.
    .ruling = Les cibles sont réparties avant le jet.

## wounds

wounds_token = Chaque touche pose un jeton [-1] sur la carte du commando.
    .source = Tir ennemi
    .check = Soit un commando avec 1 blessure qui prend 1 touche : 2 jetons sont sur la carte et, au tour suivant, il a 1 action sur 3.
wounds_critical = Sans emplacement [-1] libre, un commando est en état critique.
    .source = Tir ennemi
    .check = Soit 3 emplacements et 4 touches : 3 jetons sont sur la carte, le marqueur d’état critique est montré et la quatrième touche est sans effet.
    .ruling = Le nombre d’emplacements est celui de la carte ; par défaut 3. Les touches au-delà du dernier emplacement sont perdues, car seul le temps (ou le gaz, ou une explosion) élimine.
wounds_critical-state = Il n’est pas dit ce que peut faire un commando en état critique, ni si les ennemis le voient.
    .source = Mise en place, étape 10 ; Tir ennemi
    .check = Soit un commando en état critique sur une tuile : il ne peut faire aucune action, pas même gratuite ; les ennemis ne tirent pas sur lui, ne vont pas vers lui et ne lancent pas de dés de furtivité ; il occupe 1 place.
    .ruling = Tous les emplacements d’action sont remplis, et le marqueur d’état critique remplace Furtif/Visible comme le fait le marqueur uniforme (son autre face) ; il n’est donc ni l’un ni l’autre. Un uniforme porté est perdu ; les jetons [+1] gardés restent sur la carte et servent une fois le commando soigné. L’aide doit venir des premiers soins d’un autre commando. Personne ne peut rien passer à un commando en état critique.
wounds_eliminated = Un commando encore en état critique à la fin du tour suivant est éliminé : le jeton est retiré et tout l’équipement tombe sur la tuile.
    .source = Tir ennemi
    .check = Soit un commando mis en état critique à n’importe quelle phase du tour 3 : à la fin du tour 3, il est encore en jeu, et à la fin du tour 4, sans premiers soins, il est éliminé et ses 2 jetons sont sur la tuile.
wounds_player-out = Le joueur d’un commando éliminé ne fait plus d’actions jusqu’à la prochaine étape de l’opération.
    .source = Tir ennemi ; Mise en place, étape 10
    .check = Soit un commando éliminé sur le terrain 1 : son joueur n’a pas de tour jusqu’à la mise en place du terrain 2, puis prend un remplaçant.

## end

end_order = Pendant la phase de fin, les marqueurs de gaz sont retirés ; les commandos en état critique dont le temps est écoulé sont éliminés ; puis on vérifie si des terrains sont accomplis.
    .source = Phase de fin ; Tir ennemi
    .check = Soit tous les objectifs accomplis et le dernier commando du terrain éliminé pendant cette phase de fin alors qu’un autre est sous terre : le terrain est accompli dans la même phase de fin.
    .ruling = Le texte met l’élimination à « la fin du tour » sans place exacte ; nous la mettons entre le gaz et l’accomplissement.
end_terrain-complete = Un terrain est accompli quand tous ses objectifs le sont et qu’aucun commando n’y est.
    .source = Phase de fin
    .check = Soit tous les objectifs accomplis et 1 commando sur une tuile : il n’est pas accompli ; quand ce commando est sous terre à la phase de fin suivante, il l’est.
    .ruling = Ce qu’il faut pour accomplir un objectif est écrit sur les cartes terrain et opération. On ne vérifie que pendant la phase de fin.
end_terrain-waits = Un terrain accompli dont les terrains simultanés ne le sont pas reçoit encore des renforts et peut vider le sac.
    .source = Phase de fin
    .check = Soit B accompli avec 2 entrées sous alarme et C inachevé : B pioche encore 4 jetons par tour, et un sac vide à sa pioche fait échouer l’opération.
    .ruling = Il ne reste que « pour les renforts » : pas de carte événement, pas de déplacement ni de tir ennemis, pas de bombardement, pas de parachutage ; le TNT resté là ne peut plus être déclenché, et les commandos n’y retournent pas. Ce qu’il pioche reste sur la table devant ses entrées, barricade ou non.
end_clean-up = Quand tous les terrains simultanés sont accomplis, tous les ennemis du plateau et de la table retournent dans le sac ennemi, et tout l’équipement non porté dans le sac d’équipement.
    .source = Phase de fin
    .check = Soit 9 ennemis sur des tuiles et 3 devant les entrées, 5 jetons sur des tuiles et 11 défaussés (6 « Repéré ») : le sac ennemi gagne 12 et le sac d’équipement 16 ; les jetons portés restent.
    .ruling = La défausse d’équipement est sur la table ; elle retourne donc aussi, « Repéré » compris, de même que le TNT amorcé et les pieds-de-biche des entrées. Les jetons vides restent dehors pour toute l’opération. Les marqueurs d’alarme, d’entrée, de porte, de trappe, de baril, de fumée et de gaz appartiennent à leur terrain et partent avec lui.
end_next-column = Après le rangement, les terrains où mènent les flèches sont mis en place et un nouveau tour commence par sa phase d’événement.
    .source = Phase de fin ; Mise en place
    .check = Soit la colonne 1 accomplie au tour 7 : la colonne 2 commence avec son propre tour 1, chaque commando sous terre et furtif, blessures, jetons [+1], équipement et uniformes portés conservés.
    .ruling = Ce qui demeure est dans setup.survivors ; les numéros de tour sur les cartes comptent les tours de ce terrain.
end_operation-success = L’opération réussit quand tous ses terrains sont accomplis.
    .source = Phase de fin
    .check = Soit une opération de 3 colonnes : quand le dernier terrain de la colonne 3 est accompli, le résultat est un succès ; après la colonne 2, elle continue.
end_short-game-success = Une partie d’un seul terrain est gagnée quand ce terrain est accompli.
    .source = Phase de fin ; Mise en place, étape 1
    .check = Soit le mode « terrain » : quand le terrain est accompli, le résultat est un succès et il n’y a pas d’autre mise en place.
    .ruling = Le texte ne nomme ici que les opérations ; un seul terrain est traité comme une opération d’un terrain.
end_no-score = Le résultat est un succès ou un échec ; il n’y a pas de points.
    .source = Phase de fin ; Tir ennemi ; Renforts ennemis
    .check = Soit un succès avec 1 survivant et un avec 4 : les deux sont un succès ; un débriefing peut être montré mais ne change rien.
    .ruling = Les trois façons d’échouer sont un sac vide, tous les commandos éliminés et plus aucun remplaçant, outre ce qu’ajoutent les cartes.

## info

info_hidden = Tout sur la table est visible de tous les joueurs ; seuls sont cachés l’ordre de la pioche des événements et ce que donnera une pioche dans un sac.
    .source = Mise en place ; Phase d’événement ; Renforts ennemis
    .check = Soit un état quelconque : toutes les places voient la même chose ; aucune vue ne dit le prochain événement, ennemi ou jeton d’équipement, sauf si une carte l’a laissé voir aux joueurs.
    .ruling = Le livret ne cache rien d’autre, et les joueurs peuvent parler librement. Ce qui reste dans les sacs et la pioche peut se compter ; on en montre donc le contenu, pas l’ordre.

## end

end_all-eliminated = Si tous les commandos sont éliminés, la partie est perdue.
    .source = Tir ennemi
    .check = Soit 2 commandos et 1 déjà éliminé : si l’autre est éliminé par le gaz, la partie finit aussitôt par un échec, même si tous les objectifs sont accomplis.
    .ruling = La défaite se vérifie aussitôt et avant l’accomplissement. Un commando sous terre n’est pas éliminé ; on continue donc tant qu’il y en a un.
