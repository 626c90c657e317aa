### The shelf, the set-up and the chapters of the rules.

mood = Rival hit men race around the world: four contracts, five weapons, one way out.
gist_goal = Four names, four cities: cross out all four before anybody else does.
gist_turn = You have four actions: travel, collect cards, and strike when the odds are good.
gist_loss = After every attempt you must get away, or sit in prison while others carry on.
preset_duel = Duel
preset_table = Four at the table
preset_eight = The big table: eight
preset_hidden = Four with hidden hands
preset_quick = Quick: opening hands, 12 rounds
preset_alone = Alone against the clock

## What settings change

setting_hidden-hands = You see only your own kit cards; rivals see how many you hold.
setting_opening-hand = Everybody starts with 3 kit cards.
setting_assassin-draft = Players pick their assassins; whoever plays last picks first.
setting_second-try-new-cards = The second tries of Lily and Šimon cost an action and new cards.
setting_hanns-unstoppable = A 2 rolled by Hanns kills even past a bodyguard 2.
setting_archie-any-time = Archie may shift a bodyguard before the roll or after a failure.
setting_otto-random-swap = Otto hands over a random contract.
setting_prison-card-no-actions = Escape From Prison takes you home, but your turn is over.
setting_solo-clock = Alone against the clock: fulfil 4 contracts in this many turns.
setting_round-limit = After this round the player with the most contracts wins.

## What their values are called

value_solo-clock_0 = No clock
value_solo-clock_26 = 26 turns (easy)
value_solo-clock_22 = 22 turns (normal)
value_solo-clock_18 = 18 turns (hard)
value_round-limit_0 = No limit

## Chapters of the rules

chapter_goal = Winning
chapter_turn = Turns
chapter_dice = Dice
chapter_action = Actions
chapter_move = Moving
chapter_kit = The Hit Kit
chapter_bonus = Bonus cards
chapter_attempt = Assassination attempts
chapter_bodyguard = Bodyguards
chapter_escape = Escapes
chapter_prison = Prison
chapter_hiding = Hiding
chapter_skill = Weapon skills
chapter_reaper = The Grim Reaper
chapter_hanns = Precious Hanns
chapter_simon = Šimon Semtex
chapter_klaus = Klaus the Clown
chapter_winchester = Winchester Smith III
chapter_archie = Archie 'Beau' Fletcher
chapter_sugar = 'Sugar' Kane Machete
chapter_ninja = Ninja Sue
chapter_cynthia = Cynthia Cyanide
chapter_otto = Otto Deadeye
chapter_lily = Lily 'Boo' Meringue
chapter_abilities = Abilities
