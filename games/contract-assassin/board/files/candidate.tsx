import { type AssassinId, assassinNamed } from '../../content/assassins.ts';
import { weaponOf } from '../../facts/school.ts';
import type { Messages } from '../../words/messages.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, GameIcon } from '../art/pictures.tsx';

interface CandidateProps {
  readonly id: AssassinId;
  readonly words: Messages;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  /** Who has them; null when nobody does. */
  readonly by: string | null;
  readonly isGrey: boolean;
  press(id: AssassinId): void;
}

/** The file of an assassin that somebody may pick. */
export function Candidate({ id, words, isChosen, isOpen, by, isGrey, press }: CandidateProps) {
  const { name, weapon } = assassinNamed(id);
  return (
    <button
      type="button"
      className={isGrey ? 'candidate taken' : 'candidate'}
      aria-pressed={isChosen}
      aria-disabled={isOpen ? undefined : true}
      onClick={() => press(id)}
    >
      <span className="candidate-photo">
        <Face of={id} />
        <span className="candidate-weapon num" aria-hidden="true">
          <GameIcon name={CARD_ICONS[weaponOf(id)]} />
          {weapon}
        </span>
        {by === null ? null : <span className="candidate-taken">{by}</span>}
      </span>
      <b>{name}</b>
      <small>{words.draft['home-and-weapon']({ assassin: id })}</small>
      <span>{words.gift[id]}</span>
    </button>
  );
}
