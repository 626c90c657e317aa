### Ce qu’on demande, répond et raconte tant que dure la chasse.


## Ce qu’il faut décider

prompt_pick = Choisissez votre tueur.
prompt_missed = Encore { -turns($left) } de prison. Jouer Évasion ?
prompt_missed-out = Encore { -turns($left) } de prison. Passez ce tour.
prompt_act = Il vous reste { -actions($actions) }. Choisissez quoi faire.
prompt_act-none = Plus d’action : jouez une carte bonus ou terminez votre tour.
prompt_act-end = Plus d’action : terminez votre tour.
prompt_weapons = Posez vos armes contre { VICTIM($city) }, puis lancez.
prompt_roll =
    Vous avez fait { $sum } : { $for ->
        [attempt]
            { $hit ->
                [true] la cible est touchée
               *[false] c’est raté
            }
       *[escape]
            { $hit ->
                [true] la voie est libre
               *[false] aucune issue
            }
    }.{ $loaded ->
        [true] { " " }Jouer Dés pipés pour relancer ?
       *[false] { "" }
    }
prompt_shift = { VICTIM($city) } a des gardes du corps. En envoyer un à la cible d’un rival ?
prompt_again =
    { $of ->
        [attempt] Raté. Essayer encore
       *[escape] Pas d’issue. Essayer encore de fuir
    }{ $newCards ->
        [true] { " " }avec de nouvelles cartes
       *[false] { "" }
    } ?
prompt_again-none =
    { $of ->
        [attempt] Raté, et vous n’avez pas d’autre arme.
       *[escape] Pas d’issue, et vous n’avez pas d’autre carte de fuite.
    }
prompt_keep = Garder l’une des cartes posées ?
prompt_give = { VICTIM($killed) } était un contrat confié à { -who($to) }. Choisissez lequel des vôtres donner en échange.
prompt_flee = Filez : fuyez ou cachez-vous.
prompt_flee-none =
    { $actions ->
        [0] Plus d’action pour fuir : cachez-vous, ou jouez une carte bonus.
       *[other] Vous n’avez pas de carte de fuite : cachez-vous, ou jouez une carte bonus.
    }
prompt_flee-hide =
    { $actions ->
        [0] Plus d’action pour fuir : cachez-vous.
       *[other] Vous n’avez pas de carte de fuite : cachez-vous.
    }
prompt_getaways =
    Posez { $most ->
        [one] une carte
       *[other] jusqu’à { $most } cartes
    } de fuite, puis lancez.
prompt_go = La voie est libre ! Choisissez où aller.
prompt_arrest = La police est là. Envoyer votre sosie ?
prompt_arrest-none = La police est là, et vous n’avez pas de sosie.

## La même chose pour ceux qui regardent

watched_pick = On choisit les tueurs.
watched_missed = { -who($who) } a encore { -turns($left) } de prison et peut s’évader.
watched_act =
    { -who($who) } { $actions ->
        [0] n’a plus d’action
       *[other] a encore { -actions($actions) }
    }.
watched_weapons = { -who($who) } pose ses armes contre { VICTIM($city) }.
watched_roll = { -who($who) } a fait { $sum } et peut relancer.
watched_shift = { -who($who) } peut déplacer un garde du corps qui protège { VICTIM($city) }.
watched_again = { -who($who) } peut essayer encore une fois.
watched_keep = { -who($who) } peut garder une carte.
watched_give = { -who($who) } doit un contrat à { -who($to) }.
watched_flee = { -who($who) } doit filer : fuir ou se cacher.
watched_getaways = { -who($who) } pose ses cartes de fuite.
watched_go = { -who($who) } s’échappe et choisit où aller.
watched_arrest = La police vient chercher { -who($who) }.

## Réponses

answer_draw = Piocher une carte
answer_end = Finir le tour
answer_roll = Lancer
answer_leave = Laisser les gardes du corps
answer_accept = Garder ce jet
answer_again = Réessayer
answer_stop = En rester là
answer_keep-nothing = Ne rien garder
answer_escape = Fuir
answer_hide = Se cacher
answer_surrender = Aller en prison
answer_sit-out = Passer ce tour
answer_move = Aller { PLACE($to, form: "at") }
answer_travel = { CARD($by) } : { PLACE($to) }
answer_attempt = S’en prendre à { VICTIM($city) } { PLACE($city, form: "at") }
answer_learn = Apprendre : { INSIDE(CARD($weapon)) }
answer_play = Jouer { CARD($card) }
answer_bribe = Garde véreux : retirer le { $number } à { VICTIM($city) } { PLACE($city, form: "at") }
answer_study = Cours à distance : { INSIDE(CARD($weapon)) }
answer_fly = Vol de nuit : { PLACE($to) }
answer_tip-off = Lettre anonyme : un garde du corps pour { VICTIM($city) } { PLACE($city, form: "at") }
answer_bring = Poser { CARD($card, form: "the") }
answer_shift = Envoyer le garde du corps { $number } à { VICTIM($to) } { PLACE($to, form: "at") }
answer_keep = Garder { CARD($card, form: "the") }
answer_give = Donner le contrat { VICTIM($city) } { PLACE($city, form: "at") }
answer_go = Aller { PLACE($to, form: "at") }
answer_pick = { ASSASSIN($assassin) }

## Ce qui s’est passé

event_first = <b>{ -who($who) }</b> commence.
event_file = <b>{ ASSASSIN($assassin) }</b> entre en chasse.
event_file-of = { $person } joue <b>{ ASSASSIN($assassin) }</b>.
event_specialist = { -who($who) } a pour spécialité { CARD($weapon, form: "the") } : un <b>{ $number }</b> tue aussi.
event_contract = { -who($who) } reçoit le contrat <b>{ VICTIM($city) }</b> { PLACE($city, form: "at") }.
event_turn = C’est à { -who($who) } de jouer.
event_turn-ends = { "" }
event_misses =
    { -who($who) } { $in ->
        [prison] est en prison
       *[hiding] se cache
    } et passe son tour{ $left ->
        [0] { " " }pour la dernière fois
       *[other] { " " }(encore { $left } ensuite)
    }.
event_released = { -who($who) } rentre { PLACE($city, form: "at") }, sa ville d’attache.
event_draws = { -who($who) } pioche <b>{ CARD($card, form: "a") }</b>.
event_draws-unseen = { -who($who) } pioche une carte.
event_drawn = Vous avez pioché <b>{ CARD($card, form: "a") }</b>.
event_reshuffles =
    La pioche est vide : { $cards ->
        [one] { $cards } carte défaussée devient
       *[other] { $cards } cartes défaussées deviennent
    } la nouvelle pioche.
event_robs = Plus rien à piocher : { -who($who) } prend <b>{ CARD($card, form: "a") }</b> à { -who($from) }, qui a le plus de cartes.
event_robs-unseen = Plus rien à piocher : { -who($who) } prend une carte à { -who($from) }, qui en a le plus.
event_robbed = { -who($who) } a pris <b>{ CARD($card, form: "a") }</b>.
event_moves = { -who($who) } va { PLACE($to, form: "at") }.
event_travels = { -who($who) } prend <b>{ CARD($by, form: "the") }</b> pour aller { PLACE($to, form: "at") }.
event_learns = { -who($who) } apprend à manier <b>{ CARD($weapon, form: "the") }</b> : un <b>{ $number }</b> tue désormais aussi.
event_plays = { -who($who) } joue <b>{ CARD($card) }</b>.
event_flies = { -who($who) } prend l’avion et arrive { PLACE($to, form: "at") }.
event_attempts = { -who($who) } s’en prend à <b>{ VICTIM($city) }</b> { PLACE($city, form: "at") }.
event_brings = { -who($who) } pose { CARD($card, form: "the") }.
event_shifts = { -who($who) } déplace le garde du corps <b>{ $number }</b> : il quitte { VICTIM($from) } et protège { VICTIM($to) } { PLACE($to, form: "at") }.
event_rolls = { -who($who) } fait { LIST($dice) } : <b>{ $sum }</b>.
event_rolls-away = { -who($who) } fait <b>{ $sum }</b> pour s’échapper.
event_kills = <b>{ VICTIM($city) } n’est plus.</b> { -who($who) } a rempli { -contracts($done) }.
event_fails =
    { $guard ->
        [true] Un garde du corps s’interpose.{ " " }
       *[false] { "" }
    }<b>{ VICTIM($city) } survit.</b>
event_guard = { VICTIM($city) } engage le garde du corps <b>{ $number }</b>.
event_no-guard = Il n’y a plus de garde du corps pour { VICTIM($city) }.
event_guard-leaves =
    { VICTIM($city) } perd { COUNT($numbers) ->
        [one] le garde du corps { LIST($numbers) }, qui rentre chez lui.
       *[other] les gardes du corps { LIST($numbers) }, qui rentrent chez eux.
    }
event_gives = En échange, { -who($who) } remet à { -who($to) } le contrat <b>{ VICTIM($city) }</b>.
event_discards = { -who($who) } défausse { LIST(ALIKE($cards), of: "alike") }.
event_keeps = { -who($who) } garde <b>{ CARD($card, form: "the") }</b>.
event_runs = { -who($who) } tente de s’échapper { PLACE($city, form: "of") }.
event_gets-away = <b>{ -who($who) } s’échappe</b> et arrive { PLACE($to, form: "at") }.
event_prison = <b>{ -who($who) } se fait prendre</b> et passe { -turns($turns) } en prison.
event_hides = { -who($who) } se cache { PLACE($city, form: "at") } pendant { -turns($turns) }.
event_wins = <b>{ -who($who) } gagne.</b>
event_wins-shared = <b>{ LIST($winners, of: "who") } se partagent la victoire.</b>
event_out-of-time = <b>Le temps est écoulé.</b>
heading_turn = Manche { $round }, { -who($who) }

## Comment cela finit

-cause =
    { $cause ->
        [four] quatre contrats remplis
       *[most] le plus de contrats après la dernière manche
    }
outcome_out-of-time = Le temps est écoulé : quelqu’un de plus rapide aura les contrats.
outcome_you = Vous gagnez : { -cause }.
outcome_won = { -who($who) } gagne : { -cause }.
outcome_shared = { LIST($winners, of: "who") } se partagent la victoire : { -cause }.
