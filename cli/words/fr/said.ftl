### What commands say of what they did.

-tables =
    { $it ->
        [one] { $it } table
       *[other] { $it } tables
    }
-entries =
    { $it ->
        [one] { $it } entrée
       *[other] { $it } entrées
    }
-records =
    { $it ->
        [one] { $it } enregistrement scellé
       *[other] { $it } enregistrements scellés
    }
-people =
    { $it ->
        [one] { $it } personne
       *[other] { $it } personnes
    }
-reports =
    { $it ->
        [one] { $it } signalement
       *[other] { $it } signalements
    }
-guests =
    { $it ->
        [one] { $it } invité
       *[other] { $it } invités
    }
-answers =
    { $it ->
        [one] { $it } réponse
       *[other] { $it } réponses
    }

## Fichiers

wrong_file = Impossible de lire le fichier « { $file } ».
wrong_one-file = Indiquez un fichier.
wrong_no-record = Indiquez le fichier d’un enregistrement, par exemple : muster verify game.json.
wrong_no-records = Indiquez les fichiers d’enregistrements.
wrong_password = Mettez le mot de passe de la sauvegarde dans MUSTER_BACKUP_PASSWORD.
wrong_sealed = Ce mot de passe n’ouvre pas le fichier, ou le fichier a été modifié.
wrong_database = Il n’y a pas de base de données dans { $file }. Indiquez la bonne avec MUSTER_DATA ou DATABASE_URL.
wrong_config = Impossible de mettre en place { $title } ainsi. { LIST($clauses, by: " ") } ({ $what })
wrong_config-form = Impossible de mettre en place { $title } ainsi ({ $what }).

## serve

served_open = Muster est ouvert : { $url }
served_near = Sur votre réseau : { $url }
served_kept = Les tables sont conservées dans { $where }. Ctrl+C pour arrêter.
served_settings =
    Un réglage ne convient pas : { $what }
    'muster serve --help' dit ce qui peut être réglé.
served_port = Le port { $port } est déjà pris. Choisissez-en un autre avec MUSTER_PORT.
served_address = Impossible d’écouter sur { $host }, port { $port }.
served_taken = Un autre serveur utilise déjà { $file }. Un fichier est pour un seul serveur ; DATABASE_URL est pour plusieurs.

## backup, restore, check, tidy

-counted = { -tables($tables) }, { -entries($journal) }, { -people($people) }, { -reports($reports) }
kept_written = { $file } : { -counted }
kept_restored = { $file } : restauré : { -counted }
kept_replace = La base de données contient déjà { -tables($tables) }. Ajoutez --replace pour mettre la sauvegarde à la place.
-read = { -tables($tables) }, { -entries($entries) }, { -records($records) }
checked_whole = Tout est tel qu’il a été écrit : { -read }.
checked_damaged =
    { $n ->
        [one] { $n } endommagé
       *[other] { $n } endommagés
    } sur { -read }. Une sauvegarde ramène ce qui a été écrit : muster restore.
checked_file = le fichier : { $what }
checked_table = table { $table } : { $what }
checked_entry = table { $table }, entrée { $entry } : { $what }
checked_missing = elle manque
checked_changed = ce n’est pas ce qui a été écrit
checked_begun = la table n’a pas de début
checked_secret = son secret n’est pas celui sur lequel elle s’était engagée
checked_record = son enregistrement n’est pas valable
checked_person = la personne { $what } n’est pas ce qui a été écrit
checked_token = un jeton de la personne { $what } n’est pas ce qui a été écrit
checked_host = { $what } n’est pas ce qui a été écrit
checked_generation = la génération de la base de données n’est pas ce qui a été écrit
checked_listed = ce que les listes en disent n’est pas ce qui a été écrit
checked_checkpoint = son point de reprise n’est pas ce qui a été écrit
checked_tableless = il en reste ceci, mais pas de table
checked_ends = son journal devrait finir ici, et ne le fait pas
checked_chain = jusqu’ici son journal n’est pas celui qui a été écrit
checked_endless = rien ne dit que son journal finit ici
checked_row = une ligne n’en est pas ce qui a été écrit
checked_stuck = la table { $table } ({ $game }) ne peut pas continuer : { $what }
checked_stuck-in-all =
    { $n ->
        [one] { -tables($n) } ne peut pas
       *[other] { -tables($n) } ne peuvent pas
    } continuer avec cette version de Muster. Tout ce qui est écrit est conservé pour la version qui le peut.
tidied = Supprimé : { -tables($tables) } et { -guests($guests) }.
tidied-dry = Personne n’est revenu : { -tables($tables) } et { -guests($guests) } ; rien n’a été supprimé.

## export, import

moved_unfinished = La table { $id } n’est pas terminée, son enregistrement n’est donc pas encore public.
moved_in = { $file } : table { $table }

## new

started_no-id = Donnez au jeu un seul identifiant : muster new high-noon.
started_wrong-id = « { $id } » ne peut pas être un identifiant : des minuscules et des chiffres, des mots reliés par « - », 40 caractères au plus.
started_known = Il y a déjà un jeu « { $id } ».
started_next =
    { $title } est sur l’étagère : games/{ $id } et une ligne dans games/shelf.ts.
    
    { "  " }npm run muster -- play { $id }
    { "    " }pour y jouer dans le terminal
    { "  " }npm start
    { "    " }pour y jouer dans le navigateur : /play/{ $id }
    { "  " }npx vitest run games/{ $id }
    { "    " }ses tests : chacun prouve une règle de clauses.yaml
    { "  " }npm run fuzz -- { $id }
    { "    " }des parties au hasard, chaque propriété vérifiée à chaque décision
    { "  " }npm run check
    { "    " }les types et le style
    
    À vous maintenant : d’abord les règles (clauses.yaml), puis types.ts, event.ts et answer.ts, puis les règles en code ; le compilateur dit quelles phrases manquent. Les plateaux, les autres langues et tout ce qu’un jeu peut apporter : CONTRIBUTING.md.

## verify : ce qui a été constaté, point par point

verdict_holds = valable. { LIST($found, by: " ; ") }. Hash { $hash }
verdict_holds-in-part = valable en partie. { LIST($found, by: " ; ") }. Hash { $hash }
verdict_holds-as-old = { $holds }. { $played }, selon lesquelles il est valable aussi
verdict_holds-without-rules = non vérifié : joué selon d’autres règles. { $played } ; { LIST($found, by: " ; ") }.
verdict_fails = non valable. { $why }
verdict_fails-at = non valable. { $why } (réponse { $at })
verdict_anew = { $said } Le fichier a été réécrit : d’autres espaces ou un autre ordre des champs, le même contenu.
verdict_played = Joué selon les règles { $old } ; ce Muster a les règles { $now }
verdict_match = { $title }, { -answers($n) }, { $end }
verdict_unchecked = { $title }, { -answers($n) } telles qu’enregistrées (elles n’ont pas été rejouées)
verdict_resigned = { $who } a abandonné
verdict_not-over = la partie n’est pas finie
verdict_from = les règles ont changé après la réponse { $at } : ce qui précède est tel qu’enregistré et n’a pas été rejoué
verdict_position = elle a commencé dans une position préparée et a été rejouée depuis
verdict_no-key = les dés sont tels qu’enregistrés ; on pourra les vérifier quand l’enregistrement aura sa clé
verdict_dice = chaque dé et chaque carte est ce que donne la clé
verdict_dice-since = chaque dé et chaque carte depuis est ce que donne la clé
verdict_dice-forked = à partir de la réponse { $since }, chaque dé et chaque carte est ce que donne la clé (une bifurcation : ce qui a été lancé avant est tel qu’enregistré)
verdict_draws =
    { $n ->
        [one] le seul dé ou la seule carte tirée est ce que donne la clé
       *[other] les { $n } dés et cartes tirés sont ce que donne la clé
    }
verdict_no-draws = ce qui a été tiré est tel qu’enregistré, mais ne peut être vérifié sans ces règles
verdict_committed = le serveur s’est engagé sur son secret par { $commitment }
-before =
    { $players ->
        [0] que la partie commence
        [1] qu’un joueur ajoute des octets
       *[other] que { $players } joueurs ajoutent des octets
    }
verdict_fair = la clé vient du secret du serveur et des octets des joueurs ; le serveur s’était engagé sur son secret avant { -before }, s’il avait déjà montré { $commitment }
verdict_fair-alone = la clé vient du seul secret du serveur (aucun joueur n’a ajouté d’octets : le serveur a pu la choisir) ; le serveur s’était engagé sur son secret avant { -before }, s’il avait déjà montré { $commitment }
verdict_pledged = chaque contribution est celle qui avait été promise avant qu’une seule soit montrée
verdict_withheld = promise et pas montrée à temps, si le serveur dit vrai : la contribution de { LIST($who) }
verdict_silent = rien n’a été promis par { LIST($who) }
verdict_seat = place { $seat }
verdict_no-pledges = l’enregistrement n’a pas de promesses : impossible de dire si les octets étaient fixés avant qu’on en montre
verdict_seal = le sceau est intact

## Ce qui ne va pas dans un enregistrement

record_malformed = Ce n’est pas le fichier d’une partie, ou il est endommagé.
record_version = Cet enregistrement vient d’une version plus récente de Muster.
record_position = Cette partie a commencé en cours de jeu, dans une position préparée.
record_game = Cet enregistrement appartient à un jeu qui n’est pas ici.
record_rules = Cette partie a été jouée selon d’autres règles que celles d’aujourd’hui, et sans clé rien ne peut être vérifié.
record_config = Le jeu ne peut pas être mis en place comme le dit cet enregistrement.
record_answer = Une réponse de cet enregistrement est contraire aux règles.
record_chance = Un dé ou une carte de cet enregistrement n’est pas ce que donne sa clé.
record_key = Cet enregistrement n’a pas de clé, ses dés ne peuvent donc pas être vérifiés.
record_fair = La clé ne vient pas de ce qui avait été convenu avant la partie.
record_hash = Cet enregistrement dit quelque chose qui ne s’est pas produit.
record_seal = Le sceau est brisé : cet enregistrement a été modifié.
record_unfinished = Cette partie n’est pas finie.
