// Made from the English catalogue by `npm run words`.

import type * as facts from './facts.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly board: {
    readonly curve: string;
    readonly percent: (a: { readonly chance: number }) => string;
    readonly map: (a: { readonly spaces: string | number }) => string;
    readonly space: (a: { readonly at: (keyof Messages['place']) & About<'VICTIM'>; readonly home: boolean; readonly of: readonly unknown[] & readonly About<'SHORT'>[]; readonly guards: readonly unknown[] & (readonly (string | number)[]); readonly pawns: readonly unknown[] & readonly About<'SHORT'>[]; readonly open: readonly unknown[] & (readonly (string | number)[]) }) => string;
  };
  readonly legend: {
    readonly land: string;
    readonly sea: string;
    readonly target: string;
    readonly home: string;
    readonly hub: string;
  };
  readonly zoom: {
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly round: {
    readonly short: (a: { readonly round: string | number; readonly limit: number }) => string;
    readonly mine: string;
    readonly of: (a: { readonly who: string | number }) => string;
  };
  readonly file: {
    readonly of: (a: { readonly assassin: About<'ASSASSIN'> }) => string;
    readonly skills: string;
    readonly skill: (a: { readonly weapon: keyof Messages['card']; readonly number: string | number }) => string;
    readonly contracts: string;
    readonly done: (a: { readonly n: number }) => string;
    readonly 'home-and-weapon': (a: { readonly assassin: About<'HOME' | 'WEAPON'> }) => string;
    readonly home: string;
    readonly weapon: string;
    readonly hand: (a: { readonly n: number; readonly hidden: boolean }) => string;
    readonly away: (a: { readonly spaces: number }) => string;
    readonly fulfilled: string;
    readonly tour: (a: { readonly spaces: number }) => string;
    readonly close: string;
    readonly ready: string;
  };
  readonly seats: {
    readonly label: string;
    readonly you: string;
    readonly says: (a: { readonly assassin: About<'SHORT'>; readonly player: readonly unknown[] & (readonly (string | number)[]); readonly done: string | number; readonly cards: number; readonly status: 'prison' | 'hiding' | 'free'; readonly missing: number; readonly at: readonly (keyof Messages['place'])[] }) => string;
    readonly cards: (a: { readonly n: number }) => string;
    readonly acting: string;
    readonly next: string;
    readonly 'turns-away': (a: { readonly n: string | number }) => string;
    readonly prison: string;
  };
  readonly deck: {
    readonly left: (a: { readonly n: string | number }) => string;
    readonly discarded: (a: { readonly n: number }) => string;
    readonly robbed: (a: { readonly assassin: About<'SHORT'>; readonly cards: number }) => string;
  };
  readonly kit: {
    readonly card: (a: { readonly card: keyof Messages['card'] }) => string;
    readonly label: string;
    readonly weapons: string;
    readonly 'weapons-laid': (a: { readonly laid: number; readonly most: string | number }) => string;
    readonly getaways: string;
    readonly 'getaways-laid': (a: { readonly laid: number; readonly most: string | number }) => string;
    readonly bonus: string;
    readonly empty: string;
    readonly adds: (a: { readonly chance: number }) => string;
    readonly laid: string;
    readonly blocked: string;
    readonly 'for-me': string;
    readonly copies: (a: { readonly n: string | number }) => string;
    readonly places: (a: { readonly n: number }) => string;
    readonly back: string;
    readonly options: string;
    readonly actions: (a: { readonly n: number }) => string;
  };
  readonly button: {
    readonly attempt: string;
    readonly escape: string;
    readonly hide: (a: { readonly misses: number }) => string;
    readonly end: string;
    readonly surrender: string;
    readonly odds: (a: { readonly chance: number }) => string;
  };
  readonly attempt: {
    readonly label: string;
    readonly kills: (a: { readonly ways: number }) => string;
    readonly best: string;
    readonly key: {
      readonly kills: string;
      readonly blocked: string;
      readonly skill: string;
    };
    readonly guards: (a: { readonly numbers: readonly unknown[] & (readonly (string | number)[]) }) => string;
    readonly sum: (a: { readonly sum: string | number; readonly ways: string | number; readonly does: 'kills' | 'blocked' | 'nothing'; readonly by: readonly unknown[] & readonly (keyof Messages['card'])[] }) => string;
    readonly shift: (a: { readonly number: string | number }) => string;
  };
  readonly escape: {
    readonly label: string;
    readonly away: string;
    readonly leads: (a: { readonly ways: number }) => string;
    readonly best: string;
    readonly prison: string;
    readonly hide: string;
    readonly spaces: (a: { readonly n: number }) => string;
    readonly door: (a: { readonly number: string | number; readonly by: keyof Messages['card']; readonly spaces: number }) => string;
    readonly 'door-likely': (a: { readonly number: string | number; readonly by: keyof Messages['card']; readonly chance: number; readonly spaces: number }) => string;
    readonly bars: (a: { readonly number: string | number }) => string;
  };
  readonly future: {
    readonly away: string;
    readonly prison: (a: { readonly misses: number; readonly home: keyof Messages['place'] }) => string;
    readonly hide: (a: { readonly misses: number; readonly city: keyof Messages['place'] }) => string;
  };
  readonly cell: {
    readonly prison: (a: { readonly left: number }) => string;
    readonly hiding: (a: { readonly left: number }) => string;
    readonly 'prison-says': string;
    readonly 'hiding-says': string;
  };
  readonly draft: {
    readonly title: string;
    readonly says: string;
    readonly taken: (a: { readonly by: string | number }) => string;
    readonly take: (a: { readonly assassin: About<'SHORT'> }) => string;
    readonly 'home-and-weapon': (a: { readonly assassin: About<'HOME' | 'WEAPON'> }) => string;
  };
  readonly setup: {
    readonly title: string;
    readonly dealt: string;
    readonly picked: string;
    readonly 'by-lot': (a: { readonly who: string | number }) => string;
    readonly says: {
      readonly dealt: string;
      readonly picked: string;
      readonly open: string;
      readonly full: string;
    };
  };
  readonly scene: {
    readonly dead: string;
    readonly lives: string;
    readonly guarded: string;
    readonly arrested: string;
    readonly away: string;
    readonly hides: string;
    readonly learns: string;
  };
  readonly end: {
    readonly 'out-of-time': (a: { readonly round: string | number }) => string;
    readonly shared: (a: { readonly round: string | number }) => string;
    readonly finishes: (a: { readonly assassin: About<'SHORT'>; readonly city: keyof Messages['place'] }) => string;
    readonly leads: (a: { readonly assassin: About<'SHORT'>; readonly round: string | number }) => string;
    readonly tour: string;
    readonly route: (a: { readonly cities: readonly unknown[] & readonly (keyof Messages['place'])[]; readonly rounds: number }) => string;
    readonly label: string;
    readonly odds: string;
    readonly attempt: (a: { readonly city: keyof Messages['place']; readonly chance: number; readonly killed: boolean }) => string;
    readonly due: (a: { readonly kills: number; readonly due: About<'TENTH' | 'WHOLE'> }) => string;
    readonly none: string;
    readonly round: (a: { readonly n: string | number }) => string;
    readonly worked: (a: { readonly worked: string | number; readonly of: string | number }) => string;
    readonly attempts: string;
    readonly getaways: string;
  };
  readonly threat: {
    readonly rival: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly done: string | number }) => string;
    readonly guards: (a: { readonly city: keyof Messages['place']; readonly n: number }) => string;
    readonly rounds: (a: { readonly left: number }) => string;
  };
  readonly card: {
    readonly strangulation: string;
    readonly longbow: string;
    readonly 'repeating-rifle': string;
    readonly machete: string;
    readonly 'juggling-knives': string;
    readonly 'grim-reaper': string;
    readonly 'duelling-pistol': string;
    readonly poison: string;
    readonly explosives: string;
    readonly 'throwing-stars': string;
    readonly boomerang: string;
    readonly 'stolen-moped': string;
    readonly speedboat: string;
    readonly 'night-train': string;
    readonly helicopter: string;
    readonly 'private-jet': string;
    readonly submarine: string;
    readonly 'escape-from-prison': string;
    readonly 'double-espresso': string;
    readonly 'bent-bodyguard': string;
    readonly 'arms-fair': string;
    readonly 'loaded-dice': string;
    readonly 'body-double': string;
    readonly 'correspondence-course': string;
    readonly 'red-eye-ticket': string;
    readonly 'anonymous-tip-off': string;
  };
  readonly text: {
    readonly 'stolen-moped': string;
    readonly speedboat: string;
    readonly 'night-train': string;
    readonly helicopter: string;
    readonly 'private-jet': string;
    readonly submarine: string;
    readonly 'escape-from-prison': string;
    readonly 'double-espresso': string;
    readonly 'bent-bodyguard': string;
    readonly 'arms-fair': string;
    readonly 'loaded-dice': string;
    readonly 'body-double': string;
    readonly 'correspondence-course': string;
    readonly 'red-eye-ticket': string;
    readonly 'anonymous-tip-off': string;
  };
  readonly foretells: {
    readonly costs: (a: { readonly n: number }) => string;
    readonly gives: (a: { readonly n: number }) => string;
    readonly uses: (a: { readonly cards: readonly (keyof Messages['card'])[] }) => string;
    readonly draws: (a: { readonly n: number }) => string;
    readonly blocked: string;
    readonly kills: (a: { readonly chance: number; readonly ways: number }) => string;
    readonly 'kills-again': (a: { readonly chance: number; readonly again: keyof Messages['card']; readonly ways: number }) => string;
    readonly 'best-weapons': (a: { readonly weapons: readonly (keyof Messages['card'])[] }) => string;
    readonly away: (a: { readonly chance: number; readonly ways: number }) => string;
    readonly 'away-again': (a: { readonly chance: number; readonly again: keyof Messages['card']; readonly ways: number }) => string;
    readonly 'best-getaways': (a: { readonly getaways: readonly (keyof Messages['card'])[] }) => string;
    readonly same: string;
    readonly more: (a: { readonly by: number }) => string;
    readonly less: (a: { readonly by: number }) => string;
    readonly 'then-away': (a: { readonly chance: number }) => string;
    readonly 'then-hide': (a: { readonly misses: number }) => string;
    readonly 'then-hide-unless': (a: { readonly misses: number }) => string;
    readonly misses: (a: { readonly n: number }) => string;
  };
  readonly gift: {
    readonly hanns: string;
    readonly simon: string;
    readonly klaus: string;
    readonly winchester: string;
    readonly archie: string;
    readonly sugar: string;
    readonly ninja: string;
    readonly cynthia: string;
    readonly otto: string;
    readonly lily: string;
  };
  readonly flavour: {
    readonly c01: string;
    readonly c02: string;
    readonly c03: string;
    readonly c04: string;
    readonly c05: string;
    readonly c06: string;
    readonly c07: string;
    readonly c08: string;
    readonly c09: string;
    readonly c10: string;
    readonly c11: string;
    readonly c12: string;
    readonly c13: string;
    readonly c14: string;
    readonly c15: string;
    readonly c16: string;
    readonly c17: string;
    readonly c18: string;
    readonly c19: string;
    readonly c20: string;
    readonly c21: string;
    readonly c22: string;
    readonly c23: string;
    readonly c24: string;
    readonly c25: string;
    readonly c26: string;
    readonly c27: string;
    readonly c28: string;
    readonly c29: string;
    readonly c30: string;
    readonly c31: string;
    readonly c32: string;
    readonly c33: string;
    readonly c34: string;
  };
  readonly place: {
    readonly vancouver: string;
    readonly 'san-francisco': string;
    readonly 'las-vegas': string;
    readonly chicago: string;
    readonly 'new-york': string;
    readonly miami: string;
    readonly dallas: string;
    readonly alaska: string;
    readonly rockies: string;
    readonly 'mexico-city': string;
    readonly 'panama-city': string;
    readonly lima: string;
    readonly 'rio-de-janeiro': string;
    readonly 'buenos-aires': string;
    readonly havana: string;
    readonly blumenau: string;
    readonly amazon: string;
    readonly patagonia: string;
    readonly reykjavik: string;
    readonly london: string;
    readonly paris: string;
    readonly madrid: string;
    readonly berlin: string;
    readonly stockholm: string;
    readonly rome: string;
    readonly moscow: string;
    readonly edinburgh: string;
    readonly zurich: string;
    readonly prague: string;
    readonly 'north-sea': string;
    readonly mediterranean: string;
    readonly casablanca: string;
    readonly cairo: string;
    readonly lagos: string;
    readonly nairobi: string;
    readonly 'cape-town': string;
    readonly windhoek: string;
    readonly sahara: string;
    readonly congo: string;
    readonly istanbul: string;
    readonly dubai: string;
    readonly delhi: string;
    readonly bangkok: string;
    readonly singapore: string;
    readonly 'hong-kong': string;
    readonly tokyo: string;
    readonly goa: string;
    readonly kyoto: string;
    readonly urals: string;
    readonly siberia: string;
    readonly kamchatka: string;
    readonly 'silk-road': string;
    readonly gobi: string;
    readonly perth: string;
    readonly auckland: string;
    readonly honolulu: string;
    readonly sydney: string;
    readonly outback: string;
    readonly 'north-atlantic-west': string;
    readonly 'north-atlantic-east': string;
    readonly 'mid-atlantic': string;
    readonly 'south-atlantic-west': string;
    readonly 'south-atlantic-east': string;
    readonly 'red-sea': string;
    readonly 'arabian-sea': string;
    readonly 'indian-ocean': string;
    readonly 'bay-of-bengal': string;
    readonly 'java-sea': string;
    readonly 'philippine-sea': string;
    readonly 'east-china-sea': string;
    readonly 'coral-sea': string;
    readonly 'north-pacific-west': string;
    readonly 'north-pacific-east': string;
    readonly 'south-pacific-west': string;
    readonly 'south-pacific-east': string;
    readonly prison: string;
  };
  readonly prompt: {
    readonly pick: string;
    readonly missed: (a: { readonly left: number }) => string;
    readonly 'missed-out': (a: { readonly left: number }) => string;
    readonly act: (a: { readonly actions: number }) => string;
    readonly 'act-none': string;
    readonly 'act-end': string;
    readonly weapons: (a: { readonly city: About<'VICTIM'> }) => string;
    readonly roll: (a: { readonly sum: string | number; readonly for: 'attempt' | 'escape'; readonly hit: boolean; readonly loaded: boolean }) => string;
    readonly shift: (a: { readonly city: About<'VICTIM'> }) => string;
    readonly again: (a: { readonly of: 'attempt' | 'escape'; readonly newCards: boolean }) => string;
    readonly 'again-none': (a: { readonly of: 'attempt' | 'escape' }) => string;
    readonly keep: string;
    readonly give: (a: { readonly killed: About<'VICTIM'>; readonly to: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly flee: string;
    readonly 'flee-none': (a: { readonly actions: number }) => string;
    readonly 'flee-hide': (a: { readonly actions: number }) => string;
    readonly getaways: (a: { readonly most: number }) => string;
    readonly go: string;
    readonly arrest: string;
    readonly 'arrest-none': string;
  };
  readonly watched: {
    readonly pick: string;
    readonly missed: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly left: number }) => string;
    readonly act: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly actions: number }) => string;
    readonly weapons: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: About<'VICTIM'> }) => string;
    readonly roll: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly sum: string | number }) => string;
    readonly shift: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: About<'VICTIM'> }) => string;
    readonly again: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly keep: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly give: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly to: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly flee: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly getaways: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly go: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly arrest: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
  };
  readonly answer: {
    readonly draw: string;
    readonly end: string;
    readonly roll: string;
    readonly leave: string;
    readonly accept: string;
    readonly again: string;
    readonly stop: string;
    readonly 'keep-nothing': string;
    readonly escape: string;
    readonly hide: string;
    readonly surrender: string;
    readonly 'sit-out': string;
    readonly move: (a: { readonly to: keyof Messages['place'] }) => string;
    readonly travel: (a: { readonly by: keyof Messages['card']; readonly to: keyof Messages['place'] }) => string;
    readonly attempt: (a: { readonly city: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly learn: (a: { readonly weapon: keyof Messages['card'] }) => string;
    readonly play: (a: { readonly card: keyof Messages['card'] }) => string;
    readonly bribe: (a: { readonly number: string | number; readonly city: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly study: (a: { readonly weapon: keyof Messages['card'] }) => string;
    readonly fly: (a: { readonly to: keyof Messages['place'] }) => string;
    readonly 'tip-off': (a: { readonly city: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly bring: (a: { readonly card: keyof Messages['card'] }) => string;
    readonly shift: (a: { readonly number: string | number; readonly to: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly keep: (a: { readonly card: keyof Messages['card'] }) => string;
    readonly give: (a: { readonly city: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly go: (a: { readonly to: keyof Messages['place'] }) => string;
    readonly pick: (a: { readonly assassin: About<'ASSASSIN'> }) => string;
  };
  readonly event: {
    readonly first: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly file: (a: { readonly assassin: About<'ASSASSIN'> }) => string;
    readonly 'file-of': (a: { readonly person: string | number; readonly assassin: About<'ASSASSIN'> }) => string;
    readonly specialist: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly weapon: keyof Messages['card']; readonly number: string | number }) => string;
    readonly contract: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly turn: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly 'turn-ends': string;
    readonly misses: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly in: 'prison' | 'hiding'; readonly left: number }) => string;
    readonly released: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: keyof Messages['place'] }) => string;
    readonly draws: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly card: keyof Messages['card'] }) => string;
    readonly 'draws-unseen': (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly drawn: (a: { readonly card: keyof Messages['card'] }) => string;
    readonly reshuffles: (a: { readonly cards: number }) => string;
    readonly robs: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly card: keyof Messages['card']; readonly from: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly 'robs-unseen': (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly from: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly robbed: (a: { readonly card: keyof Messages['card']; readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly moves: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly to: keyof Messages['place'] }) => string;
    readonly travels: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly by: keyof Messages['card']; readonly to: keyof Messages['place'] }) => string;
    readonly learns: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly weapon: keyof Messages['card']; readonly number: string | number }) => string;
    readonly plays: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly card: keyof Messages['card'] }) => string;
    readonly flies: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly to: keyof Messages['place'] }) => string;
    readonly attempts: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly brings: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly card: keyof Messages['card'] }) => string;
    readonly shifts: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly number: string | number; readonly from: About<'VICTIM'>; readonly to: (keyof Messages['place']) & About<'VICTIM'> }) => string;
    readonly rolls: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly dice: readonly (string | number)[]; readonly sum: string | number }) => string;
    readonly 'rolls-away': (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly sum: string | number }) => string;
    readonly kills: (a: { readonly city: About<'VICTIM'>; readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly done: number }) => string;
    readonly fails: (a: { readonly guard: boolean; readonly city: About<'VICTIM'> }) => string;
    readonly guard: (a: { readonly city: About<'VICTIM'>; readonly number: string | number }) => string;
    readonly 'no-guard': (a: { readonly city: About<'VICTIM'> }) => string;
    readonly 'guard-leaves': (a: { readonly numbers: readonly unknown[] & (readonly (string | number)[]); readonly city: About<'VICTIM'> }) => string;
    readonly gives: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly to: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: About<'VICTIM'> }) => string;
    readonly discards: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly cards: About<'ALIKE'> }) => string;
    readonly keeps: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly card: keyof Messages['card'] }) => string;
    readonly runs: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: keyof Messages['place'] }) => string;
    readonly 'gets-away': (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly to: keyof Messages['place'] }) => string;
    readonly prison: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly turns: number }) => string;
    readonly hides: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly city: keyof Messages['place']; readonly turns: number }) => string;
    readonly wins: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
    readonly 'wins-shared': (a: { readonly winners: readonly About<'KNOWN' | 'NAME' | 'SEAT'>[] }) => string;
    readonly 'out-of-time': string;
  };
  readonly heading: {
    readonly turn: (a: { readonly round: string | number; readonly who: About<'KNOWN' | 'NAME' | 'SEAT'> }) => string;
  };
  readonly outcome: {
    readonly 'out-of-time': string;
    readonly you: (a: { readonly cause: 'four' | 'most' }) => string;
    readonly won: (a: { readonly who: About<'KNOWN' | 'NAME' | 'SEAT'>; readonly cause: 'four' | 'most' }) => string;
    readonly shared: (a: { readonly winners: readonly About<'KNOWN' | 'NAME' | 'SEAT'>[]; readonly cause: 'four' | 'most' }) => string;
  };
  readonly mood: string;
  readonly gist: {
    readonly goal: string;
    readonly turn: string;
    readonly loss: string;
  };
  readonly preset: {
    readonly duel: string;
    readonly table: string;
    readonly eight: string;
    readonly hidden: string;
    readonly quick: string;
    readonly alone: string;
  };
  readonly setting: {
    readonly 'hidden-hands': string;
    readonly 'opening-hand': string;
    readonly 'assassin-draft': string;
    readonly 'second-try-new-cards': string;
    readonly 'hanns-unstoppable': string;
    readonly 'archie-any-time': string;
    readonly 'otto-random-swap': string;
    readonly 'prison-card-no-actions': string;
    readonly 'solo-clock': string;
    readonly 'round-limit': string;
  };
  readonly value: {
    readonly 'solo-clock': {
      readonly '0': string;
      readonly '26': string;
      readonly '22': string;
      readonly '18': string;
    };
    readonly 'round-limit': {
      readonly '0': string;
    };
  };
  readonly chapter: {
    readonly goal: string;
    readonly turn: string;
    readonly dice: string;
    readonly action: string;
    readonly move: string;
    readonly kit: string;
    readonly bonus: string;
    readonly attempt: string;
    readonly bodyguard: string;
    readonly escape: string;
    readonly prison: string;
    readonly hiding: string;
    readonly skill: string;
    readonly reaper: string;
    readonly hanns: string;
    readonly simon: string;
    readonly klaus: string;
    readonly winchester: string;
    readonly archie: string;
    readonly sugar: string;
    readonly ninja: string;
    readonly cynthia: string;
    readonly otto: string;
    readonly lily: string;
    readonly abilities: string;
  };
  readonly why: {
    readonly 'not-held': (a: { readonly card: readonly unknown[] & readonly (keyof Messages['card'])[] }) => string;
    readonly turn: {
      readonly 'four-actions': string;
    };
    readonly kit: {
      readonly 'hoarder-tie': string;
    };
    readonly action: {
      readonly move: (a: { readonly here: keyof Messages['place']; readonly to: readonly unknown[] & readonly (keyof Messages['place'])[] }) => string;
      readonly 'getaway-travel': (a: { readonly by: keyof Messages['card']; readonly here: keyof Messages['place']; readonly to: keyof Messages['place'] }) => string;
    };
    readonly attempt: {
      readonly where: (a: { readonly here: keyof Messages['place'] }) => string;
      readonly elsewhere: (a: { readonly here: keyof Messages['place'] }) => string;
      readonly 'at-least-one': string;
      readonly 'no-cards': string;
      readonly 'five-cards': (a: { readonly laid: number }) => string;
      readonly 'then-flee': string;
    };
    readonly escape: {
      readonly cards: (a: { readonly laid: number }) => string;
      readonly sequence: string;
      readonly method: (a: { readonly here: keyof Messages['place']; readonly to: readonly unknown[] & readonly (keyof Messages['place'])[] }) => string;
    };
    readonly hiding: {
      readonly 'no-action': string;
      readonly 'no-getaway': string;
    };
    readonly bonus: {
      readonly 'one-per-turn': string;
      readonly windows: (a: { readonly card: keyof Messages['card'] }) => string;
      readonly 'no-guard': (a: { readonly number: string | number; readonly city: keyof Messages['place'] }) => string;
      readonly 'no-contract': (a: { readonly city: keyof Messages['place'] }) => string;
      readonly 'own-target': (a: { readonly city: About<'VICTIM'> }) => string;
      readonly there: (a: { readonly to: keyof Messages['place'] }) => string;
      readonly 'no-city': (a: { readonly to: keyof Messages['place'] }) => string;
    };
    readonly bodyguard: {
      readonly exhausted: (a: { readonly city: readonly unknown[] & (readonly ((keyof Messages['place']) & About<'TARGET' | 'VICTIM'>)[]) }) => string;
    };
    readonly skill: {
      readonly once: string;
      readonly where: (a: { readonly weapon: keyof Messages['card']; readonly school: readonly unknown[] & readonly (keyof Messages['place'])[] }) => string;
      readonly 'own-home': string;
      readonly 'bag-empty': string;
    };
    readonly reaper: {
      readonly 'no-skill': string;
    };
    readonly archie: {
      readonly shift: string;
      readonly 'before-roll': string;
      readonly optional: (a: { readonly target: readonly unknown[] & (readonly ((keyof Messages['place']) & About<'TARGET' | 'VICTIM'>)[]); readonly number: readonly unknown[] & (readonly (string | number)[]) }) => string;
      readonly 'no-contract': (a: { readonly to: keyof Messages['place'] }) => string;
      readonly 'own-target': (a: { readonly to: About<'VICTIM'> }) => string;
      readonly 'has-it': (a: { readonly to: About<'VICTIM'>; readonly number: string | number }) => string;
    };
    readonly sugar: {
      readonly 'keep-one': (a: { readonly card: readonly unknown[] & readonly (keyof Messages['card'])[] }) => string;
    };
    readonly ninja: {
      readonly 'anywhere-home': (a: { readonly to: readonly unknown[] & readonly (keyof Messages['place'])[] }) => string;
    };
    readonly otto: {
      readonly 'swap-choice': (a: { readonly city: readonly unknown[] & (readonly ((keyof Messages['place']) & About<'TARGET' | 'VICTIM'>)[]) }) => string;
    };
    readonly setup: {
      readonly 'assassin-random': string;
    };
  };
}
