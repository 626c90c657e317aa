### Ce que ferait une réponse.

-need =
    <b>{ -results(NEEDS($it)) }</b> ({ -percent(HITS($it)) }{ HELPED($it) ->
        [true] , { -percent(ARDOR($it)) } avec Ardeur
       *[false] { "" }
    })
-ring-needs = à l’anneau { RING(AIM($it)) } il faut { -need($it) }
-number-falls =
    { $it ->
        [0] Aucun ne tombe
       *[other] Il en tombe { -number($it) }
    }
foretells_rings = { CAPITAL(LIST($targets, of: "ring-needs")) }.
foretells_at = { CAPITAL(-place($at)) } : { $says }
foretells_sure = <b>Coup sûr</b>.
foretells_each = { CAPITAL(-number($dice)) } dés : il faut à chacun { -need($target) }.
foretells_need = Il faut { -need($target) }.
foretells_falls = { -number-falls($n) }.
foretells_falls-at-most = Il en tombe au plus { -number($most) }.
foretells_falls-or = Il en tombe { -number($least) } ou { -number($most) }.
foretells_falls-to = Il en tombe de { -number($least) } à { -number($most) }.
foretells_nobody-falls = Personne ne tombe.
foretells_falls-in = { -number-falls($falls) } en { -place($at) }.
foretells_reroll = { CAPITAL(-results($from)) } est mieux ({ -percent($chance) }).
foretells_reroll-below = Moins de { $below } est mieux ({ -percent($chance) }).
foretells_aid = Faites moins de { $below } (vos survivants) pour annuler la touche : { -percent($chance) }.
foretells_aid-ardor = Faites moins de { $below } (vos survivants) pour annuler la touche : { -percent($chance) }, { -percent($withArdor) } avec Ardeur.
foretells_coming = { -arrives($first) }.
foretells_coming-two = { -arrives($first) }, { -also-arrives($second) }.
also_confusion = { CAPITAL(-results($from)) } sème aussi la confusion dans le groupe ({ -percent($chance) }).
also_inspire = { CAPITAL(-results($from)) } donne aussi un dé à quelqu’un ({ -percent($chance) }).
also_scatter = { CAPITAL(-results($from)) } permet à Mobutu d’en prendre un de plus ({ -percent($chance) }).
also_blow = { CAPITAL(-results($from)) } frappe encore une fois ({ -percent($chance) }).
-more-dice =
    encore { -number($dice) } { $dice ->
        [one] dé
       *[other] dés
    }
left_dice = Puis { -more-dice }.
left_close = Puis { -number($close) } pour l’anneau 1 seulement.
left_both = Puis { -more-dice } et { -number($close) } pour l’anneau 1 seulement.
spends_grenade = Consomme la grenade.
spends_extra-die = Utilise le dé bonus.
