// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly hand: string;
  readonly first: string;
  readonly shoot: string;
  readonly pay: string;
  readonly cards: string;
  readonly unattacked: string;
  readonly flag: string;
  readonly sensor: string;
  readonly damage: string;
  readonly special: string;
  readonly 'step-in': string;
  readonly medal: string;
  readonly lamps: string;
  readonly limit: string;
  readonly closer: string;
  readonly half: string;
  readonly over: string;
}
