// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly who: (a: { readonly seat: number }) => string;
  readonly holds: (a: { readonly points: string | number; readonly goal: string | number; readonly cards: number }) => string;
  readonly climbs: {
    readonly pile: (a: { readonly pile: readonly (string | number)[] }) => string;
    readonly nothing: string;
  };
  readonly die: (a: { readonly die: string | number }) => string;
  readonly deck: (a: { readonly n: number }) => string;
  readonly hand: (a: { readonly cards: string | number }) => string;
}
