import type { Words } from '../../../words.ts';
import { type CardSide, type CommandoId, commandoAt, commandoNamed } from '../../content/commandos.ts';
import { type EntranceRef, tileOfObjective } from '../../content/refs.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { ABILITY_NAMES, ABILITY_TEXTS, ENEMY_NAMES, KIT_NAMES, WEAPON_NAMES } from './cards.ts';
import { SIDES, thingTaken, victimName } from './phrases.ts';
import { doorTiles, entranceIn, entranceTile, commandoName as name, objectiveSays, terrainName, tileName } from './places.ts';

const plus = (paid: boolean): string => (paid ? '+1: ' : '');
const door = (ref: Parameters<typeof doorTiles>[0]): string => `Tür zwischen ${doorTiles(ref).join(' und ')}`;
const entrance = (ref: EntranceRef, view: View): string => `Eingang ${entranceIn(view, ref)} an ${entranceTile(ref)}`;
const UNTIL = { found: 'bis ich gesehen werde', turn: 'bis zu meinem nächsten Zug' } as const;

/** Das Einsatzziel auf jemandes Feld, mit seinen eigenen Worten. */
function objectiveHere({ commandos, terrains }: View, who: CommandoId): string {
  const tile = commandos.find(({ id }) => id === who)?.tile;
  const here = terrains.flatMap(({ objectives }) => objectives).find(({ id }) => tileOfObjective(id) === tile);
  return here === undefined ? 'Den Auftrag erledigen' : objectiveSays(here.id);
}

/** Wozu eine Seite der Karte gut ist. */
function cardText(card: CommandoId, side: CardSide): string {
  const { ability } = commandoAt(commandoNamed(card)).sides[side === 'A' ? 0 : 1];
  return `${ABILITY_NAMES[ability]}. ${ABILITY_TEXTS[ability]}`;
}

function dieShown(decision: VCommandos['Decision'], die: number): number {
  return decision.kind === 'reroll' ? (decision.about.dice[die] ?? 0) : 0;
}

export const ANSWERS: Words<VCommandos>['answers'] = {
  activate: ({ who }) => `${name(who)} beginnt`,
  end: ({ who }) => `${name(who)} beendet den Zug`,
  pass: () => 'Nein, weiter',
  quiet: ({ until }) => `Mich nicht mehr fragen, ${UNTIL[until]}`,
  move: (a) => `${plus(a.plus)}Auf ${tileName(a.tile)} gehen`,
  creep: (a) => `Auf ${tileName(a.tile)} schleichen`,
  up: (a) => `${plus(a.plus)}Auf ${tileName(a.tile)} heraufkommen`,
  'creep-up': (a) => `Auf ${tileName(a.tile)} heraufschleichen`,
  down: (a) => `${plus(a.plus)}In den Untergrund gehen`,
  shoot: (a) => `${plus(a.plus)}Auf ${tileName(a.tile)} schießen (${WEAPON_NAMES[a.weapon]})`,
  breach: (a) => `${plus(a.plus)}${door(a.door)} aufschießen (${WEAPON_NAMES[a.weapon]})`,
  stab: (a) => `${plus(a.plus)}Nahkampf: ${victimName(a.victim)}`,
  cut: (a) => `${plus(a.plus)}Das Kabel des Goliaths durchtrennen`,
  drive: (a) => `${plus(a.plus)}Den Goliath von ${tileName(a.tile)} auf ${tileName(a.to)} lenken`,
  blow: (a) => `${plus(a.plus)}Den Goliath auf ${tileName(a.tile)} zünden`,
  silence: (a) => `${plus(a.plus)}Den Alarm abstellen`,
  unblock: (a) => `${plus(a.plus)}Die Luke öffnen`,
  save: () => 'Eine Aktion aufsparen',
  grenade: (a) => `${plus(a.plus)}Granate auf ${tileName(a.tile)} werfen`,
  bombard: (a) => `${plus(a.plus)}Bombardement auf ${tileName(a.tile)}`,
  crowbar: (a) => `${plus(a.plus)}${door(a.door)} aufbrechen`,
  barricade: (a, view) => `${plus(a.plus)}${entrance(a.entrance, view)} verbarrikadieren`,
  heal: (a) => `${plus(a.plus)}Erste Hilfe für ${name(a.whom)}`,
  'heal-gander': (a) => `${plus(a.plus)}Erste Hilfe für Gander bei ${name(a.whom)}`,
  don: (a) => `${plus(a.plus)}Gegnerische Uniform anziehen`,
  emplace: (a) => `${plus(a.plus)}TNT anbringen`,
  fuse: () => 'TNT umsonst anbringen',
  airdrop: (a) => `${plus(a.plus)}Abwurf auf ${tileName(a.tile)} anfordern`,
  panzerfaust: (a) => `${plus(a.plus)}Panzerfaust auf ${tileName(a.tile)} abfeuern`,
  smoke: (a) => `${plus(a.plus)}Rauch auf ${tileName(a.tile)} legen`,
  work: (a, view) => `${plus(a.plus)}Am Einsatzziel arbeiten: ${objectiveHere(view, a.who)}`,
  photo: (a, view) => `${plus(a.plus)}${objectiveHere(view, a.who)}`,
  take: (a, view) => `${plus(a.plus)}${objectiveHere(view, a.who)}`,
  orders: (a) => `${plus(a.plus)}Befehl an ${name(a.whom)}`,
  dress: (a) => `${plus(a.plus)}Eine Wunde verbinden: ${name(a.whom)}`,
  breath: (a) => `${victimName(a.victim)} auf ${tileName(a.tile)} ausschalten`,
  charge: (a) => `${plus(a.plus)}${door(a.door)} auframmen`,
  wires: (a) => `${plus(a.plus)}Die Drähte des Alarms kappen`,
  'dead-drop': (a) => `${plus(a.plus)}Einen toten Briefkasten öffnen`,
  talk: (a) => `${plus(a.plus)}Die Gegner nach ${SIDES[a.side]} schicken`,
  timetable: (a) => `${plus(a.plus)}Die nächsten Ereignisse ansehen`,
  collect: ({ who, kit }) => `${name(who)} sammelt ein: ${KIT_NAMES[kit]}`,
  drop: ({ who, kit }) => `${name(who)} legt ab: ${KIT_NAMES[kit]}`,
  'pick-up': ({ who, objective }) => `${name(who)} nimmt ${thingTaken(objective)} mit`,
  lay: ({ who, objective }) => `${name(who)} lässt ${thingTaken(objective)} hier`,
  hand: ({ who, objective, whom }) => `${name(who)} übergibt ${thingTaken(objective)} an ${name(whom)}`,
  detonate: (a) => `${name(a.who)} zündet das TNT auf ${tileName(a.tile)}`,
  man: ({ who }) => `${name(who)} steigt ins Nest`,
  leave: ({ who }) => `${name(who)} steigt aus dem Nest`,
  fetch: ({ tile, kit }) => `Gander holt von ${tileName(tile)}: ${KIT_NAMES[kit]}`,
  pick: ({ card, cardSide }) => `${name(card)}, Seite ${cardSide}: ${cardText(card, cardSide)}`,
  host: ({ whom }) => `Gander geht mit ${name(whom)}`,
  assign: ({ whom, terrain }) => `${name(whom)}: ${terrainName(terrain)}`,
  hit: (a) => `Treffer auf ${victimName(a.victim)}`,
  wound: ({ whom }) => `Treffer auf ${name(whom)}`,
  reroll: ({ die }, _, decision) => `Fernglas: die ${dieShown(decision, die)} neu werfen`,
  nose: ({ die }, _, decision) => `Gander: die ${dieShown(decision, die)} neu werfen`,
  'choose-entrance': ({ entrance: ref }, view) => entrance(ref, view),
  'choose-tile': ({ tile }) => tileName(tile),
  'choose-commando': (a) => `${name(a.whom)}`,
  'choose-kit': ({ kit }) => KIT_NAMES[kit],
  go: ({ enemy, tile }) => `${ENEMY_NAMES[enemy]} auf ${tileName(tile)}`,
  'go-along': ({ enemy }) => `${ENEMY_NAMES[enemy]} geht mit`,
  enter: ({ enemy }) => `${ENEMY_NAMES[enemy]} kommt herein`,
  guard: ({ enemy }) => `${ENEMY_NAMES[enemy]} hält Wache`,
  aim: ({ victim, whom }) => `${victimName(victim)} schießt auf ${name(whom)}`,
  stop: () => 'Hier aufhören',
  keep: () => 'Würfel behalten',
  bottom: () => 'Unter den Stapel legen',
  top: () => 'Liegen lassen',
  swap: () => 'Tauschen',
  order: () => 'So lassen',
  redraw: () => 'Ein anderes Ereignis ziehen',
  obey: () => 'Dieses Ereignis behalten',
  divert: () => 'Gander fängt ihn ab',
  suffer: () => 'Den Treffer einstecken',
  nobody: () => 'Niemand',
};
