### What is asked, answered and told while the night lasts.


## What has to be decided

-aims =
    { $close ->
        [0] { -dice($dice) }
       *[other]
            { $dice ->
                [0] { $close } for ring 1
               *[other] { -dice($dice) } and { $close } for ring 1
            }
    }
prompt_take = Choose a member for your team. You can have each role only once.
prompt_act = Choose who acts next.
prompt_act-called = Choose what { NAME($called) } does.
prompt_aim =
    { NAME($member) }: { $naming ->
        [true] name
       *[false] choose
    } the next target ({ -aims } left).
prompt_flexible =
    Dunham rolled a { $die }{ $with ->
        [grenade] { " " }for the grenade
       *[other] { "" }
    }. Choose the target.
prompt_ardor = { $rolled } Reroll with Ardor?
prompt_ardor-one-of = { $rolled } Reroll one of them with Ardor?
prompt_melee = The attack from { -place($segment) } failed. Should Cooper remove a zombie there?
prompt_first-aid = The zombies hit. Try First Aid?
prompt_victim = The zombies in { -place($segment) } hit. Choose who falls.
prompt_consent = { $by } wants { NAME($member) } to fall. Do you agree?
prompt_settle = The zombies in { -place($segment) } hit. Choose who falls.
prompt_settle-refused = { $refuses } refuses. Choose who falls.
prompt_tripwire = Choose which group runs into Krussov’s tripwire.
prompt_air-recon = The dice show blue { $blue } and brown { $brown }. Choose which two zombies stay away.
prompt_scatter = Scatter: remove one more from { -place($segment) }?
prompt_inspire = Cole inspires the team. Choose who gets an extra die.
prompt_call = Choose who acts next.

## The same for those who look on

watched_take = The team is being chosen.
watched_act = The team decides who acts next.
watched_act-called = { NAME($called) } is called to act.
watched_aim = { NAME($member) } is choosing the next target ({ -aims } left).
watched_flexible = Dunham rolled a { $die } and is choosing a target.
watched_ardor = { $rolled } Cooper may have it rerolled.
watched_ardor-one-of = { $rolled } Cooper may have one of them rerolled.
watched_melee = The attack from { -place($segment) } failed. Cooper may remove a zombie there.
watched_first-aid = The zombies hit. Vanderbilt may try First Aid.
watched_victim = The zombies in { -place($segment) } hit. The team decides who falls.
watched_consent = { $by } wants { NAME($member) } to fall. { $asked } decides.
watched_settle = The zombies in { -place($segment) } hit. The { -settler } decides who falls.
watched_settle-refused = { $refuses } refuses. The { -settler } decides who falls.
watched_tripwire = Krussov is choosing a group for the tripwire.
watched_air-recon = The dice show blue { $blue } and brown { $brown }. Ayden is choosing which two zombies stay away.
watched_scatter = Scatter: Mobutu may remove one more from { -place($segment) }.
watched_inspire = Cole is choosing who gets an extra die.
watched_call = The { -settler } decides who acts next.

## What lies there when Ardor may roll a die again

-lies =
    { EFFECT($it) ->
        [miss] miss
        [hit] hit
       *[more] hit, and one more die
    }
-lying = a { ROLLED($it) } ({ -lies($it) })
-lying-at = a { ROLLED($it) } ({ LIST(TARGET($it), of: "place") }, needs a { NEEDED($it) }: { -lies($it) })
lying_below = { NAME($member) } rolled a { $rolled } and needs less than { $needs }.
lying_needs = { NAME($member) } rolled a { $rolled } and needs { -results($needs) }.
lying_better = { NAME($member) } rolled a { $rolled }; { -results($from) } would be better.
lying_blast = { NAME($member) } rolled a { $rolled } for the blast; { -results($from) } would be better.
lying_alike = { NAME($member) } rolled { LIST($dice, of: "lying", by: " and ") }; each needs a { $needs }.
lying_each = { NAME($member) } rolled { LIST($dice, of: "lying-at", by: " and ") }.

## Answers

# blue 6, ring 1: 2 zombies
-in-ring = ring { RING(SEGMENT($it)) }: { -zombies(ZOMBIES($it)) }
answer_take = { NAME($member) }, { INSIDE(ROLE(ROLE_OF($member))) }: { INSIDE(WEAPON(ARM($member))) }
answer_call = Call { NAME($member) }
answer_fall = { NAME($member) } falls
answer_accept = Agree: { NAME($member) } falls
answer_refuse = Refuse
answer_inspire = Give { NAME($member) } a die
answer_waive = { NAME($member) } holds fire
answer_attack = { NAME($member) }: { INSIDE(WAY($way)) } at { LIST($at, of: "place", by: " and ") } ({ LIST($standing, of: "zombies", by: " and ") })
answer_goes-on = { CAPITAL(LIST($at, of: "place", by: " and ")) }: { LIST($standing, of: "zombies", by: " and ") }
answer_burn = { NAME($member) }: { INSIDE(WAY($way)) } at { -column($column) } ({ LIST($groups, of: "in-ring", by: "; ") })
answer_tripwire =
    Remove { $large ->
        [true] five
       *[false] one
    } of { -zombies($standing) } in { -place($at) }
answer_roll-first = { NAME($member) }: roll first, then choose the target
answer_lob = { NAME($member) }: throw the grenade first, then choose the target
answer_keep-away = One fewer on each
answer_keep-away-two = { CAPITAL(-column($column)) }: 2 fewer
answer_melee = Remove one
answer_spare = Leave them
answer_reroll = Reroll
answer_reroll-one = Reroll the { $rolled }
answer_reroll-at = Reroll the { $rolled } for { LIST($at, of: "place") }
answer_keep = Keep it
answer_keep-all = Keep them all
answer_first-aid = Try First Aid
answer_hold-aid = Save it for later
answer_scatter = Remove one more
answer_no-scatter = Leave them
answer_no-tripwire = No tripwire

## What happened

-arrives =
    <b>{ -zombies(ZOMBIES($it)) }</b> { ZOMBIES($it) ->
        [one] arrives
       *[other] arrive
    } on { -column(SEGMENT($it)) }
-also-arrives = <b>{ -zombies(ZOMBIES($it)) }</b> on { -column(SEGMENT($it)) }
-with =
    { $with ->
        [rifle] { "" }
       *[other] { " " }({ INSIDE(WAY($with)) })
    }
-needed =
    { $needs ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(needed { $needs })
    }
event_taken = <b>{ NAME($member) }</b> joins the team.
event_taken-by = { $who } takes <b>{ NAME($member) }</b>.
event_turn = Turn { $turn }: the marker is on <b>{ -place($marker) }</b>.
event_refill = A new cycle: everybody gets a hand grenade again.
event_zombies-attack =
    { -zombies($zombies) } in <b>{ -place($segment) }</b> { $zombies ->
        [one] attacks
       *[other] attack
    }: a { $die } { $hit ->
        [true] <b>hits the team</b>
       *[false] misses
    }.
event_lone-zombie = A lone zombie in <b>{ -place($segment) }</b> attacks but cannot hit.
event_melee-expert = <b>Cooper</b> takes one down in close combat: { -left-in }.
event_first-aid =
    First Aid: Vanderbilt rolls a { $die } (needs less than { $living }){ $works ->
        [true] { " " }and <b>cancels the hit</b>
       *[false] , which does not help
    }.
event_ardor = Ardor: <b>{ NAME($member) }</b> rerolls the { $from } and gets a <b>{ $to }</b>.
event_victim-die = <b>{ NAME($member) }</b> rolls a { $die }.
event_named = { $by } wants <b>{ NAME($member) }</b> to fall.
event_refused = { $refuses } refuses: the { -settler } decides.
event_settled = The { -settler } picks <b>{ NAME($member) }</b>.
event_removed =
    <b>{ NAME($member) } falls.</b> { $left ->
        [0] Nobody is left.
        [one] { $left } survivor left.
       *[other] { $left } survivors left.
    }
event_tripwire = Tripwire: <b>{ -fallen($removed) } down</b> in { -place($segment) }.
event_zombies-move =
    <b>{ -zombies($moved) }</b> { $moved ->
        [one] comes
       *[other] come
    } closer.
event_air-recon =
    Air recon: { -zombies($fewer) } { $fewer ->
        [one] stays
       *[other] stay
    } away.
event_spawn-none = The dice show blue { $blue } and brown { $brown }: nobody arrives.
event_spawn = The dice show blue { $blue } and brown { $brown }: { -arrives($first) }.
event_spawn-two = The dice show blue { $blue } and brown { $brown }: { -arrives($first) }, { -also-arrives($second) }.
event_called = <b>{ NAME($member) }</b> is called to act.
event_shot = <b>{ NAME($member) }</b>{ -with } rolls a { $die }{ -needed }: <b>{ -fallen($killed) } down</b>, { -left-in }.
event_shot-missed = <b>{ NAME($member) }</b>{ -with } rolls a { $die }{ -needed } and misses { -place($segment) }.
event_shot-launched = <b>{ NAME($member) }</b>{ -with } rolls a { $die }{ -needed } and <b>hits</b> { -place($segment) }.
event_blast = <b>{ NAME($member) }</b> rolls a { $die } for the blast: <b>{ -fallen($killed) } down</b>, { -left-in }.
event_flexible-miss = <b>Dunham</b> rolls a { $die } and cannot hit anything with it.
event_confusion = Confusion: { -zombies($zombies) } in { -place($segment) } <b>will not move</b>.
event_breakthrough =
    Breakthrough: { $zombies } zombies in ring 1 give Cole { $dice } more { $dice ->
        [one] attack
       *[other] attacks
    } there.
event_inspire = Cole inspires <b>{ NAME($member) }</b>: one extra die.
event_scatter = Scatter: <b>one more zombie down</b>, { -left-in }.
event_dice-lost =
    <b>{ NAME($member) }</b> has no target left for { $dice ->
        [one] the last die
       *[other] the last { $dice } dice
    }.
event_waive = <b>{ NAME($member) }</b> holds fire.
event_turn-ends = Turn { $turn } ends with { -zombies($zombies) } on the board.
event_rescued =
    <b>The helicopter lands.</b> { $living ->
        [one] One member
       *[other] { $living } members
    } of the team made it.
event_overrun = <b>The team is overrun</b> on turn { $turn }.

## The parts of a turn, and what is going on

part = Turn { $turn }, { -phase }
resolving_part = Turn { $turn }, { -phase }. Still to attack: { LIST($next, of: "column", by: ", ") }
resolving_ardor = Ardor: reroll the { $rolled }?
resolving_ardor-one-of = Ardor: reroll one of { LIST($rolled, by: ", ") }?
resolving_target = Flexible: choose a target for the { $die }
resolving_act = { NAME($member) }, { INSIDE(WAY($attack)) }
resolving_act-at = { NAME($member) }, { INSIDE(WAY($attack)) }: { -place($at) }
resolving_attack =
    The zombies in ring 1 { $hits ->
        [true] hit
       *[false] attack and miss
    }
resolving_attack-from =
    The zombies in { -place($from) } { $hits ->
        [true] hit
       *[false] attack and miss
    }
resolving_spawn = Arriving: blue { $blue }, brown { $brown }
resolving_first-aid = First Aid: cancel the hit?
resolving_melee = Melee expert: remove one?
resolving_victim = Somebody falls
resolving_consent = Asking whoever would fall
resolving_settle = No agreement on who falls
resolving_tripwire = Tripwire: which group?
resolving_air-recon = Air recon: which two stay away?
resolving_scatter = Scatter: remove one more?
resolving_inspire = Inspire: who gets a die?
resolving_move = The zombies move one ring inwards

## What else could be done, and how it ends

help_attack = { NAME($member) } can attack there ({ INSIDE(WAY($way)) }).
outcome_rescued = The helicopter lands: the team is rescued.
outcome_overrun = The team is overrun: the night is lost.
