import { Icon } from '#kit';
import type { Messages } from '../../words/messages.ts';
import type { IconId } from '../art/icons.ts';
import { GameIcon } from '../art/pictures.tsx';
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
export function Chronicle({ rows, say }: { readonly rows: readonly TerrainRow[]; readonly say: Messages }) {
  return (
    <div className="vc-chronicle">
      {rows.map(({ terrain, column, turns }) => (
        <div key={`${column} ${terrain}`}>
          <b>{say.mission[terrain]}</b>
          <ol>
            {turns.map(({ turn, alarm, marks }) => {
              const sign = FIRST.find((mark) => marks.includes(mark));
              const signs = [...(alarm ? (['alarm'] as const) : []), ...new Set(marks.map((mark) => (mark === 'silenced' ? 'alarm' : mark)))];
              const says = signs.length === 0 ? say.noise.box({ turn }) : say.noise['box-with']({ turn, signs });
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
          {say.sign.alarm}
        </li>
        {KEY.map((mark) => (
          <li key={mark}>
            <GameIcon name={SIGNS[mark]} />
            {say.sign[mark]}
          </li>
        ))}
        <li>
          <Icon name="x" />
          {say.sign.lost}
        </li>
      </ul>
    </div>
  );
}
