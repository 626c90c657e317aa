import { useState } from 'preact/hooks';
import { eventText } from '#games';
import type { Seat } from '#kernel';
import { addressTo, go } from '../app/address.tsx';
import { ClauseMark } from '../app/clause-mark.tsx';
import { CopyLink } from '../app/copy-link.tsx';
import { useWords } from '../app/words.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import type { Session } from '../play/session.ts';
import type { DockProps } from './dock.tsx';
import { forkFrom } from './fork.ts';
import { Scrubber } from './scrubber.tsx';
import { namesOf } from './seats.ts';

/** In the past: where we are, and the way on from here. */
export function Replay({ session, present, opened, scene, seats, playing, speed, onPlaying, onSpeed, onMoment, onAttempt, onClause }: DockProps) {
  const words = useWords().table;
  const steps = session.stepsAt(scene.number);
  const main =
    steps.find(({ event }) => (opened.board?.turning?.(event) ?? 0) >= 1) ?? steps.find(({ event, view }) => eventText(opened.words, event, view) !== '');
  const [forking, setForking] = useState(false);
  const over = present.outcome !== null;
  const fork = (dice: 'fresh' | 'same'): void => onAttempt(async () => go(addressTo.local(await forkFrom(session, opened, scene.number, dice))));
  const stood = session.where === 'here' ? addressTo.local(session.id, scene.number) : addressTo.table(session.id, scene.number);
  return (
    <div className="replay">
      <div className="prompt">
        <div className="prompt-text">
          <b>{main === undefined ? words.replay.begin : <Emphasis text={eventText(opened.words, main.event, main.view, namesOf(seats))} />}</b>
          <span className="sub clauses">
            {main?.clauses.map((clause) => (
              <ClauseMark key={clause} id={clause} open={onClause} />
            ))}
          </span>
        </div>
        <div className="prompt-acts">
          {session.hides && over ? <Eyes session={session} eyes={present.eyes} seats={seats} /> : null}
          {session.where === 'server' ? <CopyLink to={stood} /> : null}
          <button type="button" className="btn" onClick={() => onMoment(null, 'push')}>
            <Icon name="x" />
            {over ? words.replay.end : words.replay.back}
          </button>
          {session.hides && !over ? null : (
            <button type="button" className="btn pri" aria-expanded={over ? forking : undefined} onClick={() => (over ? setForking(!forking) : fork('fresh'))}>
              <Icon name="fork" />
              {words.replay.fork}
            </button>
          )}
        </div>
      </div>
      {forking ? (
        <div className="forking">
          <p>{words.replay.forkSays}</p>
          <button type="button" className="btn" onClick={() => fork('fresh')}>
            {words.replay.forkFresh}
          </button>
          <button type="button" className="btn" onClick={() => fork('same')}>
            {words.replay.forkSame}
          </button>
        </div>
      ) : null}
      <Scrubber
        replay={{ speed, onSpeed }}
        session={session}
        present={present}
        at={scene.number}
        past
        playing={playing}
        board={opened.board}
        words={opened.words}
        onPlaying={onPlaying}
        onMoment={onMoment}
      />
    </div>
  );
}

/** A match that is over hides nothing any more: it is looked at through anybody's eyes. */
function Eyes({ session, eyes, seats }: { readonly session: Session; readonly eyes: Seat | null; readonly seats: readonly SeatAtTable[] }) {
  const words = useWords().table.replay;
  return (
    <label className="eyes">
      {words.eyes}
      <select value={eyes ?? ''} onChange={(event) => session.look(Number(event.currentTarget.value))}>
        {eyes === null ? <option value="" /> : null}
        {seats.map(({ seat, who, name }) => (
          <option key={seat} value={seat}>
            {seats.filter((other) => other.who === who).length > 1 ? `${who}, ${name}` : who || name}
          </option>
        ))}
      </select>
    </label>
  );
}
