# Conseils des premières parties : 16 mots au plus.

event = La flèche montre où ils vont ce tour-ci, tant que personne n’est vu.
below = Remontez par la trappe la plus proche de votre but.
medium = Tuile moyenne : prenez deux actions et restez furtif.
gives-away = Ceci vous trahit et déclenche l’alarme. Vraiment ?
dice = Chacun lance un dé : un seul vous trouve à 33 %, deux à 56 %.
alone = Il est seul : neutralisez-le par-derrière, sans dé.
loot = Ramassez-le, c’est gratuit.
door = Le pied-de-biche l’ouvre sans un bruit.
arrow = La flèche en mène un vers vous. Vous écarter ?
entrance = De nouveaux ennemis arrivent juste ici. Avancer plus loin ?
save = Gardez-la : un +1 vous laisse filer pendant leur tour.
window = Ici, vous pouvez dépenser votre +1, ou attendre.
seen = Vu ! Allez sur une petite tuile vide, et ils vous perdent.
silence = Coupez l’alarme ici : une action, et ils viennent moins nombreux.
wound = Chaque blessure coûte une action par tour. Les premiers soins les guérissent toutes.
done = Sortez maintenant : tout le monde sous terre, et c’est fini.
bag = Le sac se vide. S’ils piochent dans un sac vide, vous perdez.
