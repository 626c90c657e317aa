import type { GameEvent, Json } from '#kernel';
import { SEGMENT_NAMES, segmentNamed } from '../content/board.ts';
import type { View } from '../rules/view.ts';
import { outline, PLACES, type Point, placing, within } from './geometry.ts';
import { delta } from './showing.ts';
import type { BoardWords } from './words.ts';

const RAYS = Array.from({ length: 8 }, (_, i) => i * 45);

/** What is seen of an event while it is shown: tracers, flashes, figures that fall. */
export function Effects({ event, view, words }: { readonly event: GameEvent; readonly view: View; readonly words: BoardWords }) {
  const name = String(event['segment'] ?? '');
  const segment = segmentNamed(name);
  const at = segment < 0 ? { x: 0, y: 0 } : placing(segment, Math.max(1, view.zombies[name] ?? 1)).at;
  switch (event.kind) {
    case 'shot':
      return <Shot event={event} from={tokenOf(view, event['member'])} at={at} words={words} />;
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
      return event['die'] === null ? null : (
        <g>
          <path className={event['hit'] === true ? 'fx-attack hits' : 'fx-attack'} d={outline(segment, 2)} />
          <Tag
            at={{ x: at.x, y: at.y + 28 }}
            text={event['hit'] === true ? words.die.falls : words.die.held}
            kind={event['hit'] === true ? 'danger' : 'calm'}
          />
        </g>
      );
    case 'confusion':
      return <Tag at={{ x: at.x, y: at.y - 34 }} text={words.confused} kind="calm" />;
    case 'spawn':
      return <Arrivals placed={event['placed'] ?? null} />;
    default:
      return null;
  }
}

function tokenOf(view: View, id: Json | undefined): Point {
  return PLACES[view.members.findIndex((m) => m.id === id)] ?? { x: 0, y: 0 };
}

function moved({ x, y }: Point): { readonly transform: string } {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
}

function Shot({ event, from, at, words }: { readonly event: GameEvent; readonly from: Point; readonly at: Point; readonly words: BoardWords }) {
  const hit = event['hit'] === true;
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
      <Flash at={at} wide={event['with'] === 'grenade' || event['with'] === 'launcher' || event['with'] === 'flame'} />
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

function Arrivals({ placed }: { readonly placed: Json }) {
  if (typeof placed !== 'object' || placed === null) return null;
  return Object.entries(placed).map(([name, n]) => {
    if (Number(n) === 0 || !SEGMENT_NAMES.includes(name)) return null;
    return (
      <g key={name} style={moved(within(segmentNamed(name), 0.9))}>
        <text className="fx-plus" y="6" textAnchor="middle">
          +{Number(n)}
        </text>
      </g>
    );
  });
}
