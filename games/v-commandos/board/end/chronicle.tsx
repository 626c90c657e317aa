import { Icon } from '#kit';
import type { IconId } from '../art/icons.ts';
import { GameIcon } from '../art/pictures.tsx';
import type { BoardWords } from '../words.ts';
import type { Mark, TerrainRow } from './chronicle.ts';

const SIGNS: Readonly<Record<Exclude<Mark, 'lost'>, IconId>> = {
  explosion: 'bright-explosion',
  seen: 'eye-target',
  silenced: 'ringing-bell',
  objective: 'star-medal',
};
const KEY = ['objective', 'explosion', 'seen'] as const;
/** Which of several things in one turn is drawn. */
const FIRST: readonly Mark[] = ['lost', 'objective', 'explosion', 'seen', 'silenced'];

/** Noise and alarm turn by turn: a box for each turn, orange when the alarm sounded. */
export function Chronicle({ rows, words: { debrief: words, names } }: { readonly rows: readonly TerrainRow[]; readonly words: BoardWords }) {
  return (
    <div className="vc-chronicle">
      {rows.map(({ terrain, column, turns }) => (
        <div key={`${column} ${terrain}`}>
          <b>{names.terrain(terrain)}</b>
          <ol>
            {turns.map(({ turn, alarm, marks }) => {
              const sign = FIRST.find((mark) => marks.includes(mark));
              const says = [
                `${words.turn} ${turn}`,
                ...(alarm ? [words.signs.alarm] : []),
                ...new Set(marks.map((mark) => (mark === 'silenced' ? words.signs.alarm : words.signs[mark]))),
              ].join(', ');
              return (
                <li key={turn} className={`${alarm ? 'loud' : ''} ${sign ?? ''}`} title={says}>
                  <span className="sr">{says}</span>
                  {sign === undefined ? null : sign === 'lost' ? <Icon name="x" /> : <GameIcon name={SIGNS[sign]} />}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      <ul className="vc-key" aria-hidden="true">
        <li>
          <i className="loud" />
          {words.signs.alarm}
        </li>
        {KEY.map((mark) => (
          <li key={mark}>
            <GameIcon name={SIGNS[mark]} />
            {words.signs[mark]}
          </li>
        ))}
        <li>
          <Icon name="x" />
          {words.signs.lost}
        </li>
      </ul>
    </div>
  );
}
