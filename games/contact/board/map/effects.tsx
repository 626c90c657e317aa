import type { Point } from '../../../plane.ts';
import { type SegmentName, segmentNamed } from '../../content/board.ts';
import { isMemberId, type MemberId } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import type { Arrival } from '../../facts/arrivals.ts';
import { zombiesAt } from '../../facts/groups.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { delta } from '../showing.ts';
import { outline, PLACES, placing, within } from './geometry.ts';

const RAYS = Array.from({ length: 8 }, (_, i) => i * 45);

/** What is seen of an event while it is shown: tracers, flashes, figures that fall. */
export function Effects({ event, view, words }: { readonly event: Event; readonly view: View; readonly words: Messages }) {
  const at = 'segment' in event ? groupAt(view, event.segment) : { x: 0, y: 0 };
  switch (event.kind) {
    case 'shot':
      return <Shot event={event} from={tokenOf(view, event.member)} at={at} words={words} />;
    case 'blast':
      return (
        <g>
          <Flash at={at} wide />
          <Falling at={at} text={delta(event)} />
        </g>
      );
    case 'melee-expert':
    case 'tripwire':
    case 'scatter':
      return (
        <g>
          {event.kind === 'melee-expert' ? <path className="fx-slash" style={moved(at)} d="M-26 20Q0-6 26-22" /> : null}
          <Falling at={at} text={delta(event)} />
        </g>
      );
    case 'zombies-attack':
      return event.die === null ? null : (
        <g>
          <path className={event.hit ? 'fx-attack hits' : 'fx-attack'} d={outline(segmentNamed(event.segment), 2)} />
          <Tag at={{ x: at.x, y: at.y + 28 }} text={event.hit ? words.die.falls : words.die.held} kind={event.hit ? 'danger' : 'calm'} />
        </g>
      );
    case 'confusion':
      return <Tag at={{ x: at.x, y: at.y - 34 }} text={words.board.confused} kind="calm" />;
    case 'spawn':
      return <Arrivals placed={event.placed} />;
    default:
      return null;
  }
}

function groupAt(view: View, name: SegmentName): Point {
  return placing(segmentNamed(name), Math.max(1, zombiesAt(view, name))).at;
}

/** Where somebody or a group stands. */
export function placeOf(view: View, place: MemberId | SegmentName): Point {
  return isMemberId(place) ? tokenOf(view, place) : groupAt(view, place);
}

function tokenOf({ members }: View, id: MemberId): Point {
  return PLACES[members.findIndex((m) => m.id === id)] ?? { x: 0, y: 0 };
}

function moved({ x, y }: Point): { readonly transform: string } {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
}

function Shot({
  event,
  from,
  at,
  words,
}: {
  readonly event: Extract<Event, { readonly kind: 'shot' }>;
  readonly from: Point;
  readonly at: Point;
  readonly words: Messages;
}) {
  const { hit, with: attack } = event;
  const beyond = hit ? at : { x: at.x * 1.08, y: at.y * 1.08 };
  const line = `M${from.x} ${from.y}L${beyond.x.toFixed(1)} ${beyond.y.toFixed(1)}`;
  const length = Math.hypot(beyond.x - from.x, beyond.y - from.y);
  if (!hit)
    return (
      <g>
        <path className="fx-missed" d={line} />
        <Tag at={{ x: at.x, y: at.y - 34 }} text={words.die.miss} kind="calm" />
      </g>
    );
  return (
    <g>
      <path className="fx-glow" d={line} />
      <path className="fx-tracer" d={line} strokeDasharray={`26 ${length}`} style={{ strokeDashoffset: 26 }} />
      <Flash at={at} wide={attack === 'grenade' || attack === 'launcher' || attack === 'flame'} />
      <Falling at={at} text={delta(event)} />
    </g>
  );
}

function Flash({ at, wide = false }: { readonly at: Point; readonly wide?: boolean }) {
  return (
    <g style={moved(at)}>
      <g className={wide ? 'fx-flash wide' : 'fx-flash'}>
        <circle r="34" fill="url(#cn-flash)" />
        {RAYS.map((turn) => (
          <path key={turn} d="M0-24V-34" transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  );
}

/** One tips over and fades, and how many are gone rises. */
function Falling({ at, text }: { readonly at: Point; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <g style={moved(at)}>
      <g className="fx-falling">
        <use href="#cn-zombie" x="-22" y="-22" width="44" height="44" fill="#ffd9a0" />
      </g>
      <text className="fx-minus" y="-24" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function Tag({ at, text, kind }: { readonly at: Point; readonly text: string; readonly kind: 'danger' | 'calm' }) {
  const half = 12 + text.length * 3.6;
  return (
    <g style={moved(at)}>
      <g className={`fx-tag ${kind}`}>
        <rect x={-half} y="-12" width={2 * half} height="24" rx="12" />
        <text y="5" textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}

function Arrivals({ placed }: { readonly placed: readonly Arrival[] }) {
  return placed.map(({ segment, zombies }) =>
    zombies === 0 ? null : (
      <g key={segment} style={moved(within(segmentNamed(segment), 0.9))}>
        <text className="fx-plus" y="6" textAnchor="middle">
          +{zombies}
        </text>
      </g>
    ),
  );
}
