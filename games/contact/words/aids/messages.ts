// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly turn: {
    readonly bite: string;
    readonly move: string;
    readonly arrive: string;
    readonly act: string;
    readonly end: string;
  };
  readonly term: {
    readonly ring: {
      readonly name: string;
      readonly says: string;
    };
    readonly group: {
      readonly name: string;
      readonly says: string;
    };
    readonly need: {
      readonly name: string;
      readonly says: string;
    };
    readonly arrival: {
      readonly name: string;
      readonly says: string;
    };
    readonly bite: {
      readonly name: string;
      readonly says: string;
    };
    readonly member: {
      readonly name: string;
      readonly says: string;
    };
    readonly dice: {
      readonly name: string;
      readonly says: string;
    };
    readonly reach: {
      readonly name: string;
      readonly says: string;
    };
    readonly grenade: {
      readonly name: string;
      readonly says: (a: { readonly kills: string | number }) => string;
    };
    readonly ardor: {
      readonly name: string;
      readonly says: string;
    };
    readonly hold: {
      readonly name: string;
      readonly says: string;
    };
    readonly marker: {
      readonly name: string;
      readonly says: string;
    };
    readonly helicopter: {
      readonly name: string;
      readonly says: string;
    };
  };
  readonly odds: {
    readonly shots: {
      readonly title: string;
      readonly ring: string;
      readonly need: string;
      readonly chance: string;
      readonly row: (a: { readonly ring: string | number }) => string;
      readonly from: (a: { readonly needs: string | number }) => string;
    };
    readonly bites: {
      readonly title: string;
      readonly group: string;
      readonly chance: string;
      readonly fortified: string;
      readonly row: (a: { readonly zombies: number }) => string;
      readonly more: (a: { readonly zombies: string | number }) => string;
    };
  };
  readonly changed: {
    readonly victim: string;
  };
}
