# Hints in the first games: at most 16 words each.

first = Choose a member, then a group. The label shows what you need.
far = They are far: 33%. Shoot anyway; bullets cost nothing.
burn = Branson can burn both rings of this column at once.
grenade = Six or more together: worth a grenade.
meter = The meter shows how likely this group bites next turn.
alone = One alone never bites. Aim at the larger group?
ardor = Cooper can let one die be rolled again each turn.
double = Announce the double: a 3 or more takes two.
radio = Ayden’s radio: choose two who stay away. Best take them from the larger group.
falls = Choose who falls. Whose card will you miss least?
consent = Agree or refuse. If you refuse, the leader decides.
schulz = While he lives, every group bites less often. Still him?
half = Half the night is over.
over = Nothing can bite any more. Finish the turn.
