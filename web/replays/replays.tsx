import type { TargetedEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { Places } from '../app/places.tsx';
import { useReason } from '../app/reason.ts';
import { Title } from '../app/title.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { boxesOnShelf } from '../shelf/boxes.ts';
import { Cover } from '../shelf/cover.tsx';
import { openRecord, RecordDrop } from '../shelf/drop.tsx';
import { Footer } from '../shelf/footer.tsx';
import { GameCard } from '../shelf/game-card.tsx';
import type { MyGame } from '../shelf/my-games.ts';
import { Trouble } from '../shelf/trouble.tsx';
import { useMyGames } from '../shelf/use-my-games.ts';
import './replays.css';

/** All games of this person, running and finished; each is its own replay. */
export function Replays() {
  const { app, shelf } = useWords();
  const reason = useReason();
  const { games, remove } = useMyGames();
  const [trouble, setTrouble] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget: field }: TargetedEvent<HTMLInputElement>): void => {
    const [chosen] = field.files ?? [];
    field.value = '';
    if (chosen === undefined) return;
    setTrouble(null);
    openRecord(chosen).catch((thrown: unknown) => setTrouble(reason(thrown)));
  };
  const running = (games ?? []).filter(({ phase }) => phase !== 'finished');
  const finished = (games ?? []).filter(({ phase }) => phase === 'finished');
  return (
    <RecordDrop failed={setTrouble}>
      <div className="replays-page">
        <Title says={`${app.replays} · Muster`} />
        <Bar>
          <Places here="replays" />
        </Bar>
        <main>
          <div className="head">
            <div>
              <h1>{app.replays}</h1>
              <p>{shelf.replays.says}</p>
            </div>
            <div className="open-file">
              <input ref={file} type="file" accept=".json,.muster,application/json" className="sr" tabIndex={-1} aria-hidden="true" onChange={choose} />
              <button type="button" className="btn" onClick={() => file.current?.click()}>
                <Icon name="play" />
                {shelf.replays.file}
              </button>
              <small className="wide">{shelf.replays.fileSays}</small>
            </div>
          </div>
          <Trouble text={trouble} />
          <Games title={shelf.replays.running} games={running} remove={remove} />
          <Games title={shelf.replays.finished} games={finished} remove={remove} />
          {games?.length === 0 && <Nothing />}
        </main>
        <Footer />
      </div>
    </RecordDrop>
  );
}

function Games({ title, games, remove }: { readonly title: string; readonly games: readonly MyGame[]; remove(game: MyGame): Promise<void> }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="num">{games.length}</span>
      </h2>
      <div className="games">
        {games.map((game) => (
          <GameCard key={`${game.on} ${game.id}`} game={game} remove={remove} />
        ))}
      </div>
    </section>
  );
}

/** Two lids leaning against each other, and what to do about it. */
function Nothing() {
  const { replays } = useWords().shelf;
  const [left, right] = boxesOnShelf;
  return (
    <section className="nothing">
      <div className="lids" aria-hidden="true">
        {left !== undefined && <Cover game={left.id} sizes="150px" />}
        {right !== undefined && <Cover game={right.id} sizes="150px" />}
      </div>
      <h2>{replays.empty}</h2>
      <p>{replays.emptySays}</p>
      <Link to="/" className="btn pri">
        {replays.go}
      </Link>
    </section>
  );
}
