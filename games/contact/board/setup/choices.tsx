import { useState } from 'preact/hooks';
import type { ChoicesProps } from '#kit';
import { cardOf, type MemberId, shortName, TEAM_SIZE } from '../../content/members.ts';
import { anyTeam, countTeams, rival } from '../../facts/teams.ts';
import { configure, type Draft, roleClauses } from '../../settings.ts';
import type { Contact } from '../../types.ts';
import type { ContactWords } from '../../words/words.ts';
import { GameIcon, Portrait } from '../art/pictures.tsx';
import { Roster } from '../roster.tsx';

const PLACES_OF_TEAM = Array.from({ length: TEAM_SIZE }, (_, place) => place);
const NOBODY: ReadonlySet<MemberId> = new Set();

/** Who plays the place of the team: the seats are dealt in turn. */
function playerOf(draft: Draft, place: number): number {
  try {
    return configure({ ...draft, team: null }).commands[place] ?? 0;
  } catch {
    return 0;
  }
}

/** Choosing the four before the night begins. */
export function Choices({ words: { say: words }, draft, change, people, clause }: ChoicesProps<Contact, ContactWords>) {
  const stored = draft.team ?? [];
  // A team that is not complete yet is none for the rules: it waits here.
  const [partial, setPartial] = useState<readonly MemberId[] | null>(null);
  const [refused, setRefused] = useState<{ readonly says: string; readonly clause: string } | null>(null);
  const team = stored.length === TEAM_SIZE ? stored : (partial ?? stored);
  const settle = (next: readonly MemberId[]): void => {
    setRefused(null);
    const complete = next.length === TEAM_SIZE;
    setPartial(complete ? null : next);
    change({ ...draft, team: complete ? [...next] : null });
  };
  const press = (id: MemberId): void => {
    const by = rival(team, id);
    const { role } = cardOf(id);
    if (team.includes(id)) settle(team.filter((other) => other !== id));
    else if (by !== null) setRefused({ says: words.setup.role({ role, by }), clause: roleClauses(role).at(-1) ?? '' });
    else if (team.length === TEAM_SIZE) setRefused({ says: words.setup.full, clause: 'contact.setup.four-members' });
    else settle([...team, id]);
  };
  const player = (place: number): string => people[playerOf(draft, place)] ?? '';
  return (
    <section className="team-choice">
      <header>
        <h2>{words.setup.title}</h2>
        <p role="status">
          {refused === null
            ? team.length === 0 || team.length === TEAM_SIZE
              ? words.setup.says
              : words.setup.missing({ n: TEAM_SIZE - team.length })
            : refused.says}{' '}
          <button type="button" className="link" aria-label={words.setup.rule} onClick={() => clause(refused?.clause ?? 'contact.setup.unique-roles')}>
            §
          </button>
        </p>
      </header>
      <ul className="slots" aria-label={words.setup.slots}>
        {PLACES_OF_TEAM.map((place) => {
          const id = team[place];
          return (
            <li key={place} className={id === undefined ? 'free' : ''}>
              <span className="ph">{id === undefined ? null : <Portrait id={id} />}</span>
              <b>{id === undefined ? words.setup.empty : shortName(id)}</b>
              <small>{player(place)}</small>
            </li>
          );
        })}
      </ul>
      <Roster words={words} team={team} open={NOBODY} chosen={null} tag={(id) => player(team.indexOf(id))} press={press}>
        <button type="button" className="sp any" onClick={() => settle(anyTeam((below) => Math.floor(Math.random() * below)))}>
          <GameIcon name="rolling-dices" />
          <b>{words.setup.surprise}</b>
          <span>{words.setup.teams({ n: countTeams() })}</span>
        </button>
      </Roster>
    </section>
  );
}
