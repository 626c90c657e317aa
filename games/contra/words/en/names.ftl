### The names of everything in the box.


## Advantage

advantage_M = mobility
advantage_A = accuracy
advantage_S = subtlety
advantage_any = any advantage

## Spaces

space_plain = space
space_start = start space
space_boss = boss space
space_enemy = enemy space
space_pillbox = pillbox space
space_objective1 = objective space 1
space_objective2 = objective space 2
space_objective3 = objective space 3
space_alarm-post = alarm post
space_platform = platform
space_drift = snow drift
space_wadder = wadder space

## The commandos; `somebody` where it is nobody in particular

commando_bill = Bill
    .whose = Bill’s
commando_lance = Lance
    .whose = Lance’s
commando_lucia = Lucia
    .whose = Lucia’s
commando_sweets = Sweets
    .whose = Sweets’
commando_somebody = A commando
    .whose = A commando’s

## Stages, bosses, missions, enemies

stage_jungle = Jungle
stage_waterfall = Waterfall
stage_snow-field = Snow Field
stage_alien-lair = Alien Lair
boss_defense-wall = Defense Wall
boss_garmakilma = Garmakilma
boss_gordea = Gordea
boss_java = Java
mission_demolition = Demolition
mission_supply-line = Supply Line
mission_field-intel = Field Intel
enemy_greeder-runner = Greeder Runner
enemy_greeder-vaulter = Greeder Vaulter
enemy_greeder-berserker = Greeder Berserker
enemy_gunner = Gunner
enemy_grenade-gunner = Grenade Gunner
enemy_heavy-gunner = Heavy Gunner
enemy_sniper = Sniper
enemy_ghillie-sniper = Ghillie Sniper
enemy_sniper-elite = Sniper Elite
enemy_bugger = Bugger
enemy_latcher = Latcher
enemy_queens-bugger = Queen’s Bugger
enemy_garth = Garth
enemy_twin-garth = Twin Garth
enemy_plated-garth = Plated Garth
enemy_rangel = Rangel
enemy_stalker-rangel = Stalker Rangel
enemy_brood-rangel = Brood Rangel
