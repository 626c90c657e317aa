import type { Box } from '#games';
import { boxes } from '#shelf';
import { template } from '../../games/template/bot/box.ts';
import { ambush } from '../../kernel/testing/ambush.ts';
import { FuzzFailure } from '../../kernel/testing/fuzz.ts';
import { type TwinCount, twinMatch } from '../../kernel/testing/twins.ts';
import { boxOf } from '../../server/testing/boxes.ts';
import { overTheWire } from '../../server/testing/paper-table.ts';
import { add } from './add.ts';
import { randomConfig } from './configs.ts';
import type { FuzzResult } from './job.ts';

/** Compare this many pairs of twins, in matches from the one with this number on. */
export interface TwinJob {
  readonly game: string;
  readonly seed: string;
  readonly first: number;
  readonly pairs: number;
}

export interface TwinResult extends TwinCount {
  readonly matches: number;
  readonly failure: FuzzResult['failure'];
}

/** No match gives more pairs, so that many configurations have their turn. */
const OF_ONE_MATCH = 150;

const hiding: readonly Box[] = [...boxes, template as Box, boxOf(ambush)].filter(({ game }) => game.imagine !== undefined);

/** The games that hide something: those on the shelf, the one that new games begin as, the kernel's miniature game. */
export const HIDING: readonly string[] = hiding.map(({ game }) => game.id);

export function runTwins(job: TwinJob): TwinResult {
  const box = hiding.find(({ game }) => game.id === job.game);
  if (box === undefined) throw new Error(`${job.game} hides nothing`);
  return compareTwins(box, job);
}

export function compareTwins(box: Box, { seed, first, pairs }: Omit<TwinJob, 'game'>): TwinResult {
  const total = { matches: 0, pairs: 0, parted: 0, told: 0 };
  for (let number = first; total.pairs < pairs; number++) {
    const name = `${seed} ${box.game.id} ${number}`;
    try {
      const count = twinMatch(box.game, randomConfig(box, name), name, Math.min(OF_ONE_MATCH, pairs - total.pairs), overTheWire(box));
      add(total, { matches: 1, ...count });
    } catch (thrown) {
      if (!(thrown instanceof FuzzFailure)) throw thrown;
      return { ...total, failure: { number, message: thrown.message, record: thrown.record } };
    }
  }
  return { ...total, failure: null };
}
