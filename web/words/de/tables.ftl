tables_title = Tische
tables_says = Setz dich an einen offenen Tisch oder schau bei einem Spiel zu.
tables_open = Offene Tische
tables_playing = Spiele zum Zuschauen
tables_hosted = { $who } lädt ein
tables_free =
    { $seats ->
        [one] { $seats } Platz frei
       *[other] { $seats } Plätze frei
    }
tables_sit = Hinsetzen
tables_sitNamed = Hinsetzen: { $title } mit { $who }
tables_watch = Zuschauen
tables_watchNamed = Zuschauen: { $title }, { $who }
tables_name = Dein Name
tables_nameFirst = Gib zuerst deinen Namen ein.
tables_moves =
    { $count ->
        [one] bisher { $count } Zug
       *[other] bisher { $count } Züge
    }
tables_empty = Gerade gibt es keine offenen Tische
tables_emptySays = Eröffne einen: Wähle ein Spiel, biete einen Platz an, und alle finden ihn hier.
tables_own = Einen Tisch eröffnen
