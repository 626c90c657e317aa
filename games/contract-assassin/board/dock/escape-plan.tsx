import type { Seat } from '#kernel';
import { ASSASSINS } from '../../content/assassins.ts';
import { type CardId, GETAWAYS } from '../../content/kit.ts';
import { doorsWith, escapeChance, waysOut } from '../../facts/escape.ts';
import { hitmanAt } from '../../facts/hitman.ts';
import type { View } from '../../view.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { GameIcon } from '../art/pictures.tsx';
import type { BoardWords } from '../words.ts';
import { GetawayDie } from './dice.tsx';

export interface EscapePlanProps {
  readonly view: View;
  readonly seat: Seat;
  readonly laid: readonly CardId[];
  /** Nothing is laid out yet: this is what the best getaways would do. */
  readonly preview: boolean;
  readonly rolled: number | null;
  readonly words: BoardWords;
  /** Shows on the map where a number leads. */
  point(number: number | null): void;
}

/** The getaway die as six faces: a number that leads out is a door, the rest are bars; and what comes of each future. */
export function EscapePlan({ view, seat, laid, preview, rolled, words, point }: EscapePlanProps) {
  const doors = doorsWith(view, seat, laid);
  const chance = escapeChance(view, seat, laid);
  const each = doors.length === 0 ? 0 : Math.round((chance / doors.length) * 100);
  const percent = Math.round(chance * 100);
  const own = hitmanAt(view, seat);
  const home = ASSASSINS.find(({ id }) => id === own.assassin)?.home;
  return (
    <section className="plan escape-plan" aria-label={words.escape.label}>
      <ul className="faces">
        {GETAWAYS.map(({ id, number }) => {
          const spaces = waysOut(view, seat, number).length;
          const isDoor = doors.includes(number);
          return (
            <li key={id} className={`${isDoor ? 'door' : 'bars'}${rolled === number ? ' rolled' : ''}`}>
              <span
                className="face"
                role="img"
                aria-label={isDoor ? words.escape.door(number, words.cards[id], each, spaces) : words.escape.bars(number)}
                onPointerEnter={() => point(number)}
                onPointerLeave={() => point(null)}
              >
                {isDoor ? (
                  <>
                    <GameIcon name={CARD_ICONS[id]} />
                    <b className="num">{words.percent(each)}</b>
                    <small>{words.escape.spaces(spaces)}</small>
                  </>
                ) : (
                  <span>{words.escape.prison}</span>
                )}
              </span>
              <GetawayDie value={number} />
            </li>
          );
        })}
      </ul>
      <div className="plan-odds">
        <b className="num">{words.percent(percent)}</b>
        <small>
          {words.escape.away}
          {preview ? <i> {words.escape.best}</i> : null}
        </small>
      </div>
      <ol className="futures">
        <li>
          <b>{words.scene.away}</b> <i className="turn">→</i> {words.escape.futures.away}
        </li>
        <li>
          <b>{words.escape.prison}</b> <Missed turns={2} /> {words.escape.futures.prison(home === undefined ? '' : words.place(home))}
        </li>
        <li>
          <b>{words.escape.hide}</b> <Missed turns={3} /> {words.escape.futures.hide(own.space === null ? '' : words.place(own.space))}
        </li>
      </ol>
    </section>
  );
}

function Missed({ turns }: { readonly turns: number }) {
  return (
    <span className="missed" aria-hidden="true">
      {Array.from({ length: turns }, (_, i) => i).map((i) => (
        <i key={i} />
      ))}
    </span>
  );
}
