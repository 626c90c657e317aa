### Was die Kommandozeile sagt.


## Hilfe

help_muster = Muster spielt Brettspiele, deren Regeln eingehalten werden.
help_more = Mehr mit 'muster <Befehl> --help'. Rückgabewerte: 0 alles in Ordnung, 1 eine Prüfung schlug fehl, 2 falscher Aufruf, 3 nicht alles ließ sich prüfen.
help_option = diese Hilfe zeigen
help_example = Zum Beispiel:
option_bots = random, casual, greedy oder search; search:500 denkt 500 Durchläufe, search:200ms 200 Millisekunden pro Entscheidung, search so viele Durchläufe, wie das Spiel vorgibt
option_seed = derselbe Startwert ergibt dieselben Partien (1)
option_games = welche Spiele, dasselbe, wie sie zu nennen
option_preset = eine fertige Zusammenstellung als Ausgangspunkt (ohne sie: das ganze Spiel wie im Heft)
option_players = wie viele mitspielen, in Spielen, die danach fragen
option_set = Einstellungen des Spiels, wie seine Regeln sie nennen
option_config = die ganze Konfiguration als JSON

## Falscher Aufruf

wrong_command = Es gibt keinen Befehl '{ $name }'.
wrong_options = { $what }. Die Optionen zeigt 'muster { $name } --help'.
wrong_no-game = Nenne ein Spiel: { LIST($games, by: ", ") }.
wrong_game = Es gibt kein Spiel '{ $id }': { LIST($games, by: ", ") }.
wrong_one-game = Ein Spiel auf einmal: Lass '{ $rest }' weg.
wrong_argument = Unerwartetes Argument '{ $words }'.
wrong_number = --{ $name } nimmt eine ganze Zahl von { $least } bis { $most }, nicht '{ $text }'.
wrong_preset = { $title } hat keine Zusammenstellung '{ $id }': { LIST($presets, by: ", ") }.
wrong_setting = { $title } hat keine Einstellung '{ $name }': { LIST($settings, by: ", ") }.
wrong_value = Die Einstellung '{ $name }' darf { LIST($values, by: " oder ") } sein, nicht '{ $value }'.
wrong_json = --config nimmt JSON, zum Beispiel '{ "{" }"options":{ "{" }{ "}" }{ "}" }'.
wrong_tools = Das braucht die Werkzeuge für Entwickler: 'npm ci' ohne --omit=dev.
wrong_seats = Diese Partie hat { $n } Plätze: Gib --seats ein Wort für alle oder eins für jeden.
wrong_unpacked = Die Datei „{ $file }“ ergibt entpackt mehr als das Hundertfache ihrer Größe: Das ist keine Sicherung von Muster.
