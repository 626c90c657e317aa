### The shelf, the set-up and the chapters of the rules.

mood = Hold out against a ring of zombies until the helicopter comes.
gist_goal = Hold out until the helicopter comes; one survivor is enough, and everybody wins.
gist_turn = Each member acts once: pick a group and roll; the closer they are, the easier.
gist_loss = Zombies in ring 1 roll to bite, and each bite takes one of your four.
preset_first-night = First night: 16 turns
preset_book = Book team: 32 turns
preset_friends = Four friends: 32 turns
preset_no-leader = No leader: 32 turns
preset_iron-rations = Iron rations: 32 turns, no grenades
preset_draft = Choose your team: 32 turns

## What settings change

setting_grenades = How many hand grenades each member has.
setting_hit-by-dice = Dice decide who falls (lowest roll).
setting_token-cap = No more zombies arrive than the box has tokens for: 75.
setting_grenade-range-2 = Hand grenades only reach rings 1 and 2.
setting_launcher-auto = Nelson’s launcher always hits.
setting_mg60-columns = Miller’s next target may be two columns away, in any ring.
setting_flame-target-decides = The segment Branson aims at decides whether both segments burn.
setting_ronin-split = Kenzo may split his two dice between rifle and blade.
setting_tripwire-large = Tripwire may remove a large token: five zombies.
setting_melee-needs-two = Melee expert does not work on a lone zombie.
setting_declare-all = Members name all their targets before they roll.
setting_flexible-grenade = Dunham may roll first with the grenade, too.
setting_shotgun-spread = A double shot may hit two neighbouring segments.
setting_leader-calls = The leader decides who acts next and who falls. Without a leader, the host does.
setting_free-control = Anybody may act for any member, in case somebody has left.

## What their values are called

value_grenades_one-per-game = One per game
value_grenades_one-per-cycle = One per cycle
value_grenades_unlimited = Unlimited
value_grenades_none = None

## Chapters of the rules

chapter_board = The board
chapter_victory = Victory and defeat
chapter_zombies = Zombies attack
chapter_hit = When zombies hit
chapter_move = Zombies move
chapter_spawn = Zombies arrive
chapter_players = Players and leader
chapter_attack = Attacking
chapter_grenade = Hand grenades
chapter_modes = Ways to play
