### L’aide de jeu, les mots qui s’expliquent, et ce qui a changé dans les règles.

aids_title = Aide de jeu
aids_turn = En bref
aids_signs = Symboles
aids_words = Mots
aids_percent = { -percent($chance) }
aids_glossary = Glossaire
aids_hint = Pointez une pièce, une case ou un mot, ou laissez-y le doigt : vous lirez ce que c’est.
aids_changed = Les règles ont changé depuis votre dernière partie :
