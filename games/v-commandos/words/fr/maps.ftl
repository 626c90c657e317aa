### Les cartes : terrains, tuiles et objectifs.


## Phare

mission_lighthouse = Phare
tile_lighthouse-a = Rochers du nord
tile_lighthouse-b = Haut du sentier
tile_lighthouse-c = Générateur
tile_lighthouse-d = Digue
tile_lighthouse-e = Cour
tile_lighthouse-f = Escalier
tile_lighthouse-g = Portail
tile_lighthouse-h = Lanterne
tile_lighthouse-i = Marches
tile_lighthouse-j = Jardin
tile_lighthouse-k = Dépôt de fioul
tile_lighthouse-l = Maisonnette
tile_lighthouse-m = Chemin de la jetée
tile_lighthouse-n = Jetée
objective_lighthouse-O1 = Échanger les disques de code
objective_lighthouse-O2 = Détruire le générateur

## Château d’eau

mission_water-tower = Château d’eau
tile_water-tower-a = Coin de la haie
tile_water-tower-b = Chemin creux
tile_water-tower-c = Échalier
tile_water-tower-d = Fossé
tile_water-tower-e = Pré de la tour
tile_water-tower-f = Pompes
tile_water-tower-g = Orties
tile_water-tower-h = Vannes
tile_water-tower-i = Buse
tile_water-tower-j = Chemin
tile_water-tower-k = Verger
objective_water-tower-O1 = Abattre le château d’eau
objective_water-tower-O2 = Fermer la vanne principale

## Route forestière

mission_forest-road = Route forestière
tile_forest-road-a = Pins
tile_forest-road-b = Fougères
tile_forest-road-c = Chêne abattu
tile_forest-road-d = Téléphone
tile_forest-road-e = Ronces
tile_forest-road-f = Borne
tile_forest-road-g = Virage ouest
tile_forest-road-h = Carrefour
tile_forest-road-i = Virage est
tile_forest-road-j = Blaireautière
tile_forest-road-k = Charbonnier
tile_forest-road-l = Ruisseau
tile_forest-road-m = Tas de bois
tile_forest-road-n = Bouleaux
tile_forest-road-o = Renardière
objective_forest-road-O1 = Vider la voiture d’état-major
objective_forest-road-O2 = Faire sauter le ponceau

## Batterie côtière

mission_coastal-battery = Batterie côtière
tile_coastal-battery-a = Casemate un
tile_coastal-battery-b = Sape
tile_coastal-battery-c = Soute à obus
tile_coastal-battery-d = Casemate deux
tile_coastal-battery-e = Barbelés ouest
tile_coastal-battery-f = Place d’armes
tile_coastal-battery-g = Tranchée
tile_coastal-battery-h = Poudrière
tile_coastal-battery-i = Salle de tir
tile_coastal-battery-j = Monte-charge
tile_coastal-battery-k = Barbelés est
tile_coastal-battery-l = Ravine
tile_coastal-battery-m = Abri
tile_coastal-battery-n = Cuisines
tile_coastal-battery-o = Latrines
tile_coastal-battery-p = Chemin de plage
tile_coastal-battery-q = Corps de garde
tile_coastal-battery-r = Caserne
tile_coastal-battery-s = Falaise
objective_coastal-battery-O1 = Enclouer le canon un
objective_coastal-battery-O2 = Enclouer le canon deux
objective_coastal-battery-O3 = Photographier les tables de tir

## Gare de triage

mission_railway-yard = Gare de triage
tile_railway-yard-a = Tas de charbon
tile_railway-yard-b = Voie nord
tile_railway-yard-c = Voie de fret
tile_railway-yard-d = Aiguillage
tile_railway-yard-e = Remise
tile_railway-yard-f = Pont tournant
tile_railway-yard-g = Caisses à outils
tile_railway-yard-h = Grue à eau
tile_railway-yard-i = Aiguilles ouest
tile_railway-yard-j = Voie montante
tile_railway-yard-k = Voie descendante
tile_railway-yard-l = Heurtoir
tile_railway-yard-m = Lampisterie
tile_railway-yard-n = Quai de fret
tile_railway-yard-o = Brouette
tile_railway-yard-p = Bureau du dépôt
objective_railway-yard-O1 = Détruire la locomotive
objective_railway-yard-O2 = Bloquer les leviers d’aiguillage
objective_railway-yard-O3 = Voler les bordereaux

## Terrain d’aviation

mission_field-airstrip = Terrain d’aviation
tile_field-airstrip-a = Hangar
tile_field-airstrip-b = Fûts d’huile
tile_field-airstrip-c = Atelier
tile_field-airstrip-d = Dépôt de bombes
tile_field-airstrip-e = Manche à air
tile_field-airstrip-f = Piste ouest
tile_field-airstrip-g = Piste est
tile_field-airstrip-h = Clôture
tile_field-airstrip-i = Brèche
tile_field-airstrip-j = Alvéole
tile_field-airstrip-k = Betteraves
tile_field-airstrip-l = Tentes
tile_field-airstrip-m = Tranchée
tile_field-airstrip-n = Contrôle
objective_field-airstrip-O1 = Faire sauter les bombardiers
objective_field-airstrip-O2 = Faire sauter l’atelier
objective_field-airstrip-O3 = Briser la radio

## Manoir

mission_manor-house = Manoir
tile_manor-house-a = Haie d’ifs
tile_manor-house-b = Allée
tile_manor-house-c = Écuries
tile_manor-house-d = Roseraie
tile_manor-house-e = Bibliothèque
tile_manor-house-f = Grande salle
tile_manor-house-g = Terrasse
tile_manor-house-h = Cabinet
tile_manor-house-i = Chambre forte
tile_manor-house-j = Tas de compost
tile_manor-house-k = Cuisine
tile_manor-house-l = Arrière-cuisine
tile_manor-house-m = Loge du gardien
objective_manor-house-O1 = Faire taire le général
objective_manor-house-O2 = Emporter la machine à chiffrer
objective_manor-house-O3 = Photographier la carte murale

## Quai du port

mission_harbour-quay = Quai du port
tile_harbour-quay-a = Grenier à filets
tile_harbour-quay-b = Entrepôt
tile_harbour-quay-c = Caisses
tile_harbour-quay-d = Cale
tile_harbour-quay-e = Escalier
tile_harbour-quay-f = Quai ouest
tile_harbour-quay-g = Quai de la grue
tile_harbour-quay-h = Hangar à bateaux
tile_harbour-quay-i = Bollards
tile_harbour-quay-j = Corderie
tile_harbour-quay-k = Harengs
tile_harbour-quay-l = Treuil
tile_harbour-quay-m = Brise-lames
tile_harbour-quay-n = Capitainerie
tile_harbour-quay-o = Douane
tile_harbour-quay-p = Ponton
tile_harbour-quay-q = Barque
objective_harbour-quay-O1 = Couler la vedette dans son hangar
objective_harbour-quay-O2 = Prendre les cartes des mines
objective_harbour-quay-O3 = Photographier les rails à torpilles

## Place du village

mission_village-square = Place du village
tile_village-square-a = Cimetière
tile_village-square-b = Mairie
tile_village-square-c = Café
tile_village-square-d = Range-vélos
tile_village-square-e = Crypte
tile_village-square-f = Place
tile_village-square-g = École
tile_village-square-h = Route
tile_village-square-i = Lavoir
tile_village-square-j = Rue du marché
tile_village-square-k = Forge
tile_village-square-l = Bief
tile_village-square-m = Marches du fournil
tile_village-square-n = Boulangerie
tile_village-square-o = Potagers
objective_village-square-O1 = Voler les listes de rationnement
objective_village-square-O2 = Libérer l’institutrice

## Viaduc

mission_viaduct = Viaduc
tile_viaduct-a = Portail ouest
tile_viaduct-b = Travée ouest
tile_viaduct-c = Travée est
tile_viaduct-d = Portail est
tile_viaduct-e = Sente
tile_viaduct-f = Pile ouest
tile_viaduct-g = Gravier
tile_viaduct-h = Pile est
tile_viaduct-i = Roseaux
tile_viaduct-j = Guérite
tile_viaduct-k = Rive ouest
tile_viaduct-l = Gué
tile_viaduct-m = Rive est
objective_viaduct-O1 = Faire sauter la pile ouest
objective_viaduct-O2 = Faire sauter la pile est

## Vieille prison

mission_old-prison = Vieille prison
tile_old-prison-a = Coin de la cloche
tile_old-prison-b = Cour d’entrée
tile_old-prison-c = Promenade
tile_old-prison-d = Soute à charbon
tile_old-prison-e = Chemin ouest
tile_old-prison-f = Cellule un
tile_old-prison-g = Cellule deux
tile_old-prison-h = Cellule trois
tile_old-prison-i = Cellule quatre
tile_old-prison-j = Chemin est
tile_old-prison-k = Couloir ouest
tile_old-prison-l = Couloir est
tile_old-prison-m = Égout
tile_old-prison-n = Corps de garde
tile_old-prison-o = Escalier
tile_old-prison-p = Potager
objective_old-prison-O1 = Libérer l’opérateur radio
objective_old-prison-O2 = Libérer l’agente de liaison

## Rampe de lancement

mission_launch-ramp = Rampe de lancement
tile_launch-ramp-a = Poste de relevé
tile_launch-ramp-b = Guidage
tile_launch-ramp-c = Câbles
tile_launch-ramp-d = Remblai
tile_launch-ramp-e = Route bétonnée
tile_launch-ramp-f = Aire bétonnée
tile_launch-ramp-g = Rampe
tile_launch-ramp-h = Pare-souffle
tile_launch-ramp-i = Haie
tile_launch-ramp-j = Abri du Goliath
tile_launch-ramp-k = Sacs de sable
tile_launch-ramp-l = Vanne de vapeur
tile_launch-ramp-m = Verger
tile_launch-ramp-n = Échelle
tile_launch-ramp-o = Compresseurs
objective_launch-ramp-O1 = Effondrer la rampe
objective_launch-ramp-O2 = Saboter les gyroscopes
objective_launch-ramp-O3 = Photographier le compresseur

## Usine souterraine

mission_tunnel-works = Usine souterraine
tile_tunnel-works-a = Puits d’aération
tile_tunnel-works-b = Bureau d’études
tile_tunnel-works-c = Archives
tile_tunnel-works-d = Cage d’ascenseur
tile_tunnel-works-e = Galerie ouest
tile_tunnel-works-f = Hall de montage
tile_tunnel-works-g = Hall d’essais
tile_tunnel-works-h = Galerie est
tile_tunnel-works-i = Puisard
tile_tunnel-works-j = Vestiaire
tile_tunnel-works-k = Ventilateurs
tile_tunnel-works-l = Électricité
tile_tunnel-works-m = Goulotte
objective_tunnel-works-O1 = Faire sauter les bancs de montage
objective_tunnel-works-O2 = Prendre les plans
objective_tunnel-works-O3 = Arrêter les ventilateurs

## Usine chimique

mission_chemical-works = Usine chimique
tile_chemical-works-a = Tuyaux
tile_chemical-works-b = Citernes
tile_chemical-works-c = Pont-bascule
tile_chemical-works-d = Chaufferie
tile_chemical-works-e = Cour aux scories
tile_chemical-works-f = Passerelle
tile_chemical-works-g = Laboratoire
tile_chemical-works-h = Quai du canal
tile_chemical-works-i = Remplissage
tile_chemical-works-j = Fosse
tile_chemical-works-k = Embranchement
tile_chemical-works-l = Bassin
tile_chemical-works-m = Dépôt de fûts
objective_chemical-works-O1 = Prendre la formule
objective_chemical-works-O2 = Faire sauter les cuves
objective_chemical-works-O3 = Vider les citernes

## Opérations

mission_wipe = Coup de torchon
mission_green = Vert
mission_time-pencil = Crayon à retardement
mission_night-ferry = Bac de nuit
mission_double-harness = Double attelage
mission_lantern = Lanterne
mission_blackbird = Merle
mission_quarrel = Querelle
mission_thunder-jar = Jarre à tonnerre

## Règles spéciales des opérations, comme elles sont tamponnées

special_dark-coast = Côte obscure
special_rising-tide = Marée montante
special_gun-crews = Servants des canons
special_thin-garrison = Garnison réduite
special_lines-down = Lignes coupées
special_telephone-exchange = Central téléphonique
special_time-pencils = Crayons à retardement
special_spare-pencils = Crayons de rechange
special_cold-night = Nuit froide
special_one-boat = Un seul bateau
special_sailing-time = Heure du départ
special_two-teams = Deux équipes
special_marked-men = Hommes marqués
special_friends-in-the-woods = Amis dans les bois
special_bloodhounds = Limiers
special_market-day = Jour de marché
special_extra-locks = Serrures en plus
special_borrowed-masks = Masques empruntés
special_night-shift = Équipe de nuit
special_launch-window = Fenêtre de tir
special_rocket-train = Train de fusées
special_goliath-depot = Dépôt de Goliaths
