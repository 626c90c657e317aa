# Ce que disent les défis : un but, deux indices, et pourquoi la meilleure voie est la meilleure.

hide_title = Un lieu tranquille
hide_goal = Il reste une action. Finissez votre tour sans que personne puisse vous trouver.
hide_hint1 = La flèche montre le sud : des soldats vont sur la Jetée et sur le chemin d’à côté.
hide_hint2 = Une trappe est sous vos pieds. Une action gardée permet encore d’y descendre.
hide_reason = Descendez sous terre, maintenant ou avec une action gardée quand on vous interroge : aucun dé, 100 %. Rester, ou faire un pas de côté, leur donne un dé : 67 % sans être vu.
fewer_title = Un de moins
fewer_goal = Débarrassez-vous de l’un d’eux ce tour-ci, sans être vu ni entendu.
fewer_hint1 = Qui se trouve là où vous entrez lève les yeux une fois. Comptez les regards.
fewer_hint2 = Deux sont dans le Jardin, un au Dépôt de fioul. On peut faire le tour.
fewer_reason = Passez par la Jetée jusqu’au Dépôt de fioul et neutralisez le Karabiner : un seul lève les yeux, 67 %. En vous glissant dans le Jardin, vous en trouvez deux : 44 %.
door_title = Sans un bruit
door_goal = Débarrassez-vous du garde de la Lanterne ce tour-ci, sans être vu ni entendu.
door_hint1 = Qui tire est vu, et qui lance une grenade aussi. Neutraliser quelqu’un ne fait pas de bruit.
door_hint2 = La porte, le pas, le garde : cela fait trois actions.
door_reason = Forcez la porte au pied-de-biche, entrez et neutralisez le garde. Il lève les yeux une fois : 67 %. Un tir ouvrirait aussi la porte, et réveillerait tout le monde.
breath_title = Un souffle
breath_goal = Depuis le Dépôt de fioul, débarrassez-vous du garde et du Karabiner ce tour-ci, sans être vu ni entendu.
breath_hint1 = Personne n’entend la De Lisle. « Un souffle » ne manque jamais, et prend deux de vos trois actions.
breath_hint2 = Si un tir touche, il vous reste le souffle pour l’autre. Lequel est le plus facile à toucher ?
breath_reason = Tirez d’abord sur le garde. Si vous touchez, « Un souffle » abat le Karabiner ; sinon, il reste deux tirs : 78 %. Le souffle d’abord pour le Karabiner, puis un tir : 67 %. Le souffle pour le garde : 50 %.
moment_title = Le bon moment
moment_goal = Votre charge se trouve là où arrivent leurs renforts. Emportez-en le plus possible, en moyenne.
moment_hint1 = Vous pouvez encore faire exploser la charge après votre tour : on vous interroge avant chaque partie du leur.
moment_hint2 = D’abord ils arrivent, puis ils avancent. Quand sont-ils le plus nombreux sur la charge ?
moment_reason = Finissez votre tour, attendez qu’ils soient là et faites exploser la charge avant qu’ils avancent : 2,66 en moyenne. Maintenant, ce n’est que celui qui s’y trouve ; une fois qu’ils ont avancé, personne.
