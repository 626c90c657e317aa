import { memo } from 'preact/compat';
import { NEEDED, sizeName, type Terrain, type TerrainId, type TileOnMap, terrainNamed } from '../../content/map.ts';
import { tileRef } from '../../content/refs.ts';
import type { Messages } from '../../words/messages.ts';
import { Drawn } from '../art/pictures.tsx';
import { useDefs } from './defs.tsx';
import { doorAt, rectOf, UNIT } from './geometry.ts';
import { DoorSign } from './signs.tsx';

/** The tiles of a terrain: what never changes. */
export const Backdrop = memo(function Backdrop({ id }: { readonly id: TerrainId }) {
  const map = terrainNamed(id);
  const rows = map.data.map;
  return (
    <g>
      <rect x="-8" y="-8" width={(rows[0]?.length ?? 0) * UNIT + 16} height={rows.length * UNIT + 18} className="vc-sheet" />
      {map.tiles.map((tile) => (
        <TileBackdrop key={tile.letter} map={map} tile={tile} />
      ))}
    </g>
  );
});

function TileBackdrop({ map, tile }: { readonly map: Terrain; readonly tile: TileOnMap }) {
  const { x, y, width, height } = rectOf(tile);
  const defs = useDefs();
  const inside = tile.place === 'indoor';
  const inset = inside ? 4 : 0;
  return (
    <g className={inside ? 'vc-backdrop in' : 'vc-backdrop out'}>
      <rect x={x} y={y + 5} width={width} height={height} rx="9" className="vc-edge" />
      <rect x={x} y={y} width={width} height={height} rx="9" fill={defs(inside ? 'in' : 'out')} />
      {inside ? (
        <>
          <rect x={x} y={y} width={width} height={height} rx="9" fill={defs('planks')} />
          <rect x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx="6" className="vc-wall" />
        </>
      ) : (
        <>
          <path d={tufts(map, tile)} className="vc-tufts" />
          <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="8" className="vc-sheen" />
        </>
      )}
      {tile.picture === null ? null : (
        <Drawn
          name={tile.picture}
          side={Math.min(width, height) * 0.52}
          x={x + width - Math.min(width, height) * 0.42}
          y={y + height * 0.6}
          className="vc-decor"
        />
      )}
      <text x={x + 9 + inset} y={y + height - 9 - inset} className="vc-letter">
        {tile.letter}
      </text>
      <g transform={`translate(${x + width - 20 - inset} ${y + height - 13 - inset})`} className="vc-size">
        <rect x="-15" y="-8.500" width="30" height="17" rx="5" />
        <text y="4" textAnchor="middle">
          {sizeName(tile.size)} {NEEDED[tile.size]}+
        </text>
      </g>
    </g>
  );
}

/** The doors as the card has them. */
export function Doors({ map }: { readonly map: Terrain }) {
  return map.doors.map(({ name, locked }, door) => {
    const { x, y, upright } = doorAt(map, door);
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        <DoorSign open={!locked} upright={upright} />
      </g>
    );
  });
}

/** Long names of small tiles take two lines. */
const LONGEST = 14;

/** Over the light of a tile that may be chosen, so that it stays readable. */
export const TileNames = memo(function TileNames({ id, say }: { readonly id: TerrainId; readonly say: Messages }) {
  const map = terrainNamed(id);
  return (
    <g pointerEvents="none">
      {map.tiles.map((tile, number) => (
        <TileName key={tile.letter} name={say.name.tile({ tile: tileRef(map, number) })} tile={tile} />
      ))}
    </g>
  );
});

function TileName({ name, tile }: { readonly name: string; readonly tile: TileOnMap }) {
  const inset = tile.place === 'indoor' ? 13 : 9;
  const { w } = tile;
  const rect = rectOf(tile);
  const [x, y] = [rect.x + inset, rect.y + inset + 8];
  const cut = w === 1 && name.length > LONGEST ? name.lastIndexOf(' ', LONGEST) : -1;
  const lines = cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  return (
    <text className="vc-name" x={x} y={y}>
      {lines.map((line, row) => (
        <tspan key={line} x={x} dy={row === 0 ? 0 : 12}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Tufts of grass, always the same on the same tile. */
function tufts({ number }: Terrain, tile: TileOnMap): string {
  const { x, y, width, height } = rectOf(tile);
  let seed = number * 977 + tile.letter.charCodeAt(0) * 131;
  const random = (): number => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  return Array.from({ length: tile.w * tile.h * 8 }, () => {
    const a = Math.round(x + 8 + random() * (width - 16));
    const b = Math.round(y + 22 + random() * (height - 28));
    return `M${a} ${b}l-2-5M${a} ${b}v-6M${a} ${b}l2.500-5`;
  }).join('');
}
