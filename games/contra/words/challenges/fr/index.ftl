# Ce que disent les défis : un but, deux indices, et pourquoi la meilleure voie est la meilleure.

which_title = Lesquels esquiver ?
which_goal = Ils ont obtenu un M, un A et un S. Tenez sans perdre de médaille.
which_hint1 = « Esquive » en arrête deux sur les trois. Ce qui reste, il faut le payer, en entier.
which_hint2 = Regardez votre jeton et votre autre carte. Que pouvez-vous payer avec eux ?
which_reason = « Esquive » arrête le M et le S, car vous ne pouvez payer qu’un A : avec le jeton ou avec « Recharger ». Tout autre choix laisse quelque chose que vous ne pouvez pas payer.
evade_title = Esquiver au bon moment
evade_goal = Ils ont obtenu deux spéciaux et un A. Tenez sans perdre de médaille.
evade_hint1 = « Esquive » arrête jusqu’à deux dégâts d’un coup. Combien en vient-il maintenant, et combien plus tard ?
evade_hint2 = Le spécial du mitrailleur ajoute un A à celui qu’ils ont obtenu.
evade_reason = Payez le premier A avec votre jeton. Le spécial du mitrailleur en fait alors deux, et « Esquive » les arrête tous deux. Jouée d’abord, elle n’épargne qu’un A, et il en reste deux pour un seul jeton.
quiet_title = Pas d’alarme
quiet_goal = Finissez cette manche sans alarme, et sans dégâts du terrain. Vous avez déjà tiré.
quiet_hint1 = Deux lampes sont allumées, et deux de plus s’allument cette manche. La quatrième, c’est l’alarme.
quiet_hint2 = Il faut éteindre une lampe, et la Fusée piégée ne doit pas vous trouver sur une corniche. Quel poste d’alarme vous aide ?
quiet_reason = Courez au poste d’alarme de gauche et payez le S : une lampe s’éteint, vous n’êtes sur aucune corniche, et trois sont allumées à la fin.
