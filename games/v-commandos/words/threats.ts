import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

/** What the enemies do next if nobody does anything: blasts, fire, where they go, and how long the bag lasts. */
export function threatsOf({ plan, foretells, threat }: Messages, { ahead, commandos, terrains, bagSize }: View): readonly string[] {
  const { blasts, fire, clock } = ahead;
  const heading = terrains.flatMap(({ direction, complete }) => (direction === '?' || complete ? [] : [threat.heading({ direction })]));
  return [
    ...blasts.flatMap((blast) => (blast.falls.length === 0 ? [] : [plan.blast(blast)])),
    ...commandos.flatMap(({ id }, who) => {
      const own = fire[who] ?? null;
      return id === null || own === null ? [] : [foretells.fire({ ...own, who: id })];
    }),
    ...new Set(heading),
    ...(clock.lost === null ? [] : [threat.bag({ left: bagSize, lost: clock.lost })]),
  ];
}
