// Made from the English catalogue by `npm run words`.

import type * as facts from './../facts.ts';
import type { Messages as Around } from '../messages.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly head: {
    readonly against: (a: { readonly stage: keyof Around['stage']; readonly enemy: keyof Around['boss'] }) => string;
    readonly story: (a: { readonly tale: keyof Around['tale']; readonly part: string | number }) => string;
    readonly setup: string;
    readonly round: (a: { readonly round: string | number; readonly phase: 'commandos' | 'enemies' | 'stage' }) => string;
    readonly clock: (a: { readonly left: string | number; readonly of: string | number }) => string;
  };
  readonly over: {
    readonly destroyed: string;
    readonly escaped: string;
    readonly fallen: string;
    readonly 'out-of-time': string;
  };
  readonly 'map-boss': string;
  readonly area: {
    readonly stage: string;
    readonly card: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly alarm: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly n: string | number; readonly of: string | number }) => string;
    readonly slip: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly n: string | number; readonly at: string | number }) => string;
    readonly nothing: string;
    readonly known: (a: { readonly cards: readonly About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>[] }) => string;
  };
  readonly fighter: {
    readonly name: (a: { readonly who: keyof Around['commando'] }) => string;
    readonly 'no-medals': string;
    readonly weapon: (a: { readonly weapon: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly dice: number; readonly range: string | number }) => string;
    readonly objectives: (a: { readonly done: readonly (string | number)[] }) => string;
    readonly active: string;
    readonly 'turn-taken': string;
    readonly screen: (a: { readonly n: number }) => string;
    readonly bonus: (a: { readonly n: string | number }) => string;
    readonly gels: (a: { readonly n: number }) => string;
  };
  readonly row: {
    readonly enemies: (a: { readonly what: readonly (string | number)[] }) => string;
    readonly 'no-enemies': string;
    readonly boss: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly health: string | number }) => string;
    readonly defeated: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly foe: (a: { readonly foe: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly sign: string | number; readonly health: string | number }) => string;
    readonly breached: (a: { readonly foe: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly sign: string | number; readonly health: string | number }) => string;
    readonly hand: (a: { readonly what: readonly (string | number)[] }) => string;
    readonly 'no-hand': string;
    readonly card: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES' | 'SUIT'> }) => string;
    readonly decks: (a: { readonly deck: string | number; readonly discarded: string | number }) => string;
  };
  readonly fight: {
    readonly who: (a: { readonly who: keyof Around['commando'] }) => string;
    readonly with: (a: { readonly targets: readonly About<'COLOUR' | 'SORT' | 'SPECIES'>[]; readonly with: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly dice: string | number }) => string;
    readonly 'not-rolled': string;
    readonly dice: (a: { readonly dice: readonly About<'FACE'>[] }) => string;
    readonly successes: (a: { readonly n: number }) => string;
    readonly ignored: (a: { readonly n: number; readonly ignored: number }) => string;
    readonly results: (a: { readonly tokens: string | number }) => string;
  };
  readonly assault: {
    readonly who: (a: { readonly who: keyof Around['commando'] }) => string;
    readonly added: (a: { readonly dice: readonly About<'FACE'>[] }) => string;
    readonly specials: (a: { readonly n: number }) => string;
  };
  readonly field: {
    readonly commandos: string;
    readonly stage: string;
    readonly enemy: string;
  };
}

/** What sentences tell apart is what facts can be. */
export type Results = [Result<'SORT', 'enemy' | 'boss'>, Result<'FACE', 'SP' | 'any'>, Result<'COLOUR', 'red' | 'blue' | 'green' | 'yellow' | 'black'>];
type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;
