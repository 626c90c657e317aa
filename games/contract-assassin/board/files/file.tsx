import type { Seat } from '#kernel';
import { ASSASSINS } from '../../content/assassins.ts';
import { WEAPONS } from '../../content/kit.ts';
import type { View } from '../../view.ts';
import { VICTIM } from '../../words/facts.ts';
import type { Messages } from '../../words/messages.ts';
import { CARD_ICONS } from '../art/looks.ts';
import { Face, GameIcon } from '../art/pictures.tsx';

/** Weapons that can be learnt, in their order: all but the Grim Reaper. */
const LEARNT = WEAPONS.filter(({ number }) => number !== 7);

/** Somebody's file at a glance: who it is, what they can, whom they are after. */
export function FileCard({
  view,
  seat,
  words,
  isOpen,
  press,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Messages;
  /** The whole file lies open. */
  readonly isOpen: boolean;
  press(): void;
}) {
  const own = view.hitmen[seat];
  const assassin = ASSASSINS.find(({ id }) => id === own?.assassin);
  if (own === undefined || assassin === undefined) return null;
  return (
    <section className="file" aria-label={words.file.of({ assassin: assassin.id })}>
      <header>
        <Face of={assassin.id} />
        <div>
          <h2>
            <button type="button" aria-expanded={isOpen} onClick={press}>
              {assassin.name}
            </button>
          </h2>
          <p>
            {words.file['home-and-weapon']({ assassin: assassin.id })} <b>{words.gift[assassin.id]}</b>
          </p>
        </div>
      </header>
      <Skills view={view} seat={seat} words={words} />
      <ul className="contracts" data-spot="contracts" aria-label={words.file.contracts}>
        {own.done.map((city) => (
          <li key={city} className="done" data-term="name" data-note={words.place[city]}>
            <Tick />
            <span translate={false}>{VICTIM(city)}</span>
          </li>
        ))}
        {own.open.map((city) => (
          <li key={city} className={view.target === city ? 'now' : ''} data-term="name" data-note={words.place[city]}>
            <Cross />
            <span translate={false}>{VICTIM(city)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The skill of each weapon, below its own number. */
export function Skills({ view, seat, words }: { readonly view: View; readonly seat: Seat; readonly words: Messages }) {
  const own = view.hitmen[seat];
  const specialist = ASSASSINS.find(({ id }) => id === own?.assassin)?.weapon;
  return (
    <ul className="skills" aria-label={words.file.skills}>
      {LEARNT.map(({ id, number }) => {
        const skill = own?.skills.find(({ weapon }) => weapon === id)?.number;
        return (
          <li
            key={id}
            className={`${skill === undefined ? '' : 'on'}${number === specialist ? ' specialist' : ''}`}
            aria-hidden={skill === undefined}
            data-term="skill"
            data-note={skill === undefined ? words.card[id] : words.file.skill({ weapon: id, number: skill })}
          >
            <GameIcon name={CARD_ICONS[id]} />
            <em aria-hidden="true">{number}</em>
            <b aria-hidden="true">{skill ?? ''}</b>
            {skill === undefined ? null : <span className="sr">{words.file.skill({ weapon: id, number: skill })}</span>}
          </li>
        );
      })}
    </ul>
  );
}

export function Tick() {
  return (
    <svg viewBox="-8 -8 16 16" className="tick" aria-hidden="true">
      <circle r="7" />
      <path d="M-3 0-1 2.5 3.5-2.5" />
    </svg>
  );
}

export function Cross() {
  return (
    <svg viewBox="-9 -9 18 18" className="cross" aria-hidden="true">
      <circle r="5" />
      <path d="M0-8v5M0 8V3M-8 0h5M8 0H3" />
    </svg>
  );
}
