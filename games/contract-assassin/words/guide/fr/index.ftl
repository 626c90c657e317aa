# Conseils des premières parties : 16 mots au plus.

first = Cinq actions : piochez jusqu’à avoir des armes autour de sept.
twice = Deux cartes du même numéro ne servent qu’une fois. Gardez la seconde pour plus tard.
getaway = Pour fuir, il faut des cartes de fuite : trois ou quatre numéros différents.
bonus = Les cartes bonus sont gratuites : une par tour.
moment = De bonnes chances et une issue : c’est le moment.
under = Moins de 50 %. Piocher coûte une action ; un échec, des cartes et un garde.
hide = Sans action, vous devrez vous cacher trois tours. Plutôt plus tôt, au tour prochain ?
stuck = Aucune carte de fuite : vous devrez vous cacher trois tours. Piocher d’abord ?
flight = Prenez chaque numéro différent : chacun compte une fois sur six.
go = Choisissez un endroit près de votre prochain nom.
guard = Ce numéro ne tue plus ici. Les autres, si.
school = Apprenez ici : un numéro gagnant de plus pour cette arme, pour toujours.
ticket = Prenez la carte de fuite en double comme billet : une action, aucun lancer.
rival = Encore un, et c’est gagné pour eux. Saisissez votre chance.
last = Le dernier nom ne demande aucune fuite. Votre dernière action suffit.
