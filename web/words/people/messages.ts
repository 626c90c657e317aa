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
}
