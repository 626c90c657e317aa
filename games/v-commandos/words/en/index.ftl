### Everything this game says: its phrases, the shelf and the set-up, headings and outcomes.


## Phrases that sentences are made of

# A chance from 0 to 1: what is almost certain is not certain
-chance = { HUNDREDTHS($it) }%
-tile = { TILE(SPOT($it)) }
-door = the door between { LIST(BOTH($it), of: "tile") }
# Each terrain has an E1: where there are several, it is said which
-entrance =
    { $several ->
        [true] { MISSION(GROUND($it)) }{ " " }
       *[false] { "" }
    }{ ENTRANCE($it) }
-entrance-at = { -entrance($it) } at { -tile(BEHIND($it)) }
-enemies =
    { N($it) ->
        [one] 1 { ENEMY(KIND($it)) }
       *[other] { N($it) } { ENEMY(KIND($it), form: "many") }
    }
-kits =
    { N($it) ->
        [one] 1 { KIT(KIND($it)) }
       *[other] { N($it) } { KIT(KIND($it), form: "many") }
    }
-victim =
    { FOE($it) ->
        [barrel] the barrel
       *[other]
            the { ENEMY(FOE($it)) }{ GUARDS($it) ->
                [true] { " " }on guard
               *[false] { "" }
            }
    }
-thing =
    { CARRIED($it) ->
        [nothing] it
       *[other] the { ITEM(CARRIED($it)) }
    }
-aim = objective { NUMBER($it) }
-actions =
    { $it ->
        [one] { $it } action
       *[other] { $it } actions
    }
-wounds =
    { $it ->
        [one] { $it } wound
       *[other] { $it } wounds
    }
-dice =
    { $it ->
        [one] { $it } die
       *[other] { $it } dice
    }
-tokens =
    { $it ->
        [one] { $it } token
       *[other] { $it } tokens
    }
-commandos =
    { $it ->
        [one] { $it } commando
       *[other] { $it } commandos
    }
-hits =
    { $it ->
        [0] No hits
        [one] { $it } hit
       *[other] { $it } hits
    }

## Names on their own

name_tile = { TILE(SPOT($tile)) }
name_objective = { OBJECTIVE(AIM($objective)) }
side_N = north
side_E = east
side_S = south
side_W = west

## What is carried or led

item_dispatch-case = dispatch case
item_waybills = waybills
item_cipher-machine = cipher machine
item_harbour-charts = harbour charts
item_ration-lists = ration lists
item_schoolteacher = schoolteacher
item_wireless-operator = wireless operator
item_courier = courier
item_blueprints = blueprints
item_formula = formula

## The shelf and the set-up

mood = Slip in by night, do the job, get out before the bag runs dry.
gist_goal = Slip in, do the job, and get everybody out again unseen.
gist_turn = Three actions each: small tiles hide you, wider ground takes time or gives you away.
gist_loss = Being seen rings the alarm; lose your commandos or empty the enemy bag, and you fail.
preset_first-night = First night: the Lighthouse
preset_ferry = Night Ferry: two places at once
preset_wipe = Wipe: a short operation
preset_resistance = Résistance: the Viaduct
preset_weapons = Secret Weapons: Chemical Works
preset_alone = Alone with three commandos
preset_harness = Double Harness: a long operation
setting_veteran = Veteran: an enemy at every entrance, and the red rules of the operation apply.
setting_extra-commandos = Players may lead several commandos, four in all.
setting_field-hospital = After each column, every survivor removes one wound.
setting_gander = Gander the goose comes along and can take one hit.
setting_bruno = Sergeant Bruno may be picked.
setting_death-cheater = Death Cheater may be picked.
setting_jamie-finnlock = Jamie Finnlock may be picked (Résistance).
setting_vf-intel-officer = VF Intel Officer may be picked (Secret Weapons).
setting_anneke = Anneke may be picked (Secret Weapons).
value_gander_none = At home
value_gander_A = Keen Nose
value_gander_B = Fetch

## The chapters of the rules

chapter_def = Terrains and tiles
chapter_stealth = Stealth checks
chapter_visible = Being Visible
chapter_alarm = The alarm
chapter_stacking = Room on tiles
chapter_nest = Nests
chapter_precedence = Cards and rules
chapter_setup = Set-up
chapter_veteran = Veteran mode
chapter_turn = The turn
chapter_event = Events
chapter_actions = Actions
chapter_move = Movement
chapter_underground = Underground
chapter_shoot = Shooting
chapter_close-combat = Close combat
chapter_loot = Loot
chapter_goliath = Goliaths
chapter_gas = Gas barrels
chapter_trapdoor = Trapdoors
chapter_save = Saving an action
chapter_equip = Equipment
chapter_explosion = Explosions
chapter_zero = Zero-cost actions
chapter_reinforce = Reinforcements
chapter_enemy-move = Enemy movement
chapter_enemy-fire = Enemy fire
chapter_wounds = Wounds
chapter_end = The end
chapter_info = What is known

## The headings of the log

heading_turn = Turn { $turn }
heading_terrain = { MISSION($card) }
heading_column = { MISSION($card) }: { LIST($terrains, of: "MISSION") }

## How it ended

outcome_success = Mission accomplished: the survivors are out.
outcome_bag = The enemy bag is empty: enemies are everywhere. The mission has failed.
outcome_eliminated = All commandos are eliminated. The mission has failed.
outcome_no-replacement = No commando is left to take over. The operation has failed.
outcome_card = Time ran out. The operation has failed.
