import { use } from 'preact/compat';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { LogEvent, Step } from '#kernel';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { HurtLine } from '../kit/board.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import './stop-card.css';

interface StopProps {
  readonly opened: OpenBox;
  readonly seats: readonly SeatAtTable[];
  /** What hurts. */
  readonly step: Step;
  readonly before: Step['view'];
  readonly log: readonly LogEvent[];
  onGoOn(): void;
  /** Show once more what led to it; null where nothing was to be seen. */
  readonly onAgain: (() => void) | null;
}

/** What hurts, in the place of the prompt: who, by what, what follows. Nothing goes on until somebody says so. */
export function StopCard({ opened: { board, words: game }, seats, step, before, log, onGoOn, onAgain }: StopProps) {
  const words = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useGoOnByKey(onGoOn);
  const hurt = board?.hurt === undefined ? null : use(board.hurt());
  if (hurt === null) return null;
  const { picture, title, says, tone, mine, came, follows } = hurt.hurtOf({ words: game, step, before, log, seats });
  return (
    <section className={`stop ${tone}`} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-says ${id}-text`}>
      <div className="stop-head">
        <span className="stop-picture" aria-hidden="true">
          {picture}
        </span>
        <div>
          <h2 id={`${id}-title`}>
            <Emphasis text={title} />
            {mine ? <span className="chip go">{words.table.stop.you}</span> : null}
          </h2>
          <p id={`${id}-says`}>
            <Emphasis text={says} />
          </p>
        </div>
      </div>
      <div className="stop-text" id={`${id}-text`}>
        {came.map((line) => (
          <Line key={line.says} line={line} className="stop-came" />
        ))}
        <ul>
          {follows.map((line) => (
            <li key={line.says}>
              <Line line={line} className="stop-follows" />
            </li>
          ))}
        </ul>
      </div>
      <div className="stop-acts">
        {onAgain === null ? null : (
          <button type="button" className="btn icon" aria-label={words.table.stop.again} title={words.table.stop.again} onClick={onAgain}>
            <Icon name="turn-cw" />
          </button>
        )}
        <button type="button" className="btn pri" ref={button} onClick={(event) => event.detail < 2 && onGoOn()} onKeyDown={onceAtATime}>
          {words.table.stop.goOn}
        </button>
      </div>
    </section>
  );
}

function Line({ line: { picture, figure, says }, className }: { readonly line: HurtLine; readonly className: string }) {
  return (
    <div className={className}>
      <span className="stop-sign" aria-hidden="true">
        {picture}
      </span>
      <p>
        {figure === undefined ? null : <b className="stop-figure">{figure}</b>} <Emphasis text={says} />
      </p>
    </div>
  );
}

/** A key that is held down, or a finger that taps twice, says go on once. */
function onceAtATime(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Enter and the space bar go on from anywhere that has no use for them. */
function useGoOnByKey(goOn: () => void): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.target !== document.body) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
