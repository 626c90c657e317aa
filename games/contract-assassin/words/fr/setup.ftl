### L’étagère, la mise en place et les chapitres des règles.

mood = Des tueurs rivaux courent le monde : quatre contrats, cinq armes, une issue.
gist_goal = Quatre noms, quatre villes : rayez les quatre avant tous les autres.
gist_turn = Vous avez quatre actions : voyagez, piochez des cartes et frappez quand les chances sont bonnes.
gist_loss = Après chaque attentat, il faut vous échapper ; sinon, c’est la prison pendant que les autres continuent.
preset_duel = Duel
preset_table = À quatre
preset_eight = La grande table : à huit
preset_hidden = À quatre, mains cachées
preset_quick = Court : 3 cartes, 12 manches
preset_alone = Solo contre la montre

## Ce que changent les options

setting_hidden-hands = Vous ne voyez que vos cartes ; vos rivaux voient combien vous en avez.
setting_opening-hand = Tout le monde commence avec 3 cartes.
setting_assassin-draft = Chacun choisit son tueur ; qui joue en dernier choisit en premier.
setting_second-try-new-cards = Le second essai de Lily et de Šimon coûte une action et de nouvelles cartes.
setting_hanns-unstoppable = Un 2 de Hanns tue même face à un garde du corps 2.
setting_archie-any-time = Archie peut déplacer un garde du corps avant le jet ou après un échec.
setting_otto-random-swap = Le contrat que donne Otto est tiré au sort.
setting_prison-card-no-actions = Évasion vous ramène dans votre ville d’attache, mais votre tour est fini.
setting_solo-clock = En solo contre la montre : remplissez 4 contrats en ce nombre de tours.
setting_round-limit = Après cette manche, qui a rempli le plus de contrats gagne.

## Les noms de leurs valeurs

value_solo-clock_0 = Sans limite
value_solo-clock_26 = 26 tours (facile)
value_solo-clock_22 = 22 tours (normal)
value_solo-clock_18 = 18 tours (difficile)
value_round-limit_0 = Sans limite

## Chapitres des règles

chapter_goal = Victoire
chapter_turn = Tours
chapter_dice = Dés
chapter_action = Actions
chapter_move = Déplacements
chapter_kit = L’équipement
chapter_bonus = Cartes bonus
chapter_attempt = Attentats
chapter_bodyguard = Gardes du corps
chapter_escape = Fuite
chapter_prison = Prison
chapter_hiding = Se cacher
chapter_skill = Maîtrises
chapter_reaper = La Faucheuse
chapter_hanns = Precious Hanns
chapter_simon = Šimon Semtex
chapter_klaus = Klaus the Clown
chapter_winchester = Winchester Smith III
chapter_archie = Archie 'Beau' Fletcher
chapter_sugar = 'Sugar' Kane Machete
chapter_ninja = Ninja Sue
chapter_cynthia = Cynthia Cyanide
chapter_otto = Otto Deadeye
chapter_lily = Lily 'Boo' Meringue
chapter_abilities = Pouvoirs
