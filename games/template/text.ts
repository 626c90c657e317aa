import type { Seat } from '#kernel';
import type { Paint } from '../box.ts';
import type { View } from './view.ts';

const NAMES = ['North', 'South'];

/** The table as text: enough to play in the terminal and, through the shell, in the browser. */
export function drawText({ hand, hands, pile, deck, points, goal, active }: View, _seat: Seat | null, paint: Paint): string {
  const rows = NAMES.map((name, seat) => {
    const line = `${name.padEnd(6)} ${points[seat]} of ${goal} points, ${hands[seat]} cards`;
    return seat === active ? paint.bold(`> ${line}`) : `  ${line}`;
  });
  return [
    ...rows,
    '',
    `Climb: ${pile.length === 0 ? paint.dim('nothing yet') : pile.join(' < ')}`,
    `Deck:  ${deck} cards`,
    ...(hand === null ? [] : [`Hand:  ${paint.cyan(hand.join('  '))}`]),
  ].join('\n');
}
