import { Emphasis } from '#kit';
import { missionNamed } from '../../content/cards.ts';
import type { TerrainId } from '../../content/map.ts';
import { isOn } from '../../content/refs.ts';
import type { View } from '../../view.ts';
import { Bust } from '../art/pictures.tsx';
import { Rose } from '../left/event-card.tsx';
import { Marker } from '../map/signs.tsx';
import type { BoardWords } from '../words.ts';
import { MiniMap } from './mini-map.tsx';

export interface RibbonProps {
  readonly view: View;
  readonly words: BoardWords;
  /** The terrain that is looked at, or acted on. */
  readonly shown: TerrainId | null;
  press(id: TerrainId): void;
}

/** The operation from left to right: columns behind, the one in play with all that matters, those to come. */
export function Ribbon({ view, words, shown, press }: RibbonProps) {
  const { columns, specials } = missionNamed(view.card);
  const { done, of } = view.objectives;
  return (
    <section className="vc-ribbon" aria-label={words.names.card(view.card)}>
      <header>
        <h2>{words.names.card(view.card)}</h2>
        <p>
          <Emphasis text={words.operation.objectives(done, of)} />
        </p>
        <ul>
          {specials
            .filter(({ stamp }) => stamp === 'black' || view.settings.veteran)
            .map(({ name, stamp, rules }) => (
              <li key={name} className={`vc-stamp ${stamp}`} title={rules.map(words.special).join(' ')}>
                {words.names.special(name)}
              </li>
            ))}
        </ul>
      </header>
      <ol>
        {columns.map((column, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <li key={number} className={number < view.column ? 'behind' : number === view.column ? 'here' : 'ahead'}>
            {column.map((id) =>
              number === view.column ? (
                <Playing key={id} id={id} view={view} words={words} shown={shown === id} press={press} />
              ) : (
                <span key={id} className="vc-stop">
                  <MiniMap id={id} />
                  <span>
                    <b>{words.names.terrain(id)}</b>
                    <small>{number < view.column ? words.operation.terrain(false, true, 0, 0) : words.operation.next}</small>
                  </span>
                </span>
              ),
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Playing({ id, view, words, shown, press }: Omit<RibbonProps, 'shown'> & { readonly id: TerrainId; readonly shown: boolean }) {
  const terrain = view.terrains.find((one) => one.id === id);
  if (terrain === undefined)
    return (
      <span className="vc-stop">
        <MiniMap id={id} />
        <b>{words.names.terrain(id)}</b>
      </span>
    );
  const enemies = terrain.tiles.reduce((sum, tile) => sum + tile.enemies.length + (tile.guard === null ? 0 : 1), 0);
  const here = view.commandos.filter(({ tile }) => isOn(tile, id));
  return (
    <button type="button" className={`vc-stop${shown ? ' shown' : ''}${terrain.alarm ? ' loud' : ''}`} aria-pressed={shown} onClick={() => press(id)}>
      <MiniMap id={id} />
      <span>
        <b>{words.names.terrain(id)}</b> <small>{words.operation.terrain(terrain.alarm, terrain.complete, enemies, here.length)}</small>
        {terrain.complete || view.terrains.length === 1 ? null : (
          <small className="vc-stop-aims wide">
            {terrain.objectives.map(({ id: objective, done }, number) => (
              <span key={objective} className={done ? 'done' : undefined}>
                <b>{number + 1}</b> {words.names.objective(objective)}
              </span>
            ))}
          </small>
        )}
      </span>
      <span className="vc-stop-signs">
        {terrain.objectives.map(({ done }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an objective is its number
          <svg key={number} viewBox="-20 -20 40 40" className="narrow" aria-hidden="true">
            <Marker what={number + 1} done={done} />
          </svg>
        ))}
        {here.map(({ id: who, state }) =>
          who === null ? null : (
            <span key={who} className="face">
              <Bust id={who} grey={state === 'critical'} />
            </span>
          ),
        )}
      </span>
      {terrain.event === null ? null : (
        <small className="vc-stop-event wide">
          <Rose direction={terrain.direction} words={words} />
          <span>
            <b>{words.names.event(terrain.event)}</b> {words.eventText(terrain.event)}
          </span>
        </small>
      )}
    </button>
  );
}
