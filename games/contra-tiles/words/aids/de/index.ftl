### Die Spielhilfe: ein Zug in Kürze, jedes Wort in einem Satz, Tabellen, und was sich an den Regeln geändert hat.


## Ein Zug; ein Wort, das sich erklärt, steht so da: [tile: Plättchen]

turn_place = Leg zwei Teile: zwei eigene [tile: Plättchen], zwei [crown: Kronen] aus der [market: Auslage] oder von jedem eins.
turn_touch = Ein Plättchen kommt neben eine Krone, eine Krone neben ein Plättchen; mindestens eine [edge: Seite] muss [match: passen].
turn_close = Ein Plättchen mit Kronen an allen vier Seiten wird sofort [score: gewertet].
turn_refill = Deine [rack: Vorlage] und die Auslage füllen sich von selbst auf.
turn_end = Du gewinnst, wenn die andere Seite [broke: pleite] ist, oder mit dem volleren [purse: Beutel], wenn die Kronen ausgehen.

## Wörter

term_tile_name = Plättchen
term_tile_says = Ein Plättchen des Bären oder der Frau mit einer Farbe an jeder seiner vier Seiten; du darfst es vor dem Legen drehen.
term_crown_name = Krone
term_crown_says = Ein Teil in einer Farbe, das beide legen dürfen; es liegt neben Plättchen, gleich wem sie gehören.
term_colour_name = Farben
term_colour_says = Rot ist eine Raute, Blau ein Tropfen, Grün ein Blatt, Gelb eine Sonne.
term_edge_name = Seite
term_edge_says = Eine Seite eines Plättchens, in einer von vier Farben.
term_match_name = Passende Seite
term_match_says = Eine Seite, die eine Krone ihrer Farbe berührt; eine Krone anderer Farbe verdirbt sie.
term_market_name = Auslage
term_market_says = Die Kronen, die beide nehmen dürfen; sie wird nach jedem Zug vom Stapel aufgefüllt.
term_rack_name = Vorlage
term_rack_says = Die Plättchen, die du jetzt legen darfst; sie wird auf drei aufgefüllt.
term_stack_name = Stapel
term_stack_says = Kronen, die noch kommen; liegen zu Beginn eines Zuges weniger als zwei in der Auslage, endet das Spiel.
term_score_name = Wertung
term_score_says = Liegen Kronen an allen vier Seiten eines Plättchens, bringen oder kosten seine passenden Seiten den Besitzer Münzen.
term_purse_name = Beutel
term_purse_says = Die Münzen einer Seite; jede beginnt mit drei.
term_broke_name = Pleite
term_broke_says = Wer nicht zahlen kann, verliert sofort; auch wer danach nichts mehr hat, außer in der langen Partie.

## Tabellen

odds_worth_title = Ein umschlossenes Plättchen
odds_worth_matches = Passende Seiten
odds_worth_coins = Für den Besitzer
odds_worth_row =
    { $matching ->
        [one] { $matching } passt
       *[other] { $matching } passen
    }
odds_worth_gain = +{ $coins }
odds_worth_nothing = nichts
odds_worth_pay = −{ $coins }
