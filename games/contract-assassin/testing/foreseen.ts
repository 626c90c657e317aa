import type { Preview } from '../preview.ts';
import type { Scene } from './job.ts';

/** What is said of an answer that is open now. */
export function foreseen(match: Scene, notation: string): Preview {
  const preview = match.open(match.asked).find((option) => option.notation === notation)?.preview ?? null;
  if (preview === null) throw new Error(`nothing is said of '${notation}'`);
  return preview;
}
