### Why something cannot be done.

-there =
    { COUNT($to) ->
        [0] there
       *[other] { LIST($to, of: "PLACE") }
    }
-moment =
    { $card ->
        [escape-from-prison] in a turn you miss in prison
        [loaded-dice] right after you have rolled
        [body-double] when the police would take you to prison
        [red-eye-ticket] before an attempt, not while you have to get out
       *[other] at another moment
    }
why_not-held =
    You <b>do not hold</b> { COUNT($card) ->
        [0] this card
       *[other] { LIST($card, of: "CARD") }
    }.
why_turn_four-actions = You have <b>no actions left</b> this turn.
why_kit_hoarder-tie = There is <b>no card left</b> to draw anywhere.
why_action_move = No link leads from { PLACE($here) } to { -there }: one action moves you <b>one space</b>.
why_action_getaway-travel = The { CARD($by) } <b>does not take you</b> from { PLACE($here) } to { PLACE($to) }.
why_attempt_where = None of <b>your open contracts</b> is in { PLACE($here) }.
why_attempt_elsewhere = You are in { PLACE($here) }: an attempt is made <b>where you are</b>.
why_attempt_at-least-one = Bring <b>at least one weapon</b>.
why_attempt_no-cards = You hold <b>no cards</b>: draw a weapon first.
# $laid (number)
why_attempt_five-cards = You have laid out <b>{ $laid }</b> weapons, the most you may bring.
why_attempt_then-flee = You have to <b>get out first</b>: escape or hide.
# $laid (number)
why_escape_cards = You have laid out <b>{ $laid }</b> getaway cards, the most you may bring.
why_escape_sequence = Lay out <b>at least one getaway card</b> first.
why_escape_method = Your way out <b>does not lead</b> from { PLACE($here) } to { -there }.
why_hiding_no-action = You have <b>no action left</b> to escape with.
why_hiding_no-getaway = You hold <b>no getaway card</b>.
why_bonus_one-per-turn = You have <b>already played a bonus card</b> this turn.
why_bonus_windows = You play { CARD($card) } <b>{ -moment }</b>.
why_bonus_no-guard = There is <b>no bodyguard { $number }</b> in { PLACE($city) }.
why_bonus_no-contract = There is <b>no open contract</b> in { PLACE($city) }.
why_bonus_own-target = { VICTIM($city) } is <b>your own target</b>: choose one of a rival.
why_bonus_there = You <b>are</b> in { PLACE($to) }.
why_bonus_no-city = { PLACE($to) } is <b>no city</b>: no plane lands there.
why_bodyguard_exhausted =
    No bodyguard is left for <b>{ COUNT($city) ->
        [0] this target
       *[other] { LIST($city, of: "victim") }
    }</b>.
why_skill_once = You <b>already have this skill</b>.
why_skill_where =
    You learn { CARD($weapon) } in <b>{ COUNT($school) ->
        [0] its home city
       *[other] { LIST($school, of: "PLACE") }
    }</b> only.
why_skill_own-home = Your specialist skill was <b>yours from the start</b>.
why_skill_bag-empty = The bag holds <b>no number</b> for this skill any more.
why_reaper_no-skill = The Grim Reaper has <b>no skill</b>: a 7 needs none.
why_archie_shift = Only <b>Archie 'Beau' Fletcher</b> shifts bodyguards.
why_archie_before-roll = You have <b>already shifted</b> a bodyguard in this attempt.
why_archie_optional =
    { COUNT($target) ->
        [0] Your target
       *[other] { LIST($target, of: "victim") }
    } has <b>no bodyguard{ COUNT($number) ->
        [0] { "" }
       *[other] { " " }{ LIST($number) }
    }</b>.
why_archie_no-contract = There is <b>no open contract</b> in { PLACE($to) }.
why_archie_own-target = { VICTIM($to) } is <b>your own target</b>: choose one of a rival.
why_archie_has-it = { VICTIM($to) } <b>already has</b> bodyguard { $number }.
why_sugar_keep-one =
    You did <b>not bring</b> { COUNT($card) ->
        [0] that card
       *[other] { LIST($card, of: "CARD") }
    }.
why_ninja_anywhere-home =
    { COUNT($to) ->
        [0] That
       *[other] { LIST($to, of: "PLACE") }
    } is <b>not a home city</b>, and Ninja Sue escapes to one.
why_otto_swap-choice =
    The contract on { COUNT($city) ->
        [0] that target
       *[other] { LIST($city, of: "victim") }
    } is <b>not an open one of yours</b>.
why_setup_assassin-random = Somebody <b>already has</b> this assassin.
