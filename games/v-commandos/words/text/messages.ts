// Made from the English catalogue by `npm run words`.

import type * as facts from './../facts.ts';
import type { Messages as Around } from '../messages.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly head: {
    readonly card: (a: { readonly card: keyof Around['mission'] }) => string;
    readonly turn: (a: { readonly turn: string | number; readonly phase: 'set-up' | 'event' | 'commandos' | 'reinforcements' | 'movement' | 'fire' | 'end' }) => string;
    readonly bag: (a: { readonly n: string | number }) => string;
    readonly specials: (a: { readonly n: string | number }) => string;
  };
  readonly who: (a: { readonly id: keyof Around['commando']; readonly side: string | number }) => string;
  readonly condition: (a: { readonly state: keyof Around['state']; readonly who: string }) => string;
  readonly where: {
    readonly tile: (a: { readonly tile: About<'SPOT'> }) => string;
    readonly underground: string;
    readonly out: string;
  };
  readonly has: {
    readonly actions: (a: { readonly n: number }) => string;
    readonly wounds: (a: { readonly n: number }) => string;
    readonly plus: (a: { readonly n: string | number }) => string;
    readonly uniform: string;
    readonly nest: string;
    readonly item: (a: { readonly objective: About<'CARRIED'> }) => string;
    readonly kit: (a: { readonly kit: About<'KITS'> }) => string;
    readonly nothing: string;
  };
  readonly terrain: {
    readonly name: (a: { readonly id: keyof Around['mission'] }) => string;
    readonly complete: (a: { readonly id: keyof Around['mission'] }) => string;
    readonly alarm: string;
    readonly quiet: string;
    readonly event: (a: { readonly event: keyof Around['event-card'] }) => string;
    readonly 'no-event': string;
    readonly heading: (a: { readonly to: keyof Around['side'] }) => string;
    readonly nowhere: string;
    readonly legend: string;
  };
  readonly goal: {
    readonly done: (a: { readonly name: string | number; readonly tile: string | number; readonly objective: About<'AIM'> }) => string;
    readonly plain: (a: { readonly name: string | number; readonly tile: string | number; readonly objective: About<'AIM'> }) => string;
    readonly work: (a: { readonly name: string | number; readonly tile: string | number; readonly objective: About<'AIM'>; readonly n: number }) => string;
    readonly blast: (a: { readonly name: string | number; readonly tile: string | number; readonly objective: About<'AIM'> }) => string;
  };
  readonly outside: {
    readonly waiting: (a: { readonly entrance: About<'ENTRANCE'>; readonly enemies: About<'ENEMIES'> }) => string;
    readonly nobody: (a: { readonly entrance: About<'ENTRANCE'> }) => string;
    readonly barricaded: string;
  };
  readonly tile: (a: { readonly tile: About<'SPOT'> }) => string;
  readonly in: {
    readonly indoor: string;
    readonly outdoor: string;
  };
  readonly on: {
    readonly commando: (a: { readonly who: keyof Around['commando'] }) => string;
    readonly enemy: (a: { readonly enemy: keyof Around['enemy'] }) => string;
    readonly guard: (a: { readonly enemy: keyof Around['enemy'] }) => string;
    readonly done: (a: { readonly name: string | number }) => string;
    readonly alarm: string;
    readonly nest: (a: { readonly kind: 'mg' | 'goliath' }) => string;
    readonly trapdoor: (a: { readonly is: 'open' | 'blocked' }) => string;
    readonly barrel: string;
    readonly gas: string;
    readonly smoke: string;
    readonly tnt: (a: { readonly timer: string | number }) => string;
    readonly 'tnt-set': string;
    readonly kit: (a: { readonly kit: keyof Around['kit'] }) => string;
  };
  readonly field: {
    readonly card: string;
    readonly commandos: string;
    readonly picks: string;
  };
}

/** What sentences tell apart is what facts can be. */
export type Results = [Result<'CARRIED', 'nothing'>];
type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;
