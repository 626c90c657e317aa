import type { Account, PasskeySummary, PasskeyTask, RefusalBody, SignedIn } from '#wire';
import { Authenticator } from './authenticator.ts';
import { done } from './duel.ts';
import { Guest, type Reply } from './guest.ts';

/** The address a test's server has in a browser: passkeys want a name. */
export function siteOf(base: string): string {
  return base.replace('127.0.0.1', 'localhost');
}

/** Somebody with a browser that keeps nothing yet. */
export function nobody(base: string): Guest {
  return new Guest(base, { id: '', name: '' }, '');
}

export const account = (guest: Guest): Promise<Account> => done(guest.get<Account>('/account'));

/** A guest becomes a person. */
export async function withPasskey(guest: Guest, name = 'phone'): Promise<{ readonly key: Authenticator; readonly added: PasskeySummary }> {
  const key = new Authenticator(guest.base);
  const task = await done(guest.post<PasskeyTask>('/passkeys/new', {}));
  const added = await done(guest.post<PasskeySummary>('/passkeys', { attempt: task.attempt, name, credential: key.make(task) }));
  return { key, added };
}

/** Whoever has this passkey comes in somewhere else. */
export async function signInBy(base: string, key: Authenticator): Promise<Reply<SignedIn & RefusalBody>> {
  const browser = nobody(base);
  const task = await done(browser.post<PasskeyTask>('/sign-in/new', {}));
  return browser.post('/sign-in', { attempt: task.attempt, credential: key.sign(task) });
}

/** The browser that was signed in by a reply. */
export function signedIn(base: string, { body, headers }: Reply<SignedIn>): Guest {
  return new Guest(base, body.person, headers.get('set-cookie')?.split(';')[0] ?? '');
}
