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
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  motion: 'Less movement',
  name: 'Your name',
  you: 'You',
  keys: 'Keys',
  keyList: [
    { keys: ['Tab'], does: 'from one thing to the next' },
    { keys: ['↑', '↓', '←', '→'], does: 'across a board, a list, a row of choices' },
    { keys: ['Enter'], does: 'choose' },
    { keys: ['U'], does: 'take back' },
    { keys: ['/'], does: 'search the rules' },
    { keys: ['Esc'], does: 'close' },
    { keys: ['?'], does: 'this list' },
  ],
  failed: 'That did not work.',
  again: 'Try again',
  offline: 'No connection to the server. What is on this device still works.',
  nowhere: { title: 'There is nothing here', says: 'The address is wrong, or what it named is gone.', go: 'To the shelf' },
  broken: { title: 'Something broke', says: 'The page met an error it did not expect. Your games are kept.', go: 'Load again' },
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
