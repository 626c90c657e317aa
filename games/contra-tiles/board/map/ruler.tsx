import { memo } from 'preact/compat';
import type { Place } from '../../facts/places.ts';
import type { Laid } from '../../view.ts';
import { coordinate } from '../../words/facts.ts';
import type { Messages } from '../../words/messages.ts';
import { CELL, linesOf } from './geometry.ts';

/** As far as the numbers stand from the outermost cells. */
const GAP = 4;

/** The coordinates of the columns above the layout and of the rows left of it, for whoever reads or types notation. */
export const Ruler = memo(function Ruler({ layout }: { readonly layout: readonly Laid[] }) {
  const { columns, rows } = linesOf(layout, 1);
  const [left = 0] = columns;
  const [top = 0] = rows;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of numbers takes no focus
    <g className="ct-ruler" aria-hidden="true">
      {columns.map((x) => (
        <text key={`x ${x}`} x={(x + 0.5) * CELL} y={top * CELL - GAP} textAnchor="middle">
          {coordinate(x)}
        </text>
      ))}
      {rows.map((y) => (
        <text key={`y ${y}`} x={left * CELL - GAP} y={(y + 0.5) * CELL} textAnchor="end" dominantBaseline="central">
          {coordinate(y)}
        </text>
      ))}
    </g>
  );
});

/** Where a cell lies, in its corner while it is pointed at. */
export function Coordinates({ place, words, x = 0, y = 0 }: { readonly place: Place; readonly words: Messages; readonly x?: number; readonly y?: number }) {
  return (
    <text className="ct-at" x={x + 7} y={y + 8}>
      {words.board.place({ at: place })}
    </text>
  );
}
