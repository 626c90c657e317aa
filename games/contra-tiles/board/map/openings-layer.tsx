import { memo } from 'preact/compat';
import { Icon } from '#kit';
import { keyOf, type Place } from '../../facts/places.ts';
import type { Piece } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { PIECE, PieceArt, useHatch } from '../art/pieces.tsx';
import type { Target } from '../choosing.ts';
import { CELL } from './geometry.ts';
import { Coordinates } from './ruler.tsx';

const GHOST = (CELL - 18) / PIECE;

/** Cells that may be pressed, each a button with its name. One of them takes part in tabbing, arrows lead to the others. */
export const OpeningsLayer = memo(function OpeningsLayer({
  targets,
  piece,
  cursor,
  asking,
  words,
}: {
  readonly targets: readonly Target[];
  readonly piece: Piece | null;
  readonly cursor: string | null;
  readonly asking: boolean;
  readonly words: Messages;
}) {
  return targets.map((target) => {
    const key = keyOf(target);
    const quiet = target.kind === 'empty' && !asking;
    return (
      <g
        key={key}
        className={`ct-target ${target.kind}`}
        data-cell={key}
        data-spot={`cell ${key}`}
        transform={`translate(${target.x * CELL} ${target.y * CELL})`}
        {...(quiet ? { 'aria-hidden': true } : { role: 'button', tabindex: key === cursor ? 0 : -1, 'aria-label': target.name })}
      >
        <TargetArt kind={target.kind} piece={piece} />
        {target.kind !== 'closed' && <Coordinates place={target} words={words} />}
        <rect className="ct-focus" x="-3.5" y="-3.5" width="87" height="87" rx="16" fill="none" />
      </g>
    );
  });
});

function TargetArt({ kind, piece }: { readonly kind: Target['kind']; readonly piece: Piece | null }) {
  switch (kind) {
    case 'ghost':
      return (
        <>
          <rect className="ct-lit" x="3" y="3" width="74" height="74" rx="12" strokeWidth="3" />
          {piece !== null && (
            <g transform={`translate(9 8) scale(${GHOST})`} opacity=".62">
              <PieceArt piece={piece} />
            </g>
          )}
        </>
      );
    case 'turn':
      return (
        <>
          <rect className="ct-dashed" x="6" y="6" width="68" height="68" rx="10" strokeWidth="1.5" strokeDasharray="5 5" />
          <g className="ct-turn-sign" transform="translate(28 28)">
            <TurnSign />
          </g>
        </>
      );
    case 'closed':
      return (
        <g className="ct-glow">
          <rect className="ct-outer" x="-3" y="-3" width="86" height="88" rx="16" strokeWidth="11" />
          <rect x="-2" y="-2" width="84" height="86" rx="15" strokeWidth="6" />
        </g>
      );
    case 'empty':
      return <rect className="ct-nothing" x="5" y="5" width="70" height="70" rx="11" />;
  }
}

function TurnSign() {
  return (
    <svg width="24" height="24" overflow="visible" aria-hidden="true">
      <Icon name="turn-cw" />
    </svg>
  );
}

/** A cell about which somebody asked in vain. */
export function AskedCell({ place }: { readonly place: Place }) {
  const hatch = useHatch();
  return (
    <g className="ct-asked" transform={`translate(${place.x * CELL} ${place.y * CELL})`}>
      <rect x="5" y="5" width="70" height="70" rx="11" fill={hatch} strokeWidth="2.5" />
      <circle cx="40" cy="40" r="15" />
      <path d="M31.5 40a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M34.2 45.8l11.6-11.6" fill="none" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

/** A frame around a cell: what others laid last, what somebody points at, what is being scored. */
export function CellFrame({ place, className }: { readonly place: Place; readonly className: string }) {
  return (
    <g className={className} transform={`translate(${place.x * CELL} ${place.y * CELL})`}>
      <rect x="-1" y="-1" width="82" height="84" rx="14" fill="none" strokeWidth="5" />
      <rect className="ct-outer" x="-4.5" y="-4.5" width="89" height="91" rx="17" fill="none" strokeWidth="1.5" />
    </g>
  );
}
