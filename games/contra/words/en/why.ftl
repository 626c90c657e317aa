### Why not, in the words of the moment.


## Who is asked

why_decides = { COMMANDO($who) } decides this.
why_not-asked = { COMMANDO($who) } is not asked now.
why_no-token = { COMMANDO($who) } has no { $type } token.

## Moves: $limit (number)

why_turn_move-once = { COMMANDO($who) } has already moved this turn; only a card allows another move.
why_move_run_far = { $at } is { -spaces($away) } away; this run is { $limit } at most.
why_move_run_here = { COMMANDO($who) } already stands in { $at }.
why_move_run_other-way = A run to { $at } goes over other spaces.
why_move_run_no-way = No way of { $limit } or fewer spaces leads to { $at }: you cannot run up a ledge or past an enemy.
why_move_jump = { $at } is { -spaces($away) } away; a jump is 1.
why_move_not-into-enemies = { CAPITAL(-foe($enemy)) } stands in { $at }.
why_move_no-shared-end_stay = { COMMANDO($who) } shares this space and cannot stay here.
why_move_no-shared-end_taken = { COMMANDO($there) } stands in { $at }: no move can end there.
why_move_no-shared-end_somebody = Another commando stands in { $at }: no move can end there.
why_move_choose-type-first_jump = Only a jump is left here.
why_move_choose-type-first_run = This move is a run.
why_space_ledge-jump-up = { $at } is on a ledge: jump up from a space next to it.

## Attacks: $range (number)

why_turn_attack-once = { COMMANDO($who) } has already attacked this turn; only a card allows another attack.
why_attack_weapon-special-scope_again = Only the Rapid Kit attacks a second time, after the normal attack.
why_attack_weapon-special-scope_used = { COMMANDO($who) } has already made the second attack of the Rapid Kit this turn.
why_attack_weapon-special-scope_apart = { CAPITAL(-foe($target)) } is not next to the first target.
why_attack_convert = There is no { $type } result to convert.
why_range_count_foe = { CAPITAL(-foe($target)) } is { -spaces($away) } away; the range is { $range }.
why_range_count_space = { $at } is { -spaces($away) } away; the range is { $range }.
why_boss_one-target = That is already the first target.
why_boss_undefeated-stays = The boss cannot be chosen for this.
why_boss_split-cap = { THING($boss) } needs less than that.
why_boss_never-unflipped = { THING($boss) } is already defeated.
why_story_invulnerable = { THING($boss) } cannot take damage in this part of the story.

## What a card forbids

why_golden_pinned = { -foe($enemy) } is next to { COMMANDO($who) }: no running.
why_golden_not-free = Nothing converts results for free here.
why_golden_capped = { THING($boss) } cannot take more damage from one attack.
why_golden_own = { -foe($enemy) } is already in { COMMANDO($who, form: "whose") } play area.

## Cards and abilities

why_turn_cards-only-own-turn_reaction = { THING($card) } is played when somebody would suffer damage.
why_turn_cards-only-own-turn_self = { THING($card) } protects only whoever plays it.
why_turn_cards-only-own-turn_far = { THING($card) } protects within { -spaces($within) }, and { COMMANDO($whom) } is farther away.
why_turn_one-at-a-time = It is { COMMANDO($who, form: "whose") } turn.
why_effect_may-pay-in-full_play = { THING($card) } costs { -advantage($cost) } besides the card itself.
why_effect_may-pay-in-full_clear = It costs { -advantage($cost) } to discard { THING($stageCard) }.
why_cards_commando-card = { THING($card) } would do nothing here and now.
why_stage_discard-after = { THING($stageCard) } cannot be discarded for a price.
why_ability_set = That is already set for { COMMANDO($who) }.
why_ability_just-set = { COMMANDO($who) } has just changed this: something has to happen first.
why_ability_cost = { THING($ability) } costs { -advantage($cost) }, which { COMMANDO($who) } does not have.
why_ability_attack = Nobody steps in during a commando’s attack.
why_ability_nothing = { THING($ability) } would do nothing now.
why_setup_reference-flip_elsewhere = Only the Waterfall has Slow Down!
why_setup_reference-flip_used = Slow Down! has already been used this round.
why_setup_reference-flip_empty = There is no stage card left to discard.
why_setup_reference-flip_story = This part of the story is played without Slow Down!

## Turns and order

why_round_commando-order-free = { COMMANDO($who) } has already had a turn this round.
why_round_enemy-order-free = { COMMANDO($who, form: "whose") } enemies have already attacked this round.
why_effect_each-commando-order_draw = This does not concern { COMMANDO($who) } any more.
why_effect_each-commando-order_thing = { CAPITAL(-thing($what)) } does not concern { COMMANDO($who) } any more.

## Advantage

why_advantage_spend-sources = { CAPITAL(-face($symbol)) } is due.
why_advantage_any-gain = Only { LIST($of, of: "face", type: "or") } can be gained here.
why_advantage_limit = { COMMANDO($who) } has three { $type } tokens, the most possible.
why_limits_advantage-supply = There is no { $type } token left in the supply.
why_limits_other-tokens = There is no gel in { $at }.
why_suffer_all-or-nothing = { COMMANDO($who) } lacks { -advantage($lacks) }: damage is paid in full or not at all.

## Effects, set-up, objectives: $place (number)

why_effect_forced-choice-full = You have to choose something that can be done in full.
why_effect_forced-choice-closest = Nothing can be done in full: choose what leaves the least undone.
why_effect_forced-single = This is not a choice: a card has to be discarded.
why_enemy-turn_added-counts-for-rerolls = No enemy die shows that; added results are not dice.
why_setup_commando-start = Somebody already starts in { $at }.
why_stage_pillbox-icon-may = There is already a sensor token in { $at }.
why_objective_token-lost = { COMMANDO($who) } has no objective token { $place }.
