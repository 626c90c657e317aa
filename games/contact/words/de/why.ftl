### Warum etwas nicht geht.

-who =
    { COUNT($who) ->
        [0] Dieses Mitglied
       *[other] { LIST($who, of: "NAME") }
    }
-weapon =
    { $with ->
        [grenade] eine Granate
        [ronin] die Klinge
        [double] der Doppelschuss
        [own] { LIST($who, of: "arm") }
       *[none] die Waffe
    }
-arm = { WEAPON(ARM($it), form: "the") }
-rings =
    { $span ->
        [0] nur in Ring { $near }
        [1] in die Ringe { $near } und { $far }
       *[other] von Ring { $near } bis { $far }
    }
-the-settler =
    { $settler ->
        [leader] der Anführer
       *[host] der Gastgeber
    }
-role-of = { ROLE(ROLE_OF($it)) }
why_attack_range = { LIST($at, of: "place") } ist außer Reichweite: { -weapon } reicht { -rings }.
why_nelson_minimum = Ring 1 ist für den Granatwerfer zu nah.
why_schulz_double-same-segment = Ein Doppelschuss nimmt beide Zombies aus einem Feld.
why_attack_occupied-target = In { LIST($at, of: "place") } steht kein Zombie.
why_attack_nobody-near = In Reichweite steht kein Zombie.
why_players_dead-do-not-act = { -who } ist gefallen und kommt nicht zurück.
why_cooper_ardor = Diesen Würfel neu zu werfen bringt nichts, oder ein anderer zeigt dasselbe: Nimm den.
why_cole_inspire = { -who } hat keinen Extrawürfel von Cole.
why_players_one-action = { -who } war in diesem Zug schon dran.
why_players_exclusive-ability = { -who } nutzt pro Zug entweder Gewehr oder Klinge.
why_grenade_once = { -who } hat keine Granate mehr.
why_grenade_replaces-attack = { -who } kann schießen oder eine Granate werfen, und eins davon ist schon geschehen.
why_grenade_range = { LIST($at, of: "place") } ist an diesem Tisch zu weit für eine Granate.
why_attack_declare-first = { -who } muss erst das Ziel nennen, dann würfeln.
why_dunham_flexible-rifle-only = Dunham würfelt nur mit dem Gewehr erst, nicht mit der Granate.
why_branson_one-roll = Der Flammenwerfer trifft eine ganze Spalte: Wähle die Spalte.
why_players_leader-decides = Das entscheidet { -the-settler }.
why_players_leader-called = { CAPITAL(-the-settler) } hat jemand anderen aufgerufen.
why_hit_team-chooses = Das kann nur beantworten, wer { -who } spielt.
why_players_end = { -who } hat in diesem Zug nichts mehr zu tun.
why_players_any-order = { -who } muss warten: Jemand anders hat noch Würfel.
why_players_named-first = Vor dem ersten Wurf werden alle Ziele genannt; zusätzliche Würfel kommen danach.
why_miller_spacing =
    { LIST($at, of: "place") } ist zu weit vom letzten Ziel: { $columns ->
        [true] höchstens zwei Spalten
       *[false] Dazwischen darf höchstens ein Feld liegen
    }.
why_cole_breakthrough = Die übrigen Würfel gelten nur für Ring 1.
why_attack_target-number = Der Wurf reicht nicht für Ring { $ring }: Dort brauchst du { $needs } oder mehr.
why_krussov_tripwire-before-merge = Gruppen in Ring 1 ziehen nicht, also erwischt der Stolperdraht sie nicht.
why_krussov_tripwire =
    Der Stolperdraht erwischt Gruppen ab fünf; dort { $standing ->
        [one] steht
       *[other] stehen
    } { -zombies($standing) }.
why_krussov_tripwire-large = An diesem Tisch nimmt der Stolperdraht einen Zombie, nicht fünf.
why_alvares_confusion-blocks-tripwire = Diese Gruppe ist verwirrt und zieht nicht.
why_setup_choice = { -who } ist schon im Team.
why_setup_unique-roles = Diese Rolle gibt es im Team schon: { LIST($who, of: "role-of") }.
why_setup_four-members = Du hast alle deine Mitglieder gewählt.
why_modes_shared-table = Jemand anders spielt { -who } und entscheidet das.
why_modes_somebody-else = Das entscheidet jemand anders.
why_cole_inspire-who = { -who } kann den Würfel nicht bekommen: Er geht weder an Cole noch an eine schwere Waffe.
