### L’étagère, la mise en place et les chapitres des règles.

mood = Tenez face à un cercle de zombies jusqu’à l’arrivée de l’hélicoptère.
gist_goal = Tenez jusqu’à l’arrivée de l’hélicoptère : un seul survivant suffit, et tout le monde gagne.
gist_turn = Chaque membre agit une fois : choisissez un groupe, lancez le dé ; de près, c’est plus facile.
gist_loss = Les zombies de l’anneau 1 tentent de mordre ; chaque morsure vous prend un des quatre membres.
preset_first-night = Première nuit : 16 tours
preset_book = Équipe du livret : 32 tours
preset_friends = Quatre amis : 32 tours
preset_no-leader = Sans chef : 32 tours
preset_iron-rations = Ration de survie : 32 tours, pas de grenades
preset_draft = Choisir son équipe : 32 tours

## Ce que changent les réglages

setting_grenades = Combien de grenades a chaque membre.
setting_hit-by-dice = Les dés décident qui tombe : le jet le plus bas.
setting_token-cap = Il n’arrive pas plus de zombies que la boîte n’a de jetons : 75.
setting_grenade-range-2 = Les grenades n’atteignent que les anneaux 1 et 2.
setting_launcher-auto = Le lance-grenades de Nelson touche toujours.
setting_mg60-columns = La cible suivante de Miller peut être à deux colonnes, dans n’importe quel anneau.
setting_flame-target-decides = La case que vise Branson décide si les deux cases brûlent.
setting_ronin-split = Kenzo peut répartir ses deux dés entre fusil et lame.
setting_tripwire-large = Le Fil piège peut retirer un grand jeton : cinq zombies.
setting_melee-needs-two = L’Expert en mêlée ne peut rien contre un zombie seul.
setting_declare-all = Chacun nomme toutes ses cibles avant de lancer.
setting_flexible-grenade = Dunham peut aussi lancer le dé d’abord avec la grenade.
setting_shotgun-spread = Un double tir peut toucher deux cases voisines.
setting_leader-calls = Le chef décide qui agit et qui tombe. Sans chef, c’est l’hôte.
setting_free-control = N’importe qui peut agir pour n’importe quel membre, au cas où quelqu’un serait parti.

## Comment s’appellent leurs valeurs

value_grenades_one-per-game = Une par partie
value_grenades_one-per-cycle = Une par cycle
value_grenades_unlimited = Illimitées
value_grenades_none = Aucune

## Chapitres des règles

chapter_board = Le plateau
chapter_victory = Victoire et défaite
chapter_zombies = Les zombies attaquent
chapter_hit = Quand les zombies touchent
chapter_move = Les zombies avancent
chapter_spawn = Les zombies arrivent
chapter_players = Joueurs et chef
chapter_attack = Attaquer
chapter_grenade = Grenades
chapter_modes = Façons de jouer
