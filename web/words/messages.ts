// Made from the English catalogue by `npm run words`.

export interface Messages {
  readonly aids: {
    readonly title: string;
    readonly turn: string;
    readonly signs: string;
    readonly words: string;
    readonly percent: (a: { readonly chance: number }) => string;
    readonly glossary: string;
    readonly hint: string;
    readonly changed: string;
  };
  readonly app: {
    readonly shelf: string;
    readonly rules: string;
    readonly rule: string;
    readonly replays: string;
    readonly tables: string;
    readonly places: string;
    readonly settings: string;
    readonly close: string;
    readonly back: string;
    readonly loading: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: {
      readonly auto: string;
      readonly light: string;
      readonly dark: string;
    };
    readonly sound: string;
    readonly motion: string;
    readonly stops: string;
    readonly name: string;
    readonly me: string;
    readonly devices: string;
    readonly you: string;
    readonly keys: string;
    readonly keyList: {
      readonly next: string;
      readonly move: string;
      readonly choose: string;
      readonly undo: string;
      readonly search: string;
      readonly close: string;
      readonly list: string;
    };
    readonly key: {
      readonly arrows: string;
      readonly home: string;
      readonly end: string;
    };
    readonly failed: string;
    readonly again: string;
    readonly offline: string;
    readonly nowhere: {
      readonly title: string;
      readonly says: string;
      readonly go: string;
    };
    readonly broken: {
      readonly title: string;
      readonly says: string;
      readonly go: string;
    };
    readonly missing: {
      readonly title: string;
      readonly says: string;
      readonly go: string;
    };
    readonly bots: {
      readonly random: string;
      readonly casual: string;
      readonly greedy: string;
      readonly 'search-200ms': string;
      readonly 'search-1000ms': string;
    };
    readonly ago: {
      readonly now: string;
      readonly minutes: (a: { readonly n: number }) => string;
      readonly hours: (a: { readonly n: number }) => string;
      readonly yesterday: string;
      readonly days: (a: { readonly n: number }) => string;
    };
    readonly learn: string;
  };
  readonly challenge: {
    readonly challenges: string;
    readonly count: (a: { readonly n: string | number; readonly of: string | number }) => string;
    readonly isSolved: string;
    readonly strip: (a: { readonly title: string | number }) => string;
    readonly number: (a: { readonly n: string | number; readonly of: string | number }) => string;
    readonly leave: string;
    readonly hint: string;
    readonly hintNext: string;
    readonly solution: string;
    readonly again: string;
    readonly next: (a: { readonly title: string | number }) => string;
    readonly more: string;
    readonly weighing: string;
    readonly chance: {
      readonly missed: (a: { readonly yours: number; readonly best: number }) => string;
      readonly solved: (a: { readonly best: number }) => string;
    };
    readonly mean: {
      readonly missed: (a: { readonly yours: string | number; readonly best: string | number }) => string;
      readonly solved: (a: { readonly best: string | number }) => string;
    };
    readonly sure: {
      readonly missed: string;
      readonly solved: string;
    };
    readonly sofar: string;
    readonly failed: string;
  };
  readonly credits: {
    readonly title: string;
    readonly says: string;
    readonly games: string;
    readonly gamesSay: string;
    readonly icons: string;
    readonly iconsSay: string;
    readonly iconsBy: string;
    readonly iconsChanged: string;
    readonly fonts: string;
    readonly fontsSay: string;
    readonly libraries: string;
    readonly librariesSay: string;
    readonly and: string;
  };
  readonly guide: {
    readonly label: string;
    readonly seen: string;
    readonly why: string;
    readonly never: string;
    readonly anyway: string;
    readonly back: string;
    readonly setting: string;
  };
  readonly learn: {
    readonly title: string;
    readonly says: string;
    readonly done: (a: { readonly of: number; readonly n: string | number }) => string;
    readonly continue: (a: { readonly title: string | number }) => string;
    readonly begin: (a: { readonly title: string | number }) => string;
    readonly count: (a: { readonly n: string | number; readonly of: string | number }) => string;
    readonly minutes: (a: { readonly n: string | number }) => string;
    readonly is: {
      readonly done: string;
      readonly skipped: string;
      readonly begun: string;
    };
    readonly soon: string;
    readonly all: (a: { readonly game: string | number }) => string;
    readonly allSays: string;
    readonly play: (a: { readonly game: string | number }) => string;
    readonly coach: (a: { readonly name: string | number }) => string;
    readonly step: (a: { readonly n: string | number; readonly of: string | number }) => string;
    readonly leave: string;
    readonly back: string;
    readonly skip: string;
    readonly next: string;
    readonly watch: string;
    readonly takeBack: string;
    readonly show: string;
    readonly list: string;
    readonly again: string;
    readonly playOn: string;
    readonly firstGame: string;
    readonly nextLesson: (a: { readonly title: string | number }) => string;
    readonly reply: {
      readonly allowed: string;
      readonly first: string;
      readonly elsewhere: string;
    };
    readonly lessons: (a: { readonly game: string | number; readonly n: string | number }) => string;
    readonly known: string;
  };
  readonly meet: {
    readonly how: string;
    readonly title: (a: { readonly game: string | number }) => string;
    readonly new: (a: { readonly game: string | number }) => string;
    readonly learn: string;
    readonly learnSays: (a: { readonly lessons: number; readonly minutes: string | number }) => string;
    readonly play: string;
    readonly playSays: string;
    readonly known: string;
  };
  readonly refusals: {
    readonly codes: {
      readonly over: string;
      readonly closed: string;
      readonly 'not-your-seat': string;
      readonly 'not-an-option': string;
      readonly 'nothing-to-undo': string;
      readonly revealed: string;
      readonly config: string;
      readonly record: string;
      readonly malformed: string;
      readonly 'too-large': string;
      readonly 'too-fast': string;
      readonly 'too-many': string;
      readonly 'signed-out': string;
      readonly forbidden: string;
      readonly banned: string;
      readonly uninvited: string;
      readonly 'not-found': string;
      readonly 'not-now': string;
      readonly 'seat-taken': string;
      readonly 'bad-link': string;
      readonly 'bad-code': string;
      readonly 'bad-passkey': string;
      readonly unavailable: string;
      readonly 'rule-failed': string;
      readonly damaged: string;
      readonly full: string;
      readonly offline: string;
    };
    readonly records: {
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
    readonly unknown: string;
  };
  readonly rules: {
    readonly title: string;
    readonly count: (a: { readonly clauses: string | number }) => string;
    readonly games: string;
    readonly chapters: {
      readonly components: string;
      readonly setup: string;
      readonly turn: string;
      readonly end: string;
    };
    readonly gist: {
      readonly goal: string;
      readonly turn: string;
      readonly loss: string;
    };
    readonly chaptersLabel: string;
    readonly search: string;
    readonly found: (a: { readonly found: string | number; readonly all: string | number }) => string;
    readonly filters: string;
    readonly all: string;
    readonly rulings: string;
    readonly options: string;
    readonly ourRuling: string;
    readonly option: string;
    readonly details: string;
    readonly detailsOf: (a: { readonly number: string | number }) => string;
    readonly address: string;
    readonly inTheBook: string;
    readonly checkedBy: string;
    readonly tests: (a: { readonly count: number }) => string;
    readonly noTests: string;
    readonly back: string;
    readonly nothing: string;
    readonly nothingSays: string;
    readonly showAll: string;
    readonly says: string;
    readonly untranslated: string;
  };
  readonly setup: {
    readonly title: (a: { readonly game: string | number }) => string;
    readonly presets: string;
    readonly own: string;
    readonly players: string;
    readonly seats: string;
    readonly seatNumber: (a: { readonly n: string | number }) => string;
    readonly seat: (a: { readonly name: string | number }) => string;
    readonly place: {
      readonly me: string;
      readonly here: string;
      readonly link: string;
      readonly open: string;
    };
    readonly groups: {
      readonly people: string;
      readonly bots: string;
      readonly elsewhere: string;
    };
    readonly hereName: string;
    readonly nobody: string;
    readonly options: string;
    readonly more: (a: { readonly count: string | number }) => string;
    readonly fewer: string;
    readonly start: string;
    readonly startOnline: string;
    readonly starting: string;
    readonly staysHere: string;
    readonly goesOnline: string;
    readonly goesListed: string;
    readonly listed: string;
    readonly pace: string;
    readonly paces: {
      readonly live: string;
      readonly days: string;
    };
    readonly paceSays: {
      readonly live: string;
      readonly days: string;
    };
    readonly asName: string;
    readonly namePlaceholder: string;
    readonly rules: string;
    readonly minutes: (a: { readonly minutes: string | number }) => string;
    readonly gone: string;
    readonly change: {
      readonly title: (a: { readonly game: string | number }) => string;
      readonly go: string;
      readonly apply: string;
      readonly cancel: string;
      readonly sits: string;
    };
  };
  readonly shelf: {
    readonly welcome: string;
    readonly running: string;
    readonly boxes: string;
    readonly players: string;
    readonly minutes: string;
    readonly play: string;
    readonly playShort: string;
    readonly choose: string;
    readonly chooseNamed: (a: { readonly title: string | number }) => string;
    readonly invite: string;
    readonly inviteShort: string;
    readonly more: (a: { readonly count: number }) => string;
    readonly with: (a: { readonly title: string | number; readonly others: string | number }) => string;
    readonly yourTurn: string;
    readonly theirTurn: string;
    readonly waiting: string;
    readonly justBegun: string;
    readonly moves: (a: { readonly count: number }) => string;
    readonly onward: string;
    readonly over: string;
    readonly fromFile: string;
    readonly ended: {
      readonly won: string;
      readonly lost: string;
      readonly drawn: string;
    };
    readonly remove: string;
    readonly removeNamed: (a: { readonly title: string | number }) => string;
    readonly removeIt: string;
    readonly keep: string;
    readonly sure: string;
    readonly drop: string;
    readonly motto: string;
    readonly elsewhere: string;
    readonly credits: string;
    readonly replays: {
      readonly says: string;
      readonly running: string;
      readonly finished: string;
      readonly file: string;
      readonly fileSays: string;
      readonly empty: string;
      readonly emptySays: string;
      readonly go: string;
    };
  };
  readonly table: {
    readonly dock: string;
    readonly yourTurn: string;
    readonly waiting: (a: { readonly who: readonly (string | number)[] }) => string;
    readonly waitingAway: (a: { readonly who: string | number }) => string;
    readonly thinking: (a: { readonly who: string | number }) => string;
    readonly spectator: string;
    readonly onlookers: (a: { readonly n: number }) => string;
    readonly over: string;
    readonly undo: string;
    readonly undoAsk: string;
    readonly undoWhy: {
      readonly revealed: string;
      readonly nothing: string;
    };
    readonly undoAsked: (a: { readonly who: string | number }) => string;
    readonly undoWaits: string;
    readonly agree: string;
    readonly refuse: string;
    readonly withdraw: string;
    readonly nudge: string;
    readonly moves: (a: { readonly n: number }) => string;
    readonly movesTitle: string;
    readonly skip: string;
    readonly notation: string;
    readonly noMoves: string;
    readonly noMovesNow: string;
    readonly log: string;
    readonly logEarlier: string;
    readonly logEmpty: string;
    readonly side: string;
    readonly chat: string;
    readonly chatUnread: (a: { readonly n: number }) => string;
    readonly chatSay: string;
    readonly chatSend: string;
    readonly chatEmpty: string;
    readonly chatRemoved: string;
    readonly news: {
      readonly away: (a: { readonly who: string | number }) => string;
      readonly replaced: (a: { readonly who: string | number; readonly whom: string | number }) => string;
      readonly back: (a: { readonly who: string | number }) => string;
      readonly sat: (a: { readonly who: string | number }) => string;
      readonly left: (a: { readonly who: string | number }) => string;
      readonly resigned: (a: { readonly who: string | number }) => string;
      readonly asks: (a: { readonly who: string | number }) => string;
      readonly admits: (a: { readonly who: string | number; readonly whom: string | number }) => string;
      readonly 'wants-undo': (a: { readonly who: string | number }) => string;
      readonly undoes: (a: { readonly who: string | number }) => string;
      readonly withdraws: (a: { readonly who: string | number }) => string;
      readonly 'lets-undo': {
        readonly mine: (a: { readonly whom: string | number }) => string;
        readonly 'for-me': (a: { readonly who: string | number }) => string;
        readonly theirs: (a: { readonly who: string | number; readonly whom: string | number }) => string;
      };
      readonly keeps: {
        readonly mine: (a: { readonly whom: string | number }) => string;
        readonly 'for-me': (a: { readonly who: string | number }) => string;
        readonly theirs: (a: { readonly who: string | number }) => string;
      };
      readonly 'moves-on': {
        readonly mine: (a: { readonly whom: string | number }) => string;
        readonly 'for-me': (a: { readonly who: string | number }) => string;
        readonly theirs: (a: { readonly who: string | number }) => string;
      };
    };
    readonly presence: {
      readonly away: string;
      readonly plays: (a: { readonly who: string | number }) => string;
    };
    readonly seats: {
      readonly title: string;
      readonly host: string;
      readonly onLeave: (a: { readonly who: string | number }) => string;
      readonly bot: string;
      readonly botSays: string;
      readonly take: string;
      readonly yours: string;
      readonly leave: string;
      readonly leaveSays: string;
      readonly resign: string;
      readonly resignSays: (a: { readonly who: string | number }) => string;
      readonly sure: string;
      readonly keep: string;
      readonly waits: (a: { readonly who: string | number; readonly long: string | number }) => string;
      readonly replace: (a: { readonly who: string | number }) => string;
      readonly long: {
        readonly while: string;
        readonly minutes: (a: { readonly n: number }) => string;
        readonly hours: (a: { readonly n: number }) => string;
        readonly days: (a: { readonly n: number }) => string;
      };
    };
    readonly points: (a: { readonly place: string | number }) => string;
    readonly point: string;
    readonly why: {
      readonly button: string;
      readonly asking: string;
      readonly title: string;
      readonly help: string;
      readonly legal: string;
      readonly theirs: {
        readonly one: (a: { readonly who: string | number; readonly prompt: string | number }) => string;
        readonly several: (a: { readonly who: readonly (string | number)[]; readonly prompt: string | number }) => string;
      };
      readonly yours: (a: { readonly prompt: string | number }) => string;
      readonly choose: string;
    };
    readonly clause: {
      readonly ruling: string;
      readonly open: string;
      readonly seen: string;
    };
    readonly resolving: {
      readonly title: string;
      readonly newest: string;
      readonly now: string;
      readonly waits: string;
      readonly done: string;
    };
    readonly replay: {
      readonly title: string;
      readonly moment: (a: { readonly at: string | number; readonly of: string | number }) => string;
      readonly live: (a: { readonly at: string | number }) => string;
      readonly final: (a: { readonly at: string | number }) => string;
      readonly first: string;
      readonly previous: string;
      readonly next: string;
      readonly last: string;
      readonly play: string;
      readonly pause: string;
      readonly scrub: string;
      readonly back: string;
      readonly end: string;
      readonly copy: string;
      readonly copied: string;
      readonly fork: string;
      readonly forkSame: string;
      readonly forkFresh: string;
      readonly forkSays: string;
      readonly begin: string;
      readonly chapter: string;
      readonly speed: string;
      readonly speeds: {
        readonly slow: string;
        readonly normal: string;
        readonly fast: string;
      };
      readonly eyes: string;
    };
    readonly stop: {
      readonly you: string;
      readonly goOn: string;
      readonly again: string;
    };
    readonly standing: {
      readonly title: string;
      readonly changed: string;
      readonly can: string;
      readonly threatens: string;
      readonly unchanged: string;
      readonly calm: string;
      readonly place: (a: { readonly place: string | number; readonly n: string | number }) => string;
      readonly more: (a: { readonly n: number }) => string;
    };
    readonly since: {
      readonly title: (a: { readonly n: number }) => string;
      readonly again: string;
      readonly close: string;
    };
    readonly end: {
      readonly won: string;
      readonly lost: string;
      readonly drawn: string;
      readonly over: string;
      readonly onward: string;
      readonly rematch: string;
      readonly rematchAsked: (a: { readonly who: string | number }) => string;
      readonly rematchJoin: string;
      readonly resigned: (a: { readonly who: string | number }) => string;
      readonly youResigned: string;
      readonly resignedAfter: (a: { readonly moves: number }) => string;
      readonly playOn: string;
      readonly rematchOthers: string;
      readonly rematchWatch: string;
      readonly ownTable: string;
      readonly replay: string;
      readonly share: string;
      readonly download: string;
      readonly board: string;
      readonly verified: string;
      readonly verifying: string;
      readonly verifiedSays: (a: { readonly dice: string | number }) => string;
      readonly promised: {
        readonly 'with-mine': string;
        readonly 'without-mine': string;
        readonly 'other-secret': string;
        readonly 'other-pledges': string;
        readonly 'left-out': string;
      };
      readonly failed: string;
      readonly unchecked: string;
      readonly noKey: string;
      readonly mattered: string;
      readonly counted: {
        readonly turn: string;
        readonly 'shared-turn': string;
        readonly round: string;
      };
      readonly shelf: string;
    };
    readonly knocking: {
      readonly ask: string;
      readonly askHost: (a: { readonly host: string | number }) => string;
      readonly says: (a: { readonly host: string | number }) => string;
      readonly bots: (a: { readonly host: string | number }) => string;
      readonly waits: (a: { readonly host: string | number }) => string;
      readonly declined: (a: { readonly host: string | number }) => string;
      readonly full: string;
      readonly asked: (a: { readonly who: string | number }) => string;
      readonly seat: string;
      readonly admit: (a: { readonly who: string | number }) => string;
      readonly decline: string;
    };
    readonly lobby: {
      readonly title: string;
      readonly atTable: string;
      readonly expected: string;
      readonly ready: string;
      readonly says: string;
      readonly free: string;
      readonly sit: string;
      readonly stand: string;
      readonly invited: (a: { readonly who: string | number; readonly name: string | number }) => string;
      readonly invitedSomewhere: string;
      readonly seatsFree: (a: { readonly n: number }) => string;
      readonly sitDown: string;
      readonly link: string;
      readonly linkSays: string;
      readonly ownLink: string;
      readonly fewer: string;
      readonly fewerTaken: string;
      readonly more: string;
      readonly bot: string;
      readonly start: string;
      readonly beginning: string;
      readonly waitsForBytes: (a: { readonly who: readonly (string | number)[] }) => string;
      readonly startWaits: string;
      readonly hostStarts: (a: { readonly who: string | number }) => string;
      readonly name: string;
      readonly come: string;
      readonly watch: string;
      readonly listed: string;
      readonly taken: (a: { readonly who: string | number }) => string;
      readonly dead: string;
    };
    readonly closed: {
      readonly title: string;
      readonly says: string;
      readonly stood: (a: { readonly moves: number }) => string;
    };
    readonly gone: {
      readonly title: string;
      readonly says: string;
    };
    readonly old: {
      readonly title: string;
      readonly says: string;
    };
    readonly retired: {
      readonly title: (a: { readonly rules: string | number }) => string;
      readonly says: (a: { readonly now: string | number }) => string;
    };
    readonly elsewhere: {
      readonly title: string;
      readonly go: string;
    };
    readonly without: {
      readonly network: string;
      readonly server: string;
      readonly yours: string;
      readonly kept: string;
      readonly others: string;
    };
    readonly troubles: {
      readonly bot: string;
      readonly unsaved: string;
      readonly rules: string;
      readonly banned: string;
    };
    readonly hand: {
      readonly title: (a: { readonly who: string | number }) => string;
      readonly says: string;
      readonly go: (a: { readonly who: string | number }) => string;
    };
    readonly adviser: {
      readonly title: string;
      readonly on: string;
      readonly thinking: string;
      readonly would: (a: { readonly odds: string | number }) => string;
      readonly lead: (a: { readonly lead: number }) => string;
      readonly level: string;
      readonly alone: string;
      readonly says: string;
      readonly none: string;
    };
    readonly keys: {
      readonly walk: string;
      readonly choose: string;
      readonly undo: string;
      readonly moves: string;
      readonly why: string;
      readonly standing: string;
      readonly log: string;
      readonly step: string;
      readonly ends: string;
      readonly close: string;
      readonly list: string;
    };
    readonly spoken: {
      readonly options: (a: { readonly n: number }) => string;
    };
    readonly error: {
      readonly title: string;
      readonly again: string;
    };
  };
  readonly tables: {
    readonly title: string;
    readonly says: string;
    readonly open: string;
    readonly playing: string;
    readonly hosted: (a: { readonly who: string | number }) => string;
    readonly free: (a: { readonly seats: number }) => string;
    readonly sit: string;
    readonly sitNamed: (a: { readonly title: string | number; readonly who: string | number }) => string;
    readonly watch: string;
    readonly watchNamed: (a: { readonly title: string | number; readonly who: string | number }) => string;
    readonly name: string;
    readonly nameFirst: string;
    readonly moves: (a: { readonly count: number }) => string;
    readonly empty: string;
    readonly emptySays: string;
    readonly own: string;
  };
}
