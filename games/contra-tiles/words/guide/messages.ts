// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly first: string;
  readonly crowns: string;
  readonly goal: string;
  readonly four: string;
  readonly wrong: string;
  readonly danger: string;
  readonly pay: string;
  readonly spoiled: string;
  readonly poor: string;
  readonly rich: string;
  readonly low: string;
  readonly lead: string;
}
