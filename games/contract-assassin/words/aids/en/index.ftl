### The player aid: a turn in short, each word in one sentence, tables, and what changed in the rules.


## A turn; a word that explains itself stands as [action: action]

turn_actions = You have { -number($actions) } [action: actions]: draw a card, move one space, travel by [getaway: getaway card], learn a [skill: skill], make an attempt, or escape.
turn_bonus = One [bonus: bonus card] a turn is free.
turn_attempt = At a [name: name] of yours: lay out up to { -number($weapons) } [weapon: weapons] and roll [death-dice: two dice]; their sum kills if a weapon has it.
turn_guard = A miss brings a [guard: bodyguard]: his number no longer kills there.
turn_flee = Hit or miss, flee at once: lay out up to { -number($getaways) } getaway cards and roll [getaway-die: one die], or [hiding: hide].
turn_prison = If you are caught, you miss { -number($missed) } turns in [prison: prison].
turn_end = With four names crossed out you win at once.

## Words

term_action_name = Action
term_action_says = What a turn is made of; you may mix and repeat actions, and those left over are lost.
term_name_name = Name
term_name_says = A target in a city, on your list of four; as a rule only you may attempt it.
term_space_name = Space
term_space_says = A city or a stop; one action takes you to a neighbour along a line.
term_home_name = Home city
term_home_says = Where an assassin begins and comes back to, and where the weapon of that assassin is taught.
term_weapon_name = Weapon
term_weapon_says = A card numbered 2 to 12: laid out for an attempt, it kills when the two dice add up to its number.
term_death-dice_name = Death Dice
term_death-dice_says = Two dice, added: a weapon or skill with that sum kills.
term_getaway_name = Getaway card
term_getaway_says = A card numbered 1 to 6: it is your way out if the die shows its number, or a ticket for one action without a roll.
term_getaway-die_name = Getaway Dice
term_getaway-die_says = One die: you leave by the getaway card you laid out with that number, else you are caught.
term_guard_name = Bodyguard
term_guard_says = While he stands at a target, nobody kills it with his number.
term_skill_name = Skill
term_skill_says = A second number for a weapon, for good; it is drawn at the school of that weapon.
term_bonus_name = Bonus card
term_bonus_says = A card that costs no action; one a turn.
term_prison_name = Prison
term_prison_says = If you are caught on the run, you miss { -number($missed) } turns and come back at home; names, skills and cards stay.
term_hiding_name = Hiding
term_hiding_says = Instead of running you may hide: no roll, but you miss { -number($missed) } turns.

## Tables

odds_kill_title = Two dice
odds_kill_weapon = Weapon
odds_kill_ways = Rolls
odds_kill_chance = Kills
odds_kill_row = { $number } { $weapon }
odds_kill_of = { $ways } of { $rolls }
odds_out_title = Getting away
odds_out_cards = Different getaway cards
odds_out_chance = Away
odds_out_row =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## What changed in the rules

changed_shown = What others learn about a hidden hand cannot be taken back.
changed_asked = With hidden hands you are asked whenever you could hold a card for the moment, so that no question tells what you hold.
