### The set-up of a mission, and the stories.

title = The mission
free = Single mission
story = Story
stage = Stage
enemy = Boss
commandos = Commandos
difficulty = difficulty { $n } of 4
hard_first = a first game
hard_standard = standard
hard_hard = hard
part = Part { $part }
# $n (number)
health = Each boss card has { $n } more health.
alone = Begun here, this part is a game of its own. The story is won from part 1 on.
earned = Carried over
different = Special in this part
stays-home = stays home
stage-says_jungle = An alarm that counts up, two ledges, a straight road. Good for the first game.
stage-says_waterfall = The Slip Track pushes you back unless you stand on a platform.
stage-says_snow-field = Grenades land where you stand, drifts stop your run, a tank waits.
stage-says_alien-lair = Gels multiply in the wadders. Burn them before they climb onto you.
boss-says_defense-wall = Attacks from afar bounce off. Never moves.
boss-says_garmakilma = Hides behind bubbles that hurt and blind you.
boss-says_gordea = Walks towards you and tramples whoever is next to it.
boss-says_java = Hatches buggers, and is shielded while one of them lives.
commando-says_bill = Steady firepower, orders to the team
commando-says_lance = Close assault, jumps and reactions
commando-says_lucia = Technology: many targets, help at a distance
commando-says_sweets = Scavenger: weapons, traps, cards
