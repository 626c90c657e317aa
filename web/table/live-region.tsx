import { eventText, promptText } from '#games';
import type { Scene } from '#kernel';
import { plain } from '../../games/words.ts';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { SeatAtTable, Transition } from '../kit/table.ts';
import type { Present } from '../play/session.ts';
import { namesOf } from './seats.ts';

interface SpokenProps {
  readonly opened: OpenBox;
  readonly present: Present;
  readonly scene: Scene;
  readonly transition: Transition;
  /** So many of its steps have been told; while something hurts, what comes after it has not happened yet. */
  readonly told: number;
  readonly here: boolean;
  readonly seats: readonly SeatAtTable[];
}

/** What a screen reader hears: what happened, and what is asked now. */
export function LiveRegion({ opened, present, scene, transition, told, here, seats }: SpokenProps) {
  const words = useWords().table;
  const game = opened.words;
  const names = namesOf(seats);
  const { decision, outcome } = scene;
  const asked = decision === null ? '' : plain(promptText(game, decision, scene.view, here && present.options.length > 0 ? 'you' : 'others', names));
  const mine = here && present.asked.some((seat) => present.mine.includes(seat));
  const turn = mine && !asked.startsWith(words.yourTurn) ? `${words.yourTurn}. ` : '';
  return (
    <>
      <div className="sr" role="log" aria-live="polite" aria-label={words.log}>
        {transition.steps.slice(0, told).map(({ event, view }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one scene do not change
          <p key={`${transition.id} ${index}`}>{plain(eventText(game, event, view, names))}</p>
        ))}
      </div>
      <div className="sr" role="status">
        {told < transition.steps.length
          ? ''
          : outcome !== null
            ? game.outcome(
                outcome,
                seats.map(({ called, name }) => called || name),
                undefined,
                scene.view,
              )
            : decision === null
              ? ''
              : `${turn}${asked} ${here && present.options.length > 0 ? words.spoken.options({ n: present.options.length }) : ''}`}
      </div>
    </>
  );
}
