### Les noms de tout ce qu’il y a dans la boîte.


## Avantage

advantage_M = mobilité
    .of = de mobilité
advantage_A = précision
    .of = de précision
advantage_S = discrétion
    .of = de discrétion
advantage_any = avantage au choix
    .of = au choix

## Cases

space_plain = case
space_start = case de départ
space_boss = case de boss
space_enemy = case d’ennemi
space_pillbox = casemate
space_objective1 = case d’objectif 1
space_objective2 = case d’objectif 2
space_objective3 = case d’objectif 3
space_alarm-post = poste d’alarme
space_platform = plateforme
space_drift = congère
space_wadder = case wadder

## Les commandos ; `somebody` quand ce n’est personne en particulier

commando_bill = Bill
    .of = de Bill
commando_lance = Lance
    .of = de Lance
commando_lucia = Lucia
    .of = de Lucia
commando_sweets = Sweets
    .of = de Sweets
commando_somebody = Un commando
    .of = d’un commando

## Terrains, boss, missions, ennemis

stage_jungle = Jungle
stage_waterfall = Cascade
stage_snow-field = Champ de neige
stage_alien-lair = Repaire alien
boss_defense-wall = Mur de défense
boss_garmakilma = Garmakilma
boss_gordea = Gordea
boss_java = Java
mission_demolition = Démolition
mission_supply-line = Ravitaillement
mission_field-intel = Renseignement
enemy_greeder-runner = Greeder coureur
    .the = le greeder coureur
    .to = au greeder coureur
enemy_greeder-vaulter = Greeder sauteur
    .the = le greeder sauteur
    .to = au greeder sauteur
enemy_greeder-berserker = Greeder furieux
    .the = le greeder furieux
    .to = au greeder furieux
enemy_gunner = Mitrailleur
    .the = le mitrailleur
    .to = au mitrailleur
enemy_grenade-gunner = Grenadier
    .the = le grenadier
    .to = au grenadier
enemy_heavy-gunner = Mitrailleur lourd
    .the = le mitrailleur lourd
    .to = au mitrailleur lourd
enemy_sniper = Tireur embusqué
    .the = le tireur embusqué
    .to = au tireur embusqué
enemy_ghillie-sniper = Tireur camouflé
    .the = le tireur camouflé
    .to = au tireur camouflé
enemy_sniper-elite = Tireur d’élite
    .the = le tireur d’élite
    .to = au tireur d’élite
enemy_bugger = Bugger
    .the = le bugger
    .to = au bugger
enemy_latcher = Agrippeur
    .the = l’agrippeur
    .to = à l’agrippeur
enemy_queens-bugger = Bugger de la reine
    .the = le bugger de la reine
    .to = au bugger de la reine
enemy_garth = Garth
    .the = le garth
    .to = au garth
enemy_twin-garth = Garth jumeau
    .the = le garth jumeau
    .to = au garth jumeau
enemy_plated-garth = Garth blindé
    .the = le garth blindé
    .to = au garth blindé
enemy_rangel = Rangel
    .the = le rangel
    .to = au rangel
enemy_stalker-rangel = Rangel rôdeur
    .the = le rangel rôdeur
    .to = au rangel rôdeur
enemy_brood-rangel = Rangel de couvée
    .the = le rangel de couvée
    .to = au rangel de couvée
