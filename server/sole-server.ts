import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Another server has the database file already. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
}

/** The longest name a socket may have, on the strictest system. */
const LONGEST = 100;

/**
 * A file is for one server: two would not hear of each other. Whoever serves it listens on a socket beside it; one that nobody
 * answers on is left from a server that was killed.
 */
export async function claim(database: string): Promise<() => Promise<void>> {
  const name = nameOf(resolve(database));
  const server = (await listening(name)) ?? ((await isAnswered(name)) ? null : await again(name));
  if (server === null) throw new TakenError(`Another server is running on ${resolve(database)}. One file is for one server; DATABASE_URL is for many.`);
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function nameOf(file: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\muster-${hash('sha256', file, 'hex').slice(0, 16)}`;
  const beside = `${file}-server`;
  return Buffer.byteLength(beside) <= LONGEST ? beside : join(tmpdir(), `muster-${hash('sha256', file, 'hex').slice(0, 16)}`);
}

/** Null when the name is taken, by a server or by what one has left. */
function listening(name: string): Promise<Server | null> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : failed(error)));
    server.listen(name, () => done(server));
  });
}

async function again(name: string): Promise<Server | null> {
  await rm(name, { force: true });
  return listening(name);
}

function isAnswered(name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(name);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
