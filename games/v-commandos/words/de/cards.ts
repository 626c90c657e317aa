import { type ByDo, byDo } from '../../../by-do.ts';
import type { AbilityId } from '../../content/commandos.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { KitId, WeaponId } from '../../content/kit.ts';
import { doorNamed, type TerrainId, terrainNamed, tileNamed } from '../../content/map.ts';
import { doorRef, tileRef } from '../../content/refs.ts';
import {
  type EventEffect,
  type Face,
  type ObjectiveName,
  type OperationSpecial,
  objectiveNumber,
  type SizeName,
  type TerrainSpecial,
} from '../../content/vocabulary.ts';
import { doorTiles, eventName, terrainName, tileName } from './places.ts';

export const ENEMY_NAMES: Readonly<Record<EnemyId, string>> = {
  mp40: 'MP40',
  karabiner: 'Karabiner',
  'masked-mp40': 'MP40 mit Gasmaske',
  'masked-karabiner': 'Karabiner mit Gasmaske',
  pioneer: 'Sturmpionier',
  marked: 'MP40 (markiert)',
  stosstrupp: 'Stoßtrupp',
  officer: 'Deutscher Offizier',
  dog: 'Wachhund',
  paratrooper: 'Fallschirmjäger',
  goliath: 'Goliath',
};

export const KIT_NAMES: Readonly<Record<KitId, string>> = {
  spotted: 'Entdeckt',
  grenade: 'Granate',
  crowbar: 'Brechstange',
  'first-aid': 'Erste Hilfe',
  uniform: 'Uniform',
  tnt: 'TNT',
  bombardment: 'Bombardement',
  mp40: 'MP40',
  stg44: 'StG44',
  mg42: 'MG42',
  airdrop: 'Abwurf',
  binoculars: 'Fernglas',
  smoke: 'Rauchgranate',
  panzerfaust: 'Panzerfaust',
};

export const WEAPON_NAMES: Readonly<Record<WeaponId, string>> = {
  welrod: 'Welrod',
  webley: 'Webley',
  luger: 'Luger',
  longbow: 'Langbogen',
  'de-lisle': 'De Lisle',
  'scoped-rifle': 'Zielfernrohrgewehr',
  sten: 'Sten',
  thompson: 'Thompson',
  'light-mortar': 'Leichter Mörser',
  mp40: 'MP40',
  stg44: 'StG44',
  mg42: 'MG42',
  'nest-gun': 'MG im Nest',
};

export const ABILITY_NAMES: Readonly<Record<AbilityId, string>> = {
  orders: 'Befehle',
  'on-my-heels': 'Mir nach',
  'field-dressing': 'Notverband',
  adrenaline: 'Adrenalin',
  'quick-fuse': 'Schnelle Lunte',
  breacher: 'Türöffner',
  pathfinder: 'Pfadfinder',
  'soft-boots': 'Weiche Sohlen',
  'long-shot': 'Weitschuss',
  'one-breath': 'Ein Atemzug',
  'stand-fast': 'Fester Stand',
  'shoulder-charge': 'Schulterstoß',
  'not-today': 'Heute nicht',
  'ninth-life': 'Neuntes Leben',
  'wedge-work': 'Keilarbeit',
  'cut-wires': 'Gekappte Drähte',
  'good-coordinates': 'Gute Koordinaten',
  'dead-drop': 'Toter Briefkasten',
  'papers-in-order': 'Papiere in Ordnung',
  'careless-talk': 'Loses Mundwerk',
  'both-hands': 'Beide Hände',
  'quiet-work': 'Stille Arbeit',
  'decoded-orders': 'Entschlüsselte Befehle',
  timetable: 'Fahrplan',
  'plunging-fire': 'Steilfeuer',
  'smoke-rounds': 'Rauchgeschosse',
};

/** Was eine Fähigkeit bewirkt. */
export const ABILITY_TEXTS: Readonly<Record<AbilityId, string>> = {
  orders: 'Einmal je Runde, 1 Aktion: Ein anderes Kommando auf diesem oder einem benachbarten Feld bekommt ein [+1].',
  'on-my-heels': 'Einmal je Runde, wenn du gehst: Ein getarntes Kommando auf dem Feld, das du verlässt, darf umsonst mitgehen.',
  'field-dressing': 'Einmal je Runde, 1 Aktion: Entferne 1 Wunde von jemandem am selben Ort, der nicht kritisch ist.',
  adrenaline: 'Deine Erste Hilfe reicht auf ein benachbartes Feld, und wer sie bekommt, bekommt auch ein [+1].',
  'quick-fuse': 'Einmal je Runde bringst du TNT umsonst an.',
  breacher: 'Explodiert dein TNT, öffnen sich verschlossene Türen und eine versperrte Luke des Feldes.',
  pathfinder: 'Sieh am Ende deines Zuges das nächste Ereignis an. Du darfst es unter den Stapel legen.',
  'soft-boots': 'Gehst du für eine Aktion auf ein mittleres Feld ohne Gegner, bleibst du getarnt.',
  'long-shot': 'Dein Zielfernrohrgewehr reicht 2 Felder weit, und MG-Nester schützen nicht davor.',
  'one-breath': '2 Aktionen: Schalte ohne Wurf einen Gegner auf diesem oder einem benachbarten Feld aus.',
  'stand-fast': 'Bist du in dieser Runde noch nicht gegangen, würfelst du mit jeder Schusswaffe 1 Würfel mehr.',
  'shoulder-charge': '1 Aktion: Brich eine verschlossene Tür auf. Der Alarm ertönt.',
  'not-today': 'Einmal je Terrain, wenn deine Zeit um ist: Mit 3 oder mehr bist du wieder auf den Beinen und wirst gesehen.',
  'ninth-life': 'Einmal je Operation, wenn Gas oder eine Explosion dich ausschalten würde: Du bist stattdessen im Untergrund.',
  'wedge-work': 'Deine Barrikaden brechen erst bei 6 statt bei 4.',
  'cut-wires': 'Einmal je Terrain, 1 Aktion am ruhigen Alarm: Er löst beim nächsten Mal nicht aus.',
  'good-coordinates': 'Bei deinen Abwürfen ziehst du 4 Plättchen und legst 1 zurück.',
  'dead-drop': 'Einmal je Terrain, 1 Aktion auf einem Feld draußen ohne Gegner: Zieh 2 Plättchen.',
  'papers-in-order': 'In Uniform wirst du nur bei einer 1 entdeckt.',
  'careless-talk': 'Einmal je Runde, 1 Aktion, getarnt neben einem Gegner: Bestimme, wohin die Gegner gehen.',
  'both-hands': 'Im Nahkampf darfst du zwei Gegner auf einmal ausschalten.',
  'quiet-work': 'Durch „Entdeckt“ wirst du nur gesehen, wenn 2 oder mehr Gegner übrig sind.',
  'decoded-orders': 'Einmal je Runde, wenn hier das Ereignis gezogen wird: Gib ein [+1] aus und zieh ein anderes.',
  timetable: '1 Aktion: Sieh die nächsten 2 Ereignisse an und leg sie in beliebiger Reihenfolge zurück.',
  'plunging-fire': 'Von draußen trifft dein leichter Mörser Felder draußen in 2 oder 3 Schritten Entfernung.',
  'smoke-rounds': 'Dein Rauch reicht auf jedes Feld draußen auf diesem Terrain.',
};

const SIZES: Readonly<Record<SizeName, string>> = { S: 'klein', M: 'mittel', L: 'groß' };
const FIELDS: Readonly<Record<SizeName, string>> = { S: 'kleine Felder', M: 'mittlere Felder', L: 'große Felder' };
const FACES: Readonly<Record<Face, string>> = {
  officer: 'Ein Deutscher Offizier',
  dog: 'Ein Wachhund',
  paratrooper: 'Ein Fallschirmjäger',
  goliath: 'Ein Goliath',
};
/** Ausrüstung im vierten Fall. */
const TAKEN: { readonly [K in KitId]?: string } = { panzerfaust: 'eine Panzerfaust', smoke: 'eine Rauchgranate', airdrop: 'einen Abwurf' };
const taken = (kind: KitId): string => TAKEN[kind] ?? KIT_NAMES[kind];

const EVENT_TEXTS: ByDo<EventEffect, [], string> = {
  nothing: () => 'Nichts geschieht.',
  draws: ({ entrance, by, back }) => {
    const where = { chosen: 'Ein Eingang eurer Wahl', random: 'Ein zufälliger Eingang', all: 'Jeder Eingang' }[entrance];
    return `${where} zieht in dieser Runde ${by === 'none' ? 'nichts' : `${by} mehr`}.${back ? ' Gegner, die davor warten, ziehen ab.' : ''}`;
  },
  'stealth-die': ({ who }) =>
    ({
      'outdoors-in-sight': 'Für jedes getarnte Kommando draußen, das nicht auf einem kleinen Feld steht, fällt ein Tarnwürfel.',
      'indoors-without-enemies': 'Für jedes getarnte Kommando drinnen auf einem Feld ohne Gegner fällt ein Tarnwürfel.',
      'one-near-enemies': 'Für ein getarntes Kommando in der Nähe eines Gegners fällt ein Tarnwürfel.',
    })[who],
  'count-as': ({ size, of, outdoor }) =>
    of === 'chosen'
      ? `Ein Feld eurer Wahl gilt in dieser Runde als ${SIZES[size]}.`
      : `In dieser Runde gelten ${FIELDS[of]}${outdoor ? ' draußen' : ''} als ${SIZES[size]}.`,
  alarm: () => 'Der Alarm ertönt.',
  hush: () => 'Wird niemand gesehen, verstummt der Alarm.',
  'guards-doze': () => 'Wachen werfen in dieser Runde keine Tarnwürfel.',
  'plus-each': () => 'Jedes Kommando hier bekommt ein [+1].',
  'drop-kit': ({ draw }) => `Zieht ${draw} Plättchen und legt sie auf ein Feld draußen ohne Gegner.`,
  'place-kit': ({ kinds }) => `Legt ${kinds.map(taken).join(' oder ')} auf ein Feld draußen ohne Gegner.`,
  'give-kit': ({ kind }) => `Ein Kommando bekommt ${taken(kind)}.`,
  'pass-kit': () => 'Ein Kommando darf einem anderen auf diesem Terrain Ausrüstung geben.',
  trapdoor: ({ to }) => (to === 'open' ? 'Eine versperrte Luke öffnet sich.' : 'Eine offene Luke ist versperrt, wenn eine andere offen bleibt.'),
  'double-time': () => 'Gegner, die der Karte folgen, bewegen sich zweimal.',
  'brew-up': () => 'Wird niemand gesehen, bewegen sich die Gegner nicht.',
  special: ({ face }) => `${FACES[face]} kommt an einen zufälligen Eingang.`,
  leak: () => 'Das Fass, das einem Gegner am nächsten ist, platzt.',
  'heal-one': () => 'Ein Kommando entfernt eine Wunde.',
  'no-noise': () => 'Schüsse und Explosionen lösen in dieser Runde keinen Alarm aus.',
  'smoke-drifts': () => 'Ein Rauchmarker treibt ein Feld mit dem Wind.',
  'goliath-drill': () => 'Die Goliaths hier sind aktiv; gibt es keinen, kommt einer an einen zufälligen Eingang.',
  'gas-drill': () => 'Alle Gegner hier tragen in dieser Runde Gasmasken.',
  inspection: () => 'Jedes unbewachte Einsatzziel bekommt eine Wache.',
  countdown: () => 'Das Einsatzziel, das euch am nächsten ist, bekommt einen Gegner.',
};

/** Was auf einer Ereigniskarte steht, aus ihren Daten. */
export function eventText(effect: EventEffect): string {
  return byDo(EVENT_TEXTS, effect);
}

const terrain = (id: string): string => terrainName(terrainNamed(id).id);
/** Buchstaben sind für die Daten: Menschen lesen die Namen auf der Karte. */
const tile = (on: string, letter: string): string => tileName(tileRef(terrainNamed(on), tileNamed(terrainNamed(on), letter)));
const both = (on: string, letters: readonly string[]): string => letters.map((letter) => tile(on, letter)).join(' und ');
function door(on: string, name: string): string {
  const map = terrainNamed(on);
  return doorTiles(doorRef(map, doorNamed(map, name))).join(' und ');
}
/** Auf der Karte sind Einsatzziele nummeriert. */
const aim = (objective: ObjectiveName): string => `Einsatzziel ${objectiveNumber(objective) + 1}`;

const SPECIAL_TEXTS: ByDo<OperationSpecial, [], string> = {
  'thin-garrison': () => 'In geteilten Spalten wird von jedem Terrain nur der erste Eingang verwendet.',
  'quiet-events': ({ events, terrains }) =>
    `${terrains.map(terrain).join(' und ')}: Diese Ereignisse haben keine Wirkung: ${events.map(eventName).join(', ')}.`,
  tide: ({ terrain: on, turn, blocks, opens }) =>
    `Am Ende von Runde ${turn} wird die Luke auf ${tile(on, blocks)} versperrt, und die auf ${tile(on, opens)} öffnet sich.`,
  'more-enemies': ({ terrain: where, tiles }) => `${terrain(where)}: Auf ${both(where, tiles)} beginnt je ein MP40 mehr.`,
  'lines-down': () => 'Ein abgeschlossenes Terrain zieht auch bei Alarm nur 1 Plättchen.',
  'linked-alarms': () => 'Ertönt der Alarm auf einem Terrain, ertönt er auch auf dem anderen.',
  timers: ({ turns }) => `TNT explodiert von selbst nach ${turns} Endphasen, und nur so.`,
  kit: ({ terrain: on, kit }) => `${terrain(on)}, mehr Ausrüstung: ${kit.map(([at, kind]) => `${KIT_NAMES[kind]} auf ${tile(on, at)}`).join(', ')}.`,
  'cold-timers': () => 'Bei einer 1 oder 2 braucht ein Zeitzünder eine Runde länger.',
  'one-way-down': ({ terrain: on, tile: at }) => `Nur die Luke auf ${tile(on, at)} führt hinunter.`,
  deadline: ({ terrain: on, turn, objective }) =>
    `${terrain(on)}: ${objective === undefined ? 'Alles' : aim(objective)} muss bis zum Ende von Runde ${turn} geschafft sein.`,
  'two-teams': () => 'Alle folgen dem Pfeil des Terrains, das sie verlassen haben.',
  'wounded-replacements': () => 'Wer als Ersatz kommt, beginnt mit einer Wunde.',
  'trapdoor-open': ({ terrain: on, tile: at }) => `Die Luke auf ${tile(on, at)} ist von Anfang an offen.`,
  'kit-for-freed': ({ terrain: on, tile: at, kind }) => `Für jeden Befreiten liegt ${KIT_NAMES[kind]} auf ${tile(on, at)}.`,
  bloodhounds: () => 'Wachhunde finden euch bei 1 bis 3.',
  'door-locked': ({ terrain: on, door: name }) => `Die Tür zwischen ${door(on, name)} ist am Anfang verschlossen.`,
  'no-keys': () => 'Niemand hat die Schlüssel.',
  masks: () => 'Wer hier lebend herauskommt, hat von da an eine Gasmaske.',
  barrels: ({ terrain: on, tiles }) => `Auf ${both(on, tiles)} stehen Gasfässer.`,
  'goliath-at-nest': () => 'Ein Goliath beginnt neben seinem Nest.',
};

export function specialText(rule: OperationSpecial): string {
  return byDo(SPECIAL_TEXTS, rule);
}

const TERRAIN_TEXTS: ByDo<TerrainSpecial, [on: TerrainId], string> = {
  'quiet-events': (_, { once, events }) => `Ist ${aim(once)} erfüllt, hat ${events.map(eventName).join(', ')} hier keine Wirkung.`,
  'also-completes': (on, { tile: at, objective }) => `Auch eine Explosion auf ${tile(on, at)} erfüllt ${aim(objective)}.`,
  'fewer-draws': (_, { entrance, once }) => `Ist ${aim(once)} erfüllt, zieht ${entrance} 1 Plättchen weniger.`,
  keys: (on, { doors }) => `Schaltet den Gegner aus, der am Alarm beginnt, und diese Türen öffnen sich: ${doors.map((name) => door(on, name)).join('; ')}.`,
  draughts: (_, { until }) => `Bis ${aim(until)} erfüllt ist, zieht Gas auch auf benachbarte Felder.`,
  'drains-barrel': (on, { tile: at, once }) => `Ist ${aim(once)} erfüllt, ist das Fass auf ${tile(on, at)} weg.`,
};

export function terrainText(rule: TerrainSpecial, on: TerrainId): string {
  return byDo(TERRAIN_TEXTS, rule, on);
}
