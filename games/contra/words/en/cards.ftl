### What else cards say: conditions, constant abilities, weapons, objectives, and the rules of Reference cards.


## Conditions: behind "if"

-are =
    { $person ->
        [they] that commando is
       *[you] you are
    }
-have =
    { $person ->
        [they] that commando has
       *[you] you have
    }
-of-you =
    { $person ->
        [they] that commando
       *[you] you
    }
-not =
    { $not ->
        [true] not{ " " }
       *[false] { "" }
    }
when_on-ledge = { -are } { -not }on a ledge
when_on-platform = { -are } { -not }on a platform
when_in = { -are } in a { LIST($kinds, of: "KIND", type: "or") } space
when_near-boss = { -are } { -not }within { -spaces($within) } of the boss
when_near-space = { -are } within { -spaces($within) } of a { KIND($kind) } space
when_near-gels = { -are } in or adjacent to a space with gels
when_company =
    { $not ->
        [true] no other
       *[false] another
    } commando is within { -spaces($within) } of { -of-you }
when_room = { -have } fewer than 3 enemy cards
when_adjacent = this enemy is adjacent to { -of-you }
when_has = { -have } at least { -icons($symbols) }

## Conditions: behind "each commando"

whose_on-ledge = { " " }{ -not }on a ledge
whose_on-platform = { " " }{ -not }on a platform
whose_in = { " " }in a { LIST($kinds, of: "KIND", type: "or") } space
whose_near-boss = { " " }{ -not }within { -spaces($within) } of the boss
whose_near-space = { " " }within { -spaces($within) } of a { KIND($kind) } space
whose_near-gels = { " " }in or adjacent to a space with gels
whose_company =
    { " " }with { $not ->
        [true] no other
       *[false] another
    } commando within { -spaces($within) }
whose_room = { " " }with fewer than 3 enemy cards
whose_adjacent = { " " }adjacent to this enemy
whose_has = { " " }with at least { -icons($symbols) }

## Kinds of spaces, as conditions name them

kind_plain = plain
kind_start = start
kind_boss = boss
kind_enemy = enemy
kind_pillbox = pillbox
kind_objective = objective
kind_objective1 = objective 1
kind_objective2 = objective 2
kind_objective3 = objective 3
kind_alarm-post = alarm post
kind_platform = platform
kind_drift = drift
kind_wadder = wadder

## Enemy tokens

-breed =
    { BREED($it) ->
        [greeder] greeder
        [gunner] gunner
        [sniper] sniper
        [bugger] bugger
        [garth] garth
       *[rangel] rangel
    }

## Constant abilities: $n (number)

constant_add = Add { -icons($results) } to each of your enemy attacks.
constant_add-while = While { $when }, add { -icons($results) } to each of your enemy attacks.
constant_dice = Your enemy attack rolls { -more-dice($n) }.
constant_rooted = This enemy cannot be moved.
constant_armor = Each attack on this enemy ignores { -successes($n) }.
constant_elusive = Attacks on this enemy from more than { -spaces($beyond) } away roll { -fewer-dice($dice) }.
constant_pins = While this enemy is adjacent to you, you cannot run.
constant_cap = No more than { $n } damage of one attack can be assigned to this card.
constant_trample = Trample deals { -icons($damage) } damage.
constant_run-at-most = A run is at most { -spaces($spaces) }.
constant_shorter-range = The range of commando attacks is { $n } less (at least 1).
constant_may-discard = In their turn a commando may spend { -icons($cost) } to discard this card.

## Weapons and missions: $range (number)

weapon_stats = { -dice($dice) }, range { $range }.
weapon_spread = Also hits 1 other enemy that is adjacent to the target and in range.
weapon_critical = Each critical counts as { -successes($successes) }.
weapon_reroll = After the roll, before criticals roll again, you may reroll { -dice($dice) }.
weapon_crusher = Against the boss, none of its successes can be ignored.
weapon_again = Once per turn, after your normal attack, you may attack again with this weapon.
mission-text_demolition = Your attacks on the boss roll 1 more die.
mission-text_supply-line = At the end of your turn gain [*].
mission-text_field-intel = Once in each of your enemy attacks, after the roll, you may reroll 1 enemy die.

## Lines of cards: $prevent (number)

line_reaction = Play this when you would suffer damage: prevent up to { $prevent } of it.
line_reaction-near = Play this when you or a commando within { -spaces($within) } would suffer damage: prevent up to { $prevent } of it.
line_costs = Spend { -icons($cost) }: { $text }
line_special = { "[" }SP]: { $text }
line_defeated = When it is defeated: { $text }
line_flipped = When this card is flipped: { $text }
line_activate = Activate: { $text }
line_stays = This card stays in play.
line_nothing = No ability.
line_requires = You need { -icons($symbols) }; nothing is spent.
line_scout = If you do not have that, scout: { $text }
line_slip-track = On a slip space each commando not on a platform must spend [M] or is moved 1 space away from the boss. On the fall space each commando suffers [M] [M] damage, or [M] damage on a platform; then the marker returns to the first slip space.

## Reference cards of bosses: $perCommando (number)

reference_blast-doors_name = Blast Doors
reference_blast-doors_text = An attack on the boss from more than { -spaces($beyond) } away ignores { -successes($ignored) }.
reference_bubbles_name = Setup
reference_bubbles_text = Place { $perCommando } bubble dimers per commando, one in each of the empty spaces nearest the boss spaces.
reference_bubble-screen_name = Bubble Screen
reference_bubble-screen_text = A commando who runs into a space with a bubble dimer suffers [M] damage, and the dimer returns to the supply. An attack on the boss by a commando with a dimer within 1 space rolls 1 die fewer (at least 1).
reference_trample_name = Trample
reference_trample_text = When the boss ends a move, each commando adjacent to it suffers [M] damage.
reference_hatch_name = Hatch a bugger
reference_hatch_text = Search the enemy deck, then its discard pile, for a bugger and treat it as drawn. Shuffle what you searched. If there is none left, suffer [S] damage instead.
reference_brood-mother_name = Brood Mother
reference_brood-mother_text = While a bugger card is in any play area, each attack on the boss ignores { -successes($ignored) }.

## Reference cards of stages: $shuffled (number)

reference_setup_name = Setup
reference_setup_text = Put { LIST($cards, of: "THING") } in the stage play area. Shuffle the other { $shuffled } cards.
reference_alarm_name = Alarm!
reference_alarm_text = When 4 alarm tokens lie on Base Alarm, remove them all and each commando draws an enemy.
reference_alarm-post_name = Alarm post
reference_alarm-post_text = When you enter an alarm post, you may spend [S] to remove 1 alarm token from Base Alarm.
reference_slow-down_name = Slow Down!
reference_slow-down_text = Once per round, in a commando turn, the active player may discard the top stage card to move the slip marker 2 spaces back.
reference_platform_name = Platform
reference_platform_text = A platform shelters from the effects that say so.
reference_deep-drifts_name = Deep Drifts
reference_deep-drifts_text = A commando who runs into a drift space ends that move there.
reference_burn-the-nest_name = Burn the Nest
reference_burn-the-nest_text = Instead of dealing them, an attacker may put any of the successes of an attack as damage on one wadder space within its range.
reference_gels_name = Infectious gels
reference_gels_text = A commando who runs into a space with gels takes 1 of them onto their character card. With 1 or more there, add [S] to your enemy attacks; with 3 or more, add [S] [S].
reference_overrun_name = We’re overrun!
reference_overrun_text = Whenever gels cannot be placed or a demand of this stage cannot be met in full, the commando concerned suffers [*] damage (each commando, if it concerns nobody in particular). Then return 3 gels from the map to the supply.
