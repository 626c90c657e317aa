### Ce qui est écrit sur le plateau en ses moments : plans, phase ennemie, sac, opération et briefing.


## Plans

plan_move = Aller : { -label($tile) }
plan_creep = Se glisser : { -label($tile) }
plan_up = Remonter : { -label($tile) }
plan_creep-up = Sans bruit : { -label($tile) }
plan_shoot = Tirer sur : { -label($tile) }
plan_down = Sous terre
plan_stab = Si vous frappez
plan_other = Si vous faites cela
plan_stays = Si { COMMANDO($who, form: "the") } reste
plan_stays-with = Si { COMMANDO($who, form: "the") } reste : { -dice($dice) }, { $needed }+
plan_blast =
    <b>Le Goliath sur { -tile($tile) } saute : { LIST($falls, of: "COMMANDO", form: "the") } { COUNT($falls) ->
        [one] meurt
       *[other] meurent
    } dans l’explosion.</b>
plan_fire =
    { $enemies ->
        [one] { $enemies } tire
       *[other] { $enemies } tirent
    }
plan_dice = { -dice($dice) }, { $needed }+
plan_average = { WHOLE($average) },{ TENTH($average) }
plan_on-average = touches en moyenne
plan_risk = { -chance($critical) } critique
-so-many-hits = { N($it) } : { -chance(CHANCE($it)) }
plan_hits = Nombre de touches : { LIST($chances, of: "so-many-hits", by: ", ") }
confirm_anyway = Quand même
confirm_creep = Se glisser, { -price }
confirm_shoot = Tirer
confirm_stab = Frapper
confirm_other = Allez
# En quoi c’est plus discret : c’est sûr, ou une chance
-kept =
    { $certain ->
        [true]
            reste { $who ->
                [anneke] furtive
               *[other] furtif
            }
       *[false]
            { -chance($unseen) } { $who ->
                [anneke] furtive
               *[other] furtif
            }
    }
quieter_don = <b>D’abord l’uniforme, { -price }</b> tout compte comme petit
quieter_creep = <b>Se glisser : { -label($tile) }, { -price }</b> { -kept }
quieter_creep-up = <b>Sans bruit : { -label($tile) }, { -price }</b> { -kept }
quieter_other = <b>Plutôt { -label($tile) }, { -price }</b> { -kept }

## La phase ennemie

rail_title = Ennemis
rail_last = Ennemis, tour { $turn }
rail_alarm = Alarme
rail_quiet = Calme
step_reinforcements = Renforts
step_movement = Déplacement
step_fire = Tir
step_end = Fin
rail_heads = { SIDE($direction, form: "to") }, selon l’événement
rail_heads-for-visible = vers les visibles
rail_draws =
    { -label(BEHIND($entrance)) } : { LIST(ENEMIES($enemies), of: "enemies") }{ $blank ->
        [true] { " " }et un jeton vide
       *[false] { "" }
    }
rail_draws-blank = { -label(BEHIND($entrance)) } : un jeton vide
rail_draws-nobody = { -label(BEHIND($entrance)) } : personne
rail_goes = { LIST(ENEMIES($enemies), of: "enemies") } : { -label($from) } → { -label($to) }
rail_finds =
    { $found ->
        [true] { COMMANDO($who) } : découvert{ -e }
       *[false] { COMMANDO($who) } : toujours caché{ -e }
    }
rail_fires = { LIST($from, of: "label", by: ", ") } sur { COMMANDO($who, form: "the") }
rail_shoots = { COMMANDO($who) } : { -label($tile) }
rail_hits =
    { $hits ->
        [0] manqué
        [one] { $hits } touche
       *[other] { $hits } touches
    }
rail_nobody = Personne à viser
rail_window = Une action gratuite ?
rail_will-draw = { -tokens($n) } du sac
rail_will-fire = { -label($from) } : { -dice($dice) }
rail_ends = Fin du tour { $turn }

## Ce qui fait mal

hurt_title-wounded = { COMMANDO($who) } : blessure
hurt_title-critical = { COMMANDO($who) } : état critique
hurt_title-fallen = { COMMANDO($who) } : hors de combat
hurt_title-alarm = L’alarme retentit
hurt_from = { -tile($at) }, sous le feu depuis { LIST($from, of: "tile") }
hurt_at = { -tile($at) }
hurt_needed = { -dice($dice) }, { $needed } ou plus touche
hurt_finds = { $finds } ou moins vous découvre
hurt_aid = <b>Les premiers soins</b> retirent toutes les blessures. En possession de : { LIST($who, of: "COMMANDO") }.
hurt_aid-nobody = Seuls <b>les premiers soins</b> aident. Plus personne n’en a.
hurt_deadline = <b>Jusqu’à la fin du tour { $turn }.</b> Ensuite, { COMMANDO($who, form: "the") } sera hors de combat.
hurt_lies = L’équipement laissé par { COMMANDO($who, form: "the") } se trouve sur { -tile($tile) }.
hurt_left =
    { $left ->
        [0] <b>Il ne reste personne.</b>
        [one] <b>Il reste { $left } commando.</b> La mission continue.
       *[other] <b>Il reste { $left } commandos.</b> La mission continue.
    }
hurt_draws = <b>Désormais { -tokens($usual) } par tour.</b> Il en reste { $left } dans le sac : à ce rythme, vous perdez au tour { $lost }.
hurt_draws-for-ever = <b>Désormais { -tokens($usual) } par tour.</b>
hurt_silence = <b>On peut la couper une fois :</b> une action sur { -tile($tile) }, tant que personne n’est visible.
hurt_loud = <b>On ne peut plus la couper.</b>

## Le sac

bag_label = Sac ennemi
bag_lasts = dans le sac ennemi.
bag_empties = dans le sac ennemi, <b>{ $usual } par tour</b>. À ce rythme, vous perdez au <b>tour { $lost }</b>.
bag_empties-now = dans le sac ennemi, <b>{ $now } ce tour-ci</b>, puis { $usual }. À ce rythme, vous perdez au <b>tour { $lost }</b>.
bag_special = Spéciaux { $n }
bag_blank = vides { $n }
bag_waiting =
    { $n ->
        [one] { $n } spécial à venir
       *[other] { $n } spéciaux à venir
    }

## L’opération

operation_objectives = <b>{ $done } sur { $of }</b> objectifs accomplis
operation_terrain =
    { $alarm ->
        [true] alarme
       *[false] calme
    }, { $enemies ->
        [one] { $enemies } ennemi
       *[other] { $enemies } ennemis
    }
operation_complete = accompli
operation_next = ensuite
operation_onward = Continuer
operation_column = Colonne { $column }
operation_all-complete =
    { $terrains ->
        [one] Terrain accompli
       *[other] Deux terrains accomplis
    }

## Le briefing

setup_operation = Opération
setup_single = Un terrain
module_base = Jeu de base
module_R = Résistance
module_S = Armes secrètes
module-says_base = raids nocturnes
module-says_R = parachutages, chiens, gaz
module-says_S = fumée, roquettes, Goliaths
setup_card = Ce que vous jouez
setup_bots-win = Les bots en gagnent { $times } sur 10 avec { -commandos($commandos) }.
setup_kit-bag = { $tokens } jetons dans le sac d’équipement, dont { $spotted } « Repéré ».
-terrains =
    { $terrains ->
        [one] { "" }
       *[other] { $terrains } terrains,{ " " }
    }
setup_for = { -terrains }{ $commandos } commandos
setup_for-range = { -terrains }{ $fewest } à { $most } commandos
setup_who = Qui y va
setup_choose = Choisir à la table
setup_random = Au hasard
setup_side = { COMMANDO($who) }, face { $side }
setup_kit =
    { $actions } PA, { -wounds($wounds) }, garde { $plus ->
        [0] rien
       *[other] { $plus }
    }
setup_veteran = Vétéran seulement : { $rules }
setup_by-night = De nuit
setup_commandos = { -commandos($commandos) }
setup_how-many = Combien de commandos y vont
setup_fewer = Un commando de moins
setup_more = Un commando de plus
setup_roster = Choisissez une carte, puis une face
setup_replaces = Qui prend la relève ? Avec ses armes, mais sans équipement.
setup_taken = pris

## Le bruit d’une colonne

noise_box = tour { $turn }
noise_box-with = tour { $turn }, { LIST($signs, of: "SIGN", by: ", ") }
sign_alarm = alarme
sign_seen = vu
sign_explosion = explosion
sign_objective = objectif
sign_lost = perdu

## Ce qui menace

threat_heading = Les ennemis vont { SIDE($direction, form: "to") }, sauf si quelqu’un est visible.
threat_bag = Il en reste { $left } dans le sac ennemi : à ce rythme, vous perdez au tour { $lost }.
