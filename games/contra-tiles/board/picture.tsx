import type { Answer } from '../answer.ts';
import type { Event } from '../event.ts';
import { isPlacing, pieceOf as placedBy } from '../facts/openings.ts';
import { isSame } from '../facts/places.ts';
import type { Side } from '../rules/pieces.ts';
import type { Piece, View } from '../view.ts';
import { Art, Coin, DEEP, Medallion, PIECE, PieceArt } from './art/pieces.tsx';
import { isLaying, laidBy } from './showing.ts';

const FIELD = `0 -1 ${PIECE} ${PIECE + DEEP + 3}`;

/** The small picture of an event: the piece that was laid, drawn or scored, a coin, a medallion. */
export function Picture({ event, view }: { readonly event: Event; readonly view: View }) {
  const piece = pieceOf(event, view);
  if (piece !== null)
    return (
      <Art className="ct-picture" viewBox={FIELD}>
        <PieceArt piece={piece} />
      </Art>
    );
  const coin = event.kind === 'pay' || event.kind === 'reward' || event.kind === 'compare';
  return (
    <svg className="ct-picture" viewBox="-18 -18 36 36" aria-hidden="true">
      {coin ? <Coin /> : <Medallion side={sideOf(event)} radius={15} />}
    </svg>
  );
}

/** The piece that an answer lays or scores. */
export function AnswerPicture({ answer, view }: { readonly answer: Answer; readonly view: View }) {
  const piece = isPlacing(answer) ? placedBy(answer, view) : answer.do === 'score' ? (view.layout.find((laid) => isSame(laid, answer)) ?? null) : null;
  return piece === null ? null : (
    <Art className="ct-picture" viewBox={FIELD}>
      <PieceArt piece={piece} />
    </Art>
  );
}

function pieceOf(event: Event, view: View): Piece | null {
  if (isLaying(event)) return laidBy(event);
  switch (event.kind) {
    case 'score':
      return view.layout.find((laid) => isSame(laid, event)) ?? null;
    case 'market': {
      const [crown] = event.drawn;
      return crown === undefined ? null : { crown };
    }
    case 'rack': {
      const [edges] = event.drawn;
      return edges === undefined ? null : { side: event.side, edges };
    }
    case 'start-crown':
      return { crown: event.colour };
    default:
      return null;
  }
}

function sideOf(event: Event): Side {
  if (event.kind === 'broke') return event.sides[0] ?? 0;
  return 'side' in event ? event.side : 0;
}
