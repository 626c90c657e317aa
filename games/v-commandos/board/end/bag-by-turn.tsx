import { FULL } from '../left/bag.tsx';
import type { BoardWords } from '../words.ts';

/** What the fullest bar takes of the height: numbers stand over it. */
const TALL = 78;

/** How full the enemy bag was: a bar for the beginning of each turn, and one for the end. */
export function BagByTurn({ bag, words: { debrief: words } }: { readonly bag: readonly number[]; readonly words: BoardWords }) {
  const lowest = bag.indexOf(Math.min(...bag));
  return (
    <figure className="vc-bags">
      <figcaption>{words.bag}</figcaption>
      <ol>
        {bag.map((tokens, index) => {
          const says = words.bagIn(index === bag.length - 1 ? null : index + 1, tokens);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is a turn
            <li key={index} className={index === lowest ? 'lowest' : undefined} title={says}>
              <span className="sr">{says}</span>
              {index === lowest || index === 0 || index === bag.length - 1 ? <b aria-hidden="true">{tokens}</b> : null}
              <i aria-hidden="true" style={{ height: `${Math.min(1, tokens / FULL) * TALL}%` }} />
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
