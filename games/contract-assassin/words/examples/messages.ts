// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly action: {
    readonly move: string;
    readonly 'getaway-travel': string;
  };
  readonly kit: {
    readonly getaways: string;
  };
  readonly attempt: {
    readonly 'success-weapon': string;
    readonly 'success-skill': string;
  };
  readonly bodyguard: {
    readonly blocks: string;
  };
  readonly reaper: {
    readonly plain: string;
  };
  readonly hanns: {
    readonly 'roll-two': string;
  };
  readonly escape: {
    readonly roll: string;
    readonly fail: string;
  };
  readonly cynthia: {
    readonly 'one-or-two': string;
  };
  readonly ninja: {
    readonly 'anywhere-home': string;
  };
  readonly prison: {
    readonly 'two-turns': string;
  };
  readonly hiding: {
    readonly 'three-turns': string;
  };
  readonly goal: {
    readonly 'four-contracts': string;
  };
  readonly setup: {
    readonly 'target-markers': string;
  };
  readonly turn: {
    readonly mix: string;
  };
  readonly dice: {
    readonly kinds: string;
  };
  readonly move: {
    readonly 'shared-space': string;
  };
  readonly bonus: {
    readonly 'one-per-turn': string;
  };
  readonly skill: {
    readonly draw: string;
  };
  readonly simon: {
    readonly 'second-escape': string;
  };
  readonly klaus: {
    readonly 'six-cards': string;
  };
  readonly winchester: {
    readonly 'five-actions': string;
  };
  readonly archie: {
    readonly shift: string;
  };
  readonly sugar: {
    readonly 'keep-one': string;
  };
  readonly otto: {
    readonly swap: string;
  };
  readonly lily: {
    readonly 'bodyguard-between': string;
  };
  readonly abilities: {
    readonly 'always-on': string;
  };
}
