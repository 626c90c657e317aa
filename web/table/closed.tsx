import { addressTo, go, Link } from '../app/address.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { DockProps } from './dock.tsx';
import { forkFrom } from './fork.ts';

/** A table that was closed before the end: the board stays as it stood, and there are ways on from here. */
export function Closed({ session, opened, scene, onMoment, onAttempt }: DockProps) {
  const words = useWords().table;
  const playOn = async (): Promise<void> => go(addressTo.local(await forkFrom(session, opened, scene.number, 'fresh')));
  return (
    <div className="prompt closed-table">
      <div className="prompt-text">
        <b>{words.closed.title}</b>
        <span className="sub">{words.closed.stood({ moves: scene.number })}</span>
      </div>
      <div className="prompt-acts">
        {session.hides ? null : (
          <button type="button" className="btn pri" onClick={() => onAttempt(playOn)}>
            <Icon name="fork" />
            {words.end.playOn}
          </button>
        )}
        {scene.number === session.first ? null : (
          <button type="button" className="btn" onClick={() => onMoment(session.first, 'push')}>
            <Icon name="play" />
            {words.end.replay}
          </button>
        )}
        <Link to={addressTo.setup(session.box.game.id, true)} className="btn">
          <Icon name="users" />
          {words.end.ownTable}
        </Link>
      </div>
    </div>
  );
}
