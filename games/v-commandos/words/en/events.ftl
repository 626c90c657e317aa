### What happened, a line each.


## Set-up

event_column = The job: <b>{ LIST($terrains, of: "MISSION") }</b>.
event_picked =
    <b>{ COMMANDO($who) }</b> { $replaces ->
        [true] takes over
       *[false] joins
    }, side { $side }: { ABILITY($ability) }.
event_picked-by = { $leader } leads <b>{ COMMANDO($who) }</b>, side { $side }: { ABILITY($ability) }.
event_gander = Gander goes with { COMMANDO($host) }.
event_assigned = { COMMANDO($who) } goes to { MISSION($terrain) }.
event_laid-out =
    { MISSION($terrain) }: { $guards ->
        [one] { $guards } enemy stands
       *[other] { $guards } enemies stand
    } guard.{ $alarm ->
        [true] { " " }With so many commandos <b>the alarm sounds at once</b>.
       *[false] { "" }
    }

## The event

event_event =
    <b>{ EVENT-CARD($event) }</b>: { $idle ->
        [true] No effect here.
       *[false] { $text }
    } The enemies will go { SIDE($direction) }.
event_event-unknown =
    <b>{ EVENT-CARD($event) }</b>: { $idle ->
        [true] No effect here.
       *[false] { $text }
    } Nobody knows yet where the enemies will go.
event_reshuffled =
    The event deck is empty: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } are reshuffled.
event_entrance-chosen =
    { -entrance-at($entrance) } draws { $by ->
        [none] nothing
       *[other] { $by } more than usual
    } this turn.
event_tile-chosen = The card is about { -tile($tile) }.
event_special-comes = <b>{ CAPITAL(ENEMY($enemy, form: "one")) }</b> comes to { -entrance-at($entrance) }.
event_waiting-leave =
    { $enemies ->
        [one] { $enemies } enemy outside { -entrance-at($entrance) } leaves.
       *[other] { $enemies } enemies outside { -entrance-at($entrance) } leave.
    }
event_smoke-moves = Smoke drifts from { -tile($from) } to { -tile($to) }.
event_kit-drawn = Drawn: { LIST(KITS($kit), of: "kits") }.
event_kit-drawn-none = No token is left to draw.
event_kit-lands = On { -tile($tile) }: { LIST(KITS($kit), of: "kits") }.
event_kit-lands-none = Nothing is found.
event_kit-given = { COMMANDO($who) } gets { LIST(KITS($kit), of: "kits") }.
event_kit-given-none = { COMMANDO($who) } gets nothing.

## Commandos

event_activates = { COMMANDO($who) }’s turn.
event_moves =
    { COMMANDO($who) } { $careful ->
        [true] creeps
       *[false]
            { $up ->
                [true] comes
               *[false] moves
            }
    } { $up ->
        [true] up at
       *[false] to
    } { -tile($to) }{ $visible ->
        [true] { " " }and is <b>Visible</b>
       *[false] { "" }
    }.
event_goes-down = { COMMANDO($who) } goes Underground at { -tile($from) }.
event_stealth =
    Stealth check for { COMMANDO($who) }: { LIST($dice, by: ", ") }. { $found ->
        [true] <b>Found!</b>
       *[false] Still hidden.
    }
event_visible = <b>{ COMMANDO($who) } is Visible.</b>
event_uniform-lost = { COMMANDO($who) } loses the uniform.
event_alarm = <b>The alarm sounds</b> at { MISSION($terrain) }.
event_alarm-muted = The cut wires keep the alarm quiet at { MISSION($terrain) }.
event_alarm-off =
    The alarm at { MISSION($terrain) } { $how ->
        [silenced] is silenced
       *[fuse] goes dead
    }.
event_shoots = { COMMANDO($who) } shoots at { -tile($tile) } with the { WEAPON($weapon) }: { LIST($dice, by: ", ") }. <b>{ -hits($hits) }.</b>
event_strikes =
    { COMMANDO($who) } { $with ->
        [grenade] throws a Grenade at
       *[bombardment] bombards
    } { -tile($tile) }: { LIST($dice, by: ", ") }. <b>{ -hits($hits) }.</b>
event_overpowers = { COMMANDO($who) } overpowers { -victim($victim) }.
event_eliminated = { LIST(ENEMIES($enemies), of: "enemies") } eliminated on { -tile($tile) }.
event_loot =
    Found on { -tile($tile) }: { LIST(KITS($kit), of: "kits") }{ $spotted ->
        [0] { "" }
       *[other] , <b>Spotted</b>
    }.
event_loot-spotted = Found on { -tile($tile) }: <b>Spotted</b>.
event_loot-none = Found on { -tile($tile) }: nothing.
event_door-opens =
    The door between { LIST(BOTH($door), of: "tile") } is { $how ->
        [shot] shot open
        [crowbar] forced open
        [charge] broken open
        [keys] unlocked with the keys
       *[blast] blown open
    }.
event_barricaded = { -entrance-at($entrance) } is barricaded.
event_barricade-breaks = The barricade of { -entrance-at($entrance) } breaks.
event_trapdoor =
    The trapdoor on { -tile($tile) } is { $to ->
        [open] open now
       *[blocked] blocked
    }.
event_saves = { COMMANDO($who) } saves an action.
event_plus = { COMMANDO($who) } gets a [+1] token.
event_healed = { COMMANDO($who) } removes { -wounds($wounds) }.
event_healed-by = { COMMANDO($by) } treats { COMMANDO($who) }: { -wounds($wounds) } removed.
event_gander-healed = Gander is well again.
event_dons = { COMMANDO($who) } puts on an Enemy Uniform.
event_emplaces =
    { COMMANDO($who) } emplaces TNT on { -tile($tile) }{ $timer ->
        [0] { "" }
        [1] { "." } It explodes in this End Phase
       *[other] { "." } It explodes in { $timer } End Phases
    }.
event_detonates = { COMMANDO($who) } detonates the TNT on { -tile($tile) }.
event_explosion = <b>Explosion</b> on { -tile($tile) }.
-drop-spotted =
    { $spotted ->
        [0] { "" }
       *[other] { " " }({ $spotted } Spotted)
    }
event_airdrop = { COMMANDO($who) } calls an Airdrop{ -drop-spotted }: { LIST(KITS($kit), of: "kits") } on { -tile($tile) }.
event_airdrop-lost = { COMMANDO($who) } calls an Airdrop{ -drop-spotted }: <b>it is lost</b>.
event_smoke = { COMMANDO($who) } puts Smoke on { -tile($tile) }.
event_panzerfaust = { COMMANDO($who) } fires a Panzerfaust at { -tile($tile) }.
event_barrel-bursts = <b>Gas</b> on { -tile($tile) }.
event_barrel-gone = The barrel on { -tile($tile) } is gone.
event_wire-cut = { COMMANDO($who) } cuts the Goliath’s wire: its TNT lies on { -tile($tile) }.
event_goliath-moves = The Goliath rolls from { -tile($from) } to { -tile($to) }.
event_works =
    { COMMANDO($who) } works on the objective{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } to go)
    }.
event_takes = { COMMANDO($who) } has { -thing($objective) }.
event_takes-along = { CAPITAL(-thing($objective)) } goes with { COMMANDO($who) }.
event_item-lies = { CAPITAL(-thing($objective)) } stays on { -tile($tile) }.
event_objective = <b>Objective done: { OBJECTIVE(AIM($objective)) }.</b>
event_ability = { COMMANDO($who) } uses { ABILITY($ability) }.
event_direction = The enemies will go { SIDE($direction) }.
event_looks = { COMMANDO($who) } looks ahead: { LIST($events, of: "EVENT-CARD") }.
event_collects = { COMMANDO($who) } collects { KIT($kit) }.
event_drops = { COMMANDO($who) } drops { KIT($kit) }.
event_nest =
    { COMMANDO($who) } gets { $inside ->
        [true] into
       *[false] out of
    } the nest.
event_rerolls =
    { $by ->
        [gander] Gander
       *[binoculars] { COMMANDO($who) }
    } rerolls the { $was }: <b>{ $is }</b>.

## Enemies

event_enemy-step =
    { $step ->
        [reinforcements] Enemy reinforcements.
        [movement] Enemy movement.
       *[fire] Enemy fire.
    }
event_goliaths-activated = Goliaths are activated at { MISSION($terrain) }.
event_drawn = { -entrance($entrance) } draws { LIST($drawn, of: "enemies") }.
event_drawn-none = { -entrance($entrance) } draws nothing.
event_enters =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] enters
       *[other] enter
    } { -tile($tile) }{ $waiting ->
        [0] { "" }
        [one] ; { $waiting } waits outside
       *[other] ; { $waiting } wait outside
    }.
event_specials-join =
    { $specials ->
        [one] { $specials } Special joins
       *[other] { $specials } Specials join
    } the bag.
event_follows = The enemies go { SIDE($direction) }.
event_follows-visible = The enemies close in on whoever is Visible.
event_enemies-move =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] moves
       *[other] move
    } from { -tile($from) } to { -tile($to) }.
event_enemies-come =
    { LIST(ENEMIES($enemies), of: "enemies") } { COUNT($enemies) ->
        [one] comes
       *[other] come
    } to { -tile($to) }.
event_guards = { CAPITAL(ENEMY($enemy, form: "one")) } stands guard on { -tile($tile) }.
event_relieved = { CAPITAL(ENEMY($enemy, form: "one")) } on { -tile($tile) } has nothing left to guard and may go.
event_fires = The enemies fire at { COMMANDO($who) }: { LIST($dice, by: ", ") } ({ $needed } or more hits). <b>{ -hits($hits) }.</b>
event_wounded = { COMMANDO($who) } takes { -wounds($wounds) }.
event_gander-hurt = Gander takes a hit.
event_critical = <b>{ COMMANDO($who) } is in Critical Condition.</b> First Aid is needed by the end of the next turn.
event_fallen =
    <b>{ COMMANDO($who) } { $by ->
        [wounds] dies of wounds
        [gas] is killed by the gas
       *[explosion] is killed by the explosion
    }.</b>
event_slips-away = { COMMANDO($who) } slips away Underground.
event_cheats-death = { COMMANDO($who) } rolls a { $die }: not today.
event_cheats-death-in-vain = { COMMANDO($who) } rolls a { $die }: this is the end.

## The end

event_gas-clears = The gas clears.
event_complete = <b>{ MISSION($terrain) } is complete.</b>
event_cleaned-up = Enemies and equipment go back into the bags.
event_success = <b>Mission accomplished.</b>
failure_bag = The enemy bag is empty. <b>The mission has failed.</b>
failure_eliminated = All commandos are eliminated. <b>The mission has failed.</b>
failure_no-replacement = Nobody is left to take over. <b>The mission has failed.</b>
failure_card = Time is up. <b>The mission has failed.</b>
