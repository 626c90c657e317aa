import type { Page } from 'playwright-core';
import { GreedyBot } from '#bots';
import { type Box, eventText, plain } from '#games';
import { answerToTuple, type Game, type GameTypes, type Json, keyFromSeed, Match, type OpenDecision, ownerOf } from '#kernel';
import { boxes } from '#shelf';
import type { Language } from '#words';
import type { Place } from '../play/places.ts';
import type { SavedGame } from '../play/saved-games.ts';
import type { Stand } from './browser.ts';
import { asked } from './play.ts';

/** A game that is always the same: its key comes from the seed, the greedy bot answers for everybody until a moment is reached. */
export interface Position {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly config?: Json;
  readonly places: readonly Place[];
  /** The moment; the end of the game when it never comes. */
  until(match: Match): boolean;
  /** How many answers ago somebody looked last; 0 for those who never left. */
  readonly unseen?: number;
  /** How many minutes ago it was played last. */
  readonly ago?: number;
}

export const ME: Place = { kind: 'me' };
export const BOT: Place = { kind: 'bot', bot: 'search:200ms' };

export function boxOf(game: string): Box {
  const box = boxes.find(({ game: { id } }) => id === game);
  if (box === undefined) throw new Error(`there is no game '${game}'`);
  return box;
}

export function presetOf(game: string, id: string): Json {
  const preset = boxOf(game).presets.find((one) => one.id === id);
  if (preset === undefined) throw new Error(`'${game}' has no preset '${id}'`);
  return preset.config;
}

/** The match of a position as one of its game: `until` gets matches of any. */
export function matchOf<T extends GameTypes>(game: Game<T>, match: Match): Match<T> {
  if (match.game.id !== game.id) throw new Error(`a match of ${match.game.id} is none of ${game.id}`);
  return match as unknown as Match<T>;
}

/** The match of a position. */
export function reach({ game, seed, config, until }: Pick<Position, 'game' | 'seed' | 'config' | 'until'>): Match {
  const box = boxOf(game);
  const match = Match.start(box.game, config ?? box.presets[0]?.config ?? {}, { key: keyFromSeed(seed) });
  const bot = new GreedyBot(seed);
  while (match.outcome === null && !until(match)) answer(match, bot);
  return match;
}

function answer(match: Match, bot: GreedyBot): void {
  const index = bot.decide(match, match.asked);
  const decision = match.decision as OpenDecision;
  match.answer(match.number, ownerOf(decision, match.state, index), match.notation(index));
}

/** A position in the first of many games that comes to it, or ends so; looked for when it is needed. */
export function sought(position: Omit<Position, 'seed'>, holds: (match: Match) => boolean = ({ outcome }) => outcome === null): Position {
  let found: string | null = null;
  const look = (): string => {
    for (let number = 0; number < MOST_SOUGHT; number++) {
      const seed = `${position.game} ${number}`;
      if (holds(reach({ ...position, seed }))) return seed;
    }
    throw new Error(`no game comes to '${position.id}'`);
  };
  return {
    ...position,
    get seed() {
      found ??= look();
      return found;
    },
  };
}

const MOST_SOUGHT = 400;

/** A position as the page keeps it on a device. */
export async function keptAt(position: Position, language: Language = 'en'): Promise<SavedGame> {
  const { id, game, places, unseen = 0, ago = 0 } = position;
  const box = boxOf(game);
  const words = await box.words(language);
  const match = reach(position);
  const { opening, answers, key, keySince } = match.parts();
  const changed = Date.now() - ago * 60_000;
  const common = { id, game, created: changed - 20 * 60_000, changed, came: 'played' } as const;
  const last = match.events.at(-1);
  return {
    ...common,
    rules: box.game.rulesVersion,
    config: position.config ?? box.presets[0]?.config ?? {},
    opening,
    answers: answers.map(answerToTuple),
    key,
    keySince,
    places,
    file: null,
    seen: match.number - unseen,
    row: {
      ...common,
      number: match.number,
      people: match.seatNames.map((name, seat) => nameAt(places[seat], name)),
      phase: match.outcome === null ? 'playing' : 'finished',
      mine: match.asked.some((seat) => places[seat]?.kind !== 'bot'),
      last: last === undefined ? null : plain(eventText(words, last.event, match.scene(null).view)),
      outcome: match.outcome,
    },
  };
}

function nameAt(place: Place | undefined, name: string): string {
  return place?.kind === 'bot' ? place.bot : place?.kind === 'here' ? place.name : name;
}

/** Put games on the device of a page, which is anywhere on the server. */
export async function shelve(page: Page, games: readonly SavedGame[]): Promise<void> {
  await page.evaluate(async (rows: string) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('muster', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('games', 'readwrite');
      for (const row of JSON.parse(rows)) transaction.objectStore('games').put(row);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
  }, JSON.stringify(games));
}

/** Go to the table of a position, as if it had been played on this device. */
export async function goTo(page: Page, position: Position): Promise<void> {
  // Its own screen alone has to be loaded: games are put by from the smallest file there is.
  await page.goto('/mark.svg');
  await shelve(page, [await keptAt(position)]);
  await page.goto(`/local/${position.id}`);
}

/** A new page that shows the game of a position, when somebody there is asked. */
export async function openAt(stand: Stand, position: Position, options: Parameters<Stand['somebody']>[0] = {}): Promise<Page> {
  const page = await stand.somebody(options);
  await goTo(page, position);
  await asked(page);
  return page;
}

/** The decision with this number. */
export function at(number: number): Position['until'] {
  return (match) => match.number === number;
}

/** The first decision of a kind, from a number on. */
export function asks(kind: string, from = 0): Position['until'] {
  return (match) => match.number >= from && match.decision?.question.kind === kind;
}

/** The first seat is waited for again after others have answered, from a number on. */
export function afterOthers(match: Match, from: number): boolean {
  return match.number >= from && match.asked[0] === 0 && match.answers.at(-1)?.seat !== 0;
}

export function never(): boolean {
  return false;
}

/** Whether an answer to the decision of a match, the first that is like this, tells of such an event. */
export function wouldTell(match: Match, like: RegExp, kind: string): boolean {
  const index = match.options().findIndex((notation) => like.test(notation));
  if (index < 0) return false;
  const next = match.fork('same');
  next.answerIndex(index);
  return next.events.some(({ at, event }) => at === next.number && event.kind === kind);
}

/** Which kind of decision a position waits for. */
export function kindAt(position: Position): string | undefined {
  return reach(position).decision?.question.kind;
}

/** What the answer told that comes next in the game of a position. */
export function nextTold(position: Position): readonly string[] {
  const { number } = reach(position);
  return reach({ ...position, until: (match) => match.number > number })
    .events.filter(({ at }) => at === number + 1)
    .map(({ event }) => event.kind);
}
