learn_title = Apprendre en jouant
learn_says = De courtes leçons à une vraie table, avec un guide qui dit une chose à la fois. Rien ne compte ; commencez où vous voulez.
learn_done =
    { $of ->
        [one] { $n } leçon sur { $of } terminée
       *[other] { $n } leçons sur { $of } terminées
    }
learn_continue = Continuer : { $title }
learn_begin = Commencer : { $title }
learn_count = { $n } sur { $of }
learn_minutes = { $n } min
learn_is_done = terminée
learn_is_skipped = passée
learn_is_begun = commencée
learn_soon = Les leçons de ce jeu sont en préparation. Ses règles disent tout, point par point.
learn_all = Toutes les leçons de { $game } sont terminées
learn_allSays = À vous de jouer : le prochain bot ne retient pas ses coups.
learn_play = Jouer à { $game }
learn_coach = { $name } explique
learn_step = Étape { $n } sur { $of }
learn_leave = Quitter et garder ma place
learn_back = Une étape en arrière
learn_skip = Passer la leçon
learn_next = Continuer
learn_watch = Regarder
learn_takeBack = Annuler
learn_show = Montrez-moi
learn_list = Répondre depuis une liste
learn_again = Recommencer
learn_playOn = Continuer la partie à partir d’ici
learn_firstGame = Votre première partie
learn_nextLesson = Suite : { $title }
learn_reply_allowed = C’est permis. Pour l’instant, choisissez ce qui brille.
learn_reply_first = Un instant : lisez d’abord ceci, puis continuez.
learn_reply_elsewhere = Pas là. Essayez un autre endroit.
learn_lessons = { $game } en { $n } leçons
learn_known = Ce que vous savez maintenant
