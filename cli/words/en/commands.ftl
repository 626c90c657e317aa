### What commands do, and their options.

-as-serve = It uses the database of DATABASE_URL or MUSTER_DATA, as serve does.
backup_summary = Write all tables, people and reports into one file, while people play on.
backup_details =
    --encrypt takes the password from MUSTER_BACKUP_PASSWORD; restore asks for it there too.
    { -as-serve }
backup_option_encrypt = encrypt the file (AES-256-GCM) with the password in MUSTER_BACKUP_PASSWORD
restore_summary = Put everything back as it was when the backup was made, while servers run on.
restore_details =
    Servers notice, and their players come back by themselves. A backup of the embedded database can be restored into PostgreSQL, and the other way round.
    { -as-serve }
restore_option_replace = really replace what is there (without it, only an empty database is filled)
balance_summary = Play every setting of a game many times and print a table: wins with 95% intervals (in a race those of the first seat), causes of defeat, length.
balance_option_bot = who plays all seats: { $bots } (greedy)
balance_option_games = matches for each setting (100)
balance_option_group = only the settings of one group (contact: members, teams; contra: native, mixed; contract-assassin: seats, assassins)
balance_option_only = only rows with this in their name
balance_option_players = only these numbers of players
balance_option_write = also write docs/balance/<game>.md, and content/balance.json in games whose set-up shows it
balance_option_keep = keep what is measured in a file, and go on from it when called again
bots_summary = Let the bots of each game play, against each other or together, and print win rates with 95% intervals.
bots_option_games = matches of the smallest trial; the others play a multiple of it (100)
bots_option_search = how long the search bot may think per decision, as 200ms or as a number of iterations (set by the game)
check_summary = Read the whole database and say whether everything is as it was written and every running table can go on, while people play.
check_details = { -as-serve }
check_partly = table { $table }, its record: { $text }
clauses_summary = Run the tests of the games named, or of all, and count the clauses of the rulebooks that they prove.
fuzz_summary = Play matches at random and check at every decision what must be true of every game.
fuzz_option_games = { $same } (all: { $games })
fuzz_option_matches = how many matches of each (1000)
fuzz_option_twins = instead, compare <n> pairs of states of each ({ $games }) that differ only in what somebody may not know
fuzz_option_first = begin with this match (0)
fuzz_option_out = where the record of a failure goes (out)
golden_summary = Rewrite the golden play-throughs of the games named, or of all, so that every change of behaviour shows in the diff.
golden_option_check = write nothing, only say whether anything would change
mutants_summary = Break the rules of a game in many small ways and name what no test notices.
mutants_details =
    What is broken is games/<id>/rules and games/<id>/facts; what should notice are the tests of the game, its board, bot and browser left out.
    Mutants that change nothing anybody could notice are listed, with reasons, in games/<id>/equivalent-mutants.yaml.
mutants_option_files = only files whose path contains one of these
mutants_option_changed = only files that differ from main; without --game, of every game
mutants_option_sample = only this many, chosen at random
mutants_option_seed = the same seed chooses the same ones (1)
mutants_option_doubt = also try those that are listed as equivalent
mutants_option_long = also run long tests, which play many whole matches
mutants_option_json = also write what happened to each into a file
mutants_option_again = only those that went unnoticed according to such a file
new_summary = Start a new game: a tiny, complete one with hidden hands to build your own from.
new_option_title = what it is called (made from its id)
play_summary = Play in the terminal, alone, together on one screen, or with bots.
play_option_seats = who sits where: me, or { $bots }
play_option_seed = the same seed gives the same dice (without it they are random)
play_option_load = open a record and play on from its end, with new dice
export_summary = Write the records of finished tables into files that anybody can verify: of those named, or of all.
export_option_out = the folder to write to (records)
import_summary = Keep records of matches as tables, to look at and to share. Each is verified first.
import_option_name = the name of whoever keeps them (Import)
serve_summary = Serve tables to people: with friends by link, with bots, for minutes or for weeks.
serve_details =
    Everything can be set by environment variables, nothing has to be:
    
    { $variables }
serve_option_port = the port, the same as MUSTER_PORT
simulate_summary = Let bots play many matches, on all cores, and count how they end.
simulate_option_bot = who plays, one for all seats or one for each, with commas: { $bots } (greedy)
simulate_option_games = how many matches (1000)
simulate_option_out = write the results: .json, .csv or .html by its ending; several with commas
simulate_option_compare = an earlier .json, to tell what has changed since
tidy_summary = Delete tables and guests that nobody has come back to for as long as the settings say; a server does so every day.
tidy_details =
    MUSTER_KEEP_OPEN, MUSTER_KEEP_IDLE, MUSTER_KEEP_FINISHED and MUSTER_KEEP_GUESTS say for how many days, 0 for ever (muster serve --help).
    The file shrinks; whoever plays waits for that, some seconds where it is large.
    { -as-serve }
tidy_size = The database had { $before } MB and has { $after } MB now.
tidy_option_dry = only say how many there are
verify_summary = Replay records of matches and check them: every answer legal, every die and card as the key gives it, the key made of everybody’s shares.
verify_details = It ends with 0 only where everything was checked and holds, with 1 where something does not hold, and with 3 where not everything could be checked: the match is not over, began with other rules, or was played by rules that are not here.
