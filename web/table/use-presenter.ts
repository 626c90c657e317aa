import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { addressTo, go } from '../app/address.tsx';
import { useStore } from '../app/store.ts';
import type { Present, Session } from '../play/session.ts';
import { type Presentation, Presenter } from './presenter.ts';

/** Which moment is on the screen, and the ways to others. */
export interface PresenterState {
  readonly presentation: Presentation | null;
  /** The transition has been shown to its end. */
  readonly settled: boolean;
  /** Replaying, moment by moment. */
  readonly playing: boolean;
  setPlaying(playing: boolean): void;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** What happened while somebody was away is being shown, from this moment on; null when nothing is. */
  readonly since: number | null;
  showSinceAgain(): void;
  endSince(): void;
  /** Go to a moment (null: the present). */
  goTo(number: number | null, how?: 'push' | 'replace'): void;
  /** The board has shown a transition. */
  shown(transition: number): void;
  /** Somebody here has gone on: what is being shown does not hold up the next scene. */
  hurry(): void;
}

export type Speed = 'slow' | 'normal' | 'fast';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];

/** So long each moment of a replay stands when it has been shown, in milliseconds. */
const STANDS: Readonly<Record<Speed, number>> = { slow: 2000, normal: 700, fast: 120 };

export function usePresenter(session: Session, present: Present, moment: number | null): PresenterState {
  const [left] = useState(() => leftAt(session));
  const [presenter] = useState(() => new Presenter(session, moment, left));
  useEffect(() => presenter.follow(), [presenter]);
  const presentation = useStore(presenter.presentation);
  const [showsSince, setShowsSince] = useState(left !== null && moment === null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [settled, setSettled] = useState(0);

  const standing = useRef(moment);
  useEffect(() => {
    if (standing.current === moment) return;
    standing.current = moment;
    presenter.stand(moment, playing && speed !== 'fast');
    if (moment !== null) setShowsSince(false);
  }, [moment, presenter, playing, speed]);

  const goTo = useCallback(
    (number: number | null, how: 'push' | 'replace' = 'replace') => {
      const target = number !== null && number >= present.number && present.phase === 'playing' ? null : number;
      go(session.where === 'here' ? addressTo.local(session.id, target) : addressTo.table(session.id, target), how);
    },
    [session, present.number, present.phase],
  );

  const shown = useCallback(
    (transition: number) => {
      presenter.done(transition);
      setSettled(transition);
    },
    [presenter],
  );

  const shownNow = presentation !== null && settled === presentation.transition.id;
  useEffect(() => {
    if (!playing || !shownNow) return;
    if (moment === null || moment >= session.now.value.number) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => goTo(moment + 1), STANDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, shownNow, moment, speed, session, goTo]);

  return {
    presentation,
    settled: shownNow,
    playing,
    setPlaying,
    speed,
    setSpeed,
    since: showsSince ? (left ?? 0) : null,
    showSinceAgain: () => presenter.again(left ?? 0),
    endSince: useCallback(() => {
      setShowsSince(false);
      presenter.catchUp();
    }, [presenter]),
    goTo,
    shown,
    hurry: useCallback(() => presenter.hurry(), [presenter]),
  };
}

/** Where somebody left a game that others have gone on with; null when there is nothing to catch up with. */
function leftAt(session: Session): number | null {
  const { number, phase, mine } = session.now.value;
  const { seen } = session;
  return seen !== null && phase === 'playing' && mine.length > 0 && seen < number && seen >= session.first ? seen : null;
}
