### Was eine Antwort täte, und was sonst ginge.


## Was eine Antwort täte

foretells_roll = Du wirfst <b>{ $dice } Würfel</b>, Reichweite { $range }.
foretells_second-target = Reichweite { $range }; wie viele Würfel es sind, hängt vom zweiten Ziel ab.
-converting =
    { $better ->
        [true] , wenn du alles umwandelst { -percent($converting) }
       *[false] { "" }
    }{ $ignored ->
        [0] { "" }
       *[other] ; { -successes($ignored) } { -are-ignored($ignored) }
    }
foretells_defeat = <b>Besiegt: { -percent($chance) }</b>{ -converting }.
foretells_defeat-card = <b>{ -thing($card) } besiegt: { -percent($chance) }</b>{ -converting }.
foretells_no-damage = { -foe($target) }: kein Schaden.
foretells_damage = { -foe($target) }: <b>{ $damage } Schaden</b>.
foretells_damage-enough = { -foe($target) }: <b>{ $damage } Schaden</b> und besiegt.
foretells_damage-boss = { -foe($target) }: <b>{ $damage } Schaden</b>, genug für eine seiner Karten.
foretells_cost = Kostet { -advantage($cost) }.
foretells_attempt = <b>{ -percent($chance) } für Erfolg</b>: { $met } von { $of } Karten, die kommen können, verlangen nicht mehr, als du hast. Ausgegeben wird nichts.
foretells_earns = Gelingt es, hast du Ziel { $number }: { MISSION(EFFECT($number)) }.
foretells_met_gels = Auf { $at } nimmst du ein Gel auf.
foretells_met_alarm-post = Auf { $at } kannst du zahlen und einen Alarmmarker entfernen.
foretells_met_objective1 = Auf { $at } kannst du Ziel 1 versuchen.
foretells_met_objective2 = Auf { $at } kannst du Ziel 2 versuchen.
foretells_met_objective3 = Auf { $at } kannst du Ziel 3 versuchen.
foretells_met_pillbox = Auf { $at } kannst du den Bunkersensor gegen eine Waffe tauschen.
foretells_met_dimer = Auf { $at } erleidest du Schaden durch einen Blasendimer.
foretells_met_drift = Auf { $at } endet der Lauf in einer Schneewehe.

## Was sonst ginge

help_jump = Du kannst nach { $to } springen.
help_run = Du kannst nach { $to } laufen.
help_run-over = Nach { $to } führt ein Weg über { LIST($via) }.
help_reaches = { THING($card) } reicht so weit.
help_moves = { THING($card) } erlaubt eine Bewegung.
