### Les règles du jeu de siège coopératif « Contact », en français. clauses.yaml fait foi ; ici sont les mêmes règles dans le même ordre.
### Une case s’appelle couleur+numéro/anneau, par exemple brown4/r3 (brun 4, anneau 3). Anneau = distance. « Tour » = phase des zombies + phase de l’équipe. « Cycle » = 16 tours.
### « n+ » = un d6 touche avec n ou plus. Un « membre » est l’un des quatre spécialistes ; une personne le joue.


## components

components_dice = Deux dés à huit faces (un bleu, un brun) font arriver les zombies ; les dés à six faces règlent tout le reste.
    .source = Matériel
    .check-1 = Soit une arrivée : deux d8 de couleurs distinctes sont notés.
    .check-2 = Soit une attaque quelconque : seules des valeurs de d6 sont notées.
components_dice-no-limit = Les trois d6 de la boîte ne limitent pas le nombre de dés d’une attaque.
    .source = Matériel ; Miller (arme lourde)
    .check = Soit une attaque de Miller : quatre dés sont lancés l’un après l’autre.
    .ruling = Miller à lui seul a 4 attaques ; le nombre de dés dans la boîte n’est donc qu’une commodité.
components_cards = Il y a 13 cartes de référence, une par spécialiste.
    .source = Matériel ; Les membres des forces spéciales
    .check = Soit la liste : elle a 13 membres : Cooper, Alvares, Branson, Dunham, Miller, Kenzo, Krussov, Cole, Schulz, Ayden, Mobutu, Nelson, Vanderbilt.
components_token-cap = 35 petits jetons et 8 grands (5 zombies chacun) peuvent montrer 75 zombies.
    .source = Matériel
    .check-1 = Soit 74 zombies sur le plateau : si les dés montrent 8 et 8, le plateau montre 90 zombies.
    .check-2 = Avec l’option token-cap, 1 zombie est placé et 15 sont perdus.
    .check-3 = Si les groupes sont inégaux, le plus grand est placé d’abord.
    .check-4 = S’ils sont égaux, celui du numéro bleu est placé d’abord.
    .ruling = Le livret ne fait jamais des jetons une limite ; les zombies sont donc illimités par défaut. Option token-cap : les arrivées s’arrêtent à 75, le plus grand groupe étant placé d’abord (à égalité, le numéro bleu). En simulation, moins de 1 % des parties dépassent 75.
components_large-token = Cinq zombies d’une case peuvent être montrés par un grand jeton ; ce n’est qu’un affichage.
    .source = Un exemple de partie > Premier tour
    .check-1 = Soit un groupe de 8 : il est dessiné comme 1 grand + 3 petits.
    .check-2 = Si 1 est abattu dans un groupe de 5, il est dessiné comme 4 petits.

## setup

setup_four-members = L’équipe a toujours exactement 4 membres, quel que soit le nombre de joueurs.
    .source = Préparation ; Former l’équipe
    .check-1 = Soit un nombre quelconque de joueurs : si l’équipe a 3 membres ou 5, la partie ne peut pas commencer.
    .check-2 = Soit une équipe choisie à la table : la nuit commence avec le quatrième membre et pas avant.
    .check-3 = Soit un joueur qui a déjà pris toute sa part : s’il prend encore un membre, c’est refusé.
setup_players = Un à quatre joueurs se partagent les quatre membres.
    .source = Titre ; Préparation
    .check-1 = Soit 1 joueur : il commande 4 membres.
    .check-2 = Soit 2 joueurs : chacun en commande 2.
    .check-3 = Soit 3 joueurs : ils en commandent 2, 1 et 1.
    .check-4 = Soit 4 joueurs : chacun en commande 1.
    .check-5 = Soit aucun joueur ou 5 : la partie ne peut pas commencer.
    .check-6 = Soit des membres répartis moins également : la partie ne peut pas commencer.
    .check-7 = Soit 3 joueurs : la mise en place peut dire qui en commande 2.
    .check-8 = Sinon, les places sont distribuées à la ronde et le premier joueur en a 2.
    .ruling = Quand il manque des joueurs, le livret en laisse un prendre 2 membres, ce qui ne remplit pas une équipe en solo, alors que le titre permet un joueur ; les membres sont donc répartis aussi également que possible, et un joueur seul prend les quatre. À 3 joueurs, le groupe (sinon l’hôte) dit qui en prend deux. Sauf si la mise en place dit autre chose, les quatre places sont distribuées autour de la table, de sorte que le premier de trois joueurs en a deux.
setup_choice = Les joueurs choisissent librement leurs membres dans la liste ; chaque spécialiste ne peut être choisi qu’une fois.
    .source = Préparation ; Former l’équipe
    .check-1 = Soit aucun membre encore choisi : chacun des 13 peut l’être.
    .check-2 = Soit Alex qui a choisi Cooper : si Benni choisit Cooper, c’est refusé.
    .check-3 = Soit deux joueurs à qui manque encore un membre : l’un ou l’autre peut choisir ensuite.
    .check-4 = Soit plusieurs joueurs : la réponse nomme le joueur ; s’il est seul, non.
    .check-5 = Soit une équipe fixée d’avance : si un spécialiste y est deux fois, elle est refusée.
    .ruling = L’ordre du choix est libre : qui confirme le premier en ligne, l’ordre des places sur un même écran. À la table, c’est une décision ouverte à chaque place à qui il manque un membre ; à plusieurs joueurs, la réponse nomme le joueur.
setup_unique-roles = Aucun rôle ne peut être deux fois dans une équipe.
    .source = Préparation ; Former l’équipe
    .check-1 = Soit Cooper choisi : Cole est bloqué.
    .check-2 = Soit Branson choisi : Miller et Nelson sont bloqués.
    .check-3 = Soit Kenzo choisi : Mobutu est bloqué.
    .check-4 = Sur les 715 groupes de quatre, 467 sont permis.
setup_heavy-once = En particulier, une équipe a au plus une arme lourde et au plus un chef.
    .source = Former l’équipe
    .check-1 = Soit l’équipe Branson, Miller, Ayden, Krussov : elle est refusée.
    .check-2 = Soit l’équipe Cooper, Cole, Ayden, Krussov : elle est refusée.
setup_leader-optional = Une équipe n’a pas besoin de chef.
    .source = Former l’équipe
    .check = Soit Alvares, Branson, Kenzo, Schulz : l’équipe est acceptée.
    .ruling = Le livret ne limite les rôles que vers le haut.
setup_centre = Tous les membres commencent, et restent, dans le cercle central.
    .source = Préparation ; Le plateau
    .check = Soit un état quelconque atteignable : les membres en vie sont au centre et il n’existe pas de déplacement pour eux.
setup_marker = Le marqueur de tour commence en bleu 1, la case à droite de midi.
    .source = Le marqueur de tour
    .check = Soit une nouvelle partie : le marqueur est en blue1/r4 et le numéro du tour est 1.
setup_empty-board = Le plateau commence sans zombies.
    .source = Un exemple de partie > Premier tour
    .check = Soit le tour 1 avant l’arrivée : il y a 0 zombie.

## board

board_segments = Le plateau a 64 cases : 4 anneaux de 16.
    .source = Le plateau
    .check = Soit le plateau : il y a 16 colonnes et chacune a les anneaux 1 à 4.
board_numbers = Les cases de l’anneau extérieur sont numérotées de 1 à 8 en bleu dans la moitié droite et de 1 à 8 en brun dans la moitié gauche.
    .source = Le plateau
    .check = Soit les colonnes 0 à 15 dans le sens horaire depuis midi : la colonne 0 est bleu 1, 7 est bleu 8, 8 est brun 8 et 15 est brun 1.
board_centre-closed = Les zombies n’entrent jamais au centre.
    .source = Le plateau
    .check = Soit 4 zombies en blue3/r1 : quand les zombies avancent, 4 zombies sont encore en blue3/r1.
board_ring-is-distance = Le numéro d’anneau d’une case est sa distance à chaque membre.
    .source = Le plateau ; Attaque > Joueurs
    .check = Soit une cible en brown5/r3 : sa distance est 3 pour tous les membres.

## turn

turn_order = Un tour suit cet ordre : marqueur, phase des zombies, phase de l’équipe, fin du tour, vérification de la victoire.
    .source = Les tours
    .check-1 = Soit le début du tour 2 : le journal montre marqueur, attaques des zombies, avance des zombies, arrivée, actions de l’équipe, vérification, dans cet ordre.
    .check-2 = Soit la phase de l’équipe du tour 32 finie : aucune phase des zombies ne suit.
    .ruling = Le chapitre sur le tour des joueurs dit que le tour des zombies le suit, et il est imprimé avant, ce qui se lit comme l’ordre inverse. La liste numérotée et les quatre tours d’exemple mettent les zombies d’abord ; la phrase ne décrit que le passage au tour suivant. Il n’y a donc pas de phase des zombies après la dernière phase de l’équipe.
turn_marker-moves = Au début de chaque tour sauf le premier, le marqueur avance d’une case dans le sens horaire.
    .source = Les tours ; Le marqueur de tour
    .check-1 = Soit le tour 1 : le marqueur est en bleu 1.
    .check-2 = Soit les tours 2, 9 et 16 : il est en bleu 2, brun 8 et brun 1.
    .check-3 = Soit le tour 17 : il est de nouveau en bleu 1.
turn_marker-ring = Le marqueur ne circule que sur l’anneau extérieur et n’y a aucun effet sur les zombies.
    .source = Le marqueur de tour
    .check = Soit des zombies en blue2/r4 : quand le marqueur entre en bleu 2, rien d’autre ne change.
turn_cycle = 16 tours font un cycle ; l’hélicoptère vient après deux cycles.
    .source = Le marqueur de tour ; Victoire et défaite
    .check-1 = Soit la fin du tour 32 avec un membre en vie : la partie est gagnée.
    .check-2 = À la fin du tour 31, elle continue.
turn_phases-of-zombies = La phase des zombies est : attaquer, puis avancer, puis arriver.
    .source = Le tour des zombies
    .check-1 = Soit 3 zombies en r2 et aucun en r1 : pendant la phase des zombies, ils n’attaquent pas, bien qu’ils la finissent en r1.
    .check-2 = Soit les nouveaux venus de cette phase : à sa fin, ils sont encore en r4.
turn_end-phase = Après la phase de l’équipe, le tour finit, et c’est seulement alors qu’on vérifie la victoire.
    .source = Les tours
    .check-1 = Soit le tour 32 : quand le dernier membre a agi ou renoncé, la victoire est déclarée, et pas avant.
    .check-2 = Soit un dé bonus que son détenteur peut encore tirer : la phase reste ouverte jusqu’à ce qu’il soit tiré ou abandonné.
    .check-3 = Soit un dé bonus qui n’a plus de cible : il est perdu et la phase finit.
    .ruling = Un dé bonus que son porteur peut encore lancer garde la phase ouverte jusqu’à ce qu’il soit lancé ou abandonné, car un membre qui a déjà agi peut encore l’utiliser.

## victory

victory_win = Si au moins un membre est en vie à la fin du tour 32, tout le monde gagne.
    .source = Victoire et défaite
    .check = Soit le tour 32 où il ne reste qu’Ayden en vie après la phase de l’équipe : le résultat est une victoire pour tous les joueurs.
victory_loss = Quand le dernier membre est retiré, tout le monde perd aussitôt.
    .source = Victoire et défaite
    .check = Soit un membre en vie et 7 zombies en r1 pendant la phase des zombies du tour 32 : la partie est perdue sans finir cette phase.
victory_shared = Tout le monde gagne ou perd ensemble, même les joueurs dont tous les membres sont tombés.
    .source = Victoire et défaite
    .check-1 = Soit le membre de Dan retiré au tour 9 et l’équipe qui survit : Dan gagne aussi.
    .check-2 = Soit l’équipe anéantie : tous perdent, quel que soit celui qui commandait le dernier membre.

## zombies

zombies_segment-attack = Chaque case du premier anneau avec des zombies lance un d6 ; un résultat inférieur à son nombre de zombies touche l’équipe.
    .source = Attaque > Zombies
    .check-1 = Soit 4 zombies en blue3/r1 : avec 3, ils touchent.
    .check-2 = Avec 4, ils ne touchent pas.
zombies_one-hit-per-segment = Une case fait au plus une touche par tour, quel que soit le nombre de ses zombies.
    .source = Attaque > Zombies ; Touches
    .check = Soit 12 zombies dans une case de r1 : tout jet donne exactement une touche.
zombies_each-segment-separately = Les cases attaquent une par une, chacune avec son jet ; leurs zombies ne s’additionnent jamais.
    .source = Attaque > Zombies
    .check = Soit 2 zombies en blue1/r1 et 2 en blue2/r1 : avec 2 et 2, il n’y a pas de touche.
zombies_clockwise = Les attaques se règlent dans le sens horaire.
    .source = Attaque > Zombies
    .check = Soit des groupes en brown1/r1, blue2/r1 et brown8/r1 : l’ordre est bleu 2, brun 8, brun 1.
    .ruling = Aucun point de départ n’est donné ; nous commençons en bleu 1. Cela compte, car Schulz ou Vanderbilt peut tomber en cours de route.
zombies_single-harmless = Un zombie seul attaque mais ne peut jamais toucher.
    .source = Attaque > Zombies
    .check-1 = Soit 1 zombie en blue5/r1 : il attaque et l’équipe n’est pas touchée.
    .check-2 = L’attaque compte comme échouée.
    .ruling = Le livret parle d’une attaque qui ne peut pas réussir ; c’est donc une attaque échouée pour l’Expert en mêlée ; le programme n’a pas besoin de lancer le dé.
zombies_sure-hit = Sept zombies ou plus dans une case touchent toujours.
    .source = Attaque > Zombies
    .check-1 = Soit 7 zombies en r1 : un 6 touche.
    .check-2 = Soit 6 zombies : un 6 ne touche pas.
zombies_only-starters = Seuls attaquent les zombies qui commencent la phase des zombies dans le premier anneau.
    .source = Le tour des zombies
    .check = Soit 5 zombies en blue4/r2 au début de la phase : quand ils atteignent r1, ils attaquent au plus tôt au tour suivant.
zombies_attackers-stay = Les zombies qui attaquent ne sont pas retirés pour autant, qu’ils touchent ou manquent.
    .source = Attaque > Zombies
    .check-1 = Soit 3 zombies en r1 qui touchent l’équipe : 3 zombies sont encore là.
    .check-2 = Soit 3 zombies en r1 qui manquent : 3 zombies sont encore là.

## hit

hit_one-member = Chaque touche des zombies retire un membre de la partie.
    .source = Touches
    .check = Soit 4 membres en vie : si deux cases touchent, il reste 2 membres.
hit_team-chooses = Les joueurs choisissent qui est retiré.
    .source = Touches
    .check-1 = Soit une touche et les membres en vie Cooper et Ayden : si l’équipe nomme Ayden, c’est Ayden qui tombe.
    .check-2 = Soit une touche : chacun peut nommer n’importe quel membre en vie, même celui qui n’a plus de membre.
    .check-3 = Soit un joueur qui nomme un de ses membres : il tombe aussitôt et personne d’autre n’est consulté.
    .check-4 = Soit un joueur qui nomme le membre d’un autre : seul ce dernier accepte ou refuse, et s’il accepte, le membre tombe.
    .check-5 = Soit un refus : la personne qui joue le chef en vie nomme un membre en vie quelconque, et c’est définitif.
    .check-6 = Si aucun chef n’est en vie, c’est l’hôte.
    .check-7 = Avec l’option leader-calls, la personne qui joue le chef en vie, sinon l’hôte, nomme la victime dès le début.
    .check-8 = Avec le contrôle libre, tout nom est définitif.
    .check-9 = Sans l’option hit-by-dice, aucun dé n’est lancé pour cela.
    .ruling = Chaque joueur peut nommer un membre, même un joueur dont tous les membres sont tombés, et le premier nom compte. Votre propre membre tombe aussitôt. Si un autre joueur nomme votre membre, vous acceptez ou refusez ; après un refus, la personne qui joue le chef en vie désigne la victime, et c’est définitif ; sans chef en vie, c’est l’hôte (la première place). Avec l’option leader-calls, c’est dès le début la personne qui joue le chef, sinon l’hôte. Avec le contrôle libre, chaque nom est définitif, car n’importe qui peut répondre pour n’importe qui. Les dés ne décident qu’avec l’option hit-by-dice.
hit_dice-option = Les dés peuvent décider qui tombe : un d6 par membre en vie, le plus bas est retiré.
    .source = Touches
    .check-1 = Soit l’option hit-by-dice et les jets Cooper 4, Ayden 2, Branson 6, Kenzo 5 : Ayden est retirée et personne n’est consulté.
    .check-2 = Soit les jets Cooper 4, Branson 2, Kenzo 2, Vanderbilt 5 : Branson et Kenzo relancent et le plus bas est retiré.
    .check-3 = Soit Kenzo retiré auparavant : aucun dé n’est lancé pour lui.
    .ruling = Le livret l’offre comme possibilité et fait lancer les joueurs ; comme les membres sont répartis inégalement, nous lançons par membre. Les égalités sont relancées. L’option hit-by-dice le fixe pour toute la partie.
hit_immediately = Le retrait prend effet avant l’attaque de la case suivante.
    .source = Touches ; Attaque > Zombies
    .check = Soit Schulz retiré par la première touche : si la case suivante avec 2 zombies fait 1, elle touche (plus de Retranchement).
hit_all-lost = Les armes, l’équipement et les capacités d’un membre retiré sont perdus, y compris une grenade inutilisée.
    .source = Touches
    .check-1 = Soit Cooper retiré pendant la phase des zombies : aucune relance n’est possible dans la phase de l’équipe qui suit.
    .check-2 = Son arme et sa grenade inutilisée sont perdues aussi.
hit_no-return = Les membres retirés ne reviennent jamais.
    .source = Touches
    .check = Soit Vanderbilt en vie : si un membre a été retiré à un tour précédent, aucune action ne le ramène.

## move

move_one-inward = Chaque zombie avance d’un anneau vers l’intérieur en restant dans sa colonne.
    .source = Le tour des zombies
    .check = Soit 6 zombies en brown4/r4 : quand les zombies avancent, 6 sont en brown4/r3.
move_all-at-once = Chaque groupe avance exactement une fois par tour ; les groupes intérieurs d’abord, pour que personne n’avance deux fois ni ne se joigne trop tôt.
    .source = Un exemple de partie > Quatrième tour
    .check = Soit 2 en blue8/r4, 3 en blue8/r3 et 1 en blue8/r2 : quand les zombies avancent, blue8 porte 1, 3 et 2 en r1, r2 et r3.
move_first-ring-stays = Les zombies du premier anneau restent, et les arrivants se joignent à eux en un groupe.
    .source = Le plateau ; Le tour des zombies
    .check = Soit 4 en blue8/r1 et 3 en blue8/r2 : quand les zombies avancent, blue8/r1 en porte 7.
move_merge = Les zombies d’une case forment toujours un seul groupe.
    .source = Attaque > Zombies
    .check = Soit 5 restés en blue2/r3 et 4 qui y arrivent de r4 : le groupe est de 9.

## spawn

spawn_cross = Chaque dé compte les zombies pour la colonne que nomme l’autre : la valeur bleue arrive au numéro brun, la valeur brune au numéro bleu.
    .source = Le tour des zombies
    .check = Soit bleu 6 et brun 3 : 6 zombies apparaissent en brown3/r4 et 3 en blue6/r4.
spawn_outer-ring = Les nouveaux zombies apparaissent toujours dans l’anneau 4.
    .source = Le plateau ; Le tour des zombies
    .check = Soit une arrivée quelconque : seuls les nombres de l’anneau 4 augmentent.
spawn_after-move = L’arrivée vient après l’avance ; les nouveaux venus n’avancent donc pas au tour où ils apparaissent.
    .source = Le tour des zombies
    .check = Soit le tour 1 avec bleu 6 et brun 4 : les groupes sont en r4 pendant la phase de l’équipe du tour 1.
spawn_join = Les nouveaux venus se joignent aux zombies encore présents dans cette case extérieure.
    .source = Le tour des zombies
    .check = Soit 5 zombies confus restés en blue3/r4 : avec bleu 3 et brun 2, blue3/r4 en porte 7.
    .ruling = Ce n’est pas mentionné, mais une case est un seul groupe pour l’attaque ; c’en est donc un ici aussi.
spawn_total = Une arrivée amène la somme des deux dés, de 2 à 16, 9 en moyenne.
    .source = Le tour des zombies ; Un exemple de partie > Premier tour
    .check = Soit les dés 6 et 4 : 10 zombies sont placés.

## players

players_one-action = Pendant la phase de l’équipe, chaque membre en vie peut agir une fois : attaquer et/ou utiliser une capacité.
    .source = Le tour des joueurs
    .check-1 = Soit Cooper qui a attaqué ce tour-ci : s’il attaque encore, c’est refusé.
    .check-2 = Soit Cooper qui a attaqué : si Vanderbilt manque, Ardeur est encore proposée, car les capacités passives ne demandent pas d’action.
    .ruling = Une action d’attaque par membre et par tour, avec tous ses dés ; les capacités passives (Retranchement, Fil piège, Reconnaissance aérienne, Premiers soins, Expert en mêlée, Lunette, Confusion, Inspiration, Percée, Dispersion, Ardeur) ne demandent pas d’action. La seule capacité exclusive que nous trouvons est Ronin, qui remplace le fusil.
players_exclusive-ability = Une capacité marquée comme exclusive ne se combine pas avec une attaque au même tour.
    .source = Le tour des joueurs
    .check-1 = Soit Kenzo qui a attaqué en mêlée avec Ronin : s’il tire au fusil d’assaut au même tour, c’est refusé.
    .check-2 = Soit Kenzo qui a tiré au fusil : s’il frappe au même tour, c’est refusé.
    .ruling = Aucune carte ne porte une telle marque ; seul Ronin décrit une attaque à part, donc seul Ronin est traité comme exclusif.
players_optional = Agir est facultatif.
    .source = Le tour des joueurs
    .check-1 = Soit aucun zombie à portée de Branson : si l’on ferme la phase de l’équipe, elle se ferme bien que Branson n’ait pas agi.
    .check-2 = Soit un membre avec des zombies à portée : s’il renonce, il n’agit plus ce tour-ci.
players_any-order = Les membres agissent dans l’ordre que veulent les joueurs.
    .source = Le tour des joueurs
    .check-1 = Soit quatre membres prêts : chacun des 24 ordres est accepté.
    .check-2 = Les dés d’un membre sont finis avant que le suivant agisse.
    .check-3 = Les dés bonus peuvent être tirés entre-temps.
players_leader-decides = Les désaccords sur l’ordre sont tranchés par le chef de l’équipe.
    .source = Le tour des joueurs
    .check-1 = Soit quatre membres prêts : l’action suivante est ouverte à tous et la première réponse compte.
    .check-2 = Avec l’option leader-calls et Cole en vie : la personne qui joue Cole nomme avant chaque action qui agit, et nul autre ne le peut.
    .check-3 = Si aucun chef n’est en vie, c’est l’hôte qui nomme.
    .check-4 = S’il ne reste qu’un membre à agir, personne n’est consulté.
    .check-5 = Soit un joueur qui refuse de perdre le membre qu’un autre a nommé : la personne qui joue le chef tranche.
    .ruling = En règle générale, l’ordre n’en a pas besoin : la décision est ouverte à tous et la première réponse compte. Quand un joueur refuse de perdre le membre qu’un autre a nommé, la personne qui joue le chef tranche. Une table qui veut trancher ses désaccords prend l’option leader-calls : avant chaque action, la personne qui joue le chef en vie dit qui agit ensuite ; sans chef en vie, c’est l’hôte (la première place), car le livret ne prévoit pas d’équipe sans chef. On ne demande rien quand il ne reste qu’un membre à agir.
players_end = La phase finit quand chaque membre a agi ou renoncé.
    .source = Le tour des joueurs
    .check-1 = Soit trois membres qui ont agi et le quatrième qui renonce : la victoire est vérifiée.
    .check-2 = Soit un membre sans rien à portée, ni pour l’arme ni pour la grenade : il n’est pas consulté.
    .check-3 = Soit un membre avec un dé bonus : s’il renonce, il abandonne ce dé avec l’action.
    .check-4 = Soit un membre qui a renoncé : s’il reçoit ensuite un dé bonus, il peut le tirer.
    .ruling = On ne demande rien aux membres sans rien à portée, ni pour leur arme ni pour la grenade. Renoncer abandonne l’action du membre et les dés bonus qu’il a à ce moment.
players_dead-do-not-act = Les membres retirés pendant la phase des zombies n’agissent pas dans la phase de l’équipe de ce tour.
    .source = Touches ; Les tours
    .check = Soit Kenzo retiré ce tour-ci : Kenzo n’est pas proposé.

## attack

attack_declare-first = On nomme la case visée avant de lancer le dé.
    .source = Attaque > Joueurs
    .check = Soit Cooper : si un dé est lancé sans cible, le programme refuse.
attack_target-number = Un dé touche s’il montre plus que la distance : 2+, 3+, 4+, 5+ pour les anneaux 1 à 4.
    .source = Attaque > Joueurs
    .check = Soit les anneaux 1 à 4 : 2, 3, 4 et 5 sont les plus petits dés qui touchent.
attack_modifiers = Armes et capacités peuvent décaler le nombre requis ; les décalages s’additionnent.
    .source = Attaque > Joueurs
    .check-1 = Soit Alvares à r4 : il faut 4 (5 - 1).
    .check-2 = Soit Miller à r1 : il faut 3 (2 + 1).
    .check-3 = Soit Alvares à r1 : tout dé touche.
    .ruling = Un nombre requis de 1 ou moins est une touche sûre, au-delà de 6 un échec sûr ; aucune de ces limites n’est imprimée et seule la première peut arriver.
attack_one-kill = Chaque touche retire un zombie de la case visée, sauf si l’arme en dit plus.
    .source = Touches
    .check = Soit 4 zombies en blue6/r4 : avec 5 et 6, il en reste 2.
attack_split-dice = Un membre avec plusieurs attaques peut viser chaque fois une autre case, en nommant chaque cible avant ce dé.
    .source = Attaque > Joueurs ; Mobutu ; Miller
    .check-1 = Soit le premier dé de Cooper qui abat le dernier zombie de blue6/r4 : le second peut viser brown4/r4.
    .check-2 = Soit l’option declare-all : toutes les cibles sont nommées avant que le premier dé soit lancé.
    .check-3 = Tous les dés sont lancés à la fois, même un dé sur une cible vide entre-temps.
    .check-4 = Ils prennent effet dans l’ordre de leurs cibles.
    .check-5 = Les dés bonus d’Inspiration attendent que tous les dés aient été lancés.
    .ruling = Le texte de Mobutu (si les deux attaques visent la même case) prouve qu’elles n’y sont pas obligées. Les dés sont lancés un par un, pour que la deuxième cible puisse dépendre du premier résultat. Option declare-all : toutes les cibles sont nommées avant le premier dé, comme dans l’exemple où Alex nomme un groupe pour les deux dés. Avec elle, tous les dés sont lancés à la fois et prennent effet dans l’ordre de leurs cibles, y compris un dé sur une cible vide entre-temps, et les dés bonus de l’Inspiration attendent que tous les dés aient été lancés.
attack_range = Une arme ne peut pas servir sur les cases hors de ses distances imprimées.
    .source = Un exemple de partie > Premier tour
    .check = Soit Kenzo et des zombies en r4 seulement : aucune cible n’est proposée au fusil.
attack_occupied-target = Une case visée doit porter au moins un zombie.
    .source = Attaque > Joueurs
    .check-1 = Soit blue5/r2 vide : si Miller la nomme pour déplacer son tir, c’est refusé.
    .check-2 = Soit une colonne avec des zombies dans une de ses deux premières cases : Branson peut la brûler.
    .ruling = Ce n’est pas dit, mais nécessaire pour que les cases vides ne servent pas de relais ni à tenter des six. Le lance-flammes n’a besoin de zombies que dans l’une de ses deux cases.
attack_overkill-lost = Les touches au-delà des zombies présents sont perdues.
    .source = Touches
    .check = Soit 2 zombies et une grenade qui touche : 2 sont retirés et rien n’est reporté.
attack_no-line-of-sight = Les zombies des anneaux plus proches ne protègent pas ceux de derrière.
    .source = Attaque > Joueurs
    .check = Soit des groupes en blue4/r1 et blue4/r4 : le groupe de r4 peut être visé.
    .ruling = Il n’y a pas de règle de ligne de vue ; le livret laisse un joueur simplement nommer une case.

## grenade

grenade_everyone = Les 13 membres portent tous une grenade à main.
    .source = Les membres des forces spéciales
    .check = Soit une équipe quelconque : chaque membre montre 1 grenade au départ.
grenade_effect = Elle demande un jet d’attaque normal contre l’anneau, puis retire jusqu’à 5 zombies de cette seule case.
    .source = Les membres des forces spéciales
    .check-1 = Soit 8 zombies en brown8/r2 : si une grenade fait 3, il y reste 3 zombies, et personne ne tombe ailleurs.
    .check-2 = Si elle fait 2, il en reste 8.
grenade_replaces-attack = La lancer remplace l’attaque avec l’arme de ce tour.
    .source = Dunham > Souplesse
    .check-1 = Soit Alvares qui a lancé la grenade : s’il tire au fusil au même tour, c’est refusé.
    .check-2 = Soit Alvares qui a tiré : s’il lance la grenade au même tour, c’est refusé.
    .ruling = Découle de ce que Dunham est celui qui peut faire les deux.
grenade_once = Chaque membre a une grenade par partie ; le lancer la consomme, qu’elle touche ou manque.
    .source = Les membres des forces spéciales
    .check-1 = Soit Nelson qui a lancé la grenade au tour 5 et manqué : s’il essaie encore au tour 6, c’est refusé.
    .check-2 = Soit l’option grenades à one-per-cycle : au tour 17, tous les membres en vie en ont de nouveau une, et pas avant.
    .check-3 = Avec unlimited, chacun en lance une par tour et la garde.
    .check-4 = Avec none, personne n’en a.
    .ruling = Le nombre d’usages n’est pas imprimé. Une : les cartes disent « grenade à main » au singulier et Dunham utilise « sa grenade » ; une grenade illimitée battrait chaque fusil et même le lance-grenades, et personne n’en lance dans les quatre tours d’exemple, bien que deux membres manquent de cibles. Simulation sur toutes les équipes permises : une grenade à chaque tour gagne 99 % des parties (aucune équipe sous 80), une chacun gagne 24 % en moyenne et jusqu’à 95 avec une bonne équipe. Option grenades : une par cycle (rendue au tour 17), illimitées ou aucune.
grenade_range = Elle atteint les quatre anneaux.
    .source = Les membres des forces spéciales
    .check-1 = Soit des zombies en r4 : si Schulz y lance la grenade, 5 ou 6 touche, bien que son fusil à pompe n’y porte pas.
    .check-2 = Avec l’option grenade-range-2, elle n’atteint que les anneaux 1 et 2.
    .ruling = Aucune portée n’est imprimée, donc aucune limite. Les remarques de l’exemple selon lesquelles Chris et Dan ne peuvent pas attaquer parlent de la portée de leurs armes. Option grenade-range-2 : anneaux 1 et 2 seulement, ce qui prend ces remarques à la lettre.
grenade_not-a-weapon-bonus = Les capacités liées à une arme ne changent rien à la grenade.
    .source = Alvares > Lunette ; Miller
    .check-1 = Soit Alvares qui la lance à r2 : il faut 3+, pas 2+.
    .check-2 = Soit Miller qui la lance à r1 : il faut 2+.
    .ruling = La Lunette nomme le fusil de précision, et le malus de Miller est entre les parenthèses de la MG60.

## cooper

cooper_rifle = Cooper (chef) : fusil modifié, anneaux 1 à 4, 2 attaques.
    .source = Sgt. Cooper (chef)
    .check-1 = Soit les dés 5 et 6 à r4 : 2 zombies tombent.
    .check-2 = Soit les dés 2 et 4 à r3 : 1 zombie tombe.
    .check-3 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-4 = Soit une attaque faite : une deuxième est proposée, et aucune troisième ensuite.
cooper_ardor = Ardeur : une fois par tour, un membre, Cooper compris, peut relancer un dé.
    .source = Sgt. Cooper (chef) > Ardeur
    .check-1 = Soit Vanderbilt qui a fait 3 à r4 : si l’on utilise Ardeur et que 4 vient, c’est manqué et aucune autre relance n’est possible ce tour-ci.
    .check-2 = Soit un dé de Cooper lui-même : Ardeur est proposée aussi.
    .check-3 = Soit un dé de 4 relancé en 1 : le 1 reste.
    .check-4 = Soit un dé gardé : Ardeur reste disponible pour un autre dé du tour.
    .check-5 = Soit Ardeur utilisée : elle est de nouveau là au tour suivant.
    .check-6 = Soit un dé qu’aucun autre résultat n’améliorerait : Ardeur n’est pas proposée.
    .check-7 = Soit des dés lancés ensemble : tous sont là, sans effet, avant que l’un d’eux puisse être relancé.
    .check-8 = Des dés qui montrent la même chose sur la même cible, un seul est proposé.
    .check-9 = Soit des dés lancés l’un après l’autre : chacun est proposé avant de prendre effet et avant que le suivant soit lancé.
    .ruling = « Round » veut dire tour. C’est un dé pour toute l’équipe, pas un par membre. Elle est proposée après le jet et avant ses effets ; le nouveau résultat vaut même s’il est pire. Elle n’est pas proposée pour un dé qu’aucun autre résultat n’améliorerait en rien. Les dés lancés ensemble sont tous là avant que l’un d’eux puisse être relancé : les deux de Ronin, puis ceux qu’ils donnent, et avec l’option declare-all tous les dés de l’attaque ; parmi des dés qui montrent la même chose sur la même cible, un seul est proposé. Les dés lancés l’un après l’autre sont proposés un par un, car la cible suivante peut en dépendre.
cooper_ardor-scope = Ardeur vaut pour tout d6 que lance un membre : arme, grenade, quantité du lance-grenades, dés bonus, Premiers soins.
    .source = Sgt. Cooper (chef) > Ardeur
    .check-1 = Soit Premiers soins qui fait 4 avec 4 en vie : si l’on utilise Ardeur et que 2 vient, la touche est annulée et Ardeur est dépensée aussi pour la phase de l’équipe.
    .check-2 = Soit le dé d’une grenade, le second dé du lance-grenades ou un dé de mêlée donné : Ardeur est proposée.
    .check-3 = Soit un dé d’attaque des zombies, d’arrivée ou de choix d’une victime : Ardeur n’est pas proposée.
    .ruling = Le texte dit « un de leurs dés » ; les dés des zombies et d’arrivée en sont exclus, et aussi les dés qui désignent une victime.
cooper_ardor-alive = Ardeur demande que Cooper soit en vie à ce moment.
    .source = Sgt. Cooper (chef) > Ardeur ; Touches
    .check = Soit Cooper retiré par la première touche des zombies : si Premiers soins échoue à une deuxième touche, aucune relance n’est proposée.
cooper_melee-expert = Expert en mêlée : pour chaque case dont l’attaque échoue, un zombie de cette case peut être retiré.
    .source = Sgt. Cooper (chef) > Expert en mêlée
    .check-1 = Soit des groupes de 3 et 2 en r1 qui manquent tous deux : ils passent à 2 et 1.
    .check-2 = Soit la personne qui joue Cooper qui n’en retire aucun : le groupe reste tel quel.
    .check-3 = Soit un groupe qui touche : il ne perd personne.
cooper_melee-single = Cela marche aussi sur l’échec certain d’un zombie seul.
    .source = Sgt. Cooper (chef) > Expert en mêlée ; Attaque > Zombies
    .check-1 = Soit 1 zombie en blue5/r1 et Cooper en vie : quand il attaque, il peut être retiré.
    .check-2 = Avec l’option melee-needs-two, non, mais un zombie sur 2 peut l’être.
    .ruling = Le livret parle de l’attaque échouée d’un groupe ; l’option melee-needs-two exclut les groupes d’un seul.
cooper_melee-not-after-aid = Une touche annulée par Premiers soins n’est pas une attaque échouée.
    .source = Sgt. Cooper (chef) > Expert en mêlée ; Vanderbilt > Premiers soins
    .check = Soit Cooper et Vanderbilt et une touche annulée par Premiers soins : aucun zombie n’est retiré.
    .ruling = La parenthèse définit l’échec par l’absence de touche ; ici il y a eu une touche, puis elle a été annulée.

## alvares

alvares_rifle = Alvares (tireur d’élite) : fusil de précision, anneaux 1 à 4, 1 attaque.
    .source = Alvares (tireur d’élite)
    .check-1 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-2 = Soit une attaque faite : aucune deuxième n’est proposée.
    .ruling = Le nom s’écrit aussi Alvarez ; c’est la même personne.
alvares_scope = Lunette : avec le fusil, il lui faut un de moins, donc 1+, 2+, 3+, 4+.
    .source = Alvares (tireur d’élite) > Lunette
    .check = Soit les anneaux 1 à 4 : 1, 2, 3 et 4 sont les plus petits dés qui touchent.
    .ruling = À l’anneau 1, le tir ne peut pas manquer ; aucune règle ne dit qu’un 1 échoue toujours.
alvares_confusion = Confusion : s’il touche avec un 5 ou un 6, le groupe visé n’avance pas pendant la phase des zombies suivante.
    .source = Alvares (tireur d’élite) > Confusion
    .check-1 = Soit 6 zombies en blue3/r4 et un jet de 5 : 5 zombies restent en blue3/r4 à l’avance suivante et avancent de nouveau au tour d’après.
    .check-2 = Soit une touche avec 4 : ils avancent.
    .check-3 = Soit un groupe confus abattu : personne n’y est plus retenu.
alvares_confusion-range = Confusion ne marche qu’aux distances 3 et 4.
    .source = Alvares (tireur d’élite) > Confusion
    .check-1 = Soit un 6 sur un groupe en r1 ou r2 : il n’est pas confus.
    .check-2 = Soit un 6 sur un groupe en r3 ou r4 : il l’est.
alvares_confusion-any-attack = Confusion suit chacune de ses touches, au fusil ou à la grenade.
    .source = Alvares (tireur d’élite) > Confusion
    .check-1 = Soit une grenade à r3 qui fait 6 sur un groupe de 7 : les 2 restants n’avancent pas la fois suivante.
    .check-2 = Soit un dé bonus de l’Inspiration qui fait 5 à r4 : le groupe est confus.
    .check-3 = Soit la grenade d’un autre membre : personne n’est confus.
    .ruling = La Lunette nomme le fusil, Confusion non. Un dé bonus de l’Inspiration compte aussi.
alvares_confusion-scope = Elle retient les zombies qui sont là, pas ceux qui arrivent ensuite, et survit au retrait d’Alvares.
    .source = Alvares (tireur d’élite) > Confusion
    .check-1 = Soit blue3/r3 confus avec 2 et blue3/r4 avec 4 : quand les zombies avancent, blue3/r3 en porte 6 et la marque disparaît.
    .check-2 = Soit Alvares retiré entre-temps : son groupe n’avance toujours pas.
    .ruling = L’effet est déjà sur les zombies ; le livret ne retire que l’usage des capacités d’un membre retiré.
alvares_confusion-blocks-tripwire = Un groupe qui n’avance pas ne peut pas déclencher le Fil piège.
    .source = Alvares (tireur d’élite) > Confusion ; Krussov > Fil piège
    .check = Soit un groupe confus de 6 et Krussov en vie : le Fil piège n’est pas proposé pour lui.

## branson

branson_flamethrower = Branson (arme lourde) : lance-flammes, 1 attaque sur les deux premières cases d’une colonne, 3 touches dans chacune.
    .source = Branson (arme lourde)
    .check-1 = Soit brown4 avec 2 en r1 et 4 en r2 : avec 4, il en reste 0 et 1.
    .check-2 = Soit la colonne brûlée : Branson n’a pas de deuxième attaque.
branson_one-roll = Un seul jet vaut pour les deux cases, chacune jugée à sa propre distance.
    .source = Branson (arme lourde) ; Un exemple de partie > Troisième tour
    .check-1 = Soit des zombies en r1 et r2 d’une colonne : avec 2, seul r1 est touché.
    .check-2 = Avec 3 ou plus, les deux le sont.
    .check-3 = Avec 1, aucun ne l’est.
    .check-4 = Avec l’option flame-target-decides et un 2 : si r1 est nommé, les deux sont touchés ; si r2 est nommé, aucun.
    .check-5 = Avec elle, la case nommée doit elle-même porter des zombies.
    .ruling = L’exemple exige 3 pour une cible en r2, puis brûle aussi r1. Ce que fait un 2 n’est pas dit ; juger chaque case à son propre anneau garde chaque nombre imprimé. Option flame-target-decides : le nombre de la case nommée décide pour les deux. Avec elle, la case nommée doit porter elle-même des zombies ; sinon on nommerait chaque fois le premier anneau.
branson_three-hits = Trois touches par case sont un maximum ; le surplus est perdu.
    .source = Un exemple de partie > Troisième tour
    .check-1 = Soit 8 en brown8/r2 : avec 6, il en reste 5.
    .check-2 = Soit 2 à cet endroit : il en reste 0, et le surplus ne brûle personne d’autre.
branson_no-reach = Il n’atteint ni l’anneau 3 ni l’anneau 4.
    .source = Branson (arme lourde)
    .check = Soit des zombies en r3 et r4 seulement : le lance-flammes ne peut pas servir.

## dunham

dunham_rifle = Dunham (fusilier) : fusil standard, anneaux 1 à 4, 1 attaque.
    .source = Dunham (fusilier)
    .check-1 = Soit un 3 à r2 : un zombie tombe.
    .check-2 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-3 = Soit une attaque faite : aucune deuxième n’est proposée.
dunham_flexible = Souplesse : il lance d’abord, puis choisit la case visée.
    .source = Dunham (fusilier) > Souplesse
    .check-1 = Soit des zombies en r1 et r4 : avec 5, il peut choisir le groupe de r4 et touche.
    .check-2 = Avec 2, seul r1 peut être touché.
    .check-3 = Soit une seule case que le dé touche : elle est prise sans question.
    .check-4 = Soit aucune : le dé a manqué.
    .ruling = On propose les cases que le dé touche. S’il n’y en a qu’une, elle est prise sans demander ; s’il n’y en a aucune, le dé a manqué.
dunham_flexible-rifle-only = Souplesse vaut pour le dé du fusil, pas pour la grenade.
    .source = Dunham (fusilier) > Souplesse
    .check-1 = Soit Dunham qui lance la grenade : sa cible est nommée avant le jet.
    .check-2 = Avec l’option flexible-grenade, il peut aussi lancer le dé de la grenade d’abord.
    .ruling = Le livret dit « dés d’attaque » pour les armes et « jet d’attaque » pour les grenades. L’option flexible-grenade l’étend.
dunham_both = Il peut tirer au fusil et lancer la grenade au même tour, dans un ordre ou dans l’autre.
    .source = Dunham (fusilier) > Souplesse
    .check-1 = Soit Dunham qui a encore la grenade : s’il tire puis lance, les deux sont acceptés.
    .check-2 = S’il lance puis tire, les deux sont acceptés.
    .check-3 = Aux tours suivants, il ne reste que le fusil.

## miller

miller_mg60 = Miller (arme lourde) : MG60, anneaux 1 à 4, 4 attaques.
    .source = Miller (arme lourde)
    .check-1 = Soit les dés 3, 3, 2, 5 sur un groupe de 6 en r2 : il en reste 3.
    .check-2 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-3 = Soit le quatrième dé lancé : Miller a agi et rien n’est perdu.
miller_spacing = Chaque cible doit être proche de la précédente : une case au plus peut être entre les deux.
    .source = Miller (arme lourde)
    .check-1 = Soit une première cible blue3/r2 : blue3/r2, blue4/r2, blue5/r2, blue4/r3, blue3/r4 sont permises ensuite ; blue6/r2, blue5/r3 et blue4/r4 ne le sont pas.
    .check-2 = Avec l’option mg60-columns et une première cible blue3/r1 : blue5/r4 est permise ensuite, blue6/r1 ne l’est pas.
    .ruling = « Entre » se compte selon les voisines du plateau (gauche, droite, dedans, dehors ; par midi aussi) : les deux cases peuvent être à 2 pas au plus, la même case comprise. Lire « une seule » comme exactement une interdirait de tirer deux fois sur un groupe. Option mg60-columns : seules les colonnes comptent (2 d’écart au plus), les anneaux sont libres.
miller_spacing-wrap = L’écart des colonnes passe de brun 1 à bleu 1 et de bleu 8 à brun 8.
    .source = Miller (arme lourde) ; Le marqueur de tour
    .check-1 = Soit la première cible brown1/r3 : blue2/r3 (à 2 colonnes) et blue1/r4 (à 1 colonne et 1 anneau) sont toutes deux permises, et blue3/r3 ne l’est pas.
    .check-2 = Soit la première cible blue8/r3 : brown7/r3 est permise.
miller_chain = L’écart se mesure depuis la cible qui vient d’être attaquée, touchée ou manquée, même si elle est vide à présent.
    .source = Miller (arme lourde)
    .check = Soit les cibles blue1, blue3, blue5, blue7 en r2, chacune avec des zombies : cette suite est permise, bien que blue1 et blue7 soient loin l’une de l’autre.
miller_lost-attacks = Si aucune case occupée n’est assez proche, les attaques restantes sont perdues.
    .source = Miller (arme lourde)
    .check = Soit le seul groupe proche abattu avec le deuxième dé et le groupe suivant à 5 colonnes : les dés 3 et 4 ne sont pas lancés.
miller_close-penalty = Contre l’anneau 1, ses dés comptent un de moins ; il y faut donc 3+.
    .source = Miller (arme lourde)
    .check-1 = Soit r1 : 2 manque et 3 touche.
    .check-2 = Soit r2 : là aussi, 2 manque et 3 touche.

## kenzo

kenzo_rifle = Kenzo (assaut) : fusil d’assaut, anneaux 1 à 3, 2 attaques.
    .source = Kenzo (assaut)
    .check-1 = Soit les dés 2 et 4 à r3 : 1 zombie tombe.
    .check-2 = Soit des zombies dans les quatre anneaux : r1, r2 et r3 sont des cibles, r4 n’en est pas une.
    .check-3 = Soit une attaque faite : une deuxième est proposée, et aucune troisième ensuite.
kenzo_ronin = Ronin : au lieu du fusil, il attaque en mêlée avec ses deux dés une case du premier anneau, 2+ pour toucher.
    .source = Kenzo (assaut) > Ronin
    .check-1 = Soit 5 zombies en blue2/r1 et les dés 2 et 4 : il en reste 3 et aucun autre dé n’est lancé.
    .check-2 = Soit un 1 : il manque.
    .check-3 = Soit des zombies en r2 : il ne peut pas y frapper.
    .check-4 = Soit un zombie seul : les deux dés sont lancés contre lui.
    .check-5 = Soit les dés 5 et 6 contre 9 zombies : il en reste 7 avant que les dés donnés soient lancés, ensemble.
    .check-6 = Soit personne de reste dans la case : aucun dé donné n’est lancé.
    .check-7 = Avec l’option ronin-split, chaque dé peut être fusil ou mêlée, chacun sur sa propre case.
    .check-8 = Avec elle, un dé donné est lancé aussitôt, avant que le second dé soit dirigé.
    .check-9 = Avec elle, aucun dé de mêlée n’est lancé sur une case vide.
    .ruling = Le texte parle d’« une case » et de « ses deux dés » ; la mêlée prend donc les deux attaques sur une case et exclut le fusil ce tour-ci. Les deux dés sont lancés à la fois, même contre un zombie seul ; ce qu’ils donnent est lancé ensemble ensuite, s’il reste quelqu’un. Option ronin-split : chaque dé peut choisir le fusil ou la mêlée et sa propre case. Un dé donné est alors lancé aussitôt, et un dé de mêlée sur une case vide n’est pas lancé.
kenzo_ronin-extra = Chacun des deux dés qui montre 5 ou 6 donne un dé de mêlée de plus sur la même case.
    .source = Kenzo (assaut) > Ronin
    .check-1 = Soit 5 zombies et les dés 5 et 6 : deux dés de plus sont lancés.
    .check-2 = Avec 3 et 2, les quatre touchent et il reste 1 zombie.
kenzo_ronin-no-chain = Les dés donnés ne donnent rien.
    .source = Kenzo (assaut) > Ronin
    .check = Soit les dés 6, 1 et un 6 donné : l’attaque est finie après trois dés.
kenzo_ronin-reroll = Un dé changé par Ardeur donne selon sa valeur finale.
    .source = Kenzo (assaut) > Ronin ; Sgt. Cooper > Ardeur
    .check = Soit un dé de mêlée 1 relancé en 5 : il touche et donne un dé de plus.
    .ruling = Le texte se tait ; le résultat relancé remplace le premier en tout.

## krussov

krussov_rifle = Krussov (éclaireur) : fusil standard, anneaux 1 à 4, 1 attaque.
    .source = Krussov (éclaireur)
    .check-1 = Soit un 5 à r4 : un zombie tombe.
    .check-2 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-3 = Soit une attaque faite : aucune deuxième n’est proposée.
krussov_tripwire = Fil piège : quand un groupe de 5 ou plus avance, un de ses zombies peut être retiré.
    .source = Krussov (éclaireur) > Fil piège
    .check-1 = Soit 8 zombies en blue8/r4 et le Fil piège contre eux : quand ils avancent, 7 arrivent en blue8/r3.
    .check-2 = Soit le Fil piège gardé : 8 arrivent.
    .check-3 = Soit un groupe de 4 : il n’est pas proposé contre lui.
    .check-4 = Avec l’option tripwire-large, on peut en retirer soit 1, soit 5.
    .ruling = « Un des jetons » est un zombie : ailleurs, un groupe « de 5 jetons ou plus » peut être échangé contre un grand ; un jeton est donc un seul zombie. Option tripwire-large : un grand jeton peut être pris. Avec elle, on peut nommer un zombie ou cinq.
krussov_tripwire-once = Il agit sur un groupe par tour, choisi par la personne qui joue Krussov.
    .source = Krussov (éclaireur) > Fil piège
    .check-1 = Soit des groupes de 6 et 5 qui avancent : s’il a servi contre celui de 6, il n’est pas proposé contre celui de 5.
    .check-2 = Soit plusieurs joueurs : la personne qui joue Krussov est consultée, et nul autre.
    .check-3 = Soit le Fil piège utilisé : il peut l’être de nouveau au tour suivant.
krussov_tripwire-before-merge = La taille du groupe compte avant de se joindre à un autre ; les groupes de l’anneau 1 n’avancent pas et ne peuvent pas être pris.
    .source = Krussov (éclaireur) > Fil piège ; Le tour des zombies
    .check-1 = Soit 4 en r2 qui se joignent à 3 en r1 : le Fil piège n’est pas proposé.
    .check-2 = Soit 9 en r1 : il n’est pas proposé contre eux.
    .ruling = Le texte se tait ; le groupe qui avance est celui qui était ensemble au départ.
krussov_tripwire-choice-first = Le groupe est nommé avant l’avance, parmi tous les groupes de 5+ qui vont avancer.
    .source = Krussov (éclaireur) > Fil piège
    .check = Soit des groupes de 5 en r4 et de 7 en r2 : les deux sont proposés à la fois.
    .ruling = L’avance est en fait simultanée ; le choix se fait donc sur l’image complète.

## cole

cole_rifle = Cole (chef) : fusil modifié, anneaux 1 à 4, 2 attaques.
    .source = Sgt. Cole (chef)
    .check-1 = Soit les dés 5 et 4 à r4 : 1 zombie tombe.
    .check-2 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-3 = Soit une attaque faite : une deuxième est proposée, et aucune troisième ensuite.
cole_inspire = Inspiration : chacune de ses touches avec un 6 lui permet de donner un dé d’attaque bonus à un autre membre.
    .source = Sgt. Cole (chef) > Inspiration
    .check-1 = Soit les dés de Cole 6 et 6 : deux dés bonus peuvent être donnés, à un membre ou à deux.
    .check-2 = Soit ses dés 5 et 5 : aucun ne peut être donné.
    .check-3 = Soit un 6 de sa grenade ou d’un dé de Percée : un dé peut être donné aussi.
    .check-4 = Soit un seul membre qui peut l’avoir : le dé lui est donné sans question.
    .ruling = « Si vous touchez avec un 6 » se lit comme faire une touche ; un 6 touche dans chaque anneau. Tout jet d’attaque de Cole compte, dés de grenade et de Percée compris. Le dé est donné si quelqu’un peut l’avoir ; qui le reçoit peut le laisser perdre.
cole_inspire-who = Ni Cole lui-même ni un membre à arme lourde ne peut le recevoir.
    .source = Sgt. Cole (chef) > Inspiration
    .check-1 = Soit Cole, Miller, Kenzo, Ayden : seuls Kenzo et Ayden sont proposés.
    .check-2 = Soit Kenzo retiré : il n’est pas proposé.
    .check-3 = Soit personne qui puisse l’avoir : le dé est perdu.
cole_inspire-when = Le dé sert dans la même phase de l’équipe, même à un membre qui a déjà agi.
    .source = Sgt. Cole (chef) > Inspiration
    .check-1 = Soit Ayden qui a agi avant Cole : si Cole donne un dé à Ayden, Ayden tire encore une fois.
    .check-2 = Inutilisé à la fin de la phase, il est perdu.
    .check-3 = Il peut être tiré entre les dés de n’importe quel membre, Cole compris.
    .ruling = Le texte ne dit pas quand ; comme l’ordre est libre, l’interdire ne ferait qu’imposer un ordre. Il peut être lancé entre les dés de tout membre, Cole compris.
cole_inspire-what = C’est une attaque de plus avec la propre arme de qui le reçoit, selon les règles de cette arme.
    .source = Sgt. Cole (chef) > Inspiration
    .check-1 = Soit Schulz qui le reçoit : il peut annoncer un double tir avec.
    .check-2 = Soit Mobutu qui en reçoit deux et fait deux fois 6 sur une case de r3 : il n’y a pas de Dispersion.
    .check-3 = Soit Kenzo qui le reçoit : c’est un dé du fusil et il ne donne pas de dé de Ronin.
    .check-4 = Soit Alvares qui le reçoit : Lunette et Confusion valent.
    .check-5 = Soit Dunham qui le reçoit : il peut le lancer avant de choisir la cible.
    .check-6 = Soit un receveur qui a lancé la grenade ce tour-ci : le dé est tiré avec l’arme.
    .check-7 = Soit une cible hors de portée du receveur : elle est refusée.
    .ruling = Dispersion parle de ses deux propres attaques et Ronin de ses deux dés. Un membre qui a lancé la grenade ce tour-ci tire quand même le dé bonus avec son arme.
cole_breakthrough = Percée : une attaque de plus sur une cible du premier anneau par tranche de 7 zombies dans l’anneau 1.
    .source = Sgt. Cole (chef) > Percée
    .check-1 = Soit 14 zombies dans l’anneau 1 : Cole a 2 + 2 attaques.
    .check-2 = Soit 7 ou 13 : il en a 2 + 1.
    .check-3 = Soit 6 : il en a 2.
    .check-4 = Soit 7 et son premier dé sur l’anneau 1 : deux autres peuvent viser l’anneau 2.
    .check-5 = Soit 7 et ses deux premiers dés sur l’anneau 2 : le troisième ne peut viser que l’anneau 1.
    .ruling = Un dé sur l’anneau 1 est un dé en plus tant qu’il en reste ; il garde ainsi les siens, qui vont plus loin.
cole_breakthrough-count = Les zombies de toutes les cases de l’anneau 1 s’additionnent ; on compte quand Cole commence son action.
    .source = Sgt. Cole (chef) > Percée
    .check-1 = Soit 4 en blue1/r1 et 3 en brown5/r1 : une attaque de plus.
    .check-2 = Si le premier dé de Cole en abat un, l’attaque de plus reste.
    .check-3 = Soit Cole qui lance la grenade sur 14 : il n’y a pas d’attaque de plus.
    .ruling = « Voisins du cercle central » ne nomme pas de case ; tous comptent donc. Les attaques en plus ne peuvent viser que l’anneau 1 et viennent avec le fusil, pas avec la grenade.

## schulz

schulz_shotgun = Schulz (pionnier) : fusil à pompe, anneaux 1 et 2, 1 attaque.
    .source = Schulz (pionnier)
    .check-1 = Soit un 3 à r2 : un zombie tombe.
    .check-2 = Soit des zombies dans les quatre anneaux : r1 et r2 sont des cibles, r3 et r4 n’en sont pas.
    .check-3 = Soit une attaque faite : aucune deuxième n’est proposée.
schulz_double = Contre l’anneau 1, il peut annoncer un double tir : 3+ retire deux zombies.
    .source = Schulz (pionnier)
    .check-1 = Soit 4 zombies en r1 et un double tir annoncé : avec 3, il en reste 2.
    .check-2 = Soit des zombies en r2 : aucun double tir ne peut y être annoncé.
schulz_double-risk = Un double tir annoncé avec moins de 3 ne retire rien ; sans annonce, 2+ en retire un.
    .source = Schulz (pionnier)
    .check-1 = Soit 4 zombies en r1 : si un double tir est annoncé et que 2 vient, il en reste 4.
    .check-2 = S’il n’est pas annoncé et que 2 vient, il en reste 3.
    .check-3 = S’il n’est pas annoncé et que 6 vient, il en reste 3.
    .ruling = Devoir l’annoncer n’a de sens que si le nombre plus haut en est le prix.
schulz_double-same-segment = Les deux zombies viennent de la seule case visée.
    .source = Schulz (pionnier) ; Attaque > Joueurs
    .check-1 = Soit des cases de r1 avec 1 zombie chacune : si un double tir sur l’une réussit, 1 zombie tombe en tout.
    .check-2 = Avec l’option shotgun-spread, deux cases voisines de r1 peuvent être nommées, et chacune en perd 1.
    .check-3 = Avec elle, les deux cases doivent porter des zombies.
    .ruling = Une attaque nomme une case ; l’option shotgun-spread permet deux cases voisines de r1.
schulz_fortify = Retranchement : tant que Schulz est en vie, les jets d’attaque des zombies subissent un malus d’un point.
    .source = Schulz (pionnier) > Retranchement
    .check-1 = Soit 3 zombies en r1 : 1 touche et 2 manque.
    .check-2 = Soit 2 zombies : aucun dé ne touche.
    .check-3 = Soit 7 zombies : un 6 manque.
    .check-4 = Soit 8 zombies : tout dé touche.
    .check-5 = Soit Schulz retiré et 3 zombies : 2 touche.
    .ruling = Les zombies veulent faire peu ; le malus augmente donc le dé de 1 (dé + 1 doit être inférieur au nombre). Soustraire 1 les aiderait.

## ayden

ayden_rifle = Ayden (radio) : fusil standard, anneaux 1 à 4, 1 attaque.
    .source = Ayden (radio)
    .check-1 = Soit un 4 à r3 : un zombie tombe.
    .check-2 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-3 = Soit une attaque faite : aucune deuxième n’est proposée.
ayden_air-recon = Reconnaissance aérienne : quand les dés d’arrivée font 10 ou plus en tout, deux zombies de moins apparaissent.
    .source = Ayden (radio) > Reconnaissance aérienne
    .check-1 = Soit les dés 6 et 4 : 8 zombies apparaissent.
    .check-2 = Soit les dés 5 et 4 : il en apparaît 9.
    .check-3 = Soit Ayden retirée et les dés 6 et 4 : il en apparaît 10.
ayden_air-recon-choice = La personne qui joue Ayden choisit lesquels : deux d’un groupe ou un de chacun.
    .source = Ayden (radio) > Reconnaissance aérienne
    .check-1 = Soit bleu 8 et brun 2 : brown2/r4 et blue8/r4 peuvent recevoir 6 et 2, 7 et 1, ou 8 et 0.
    .check-2 = Soit plusieurs joueurs : la personne qui joue Ayden est consultée, et nul autre.
ayden_air-recon-position = Les places se lisent toujours sur les dés entiers.
    .source = Ayden (radio) > Reconnaissance aérienne ; Le tour des zombies
    .check = Soit bleu 8 et brun 8 avec un zombie de moins chacun : les groupes de 7 sont en brun 8 et bleu 8.

## mobutu

mobutu_rifle = Mobutu (assaut) : fusil d’assaut, anneaux 1 à 3, 2 attaques.
    .source = Mobutu (assaut)
    .check-1 = Soit les dés 3 et 3 à r2 : 2 zombies tombent.
    .check-2 = Soit des zombies dans les quatre anneaux : r1, r2 et r3 sont des cibles, r4 n’en est pas une.
    .check-3 = Soit une attaque faite : une deuxième est proposée, et aucune troisième ensuite.
mobutu_scatter = Dispersion : si les deux attaques visent une même case et font 10 ou plus en tout, un zombie de plus peut y être retiré.
    .source = Mobutu (assaut) > Dispersion
    .check-1 = Soit 5 zombies en r3 et les dés 4 et 6 : un de plus peut être retiré, et il en reste 2.
    .check-2 = Soit Mobutu qui y renonce : il en reste 3.
    .check-3 = Soit les dés 4 et 5 : il en reste 3.
    .check-4 = Soit les dés 6 et 6 sur deux cases : rien ne s’ajoute.
mobutu_scatter-rings = Dispersion ne marche que dans les anneaux 2 et 3.
    .source = Mobutu (assaut) > Dispersion
    .check-1 = Soit 5 zombies en r1 et les dés 6 et 6 : il en reste 3.
    .check-2 = Soit 5 zombies en r2 : Dispersion est proposée.
mobutu_scatter-final-values = Les valeurs finales comptent après une relance ; un total de 10 y est toujours fait de deux touches.
    .source = Mobutu (assaut) > Dispersion ; Sgt. Cooper > Ardeur
    .check = Soit les dés 4 et 3, le 3 relancé en 6, à r3 : 3 zombies tombent.
    .ruling = Le texte se tait sur les relances ; le nouveau dé remplace l’ancien.

## nelson

nelson_launcher = Nelson (arme lourde) : lance-grenades, anneaux 2 à 4, un tir qui retire jusqu’à d6 zombies de la cible.
    .source = Nelson (arme lourde)
    .check-1 = Soit 6 zombies en r3, le dé d’attaque 4 et le dé de quantité 5 : il en reste 1.
    .check-2 = Soit 3 zombies à cet endroit : il n’en reste aucun, et personne ne tombe ailleurs.
    .check-3 = Soit des zombies dans les quatre anneaux : r2, r3 et r4 sont des cibles, r1 n’en est pas une.
    .check-4 = Soit un tir fait : aucun deuxième n’est proposé.
nelson_attack-roll = Le lance-grenades demande d’abord un jet d’attaque normal ; le dé de quantité est un second dé.
    .source = Nelson (arme lourde) ; Attaque > Joueurs
    .check-1 = Soit r4 et un dé d’attaque de 4 : aucun dé de quantité n’est lancé et rien ne tombe.
    .check-2 = Avec l’option launcher-auto, un seul dé est lancé et il en tombe autant qu’il montre.
    .ruling = La carte omet les mots « jet d’attaque » qu’a la grenade à main, mais la règle générale donne un jet à chaque attaque. Les deux lectures sont plausibles ; option launcher-auto : pas de jet d’attaque, toujours d6 zombies (en simulation, Nelson passe de la plus faible à la plus forte arme lourde).
nelson_minimum = Il ne peut pas tirer à l’anneau 1.
    .source = Nelson (arme lourde)
    .check = Soit des zombies en r1 seulement : Nelson ne peut utiliser que la grenade à main.

## vanderbilt

vanderbilt_rifle = Vanderbilt (médecin) : fusil standard, anneaux 1 à 4, 1 attaque.
    .source = Vanderbilt (médecin)
    .check-1 = Soit un 3 à r2 : un zombie tombe.
    .check-2 = Soit un 3 à r4 : aucun ne tombe.
    .check-3 = Soit des zombies dans les quatre anneaux : chacun est une cible.
    .check-4 = Soit une attaque faite : aucune deuxième n’est proposée.
vanderbilt_first-aid = Premiers soins : après une touche des zombies, lancez un d6 ; sous le nombre de membres en vie, il annule la touche.
    .source = Vanderbilt (médecin) > Premiers soins
    .check-1 = Soit 4 en vie : 1, 2 et 3 annulent la touche.
    .check-2 = Soit 3 en vie : 1 et 2 l’annulent.
    .check-3 = Soit 2 en vie : 1 l’annule.
    .check-4 = Soit 1 en vie : personne n’est consulté.
    .ruling = On ne demande rien quand cela ne peut pas marcher.
vanderbilt_first-aid-count = Les membres en vie se comptent avant le retrait, Vanderbilt compris.
    .source = Vanderbilt (médecin) > Premiers soins
    .check = Soit 4 en vie et une touche qui vient d’être faite : avec 3, personne n’est retiré.
    .ruling = À ce moment, personne n’a encore été retiré.
vanderbilt_first-aid-once = On peut les tenter une fois par tour, et une tentative échouée compte.
    .source = Vanderbilt (médecin) > Premiers soins
    .check-1 = Soit deux touches dans une phase des zombies et une tentative à la première : aucune n’est proposée à la seconde.
    .check-2 = Soit une tentative à ce tour : il y en a une autre au suivant.
vanderbilt_first-aid-before-choice = On les tente avant de choisir la victime, et l’on peut les garder pour une touche ultérieure.
    .source = Vanderbilt (médecin) > Premiers soins ; Touches
    .check-1 = Soit une touche : l’équipe répond d’abord oui ou non aux Premiers soins.
    .check-2 = Après un jet échoué, Vanderbilt lui-même peut être choisi comme victime.
    .check-3 = Soit les Premiers soins gardés à la première touche : ils peuvent être tentés à la seconde.
    .ruling = Le texte se lit comme un choix (« vous ne pouvez utiliser cette capacité qu’une fois par tour »).

## modes

modes_shared-table = Toute information est ouverte. Chaque joueur n’agit que pour ses propres membres ; les conseils sont libres.
    .source = Le tour des joueurs ; Victoire et défaite
    .check-1 = Soit une partie en ligne : si Ben envoie une attaque pour le Cooper joué par Alex, c’est refusé.
    .check-2 = En solo, les quatre acceptent les ordres d’une seule place.
    .check-3 = Soit deux joueurs : tous deux voient la même chose.
    .check-4 = Avec le contrôle libre, n’importe qui peut répondre pour le membre d’un autre, et la réponse nomme qui la donne.
    .check-5 = Avec lui, au choix de l’équipe, n’importe qui peut prendre ce qui reste.
    .ruling = Le texte se tait ; cela découle de ce que chaque membre a un joueur. Option de l’hôte : contrôle libre quand un joueur est parti. Alors chaque réponse pour le membre de quelqu’un d’autre nomme le joueur qui la donne, et au choix de l’équipe, n’importe qui peut prendre ce qui reste.
