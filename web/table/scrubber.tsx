import { useMemo } from 'preact/hooks';
import type { Words } from '#games';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import type { Present, Session } from '../play/session.ts';
import { type Chapter, chapterAt, chaptersOf } from './chapters.ts';
import { pointsBetween } from './points.ts';
import { SPEEDS, type Speed } from './use-presenter.ts';

const NONE: readonly Chapter[] = [];

interface ScrubberProps {
  readonly session: Session;
  readonly present: Present;
  readonly at: number;
  readonly past: boolean;
  readonly playing: boolean;
  readonly board: BoardModule | null;
  readonly words: Words;
  /** In a replay: with the curve, the chapters and the speed. */
  readonly replay?: { readonly speed: Speed; onSpeed(speed: Speed): void };
  onPlaying(playing: boolean): void;
  onMoment(number: number | null, how?: 'push' | 'replace'): void;
}

/** Every moment of the game, under the finger. */
export function Scrubber({ session, present, at, past, playing, board, words: game, replay, onPlaying, onMoment }: ScrubberProps) {
  const words = useWords().table.replay;
  const { number, outcome, undos } = present;
  const { first } = session;
  const span = Math.max(1, number - first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks change with the number of answers and with what is taken back
  const marks = useMemo(() => marksOf(session, board), [session, board, number, undos]);
  const replays = replay !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: so do the chapters
  const chapters = useMemo(() => (replays ? chaptersOf(session, game) : NONE), [replays, session, game, number, undos]);
  const chapter = chapterAt(chapters, at);
  const step = (name: IconName, label: string, to: number | null, off: boolean) => (
    <button type="button" className="btn sm icon ghost" aria-label={label} disabled={off} onClick={() => onMoment(to)}>
      <Icon name={name} />
    </button>
  );
  const play = (): void => {
    if (!playing && (!past || at >= number)) onMoment(first);
    else if (!playing) onMoment(at + 1);
    onPlaying(!playing);
  };
  const where = past && at < number ? words.moment({ at, of: number }) : outcome === null ? words.live({ at: number }) : words.final({ at: number });
  return (
    <div className={`scrub ${replay === undefined ? '' : 'is-wide'}`}>
      {replay !== undefined && board?.curve !== undefined ? <Curve session={session} board={board} words={game} number={number} undos={undos} /> : null}
      <div className="rail">
        <i />
        <i className="done" style={{ width: `${((at - first) / span) * 100}%` }} />
        {chapters.map(({ at: begins }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are known by their place
          <u key={`chapter ${index}`} style={{ left: `${((begins - first) / span) * 100}%` }} />
        ))}
        {marks.map((mark) => (
          <u key={mark} className="big" style={{ left: `${((mark - first) / span) * 100}%` }} />
        ))}
        <input
          type="range"
          min={first}
          max={number}
          value={at}
          aria-label={words.scrub}
          aria-valuetext={where}
          onChange={(event) => onMoment(Number(event.currentTarget.value))}
        />
      </div>
      <div className="row">
        {step('first', words.first, first, at <= first)}
        {step('left', words.previous, Math.max(first, at - 1), at <= first)}
        <button type="button" className="btn sm icon ghost" aria-label={playing ? words.pause : words.play} onClick={play}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {step('right', words.next, at + 1, at >= number)}
        {step('last', words.last, outcome === null ? null : number, !past && at >= number)}
        {replay === undefined ? null : (
          <>
            {chapters.length === 0 ? null : (
              <select
                className="chapter"
                aria-label={words.chapter}
                value={chapter}
                onChange={(event) => onMoment(chapters[Number(event.currentTarget.value)]?.at ?? first)}
              >
                {chapter < 0 ? <option value={-1} /> : null}
                {chapters.map(({ title }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: chapters are known by their place
                  <option key={index} value={index}>
                    {title}
                  </option>
                ))}
              </select>
            )}
            <select
              className="speed"
              aria-label={words.speed}
              value={replay.speed}
              onChange={(event) => replay.onSpeed(SPEEDS.find((speed) => speed === event.currentTarget.value) ?? 'normal')}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {words.speeds[speed]}
                </option>
              ))}
            </select>
          </>
        )}
        <span className="grow" />
        <small className="num">{where}</small>
      </div>
    </div>
  );
}

function marksOf(session: Session, board: BoardModule | null): readonly number[] {
  const turning = board?.turning;
  if (turning === undefined) return [];
  const marks: number[] = [];
  for (let number = session.first; number <= session.now.value.number; number++)
    if (session.eventsAt(number).some(({ event }) => turning(event) >= 1)) marks.push(number);
  return marks;
}

function Curve({
  session,
  board,
  words,
  number,
  undos,
}: {
  readonly session: Session;
  readonly board: BoardModule;
  readonly words: Words;
  readonly number: number;
  readonly undos: number;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the curve changes with the number of answers and with what is taken back
  const values = useMemo(() => curveOf(session, board, words), [session, board, words, number, undos]);
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const x = (index: number): number => (index / Math.max(1, values.length - 1)) * 100;
  const y = (value: number): number => 38 - ((value - least) / (most - least)) * 36;
  const line = values.map((value, index) => `${x(index).toFixed(2)} ${y(value).toFixed(2)}`).join('L');
  return (
    <figure className="curve">
      <figcaption>{board.curve?.label(words)}</figcaption>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path className="area" d={`M0 ${y(least)}L${line}L100 ${y(least)}Z`} />
        <path className="line" d={`M${line}`} vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}

/** The curve of a game. */
export function curveOf(session: Session, board: BoardModule, words: Words, first = session.first): readonly number[] {
  const values: number[] = [];
  for (const at of pointsBetween(first, session.now.value.number)) {
    const scene = session.sceneAt(at);
    if (scene !== null && board.curve !== undefined) values.push(board.curve.value(scene.view, words));
  }
  return values;
}
