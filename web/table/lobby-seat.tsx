import type { TableState } from '#wire';
import { Avatar } from '../app/avatar.tsx';
import { CopyLink } from '../app/copy-link.tsx';
import { botName, seatName } from '../app/phrases.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { type Links, linkTo, sharedLink } from '../play/links.ts';
import { LADDER } from '../play/places.ts';
import type { OnlineSession } from '../play/session.ts';

interface LobbySeatProps {
  readonly session: OnlineSession;
  readonly table: TableState;
  readonly seat: number;
  readonly mine: boolean;
  readonly away: boolean;
  readonly links: Links;
  attempt(work: Promise<unknown>): void;
  newLink(seat: number): Promise<void>;
}

/** Who sits on a seat before the game, and what can be done with it. */
export function LobbySeat({ session, table, seat, mine, away, links, attempt, newLink }: LobbySeatProps) {
  const { app, setup, table: words } = useWords();
  const { lobby } = words;
  const holder = table.seats[seat];
  if (holder === undefined) return null;
  const { name, kind, person, bot } = holder;
  const inGame = seatName(setup, name);
  const link = kind === 'link' ? links.find((one) => one.seat === seat)?.link : undefined;
  const own = link !== undefined && linkTo(table.id, link) !== sharedLink(table, links);
  const who = mine ? app.you : (person?.name ?? (bot === null ? lobby.free : botName(app, bot)));
  const isHost = session.isMe(table.host.id);
  const mayGive = isHost && !mine && kind !== 'person';
  const maySit = session.me !== null && !mine && (kind === 'open' || (kind === 'kept' && session.isMe(person?.id ?? '')));
  const several = table.seats.filter((one) => one.kind === 'link').length > 1;
  return (
    <li className={`${mine ? 'mine' : kind} ${away ? 'is-away' : ''}`}>
      {person === null ? (
        <span className="avatar" aria-hidden="true">
          <Icon name={kind === 'bot' ? 'bot' : 'plus'} />
        </span>
      ) : (
        <Avatar name={person.name} />
      )}
      <div className="lobby-who">
        <b>{who}</b>
        <small>
          {inGame}
          {kind === 'kept' ? `, ${lobby.expected}` : away ? `, ${words.presence.away}` : ''}
        </small>
      </div>
      <div className="lobby-acts">
        {maySit ? (
          <button type="button" className="btn sm pri" onClick={() => attempt(session.sit(seat, null))}>
            {lobby.sit}
          </button>
        ) : null}
        {mine && table.ready === null ? (
          <button type="button" className="btn sm quiet" onClick={() => attempt(session.stand(seat))}>
            {lobby.stand}
          </button>
        ) : null}
        {isHost && own ? <CopyLink to={linkTo(table.id, link)} label={lobby.ownLink} look="sm" /> : null}
        {mayGive && !own && (kind !== 'link' || several || link === undefined) ? (
          <button type="button" className="btn sm" onClick={() => attempt(newLink(seat))}>
            <Icon name="link" />
            {lobby.ownLink}
          </button>
        ) : null}
        {mayGive ? (
          <select
            aria-label={`${inGame}: ${lobby.bot}`}
            value={bot !== null && LADDER.includes(bot) ? bot : ''}
            onChange={(event) => {
              const chosen = LADDER.find((one) => one === event.currentTarget.value);
              if (chosen !== undefined) attempt(session.give(seat, { kind: 'bot', bot: chosen }));
            }}
          >
            <option value="" disabled>
              {lobby.bot}
            </option>
            {LADDER.map((one) => (
              <option key={one} value={one}>
                {botName(app, one)}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </li>
  );
}
