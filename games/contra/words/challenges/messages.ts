// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly which: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly nearer: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly again: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly evade: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly quiet: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
}
