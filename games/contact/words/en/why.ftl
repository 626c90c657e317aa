### Why something cannot be done.

-who =
    { COUNT($who) ->
        [0] This member
       *[other] { LIST($who, of: "NAME") }
    }
-weapon =
    { $with ->
        [grenade] a grenade
        [ronin] the blade
        [double] the double shot
        [own] the { LIST($who, of: "arm") }
       *[none] the weapon
    }
-arm = { INSIDE(WEAPON(ARM($it))) }
-rings =
    { $span ->
        [0] ring { $near } only
        [1] rings { $near } and { $far }
       *[other] rings { $near } to { $far }
    }
-the-settler =
    { $settler ->
        [leader] The leader
       *[host] The host
    }
-role-of = { INSIDE(ROLE(ROLE_OF($it))) }
why_attack_range = { CAPITAL(LIST($at, of: "place")) } is out of reach: { -weapon } reaches { -rings }.
why_nelson_minimum = Ring 1 is too near for the grenade launcher.
why_schulz_double-same-segment = A double shot takes both zombies from one segment.
why_attack_occupied-target = There are no zombies in { LIST($at, of: "place") }.
why_attack_nobody-near = No zombie is within reach.
why_players_dead-do-not-act = { -who } has fallen and does not come back.
why_cooper_ardor = Rerolling this die gains nothing, or another die shows the same: reroll that one.
why_cole_inspire = { -who } has no extra die from Cole.
why_players_one-action = { -who } has already acted this turn.
why_players_exclusive-ability = { -who } uses either the rifle or the blade in a turn, not both.
why_grenade_once = { -who } has no grenade left.
why_grenade_replaces-attack = { -who } can either fire or throw a grenade, and has already done one of them.
why_grenade_range = { CAPITAL(LIST($at, of: "place")) } is too far for a grenade at this table.
why_attack_declare-first = { -who } has to name a target before rolling.
why_dunham_flexible-rifle-only = Dunham rolls first only with the rifle, not with the grenade.
why_branson_one-roll = The flame thrower burns a whole column: choose the column.
why_players_leader-decides = { -the-settler } decides this.
why_players_leader-called = { -the-settler } has called somebody else.
why_hit_team-chooses = Only { -who }’s player can answer this.
why_players_end = { -who } has nothing left to do this turn.
why_players_any-order = { -who } has to wait: somebody else still has dice to roll.
why_players_named-first = Every target is named before the first die; extra dice come after that.
why_miller_spacing =
    { CAPITAL(LIST($at, of: "place")) } is too far from the last target: { $columns ->
        [true] two columns at most
       *[false] at most one segment may lie between them
    }.
why_cole_breakthrough = The remaining dice are for ring 1 only.
why_attack_target-number = The roll is too low for ring { $ring }: you need { $needs } or more there.
why_krussov_tripwire-before-merge = Groups in ring 1 do not move, so the tripwire cannot catch them.
why_krussov_tripwire =
    The tripwire catches groups of five or more; { -zombies($standing) } { $standing ->
        [one] stands
       *[other] stand
    } there.
why_krussov_tripwire-large = At this table the tripwire takes one zombie, not five.
why_alvares_confusion-blocks-tripwire = This group is confused and will not move.
why_setup_choice = { -who } is already on the team.
why_setup_unique-roles =
    The team already has its { COUNT($who) ->
        [0] member of this role
       *[other] { LIST($who, of: "role-of") }
    }.
why_setup_four-members = You have chosen all your members.
why_modes_shared-table = Somebody else plays { -who } and decides this.
why_modes_somebody-else = Somebody else decides this.
why_cole_inspire-who = { -who } cannot take the die: it goes neither to Cole nor to a heavy weapon.
