import type { GameStatistics } from '#wire';
import { percentOf } from '#words';
import { proportionOf } from '../../kernel/proportion.ts';
import { titleOf } from '../shelf/boxes.ts';
import { Emblem } from '../shelf/cover.tsx';
import { usePeopleWords } from './words.ts';

/** How somebody does at each game, how sure that is, and what is usual here. */
export function Statistics({ statistics }: { readonly statistics: readonly GameStatistics[] | null }) {
  const { statistics: words } = usePeopleWords();
  return (
    <section className="box">
      <div className="box-head">
        <h2>{words.title}</h2>
        {statistics === null || statistics.length === 0 ? null : <small>{words.legend}</small>}
      </div>
      {statistics === null ? <p>{words.hidden}</p> : statistics.length === 0 ? <p>{words.none}</p> : null}
      <ul className="rows games">
        {statistics?.map((one) => (
          <OneGame key={one.game} {...one} />
        ))}
      </ul>
    </section>
  );
}

function OneGame({ game, played, won, drawn, usual }: GameStatistics) {
  const { statistics: words } = usePeopleWords();
  const { share, low, high } = proportionOf(won, played);
  const everybody = usual === null ? null : proportionOf(usual.won, usual.played).share;
  const at = (part: number): { left: string } => ({ left: `${100 * part}%` });
  return (
    <li>
      <Emblem game={game} />
      <span>
        <b>{titleOf(game)}</b>
        <small>
          {words.played({ played })}
          {drawn === 0 ? null : `, ${words.drawn({ drawn })}`}
        </small>
      </span>
      <div className="interval" role="img" aria-label={words.aloud({ game: titleOf(game), share, low, high })}>
        <p>
          <b className="num">{words.share({ share })}</b> <small className="num">{words.range({ low: percentOf(low), high: percentOf(high) })}</small>
        </p>
        <div className="track">
          <i style={{ width: `${100 * share}%` }} />
          <s style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
          <u style={at(share)} />
          {everybody === null ? null : <em style={at(everybody)} />}
        </div>
        {everybody === null ? null : <small>{words.usual({ share: everybody })}</small>}
      </div>
    </li>
  );
}
