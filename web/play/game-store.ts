/** Where games are kept on this device; what comes back is whatever somebody put there. */

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

export async function putGame(game: { readonly id: string }): Promise<void> {
  await run('readwrite', (games) => games.put(game));
}

export async function keptGame(id: string): Promise<unknown> {
  return await run('readonly', (games) => games.get(id));
}

export async function keptGames(): Promise<readonly unknown[]> {
  return await run('readonly', (games) => games.getAll());
}

export async function countGames(): Promise<number> {
  return await run('readonly', (games) => games.count());
}

export async function deleteGame(id: string): Promise<void> {
  await run('readwrite', (games) => games.delete(id));
}
