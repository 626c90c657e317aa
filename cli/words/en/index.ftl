### What the command line says.


## Help

help_muster = Muster plays board games with their rules enforced.
help_more = Run 'muster <command> --help' for more. Exit codes: 0 all is well, 1 a check failed, 2 wrong usage, 3 not everything could be checked.
help_option = show this help
help_example = For example:
option_bots = random, casual, greedy or search; search:500 thinks 500 iterations, search:200ms 200 milliseconds a decision, search as many iterations as the game says
option_seed = the same seed gives the same matches (1)
option_games = which games, the same as naming them
option_preset = a ready-made set-up to begin from (without it: the whole game, as in the book)
option_players = how many players, in games that ask
option_set = settings of the game, as its rules name them
option_config = the whole configuration as JSON

## Wrong usage

wrong_command = There is no command '{ $name }'.
wrong_options = { $what }. Run 'muster { $name } --help' for the options.
wrong_no-game = Name a game: { LIST($games, by: ", ") }.
wrong_game = There is no game '{ $id }': { LIST($games, by: ", ") }.
wrong_one-game = One game at a time: leave out '{ $rest }'.
wrong_argument = Unexpected argument '{ $words }'.
wrong_number = --{ $name } takes a whole number from { $least } to { $most }, not '{ $text }'.
wrong_preset = { $title } has no set-up '{ $id }': { LIST($presets, by: ", ") }.
wrong_setting = { $title } has no setting '{ $name }': { LIST($settings, by: ", ") }.
wrong_value = The setting '{ $name }' may be { LIST($values, by: " or ") }, not '{ $value }'.
wrong_json = --config takes JSON, for example '{ "{" }"options":{ "{" }{ "}" }{ "}" }'.
wrong_tools = This needs the tools for developers: run 'npm ci' without --omit=dev.
wrong_seats = This match has { $n } seats: give --seats one word for all of them, or one for each.
wrong_unpacked = The file '{ $file }' unpacks to more than a hundred times its size: that is no backup of Muster.
