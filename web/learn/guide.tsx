import lessonsOf from 'virtual:lessons';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ClauseId, OpenOption, Scene } from '#kernel';
import { type Asked, droppedBy, type Guide as GameGuide, type Hint, tipFor, warningFor } from '../../games/guide.ts';
import type { OpenBox } from '../app/games.ts';
import { set } from '../app/settings.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { beginsGuided, learnt, learntOf, noteSaid, noteTip } from '../play/learnt.ts';
import type { Session } from '../play/session.ts';
import { Emblem } from '../shelf/cover.tsx';
import { latelyAt } from '../table/lately.ts';
import { stepsUpTo } from '../table/log-events.ts';
import { Spots } from './spots.tsx';
import './coach.css';

/** Whether an answer waits for a second click. */
export type Guard = (option: OpenOption) => boolean;

export interface GuideProps {
  readonly session: Session;
  readonly opened: OpenBox;
  readonly scene: Scene;
  /** What may be answered from this screen. */
  readonly options: readonly OpenOption[];
  /** Nothing moves any more: a hint never lies over it. */
  readonly settled: boolean;
  readonly guard: RefObject<Guard | null>;
  choose(option: OpenOption): void;
  onClause(id: ClauseId): void;
}

/** What is said now; `about` is the answer that waits for a second click. */
interface Spoken {
  readonly hint: Hint;
  readonly asked: Asked;
  readonly number: number;
  readonly about: OpenOption | null;
}

/** In the first games of a person: each hint once, at most one a turn, before they choose. It knows no game. */
export function Guide({ session, opened, scene, options, settled, guard, choose, onClause }: GuideProps) {
  const game = opened.box.game.id;
  const guide = useGuide(session, opened);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  /** The answer that somebody was asked about, and means. */
  const meant = useRef<string | null>(null);
  const asked = useMemo(() => askedAt(session, scene, options), [session, scene, options]);
  const { number } = scene;

  useEffect(() => {
    if (guide === null || asked === null || !settled) return;
    const { said, lastTip } = learntOf(learnt.value, game);
    const again = lastTip?.game === session.id && turnAt(session, opened, lastTip.number) === turnAt(session, opened, number);
    const tip = again ? null : tipFor(guide, new Set(said), asked);
    setSpoken((before) => (before?.number === number ? before : tip === null ? null : { hint: tip, asked, number, about: null }));
    if (tip !== null) noteTip(game, tip.id, { game: session.id, number });
  }, [guide, asked, settled, session, opened, number, game]);

  useEffect(() => {
    if (guide === null || asked === null) return;
    guard.current = (option) => {
      if (option.notation === meant.current) return false;
      const known = new Set(learntOf(learnt.value, game).said);
      const warning = warningFor(guide, known, option, asked);
      noteSaid(game, warning === null ? droppedBy(guide, option, asked) : [warning.id]);
      meant.current = warning === null ? null : option.notation;
      setSpoken(warning === null ? null : { hint: warning, asked, number, about: option });
      return warning !== null;
    };
    return () => {
      guard.current = null;
    };
  }, [guide, asked, number, game, guard]);

  if (guide === null || spoken === null || spoken.number !== number || asked === null) return null;
  return (
    <Says
      key={spoken.hint.id}
      game={game}
      spoken={spoken}
      says={guide.words[spoken.hint.id] ?? ''}
      close={() => setSpoken(null)}
      choose={choose}
      onClause={onClause}
    />
  );
}

interface SaysProps extends Pick<GuideProps, 'choose' | 'onClause'> {
  readonly game: string;
  readonly spoken: Spoken;
  readonly says: string;
  close(): void;
}

function Says({ game, spoken: { hint, asked, about }, says, close, choose, onClause }: SaysProps) {
  const { guide } = useWords();
  const coach = lessonsOf[game]?.coach[useLanguage()];
  const at = hint.at?.(asked) ?? [];
  const main = useRef<HTMLButtonElement>(null);
  // Whoever has just chosen is stopped: they go on from here. Not with the same press of a key.
  useEffect(() => {
    if (about === null) return;
    const frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [about]);
  return (
    <section className={about === null ? 'coach hint' : 'coach hint warns'} aria-label={guide.label} data-standing="">
      <Spots at={at} asks={false} inSight />
      <Emblem game={game} />
      <div className="coach-says">
        {coach == null ? null : (
          <small>
            <span>
              <b translate={false}>{coach.name}</b>, {coach.trade}
            </span>
          </small>
        )}
        <p role="status">{says}</p>
      </div>
      <div className="coach-tools">
        <button
          type="button"
          className="btn ghost"
          onClick={() => {
            set({ hints: false });
            close();
          }}
        >
          {guide.never}
        </button>
        <button type="button" className="btn ghost" onClick={() => onClause(hint.clause)}>
          {guide.why}
        </button>
        {about === null ? null : (
          <button type="button" className="btn" onClick={() => choose(about)}>
            {guide.anyway}
          </button>
        )}
        <button ref={main} type="button" className="btn pri" onClick={close}>
          {about === null ? guide.seen : guide.back}
        </button>
      </div>
    </section>
  );
}

/** What the game says, as soon as it has come; null where nothing is said in this game. */
function useGuide(session: Session, { box }: OpenBox): GameGuide | null {
  const language = useLanguage();
  const [guide, setGuide] = useState<GameGuide | null>(null);
  useEffect(() => {
    let gone = false;
    if (box.guide === undefined || !beginsGuided(box.game.id, session.id)) return;
    box
      .guide(language)
      .then((found) => gone || setGuide(found))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [session, box, language]);
  return guide;
}

function askedAt(session: Session, { number, view, decision }: Scene, options: readonly OpenOption[]): Asked | null {
  const [first] = options;
  if (first === undefined || decision === null) return null;
  const you = first.seat;
  return { view, decision, you, options, since: latelyAt(session, number, [you]).map(({ step }) => step.event) };
}

/** The turn of a moment as the log calls it, which may be by what the answer begins; where it has no headings, every question is one. */
function turnAt(session: Session, { words }: OpenBox, number: number): string {
  const answered = number < session.now.value.number ? session.stepsAt(number + 1).slice(0, 1) : [];
  const headings = [...stepsUpTo(session, number), ...answered].flatMap(({ event, view }) => words.heading?.(event, view) ?? []);
  return headings.at(-1) ?? String(number);
}
