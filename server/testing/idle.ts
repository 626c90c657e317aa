import { jobFor } from '#bots';
import { boxes } from '#games';
import { Match } from '#kernel';
import { Thinkers } from '../bots/pool.ts';

/** A program that lets bots think and then has nothing left to do; with the word `close` it also closes them. */
const match = Match.start((boxes[0] as (typeof boxes)[number]).game, {});
const thinkers = new Thinkers({ threads: 2 });
const decided = await Promise.all(['a', 'b', 'c'].map((seed) => thinkers.think(jobFor(match, match.asked, 'greedy', seed))));
if (process.argv[2] === 'close') await thinkers.close();
console.log(`${decided.length} decided`);
