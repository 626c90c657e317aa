// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly first: string;
  readonly far: string;
  readonly burn: string;
  readonly grenade: string;
  readonly meter: string;
  readonly alone: string;
  readonly ardor: string;
  readonly double: string;
  readonly radio: string;
  readonly falls: string;
  readonly consent: string;
  readonly schulz: string;
  readonly half: string;
  readonly over: string;
}
