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
  /** New connections work again; those that went dead stay so. */
  mend(): void;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  there: boolean;
  back: boolean;
}

export async function proxyTo(port: number): Promise<FlakyProxy> {
  const lines = new Set<Line>();
  let silent = false;
  let last: string | undefined;

  const server = createServer((near) => {
    const line: Line = { near, far: connect(port, '127.0.0.1'), there: !silent, back: !silent };
    lines.add(line);
    near.on('error', () => {});
    line.far.on('error', () => {});
    near.on('data', (chunk) => {
      if (last !== undefined && chunk.includes(last)) line.back = false;
      if (line.there) line.far.write(chunk);
    });
    line.far.on('data', (chunk) => line.back && near.write(chunk));
    near.on('close', () => line.far.destroy());
    line.far.on('close', () => line.back && near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  function cut(): void {
    for (const { near, far } of lines) {
      near.destroy();
      far.destroy();
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
    cut,
    mend() {
      silent = false;
      last = undefined;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
