import type { SpaceId } from './world.ts';

/** The ten hit men. Each has a home city, where the weapon of the house is taught, and a gift. */
export const ASSASSINS = [
  { id: 'hanns', name: 'Precious Hanns', short: 'Hanns', home: 'zurich', weapon: 2, colour: 'pink' },
  { id: 'simon', name: 'Šimon Semtex', short: 'Šimon', home: 'prague', weapon: 10, colour: 'orange' },
  { id: 'klaus', name: 'Klaus the Clown', short: 'Klaus', home: 'blumenau', weapon: 6, colour: 'yellow' },
  { id: 'winchester', name: 'Winchester Smith III', short: 'Winchester', home: 'dallas', weapon: 4, colour: 'brown' },
  { id: 'archie', name: "Archie 'Beau' Fletcher", short: 'Archie', home: 'edinburgh', weapon: 3, colour: 'green' },
  { id: 'sugar', name: "'Sugar' Kane Machete", short: 'Sugar', home: 'havana', weapon: 5, colour: 'red' },
  { id: 'ninja', name: 'Ninja Sue', short: 'Ninja Sue', home: 'kyoto', weapon: 11, colour: 'black' },
  { id: 'cynthia', name: 'Cynthia Cyanide', short: 'Cynthia', home: 'goa', weapon: 9, colour: 'purple' },
  { id: 'otto', name: 'Otto Deadeye', short: 'Otto', home: 'windhoek', weapon: 8, colour: 'grey' },
  { id: 'lily', name: "Lily 'Boo' Meringue", short: 'Lily', home: 'sydney', weapon: 12, colour: 'turquoise' },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  /** What the others call them. */
  readonly short: string;
  readonly home: SpaceId;
  /** The number of the specialist weapon. */
  readonly weapon: number;
  readonly colour: string;
}[];

export type AssassinId = (typeof ASSASSINS)[number]['id'];

function numberOf(id: AssassinId): number {
  return ASSASSINS.findIndex((assassin) => assassin.id === id);
}

export const HANNS = numberOf('hanns');
export const SIMON = numberOf('simon');
export const KLAUS = numberOf('klaus');
export const WINCHESTER = numberOf('winchester');
export const ARCHIE = numberOf('archie');
export const SUGAR = numberOf('sugar');
export const NINJA = numberOf('ninja');
export const CYNTHIA = numberOf('cynthia');
export const OTTO = numberOf('otto');
export const LILY = numberOf('lily');

export function assassinAt(number: number): (typeof ASSASSINS)[number] {
  const assassin = ASSASSINS[number];
  if (assassin === undefined) throw new Error(`there is no assassin ${number}`);
  return assassin;
}

export function assassinNamed(id: AssassinId): (typeof ASSASSINS)[number] {
  return assassinAt(numberOf(id));
}

/** The name on the file. */
export const fullName = (id: AssassinId): string => assassinNamed(id).name;
export const shortName = (id: AssassinId): string => assassinNamed(id).short;
