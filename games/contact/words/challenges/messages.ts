// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly one: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly double: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly whom: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly walk: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly flame: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
}
