import { at } from '#kernel';
import type { CommandoId } from '../../content/commandos.ts';
import type { EventId } from '../../content/events.ts';
import { isTerrainId, type TerrainId } from '../../content/map.ts';
import {
  type DoorRef,
  type EntranceRef,
  findEntrance,
  findObjective,
  findTile,
  type ObjectiveRef,
  type TileRef,
  tileOfEntrance,
  tilesOfDoor,
} from '../../content/refs.ts';
import type { View } from '../../view.ts';
import { cardName as englishCard, entranceName } from '../places.ts';
import { MAPS } from './maps.ts';

const COMMANDOS: Readonly<Record<CommandoId, string>> = {
  officer: 'Offizier',
  medic: 'Sanitäter',
  sapper: 'Sprengmeister',
  scout: 'Kundschafter',
  sniper: 'Scharfschütze',
  bruno: 'Sergeant Bruno',
  'death-cheater': 'Todesbezwinger',
  saboteur: 'Saboteur',
  'soe-agent': 'SOE-Agent',
  spy: 'Spion',
  'jamie-finnlock': 'Jamie Finnlock',
  butcher: 'Schlachter',
  'intel-officer': 'Nachrichtenoffizier',
  'mortar-gunner': 'Mörserschütze',
  'vf-intel-officer': 'VF-Nachrichtenoffizier',
  anneke: 'Anneke',
};

const EVENTS: Readonly<Record<EventId, string>> = {
  'all-quiet': 'Alles ruhig',
  'change-of-guard': 'Wachwechsel',
  'extra-patrol': 'Zusatzstreife',
  'lorry-load': 'Volle Lastwagen',
  searchlight: 'Suchscheinwerfer',
  'snapped-twig': 'Knackender Zweig',
  moonless: 'Mondlose Nacht',
  'ground-mist': 'Bodennebel',
  'false-alarm': 'Fehlalarm',
  'fuse-blown': 'Durchgebrannte Sicherung',
  'dozing-sentries': 'Dösende Posten',
  'second-wind': 'Neue Kraft',
  'dropped-kit': 'Verlorenes Gepäck',
  'old-drain': 'Alter Abfluss',
  rubble: 'Geröll',
  'double-time': 'Laufschritt',
  'brew-up': 'Teepause',
  informer: 'Bewegter Vorhang',
  'dog-patrol': 'Hundestreife',
  'radio-london': 'Persönliche Nachrichten',
  'maquis-diversion': 'Ablenkung',
  curfew: 'Ausgangssperre',
  'bicycle-courier': 'Fahrradkurier',
  'staff-car': 'Stabswagen',
  'leaking-barrel': 'Leckes Fass',
  'good-neighbours': 'Gute Nachbarn',
  'railway-strike': 'Streik!',
  'test-firing': 'Probeschießen',
  'wind-change': 'Windwechsel',
  'goliath-drill': 'Goliath-Übung',
  'para-alert': 'Sprungalarm',
  'gas-drill': 'Gasalarmübung',
  'crate-of-rockets': 'Offene Kiste',
  'steam-leak': 'Dampfaustritt',
  inspection: 'Inspektion',
  countdown: 'Countdown',
};

/** Die Sonderregeln der Operationen, nach ihren gedruckten Namen. */
const SPECIALS: Readonly<Record<string, string>> = {
  'Dark Coast': 'Dunkle Küste',
  'Rising Tide': 'Steigende Flut',
  'Gun Crews': 'Geschützbedienung',
  'Thin Garrison': 'Dünne Besatzung',
  'Lines Down': 'Leitungen tot',
  'Telephone Exchange': 'Fernsprechvermittlung',
  'Time Pencils': 'Zeitzünder',
  'Spare Pencils': 'Zünder in Reserve',
  'Cold Night': 'Kalte Nacht',
  'One Boat': 'Ein Boot',
  'Sailing Time': 'Auslaufzeit',
  'Two Teams': 'Zwei Trupps',
  'Marked Men': 'Gezeichnete',
  'Friends in the Woods': 'Freunde im Wald',
  Bloodhounds: 'Spürhunde',
  'Market Day': 'Markttag',
  'Extra Locks': 'Zusätzliche Schlösser',
  'Borrowed Masks': 'Geliehene Masken',
  'Launch Window': 'Startfenster',
  'Night Shift': 'Nachtschicht',
  'Rocket Train': 'Raketenzug',
  'Goliath Depot': 'Goliath-Depot',
};

/** Der Name eines Feldes allein. */
export function tileLabel(ref: TileRef): string {
  const { terrain, number } = findTile(ref);
  return at(MAPS[terrain.id].tiles, number);
}

/** Ein Feld im Satz: Feld „Garten“. */
export function tileName(ref: TileRef): string {
  return `Feld „${tileLabel(ref)}“`;
}

export function terrainName(id: TerrainId): string {
  return MAPS[id].name;
}

/** Die beiden Felder einer Tür. */
export const doorTiles = (ref: DoorRef): readonly string[] => tilesOfDoor(ref).map((tile) => `„${tileLabel(tile)}“`);

/** Das Feld hinter einem Eingang. */
export const entranceTile = (ref: EntranceRef): string => tileName(tileOfEntrance(ref));

/** Ein Eingang, mit seinem Terrain, wenn es mehrere gibt: Jedes hat ein E1. */
export function entranceIn({ terrains }: View, ref: EntranceRef): string {
  return terrains.length > 1 ? `${terrainName(findEntrance(ref).terrain.id)} ${entranceName(ref)}` : entranceName(ref);
}

/** Was ein Einsatzziel verlangt. */
export function objectiveSays(ref: ObjectiveRef): string {
  const { terrain, number } = findObjective(ref);
  return at(MAPS[terrain.id].objectives, number);
}

export function commandoName(id: CommandoId): string {
  return COMMANDOS[id];
}

export function eventName(id: EventId): string {
  return EVENTS[id];
}

export function specialName(name: string): string {
  return SPECIALS[name] ?? name;
}

/** Terrains heißen auf Deutsch anders; Operationen haben Decknamen, die bleiben. */
export function cardName(id: string): string {
  return isTerrainId(id) ? terrainName(id) : englishCard(id);
}
