import { useMemo } from 'preact/hooks';
import { Lately, LinearGradient, marksOf, RadialGradient, useTable } from '#kit';
import type { SegmentName } from '../../content/board.ts';
import type { MemberId } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { isTripwire } from '../../facts/attacks.ts';
import { reachOf } from '../../facts/needs.ts';
import type { Contact } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { ICONS } from '../art/icons.ts';
import type { Choosing } from '../choosing.ts';
import { markOf } from '../showing.ts';
import { Backdrop, Rim } from './backdrop.tsx';
import { Centre } from './centre.tsx';
import { Effects, placeOf } from './effects.tsx';
import { RADII } from './geometry.ts';
import { FigureDefs, Groups } from './groups.tsx';
import { Beam, Laps, Marker } from './marker.tsx';
import { Odds, Segments } from './segments.tsx';

export interface RingBoardProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: Messages;
  /** The event that is being shown, and a key of its own. */
  readonly now: { readonly event: Event; readonly key: string } | null;
  readonly about: ReadonlySet<SegmentName>;
  readonly hinted: ReadonlySet<SegmentName>;
  readonly pinged: ReadonlySet<SegmentName>;
  readonly refused: SegmentName | null;
  pressSegment(name: SegmentName, element: Element): void;
  pressMember(id: MemberId, element: Element): void;
  point(name: SegmentName | null): void;
}

/** The sixteen columns and four rings at night. */
export function RingBoard({ view, choosing, words, now, about, hinted, pinged, refused, pressSegment, pressMember, point }: RingBoardProps) {
  const event = now?.event ?? null;
  const { lately } = useTable<Contact>();
  const marks = useMemo(() => marksOf<Contact, MemberId | SegmentName>(lately, markOf), [lately]);
  const fallen = event?.kind === 'removed' ? event.member : null;
  return (
    <div className="rings">
      <Backdrop />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg className="field" viewBox="-396 -396 792 792" role="group" aria-label={words.board.board}>
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
          {...(event?.kind === 'spawn' ? { arriving: event.placed.map(({ segment }) => segment) } : {})}
        />
        <Rim />
        {event === null ? <Lately marks={marks} pen={2.4} ring={17} at={(place) => placeOf(view, place)} /> : null}
        <Odds choosing={choosing} view={view} words={words} />
        <Marker turn={view.turn} />
        <Centre view={view} choosing={choosing} words={words} falling={fallen} press={pressMember} />
        <g className="effects" key={now?.key ?? ''}>
          {event === null ? null : <Effects event={event} view={view} words={words} />}
        </g>
        {view.outcome === 'rescued' ? <Landing /> : null}
      </svg>
    </div>
  );
}

/** How far the chosen weapon reaches. */
function Range({ choosing: { of, member, attack }, view }: { readonly choosing: Choosing; readonly view: View }) {
  if (of !== 'segments' || member === null || attack === null || isTripwire(attack)) return null;
  const [near, far] = reachOf(member, attack, view.settings);
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
      <LinearGradient id="cn-beam" gradientUnits="userSpaceOnUse" x1="0" y1="-344" x2="0" y2="0" stops={{ '0%': ['#fff4d0', 0.5], '100%': ['#ffdf9a', 0] }} />
      <RadialGradient id="cn-glow" stops={{ '30%': ['#fff2cf', 0.55], '100%': ['#fff2cf', 0] }} />
      <RadialGradient id="cn-flash" stops={{ '0%': ['#fff7dc', 0.95], '40%': ['#ffd27a', 0.8], '100%': ['#ffb648', 0] }} />
    </defs>
  );
}
