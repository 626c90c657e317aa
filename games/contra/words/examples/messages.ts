// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly move: {
    readonly run: string;
    readonly jump: string;
  };
  readonly space: {
    readonly 'ledge-jump-up': string;
    readonly 'ledge-group-run': string;
  };
  readonly attack: {
    readonly 'criticals-explode': string;
  };
  readonly advantage: {
    readonly 'attack-conversion': string;
  };
  readonly suffer: {
    readonly 'pay-or-medal': string;
  };
  readonly golden: {
    readonly 'timing-priority': string;
  };
  readonly overview: {
    readonly 'player-count': string;
  };
  readonly components: {
    readonly 'enemy-tokens': string;
  };
  readonly cards: {
    readonly 'commando-card': string;
    readonly 'enemy-health': string;
  };
  readonly setup: {
    readonly 'commando-start': string;
    readonly mulligan: string;
  };
  readonly 'draw-enemy': {
    readonly 'nearest-space': string;
  };
  readonly round: {
    readonly order: string;
  };
  readonly end: {
    readonly win: string;
    readonly 'loss-stage-deck': string;
  };
  readonly turn: {
    readonly 'free-order': string;
  };
  readonly ability: {
    readonly cost: string;
  };
  readonly range: {
    readonly count: string;
  };
  readonly damage: {
    readonly 'defeat-at-health': string;
  };
  readonly dice: {
    readonly 'commando-faces': string;
    readonly 'enemy-faces': string;
  };
  readonly 'enemy-turn': {
    readonly pool: string;
  };
  readonly 'enemy-move': {
    readonly 'shortest-path': string;
  };
  readonly stage: {
    readonly 'activate-left-to-right': string;
  };
  readonly general: {
    readonly 'empty-space': string;
  };
  readonly objective: {
    readonly 'new-attempt': string;
    readonly success: string;
  };
  readonly boss: {
    readonly 'split-damage': string;
  };
  readonly medal: {
    readonly 'loss-steps': string;
  };
  readonly weapon: {
    readonly 'gain-may-equip': string;
  };
  readonly effect: {
    readonly 'each-commando-separate': string;
  };
  readonly limits: {
    readonly 'advantage-supply': string;
  };
  readonly faq: {
    readonly 'bubble-dimer-not-enemy': string;
  };
  readonly mode: {
    readonly 'jump-start': string;
  };
  readonly story: {
    readonly structure: string;
  };
}
