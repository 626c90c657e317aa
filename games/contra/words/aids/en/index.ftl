### The player aid: a round in short, each word in one sentence, tables, and what changed in the rules.


## A round; a word that explains itself stands as [medal: medal]

turn_commandos = Each commando takes a turn, in the order you like: move once, attack once, play cards, in any order.
turn_move = Run up to { -number($run) } [space: spaces], or jump one: only a jump takes you up a [ledge: ledge].
turn_attack = Roll your weapon’s dice at an enemy in range: each [success: success] deals 1 damage; pay [advantage: advantage] for more of them.
turn_draw = At the end of your turn draw a card.
turn_enemies = Each enemy card before you rolls a die: pay its [damage: damage], or lose one [medal: medal]; each [special: special] lets a card act.
turn_stage = The stage acts and turns over a card; when the [decks: stage deck] has none left, you lose.
turn_new = Each commando draws an enemy; the next round begins.
turn_end = You win when every [boss: boss card] is defeated.

## Words

term_space_name = Space
term_space_says = Where a commando stands; you may pass comrades, never enemies, and a run sets off what each space says.
term_ledge_name = Ledge
term_ledge_says = High ground: jump up, run down.
term_advantage_name = Advantage
term_advantage_says = M is mobility, A accuracy, S subtlety: tokens, at most { -number($hold) } of each, and the letters on cards in hand pay for everything.
term_any_name = Any
term_any_says = Stands for M, A or S, whichever you choose.
term_play_name = Play or spend
term_play_says = A card is either played for its text or spent for its letter, never both.
term_range_name = Range
term_range_says = How many spaces away the target may be at most.
term_result_name = M, A or S on a die
term_result_says = Spend the same letter to make it a success; else you gain a token of it.
term_damage_name = Damage
term_damage_says = Pay all of it with the same letters, or lose one medal for the whole attack.
term_foe_name = Enemy card
term_foe_says = Lies before the commando it is after, rolls a die each round, and goes when its health is gone.
term_boss_name = Boss card
term_boss_says = One before each commando; when its health is gone it is turned over, but still rolls its die.
term_flag_name = Objective
term_flag_says = Move in on your own turn and draw a card: if you have what it asks, nothing is spent and you keep its help.
term_pillbox_name = Pillbox
term_pillbox_says = Move in while its sensor token is there, and you may trade the token for a weapon card.
term_alarm_name = Alarm
term_alarm_says = With { -number($alarm) } tokens it sounds: all are removed, and each commando draws an enemy; an S at an alarm post takes one away.

## Tables

odds_ours_title = Your die
odds_ours_face = Face
odds_ours_chance = Comes up
odds_theirs_title = Enemy die
odds_theirs_face = Face
odds_theirs_chance = Comes up
odds_hits_title = Successes, nothing spent
odds_hits_dice = Dice
odds_hits_least = { $hits }+
odds_hits_row =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }

## What changed in the rules

changed_suffering = All that one effect deals to you is paid at once, and costs one medal at most.
changed_java = Java’s first two cards have a little less health.
changed_round = The new round begins before its enemies are drawn: what lasted for the old one is over. Whoever asks to be warned in danger is warned before every effect that may hurt.
