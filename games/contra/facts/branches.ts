import type { AboutOf } from '#kernel';
import type { Effect } from '../content/effect.ts';
import { CARDS, COMMANDOS, ENEMIES, ENEMY_DECKS, OBJECTIVES, STAGES, type Thing } from '../content/index.ts';
import type { Contra } from '../types.ts';

/** All that is done by what has this name. */
const EFFECTS: ReadonlyMap<Thing, readonly Effect[]> = new Map<Thing, readonly Effect[]>([
  ...COMMANDOS.map(({ ability: { id, effect } }) => [id, effect] as const),
  ...CARDS.map(({ id, effect }) => [id, effect] as const),
  ...ENEMIES.map(({ id, special, defeated }) => [id, [...special, ...defeated]] as const),
  ...ENEMY_DECKS.flatMap(({ bosses }) => bosses.map(({ id, front, flipped, back }) => [id, [...front.special, ...flipped, ...back.special]] as const)),
  ...STAGES.flatMap(({ cards }) => cards.map(({ id, effects, activate }) => [id, [...effects.flat(), ...activate.flat()]] as const)),
  ...OBJECTIVES.map(({ id, scout }) => [id, scout] as const),
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
    if (effect.do === 'either' || effect.do === 'choose') for (const branch of effect.of) yield* everyEffect(branch);
    if ('then' in effect) yield* everyEffect(effect.then);
  }
}
