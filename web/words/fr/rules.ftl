### Les règles de tous les jeux, clause par clause.

rules_title = Règles
rules_count = { $clauses } règles
rules_games = Jeux
rules_chapters_components = Matériel
rules_chapters_setup = Mise en place
rules_chapters_turn = Le tour
rules_chapters_end = La fin
rules_gist_goal = But du jeu
rules_gist_turn = Votre tour
rules_gist_loss = Comment on perd
rules_chaptersLabel = Chapitres
rules_search = Chercher dans les règles
rules_found = { $found } règles sur { $all }
rules_filters = Afficher
rules_all = Toutes
rules_rulings = Décisions
rules_options = Options
rules_ourRuling = Notre décision.
rules_option = Option
rules_details = Détails
rules_detailsOf = { " " }de la règle { $number }
rules_address = Adresse
rules_inTheBook = Dans le livret
rules_checkedBy = Vérifiée par
rules_tests =
    { $count ->
        [one] { $count } test
       *[other] { $count } tests
    }
rules_noTests = Pas une règle de jeu : il n’y a rien à tester.
rules_back = Retour à la table
rules_nothing = Aucune règle ne correspond
rules_nothingSays = Essayez moins de mots, ou voyez toutes les règles.
rules_showAll = Tout afficher
rules_says = Avec nos mots, dans l’ordre de lecture. Là où le livret se tait, nous décidons et nous le disons.
rules_untranslated = Ces règles ne sont pour l’instant qu’en anglais.
