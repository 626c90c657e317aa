/*
 * An option as a number: what is done (7 bits), by whom (2), with a [+1] token or not (1), and up to three things it is done with or
 * to (7, 7 and 6 bits). `answer.ts` says what they mean.
 */
export type Option = number;

/** What can be done; the order is the number of the kind. */
const OPTION_KINDS = [
  'activate',
  'end',
  'pass',
  'quiet',
  'move',
  'creep',
  'up',
  'creep-up',
  'down',
  'shoot',
  'breach',
  'stab',
  'cut',
  'drive',
  'blow',
  'silence',
  'unblock',
  'save',
  'grenade',
  'bombard',
  'crowbar',
  'barricade',
  'heal',
  'heal-gander',
  'don',
  'emplace',
  'fuse',
  'airdrop',
  'panzerfaust',
  'smoke',
  'work',
  'photo',
  'take',
  'orders',
  'dress',
  'breath',
  'charge',
  'wires',
  'dead-drop',
  'talk',
  'timetable',
  'collect',
  'drop',
  'pick-up',
  'lay',
  'hand',
  'detonate',
  'man',
  'leave',
  'fetch',
  'pick',
  'host',
  'assign',
  'hit',
  'wound',
  'reroll',
  'nose',
  'choose-entrance',
  'choose-tile',
  'choose-commando',
  'choose-kit',
  'go',
  'go-along',
  'enter',
  'guard',
  'aim',
  'stop',
  'keep',
  'bottom',
  'top',
  'swap',
  'order',
  'redraw',
  'obey',
  'divert',
  'suffer',
  'nobody',
] as const;
export type Do = (typeof OPTION_KINDS)[number];

/** The number of a kind. */
export type OptionKind = number;
export const DO = Object.fromEntries(OPTION_KINDS.map((name, number) => [name, number])) as Readonly<Record<Do, OptionKind>>;
export const doOf = (o: Option): Do => OPTION_KINDS[kindOf(o)] as Do;

const KIND_BITS = 7;
export function option(kind: OptionKind, who = 0, a = 0, b = 0, c = 0, plus = 0): Option {
  return kind | (who << KIND_BITS) | (plus << 9) | (a << 10) | (b << 17) | (c << 24);
}

export const kindOf = (o: Option): OptionKind => o & 127;
export const whoOf = (o: Option): number => (o >> KIND_BITS) & 3;
export const isPlus = (o: Option): boolean => (o & 512) !== 0;
export const withPlus = (o: Option): Option => o | 512;
export const firstOf = (o: Option): number => (o >> 10) & 127;
export const secondOf = (o: Option): number => (o >> 17) & 127;
export const thirdOf = (o: Option): number => (o >> 24) & 63;
