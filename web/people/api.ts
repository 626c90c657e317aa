import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type {
  Account,
  Friend,
  LinkCode,
  Luggage,
  LuggageRow,
  MyProfile,
  PasskeySummary,
  PastMatches,
  Profile,
  ProfileChange,
  SignedIn,
  TokenSummary,
} from '#wire';
import { call, me } from '../play/api.ts';

/** Who I am here, and where I am signed in. */
export interface Myself {
  readonly account: Account;
  readonly devices: readonly TokenSummary[];
}

/** Null where nobody knows me. */
export async function myself(): Promise<Myself | null> {
  if ((await me()) === null) return null;
  const [account, devices] = await Promise.all([call<Account>('GET', '/account'), devicesOf()]);
  return { account, devices };
}

export function devicesOf(): Promise<readonly TokenSummary[]> {
  return call('GET', '/tokens');
}

/** Forget where I am signed in, or a program. */
export async function endDevice(id: string): Promise<void> {
  await call('DELETE', `/tokens/${id}`);
}

export async function signOutHere(): Promise<void> {
  await call('DELETE', '/me');
}

export async function signOutEverywhere(): Promise<void> {
  await call('DELETE', '/tokens');
}

export function changeProfile(change: ProfileChange): Promise<MyProfile> {
  return call('PUT', '/profile', change);
}

export function personOf(id: string): Promise<Profile> {
  return call('GET', `/people/${id}`);
}

/** Which matches are looked for; what is empty may be anything. */
export interface Looked {
  readonly game: string;
  readonly result: string;
  readonly with: string;
  readonly after: number;
}

export function matchesOf(id: string, { game, result, with: others, after }: Looked): Promise<PastMatches> {
  const asked = Object.entries({ game, result, with: others, after: String(after) }).filter(([, value]) => value !== '');
  return call('GET', `/people/${id}/matches?${new URLSearchParams(asked)}`);
}

export function friends(): Promise<readonly Friend[]> {
  return call('GET', '/friends');
}

export function inviteFriend(): Promise<{ readonly code: string }> {
  return call('POST', '/friends', {});
}

export async function befriend(id: string, code?: string): Promise<void> {
  await call('PUT', `/friends/${id}`, code === undefined ? {} : { code });
}

export async function unfriend(id: string): Promise<void> {
  await call('DELETE', `/friends/${id}`);
}

export function luggage(): Promise<readonly LuggageRow[]> {
  return call('GET', '/luggage');
}

export function fromLuggage(id: string): Promise<Luggage> {
  return call('GET', `/luggage/${id}`);
}

export async function intoLuggage(id: string, game: Luggage): Promise<void> {
  await call('PUT', `/luggage/${id}`, game);
}

export async function outOfLuggage(id: string): Promise<void> {
  await call('DELETE', `/luggage/${id}`);
}

export async function deleteMe(): Promise<void> {
  await call('DELETE', '/account');
}

export function newRecoveryCodes(): Promise<{ readonly codes: readonly string[] }> {
  return call('POST', '/recovery', {});
}

export function newLinkCode(): Promise<LinkCode> {
  return call('POST', '/links', {});
}

export function renamePasskey(id: string, name: string): Promise<PasskeySummary> {
  return call('PUT', `/passkeys/${id}`, { name });
}

export async function removePasskey(id: string): Promise<void> {
  await call('DELETE', `/passkeys/${id}`);
}

/** What the server asks of a passkey. */
interface Task<O> {
  readonly attempt: string;
  readonly options: O;
}

export function taskToAdd(): Promise<Task<PublicKeyCredentialCreationOptionsJSON>> {
  return call('POST', '/passkeys/new', {});
}

export function addPasskey(attempt: string, credential: unknown): Promise<PasskeySummary> {
  return call('POST', '/passkeys', { attempt, credential });
}

export function taskToSign(): Promise<Task<PublicKeyCredentialRequestOptionsJSON>> {
  return call('POST', '/sign-in/new', {});
}

export function signInSigned(attempt: string, credential: unknown): Promise<SignedIn> {
  return call('POST', '/sign-in', { attempt, credential });
}

export function signInByCode(code: string): Promise<SignedIn> {
  return call('POST', '/sign-in/code', { code });
}
