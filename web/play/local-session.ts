import { jobFor } from '#bots';
import type { Box, Words } from '#games';
import {
  answerFromTuple,
  answerToTuple,
  freshKey,
  isHidden,
  type Json,
  type LogEvent,
  Match,
  type MatchRecord,
  type OpenOption,
  parseRecord,
  recordOf,
  type Scene,
  type Seat,
  type Step,
  Timeline,
  type WhyNot,
} from '#kernel';
import { nextConfig, sequelOf } from '../../games/box.ts';
import { eventText, plain } from '../../games/words.ts';
import { addressTo } from '../app/address.tsx';
import { settings } from '../app/settings.ts';
import { Store } from '../app/store.ts';
import type { Place, SetUp } from './places.ts';
import { type SavedGame, type SavedGameRow, saveGame } from './saved-games.ts';
import type { AnswerAt, DeviceSession, Occupant, Present, Trouble, Undo } from './session.ts';
import { thinker } from './thinker.ts';

const noTalk: Present['talk'] = [];

/** Nobody is away from a table on this device. */
const HERE = { away: false, owner: '' } as const;

/** A game on this device: the rules run in the page, bots on a thread of their own, every answer is kept at once. */
export class LocalSession implements DeviceSession {
  readonly where = 'here';
  readonly id: string;
  readonly box: Box;
  readonly config: Json;
  readonly seatNames: readonly string[];
  readonly hides: boolean;
  readonly now: Store<Present>;
  seen: number | null;
  readonly #words: Words;
  readonly #timeline: Timeline;
  readonly #places: readonly Place[];
  readonly #kept: SavedGame;
  #undos = 0;
  /** The story waits for its next part to be begun. */
  #onward: boolean;
  #thinking = false;
  #nudged = false;
  #left = false;
  #elsewhere = false;
  #trouble: Trouble | null = null;
  #saving: Promise<void> = Promise.resolve();
  /** Through whose eyes it is seen while several people share the screen. */
  #eyes: Seat | null = null;

  constructor(box: Box, words: Words, game: SavedGame) {
    this.id = game.id;
    this.box = box;
    this.#words = words;
    this.#kept = game;
    this.#places = game.places;
    this.seen = game.seen;
    this.#onward = game.row.phase === 'playing' || game.row.onward === true;
    const config = box.game.configure(game.config);
    this.hides = isHidden(box.game, config);
    const { opening, answers, key, keySince, from } = game;
    const parts = { opening, answers: answers.map(answerFromTuple), key, keySince, checkpoint: null };
    const began = from === undefined ? {} : { from: { ...from, state: box.game.load(from.state) } };
    this.#timeline = new Timeline(Match.rebuild(box.game, config, { ...parts, ...began }));
    this.config = game.config;
    this.seatNames = this.#timeline.match.seatNames;
    this.#lookAround();
    this.now = new Store(this.#present());
    this.#hold();
    void this.#think();
  }

  get first(): number {
    return this.#timeline.match.floor;
  }

  sceneAt(number: number): Scene | null {
    return this.#timeline.sceneAt(number);
  }

  look(seat: Seat): void {
    this.#eyes = seat;
    this.#timeline.look(seat);
    this.now.set(this.#present());
  }

  eventsAt(number: number): readonly LogEvent[] {
    return this.#timeline.eventsAt(number);
  }

  answerTo(number: number): AnswerAt | null {
    const answer = this.#timeline.match.answers[number - 1];
    return answer === undefined ? null : { seat: answer.seat, at: null };
  }

  stepsAt(number: number): readonly Step[] {
    return this.#timeline.stepsAt(number);
  }

  async answer({ seat, notation }: OpenOption): Promise<void> {
    const { number } = this.now.value;
    const { match } = this.#timeline;
    if (match.number !== number) return; // this question has its answer, which is being kept
    match.answer(number, seat, notation);
    await this.#changed();
  }

  async undo(): Promise<void> {
    const { number, undo } = this.now.value;
    if (undo.kind !== 'free' || this.#timeline.match.number !== number) return;
    this.#timeline.match.rewind(undo.to);
    this.#undos++;
    this.#timeline.rewound();
    await this.#changed();
  }

  async whyNot(notation: string): Promise<WhyNot> {
    const { match } = this.#timeline;
    const asked = match.asked.find((seat) => this.#mine.includes(seat));
    return match.whyNot((this.hides ? null : asked) ?? this.#eyes ?? 0, notation);
  }

  async nudge(): Promise<void> {
    this.#nudged = true;
    await this.#think();
  }

  async rematch(): Promise<string> {
    const config = nextConfig(this.box, this.config, this.#timeline.match);
    const id = await beginLocal(this.box, this.#words, { game: this.box.game.id, config, places: this.#places });
    this.#onward = false;
    await this.#save();
    return addressTo.local(id);
  }

  async record(): Promise<MatchRecord> {
    if (this.#kept.file !== null) return parseRecord(JSON.parse(this.#kept.file));
    return recordOf(this.#timeline.match, { people: this.#people() });
  }

  saw(number: number): void {
    if (this.seen === number) return;
    this.seen = number;
    if (this.#kept.came !== 'file') void this.#save();
  }

  leave(): void {
    this.#left = true;
    this.#release();
  }

  get #mine(): readonly Seat[] {
    return this.#kept.key === null ? [] : this.#places.flatMap((place, seat) => (place.kind === 'bot' ? [] : [seat]));
  }

  /** Several people share the screen, and none may see what the others do. */
  get #curtained(): boolean {
    return this.hides && this.#mine.length > 1 && this.#timeline.match.outcome === null;
  }

  /** The seat that has to answer, if somebody here does; else the one that did last. Behind a curtain nobody looks who has not opened it. */
  #lookAround(): void {
    const mine = this.#mine;
    const asked = this.#timeline.match.asked.find((seat) => mine.includes(seat));
    if (!this.#curtained && (asked !== undefined || this.#eyes === null)) this.#eyes = asked ?? mine[0] ?? null;
    this.#timeline.look(this.#eyes);
  }

  /** Whoever has to answer; and before anybody has looked, whoever is first. */
  #handTo(): Seat | null {
    if (!this.#curtained) return null;
    const mine = this.#mine;
    const asked = this.#timeline.match.asked.filter((seat) => mine.includes(seat));
    if (this.#eyes !== null && (asked.length === 0 || asked.includes(this.#eyes))) return null;
    return asked[0] ?? mine[0] ?? null;
  }

  #drew(): boolean {
    const eyes = this.#eyes;
    const { gave = [] } = this.#timeline.match.answers.at(-1) ?? {};
    return eyes !== null && gave.some((given) => typeof given === 'object' && given.to.includes(eyes));
  }

  /** What is shown has been kept: nobody who closes the page loses a move they saw. */
  async #changed(): Promise<void> {
    this.#nudged = false;
    this.#lookAround();
    await this.#save();
    this.now.set(this.#present());
    void this.#think();
  }

  #present(): Present {
    const { match } = this.#timeline;
    const mine = this.#mine;
    const { asked, outcome } = match;
    const bots = asked.filter((seat) => this.#places[seat]?.kind === 'bot');
    const shown = this.hides ? mine.filter((seat) => seat === this.#eyes) : mine;
    return {
      phase: this.#elsewhere ? 'elsewhere' : outcome === null ? 'playing' : 'finished',
      number: match.number,
      undos: this.#undos,
      occupants: this.seatNames.map((_, seat) => this.#occupant(seat)),
      mine,
      eyes: this.#eyes,
      handTo: this.#handTo(),
      drew: this.#drew(),
      asked,
      options: this.#elsewhere ? [] : match.open(shown),
      outcome,
      undo: this.#undoable(),
      connected: true,
      kept: false,
      thinking: this.#thinking,
      botWaits: bots.length > 0 && asked.some((seat) => mine.includes(seat)),
      talk: noTalk,
      table: null,
      online: null,
      trouble: this.#trouble,
    };
  }

  /** Back to before the last answer somebody here gave, if nothing has come out since. */
  #undoable(): Undo {
    const { match } = this.#timeline;
    const mine = this.#mine;
    if (mine.length === 0 || this.#elsewhere) return { kind: 'nothing' };
    for (let at = match.number - 1; at >= match.barrier; at--) if (mine.includes(match.answers[at]?.seat ?? -1)) return { kind: 'free', to: at };
    return { kind: match.number > match.floor && match.answers.some(({ seat }) => mine.includes(seat)) ? 'revealed' : 'nothing' };
  }

  #occupant(seat: Seat): Occupant {
    const place = this.#places[seat];
    if (place?.kind === 'bot') return { kind: 'bot', name: '', bot: place.bot, ...HERE };
    if (place?.kind === 'here') return { kind: this.#kept.key === null ? 'person' : 'me', name: place.name, bot: null, ...HERE };
    return { kind: 'me', name: '', bot: null, ...HERE };
  }

  async #think(): Promise<void> {
    const { match } = this.#timeline;
    if (this.#thinking || this.#left || this.#elsewhere || this.#kept.key === null || match.outcome !== null) return;
    const { asked } = match;
    if (asked.some((seat) => this.#mine.includes(seat)) && !this.#nudged) return;
    const first = asked.map((seat) => ({ seat, place: this.#places[seat] })).find(({ place }) => place?.kind === 'bot')?.place;
    if (first?.kind !== 'bot') return;
    const seats = asked.filter((seat) => {
      const place = this.#places[seat];
      return place?.kind === 'bot' && place.bot === first.bot;
    });
    const { number } = match;
    const undos = this.#undos;
    this.#thinking = true;
    this.now.set(this.#present());
    try {
      const { seat, notation } = await thinker.decide(jobFor(match, seats, first.bot, freshKey()));
      this.#thinking = false;
      if (this.#left || this.#elsewhere) return;
      if (match.number === number && this.#undos === undos) {
        match.answer(number, seat, notation);
        await this.#changed();
      } else void this.#think();
    } catch {
      this.#thinking = false;
      this.#trouble = 'bot';
      this.now.set(this.#present());
    }
  }

  #people(): readonly string[] {
    return peopleAt(this.#places, this.seatNames);
  }

  #save(): Promise<void> {
    if (this.#elsewhere) return this.#saving;
    const { match } = this.#timeline;
    const { opening, answers, key, keySince } = match.parts();
    const changed = match.number === this.#kept.answers.length ? this.#kept.changed : Date.now();
    const row: SavedGameRow = {
      ...this.#kept.row,
      changed,
      number: match.number,
      people: this.#people(),
      phase: match.outcome === null ? 'playing' : 'finished',
      mine: match.asked.some((seat) => this.#mine.includes(seat)),
      last: lastWords(match, this.#words),
      language: settings.value.language,
      outcome: match.outcome,
      onward: this.#onward && goesOn(this.box, match),
    };
    const game: SavedGame = { ...this.#kept, opening, answers: answers.map(answerToTuple), key, keySince, changed, seen: this.seen, row };
    this.#saving = this.#saving
      .then(() => saveGame(game))
      .catch(() => {
        this.#trouble = 'unsaved';
        this.now.set(this.#present());
      });
    return this.#saving;
  }

  #release: () => void = () => undefined;

  /** One tab plays a game; whoever opens it last has it. */
  #hold(): void {
    if (this.#kept.key === null || !('locks' in navigator)) return;
    const held = new Promise<void>((release) => {
      this.#release = release;
    });
    navigator.locks
      .request(`muster ${this.id}`, { steal: true }, () => held)
      .catch(() => {
        if (this.#left) return;
        this.#elsewhere = true;
        this.now.set(this.#present());
      });
  }
}

/** Who sits where: a bot's name, a person's, or what the game calls the seat. */
function peopleAt(places: readonly Place[], seatNames: readonly string[]): readonly string[] {
  return seatNames.map((name, seat) => {
    const place = places[seat];
    return place?.kind === 'bot' ? place.bot : place?.kind === 'here' && place.name !== '' ? place.name : name;
  });
}

function goesOn(box: Box, match: Match): boolean {
  return sequelOf(box, match)?.over === false;
}

function lastWords(match: Match, words: Words): string | null {
  const last = match.events.at(-1);
  return last === undefined || last.to !== undefined ? null : plain(eventText(words, last.event, match.scene(null).view));
}

/** Begin a game on this device; its id. */
export async function beginLocal(box: Box, words: Words, { config, places }: SetUp): Promise<string> {
  return await saveNewMatch(Match.start(box.game, config, { key: freshKey() }), words, { config, places, came: 'played' });
}

/** A game of one's own from a moment of another: with fresh dice, or, when the match is over and its key is known, with the same. */
export async function forkLocal(
  box: Box,
  words: Words,
  record: MatchRecord,
  number: number,
  places: readonly Place[],
  dice: 'fresh' | 'same',
): Promise<string> {
  const key = dice === 'same' ? (record.key ?? null) : null;
  if (dice === 'same' && key === null) throw new Error('the dice of a match are known only when it is over');
  const { opening, answers, config, keySince = -1, from } = record;
  const whole = { opening, answers: answers.map(answerFromTuple), key, keySince, checkpoint: null };
  const began = from === undefined ? {} : { from: { ...from, state: box.game.load(from.state) } };
  const match = Match.rebuild(box.game, box.game.configure(config), { ...whole, ...began }).fork(dice === 'same' ? 'same' : freshKey(), number);
  return await saveNewMatch(match, words, { config, places, came: 'fork' });
}

/** Keep a match on this device; its id. */
export async function saveNewMatch(match: Match, words: Words, game: Pick<SavedGame, 'config' | 'places' | 'came'>): Promise<string> {
  const { opening, answers, key, keySince, from } = match.parts();
  const began = from === undefined ? {} : { from: { ...from, state: match.game.save(from.state) } };
  return await saveNewGame(match, words, { ...game, ...began, opening, answers: answers.map(answerToTuple), key, keySince, file: null });
}

type New = Pick<SavedGame, 'config' | 'from' | 'opening' | 'answers' | 'key' | 'keySince' | 'places' | 'file' | 'came'>;

export async function saveNewGame(match: Match, words: Words, game: New): Promise<string> {
  const id = freshKey().slice(0, 16);
  const now = Date.now();
  const common = { id, game: match.game.id, created: now, changed: now, came: game.came };
  const row: SavedGameRow = {
    ...common,
    number: match.number,
    people: peopleAt(game.places, match.seatNames),
    phase: match.outcome === null ? 'playing' : 'finished',
    mine: game.key !== null && match.asked.some((seat) => game.places[seat]?.kind !== 'bot'),
    last: lastWords(match, words),
    language: settings.value.language,
    outcome: match.outcome,
  };
  await saveGame({ ...common, ...game, rules: match.game.rulesVersion, seen: match.number, row });
  return id;
}
