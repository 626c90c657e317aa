import { memo } from 'preact/compat';
import { type TerrainId, terrainNamed } from '../../content/map.ts';
import { Doors } from '../map/backdrop.tsx';
import { entranceAt, rectOf, UNIT } from '../map/geometry.ts';
import { EntranceSign, Marker, Trapdoor } from '../map/signs.tsx';

/** A terrain as a small plan. What it is stands in words beside it. */
export const MiniMap = memo(function MiniMap({ id, full = false }: { readonly id: TerrainId; readonly full?: boolean }) {
  const map = terrainNamed(id);
  const { map: rows, entrances } = map.data;
  const [width, height] = [(rows[0]?.length ?? 0) * UNIT, rows.length * UNIT];
  const rim = full ? 44 : 4;
  return (
    <svg className="vc-mini" viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`} aria-hidden="true">
      <rect x="-8" y="-8" width={width + 16} height={height + 16} className="vc-sheet" />
      {map.tiles.map((tile) => {
        const { place } = tile;
        return <rect key={tile.letter} {...rectOf(tile)} rx="8" className={`vc-mini-tile ${place}`} />;
      })}
      <Doors map={map} />
      {full
        ? map.tiles.map((tile, number) => {
            const { x, y, width: w, height: h } = rectOf(tile);
            const objective = map.objectives.indexOf(number);
            const trapdoor = map.trapdoors[number] ?? 0;
            return (
              <g key={tile.letter}>
                <text x={x + 10} y={y + 30} className="vc-mini-letter">
                  {tile.letter}
                </text>
                {trapdoor > 0 ? (
                  <g transform={`translate(${x + 26} ${y + h - 26})`}>
                    <Trapdoor open={trapdoor === 1} />
                  </g>
                ) : null}
                {objective < 0 && map.alarm !== number ? null : (
                  <g transform={`translate(${x + w / 2} ${y + h / 2}) scale(1.300)`}>
                    <Marker what={objective < 0 ? 'alarm' : objective + 1} />
                  </g>
                )}
              </g>
            );
          })
        : null}
      {full
        ? entrances.map(({ tile, side }, number) => {
            const { x, y, turn } = entranceAt(map, number);
            return (
              <g key={`${tile}${side}`} transform={`translate(${x} ${y})`}>
                <EntranceSign turn={turn} draws={1} loud={false} would={false} />
              </g>
            );
          })
        : null}
    </svg>
  );
});
