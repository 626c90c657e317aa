// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly five: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly ticket: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly draw: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly four: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
  readonly gift: {
    readonly title: string;
    readonly goal: string;
    readonly hint1: string;
    readonly hint2: string;
    readonly reason: string;
  };
}
