/*
 * The 88 cards of the Hit Kit. A kind of card is a number: first the weapons by their own number, then the getaways, then the
 * bonus cards. Equal cards are interchangeable, so a hand is how many of each kind.
 */

/** Cards that are numbered one after the other. */
function numbered<const Id extends string>(first: number, ...ids: readonly Id[]): readonly { readonly id: Id; readonly number: number }[] {
  return ids.map((id, index) => ({ id, number: first + index }));
}

const FIRST_WEAPON = 2;
export const WEAPONS = numbered(
  FIRST_WEAPON,
  'strangulation',
  'longbow',
  'repeating-rifle',
  'machete',
  'juggling-knives',
  'grim-reaper',
  'duelling-pistol',
  'poison',
  'explosives',
  'throwing-stars',
  'boomerang',
);

export const GETAWAYS = numbered(1, 'stolen-moped', 'speedboat', 'night-train', 'helicopter', 'private-jet', 'submarine');

export const BONUSES = [
  { id: 'escape-from-prison', copies: 2 },
  { id: 'double-espresso', copies: 3 },
  { id: 'bent-bodyguard', copies: 3 },
  { id: 'arms-fair', copies: 2 },
  { id: 'loaded-dice', copies: 2 },
  { id: 'body-double', copies: 2 },
  { id: 'correspondence-course', copies: 2 },
  { id: 'red-eye-ticket', copies: 2 },
  { id: 'anonymous-tip-off', copies: 2 },
] as const;

export type WeaponId = (typeof WEAPONS)[number]['id'];
export type GetawayId = (typeof GETAWAYS)[number]['id'];
export type BonusId = (typeof BONUSES)[number]['id'];
export type CardId = WeaponId | GetawayId | BonusId;

/** A kind of kit card. */
export type Card = number;

/** How many cards there are of each weapon and each getaway. */
export const COPIES = 4;
export const REAPER = 7;

export const FIRST_GETAWAY: Card = WEAPONS.length;
export const FIRST_BONUS: Card = FIRST_GETAWAY + GETAWAYS.length;
export const CARD_IDS: readonly CardId[] = [...WEAPONS, ...GETAWAYS, ...BONUSES].map(({ id }) => id);
export const KINDS = CARD_IDS.length;

/** How many cards there are of each kind. */
export const KIT: readonly number[] = [...WEAPONS, ...GETAWAYS].map(() => COPIES).concat(BONUSES.map(({ copies }) => copies));

export function cardId(card: Card): CardId {
  const id = CARD_IDS[card];
  if (id === undefined) throw new Error(`there is no card ${card}`);
  return id;
}

export function cardNamed(id: CardId): Card {
  return CARD_IDS.indexOf(id);
}

export const weaponCard = (number: number): Card => number - FIRST_WEAPON;
export const weaponNumber = (card: Card): number => card + FIRST_WEAPON;
export const isWeapon = (card: Card): boolean => card < FIRST_GETAWAY;
export const getawayNumber = (card: Card): number => card - FIRST_GETAWAY + 1;
export const isGetaway = (card: Card): boolean => card >= FIRST_GETAWAY && card < FIRST_BONUS;

export const ESCAPE_FROM_PRISON = cardNamed('escape-from-prison');
export const DOUBLE_ESPRESSO = cardNamed('double-espresso');
export const BENT_BODYGUARD = cardNamed('bent-bodyguard');
export const ARMS_FAIR = cardNamed('arms-fair');
export const LOADED_DICE = cardNamed('loaded-dice');
export const BODY_DOUBLE = cardNamed('body-double');
export const CORRESPONDENCE_COURSE = cardNamed('correspondence-course');
export const RED_EYE_TICKET = cardNamed('red-eye-ticket');
export const ANONYMOUS_TIP_OFF = cardNamed('anonymous-tip-off');

/** Cards that name a moment of their own, and are played in no other. */
export const OWN_MOMENT: readonly Card[] = [ESCAPE_FROM_PRISON, LOADED_DICE, BODY_DOUBLE];

/** What Arms Fair draws, and Double Espresso gives. */
export const FAIR_CARDS = 3;
export const ESPRESSO_ACTIONS = 2;

/** The numbers of skills and bodyguards: the sums of two dice, but never 7. */
export const NUMBERS: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const TOKENS = 13;
export const SKILL_COPIES = 4;
export const GUARD_COPIES = 2;

/** How many tokens of each number, by the number itself. */
export function bagOf(copies: number): number[] {
  return Array.from({ length: TOKENS }, (_, number) => (NUMBERS.includes(number) ? copies : 0));
}
