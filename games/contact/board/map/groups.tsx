import { memo } from 'preact/compat';
import { LinearGradient } from '#kit';
import { type SegmentName, segmentNamed } from '../../content/board.ts';
import { groupsOf } from '../../facts/groups.ts';
import { destination } from '../../facts/movement.ts';
import type { View } from '../../view.ts';
import { ICONS } from '../art/icons.ts';
import { figures, placing } from './geometry.ts';

/** What all figures are made of; drawn once, used many times. */
export function FigureDefs() {
  return (
    <>
      <LinearGradient id="cn-skin" x2="0" y2="1" stops={{ '0%': '#e4f8c8', '100%': '#86ad6c' }} />
      <LinearGradient id="cn-skin-large" x2="0" y2="1" stops={{ '0%': '#f3f0c0', '100%': '#7f9a55' }} />
      <symbol id="cn-zombie" viewBox="0 0 512 512" overflow="visible">
        <path d={ICONS.zombie} stroke="#04090d" strokeWidth="20" paintOrder="stroke" strokeLinejoin="round" />
      </symbol>
    </>
  );
}

interface GroupProps {
  readonly name: SegmentName;
  readonly zombies: number;
  readonly confused: boolean;
  /** Where it is going while all move. */
  readonly to: SegmentName;
  readonly arriving: boolean;
}

const Group = memo(function Group({ name, zombies, confused, to, arriving }: GroupProps) {
  const from = placing(segmentNamed(name), zombies);
  const there = to === name ? from : placing(segmentNamed(to), zombies);
  const place = `translate(${there.at.x.toFixed(1)}px, ${there.at.y.toFixed(1)}px)`;
  const badge = `translate(${there.badge.x.toFixed(1)}px, ${there.badge.y.toFixed(1)}px)`;
  return (
    <g className={`group${to === name ? '' : ' moving'}${arriving ? ' arriving' : ''}${confused ? ' confused' : ''}`}>
      <g className="body" style={{ transform: `${place} scale(${there.scale.toFixed(3)})` }}>
        <Figures zombies={zombies} flip={from.flip} />
        {confused && <path className="daze" d="M-16-30q4-6 8 0t8 0 8 0 8 0M-10-38q4-6 8 0t8 0 8 0" />}
      </g>
      <g className="badge" style={{ transform: badge }}>
        <rect className="lg" x={zombies > 9 ? -14.5 : -11.5} y="-10.5" width={zombies > 9 ? 29 : 23} height="21" rx="10.5" />
        <text className="lg" y="5" textAnchor="middle">
          {zombies}
        </text>
        <rect className="sm" x={zombies > 9 ? -20 : -17} y="-17" width={zombies > 9 ? 40 : 34} height="34" rx="17" />
        <text className="sm" y="8" textAnchor="middle">
          {zombies}
        </text>
      </g>
    </g>
  );
});

const Figures = memo(function Figures({ zombies, flip }: { readonly zombies: number; readonly flip: boolean }) {
  return (
    <g transform={flip ? 'scale(-1,1)' : undefined}>
      {figures(zombies).all.map(({ x, y, size, large, tilt }) => (
        <g key={`${x} ${y}`} transform={`translate(${x},${y}) rotate(${tilt})`}>
          <ellipse cy={size * 0.46} rx={size * 0.34} ry={size * 0.1} fill="#000" opacity=".6" />
          <use href="#cn-zombie" x={-size / 2} y={-size / 2} width={size} height={size} fill={large ? 'url(#cn-skin-large)' : 'url(#cn-skin)'} />
        </g>
      ))}
    </g>
  );
});

const NOBODY: readonly SegmentName[] = [];

/** All groups; while they move each glides to where it goes. */
export function Groups({ view, moving, arriving = NOBODY }: { readonly view: View; readonly moving: boolean; readonly arriving?: readonly SegmentName[] }) {
  return (
    <g className="groups">
      {groupsOf(view)
        .toSorted(([a], [b]) => placing(segmentNamed(a), 1).at.y - placing(segmentNamed(b), 1).at.y)
        .map(([name, zombies]) => (
          <Group
            key={name}
            name={name}
            zombies={zombies}
            confused={view.confused.includes(name)}
            to={moving ? destination(view, name) : name}
            arriving={arriving.includes(name)}
          />
        ))}
    </g>
  );
}
