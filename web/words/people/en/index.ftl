title = Me
stranger_title = Nobody knows you here yet
stranger_says = You can play without an account. Enter your name, add a passkey, and this is you on every device: your tables, your history, your settings.
stranger_name = Your name
stranger_go = That is me
stranger_known = I have been here before
guest = Only on this device
# $count (number)
keys =
    { $count ->
        [one] { $count } passkey
       *[other] { $count } passkeys
    }
# $since (string)
since = Here since { $since }
name_title = Name
name_label = Your name
name_hint = shown at every table
name_keep = Save
passkeys_title = Passkeys
passkeys_safe = No password to lose
passkeys_none = Your name is known on this device alone. With a passkey (your fingerprint, face or PIN) you come back from any device.
passkeys_add = Add a passkey on this device
# $when (string)
passkeys_used = last used { $when }
# $when (string)
passkeys_added = added { $when }
passkeys_remove = Remove
# $name (string)
passkeys_removeOf = Remove the passkey { $name }
passkeys_rename = Rename
# $name (string)
passkeys_renameOf = Rename the passkey { $name }
passkeys_nameLabel = Name of the passkey
passkeys_last = This is your last way back. Without it you are known on the devices that are signed in, and nowhere else.
passkeys_sure = Remove it
passkeys_keep = Keep it
passkeys_cancelled = No passkey was used. Try again when you are ready.
passkeys_already = This device already has a passkey of yours.
passkeys_insecure = Passkeys need a secure address (https) with a name. Open this server by such an address, or link devices by code.
recovery_title = Recovery codes
recovery_none = for when every device is lost
# $left (number)
# $when (string)
recovery_left =
    { $left ->
        [one] { $left } code left, made { $when }
       *[other] { $left } codes left, made { $when }
    }
recovery_make = Make codes
recovery_anew = New codes
recovery_warning = The codes you have now will stop working.
recovery_sure = Make new codes
recovery_says = Each code signs you in once. Print them, keep them where you keep your keys. They are shown only now.
# $name (string)
recovery_sheet = Muster: recovery codes of { $name }
recovery_use = Enter one at
recovery_print = Print
recovery_copy = Copy
recovery_copied = Copied
recovery_done = I have kept them
link_title = Link another device
link_says = Another phone or computer becomes you, with all your tables.
link_show = Show a code
link_step1 = Open the camera on the other device, and point it here.
link_step2 = Or open Muster there, choose “I have been here before”, and type the code.
link_picture = QR code for another device
# $time (string)
link_lasts = Works once, for { $time } more.
link_over = This code is too old. Show a new one.
# $device (string)
link_came = { $device } is signed in now. If that was not you, sign it out below.
devices_title = Signed in
devices_here = This device
devices_unknown = Another device
# $label (string)
devices_program = Program: { $label }
# $when (string)
# $seen (string)
devices_since = since { $when }, last seen { $seen }
devices_today = today
devices_end = Sign out
# $name (string)
devices_endOf = Sign out: { $name }
devices_everywhere = Sign out everywhere
devices_warning = You have no passkey and no recovery codes: whoever signs out everywhere comes back as somebody new, and cannot return to their seats.
devices_back = You come back with a passkey or a recovery code.
devices_sure = Yes, sign out everywhere
signIn_title = I have been here before
signIn_passkey = Sign in with a passkey
signIn_passkeySays = Your fingerprint, face or PIN.
signIn_code = Code
signIn_codeSays = From a device where you are signed in, or from your recovery sheet.
signIn_go = Sign in
# $name (string)
signIn_instead = You are { $name } here. Whoever signs in as somebody else leaves that name and its seats behind.
# $name (string)
signIn_welcome = Welcome back, { $name }
# $left (number)
signIn_left =
    { $left ->
        [0] That was your last recovery code. Make new ones.
        [one] { $left } recovery code is left.
       *[other] { $left } recovery codes are left.
    }
signIn_on = To my page
signIn_play = Play
tabs_label = My page
tabs_overview = Overview
tabs_history = History
tabs_account = Account
avatar_title = Picture
avatar_letter = the first letter of your name
avatar_names_fox = fox
avatar_names_owl = owl
avatar_names_stag = stag
avatar_names_hare = hare
avatar_names_badger = badger
avatar_names_lynx = lynx
avatar_names_raven = raven
avatar_names_frog = frog
avatar_names_ram = ram
avatar_names_hedgehog = hedgehog
avatar_names_otter = otter
avatar_names_moth = moth
statistics_title = Games won
statistics_legend = with the range it lies in (95%); dashed: everybody here
# $played (number)
statistics_played =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
# $low (number)
# $high (number)
statistics_range = { $low } to { $high }
# $share (number)
statistics_share = { PERCENT($share) }%
# $share (number)
statistics_usual = everybody { PERCENT($share) }%
# $game (string)
# $share (number)
# $low (number)
# $high (number)
statistics_aloud = { $game }: won { PERCENT($share) }%, between { PERCENT($low) }% and { PERCENT($high) }%
# $drawn (number)
statistics_drawn =
    { $drawn ->
        [one] { $drawn } draw
       *[other] { $drawn } draws
    }
statistics_none = No game is over yet. Play one at a table, and it is counted here.
statistics_hidden = Keeps this private.
history_title = History
history_games = Games
history_results = Results
history_all = All
history_won = Won
history_lost = Lost
history_drawn = Draw
history_over = Both sides
history_with = With whom
# $title (string)
# $others (string)
history_against = { $title } with { $others }
# $bots (number)
history_bots =
    { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
# $count (number)
# $when (string)
history_moves =
    { $count ->
        [one] { $count } move, { $when }
       *[other] { $count } moves, { $when }
    }
history_replay = Replay
# $title (string)
# $when (string)
history_replayOf = Replay: { $title }, { $when }
history_more = Show more
history_none = No such game.
shows_title = Who sees what
shows_statistics = My statistics
shows_statisticsSays = how often I have won
shows_history = My games
shows_historySays = those at listed tables
shows_all = Everybody
shows_nobody = Nobody
shows_open = What others see
luggage_title = Games on this device
# $here (number)
luggage_says =
    { $here ->
        [0] There are no games on this device. Those at tables are with you anyway.
        [one] { $here } game is kept on this device alone. Take it along, and go on with it on another.
       *[other] { $here } games are kept on this device alone. Take them along, and go on with them on another.
    }
# $count (number)
luggage_take =
    { $count ->
        [one] Take { $count } game along
       *[other] Take { $count } games along
    }
# $count (number)
luggage_bring =
    { $count ->
        [one] Bring { $count } game to this device
       *[other] Bring { $count } games to this device
    }
luggage_same = All games you took along are here, too.
# $count (number)
luggage_leave =
    { $count ->
        [one] Take { $count } game along no longer
       *[other] Take { $count } games along no longer
    }
data_title = My data
data_export = Everything about me
data_exportSays = who you are, tables, records, games: one file
data_download = Download
data_delete = Delete me
data_deleteSays = Your seats are free or a bot’s, your name is nobody’s. Records of your matches stay; so does what you wrote, without your name.
data_button = Delete
data_sure = Yes, delete me
data_keep = No
data_warning = There is no way back.
person_gone = There is nobody by this address any more.
friends_title = Friends
friends_none = Give somebody your link, or ask those you have played with.
friends_invite = Invite a friend
friends_copy = Copy the link
friends_says = Whoever opens this link is your friend. It works once, within a week.
friends_asks = would like to be friends
friends_asked = asked
friends_played = played with you
friends_yes = Yes
friends_no = No
friends_ask = Ask
# $name (string)
friends_askOf = Ask { $name } to be friends
# $name (string)
friends_yesOf = Be friends with { $name }
# $name (string)
friends_noOf = Not friends with { $name }
# $name (string)
friends_invited = { $name } invites you to be friends.
friends_are = You are friends
friends_end = No longer friends
friends_enter = Enter your name first
shows_friends = Friends
