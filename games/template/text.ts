import type { Seat } from '#kernel';
import { catalogue, type Language } from '#words';
import type { Paint, TextOf } from '../box.ts';
import type { Template } from './types.ts';
import type { View } from './view.ts';
import type { Messages } from './words/text/messages.ts';

export async function loadText(language: Language): Promise<TextOf<Template>> {
  const say = await catalogue<Messages>(import(`./words/text/${language}/index.ftl`));
  return { draw: (view, seat, paint) => drawText(view, seat, paint, say) };
}

/** The table as text: enough to play in the terminal and, through the shell, in the browser. */
export function drawText({ hand, hands, pile, deck, points, die, goal, active }: View, _seat: Seat | null, paint: Paint, say: Messages): string {
  const names = hands.map((_, seat) => say.who({ seat }));
  const width = Math.max(...names.map((name) => name.length));
  const rows = hands.map((cards, seat) => {
    const line = `${names[seat]?.padEnd(width)}  ${say.holds({ points: points[seat] ?? 0, goal, cards })}`;
    return seat === active ? paint.bold(`> ${line}`) : `  ${line}`;
  });
  return [
    ...rows,
    '',
    pile.length === 0 ? paint.dim(say.climbs.nothing) : say.climbs.pile({ pile }),
    ...(die === null ? [] : [say.die({ die })]),
    say.deck({ n: deck }),
    ...(hand === null ? [] : [say.hand({ cards: paint.cyan(hand.join('  ')) })]),
  ].join('\n');
}
