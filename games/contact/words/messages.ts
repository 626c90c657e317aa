// Made from the English catalogue by `npm run words`.

import type * as facts from './facts.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly ability: {
    readonly cooper: {
      readonly names: string;
      readonly says: string;
    };
    readonly cole: {
      readonly names: string;
      readonly says: string;
    };
    readonly branson: {
      readonly names: string;
      readonly says: string;
    };
    readonly miller: {
      readonly names: string;
      readonly says: string;
    };
    readonly nelson: {
      readonly names: string;
      readonly says: string;
    };
    readonly kenzo: {
      readonly names: string;
      readonly says: string;
    };
    readonly mobutu: {
      readonly names: string;
      readonly says: string;
    };
    readonly alvares: {
      readonly names: string;
      readonly says: string;
    };
    readonly dunham: {
      readonly names: string;
      readonly says: string;
    };
    readonly krussov: {
      readonly names: string;
      readonly says: string;
    };
    readonly schulz: {
      readonly names: string;
      readonly says: string;
    };
    readonly ayden: {
      readonly names: string;
      readonly says: string;
    };
    readonly vanderbilt: {
      readonly names: string;
      readonly says: string;
    };
  };
  readonly member: {
    readonly button: (a: { readonly member: About<'NAME'>; readonly state: string | number }) => string;
    readonly rings: string;
    readonly reach: (a: { readonly span: number; readonly near: string | number; readonly far: string | number }) => string;
    readonly dice: (a: { readonly n: number }) => string;
    readonly weapon: (a: { readonly member: About<'ARM'> }) => string;
  };
  readonly state: {
    readonly acting: string;
    readonly aboard: string;
    readonly ready: string;
    readonly none: string;
    readonly fired: string;
    readonly idle: string;
    readonly fell: string;
    readonly 'fell-on': (a: { readonly turn: string | number }) => string;
    readonly extra: (a: { readonly dice: number }) => string;
  };
  readonly grenade: {
    readonly has: string;
    readonly used: string;
    readonly lost: string;
  };
  readonly board: {
    readonly team: string;
    readonly board: string;
    readonly place: (a: { readonly at: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly ring: (a: { readonly ring: string | number }) => string;
    readonly zombies: (a: { readonly n: number }) => string;
    readonly percent: (a: { readonly chance: number }) => string;
    readonly curve: string;
    readonly segment: (a: { readonly at: About<'COLOUR' | 'COLUMN' | 'RING'>; readonly zombies: number; readonly confused: boolean; readonly odds: 'sure' | 'some' | 'none'; readonly needs: number; readonly hits: number; readonly lit: boolean }) => string;
    readonly confused: string;
    readonly sure: string;
  };
  readonly turn: {
    readonly short: (a: { readonly turn: string | number }) => string;
    readonly rest: (a: { readonly turns: string | number; readonly phase: string }) => string;
  };
  readonly helicopter: {
    readonly 'to-go': (a: { readonly turns: number }) => string;
    readonly last: string;
    readonly here: string;
  };
  readonly die: {
    readonly hit: string;
    readonly miss: string;
    readonly blue: string;
    readonly brown: string;
    readonly held: string;
    readonly falls: string;
  };
  readonly zoom: {
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly meter: {
    readonly title: string;
    readonly nobody: string;
    readonly over: string;
    readonly clear: string;
    readonly harmless: string;
    readonly counts: (a: { readonly what: readonly ('fortify' | 'first-aid' | 'ardor')[] }) => string;
  };
  readonly dock: {
    readonly act: (a: { readonly member: About<'NAME'>; readonly attack: string }) => string;
    readonly next: (a: { readonly member: About<'NAME'>; readonly naming: boolean }) => string;
    readonly attacks: string;
    readonly targets: string;
    readonly 'roll-first': string;
    readonly target: (a: { readonly at: About<'COLOUR' | 'COLUMN' | 'RING'>; readonly foretold: string | number }) => string;
    readonly choose: string;
    readonly 'only-grenade': (a: { readonly member: About<'ARM'> }) => string;
    readonly fire: string;
    readonly throw: string;
    readonly strike: string;
    readonly at: (a: { readonly at: About<'COLOUR' | 'COLUMN'> }) => string;
    readonly roll: string;
    readonly skip: string;
    readonly 'no-tripwire': string;
    readonly trip: string;
    readonly 'trip-large': string;
    readonly consent: (a: { readonly who: string | number; readonly member: About<'NAME'> }) => string;
    readonly 'choose-one': string;
  };
  readonly confirm: {
    readonly name: (a: { readonly member: About<'NAME'> }) => string;
    readonly victim: (a: { readonly member: About<'NAME'> }) => string;
    readonly settle: (a: { readonly member: About<'NAME'> }) => string;
    readonly inspire: (a: { readonly member: About<'NAME'> }) => string;
    readonly call: (a: { readonly member: About<'NAME'> }) => string;
    readonly take: (a: { readonly member: About<'NAME'> }) => string;
  };
  readonly setup: {
    readonly title: string;
    readonly says: string;
    readonly surprise: string;
    readonly teams: (a: { readonly n: number }) => string;
    readonly missing: (a: { readonly n: number }) => string;
    readonly role: (a: { readonly role: keyof Messages['role']; readonly by: About<'NAME'> }) => string;
    readonly full: string;
    readonly rule: string;
    readonly slots: string;
    readonly empty: string;
  };
  readonly end: {
    readonly rescued: (a: { readonly living: number; readonly of: number }) => string;
    readonly overrun: string;
    readonly stood: (a: { readonly onBoard: number; readonly near: number }) => string;
    readonly 'overrun-on': (a: { readonly turn: string | number; readonly left: number }) => string;
    readonly team: string;
    readonly aboard: string;
    readonly fell: string;
    readonly 'fell-on': (a: { readonly turn: string | number }) => string;
    readonly 'down-by': (a: { readonly n: number }) => string;
    readonly 'grenade-left': string;
    readonly down: (a: { readonly of: number }) => string;
    readonly left: string;
    readonly hits: (a: { readonly expected: number }) => string;
    readonly held: (a: { readonly of: number }) => string;
  };
  readonly achievement: {
    readonly rerolls: (a: { readonly times: number }) => string;
    readonly stopped: (a: { readonly times: number }) => string;
    readonly saved: (a: { readonly times: number }) => string;
    readonly 'kept-away': (a: { readonly times: number }) => string;
    readonly confused: (a: { readonly times: number }) => string;
    readonly lent: (a: { readonly times: number }) => string;
  };
  readonly hurt: {
    readonly title: (a: { readonly member: About<'NAME'> }) => string;
    readonly needed: (a: { readonly n: number }) => string;
    readonly lot: (a: { readonly member: About<'NAME'>; readonly die: string | number }) => string;
    readonly left: (a: { readonly left: number }) => string;
    readonly ahead: (a: { readonly chance: number }) => string;
  };
  readonly threat: {
    readonly group: (a: { readonly column: About<'COLOUR' | 'COLUMN'>; readonly zombies: number; readonly chance: number }) => string;
  };
  readonly foretells: {
    readonly rings: (a: { readonly targets: readonly About<'AIM' | 'ARDOR' | 'HELPED' | 'HITS' | 'NEEDS'>[] }) => string;
    readonly at: (a: { readonly at: About<'COLOUR' | 'COLUMN' | 'RING'>; readonly says: string | number }) => string;
    readonly sure: string;
    readonly each: (a: { readonly dice: number; readonly target: About<'ARDOR' | 'HELPED' | 'HITS' | 'NEEDS'> }) => string;
    readonly need: (a: { readonly target: About<'ARDOR' | 'HELPED' | 'HITS' | 'NEEDS'> }) => string;
    readonly falls: (a: { readonly n: number }) => string;
    readonly 'falls-at-most': (a: { readonly most: number }) => string;
    readonly 'falls-or': (a: { readonly least: number; readonly most: number }) => string;
    readonly 'falls-to': (a: { readonly least: number; readonly most: number }) => string;
    readonly 'nobody-falls': string;
    readonly 'falls-in': (a: { readonly falls: number; readonly at: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly reroll: (a: { readonly from: number; readonly chance: number }) => string;
    readonly 'reroll-below': (a: { readonly below: string | number; readonly chance: number }) => string;
    readonly aid: (a: { readonly below: string | number; readonly chance: number }) => string;
    readonly 'aid-ardor': (a: { readonly below: string | number; readonly chance: number; readonly withArdor: number }) => string;
    readonly coming: (a: { readonly first: About<'SEGMENT' | 'ZOMBIES'> }) => string;
    readonly 'coming-two': (a: { readonly first: About<'SEGMENT' | 'ZOMBIES'>; readonly second: About<'SEGMENT' | 'ZOMBIES'> }) => string;
  };
  readonly also: {
    readonly confusion: (a: { readonly from: number; readonly chance: number }) => string;
    readonly inspire: (a: { readonly from: number; readonly chance: number }) => string;
    readonly scatter: (a: { readonly from: number; readonly chance: number }) => string;
    readonly blow: (a: { readonly from: number; readonly chance: number }) => string;
  };
  readonly left: {
    readonly dice: (a: { readonly dice: number }) => string;
    readonly close: (a: { readonly close: number }) => string;
    readonly both: (a: { readonly dice: number; readonly close: number }) => string;
  };
  readonly spends: {
    readonly grenade: string;
    readonly 'extra-die': string;
  };
  readonly way: {
    readonly rifle: string;
    readonly flame: string;
    readonly mg60: string;
    readonly shotgun: string;
    readonly launcher: string;
    readonly double: string;
    readonly spread: string;
    readonly ronin: string;
    readonly 'roll-first': string;
    readonly grenade: string;
    readonly lob: string;
    readonly inspired: string;
    readonly 'inspired-double': string;
    readonly 'inspired-spread': string;
    readonly 'inspired-roll-first': string;
    readonly tripwire: string;
    readonly 'tripwire-large': string;
  };
  readonly role: {
    readonly leader: string;
    readonly sniper: string;
    readonly 'heavy-weapon': string;
    readonly standard: string;
    readonly assault: string;
    readonly scout: string;
    readonly pioneer: string;
    readonly 'radio-operator': string;
    readonly 'field-medic': string;
  };
  readonly weapon: {
    readonly 'modified-rifle': string;
    readonly 'sniper-rifle': string;
    readonly 'flame-thrower': string;
    readonly 'standard-rifle': string;
    readonly MG60: string;
    readonly 'assault-rifle': string;
    readonly shotgun: string;
    readonly 'grenade-launcher': string;
  };
  readonly player: {
    readonly seat: (a: { readonly n: string | number }) => string;
    readonly of: (a: { readonly member: About<'NAME'> }) => string;
  };
  readonly prompt: {
    readonly take: string;
    readonly act: string;
    readonly 'act-called': (a: { readonly called: About<'NAME'> }) => string;
    readonly aim: (a: { readonly member: About<'NAME'>; readonly naming: boolean; readonly close: number; readonly dice: number }) => string;
    readonly flexible: (a: { readonly die: string | number; readonly with: string }) => string;
    readonly ardor: (a: { readonly rolled: string | number }) => string;
    readonly 'ardor-one-of': (a: { readonly rolled: string | number }) => string;
    readonly melee: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'first-aid': string;
    readonly victim: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly consent: (a: { readonly by: string | number; readonly member: About<'NAME'> }) => string;
    readonly settle: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'settle-refused': (a: { readonly refuses: string | number }) => string;
    readonly tripwire: string;
    readonly 'air-recon': (a: { readonly blue: string | number; readonly brown: string | number }) => string;
    readonly scatter: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly inspire: string;
    readonly call: string;
  };
  readonly watched: {
    readonly take: string;
    readonly act: string;
    readonly 'act-called': (a: { readonly called: About<'NAME'> }) => string;
    readonly aim: (a: { readonly member: About<'NAME'>; readonly close: number; readonly dice: number }) => string;
    readonly flexible: (a: { readonly die: string | number }) => string;
    readonly ardor: (a: { readonly rolled: string | number }) => string;
    readonly 'ardor-one-of': (a: { readonly rolled: string | number }) => string;
    readonly melee: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'first-aid': string;
    readonly victim: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly consent: (a: { readonly by: string | number; readonly member: About<'NAME'>; readonly asked: string | number }) => string;
    readonly settle: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'>; readonly settler: 'leader' | 'host' }) => string;
    readonly 'settle-refused': (a: { readonly refuses: string | number; readonly settler: 'leader' | 'host' }) => string;
    readonly tripwire: string;
    readonly 'air-recon': (a: { readonly blue: string | number; readonly brown: string | number }) => string;
    readonly scatter: (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly inspire: string;
    readonly call: (a: { readonly settler: 'leader' | 'host' }) => string;
  };
  readonly lying: {
    readonly below: (a: { readonly member: About<'NAME'>; readonly rolled: string | number; readonly needs: string | number }) => string;
    readonly needs: (a: { readonly member: About<'NAME'>; readonly rolled: string | number; readonly needs: number }) => string;
    readonly better: (a: { readonly member: About<'NAME'>; readonly rolled: string | number; readonly from: number }) => string;
    readonly blast: (a: { readonly member: About<'NAME'>; readonly rolled: string | number; readonly from: number }) => string;
    readonly alike: (a: { readonly member: About<'NAME'>; readonly dice: readonly About<'EFFECT' | 'ROLLED'>[]; readonly needs: string | number }) => string;
    readonly each: (a: { readonly member: About<'NAME'>; readonly dice: readonly About<'EFFECT' | 'NEEDED' | 'ROLLED' | 'TARGET'>[] }) => string;
  };
  readonly answer: {
    readonly take: (a: { readonly member: About<'ARM' | 'NAME' | 'ROLE_OF'> }) => string;
    readonly call: (a: { readonly member: About<'NAME'> }) => string;
    readonly fall: (a: { readonly member: About<'NAME'> }) => string;
    readonly accept: (a: { readonly member: About<'NAME'> }) => string;
    readonly refuse: string;
    readonly inspire: (a: { readonly member: About<'NAME'> }) => string;
    readonly waive: (a: { readonly member: About<'NAME'> }) => string;
    readonly attack: (a: { readonly member: About<'NAME'>; readonly way: keyof Messages['way']; readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[]; readonly standing: readonly number[] }) => string;
    readonly 'goes-on': (a: { readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[]; readonly standing: readonly number[] }) => string;
    readonly burn: (a: { readonly member: About<'NAME'>; readonly way: keyof Messages['way']; readonly column: About<'COLOUR' | 'COLUMN'>; readonly groups: readonly About<'SEGMENT' | 'ZOMBIES'>[] }) => string;
    readonly tripwire: (a: { readonly large: boolean; readonly standing: number; readonly at: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'roll-first': (a: { readonly member: About<'NAME'> }) => string;
    readonly lob: (a: { readonly member: About<'NAME'> }) => string;
    readonly 'keep-away': string;
    readonly 'keep-away-two': (a: { readonly column: About<'COLOUR' | 'COLUMN'> }) => string;
    readonly melee: string;
    readonly spare: string;
    readonly reroll: string;
    readonly 'reroll-one': (a: { readonly rolled: string | number }) => string;
    readonly 'reroll-at': (a: { readonly rolled: string | number; readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[] }) => string;
    readonly keep: string;
    readonly 'keep-all': string;
    readonly 'first-aid': string;
    readonly 'hold-aid': string;
    readonly scatter: string;
    readonly 'no-scatter': string;
    readonly 'no-tripwire': string;
  };
  readonly event: {
    readonly taken: (a: { readonly member: About<'NAME'> }) => string;
    readonly 'taken-by': (a: { readonly who: string | number; readonly member: About<'NAME'> }) => string;
    readonly turn: (a: { readonly turn: string | number; readonly marker: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly refill: string;
    readonly 'zombies-attack': (a: { readonly zombies: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'>; readonly die: string | number; readonly hit: boolean }) => string;
    readonly 'lone-zombie': (a: { readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'melee-expert': (a: { readonly left: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'first-aid': (a: { readonly die: string | number; readonly living: string | number; readonly works: boolean }) => string;
    readonly ardor: (a: { readonly member: About<'NAME'>; readonly from: string | number; readonly to: string | number }) => string;
    readonly 'victim-die': (a: { readonly member: About<'NAME'>; readonly die: string | number }) => string;
    readonly named: (a: { readonly by: string | number; readonly member: About<'NAME'> }) => string;
    readonly refused: (a: { readonly refuses: string | number; readonly settler: 'leader' | 'host' }) => string;
    readonly settled: (a: { readonly settler: 'leader' | 'host'; readonly member: About<'NAME'> }) => string;
    readonly removed: (a: { readonly member: About<'NAME'>; readonly left: number }) => string;
    readonly tripwire: (a: { readonly removed: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'zombies-move': (a: { readonly moved: number }) => string;
    readonly 'air-recon': (a: { readonly fewer: number }) => string;
    readonly 'spawn-none': (a: { readonly blue: string | number; readonly brown: string | number }) => string;
    readonly spawn: (a: { readonly blue: string | number; readonly brown: string | number; readonly first: About<'SEGMENT' | 'ZOMBIES'> }) => string;
    readonly 'spawn-two': (a: { readonly blue: string | number; readonly brown: string | number; readonly first: About<'SEGMENT' | 'ZOMBIES'>; readonly second: About<'SEGMENT' | 'ZOMBIES'> }) => string;
    readonly called: (a: { readonly member: About<'NAME'> }) => string;
    readonly shot: (a: { readonly member: About<'NAME'>; readonly with: keyof Messages['way']; readonly die: string | number; readonly needs: number; readonly killed: number; readonly left: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'shot-missed': (a: { readonly member: About<'NAME'>; readonly with: keyof Messages['way']; readonly die: string | number; readonly needs: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'shot-launched': (a: { readonly member: About<'NAME'>; readonly with: keyof Messages['way']; readonly die: string | number; readonly needs: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly blast: (a: { readonly member: About<'NAME'>; readonly die: string | number; readonly killed: number; readonly left: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'flexible-miss': (a: { readonly die: string | number }) => string;
    readonly confusion: (a: { readonly zombies: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly breakthrough: (a: { readonly zombies: string | number; readonly dice: number }) => string;
    readonly inspire: (a: { readonly member: About<'NAME'> }) => string;
    readonly scatter: (a: { readonly left: number; readonly segment: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly 'dice-lost': (a: { readonly member: About<'NAME'>; readonly dice: number }) => string;
    readonly waive: (a: { readonly member: About<'NAME'> }) => string;
    readonly 'turn-ends': (a: { readonly turn: string | number; readonly zombies: number }) => string;
    readonly rescued: (a: { readonly living: number }) => string;
    readonly overrun: (a: { readonly turn: string | number }) => string;
  };
  readonly part: (a: { readonly turn: string | number; readonly phase: 'zombies' | 'players' }) => string;
  readonly resolving: {
    readonly part: (a: { readonly turn: string | number; readonly phase: 'zombies' | 'players'; readonly next: readonly About<'COLOUR' | 'COLUMN'>[] }) => string;
    readonly ardor: (a: { readonly rolled: string | number }) => string;
    readonly 'ardor-one-of': (a: { readonly rolled: readonly (string | number)[] }) => string;
    readonly target: (a: { readonly die: string | number }) => string;
    readonly act: (a: { readonly member: About<'NAME'>; readonly attack: keyof Messages['way'] }) => string;
    readonly 'act-at': (a: { readonly member: About<'NAME'>; readonly attack: keyof Messages['way']; readonly at: About<'COLOUR' | 'COLUMN' | 'RING'> }) => string;
    readonly attack: (a: { readonly hits: boolean }) => string;
    readonly 'attack-from': (a: { readonly from: About<'COLOUR' | 'COLUMN' | 'RING'>; readonly hits: boolean }) => string;
    readonly spawn: (a: { readonly blue: string | number; readonly brown: string | number }) => string;
    readonly 'first-aid': string;
    readonly melee: string;
    readonly victim: string;
    readonly consent: string;
    readonly settle: string;
    readonly tripwire: string;
    readonly 'air-recon': string;
    readonly scatter: string;
    readonly inspire: string;
    readonly move: string;
  };
  readonly help: {
    readonly attack: (a: { readonly member: About<'NAME'>; readonly way: keyof Messages['way'] }) => string;
  };
  readonly outcome: {
    readonly rescued: string;
    readonly overrun: string;
  };
  readonly mood: string;
  readonly gist: {
    readonly goal: string;
    readonly turn: string;
    readonly loss: string;
  };
  readonly preset: {
    readonly 'first-night': string;
    readonly book: string;
    readonly friends: string;
    readonly 'no-leader': string;
    readonly 'iron-rations': string;
    readonly draft: string;
  };
  readonly setting: {
    readonly grenades: string;
    readonly 'hit-by-dice': string;
    readonly 'token-cap': string;
    readonly 'grenade-range-2': string;
    readonly 'launcher-auto': string;
    readonly 'mg60-columns': string;
    readonly 'flame-target-decides': string;
    readonly 'ronin-split': string;
    readonly 'tripwire-large': string;
    readonly 'melee-needs-two': string;
    readonly 'declare-all': string;
    readonly 'flexible-grenade': string;
    readonly 'shotgun-spread': string;
    readonly 'leader-calls': string;
    readonly 'free-control': string;
  };
  readonly value: {
    readonly grenades: {
      readonly 'one-per-game': string;
      readonly 'one-per-cycle': string;
      readonly unlimited: string;
      readonly none: string;
    };
  };
  readonly chapter: {
    readonly board: string;
    readonly victory: string;
    readonly zombies: string;
    readonly hit: string;
    readonly move: string;
    readonly spawn: string;
    readonly players: string;
    readonly attack: string;
    readonly grenade: string;
    readonly modes: string;
  };
  readonly why: {
    readonly attack: {
      readonly range: (a: { readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[]; readonly with: 'grenade' | 'ronin' | 'double' | 'own' | 'none'; readonly who: readonly About<'ARM'>[]; readonly span: number; readonly near: string | number; readonly far: string | number }) => string;
      readonly 'occupied-target': (a: { readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[] }) => string;
      readonly 'nobody-near': string;
      readonly 'declare-first': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'target-number': (a: { readonly ring: string | number; readonly needs: string | number }) => string;
    };
    readonly nelson: {
      readonly minimum: string;
    };
    readonly schulz: {
      readonly 'double-same-segment': string;
    };
    readonly players: {
      readonly 'dead-do-not-act': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'one-action': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'exclusive-ability': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'leader-decides': (a: { readonly settler: 'leader' | 'host' }) => string;
      readonly 'leader-called': (a: { readonly settler: 'leader' | 'host' }) => string;
      readonly end: (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'any-order': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'named-first': string;
    };
    readonly cooper: {
      readonly ardor: string;
    };
    readonly cole: {
      readonly inspire: (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly breakthrough: string;
      readonly 'inspire-who': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
    };
    readonly grenade: {
      readonly once: (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'replaces-attack': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly range: (a: { readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[] }) => string;
    };
    readonly dunham: {
      readonly 'flexible-rifle-only': string;
    };
    readonly branson: {
      readonly 'one-roll': string;
    };
    readonly hit: {
      readonly 'team-chooses': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
    };
    readonly miller: {
      readonly spacing: (a: { readonly at: readonly About<'COLOUR' | 'COLUMN' | 'RING'>[]; readonly columns: boolean }) => string;
    };
    readonly krussov: {
      readonly 'tripwire-before-merge': string;
      readonly tripwire: (a: { readonly standing: number }) => string;
      readonly 'tripwire-large': string;
    };
    readonly alvares: {
      readonly 'confusion-blocks-tripwire': string;
    };
    readonly setup: {
      readonly choice: (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'unique-roles': (a: { readonly who: readonly unknown[] & readonly About<'ROLE_OF'>[] }) => string;
      readonly 'four-members': string;
    };
    readonly modes: {
      readonly 'shared-table': (a: { readonly who: readonly unknown[] & readonly About<'NAME'>[] }) => string;
      readonly 'somebody-else': string;
    };
  };
}

/** What sentences tell apart is what facts can be. */
export type Results = [Result<'COLOUR', 'blue' | 'brown'>, Result<'EFFECT', 'miss' | 'hit' | 'more'>];
type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;
