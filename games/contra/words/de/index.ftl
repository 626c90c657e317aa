### Die Wendungen, aus denen die Sätze dieses Spiels gemacht sind.


## Zahlen

-fields =
    { $it ->
        [one] 1 Feld
       *[other] { $it } Felder
    }
-fields-dative =
    { $it ->
        [one] 1 Feld
       *[other] { $it } Feldern
    }
-around = im Umkreis von { -fields-dative($it) }
# Hinter „mit“
-with-dice =
    { $it ->
        [one] 1 Würfel
       *[other] { $it } Würfeln
    }
-fewer-dice = { $it } Würfel weniger (mindestens 1)
-successes =
    { $it ->
        [one] 1 Erfolg
       *[other] { $it } Erfolge
    }
-are-ignored =
    { $it ->
        [one] wird
       *[other] werden
    } ignoriert
-cards =
    { $it ->
        [one] 1 Karte
       *[other] { $it } Karten
    }
-gels =
    { $it ->
        [one] 1 Gel
       *[other] { $it } Gele
    }

## Vorteil und Würfel

# 2 M und 1 beliebig
-advantage = { LIST(AMOUNTS($it), of: "amount") }
-amount =
    { OF($it) ->
        [any] { N($it) } beliebig
        [SP] { N($it) } Spezial
        [success] { -successes(N($it)) }
        [critical]
            { N($it) ->
                [one] 1 kritischer Treffer
               *[other] { N($it) } kritische Treffer
            }
       *[other] { N($it) } { OF($it) }
    }
# Eine Würfelseite oder ein Symbol
-face =
    { FACE($it) ->
        [SP] Spezial
        [success] Erfolg
        [critical] kritischer Treffer
        [any] beliebig
       *[other] { FACE($it) }
    }
# So, wie es auf Karten steht: [M] [A]
-icons = { LIST($it, of: "icon", by: " ") }
-icon = { "[" }{ $it }]

## Gegner, Karten, Felder

# Schwerer Schütze (schwarz), Boss
-foe =
    { SORT($it) ->
        [boss] Boss
       *[other] { -enemy($it) }
    }
# Am Anfang eines Satzes
-foe-subject =
    { SORT($it) ->
        [boss] Der Boss
       *[other] { -enemy($it) }
    }
-enemy = { ENEMY(SPECIES($it)) } ({ -colour($it) })
-colour =
    { COLOUR($it) ->
        [red] rot
        [blue] blau
        [green] grün
        [yellow] gelb
       *[black] schwarz
    }
# Eine Karte, Fähigkeit oder Regel
# Gleiche Karten werden gezählt: 2 × Vorrücken
-alike =
    { N($it) ->
        [1] { THING(SAME($it)) }
       *[other] { N($it) } × { THING(SAME($it)) }
    }
-thing =
    { SORT($it) ->
        [enemy] { -enemy($it) }
       *[other] { THING(KEY($it)) }
    }
# Ein Feld mit dem, was dort zählt: J07 (Bunkersensor, Vorsprung)
-place =
    { COUNT(MARKS($it)) ->
        [0] { ID($it) }
       *[other] { ID($it) } ({ LIST(MARKS($it), of: "mark", by: ", ") })
    }
-mark =
    { SIGN($it) ->
        [gels] { -gels(N($it)) }
       *[other] { MARK(SIGN($it)) }
    }
mark_pillbox = Bunkersensor
mark_objective1 = Ziel 1
mark_objective2 = Ziel 2
mark_objective3 = Ziel 3
mark_alarm-post = Alarmposten
mark_platform = Plattform
mark_drift = Schneewehe
mark_wadder = Wadder-Feld
mark_gels = Gele
mark_dimer = Blasendimer
mark_grenade = Granate
mark_ledge = Vorsprung

## Texte von Karten, wo es nur Buchstaben gibt

letters_symbols = { -advantage($symbols) }
letters_any = beliebig
letters_special = Spezial

## Wie es ausging

outcome_destroyed = Der Boss ist vernichtet. Die Mission ist gewonnen.
outcome_escaped = Ihr habt bis zum Ende durchgehalten. Die Mission ist gewonnen.
outcome_out-of-time = Die Zeit ist um: Der Schauplatzstapel ist leer. Die Mission ist verloren.
outcome_fallen = { COMMANDO($who) } ist gefallen. Die Mission ist verloren.
outcome_won = Alle gewinnen.
outcome_lost = Alle verlieren.
