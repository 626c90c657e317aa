### Die Namen von allem, was in der Schachtel ist.


## Vorteil

advantage_M = Beweglichkeit
advantage_A = Zielgenauigkeit
advantage_S = Heimlichkeit
advantage_any = beliebiger Vorteil

## Felder

space_plain = Feld
space_start = Startfeld
space_boss = Bossfeld
space_enemy = Gegnerfeld
space_pillbox = Bunkerfeld
space_objective1 = Zielfeld 1
space_objective2 = Zielfeld 2
space_objective3 = Zielfeld 3
space_alarm-post = Alarmposten
space_platform = Plattform
space_drift = Schneewehe
space_wadder = Wadder-Feld

## Die Kommandos; `somebody`, wo niemand Bestimmtes gemeint ist

commando_bill = Bill
    .whose = Bills
commando_lance = Lance
    .whose = Lances
commando_lucia = Lucia
    .whose = Lucias
commando_sweets = Sweets
    .whose = Sweets’
commando_somebody = Ein Kommando
    .whose = Eines Kommandos

## Schauplätze, Bosse, Missionen, Gegner

stage_jungle = Dschungel
stage_waterfall = Wasserfall
stage_snow-field = Schneefeld
stage_alien-lair = Alien-Nest
boss_defense-wall = Verteidigungsmauer
boss_garmakilma = Garmakilma
boss_gordea = Gordea
boss_java = Java
mission_demolition = Sprengung
mission_supply-line = Nachschub
mission_field-intel = Feldaufklärung
enemy_greeder-runner = Greeder-Läufer
enemy_greeder-vaulter = Greeder-Springer
enemy_greeder-berserker = Greeder-Berserker
enemy_gunner = Schütze
enemy_grenade-gunner = Granatschütze
enemy_heavy-gunner = Schwerer Schütze
enemy_sniper = Scharfschütze
enemy_ghillie-sniper = Getarnter Scharfschütze
enemy_sniper-elite = Elite-Scharfschütze
enemy_bugger = Bugger
enemy_latcher = Klammerer
enemy_queens-bugger = Bugger der Königin
enemy_garth = Garth
enemy_twin-garth = Zwillings-Garth
enemy_plated-garth = Panzer-Garth
enemy_rangel = Rangel
enemy_stalker-rangel = Lauernder Rangel
enemy_brood-rangel = Brut-Rangel
