import { COLUMNS, columnOf, ringOf, type Segment } from '../content/board.ts';
import { COOPER, SCHULZ } from '../content/members.ts';
import { chanceToHit, largestHarmless } from '../facts/threat.ts';
import { isFrozen, lives, type State } from '../rules/state.ts';

/** What the judgement is made of; found by playing many nights. */
export interface Tuning {
  /** How much an attack matters that comes in the next zombie phase, the one after, and so on. */
  readonly soon: readonly number[];
  /** What a zombie weighs by itself, in sixths of a hit. */
  readonly each: number;
  /** How much is left to Melee expert. */
  readonly melee: number;
  /** What a grenade is worth that is still there. */
  readonly grenade: number;
  /** From so many turns before the end it is worth less and less. */
  readonly late: number;
  /** The share of what a reroll may still do later this turn that it has to be worth now. */
  readonly patience: number;
}

/**
 * How dangerous a column is with these groups in its rings 1 to 4: the hits to be expected if nobody shot at it any more,
 * the near ones counting more than the far ones, and none counting that would come after the last turn.
 */
export function danger(g: State, t: Tuning, column: number, r1: number, r2: number, r3: number, r4: number): number {
  const left = g.config.turns - g.turn;
  const { soon } = t;
  const harmless = largestHarmless(lives(g, SCHULZ));
  const expert = lives(g, COOPER) ? t.melee : 0;
  const each = t.each / 6;
  const late3 = isFrozen(g, column + 2 * COLUMNS);
  const late4 = isFrozen(g, column + 3 * COLUMNS);
  let group = r1;
  let sum = 0;
  for (let phase = 0; phase < 5; phase++) {
    if (phase >= left) break;
    const hit = chanceToHit(group, harmless);
    sum += (soon[phase] as number) * (hit + each * group);
    if (group >= 1) group -= expert * (1 - hit);
    if (phase === 0) group += r2;
    else if (phase === 1) group += late3 ? 0 : r3;
    else if (phase === 2) group += (late3 ? r3 : 0) + (late4 ? 0 : r4);
    else group += late4 ? r4 : 0;
  }
  return sum;
}

export function dangerOf(g: State, tuning: Tuning, column: number): number {
  const z = g.zombies;
  return danger(g, tuning, column, z[column] as number, z[column + 16] as number, z[column + 32] as number, z[column + 48] as number);
}

/** How much less dangerous the column is with so many zombies fewer in the segment. */
export function relief(g: State, tuning: Tuning, segment: Segment, fewer: number): number {
  const column = columnOf(segment);
  const z = g.zombies;
  const r1 = z[column] as number;
  const r2 = z[column + 16] as number;
  const r3 = z[column + 32] as number;
  const r4 = z[column + 48] as number;
  const before = danger(g, tuning, column, r1, r2, r3, r4);
  switch (ringOf(segment)) {
    case 1:
      return before - danger(g, tuning, column, Math.max(0, r1 - fewer), r2, r3, r4);
    case 2:
      return before - danger(g, tuning, column, r1, Math.max(0, r2 - fewer), r3, r4);
    case 3:
      return before - danger(g, tuning, column, r1, r2, Math.max(0, r3 - fewer), r4);
    default:
      return before - danger(g, tuning, column, r1, r2, r3, Math.max(0, r4 - fewer));
  }
}
