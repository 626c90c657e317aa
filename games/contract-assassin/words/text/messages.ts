// Made from the English catalogue by `npm run words`.

import type * as facts from './../facts.ts';
import type { Messages as Around } from '../messages.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly head: {
    readonly round: (a: { readonly round: string | number }) => string;
    readonly deck: (a: { readonly n: string | number }) => string;
    readonly discards: (a: { readonly n: string | number }) => string;
    readonly attempt: (a: { readonly target: keyof Around['place'] }) => string;
  };
  readonly pawn: {
    readonly name: (a: { readonly assassin: About<'ASSASSIN'> }) => string;
    readonly nobody: string;
    readonly prison: string;
    readonly hiding: (a: { readonly space: keyof Around['place'] }) => string;
    readonly free: (a: { readonly space: keyof Around['place'] }) => string;
    readonly missing: (a: { readonly n: number }) => string;
    readonly actions: (a: { readonly n: number }) => string;
    readonly done: (a: { readonly n: string | number }) => string;
  };
  readonly contract: (a: { readonly city: keyof Around['place'] }) => string;
  readonly 'contract-guarded': (a: { readonly city: keyof Around['place']; readonly guards: readonly (string | number)[] }) => string;
  readonly skill: (a: { readonly weapon: keyof Around['card']; readonly number: string | number }) => string;
  readonly has: {
    readonly contracts: (a: { readonly what: readonly (string | number)[] }) => string;
    readonly 'no-contracts': string;
    readonly skills: (a: { readonly what: readonly (string | number)[] }) => string;
    readonly 'no-skills': string;
    readonly kit: (a: { readonly cards: readonly (keyof Around['card'])[] }) => string;
    readonly 'no-kit': string;
    readonly 'hidden-kit': (a: { readonly n: number }) => string;
  };
  readonly 'laid-out': (a: { readonly cards: readonly (keyof Around['card'])[] }) => string;
  readonly links: (a: { readonly from: keyof Around['place']; readonly to: readonly (keyof Around['place'])[] }) => string;
  readonly field: {
    readonly assassins: string;
  };
}
