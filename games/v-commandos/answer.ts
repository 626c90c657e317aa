import { at, type Json } from '#kernel';
import { type AnswerIn, type Field, flag, notationOf, oneOf, whole } from '../forms.ts';
import { commandoId, isCommandoId, SIDES } from './content/commandos.ts';
import { enemyId, isEnemyId, isVictim, type Victim } from './content/enemies.ts';
import { DIRECTIONS } from './content/events.ts';
import { isKitId, isWeaponId, kitId, weaponId } from './content/kit.ts';
import { isTerrainId, type Terrain, terrainAt } from './content/map.ts';
import { doorRef, entranceRef, isDoorRef, isEntranceRef, isObjectiveRef, isTileRef, objectiveRef, tileRef } from './content/refs.ts';
import { QUIET_UNTIL } from './rules/commando/quiet.ts';
import { type Do, doOf, firstOf, isPlus, type Option, secondOf, thirdOf, whoOf } from './rules/option.ts';
import { boardOf, type State, tileOf } from './rules/state.ts';

/** How each action is written. What it is done with or to comes in the order in which it is packed, behind who does it and how it is paid. */
const FORMS = {
  activate: '{who} begins',
  end: '{who} ends the turn',
  pass: 'player {seat} waits',
  quiet: 'player {seat} wants quiet until {until}',
  move: '{plus}{who} moves to {tile}',
  creep: '{plus}{who} creeps to {tile}',
  up: '{plus}{who} comes up at {tile}',
  'creep-up': '{plus}{who} creeps up at {tile}',
  down: '{plus}{who} goes underground',
  shoot: '{plus}{who} shoots {weapon} at {tile}',
  breach: '{plus}{who} shoots {weapon} at door {door}',
  stab: '{plus}{who} overpowers {victim}',
  cut: '{plus}{who} cuts the wire',
  drive: '{plus}{who} drives the goliath from {tile} to {to}',
  blow: '{plus}{who} blows up the goliath on {tile}',
  silence: '{plus}{who} silences the alarm',
  unblock: '{plus}{who} unblocks the trapdoor',
  save: '{plus}{who} saves an action',
  grenade: '{plus}{who} throws a grenade at {tile}',
  bombard: '{plus}{who} calls a bombardment of {tile}',
  crowbar: '{plus}{who} forces door {door}',
  barricade: '{plus}{who} barricades {entrance}',
  heal: '{plus}{who} treats {whom}',
  'heal-gander': '{plus}{who} treats the goose of {whom}',
  don: '{plus}{who} puts on a uniform',
  emplace: '{plus}{who} emplaces tnt',
  fuse: '{who} emplaces tnt at once',
  airdrop: '{plus}{who} calls an airdrop on {tile}',
  panzerfaust: '{plus}{who} fires a panzerfaust at {tile}',
  smoke: '{plus}{who} puts smoke on {tile}',
  work: '{plus}{who} works on the objective',
  photo: '{plus}{who} photographs the objective',
  take: '{plus}{who} takes the objective',
  orders: '{plus}{who} gives orders to {whom}',
  dress: '{plus}{who} dresses a wound of {whom}',
  breath: '{plus}{who} picks off on {tile} {victim}',
  charge: '{plus}{who} charges door {door}',
  wires: '{plus}{who} cuts the alarm wires',
  'dead-drop': '{plus}{who} opens a dead drop',
  talk: '{plus}{who} sends the enemy {side}',
  timetable: '{plus}{who} reads the timetable',
  collect: '{who} collects {kit}',
  drop: '{who} drops {kit}',
  'pick-up': '{who} picks up {objective}',
  lay: '{who} lays down {objective}',
  hand: '{who} hands {objective} to {whom}',
  detonate: '{who} detonates {tile}',
  man: '{who} enters the nest',
  leave: '{who} leaves the nest',
  fetch: '{who} has fetched from {tile} {kit}',
  pick: 'pick {card} side {cardSide}',
  host: 'gander joins {whom}',
  assign: 'send {whom} to {terrain}',
  hit: 'hit {victim}',
  wound: 'wound {whom}',
  reroll: '{who} rerolls die {die}',
  nose: '{who} has gander reroll die {die}',
  'choose-entrance': 'choose entrance {entrance}',
  'choose-tile': 'choose tile {tile}',
  'choose-commando': 'choose {whom}',
  'choose-kit': 'choose token {kit}',
  go: '{enemy} goes to {tile}',
  'go-along': '{enemy} goes along',
  enter: '{enemy} enters',
  guard: '{enemy} stands guard',
  aim: '{victim} aims at {whom}',
  stop: 'no more',
  keep: 'keep the dice',
  bottom: 'put the card on the bottom',
  top: 'leave the card on top',
  swap: 'swap the cards',
  order: 'leave the cards in order',
  redraw: 'draw another event',
  obey: 'accept the event',
  divert: 'gander takes the hit',
  suffer: 'take the hit',
  nobody: 'nobody',
} as const satisfies Readonly<Record<Do, string>>;

const NAME = '[a-z][a-z0-9-]*';

/** A part of an answer, and what a packed number means as one. */
interface Part<Value extends Json> extends Field<Value> {
  mean(packed: number, g: State): Value;
}

function word<Word extends string>(like: string, isWord: (text: string) => text is Word, mean: Part<Word>['mean']): Part<Word> {
  return { like, read: (text) => (isWord(text) ? text : undefined), write: String, mean };
}

function choice<Word extends string>(words: readonly Word[]): Part<Word> {
  return { ...oneOf(words), mean: (value) => at(words, value) };
}

const COMMANDO = word(NAME, isCommandoId, (who, g) => commandoId(at(g.commandos, who).card));

function place<Ref extends string>(like: string, isRef: (text: string) => text is Ref, ref: (terrain: Terrain, part: number) => Ref): Part<Ref> {
  return word(`${NAME}/${like}`, isRef, (value, g) => ref(terrainAt(at(g.boards, boardOf(value)).terrain), tileOf(value)));
}

const TILE = place('[a-z]', isTileRef, tileRef);

const GUARDING = 16;
export const BARREL = 32;
/** A victim as a number: an enemy, whether it guards, or a barrel. */
export const victim = (kind: number, guarding: boolean): number => (guarding ? kind + GUARDING : kind);
export const victimKind = (value: number): number => value & (GUARDING - 1);
export const isGuarding = (value: number): boolean => (value & GUARDING) !== 0;

export function victimCalled(value: number): Victim {
  if (value === BARREL) return 'barrel';
  return isGuarding(value) ? `guard:${enemyId(victimKind(value))}` : enemyId(victimKind(value));
}

const PARTS = {
  who: COMMANDO,
  whom: COMMANDO,
  /** Paid with a [+1] token. */
  plus: { ...flag('+1: '), mean: (value: number) => value === 1 },
  seat: { ...whole('[1-4]', 1), mean: (seat: number) => seat },
  until: choice(QUIET_UNTIL),
  die: { ...whole('[0-9]+', 1), mean: (die: number) => die },
  tile: TILE,
  to: TILE,
  door: place('[a-z]-[a-z]', isDoorRef, doorRef),
  entrance: place('E[1-3]', isEntranceRef, entranceRef),
  objective: place('O[1-3]', isObjectiveRef, objectiveRef),
  weapon: word(NAME, isWeaponId, (value) => weaponId(value)),
  victim: word(`(?:guard:)?${NAME}`, isVictim, victimCalled),
  side: choice(DIRECTIONS),
  kit: word(NAME, isKitId, (value) => kitId(value)),
  card: word(NAME, isCommandoId, (value) => commandoId(value)),
  cardSide: choice(SIDES),
  terrain: word(NAME, isTerrainId, (value) => terrainAt(value).id),
  enemy: word(NAME, isEnemyId, (value) => enemyId(value)),
};

/** What somebody may answer, or could try. */
export type Answer = AnswerIn<typeof FORMS, typeof PARTS>;

/** The only place where answers are written and read. */
export const notation = notationOf(FORMS, PARTS);

/** The parts of each action, in the order of its text. */
const NAMED = new Map(Object.entries(FORMS).map(([name, form]) => [name, [...form.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as keyof typeof PARTS)]));

/** What a packed option means. */
export function unpack(o: Option, g: State): Answer {
  const places = [firstOf(o), secondOf(o), thirdOf(o)];
  let next = 0;
  const parts = (NAMED.get(doOf(o)) ?? []).map((name) => {
    const value = name === 'who' ? whoOf(o) : name === 'plus' ? (isPlus(o) ? 1 : 0) : at(places, next++);
    return [name, PARTS[name].mean(value, g)] as const;
  });
  return { do: doOf(o), ...Object.fromEntries(parts) } as Answer;
}
