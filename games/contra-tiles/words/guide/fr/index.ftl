# Conseils des premières parties : 16 mots au plus.

first = Cliquez sur une de vos tuiles, puis sur une case qui brille.
crowns = Les couronnes se posent aussi : contre tout bord de leur couleur, même chez elle.
four = Une couronne ici, et ce sont quatre accords sur quatre : une pièce d’or.
wrong = Une mauvaise couronne lui coûte ici deux pièces. Elle doit s’accorder avec un bord voisin.
danger = Cette tuile est en danger. Fermez-la vous-même tant que sa couleur est au marché.
pay = Ceci ferme votre propre tuile avec trop peu d’accords : vous payez deux pièces. Vraiment ?
spoiled = Elle a gâché votre tuile. Cherchez la même chance chez elle.
poor = Attention : une mauvaise tuile, et la partie est finie.
rich = Elle frôle la faillite. Une mauvaise tuile chez elle, et vous gagnez.
low = Les couronnes s’épuisent. S’il en reste moins de deux au marché, la partie s’arrête.
lead = Vous menez, et vous pouvez finir la partie ce tour-ci.
