### Ce que ferait une action, en phrases courtes ; en gras, ce qui compte.


## Tournures

# Déjà compté
-again =
    { $rerolls ->
        [0] { "" }
        [one] { " " }Avec une relance.
       *[other] { " " }Avec { $rerolls } relances.
    }
-on-terrains =
    { $several ->
        [true] { " " }({ LIST($terrains, of: "MISSION") })
       *[false] { "" }
    }
-they = { CAPITAL(LIST($who, of: "COMMANDO", form: "the")) }

## Qui en meurt

foretells_killed =
    <b>{ -they } { COUNT($who) ->
        [one] meurt
       *[other] meurent
    } dans { $by ->
        [gas] le gaz
       *[explosion] l’explosion
    }{ $fire ->
        [true] , sauf si le tir ennemi l’empêche d’abord
       *[false] { "" }
    }.</b>
foretells_escapes =
    <b>{ -they } { COUNT($who) ->
        [one] trompe la mort une fois, laisse tout son équipement et se retrouve
       *[other] trompent la mort une fois, laissent tout leur équipement et se retrouvent
    } sous terre.</b>
foretells_lost = <b>Il ne reste alors personne : la mission échoue.</b>

## Ce que cela coûte, et qui est vu

foretells_costs-plus = Cela coûte un jeton [+1].
foretells_costs = Cela coûte { $actions } actions.
foretells_shown =
    <b>{ -they } { COUNT($who) ->
        [one] devient visible
       *[other] deviennent visibles
    }.</b>
foretells_tries-to-hide =
    <b>{ -they } { COUNT($who) ->
        [one] tente
       *[other] tentent
    } de se cacher.</b>
foretells_hides =
    <b>{ -they } { COUNT($who) ->
        [one] se cache et n’est plus visible
       *[other] se cachent et ne sont plus visibles
    }.</b>
foretells_stays-visible = <b>{ -who } reste visible.</b>
foretells_tries-to-stay-hidden = <b>{ -who } tente de rester caché{ -e }.</b>
foretells_stays-stealthy =
    <b>{ -who } reste { $who ->
        [anneke] furtive
       *[other] furtif
    }.</b>
foretells_alarm = L’alarme sonne{ -on-terrains }.
foretells_alarm-again = Quelqu’un de visible redéclenche l’alarme aussitôt{ -on-terrains }.
foretells_muted = Les fils coupés étouffent une alarme.
foretells_quiet = Cela ne trahit personne.

## Ce que les dés décident

foretells_fire =
    { $enemies ->
        [one] { $enemies } ennemi tire
       *[other] { $enemies } ennemis tirent
    } : <b>{ -dice($dice) }, { $needed }+ touche</b>. <b>{ -chance($critical) }</b> de risque d’état critique pour { COMMANDO($who, form: "the") }.{ -again }
foretells_stealth =
    { $dice ->
        [one] { $dice } ennemi y lance un dé de furtivité
       *[other] { $dice } ennemis y lancent chacun un dé de furtivité
    } : <b>{ -chance($unseen) }</b> que personne ne découvre { COMMANDO($who, form: "the") }.{ -again }
foretells_attack = { -dice($dice) }, { $needed }+ touche : <b>{ -chance($chance) }</b> d’en éliminer au moins un.{ -again }
foretells_attack-in-vain = { -dice($dice) }, { $needed }+ touche.{ -again }
foretells_fast = Un dé vient de Pied ferme.
foretells_nest = L’ennemi dans le nid n’est touché qu’avec <b>{ $nest }+</b>.
foretells_spill = <b>{ -chance($chance) }</b> que des touches en trop blessent { LIST($who, of: "COMMANDO", form: "the") }.
foretells_spill-critical = <b>{ -chance($chance) }</b> de risque d’état critique pour { LIST($who, of: "COMMANDO", form: "the") }.
foretells_barrel = <b>{ -chance($bursts) }</b> que le baril éclate.
foretells_barrel-kills =
    { $bursts ->
        [true] S’il éclate
       *[false] Si vous touchez le baril
    }, <b>{ LIST($who, of: "COMMANDO", form: "the") } { COUNT($who) ->
        [one] meurt
       *[other] meurent
    } dans le gaz</b>.
foretells_spotted = <b>{ -chance($chance) }</b> qu’un jeton « Repéré » rende { COMMANDO($who, form: "the") } visible.

## Où vont alors les ennemis

foretells_come = Les ennemis marchent alors vers { LIST($who, of: "COMMANDO", form: "the") }.
foretells_lose = Les ennemis perdent la trace { LIST($who, of: "COMMANDO", form: "of") }.
foretells_lose-and-go = Les ennemis perdent la trace { LIST($who, of: "COMMANDO", form: "of") } et vont { SIDE($direction, form: "to") }.
foretells_go = Les ennemis vont alors { SIDE($direction, form: "to") }.
