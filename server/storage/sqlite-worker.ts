import { parentPort, workerData } from 'node:worker_threads';
import { codeMeaning } from './sqlite-codes.ts';
import { failureOf, SqliteFile } from './sqlite-file.ts';
import type { Failure, Request, Responses, ThreadMessage, ThreadSettings } from './sqlite-messages.ts';

const { file, patience, watch }: ThreadSettings = workerData;
const watchEvery = 1_000;

let opened: SqliteFile | undefined;
let reopened = false;

function open(): SqliteFile {
  opened ??= new SqliteFile(file, patience);
  return opened;
}

function respond(request: Request): Responses[keyof Responses] {
  switch (request.kind) {
    case 'run':
      return open().run(request.content);
    case 'commit':
      return open().commit(request.content);
    case 'close':
      opened?.close();
      return null;
  }
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'uncertain' in error;

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (request: Request) => {
  const { number, kind } = request;
  try {
    post({ number, response: respond(request) });
  } catch (error) {
    const failure = isFailure(error) ? error : failureOf(error, true);
    post({ number, failure });
    const { code } = codeMeaning(failure.errcode);
    if (code === 'gone' || code === 'unusable') discard();
  }
  if (kind === 'close') parentPort?.close();
});

/** After an error of the disk the next request opens the file anew: it may have come back as another. */
function discard(): void {
  try {
    opened?.close();
  } catch {
    // It is given up in any case.
  }
  opened = undefined;
  reopened = true;
}

function checkForOthers(): void {
  try {
    if (!opened?.changedByOthers() && !reopened) return;
    post({ generation: open().generation() });
    reopened = false;
  } catch {
    // Whoever uses the file now is told what is wrong with it.
  }
}

if (watch) setInterval(checkForOthers, watchEvery).unref();
