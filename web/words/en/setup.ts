/** What the values of options are called, by `option=value`, where the value itself is no word. */
const values: Readonly<Record<string, string>> = {
  'bear=random': 'By lot',
  'bear=0': 'Seat 1',
  'bear=1': 'Seat 2',
  'grenades=one-per-game': 'One a game',
  'grenades=one-per-cycle': 'One a cycle',
  'grenades=unlimited': 'Unlimited',
  'grenades=none': 'None',
};

/** Setting up a game. */
export const setup = {
  title: (game: string): string => `Set up ${game}`,
  presets: 'Ready-made',
  own: 'Your own choice',
  players: 'Players',
  seats: 'Who sits where',
  /** The name of a seat as the game gives it, in this language. */
  seatName: (name: string): string => name,
  seat: (name: string): string => `Who plays ${name}`,
  place: {
    me: 'You',
    here: 'Somebody here',
    link: 'Friend by link',
    open: 'Open seat',
  },
  groups: { people: 'On this screen', bots: 'Bots', elsewhere: 'From elsewhere' },
  hereName: 'Their name',
  nobody: 'Free',
  options: 'Options',
  more: (count: number): string => `${count} more`,
  fewer: 'Fewer',
  values,
  start: 'Start the game',
  startOnline: 'Open the table',
  starting: 'One moment…',
  staysHere: 'Stays on this device. Nobody else is needed.',
  goesOnline: 'A table on the server: free seats get a link you can send.',
  asName: 'Others see you as',
  namePlaceholder: 'Guest',
  rules: 'Rules',
  minutes: (minutes: number): string => `${minutes} min`,
  gone: 'There is no such game on the shelf.',
};
