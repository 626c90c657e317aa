### What an answer would do.

-need =
    <b>{ -results(NEEDS($it)) }</b> ({ -percent(HITS($it)) }{ HELPED($it) ->
        [true] , { -percent(ARDOR($it)) } with Ardor
       *[false] { "" }
    })
-ring-needs = ring { RING(AIM($it)) } needs { -need($it) }
-number-falls =
    { CAPITAL(-number($it)) } { $it ->
        [one] falls
       *[other] fall
    }
foretells_rings = { CAPITAL(LIST($targets, of: "ring-needs")) }.
foretells_at = { CAPITAL(-place($at)) }: { $says }
foretells_sure = A <b>sure hit</b>.
foretells_each = { CAPITAL(-number($dice)) } dice, each needs { -need($target) }.
foretells_need = You need { -need($target) }.
foretells_falls = { -number-falls($n) }.
foretells_falls-at-most =
    At most { -number($most) } { $most ->
        [one] falls
       *[other] fall
    }.
foretells_falls-or = { CAPITAL(-number($least)) } or { -number($most) } fall.
foretells_falls-to = { CAPITAL(-number($least)) } to { -number($most) } fall.
foretells_nobody-falls = Nobody falls.
foretells_falls-in = { -number-falls($falls) } in { -place($at) }.
foretells_reroll = { CAPITAL(-results($from)) } is better ({ -percent($chance) }).
foretells_reroll-below = Less than { $below } is better ({ -percent($chance) }).
foretells_aid = Roll below { $below } (your survivors) to cancel the hit: { -percent($chance) }.
foretells_aid-ardor = Roll below { $below } (your survivors) to cancel the hit: { -percent($chance) }, { -percent($withArdor) } with Ardor.
foretells_coming = { -arrives($first) }.
foretells_coming-two = { -arrives($first) }, { -also-arrives($second) }.
also_confusion = { CAPITAL(-results($from)) } also confuses the group ({ -percent($chance) }).
also_inspire = { CAPITAL(-results($from)) } also gives a friend a die ({ -percent($chance) }).
also_scatter = { CAPITAL(-results($from)) } lets Mobutu take one more ({ -percent($chance) }).
also_blow = { CAPITAL(-results($from)) } strikes again ({ -percent($chance) }).
-more-dice =
    { -number($dice) } more { $dice ->
        [one] die
       *[other] dice
    }
left_dice = Then { -more-dice }.
# $close (number)
left_close = Then { -number($close) } for ring 1 only.
left_both = Then { -more-dice } and { -number($close) } for ring 1 only.
spends_grenade = Uses up the grenade.
spends_extra-die = Uses the extra die.
