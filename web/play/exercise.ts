import type { Box, Words } from '#games';
import {
  freshKey,
  isHidden,
  type Json,
  type LogEvent,
  type MatchRecord,
  type OpenOption,
  recordOf,
  type Scene,
  type Seat,
  type Step,
  type Timeline,
  type WhyNot,
} from '#kernel';
import { addressTo } from '../app/address.tsx';
import { Store } from '../app/store.ts';
import { saveNewMatch } from './local-session.ts';
import type { AnswerAt, DeviceSession, Present, Undo } from './session.ts';

/** What is begun from a position to learn by it: the real rules, and nobody else at the table. The board cannot tell it from a game. */
export abstract class Exercise implements DeviceSession {
  readonly where = 'here';
  readonly id: string;
  readonly box: Box;
  readonly config: Json;
  readonly seatNames: readonly string[];
  readonly hides: boolean;
  readonly now: Store<Present>;
  readonly first = 0;
  seen: number | null = null;
  protected timeline: Timeline;
  protected undos = 0;
  readonly #words: Words;
  readonly #mine: readonly Seat[];

  constructor(id: string, box: Box, words: Words, mine: readonly Seat[], timeline: Timeline, undo: Undo) {
    const { match } = timeline;
    this.id = `${box.game.id} ${id}`;
    this.box = box;
    this.#words = words;
    this.#mine = mine;
    this.timeline = timeline;
    this.config = match.config as Json;
    this.seatNames = match.seatNames;
    this.hides = isHidden(box.game, match.config);
    timeline.look(this.eyes);
    this.now = new Store(this.present(undo));
  }

  abstract answer(option: OpenOption): Promise<void>;
  abstract undo(): Promise<void>;

  /** The same position as a game of one's own, with dice that nobody knows; its id. */
  async playOn(): Promise<string> {
    const match = this.timeline.match.fork(freshKey());
    const places = match.seatNames.map((_, seat) => (this.#mine.includes(seat) ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'greedy' as const }));
    return await saveNewMatch(match, this.#words, { config: this.config, places, came: 'fork' });
  }

  async rematch(): Promise<string> {
    return addressTo.local(await this.playOn());
  }

  async record(): Promise<MatchRecord> {
    return recordOf(this.timeline.match);
  }

  async whyNot(notation: string): Promise<WhyNot> {
    return this.timeline.match.whyNot(this.eyes, notation);
  }

  sceneAt(number: number): Scene | null {
    return this.timeline.sceneAt(number);
  }

  eventsAt(number: number): readonly LogEvent[] {
    return this.timeline.eventsAt(number);
  }

  stepsAt(number: number): readonly Step[] {
    return this.timeline.stepsAt(number);
  }

  answerTo(number: number): AnswerAt | null {
    const answer = this.timeline.match.answers[number - 1];
    return answer === undefined ? null : { seat: answer.seat, at: null };
  }

  look(): void {}

  async nudge(): Promise<void> {}

  saw(number: number): void {
    this.seen = number;
  }

  leave(): void {}

  protected get eyes(): Seat {
    const { match } = this.timeline;
    return match.asked.find((seat) => this.#mine.includes(seat)) ?? this.#mine[0] ?? 0;
  }

  /** What the table shows of this moment. */
  protected present(undo: Undo): Present {
    const { match } = this.timeline;
    return {
      phase: match.outcome === null ? 'playing' : 'finished',
      number: match.number,
      undos: this.undos,
      occupants: this.seatNames.map((_, seat) => ({ kind: this.#mine.includes(seat) ? 'me' : 'empty', name: '', bot: null, away: false, owner: '' })),
      mine: this.#mine,
      eyes: this.eyes,
      handTo: null,
      drew: false,
      asked: match.asked,
      options: match.open(this.#mine),
      outcome: match.outcome,
      undo,
      connected: true,
      kept: false,
      thinking: false,
      botWaits: false,
      talk: [],
      table: null,
      online: null,
      trouble: null,
    };
  }
}
