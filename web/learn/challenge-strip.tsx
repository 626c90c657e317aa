import { useEffect, useRef } from 'preact/hooks';
import { LANGUAGES } from '#words';
import type { Challenge, ChallengeWords, SaidPractice } from '../../games/challenge.ts';
import { compare, type Fraction, fraction, toNumber } from '../../games/fraction.ts';
import { addressTo, go, Link } from '../app/address.tsx';
import { useStore } from '../app/store.ts';
import { type AppWords, useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { Puzzle, Puzzled } from '../play/puzzle.ts';
import { Emblem } from '../shelf/cover.tsx';

export interface ChallengeStripProps {
  readonly puzzle: Puzzle;
  readonly practice: SaidPractice;
}

const HINTS = 2;
const NOTHING_SAID: ChallengeWords = { title: '', goal: '', hint1: '', hint2: '', reason: '' };

/** The goal, what is said to an answer, and help. It knows no game. */
export function ChallengeStrip({ puzzle, practice }: ChallengeStripProps) {
  const { challenge: words } = useWords();
  const { box, challenge } = puzzle;
  const puzzled = useStore(puzzle.puzzled);
  const said = practice.words[challenge.id] ?? NOTHING_SAID;
  const at = practice.challenges.findIndex(({ id }) => id === challenge.id);
  const next = practice.challenges[at + 1];
  const over = puzzled.is === 'solved' || puzzled.is === 'shown';
  const { verdict, more } = useSaid(challenge, puzzled, said);
  return (
    <section className={`coach challenge is-${puzzled.is}`} aria-label={words.strip({ title: said.title })} data-standing="">
      <Emblem game={box.game.id} />
      <div className="coach-says">
        <small>
          <span>
            {words.number({ n: at + 1, of: practice.challenges.length })}
            {' · '}
            <b>{said.title}</b>
          </span>
        </small>
        <p className="challenge-goal">{said.goal}</p>
        <div role="status">
          {verdict === '' ? null : (
            <p className="challenge-verdict">
              {puzzled.is === 'solved' || puzzled.is === 'missed' ? <Icon name={puzzled.is === 'solved' ? 'check' : 'x'} /> : null}
              {verdict}
            </p>
          )}
          {more === '' ? null : <p className="challenge-more">{more}</p>}
        </div>
      </div>
      <Link to={addressTo.learn(box.game.id)} className="btn icon ghost coach-leave" aria-label={words.leave} title={words.leave}>
        <Icon name="x" />
      </Link>
      <div className="coach-tools">
        {over ? null : (
          <>
            <button type="button" className="btn" disabled={puzzled.hints >= HINTS} onClick={() => puzzle.hint()}>
              {puzzled.hints === 0 ? words.hint : words.hintNext}
            </button>
            <button type="button" className="btn" onClick={() => puzzle.show()}>
              {words.solution}
            </button>
          </>
        )}
        <StartOver puzzle={puzzle} puzzled={puzzled} label={words.again} />
        {over ? <Onwards game={box.game.id} next={next?.id ?? null} title={next === undefined ? '' : (practice.words[next.id]?.title ?? '')} /> : null}
      </div>
    </section>
  );
}

/** After an answer that was not the best, this is what one wants. */
function StartOver({ puzzle, puzzled, label }: { readonly puzzle: Puzzle; readonly puzzled: Puzzled; readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const missed = puzzled.is === 'missed';
  useEffect(() => {
    if (missed) button.current?.focus({ preventScroll: true });
  }, [missed]);
  return (
    <button
      ref={button}
      type="button"
      className={missed ? 'btn pri' : 'btn'}
      disabled={puzzled.is === 'open' && puzzle.now.value.undo.kind === 'nothing'}
      onClick={() => puzzle.startOver()}
    >
      <Icon name="turn-ccw" />
      {label}
    </button>
  );
}

function Onwards({ game, next, title }: { readonly game: string; readonly next: string | null; readonly title: string }) {
  const { challenge: words } = useWords();
  const main = useRef<HTMLAnchorElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const to = next === null ? addressTo.learn(game) : addressTo.challenge(game, next);
  return (
    <a
      ref={main}
      className="btn pri"
      href={to}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {next === null ? words.more : words.next({ title })}
    </a>
  );
}

/** What is said under the goal: how good the answer was, then a hint or the reason. */
function useSaid(
  challenge: Challenge,
  { is, weighing, came, hints, failed }: Puzzled,
  said: ChallengeWords,
): { readonly verdict: string; readonly more: string } {
  const { challenge: words } = useWords();
  const { tag } = LANGUAGES[useLanguage()];
  const reason = is === 'solved' || is === 'shown' ? said.reason : '';
  const hint = hints === 0 ? '' : hints === 1 ? said.hint1 : said.hint2;
  const more = reason === '' ? hint : reason;
  if (failed) return { verdict: words.failed, more };
  if (weighing) return { verdict: words.weighing, more };
  if (came === null || is === 'shown') return { verdict: '', more };
  if (is === 'open') return { verdict: words.sofar, more };
  return { verdict: verdictOf(words, challenge, is === 'solved', came, tag), more };
}

function verdictOf(
  words: AppWords['challenge'],
  { goal }: Challenge,
  solved: boolean,
  { yours, best }: { readonly yours: Fraction; readonly best: Fraction },
  tag: string,
): string {
  const how = solved ? 'solved' : 'missed';
  if (goal.is === 'mean') {
    const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    return words.mean[how]({ yours: number.format(toNumber(yours)), best: number.format(toNumber(best)) });
  }
  const sure = goal.wanted === 'most' && compare(best, fraction(1)) === 0 && (solved || compare(yours, fraction(0)) === 0);
  return sure ? words.sure[how] : words.chance[how]({ yours: toNumber(yours), best: toNumber(best) });
}
