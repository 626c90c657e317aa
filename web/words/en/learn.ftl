learn_title = Learn by playing
learn_says = Short lessons at a real table, with a coach who says one thing at a time. Nothing counts; start anywhere.
learn_done =
    { $of ->
        [one] { $n } of { $of } lesson done
       *[other] { $n } of { $of } lessons done
    }
learn_continue = Continue: { $title }
learn_begin = Begin: { $title }
learn_count = { $n } of { $of }
learn_minutes = { $n } min
learn_is_done = done
learn_is_skipped = skipped
learn_is_begun = begun
learn_soon = The lessons of this game are being written. Its rules say everything, clause by clause.
learn_all = All lessons of { $game } done
learn_allSays = Now play it: the next bot does not hold back.
learn_play = Play { $game }
learn_coach = { $name } teaches
learn_step = Step { $n } of { $of }
learn_leave = Leave, and keep my place
learn_back = One step back
learn_skip = Skip lesson
learn_next = Go on
learn_watch = Watch
learn_takeBack = Undo
learn_show = Show me
learn_list = Answer from a list
learn_again = Play it again
learn_playOn = Play on from here
learn_firstGame = Play your first game
learn_nextLesson = Next: { $title }
learn_reply_allowed = That is allowed. For now, choose what glows.
learn_reply_first = In a moment: read this first, then go on.
learn_reply_elsewhere = Not there. Try another place.
learn_lessons = { $game } in { $n } lessons
learn_known = You know this now
