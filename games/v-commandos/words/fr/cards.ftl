### Ce que disent les cartes, d’après leurs données : événements, règles des terrains et des opérations.


## Événements

size_S = petite
    .many = petites
size_M = moyenne
    .many = moyennes
size_L = grande
    .many = grandes
effect_nothing = Rien ne se passe.
effect_draws =
    { $entrance ->
        [chosen] Une entrée de votre choix
        [random] Une entrée au hasard
       *[all] Chaque entrée
    } { $by ->
        [none] ne pioche aucun jeton
       *[other] pioche { $by } de plus
    } ce tour-ci.{ $back ->
        [true] { " " }Les ennemis qui attendent devant s’en vont.
       *[false] { "" }
    }
effect_stealth-die =
    { $who ->
        [outdoors-in-sight] Chaque commando furtif à l’extérieur qui n’est pas sur une petite tuile lance un dé de furtivité.
        [indoors-without-enemies] Chaque commando furtif à l’intérieur, sans ennemis, lance un dé de furtivité.
       *[one-near-enemies] Un commando furtif près d’un ennemi lance un dé de furtivité.
    }
effect_count-as =
    Ce tour-ci, les { $of ->
        [M] tuiles moyennes
       *[other] { SIZE($of, form: "many") } tuiles
    }{ $outdoor ->
        [true] { " " }extérieures
       *[false] { "" }
    } comptent comme { SIZE($size, form: "many") }.
effect_count-as-chosen = Une tuile de votre choix compte comme { SIZE($size) } ce tour-ci.
effect_alarm = L’alarme sonne.
effect_hush = Si personne n’est visible, l’alarme s’arrête.
effect_guards-doze = Les gardes ne lancent pas de dés de furtivité ce tour-ci.
effect_plus-each = Chaque commando ici reçoit un jeton [+1].
effect_drop-kit = Piochez { $draw } jetons et posez-les sur une tuile extérieure sans ennemis.
effect_place-kit = Posez { LIST($kinds, of: "KIT", form: "one", type: "or") } sur une tuile extérieure sans ennemis.
effect_give-kit = Un commando reçoit { KIT($kind, form: "one") }.
effect_pass-kit = Un commando peut donner un équipement à un autre sur ce terrain.
effect_trapdoor =
    { $to ->
        [open] Une trappe bloquée s’ouvre.
       *[blocked] Une trappe ouverte se bloque, si une autre reste ouverte.
    }
effect_double-time = Les ennemis qui suivent la carte se déplacent deux fois.
effect_brew-up = Si personne n’est visible, les ennemis ne bougent pas.
effect_special = { CAPITAL(ENEMY($face, form: "one")) } arrive à une entrée au hasard.
effect_leak = Le baril le plus proche d’un ennemi éclate.
effect_heal-one = Un commando retire une blessure.
effect_no-noise = Tirs et explosions ne déclenchent pas l’alarme ce tour-ci.
effect_smoke-drifts = Un marqueur de fumée dérive d’une tuile avec le vent.
effect_goliath-drill = Les Goliaths d’ici sont activés ; s’il n’y en a pas, il en arrive un à une entrée au hasard.
effect_gas-drill = Tous les ennemis d’ici portent un masque à gaz ce tour-ci.
effect_inspection = Chaque objectif sans garde en reçoit un.
effect_countdown = L’objectif le plus proche de vous reçoit un ennemi.

## Règles des cartes opération

-lying = { KIT(KIND($it), form: "single") } sur { -tile(WHERE($it)) }
rule_thin-garrison = Dans les colonnes doubles, seule la première entrée de chaque terrain sert.
rule_quiet-events = { LIST($terrains, of: "MISSION") } : ces événements sont sans effet : { LIST($events, of: "EVENT-CARD", by: ", ") }.
rule_tide = À la fin du tour { $turn }, la trappe sur { -tile($blocks) } se bloque et celle sur { -tile($opens) } s’ouvre.
rule_more-enemies = { MISSION($terrain) } : un MP40 de plus commence sur chacune de ces tuiles : { LIST($tiles, of: "tile") }.
rule_lines-down = Un terrain accompli pioche 1 jeton, même sous alarme.
rule_linked-alarms = L’alarme d’un terrain sonne aussi sur l’autre.
rule_timers = Le TNT explose de lui-même après { $turns } phases de fin, et jamais autrement.
rule_kit = Équipement en plus, { MISSION($terrain) } : { LIST($lies, of: "lying", by: ", ") }.
rule_cold-timers = Avec 1 ou 2, une minuterie dure un tour de plus.
rule_one-way-down = La trappe sur { -tile($tile) } est le seul chemin pour descendre.
rule_deadline = { MISSION($terrain) } : tout doit être accompli d’ici la fin du tour { $turn }.
rule_deadline-of-one = { MISSION($terrain) } : l’{ -aim($objective) } doit être accompli d’ici la fin du tour { $turn }.
rule_two-teams = Chacun suit la flèche du terrain qu’il a quitté.
rule_wounded-replacements = Les remplaçants commencent avec une blessure.
rule_trapdoor-open = La trappe sur { -tile($tile) } est ouverte au départ.
rule_kit-for-freed = Pour chaque personne libérée, il y a { KIT($kind, form: "one") } sur { -tile($tile) }.
rule_bloodhounds = Les chiens de garde vous découvrent avec 1 à 3.
rule_door-locked = La porte entre { LIST(BOTH($door), of: "tile") } est verrouillée au départ.
rule_no-keys = Personne n’a les clés.
rule_masks = Qui sort d’ici vivant a désormais un masque à gaz.
rule_barrels = Des barils de gaz se trouvent sur { LIST($tiles, of: "tile") }.
rule_goliath-at-nest = Un Goliath commence à côté de son nid.

## Règles des cartes terrain

-between = { LIST(BOTH($it), of: "tile") }
terrain-rule_quiet-events =
    Une fois l’{ -aim($once) } accompli, { LIST($events, of: "EVENT-CARD") } { COUNT($events) ->
        [one] est
       *[other] sont
    } sans effet ici.
terrain-rule_also-completes = Une explosion sur { -tile($tile) } accomplit aussi l’{ -aim($objective) }.
terrain-rule_fewer-draws = Une fois l’{ -aim($once) } accompli, { $entrance } pioche 1 jeton de moins.
terrain-rule_keys = Éliminez l’ennemi qui commence sur l’alarme, et ces portes s’ouvrent : { LIST($doors, of: "between", by: " ; ") }.
terrain-rule_draughts = Tant que l’{ -aim($until) } n’est pas accompli, le gaz gagne les tuiles voisines.
terrain-rule_drains-barrel = Une fois l’{ -aim($once) } accompli, le baril sur { -tile($tile) } disparaît.
