rules_title = Regeln
rules_count = { $clauses } Regeln
rules_games = Spiele
rules_chapters_components = Material
rules_chapters_setup = Aufbau
rules_chapters_turn = Der Zug
rules_chapters_end = Das Ende
rules_gist_goal = Ziel
rules_gist_turn = Dein Zug
rules_gist_loss = So verlierst du
rules_chaptersLabel = Kapitel
rules_search = Regeln durchsuchen
rules_found = { $found } von { $all } Regeln
rules_filters = Zeigen
rules_all = Alle
rules_rulings = Auslegungen
rules_options = Optionen
rules_ourRuling = Unsere Auslegung.
rules_option = Option
rules_details = Einzelheiten
rules_detailsOf = { " " }zu Regel { $number }
rules_address = Adresse
rules_inTheBook = Im Heft
rules_checkedBy = Geprüft mit
rules_tests =
    { $count ->
        [one] { $count } Test
       *[other] { $count } Tests
    }
rules_noTests = Keine Spielregel, darum gibt es nichts zu prüfen.
rules_back = Zurück an den Tisch
rules_nothing = Keine Regel passt dazu
rules_nothingSays = Versuch es mit weniger Wörtern, oder sieh dir alle an.
rules_showAll = Alle zeigen
rules_says = Mit eigenen Worten, in Lesereihenfolge. Wo das Heft schweigt, entscheiden wir und sagen es dazu.
rules_untranslated = Diese Regeln gibt es bisher nur auf Englisch.
