### Die Nachbesprechung: Sie kommt, wenn das Spiel vorbei ist.

headline_success = In Runde { $turn } im Dunkeln nach Hause
headline_bag = Der Beutel ist in Runde { $turn } leer
headline_eliminated = Das letzte Kommando fällt in Runde { $turn }
headline_no-replacement = In Runde { $turn } kann niemand mehr einspringen
headline_card = Zu spät in Runde { $turn }
headline_other = Schluss in Runde { $turn }
verdict_success = Alle Einsatzziele sind erfüllt, und wer überlebt hat, ist draußen.
verdict_bag = Ein Plättchen war fällig, und <b>der Beutel war leer</b>.
verdict_eliminated = <b>Alle Kommandos</b> sind ausgeschaltet.
verdict_no-replacement = <b>Kein Kommando</b> kann mehr einspringen.
verdict_card = <b>Die Zeit war um</b>, bevor alles getan war.
casualties = Verluste
down = ausgeschaltet
home = daheim
caught = gefasst
eliminated = Ausgeschaltet
fell = gefallen in Runde { $turn }
fate =
    { $wounds ->
        [0] unverletzt
       *[other] { -wounds($wounds) }
    }, { $seen ->
        [0] nie gesehen
        [1] einmal gesehen
       *[other] { $seen }-mal gesehen
    }
noise = Lärm und Alarm, Runde für Runde
how-it-went = Wie es lief
grade_ghosts = <b>Geister</b>: nirgends ein Alarm.
grade_clean = <b>Sauber</b>: niemand wurde ausgeschaltet.
grade_pyrrhic = <b>Pyrrhussieg</b>: nur ein Kommando ist übrig.
grade_costly = <b>Teuer erkauft</b>: nicht alle kamen zurück.
honours = Auszeichnungen
honour_objectives = Jedes Einsatzziel
honour_unseen = Ungesehen
honour_all-home = Alle daheim
so-many = { $n } von { $of }
everybody = alle
seen =
    { $seen ->
        [0] niemand wurde je gesehen
        [1] einmal gesehen
       *[other] { $seen }-mal gesehen
    }
alarm-turns = { $n } von { $of } Runden mit Alarm
ways = Wie knapp es war
way_bag = <b>Beutel</b>: zu Beginn einer Runde nie unter { $lowest } Plättchen
way_bag-empty = <b>Beutel</b>: leer, als ein Plättchen fällig war
way_eliminated = <b>Kommandos</b>: noch { $left } im Einsatz
way_eliminated-all = <b>Kommandos</b>: niemand mehr da
way_no-replacement = <b>Ersatz</b>: niemand mehr da
way_card = <b>Die Stunde auf der Karte</b>: vorbei
