import type { HitmanView } from '../../view.ts';
import { Face } from '../art/pictures.tsx';
import type { BoardWords } from '../words.ts';

/** Where somebody sits who misses turns: the cell, or the dark. */
export function Cell({ own, words }: { readonly own: HitmanView; readonly words: BoardWords }) {
  const { status, missing, assassin } = own;
  if (status === 'free' || assassin === null) return null;
  return (
    <section className={`cell ${status}`}>
      <Face of={assassin} />
      <div>
        <h3>{status === 'prison' ? words.cell.prison(missing) : words.cell.hiding(missing)}</h3>
        <p>{status === 'prison' ? words.cell.prisonSays : words.cell.hidingSays}</p>
        <span className="tally" aria-hidden="true">
          {Array.from({ length: missing }, (_, i) => i).map((i) => (
            <i key={i} />
          ))}
        </span>
      </div>
    </section>
  );
}
