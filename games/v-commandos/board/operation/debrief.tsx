import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import { Bust } from '../art/pictures.tsx';
import { chronicleOf } from '../end/chronicle.ts';
import { Chronicle } from '../end/chronicle.tsx';
import { sideOf } from '../team/team.tsx';
import type { BoardWords } from '../words.ts';

/** Between two columns: how the last one went and who goes on. */
export function Debrief({ view, log, words }: { readonly view: View; readonly log: readonly Event[]; readonly words: BoardWords }) {
  const chronicle = chronicleOf(log);
  const last = chronicle.filter(({ column }) => column === view.column);
  if (last.length === 0) return null;
  return (
    <section className="vc-paper vc-debrief" aria-label={words.operation.complete(last.length)}>
      <h2>{words.operation.complete(last.length)}</h2>
      <span className="vc-stamp red">{words.operation.column(view.column)}</span>
      <Chronicle rows={last} words={words} />
      <ul className="vc-goes-on">
        {view.commandos.map((own) => {
          const { id, place, wounds } = own;
          return id === null ? null : (
            <li key={id} className={place === 'out' ? 'out' : undefined}>
              <span className="face">
                <Bust id={id} grey={place === 'out'} />
              </span>
              <b>{words.names.commando(id)}</b>
              <small>{place === 'out' ? words.out : words.team.wounds(wounds, sideOf(own)?.wounds ?? 0)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
