### Was Befehle tun, und ihre Optionen.

-as-serve = Benutzt wird die Datenbank aus DATABASE_URL oder MUSTER_DATA, wie bei serve.
backup_summary = Schreibt alle Tische, Leute und Meldungen in eine Datei, während weitergespielt wird.
backup_details =
    --encrypt nimmt das Passwort aus MUSTER_BACKUP_PASSWORD; auch restore liest es dort.
    { -as-serve }
backup_option_encrypt = die Datei mit dem Passwort in MUSTER_BACKUP_PASSWORD verschlüsseln (AES-256-GCM)
restore_summary = Stellt alles wieder her, wie es beim Sichern war, während Server weiterlaufen.
restore_details =
    Server bemerken es, und wer dort spielt, kommt von selbst zurück. Eine Sicherung der eingebauten Datenbank lässt sich in PostgreSQL einspielen und umgekehrt.
    { -as-serve }
restore_option_replace = wirklich ersetzen, was da ist (ohne es wird nur eine leere Datenbank gefüllt)
balance_summary = Spielt jede Zusammenstellung eines Spiels oft und druckt eine Tabelle: Siege mit 95-%-Intervallen (in einem Rennen die des ersten Platzes), Gründe der Niederlagen, Länge.
balance_option_bot = wer auf allen Plätzen spielt: { $bots } (greedy)
balance_option_games = Partien je Zusammenstellung (100)
balance_option_group = nur die Zusammenstellungen einer Gruppe (contact: members, teams; contra: native, mixed; contract-assassin: seats, assassins)
balance_option_only = nur Zeilen, in deren Namen das vorkommt
balance_option_players = nur diese Spielerzahlen
balance_option_write = auch docs/balance/<Spiel>.md schreiben, und content/balance.json in Spielen, deren Aufbau sie zeigt
balance_option_keep = Gemessenes in einer Datei behalten und beim nächsten Aufruf von dort weitermachen
bots_summary = Lässt die Bots jedes Spiels gegeneinander oder miteinander spielen und druckt Siegquoten mit 95-%-Intervallen.
bots_option_games = Partien des kleinsten Versuchs; die anderen spielen ein Vielfaches (100)
bots_option_search = wie lange der Such-Bot je Entscheidung denken darf, als 200ms oder als Zahl der Durchläufe (vom Spiel vorgegeben)
check_summary = Liest die ganze Datenbank und sagt, ob alles so ist, wie es geschrieben wurde, und jeder laufende Tisch weitergehen kann, während gespielt wird.
check_details = { -as-serve }
check_partly = Tisch { $table }, seine Aufzeichnung: { $text }
clauses_summary = Führt die Tests der genannten oder aller Spiele aus und zählt die Regeln der Hefte, die sie beweisen.
fuzz_summary = Spielt Partien nach dem Zufall und prüft bei jeder Entscheidung, was von jedem Spiel gelten muss.
fuzz_option_games = { $same } (alle: { $games })
fuzz_option_matches = wie viele Partien von jedem (1000)
fuzz_option_twins = stattdessen <n> Paare von Stellungen ({ $games }) vergleichen, die sich nur in dem unterscheiden, was jemand nicht wissen darf
fuzz_option_first = mit dieser Partie beginnen (0)
fuzz_option_out = wohin die Aufzeichnung eines Fehlers kommt (out)
golden_summary = Schreibt die Musterpartien der genannten oder aller Spiele neu, damit jede Änderung des Verhaltens im Diff steht.
golden_option_check = nichts schreiben, nur sagen, ob sich etwas ändern würde
mutants_summary = Bricht die Regeln eines Spiels auf viele kleine Arten und nennt, was kein Test bemerkt.
mutants_details =
    Gebrochen werden games/<id>/rules und games/<id>/facts; bemerken sollen es die Tests des Spiels, ohne die von Brett, Bot und Browser.
    Mutanten, die niemand bemerken könnte, stehen mit Gründen in games/<id>/equivalent-mutants.yaml.
mutants_option_files = nur Dateien, in deren Pfad eins davon vorkommt
mutants_option_changed = nur Dateien, die sich von main unterscheiden; ohne --game die jedes Spiels
mutants_option_sample = nur so viele, zufällig gewählt
mutants_option_seed = derselbe Startwert wählt dieselben (1)
mutants_option_doubt = auch die versuchen, die als gleichwertig gelten
mutants_option_long = auch lange Tests ausführen, die viele ganze Partien spielen
mutants_option_json = auch in eine Datei schreiben, was aus jedem wurde
mutants_option_again = nur die, die laut so einer Datei unbemerkt blieben
new_summary = Beginnt ein neues Spiel: ein winziges, vollständiges mit verdeckten Händen, aus dem man sein eigenes baut.
new_option_title = wie es heißt (aus der Kennung gemacht)
play_summary = Spielt im Terminal: allein, zusammen an einem Bildschirm oder mit Bots.
play_option_seats = wer wo sitzt: me, oder { $bots }
play_option_seed = derselbe Startwert ergibt dieselben Würfel (ohne ihn sind sie zufällig)
play_option_load = eine Aufzeichnung öffnen und ab ihrem Ende mit neuen Würfeln weiterspielen
export_summary = Schreibt die Aufzeichnungen beendeter Tische in Dateien, die alle prüfen können: der genannten oder aller.
export_option_out = der Ordner, in den geschrieben wird (records)
import_summary = Behält Aufzeichnungen von Partien als Tische, zum Ansehen und Teilen. Jede wird zuerst geprüft.
import_option_name = der Name der Person, die sie behält (Import)
serve_summary = Stellt Leuten Tische bereit: mit Freunden per Link, mit Bots, für Minuten oder für Wochen.
serve_details =
    Alles lässt sich mit Umgebungsvariablen einstellen, nichts muss:
    
    { $variables }
serve_option_port = der Port, dasselbe wie MUSTER_PORT
simulate_summary = Lässt Bots viele Partien auf allen Kernen spielen und zählt, wie sie enden.
simulate_option_bot = wer spielt, einer für alle Plätze oder je einer, mit Kommas: { $bots } (greedy)
simulate_option_games = wie viele Partien (1000)
simulate_option_out = die Ergebnisse schreiben: .json, .csv oder .html nach der Endung; mehrere mit Kommas
simulate_option_compare = eine frühere .json, um zu sagen, was sich seitdem geändert hat
tidy_summary = Löscht Tische und Gäste, zu denen so lange niemand zurückkam, wie die Einstellungen sagen; ein Server tut das täglich.
tidy_details =
    MUSTER_KEEP_OPEN, MUSTER_KEEP_IDLE, MUSTER_KEEP_FINISHED und MUSTER_KEEP_GUESTS sagen, nach wie vielen Tagen, 0 heißt nie (muster serve --help).
    Die Datei wird kleiner; wer spielt, wartet darauf, bei einer großen einige Sekunden.
    { -as-serve }
tidy_size = Die Datenbank hatte { $before } MB und hat jetzt { $after } MB.
tidy_option_dry = nur sagen, wie viele es sind
verify_summary = Spielt Aufzeichnungen von Partien nach und prüft sie: jede Antwort erlaubt, jeder Würfel und jede Karte so, wie der Schlüssel es gibt, der Schlüssel aus den Anteilen aller.
verify_details = Er endet nur dann mit 0, wenn alles geprüft wurde und stimmt, mit 1, wenn etwas nicht stimmt, und mit 3, wenn sich nicht alles prüfen ließ: die Partie ist nicht zu Ende, begann mit anderen Regeln oder wurde nach Regeln gespielt, die es hier nicht gibt.
