import type { z } from 'zod';
import { type Fairness, type MatchRecord, pledgeTo } from '#kernel';
import type {
  ACTIONS,
  ActionName,
  AnswerForm,
  Entry,
  GameDescription,
  GameSummary,
  MatchView,
  Notice,
  PasskeySummary,
  PastMatch,
  Person,
  SeatView,
  ServerMessage,
  TableRow,
  TableSeat,
  TableState,
} from '#wire';

/** One small match of two, as the documentation tells it: Ann and Ben at the tile game. */
export const ann: Person = { id: 'k3v9x2mq7hd5wz8a', name: 'Ann' };
export const ben: Person = { id: 'p8r4c6tj2nb7yf5e', name: 'Ben' };
export const tableId = 'h7m2qx9vk4wd8s3z';
const rematchId = 'b5t8zc3ynj6f2r7p';
export const link = 'mX3vQ9_kT7wL2pR8sZ4aBc';
const at = 1_790_000_000_000;
export const profile = { avatar: 'fox' as const, shows: { statistics: 'all' as const, history: 'nobody' as const }, settings: { language: 'en' } };
export const pastMatch: PastMatch = { table: tableId, game: 'contra-tiles', ended: at, result: 'won', others: [ben], bots: 0, number: 31 };
export const attempt = 'QXNrZWQgb25jZSwgYW5zd2VyZWQgb25jZSwgbm8gbW9';
export const passkey: PasskeySummary = { id: '4f1a9c0be27d6835', name: 'my phone', created: at, used: at };
const credential = { id: 'cGFzc2tleSBvZiBBbm4', rawId: 'cGFzc2tleSBvZiBBbm4', type: 'public-key' as const, clientExtensionResults: {} };
export const madePasskey = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] } };
export const signedByPasskey = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'MAA' } };
const share = '9f2c4e81a7b35d60'.repeat(4);
const pledges = [ann, ben].map(({ id: who }, at): [number, string, string] => [at, who, pledgeTo(tableId, at, who, share)]);
const commitment = '3ad417fe9c0b2658'.repeat(4);

export const seat: TableSeat = { name: 'Player 1', kind: 'person', person: ann, bot: null, owner: null };
export const seats: TableSeat[] = [seat, { ...seat, name: 'Player 2', person: ben }];

export const table: TableState = {
  id: tableId,
  game: 'contra-tiles',
  rules: 1,
  config: { settings: {} },
  phase: 'playing',
  host: ann,
  listed: false,
  watched: true,
  patience: 120,
  created: at,
  seats,
  commitment,
  pledges,
  ready: null,
  shares: [
    [0, share],
    [1, share],
  ],
  knocking: [],
  undos: 0,
  undoRequest: null,
  resigned: null,
  rematch: null,
};

/** What an action of Contract Assassin would do. */
export const preview = { actions: -1, cards: [], draws: 1, kill: null, away: null, hiding: null, misses: 0 };

/** Somebody in Rome who asked with `previews=true`. */
export const foreseen: SeatView = {
  seat: 1,
  number: 12,
  view: { round: 2, active: 1, actions: 3, deck: 71 },
  decision: { kind: 'act', about: null, seats: [1] },
  options: ['draw', 'move to paris', 'end the turn'],
  previews: [preview, { ...preview, draws: 0 }, null],
  outcome: null,
};

export const match: MatchView = {
  undos: 0,
  views: [
    {
      seat: 0,
      number: 3,
      view: { bear: 0, active: 0, turn: 3, laid: 0, market: ['blue', 'green', 'red'], purses: [3, 3], supply: 18 },
      decision: { kind: 'place', about: null, seats: [0] },
      options: ['tile 3 turn 1 at 0,1', 'crown 2 at -1,1'],
      outcome: null,
    },
  ],
};

export const game: GameSummary = {
  id: 'contra-tiles',
  title: 'Contra',
  rules: 1,
  mood: 'A duel of crowns and tiles',
  players: [2, 2],
  minutes: [15, 30],
  cooperative: false,
  presets: [{ id: 'standard', title: 'Standard', config: {} }],
  settings: [],
};

export const form: AnswerForm = {
  do: 'crown',
  form: 'crown {slot} at {x},{y}',
  parts: ['slot', 'x', 'y'],
  pattern: '^crown ([123]) at (-?[1-9]\\d{0,2}|0),(-?[1-9]\\d{0,2}|0)$',
  examples: ['crown 2 at -1,1'],
};

const [seen] = match.views;
export const described: GameDescription = {
  ...game,
  notation: [form],
  seen: { properties: { view: { properties: { turn: { description: 'The number of this turn, counted over both players from 1.', type: 'number' } } } } },
  example: seen ?? foreseen,
};

export const row: TableRow = {
  id: tableId,
  game: 'contra-tiles',
  phase: 'playing',
  host: ann,
  seats,
  created: at,
  changed: at + 60_000,
  number: 3,
  asked: [0],
  mine: [0],
  outcome: null,
};

export const everything = {
  muster: 'person' as const,
  at,
  account: { person: ann, since: at, passkeys: [passkey], recovery: null, profile },
  devices: [],
  friends: [],
  tables: [row],
  said: [],
  records: [],
  games: [],
};

export const fair: Fairness = {
  table: tableId,
  commitment,
  shares: [
    [0, share],
    [1, share],
  ],
  pledges,
};

export const record: MatchRecord = {
  muster: 1,
  game: 'contra-tiles',
  rules: 1,
  config: { settings: {} },
  opening: [0, 'YBRG'],
  answers: [
    [0, 'crown 2 at -1,1'],
    [1, 'tile 3 turn 1 at 0,1'],
  ],
  hash: 'c41d7a90e2b8f365'.repeat(4),
  fair,
  people: ['Ann', 'Ben'],
};

const common = { entry: 7, at, person: ann };

export const entries: { readonly [K in Entry['kind']]: Extract<Entry, { kind: K }> } = {
  create: { ...common, entry: 0, kind: 'create' },
  sit: { ...common, kind: 'sit', seat: 0 },
  stand: { ...common, kind: 'stand', seat: 0 },
  give: { ...common, kind: 'give', seat: 1, to: { kind: 'bot', bot: 'greedy', owner: ben } },
  arrange: { ...common, kind: 'arrange' },
  resign: { ...common, kind: 'resign', seat: 0 },
  host: { ...common, kind: 'host', to: ben },
  knock: { ...common, person: ben, kind: 'knock' },
  admit: { ...common, kind: 'admit', to: ben, seat: 1 },
  ready: { ...common, kind: 'ready' },
  reveal: { ...common, kind: 'reveal', shares: [[0, share]] },
  start: { ...common, kind: 'start', opening: [0, 'YBRG'], events: [] },
  answer: {
    ...common,
    kind: 'answer',
    number: 2,
    seat: 0,
    notation: 'tile 3 turn 1 at 0,1',
    gave: [],
    events: [{ event: { kind: 'tile', side: 0, slot: 0, edges: 'RBGY', x: 0, y: 1 }, clauses: ['contra-tiles.place-player.match-one'] }],
  },
  ask: { ...common, kind: 'ask', to: 1 },
  agree: { ...common, kind: 'agree', person: ben },
  decline: { ...common, kind: 'decline', person: ben },
  undo: { ...common, kind: 'undo', to: 1, agreed: [ben.id] },
  rules: { ...common, person: null, kind: 'rules', from: 1, version: 2, to: 3, lost: 0 },
  say: { ...common, kind: 'say', text: 'Good luck, Ben!' },
  unsay: { ...common, person: null, kind: 'unsay', said: 5 },
  rename: { ...common, person: null, kind: 'rename', who: { ...ben, name: 'N. N.' } },
  ping: { ...common, kind: 'ping', place: '1,0' },
  trouble: { ...common, person: null, kind: 'trouble', text: 'The bot could not think of an answer.' },
  close: { ...common, kind: 'close', why: 'given up' },
  rematch: { ...common, kind: 'rematch', table: rematchId },
};

export const messages: { readonly [K in ServerMessage['type']]: Extract<ServerMessage, { type: K }> } = {
  welcome: { type: 'welcome', table, you: { id: ann.id, seats: [0] }, last: 7, missed: [], match },
  page: { type: 'page', of: tableId, entries: [entries.create, entries.sit] },
  entry: { type: 'entry', re: 'my-42', of: tableId, entry: entries.answer, match },
  presence: { type: 'presence', of: tableId, here: [ann.id], watching: 1 },
  result: { type: 'result', re: 'my-42', entry: 8, number: 4 },
  refusal: { type: 'refusal', re: 'my-42', code: 'closed', message: 'That decision is closed already.' },
  tick: { type: 'tick' },
  bye: { type: 'bye', why: 'the server is stopping; come back in a moment' },
};

export const notices: { readonly [K in Notice['type']]: Extract<Notice, { type: K }> } = {
  welcome: { type: 'welcome', person: ann, tables: [row] },
  turn: { type: 'turn', table: row, match },
  invited: { type: 'invited', table: { ...row, phase: 'open', asked: [], mine: [] }, seats: [0] },
  seated: { type: 'seated', table: { ...row, phase: 'open', asked: [] }, seats: [0] },
  left: { type: 'left', table: { ...row, mine: [] }, seats: [0] },
  ready: { type: 'ready', table: { ...row, phase: 'open', asked: [] }, seats: [0], pledges },
  started: { type: 'started', table: row },
  finished: {
    type: 'finished',
    table: { ...row, phase: 'finished', asked: [], outcome: { payoff: [1, 0], clause: 'contra-tiles.broke.ends-now', cause: 'broke' } },
  },
  closed: { type: 'closed', table: { ...row, phase: 'closed', asked: [] } },
  knock: { type: 'knock', table: { ...row, phase: 'open', asked: [] }, by: ben },
  undo: { type: 'undo', table: row, by: ben, to: 2 },
  mention: { type: 'mention', table: row, by: ben, text: 'Your turn, Ann.' },
  rematch: { type: 'rematch', table: { ...row, phase: 'finished', asked: [] }, rematch: rematchId },
  bye: { type: 'bye', why: 'signed out' },
};

const id = 'my-42';

/** What is sent for each action over HTTP; over WebSocket `do` names it. */
export const actions: { readonly [N in ActionName]: z.input<(typeof ACTIONS)[N]> } = {
  answer: { id, number: 3, undos: 0, seat: 0, notation: 'crown 2 at -1,1' },
  undo: { id, to: 2 },
  consent: { id, agree: true },
  say: { id, text: 'Good luck, Ben!' },
  ping: { id, at: '1,0' },
  sit: { id, seat: 1, pledge: pledgeTo(tableId, 1, ben.id, share), link },
  stand: { id, seat: 1 },
  resign: { id, seat: 1 },
  give: { id, seat: 1, to: { kind: 'bot', bot: 'greedy' } },
  arrange: { id, patience: 3 * 24 * 3600 },
  knock: { id },
  admit: { id, person: ben.id, seat: 1 },
  host: { id, person: ben.id },
  start: { id },
  reveal: { id, shares: [{ seat: 1, share }] },
  close: { id },
  rematch: { id },
  nudge: { id },
  why: { id, seat: 0, notation: 'crown 1 at 9,9' },
};
