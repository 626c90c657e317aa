import type { Seat } from '#kernel';
import { NORMAL_ATTACK } from '../facts/arms.ts';
import { ABILITY, AGAIN, ASK_ME, ATTACK, CLEAR, detailOf, JUMP, lastOf, type Option, optionKind, PLAY, RUN, SLOW_DOWN, seatOf } from '../rules/option.ts';
import { type Fighter, fighter, type State, stageLeft } from '../rules/state.ts';
import { abilityWorth, cardWorth } from './cards.ts';
import { points } from './outlook.ts';
import { entryWorth, type Places } from './place.ts';
import { strike } from './strike.ts';
import { WEIGHTS } from './weights.ts';

export function actWorth(g: State, seat: Seat, o: Option, places: Places): number {
  const f = fighter(g, seat);
  switch (optionKind(o)) {
    case RUN:
    case JUMP:
      return moveWorth(g, seat, o, places);
    // An attack can wait while a move would bring better targets.
    case ATTACK:
    case AGAIN:
      return WEIGHTS.attack + strike(g, seat, NORMAL_ATTACK, detailOf(o)) - (f.moved ? 0 : WEIGHTS.wait);
    case PLAY:
      return cardWorth(g, seat, detailOf(o), places) - keepWorth(f);
    case SLOW_DOWN:
      return g.slip >= 5 && stageLeft(g) > 5 ? 0.2 : -1;
    case CLEAR:
      return points(f) >= 4 ? 1.2 : 0.1;
    case ABILITY:
      return abilityWorth(g, seatOf(o));
    case ASK_ME:
      return Number.NEGATIVE_INFINITY;
    default:
      return 0;
  }
}

/** A card in hand pays for damage: it must bring more than that. */
function keepWorth(f: Fighter): number {
  return points(f) <= 3 ? WEIGHTS.keepFew : points(f) <= 5 ? WEIGHTS.keepSome : WEIGHTS.keepMany;
}

export function moveWorth(g: State, seat: Seat, o: Option, places: Places): number {
  const f = fighter(g, seat);
  if (optionKind(o) !== RUN && optionKind(o) !== JUMP) return 0;
  if (optionKind(o) === JUMP) return places(detailOf(o)) - places(f.space) + entryWorth(g, seat, detailOf(o), false);
  let worth = places(lastOf(detailOf(o))) - places(f.space);
  for (let path = detailOf(o); path > 0; path = Math.floor(path / 64)) worth += entryWorth(g, seat, lastOf(path), true);
  return worth;
}
