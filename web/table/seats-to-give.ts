import type { TableState } from '#wire';

/** Which seats the host can give to somebody: free ones, then those of bots that play for nobody. */
export function seatsToGive({ seats, phase }: TableState): readonly number[] {
  const those = (is: (seat: TableState['seats'][number]) => boolean): number[] => seats.flatMap((seat, at) => (is(seat) ? [at] : []));
  const free = phase === 'open' ? those(({ kind }) => kind === 'open' || kind === 'link') : [];
  return phase === 'open' || phase === 'playing' ? [...free, ...those(({ kind, owner }) => kind === 'bot' && owner === null)] : [];
}
