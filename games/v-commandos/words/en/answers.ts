import type { Words } from '../../../words.ts';
import { type CardSide, type CommandoId, commandoAt, commandoNamed } from '../../content/commandos.ts';
import { type EntranceRef, tileOfObjective } from '../../content/refs.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { doorTiles, entranceIn, entranceTile, commandoName as name, objectiveData, terrainName, tileName } from '../places.ts';
import { ABILITY_NAMES, ABILITY_TEXTS, ENEMY_NAMES, KIT_NAMES, WEAPON_NAMES } from './cards.ts';
import { capital, SIDES, thing, victimName } from './phrases.ts';

const plus = (paid: boolean): string => (paid ? '+1: ' : '');
const door = (ref: Parameters<typeof doorTiles>[0]): string => `the door between ${doorTiles(ref).join(' and ')}`;
const entrance = (ref: EntranceRef, view: View): string => `entrance ${entranceIn(view, ref)} at ${entranceTile(ref)}`;

const UNTIL = { found: 'until I am found', turn: 'until my next turn' } as const;

/** The objective on somebody's tile, in its own words. */
function objectiveHere({ commandos, terrains }: View, who: CommandoId): string {
  const tile = commandos.find(({ id }) => id === who)?.tile;
  const here = terrains.flatMap(({ objectives }) => objectives).find(({ id }) => tileOfObjective(id) === tile);
  return here === undefined ? 'Do the job' : objectiveData(here.id).says;
}

/** What a side of a commando's card is good for. */
function cardText(card: CommandoId, side: CardSide): string {
  const { ability } = commandoAt(commandoNamed(card)).sides[side === 'A' ? 0 : 1];
  return `${ABILITY_NAMES[ability]}. ${ABILITY_TEXTS[ability]}`;
}

function dieShown(decision: VCommandos['Decision'], die: number): number {
  return decision.kind === 'reroll' ? (decision.about.dice[die] ?? 0) : 0;
}

export const ANSWERS: Words<VCommandos>['answers'] = {
  activate: ({ who }) => `${name(who)} begins`,
  end: ({ who }) => `${name(who)} ends the turn`,
  pass: () => 'No, go on',
  quiet: ({ until }) => `Don't ask me again ${UNTIL[until]}`,
  move: (a) => `${plus(a.plus)}Move to ${tileName(a.tile)}`,
  creep: (a) => `Creep to ${tileName(a.tile)}`,
  up: (a) => `${plus(a.plus)}Come up at ${tileName(a.tile)}`,
  'creep-up': (a) => `Creep up at ${tileName(a.tile)}`,
  down: (a) => `${plus(a.plus)}Go Underground`,
  shoot: (a) => `${plus(a.plus)}Shoot at ${tileName(a.tile)} with the ${WEAPON_NAMES[a.weapon]}`,
  breach: (a) => `${plus(a.plus)}Shoot ${door(a.door)} open with the ${WEAPON_NAMES[a.weapon]}`,
  stab: (a) => `${plus(a.plus)}Overpower ${victimName(a.victim)}`,
  cut: (a) => `${plus(a.plus)}Cut the Goliath's wire`,
  drive: (a) => `${plus(a.plus)}Drive the Goliath from ${tileName(a.tile)} to ${tileName(a.to)}`,
  blow: (a) => `${plus(a.plus)}Blow up the Goliath on ${tileName(a.tile)}`,
  silence: (a) => `${plus(a.plus)}Silence the alarm`,
  unblock: (a) => `${plus(a.plus)}Unblock the trapdoor`,
  save: () => 'Save an action',
  grenade: (a) => `${plus(a.plus)}Throw a Grenade at ${tileName(a.tile)}`,
  bombard: (a) => `${plus(a.plus)}Bombard ${tileName(a.tile)}`,
  crowbar: (a) => `${plus(a.plus)}Force ${door(a.door)}`,
  barricade: (a, view) => `${plus(a.plus)}Barricade ${entrance(a.entrance, view)}`,
  heal: (a) => `${plus(a.plus)}First Aid for ${name(a.whom)}`,
  'heal-gander': (a) => `${plus(a.plus)}First Aid for Gander, with ${name(a.whom)}`,
  don: (a) => `${plus(a.plus)}Put on an Enemy Uniform`,
  emplace: (a) => `${plus(a.plus)}Emplace TNT`,
  fuse: () => 'Emplace TNT for free',
  airdrop: (a) => `${plus(a.plus)}Call an Airdrop on ${tileName(a.tile)}`,
  panzerfaust: (a) => `${plus(a.plus)}Fire a Panzerfaust at ${tileName(a.tile)}`,
  smoke: (a) => `${plus(a.plus)}Put Smoke on ${tileName(a.tile)}`,
  work: (a, view) => `${plus(a.plus)}Work on the objective: ${objectiveHere(view, a.who)}`,
  photo: (a, view) => `${plus(a.plus)}${objectiveHere(view, a.who)}`,
  take: (a, view) => `${plus(a.plus)}${objectiveHere(view, a.who)}`,
  orders: (a) => `${plus(a.plus)}Give orders to ${name(a.whom)}`,
  dress: (a) => `${plus(a.plus)}Dress one of ${name(a.whom)}'s wounds`,
  breath: (a) => `Pick off ${victimName(a.victim)} on ${tileName(a.tile)}`,
  charge: (a) => `${plus(a.plus)}Break ${door(a.door)} open`,
  wires: (a) => `${plus(a.plus)}Cut the alarm wires`,
  'dead-drop': (a) => `${plus(a.plus)}Open a dead drop`,
  talk: (a) => `${plus(a.plus)}Send the enemy ${SIDES[a.side]}`,
  timetable: (a) => `${plus(a.plus)}Look at the next events`,
  collect: ({ who, kit }) => `${name(who)} collects ${KIT_NAMES[kit]}`,
  drop: ({ who, kit }) => `${name(who)} drops ${KIT_NAMES[kit]}`,
  'pick-up': ({ who, objective }) => `${name(who)} picks up ${thing(objective)}`,
  lay: ({ who, objective }) => `${name(who)} leaves ${thing(objective)} here`,
  hand: ({ who, objective, whom }) => `${name(who)} hands ${thing(objective)} to ${name(whom)}`,
  detonate: (a) => `${name(a.who)} detonates the TNT on ${tileName(a.tile)}`,
  man: ({ who }) => `${name(who)} gets into the nest`,
  leave: ({ who }) => `${name(who)} gets out of the nest`,
  fetch: ({ tile, kit }) => `Gander fetches ${KIT_NAMES[kit]} from ${tileName(tile)}`,
  pick: ({ card, cardSide }) => `${name(card)}, side ${cardSide}: ${cardText(card, cardSide)}`,
  host: ({ whom }) => `Gander goes with ${name(whom)}`,
  assign: ({ whom, terrain }) => `${name(whom)} to ${terrainName(terrain)}`,
  hit: (a) => `Hit ${victimName(a.victim)}`,
  wound: ({ whom }) => `${name(whom)} takes it`,
  reroll: ({ die }, _, decision) => `Binoculars: reroll the ${dieShown(decision, die)}`,
  nose: ({ die }, _, decision) => `Gander: reroll the ${dieShown(decision, die)}`,
  'choose-entrance': ({ entrance: ref }, view) => `Choose ${entrance(ref, view)}`,
  'choose-tile': ({ tile }) => tileName(tile),
  'choose-commando': (a) => `${name(a.whom)}`,
  'choose-kit': ({ kit }) => KIT_NAMES[kit],
  go: ({ enemy, tile }) => `${capital(ENEMY_NAMES[enemy])} to ${tileName(tile)}`,
  'go-along': ({ enemy }) => `${capital(ENEMY_NAMES[enemy])} goes along`,
  enter: ({ enemy }) => `${capital(ENEMY_NAMES[enemy])} comes in`,
  guard: ({ enemy }) => `${capital(ENEMY_NAMES[enemy])} stands guard`,
  aim: ({ victim, whom }) => `${capital(victimName(victim))} shoots at ${name(whom)}`,
  stop: () => 'Stop here',
  keep: () => 'Keep the dice',
  bottom: () => 'Put it on the bottom',
  top: () => 'Leave it on top',
  swap: () => 'Swap them',
  order: () => 'Leave them as they are',
  redraw: () => 'Draw another event',
  obey: () => 'Keep this event',
  divert: () => 'Gander takes the hit',
  suffer: () => 'Take the hit',
  nobody: () => 'Nobody',
};
