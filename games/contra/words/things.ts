import type { Seat } from '#kernel';
import { type AdvantageSymbol, SYMBOLS } from '../content/advantage.ts';
import type { CommandoId, SpaceId, TargetId } from '../content/index.ts';
import { healthOf } from '../facts/health.ts';
import { marksOf } from '../facts/marks.ts';
import { targetDistance } from '../facts/places.ts';
import type { View } from '../view.ts';
import type { Aim, Place } from './facts.ts';
import type { Messages } from './messages.ts';

/** A commando, or nobody in particular. */
export type Who = CommandoId | 'somebody';

/** Who sits there. */
export function who({ fighters }: View, seat: Seat): Who {
  return fighters[seat]?.id ?? 'somebody';
}

/** Something that is about whoever sits there, with who that is. */
export function of<About extends { readonly seat: Seat }>(about: About, view: View): About & { readonly who: Who } {
  return { ...about, who: who(view, about.seat) };
}

type Sentence = string | ((about: never) => string);

/** Sentences that take what they are about as it is, and find out who sits there. */
type BySeat<G> = {
  readonly [K in keyof G as G[K] extends Sentence ? K : never]: G[K] extends (about: infer About) => string
    ? (about: Omit<About, 'who'> & { readonly seat?: Seat }, view: View) => string
    : () => string;
};

/** The sentences of a group, as functions of what they are about and of what is seen. */
export function bySeat<G extends object>(group: G): BySeat<G> {
  const sentences = Object.entries(group).flatMap(([kind, say]) => {
    if (typeof say === 'string') return [[kind, () => say]];
    return typeof say === 'function' ? [[kind, (about: { readonly seat: Seat }, view: View) => say(of(about, view))]] : [];
  });
  return Object.fromEntries(sentences) as BySeat<G>;
}

/** Who has fallen. */
export function fallen(view: View | undefined): Who {
  return view?.fallen ?? 'somebody';
}

/** A space with what matters there. */
export function place(view: View, id: SpaceId): Place {
  return { id, marks: marksOf(view, id).map((mark) => ({ mark, n: mark === 'gels' ? (view.gels[id] ?? 0) : 1 })) };
}

/** An enemy with what it has left and how far it is from whoever aims at it. */
export function aim({ who: id, target }: { readonly who: CommandoId; readonly target: TargetId }, view: View): Aim {
  const from = view.fighters.find((f) => f.id === id)?.space ?? null;
  return { target, boss: view.enemy, health: target === 'boss' ? null : healthOf(view, target), away: targetDistance(view, from, target) };
}

/** A text of a card in one line, with letters for its icons: `[M]` is `M`, `[A] [A]` is `2 A`. */
export function lettered(text: string, { letters }: Messages): string {
  return text
    .replaceAll('\n', ' ')
    .replaceAll(/\[[MAS*]\](?: \[[MAS*]\])+/g, (run) => letters.symbols({ symbols: symbolsIn(run) }))
    .replaceAll(/\[([MAS])\]/g, '$1')
    .replaceAll('[*]', letters.any)
    .replaceAll('[SP]', letters.special);
}

function symbolsIn(run: string): readonly AdvantageSymbol[] {
  return SYMBOLS.flatMap((symbol) => [...run].filter((letter) => letter === symbol).map(() => symbol));
}
