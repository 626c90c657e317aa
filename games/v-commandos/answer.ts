import type { Notation } from '#kernel';
import { type CardSide, type CommandoId, commandoId, isCommandoId, SIDES } from './content/commandos.ts';
import { type EnemyId, enemyId, isEnemyId } from './content/enemies.ts';
import { DIRECTIONS } from './content/events.ts';
import { isKitId, isWeaponId, type KitId, kitId, type WeaponId, weaponId } from './content/kit.ts';
import { isTerrainId, TERRAINS, type TerrainId, terrainAt } from './content/map.ts';
import type { EntranceName, ObjectiveName, Side } from './content/vocabulary.ts';
import { QUIET_UNTIL, type QuietUntil } from './rules/commando/quiet.ts';
import { doOf, FORMS, type Form, firstOf, isPlus, type Option, type Param, PLAIN, type Plain, secondOf, thirdOf, whoOf } from './rules/option.ts';
import { at, boardOf, type State, tileOf } from './rules/state.ts';

export type TileRef = `${TerrainId}/${string}`;
export type DoorRef = `${TerrainId}/${string}-${string}`;
export type EntranceRef = `${TerrainId}/${EntranceName}`;
export type ObjectiveRef = `${TerrainId}/${ObjectiveName}`;
/** An enemy on a tile, one that guards, or a barrel. */
export type Victim = EnemyId | `guard:${EnemyId}` | 'barrel';

/** What each part of an answer is. */
interface Parts {
  who: CommandoId;
  /** Paid with a [+1] token. */
  plus: boolean;
  seat: number;
  until: QuietUntil;
  tile: TileRef;
  to: TileRef;
  weapon: WeaponId;
  door: DoorRef;
  victim: Victim;
  entrance: EntranceRef;
  whom: CommandoId;
  side: Side;
  kit: KitId;
  objective: ObjectiveRef;
  card: CommandoId;
  cardSide: CardSide;
  terrain: TerrainId;
  die: number;
  enemy: EnemyId;
}

/** What somebody may answer, or could try. */
export type Answer =
  | { readonly [P in Plain]: { readonly do: P } }[Plain]
  | { readonly [F in Form]: { readonly do: F } & { readonly [P in (typeof FORMS)[F][number]]: Parts[P] } }[Form];

const TEXTS: Readonly<Record<Form, string>> = {
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
};

const WORDS: Readonly<Record<Plain, string>> = {
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
};

const NAME = '[a-z][a-z0-9-]*';

interface Codec<P extends Param> {
  readonly like: string;
  write(value: Parts[P]): string;
  read(text: string): Parts[P] | undefined;
  /** What a packed number means. */
  mean(value: number, g: State): Parts[P];
}

const plainText = <P extends Param>(like: string, holds: (text: string) => boolean, mean: Codec<P>['mean']): Codec<P> => ({
  like,
  write: String,
  read: (text) => (holds(text) ? (text as Parts[P]) : undefined),
  mean,
});

const commando = <P extends 'who' | 'whom'>(): Codec<P> => plainText(NAME, isCommandoId, (who, g) => commandoId(at(g.commandos, who).card) as Parts[P]);

function place<P extends Param>(
  like: string,
  holds: (terrain: string, part: string) => boolean,
  mean: (board: number, part: number, g: State) => string,
): Codec<P> {
  return plainText(
    `${NAME}/${like}`,
    (text) => {
      const [terrain = '', part = ''] = text.split('/');
      return isTerrainId(terrain) && holds(terrain, part);
    },
    (value, g) => mean(boardOf(value), tileOf(value), g) as Parts[P],
  );
}

const terrainOf = (g: State, board: number) => terrainAt(at(g.boards, board).terrain);
const onMap = (id: string) => TERRAINS.find((terrain) => terrain.id === id);
const tile = <P extends 'tile' | 'to'>(): Codec<P> =>
  place(
    '[a-z]',
    (id, letter) => onMap(id)?.tiles.some((own) => own.letter === letter) === true,
    (board, own, g) => tileRef(g, board, own),
  );

export function tileRef(g: State, board: number, own: number): TileRef {
  const { id, tiles } = terrainOf(g, board);
  return `${id}/${at(tiles, own).letter}`;
}

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

const CODECS: { readonly [P in Param]: Codec<P> } = {
  who: commando(),
  whom: commando(),
  plus: { like: '(?:\\+1: )?', write: (plus) => (plus ? '+1: ' : ''), read: (text) => text !== '', mean: (value) => value === 1 },
  seat: { like: '[1-4]', write: (seat) => String(seat + 1), read: (text) => Number(text) - 1, mean: (seat) => seat },
  until: plainText(
    QUIET_UNTIL.join('|'),
    () => true,
    (value) => at(QUIET_UNTIL, value),
  ),
  die: { like: '[0-9]+', write: (die) => String(die + 1), read: (text) => Number(text) - 1, mean: (die) => die },
  tile: tile(),
  to: tile(),
  door: place(
    '[a-z]-[a-z]',
    (id, name) => onMap(id)?.doors.some((door) => door.name === name) === true,
    (board, own, g) => `${terrainOf(g, board).id}/${at(terrainOf(g, board).doors, own).name}`,
  ),
  entrance: place(
    'E[1-3]',
    (id, name) => Number(name[1]) <= (onMap(id)?.entrances.length ?? 0),
    (board, own, g) => `${terrainOf(g, board).id}/E${own + 1}`,
  ),
  objective: place(
    'O[1-3]',
    (id, name) => Number(name[1]) <= (onMap(id)?.objectives.length ?? 0),
    (board, own, g) => `${terrainOf(g, board).id}/O${own + 1}`,
  ),
  weapon: plainText(NAME, isWeaponId, (value) => weaponId(value)),
  victim: plainText(`(?:guard:)?${NAME}`, (text) => text === 'barrel' || isEnemyId(text.replace('guard:', '')), victimCalled),
  side: plainText(
    '[NESW]',
    () => true,
    (value) => at(DIRECTIONS, value),
  ),
  kit: plainText(NAME, isKitId, (value) => kitId(value)),
  card: plainText(NAME, isCommandoId, (value) => commandoId(value)),
  cardSide: plainText(
    '[AB]',
    () => true,
    (value) => at(SIDES, value),
  ),
  terrain: plainText(NAME, isTerrainId, (value) => terrainAt(value).id),
  enemy: plainText(NAME, isEnemyId, (value) => enemyId(value)),
};

const isForm = (name: string): name is Form => name in FORMS;

/** The text of an answer, part by part. */
function print(answer: Answer): string {
  if (!isForm(answer.do)) return WORDS[answer.do];
  const parts = answer as unknown as Readonly<Record<Param, never>>;
  return TEXTS[answer.do].replace(/\{(\w+)\}/g, (_, name: Param) => CODECS[name].write(parts[name]));
}

const READERS = (Object.keys(FORMS) as Form[]).map((form) => {
  const params: Param[] = [];
  const like = TEXTS[form].replace(/\{(\w+)\}/g, (_, name: Param) => {
    params.push(name);
    return `(${CODECS[name].like})`;
  });
  return { form, params, like: new RegExp(`^${like}$`) };
});

function parse(notation: string): Answer | undefined {
  for (const word of PLAIN) if (WORDS[word] === notation) return { do: word };
  for (const { form, params, like } of READERS) {
    const found = like.exec(notation);
    if (found === null) continue;
    const parts = params.map((name, index) => [name, CODECS[name].read(found[index + 1] ?? '')] as const);
    if (parts.every(([, value]) => value !== undefined)) return { do: form, ...Object.fromEntries(parts) } as unknown as Answer;
  }
  return undefined;
}

/** The only place where answers are written and read. */
export const notation: Notation<Answer> = { print, parse };

/** What a packed option means. */
export function unpack(o: Option, g: State): Answer {
  const form = doOf(o);
  if (!isForm(form)) return { do: form };
  const places = [firstOf(o), secondOf(o), thirdOf(o)];
  let next = 0;
  const params: readonly Param[] = FORMS[form];
  const parts = params.map((name) => {
    const value = name === 'who' ? whoOf(o) : name === 'plus' ? (isPlus(o) ? 1 : 0) : (places[next++] as number);
    return [name, CODECS[name].mean(value, g)] as const;
  });
  return { do: form, ...Object.fromEntries(parts) } as unknown as Answer;
}
