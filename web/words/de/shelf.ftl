shelf_welcome = Schachtel auf und losspielen. Um die Regeln kümmert sich der Tisch.
shelf_running = Laufende Spiele
shelf_boxes = Spiele
shelf_players = Personen:
shelf_minutes = Min.
shelf_play = Jetzt spielen
shelf_playShort = Spielen
shelf_choose = Auswählen …
shelf_chooseNamed = { $title } einrichten
shelf_invite = Freunde einladen
shelf_inviteShort = Einladen
shelf_more =
    { $count ->
        [one] { $count } weiteres läuft
       *[other] { $count } weitere laufen
    }
shelf_with = { $title } mit { $others }
shelf_yourTurn = Du bist dran
shelf_theirTurn = Wartet auf die anderen.
shelf_waiting = Wartet auf Mitspielende.
shelf_justBegun = Gerade begonnen.
shelf_moves =
    { $count ->
        [one] Bisher { $count } Zug.
       *[other] Bisher { $count } Züge.
    }
shelf_onward = Die Geschichte geht weiter: Der nächste Teil wartet.
shelf_over = Vorbei.
shelf_fromFile = Aus einer Datei.
shelf_ended_won = Vorbei: gewonnen.
shelf_ended_lost = Vorbei: verloren.
shelf_ended_drawn = Vorbei: unentschieden.
shelf_remove = Von diesem Gerät entfernen
shelf_removeNamed = { $title } von diesem Gerät entfernen
shelf_removeIt = Entfernen
shelf_keep = Behalten
shelf_sure = Endgültig entfernen?
shelf_drop = Spiel hier ablegen und ansehen
shelf_motto = Jede Regel gilt, jedes Spiel lässt sich nachspielen.
shelf_elsewhere = Mehr
shelf_credits = Mitwirkende
shelf_replays_says = Jedes Spiel lässt sich wieder ansehen, Zug für Zug, ab jedem Moment.
shelf_replays_running = Noch nicht zu Ende
shelf_replays_finished = Beendet
shelf_replays_file = Datei öffnen
shelf_replays_fileSays = Oder leg ein heruntergeladenes Spiel irgendwo auf dieser Seite ab.
shelf_replays_empty = Noch nichts zu sehen
shelf_replays_emptySays = Jedes Spiel wird hier auf diesem Gerät aufbewahrt. Spiel eins, oder öffne eins, das dir jemand geschickt hat.
shelf_replays_go = Zum Regal
