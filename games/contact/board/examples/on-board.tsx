import type { Point } from '../../../plane.ts';
import { markerColumn, segmentNamed } from '../../content/board.ts';
import { ICONS } from '../art/icons.ts';
import { Rim } from '../map/backdrop.tsx';
import { angleOf, figures, outline, polar, RADII, within } from '../map/geometry.ts';
import type { Example } from './examples.ts';

/** The part of the board on which something is shown. */
export function OnBoard({ scene }: { readonly scene: Example }) {
  const { zombies = {}, lit = {}, barred = [], change = {}, moves = [], reach, chosen } = scene;
  return (
    <svg viewBox={frameOf(scene)} aria-hidden="true">
      <circle r="394" className="cn-example-rim" />
      <circle r={RADII[4]} className="cn-example-ground" />
      <circle r="200" className="cn-example-light" />
      <path className="cn-example-lines" d={SPOKES} />
      {RADII.map((r) => (
        <circle key={r} r={r} className="cn-example-lines" />
      ))}
      {reach === undefined ? null : <Reached near={reach[0]} far={reach[1]} />}
      {Object.keys(lit).map((name) => (
        <path key={name} d={outline(segmentNamed(name), 2)} className={name === chosen ? 'segment lit chosen' : 'segment lit'} />
      ))}
      {barred.map((name) => (
        <Barred key={name} name={name} />
      ))}
      <Rim />
      <circle r="34" className="cn-example-lamp" />
      {moves.map(([from, to]) => (
        <Arrow key={from} from={within(segmentNamed(from))} to={within(segmentNamed(to))} />
      ))}
      {Object.entries(zombies).map(([name, n]) => (
        <g key={name} transform={at(within(segmentNamed(name)))}>
          <Group zombies={n} />
        </g>
      ))}
      {Object.entries(lit).map(([name, text]) => (
        <Label key={name} at={beside(name, zombies[name] === undefined ? 0 : 30)} text={text} kind="lit" />
      ))}
      {Object.entries(change).map(([name, text]) => (
        <Label key={name} at={inwards(name)} text={text} kind="change" />
      ))}
      {scene.rings === undefined ? null : <Rings column={scene.rings} />}
      {scene.marker?.map((turn, i, turns) => (
        <TurnMarker key={turn} turn={turn} now={i === turns.length - 1} />
      ))}
    </svg>
  );
}

const SPOKES = Array.from({ length: 16 }, (_, i) => {
  const [from, to] = [polar(80, (i * Math.PI) / 8), polar(346, (i * Math.PI) / 8)];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}).join('');

/** The part of the board on which something is shown, the centre included. */
function frameOf({ zombies = {}, lit = {}, barred = [], change = {}, dice, marker }: Example): string {
  if (dice !== undefined || marker !== undefined) return '-396 -396 792 792';
  const names = [...Object.keys(zombies), ...Object.keys(lit), ...Object.keys(change), ...barred];
  const points = [{ x: 0, y: 0 }, ...names.map((name) => within(segmentNamed(name)))];
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - 80, Math.min(...ys) - 80];
  const side = Math.max(Math.max(...xs) + 80 - left, Math.max(...ys) + 80 - top);
  const [x, y] = [(left + Math.max(...xs) + 80 - side) / 2, (top + Math.max(...ys) + 80 - side) / 2];
  return [x, y, side, side].map((n) => n.toFixed(0)).join(' ');
}

function at({ x, y }: Point): string {
  return `translate(${x.toFixed(1)},${y.toFixed(1)})`;
}

function beside(name: string, below: number): Point {
  const { x, y } = within(segmentNamed(name));
  return { x, y: y + below };
}

/** On the side of the centre; in ring 1 there is only room outside. */
function inwards(name: string): Point {
  const { x, y } = within(segmentNamed(name));
  const factor = name.endsWith('/r1') ? 1.5 : 0.8;
  return { x: x * factor, y: y * factor };
}

function Reached({ near, far }: { readonly near: number; readonly far: number }) {
  return (
    <g className="range">
      <circle r={(RADII[far] ?? 0) - 1} className="range-edge" />
      {near > 1 ? <circle r={(RADII[near - 1] ?? 0) + 1} className="range-edge" /> : null}
    </g>
  );
}

function Barred({ name }: { readonly name: string }) {
  return (
    <g>
      <path d={outline(segmentNamed(name), 2)} className="cn-example-barred" />
      <g transform={at(beside(name, 30))} className="cn-example-cross">
        <circle r="13" />
        <path d="M-5-5 5 5M5-5-5 5" />
      </g>
    </g>
  );
}

/** Where the turn marker stands in a turn, or stood before. */
function TurnMarker({ turn, now }: { readonly turn: number; readonly now: boolean }) {
  return (
    <g transform={at(polar(369, angleOf(markerColumn(turn))))} className={now ? 'cn-example-turn now' : 'cn-example-turn'}>
      <rect x="-30" y="-30" width="60" height="60" rx="14" />
      <text y="13" textAnchor="middle">
        {turn}
      </text>
    </g>
  );
}

export function Group({ zombies }: { readonly zombies: number }) {
  return figures(zombies).all.map(({ x, y, size, large, tilt }) => (
    <g key={`${x} ${y}`} transform={`translate(${x},${y}) rotate(${tilt})`}>
      <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
        <path d={ICONS.zombie} className={large ? 'cn-example-zombie large' : 'cn-example-zombie'} />
      </svg>
    </g>
  ));
}

function Label({ at: place, text, kind }: { readonly at: Point; readonly text: string; readonly kind: 'lit' | 'change' }) {
  return (
    <g transform={at(place)} className={`cn-example-label ${kind}`}>
      <rect x="-20" y="-14" width="40" height="28" rx="14" />
      <text y="6.5" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** From one place to another, bent around the centre where it is on the way. */
function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) > 120;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const out = Math.hypot(middle.x, middle.y) || 1;
  const bend = far ? { x: (middle.x / out) * 190, y: (middle.y / out) * 190 } : middle;
  const angle = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return (
    <g className="cn-example-arrow">
      <path d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
      <path d="M-16-9 0 0-16 9" transform={`${at(to)} rotate(${angle.toFixed(0)})`} />
    </g>
  );
}

function Rings({ column }: { readonly column: string }) {
  return [1, 2, 3, 4].map((ring) => <Label key={ring} at={within(segmentNamed(`${column}/r${ring}`))} text={`${ring}`} kind="lit" />);
}

/** How groups are shown: one large for every five, small ones for the rest. */
export function Tokens({ groups, says }: { readonly groups: readonly number[]; says(n: number): string }) {
  return (
    <svg viewBox="0 0 330 120" aria-hidden="true">
      {groups.map((zombies, i) => (
        <g key={zombies} transform={`translate(${55 + 110 * i},48)`}>
          <Group zombies={zombies} />
          <text y="62" textAnchor="middle" className="cn-example-count">
            {says(zombies)}
          </text>
        </g>
      ))}
    </svg>
  );
}
