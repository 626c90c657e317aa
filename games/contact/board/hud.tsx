import { Die, NumberDie } from '#kit';
import { type ColumnName, columnNamed } from '../content/board.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import { GameIcon } from './art/pictures.tsx';
import type { CornerDie } from './use-dice.tsx';

/** How far the helicopter is: it comes nearer with every turn. */
export function Helicopter({ view, words }: { readonly view: View; readonly words: Messages }) {
  const left = view.turns - view.turn;
  const near = view.turns <= 1 ? 1 : (view.turn - 1) / (view.turns - 1);
  const { helicopter } = words;
  const says = view.outcome === 'rescued' ? helicopter.here : left === 0 ? helicopter.last : helicopter['to-go']({ turns: left });
  return (
    <div className="heli" data-spot="turns" data-term="helicopter">
      <span className="sky" style={{ transform: `scale(${(0.62 + 0.38 * near).toFixed(3)})` }}>
        <GameIcon name="helicopter" className="" />
      </span>
      <span>
        {left > 0 && view.outcome === null ? <b className="num">{left}</b> : null}
        <small>{says}</small>
      </span>
    </div>
  );
}

const TILTS = [-6, 8, -3, 5];

/** The last dice, with what came of them. */
export function DiceCorner({
  dice,
  rolling,
  caption,
  words,
}: {
  readonly dice: readonly CornerDie[];
  readonly rolling: string | null;
  readonly caption: string;
  readonly words: Messages;
}) {
  if (dice.length === 0) return null;
  return (
    <div className="roll" data-spot="dice" data-term={dice.at(-1)?.sides === 8 ? 'arrival' : 'need'}>
      <div className="dice">
        {dice.map(({ key, roll, value, look, label, sides }, i) => (
          <div key={key} className={`die ${look} ${label ?? ''}`}>
            {sides === 6 ? (
              <Die value={value} look={look} rolling={roll === rolling} tilt={TILTS[i % TILTS.length] ?? 0} />
            ) : (
              <NumberDie value={value} className={label ?? ''} rolling={roll === rolling} />
            )}
            <span>
              <span className="sr">{value} </span>
              {label === null ? '' : words.die[label]}
            </span>
          </div>
        ))}
      </div>
      {caption === '' ? null : <small>{caption}</small>}
    </div>
  );
}

/** The number of a column, as it stands on the rim. */
export function ColumnNo({ column, says }: { readonly column: ColumnName; readonly says: string }) {
  const { colour, number } = columnNamed(column);
  return (
    <span className={colour === 'brown' ? 'col-no br' : 'col-no'}>
      <span className="sr">{says}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

const MOST_ROWS = 6;

/** How likely it is that somebody falls next turn, group by group. */
export function Meter({ view, words }: { readonly view: View; readonly words: Messages }) {
  const { meter } = words;
  const { falls, attackers, counts, over } = view.ahead;
  const shown = attackers.slice(0, MOST_ROWS);
  const few = attackers
    .filter((a) => a.chance > 0)
    .slice(0, 2)
    .map((a) => `${words.board.place({ at: a.column })}: ${words.board.percent({ chance: a.chance })}`)
    .join(', ');
  return (
    <section className="threat" aria-label={meter.title} data-spot="meter" data-term="bite">
      <h2>
        {falls === 0 ? meter.nobody : meter.title}
        <b className={falls === 0 ? 'num calm' : 'num'}>{words.board.percent({ chance: falls })}</b>
      </h2>
      <p className="few">{over ? meter.over : attackers.length === 0 ? meter.clear : few === '' ? meter.harmless : few}</p>
      <ul>
        {over
          ? null
          : shown.map(({ column, zombies, chance }) => (
              <li key={column}>
                <ColumnNo column={column} says={words.board.place({ at: column })} />
                <b>{words.board.zombies({ n: zombies })}</b>
                <span className="bar-of" aria-hidden="true">
                  <i style={{ transform: `scaleX(${chance})` }} />
                </span>
                <span className="num">{words.board.percent({ chance })}</span>
              </li>
            ))}
      </ul>
      {over ? <p>{meter.over}</p> : attackers.length === 0 ? <p>{meter.clear}</p> : counts.length > 0 ? <p>{meter.counts({ what: counts })}</p> : null}
    </section>
  );
}
