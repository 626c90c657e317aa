### What sentences about the siege are made of.


## Phrases

# blue 6
-column =
    { COLOUR($it) ->
        [blue] blue
       *[brown] brown
    } { COLUMN($it) }
# blue 6, ring 4
-place =
    { RING($it) ->
        [0] { -column($it) }
       *[other] { -column($it) }, ring { RING($it) }
    }
-zombies =
    { $it ->
        [one] { $it } zombie
       *[other] { $it } zombies
    }
# who has fallen
-fallen =
    { $it ->
        [one] one zombie
       *[other] { $it } zombies
    }
-left-in =
    { $left ->
        [0] none
       *[other] { $left }
    } left in { -place($segment) }
-dice =
    { $it ->
        [one] { $it } die
       *[other] { $it } dice
    }
# what a die has to show
-results =
    { $it ->
        [5] a 5 or 6
        [6] a 6
       *[other] a { $it } or more
    }
-settler =
    { $settler ->
        [leader] leader
       *[host] host
    }
-phase =
    { $phase ->
        [zombies] zombies
       *[players] players
    }

## Ways to attack

way_rifle = Rifle
way_flame = Flame thrower
way_mg60 = MG60
way_shotgun = Shotgun
way_launcher = Launcher
way_double = Double shot
way_spread = Double shot, two segments
way_ronin = Blade
way_roll-first = Rifle, roll first
way_grenade = Grenade
way_lob = Grenade, roll first
way_inspired = Extra die
way_inspired-double = Extra double shot
way_inspired-spread = Extra double shot, two segments
way_inspired-roll-first = Extra die, roll first
way_tripwire = One zombie
way_tripwire-large = Five zombies

## Roles and weapons

role_leader = Leader
role_sniper = Sniper
role_heavy-weapon = Heavy weapon
role_standard = Standard
role_assault = Assault
role_scout = Scout
role_pioneer = Pioneer
role_radio-operator = Radio operator
role_field-medic = Field medic
weapon_modified-rifle = Modified rifle
weapon_sniper-rifle = Sniper rifle
weapon_flame-thrower = Flame thrower
weapon_standard-rifle = Standard rifle
weapon_MG60 = MG60
weapon_assault-rifle = Assault rifle
weapon_shotgun = Shotgun
weapon_grenade-launcher = Grenade launcher
member_weapon = { WEAPON(ARM($member)) }

## Players: people without a name are called by their member

player_seat = Player { $n }
player_of = { NAME($member) }’s player
