import './app/no-eval.ts';
import './kit/tokens.css';
import './kit/kit.css';
import { options, render } from 'preact';
import { App, fetchScreen } from './app/app.tsx';
import { keepOffline } from './app/keep-offline.ts';
import { followMissingFiles } from './app/missing-file.ts';
import { followSettings } from './app/settings.ts';
import { loadWords } from './app/words.ts';
import { keepInvite } from './play/invite.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
// Effects run as soon as something is drawn and not a frame later: the next key meets the keys of what is on the screen.
options.requestAnimationFrame = queueMicrotask;
followMissingFiles();
followSettings();
keepInvite();
fetchScreen();
await loadWords();
render(<App />, root);

// Kept on the device after the first visit: local games need no connection.
if (import.meta.env.PROD) keepOffline();
