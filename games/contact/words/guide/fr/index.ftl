# Conseils des premières parties : 16 mots au plus.

first = Choisissez un membre, puis un groupe. L’étiquette montre ce qu’il vous faut.
far = Ils sont loin : 33 %. Tirez quand même ; les balles ne coûtent rien.
burn = Branson peut brûler d’un coup les deux anneaux de cette colonne.
grenade = Six ou plus ensemble : cela vaut une grenade.
meter = La jauge montre le risque que ce groupe morde au prochain tour.
alone = Un zombie seul ne mord jamais. Viser plutôt le plus grand groupe ?
ardor = Cooper peut faire relancer un dé à chaque tour.
double = Annoncez le double tir : un 3 ou plus en abat deux.
radio = La radio d’Ayden : choisissez deux zombies en moins, plutôt dans le plus grand groupe.
falls = Choisissez qui tombe. Quelle carte vous manquera le moins ?
consent = Acceptez ou refusez. Si vous refusez, le chef décide.
schulz = Tant qu’il vit, chaque groupe mord moins souvent. Toujours lui ?
half = La moitié de la nuit est passée.
over = Plus rien ne peut mordre. Finissez le tour.
