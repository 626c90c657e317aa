import type { SpaceId } from '../../content/index.ts';
import type { View } from '../../view.ts';
import { Glyph } from '../art/symbols.tsx';
import type { Plan } from './geometry.ts';

/** What lies on the map: grenades, bubble dimers, gels, damage. */
export function Lying({ plan, view }: { readonly plan: Plan; readonly view: Pick<View, 'grenades' | 'dimers' | 'gels' | 'scorch'> }) {
  return (
    <g className="lying">
      {counted(view.grenades).map(([space, n]) => (
        <g key={`grenade ${space}`} transform={moved(plan, space, -22, 14)} className="grenade">
          <circle r="13" />
          <Glyph name="grenade" size={17} />
          {n > 1 ? <Count n={n} /> : null}
        </g>
      ))}
      {counted(view.dimers).map(([space, n]) => (
        <g key={`dimer ${space}`} transform={moved(plan, space, -20, -14)} className="dimer">
          <circle cx="-6" r="9" />
          <circle cx="7" cy="3" r="7" />
          <path d="M-11-3a6 6 0 0 1 4-4M3 1a4 4 0 0 1 3-3" />
          {n > 1 ? <Count n={n} /> : null}
        </g>
      ))}
      {countsIn(plan, view.gels).map(([space, n]) => (
        <g key={`gel ${space}`} transform={moved(plan, space, -18, 12)} className="gel">
          <path d="M-12 6C-14-6-6-12 0-12S13-6 12 6Q10 12 4 9 0 13-5 9-10 12-12 6z" />
          <text y="4" textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
      {countsIn(plan, view.scorch).map(([space, n]) => (
        <g key={`scorch ${space}`} transform={moved(plan, space, 18, 12)} className="scorch">
          <Glyph name="flame" size={27} y={-2} />
          <text y="6" textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}

function Count({ n }: { readonly n: number }) {
  return (
    <text x="12" y="-5" textAnchor="middle" className="count">
      {n}
    </text>
  );
}

function moved(plan: Plan, space: SpaceId, dx: number, dy: number): string {
  const { x, y } = plan.at(space);
  return `translate(${x + dx} ${y + dy})`;
}

function counted(spaces: readonly SpaceId[]): readonly (readonly [space: SpaceId, n: number])[] {
  const found = new Map<SpaceId, number>();
  for (const space of spaces) found.set(space, (found.get(space) ?? 0) + 1);
  return [...found];
}

function countsIn({ spaces }: Plan, counts: View['gels']): readonly (readonly [space: SpaceId, n: number])[] {
  return spaces.flatMap(({ id }) => (counts[id] === undefined ? [] : [[id, counts[id]] as const]));
}
