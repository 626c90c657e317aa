// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly backup: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly encrypt: string;
    };
  };
  readonly restore: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly replace: string;
    };
  };
  readonly balance: {
    readonly summary: string;
    readonly option: {
      readonly bot: (a: { readonly bots: string | number }) => string;
      readonly games: string;
      readonly group: string;
      readonly only: string;
      readonly players: string;
      readonly write: string;
      readonly keep: string;
    };
  };
  readonly bots: {
    readonly summary: string;
    readonly option: {
      readonly games: string;
      readonly search: string;
    };
  };
  readonly check: {
    readonly summary: string;
    readonly details: string;
    readonly partly: (a: { readonly table: string | number; readonly text: string | number }) => string;
  };
  readonly clauses: {
    readonly summary: string;
  };
  readonly fuzz: {
    readonly summary: string;
    readonly option: {
      readonly games: (a: { readonly same: string | number; readonly games: string | number }) => string;
      readonly matches: string;
      readonly twins: (a: { readonly games: string | number }) => string;
      readonly first: string;
      readonly out: string;
    };
  };
  readonly golden: {
    readonly summary: string;
    readonly option: {
      readonly check: string;
    };
  };
  readonly mutants: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly files: string;
      readonly changed: string;
      readonly sample: string;
      readonly seed: string;
      readonly doubt: string;
      readonly long: string;
      readonly json: string;
      readonly again: string;
    };
  };
  readonly new: {
    readonly summary: string;
    readonly option: {
      readonly title: string;
    };
  };
  readonly play: {
    readonly summary: string;
    readonly option: {
      readonly seats: (a: { readonly bots: string | number }) => string;
      readonly seed: string;
      readonly load: string;
    };
    readonly which: string;
    readonly help: string;
    readonly keys: string;
    readonly written: (a: { readonly file: string | number }) => string;
    readonly 'not-written': (a: { readonly file: string | number; readonly reason: string | number }) => string;
    readonly 'name-file': string;
    readonly over: string;
    readonly 'over-leave': string;
    readonly 'could-be': (a: { readonly moves: readonly (string | number)[] }) => string;
    readonly 'could-be-more': (a: { readonly moves: readonly (string | number)[] }) => string;
    readonly 'no-undo': string;
    readonly revealed: string;
    readonly undone: string;
    readonly allowed: (a: { readonly move: string | number }) => string;
    readonly 'no-move': (a: { readonly move: string | number; readonly now: string | number }) => string;
    readonly 'not-now': (a: { readonly now: string | number }) => string;
    readonly 'no-rule': (a: { readonly text: string | number }) => string;
    readonly ruling: (a: { readonly ruling: string | number }) => string;
    readonly 'more-rules': (a: { readonly n: string | number }) => string;
    readonly above: (a: { readonly n: string | number }) => string;
    readonly below: (a: { readonly n: string | number }) => string;
    readonly both: (a: { readonly above: string | number; readonly below: string | number }) => string;
    readonly options: (a: { readonly n: string | number }) => string;
  };
  readonly export: {
    readonly summary: string;
    readonly option: {
      readonly out: string;
    };
  };
  readonly import: {
    readonly summary: string;
    readonly option: {
      readonly name: string;
    };
  };
  readonly serve: {
    readonly summary: string;
    readonly details: (a: { readonly variables: string | number }) => string;
    readonly option: {
      readonly port: string;
    };
  };
  readonly simulate: {
    readonly summary: string;
    readonly option: {
      readonly bot: (a: { readonly bots: string | number }) => string;
      readonly games: string;
      readonly out: string;
      readonly compare: string;
    };
  };
  readonly tidy: {
    readonly summary: string;
    readonly details: string;
    readonly size: (a: { readonly before: string | number; readonly after: string | number }) => string;
    readonly option: {
      readonly dry: string;
    };
  };
  readonly verify: {
    readonly summary: string;
    readonly details: string;
  };
  readonly people: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly json: string;
      readonly bans: string;
      readonly log: string;
    };
    readonly none: string;
    readonly line: (a: { readonly id: string | number; readonly name: string | number; readonly since: string | number; readonly seen: string | number; readonly tables: number }) => string;
    readonly banned: (a: { readonly line: string | number }) => string;
    readonly 'banned-until': (a: { readonly line: string | number; readonly until: string | number }) => string;
    readonly since: (a: { readonly whom: string | number; readonly at: string | number }) => string;
    readonly did: (a: { readonly at: string | number; readonly what: string | number; readonly whom: string | number }) => string;
    readonly deeds: {
      readonly ban: string;
      readonly unban: string;
      readonly invite: string;
      readonly 'remove-chat': string;
      readonly 'remove-table': string;
      readonly 'remove-person': string;
    };
  };
  readonly ban: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly until: string;
      readonly why: string;
    };
    readonly done: (a: { readonly whom: string | number }) => string;
    readonly 'done-until': (a: { readonly whom: string | number; readonly until: string | number }) => string;
  };
  readonly unban: {
    readonly summary: string;
    readonly none: (a: { readonly whom: string | number }) => string;
    readonly done: (a: { readonly whom: string | number }) => string;
  };
  readonly invite: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly until: string;
    };
    readonly done: (a: { readonly until: string | number }) => string;
  };
  readonly remove: {
    readonly summary: string;
    readonly details: string;
    readonly option: {
      readonly yes: string;
    };
    readonly yes: string;
    readonly ask: (a: { readonly question: string | number; readonly yes: string | number }) => string;
    readonly 'not-sure': (a: { readonly question: string | number }) => string;
    readonly kept: string;
    readonly chat: (a: { readonly line: string | number }) => string;
    readonly 'chat-done': string;
    readonly 'no-chat': string;
    readonly table: (a: { readonly id: string | number; readonly game: string | number; readonly at: string | number }) => string;
    readonly 'table-done': (a: { readonly id: string | number }) => string;
    readonly person: (a: { readonly name: string | number; readonly id: string | number }) => string;
    readonly 'person-done': (a: { readonly name: string | number; readonly tables: number }) => string;
    readonly left: (a: { readonly table: string | number; readonly why: string | number }) => string;
    readonly again: string;
  };
  readonly wrong: {
    readonly removal: string;
    readonly line: (a: { readonly table: string | number; readonly line: string | number }) => string;
    readonly table: (a: { readonly id: string | number }) => string;
    readonly nobody: (a: { readonly id: string | number }) => string;
    readonly whom: string;
    readonly moment: (a: { readonly name: string | number; readonly text: string | number }) => string;
    readonly command: (a: { readonly name: string | number }) => string;
    readonly options: (a: { readonly what: string | number; readonly name: string | number }) => string;
    readonly 'no-game': (a: { readonly games: readonly (string | number)[] }) => string;
    readonly game: (a: { readonly id: string | number; readonly games: readonly (string | number)[] }) => string;
    readonly 'one-game': (a: { readonly rest: string | number }) => string;
    readonly argument: (a: { readonly words: string | number }) => string;
    readonly number: (a: { readonly name: string | number; readonly least: string | number; readonly most: string | number; readonly text: string | number }) => string;
    readonly preset: (a: { readonly title: string | number; readonly id: string | number; readonly presets: readonly (string | number)[] }) => string;
    readonly setting: (a: { readonly title: string | number; readonly name: string | number; readonly settings: readonly (string | number)[] }) => string;
    readonly value: (a: { readonly name: string | number; readonly values: readonly (string | number)[]; readonly value: string | number }) => string;
    readonly json: string;
    readonly tools: string;
    readonly seats: (a: { readonly n: string | number }) => string;
    readonly unpacked: (a: { readonly file: string | number }) => string;
    readonly file: (a: { readonly file: string | number }) => string;
    readonly 'one-file': string;
    readonly 'no-record': string;
    readonly 'no-records': string;
    readonly password: string;
    readonly sealed: string;
    readonly database: (a: { readonly file: string | number }) => string;
    readonly config: (a: { readonly title: string | number; readonly clauses: readonly (string | number)[]; readonly what: string | number }) => string;
    readonly 'config-form': (a: { readonly title: string | number; readonly what: string | number }) => string;
  };
  readonly help: {
    readonly muster: string;
    readonly more: string;
    readonly option: string;
    readonly example: string;
  };
  readonly option: {
    readonly bots: string;
    readonly seed: string;
    readonly games: string;
    readonly preset: string;
    readonly players: string;
    readonly set: string;
    readonly config: string;
  };
  readonly served: {
    readonly open: (a: { readonly url: string | number }) => string;
    readonly near: (a: { readonly url: string | number }) => string;
    readonly kept: (a: { readonly where: string | number }) => string;
    readonly settings: (a: { readonly what: string | number }) => string;
    readonly port: (a: { readonly port: string | number }) => string;
    readonly address: (a: { readonly host: string | number; readonly port: string | number }) => string;
    readonly taken: (a: { readonly file: string | number }) => string;
  };
  readonly kept: {
    readonly written: (a: { readonly file: string | number; readonly tables: number; readonly journal: number; readonly people: number; readonly reports: number }) => string;
    readonly restored: (a: { readonly file: string | number; readonly tables: number; readonly journal: number; readonly people: number; readonly reports: number }) => string;
    readonly replace: (a: { readonly tables: number }) => string;
  };
  readonly checked: {
    readonly whole: (a: { readonly tables: number; readonly entries: number; readonly records: number }) => string;
    readonly damaged: (a: { readonly n: number; readonly tables: number; readonly entries: number; readonly records: number }) => string;
    readonly file: (a: { readonly what: string | number }) => string;
    readonly table: (a: { readonly table: string | number; readonly what: string | number }) => string;
    readonly entry: (a: { readonly table: string | number; readonly entry: string | number; readonly what: string | number }) => string;
    readonly missing: string;
    readonly changed: string;
    readonly begun: string;
    readonly secret: string;
    readonly record: string;
    readonly person: (a: { readonly what: string | number }) => string;
    readonly token: (a: { readonly what: string | number }) => string;
    readonly host: (a: { readonly what: string | number }) => string;
    readonly generation: string;
    readonly listed: string;
    readonly checkpoint: string;
    readonly tableless: string;
    readonly ends: string;
    readonly chain: string;
    readonly endless: string;
    readonly row: string;
    readonly stuck: (a: { readonly table: string | number; readonly game: string | number; readonly what: string | number }) => string;
    readonly 'stuck-in-all': (a: { readonly n: number }) => string;
  };
  readonly tidied: (a: { readonly tables: number; readonly guests: number }) => string;
  readonly 'tidied-dry': (a: { readonly tables: number; readonly guests: number }) => string;
  readonly moved: {
    readonly unfinished: (a: { readonly id: string | number }) => string;
    readonly in: (a: { readonly file: string | number; readonly table: string | number }) => string;
  };
  readonly started: {
    readonly 'no-id': string;
    readonly 'wrong-id': (a: { readonly id: string | number }) => string;
    readonly known: (a: { readonly id: string | number }) => string;
    readonly next: (a: { readonly title: string | number; readonly id: string | number }) => string;
  };
  readonly verdict: {
    readonly holds: (a: { readonly found: readonly (string | number)[]; readonly hash: string | number }) => string;
    readonly 'holds-in-part': (a: { readonly found: readonly (string | number)[]; readonly hash: string | number }) => string;
    readonly 'holds-as-old': (a: { readonly holds: string | number; readonly played: string | number }) => string;
    readonly 'holds-without-rules': (a: { readonly played: string | number; readonly found: readonly (string | number)[] }) => string;
    readonly fails: (a: { readonly why: string | number }) => string;
    readonly 'fails-at': (a: { readonly why: string | number; readonly at: string | number }) => string;
    readonly anew: (a: { readonly said: string | number }) => string;
    readonly played: (a: { readonly old: string | number; readonly now: string | number }) => string;
    readonly match: (a: { readonly title: string | number; readonly n: number; readonly end: string | number }) => string;
    readonly unchecked: (a: { readonly title: string | number; readonly n: number }) => string;
    readonly resigned: (a: { readonly who: string | number }) => string;
    readonly 'not-over': string;
    readonly from: (a: { readonly at: string | number }) => string;
    readonly position: string;
    readonly 'no-key': string;
    readonly dice: string;
    readonly 'dice-since': string;
    readonly 'dice-forked': (a: { readonly since: string | number }) => string;
    readonly draws: (a: { readonly n: number }) => string;
    readonly 'no-draws': string;
    readonly committed: (a: { readonly commitment: string | number }) => string;
    readonly fair: (a: { readonly players: number; readonly commitment: string | number }) => string;
    readonly 'fair-alone': (a: { readonly players: number; readonly commitment: string | number }) => string;
    readonly pledged: string;
    readonly withheld: (a: { readonly who: readonly (string | number)[] }) => string;
    readonly silent: (a: { readonly who: readonly (string | number)[] }) => string;
    readonly seat: (a: { readonly seat: string | number }) => string;
    readonly 'no-pledges': string;
    readonly seal: string;
  };
  readonly record: {
    readonly malformed: string;
    readonly version: string;
    readonly position: string;
    readonly game: string;
    readonly rules: string;
    readonly config: string;
    readonly answer: string;
    readonly chance: string;
    readonly key: string;
    readonly fair: string;
    readonly hash: string;
    readonly seal: string;
    readonly unfinished: string;
  };
  readonly variable: {
    readonly 'MUSTER-PORT': string;
    readonly 'MUSTER-HOST': string;
    readonly 'MUSTER-URL': string;
    readonly 'MUSTER-HOSTS': string;
    readonly 'MUSTER-TRUST-PROXY': string;
    readonly 'DATABASE-URL': string;
    readonly 'MUSTER-DATA': string;
    readonly 'MUSTER-PAGES': string;
    readonly 'MUSTER-LOG': string;
    readonly 'MUSTER-LOG-REQUESTS': string;
    readonly 'MUSTER-METRICS': string;
    readonly 'MUSTER-HSTS': string;
    readonly 'MUSTER-BOT-PROCESSES': string;
    readonly 'MUSTER-REQUESTS': string;
    readonly 'MUSTER-ACTIONS': string;
    readonly 'MUSTER-CONNECTIONS': string;
    readonly 'MUSTER-IDLE': string;
    readonly 'MUSTER-NEW-TABLES': string;
    readonly 'MUSTER-INVITE-ONLY': string;
    readonly 'MUSTER-KEEP-OPEN': string;
    readonly 'MUSTER-KEEP-IDLE': string;
    readonly 'MUSTER-KEEP-FINISHED': string;
    readonly 'MUSTER-KEEP-GUESTS': string;
    readonly 'MUSTER-EXPORT': string;
    readonly 'MUSTER-DISK': string;
  };
}
