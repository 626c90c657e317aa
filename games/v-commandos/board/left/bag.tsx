import { Emphasis } from '#kit';
import { type EnemyId, isEnemyId } from '../../content/enemies.ts';
import type { View } from '../../view.ts';
import { EnemySign } from '../map/signs.tsx';
import type { BoardWords } from '../words.ts';

/** The bag at its fullest. */
const FULL = 44;

/** The enemy bag as a clock: how many tokens are left, until which turn they last, and what is in it. */
export function Bag({ view, words: { bag: words, enemies } }: { readonly view: View; readonly words: BoardWords }) {
  const { bag, bagSize, stack, aside } = view;
  const { now, usual, lost } = view.ahead.clock;
  const until = view.phase === 'set-up' ? null : lost;
  const kinds = Object.entries(bag).flatMap(([id, count]): [EnemyId, number][] => (isEnemyId(id) && count > 0 ? [[id, count]] : []));
  return (
    <section className={`vc-bag${until !== null && until - view.turn < 3 ? ' low' : ''}`} aria-label={words.label}>
      <strong>{bagSize}</strong>
      <p>
        <Emphasis text={words.says(now, usual, until)} />
      </p>
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, (bagSize / FULL) * 100)}%` }} />
      </i>
      <ul className="wide">
        {kinds.map(([id, count]) => (
          <li key={id} title={enemies[id]}>
            <svg viewBox="-18 -18 36 38" role="img" aria-label={enemies[id]}>
              <EnemySign id={id} />
            </svg>
            {count}
          </li>
        ))}
        {bag.special > 0 ? (
          <li>
            {words.special} {bag.special}
          </li>
        ) : null}
        {bag.nothing > 0 ? (
          <li>
            {words.nothing} {bag.nothing}
          </li>
        ) : null}
        {stack + aside > 0 ? <li>{words.waiting(stack + aside)}</li> : null}
      </ul>
    </section>
  );
}
