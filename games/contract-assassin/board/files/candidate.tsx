import { ASSASSINS, type AssassinId } from '../../content/assassins.ts';
import { WEAPONS } from '../../content/kit.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, GameIcon } from '../art/pictures.tsx';
import type { BoardWords } from '../words.ts';
import { weaponName } from './file.tsx';

interface CandidateProps {
  readonly id: AssassinId;
  readonly words: BoardWords;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  /** Who has them; null when nobody does. */
  readonly by: string | null;
  readonly isGrey: boolean;
  press(id: AssassinId): void;
}

/** The file of an assassin that somebody may pick. */
export function Candidate({ id, words, isChosen, isOpen, by, isGrey, press }: CandidateProps) {
  const assassin = ASSASSINS.find((one) => one.id === id);
  if (assassin === undefined) return null;
  const { name, home, weapon } = assassin;
  const icon = WEAPONS.find((one) => one.number === weapon)?.id;
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
          {icon === undefined ? null : <GameIcon name={CARD_ICONS[icon]} />}
          {weapon}
        </span>
        {by === null ? null : <span className="candidate-taken">{by}</span>}
      </span>
      <b>{name}</b>
      <small>{words.draft.homeAndWeapon(words.place(home), weaponName(weapon, words))}</small>
      <span>{words.gifts[id]}</span>
    </button>
  );
}
