# Ce que disent les défis : un but, deux indices, et pourquoi la meilleure voie est la meilleure.

one_title = Une seule balle
one_goal = Il reste un tir, celui d’Ayden. Que deux des vôtres tombent doit être aussi peu probable que possible.
one_hint1 = Certains groupes mordent quoi que vous fassiez, d’autres ne mordent jamais.
one_hint2 = Sept zombies ou plus mordent toujours, un seul jamais. Quel jet pouvez-vous encore changer ?
one_reason = Tirer sur bleu 2 laisse un risque de 69 % (25 sur 36), tout le reste 83 %. Les huit mordent même à sept, et le solitaire ne mord jamais.
double_title = Simple ou double ?
double_goal = Seul Schulz peut encore tirer. Gardez tout le monde en vie à la prochaine attaque.
double_hint1 = Combien de zombies peuvent rester sans pouvoir mordre tant que Schulz vit ?
double_hint2 = Deux zombies ne peuvent pas mordre tant que Schulz vit. Un de moins suffit donc.
double_reason = Le tir simple laisse un risque de 1 sur 36 (3 %), le double tir 2 sur 36 (6 %) : il manque deux fois plus souvent, et un zombie de moins suffit.
whom_title = Qui sacrifier ?
whom_goal = La dernière attaque du dernier tour. L’un des vôtres tombe maintenant ; assurez le sauvetage.
whom_hint1 = Deux zombies en brun 5 doivent encore lancer le dé. De qui la capacité compte-t-elle pour ce jet ?
whom_hint2 = Tant que Schulz vit, les zombies doivent faire un de moins.
whom_reason = Ayden tombe : deux zombies ne peuvent pas mordre tant que Schulz vit, donc 100 %. Sans Schulz, c’est 83 %.
walk_title = La marche de la mitrailleuse
walk_goal = Miller a quatre dés pour quatre zombies isolés dans l’anneau 2. Donnez-vous la meilleure chance de les tuer tous.
walk_hint1 = D’une cible à la suivante, il peut se décaler de deux cases au plus.
walk_hint2 = Depuis le milieu, il doit repasser par des cases vides. Où commence un chemin qui ne revient jamais sur ses pas ?
walk_reason = Commencez par bleu 1 ou bleu 7 et continuez : 16 sur 81 (20 %). Depuis le milieu, il ne peut jamais atteindre les quatre.
flame_title = Feu ou grenade
flame_goal = Seul Branson peut encore agir. Perdez le moins de monde possible à la prochaine attaque, en moyenne.
flame_hint1 = Seuls mordent les zombies qui commencent le tour dans l’anneau 1.
flame_hint2 = La grenade en abat jusqu’à cinq, et on peut la lancer sur les sept.
flame_reason = Avec la grenade sur brun 2, 23 sur 36 (0,64) tombent en moyenne. Avec les flammes, c’est 33 sur 36 à cet endroit, et même 38 sur 36 sur bleu 6 : ceux de l’anneau 2 ne peuvent pas encore mordre.
