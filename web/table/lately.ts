import type { Seat } from '#kernel';
import type { Recent } from '../kit/lately.tsx';
import type { Session } from '../play/session.ts';

/** Further back than this nobody looks. */
const MOST = 40;

/** What happened up to a moment since one of these seats answered last, with what that answer led to. */
export function latelyAt(session: Session, number: number, seats: readonly Seat[]): readonly Recent[] {
  const recent: Recent[][] = [];
  for (let at = number; at > Math.max(session.first, number - MOST); at--) {
    const seat = session.answerTo(at)?.seat ?? null;
    const mine = seat !== null && seats.includes(seat);
    recent.unshift(recentAt(session, at, mine));
    if (mine) break;
  }
  return recent.flat();
}

/** What led to one moment. */
export function recentAt(session: Session, number: number, mine = false): Recent[] {
  const before = session.sceneAt(number - 1)?.view;
  return before === undefined ? [] : session.stepsAt(number).map((step, place, steps) => ({ step, before: steps[place - 1]?.view ?? before, mine }));
}
