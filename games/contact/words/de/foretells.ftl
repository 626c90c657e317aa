### Was eine Antwort bewirken würde.

-need =
    <b>{ -results(NEEDS($it)) }</b> ({ -percent(HITS($it)) }{ HELPED($it) ->
        [true] , mit Eifer { -percent(ARDOR($it)) }
       *[false] { "" }
    })
-ring-needs = Ring { RING(AIM($it)) } { -need($it) }
-number-falls =
    { $it ->
        [one] Einer fällt
       *[other] { CAPITAL(-number($it)) } fallen
    }
-one-of =
    { $it ->
        [one] einer
       *[other] { -number($it) }
    }
foretells_rings = { LIST($targets, of: "ring-needs") }.
foretells_at = { -place($at) }: { $says }
foretells_sure = <b>Sicherer Treffer</b>.
foretells_each = { CAPITAL(-number($dice)) } Würfel, jeder trifft { -need($target) }.
foretells_need = Treffer { -need($target) }.
foretells_falls = { -number-falls($n) }.
foretells_falls-at-most =
    { $most ->
        [one] Höchstens einer fällt
       *[other] Höchstens { -number($most) } fallen
    }.
foretells_falls-or = { CAPITAL(-number($least)) } oder { -number($most) } fallen.
foretells_falls-to = { CAPITAL(-number($least)) } bis { -number($most) } fallen.
foretells_nobody-falls = Niemand fällt.
foretells_falls-in = { -number-falls($falls) } in { -place($at) }.
foretells_reroll = Besser { -results($from) } ({ -percent($chance) }).
foretells_reroll-below = Besser unter { $below } ({ -percent($chance) }).
foretells_aid = Würfle weniger als { $below } (so viele leben noch), um den Treffer aufzuheben: { -percent($chance) }.
foretells_aid-ardor = Würfle weniger als { $below } (so viele leben noch), um den Treffer aufzuheben: { -percent($chance) }, mit Eifer { -percent($withArdor) }.
foretells_coming = { -arrives($first) }.
foretells_coming-two = { -arrives($first) }, { -also-arrives($second) }.
also_confusion = { CAPITAL(-results($from)) } wird die Gruppe auch verwirrt ({ -percent($chance) }).
also_inspire = { CAPITAL(-results($from)) } bekommt jemand einen Extrawürfel ({ -percent($chance) }).
also_scatter = { CAPITAL(-results($from)) } darf Mobutu noch einen entfernen ({ -percent($chance) }).
also_blow = { CAPITAL(-results($from)) } schlägt Kenzo noch einmal zu ({ -percent($chance) }).
left_dice = Danach noch { -number($dice) } Würfel.
left_close = Danach { -one-of($close) } nur für Ring 1.
left_both = Danach noch { -number($dice) } Würfel und { -one-of($close) } nur für Ring 1.
spends_grenade = Verbraucht die Granate.
spends_extra-die = Verbraucht den Extrawürfel.
