### What cards say, from their data: events, rules of terrains and of operations.


## Events

size_S = small
size_M = medium
size_L = large
effect_nothing = Nothing happens.
effect_draws =
    { $entrance ->
        [chosen] An entrance you choose
        [random] A random entrance
       *[all] Every entrance
    } draws { $by ->
        [none] no token
       *[other] { $by } more than usual
    } this turn.{ $back ->
        [true] { " " }Enemies waiting outside it leave.
       *[false] { "" }
    }
effect_stealth-die =
    { $who ->
        [outdoors-in-sight] Each Stealthy commando outdoors who is not on a small tile rolls a stealth die.
        [indoors-without-enemies] Each Stealthy commando indoors without enemies rolls a stealth die.
       *[one-near-enemies] One Stealthy commando near an enemy rolls a stealth die.
    }
effect_count-as =
    This turn { $outdoor ->
        [true] outdoor{ " " }
       *[false] { "" }
    }{ SIZE($of) } tiles count as { SIZE($size) }.
effect_count-as-chosen = A tile you choose counts as { SIZE($size) } this turn.
effect_alarm = The alarm sounds.
effect_hush = If nobody is Visible, the alarm stops.
effect_guards-doze = Guards roll no stealth dice this turn.
effect_plus-each = Each commando here gets a [+1] token.
effect_drop-kit = Draw { $draw } tokens and put them on an outdoor tile without enemies.
effect_place-kit = Put a { LIST($kinds, of: "KIT", type: "or") } on an outdoor tile without enemies.
effect_give-kit = One commando gets an { KIT($kind) }.
effect_pass-kit = One commando may give equipment to another on this terrain.
effect_trapdoor =
    { $to ->
        [open] A blocked trapdoor opens.
       *[blocked] An open trapdoor is blocked, if another stays open.
    }
effect_double-time = Enemies that follow the card move twice.
effect_brew-up = If nobody is Visible, enemies do not move.
effect_special = { CAPITAL(ENEMY($face, form: "one")) } comes to a random entrance.
effect_leak = The barrel nearest to an enemy bursts.
effect_heal-one = One commando removes a wound.
effect_no-noise = Shots and explosions do not trigger the alarm this turn.
effect_smoke-drifts = One Smoke marker drifts a tile with the wind.
effect_goliath-drill = Goliaths here are activated; without any, one comes to a random entrance.
effect_gas-drill = All enemies here wear gas masks this turn.
effect_inspection = Each unguarded objective gets a guard.
effect_countdown = The objective nearest to you gets an enemy.

## Rules on operation cards

-lying = { KIT(KIND($it)) } on { -tile(WHERE($it)) }
rule_thin-garrison = In split columns only the first entrance of each terrain is used.
rule_quiet-events = At { LIST($terrains, of: "MISSION") } these events do nothing: { LIST($events, of: "EVENT-CARD", by: ", ") }.
rule_tide = At the end of turn { $turn } the trapdoor on { -tile($blocks) } is blocked and the one on { -tile($opens) } opens.
rule_more-enemies = { MISSION($terrain) }: one more MP40 starts on each of { LIST($tiles, of: "tile") }.
rule_lines-down = A completed terrain draws 1 token even in alarm.
rule_linked-alarms = The alarm on one terrain sounds on the other, too.
rule_timers = TNT explodes by itself after { $turns } End Phases, and in no other way.
rule_kit = More equipment at { MISSION($terrain) }: { LIST($lies, of: "lying", by: ", ") }.
rule_cold-timers = On a 1 or 2 a timer is one turn longer.
rule_one-way-down = The trapdoor on { -tile($tile) } is the only way down.
rule_deadline = { MISSION($terrain) }: you must be done by the end of turn { $turn }.
rule_deadline-of-one = { MISSION($terrain) }: { -aim($objective) } must be done by the end of turn { $turn }.
rule_two-teams = Everybody follows the arrow of the terrain they left.
rule_wounded-replacements = Replacements start with a wound.
rule_trapdoor-open = The trapdoor on { -tile($tile) } starts open.
rule_kit-for-freed = For each person you free there is { KIT($kind) } on { -tile($tile) }.
rule_bloodhounds = Guard Dogs find you on 1 to 3.
rule_door-locked = The door between { LIST(BOTH($door), of: "tile") } starts locked.
rule_no-keys = Nobody has the keys.
rule_masks = Whoever leaves here alive has a gas mask from then on.
rule_barrels = Gas barrels stand on { LIST($tiles, of: "tile") }.
rule_goliath-at-nest = A Goliath starts beside its nest.

## Rules on terrain cards

-between = { LIST(BOTH($it), of: "tile") }
terrain-rule_quiet-events =
    Once { -aim($once) } is done, { LIST($events, of: "EVENT-CARD") } { COUNT($events) ->
        [one] does
       *[other] do
    } nothing here.
terrain-rule_also-completes = An explosion on { -tile($tile) } also completes { -aim($objective) }.
terrain-rule_fewer-draws = Once { -aim($once) } is done, { $entrance } draws 1 token fewer.
terrain-rule_keys = Eliminate the enemy who starts on the alarm, and these doors open: { LIST($doors, of: "between", by: "; ") }.
terrain-rule_draughts = Until { -aim($until) } is done, gas spreads to adjacent tiles.
terrain-rule_drains-barrel = Once { -aim($once) } is done, the barrel on { -tile($tile) } is gone.
