import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { type BoardEnd, Emphasis, type EndProps, Icon } from '#kit';
import { type Fate, type Story, storyOf } from '../facts/story.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/end/messages.ts';
import type { VCommandosWords } from '../words/words.ts';
import { Bust, GameIcon } from './art/pictures.tsx';
import { chronicleOf } from './end/chronicle.ts';
import { Chronicle } from './end/chronicle.tsx';
import { Harbour } from './end/harbour.tsx';
import { ENDS, fateOf, headlineOf, honourSays, verdictOf, wayOf } from './end/says.ts';

type EndOfRaid = EndProps<VCommandos, VCommandosWords>;

/** The debrief: what it cost, how loud it was, and the honours, which are for show. */
export const end: BoardEnd<VCommandos, VCommandosWords> = {
  headline: ({ words, scene: { view, outcome } }) => headlineOf(use(words.end()), outcome?.cause ?? '', view.turn),
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
  const say = use(end.words.end());
  const { view } = end.scene;
  return (
    <div className="vc-fates">
      <section aria-label={say.casualties}>
        <h3>
          {say.casualties}
          <small>{say.down}</small>
        </h3>
        <ul className="vc-casualties">
          {story.commandos.map((fate) => (
            <Casualty key={fate.id} fate={fate} name={end.words.say.commando[fate.id]} won={won} say={say} />
          ))}
        </ul>
      </section>
      <Honours story={story} view={view} home={homeIn(view)} won={won} say={say} />
    </div>
  );
}

function Figures(end: EndOfRaid) {
  const won = isWon(end);
  const story = useStory(end, won);
  const { log } = end;
  const rows = useMemo(() => chronicleOf(log.map(({ event }) => event)), [log]);
  const say = use(end.words.end());
  const { view, outcome } = end.scene;
  const says = verdictOf(say, outcome?.cause ?? '');
  return (
    <div className="vc-fates">
      <section aria-label={say['how-it-went']}>
        <p>
          <Emphasis text={says} /> <Grade story={story} say={say} />
        </p>
        <WaysToLose cause={outcome?.cause ?? ''} lowest={story.lowestBag} left={homeIn(view)} say={say} />
      </section>
      <section aria-label={say.noise}>
        <h3>
          {say.noise}
          <small>{say['alarm-turns']({ n: story.alarmTurns, of: story.turns })}</small>
        </h3>
        <Chronicle rows={rows} say={end.words.say} />
      </section>
    </div>
  );
}

/** The ways to lose: the one that it was, and how near the two came that always threaten. */
function WaysToLose({ cause, lowest, left, say }: { readonly cause: string; readonly lowest: number; readonly left: number; readonly say: Messages }) {
  return (
    <>
      <h3>{say.ways}</h3>
      <ul className="vc-ways">
        {ENDS.filter((kind) => kind === cause || kind === 'bag' || kind === 'eliminated').map((kind) => (
          <li key={kind} className={kind === cause ? 'bad' : undefined}>
            <Icon name={kind === cause ? 'x' : 'check'} />
            <span>
              <Emphasis text={wayOf(say, kind, kind === cause, lowest, left)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Casualty({ fate, name, won, say }: { readonly fate: Fate; readonly name: string; readonly won: boolean; readonly say: Messages }) {
  const fell = fate.fell !== null;
  return (
    <li className={fell ? 'fell' : undefined}>
      <span className="face">
        <Bust id={fate.id} grey={fell} />
      </span>
      <span>
        <b>{name}</b> <em className={fell ? 'bad' : won ? 'good' : ''}>{fell ? say.eliminated : won ? say.home : say.caught}</em>
        <small>{fateOf(say, fate)}</small>
      </span>
      <strong>{fate.kills}</strong>
    </li>
  );
}

function Grade({ story: { grade }, say }: { readonly story: Story; readonly say: Messages }) {
  return grade === 'failed' ? null : (
    <span className="vc-grade">
      <Emphasis text={say.grade[grade]} />
    </span>
  );
}

interface HonoursProps {
  readonly story: Story;
  readonly view: View;
  readonly home: number;
  readonly won: boolean;
  readonly say: Messages;
}

function Honours({ story, view, home, won, say }: HonoursProps) {
  const { done, of } = view.objectives;
  const seen = story.commandos.reduce((sum, fate) => sum + fate.seen, 0);
  const people = story.commandos.length;
  const all = [
    { kind: 'objectives', n: done, of, has: won },
    { kind: 'unseen', n: seen, of: 0, has: won && seen === 0 },
    { kind: 'all-home', n: won ? home : 0, of: people, has: won && home === people },
  ] as const;
  return (
    <section aria-label={say.honours}>
      <h3>{say.honours}</h3>
      <ul className="vc-honours">
        {all.map(({ kind, n, of: most, has }) => {
          return (
            <li key={kind} className={has ? 'has' : undefined}>
              {has ? <GameIcon name="star-medal" /> : <Icon name="minus" />}
              <span>
                <b>{say.honour[kind]}</b>
                {honourSays(say, kind, n, most)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
