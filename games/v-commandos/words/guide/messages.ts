// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly event: string;
  readonly below: string;
  readonly medium: string;
  readonly 'gives-away': string;
  readonly dice: string;
  readonly alone: string;
  readonly loot: string;
  readonly door: string;
  readonly arrow: string;
  readonly entrance: string;
  readonly save: string;
  readonly window: string;
  readonly seen: string;
  readonly silence: string;
  readonly wound: string;
  readonly done: string;
  readonly bag: string;
}
