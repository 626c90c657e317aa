import type { SeatAtTable } from '#kit';
import { ASSASSINS, type AssassinId } from '../../content/assassins.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { Choosing } from '../choosing.ts';
import { Candidate } from './candidate.tsx';
import { playerOf } from './seats.tsx';

interface DraftProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly seats: readonly SeatAtTable[];
  readonly chosen: AssassinId | null;
  readonly words: Messages;
  press(id: AssassinId): void;
}

/** Ten files to pick from; those that are taken are grey. */
export function Draft({ view, choosing, seats, chosen, words, press }: DraftProps) {
  return (
    <section className="draft" aria-label={words.draft.title}>
      <h2>{words.draft.title}</h2>
      <p>{words.draft.says}</p>
      <ul>
        {ASSASSINS.map(({ id }) => {
          const owner = view.hitmen.findIndex(({ assassin }) => assassin === id);
          return (
            <li key={id}>
              <Candidate
                id={id}
                words={words}
                isChosen={chosen === id}
                isOpen={choosing.files.has(id)}
                isGrey={owner >= 0}
                by={owner >= 0 ? words.draft.taken({ by: playerOf(seats, owner, words) }) : null}
                press={press}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
