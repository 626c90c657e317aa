import type { Box } from '#games';
import type { Json, LogEvent, MatchRecord, OpenOption, Outcome, Scene, Seat, Step, WhyNot } from '#kernel';
import type { BotName, Person, TableState } from '#wire';
import type { Store } from '../app/store.ts';

/** Who sits on a seat; words for it are the screen's. */
export interface Occupant {
  readonly kind: 'me' | 'person' | 'bot' | 'empty';
  /** The name of a person; empty for me without a name. */
  readonly name: string;
  readonly bot: BotName | null;
  /** Has a seat and does not have the table open. */
  readonly away: boolean;
  /** For whom the bot plays; empty where it plays for nobody. */
  readonly owner: string;
}

export interface ChatMessage {
  readonly entry: number;
  readonly at: number;
  /** By id; null for the table itself. */
  readonly person: string | null;
  readonly who: string;
  readonly mine: boolean;
  /** Empty where it was removed. */
  readonly text: string;
  /** A place of the board, when they pointed at it instead of talking. */
  readonly place: string | null;
  /** What happened to a seat or a move, when it is the table that says something. */
  readonly news: News | null;
}

/** `who` did it; `whom` it was about, where that is somebody else: `forMe` when that is me. */
export interface News {
  readonly kind:
    | 'away'
    | 'replaced'
    | 'back'
    | 'sat'
    | 'left'
    | 'resigned'
    | 'asks'
    | 'admits'
    | 'wants-undo'
    | 'lets-undo'
    | 'undoes'
    | 'keeps'
    | 'withdraws'
    | 'moves-on';
  readonly whom: string;
  readonly forMe: boolean;
}

/** What only a table on the server has. */
export interface Online {
  /** My seats that a bot plays for me. */
  readonly onLeave: readonly Seat[];
  /** For whom the table waits, since when, and how long until a bot may play for them; milliseconds. */
  readonly waits: readonly { readonly seat: Seat; readonly since: number; readonly patience: number }[];
  /** Whether I have asked the host for a seat, and been told no. */
  readonly asking: 'no' | 'waits' | 'declined';
  /** Who would like to play again. */
  readonly rematchBy: string | null;
  /** Who has the table open, and how many look on; null where nobody says. */
  readonly presence: { readonly here: readonly string[]; readonly watching: number } | null;
}

/** Who gave an answer, and when, where that is known. */
export interface AnswerAt {
  readonly seat: Seat;
  readonly at: number | null;
}

/** Whether the last answer can be taken back, to before which moment, or why not. */
export type Undo = { readonly kind: 'free'; readonly to: number } | { readonly kind: 'ask'; readonly to: number } | { readonly kind: 'revealed' | 'nothing' };

/** A bot that cannot answer, a device that keeps nothing, a table by newer rules than this page has, a server that keeps me out. */
export type Trouble = 'bot' | 'unsaved' | 'rules' | 'banned';

/** Everything a screen needs to know of the present. */
export interface Present {
  readonly phase: 'open' | 'playing' | 'finished' | 'closed' | 'elsewhere';
  /** How many answers have been given. */
  readonly number: number;
  /** Counts how often the match went back: what lies ahead of such a moment is gone. */
  readonly undos: number;
  readonly occupants: readonly Occupant[];
  readonly mine: readonly Seat[];
  /** Through whose eyes the match is seen here; null for a spectator. */
  readonly eyes: Seat | null;
  /** Whose turn it is to look, where people with hidden hands share the screen; null when whoever looks goes on. */
  readonly handTo: Seat | null;
  /** The last answer brought whoever looks something that only they may see. */
  readonly drew: boolean;
  /** The seats that may answer now. */
  readonly asked: readonly Seat[];
  readonly options: readonly OpenOption[];
  readonly outcome: Outcome | null;
  readonly undo: Undo;
  /** False while a table on the server cannot be reached. */
  readonly connected: boolean;
  /** An answer waits on this device until the table can be reached again. */
  readonly kept: boolean;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** A bot may answer as well as somebody here, and waits. */
  readonly botWaits: boolean;
  readonly talk: readonly ChatMessage[];
  /** The table on the server; null on this device. */
  readonly table: TableState | null;
  readonly online: Online | null;
  /** Something went wrong that everybody should know of. */
  readonly trouble: Trouble | null;
}

/** A game this screen sits at or looks at, on this device or on the server. */
export type Session = DeviceSession | OnlineSession;

export interface DeviceSession extends Playing {
  readonly where: 'here';
}

/** What one can do at a table on the server besides playing. */
export interface OnlineSession extends Playing {
  readonly where: 'server';
  readonly me: Person | null;
  isMe(person: string): boolean;
  /** Be somebody here from now on. */
  come(name: string): Promise<void>;
  /** Ask the host for a seat. */
  knock(): Promise<unknown>;
  /** Let somebody in who asked for a seat; null is a no. */
  admit(person: string, seat: Seat | null): Promise<unknown>;
  sit(seat: Seat, link: string | null): Promise<unknown>;
  stand(seat: Seat): Promise<void>;
  /** Give a seat to anybody, to a bot, or to whoever has the new link, which is returned. */
  give(seat: Seat, to: { readonly kind: 'open' | 'link' } | { readonly kind: 'bot'; readonly bot: BotName }): Promise<string | null>;
  /** Change what is played, by how many and how fast; the link that opens the seats that wait, if there are any. */
  arrange(change: { readonly config?: Json; readonly patience?: number }): Promise<string | null>;
  resign(seat: Seat): Promise<unknown>;
  start(): Promise<unknown>;
  say(text: string): Promise<unknown>;
  ping(place: string): Promise<unknown>;
  consent(agree: boolean): Promise<unknown>;
}

/** What every game has that is open on a screen. */
interface Playing {
  readonly id: string;
  readonly box: Box;
  readonly config: Json;
  readonly seatNames: readonly string[];
  /** Whether some see what others may not. */
  readonly hides: boolean;
  readonly now: Store<Present>;
  /** A moment as this screen may see it; null where it was never told. */
  sceneAt(number: number): Scene | null;
  /** The screen has been handed on: it is seen through the eyes of another seat of this screen. */
  look(seat: Seat): void;
  /** What led to that moment. */
  eventsAt(number: number): readonly LogEvent[];
  /** The same, each with what was seen right after it. */
  stepsAt(number: number): readonly Step[];
  /** The answer that led to that moment. */
  answerTo(number: number): AnswerAt | null;
  /** The first moment there is. */
  readonly first: number;
  answer(option: OpenOption): Promise<void>;
  undo(): Promise<void>;
  whyNot(notation: string): Promise<WhyNot>;
  /** Let a bot go ahead where people could answer, too. */
  nudge(): Promise<void>;
  /** The same people again: the address of the new game. */
  rematch(): Promise<string>;
  /** What may be known of it now; with the key when it is over. */
  record(): Promise<MatchRecord>;
  /** The moment somebody here last looked at; null when never before. */
  readonly seen: number | null;
  saw(number: number): void;
  leave(): void;
}
