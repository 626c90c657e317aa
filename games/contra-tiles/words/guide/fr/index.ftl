# Conseils des premières parties : 16 mots au plus.

first = Choisissez une de vos tuiles, puis une case qui brille.
crowns = Les couronnes aussi : contre un bord de leur couleur, même sur une tuile adverse.
goal = Entourez vos tuiles : quatre accords rapportent une pièce, moins de trois en coûtent deux.
four = Une couronne ici, et ce sont quatre accords sur quatre : une pièce d’or.
wrong = Une mauvaise couronne coûte ici deux pièces à l’adversaire. Elle doit s’accorder avec un bord voisin.
danger = Une mauvaise couronne vous coûte ici deux pièces. Comblez le vide vous-même, avec sa couleur.
pay = Ceci ferme votre propre tuile avec trop peu d’accords : vous payez deux pièces. Vraiment ?
spoiled = Votre tuile a été gâchée. Cherchez la même chance chez l’adversaire.
poor = Attention : une mauvaise tuile, et la partie est finie.
rich = L’adversaire frôle la faillite : une mauvaise tuile de sa part, et vous gagnez.
low = Les couronnes s’épuisent. S’il en reste moins de deux au marché, la partie s’arrête.
lead = Vous menez, et vous pouvez finir la partie ce tour-ci.
