learn_title = Spielend lernen
learn_says = Kurze Lektionen am echten Tisch. Ein Lehrer sagt eins nach dem anderen. Nichts zählt; fang an, wo du willst.
learn_done =
    { $of ->
        [one] { $n } von { $of } Lektion geschafft
       *[other] { $n } von { $of } Lektionen geschafft
    }
learn_continue = Weiter: { $title }
learn_begin = Anfangen: { $title }
learn_count = { $n } von { $of }
learn_minutes = { $n } Min.
learn_is_done = geschafft
learn_is_skipped = übersprungen
learn_is_begun = angefangen
learn_soon = Die Lektionen dieses Spiels entstehen noch. Seine Regeln sagen alles, Satz für Satz.
learn_all = Alle Lektionen von { $game } geschafft
learn_allSays = Jetzt spiel es: Der nächste Bot hält sich nicht zurück.
learn_play = { $game } spielen
learn_coach = { $name } erklärt
learn_step = Schritt { $n } von { $of }
learn_leave = Gehen und später hier weitermachen
learn_back = Einen Schritt zurück
learn_skip = Überspringen
learn_next = Weiter
learn_watch = Zusehen
learn_takeBack = Zurücknehmen
learn_show = Zeig es mir
learn_list = Aus einer Liste antworten
learn_again = Noch einmal
learn_playOn = Von hier aus weiterspielen
learn_firstGame = Dein erstes Spiel
learn_nextLesson = Weiter: { $title }
learn_reply_allowed = Das ist erlaubt. Nimm jetzt aber das, was leuchtet.
learn_reply_first = Gleich: Lies erst das hier, dann geht es weiter.
learn_reply_elsewhere = Dort nicht. Versuch es woanders.
learn_lessons = { $game } in { $n } Lektionen
learn_known = Das kannst du jetzt
