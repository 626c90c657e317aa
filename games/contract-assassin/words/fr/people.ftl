### Tueurs et cibles.


## Ce que peut chaque tueur

gift_hanns = Un 2 tue, quelles que soient ses armes.
gift_simon = Une fuite ratée est relancée.
gift_klaus = Pose six armes au lieu de cinq.
gift_winchester = Cinq actions par tour, pas quatre.
gift_archie = Envoie avant le jet un garde du corps à la cible d’un rival.
gift_sugar = Garde une carte utilisée, une fois par tour.
gift_ninja = Sa fuite la mène à n’importe quelle ville d’attache.
gift_cynthia = S’échappe avec 1 ou 2, même sans carte.
gift_otto = Peut viser la cible d’un rival, et échange alors un contrat.
gift_lily = Un attentat raté peut être relancé.

## Pourquoi chaque cible l’a bien cherché

flavour_c01 = Met l’air des montagnes en bouteille et le revend à la montagne.
flavour_c02 = Fermer son appli est une option payante.
flavour_c03 = Dans son casino, même la sortie est une machine à sous.
flavour_c04 = A donné son nom au vent, puis l’a taxé.
flavour_c05 = A saisi un orphelinat, puis le stand de limonade des orphelins.
flavour_c06 = Enlève vos rides et vous les reloue pour les photos de famille.
flavour_c07 = A simulé onze morts ; ses assureurs en voudraient une vraie.
flavour_c08 = Possède neuf mille sociétés et pas une chaise.
flavour_c09 = Pille les tombes et accuse les lamas.
flavour_c10 = A vendu le même char à six carnavals.
flavour_c11 = Assure ses pieds et casse ceux des autres.
flavour_c12 = Envoie la facture aux glaciers qui s’en vont.
flavour_c13 = Anobli pour services rendus à ses propres services.
flavour_c14 = Trois étoiles, un micro-ondes.
flavour_c15 = Augmente le loyer pendant la sieste.
flavour_c16 = Toute rave exige le formulaire 27b en trois exemplaires.
flavour_c17 = Oublie une vis par carton. Exprès.
flavour_c18 = Fait payer pour s’asseoir, rester debout et expirer.
flavour_c19 = Sept yachts, aucune bouée, quarante matelots.
flavour_c20 = A vendu le dernier billet pour partir à toute la ville.
flavour_c21 = Promet à chaque investisseur une pyramide d’investisseurs.
flavour_c22 = Coupe le courant, vend les groupes électrogènes.
flavour_c23 = Réveille les lions parce que la lumière est belle.
flavour_c24 = Ses diamants sont éternels, les contrats de ses mineurs non.
flavour_c25 = Marchande une heure, puis vole quand même.
flavour_c26 = Construit devant votre vue, puis vous loue la vue.
flavour_c27 = L’illumination, avec achats intégrés.
flavour_c28 = Son taximètre a son propre moteur de fusée.
flavour_c29 = Vous met à l’amende parce que vous lisez ceci.
flavour_c30 = Loue des cercueils à l’heure, aux vivants.
flavour_c31 = A supprimé le personnel, puis le week-end.
flavour_c32 = A creusé jusque sous sa propre ville.
flavour_c33 = Vend des places au premier rang pour la fin du monde.
flavour_c34 = Vous partez quand vous voulez, la semaine 34.
