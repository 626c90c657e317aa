import { plain } from '../../games/box.ts';
import type { OpenBox } from '../app/games.ts';
import { useWords } from '../app/words.ts';
import type { News, Scene } from '../kit/table.ts';
import type { Present } from '../play/sitting.ts';

interface SpokenProps {
  readonly opened: OpenBox;
  readonly present: Present;
  readonly scene: Scene;
  readonly news: News;
  readonly here: boolean;
  readonly seatNames: readonly string[];
}

/** What a screen reader hears: what happened, and what is asked now. */
export function Spoken({ opened, present, scene, news, here, seatNames }: SpokenProps) {
  const words = useWords().table;
  const game = opened.words;
  const { asked, outcome } = scene;
  return (
    <>
      <div className="sr" role="log" aria-live="polite" aria-label={words.log}>
        {news.told.map(({ event }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one scene do not change
          <p key={`${news.id} ${index}`}>{plain(game.event(event, scene.view))}</p>
        ))}
      </div>
      <div className="sr" role="status">
        {outcome !== null
          ? game.outcome(outcome, seatNames)
          : asked === null
            ? ''
            : `${plain(game.prompt(asked.kind, asked.about, scene.view))} ${here && present.options.length > 0 ? words.spoken.options(present.options.length) : ''}`}
      </div>
    </>
  );
}
