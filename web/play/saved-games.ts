import type { AnswerTuple, ChanceResult, Json, Key, Outcome } from '#kernel';
import type { Place } from './places.ts';

/** A game as it is kept on this device: all it takes to go on with it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  readonly opening: readonly ChanceResult[];
  readonly answers: readonly AnswerTuple[];
  /** Null for games from a file: they can be looked at, not played on. */
  readonly key: Key | null;
  readonly keySince: number;
  readonly places: readonly Place[];
  /** The file it came from, as it was: so that it can be verified and passed on. */
  readonly file: string | null;
  readonly came: 'played' | 'fork' | 'file';
  readonly created: number;
  readonly changed: number;
  readonly seen: number | null;
  readonly row: SavedGameRow;
}

/** What the shelf says of a game on this device. */
export interface SavedGameRow {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly changed: number;
  readonly number: number;
  readonly people: readonly string[];
  readonly phase: 'playing' | 'finished';
  /** Somebody on this screen has to answer. */
  readonly mine: boolean;
  /** The last event in words. */
  readonly last: string | null;
  readonly outcome: Outcome | null;
  readonly came: 'played' | 'fork' | 'file';
  /** It is a part of a story whose next part has not been begun. */
  readonly onward?: boolean;
}

const NAME = 'muster';
const GAMES = 'games';
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => {
      // Another tab with a newer page may change the database.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(request.error ?? new Error('the browser keeps nothing'));
    };
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(GAMES, mode);
  const request = work(transaction.objectStore(GAMES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep it'));
  });
}

export async function saveGame(game: SavedGame): Promise<void> {
  await run('readwrite', (games) => games.put(game));
}

export async function loadGame(id: string): Promise<SavedGame | null> {
  return ((await run('readonly', (games) => games.get(id))) as SavedGame | undefined) ?? null;
}

export async function deleteGame(id: string): Promise<void> {
  await run('readwrite', (games) => games.delete(id));
}

/** All games on this device, the last played first. */
export async function listSavedGames(): Promise<readonly SavedGameRow[]> {
  const games = (await run('readonly', (store) => store.getAll())) as readonly SavedGame[];
  return games.map(({ row }) => row).sort((a, b) => b.changed - a.changed);
}
