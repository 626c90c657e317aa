### Woraus die Sätze über die Belagerung bestehen.


## Wendungen

-column =
    { COLOUR($it) ->
        [blue] Blau
       *[brown] Braun
    } { COLUMN($it) }
-place =
    { RING($it) ->
        [0] { -column($it) }
       *[other] { -column($it) }, Ring { RING($it) }
    }
-zombies =
    { $it ->
        [one] { $it } Zombie
       *[other] { $it } Zombies
    }
-fallen =
    { $it ->
        [one] ein Zombie
       *[other] { $it } Zombies
    }
-left-in =
    { $left ->
        [0] keiner mehr
       *[other] noch { $left }
    } in { -place($segment) }
-dice = { $it } Würfel
-results =
    { $it ->
        [5] mit 5 oder 6
        [6] nur mit 6
       *[other] ab { $it }
    }
-settler =
    { $settler ->
        [leader] Anführer
       *[host] Gastgeber
    }
-phase =
    { $phase ->
        [zombies] Zombies
       *[players] Team
    }

## Angriffsarten

way_rifle = Gewehr
way_flame = Flammenwerfer
way_mg60 = MG60
way_shotgun = Schrotflinte
way_launcher = Granatwerfer
way_double = Doppelschuss
way_spread = Doppelschuss, zwei Felder
way_ronin = Klinge
way_roll-first = Gewehr, erst würfeln
way_grenade = Granate
way_lob = Granate, erst würfeln
way_inspired = Extrawürfel
way_inspired-double = Extra-Doppelschuss
way_inspired-spread = Extra-Doppelschuss, zwei Felder
way_inspired-roll-first = Extrawürfel, erst würfeln
way_tripwire = Ein Zombie
way_tripwire-large = Fünf Zombies

## Rollen und Waffen

role_leader = Anführer
role_sniper = Scharfschütze
role_heavy-weapon = Schwere Waffe
role_standard = Schütze
role_assault = Sturm
role_scout = Späher
role_pioneer = Pionier
role_radio-operator = Funkerin
role_field-medic = Sanitäter
weapon_modified-rifle = Mod. Gewehr
    .the = das modifizierte Gewehr
weapon_sniper-rifle = Scharfschützengewehr
    .the = das Scharfschützengewehr
weapon_flame-thrower = Flammenwerfer
    .the = der Flammenwerfer
weapon_standard-rifle = Standardgewehr
    .the = das Standardgewehr
weapon_MG60 = MG60
    .the = das MG60
weapon_assault-rifle = Sturmgewehr
    .the = das Sturmgewehr
weapon_shotgun = Schrotflinte
    .the = die Schrotflinte
weapon_grenade-launcher = Granatwerfer
    .the = der Granatwerfer
member_weapon = { WEAPON(ARM($member)) }

## Wer spielt: Ohne Namen heißt jemand nach dem Mitglied

player_seat = Platz { $n }
player_of = Wer { NAME($member) } spielt,
