import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Bust } from '../art/pictures.tsx';
import { chronicleOf } from '../end/chronicle.ts';
import { Chronicle } from '../end/chronicle.tsx';
import { sideOf } from '../team/team.tsx';

/** Between two columns: how the last one went and who goes on. */
export function Debrief({ view, log, say }: { readonly view: View; readonly log: readonly Event[]; readonly say: Messages }) {
  const chronicle = chronicleOf(log);
  const last = chronicle.filter(({ column }) => column === view.column);
  if (last.length === 0) return null;
  return (
    <section className="vc-paper vc-debrief" aria-label={say.operation['all-complete']({ terrains: last.length })}>
      <h2>{say.operation['all-complete']({ terrains: last.length })}</h2>
      <span className="vc-stamp red">{say.operation.column(view)}</span>
      <Chronicle rows={last} say={say} />
      <ul className="vc-goes-on">
        {view.commandos.map((own) => {
          const { id, place, wounds } = own;
          return id === null ? null : (
            <li key={id} className={place === 'out' ? 'out' : undefined}>
              <span className="face">
                <Bust id={id} grey={place === 'out'} />
              </span>
              <b>{say.commando[id]}</b>
              <small>
                {place === 'out' ? say.team.condition({ who: own.id ?? '', state: 'out' }) : say.team.wounds({ wounds, of: sideOf(own)?.wounds ?? 0 })}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
