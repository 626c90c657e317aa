// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly give: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly both: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly coin: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly income: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly behind: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
}
