// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly turn: {
    readonly place: string;
    readonly touch: string;
    readonly close: string;
    readonly refill: string;
    readonly end: string;
  };
  readonly term: {
    readonly tile: {
      readonly name: string;
      readonly says: string;
    };
    readonly crown: {
      readonly name: string;
      readonly says: string;
    };
    readonly colour: {
      readonly name: string;
      readonly says: string;
    };
    readonly edge: {
      readonly name: string;
      readonly says: string;
    };
    readonly match: {
      readonly name: string;
      readonly says: string;
    };
    readonly market: {
      readonly name: string;
      readonly says: string;
    };
    readonly rack: {
      readonly name: string;
      readonly says: string;
    };
    readonly stack: {
      readonly name: string;
      readonly says: string;
    };
    readonly score: {
      readonly name: string;
      readonly says: string;
    };
    readonly purse: {
      readonly name: string;
      readonly says: string;
    };
    readonly broke: {
      readonly name: string;
      readonly says: string;
    };
  };
  readonly odds: {
    readonly worth: {
      readonly title: string;
      readonly matches: string;
      readonly coins: string;
      readonly row: (a: { readonly matching: number }) => string;
      readonly gain: (a: { readonly coins: string | number }) => string;
      readonly nothing: string;
      readonly pay: (a: { readonly coins: string | number }) => string;
    };
  };
}
