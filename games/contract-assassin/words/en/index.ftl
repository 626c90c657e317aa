### What sentences about the hunt are made of.


## Phrases

-who =
    { KNOWN($it) ->
        [true] { NAME($it) }
       *[false] Player { SEAT($it) }
    }
# who lives in a city
-victim =
    { TARGET($it) ->
        [true] { VICTIM($it) }
       *[false] { PLACE($it) }
    }
-actions =
    { $it ->
        [one] { $it } action
       *[other] { $it } actions
    }
-cards =
    { $it ->
        [one] { $it } card
       *[other] { $it } cards
    }
# equal cards are counted
-alike =
    { N($it) ->
        [1] { CARD(SAME($it)) }
       *[other] { N($it) } × { CARD(SAME($it)) }
    }
-turns =
    { $it ->
        [one] { $it } turn
       *[other] { $it } turns
    }
-more-turns =
    { $it ->
        [one] { $it } more turn
       *[other] { $it } more turns
    }
-contracts =
    { $it ->
        [one] { $it } contract
       *[other] { $it } contracts
    }
-rounds =
    { $it ->
        [one] { $it } round
       *[other] { $it } rounds
    }
# in how many rolls it works
-kill-ways =
    { $ways } of 36 rolls { $ways ->
        [one] kills
       *[other] kill
    }
-out-ways =
    { $ways } of 6 { $ways ->
        [one] leads
       *[other] lead
    } out
