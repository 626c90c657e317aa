import { useMemo } from 'preact/hooks';
import type { Seat } from '#kernel';
import { Lately, marksOf, useTable } from '#kit';
import type { Answer } from '../../answer.ts';
import { SPACE_DATA, type SpaceId } from '../../content/world.ts';
import type { ContractAssassin, Option } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { placeOf } from '../choosing.ts';
import { markOf } from '../showing.ts';
import { Backdrop } from './backdrop.tsx';
import { flight, pointOf, WIDTH } from './geometry.ts';
import { Guards, Pawns, Targets } from './pieces.tsx';
import { Spaces } from './spaces.tsx';

export interface WorldMapProps {
  readonly view: View;
  readonly words: Messages;
  /** Whose targets are amber; null for spectators. */
  readonly me: Seat | null;
  readonly lit: ReadonlyMap<SpaceId, readonly Option[]>;
  /** Where the getaway that is pointed at leads. */
  readonly shown: ReadonlySet<SpaceId>;
  /** The answer that is pointed at. */
  readonly hint: Answer | null;
  readonly pinged: ReadonlySet<SpaceId>;
  readonly refused: SpaceId | null;
  /** An answer in a few words. */
  says(option: Option): string;
  press(id: SpaceId, element: Element): void;
  point(id: SpaceId | null): void;
}

/** The world, with everybody on it. It comes again at both sides, so that nobody stands at an edge. */
export function WorldMap(props: WorldMapProps) {
  return (
    <div className="world" style={{ width: WIDTH, height: 500 }}>
      <Backdrop />
      <svg className="world-layer" viewBox="0 0 1000 500" aria-hidden="true">
        {[-WIDTH, WIDTH].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Everything {...props} echo />
          </g>
        ))}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg className="world-layer" viewBox="0 0 1000 500" role="group" aria-label={props.words.board.map({ spaces: SPACE_DATA.length })}>
        <Shadows />
        <Everything {...props} echo={false} />
      </svg>
    </div>
  );
}

function Everything({ view, me, shown, hint, echo, ...rest }: WorldMapProps & { readonly echo: boolean }) {
  const from = view.hitmen[view.active]?.space ?? null;
  const to = hint === null ? null : placeOf(hint);
  const { lately } = useTable<ContractAssassin>();
  const marks = useMemo(() => marksOf<ContractAssassin, SpaceId>(lately, markOf), [lately]);
  const goes = hint !== null && ['move', 'travel', 'fly', 'go'].includes(hint.do);
  return (
    <>
      <Targets view={view} me={me} />
      <Spaces {...rest} echo={echo} view={view} shown={shown} hinted={to} home={from ?? view.hitmen[me ?? 0]?.open[0] ?? null} />
      <Lately marks={marks} pen={1.6} ring={11} at={pointOf} line={flight} />
      {from === null ? null : [...shown].map((space) => <path key={space} d={flight(from, space)} className="flight" />)}
      {goes && from !== null && to !== null ? <path d={flight(from, to)} className="flight strong" /> : null}
      <Pawns view={view} />
      <Guards view={view} />
    </>
  );
}

function Shadows() {
  return (
    <defs>
      <filter id="ca-drop" x="-40%" y="-40%" width="180%" height="190%">
        <feDropShadow dx="0" dy="2" stdDeviation="2" floodColor="#1a0305" floodOpacity=".6" />
      </filter>
    </defs>
  );
}
