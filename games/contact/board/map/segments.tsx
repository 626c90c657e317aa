import { memo } from 'preact/compat';
import { useWalk, type WalkedProps, walked } from '#kit';
import { SEGMENT_NAMES, type SegmentName, segmentName, segmentNamed } from '../../content/board.ts';
import { zombiesAt } from '../../facts/groups.ts';
import type { View } from '../../view.ts';
import type { Messages as Aids } from '../../words/aids/messages.ts';
import type { Messages } from '../../words/messages.ts';
import { type Choosing, oddsAt, removedAt } from '../choosing.ts';
import { LABEL, neighbour, outline, placing } from './geometry.ts';
import { segmentText } from './segment-text.ts';

const ALL = SEGMENT_NAMES.map((name, segment) => ({ name, outline: outline(segment, 2) }));

export interface SegmentsProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: Messages;
  /** What the decision is about. */
  readonly about: ReadonlySet<SegmentName>;
  readonly hinted: ReadonlySet<SegmentName>;
  readonly pinged: ReadonlySet<SegmentName>;
  /** What was asked about and cannot be done. */
  readonly refused: SegmentName | null;
  press(name: SegmentName, element: Element): void;
  point(name: SegmentName | null): void;
}

/** The 64 segments: those that are targets are lit, all can be walked over with the arrow keys and asked about. */
export function Segments({ view, choosing, words, about, hinted, pinged, refused, press, point }: SegmentsProps) {
  const { lit, target } = choosing;
  const { group, stop, steps } = useWalk('data-segment', neighbourNamed, { press, point });
  const [firstLit] = lit.keys();
  const tabStop = stop ?? target ?? firstLit ?? 'blue1/r1';
  return (
    <g ref={group} className="segments">
      {ALL.map(({ name, outline: d }) => {
        const isLit = lit.has(name);
        const classes = ['segment'];
        if (isLit) classes.push('lit');
        if (name === target) classes.push('chosen');
        if (about.has(name)) classes.push('about');
        if (hinted.has(name)) classes.push('hinted');
        if (name === refused) classes.push('refused');
        if (pinged.has(name)) classes.push('pinged');
        return (
          <Segment
            key={name}
            name={name}
            outline={d}
            className={classes.join(' ')}
            says={segmentText(words, name, zombiesAt(view, name), view.confused.includes(name), oddsAt(choosing, name), isLit)}
            open={isLit}
            isChosen={name === target}
            term={zombiesAt(view, name) > 0 ? 'group' : 'ring'}
            isStop={name === tabStop}
            {...steps}
          />
        );
      })}
    </g>
  );
}

function neighbourNamed(from: SegmentName, key: string): SegmentName | null {
  const next = neighbour(segmentNamed(from), key);
  return next === null ? null : segmentName(next);
}

interface SegmentProps extends WalkedProps<SegmentName> {
  readonly name: SegmentName;
  readonly outline: string;
  readonly className: string;
  readonly isChosen: boolean;
  /** The word that says what it is. */
  readonly term: keyof Aids['term'];
}

/** Drawn anew only when something about it changes: the others stand still while the news are shown. */
const Segment = memo(function Segment({ name, outline: d, className, isChosen, term, ...rest }: SegmentProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a path of a drawing cannot be a button element
    <path
      d={d}
      className={className}
      role="button"
      aria-pressed={rest.open ? isChosen : undefined}
      data-segment={name}
      data-spot={name}
      data-term={term}
      {...walked(name, rest)}
    />
  );
});

/** The number needed and the odds, on each lit segment. */
export const Odds = memo(function Odds({ choosing, view, words }: { readonly choosing: Choosing; readonly view: View; readonly words: Messages }) {
  return (
    <g className="odds">
      {[...choosing.lit.keys()].map((name) => {
        const odds = oddsAt(choosing, name);
        const { label } = placing(segmentNamed(name), zombiesAt(view, name));
        const sure = odds !== null && odds.needs <= 1;
        const text = odds === null ? `−${removedAt(choosing, name)}` : sure ? words.board.sure : `${odds.needs}+`;
        return (
          <g key={name} className={name === choosing.target ? 'chosen' : ''} transform={`translate(${label.x.toFixed(1)},${label.y.toFixed(1)})`}>
            <g className="sm">
              <rect x="-24" y="-15" width="48" height="30" rx="15" />
              <text y="8" textAnchor="middle" className={sure ? 'need word' : 'need'}>
                {text}
              </text>
            </g>
            <g className="lg">
              <rect
                x={odds === null || sure ? -18 : -LABEL.width / 2}
                y={-LABEL.height / 2}
                width={odds === null || sure ? 36 : LABEL.width}
                height={LABEL.height}
                rx="10"
              />
              <text x={odds === null || sure ? 0 : -14} y="5" textAnchor="middle" className="need">
                {text}
              </text>
              {odds === null || sure ? null : (
                <text x="12" y="4.6" textAnchor="middle" className="chance">
                  {words.board.percent({ chance: odds.hits })}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
});
