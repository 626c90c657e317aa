table_dock = What to do now
table_yourTurn = Your turn
table_waiting = Waiting for { LIST($who) }
table_waitingAway = { $who } is away right now. The table waits.
table_thinking = { $who } is thinking…
table_spectator = You are watching.
table_onlookers =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }
table_over = The game is over.
table_undo = Undo
table_undoAsk = Ask to undo
table_undoWhy_revealed = A die was rolled or a card turned up since then, so this cannot be undone.
table_undoWhy_nothing = You have nothing to undo.
table_undoAsked = { $who } would like to undo their last move.
table_undoWaits = Waiting for the others to agree to your undo. The next move ends your request.
table_agree = Agree
table_refuse = Refuse
table_withdraw = Never mind
table_nudge = Let the bot go ahead
table_moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
table_movesTitle = All moves
table_skip = Skip the board
table_notation = Type a move, or part of one
table_noMoves = No such move. Press Enter to ask why not.
table_noMovesNow = You have nothing to choose right now.
table_log = What happened
table_logEarlier = Earlier
table_logEmpty = Nothing yet.
table_side = Log and chat
table_chat = Chat
# $n (number)
table_chatUnread = Chat, { $n } new
table_chatSay = Say something
table_chatSend = Send
table_chatEmpty = Nobody has said anything yet.
table_chatRemoved = This message was removed.
table_news_away = { $who } lets a bot play for now.
table_news_replaced = { $who } lets a bot play for { $whom }.
table_news_back = { $who } is back.
table_news_sat = { $who } sits down.
table_news_left = { $who } has left. A bot plays on.
table_news_resigned = { $who } resigns.
table_news_asks = { $who } asks to join.
table_news_admits = { $who } lets { $whom } in.
table_news_wants-undo = { $who } would like to undo.
table_news_undoes = { $who } takes the last move back.
table_news_withdraws = { $who } no longer wants to undo.
table_news_lets-undo_mine = You let { $whom } undo.
table_news_lets-undo_for-me = { $who } lets you undo.
table_news_lets-undo_theirs = { $who } lets { $whom } undo.
table_news_keeps_mine = You prefer to play on. The move of { $whom } stays.
table_news_keeps_for-me = { $who } prefers to play on. Your move stays.
table_news_keeps_theirs = { $who } prefers to play on. The move stays.
table_news_moves-on_mine = You have played on. The move of { $whom } stays.
table_news_moves-on_for-me = { $who } has played on. Your move stays.
table_news_moves-on_theirs = { $who } has played on. The move stays.
table_presence_away = away
table_presence_plays = for { $who }
table_seats_title = Players
table_seats_host = Host
table_seats_onLeave = Plays for { $who }
table_seats_bot = Let a bot play for you
table_seats_botSays = You can take your seat back at any time.
table_seats_take = Take your seat back
table_seats_yours = A bot plays for you.
table_seats_leave = Leave the table
table_seats_leaveSays = A bot plays on. The seat is no longer yours.
table_seats_resign = Resign
table_seats_resignSays = { $who } wins. The game is over.
table_seats_sure = Are you sure?
table_seats_keep = Stay
table_seats_waits = { $who } has not moved for { $long }.
table_seats_replace = Let a bot play for { $who }
table_seats_long_while = a while
table_seats_long_minutes =
    { $n ->
        [one] a minute
       *[other] { $n } minutes
    }
# $n (number)
table_seats_long_hours = { $n } hours
# $n (number)
table_seats_long_days = { $n } days
table_points = points at { $place }
table_point = Point it out to the others
table_why_button = Why not?
table_why_asking = { -click } anything to ask why not.
table_why_title = Why not?
table_why_help = What would help:
table_why_legal = That is allowed.
table_why_theirs_one = It is { $who }’s turn. { $prompt }
table_why_theirs_several = The table is waiting for { LIST($who) }. { $prompt }
table_why_yours = That is not possible right now. { $prompt }
table_why_choose = Do it
table_clause_ruling = Our ruling.
table_clause_open = Open in the rules
table_clause_seen = Moments with this rule
table_resolving_title = What is going on
table_resolving_newest = newest on top
table_resolving_now = Now
table_resolving_waits = Waits
table_resolving_done = Done
table_replay_title = Replay
table_replay_moment = Move { $at } of { $of }
table_replay_live = Move { $at } of { $at }, live
table_replay_final = Move { $at } of { $at }, the end
table_replay_first = To the beginning
table_replay_previous = One move back
table_replay_next = One move forward
table_replay_last = To the latest move
table_replay_play = Play
table_replay_pause = Pause
table_replay_scrub = Position in the game
table_replay_back = Back to now
table_replay_end = To the end
table_replay_copy = Copy link
table_replay_copied = Copied
table_replay_fork = Try from here
table_replay_forkSame = With the same dice
table_replay_forkFresh = With new dice
table_replay_forkSays = Starts a new game on this device. This one stays as it is.
table_replay_begin = The game begins
table_replay_chapter = Chapter
table_replay_speed = Speed
table_replay_speeds_slow = Slow
table_replay_speeds_normal = Normal
table_replay_speeds_fast = Fast
table_replay_eyes = As seen by
table_stop_you = you
table_stop_goOn = Go on
table_stop_again = Show it again
table_standing_title = Where do I stand?
table_standing_changed = What changed
table_standing_can = What you can do
table_standing_threatens = What threatens
table_standing_unchanged = Nothing since your last move.
table_standing_calm = Nothing can be foreseen.
table_standing_place = { $place } ({ $n })
# $n (number)
table_standing_more = and { $n } more
table_since_title =
    { $n ->
        [one] While you were away: one move
       *[other] While you were away: { $n } moves
    }
table_since_again = Show again
table_since_close = Close
table_end_won = You won
table_end_lost = You lost
table_end_drawn = A draw
table_end_over = The game is over
table_end_onward = Continue the story
table_end_rematch = Rematch
table_end_rematchAsked = { $who } would like a rematch. Your seat is kept.
table_end_rematchJoin = Play again
table_end_resigned = { $who } resigned
table_end_youResigned = You resigned
table_end_resignedAfter =
    { $moves ->
        [0] The game ended before the first move.
        [one] The game ended after one move. This is how it stood.
       *[other] The game ended after { $moves } moves. This is how it stood.
    }
table_end_playOn = Play on from here
table_end_rematchOthers = Only those who played here can ask for a rematch.
table_end_rematchWatch = Watch the rematch
table_end_ownTable = Set up your own table
table_end_replay = Replay
table_end_share = Copy link
table_end_download = Download
table_end_board = Look at the board
table_end_verified = Dice verified
table_end_verifying = Checking the dice…
table_end_verifiedSays = All { $dice } dice and draws come from a key that was fixed before the first one. Anybody can check them.
table_end_promised_with-mine = The server kept the promise that this device noted before you sat down, and your random bytes are in the dice.
table_end_promised_without-mine = The server kept to the secret it had promised. Nothing from this device is in the dice, so this cannot rule out that it chose them.
table_end_promised_other-secret = The promise the server shows now is not the one it showed before the match. Do not trust these dice.
table_end_promised_other-pledges = Somebody added other bytes than they were bound to when this device showed its own. Do not trust these dice.
table_end_promised_left-out = The server left out the random bytes that this device had pledged. Do not trust these dice.
table_end_failed = The dice do not match
table_end_unchecked = The dice could not be checked
table_end_noKey = This file has no key: its moves are valid, but its dice cannot be checked.
table_end_mattered = Moments that mattered
table_end_counted_turn = Turn
table_end_counted_shared-turn = Turn
table_end_counted_round = Round
table_end_shelf = To the shelf
table_knocking_ask = Ask to join
table_knocking_askHost = Ask { $host } for a seat
table_knocking_says = You have no invitation to this table. Ask { $host } to let you in.
table_knocking_bots = A bot plays here. Ask { $host } to let you take its seat.
table_knocking_waits = You asked to join. { $host } can let you in. Until then you can watch.
table_knocking_declined = { $host } has declined. You can still watch.
table_knocking_full = All seats are taken. You can watch.
table_knocking_asked = { $who } asks to join.
table_knocking_seat = Seat
table_knocking_admit = Let { $who } in
table_knocking_decline = Decline
table_lobby_title = Waiting room
table_lobby_atTable = At the table
table_lobby_expected = expected
table_lobby_ready = Everybody is here.
table_lobby_says = The game begins when every seat is taken.
table_lobby_free = Free
table_lobby_sit = Sit down here
table_lobby_stand = Stand up
table_lobby_invited = { $who } invites you to { $name }
table_lobby_invitedSomewhere = You are invited
table_lobby_seatsFree =
    { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
table_lobby_sitDown = Sit down
table_lobby_link = Copy the link
table_lobby_linkSays = Whoever has the link may take any free seat until the game begins.
table_lobby_ownLink = Link for this seat only
table_lobby_fewer = Take a chair away
table_lobby_fewerTaken = Somebody sits on the last chair. They have to stand up first.
table_lobby_more = Add a chair
table_lobby_bot = Give it to a bot
table_lobby_start = Begin
table_lobby_beginning = The game is about to begin.
table_lobby_waitsForBytes = Waiting for { LIST($who) }, ten seconds at most.
table_lobby_startWaits = Fill the free seats, give them to bots, or take them away.
table_lobby_hostStarts = { $who } starts the game when everybody is here.
table_lobby_name = Your name
table_lobby_come = Join
table_lobby_watch = Watch
table_lobby_listed = Everybody can find this table in the list and sit down.
table_lobby_taken = { $who } sat down first. No seat is free now, but you can watch.
table_lobby_dead = This invitation no longer works. Ask for a new link; until then you can watch.
table_closed_title = This table is closed
table_closed_says = Nobody played here for a long time, or the host closed it.
table_closed_stood =
    { $moves ->
        [0] It was closed before the first move.
        [one] It was closed after one move. Nobody has won: this is how it stood.
       *[other] It was closed after { $moves } moves. Nobody has won: this is how it stood.
    }
table_gone_title = This game is not here
table_gone_says = It may be on another device, or it was removed.
table_old_title = This game was played by older rules
table_old_says = The rules have changed since then, so it cannot go on.
table_retired_title = This match was played by version { $rules } of the rules
table_retired_says = Muster now plays by version { $now } and cannot show it on the board. Its record is kept as it was, and anybody can check its dice and moves.
table_elsewhere_title = This game is open in another tab
table_elsewhere_go = Play here
table_without_network = You’re offline
table_without_server = Connection lost
table_without_yours = You can still move: your move is kept and goes out when you’re back.
table_without_kept = Your move is kept and goes out when you’re back.
table_without_others = You’ll see what the others did when you’re back.
table_troubles_bot = A bot cannot answer. Give its seat to somebody else, or undo.
table_troubles_unsaved = This device does not keep the game: make room on it, or download the game before you leave.
table_troubles_rules = This page is older than the table. Reload it to see what happened.
table_troubles_banned = Whoever runs this server has banned you.
table_hand_title = Hand the screen to { $who }
table_hand_says = The other hands are hidden.
table_hand_go = I am { $who }
table_adviser_title = Adviser
table_adviser_on = Ask the adviser
table_adviser_thinking = The bot is thinking…
table_adviser_would = wins { $odds }% of its trials
# the first of those it tried, and the next: what speaks for it in a sentence
# $lead (number)
table_adviser_lead =
    { $lead ->
        [one] { $lead } point ahead of the next best.
       *[other] { $lead } points ahead of the next best.
    }
table_adviser_level = As good as the next best: take what you like.
# it tried nothing else
table_adviser_alone = Nothing else looked worth a try.
table_adviser_says = How often a strong bot won when it tried this out.
table_adviser_none = The adviser has nothing to suggest here.
table_keys_walk = move over the board and the moves
table_keys_choose = choose
table_keys_undo = undo
table_keys_moves = all moves, type a move
table_keys_why = ask why not, then click
table_keys_standing = what changed, what you can do, what threatens
table_keys_log = show what happened
table_keys_step = one move back, one forward
table_keys_ends = to the beginning, to the latest move
table_keys_close = close
table_keys_list = show this list
table_spoken_options =
    { $n ->
        [one] One move.
       *[other] { $n } moves.
    }
table_error_title = This table cannot be opened
table_error_again = Try again
