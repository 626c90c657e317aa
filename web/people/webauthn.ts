import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeySummary, SignedIn } from '#wire';
import { addPasskey, signInSigned, taskToAdd, taskToSign } from './api.ts';

/** Whether this browser uses passkeys at this address: they want a secure one, with a name. */
export function passkeysWork(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
}

/** The server says what to make; the browser checks it. */
export async function makePasskey(): Promise<PasskeySummary> {
  const { attempt, options } = await taskToAdd();
  return await addPasskey(attempt, await startRegistration({ optionsJSON: options }));
}

export async function signInWithPasskey(): Promise<SignedIn> {
  const { attempt, options } = await taskToSign();
  return await signInSigned(attempt, await startAuthentication({ optionsJSON: options }));
}

/** What became of a passkey that was not used: there is one already, or nobody touched it; null where it is something else. */
export function untouched(thrown: unknown): 'already' | 'cancelled' | null {
  if (thrown instanceof WebAuthnError && thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'already';
  if (thrown instanceof WebAuthnError) return 'cancelled';
  return thrown instanceof DOMException && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError') ? 'cancelled' : null;
}
