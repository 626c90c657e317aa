import { setTimeout as pause } from 'node:timers/promises';
import { at, type Stream } from '#kernel';
import type { FlakyProxy } from '../../storage/testing/proxy.ts';
import type { Cluster, Kind } from './cluster.ts';
import type { Crowd } from './crowd.ts';
import { PATIENCE } from './player.ts';
import type { ServerSlot } from './server-slot.ts';

/** What becomes of a line. */
type Trouble = 'cut' | 'dead' | 'reset' | 'torn';

/** What goes wrong in a round. */
export type Mishap =
  | 'anywhere'
  | 'after-commit'
  | 'before-commit'
  | 'both'
  | 'database'
  | 'rolling'
  | 'power'
  | 'paused'
  | 'clock'
  | `lines-${Trouble}`
  | `wire-${Trouble}`;

export const DESCRIPTIONS: Readonly<Record<Mishap, string>> = {
  anywhere: 'a server killed at a random moment',
  'after-commit': 'a server killed between commit and send',
  'before-commit': 'a server killed right before a commit',
  both: 'both servers killed at once',
  database: 'PostgreSQL killed',
  rolling: 'servers restarted one after the other (SIGTERM)',
  power: 'the power cut, and what was not synced undone',
  paused: 'a server paused for longer than people wait',
  clock: 'the clock of a server moved by hours',
  'lines-cut': 'the lines of people cut',
  'lines-dead': 'the lines of people dead, without a word',
  'lines-reset': 'the lines of people reset',
  'lines-torn': 'the lines of people cut in the middle of a message',
  'wire-cut': 'the lines to PostgreSQL cut',
  'wire-dead': 'the lines to PostgreSQL dead, without a word',
  'wire-reset': 'the lines to PostgreSQL reset',
  'wire-torn': 'the lines to PostgreSQL cut in the middle of a message',
};

/** In this order, again and again. */
export const MISHAPS: Readonly<Record<Kind, readonly Mishap[]>> = {
  sqlite: ['anywhere', 'lines-cut', 'power', 'after-commit', 'lines-dead', 'clock', 'before-commit', 'lines-torn', 'power', 'paused', 'lines-reset'],
  postgres: [
    ...(['anywhere', 'wire-cut', 'database', 'lines-dead', 'rolling', 'wire-torn', 'after-commit', 'paused', 'both', 'wire-dead'] as const),
    ...(['before-commit', 'clock', 'wire-reset', 'lines-cut', 'lines-torn', 'lines-reset'] as const),
  ],
};

/** Let something go wrong while everybody plays, and put it right again. */
export async function inflict(mishap: Mishap, { slots, postgres, power }: Cluster, crowd: Crowd, random: Stream): Promise<void> {
  const slot = at(slots, random.below(slots.length));
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
      return;
    case 'power':
      if ('missing' in power) throw new Error(power.missing);
      await atSomeTime(random);
      await slot.kill();
      await power.cut(random);
      return reopened(slot, crowd);
    case 'paused':
      await atSomeTime(random);
      slot.pause();
      await pause(LONGER);
      return slot.goOn();
    case 'clock':
      return moveClock(slot, crowd, 1 + random.below(12));
    case 'lines-cut':
    case 'lines-dead':
    case 'lines-reset':
    case 'lines-torn':
      return disturb(slot.lines, mishap.slice('lines-'.length) as Trouble, random);
    case 'wire-cut':
    case 'wire-dead':
    case 'wire-reset':
    case 'wire-torn':
      if (slot.wire !== null) await disturb(slot.wire, mishap.slice('wire-'.length) as Trouble, random);
  }
}

/** Longer than people wait for a reply, and longer than a server waits for PostgreSQL. */
const LONGER = PATIENCE.reply * 2;
const TORN = 300;

async function disturb(lines: FlakyProxy, how: Trouble, random: Stream): Promise<void> {
  for (let times = how === 'dead' ? 1 : 1 + random.below(3); times > 0; times--) {
    await atSomeTime(random);
    switch (how) {
      case 'cut':
        lines.cut();
        break;
      case 'reset':
        lines.reset();
        break;
      case 'torn':
        lines.tear();
        await pause(TORN);
        lines.mend();
        break;
      case 'dead':
        lines.silence();
        await pause(LONGER);
        lines.mend();
    }
  }
}

/** Forward, then back; it stays wrong as long as the server runs. */
async function moveClock(slot: ServerSlot, crowd: Crowd, hours: number): Promise<void> {
  for (const ahead of [hours, -hours]) {
    await crowd.holdStill();
    slot.setClock(ahead);
    await crowd.covet(slot);
    crowd.playOn();
    await crowd.lively();
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
