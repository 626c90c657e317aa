import type { Point } from '../../../plane.ts';
import type { TargetId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { spacesOf } from '../../facts/places.ts';
import type { View } from '../../view.ts';
import type { BoardWords } from '../../words/board.ts';
import { star } from '../art/shapes.ts';
import { boundsOf, type Plan } from './geometry.ts';

interface EffectsProps {
  readonly event: Event;
  readonly view: View;
  readonly plan: Plan;
  readonly words: BoardWords;
}

/** What is seen of an event while it is shown: tracers, bursts, numbers that rise. */
export function Effects({ event, view, plan, words }: EffectsProps) {
  const f = 'seat' in event ? view.fighters[event.seat] : undefined;
  const own = plan.at(f?.space ?? null);
  switch (event.kind) {
    case 'attacks':
      return event.targets.map((target) => <Tracer key={target} from={own} to={targetAt(view, plan, target)} />);
    case 'assault':
      return f?.foes.map(({ id, space }) => <Tracer key={id} from={plan.at(space)} to={own} hostile />) ?? null;
    case 'damages':
    case 'boss-damaged': {
      const at = targetAt(view, plan, event.kind === 'damages' ? event.target : 'boss');
      return (
        <g>
          <Burst at={at} />
          <Tag at={at} text={`−${event.damage}`} />
        </g>
      );
    }
    case 'defeated':
      return <Burst at={targetAt(view, plan, event.enemy)} large />;
    case 'flipped':
      return (
        <g>
          <Burst at={targetAt(view, plan, 'boss')} large />
          <Tag at={targetAt(view, plan, 'boss')} text={words.effects.flipped} />
        </g>
      );
    case 'medal-lost':
      return <Tag at={own} text={words.effects.medal} kind="danger" />;
    case 'suffers':
      return <Tag at={own} text={event.damage.join(' ')} kind="danger" />;
    case 'withstands':
      return <Tag at={own} text={words.effects.withstands} kind="calm" />;
    case 'prevents':
      return <Tag at={own} text={words.effects.prevents} kind="calm" />;
    case 'gains':
      return <Tag at={own} text={`+ ${event.tokens.join(' ')}`} kind="calm" />;
    case 'grenade-bursts':
    case 'scorches':
      return <Burst at={plan.at(event.space)} large />;
    case 'pillbox-taken':
    case 'pillbox-placed':
    case 'grenade':
    case 'dimer':
    case 'gels':
    case 'platform-broken':
      return <Ring at={plan.at(event.space)} />;
    case 'enemy-drawn':
    case 'hatched':
      return <Ring at={plan.at(event.space)} hostile />;
    case 'objective':
      return <Tag at={own} text={event.success ? words.effects.success : words.effects.scout} kind={event.success ? 'calm' : 'plain'} />;
    default:
      return null;
  }
}

function targetAt(view: View, plan: Plan, target: TargetId): Point {
  const spaces = spacesOf(view, target);
  if (target !== 'boss') return plan.at(spaces[0] ?? null);
  const { x, y, width, height } = boundsOf(plan, spaces);
  return { x: x + width / 2, y: y + height / 2 };
}

function Tracer({ from, to, hostile = false }: { readonly from: Point; readonly to: Point; readonly hostile?: boolean }) {
  const d = `M${from.x} ${from.y - 4}L${to.x} ${to.y - 4}`;
  return (
    <g className={hostile ? 'co-tracer hostile' : 'co-tracer'}>
      <path d={d} className="co-glow" />
      <path d={d} className="co-line" pathLength={1} />
      <circle cx={to.x} cy={to.y} r="22" className="co-flash" />
    </g>
  );
}

const BURST = star(9, 30, 15);

function Burst({ at, large = false }: { readonly at: Point; readonly large?: boolean }) {
  return (
    <g style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g className={large ? 'co-burst large' : 'co-burst'}>
        <path d={BURST} className="co-outer" />
        <path d={BURST} transform="scale(.55)" className="co-inner" />
      </g>
    </g>
  );
}

function Ring({ at, hostile = false }: { readonly at: Point; readonly hostile?: boolean }) {
  return (
    <g style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <circle r="34" className={hostile ? 'co-ring hostile' : 'co-ring'} />
    </g>
  );
}

function Tag({ at, text, kind = 'plain' }: { readonly at: Point; readonly text: string; readonly kind?: 'plain' | 'danger' | 'calm' }) {
  const half = 14 + text.length * 4.2;
  return (
    <g style={{ transform: `translate(${at.x}px, ${at.y - 46}px)` }}>
      <g className={`co-tag ${kind}`}>
        <rect x={-half} y="-13" width={2 * half} height="26" rx="13" />
        <text y="5" textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}
