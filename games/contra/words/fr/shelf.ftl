### L’étagère, la mise en place et les chapitres des règles.

mood = Bruyant, rapide, côte à côte dans la jungle.
gist_goal = Battez ensemble chaque carte du boss avant que la pioche de terrain soit vide.
gist_turn = Déplacez-vous une fois, attaquez une fois, jouez vos cartes à volonté, dans n’importe quel ordre.
gist_loss = Puis les ennemis tirent : payez en jetons ou perdez une médaille ; la quatrième perte finit tout.
preset_first-mission = Première mission : Bill et Lance dans la jungle
preset_alone = En solo : Bill dans la jungle
preset_four = Tous les quatre : contre le Mur de défense
preset_waterfall = Cascade : Bill et Lucia contre Garmakilma
preset_snow-field = Champ de neige : Lance et Sweets contre Gordea
preset_alien-lair = Repaire alien : Bill, Lance et Lucia contre Java
setting_start = Combien de jetons d’avantage de chaque type tout le monde a au début.
setting_unpredictable = Environnement imprévisible : des cartes de terrain retournent dans la boîte sans être vues avant la première manche : moins de temps.
setting_battle-damage = Blessures de guerre : qui perd une médaille perd aussi la première carte de sa pioche pour de bon.
setting_training = Entraînement : les cartes de boss ont la moitié de leur vie, pour une première mission.
value_start_normal = Un de chaque
value_start_jump = Départ facile : deux de chaque
value_start_rough = Départ rude : aucun
value_unpredictable_off = Aucune
value_unpredictable_on = Une carte
value_unpredictable_expert = Expert : deux cartes
chapter_golden = Les règles d’or
chapter_overview = De quoi il s’agit
chapter_cards = Les cartes
chapter_draw-enemy = Piocher des ennemis
chapter_round = La manche
chapter_advantage = L’avantage
chapter_turn = Le tour d’un commando
chapter_ability = Capacités
chapter_move = Se déplacer
chapter_space = Cases
chapter_attack = Les commandos attaquent
chapter_range = Portée
chapter_damage = Dégâts et défaite
chapter_dice = Dés
chapter_enemy-turn = Les ennemis attaquent
chapter_enemy-move = Les ennemis se déplacent
chapter_stage = Le tour du terrain
chapter_general = Règles générales
chapter_suffer = Subir des dégâts
chapter_objective = Objectifs
chapter_boss = Le boss
chapter_medal = Médailles
chapter_weapon = Armes
chapter_effect = Effets
chapter_limits = Limites
chapter_faq = Questions et réponses
chapter_mode = Façons de jouer
chapter_story = Histoires

## Les histoires

tale_return = Retour à Galuga
tale_escape = Fuite de Galuga

## Ce qu’on emporte

carried_token = un jeton d’avantage de plus pour chacun
carried_objective = un jeton d’objectif pour un commando
carried_reveal = un coup d’œil sur la première carte de terrain
carried_stage-card = une carte de terrain de moins, si vous voulez
carried_weapon = une carte d’arme pour un commando
carried_medal-less = une médaille de moins pour un commando
