import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { MadePasskey, PasskeySummary, PasskeyTask, Person, SignedByPasskey } from '#wire';
import { refusal } from '../refusal.ts';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { intact, withSum } from '../storage/sums.ts';
import { hashOf } from '../tables/links.ts';
import type { Login } from '../tables/people.ts';
import { issue, redeem } from './tickets.ts';

/** So long somebody may take to touch their key, in milliseconds. */
export const ATTEMPT = 5 * 60_000;
/** As many as one person may have. */
const MOST = 20;
/** EdDSA, ES256 and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Where passkeys are good for: the name they are bound to, and the pages that may use them. */
export interface Site {
  readonly rpID: string;
  readonly origins: readonly string[];
}

/** The library that reads what authenticators say comes when somebody uses one. */
const webauthn = () => import('@simplewebauthn/server');

/** What the browser of somebody who is signed in is asked, to make a passkey. */
export async function askToAdd(store: Store, { person, token }: Login, { rpID }: Site): Promise<PasskeyTask> {
  const known = await keysOf(store, person.id);
  if (known.length >= MOST) throw refusal('too-many', `You have ${MOST} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Muster',
    rpID,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    timeout: ATTEMPT,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: listed(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const attempt = freshAttempt();
  // Only the session that asked may add it.
  await issue(store, attempt, { kind: 'add-passkey', person: person.id, about: `${token} ${options.challenge}`, expires: Date.now() + ATTEMPT });
  return { attempt, options: { ...options } };
}

/** A passkey that was made for this attempt of this session. */
export async function addPasskey(
  store: Store,
  { person, token }: Login,
  { rpID, origins }: Site,
  { attempt, name, credential }: { readonly attempt: string; readonly name: string; readonly credential: z.infer<typeof MadePasskey> },
): Promise<PasskeySummary> {
  const asked = await redeem(store, 'add-passkey', attempt);
  const [session, challenge = ''] = asked?.about.split(' ') ?? [];
  if (asked?.person !== person.id || session !== token) throw notAccepted();
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports: credential.response.transports ?? [] } },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause) => {
    throw notAccepted(cause);
  });
  if (!verified) throw notAccepted();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const now = Date.now();
  const row = withSum('passkeys', {
    id,
    person: person.id,
    name,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(),
    created: now,
    used: now,
  });
  const { numInsertedOrUpdatedRows } = await store.db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // It is somebody's already.
  if (numInsertedOrUpdatedRows === 0n) throw notAccepted();
  return summaryOf(row);
}

/** What the browser of somebody who wants to sign in is asked. */
export async function askToSign(store: Store, { rpID }: Site): Promise<PasskeyTask> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, timeout: ATTEMPT, userVerification: 'preferred' });
  const attempt = freshAttempt();
  await issue(store, attempt, { kind: 'use-passkey', person: null, about: options.challenge, expires: Date.now() + ATTEMPT });
  return { attempt, options: { ...options } };
}

/** The id of the person whose passkey has signed this attempt. */
export async function whoSigned(
  store: Store,
  { rpID, origins }: Site,
  { attempt, credential }: { readonly attempt: string; readonly credential: z.infer<typeof SignedByPasskey> },
): Promise<string> {
  const asked = await redeem(store, 'use-passkey', attempt);
  const found = await store.db.selectFrom('passkeys').where('id', '=', credential.id).selectAll().executeTakeFirst();
  if (asked === null || found === undefined) throw notAccepted();
  const row = intact('passkeys', found, 'This passkey');
  const { userHandle, ...response } = credential.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.person) throw notAccepted();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response },
    expectedChallenge: asked.about,
    expectedOrigin: [...origins],
    expectedRPID: rpID,
    credential: { id: row.id, publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
    requireUserVerification: false,
  }).catch((cause) => {
    throw notAccepted(cause);
  });
  if (!verified || !(await changed(store, row, { counter: authenticationInfo.newCounter, used: Date.now() }))) throw notAccepted();
  return row.person;
}

/** Those of a person, the oldest first. */
export async function passkeysOf(store: Pick<Store, 'db'>, person: string): Promise<PasskeySummary[]> {
  return (await keysOf(store, person)).map(summaryOf);
}

export async function renamePasskey(store: Store, person: Person, id: string, name: string): Promise<PasskeySummary> {
  const row = await keyOf(store, person, id);
  if (!(await changed(store, row, { name }))) throw refusal('not-now', 'It is being used. Try again.');
  return summaryOf({ ...row, name });
}

export async function removePasskey(store: Store, person: Person, id: string): Promise<void> {
  const row = await keyOf(store, person, id);
  await store.db.deleteFrom('passkeys').where('id', '=', row.id).execute();
}

async function keysOf({ db }: Pick<Store, 'db'>, person: string): Promise<Row<'passkeys'>[]> {
  const rows = await db.selectFrom('passkeys').where('person', '=', person).selectAll().orderBy('created').orderBy('id').execute();
  return rows.map((row) => intact('passkeys', row, 'A passkey'));
}

async function keyOf(store: Store, person: Person, id: string): Promise<Row<'passkeys'>> {
  const row = (await keysOf(store, person.id)).find((one) => nameOf(one.id) === id);
  if (row === undefined) throw refusal('not-found', 'You have no such passkey.');
  return row;
}

/** False where it was changed meanwhile. */
async function changed({ db }: Store, row: Row<'passkeys'>, change: Partial<Row<'passkeys'>>): Promise<boolean> {
  const { sum } = withSum('passkeys', { ...row, ...change });
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .where('id', '=', row.id)
    .where('sum', '=', row.sum)
    .set({ ...change, sum })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function summaryOf({ id, name, created, used }: Row<'passkeys'>): PasskeySummary {
  return { id: nameOf(id), name, created, used };
}

/** By which a passkey is named in lists. */
function nameOf(id: string): string {
  return hashOf(id).slice(0, 16);
}

function freshAttempt(): string {
  return randomBytes(32).toString('base64url');
}

function listed(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

function notAccepted(cause?: unknown) {
  return refusal('bad-passkey', 'This passkey was not accepted. Begin again.', cause === undefined ? {} : { cause });
}
