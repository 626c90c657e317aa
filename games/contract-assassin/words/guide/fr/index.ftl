# Conseils des premières parties : 16 mots au plus.

first = Avec vos actions, piochez jusqu’à avoir des armes autour de sept.
twice = Deux cartes au même nombre n’aident qu’une fois. Gardez la seconde pour plus tard.
getaway = Pour fuir, il faut des cartes de fuite : trois ou quatre nombres différents.
bonus = Les cartes bonus sont gratuites : une par tour.
moment = De bonnes chances et une issue : c’est le moment.
under = Moins de 50 %. Piocher coûte une action, échouer des cartes et un garde du corps.
hide = Sans action, vous devriez vous cacher trois tours. Plutôt au prochain tour ?
stuck = Aucune carte de fuite : vous devriez vous cacher trois tours. Piocher d’abord ?
flight = Posez tous les nombres que vous avez : chacun sort une fois sur six.
go = Choisissez un endroit près de votre prochain nom.
guard = Ce nombre ne tue plus ici. Les autres, si.
school = Apprenez ici : un nombre gagnant de plus pour cette arme, pour toujours.
ticket = Prenez la carte de fuite en double comme billet : une action, aucun jet.
rival = Encore un nom, et votre rival gagne. Saisissez votre chance.
last = Le dernier nom ne demande aucune fuite. Même votre dernière action suffit.
