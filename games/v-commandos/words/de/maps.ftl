### Die Karten: Terrains, ihre Felder und Einsatzziele.


## Leuchtturm

mission_lighthouse = Leuchtturm
tile_lighthouse-a = Nordklippen
tile_lighthouse-b = Wegende
tile_lighthouse-c = Generatorhaus
tile_lighthouse-d = Ufermauer
tile_lighthouse-e = Hof
tile_lighthouse-f = Turmtreppe
tile_lighthouse-g = Tor
tile_lighthouse-h = Lampenraum
tile_lighthouse-i = Stufen
tile_lighthouse-j = Garten
tile_lighthouse-k = Brennstofflager
tile_lighthouse-l = Häuschen
tile_lighthouse-m = Weg zum Anleger
tile_lighthouse-n = Anleger
objective_lighthouse-O1 = Tauscht die Codescheiben der Lampe
objective_lighthouse-O2 = Zerstört den Generator

## Wasserturm

mission_water-tower = Wasserturm
tile_water-tower-a = Heckenecke
tile_water-tower-b = Feldweg
tile_water-tower-c = Zauntritt
tile_water-tower-d = Graben
tile_water-tower-e = Turmwiese
tile_water-tower-f = Pumpenhaus
tile_water-tower-g = Brennnesseln
tile_water-tower-h = Ventilraum
tile_water-tower-i = Durchlass
tile_water-tower-j = Hofweg
tile_water-tower-k = Obstgarten
objective_water-tower-O1 = Sprengt den Turm
objective_water-tower-O2 = Schließt das Hauptventil

## Waldstraße

mission_forest-road = Waldstraße
tile_forest-road-a = Kiefern
tile_forest-road-b = Farnhang
tile_forest-road-c = Gestürzte Eiche
tile_forest-road-d = Telefonmast
tile_forest-road-e = Brombeeren
tile_forest-road-f = Grenzstein
tile_forest-road-g = Westkurve
tile_forest-road-h = Kreuzung
tile_forest-road-i = Ostkurve
tile_forest-road-j = Dachsbau
tile_forest-road-k = Köhlerhütte
tile_forest-road-l = Bach
tile_forest-road-m = Holzstoß
tile_forest-road-n = Birken
tile_forest-road-o = Fuchsbau
objective_forest-road-O1 = Leert den angehaltenen Stabswagen
objective_forest-road-O2 = Sprengt den Durchlass

## Küstenbatterie

mission_coastal-battery = Küstenbatterie
tile_coastal-battery-a = Kasematte Eins
tile_coastal-battery-b = Laufgraben
tile_coastal-battery-c = Granatenlager
tile_coastal-battery-d = Kasematte Zwei
tile_coastal-battery-e = Westdraht
tile_coastal-battery-f = Appellplatz
tile_coastal-battery-g = Geschützgraben
tile_coastal-battery-h = Magazin
tile_coastal-battery-i = Kartenraum
tile_coastal-battery-j = Aufzug
tile_coastal-battery-k = Ostdraht
tile_coastal-battery-l = Rinne
tile_coastal-battery-m = Unterstand
tile_coastal-battery-n = Küchenhof
tile_coastal-battery-o = Latrine
tile_coastal-battery-p = Strandweg
tile_coastal-battery-q = Wachstube
tile_coastal-battery-r = Kaserne
tile_coastal-battery-s = Klippentreppe
objective_coastal-battery-O1 = Macht Geschütz Eins unbrauchbar
objective_coastal-battery-O2 = Macht Geschütz Zwei unbrauchbar
objective_coastal-battery-O3 = Fotografiert die Schusstafeln

## Rangierbahnhof

mission_railway-yard = Rangierbahnhof
tile_railway-yard-a = Kohlenhaufen
tile_railway-yard-b = Nordgleis
tile_railway-yard-c = Gütergleis
tile_railway-yard-d = Stellwerk
tile_railway-yard-e = Lokschuppen
tile_railway-yard-f = Drehscheibe
tile_railway-yard-g = Werkzeugkisten
tile_railway-yard-h = Wasserkran
tile_railway-yard-i = Westweiche
tile_railway-yard-j = Gleis nach Norden
tile_railway-yard-k = Gleis nach Süden
tile_railway-yard-l = Prellbock
tile_railway-yard-m = Lampenkammer
tile_railway-yard-n = Laderampe
tile_railway-yard-o = Karren
tile_railway-yard-p = Dienstzimmer
objective_railway-yard-O1 = Zerstört die Lokomotive
objective_railway-yard-O2 = Blockiert die Signalhebel
objective_railway-yard-O3 = Stehlt die Frachtbriefe

## Feldflugplatz

mission_field-airstrip = Feldflugplatz
tile_field-airstrip-a = Hangar
tile_field-airstrip-b = Ölfässer
tile_field-airstrip-c = Werkstatt
tile_field-airstrip-d = Bombenlager
tile_field-airstrip-e = Windsack
tile_field-airstrip-f = Westpiste
tile_field-airstrip-g = Ostpiste
tile_field-airstrip-h = Umzäunung
tile_field-airstrip-i = Lücke im Draht
tile_field-airstrip-j = Splitterschutz
tile_field-airstrip-k = Rübenfeld
tile_field-airstrip-l = Zelte
tile_field-airstrip-m = Deckungsgraben
tile_field-airstrip-n = Leitbaracke
objective_field-airstrip-O1 = Sprengt die abgestellten Bomber
objective_field-airstrip-O2 = Sprengt die Werkstatt
objective_field-airstrip-O3 = Zerschlagt das Funkgerät

## Herrenhaus

mission_manor-house = Herrenhaus
tile_manor-house-a = Eibenhecke
tile_manor-house-b = Auffahrt
tile_manor-house-c = Stallhof
tile_manor-house-d = Rosengarten
tile_manor-house-e = Bibliothek
tile_manor-house-f = Große Halle
tile_manor-house-g = Terrasse
tile_manor-house-h = Arbeitszimmer
tile_manor-house-i = Tresorraum
tile_manor-house-j = Komposthaufen
tile_manor-house-k = Küche
tile_manor-house-l = Spülküche
tile_manor-house-m = Pförtnerhaus
objective_manor-house-O1 = Bringt den General zum Schweigen
objective_manor-house-O2 = Tragt die Chiffriermaschine fort
objective_manor-house-O3 = Fotografiert die Wandkarte

## Hafenkai

mission_harbour-quay = Hafenkai
tile_harbour-quay-a = Netzbodentreppe
tile_harbour-quay-b = Lagerhaus
tile_harbour-quay-c = Kisten
tile_harbour-quay-d = Helling
tile_harbour-quay-e = Seetreppe
tile_harbour-quay-f = Westkai
tile_harbour-quay-g = Krankai
tile_harbour-quay-h = Bootsschuppen
tile_harbour-quay-i = Poller
tile_harbour-quay-j = Seilerbahn
tile_harbour-quay-k = Heringsfässer
tile_harbour-quay-l = Winde
tile_harbour-quay-m = Wellenbrecher
tile_harbour-quay-n = Hafenamt
tile_harbour-quay-o = Zolltor
tile_harbour-quay-p = Pier
tile_harbour-quay-q = Ruderboot
objective_harbour-quay-O1 = Versenkt das Motorboot in seinem Schuppen
objective_harbour-quay-O2 = Nehmt die Minenkarten mit
objective_harbour-quay-O3 = Fotografiert die Torpedoschienen

## Dorfplatz

mission_village-square = Dorfplatz
tile_village-square-a = Kirchhof
tile_village-square-b = Rathaus
tile_village-square-c = Café
tile_village-square-d = Fahrradständer
tile_village-square-e = Krypta
tile_village-square-f = Platz
tile_village-square-g = Schule
tile_village-square-h = Poststraße
tile_village-square-i = Waschhaus
tile_village-square-j = Marktgasse
tile_village-square-k = Schmiede
tile_village-square-l = Mühlgraben
tile_village-square-m = Backhaustreppe
tile_village-square-n = Bäckerei
tile_village-square-o = Schrebergärten
objective_village-square-O1 = Stehlt die Lebensmittellisten
objective_village-square-O2 = Befreit die Lehrerin

## Viadukt

mission_viaduct = Viadukt
tile_viaduct-a = Westportal
tile_viaduct-b = Westbogen
tile_viaduct-c = Ostbogen
tile_viaduct-d = Ostportal
tile_viaduct-e = Ziegenpfad
tile_viaduct-f = Westpfeiler
tile_viaduct-g = Kiesbank
tile_viaduct-h = Ostpfeiler
tile_viaduct-i = Schilf
tile_viaduct-j = Schilderhaus
tile_viaduct-k = Westufer
tile_viaduct-l = Furt
tile_viaduct-m = Ostufer
objective_viaduct-O1 = Sprengt den Westpfeiler
objective_viaduct-O2 = Sprengt den Ostpfeiler

## Altes Gefängnis

mission_old-prison = Altes Gefängnis
tile_old-prison-a = Glockenecke
tile_old-prison-b = Torhof
tile_old-prison-c = Freihof
tile_old-prison-d = Kohlenrutsche
tile_old-prison-e = Westgang
tile_old-prison-f = Zelle Eins
tile_old-prison-g = Zelle Zwei
tile_old-prison-h = Zelle Drei
tile_old-prison-i = Zelle Vier
tile_old-prison-j = Ostgang
tile_old-prison-k = Westflur
tile_old-prison-l = Ostflur
tile_old-prison-m = Abfluss
tile_old-prison-n = Wachstube
tile_old-prison-o = Treppe
tile_old-prison-p = Küchengarten
objective_old-prison-O1 = Befreit den Funker
objective_old-prison-O2 = Befreit die Kurierin

## Startrampe

mission_launch-ramp = Startrampe
tile_launch-ramp-a = Messpunkt
tile_launch-ramp-b = Leitbunker
tile_launch-ramp-c = Kabelgraben
tile_launch-ramp-d = Abraumhalde
tile_launch-ramp-e = Betonstraße
tile_launch-ramp-f = Vorfeld
tile_launch-ramp-g = Rampe
tile_launch-ramp-h = Schutzwand
tile_launch-ramp-i = Heckenreihe
tile_launch-ramp-j = Goliath-Stand
tile_launch-ramp-k = Sandsäcke
tile_launch-ramp-l = Dampfventil
tile_launch-ramp-m = Obstgarten
tile_launch-ramp-n = Leiter
tile_launch-ramp-o = Kompressorhalle
objective_launch-ramp-O1 = Bringt die Rampe zum Einsturz
objective_launch-ramp-O2 = Verderbt die Kreisel
objective_launch-ramp-O3 = Fotografiert den Kompressor

## Stollenwerk

mission_tunnel-works = Stollenwerk
tile_tunnel-works-a = Luftschacht
tile_tunnel-works-b = Zeichenbüro
tile_tunnel-works-c = Archiv
tile_tunnel-works-d = Aufzugschacht
tile_tunnel-works-e = Weststollen
tile_tunnel-works-f = Montagehalle
tile_tunnel-works-g = Prüfhalle
tile_tunnel-works-h = Oststollen
tile_tunnel-works-i = Pumpensumpf
tile_tunnel-works-j = Umkleide
tile_tunnel-works-k = Lüfterraum
tile_tunnel-works-l = Schaltraum
tile_tunnel-works-m = Erzrutsche
objective_tunnel-works-O1 = Sprengt die Montagevorrichtungen
objective_tunnel-works-O2 = Nehmt die Baupläne mit
objective_tunnel-works-O3 = Haltet die Lüfter an

## Chemiewerk

mission_chemical-works = Chemiewerk
tile_chemical-works-a = Rohrgestell
tile_chemical-works-b = Tankhaus
tile_chemical-works-c = Brückenwaage
tile_chemical-works-d = Kesseltreppe
tile_chemical-works-e = Schlackenhof
tile_chemical-works-f = Rohrbrücke
tile_chemical-works-g = Labor
tile_chemical-works-h = Kanalkai
tile_chemical-works-i = Abfüllhalle
tile_chemical-works-j = Ventilgrube
tile_chemical-works-k = Gleisanschluss
tile_chemical-works-l = Klärrinne
tile_chemical-works-m = Fasslager
objective_chemical-works-O1 = Nehmt die Formel mit
objective_chemical-works-O2 = Sprengt die Kessel
objective_chemical-works-O3 = Lasst die Tanks ab

## Operationen

mission_wipe = Kehraus
mission_green = Grün
mission_time-pencil = Zeitzünder
mission_night-ferry = Nachtfähre
mission_double-harness = Doppelgespann
mission_lantern = Laterne
mission_blackbird = Amsel
mission_quarrel = Zwist
mission_thunder-jar = Donnerbüchse

## Sonderregeln der Operationen, wie sie gestempelt sind

special_dark-coast = Dunkle Küste
special_rising-tide = Steigende Flut
special_gun-crews = Geschützbedienung
special_thin-garrison = Dünne Besatzung
special_lines-down = Leitungen tot
special_telephone-exchange = Fernsprechvermittlung
special_time-pencils = Zeitzünder
special_spare-pencils = Zünder in Reserve
special_cold-night = Kalte Nacht
special_one-boat = Ein Boot
special_sailing-time = Auslaufzeit
special_two-teams = Zwei Trupps
special_marked-men = Gezeichnete
special_friends-in-the-woods = Freunde im Wald
special_bloodhounds = Spürhunde
special_market-day = Markttag
special_extra-locks = Zusätzliche Schlösser
special_borrowed-masks = Geliehene Masken
special_night-shift = Nachtschicht
special_launch-window = Startfenster
special_rocket-train = Raketenzug
special_goliath-depot = Goliath-Depot
