### De quoi sont faites les phrases de la chasse.


## Tournures

-who =
    { KNOWN($it) ->
        [true] { NAME($it) }
       *[false] Place { SEAT($it) }
    }
# qui habite une ville
-victim =
    { TARGET($it) ->
        [true] { VICTIM($it) }
       *[false] { PLACE($it) }
    }
-at = { PLACE($it, form: "at") }
-the-card = { CARD($it, form: "the") }
-a-card = { CARD($it, form: "a") }
-actions =
    { $it ->
        [one] { $it } action
       *[other] { $it } actions
    }
-cards =
    { $it ->
        [one] { $it } carte
       *[other] { $it } cartes
    }
# les cartes égales se comptent
-alike =
    { N($it) ->
        [1] { -the-card(SAME($it)) }
       *[other] { N($it) } × { CARD(SAME($it)) }
    }
-turns =
    { $it ->
        [one] { $it } tour
       *[other] { $it } tours
    }
-contracts =
    { $it ->
        [one] { $it } contrat
       *[other] { $it } contrats
    }
-rounds =
    { $it ->
        [one] { $it } manche
       *[other] { $it } manches
    }
# dans combien de jets cela réussit
-kill-ways =
    { $ways ->
        [0] aucun jet ne tue
        [one] { $ways } jet sur 36 tue
       *[other] { $ways } jets sur 36 tuent
    }
-out-ways =
    { $ways ->
        [0] aucun jet ne réussit
        [one] { $ways } jet sur 6 réussit
       *[other] { $ways } jets sur 6 réussissent
    }
