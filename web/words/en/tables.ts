/** Tables of others that anybody may join or watch. */
export const tables = {
  title: 'Tables',
  says: 'Sit down at an open table, or watch a game.',
  open: 'Open tables',
  playing: 'Games to watch',
  hosted: (who: string): string => `${who} invites you`,
  free: (seats: number): string => (seats === 1 ? '1 seat free' : `${seats} seats free`),
  sit: 'Sit down',
  sitNamed: (title: string, who: string): string => `Sit down: ${title} with ${who}`,
  watch: 'Watch',
  watchNamed: (title: string, who: string): string => `Watch: ${title}, ${who}`,
  name: 'Your name',
  nameFirst: 'Enter your name first.',
  moves: (count: number): string => (count === 1 ? '1 move so far' : `${count} moves so far`),
  empty: 'No open tables right now',
  emptySays: 'Set one up: choose a game, offer a seat to anybody, and everybody finds it here.',
  own: 'Set up a table',
};
