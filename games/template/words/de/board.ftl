board_goal = bis { $goal }
board_climber = { -name($seat) }: { $points } von { $goal } Punkten, { -cards($cards) }
board_slope =
    { $n ->
        [0] Ein leerer Hang
       *[other] Ein Anstieg: { LIST($pile, by: ", ") }
    }
board_card = Die { $card }
board_die = Der Würfel zeigt { $die }
board_yield = Nachgeben
board_keep = Hand behalten
