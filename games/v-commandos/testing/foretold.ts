import { type Foretold, isChance, type Played } from '../../../kernel/testing/foretold.ts';
import type { Option, VCommandos } from '../types.ts';
import { type Check, certain, clauses, fire, march, paid, stealth } from './claims.ts';
import { attack } from './claims-of-attacks.ts';
import { onTheWay } from './on-the-way.ts';
import { isOver, outcomeOf } from './outcome.ts';
import type { Scene } from './raid.ts';

/* What is said of an action, held against what the rules tell of it: every field, in every way the dice can fall. */

type Future = Played<VCommandos>;

function goOn(match: Scene, { notation }: Option): Option | null {
  const since = match.answers.findLastIndex((given) => given.notation === notation);
  return match.events.some(({ at: when, event }) => when > since && isOver(event)) ? null : onTheWay(match);
}

/** Samples of fewer say nothing of chances. */
const FEW = 30;

/** What is told of the march later. */
const MARCH = ['v-commandos.enemy-move.towards-visible', 'v-commandos.enemy-move.direction'];

function wrong({ answer, preview }: Option, before: Scene, futures: readonly Future[], exact: boolean): string | null {
  if (preview === null) return null;
  const scene = before.scene(null);
  // Nothing tells where the last window of a turn ends.
  if (scene.decision?.kind === 'window' && scene.decision.about.window === 'after-fire' && futures.some(({ match }) => match.state.turn !== before.state.turn))
    return null;
  const doer = preview.who;
  const all = futures.map((future) => outcomeOf(future, doer, before));
  const differences = new Set<string>();
  const same = (what: string, said: unknown, came: unknown): void => {
    if (JSON.stringify(said) !== JSON.stringify(came)) differences.add(`${what}: said ${JSON.stringify(said)}, came ${JSON.stringify(came)}`);
  };
  const chance: Check['chance'] = (what, said, holds, among = all) => {
    const whole = among.reduce((sum, one) => sum + one.chance, 0);
    if (whole === 0 || (!exact && among.length < FEW)) return;
    const given = new Map(among.map((one) => [{ ...one.future, chance: one.chance / whole }, holds(one)]));
    if (!isChance(said, [...given.keys()], (future) => given.get(future) === true, exact))
      differences.add(`${what}: said ${said}, came ${[...given].reduce((sum, [future, held]) => sum + (held ? future.chance : 0), 0)}`);
  };
  const check: Check = { answer, preview, doer, view: scene.view, before, all, standing: all.filter(({ down }) => !down), same, chance, exact };
  for (const one of all) paid(check, one);
  for (const one of all) clauses(check, one);
  const cited = new Set([...all.flatMap(({ log }) => log.flatMap((one) => one.clauses)), ...(preview.march === null ? [] : MARCH)]);
  // What hardly ever comes may be missing from a sample.
  const uncited = exact ? preview.also.filter((clause) => !cited.has(clause)) : [];
  same('also', uncited, []);
  fire(check);
  certain(check);
  stealth(check);
  attack(check);
  chance('spotted', preview.spotted ?? 0, ({ spotted }) => spotted, preview.spotted === null ? [] : all);
  for (const one of check.standing) march(check, one);
  return differences.size === 0 ? null : [...differences].join('; ');
}

export const foretold: Foretold<VCommandos> = { goOn, wrong };
