import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from '#wire';
import { addressTo, Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { CopyLink } from '../app/copy-link.tsx';
import type { OpenBox } from '../app/games.ts';
import { Unmet } from '../app/lazy-panels.ts';
import { useStore } from '../app/store.ts';
import { Title } from '../app/title.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { keepLinks, linksAfter, linksOf, sharedLink, withLink } from '../play/links.ts';
import { cameForRematch } from '../play/rematch-notes.ts';
import type { OnlineSession } from '../play/session.ts';
import { withPlayers } from '../setup/config.ts';
import { titleOf } from '../shelf/boxes.ts';
import { Around } from './around.tsx';
import { Chairs } from './chairs.tsx';
import { Chat, mayTalk } from './chat.tsx';
import { AskToJoin, Knocks } from './knocking.tsx';
import { LobbySeat } from './lobby-seat.tsx';
import { Refused } from './refused.tsx';
import { WhatIsPlayed } from './what-is-played.tsx';
import './lobby.css';

interface LobbyProps {
  readonly session: OnlineSession;
  readonly opened: OpenBox;
  readonly table: TableState;
}

/** The waiting room: what is played, who sits round the table, the link for the others, chat, and the beginning. */
export function Lobby({ session, opened, table }: LobbyProps) {
  const words = useWords();
  const { lobby } = words.table;
  const present = useStore(session.now);
  const [links, setLinks] = useState(() => linksOf(table.id));
  const { refused, attempt } = useAttempt();
  const isHost = session.isMe(table.host.id);
  const beginning = table.ready !== null;
  const notShown = table.seats.flatMap(({ person }, seat) =>
    person !== null && table.pledges.some(([at]) => at === seat) && !table.shares.some(([at]) => at === seat) ? [person.name] : [],
  );
  const ready = table.seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  // When everybody is here it begins in a moment.
  useEffect(() => {
    if (ready) void import('./room.tsx').catch(() => undefined);
  }, [ready]);
  // Whoever came for a rematch has said already that they want to play.
  const goesOn = ready && isHost && !beginning && cameForRematch(table.id);
  useEffect(() => {
    if (goesOn) session.start().catch(() => undefined);
  }, [goesOn, session]);
  const newLink = async (seat: number): Promise<void> => {
    const link = await session.give(seat, { kind: 'link' });
    if (link === null) return;
    const kept = withLink(links, seat, link);
    keepLinks(table.id, kept);
    setLinks(kept);
  };
  const setChairs = async (players: number): Promise<void> => {
    const link = await session.arrange({ config: withPlayers(opened.box, session.config, players) });
    const kept = linksAfter(links, table.seats.length, players, link);
    keepLinks(table.id, kept);
    setLinks(kept);
  };
  const shared = sharedLink(table, links);
  const free = table.seats.filter(({ kind }) => kind !== 'person' && kind !== 'bot').length;
  const title = titleOf(opened.box.game.id);
  const says = beginning ? lobby.beginning : ready ? (isHost ? lobby.ready : lobby.hostStarts({ who: table.host.name })) : lobby.says;
  return (
    <div className="antechamber" data-game={opened.box.game.id}>
      <Title says={`${ready ? lobby.ready : lobby.seatsFree({ n: free })} · ${title} · Muster`} />
      <Bar game={title} chip={<span className="chip wide">{lobby.title}</span>}>
        <Link
          to={`${addressTo.rules(opened.box.game.id)}?back=${encodeURIComponent(addressTo.table(table.id))}`}
          className="btn ghost"
          aria-label={words.app.rules}
        >
          <Icon name="book" />
          <span className="wide">{words.app.rules}</span>
        </Link>
      </Bar>
      <div className="lobby-table">
        <WhatIsPlayed opened={opened} table={table} mayChange={isHost && !beginning} />
        <Suspense fallback={null}>
          <Unmet opened={opened} />
        </Suspense>
        <Around game={opened.box.game.id} seats={table.seats} mine={present.mine} away={present.occupants.map(({ away }) => away)} />
      </div>
      <main className="antechamber-panel">
        <AskToJoin session={session} present={present} table={table} />
        <Knocks session={session} table={table} />
        {shared === null ? null : (
          <section className="lobby-share">
            <CopyLink to={shared} label={lobby.link} look="pri" />
            <p className="lobby-hint">{table.listed ? lobby.listed : lobby.linkSays}</p>
          </section>
        )}
        <section>
          <h2>
            {lobby.atTable}
            {isHost && !beginning ? <Chairs box={opened.box} table={table} set={(players) => attempt(setChairs(players))} /> : null}
          </h2>
          <ol className="lobby-seats">
            {table.seats.map((holder, seat) => (
              <LobbySeat
                key={holder.name}
                session={session}
                table={table}
                seat={seat}
                mine={present.mine.includes(seat)}
                away={present.occupants[seat]?.away === true}
                links={links}
                attempt={attempt}
                newLink={newLink}
              />
            ))}
          </ol>
          <Refused text={refused} />
        </section>
        <section className="lobby-chat">
          <h2>{words.table.chat}</h2>
          <Chat session={session} talk={present.talk} mayTalk={isHost || mayTalk(present)} />
        </section>
      </main>
      <footer className="lobby-dock">
        <div role="status">
          <h2>{says}</h2>
          {beginning && notShown.length > 0 ? <p className="lobby-hint">{lobby.waitsForBytes({ who: [...new Set(notShown)] })}</p> : null}
          {isHost && !ready ? <p className="lobby-hint">{lobby.startWaits}</p> : null}
        </div>
        {isHost ? (
          <button type="button" className="btn pri lobby-start" disabled={!ready || beginning} onClick={() => attempt(session.start())}>
            {lobby.start}
          </button>
        ) : null}
      </footer>
    </div>
  );
}
