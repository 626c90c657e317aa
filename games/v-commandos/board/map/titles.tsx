import type { TerrainId } from '../../content/map.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { Laid } from './geometry.ts';

interface TitlesProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly say: Messages;
  /** The one that is acted on. */
  readonly shown: TerrainId | null;
}

/** The names of terrains side by side; the one that is acted on is framed. */
export function Titles({ view, laid, say, shown }: TitlesProps) {
  return laid.map(({ map, index, x, y, width, height }) => {
    const terrain = view.terrains[index];
    if (terrain === undefined) return null;
    return (
      <g key={map.id} className="vc-titles">
        {map.id === shown ? <rect x={x - 34} y={y - 42} width={width + 68} height={height + 80} rx="16" className="vc-frame" /> : null}
        <text x={x - 4} y={y - 20} className="vc-title">
          {say.mission[map.id]}
          {terrain.complete ? ` · ${say.operation.complete}` : ''}
        </text>
      </g>
    );
  });
}
