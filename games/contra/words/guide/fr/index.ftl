# Conseils des premières parties : 16 mots au plus.

hand = Échangez une fois ce que vous ne voulez pas. Attaques et déplacements sont bons.
first = Déplacez-vous une fois, attaquez une fois, jouez des cartes, dans n’importe quel ordre.
shoot = Tirez sur ce qui vous poursuit : chaque carte ennemie est un dé contre vous.
pay = Payez un succès s’il permet de vaincre. Sinon, gardez votre jeton.
cards = Cette carte attaque aussi : les cartes s’ajoutent à votre propre attaque.
unattacked = Vous n’avez pas encore attaqué. Finir le tour ?
flag = Un drapeau est à portée. Regardez sa carte : cela ne coûte rien.
sensor = Le capteur cache une meilleure arme.
damage = Payez, ou perdez une médaille. Les cartes paient aussi.
special = Les spéciaux font agir les cartes depuis la gauche, une fois chacune.
step-in = Quelqu’un est en danger. Jouez une carte, ou continuez.
medal = Vous piochez jusqu’à quatre cartes : cela vaut parfois une médaille.
lamps = Une lampe de plus amène un ennemi. Un poste d’alarme en éteint une contre un S.
limit = Trois ennemis au plus : le suivant devient des dégâts. Éliminez-en un.
closer = Approchez : d’ici, le mur absorbe un succès.
half = La moitié du temps est passée. Désormais, chaque attaque vise le boss.
over = Au prochain tour du terrain, la partie est perdue. Achevez le boss maintenant.
