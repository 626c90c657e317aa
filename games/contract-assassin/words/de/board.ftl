### Was auf dem Brett, in den Akten, unten, in der Vorbereitung und am Ende steht.


## Das Brett

board_curve = Erfüllte Aufträge
board_percent = { -percent($chance) }
board_map = Weltkarte mit { $spaces } Feldern. Die Pfeiltasten führen von Feld zu Feld.
board_space =
    { PLACE($at) }{ $home ->
        [true] , Heimatstadt
       *[false] { "" }
    }{ COUNT($of) ->
        [0] { "" }
       *[other] : { VICTIM($at) }, Auftrag von { LIST($of, of: "SHORT") }{ -guarded }
    }{ COUNT($pawns) ->
        [0] { "" }
        [one] : hier ist { LIST($pawns, of: "SHORT") }
       *[other] : hier sind { LIST($pawns, of: "SHORT") }
    }{ COUNT($open) ->
        [0] { "" }
       *[other] : { LIST($open, by: "; ") }
    }
-guarded =
    { COUNT($guards) ->
        [0] { "" }
       *[other] , bewacht auf { LIST($guards) }
    }
legend_land = Land
legend_sea = See
legend_target = Ziel
legend_home = Heimat
legend_hub = Drehkreuz
zoom_nearer = Vergrößern
zoom_farther = Verkleinern
zoom_whole = Ganze Karte zeigen
round_short =
    Runde { $round }{ $limit ->
        [0] { "" }
       *[other] { " " }von { $limit }
    }
round_mine = · du bist dran
round_of = · { $who }

## Akten

file_of = Akte von { ASSASSIN($assassin) }
file_skills = Können
file_skill = { CARD($weapon) } tötet auch mit { $number }
file_contracts = Aufträge
file_done = { $n } von 4
file_home-and-weapon = { CARD(WEAPON($assassin)) }, daheim in { PLACE(HOME($assassin)) }.
file_home = Heimat
file_weapon = Waffe
file_hand =
    { $n ->
        [0] Keine Karten
       *[other] Hand: { -cards($n) }
    }{ $hidden ->
        [true] , verdeckt
       *[false] { "" }
    }
file_away =
    { $spaces ->
        [0] gleich hier
       *[other] { $spaces } entfernt
    }
file_fulfilled = Erledigt
file_tour =
    In { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Feldern
    } zu allen offenen Aufträgen, wenn dich niemand aufhält
file_close = Akte schließen
file_ready = Bereit

## Alle am Tisch

-status =
    { $status ->
        [prison] im Gefängnis, { -to-miss }
        [hiding] untergetaucht, { -to-miss }
       *[free] { LIST($at, of: "PLACE") }
    }
-to-miss =
    setzt noch { $missing ->
        [1] einmal
       *[other] { $missing }-mal
    } aus
seats_label = Am Tisch
seats_you = du
seats_says =
    { SHORT($assassin) }{ COUNT($player) ->
        [0] { "" }
       *[other] { " " }({ LIST($player) })
    }: { $done } von 4 Aufträgen, { -cards($cards) }, { -status }
seats_cards = { -cards($n) }
seats_acting = am Zug
seats_next = gleich
seats_turns-away = in { $n }
seats_prison = im Gefängnis
deck_left = { $n } im Stapel
deck_discarded = { $n } abgelegt
deck_robbed = Dann wird { SHORT($assassin) } bestohlen: { -cards($cards) }, die größte Hand.

## Die Hand

# mit den Stellen, an denen lange Namen auf einer Karte getrennt werden
kit_card =
    { $card ->
        [repeating-rifle] Repetier{ "\u00AD" }gewehr
        [juggling-knives] Jonglier{ "\u00AD" }messer
        [duelling-pistol] Duell{ "\u00AD" }pistole
        [helicopter] Hub{ "\u00AD" }schrauber
        [bent-bodyguard] Bestech{ "\u00AD" }licher Leib{ "\u00AD" }wächter
        [body-double] Doppel{ "\u00AD" }gänger
       *[other] { CARD($card) }
    }
kit_label = Deine Karten
kit_weapons = Waffen
kit_weapons-laid = Waffen, { $laid } von { $most } ausgelegt
kit_getaways = Fluchtkarten
kit_getaways-laid = Fluchtkarten, { $laid } von { $most } ausgelegt
kit_bonus = Bonus, eine im Zug
kit_empty = Noch keine Karten. Zieh welche.
kit_adds = +{ -percent($chance) }
kit_laid = ausgelegt
kit_blocked = von einem Leibwächter abgewehrt
kit_for-me = Für mich spielen
kit_copies = ×{ $n }
kit_places =
    { $n ->
        [one] { -click } auf den leuchtenden Ort.
       *[other] { -click } auf einen der { $n } leuchtenden Orte.
    }
kit_back = Zurücklegen
kit_options = Was du tun kannst
kit_actions = noch { -actions($n) }

## Knöpfe, wo sie kürzer sind als die Antwort in der Liste

button_attempt = Anschlag
button_escape = Fliehen
button_hide = Untertauchen, { -turns($misses) }
button_end = Zug beenden
button_surrender = Ins Gefängnis
# wie wahrscheinlich es gelingt
button_odds = , { -percent($chance) }

## Was ein Anschlag bringt

attempt_label = Aussichten des Anschlags
attempt_kills = { -kill-ways }
attempt_best = mit deinen besten Waffen
attempt_key_kills = tötet
attempt_key_blocked = abgewehrt
attempt_key_skill = durch Können
attempt_guards =
    { COUNT($numbers) ->
        [0] Keine Leibwächter
       *[other] Leibwächter { LIST($numbers) }
    }
attempt_sum =
    { $sum }: { $ways } von 36, { $does ->
        [kills] tötet
        [blocked] von einem Leibwächter abgewehrt
       *[nothing] nichts
    }{ COUNT($by) ->
        [0] { "" }
       *[other] , { LIST($by, of: "CARD") }
    }
attempt_shift = Leibwächter { $number } wegschieben

## Auswege

-places =
    { $it ->
        [one] { $it } Ort
       *[other] { $it } Orte
    }
escape_label = Fluchtwege
escape_away = für die Flucht
escape_leads = { -out-ways }
escape_best = mit deinen besten Fluchtkarten
escape_prison = Gefängnis
escape_hide = Untertauchen
escape_spaces = { -places($n) }
escape_door = { $number }: { CARD($by) }, { -places($spaces) }
escape_door-likely = { $number }: { CARD($by) }, { -percent($chance) }, { -places($spaces) }
escape_bars = { $number }: Gefängnis
future_away = dein Zug geht weiter, wo immer du landest
future_prison = { -turns($misses) } aussetzen, dann daheim in { PLACE($home) }
future_hide = { -turns($misses) } aussetzen, dann in { PLACE($city) } weiter, mit deinen Karten
cell_prison =
    { $left ->
        [0] Letzter Zug in Haft
       *[other] Noch { -turns($left) } in Haft
    }
cell_hiding =
    { $left ->
        [0] Letzter Zug im Versteck
       *[other] Noch { -turns($left) } im Versteck
    }
cell_prison-says = Danach bist du frei und wieder daheim. Mit der Karte Ausbruch kommst du früher heraus, statt auszusetzen.
cell_hiding-says = Du bleibst, wo du bist, und behältst deine Karten.

## Killer wählen

draft_title = Wähle deinen Killer
draft_says = Wer zuletzt dran ist, wählt zuerst. Danach ziehen alle eine Zahl für ihr Können und vier Aufträge.
draft_taken = Vergeben an { $by }
draft_take = { SHORT($assassin) } nehmen
draft_home-and-weapon = { PLACE(HOME($assassin)) }, { CARD(WEAPON($assassin)) }
setup_title = Wähle die Killer
setup_dealt = Zufällig verteilen
setup_picked = Reihum wählen
# wer einen Killer spielt, den niemand gewählt hat
setup_by-lot = { $who }, ausgelost
setup_says_dealt = Das Los entscheidet. { -click } eine Akte an, um selbst diesen Killer zu spielen.
setup_says_picked = Zu Beginn wählen alle; wer zuletzt dran ist, wählt zuerst.
setup_says_open = { -click } eine Akte für die nächste Person an, oder überlass es dem Los.
setup_says_full = Alle haben einen Killer. { -click } einen noch einmal an, um ihn zurückzulegen.

## Kleine Szenen, während etwas geschieht

scene_dead = Auftrag erfüllt
scene_lives = Daneben
scene_guarded = Leibwächter!
scene_arrested = Verhaftet
scene_away = Entkommen
scene_hides = Untergetaucht
scene_learns = Dazugelernt

## Das Ende

end_out-of-time = In Runde { $round } ist die Zeit um
end_shared = Geteilter Sieg in Runde { $round }
end_finishes = { SHORT($assassin) } vollendet die Tour: { PLACE($city) }
end_leads = { SHORT($assassin) } liegt nach Runde { $round } vorn
end_tour = Die große Tour
end_route =
    { COUNT($cities) ->
        [0] Kein einziger Auftrag
       *[other] { LIST($cities, of: "PLACE") }
    } in { -rounds($rounds) }
end_label = So lief es für alle
end_odds = Aussicht und Glück bei jedem Anschlag
end_attempt =
    { PLACE($city) }, { -percent($chance) }, { $killed ->
        [true] Treffer
       *[false] daneben
    }
end_due = { $kills } Treffer, { WHOLE($due) },{ TENTH($due) } erwartet
end_none = Keine Anschläge
end_round = Runde { $n }
end_worked = { $worked } von { $of }
end_attempts = Anschläge gelungen
end_getaways = Fluchtversuche gelungen

## Was droht

threat_rival = { -who($who) } hat { $done } von 4 Aufträgen erfüllt.
threat_guards =
    Dein Ziel ({ PLACE($city) }) schützt { $n ->
        [one] ein Leibwächter
       *[other] eine Gruppe von { $n } Leibwächtern
    }.
threat_rounds =
    { $left ->
        [0] Das ist die letzte Runde.
        [one] Danach kommt noch eine Runde.
       *[other] Danach kommen noch { $left } Runden.
    }
