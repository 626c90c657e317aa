### What an answer would do, and what could be done instead.


## What an answer would do: $range (number), $damage (number)

foretells_roll = You roll <b>{ -dice($dice) }</b>, range { $range }.
foretells_second-target = Range { $range }; the second target decides how many dice you roll.
-converting =
    { $better ->
        [true] , { -percent($converting) } if you convert all you can
       *[false] { "" }
    }{ $ignored ->
        [0] { "" }
        [one] ; 1 success is ignored
       *[other] ; { $ignored } successes are ignored
    }
foretells_defeat = <b>{ -percent($chance) } to defeat it</b>{ -converting }.
foretells_defeat-card = <b>{ -percent($chance) } to defeat { -thing($card) }</b>{ -converting }.
foretells_no-damage = No damage to { -foe($target) }.
foretells_damage = Deals <b>{ $damage } damage</b> to { -foe($target) }.
foretells_damage-enough = Deals <b>{ $damage } damage</b> to { -foe($target) } and defeats it.
foretells_damage-boss = Deals <b>{ $damage } damage</b> to { -foe($target) }, enough for one of its cards.
foretells_cost = Costs { -advantage($cost) }.
foretells_attempt = <b>{ -percent($chance) } to succeed</b>: { $met } of the { $of } cards that may come ask for no more than you have. Nothing is spent.
foretells_earns = If it succeeds, you have objective { $number }: { MISSION(EFFECT($number)) }.
foretells_met_gels = You pick up a gel in { $at }.
foretells_met_alarm-post = You may pay to remove an alarm token in { $at }.
foretells_met_objective1 = You may try objective 1 in { $at }.
foretells_met_objective2 = You may try objective 2 in { $at }.
foretells_met_objective3 = You may try objective 3 in { $at }.
foretells_met_pillbox = You may trade the pillbox token in { $at } for a weapon.
foretells_met_dimer = You suffer damage from the bubble dimer in { $at }.
foretells_met_drift = The run ends in the drift in { $at }.

## What could be done instead

help_jump = You can jump to { $to }.
help_run = You can run to { $to }.
help_run-over = You can get to { $to } over { LIST($via) }.
help_reaches = { THING($card) } reaches that far.
help_moves = { THING($card) } lets you move.
