import type { RefusalCode } from '#wire';
import { FILES } from '../budgets.ts';
import type { Settings } from '../settings.ts';

/** A limit that programs meet, as it is set here, and the code that says so. */
export interface Limit {
  readonly what: string;
  readonly limit: string;
  readonly code: RefusalCode | '4008' | 'closed connection';
}

/** See `budgets.ts`, `connections.ts`, `line-stream.ts` and `server.ts`, which keep them. */
export function limitsOf({ requestsPerSecond, actionsPerSecond, newTablesPerHour, connectionsPerAddress, idle }: Settings): readonly Limit[] {
  const often = `${round(actionsPerSecond / 20)} a second each, ${round(actionsPerSecond * 1.5)} at once, by person`;
  return [
    { what: 'requests', limit: `${requestsPerSecond} a second, ${requestsPerSecond * 10} at once, by address`, code: 'too-fast' },
    { what: 'files of the app', limit: `${requestsPerSecond * FILES} a second, ${requestsPerSecond * FILES * 10} at once, by address`, code: 'too-fast' },
    { what: 'actions and pings on a WebSocket', limit: `${actionsPerSecond} a second, ${actionsPerSecond * 3} at once`, code: 'too-fast' },
    { what: 'taking, leaving and giving seats; undo; coming to a table with `follow=steps` and `since`', limit: often, code: 'too-fast' },
    { what: 'chat and pointing', limit: '1 in two seconds, 5 at once, by person', code: 'too-fast' },
    { what: 'new tables, rematches, guests and tokens', limit: `${newTablesPerHour} an hour, by address`, code: 'too-many' },
    { what: 'open sockets and streams', limit: `${connectionsPerAddress}, by address`, code: 'too-many' },
    { what: 'entries at one table', limit: '50,000, then only the match goes on', code: 'too-many' },
    { what: 'a frame or a request', limit: '16 kB; a record to keep 1 MB', code: 'too-large' },
    { what: 'data you have not read', limit: '1 MB, then the stream says `bye` and the socket is closed', code: '4008' },
    { what: 'a connection that says or reads nothing', limit: `${round(idle / 1000)} seconds`, code: 'closed connection' },
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
