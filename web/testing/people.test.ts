import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { duel, playOut } from '../../server/testing/duel.ts';
import type { Guest } from '../../server/testing/guest.ts';
import { siteOf } from '../../server/testing/sign-in.ts';
import { ServerHere, Stand } from './browser.ts';
import { begin } from './every-screen.ts';
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

/** Somebody who has played a match to its end, with all that a browser needs to be them. */
async function veteran(): Promise<{ readonly page: Page; readonly ann: Guest; readonly ben: Guest }> {
  const { table, ann, ben } = await duel(server.base);
  await playOut(table, [ann, ben]);
  const page = await somebody();
  const [name = '', value = ''] = ann.cookie.split('=');
  await page.context().addCookies([{ name, value, url: siteOf(server.base) }]);
  return { page, ann, ben };
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
  await phone.goto('/me/account');
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

test('history, picture, settings and games come along, others see what they may, and who leaves is gone', async () => {
  const { page, ann } = await veteran();
  await begin(page, 'contact');
  await page.goto('/me');
  await page.getByText('1 game').waitFor();
  await page.getByRole('img', { name: /^Contra: won \d+%/ }).waitFor();
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.getByRole('link', { name: 'History' }).click();
  const rows = page.locator('.history .rows > li');
  await rows.getByText('Contra with Ben').waitFor();
  for (const [field, fill, count] of [
    ['With whom', 'nobody of that name', 0],
    ['With whom', 'be', 1],
  ] as const) {
    await page.getByRole('searchbox', { name: field }).fill(fill);
    await page.keyboard.press('Enter');
    if (count === 0) await page.getByText('No such game.').waitFor();
    else await rows.getByText('Contra with Ben').waitFor();
  }
  await page.getByRole('combobox', { name: 'Games' }).selectOption('contact');
  await page.getByText('No such game.').waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await seriousInAnyLight(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);

  const other = await somebody({ phone: true });
  await other.goto(`/people/${ann.person.id}`);
  await other.getByText('Keeps this private.').waitFor();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('radiogroup', { name: 'My statistics' }).getByRole('radio', { name: 'Everybody' }).check();
  await page.getByRole('button', { name: 'owl' }).click();
  await page.locator('.bar .avatar[src="/avatars/owl.svg"]').waitFor();
  await page.getByRole('button', { name: 'Take 1 game along' }).click();
  await page.getByText('All games you took along are here, too.').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await page.locator('.link .code').textContent()) ?? '';
  await other.reload();
  await other.getByRole('img', { name: /^Contra: won \d+%/ }).waitFor();
  expect(await seriousInAnyLight(other)).toEqual([]);
  expect([await misfits(other), await smallTargets(other)]).toEqual([[], []]);

  await other.goto(`/sign-in#${code}`);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await welcome(other, 'Ann');
  await other.locator('html[data-theme="dark"]').waitFor();
  await other.locator('.bar .avatar[src="/avatars/owl.svg"]').waitFor();
  await other.getByRole('link', { name: 'To my page' }).click();
  await other.getByRole('button', { name: 'Bring 1 game to this device' }).click();
  await other.getByText('All games you took along are here, too.').waitFor();
  await other.goto('/replays');
  await other.locator('a[href^="/local/"]').first().waitFor();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()]);
  const { account, tables, records, games } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect([account.person.name, tables.length, records.length, games.length]).toEqual(['Ann', 1, 1, 1]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete me' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await other.goto(`/people/${ann.person.id}`);
  await other.getByText('There is nobody by this address any more.').waitFor();
});

test('friends are made by a link, and after a game by asking', async () => {
  const { page, ann, ben } = await veteran();
  const his = await somebody({ phone: true });
  const [name = '', value = ''] = ben.cookie.split('=');
  await his.context().addCookies([{ name, value, url: siteOf(server.base) }]);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Ask Ben to be friends' }).click();
  await page.getByText('asked', { exact: true }).waitFor();
  await his.goto('/me');
  await his.getByText('would like to be friends').waitFor();
  expect(await seriousInAnyLight(his)).toEqual([]);
  expect([await misfits(his), await smallTargets(his)]).toEqual([[], []]);
  await his.getByRole('button', { name: 'Be friends with Ann' }).click();
  await his.getByText('would like to be friends').waitFor({ state: 'detached' });
  await his.getByRole('link', { name: 'Ann' }).click();
  await his.getByText('You are friends').waitFor();

  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/people/${ann.person.id}#`);
  const cyd = await somebody();
  await come(cyd, 'Cyd');
  await cyd.goto(link);
  await cyd.getByText('Ann invites you to be friends.').waitFor();
  await cyd.getByRole('button', { name: 'Be friends with Ann' }).click();
  await cyd.getByText('You are friends').waitFor();
  expect(await seriousInAnyLight(cyd)).toEqual([]);
  await cyd.getByRole('button', { name: 'No longer friends' }).click();
  await cyd.getByText('You are friends').waitFor({ state: 'detached' });
  await cyd.reload();
  await cyd.getByRole('button', { name: 'Be friends with Ann' }).click();
  await cyd.getByText('This invitation no longer works.', { exact: false }).waitFor();
});
