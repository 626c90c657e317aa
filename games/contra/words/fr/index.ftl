### Les tournures dont sont faites les phrases de ce jeu.


## Nombres de choses

-spaces =
    { $it ->
        [one] { $it } case
       *[other] { $it } cases
    }
# à 2 cases ou moins
-around = à { -spaces($it) } ou moins
-dice =
    { $it ->
        [one] { $it } dé
       *[other] { $it } dés
    }
-more-dice = { -dice($it) } de plus
-fewer-dice = { -dice($it) } de moins (au moins 1)
-successes = { $it } succès
-are-ignored =
    { $it ->
        [one] ignoré
       *[other] ignorés
    }
-specials =
    { $it ->
        [one] { $it } spécial
       *[other] { $it } spéciaux
    }
-cards =
    { $it ->
        [one] { $it } carte
       *[other] { $it } cartes
    }
-gels =
    { $it ->
        [one] { $it } gel
       *[other] { $it } gels
    }
-harm =
    { $it ->
        [one] { $it } dégât
       *[other] { $it } dégâts
    }
# ce qu’il y a de points de vie
-life =
    { $it ->
        [one] { $it } point de vie
       *[other] { $it } points de vie
    }

## Avantage et dés

# 2 M et 1 au choix
-advantage = { LIST(AMOUNTS($it), of: "amount") }
-amount =
    { OF($it) ->
        [any] { N($it) } au choix
        [SP] { -specials(N($it)) }
        [success] { -successes(N($it)) }
        [critical]
            { N($it) ->
                [one] { N($it) } critique
               *[other] { N($it) } critiques
            }
       *[other] { N($it) } { OF($it) }
    }
# Une face de dé, ou un symbole
-face =
    { FACE($it) ->
        [SP] spécial
        [success] succès
        [critical] critique
        [any] au choix
       *[other] { FACE($it) }
    }
# Comme sur les cartes : [M] [A]
-icons = { LIST($it, of: "icon", by: " ") }
-icon = { "[" }{ $it }]

## Ennemis, cartes, cases

# le mitrailleur lourd (noir), le boss
-foe =
    { SORT($it) ->
        [boss] le boss
       *[other] { ENEMY(SPECIES($it), form: "the") } ({ -colour($it) })
    }
# au mitrailleur lourd (noir), au boss
-to-foe =
    { SORT($it) ->
        [boss] au boss
       *[other] { ENEMY(SPECIES($it), form: "to") } ({ -colour($it) })
    }
-colour =
    { COLOUR($it) ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
       *[black] noir
    }
# Une carte, une capacité ou une règle
# Les cartes égales se comptent : 2 × Avancer
-alike =
    { N($it) ->
        [1] { THING(SAME($it)) }
       *[other] { N($it) } × { THING(SAME($it)) }
    }
-thing =
    { SORT($it) ->
        [enemy] { ENEMY(SPECIES($it)) } ({ -colour($it) })
       *[other] { THING(KEY($it)) }
    }
# Une case et ce qui y compte : J07 (casemate, corniche)
-place =
    { COUNT(MARKS($it)) ->
        [0] { ID($it) }
       *[other] { ID($it) } ({ LIST(MARKS($it), of: "mark", by: ", ") })
    }
-mark =
    { SIGN($it) ->
        [gels] { -gels(N($it)) }
       *[other] { MARK(SIGN($it)) }
    }
mark_pillbox = casemate
mark_objective1 = objectif 1
mark_objective2 = objectif 2
mark_objective3 = objectif 3
mark_alarm-post = poste d’alarme
mark_platform = plateforme
mark_drift = congère
mark_wadder = case wadder
mark_gels = gels
mark_dimer = bulle dimère
mark_grenade = grenade
mark_ledge = corniche

## Textes de cartes là où il n’y a que des lettres

letters_symbols = { -advantage($symbols) }
letters_any = 1 au choix
letters_special = Spécial

## Comment cela finit

outcome_destroyed = Le boss est détruit. La mission est gagnée.
outcome_escaped = Vous avez tenu jusqu’au bout. La mission est gagnée.
outcome_out-of-time = Le temps est écoulé : la pioche de terrain est vide. La mission est perdue.
outcome_fallen = { COMMANDO($who) } tombe au combat. La mission est perdue.
outcome_won = Tout le monde gagne.
outcome_lost = Tout le monde perd.
