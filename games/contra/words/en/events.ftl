### What happened.


## The set-up and the rounds: $round (number)

event_setup_1 = Set-up: the commandos.
event_setup_2 = Set-up: the stage.
event_setup_3 = Set-up: the enemy.
event_setup_4 = Set-up: missions and weapons.
event_setup_5 = Set-up: advantage.
event_setup_6 = Set-up: the first enemies.
event_mulligan = <b>{ COMMANDO($who) }</b> puts back { LIST(ALIKE($cards), of: "alike") }.
event_starts = <b>{ COMMANDO($who) }</b> starts in { $space }.
event_boss-starts = <b>{ BOSS($boss) }</b> stands in { LIST($spaces) }.
event_boss-dealt = <b>{ COMMANDO($who) }</b> gets the boss card <b>{ THING($card) }</b>.
event_stage-in-play = In play from the start: <b>{ THING($card) }</b>.
event_card-removed = A stage card goes back to the box <b>unseen</b>.
event_round = <b>Round { $round }</b> begins.
event_phase_stage = The stage has its turn.
event_phase_enemies = All commandos have had their turns: <b>the enemies attack</b>.
event_over_destroyed = <b>The boss is destroyed.</b>
event_over_escaped = <b>The commandos have held out.</b>
event_over_out-of-time = <b>No stage card is left: time is up.</b>
event_over_fallen = <b>{ COMMANDO($who) } has fallen.</b>

## A commando’s turn

event_turn = It is <b>{ COMMANDO($who, form: "whose") }</b> turn.
event_turn-ends = <b>{ COMMANDO($who) }</b> ends the turn.
event_runs = <b>{ COMMANDO($who) }</b> runs from { $from } to <b>{ $to }</b>.
event_runs-back = <b>{ COMMANDO($who) }</b> runs to { LIST($via) } and back to <b>{ $to }</b>.
event_jumps = <b>{ COMMANDO($who) }</b> jumps to <b>{ $to }</b>.
event_pushed = <b>{ COMMANDO($who) }</b> is pushed to <b>{ $to }</b>.
event_placed = <b>{ COMMANDO($who) }</b> now stands in <b>{ $to }</b>.
event_returns = { $from } is taken: <b>{ COMMANDO($who) }</b> goes back to <b>{ $to }</b>.
event_plays = <b>{ COMMANDO($who) }</b> plays <b>{ THING($card) }</b>.
event_ability = <b>{ COMMANDO($who) }</b> uses <b>{ THING($ability) }</b>.
-spent =
    { SPENT($it) ->
        [tokens] { -amount(TOKENS($it)) }
       *[card] { THING(CARD($it)) }
    }
event_spends = <b>{ COMMANDO($who) }</b> spends { LIST($spent, of: "spent") }.
event_draws = <b>{ COMMANDO($who) }</b> draws { LIST(ALIKE($cards), of: "alike") }.
event_draws-nothing = <b>{ COMMANDO($who) }</b> has no card to draw.
event_discards = <b>{ COMMANDO($who) }</b> discards { LIST(ALIKE($cards), of: "alike") }.
event_discards-nothing = <b>{ COMMANDO($who) }</b> has no card to discard.
event_recovers = <b>{ COMMANDO($who) }</b> takes back <b>{ LIST(ALIKE($cards), of: "alike") }</b>.
event_removed = Battle Damage: <b>{ COMMANDO($who) }</b> loses <b>{ LIST(ALIKE($cards), of: "alike") }</b> for good.
event_gains = <b>{ COMMANDO($who) }</b> gains <b>{ -advantage($tokens) }</b>.
event_gains-nothing = <b>{ COMMANDO($who) }</b> can gain nothing more.
event_loses-tokens = <b>{ COMMANDO($who) }</b> discards tokens: { -advantage($tokens) }.
event_loses-nothing = <b>{ COMMANDO($who) }</b> has no token to discard.
event_weapon-drawn = <b>{ COMMANDO($who) }</b> draws a weapon: <b>{ THING($weapon) }</b>.
event_equips = <b>{ COMMANDO($who) }</b> takes the <b>{ THING($weapon) }</b>.
event_weapon-lost = { COMMANDO($who, form: "whose") } <b>{ THING($weapon) }</b> is discarded.
event_objective-done = <b>{ COMMANDO($who) }</b> attempts objective { $number }, <b>{ THING($card) }</b>: <b>done</b>.
event_objective-scouted = <b>{ COMMANDO($who) }</b> attempts objective { $number }, <b>{ THING($card) }</b>: not enough, so it is scouted.
event_objective-token = <b>{ COMMANDO($who) }</b> has objective { $number }: <b>{ MISSION(EFFECT($number)) }</b>.
event_objective-lost = <b>{ COMMANDO($who) }</b> discards objective token { $number }: <b>{ MISSION(EFFECT($number)) }</b>.

## Attacks: $damage (number)

event_attacks = <b>{ COMMANDO($who) }</b> attacks <b>{ LIST($targets, of: "foe") }</b> with <b>{ -thing($with) }</b>.
event_rolls = <b>{ COMMANDO($who) }</b> rolls { -advantage($dice) }.
event_explodes = Criticals bring more dice: { -advantage($dice) }.
event_rerolls = <b>{ COMMANDO($who) }</b> rolls again: { -advantage($dice) }.
event_converts = <b>{ COMMANDO($who) }</b> converts { $type } into a success.
event_ignored = <b>{ -successes($successes) }</b> ignored.
-left-of-it =
    { $left ->
        [0] { "" }
       *[other] , { $left } left
    }
event_damages =
    <b>{ CAPITAL(-foe($target)) }</b> takes { $damage ->
        [0] no
       *[other] <b>{ $damage }</b>
    } damage{ -left-of-it }.
event_boss-damaged = <b>{ THING($card) }</b> takes <b>{ $damage }</b> damage{ -left-of-it }.
event_scorches = <b>{ COMMANDO($who) }</b> puts <b>{ $damage } damage</b> on wadder space { $space }.
event_cools = { $damage } damage leaves { $space }.
event_defeated = <b>{ COMMANDO($who) }</b> defeats <b>{ -foe($enemy) }</b>.
event_defeated-alone = <b>{ CAPITAL(-foe($enemy)) }</b> is defeated.
event_flipped = <b>{ THING($card) } is defeated.</b>
event_bonus =
    { COMMANDO($who, form: "whose") } next attack rolls { -more-dice($dice) }{ $sure ->
        [true] , and nothing of it is ignored
       *[false] { "" }
    }.
event_breached = <b>{ COMMANDO($who) }</b> breaches <b>{ -foe($enemy) }</b>: ability and special do not count this round.

## Enemies: $left (number)

event_enemy-drawn = <b>{ COMMANDO($who) }</b> draws <b>{ -foe($enemy) }</b>, who appears in { $space }.
event_hatched = <b>{ -foe($enemy) }</b> hatches in { $space } and goes for <b>{ COMMANDO($who) }</b>.
event_enemy-limit = <b>{ COMMANDO($who) }</b> has no room for another enemy and suffers instead.
event_enemy-moves = <b>{ -foe($enemy) }</b> moves from { $from } to <b>{ $to }</b>.
event_boss-moves = <b>The boss</b> moves to <b>{ $to }</b>.
event_enemy-taken = <b>{ COMMANDO($who) }</b> takes <b>{ -foe($enemy) }</b> from { COMMANDO($whom) }.
event_assault = The enemies attack <b>{ COMMANDO($who) }</b>: { -advantage($dice) }.
event_adds = { -advantage($results) } added by { -thing($card) }.
event_enemy-reroll = <b>{ COMMANDO($who) }</b> rolls an enemy die again: { -face($from) } becomes <b>{ -face($to) }</b>.
event_special = <b>{ CAPITAL(-thing($card)) }</b> uses its special on { COMMANDO($who) }.
event_leftover =
    { -specials($specials) } left: <b>{ COMMANDO($who) }</b> has to draw { $specials ->
        [one] an enemy
       *[other] { $specials } enemies
    }.
event_assault-ends = The attack on { COMMANDO($who) } is over.
event_suffers = <b>{ COMMANDO($who) }</b> suffers <b>{ -advantage($damage) }</b> damage.
event_prevents = <b>{ COMMANDO($who) }</b> plays <b>{ THING($card) }</b>: { -advantage($damage) } prevented.
event_prevents-for = <b>{ COMMANDO($who) }</b> plays <b>{ THING($card) }</b>: { -advantage($damage) } prevented for { COMMANDO($whom) }.
event_withstands = <b>{ COMMANDO($who) }</b> withstands it.
event_medal-lost = <b>{ COMMANDO($who) } loses a medal</b>, { $left } left.
event_screen = { COMMANDO($who, form: "whose") } enemies roll { -dice($dice) } fewer this round.
event_repairs =
    <b>{ -thing($card) }</b> { $n ->
        [0] has no damage to repair
       *[other] repairs { $n } damage
    }.

## The stage: $tokens (number), $of (number), $last (number)

event_stage-card = Stage card: <b>{ THING($card) }</b>.
event_stays = <b>{ THING($card) }</b> stays in play.
event_stage-discarded = <b>{ THING($card) }</b> is discarded from the stage deck and does nothing.
event_leaves = <b>{ THING($card) }</b> is discarded.
event_activates = <b>{ THING($card) }</b> activates.
-deck =
    { $deck ->
        [stage] stage
        [enemy] enemy
        [objective] objective
       *[weapon] weapon
    }
event_reshuffles = { COMMANDO($who, form: "whose") } discard pile is shuffled into a new deck.
event_reshuffles-deck = The { -deck } discard pile is shuffled into a new deck.
event_reveals = On top of the { -deck } deck: <b>{ LIST($cards, of: "thing") }</b>.
event_reveals-nothing = The { -deck } deck is empty.
event_bottomed = <b>{ -thing($card) }</b> goes to the bottom of the { -deck } deck.
event_rule_slow-down = <b>Slow Down!</b> The slip marker goes back up to 2 spaces.
event_rule_alarm = <b>Alarm!</b> Each commando draws an enemy.
event_rule_overrun = <b>We’re overrun!</b>
event_rule_trample = <b>Trample</b>: the boss hits everybody next to it.
event_rule_deep-drift = The run ends in the deep drift.
event_rule_bubble = The bubble dimer bursts.
event_pillbox-placed = A sensor token comes to pillbox <b>{ $space }</b>.
event_pillbox-taken = <b>{ COMMANDO($who) }</b> trades the sensor token in <b>{ $space }</b> for a weapon.
event_alarm = Base Alarm: <b>{ $tokens } of { $of }</b> tokens.
event_slip =
    The slip marker is on space { $to } of { $last }{ $track ->
        [slip] : <b>slip</b>
        [fall] : <b>fall</b>
       *[plain] { "" }
    }.
event_grenade = A grenade lands in <b>{ $space }</b>.
event_grenade-bursts = The grenade in <b>{ $space }</b> explodes.
event_platform-broken = The platform <b>{ $space }</b> breaks.
event_dimer = A bubble dimer appears in <b>{ $space }</b>.
event_dimer-gone = The bubble dimer in { $space } is gone.
event_dimer-moves = A bubble dimer drifts from { $from } to <b>{ $to }</b>.
event_gels = <b>{ -gels($n) }</b> more in <b>{ $space }</b>.
event_gels-gone = { -gels($n) } gone from { $space }.
event_infected =
    <b>{ COMMANDO($who) }</b> { $gels ->
        [0] is rid of all gels
       *[other] carries <b>{ -gels($gels) }</b>
    }.

## Headings of the log: $round (number)

heading_setup = Set-up
heading_round = Round { $round }
heading_turn = Round { $round }, { COMMANDO($who) }
heading_enemies = Round { $round }, enemies
heading_stage = Round { $round }, stage
heading_assault = Round { $round }, enemies attack { COMMANDO($who) }
heading_over = The end

## Effects under way

resolving_attack = Attack with { -thing($what) }, { COMMANDO($who) }
resolving_special = { -thing($what) } uses its special on { COMMANDO($who) }
resolving_enemy-attack = Enemies attack { COMMANDO($who) }
resolving_stage-card = Stage card { -thing($what) }
resolving_activate = { -thing($what) } activates
resolving_objective = { COMMANDO($who) } scouts: { -thing($what) }
resolving_defeated = { -thing($what) } is defeated
resolving_flipped = { -thing($what) } is flipped
resolving_space = { COMMANDO($who) } enters { -thing($what) }
resolving_thing = { -thing($what) }, { COMMANDO($who) }
resolving_alone = { -thing($what) }
