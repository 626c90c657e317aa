# Conseils des premières parties : 16 mots au plus.

first = Cliquez sur une de vos tuiles, puis sur une case qui brille.
crowns = Les couronnes se posent aussi : contre tout bord de leur couleur, même chez l’autre.
four = Une couronne ici, et ce sont quatre accords sur quatre : une pièce d’or.
wrong = Une mauvaise couronne coûte ici deux pièces à l’autre. Elle doit s’accorder avec un bord voisin.
danger = Cette tuile est en danger. Fermez-la vous-même tant que sa couleur est au marché.
pay = Ceci ferme votre propre tuile avec trop peu d’accords : vous payez deux pièces. Vraiment ?
spoiled = L’autre a gâché votre tuile. Cherchez la même chance sur les siennes.
poor = Attention : une mauvaise tuile, et la partie est finie.
rich = L’autre frôle la faillite. Une mauvaise tuile chez lui, et vous gagnez.
low = Les couronnes s’épuisent. S’il en reste moins de deux au marché, la partie s’arrête.
lead = Vous menez, et vous pouvez finir la partie ce tour-ci.
