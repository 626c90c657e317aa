import type { Mission } from '../../content/cards.ts';
import { terrainNamed } from '../../content/map.ts';
import { objectivesFor } from '../../content/refs.ts';
import { specialText, terrainText } from '../../words/cards.ts';
import type { Messages } from '../../words/messages.ts';
import { MiniMap } from '../operation/mini-map.tsx';
import { missionSays } from './says.ts';

interface PaperProps {
  readonly mission: Mission;
  readonly commandos: number;
  /** How hard it is, and what there is to find. */
  readonly notes: readonly string[];
  readonly say: Messages;
}

/** The card as a paper of orders: plans in their columns, what is to be done, and the stamps. */
export function Paper({ mission, commandos, notes, say }: PaperProps) {
  const { id: card, columns, specials } = mission;
  return (
    <article className="vc-paper vc-orders" aria-label={say.mission[card]}>
      <h2>{say.mission[card]}</h2>
      <p>{missionSays(say, mission)}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <span className="vc-night" aria-hidden="true">
        {say.setup['by-night']}
      </span>
      <ol>
        {columns.map((column) => (
          <li key={column.join()}>
            {column.map((id) => (
              <div key={id} className="vc-place">
                <MiniMap id={id} full />
                <div>
                  {columns.flat().length > 1 ? <b>{say.mission[id]}</b> : null}
                  <ol>
                    {objectivesFor(terrainNamed(id), Math.max(1, Math.floor(commandos / column.length))).map((ref) => (
                      <li key={ref}>{say.name.objective({ objective: ref })}</li>
                    ))}
                  </ol>
                  {terrainNamed(id).data.specials.map((rule) => (
                    <p key={rule.do}>{terrainText(say, rule, id)}</p>
                  ))}
                </div>
              </div>
            ))}
          </li>
        ))}
      </ol>
      {specials.length === 0 ? null : (
        <ul className="vc-stamps">
          {specials.map(({ name, stamp, rules }) => {
            const says = rules.map((rule) => specialText(say, rule)).join(' ');
            return (
              <li key={name}>
                <span className={`vc-stamp ${stamp}`}>{say.special[name]}</span>
                <p>{stamp === 'red' ? say.setup.veteran({ rules: says }) : says}</p>
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}
