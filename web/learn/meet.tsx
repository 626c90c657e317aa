import lessonsOf from 'virtual:lessons';
import { useEffect, useState } from 'preact/hooks';
import { addressTo, Link } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { Panel } from '../app/panel.tsx';
import { useStore } from '../app/store.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { learnt, learntOf, noteMet } from '../play/learnt.ts';
import { titleOf } from '../shelf/boxes.ts';
import { playFirst } from './first-game.ts';
import { GistOf } from './gist.tsx';
import './meet.css';

interface MeetProps {
  readonly opened: OpenBox;
  onClose(): void;
}

/** Before the first game: what it is about in three pictures, and two doors. Once; whoever knows it closes it. */
export function Meet({ opened, onClose }: MeetProps) {
  const { app, meet } = useWords();
  const game = opened.box.game.id;
  useEffect(() => noteMet(game), [game]);
  return (
    <section className="meet" aria-labelledby="meet-title">
      <div className="meet-head">
        <h2 id="meet-title">{meet.new({ game: titleOf(game) })}</h2>
        <button type="button" className="btn ghost" onClick={onClose} title={app.close}>
          <Icon name="x" />
          {meet.known}
        </button>
      </div>
      <GistOf opened={opened} />
      <Doors opened={opened} />
    </section>
  );
}

/** The same whenever somebody asks. */
export function HowToPlay({ opened, onClose }: MeetProps) {
  const { meet } = useWords();
  return (
    <Panel title={meet.title({ game: titleOf(opened.box.game.id) })} onClose={onClose}>
      <div className="meeting">
        <GistOf opened={opened} />
        <Doors opened={opened} />
      </div>
    </Panel>
  );
}

function Doors({ opened: { box } }: { readonly opened: OpenBox }) {
  const { meet } = useWords();
  const game = box.game.id;
  const known = learntOf(useStore(learnt), game).lessons;
  const lessons = lessonsOf[game]?.lessons ?? [];
  const next = lessons.find(({ id }) => known[id] === undefined || known[id].is === 'begun') ?? lessons[0];
  const minutes = Math.round(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const { refused, attempt } = useAttempt();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      await playFirst(box);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="meet-doors">
      {next === undefined ? null : (
        <Link to={addressTo.lesson(game, next.id)} className="btn">
          <b>{meet.learn}</b>
          <small>{meet.learnSays({ lessons: lessons.length, minutes })}</small>
        </Link>
      )}
      <button type="button" className="btn" disabled={busy} onClick={() => attempt(play())}>
        <b>{meet.play}</b>
        <small>{meet.playSays}</small>
      </button>
      {refused === null ? null : <p role="alert">{refused}</p>}
    </div>
  );
}
