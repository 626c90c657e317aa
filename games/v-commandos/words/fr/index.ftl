### Tout ce que dit ce jeu : ses tournures, l’étagère et la mise en place, les titres et les issues.


## Les tournures dont sont faites les phrases

# Une chance de 0 à 1 : ce qui est presque sûr n’est pas sûr
-chance = { HUNDREDTHS($it) } %
# Une tuile dans une phrase ; sur le plateau, son nom est seul
-tile = « { TILE(SPOT($it)) } »
-label = { TILE(SPOT($it)) }
-door = la porte entre { LIST(BOTH($it), of: "tile") }
# Chaque terrain a une E1 : s’il y en a plusieurs, on dit laquelle
-entrance =
    { $several ->
        [true] { MISSION(GROUND($it)) }{ " " }
       *[false] { "" }
    }{ ENTRANCE($it) }
-entrance-at = { -entrance($it) } ({ -label(BEHIND($it)) })
-enemies =
    { N($it) ->
        [one] 1 { ENEMY(KIND($it), form: "single") }
       *[other] { N($it) } { ENEMY(KIND($it), form: "many") }
    }
-kits =
    { N($it) ->
        [one] 1 { KIT(KIND($it), form: "single") }
       *[other] { N($it) } { KIT(KIND($it), form: "many") }
    }
-victim =
    { FOE($it) ->
        [barrel] le baril
       *[other]
            { ENEMY(FOE($it), form: "the") }{ GUARDS($it) ->
                [true] { " " }en faction
               *[false] { "" }
            }
    }
-thing =
    { CARRIED($it) ->
        [nothing] l’objet
       *[other] { ITEM(CARRIED($it), form: "the") }
    }
# Anneke est une femme
-e =
    { $who ->
        [anneke] e
       *[other] { "" }
    }
-aim = objectif { NUMBER($it) }
-actions =
    { $it ->
        [one] { $it } action
       *[other] { $it } actions
    }
-wounds =
    { $it ->
        [one] { $it } blessure
       *[other] { $it } blessures
    }
-dice =
    { $it ->
        [one] { $it } dé
       *[other] { $it } dés
    }
-tokens =
    { $it ->
        [one] { $it } jeton
       *[other] { $it } jetons
    }
-commandos =
    { $it ->
        [one] { $it } commando
       *[other] { $it } commandos
    }
-hits =
    { $it ->
        [0] Aucune touche
        [one] { $it } touche
       *[other] { $it } touches
    }

## Des noms, seuls

name_tile = { TILE(SPOT($tile)) }
name_objective = { OBJECTIVE(AIM($objective)) }
side_N = nord
    .to = vers le nord
side_E = est
    .to = vers l’est
side_S = sud
    .to = vers le sud
side_W = ouest
    .to = vers l’ouest

## Ce qu’on porte ou qu’on guide

item_dispatch-case = sacoche d’état-major
    .the = la sacoche d’état-major
item_waybills = bordereaux
    .the = les bordereaux
item_cipher-machine = machine à chiffrer
    .the = la machine à chiffrer
item_harbour-charts = cartes du port
    .the = les cartes du port
item_ration-lists = listes de rationnement
    .the = les listes de rationnement
item_schoolteacher = institutrice
    .the = l’institutrice
item_wireless-operator = opérateur radio
    .the = l’opérateur radio
item_courier = agente de liaison
    .the = l’agente de liaison
item_blueprints = plans
    .the = les plans
item_formula = formule
    .the = la formule

## L’étagère et la mise en place

mood = Entrez de nuit, faites le travail et sortez avant que le sac soit vide.
gist_goal = Entrez, faites le travail, et ressortez tous sans être vus.
gist_turn = Trois actions chacun : les petites tuiles vous cachent, les grandes prennent du temps ou vous trahissent.
gist_loss = Vu, vous déclenchez l’alarme ; commandos perdus ou sac ennemi vide : c’est l’échec.
preset_first-night = Première nuit : le phare
preset_ferry = Bac de nuit : deux lieux à la fois
preset_wipe = Coup de torchon : une opération courte
preset_resistance = Résistance : le viaduc
preset_weapons = Armes secrètes : l’usine chimique
preset_alone = Seul avec trois commandos
preset_harness = Double attelage : une longue opération
setting_veteran = Vétéran : un ennemi à chaque entrée, et les règles rouges de l’opération s’appliquent.
setting_extra-commandos = Chacun peut mener plusieurs commandos, quatre en tout.
setting_field-hospital = Après chaque colonne, chaque survivant retire une blessure.
setting_gander = Gander, le jars, vient aussi et peut encaisser une touche.
setting_bruno = Le sergent Bruno peut être choisi.
setting_death-cheater = Le Trompe-la-mort peut être choisi.
setting_jamie-finnlock = Jamie Finnlock peut être choisi (Résistance).
setting_vf-intel-officer = L’officier de renseignement VF peut être choisi (Armes secrètes).
setting_anneke = Anneke peut être choisie (Armes secrètes).
value_gander_none = À la maison
value_gander_A = Nez fin
value_gander_B = Rapporte

## Les chapitres des règles

chapter_def = Terrains et tuiles
chapter_stealth = Jets de furtivité
chapter_visible = Être visible
chapter_alarm = L’alarme
chapter_stacking = Place sur les tuiles
chapter_nest = Nids
chapter_precedence = Cartes et règles
chapter_setup = Mise en place
chapter_veteran = Mode vétéran
chapter_turn = Le tour
chapter_event = Événements
chapter_actions = Actions
chapter_move = Déplacement
chapter_underground = Sous terre
chapter_shoot = Tir
chapter_close-combat = Corps à corps
chapter_loot = Butin
chapter_goliath = Goliaths
chapter_gas = Barils de gaz
chapter_trapdoor = Trappes
chapter_save = Garder une action
chapter_equip = Équipement
chapter_explosion = Explosions
chapter_zero = Actions gratuites
chapter_reinforce = Renforts
chapter_enemy-move = Déplacement ennemi
chapter_enemy-fire = Tir ennemi
chapter_wounds = Blessures
chapter_end = La fin
chapter_info = Ce qu’on sait

## Les titres du journal

heading_turn = Tour { $turn }
heading_terrain = { MISSION($card) }
heading_column = { MISSION($card) } : { LIST($terrains, of: "MISSION") }

## Comment cela a fini

outcome_success = Mission accomplie : les survivants sont dehors.
outcome_bag = Le sac ennemi est vide : les ennemis sont partout. La mission a échoué.
outcome_eliminated = Tous les commandos sont éliminés. La mission a échoué.
outcome_no-replacement = Il ne reste aucun commando pour prendre la relève. L’opération a échoué.
outcome_card = Le temps est écoulé. L’opération a échoué.
