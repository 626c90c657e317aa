import { DESCRIPTIONS } from './rounds.ts';
import type { Result } from './run.ts';

/** Milliseconds after which everybody has to be back when servers are restarted one after the other. */
export const BACK_WITHIN = 2_000;

/** All that should not be, in words. */
export function faults({ lost, doubled, stuck, unverified, wrong, finished, verified, mishaps }: Result, backWithin = BACK_WITHIN): string[] {
  const rolling = mishaps.get('rolling')?.longest ?? 0;
  return [
    ...lost.map((text) => `LOST ${text}`),
    ...doubled.map((text) => `DOUBLED ${text}`),
    ...stuck.map((text) => `STUCK ${text}`),
    ...unverified.map((text) => `UNVERIFIED ${text}`),
    ...wrong.map((text) => `WRONG ${text}`),
    ...(finished === verified ? [] : [`UNVERIFIED ${finished} tables were finished, ${verified} records verified`]),
    ...(rolling <= backWithin ? [] : [`SLOW somebody was away for ${seconds(rolling)} during a rolling restart; ${seconds(backWithin)} is the limit`]),
  ];
}

export function report(result: Result): string {
  const { kind, rounds, mishaps, answers, others, lost, doubled, finished, stuck, verified, unverified } = result;
  const rows = [...mishaps].map(([mishap, { times, longest }]) => [String(times), DESCRIPTIONS[mishap], `everybody back within ${seconds(longest)}`] as const);
  const width = Math.max(...rows.map(([, says]) => says.length));
  const found = faults(result);
  return [
    `${kind}: ${rounds} rounds in ${Math.round(result.seconds)} s`,
    ...rows.map(([times, says, back]) => `  ${times.padStart(5)} × ${says.padEnd(width)}   ${back}`),
    ...result.leftOut.map((why) => `  LEFT OUT: ${why}`),
    `  ${answers} answers acknowledged (and ${others} other actions): ${lost.length} lost, ${doubled.length} doubled`,
    `  ${finished} tables finished, ${stuck.length} stuck; ${verified} records verified, ${unverified.length} not`,
    `  longest time until a client was back: ${seconds(Math.max(0, ...[...mishaps.values()].map(({ longest }) => longest)))}`,
    ...found.slice(0, 20).map((text) => `  ${text}`),
    ...(found.length > 20 ? [`  and ${found.length - 20} more`] : []),
  ].join('\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
