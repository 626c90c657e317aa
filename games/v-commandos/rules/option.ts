/*
 * An option as a number: what is done (7 bits), by whom (2), with a [+1] token or not (1), and up to three things it is done with or
 * to (7, 7 and 6 bits). `answer.ts` says what they mean.
 */
export type Option = number;

/** What can be done; the order is the number of the deed. */
const DEEDS = [
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
export type Do = (typeof DEEDS)[number];

/** The number of a deed. */
export type Deed = number;
export const DO = Object.fromEntries(DEEDS.map((name, number) => [name, number])) as Readonly<Record<Do, Deed>>;
export const doOf = (o: Option): Do => DEEDS[deedOf(o)] as Do;

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
