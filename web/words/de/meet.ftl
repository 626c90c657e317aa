meet_how = So geht’s
meet_title = So spielt man { $game }
meet_new = Neu bei { $game }?
meet_learn = Lernen
meet_learnSays =
    { $lessons ->
        [one] { $lessons } Lektion
       *[other] { $lessons } Lektionen
    }, etwa { $minutes } Min.
meet_play = Einfach spielen
meet_playSays = Ein leichtes erstes Spiel mit Tipps
meet_known = Kenne ich schon
