// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly title: string;
  readonly stranger: {
    readonly title: string;
    readonly says: string;
    readonly name: string;
    readonly go: string;
    readonly known: string;
  };
  readonly guest: string;
  readonly keys: (a: { readonly count: number }) => string;
  readonly since: (a: { readonly since: string }) => string;
  readonly name: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly keep: string;
  };
  readonly passkeys: {
    readonly title: string;
    readonly safe: string;
    readonly none: string;
    readonly add: string;
    readonly used: (a: { readonly when: string }) => string;
    readonly added: (a: { readonly when: string }) => string;
    readonly remove: string;
    readonly removeOf: (a: { readonly name: string }) => string;
    readonly rename: string;
    readonly renameOf: (a: { readonly name: string }) => string;
    readonly nameLabel: string;
    readonly last: string;
    readonly sure: string;
    readonly keep: string;
    readonly cancelled: string;
    readonly already: string;
    readonly insecure: string;
  };
  readonly recovery: {
    readonly title: string;
    readonly none: string;
    readonly left: (a: { readonly left: number; readonly when: string }) => string;
    readonly make: string;
    readonly anew: string;
    readonly warning: string;
    readonly sure: string;
    readonly says: string;
    readonly sheet: (a: { readonly name: string }) => string;
    readonly use: string;
    readonly print: string;
    readonly copy: string;
    readonly copied: string;
    readonly done: string;
  };
  readonly link: {
    readonly title: string;
    readonly says: string;
    readonly show: string;
    readonly step1: string;
    readonly step2: string;
    readonly picture: string;
    readonly lasts: (a: { readonly time: string }) => string;
    readonly over: string;
    readonly came: (a: { readonly device: string }) => string;
  };
  readonly devices: {
    readonly title: string;
    readonly here: string;
    readonly unknown: string;
    readonly program: (a: { readonly label: string }) => string;
    readonly since: (a: { readonly when: string; readonly seen: string }) => string;
    readonly today: string;
    readonly end: string;
    readonly endOf: (a: { readonly name: string }) => string;
    readonly everywhere: string;
    readonly warning: string;
    readonly back: string;
    readonly sure: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly passkey: string;
    readonly passkeySays: string;
    readonly code: string;
    readonly codeSays: string;
    readonly go: string;
    readonly instead: (a: { readonly name: string }) => string;
    readonly welcome: (a: { readonly name: string }) => string;
    readonly left: (a: { readonly left: number }) => string;
    readonly on: string;
    readonly play: string;
  };
  readonly tabs: {
    readonly label: string;
    readonly overview: string;
    readonly history: string;
    readonly account: string;
  };
  readonly avatar: {
    readonly title: string;
    readonly letter: string;
    readonly names: {
      readonly fox: string;
      readonly owl: string;
      readonly stag: string;
      readonly hare: string;
      readonly badger: string;
      readonly lynx: string;
      readonly raven: string;
      readonly frog: string;
      readonly ram: string;
      readonly hedgehog: string;
      readonly otter: string;
      readonly moth: string;
    };
  };
  readonly statistics: {
    readonly title: string;
    readonly legend: string;
    readonly played: (a: { readonly played: number }) => string;
    readonly range: (a: { readonly low: number; readonly high: number }) => string;
    readonly share: (a: { readonly share: number }) => string;
    readonly usual: (a: { readonly share: number }) => string;
    readonly aloud: (a: { readonly game: string; readonly share: number; readonly low: number; readonly high: number }) => string;
    readonly drawn: (a: { readonly drawn: number }) => string;
    readonly none: string;
    readonly hidden: string;
  };
  readonly history: {
    readonly title: string;
    readonly games: string;
    readonly results: string;
    readonly all: string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly over: string;
    readonly with: string;
    readonly against: (a: { readonly title: string; readonly others: string }) => string;
    readonly bots: (a: { readonly bots: number }) => string;
    readonly moves: (a: { readonly count: number; readonly when: string }) => string;
    readonly replay: string;
    readonly replayOf: (a: { readonly title: string; readonly when: string }) => string;
    readonly more: string;
    readonly none: string;
  };
  readonly shows: {
    readonly title: string;
    readonly statistics: string;
    readonly statisticsSays: string;
    readonly history: string;
    readonly historySays: string;
    readonly all: string;
    readonly nobody: string;
    readonly open: string;
    readonly friends: string;
  };
  readonly luggage: {
    readonly title: string;
    readonly says: (a: { readonly here: number }) => string;
    readonly take: (a: { readonly count: number }) => string;
    readonly bring: (a: { readonly count: number }) => string;
    readonly same: string;
    readonly leave: (a: { readonly count: number }) => string;
  };
  readonly data: {
    readonly title: string;
    readonly export: string;
    readonly exportSays: string;
    readonly download: string;
    readonly delete: string;
    readonly deleteSays: string;
    readonly button: string;
    readonly sure: string;
    readonly keep: string;
    readonly warning: string;
  };
  readonly person: {
    readonly gone: string;
  };
  readonly friends: {
    readonly title: string;
    readonly none: string;
    readonly invite: string;
    readonly copy: string;
    readonly says: string;
    readonly asks: string;
    readonly asked: string;
    readonly played: string;
    readonly yes: string;
    readonly no: string;
    readonly ask: string;
    readonly askOf: (a: { readonly name: string }) => string;
    readonly yesOf: (a: { readonly name: string }) => string;
    readonly noOf: (a: { readonly name: string }) => string;
    readonly invited: (a: { readonly name: string }) => string;
    readonly are: string;
    readonly end: string;
    readonly enter: string;
  };
}
