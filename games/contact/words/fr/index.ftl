### De quoi sont faites les phrases du siège.


## Tournures

-column =
    { COLOUR($it) ->
        [blue] bleu
       *[brown] brun
    } { COLUMN($it) }
-place =
    { RING($it) ->
        [0] { -column($it) }
       *[other] { -column($it) }, anneau { RING($it) }
    }
-zombies =
    { $it ->
        [one] { $it } zombie
       *[other] { $it } zombies
    }
-fallen =
    { $it ->
        [one] un zombie abattu
       *[other] { $it } zombies abattus
    }
-left-in =
    { $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    } en { -place($segment) }
-dice =
    { $it ->
        [one] { $it } dé
       *[other] { $it } dés
    }
# ce qu’un dé doit montrer
-results =
    { $it ->
        [5] un 5 ou un 6
        [6] un 6
       *[other] { $it } ou plus
    }
-settler =
    { $settler ->
        [leader] le chef
       *[host] l’hôte
    }
-phase =
    { $phase ->
        [zombies] zombies
       *[players] équipe
    }

## Façons d’attaquer

way_rifle = Fusil
way_flame = Lance-flammes
way_mg60 = MG60
way_shotgun = Fusil à pompe
way_launcher = Lance-grenades
way_double = Double tir
way_spread = Double tir, deux cases
way_ronin = Lame
way_roll-first = Fusil, dé d’abord
way_grenade = Grenade
way_lob = Grenade, dé d’abord
way_inspired = Dé bonus
way_inspired-double = Double tir bonus
way_inspired-spread = Double tir bonus, deux cases
way_inspired-roll-first = Dé bonus, lancé d’abord
way_tripwire = Un zombie
way_tripwire-large = Cinq zombies

## Rôles et armes

role_leader = Chef
role_sniper = Tireur d’élite
role_heavy-weapon = Arme lourde
role_standard = Fusilier
role_assault = Assaut
role_scout = Éclaireur
role_pioneer = Pionnier
role_radio-operator = Radio
role_field-medic = Médecin
weapon_modified-rifle = Fusil modifié
    .the = le fusil modifié
weapon_sniper-rifle = Fusil de précision
    .the = le fusil de précision
weapon_flame-thrower = Lance-flammes
    .the = le lance-flammes
weapon_standard-rifle = Fusil standard
    .the = le fusil standard
weapon_MG60 = MG60
    .the = la MG60
weapon_assault-rifle = Fusil d’assaut
    .the = le fusil d’assaut
weapon_shotgun = Fusil à pompe
    .the = le fusil à pompe
weapon_grenade-launcher = Lance-grenades
    .the = le lance-grenades
member_weapon = { WEAPON(ARM($member)) }

## Qui joue : sans nom, une personne s’appelle d’après son membre

player_seat = Place { $n }
player_of = La personne qui joue { NAME($member) }
