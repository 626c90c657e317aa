# Ce que disent les défis : un but, deux indices, et pourquoi la meilleure voie est la meilleure.

five_title = Cinq sur huit
five_goal = À Paris, le garde du corps 6 protège votre cible. Posez les cinq cartes qui tuent le plus souvent.
five_hint1 = Vous avez une maîtrise pour trois de vos armes. Chacune d’elles tue avec deux nombres.
five_hint2 = Comptez les jets de chaque carte, ses deux nombres ensemble. Le 6 est bloqué.
five_reason = Les trois avec maîtrise, le 4 et le 8 : 23 sur 36 (64 %). Les cinq plus proches de sept n’atteignent que 15 sur 36. Une maîtrise est une deuxième arme sur la même carte.
ticket_title = Le bon billet
ticket_goal = Tentez l’attentat à Delhi dès ce tour, et gardez une action pour la fuite.
ticket_hint1 = L’attentat prend une action, la fuite une autre. Il en reste une pour le voyage.
ticket_hint2 = Delhi est à cinq cases par terre. Quelle carte de fuite va aussi loin ?
ticket_reason = Seul le train de nuit atteint Delhi en une action : cinq liaisons par terre. Tout autre billet s’arrête avant.
draw_title = Piocher ou frapper ?
draw_goal = Votre dernier nom est ici, et Winchester gagne au prochain tour. Prenez la meilleure chance de gagner maintenant.
draw_hint1 = Vous avez deux actions, et un attentat n’en prend qu’une.
draw_hint2 = Sept des dix cartes de la pioche sont des armes. Qu’apporterait chacune d’elles ?
draw_reason = Piochez, puis tentez l’attentat avec tout ce que vous avez : 16 sur 45 (36 %). Tout de suite, c’est 10 sur 36 (28 %).
four_title = Quelles quatre cartes ?
four_goal = Prenez la meilleure chance de fuir Rome et d’être à Moscou dès ce tour. Il reste une action après la fuite.
four_hint1 = Quatre nombres, quels qu’ils soient, donnent la même chance de fuir. La carte qui reste en main compte aussi.
four_hint2 = La dernière action demande un billet pour Moscou, où que vous ayez fui.
four_reason = Gardez la mobylette ou l’hélicoptère et posez les quatre autres : vous fuyez avec 4 sur 6 (67 %), et la carte gardée vous mène à Moscou.
gift_title = Le don d’Archie
gift_goal = Envoyez un garde du corps à la cible de Winchester, puis lancez. Prenez la meilleure chance de tuer.
gift_hint1 = Chaque garde du corps bloque un de vos nombres. Lequel sort le plus souvent avec deux dés ?
gift_hint2 = Un 6 sort dans cinq jets sur 36, un 9 dans quatre.
gift_reason = Sans le 6, vous tuez avec 12 sur 36 (33 %), sans le 9 avec 11 sur 36, les deux en place avec 7 sur 36. Et Winchester a un 6, mais pas de 9.
