import type { TerrainId } from '../../content/map.ts';

interface Names {
  readonly name: string;
  /** Die Felder in der Reihenfolge ihrer Buchstaben. */
  readonly tiles: readonly string[];
  readonly objectives: readonly string[];
}

/** Terrains, ihre Felder und Einsatzziele auf Deutsch. */
export const MAPS: Readonly<Record<TerrainId, Names>> = {
  lighthouse: {
    name: 'Leuchtturm',
    tiles: [
      ...['Nordklippen', 'Wegende', 'Generatorhaus', 'Ufermauer', 'Hof', 'Turmtreppe', 'Tor', 'Lampenraum', 'Stufen', 'Garten', 'Brennstofflager', 'Häuschen'],
      ...['Weg zum Anleger', 'Anleger'],
    ],
    objectives: ['Tauscht die Codescheiben der Lampe', 'Zerstört den Generator'],
  },
  'water-tower': {
    name: 'Wasserturm',
    tiles: ['Heckenecke', 'Feldweg', 'Zauntritt', 'Graben', 'Turmwiese', 'Pumpenhaus', 'Brennnesseln', 'Ventilraum', 'Durchlass', 'Hofweg', 'Obstgarten'],
    objectives: ['Sprengt den Turm', 'Schließt das Hauptventil'],
  },
  'forest-road': {
    name: 'Waldstraße',
    tiles: [
      ...['Kiefern', 'Farnhang', 'Gestürzte Eiche', 'Telefonmast', 'Brombeeren', 'Grenzstein', 'Westkurve', 'Kreuzung', 'Ostkurve', 'Dachsbau', 'Köhlerhütte'],
      ...['Bach', 'Holzstoß', 'Birken', 'Fuchsbau'],
    ],
    objectives: ['Leert den angehaltenen Stabswagen', 'Sprengt den Durchlass'],
  },
  'coastal-battery': {
    name: 'Küstenbatterie',
    tiles: [
      ...['Kasematte Eins', 'Laufgraben', 'Granatenlager', 'Kasematte Zwei', 'Westdraht', 'Appellplatz', 'Geschützgraben', 'Magazin', 'Kartenraum', 'Aufzug'],
      ...['Ostdraht', 'Rinne', 'Unterstand', 'Küchenhof', 'Latrine', 'Strandweg', 'Wachstube', 'Kaserne', 'Klippentreppe'],
    ],
    objectives: ['Macht Geschütz Eins unbrauchbar', 'Macht Geschütz Zwei unbrauchbar', 'Fotografiert die Schusstafeln'],
  },
  'railway-yard': {
    name: 'Rangierbahnhof',
    tiles: [
      ...[
        'Kohlenhaufen',
        'Nordgleis',
        'Gütergleis',
        'Stellwerk',
        'Lokschuppen',
        'Drehscheibe',
        'Werkzeugkisten',
        'Wasserkran',
        'Westweiche',
        'Gleis nach Norden',
      ],
      ...['Gleis nach Süden', 'Prellbock', 'Lampenkammer', 'Laderampe', 'Karren', 'Dienstzimmer'],
    ],
    objectives: ['Zerstört die Lokomotive', 'Blockiert die Signalhebel', 'Stehlt die Frachtbriefe'],
  },
  'field-airstrip': {
    name: 'Feldflugplatz',
    tiles: [
      ...['Hangar', 'Ölfässer', 'Werkstatt', 'Bombenlager', 'Windsack', 'Westpiste', 'Ostpiste', 'Umzäunung', 'Lücke im Draht', 'Splitterschutz', 'Rübenfeld'],
      ...['Zelte', 'Deckungsgraben', 'Leitbaracke'],
    ],
    objectives: ['Sprengt die abgestellten Bomber', 'Sprengt die Werkstatt', 'Zerschlagt das Funkgerät'],
  },
  'manor-house': {
    name: 'Herrenhaus',
    tiles: [
      ...[
        'Eibenhecke',
        'Auffahrt',
        'Stallhof',
        'Rosengarten',
        'Bibliothek',
        'Große Halle',
        'Terrasse',
        'Arbeitszimmer',
        'Tresorraum',
        'Komposthaufen',
        'Küche',
      ],
      ...['Spülküche', 'Pförtnerhaus'],
    ],
    objectives: ['Bringt den General zum Schweigen', 'Tragt die Chiffriermaschine fort', 'Fotografiert die Wandkarte'],
  },
  'harbour-quay': {
    name: 'Hafenkai',
    tiles: [
      ...[
        'Netzbodentreppe',
        'Lagerhaus',
        'Kisten',
        'Helling',
        'Seetreppe',
        'Westkai',
        'Krankai',
        'Bootsschuppen',
        'Poller',
        'Seilerbahn',
        'Heringsfässer',
        'Winde',
      ],
      ...['Wellenbrecher', 'Hafenamt', 'Zolltor', 'Pier', 'Ruderboot'],
    ],
    objectives: ['Versenkt das Motorboot in seinem Schuppen', 'Nehmt die Minenkarten mit', 'Fotografiert die Torpedoschienen'],
  },
  'village-square': {
    name: 'Dorfplatz',
    tiles: [
      ...['Kirchhof', 'Rathaus', 'Café', 'Fahrradständer', 'Krypta', 'Platz', 'Schule', 'Poststraße', 'Waschhaus', 'Marktgasse', 'Schmiede', 'Mühlgraben'],
      ...['Backhaustreppe', 'Bäckerei', 'Schrebergärten'],
    ],
    objectives: ['Stehlt die Lebensmittellisten', 'Befreit die Lehrerin'],
  },
  viaduct: {
    name: 'Viadukt',
    tiles: [
      ...[
        'Westportal',
        'Westbogen',
        'Ostbogen',
        'Ostportal',
        'Ziegenpfad',
        'Westpfeiler',
        'Kiesbank',
        'Ostpfeiler',
        'Schilf',
        'Schilderhaus',
        'Westufer',
        'Furt',
      ],
      ...['Ostufer'],
    ],
    objectives: ['Sprengt den Westpfeiler', 'Sprengt den Ostpfeiler'],
  },
  'old-prison': {
    name: 'Altes Gefängnis',
    tiles: [
      ...[
        'Glockenecke',
        'Torhof',
        'Freihof',
        'Kohlenrutsche',
        'Westgang',
        'Zelle Eins',
        'Zelle Zwei',
        'Zelle Drei',
        'Zelle Vier',
        'Ostgang',
        'Westflur',
        'Ostflur',
      ],
      ...['Abfluss', 'Wachstube', 'Treppe', 'Küchengarten'],
    ],
    objectives: ['Befreit den Funker', 'Befreit die Kurierin'],
  },
  'launch-ramp': {
    name: 'Startrampe',
    tiles: [
      ...[
        'Messpunkt',
        'Leitbunker',
        'Kabelgraben',
        'Abraumhalde',
        'Betonstraße',
        'Vorfeld',
        'Rampe',
        'Schutzwand',
        'Heckenreihe',
        'Goliath-Stand',
        'Sandsäcke',
      ],
      ...['Dampfventil', 'Obstgarten', 'Leiter', 'Kompressorhalle'],
    ],
    objectives: ['Bringt die Rampe zum Einsturz', 'Verderbt die Kreisel', 'Fotografiert den Kompressor'],
  },
  'tunnel-works': {
    name: 'Stollenwerk',
    tiles: [
      ...[
        'Luftschacht',
        'Zeichenbüro',
        'Archiv',
        'Aufzugschacht',
        'Weststollen',
        'Montagehalle',
        'Prüfhalle',
        'Oststollen',
        'Pumpensumpf',
        'Umkleide',
        'Lüfterraum',
      ],
      ...['Schaltraum', 'Erzrutsche'],
    ],
    objectives: ['Sprengt die Montagevorrichtungen', 'Nehmt die Baupläne mit', 'Haltet die Lüfter an'],
  },
  'chemical-works': {
    name: 'Chemiewerk',
    tiles: [
      ...[
        'Rohrgestell',
        'Tankhaus',
        'Brückenwaage',
        'Kesseltreppe',
        'Schlackenhof',
        'Rohrbrücke',
        'Labor',
        'Kanalkai',
        'Abfüllhalle',
        'Ventilgrube',
        'Gleisanschluss',
      ],
      ...['Klärrinne', 'Fasslager'],
    ],
    objectives: ['Nehmt die Formel mit', 'Sprengt die Kessel', 'Lasst die Tanks ab'],
  },
};
