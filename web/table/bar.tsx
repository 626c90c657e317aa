import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Box } from '#games';
import { Link } from '../app/address.tsx';
import { SettingsPanel } from '../app/lazy-panels.ts';
import { set, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { Logo } from '../kit/logo.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import type { Present, Session } from '../play/session.ts';
import { useWithout } from './dock.tsx';
import type { Dialog } from './use-dialogs.ts';

interface BarProps {
  readonly box: Box;
  readonly chip: ComponentChildren;
  readonly session: Session;
  readonly present: Present;
  readonly seats: readonly SeatAtTable[];
  readonly past: boolean;
  /** There is no log and no chat beside the board. */
  readonly alone: boolean;
  /** The game has a player aid. */
  readonly aided: boolean;
  /** How many messages of others nobody here has read. */
  readonly unread: number;
  onOpen(what: Dialog): void;
}

/** Those who watch are no secret to those who play, nor to each other. */
function Onlookers({ watching }: { readonly watching: number }) {
  const { table } = useWords();
  if (watching === 0) return null;
  const says = table.onlookers({ n: watching });
  return (
    <span className="chip onlookers wide" role="img" aria-label={says} title={says}>
      <Icon name="eye" />
      {watching}
    </span>
  );
}

/** The top of every table: where we are, what can be opened. */
export function Bar({ box, chip, session, present, seats, past, alone, aided, unread, onOpen }: BarProps) {
  const words = useWords();
  const { sound } = useSettings();
  const without = useWithout();
  const [settings, setSettings] = useState(false);
  const rules = `/rules/${box.game.id}?back=${encodeURIComponent(location.pathname + location.search)}`;
  const people = session.where === 'server' ? seats.filter(({ kind }) => kind === 'me' || kind === 'person') : [];
  return (
    <header className="bar">
      <Link to="/" className="home" aria-label={words.app.shelf}>
        <Logo />
        <span className="wordmark wide">Muster</span>
      </Link>
      <span className="sep wide" />
      <h1 className="game" translate={false}>
        {box.game.title}
      </h1>
      {past ? (
        <span className="chip past">
          <Icon name="clock" />
          {words.table.replay.title}
        </span>
      ) : chip === undefined || chip === null ? null : (
        <span className="chip" data-spot="clock">
          {chip}
        </span>
      )}
      <span className="grow" />
      {present.connected || session.where === 'here' ? null : (
        <span className="chip lost" role="status">
          <Icon name="wifi-off" />
          <span className="wide">{without}</span>
        </span>
      )}
      <Onlookers watching={present.online?.presence?.watching ?? 0} />
      <span className="people wide">
        {people.map(({ seat, who }) => (
          <span key={seat} className={`avatar a${seat % 5}`} title={who}>
            {who.slice(0, 1).toUpperCase()}
          </span>
        ))}
      </span>
      {session.where === 'server' ? (
        <>
          <button type="button" className="btn icon ghost" aria-label={words.table.seats.title} onClick={() => onOpen('seats')}>
            <Icon name="users" />
          </button>
          <button
            type="button"
            className={`btn icon ghost ${alone ? '' : 'narrow'}`}
            aria-label={unread === 0 ? words.table.chat : words.table.chatUnread({ n: unread })}
            onClick={() => onOpen('chat')}
          >
            <Icon name="talk" />
            {unread > 0 ? <span className="count">{unread}</span> : null}
          </button>
        </>
      ) : null}
      <button type="button" className="btn icon ghost narrow" aria-label={words.table.log} onClick={() => onOpen('log')}>
        <Icon name="log" />
      </button>
      {aided ? (
        <button
          type="button"
          className={`btn icon ghost ${session.where === 'server' ? 'wide' : ''}`}
          aria-label={words.aids.title}
          title={words.aids.title}
          onClick={() => onOpen('aid')}
        >
          <Icon name="card" />
        </button>
      ) : null}
      <Link to={rules} className="btn ghost wide">
        <Icon name="book" />
        {words.app.rules}
      </Link>
      <button type="button" className="btn icon ghost wide" aria-label={words.app.sound} aria-pressed={sound} onClick={() => set({ sound: !sound })}>
        <Icon name={sound ? 'sound' : 'mute'} />
      </button>
      <button type="button" className="btn icon ghost" aria-label={words.app.settings} onClick={() => setSettings(true)}>
        <Icon name="gear" />
      </button>
      <Suspense fallback={null}>
        {settings ? (
          <SettingsPanel onClose={() => setSettings(false)}>
            <Link to={rules} className="btn narrow">
              <Icon name="book" />
              {words.app.rules}
            </Link>
            {aided ? (
              <button
                type="button"
                className="btn narrow"
                onClick={() => {
                  setSettings(false);
                  onOpen('aid');
                }}
              >
                <Icon name="card" />
                {words.aids.title}
              </button>
            ) : null}
            <button
              type="button"
              className="btn"
              onClick={() => {
                setSettings(false);
                onOpen('how');
              }}
            >
              <Icon name="bulb" />
              {words.meet.how}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setSettings(false);
                onOpen('standing');
              }}
            >
              <Icon name="eye" />
              {words.table.standing.title}
            </button>
          </SettingsPanel>
        ) : null}
      </Suspense>
    </header>
  );
}
