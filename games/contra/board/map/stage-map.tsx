import { memo, useMemo } from 'react';
import type { GameEvent } from '#kernel';
import type { StageId } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import type { Choosing } from '../answers/choosing.ts';
import { deedOf } from '../answers/deed.ts';
import { BossColours } from '../art/bosses.tsx';
import { list, num } from '../news/told.ts';
import type { BoardWords } from '../words.ts';
import { Effects } from './effects.tsx';
import { type Plan, planOf, wholeOf } from './geometry.ts';
import { Lying } from './lying.tsx';
import { Pieces, type Run } from './pieces.tsx';
import { Scenery, Thicket } from './scenery.tsx';
import { Spaces } from './spaces.tsx';
import { spacesOf } from './standing.ts';

export interface StageMapProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: BoardWords;
  /** The event that is being shown, and a key of its own. */
  readonly now: { readonly event: GameEvent; readonly key: string } | null;
  /** The option that is pointed at. */
  readonly hint: string | null;
  readonly pinged: ReadonlySet<string>;
  readonly refused: string | null;
  readonly pointed: string | null;
  press(id: string, element: Element): void;
  point(id: string | null): void;
}

/** The stage from above: land, ledges, spaces, and everybody on them. */
export function StageMap({ view, choosing, words, now, hint, pinged, refused, pointed, press, point }: StageMapProps) {
  const plan = planOf(view.stage);
  const whole = wholeOf(plan);
  const frame = `${whole.x} ${whole.y} ${whole.width} ${whole.height}`;
  const hinted = hintedAt(hint, view);
  const event = now?.event ?? null;
  const run = useMemo(() => runOf(event, plan), [event, plan]);
  return (
    <div className={`stage-map ${view.stage}`} style={{ left: whole.x, top: whole.y, width: whole.width, height: whole.height }}>
      <Ground stage={view.stage} plan={plan} frame={frame} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg className="map-layer" viewBox={frame} role="group" aria-label={words.map(view.stage, plan.spaces.length)}>
        <BossColours />
        <Spaces plan={plan} view={view} choosing={choosing} words={words} hinted={hinted} pinged={pinged} refused={refused} press={press} point={point} />
        <Lying plan={plan} view={view} />
        <Path plan={plan} view={view} choosing={choosing} hint={hint} />
        <Pieces plan={plan} view={view} choosing={choosing} pointed={pointed} run={run} />
        <g className="effects" key={now?.key ?? ''}>
          {now === null ? null : <Effects event={now.event} view={view} plan={plan} words={words} />}
        </g>
      </svg>
    </div>
  );
}

/** What does not change in a game. */
const Ground = memo(function Ground({ stage, plan, frame }: { readonly stage: StageId; readonly plan: Plan; readonly frame: string }) {
  return (
    <svg className="map-layer" viewBox={frame} aria-hidden="true">
      <defs>
        <filter id="co-blur" x="-60%" y="-60%" width="220%" height="220%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
      </defs>
      <Scenery stage={stage} plan={plan} />
      <path d={plan.trails} className="trail-shade" />
      <path d={plan.trails} className="trail" />
      <path d={plan.trails} className="trail-dots" />
      <Thicket stage={stage} plan={plan} />
      {plan.ledges.map(({ id, d, foot }) => (
        <g key={id} className="ledge">
          <path d={d} transform="translate(0 9)" className="ledge-base" />
          <path d={d} transform="translate(0 6)" className="ledge-side" />
          <path d={d} className="ledge-top" />
          <path d={d} className="ledge-glow" />
          <path d={d} className="ledge-line" />
          <path d={foot} className="ledge-foot" />
        </g>
      ))}
    </svg>
  );
});

function runOf(event: GameEvent | null, plan: Plan): Run | null {
  return event?.kind === 'runs' ? { seat: num(event, 'seat'), path: list(event, 'path').map((id) => plan.at(id)) } : null;
}

/** The spaces an option is about. */
function hintedAt(hint: string | null, view: View): ReadonlySet<string> {
  if (hint === null) return NOWHERE;
  const deed = deedOf(hint);
  if ('to' in deed) return new Set([deed.to]);
  if ('target' in deed) return new Set(spacesOf(view, deed.target));
  return NOWHERE;
}

const NOWHERE: ReadonlySet<string> = new Set();

/** The way of the run that is pointed at. */
function Path({ plan, view, choosing, hint }: { readonly plan: Plan; readonly view: View; readonly choosing: Choosing; readonly hint: string | null }) {
  const deed = hint === null ? null : deedOf(hint);
  const from = view.fighters[choosing.seat]?.space ?? '';
  if (deed === null || (deed.do !== 'run' && deed.do !== 'jump') || from === '') return null;
  const stops = [from, ...(deed.do === 'run' ? deed.via : []), deed.to].map((id) => plan.at(id));
  const [a, b] = [stops[0], stops.at(-1)];
  if (a === undefined || b === undefined) return null;
  const d =
    deed.do === 'run' ? `M${stops.map(({ x, y }) => `${x} ${y}`).join('L')}` : `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 46} ${b.x} ${b.y}`;
  return (
    <g className="path">
      <path d={d} className={deed.do} />
      <circle cx={b.x} cy={b.y} r="7" />
    </g>
  );
}
