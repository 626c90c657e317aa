import type { HitmanView } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Face } from '../art/pictures.tsx';

/** Where somebody sits who misses turns: the cell, or the dark. */
export function Cell({ own, words }: { readonly own: HitmanView; readonly words: Messages }) {
  const { status, missing, assassin } = own;
  if (status === 'free' || assassin === null) return null;
  return (
    <section className={`cell ${status}`} data-term={status === 'prison' ? 'prison' : 'hiding'}>
      <Face of={assassin} />
      <div>
        <h3>{words.cell[status]({ left: missing })}</h3>
        <p>{words.cell[`${status}-says`]}</p>
        <span className="tally" aria-hidden="true">
          {Array.from({ length: missing }, (_, i) => i).map((i) => (
            <i key={i} />
          ))}
        </span>
      </div>
    </section>
  );
}
