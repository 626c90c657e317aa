// Made from the English catalogue by `npm run words`.

import type * as facts from './../facts.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly head: {
    readonly turn: (a: { readonly turn: string | number; readonly turns: string | number }) => string;
    readonly 'on-board': (a: { readonly n: string | number }) => string;
    readonly near: (a: { readonly n: string | number }) => string;
    readonly clear: string;
    readonly killed: (a: { readonly n: string | number }) => string;
    readonly rescued: string;
    readonly overrun: string;
  };
  readonly name: (a: { readonly member: About<'NAME'> }) => string;
  readonly column: (a: { readonly column: About<'COLOUR' | 'COLUMN'> }) => string;
  readonly weapon: (a: { readonly member: About<'ARM'> }) => string;
  readonly state: {
    readonly ready: string;
    readonly acted: string;
    readonly fallen: string;
  };
  readonly has: {
    readonly grenade: string;
    readonly dice: (a: { readonly n: number }) => string;
    readonly ardor: string;
    readonly 'first-aid': string;
  };
  readonly field: {
    readonly team: string;
  };
}

/** What sentences tell apart is what facts can be. */
export type Results = [Result<'COLOUR', 'blue' | 'brown'>];
type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;
