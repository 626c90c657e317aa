import type { Seat } from '#kernel';
import { percentOf } from '#words';
import { ASSASSINS } from '../../content/assassins.ts';
import { GETAWAYS } from '../../content/kit.ts';
import type { View } from '../../view.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { GameIcon } from '../art/pictures.tsx';
import type { BoardWords } from '../words.ts';
import { GetawayDie } from './dice.tsx';
import type { Plan } from './plan.ts';

export interface EscapePlanProps {
  readonly view: View;
  readonly seat: Seat;
  readonly plan: Extract<Plan, { readonly kind: 'escape' }>;
  readonly words: BoardWords;
  /** Shows on the map where a number leads. */
  point(number: number | null): void;
}

/** The getaway die as six faces: a number that leads out is a door, the rest are bars; and what comes of each future. */
export function EscapePlan({ view, seat, plan: { doors, odds, best, rolled, own, hide }, words, point }: EscapePlanProps) {
  const each = own === null ? null : percentOf(own.each);
  const { assassin = null, space = null } = view.hitmen[seat] ?? {};
  const home = ASSASSINS.find(({ id }) => id === assassin)?.home;
  return (
    <section className="plan escape-plan" aria-label={words.escape.label}>
      <ul className="faces">
        {GETAWAYS.map(({ id, number }) => {
          const door = doors.find((one) => one.number === number);
          return (
            <li key={id} className={`${door === undefined ? 'bars' : 'door'}${rolled === number ? ' rolled' : ''}`}>
              <span
                className="face"
                role="img"
                aria-label={door === undefined ? words.escape.bars(number) : words.escape.door(number, words.cards[id], each, door.to.length)}
                onPointerEnter={() => point(number)}
                onPointerLeave={() => point(null)}
              >
                {door === undefined ? (
                  <span>{words.escape.prison}</span>
                ) : (
                  <>
                    <GameIcon name={CARD_ICONS[id]} />
                    {each === null ? null : <b className="num">{words.percent(each)}</b>}
                    <small>{words.escape.spaces(door.to.length)}</small>
                  </>
                )}
              </span>
              <GetawayDie value={number} />
            </li>
          );
        })}
      </ul>
      <div className="plan-odds">
        <b className="num">{words.percent(percentOf(odds.chance))}</b>
        <small>
          {own === null ? words.escape.leads(odds.ways) : words.escape.away}
          {best ? <i> {words.escape.best}</i> : null}
        </small>
      </div>
      <ol className="futures">
        <li>
          <b>{words.scene.away}</b> <i className="turn">→</i> {words.escape.futures.away}
        </li>
        {own === null ? null : (
          <li>
            <b>{words.escape.prison}</b> <Missed turns={own.caught} /> {words.escape.futures.prison(home === undefined ? '' : words.place(home), own.caught)}
          </li>
        )}
        {hide === null ? null : (
          <li>
            <b>{words.escape.hide}</b> <Missed turns={hide} /> {words.escape.futures.hide(space === null ? '' : words.place(space), hide)}
          </li>
        )}
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
