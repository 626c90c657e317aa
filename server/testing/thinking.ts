import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Job, jobFor } from '#bots';
import { at, keyFromSeed, Match, Stream } from '#kernel';
import { boxes } from '#shelf';
import { startThinkers } from '../bots/thinkers.ts';

/** How long the event loop lets its timers wait, in milliseconds; a timer of one millisecond counts as it is. */
export interface Delay {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
  readonly seconds: number;
}

/** How free this process stays while so many bots think at the same time, each for so many milliseconds. */
export async function delayWithThinkers(count: number, milliseconds: number): Promise<Delay> {
  const jobs = Array.from({ length: count }, (_, i) => middleGame(i, `search:${milliseconds}ms`));
  const thinkers = startThinkers();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begun = performance.now();
  delay.enable();
  await Promise.all(jobs.map((job) => thinkers.run(job)));
  delay.disable();
  const seconds = (performance.now() - begun) / 1000;
  await thinkers.close();
  return { median: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, most: delay.max / 1e6, seconds };
}

/** A decision with a choice, some way into a match; each number gives another one, the games in turn. */
function middleGame(number: number, bot: string): Job {
  const box = at(boxes, number % boxes.length);
  const stream = new Stream(keyFromSeed(`middle ${number}`));
  const match = Match.start(box.game, box.presets[0]?.config, { key: keyFromSeed(`middle game ${number}`), listen: false });
  while (match.decision !== null && (match.number < 10 || match.decision.count < 2)) match.answerIndex(stream.below(match.decision.count));
  return match.decision === null ? middleGame(number + boxes.length, bot) : jobFor(match, [at(match.asked, 0)], bot, `middle ${number}`);
}
