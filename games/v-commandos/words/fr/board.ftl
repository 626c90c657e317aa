### Ce qui est écrit sur le plateau : la carte, l’équipe, les panneaux et le dock.


## Le cadre et la carte

# Avec quoi on paie une action
-price =
    { $pays ->
        [plus] +1
       *[other] { $pays } PA
    }
-here =
    { COMMANDO(WHO($it)) } ({ WHO($it) ->
        [anneke] { STATE(CONDITION($it), form: "f") }
       *[other] { STATE(CONDITION($it)) }
    })
# l’état de quelqu’un, accordé
-state =
    { $who ->
        [anneke] { STATE($state, form: "f") }
       *[other] { STATE($state) }
    }
board_set-up = mise en place
board_turn = tour { $turn }
board_chip-set-up = { MISSION($card) }, mise en place
board_chip =
    { MISSION($card) }, tour { $turn }, { $phase ->
        [event] événement
        [commandos] les commandos agissent
        [end] fin du tour
       *[other] les ennemis agissent
    }
board_chance = { -chance($chance) }
board_rule = Lire la règle
board_you = vous
board_map = Carte : { LIST($terrains, of: "MISSION") }. Les flèches parcourent les tuiles.
board_door =
    { $open ->
        [true] Porte ouverte
       *[false] Porte verrouillée
    } entre { LIST(BOTH($door), of: "label") }
board_entrance =
    Entrée { -entrance($entrance) }, { -label(BEHIND($entrance)) } : pioche { $draws }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } dehors
    }{ $barricaded ->
        [true] , barricadée
       *[false] { "" }
    }
board_token =
    { COMMANDO($who) }, { INSIDE(-state) }{ $uniform ->
        [true] , en uniforme
       *[false] { "" }
    }, { -label($tile) }
board_beside = Événement, objectifs et ennemis
board_curve = Jetons dans le sac ennemi
zoom_nearer = Agrandir
zoom_farther = Réduire
zoom_whole = Montrer toute la carte
state_stealthy = Furtif
    .f = Furtive
state_visible = Visible
    .f = Visible
state_critical = Critique
    .f = Critique
state_underground = Sous terre
    .f = Sous terre
state_out = Éliminé
    .f = Éliminée
rose_N = N
rose_E = E
rose_S = S
rose_W = O

## Ce qu’il y a sur une tuile, pour qui l’écoute

on-tile_place =
    { -label($tile) }, { SIZE($size) }, { $indoors ->
        [true] intérieur
       *[false] extérieur
    }
on-tile_commandos = { LIST($who, of: "here") }
on-tile_enemies = { LIST(ENEMIES($enemies), of: "enemies") }
on-tile_guard = { ENEMY($guard) } en faction
on-tile_objective = { -aim($name) } : { INSIDE(OBJECTIVE(AIM($objective))) }
on-tile_objective-done = { -aim($name) }, accompli
on-tile_alarm =
    { $loud ->
        [true] l’alarme sonne
       *[false] l’alarme, muette
    }
on-tile_nest =
    { $kind ->
        [mg] nid de mitrailleuse
       *[goliath] nid de Goliath
    }
on-tile_trapdoor =
    { $is ->
        [open] trappe ouverte
       *[blocked] trappe bloquée
    }
on-tile_barrel = baril de gaz
on-tile_gas = gaz
on-tile_smoke = fumée
on-tile_charges = TNT amorcé
on-tile_kit = { LIST(KITS($kit), of: "kits") }
on-tile_all = { LIST($parts, by: " ; ") }
on-tile_all-and-options = { LIST($parts, by: " ; ") } : { LIST($options, by: " : ") }

## L’étiquette d’une tuile qu’on peut choisir

tag_go = aller ici
tag_choose = choisir
tag_price = { -price }
tag_deadly = { -price }, mortel
tag_seen = { -price }, vu{ -e }
tag_under-fire = { -price }, sous le feu
tag_unseen = { -chance($unseen) } caché{ -e }
tag_alarm = { -price }, alarme
tag_hidden = { -price }, caché{ -e }

## L’équipe

-team-member =
    { COMMANDO($who) }{ $led ->
        [true] { " " }({ $leader })
       *[false] { "" }
    } : { INSIDE(-state) }
team_label = Commandos
team_condition = { -state }
team_card = { -team-member }, { -actions($actions) }, { -wounds($wounds) }
team_card-on-tile = { -team-member }, { -label($tile) }, { -actions($actions) }, { -wounds($wounds) }
team_card-underground = { -team-member }, sous terre, { -actions($actions) }, { -wounds($wounds) }
team_begins = { -who } commence
team_card-begins = { -who } commence. { $card }
team_actions = Encore { $left } sur { -actions($of) }
team_short = { $left }/{ $of } PA
team_wounds =
    { $wounds ->
        [0] aucune blessure
       *[other] { $wounds } sur { -wounds($of) }
    }
team_saved =
    { $saved ->
        [one] { $saved } jeton [+1] gardé
       *[other] { $saved } jetons [+1] gardés
    }
team_close = Fermer

## La carte événement

card_title = Événement, tour { $turn }
card_none = Pas encore d’événement
card_idle = Elle est sans effet ici.
card_heading = les ennemis vont par là, sauf si l’un de vous est visible
card_heading-unknown = la prochaine carte dit où vont les ennemis
card_short = les ennemis vont { SIDE($direction, form: "to") }
card_short-unknown = direction inconnue

## Objectifs

objectives_title = Objectifs
objectives_done = accompli
objectives_held = avec { COMMANDO($who, form: "the") } : sortez
objectives_work = { -label($tile) }, { $work } sur { $of }
objectives_blast = { -label($tile) }, par une explosion
objectives_photo = { -label($tile) }, furtif
objectives_target = { -label($tile) }, éliminer
objectives_take = { -label($tile) }, à emporter
objectives_free = { -label($tile) }, à faire sortir
objectives_guarded = { $state }, d’abord éliminer le garde
objectives_alarm-quiet = Alarme muette
objectives_alarm-loud =
    { $silenceable ->
        [true] L’alarme sonne
       *[false] L’alarme sonne pour de bon
    }
objectives_draws = { -tokens($n) } par tour
objectives_count =
    { $of ->
        [one] { $done } sur { $of } objectif
       *[other] { $done } sur { $of } objectifs
    }

## Les signes de la carte

legend_title = Signes sur la carte
legend_open = ouverte
legend_locked = fermée
legend_trapdoor = trappe
legend_blocked = bloquée
legend_entrance = les ennemis entrent ici ; le nombre : jetons par tour
legend_size = petite tuile (M moyenne, L grande) : 4 ou plus touche

## Le dock

dock_label = Ce que vous pouvez faire
dock_of = Ce que peut faire { COMMANDO($who, form: "the") }
dock_cost =
    { $actions ->
        [0] gratuit
       *[other] { $actions } PA
    }
dock_plus = +1
dock_back = Retour
dock_places =
    { $n ->
        [one] { -click } le lieu qui brille
       *[other] { -click } l’un des { $n } lieux qui brillent
    }
dock_end = Finir le tour
dock_pass = Non, continuer
dock_begin = { COMMANDO($who) }, { $actions } PA
tool_walk = Aller
tool_down = Sous terre
tool_knife = Couteau
tool_goliath = Goliath
tool_silence = Couper
tool_unblock = Débloquer
tool_save = Garder +1
tool_task = Objectif
tool_ability = Capacité
tool_collect = Ramasser
tool_drop = Poser
tool_detonate = Exploser
tool_nest = Nid
tool_gander = Gander
