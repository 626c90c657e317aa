import { useMemo } from 'react';
import type { LogEvent, Scene } from '#kernel';
import { Icon } from '#kit';
import type { Event } from '../../event.ts';
import { type Story, storyOf, type Told } from '../../facts/story.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { Bust, GameIcon } from '../art/pictures.tsx';
import { Stressed } from '../emphasis.tsx';
import { objectivesOf } from '../objectives.ts';
import { chronicleOf } from '../operation/chronicle.ts';
import { Chronicle } from '../operation/chronicle.tsx';
import type { BoardWords, VCommandosWords } from '../words.ts';
import { BagByTurn } from './bag-by-turn.tsx';
import { Harbour } from './harbour.tsx';

interface EndProps {
  readonly words: VCommandosWords;
  readonly scene: Scene<VCommandos>;
  readonly log: readonly LogEvent<Event>[];
}

/** The debrief: what it cost, how loud it was, and the honours, which are for show. */
export function End({ words: { board: words }, scene: { view, outcome }, log }: EndProps) {
  const events = useMemo(() => log.map(({ event }) => event), [log]);
  const won = outcome?.cause === 'success';
  const story = useMemo(() => storyOf(events, view, won), [events, view, won]);
  const rows = useMemo(() => chronicleOf(events), [events]);
  const home = view.commandos.filter(({ place }) => place !== 'out').length;
  const says = won ? words.debrief.success : words.debrief.failure(outcome?.cause ?? '');
  return (
    <div className="vc-end">
      <div className="vc-hero">
        <Harbour home={home} failed={!won} />
      </div>
      <div className="vc-fates">
        <section className="vc-panel" aria-label={words.debrief.casualties}>
          <h3>
            {words.debrief.casualties}
            <small>{words.debrief.down}</small>
          </h3>
          <ul className="vc-casualties">
            {story.commandos.map((told) => (
              <Casualty key={told.id} told={told} won={won} words={words} />
            ))}
          </ul>
        </section>
        <section className="vc-panel" aria-label={words.debrief.noise}>
          <h3>{words.debrief.noise}</h3>
          <Chronicle rows={rows} words={words} />
          <dl className="vc-figures">
            <div>
              <dd>{words.debrief.alarmTurns(story.alarmTurns, story.turns)}</dd>
              <dt>{words.debrief.inAlarm}</dt>
            </div>
            <div>
              <dd>{story.commandos.reduce((sum, { kills }) => sum + kills, 0)}</dd>
              <dt>{words.debrief.down}</dt>
            </div>
          </dl>
          <BagByTurn bag={story.bag} words={words} />
        </section>
        <section className="vc-panel" aria-label={words.debrief.grade}>
          <h3>{says.title}</h3>
          <p>
            <Stressed text={says.says} />
          </p>
          <Grade story={story} words={words} />
          <Ways cause={outcome?.cause ?? ''} lowest={Math.min(...story.bag)} left={home} words={words} />
          <Honours story={story} events={events} view={view} home={home} won={won} words={words} />
        </section>
      </div>
    </div>
  );
}

const ENDS = ['bag', 'eliminated', 'no replacement', 'card'] as const;

/** The ways to lose: the one that it was, and how near the two came that always threaten. */
function Ways({
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
              <Stressed text={words.way(kind, kind === cause, lowest, left)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Casualty({ told, won, words: { debrief: words, names } }: { readonly told: Told; readonly won: boolean; readonly words: BoardWords }) {
  const fell = told.fell !== null;
  return (
    <li className={fell ? 'fell' : undefined}>
      <span className="face">
        <Bust id={told.id} grey={fell} />
      </span>
      <span>
        <b>{names.commando(told.id)}</b> <em className={fell ? 'bad' : won ? 'good' : ''}>{fell ? words.eliminated : won ? words.home : words.caught}</em>
        <small>{words.told(told.wounds, told.seen, told.fell)}</small>
      </span>
      <strong>{told.kills}</strong>
    </li>
  );
}

function Grade({ story: { grade }, words: { debrief: words } }: { readonly story: Story; readonly words: BoardWords }) {
  const [title, says] = words.grades[grade];
  return grade === 'failed' ? null : (
    <p className="vc-grade">
      <b>{title}</b> {says}
    </p>
  );
}

interface HonoursProps {
  readonly story: Story;
  readonly events: readonly Event[];
  readonly view: View;
  readonly home: number;
  readonly won: boolean;
  readonly words: BoardWords;
}

function Honours({ story, events, view, home, won, words: { debrief: words } }: HonoursProps) {
  const { done, of } = objectivesOf(view, events);
  const seen = story.commandos.reduce((sum, told) => sum + told.seen, 0);
  const people = story.commandos.length;
  const all = [
    { kind: 'objectives', n: done, of, has: won },
    { kind: 'unseen', n: seen, of: 0, has: won && seen === 0 },
    { kind: 'all-home', n: won ? home : 0, of: people, has: won && home === people },
  ] as const;
  return (
    <>
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
    </>
  );
}
