import { parentPort, workerData } from 'node:worker_threads';
import { meaning } from './sqlite-codes.ts';
import { failureOf, SqliteFile } from './sqlite-file.ts';
import type { Answers, Failure, Message, Question, ThreadSettings } from './sqlite-messages.ts';

const { file, patience, watch }: ThreadSettings = workerData;
const watchEvery = 1_000;

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
    case 'close':
      opened?.close();
      return null;
  }
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
