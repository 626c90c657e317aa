// Made from the English catalogue by `npm run words`.

import type * as facts from './facts.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly answer: {
    readonly run: (a: { readonly to: About<'ID' | 'MARKS'>; readonly over: readonly unknown[] & (readonly About<'ID' | 'MARKS'>[]) }) => string;
    readonly jump: (a: { readonly to: About<'ID' | 'MARKS'> }) => string;
    readonly attack: (a: { readonly aim: About<'AIM' | 'AWAY' | 'BOSSOF' | 'HEALTH' | 'SEEN' | 'TARGET'> }) => string;
    readonly again: (a: { readonly aim: About<'AIM' | 'AWAY' | 'BOSSOF' | 'HEALTH' | 'SEEN' | 'TARGET'> }) => string;
    readonly target: (a: { readonly aim: About<'AIM' | 'AWAY' | 'BOSSOF' | 'HEALTH' | 'SEEN' | 'TARGET'> }) => string;
    readonly play: (a: { readonly card: keyof Messages['thing']; readonly text: string | number }) => string;
    readonly ability: (a: { readonly who: keyof Messages['commando']; readonly ability: keyof Messages['thing'] }) => string;
    readonly 'slow-down': string;
    readonly clear: (a: { readonly stageCard: keyof Messages['thing'] }) => string;
    readonly 'end-turn': string;
    readonly goes: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly attacked: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly next: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'go-on': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'ask-me': {
      readonly always: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'in-danger': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly never: (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly convert: {
      readonly nothing: (a: { readonly type: string | number }) => string;
      readonly token: (a: { readonly type: string | number }) => string;
      readonly card: (a: { readonly type: string | number; readonly card: keyof Messages['thing'] }) => string;
    };
    readonly reroll: (a: { readonly face: About<'FACE'> }) => string;
    readonly burn: (a: { readonly n: number; readonly to: About<'ID' | 'MARKS'> }) => string;
    readonly assign: (a: { readonly n: number; readonly boss: keyof Messages['thing']; readonly left: number }) => string;
    readonly token: (a: { readonly type: string | number }) => string;
    readonly 'own-card': (a: { readonly card: (keyof Messages['thing']) & About<'SUIT'> }) => string;
    readonly discard: (a: { readonly card: (keyof Messages['thing']) & About<'SUIT'> }) => string;
    readonly gain: (a: { readonly type: keyof Messages['advantage'] }) => string;
    readonly pay: string;
    readonly medal: string;
    readonly prevent: (a: { readonly who: keyof Messages['commando']; readonly card: keyof Messages['thing']; readonly damage: About<'AMOUNTS'> }) => string;
    readonly keep: {
      readonly mulligan: string;
      readonly swap: (a: { readonly n: number }) => string;
      readonly cards: string;
    };
    readonly deck: {
      readonly stage: string;
      readonly enemy: string;
      readonly objective: string;
      readonly weapon: string;
    };
    readonly bottom: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly slot: (a: { readonly place: About<'EFFECT'> }) => string;
    readonly slip: {
      readonly pay: string;
      readonly pushed: string;
    };
    readonly order: (a: { readonly first: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly space: (a: { readonly to: About<'ID' | 'MARKS'> }) => string;
    readonly 'space-with': (a: { readonly to: About<'ID' | 'MARKS'>; readonly there: keyof Messages['commando'] }) => string;
    readonly commando: (a: { readonly commando: keyof Messages['commando'] }) => string;
    readonly hatch: (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly equip: (a: { readonly text: string | number }) => string;
    readonly accept: {
      readonly pillbox: string;
      readonly 'alarm-post': string;
      readonly objective: string;
      readonly weapon: string;
      readonly bargain: string;
      readonly 'stage-card': string;
      readonly reveal: string;
      readonly sensor: string;
    };
    readonly decline: {
      readonly pillbox: string;
      readonly 'alarm-post': string;
      readonly objective: string;
      readonly weapon: string;
      readonly bargain: string;
      readonly 'stage-card': string;
      readonly reveal: string;
      readonly sensor: string;
    };
    readonly done: {
      readonly moving: string;
      readonly rerolling: string;
      readonly converting: string;
      readonly burning: string;
      readonly revealing: string;
      readonly purging: string;
    };
    readonly swap: (a: { readonly both: readonly (keyof Messages['commando'])[] }) => string;
    readonly deal: string;
  };
  readonly board: {
    readonly 'setting-up': string;
    readonly round: (a: { readonly round: number }) => string;
    readonly phase: {
      readonly commandos: string;
      readonly enemies: string;
      readonly stage: string;
    };
    readonly part: (a: { readonly tale: keyof Messages['tale']; readonly part: number }) => string;
    readonly mission: (a: { readonly stage: keyof Messages['stage']; readonly enemy: keyof Messages['boss'] }) => string;
    readonly map: (a: { readonly stage: keyof Messages['stage']; readonly spaces: number }) => string;
    readonly curve: string;
    readonly space: (a: { readonly id: string | number; readonly kind: keyof Messages['space']; readonly ledge: boolean; readonly there: readonly unknown[] & (readonly (string | number)[]); readonly may: readonly unknown[] & (readonly ('run' | 'jump' | 'attack' | 'choose')[]) }) => string;
  };
  readonly lies: {
    readonly foe: (a: { readonly enemy: About<'SPECIES'>; readonly left: number; readonly health: number }) => string;
    readonly pillbox: string;
    readonly grenade: string;
    readonly dimer: string;
    readonly gels: (a: { readonly n: number }) => string;
    readonly scorch: (a: { readonly n: number }) => string;
    readonly broken: string;
  };
  readonly zoom: {
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly tag: {
    readonly flipped: string;
    readonly medal: string;
    readonly withstands: string;
    readonly prevents: string;
    readonly success: string;
    readonly scout: string;
  };
  readonly area: {
    readonly label: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly you: string;
    readonly acting: {
      readonly acting: string;
      readonly done: string;
      readonly attacked: string;
      readonly ready: string;
    };
    readonly stats: (a: { readonly dice: number; readonly range: number }) => string;
    readonly tokens: (a: { readonly n: number; readonly type: keyof Messages['advantage'] }) => string;
    readonly medals: (a: { readonly n: number }) => string;
    readonly slot: (a: { readonly slot: number; readonly on: boolean }) => string;
    readonly gels: (a: { readonly n: number }) => string;
    readonly bonus: (a: { readonly dice: number }) => string;
    readonly screen: (a: { readonly dice: number }) => string;
    readonly foe: (a: { readonly enemy: About<'BREED' | 'COLOUR' | 'SPECIES'>; readonly left: number; readonly of: number; readonly breached: boolean }) => string;
    readonly boss: (a: { readonly boss: keyof Messages['thing']; readonly left: number; readonly of: number }) => string;
    readonly 'boss-defeated': (a: { readonly boss: keyof Messages['thing'] }) => string;
    readonly breached: string;
    readonly defeated: string;
  };
  readonly strip: {
    readonly label: string;
    readonly stage: string;
  };
  readonly 'stage-area': {
    readonly label: string;
    readonly deck: string;
    readonly left: (a: { readonly left: number; readonly of: number }) => string;
    readonly known: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly alarm: (a: { readonly tokens: number; readonly of: number }) => string;
    readonly slip: (a: { readonly at: string | number; readonly last: number }) => string;
  };
  readonly decks: {
    readonly title: string;
    readonly name: {
      readonly stage: string;
      readonly enemy: string;
      readonly weapon: string;
      readonly objective: string;
    };
    readonly left: (a: { readonly n: number }) => string;
    readonly discarded: (a: { readonly cards: readonly unknown[] & (readonly About<'KEY' | 'SORT' | 'SPECIES'>[]) }) => string;
    readonly supply: string;
    readonly 'on-top': string;
  };
  readonly page: {
    readonly card: string;
    readonly stage: string;
    readonly 'stage-pillbox': string;
    readonly weapon: string;
    readonly objective: string;
    readonly character: string;
    readonly reference: string;
    readonly front: string;
    readonly back: string;
    readonly close: string;
    readonly hand: string;
    readonly health: (a: { readonly n: number }) => string;
    readonly enemy: (a: { readonly enemy: About<'BREED' | 'COLOUR'>; readonly health: number }) => string;
    readonly mission: (a: { readonly slot: number }) => string;
    readonly boss: (a: { readonly number: number; readonly health: number }) => string;
    readonly 'boss-defeated': (a: { readonly number: number }) => string;
  };
  readonly hand: {
    readonly label: (a: { readonly who: keyof Messages['commando']; readonly n: number }) => string;
    readonly empty: string;
    readonly piles: (a: { readonly deck: number; readonly discard: number }) => string;
  };
  readonly dice: {
    readonly face: {
      readonly success: string;
      readonly critical: string;
      readonly M: string;
      readonly A: string;
      readonly S: string;
      readonly any: string;
      readonly SP: string;
    };
    readonly fight: string;
    readonly assault: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly reroll: string;
    readonly critical: string;
    readonly extra: string;
    readonly converted: string;
    readonly was: (a: { readonly face: string | number }) => string;
    readonly gain: (a: { readonly face: string | number }) => string;
    readonly convert: (a: { readonly face: string | number }) => string;
    readonly 'special-done': string;
    readonly added: string;
    readonly 'specials-left': (a: { readonly n: number }) => string;
    readonly suffers: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'damage-to': (a: { readonly boss: keyof Messages['boss']; readonly targets: readonly About<'SORT' | 'SPECIES'>[]; readonly n: number }) => string;
  };
  readonly dock: {
    readonly offers: string;
    readonly again: string;
    readonly attack: string;
    readonly choose: string;
    readonly asking: string;
    readonly 'ask-all': {
      readonly always: string;
      readonly 'in-danger': string;
      readonly never: string;
    };
    readonly 'all-of-us': string;
    readonly 'asking-says': string;
    readonly when: {
      readonly always: string;
      readonly 'in-danger': string;
      readonly never: string;
    };
    readonly 'when-says': {
      readonly always: string;
      readonly 'in-danger': string;
      readonly never: string;
    };
    readonly 'step-in': string;
    readonly owes: (a: { readonly symbols: readonly (string | number)[] }) => string;
    readonly damage: (a: { readonly damage: readonly (string | number)[] }) => string;
    readonly mulligan: string;
    readonly play: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly assign: string;
    readonly drawn: string;
    readonly current: string;
    readonly revealed: string;
  };
  readonly button: {
    readonly run: (a: { readonly to: string | number }) => string;
    readonly 'run-over': (a: { readonly to: string | number; readonly over: readonly About<'ID' | 'TERRAIN'>[] }) => string;
    readonly jump: (a: { readonly to: string | number }) => string;
    readonly burn: (a: { readonly n: number }) => string;
    readonly attack: string;
    readonly again: string;
    readonly clear: (a: { readonly stageCard: keyof Messages['thing'] }) => string;
    readonly token: (a: { readonly type: keyof Messages['advantage'] }) => string;
    readonly gain: (a: { readonly type: keyof Messages['advantage'] }) => string;
    readonly convert: {
      readonly nothing: string;
      readonly token: (a: { readonly type: string | number }) => string;
      readonly card: (a: { readonly card: keyof Messages['thing'] }) => string;
    };
    readonly assign: (a: { readonly n: number }) => string;
    readonly prevent: (a: { readonly card: keyof Messages['thing']; readonly damage: readonly (string | number)[] }) => string;
    readonly slot: (a: { readonly place: number }) => string;
    readonly goes: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly attacked: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly next: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'go-on': string;
    readonly 'ask-me': {
      readonly always: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'in-danger': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly never: (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly deal: (a: { readonly damage: readonly (string | number)[] }) => string;
    readonly 'keep-enemy': string;
    readonly done: {
      readonly moving: string;
      readonly rerolling: string;
      readonly converting: string;
      readonly burning: string;
      readonly revealing: string;
      readonly purging: string;
    };
    readonly accept: {
      readonly pillbox: string;
      readonly weapon: string;
      readonly objective: string;
      readonly 'alarm-post': string;
      readonly bargain: string;
      readonly 'stage-card': string;
      readonly reveal: string;
      readonly sensor: string;
    };
    readonly decline: {
      readonly pillbox: string;
      readonly weapon: string;
      readonly objective: string;
      readonly 'alarm-post': string;
      readonly bargain: string;
      readonly 'stage-card': string;
      readonly reveal: string;
      readonly sensor: string;
    };
    readonly swap: (a: { readonly both: readonly (keyof Messages['commando'])[] }) => string;
    readonly deck: {
      readonly stage: string;
      readonly enemy: string;
      readonly objective: string;
      readonly weapon: string;
    };
    readonly 'end-turn': string;
    readonly 'slow-down': string;
    readonly pay: string;
    readonly medal: string;
  };
  readonly stack: {
    readonly title: string;
    readonly newest: string;
    readonly now: string;
    readonly waits: string;
    readonly deep: (a: { readonly n: number }) => string;
    readonly attack: string;
    readonly step: {
      readonly roll: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly convert: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly deal: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly gain: (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly 'enemy-attack': string;
    readonly on: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly special: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly 'special-on': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly activate: string;
    readonly 'stage-card': string;
    readonly scouts: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly defeated: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly flipped: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly thing: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly between: string;
    readonly may: (a: { readonly who: keyof Messages['commando']; readonly ability: keyof Messages['thing']; readonly cost: readonly (string | number)[] }) => string;
    readonly 'nobody-else': string;
    readonly nobody: string;
  };
  readonly hurt: {
    readonly 'title-medal': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'title-falls': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly left: (a: { readonly left: number }) => string;
    readonly lost: string;
  };
  readonly threat: {
    readonly foes: (a: { readonly who: keyof Messages['commando']; readonly foes: readonly About<'COLOUR' | 'SORT' | 'SPECIES'>[]; readonly medals: number }) => string;
    readonly clock: (a: { readonly left: number; readonly of: number }) => string;
  };
  readonly when: {
    readonly 'on-ledge': (a: { readonly person: 'they' | 'you'; readonly not: boolean }) => string;
    readonly 'on-platform': (a: { readonly person: 'they' | 'you'; readonly not: boolean }) => string;
    readonly in: (a: { readonly person: 'they' | 'you'; readonly kinds: readonly (keyof Messages['kind'])[] }) => string;
    readonly 'near-boss': (a: { readonly person: 'they' | 'you'; readonly not: boolean; readonly within: number }) => string;
    readonly 'near-space': (a: { readonly person: 'they' | 'you'; readonly within: number; readonly kind: keyof Messages['kind'] }) => string;
    readonly 'near-gels': (a: { readonly person: 'they' | 'you' }) => string;
    readonly company: (a: { readonly not: boolean; readonly within: number; readonly person: 'they' | 'you' }) => string;
    readonly room: (a: { readonly person: 'they' | 'you' }) => string;
    readonly adjacent: (a: { readonly person: 'they' | 'you' }) => string;
    readonly has: (a: { readonly person: 'they' | 'you'; readonly symbols: readonly (string | number)[] }) => string;
  };
  readonly whose: {
    readonly 'on-ledge': (a: { readonly not: boolean }) => string;
    readonly 'on-platform': (a: { readonly not: boolean }) => string;
    readonly in: (a: { readonly kinds: readonly (keyof Messages['kind'])[] }) => string;
    readonly 'near-boss': (a: { readonly not: boolean; readonly within: number }) => string;
    readonly 'near-space': (a: { readonly within: number; readonly kind: keyof Messages['kind'] }) => string;
    readonly 'near-gels': string;
    readonly company: (a: { readonly not: boolean; readonly within: number }) => string;
    readonly room: string;
    readonly adjacent: string;
    readonly has: (a: { readonly symbols: readonly (string | number)[] }) => string;
  };
  readonly kind: {
    readonly plain: string;
    readonly start: string;
    readonly boss: string;
    readonly enemy: string;
    readonly pillbox: string;
    readonly objective: string;
    readonly objective1: string;
    readonly objective2: string;
    readonly objective3: string;
    readonly 'alarm-post': string;
    readonly platform: string;
    readonly drift: string;
    readonly wadder: string;
  };
  readonly constant: {
    readonly add: (a: { readonly results: readonly (string | number)[] }) => string;
    readonly 'add-while': (a: { readonly when: string | number; readonly results: readonly (string | number)[] }) => string;
    readonly dice: (a: { readonly n: number }) => string;
    readonly rooted: string;
    readonly armor: (a: { readonly n: number }) => string;
    readonly elusive: (a: { readonly beyond: number; readonly dice: number }) => string;
    readonly pins: string;
    readonly cap: (a: { readonly n: number }) => string;
    readonly trample: (a: { readonly damage: readonly (string | number)[] }) => string;
    readonly 'run-at-most': (a: { readonly spaces: number }) => string;
    readonly 'shorter-range': (a: { readonly n: number }) => string;
    readonly 'may-discard': (a: { readonly cost: readonly (string | number)[] }) => string;
  };
  readonly weapon: {
    readonly stats: (a: { readonly dice: number; readonly range: number }) => string;
    readonly spread: string;
    readonly critical: (a: { readonly successes: number }) => string;
    readonly reroll: (a: { readonly dice: number }) => string;
    readonly crusher: string;
    readonly again: string;
  };
  readonly 'mission-text': {
    readonly demolition: string;
    readonly 'supply-line': string;
    readonly 'field-intel': string;
  };
  readonly line: {
    readonly reaction: (a: { readonly prevent: number }) => string;
    readonly 'reaction-near': (a: { readonly within: number; readonly prevent: number }) => string;
    readonly costs: (a: { readonly cost: readonly (string | number)[]; readonly text: string | number }) => string;
    readonly special: (a: { readonly text: string | number }) => string;
    readonly defeated: (a: { readonly text: string | number }) => string;
    readonly flipped: (a: { readonly text: string | number }) => string;
    readonly activate: (a: { readonly text: string | number }) => string;
    readonly stays: string;
    readonly nothing: string;
    readonly requires: (a: { readonly symbols: readonly (string | number)[] }) => string;
    readonly scout: (a: { readonly text: string | number }) => string;
    readonly 'slip-track': string;
  };
  readonly reference: {
    readonly 'blast-doors': {
      readonly name: string;
      readonly text: (a: { readonly beyond: number; readonly ignored: number }) => string;
    };
    readonly bubbles: {
      readonly name: string;
      readonly text: (a: { readonly perCommando: number }) => string;
    };
    readonly 'bubble-screen': {
      readonly name: string;
      readonly text: string;
    };
    readonly trample: {
      readonly name: string;
      readonly text: string;
    };
    readonly hatch: {
      readonly name: string;
      readonly text: string;
    };
    readonly 'brood-mother': {
      readonly name: string;
      readonly text: (a: { readonly ignored: number }) => string;
    };
    readonly setup: {
      readonly name: string;
      readonly text: (a: { readonly cards: readonly (keyof Messages['thing'])[]; readonly shuffled: number }) => string;
    };
    readonly alarm: {
      readonly name: string;
      readonly text: string;
    };
    readonly 'alarm-post': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'slow-down': {
      readonly name: string;
      readonly text: string;
    };
    readonly platform: {
      readonly name: string;
      readonly text: string;
    };
    readonly 'deep-drifts': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'burn-the-nest': {
      readonly name: string;
      readonly text: string;
    };
    readonly gels: {
      readonly name: string;
      readonly text: string;
    };
    readonly overrun: {
      readonly name: string;
      readonly text: string;
    };
  };
  readonly deed: {
    readonly attack: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly each: boolean; readonly person: 'they' | 'you'; readonly more: number; readonly far: number }) => string;
    readonly 'attack-pool': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly each: boolean; readonly range: number; readonly dice: number; readonly person: 'they' | 'you'; readonly more: number; readonly far: number }) => string;
    readonly 'damage-one': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly within: number }) => string;
    readonly 'damage-each': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly within: number }) => string;
    readonly move: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly spaces: number }) => string;
    readonly jump: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly jumps: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly times: number }) => string;
    readonly place: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly person: 'they' | 'you'; readonly within: number }) => string;
    readonly 'push-wadder': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly spaces: number }) => string;
    readonly 'push-boss': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly spaces: number }) => string;
    readonly draw: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number }) => string;
    readonly discard: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly person: 'they' | 'you' }) => string;
    readonly recover: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly person: 'they' | 'you' }) => string;
    readonly gain: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'gain-one': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly symbols: readonly (string | number)[] }) => string;
    readonly suffer: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'suffer-close': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly symbols: readonly (string | number)[]; readonly close: readonly (string | number)[]; readonly within: number }) => string;
    readonly spend: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'lose-tokens': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly symbols: About<'AMOUNTS'> }) => string;
    readonly 'lose-medal': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly 'lose-objective': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly person: 'they' | 'you' }) => string;
    readonly either: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly ways: readonly (string | number)[] }) => string;
    readonly 'may-pay': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly cost: readonly (string | number)[]; readonly deeds: readonly (string | number)[] }) => string;
    readonly 'may-pay-steps': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly cost: readonly (string | number)[]; readonly steps: string | number }) => string;
    readonly 'may-stage-card': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly deeds: readonly (string | number)[] }) => string;
    readonly 'may-stage-card-steps': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly steps: string | number }) => string;
    readonly 'draw-enemy': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly hatch: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly 'take-enemy': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly person: 'they' | 'you' }) => string;
    readonly breach: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly within: number }) => string;
    readonly add: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly results: readonly (string | number)[] }) => string;
    readonly repair: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number }) => string;
    readonly 'draw-weapon': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly reveal: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly decks: About<'PILES'> }) => string;
    readonly 'discard-stage-card': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly 'discard-this': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose' }) => string;
    readonly alarm: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number }) => string;
    readonly slip: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number }) => string;
    readonly grenade: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly person: 'they' | 'you' }) => string;
    readonly 'gels-you': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly person: 'they' | 'you' }) => string;
    readonly 'gels-wadder': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly person: 'they' | 'you' }) => string;
    readonly 'clean-gels': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly person: 'they' | 'you' }) => string;
    readonly 'clear-damage': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number }) => string;
    readonly 'dimers-here': (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly person: 'they' | 'you' }) => string;
    readonly dimers: (a: { readonly form: 'order' | 'next' | 'inner' | 'told' | 'that' | 'plain' | 'purpose'; readonly n: number; readonly within: number; readonly person: 'they' | 'you' }) => string;
  };
  readonly fate: {
    readonly 'next-attack': (a: { readonly whose: 'another' | 'own'; readonly person: 'they' | 'you'; readonly until: 'turn' | 'round'; readonly dice: number; readonly within: number; readonly sure: boolean }) => string;
    readonly 'move-another': (a: { readonly within: number; readonly spaces: number }) => string;
    readonly 'move-any': (a: { readonly within: number; readonly spaces: number }) => string;
    readonly 'push-wadder': (a: { readonly spaces: number }) => string;
    readonly 'push-boss': (a: { readonly spaces: number }) => string;
    readonly 'draw-another': (a: { readonly n: number }) => string;
    readonly 'draw-any': (a: { readonly n: number }) => string;
    readonly 'gain-another': (a: { readonly within: number; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'gain-any': (a: { readonly within: number; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'gain-one-another': (a: { readonly within: number; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'gain-one-any': (a: { readonly within: number; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'blast-boss': (a: { readonly within: number; readonly symbols: readonly (string | number)[] }) => string;
    readonly 'blast-you': (a: { readonly person: 'they' | 'you'; readonly within: number; readonly symbols: readonly (string | number)[] }) => string;
    readonly choose: (a: { readonly ways: readonly (string | number)[] }) => string;
    readonly if: (a: { readonly when: string | number; readonly person: 'they' | 'you'; readonly deeds: readonly (string | number)[] }) => string;
    readonly 'if-steps': (a: { readonly when: string | number; readonly person: 'they' | 'you'; readonly steps: string | number }) => string;
    readonly 'if-any-did-not': (a: { readonly deeds: readonly (string | number)[] }) => string;
    readonly 'if-any-did-not-steps': (a: { readonly steps: string | number }) => string;
    readonly each: (a: { readonly whose: string | number; readonly deeds: readonly (string | number)[] }) => string;
    readonly 'each-steps': (a: { readonly whose: string | number; readonly steps: string | number }) => string;
    readonly 'each-other': (a: { readonly deeds: readonly (string | number)[] }) => string;
    readonly 'each-other-steps': (a: { readonly steps: string | number }) => string;
    readonly 'each-and-others': (a: { readonly each: string | number; readonly others: string | number }) => string;
    readonly screen: (a: { readonly person: 'they' | 'you'; readonly dice: number }) => string;
    readonly 'screen-near': (a: { readonly person: 'they' | 'you'; readonly within: number; readonly dice: number }) => string;
    readonly 'add-if': (a: { readonly when: string | number; readonly results: readonly (string | number)[] }) => string;
    readonly approach: (a: { readonly person: 'they' | 'you' }) => string;
    readonly 'approach-by': (a: { readonly spaces: number; readonly person: 'they' | 'you' }) => string;
    readonly 'push-enemy': (a: { readonly within: number; readonly spaces: number; readonly person: 'they' | 'you' }) => string;
    readonly 'boss-moves-you': (a: { readonly spaces: number; readonly person: 'they' | 'you' }) => string;
    readonly 'boss-moves-farthest': (a: { readonly spaces: number }) => string;
    readonly rule: {
      readonly 'grenades-burst': string;
      readonly 'grenades-thrown': string;
      readonly 'grenades-swept': string;
      readonly 'platform-breaks': string;
      readonly 'platform-hits': string;
      readonly 'hive-pulse': string;
      readonly 'living-walls': string;
      readonly heartbeat: string;
      readonly 'purge-vent': string;
      readonly 'dogra-fires': string;
      readonly 'dimers-drift': string;
    };
  };
  readonly more: {
    readonly rule: {
      readonly 'grenades-burst': string;
      readonly 'hive-pulse': string;
      readonly 'dimers-drift': string;
    };
    readonly adjacent: string;
    readonly close: (a: { readonly dice: number; readonly within: number }) => string;
    readonly stranger: (a: { readonly dice: number; readonly person: 'they' | 'you' }) => string;
    readonly free: (a: { readonly n: number }) => string;
    readonly 'free-type': (a: { readonly type: string | number }) => string;
    readonly reroll: string;
    readonly breach: string;
    readonly reveal: (a: { readonly n: number; readonly bottom: number }) => string;
    readonly slip: string;
  };
  readonly steps: {
    readonly way: (a: { readonly deeds: readonly (string | number)[] }) => string;
    readonly deeds: (a: { readonly steps: readonly (string | number)[] }) => string;
    readonly mixed: (a: { readonly steps: readonly (string | number)[] }) => string;
  };
  readonly text: {
    readonly sentence: (a: { readonly says: string | number }) => string;
    readonly whole: (a: { readonly sentences: readonly (string | number)[] }) => string;
  };
  readonly event: {
    readonly setup: {
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
    readonly mulligan: (a: { readonly who: keyof Messages['commando']; readonly cards: About<'ALIKE'> }) => string;
    readonly starts: (a: { readonly who: keyof Messages['commando']; readonly space: string | number }) => string;
    readonly 'boss-starts': (a: { readonly boss: keyof Messages['boss']; readonly spaces: readonly (string | number)[] }) => string;
    readonly 'boss-dealt': (a: { readonly who: keyof Messages['commando']; readonly card: keyof Messages['thing'] }) => string;
    readonly 'stage-in-play': (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly 'card-removed': string;
    readonly round: (a: { readonly round: number }) => string;
    readonly phase: {
      readonly stage: string;
      readonly enemies: string;
    };
    readonly over: {
      readonly destroyed: string;
      readonly escaped: string;
      readonly 'out-of-time': string;
      readonly fallen: (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly turn: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'turn-ends': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly runs: (a: { readonly who: keyof Messages['commando']; readonly from: string | number; readonly to: string | number }) => string;
    readonly 'runs-back': (a: { readonly who: keyof Messages['commando']; readonly via: readonly (string | number)[]; readonly to: string | number }) => string;
    readonly jumps: (a: { readonly who: keyof Messages['commando']; readonly to: string | number }) => string;
    readonly pushed: (a: { readonly who: keyof Messages['commando']; readonly to: string | number }) => string;
    readonly placed: (a: { readonly who: keyof Messages['commando']; readonly to: string | number }) => string;
    readonly returns: (a: { readonly from: string | number; readonly who: keyof Messages['commando']; readonly to: string | number }) => string;
    readonly plays: (a: { readonly who: keyof Messages['commando']; readonly card: keyof Messages['thing'] }) => string;
    readonly ability: (a: { readonly who: keyof Messages['commando']; readonly ability: keyof Messages['thing'] }) => string;
    readonly spends: (a: { readonly who: keyof Messages['commando']; readonly spent: readonly About<'CARD' | 'SPENT' | 'TOKENS'>[] }) => string;
    readonly draws: (a: { readonly who: keyof Messages['commando']; readonly cards: About<'ALIKE'> }) => string;
    readonly 'draws-nothing': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly discards: (a: { readonly who: keyof Messages['commando']; readonly cards: About<'ALIKE'> }) => string;
    readonly 'discards-nothing': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly recovers: (a: { readonly who: keyof Messages['commando']; readonly cards: About<'ALIKE'> }) => string;
    readonly removed: (a: { readonly who: keyof Messages['commando']; readonly cards: About<'ALIKE'> }) => string;
    readonly gains: (a: { readonly who: keyof Messages['commando']; readonly tokens: About<'AMOUNTS'> }) => string;
    readonly 'gains-nothing': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'loses-tokens': (a: { readonly who: keyof Messages['commando']; readonly tokens: About<'AMOUNTS'> }) => string;
    readonly 'loses-nothing': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'weapon-drawn': (a: { readonly who: keyof Messages['commando']; readonly weapon: keyof Messages['thing'] }) => string;
    readonly equips: (a: { readonly who: keyof Messages['commando']; readonly weapon: keyof Messages['thing'] }) => string;
    readonly 'weapon-lost': (a: { readonly who: keyof Messages['commando']; readonly weapon: keyof Messages['thing'] }) => string;
    readonly 'objective-done': (a: { readonly who: keyof Messages['commando']; readonly number: string | number; readonly card: keyof Messages['thing'] }) => string;
    readonly 'objective-scouted': (a: { readonly who: keyof Messages['commando']; readonly number: string | number; readonly card: keyof Messages['thing'] }) => string;
    readonly 'objective-token': (a: { readonly who: keyof Messages['commando']; readonly number: About<'EFFECT'> }) => string;
    readonly 'objective-lost': (a: { readonly who: keyof Messages['commando']; readonly number: About<'EFFECT'> }) => string;
    readonly attacks: (a: { readonly who: keyof Messages['commando']; readonly targets: readonly About<'COLOUR' | 'SORT' | 'SPECIES'>[]; readonly with: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly rolls: (a: { readonly who: keyof Messages['commando']; readonly dice: About<'AMOUNTS'> }) => string;
    readonly explodes: (a: { readonly dice: About<'AMOUNTS'> }) => string;
    readonly rerolls: (a: { readonly who: keyof Messages['commando']; readonly dice: About<'AMOUNTS'> }) => string;
    readonly converts: (a: { readonly who: keyof Messages['commando']; readonly type: string | number }) => string;
    readonly ignored: (a: { readonly successes: number }) => string;
    readonly damages: (a: { readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly damage: number; readonly left: number }) => string;
    readonly 'boss-damaged': (a: { readonly card: keyof Messages['thing']; readonly damage: number; readonly left: number }) => string;
    readonly scorches: (a: { readonly who: keyof Messages['commando']; readonly damage: number; readonly space: string | number }) => string;
    readonly cools: (a: { readonly damage: number; readonly space: string | number }) => string;
    readonly defeated: (a: { readonly who: keyof Messages['commando']; readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly 'defeated-alone': (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly flipped: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly bonus: (a: { readonly who: keyof Messages['commando']; readonly dice: number; readonly sure: boolean }) => string;
    readonly breached: (a: { readonly who: keyof Messages['commando']; readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly 'enemy-drawn': (a: { readonly who: keyof Messages['commando']; readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly space: string | number }) => string;
    readonly hatched: (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly space: string | number; readonly who: keyof Messages['commando'] }) => string;
    readonly 'enemy-limit': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'enemy-moves': (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly from: string | number; readonly to: string | number }) => string;
    readonly 'boss-moves': (a: { readonly to: string | number }) => string;
    readonly 'enemy-taken': (a: { readonly who: keyof Messages['commando']; readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly whom: keyof Messages['commando'] }) => string;
    readonly assault: (a: { readonly who: keyof Messages['commando']; readonly dice: About<'AMOUNTS'> }) => string;
    readonly adds: (a: { readonly results: About<'AMOUNTS'>; readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly 'enemy-reroll': (a: { readonly who: keyof Messages['commando']; readonly from: About<'FACE'>; readonly to: About<'FACE'> }) => string;
    readonly special: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
    readonly leftover: (a: { readonly specials: number; readonly who: keyof Messages['commando'] }) => string;
    readonly 'assault-ends': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly suffers: (a: { readonly who: keyof Messages['commando']; readonly damage: About<'AMOUNTS'> }) => string;
    readonly prevents: (a: { readonly who: keyof Messages['commando']; readonly card: keyof Messages['thing']; readonly damage: About<'AMOUNTS'> }) => string;
    readonly 'prevents-for': (a: { readonly who: keyof Messages['commando']; readonly card: keyof Messages['thing']; readonly damage: About<'AMOUNTS'>; readonly whom: keyof Messages['commando'] }) => string;
    readonly withstands: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'medal-lost': (a: { readonly who: keyof Messages['commando']; readonly left: number }) => string;
    readonly screen: (a: { readonly who: keyof Messages['commando']; readonly dice: number }) => string;
    readonly repairs: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly n: number }) => string;
    readonly 'stage-card': (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly stays: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly 'stage-discarded': (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly leaves: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly activates: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly reshuffles: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'reshuffles-deck': (a: { readonly deck: 'stage' | 'enemy' | 'objective' | 'weapon' }) => string;
    readonly reveals: (a: { readonly deck: 'stage' | 'enemy' | 'objective' | 'weapon'; readonly cards: readonly About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>[] }) => string;
    readonly 'reveals-nothing': (a: { readonly deck: 'stage' | 'enemy' | 'objective' | 'weapon' }) => string;
    readonly bottomed: (a: { readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly deck: 'stage' | 'enemy' | 'objective' | 'weapon' }) => string;
    readonly rule: {
      readonly 'slow-down': string;
      readonly alarm: string;
      readonly overrun: string;
      readonly trample: string;
      readonly 'deep-drift': string;
      readonly bubble: string;
    };
    readonly 'pillbox-placed': (a: { readonly space: string | number }) => string;
    readonly 'pillbox-taken': (a: { readonly who: keyof Messages['commando']; readonly space: string | number }) => string;
    readonly alarm: (a: { readonly tokens: number; readonly of: number }) => string;
    readonly slip: (a: { readonly to: string | number; readonly last: number; readonly track: 'slip' | 'fall' | 'plain' }) => string;
    readonly grenade: (a: { readonly space: string | number }) => string;
    readonly 'grenade-bursts': (a: { readonly space: string | number }) => string;
    readonly 'platform-broken': (a: { readonly space: string | number }) => string;
    readonly dimer: (a: { readonly space: string | number }) => string;
    readonly 'dimer-gone': (a: { readonly space: string | number }) => string;
    readonly 'dimer-moves': (a: { readonly from: string | number; readonly to: string | number }) => string;
    readonly gels: (a: { readonly n: number; readonly space: string | number }) => string;
    readonly 'gels-gone': (a: { readonly n: number; readonly space: string | number }) => string;
    readonly infected: (a: { readonly who: keyof Messages['commando']; readonly gels: number }) => string;
  };
  readonly heading: {
    readonly setup: string;
    readonly round: (a: { readonly round: number }) => string;
    readonly turn: (a: { readonly round: number; readonly who: keyof Messages['commando'] }) => string;
    readonly enemies: (a: { readonly round: number }) => string;
    readonly stage: (a: { readonly round: number }) => string;
    readonly assault: (a: { readonly round: number; readonly who: keyof Messages['commando'] }) => string;
    readonly over: string;
  };
  readonly resolving: {
    readonly attack: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
    readonly special: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
    readonly 'enemy-attack': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'stage-card': (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly activate: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly objective: (a: { readonly who: keyof Messages['commando']; readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly defeated: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly flipped: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly space: (a: { readonly who: keyof Messages['commando']; readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly thing: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
    readonly alone: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
  };
  readonly foretells: {
    readonly roll: (a: { readonly dice: number; readonly range: number }) => string;
    readonly 'second-target': (a: { readonly range: number }) => string;
    readonly defeat: (a: { readonly chance: number; readonly better: boolean; readonly converting: number; readonly ignored: number }) => string;
    readonly 'defeat-card': (a: { readonly chance: number; readonly card: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly better: boolean; readonly converting: number; readonly ignored: number }) => string;
    readonly 'no-damage': (a: { readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly damage: (a: { readonly damage: number; readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly 'damage-enough': (a: { readonly damage: number; readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly 'damage-boss': (a: { readonly damage: number; readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
    readonly cost: (a: { readonly cost: About<'AMOUNTS'> }) => string;
    readonly attempt: (a: { readonly chance: number; readonly met: string | number; readonly of: string | number }) => string;
    readonly earns: (a: { readonly number: About<'EFFECT'> }) => string;
    readonly met: {
      readonly gels: (a: { readonly at: string | number }) => string;
      readonly 'alarm-post': (a: { readonly at: string | number }) => string;
      readonly objective1: (a: { readonly at: string | number }) => string;
      readonly objective2: (a: { readonly at: string | number }) => string;
      readonly objective3: (a: { readonly at: string | number }) => string;
      readonly pillbox: (a: { readonly at: string | number }) => string;
      readonly dimer: (a: { readonly at: string | number }) => string;
      readonly drift: (a: { readonly at: string | number }) => string;
    };
  };
  readonly help: {
    readonly jump: (a: { readonly to: string | number }) => string;
    readonly run: (a: { readonly to: string | number }) => string;
    readonly 'run-over': (a: { readonly to: string | number; readonly via: readonly (string | number)[] }) => string;
    readonly reaches: (a: { readonly card: keyof Messages['thing'] }) => string;
    readonly moves: (a: { readonly card: keyof Messages['thing'] }) => string;
  };
  readonly mark: {
    readonly pillbox: string;
    readonly objective1: string;
    readonly objective2: string;
    readonly objective3: string;
    readonly 'alarm-post': string;
    readonly platform: string;
    readonly drift: string;
    readonly wadder: string;
    readonly gels: string;
    readonly dimer: string;
    readonly grenade: string;
    readonly ledge: string;
  };
  readonly letters: {
    readonly symbols: (a: { readonly symbols: About<'AMOUNTS'> }) => string;
    readonly any: string;
    readonly special: string;
  };
  readonly outcome: {
    readonly destroyed: string;
    readonly escaped: string;
    readonly 'out-of-time': string;
    readonly fallen: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly won: string;
    readonly lost: string;
  };
  readonly legend: {
    readonly space: {
      readonly title: (a: { readonly kind: keyof Messages['space']; readonly id: string | number }) => string;
      readonly here: (a: { readonly there: readonly (string | number)[] }) => string;
      readonly broken: string;
      readonly ledge: string;
      readonly whole: (a: { readonly sentences: readonly (string | number)[] }) => string;
    };
    readonly here: {
      readonly boss: (a: { readonly boss: keyof Messages['boss'] }) => string;
      readonly foe: (a: { readonly enemy: About<'SPECIES'>; readonly left: number; readonly health: number }) => string;
      readonly grenade: string;
      readonly dimer: string;
      readonly gels: string;
    };
    readonly kind: {
      readonly plain: string;
      readonly start: string;
      readonly boss: string;
      readonly enemy: string;
      readonly pillbox: string;
      readonly objective1: string;
      readonly objective2: string;
      readonly objective3: string;
      readonly 'alarm-post': string;
      readonly platform: string;
      readonly drift: string;
      readonly wadder: string;
    };
    readonly token: {
      readonly title: (a: { readonly type: keyof Messages['advantage'] }) => string;
      readonly says: (a: { readonly type: string | number }) => string;
    };
    readonly medals: {
      readonly title: string;
      readonly says: string;
    };
    readonly decks: {
      readonly title: string;
      readonly says: string;
    };
    readonly success: {
      readonly title: string;
      readonly says: string;
    };
    readonly critical: {
      readonly title: string;
      readonly says: string;
    };
    readonly result: {
      readonly title: (a: { readonly type: keyof Messages['advantage'] }) => string;
      readonly says: (a: { readonly type: string | number }) => string;
    };
    readonly special: {
      readonly title: string;
      readonly says: string;
    };
    readonly damage: {
      readonly title: (a: { readonly face: About<'FACE'> }) => string;
      readonly says: (a: { readonly face: string | number }) => string;
    };
    readonly clause: string;
    readonly now: string;
    readonly click: (a: { readonly open: readonly (keyof Messages['open'])[] }) => string;
    readonly 'click-list': string;
    readonly wait: (a: { readonly who: readonly (string | number)[] }) => string;
    readonly nothing: string;
    readonly past: string;
    readonly over: string;
    readonly prompt: (a: { readonly prompt: string | number }) => string;
  };
  readonly open: {
    readonly space: string;
    readonly enemy: string;
    readonly card: string;
    readonly token: string;
    readonly die: string;
    readonly commando: string;
    readonly boss: string;
    readonly stage: string;
    readonly button: string;
  };
  readonly end: {
    readonly headline: {
      readonly destroyed: (a: { readonly boss: keyof Messages['boss']; readonly round: number }) => string;
      readonly escaped: (a: { readonly stage: keyof Messages['stage']; readonly round: number }) => string;
      readonly fallen: (a: { readonly who: keyof Messages['commando']; readonly round: number }) => string;
      readonly 'out-of-time': (a: { readonly round: number }) => string;
    };
    readonly team: string;
    readonly dealt: string;
    readonly feat: {
      readonly criticals: (a: { readonly n: number }) => string;
      readonly weapons: (a: { readonly n: number }) => string;
      readonly objectives: (a: { readonly n: number }) => string;
      readonly reactions: (a: { readonly n: number }) => string;
    };
    readonly 'boss-left': string;
    readonly rounds: string;
    readonly clock: string;
    readonly downed: string;
    readonly alone: string;
    readonly next: {
      readonly won: string;
      readonly lost: string;
      readonly part: (a: { readonly part: number; readonly carried: readonly unknown[] & readonly (keyof Messages['carried'])[] }) => string;
    };
  };
  readonly advantage: {
    readonly M: string;
    readonly A: string;
    readonly S: string;
    readonly any: string;
  };
  readonly space: {
    readonly plain: string;
    readonly start: string;
    readonly boss: string;
    readonly enemy: string;
    readonly pillbox: string;
    readonly objective1: string;
    readonly objective2: string;
    readonly objective3: string;
    readonly 'alarm-post': string;
    readonly platform: string;
    readonly drift: string;
    readonly wadder: string;
  };
  readonly commando: {
    readonly bill: string;
    readonly lance: string;
    readonly lucia: string;
    readonly sweets: string;
    readonly somebody: string;
  };
  readonly stage: {
    readonly jungle: string;
    readonly waterfall: string;
    readonly 'snow-field': string;
    readonly 'alien-lair': string;
  };
  readonly boss: {
    readonly 'defense-wall': string;
    readonly garmakilma: string;
    readonly gordea: string;
    readonly java: string;
  };
  readonly mission: {
    readonly demolition: string;
    readonly 'supply-line': string;
    readonly 'field-intel': string;
  };
  readonly enemy: {
    readonly 'greeder-runner': string;
    readonly 'greeder-vaulter': string;
    readonly 'greeder-berserker': string;
    readonly gunner: string;
    readonly 'grenade-gunner': string;
    readonly 'heavy-gunner': string;
    readonly sniper: string;
    readonly 'ghillie-sniper': string;
    readonly 'sniper-elite': string;
    readonly bugger: string;
    readonly latcher: string;
    readonly 'queens-bugger': string;
    readonly garth: string;
    readonly 'twin-garth': string;
    readonly 'plated-garth': string;
    readonly rangel: string;
    readonly 'stalker-rangel': string;
    readonly 'brood-rangel': string;
  };
  readonly prompt: {
    readonly act: {
      readonly fresh: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly moved: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly attacked: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly both: (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly turn: (a: { readonly left: readonly (keyof Messages['commando'])[] }) => string;
    readonly assault: (a: { readonly left: readonly (keyof Messages['commando'])[] }) => string;
    readonly next: {
      readonly 'enemy-draw': (a: { readonly left: readonly (keyof Messages['commando'])[] }) => string;
      readonly thing: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly left: readonly (keyof Messages['commando'])[] }) => string;
    };
    readonly pause: {
      readonly roll: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly special: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
      readonly leftover: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'some-damage': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly damage: (a: { readonly who: keyof Messages['commando']; readonly damage: About<'AMOUNTS'> }) => string;
      readonly reaction: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
      readonly 'enemy-draw': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'stage-draw': string;
      readonly paragraph: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    };
    readonly suffer: (a: { readonly who: keyof Messages['commando']; readonly damage: readonly unknown[] & About<'AMOUNTS'>; readonly able: boolean; readonly last: boolean }) => string;
    readonly pay: {
      readonly damage: (a: { readonly who: keyof Messages['commando']; readonly symbol: About<'FACE'>; readonly left: number }) => string;
      readonly cost: (a: { readonly who: keyof Messages['commando']; readonly symbol: About<'FACE'>; readonly for: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly left: number }) => string;
    };
    readonly gain: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'lose-token': (a: { readonly who: keyof Messages['commando']; readonly left: number }) => string;
    readonly choose: (a: { readonly who: keyof Messages['commando']; readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    readonly may: {
      readonly 'stage-card': (a: { readonly who: keyof Messages['commando']; readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
      readonly pay: (a: { readonly who: keyof Messages['commando']; readonly cost: About<'AMOUNTS'>; readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'> }) => string;
    };
    readonly order: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly who: {
      readonly draw: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly move: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'next-attack': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly gain: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly grenade: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'dogra-mk-ii': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly heartbeat: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly farthest: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly weapon: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'medal-less': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly objective: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly enemy: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'first-enemy': (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly space: {
      readonly damage: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly dimer: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly enemy: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'enemy-near': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'enemy-move': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'boss-move': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly gel: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly gels: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'gels-back': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly place: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly platform: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly push: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'push-enemy': (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly target: {
      readonly damage: (a: { readonly who: keyof Messages['commando']; readonly range: number }) => string;
      readonly breach: (a: { readonly who: keyof Messages['commando']; readonly range: number }) => string;
      readonly push: (a: { readonly who: keyof Messages['commando']; readonly range: number }) => string;
      readonly attack: (a: { readonly who: keyof Messages['commando']; readonly with: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly range: number }) => string;
    };
    readonly 'second-target': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly reroll: (a: { readonly who: keyof Messages['commando']; readonly left: number }) => string;
    readonly 'reroll-enemy': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly convert: (a: { readonly who: keyof Messages['commando']; readonly successes: number }) => string;
    readonly burn: (a: { readonly who: keyof Messages['commando']; readonly successes: number }) => string;
    readonly assign: (a: { readonly who: keyof Messages['commando']; readonly points: number }) => string;
    readonly take: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly hatch: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly discard: {
      readonly mulligan: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly medal: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly effect: (a: { readonly who: keyof Messages['commando']; readonly left: number }) => string;
    };
    readonly recover: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly equip: (a: { readonly who: keyof Messages['commando']; readonly weapon: keyof Messages['thing'] }) => string;
    readonly deck: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly reveal: (a: { readonly who: keyof Messages['commando']; readonly cards: readonly About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>[] }) => string;
    readonly objective: {
      readonly done: (a: { readonly who: keyof Messages['commando']; readonly number: string | number }) => string;
      readonly attempt: (a: { readonly who: keyof Messages['commando']; readonly number: About<'EFFECT'> }) => string;
    };
    readonly slot: {
      readonly lost: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly done: (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly move: {
      readonly jumps: (a: { readonly who: keyof Messages['commando']; readonly spaces: number }) => string;
      readonly any: (a: { readonly who: keyof Messages['commando']; readonly spaces: number }) => string;
      readonly run: (a: { readonly who: keyof Messages['commando']; readonly spaces: number }) => string;
    };
    readonly pillbox: (a: { readonly who: keyof Messages['commando']; readonly space: string | number }) => string;
    readonly 'alarm-post': (a: { readonly who: keyof Messages['commando']; readonly cost: About<'AMOUNTS'>; readonly alarm: number }) => string;
    readonly sensor: string;
    readonly purge: (a: { readonly left: number }) => string;
    readonly start: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'boss-start': string;
    readonly 'boss-deal': (a: { readonly who: keyof Messages['commando']; readonly boss: keyof Messages['thing']; readonly others: readonly unknown[] & (readonly About<'FACED' | 'WHO'>[]) }) => string;
    readonly 'story-may': {
      readonly reveal: string;
      readonly 'stage-card': string;
    };
  };
  readonly watched: {
    readonly turn: string;
    readonly assault: string;
    readonly next: string;
    readonly pause: string;
    readonly acts: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly moves: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly suffers: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly pays: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly tokens: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly chooses: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly spaces: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly enemies: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly dice: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly cards: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'boss-start': string;
    readonly 'boss-deal': string;
    readonly 'story-may': string;
  };
  readonly mood: string;
  readonly gist: {
    readonly goal: string;
    readonly turn: string;
    readonly loss: string;
  };
  readonly preset: {
    readonly 'first-mission': string;
    readonly alone: string;
    readonly four: string;
    readonly waterfall: string;
    readonly 'snow-field': string;
    readonly 'alien-lair': string;
  };
  readonly setting: {
    readonly start: string;
    readonly unpredictable: string;
    readonly 'battle-damage': string;
    readonly training: string;
  };
  readonly value: {
    readonly start: {
      readonly normal: string;
      readonly jump: string;
      readonly rough: string;
    };
    readonly unpredictable: {
      readonly off: string;
      readonly on: string;
      readonly expert: string;
    };
  };
  readonly chapter: {
    readonly golden: string;
    readonly overview: string;
    readonly cards: string;
    readonly 'draw-enemy': string;
    readonly round: string;
    readonly advantage: string;
    readonly turn: string;
    readonly ability: string;
    readonly move: string;
    readonly space: string;
    readonly attack: string;
    readonly range: string;
    readonly damage: string;
    readonly dice: string;
    readonly 'enemy-turn': string;
    readonly 'enemy-move': string;
    readonly stage: string;
    readonly general: string;
    readonly suffer: string;
    readonly objective: string;
    readonly boss: string;
    readonly medal: string;
    readonly weapon: string;
    readonly effect: string;
    readonly limits: string;
    readonly faq: string;
    readonly mode: string;
    readonly story: string;
  };
  readonly tale: {
    readonly return: string;
    readonly escape: string;
  };
  readonly carried: {
    readonly token: string;
    readonly objective: string;
    readonly reveal: string;
    readonly 'stage-card': string;
    readonly weapon: string;
    readonly 'medal-less': string;
  };
  readonly thing: {
    readonly 'suppressing-burst': string;
    readonly 'steady-aim': string;
    readonly 'full-auto': string;
    readonly 'lock-and-load': string;
    readonly 'spot-weakness': string;
    readonly 'grenade-arc': string;
    readonly 'hold-the-line': string;
    readonly 'dig-in': string;
    readonly 'cigar-break': string;
    readonly advance: string;
    readonly 'drop-zone-drill': string;
    readonly 'rally-cry': string;
    readonly engage: string;
    readonly evade: string;
    readonly 'slide-shot': string;
    readonly somersault: string;
    readonly 'close-the-gap': string;
    readonly 'second-wind': string;
    readonly taunt: string;
    readonly 'point-blank': string;
    readonly 'double-tap': string;
    readonly 'cover-me': string;
    readonly reload: string;
    readonly 'shockwave-pulse': string;
    readonly 'phase-blade': string;
    readonly 'system-breach': string;
    readonly nanoshield: string;
    readonly 'optic-lock': string;
    readonly overclock: string;
    readonly 'data-cache': string;
    readonly 'target-relay': string;
    readonly reroute: string;
    readonly 'thruster-leap': string;
    readonly 'predictive-model': string;
    readonly 'snap-volley': string;
    readonly hotwire: string;
    readonly 'supply-drop': string;
    readonly 'patch-up': string;
    readonly 'dash-and-grab': string;
    readonly flank: string;
    readonly 'sweep-the-area': string;
    readonly vantage: string;
    readonly tripwire: string;
    readonly 'knife-work': string;
    readonly 'scrap-armor': string;
    readonly 'smoke-screen': string;
    readonly 'covering-shot': string;
    readonly vault: string;
    readonly uplink: string;
    readonly spotter: string;
    readonly 'service-rifle': string;
    readonly 'basic-rifle': string;
    readonly 'coil-carbine': string;
    readonly 'compact-rifle': string;
    readonly 'machine-gun': string;
    readonly 'spread-gun': string;
    readonly laser: string;
    readonly flamethrower: string;
    readonly 'homing-launcher': string;
    readonly crusher: string;
    readonly 'rapid-kit': string;
    readonly 'defense-wall': string;
    readonly 'main-cannon': string;
    readonly 'twin-turrets': string;
    readonly 'gate-garrison': string;
    readonly garmakilma: string;
    readonly 'spread-cannon': string;
    readonly 'illusion-lens': string;
    readonly 'shield-projector': string;
    readonly gordea: string;
    readonly 'disc-launcher': string;
    readonly 'armored-frame': string;
    readonly 'charge-engine': string;
    readonly java: string;
    readonly 'acid-maw': string;
    readonly 'gomeramos-heart': string;
    readonly 'brood-sac': string;
    readonly 'base-alarm': string;
    readonly 'ambush-in-the-ferns': string;
    readonly 'tripwire-flare': string;
    readonly 'locking-them-in': string;
    readonly 'strafing-run': string;
    readonly 'supply-crate': string;
    readonly 'rolling-barrage': string;
    readonly 'reinforced-patrol': string;
    readonly 'mud-slide': string;
    readonly 'slip-track': string;
    readonly 'rushing-current': string;
    readonly acuba: string;
    readonly 'falling-rocks': string;
    readonly 'mist-veil': string;
    readonly 'hidden-nest': string;
    readonly updraft: string;
    readonly 'broken-platform': string;
    readonly grenadiers: string;
    readonly 'dogra-mk-ii': string;
    readonly whiteout: string;
    readonly 'bunker-doors': string;
    readonly frostbite: string;
    readonly 'snow-plow': string;
    readonly 'supply-sled': string;
    readonly 'mortar-line': string;
    readonly avalanche: string;
    readonly 'hive-pulse': string;
    readonly 'living-walls': string;
    readonly 'infection-spreads': string;
    readonly 'seeking-hosts': string;
    readonly 'egg-chamber': string;
    readonly 'acid-drip': string;
    readonly 'pulsing-floor': string;
    readonly heartbeat: string;
    readonly 'purge-vent': string;
    readonly 'scale-the-ridge': string;
    readonly 'long-shot': string;
    readonly 'silent-entry': string;
    readonly 'plant-charge': string;
    readonly 'sprint-the-gap': string;
    readonly 'clear-the-tower': string;
    readonly 'spot-the-battery': string;
    readonly 'cut-the-wire': string;
    readonly 'crack-the-code': string;
    readonly 'rooftop-duel': string;
    readonly 'shadow-run': string;
    readonly 'snipe-the-relay': string;
    readonly 'storm-the-gate': string;
    readonly 'pin-them-down': string;
    readonly 'ghost-walk': string;
    readonly 'chain-of-command': string;
    readonly crossfire: string;
    readonly 'inside-job': string;
    readonly alarm: string;
    readonly 'alarm-post': string;
    readonly damage: string;
    readonly dimer: string;
    readonly gels: string;
    readonly 'grenades-burst': string;
    readonly objective1: string;
    readonly objective2: string;
    readonly objective3: string;
    readonly overrun: string;
    readonly pillbox: string;
    readonly trample: string;
  };
  readonly why: {
    readonly decides: (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'not-asked': (a: { readonly who: keyof Messages['commando'] }) => string;
    readonly 'no-token': (a: { readonly who: keyof Messages['commando']; readonly type: string | number }) => string;
    readonly turn: {
      readonly 'move-once': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'attack-once': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'cards-only-own-turn': {
        readonly reaction: (a: { readonly card: keyof Messages['thing'] }) => string;
        readonly self: (a: { readonly card: keyof Messages['thing'] }) => string;
        readonly far: (a: { readonly card: keyof Messages['thing']; readonly within: number; readonly whom: keyof Messages['commando'] }) => string;
      };
      readonly 'one-at-a-time': (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly move: {
      readonly run: {
        readonly far: (a: { readonly at: string | number; readonly away: number; readonly limit: number }) => string;
        readonly here: (a: { readonly who: keyof Messages['commando']; readonly at: string | number }) => string;
        readonly 'other-way': (a: { readonly at: string | number }) => string;
        readonly 'no-way': (a: { readonly limit: number; readonly at: string | number }) => string;
      };
      readonly jump: (a: { readonly at: string | number; readonly away: number }) => string;
      readonly 'not-into-enemies': (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly at: string | number }) => string;
      readonly 'no-shared-end': {
        readonly stay: (a: { readonly who: keyof Messages['commando'] }) => string;
        readonly taken: (a: { readonly there: keyof Messages['commando']; readonly at: string | number }) => string;
        readonly somebody: (a: { readonly at: string | number }) => string;
      };
      readonly 'choose-type-first': {
        readonly jump: string;
        readonly run: string;
      };
    };
    readonly space: {
      readonly 'ledge-jump-up': (a: { readonly at: string | number }) => string;
    };
    readonly attack: {
      readonly 'weapon-special-scope': {
        readonly again: string;
        readonly used: (a: { readonly who: keyof Messages['commando'] }) => string;
        readonly apart: (a: { readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'> }) => string;
      };
      readonly convert: (a: { readonly type: string | number }) => string;
    };
    readonly range: {
      readonly count: {
        readonly foe: (a: { readonly target: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly away: number; readonly range: number }) => string;
        readonly space: (a: { readonly at: string | number; readonly away: number; readonly range: number }) => string;
      };
    };
    readonly boss: {
      readonly 'one-target': string;
      readonly 'undefeated-stays': string;
      readonly 'split-cap': (a: { readonly boss: keyof Messages['thing'] }) => string;
      readonly 'never-unflipped': (a: { readonly boss: keyof Messages['thing'] }) => string;
    };
    readonly story: {
      readonly invulnerable: (a: { readonly boss: keyof Messages['thing'] }) => string;
    };
    readonly golden: {
      readonly pinned: (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
      readonly 'not-free': string;
      readonly capped: (a: { readonly boss: keyof Messages['thing'] }) => string;
      readonly own: (a: { readonly enemy: About<'COLOUR' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
    };
    readonly effect: {
      readonly 'may-pay-in-full': {
        readonly play: (a: { readonly card: keyof Messages['thing']; readonly cost: About<'AMOUNTS'> }) => string;
        readonly clear: (a: { readonly cost: About<'AMOUNTS'>; readonly stageCard: keyof Messages['thing'] }) => string;
      };
      readonly 'each-commando-order': {
        readonly draw: (a: { readonly who: keyof Messages['commando'] }) => string;
        readonly thing: (a: { readonly what: About<'COLOUR' | 'KEY' | 'SORT' | 'SPECIES'>; readonly who: keyof Messages['commando'] }) => string;
      };
      readonly 'forced-choice-full': string;
      readonly 'forced-choice-closest': string;
      readonly 'forced-single': string;
    };
    readonly cards: {
      readonly 'commando-card': (a: { readonly card: keyof Messages['thing'] }) => string;
    };
    readonly stage: {
      readonly 'discard-after': (a: { readonly stageCard: keyof Messages['thing'] }) => string;
      readonly 'pillbox-icon-may': (a: { readonly at: string | number }) => string;
    };
    readonly ability: {
      readonly set: (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'just-set': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly cost: (a: { readonly ability: keyof Messages['thing']; readonly cost: About<'AMOUNTS'>; readonly who: keyof Messages['commando'] }) => string;
      readonly attack: string;
      readonly nothing: (a: { readonly ability: keyof Messages['thing'] }) => string;
    };
    readonly setup: {
      readonly 'reference-flip': {
        readonly elsewhere: string;
        readonly used: string;
        readonly empty: string;
        readonly story: string;
      };
      readonly 'commando-start': (a: { readonly at: string | number }) => string;
    };
    readonly round: {
      readonly 'commando-order-free': (a: { readonly who: keyof Messages['commando'] }) => string;
      readonly 'enemy-order-free': (a: { readonly who: keyof Messages['commando'] }) => string;
    };
    readonly advantage: {
      readonly 'spend-sources': (a: { readonly symbol: About<'FACE'> }) => string;
      readonly 'any-gain': (a: { readonly of: readonly About<'FACE'>[] }) => string;
      readonly limit: (a: { readonly who: keyof Messages['commando']; readonly type: string | number }) => string;
    };
    readonly limits: {
      readonly 'advantage-supply': (a: { readonly type: string | number }) => string;
      readonly 'other-tokens': (a: { readonly at: string | number }) => string;
    };
    readonly suffer: {
      readonly 'all-or-nothing': (a: { readonly who: keyof Messages['commando']; readonly lacks: About<'AMOUNTS'> }) => string;
    };
    readonly 'enemy-turn': {
      readonly 'added-counts-for-rerolls': string;
    };
    readonly objective: {
      readonly 'token-lost': (a: { readonly who: keyof Messages['commando']; readonly place: number }) => string;
    };
  };
}

/** What sentences tell apart is what facts can be. */
export type Results = [Result<'AIM', 'boss' | 'gone' | 'foe'>, Result<'SORT', 'enemy' | 'boss'>, Result<'BREED', 'greeder' | 'gunner' | 'sniper' | 'bugger' | 'garth' | 'rangel'>, Result<'SPENT', 'tokens' | 'card'>, Result<'FACE', 'SP' | 'any'>, Result<'COLOUR', 'red' | 'blue' | 'green' | 'yellow' | 'black'>];
type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;
