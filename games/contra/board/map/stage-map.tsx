import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Lately, marksOf, useTable } from '#kit';
import type { Answer } from '../../answer.ts';
import type { SpaceId, StageId, TargetId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { spacesOf } from '../../facts/places.ts';
import type { Contra } from '../../types.ts';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { BossColours } from '../art/bosses.tsx';
import type { Choosing } from '../choosing.ts';
import { markOf } from '../showing.ts';
import { Effects } from './effects.tsx';
import { type Plan, planOf, wholeOf } from './geometry.ts';
import { Lying } from './lying.tsx';
import { Pieces, type Run } from './pieces.tsx';
import { Scenery, Thicket } from './scenery.tsx';
import { Spaces } from './spaces.tsx';

export interface StageMapProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  /** The event that is being shown, and a key of its own. */
  readonly now: { readonly event: Event; readonly key: string } | null;
  /** The answer that is pointed at. */
  readonly hint: Answer | null;
  readonly pinged: ReadonlySet<SpaceId>;
  readonly refused: SpaceId | null;
  readonly pointed: TargetId | null;
  press(id: SpaceId, element: Element): void;
  point(id: SpaceId | null): void;
}

/** The stage from above: land, ledges, spaces, and everybody on them. */
export function StageMap({ view, choosing, words, now, hint, pinged, refused, pointed, press, point }: StageMapProps) {
  const plan = planOf(view.stage);
  const whole = wholeOf(plan);
  const frame = `${whole.x} ${whole.y} ${whole.width} ${whole.height}`;
  const hinted = new Set(hint === null ? [] : placesOf(hint, view));
  const event = now?.event ?? null;
  const { lately } = useTable<Contra>();
  const marks = useMemo(() => marksOf<Contra, SpaceId>(lately, markOf), [lately]);
  const run = useMemo(() => runOf(event, plan), [event, plan]);
  return (
    <div className={`stage-map ${view.stage}`} style={{ left: whole.x, top: whole.y, width: whole.width, height: whole.height }}>
      <Backdrop stage={view.stage} plan={plan} frame={frame} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg className="map-layer" viewBox={frame} role="group" aria-label={words.say.board.map({ stage: view.stage, spaces: plan.spaces.length })}>
        <BossColours />
        <Spaces plan={plan} view={view} choosing={choosing} words={words} hinted={hinted} pinged={pinged} refused={refused} press={press} point={point} />
        <Lying plan={plan} view={view} />
        {event === null ? <Lately marks={marks} pen={3} ring={34} at={(id) => plan.at(id)} /> : null}
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
const Backdrop = memo(function Backdrop({ stage, plan, frame }: { readonly stage: StageId; readonly plan: Plan; readonly frame: string }) {
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

function runOf(event: Event | null, plan: Plan): Run | null {
  return event?.kind === 'runs' ? { seat: event.seat, path: event.path.map((id) => plan.at(id)) } : null;
}

/** The spaces an answer is about. */
export function placesOf(answer: Answer, view: View): readonly SpaceId[] {
  if ('to' in answer) return [answer.to];
  return 'target' in answer ? spacesOf(view, answer.target) : [];
}

/** The way of the run that is pointed at. */
function Path({ plan, view, choosing, hint }: { readonly plan: Plan; readonly view: View; readonly choosing: Choosing; readonly hint: Answer | null }) {
  const from = view.fighters[choosing.seat]?.space ?? null;
  if (hint === null || (hint.do !== 'run' && hint.do !== 'jump') || from === null) return null;
  const [a, b] = [plan.at(from), plan.at(hint.to)];
  const d =
    hint.do === 'run'
      ? `M${[from, ...hint.via, hint.to].map((id) => `${plan.at(id).x} ${plan.at(id).y}`).join('L')}`
      : `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 46} ${b.x} ${b.y}`;
  return (
    <g className="path">
      <path d={d} className={hint.do} />
      <circle cx={b.x} cy={b.y} r="7" />
    </g>
  );
}
