### Ce qui est écrit sur le plateau, dans les dossiers, dans le dock, à la mise en place et à la fin.


## Le plateau

board_curve = Contrats remplis
board_percent = { -percent($chance) }
board_map = Carte du monde, { $spaces } cases. Les flèches mènent d’une case à l’autre.
board_space =
    { PLACE($at) }{ $home ->
        [true] , ville d’attache
       *[false] { "" }
    }{ COUNT($of) ->
        [0] { "" }
       *[other] { " " }: { VICTIM($at) }, contrat confié à { LIST($of, of: "SHORT") }{ -guarded }
    }{ COUNT($pawns) ->
        [0] { "" }
        [one] { " " }: { LIST($pawns, of: "SHORT") } est ici
       *[other] { " " }: { LIST($pawns, of: "SHORT") } sont ici
    }{ COUNT($open) ->
        [0] { "" }
       *[other] { " " }: { LIST($open, by: " ; ") }
    }
-guarded =
    { COUNT($guards) ->
        [0] { "" }
        [one] , garde du corps { LIST($guards) }
       *[other] , gardes du corps { LIST($guards) }
    }
legend_land = terre
legend_sea = mer
legend_target = cible
legend_home = attache
legend_hub = aéroport
zoom_nearer = Agrandir
zoom_farther = Réduire
zoom_whole = Voir toute la carte
round_short =
    Manche { $round }{ $limit ->
        [0] { "" }
       *[other] { " " }sur { $limit }
    }
round_mine = · à vous
round_of = · { $who }

## Dossiers

file_of = Dossier : { ASSASSIN($assassin) }
file_skills = Maîtrises
file_skill = { CARD($weapon) } : { $number } tue aussi
file_contracts = Contrats
file_done = { $n } sur 4
file_home-and-weapon = { CARD(WEAPON($assassin)) }, ville d’attache : { PLACE(HOME($assassin)) }.
file_home = Attache
file_weapon = Arme
file_hand =
    { $n ->
        [0] Pas de cartes
       *[other]
            { $hidden ->
                [true] Main cachée
               *[false] Main
            } : { -cards($n) }
    }
file_away =
    { $spaces ->
        [0] ici même
        [one] à { $spaces } case
       *[other] à { $spaces } cases
    }
file_fulfilled = Rempli
file_tour =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } pour tous vos contrats, si personne ne vous arrête
file_close = Fermer le dossier
file_ready = Allons-y

## Autour de la table

-status =
    { $status ->
        [prison] en prison, { -to-miss }
        [hiding] se cache, { -to-miss }
       *[free] { LIST($at, of: "PLACE") }
    }
-to-miss = { -turns($missing) } à passer
seats_label = À la table
seats_you = vous
seats_says =
    { SHORT($assassin) }{ COUNT($player) ->
        [0] { "" }
       *[other] { " " }({ LIST($player) })
    } : contrats, { $done } sur 4 ; { -cards($cards) }, { -status }
seats_cards = { -cards($n) }
seats_acting = joue
seats_next = ensuite
seats_turns-away = dans { $n }
seats_prison = en prison
deck_left = { $n } à piocher
deck_discarded =
    { $n ->
        [one] { $n } défaussée
       *[other] { $n } défaussées
    }
deck_robbed = Ensuite, on vole { SHORT($assassin) } : { -cards($cards) }, la plus grande main.

## La main

# avec les endroits où l’on peut couper les longs noms sur une carte
kit_card =
    { $card ->
        [repeating-rifle] Fusil à répé{ "\u00AD" }tition
        [helicopter] Hélicop{ "\u00AD" }tère
        [stolen-moped] Moby{ "\u00AD" }lette volée
       *[other] { CARD($card) }
    }
kit_label = Vos cartes
kit_weapons = Armes
kit_weapons-laid =
    Armes, { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    } sur { $most }
kit_getaways = Fuite
kit_getaways-laid =
    Fuite, { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    } sur { $most }
kit_bonus = Bonus, une par tour
kit_empty = Pas encore de cartes. Piochez-en.
kit_adds = +{ -percent($chance) }
kit_laid = posée
kit_blocked = arrêtée par un garde du corps
kit_for-me = Jouer pour moi
kit_copies = ×{ $n }
kit_places =
    { $n ->
        [one] { -click } le lieu qui brille.
       *[other] { -click } l’un des { $n } lieux qui brillent.
    }
kit_back = La reprendre
kit_options = Vos choix
kit_actions = encore { -actions($n) }

## Boutons, quand ils sont plus courts que la réponse dans la liste

button_attempt = Attentat
button_escape = Fuir
button_hide = Se cacher, { -turns($misses) }
button_end = Fin du tour
button_surrender = En prison
# la probabilité de réussir
button_odds = , { -percent($chance) }

## Ce que ferait un attentat

attempt_label = Chances de l’attentat
attempt_kills = { -kill-ways }
attempt_best = avec vos meilleures armes
attempt_key_kills = tue
attempt_key_blocked = arrêté
attempt_key_skill = par maîtrise
attempt_guards =
    { COUNT($numbers) ->
        [0] Sans garde
        [one] Garde { LIST($numbers) }
       *[other] Gardes { LIST($numbers) }
    }
attempt_sum =
    { $sum } : { $ways } sur 36, { $does ->
        [kills] tue
        [blocked] arrêté par un garde du corps
       *[nothing] rien
    }{ COUNT($by) ->
        [0] { "" }
       *[other] , { LIST($by, of: "the-card") }
    }
attempt_shift = Déplacer le garde { $number }

## Issues

-places =
    { $it ->
        [one] { $it } lieu
       *[other] { $it } lieux
    }
escape_label = Issues
escape_away = pour fuir
escape_leads = { -out-ways }
escape_best = avec vos meilleures cartes de fuite
escape_prison = Prison
escape_hide = Se cacher
escape_spaces = { -places($n) }
escape_door = { $number } : { CARD($by, form: "the") }, { -places($spaces) }
escape_door-likely = { $number } : { CARD($by, form: "the") }, { -percent($chance) }, { -places($spaces) }
escape_bars = { $number } : prison
future_away = votre tour continue, où que vous arriviez
future_prison = passer { -turns($misses) }, puis repartir { PLACE($home, form: "of") }
future_hide = passer { -turns($misses) }, puis continuer { PLACE($city, form: "at") } avec vos cartes
cell_prison =
    { $left ->
        [0] Dernier tour de prison
       *[other] Encore { -turns($left) } de prison
    }
cell_hiding =
    { $left ->
        [0] Dernier tour de cachette
       *[other] Encore { -turns($left) } de cachette
    }
cell_prison-says = Ensuite vous êtes libre, dans votre ville d’attache. La carte Évasion vous fait sortir plus tôt, au lieu de passer un tour.
cell_hiding-says = Vous restez où vous êtes et gardez vos cartes.

## Choisir les tueurs

draft_title = Choisissez votre tueur
draft_says = Qui joue en dernier choisit en premier. Ensuite, chacun tire un nombre de maîtrise et quatre contrats.
draft_taken = Déjà pris : { $by }
draft_take = Prendre { SHORT($assassin) }
draft_home-and-weapon = { PLACE(HOME($assassin)) }, { CARD(WEAPON($assassin)) }
setup_title = Choisissez les tueurs
setup_dealt = Tirer au sort
setup_picked = Chacun choisit
# qui joue un tueur que personne n’a choisi
setup_by-lot = { $who }, au sort
setup_says_dealt = Le sort décide. { -click } un dossier pour jouer vous-même ce tueur.
setup_says_picked = Chacun choisit au début ; qui joue en dernier choisit en premier.
setup_says_open = { -click } un dossier pour la personne suivante, ou laissez faire le sort.
setup_says_full =
    Tout le monde a un tueur. { TOUCH() ->
        [true] Touchez de nouveau
       *[false] Cliquez de nouveau sur
    } l’un d’eux pour le rendre.

## Petites scènes pendant qu’il se passe quelque chose

scene_dead = Contrat rempli
scene_lives = Raté
scene_guarded = Protection !
scene_arrested = En prison
scene_away = Libre !
scene_hides = En cachette
scene_learns = Arme apprise

## La fin

end_out-of-time = Temps écoulé, manche { $round }
end_shared = Victoire partagée, manche { $round }
end_finishes = { SHORT($assassin) } finit { PLACE($city, form: "at") }
end_leads = { SHORT($assassin) } est en tête après la manche { $round }
end_tour = La grande tournée
end_route =
    { COUNT($cities) ->
        [0] Pas un seul contrat
       *[other] { LIST($cities, of: "PLACE") }
    } en { -rounds($rounds) }
end_label = Le bilan de chacun
end_odds = Chances et réussite de chaque attentat
end_attempt =
    { PLACE($city) }, { -percent($chance) }, { $killed ->
        [true] réussi
       *[false] raté
    }
end_due =
    { $kills ->
        [one] { $kills } réussi
       *[other] { $kills } réussis
    }, { WHOLE($due) },{ TENTH($due) } en moyenne
end_none = Aucun attentat
end_round = Manche { $n }
end_worked = { $worked } sur { $of }
end_attempts = attentats réussis
end_getaways = fuites réussies

## Ce qui menace

threat_rival = Contrats remplis par { -who($who) } : { $done } sur 4.
threat_guards =
    Votre cible ({ PLACE($city) }) est protégée par { $n ->
        [one] un garde du corps
       *[other] { $n } gardes du corps
    }.
threat_rounds =
    { $left ->
        [0] C’est la dernière manche.
        [one] Il reste une manche après celle-ci.
       *[other] Il reste { $left } manches après celle-ci.
    }
