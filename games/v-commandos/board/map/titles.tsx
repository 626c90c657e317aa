import type { TerrainId } from '../../content/map.ts';
import type { View } from '../../view.ts';
import type { BoardWords } from '../words.ts';
import type { Laid } from './geometry.ts';

interface TitlesProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly words: BoardWords;
  /** The one that is acted on. */
  readonly shown: TerrainId | null;
}

/** The names of terrains side by side; the one that is acted on is framed. */
export function Titles({ view, laid, words, shown }: TitlesProps) {
  return laid.map(({ map, index, x, y, width, height }) => {
    const terrain = view.terrains[index];
    if (terrain === undefined) return null;
    return (
      <g key={map.id} className="vc-titles">
        {map.id === shown ? <rect x={x - 34} y={y - 42} width={width + 68} height={height + 80} rx="16" className="vc-frame" /> : null}
        <text x={x - 4} y={y - 20} className="vc-title">
          {words.names.terrain(map.id)}
          {terrain.complete ? ` · ${words.operation.terrain(false, true, 0, 0)}` : ''}
        </text>
      </g>
    );
  });
}
