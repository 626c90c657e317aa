import type { Mission } from '../../content/cards.ts';
import { terrainNamed } from '../../content/map.ts';
import { objectivesFor } from '../../content/refs.ts';
import { MiniMap } from '../operation/mini-map.tsx';
import type { BoardWords } from '../words.ts';

interface PaperProps {
  readonly mission: Mission;
  readonly commandos: number;
  /** How hard it is, and what there is to find. */
  readonly notes: readonly string[];
  readonly words: BoardWords;
}

/** The card as a paper of orders: plans in their columns, what is to be done, and the stamps. */
export function Paper({ mission, commandos, notes, words }: PaperProps) {
  const { id: card, columns, specials, players } = mission;
  return (
    <article className="vc-paper vc-orders" aria-label={words.names.card(card)}>
      <h2>{words.names.card(card)}</h2>
      <p>{words.briefing.cardSays(columns.flat().length, players[0], players[1])}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <span className="vc-night" aria-hidden="true">
        {words.briefing.byNight}
      </span>
      <ol>
        {columns.map((column) => (
          <li key={column.join()}>
            {column.map((id) => (
              <div key={id} className="vc-place">
                <MiniMap id={id} full />
                <div>
                  {columns.flat().length > 1 ? <b>{words.names.terrain(id)}</b> : null}
                  <ol>
                    {objectivesFor(terrainNamed(id), Math.max(1, Math.floor(commandos / column.length))).map((ref) => (
                      <li key={ref}>{words.names.objective(ref)}</li>
                    ))}
                  </ol>
                  {terrainNamed(id).data.specials.map((rule) => (
                    <p key={rule.do}>{words.terrainRule(rule, id)}</p>
                  ))}
                </div>
              </div>
            ))}
          </li>
        ))}
      </ol>
      {specials.length === 0 ? null : (
        <ul className="vc-stamps">
          {specials.map(({ name: stamp, stamp: colour, rules }) => (
            <li key={stamp}>
              <span className={`vc-stamp ${colour}`}>{words.names.special(stamp)}</span>
              <p>
                {colour === 'red' ? `${words.briefing.veteran}: ` : ''}
                {rules.map(words.special).join(' ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
