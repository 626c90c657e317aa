### Ce que font les commandes, et leurs options.

-as-serve = Elle utilise la base de DATABASE_URL ou MUSTER_DATA, comme serve.
backup_summary = Écrit toutes les tables, personnes et signalements dans un fichier, pendant qu’on continue à jouer.
backup_details =
    --encrypt prend le mot de passe dans MUSTER_BACKUP_PASSWORD ; restore le lit au même endroit.
    { -as-serve }
backup_option_encrypt = chiffrer le fichier (AES-256-GCM) avec le mot de passe de MUSTER_BACKUP_PASSWORD
restore_summary = Remet tout comme c’était à la sauvegarde, pendant que les serveurs tournent.
restore_details =
    Les serveurs s’en aperçoivent, et leurs joueurs reviennent d’eux-mêmes. Une sauvegarde de la base intégrée peut être restaurée dans PostgreSQL, et inversement.
    { -as-serve }
restore_option_replace = remplacer vraiment ce qui est là (sans cela, seule une base vide est remplie)
balance_summary = Joue souvent chaque mise en place d’un jeu et imprime un tableau : victoires avec intervalles à 95 % (dans une course, celles de la première place), causes de défaite, durée.
balance_option_bot = qui joue toutes les places : { $bots } (greedy)
balance_option_games = parties par mise en place (100)
balance_option_group = seulement les mises en place d’un groupe (contact: members, teams ; contra: native, mixed ; contract-assassin: seats, assassins)
balance_option_only = seulement les lignes dont le nom contient ceci
balance_option_players = seulement ces nombres de joueurs
balance_option_write = écrire aussi docs/balance/<jeu>.md, et content/balance.json dans les jeux dont la mise en place le montre
balance_option_keep = garder les mesures dans un fichier, et continuer à partir de lui au prochain appel
bots_summary = Fait jouer les bots de chaque jeu, les uns contre les autres ou ensemble, et imprime leurs taux de victoire avec intervalles à 95 %.
bots_option_games = parties du plus petit essai ; les autres en jouent un multiple (100)
bots_option_search = combien de temps le bot de recherche peut réfléchir par décision, comme 200ms ou en itérations (fixé par le jeu)
check_summary = Lit toute la base et dit si tout est comme écrit et si chaque table en cours peut continuer, pendant qu’on joue.
check_details = { -as-serve }
check_partly = table { $table }, son enregistrement : { $text }
clauses_summary = Lance les tests des jeux nommés, ou de tous, et compte les règles des livrets qu’ils prouvent.
fuzz_summary = Joue des parties au hasard et vérifie à chaque décision ce qui doit être vrai de tout jeu.
fuzz_option_games = { $same } (tous : { $games })
fuzz_option_matches = combien de parties de chacun (1000)
fuzz_option_twins = au lieu de cela, comparer <n> paires de positions ({ $games }) qui ne diffèrent que par ce que quelqu’un ne doit pas savoir
fuzz_option_first = commencer par cette partie (0)
fuzz_option_out = où va l’enregistrement d’un échec (out)
golden_summary = Réécrit les parties modèles des jeux nommés, ou de tous, pour que chaque changement se voie dans le diff.
golden_option_check = ne rien écrire, dire seulement si quelque chose changerait
mutants_summary = Casse les règles d’un jeu de mille petites façons et nomme ce qu’aucun test ne remarque.
mutants_details =
    On casse games/<id>/rules et games/<id>/facts ; les tests du jeu doivent le remarquer, sans ceux du plateau, du bot et du navigateur.
    Les mutants que personne ne pourrait remarquer sont listés, avec les raisons, dans games/<id>/equivalent-mutants.yaml.
mutants_option_files = seulement les fichiers dont le chemin contient l’un de ceux-ci
mutants_option_changed = seulement les fichiers qui diffèrent de main ; sans --game, de tous les jeux
mutants_option_sample = seulement autant, choisis au hasard
mutants_option_seed = la même graine choisit les mêmes (1)
mutants_option_doubt = essayer aussi ceux listés comme équivalents
mutants_option_long = lancer aussi les longs tests, qui jouent beaucoup de parties entières
mutants_option_json = écrire aussi dans un fichier ce qui est arrivé à chacun
mutants_option_again = seulement ceux passés inaperçus d’après un tel fichier
new_summary = Commence un nouveau jeu : tout petit, complet, avec des mains cachées, pour construire le vôtre.
new_option_title = comment il s’appelle (fait de son identifiant)
play_summary = Joue dans le terminal, seul, à plusieurs sur un écran, ou avec des bots.
play_option_seats = qui s’assoit où : me, ou { $bots }
play_option_seed = la même graine donne les mêmes dés (sans elle, ils sont au hasard)
play_option_load = ouvrir un enregistrement et continuer à partir de sa fin, avec de nouveaux dés
export_summary = Écrit les enregistrements de tables terminées dans des fichiers que chacun peut vérifier : les tables nommées, ou toutes.
export_option_out = le dossier où écrire (records)
import_summary = Garde des enregistrements de parties comme tables, à regarder et à partager. Chacun est d’abord vérifié.
import_option_name = le nom de la personne qui les garde (Import)
serve_summary = Offre des tables aux gens : avec des amis par lien, avec des bots, pour des minutes ou des semaines.
serve_details =
    Tout peut être réglé par des variables d’environnement, rien ne doit l’être :
    
    { $variables }
serve_option_port = le port, comme MUSTER_PORT
simulate_summary = Fait jouer aux bots beaucoup de parties, sur tous les cœurs, et compte comment elles finissent.
simulate_option_bot = qui joue, un pour toutes les places ou un pour chacune, avec des virgules : { $bots } (greedy)
simulate_option_games = combien de parties (1000)
simulate_option_out = écrire les résultats : .json, .csv ou .html selon la fin ; plusieurs avec des virgules
simulate_option_compare = un .json antérieur, pour dire ce qui a changé depuis
tidy_summary = Supprime les tables et les invités restés inutilisés pendant le temps réglé ; un serveur le fait chaque jour.
tidy_details =
    MUSTER_KEEP_OPEN, MUSTER_KEEP_IDLE, MUSTER_KEEP_FINISHED et MUSTER_KEEP_GUESTS disent après combien de jours, 0 pour jamais (muster serve --help).
    Le fichier rétrécit ; ceux qui jouent attendent pendant ce temps, quelques secondes s’il est gros.
    { -as-serve }
tidy_size = La base de données faisait { $before } Mo et fait maintenant { $after } Mo.
tidy_option_dry = dire seulement combien il y en a
verify_summary = Rejoue des enregistrements de parties et les vérifie : chaque réponse permise, chaque dé et chaque carte comme le donne la clé, la clé faite des parts de tous.
verify_details = Elle se termine par 0 seulement si tout a été vérifié et tient, par 1 si quelque chose ne tient pas, et par 3 si tout n’a pas pu être vérifié : la partie n’est pas finie, a commencé avec d’autres règles ou a été jouée selon des règles absentes d’ici.
