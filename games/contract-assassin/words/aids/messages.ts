// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly turn: {
    readonly actions: (a: { readonly actions: number }) => string;
    readonly bonus: string;
    readonly attempt: (a: { readonly weapons: number }) => string;
    readonly guard: string;
    readonly flee: (a: { readonly getaways: number }) => string;
    readonly prison: (a: { readonly missed: number }) => string;
    readonly end: string;
  };
  readonly term: {
    readonly action: {
      readonly name: string;
      readonly says: string;
    };
    readonly name: {
      readonly name: string;
      readonly says: string;
    };
    readonly space: {
      readonly name: string;
      readonly says: string;
    };
    readonly home: {
      readonly name: string;
      readonly says: string;
    };
    readonly weapon: {
      readonly name: string;
      readonly says: string;
    };
    readonly 'death-dice': {
      readonly name: string;
      readonly says: string;
    };
    readonly getaway: {
      readonly name: string;
      readonly says: string;
    };
    readonly 'getaway-die': {
      readonly name: string;
      readonly says: string;
    };
    readonly guard: {
      readonly name: string;
      readonly says: string;
    };
    readonly skill: {
      readonly name: string;
      readonly says: string;
    };
    readonly bonus: {
      readonly name: string;
      readonly says: string;
    };
    readonly prison: {
      readonly name: string;
      readonly says: (a: { readonly missed: number }) => string;
    };
    readonly hiding: {
      readonly name: string;
      readonly says: (a: { readonly missed: number }) => string;
    };
  };
  readonly odds: {
    readonly kill: {
      readonly title: string;
      readonly weapon: string;
      readonly ways: string;
      readonly chance: string;
      readonly row: (a: { readonly number: string | number; readonly weapon: string | number }) => string;
      readonly of: (a: { readonly ways: string | number; readonly rolls: string | number }) => string;
    };
    readonly out: {
      readonly title: string;
      readonly cards: string;
      readonly chance: string;
      readonly row: (a: { readonly cards: number }) => string;
    };
  };
  readonly changed: {
    readonly shown: string;
    readonly asked: string;
  };
}
