title = Ich
stranger_title = Hier kennt dich noch niemand
stranger_says = Du kannst ohne Konto spielen. Sag deinen Namen und leg einen Passkey an: Dann bist du das auf jedem Gerät, mit deinen Tischen, deinen Partien und deinen Einstellungen.
stranger_name = Dein Name
stranger_go = Das bin ich
stranger_known = Ich war schon einmal hier
guest = Nur auf diesem Gerät
keys =
    { $count ->
        [one] { $count } Passkey
       *[other] { $count } Passkeys
    }
since = Hier seit { $since }
name_title = Name
name_label = Dein Name
name_hint = so sehen dich alle am Tisch
name_keep = Speichern
passkeys_title = Passkeys
passkeys_safe = Kein Passwort zu verlieren
passkeys_none = Deinen Namen kennt nur dieses Gerät. Mit einem Passkey (Fingerabdruck, Gesicht oder PIN) kommst du von jedem Gerät zurück.
passkeys_add = Passkey auf diesem Gerät anlegen
passkeys_used = zuletzt benutzt: { $when }
passkeys_added = angelegt: { $when }
passkeys_remove = Entfernen
passkeys_removeOf = Den Passkey { $name } entfernen
passkeys_rename = Umbenennen
passkeys_renameOf = Den Passkey { $name } umbenennen
passkeys_nameLabel = Name des Passkeys
passkeys_last = Das ist dein letzter Weg zurück. Ohne ihn kennen dich nur die Geräte, die angemeldet sind.
passkeys_sure = Trotzdem entfernen
passkeys_keep = Behalten
passkeys_cancelled = Es wurde kein Passkey benutzt. Versuch es noch einmal, wenn du so weit bist.
passkeys_already = Auf diesem Gerät gibt es schon einen Passkey von dir.
passkeys_insecure = Passkeys brauchen eine sichere Adresse (https) mit einem Namen. Öffne diesen Server unter einer solchen Adresse, oder verbinde Geräte mit einem Code.
recovery_title = Notfallcodes
recovery_none = falls alle Geräte weg sind
recovery_left =
    { $left ->
        [one] noch { $left } Code, gemacht: { $when }
       *[other] noch { $left } Codes, gemacht: { $when }
    }
recovery_make = Codes machen
recovery_anew = Neue Codes
recovery_warning = Die Codes, die du jetzt hast, gelten dann nicht mehr.
recovery_sure = Neue Codes machen
recovery_says = Jeder Code meldet dich einmal an. Druck sie aus und leg sie dorthin, wo deine Schlüssel liegen. Sie werden nur jetzt gezeigt.
recovery_sheet = Muster: Notfallcodes von { $name }
recovery_use = Einlösen unter
recovery_print = Drucken
recovery_copy = Kopieren
recovery_copied = Kopiert
recovery_done = Ich habe sie
link_title = Noch ein Gerät verbinden
link_says = Auch auf einem anderen Telefon oder Computer bist du dann du, mit all deinen Tischen.
link_show = Code zeigen
link_step1 = Öffne am anderen Gerät die Kamera und richte sie hierher.
link_step2 = Oder öffne dort Muster, wähle „Ich war schon einmal hier“ und tipp den Code ein.
link_picture = QR-Code für ein anderes Gerät
link_lasts = Gilt einmal, noch { $time }.
link_over = Dieser Code ist zu alt. Zeig einen neuen.
link_came = { $device } ist jetzt angemeldet. Wenn du das nicht warst, melde es unten ab.
devices_title = Angemeldet
devices_here = Dieses Gerät
devices_unknown = Ein anderes Gerät
devices_program = Programm: { $label }
devices_since = seit { $when }, zuletzt da: { $seen }
devices_today = heute
devices_end = Abmelden
devices_endOf = Abmelden: { $name }
devices_everywhere = Überall abmelden
devices_warning = Du hast weder Passkey noch Notfallcodes: Wer sich überall abmeldet, kommt als jemand Neues zurück und nicht mehr auf seine Plätze.
devices_back = Zurück kommst du mit einem Passkey oder einem Notfallcode.
devices_sure = Ja, überall abmelden
signIn_title = Ich war schon einmal hier
signIn_passkey = Mit Passkey anmelden
signIn_passkeySays = Fingerabdruck, Gesicht oder PIN.
signIn_code = Code
signIn_codeSays = Von einem Gerät, an dem du angemeldet bist, oder von deinem Blatt mit Notfallcodes.
signIn_go = Anmelden
signIn_instead = Hier bist du { $name }. Wer sich als jemand anders anmeldet, lässt diesen Namen und seine Plätze zurück.
signIn_welcome = Willkommen zurück, { $name }
signIn_left =
    { $left ->
        [0] Das war dein letzter Notfallcode. Mach neue.
        [one] Du hast noch { $left } Notfallcode.
       *[other] Du hast noch { $left } Notfallcodes.
    }
signIn_on = Zu meiner Seite
signIn_play = Spielen
tabs_label = Meine Seite
tabs_overview = Überblick
tabs_history = Verlauf
tabs_account = Konto
avatar_title = Bild
avatar_letter = der erste Buchstabe deines Namens
avatar_names_fox = Fuchs
avatar_names_owl = Eule
avatar_names_stag = Hirsch
avatar_names_hare = Hase
avatar_names_badger = Dachs
avatar_names_lynx = Luchs
avatar_names_raven = Rabe
avatar_names_frog = Frosch
avatar_names_ram = Widder
avatar_names_hedgehog = Igel
avatar_names_otter = Fischotter
avatar_names_moth = Falter
statistics_title = Gewonnene Partien
statistics_legend = mit dem Bereich, in dem es liegt (95 %); gestrichelt: alle hier
statistics_played =
    { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }
statistics_range = { $low } bis { $high }
statistics_share = { PERCENT($share) } %
statistics_usual = alle { PERCENT($share) } %
statistics_aloud = { $game }: { PERCENT($share) } % gewonnen, zwischen { PERCENT($low) } % und { PERCENT($high) } %
statistics_drawn = { $drawn } unentschieden
statistics_none = Noch keine Partie ist zu Ende. Spiel eine an einem Tisch, und sie wird hier gezählt.
statistics_hidden = Zeigt das niemandem.
history_title = Verlauf
history_games = Spiele
history_results = Ausgang
history_all = Alle
history_won = Gewonnen
history_lost = Verloren
history_drawn = Unentschieden
history_over = Beide Seiten
history_with = Mit wem
history_against = { $title } mit { $others }
history_bots =
    { $bots ->
        [one] einem Bot
       *[other] { $bots } Bots
    }
history_moves =
    { $count ->
        [one] { $count } Zug, { $when }
       *[other] { $count } Züge, { $when }
    }
history_replay = Ansehen
history_replayOf = Ansehen: { $title }, { $when }
history_more = Mehr zeigen
history_none = Keine solche Partie.
shows_title = Wer was sieht
shows_statistics = Meine Statistik
shows_statisticsSays = wie oft ich gewonnen habe
shows_history = Meine Partien
shows_historySays = die an öffentlichen Tischen
shows_all = Alle
shows_nobody = Niemand
shows_open = Was andere sehen
luggage_title = Partien auf diesem Gerät
luggage_says =
    { $here ->
        [0] Auf diesem Gerät gibt es keine Partien. Die an Tischen hast du ohnehin dabei.
        [one] { $here } Partie gibt es nur auf diesem Gerät. Nimm sie mit und spiel sie auf einem anderen weiter.
       *[other] { $here } Partien gibt es nur auf diesem Gerät. Nimm sie mit und spiel sie auf einem anderen weiter.
    }
luggage_take =
    { $count ->
        [one] { $count } Partie mitnehmen
       *[other] { $count } Partien mitnehmen
    }
luggage_bring =
    { $count ->
        [one] { $count } Partie auf dieses Gerät holen
       *[other] { $count } Partien auf dieses Gerät holen
    }
luggage_same = Alle Partien, die du mitgenommen hast, sind auch hier.
luggage_leave =
    { $count ->
        [one] { $count } Partie nicht mehr mitnehmen
       *[other] { $count } Partien nicht mehr mitnehmen
    }
data_title = Meine Daten
data_export = Alles über mich
data_exportSays = wer du bist, Tische, Aufzeichnungen, Partien: eine Datei
data_download = Herunterladen
data_delete = Mich löschen
data_deleteSays = Deine Plätze werden frei oder gehen an einen Bot, dein Name ist niemandes mehr. Aufzeichnungen deiner Partien bleiben, auch was du geschrieben hast, ohne deinen Namen.
data_button = Löschen
data_sure = Ja, lösch mich
data_keep = Nein
data_warning = Es gibt keinen Weg zurück.
person_gone = Unter dieser Adresse gibt es niemanden mehr.
friends_title = Freunde
friends_none = Gib jemandem deinen Link, oder frag, wer mit dir gespielt hat.
friends_invite = Jemanden einladen
friends_copy = Link kopieren
friends_says = Wer diesen Link öffnet, ist mit dir befreundet. Er gilt einmal, eine Woche lang.
friends_asks = möchte befreundet sein
friends_asked = gefragt
friends_played = hat mit dir gespielt
friends_yes = Ja
friends_no = Nein
friends_ask = Fragen
friends_askOf = { $name } fragen, ob ihr Freunde sein wollt
friends_yesOf = Mit { $name } befreundet sein
friends_noOf = Nicht mit { $name } befreundet sein
friends_invited = { $name } möchte mit dir befreundet sein.
friends_are = Ihr seid befreundet
friends_end = Nicht mehr befreundet
friends_enter = Sag zuerst deinen Namen
shows_friends = Freunde
