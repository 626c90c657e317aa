import type { Seat } from '#kernel';
import { assassinNamed } from '../../content/assassins.ts';
import { GETAWAYS, type GetawayId } from '../../content/kit.ts';
import type { Door } from '../../facts/escape.ts';
import type { Escape } from '../../preview.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { GameIcon } from '../art/pictures.tsx';
import { GetawayDie } from './dice.tsx';
import type { Plan } from './plan.ts';

export interface EscapePlanProps {
  readonly view: View;
  readonly seat: Seat;
  readonly plan: Extract<Plan, { readonly kind: 'escape' }>;
  readonly words: Messages;
  /** Shows on the map where a number leads. */
  point(number: number | null): void;
}

/** The getaway die as six faces: a number that leads out is a door, the rest are bars; and what comes of each future. */
export function EscapePlan({ view, seat, plan: { doors, odds, best, rolled, own, hide }, words, point }: EscapePlanProps) {
  const { assassin = null, space = null } = view.hitmen[seat] ?? {};
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
                aria-label={faceText(words, id, number, door, own)}
                onPointerEnter={() => point(number)}
                onPointerLeave={() => point(null)}
              >
                {door === undefined ? (
                  <span>{words.escape.prison}</span>
                ) : (
                  <>
                    <GameIcon name={CARD_ICONS[id]} />
                    {own === null ? null : <b className="num">{words.board.percent({ chance: own.each })}</b>}
                    <small>{words.escape.spaces({ n: door.to.length })}</small>
                  </>
                )}
              </span>
              <GetawayDie value={number} />
            </li>
          );
        })}
      </ul>
      <div className="plan-odds">
        <b className="num">{words.board.percent(odds)}</b>
        <small>
          {own === null ? words.escape.leads(odds) : words.escape.away}
          {best ? <i> {words.escape.best}</i> : null}
        </small>
      </div>
      <ol className="futures">
        <li>
          <b>{words.scene.away}</b> <i className="turn">→</i> {words.future.away}
        </li>
        {own === null || assassin === null ? null : (
          <li>
            <b>{words.escape.prison}</b> <Missed turns={own.caught} /> {words.future.prison({ misses: own.caught, home: assassinNamed(assassin).home })}
          </li>
        )}
        {hide === null || space === null ? null : (
          <li>
            <b>{words.escape.hide}</b> <Missed turns={hide} /> {words.future.hide({ misses: hide, city: space })}
          </li>
        )}
      </ol>
    </section>
  );
}

/** A face of the die for those who do not see it; how likely it comes is told to whoever escapes. */
function faceText({ escape: say }: Messages, by: GetawayId, number: number, door: Door | undefined, own: Escape | null): string {
  if (door === undefined) return say.bars({ number });
  const leads = { number, by, spaces: door.to.length };
  return own === null ? say.door(leads) : say['door-likely']({ ...leads, chance: own.each });
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
