import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut, or go dead without anybody being told. */
export interface FlakyProxy {
  readonly port: number;
  /** Nothing that is said arrives any more, and nobody notices. */
  silence(): void;
  /** From the moment on that somebody says `word`, no answer comes back. */
  muffle(word: string): void;
  /** Hang up on everybody. */
  cut(): void;
  /** The same, without a good-bye: both ends are told that the connection was reset. */
  reset(): void;
  /** Of what is said next on each line only the first half arrives, then the line is cut. */
  tear(): void;
  /** New connections work again; those that went dead stay so. */
  mend(): void;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  there: boolean;
  back: boolean;
  tears: boolean;
}

export async function proxyTo(port: number): Promise<FlakyProxy> {
  const lines = new Set<Line>();
  let silent = false;
  let last: string | undefined;

  const server = createServer((near) => {
    const line: Line = { near, far: connect(port, '127.0.0.1'), there: !silent, back: !silent, tears: false };
    const { far } = line;
    lines.add(line);
    near.on('error', () => {});
    far.on('error', () => {});
    near.on('data', (chunk) => {
      if (last !== undefined && chunk.includes(last)) line.back = false;
      if (line.there) pass(line, near, far, chunk);
    });
    far.on('data', (chunk) => line.back && pass(line, far, near, chunk));
    near.on('close', () => {
      far.destroy();
      lines.delete(line);
    });
    far.on('close', () => line.back && !near.writableEnded && near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  function hangUp(how: (socket: Socket) => void): void {
    for (const { near, far } of lines) {
      how(near);
      how(far);
    }
    lines.clear();
  }

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence() {
      silent = true;
      for (const line of lines) {
        line.there = false;
        line.back = false;
      }
    },
    muffle(word) {
      last = word;
    },
    cut: () => hangUp((socket) => socket.destroy()),
    reset: () => hangUp((socket) => socket.resetAndDestroy()),
    tear() {
      for (const line of lines) line.tears = true;
    },
    mend() {
      silent = false;
      last = undefined;
      for (const line of lines) line.tears = false;
    },
    async close() {
      hangUp((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(line: Line, from: Socket, to: Socket, chunk: Buffer): void {
  if (!line.tears) {
    to.write(chunk);
    return;
  }
  line.there = false;
  line.back = false;
  to.end(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => to.destroy());
  from.destroy();
}
