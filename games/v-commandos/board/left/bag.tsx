import { Emphasis } from '#kit';
import { type EnemyId, isEnemyId } from '../../content/enemies.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { EnemySign } from '../map/signs.tsx';
import { bagSays } from './says.ts';

/** The bag at its fullest. */
const FULL = 44;

/** The enemy bag as a clock: how many tokens are left, until which turn they last, and what is in it. */
export function Bag({ view, say }: { readonly view: View; readonly say: Messages }) {
  const { bag, bagSize, stack, aside } = view;
  const { clock } = view.ahead;
  const until = view.phase === 'set-up' ? null : clock.lost;
  const kinds = Object.entries(bag).flatMap(([id, count]): [EnemyId, number][] => (isEnemyId(id) && count > 0 ? [[id, count]] : []));
  return (
    <section className={`vc-bag${until !== null && until - view.turn < 3 ? ' low' : ''}`} aria-label={say.bag.label} data-term="bag">
      <strong>{bagSize}</strong>
      <p>
        <Emphasis text={bagSays(say, clock, until)} />
      </p>
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, (bagSize / FULL) * 100)}%` }} />
      </i>
      <ul className="wide">
        {kinds.map(([id, count]) => (
          <li key={id} data-term="enemy" data-note={say.enemy[id]}>
            <svg viewBox="-18 -18 36 38" role="img" aria-label={say.enemy[id]}>
              <EnemySign id={id} />
            </svg>
            {count}
          </li>
        ))}
        {bag.special > 0 ? <li>{say.bag.special({ n: bag.special })}</li> : null}
        {bag.nothing > 0 ? <li>{say.bag.blank({ n: bag.nothing })}</li> : null}
        {stack + aside > 0 ? <li>{say.bag.waiting({ n: stack + aside })}</li> : null}
      </ul>
    </section>
  );
}
