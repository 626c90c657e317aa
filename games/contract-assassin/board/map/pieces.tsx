import type { Seat } from '#kernel';
import type { SpaceId } from '../../content/world.ts';
import type { View } from '../../view.ts';
import { LOOKS } from '../art/looks.ts';
import { Guard, Pawn } from '../art/pictures.tsx';
import { pointOf } from './geometry.ts';

/** Around every open contract the shape of its owner; one's own are amber. */
export function Targets({ view, me }: { readonly view: View; readonly me: Seat | null }) {
  return (
    <g className="targets">
      {view.targets.map(({ city, owner }) => {
        const { x, y } = pointOf(city);
        const id = view.hitmen[owner]?.assassin ?? null;
        if (id === null) return null;
        const { shape, colour } = LOOKS[id];
        return (
          <g key={city} transform={`translate(${x} ${y})`} className={owner === me ? 'target mine' : 'target'} data-term="name">
            <circle r="6.5" className="target-disc" />
            <circle r="3" fill={colour} className="target-owner" />
            <path d={shape} className="target-rim" />
            <path d={shape} className="target-shape" style={owner === me ? undefined : { stroke: colour }} />
            <path d="M0-15v6M0 15V9M-15 0h6M15 0H9" className="target-shape" style={owner === me ? undefined : { stroke: colour }} />
            {view.target === city ? <circle r="18" className="target-now" /> : null}
          </g>
        );
      })}
    </g>
  );
}

/** Bodyguards stand above everything. */
export function Guards({ view }: { readonly view: View }) {
  return (
    <g className="guards">
      {view.targets.map(({ city, guards }) => {
        const { x, y } = pointOf(city);
        return (
          <g key={city} transform={`translate(${x - (guards.length > 1 ? 8 * (guards.length - 1) : 14)} ${y - 17})`}>
            {guards.map((number, i) => (
              <g key={number} transform={`translate(${i * 16} 0) scale(.78)`} data-term="guard">
                <Guard number={number} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Where several stand in one space they stand side by side; in hiding they are half seen. */
export function Pawns({ view }: { readonly view: View }) {
  const here = new Map<SpaceId, Seat[]>();
  for (const [seat, { space }] of view.hitmen.entries()) if (space !== null) here.set(space, [...(here.get(space) ?? []), seat]);
  return (
    <g className="pawns">
      {view.hitmen.map(({ assassin, space, status }, seat) => {
        if (assassin === null || space === null) return null;
        const { x, y } = pointOf(space);
        const crowd = here.get(space) ?? [];
        const dx = 12 + crowd.indexOf(seat) * 13;
        return (
          <g
            key={assassin}
            className={`piece ${status}${seat === view.active ? ' acting' : ''}`}
            style={{ transform: `translate(${x + dx}px, ${y + 6}px) scale(${seat === view.active ? 1.05 : 0.88})` }}
          >
            <Pawn id={assassin} />
          </g>
        );
      })}
    </g>
  );
}
