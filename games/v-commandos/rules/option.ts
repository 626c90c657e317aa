/*
 * An option as a number: what is done (7 bits), by whom (2), with a [+1] token or not (1), and up to three things it is done with or
 * to (7, 7 and 6 bits). `answer.ts` says what they mean.
 */
export type Option = number;

/** What can be done, each with what it is done with or to. The order is the number of the deed. */
export const FORMS = {
  activate: ['who'],
  end: ['who'],
  pass: ['seat'],
  quiet: ['seat', 'until'],
  move: ['who', 'plus', 'tile'],
  creep: ['who', 'plus', 'tile'],
  up: ['who', 'plus', 'tile'],
  'creep-up': ['who', 'plus', 'tile'],
  down: ['who', 'plus'],
  shoot: ['who', 'plus', 'weapon', 'tile'],
  breach: ['who', 'plus', 'weapon', 'door'],
  stab: ['who', 'plus', 'victim'],
  cut: ['who', 'plus'],
  drive: ['who', 'plus', 'tile', 'to'],
  blow: ['who', 'plus', 'tile'],
  silence: ['who', 'plus'],
  unblock: ['who', 'plus'],
  save: ['who', 'plus'],
  grenade: ['who', 'plus', 'tile'],
  bombard: ['who', 'plus', 'tile'],
  crowbar: ['who', 'plus', 'door'],
  barricade: ['who', 'plus', 'entrance'],
  heal: ['who', 'plus', 'whom'],
  'heal-gander': ['who', 'plus', 'whom'],
  don: ['who', 'plus'],
  emplace: ['who', 'plus'],
  fuse: ['who'],
  airdrop: ['who', 'plus', 'tile'],
  panzerfaust: ['who', 'plus', 'tile'],
  smoke: ['who', 'plus', 'tile'],
  work: ['who', 'plus'],
  photo: ['who', 'plus'],
  take: ['who', 'plus'],
  orders: ['who', 'plus', 'whom'],
  dress: ['who', 'plus', 'whom'],
  breath: ['who', 'plus', 'tile', 'victim'],
  charge: ['who', 'plus', 'door'],
  wires: ['who', 'plus'],
  'dead-drop': ['who', 'plus'],
  talk: ['who', 'plus', 'side'],
  timetable: ['who', 'plus'],
  collect: ['who', 'kit'],
  drop: ['who', 'kit'],
  'pick-up': ['who', 'objective'],
  lay: ['who', 'objective'],
  hand: ['who', 'objective', 'whom'],
  detonate: ['who', 'tile'],
  man: ['who'],
  leave: ['who'],
  fetch: ['who', 'tile', 'kit'],
  pick: ['card', 'cardSide'],
  host: ['whom'],
  assign: ['whom', 'terrain'],
  hit: ['victim'],
  wound: ['whom'],
  reroll: ['who', 'die'],
  nose: ['who', 'die'],
  'choose-entrance': ['entrance'],
  'choose-tile': ['tile'],
  'choose-commando': ['whom'],
  'choose-kit': ['kit'],
  go: ['enemy', 'tile'],
  'go-along': ['enemy'],
  enter: ['enemy'],
  guard: ['enemy'],
  aim: ['victim', 'whom'],
} as const satisfies Readonly<Record<string, readonly Param[]>>;

/** Answers that are a word and no more. */
export const PLAIN = ['stop', 'keep', 'bottom', 'top', 'swap', 'order', 'redraw', 'obey', 'divert', 'suffer', 'nobody'] as const;
export type Plain = (typeof PLAIN)[number];

export type Param =
  | 'who'
  | 'plus'
  | 'seat'
  | 'until'
  | 'tile'
  | 'to'
  | 'weapon'
  | 'door'
  | 'victim'
  | 'entrance'
  | 'whom'
  | 'side'
  | 'kit'
  | 'objective'
  | 'card'
  | 'cardSide'
  | 'terrain'
  | 'die'
  | 'enemy';

export type Form = keyof typeof FORMS;
export type Do = Form | Plain;

const ORDER: readonly Do[] = [...(Object.keys(FORMS) as Form[]), ...PLAIN];
const NUMBERS = Object.fromEntries(ORDER.map((name, number) => [name, number])) as Readonly<Record<Do, number>>;

/** The number of a deed. */
export type Deed = number;
export const DO: Readonly<Record<Do, Deed>> = NUMBERS;
export const doOf = (o: Option): Do => ORDER[deedOf(o)] as Do;

const DEED_BITS = 7;
export function option(deed: Deed, who = 0, a = 0, b = 0, c = 0, plus = 0): Option {
  return deed | (who << DEED_BITS) | (plus << 9) | (a << 10) | (b << 17) | (c << 24);
}

export const deedOf = (o: Option): Deed => o & 127;
export const whoOf = (o: Option): number => (o >> DEED_BITS) & 3;
export const isPlus = (o: Option): boolean => (o & 512) !== 0;
export const withPlus = (o: Option): Option => o | 512;
export const firstOf = (o: Option): number => (o >> 10) & 127;
export const secondOf = (o: Option): number => (o >> 17) & 127;
export const thirdOf = (o: Option): number => (o >> 24) & 63;
