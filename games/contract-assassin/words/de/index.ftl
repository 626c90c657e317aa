### Woraus Sätze über die Jagd gemacht sind.


## Wendungen

-who =
    { KNOWN($it) ->
        [true] { NAME($it) }
       *[false] Platz { SEAT($it) }
    }
# wer in einer Stadt wohnt
-victim =
    { TARGET($it) ->
        [true] { VICTIM($it) }
       *[false] { PLACE($it) }
    }
-actions =
    { $it ->
        [one] { $it } Aktion
       *[other] { $it } Aktionen
    }
-cards =
    { $it ->
        [one] { $it } Karte
       *[other] { $it } Karten
    }
# gleiche Karten werden gezählt
-alike =
    { N($it) ->
        [1] { CARD(SAME($it)) }
       *[other] { N($it) } × { CARD(SAME($it)) }
    }
-turns =
    { $it ->
        [one] { $it } Zug
       *[other] { $it } Züge
    }
-contracts =
    { $it ->
        [one] { $it } Auftrag
       *[other] { $it } Aufträge
    }
-rounds =
    { $it ->
        [one] { $it } Runde
       *[other] { $it } Runden
    }
# in wie vielen Würfen es gelingt
-kill-ways =
    { $ways } von 36 Würfen { $ways ->
        [one] tötet
       *[other] töten
    }
-out-ways =
    { $ways } von 6 { $ways ->
        [one] führt
       *[other] führen
    } hinaus
