import { leftTogether, partOf } from '../../content/stories.ts';
import type { Messages as SetupMessages } from '../../words/setup/messages.ts';
import type { ContraWords } from '../../words/words.ts';
import { BossIcon } from '../art/bosses.tsx';
import { type Mission, PARTS, TALE_IDS } from './mission.ts';

type Story = NonNullable<Mission['story']>;

interface StoryChoiceProps {
  readonly story: Story;
  readonly words: ContraWords;
  readonly setup: SetupMessages;
  change(story: Story): void;
}

/** A story and its part: prologue, what is special, and what was earned before. */
export function StoryChoice({ story, words, setup, change }: StoryChoiceProps) {
  const { say } = words;
  const tale = setup.tale[story.tale];
  const part = partOf(story.tale, story.part);
  const special = [
    ...part.setup.map((id) => setup.change.setup[id]),
    ...part.rules.map((id) => setup.change.rule[id]),
    ...(part.bossHealth > 0 ? [setup.health({ n: part.bossHealth })] : []),
  ];
  return (
    <div className="story">
      <ul className="story-tales">
        {TALE_IDS.map((id) => (
          <li key={id}>
            <button type="button" className="mission-card" aria-pressed={story.tale === id} onClick={() => change({ tale: id, part: 1, carried: [] })}>
              <b>{say.tale[id]}</b>
              <small>{setup.tale[id].says}</small>
            </button>
          </li>
        ))}
      </ul>
      <ol className="story-parts">
        {PARTS.map((n) => (
          <li key={n}>
            <button type="button" aria-pressed={story.part === n} onClick={() => change({ tale: story.tale, part: n, carried: [] })}>
              <BossIcon id={partOf(story.tale, n).enemy} />
              <span>
                <small>{setup.part({ part: n })}</small>
                <b>{tale.title[n]}</b>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <article className="prologue">
        <h3>
          {tale.title[story.part]}
          <small>{say.board.mission(part)}</small>
        </h3>
        <p>{tale.prologue[story.part]}</p>
        {special.length === 0 ? null : (
          <ul aria-label={setup.different}>
            {special.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {story.part === 1 ? null : <p>{setup.alone}</p>}
        {part.mayCarry.length === 0 ? null : (
          <fieldset>
            <legend>{setup.earned}</legend>
            {part.mayCarry.map((what) => (
              <label key={what}>
                <input
                  type="checkbox"
                  checked={story.carried.includes(what)}
                  onChange={({ currentTarget: { checked } }) => {
                    const others = story.carried.filter((other) => other !== what && leftTogether(story.tale, story.part, [other, what]));
                    change({ ...story, carried: checked ? [...others, what] : others });
                  }}
                />
                {say.carried[what]}
              </label>
            ))}
          </fieldset>
        )}
      </article>
    </div>
  );
}
