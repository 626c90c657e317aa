import type { CSSProperties } from 'preact';
import { useState } from 'preact/hooks';
import { addressTo, go, Link } from '../app/address.tsx';
import { openBox } from '../app/games.ts';
import { useReason } from '../app/reason.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { type BoxOnShelf, range } from './boxes.ts';
import { Cover, coverStyle } from './cover.tsx';

const SIZES = '(max-width: 720px) 122px, (max-width: 1599px) 18vw, 300px';

/** A box on the plank, and below it what it is and how to begin. */
export function BoxCell({ box, place, failed }: { readonly box: BoxOnShelf; readonly place: number; failed(says: string): void }) {
  const { shelf } = useWords();
  const language = useLanguage();
  const column: CSSProperties = { gridColumn: `var(--flat, ${place + 1})` };
  const look: CSSProperties = { ...column, ...coverStyle(box.id) };
  return (
    <article className="cell">
      <Link to={addressTo.setup(box.id)} className="box" style={look} aria-label={shelf.chooseNamed({ title: box.title })}>
        <span className="face">
          <Cover game={box.id} sizes={SIZES} soon={place < 2} />
        </span>
      </Link>
      <div className="info" style={column}>
        <h2>{box.title}</h2>
        <p className="meta">
          <span>
            <Icon name="users" />
            <span className="sr">{shelf.players} </span>
            {range(box.players)}
          </span>
          <span>
            <Icon name="clock" />
            {range(box.minutes)} {shelf.minutes}
          </span>
        </p>
        <p className="mood">{box.mood[language]}</p>
        <div className="acts">
          <Begin box={box} failed={failed} />
        </div>
      </div>
    </article>
  );
}

function Begin({ box, failed }: { readonly box: BoxOnShelf; failed(says: string): void }) {
  const { app, shelf } = useWords();
  const reason = useReason();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const [opened, { beginLocal }, { quickSetUp }] = await Promise.all([openBox(box.id, language), import('../play/begin.ts'), import('./quick.ts')]);
      if (opened === null) throw new Error(app.failed);
      go(addressTo.local(await beginLocal(quickSetUp(opened.box))));
    } catch (thrown) {
      failed(reason(thrown));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="btn pri" aria-label={`${shelf.play}: ${box.title}`} disabled={busy} onClick={() => void play()}>
        {busy ? (
          app.loading
        ) : (
          <>
            <span className="wide">{shelf.play}</span>
            <span className="narrow">{shelf.playShort}</span>
          </>
        )}
      </button>
      <Link to={addressTo.setup(box.id)} className="btn quiet choose" aria-label={shelf.chooseNamed({ title: box.title })} title={shelf.choose}>
        <Sliders />
      </Link>
      <Link to={addressTo.setup(box.id, true)} className="btn quiet invite" aria-label={`${shelf.invite}: ${box.title}`}>
        <Icon name="link" />
        <span className="wide">{shelf.invite}</span>
        <span className="narrow">{shelf.inviteShort}</span>
      </Link>
    </>
  );
}

function Sliders() {
  return (
    <svg className="u" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8h7M17 8h3M4 16h3M13 16h7" />
      <circle cx="14" cy="8" r="2.6" />
      <circle cx="10" cy="16" r="2.6" />
    </svg>
  );
}
