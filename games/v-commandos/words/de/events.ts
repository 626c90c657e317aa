import type { Names, Words } from '../../../words.ts';
import { type CommandoId, commandoAt, commandoNamed } from '../../content/commandos.ts';
import { effectOf, eventNamed } from '../../content/events.ts';
import type { TerrainId } from '../../content/map.ts';
import type { EntranceRef, ObjectiveRef } from '../../content/refs.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { objectiveData } from '../places.ts';
import { ABILITY_NAMES, ENEMY_NAMES, eventText, KIT_NAMES, WEAPON_NAMES } from './cards.ts';
import { capital, enemyCounts, enemyList, kitList, list, SIDES, some, thing, thingTaken, victimName } from './phrases.ts';
import { doorTiles, entranceIn, entranceTile, eventName, commandoName as name, objectiveSays, terrainName, tileName } from './places.ts';

const DOORS = { shot: 'aufgeschossen', crowbar: 'aufgebrochen', charge: 'aufgerammt', keys: 'aufgeschlossen', blast: 'aufgesprengt' } as const;
const STEPS = { reinforcements: 'Verstärkung der Gegner.', movement: 'Bewegung der Gegner.', fire: 'Beschuss durch die Gegner.' } as const;
const FATES = { wounds: 'erliegt den Wunden', gas: 'stirbt im Gas', explosion: 'stirbt in der Explosion' } as const;
const FAILURES: Readonly<Record<string, string>> = {
  bag: 'Der Gegnerbeutel ist leer. *Der Einsatz ist gescheitert.*',
  eliminated: 'Alle Kommandos sind ausgeschaltet. *Der Einsatz ist gescheitert.*',
  'no replacement': 'Niemand ist mehr da, der übernehmen könnte. *Der Einsatz ist gescheitert.*',
  card: 'Die Zeit ist um. *Der Einsatz ist gescheitert.*',
};

const at = (ref: EntranceRef, view: View): string => `${entranceIn(view, ref)} an ${entranceTile(ref)}`;
const does = (many: readonly unknown[], single: string, plural: string): string => (many.length === 1 ? single : plural);
const hitsOf = (hits: number): string => (hits === 0 ? 'Kein Treffer' : some(hits, 'Treffer', 'Treffer'));
const woundsOf = (wounds: number): string => some(wounds, 'Wunde', 'Wunden');

/** Was die Karte von jemandem im Spiel besonders kann. */
export function abilityOf({ commandos }: View, who: CommandoId): string {
  const side = commandos.find(({ id }) => id === who)?.side === 'B' ? 1 : 0;
  return ABILITY_NAMES[commandoAt(commandoNamed(who)).sides[side].ability];
}

/** Ohne Goliath ist es nichts Neues, dass sie aktiv sind. */
function hasGoliath({ terrains }: View, terrain: TerrainId): boolean {
  return terrains.some(({ id, tiles }) => id === terrain && tiles.some(({ enemies }) => enemies.includes('goliath')));
}

/** Wer ein Kommando führt, wenn er einen Namen hat. */
function leads({ commandos }: View, who: CommandoId, names: Names): string {
  const leader = names[commandos.find(({ id }) => id === who)?.seat ?? -1] ?? '';
  return leader === '' ? '' : `${leader} führt `;
}

const isLed = (ref: ObjectiveRef): boolean => objectiveData(ref).do === 'free';

export const EVENTS_SAY: Words<VCommandos>['events'] = {
  column: ({ terrains }) => `Der Einsatz: *${list(terrains.map(terrainName))}*.`,
  picked: ({ who, side, replaces }, view, names) =>
    `${leads(view, who, names)}*${name(who)}*${leads(view, who, names) === '' ? ` ${replaces ? 'übernimmt' : 'ist dabei'}` : ''}, Seite ${side}: ${abilityOf(view, who)}.`,
  gander: ({ host }) => `Gander geht mit ${name(host)}.`,
  assigned: ({ who, terrain }) => `Einsatzort für ${name(who)}: ${terrainName(terrain)}.`,
  'laid-out': ({ terrain, guards, alarm }) =>
    `${terrainName(terrain)}: ${some(guards, 'Gegner hält', 'Gegner halten')} Wache.${alarm ? ' Bei so vielen Kommandos *ertönt sofort der Alarm*.' : ''}`,
  turn: () => '',
  event: ({ event, direction, idle }) =>
    `*${eventName(event)}*: ${idle ? 'Keine Wirkung hier.' : eventText(effectOf(eventNamed(event)))} ${direction === '?' ? 'Wohin die Gegner gehen, ist noch offen.' : `Die Gegner werden nach ${SIDES[direction]} gehen.`}`,
  reshuffled: ({ cards }) => `Der Ereignisstapel ist leer: ${some(cards, 'Karte wird', 'Karten werden')} neu gemischt.`,
  'entrance-chosen': ({ entrance, by }, view) => `${at(entrance, view)} zieht in dieser Runde ${by === 'none' ? 'nichts' : `${by} mehr`}.`,
  'tile-chosen': ({ tile }) => `Die Karte betrifft ${tileName(tile)}.`,
  'special-comes': ({ enemy, entrance }, view) => `*${ENEMY_NAMES[enemy]}* kommt an ${at(entrance, view)}.`,
  'waiting-leave': ({ entrance, enemies }, view) => `${some(enemies, 'Gegner zieht', 'Gegner ziehen')} von ${at(entrance, view)} ab.`,
  'smoke-moves': ({ from, to }) => `Rauch treibt von ${tileName(from)} auf ${tileName(to)}.`,
  'kit-drawn': ({ kit }) => (kit.length === 0 ? 'Es ist kein Plättchen mehr da.' : `Gezogen: ${kitList(kit)}.`),
  'kit-lands': ({ tile, kit }) => (kit.length === 0 ? 'Es wird nichts gefunden.' : `Auf ${tileName(tile)}: ${kitList(kit)}.`),
  'kit-given': ({ who, kit }) => `${name(who)} bekommt ${kit.length === 0 ? 'nichts' : kitList(kit)}.`,
  activates: ({ who }) => `${name(who)} ist am Zug.`,
  ends: () => '',
  moves: ({ who, up, to, careful, visible }) =>
    `${name(who)} ${up ? `${careful ? 'schleicht' : 'kommt'} herauf auf` : careful ? 'schleicht auf' : 'geht auf'} ${tileName(to)}${visible ? ' und wird *gesehen*' : ''}.`,
  'goes-down': ({ who, from }) => `${name(who)} geht auf ${tileName(from)} in den Untergrund.`,
  stealth: ({ who, dice, found }) => `Tarnprobe für ${name(who)}: ${dice.join(', ')}. ${found ? '*Entdeckt!*' : 'Weiter getarnt.'}`,
  visible: ({ who }) => `*${name(who)} wird gesehen.*`,
  'uniform-lost': ({ who }) => `${name(who)} verliert die Uniform.`,
  alarm: ({ terrain }) => `*Der Alarm ertönt* (${terrainName(terrain)}).`,
  'alarm-muted': ({ terrain }) => `Dank der gekappten Drähte bleibt der Alarm still (${terrainName(terrain)}).`,
  'alarm-off': ({ terrain, how }) => `Der Alarm ${how === 'silenced' ? 'ist abgestellt' : 'verstummt'} (${terrainName(terrain)}).`,
  shoots: ({ who, weapon, tile, dice, hits }) => `${name(who)} schießt auf ${tileName(tile)} (${WEAPON_NAMES[weapon]}): ${dice.join(', ')}. *${hitsOf(hits)}.*`,
  strikes: ({ who, with: what, tile, dice, hits }) =>
    `${name(who)} ${what === 'grenade' ? 'wirft eine Granate auf' : 'bombardiert'} ${tileName(tile)}: ${dice.join(', ')}. *${hitsOf(hits)}.*`,
  overpowers: ({ who, victim }) => `${name(who)} ${victim === 'barrel' ? 'zerstört das Gasfass' : `schaltet im Nahkampf aus: ${victimName(victim)}`}.`,
  eliminated: ({ enemies, tile }) => `Ausgeschaltet auf ${tileName(tile)}: ${enemyList(enemies)}.`,
  loot: ({ tile, kit, spotted }) =>
    `Gefunden auf ${tileName(tile)}: ${[...(kit.length > 0 ? [kitList(kit)] : []), ...(spotted > 0 ? ['*Entdeckt*'] : [])].join(', ') || 'nichts'}.`,
  'door-opens': ({ door, how }) => `Die Tür zwischen ${list(doorTiles(door))} ist ${DOORS[how]}.`,
  barricaded: ({ entrance }, view) => `${at(entrance, view)} ist verbarrikadiert.`,
  'barricade-breaks': ({ entrance }, view) => `Die Barrikade bricht: ${at(entrance, view)}.`,
  trapdoor: ({ tile, to }) => `Die Luke auf ${tileName(tile)} ist ${to === 'open' ? 'jetzt offen' : 'versperrt'}.`,
  saves: ({ who }) => `${name(who)} spart eine Aktion auf.`,
  plus: ({ who }) => `${name(who)} bekommt ein [+1].`,
  healed: ({ who, wounds, by }) =>
    by === null || by === who ? `${name(who)} entfernt ${woundsOf(wounds)}.` : `${name(by)} versorgt ${name(who)}: ${woundsOf(wounds)} weniger.`,
  'gander-healed': () => 'Gander ist wieder gesund.',
  dons: ({ who }) => `${name(who)} zieht eine gegnerische Uniform an.`,
  emplaces: ({ who, tile, timer }) =>
    `${name(who)} bringt TNT an auf ${tileName(tile)}${timer > 0 ? `. Es explodiert in ${timer === 1 ? 'dieser Endphase' : `${timer} Endphasen`}` : ''}.`,
  detonates: ({ who, tile }) => `${name(who)} zündet das TNT auf ${tileName(tile)}.`,
  explosion: ({ tile }) => `*Explosion* auf ${tileName(tile)}.`,
  airdrop: ({ who, tile, kit, spotted }) =>
    `${name(who)} fordert einen Abwurf an${spotted > 0 ? ` (${spotted}-mal Entdeckt)` : ''}: ${tile === null ? '*Er ist verloren*' : `${kitList(kit)} auf ${tileName(tile)}`}.`,
  smoke: ({ who, tile }) => `${name(who)} legt Rauch auf ${tileName(tile)}.`,
  panzerfaust: ({ who, tile }) => `${name(who)} feuert eine Panzerfaust auf ${tileName(tile)}.`,
  'barrel-bursts': ({ tile }) => `*Gas* auf ${tileName(tile)}.`,
  'barrel-gone': ({ tile }) => `Das Fass auf ${tileName(tile)} ist weg.`,
  'wire-cut': ({ who, tile }) => `${name(who)} durchtrennt das Kabel des Goliaths: Sein TNT liegt auf ${tileName(tile)}.`,
  'goliath-moves': ({ from, to }) => `Der Goliath rollt von ${tileName(from)} auf ${tileName(to)}.`,
  works: ({ who, left }) => `${name(who)} arbeitet am Einsatzziel${left > 0 ? `, noch ${left}-mal` : ''}.`,
  takes: ({ who, objective }) => (isLed(objective) ? `${capital(thing(objective))} geht mit ${name(who)}.` : `${name(who)} hat ${thingTaken(objective)}.`),
  'item-lies': ({ objective, tile }) => `Auf ${tileName(tile)}: ${thing(objective)}.`,
  objective: ({ objective }) => `*Einsatzziel erfüllt: ${objectiveSays(objective)}.*`,
  ability: ({ who }, view) => `${name(who)} setzt ein: ${abilityOf(view, who)}.`,
  direction: ({ direction }) => `Die Gegner werden nach ${SIDES[direction]} gehen.`,
  looks: ({ who, events }) => `${name(who)} sieht voraus: ${list(events.map(eventName))}.`,
  collects: ({ who, kit }) => `${name(who)} sammelt ein: ${KIT_NAMES[kit]}.`,
  drops: ({ who, kit }) => `${name(who)} legt ab: ${KIT_NAMES[kit]}.`,
  nest: ({ who, inside }) => `${name(who)} steigt ${inside ? 'ins Nest' : 'aus dem Nest'}.`,
  rerolls: ({ who, was, is, by }) => `${by === 'gander' ? 'Gander' : name(who)} wirft die ${was} neu: *${is}*.`,
  'enemy-step': ({ step }) => STEPS[step],
  'goliaths-activated': ({ terrain }, view) => (hasGoliath(view, terrain) ? `Die Goliaths sind aktiv (${terrainName(terrain)}).` : ''),
  drawn: ({ entrance, enemies, nulls }, view) =>
    `${entranceIn(view, entrance)}: ${list([...enemyCounts(enemies), ...(nulls > 0 ? [some(nulls, 'Niete', 'Nieten')] : [])]) || 'nichts'} gezogen.`,
  enters: ({ tile, enemies, waiting }) =>
    `${enemyList(enemies)} ${does(enemies, 'betritt', 'betreten')} ${tileName(tile)}${waiting > 0 ? `; ${waiting} ${waiting === 1 ? 'wartet' : 'warten'} draußen` : ''}.`,
  'specials-join': ({ specials }) => `${some(specials, 'Spezialgegner kommt', 'Spezialgegner kommen')} in den Beutel.`,
  follows: ({ direction }) => (direction === null ? 'Die Gegner rücken auf die Gesehenen zu.' : `Die Gegner gehen nach ${SIDES[direction]}.`),
  'enemies-move': ({ from, to, enemies }) =>
    from === to
      ? `${enemyList(enemies)} ${does(enemies, 'kommt', 'kommen')} auf ${tileName(to)}.`
      : `${enemyList(enemies)} ${does(enemies, 'geht', 'gehen')} von ${tileName(from)} auf ${tileName(to)}.`,
  guards: ({ enemy, tile }) => `${ENEMY_NAMES[enemy]} hält Wache auf ${tileName(tile)}.`,
  relieved: ({ enemy, tile }) => `${ENEMY_NAMES[enemy]} auf ${tileName(tile)} hat nichts mehr zu bewachen und darf gehen.`,
  fires: ({ who, dice, needed, hits }) => `Gegner schießen auf ${name(who)}: ${dice.join(', ')} (${needed} oder mehr trifft). *${hitsOf(hits)}.*`,
  wounded: ({ who, wounds }) => `${name(who)} bekommt ${woundsOf(wounds)}.`,
  'gander-hurt': () => 'Gander fängt einen Treffer ab.',
  critical: ({ who }) => `*${name(who)} ist im kritischen Zustand.* Bis zum Ende der nächsten Runde braucht es Erste Hilfe.`,
  fallen: ({ who, by }) => `*${name(who)} ${FATES[by]}.*`,
  'cheats-death': ({ who, die }) =>
    die === 0 ? `${name(who)} entkommt in den Untergrund.` : `${name(who)} würfelt eine ${die}: ${die >= 3 ? 'heute nicht' : 'das ist das Ende'}.`,
  'gas-clears': () => 'Das Gas verzieht sich.',
  complete: ({ terrain }) => `*${terrainName(terrain)} ist abgeschlossen.*`,
  'cleaned-up': () => 'Gegner und Ausrüstung kommen zurück in die Beutel.',
  success: () => '*Einsatz gelungen.*',
  failure: ({ cause }) => FAILURES[cause] ?? cause,
};
