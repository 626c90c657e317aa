import { parentPort, workerData } from 'node:worker_threads';
import { meaning } from './sqlite-codes.ts';
import { failureOf, SqliteFile } from './sqlite-file.ts';
import type { Answers, Failure, Message, Question, ThreadSettings } from './sqlite-messages.ts';

const { file, patience, watch }: ThreadSettings = workerData;
const watchEvery = 1_000;
const settleAfter = 300;
const settleFor = 20;

let opened: SqliteFile | undefined;
let reopened = false;

function open(): SqliteFile {
  opened ??= new SqliteFile(file, patience);
  return opened;
}

function answer(question: Question): Answers[keyof Answers] {
  switch (question.kind) {
    case 'run':
      return open().run(question.content);
    case 'commit':
      return open().commit(question.content);
    case 'entries':
      return open().entries(question.content.table, question.content.after);
    case 'close':
      settleAll();
      opened?.close();
      return null;
  }
}

/** When nobody has written for a while, what waits in the log is settled: for a few milliseconds, then others have a turn. */
const idle = setTimeout(() => {
  const until = performance.now() + settleFor;
  while (!settle()) {
    if (performance.now() < until) continue;
    idle.refresh();
    return;
  }
}, settleAfter).unref();

/** Settle some; true when there is nothing left to do, or nothing that can be done now. */
function settle(): boolean {
  try {
    return opened?.settle() ?? true;
  } catch {
    return true; // It is safe in the log. Whoever writes next is told what is wrong with the file.
  }
}

function settleAll(): void {
  clearTimeout(idle);
  while (!settle());
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'uncertain' in error;

function tell(message: Message): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (question: Question) => {
  const { number, kind } = question;
  try {
    tell({ number, answer: answer(question) });
  } catch (error) {
    const failure = isFailure(error) ? error : failureOf(error, true);
    tell({ number, failure });
    const { code } = meaning(failure.errcode);
    if (code === 'gone' || code === 'unusable') letGo();
  }
  if (kind === 'commit' && opened?.full === true) settle();
  if (kind === 'commit') idle.refresh();
  if (kind === 'close') parentPort?.close();
});

/** After an error of the disk the next question opens the file anew: it may have come back as another. */
function letGo(): void {
  try {
    opened?.close();
  } catch {
    // It is given up in any case.
  }
  opened = undefined;
  reopened = true;
}

function look(): void {
  try {
    if (!opened?.changedByOthers() && !reopened) return;
    tell({ generation: open().generation() });
    reopened = false;
  } catch {
    // Whoever uses the file now is told what is wrong with it.
  }
}

if (watch) setInterval(look, watchEvery).unref();
