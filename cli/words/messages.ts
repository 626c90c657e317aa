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
      readonly only: string;
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
      readonly game: (a: { readonly games: string | number }) => string;
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
  readonly wrong: {
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
    readonly 'MUSTER-KEEP-OPEN': string;
    readonly 'MUSTER-KEEP-IDLE': string;
    readonly 'MUSTER-KEEP-FINISHED': string;
    readonly 'MUSTER-KEEP-GUESTS': string;
    readonly 'MUSTER-EXPORT': string;
    readonly 'MUSTER-DISK': string;
  };
}
