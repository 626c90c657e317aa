// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly components: {
    readonly colours: string;
  };
  readonly setup: {
    readonly 'start-layout': string;
  };
  readonly turn: {
    readonly 'one-of-each': string;
  };
  readonly refill: {
    readonly market: string;
  };
  readonly 'place-player': {
    readonly 'adjacent-crown': string;
    readonly 'match-one': string;
    readonly 'mismatch-allowed': string;
    readonly 'no-match': string;
    readonly 'fresh-crown': string;
  };
  readonly 'place-crown': {
    readonly 'adjacent-player-tile': string;
    readonly 'match-one': string;
    readonly 'any-owner': string;
    readonly spoil: string;
    readonly 'no-spoil-only': string;
  };
  readonly geometry: {
    readonly 'diagonal-is-nothing': string;
    readonly parity: string;
    readonly 'no-like-neighbours': string;
  };
  readonly scoring: {
    readonly trigger: string;
    readonly four: string;
    readonly three: string;
    readonly 'fewer-than-three': string;
    readonly 'player-tile-into-hole': string;
    readonly 'several-at-once': string;
  };
  readonly broke: {
    readonly definition: string;
  };
  readonly end: {
    readonly 'most-coins': string;
  };
}
