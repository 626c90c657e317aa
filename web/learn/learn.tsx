import lessonsOf from 'virtual:lessons';
import { addressTo, Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { openBox } from '../app/games.ts';
import { Places } from '../app/places.tsx';
import { useStore } from '../app/store.ts';
import { Title } from '../app/title.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { learnt, learntOf } from '../play/learnt.ts';
import { type BoxOnShelf, boxesOnShelf, titleOf } from '../shelf/boxes.ts';
import { Cover } from '../shelf/cover.tsx';
import { Footer } from '../shelf/footer.tsx';
import { ChallengeList } from './challenge-list.tsx';
import { playFirst } from './first-game.ts';
import { LessonList, type Listed, listed } from './lesson-list.tsx';
import './learn.css';

/** All lessons, and what is done of them. */
export function Learn({ game }: { readonly game: string | null }) {
  const { learn } = useWords();
  const language = useLanguage();
  const known = useStore(learnt);
  const boxes = boxesOnShelf.filter(({ id }) => game === null || id === game);
  const all = boxes.flatMap(({ id }) => listed(known, id));
  const done = all.filter(({ is }) => is === 'done').length;
  const next = all.find(({ is }) => is === 'begun') ?? all.find(({ is }) => is === 'new');
  const title = next === undefined ? '' : (lessonsOf[next.game]?.lessons.find(({ id }) => id === next.id)?.title[language] ?? '');
  return (
    <div className="learn-page">
      <Title says={`${learn.title} · Muster`} />
      <Bar {...(game === null ? {} : { game: titleOf(game) })}>
        <Places here="learn" />
      </Bar>
      <main>
        <div className="learn-head">
          <div>
            <h1>{learn.title}</h1>
            <p>{learn.says}</p>
          </div>
          <span className="learn-sum">{learn.done({ n: done, of: all.length })}</span>
          {next === undefined ? null : (
            <Link to={addressTo.lesson(next.game, next.id)} className="btn pri">
              <Icon name="play" />
              {learn[next.is === 'begun' ? 'continue' : 'begin']({ title })}
            </Link>
          )}
        </div>
        <div className="learn-games">
          {boxes.map((box) => (
            <GameCard key={box.id} box={box} lessons={listed(known, box.id)} />
          ))}
        </div>
      </main>
      <Footer />
    </div>
  );
}

/** The game is fetched when somebody wants to play it. */
function FirstGame({ game }: { readonly game: string }) {
  const { app, learn } = useWords();
  const language = useLanguage();
  const { refused, attempt } = useAttempt();
  const play = async (): Promise<void> => {
    const opened = await openBox(game, language);
    if (opened === null) throw new Error(app.failed);
    await playFirst(opened.box);
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => attempt(play())}>
        {learn.firstGame}
      </button>
      {refused === null ? null : <span role="alert">{refused}</span>}
    </>
  );
}

function GameCard({ box, lessons }: { readonly box: BoxOnShelf; readonly lessons: readonly Listed[] }) {
  const { learn } = useWords();
  const language = useLanguage();
  const coach = lessonsOf[box.id]?.coach[language];
  const done = lessons.filter(({ is }) => is === 'done').length;
  const isNew = learntOf(useStore(learnt), box.id).guided.length === 0;
  const now = lessons.find(({ is }) => is === 'begun')?.id ?? lessons.find(({ is }) => is === 'new')?.id;
  return (
    <section className="learn-game" data-game={box.id} aria-labelledby={`learn-${box.id}`}>
      <div className="learn-lid">
        <Cover game={box.id} sizes="(max-width: 720px) 100vw, 300px" />
      </div>
      <h2 id={`learn-${box.id}`}>{titleOf(box.id)}</h2>
      {coach == null ? null : (
        <p className="learn-coach">
          <b translate={false}>{coach.name}</b>, {coach.trade}
        </p>
      )}
      {lessons.length === 0 ? (
        <p className="learn-soon">
          {learn.soon} <Link to={`/rules/${box.id}`}>{titleOf(box.id)}</Link>
        </p>
      ) : (
        <>
          <div className="learn-bar">
            <span aria-hidden="true">
              {lessons.map(({ id, is }) => (
                <i key={id} className={is} />
              ))}
            </span>
            <small>{learn.count({ n: done, of: lessons.length })}</small>
          </div>
          <LessonList game={box.id} now={now ?? null} />
          {done === lessons.length ? (
            <div className="learn-all">
              <b>{learn.all({ game: titleOf(box.id) })}</b>
              <p>{learn.allSays}</p>
              {isNew ? (
                <FirstGame game={box.id} />
              ) : (
                <Link to={addressTo.setup(box.id)} className="btn">
                  {learn.play({ game: titleOf(box.id) })}
                </Link>
              )}
            </div>
          ) : null}
        </>
      )}
      <ChallengeList game={box.id} />
    </section>
  );
}
