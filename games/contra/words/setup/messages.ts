// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly title: string;
  readonly free: string;
  readonly story: string;
  readonly stage: string;
  readonly enemy: string;
  readonly commandos: string;
  readonly difficulty: (a: { readonly n: string | number }) => string;
  readonly hard: {
    readonly first: string;
    readonly standard: string;
    readonly hard: string;
  };
  readonly part: (a: { readonly part: string | number }) => string;
  readonly health: (a: { readonly n: number }) => string;
  readonly alone: string;
  readonly earned: string;
  readonly different: string;
  readonly 'stays-home': string;
  readonly 'stage-says': {
    readonly jungle: string;
    readonly waterfall: string;
    readonly 'snow-field': string;
    readonly 'alien-lair': string;
  };
  readonly 'boss-says': {
    readonly 'defense-wall': string;
    readonly garmakilma: string;
    readonly gordea: string;
    readonly java: string;
  };
  readonly 'commando-says': {
    readonly bill: string;
    readonly lance: string;
    readonly lucia: string;
    readonly sweets: string;
  };
  readonly tale: {
    readonly return: {
      readonly says: string;
      readonly title: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
      readonly prologue: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
      readonly won: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
      readonly lost: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
    };
    readonly escape: {
      readonly says: string;
      readonly title: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
      readonly prologue: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
      readonly won: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
      readonly lost: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
      };
    };
  };
  readonly change: {
    readonly setup: {
      readonly 'enemy-for-one': string;
      readonly 'enemy-for-each': string;
      readonly 'slip-second': string;
      readonly 'dogra-on-top': string;
      readonly 'hatch-each': string;
      readonly 'commandos-in-boss-spaces': string;
      readonly 'boss-beside': string;
      readonly 'boss-in-start-spaces': string;
      readonly 'commandos-beside-boss': string;
      readonly 'stage-card-removed': string;
    };
    readonly rule: {
      readonly 'first-boss-card-immune': string;
      readonly 'out-of-time-wins': string;
      readonly 'no-slow-down': string;
    };
  };
}
