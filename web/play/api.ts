import type { ActionResult, CreatedTable, Invitation, NewGuest, NewTable, Person, RefusalBody, TableList, TableState } from '#wire';
import { dropInvite, keptInvite } from './invite.ts';

/** The server said no, or could not be reached (`offline`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: RefusalBody['code'] | 'offline';
  constructor(code: RefusalBody['code'] | 'offline', message: string) {
    super(message);
    this.code = code;
  }
}

export async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline', 'The server cannot be reached.');
  }
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) throw new ApiError('offline', 'The server cannot be reached.');
  const said: unknown = await response.json();
  if (!response.ok) {
    const { code, message } = said as RefusalBody;
    throw new ApiError(code, message);
  }
  return said as T;
}

export async function me(): Promise<Person | null> {
  return (await call<{ person: Person | null }>('GET', '/me')).person;
}

/** Come in, or be called something else from now on; `invited` by the link of a table, where people come by invitation alone. */
export async function welcome(name: string, invited: Pick<NewGuest, 'table' | 'link'> = {}): Promise<Person> {
  const { person } = await call<{ person: Person }>('POST', '/guests', { name, ...keptInvite(), ...invited });
  dropInvite();
  return person;
}

export function tables(): Promise<TableList> {
  return call('GET', '/tables');
}

export function createTable(table: Partial<NewTable> & { game: string }): Promise<CreatedTable> {
  return call('POST', '/tables', table);
}

/** Does this look like the link of a seat? */
export function isLink(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** A table as its address shows it, before anybody sits down, and what the link is good for. */
export function tableOf(
  id: string,
  link: string | null,
): Promise<{ readonly table: TableState; readonly match: unknown; readonly invitation: Invitation | null }> {
  return call('GET', `/tables/${id}`, undefined, link === null ? {} : { 'x-muster-link': link });
}

export function act(table: string, action: string, body: Readonly<Record<string, unknown>>): Promise<ActionResult> {
  return call('POST', `/tables/${table}/${action}`, { id: crypto.randomUUID(), ...body });
}

export function recordOfTable(id: string): Promise<unknown> {
  return call('GET', `/tables/${id}/record`);
}
