import { Emphasis } from '#kit';
import { missionNamed } from '../../content/cards.ts';
import type { TerrainId } from '../../content/map.ts';
import { isOn } from '../../content/refs.ts';
import type { View } from '../../view.ts';
import { eventText, specialText } from '../../words/cards.ts';
import type { Messages } from '../../words/messages.ts';
import { Bust } from '../art/pictures.tsx';
import { Rose } from '../left/event-card.tsx';
import { Marker } from '../map/signs.tsx';
import { MiniMap } from './mini-map.tsx';

export interface RibbonProps {
  readonly view: View;
  readonly say: Messages;
  /** The terrain that is looked at, or acted on. */
  readonly shown: TerrainId | null;
  press(id: TerrainId): void;
}

/** The operation from left to right: columns behind, the one in play with all that matters, those to come. */
export function Ribbon({ view, say, shown, press }: RibbonProps) {
  const { columns, specials } = missionNamed(view.card);
  return (
    <section className="vc-ribbon" aria-label={say.mission[view.card]}>
      <header>
        <h2>{say.mission[view.card]}</h2>
        <p>
          <Emphasis text={say.operation.objectives(view.objectives)} />
        </p>
        <ul>
          {specials
            .filter(({ stamp }) => stamp === 'black' || view.settings.veteran)
            .map(({ name, stamp, rules }) => (
              <li key={name} className={`vc-stamp ${stamp}`} title={rules.map((rule) => specialText(say, rule)).join(' ')}>
                {say.special[name]}
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
                <Playing key={id} id={id} view={view} say={say} shown={shown === id} press={press} />
              ) : (
                <span key={id} className="vc-stop">
                  <MiniMap id={id} />
                  <span>
                    <b>{say.mission[id]}</b>
                    <small>{number < view.column ? say.operation.complete : say.operation.next}</small>
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

function Playing({ id, view, say, shown, press }: Omit<RibbonProps, 'shown'> & { readonly id: TerrainId; readonly shown: boolean }) {
  const terrain = view.terrains.find((one) => one.id === id);
  if (terrain === undefined)
    return (
      <span className="vc-stop">
        <MiniMap id={id} />
        <b>{say.mission[id]}</b>
      </span>
    );
  const enemies = terrain.tiles.reduce((sum, tile) => sum + tile.enemies.length + (tile.guard === null ? 0 : 1), 0);
  const here = view.commandos.filter(({ tile }) => isOn(tile, id));
  return (
    <button type="button" className={`vc-stop${shown ? ' shown' : ''}${terrain.alarm ? ' loud' : ''}`} aria-pressed={shown} onClick={() => press(id)}>
      <MiniMap id={id} />
      <span>
        <b>{say.mission[id]}</b> <small>{terrain.complete ? say.operation.complete : say.operation.terrain({ alarm: terrain.alarm, enemies })}</small>
        {terrain.complete || view.terrains.length === 1 ? null : (
          <small className="vc-stop-aims wide">
            {terrain.objectives.map(({ id: objective, done }, number) => (
              <span key={objective} className={done ? 'done' : undefined}>
                <b>{number + 1}</b> {say.name.objective({ objective })}
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
          <Rose direction={terrain.direction} say={say} />
          <span>
            <b>{say['event-card'][terrain.event]}</b> {eventText(say, terrain.event)}
          </span>
        </small>
      )}
    </button>
  );
}
