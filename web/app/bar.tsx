import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import { Logo } from '../kit/logo.tsx';
import { Link } from './address.tsx';
import { Avatar } from './avatar.tsx';
import { SettingsPanel } from './lazy-panels.ts';
import { useSettings } from './settings.ts';
import { useWords } from './words.ts';
import './bar.css';

export interface BarProps {
  /** The title of the game, in its own face. */
  readonly game?: string;
  /** Beside the title: `Rules, 65 clauses`. */
  readonly chip?: ComponentChildren;
  /** Links and buttons at the right, before the settings. */
  readonly children?: ComponentChildren;
  /** Without a ground of its own, and larger: over the shelf. */
  readonly open?: boolean;
}

/** The top of every page that is not a table. */
export function Bar({ game, chip, children, open = false }: BarProps) {
  const { app } = useWords();
  return (
    <header className={open ? 'bar open' : 'bar'}>
      <Link to="/" className="home" aria-label={`Muster: ${app.shelf}`}>
        <Logo />
        <span className={game === undefined ? 'wordmark' : 'wordmark wide'}>Muster</span>
      </Link>
      {game !== undefined && (
        <>
          <span className="sep wide" />
          <span className="game" translate={false}>
            {game}
          </span>
        </>
      )}
      {chip}
      <span className="grow" />
      {children}
      <SettingsButton />
    </header>
  );
}

/** The gear opens the settings, and who is here their page. */
export function SettingsButton() {
  const { app } = useWords();
  const { name, avatar } = useSettings();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className="btn icon ghost" aria-label={app.settings} title={app.settings} onClick={() => setOpened(true)}>
        <Icon name="gear" />
      </button>
      <Link to="/me" className="myself" aria-label={name === '' ? app.me : `${app.me}: ${name}`}>
        <Avatar name={name} picture={avatar} />
      </Link>
      <Suspense fallback={null}>{opened && <SettingsPanel onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
