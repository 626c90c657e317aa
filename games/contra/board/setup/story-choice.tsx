import { leftTogether, partOf, type TaleId } from '../../content/stories.ts';
import type { BoardWords } from '../../words/board.ts';
import { BossIcon } from '../art/bosses.tsx';
import { type Mission, PARTS, TALE_IDS } from './mission.ts';

type Story = NonNullable<Mission['story']>;

interface StoryChoiceProps {
  readonly story: Story;
  readonly words: BoardWords;
  change(story: Story): void;
}

/** A story and its part: prologue, what is special, and what was earned before. */
export function StoryChoice({ story, words, change }: StoryChoiceProps) {
  const { choices, cards } = words;
  const part = partOf(story.tale, story.part);
  const said = choices.tales[story.tale].parts[story.part - 1];
  const special = [...part.setup.map(choices.setup), ...part.rules.map(choices.rule), ...(part.bossHealth > 0 ? [choices.health(part.bossHealth)] : [])];
  return (
    <div className="story">
      <ul className="story-tales">
        {TALE_IDS.map((tale) => (
          <li key={tale}>
            <button type="button" className="mission-card" aria-pressed={story.tale === tale} onClick={() => change({ tale, part: 1, carried: [] })}>
              <b>{choices.tales[tale].title}</b>
              <small>{choices.tales[tale].says}</small>
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
                <small>{choices.part(n)}</small>
                <b>{titleOf(story.tale, n, words)}</b>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <article className="prologue">
        <h3>
          {said?.title}
          <small>
            {cards.stageName(part.stage)}, {cards.enemyDeckName(part.enemy)}
          </small>
        </h3>
        <p>{said?.prologue}</p>
        {special.length === 0 ? null : (
          <ul aria-label={choices.special}>
            {special.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {story.part === 1 ? null : <p>{choices.alone}</p>}
        {part.mayCarry.length === 0 ? null : (
          <fieldset>
            <legend>{choices.earned}</legend>
            {part.mayCarry.map((what) => (
              <label key={what}>
                <input
                  type="checkbox"
                  checked={story.carried.includes(what)}
                  onChange={({ target }) => {
                    const others = story.carried.filter((other) => other !== what && leftTogether(story.tale, story.part, [other, what]));
                    change({ ...story, carried: target.checked ? [...others, what] : others });
                  }}
                />
                {choices.carried(what)}
              </label>
            ))}
          </fieldset>
        )}
      </article>
    </div>
  );
}

function titleOf(tale: TaleId, part: number, { choices }: BoardWords): string {
  return choices.tales[tale].parts[part - 1]?.title ?? '';
}
