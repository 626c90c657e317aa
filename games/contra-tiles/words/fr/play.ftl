### Ce qu’on demande, répond et raconte.


## Ce qu’il faut décider

-asked =
    { $owner ->
        [mine] À vous
        [bear] Ours
       *[woman] Femme
    }
prompt_first = { -asked } : posez la première de vos deux tuiles
prompt_second = { -asked } : posez la deuxième tuile
prompt_score = { -asked } : choisissez quelle tuile entourée décompter ensuite
watched_first = { $who } pose la première de ses deux tuiles.
watched_second = { $who } pose la deuxième tuile.
watched_score = { $who } choisit quelle tuile entourée décompter ensuite.

## Réponses

answer_piece = { -piece($piece) } en { -cell }
answer_crown = couronne { $slot } en { -cell }
answer_tile = tuile { $slot } en { -cell }
answer_other-tile = { -nth($slot) } tuile de l’autre camp
answer_pass = passer
answer_score = décompter la tuile en { -cell }

## Ce que ferait une réponse

foretells_all =
    { $of ->
        [one] Le seul bord voisin s’accorde.
       *[other] Les { $of } bords voisins s’accordent.
    }
foretells_some =
    { $matching ->
        [0] Aucun bord ne s’accorde.
        [one] { $matching } bord sur { $of } s’accorde.
       *[other] { $matching } bords sur { $of } s’accordent.
    }
foretells_order =
    { $mine ->
        [true] Vous choisissez
       *[false] { CAPITAL(-the-side($side)) } choisit
    } laquelle est décomptée d’abord.

## Ce qui s’est passé

event_sides =
    { $mine ->
        [true] Vous êtes l’<b>Ours</b> et commencez.
       *[false] L’<b>Ours</b> commence.
    }
event_rack =
    { $mine ->
        [true] Vous découvrez
       *[false] { CAPITAL(-the-side($side)) } découvre
    } { COUNT($drawn) ->
        [one] { COUNT($drawn) } tuile
       *[other] { COUNT($drawn) } tuiles
    }.
event_market =
    { COUNT($drawn) ->
        [one] Nouvelle couronne
       *[other] Nouvelles couronnes
    } au marché : { LIST($drawn, of: "crowned", by: ", ") }.
event_start-crown = Une <b>{ -crown($colour) }</b> est en { -cell } au départ.
event_crown =
    { $mine ->
        [true] Vous posez
       *[false] { CAPITAL(-the-side($side)) } pose
    } une <b>{ -crown($colour) }</b> en { -cell }.
event_tile =
    { $mine ->
        [true] Vous posez
       *[false] { CAPITAL(-the-side($side)) } pose
    } <b>une tuile</b> ({ -edges($laid) }) en { -cell }.
event_score =
    { $mine ->
        [true] Votre tuile
       *[false] La tuile { -of-side($side) }
    } en { -cell } est entourée, <b>{ $matching ->
        [0] aucun bord ne s’accorde
        [one] { $matching } bord s’accorde
       *[other] { $matching } bords s’accordent
    }</b> : { $coins ->
        [0] il ne se passe rien
        [one] { SIGNED($coins) } pièce
       *[other] { SIGNED($coins) } pièces
    }.
event_pay =
    <b>{ $mine ->
        [true] Vous payez
       *[false] { CAPITAL(-the-side($side)) } paie
    }</b> { -coins($paid) }.
event_pay-part =
    <b>{ $mine ->
        [true] Vous devez
       *[false] { CAPITAL(-the-side($side)) } doit
    }</b> { -coins($owed) } et n’en { $mine ->
        [true] avez
       *[false] a
    } que { $paid }.
event_reward =
    <b>{ $mine ->
        [true] Vous prenez
       *[false] { CAPITAL(-the-side($side)) } prend
    }</b> { -coins($taken) }.
event_reward-part =
    <b>{ $mine ->
        [true] Vous prenez
       *[false] { CAPITAL(-the-side($side)) } prend
    }</b> { $taken } sur { -coins($due) } : la réserve est vide.
event_broke =
    <b>{ $mine ->
        [true] Vous faites
       *[false] { CAPITAL(-the-side($side)) } fait
    } faillite.</b>
event_broke-both = <b>L’Ours et la Femme font faillite</b>, tous deux à la fois.
event_pass =
    { $mine ->
        [true] Vous ne pouvez rien poser et <b>passez</b>.
       *[false] { CAPITAL(-the-side($side)) } ne peut rien poser et <b>passe</b>.
    }
event_only-one =
    { $mine ->
        [true] Vous ne pouvez
       *[false] { CAPITAL(-the-side($side)) } ne peut
    } pas poser de deuxième tuile.
event_compare =
    { $cause ->
        [crowns] Les couronnes sont épuisées
       *[other] Les deux camps ont passé
    } : on compare les bourses, <b>{ LIST($purses, by: " à ") }</b>.
heading_setup = Mise en place
heading_turn =
    Tour { $turn }, { $mine ->
        [true] vous
       *[false] { -side($side) }
    }

## Ce qu’on pourrait faire d’autre

help_turn =
    tournez-la d’un { $more ->
        [1] quart de tour
        [2] demi-tour
       *[other] quart de tour en arrière
    }, et elle va ici.
help_tile = une tuile avec un bord { COLOUR($colour) } ({ SIGN($colour) }), comme votre { -nth($slot) }.
help_another = une autre de vos tuiles : votre { -nth($slot) } va ici.
help_crown = la { -marked-crown($colour) } du marché va ici.
help_elsewhere =
    posez cette { $kind ->
        [tile] tuile
       *[crown] couronne
    } sur une autre case, par exemple { LIST($places, of: "place", by: " ou ") }.
help_own = une de vos propres tuiles, ou une couronne du marché.
help_score = choisissez l’une des tuiles qui brillent.

## Comment cela finit

-winner =
    { $you ->
        [true] Vous gagnez
       *[false] { $winner } gagne
    }
outcome_crowns = { -winner } : la bourse la mieux remplie l’emporte.
outcome_passes = { -winner } : plus rien ne peut être posé, la bourse la mieux remplie l’emporte.
outcome_broke = { -winner } : { $loser } fait faillite.
outcome_you-broke = { $winner } gagne : vous faites faillite.
outcome_draw_broke = Match nul : les deux font faillite à la fois.
outcome_draw_crowns = Match nul : les bourses sont égales.
outcome_draw_passes = Match nul : plus rien ne peut être posé, et les bourses sont égales.
