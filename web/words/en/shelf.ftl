shelf_welcome = Open a box and play. The table takes care of the rules.
shelf_running = Running games
shelf_boxes = Games
shelf_players = Players:
shelf_minutes = min
shelf_play = Play now
shelf_playShort = Play now
shelf_choose = Choose…
shelf_chooseNamed = Set up { $title }
shelf_invite = Invite friends
shelf_inviteShort = Invite
# $count (number)
shelf_more = { $count } more running
shelf_with = { $title } with { $others }
shelf_yourTurn = Your turn
shelf_theirTurn = Waiting for the others.
shelf_waiting = Waiting for players.
shelf_justBegun = Just started.
shelf_moves =
    { $count ->
        [one] { $count } move so far.
       *[other] { $count } moves so far.
    }
shelf_onward = The story goes on: the next part is waiting.
shelf_over = Over.
shelf_fromFile = From a file.
shelf_ended_won = Over: you won.
shelf_ended_lost = Over: you lost.
shelf_ended_drawn = Over: a draw.
shelf_remove = Remove from this device
shelf_removeNamed = Remove { $title } from this device
shelf_removeIt = Remove
shelf_keep = Keep
shelf_sure = Remove it for good?
shelf_drop = Drop the game here to watch it
shelf_motto = Every rule enforced, every game ready to replay.
shelf_elsewhere = More
shelf_credits = Credits
shelf_replays_says = Every game can be watched again, move by move, from any moment.
shelf_replays_running = Still running
shelf_replays_finished = Finished
shelf_replays_file = Open a file
shelf_replays_fileSays = Or drop a downloaded game anywhere on this page.
shelf_replays_empty = Nothing to watch yet
shelf_replays_emptySays = Every game you play is kept here, on this device. Play one, or open one that somebody sent you.
shelf_replays_go = To the shelf
