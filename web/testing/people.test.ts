import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteOf } from '../../server/testing/sign-in.ts';
import { ServerHere, Stand } from './browser.ts';
import { misfits } from './lengths.ts';
import { seriousInAnyLight } from './serious.ts';
import { smallTargets } from './targets.ts';

const server = new ServerHere();
const stand = new Stand(server);

/** Somebody at an address with a name, which passkeys want. */
async function somebody(options: { readonly phone?: boolean } = {}): Promise<Page> {
  return stand.somebody({
    baseURL: siteOf(server.base),
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(options.phone === true ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
  });
}

/** A device that keeps passkeys, and whoever it belongs to touches it at once. */
interface Device {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

async function withAuthenticator(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  return { session, authenticatorId };
}

/** The passkeys of one device come to another, as those of an account of its maker do. */
async function synchronise(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials) await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

/** A guest with a name. */
async function come(page: Page, name: string): Promise<void> {
  await page.goto('/me');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const welcome = (page: Page, name: string) => page.getByRole('heading', { name: `Welcome back, ${name}` }).waitFor();

test('a guest adds a passkey, signs in with it on another device, and signs the first one out', async () => {
  const [ann, there] = await Promise.all([somebody(), somebody()]);
  const [laptop, phone] = await Promise.all([withAuthenticator(ann), withAuthenticator(there)]);
  await come(ann, 'Ann');
  await ann.getByText('Only on this device').waitFor();
  await ann.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await ann.getByText('1 passkey', { exact: true }).waitFor();

  // One that is there already is not made twice.
  await ann.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await ann.getByText('This device already has a passkey of yours.').waitFor();
  await ann.getByRole('button', { name: /^Rename the passkey/ }).click();
  await ann.getByRole('textbox', { name: 'Name of the passkey' }).fill('my laptop');
  await ann.getByRole('button', { name: 'Rename', exact: true }).click();
  await ann.getByRole('button', { name: 'Remove the passkey my laptop' }).waitFor();

  await synchronise(laptop, phone);
  await there.goto('/me');
  await there.getByRole('link', { name: 'I have been here before' }).click();
  await there.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await welcome(there, 'Ann');
  await there.getByRole('link', { name: 'To my page' }).click();
  await there.getByRole('heading', { level: 1, name: 'Ann' }).waitFor();
  expect(await there.locator('.devices .rows > li').count()).toBe(2);
  await there.getByRole('button', { name: /^Sign out: / }).click();
  await there.locator('.devices .rows > li').nth(1).waitFor({ state: 'detached' });
  await ann.reload();
  await ann.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();

  // A passkey that nobody knows any more opens nothing.
  await there.getByRole('button', { name: 'Remove the passkey my laptop' }).click();
  await there.getByRole('button', { name: 'Remove it' }).click();
  await there.getByText('Only on this device').waitFor();
  await ann.goto('/sign-in');
  await ann.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await ann.getByText('That passkey was not accepted. Try again.').waitFor();
});

test('a code links another device, codes on paper bring back whoever lost all, and the pages keep nobody out', async () => {
  const [ann, phone, lost] = await Promise.all([somebody(), somebody({ phone: true }), somebody()]);
  await withAuthenticator(ann);
  await come(ann, 'Ann');
  await ann.getByRole('button', { name: 'Show a code' }).click();
  const code = (await ann.locator('.link .code').textContent()) ?? '';
  await ann.getByRole('img', { name: 'QR code for another device' }).waitFor();
  expect(await seriousInAnyLight(ann)).toEqual([]);
  expect(await misfits(ann)).toEqual([]);

  // As the camera opens it: nothing happens before somebody says so.
  await phone.goto(`/sign-in#${code}`);
  expect(await phone.getByRole('textbox', { name: 'Code' }).inputValue()).toBe(code);
  expect(await seriousInAnyLight(phone)).toEqual([]);
  expect([await misfits(phone), await smallTargets(phone)]).toEqual([[], []]);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await welcome(phone, 'Ann');
  await ann.getByText('is signed in now', { exact: false }).waitFor();
  expect(await ann.locator('.devices .rows > li').count()).toBe(2);

  await ann.getByRole('button', { name: 'Make codes' }).click();
  const sheet = ann.getByRole('dialog', { name: 'Recovery codes' });
  await sheet.getByRole('listitem').first().waitFor();
  const codes = await sheet.getByRole('list').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await ann.emulateMedia({ colorScheme: 'light' });
  expect(await seriousInAnyLight(ann)).toEqual([]);
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await ann.getByText('10 codes left', { exact: false }).waitFor();

  await lost.goto('/sign-in');
  for (const [typed, said] of [
    ['ABCD-EFGH-JKMN-PQRS', 'This code is wrong, used or too old.'],
    [codes[0] ?? '', '9 recovery codes are left.'],
  ] as const) {
    await lost.getByRole('textbox', { name: 'Code' }).fill(typed);
    await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
    await lost.getByText(said, { exact: false }).waitFor();
  }
  await welcome(lost, 'Ann');

  await phone.emulateMedia({ colorScheme: 'light' });
  await phone.goto('/me');
  await phone.getByRole('heading', { level: 1, name: 'Ann' }).waitFor();
  expect(await seriousInAnyLight(phone)).toEqual([]);
  expect([await misfits(phone), await smallTargets(phone)]).toEqual([[], []]);
  await phone.setViewportSize({ width: 360, height: 740 });
  expect([await misfits(phone), await smallTargets(phone)]).toEqual([[], []]);

  await ann.getByRole('button', { name: 'Sign out everywhere' }).click();
  await ann.getByText('You come back with a passkey or a recovery code.').waitFor();
  await ann.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
  await ann.waitForURL((url) => url.pathname === '/');
  await phone.reload();
  await phone.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
});
