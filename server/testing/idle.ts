import { jobFor } from '#bots';
import { at, Match } from '#kernel';
import { boxes } from '#shelf';
import { startThinkers } from '../bots/thinkers.ts';

/** A program that lets bots think and then has nothing left to do; with the word `close` it also closes them, with `stay` it names them and stays. */
const match = Match.start(at(boxes, 0).game, {});
const thinkers = startThinkers(2);
const decided = await Promise.all(['a', 'b', 'c'].map((seed) => thinkers.run(jobFor(match, match.asked, 'greedy', seed))));
if (process.argv[2] === 'close') await thinkers.close();
console.log(`${decided.length} decided`);
if (process.argv[2] === 'stay') {
  console.log(thinkers.pids.join(' '));
  setInterval(() => {}, 60_000);
}
