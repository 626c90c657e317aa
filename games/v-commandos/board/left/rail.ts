import type { CommandoId } from '../../content/commandos.ts';
import type { Event } from '../../event.ts';

export type StepId = 'reinforcements' | 'movement' | 'fire' | 'end';
export const STEPS: readonly StepId[] = ['reinforcements', 'movement', 'fire', 'end'];

/** One line of a step of the Enemy Phase. */
export type Row =
  | Extract<Event, { kind: 'drawn' | 'enemies-move' | 'stealth' | 'fires' | 'follows' | 'alarm' | 'critical' }>
  | { readonly kind: 'fell'; readonly who: CommandoId };

/** What the enemies have done so far in the last Enemy Phase. */
export interface Rail {
  readonly turn: number;
  /** The step that is under way; null when all is done. */
  readonly now: StepId | null;
  readonly rows: Readonly<Record<StepId, readonly Row[]>>;
}

/** The last Enemy Phase in what has happened; null before the first. */
export function railOf(events: readonly Event[]): Rail | null {
  const begin = events.findLastIndex((event) => event.kind === 'enemy-step' && event.step === 'reinforcements');
  if (begin < 0) return null;
  const turn = events.slice(0, begin).findLast((event) => event.kind === 'turn')?.turn ?? 0;
  const rows: Record<StepId, Row[]> = { reinforcements: [], movement: [], fire: [], end: [] };
  let now: StepId | null = 'reinforcements';
  for (const event of events.slice(begin)) {
    if (event.kind === 'enemy-step') now = event.step;
    else if (event.kind === 'turn' || event.kind === 'column') now = null;
    if (now === null) break;
    switch (event.kind) {
      case 'drawn':
      case 'enemies-move':
      case 'stealth':
      case 'fires':
      case 'follows':
      case 'alarm':
      case 'critical':
        rows[now].push(event);
        break;
      case 'fallen':
        rows.end.push({ kind: 'fell', who: event.who });
        break;
      default:
    }
  }
  return { turn, now, rows };
}
