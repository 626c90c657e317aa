import { useState } from 'preact/hooks';
import type { ChoicesProps } from '#kit';
import { ASSASSINS, type AssassinId } from '../../content/assassins.ts';
import { cast, castingOf, named, namedIn } from '../../setting-up.ts';
import type { ContractAssassin } from '../../types.ts';
import type { ContractAssassinWords } from '../../words/words.ts';
import { Candidate } from '../files/candidate.tsx';
import './setup.css';

/** Who takes the job: dealt blind, picked in turn, or named here. */
export function Choices({ words: { say: words }, draft, change, people }: ChoicesProps<ContractAssassin, ContractAssassinWords>) {
  const casting = castingOf(draft);
  const assassins = namedIn(draft);
  const [wished, setWished] = useState<readonly (AssassinId | null)[]>(assassins);
  // What lots have given is not a wish: it goes to whoever asks for it.
  const picks = people.map((_, seat) => assassins.find((id, at) => at === seat && wished[seat] === id) ?? null);
  const settle = (next: readonly (AssassinId | null)[]): void => {
    setWished(next);
    change(next.every((pick) => pick === null) ? cast(draft, 'dealt') : named(draft, next, (below) => Math.floor(Math.random() * below)));
  };
  const press = (id: AssassinId): void => {
    if (picks.includes(id)) settle(picks.map((pick) => (pick === id ? null : pick)));
    else if (picks.includes(null)) settle(picks.with(picks.indexOf(null), id));
  };
  const by = (id: AssassinId): string | null => {
    const seat = assassins.indexOf(id);
    if (seat < 0) return null;
    return picks.includes(id) ? (people[seat] ?? '') : words.setup['by-lot']({ who: people[seat] ?? '' });
  };
  return (
    <section className="draft casting" aria-label={words.setup.title}>
      <header>
        <h2>{words.setup.title}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: two toggles, no form */}
        <div role="group" aria-label={words.setup.title}>
          {(['dealt', 'picked'] as const).map((way) => (
            <button
              key={way}
              type="button"
              className={casting === way ? 'btn is-on' : 'btn'}
              aria-pressed={casting === way}
              onClick={() => change(cast(draft, way))}
            >
              {words.setup[way]}
            </button>
          ))}
        </div>
      </header>
      <p role="status">{words.setup.says[casting !== 'named' ? casting : picks.includes(null) ? 'open' : 'full']}</p>
      <ul>
        {ASSASSINS.map(({ id }) => (
          <li key={id}>
            <Candidate
              id={id}
              words={words}
              isChosen={picks.includes(id)}
              isOpen={picks.includes(id) || picks.includes(null)}
              isGrey={casting === 'named' && !assassins.includes(id)}
              by={by(id)}
              press={press}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
