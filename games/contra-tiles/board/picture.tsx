import type { GameEvent, Json } from '#kernel';
import type { Side } from '../rules/pieces.ts';
import type { View } from '../rules/view.ts';
import { Art, Coin, DEEP, Medallion, PIECE, PieceArt } from './art.tsx';
import { readEvent } from './story.ts';
import type { Named } from './words.ts';

const FIELD = `0 -1 ${PIECE} ${PIECE + DEEP + 3}`;

/** The small picture of an event: the piece that was laid, drawn or scored, a coin, a medallion. */
export function Picture({ event, view }: { readonly event: GameEvent; readonly view: Json }) {
  const told = readEvent(event);
  const piece = pieceIn(event, view as unknown as View);
  if (piece !== null)
    return (
      <Art className="ct-picture" viewBox={FIELD}>
        <PieceArt piece={piece} />
      </Art>
    );
  return (
    <svg className="ct-picture" viewBox="-18 -18 36 36" aria-hidden="true">
      {told.kind === 'coins' || event.kind === 'compare' ? <Coin /> : <Medallion side={sideIn(event)} radius={15} />}
    </svg>
  );
}

function pieceIn(event: GameEvent, view: View): Named | null {
  const told = readEvent(event);
  if (told.kind === 'lay') return told.laid;
  if (told.kind === 'score') return view.layout.find(({ x, y }) => x === told.x && y === told.y) ?? null;
  if (told.kind === 'draw') return told.of === 'market' ? crown(told.face) : { side: told.of, edges: told.face };
  return event.kind === 'start-crown' ? crown(String(event['colour'])) : null;
}

function crown(colour: string): Named | null {
  return colour === 'R' || colour === 'B' || colour === 'G' || colour === 'Y' ? { crown: colour } : null;
}

function sideIn(event: GameEvent): Side {
  const sides = event['sides'];
  const side = Array.isArray(sides) ? sides[0] : event['side'];
  return side === 1 ? 1 : 0;
}
