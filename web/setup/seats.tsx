import { useId } from 'preact/hooks';
import { Avatar } from '../app/avatar.tsx';
import { botName, seatName } from '../app/phrases.ts';
import { useSettings } from '../app/settings.ts';
import { type AppWords, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { Place } from '../play/places.ts';
import { PLACES, placeName, placeNamed } from './seating.ts';

export interface SeatsProps {
  readonly names: readonly string[];
  readonly places: readonly Place[];
  change(seat: number, place: Place): void;
}

/** Who sits on each seat. */
export function Seats({ names, places, change }: SeatsProps) {
  return (
    <ul className="seat-list">
      {names.map((name, seat) => (
        <SeatRow key={name} name={name} place={places[seat] ?? { kind: 'open' }} change={(place) => change(seat, place)} />
      ))}
    </ul>
  );
}

function SeatRow({ name, place, change }: { readonly name: string; readonly place: Place; change(place: Place): void }) {
  const { app, setup } = useWords();
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>{seatName(setup, name)}</label>
      <span className="sel">
        <Occupant place={place} />
        <select
          id={id}
          aria-label={setup.seat({ name: seatName(setup, name) })}
          value={placeName(place)}
          onChange={(event) => {
            const chosen = placeNamed(event.currentTarget.value);
            if (chosen !== undefined) change(chosen);
          }}
        >
          {GROUPS.map(({ group, kinds }) => (
            <optgroup key={group} label={setup.groups[group]}>
              {PLACES.filter(({ kind }) => kinds.includes(kind)).map((choice) => (
                <option key={placeName(choice)} value={placeName(choice)}>
                  {choice.kind === 'bot' ? botName(app, choice.bot) : setup.place[choice.kind]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {place.kind === 'here' && (
        <input
          className="line"
          value={place.name}
          maxLength={30}
          aria-label={`${setup.hereName}: ${seatName(setup, name)}`}
          placeholder={setup.hereName}
          onChange={(event) => change({ kind: 'here', name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}

const GROUPS: readonly { readonly group: keyof AppWords['setup']['groups']; readonly kinds: readonly Place['kind'][] }[] = [
  { group: 'people', kinds: ['me', 'here'] },
  { group: 'bots', kinds: ['bot'] },
  { group: 'elsewhere', kinds: ['link', 'open'] },
];

/** Who sits there, as a small disc. */
function Occupant({ place }: { readonly place: Place }) {
  const { app } = useWords();
  const { name } = useSettings();
  if (place.kind === 'me') return <Avatar name={name === '' ? app.you : name} />;
  if (place.kind === 'here') return <Avatar name={place.name} />;
  return (
    <span className={place.kind === 'bot' ? 'avatar bot' : 'avatar free'} aria-hidden="true">
      <Icon name={place.kind === 'bot' ? 'bot' : place.kind === 'link' ? 'link' : 'plus'} />
    </span>
  );
}
