import type { TileRef } from '../../content/refs.ts';
import type { Option } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';
import { gradeOf, quietest } from '../plan/risk.ts';
import { type Laid, placeOn, rectOf } from './geometry.ts';
import { tagOf } from './says.ts';

interface TagsProps {
  readonly laid: readonly Laid[];
  readonly lit: ReadonlyMap<TileRef, readonly Option[]>;
  readonly say: Messages;
}

/** On each lit tile what the quietest option to it costs and risks: amber is safe, red gives somebody away. */
export function Tags({ laid, lit, say }: TagsProps) {
  return [...lit].map(([ref, options]) => {
    const found = placeOn(laid, ref);
    const [best] = quietest(options);
    if (found === null || best === undefined) return null;
    const { x, y, width } = rectOf(found.tile);
    const tag = tagOf(say, best);
    const wide = tag.length * 6.3 + 16;
    return (
      <g key={ref} transform={`translate(${x + found.laid.x + width / 2} ${y + found.laid.y + 31})`} className={`vc-tag grade-${gradeOf(best)}`}>
        <rect x={-wide / 2} y="-11" width={wide} height="22" rx="11" />
        <text y="4.500" textAnchor="middle">
          {tag}
        </text>
      </g>
    );
  });
}
