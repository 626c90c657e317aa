import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES, languages } from '#words';
import { Link } from '../app/address.tsx';
import { KeysPanel } from '../app/lazy-panels.ts';
import { set, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import './footer.css';

/** The end of every page that scrolls: where else to go, and in which language. */
export function Footer() {
  const { app, shelf } = useWords();
  const { language } = useSettings();
  const [keys, setKeys] = useState(false);
  useEffect(() => {
    const ask = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key === '?' && !typing) setKeys(true);
    };
    addEventListener('keydown', ask);
    return () => removeEventListener('keydown', ask);
  }, []);
  return (
    <footer className="foot">
      <span className="motto">{shelf.motto}</span>
      <nav aria-label={shelf.elsewhere}>
        <Link to="/credits">{shelf.credits}</Link>
        {languages.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={language === one} onClick={() => set({ language: one })}>
            {LANGUAGES[one].name}
          </button>
        ))}
        <button type="button" className="wide" onClick={() => setKeys(true)}>
          <kbd>?</kbd> {app.keys}
        </button>
      </nav>
      <Suspense fallback={null}>{keys && <KeysPanel of="app" onClose={() => setKeys(false)} />}</Suspense>
    </footer>
  );
}
