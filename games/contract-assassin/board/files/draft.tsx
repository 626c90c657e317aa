import type { SeatAtTable } from '#kit';
import { ASSASSINS, type AssassinId } from '../../content/assassins.ts';
import { WEAPONS } from '../../content/kit.ts';
import type { View } from '../../view.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, GameIcon } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import type { BoardWords } from '../words.ts';
import { weaponName } from './file.tsx';
import { playerOf } from './seats.tsx';

interface DraftProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly seats: readonly SeatAtTable[];
  readonly chosen: AssassinId | null;
  readonly words: BoardWords;
  press(id: AssassinId): void;
}

/** Ten files to pick from; those that are taken are grey. */
export function Draft({ view, choosing, seats, chosen, words, press }: DraftProps) {
  return (
    <section className="draft" aria-label={words.draft.title}>
      <h2>{words.draft.title}</h2>
      <p>{words.draft.says}</p>
      <ul>
        {ASSASSINS.map(({ id, name, home, weapon }) => {
          const owner = view.hitmen.findIndex(({ assassin }) => assassin === id);
          const icon = WEAPONS.find((one) => one.number === weapon)?.id;
          const taken = owner >= 0 ? words.draft.taken(playerOf(seats, owner, words)) : null;
          return (
            <li key={id}>
              <button
                type="button"
                className={taken === null ? 'candidate' : 'candidate taken'}
                aria-pressed={chosen === id}
                aria-disabled={choosing.files.has(id) ? undefined : true}
                onClick={() => press(id)}
              >
                <span className="candidate-photo">
                  <Face of={id} />
                  <span className="candidate-weapon num" aria-hidden="true">
                    {icon === undefined ? null : <GameIcon name={CARD_ICONS[icon]} />}
                    {weapon}
                  </span>
                  {taken === null ? null : <span className="candidate-taken">{taken}</span>}
                </span>
                <b>{name}</b>
                <small>{words.draft.homeAndWeapon(words.place(home), weaponName(weapon, words))}</small>
                <span>{words.gifts[id]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
