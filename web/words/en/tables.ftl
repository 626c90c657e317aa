tables_title = Tables
tables_says = Sit down at an open table, or watch a game.
tables_open = Open tables
tables_playing = Games to watch
tables_hosted = { $who } invites you
tables_free =
    { $seats ->
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
tables_sit = Sit down
tables_sitNamed = Sit down: { $title } with { $who }
tables_watch = Watch
tables_watchNamed = Watch: { $title }, { $who }
tables_name = Your name
tables_nameFirst = Enter your name first.
tables_moves =
    { $count ->
        [one] { $count } move so far
       *[other] { $count } moves so far
    }
tables_empty = No open tables right now
tables_emptySays = Set one up: choose a game, offer a seat to anybody, and everybody finds it here.
tables_own = Set up a table
