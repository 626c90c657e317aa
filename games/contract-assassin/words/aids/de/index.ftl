### Die Spielhilfe: ein Zug in Kürze, jedes Wort in einem Satz, Tabellen, und was sich an den Regeln geändert hat.


## Ein Zug; ein Wort, das sich erklärt, steht so da: [action: Aktion]

turn_actions = Du hast { -number($actions) } [action: Aktionen]: eine Karte ziehen, ein Feld weit gehen, mit einer [getaway: Fluchtkarte] reisen, eine [skill: Waffe lernen], einen Anschlag wagen oder fliehen.
turn_bonus = Eine [bonus: Bonuskarte] pro Zug kostet keine Aktion.
turn_attempt = Bei einem deiner [name: Namen]: Leg bis zu { -number($weapons) } [weapon: Waffen] aus und wirf [death-dice: zwei Würfel]; ihre Summe tötet, wenn eine Waffe sie hat.
turn_guard = Ein Fehlschlag bringt einen [guard: Leibwächter]: Mit seiner Zahl tötet dort niemand mehr.
turn_flee = Ob Treffer oder nicht, flieh sofort: Leg bis zu { -number($getaways) } Fluchtkarten aus und wirf [getaway-die: einen Würfel], oder [hiding: tauch unter].
turn_prison = Wirst du erwischt, setzt du { -number($missed) } Züge im [prison: Gefängnis] aus.
turn_end = Mit vier gestrichenen Namen gewinnst du sofort.

## Wörter

term_action_name = Aktion
term_action_says = Woraus ein Zug besteht; Aktionen darfst du mischen und wiederholen, und übrige verfallen.
term_name_name = Name
term_name_says = Ein Ziel in einer Stadt, auf deiner Liste von vier; in der Regel darfst nur du den Anschlag wagen.
term_space_name = Feld
term_space_says = Eine Stadt oder ein Halt; eine Aktion bringt dich auf einer Linie zum Nachbarfeld.
term_home_name = Heimatstadt
term_home_says = Wo ein Killer beginnt und wohin er zurückkehrt, und wo man lernt, mit seiner Waffe umzugehen.
term_weapon_name = Waffe
term_weapon_says = Eine Karte mit einer Zahl von 2 bis 12: Bei einem Anschlag ausgelegt, tötet sie, wenn die beiden Würfel ihre Zahl ergeben.
term_death-dice_name = Todeswürfel
term_death-dice_says = Zwei Würfel, zusammengezählt: Eine Waffe oder ein Können mit dieser Summe tötet.
term_getaway_name = Fluchtkarte
term_getaway_says = Eine Karte mit einer Zahl von 1 bis 6: dein Ausweg, wenn der Würfel ihre Zahl zeigt, oder eine Fahrkarte für eine Aktion, ohne Wurf.
term_getaway-die_name = Fluchtwürfel
term_getaway-die_says = Ein Würfel: Du entkommst mit der ausgelegten Fluchtkarte dieser Zahl, sonst wirst du erwischt.
term_guard_name = Leibwächter
term_guard_says = Solange er bei einem Ziel steht, tötet es niemand mit seiner Zahl.
term_skill_name = Können
term_skill_says = Eine zweite Zahl für eine Waffe, für immer; sie wird in der Schule dieser Waffe gezogen.
term_bonus_name = Bonuskarte
term_bonus_says = Eine Karte, die keine Aktion kostet; eine pro Zug.
term_prison_name = Gefängnis
term_prison_says = Wirst du auf der Flucht erwischt, setzt du { -number($missed) } Züge aus und kommst zu Hause wieder heraus; Namen, Können und Handkarten bleiben.
term_hiding_name = Versteck
term_hiding_says = Statt zu fliehen, kannst du untertauchen: kein Wurf, aber du setzt { -number($missed) } Züge aus.

## Tabellen

odds_kill_title = Zwei Würfel
odds_kill_weapon = Waffe
odds_kill_ways = Würfe
odds_kill_chance = Tötet
odds_kill_row = { $number } { $weapon }
odds_kill_of = { $ways } von { $rolls }
odds_out_title = Entkommen
odds_out_cards = Verschiedene Fluchtkarten
odds_out_chance = Entkommt
odds_out_row =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Was sich an den Regeln geändert hat

changed_shown = Was andere über eine verdeckte Hand erfahren, lässt sich nicht zurücknehmen.
changed_asked = Mit verdeckten Händen wirst du immer gefragt, wenn du eine Karte für den Augenblick haben könntest: So verrät keine Frage, was du hast.
