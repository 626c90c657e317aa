meet_how = Comment jouer
meet_title = Comment jouer à { $game }
meet_new = { $game }, c’est nouveau pour vous ?
meet_learn = Apprendre
meet_learnSays =
    { $lessons ->
        [one] { $lessons } leçon
       *[other] { $lessons } leçons
    }, environ { $minutes } min
meet_play = Jouer tout de suite
meet_playSays = Une première partie facile, avec conseils
meet_known = Je connais déjà
