### What the board says.

board_goal = to { $goal }
board_climber = { -name($seat) }: { $points } of { -points($goal) }, { -cards($cards) }
board_slope =
    { $n ->
        [0] An empty slope
       *[other] A climb: { LIST($pile, by: ", ") }
    }
board_card = The { $card }
board_die = The die shows { $die }
board_yield = Yield
board_keep = Keep the hand
