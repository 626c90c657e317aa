### Qui a fait ce dont tout ceci est fait.

credits_title = Crédits
credits_says = Muster repose sur le travail de beaucoup de gens. Merci.
credits_games = Jeux
credits_gamesSay = Les jeux appartiennent à leurs auteurs et éditeurs, leurs noms aussi. Nous racontons leurs règles avec nos mots et les dessinons avec notre propre art ; aucun texte et aucune image ne vient des boîtes imprimées. Si un jeu vous plaît, achetez la boîte : elle mérite sa place sur une vraie étagère.
credits_icons = Icônes
credits_iconsSay = Les images de personnes, d’armes, d’animaux et d’objets sur les plateaux, les tuiles et les couvercles viennent de
credits_iconsBy = Elles sont l’œuvre de
credits_iconsChanged = Nous leur avons donné nos couleurs ; le zombie est « Shambling zombie » sans ses taches. La reine, les portraits, les couvercles, les plateaux et les petites icônes au trait sont de nous.
credits_fonts = Polices
credits_fontsSay = Toutes sous la SIL Open Font License 1.1.
credits_libraries = Bibliothèques
credits_librariesSay = La page est faite avec
credits_and = et
