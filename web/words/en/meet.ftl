meet_how = How to play
meet_title = How to play { $game }
meet_new = New to { $game }?
meet_learn = Learn
meet_learnSays =
    { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }, about { $minutes } min
meet_play = Just play
meet_playSays = An easy first game, with hints
meet_known = I know this game
