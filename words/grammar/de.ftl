### Was Deutsch überall gleich sagt.

-percent = { PERCENT($it) } %
-number =
    { $it ->
        [0] kein
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $it }
    }
-click =
    { TOUCH() ->
        [true] Tipp
       *[false] Klick
    }
