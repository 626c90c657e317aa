// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly headline: {
    readonly success: (a: { readonly turn: string | number }) => string;
    readonly bag: (a: { readonly turn: string | number }) => string;
    readonly eliminated: (a: { readonly turn: string | number }) => string;
    readonly 'no-replacement': (a: { readonly turn: string | number }) => string;
    readonly card: (a: { readonly turn: string | number }) => string;
    readonly other: (a: { readonly turn: string | number }) => string;
  };
  readonly verdict: {
    readonly success: string;
    readonly bag: string;
    readonly eliminated: string;
    readonly 'no-replacement': string;
    readonly card: string;
  };
  readonly casualties: string;
  readonly down: string;
  readonly home: string;
  readonly caught: string;
  readonly eliminated: string;
  readonly fell: (a: { readonly turn: string | number }) => string;
  readonly fate: (a: { readonly wounds: number; readonly seen: number }) => string;
  readonly noise: string;
  readonly 'how-it-went': string;
  readonly grade: {
    readonly ghosts: string;
    readonly clean: string;
    readonly pyrrhic: string;
    readonly costly: string;
  };
  readonly honours: string;
  readonly honour: {
    readonly objectives: string;
    readonly unseen: string;
    readonly 'all-home': string;
  };
  readonly 'so-many': (a: { readonly n: string | number; readonly of: string | number }) => string;
  readonly everybody: string;
  readonly seen: (a: { readonly seen: number }) => string;
  readonly 'alarm-turns': (a: { readonly n: string | number; readonly of: string | number }) => string;
  readonly ways: string;
  readonly way: {
    readonly bag: (a: { readonly lowest: number }) => string;
    readonly 'bag-empty': string;
    readonly eliminated: (a: { readonly left: string | number }) => string;
    readonly 'eliminated-all': string;
    readonly 'no-replacement': string;
    readonly card: string;
  };
}
