### Ce que font les effets, comme les cartes le disent. Une action prend la forme que demande sa place : un ordre (order), l’ordre
### suivant (next), un ordre dans une phrase (inner), derrière un sujet (told), derrière « si … » (that), derrière pouvoir ou devoir
### (plain), derrière « pour » (purpose).


## De quoi les actions sont faites

# « piochez », « puis piochez », « pioche », « piocher »
-verb =
    { $form ->
        [order] { $order }
        [next] puis { $order }
        [inner] { $order }
        [told] { $told }
        [that] { $told }
       *[other] { $plain }
    }
-may =
    { $form ->
        [order] vous pouvez{ " " }
        [next] puis vous pouvez{ " " }
        [inner] vous pouvez{ " " }
        [told] peut{ " " }
        [that] peut{ " " }
       *[other] { "" }
    }
-must =
    { $form ->
        [order] vous devez{ " " }
        [next] puis vous devez{ " " }
        [inner] vous devez{ " " }
        [told] doit{ " " }
        [that] doit{ " " }
       *[other] { "" }
    }
# Derrière une préposition
-you =
    { $person ->
        [they] lui
       *[you] vous
    }
# Devant un mot féminin qui commence par une consonne
-your-f =
    { $person ->
        [they] sa
       *[you] votre
    }
# Devant un mot masculin, ou un mot qui commence par une voyelle
-your =
    { $person ->
        [they] son
       *[you] votre
    }
-against =
    { $person ->
        [they] contre lui
       *[you] contre vous
    }
-near =
    { $within ->
        [0] { "" }
       *[other] { " " }{ -around($within) }
    }

## Verbes

-pioche = { -verb(order: "piochez", told: "pioche", plain: "piocher") }
-defausse = { -verb(order: "défaussez", told: "défausse", plain: "défausser") }
-gagne = { -verb(order: "gagnez", told: "gagne", plain: "gagner") }
-subit = { -verb(order: "subissez", told: "subit", plain: "subir") }
-prend = { -verb(order: "prenez", told: "prend", plain: "prendre") }
-place-v = { -verb(order: "placez", told: "place", plain: "placer") }
-retire = { -verb(order: "retirez", told: "retire", plain: "retirer") }
-remet = { -verb(order: "remettez", told: "remet", plain: "remettre") }
-inflige = { -verb(order: "infligez", told: "inflige", plain: "infliger") }
-attaque = { -verb(order: "attaquez", told: "attaque", plain: "attaquer") }
-est-deplace = { -verb(order: "soyez déplacé", told: "est déplacé", plain: "être déplacé") }

## Actions

-extras =
    { $more ->
        [0]
            { $far ->
                [0] { "" }
               *[other] { " " }et une portée augmentée de { $far }
            }
       *[other]
            { $far ->
                [0] { " " }et { -more-dice($more) }
               *[other] , { -more-dice($more) } et une portée augmentée de { $far }
            }
    }
deed_attack =
    { -attaque }{ $each ->
        [true] { " " }chaque ennemi à portée
       *[false] { "" }
    } avec { -your } arme{ -extras }
deed_attack-pool =
    { -attaque }{ $each ->
        [true] { " " }chaque ennemi { -around($range) } avec { -dice($dice) }
       *[false] { " " }avec { -dice($dice) } à portée { $range }
    }{ -extras } au lieu de { -your } arme
deed_damage-one = { -inflige } { -harm($n) } à un ennemi { -around($within) } (pas au boss)
deed_damage-each = { -inflige } { -harm($n) } à chaque ennemi { -around($within) } (pas au boss)
deed_move =
    { -verb(order: "courez", told: "court", plain: "courir") } de { -spaces($spaces) } au plus ou { $form ->
        [told] saute
        [that] saute
        [plain] sauter
        [purpose] sauter
       *[other] sautez
    } de 1
deed_jump = { -may }sauter de 1 case
deed_jumps = { -verb(order: "sautez", told: "saute", plain: "sauter") } jusqu’à { $times } fois, de 1 case chaque fois
deed_place =
    { $form ->
        [plain]
            { $person ->
                [they] se placer
               *[you] vous placer
            }
        [purpose]
            { $person ->
                [they] se placer
               *[you] vous placer
            }
       *[other] { -verb(order: "placez-vous", told: "se place") }
    } sur une case de corniche vide { -around($within) }
deed_push-wadder = { -est-deplace } de { -spaces($spaces) } vers la case wadder la plus proche
deed_push-boss = { -est-deplace } de { -spaces($spaces) } à l’opposé du boss
deed_draw = { -pioche } { -cards($n) }
deed_discard = { -defausse } { -cards($n) } de { -your-f } main
deed_recover =
    { -verb(order: "reprenez", told: "reprend", plain: "reprendre") } en main { $n ->
        [one] { $n } autre carte
       *[other] { $n } autres cartes
    } de { -your-f } défausse
deed_gain = { -gagne } { -icons($symbols) }
deed_gain-one = { -gagne } { LIST($symbols, of: "icon", type: "or") }
deed_suffer = { -subit } des dégâts { -icons($symbols) }
deed_suffer-close = { -subit } des dégâts { -icons($symbols) }, ou { -icons($close) } { -around($within) } du boss
deed_spend = { -must }dépenser { -icons($symbols) }
-tokens =
    { OF($it) ->
        [any]
            { N($it) ->
                [one] { N($it) } jeton
               *[other] { N($it) } jetons
            }
       *[other]
            { N($it) ->
                [one] { N($it) } jeton [{ OF($it) }]
               *[other] { N($it) } jetons [{ OF($it) }]
            }
    }
deed_lose-tokens = { -must }défausser { LIST(AMOUNTS($symbols), of: "tokens") }
deed_lose-medal = { -verb(order: "perdez", told: "perd", plain: "perdre") } une médaille
deed_lose-objective = { -must }défausser de { -your-f } carte de mission un jeton d’objectif de { -your } choix
deed_either = { -must }{ LIST($ways, type: "or") }
-pay = { -may }dépenser { -icons($cost) }
-pay-stage-card = { -may }défausser la première carte de terrain
deed_may-pay = { -pay } pour { LIST($deeds) }
deed_may-pay-steps = { -pay } ; dans ce cas : { $steps }
deed_may-stage-card = { -pay-stage-card } pour { LIST($deeds) }
deed_may-stage-card-steps = { -pay-stage-card } ; dans ce cas : { $steps }
deed_draw-enemy = { -pioche } un ennemi
deed_hatch = { -verb(order: "faites", told: "fait", plain: "faire") } éclore un bugger
deed_take-enemy = { -verb(order: "faites passer", told: "fait passer", plain: "faire passer") } dans { -your-f } zone de jeu une carte d’ennemi (pas de boss) d’un autre commando s’il y a de la place
deed_breach = { -verb(order: "choisissez", told: "choisit", plain: "choisir") } un ennemi { -around($within) } (pas le boss)
deed_add = { -verb(order: "ajoutez", told: "ajoute", plain: "ajouter") } { -icons($results) } à l’attaque ennemie
deed_repair = { -retire } { -harm($n) } de cette carte
deed_draw-weapon = { -pioche } une carte d’arme
-deck-name =
    { DECK($it) ->
        [stage] de terrain
        [enemy] d’ennemis
        [objective] d’objectifs
       *[weapon] d’armes
    }
deed_reveal =
    { -verb(order: "révélez", told: "révèle", plain: "révéler") } { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de la pioche { LIST(PILES($decks), of: "deck-name", type: "or") }
deed_discard-stage-card = { -defausse } la première carte de terrain
deed_discard-this = { -defausse } cette carte
deed_alarm =
    { -place-v } { $n ->
        [one] { $n } jeton d’alarme
       *[other] { $n } jetons d’alarme
    } sur Alarme de la base
deed_slip = { -verb(order: "avancez", told: "avance", plain: "avancer") } le marqueur de glissade de { -spaces($n) }
deed_grenade = { -place-v } 1 grenade sur { -your-f } case
deed_gels-you = { -prend } { -gels($n) } de la réserve sur { -your-f } carte de personnage
deed_gels-wadder = { -place-v } { -gels($n) } sur la case wadder la plus proche de { -you }
deed_clean-gels = { -remet } dans la réserve tous les gels de { -your-f } carte de personnage
deed_clear-damage = { -retire } { -harm($n) } du plan
-dimers =
    { $it ->
        [one] { $it } bulle dimère
       *[other] { $it } bulles dimères
    }
deed_dimers-here = { -place-v } { -dimers($n) } sur { -your-f } case ou une case vide adjacente
deed_dimers = { -place-v } { -dimers($n) } sur des cases vides { -around($within) } de { -you }

## Ce qui arrive, avec son propre sujet

fate_next-attack =
    pendant { $until ->
        [turn] ce tour
       *[round] cette manche
    }, { $whose ->
        [another] la prochaine attaque d’un autre commando
       *[own] { -your-f } prochaine attaque
    } lance { -more-dice($dice) }{ $within ->
        [0] { "" }
       *[other] { " " }si sa cible est { -around($within) }
    }{ $sure ->
        [true] , et aucun de ses succès ne peut être ignoré
       *[false] { "" }
    }
fate_move-another = un autre commando{ -near } peut courir de { -spaces($spaces) } au plus ou sauter de 1
fate_move-any = un commando{ -near } peut courir de { -spaces($spaces) } au plus ou sauter de 1
fate_push-wadder = on vous déplace de { -spaces($spaces) } vers la case wadder la plus proche
fate_push-boss = on vous déplace de { -spaces($spaces) } à l’opposé du boss
fate_draw-another = un autre commando pioche { -cards($n) }
fate_draw-any = un commando de votre choix pioche { -cards($n) }
fate_gain-another = un autre commando{ -near } gagne { -icons($symbols) }
fate_gain-any = vous ou un commando{ -near } gagnez { -icons($symbols) }
fate_gain-one-another = un autre commando{ -near } gagne { LIST($symbols, of: "icon", type: "or") }
fate_gain-one-any = vous ou un commando{ -near } gagnez { LIST($symbols, of: "icon", type: "or") }
fate_blast-boss = chaque commando { -around($within) } du boss subit des dégâts { -icons($symbols) }
fate_blast-you =
    { $person ->
        [they] ce commando et chaque commando { -around($within) } de lui subissent
       *[you] vous et chaque commando { -around($within) } de vous subissez
    } chacun des dégâts { -icons($symbols) }
fate_choose = au choix : { LIST($ways, by: " ; ou ") }
fate_if =
    si { $when }, { $person ->
        [they] ce commando{ " " }
       *[you] { "" }
    }{ LIST($deeds) }
fate_if-steps = si { $when } : { $steps }
fate_if-any-did-not = si au moins 1 commando ne l’a pas fait, { LIST($deeds) }
fate_if-any-did-not-steps = si au moins 1 commando ne l’a pas fait : { $steps }
fate_each = chaque commando{ $whose } { LIST($deeds) }
fate_each-steps = chaque commando{ $whose } : { $steps }
fate_each-other = chaque autre commando { LIST($deeds) }
fate_each-other-steps = chaque autre commando : { $steps }
fate_each-and-others = { $each } ; { $others }
fate_screen = jusqu’à la fin de la manche, l’attaque ennemie { -against } lance { -fewer-dice($dice) }
fate_screen-near = jusqu’à la fin de la manche, l’attaque ennemie { -against } et contre chaque commando { -around($within) } lance { -fewer-dice($dice) }
fate_add-if = si { $when }, ajoutez { -icons($results) } à l’attaque ennemie
fate_approach = cet ennemi vient à côté de { -you }
fate_approach-by = cet ennemi avance de { -spaces($spaces) } au plus vers { -you }
fate_push-enemy = un ennemi { -around($within) } (pas le boss) est repoussé de { -spaces($spaces) } au plus, à l’opposé de { -you }
fate_boss-moves-you = le boss avance de { -spaces($spaces) } au plus vers { -you }
fate_boss-moves-farthest = le boss avance de { -spaces($spaces) } au plus vers le commando le plus éloigné de lui

## Règles qui ont un nom parce qu’aucun effet ne les dit

fate_rule_grenades-burst = chaque grenade explose : chaque commando sur sa case ou à côté subit des dégâts [M]
fate_rule_grenades-thrown = par groupe de 2 commandos (arrondi au supérieur), placez 1 grenade sur la case d’un commando choisi par le groupe
fate_rule_grenades-swept = retirez toutes les grenades du plan
fate_rule_platform-breaks = le groupe place un jeton de terrain sur une plateforme, qui désormais n’en est plus une
fate_rule_platform-hits = chaque commando qui s’y trouve subit des dégâts [M]
fate_rule_hive-pulse = placez 1 gel (2 à partir de 3 commandos) sur la case wadder qui a le moins de gels
fate_rule_living-walls = chaque commando sur une case avec des gels ou à côté en prend 1 sur sa carte de personnage
fate_rule_heartbeat = pour chaque case wadder qui a au moins 2 gels, le commando le plus proche subit des dégâts [S]
fate_rule_purge-vent = remettez dans la réserve jusqu’à 2 gels du plan par commando
fate_rule_dogra-fires = le commando le plus proche du boss subit des dégâts [M] [A]
fate_rule_dimers-drift = chaque bulle dimère avance de 1 case vers le commando le plus proche

## Phrases derrière un effet

more_rule_grenades-burst = Retirez-la ensuite.
more_rule_hive-pulse = Pour chaque dégât qui s’y trouve, défaussez ce dégât au lieu de placer un gel.
more_rule_dimers-drift = Un commando dont elle atteint la case subit des dégâts [M], et la bulle retourne dans la réserve.
more_adjacent = L’attaque touche aussi chaque ennemi adjacent à la cible.
more_close = Lancez { -more-dice($dice) } si la cible est { -around($within) }.
more_stranger = Lancez { -more-dice($dice) } si la cible est le boss ou si sa carte n’est pas dans { -your-f } zone de jeu.
more_free =
    { $n ->
        [one] { $n } résultat d’avantage peut être converti en succès gratuitement.
       *[other] { $n } résultats d’avantage peuvent être convertis en succès gratuitement.
    }
more_free-type = Les résultats { -icon($type) } peuvent être convertis en succès gratuitement.
more_reroll = Une fois après le jet, avant les dés des critiques, vous pouvez relancer autant de ses dés que vous voulez.
more_breach = Sa capacité et son effet spécial sont ignorés jusqu’à la fin de la manche.
more_reveal =
    Vous pouvez { $n ->
        [one] la mettre
       *[other] en mettre { $bottom }
    } sous cette pioche.
more_slip = Seule compte la case où il s’arrête.

## Effets dans une phrase, et phrases dans un texte

steps_way = { LIST($deeds) }
steps_deeds = { LIST($steps, by: ", puis ") }
steps_mixed = { LIST($steps, by: ", puis ") }
text_sentence = { CAPITAL($says) }.
text_whole = { LIST($sentences, by: " ") }
