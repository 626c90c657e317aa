### Ce qui s’est passé, une ligne chacun.


## Mise en place

event_column = La mission : <b>{ LIST($terrains, of: "MISSION") }</b>.
event_picked =
    <b>{ -who }</b> { $replaces ->
        [true] prend la relève
       *[false] rejoint l’équipe
    }, face { $side } : { ABILITY($ability) }.
event_picked-by = { $leader } mène <b>{ COMMANDO($who, form: "the") }</b>, face { $side } : { ABILITY($ability) }.
event_gander = Gander va avec { COMMANDO($host, form: "the") }.
event_assigned = { -who } va sur le terrain « { MISSION($terrain) } ».
event_laid-out =
    { MISSION($terrain) } : { $guards ->
        [one] { $guards } ennemi monte
       *[other] { $guards } ennemis montent
    } la garde.{ $alarm ->
        [true] { " " }Avec tant de commandos, <b>l’alarme sonne aussitôt</b>.
       *[false] { "" }
    }

## L’événement

event_event =
    <b>{ EVENT-CARD($event) }</b> : { $idle ->
        [true] sans effet ici.
       *[false] { INSIDE($text) }
    } Les ennemis iront { SIDE($direction, form: "to") }.
event_event-unknown =
    <b>{ EVENT-CARD($event) }</b> : { $idle ->
        [true] sans effet ici.
       *[false] { INSIDE($text) }
    } Personne ne sait encore où iront les ennemis.
event_reshuffled =
    La pioche des événements est vide : on mélange { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event_entrance-chosen =
    { -entrance-at($entrance) } { $by ->
        [none] ne pioche rien
       *[other] pioche { $by } de plus
    } ce tour-ci.
event_tile-chosen = La carte vise { -tile($tile) }.
event_special-comes = <b>{ CAPITAL(ENEMY($enemy, form: "one")) }</b> arrive à { -entrance-at($entrance) }.
event_waiting-leave =
    { $enemies ->
        [one] { $enemies } ennemi devant { -entrance-at($entrance) } s’en va.
       *[other] { $enemies } ennemis devant { -entrance-at($entrance) } s’en vont.
    }
event_smoke-moves = La fumée dérive de { -tile($from) } vers { -tile($to) }.
event_kit-drawn = Pioché : { LIST(KITS($kit), of: "kits") }.
event_kit-drawn-none = Il n’y a plus de jetons à piocher.
event_kit-lands = Sur { -tile($tile) } : { LIST(KITS($kit), of: "kits") }.
event_kit-lands-none = On ne trouve rien.
event_kit-given = { -who } reçoit { LIST(KITS($kit), of: "kits") }.
event_kit-given-none = { -who } ne reçoit rien.

## Commandos

event_activates = Au tour { COMMANDO($who, form: "of") }.
event_moves =
    { -who } { $careful ->
        [true]
            { $up ->
                [true] remonte sans bruit
               *[false] se glisse
            }
       *[false]
            { $up ->
                [true] remonte
               *[false] va
            }
    } sur { -tile($to) }{ $visible ->
        [true] { " " }et devient <b>visible</b>
       *[false] { "" }
    }.
event_goes-down = { -who } descend sous terre depuis { -tile($from) }.
event_stealth =
    Jet de furtivité pour { COMMANDO($who, form: "the") } : { LIST($dice, by: ", ") }. { $found ->
        [true] <b>Découvert{ -e } !</b>
       *[false] Toujours caché{ -e }.
    }
event_visible = <b>{ -who } devient visible.</b>
event_uniform-lost = { -who } perd son uniforme.
event_alarm = <b>L’alarme sonne</b> : { MISSION($terrain) }.
event_alarm-muted = { MISSION($terrain) } : les fils coupés gardent l’alarme muette.
event_alarm-off =
    { MISSION($terrain) } : l’alarme { $how ->
        [silenced] est coupée
       *[fuse] se tait
    }.
event_shoots = { -who } tire sur { -tile($tile) } { WEAPON($weapon, form: "with") } : { LIST($dice, by: ", ") }. <b>{ -hits($hits) }.</b>
event_strikes =
    { -who } { $with ->
        [grenade] lance une grenade sur
       *[bombardment] bombarde
    } { -tile($tile) } : { LIST($dice, by: ", ") }. <b>{ -hits($hits) }.</b>
event_overpowers = { -who } neutralise { -victim($victim) }.
event_eliminated =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] éliminé
       *[other] éliminés
    } sur { -tile($tile) }.
event_loot =
    Trouvé sur { -tile($tile) } : { LIST(KITS($kit), of: "kits") }{ $spotted ->
        [0] { "" }
       *[other] , <b>Repéré</b>
    }.
event_loot-spotted = Trouvé sur { -tile($tile) } : <b>Repéré</b>.
event_loot-none = Trouvé sur { -tile($tile) } : rien.
event_door-opens =
    La porte entre { LIST(BOTH($door), of: "tile") } est { $how ->
        [shot] ouverte d’un tir
        [crowbar] forcée
        [charge] enfoncée
        [keys] ouverte avec les clés
       *[blast] soufflée
    }.
event_barricaded = { -entrance-at($entrance) } est barricadée.
event_barricade-breaks = La barricade de { -entrance-at($entrance) } cède.
event_trapdoor =
    La trappe sur { -tile($tile) } est { $to ->
        [open] maintenant ouverte
       *[blocked] bloquée
    }.
event_saves = { -who } garde une action.
event_plus = { -who } reçoit un jeton [+1].
event_healed = { -who } retire { -wounds($wounds) }.
event_healed-by = { CAPITAL(COMMANDO($by, form: "the")) } soigne { COMMANDO($who, form: "the") } : { -wounds($wounds) } de moins.
event_gander-healed = Gander est guéri.
event_dons = { -who } met un uniforme ennemi.
event_emplaces =
    { -who } amorce du TNT sur { -tile($tile) }{ $timer ->
        [0] { "" }
        [1] { "." } Il explose pendant cette phase de fin
       *[other] { "." } Il explose dans { $timer } phases de fin
    }.
event_detonates = { -who } fait exploser le TNT sur { -tile($tile) }.
event_explosion = <b>Explosion</b> sur { -tile($tile) }.
-drop-spotted =
    { $spotted ->
        [0] { "" }
       *[other] { " " }({ $spotted } « Repéré »)
    }
event_airdrop = { -who } demande un parachutage{ -drop-spotted } : { LIST(KITS($kit), of: "kits") } sur { -tile($tile) }.
event_airdrop-lost = { -who } demande un parachutage{ -drop-spotted } : <b>il est perdu</b>.
event_smoke = { -who } enfume { -tile($tile) }.
event_panzerfaust = { -who } tire au Panzerfaust sur { -tile($tile) }.
event_barrel-bursts = <b>Du gaz</b> sur { -tile($tile) }.
event_barrel-gone = Le baril sur { -tile($tile) } a disparu.
event_wire-cut = { -who } coupe le câble du Goliath : son TNT reste sur { -tile($tile) }.
event_goliath-moves = Le Goliath roule de { -tile($from) } à { -tile($to) }.
event_works =
    { -who } travaille à l’objectif{ $left ->
        [0] { "" }
       *[other] { " " }(encore { $left })
    }.
event_takes = { -who } a { -thing($objective) }.
event_takes-along = { CAPITAL(-thing($objective)) } accompagne { COMMANDO($who, form: "the") }.
event_item-lies = À retrouver sur { -tile($tile) } : { -thing($objective) }.
event_objective = <b>Objectif accompli : { INSIDE(OBJECTIVE(AIM($objective))) }.</b>
event_ability = { -who } utilise { ABILITY($ability) }.
event_direction = Les ennemis iront { SIDE($direction, form: "to") }.
event_looks = { -who } regarde la suite : { LIST($events, of: "EVENT-CARD") }.
event_collects = { -who } ramasse { KIT($kit, form: "one") }.
event_drops = { -who } pose { KIT($kit, form: "one") }.
event_nest =
    { -who } { $inside ->
        [true] entre dans le
       *[false] sort du
    } nid.
event_rerolls =
    { $by ->
        [gander] Gander
       *[binoculars] { -who }
    } relance le { $was } : <b>{ $is }</b>.

## Ennemis

event_enemy-step =
    { $step ->
        [reinforcements] Renforts ennemis.
        [movement] Déplacement ennemi.
       *[fire] Tir ennemi.
    }
event_goliaths-activated = { MISSION($terrain) } : les Goliaths sont activés.
event_drawn = { -entrance($entrance) } pioche { LIST($drawn, of: "enemies") }.
event_drawn-none = { -entrance($entrance) } ne pioche rien.
event_enters =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] entre
       *[other] entrent
    } sur { -tile($tile) }{ $waiting ->
        [0] { "" }
        [one] { " " }({ $waiting } attend dehors)
       *[other] { " " }({ $waiting } attendent dehors)
    }.
event_specials-join =
    { $specials ->
        [one] { $specials } ennemi spécial rejoint
       *[other] { $specials } ennemis spéciaux rejoignent
    } le sac.
event_follows = Les ennemis vont { SIDE($direction, form: "to") }.
event_follows-visible = Les ennemis avancent vers tout commando visible.
event_enemies-move =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] va
       *[other] vont
    } de { -tile($from) } à { -tile($to) }.
event_enemies-come =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] arrive
       *[other] arrivent
    } sur { -tile($to) }.
event_guards = { CAPITAL(ENEMY($enemy, form: "one")) } monte la garde sur { -tile($tile) }.
event_relieved = { CAPITAL(ENEMY($enemy, form: "one")) } sur { -tile($tile) } n’a plus rien à garder et peut partir.
event_fires = Les ennemis tirent sur { COMMANDO($who, form: "the") } : { LIST($dice, by: ", ") } ({ $needed } ou plus touche). <b>{ -hits($hits) }.</b>
event_wounded = { -who } reçoit { -wounds($wounds) }.
event_gander-hurt = Gander encaisse une touche.
event_critical = <b>{ -who } est en état critique.</b> Il faut des premiers soins d’ici la fin du prochain tour.
event_fallen =
    <b>{ -who } { $by ->
        [wounds] succombe à ses blessures
        [gas] meurt dans le gaz
       *[explosion] meurt dans l’explosion
    }.</b>
event_slips-away = { -who } s’échappe sous terre.
event_cheats-death = { -who } fait { $die } : pas aujourd’hui.
event_cheats-death-in-vain = { -who } fait { $die } : c’est la fin.

## La fin

event_gas-clears = Le gaz se dissipe.
event_complete = <b>Terrain accompli : { MISSION($terrain) }.</b>
event_cleaned-up = Ennemis et équipement retournent dans les sacs.
event_success = <b>Mission accomplie.</b>
failure_bag = Le sac ennemi est vide. <b>La mission a échoué.</b>
failure_eliminated = Tous les commandos sont éliminés. <b>La mission a échoué.</b>
failure_no-replacement = Il ne reste personne pour prendre la relève. <b>La mission a échoué.</b>
failure_card = Le temps est écoulé. <b>La mission a échoué.</b>
