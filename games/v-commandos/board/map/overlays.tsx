import type { Point } from '../../../plane.ts';
import type { Answer } from '../../answer.ts';
import type { TileRef } from '../../content/refs.ts';
import type { Event } from '../../event.ts';
import type { MarchAhead, MarchStep } from '../../preview.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { useDefs } from './defs.tsx';
import { Burst, bent, line } from './drawing.tsx';
import { centreOf, type Laid, middleOf, placeOn } from './geometry.ts';
import { commandoAt } from './pieces.ts';
import { Token } from './token.tsx';

interface MarchProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  /** What the plan makes of it. */
  readonly after: MarchAhead | null;
}

/** Dashed arrows where the enemies would go: those that the plan adds stand out, those that it takes away fade. */
export function March({ view, laid, after }: MarchProps) {
  const defs = useDefs();
  const now = view.ahead.ways;
  const then = after === null ? now : after.ways;
  const isIn = (steps: readonly MarchStep[], { from, to }: MarchStep): boolean => steps.some((step) => step.from === from && step.to === to);
  return (
    <g className="vc-marches">
      {[...now, ...then.filter((step) => !isIn(now, step))].map((step) => {
        const [from, to] = [placeOn(laid, step.from), placeOn(laid, step.to)];
        if (from === null || to === null) return null;
        const { x, y } = from.laid;
        const [a, b] = [centreOf(from.tile), edgeTowards(from.tile, to.tile)];
        const d = line(
          { x: a.x + x + (b.x - a.x) * 0.5, y: a.y + y + (b.y - a.y) * 0.5 },
          { x: a.x + x + (b.x - a.x) * 1.22, y: a.y + y + (b.y - a.y) * 1.22 },
        );
        return (
          <g key={`${step.from} ${step.to}`} className={!isIn(then, step) ? 'gone' : isIn(now, step) ? undefined : 'comes'}>
            <path d={d} className="vc-march-halo" />
            <path d={d} className="vc-march" markerEnd={defs('arrow')} />
          </g>
        );
      })}
    </g>
  );
}

/** Where the way from one tile to another crosses the edge. */
function edgeTowards(tile: Laid['map']['tiles'][number], other: Laid['map']['tiles'][number]): Point {
  const left = Math.max(tile.x, other.x);
  const right = Math.min(tile.x + tile.w, other.x + other.w);
  const top = Math.max(tile.y, other.y);
  const bottom = Math.min(tile.y + tile.h, other.y + other.h);
  const unit = centreOf({ ...tile, x: 0, y: 0, w: 2, h: 2 }).x;
  return { x: ((left + right) / 2) * unit, y: ((top + bottom) / 2) * unit };
}

interface PlannedProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly answer: Answer;
  readonly seen: boolean;
  /** From where somebody would shoot. */
  readonly from: readonly TileRef[];
}

/** The planned step: the way in pencil, a ghost where it ends, and who would aim at it. */
export function Planned({ view, laid, answer, seen, from }: PlannedProps) {
  const defs = useDefs();
  if (answer.do !== 'move' && answer.do !== 'creep' && answer.do !== 'up' && answer.do !== 'creep-up') return null;
  const own = view.commandos.find(({ id }) => id === answer.who);
  const to = middleOf(laid, answer.tile);
  if (own === undefined || to === null) return null;
  const aside = (placeOn(laid, answer.tile)?.tile.w ?? 1) > 1 ? 62 : 22;
  const start = commandoAt(view, laid, answer.who);
  return (
    <g>
      {start === null ? null : <path d={bent(start, to)} className={seen ? 'vc-pencil' : 'vc-pencil safe'} markerEnd={defs('pencil')} />}
      {from.map((tile) => {
        const a = middleOf(laid, tile);
        return a === null || tile === answer.tile ? null : <path key={tile} d={line(a, to)} className="vc-aim" />;
      })}
      <g transform={`translate(${to.x + aside} ${to.y + 18})`} className="vc-ghost">
        <Token id={answer.who} state={seen ? 'visible' : 'stealthy'} active />
      </g>
    </g>
  );
}

/** What comrades point at: a step of theirs as a ghost of the way. */
export function Pings({ view, laid, pings }: { readonly view: View; readonly laid: readonly Laid[]; readonly pings: readonly Answer[] }) {
  return pings.map((answer) => {
    if (answer.do !== 'move' && answer.do !== 'creep') return null;
    const own = view.commandos.find(({ id }) => id === answer.who);
    const [a, b] = [own?.tile === undefined || own.tile === null ? null : middleOf(laid, own.tile), middleOf(laid, answer.tile)];
    return a === null || b === null ? null : <path key={`${answer.who} ${answer.tile}`} d={bent(a, b)} className="vc-pencil comrade" />;
  });
}

/** What is happening right now, over the map: tracers, finds, blasts. */
export function Happening({ event, view, laid, say }: { readonly event: Event; readonly view: View; readonly laid: readonly Laid[]; readonly say: Messages }) {
  switch (event.kind) {
    case 'fires': {
      const to = commandoAt(view, laid, event.who);
      if (to === null) return null;
      return (
        <g>
          {event.from.map((tile) => {
            const a = middleOf(laid, tile);
            return a === null ? null : <path key={tile} d={line(shifted(a, to), to)} className={event.hits > 0 ? 'vc-tracer' : 'vc-tracer miss'} />;
          })}
          {event.hits > 0 ? <Burst at={to} /> : null}
          <Flag at={{ x: to.x, y: to.y + 34 }} says={say.rail.hits(event)} look={event.hits > 0 ? 'bad' : ''} />
        </g>
      );
    }
    case 'shoots':
    case 'strikes': {
      const a = commandoAt(view, laid, event.who);
      const b = middleOf(laid, event.tile);
      if (a === null || b === null) return null;
      return (
        <g>
          <path d={line(a, b)} className={event.hits > 0 ? 'vc-tracer' : 'vc-tracer miss'} />
          {event.hits > 0 ? <Burst at={b} /> : null}
          <Flag at={{ x: b.x, y: b.y + 34 }} says={say.rail.hits(event)} look="" />
        </g>
      );
    }
    case 'stealth': {
      const at = commandoAt(view, laid, event.who);
      return at === null ? null : <Flag at={{ x: at.x, y: at.y + 34 }} says={say.rail.finds(event)} look={event.found ? 'bad' : ''} />;
    }
    case 'explosion':
    case 'barrel-bursts': {
      const at = middleOf(laid, event.tile);
      return at === null ? null : <Burst at={at} large />;
    }
    default:
      return null;
  }
}

/** Shots from the tile one stands on come from a little aside. */
function shifted(a: Point, to: Point): Point {
  return Math.abs(a.x - to.x) + Math.abs(a.y - to.y) < 30 ? { x: a.x + 40, y: a.y - 10 } : a;
}

function Flag({ at, says, look }: { readonly at: Point; readonly says: string; readonly look: string }) {
  const wide = says.length * 6.8 + 20;
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={`vc-flag ${look}`}>
      <rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" />
      <text y="4.500" textAnchor="middle">
        {says}
      </text>
    </g>
  );
}
