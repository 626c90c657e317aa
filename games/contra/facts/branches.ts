import type { AboutOf } from '#kernel';
import type { Effect } from '../content/effect.ts';
import { CARDS, ENEMIES, STAGES, type Thing } from '../content/index.ts';
import type { Contra } from '../types.ts';

/** What is done by whatever has this name, as far as it leaves a choice: abilities, boss cards and objectives leave none. */
const EFFECTS: ReadonlyMap<Thing, readonly Effect[]> = new Map<Thing, readonly Effect[]>([
  ...CARDS.map(({ id, effect }) => [id, effect] as const),
  ...ENEMIES.map(({ id, special }) => [id, special] as const),
  ...STAGES.flatMap(({ cards }) => cards.map(({ id, effects }) => [id, effects.flat()] as const)),
]);

/** The effects among which somebody has to choose, from the card they stand on; null where they are not found there. */
export function branchesOf({ what, effects }: AboutOf<Contra, 'choose'>): readonly (readonly Effect[])[] | null {
  for (const effect of everyEffect(EFFECTS.get(what) ?? []))
    if ((effect.do === 'either' || effect.do === 'choose') && effect.of.map(([first]) => first?.do).join() === effects.join()) return effect.of;
  return null;
}

function* everyEffect(effects: readonly Effect[]): Iterable<Effect> {
  for (const effect of effects) {
    yield effect;
    if ('then' in effect) yield* everyEffect(effect.then);
  }
}
