import type { RefusalCode } from '#wire';
import type { Budgets } from '../budgets.ts';
import { type Rate, SHARED_BY, WIDER_BY } from '../rate-limit.ts';
import type { Settings } from '../settings.ts';
import { MOST_ENTRIES } from '../tables/plan.ts';
import { MOST_UNREAD } from './line-stream.ts';
import { TOO_SLOW_CODE } from './socket.ts';

/** Frames and requests are small: an answer has a hundred bytes. */
export const LARGEST = 16_384;
export const LARGEST_RECORD = 1_000_000;

/** A limit that programs meet, as it is set here, and the code that says so. */
export interface Limit {
  readonly what: string;
  readonly limit: string;
  readonly code: RefusalCode | `${typeof TOO_SLOW_CODE}` | 'closed connection';
}

/** Every limit of a server, from what keeps it. */
export function limitsOf(budgets: Budgets, { newTablesPerHour, connectionsPerAddress, idle }: Settings): readonly Limit[] {
  const byPerson = (rate: Rate) => `${often(rate)}, by person; ${SHARED_BY} times that by address, ${SHARED_BY * WIDER_BY} times by network`;
  return [
    { what: 'requests', limit: byPerson(budgets.requests.rate), code: 'too-fast' },
    { what: 'files of the app', limit: `${often(budgets.files.rate)}, by address`, code: 'too-fast' },
    { what: 'actions and pings on a WebSocket', limit: often(budgets.actions), code: 'too-fast' },
    { what: 'taking, leaving and giving seats', limit: byPerson(budgets.seating.rate), code: 'too-fast' },
    { what: 'undo', limit: byPerson(budgets.undo.rate), code: 'too-fast' },
    { what: 'signing in by passkey or code, and asking for codes', limit: byPerson(budgets.signIn.rate), code: 'too-fast' },
    { what: 'coming to a table with `follow=steps` and `since`', limit: byPerson(budgets.telling.rate), code: 'too-fast' },
    { what: 'chat and pointing', limit: byPerson(budgets.talk.rate), code: 'too-fast' },
    {
      what: 'new tables, rematches, guests and tokens',
      limit: `${newTablesPerHour} an hour, by person; ${SHARED_BY} times that by address, ${SHARED_BY * WIDER_BY} times by network`,
      code: 'too-many',
    },
    {
      what: 'open sockets and streams',
      limit: `${connectionsPerAddress}, by person; ${SHARED_BY} times that by address, ${SHARED_BY * WIDER_BY} times by network`,
      code: 'too-many',
    },
    { what: 'entries at one table', limit: `${MOST_ENTRIES.toLocaleString('en')}, then only the match goes on`, code: 'too-many' },
    { what: 'a frame or a request', limit: `${size(LARGEST)}; a record to keep ${size(LARGEST_RECORD)}`, code: 'too-large' },
    { what: 'data you have not read', limit: `${size(MOST_UNREAD)}, then the stream says \`bye\` and the socket is closed`, code: `${TOO_SLOW_CODE}` },
    { what: 'a connection that says or reads nothing', limit: `${round(idle / 1000)} seconds`, code: 'closed connection' },
  ];
}

function often({ perSecond, atOnce }: Rate): string {
  const rate = perSecond >= 1 ? `${round(perSecond)} a second` : `1 in ${round(1 / perSecond)} seconds`;
  return `${rate}, ${Math.floor(atOnce)} at once`;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${round(bytes / 1_000_000)} MB`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
