### The board as text, and what flags of the command line set.

head_against = { STAGE($stage) } against { BOSS($enemy) }
head_story = { TALE($tale) }, part { $part }
head_setup = setting up
head_round =
    round { $round }, { $phase ->
        [commandos] commandos
        [enemies] enemies
       *[stage] stage
    }
head_clock = { $left } of { $of } stage cards left
over_destroyed = the boss is destroyed
over_escaped = you held out
over_fallen = a commando has fallen
over_out-of-time = time is up

## The stage

# what covers a space of the map: short, without spaces
map-boss = #BOSS
area_stage = Stage
area_card = { -thing($card) }
area_alarm = { -thing($card) } ({ $n } of { $of })
area_slip = { -thing($card) } (space { $n }, { $at })
area_nothing = nothing in play
area_known = known on top: { LIST($cards, of: "thing", by: ", ") }

## A commando, and what lies before them

fighter_name = { COMMANDO($who) }
fighter_no-medals = no medals
fighter_weapon = { -thing($weapon) } { -dice($dice) }, range { $range }
fighter_objectives = objectives { LIST($done, by: " ") }
fighter_active = active
fighter_turn-taken = turn taken
fighter_screen =
    −{ $n } enemy { $n ->
        [one] die
       *[other] dice
    }
fighter_bonus = +{ $n } in the next attack
fighter_gels = { -gels($n) }
row_enemies = enemies: { LIST($what, by: ", ") }
row_no-enemies = enemies: none
row_boss = { -thing($card) } { $health }
row_defeated = { -thing($card) } defeated
row_foe = { -foe($foe) } { $sign } { $health }
row_breached = { -foe($foe) } { $sign } { $health } breached
row_hand = hand: { LIST($what, by: ", ") }
row_no-hand = hand: empty
row_card = { -thing($card) } { SUIT($card) }
row_decks = deck { $deck }, discarded { $discarded }

## An attack under way

fight_who = { COMMANDO($who) } attacks
fight_with = { LIST($targets, of: "foe", by: ", ") } with { -thing($with) }: { $dice }
fight_not-rolled = not rolled
fight_dice = { LIST($dice, of: "face", by: " ") }
fight_successes = { -successes($n) }
# $ignored (number)
fight_ignored = { -successes($n) }, { $ignored } ignored
fight_results = results { $tokens }
assault_who = { COMMANDO($who) } is attacked
assault_added = added { LIST($dice, of: "face", by: " ") }
assault_specials = { -specials($n) } left

## Flags

field_commandos = the commandos, one for each seat: bill,lance
field_stage = jungle, waterfall, snow-field or alien-lair
field_enemy = the boss: defense-wall, garmakilma, gordea or java
