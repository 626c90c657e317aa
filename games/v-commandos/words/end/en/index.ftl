### The debrief: it comes when the game is over.

headline_success = Home by night on turn { $turn }
headline_bag = The bag is empty on turn { $turn }
headline_eliminated = The last commando falls on turn { $turn }
headline_no-replacement = Nobody left to send on turn { $turn }
headline_card = Too late on turn { $turn }
headline_other = It ends on turn { $turn }
verdict_success = Every objective is done, and the survivors are out.
verdict_bag = A token was due and <b>the bag was empty</b>.
verdict_eliminated = <b>All commandos</b> are Eliminated.
verdict_no-replacement = <b>No commando is left</b> to take over.
verdict_card = <b>Time ran out</b> before the job was done.
casualties = Casualties
down = enemies down
home = home
caught = caught
eliminated = Eliminated
fell = fell on turn { $turn }
fate =
    { $wounds ->
        [0] unhurt
       *[other] { -wounds($wounds) }
    }, { $seen ->
        [0] never seen
        [1] seen once
       *[other] seen { $seen } times
    }
noise = Noise and alarm, turn by turn
how-it-went = How it went
grade_ghosts = <b>Ghosts</b>: no alarm on any terrain.
grade_clean = <b>Clean</b>: nobody was Eliminated.
grade_pyrrhic = <b>Pyrrhic</b>: a single commando is left.
grade_costly = <b>Costly</b>: not everybody came back.
honours = Honours
honour_objectives = Every objective
honour_unseen = Unseen
honour_all-home = All come home
so-many = { $n } of { $of }
everybody = everybody
seen =
    { $seen ->
        [0] nobody was ever Visible
        [1] seen once
       *[other] seen { $seen } times
    }
alarm-turns = { $n } of { $of } turns in alarm
ways = How near the end was
way_bag = <b>Bag</b>: no turn began with fewer than { -tokens($lowest) }
way_bag-empty = <b>Bag</b>: empty when a token was due
way_eliminated = <b>Commandos</b>: { $left } still up
way_eliminated-all = <b>Commandos</b>: nobody left
way_no-replacement = <b>Replacements</b>: nobody left to send
way_card = <b>The hour on the card</b>: passed
