### Eine Partie im Terminal.

play_which = Welches Spiel?
play_help =
    Wähle mit einer Zahl, mit Pfeiltasten und Enter, oder tippe einen Zug. Tippen verkürzt die Liste.
    { "  " }u              zurücknehmen, bis zum letzten Würfel oder zur letzten Karte
    { "  " }why <Antwort>  warum eine Antwort jetzt nicht möglich ist
    { "  " }rule <Wörter>  die Regeln durchsuchen
    { "  " }log            was bisher geschah
    { "  " }Bild↑, Bild↓   mehr vom Brett und von langen Texten sehen; ← → zur Seite
    { "  " }save <Datei>   die Aufzeichnung der Partie schreiben
    { "  " }q              gehen
play_keys = ? Hilfe  u zurück  q gehen
play_written = Geschrieben: { $file }
play_not-written = '{ $file }' lässt sich nicht schreiben: { $reason }
play_name-file = Nenne eine Datei, zum Beispiel: save partie.json
play_over = Die Partie ist vorbei.
play_over-leave = Die Partie ist vorbei. Mit q gehst du, mit u nimmst du zurück.
play_could-be = Das könnte sein: { LIST($moves, by: " · ") }
play_could-be-more = Das könnte sein: { LIST($moves, by: " · ") } …
play_no-undo = Nichts zurückzunehmen: Du hast noch nichts geantwortet.
play_revealed = Das lässt sich nicht zurücknehmen: Seitdem fiel ein Würfel oder wurde eine Karte aufgedeckt.
play_undone = Zurückgenommen.
play_allowed = '{ $move }' ist erlaubt.
play_no-move = '{ $move }' ist kein Zug. { $now } Mit ? kommt Hilfe.
play_not-now = Das geht gerade nicht. { $now } Mit ? kommt Hilfe.
play_no-rule = Keine Regel spricht von '{ $text }'.
play_ruling = Unsere Auslegung: { $ruling }
play_more-rules = … und { $n } weitere. Noch ein Wort grenzt es ein.
play_above = { $n } weitere darüber
play_below = { $n } weitere darunter
play_both = { $above } weitere darüber, { $below } darunter
play_options = { $n } Möglichkeiten, ↑ ↓ zeigt sie, Tippen grenzt ein
