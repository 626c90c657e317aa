// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly turn: {
    readonly event: string;
    readonly commandos: string;
    readonly size: string;
    readonly free: string;
    readonly enter: string;
    readonly walk: string;
    readonly fire: string;
    readonly end: string;
  };
  readonly term: {
    readonly stealthy: {
      readonly name: string;
      readonly says: string;
    };
    readonly visible: {
      readonly name: string;
      readonly says: string;
    };
    readonly small: {
      readonly name: string;
      readonly says: (a: { readonly needed: string | number }) => string;
    };
    readonly medium: {
      readonly name: string;
      readonly says: (a: { readonly needed: string | number }) => string;
    };
    readonly large: {
      readonly name: string;
      readonly says: (a: { readonly needed: string | number }) => string;
    };
    readonly action: {
      readonly name: string;
      readonly says: string;
    };
    readonly plus: {
      readonly name: string;
      readonly says: string;
    };
    readonly 'stealth-die': {
      readonly name: string;
      readonly says: string;
    };
    readonly guard: {
      readonly name: string;
      readonly says: string;
    };
    readonly enemy: {
      readonly name: string;
      readonly says: string;
    };
    readonly arrow: {
      readonly name: string;
      readonly says: string;
    };
    readonly alarm: {
      readonly name: string;
      readonly says: string;
    };
    readonly entrance: {
      readonly name: string;
      readonly says: string;
    };
    readonly trapdoor: {
      readonly name: string;
      readonly says: string;
    };
    readonly door: {
      readonly name: string;
      readonly says: string;
    };
    readonly objective: {
      readonly name: string;
      readonly says: string;
    };
    readonly loot: {
      readonly name: string;
      readonly says: string;
    };
    readonly tnt: {
      readonly name: string;
      readonly says: string;
    };
    readonly wound: {
      readonly name: string;
      readonly says: string;
    };
    readonly nest: {
      readonly name: string;
      readonly says: (a: { readonly nest: string | number }) => string;
    };
    readonly bag: {
      readonly name: string;
      readonly says: string;
    };
  };
  readonly odds: {
    readonly volley: {
      readonly title: string;
      readonly dice: string;
      readonly row: (a: { readonly dice: number }) => string;
      readonly S: string;
      readonly M: string;
      readonly L: string;
      readonly needed: (a: { readonly size: string | number; readonly needed: string | number }) => string;
    };
    readonly unseen: {
      readonly title: string;
      readonly enemies: string;
      readonly chance: string;
      readonly row: (a: { readonly enemies: number }) => string;
    };
  };
  readonly changed: {
    readonly maps: string;
    readonly healed: string;
    readonly nearest: string;
    readonly given: string;
  };
}
