import { memo } from 'preact/compat';
import { jointsBeside, jointsOf, sealsOf } from '../../facts/joints.ts';
import { isSame, keyOf, lyingIn, type Place } from '../../facts/places.ts';
import type { Laid, Piece } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { JointArt, SealArt } from '../art/joints.tsx';
import { DEEP, PIECE, PieceArt } from '../art/pieces.tsx';
import { CELL } from './geometry.ts';
import { Coordinates } from './ruler.tsx';

const SCALE = (CELL - 6) / PIECE;

/** A piece on its cell, with its shadow on the table. */
export function OnCell({ place, piece, lift = 0 }: { readonly place: Place; readonly piece: Piece; readonly lift?: number }) {
  return (
    <g transform={`translate(${place.x * CELL + 3} ${place.y * CELL + 3 - lift}) scale(${SCALE})`}>
      <rect x="-3" y={3 + lift} width={PIECE + 6} height={PIECE + DEEP + 5} rx="13" fill="#1c0f02" opacity=".12" />
      <rect x="-1" y={3 + lift} width={PIECE + 2} height={PIECE + DEEP + 2} rx="11" fill="#1c0f02" opacity=".26" />
      <PieceArt piece={piece} />
    </g>
  );
}

/** All that lies: nothing of it changes until another piece is laid. */
export const LaidLayer = memo(function LaidLayer({
  layout,
  asking,
  words,
}: {
  readonly layout: readonly Laid[];
  /** The person asks about things: every piece is a button then. */
  readonly asking: boolean;
  readonly words: Messages;
}) {
  const seals = new Map(sealsOf(layout).map((seal) => [keyOf(seal), seal]));
  const role = asking ? 'button' : 'img';
  return layout.map((laid) => (
    <g
      key={keyOf(laid)}
      className="ct-laid"
      data-cell={keyOf(laid)}
      data-spot={`cell ${keyOf(laid)}`}
      data-term={'side' in laid ? 'tile' : 'crown'}
      role={role}
      tabindex={asking ? -1 : undefined}
      aria-label={laidText(words, laid, seals.get(keyOf(laid))?.matching ?? null)}
    >
      <OnCell place={laid} piece={laid} />
      <Coordinates place={laid} words={words} x={laid.x * CELL} y={laid.y * CELL} />
    </g>
  ));
});

function laidText({ board }: Messages, laid: Laid, matching: number | null): string {
  const given = { piece: laid, at: laid };
  return matching === null ? board.laid(given) : board['laid-closed']({ ...given, matching });
}

/** Beads and notches between pieces, seals on closed tiles. Those of a piece that has just been laid pop in clockwise. */
export const JointLayer = memo(function JointLayer({ layout, fresh }: { readonly layout: readonly Laid[]; readonly fresh: Laid | null }) {
  const popping = fresh === null ? [] : jointsBeside(fresh, lyingIn(layout));
  const order = (joint: { readonly x: number; readonly y: number; readonly edge: number }): number | undefined => {
    const at = popping.findIndex((other) => isSame(other, joint) && other.edge === joint.edge);
    return at < 0 ? undefined : at;
  };
  return (
    <g className="ct-joints">
      {jointsOf(layout).map((joint) => (
        <JointArt key={`${keyOf(joint)} ${joint.edge}`} joint={joint} order={order(joint)} />
      ))}
      {sealsOf(layout).map((seal) => (
        <SealArt key={keyOf(seal)} seal={seal} fresh={popping.some((joint) => isSame(joint, seal))} />
      ))}
    </g>
  );
});
