import type { Seat } from '#kernel';
import { type AssassinId, assassinNamed, fullName, shortName } from '../content/assassins.ts';
import { CONTRACTS } from '../content/contracts.ts';
import type { CardId } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import { weaponOf } from '../facts/school.ts';
import type { View } from '../view.ts';

/** What sentences may ask about assassins, those who play them, and targets. */

export const ASSASSIN = fullName;
export const SHORT = shortName;
export const HOME = (assassin: AssassinId): SpaceId => assassinNamed(assassin).home;
export const WEAPON = weaponOf;

const VICTIMS = new Map<SpaceId, string>(CONTRACTS.map(({ city, name }) => [city, name]));
/** Whether a target lives in a city, and who. */
export const TARGET = (city: SpaceId): boolean => VICTIMS.has(city);
export const VICTIM = (city: SpaceId): string => VICTIMS.get(city) ?? '';

/** So many of the same card. */
export interface Alike {
  readonly same: CardId;
  readonly n: number;
}

export const ALIKE = (cards: readonly CardId[]): readonly Alike[] =>
  [...new Set(cards)].map((same) => ({ same, n: cards.filter((card) => card === same).length }));
export const SAME = ({ same }: Alike): CardId => same;
export const N = ({ n }: Alike): number => n;

/** A number with one decimal, before and after the point. */
export const WHOLE = (n: string): string => n.split('.')[0] ?? '';
export const TENTH = (n: string): string => n.split('.')[1] ?? '';

/** Somebody at the table: by the name on the file, before there is one by their own, and without any by the seat. */
export interface Player {
  readonly seat: Seat;
  readonly assassin: AssassinId | null;
  /** Empty where nobody knows it. */
  readonly name: string;
}

export const KNOWN = ({ name }: Player): boolean => name !== '';
export const NAME = ({ name }: Player): string => name;
export const SEAT = ({ seat }: Player): number => seat + 1;

export function playerAt({ hitmen }: Pick<View, 'hitmen'>, seat: Seat, names: readonly string[] = []): Player {
  const assassin = hitmen[seat]?.assassin ?? null;
  return { seat, assassin, name: assassin === null ? names[seat] || '' : fullName(assassin) };
}
