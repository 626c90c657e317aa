// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly board: {
    readonly 'ring-is-distance': string;
    readonly segments: string;
  };
  readonly components: {
    readonly 'large-token': string;
  };
  readonly attack: {
    readonly 'target-number': string;
    readonly range: string;
  };
  readonly spawn: {
    readonly cross: string;
  };
  readonly move: {
    readonly 'one-inward': string;
    readonly 'first-ring-stays': string;
  };
  readonly zombies: {
    readonly clockwise: string;
  };
  readonly branson: {
    readonly flamethrower: string;
    readonly 'one-roll': string;
  };
  readonly nelson: {
    readonly launcher: string;
    readonly minimum: string;
  };
  readonly miller: {
    readonly spacing: string;
  };
  readonly schulz: {
    readonly double: string;
  };
  readonly grenade: {
    readonly effect: string;
  };
  readonly setup: {
    readonly 'four-members': string;
  };
  readonly turn: {
    readonly 'marker-moves': string;
  };
  readonly victory: {
    readonly win: string;
  };
  readonly hit: {
    readonly 'dice-option': string;
  };
  readonly players: {
    readonly 'dead-do-not-act': string;
  };
  readonly cooper: {
    readonly ardor: string;
  };
  readonly alvares: {
    readonly confusion: string;
  };
  readonly dunham: {
    readonly flexible: string;
  };
  readonly kenzo: {
    readonly 'ronin-extra': string;
  };
  readonly krussov: {
    readonly tripwire: string;
  };
  readonly cole: {
    readonly inspire: string;
  };
  readonly ayden: {
    readonly 'air-recon': string;
  };
  readonly mobutu: {
    readonly scatter: string;
  };
  readonly vanderbilt: {
    readonly 'first-aid': string;
  };
  readonly modes: {
    readonly 'shared-table': string;
  };
}
