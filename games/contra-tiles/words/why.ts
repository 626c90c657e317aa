import type { ClauseId } from '#kernel';
import type { Answer } from '../answer.ts';
import { lyingAt, type Surroundings, surroundings } from '../facts/help.ts';
import { isPlacing } from '../facts/openings.ts';
import { activeSide } from '../facts/places.ts';
import type { View } from '../view.ts';
import type { Messages } from './messages.ts';

/** Why a tile cannot be scored next; null where the clause alone has to say it. */
export function reasonToScore({ why: say }: Messages, clause: ClauseId, answer: Answer, view: View): string | null {
  switch (clause) {
    case 'contra-tiles.scoring.trigger':
      return say.scoring.trigger[lyingAt(answer, view)];
    case 'contra-tiles.geometry.permanent':
      return say.scoring.once;
    case 'contra-tiles.scoring.several-at-once':
      return say.scoring['several-at-once']({ side: activeSide(view) });
    default:
      return null;
  }
}

/** Why something cannot be laid; null where the clause alone has to say it. */
export function reasonToPlace({ why: say }: Messages, clause: ClauseId, answer: Answer, view: View): string | null {
  const around = isPlacing(answer) ? surroundings(answer, view) : null;
  const side = activeSide(view);
  switch (clause) {
    case 'contra-tiles.place-player.match-one':
    case 'contra-tiles.place-player.no-match':
      return around === null ? null : say['place-player'][around.couldMatch ? 'turned' : 'match-one'](around);
    case 'contra-tiles.place-player.adjacent-crown':
      return say['place-player']['adjacent-crown'];
    case 'contra-tiles.place-crown.match-one':
      return around === null ? null : crownReason(say, around);
    case 'contra-tiles.place-crown.no-spoil-only':
      return say['place-crown']['no-spoil-only'];
    case 'contra-tiles.place-crown.adjacent-player-tile':
      return say['place-crown']['adjacent-player-tile'];
    case 'contra-tiles.geometry.diagonal-is-nothing':
      return say.geometry['diagonal-is-nothing']({ needs: answer.do === 'crown' ? 'tile' : 'crown' });
    case 'contra-tiles.geometry.permanent':
      return say.geometry.permanent;
    case 'contra-tiles.turn.opening-forces-player-tile':
      return say.turn['opening-forces-player-tile'];
    case 'contra-tiles.turn.no-player-tiles-left':
      return say.turn['no-player-tiles-left'];
    case 'contra-tiles.turn.mandatory':
      return say.turn[answer.do === 'pass' ? 'may-place' : 'mandatory'];
    case 'contra-tiles.turn.alternate':
      return say.turn.alternate({ side });
    case 'contra-tiles.setup.sides':
      return say.setup.sides({ side: side === 0 ? 1 : 0 });
    case 'contra-tiles.refill.market':
      return say.refill.market;
    case 'contra-tiles.refill.rack':
      return say.refill.rack;
    case 'contra-tiles.refill.exhausted':
      return say.refill.exhausted;
    default:
      return null;
  }
}

function crownReason(say: Messages['why'], { edges, piece }: Surroundings): string {
  const colours = [...new Set(edges.map(({ colour }) => colour))];
  return say['place-crown']['match-one']({ colours, edges: edges.length, crown: piece !== null && 'crown' in piece ? [piece.crown] : [] });
}
