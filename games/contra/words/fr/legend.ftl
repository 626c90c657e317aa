### Ce que sont les choses sur la table, ce que la table attend, et la fin.


## Ce que c’est

legend_space_title = { CAPITAL(SPACE($kind)) } { $id }
legend_space_here = Ici : { LIST($there) }.
legend_space_broken = La plateforme est brisée et ne protège personne.
legend_space_ledge = Elle est sur une corniche : on y monte en sautant, on en descend aussi en courant.
legend_space_whole = { LIST($sentences, by: " ") }
legend_here_boss = { BOSS($boss) }, le boss
legend_here_foe = { ENEMY(SPECIES($enemy)) } avec { $left } sur { -life($health) }
legend_here_grenade = une grenade, qui explose au tour du terrain
legend_here_dimer = une bulle dimère, qui blesse quiconque y court
legend_here_gels = des gels contagieux, qui collent à quiconque y court
legend_kind_plain = Rien de spécial : traversez-la en courant ou en sautant.
legend_kind_start = C’est ici que les commandos commencent la mission.
legend_kind_boss = C’est ici que se tient le boss au début de la mission.
legend_kind_enemy = Les nouveaux ennemis apparaissent sur la case vide de cette sorte la plus proche.
legend_kind_pillbox = Entrez-y tant que le jeton capteur est là, et vous pouvez l’échanger contre une carte d’arme.
legend_kind_objective1 = Entrez-y pendant votre tour, et vous pouvez tenter l’objectif 1.
legend_kind_objective2 = Entrez-y pendant votre tour, et vous pouvez tenter l’objectif 2.
legend_kind_objective3 = Entrez-y pendant votre tour, et vous pouvez tenter l’objectif 3.
legend_kind_alarm-post = Entrez-y, et vous pouvez dépenser [S] pour retirer un jeton d’alarme.
legend_kind_platform = Ici, on ne glisse pas, et la chute est moins rude.
legend_kind_drift = Courez-y, et votre course s’arrête là.
legend_kind_wadder = Les gels s’y amassent ; brûlez-les avec les succès d’une attaque à portée.
legend_token_title = Jeton { ADVANTAGE($type, form: "of") }
legend_token_says = Dépensez-le pour convertir un { -icon($type) } de vos dés en succès, pour encaisser des dégâts { -icon($type) } ou pour payer un coût ; vous en gardez trois au plus.
legend_medals_title = Médailles
legend_medals_says = Perdez-en une quand vous ne payez pas les dégâts ; qui doit en perdre une et n’en a plus perd la mission pour tout le monde.
legend_decks_title = Pioche de terrain
legend_decks_says = C’est l’horloge : une carte est piochée à chaque manche, et qui doit piocher quand elle est vide perd la mission pour tout le monde.
legend_success_title = Succès
legend_success_says = Il inflige 1 dégât à la cible.
legend_critical_title = Critique
legend_critical_says = Il inflige 1 dégât à la cible, et on lance aussitôt un dé de plus.
legend_result_title = Résultat { ADVANTAGE($type, form: "of") }
legend_result_says = Dépensez { -icon($type) } pour en faire un succès ; sinon, vous gagnez { -icon($type) } après l’attaque.
legend_special_title = Spécial
legend_special_says = La carte d’ennemi la plus à gauche qui n’a pas utilisé son effet spécial l’utilise ; s’il n’y en a plus, un ennemi est pioché.
legend_damage_title = Dégât { ADVANTAGE(FACE($face), form: "of") }
legend_damage_says = Payez { -icon($face) } contre lui, avec tous les autres dégâts, ou perdez une médaille.
legend_clause = La règle

## Ce que la table attend

legend_now = Maintenant :
legend_click = { -click } { LIST($open, of: "OPEN", type: "or") }.
legend_click-list = Choisissez un coup dans la liste.
open_space = une case qui brille
open_enemy = un ennemi qui brille
open_card = une carte mise en valeur dans votre main
open_token = un jeton mis en valeur
open_die = un dé cerclé
open_commando = un commando
open_boss = un nombre sous une carte de boss
open_stage = une carte de terrain mise en valeur
open_button = un bouton à côté de la question
legend_wait = Attendez { LIST($who) }.
legend_nothing = Il n’y a rien à faire ici.
legend_past = Vous regardez un coup passé. Revenez au présent pour continuer à jouer.
legend_over = La mission est finie.
legend_prompt = { $prompt }.

## La fin

end_headline_destroyed = { BOSS($boss) } tombe à la manche { $round }
end_headline_escaped = { STAGE($stage) } : hors de danger à la manche { $round }
end_headline_fallen = { COMMANDO($who) } tombe à la manche { $round }
end_headline_out-of-time = Temps écoulé à la manche { $round }
end_team = Les commandos
end_dealt = dégâts infligés
end_feat_criticals =
    { $n ->
        [one] { $n } dé gagné
       *[other] { $n } dés gagnés
    } par des critiques
end_feat_weapons =
    { $n ->
        [one] { $n } arme trouvée
       *[other] { $n } armes trouvées
    }
end_feat_objectives =
    { $n ->
        [one] { $n } objectif atteint
       *[other] { $n } objectifs atteints
    }
end_feat_reactions =
    { $n ->
        [one] { $n } réaction jouée
       *[other] { $n } réactions jouées
    }
end_boss-left = vie restante du boss
end_rounds = manches
end_clock = cartes de terrain restantes
end_downed = ennemis vaincus
end_alone = Ce chapitre a été joué seul. L’histoire commence au chapitre 1.
end_next_won = L’histoire est gagnée.
end_next_lost = L’histoire est perdue.
end_next_part =
    En route pour le chapitre { $part }{ COUNT($carried) ->
        [0] { "" }
       *[other] , avec { LIST($carried, of: "CARRIED") }
    }.
