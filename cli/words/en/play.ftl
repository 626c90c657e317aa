### A match in the terminal.

play_which = Which game?
play_help =
    Choose with a number, the arrow keys and Enter, or by typing a move. Typing narrows the list.
    { "  " }u             undo, back to the last die or card
    { "  " }why <answer>  why an answer is not possible now
    { "  " }rule <words>  search the rules
    { "  " }log           what has happened so far
    { "  " }PgUp, PgDn    see more of the board and of long texts; ← → to the sides
    { "  " }save <file>   write the record of the match
    { "  " }q             leave
play_keys = ? help  u undo  q leave
play_written = Written: { $file }
play_not-written = '{ $file }' cannot be written: { $reason }
play_name-file = Name a file, for example: save game.json
play_over = The match is over.
play_over-leave = The match is over. Type q to leave, or u to undo.
play_could-be = That could be: { LIST($moves, by: " · ") }
play_could-be-more = That could be: { LIST($moves, by: " · ") } …
play_no-undo = Nothing to undo: you have not answered anything yet.
play_revealed = This cannot be undone: a die was rolled or a card turned up since then.
play_undone = Undone.
play_allowed = '{ $move }' is allowed.
play_no-move = '{ $move }' is not a move. { $now } Type ? for help.
play_not-now = That is not possible right now. { $now } Type ? for help.
play_no-rule = No rule mentions '{ $text }'.
play_ruling = Our ruling: { $ruling }
play_more-rules = … and { $n } more. Add a word to narrow it down.
play_above = { $n } more above
play_below = { $n } more below
play_both = { $above } more above, { $below } more below
play_options = { $n } options, ↑ ↓ to see them, type to narrow
