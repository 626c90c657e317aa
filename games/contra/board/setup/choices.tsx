import type { ChoicesProps } from '#kit';
import { commando, enemyDeck, stage } from '../../content/index.ts';
import { BOSS_IDS, COMMANDO_IDS, STAGE_IDS } from '../../settings.ts';
import type { Contra } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import { BossIcon } from '../art/bosses.tsx';
import { HeroIcon } from '../art/heroes.tsx';
import { CardText } from '../art/symbols.tsx';
import { planOf, wholeOf } from '../map/geometry.ts';
import { Scenery, Thicket } from '../map/scenery.tsx';
import type { ContraWords } from '../words.ts';
import { draftOf, type Mission, missionOf } from './mission.ts';
import { StoryChoice } from './story-choice.tsx';
import './choices.css';

/** The mission before it begins: a stage and a boss, or a part of a story; and who goes. */
export function Choices({ words: { board: words }, draft, change, people, clause }: ChoicesProps<Contra, ContraWords>) {
  const mission = missionOf(draft);
  const settle = (next: Partial<Mission>): void => change(draftOf({ ...mission, ...next }));
  const { choices } = words;
  return (
    <section className="mission">
      <header>
        <h2>{choices.title}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: two toggles, no form */}
        <div className="mission-modes" role="group" aria-label={choices.title}>
          <button type="button" className="btn" aria-pressed={mission.story === null} onClick={() => settle({ story: null })}>
            {choices.free}
          </button>
          <button
            type="button"
            className="btn"
            aria-pressed={mission.story !== null}
            onClick={() => settle({ story: mission.story ?? { tale: 'return', part: 1, carried: [] } })}
          >
            {choices.story}
          </button>
        </div>
      </header>
      {mission.story === null ? (
        <Places mission={mission} words={words} settle={settle} clause={clause} />
      ) : (
        <StoryChoice story={mission.story} words={words} change={(story) => settle({ story })} />
      )}
      <Team mission={mission} words={words} people={people} settle={settle} />
    </section>
  );
}

interface PartProps {
  readonly mission: Mission;
  readonly words: BoardWords;
  settle(next: Partial<Mission>): void;
}

function Places({ mission, words, settle, clause }: PartProps & { clause(id: string): void }) {
  const { cards, choices } = words;
  const sum = stage(mission.stage).difficulty + enemyDeck(mission.enemy).difficulty;
  return (
    <>
      <h3>
        {choices.stage}
        <button type="button" className="link" onClick={() => clause('contra.setup.difficulty-stage')}>
          {choices.hard(sum)}
        </button>
      </h3>
      <ul className="mission-cards">
        {STAGE_IDS.map((id) => (
          <li key={id}>
            <button type="button" className={`mission-card raid on-${id}`} aria-pressed={mission.stage === id} onClick={() => settle({ stage: id })}>
              <StageMiniature id={id} />
              <OnCard name={cards.stageName(id)} says={choices.stageSays[id]} difficulty={stage(id).difficulty} choices={choices} />
            </button>
          </li>
        ))}
      </ul>
      <h3>{choices.enemy}</h3>
      <ul className="mission-cards">
        {BOSS_IDS.map((id) => (
          <li key={id}>
            <button type="button" className="mission-card" aria-pressed={mission.enemy === id} onClick={() => settle({ enemy: id })}>
              <BossIcon id={id} />
              <OnCard name={cards.enemyDeckName(id)} says={choices.bossSays[id]} difficulty={enemyDeck(id).difficulty} choices={choices} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OnCardProps {
  readonly name: string;
  readonly says: string;
  readonly difficulty: number;
  readonly choices: BoardWords['choices'];
}

function OnCard({ name, says, difficulty, choices }: OnCardProps) {
  return (
    <>
      <b>{name}</b>
      <Stars n={difficulty} says={choices.difficulty} />
      <small>{says}</small>
    </>
  );
}

/** A map from far away. */
export function StageMiniature({ id }: { readonly id: Mission['stage'] }) {
  const plan = planOf(id);
  const { x, y, width, height } = wholeOf(plan);
  return (
    <svg className={`miniature ${id}`} viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scenery stage={id} plan={plan} />
      <path d={plan.trails} className="trail" />
      <Thicket stage={id} plan={plan} />
      {plan.ledges.map((ledge) => (
        <path key={ledge.id} d={ledge.d} className="ledge-line" />
      ))}
      {plan.spaces.map((space) => {
        const at = plan.at(space.id);
        return <rect key={space.id} x={at.x - 30} y={at.y - 25} width="60" height="50" rx="12" className={`spot is-${space.kind}`} />;
      })}
    </svg>
  );
}

function Stars({ n, says }: { readonly n: number; says(n: number): string }) {
  return (
    <span className="stars" role="img" aria-label={says(n)}>
      {'★'.repeat(n)}
      <i>{'★'.repeat(4 - n)}</i>
    </span>
  );
}

/** Who goes: in the order of the seats. */
function Team({ mission, words, people, settle }: PartProps & { readonly people: readonly string[] }) {
  const { cards, choices } = words;
  const press = (id: (typeof COMMANDO_IDS)[number]): void => {
    const { commandos } = mission;
    if (!commandos.includes(id)) settle({ commandos: [...commandos, id] });
    else if (commandos.length > 1) settle({ commandos: commandos.filter((other) => other !== id) });
  };
  return (
    <>
      <h3>{choices.commandos}</h3>
      <ul className="mission-cards">
        {COMMANDO_IDS.map((id) => {
          const seat = mission.commandos.indexOf(id);
          const { ability } = commando(id);
          return (
            <li key={id}>
              <button type="button" className="mission-card of-commando" aria-pressed={seat >= 0} onClick={() => press(id)}>
                <HeroIcon id={id} lit={seat >= 0} />
                <b>{cards.commandoName(id)}</b>
                <span className="chip">{choices.whoPlays(seat < 0 ? '' : (people[seat] ?? ''))}</span>
                <small>{choices.commandoSays[id]}</small>
                <small>
                  <strong>{cards.abilityName(ability.id)}</strong> <CardText text={cards.abilityText(id)} />
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
