import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { type OnLid, range, titleOf } from '../shelf/boxes.ts';
import { Cover, coverStyle } from '../shelf/cover.tsx';
import './lid.css';

/** The box of a game that has nothing more to choose: it stands there and says what it is. */
export function Lid({ box }: { readonly box: OnLid }) {
  const { setup } = useWords();
  return (
    <div className="lid">
      <div className="lid-box" style={coverStyle(box.id)}>
        <Cover game={box.id} sizes="(max-width: 720px) 40vw, 380px" soon />
      </div>
      <div className="lid-says">
        <p className="lid-title">{titleOf(box.id)}</p>
        <p className="lid-mood">{box.mood}</p>
        <p className="lid-meta">
          <span>
            <Icon name="users" />
            {range(box.players)}
          </span>
          <span>
            <Icon name="clock" />
            {setup.minutes({ minutes: range(box.minutes) })}
          </span>
        </p>
      </div>
    </div>
  );
}
