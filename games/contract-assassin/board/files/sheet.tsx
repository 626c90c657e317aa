import { useEffect } from 'preact/hooks';
import type { Seat } from '#kernel';
import { Icon } from '#kit';
import { ASSASSINS } from '../../content/assassins.ts';
import { CONTRACTS } from '../../content/contracts.ts';
import type { CardId } from '../../content/kit.ts';
import type { SpaceId } from '../../content/world.ts';
import { weaponOf } from '../../facts/school.ts';
import { distance, shortestTour } from '../../facts/tour.ts';
import type { View } from '../../view.ts';
import { VICTIM } from '../../words/facts.ts';
import type { Messages } from '../../words/messages.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, GameIcon, GuardIcon } from '../art/pictures.tsx';
import { Skills } from './file.tsx';

interface SheetProps {
  readonly view: View;
  readonly seat: Seat;
  /** One's own file, at the beginning: it waits for no answer, only to be read. */
  readonly briefing: boolean;
  readonly words: Messages;
  close(): void;
}

/** A file laid open over the map: folder, four contracts as photographs, and the hand as far as it may be seen. */
export function FileSheet({ view, seat, briefing, words, close }: SheetProps) {
  useEscape(close);
  const own = view.hitmen[seat];
  const assassin = ASSASSINS.find(({ id }) => id === own?.assassin);
  if (own === undefined || assassin === undefined) return null;
  const from = own.space ?? assassin.home;
  const tour = shortestTour(from, own.open);
  return (
    <section className="sheet" role="dialog" aria-label={words.file.of({ assassin: assassin.id })} data-read-first={briefing ? '' : undefined}>
      <div className="folder">
        <span className="photo">
          <Face of={assassin.id} />
        </span>
        <div>
          <h2>{assassin.name}</h2>
          <p className="gift">{words.gift[assassin.id]}</p>
          <dl>
            <dt>{words.file.home}</dt>
            <dd>{words.place[assassin.home]}</dd>
            <dt>{words.file.weapon}</dt>
            <dd>{words.card[weaponOf(assassin.id)]}</dd>
          </dl>
        </div>
        <Skills view={view} seat={seat} words={words} />
        <Hand own={own} words={words} />
      </div>
      <div className="dossier">
        <ul>
          {own.done.map((city) => (
            <Contract key={city} city={city} view={view} words={words} note={words.file.fulfilled} done />
          ))}
          {tour.stops.map((city) => (
            <Contract key={city} city={city} view={view} words={words} note={words.file.away({ spaces: distance(from, city) })} done={false} />
          ))}
        </ul>
        <p className="tour">{own.open.length === 0 ? '' : words.file.tour(tour)}</p>
      </div>
      <button
        type="button"
        className={briefing ? 'btn pri sheet-close' : 'btn icon sheet-close'}
        aria-label={briefing ? undefined : words.file.close}
        onClick={close}
      >
        {briefing ? words.file.ready : <Icon name="x" />}
      </button>
    </section>
  );
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [close]);
}

function Contract({
  city,
  view,
  words,
  note,
  done,
}: {
  readonly city: SpaceId;
  readonly view: View;
  readonly words: Messages;
  readonly note: string;
  readonly done: boolean;
}) {
  const contract = CONTRACTS.find((one) => one.city === city);
  const guards = view.targets.find((target) => target.city === city)?.guards ?? [];
  return (
    <li className={done ? 'contract done' : 'contract'}>
      <span className="contract-photo">
        <Face of={city} />
        {done ? <strong aria-hidden="true">{words.file.fulfilled}</strong> : null}
      </span>
      <h3>{VICTIM(city)}</h3>
      <p className="flavour">{contract === undefined ? '' : words.flavour[contract.id]}</p>
      <p className="where">
        <b>{words.place[city]}</b>
        <span>
          {note}
          {guards.map((number) => (
            <GuardIcon key={number} number={number} />
          ))}
        </span>
      </p>
    </li>
  );
}

function Hand({
  own,
  words,
}: {
  readonly own: { readonly cards: number; readonly hand: readonly CardId[] | null; readonly known: readonly CardId[] };
  readonly words: Messages;
}) {
  const seen = own.hand ?? own.known;
  const kinds = [...new Set(seen)];
  return (
    <div className="held">
      <small>{words.file.hand({ n: own.cards, hidden: own.hand === null && own.cards > seen.length })}</small>
      <ul>
        {kinds.map((id) => {
          const copies = seen.filter((card) => card === id).length;
          return (
            <li key={id} title={words.card[id]}>
              <GameIcon name={CARD_ICONS[id]} />
              <span>
                {words.card[id]}
                {copies > 1 ? ` ${words.kit.copies({ n: copies })}` : ''}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
