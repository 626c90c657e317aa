### What commands say of what they did.

-tables =
    { $it ->
        [one] { $it } Tisch
       *[other] { $it } Tische
    }
-with-tables =
    { $it ->
        [one] { $it } Tisch
       *[other] { $it } Tischen
    }
-entries =
    { $it ->
        [one] { $it } Eintrag
       *[other] { $it } Einträgen
    }
-records =
    { $it ->
        [one] { $it } versiegelten Aufzeichnung
       *[other] { $it } versiegelten Aufzeichnungen
    }
-people =
    { $it ->
        [one] { $it } Person
       *[other] { $it } Personen
    }
-reports =
    { $it ->
        [one] { $it } Meldung
       *[other] { $it } Meldungen
    }
-guests =
    { $it ->
        [one] { $it } Gast
       *[other] { $it } Gäste
    }
-with-guests =
    { $it ->
        [one] { $it } Gast
       *[other] { $it } Gästen
    }
-answers =
    { $it ->
        [one] { $it } Antwort
       *[other] { $it } Antworten
    }

## Dateien

wrong_file = Die Datei '{ $file }' lässt sich nicht lesen.
wrong_one-file = Nenne eine Datei.
wrong_no-record = Nenne die Datei einer Aufzeichnung, zum Beispiel: muster verify game.json.
wrong_no-records = Nenne die Dateien von Aufzeichnungen.
wrong_password = Setze MUSTER_BACKUP_PASSWORD auf das Passwort der Sicherung.
wrong_sealed = Die Datei öffnet sich mit diesem Passwort nicht, oder sie wurde verändert.
wrong_database = Unter { $file } gibt es keine Datenbank. Setze MUSTER_DATA oder DATABASE_URL auf die, die du meinst.
wrong_config = { $title } lässt sich so nicht aufbauen. { LIST($clauses, by: " ") } ({ $what })
wrong_config-form = { $title } lässt sich so nicht aufbauen ({ $what }).

## serve

served_open = Muster ist geöffnet: { $url }
served_near = In deinem Netz: { $url }
served_kept = Tische werden aufbewahrt in: { $where }. Strg+C beendet.
served_settings =
    Eine Einstellung stimmt nicht: { $what }
    'muster serve --help' sagt, was sich einstellen lässt.
served_port = Port { $port } ist belegt. Wähle mit MUSTER_PORT einen anderen.
served_address = Auf { $host }, Port { $port }, lässt sich nicht lauschen.
served_taken = Auf { $file } läuft schon ein Server. Eine Datei ist für einen Server; DATABASE_URL ist für viele.

## backup, restore, check, tidy

-counted = { -tables($tables) } mit { -entries($journal) }, { -people($people) }, { -reports($reports) }
kept_written = { $file }: { -counted }
kept_restored = { $file }: wiederhergestellt: { -counted }
kept_replace =
    In der Datenbank { $tables ->
        [one] ist schon { -tables($tables) }
       *[other] sind schon { -tables($tables) }
    }. Mit --replace tritt die Sicherung an ihre Stelle.
-read = { -with-tables($tables) } mit { -entries($entries) } und { -records($records) }
checked_whole = Alles ist so, wie es geschrieben wurde: gelesen in { -read }.
checked_damaged = { $n } beschädigt, gelesen in { -read }. Eine Sicherung bringt zurück, was geschrieben wurde: muster restore.
checked_file = die Datei: { $what }
checked_table = Tisch { $table }: { $what }
checked_entry = Tisch { $table }, Eintrag { $entry }: { $what }
checked_missing = er fehlt
checked_changed = er ist nicht, was geschrieben wurde
checked_begun = der Tisch hat keinen Anfang
checked_secret = sein Geheimnis ist nicht das, auf das er festgelegt war
checked_record = seine Aufzeichnung hält nicht
checked_person = die Person { $what } ist nicht, was geschrieben wurde
checked_token = ein Token der Person { $what } ist nicht, was geschrieben wurde
checked_host = { $what } ist nicht, was geschrieben wurde
checked_generation = die Generation der Datenbank ist nicht, was geschrieben wurde
checked_listed = was die Listen von ihm sagen, ist nicht, was geschrieben wurde
checked_checkpoint = sein Zwischenstand ist nicht, was geschrieben wurde
checked_tableless = so viel ist von ihm da, aber kein Tisch
checked_ends = sein Journal sollte hier enden und tut es nicht
checked_chain = bis hierher ist sein Journal nicht das, was geschrieben wurde
checked_endless = nichts sagt, dass sein Journal hier endet
checked_row = eine Zeile von ihm ist nicht, was geschrieben wurde
checked_stuck = Tisch { $table } ({ $game }) kann nicht weitergehen: { $what }
checked_stuck-in-all =
    { $n ->
        [one] { -tables($n) } kann
       *[other] { -tables($n) } können
    } mit dieser Version von Muster nicht weitergehen. Alles Geschriebene bleibt für die Version, die es kann.
tidied = Gelöscht: { -tables($tables) } und { -guests($guests) }.
tidied-dry = Niemand kam zurück zu { -with-tables($tables) } und { -with-guests($guests) }; gelöscht wurde nichts.

## export, import

moved_unfinished = Tisch { $id } ist noch nicht zu Ende, darum ist seine Aufzeichnung noch nicht öffentlich.
moved_in = { $file }: Tisch { $table }

## new

started_no-id = Nenne das Spiel mit einer Kennung: muster new high-noon.
started_wrong-id = '{ $id }' kann keine Kennung sein: nimm Kleinbuchstaben und Ziffern, verbinde Wörter mit '-', höchstens 40 Zeichen.
started_known = Ein Spiel '{ $id }' gibt es schon.
started_next =
    { $title } steht im Regal: games/{ $id } und eine Zeile in games/shelf.ts.
    
    { "  " }npm run muster -- play { $id }
    { "    " }spiele es im Terminal
    { "  " }npm start
    { "    " }spiele es im Browser: /play/{ $id }
    { "  " }npx vitest run games/{ $id }
    { "    " }seine Tests: jeder beweist eine Regel aus clauses.yaml
    { "  " }npm run fuzz -- { $id }
    { "    " }Zufallspartien, jede Eigenschaft bei jeder Entscheidung geprüft
    { "  " }npm run check
    { "    " }Typen und Stil
    
    Jetzt mach es zu deinem: erst die Regeln (clauses.yaml), dann types.ts, event.ts und answer.ts, dann die Regeln als Code; der Compiler sagt, welche Sätze fehlen. Bretter, andere Sprachen und was ein Spiel sonst mitbringen kann: CONTRIBUTING.md.

## verify: was gefunden wurde, Stück für Stück

verdict_holds = hält. { LIST($found, by: "; ") }. Hash { $hash }
verdict_holds-in-part = hält zum Teil. { LIST($found, by: "; ") }. Hash { $hash }
verdict_holds-as-old = { $holds }. { $played }, nach denen sie auch hält
verdict_holds-without-rules = nicht geprüft: nach anderen Regeln gespielt. { $played }; { LIST($found, by: "; ") }.
verdict_fails = hält nicht. { $why }
verdict_fails-at = hält nicht. { $why } (Antwort { $at })
verdict_anew = { $said } Die Datei wurde neu geschrieben: andere Leerzeichen oder eine andere Reihenfolge der Felder, derselbe Inhalt.
verdict_played = Gespielt nach Regeln { $old }; dieses Muster hat Regeln { $now }
verdict_match = { $title }, { -answers($n) }, { $end }
verdict_unchecked = { $title }, { -answers($n) } wie aufgezeichnet (sie wurden nicht noch einmal ausgeführt)
verdict_resigned = { $who } hat aufgegeben
verdict_not-over = die Partie ist nicht zu Ende
verdict_from = nach Antwort { $at } haben sich die Regeln geändert: was davor kam, ist wie aufgezeichnet und wurde nicht noch einmal ausgeführt
verdict_position = es begann in einer aufgebauten Stellung und wurde von dort an ausgeführt
verdict_no-key = die Würfel sind wie aufgezeichnet; prüfen lassen sie sich, sobald die Aufzeichnung ihren Schlüssel hat
verdict_dice = jeder Würfel und jede Karte ist, was der Schlüssel ergibt
verdict_dice-since = jeder Würfel und jede Karte seitdem ist, was der Schlüssel ergibt
verdict_dice-forked = ab Antwort { $since } ist jeder Würfel und jede Karte, was der Schlüssel ergibt (eine Abzweigung: was davor gewürfelt wurde, ist wie aufgezeichnet)
verdict_draws =
    { $n ->
        [one] der eine Würfel oder die eine Karte, die gezogen wurde, ist, was der Schlüssel ergibt
       *[other] alle { $n } gezogenen Würfel und Karten sind, was der Schlüssel ergibt
    }
verdict_no-draws = was gezogen wurde, ist wie aufgezeichnet, lässt sich aber ohne jene Regeln nicht prüfen
verdict_committed = der Server hat sich mit { $commitment } auf sein Geheimnis festgelegt
-before =
    { $players ->
        [0] die Partie begann
        [1] ein Spieler Bytes beitrug
       *[other] { $players } Spieler Bytes beitrugen
    }
verdict_fair = der Schlüssel kommt aus dem Geheimnis des Servers und den Bytes der Spieler; der Server hatte sich auf sein Geheimnis festgelegt, bevor { -before }, wenn er bis dahin { $commitment } gezeigt hatte
verdict_fair-alone = der Schlüssel kommt allein aus dem Geheimnis des Servers (kein Spieler trug Bytes bei: der Server könnte ihn gewählt haben); der Server hatte sich auf sein Geheimnis festgelegt, bevor { -before }, wenn er bis dahin { $commitment } gezeigt hatte
verdict_pledged = jeder Beitrag ist der, der zugesagt war, bevor einer gezeigt wurde
verdict_withheld = zugesagt und nicht rechtzeitig gezeigt, wenn der Server darin die Wahrheit sagt: der Beitrag von { LIST($who) }
verdict_silent = nichts zugesagt hat { LIST($who) }
verdict_seat = Platz { $seat }
verdict_no-pledges = die Aufzeichnung hat keine Zusagen: ob die Bytes feststanden, bevor welche gezeigt wurden, lässt sich nicht sagen
verdict_seal = das Siegel passt

## Was mit einer Aufzeichnung nicht stimmt

record_malformed = Das ist nicht die Datei einer Partie, oder sie ist beschädigt.
record_version = Diese Aufzeichnung stammt von einer neueren Version von Muster.
record_position = Diese Partie begann mittendrin, in einer aufgebauten Stellung.
record_game = Diese Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt.
record_rules = Diese Partie wurde nach anderen Regeln gespielt als den heutigen, und ohne Schlüssel lässt sich nichts prüfen.
record_config = So, wie diese Aufzeichnung sagt, lässt sich das Spiel nicht aufbauen.
record_answer = Eine Antwort in dieser Aufzeichnung verstößt gegen die Regeln.
record_chance = Ein Würfel oder eine Karte in dieser Aufzeichnung ist nicht, was ihr Schlüssel ergibt.
record_key = Diese Aufzeichnung hat keinen Schlüssel, darum lassen sich ihre Würfel nicht prüfen.
record_fair = Der Schlüssel kommt nicht aus dem, was vor der Partie vereinbart war.
record_hash = Diese Aufzeichnung sagt etwas, das nicht geschehen ist.
record_seal = Das Siegel passt nicht: Diese Aufzeichnung wurde verändert.
record_unfinished = Diese Partie ist nicht zu Ende.
