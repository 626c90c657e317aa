import type { Answer } from '../answer.ts';
import { layingOf, type Pick, type Placing } from '../facts/openings.ts';
import { keyOf, lyingIn, neighbours, type Place } from '../facts/places.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { emptyBeside } from './map/geometry.ts';

/** What somebody who presses a cell probably meant, so that the rules can say why not: to score it, or to lay there what they hold. */
export function attemptAt(kind: Decision['kind'], pick: Pick | null, turn: number, { x, y }: Place): Answer {
  return kind === 'score' ? { do: 'score', x, y } : layingOf(pick ?? { kind: 'tile', slot: 0 }, turn, { x, y });
}

/** The same for whoever presses a piece that fits nowhere: to lay it beside what it needs. */
export function attemptWith({ layout }: View, pick: Pick): Placing {
  const lying = lyingIn(layout);
  const empty = emptyBeside(layout);
  const needed = pick.kind === 'crown' ? 'side' : 'crown';
  const beside = (place: Place): boolean => neighbours(place).some((near) => needed in (lying.get(keyOf(near)) ?? {}));
  return layingOf(pick, 0, empty.find(beside) ?? empty[0] ?? { x: 0, y: 0 });
}
