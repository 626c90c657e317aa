import { Suspense, use } from 'preact/compat';
import type { ChoicesProps } from '#kit';
import { commando, enemyDeck, stage } from '../../content/index.ts';
import { BOSS_IDS, COMMANDO_IDS, STAGE_IDS } from '../../settings.ts';
import type { Contra } from '../../types.ts';
import type { Messages as SetupMessages } from '../../words/setup/messages.ts';
import type { ContraWords } from '../../words/words.ts';
import { BossIcon } from '../art/bosses.tsx';
import { HeroIcon } from '../art/heroes.tsx';
import { CardText } from '../art/symbols.tsx';
import { planOf, wholeOf } from '../map/geometry.ts';
import { Scenery, Thicket } from '../map/scenery.tsx';
import { draftOf, type Mission, missionOf } from './mission.ts';
import { StoryChoice } from './story-choice.tsx';
import './choices.css';

/** The mission before it begins: a stage and a boss, or a part of a story; and who goes. */
export function Choices(props: ChoicesProps<Contra, ContraWords>) {
  return (
    <Suspense fallback={null}>
      <Briefing {...props} />
    </Suspense>
  );
}

function Briefing({ words, draft, change, people, clause }: ChoicesProps<Contra, ContraWords>) {
  const mission = missionOf(draft);
  const settle = (next: Partial<Mission>): void => change(draftOf({ ...mission, ...next }));
  const setup = use(words.setup());
  return (
    <section className="mission">
      <header>
        <h2>{setup.title}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: two toggles, no form */}
        <div className="mission-modes" role="group" aria-label={setup.title}>
          <button type="button" className="btn" aria-pressed={mission.story === null} onClick={() => settle({ story: null })}>
            {setup.free}
          </button>
          <button
            type="button"
            className="btn"
            aria-pressed={mission.story !== null}
            onClick={() => settle({ story: mission.story ?? { tale: 'return', part: 1, carried: [] } })}
          >
            {setup.story}
          </button>
        </div>
      </header>
      {mission.story === null ? (
        <Places mission={mission} words={words} setup={setup} settle={settle} clause={clause} />
      ) : (
        <StoryChoice story={mission.story} words={words} setup={setup} change={(story) => settle({ story })} />
      )}
      <Team mission={mission} words={words} setup={setup} people={people} settle={settle} />
    </section>
  );
}

interface PartProps {
  readonly mission: Mission;
  readonly words: ContraWords;
  readonly setup: SetupMessages;
  settle(next: Partial<Mission>): void;
}

function Places({ mission, words, setup, settle, clause }: PartProps & { clause(id: string): void }) {
  const sum = stage(mission.stage).difficulty + enemyDeck(mission.enemy).difficulty;
  return (
    <>
      <h3>
        {setup.stage}
        <button type="button" className="link" onClick={() => clause('contra.setup.difficulty-stage')}>
          {setup.hard[sum <= 3 ? 'first' : sum <= 5 ? 'standard' : 'hard']}
        </button>
      </h3>
      <ul className="mission-cards">
        {STAGE_IDS.map((id) => (
          <li key={id}>
            <button type="button" className={`mission-card raid on-${id}`} aria-pressed={mission.stage === id} onClick={() => settle({ stage: id })}>
              <StageMiniature id={id} />
              <OnCard name={words.say.stage[id]} says={setup['stage-says'][id]} difficulty={stage(id).difficulty} setup={setup} />
            </button>
          </li>
        ))}
      </ul>
      <h3>{setup.enemy}</h3>
      <ul className="mission-cards">
        {BOSS_IDS.map((id) => (
          <li key={id}>
            <button type="button" className="mission-card" aria-pressed={mission.enemy === id} onClick={() => settle({ enemy: id })}>
              <BossIcon id={id} />
              <OnCard name={words.say.boss[id]} says={setup['boss-says'][id]} difficulty={enemyDeck(id).difficulty} setup={setup} />
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
  readonly setup: SetupMessages;
}

function OnCard({ name, says, difficulty, setup }: OnCardProps) {
  return (
    <>
      <b>{name}</b>
      <Stars n={difficulty} label={setup.difficulty({ n: difficulty })} />
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

function Stars({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {'★'.repeat(n)}
      <i>{'★'.repeat(4 - n)}</i>
    </span>
  );
}

/** Who goes: in the order of the seats. */
function Team({ mission, words, setup, people, settle }: PartProps & { readonly people: readonly string[] }) {
  const press = (id: (typeof COMMANDO_IDS)[number]): void => {
    const { commandos } = mission;
    if (!commandos.includes(id)) settle({ commandos: [...commandos, id] });
    else if (commandos.length > 1) settle({ commandos: commandos.filter((other) => other !== id) });
  };
  return (
    <>
      <h3>{setup.commandos}</h3>
      <ul className="mission-cards">
        {COMMANDO_IDS.map((id) => {
          const seat = mission.commandos.indexOf(id);
          const { ability } = commando(id);
          return (
            <li key={id}>
              <button type="button" className="mission-card of-commando" aria-pressed={seat >= 0} onClick={() => press(id)}>
                <HeroIcon id={id} lit={seat >= 0} />
                <b>{words.say.commando[id]}</b>
                <span className="chip">{people[seat] || setup['stays-home']}</span>
                <small>{setup['commando-says'][id]}</small>
                <small>
                  <strong>{words.say.thing[ability.id]}</strong> <CardText text={words.cards.ability(id)} />
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
