### What effects do, as cards say it. A deed is said in the form its place asks for: as an order, as the next order, as an order
### within a sentence (inner), behind a subject (told), behind "if …" (that), behind may or must (plain), behind "to" (purpose).


## What deeds are made of

-then =
    { $form ->
        [next] then{ " " }
       *[other] { "" }
    }
-s =
    { $form ->
        [told] s
        [that] s
       *[other] { "" }
    }
-may =
    { $form ->
        [order] you may{ " " }
        [next] then you may{ " " }
        [told] may{ " " }
        [that] may{ " " }
       *[other] { "" }
    }
-must =
    { $form ->
        [order] you must{ " " }
        [next] then you must{ " " }
        [told] must{ " " }
        [that] must{ " " }
       *[other] { "" }
    }
-you =
    { $person ->
        [they] them
       *[you] you
    }
-your =
    { $person ->
        [they] their
       *[you] your
    }
-near =
    { $within ->
        [0] { "" }
       *[other] { " " }within { -spaces($within) }
    }

## Deeds: $form ('order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'), $n (number), $times (number)

# $more (number) dice more, $far (number) more range
-extras =
    { $more ->
        [0]
            { $far ->
                [0] { "" }
               *[other] { " " }with { $far } more range
            }
       *[other]
            { " " }with { -more-dice($more) }{ $far ->
                [0] { "" }
               *[other] { " " }and { $far } more range
            }
    }
deed_attack =
    { -then }attack{ -s }{ $each ->
        [true] { " " }each enemy in range
       *[false] { "" }
    } with { -your } weapon{ -extras }
deed_attack-pool =
    { -then }attack{ -s }{ $each ->
        [true] { " " }each enemy within { -spaces($range) } with { -dice($dice) }
       *[false] { " " }with { -dice($dice) } at range { $range }
    } instead of { -your } weapon{ -extras }
deed_damage-one = { -then }deal{ -s } { $n } damage to an enemy within { -spaces($within) } (not the boss)
deed_damage-each = { -then }deal{ -s } { $n } damage to each enemy within { -spaces($within) } (not the boss)
deed_move = { -then }run{ -s } up to { -spaces($spaces) } or jump{ -s } 1
deed_jump = { -may }jump 1 space
deed_jumps = { -then }jump{ -s } up to { $times } times, 1 space each time
deed_place =
    { -then }place{ -s } { $person ->
        [they] themselves
       *[you] yourself
    } in an empty ledge space within { -spaces($within) }
-be =
    { $form ->
        [told] is
        [that] is
       *[other] be
    }
deed_push-wadder = { -be } moved { -spaces($spaces) } towards the nearest wadder space
deed_push-boss = { -be } moved { -spaces($spaces) } away from the boss
deed_draw = { -then }draw{ -s } { -cards($n) }
deed_discard = { -then }discard{ -s } { -cards($n) } from { -your } hand
deed_recover =
    { -then }return{ -s } { $n ->
        [one] 1 other card
       *[other] { $n } other cards
    } from { -your } discard pile to { -your } hand
deed_gain = { -then }gain{ -s } { -icons($symbols) }
deed_gain-one = { -then }gain{ -s } { LIST($symbols, of: "icon", type: "or") }
deed_suffer = { -then }suffer{ -s } { -icons($symbols) } damage
deed_suffer-close = { -then }suffer{ -s } { -icons($symbols) } damage, or { -icons($close) } damage within { -spaces($within) } of the boss
deed_spend = { -must }spend { -icons($symbols) }
-tokens =
    { OF($it) ->
        [any]
            { N($it) ->
                [one] 1 token
               *[other] { N($it) } tokens
            }
       *[other] { N($it) } [{ OF($it) }] token
    }
deed_lose-tokens = { -must }discard { LIST(AMOUNTS($symbols), of: "tokens") }
deed_lose-medal = { -then }lose{ -s } a medal
deed_lose-objective = { -must }discard an objective token of { -your } choice from { -your } mission card
deed_either = { -must }{ LIST($ways, type: "or") }
deed_may-pay = { -may }spend { -icons($cost) } to { LIST($deeds) }
deed_may-pay-steps = { -may }spend { -icons($cost) } to { $steps }
deed_may-stage-card = { -may }discard the top stage card to { LIST($deeds) }
deed_may-stage-card-steps = { -may }discard the top stage card to { $steps }
deed_draw-enemy = { -then }draw{ -s } an enemy
deed_hatch =
    { -then }hatch{ $form ->
        [told] es
        [that] es
       *[other] { "" }
    } a bugger
deed_take-enemy = { -then }take{ -s } an enemy card (not a boss) from another commando into { -your } play area if there is room
deed_breach = { -then }choose{ -s } an enemy within { -spaces($within) } (not the boss)
deed_add = { -then }add{ -s } { -icons($results) } to the enemy attack
deed_repair = { -then }remove{ -s } { $n } damage from this card
deed_draw-weapon = { -then }draw{ -s } a weapon card
-deck-name =
    { DECK($it) ->
        [stage] stage
        [enemy] enemy
        [objective] objective
       *[weapon] weapon
    }
deed_reveal =
    { -then }reveal{ -s } the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the { LIST(PILES($decks), of: "deck-name", type: "or") } deck
deed_discard-stage-card = { -then }discard{ -s } the top stage card
deed_discard-this = { -then }discard{ -s } this card
deed_alarm =
    { -then }put{ -s } { $n ->
        [one] 1 alarm token
       *[other] { $n } alarm tokens
    } on Base Alarm
deed_slip = { -then }move{ -s } the slip marker { -spaces($n) } on
deed_grenade = { -then }put{ -s } 1 grenade in { -your } space
deed_gels-you = { -then }take{ -s } { -gels($n) } from the supply onto { -your } character card
deed_gels-wadder = { -then }drop{ -s } { -gels($n) } into the wadder space closest to { -you }
deed_clean-gels = { -then }return{ -s } all gels on { -your } character card to the supply
deed_clear-damage = { -then }take{ -s } { $n } damage off the map
-dimers =
    { $it ->
        [one] 1 bubble dimer
       *[other] { $it } bubble dimers
    }
deed_dimers-here = { -then }place{ -s } { -dimers($n) } in { -your } space or an empty space adjacent to it
deed_dimers = { -then }place{ -s } { -dimers($n) } in empty spaces within { -spaces($within) } of { -you }

## What happens, with a subject of its own

fate_next-attack =
    { $whose ->
        [another] another commando’s
       *[own] { -your }
    } next attack this { $until ->
        [turn] turn
       *[round] round
    } rolls { -more-dice($dice) }{ $within ->
        [0] { "" }
       *[other] { " " }if its target is within { -spaces($within) }
    }{ $sure ->
        [true] , and none of its successes can be ignored
       *[false] { "" }
    }
fate_move-another = another commando{ -near } may run up to { -spaces($spaces) } or jump 1
fate_move-any = a commando{ -near } may run up to { -spaces($spaces) } or jump 1
fate_push-wadder = you are moved { -spaces($spaces) } towards the nearest wadder space
fate_push-boss = you are moved { -spaces($spaces) } away from the boss
fate_draw-another = another commando draws { -cards($n) }
fate_draw-any = a commando of your choice draws { -cards($n) }
fate_gain-another = another commando{ -near } gains { -icons($symbols) }
fate_gain-any = you or a commando{ -near } gains { -icons($symbols) }
fate_gain-one-another = another commando{ -near } gains { LIST($symbols, of: "icon", type: "or") }
fate_gain-one-any = you or a commando{ -near } gains { LIST($symbols, of: "icon", type: "or") }
fate_blast-boss = each commando within { -spaces($within) } of the boss suffers { -icons($symbols) } damage
fate_blast-you = { -you } and each commando within { -spaces($within) } of { -you } each suffer { -icons($symbols) } damage
fate_choose = choose one: { LIST($ways, by: "; or ") }
fate_if =
    if { $when }, { $person ->
        [they] that commando{ " " }
       *[you] { "" }
    }{ LIST($deeds) }
fate_if-steps =
    if { $when }, { $person ->
        [they] that commando:{ " " }
       *[you] { "" }
    }{ $steps }
fate_if-any-did-not = if at least 1 commando did not, { LIST($deeds) }
fate_if-any-did-not-steps = if at least 1 commando did not, { $steps }
# $whose is what stands behind "each commando", or nothing
fate_each = each commando{ $whose } { LIST($deeds) }
fate_each-steps = each commando{ $whose }: { $steps }
fate_each-other = each other commando { LIST($deeds) }
fate_each-other-steps = each other commando: { $steps }
fate_each-and-others = { $each }; { $others }
fate_screen = until the end of the round { -your } enemy attack rolls { -fewer-dice($dice) }
fate_screen-near = until the end of the round { -your } enemy attack and that of each commando within { -spaces($within) } roll { -fewer-dice($dice) }
fate_add-if = if { $when }, add { -icons($results) } to the enemy attack
fate_approach = this enemy moves adjacent to { -you }
fate_approach-by = this enemy moves up to { -spaces($spaces) } towards { -you }
fate_push-enemy = an enemy within { -spaces($within) } (not the boss) is pushed up to { -spaces($spaces) } away from { -you }
fate_boss-moves-you = the boss moves up to { -spaces($spaces) } towards { -you }
fate_boss-moves-farthest = the boss moves up to { -spaces($spaces) } towards the commando farthest from it

## Rules that have a name because no effect says them

fate_rule_grenades-burst = each grenade explodes: each commando in its space or adjacent to it suffers [M] damage
fate_rule_grenades-thrown = for every 2 commandos (rounded up) put 1 grenade in the space of a commando the group chooses
fate_rule_grenades-swept = remove all grenades from the map
fate_rule_platform-breaks = the group puts a stage token on a platform, which is no platform from now on
fate_rule_platform-hits = each commando there suffers [M] damage
fate_rule_hive-pulse = put 1 gel (2 with 3 or more commandos) in the wadder space with the fewest gels
fate_rule_living-walls = each commando in or adjacent to a space with gels takes 1 of them onto their character card
fate_rule_heartbeat = for each wadder space with 2 or more gels the commando nearest to it suffers [S] damage
fate_rule_purge-vent = return up to 2 gels per commando from the map to the supply
fate_rule_dogra-fires = the commando nearest the boss suffers [M] [A] damage
fate_rule_dimers-drift = each bubble dimer moves 1 space towards the commando nearest to it

## Sentences behind an effect: $bottom (number)

more_rule_grenades-burst = Then it is removed.
more_rule_hive-pulse = For each damage that lies there discard that damage instead of putting a gel.
more_rule_dimers-drift = A commando whose space it enters suffers [M] damage, and the dimer returns to the supply.
more_adjacent = The attack also hits each enemy adjacent to the target.
more_close = Roll { -more-dice($dice) } if the target is within { -spaces($within) }.
more_stranger = Roll { -more-dice($dice) } if the target is the boss or its card is not in { -your } play area.
more_free =
    { $n ->
        [one] 1 advantage result may be turned into a success for free.
       *[other] { $n } advantage results may be turned into successes for free.
    }
more_free-type = { -icon($type) } results may be turned into successes for free.
more_reroll = Once after the roll, before criticals roll again, any of its dice may be rerolled.
more_breach = Its ability and special are ignored until the end of the round.
more_reveal =
    You may put { $n ->
        [one] it
       *[other] { $bottom } of them
    } on the bottom of that deck.
more_slip = Only the space where it stops counts.

## Effects within a sentence, and sentences in a text

steps_way = { LIST($deeds) }
steps_deeds = { LIST($steps) }
steps_mixed = { LIST($steps, by: ", then ") }
text_sentence = { CAPITAL($says) }.
text_whole = { LIST($sentences, by: " ") }
