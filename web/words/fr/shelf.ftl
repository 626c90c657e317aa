### L’étagère, et les parties jouées ou en cours.

shelf_welcome = Ouvrez une boîte et jouez. La table veille aux règles.
shelf_running = Parties en cours
shelf_boxes = Jeux
shelf_players = Joueurs :
shelf_minutes = min
shelf_play = Jouer
shelf_playShort = Jouer
shelf_choose = Choisir…
shelf_chooseNamed = Préparer { $title }
shelf_invite = Inviter des amis
shelf_inviteShort = Inviter
shelf_more =
    { $count ->
        [one] { $count } autre en cours
       *[other] { $count } autres en cours
    }
shelf_with = { $title } avec { $others }
shelf_yourTurn = À vous de jouer
shelf_theirTurn = En attente des autres.
shelf_waiting = En attente de joueurs.
shelf_justBegun = Vient de commencer.
shelf_moves =
    { $count ->
        [one] { $count } coup joué.
       *[other] { $count } coups joués.
    }
shelf_onward = L’histoire continue : la suite vous attend.
shelf_over = Terminée.
shelf_fromFile = Venue d’un fichier.
shelf_ended_won = Terminée : vous avez gagné.
shelf_ended_lost = Terminée : vous avez perdu.
shelf_ended_drawn = Terminée : match nul.
shelf_remove = Retirer de cet appareil
shelf_removeNamed = Retirer { $title } de cet appareil
shelf_removeIt = Retirer
shelf_keep = Garder
shelf_sure = La retirer pour de bon ?
shelf_drop = Déposez la partie ici pour la regarder
shelf_motto = Chaque règle appliquée, chaque partie prête à être revue.
shelf_elsewhere = Plus
shelf_credits = Crédits
shelf_replays_says = Chaque partie peut être revue, coup par coup, depuis n’importe quel moment.
shelf_replays_running = Encore en cours
shelf_replays_finished = Terminées
shelf_replays_file = Ouvrir un fichier
shelf_replays_fileSays = Ou déposez une partie téléchargée n’importe où sur cette page.
shelf_replays_empty = Rien à regarder pour l’instant
shelf_replays_emptySays = Chaque partie que vous jouez est gardée ici, sur cet appareil. Jouez-en une, ou ouvrez-en une qu’on vous a envoyée.
shelf_replays_go = Vers l’étagère
