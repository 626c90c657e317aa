table_dock = Was jetzt zu tun ist
table_yourTurn = Du bist dran
table_waiting = Warten auf { LIST($who) }
table_waitingAway = { $who } ist gerade nicht da. Der Tisch wartet.
table_thinking = { $who } denkt nach …
table_spectator = Du schaust zu.
table_onlookers =
    { $n ->
        [one] { $n } Person sieht zu
       *[other] { $n } Leute sehen zu
    }
table_over = Das Spiel ist aus.
table_undo = Rückgängig
table_undoAsk = Um Rücknahme bitten
table_undoWhy_revealed = Seitdem wurde gewürfelt oder eine Karte aufgedeckt. Darum lässt sich das nicht mehr zurücknehmen.
table_undoWhy_nothing = Es gibt nichts zurückzunehmen.
table_undoAsked = { $who } möchte den letzten Zug zurücknehmen.
table_undoWaits = Die anderen müssen der Rücknahme noch zustimmen. Mit dem nächsten Zug verfällt deine Bitte.
table_agree = Einverstanden
table_refuse = Ablehnen
table_withdraw = Doch nicht
table_nudge = Den Bot vorlassen
table_moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
table_movesTitle = Alle Züge
table_skip = Das Brett überspringen
table_notation = Zug oder einen Teil davon eintippen
table_noMoves = Diesen Zug gibt es nicht. Drück Enter, um zu fragen, warum.
table_noMovesNow = Gerade gibt es für dich nichts zu wählen.
table_log = Was geschah
table_logEarlier = Früheres
table_logEmpty = Noch nichts.
table_side = Verlauf und Chat
table_chat = Chat
table_chatUnread = Chat, { $n } neu
table_chatSay = Etwas sagen
table_chatSend = Senden
table_chatEmpty = Noch hat niemand etwas gesagt.
table_chatRemoved = Diese Nachricht wurde entfernt.
table_news_away = { $who } lässt vorerst einen Bot spielen.
table_news_replaced = { $who } lässt einen Bot für { $whom } spielen.
table_news_back = { $who } ist wieder da.
table_news_sat = { $who } setzt sich.
table_news_left = { $who } ist gegangen. Ein Bot spielt weiter.
table_news_resigned = { $who } gibt auf.
table_news_asks = { $who } möchte mitspielen.
table_news_admits = { $who } lässt { $whom } mitspielen.
table_news_wants-undo = { $who } möchte einen Zug zurücknehmen.
table_news_undoes = { $who } nimmt den letzten Zug zurück.
table_news_withdraws = { $who } möchte doch nichts zurücknehmen.
table_news_lets-undo_mine = Du lässt { $whom } zurücknehmen.
table_news_lets-undo_for-me = { $who } lässt dich zurücknehmen.
table_news_lets-undo_theirs = { $who } lässt { $whom } zurücknehmen.
table_news_keeps_mine = Du spielst lieber weiter. Der Zug von { $whom } bleibt.
table_news_keeps_for-me = { $who } spielt lieber weiter. Dein Zug bleibt.
table_news_keeps_theirs = { $who } spielt lieber weiter. Der Zug bleibt.
table_news_moves-on_mine = Du hast weitergespielt. Der Zug von { $whom } bleibt.
table_news_moves-on_for-me = { $who } hat weitergespielt. Dein Zug bleibt.
table_news_moves-on_theirs = { $who } hat weitergespielt. Der Zug bleibt.
table_presence_away = weg
table_presence_plays = für { $who }
table_seats_title = Mitspielende
table_seats_host = Gastgeber
table_seats_onLeave = Spielt für { $who }
table_seats_bot = Einen Bot für dich spielen lassen
table_seats_botSays = Du kannst deinen Platz jederzeit wieder einnehmen.
table_seats_take = Platz wieder einnehmen
table_seats_yours = Ein Bot spielt für dich.
table_seats_leave = Den Tisch verlassen
table_seats_leaveSays = Ein Bot spielt weiter. Der Platz gehört dir dann nicht mehr.
table_seats_resign = Aufgeben
table_seats_resignSays = { $who } gewinnt. Das Spiel ist aus.
table_seats_sure = Bist du sicher?
table_seats_keep = Bleiben
table_seats_waits = { $who } hat seit { $long } nicht gezogen.
table_seats_replace = Einen Bot für { $who } spielen lassen
table_seats_long_while = einer Weile
table_seats_long_minutes =
    { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    }
table_seats_long_hours = { $n } Stunden
table_seats_long_days = { $n } Tagen
table_points = zeigt auf { $place }
table_point = Den anderen zeigen
table_why_button = Warum nicht?
table_why_asking = { -click } auf irgendetwas, um zu fragen, warum es nicht geht.
table_why_title = Warum nicht?
table_why_help = Das würde helfen:
table_why_legal = Das ist erlaubt.
table_why_theirs_one = { $who } ist am Zug. { $prompt }
table_why_theirs_several = Der Tisch wartet auf { LIST($who) }. { $prompt }
table_why_yours = Das geht gerade nicht. { $prompt }
table_why_choose = Das tun
table_clause_ruling = Unsere Auslegung.
table_clause_open = In den Regeln öffnen
table_clause_seen = Momente mit dieser Regel
table_resolving_title = Was gerade abläuft
table_resolving_newest = das Neueste oben
table_resolving_now = Jetzt
table_resolving_waits = Wartet
table_resolving_done = Erledigt
table_replay_title = Aufzeichnung
table_replay_moment = Zug { $at } von { $of }
table_replay_live = Zug { $at } von { $at }, live
table_replay_final = Zug { $at } von { $at }, das Ende
table_replay_first = Zum Anfang
table_replay_previous = Einen Zug zurück
table_replay_next = Einen Zug weiter
table_replay_last = Zum aktuellen Zug
table_replay_play = Abspielen
table_replay_pause = Anhalten
table_replay_scrub = Stelle im Spiel
table_replay_back = Zurück zum Spiel
table_replay_end = Zum Ende
table_replay_copy = Link kopieren
table_replay_copied = Kopiert
table_replay_fork = Ab hier ausprobieren
table_replay_forkSame = Mit denselben Würfeln
table_replay_forkFresh = Mit neuen Würfeln
table_replay_forkSays = Beginnt ein neues Spiel auf diesem Gerät. Dieses hier bleibt, wie es ist.
table_replay_begin = Das Spiel beginnt
table_replay_chapter = Kapitel
table_replay_speed = Tempo
table_replay_speeds_slow = Langsam
table_replay_speeds_normal = Normal
table_replay_speeds_fast = Schnell
table_replay_eyes = Aus der Sicht von
table_stop_you = du
table_stop_goOn = Weiter
table_stop_again = Noch einmal zeigen
table_standing_title = Wie steht es?
table_standing_changed = Was sich geändert hat
table_standing_can = Was du tun kannst
table_standing_threatens = Was droht
table_standing_unchanged = Nichts seit deinem letzten Zug.
table_standing_calm = Nichts ist abzusehen.
table_standing_place = { $place } ({ $n })
table_standing_more = und { $n } weitere
table_since_title =
    { $n ->
        [one] Während du weg warst: ein Zug
       *[other] Während du weg warst: { $n } Züge
    }
table_since_again = Noch einmal zeigen
table_since_close = Schließen
table_end_won = Gewonnen
table_end_lost = Verloren
table_end_drawn = Unentschieden
table_end_over = Das Spiel ist aus
table_end_onward = Weiter in der Geschichte
table_end_rematch = Noch eine Partie
table_end_rematchAsked = { $who } möchte noch eine Partie spielen. Dein Platz ist reserviert.
table_end_rematchJoin = Mitspielen
table_end_resigned = { $who } hat aufgegeben
table_end_youResigned = Du hast aufgegeben
table_end_resignedAfter =
    { $moves ->
        [0] Das Spiel endete vor dem ersten Zug.
        [one] Das Spiel endete nach einem Zug. So stand es.
       *[other] Das Spiel endete nach { $moves } Zügen. So stand es.
    }
table_end_playOn = Ab hier weiterspielen
table_end_rematchOthers = Noch eine Partie kann nur beginnen, wer hier mitgespielt hat.
table_end_rematchWatch = Bei der nächsten Partie zuschauen
table_end_ownTable = Einen eigenen Tisch eröffnen
table_end_replay = Ansehen
table_end_share = Link kopieren
table_end_download = Herunterladen
table_end_board = Das Brett ansehen
table_end_verified = Würfel geprüft
table_end_verifying = Die Würfel werden geprüft …
table_end_verifiedSays = Alle { $dice } Würfe und Karten kommen aus einem Schlüssel, der vor dem ersten Wurf feststand. Alle können sie nachprüfen.
table_end_promised_with-mine = Der Server hat das Versprechen gehalten, das dieses Gerät notiert hat, bevor du dich gesetzt hast, und deine Zufallszahlen stecken in den Würfeln.
table_end_promised_without-mine = Der Server ist bei dem Geheimnis geblieben, das er versprochen hatte. Von diesem Gerät steckt nichts in den Würfeln: Dass er sie sich ausgesucht hat, ist damit nicht ausgeschlossen.
table_end_promised_other-secret = Der Server hat vor der Partie ein anderes Versprechen gezeigt als jetzt. Vertraue diesen Würfeln nicht.
table_end_promised_other-pledges = Jemand hat andere Zufallszahlen beigesteuert als die, an die er gebunden war, als dieses Gerät seine gezeigt hat. Vertraue diesen Würfeln nicht.
table_end_promised_left-out = Der Server hat die Zufallszahlen weggelassen, die dieses Gerät zugesagt hatte. Vertraue diesen Würfeln nicht.
table_end_failed = Die Würfel stimmen nicht
table_end_unchecked = Die Würfel konnten nicht geprüft werden
table_end_noKey = Diese Datei hat keinen Schlüssel: Die Züge stimmen, aber die Würfel lassen sich nicht prüfen.
table_end_mattered = Was den Ausschlag gab
table_end_counted_turn = Zug
table_end_counted_shared-turn = Runde
table_end_counted_round = Runde
table_end_shelf = Zum Regal
table_knocking_ask = Um einen Platz bitten
table_knocking_askHost = { $host } um einen Platz bitten
table_knocking_says = Du hast keine Einladung zu diesem Tisch. Bitte { $host } um einen Platz.
table_knocking_bots = Hier spielt ein Bot mit. Bitte { $host }, dir seinen Platz zu geben.
table_knocking_waits = Du hast um einen Platz gebeten. { $host } kann dich mitspielen lassen. Bis dahin kannst du zuschauen.
table_knocking_declined = { $host } hat abgelehnt. Zuschauen kannst du trotzdem.
table_knocking_full = Alle Plätze sind besetzt. Du kannst zuschauen.
table_knocking_asked = { $who } möchte mitspielen.
table_knocking_seat = Platz
table_knocking_admit = { $who } mitspielen lassen
table_knocking_decline = Ablehnen
table_lobby_title = Warteraum
table_lobby_atTable = Am Tisch
table_lobby_expected = wird erwartet
table_lobby_ready = Alle sind da.
table_lobby_says = Das Spiel beginnt, wenn alle Plätze besetzt sind.
table_lobby_free = Frei
table_lobby_sit = Hier hinsetzen
table_lobby_stand = Aufstehen
table_lobby_invited = { $who } lädt dich zu { $name } ein
table_lobby_invitedSomewhere = Du bist eingeladen
table_lobby_seatsFree =
    { $n ->
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
table_lobby_sitDown = Hinsetzen
table_lobby_link = Link kopieren
table_lobby_linkSays = Wer den Link hat, kann sich auf jeden freien Platz setzen, bis das Spiel beginnt.
table_lobby_ownLink = Link nur für diesen Platz
table_lobby_fewer = Einen Platz wegnehmen
table_lobby_fewerTaken = Auf dem letzten Platz sitzt jemand. Erst muss der Platz frei sein.
table_lobby_more = Einen Platz dazustellen
table_lobby_bot = Einem Bot geben
table_lobby_start = Beginnen
table_lobby_beginning = Das Spiel beginnt gleich.
table_lobby_waitsForBytes = Wartet auf { LIST($who) }, höchstens zehn Sekunden.
table_lobby_startWaits = Besetze die freien Plätze, gib sie Bots oder nimm sie weg.
table_lobby_hostStarts = { $who } startet das Spiel, wenn alle da sind.
table_lobby_name = Dein Name
table_lobby_come = Mitspielen
table_lobby_watch = Zuschauen
table_lobby_listed = Alle finden diesen Tisch in der Liste und können sich dazusetzen.
table_lobby_taken = { $who } war schneller. Kein Platz ist mehr frei, aber du kannst zuschauen.
table_lobby_dead = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link; bis dahin kannst du zuschauen.
table_closed_title = Dieser Tisch ist geschlossen
table_closed_says = Hier hat lange niemand gespielt, oder er wurde geschlossen.
table_closed_stood =
    { $moves ->
        [0] Er wurde vor dem ersten Zug geschlossen.
        [one] Er wurde nach einem Zug geschlossen. Niemand hat gewonnen: So stand es.
       *[other] Er wurde nach { $moves } Zügen geschlossen. Niemand hat gewonnen: So stand es.
    }
table_gone_title = Dieses Spiel gibt es hier nicht
table_gone_says = Vielleicht liegt es auf einem anderen Gerät, oder es wurde entfernt.
table_old_title = Dieses Spiel wurde nach älteren Regeln gespielt
table_old_says = Die Regeln haben sich seither geändert, darum lässt es sich nicht weiterspielen.
table_retired_title = Diese Partie wurde nach Regelfassung { $rules } gespielt
table_retired_says = Muster spielt inzwischen nach Regelfassung { $now } und kann sie nicht mehr auf dem Brett zeigen. Ihre Aufzeichnung bleibt, wie sie war, und alle können Würfel und Züge nachprüfen.
table_elsewhere_title = Dieses Spiel ist in einem anderen Tab offen
table_elsewhere_go = Hier spielen
table_without_network = Du bist offline
table_without_server = Verbindung verloren
table_without_yours = Du kannst trotzdem ziehen: Dein Zug bleibt gespeichert und geht raus, sobald du wieder da bist.
table_without_kept = Dein Zug ist gespeichert und geht raus, sobald du wieder da bist.
table_without_others = Was die anderen getan haben, siehst du, sobald du wieder da bist.
table_troubles_bot = Ein Bot kann nicht antworten. Gib seinen Platz jemand anderem oder nimm den letzten Zug zurück.
table_troubles_unsaved = Dieses Gerät speichert das Spiel nicht: Schaff Platz oder lade das Spiel herunter, bevor du gehst.
table_troubles_rules = Diese Seite ist älter als der Tisch. Lade sie neu, um zu sehen, was geschah.
table_troubles_banned = Der Betreiber dieses Servers hat dich gesperrt.
table_hand_title = Gib den Bildschirm an { $who }
table_hand_says = Was andere auf der Hand haben, ist verdeckt.
table_hand_go = Ich bin { $who }
table_adviser_title = Ratgeber
table_adviser_on = Den Ratgeber fragen
table_adviser_thinking = Der Bot denkt nach …
table_adviser_would = gewinnt { $odds } % seiner Versuche
table_adviser_lead =
    { $lead ->
        [one] { $lead } Punkt vor dem Nächstbesten.
       *[other] { $lead } Punkte vor dem Nächstbesten.
    }
table_adviser_level = So gut wie das Nächstbeste: Nimm, was dir lieber ist.
table_adviser_alone = Nichts anderes schien einen Versuch wert.
table_adviser_says = So oft hat ein starker Bot gewonnen, wenn er das ausprobiert hat.
table_adviser_none = Der Ratgeber hat hier nichts vorzuschlagen.
table_keys_walk = über Brett und Züge gehen
table_keys_choose = wählen
table_keys_undo = zurücknehmen
table_keys_moves = alle Züge, Zug eintippen
table_keys_why = „Warum nicht?“ fragen, dann klicken
table_keys_standing = was sich geändert hat, was du tun kannst, was droht
table_keys_log = zeigen, was geschah
table_keys_step = einen Zug zurück, einen weiter
table_keys_ends = zum Anfang, zum aktuellen Zug
table_keys_close = schließen
table_keys_list = diese Liste zeigen
table_spoken_options =
    { $n ->
        [one] Ein Zug.
       *[other] { $n } Züge.
    }
table_error_title = Dieser Tisch lässt sich nicht öffnen
table_error_again = Noch einmal versuchen
