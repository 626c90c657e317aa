### Ce que le français dit partout de la même façon.

-percent = { PERCENT($it) } %
-number =
    { $it ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $it }
    }
-click =
    { TOUCH() ->
        [true] Touchez
       *[false] Cliquez sur
    }
