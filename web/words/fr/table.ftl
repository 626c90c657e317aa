### Ce que dit la table, quel que soit le jeu.

table_dock = À faire maintenant
table_yourTurn = À vous de jouer
table_waiting = On attend { LIST($who) }
table_waitingAway = { $who } n’est pas là pour l’instant. La table attend.
table_thinking = { $who } réfléchit…
table_spectator = Vous regardez.
table_onlookers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
table_over = La partie est terminée.
table_undo = Annuler
table_undoAsk = Demander à annuler
table_undoWhy_revealed = Un dé a été lancé ou une carte révélée depuis : cela ne peut plus être annulé.
table_undoWhy_nothing = Vous n’avez rien à annuler.
table_undoAsked = { $who } aimerait annuler son dernier coup.
table_undoWaits = En attente de l’accord des autres pour annuler. Le prochain coup met fin à votre demande.
table_agree = Accepter
table_refuse = Refuser
table_withdraw = Laisser tomber
table_nudge = Laisser jouer le bot
table_moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
table_movesTitle = Tous les coups
table_skip = Passer le plateau
table_notation = Tapez un coup, ou un bout de coup
table_noMoves = Pas de coup de ce nom. Entrée pour demander pourquoi pas.
table_noMovesNow = Vous n’avez rien à choisir maintenant.
table_log = Ce qui s’est passé
table_logEarlier = Plus tôt
table_logEmpty = Rien pour l’instant.
table_side = Journal et discussion
table_chat = Discussion
table_chatUnread =
    Discussion, { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
table_chatSay = Dites quelque chose
table_chatSend = Envoyer
table_chatEmpty = Personne n’a encore rien dit.
table_chatRemoved = Ce message a été retiré.
table_news_away = { $who } laisse jouer un bot pour le moment.
table_news_replaced = { $who } laisse un bot jouer pour { $whom }.
table_news_back = { $who } est de retour.
table_news_sat = { $who } s’assoit.
table_news_left = { $who } a quitté la table. Un bot continue.
table_news_resigned = { $who } abandonne.
table_news_asks = { $who } demande à jouer.
table_news_admits = { $who } laisse entrer { $whom }.
table_news_wants-undo = { $who } voudrait annuler un coup.
table_news_undoes = { $who } annule le dernier coup.
table_news_withdraws = { $who } ne veut plus rien annuler.
table_news_lets-undo_mine = Vous laissez { $whom } annuler.
table_news_lets-undo_for-me = { $who } vous laisse annuler.
table_news_lets-undo_theirs = { $who } laisse { $whom } annuler.
table_news_keeps_mine = Vous préférez continuer. Le coup de { $whom } reste.
table_news_keeps_for-me = { $who } préfère continuer. Votre coup reste.
table_news_keeps_theirs = { $who } préfère continuer. Le coup reste.
table_news_moves-on_mine = Vous avez continué. Le coup de { $whom } reste.
table_news_moves-on_for-me = { $who } a continué. Votre coup reste.
table_news_moves-on_theirs = { $who } a continué. Le coup reste.
table_presence_away = absent
table_presence_plays = pour { $who }
table_seats_title = Joueurs
table_seats_host = Hôte
table_seats_onLeave = Joue pour { $who }
table_seats_bot = Laisser un bot jouer pour vous
table_seats_botSays = Vous pouvez reprendre votre place à tout moment.
table_seats_take = Reprendre votre place
table_seats_yours = Un bot joue pour vous.
table_seats_leave = Quitter la table
table_seats_leaveSays = Un bot continue. La place n’est plus à vous.
table_seats_resign = Abandonner
table_seats_resignSays = { $who } gagne. La partie est terminée.
table_seats_sure = Vraiment ?
table_seats_keep = Rester
table_seats_waits = { $who } n’a pas joué depuis { $long }.
table_seats_replace = Laisser un bot jouer pour { $who }
table_seats_long_while = un moment
table_seats_long_minutes =
    { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
table_seats_long_hours = { $n } heures
table_seats_long_days = { $n } jours
table_points = montre { $place }
table_point = Montrer aux autres
table_why_button = Pourquoi pas ?
table_why_asking =
    { TOUCH() ->
        [true] Touchez
       *[false] Cliquez
    } n’importe où pour demander pourquoi pas.
table_why_title = Pourquoi pas ?
table_why_help = Ce qui aiderait :
table_why_legal = C’est permis.
table_why_theirs_one = C’est à { $who } de jouer. { $prompt }
table_why_theirs_several = La table attend { LIST($who) }. { $prompt }
table_why_yours = Ce n’est pas possible maintenant. { $prompt }
table_why_choose = Le faire
table_clause_ruling = Notre décision.
table_clause_open = Ouvrir dans les règles
table_clause_seen = Moments avec cette règle
table_resolving_title = Ce qui se passe
table_resolving_newest = le plus récent en haut
table_resolving_now = En cours
table_resolving_waits = Attend
table_resolving_done = Fait
table_replay_title = Revoir la partie
table_replay_moment = Coup { $at } sur { $of }
table_replay_live = Coup { $at } sur { $at }, en direct
table_replay_final = Coup { $at } sur { $at }, la fin
table_replay_first = Au début
table_replay_previous = Un coup en arrière
table_replay_next = Un coup en avant
table_replay_last = Au dernier coup
table_replay_play = Lecture
table_replay_pause = Pause
table_replay_scrub = Position dans la partie
table_replay_back = Revenir au présent
table_replay_end = À la fin
table_replay_copy = Copier le lien
table_replay_copied = Copié
table_replay_fork = Essayer à partir d’ici
table_replay_forkSame = Avec les mêmes dés
table_replay_forkFresh = Avec de nouveaux dés
table_replay_forkSays = Commence une nouvelle partie sur cet appareil. Celle-ci reste comme elle est.
table_replay_begin = La partie commence
table_replay_chapter = Chapitre
table_replay_speed = Vitesse
table_replay_speeds_slow = Lente
table_replay_speeds_normal = Normale
table_replay_speeds_fast = Rapide
table_replay_eyes = Vue par
table_stop_you = vous
table_stop_goOn = Continuer
table_stop_again = Revoir
table_standing_title = Où en suis-je ?
table_standing_changed = Ce qui a changé
table_standing_can = Ce que vous pouvez faire
table_standing_threatens = Ce qui menace
table_standing_unchanged = Rien depuis votre dernier coup.
table_standing_calm = Rien n’est à prévoir.
table_standing_place = { $place } ({ $n })
table_standing_more = et { $n } de plus
table_since_title =
    { $n ->
        [one] Pendant votre absence : un coup
       *[other] Pendant votre absence : { $n } coups
    }
table_since_again = Revoir
table_since_close = Fermer
table_end_won = Vous avez gagné
table_end_lost = Vous avez perdu
table_end_drawn = Match nul
table_end_over = La partie est terminée
table_end_onward = Continuer l’histoire
table_end_rematch = Revanche
table_end_rematchAsked = { $who } aimerait une revanche. Votre place est gardée.
table_end_rematchJoin = Rejouer
table_end_resigned = { $who } a abandonné
table_end_youResigned = Vous avez abandonné
table_end_resignedAfter =
    { $moves ->
        [0] La partie s’est terminée avant le premier coup.
        [one] La partie s’est terminée après un coup. Voici où elle en était.
       *[other] La partie s’est terminée après { $moves } coups. Voici où elle en était.
    }
table_end_playOn = Continuer à partir d’ici
table_end_rematchOthers = Seuls ceux qui ont joué ici peuvent demander une revanche.
table_end_rematchWatch = Regarder la revanche
table_end_ownTable = Ouvrir votre propre table
table_end_replay = Revoir
table_end_share = Copier le lien
table_end_download = Télécharger
table_end_board = Voir le plateau
table_end_verified = Dés vérifiés
table_end_verifying = Vérification des dés…
table_end_verifiedSays = Les { $dice } dés et tirages viennent tous d’une clé fixée avant le premier. N’importe qui peut les vérifier.
table_end_promised_with-mine = Le serveur a tenu la promesse que cet appareil avait notée avant que vous vous asseyiez, et vos octets aléatoires sont dans les dés.
table_end_promised_without-mine = Le serveur s’en est tenu au secret promis. Rien de cet appareil n’est dans les dés : on ne peut donc exclure qu’il les ait choisis.
table_end_promised_other-secret = La promesse que le serveur montre maintenant n’est pas celle d’avant la partie. Ne vous fiez pas à ces dés.
table_end_promised_other-pledges = Quelqu’un a ajouté d’autres octets que ceux auxquels il était tenu quand cet appareil a montré les siens. Ne vous fiez pas à ces dés.
table_end_promised_left-out = Le serveur a laissé de côté les octets aléatoires promis par cet appareil. Ne vous fiez pas à ces dés.
table_end_failed = Les dés ne concordent pas
table_end_unchecked = Les dés n’ont pas pu être vérifiés
table_end_noKey = Ce fichier n’a pas de clé : ses coups sont valables, mais ses dés ne peuvent pas être vérifiés.
table_end_mattered = Moments décisifs
table_end_counted_turn = Tour
table_end_counted_shared-turn = Tour
table_end_counted_round = Manche
table_end_shelf = Vers l’étagère
table_knocking_ask = Demander à jouer
table_knocking_askHost = Demander une place à { $host }
table_knocking_says = Vous n’avez pas d’invitation à cette table. Demandez à { $host } de vous laisser entrer.
table_knocking_bots = Un bot joue ici. Demandez à { $host } la place du bot.
table_knocking_waits = Vous avez demandé à jouer. { $host } peut vous laisser entrer. D’ici là, vous pouvez regarder.
table_knocking_declined = { $host } a refusé. Vous pouvez toujours regarder.
table_knocking_full = Toutes les places sont prises. Vous pouvez regarder.
table_knocking_asked = { $who } demande à jouer.
table_knocking_seat = Place
table_knocking_admit = Laisser entrer { $who }
table_knocking_decline = Refuser
table_lobby_title = Salle d’attente
table_lobby_atTable = À la table
table_lobby_expected = attendu
table_lobby_ready = Tout le monde est là.
table_lobby_says = La partie commence quand toutes les places sont prises.
table_lobby_free = Libre
table_lobby_sit = S’asseoir ici
table_lobby_stand = Se lever
table_lobby_invited = { $who } vous invite à jouer à { $name }
table_lobby_invitedSomewhere = On vous invite
table_lobby_seatsFree =
    { $n ->
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
table_lobby_sitDown = S’asseoir
table_lobby_link = Copier le lien
table_lobby_linkSays = Qui a le lien peut prendre n’importe quelle place libre jusqu’au début de la partie.
table_lobby_ownLink = Lien pour cette place seulement
table_lobby_fewer = Retirer une place
table_lobby_fewerTaken = Quelqu’un occupe la dernière place. Il faut d’abord qu’elle se libère.
table_lobby_more = Ajouter une place
table_lobby_bot = La donner à un bot
table_lobby_start = Commencer
table_lobby_beginning = La partie va commencer.
table_lobby_waitsForBytes = On attend { LIST($who) }, dix secondes au plus.
table_lobby_startWaits = Occupez les places libres, donnez-les à des bots ou retirez-les.
table_lobby_hostStarts = { $who } lance la partie quand tout le monde est là.
table_lobby_name = Votre nom
table_lobby_come = Rejoindre
table_lobby_watch = Regarder
table_lobby_listed = Tout le monde peut trouver cette table dans la liste et s’y asseoir.
table_lobby_taken = { $who } a été plus rapide. Il n’y a plus de place libre, mais vous pouvez regarder.
table_lobby_dead = Cette invitation ne marche plus. Demandez un nouveau lien ; d’ici là, vous pouvez regarder.
table_closed_title = Cette table est fermée
table_closed_says = Personne n’y a joué depuis longtemps, ou l’hôte l’a fermée.
table_closed_stood =
    { $moves ->
        [0] Elle a été fermée avant le premier coup.
        [one] Elle a été fermée après un coup. Personne n’a gagné : voici où elle en était.
       *[other] Elle a été fermée après { $moves } coups. Personne n’a gagné : voici où elle en était.
    }
table_gone_title = Cette partie n’est pas ici
table_gone_says = Elle est peut-être sur un autre appareil, ou elle a été retirée.
table_old_title = Cette partie a été jouée selon des règles plus anciennes
table_old_says = Les règles ont changé depuis : elle ne peut pas continuer.
table_retired_title = Cette partie a été jouée selon la version { $rules } des règles
table_retired_says = Muster joue maintenant selon la version { $now } et ne peut pas la montrer sur le plateau. Son enregistrement est gardé tel quel, et chacun peut vérifier ses dés et ses coups.
table_elsewhere_title = Cette partie est ouverte dans un autre onglet
table_elsewhere_go = Jouer ici
table_without_network = Vous êtes hors ligne
table_without_server = Connexion perdue
table_without_yours = Vous pouvez encore jouer : votre coup est gardé et part à votre retour.
table_without_kept = Votre coup est gardé et part à votre retour.
table_without_others = Vous verrez à votre retour ce que les autres ont fait.
table_troubles_bot = Un bot ne peut pas répondre. Donnez sa place à quelqu’un d’autre, ou annulez.
table_troubles_unsaved = Cet appareil ne garde pas la partie : faites-y de la place, ou téléchargez la partie avant de partir.
table_troubles_rules = Cette page est plus ancienne que la table. Rechargez-la pour voir ce qui s’est passé.
table_troubles_banned = L’hébergeur de ce serveur vous a banni.
table_hand_title = Passez l’écran à { $who }
table_hand_says = Les autres mains sont cachées.
table_hand_go = C’est moi, { $who }
table_adviser_title = Conseiller
table_adviser_on = Demander au conseiller
table_adviser_thinking = Le bot réfléchit…
table_adviser_would = gagne { $odds } % de ses essais
table_adviser_lead =
    { $lead ->
        [one] { $lead } point d’avance sur le suivant.
       *[other] { $lead } points d’avance sur le suivant.
    }
table_adviser_level = Aussi bon que le suivant : prenez celui que vous préférez.
table_adviser_alone = Rien d’autre ne semblait mériter un essai.
table_adviser_says = Combien de fois un bot fort a gagné en essayant cela.
table_adviser_none = Le conseiller n’a rien à proposer ici.
table_keys_walk = parcourir le plateau et les coups
table_keys_choose = choisir
table_keys_undo = annuler
table_keys_moves = tous les coups, taper un coup
table_keys_why = demander pourquoi pas, puis cliquer
table_keys_standing = ce qui a changé, ce que vous pouvez faire, ce qui menace
table_keys_log = afficher ce qui s’est passé
table_keys_step = un coup en arrière, un en avant
table_keys_ends = au début, au dernier coup
table_keys_close = fermer
table_keys_list = afficher cette liste
table_spoken_options =
    { $n ->
        [one] Un coup.
       *[other] { $n } coups.
    }
table_error_title = Cette table ne peut pas être ouverte
table_error_again = Réessayer
