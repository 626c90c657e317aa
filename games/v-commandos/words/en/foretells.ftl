### What an action would do, in short sentences; stressed is what matters.


## Phrases

# Counted in already
-again =
    { $rerolls ->
        [0] { "" }
        [one] { " " }With one reroll.
       *[other] { " " }With { $rerolls } rerolls.
    }
-on-terrains =
    { $several ->
        [true] { " " }on { LIST($terrains, of: "MISSION") }
       *[false] { "" }
    }

## Whom it kills

foretells_killed =
    <b>{ LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] is
       *[other] are
    } killed by the { $by ->
        [gas] gas
       *[explosion] explosion
    }{ $fire ->
        [true] , unless fire stops them first
       *[false] { "" }
    }.</b>
foretells_escapes =
    <b>{ LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] cheats death once, leaves all equipment behind and ends up
       *[other] cheat death once, leave all equipment behind and end up
    } Underground.</b>
foretells_lost = <b>Nobody is left then: the mission fails.</b>

## What it costs, and who is seen

foretells_costs-plus = It costs a [+1] token.
foretells_costs = It costs { $actions } actions.
foretells_shown =
    <b>{ LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] becomes
       *[other] become
    } Visible.</b>
foretells_tries-to-hide =
    <b>{ LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] tries
       *[other] try
    } to hide.</b>
foretells_hides =
    <b>{ LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] hides
       *[other] hide
    }: Stealthy again.</b>
foretells_stays-visible = <b>{ COMMANDO($who) } stays Visible.</b>
foretells_tries-to-stay-hidden = <b>{ COMMANDO($who) } tries to stay hidden.</b>
foretells_stays-stealthy = <b>{ COMMANDO($who) } stays Stealthy.</b>
foretells_alarm = The alarm sounds{ -on-terrains }.
foretells_alarm-again = Somebody Visible sets the alarm off again at once{ -on-terrains }.
foretells_muted = The cut wires swallow an alarm.
foretells_quiet = It gives nothing away.

## What dice decide

foretells_fire =
    { $enemies ->
        [one] { $enemies } enemy fires
       *[other] { $enemies } enemies fire
    } <b>{ -dice($dice) }, { $needed }+ hits</b>: <b>{ -chance($critical) }</b> that { COMMANDO($who) } ends up in Critical Condition.{ -again }
foretells_stealth =
    { $dice ->
        [one] { $dice } enemy there rolls a stealth die
       *[other] { $dice } enemies there roll a stealth die each
    }: <b>{ -chance($unseen) }</b> that nobody finds { COMMANDO($who) }.{ -again }
foretells_attack = { -dice($dice) }, { $needed }+ hits: <b>{ -chance($chance) }</b> to take out at least one.{ -again }
foretells_attack-in-vain = { -dice($dice) }, { $needed }+ hits.{ -again }
foretells_fast = One die is for standing fast.
foretells_nest = The enemy in the nest is hit on <b>{ $nest }+</b> only.
foretells_spill = <b>{ -chance($chance) }</b> that hits to spare wound { LIST($who, of: "COMMANDO") }.
foretells_spill-critical =
    <b>{ -chance($chance) }</b> that { LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] ends
       *[other] end
    } up in Critical Condition.
foretells_barrel = <b>{ -chance($bursts) }</b> that the barrel bursts.
foretells_barrel-kills =
    { $bursts ->
        [true] If it bursts
       *[false] If you hit the barrel
    }, <b>{ LIST($who, of: "COMMANDO") } { COUNT($who) ->
        [one] is
       *[other] are
    } killed by the gas</b>.
foretells_spotted = <b>{ -chance($chance) }</b> that a Spotted token makes { COMMANDO($who) } Visible.

## Where enemies go then

foretells_come = Enemies march towards { LIST($who, of: "COMMANDO") } then.
foretells_lose = Enemies lose { LIST($who, of: "COMMANDO") }.
foretells_lose-and-go = Enemies lose { LIST($who, of: "COMMANDO") } and go { SIDE($direction) }.
foretells_go = Enemies go { SIDE($direction) } then.
