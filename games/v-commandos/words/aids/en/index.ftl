### The player aid: a turn in short, each word in one sentence, tables, and what changed in the rules.


## A turn; a word that explains itself stands as [alarm: alarm]

turn_event = A card is drawn: read it, and look at its [arrow: arrow].
turn_commandos = Each commando spends three [action: actions], in any order: move, shoot, overpower, work, silence the [alarm: alarm].
turn_size = Moving onto a [small: small] tile hides you; a [medium: medium] one only if you spend two actions; a [large: large] one never.
turn_free = Free: collect [loot: equipment], drop it, detonate [tnt: TNT].
turn_enter = Enemies come in at each [entrance: entrance]: one, or two while the alarm rings.
turn_walk = All enemies walk: to whoever is [visible: seen], else where the arrow points.
turn_fire = They shoot at whoever is seen, on their tile and from those beside it.
turn_end = All [objective: objectives] done and nobody on the map: you win. If an enemy has to be drawn and the bag is empty, you lose.

## Words

term_stealthy_name = Stealthy
term_stealthy_says = Hidden: enemies walk past unless one finds you with a die.
term_visible_name = Visible
term_visible_says = Seen: the alarm rings, enemies come to you and shoot; moving onto a small tile hides you again.
term_small_name = Small tile
term_small_says = Moving there hides you; a die hits with { $needed } or more.
term_medium_name = Medium tile
term_medium_says = One action gets you seen, two keep you hidden; a die hits with { $needed } or more.
term_large_name = Large tile
term_large_says = Moving there always gets you seen; a die hits with { $needed } or more.
term_action_name = Action
term_action_says = A commando has as many as there are circles on the card, one fewer for each wound.
term_plus_name = +1
term_plus_says = A saved action: spend it later, also while enemies act.
term_stealth-die_name = Stealth die
term_stealth-die_says = Each enemy on the tile of a hidden commando rolls one: on 1 or 2 it finds the commando.
term_guard_name = Guard
term_guard_says = An enemy who stays at an objective, the alarm or a nest: he shoots and finds people, but never walks.
term_enemy_name = Enemy
term_enemy_says = Its boxes are the dice it shoots with; one hit takes it out.
term_arrow_name = Arrow
term_arrow_says = Where all enemies walk this turn while nobody is seen.
term_alarm_name = Alarm
term_alarm_says = While it rings, two enemies come in at each entrance; one action on its tile silences it once.
term_entrance_name = Entrance
term_entrance_says = Enemies come in here; the number is how many tokens are drawn each turn.
term_trapdoor_name = Trapdoor
term_trapdoor_says = One action takes you Underground and ends your turn; next turn come up at any open one.
term_door_name = Door
term_door_says = Open ones let you through; locked ones need a Crowbar, a shot or an explosion.
term_objective_name = Objective
term_objective_says = What has to be done here before everybody may leave.
term_loot_name = Equipment
term_loot_says = Lies on a tile until somebody there collects it, at no cost.
term_tnt_name = TNT
term_tnt_says = One action emplaces it; then anybody may detonate it at any time, at no cost.
term_wound_name = Wound
term_wound_says = Costs an action a turn; First Aid heals all; too many, and a commando is Critical.
term_nest_name = Nest
term_nest_says = Its gun shoots with three dice, and whoever sits in it is hit only by a { $nest } or 6.
term_bag_name = Enemy bag
term_bag_says = Enemies to come; if one has to be drawn and it is empty, the mission has failed.

## Tables

odds_volley_title = At least one hit
odds_volley_dice = Dice
odds_volley_row =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
odds_volley_S = small
odds_volley_M = medium
odds_volley_L = large
odds_volley_needed = { $size }: { $needed }+
odds_unseen_title = Staying unseen
odds_unseen_enemies = Enemies on the tile
odds_unseen_chance = Unseen
odds_unseen_row =
    { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    }

## What changed in the rules

changed_maps = Some terrains have other entrances, and two operations other special rules.
changed_healed = Whoever is healed of a Critical Condition in time still has their turn, and the guard of a silenced alarm is free to walk.
changed_nearest = An enemy’s place in the queue goes by the shortest way; somebody hidden may let a hit go; gas takes whoever falls Critical in it; and TNT on a finished terrain stays quiet.
changed_given = What you put down or handed on at no cost you may take back as soon as the next game turn begins.
