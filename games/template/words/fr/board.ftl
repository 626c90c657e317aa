board_goal = jusqu’à { $goal }
board_climber = { -name($seat) } : { $points } sur { -points($goal) }, { -cards($cards) }
board_slope =
    { $n ->
        [0] Une pente vide
       *[other] Une montée : { LIST($pile, by: ", ") }
    }
board_card = Le { $card }
board_die = Le dé montre { $die }
board_yield = Céder
board_keep = Garder la main
