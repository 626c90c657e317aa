### Ce que dit la ligne de commande.


## Aide

help_muster = Muster joue à des jeux de société en appliquant leurs règles.
help_more = Pour en savoir plus : 'muster <commande> --help'. Codes de sortie : 0 tout va bien, 1 une vérification a échoué, 2 appel incorrect, 3 tout n’a pas pu être vérifié.
help_option = afficher cette aide
help_example = Par exemple :
option_bots = random, casual, greedy ou search ; search:500 réfléchit 500 itérations, search:200ms 200 millisecondes par décision, search autant d’itérations que le dit le jeu
option_seed = la même graine donne les mêmes parties (1)
option_games = quels jeux, comme si on les nommait
option_preset = une mise en place toute prête comme point de départ (sans elle : le jeu entier, comme dans le livret)
option_players = combien de joueurs, dans les jeux qui le demandent
option_set = réglages du jeu, tels que ses règles les nomment
option_config = toute la configuration en JSON

## Appel incorrect

wrong_command = Il n’y a pas de commande '{ $name }'.
wrong_options = { $what }. Pour les options : 'muster { $name } --help'.
wrong_no-game = Nommez un jeu : { LIST($games, by: ", ") }.
wrong_game = Il n’y a pas de jeu '{ $id }' : { LIST($games, by: ", ") }.
wrong_one-game = Un jeu à la fois : enlevez '{ $rest }'.
wrong_argument = Argument inattendu '{ $words }'.
wrong_number = --{ $name } prend un nombre entier de { $least } à { $most }, pas '{ $text }'.
wrong_preset = { $title } n’a pas de mise en place '{ $id }' : { LIST($presets, by: ", ") }.
wrong_setting = { $title } n’a pas de réglage '{ $name }' : { LIST($settings, by: ", ") }.
wrong_value = Le réglage '{ $name }' peut être { LIST($values, by: " ou ") }, pas '{ $value }'.
wrong_json = --config prend du JSON, par exemple '{ "{" }"options":{ "{" }{ "}" }{ "}" }'.
wrong_tools = Il faut les outils de développement : lancez 'npm ci' sans --omit=dev.
wrong_seats = Cette partie a { $n } places : donnez à --seats un mot pour toutes, ou un pour chacune.
wrong_unpacked = Le fichier « { $file } » se décompresse en plus de cent fois sa taille : ce n’est pas une sauvegarde de Muster.
