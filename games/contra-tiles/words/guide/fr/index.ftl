# Conseils des premières parties : 16 mots au plus.

first = Cliquez sur une de vos tuiles, puis sur une case qui brille.
crowns = Les couronnes aussi : contre un bord de leur couleur, même sur une tuile de la rivale.
goal = Entourez vos tuiles : quatre accords rapportent une pièce, moins de trois en coûtent deux.
four = Une couronne ici, et ce sont quatre accords sur quatre : une pièce d’or.
wrong = Une mauvaise couronne lui coûte ici deux pièces. Elle doit s’accorder à un bord voisin.
danger = Une mauvaise couronne vous coûte ici deux pièces. Comblez le vide vous-même, avec sa couleur.
pay = Ceci ferme votre propre tuile avec trop peu d’accords : vous payez deux. Vraiment ?
spoiled = Elle a gâché votre tuile. Cherchez la même chance chez elle.
poor = Attention : une mauvaise tuile, et la partie est finie.
rich = Elle est presque ruinée. Une mauvaise tuile chez elle, et vous gagnez.
low = Les couronnes s’épuisent. À moins de deux au marché, la partie s’arrête.
lead = Vous menez, et vous pouvez finir la partie à ce tour.
