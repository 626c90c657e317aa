import { useEffect, useState } from 'react';
import type { BotName, TableState } from '#wire';
import { CopyLink } from '../app/copy-link.tsx';
import type { OpenBox } from '../app/games.ts';
import { botName, seatName } from '../app/phrases.ts';
import { useStore } from '../app/store.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { keepLinks, linksOf } from '../play/links.ts';
import type { OnlineSession } from '../play/session.ts';
import { lidOf } from '../shelf/boxes.ts';
import { AskToJoin, Knocks } from './knocking.tsx';
import { Refused } from './refused.tsx';
import { WaitingRoom } from './waiting-room.tsx';

interface LobbyProps {
  readonly session: OnlineSession;
  readonly opened: OpenBox;
  readonly table: TableState;
}

const BOTS: readonly BotName[] = ['random', 'casual', 'greedy', 'search:200ms', 'search:1000ms'];

/** Before the game: who sits where, the links for the others, and the beginning. */
export function Lobby({ session, opened, table }: LobbyProps) {
  const words = useWords();
  const { lobby } = words.table;
  const present = useStore(session.now);
  const [links, setLinks] = useState(() => linksOf(table.id));
  const { refused, attempt } = useAttempt();
  const isHost = session.isMe(table.host.id);
  const known = session.me !== null;
  const beginning = table.ready !== null;
  const notShown = table.seats.flatMap(({ person }, seat) =>
    person !== null && table.pledges.some(([at]) => at === seat) && !table.shares.some(([at]) => at === seat) ? [person.name] : [],
  );
  const ready = table.seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  // When everybody is here it begins in a moment.
  useEffect(() => {
    if (ready) void import('./room.tsx').catch(() => undefined);
  }, [ready]);
  const newLink = async (seat: number): Promise<void> => {
    const link = await session.give(seat, { kind: 'link' });
    if (link === null) return;
    const kept = [...links.filter((old) => old.seat !== seat), { seat, link }];
    keepLinks(table.id, kept);
    setLinks(kept);
  };
  const shared = sharedLink(table, links);
  const waiting = table.seats.filter(({ kind }) => kind === 'link').length;
  return (
    <WaitingRoom box={lidOf(opened.box, opened.words)} chip={lobby.title}>
      <h2>{beginning ? lobby.beginning : ready ? (isHost ? lobby.ready : lobby.hostStarts({ who: table.host.name })) : lobby.says}</h2>
      <AskToJoin session={session} present={present} table={table} />
      <Knocks session={session} table={table} />
      <ol className="lobby-seats">
        {table.seats.map(({ name, kind, person, bot }, seat) => {
          const inGame = seatName(words.setup, name);
          const mine = present.mine.includes(seat);
          const link = links.find((one) => one.seat === seat);
          const who =
            kind === 'bot' && bot !== null
              ? botName(words.app, bot)
              : mine
                ? words.app.you
                : kind === 'person'
                  ? (person?.name ?? '')
                  : kind === 'kept'
                    ? lobby.kept({ who: person?.name ?? '' })
                    : lobby.free;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their place
            <li key={seat} className={mine ? 'mine' : kind}>
              <span className={`avatar a${seat % 5}`} aria-hidden="true">
                {kind === 'person' || kind === 'kept' || mine ? who.slice(0, 1).toUpperCase() : kind === 'bot' ? <Icon name="bot" /> : '?'}
              </span>
              <div className="lobby-who">
                <b>{who}</b>
                <small>{inGame}</small>
              </div>
              <div className="lobby-acts">
                {known && !mine && (kind === 'open' || (kind === 'kept' && session.isMe(person?.id ?? ''))) ? (
                  <button type="button" className="btn sm pri" onClick={() => attempt(session.sit(seat, null))}>
                    {lobby.sit}
                  </button>
                ) : null}
                {mine && !beginning ? (
                  <button type="button" className="btn sm quiet" onClick={() => attempt(session.stand(seat))}>
                    {lobby.stand}
                  </button>
                ) : null}
                {isHost && kind === 'link' && link !== undefined && link.link !== shared ? (
                  <CopyLink to={addressOf(table, link.link)} label={lobby.ownLink} look="sm" />
                ) : null}
                {isHost && !mine && kind !== 'person' && (kind !== 'link' || link === undefined || (link.link === shared && waiting > 1)) ? (
                  <button type="button" className="btn sm" onClick={() => attempt(newLink(seat))}>
                    <Icon name="link" />
                    {lobby.ownLink}
                  </button>
                ) : null}
                {isHost && !mine && kind !== 'person' ? (
                  <select
                    aria-label={`${inGame}: ${lobby.bot}`}
                    value={bot ?? ''}
                    onChange={(event) => {
                      const chosen = BOTS.find((b) => b === event.target.value);
                      if (chosen !== undefined) attempt(session.give(seat, { kind: 'bot', bot: chosen }));
                    }}
                  >
                    <option value="" disabled>
                      {lobby.bot}
                    </option>
                    {BOTS.map((one) => (
                      <option key={one} value={one}>
                        {botName(words.app, one)}
                      </option>
                    ))}
                  </select>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      {table.listed ? <p className="lobby-hint">{lobby.listed}</p> : null}
      {shared === null ? null : (
        <>
          <CopyLink to={addressOf(table, shared)} label={lobby.link} look="pri" />
          <p className="lobby-hint">{lobby.linkSays}</p>
        </>
      )}
      <Refused text={refused} />
      {beginning && notShown.length > 0 ? <p className="lobby-hint">{lobby.waitsForBytes({ who: [...new Set(notShown)] })}</p> : null}
      {isHost ? (
        <button type="button" className="btn pri lobby-start" disabled={!ready || beginning} onClick={() => attempt(session.start())}>
          {lobby.start}
        </button>
      ) : null}
      {isHost && !ready ? <p className="lobby-hint">{lobby.startWaits}</p> : null}
    </WaitingRoom>
  );
}

/** The link to send around: it opens every seat that has no link of its own. Where a seat is open to everybody, the address is enough; null where there is none. */
function sharedLink({ seats }: TableState, links: ReturnType<typeof linksOf>): string | null {
  const waiting = links.filter(({ seat }) => seats[seat]?.kind === 'link').map(({ link }) => link);
  const opens = (link: string): number => waiting.filter((other) => other === link).length;
  const [widest = null] = [...waiting].sort((a, b) => opens(b) - opens(a));
  return widest ?? (seats.some(({ kind }) => kind === 'open') ? '' : null);
}

function addressOf({ id }: TableState, link: string): string {
  return link === '' ? `/t/${id}` : `/t/${id}#${link}`;
}
