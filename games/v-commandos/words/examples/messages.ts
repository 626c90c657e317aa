// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly def: {
    readonly 'adjacent-indoor': string;
  };
  readonly move: {
    readonly 'small-stealthy': string;
    readonly 'medium-visible': string;
    readonly 'large-visible': string;
    readonly 'fire-size': string;
  };
  readonly stealth: {
    readonly 'fail-on-1-2': string;
  };
  readonly alarm: {
    readonly effect: string;
  };
  readonly 'enemy-move': {
    readonly direction: string;
    readonly 'towards-visible': string;
    readonly 'locked-doors': string;
  };
  readonly 'enemy-fire': {
    readonly adjacent: string;
  };
  readonly underground: {
    readonly leave: string;
  };
  readonly visible: {
    readonly 'triggers-alarm': string;
  };
  readonly stacking: {
    readonly limits: string;
  };
  readonly nest: {
    readonly commando: string;
  };
  readonly precedence: {
    readonly cards: string;
  };
  readonly setup: {
    readonly guards: string;
  };
  readonly veteran: {
    readonly 'nothing-else': string;
  };
  readonly turn: {
    readonly sequence: string;
  };
  readonly event: {
    readonly direction: string;
  };
  readonly actions: {
    readonly count: string;
  };
  readonly shoot: {
    readonly 'target-number': string;
    readonly eye: string;
  };
  readonly 'close-combat': {
    readonly rule: string;
  };
  readonly loot: {
    readonly draw: string;
  };
  readonly goliath: {
    readonly 'cut-wire': string;
  };
  readonly gas: {
    readonly release: string;
  };
  readonly trapdoor: {
    readonly unblock: string;
  };
  readonly save: {
    readonly action: string;
  };
  readonly equip: {
    readonly grenade: string;
  };
  readonly explosion: {
    readonly effect: string;
  };
  readonly zero: {
    readonly timing: string;
  };
  readonly reinforce: {
    readonly sledgehammer: string;
  };
  readonly wounds: {
    readonly critical: string;
  };
  readonly end: {
    readonly 'terrain-complete': string;
  };
  readonly info: {
    readonly hidden: string;
  };
}
