import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Messages as Aids } from '../../words/aids/messages.ts';
import type { Messages } from '../../words/messages.ts';
import { StateSign } from '../art/pictures.tsx';
import { DoorSign, EntranceSign, Trapdoor } from '../map/signs.tsx';

/** What the signs of the map mean. `open`: it lies open while there is room for it, until somebody opens or closes it. */
export function Legend({ open = false, say: { legend, state } }: { readonly open?: boolean; readonly say: Messages }) {
  const paper = useRef<HTMLDetailsElement>(null);
  const touched = useRef(false);
  // After every change: cards above it grow, and the dock below.
  useLayoutEffect(() => {
    const details = paper.current;
    const panel = details?.closest('.vc-left');
    if (!open || touched.current || details === null || panel === null || panel === undefined) return;
    details.open = true;
    if (panel.scrollHeight > panel.clientHeight) details.open = false;
  });
  return (
    <details
      className="vc-panel vc-legend"
      ref={paper}
      onToggle={({ currentTarget }) => {
        if (touched.current && currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own */}
      <summary
        onClick={() => {
          touched.current = true;
        }}
      >
        {legend.title}
      </summary>
      <ul>
        <Entry says={legend.open} term="door" box="-22 -24 44 36">
          <DoorSign open upright={false} />
        </Entry>
        <Entry says={legend.locked} term="door" box="-22 -14 44 28">
          <DoorSign open={false} upright={false} />
        </Entry>
        <Entry says={legend.trapdoor} term="trapdoor">
          <Trapdoor open />
        </Entry>
        <Entry says={legend.blocked} term="trapdoor">
          <Trapdoor open={false} />
        </Entry>
        <Entry says={state.stealthy} term="stealthy" box="-14 -14 28 28">
          <StateSign state="stealthy" />
        </Entry>
        <Entry says={state.visible} term="visible" box="-14 -14 28 28">
          <StateSign state="visible" />
        </Entry>
        <Entry says={legend.entrance} term="entrance" box="-26 -18 52 44" wide>
          <EntranceSign turn={0} draws={1} loud={false} would={false} />
        </Entry>
        <Entry says={legend.size} term="small" box="-17 -10 34 20" wide>
          <g className="vc-size">
            <rect x="-15" y="-8.500" width="30" height="17" rx="5" />
            <text y="4" textAnchor="middle">
              S 4+
            </text>
          </g>
        </Entry>
      </ul>
    </details>
  );
}

interface EntryProps {
  readonly says: string;
  /** The word that says more. */
  readonly term: keyof Aids['term'];
  readonly box?: string;
  /** It needs a line of its own. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

function Entry({ says, term, box = '-20 -20 40 40', wide = false, children }: EntryProps) {
  return (
    <li className={wide ? 'whole' : undefined} data-term={term}>
      <svg viewBox={box} aria-hidden="true">
        {children}
      </svg>
      {says}
    </li>
  );
}
