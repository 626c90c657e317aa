import { setTimeout as pause } from 'node:timers/promises';
import type { Stream } from '#kernel';
import type { Cluster, Kind } from './cluster.ts';
import type { Crowd } from './crowd.ts';
import type { ServerSlot } from './server-slot.ts';

/** What goes wrong in a round. */
export type Mishap = 'anywhere' | 'after-commit' | 'before-commit' | 'both' | 'database' | 'rolling';

export const DESCRIPTIONS: Readonly<Record<Mishap, string>> = {
  anywhere: 'a server killed at a random moment',
  'after-commit': 'a server killed between commit and send',
  'before-commit': 'a server killed right before a commit',
  both: 'both servers killed at once',
  database: 'PostgreSQL killed',
  rolling: 'servers restarted one after the other (SIGTERM)',
};

/** In this order, again and again. */
export const MISHAPS: Readonly<Record<Kind, readonly Mishap[]>> = {
  sqlite: ['anywhere', 'after-commit', 'before-commit'],
  postgres: ['anywhere', 'database', 'rolling', 'after-commit', 'both', 'before-commit'],
};

/** Let something go wrong while everybody plays, and put it right again. */
export async function inflict(mishap: Mishap, { slots, postgres }: Cluster, crowd: Crowd, random: Stream): Promise<void> {
  const slot = slots[random.below(slots.length)] as ServerSlot;
  switch (mishap) {
    case 'anywhere':
      await atSomeTime(random);
      await slot.kill();
      return reopened(slot, crowd);
    case 'after-commit':
    case 'before-commit':
      await slot.dieAt(mishap, 1 + random.below(20));
      return reopened(slot, crowd);
    case 'both':
      await atSomeTime(random);
      await Promise.all(slots.map((each) => each.kill()));
      await Promise.all(slots.map((each) => each.open()));
      for (const each of slots) crowd.home(each);
      return;
    case 'database':
      await atSomeTime(random);
      await postgres?.kill();
      return postgres?.start();
    case 'rolling':
      for (const each of slots) {
        await each.stop();
        await reopened(each, crowd);
        await crowd.lively();
      }
  }
}

/** A kill comes when it comes: nobody waits for anything here. */
function atSomeTime(random: Stream): Promise<void> {
  return pause(5 + random.below(396));
}

async function reopened(slot: ServerSlot, crowd: Crowd): Promise<void> {
  await slot.open();
  crowd.home(slot);
}
