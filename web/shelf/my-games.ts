import type { Outcome } from '#kernel';
import type { TableList, TableRow } from '#wire';
import { addressTo } from '../app/address.tsx';
import type { SavedGameRow } from '../play/saved-games.ts';

/** A game of this person, wherever it is kept. */
export interface MyGame {
  readonly id: string;
  readonly on: 'device' | 'server';
  readonly game: string;
  readonly to: string;
  /** Who else plays, by name or by the name of the bot. */
  readonly others: readonly string[];
  readonly phase: 'open' | 'playing' | 'finished';
  /** It waits for an answer from here. */
  readonly mine: boolean;
  /** Answers given so far. */
  readonly number: number;
  readonly last: string | null;
  readonly changed: number;
  readonly outcome: Outcome | null;
  /** The seats of this person; null when that is not known. */
  readonly seats: readonly number[] | null;
  readonly came: SavedGameRow['came'];
  /** It is a part of a story whose next part has not been begun. */
  readonly onward: boolean;
}

/** Games on this device and at the server's tables: those that wait for an answer first, then the last played. */
export function myGames(kept: readonly SavedGameRow[], tables: TableList | null, isBot: (name: string) => boolean, language: string): readonly MyGame[] {
  const games = [...kept.map((row) => fromDevice(row, isBot, language)), ...(tables?.mine ?? []).filter(({ phase }) => phase !== 'closed').map(fromServer)];
  return games.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

function rank({ phase, mine, onward }: MyGame): number {
  return onward ? 1 : phase === 'finished' ? 2 : mine ? 0 : 1;
}

/** What a game calls a seat that has no name. */
const UNNAMED = /^Player \d+$/;

function fromDevice(row: SavedGameRow, isBot: (name: string) => boolean, language: string): MyGame {
  const persons = row.people.flatMap((name, seat) => (isBot(name) ? [] : [seat]));
  const [me] = persons;
  const { id, game, phase, mine, number, changed, outcome, came } = row;
  const others = row.people.filter((name, seat) => (came === 'file' || seat !== me) && !UNNAMED.test(name));
  // What several have won or lost together is said; who of them is meant otherwise is not known here.
  const shared = outcome !== null && came !== 'file' && new Set(persons.map((seat) => outcome.payoff[seat])).size === 1;
  const last = (row.language ?? language) === language ? row.last : null;
  return {
    id,
    on: 'device',
    game,
    to: addressTo.local(id),
    others,
    phase,
    mine: mine && phase === 'playing',
    number,
    last,
    changed,
    outcome,
    seats: shared ? persons : null,
    came,
    onward: row.onward === true,
  };
}

function fromServer(row: TableRow): MyGame {
  const { id, game, number, changed, outcome, asked, mine } = row;
  const phase = row.phase === 'open' ? 'open' : row.phase === 'playing' ? 'playing' : 'finished';
  const others = row.seats.flatMap(({ person, bot }, seat) => (mine.includes(seat) ? [] : (person?.name ?? bot ?? [])));
  const waits = phase === 'playing' && asked.some((seat) => mine.includes(seat));
  return {
    id,
    on: 'server',
    game,
    to: addressTo.table(id),
    others,
    phase,
    mine: waits,
    number,
    last: null,
    changed,
    outcome,
    seats: mine,
    came: 'played',
    onward: false,
  };
}
