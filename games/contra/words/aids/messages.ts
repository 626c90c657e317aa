// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly turn: {
    readonly commandos: string;
    readonly move: (a: { readonly run: number }) => string;
    readonly attack: string;
    readonly draw: string;
    readonly enemies: string;
    readonly stage: string;
    readonly new: string;
    readonly end: string;
  };
  readonly term: {
    readonly space: {
      readonly name: string;
      readonly says: string;
    };
    readonly ledge: {
      readonly name: string;
      readonly says: string;
    };
    readonly advantage: {
      readonly name: string;
      readonly says: (a: { readonly hold: number }) => string;
    };
    readonly any: {
      readonly name: string;
      readonly says: string;
    };
    readonly play: {
      readonly name: string;
      readonly says: string;
    };
    readonly range: {
      readonly name: string;
      readonly says: string;
    };
    readonly result: {
      readonly name: string;
      readonly says: string;
    };
    readonly damage: {
      readonly name: string;
      readonly says: string;
    };
    readonly foe: {
      readonly name: string;
      readonly says: string;
    };
    readonly boss: {
      readonly name: string;
      readonly says: string;
    };
    readonly flag: {
      readonly name: string;
      readonly says: string;
    };
    readonly pillbox: {
      readonly name: string;
      readonly says: string;
    };
    readonly alarm: {
      readonly name: string;
      readonly says: (a: { readonly alarm: number }) => string;
    };
  };
  readonly odds: {
    readonly ours: {
      readonly title: string;
      readonly face: string;
      readonly chance: string;
    };
    readonly theirs: {
      readonly title: string;
      readonly face: string;
      readonly chance: string;
    };
    readonly hits: {
      readonly title: string;
      readonly dice: string;
      readonly least: (a: { readonly hits: string | number }) => string;
      readonly row: (a: { readonly dice: number }) => string;
    };
  };
  readonly changed: {
    readonly suffering: string;
    readonly java: string;
    readonly round: string;
  };
}
