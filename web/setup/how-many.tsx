import type { Box } from '#games';
import { Segmented } from '../app/segmented.tsx';
import { useWords } from '../app/words.ts';
import { withPlayers } from './config.ts';
import type { Pace } from './seating.ts';
import type { Draft } from './use-draft.ts';

/** How many play, where a game leaves the choice. */
export function HowMany({ box, draft }: { readonly box: Box; readonly draft: Draft }) {
  const { setup } = useWords();
  const [fewest, most] = box.players;
  if (fewest === most) return null;
  return (
    <div className="how-many">
      <span id="how-many">{setup.players}</span>
      <Segmented
        label={setup.players}
        labelledBy="how-many"
        segments={Array.from({ length: most - fewest + 1 }, (_, more) => ({ value: fewest + more, label: fewest + more }))}
        value={draft.seatNames.length}
        change={(players) => draft.change(withPlayers(box, draft.config, players))}
      />
    </div>
  );
}

const PACES: readonly Pace[] = ['live', 'days'];

/** How fast a table on the server is meant to be. */
export function HowFast({ pace, change }: { readonly pace: Pace; change(pace: Pace): void }) {
  const { setup } = useWords();
  return (
    <>
      <div className="how-many">
        <span id="pace">{setup.pace}</span>
        <Segmented<Pace>
          label={setup.pace}
          labelledBy="pace"
          segments={PACES.map((value) => ({ value, label: setup.paces[value] }))}
          value={pace}
          change={change}
        />
      </div>
      <p className="pace-says">{setup.paceSays[pace]}</p>
    </>
  );
}
