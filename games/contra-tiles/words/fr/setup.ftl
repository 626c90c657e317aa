### L’étagère, la mise en place et les chapitres des règles.

mood = Accordez les couleurs et enrichissez-vous ; sinon, c’est la faillite.
gist_goal = Accordez les couleurs pour remplir votre bourse : la plus pleine prend le trône.
gist_turn = Posez deux pièces par tour, tuiles ou couronnes : un bord qui touche doit s’accorder.
gist_loss = Une tuile entourée avec deux accords ou moins coûte deux pièces d’or ; une bourse vide perd.
preset_standard = Standard
preset_long = Longue : on joue même sans pièces
preset_sharp = Serrée : qui joue ordonne le décompte

## Ce que changent les options

setting_bear = Qui joue l’Ours et commence.
setting_refill-each = Le marché et le chevalet sont complétés après chaque tuile, pas seulement après le tour.
setting_broke-strict = On continue avec une bourse vide ; on ne fait faillite que si l’on ne peut pas tout payer. Les parties durent plus longtemps.
setting_scoring-order-active = Les tuiles entourées au même moment sont décomptées une par une ; qui joue choisit l’ordre.
setting_strict-two = Votre première tuile doit laisser de la place pour une deuxième, si c’est possible.

## Les noms de leurs valeurs

value_bear_random = Au hasard
value_bear_0 = Place 1
value_bear_1 = Place 2

## Chapitres des règles

chapter_refill = Compléter
chapter_place-player = Poser des tuiles
chapter_place-crown = Poser des couronnes
chapter_geometry = Géométrie
chapter_scoring = Décompte
chapter_broke = Faillite
