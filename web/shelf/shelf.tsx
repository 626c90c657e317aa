import { useState } from 'preact/hooks';
import { Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { Places } from '../app/places.tsx';
import { Title } from '../app/title.tsx';
import { useWords } from '../app/words.ts';
import { BoxCell } from './box-cell.tsx';
import { boxesOnShelf } from './boxes.ts';
import { RecordDrop } from './drop.tsx';
import { Footer } from './footer.tsx';
import { GameCard } from './game-card.tsx';
import { Trouble } from './trouble.tsx';
import { useMyGames } from './use-my-games.ts';
import './shelf.css';

/** As many running games as one row shows. */
const SHOWN = 3;

/** The first page: my running games, and the boxes on their plank. */
export function Shelf() {
  const { shelf } = useWords();
  const { games, remove } = useMyGames();
  const [trouble, setTrouble] = useState<string | null>(null);
  const running = (games ?? []).filter(({ phase, onward }) => phase !== 'finished' || onward);
  return (
    <RecordDrop failed={setTrouble}>
      <div className="shelf-page">
        <Title says="Muster" />
        <Bar open>
          <Places />
        </Bar>
        <main>
          <h1 className={running.length === 0 ? 'welcome' : 'sr'}>{shelf.welcome}</h1>
          <Trouble text={trouble} />
          {running.length > 0 && (
            <section className="running" aria-label={shelf.running}>
              {running.slice(0, SHOWN).map((game) => (
                <GameCard key={`${game.on} ${game.id}`} game={game} remove={remove} />
              ))}
              {running.length > SHOWN && (
                <Link to="/replays" className="more">
                  {shelf.more({ count: running.length - SHOWN })}
                </Link>
              )}
            </section>
          )}
          <section className="shelf" aria-label={shelf.boxes}>
            {boxesOnShelf.map((box, place) => (
              <BoxCell key={box.id} box={box} place={place} failed={setTrouble} />
            ))}
            <div className="plank" aria-hidden="true" />
          </section>
        </main>
        <Footer />
      </div>
    </RecordDrop>
  );
}
