import { useMemo } from 'react';
import { type BoardEnd, Emphasis, type EndProps, Icon } from '#kit';
import { type Fate, type Story, storyOf } from '../facts/story.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';
import { Bust, GameIcon } from './art/pictures.tsx';
import { chronicleOf } from './end/chronicle.ts';
import { Chronicle } from './end/chronicle.tsx';
import { Harbour } from './end/harbour.tsx';
import type { BoardWords, VCommandosWords } from './words.ts';

type EndOfRaid = EndProps<VCommandos, VCommandosWords>;

/** The debrief: what it cost, how loud it was, and the honours, which are for show. */
export const end: BoardEnd<VCommandos, VCommandosWords> = {
  headline: ({ words: { board: words }, scene: { view, outcome } }) => words.debrief.headline(outcome?.cause ?? '', view.turn),
  Picture: ({ scene: { view, outcome } }) => (
    <div className="vc-hero">
      <Harbour home={homeIn(view)} failed={outcome?.cause !== 'success'} />
    </div>
  ),
  Fates,
  Figures,
};

function homeIn({ commandos }: View): number {
  return commandos.filter(({ place }) => place !== 'out').length;
}

const isWon = ({ scene: { outcome } }: EndOfRaid): boolean => outcome?.cause === 'success';

function useStory({ steps }: EndOfRaid, won: boolean): Story {
  return useMemo(() => storyOf(steps(), won), [steps, won]);
}

function Fates(end: EndOfRaid) {
  const won = isWon(end);
  const story = useStory(end, won);
  const words = end.words.board;
  const { view } = end.scene;
  return (
    <div className="vc-fates">
      <section aria-label={words.debrief.casualties}>
        <h3>
          {words.debrief.casualties}
          <small>{words.debrief.down}</small>
        </h3>
        <ul className="vc-casualties">
          {story.commandos.map((fate) => (
            <Casualty key={fate.id} fate={fate} won={won} words={words} />
          ))}
        </ul>
      </section>
      <Honours story={story} view={view} home={homeIn(view)} won={won} words={words} />
    </div>
  );
}

function Figures(end: EndOfRaid) {
  const won = isWon(end);
  const story = useStory(end, won);
  const { log } = end;
  const rows = useMemo(() => chronicleOf(log.map(({ event }) => event)), [log]);
  const words = end.words.board;
  const { view, outcome } = end.scene;
  const says = won ? words.debrief.success : words.debrief.failure(outcome?.cause ?? '');
  return (
    <div className="vc-fates">
      <section aria-label={words.debrief.grade}>
        <p>
          <Emphasis text={says} /> <Grade story={story} words={words} />
        </p>
        <WaysToLose cause={outcome?.cause ?? ''} lowest={story.lowestBag} left={homeIn(view)} words={words} />
      </section>
      <section aria-label={words.debrief.noise}>
        <h3>
          {words.debrief.noise}
          <small>
            {words.debrief.alarmTurns(story.alarmTurns, story.turns)} {words.debrief.inAlarm}
          </small>
        </h3>
        <Chronicle rows={rows} words={words} />
      </section>
    </div>
  );
}

const ENDS = ['bag', 'eliminated', 'no replacement', 'card'] as const;

/** The ways to lose: the one that it was, and how near the two came that always threaten. */
function WaysToLose({
  cause,
  lowest,
  left,
  words: { debrief: words },
}: {
  readonly cause: string;
  readonly lowest: number;
  readonly left: number;
  readonly words: BoardWords;
}) {
  return (
    <>
      <h3>{words.ways}</h3>
      <ul className="vc-ways">
        {ENDS.filter((kind) => kind === cause || kind === 'bag' || kind === 'eliminated').map((kind) => (
          <li key={kind} className={kind === cause ? 'bad' : undefined}>
            <Icon name={kind === cause ? 'x' : 'check'} />
            <span>
              <Emphasis text={words.way(kind, kind === cause, lowest, left)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Casualty({ fate, won, words: { debrief: words, names } }: { readonly fate: Fate; readonly won: boolean; readonly words: BoardWords }) {
  const fell = fate.fell !== null;
  return (
    <li className={fell ? 'fell' : undefined}>
      <span className="face">
        <Bust id={fate.id} grey={fell} />
      </span>
      <span>
        <b>{names.commando(fate.id)}</b> <em className={fell ? 'bad' : won ? 'good' : ''}>{fell ? words.eliminated : won ? words.home : words.caught}</em>
        <small>{words.fate(fate.wounds, fate.seen, fate.fell)}</small>
      </span>
      <strong>{fate.kills}</strong>
    </li>
  );
}

function Grade({ story: { grade }, words: { debrief: words } }: { readonly story: Story; readonly words: BoardWords }) {
  const [title, says] = words.grades[grade];
  return grade === 'failed' ? null : (
    <span className="vc-grade">
      <b>{title}</b>: {says}.
    </span>
  );
}

interface HonoursProps {
  readonly story: Story;
  readonly view: View;
  readonly home: number;
  readonly won: boolean;
  readonly words: BoardWords;
}

function Honours({ story, view, home, won, words: { debrief: words } }: HonoursProps) {
  const { done, of } = view.objectives;
  const seen = story.commandos.reduce((sum, fate) => sum + fate.seen, 0);
  const people = story.commandos.length;
  const all = [
    { kind: 'objectives', n: done, of, has: won },
    { kind: 'unseen', n: seen, of: 0, has: won && seen === 0 },
    { kind: 'all-home', n: won ? home : 0, of: people, has: won && home === people },
  ] as const;
  return (
    <section aria-label={words.honours}>
      <h3>{words.honours}</h3>
      <ul className="vc-honours">
        {all.map(({ kind, n, of: most, has }) => {
          const [title, says] = words.honour(kind, n, most);
          return (
            <li key={kind} className={has ? 'has' : undefined}>
              {has ? <GameIcon name="star-medal" /> : <Icon name="minus" />}
              <span>
                <b>{title}</b>
                {says}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
