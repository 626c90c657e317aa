### Woraus Sätze über Plättchen und Kronen gemacht sind.


## Seiten

side_bear = Bär
    .subject = Der Bär
    .genitive = des Bären
side_woman = Frau
    .subject = Die Frau
    .genitive = der Frau
-side = { SIDE(WHO($it)) }
-the-side = { SIDE(WHO($it), form: "subject") }
-of-side = { SIDE(WHO($it), form: "genitive") }

## Farben und die Zeichen für alle, die sie nicht unterscheiden können

colour_R = Rot
    .stem = rot
colour_B = Blau
    .stem = blau
colour_G = Grün
    .stem = grün
colour_Y = Gelb
    .stem = gelb
sign_R = Raute
sign_B = Tropfen
sign_G = Blatt
sign_Y = Sonne

## Plättchen, Kronen und Felder

-stem = { COLOUR($it, form: "stem") }
-crown = { -stem($it) }e Krone
# ein Plättchen nach seinen Farben, von oben im Uhrzeigersinn
-edges = { LIST(EDGES($it), of: "COLOUR", by: "-") }
-piece =
    { KIND($it) ->
        [crown] { LIST(CROWN($it), of: "crown") }
       *[tile] Plättchen { -edges($it) }
    }
# wie es auf dem Tisch liegt
-laid =
    { KIND($piece) ->
        [crown] { CAPITAL(-piece($piece)) }
       *[tile] Plättchen { LIST(OWNER($piece), of: "of-side") } { -edges($piece) }
    } auf { -place($at) }
-place = { X($it) },{ Y($it) }
# wie die Notation es schreibt
-cell = { $x },{ $y }
-nth =
    { $it ->
        [1] erstes
        [2] zweites
       *[other] drittes
    }
-coins =
    { $it ->
        [one] { $it } Münze
       *[other] { $it } Münzen
    }
