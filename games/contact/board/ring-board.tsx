import type { GameEvent } from '#kernel';
import { isMemberId, type MemberId } from '../content/members.ts';
import type { View } from '../rules/view.ts';
import { Centre } from './centre.tsx';
import type { Choosing } from './choosing.ts';
import { Effects } from './effects.tsx';
import { RADII } from './geometry.ts';
import { Ground, Rim } from './ground.tsx';
import { FigureDefs, Groups } from './groups.tsx';
import { ICONS } from './icons.ts';
import { Beam, Laps, Marker } from './marker.tsx';
import { reachOf } from './order.ts';
import { Odds, Segments } from './segments.tsx';
import type { BoardWords } from './words.ts';

export interface RingBoardProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: BoardWords;
  /** The event that is being shown, and a key of its own. */
  readonly now: { readonly event: GameEvent; readonly key: string } | null;
  readonly about: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  readonly pinged: ReadonlySet<string>;
  readonly refused: string | null;
  pressSegment(name: string, element: Element): void;
  pressMember(id: MemberId, element: Element): void;
  point(name: string | null): void;
}

/** The sixteen columns and four rings at night. */
export function RingBoard({ view, choosing, words, now, about, hinted, pinged, refused, pressSegment, pressMember, point }: RingBoardProps) {
  const event = now?.event ?? null;
  const fallen = event?.kind === 'removed' ? event['member'] : undefined;
  const placed = event?.kind === 'spawn' ? event['placed'] : undefined;
  return (
    <div className="rings">
      <Ground />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg className="field" viewBox="-396 -396 792 792" role="group" aria-label={words.board}>
        <Defs />
        <Beam turn={view.turn} />
        <Range choosing={choosing} view={view} />
        <Laps turn={view.turn} turns={view.turns} />
        <Segments
          view={view}
          choosing={choosing}
          words={words}
          about={about}
          hinted={hinted}
          pinged={pinged}
          refused={refused}
          press={pressSegment}
          point={point}
        />
        <Groups
          view={view}
          moving={event?.kind === 'zombies-move'}
          {...(typeof placed === 'object' && placed !== null ? { arriving: Object.keys(placed) } : {})}
        />
        <Rim />
        <Odds choosing={choosing} view={view} words={words} />
        <Marker turn={view.turn} />
        <Centre view={view} choosing={choosing} words={words} falling={isMemberId(fallen) ? fallen : null} press={pressMember} />
        <g className="effects" key={now?.key ?? ''}>
          {event === null ? null : <Effects event={event} view={view} words={words} />}
        </g>
        {view.outcome === 'rescued' ? <Landing /> : null}
      </svg>
    </div>
  );
}

/** How far the chosen weapon reaches. */
function Range({ choosing: { of, member, way }, view }: { readonly choosing: Choosing; readonly view: View }) {
  if (of !== 'segments' || member === null || way === null || way.startsWith('tripwire')) return null;
  const [near, far] = reachOf(member, way, view);
  return (
    <g className="range">
      <circle r={RADII[far]} className="range-area" />
      <circle r={(RADII[far] ?? 0) - 1} className="range-edge" />
      {near > 1 ? <circle r={(RADII[near - 1] ?? 0) + 1} className="range-edge" /> : null}
    </g>
  );
}

/** The helicopter is there. */
function Landing() {
  return (
    <g className="landing">
      <circle r="150" fill="url(#cn-glow)" />
      <g transform="translate(-110,-120) scale(.43)">
        <path d={ICONS.helicopter} />
      </g>
    </g>
  );
}

function Defs() {
  return (
    <defs>
      <FigureDefs />
      <pattern id="cn-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" stroke="#ff8670" strokeWidth="3" strokeOpacity=".55" />
      </pattern>
      <clipPath id="cn-token">
        <circle r="25" />
      </clipPath>
      <clipPath id="cn-field">
        <circle r="346" />
      </clipPath>
      <linearGradient id="cn-beam" gradientUnits="userSpaceOnUse" x1="0" y1="-344" x2="0" y2="0">
        <stop offset="0" stopColor="#fff4d0" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="cn-glow">
        <stop offset=".3" stopColor="#fff2cf" stopOpacity=".55" />
        <stop offset="1" stopColor="#fff2cf" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="cn-flash">
        <stop offset="0" stopColor="#fff7dc" stopOpacity=".95" />
        <stop offset=".4" stopColor="#ffd27a" stopOpacity=".8" />
        <stop offset="1" stopColor="#ffb648" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
