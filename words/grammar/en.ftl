### What English says the same way everywhere.

-percent = { PERCENT($it) }%
-number =
    { $it ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $it }
    }
-click =
    { TOUCH() ->
        [true] Tap
       *[false] Click
    }
