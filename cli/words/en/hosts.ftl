### What a host does about people and tables.


## people

people_summary = List the people of the server, or look somebody up by name or id: since when, last seen, at how many tables, banned or not.
people_details = { -as-serve }
people_option_json = as JSON
people_option_bans = instead, all bans, those of networks too
people_option_log = instead, what hosts have done to people and tables, and why
people_none = There is nobody to show.
people_line = { $id }  { $name }, since { $since }, last seen { $seen }, { -tables($tables) }
people_banned = { $line }, banned
people_banned-until = { $line }, banned until { $until }
people_since = { $whom }, since { $at }
people_did = { $at }  { $what } { $whom }
people_deeds_ban = banned
people_deeds_unban = let in again
people_deeds_invite = invited
people_deeds_remove-chat = removed chat
people_deeds_remove-table = removed table
people_deeds_remove-person = removed person

## ban, unban

ban_summary = Keep a person, an address or a network out: what they have open ends at once at every process, and they can neither come in nor sit, talk or move.
ban_details =
    Their tables go on as they do for people who are away. Of IPv6 the first 64 bits are one address.
    { -as-serve }
ban_option_until = until when: 12h, 7d or a date such as 2030-12-24 (without it, for good)
ban_option_why = the reason, for the log (muster people --log)
ban_done = { $whom } is banned.
ban_done-until = { $whom } is banned until { $until }.
unban_summary = Let a person, an address or a network in again.
unban_none = { $whom } is not banned.
unban_done = { $whom } may come in again.

## invite

invite_summary = Print a link that lets one new person in, where people come by invitation alone (MUSTER_INVITE_ONLY).
invite_details = { -as-serve }
invite_option_until = how long it works: 12h, 7d or a date such as 2030-12-24 (7d)
invite_done = It lets one person in, until { $until }.

## remove

remove_summary = Take away what somebody said, a table with all that happened at it, or a person.
remove_details =
    { "  " }chat <table>         list what was said there, line by line
    { "  " }chat <table> <line>  nobody is shown that line any more
    { "  " }table <id>           the table with its journal and its record
    { "  " }person <id>          signed out everywhere, seats free or a bot's, no name at any table; sealed records keep it
    { -as-serve }
remove_option_yes = do it without asking
remove_yes = yes
remove_ask = { $question } Type "{ $yes }" to go on:
remove_not-sure = { $question } Add --yes to do it.
remove_kept = Nothing was removed.
remove_chat = Remove this line for everybody? { $line }
remove_chat-done = The line is removed.
remove_no-chat = Nothing was said at this table, or all of it is removed.
remove_table = Remove table { $id } ({ $game }, set up { $at }) with its journal and its record, for good?
remove_table-done = Table { $id } is removed.
remove_person = Remove { $name } ({ $id }) from every table, for good?
remove_person-done = { $name } is removed, from { -tables($tables) }.
remove_left = table { $table }: { $why }
remove_again = Some tables could not be changed just now. Run it again later.
wrong_removal = Say what to remove: chat <table> <line>, table <id> or person <id>.
wrong_line = Table { $table } has no line { $line }. 'muster remove chat { $table }' lists them.
wrong_table = There is no table '{ $id }'.
wrong_nobody = There is nobody with the id '{ $id }'. 'muster people' lists them.
wrong_whom = Name one person by their id, an address, or a network such as 203.0.113.0/24 (IPv6: up to /64).
wrong_moment = --{ $name } takes a time to come, such as 12h, 7d or 2030-12-24, not '{ $text }'.
