import { useState } from 'preact/hooks';
import { Link } from '../app/address.tsx';
import { ago, botName, isBot } from '../app/phrases.ts';
import { type AppWords, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { titleOf } from './boxes.ts';
import { Emblem } from './cover.tsx';
import type { MyGame } from './my-games.ts';
import './game-card.css';

/** A game of mine: what it is, who plays, what happened last and whether it waits for me. */
export function GameCard({ game, remove }: { readonly game: MyGame; remove(game: MyGame): Promise<void> }) {
  const { shelf, app } = useWords();
  const [asking, setAsking] = useState(false);
  const title = titleOf(game.game);
  const others = withNames(game.others, app);
  return (
    <article className={`run ${game.mine ? 'mine' : ''} ${game.on === 'device' ? 'removable' : ''}`}>
      <Link to={game.to} className="go-on">
        <Emblem game={game.game} />
        <span className="t">
          <b>{others === '' ? title : shelf.with({ title, others })}</b>
          <span className="last">
            {whatHappened(game, shelf)} <em>{ago(app, Date.now() - game.changed)}</em>
          </span>
        </span>
        {game.mine && <span className="chip go">{shelf.yourTurn}</span>}
      </Link>
      {game.on === 'device' && !asking && (
        <button type="button" className="btn icon sm ghost away" aria-label={shelf.removeNamed({ title })} title={shelf.remove} onClick={() => setAsking(true)}>
          <Icon name="trash" />
        </button>
      )}
      {asking && (
        <div className="sure" role="alertdialog" aria-label={shelf.remove}>
          <span>{shelf.sure}</span>
          <button type="button" className="btn sm danger" onClick={() => void remove(game)}>
            {shelf.removeIt}
          </button>
          <button type="button" className="btn sm" ref={takeFocus} onClick={() => setAsking(false)}>
            {shelf.keep}
          </button>
        </div>
      )}
    </article>
  );
}

/** The question takes the focus of the button it stands for. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** `Ines`, `Ines and Strong bot`, `3 × Strong bot`. */
function withNames(others: readonly string[], app: AppWords['app']): string {
  const counts = new Map<string, number>();
  for (const name of others.map((other) => (isBot(other) ? botName(app, other) : other))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

function whatHappened({ phase, outcome, seats, last, number, came, mine, onward }: MyGame, words: AppWords['shelf']): string {
  if (onward) return words.onward;
  if (phase === 'open') return words.waiting;
  if (phase === 'finished') {
    if (seats !== null && outcome !== null) return `${endedFor(Math.max(...seats.map((seat) => outcome.payoff[seat] ?? 0)), words)} ${last ?? ''}`;
    return `${came === 'file' ? words.fromFile : words.over} ${last ?? ''}`;
  }
  if (last !== null) return last;
  if (number === 0) return words.justBegun;
  return mine ? words.moves({ count: number }) : words.theirTurn;
}

function endedFor(payoff: number, { ended }: AppWords['shelf']): string {
  if (payoff === 1) return ended.won;
  return payoff === 0 ? ended.lost : ended.drawn;
}
