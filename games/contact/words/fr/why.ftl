### Pourquoi quelque chose est impossible.

-who =
    { COUNT($who) ->
        [0] Ce membre
       *[other] { LIST($who, of: "NAME") }
    }
-weapon =
    { $with ->
        [grenade] une grenade
        [ronin] la lame
        [double] le double tir
        [own] { LIST($who, of: "arm") }
       *[none] l’arme
    }
-arm = { WEAPON(ARM($it), form: "the") }
-rings =
    { $span ->
        [0] seulement l’anneau { $near }
        [1] les anneaux { $near } et { $far }
       *[other] les anneaux { $near } à { $far }
    }
-role-of = { INSIDE(ROLE(ROLE_OF($it))) }
why_attack_range = { CAPITAL(LIST($at, of: "place")) } est hors de portée : { -weapon } atteint { -rings }.
why_nelson_minimum = L’anneau 1 est trop près pour le lance-grenades.
why_schulz_double-same-segment = Un double tir prend les deux zombies dans une même case.
why_attack_occupied-target = Il n’y a pas de zombies en { LIST($at, of: "place") }.
why_attack_nobody-near = Aucun zombie n’est à portée.
why_players_dead-do-not-act = { -who } est tombé et ne revient pas.
why_cooper_ardor = Relancer ce dé n’apporte rien, ou un autre montre la même chose : relancez celui-là.
why_cole_inspire = { -who } n’a pas de dé bonus de Cole.
why_players_one-action = { -who } a déjà agi pendant ce tour.
why_players_exclusive-ability = { -who } utilise par tour soit le fusil, soit la lame, pas les deux.
why_grenade_once = { -who } n’a plus de grenade.
why_grenade_replaces-attack = { -who } peut tirer ou lancer une grenade, et a déjà fait l’un des deux.
why_grenade_range = { CAPITAL(LIST($at, of: "place")) } est trop loin pour une grenade à cette table.
why_attack_declare-first = { -who } doit nommer une cible avant de lancer.
why_dunham_flexible-rifle-only = Dunham ne lance d’abord qu’avec le fusil, pas avec la grenade.
why_branson_one-roll = Le lance-flammes brûle toute une colonne : choisissez la colonne.
why_players_leader-decides = C’est { -settler } qui en décide.
why_players_leader-called = { CAPITAL(-settler) } a appelé quelqu’un d’autre.
why_hit_team-chooses = Seule la personne qui joue { -who } peut répondre.
why_players_end = { -who } n’a plus rien à faire pendant ce tour.
why_players_any-order = { -who } doit attendre : quelqu’un d’autre a encore des dés à lancer.
why_players_named-first = Toutes les cibles sont nommées avant le premier dé ; les dés supplémentaires viennent après.
why_miller_spacing =
    { CAPITAL(LIST($at, of: "place")) } est trop loin de la dernière cible : { $columns ->
        [true] deux colonnes au plus
       *[false] au plus une case peut les séparer
    }.
why_cole_breakthrough = Les dés restants ne valent que pour l’anneau 1.
why_attack_target-number = Le jet est trop bas pour l’anneau { $ring } : il y faut { $needs } ou plus.
why_krussov_tripwire-before-merge = Les groupes de l’anneau 1 n’avancent pas : le Fil piège ne peut pas les prendre.
why_krussov_tripwire =
    Le Fil piège prend les groupes de cinq ou plus ; { $standing ->
        [0] il n’y en a aucun là.
        [one] il y a { -zombies($standing) } là.
       *[other] il y a { -zombies($standing) } là.
    }
why_krussov_tripwire-large = À cette table, le Fil piège prend un zombie, pas cinq.
why_alvares_confusion-blocks-tripwire = Ce groupe est confus et n’avancera pas.
why_setup_choice = { -who } est déjà dans l’équipe.
why_setup_unique-roles =
    L’équipe a déjà ce rôle{ COUNT($who) ->
        [0] { "" }
       *[other] { " " }: { LIST($who, of: "role-of") }
    }.
why_setup_four-members = Vous avez choisi tous vos membres.
why_modes_shared-table = Quelqu’un d’autre joue { -who } et en décide.
why_modes_somebody-else = Quelqu’un d’autre en décide.
why_cole_inspire-who = { -who } ne peut pas prendre le dé : il ne va ni à Cole ni à une arme lourde.
