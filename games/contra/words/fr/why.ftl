### Pourquoi non, avec les mots du moment.


## À qui on demande

why_decides = C’est { COMMANDO($who) } qui décide.
why_not-asked = Ce n’est pas à { COMMANDO($who) } de répondre maintenant.
why_no-token = { COMMANDO($who) } n’a pas de jeton { $type }.

## Déplacements

why_turn_move-once = { COMMANDO($who) } a déjà bougé pendant ce tour ; seule une carte permet un autre déplacement.
why_move_run_far = { $at } est à { -spaces($away) } ; cette course est de { $limit } au plus.
why_move_run_here = { COMMANDO($who) } est déjà en { $at }.
why_move_run_other-way = La course vers { $at } passe par d’autres cases.
why_move_run_no-way = Aucun chemin de { -spaces($limit) } ou moins ne mène à { $at } : on ne monte pas sur une corniche et on ne dépasse pas un ennemi en courant.
why_move_jump = { $at } est à { -spaces($away) } ; un saut est de 1.
why_move_not-into-enemies = { CAPITAL(-foe($enemy)) } est en { $at }.
why_move_no-shared-end_stay = { COMMANDO($who) } partage cette case et ne peut pas y rester.
why_move_no-shared-end_taken = { COMMANDO($there) } est en { $at } : aucun déplacement ne peut y finir.
why_move_no-shared-end_somebody = Un autre commando est en { $at } : aucun déplacement ne peut y finir.
why_move_choose-type-first_jump = Il ne reste ici qu’un saut.
why_move_choose-type-first_run = Ce déplacement est une course.
why_space_ledge-jump-up = { $at } est sur une corniche : sautez-y depuis une case adjacente.

## Attaques

why_turn_attack-once = { COMMANDO($who) } a déjà attaqué pendant ce tour ; seule une carte permet une autre attaque.
why_attack_weapon-special-scope_again = Seul le Kit de tir rapide attaque une seconde fois, après l’attaque normale.
why_attack_weapon-special-scope_used = { COMMANDO($who) } a déjà fait la seconde attaque du Kit de tir rapide ce tour-ci.
why_attack_weapon-special-scope_apart = { CAPITAL(-foe($target)) } n’est pas à côté de la première cible.
why_attack_convert = Il n’y a pas de résultat { $type } à convertir.
why_range_count_foe = { CAPITAL(-foe($target)) } est à { -spaces($away) } ; la portée est de { $range }.
why_range_count_space = { $at } est à { -spaces($away) } ; la portée est de { $range }.
why_boss_one-target = C’est déjà la première cible.
why_boss_undefeated-stays = On ne peut pas choisir le boss pour cela.
why_boss_split-cap = { THING($boss) } n’a pas besoin d’autant.
why_boss_never-unflipped = Cette carte de boss est déjà vaincue : { THING($boss) }.
why_story_invulnerable = { THING($boss) } ne peut pas subir de dégâts dans ce chapitre de l’histoire.

## Ce qu’une carte interdit

why_golden_pinned = { CAPITAL(-foe($enemy)) } est à côté { COMMANDO($who, form: "of") } : impossible de courir.
why_golden_not-free = Rien ne convertit gratuitement ici.
why_golden_capped = { THING($boss) } ne peut pas subir plus de dégâts d’une seule attaque.
why_golden_own = { CAPITAL(-foe($enemy)) } est déjà dans la zone de jeu { COMMANDO($who, form: "of") }.

## Cartes et capacités

why_turn_cards-only-own-turn_reaction = { THING($card) } se joue quand quelqu’un va subir des dégâts.
why_turn_cards-only-own-turn_self = { THING($card) } ne protège que la personne qui la joue.
why_turn_cards-only-own-turn_far = { THING($card) } protège { -around($within) }, et { COMMANDO($whom) } est plus loin.
why_turn_one-at-a-time = C’est le tour { COMMANDO($who, form: "of") }.
why_effect_may-pay-in-full_play = { THING($card) } coûte { -advantage($cost) } en plus de la carte elle-même.
why_effect_may-pay-in-full_clear = Il en coûte { -advantage($cost) } pour défausser { THING($stageCard) }.
why_cards_commando-card = { THING($card) } ne ferait rien ici et maintenant.
why_stage_discard-after = { THING($stageCard) } ne peut pas être défaussée contre paiement.
why_ability_set = C’est déjà réglé ainsi pour { COMMANDO($who) }.
why_ability_just-set = { COMMANDO($who) } vient de changer ce réglage : quelque chose doit d’abord se passer.
why_ability_cost = { THING($ability) } coûte { -advantage($cost) }, et { COMMANDO($who) } n’a pas de quoi payer.
why_ability_attack = Personne n’intervient pendant l’attaque d’un commando.
why_ability_nothing = { THING($ability) } ne ferait rien maintenant.
why_setup_reference-flip_elsewhere = « Ralentir ! » n’existe qu’à la Cascade.
why_setup_reference-flip_used = « Ralentir ! » a déjà servi pendant cette manche.
why_setup_reference-flip_empty = Il ne reste aucune carte de terrain à défausser.
why_setup_reference-flip_story = Ce chapitre de l’histoire se joue sans « Ralentir ! ».

## Tours et ordre

why_round_commando-order-free = { COMMANDO($who) } a déjà joué pendant cette manche.
why_round_enemy-order-free = Les ennemis { COMMANDO($who, form: "of") } ont déjà attaqué pendant cette manche.
why_effect_each-commando-order_draw = Cela ne concerne plus { COMMANDO($who) }.
why_effect_each-commando-order_thing = { CAPITAL(-thing($what)) } : cela ne concerne plus { COMMANDO($who) }.

## Avantage

why_advantage_spend-sources = Il faut payer : { -face($symbol) }.
why_advantage_any-gain = On ne peut gagner ici que { LIST($of, of: "face", type: "or") }.
why_advantage_limit = { COMMANDO($who) } a trois jetons { $type }, le maximum.
why_limits_advantage-supply = Il ne reste aucun jeton { $type } dans la réserve.
why_limits_other-tokens = Il n’y a pas de gel en { $at }.
why_suffer_all-or-nothing = Il manque { -advantage($lacks) } à { COMMANDO($who) } : les dégâts se paient en entier ou pas du tout.

## Effets, mise en place, objectifs

why_effect_forced-choice-full = Vous devez choisir quelque chose qui peut se faire en entier.
why_effect_forced-choice-closest = Rien ne peut se faire en entier : choisissez ce qui en laisse le moins.
why_effect_forced-single = Ce n’est pas un choix : une carte doit être défaussée.
why_enemy-turn_added-counts-for-rerolls = Aucun dé ennemi ne montre cela ; les résultats ajoutés ne sont pas des dés.
why_setup_commando-start = Quelqu’un commence déjà en { $at }.
why_stage_pillbox-icon-may = Il y a déjà un jeton capteur en { $at }.
why_objective_token-lost = { COMMANDO($who) } n’a pas de jeton d’objectif { $place }.
