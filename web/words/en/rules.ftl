rules_title = Rules
rules_count = { $clauses } rules
rules_games = Games
rules_chapters_components = Components
rules_chapters_setup = Set-up
rules_chapters_turn = The turn
rules_chapters_end = The end
rules_gist_goal = Goal
rules_gist_turn = Your turn
rules_gist_loss = How you lose
rules_chaptersLabel = Chapters
rules_search = Search the rules
rules_found = { $found } of { $all } rules
rules_filters = Show
rules_all = All
rules_rulings = Rulings
rules_options = Options
rules_ourRuling = Our ruling.
rules_option = Option
rules_details = Details
rules_detailsOf = { " " }of rule { $number }
rules_address = Address
rules_inTheBook = In the book
rules_checkedBy = Checked by
rules_tests =
    { $count ->
        [one] { $count } test
       *[other] { $count } tests
    }
rules_noTests = Not a rule of play, so there is nothing to test.
rules_back = Back to the table
rules_nothing = No rule matches
rules_nothingSays = Try fewer words, or see all rules.
rules_showAll = Show all
rules_says = In our own words, in reading order. Where the printed book is silent, we decide and say so.
rules_untranslated = These rules are only in English so far.
