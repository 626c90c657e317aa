// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly hide: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly fewer: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly door: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly breath: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly moment: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
}
