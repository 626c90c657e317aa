// Made from the English catalogue by `npm run words`.

import type * as facts from './facts.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly board: {
    readonly layout: string;
    readonly curve: string;
    readonly 'curve-mine': string;
    readonly turn: (a: { readonly turn: string | number }) => string;
    readonly place: (a: { readonly at: About<'X' | 'Y'> }) => string;
    readonly laid: (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND' | 'OWNER'>; readonly at: About<'X' | 'Y'> }) => string;
    readonly 'laid-closed': (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND' | 'OWNER'>; readonly at: About<'X' | 'Y'>; readonly matching: number }) => string;
    readonly empty: (a: { readonly at: About<'X' | 'Y'> }) => string;
    readonly opening: (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND'>; readonly at: About<'X' | 'Y'>; readonly foretold: readonly (string | number)[] }) => string;
    readonly 'turn-first': (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND'>; readonly at: About<'X' | 'Y'> }) => string;
    readonly 'score-next': (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND' | 'OWNER'>; readonly at: About<'X' | 'Y'>; readonly foretold: readonly (string | number)[] }) => string;
    readonly matching: (a: { readonly matching: number; readonly of: string | number }) => string;
    readonly 'to-score': (a: { readonly n: string | number }) => string;
    readonly coins: (a: { readonly n: number }) => string;
    readonly 'in-supply': (a: { readonly n: number }) => string;
    readonly 'side-and-stack': (a: { readonly side: About<'WHO'>; readonly n: string | number }) => string;
    readonly cell: (a: { readonly at: About<'X' | 'Y'> }) => string;
  };
  readonly zoom: {
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly change: {
    readonly broke: (a: { readonly mine: boolean; readonly sides: readonly About<'WHO'>[] }) => string;
    readonly pay: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly coins: About<'SIGNED'> }) => string;
    readonly 'pay-part': (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly coins: About<'SIGNED'>; readonly owed: string | number }) => string;
    readonly reward: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly coins: About<'SIGNED'> }) => string;
    readonly 'reward-part': (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly coins: About<'SIGNED'>; readonly due: string | number }) => string;
  };
  readonly brief: {
    readonly first: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
    readonly second: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
    readonly score: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
  };
  readonly sub: {
    readonly tile: string;
    readonly crown: string;
    readonly score: string;
    readonly waiting: string;
    readonly again: string;
  };
  readonly 'sub-brief': {
    readonly tile: string;
    readonly crown: string;
    readonly score: string;
    readonly waiting: string;
    readonly again: string;
  };
  readonly tray: {
    readonly label: string;
    readonly purse: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
    readonly tiles: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
    readonly 'in-stack': (a: { readonly n: string | number }) => string;
    readonly market: string;
    readonly 'market-stack': (a: { readonly n: string | number }) => string;
    readonly 'this-turn': string;
    readonly turn: string;
    readonly 'turn-back': string;
    readonly empty: (a: { readonly owner: 'market' | 'mine' | 'bear' | 'woman'; readonly slot: number }) => string;
    readonly slot: (a: { readonly owner: 'market' | 'mine' | 'bear' | 'woman'; readonly slot: number; readonly piece: About<'CROWN' | 'EDGES' | 'KIND'>; readonly fits: boolean }) => string;
    readonly piece: (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND'> }) => string;
    readonly todo: (a: { readonly n: string | number; readonly now: boolean }) => string;
  };
  readonly end: {
    readonly mine: string;
    readonly purses: string;
    readonly 'purses-say': (a: { readonly bear: string | number; readonly woman: string | number }) => string;
    readonly broke: {
      readonly mine: string;
      readonly bear: string;
      readonly woman: string;
      readonly both: string;
    };
    readonly crowns: (a: { readonly most: string | number; readonly least: string | number }) => string;
    readonly passes: (a: { readonly most: string | number; readonly least: string | number }) => string;
    readonly laid: (a: { readonly n: number }) => string;
    readonly gained: string;
    readonly even: string;
    readonly cost: string;
  };
  readonly threat: {
    readonly purses: (a: { readonly bear: number; readonly woman: number }) => string;
    readonly supply: (a: { readonly supply: number }) => string;
  };
  readonly side: {
    readonly bear: string;
    readonly woman: string;
  };
  readonly colour: {
    readonly R: string;
    readonly B: string;
    readonly G: string;
    readonly Y: string;
  };
  readonly sign: {
    readonly R: string;
    readonly B: string;
    readonly G: string;
    readonly Y: string;
  };
  readonly prompt: {
    readonly first: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
    readonly second: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
    readonly score: (a: { readonly owner: 'mine' | 'bear' | 'woman' }) => string;
  };
  readonly watched: {
    readonly first: (a: { readonly who: string | number }) => string;
    readonly second: (a: { readonly who: string | number }) => string;
    readonly score: (a: { readonly who: string | number }) => string;
  };
  readonly answer: {
    readonly piece: (a: { readonly piece: About<'CROWN' | 'EDGES' | 'KIND'>; readonly x: string | number; readonly y: string | number }) => string;
    readonly crown: (a: { readonly slot: string | number; readonly x: string | number; readonly y: string | number }) => string;
    readonly tile: (a: { readonly slot: string | number; readonly x: string | number; readonly y: string | number }) => string;
    readonly 'other-tile': (a: { readonly slot: number }) => string;
    readonly pass: string;
    readonly score: (a: { readonly x: string | number; readonly y: string | number }) => string;
  };
  readonly foretells: {
    readonly all: (a: { readonly of: number }) => string;
    readonly some: (a: { readonly matching: number; readonly of: string | number }) => string;
    readonly order: (a: { readonly mine: boolean; readonly side: About<'WHO'> }) => string;
  };
  readonly event: {
    readonly sides: (a: { readonly mine: boolean }) => string;
    readonly rack: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly drawn: readonly unknown[] }) => string;
    readonly market: (a: { readonly drawn: readonly (keyof Messages['colour'])[] }) => string;
    readonly 'start-crown': (a: { readonly colour: keyof Messages['colour']; readonly x: string | number; readonly y: string | number }) => string;
    readonly crown: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly colour: keyof Messages['colour']; readonly x: string | number; readonly y: string | number }) => string;
    readonly tile: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly laid: About<'EDGES'>; readonly x: string | number; readonly y: string | number }) => string;
    readonly score: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly x: string | number; readonly y: string | number; readonly matching: number; readonly coins: number & About<'SIGNED'> }) => string;
    readonly pay: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly paid: number }) => string;
    readonly 'pay-part': (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly owed: number; readonly paid: string | number }) => string;
    readonly reward: (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly taken: number }) => string;
    readonly 'reward-part': (a: { readonly mine: boolean; readonly side: About<'WHO'>; readonly taken: string | number; readonly due: number }) => string;
    readonly broke: (a: { readonly mine: boolean; readonly side: About<'WHO'> }) => string;
    readonly 'broke-both': string;
    readonly pass: (a: { readonly mine: boolean; readonly side: About<'WHO'> }) => string;
    readonly 'only-one': (a: { readonly mine: boolean; readonly side: About<'WHO'> }) => string;
    readonly compare: (a: { readonly cause: string; readonly purses: readonly (string | number)[] }) => string;
  };
  readonly heading: {
    readonly setup: string;
    readonly turn: (a: { readonly turn: string | number; readonly mine: boolean; readonly side: About<'WHO'> }) => string;
  };
  readonly help: {
    readonly turn: (a: { readonly more: number }) => string;
    readonly tile: (a: { readonly colour: keyof Messages['sign']; readonly slot: number }) => string;
    readonly another: (a: { readonly slot: number }) => string;
    readonly crown: (a: { readonly colour: (keyof Messages['colour']) & (keyof Messages['sign']) }) => string;
    readonly elsewhere: (a: { readonly kind: 'tile' | 'crown'; readonly places: readonly About<'X' | 'Y'>[] }) => string;
    readonly own: string;
    readonly score: string;
  };
  readonly outcome: {
    readonly crowns: (a: { readonly you: boolean; readonly winner: string | number }) => string;
    readonly passes: (a: { readonly you: boolean; readonly winner: string | number }) => string;
    readonly broke: (a: { readonly you: boolean; readonly winner: string | number; readonly loser: string | number }) => string;
    readonly 'you-broke': (a: { readonly winner: string | number }) => string;
    readonly draw: {
      readonly broke: string;
      readonly crowns: string;
      readonly passes: string;
    };
  };
  readonly mood: string;
  readonly gist: {
    readonly goal: string;
    readonly turn: string;
    readonly loss: string;
  };
  readonly preset: {
    readonly standard: string;
    readonly long: string;
    readonly sharp: string;
  };
  readonly setting: {
    readonly bear: string;
    readonly 'refill-each': string;
    readonly 'broke-strict': string;
    readonly 'scoring-order-active': string;
    readonly 'strict-two': string;
  };
  readonly value: {
    readonly bear: {
      readonly random: string;
      readonly '0': string;
      readonly '1': string;
    };
  };
  readonly chapter: {
    readonly refill: string;
    readonly 'place-player': string;
    readonly 'place-crown': string;
    readonly geometry: string;
    readonly scoring: string;
    readonly broke: string;
  };
  readonly why: {
    readonly scoring: {
      readonly trigger: {
        readonly tile: string;
        readonly crown: string;
        readonly nothing: string;
        readonly unlaid: string;
      };
      readonly once: string;
      readonly 'several-at-once': (a: { readonly side: About<'WHO'> }) => string;
    };
    readonly 'place-player': {
      readonly 'match-one': (a: { readonly crowns: readonly unknown[] & (readonly ((keyof Messages['colour']) & (keyof Messages['sign']))[]) & readonly (keyof Messages['colour'])[] }) => string;
      readonly turned: (a: { readonly crowns: readonly unknown[] & (readonly ((keyof Messages['colour']) & (keyof Messages['sign']))[]) & readonly (keyof Messages['colour'])[] }) => string;
      readonly 'adjacent-crown': string;
    };
    readonly 'place-crown': {
      readonly 'match-one': (a: { readonly colours: readonly unknown[] & readonly (keyof Messages['colour'])[]; readonly edges: number; readonly crown: readonly unknown[] & readonly (keyof Messages['colour'])[] }) => string;
      readonly 'no-spoil-only': string;
      readonly 'adjacent-player-tile': string;
    };
    readonly geometry: {
      readonly 'diagonal-is-nothing': (a: { readonly needs: 'crown' | 'tile' }) => string;
      readonly permanent: string;
    };
    readonly turn: {
      readonly 'opening-forces-player-tile': string;
      readonly 'no-player-tiles-left': string;
      readonly mandatory: string;
      readonly 'may-place': string;
      readonly alternate: (a: { readonly side: About<'WHO'> }) => string;
    };
    readonly setup: {
      readonly sides: (a: { readonly side: About<'WHO'> }) => string;
    };
    readonly refill: {
      readonly market: string;
      readonly rack: string;
      readonly exhausted: string;
    };
  };
}

/** What sentences tell apart is what facts can be. */
export type Results = [Result<'KIND', 'crown' | 'tile'>];
type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;
