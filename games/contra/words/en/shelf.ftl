### The shelf, the set-up and the chapters of the rules.

mood = Loud, fast, side by side through the jungle.
gist_goal = Defeat every card of the boss together, before the stage deck runs out.
gist_turn = Move once, attack once, play as many cards as you like, in any order.
gist_loss = Then enemies shoot: pay with tokens or lose a medal; the fourth loss ends it.
preset_first-mission = First mission: Bill and Lance in the jungle
preset_alone = Alone: Bill in the jungle
preset_four = All four: against the Defense Wall
preset_waterfall = Waterfall: Bill and Lucia against Garmakilma
preset_snow-field = Snow Field: Lance and Sweets against Gordea
preset_alien-lair = Alien Lair: Bill, Lance and Lucia against Java
setting_start = How many advantage tokens of each type everybody starts with.
setting_unpredictable = Unpredictable Environment: stage cards go back to the box unseen before the first round: less time.
setting_battle-damage = Battle Damage: whoever loses a medal also loses the top card of their deck for good.
setting_training = Training: boss cards have half their health, for a first mission.
value_start_normal = One of each
value_start_jump = Jump Start: two of each
value_start_rough = Rough Start: none
value_unpredictable_off = None
value_unpredictable_on = One card
value_unpredictable_expert = Expert: two cards
chapter_golden = The golden rules
chapter_overview = What it is about
chapter_cards = The cards
chapter_draw-enemy = Drawing enemies
chapter_round = The round
chapter_advantage = Advantage
chapter_turn = A commando’s turn
chapter_ability = Abilities
chapter_move = Moving
chapter_space = Spaces
chapter_attack = Commandos attack
chapter_range = Range
chapter_damage = Damage and defeat
chapter_dice = Dice
chapter_enemy-turn = Enemies attack
chapter_enemy-move = Enemies move
chapter_stage = The stage turn
chapter_general = General rules
chapter_suffer = Suffering damage
chapter_objective = Objectives
chapter_boss = The boss
chapter_medal = Medals
chapter_weapon = Weapons
chapter_effect = Effects
chapter_limits = Limits
chapter_faq = Questions and answers
chapter_mode = Ways to play
chapter_story = Stories

## The stories

tale_return = Return to Galuga
tale_escape = Escape from Galuga

## What is carried over

carried_token = one more advantage token each
carried_objective = an objective token for one commando
carried_reveal = a look at the first stage card
carried_stage-card = one stage card fewer, if you like
carried_weapon = a weapon card for one commando
carried_medal-less = one medal fewer for one commando
