import type { Box } from '#games';
import type { TableState } from '#wire';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';

interface ChairsProps {
  readonly box: Box;
  readonly table: TableState;
  set(players: number): void;
}

/** One more at the table, or one fewer: the last chair goes when nobody has it. */
export function Chairs({ box: { players }, table: { seats }, set }: ChairsProps) {
  const { lobby } = useWords().table;
  const [fewest, most] = players;
  if (fewest === most) return null;
  const last = seats.at(-1);
  const taken = last !== undefined && (last.person !== null || last.owner !== null);
  return (
    <span className="chairs">
      <button
        type="button"
        className="btn icon"
        aria-label={lobby.fewer}
        title={taken ? lobby.fewerTaken : lobby.fewer}
        disabled={taken || seats.length <= fewest}
        onClick={() => set(seats.length - 1)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="btn icon"
        aria-label={lobby.more}
        title={lobby.more}
        disabled={seats.length >= most}
        onClick={() => set(seats.length + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
