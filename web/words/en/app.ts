/** What every screen shares. */
export const app = {
  shelf: 'Shelf',
  rules: 'Rules',
  rule: 'The rule',
  replays: 'Replays',
  tables: 'Tables',
  places: 'Pages',
  settings: 'Settings',
  close: 'Close',
  back: 'Back',
  loading: 'One moment…',
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  motion: 'Less movement',
  name: 'Your name',
  you: 'You',
  keys: 'Keys',
  keyList: [
    { keys: ['Tab'], does: 'go to the next thing' },
    { keys: ['↑', '↓', '←', '→'], does: 'move across a board, a list or a row of choices' },
    { keys: ['Enter'], does: 'choose' },
    { keys: ['U'], does: 'undo' },
    { keys: ['/'], does: 'search the rules' },
    { keys: ['Esc'], does: 'close' },
    { keys: ['?'], does: 'show this list' },
  ],
  failed: 'That did not work.',
  again: 'Try again',
  offline: 'No connection to the server. Games on this device still work.',
  nowhere: { title: 'Page not found', says: 'The address is wrong, or the page is gone.', go: 'To the shelf' },
  broken: { title: 'Something went wrong', says: 'The page hit an unexpected error. Your games are safe.', go: 'Reload' },
  missing: { title: 'Part of the page did not load', says: 'Check your connection, then reload. Your games are safe.', go: 'Reload' },
  bots: { random: 'Random bot', casual: 'Beginner bot', greedy: 'Bot', 'search:200ms': 'Strong bot', 'search:1000ms': 'Master bot' },
  ago(milliseconds: number): string {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `${minutes} min ago`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `${hours} h ago`;
    return hours < 48 ? 'yesterday' : `${Math.floor(hours / 24)} days ago`;
  },
};
