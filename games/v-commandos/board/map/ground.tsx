import { memo } from 'react';
import { NEEDED, sizeName, type Terrain, type TerrainId, type TileOnMap, terrainNamed } from '../../content/map.ts';
import { decorOf } from '../art/looks.ts';
import { Drawn } from '../art/pictures.tsx';
import type { Names } from '../names.ts';
import { rectOf, tileRef, UNIT } from './geometry.ts';

/** The tiles of a terrain with their names: what never changes. */
export const Ground = memo(function Ground({ id, names }: { readonly id: TerrainId; readonly names: Names }) {
  const map = terrainNamed(id);
  const rows = map.data.map;
  return (
    <g>
      <rect x="-8" y="-8" width={(rows[0]?.length ?? 0) * UNIT + 16} height={rows.length * UNIT + 18} className="vc-sheet" />
      {map.tiles.map((tile) => (
        <TileGround key={tile.letter} map={map} tile={tile} name={names.tile(tileRef(map, tile))} />
      ))}
    </g>
  );
});

/** Gradients and patterns that all terrains of a drawing share. */
export function GroundDefs() {
  return (
    <defs>
      <linearGradient id="vc-out" x2=".5" y2="1">
        <stop offset="0" className="vc-out-from" />
        <stop offset="1" className="vc-out-to" />
      </linearGradient>
      <linearGradient id="vc-in" x2=".5" y2="1">
        <stop offset="0" className="vc-in-from" />
        <stop offset="1" className="vc-in-to" />
      </linearGradient>
      <pattern id="vc-planks" width="56" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 13.500H56M20 0V14M48 0v14" className="vc-plank" />
      </pattern>
      <marker id="vc-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5.500" markerHeight="5.500" orient="auto">
        <path d="M0 0 10 5 0 10z" fill="#20242a" />
      </marker>
      <marker id="vc-pencil" viewBox="0 0 12 12" refX="8" refY="6" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M1 1 10 6 1 11" className="vc-pencil-head" />
      </marker>
      <filter id="vc-drop" x="-40%" y="-40%" width="180%" height="190%">
        <feDropShadow dx="0" dy="2.500" stdDeviation="2" floodColor="#12150a" floodOpacity=".5" />
      </filter>
    </defs>
  );
}

function TileGround({ map, tile, name }: { readonly map: Terrain; readonly tile: TileOnMap; readonly name: string }) {
  const { x, y, width, height } = rectOf(tile);
  const inside = tile.place === 'indoor';
  const decor = decorOf(tile.name);
  const inset = inside ? 4 : 0;
  return (
    <g className={inside ? 'vc-ground in' : 'vc-ground out'}>
      <rect x={x} y={y + 5} width={width} height={height} rx="9" className="vc-edge" />
      <rect x={x} y={y} width={width} height={height} rx="9" fill={inside ? 'url(#vc-in)' : 'url(#vc-out)'} />
      {inside ? (
        <>
          <rect x={x} y={y} width={width} height={height} rx="9" fill="url(#vc-planks)" />
          <rect x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx="6" className="vc-wall" />
        </>
      ) : (
        <>
          <path d={tufts(map, tile)} className="vc-tufts" />
          <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="8" className="vc-sheen" />
        </>
      )}
      {decor === null ? null : (
        <Drawn name={decor} side={Math.min(width, height) * 0.52} x={x + width - Math.min(width, height) * 0.42} y={y + height * 0.6} className="vc-decor" />
      )}
      <TileName name={name} tile={tile} x={x + 9 + inset} y={y + 17 + inset} />
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

/** Long names of small tiles take two lines. */
const LONGEST = 14;

function TileName({ name, tile: { w }, x, y }: { readonly name: string; readonly tile: TileOnMap; readonly x: number; readonly y: number }) {
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
