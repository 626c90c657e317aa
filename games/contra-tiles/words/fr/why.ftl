### Pourquoi quelque chose est impossible.


## Pendant le décompte

why_scoring_trigger_tile = Cette tuile n’est <b>pas entourée</b> : au moins un de ses côtés est encore libre.
why_scoring_trigger_crown = Une <b>couronne</b> n’est jamais décomptée : seules les tuiles de joueur le sont.
why_scoring_trigger_nothing = Il n’y a <b>pas de tuile ici</b> à décompter.
why_scoring_trigger_unlaid = Les tuiles entourées sont <b>décomptées d’abord</b> ; ensuite le tour continue.
why_scoring_once = Cette tuile <b>a déjà été décomptée</b>, et chacune ne l’est qu’une fois.
why_scoring_several-at-once = C’est <b>à { -the-side($side) }</b> de jouer, et donc de dire ce qui est décompté ensuite.

## Pendant la pose

-beside =
    { COUNT($crowns) ->
        [one] Seule la <b>{ LIST($crowns, of: "marked-crown") }</b> touche cette case
       *[other] Les couronnes qui touchent cette case sont <b>{ LIST($crowns, of: "crowned") }</b>
    }
why_place-player_match-one = { -beside }, et votre tuile n’a <b>aucun bord { LIST($crowns, of: "COLOUR", type: "or") }</b>, de quelque façon que vous la tourniez.
why_place-player_turned = { -beside }, et <b>tournée ainsi</b>, votre tuile y montre une autre couleur.
why_place-player_adjacent-crown = Votre tuile doit toucher le côté d’une <b>couronne</b>, et il n’y en a pas à côté de cette case.
why_place-crown_match-one =
    { $edges ->
        [one] Le bord qui touche cette case est
       *[other] Les bords qui touchent cette case sont
    } <b>{ LIST($colours, of: "COLOUR") }</b> : { COUNT($crown) ->
        [0] cette couronne
       *[other] une { LIST($crown, of: "crown") }
    } { $edges ->
        [one] ne s’accorde pas
       *[other] ne s’accorde avec aucun
    }.
why_place-crown_no-spoil-only = Une couronne qui ne s’accorde avec rien ici ne ferait que <b>gâcher</b> la tuile de l’autre.
why_place-crown_adjacent-player-tile = Une couronne doit toucher le côté d’une <b>tuile de joueur</b>, et il n’y en a pas à côté de cette case.
why_geometry_diagonal-is-nothing =
    Ici, elle ne toucherait une { $needs ->
        [crown] couronne
       *[tile] tuile de joueur
    } <b>que par un coin</b>, et les coins ne comptent pas.
why_geometry_permanent = Il y a <b>déjà une tuile ici</b>, et les tuiles restent où elles sont.
why_turn_opening-forces-player-tile = Il n’y a encore <b>aucune tuile de joueur</b> qu’une couronne puisse toucher : commencez par une de vos tuiles.
why_turn_no-player-tiles-left = Vous n’avez <b>plus de tuiles</b> ; vous ne pouvez poser que des couronnes.
why_turn_mandatory = Il ne resterait <b>pas de place pour une deuxième tuile</b>. Ailleurs, il en resterait.
why_turn_may-place = Il y a encore une tuile que <b>vous pouvez poser</b>.
why_turn_alternate = C’est <b>à { -the-side($side) }</b> de jouer.
why_setup_sides = C’est une tuile <b>{ -of-side($side) }</b>, et chaque camp ne pose que les siennes.
why_refill_market = Cette place du marché est <b>vide</b> et sera complétée après le tour.
why_refill_rack = Cette place de votre chevalet est <b>vide</b> et sera complétée après le tour.
why_refill_exhausted = La pile est <b>épuisée</b> : cette place reste vide.
