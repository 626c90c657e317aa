### De quoi sont faites les phrases sur les tuiles et les couronnes.


## Camps

side_bear = Ours
    .the = l’Ours
    .of = de l’Ours
side_woman = Femme
    .the = la Femme
    .of = de la Femme
-side = { SIDE(WHO($it)) }
-the-side = { SIDE(WHO($it), form: "the") }
-of-side = { SIDE(WHO($it), form: "of") }

## Couleurs, et signes pour qui ne les distingue pas

colour_R = rouge
    .crown = rouge
colour_B = bleu
    .crown = bleue
colour_G = vert
    .crown = verte
colour_Y = jaune
    .crown = jaune
sign_R = losange
sign_B = goutte
sign_G = feuille
sign_Y = soleil

## Tuiles, couronnes et cases

-crowned = { COLOUR($it, form: "crown") }
-crown = couronne { -crowned($it) }
# avec son signe
-marked-crown = couronne { -crowned($it) } ({ SIGN($it) })
# une tuile par ses couleurs, depuis le haut dans le sens des aiguilles
-edges = { LIST(EDGES($it), of: "COLOUR", by: "-") }
-piece =
    { KIND($it) ->
        [crown] { LIST(CROWN($it), of: "crown") }
       *[tile] tuile { -edges($it) }
    }
# telle qu’elle est sur la table
-laid =
    { CAPITAL(-piece($piece)) }{ KIND($piece) ->
        [crown] { "" }
       *[tile] { " " }{ LIST(OWNER($piece), of: "of-side") }
    } en { -place($at) }
-place = { X($it) },{ Y($it) }
# comme l’écrit la notation
-cell = { $x },{ $y }
-nth =
    { $it ->
        [1] première
        [2] deuxième
       *[other] troisième
    }
-coins =
    { $it ->
        [one] { $it } pièce
       *[other] { $it } pièces
    }
