### The phrases that sentences of this game are made of.


## Numbers of things

-spaces =
    { $it ->
        [one] 1 space
       *[other] { $it } spaces
    }
-dice =
    { $it ->
        [one] 1 die
       *[other] { $it } dice
    }
-more-dice =
    { $it ->
        [one] 1 more die
       *[other] { $it } more dice
    }
-fewer-dice = { -dice($it) } fewer (at least 1)
-successes =
    { $it ->
        [one] 1 success
       *[other] { $it } successes
    }
-specials =
    { $it ->
        [one] 1 special
       *[other] { $it } specials
    }
-cards =
    { $it ->
        [one] 1 card
       *[other] { $it } cards
    }
-gels =
    { $it ->
        [one] 1 gel
       *[other] { $it } gels
    }

## Advantage and dice

# 2 M and 1 any
-advantage = { LIST(AMOUNTS($it), of: "amount") }
-amount =
    { OF($it) ->
        [any] { N($it) } any
        [SP] { -specials(N($it)) }
        [success] { -successes(N($it)) }
        [critical]
            { N($it) ->
                [one] 1 critical
               *[other] { N($it) } criticals
            }
       *[other] { N($it) } { OF($it) }
    }
# One face of a die, or one symbol
-face =
    { FACE($it) ->
        [SP] special
       *[other] { FACE($it) }
    }
# As texts of cards have it: [M] [A]
-icons = { LIST($it, of: "icon", by: " ") }
-icon = { "[" }{ $it }]

## Enemies, cards, places

# Heavy Gunner (black), the boss
-foe =
    { SORT($it) ->
        [boss] the boss
       *[other] { ENEMY(SPECIES($it)) } ({ -colour($it) })
    }
-colour =
    { COLOUR($it) ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[black] black
    }
# Equal cards are counted: 2 × Advance
-alike =
    { N($it) ->
        [1] { THING(SAME($it)) }
       *[other] { N($it) } × { THING(SAME($it)) }
    }
# A card, ability or rule by its id
-thing =
    { SORT($it) ->
        [enemy] { -foe($it) }
       *[other] { THING(KEY($it)) }
    }
# A space with what matters there: J07 (pillbox, ledge)
-place =
    { COUNT(MARKS($it)) ->
        [0] { ID($it) }
       *[other] { ID($it) } ({ LIST(MARKS($it), of: "mark", by: ", ") })
    }
-mark =
    { SIGN($it) ->
        [gels] { -gels(N($it)) }
       *[other] { MARK(SIGN($it)) }
    }
mark_pillbox = pillbox
mark_objective1 = objective 1
mark_objective2 = objective 2
mark_objective3 = objective 3
mark_alarm-post = alarm post
mark_platform = platform
mark_drift = drift
mark_wadder = wadder space
mark_gels = gels
mark_dimer = bubble dimer
mark_grenade = grenade
mark_ledge = ledge

## Texts of cards where there are only letters

letters_symbols = { -advantage($symbols) }
letters_any = any
letters_special = Special

## How it ended

outcome_destroyed = The boss is destroyed. The mission is won.
outcome_escaped = You held out until the end. The mission is won.
outcome_out-of-time = Time is up: the stage deck is empty. The mission is lost.
outcome_fallen = { COMMANDO($who) } has fallen. The mission is lost.
outcome_won = Everybody wins.
outcome_lost = Everybody loses.
