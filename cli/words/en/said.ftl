### What commands say of what they did.

-tables =
    { $it ->
        [one] { $it } table
       *[other] { $it } tables
    }
-entries =
    { $it ->
        [one] { $it } entry
       *[other] { $it } entries
    }
-records =
    { $it ->
        [one] { $it } sealed record
       *[other] { $it } sealed records
    }
-people =
    { $it ->
        [one] { $it } person
       *[other] { $it } people
    }
-reports =
    { $it ->
        [one] { $it } report
       *[other] { $it } reports
    }
-guests =
    { $it ->
        [one] { $it } guest
       *[other] { $it } guests
    }
-answers =
    { $it ->
        [one] { $it } answer
       *[other] { $it } answers
    }

## Files

wrong_file = The file '{ $file }' cannot be read.
wrong_one-file = Name one file.
wrong_no-record = Name the file of a record, for example: muster verify game.json.
wrong_no-records = Name the files of records.
wrong_password = Set MUSTER_BACKUP_PASSWORD to the password of the backup.
wrong_sealed = The file does not open with this password, or it was changed.
wrong_database = There is no database at { $file }. Set MUSTER_DATA or DATABASE_URL to the one you mean.
wrong_config = { $title } cannot be set up like this. { LIST($clauses, by: " ") } ({ $what })
wrong_config-form = { $title } cannot be set up like this ({ $what }).

## serve

served_open = Muster is open: { $url }
served_near = In your network: { $url }
served_kept = Tables are kept in { $where }. Ctrl+C stops.
served_settings =
    A setting is not right: { $what }
    Run 'muster serve --help' for what can be set.
served_port = Port { $port } is taken. Choose another with MUSTER_PORT.
served_address = Cannot listen on { $host }, port { $port }.
served_taken = Another server is running on { $file }. One file is for one server; DATABASE_URL is for many.

## backup, restore, check, tidy

-counted = { -tables($tables) } with { -entries($journal) }, { -people($people) }, { -reports($reports) }
kept_written = { $file }: { -counted }
kept_restored = { $file }: restored { -counted }
kept_replace =
    { $tables ->
        [one] There is { -tables($tables) }
       *[other] There are { -tables($tables) }
    } in the database. Add --replace to put the backup in their place.
-read = { -tables($tables) } with { -entries($entries) } and { -records($records) }
checked_whole = Everything is as it was written: { -read }.
# $n (number)
checked_damaged = { $n } damaged of { -read }. A backup brings back what was written: muster restore.
checked_file = the file: { $what }
checked_table = table { $table }: { $what }
checked_entry = table { $table }, entry { $entry }: { $what }
checked_missing = it is missing
checked_changed = it is not what was written
checked_begun = the table has no beginning
checked_secret = its secret is not the one it was committed to
checked_record = its record does not hold
checked_person = the person { $what } is not what was written
checked_token = a token of the person { $what } is not what was written
checked_host = { $what } is not what was written
checked_generation = the generation of the database is not what was written
checked_listed = what the lists say of it is not what was written
checked_checkpoint = its checkpoint is not what was written
checked_tableless = there is this much of it, but no table
checked_ends = its journal should end here, and does not
checked_chain = up to here its journal is not the one that was written
checked_endless = nothing says that its journal ends here
checked_row = a row of it is not what was written
checked_stuck = table { $table } ({ $game }) cannot go on: { $what }
checked_stuck-in-all = { -tables($n) } cannot go on with this version of Muster. Everything written is kept for the version that can.
tidied = Deleted { -tables($tables) } and { -guests($guests) }.
tidied-dry = Nobody came back to { -tables($tables) } and { -guests($guests) }; nothing was deleted.

## export, import

moved_unfinished = Table { $id } is not finished, so its record is not public yet.
moved_in = { $file }: table { $table }

## new

started_no-id = Name the game by one id: muster new high-noon.
started_wrong-id = '{ $id }' cannot be an id: use lower-case letters and digits, join words with '-', 40 characters at most.
started_known = There is already a game '{ $id }'.
started_next =
    { $title } stands on the shelf: games/{ $id } and a line in games/shelf.ts.
    
    { "  " }npm run muster -- play { $id }
    { "    " }play it in the terminal
    { "  " }npm start
    { "    " }play it in the browser: /play/{ $id }
    { "  " }npx vitest run games/{ $id }
    { "    " }its tests: each proves a clause of clauses.yaml
    { "  " }npm run fuzz -- { $id }
    { "    " }random matches, every property checked at every decision
    { "  " }npm run check
    { "    " }types and style
    
    Now make it yours: first the ledger (clauses.yaml), then types.ts, event.ts and answer.ts, then the rules; the compiler says which sentences are missing. Boards, other languages and what else a game may bring: CONTRIBUTING.md.

## verify: what was found, part by part

verdict_holds = holds. { LIST($found, by: "; ") }. Hash { $hash }
verdict_holds-in-part = holds in part. { LIST($found, by: "; ") }. Hash { $hash }
verdict_holds-as-old = { $holds }. { $played }, by which it holds too
verdict_holds-without-rules = not checked: made with other rules. { $played }; { LIST($found, by: "; ") }.
verdict_fails = does not hold. { $why }
verdict_fails-at = does not hold. { $why } (answer { $at })
verdict_anew = { $said } The file was written anew: other white space or another order of fields, the same content.
verdict_played = Played under rules { $old }; this Muster has rules { $now }
verdict_match = { $title }, { -answers($n) }, { $end }
verdict_unchecked = { $title }, { -answers($n) } as recorded (they were not run again)
verdict_resigned = { $who } resigned
verdict_not-over = the match is not over
verdict_from = the rules changed after answer { $at }: what came before is as recorded and was not run again
verdict_position = it began in a position that was set up, and has been run from there
verdict_no-key = the dice are as recorded; they can be checked when the record has its key
verdict_dice = every die and card is what the key gives
verdict_dice-since = every die and card since then is what the key gives
verdict_dice-forked = every die and card is what the key gives from answer { $since } on (a fork: what was rolled before is as recorded)
verdict_draws =
    { $n ->
        [one] the one die or card that was drawn is what the key gives
       *[other] all { $n } dice and cards that were drawn are what the key gives
    }
verdict_no-draws = what was drawn is as recorded, but cannot be checked without those rules
verdict_committed = the server has committed to its secret with { $commitment }
-before =
    { $players ->
        [0] the match began
        [1] one player added bytes
       *[other] { $players } players added bytes
    }
verdict_fair = the key comes from the server’s secret and the players’ bytes; the server had committed to its secret before { -before } if it had shown { $commitment } by then
verdict_fair-alone = the key comes from the server’s secret alone (no player added bytes: the server could have chosen it); the server had committed to its secret before { -before } if it had shown { $commitment } by then
verdict_pledged = every share is the one that was pledged before any was shown
verdict_withheld = pledged and not shown in time, if the server tells the truth about that: the share of { LIST($who) }
verdict_silent = nothing was pledged by { LIST($who) }
verdict_seat = seat { $seat }
verdict_no-pledges = the record has no pledges: whether the bytes were fixed before any were shown cannot be told
verdict_seal = the seal fits

## What is wrong with a record

record_malformed = This is not the file of a match, or it is damaged.
record_version = This record was written by a newer version of Muster.
record_position = This match began in the middle, in a position that was set up.
record_game = This record belongs to a game that is not here.
record_rules = This match was played by other rules than those of today, and without a key nothing can be checked.
record_config = The game cannot be set up the way this record says.
record_answer = An answer in this record is against the rules.
record_chance = A die or card in this record is not what its key gives.
record_key = This record has no key, so its dice cannot be checked.
record_fair = The key does not come from what was agreed before the match.
record_hash = This record says something that did not happen.
record_seal = The seal does not fit: this record was changed.
record_unfinished = This match is not over.
